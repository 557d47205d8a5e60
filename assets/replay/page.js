"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const at = (id) => document.getElementById(id);
  const picture = at("picture"), where = at("where"), live = at("live"), play = at("play");
  const turns = [...at("turns").children], steps = data.steps, last = steps.length - 1;
  const { tile, columns, sheetRows } = data;
  let here = 0, timer = 0, sheets = null;

  // which tile lies where, step by step: each step says what differs from the one before
  const maps = [];
  let map = [];
  for (const { width, height, runs } of steps) {
    const count = Math.ceil(width / tile) * Math.ceil(height / tile);
    map = map.length === count ? map.slice() : new Array(count).fill(-1);
    for (let n = 0; n < runs.length; n += 3)
      for (let k = 0; k < runs[n + 2]; k++) map[runs[n] + k] = runs[n + 1] + k;
    maps.push(map);
  }

  function draw() {
    const { width, height, alt } = steps[here];
    picture.setAttribute("aria-label", alt);
    if (!sheets) return;
    // as high as the highest, so that nothing below it moves
    picture.width = width;
    picture.height = data.height;
    const brush = picture.getContext("2d"), across = Math.ceil(width / tile), inSheet = columns * sheetRows;
    brush.fillStyle = data.ground;
    brush.fillRect(0, 0, width, data.height);
    const top = Math.floor((data.height - height) / 2);
    maps[here].forEach((number, place) => {
      const left = place % across * tile, down = Math.floor(place / across) * tile, within = number % inSheet;
      const wide = Math.min(tile, width - left), high = Math.min(tile, height - down);
      brush.drawImage(sheets[Math.floor(number / inSheet)],
        within % columns * tile, Math.floor(within / columns) * tile, wide, high, left, top + down, wide, high);
    });
  }

  function show(step, { isSpoken = true } = {}) {
    here = Math.max(0, Math.min(last, step));
    const now = turns[here], title = now.querySelector("h3").textContent;
    at("title").textContent = title;
    at("step").textContent = data.say.step.replace("{0}", here).replace("{1}", last);
    at("told").replaceChildren(...[...now.querySelectorAll("p")].map((line) => line.cloneNode(true)));
    at("text").textContent = steps[here].text;
    turns.forEach((turn, n) => n === here ? turn.setAttribute("aria-current", "step") : turn.removeAttribute("aria-current"));
    where.value = here;
    where.setAttribute("aria-valuetext", title);
    for (const id of ["first", "back"]) at(id).setAttribute("aria-disabled", here === 0);
    for (const id of ["next", "end"]) at(id).setAttribute("aria-disabled", here === last);
    if (isSpoken) live.textContent = timer ? title : `${title}. ${at("told").textContent}`;
    try {
      history.replaceState(null, "", `#${here}`);
    } catch { /* where the file has an address of its app's own, it may not be changed */ }
    draw();
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    play.classList.remove("playing");
    for (const name of ["aria-label", "title"]) play.setAttribute(name, data.say.play);
  }

  function go(step) {
    stop();
    show(step);
  }

  function advance() {
    if (here === last) return stop();
    show(here + 1);
    timer = here === last ? 0 : setTimeout(advance, Math.min(8000, 1500 + 35 * at("told").textContent.length));
    if (!timer) stop();
  }

  function toggle() {
    if (timer) return stop();
    if (here === last) show(0);
    play.classList.add("playing");
    for (const name of ["aria-label", "title"]) play.setAttribute(name, data.say.pause);
    timer = setTimeout(advance, 800);
  }

  const moves = { first: () => go(0), back: () => go(here - 1), next: () => go(here + 1), end: () => go(last), play: toggle };
  for (const id of Object.keys(moves)) at(id).addEventListener("click", moves[id]);
  where.addEventListener("input", () => go(Number(where.value)));
  turns.forEach((turn, n) => {
    const title = turn.querySelector("h3"), button = document.createElement("button");
    button.type = "button";
    button.textContent = title.textContent;
    button.addEventListener("click", () => { go(n); scrollTo({ top: 0 }); });
    title.replaceChildren(button);
  });
  at("whole").open = matchMedia("(min-width: 1000px)").matches;

  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "end", " ": "play" };
  addEventListener("keydown", (event) => {
    const move = keys[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey || event.target === where) return;
    if (event.key === " " && event.target.closest("button, summary")) return;
    event.preventDefault();
    moves[move]();
  });

  let from = null;
  const board = at("board");
  board.addEventListener("touchstart", (event) => {
    from = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  board.addEventListener("touchend", (event) => {
    const to = event.changedTouches[0];
    if (!from || visualViewport && visualViewport.scale > 1.05) return;
    const across = to.clientX - from.clientX, down = to.clientY - from.clientY;
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) go(here + (across < 0 ? 1 : -1));
    from = null;
  });
  addEventListener("hashchange", () => /^#\d+$/.test(location.hash) && go(Number(location.hash.slice(1))));

  show(/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : 0, { isSpoken: false });
  Promise.all(data.sheets.map((source) => {
    const sheet = new Image();
    sheet.src = source;
    return sheet.decode().then(() => sheet);
  })).then((found) => {
    sheets = found;
    draw();
    document.documentElement.dataset.ready = "";
  }, () => { at("words").open = true; });
})();
