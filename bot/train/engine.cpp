// Self-play for training: the rules, today's player, a small network, and the bot's levels, compiled for speed.
//
// `civ train` compiles and runs this; nothing that plays imports it. The rules in `bot/games/civ/rules` decide, and
// `civ train check` compares every legal set, result, certain win and value of this copy with them, and what the expert
// does. One thing is left out: nobody here remembers cards that were seen, as the bot's *normal* and *expert* do.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <algorithm>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;
typedef uint8_t u8;
typedef uint64_t u64;

enum { M, R, E, S, C, U };
enum { KEEP, TAKE, SACRIFICE, PLAY_, DISCARD, SCRAP, RECALL, SALVAGE, ATTACK, GIVE, USE, COPY, INQUIRE, EMBARGO, DEMOCRACY, SKIP, END_ };
const char *WORD[] = {"keep", "take", "sacrifice", "play", "discard", "scrap", "recall", "salvage", "attack", "give", "use", "copy", "inquire", "embargo", "democracy", "skip", "end"};
const char *KIND[] = {"M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3"};
const int DOM[] = {0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5};
const int AGE[] = {0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 2};
const int SUPPLY[] = {8, 8, 4, 8, 8, 4, 4, 8, 4, 8, 8, 4, 4, 8, 16};
const int FIRST[] = {0, 3, 5, 8, 11, 14, 15};
const int LV1[] = {0, 0, 3, 3, 2}, LV2[] = {0, 0, 5, 5, 4}, HEG[] = {0, 0, 8, 7, 7}, LIMIT[] = {3, 5, 7};
enum { PH_KEEP, PH_TAKE, PH_PLAY, PH_EFFECTS, PH_CHOOSE, PH_OVER };

struct Rng {
    u64 s;
    explicit Rng(u64 seed) : s(seed * 0x9E3779B97F4A7C15ull + 0x1234567) { for (int i = 0; i < 8; i++) next(); }
    u64 next() { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s * 2685821657736338717ull; }
    double real() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
    int below(int n) { return int(real() * n); }
};

// Python's `Random(seed)`: the expert draws from it, so that both copies deal the same
struct PythonRng {
    uint32_t mt[624]; int at = 624;
    explicit PythonRng(u64 seed) {
        uint32_t words[2] = {uint32_t(seed), uint32_t(seed >> 32)}; int n = words[1] ? 2 : 1;
        mt[0] = 19650218u; for (int i = 1; i < 624; i++) mt[i] = 1812433253u * (mt[i - 1] ^ (mt[i - 1] >> 30)) + i;
        int i = 1, j = 0;
        for (int k = 624; k; k--) {
            mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30)) * 1664525u)) + words[j] + j;
            if (++i >= 624) mt[0] = mt[623], i = 1;
            if (++j >= n) j = 0;
        }
        for (int k = 623; k; k--) {
            mt[i] = (mt[i] ^ ((mt[i - 1] ^ (mt[i - 1] >> 30)) * 1566083941u)) - i;
            if (++i >= 624) mt[0] = mt[623], i = 1;
        }
        mt[0] = 0x80000000u;
    }
    uint32_t next() {
        if (at == 624) {
            for (int k = 0; k < 624; k++) {
                uint32_t y = (mt[k] & 0x80000000u) | (mt[(k + 1) % 624] & 0x7fffffffu);
                mt[k] = mt[(k + 397) % 624] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0);
            }
            at = 0;
        }
        uint32_t y = mt[at++];
        y ^= y >> 11; y ^= (y << 7) & 0x9d2c5680u; y ^= (y << 15) & 0xefc60000u; return y ^ (y >> 18);
    }
    double real() { uint32_t a = next() >> 5, b = next() >> 6; return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0); }
    int below(int n) { return int(real() * n); }
};

struct Act { u8 word; int8_t kind = -1, target = -1, domain = -1, level = -1; };
static string text(const Act &a) {
    string t = WORD[a.word];
    if (a.kind >= 0) return t + " " + KIND[a.kind];
    if (a.word == COPY) return t + " " + to_string(a.target) + " " + "MRESCU"[a.domain] + " " + to_string(a.level);
    if (a.word == USE) return t + " " + "MRESCU"[a.domain] + " " + to_string(a.level);
    if (a.word == INQUIRE) return t + " " + to_string(a.target);
    if (a.word == EMBARGO || a.word == DEMOCRACY) return t + " " + to_string(a.target) + " " + "MRESCU"[a.domain];
    return t;
}

struct Pos {
    u8 n, teams, immediate, first;
    int16_t cap, turns;
    u8 phase;
    int8_t turn, target, held, cby, cseat, cdom, clev;  // cby -1: no coin
    u8 npile, drawn;
    u8 perm, sac;  // bits by domain
    u8 nowed, owed[48];
    u8 hand[4][15], area[4][15], col[4][6], disc[15], emb[4][6][3], dem[4][6], hsize[4], asize[4], dsize;
    u8 winners;  // bits by seat, once over
    u8 pile[104];
};
typedef vector<Act> Acts;

static int lvl(const Pos &p, int c) { return c >= LV2[p.n] ? 2 : c >= LV1[p.n] ? 1 : 0; }
static bool culture(const Pos &p, int s) {
    for (int o = 0; o < p.n; o++) if (o != s && p.col[o][C] >= p.col[s][C]) return false;
    return p.col[s][C] > 0;
}
static bool forbidden(const Pos &p, int s, int d) { return p.emb[s][d][0] | p.emb[s][d][1] | p.emb[s][d][2]; }
static int limit(const Pos &p, int s) {
    int l = lvl(p, p.col[s][R]);
    if (p.cby == s && p.turn == s && p.cdom == R && (p.perm >> C & 1)) l = max(l, min<int>(p.clev, lvl(p, p.col[p.cseat][R])));
    return LIMIT[l];
}
static bool hegemony(const Pos &p, int s) {
    for (int d = 0; d < 6; d++) if (p.col[s][d] >= HEG[p.n] + p.dem[s][d]) return true;
    return false;
}
static int side(const Pos &p, int s) { return p.teams ? s & 1 : s; }
static int nsides(const Pos &p) { return p.teams ? 2 : p.n; }
static u8 by_points(const Pos &p, int *pts) {
    int ns = nsides(p);
    for (int i = 0; i < ns; i++) pts[i] = 0;
    for (int d = 0; d < 6; d++) {
        int most = 0; bool has[4] = {};
        for (int s = 0; s < p.n; s++) most = max<int>(most, p.col[s][d]);
        if (!most) continue;
        for (int s = 0; s < p.n; s++) if (p.col[s][d] == most) has[side(p, s)] = true;
        for (int i = 0; i < ns; i++) pts[i] += has[i];
    }
    int best = 0; u8 tied = 0;
    for (int i = 0; i < ns; i++) best = max(best, pts[i]);
    for (int i = 0; i < ns; i++) if (pts[i] == best) tied |= 1 << i;
    static const int ORDER[] = {U, C, S, E, R, M};
    for (int d : ORDER) {
        int sum[4] = {}, top = -1;
        for (int s = 0; s < p.n; s++) sum[side(p, s)] += p.col[s][d];
        for (int i = 0; i < ns; i++) if (tied >> i & 1) top = max(top, sum[i]);
        for (int i = 0; i < ns; i++) if ((tied >> i & 1) && sum[i] < top) tied &= ~(1 << i);
    }
    u8 won = 0;
    for (int s = 0; s < p.n; s++) if (tied >> side(p, s) & 1) won |= 1 << s;
    return won;
}
static void finish(Pos &p, u8 winners) { p.winners = winners; p.phase = PH_OVER; p.turn = -1; p.nowed = 0; p.target = -1; }
static u8 side_bits(const Pos &p, int s) { return p.teams ? (s & 1 ? 0b1010 : 0b0101) : 1 << s; }

static int playable(const Pos &p, int s, const u8 *bag) {
    int n = 0;
    for (int k = 0; k < 15; k++) if (bag[k] && !forbidden(p, s, DOM[k])) n += bag[k];
    return n;
}
static bool resolvable(const Pos &p, int s, int d, int l) {
    switch (d) {
        case M: return p.hsize[s] >= l;
        case R: return true;
        case E: return p.asize[s] >= l && playable(p, s, p.hand[s]) >= l;
        case S: return p.asize[s] >= l && playable(p, s, p.hand[s]) + min(l, playable(p, s, p.area[s])) >= l;
        case U: return p.dsize >= l;
    }
    return false;
}
static void cards(Acts &a, int word, const u8 *bag) { for (int k = 0; k < 15; k++) if (bag[k]) a.push_back({u8(word), int8_t(k)}); }

static void legal(const Pos &p, Acts &a) {
    a.clear();
    int s = p.turn;
    if (p.phase == PH_PLAY || (p.phase == PH_CHOOSE && p.owed[0] == PLAY_)) {
        for (int k = 0; k < 15; k++) if (p.hand[s][k] && !forbidden(p, s, DOM[k])) a.push_back({PLAY_, int8_t(k)});
        if (a.empty() && p.phase == PH_PLAY) a.push_back({SKIP});
    } else if (p.phase == PH_TAKE) {
        cards(a, TAKE, p.disc);  // the centre lies in `disc` during the draft
    } else if (p.phase == PH_EFFECTS) {
        bool others = false;
        for (int o = 0; o < p.n; o++) if (o != s && p.asize[o]) others = true;
        for (int k = 0; k < 15; k++) {
            int d = DOM[k];
            if (!p.area[s][k] || d == C || (p.sac >> d & 1)) continue;
            if (d == M && p.asize[s] < 2) continue;
            if ((d == E || d == U) && !others) continue;
            a.push_back({SACRIFICE, int8_t(k)});
        }
        for (int d : {M, E, S, U}) {
            if (p.perm >> d & 1) continue;
            int l = lvl(p, p.col[s][d]);
            for (int i = 1; i <= l; i++) if (resolvable(p, s, d, i)) a.push_back({USE, -1, -1, int8_t(d), int8_t(i)});
        }
        a.push_back({END_});
        if (p.col[s][C] && !(p.perm >> C & 1) && culture(p, s))
            for (int i = 1; i < p.n; i++) {
                int o = (s + i) % p.n;
                for (int d : {M, R, E, S, U}) {
                    if (p.perm >> d & 1) continue;
                    int mine = lvl(p, p.col[s][d]), theirs = lvl(p, p.col[o][d]);
                    for (int l = mine + 1; l <= theirs; l++) if (resolvable(p, s, d, l)) a.push_back({COPY, -1, int8_t(o), int8_t(d), int8_t(l)});
                }
            }
    } else if (p.phase == PH_CHOOSE) {
        int w = p.owed[0];
        switch (w) {
            case DISCARD: case GIVE: cards(a, w, p.hand[s]); break;
            case SCRAP: case ATTACK: cards(a, w, p.area[s]); break;
            case SALVAGE: cards(a, w, p.disc); break;
            case RECALL: {
                int more = -1, plays = 0;
                for (int i = 0; i < p.nowed; i++) { more += p.owed[i] == RECALL; plays += p.owed[i] == PLAY_; }
                int hp = playable(p, s, p.hand[s]), ap = playable(p, s, p.area[s]);
                for (int k = 0; k < 15; k++) if (p.area[s][k]) {
                    int ok = !forbidden(p, s, DOM[k]);
                    if (hp + ok + min(more, ap - ok) >= plays) a.push_back({RECALL, int8_t(k)});
                }
                break;
            }
            case INQUIRE: for (int i = 1; i < p.n; i++) a.push_back({INQUIRE, -1, int8_t((s + i) % p.n)}); break;
            case EMBARGO: case DEMOCRACY:
                for (int i = 1; i < p.n; i++) { int o = (s + i) % p.n; for (int d = 0; d < 6; d++) if (p.col[o][d]) a.push_back({u8(w), -1, int8_t(o), int8_t(d)}); }
        }
    }
}

static void draw(Pos &p, int s, int want) {
    for (; want > 0 && p.drawn < p.npile; want--) { p.hand[s][p.pile[p.drawn++]]++; p.hsize[s]++; }
}
static void shift(Pos &p) {
    memmove(p.owed, p.owed + 1, sizeof p.owed - 1);
    if (!--p.nowed) { p.phase = PH_EFFECTS; p.target = -1; }
}
static void owe(Pos &p, int w, int times = 1) { while (times-- > 0) p.owed[p.nowed++] = w; }
static void begin(Pos &p, int s, int d, int l) {
    if (l == 0) {
        if (d == M) owe(p, ATTACK);
        if (d == R) owe(p, INQUIRE);
        if (d == E) owe(p, EMBARGO);
        if (d == U) owe(p, DEMOCRACY);
        if (d == S) { int before = p.drawn; draw(p, s, 5); owe(p, DISCARD, p.drawn - before); }
    } else {
        if (d == M) owe(p, DISCARD, l);
        if (d == E) { owe(p, SCRAP, l); owe(p, PLAY_, l); }
        if (d == S) { owe(p, RECALL, l); owe(p, PLAY_, l); }
        if (d == U) owe(p, SALVAGE, l);
    }
    if (p.nowed) p.phase = PH_CHOOSE;
}
static void in_area(Pos &p, int s, int k) { p.area[s][k]++; p.col[s][DOM[k]]++; p.asize[s]++; }
static void out_area(Pos &p, int s, int k) { p.area[s][k]--; p.col[s][DOM[k]]--; p.asize[s]--; }
static void to_disc(Pos &p, int k) { p.disc[k]++; p.dsize++; }
static bool ends_game(const Pos &p, int s) { return (s + 1) % p.n == p.first; }

static void step(Pos &p, const Act &a) {
    int s = p.turn, k = a.kind;
    switch (a.word) {
        case TAKE:
            p.disc[k]--; in_area(p, s, k);
            if (s == p.first) p.phase = PH_PLAY; else p.turn = (s + p.n - 1) % p.n;
            return;
        case PLAY_:
            p.hand[s][k]--; p.hsize[s]--; in_area(p, s, k);
            if (p.phase == PH_PLAY) p.phase = PH_EFFECTS; else shift(p);
            if (p.immediate && hegemony(p, s)) finish(p, side_bits(p, s));
            break;
        case SKIP: p.phase = PH_EFFECTS; break;
        case DISCARD: p.hand[s][k]--; p.hsize[s]--; to_disc(p, k); shift(p); break;
        case GIVE: p.hand[s][k]--; p.hsize[s]--; p.hand[p.target][k]++; p.hsize[p.target]++; shift(p); break;
        case SCRAP: out_area(p, s, k); to_disc(p, k); shift(p); break;
        case RECALL: out_area(p, s, k); p.hand[s][k]++; p.hsize[s]++; shift(p); break;
        case SALVAGE: p.disc[k]--; p.dsize--; p.hand[s][k]++; p.hsize[s]++; shift(p); break;
        case ATTACK:
            out_area(p, s, k); to_disc(p, k); shift(p);
            for (int o = 0; o < p.n; o++) if (o != s && p.col[o][DOM[k]])
                for (int j = FIRST[DOM[k]]; j < FIRST[DOM[k] + 1]; j++) if (p.area[o][j]) { out_area(p, o, j); to_disc(p, j); break; }
            break;
        case USE: p.perm |= 1 << a.domain; begin(p, s, a.domain, a.level); break;
        case COPY:
            p.perm |= 1 << a.domain | 1 << C; p.cby = s; p.cseat = a.target; p.cdom = a.domain; p.clev = a.level;
            begin(p, s, a.domain, a.level); break;
        case SACRIFICE: {
            int d = DOM[k]; out_area(p, s, k); p.sac |= 1 << d;
            if (d == E || d == U) p.held = k; else to_disc(p, k);
            begin(p, s, d, 0); break;
        }
        case INQUIRE: {
            int t = a.target, taken = p.hsize[t];
            for (int j = 0; j < 15; j++) { p.hand[s][j] += p.hand[t][j]; p.hand[t][j] = 0; }
            p.hsize[s] += taken; p.hsize[t] = 0;
            owe(p, GIVE, taken); p.target = t; shift(p); break;
        }
        case EMBARGO: p.emb[int(a.target)][int(a.domain)][AGE[int(p.held)]]++; p.held = -1; shift(p); break;
        case DEMOCRACY: p.dem[int(a.target)][int(a.domain)]++; p.held = -1; shift(p); break;
        case END_:
            draw(p, s, limit(p, s) - p.hsize[s]);
            for (int d = 0; d < 6; d++) for (int g = 0; g < 3; g++) { p.disc[FIRST[E] + g] += p.emb[s][d][g]; p.dsize += p.emb[s][d][g]; p.emb[s][d][g] = 0; }
            p.turns++;
            if (hegemony(p, s)) { finish(p, side_bits(p, s)); return; }
            int pts[4];
            if (p.drawn == p.npile && ends_game(p, s)) finish(p, by_points(p, pts));
            else if (p.cap > 0 && p.turns >= p.cap) finish(p, by_points(p, pts));
            else { p.turn = (s + 1) % p.n; p.phase = PH_PLAY; p.perm = p.sac = 0; }
            return;
    }
    if (p.cby >= 0 && !culture(p, p.cby)) p.cby = -1, p.cseat = p.cdom = p.clev = 0;
}

static double LIKING[] = {0.3, 0.4, 0.2, 0.5, 0.1, 0.2};
static Pos deal(Rng &r, int n, bool teams, bool draft) {
    Pos p; memset(&p, 0, sizeof p);
    p.n = n; p.teams = teams; p.cap = 300; p.held = p.target = p.cby = -1;
    for (int age = 0; age < 3; age++) {
        vector<int> c;
        for (int k = 0; k < 15; k++) if (AGE[k] == age) for (int i = 0; i < SUPPLY[k]; i++) c.push_back(k);
        for (int i = c.size() - 1; i > 0; i--) swap(c[i], c[r.below(i + 1)]);
        for (size_t i = n < 4 ? 3 : 0; i < c.size(); i++) p.pile[p.npile++] = c[i];
    }
    p.first = r.below(n);
    int each = draft ? 4 : 3;
    for (int i = 0; i < n; i++) { int s = (p.first + i) % n; draw(p, s, each); }
    p.turn = p.first; p.phase = PH_PLAY;
    if (draft) {
        u8 pack[4][15], kept[4][15]; memcpy(pack, p.hand, sizeof pack); memset(kept, 0, sizeof kept);
        for (int round = 0; round < 3; round++) {
            for (int s = 0; s < n; s++) {
                int best = -1; double bv = -1;
                for (int k = 0; k < 15; k++) if (pack[s][k]) {
                    double v = LIKING[DOM[k]] + r.real() * 0.3;
                    for (int j = FIRST[DOM[k]]; j < FIRST[DOM[k] + 1]; j++) v += kept[s][j];
                    if (v > bv) bv = v, best = k;
                }
                pack[s][best]--; kept[s][best]++;
            }
            u8 next[4][15];
            for (int s = 0; s < n; s++) memcpy(next[s], pack[(s + n - 1) % n], 15);
            memcpy(pack, next, sizeof pack);
        }
        memcpy(p.hand, kept, sizeof kept);
        for (int s = 0; s < n; s++) { p.hsize[s] = 3; for (int k = 0; k < 15; k++) p.disc[k] += pack[s][k]; }
        p.phase = PH_TAKE; p.turn = (p.first + n - 1) % n;
        while (p.phase == PH_TAKE) {
            int s = p.turn, best = -1; double bv = -1;
            for (int k = 0; k < 15; k++) if (p.disc[k]) {
                double v = LIKING[DOM[k]] + r.real() * 0.3;
                for (int j = FIRST[DOM[k]]; j < FIRST[DOM[k] + 1]; j++) v += p.hand[s][j];
                if (v > bv) bv = v, best = k;
            }
            step(p, {TAKE, int8_t(best)});
        }
    }
    return p;
}

// what the viewer cannot see, dealt again, in the order of `determinization.py`
template <class Chance> static Pos redeal(const Pos &o, int me, Chance &r) {
    Pos p = o;
    vector<int> hid[3];
    for (int k = 0; k < 15; k++) {
        int left = SUPPLY[k] - p.hand[me][k] - p.disc[k] - (p.held == k);
        for (int s = 0; s < p.n; s++) left -= p.area[s][k];
        for (int s = 0; s < p.n; s++) for (int d = 0; d < 6; d++) {
            if (k == 14) left -= p.dem[s][d];
            if (DOM[k] == E) left -= p.emb[s][d][k - FIRST[E]];
        }
        for (int i = 0; i < left; i++) hid[AGE[k]].push_back(k);
    }
    for (auto &c : hid) for (int i = int(c.size()) - 1; i > 0; i--) swap(c[i], c[r.below(i + 1)]);
    for (int s = 0; s < p.n; s++) if (s != me) {
        u8 h[15] = {};
        for (int k = 0; k < 15; k++) for (int i = 0; i < p.hand[s][k]; i++) { auto &c = hid[AGE[k]]; h[c.back()]++; c.pop_back(); }
        memcpy(p.hand[s], h, 15);
    }
    for (int i = p.drawn; i < p.npile; i++) { auto &c = hid[AGE[p.pile[i]]]; p.pile[i] = c.back(); c.pop_back(); }
    return p;
}

// ---------------------------------------------------------------- today's evaluation, and what the network reads

const double FAR = 400.0;
static double pace_of(double t) { double i = 1 / t; i *= i; return i * i; }
struct Prospects {
    int me, un[15]; double rates[6], left[6], backs[4][6];
    Prospects(const Pos &p, int me) : me(me) {
        int pool[3][6] = {}, sum[3] = {}, pl[3] = {};
        for (int k = 0; k < 15; k++) un[k] = SUPPLY[k] - p.hand[me][k] - p.disc[k];
        for (int s = 0; s < p.n; s++) for (int k = 0; k < 15; k++) un[k] -= p.area[s][k];
        for (int s = 0; s < p.n; s++) for (int d = 0; d < 6; d++) { un[14] -= p.dem[s][d]; for (int g = 0; g < 3; g++) un[FIRST[E] + g] -= p.emb[s][d][g]; }
        for (int k = 0; k < 15; k++) { pool[AGE[k]][DOM[k]] += un[k]; sum[AGE[k]] += un[k]; }
        for (int i = p.drawn; i < p.npile; i++) pl[AGE[p.pile[i]]]++;
        double ahead = max(1.0, min(8.0 * p.n, double(p.npile - p.drawn))), rest = ahead;
        for (int d = 0; d < 6; d++) rates[d] = left[d] = 0;
        for (int g = 0; g < 3; g++) {
            double taken = min(double(pl[g]), rest); rest -= taken;
            for (int d = 0; d < 6; d++) { rates[d] += sum[g] ? taken / ahead * pool[g][d] / sum[g] : 0.0; left[d] += pool[g][d]; }
        }
        for (int s = 0; s < p.n; s++) {
            for (int d = 0; d < 6; d++) backs[s][d] = 0;
            for (int g = 0; g < 3; g++) {
                int b = 0;
                for (int k = 0; k < 15; k++) if (AGE[k] == g) b += p.hand[s][k];
                for (int d = 0; d < 6; d++) for (int i = 0; i < b; i++) backs[s][d] += pool[g][d] / double(max(sum[g], 1));
            }
        }
    }
    void turns(const Pos &p, int s, double *out) const {
        int l[6]; for (int d = 0; d < 6; d++) l[d] = lvl(p, p.col[s][d]);
        int played = l[E] + l[S], fetched = l[U];
        double draws = 1.0; draws += 0.5 * l[M]; draws += 0.6 * l[E]; draws += 0.25 * l[S];
        double plays = 1 + 0.5 * played, hand[6];
        if (s == me) {
            int missing = max(0, limit(p, s) - p.hsize[s]);
            for (int d = 0; d < 6; d++) hand[d] = rates[d] * missing;
            for (int k = 0; k < 15; k++) hand[DOM[k]] += p.hand[s][k];
        } else {
            double known = 0; for (int d = 0; d < 6; d++) known += backs[s][d];
            double factor = 1.3 * (known != 0 ? p.hsize[s] / known : 0), more = 0.5 * max(0, LIMIT[l[R]] - p.hsize[s]);
            for (int d = 0; d < 6; d++) hand[d] = backs[s][d] * factor + more * rates[d];
        }
        double early = s == me ? 0.0 : 0.4;
        for (int d = 0; d < 6; d++) {
            int missing = HEG[p.n] - p.col[s][d] + p.dem[s][d];
            double t = missing / plays, wanted = missing - hand[d];
            if (wanted > 0) {
                double arriving = draws * rates[d];
                bool there = false; for (int k = FIRST[d]; k < FIRST[d + 1]; k++) there |= p.disc[k] > 0;
                if (fetched && there) arriving += 0.5 * fetched;
                if (wanted > left[d] + 0.5 || arriving <= 0) {
                    out[d] = FAR;
                    // another may hold all that is missing
                    if (s != me) {
                        double tt = max(t - early, 0.5), share = min(1.0, hand[d] / missing), likely = 1.0;
                        for (int i = 0; i < missing; i++) likely *= share;
                        out[d] = likely > 0 ? min(FAR, tt / sqrt(sqrt(likely))) : FAR;
                    }
                    continue;
                }
                t = max(t, 0.6 * t + wanted / arriving);
            }
            if (forbidden(p, s, d)) t += 1;
            out[d] = max(t - early, 0.5);
        }
    }
};

// what a network reads of a position (`network_prospects.py`): groups, each with one value out of a few, then numbers
const int MOST_GROUPS = 160, MOST_NUMBERS = 80;
struct Features { u8 group[MOST_GROUPS], number[MOST_NUMBERS]; };
const double TURN_STEPS[] = {0.75, 1.25, 1.75, 2.5, 3.5, 4.5, 6, 8, 10, 13, 17, 25, 100};
const int PILE_STEPS[] = {0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30, 35, 40};
const int END_STEPS[] = {0, 1, 2, 4, 7, 12, 20};
static vector<int> first_group_sizes(int n) {  // of version 1, which are the first of today's
    vector<int> g;
    for (int s = 0; s < n; s++) { for (int d = 0; d < 6; d++) { g.push_back(10); g.push_back(3); g.push_back(14); g.push_back(2); } g.push_back(9); g.push_back(3); }
    for (int d = 0; d < 6; d++) { g.push_back(5); g.push_back(10); }
    g.push_back(n + 1); g.push_back(9); g.push_back(24); g.push_back(16); g.push_back(n); g.push_back(21);
    for (int d = 0; d < 6; d++) { g.push_back(8); g.push_back(4); }
    return g;
}
static vector<int> group_sizes(int n) {
    vector<int> g = first_group_sizes(n);
    for (int d = 0; d < 6; d++) g.push_back(n + 3);
    return g;
}
static int numbers_of(int n) { return 7 * n + 2 + 6 + 15; }
static int as_number(double value, double one) { return int(min(value * one, 255.0)); }

static double today(const Pos &p, const Prospects &q, Features *read) {  // today's prospect; and what a network reads
    int me = q.me, n = p.n, x = 0, y = 0;
    u8 *f = read ? read->group : nullptr, *g = read ? read->number : nullptr;
    double total = 0, mine = 0, paces[4];
    for (int i = 0; i < n; i++) {
        int s = (me + i) % n; double t[6], pace = 0; q.turns(p, s, t);
        for (int d = 0; d < 6; d++) {
            pace += pace_of(t[d]);
            if (!f) continue;
            int b = 0; while (b < 13 && t[d] > TURN_STEPS[b]) b++;
            f[x++] = min<int>(p.col[s][d], 9); f[x++] = min<int>(p.dem[s][d], 2); f[x++] = b; f[x++] = forbidden(p, s, d);
            g[y++] = as_number(1 / t[d], 127);
        }
        if (f) { f[x++] = min<int>(p.hsize[s], 8); f[x++] = (limit(p, s) - 3) / 2; }
        total += pace; if (side(p, s) == side(p, me)) mine += pace;
        paces[i] = pace;
    }
    int pts[4]; u8 won = by_points(p, pts); int best = 0, ms = side(p, me);
    for (int i = 0; i < nsides(p); i++) if (i != ms) best = max(best, pts[i]);
    int diff = pts[ms] - best, pile = p.npile - p.drawn;
    double end = pace_of(1 + double(pile) / n / 1.3), share = 0.5 + 0.12 * diff;
    share = (won >> me & 1) ? max(share, 0.6) + 0.1 : min(share, 0.4);
    share = min(max(share, 0.0), 1.0);
    mine += end * share; total += end;
    if (f) {
        for (int d = 0; d < 6; d++) {
            int h = 0; for (int k = FIRST[d]; k < FIRST[d + 1]; k++) h += p.hand[me][k];
            f[x++] = min(h, 4); f[x++] = min(max(HEG[n] + p.dem[me][d] - p.col[me][d] - h, 0), 9);
        }
        int lead = 0; for (int i = 0; i < n; i++) if (culture(p, (me + i) % n)) lead = i + 1;
        f[x++] = lead;
        f[x++] = min(max(diff + 4, 0), 8);
        int each = (pile + n - 1) / n, eb = 0; while (eb < 7 && each > END_STEPS[eb]) eb++;
        int state = !(won >> me & 1) ? 0 : won == side_bits(p, me) ? 2 : 1;
        f[x++] = state * 8 + eb;
        int pb = 0; while (pb < 15 && each > PILE_STEPS[pb]) pb++;
        f[x++] = pb; f[x++] = (me - p.first + n) % n; f[x++] = int(mine / total * 20);
        for (int d = 0; d < 6; d++) {
            f[x++] = min(int(q.rates[d] * 20), 7);
            int c = 0; for (int k = FIRST[d]; k < FIRST[d + 1]; k++) c += p.disc[k];
            f[x++] = min(c, 3);
        }
        for (int d = 0; d < 6; d++) {  // who has most of a Domain: nobody, a place alone, several with me, several others
            int most = 0, who = 0, several = 0;
            for (int i = 0; i < n; i++) most = max<int>(most, p.col[(me + i) % n][d]);
            for (int i = 0; most && i < n; i++) if (p.col[(me + i) % n][d] == most) { several += who > 0; if (!who) who = i + 1; }
            f[x++] = several ? (who == 1 ? n + 1 : n + 2) : who;
        }
        for (int i = 0; i < n; i++) g[y++] = as_number(paces[i] / total, 127);
        g[y++] = as_number(end / total, 127); g[y++] = as_number(mine / total, 127);
        for (int d = 0; d < 6; d++) g[y++] = as_number(q.rates[d], 127);
        for (int k = 0; k < 15; k++) g[y++] = q.un[k] * 8;
    }
    return mine / total + (culture(p, me) ? 0.02 : 0.0);
}

#ifndef WIDTH
#define WIDTH 32
#endif
const int H1 = WIDTH, H2 = 16;
// the exponential function by arithmetic that is the same on every machine; the system's is not
static double exp_of(double x) {
    if (x < -700) return 0;
    if (x > 700) x = 700;
    double whole = floor(x * 1.4426950408889634 + 0.5), r = x - whole * 0.6931471805599453, sum = 1;
    for (int i = 14; i; i--) sum = 1 + sum * r / i;
    return ldexp(sum, int(whole));
}
static double logistic(double x) { return 1 / (1 + exp_of(-x)); }
struct Net {
    int n = 0; vector<int> size, at; int rows = 0, groups = 0, numbers = 0;
    vector<float> e, b1, w2, b2, w3; float b3 = 0;  // e: rows × H1, of groups folded, then of numbers; w2: by neuron of the first layer
    void shape(int players) {
        n = players; size = group_sizes(n); groups = size.size(); numbers = numbers_of(n); at.clear(); rows = 0;
        for (int g : size) { at.push_back(rows); rows += g; }
        e.assign((rows + numbers) * H1, 0); b1.assign(H1, 0); w2.assign(H2 * H1, 0); b2.assign(H2, 0); w3.assign(H2, 0);
    }
    float logit(const Features &f) const {
        float a[H1]; for (int i = 0; i < H1; i++) a[i] = b1[i];
        for (int g = 0; g < groups; g++) { const float *r = &e[(at[g] + f.group[g]) * H1]; for (int i = 0; i < H1; i++) a[i] += r[i]; }
        for (int x = 0; x < numbers; x++) { const float *r = &e[(rows + x) * H1], v = f.number[x] / 128.f; for (int i = 0; i < H1; i++) a[i] += v * r[i]; }
        float h[H2]; for (int j = 0; j < H2; j++) h[j] = b2[j];
        for (int i = 0; i < H1; i++) if (a[i] > 0) { const float *w = &w2[i * H2]; for (int j = 0; j < H2; j++) h[j] += w[j] * a[i]; }
        float out = b3;
        for (int j = 0; j < H2; j++) if (h[j] > 0) out += w3[j] * h[j];
        return out;
    }
    double value(const Features &f) const { return logistic(logit(f)); }
    void save(const char *path) const {
        FILE *o = fopen(path, "wb"); fwrite(&n, 4, 1, o);
        for (auto *v : {&e, &b1, &w2, &b2, &w3}) fwrite(v->data(), 4, v->size(), o);
        fwrite(&b3, 4, 1, o); fclose(o);
    }
    void load(const char *path) {
        FILE *o = fopen(path, "rb"); int k = 0; if (!o || fread(&k, 4, 1, o) != 1) { perror(path); exit(1); }
        shape(k);
        for (auto *v : {&e, &b1, &w2, &b2, &w3}) if (fread(v->data(), 4, v->size(), o) != v->size()) exit(2);
        if (fread(&b3, 4, 1, o) != 1) exit(2);
        fclose(o);
    }
};

// a file of version 1, whole numbers of eight bits: the bot's networks before these, which stay as opponents
struct FirstNet {
    static const int W1 = 32;
    int n = 0; vector<int> at; vector<int8_t> rows, second; vector<int32_t> wide; double shares[1025];
    void load(const char *path, int players) {
        FILE *o = fopen(path, "rb"); if (!o) { perror(path); exit(1); }
        n = players; vector<int> size = first_group_sizes(n); int sum = 0; for (int g : size) { at.push_back(sum); sum += g; }
        for (int c; (c = fgetc(o)) != '\n';) if (c == EOF) exit(2);
        rows.resize(sum * W1); second.resize(W1 * H2); wide.resize(W1 + 2 * H2 + 1);
        if (fread(rows.data(), 1, rows.size(), o) != rows.size() || fread(second.data(), 1, second.size(), o) != second.size() || fread(wide.data(), 4, wide.size(), o) != wide.size()) exit(2);
        fclose(o);
        double step = 1.0157477085866857, power = 1.0;
        for (int i = 0; i <= 512; i++) { shares[512 + i] = power / (1 + power); shares[512 - i] = 1 / (1 + power); power *= step; }
    }
    double value(const Features &f) const {
        int a[W1]; for (int i = 0; i < W1; i++) a[i] = wide[i];
        for (size_t g = 0; g < at.size(); g++) { const int8_t *r = &rows[(at[g] + f.group[g]) * W1]; for (int i = 0; i < W1; i++) a[i] += r[i]; }
        for (int i = 0; i < W1; i++) a[i] = max(0, a[i]);
        int64_t out = wide[W1 + 2 * H2];
        for (int j = 0; j < H2; j++) { int h = wide[W1 + j]; const int8_t *w = &second[j * W1]; for (int i = 0; i < W1; i++) h += w[i] * a[i]; if (h > 0) out += int64_t(wide[W1 + H2 + j]) * (h >> 6); }
        int64_t place = min<int64_t>(max<int64_t>(out + 8 * 4096, 0), 16 * 4096 - 1), rest = place & 63; place >>= 6;
        return shares[place] + (shares[place + 1] - shares[place]) * rest / 64;
    }
};

// the bot's file of a network (`network.py`): whole numbers, so that both copies value a position the same to the last bit
struct WholeNet {
    Net shape; vector<int16_t> rows; vector<int8_t> second; vector<int32_t> wide; double shares[1025];
    void load(const char *path, int players) {
        FILE *o = fopen(path, "rb"); if (!o) { perror(path); exit(1); }
        shape.shape(players);
        for (int c; (c = fgetc(o)) != '\n';) if (c == EOF) exit(2);
        rows.resize((shape.rows + shape.numbers) * H1); second.resize(H1 * H2); wide.resize(H1 + 2 * H2 + 1);
        if (fread(rows.data(), 2, rows.size(), o) != rows.size() || fread(second.data(), 1, second.size(), o) != second.size() || fread(wide.data(), 4, wide.size(), o) != wide.size()) exit(2);
        fclose(o);
        double step = 1.0157477085866857, power = 1.0;
        for (int i = 0; i <= 512; i++) { shares[512 + i] = power / (1 + power); shares[512 - i] = 1 / (1 + power); power *= step; }
    }
    double value(const Features &f) const {
        int a[H1], b[H1], h[H2]; for (int i = 0; i < H1; i++) a[i] = 0, b[i] = wide[i];
        for (int g = 0; g < shape.groups; g++) { const int16_t *r = &rows[(shape.at[g] + f.group[g]) * H1]; for (int i = 0; i < H1; i++) a[i] += r[i]; }
        for (int x = 0; x < shape.numbers; x++) { const int16_t *r = &rows[(shape.rows + x) * H1]; int v = f.number[x]; for (int i = 0; i < H1; i++) b[i] += v * r[i]; }
        for (int j = 0; j < H2; j++) h[j] = wide[H1 + j];
        for (int i = 0; i < H1; i++) { int v = max(0, a[i] * 16 + b[i]) >> 10; const int8_t *w = &second[i * H2]; for (int j = 0; j < H2; j++) h[j] += w[j] * v; }
        int64_t out = wide[H1 + 2 * H2];
        for (int j = 0; j < H2; j++) if (h[j] > 0) out += int64_t(wide[H1 + H2 + j]) * (h[j] >> 6);
        int64_t place = min<int64_t>(max<int64_t>(out + 8 * 4096, 0), 16 * 4096 - 1), rest = place & 63; place >>= 6;
        return shares[place] + (shares[place + 1] - shares[place]) * rest / 64;
    }
};

struct Effort { int candidates, rollouts, beam, most, turns, prior; };  // as `expert.py` names them
// BUILDER, ATTACKER, HOARDER: scripted, for one aim each; the last two are the bot's levels
enum { TODAY, NETWORK, BUILDER, ATTACKER, HOARDER, NORMAL, EXPERT };
struct Player {
    int kind; const Net *net; double noise; const FirstNet *first = nullptr; const WholeNet *whole = nullptr; Effort effort = {};
    double value(const Features &f) const { return net ? net->value(f) : whole ? whole->value(f) : first->value(f); }
};

static double judge(const Pos &p, const Prospects &q, const Player &pl) {
    int me = q.me;
    if (p.phase == PH_OVER) return p.winners >> me & 1 ? 2.0 / (__builtin_popcount(p.winners) / (p.teams ? 2.0 : 1.0)) : -1.0;
    bool is_network = pl.kind >= NORMAL || pl.kind == NETWORK;
    if (p.turn == me && (!is_network || p.phase == PH_EFFECTS) && hegemony(p, me)) return 2.0;
    if (is_network) {
        double lost = 0;
        if (p.turn == me && p.phase == PH_EFFECTS && ((ends_game(p, me) && p.npile - p.drawn <= max(0, limit(p, me) - p.hsize[me])) || (p.cap && p.turns + 1 >= p.cap))) {
            int pts[4]; u8 won = by_points(p, pts);
            if (won >> me & 1) return 2.0 * (p.teams ? 2 : 1) / __builtin_popcount(won);
            lost = 1;
        }
        Features f; today(p, q, &f); double v = pl.value(f);
        return lost ? -1.0 + v / 2 : v;
    }
    int mine = 0, held = 0, theirs = 0;  // the largest column, with the hand, and of another side
    for (int d = 0; d < 6; d++) {
        int c = 0; for (int k = FIRST[d]; k < FIRST[d + 1]; k++) c += p.hand[me][k];
        mine = max<int>(mine, p.col[me][d]); held = max(held, c + p.col[me][d]);
        for (int s = 0; s < p.n; s++) if (side(p, s) != side(p, me)) theirs = max<int>(theirs, p.col[s][d]);
    }
    if (pl.kind == BUILDER) return mine * 0.1 + held * 0.01 + p.asize[me] * 0.001;
    if (pl.kind == ATTACKER) return 0.5 - theirs * 0.05 + mine * 0.02 + held * 0.001;
    if (pl.kind == HOARDER) return limit(p, me) * 0.05 + p.hsize[me] * 0.03 + held * 0.02 + mine * 0.01;
    return today(p, q, nullptr);
}

struct Way { Pos p; int parent; Act act; double value; };
// all of a position but its pile, eight bytes at a time
static u64 key(const Pos &p) {
    const size_t words = (offsetof(Pos, winners) + 7) / 8;
    u64 w[words]; w[words - 1] = 0; memcpy(w, &p, offsetof(Pos, winners));
    memset((u8 *)w + offsetof(Pos, owed) + p.nowed, 0, sizeof p.owed - p.nowed);
    u64 h = 1469598103934665603ull;
    for (size_t i = 0; i < words; i++) { h = (h ^ w[i]) * 0x9E3779B97F4A7C15ull; h ^= h >> 29; }
    return h;
}

// what a seat can do in the rest of its turn, as `plans.py` searches it
struct Turn {
    vector<Way> all; vector<pair<double, int>> done;
    Turn(const Pos &start, const Player &pl, Rng *noise, int beam, int most) {
        int me = start.turn, left = most; Prospects q(start, me); unordered_set<u64> seen;
        all.push_back({start, -1, {SKIP}, 0});
        vector<int> front{0}; Acts acts;
        auto expand = [&](int at, vector<int> &out) {
            Pos p = all[at].p;
            legal(p, acts);
            if (p.phase == PH_CHOOSE && acts.size() > 1) sensible(p, q);
            left -= acts.size();
            for (auto &a : acts) if (a.word != END_) { all.push_back({p, at, a, 0}); step(all.back().p, a); out.push_back(all.size() - 1); }
        };
        this->acts = &acts; denies = pl.kind >= NORMAL && !noise;
        while (!front.empty() && left > 0) {
            vector<int> stack(front.rbegin(), front.rend()), resting;
            while (!stack.empty()) {
                int at = stack.back(); stack.pop_back();
                if (!seen.insert(key(all[at].p)).second) continue;
                if (all[at].p.turn != me || all[at].p.phase == PH_EFFECTS) resting.push_back(at);
                else if (left > 0) expand(at, stack);
            }
            vector<pair<double, int>> ranked;
            for (int number = 0; number < int(resting.size()); number++) {
                const Pos &p = all[resting[number]].p;
                double v = judge(p, q, pl); if (noise && pl.noise > 0) v += pl.noise * (noise->real() - 0.5);
                done.push_back({v, resting[number]});
                if (p.turn == me && p.phase == PH_EFFECTS) ranked.push_back({-v, number});
            }
            sort(ranked.begin(), ranked.end());
            if (int(ranked.size()) > beam) ranked.resize(beam);
            front.clear();
            for (auto &w : ranked) expand(resting[w.second], front);
        }
    }
    vector<Act> line(int at) const {
        vector<Act> path; bool over = all[at].p.turn != all[0].p.turn;
        for (; all[at].parent >= 0; at = all[at].parent) path.push_back(all[at].act);
        reverse(path.begin(), path.end());
        if (!over) path.push_back({END_});
        return path;
    }
    int best() const { int b = 0; for (size_t i = 1; i < done.size(); i++) if (done[i].first > done[b].first) b = i; return b; }
  private:
    Acts *acts; bool denies;  // whether another is kept from what brings them near Hegemony: by the bot's levels, not in training
    void sensible(const Pos &p, const Prospects &q) {
        int me = p.turn, w = (*acts)[0].word; Acts kept;
        if (w == INQUIRE) { for (auto &a : *acts) if (side(p, a.target) != side(p, me)) kept.push_back(a); }
        else if (w == DISCARD || w == GIVE) {
            double bv = 1e9; Act ba = (*acts)[0];
            for (auto &a : *acts) { int d = DOM[int(a.kind)], h = 0; for (int k = FIRST[d]; k < FIRST[d + 1]; k++) h += p.hand[me][k]; double v = p.col[me][d] + 0.7 * h + 2 * q.rates[d] + 0.01 * (AGE[int(a.kind)] + 1); if (w == GIVE && denies) v += 100 * max(0, 3 - max(HEG[p.n] + p.dem[p.target][d] - p.col[p.target][d], 1)); if (v < bv) bv = v, ba = a; }
            kept.push_back(ba);
        } else if ((*acts)[0].kind >= 0) { int had = 0; for (auto &a : *acts) if (!(had >> DOM[int(a.kind)] & 1)) { had |= 1 << DOM[int(a.kind)]; kept.push_back(a); } }
        if (!kept.empty()) *acts = kept;
    }
};

// the best way through the rest of the turn; `explore`: any of the beam
struct Thought { vector<Act> way; double best; bool explored; };
static Thought think(const Pos &start, const Player &pl, Rng &r, double explore) {
    Turn turn(start, pl, &r, explore > 0 ? 4 : 6, explore > 0 ? 200 : 500);
    auto &done = turn.done; int chosen = turn.best(); double best = done[chosen].first; bool explored = false;
    if (explore > 0 && best < 2 && r.real() < explore) {
        sort(done.begin(), done.end(), [](auto &a, auto &b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
        chosen = r.below(min<int>(8, done.size())); explored = chosen > 0;
    }
    return {turn.line(done[chosen].second), best, explored};
}

// ---------------------------------------------------------------- the bot's levels *normal* and *expert*

static bool may_reveal(const Pos &p) {
    for (int d : {R, S}) for (int k = FIRST[d]; k < FIRST[d + 1]; k++) if (p.hand[int(p.turn)][k] || p.area[int(p.turn)][k]) return true;
    return false;
}
static bool shows(const Pos &before, const Act &a, const Pos &after) { return a.word != END_ && (after.drawn > before.drawn || a.word == INQUIRE); }

// one action where hidden cards may be shown, by three deals; else the whole turn (`computer.py`)
static vector<Act> normal_way(const Pos &p, const Player &pl, Rng &r) {
    int me = p.turn;
    if (!may_reveal(p)) { Turn turn(redeal(p, me, r), pl, nullptr, 6, 700); return turn.line(turn.done[turn.best()].second); }
    Acts acts; legal(p, acts);
    if (acts.size() == 1) return acts;
    vector<double> total(acts.size(), 0);
    auto same = [](const Act &a, const Act &b) { return a.word == b.word && a.kind == b.kind && a.target == b.target && a.domain == b.domain && a.level == b.level; };
    for (int guess = 0; guess < 3; guess++) {
        Turn turn(redeal(p, me, r), pl, nullptr, 6, 700); vector<double> found(acts.size(), -5.0); vector<bool> has(acts.size(), false);
        for (auto &d : turn.done) {
            Act first = turn.line(d.second)[0];
            for (size_t i = 0; i < acts.size(); i++) if (same(first, acts[i]) && (!has[i] || d.first > found[i])) has[i] = true, found[i] = d.first;
        }
        for (size_t i = 0; i < acts.size(); i++) total[i] += found[i];
    }
    double best = *max_element(total.begin(), total.end()); Acts kept;
    for (size_t i = 0; i < acts.size(); i++) if (total[i] > best - 1e-9) { if (acts[i].word == END_) return {acts[i]}; kept.push_back(acts[i]); }
    return {kept[r.below(kept.size())]};
}

// wins that are certain in the rest of a turn, as `certain.py` finds them
static const int MOST_POSITIONS = 20000, MOST_FOR_WIN = 200;  // the second within a rollout (`expert.py`)
struct Certain {
    int me, left = MOST_POSITIONS; vector<Act> way; unordered_set<u64> seen;
    bool wins(const Pos &p) {
        if (p.phase == PH_OVER) return p.winners == side_bits(p, me);
        if (p.phase == PH_EFFECTS && wins_by_ending(p)) { way.push_back({END_}); return true; }
        bool ends = may_end(p);
        if (!(ends || may_have_hegemony(p)) || !seen.insert(key(p)).second) return false;
        Acts acts; legal(p, acts); int had = 0;
        for (auto &a : acts) {
            int d = a.kind >= 0 ? DOM[int(a.kind)] : -1;
            if (a.word == END_ || a.word == INQUIRE || ((a.word == USE || a.word == COPY) && a.domain == M && !ends)) continue;
            if (a.word == SACRIFICE && !(d == M && (ends || p.col[me][C])) && !(d == S && ends)) continue;
            if (d >= 0) { if (had >> d & 1) continue; had |= 1 << d; }
            if (--left < 0) return false;
            Pos after = p; step(after, a);
            if (after.drawn == p.drawn) { if (wins(after)) { way.push_back(a); return true; } continue; }
            // what a Leap drew is discarded again, unseen
            memcpy(after.hand[me], p.hand[me], 15); after.hsize[me] = p.hsize[me]; after.nowed = 0; after.phase = PH_EFFECTS;
            if (wins(after)) { way = {a}; return true; }
        }
        return false;
    }
  private:
    bool wins_by_ending(const Pos &p) {
        if (hegemony(p, me)) return true;
        bool over = p.npile - p.drawn <= max(0, limit(p, me) - p.hsize[me]) && ends_game(p, me); int pts[4];
        return (over || (p.cap && p.turns + 1 >= p.cap)) && by_points(p, pts) == side_bits(p, me);
    }
    bool may_end(const Pos &p) { return (p.cap && p.turns + 1 >= p.cap) || (p.npile - p.drawn <= 12 && ends_game(p, me)); }
    bool may_have_hegemony(const Pos &p) {
        int plays = (p.phase == PH_PLAY) + 2 * !(p.perm >> E & 1) + 2 * !(p.perm >> S & 1), fetches = 2 * !(p.perm >> U & 1);
        for (int i = 0; i < p.nowed; i++) { plays += p.owed[i] == PLAY_; fetches += p.owed[i] == SALVAGE; }
        for (int d = 0; d < 6; d++) {
            int missing = HEG[p.n] + p.dem[me][d] - p.col[me][d], held = 0, there = 0;
            if (missing <= 0) return true;
            if (missing > plays || forbidden(p, me, d)) continue;
            for (int k = FIRST[d]; k < FIRST[d + 1]; k++) { held += p.hand[me][k]; there += p.disc[k]; }
            if (missing <= held + min(fetches, there)) return true;
        }
        return false;
    }
};

// the way that wins for certain, if there is one
static bool certain_way(const Pos &p, vector<Act> &way) {
    Certain search{p.turn}; if (!search.wins(p)) return false;
    way.assign(search.way.rbegin(), search.way.rend()); return true;
}

static double as_share(double v) { return v >= 1 ? v / 2.0 : max(v, 0.0); }

struct Expert {
    const Player &pl; int me, turns = 1;
    // whether a line takes cards away from a largest column of one's own
    bool spends(Pos p, const vector<Act> &line) {
        u8 before[6]; memcpy(before, p.col[me], 6); int most = *max_element(before, before + 6);
        for (auto &a : line) { if (a.word == END_) break; step(p, a); }
        for (int d = 0; d < 6; d++) if (most > 1 && before[d] == most && p.col[me][d] < most) return true;
        return false;
    }
    vector<Act> plan(const Pos &p, PythonRng &r) {
        Acts acts; legal(p, acts);
        if (acts.size() == 1) return acts;
        vector<vector<Act>> lines; vector<double> values; candidates(p, r, lines, values);
        if (lines.size() == 1) return lines[0];
        int rollouts = pl.effort.rollouts / (p.phase == PH_PLAY ? 1 : 2), rounds = 0; while ((1u << rounds) < lines.size()) rounds++;
        turns = pl.effort.turns;
        for (auto &line : lines) if (spends(p, line)) { turns *= 2; rollouts /= 2; break; }
        vector<double> totals; vector<int> left;
        for (size_t i = 0; i < lines.size(); i++) totals.push_back(pl.effort.prior * as_share(values[i])), left.push_back(i);
        while (left.size() > 1) {
            int times = max<int>(1, rollouts / (rounds * int(left.size())));
            for (int t = 0; t < times; t++) {
                u64 seed = u64(r.real() * 9007199254740992.0);
                PythonRng dealing(2 * seed); Pos deal = redeal(p, me, dealing);
                for (int i : left) { PythonRng own(2 * seed + 1); totals[i] += play_out(deal, lines[i], own); }
            }
            sort(left.begin(), left.end(), [&](int a, int b) { return totals[a] != totals[b] ? totals[a] > totals[b] : a < b; });
            left.resize((left.size() + 1) / 2);
        }
        return lines[left[0]];
    }
    void candidates(const Pos &p, PythonRng &r, vector<vector<Act>> &lines, vector<double> &values) {
        Pos deal = redeal(p, me, r); Turn turn(deal, pl, nullptr, 6, 700);
        vector<pair<double, int>> ranked; for (size_t i = 0; i < turn.done.size(); i++) ranked.push_back({-turn.done[i].first, i});
        sort(ranked.begin(), ranked.end());
        vector<string> had; vector<double> had_values;
        for (auto &w : ranked) {
            double v = -w.first; vector<Act> whole = turn.line(turn.done[w.second].second), line; Pos at = deal;
            for (auto &a : whole) { Pos before = at; step(at, a); line.push_back(a); if (shows(before, a, at)) break; }
            bool is_whole = line.size() == whole.size();
            string name; for (auto &a : line) name += text(a) + ",";
            if (find(had.begin(), had.end(), name) != had.end() || (is_whole && find(had_values.begin(), had_values.end(), v) != had_values.end())) continue;
            had.push_back(name);
            if (is_whole) { had_values.push_back(v); if (v >= 2.0) { lines = {line}; values = {v}; return; } }
            lines.push_back(line); values.push_back(v);
            if (int(lines.size()) == pl.effort.candidates) return;
        }
    }
    double play_out(Pos p, const vector<Act> &line, PythonRng &r) {
        for (auto &a : line) step(p, a);
        if (p.turn == me) play_turn(p, r);
        for (int left = turns; p.phase != PH_OVER;) {
            int seat = p.turn;
            if (p.phase == PH_PLAY && Certain{seat, MOST_FOR_WIN}.wins(p)) return side_bits(p, seat) >> me & 1;
            double v = play_turn(p, r);
            if (seat == me && !--left) return as_share(v);
        }
        return p.winners >> me & 1 ? (p.teams ? 2.0 : 1.0) / __builtin_popcount(p.winners) : 0.0;
    }
    double play_turn(Pos &p, PythonRng &r) {
        int seat = p.turn;
        while (true) {
            Pos start = may_reveal(p) ? redeal(p, seat, r) : p;
            Turn turn(start, pl, nullptr, pl.effort.beam, pl.effort.most); int b = turn.best();
            for (auto &a : turn.line(turn.done[b].second)) {
                Pos before = p; step(p, a);
                if (p.turn != seat) return turn.done[b].first;
                if (shows(before, a, p)) break;
            }
        }
    }
};

struct Sample { u8 me, explored; float best; Features f; };
static u8 play_game(Pos p, const vector<Player> &seats, Rng &r, double explore, vector<Sample> *out, bool written = false, vector<Pos> *begun = nullptr) {
    bool explored = false; float best = 0;
    while (p.phase != PH_OVER) {
        int me = p.turn;
        if (begun && p.phase == PH_PLAY) begun->push_back(p);
        if (p.phase == PH_PLAY) explored = false;
        vector<Act> way; const Pos start = p;
        if (seats[me].kind >= NORMAL && explore == 0 && certain_way(p, way)) {}
        else if (seats[me].kind == EXPERT) { PythonRng own(r.next() >> 12); way = Expert{seats[me], me}.plan(p, own); }
        // a level that explores plays as the networks in training do, by one deal and a narrower search
        else if (seats[me].kind == NORMAL && explore == 0) way = normal_way(p, seats[me], r);
        else { Thought thought = think(redeal(p, me, r), seats[me], r, explore); way = thought.way; best = thought.best; explored |= thought.explored; }
        for (auto &a : way) {
            if (a.word == END_ && out && !(p.drawn == p.npile && ends_game(p, me)) && !hegemony(p, me)) {
                Prospects q(start, me); Sample s; s.me = me; s.explored = explored; s.best = min(max(best, 0.f), 1.f); today(p, q, &s.f); out->push_back(s);
            }
            if (written) printf("%s\n", text(a).c_str());
            Pos before = p; step(p, a);
            // what was hidden has been seen: think again
            if (a.word == INQUIRE || (a.word == SACRIFICE && DOM[int(a.kind)] == S && before.drawn < p.drawn)) break;
        }
    }
    return p.winners;
}
static double share_of(const Pos &p, u8 winners, int s) { return winners >> s & 1 ? (p.teams ? 2.0 : 1.0) / __builtin_popcount(winners) : 0.0; }

// ---------------------------------------------------------------- calibration

// what the bot tells a player of a turn about to begin (`review.py`): by a search of the turn, and by playing on
static pair<double, double> estimates(const Pos &p, const Player &pl, Rng &r, int rollouts) {
    int me = p.turn; vector<Act> way; Player follows = pl;
    follows.effort = {0, 0, 2, 100, 1, 0};  // `Effort`'s defaults
    if (certain_way(p, way)) return {1.0, 1.0};
    way = normal_way(p, pl, r);
    double searched = 0, played = 0; int guesses = may_reveal(p) ? 3 : 1;
    for (int guess = 0; guess < guesses; guess++) {
        Pos at = redeal(p, me, r); Prospects q(p, me); bool is_over = false;
        for (auto &a : way) { if (a.word == END_) { is_over = true; break; } step(at, a); }
        if (is_over || at.turn != me) searched += as_share(judge(at, q, pl));
        else { Turn turn(at, pl, nullptr, 6, 700); searched += as_share(turn.done[turn.best()].first); }
    }
    for (int i = 0; i < rollouts; i++) {
        PythonRng dealing(r.next() >> 12), own(r.next() >> 12);
        played += Expert{follows, me}.play_out(redeal(p, me, dealing), way, own);
    }
    return {searched / guesses, rollouts ? played / rollouts : 0};
}

// the number of a game, a turn of it, both estimates, and the share that its player got in the end: of one turn of each
// game, chosen at random, or of all turns where nothing is played on
static void calibrate(int n, bool teams, int games, u64 seed, int rollouts, const vector<Player> &pool) {
    for (int i = 0; i < games; i++) {
        Rng r(seed + i), own(seed * 7919 + i); Pos p = deal(r, n, teams, i % 3 == 0);
        vector<Player> seats; for (int s = 0; s < n; s++) seats.push_back(pool[r.below(pool.size())]);
        vector<Pos> begun; u8 won = play_game(p, seats, own, 0, nullptr, false, &begun);
        if (rollouts) begun = {begun[own.below(begun.size())]};
        for (auto &at : begun) {
            auto found = estimates(at, seats[at.turn], own, rollouts);
            printf("%d %d %.4f %.4f %.4f\n", i, at.turns, found.first, found.second, share_of(at, won, at.turn));
        }
    }
}

// samples in a file: the groups, the numbers, then these
struct Label { u8 me, begins, explored, share; float best; };  // whether a game begins; the share of the victory in 240ths

// The network is trained to say what the next turn's value is, and the outcome: `lambda` is the outcome's part (TD(λ)).
// `before` values the next turns; a turn that was not the best one counts as what the best one was worth.
// `plain`: it reads only what a plain network would, an outsider's: no steps of turns, no gaps, no end that is thought out.
static vector<bool> plain_groups(int n) {
    vector<bool> read;
    for (int s = 0; s < n; s++) { for (int d = 0; d < 6; d++) for (bool is : {true, true, false, true}) read.push_back(is); read.push_back(true); read.push_back(true); }
    for (int d = 0; d < 6; d++) { read.push_back(true); read.push_back(false); }
    for (bool is : {true, true, false, true, true, false}) read.push_back(is);
    for (int d = 0; d < 6; d++) { read.push_back(true); read.push_back(true); }
    for (int d = 0; d < 6; d++) read.push_back(false);
    return read;
}
static void train(int n, const char *out, int epochs, double lambda, const Net *before, bool plain, const vector<const char *> &files) {
    Net net; net.shape(n); int G = net.groups, X = net.numbers, SIZE = G + X;
    vector<u8> data; vector<Label> labels;
    for (auto f : files) {
        FILE *i = fopen(f, "rb"); if (!i) { perror(f); exit(1); }
        vector<u8> one(SIZE); Label label;
        while (fread(one.data(), 1, SIZE, i) == size_t(SIZE) && fread(&label, sizeof label, 1, i) == 1) { data.insert(data.end(), one.begin(), one.end()); labels.push_back(label); }
        fclose(i);
    }
    long N = labels.size();
    auto read = [&](long i, Features &f) { memcpy(f.group, &data[i * SIZE], G); memcpy(f.number, &data[i * SIZE + G], X); };
    vector<float> target(N), won(N);
    { float next[4]; bool has[4] = {};
      for (long i = N - 1; i >= 0; i--) {
          const Label &l = labels[i]; int s = l.me; won[i] = l.share / 240.f;
          target[i] = has[s] ? next[s] : won[i];
          float worth = won[i];
          if (before) {
              float value = l.best;
              if (!l.explored) { Features f; read(i, f); value = before->value(f); }
              worth = l.explored ? value : (1 - lambda) * value + lambda * target[i];
          } else worth = target[i];
          next[s] = worth; has[s] = true;
          if (l.begins) for (bool &h : has) h = false;
      } }
    Rng r(7);
    // whole games are held out, since samples of one game share its result
    vector<long> order, held; { long game = 0; for (long i = 0; i < N; i++) { game += labels[i].begins; (game % 20 == 0 ? held : order).push_back(i); } }
    long T = order.size();
    int RW = net.rows * H1, P1 = RW + X * H1, P = P1 + H1 + H2 * H1 + H2 + H2 + 1;
    vector<float> w(P, 0), g(P), m1(P, 0), m2(P, 0), E(P1), dE(P1);
    for (int i = 0; i < P1; i++) w[i] = (r.real() - 0.5) * 0.06;
    if (plain) {
        // their rows stay 0: they are never read in training, and count for nothing in play
        vector<bool> reads = plain_groups(n);
        for (int k = 0; k < G; k++) if (!reads[k]) {
            fill(w.begin() + net.at[k] * H1, w.begin() + (net.at[k] + net.size[k]) * H1, 0.f);
            for (long i = 0; i < N; i++) data[i * SIZE + k] = 0;
        }
    }
    float *b1, *w2, *b2, *w3, *b3;
    auto map = [&](float *x) { b1 = x + P1; w2 = b1 + H1; b2 = w2 + H2 * H1; w3 = b2 + H2; b3 = w3 + H2; };
    map(w.data());
    for (int i = 0; i < H1; i++) b1[i] = r.real() * 0.2;
    for (int i = 0; i < H1 * H2; i++) w2[i] = (r.real() - 0.5) * 0.6;
    for (int i = 0; i < H2; i++) { b2[i] = 0.1; w3[i] = (r.real() - 0.5) * 0.8; }
    auto fold = [&] {
        for (int k = 0; k < G; k++) for (int v = 0; v < net.size[k]; v++) for (int i = 0; i < H1; i++) { int x = (net.at[k] + v) * H1 + i; E[x] = w[x] + (v ? E[x - H1] : 0); }
        copy(w.begin() + RW, w.begin() + P1, E.begin() + RW);
    };
    auto put = [&] { fold(); net.e.assign(E.begin(), E.end()); map(w.data()); net.b1.assign(b1, b1 + H1); net.w2.assign(w2, w2 + H1 * H2); net.b2.assign(b2, b2 + H2); net.w3.assign(w3, w3 + H2); net.b3 = *b3; };
    const int B = 512; long steps = 0, all = epochs * (T / B); double least = 1e9;
    for (int ep = 0; ep < epochs; ep++) {
        for (long i = T - 1; i > 0; i--) swap(order[i], order[long(r.real() * (i + 1))]);
        double loss = 0; long cnt = 0;
        for (long o = 0; o + B <= T; o += B) {
            fold(); fill(dE.begin(), dE.end(), 0); fill(g.begin(), g.end(), 0);
            map(g.data()); float *gb1 = b1, *gw2 = w2, *gb2 = b2, *gw3 = w3, *gb3 = b3; map(w.data());
            for (int z = 0; z < B; z++) {
                long at = order[o + z]; const u8 *f = &data[at * SIZE], *x = f + G; float y = target[at];
                float a[H1], h[H2], dh[H2], da[H1];
                for (int i = 0; i < H1; i++) a[i] = b1[i];
                for (int k = 0; k < G; k++) { const float *row = &E[(net.at[k] + f[k]) * H1]; for (int i = 0; i < H1; i++) a[i] += row[i]; }
                for (int k = 0; k < X; k++) { const float *row = &E[RW + k * H1], v = x[k] / 128.f; for (int i = 0; i < H1; i++) a[i] += v * row[i]; }
                for (int i = 0; i < H1; i++) a[i] = max(0.f, a[i]);
                for (int j = 0; j < H2; j++) h[j] = b2[j];
                for (int i = 0; i < H1; i++) { const float *v = &w2[i * H2]; for (int j = 0; j < H2; j++) h[j] += v[j] * a[i]; }
                float lo = *b3;
                for (int j = 0; j < H2; j++) { h[j] = max(0.f, h[j]); lo += w3[j] * h[j]; }
                float pr = logistic(lo), d = (pr - y) / B;
                loss += (pr - y) * (pr - y); cnt++;
                *gb3 += d;
                for (int j = 0; j < H2; j++) { gw3[j] += d * h[j]; dh[j] = h[j] > 0 ? d * w3[j] : 0.f; gb2[j] += dh[j]; }
                for (int i = 0; i < H1; i++) {
                    float sum = 0;
                    for (int j = 0; j < H2; j++) { gw2[i * H2 + j] += dh[j] * a[i]; sum += dh[j] * w2[i * H2 + j]; }
                    da[i] = a[i] > 0 ? sum : 0.f; gb1[i] += da[i];
                }
                for (int k = 0; k < G; k++) { float *row = &dE[(net.at[k] + f[k]) * H1]; for (int i = 0; i < H1; i++) row[i] += da[i]; }
                for (int k = 0; k < X; k++) { float *row = &g[RW + k * H1], v = x[k] / 128.f; for (int i = 0; i < H1; i++) row[i] += v * da[i]; }
            }
            for (int k = 0; k < G; k++) for (int v = net.size[k] - 1; v >= 0; v--) for (int i = 0; i < H1; i++) { int x = (net.at[k] + v) * H1 + i; g[x] = dE[x]; if (v) dE[x - H1] += dE[x]; }
            steps++;
            float lr = 0.002f * (steps < 50 ? steps / 50.f : max(0.02f, 1 - float(steps) / all));
            double p1 = 1, p2 = 1; if (steps < 20000) { for (long i = 0; i < min(steps, 400L); i++) p1 *= 0.9; for (long i = 0; i < steps; i++) p2 *= 0.999; } else p1 = p2 = 0;
            float c1 = 1 - p1, c2 = 1 - p2;
            for (int i = 0; i < P; i++) { m1[i] = 0.9f * m1[i] + 0.1f * g[i]; m2[i] = 0.999f * m2[i] + 0.001f * g[i] * g[i]; w[i] -= lr * (m1[i] / c1 / (sqrtf(m2[i] / c2) + 1e-7f) + (i < P1 ? 0.01f * w[i] : 0)); }
        }
        put(); double vl = 0, vt = 0; Features f;
        for (long i : held) { read(i, f); double pr = net.value(f); vl += (pr - won[i]) * (pr - won[i]); vt += (pr - target[i]) * (pr - target[i]); }
        vl /= max<long>(held.size(), 1); vt /= max<long>(held.size(), 1);
        fprintf(stderr, "epoch %d: %ld samples, loss %.5f, held out %.5f, outcome %.5f\n", ep + 1, T, loss / max(cnt, 1L), vt, vl);
        if (vt < least) { least = vt; net.save(out); }
    }
}

static Player named(const string &name, int players, vector<Net *> &nets) {
    if (name == "today") return {0, nullptr, 0};
    if (name == "builder") return {BUILDER, nullptr, 0.002};
    if (name == "attacker") return {ATTACKER, nullptr, 0.002};
    if (name == "hoarder") return {HOARDER, nullptr, 0.002};
    if (name.rfind("normal:", 0) == 0 || name.rfind("expert:", 0) == 0) {  // normal:FILE, expert:CANDIDATES,ROLLOUTS,BEAM,MOST,TURNS,PRIOR:FILE
        Player p = {name[0] == 'n' ? NORMAL : EXPERT, nullptr, 0}; size_t file = name.rfind(':');
        if (p.kind == EXPERT) sscanf(name.c_str(), "expert:%d,%d,%d,%d,%d,%d", &p.effort.candidates, &p.effort.rollouts, &p.effort.beam, &p.effort.most, &p.effort.turns, &p.effort.prior);
        string path = name.substr(file + 1), head; FILE *o = fopen(path.c_str(), "rb"); if (!o) { perror(path.c_str()); exit(1); }
        for (int c; (c = fgetc(o)) != EOF && c != '\n' && head.size() < 9999;) head += c;
        fclose(o);
        if (head.empty() || head[0] != '{') { Net *net = new Net; net->load(path.c_str()); p.net = net; }
        else if (head.find("\"features\": 1,") != string::npos) { FirstNet *first = new FirstNet; first->load(path.c_str(), players); p.first = first; }
        else { WholeNet *whole = new WholeNet; whole->load(path.c_str(), players); p.whole = whole; }
        return p;
    }
    Net *net = new Net; net->load(name.c_str()); nets.push_back(net); return {NETWORK, net, 0};
}

// lines of "players teams immediate first cap npile kinds…", then a line an action, then an empty line
// with an expert, "seed" in place of an action asks for its plan there
static void check(const char *expert) {
    vector<Net *> nets; string asked = expert ? expert : ""; Player planner; int made_for = 0;
    string line; 
    while (getline(cin, line)) {
        stringstream in(line); int n, t, im, fi, cap, np; if (!(in >> n >> t >> im >> fi >> cap >> np)) continue;
        Pos p; memset(&p, 0, sizeof p); p.n = n; p.teams = t; p.immediate = im; p.first = fi; p.cap = cap; p.npile = np; p.held = p.target = p.cby = -1;
        for (int i = 0; i < np; i++) { int k; in >> k; p.pile[i] = k; }
        int draft; in >> draft; if (draft) { printf("draft\n"); while (getline(cin, line) && !line.empty()) {} continue; }
        for (int i = 0; i < n; i++) draw(p, (fi + i) % n, 3);
        p.turn = fi; p.phase = PH_PLAY;
        Acts a;
        while (true) {
            legal(p, a);
            string all; vector<string> names; for (auto &x : a) names.push_back(text(x)); sort(names.begin(), names.end());
            for (auto &x : names) all += x + ",";
            vector<Act> way; bool won = p.phase != PH_OVER && certain_way(p, way);
            printf("%d %d %d|%s|", p.turn, p.phase == PH_OVER ? p.winners : 0, won, all.c_str());
            if (p.phase != PH_OVER) { Prospects q(p, p.turn); double v = judge(p, q, {0, nullptr, 0}); printf("%.12f|", v); Features f; today(p, q, &f); for (size_t i = 0; i < group_sizes(n).size(); i++) printf("%d ", f.group[i]); for (int i = 0; i < numbers_of(n); i++) printf("%d ", f.number[i]); }
            printf("\n");
            if (!getline(cin, line) || line.empty()) break;
            while (isdigit(line[0])) {
                if (made_for != n) planner = named(asked, made_for = n, nets);
                PythonRng own(stoull(line)); string plan; for (auto &x : Expert{planner, p.turn}.plan(p, own)) plan += text(x) + ",";
                printf("plan %s\n", plan.c_str());
                if (!getline(cin, line)) line = "";
            }
            if (line.empty()) break;
            bool found = false;
            for (auto &x : a) if (text(x) == line) { step(p, x); found = true; break; }
            if (!found) { printf("illegal %s\n", line.c_str()); while (getline(cin, line) && !line.empty()) {} break; }
        }
        fflush(stdout);
    }
}

int main(int argc, char **argv) {
    string mode = argc > 1 ? argv[1] : "";
    vector<Net *> nets;
    if (mode == "check") { check(argc > 2 && *argv[2] ? argv[2] : nullptr); return 0; }
    if (mode == "train") {  // train players out epochs lambda plain before data…
        Net before; bool has = string(argv[7]) != "-"; if (has) before.load(argv[7]);
        train(atoi(argv[2]) == 5 ? 4 : atoi(argv[2]), argv[3], atoi(argv[4]), atof(argv[5]), has ? &before : nullptr, atoi(argv[6]), vector<const char *>(argv + 8, argv + argc)); return 0;
    }
    int n = argc > 2 ? atoi(argv[2]) : 2; bool teams = n == 5; if (teams) n = 4;
    if (mode == "generate") {  // generate players games seed out explore player…
        int games = atoi(argv[3]); u64 seed = atoll(argv[4]); FILE *o = fopen(argv[5], "wb"); double explore = atof(argv[6]);
        vector<Player> pool; for (int i = 7; i < argc; i++) pool.push_back(named(argv[i], n, nets));
        int G = group_sizes(n).size(), X = numbers_of(n); long count = 0;
        for (int i = 0; i < games; i++) {
            Rng r(seed + i); Pos p = deal(r, n, teams, r.below(3) == 0);
            vector<Player> seats; for (int s = 0; s < n; s++) seats.push_back(pool[r.below(pool.size())]);
            vector<Sample> got; u8 won = play_game(p, seats, r, explore, &got);
            for (size_t k = 0; k < got.size(); k++) {
                Sample &s = got[k]; Label label = {s.me, u8(k == 0), s.explored, u8(share_of(p, won, s.me) * 240 + 0.5), s.best};
                fwrite(s.f.group, 1, G, o); fwrite(s.f.number, 1, X, o); fwrite(&label, sizeof label, 1, o); count++;
            }
        }
        fclose(o); fprintf(stderr, "%d games, %ld samples\n", games, count); return 0;
    }
    if (mode == "match") {  // match players games seed draft one rest
        int games = atoi(argv[3]); u64 seed = atoll(argv[4]); bool draft = atoi(argv[5]);
        Player one = named(argv[6], n, nets), rest = named(argv[7], n, nets); double won = 0;
        for (int i = 0; i < games; i++) {
            Rng r(seed + i / n); Pos p = deal(r, n, teams, draft); int me = i % n; Rng r2(seed * 7919 + i);
            vector<Player> seats(n, rest); seats[me] = one; if (teams) seats[(me + 2) % 4] = one;
            won += share_of(p, play_game(p, seats, r2, 0, nullptr), me);
        }
        double s = won / games, z = 1.96, mid = s + z * z / (2 * games), sp = z * sqrt(s * (1 - s) / games + z * z / (4. * games * games));
        printf("%.3f [%.3f, %.3f] of %d\n", s, (mid - sp) / (1 + z * z / games), (mid + sp) / (1 + z * z / games), games); return 0;
    }
    if (mode == "calibrate") {  // calibrate players games seed rollouts player…
        vector<Player> pool; for (int i = 6; i < argc; i++) pool.push_back(named(argv[i], n, nets));
        calibrate(n, teams, atoi(argv[3]), atoll(argv[4]), atoi(argv[5]), pool); return 0;
    }
    if (mode == "write") {  // write players games seed explore player…: games in the form that `check` reads, without a draft
        int games = atoi(argv[3]); u64 seed = atoll(argv[4]); double explore = atof(argv[5]);
        vector<Player> pool; for (int i = 6; i < argc; i++) pool.push_back(named(argv[i], n, nets));
        for (int i = 0; i < games; i++) {
            Rng r(seed + i); Pos p = deal(r, n, teams, false); p.immediate = r.below(2);
            vector<Player> seats; for (int s = 0; s < n; s++) seats.push_back(pool[r.below(pool.size())]);
            printf("%d %d %d %d %d %d", p.n, p.teams, p.immediate, p.first, p.cap, p.npile);
            for (int k = 0; k < p.npile; k++) printf(" %d", p.pile[k]);
            printf(" 0\n"); play_game(p, seats, r, explore, nullptr, true); printf("\n");
        }
        return 0;
    }
    fprintf(stderr, "check | generate | train | match | calibrate | write\n"); return 1;
}
