import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  __require,
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// scripts/artifact-client.mjs
init_define_RUNTIME_PACKAGES();
import * as OC from "os";
import * as jC from "os";
import * as Io from "http";
import * as Dp from "https";
import { EOL as VR } from "os";
import { constants as FC, promises as ZR } from "fs";
import QC from "os";
import * as El from "fs";
import * as IR from "fs";
import * as PR from "path";
import vM from "os";
import * as ma from "fs";
import { normalize as eI, resolve as tI } from "path";
import { EOL as OM } from "node:os";
import MM from "node:util";
import DM from "node:process";
import Ho from "node:process";
import { inspect as HM } from "node:util";
import Nh from "node:http";
import Ih from "node:https";
import xI from "node:zlib";
import { Transform as YM } from "node:stream";
import { Readable as Fh } from "stream";
import jh from "node:os";
import yi from "node:process";
import { EventEmitter as BU } from "events";
import { Readable as SU } from "node:stream";
import vU from "node:buffer";
import LU, { Readable as yc } from "node:stream";
import { createRequire as TU } from "node:module";
import { dirname as RU } from "node:path";
import { fileURLToPath as _U } from "node:url";
import { Readable as qU } from "node:stream";
import { createHmac as YU } from "node:crypto";
import { createHmac as ZU } from "node:crypto";
import { createHmac as rz } from "node:crypto";
import { Readable as h2 } from "node:stream";
import { Readable as y2 } from "node:stream";
import { Buffer as g2 } from "buffer";
import { EventEmitter as E2 } from "events";
import Bb from "node:fs";
import S2 from "node:util";
import * as xw from "crypto";
import * as Aw from "stream";
import { realpath as hG } from "fs/promises";
import * as yR from "stream";
import * as $u from "fs";
import { realpath as pG } from "fs/promises";
import * as CR from "path";
var SR = Object.create;
var Sp = Object.defineProperty;
var vR = Object.getOwnPropertyDescriptor;
var BR = Object.getOwnPropertyNames;
var TR = Object.getPrototypeOf;
var RR = Object.prototype.hasOwnProperty;
var te = ((t18) => typeof __require < "u" ? __require : typeof Proxy < "u" ? new Proxy(t18, { get: (e, r) => (typeof __require < "u" ? __require : e)[r] }) : t18)(function(t18) {
  if (typeof __require < "u") return __require.apply(this, arguments);
  throw Error('Dynamic require of "' + t18 + '" is not supported');
});
var C = (t18, e) => () => {
  try {
    return e || t18((e = { exports: {} }).exports, e), e.exports;
  } catch (r) {
    throw e = 0, r;
  }
};
var _R = (t18, e) => {
  for (var r in e) Sp(t18, r, { get: e[r], enumerable: true });
};
var OR = (t18, e, r, n) => {
  if (e && typeof e == "object" || typeof e == "function") for (let i of BR(e)) !RR.call(t18, i) && i !== r && Sp(t18, i, { get: () => e[i], enumerable: !(n = vR(e, i)) || n.enumerable });
  return t18;
};
var Be = (t18, e, r) => (r = t18 != null ? SR(TR(t18)) : {}, OR(e || !t18 || !t18.__esModule ? Sp(r, "default", { value: t18, enumerable: true }) : r, t18));
var kC = C((js) => {
  "use strict";
  var BG = te("net"), zR = te("tls"), Rp = te("http"), MC = te("https"), FR = te("events"), TG = te("assert"), qR = te("util");
  js.httpOverHttp = HR;
  js.httpsOverHttp = QR;
  js.httpOverHttps = GR;
  js.httpsOverHttps = jR;
  function HR(t18) {
    var e = new qn(t18);
    return e.request = Rp.request, e;
  }
  function QR(t18) {
    var e = new qn(t18);
    return e.request = Rp.request, e.createSocket = DC, e.defaultPort = 443, e;
  }
  function GR(t18) {
    var e = new qn(t18);
    return e.request = MC.request, e;
  }
  function jR(t18) {
    var e = new qn(t18);
    return e.request = MC.request, e.createSocket = DC, e.defaultPort = 443, e;
  }
  function qn(t18) {
    var e = this;
    e.options = t18 || {}, e.proxyOptions = e.options.proxy || {}, e.maxSockets = e.options.maxSockets || Rp.Agent.defaultMaxSockets, e.requests = [], e.sockets = [], e.on("free", function(n, i, s, a) {
      for (var o = LC(i, s, a), c = 0, l = e.requests.length; c < l; ++c) {
        var m = e.requests[c];
        if (m.host === o.host && m.port === o.port) {
          e.requests.splice(c, 1), m.request.onSocket(n);
          return;
        }
      }
      n.destroy(), e.removeSocket(n);
    });
  }
  qR.inherits(qn, FR.EventEmitter);
  qn.prototype.addRequest = function(e, r, n, i) {
    var s = this, a = _p({ request: e }, s.options, LC(r, n, i));
    if (s.sockets.length >= this.maxSockets) {
      s.requests.push(a);
      return;
    }
    s.createSocket(a, function(o) {
      o.on("free", c), o.on("close", l), o.on("agentRemove", l), e.onSocket(o);
      function c() {
        s.emit("free", o, a);
      }
      function l(m) {
        s.removeSocket(o), o.removeListener("free", c), o.removeListener("close", l), o.removeListener("agentRemove", l);
      }
    });
  };
  qn.prototype.createSocket = function(e, r) {
    var n = this, i = {};
    n.sockets.push(i);
    var s = _p({}, n.proxyOptions, { method: "CONNECT", path: e.host + ":" + e.port, agent: false, headers: { host: e.host + ":" + e.port } });
    e.localAddress && (s.localAddress = e.localAddress), s.proxyAuth && (s.headers = s.headers || {}, s.headers["Proxy-Authorization"] = "Basic " + new Buffer(s.proxyAuth).toString("base64")), mi("making CONNECT request");
    var a = n.request(s);
    a.useChunkedEncodingByDefault = false, a.once("response", o), a.once("upgrade", c), a.once("connect", l), a.once("error", m), a.end();
    function o(d) {
      d.upgrade = true;
    }
    function c(d, u, y) {
      process.nextTick(function() {
        l(d, u, y);
      });
    }
    function l(d, u, y) {
      if (a.removeAllListeners(), u.removeAllListeners(), d.statusCode !== 200) {
        mi("tunneling socket could not be established, statusCode=%d", d.statusCode), u.destroy();
        var x = new Error("tunneling socket could not be established, statusCode=" + d.statusCode);
        x.code = "ECONNRESET", e.request.emit("error", x), n.removeSocket(i);
        return;
      }
      if (y.length > 0) {
        mi("got illegal response body from proxy"), u.destroy();
        var x = new Error("got illegal response body from proxy");
        x.code = "ECONNRESET", e.request.emit("error", x), n.removeSocket(i);
        return;
      }
      return mi("tunneling connection has established"), n.sockets[n.sockets.indexOf(i)] = u, r(u);
    }
    function m(d) {
      a.removeAllListeners(), mi(`tunneling socket could not be established, cause=%s
`, d.message, d.stack);
      var u = new Error("tunneling socket could not be established, cause=" + d.message);
      u.code = "ECONNRESET", e.request.emit("error", u), n.removeSocket(i);
    }
  };
  qn.prototype.removeSocket = function(e) {
    var r = this.sockets.indexOf(e);
    if (r !== -1) {
      this.sockets.splice(r, 1);
      var n = this.requests.shift();
      n && this.createSocket(n, function(i) {
        n.request.onSocket(i);
      });
    }
  };
  function DC(t18, e) {
    var r = this;
    qn.prototype.createSocket.call(r, t18, function(n) {
      var i = t18.request.getHeader("host"), s = _p({}, r.options, { socket: n, servername: i ? i.replace(/:.*$/, "") : t18.host }), a = zR.connect(0, s);
      r.sockets[r.sockets.indexOf(n)] = a, e(a);
    });
  }
  function LC(t18, e, r) {
    return typeof t18 == "string" ? { host: t18, port: e, localAddress: r } : t18;
  }
  function _p(t18) {
    for (var e = 1, r = arguments.length; e < r; ++e) {
      var n = arguments[e];
      if (typeof n == "object") for (var i = Object.keys(n), s = 0, a = i.length; s < a; ++s) {
        var o = i[s];
        n[o] !== void 0 && (t18[o] = n[o]);
      }
    }
    return t18;
  }
  var mi;
  process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? mi = function() {
    var t18 = Array.prototype.slice.call(arguments);
    typeof t18[0] == "string" ? t18[0] = "TUNNEL: " + t18[0] : t18.unshift("TUNNEL:"), console.error.apply(console, t18);
  } : mi = function() {
  };
  js.debug = mi;
});
var zC = C((_G, UC) => {
  UC.exports = kC();
});
var wl = C((Ks) => {
  "use strict";
  Object.defineProperty(Ks, "__esModule", { value: true });
  Ks.isJsonObject = Ks.typeofJsonValue = void 0;
  function b_(t18) {
    let e = typeof t18;
    if (e == "object") {
      if (Array.isArray(t18)) return "array";
      if (t18 === null) return "null";
    }
    return e;
  }
  Ks.typeofJsonValue = b_;
  function C_(t18) {
    return t18 !== null && typeof t18 == "object" && !Array.isArray(t18);
  }
  Ks.isJsonObject = C_;
});
var vl = C((Ws) => {
  "use strict";
  Object.defineProperty(Ws, "__esModule", { value: true });
  Ws.base64encode = Ws.base64decode = void 0;
  var Qn = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split(""), Sl = [];
  for (let t18 = 0; t18 < Qn.length; t18++) Sl[Qn[t18].charCodeAt(0)] = t18;
  Sl[45] = Qn.indexOf("+");
  Sl[95] = Qn.indexOf("/");
  function N_(t18) {
    let e = t18.length * 3 / 4;
    t18[t18.length - 2] == "=" ? e -= 2 : t18[t18.length - 1] == "=" && (e -= 1);
    let r = new Uint8Array(e), n = 0, i = 0, s, a = 0;
    for (let o = 0; o < t18.length; o++) {
      if (s = Sl[t18.charCodeAt(o)], s === void 0) switch (t18[o]) {
        case "=":
          i = 0;
        case `
`:
        case "\r":
        case "	":
        case " ":
          continue;
        default:
          throw Error("invalid base64 string.");
      }
      switch (i) {
        case 0:
          a = s, i = 1;
          break;
        case 1:
          r[n++] = a << 2 | (s & 48) >> 4, a = s, i = 2;
          break;
        case 2:
          r[n++] = (a & 15) << 4 | (s & 60) >> 2, a = s, i = 3;
          break;
        case 3:
          r[n++] = (a & 3) << 6 | s, i = 0;
          break;
      }
    }
    if (i == 1) throw Error("invalid base64 string.");
    return r.subarray(0, n);
  }
  Ws.base64decode = N_;
  function I_(t18) {
    let e = "", r = 0, n, i = 0;
    for (let s = 0; s < t18.length; s++) switch (n = t18[s], r) {
      case 0:
        e += Qn[n >> 2], i = (n & 3) << 4, r = 1;
        break;
      case 1:
        e += Qn[i | n >> 4], i = (n & 15) << 2, r = 2;
        break;
      case 2:
        e += Qn[i | n >> 6], e += Qn[n & 63], r = 0;
        break;
    }
    return r && (e += Qn[i], e += "=", r == 1 && (e += "=")), e;
  }
  Ws.base64encode = I_;
});
var YC = C((Bl) => {
  "use strict";
  Object.defineProperty(Bl, "__esModule", { value: true });
  Bl.utf8read = void 0;
  var Up = (t18) => String.fromCharCode.apply(String, t18);
  function P_(t18) {
    if (t18.length < 1) return "";
    let e = 0, r = [], n = [], i = 0, s, a = t18.length;
    for (; e < a; ) s = t18[e++], s < 128 ? n[i++] = s : s > 191 && s < 224 ? n[i++] = (s & 31) << 6 | t18[e++] & 63 : s > 239 && s < 365 ? (s = ((s & 7) << 18 | (t18[e++] & 63) << 12 | (t18[e++] & 63) << 6 | t18[e++] & 63) - 65536, n[i++] = 55296 + (s >> 10), n[i++] = 56320 + (s & 1023)) : n[i++] = (s & 15) << 12 | (t18[e++] & 63) << 6 | t18[e++] & 63, i > 8191 && (r.push(Up(n)), i = 0);
    return r.length ? (i && r.push(Up(n.slice(0, i))), r.join("")) : Up(n.slice(0, i));
  }
  Bl.utf8read = P_;
});
var wo = C((Vr) => {
  "use strict";
  Object.defineProperty(Vr, "__esModule", { value: true });
  Vr.WireType = Vr.mergeBinaryOptions = Vr.UnknownFieldHandler = void 0;
  var E_;
  (function(t18) {
    t18.symbol = /* @__PURE__ */ Symbol.for("protobuf-ts/unknown"), t18.onRead = (r, n, i, s, a) => {
      (e(n) ? n[t18.symbol] : n[t18.symbol] = []).push({ no: i, wireType: s, data: a });
    }, t18.onWrite = (r, n, i) => {
      for (let { no: s, wireType: a, data: o } of t18.list(n)) i.tag(s, a).raw(o);
    }, t18.list = (r, n) => {
      if (e(r)) {
        let i = r[t18.symbol];
        return n ? i.filter((s) => s.no == n) : i;
      }
      return [];
    }, t18.last = (r, n) => t18.list(r, n).slice(-1)[0];
    let e = (r) => r && Array.isArray(r[t18.symbol]);
  })(E_ = Vr.UnknownFieldHandler || (Vr.UnknownFieldHandler = {}));
  function w_(t18, e) {
    return Object.assign(Object.assign({}, t18), e);
  }
  Vr.mergeBinaryOptions = w_;
  var S_;
  (function(t18) {
    t18[t18.Varint = 0] = "Varint", t18[t18.Bit64 = 1] = "Bit64", t18[t18.LengthDelimited = 2] = "LengthDelimited", t18[t18.StartGroup = 3] = "StartGroup", t18[t18.EndGroup = 4] = "EndGroup", t18[t18.Bit32 = 5] = "Bit32";
  })(S_ = Vr.WireType || (Vr.WireType = {}));
});
var Rl = C((Gt) => {
  "use strict";
  Object.defineProperty(Gt, "__esModule", { value: true });
  Gt.varint32read = Gt.varint32write = Gt.int64toString = Gt.int64fromString = Gt.varint64write = Gt.varint64read = void 0;
  function v_() {
    let t18 = 0, e = 0;
    for (let n = 0; n < 28; n += 7) {
      let i = this.buf[this.pos++];
      if (t18 |= (i & 127) << n, (i & 128) == 0) return this.assertBounds(), [t18, e];
    }
    let r = this.buf[this.pos++];
    if (t18 |= (r & 15) << 28, e = (r & 112) >> 4, (r & 128) == 0) return this.assertBounds(), [t18, e];
    for (let n = 3; n <= 31; n += 7) {
      let i = this.buf[this.pos++];
      if (e |= (i & 127) << n, (i & 128) == 0) return this.assertBounds(), [t18, e];
    }
    throw new Error("invalid varint");
  }
  Gt.varint64read = v_;
  function B_(t18, e, r) {
    for (let s = 0; s < 28; s = s + 7) {
      let a = t18 >>> s, o = !(!(a >>> 7) && e == 0), c = (o ? a | 128 : a) & 255;
      if (r.push(c), !o) return;
    }
    let n = t18 >>> 28 & 15 | (e & 7) << 4, i = e >> 3 != 0;
    if (r.push((i ? n | 128 : n) & 255), !!i) {
      for (let s = 3; s < 31; s = s + 7) {
        let a = e >>> s, o = !!(a >>> 7), c = (o ? a | 128 : a) & 255;
        if (r.push(c), !o) return;
      }
      r.push(e >>> 31 & 1);
    }
  }
  Gt.varint64write = B_;
  var Tl = 65536 * 65536;
  function T_(t18) {
    let e = t18[0] == "-";
    e && (t18 = t18.slice(1));
    let r = 1e6, n = 0, i = 0;
    function s(a, o) {
      let c = Number(t18.slice(a, o));
      i *= r, n = n * r + c, n >= Tl && (i = i + (n / Tl | 0), n = n % Tl);
    }
    return s(-24, -18), s(-18, -12), s(-12, -6), s(-6), [e, n, i];
  }
  Gt.int64fromString = T_;
  function R_(t18, e) {
    if (e >>> 0 <= 2097151) return "" + (Tl * e + (t18 >>> 0));
    let r = t18 & 16777215, n = (t18 >>> 24 | e << 8) >>> 0 & 16777215, i = e >> 16 & 65535, s = r + n * 6777216 + i * 6710656, a = n + i * 8147497, o = i * 2, c = 1e7;
    s >= c && (a += Math.floor(s / c), s %= c), a >= c && (o += Math.floor(a / c), a %= c);
    function l(m, d) {
      let u = m ? String(m) : "";
      return d ? "0000000".slice(u.length) + u : u;
    }
    return l(o, 0) + l(a, o) + l(s, 1);
  }
  Gt.int64toString = R_;
  function __(t18, e) {
    if (t18 >= 0) {
      for (; t18 > 127; ) e.push(t18 & 127 | 128), t18 = t18 >>> 7;
      e.push(t18);
    } else {
      for (let r = 0; r < 9; r++) e.push(t18 & 127 | 128), t18 = t18 >> 7;
      e.push(1);
    }
  }
  Gt.varint32write = __;
  function O_() {
    let t18 = this.buf[this.pos++], e = t18 & 127;
    if ((t18 & 128) == 0) return this.assertBounds(), e;
    if (t18 = this.buf[this.pos++], e |= (t18 & 127) << 7, (t18 & 128) == 0) return this.assertBounds(), e;
    if (t18 = this.buf[this.pos++], e |= (t18 & 127) << 14, (t18 & 128) == 0) return this.assertBounds(), e;
    if (t18 = this.buf[this.pos++], e |= (t18 & 127) << 21, (t18 & 128) == 0) return this.assertBounds(), e;
    t18 = this.buf[this.pos++], e |= (t18 & 15) << 28;
    for (let r = 5; (t18 & 128) !== 0 && r < 10; r++) t18 = this.buf[this.pos++];
    if ((t18 & 128) != 0) throw new Error("invalid varint");
    return this.assertBounds(), e >>> 0;
  }
  Gt.varint32read = O_;
});
var pi = C((ui) => {
  "use strict";
  Object.defineProperty(ui, "__esModule", { value: true });
  ui.PbLong = ui.PbULong = ui.detectBi = void 0;
  var So = Rl(), Te;
  function KC() {
    let t18 = new DataView(new ArrayBuffer(8));
    Te = globalThis.BigInt !== void 0 && typeof t18.getBigInt64 == "function" && typeof t18.getBigUint64 == "function" && typeof t18.setBigInt64 == "function" && typeof t18.setBigUint64 == "function" ? { MIN: BigInt("-9223372036854775808"), MAX: BigInt("9223372036854775807"), UMIN: BigInt("0"), UMAX: BigInt("18446744073709551615"), C: BigInt, V: t18 } : void 0;
  }
  ui.detectBi = KC;
  KC();
  function WC(t18) {
    if (!t18) throw new Error("BigInt unavailable, see https://github.com/timostamm/protobuf-ts/blob/v1.0.8/MANUAL.md#bigint-support");
  }
  var JC = /^-?[0-9]+$/, Ol = 4294967296, _l = 2147483648, Ml = class {
    constructor(e, r) {
      this.lo = e | 0, this.hi = r | 0;
    }
    isZero() {
      return this.lo == 0 && this.hi == 0;
    }
    toNumber() {
      let e = this.hi * Ol + (this.lo >>> 0);
      if (!Number.isSafeInteger(e)) throw new Error("cannot convert to safe number");
      return e;
    }
  }, vo = class t18 extends Ml {
    static from(e) {
      if (Te) switch (typeof e) {
        case "string":
          if (e == "0") return this.ZERO;
          if (e == "") throw new Error("string is no integer");
          e = Te.C(e);
        case "number":
          if (e === 0) return this.ZERO;
          e = Te.C(e);
        case "bigint":
          if (!e) return this.ZERO;
          if (e < Te.UMIN) throw new Error("signed value for ulong");
          if (e > Te.UMAX) throw new Error("ulong too large");
          return Te.V.setBigUint64(0, e, true), new t18(Te.V.getInt32(0, true), Te.V.getInt32(4, true));
      }
      else switch (typeof e) {
        case "string":
          if (e == "0") return this.ZERO;
          if (e = e.trim(), !JC.test(e)) throw new Error("string is no integer");
          let [r, n, i] = So.int64fromString(e);
          if (r) throw new Error("signed value for ulong");
          return new t18(n, i);
        case "number":
          if (e == 0) return this.ZERO;
          if (!Number.isSafeInteger(e)) throw new Error("number is no integer");
          if (e < 0) throw new Error("signed value for ulong");
          return new t18(e, e / Ol);
      }
      throw new Error("unknown value " + typeof e);
    }
    toString() {
      return Te ? this.toBigInt().toString() : So.int64toString(this.lo, this.hi);
    }
    toBigInt() {
      return WC(Te), Te.V.setInt32(0, this.lo, true), Te.V.setInt32(4, this.hi, true), Te.V.getBigUint64(0, true);
    }
  };
  ui.PbULong = vo;
  vo.ZERO = new vo(0, 0);
  var Bo = class t18 extends Ml {
    static from(e) {
      if (Te) switch (typeof e) {
        case "string":
          if (e == "0") return this.ZERO;
          if (e == "") throw new Error("string is no integer");
          e = Te.C(e);
        case "number":
          if (e === 0) return this.ZERO;
          e = Te.C(e);
        case "bigint":
          if (!e) return this.ZERO;
          if (e < Te.MIN) throw new Error("signed long too small");
          if (e > Te.MAX) throw new Error("signed long too large");
          return Te.V.setBigInt64(0, e, true), new t18(Te.V.getInt32(0, true), Te.V.getInt32(4, true));
      }
      else switch (typeof e) {
        case "string":
          if (e == "0") return this.ZERO;
          if (e = e.trim(), !JC.test(e)) throw new Error("string is no integer");
          let [r, n, i] = So.int64fromString(e);
          if (r) {
            if (i > _l || i == _l && n != 0) throw new Error("signed long too small");
          } else if (i >= _l) throw new Error("signed long too large");
          let s = new t18(n, i);
          return r ? s.negate() : s;
        case "number":
          if (e == 0) return this.ZERO;
          if (!Number.isSafeInteger(e)) throw new Error("number is no integer");
          return e > 0 ? new t18(e, e / Ol) : new t18(-e, -e / Ol).negate();
      }
      throw new Error("unknown value " + typeof e);
    }
    isNegative() {
      return (this.hi & _l) !== 0;
    }
    negate() {
      let e = ~this.hi, r = this.lo;
      return r ? r = ~r + 1 : e += 1, new t18(r, e);
    }
    toString() {
      if (Te) return this.toBigInt().toString();
      if (this.isNegative()) {
        let e = this.negate();
        return "-" + So.int64toString(e.lo, e.hi);
      }
      return So.int64toString(this.lo, this.hi);
    }
    toBigInt() {
      return WC(Te), Te.V.setInt32(0, this.lo, true), Te.V.setInt32(4, this.hi, true), Te.V.getBigInt64(0, true);
    }
  };
  ui.PbLong = Bo;
  Bo.ZERO = new Bo(0, 0);
});
var zp = C(($s) => {
  "use strict";
  Object.defineProperty($s, "__esModule", { value: true });
  $s.BinaryReader = $s.binaryReadOptions = void 0;
  var Js = wo(), To = pi(), $C = Rl(), XC = { readUnknownField: true, readerFactory: (t18) => new Dl(t18) };
  function M_(t18) {
    return t18 ? Object.assign(Object.assign({}, XC), t18) : XC;
  }
  $s.binaryReadOptions = M_;
  var Dl = class {
    constructor(e, r) {
      this.varint64 = $C.varint64read, this.uint32 = $C.varint32read, this.buf = e, this.len = e.length, this.pos = 0, this.view = new DataView(e.buffer, e.byteOffset, e.byteLength), this.textDecoder = r ?? new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    }
    tag() {
      let e = this.uint32(), r = e >>> 3, n = e & 7;
      if (r <= 0 || n < 0 || n > 5) throw new Error("illegal tag: field no " + r + " wire type " + n);
      return [r, n];
    }
    skip(e) {
      let r = this.pos;
      switch (e) {
        case Js.WireType.Varint:
          for (; this.buf[this.pos++] & 128; ) ;
          break;
        case Js.WireType.Bit64:
          this.pos += 4;
        case Js.WireType.Bit32:
          this.pos += 4;
          break;
        case Js.WireType.LengthDelimited:
          let n = this.uint32();
          this.pos += n;
          break;
        case Js.WireType.StartGroup:
          let i;
          for (; (i = this.tag()[1]) !== Js.WireType.EndGroup; ) this.skip(i);
          break;
        default:
          throw new Error("cant skip wire type " + e);
      }
      return this.assertBounds(), this.buf.subarray(r, this.pos);
    }
    assertBounds() {
      if (this.pos > this.len) throw new RangeError("premature EOF");
    }
    int32() {
      return this.uint32() | 0;
    }
    sint32() {
      let e = this.uint32();
      return e >>> 1 ^ -(e & 1);
    }
    int64() {
      return new To.PbLong(...this.varint64());
    }
    uint64() {
      return new To.PbULong(...this.varint64());
    }
    sint64() {
      let [e, r] = this.varint64(), n = -(e & 1);
      return e = (e >>> 1 | (r & 1) << 31) ^ n, r = r >>> 1 ^ n, new To.PbLong(e, r);
    }
    bool() {
      let [e, r] = this.varint64();
      return e !== 0 || r !== 0;
    }
    fixed32() {
      return this.view.getUint32((this.pos += 4) - 4, true);
    }
    sfixed32() {
      return this.view.getInt32((this.pos += 4) - 4, true);
    }
    fixed64() {
      return new To.PbULong(this.sfixed32(), this.sfixed32());
    }
    sfixed64() {
      return new To.PbLong(this.sfixed32(), this.sfixed32());
    }
    float() {
      return this.view.getFloat32((this.pos += 4) - 4, true);
    }
    double() {
      return this.view.getFloat64((this.pos += 8) - 8, true);
    }
    bytes() {
      let e = this.uint32(), r = this.pos;
      return this.pos += e, this.assertBounds(), this.buf.subarray(r, r + e);
    }
    string() {
      return this.textDecoder.decode(this.bytes());
    }
  };
  $s.BinaryReader = Dl;
});
var Xs = C((xr) => {
  "use strict";
  Object.defineProperty(xr, "__esModule", { value: true });
  xr.assertFloat32 = xr.assertUInt32 = xr.assertInt32 = xr.assertNever = xr.assert = void 0;
  function D_(t18, e) {
    if (!t18) throw new Error(e);
  }
  xr.assert = D_;
  function L_(t18, e) {
    throw new Error(e ?? "Unexpected object: " + t18);
  }
  xr.assertNever = L_;
  var k_ = 34028234663852886e22, U_ = -34028234663852886e22, z_ = 4294967295, F_ = 2147483647, q_ = -2147483648;
  function H_(t18) {
    if (typeof t18 != "number") throw new Error("invalid int 32: " + typeof t18);
    if (!Number.isInteger(t18) || t18 > F_ || t18 < q_) throw new Error("invalid int 32: " + t18);
  }
  xr.assertInt32 = H_;
  function Q_(t18) {
    if (typeof t18 != "number") throw new Error("invalid uint 32: " + typeof t18);
    if (!Number.isInteger(t18) || t18 > z_ || t18 < 0) throw new Error("invalid uint 32: " + t18);
  }
  xr.assertUInt32 = Q_;
  function G_(t18) {
    if (typeof t18 != "number") throw new Error("invalid float 32: " + typeof t18);
    if (Number.isFinite(t18) && (t18 > k_ || t18 < U_)) throw new Error("invalid float 32: " + t18);
  }
  xr.assertFloat32 = G_;
});
var Fp = C((Zs) => {
  "use strict";
  Object.defineProperty(Zs, "__esModule", { value: true });
  Zs.BinaryWriter = Zs.binaryWriteOptions = void 0;
  var Ro = pi(), _o = Rl(), Vs = Xs(), VC = { writeUnknownFields: true, writerFactory: () => new Ll() };
  function j_(t18) {
    return t18 ? Object.assign(Object.assign({}, VC), t18) : VC;
  }
  Zs.binaryWriteOptions = j_;
  var Ll = class {
    constructor(e) {
      this.stack = [], this.textEncoder = e ?? new TextEncoder(), this.chunks = [], this.buf = [];
    }
    finish() {
      this.chunks.push(new Uint8Array(this.buf));
      let e = 0;
      for (let i = 0; i < this.chunks.length; i++) e += this.chunks[i].length;
      let r = new Uint8Array(e), n = 0;
      for (let i = 0; i < this.chunks.length; i++) r.set(this.chunks[i], n), n += this.chunks[i].length;
      return this.chunks = [], r;
    }
    fork() {
      return this.stack.push({ chunks: this.chunks, buf: this.buf }), this.chunks = [], this.buf = [], this;
    }
    join() {
      let e = this.finish(), r = this.stack.pop();
      if (!r) throw new Error("invalid state, fork stack empty");
      return this.chunks = r.chunks, this.buf = r.buf, this.uint32(e.byteLength), this.raw(e);
    }
    tag(e, r) {
      return this.uint32((e << 3 | r) >>> 0);
    }
    raw(e) {
      return this.buf.length && (this.chunks.push(new Uint8Array(this.buf)), this.buf = []), this.chunks.push(e), this;
    }
    uint32(e) {
      for (Vs.assertUInt32(e); e > 127; ) this.buf.push(e & 127 | 128), e = e >>> 7;
      return this.buf.push(e), this;
    }
    int32(e) {
      return Vs.assertInt32(e), _o.varint32write(e, this.buf), this;
    }
    bool(e) {
      return this.buf.push(e ? 1 : 0), this;
    }
    bytes(e) {
      return this.uint32(e.byteLength), this.raw(e);
    }
    string(e) {
      let r = this.textEncoder.encode(e);
      return this.uint32(r.byteLength), this.raw(r);
    }
    float(e) {
      Vs.assertFloat32(e);
      let r = new Uint8Array(4);
      return new DataView(r.buffer).setFloat32(0, e, true), this.raw(r);
    }
    double(e) {
      let r = new Uint8Array(8);
      return new DataView(r.buffer).setFloat64(0, e, true), this.raw(r);
    }
    fixed32(e) {
      Vs.assertUInt32(e);
      let r = new Uint8Array(4);
      return new DataView(r.buffer).setUint32(0, e, true), this.raw(r);
    }
    sfixed32(e) {
      Vs.assertInt32(e);
      let r = new Uint8Array(4);
      return new DataView(r.buffer).setInt32(0, e, true), this.raw(r);
    }
    sint32(e) {
      return Vs.assertInt32(e), e = (e << 1 ^ e >> 31) >>> 0, _o.varint32write(e, this.buf), this;
    }
    sfixed64(e) {
      let r = new Uint8Array(8), n = new DataView(r.buffer), i = Ro.PbLong.from(e);
      return n.setInt32(0, i.lo, true), n.setInt32(4, i.hi, true), this.raw(r);
    }
    fixed64(e) {
      let r = new Uint8Array(8), n = new DataView(r.buffer), i = Ro.PbULong.from(e);
      return n.setInt32(0, i.lo, true), n.setInt32(4, i.hi, true), this.raw(r);
    }
    int64(e) {
      let r = Ro.PbLong.from(e);
      return _o.varint64write(r.lo, r.hi, this.buf), this;
    }
    sint64(e) {
      let r = Ro.PbLong.from(e), n = r.hi >> 31, i = r.lo << 1 ^ n, s = (r.hi << 1 | r.lo >>> 31) ^ n;
      return _o.varint64write(i, s, this.buf), this;
    }
    uint64(e) {
      let r = Ro.PbULong.from(e);
      return _o.varint64write(r.lo, r.hi, this.buf), this;
    }
  };
  Zs.BinaryWriter = Ll;
});
var qp = C((fi) => {
  "use strict";
  Object.defineProperty(fi, "__esModule", { value: true });
  fi.mergeJsonOptions = fi.jsonWriteOptions = fi.jsonReadOptions = void 0;
  var ZC = { emitDefaultValues: false, enumAsInteger: false, useProtoFieldName: false, prettySpaces: 0 }, eN = { ignoreUnknownFields: false };
  function Y_(t18) {
    return t18 ? Object.assign(Object.assign({}, eN), t18) : eN;
  }
  fi.jsonReadOptions = Y_;
  function K_(t18) {
    return t18 ? Object.assign(Object.assign({}, ZC), t18) : ZC;
  }
  fi.jsonWriteOptions = K_;
  function W_(t18, e) {
    var r, n;
    let i = Object.assign(Object.assign({}, t18), e);
    return i.typeRegistry = [...(r = t18?.typeRegistry) !== null && r !== void 0 ? r : [], ...(n = e?.typeRegistry) !== null && n !== void 0 ? n : []], i;
  }
  fi.mergeJsonOptions = W_;
});
var Oo = C((kl) => {
  "use strict";
  Object.defineProperty(kl, "__esModule", { value: true });
  kl.MESSAGE_TYPE = void 0;
  kl.MESSAGE_TYPE = /* @__PURE__ */ Symbol.for("protobuf-ts/message-type");
});
var Hp = C((Ul) => {
  "use strict";
  Object.defineProperty(Ul, "__esModule", { value: true });
  Ul.lowerCamelCase = void 0;
  function J_(t18) {
    let e = false, r = [];
    for (let n = 0; n < t18.length; n++) {
      let i = t18.charAt(n);
      i == "_" ? e = true : /\d/.test(i) ? (r.push(i), e = true) : e ? (r.push(i.toUpperCase()), e = false) : n == 0 ? r.push(i.toLowerCase()) : r.push(i);
    }
    return r.join("");
  }
  Ul.lowerCamelCase = J_;
});
var Fr = C((ot) => {
  "use strict";
  Object.defineProperty(ot, "__esModule", { value: true });
  ot.readMessageOption = ot.readFieldOption = ot.readFieldOptions = ot.normalizeFieldInfo = ot.RepeatType = ot.LongType = ot.ScalarType = void 0;
  var tN = Hp(), $_;
  (function(t18) {
    t18[t18.DOUBLE = 1] = "DOUBLE", t18[t18.FLOAT = 2] = "FLOAT", t18[t18.INT64 = 3] = "INT64", t18[t18.UINT64 = 4] = "UINT64", t18[t18.INT32 = 5] = "INT32", t18[t18.FIXED64 = 6] = "FIXED64", t18[t18.FIXED32 = 7] = "FIXED32", t18[t18.BOOL = 8] = "BOOL", t18[t18.STRING = 9] = "STRING", t18[t18.BYTES = 12] = "BYTES", t18[t18.UINT32 = 13] = "UINT32", t18[t18.SFIXED32 = 15] = "SFIXED32", t18[t18.SFIXED64 = 16] = "SFIXED64", t18[t18.SINT32 = 17] = "SINT32", t18[t18.SINT64 = 18] = "SINT64";
  })($_ = ot.ScalarType || (ot.ScalarType = {}));
  var X_;
  (function(t18) {
    t18[t18.BIGINT = 0] = "BIGINT", t18[t18.STRING = 1] = "STRING", t18[t18.NUMBER = 2] = "NUMBER";
  })(X_ = ot.LongType || (ot.LongType = {}));
  var rN;
  (function(t18) {
    t18[t18.NO = 0] = "NO", t18[t18.PACKED = 1] = "PACKED", t18[t18.UNPACKED = 2] = "UNPACKED";
  })(rN = ot.RepeatType || (ot.RepeatType = {}));
  function V_(t18) {
    var e, r, n, i;
    return t18.localName = (e = t18.localName) !== null && e !== void 0 ? e : tN.lowerCamelCase(t18.name), t18.jsonName = (r = t18.jsonName) !== null && r !== void 0 ? r : tN.lowerCamelCase(t18.name), t18.repeat = (n = t18.repeat) !== null && n !== void 0 ? n : rN.NO, t18.opt = (i = t18.opt) !== null && i !== void 0 ? i : t18.repeat || t18.oneof ? false : t18.kind == "message", t18;
  }
  ot.normalizeFieldInfo = V_;
  function Z_(t18, e, r, n) {
    var i;
    let s = (i = t18.fields.find((a, o) => a.localName == e || o == e)) === null || i === void 0 ? void 0 : i.options;
    return s && s[r] ? n.fromJson(s[r]) : void 0;
  }
  ot.readFieldOptions = Z_;
  function eO(t18, e, r, n) {
    var i;
    let s = (i = t18.fields.find((o, c) => o.localName == e || c == e)) === null || i === void 0 ? void 0 : i.options;
    if (!s) return;
    let a = s[r];
    return a === void 0 ? a : n ? n.fromJson(a) : a;
  }
  ot.readFieldOption = eO;
  function tO(t18, e, r) {
    let i = t18.options[e];
    return i === void 0 ? i : r ? r.fromJson(i) : i;
  }
  ot.readMessageOption = tO;
});
var Qp = C((jt) => {
  "use strict";
  Object.defineProperty(jt, "__esModule", { value: true });
  jt.getSelectedOneofValue = jt.clearOneofValue = jt.setUnknownOneofValue = jt.setOneofValue = jt.getOneofValue = jt.isOneofGroup = void 0;
  function rO(t18) {
    if (typeof t18 != "object" || t18 === null || !t18.hasOwnProperty("oneofKind")) return false;
    switch (typeof t18.oneofKind) {
      case "string":
        return t18[t18.oneofKind] === void 0 ? false : Object.keys(t18).length == 2;
      case "undefined":
        return Object.keys(t18).length == 1;
      default:
        return false;
    }
  }
  jt.isOneofGroup = rO;
  function nO(t18, e) {
    return t18[e];
  }
  jt.getOneofValue = nO;
  function iO(t18, e, r) {
    t18.oneofKind !== void 0 && delete t18[t18.oneofKind], t18.oneofKind = e, r !== void 0 && (t18[e] = r);
  }
  jt.setOneofValue = iO;
  function sO(t18, e, r) {
    t18.oneofKind !== void 0 && delete t18[t18.oneofKind], t18.oneofKind = e, r !== void 0 && e !== void 0 && (t18[e] = r);
  }
  jt.setUnknownOneofValue = sO;
  function aO(t18) {
    t18.oneofKind !== void 0 && delete t18[t18.oneofKind], t18.oneofKind = void 0;
  }
  jt.clearOneofValue = aO;
  function oO(t18) {
    if (t18.oneofKind !== void 0) return t18[t18.oneofKind];
  }
  jt.getSelectedOneofValue = oO;
});
var jp = C((zl) => {
  "use strict";
  Object.defineProperty(zl, "__esModule", { value: true });
  zl.ReflectionTypeCheck = void 0;
  var Ke = Fr(), cO = Qp(), Gp = class {
    constructor(e) {
      var r;
      this.fields = (r = e.fields) !== null && r !== void 0 ? r : [];
    }
    prepare() {
      if (this.data) return;
      let e = [], r = [], n = [];
      for (let i of this.fields) if (i.oneof) n.includes(i.oneof) || (n.push(i.oneof), e.push(i.oneof), r.push(i.oneof));
      else switch (r.push(i.localName), i.kind) {
        case "scalar":
        case "enum":
          (!i.opt || i.repeat) && e.push(i.localName);
          break;
        case "message":
          i.repeat && e.push(i.localName);
          break;
        case "map":
          e.push(i.localName);
          break;
      }
      this.data = { req: e, known: r, oneofs: Object.values(n) };
    }
    is(e, r, n = false) {
      if (r < 0) return true;
      if (e == null || typeof e != "object") return false;
      this.prepare();
      let i = Object.keys(e), s = this.data;
      if (i.length < s.req.length || s.req.some((a) => !i.includes(a)) || !n && i.some((a) => !s.known.includes(a))) return false;
      if (r < 1) return true;
      for (let a of s.oneofs) {
        let o = e[a];
        if (!cO.isOneofGroup(o)) return false;
        if (o.oneofKind === void 0) continue;
        let c = this.fields.find((l) => l.localName === o.oneofKind);
        if (!c || !this.field(o[o.oneofKind], c, n, r)) return false;
      }
      for (let a of this.fields) if (a.oneof === void 0 && !this.field(e[a.localName], a, n, r)) return false;
      return true;
    }
    field(e, r, n, i) {
      let s = r.repeat;
      switch (r.kind) {
        case "scalar":
          return e === void 0 ? r.opt : s ? this.scalars(e, r.T, i, r.L) : this.scalar(e, r.T, r.L);
        case "enum":
          return e === void 0 ? r.opt : s ? this.scalars(e, Ke.ScalarType.INT32, i) : this.scalar(e, Ke.ScalarType.INT32);
        case "message":
          return e === void 0 ? true : s ? this.messages(e, r.T(), n, i) : this.message(e, r.T(), n, i);
        case "map":
          if (typeof e != "object" || e === null) return false;
          if (i < 2) return true;
          if (!this.mapKeys(e, r.K, i)) return false;
          switch (r.V.kind) {
            case "scalar":
              return this.scalars(Object.values(e), r.V.T, i, r.V.L);
            case "enum":
              return this.scalars(Object.values(e), Ke.ScalarType.INT32, i);
            case "message":
              return this.messages(Object.values(e), r.V.T(), n, i);
          }
          break;
      }
      return true;
    }
    message(e, r, n, i) {
      return n ? r.isAssignable(e, i) : r.is(e, i);
    }
    messages(e, r, n, i) {
      if (!Array.isArray(e)) return false;
      if (i < 2) return true;
      if (n) {
        for (let s = 0; s < e.length && s < i; s++) if (!r.isAssignable(e[s], i - 1)) return false;
      } else for (let s = 0; s < e.length && s < i; s++) if (!r.is(e[s], i - 1)) return false;
      return true;
    }
    scalar(e, r, n) {
      let i = typeof e;
      switch (r) {
        case Ke.ScalarType.UINT64:
        case Ke.ScalarType.FIXED64:
        case Ke.ScalarType.INT64:
        case Ke.ScalarType.SFIXED64:
        case Ke.ScalarType.SINT64:
          switch (n) {
            case Ke.LongType.BIGINT:
              return i == "bigint";
            case Ke.LongType.NUMBER:
              return i == "number" && !isNaN(e);
            default:
              return i == "string";
          }
        case Ke.ScalarType.BOOL:
          return i == "boolean";
        case Ke.ScalarType.STRING:
          return i == "string";
        case Ke.ScalarType.BYTES:
          return e instanceof Uint8Array;
        case Ke.ScalarType.DOUBLE:
        case Ke.ScalarType.FLOAT:
          return i == "number" && !isNaN(e);
        default:
          return i == "number" && Number.isInteger(e);
      }
    }
    scalars(e, r, n, i) {
      if (!Array.isArray(e)) return false;
      if (n < 2) return true;
      if (Array.isArray(e)) {
        for (let s = 0; s < e.length && s < n; s++) if (!this.scalar(e[s], r, i)) return false;
      }
      return true;
    }
    mapKeys(e, r, n) {
      let i = Object.keys(e);
      switch (r) {
        case Ke.ScalarType.INT32:
        case Ke.ScalarType.FIXED32:
        case Ke.ScalarType.SFIXED32:
        case Ke.ScalarType.SINT32:
        case Ke.ScalarType.UINT32:
          return this.scalars(i.slice(0, n).map((s) => parseInt(s)), r, n);
        case Ke.ScalarType.BOOL:
          return this.scalars(i.slice(0, n).map((s) => s == "true" ? true : s == "false" ? false : s), r, n);
        default:
          return this.scalars(i, r, n, Ke.LongType.STRING);
      }
    }
  };
  zl.ReflectionTypeCheck = Gp;
});
var ql = C((Fl) => {
  "use strict";
  Object.defineProperty(Fl, "__esModule", { value: true });
  Fl.reflectionLongConvert = void 0;
  var nN = Fr();
  function lO(t18, e) {
    switch (e) {
      case nN.LongType.BIGINT:
        return t18.toBigInt();
      case nN.LongType.NUMBER:
        return t18.toNumber();
      default:
        return t18.toString();
    }
  }
  Fl.reflectionLongConvert = lO;
});
var Kp = C((Gl) => {
  "use strict";
  Object.defineProperty(Gl, "__esModule", { value: true });
  Gl.ReflectionJsonReader = void 0;
  var iN = wl(), mO = vl(), ct = Fr(), Hl = pi(), Gi = Xs(), Ql = ql(), Yp = class {
    constructor(e) {
      this.info = e;
    }
    prepare() {
      var e;
      if (this.fMap === void 0) {
        this.fMap = {};
        let r = (e = this.info.fields) !== null && e !== void 0 ? e : [];
        for (let n of r) this.fMap[n.name] = n, this.fMap[n.jsonName] = n, this.fMap[n.localName] = n;
      }
    }
    assert(e, r, n) {
      if (!e) {
        let i = iN.typeofJsonValue(n);
        throw (i == "number" || i == "boolean") && (i = n.toString()), new Error(`Cannot parse JSON ${i} for ${this.info.typeName}#${r}`);
      }
    }
    read(e, r, n) {
      this.prepare();
      let i = [];
      for (let [s, a] of Object.entries(e)) {
        let o = this.fMap[s];
        if (!o) {
          if (!n.ignoreUnknownFields) throw new Error(`Found unknown field while reading ${this.info.typeName} from JSON format. JSON key: ${s}`);
          continue;
        }
        let c = o.localName, l;
        if (o.oneof) {
          if (a === null && (o.kind !== "enum" || o.T()[0] !== "google.protobuf.NullValue")) continue;
          if (i.includes(o.oneof)) throw new Error(`Multiple members of the oneof group "${o.oneof}" of ${this.info.typeName} are present in JSON.`);
          i.push(o.oneof), l = r[o.oneof] = { oneofKind: c };
        } else l = r;
        if (o.kind == "map") {
          if (a === null) continue;
          this.assert(iN.isJsonObject(a), o.name, a);
          let m = l[c];
          for (let [d, u] of Object.entries(a)) {
            this.assert(u !== null, o.name + " map value", null);
            let y;
            switch (o.V.kind) {
              case "message":
                y = o.V.T().internalJsonRead(u, n);
                break;
              case "enum":
                if (y = this.enum(o.V.T(), u, o.name, n.ignoreUnknownFields), y === false) continue;
                break;
              case "scalar":
                y = this.scalar(u, o.V.T, o.V.L, o.name);
                break;
            }
            this.assert(y !== void 0, o.name + " map value", u);
            let x = d;
            o.K == ct.ScalarType.BOOL && (x = x == "true" ? true : x == "false" ? false : x), x = this.scalar(x, o.K, ct.LongType.STRING, o.name).toString(), m[x] = y;
          }
        } else if (o.repeat) {
          if (a === null) continue;
          this.assert(Array.isArray(a), o.name, a);
          let m = l[c];
          for (let d of a) {
            this.assert(d !== null, o.name, null);
            let u;
            switch (o.kind) {
              case "message":
                u = o.T().internalJsonRead(d, n);
                break;
              case "enum":
                if (u = this.enum(o.T(), d, o.name, n.ignoreUnknownFields), u === false) continue;
                break;
              case "scalar":
                u = this.scalar(d, o.T, o.L, o.name);
                break;
            }
            this.assert(u !== void 0, o.name, a), m.push(u);
          }
        } else switch (o.kind) {
          case "message":
            if (a === null && o.T().typeName != "google.protobuf.Value") {
              this.assert(o.oneof === void 0, o.name + " (oneof member)", null);
              continue;
            }
            l[c] = o.T().internalJsonRead(a, n, l[c]);
            break;
          case "enum":
            if (a === null) continue;
            let m = this.enum(o.T(), a, o.name, n.ignoreUnknownFields);
            if (m === false) continue;
            l[c] = m;
            break;
          case "scalar":
            if (a === null) continue;
            l[c] = this.scalar(a, o.T, o.L, o.name);
            break;
        }
      }
    }
    enum(e, r, n, i) {
      if (e[0] == "google.protobuf.NullValue" && Gi.assert(r === null || r === "NULL_VALUE", `Unable to parse field ${this.info.typeName}#${n}, enum ${e[0]} only accepts null.`), r === null) return 0;
      switch (typeof r) {
        case "number":
          return Gi.assert(Number.isInteger(r), `Unable to parse field ${this.info.typeName}#${n}, enum can only be integral number, got ${r}.`), r;
        case "string":
          let s = r;
          e[2] && r.substring(0, e[2].length) === e[2] && (s = r.substring(e[2].length));
          let a = e[1][s];
          return typeof a > "u" && i ? false : (Gi.assert(typeof a == "number", `Unable to parse field ${this.info.typeName}#${n}, enum ${e[0]} has no value for "${r}".`), a);
      }
      Gi.assert(false, `Unable to parse field ${this.info.typeName}#${n}, cannot parse enum value from ${typeof r}".`);
    }
    scalar(e, r, n, i) {
      let s;
      try {
        switch (r) {
          case ct.ScalarType.DOUBLE:
          case ct.ScalarType.FLOAT:
            if (e === null) return 0;
            if (e === "NaN") return Number.NaN;
            if (e === "Infinity") return Number.POSITIVE_INFINITY;
            if (e === "-Infinity") return Number.NEGATIVE_INFINITY;
            if (e === "") {
              s = "empty string";
              break;
            }
            if (typeof e == "string" && e.trim().length !== e.length) {
              s = "extra whitespace";
              break;
            }
            if (typeof e != "string" && typeof e != "number") break;
            let a = Number(e);
            if (Number.isNaN(a)) {
              s = "not a number";
              break;
            }
            if (!Number.isFinite(a)) {
              s = "too large or small";
              break;
            }
            return r == ct.ScalarType.FLOAT && Gi.assertFloat32(a), a;
          case ct.ScalarType.INT32:
          case ct.ScalarType.FIXED32:
          case ct.ScalarType.SFIXED32:
          case ct.ScalarType.SINT32:
          case ct.ScalarType.UINT32:
            if (e === null) return 0;
            let o;
            if (typeof e == "number" ? o = e : e === "" ? s = "empty string" : typeof e == "string" && (e.trim().length !== e.length ? s = "extra whitespace" : o = Number(e)), o === void 0) break;
            return r == ct.ScalarType.UINT32 ? Gi.assertUInt32(o) : Gi.assertInt32(o), o;
          case ct.ScalarType.INT64:
          case ct.ScalarType.SFIXED64:
          case ct.ScalarType.SINT64:
            if (e === null) return Ql.reflectionLongConvert(Hl.PbLong.ZERO, n);
            if (typeof e != "number" && typeof e != "string") break;
            return Ql.reflectionLongConvert(Hl.PbLong.from(e), n);
          case ct.ScalarType.FIXED64:
          case ct.ScalarType.UINT64:
            if (e === null) return Ql.reflectionLongConvert(Hl.PbULong.ZERO, n);
            if (typeof e != "number" && typeof e != "string") break;
            return Ql.reflectionLongConvert(Hl.PbULong.from(e), n);
          case ct.ScalarType.BOOL:
            if (e === null) return false;
            if (typeof e != "boolean") break;
            return e;
          case ct.ScalarType.STRING:
            if (e === null) return "";
            if (typeof e != "string") {
              s = "extra whitespace";
              break;
            }
            try {
              encodeURIComponent(e);
            } catch (c) {
              c = "invalid UTF8";
              break;
            }
            return e;
          case ct.ScalarType.BYTES:
            if (e === null || e === "") return new Uint8Array(0);
            if (typeof e != "string") break;
            return mO.base64decode(e);
        }
      } catch (a) {
        s = a.message;
      }
      this.assert(false, i + (s ? " - " + s : ""), e);
    }
  };
  Gl.ReflectionJsonReader = Yp;
});
var Jp = C((jl) => {
  "use strict";
  Object.defineProperty(jl, "__esModule", { value: true });
  jl.ReflectionJsonWriter = void 0;
  var dO = vl(), sN = pi(), Dt = Fr(), Ue = Xs(), Wp = class {
    constructor(e) {
      var r;
      this.fields = (r = e.fields) !== null && r !== void 0 ? r : [];
    }
    write(e, r) {
      let n = {}, i = e;
      for (let s of this.fields) {
        if (!s.oneof) {
          let l = this.field(s, i[s.localName], r);
          l !== void 0 && (n[r.useProtoFieldName ? s.name : s.jsonName] = l);
          continue;
        }
        let a = i[s.oneof];
        if (a.oneofKind !== s.localName) continue;
        let o = s.kind == "scalar" || s.kind == "enum" ? Object.assign(Object.assign({}, r), { emitDefaultValues: true }) : r, c = this.field(s, a[s.localName], o);
        Ue.assert(c !== void 0), n[r.useProtoFieldName ? s.name : s.jsonName] = c;
      }
      return n;
    }
    field(e, r, n) {
      let i;
      if (e.kind == "map") {
        Ue.assert(typeof r == "object" && r !== null);
        let s = {};
        switch (e.V.kind) {
          case "scalar":
            for (let [c, l] of Object.entries(r)) {
              let m = this.scalar(e.V.T, l, e.name, false, true);
              Ue.assert(m !== void 0), s[c.toString()] = m;
            }
            break;
          case "message":
            let a = e.V.T();
            for (let [c, l] of Object.entries(r)) {
              let m = this.message(a, l, e.name, n);
              Ue.assert(m !== void 0), s[c.toString()] = m;
            }
            break;
          case "enum":
            let o = e.V.T();
            for (let [c, l] of Object.entries(r)) {
              Ue.assert(l === void 0 || typeof l == "number");
              let m = this.enum(o, l, e.name, false, true, n.enumAsInteger);
              Ue.assert(m !== void 0), s[c.toString()] = m;
            }
            break;
        }
        (n.emitDefaultValues || Object.keys(s).length > 0) && (i = s);
      } else if (e.repeat) {
        Ue.assert(Array.isArray(r));
        let s = [];
        switch (e.kind) {
          case "scalar":
            for (let c = 0; c < r.length; c++) {
              let l = this.scalar(e.T, r[c], e.name, e.opt, true);
              Ue.assert(l !== void 0), s.push(l);
            }
            break;
          case "enum":
            let a = e.T();
            for (let c = 0; c < r.length; c++) {
              Ue.assert(r[c] === void 0 || typeof r[c] == "number");
              let l = this.enum(a, r[c], e.name, e.opt, true, n.enumAsInteger);
              Ue.assert(l !== void 0), s.push(l);
            }
            break;
          case "message":
            let o = e.T();
            for (let c = 0; c < r.length; c++) {
              let l = this.message(o, r[c], e.name, n);
              Ue.assert(l !== void 0), s.push(l);
            }
            break;
        }
        (n.emitDefaultValues || s.length > 0 || n.emitDefaultValues) && (i = s);
      } else switch (e.kind) {
        case "scalar":
          i = this.scalar(e.T, r, e.name, e.opt, n.emitDefaultValues);
          break;
        case "enum":
          i = this.enum(e.T(), r, e.name, e.opt, n.emitDefaultValues, n.enumAsInteger);
          break;
        case "message":
          i = this.message(e.T(), r, e.name, n);
          break;
      }
      return i;
    }
    enum(e, r, n, i, s, a) {
      if (e[0] == "google.protobuf.NullValue") return !s && !i ? void 0 : null;
      if (r === void 0) {
        Ue.assert(i);
        return;
      }
      if (!(r === 0 && !s && !i)) return Ue.assert(typeof r == "number"), Ue.assert(Number.isInteger(r)), a || !e[1].hasOwnProperty(r) ? r : e[2] ? e[2] + e[1][r] : e[1][r];
    }
    message(e, r, n, i) {
      return r === void 0 ? i.emitDefaultValues ? null : void 0 : e.internalJsonWrite(r, i);
    }
    scalar(e, r, n, i, s) {
      if (r === void 0) {
        Ue.assert(i);
        return;
      }
      let a = s || i;
      switch (e) {
        case Dt.ScalarType.INT32:
        case Dt.ScalarType.SFIXED32:
        case Dt.ScalarType.SINT32:
          return r === 0 ? a ? 0 : void 0 : (Ue.assertInt32(r), r);
        case Dt.ScalarType.FIXED32:
        case Dt.ScalarType.UINT32:
          return r === 0 ? a ? 0 : void 0 : (Ue.assertUInt32(r), r);
        case Dt.ScalarType.FLOAT:
          Ue.assertFloat32(r);
        case Dt.ScalarType.DOUBLE:
          return r === 0 ? a ? 0 : void 0 : (Ue.assert(typeof r == "number"), Number.isNaN(r) ? "NaN" : r === Number.POSITIVE_INFINITY ? "Infinity" : r === Number.NEGATIVE_INFINITY ? "-Infinity" : r);
        case Dt.ScalarType.STRING:
          return r === "" ? a ? "" : void 0 : (Ue.assert(typeof r == "string"), r);
        case Dt.ScalarType.BOOL:
          return r === false ? a ? false : void 0 : (Ue.assert(typeof r == "boolean"), r);
        case Dt.ScalarType.UINT64:
        case Dt.ScalarType.FIXED64:
          Ue.assert(typeof r == "number" || typeof r == "string" || typeof r == "bigint");
          let o = sN.PbULong.from(r);
          return o.isZero() && !a ? void 0 : o.toString();
        case Dt.ScalarType.INT64:
        case Dt.ScalarType.SFIXED64:
        case Dt.ScalarType.SINT64:
          Ue.assert(typeof r == "number" || typeof r == "string" || typeof r == "bigint");
          let c = sN.PbLong.from(r);
          return c.isZero() && !a ? void 0 : c.toString();
        case Dt.ScalarType.BYTES:
          return Ue.assert(r instanceof Uint8Array), r.byteLength ? dO.base64encode(r) : a ? "" : void 0;
      }
    }
  };
  jl.ReflectionJsonWriter = Wp;
});
var Kl = C((Yl) => {
  "use strict";
  Object.defineProperty(Yl, "__esModule", { value: true });
  Yl.reflectionScalarDefault = void 0;
  var qr = Fr(), aN = ql(), oN = pi();
  function uO(t18, e = qr.LongType.STRING) {
    switch (t18) {
      case qr.ScalarType.BOOL:
        return false;
      case qr.ScalarType.UINT64:
      case qr.ScalarType.FIXED64:
        return aN.reflectionLongConvert(oN.PbULong.ZERO, e);
      case qr.ScalarType.INT64:
      case qr.ScalarType.SFIXED64:
      case qr.ScalarType.SINT64:
        return aN.reflectionLongConvert(oN.PbLong.ZERO, e);
      case qr.ScalarType.DOUBLE:
      case qr.ScalarType.FLOAT:
        return 0;
      case qr.ScalarType.BYTES:
        return new Uint8Array(0);
      case qr.ScalarType.STRING:
        return "";
      default:
        return 0;
    }
  }
  Yl.reflectionScalarDefault = uO;
});
var Xp = C((Wl) => {
  "use strict";
  Object.defineProperty(Wl, "__esModule", { value: true });
  Wl.ReflectionBinaryReader = void 0;
  var cN = wo(), rt = Fr(), Mo = ql(), lN = Kl(), $p = class {
    constructor(e) {
      this.info = e;
    }
    prepare() {
      var e;
      if (!this.fieldNoToField) {
        let r = (e = this.info.fields) !== null && e !== void 0 ? e : [];
        this.fieldNoToField = new Map(r.map((n) => [n.no, n]));
      }
    }
    read(e, r, n, i) {
      this.prepare();
      let s = i === void 0 ? e.len : e.pos + i;
      for (; e.pos < s; ) {
        let [a, o] = e.tag(), c = this.fieldNoToField.get(a);
        if (!c) {
          let u = n.readUnknownField;
          if (u == "throw") throw new Error(`Unknown field ${a} (wire type ${o}) for ${this.info.typeName}`);
          let y = e.skip(o);
          u !== false && (u === true ? cN.UnknownFieldHandler.onRead : u)(this.info.typeName, r, a, o, y);
          continue;
        }
        let l = r, m = c.repeat, d = c.localName;
        switch (c.oneof && (l = l[c.oneof], l.oneofKind !== d && (l = r[c.oneof] = { oneofKind: d })), c.kind) {
          case "scalar":
          case "enum":
            let u = c.kind == "enum" ? rt.ScalarType.INT32 : c.T, y = c.kind == "scalar" ? c.L : void 0;
            if (m) {
              let N = l[d];
              if (o == cN.WireType.LengthDelimited && u != rt.ScalarType.STRING && u != rt.ScalarType.BYTES) {
                let w = e.uint32() + e.pos;
                for (; e.pos < w; ) N.push(this.scalar(e, u, y));
              } else N.push(this.scalar(e, u, y));
            } else l[d] = this.scalar(e, u, y);
            break;
          case "message":
            if (m) {
              let N = l[d], w = c.T().internalBinaryRead(e, e.uint32(), n);
              N.push(w);
            } else l[d] = c.T().internalBinaryRead(e, e.uint32(), n, l[d]);
            break;
          case "map":
            let [x, I] = this.mapEntry(c, e, n);
            l[d][x] = I;
            break;
        }
      }
    }
    mapEntry(e, r, n) {
      let i = r.uint32(), s = r.pos + i, a, o;
      for (; r.pos < s; ) {
        let [c, l] = r.tag();
        switch (c) {
          case 1:
            e.K == rt.ScalarType.BOOL ? a = r.bool().toString() : a = this.scalar(r, e.K, rt.LongType.STRING);
            break;
          case 2:
            switch (e.V.kind) {
              case "scalar":
                o = this.scalar(r, e.V.T, e.V.L);
                break;
              case "enum":
                o = r.int32();
                break;
              case "message":
                o = e.V.T().internalBinaryRead(r, r.uint32(), n);
                break;
            }
            break;
          default:
            throw new Error(`Unknown field ${c} (wire type ${l}) in map entry for ${this.info.typeName}#${e.name}`);
        }
      }
      if (a === void 0) {
        let c = lN.reflectionScalarDefault(e.K);
        a = e.K == rt.ScalarType.BOOL ? c.toString() : c;
      }
      if (o === void 0) switch (e.V.kind) {
        case "scalar":
          o = lN.reflectionScalarDefault(e.V.T, e.V.L);
          break;
        case "enum":
          o = 0;
          break;
        case "message":
          o = e.V.T().create();
          break;
      }
      return [a, o];
    }
    scalar(e, r, n) {
      switch (r) {
        case rt.ScalarType.INT32:
          return e.int32();
        case rt.ScalarType.STRING:
          return e.string();
        case rt.ScalarType.BOOL:
          return e.bool();
        case rt.ScalarType.DOUBLE:
          return e.double();
        case rt.ScalarType.FLOAT:
          return e.float();
        case rt.ScalarType.INT64:
          return Mo.reflectionLongConvert(e.int64(), n);
        case rt.ScalarType.UINT64:
          return Mo.reflectionLongConvert(e.uint64(), n);
        case rt.ScalarType.FIXED64:
          return Mo.reflectionLongConvert(e.fixed64(), n);
        case rt.ScalarType.FIXED32:
          return e.fixed32();
        case rt.ScalarType.BYTES:
          return e.bytes();
        case rt.ScalarType.UINT32:
          return e.uint32();
        case rt.ScalarType.SFIXED32:
          return e.sfixed32();
        case rt.ScalarType.SFIXED64:
          return Mo.reflectionLongConvert(e.sfixed64(), n);
        case rt.ScalarType.SINT32:
          return e.sint32();
        case rt.ScalarType.SINT64:
          return Mo.reflectionLongConvert(e.sint64(), n);
      }
    }
  };
  Wl.ReflectionBinaryReader = $p;
});
var Zp = C((Jl) => {
  "use strict";
  Object.defineProperty(Jl, "__esModule", { value: true });
  Jl.ReflectionBinaryWriter = void 0;
  var rr = wo(), Oe = Fr(), ea = Xs(), Do = pi(), Vp = class {
    constructor(e) {
      this.info = e;
    }
    prepare() {
      if (!this.fields) {
        let e = this.info.fields ? this.info.fields.concat() : [];
        this.fields = e.sort((r, n) => r.no - n.no);
      }
    }
    write(e, r, n) {
      this.prepare();
      for (let s of this.fields) {
        let a, o, c = s.repeat, l = s.localName;
        if (s.oneof) {
          let m = e[s.oneof];
          if (m.oneofKind !== l) continue;
          a = m[l], o = true;
        } else a = e[l], o = false;
        switch (s.kind) {
          case "scalar":
          case "enum":
            let m = s.kind == "enum" ? Oe.ScalarType.INT32 : s.T;
            if (c) if (ea.assert(Array.isArray(a)), c == Oe.RepeatType.PACKED) this.packed(r, m, s.no, a);
            else for (let d of a) this.scalar(r, m, s.no, d, true);
            else a === void 0 ? ea.assert(s.opt) : this.scalar(r, m, s.no, a, o || s.opt);
            break;
          case "message":
            if (c) {
              ea.assert(Array.isArray(a));
              for (let d of a) this.message(r, n, s.T(), s.no, d);
            } else this.message(r, n, s.T(), s.no, a);
            break;
          case "map":
            ea.assert(typeof a == "object" && a !== null);
            for (let [d, u] of Object.entries(a)) this.mapEntry(r, n, s, d, u);
            break;
        }
      }
      let i = n.writeUnknownFields;
      i !== false && (i === true ? rr.UnknownFieldHandler.onWrite : i)(this.info.typeName, e, r);
    }
    mapEntry(e, r, n, i, s) {
      e.tag(n.no, rr.WireType.LengthDelimited), e.fork();
      let a = i;
      switch (n.K) {
        case Oe.ScalarType.INT32:
        case Oe.ScalarType.FIXED32:
        case Oe.ScalarType.UINT32:
        case Oe.ScalarType.SFIXED32:
        case Oe.ScalarType.SINT32:
          a = Number.parseInt(i);
          break;
        case Oe.ScalarType.BOOL:
          ea.assert(i == "true" || i == "false"), a = i == "true";
          break;
      }
      switch (this.scalar(e, n.K, 1, a, true), n.V.kind) {
        case "scalar":
          this.scalar(e, n.V.T, 2, s, true);
          break;
        case "enum":
          this.scalar(e, Oe.ScalarType.INT32, 2, s, true);
          break;
        case "message":
          this.message(e, r, n.V.T(), 2, s);
          break;
      }
      e.join();
    }
    message(e, r, n, i, s) {
      s !== void 0 && (n.internalBinaryWrite(s, e.tag(i, rr.WireType.LengthDelimited).fork(), r), e.join());
    }
    scalar(e, r, n, i, s) {
      let [a, o, c] = this.scalarInfo(r, i);
      (!c || s) && (e.tag(n, a), e[o](i));
    }
    packed(e, r, n, i) {
      if (!i.length) return;
      ea.assert(r !== Oe.ScalarType.BYTES && r !== Oe.ScalarType.STRING), e.tag(n, rr.WireType.LengthDelimited), e.fork();
      let [, s] = this.scalarInfo(r);
      for (let a = 0; a < i.length; a++) e[s](i[a]);
      e.join();
    }
    scalarInfo(e, r) {
      let n = rr.WireType.Varint, i, s = r === void 0, a = r === 0;
      switch (e) {
        case Oe.ScalarType.INT32:
          i = "int32";
          break;
        case Oe.ScalarType.STRING:
          a = s || !r.length, n = rr.WireType.LengthDelimited, i = "string";
          break;
        case Oe.ScalarType.BOOL:
          a = r === false, i = "bool";
          break;
        case Oe.ScalarType.UINT32:
          i = "uint32";
          break;
        case Oe.ScalarType.DOUBLE:
          n = rr.WireType.Bit64, i = "double";
          break;
        case Oe.ScalarType.FLOAT:
          n = rr.WireType.Bit32, i = "float";
          break;
        case Oe.ScalarType.INT64:
          a = s || Do.PbLong.from(r).isZero(), i = "int64";
          break;
        case Oe.ScalarType.UINT64:
          a = s || Do.PbULong.from(r).isZero(), i = "uint64";
          break;
        case Oe.ScalarType.FIXED64:
          a = s || Do.PbULong.from(r).isZero(), n = rr.WireType.Bit64, i = "fixed64";
          break;
        case Oe.ScalarType.BYTES:
          a = s || !r.byteLength, n = rr.WireType.LengthDelimited, i = "bytes";
          break;
        case Oe.ScalarType.FIXED32:
          n = rr.WireType.Bit32, i = "fixed32";
          break;
        case Oe.ScalarType.SFIXED32:
          n = rr.WireType.Bit32, i = "sfixed32";
          break;
        case Oe.ScalarType.SFIXED64:
          a = s || Do.PbLong.from(r).isZero(), n = rr.WireType.Bit64, i = "sfixed64";
          break;
        case Oe.ScalarType.SINT32:
          i = "sint32";
          break;
        case Oe.ScalarType.SINT64:
          a = s || Do.PbLong.from(r).isZero(), i = "sint64";
          break;
      }
      return [n, i, s || a];
    }
  };
  Jl.ReflectionBinaryWriter = Vp;
});
var ef = C(($l) => {
  "use strict";
  Object.defineProperty($l, "__esModule", { value: true });
  $l.reflectionCreate = void 0;
  var pO = Kl(), fO = Oo();
  function hO(t18) {
    let e = t18.messagePrototype ? Object.create(t18.messagePrototype) : Object.defineProperty({}, fO.MESSAGE_TYPE, { value: t18 });
    for (let r of t18.fields) {
      let n = r.localName;
      if (!r.opt) if (r.oneof) e[r.oneof] = { oneofKind: void 0 };
      else if (r.repeat) e[n] = [];
      else switch (r.kind) {
        case "scalar":
          e[n] = pO.reflectionScalarDefault(r.T, r.L);
          break;
        case "enum":
          e[n] = 0;
          break;
        case "map":
          e[n] = {};
          break;
      }
    }
    return e;
  }
  $l.reflectionCreate = hO;
});
var tf = C((Xl) => {
  "use strict";
  Object.defineProperty(Xl, "__esModule", { value: true });
  Xl.reflectionMergePartial = void 0;
  function gO(t18, e, r) {
    let n, i = r, s;
    for (let a of t18.fields) {
      let o = a.localName;
      if (a.oneof) {
        let c = i[a.oneof];
        if (c?.oneofKind == null) continue;
        if (n = c[o], s = e[a.oneof], s.oneofKind = c.oneofKind, n == null) {
          delete s[o];
          continue;
        }
      } else if (n = i[o], s = e, n == null) continue;
      switch (a.repeat && (s[o].length = n.length), a.kind) {
        case "scalar":
        case "enum":
          if (a.repeat) for (let l = 0; l < n.length; l++) s[o][l] = n[l];
          else s[o] = n;
          break;
        case "message":
          let c = a.T();
          if (a.repeat) for (let l = 0; l < n.length; l++) s[o][l] = c.create(n[l]);
          else s[o] === void 0 ? s[o] = c.create(n) : c.mergePartial(s[o], n);
          break;
        case "map":
          switch (a.V.kind) {
            case "scalar":
            case "enum":
              Object.assign(s[o], n);
              break;
            case "message":
              let l = a.V.T();
              for (let m of Object.keys(n)) s[o][m] = l.create(n[m]);
              break;
          }
          break;
      }
    }
  }
  Xl.reflectionMergePartial = gO;
});
var nf = C((Zl) => {
  "use strict";
  Object.defineProperty(Zl, "__esModule", { value: true });
  Zl.reflectionEquals = void 0;
  var rf = Fr();
  function yO(t18, e, r) {
    if (e === r) return true;
    if (!e || !r) return false;
    for (let n of t18.fields) {
      let i = n.localName, s = n.oneof ? e[n.oneof][i] : e[i], a = n.oneof ? r[n.oneof][i] : r[i];
      switch (n.kind) {
        case "enum":
        case "scalar":
          let o = n.kind == "enum" ? rf.ScalarType.INT32 : n.T;
          if (!(n.repeat ? mN(o, s, a) : uN(o, s, a))) return false;
          break;
        case "map":
          if (!(n.V.kind == "message" ? dN(n.V.T(), Vl(s), Vl(a)) : mN(n.V.kind == "enum" ? rf.ScalarType.INT32 : n.V.T, Vl(s), Vl(a)))) return false;
          break;
        case "message":
          let c = n.T();
          if (!(n.repeat ? dN(c, s, a) : c.equals(s, a))) return false;
          break;
      }
    }
    return true;
  }
  Zl.reflectionEquals = yO;
  var Vl = Object.values;
  function uN(t18, e, r) {
    if (e === r) return true;
    if (t18 !== rf.ScalarType.BYTES) return false;
    let n = e, i = r;
    if (n.length !== i.length) return false;
    for (let s = 0; s < n.length; s++) if (n[s] != i[s]) return false;
    return true;
  }
  function mN(t18, e, r) {
    if (e.length !== r.length) return false;
    for (let n = 0; n < e.length; n++) if (!uN(t18, e[n], r[n])) return false;
    return true;
  }
  function dN(t18, e, r) {
    if (e.length !== r.length) return false;
    for (let n = 0; n < e.length; n++) if (!t18.equals(e[n], r[n])) return false;
    return true;
  }
});
var hN = C((em) => {
  "use strict";
  Object.defineProperty(em, "__esModule", { value: true });
  em.MessageType = void 0;
  var xO = Oo(), AO = Fr(), bO = jp(), CO = Kp(), NO = Jp(), IO = Xp(), PO = Zp(), EO = ef(), sf = tf(), wO = wl(), pN = qp(), SO = nf(), vO = Fp(), BO = zp(), fN = Object.getOwnPropertyDescriptors(Object.getPrototypeOf({})), TO = fN[xO.MESSAGE_TYPE] = {}, af = class {
    constructor(e, r, n) {
      this.defaultCheckDepth = 16, this.typeName = e, this.fields = r.map(AO.normalizeFieldInfo), this.options = n ?? {}, TO.value = this, this.messagePrototype = Object.create(null, fN), this.refTypeCheck = new bO.ReflectionTypeCheck(this), this.refJsonReader = new CO.ReflectionJsonReader(this), this.refJsonWriter = new NO.ReflectionJsonWriter(this), this.refBinReader = new IO.ReflectionBinaryReader(this), this.refBinWriter = new PO.ReflectionBinaryWriter(this);
    }
    create(e) {
      let r = EO.reflectionCreate(this);
      return e !== void 0 && sf.reflectionMergePartial(this, r, e), r;
    }
    clone(e) {
      let r = this.create();
      return sf.reflectionMergePartial(this, r, e), r;
    }
    equals(e, r) {
      return SO.reflectionEquals(this, e, r);
    }
    is(e, r = this.defaultCheckDepth) {
      return this.refTypeCheck.is(e, r, false);
    }
    isAssignable(e, r = this.defaultCheckDepth) {
      return this.refTypeCheck.is(e, r, true);
    }
    mergePartial(e, r) {
      sf.reflectionMergePartial(this, e, r);
    }
    fromBinary(e, r) {
      let n = BO.binaryReadOptions(r);
      return this.internalBinaryRead(n.readerFactory(e), e.byteLength, n);
    }
    fromJson(e, r) {
      return this.internalJsonRead(e, pN.jsonReadOptions(r));
    }
    fromJsonString(e, r) {
      let n = JSON.parse(e);
      return this.fromJson(n, r);
    }
    toJson(e, r) {
      return this.internalJsonWrite(e, pN.jsonWriteOptions(r));
    }
    toJsonString(e, r) {
      var n;
      let i = this.toJson(e, r);
      return JSON.stringify(i, null, (n = r?.prettySpaces) !== null && n !== void 0 ? n : 0);
    }
    toBinary(e, r) {
      let n = vO.binaryWriteOptions(r);
      return this.internalBinaryWrite(e, n.writerFactory(), n).finish();
    }
    internalJsonRead(e, r, n) {
      if (e !== null && typeof e == "object" && !Array.isArray(e)) {
        let i = n ?? this.create();
        return this.refJsonReader.read(e, i, r), i;
      }
      throw new Error(`Unable to parse message ${this.typeName} from JSON ${wO.typeofJsonValue(e)}.`);
    }
    internalJsonWrite(e, r) {
      return this.refJsonWriter.write(e, r);
    }
    internalBinaryWrite(e, r, n) {
      return this.refBinWriter.write(e, r, n), r;
    }
    internalBinaryRead(e, r, n, i) {
      let s = i ?? this.create();
      return this.refBinReader.read(e, s, n, r), s;
    }
  };
  em.MessageType = af;
});
var gN = C((tm) => {
  "use strict";
  Object.defineProperty(tm, "__esModule", { value: true });
  tm.containsMessageType = void 0;
  var RO = Oo();
  function _O(t18) {
    return t18[RO.MESSAGE_TYPE] != null;
  }
  tm.containsMessageType = _O;
});
var xN = C((Zr) => {
  "use strict";
  Object.defineProperty(Zr, "__esModule", { value: true });
  Zr.listEnumNumbers = Zr.listEnumNames = Zr.listEnumValues = Zr.isEnumObject = void 0;
  function yN(t18) {
    if (typeof t18 != "object" || t18 === null || !t18.hasOwnProperty(0)) return false;
    for (let e of Object.keys(t18)) {
      let r = parseInt(e);
      if (Number.isNaN(r)) {
        let n = t18[e];
        if (n === void 0 || typeof n != "number" || t18[n] === void 0) return false;
      } else {
        let n = t18[r];
        if (n === void 0 || t18[n] !== r) return false;
      }
    }
    return true;
  }
  Zr.isEnumObject = yN;
  function of(t18) {
    if (!yN(t18)) throw new Error("not a typescript enum object");
    let e = [];
    for (let [r, n] of Object.entries(t18)) typeof n == "number" && e.push({ name: r, number: n });
    return e;
  }
  Zr.listEnumValues = of;
  function OO(t18) {
    return of(t18).map((e) => e.name);
  }
  Zr.listEnumNames = OO;
  function MO(t18) {
    return of(t18).map((e) => e.number).filter((e, r, n) => n.indexOf(e) == r);
  }
  Zr.listEnumNumbers = MO;
});
var Me = C(($) => {
  "use strict";
  Object.defineProperty($, "__esModule", { value: true });
  var AN = wl();
  Object.defineProperty($, "typeofJsonValue", { enumerable: true, get: function() {
    return AN.typeofJsonValue;
  } });
  Object.defineProperty($, "isJsonObject", { enumerable: true, get: function() {
    return AN.isJsonObject;
  } });
  var bN = vl();
  Object.defineProperty($, "base64decode", { enumerable: true, get: function() {
    return bN.base64decode;
  } });
  Object.defineProperty($, "base64encode", { enumerable: true, get: function() {
    return bN.base64encode;
  } });
  var DO = YC();
  Object.defineProperty($, "utf8read", { enumerable: true, get: function() {
    return DO.utf8read;
  } });
  var cf = wo();
  Object.defineProperty($, "WireType", { enumerable: true, get: function() {
    return cf.WireType;
  } });
  Object.defineProperty($, "mergeBinaryOptions", { enumerable: true, get: function() {
    return cf.mergeBinaryOptions;
  } });
  Object.defineProperty($, "UnknownFieldHandler", { enumerable: true, get: function() {
    return cf.UnknownFieldHandler;
  } });
  var CN = zp();
  Object.defineProperty($, "BinaryReader", { enumerable: true, get: function() {
    return CN.BinaryReader;
  } });
  Object.defineProperty($, "binaryReadOptions", { enumerable: true, get: function() {
    return CN.binaryReadOptions;
  } });
  var NN = Fp();
  Object.defineProperty($, "BinaryWriter", { enumerable: true, get: function() {
    return NN.BinaryWriter;
  } });
  Object.defineProperty($, "binaryWriteOptions", { enumerable: true, get: function() {
    return NN.binaryWriteOptions;
  } });
  var IN = pi();
  Object.defineProperty($, "PbLong", { enumerable: true, get: function() {
    return IN.PbLong;
  } });
  Object.defineProperty($, "PbULong", { enumerable: true, get: function() {
    return IN.PbULong;
  } });
  var lf = qp();
  Object.defineProperty($, "jsonReadOptions", { enumerable: true, get: function() {
    return lf.jsonReadOptions;
  } });
  Object.defineProperty($, "jsonWriteOptions", { enumerable: true, get: function() {
    return lf.jsonWriteOptions;
  } });
  Object.defineProperty($, "mergeJsonOptions", { enumerable: true, get: function() {
    return lf.mergeJsonOptions;
  } });
  var LO = Oo();
  Object.defineProperty($, "MESSAGE_TYPE", { enumerable: true, get: function() {
    return LO.MESSAGE_TYPE;
  } });
  var kO = hN();
  Object.defineProperty($, "MessageType", { enumerable: true, get: function() {
    return kO.MessageType;
  } });
  var ji = Fr();
  Object.defineProperty($, "ScalarType", { enumerable: true, get: function() {
    return ji.ScalarType;
  } });
  Object.defineProperty($, "LongType", { enumerable: true, get: function() {
    return ji.LongType;
  } });
  Object.defineProperty($, "RepeatType", { enumerable: true, get: function() {
    return ji.RepeatType;
  } });
  Object.defineProperty($, "normalizeFieldInfo", { enumerable: true, get: function() {
    return ji.normalizeFieldInfo;
  } });
  Object.defineProperty($, "readFieldOptions", { enumerable: true, get: function() {
    return ji.readFieldOptions;
  } });
  Object.defineProperty($, "readFieldOption", { enumerable: true, get: function() {
    return ji.readFieldOption;
  } });
  Object.defineProperty($, "readMessageOption", { enumerable: true, get: function() {
    return ji.readMessageOption;
  } });
  var UO = jp();
  Object.defineProperty($, "ReflectionTypeCheck", { enumerable: true, get: function() {
    return UO.ReflectionTypeCheck;
  } });
  var zO = ef();
  Object.defineProperty($, "reflectionCreate", { enumerable: true, get: function() {
    return zO.reflectionCreate;
  } });
  var FO = Kl();
  Object.defineProperty($, "reflectionScalarDefault", { enumerable: true, get: function() {
    return FO.reflectionScalarDefault;
  } });
  var qO = tf();
  Object.defineProperty($, "reflectionMergePartial", { enumerable: true, get: function() {
    return qO.reflectionMergePartial;
  } });
  var HO = nf();
  Object.defineProperty($, "reflectionEquals", { enumerable: true, get: function() {
    return HO.reflectionEquals;
  } });
  var QO = Xp();
  Object.defineProperty($, "ReflectionBinaryReader", { enumerable: true, get: function() {
    return QO.ReflectionBinaryReader;
  } });
  var GO = Zp();
  Object.defineProperty($, "ReflectionBinaryWriter", { enumerable: true, get: function() {
    return GO.ReflectionBinaryWriter;
  } });
  var jO = Kp();
  Object.defineProperty($, "ReflectionJsonReader", { enumerable: true, get: function() {
    return jO.ReflectionJsonReader;
  } });
  var YO = Jp();
  Object.defineProperty($, "ReflectionJsonWriter", { enumerable: true, get: function() {
    return YO.ReflectionJsonWriter;
  } });
  var KO = gN();
  Object.defineProperty($, "containsMessageType", { enumerable: true, get: function() {
    return KO.containsMessageType;
  } });
  var Lo = Qp();
  Object.defineProperty($, "isOneofGroup", { enumerable: true, get: function() {
    return Lo.isOneofGroup;
  } });
  Object.defineProperty($, "setOneofValue", { enumerable: true, get: function() {
    return Lo.setOneofValue;
  } });
  Object.defineProperty($, "getOneofValue", { enumerable: true, get: function() {
    return Lo.getOneofValue;
  } });
  Object.defineProperty($, "clearOneofValue", { enumerable: true, get: function() {
    return Lo.clearOneofValue;
  } });
  Object.defineProperty($, "getSelectedOneofValue", { enumerable: true, get: function() {
    return Lo.getSelectedOneofValue;
  } });
  var rm = xN();
  Object.defineProperty($, "listEnumValues", { enumerable: true, get: function() {
    return rm.listEnumValues;
  } });
  Object.defineProperty($, "listEnumNames", { enumerable: true, get: function() {
    return rm.listEnumNames;
  } });
  Object.defineProperty($, "listEnumNumbers", { enumerable: true, get: function() {
    return rm.listEnumNumbers;
  } });
  Object.defineProperty($, "isEnumObject", { enumerable: true, get: function() {
    return rm.isEnumObject;
  } });
  var WO = Hp();
  Object.defineProperty($, "lowerCamelCase", { enumerable: true, get: function() {
    return WO.lowerCamelCase;
  } });
  var ko = Xs();
  Object.defineProperty($, "assert", { enumerable: true, get: function() {
    return ko.assert;
  } });
  Object.defineProperty($, "assertNever", { enumerable: true, get: function() {
    return ko.assertNever;
  } });
  Object.defineProperty($, "assertInt32", { enumerable: true, get: function() {
    return ko.assertInt32;
  } });
  Object.defineProperty($, "assertUInt32", { enumerable: true, get: function() {
    return ko.assertUInt32;
  } });
  Object.defineProperty($, "assertFloat32", { enumerable: true, get: function() {
    return ko.assertFloat32;
  } });
});
var If = C((sn) => {
  "use strict";
  Object.defineProperty(sn, "__esModule", { value: true });
  sn.readServiceOption = sn.readMethodOption = sn.readMethodOptions = sn.normalizeMethodInfo = void 0;
  var JO = Me();
  function $O(t18, e) {
    var r, n, i;
    let s = t18;
    return s.service = e, s.localName = (r = s.localName) !== null && r !== void 0 ? r : JO.lowerCamelCase(s.name), s.serverStreaming = !!s.serverStreaming, s.clientStreaming = !!s.clientStreaming, s.options = (n = s.options) !== null && n !== void 0 ? n : {}, s.idempotency = (i = s.idempotency) !== null && i !== void 0 ? i : void 0, s;
  }
  sn.normalizeMethodInfo = $O;
  function XO(t18, e, r, n) {
    var i;
    let s = (i = t18.methods.find((a, o) => a.localName === e || o === e)) === null || i === void 0 ? void 0 : i.options;
    return s && s[r] ? n.fromJson(s[r]) : void 0;
  }
  sn.readMethodOptions = XO;
  function VO(t18, e, r, n) {
    var i;
    let s = (i = t18.methods.find((o, c) => o.localName === e || c === e)) === null || i === void 0 ? void 0 : i.options;
    if (!s) return;
    let a = s[r];
    return a === void 0 ? a : n ? n.fromJson(a) : a;
  }
  sn.readMethodOption = VO;
  function ZO(t18, e, r) {
    let n = t18.options;
    if (!n) return;
    let i = n[e];
    return i === void 0 ? i : r ? r.fromJson(i) : i;
  }
  sn.readServiceOption = ZO;
});
var vN = C((im) => {
  "use strict";
  Object.defineProperty(im, "__esModule", { value: true });
  im.ServiceType = void 0;
  var eM = If(), Pf = class {
    constructor(e, r, n) {
      this.typeName = e, this.methods = r.map((i) => eM.normalizeMethodInfo(i, this)), this.options = n ?? {};
    }
  };
  im.ServiceType = Pf;
});
var wf = C((sm) => {
  "use strict";
  Object.defineProperty(sm, "__esModule", { value: true });
  sm.RpcError = void 0;
  var Ef = class extends Error {
    constructor(e, r = "UNKNOWN", n) {
      super(e), this.name = "RpcError", Object.setPrototypeOf(this, new.target.prototype), this.code = r, this.meta = n ?? {};
    }
    toString() {
      let e = [this.name + ": " + this.message];
      this.code && (e.push(""), e.push("Code: " + this.code)), this.serviceName && this.methodName && e.push("Method: " + this.serviceName + "/" + this.methodName);
      let r = Object.entries(this.meta);
      if (r.length) {
        e.push(""), e.push("Meta:");
        for (let [n, i] of r) e.push(`  ${n}: ${i}`);
      }
      return e.join(`
`);
    }
  };
  sm.RpcError = Ef;
});
var Sf = C((om) => {
  "use strict";
  Object.defineProperty(om, "__esModule", { value: true });
  om.mergeRpcOptions = void 0;
  var BN = Me();
  function tM(t18, e) {
    if (!e) return t18;
    let r = {};
    am(t18, r), am(e, r);
    for (let n of Object.keys(e)) {
      let i = e[n];
      switch (n) {
        case "jsonOptions":
          r.jsonOptions = BN.mergeJsonOptions(t18.jsonOptions, r.jsonOptions);
          break;
        case "binaryOptions":
          r.binaryOptions = BN.mergeBinaryOptions(t18.binaryOptions, r.binaryOptions);
          break;
        case "meta":
          r.meta = {}, am(t18.meta, r.meta), am(e.meta, r.meta);
          break;
        case "interceptors":
          r.interceptors = t18.interceptors ? t18.interceptors.concat(i) : i.concat();
          break;
      }
    }
    return r;
  }
  om.mergeRpcOptions = tM;
  function am(t18, e) {
    if (!t18) return;
    let r = e;
    for (let [n, i] of Object.entries(t18)) i instanceof Date ? r[n] = new Date(i.getTime()) : Array.isArray(i) ? r[n] = i.concat() : r[n] = i;
  }
});
var Bf = C((Yi) => {
  "use strict";
  Object.defineProperty(Yi, "__esModule", { value: true });
  Yi.Deferred = Yi.DeferredState = void 0;
  var an;
  (function(t18) {
    t18[t18.PENDING = 0] = "PENDING", t18[t18.REJECTED = 1] = "REJECTED", t18[t18.RESOLVED = 2] = "RESOLVED";
  })(an = Yi.DeferredState || (Yi.DeferredState = {}));
  var vf = class {
    constructor(e = true) {
      this._state = an.PENDING, this._promise = new Promise((r, n) => {
        this._resolve = r, this._reject = n;
      }), e && this._promise.catch((r) => {
      });
    }
    get state() {
      return this._state;
    }
    get promise() {
      return this._promise;
    }
    resolve(e) {
      if (this.state !== an.PENDING) throw new Error(`cannot resolve ${an[this.state].toLowerCase()}`);
      this._resolve(e), this._state = an.RESOLVED;
    }
    reject(e) {
      if (this.state !== an.PENDING) throw new Error(`cannot reject ${an[this.state].toLowerCase()}`);
      this._reject(e), this._state = an.REJECTED;
    }
    resolvePending(e) {
      this._state === an.PENDING && this.resolve(e);
    }
    rejectPending(e) {
      this._state === an.PENDING && this.reject(e);
    }
  };
  Yi.Deferred = vf;
});
var Rf = C((cm) => {
  "use strict";
  Object.defineProperty(cm, "__esModule", { value: true });
  cm.RpcOutputStreamController = void 0;
  var TN = Bf(), Ki = Me(), Tf = class {
    constructor() {
      this._lis = { nxt: [], msg: [], err: [], cmp: [] }, this._closed = false, this._itState = { q: [] };
    }
    onNext(e) {
      return this.addLis(e, this._lis.nxt);
    }
    onMessage(e) {
      return this.addLis(e, this._lis.msg);
    }
    onError(e) {
      return this.addLis(e, this._lis.err);
    }
    onComplete(e) {
      return this.addLis(e, this._lis.cmp);
    }
    addLis(e, r) {
      return r.push(e), () => {
        let n = r.indexOf(e);
        n >= 0 && r.splice(n, 1);
      };
    }
    clearLis() {
      for (let e of Object.values(this._lis)) e.splice(0, e.length);
    }
    get closed() {
      return this._closed !== false;
    }
    notifyNext(e, r, n) {
      Ki.assert((e ? 1 : 0) + (r ? 1 : 0) + (n ? 1 : 0) <= 1, "only one emission at a time"), e && this.notifyMessage(e), r && this.notifyError(r), n && this.notifyComplete();
    }
    notifyMessage(e) {
      Ki.assert(!this.closed, "stream is closed"), this.pushIt({ value: e, done: false }), this._lis.msg.forEach((r) => r(e)), this._lis.nxt.forEach((r) => r(e, void 0, false));
    }
    notifyError(e) {
      Ki.assert(!this.closed, "stream is closed"), this._closed = e, this.pushIt(e), this._lis.err.forEach((r) => r(e)), this._lis.nxt.forEach((r) => r(void 0, e, false)), this.clearLis();
    }
    notifyComplete() {
      Ki.assert(!this.closed, "stream is closed"), this._closed = true, this.pushIt({ value: null, done: true }), this._lis.cmp.forEach((e) => e()), this._lis.nxt.forEach((e) => e(void 0, void 0, true)), this.clearLis();
    }
    [Symbol.asyncIterator]() {
      return this._closed === true ? this.pushIt({ value: null, done: true }) : this._closed !== false && this.pushIt(this._closed), { next: () => {
        let e = this._itState;
        Ki.assert(e, "bad state"), Ki.assert(!e.p, "iterator contract broken");
        let r = e.q.shift();
        return r ? "value" in r ? Promise.resolve(r) : Promise.reject(r) : (e.p = new TN.Deferred(), e.p.promise);
      } };
    }
    pushIt(e) {
      let r = this._itState;
      if (r.p) {
        let n = r.p;
        Ki.assert(n.state == TN.DeferredState.PENDING, "iterator contract broken"), "value" in e ? n.resolve(e) : n.reject(e), delete r.p;
      } else r.q.push(e);
    }
  };
  cm.RpcOutputStreamController = Tf;
});
var Of = C((ra) => {
  "use strict";
  var rM = ra && ra.__awaiter || function(t18, e, r, n) {
    function i(s) {
      return s instanceof r ? s : new r(function(a) {
        a(s);
      });
    }
    return new (r || (r = Promise))(function(s, a) {
      function o(m) {
        try {
          l(n.next(m));
        } catch (d) {
          a(d);
        }
      }
      function c(m) {
        try {
          l(n.throw(m));
        } catch (d) {
          a(d);
        }
      }
      function l(m) {
        m.done ? s(m.value) : i(m.value).then(o, c);
      }
      l((n = n.apply(t18, e || [])).next());
    });
  };
  Object.defineProperty(ra, "__esModule", { value: true });
  ra.UnaryCall = void 0;
  var _f = class {
    constructor(e, r, n, i, s, a, o) {
      this.method = e, this.requestHeaders = r, this.request = n, this.headers = i, this.response = s, this.status = a, this.trailers = o;
    }
    then(e, r) {
      return this.promiseFinished().then((n) => e ? Promise.resolve(e(n)) : n, (n) => r ? Promise.resolve(r(n)) : Promise.reject(n));
    }
    promiseFinished() {
      return rM(this, void 0, void 0, function* () {
        let [e, r, n, i] = yield Promise.all([this.headers, this.response, this.status, this.trailers]);
        return { method: this.method, requestHeaders: this.requestHeaders, request: this.request, headers: e, response: r, status: n, trailers: i };
      });
    }
  };
  ra.UnaryCall = _f;
});
var Df = C((na) => {
  "use strict";
  var nM = na && na.__awaiter || function(t18, e, r, n) {
    function i(s) {
      return s instanceof r ? s : new r(function(a) {
        a(s);
      });
    }
    return new (r || (r = Promise))(function(s, a) {
      function o(m) {
        try {
          l(n.next(m));
        } catch (d) {
          a(d);
        }
      }
      function c(m) {
        try {
          l(n.throw(m));
        } catch (d) {
          a(d);
        }
      }
      function l(m) {
        m.done ? s(m.value) : i(m.value).then(o, c);
      }
      l((n = n.apply(t18, e || [])).next());
    });
  };
  Object.defineProperty(na, "__esModule", { value: true });
  na.ServerStreamingCall = void 0;
  var Mf = class {
    constructor(e, r, n, i, s, a, o) {
      this.method = e, this.requestHeaders = r, this.request = n, this.headers = i, this.responses = s, this.status = a, this.trailers = o;
    }
    then(e, r) {
      return this.promiseFinished().then((n) => e ? Promise.resolve(e(n)) : n, (n) => r ? Promise.resolve(r(n)) : Promise.reject(n));
    }
    promiseFinished() {
      return nM(this, void 0, void 0, function* () {
        let [e, r, n] = yield Promise.all([this.headers, this.status, this.trailers]);
        return { method: this.method, requestHeaders: this.requestHeaders, request: this.request, headers: e, status: r, trailers: n };
      });
    }
  };
  na.ServerStreamingCall = Mf;
});
var kf = C((ia) => {
  "use strict";
  var iM = ia && ia.__awaiter || function(t18, e, r, n) {
    function i(s) {
      return s instanceof r ? s : new r(function(a) {
        a(s);
      });
    }
    return new (r || (r = Promise))(function(s, a) {
      function o(m) {
        try {
          l(n.next(m));
        } catch (d) {
          a(d);
        }
      }
      function c(m) {
        try {
          l(n.throw(m));
        } catch (d) {
          a(d);
        }
      }
      function l(m) {
        m.done ? s(m.value) : i(m.value).then(o, c);
      }
      l((n = n.apply(t18, e || [])).next());
    });
  };
  Object.defineProperty(ia, "__esModule", { value: true });
  ia.ClientStreamingCall = void 0;
  var Lf = class {
    constructor(e, r, n, i, s, a, o) {
      this.method = e, this.requestHeaders = r, this.requests = n, this.headers = i, this.response = s, this.status = a, this.trailers = o;
    }
    then(e, r) {
      return this.promiseFinished().then((n) => e ? Promise.resolve(e(n)) : n, (n) => r ? Promise.resolve(r(n)) : Promise.reject(n));
    }
    promiseFinished() {
      return iM(this, void 0, void 0, function* () {
        let [e, r, n, i] = yield Promise.all([this.headers, this.response, this.status, this.trailers]);
        return { method: this.method, requestHeaders: this.requestHeaders, headers: e, response: r, status: n, trailers: i };
      });
    }
  };
  ia.ClientStreamingCall = Lf;
});
var zf = C((sa) => {
  "use strict";
  var sM = sa && sa.__awaiter || function(t18, e, r, n) {
    function i(s) {
      return s instanceof r ? s : new r(function(a) {
        a(s);
      });
    }
    return new (r || (r = Promise))(function(s, a) {
      function o(m) {
        try {
          l(n.next(m));
        } catch (d) {
          a(d);
        }
      }
      function c(m) {
        try {
          l(n.throw(m));
        } catch (d) {
          a(d);
        }
      }
      function l(m) {
        m.done ? s(m.value) : i(m.value).then(o, c);
      }
      l((n = n.apply(t18, e || [])).next());
    });
  };
  Object.defineProperty(sa, "__esModule", { value: true });
  sa.DuplexStreamingCall = void 0;
  var Uf = class {
    constructor(e, r, n, i, s, a, o) {
      this.method = e, this.requestHeaders = r, this.requests = n, this.headers = i, this.responses = s, this.status = a, this.trailers = o;
    }
    then(e, r) {
      return this.promiseFinished().then((n) => e ? Promise.resolve(e(n)) : n, (n) => r ? Promise.resolve(r(n)) : Promise.reject(n));
    }
    promiseFinished() {
      return sM(this, void 0, void 0, function* () {
        let [e, r, n] = yield Promise.all([this.headers, this.status, this.trailers]);
        return { method: this.method, requestHeaders: this.requestHeaders, headers: e, status: r, trailers: n };
      });
    }
  };
  sa.DuplexStreamingCall = Uf;
});
var _N = C((ca) => {
  "use strict";
  var aM = ca && ca.__awaiter || function(t18, e, r, n) {
    function i(s) {
      return s instanceof r ? s : new r(function(a) {
        a(s);
      });
    }
    return new (r || (r = Promise))(function(s, a) {
      function o(m) {
        try {
          l(n.next(m));
        } catch (d) {
          a(d);
        }
      }
      function c(m) {
        try {
          l(n.throw(m));
        } catch (d) {
          a(d);
        }
      }
      function l(m) {
        m.done ? s(m.value) : i(m.value).then(o, c);
      }
      l((n = n.apply(t18, e || [])).next());
    });
  };
  Object.defineProperty(ca, "__esModule", { value: true });
  ca.TestTransport = void 0;
  var Ar = wf(), lm = Me(), RN = Rf(), oM = Sf(), cM = Of(), lM = Df(), mM = kf(), dM = zf(), oa = class t18 {
    constructor(e) {
      this.suppressUncaughtRejections = true, this.headerDelay = 10, this.responseDelay = 50, this.betweenResponseDelay = 10, this.afterResponseDelay = 10, this.data = e ?? {};
    }
    get sentMessages() {
      return this.lastInput instanceof aa ? this.lastInput.sent : typeof this.lastInput == "object" ? [this.lastInput.single] : [];
    }
    get sendComplete() {
      return this.lastInput instanceof aa ? this.lastInput.completed : typeof this.lastInput == "object";
    }
    promiseHeaders() {
      var e;
      let r = (e = this.data.headers) !== null && e !== void 0 ? e : t18.defaultHeaders;
      return r instanceof Ar.RpcError ? Promise.reject(r) : Promise.resolve(r);
    }
    promiseSingleResponse(e) {
      if (this.data.response instanceof Ar.RpcError) return Promise.reject(this.data.response);
      let r;
      return Array.isArray(this.data.response) ? (lm.assert(this.data.response.length > 0), r = this.data.response[0]) : this.data.response !== void 0 ? r = this.data.response : r = e.O.create(), lm.assert(e.O.is(r)), Promise.resolve(r);
    }
    streamResponses(e, r, n) {
      return aM(this, void 0, void 0, function* () {
        let i = [];
        if (this.data.response === void 0) i.push(e.O.create());
        else if (Array.isArray(this.data.response)) for (let s of this.data.response) lm.assert(e.O.is(s)), i.push(s);
        else this.data.response instanceof Ar.RpcError || (lm.assert(e.O.is(this.data.response)), i.push(this.data.response));
        try {
          yield yt(this.responseDelay, n)(void 0);
        } catch (s) {
          r.notifyError(s);
          return;
        }
        if (this.data.response instanceof Ar.RpcError) {
          r.notifyError(this.data.response);
          return;
        }
        for (let s of i) {
          r.notifyMessage(s);
          try {
            yield yt(this.betweenResponseDelay, n)(void 0);
          } catch (a) {
            r.notifyError(a);
            return;
          }
        }
        if (this.data.status instanceof Ar.RpcError) {
          r.notifyError(this.data.status);
          return;
        }
        if (this.data.trailers instanceof Ar.RpcError) {
          r.notifyError(this.data.trailers);
          return;
        }
        r.notifyComplete();
      });
    }
    promiseStatus() {
      var e;
      let r = (e = this.data.status) !== null && e !== void 0 ? e : t18.defaultStatus;
      return r instanceof Ar.RpcError ? Promise.reject(r) : Promise.resolve(r);
    }
    promiseTrailers() {
      var e;
      let r = (e = this.data.trailers) !== null && e !== void 0 ? e : t18.defaultTrailers;
      return r instanceof Ar.RpcError ? Promise.reject(r) : Promise.resolve(r);
    }
    maybeSuppressUncaught(...e) {
      if (this.suppressUncaughtRejections) for (let r of e) r.catch(() => {
      });
    }
    mergeOptions(e) {
      return oM.mergeRpcOptions({}, e);
    }
    unary(e, r, n) {
      var i;
      let s = (i = n.meta) !== null && i !== void 0 ? i : {}, a = this.promiseHeaders().then(yt(this.headerDelay, n.abort)), o = a.catch((m) => {
      }).then(yt(this.responseDelay, n.abort)).then((m) => this.promiseSingleResponse(e)), c = o.catch((m) => {
      }).then(yt(this.afterResponseDelay, n.abort)).then((m) => this.promiseStatus()), l = o.catch((m) => {
      }).then(yt(this.afterResponseDelay, n.abort)).then((m) => this.promiseTrailers());
      return this.maybeSuppressUncaught(c, l), this.lastInput = { single: r }, new cM.UnaryCall(e, s, r, a, o, c, l);
    }
    serverStreaming(e, r, n) {
      var i;
      let s = (i = n.meta) !== null && i !== void 0 ? i : {}, a = this.promiseHeaders().then(yt(this.headerDelay, n.abort)), o = new RN.RpcOutputStreamController(), c = a.then(yt(this.responseDelay, n.abort)).catch(() => {
      }).then(() => this.streamResponses(e, o, n.abort)).then(yt(this.afterResponseDelay, n.abort)), l = c.then(() => this.promiseStatus()), m = c.then(() => this.promiseTrailers());
      return this.maybeSuppressUncaught(l, m), this.lastInput = { single: r }, new lM.ServerStreamingCall(e, s, r, a, o, l, m);
    }
    clientStreaming(e, r) {
      var n;
      let i = (n = r.meta) !== null && n !== void 0 ? n : {}, s = this.promiseHeaders().then(yt(this.headerDelay, r.abort)), a = s.catch((l) => {
      }).then(yt(this.responseDelay, r.abort)).then((l) => this.promiseSingleResponse(e)), o = a.catch((l) => {
      }).then(yt(this.afterResponseDelay, r.abort)).then((l) => this.promiseStatus()), c = a.catch((l) => {
      }).then(yt(this.afterResponseDelay, r.abort)).then((l) => this.promiseTrailers());
      return this.maybeSuppressUncaught(o, c), this.lastInput = new aa(this.data, r.abort), new mM.ClientStreamingCall(e, i, this.lastInput, s, a, o, c);
    }
    duplex(e, r) {
      var n;
      let i = (n = r.meta) !== null && n !== void 0 ? n : {}, s = this.promiseHeaders().then(yt(this.headerDelay, r.abort)), a = new RN.RpcOutputStreamController(), o = s.then(yt(this.responseDelay, r.abort)).catch(() => {
      }).then(() => this.streamResponses(e, a, r.abort)).then(yt(this.afterResponseDelay, r.abort)), c = o.then(() => this.promiseStatus()), l = o.then(() => this.promiseTrailers());
      return this.maybeSuppressUncaught(c, l), this.lastInput = new aa(this.data, r.abort), new dM.DuplexStreamingCall(e, i, this.lastInput, s, a, c, l);
    }
  };
  ca.TestTransport = oa;
  oa.defaultHeaders = { responseHeader: "test" };
  oa.defaultStatus = { code: "OK", detail: "all good" };
  oa.defaultTrailers = { responseTrailer: "test" };
  function yt(t18, e) {
    return (r) => new Promise((n, i) => {
      if (e?.aborted) i(new Ar.RpcError("user cancel", "CANCELLED"));
      else {
        let s = setTimeout(() => n(r), t18);
        e && e.addEventListener("abort", (a) => {
          clearTimeout(s), i(new Ar.RpcError("user cancel", "CANCELLED"));
        });
      }
    });
  }
  var aa = class {
    constructor(e, r) {
      this._completed = false, this._sent = [], this.data = e, this.abort = r;
    }
    get sent() {
      return this._sent;
    }
    get completed() {
      return this._completed;
    }
    send(e) {
      if (this.data.inputMessage instanceof Ar.RpcError) return Promise.reject(this.data.inputMessage);
      let r = this.data.inputMessage === void 0 ? 10 : this.data.inputMessage;
      return Promise.resolve(void 0).then(() => {
        this._sent.push(e);
      }).then(yt(r, this.abort));
    }
    complete() {
      if (this.data.inputComplete instanceof Ar.RpcError) return Promise.reject(this.data.inputComplete);
      let e = this.data.inputComplete === void 0 ? 10 : this.data.inputComplete;
      return Promise.resolve(void 0).then(() => {
        this._completed = true;
      }).then(yt(e, this.abort));
    }
  };
});
var ON = C((br) => {
  "use strict";
  Object.defineProperty(br, "__esModule", { value: true });
  br.stackDuplexStreamingInterceptors = br.stackClientStreamingInterceptors = br.stackServerStreamingInterceptors = br.stackUnaryInterceptors = br.stackIntercept = void 0;
  var uM = Me();
  function zo(t18, e, r, n, i) {
    var s, a, o, c;
    if (t18 == "unary") {
      let l = (m, d, u) => e.unary(m, d, u);
      for (let m of ((s = n.interceptors) !== null && s !== void 0 ? s : []).filter((d) => d.interceptUnary).reverse()) {
        let d = l;
        l = (u, y, x) => m.interceptUnary(d, u, y, x);
      }
      return l(r, i, n);
    }
    if (t18 == "serverStreaming") {
      let l = (m, d, u) => e.serverStreaming(m, d, u);
      for (let m of ((a = n.interceptors) !== null && a !== void 0 ? a : []).filter((d) => d.interceptServerStreaming).reverse()) {
        let d = l;
        l = (u, y, x) => m.interceptServerStreaming(d, u, y, x);
      }
      return l(r, i, n);
    }
    if (t18 == "clientStreaming") {
      let l = (m, d) => e.clientStreaming(m, d);
      for (let m of ((o = n.interceptors) !== null && o !== void 0 ? o : []).filter((d) => d.interceptClientStreaming).reverse()) {
        let d = l;
        l = (u, y) => m.interceptClientStreaming(d, u, y);
      }
      return l(r, n);
    }
    if (t18 == "duplex") {
      let l = (m, d) => e.duplex(m, d);
      for (let m of ((c = n.interceptors) !== null && c !== void 0 ? c : []).filter((d) => d.interceptDuplex).reverse()) {
        let d = l;
        l = (u, y) => m.interceptDuplex(d, u, y);
      }
      return l(r, n);
    }
    uM.assertNever(t18);
  }
  br.stackIntercept = zo;
  function pM(t18, e, r, n) {
    return zo("unary", t18, e, n, r);
  }
  br.stackUnaryInterceptors = pM;
  function fM(t18, e, r, n) {
    return zo("serverStreaming", t18, e, n, r);
  }
  br.stackServerStreamingInterceptors = fM;
  function hM(t18, e, r) {
    return zo("clientStreaming", t18, e, r);
  }
  br.stackClientStreamingInterceptors = hM;
  function gM(t18, e, r) {
    return zo("duplex", t18, e, r);
  }
  br.stackDuplexStreamingInterceptors = gM;
});
var MN = C((mm) => {
  "use strict";
  Object.defineProperty(mm, "__esModule", { value: true });
  mm.ServerCallContextController = void 0;
  var Ff = class {
    constructor(e, r, n, i, s = { code: "OK", detail: "" }) {
      this._cancelled = false, this._listeners = [], this.method = e, this.headers = r, this.deadline = n, this.trailers = {}, this._sendRH = i, this.status = s;
    }
    notifyCancelled() {
      if (!this._cancelled) {
        this._cancelled = true;
        for (let e of this._listeners) e();
      }
    }
    sendResponseHeaders(e) {
      this._sendRH(e);
    }
    get cancelled() {
      return this._cancelled;
    }
    onCancel(e) {
      let r = this._listeners;
      return r.push(e), () => {
        let n = r.indexOf(e);
        n >= 0 && r.splice(n, 1);
      };
    }
  };
  mm.ServerCallContextController = Ff;
});
var LN = C((We) => {
  "use strict";
  Object.defineProperty(We, "__esModule", { value: true });
  var yM = vN();
  Object.defineProperty(We, "ServiceType", { enumerable: true, get: function() {
    return yM.ServiceType;
  } });
  var qf = If();
  Object.defineProperty(We, "readMethodOptions", { enumerable: true, get: function() {
    return qf.readMethodOptions;
  } });
  Object.defineProperty(We, "readMethodOption", { enumerable: true, get: function() {
    return qf.readMethodOption;
  } });
  Object.defineProperty(We, "readServiceOption", { enumerable: true, get: function() {
    return qf.readServiceOption;
  } });
  var xM = wf();
  Object.defineProperty(We, "RpcError", { enumerable: true, get: function() {
    return xM.RpcError;
  } });
  var AM = Sf();
  Object.defineProperty(We, "mergeRpcOptions", { enumerable: true, get: function() {
    return AM.mergeRpcOptions;
  } });
  var bM = Rf();
  Object.defineProperty(We, "RpcOutputStreamController", { enumerable: true, get: function() {
    return bM.RpcOutputStreamController;
  } });
  var CM = _N();
  Object.defineProperty(We, "TestTransport", { enumerable: true, get: function() {
    return CM.TestTransport;
  } });
  var DN = Bf();
  Object.defineProperty(We, "Deferred", { enumerable: true, get: function() {
    return DN.Deferred;
  } });
  Object.defineProperty(We, "DeferredState", { enumerable: true, get: function() {
    return DN.DeferredState;
  } });
  var NM = zf();
  Object.defineProperty(We, "DuplexStreamingCall", { enumerable: true, get: function() {
    return NM.DuplexStreamingCall;
  } });
  var IM = kf();
  Object.defineProperty(We, "ClientStreamingCall", { enumerable: true, get: function() {
    return IM.ClientStreamingCall;
  } });
  var PM = Df();
  Object.defineProperty(We, "ServerStreamingCall", { enumerable: true, get: function() {
    return PM.ServerStreamingCall;
  } });
  var EM = Of();
  Object.defineProperty(We, "UnaryCall", { enumerable: true, get: function() {
    return EM.UnaryCall;
  } });
  var Fo = ON();
  Object.defineProperty(We, "stackIntercept", { enumerable: true, get: function() {
    return Fo.stackIntercept;
  } });
  Object.defineProperty(We, "stackDuplexStreamingInterceptors", { enumerable: true, get: function() {
    return Fo.stackDuplexStreamingInterceptors;
  } });
  Object.defineProperty(We, "stackClientStreamingInterceptors", { enumerable: true, get: function() {
    return Fo.stackClientStreamingInterceptors;
  } });
  Object.defineProperty(We, "stackServerStreamingInterceptors", { enumerable: true, get: function() {
    return Fo.stackServerStreamingInterceptors;
  } });
  Object.defineProperty(We, "stackUnaryInterceptors", { enumerable: true, get: function() {
    return Fo.stackUnaryInterceptors;
  } });
  var wM = MN();
  Object.defineProperty(We, "ServerCallContextController", { enumerable: true, get: function() {
    return wM.ServerCallContextController;
  } });
});
var GN = C((U8, BM) => {
  BM.exports = { name: "@actions/artifact", version: "6.2.1", preview: true, description: "Actions artifact lib", keywords: ["github", "actions", "artifact"], homepage: "https://github.com/actions/toolkit/tree/main/packages/artifact", license: "MIT", type: "module", main: "lib/artifact.js", types: "lib/artifact.d.ts", exports: { ".": { types: "./lib/artifact.d.ts", import: "./lib/artifact.js" } }, directories: { lib: "lib", test: "__tests__" }, files: ["lib", "!.DS_Store"], publishConfig: { access: "public" }, repository: { type: "git", url: "git+https://github.com/actions/toolkit.git", directory: "packages/artifact" }, scripts: { "audit-moderate": "npm install && npm audit --json --audit-level=moderate > audit.json", test: "cd ../../ && npm run test ./packages/artifact", bootstrap: "cd ../../ && npm run bootstrap", "tsc-run": "tsc && cp src/internal/shared/package-version.cjs lib/internal/shared/", tsc: "npm run bootstrap && npm run tsc-run", "gen:docs": "typedoc --plugin typedoc-plugin-markdown --out docs/generated src/artifact.ts --githubPages false --readme none" }, bugs: { url: "https://github.com/actions/toolkit/issues" }, dependencies: { "@actions/core": "^3.0.0", "@actions/github": "^9.0.0", "@actions/http-client": "^4.0.0", "@azure/storage-blob": "^12.30.0", "@octokit/core": "^7.0.6", "@octokit/plugin-request-log": "^6.0.0", "@octokit/plugin-retry": "^8.0.0", "@octokit/request": "^10.0.7", "@octokit/request-error": "^7.1.0", "@protobuf-ts/plugin": "^2.2.3-alpha.1", "@protobuf-ts/runtime": "^2.9.4", archiver: "^7.0.1", "jwt-decode": "^4.0.0", "unzip-stream": "^0.3.1" }, devDependencies: { "@types/archiver": "^7.0.0", "@types/unzip-stream": "^0.3.4", typedoc: "^0.28.16", "typedoc-plugin-markdown": "^4.9.0", typescript: "^5.9.3" }, overrides: { "uri-js": "npm:uri-js-replace@^1.0.1", "node-fetch": "^3.3.2" } };
});
var YN = C((z8, jN) => {
  var TM = GN();
  jN.exports = { version: TM.version };
});
var TI = C((zY, BI) => {
  var pa = 1e3, fa = pa * 60, ha = fa * 60, ts = ha * 24, c1 = ts * 7, l1 = ts * 365.25;
  BI.exports = function(t18, e) {
    e = e || {};
    var r = typeof t18;
    if (r === "string" && t18.length > 0) return m1(t18);
    if (r === "number" && isFinite(t18)) return e.long ? u1(t18) : d1(t18);
    throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(t18));
  };
  function m1(t18) {
    if (t18 = String(t18), !(t18.length > 100)) {
      var e = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(t18);
      if (e) {
        var r = parseFloat(e[1]), n = (e[2] || "ms").toLowerCase();
        switch (n) {
          case "years":
          case "year":
          case "yrs":
          case "yr":
          case "y":
            return r * l1;
          case "weeks":
          case "week":
          case "w":
            return r * c1;
          case "days":
          case "day":
          case "d":
            return r * ts;
          case "hours":
          case "hour":
          case "hrs":
          case "hr":
          case "h":
            return r * ha;
          case "minutes":
          case "minute":
          case "mins":
          case "min":
          case "m":
            return r * fa;
          case "seconds":
          case "second":
          case "secs":
          case "sec":
          case "s":
            return r * pa;
          case "milliseconds":
          case "millisecond":
          case "msecs":
          case "msec":
          case "ms":
            return r;
          default:
            return;
        }
      }
    }
  }
  function d1(t18) {
    var e = Math.abs(t18);
    return e >= ts ? Math.round(t18 / ts) + "d" : e >= ha ? Math.round(t18 / ha) + "h" : e >= fa ? Math.round(t18 / fa) + "m" : e >= pa ? Math.round(t18 / pa) + "s" : t18 + "ms";
  }
  function u1(t18) {
    var e = Math.abs(t18);
    return e >= ts ? Rm(t18, e, ts, "day") : e >= ha ? Rm(t18, e, ha, "hour") : e >= fa ? Rm(t18, e, fa, "minute") : e >= pa ? Rm(t18, e, pa, "second") : t18 + " ms";
  }
  function Rm(t18, e, r, n) {
    var i = e >= r * 1.5;
    return Math.round(t18 / r) + " " + n + (i ? "s" : "");
  }
});
var _h = C((FY, RI) => {
  function p1(t18) {
    r.debug = r, r.default = r, r.coerce = c, r.disable = a, r.enable = i, r.enabled = o, r.humanize = TI(), r.destroy = l, Object.keys(t18).forEach((m) => {
      r[m] = t18[m];
    }), r.names = [], r.skips = [], r.formatters = {};
    function e(m) {
      let d = 0;
      for (let u = 0; u < m.length; u++) d = (d << 5) - d + m.charCodeAt(u), d |= 0;
      return r.colors[Math.abs(d) % r.colors.length];
    }
    r.selectColor = e;
    function r(m) {
      let d, u = null, y, x;
      function I(...N) {
        if (!I.enabled) return;
        let w = I, D = Number(/* @__PURE__ */ new Date()), M = D - (d || D);
        w.diff = M, w.prev = d, w.curr = D, d = D, N[0] = r.coerce(N[0]), typeof N[0] != "string" && N.unshift("%O");
        let re = 0;
        N[0] = N[0].replace(/%([a-zA-Z%])/g, (pe, B) => {
          if (pe === "%%") return "%";
          re++;
          let Pe = r.formatters[B];
          if (typeof Pe == "function") {
            let T = N[re];
            pe = Pe.call(w, T), N.splice(re, 1), re--;
          }
          return pe;
        }), r.formatArgs.call(w, N), (w.log || r.log).apply(w, N);
      }
      return I.namespace = m, I.useColors = r.useColors(), I.color = r.selectColor(m), I.extend = n, I.destroy = r.destroy, Object.defineProperty(I, "enabled", { enumerable: true, configurable: false, get: () => u !== null ? u : (y !== r.namespaces && (y = r.namespaces, x = r.enabled(m)), x), set: (N) => {
        u = N;
      } }), typeof r.init == "function" && r.init(I), I;
    }
    function n(m, d) {
      let u = r(this.namespace + (typeof d > "u" ? ":" : d) + m);
      return u.log = this.log, u;
    }
    function i(m) {
      r.save(m), r.namespaces = m, r.names = [], r.skips = [];
      let d = (typeof m == "string" ? m : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
      for (let u of d) u[0] === "-" ? r.skips.push(u.slice(1)) : r.names.push(u);
    }
    function s(m, d) {
      let u = 0, y = 0, x = -1, I = 0;
      for (; u < m.length; ) if (y < d.length && (d[y] === m[u] || d[y] === "*")) d[y] === "*" ? (x = y, I = u, y++) : (u++, y++);
      else if (x !== -1) y = x + 1, I++, u = I;
      else return false;
      for (; y < d.length && d[y] === "*"; ) y++;
      return y === d.length;
    }
    function a() {
      let m = [...r.names, ...r.skips.map((d) => "-" + d)].join(",");
      return r.enable(""), m;
    }
    function o(m) {
      for (let d of r.skips) if (s(m, d)) return false;
      for (let d of r.names) if (s(m, d)) return true;
      return false;
    }
    function c(m) {
      return m instanceof Error ? m.stack || m.message : m;
    }
    function l() {
      console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
    }
    return r.enable(r.load()), r;
  }
  RI.exports = p1;
});
var _I = C((Kt, _m) => {
  Kt.formatArgs = h1;
  Kt.save = g1;
  Kt.load = y1;
  Kt.useColors = f1;
  Kt.storage = x1();
  Kt.destroy = /* @__PURE__ */ (() => {
    let t18 = false;
    return () => {
      t18 || (t18 = true, console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`."));
    };
  })();
  Kt.colors = ["#0000CC", "#0000FF", "#0033CC", "#0033FF", "#0066CC", "#0066FF", "#0099CC", "#0099FF", "#00CC00", "#00CC33", "#00CC66", "#00CC99", "#00CCCC", "#00CCFF", "#3300CC", "#3300FF", "#3333CC", "#3333FF", "#3366CC", "#3366FF", "#3399CC", "#3399FF", "#33CC00", "#33CC33", "#33CC66", "#33CC99", "#33CCCC", "#33CCFF", "#6600CC", "#6600FF", "#6633CC", "#6633FF", "#66CC00", "#66CC33", "#9900CC", "#9900FF", "#9933CC", "#9933FF", "#99CC00", "#99CC33", "#CC0000", "#CC0033", "#CC0066", "#CC0099", "#CC00CC", "#CC00FF", "#CC3300", "#CC3333", "#CC3366", "#CC3399", "#CC33CC", "#CC33FF", "#CC6600", "#CC6633", "#CC9900", "#CC9933", "#CCCC00", "#CCCC33", "#FF0000", "#FF0033", "#FF0066", "#FF0099", "#FF00CC", "#FF00FF", "#FF3300", "#FF3333", "#FF3366", "#FF3399", "#FF33CC", "#FF33FF", "#FF6600", "#FF6633", "#FF9900", "#FF9933", "#FFCC00", "#FFCC33"];
  function f1() {
    if (typeof window < "u" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
    if (typeof navigator < "u" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
    let t18;
    return typeof document < "u" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window < "u" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator < "u" && navigator.userAgent && (t18 = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(t18[1], 10) >= 31 || typeof navigator < "u" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
  }
  function h1(t18) {
    if (t18[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + t18[0] + (this.useColors ? "%c " : " ") + "+" + _m.exports.humanize(this.diff), !this.useColors) return;
    let e = "color: " + this.color;
    t18.splice(1, 0, e, "color: inherit");
    let r = 0, n = 0;
    t18[0].replace(/%[a-zA-Z%]/g, (i) => {
      i !== "%%" && (r++, i === "%c" && (n = r));
    }), t18.splice(n, 0, e);
  }
  Kt.log = console.debug || console.log || (() => {
  });
  function g1(t18) {
    try {
      t18 ? Kt.storage.setItem("debug", t18) : Kt.storage.removeItem("debug");
    } catch {
    }
  }
  function y1() {
    let t18;
    try {
      t18 = Kt.storage.getItem("debug") || Kt.storage.getItem("DEBUG");
    } catch {
    }
    return !t18 && typeof process < "u" && "env" in process && (t18 = process.env.DEBUG), t18;
  }
  function x1() {
    try {
      return localStorage;
    } catch {
    }
  }
  _m.exports = _h()(Kt);
  var { formatters: A1 } = _m.exports;
  A1.j = function(t18) {
    try {
      return JSON.stringify(t18);
    } catch (e) {
      return "[UnexpectedJSONParseError]: " + e.message;
    }
  };
});
var MI = C((qY, OI) => {
  "use strict";
  OI.exports = (t18, e = process.argv) => {
    let r = t18.startsWith("-") ? "" : t18.length === 1 ? "-" : "--", n = e.indexOf(r + t18), i = e.indexOf("--");
    return n !== -1 && (i === -1 || n < i);
  };
});
var kI = C((HY, LI) => {
  "use strict";
  var b1 = te("os"), DI = te("tty"), Pr = MI(), { env: xt } = process, gi;
  Pr("no-color") || Pr("no-colors") || Pr("color=false") || Pr("color=never") ? gi = 0 : (Pr("color") || Pr("colors") || Pr("color=true") || Pr("color=always")) && (gi = 1);
  "FORCE_COLOR" in xt && (xt.FORCE_COLOR === "true" ? gi = 1 : xt.FORCE_COLOR === "false" ? gi = 0 : gi = xt.FORCE_COLOR.length === 0 ? 1 : Math.min(parseInt(xt.FORCE_COLOR, 10), 3));
  function Oh(t18) {
    return t18 === 0 ? false : { level: t18, hasBasic: true, has256: t18 >= 2, has16m: t18 >= 3 };
  }
  function Mh(t18, e) {
    if (gi === 0) return 0;
    if (Pr("color=16m") || Pr("color=full") || Pr("color=truecolor")) return 3;
    if (Pr("color=256")) return 2;
    if (t18 && !e && gi === void 0) return 0;
    let r = gi || 0;
    if (xt.TERM === "dumb") return r;
    if (process.platform === "win32") {
      let n = b1.release().split(".");
      return Number(n[0]) >= 10 && Number(n[2]) >= 10586 ? Number(n[2]) >= 14931 ? 3 : 2 : 1;
    }
    if ("CI" in xt) return ["TRAVIS", "CIRCLECI", "APPVEYOR", "GITLAB_CI", "GITHUB_ACTIONS", "BUILDKITE"].some((n) => n in xt) || xt.CI_NAME === "codeship" ? 1 : r;
    if ("TEAMCITY_VERSION" in xt) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(xt.TEAMCITY_VERSION) ? 1 : 0;
    if (xt.COLORTERM === "truecolor") return 3;
    if ("TERM_PROGRAM" in xt) {
      let n = parseInt((xt.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
      switch (xt.TERM_PROGRAM) {
        case "iTerm.app":
          return n >= 3 ? 3 : 2;
        case "Apple_Terminal":
          return 2;
      }
    }
    return /-256(color)?$/i.test(xt.TERM) ? 2 : /^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(xt.TERM) || "COLORTERM" in xt ? 1 : r;
  }
  function C1(t18) {
    let e = Mh(t18, t18 && t18.isTTY);
    return Oh(e);
  }
  LI.exports = { supportsColor: C1, stdout: Oh(Mh(true, DI.isatty(1))), stderr: Oh(Mh(true, DI.isatty(2))) };
});
var zI = C((At, Mm) => {
  var N1 = te("tty"), Om = te("util");
  At.init = B1;
  At.log = w1;
  At.formatArgs = P1;
  At.save = S1;
  At.load = v1;
  At.useColors = I1;
  At.destroy = Om.deprecate(() => {
  }, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
  At.colors = [6, 2, 3, 4, 5, 1];
  try {
    let t18 = kI();
    t18 && (t18.stderr || t18).level >= 2 && (At.colors = [20, 21, 26, 27, 32, 33, 38, 39, 40, 41, 42, 43, 44, 45, 56, 57, 62, 63, 68, 69, 74, 75, 76, 77, 78, 79, 80, 81, 92, 93, 98, 99, 112, 113, 128, 129, 134, 135, 148, 149, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 178, 179, 184, 185, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 214, 215, 220, 221]);
  } catch {
  }
  At.inspectOpts = Object.keys(process.env).filter((t18) => /^debug_/i.test(t18)).reduce((t18, e) => {
    let r = e.substring(6).toLowerCase().replace(/_([a-z])/g, (i, s) => s.toUpperCase()), n = process.env[e];
    return /^(yes|on|true|enabled)$/i.test(n) ? n = true : /^(no|off|false|disabled)$/i.test(n) ? n = false : n === "null" ? n = null : n = Number(n), t18[r] = n, t18;
  }, {});
  function I1() {
    return "colors" in At.inspectOpts ? !!At.inspectOpts.colors : N1.isatty(process.stderr.fd);
  }
  function P1(t18) {
    let { namespace: e, useColors: r } = this;
    if (r) {
      let n = this.color, i = "\x1B[3" + (n < 8 ? n : "8;5;" + n), s = `  ${i};1m${e} \x1B[0m`;
      t18[0] = s + t18[0].split(`
`).join(`
` + s), t18.push(i + "m+" + Mm.exports.humanize(this.diff) + "\x1B[0m");
    } else t18[0] = E1() + e + " " + t18[0];
  }
  function E1() {
    return At.inspectOpts.hideDate ? "" : (/* @__PURE__ */ new Date()).toISOString() + " ";
  }
  function w1(...t18) {
    return process.stderr.write(Om.formatWithOptions(At.inspectOpts, ...t18) + `
`);
  }
  function S1(t18) {
    t18 ? process.env.DEBUG = t18 : delete process.env.DEBUG;
  }
  function v1() {
    return process.env.DEBUG;
  }
  function B1(t18) {
    t18.inspectOpts = {};
    let e = Object.keys(At.inspectOpts);
    for (let r = 0; r < e.length; r++) t18.inspectOpts[e[r]] = At.inspectOpts[e[r]];
  }
  Mm.exports = _h()(At);
  var { formatters: UI } = Mm.exports;
  UI.o = function(t18) {
    return this.inspectOpts.colors = this.useColors, Om.inspect(t18, this.inspectOpts).split(`
`).map((e) => e.trim()).join(" ");
  };
  UI.O = function(t18) {
    return this.inspectOpts.colors = this.useColors, Om.inspect(t18, this.inspectOpts);
  };
});
var Dm = C((QY, Dh) => {
  typeof process > "u" || process.type === "renderer" || process.browser === true || process.__nwjs ? Dh.exports = _I() : Dh.exports = zI();
});
var HI = C((Wt) => {
  "use strict";
  var T1 = Wt && Wt.__createBinding || (Object.create ? (function(t18, e, r, n) {
    n === void 0 && (n = r);
    var i = Object.getOwnPropertyDescriptor(e, r);
    (!i || ("get" in i ? !e.__esModule : i.writable || i.configurable)) && (i = { enumerable: true, get: function() {
      return e[r];
    } }), Object.defineProperty(t18, n, i);
  }) : (function(t18, e, r, n) {
    n === void 0 && (n = r), t18[n] = e[r];
  })), R1 = Wt && Wt.__setModuleDefault || (Object.create ? (function(t18, e) {
    Object.defineProperty(t18, "default", { enumerable: true, value: e });
  }) : function(t18, e) {
    t18.default = e;
  }), FI = Wt && Wt.__importStar || function(t18) {
    if (t18 && t18.__esModule) return t18;
    var e = {};
    if (t18 != null) for (var r in t18) r !== "default" && Object.prototype.hasOwnProperty.call(t18, r) && T1(e, t18, r);
    return R1(e, t18), e;
  };
  Object.defineProperty(Wt, "__esModule", { value: true });
  Wt.req = Wt.json = Wt.toBuffer = void 0;
  var _1 = FI(te("http")), O1 = FI(te("https"));
  async function qI(t18) {
    let e = 0, r = [];
    for await (let n of t18) e += n.length, r.push(n);
    return Buffer.concat(r, e);
  }
  Wt.toBuffer = qI;
  async function M1(t18) {
    let r = (await qI(t18)).toString("utf8");
    try {
      return JSON.parse(r);
    } catch (n) {
      let i = n;
      throw i.message += ` (input: ${r})`, i;
    }
  }
  Wt.json = M1;
  function D1(t18, e = {}) {
    let n = ((typeof t18 == "string" ? t18 : t18.href).startsWith("https:") ? O1 : _1).request(t18, e), i = new Promise((s, a) => {
      n.once("response", s).once("error", a).end();
    });
    return n.then = i.then.bind(i), n;
  }
  Wt.req = D1;
});
var kh = C((ir) => {
  "use strict";
  var GI = ir && ir.__createBinding || (Object.create ? (function(t18, e, r, n) {
    n === void 0 && (n = r);
    var i = Object.getOwnPropertyDescriptor(e, r);
    (!i || ("get" in i ? !e.__esModule : i.writable || i.configurable)) && (i = { enumerable: true, get: function() {
      return e[r];
    } }), Object.defineProperty(t18, n, i);
  }) : (function(t18, e, r, n) {
    n === void 0 && (n = r), t18[n] = e[r];
  })), L1 = ir && ir.__setModuleDefault || (Object.create ? (function(t18, e) {
    Object.defineProperty(t18, "default", { enumerable: true, value: e });
  }) : function(t18, e) {
    t18.default = e;
  }), jI = ir && ir.__importStar || function(t18) {
    if (t18 && t18.__esModule) return t18;
    var e = {};
    if (t18 != null) for (var r in t18) r !== "default" && Object.prototype.hasOwnProperty.call(t18, r) && GI(e, t18, r);
    return L1(e, t18), e;
  }, k1 = ir && ir.__exportStar || function(t18, e) {
    for (var r in t18) r !== "default" && !Object.prototype.hasOwnProperty.call(e, r) && GI(e, t18, r);
  };
  Object.defineProperty(ir, "__esModule", { value: true });
  ir.Agent = void 0;
  var U1 = jI(te("net")), QI = jI(te("http")), z1 = te("https");
  k1(HI(), ir);
  var cn = /* @__PURE__ */ Symbol("AgentBaseInternalState"), Lh = class extends QI.Agent {
    constructor(e) {
      super(e), this[cn] = {};
    }
    isSecureEndpoint(e) {
      if (e) {
        if (typeof e.secureEndpoint == "boolean") return e.secureEndpoint;
        if (typeof e.protocol == "string") return e.protocol === "https:";
      }
      let { stack: r } = new Error();
      return typeof r != "string" ? false : r.split(`
`).some((n) => n.indexOf("(https.js:") !== -1 || n.indexOf("node:https:") !== -1);
    }
    incrementSockets(e) {
      if (this.maxSockets === 1 / 0 && this.maxTotalSockets === 1 / 0) return null;
      this.sockets[e] || (this.sockets[e] = []);
      let r = new U1.Socket({ writable: false });
      return this.sockets[e].push(r), this.totalSocketCount++, r;
    }
    decrementSockets(e, r) {
      if (!this.sockets[e] || r === null) return;
      let n = this.sockets[e], i = n.indexOf(r);
      i !== -1 && (n.splice(i, 1), this.totalSocketCount--, n.length === 0 && delete this.sockets[e]);
    }
    getName(e) {
      return this.isSecureEndpoint(e) ? z1.Agent.prototype.getName.call(this, e) : super.getName(e);
    }
    createSocket(e, r, n) {
      let i = { ...r, secureEndpoint: this.isSecureEndpoint(r) }, s = this.getName(i), a = this.incrementSockets(s);
      Promise.resolve().then(() => this.connect(e, i)).then((o) => {
        if (this.decrementSockets(s, a), o instanceof QI.Agent) try {
          return o.addRequest(e, i);
        } catch (c) {
          return n(c);
        }
        this[cn].currentSocket = o, super.createSocket(e, r, n);
      }, (o) => {
        this.decrementSockets(s, a), n(o);
      });
    }
    createConnection() {
      let e = this[cn].currentSocket;
      if (this[cn].currentSocket = void 0, !e) throw new Error("No socket was returned in the `connect()` function");
      return e;
    }
    get defaultPort() {
      return this[cn].defaultPort ?? (this.protocol === "https:" ? 443 : 80);
    }
    set defaultPort(e) {
      this[cn] && (this[cn].defaultPort = e);
    }
    get protocol() {
      return this[cn].protocol ?? (this.isSecureEndpoint() ? "https:" : "http:");
    }
    set protocol(e) {
      this[cn] && (this[cn].protocol = e);
    }
  };
  ir.Agent = Lh;
});
var YI = C((ga) => {
  "use strict";
  var F1 = ga && ga.__importDefault || function(t18) {
    return t18 && t18.__esModule ? t18 : { default: t18 };
  };
  Object.defineProperty(ga, "__esModule", { value: true });
  ga.parseProxyResponse = void 0;
  var q1 = F1(Dm()), Lm = (0, q1.default)("https-proxy-agent:parse-proxy-response");
  function H1(t18) {
    return new Promise((e, r) => {
      let n = 0, i = [];
      function s() {
        let m = t18.read();
        m ? l(m) : t18.once("readable", s);
      }
      function a() {
        t18.removeListener("end", o), t18.removeListener("error", c), t18.removeListener("readable", s);
      }
      function o() {
        a(), Lm("onend"), r(new Error("Proxy connection ended before receiving CONNECT response"));
      }
      function c(m) {
        a(), Lm("onerror %o", m), r(m);
      }
      function l(m) {
        i.push(m), n += m.length;
        let d = Buffer.concat(i, n), u = d.indexOf(`\r
\r
`);
        if (u === -1) {
          Lm("have not received end of HTTP headers yet..."), s();
          return;
        }
        let y = d.slice(0, u).toString("ascii").split(`\r
`), x = y.shift();
        if (!x) return t18.destroy(), r(new Error("No header received from proxy CONNECT response"));
        let I = x.split(" "), N = +I[1], w = I.slice(2).join(" "), D = {};
        for (let M of y) {
          if (!M) continue;
          let re = M.indexOf(":");
          if (re === -1) return t18.destroy(), r(new Error(`Invalid header from proxy CONNECT response: "${M}"`));
          let Re = M.slice(0, re).toLowerCase(), pe = M.slice(re + 1).trimStart(), B = D[Re];
          typeof B == "string" ? D[Re] = [B, pe] : Array.isArray(B) ? B.push(pe) : D[Re] = pe;
        }
        Lm("got proxy server response: %o %o", x, D), a(), e({ connect: { statusCode: N, statusText: w, headers: D }, buffered: d });
      }
      t18.on("error", c), t18.on("end", o), s();
    });
  }
  ga.parseProxyResponse = H1;
});
var VI = C((Er) => {
  "use strict";
  var Q1 = Er && Er.__createBinding || (Object.create ? (function(t18, e, r, n) {
    n === void 0 && (n = r);
    var i = Object.getOwnPropertyDescriptor(e, r);
    (!i || ("get" in i ? !e.__esModule : i.writable || i.configurable)) && (i = { enumerable: true, get: function() {
      return e[r];
    } }), Object.defineProperty(t18, n, i);
  }) : (function(t18, e, r, n) {
    n === void 0 && (n = r), t18[n] = e[r];
  })), G1 = Er && Er.__setModuleDefault || (Object.create ? (function(t18, e) {
    Object.defineProperty(t18, "default", { enumerable: true, value: e });
  }) : function(t18, e) {
    t18.default = e;
  }), $I = Er && Er.__importStar || function(t18) {
    if (t18 && t18.__esModule) return t18;
    var e = {};
    if (t18 != null) for (var r in t18) r !== "default" && Object.prototype.hasOwnProperty.call(t18, r) && Q1(e, t18, r);
    return G1(e, t18), e;
  }, XI = Er && Er.__importDefault || function(t18) {
    return t18 && t18.__esModule ? t18 : { default: t18 };
  };
  Object.defineProperty(Er, "__esModule", { value: true });
  Er.HttpsProxyAgent = void 0;
  var km = $I(te("net")), KI = $I(te("tls")), j1 = XI(te("assert")), Y1 = XI(Dm()), K1 = kh(), W1 = te("url"), J1 = YI(), Ko = (0, Y1.default)("https-proxy-agent"), WI = (t18) => t18.servername === void 0 && t18.host && !km.isIP(t18.host) ? { ...t18, servername: t18.host } : t18, Um = class extends K1.Agent {
    constructor(e, r) {
      super(r), this.options = { path: void 0 }, this.proxy = typeof e == "string" ? new W1.URL(e) : e, this.proxyHeaders = r?.headers ?? {}, Ko("Creating new HttpsProxyAgent instance: %o", this.proxy.href);
      let n = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, ""), i = this.proxy.port ? parseInt(this.proxy.port, 10) : this.proxy.protocol === "https:" ? 443 : 80;
      this.connectOpts = { ALPNProtocols: ["http/1.1"], ...r ? JI(r, "headers") : null, host: n, port: i };
    }
    async connect(e, r) {
      let { proxy: n } = this;
      if (!r.host) throw new TypeError('No "host" provided');
      let i;
      n.protocol === "https:" ? (Ko("Creating `tls.Socket`: %o", this.connectOpts), i = KI.connect(WI(this.connectOpts))) : (Ko("Creating `net.Socket`: %o", this.connectOpts), i = km.connect(this.connectOpts));
      let s = typeof this.proxyHeaders == "function" ? this.proxyHeaders() : { ...this.proxyHeaders }, a = km.isIPv6(r.host) ? `[${r.host}]` : r.host, o = `CONNECT ${a}:${r.port} HTTP/1.1\r
`;
      if (n.username || n.password) {
        let u = `${decodeURIComponent(n.username)}:${decodeURIComponent(n.password)}`;
        s["Proxy-Authorization"] = `Basic ${Buffer.from(u).toString("base64")}`;
      }
      s.Host = `${a}:${r.port}`, s["Proxy-Connection"] || (s["Proxy-Connection"] = this.keepAlive ? "Keep-Alive" : "close");
      for (let u of Object.keys(s)) o += `${u}: ${s[u]}\r
`;
      let c = (0, J1.parseProxyResponse)(i);
      i.write(`${o}\r
`);
      let { connect: l, buffered: m } = await c;
      if (e.emit("proxyConnect", l), this.emit("proxyConnect", l, e), l.statusCode === 200) return e.once("socket", $1), r.secureEndpoint ? (Ko("Upgrading socket connection to TLS"), KI.connect({ ...JI(WI(r), "host", "path", "port"), socket: i })) : i;
      i.destroy();
      let d = new km.Socket({ writable: false });
      return d.readable = true, e.once("socket", (u) => {
        Ko("Replaying proxy buffer for failed request"), (0, j1.default)(u.listenerCount("data") > 0), u.push(m), u.push(null);
      }), d;
    }
  };
  Um.protocols = ["http", "https"];
  Er.HttpsProxyAgent = Um;
  function $1(t18) {
    t18.resume();
  }
  function JI(t18, ...e) {
    let r = {}, n;
    for (n in t18) e.includes(n) || (r[n] = t18[n]);
    return r;
  }
});
var tP = C((wr) => {
  "use strict";
  var X1 = wr && wr.__createBinding || (Object.create ? (function(t18, e, r, n) {
    n === void 0 && (n = r);
    var i = Object.getOwnPropertyDescriptor(e, r);
    (!i || ("get" in i ? !e.__esModule : i.writable || i.configurable)) && (i = { enumerable: true, get: function() {
      return e[r];
    } }), Object.defineProperty(t18, n, i);
  }) : (function(t18, e, r, n) {
    n === void 0 && (n = r), t18[n] = e[r];
  })), V1 = wr && wr.__setModuleDefault || (Object.create ? (function(t18, e) {
    Object.defineProperty(t18, "default", { enumerable: true, value: e });
  }) : function(t18, e) {
    t18.default = e;
  }), eP = wr && wr.__importStar || function(t18) {
    if (t18 && t18.__esModule) return t18;
    var e = {};
    if (t18 != null) for (var r in t18) r !== "default" && Object.prototype.hasOwnProperty.call(t18, r) && X1(e, t18, r);
    return V1(e, t18), e;
  }, Z1 = wr && wr.__importDefault || function(t18) {
    return t18 && t18.__esModule ? t18 : { default: t18 };
  };
  Object.defineProperty(wr, "__esModule", { value: true });
  wr.HttpProxyAgent = void 0;
  var eD = eP(te("net")), tD = eP(te("tls")), rD = Z1(Dm()), nD = te("events"), iD = kh(), ZI = te("url"), ya = (0, rD.default)("http-proxy-agent"), zm = class extends iD.Agent {
    constructor(e, r) {
      super(r), this.proxy = typeof e == "string" ? new ZI.URL(e) : e, this.proxyHeaders = r?.headers ?? {}, ya("Creating new HttpProxyAgent instance: %o", this.proxy.href);
      let n = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, ""), i = this.proxy.port ? parseInt(this.proxy.port, 10) : this.proxy.protocol === "https:" ? 443 : 80;
      this.connectOpts = { ...r ? sD(r, "headers") : null, host: n, port: i };
    }
    addRequest(e, r) {
      e._header = null, this.setRequestProps(e, r), super.addRequest(e, r);
    }
    setRequestProps(e, r) {
      let { proxy: n } = this, i = r.secureEndpoint ? "https:" : "http:", s = e.getHeader("host") || "localhost", a = `${i}//${s}`, o = new ZI.URL(e.path, a);
      r.port !== 80 && (o.port = String(r.port)), e.path = String(o);
      let c = typeof this.proxyHeaders == "function" ? this.proxyHeaders() : { ...this.proxyHeaders };
      if (n.username || n.password) {
        let l = `${decodeURIComponent(n.username)}:${decodeURIComponent(n.password)}`;
        c["Proxy-Authorization"] = `Basic ${Buffer.from(l).toString("base64")}`;
      }
      c["Proxy-Connection"] || (c["Proxy-Connection"] = this.keepAlive ? "Keep-Alive" : "close");
      for (let l of Object.keys(c)) {
        let m = c[l];
        m && e.setHeader(l, m);
      }
    }
    async connect(e, r) {
      e._header = null, e.path.includes("://") || this.setRequestProps(e, r);
      let n, i;
      ya("Regenerating stored HTTP header string for request"), e._implicitHeader(), e.outputData && e.outputData.length > 0 && (ya("Patching connection write() output buffer with updated header"), n = e.outputData[0].data, i = n.indexOf(`\r
\r
`) + 4, e.outputData[0].data = e._header + n.substring(i), ya("Output buffer: %o", e.outputData[0].data));
      let s;
      return this.proxy.protocol === "https:" ? (ya("Creating `tls.Socket`: %o", this.connectOpts), s = tD.connect(this.connectOpts)) : (ya("Creating `net.Socket`: %o", this.connectOpts), s = eD.connect(this.connectOpts)), await (0, nD.once)(s, "connect"), s;
    }
  };
  zm.protocols = ["http", "https"];
  wr.HttpProxyAgent = zm;
  function sD(t18, ...e) {
    let r = {}, n;
    for (n in t18) e.includes(n) || (r[n] = t18[n]);
    return r;
  }
});
var EP = C((Xm) => {
  "use strict";
  Object.defineProperty(Xm, "__esModule", { value: true });
  Xm.state = void 0;
  Xm.state = { instrumenterImplementation: void 0 };
});
var HP = C((rd) => {
  "use strict";
  Object.defineProperty(rd, "__esModule", { value: true });
  rd.state = void 0;
  rd.state = { operationRequestMap: /* @__PURE__ */ new WeakMap() };
});
var Tu = C((Lce, Cw) => {
  "use strict";
  Cw.exports = () => {
    throw new Error("Only ZIP files of named files can be written by this action.");
  };
});
var Iw = C((Ru, Nw) => {
  (function(t18, e) {
    typeof Ru == "object" && typeof Nw < "u" ? e(Ru) : typeof define == "function" && define.amd ? define(["exports"], e) : (t18 = typeof globalThis < "u" ? globalThis : t18 || self, e(t18.async = {}));
  })(Ru, (function(t18) {
    "use strict";
    function e(f, ...p) {
      return (...g) => f(...p, ...g);
    }
    function r(f) {
      return function(...p) {
        var g = p.pop();
        return f.call(this, p, g);
      };
    }
    var n = typeof queueMicrotask == "function" && queueMicrotask, i = typeof setImmediate == "function" && setImmediate, s = typeof process == "object" && typeof process.nextTick == "function";
    function a(f) {
      setTimeout(f, 0);
    }
    function o(f) {
      return (p, ...g) => f(() => p(...g));
    }
    var c;
    n ? c = queueMicrotask : i ? c = setImmediate : s ? c = process.nextTick : c = a;
    var l = o(c);
    function m(f) {
      return y(f) ? function(...p) {
        let g = p.pop(), A = f.apply(this, p);
        return d(A, g);
      } : r(function(p, g) {
        var A;
        try {
          A = f.apply(this, p);
        } catch (P) {
          return g(P);
        }
        if (A && typeof A.then == "function") return d(A, g);
        g(null, A);
      });
    }
    function d(f, p) {
      return f.then((g) => {
        u(p, null, g);
      }, (g) => {
        u(p, g && (g instanceof Error || g.message) ? g : new Error(g));
      });
    }
    function u(f, p, g) {
      try {
        f(p, g);
      } catch (A) {
        l((P) => {
          throw P;
        }, A);
      }
    }
    function y(f) {
      return f[Symbol.toStringTag] === "AsyncFunction";
    }
    function x(f) {
      return f[Symbol.toStringTag] === "AsyncGenerator";
    }
    function I(f) {
      return typeof f[Symbol.asyncIterator] == "function";
    }
    function N(f) {
      if (typeof f != "function") throw new Error("expected a function");
      return y(f) ? m(f) : f;
    }
    function w(f, p) {
      if (p || (p = f.length), !p) throw new Error("arity is undefined");
      function g(...A) {
        return typeof A[p - 1] == "function" ? f.apply(this, A) : new Promise((P, E) => {
          A[p - 1] = (S, ...v) => {
            if (S) return E(S);
            P(v.length > 1 ? v : v[0]);
          }, f.apply(this, A);
        });
      }
      return g;
    }
    function D(f) {
      return function(g, ...A) {
        return w(function(E) {
          var S = this;
          return f(g, (v, O) => {
            N(v).apply(S, A.concat(O));
          }, E);
        });
      };
    }
    function M(f, p, g, A) {
      p = p || [];
      var P = [], E = 0, S = N(g);
      return f(p, (v, O, K) => {
        var he = E++;
        S(v, (Ce, ye) => {
          P[he] = ye, K(Ce);
        });
      }, (v) => {
        A(v, P);
      });
    }
    function re(f) {
      return f && typeof f.length == "number" && f.length >= 0 && f.length % 1 === 0;
    }
    let Re = {};
    function pe(f) {
      function p(...g) {
        if (f !== null) {
          var A = f;
          f = null, A.apply(this, g);
        }
      }
      return Object.assign(p, f), p;
    }
    function B(f) {
      return f[Symbol.iterator] && f[Symbol.iterator]();
    }
    function Pe(f) {
      var p = -1, g = f.length;
      return function() {
        return ++p < g ? { value: f[p], key: p } : null;
      };
    }
    function T(f) {
      var p = -1;
      return function() {
        var A = f.next();
        return A.done ? null : (p++, { value: A.value, key: p });
      };
    }
    function Q(f) {
      var p = f ? Object.keys(f) : [], g = -1, A = p.length;
      return function P() {
        var E = p[++g];
        return E === "__proto__" ? P() : g < A ? { value: f[E], key: E } : null;
      };
    }
    function q(f) {
      if (re(f)) return Pe(f);
      var p = B(f);
      return p ? T(p) : Q(f);
    }
    function ee(f) {
      return function(...p) {
        if (f === null) throw new Error("Callback was already called.");
        var g = f;
        f = null, g.apply(this, p);
      };
    }
    function _e(f, p, g, A) {
      let P = false, E = false, S = false, v = 0, O = 0;
      function K() {
        v >= p || S || P || (S = true, f.next().then(({ value: ye, done: gr }) => {
          if (!(E || P)) {
            if (S = false, gr) {
              P = true, v <= 0 && A(null);
              return;
            }
            v++, g(ye, O, he), O++, K();
          }
        }).catch(Ce));
      }
      function he(ye, gr) {
        if (v -= 1, !E) {
          if (ye) return Ce(ye);
          if (ye === false) {
            P = true, E = true;
            return;
          }
          if (gr === Re || P && v <= 0) return P = true, A(null);
          K();
        }
      }
      function Ce(ye) {
        E || (S = false, P = true, A(ye));
      }
      K();
    }
    var Ee = (f) => (p, g, A) => {
      if (A = pe(A), f <= 0) throw new RangeError("concurrency limit cannot be less than 1");
      if (!p) return A(null);
      if (x(p)) return _e(p, f, g, A);
      if (I(p)) return _e(p[Symbol.asyncIterator](), f, g, A);
      var P = q(p), E = false, S = false, v = 0, O = false;
      function K(Ce, ye) {
        if (!S) if (v -= 1, Ce) E = true, A(Ce);
        else if (Ce === false) E = true, S = true;
        else {
          if (ye === Re || E && v <= 0) return E = true, A(null);
          O || he();
        }
      }
      function he() {
        for (O = true; v < f && !E; ) {
          var Ce = P();
          if (Ce === null) {
            E = true, v <= 0 && A(null);
            return;
          }
          v += 1, g(Ce.value, Ce.key, ee(K));
        }
        O = false;
      }
      he();
    };
    function fe(f, p, g, A) {
      return Ee(p)(f, N(g), A);
    }
    var we = w(fe, 4);
    function Se(f, p, g) {
      g = pe(g);
      var A = 0, P = 0, { length: E } = f, S = false;
      E === 0 && g(null);
      function v(O, K) {
        O === false && (S = true), S !== true && (O ? g(O) : (++P === E || K === Re) && g(null));
      }
      for (; A < E; A++) p(f[A], A, ee(v));
    }
    function et(f, p, g) {
      return we(f, 1 / 0, p, g);
    }
    function ve(f, p, g) {
      var A = re(f) ? Se : et;
      return A(f, N(p), g);
    }
    var Tt = w(ve, 3);
    function Xu(f, p, g) {
      return M(Tt, f, p, g);
    }
    var Jr = w(Xu, 3), Mi = D(Jr);
    function Vu(f, p, g) {
      return we(f, 1, p, g);
    }
    var J = w(Vu, 3);
    function il(f, p, g) {
      return M(J, f, p, g);
    }
    var vs = w(il, 3), sl = D(vs);
    let On = /* @__PURE__ */ Symbol("promiseCallback");
    function Di() {
      let f, p;
      function g(A, ...P) {
        if (A) return p(A);
        f(P.length > 1 ? P : P[0]);
      }
      return g[On] = new Promise((A, P) => {
        f = A, p = P;
      }), g;
    }
    function Xa(f, p, g) {
      typeof p != "number" && (g = p, p = null), g = pe(g || Di());
      var A = Object.keys(f).length;
      if (!A) return g(null);
      p || (p = A);
      var P = {}, E = 0, S = false, v = false, O = /* @__PURE__ */ Object.create(null), K = [], he = [], Ce = {};
      Object.keys(f).forEach((Y) => {
        var V = f[Y];
        if (!Array.isArray(V)) {
          ye(Y, [V]), he.push(Y);
          return;
        }
        var xe = V.slice(0, V.length - 1), ke = xe.length;
        if (ke === 0) {
          ye(Y, V), he.push(Y);
          return;
        }
        Ce[Y] = ke, xe.forEach((ht) => {
          if (!f[ht]) throw new Error("async.auto task `" + Y + "` has a non-existent dependency `" + ht + "` in " + xe.join(", "));
          Qs(ht, () => {
            ke--, ke === 0 && ye(Y, V);
          });
        });
      }), Ne(), gr();
      function ye(Y, V) {
        K.push(() => yo(Y, V));
      }
      function gr() {
        if (!S) {
          if (K.length === 0 && E === 0) return g(null, P);
          for (; K.length && E < p; ) {
            var Y = K.shift();
            Y();
          }
        }
      }
      function Qs(Y, V) {
        var xe = O[Y];
        xe || (xe = O[Y] = []), xe.push(V);
      }
      function qi(Y) {
        var V = O[Y] || [];
        V.forEach((xe) => xe()), gr();
      }
      function yo(Y, V) {
        if (!v) {
          var xe = ee((ht, ...yr) => {
            if (E--, ht === false) {
              S = true;
              return;
            }
            if (yr.length < 2 && ([yr] = yr), ht) {
              var Gs = {};
              if (Object.keys(P).forEach((Hi) => {
                Gs[Hi] = P[Hi];
              }), Gs[Y] = yr, v = true, O = /* @__PURE__ */ Object.create(null), S) return;
              g(ht, Gs);
            } else P[Y] = yr, qi(Y);
          });
          E++;
          var ke = N(V[V.length - 1]);
          V.length > 1 ? ke(P, xe) : ke(xe);
        }
      }
      function Ne() {
        for (var Y, V = 0; he.length; ) Y = he.pop(), V++, X(Y).forEach((xe) => {
          --Ce[xe] === 0 && he.push(xe);
        });
        if (V !== A) throw new Error("async.auto cannot execute tasks due to a recursive dependency");
      }
      function X(Y) {
        var V = [];
        return Object.keys(f).forEach((xe) => {
          let ke = f[xe];
          Array.isArray(ke) && ke.indexOf(Y) >= 0 && V.push(xe);
        }), V;
      }
      return g[On];
    }
    var NC = /^(?:async\s)?(?:function)?\s*(?:\w+\s*)?\(([^)]+)\)(?:\s*{)/, Va = /^(?:async\s)?\s*(?:\(\s*)?((?:[^)=\s]\s*)*)(?:\)\s*)?=>/, Lr = /,/, Li = /(=.+)?(\s*)$/;
    function ki(f) {
      let p = "", g = 0, A = f.indexOf("*/");
      for (; g < f.length; ) if (f[g] === "/" && f[g + 1] === "/") {
        let P = f.indexOf(`
`, g);
        g = P === -1 ? f.length : P;
      } else if (A !== -1 && f[g] === "/" && f[g + 1] === "*") {
        let P = f.indexOf("*/", g);
        P !== -1 ? (g = P + 2, A = f.indexOf("*/", g)) : (p += f[g], g++);
      } else p += f[g], g++;
      return p;
    }
    function Zu(f) {
      let p = ki(f.toString()), g = p.match(NC);
      if (g || (g = p.match(Va)), !g) throw new Error(`could not parse args in autoInject
Source:
` + p);
      let [, A] = g;
      return A.replace(/\s/g, "").split(Lr).map((P) => P.replace(Li, "").trim());
    }
    function pr(f, p) {
      var g = {};
      return Object.keys(f).forEach((A) => {
        var P = f[A], E, S = y(P), v = !S && P.length === 1 || S && P.length === 0;
        if (Array.isArray(P)) E = [...P], P = E.pop(), g[A] = E.concat(E.length > 0 ? O : P);
        else if (v) g[A] = P;
        else {
          if (E = Zu(P), P.length === 0 && !S && E.length === 0) throw new Error("autoInject task functions require explicit parameters.");
          S || E.pop(), g[A] = E.concat(O);
        }
        function O(K, he) {
          var Ce = E.map((ye) => K[ye]);
          Ce.push(he), N(P)(...Ce);
        }
      }), Xa(g, p);
    }
    class qt {
      constructor() {
        this.head = this.tail = null, this.length = 0;
      }
      removeLink(p) {
        return p.prev ? p.prev.next = p.next : this.head = p.next, p.next ? p.next.prev = p.prev : this.tail = p.prev, p.prev = p.next = null, this.length -= 1, p;
      }
      empty() {
        for (; this.head; ) this.shift();
        return this;
      }
      insertAfter(p, g) {
        g.prev = p, g.next = p.next, p.next ? p.next.prev = g : this.tail = g, p.next = g, this.length += 1;
      }
      insertBefore(p, g) {
        g.prev = p.prev, g.next = p, p.prev ? p.prev.next = g : this.head = g, p.prev = g, this.length += 1;
      }
      unshift(p) {
        this.head ? this.insertBefore(this.head, p) : ai(this, p);
      }
      push(p) {
        this.tail ? this.insertAfter(this.tail, p) : ai(this, p);
      }
      shift() {
        return this.head && this.removeLink(this.head);
      }
      pop() {
        return this.tail && this.removeLink(this.tail);
      }
      toArray() {
        return [...this];
      }
      *[Symbol.iterator]() {
        for (var p = this.head; p; ) yield p.data, p = p.next;
      }
      remove(p) {
        for (var g = this.head; g; ) {
          var { next: A } = g;
          p(g) && this.removeLink(g), g = A;
        }
        return this;
      }
    }
    function ai(f, p) {
      f.length = 1, f.head = f.tail = p;
    }
    function Mn(f, p, g) {
      if (p == null) p = 1;
      else if (p === 0) throw new RangeError("Concurrency must not be zero");
      var A = N(f), P = 0, E = [];
      let S = { error: [], drain: [], saturated: [], unsaturated: [], empty: [] };
      function v(X, Y) {
        S[X].push(Y);
      }
      function O(X, Y) {
        let V = (...xe) => {
          K(X, V), Y(...xe);
        };
        S[X].push(V);
      }
      function K(X, Y) {
        if (!X) return Object.keys(S).forEach((V) => S[V] = []);
        if (!Y) return S[X] = [];
        S[X] = S[X].filter((V) => V !== Y);
      }
      function he(X, ...Y) {
        S[X].forEach((V) => V(...Y));
      }
      var Ce = false;
      function ye(X, Y, V, xe) {
        if (xe != null && typeof xe != "function") throw new Error("task callback must be a function");
        Ne.started = true;
        var ke, ht;
        function yr(Hi, ...xo) {
          if (Hi) return V ? ht(Hi) : ke();
          if (xo.length <= 1) return ke(xo[0]);
          ke(xo);
        }
        var Gs = Ne._createTaskItem(X, V ? yr : xe || yr);
        if (Y ? Ne._tasks.unshift(Gs) : Ne._tasks.push(Gs), Ce || (Ce = true, l(() => {
          Ce = false, Ne.process();
        })), V || !xe) return new Promise((Hi, xo) => {
          ke = Hi, ht = xo;
        });
      }
      function gr(X) {
        return function(Y, ...V) {
          P -= 1;
          for (var xe = 0, ke = X.length; xe < ke; xe++) {
            var ht = X[xe], yr = E.indexOf(ht);
            yr === 0 ? E.shift() : yr > 0 && E.splice(yr, 1), ht.callback(Y, ...V), Y != null && he("error", Y, ht.data);
          }
          P <= Ne.concurrency - Ne.buffer && he("unsaturated"), Ne.idle() && he("drain"), Ne.process();
        };
      }
      function Qs(X) {
        return X.length === 0 && Ne.idle() ? (l(() => he("drain")), true) : false;
      }
      let qi = (X) => (Y) => {
        if (!Y) return new Promise((V, xe) => {
          O(X, (ke, ht) => {
            if (ke) return xe(ke);
            V(ht);
          });
        });
        K(X), v(X, Y);
      };
      var yo = false, Ne = { _tasks: new qt(), _createTaskItem(X, Y) {
        return { data: X, callback: Y };
      }, *[Symbol.iterator]() {
        yield* Ne._tasks[Symbol.iterator]();
      }, concurrency: p, payload: g, buffer: p / 4, started: false, paused: false, push(X, Y) {
        return Array.isArray(X) ? Qs(X) ? void 0 : X.map((V) => ye(V, false, false, Y)) : ye(X, false, false, Y);
      }, pushAsync(X, Y) {
        return Array.isArray(X) ? Qs(X) ? void 0 : X.map((V) => ye(V, false, true, Y)) : ye(X, false, true, Y);
      }, kill() {
        K(), Ne._tasks.empty();
      }, unshift(X, Y) {
        return Array.isArray(X) ? Qs(X) ? void 0 : X.map((V) => ye(V, true, false, Y)) : ye(X, true, false, Y);
      }, unshiftAsync(X, Y) {
        return Array.isArray(X) ? Qs(X) ? void 0 : X.map((V) => ye(V, true, true, Y)) : ye(X, true, true, Y);
      }, remove(X) {
        Ne._tasks.remove(X);
      }, process() {
        if (!yo) {
          for (yo = true; !Ne.paused && P < Ne.concurrency && Ne._tasks.length; ) {
            var X = [], Y = [], V = Ne._tasks.length;
            Ne.payload && (V = Math.min(V, Ne.payload));
            for (var xe = 0; xe < V; xe++) {
              var ke = Ne._tasks.shift();
              X.push(ke), E.push(ke), Y.push(ke.data);
            }
            P += 1, Ne._tasks.length === 0 && he("empty"), P === Ne.concurrency && he("saturated");
            var ht = ee(gr(X));
            A(Y, ht);
          }
          yo = false;
        }
      }, length() {
        return Ne._tasks.length;
      }, running() {
        return P;
      }, workersList() {
        return E;
      }, idle() {
        return Ne._tasks.length + P === 0;
      }, pause() {
        Ne.paused = true;
      }, resume() {
        Ne.paused !== false && (Ne.paused = false, l(Ne.process));
      } };
      return Object.defineProperties(Ne, { saturated: { writable: false, value: qi("saturated") }, unsaturated: { writable: false, value: qi("unsaturated") }, empty: { writable: false, value: qi("empty") }, drain: { writable: false, value: qi("drain") }, error: { writable: false, value: qi("error") } }), Ne;
    }
    function Za(f, p) {
      return Mn(f, 1, p);
    }
    function Bs(f, p, g) {
      return Mn(f, p, g);
    }
    function eo(f, p, g, A) {
      A = pe(A);
      var P = N(g);
      return J(f, (E, S, v) => {
        P(p, E, (O, K) => {
          p = K, v(O);
        });
      }, (E) => A(E, p));
    }
    var kr = w(eo, 4);
    function to(...f) {
      var p = f.map(N);
      return function(...g) {
        var A = this, P = g[g.length - 1];
        return typeof P == "function" ? g.pop() : P = Di(), kr(p, g, (E, S, v) => {
          S.apply(A, E.concat((O, ...K) => {
            v(O, K);
          }));
        }, (E, S) => P(E, ...S)), P[On];
      };
    }
    function Ts(...f) {
      return to(...f.reverse());
    }
    function al(f, p, g, A) {
      return M(Ee(p), f, g, A);
    }
    var oi = w(al, 4);
    function IC(f, p, g, A) {
      var P = N(g);
      return oi(f, p, (E, S) => {
        P(E, (v, ...O) => v ? S(v) : S(v, O));
      }, (E, S) => {
        for (var v = [], O = 0; O < S.length; O++) S[O] && (v = v.concat(...S[O]));
        return A(E, v);
      });
    }
    var Dn = w(IC, 4);
    function ro(f, p, g) {
      return Dn(f, 1 / 0, p, g);
    }
    var Rs = w(ro, 3);
    function ep(f, p, g) {
      return Dn(f, 1, p, g);
    }
    var _s = w(ep, 3);
    function ol(...f) {
      return function(...p) {
        var g = p.pop();
        return g(null, ...f);
      };
    }
    function Ur(f, p) {
      return (g, A, P, E) => {
        var S = false, v;
        let O = N(P);
        g(A, (K, he, Ce) => {
          O(K, (ye, gr) => {
            if (ye || ye === false) return Ce(ye);
            if (f(gr) && !v) return S = true, v = p(true, K), Ce(null, Re);
            Ce();
          });
        }, (K) => {
          if (K) return E(K);
          E(null, S ? v : p(false));
        });
      };
    }
    function tp(f, p, g) {
      return Ur((A) => A, (A, P) => P)(Tt, f, p, g);
    }
    var no = w(tp, 3);
    function rp(f, p, g, A) {
      return Ur((P) => P, (P, E) => E)(Ee(p), f, g, A);
    }
    var fr = w(rp, 4);
    function Ln(f, p, g) {
      return Ur((A) => A, (A, P) => P)(Ee(1), f, p, g);
    }
    var $r = w(Ln, 3);
    function kn(f) {
      return (p, ...g) => N(p)(...g, (A, ...P) => {
        typeof console == "object" && (A ? console.error && console.error(A) : console[f] && P.forEach((E) => console[f](E)));
      });
    }
    var np = kn("dir");
    function ip(f, p, g) {
      g = ee(g);
      var A = N(f), P = N(p), E;
      function S(O, ...K) {
        if (O) return g(O);
        O !== false && (E = K, P(...K, v));
      }
      function v(O, K) {
        if (O) return g(O);
        if (O !== false) {
          if (!K) return g(null, ...E);
          A(S);
        }
      }
      return v(null, true);
    }
    var Ui = w(ip, 3);
    function ft(f, p, g) {
      let A = N(p);
      return Ui(f, (...P) => {
        let E = P.pop();
        A(...P, (S, v) => E(S, !v));
      }, g);
    }
    function Ot(f) {
      return (p, g, A) => f(p, A);
    }
    function sp(f, p, g) {
      return Tt(f, Ot(N(p)), g);
    }
    var Os = w(sp, 3);
    function io(f, p, g, A) {
      return Ee(p)(f, Ot(N(g)), A);
    }
    var st = w(io, 4);
    function Un(f, p, g) {
      return st(f, 1, p, g);
    }
    var ci = w(Un, 3);
    function so(f) {
      return y(f) ? f : function(...p) {
        var g = p.pop(), A = true;
        p.push((...P) => {
          A ? l(() => g(...P)) : g(...P);
        }), f.apply(this, p), A = false;
      };
    }
    function ap(f, p, g) {
      return Ur((A) => !A, (A) => !A)(Tt, f, p, g);
    }
    var Ms = w(ap, 3);
    function op(f, p, g, A) {
      return Ur((P) => !P, (P) => !P)(Ee(p), f, g, A);
    }
    var zr = w(op, 4);
    function ao(f, p, g) {
      return Ur((A) => !A, (A) => !A)(J, f, p, g);
    }
    var oo = w(ao, 3);
    function cp(f, p, g, A) {
      var P = new Array(p.length);
      f(p, (E, S, v) => {
        g(E, (O, K) => {
          P[S] = !!K, v(O);
        });
      }, (E) => {
        if (E) return A(E);
        for (var S = [], v = 0; v < p.length; v++) P[v] && S.push(p[v]);
        A(null, S);
      });
    }
    function cl(f, p, g, A) {
      var P = [];
      f(p, (E, S, v) => {
        g(E, (O, K) => {
          if (O) return v(O);
          K && P.push({ index: S, value: E }), v(O);
        });
      }, (E) => {
        if (E) return A(E);
        A(null, P.sort((S, v) => S.index - v.index).map((S) => S.value));
      });
    }
    function li(f, p, g, A) {
      var P = re(p) ? cp : cl;
      return P(f, p, N(g), A);
    }
    function PC(f, p, g) {
      return li(Tt, f, p, g);
    }
    var Xr = w(PC, 3);
    function EC(f, p, g, A) {
      return li(Ee(p), f, g, A);
    }
    var Ht = w(EC, 4);
    function lp(f, p, g) {
      return li(J, f, p, g);
    }
    var Ds = w(lp, 3);
    function mp(f, p) {
      var g = ee(p), A = N(so(f));
      function P(E) {
        if (E) return g(E);
        E !== false && A(P);
      }
      return P();
    }
    var ll = w(mp, 2);
    function co(f, p, g, A) {
      var P = N(g);
      return oi(f, p, (E, S) => {
        P(E, (v, O) => v ? S(v) : S(v, { key: O, val: E }));
      }, (E, S) => {
        for (var v = {}, { hasOwnProperty: O } = Object.prototype, K = 0; K < S.length; K++) if (S[K]) {
          var { key: he } = S[K], { val: Ce } = S[K];
          O.call(v, he) ? v[he].push(Ce) : v[he] = [Ce];
        }
        return A(E, v);
      });
    }
    var Ls = w(co, 4);
    function dp(f, p, g) {
      return Ls(f, 1 / 0, p, g);
    }
    function ml(f, p, g) {
      return Ls(f, 1, p, g);
    }
    var ks = kn("log");
    function lo(f, p, g, A) {
      A = pe(A);
      var P = {}, E = N(g);
      return Ee(p)(f, (S, v, O) => {
        E(S, v, (K, he) => {
          if (K) return O(K);
          P[v] = he, O(K);
        });
      }, (S) => A(S, P));
    }
    var Us = w(lo, 4);
    function dl(f, p, g) {
      return Us(f, 1 / 0, p, g);
    }
    function ul(f, p, g) {
      return Us(f, 1, p, g);
    }
    function up(f, p = (g) => g) {
      var g = /* @__PURE__ */ Object.create(null), A = /* @__PURE__ */ Object.create(null), P = N(f), E = r((S, v) => {
        var O = p(...S);
        O in g ? l(() => v(null, ...g[O])) : O in A ? A[O].push(v) : (A[O] = [v], P(...S, (K, ...he) => {
          K || (g[O] = he);
          var Ce = A[O];
          delete A[O];
          for (var ye = 0, gr = Ce.length; ye < gr; ye++) Ce[ye](K, ...he);
        }));
      });
      return E.memo = g, E.unmemoized = f, E;
    }
    var zs;
    s ? zs = process.nextTick : i ? zs = setImmediate : zs = a;
    var mo = o(zs), pl = w((f, p, g) => {
      var A = re(p) ? [] : {};
      f(p, (P, E, S) => {
        N(P)((v, ...O) => {
          O.length < 2 && ([O] = O), A[E] = O, S(v);
        });
      }, (P) => g(P, A));
    }, 3);
    function pp(f, p) {
      return pl(Tt, f, p);
    }
    function fl(f, p, g) {
      return pl(Ee(p), f, g);
    }
    function uo(f, p) {
      var g = N(f);
      return Mn((A, P) => {
        g(A[0], P);
      }, p, 1);
    }
    class fp {
      constructor() {
        this.heap = [], this.pushCount = Number.MIN_SAFE_INTEGER;
      }
      get length() {
        return this.heap.length;
      }
      empty() {
        return this.heap = [], this;
      }
      percUp(p) {
        let g;
        for (; p > 0 && gl(this.heap[p], this.heap[g = hl(p)]); ) {
          let A = this.heap[p];
          this.heap[p] = this.heap[g], this.heap[g] = A, p = g;
        }
      }
      percDown(p) {
        let g;
        for (; (g = hp(p)) < this.heap.length && (g + 1 < this.heap.length && gl(this.heap[g + 1], this.heap[g]) && (g = g + 1), !gl(this.heap[p], this.heap[g])); ) {
          let A = this.heap[p];
          this.heap[p] = this.heap[g], this.heap[g] = A, p = g;
        }
      }
      push(p) {
        p.pushCount = ++this.pushCount, this.heap.push(p), this.percUp(this.heap.length - 1);
      }
      unshift(p) {
        return this.heap.push(p);
      }
      shift() {
        let [p] = this.heap;
        return this.heap[0] = this.heap[this.heap.length - 1], this.heap.pop(), this.percDown(0), p;
      }
      toArray() {
        return [...this];
      }
      *[Symbol.iterator]() {
        for (let p = 0; p < this.heap.length; p++) yield this.heap[p].data;
      }
      remove(p) {
        let g = 0;
        for (let A = 0; A < this.heap.length; A++) p(this.heap[A]) || (this.heap[g] = this.heap[A], g++);
        this.heap.splice(g);
        for (let A = hl(this.heap.length - 1); A >= 0; A--) this.percDown(A);
        return this;
      }
    }
    function hp(f) {
      return (f << 1) + 1;
    }
    function hl(f) {
      return (f + 1 >> 1) - 1;
    }
    function gl(f, p) {
      return f.priority !== p.priority ? f.priority < p.priority : f.pushCount < p.pushCount;
    }
    function yl(f, p) {
      var g = uo(f, p), { push: A, pushAsync: P } = g;
      g._tasks = new fp(), g._createTaskItem = ({ data: S, priority: v }, O) => ({ data: S, priority: v, callback: O });
      function E(S, v) {
        return Array.isArray(S) ? S.map((O) => ({ data: O, priority: v })) : { data: S, priority: v };
      }
      return g.push = function(S, v = 0, O) {
        return A(E(S, v), O);
      }, g.pushAsync = function(S, v = 0, O) {
        return P(E(S, v), O);
      }, delete g.unshift, delete g.unshiftAsync, g;
    }
    function wC(f, p) {
      if (p = pe(p), !Array.isArray(f)) return p(new TypeError("First argument to race must be an array of functions"));
      if (!f.length) return p();
      for (var g = 0, A = f.length; g < A; g++) N(f[g])(p);
    }
    var gp = w(wC, 2);
    function zi(f, p, g, A) {
      var P = [...f].reverse();
      return kr(P, p, g, A);
    }
    function Fs(f) {
      var p = N(f);
      return r(function(A, P) {
        return A.push((E, ...S) => {
          let v = {};
          if (E && (v.error = E), S.length > 0) {
            var O = S;
            S.length <= 1 && ([O] = S), v.value = O;
          }
          P(null, v);
        }), p.apply(this, A);
      });
    }
    function xl(f) {
      var p;
      return Array.isArray(f) ? p = f.map(Fs) : (p = {}, Object.keys(f).forEach((g) => {
        p[g] = Fs.call(this, f[g]);
      })), p;
    }
    function Fi(f, p, g, A) {
      let P = N(g);
      return li(f, p, (E, S) => {
        P(E, (v, O) => {
          S(v, !O);
        });
      }, A);
    }
    function SC(f, p, g) {
      return Fi(Tt, f, p, g);
    }
    var yp = w(SC, 3);
    function vC(f, p, g, A) {
      return Fi(Ee(p), f, g, A);
    }
    var Al = w(vC, 4);
    function BC(f, p, g) {
      return Fi(J, f, p, g);
    }
    var xp = w(BC, 3);
    function Ap(f) {
      return function() {
        return f;
      };
    }
    let po = 5, bl = 0;
    function zn(f, p, g) {
      var A = { times: po, intervalFunc: Ap(bl) };
      if (arguments.length < 3 && typeof f == "function" ? (g = p || Di(), p = f) : (bp(A, f), g = g || Di()), typeof p != "function") throw new Error("Invalid arguments for async.retry");
      var P = N(p), E = 1;
      function S() {
        P((v, ...O) => {
          v !== false && (v && E++ < A.times && (typeof A.errorFilter != "function" || A.errorFilter(v)) ? setTimeout(S, A.intervalFunc(E - 1)) : g(v, ...O));
        });
      }
      return S(), g[On];
    }
    function bp(f, p) {
      if (typeof p == "object") f.times = +p.times || po, f.intervalFunc = typeof p.interval == "function" ? p.interval : Ap(+p.interval || bl), f.errorFilter = p.errorFilter;
      else if (typeof p == "number" || typeof p == "string") f.times = +p || po;
      else throw new Error("Invalid arguments for async.retry");
    }
    function fo(f, p) {
      p || (p = f, f = null);
      let g = f && f.arity || p.length;
      y(p) && (g += 1);
      var A = N(p);
      return r((P, E) => {
        (P.length < g - 1 || E == null) && (P.push(E), E = Di());
        function S(v) {
          A(...P, v);
        }
        return f ? zn(f, S, E) : zn(S, E), E[On];
      });
    }
    function Cp(f, p) {
      return pl(J, f, p);
    }
    function Qt(f, p, g) {
      return Ur(Boolean, (A) => A)(Tt, f, p, g);
    }
    var Fn = w(Qt, 3);
    function ho(f, p, g, A) {
      return Ur(Boolean, (P) => P)(Ee(p), f, g, A);
    }
    var qs = w(ho, 4);
    function Np(f, p, g) {
      return Ur(Boolean, (A) => A)(J, f, p, g);
    }
    var Hs = w(Np, 3);
    function Ip(f, p, g) {
      var A = N(p);
      return Jr(f, (E, S) => {
        A(E, (v, O) => {
          if (v) return S(v);
          S(v, { value: E, criteria: O });
        });
      }, (E, S) => {
        if (E) return g(E);
        g(null, S.sort(P).map((v) => v.value));
      });
      function P(E, S) {
        var v = E.criteria, O = S.criteria;
        return v < O ? -1 : v > O ? 1 : 0;
      }
    }
    var Cl = w(Ip, 3);
    function le(f, p, g) {
      var A = N(f);
      return r((P, E) => {
        var S = false, v;
        function O() {
          var K = f.name || "anonymous", he = new Error('Callback function "' + K + '" timed out.');
          he.code = "ETIMEDOUT", g && (he.info = g), S = true, E(he);
        }
        P.push((...K) => {
          S || (E(...K), clearTimeout(v));
        }), v = setTimeout(O, p), A(...P);
      });
    }
    function TC(f) {
      for (var p = Array(f); f--; ) p[f] = f;
      return p;
    }
    function go(f, p, g, A) {
      var P = N(g);
      return oi(TC(f), p, P, A);
    }
    function Pp(f, p, g) {
      return go(f, 1 / 0, p, g);
    }
    function Ep(f, p, g) {
      return go(f, 1, p, g);
    }
    function wp(f, p, g, A) {
      arguments.length <= 3 && typeof p == "function" && (A = g, g = p, p = Array.isArray(f) ? [] : {}), A = pe(A || Di());
      var P = N(g);
      return Tt(f, (E, S, v) => {
        P(p, E, S, v);
      }, (E) => A(E, p)), A[On];
    }
    function RC(f, p) {
      var g = null, A;
      return ci(f, (P, E) => {
        N(P)((S, ...v) => {
          if (S === false) return E(S);
          v.length < 2 ? [A] = v : A = v, g = S, E(S ? null : {});
        });
      }, () => p(g, A));
    }
    var hr = w(RC);
    function Et(f) {
      return (...p) => (f.unmemoized || f)(...p);
    }
    function h(f, p, g) {
      g = ee(g);
      var A = N(p), P = N(f), E = [];
      function S(O, ...K) {
        if (O) return g(O);
        E = K, O !== false && P(v);
      }
      function v(O, K) {
        if (O) return g(O);
        if (O !== false) {
          if (!K) return g(null, ...E);
          A(S);
        }
      }
      return P(v);
    }
    var b = w(h, 3);
    function R(f, p, g) {
      let A = N(f);
      return b((P) => A((E, S) => P(E, !S)), p, g);
    }
    function G(f, p) {
      if (p = pe(p), !Array.isArray(f)) return p(new Error("First argument to waterfall must be an array of functions"));
      if (!f.length) return p();
      var g = 0;
      function A(E) {
        var S = N(f[g++]);
        S(...E, ee(P));
      }
      function P(E, ...S) {
        if (E !== false) {
          if (E || g === f.length) return p(E, ...S);
          A(S);
        }
      }
      A([]);
    }
    var ne = w(G), qe = { apply: e, applyEach: Mi, applyEachSeries: sl, asyncify: m, auto: Xa, autoInject: pr, cargo: Za, cargoQueue: Bs, compose: Ts, concat: Rs, concatLimit: Dn, concatSeries: _s, constant: ol, detect: no, detectLimit: fr, detectSeries: $r, dir: np, doUntil: ft, doWhilst: Ui, each: Os, eachLimit: st, eachOf: Tt, eachOfLimit: we, eachOfSeries: J, eachSeries: ci, ensureAsync: so, every: Ms, everyLimit: zr, everySeries: oo, filter: Xr, filterLimit: Ht, filterSeries: Ds, forever: ll, groupBy: dp, groupByLimit: Ls, groupBySeries: ml, log: ks, map: Jr, mapLimit: oi, mapSeries: vs, mapValues: dl, mapValuesLimit: Us, mapValuesSeries: ul, memoize: up, nextTick: mo, parallel: pp, parallelLimit: fl, priorityQueue: yl, queue: uo, race: gp, reduce: kr, reduceRight: zi, reflect: Fs, reflectAll: xl, reject: yp, rejectLimit: Al, rejectSeries: xp, retry: zn, retryable: fo, seq: to, series: Cp, setImmediate: l, some: Fn, someLimit: qs, someSeries: Hs, sortBy: Cl, timeout: le, times: Pp, timesLimit: go, timesSeries: Ep, transform: wp, tryEach: hr, unmemoize: Et, until: R, waterfall: ne, whilst: b, all: Ms, allLimit: zr, allSeries: oo, any: Fn, anyLimit: qs, anySeries: Hs, find: no, findLimit: fr, findSeries: $r, flatMap: Rs, flatMapLimit: Dn, flatMapSeries: _s, forEach: Os, forEachSeries: ci, forEachLimit: st, forEachOf: Tt, forEachOfSeries: J, forEachOfLimit: we, inject: kr, foldl: kr, foldr: zi, select: Xr, selectLimit: Ht, selectSeries: Ds, wrapSync: m, during: b, doDuring: Ui };
    t18.all = Ms, t18.allLimit = zr, t18.allSeries = oo, t18.any = Fn, t18.anyLimit = qs, t18.anySeries = Hs, t18.apply = e, t18.applyEach = Mi, t18.applyEachSeries = sl, t18.asyncify = m, t18.auto = Xa, t18.autoInject = pr, t18.cargo = Za, t18.cargoQueue = Bs, t18.compose = Ts, t18.concat = Rs, t18.concatLimit = Dn, t18.concatSeries = _s, t18.constant = ol, t18.default = qe, t18.detect = no, t18.detectLimit = fr, t18.detectSeries = $r, t18.dir = np, t18.doDuring = Ui, t18.doUntil = ft, t18.doWhilst = Ui, t18.during = b, t18.each = Os, t18.eachLimit = st, t18.eachOf = Tt, t18.eachOfLimit = we, t18.eachOfSeries = J, t18.eachSeries = ci, t18.ensureAsync = so, t18.every = Ms, t18.everyLimit = zr, t18.everySeries = oo, t18.filter = Xr, t18.filterLimit = Ht, t18.filterSeries = Ds, t18.find = no, t18.findLimit = fr, t18.findSeries = $r, t18.flatMap = Rs, t18.flatMapLimit = Dn, t18.flatMapSeries = _s, t18.foldl = kr, t18.foldr = zi, t18.forEach = Os, t18.forEachLimit = st, t18.forEachOf = Tt, t18.forEachOfLimit = we, t18.forEachOfSeries = J, t18.forEachSeries = ci, t18.forever = ll, t18.groupBy = dp, t18.groupByLimit = Ls, t18.groupBySeries = ml, t18.inject = kr, t18.log = ks, t18.map = Jr, t18.mapLimit = oi, t18.mapSeries = vs, t18.mapValues = dl, t18.mapValuesLimit = Us, t18.mapValuesSeries = ul, t18.memoize = up, t18.nextTick = mo, t18.parallel = pp, t18.parallelLimit = fl, t18.priorityQueue = yl, t18.queue = uo, t18.race = gp, t18.reduce = kr, t18.reduceRight = zi, t18.reflect = Fs, t18.reflectAll = xl, t18.reject = yp, t18.rejectLimit = Al, t18.rejectSeries = xp, t18.retry = zn, t18.retryable = fo, t18.select = Xr, t18.selectLimit = Ht, t18.selectSeries = Ds, t18.seq = to, t18.series = Cp, t18.setImmediate = l, t18.some = Fn, t18.someLimit = qs, t18.someSeries = Hs, t18.sortBy = Cl, t18.timeout = le, t18.times = Pp, t18.timesLimit = go, t18.timesSeries = Ep, t18.transform = wp, t18.tryEach = hr, t18.unmemoize = Et, t18.until = R, t18.waterfall = ne, t18.whilst = b, t18.wrapSync = m, Object.defineProperty(t18, "__esModule", { value: true });
  }));
});
var Ew = C((kce, Pw) => {
  var Ti = te("constants"), k2 = process.cwd, _u = null, U2 = process.env.GRACEFUL_FS_PLATFORM || process.platform;
  process.cwd = function() {
    return _u || (_u = k2.call(process)), _u;
  };
  try {
    process.cwd();
  } catch {
  }
  typeof process.chdir == "function" && (Ob = process.chdir, process.chdir = function(t18) {
    _u = null, Ob.call(process, t18);
  }, Object.setPrototypeOf && Object.setPrototypeOf(process.chdir, Ob));
  var Ob;
  Pw.exports = z2;
  function z2(t18) {
    Ti.hasOwnProperty("O_SYMLINK") && process.version.match(/^v0\.6\.[0-2]|^v0\.5\./) && e(t18), t18.lutimes || r(t18), t18.chown = s(t18.chown), t18.fchown = s(t18.fchown), t18.lchown = s(t18.lchown), t18.chmod = n(t18.chmod), t18.fchmod = n(t18.fchmod), t18.lchmod = n(t18.lchmod), t18.chownSync = a(t18.chownSync), t18.fchownSync = a(t18.fchownSync), t18.lchownSync = a(t18.lchownSync), t18.chmodSync = i(t18.chmodSync), t18.fchmodSync = i(t18.fchmodSync), t18.lchmodSync = i(t18.lchmodSync), t18.stat = o(t18.stat), t18.fstat = o(t18.fstat), t18.lstat = o(t18.lstat), t18.statSync = c(t18.statSync), t18.fstatSync = c(t18.fstatSync), t18.lstatSync = c(t18.lstatSync), t18.chmod && !t18.lchmod && (t18.lchmod = function(m, d, u) {
      u && process.nextTick(u);
    }, t18.lchmodSync = function() {
    }), t18.chown && !t18.lchown && (t18.lchown = function(m, d, u, y) {
      y && process.nextTick(y);
    }, t18.lchownSync = function() {
    }), U2 === "win32" && (t18.rename = typeof t18.rename != "function" ? t18.rename : (function(m) {
      function d(u, y, x) {
        var I = Date.now(), N = 0;
        m(u, y, function w(D) {
          if (D && (D.code === "EACCES" || D.code === "EPERM" || D.code === "EBUSY") && Date.now() - I < 6e4) {
            setTimeout(function() {
              t18.stat(y, function(M, re) {
                M && M.code === "ENOENT" ? m(u, y, w) : x(D);
              });
            }, N), N < 100 && (N += 10);
            return;
          }
          x && x(D);
        });
      }
      return Object.setPrototypeOf && Object.setPrototypeOf(d, m), d;
    })(t18.rename)), t18.read = typeof t18.read != "function" ? t18.read : (function(m) {
      function d(u, y, x, I, N, w) {
        var D;
        if (w && typeof w == "function") {
          var M = 0;
          D = function(re, Re, pe) {
            if (re && re.code === "EAGAIN" && M < 10) return M++, m.call(t18, u, y, x, I, N, D);
            w.apply(this, arguments);
          };
        }
        return m.call(t18, u, y, x, I, N, D);
      }
      return Object.setPrototypeOf && Object.setPrototypeOf(d, m), d;
    })(t18.read), t18.readSync = typeof t18.readSync != "function" ? t18.readSync : /* @__PURE__ */ (function(m) {
      return function(d, u, y, x, I) {
        for (var N = 0; ; ) try {
          return m.call(t18, d, u, y, x, I);
        } catch (w) {
          if (w.code === "EAGAIN" && N < 10) {
            N++;
            continue;
          }
          throw w;
        }
      };
    })(t18.readSync);
    function e(m) {
      m.lchmod = function(d, u, y) {
        m.open(d, Ti.O_WRONLY | Ti.O_SYMLINK, u, function(x, I) {
          if (x) {
            y && y(x);
            return;
          }
          m.fchmod(I, u, function(N) {
            m.close(I, function(w) {
              y && y(N || w);
            });
          });
        });
      }, m.lchmodSync = function(d, u) {
        var y = m.openSync(d, Ti.O_WRONLY | Ti.O_SYMLINK, u), x = true, I;
        try {
          I = m.fchmodSync(y, u), x = false;
        } finally {
          if (x) try {
            m.closeSync(y);
          } catch {
          }
          else m.closeSync(y);
        }
        return I;
      };
    }
    function r(m) {
      Ti.hasOwnProperty("O_SYMLINK") && m.futimes ? (m.lutimes = function(d, u, y, x) {
        m.open(d, Ti.O_SYMLINK, function(I, N) {
          if (I) {
            x && x(I);
            return;
          }
          m.futimes(N, u, y, function(w) {
            m.close(N, function(D) {
              x && x(w || D);
            });
          });
        });
      }, m.lutimesSync = function(d, u, y) {
        var x = m.openSync(d, Ti.O_SYMLINK), I, N = true;
        try {
          I = m.futimesSync(x, u, y), N = false;
        } finally {
          if (N) try {
            m.closeSync(x);
          } catch {
          }
          else m.closeSync(x);
        }
        return I;
      }) : m.futimes && (m.lutimes = function(d, u, y, x) {
        x && process.nextTick(x);
      }, m.lutimesSync = function() {
      });
    }
    function n(m) {
      return m && function(d, u, y) {
        return m.call(t18, d, u, function(x) {
          l(x) && (x = null), y && y.apply(this, arguments);
        });
      };
    }
    function i(m) {
      return m && function(d, u) {
        try {
          return m.call(t18, d, u);
        } catch (y) {
          if (!l(y)) throw y;
        }
      };
    }
    function s(m) {
      return m && function(d, u, y, x) {
        return m.call(t18, d, u, y, function(I) {
          l(I) && (I = null), x && x.apply(this, arguments);
        });
      };
    }
    function a(m) {
      return m && function(d, u, y) {
        try {
          return m.call(t18, d, u, y);
        } catch (x) {
          if (!l(x)) throw x;
        }
      };
    }
    function o(m) {
      return m && function(d, u, y) {
        typeof u == "function" && (y = u, u = null);
        function x(I, N) {
          N && (N.uid < 0 && (N.uid += 4294967296), N.gid < 0 && (N.gid += 4294967296)), y && y.apply(this, arguments);
        }
        return u ? m.call(t18, d, u, x) : m.call(t18, d, x);
      };
    }
    function c(m) {
      return m && function(d, u) {
        var y = u ? m.call(t18, d, u) : m.call(t18, d);
        return y && (y.uid < 0 && (y.uid += 4294967296), y.gid < 0 && (y.gid += 4294967296)), y;
      };
    }
    function l(m) {
      if (!m || m.code === "ENOSYS") return true;
      var d = !process.getuid || process.getuid() !== 0;
      return !!(d && (m.code === "EINVAL" || m.code === "EPERM"));
    }
  }
});
var vw = C((Uce, Sw) => {
  var ww = te("stream").Stream;
  Sw.exports = F2;
  function F2(t18) {
    return { ReadStream: e, WriteStream: r };
    function e(n, i) {
      if (!(this instanceof e)) return new e(n, i);
      ww.call(this);
      var s = this;
      this.path = n, this.fd = null, this.readable = true, this.paused = false, this.flags = "r", this.mode = 438, this.bufferSize = 64 * 1024, i = i || {};
      for (var a = Object.keys(i), o = 0, c = a.length; o < c; o++) {
        var l = a[o];
        this[l] = i[l];
      }
      if (this.encoding && this.setEncoding(this.encoding), this.start !== void 0) {
        if (typeof this.start != "number") throw TypeError("start must be a Number");
        if (this.end === void 0) this.end = 1 / 0;
        else if (typeof this.end != "number") throw TypeError("end must be a Number");
        if (this.start > this.end) throw new Error("start must be <= end");
        this.pos = this.start;
      }
      if (this.fd !== null) {
        process.nextTick(function() {
          s._read();
        });
        return;
      }
      t18.open(this.path, this.flags, this.mode, function(m, d) {
        if (m) {
          s.emit("error", m), s.readable = false;
          return;
        }
        s.fd = d, s.emit("open", d), s._read();
      });
    }
    function r(n, i) {
      if (!(this instanceof r)) return new r(n, i);
      ww.call(this), this.path = n, this.fd = null, this.writable = true, this.flags = "w", this.encoding = "binary", this.mode = 438, this.bytesWritten = 0, i = i || {};
      for (var s = Object.keys(i), a = 0, o = s.length; a < o; a++) {
        var c = s[a];
        this[c] = i[c];
      }
      if (this.start !== void 0) {
        if (typeof this.start != "number") throw TypeError("start must be a Number");
        if (this.start < 0) throw new Error("start must be >= zero");
        this.pos = this.start;
      }
      this.busy = false, this._queue = [], this.fd === null && (this._open = t18.open, this._queue.push([this._open, this.path, this.flags, this.mode, void 0]), this.flush());
    }
  }
});
var Tw = C((zce, Bw) => {
  "use strict";
  Bw.exports = H2;
  var q2 = Object.getPrototypeOf || function(t18) {
    return t18.__proto__;
  };
  function H2(t18) {
    if (t18 === null || typeof t18 != "object") return t18;
    if (t18 instanceof Object) var e = { __proto__: q2(t18) };
    else var e = /* @__PURE__ */ Object.create(null);
    return Object.getOwnPropertyNames(t18).forEach(function(r) {
      Object.defineProperty(e, r, Object.getOwnPropertyDescriptor(t18, r));
    }), e;
  }
});
var kb = C((Fce, Lb) => {
  var je = te("fs"), Q2 = Ew(), G2 = vw(), j2 = Tw(), Ou = te("util"), vt, Du;
  typeof Symbol == "function" && typeof Symbol.for == "function" ? (vt = /* @__PURE__ */ Symbol.for("graceful-fs.queue"), Du = /* @__PURE__ */ Symbol.for("graceful-fs.previous")) : (vt = "___graceful-fs.queue", Du = "___graceful-fs.previous");
  function Y2() {
  }
  function Ow(t18, e) {
    Object.defineProperty(t18, vt, { get: function() {
      return e;
    } });
  }
  var Es = Y2;
  Ou.debuglog ? Es = Ou.debuglog("gfs4") : /\bgfs4\b/i.test(process.env.NODE_DEBUG || "") && (Es = function() {
    var t18 = Ou.format.apply(Ou, arguments);
    t18 = "GFS4: " + t18.split(/\n/).join(`
GFS4: `), console.error(t18);
  });
  je[vt] || (Rw = global[vt] || [], Ow(je, Rw), je.close = (function(t18) {
    function e(r, n) {
      return t18.call(je, r, function(i) {
        i || _w(), typeof n == "function" && n.apply(this, arguments);
      });
    }
    return Object.defineProperty(e, Du, { value: t18 }), e;
  })(je.close), je.closeSync = (function(t18) {
    function e(r) {
      t18.apply(je, arguments), _w();
    }
    return Object.defineProperty(e, Du, { value: t18 }), e;
  })(je.closeSync), /\bgfs4\b/i.test(process.env.NODE_DEBUG || "") && process.on("exit", function() {
    Es(je[vt]), te("assert").equal(je[vt].length, 0);
  }));
  var Rw;
  global[vt] || Ow(global, je[vt]);
  Lb.exports = Mb(j2(je));
  process.env.TEST_GRACEFUL_FS_GLOBAL_PATCH && !je.__patched && (Lb.exports = Mb(je), je.__patched = true);
  function Mb(t18) {
    Q2(t18), t18.gracefulify = Mb, t18.createReadStream = Re, t18.createWriteStream = pe;
    var e = t18.readFile;
    t18.readFile = r;
    function r(T, Q, q) {
      return typeof Q == "function" && (q = Q, Q = null), ee(T, Q, q);
      function ee(_e, Ee, fe, we) {
        return e(_e, Ee, function(Se) {
          Se && (Se.code === "EMFILE" || Se.code === "ENFILE") ? Fa([ee, [_e, Ee, fe], Se, we || Date.now(), Date.now()]) : typeof fe == "function" && fe.apply(this, arguments);
        });
      }
    }
    var n = t18.writeFile;
    t18.writeFile = i;
    function i(T, Q, q, ee) {
      return typeof q == "function" && (ee = q, q = null), _e(T, Q, q, ee);
      function _e(Ee, fe, we, Se, et) {
        return n(Ee, fe, we, function(ve) {
          ve && (ve.code === "EMFILE" || ve.code === "ENFILE") ? Fa([_e, [Ee, fe, we, Se], ve, et || Date.now(), Date.now()]) : typeof Se == "function" && Se.apply(this, arguments);
        });
      }
    }
    var s = t18.appendFile;
    s && (t18.appendFile = a);
    function a(T, Q, q, ee) {
      return typeof q == "function" && (ee = q, q = null), _e(T, Q, q, ee);
      function _e(Ee, fe, we, Se, et) {
        return s(Ee, fe, we, function(ve) {
          ve && (ve.code === "EMFILE" || ve.code === "ENFILE") ? Fa([_e, [Ee, fe, we, Se], ve, et || Date.now(), Date.now()]) : typeof Se == "function" && Se.apply(this, arguments);
        });
      }
    }
    var o = t18.copyFile;
    o && (t18.copyFile = c);
    function c(T, Q, q, ee) {
      return typeof q == "function" && (ee = q, q = 0), _e(T, Q, q, ee);
      function _e(Ee, fe, we, Se, et) {
        return o(Ee, fe, we, function(ve) {
          ve && (ve.code === "EMFILE" || ve.code === "ENFILE") ? Fa([_e, [Ee, fe, we, Se], ve, et || Date.now(), Date.now()]) : typeof Se == "function" && Se.apply(this, arguments);
        });
      }
    }
    var l = t18.readdir;
    t18.readdir = d;
    var m = /^v[0-5]\./;
    function d(T, Q, q) {
      typeof Q == "function" && (q = Q, Q = null);
      var ee = m.test(process.version) ? function(fe, we, Se, et) {
        return l(fe, _e(fe, we, Se, et));
      } : function(fe, we, Se, et) {
        return l(fe, we, _e(fe, we, Se, et));
      };
      return ee(T, Q, q);
      function _e(Ee, fe, we, Se) {
        return function(et, ve) {
          et && (et.code === "EMFILE" || et.code === "ENFILE") ? Fa([ee, [Ee, fe, we], et, Se || Date.now(), Date.now()]) : (ve && ve.sort && ve.sort(), typeof we == "function" && we.call(this, et, ve));
        };
      }
    }
    if (process.version.substr(0, 4) === "v0.8") {
      var u = G2(t18);
      w = u.ReadStream, M = u.WriteStream;
    }
    var y = t18.ReadStream;
    y && (w.prototype = Object.create(y.prototype), w.prototype.open = D);
    var x = t18.WriteStream;
    x && (M.prototype = Object.create(x.prototype), M.prototype.open = re), Object.defineProperty(t18, "ReadStream", { get: function() {
      return w;
    }, set: function(T) {
      w = T;
    }, enumerable: true, configurable: true }), Object.defineProperty(t18, "WriteStream", { get: function() {
      return M;
    }, set: function(T) {
      M = T;
    }, enumerable: true, configurable: true });
    var I = w;
    Object.defineProperty(t18, "FileReadStream", { get: function() {
      return I;
    }, set: function(T) {
      I = T;
    }, enumerable: true, configurable: true });
    var N = M;
    Object.defineProperty(t18, "FileWriteStream", { get: function() {
      return N;
    }, set: function(T) {
      N = T;
    }, enumerable: true, configurable: true });
    function w(T, Q) {
      return this instanceof w ? (y.apply(this, arguments), this) : w.apply(Object.create(w.prototype), arguments);
    }
    function D() {
      var T = this;
      Pe(T.path, T.flags, T.mode, function(Q, q) {
        Q ? (T.autoClose && T.destroy(), T.emit("error", Q)) : (T.fd = q, T.emit("open", q), T.read());
      });
    }
    function M(T, Q) {
      return this instanceof M ? (x.apply(this, arguments), this) : M.apply(Object.create(M.prototype), arguments);
    }
    function re() {
      var T = this;
      Pe(T.path, T.flags, T.mode, function(Q, q) {
        Q ? (T.destroy(), T.emit("error", Q)) : (T.fd = q, T.emit("open", q));
      });
    }
    function Re(T, Q) {
      return new t18.ReadStream(T, Q);
    }
    function pe(T, Q) {
      return new t18.WriteStream(T, Q);
    }
    var B = t18.open;
    t18.open = Pe;
    function Pe(T, Q, q, ee) {
      return typeof q == "function" && (ee = q, q = null), _e(T, Q, q, ee);
      function _e(Ee, fe, we, Se, et) {
        return B(Ee, fe, we, function(ve, Tt) {
          ve && (ve.code === "EMFILE" || ve.code === "ENFILE") ? Fa([_e, [Ee, fe, we, Se], ve, et || Date.now(), Date.now()]) : typeof Se == "function" && Se.apply(this, arguments);
        });
      }
    }
    return t18;
  }
  function Fa(t18) {
    Es("ENQUEUE", t18[0].name, t18[1]), je[vt].push(t18), Db();
  }
  var Mu;
  function _w() {
    for (var t18 = Date.now(), e = 0; e < je[vt].length; ++e) je[vt][e].length > 2 && (je[vt][e][3] = t18, je[vt][e][4] = t18);
    Db();
  }
  function Db() {
    if (clearTimeout(Mu), Mu = void 0, je[vt].length !== 0) {
      var t18 = je[vt].shift(), e = t18[0], r = t18[1], n = t18[2], i = t18[3], s = t18[4];
      if (i === void 0) Es("RETRY", e.name, r), e.apply(null, r);
      else if (Date.now() - i >= 6e4) {
        Es("TIMEOUT", e.name, r);
        var a = r.pop();
        typeof a == "function" && a.call(null, n);
      } else {
        var o = Date.now() - s, c = Math.max(s - i, 1), l = Math.min(c * 1.2, 100);
        o >= l ? (Es("RETRY", e.name, r), e.apply(null, r.concat([i]))) : je[vt].push(t18);
      }
      Mu === void 0 && (Mu = setTimeout(Db, 0));
    }
  }
});
var Lu = C((qce, Mw) => {
  "use strict";
  var Rn = (t18) => t18 !== null && typeof t18 == "object" && typeof t18.pipe == "function";
  Rn.writable = (t18) => Rn(t18) && t18.writable !== false && typeof t18._write == "function" && typeof t18._writableState == "object";
  Rn.readable = (t18) => Rn(t18) && t18.readable !== false && typeof t18._read == "function" && typeof t18._readableState == "object";
  Rn.duplex = (t18) => Rn.writable(t18) && Rn.readable(t18);
  Rn.transform = (t18) => Rn.duplex(t18) && typeof t18._transform == "function";
  Mw.exports = Rn;
});
var Lw = C((Hce, Dw) => {
  "use strict";
  Dw.exports = te("node:stream").PassThrough;
});
var Fw = C((Qce, zw) => {
  var kw = te("util"), zu = Lw();
  zw.exports = { Readable: ku, Writable: Uu };
  kw.inherits(ku, zu);
  kw.inherits(Uu, zu);
  function Uw(t18, e, r) {
    t18[e] = function() {
      return delete t18[e], r.apply(this, arguments), this[e].apply(this, arguments);
    };
  }
  function ku(t18, e) {
    if (!(this instanceof ku)) return new ku(t18, e);
    zu.call(this, e), Uw(this, "_read", function() {
      var r = t18.call(this, e), n = this.emit.bind(this, "error");
      r.on("error", n), r.pipe(this);
    }), this.emit("readable");
  }
  function Uu(t18, e) {
    if (!(this instanceof Uu)) return new Uu(t18, e);
    zu.call(this, e), Uw(this, "_write", function() {
      var r = t18.call(this, e), n = this.emit.bind(this, "error");
      r.on("error", n), this.pipe(r);
    }), this.emit("writable");
  }
});
var Ub = C((Gce, qw) => {
  qw.exports = function(t18, e) {
    if (typeof t18 != "string") throw new TypeError("expected path to be a string");
    if (t18 === "\\" || t18 === "/") return "/";
    var r = t18.length;
    if (r <= 1) return t18;
    var n = "";
    if (r > 4 && t18[3] === "\\") {
      var i = t18[2];
      (i === "?" || i === ".") && t18.slice(0, 2) === "\\\\" && (t18 = t18.slice(2), n = "//");
    }
    var s = t18.split(/[/\\]+/);
    return e !== false && s[s.length - 1] === "" && s.pop(), n + s.join("/");
  };
});
var zb = C((jce, Hw) => {
  function K2(t18) {
    return t18;
  }
  Hw.exports = K2;
});
var Gw = C((Yce, Qw) => {
  function W2(t18, e, r) {
    switch (r.length) {
      case 0:
        return t18.call(e);
      case 1:
        return t18.call(e, r[0]);
      case 2:
        return t18.call(e, r[0], r[1]);
      case 3:
        return t18.call(e, r[0], r[1], r[2]);
    }
    return t18.apply(e, r);
  }
  Qw.exports = W2;
});
var Kw = C((Kce, Yw) => {
  var J2 = Gw(), jw = Math.max;
  function $2(t18, e, r) {
    return e = jw(e === void 0 ? t18.length - 1 : e, 0), function() {
      for (var n = arguments, i = -1, s = jw(n.length - e, 0), a = Array(s); ++i < s; ) a[i] = n[e + i];
      i = -1;
      for (var o = Array(e + 1); ++i < e; ) o[i] = n[i];
      return o[e] = r(a), J2(t18, this, o);
    };
  }
  Yw.exports = $2;
});
var Jw = C((Wce, Ww) => {
  function X2(t18) {
    return function() {
      return t18;
    };
  }
  Ww.exports = X2;
});
var Fb = C((Jce, $w) => {
  var V2 = typeof global == "object" && global && global.Object === Object && global;
  $w.exports = V2;
});
var qa = C(($ce, Xw) => {
  var Z2 = Fb(), eq = typeof self == "object" && self && self.Object === Object && self, tq = Z2 || eq || Function("return this")();
  Xw.exports = tq;
});
var Fu = C((Xce, Vw) => {
  var rq = qa(), nq = rq.Symbol;
  Vw.exports = nq;
});
var rS = C((Vce, tS) => {
  var Zw = Fu(), eS = Object.prototype, iq = eS.hasOwnProperty, sq = eS.toString, Yc = Zw ? Zw.toStringTag : void 0;
  function aq(t18) {
    var e = iq.call(t18, Yc), r = t18[Yc];
    try {
      t18[Yc] = void 0;
      var n = true;
    } catch {
    }
    var i = sq.call(t18);
    return n && (e ? t18[Yc] = r : delete t18[Yc]), i;
  }
  tS.exports = aq;
});
var iS = C((Zce, nS) => {
  var oq = Object.prototype, cq = oq.toString;
  function lq(t18) {
    return cq.call(t18);
  }
  nS.exports = lq;
});
var Kc = C((ele, oS) => {
  var sS = Fu(), mq = rS(), dq = iS(), uq = "[object Null]", pq = "[object Undefined]", aS = sS ? sS.toStringTag : void 0;
  function fq(t18) {
    return t18 == null ? t18 === void 0 ? pq : uq : aS && aS in Object(t18) ? mq(t18) : dq(t18);
  }
  oS.exports = fq;
});
var Wc = C((tle, cS) => {
  function hq(t18) {
    var e = typeof t18;
    return t18 != null && (e == "object" || e == "function");
  }
  cS.exports = hq;
});
var qb = C((rle, lS) => {
  var gq = Kc(), yq = Wc(), xq = "[object AsyncFunction]", Aq = "[object Function]", bq = "[object GeneratorFunction]", Cq = "[object Proxy]";
  function Nq(t18) {
    if (!yq(t18)) return false;
    var e = gq(t18);
    return e == Aq || e == bq || e == xq || e == Cq;
  }
  lS.exports = Nq;
});
var dS = C((nle, mS) => {
  var Iq = qa(), Pq = Iq["__core-js_shared__"];
  mS.exports = Pq;
});
var fS = C((ile, pS) => {
  var Hb = dS(), uS = (function() {
    var t18 = /[^.]+$/.exec(Hb && Hb.keys && Hb.keys.IE_PROTO || "");
    return t18 ? "Symbol(src)_1." + t18 : "";
  })();
  function Eq(t18) {
    return !!uS && uS in t18;
  }
  pS.exports = Eq;
});
var gS = C((sle, hS) => {
  var wq = Function.prototype, Sq = wq.toString;
  function vq(t18) {
    if (t18 != null) {
      try {
        return Sq.call(t18);
      } catch {
      }
      try {
        return t18 + "";
      } catch {
      }
    }
    return "";
  }
  hS.exports = vq;
});
var xS = C((ale, yS) => {
  var Bq = qb(), Tq = fS(), Rq = Wc(), _q = gS(), Oq = /[\\^$.*+?()[\]{}|]/g, Mq = /^\[object .+?Constructor\]$/, Dq = Function.prototype, Lq = Object.prototype, kq = Dq.toString, Uq = Lq.hasOwnProperty, zq = RegExp("^" + kq.call(Uq).replace(Oq, "\\$&").replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, "$1.*?") + "$");
  function Fq(t18) {
    if (!Rq(t18) || Tq(t18)) return false;
    var e = Bq(t18) ? zq : Mq;
    return e.test(_q(t18));
  }
  yS.exports = Fq;
});
var bS = C((ole, AS) => {
  function qq(t18, e) {
    return t18?.[e];
  }
  AS.exports = qq;
});
var Jc = C((cle, CS) => {
  var Hq = xS(), Qq = bS();
  function Gq(t18, e) {
    var r = Qq(t18, e);
    return Hq(r) ? r : void 0;
  }
  CS.exports = Gq;
});
var IS = C((lle, NS) => {
  var jq = Jc(), Yq = (function() {
    try {
      var t18 = jq(Object, "defineProperty");
      return t18({}, "", {}), t18;
    } catch {
    }
  })();
  NS.exports = Yq;
});
var wS = C((mle, ES) => {
  var Kq = Jw(), PS = IS(), Wq = zb(), Jq = PS ? function(t18, e) {
    return PS(t18, "toString", { configurable: true, enumerable: false, value: Kq(e), writable: true });
  } : Wq;
  ES.exports = Jq;
});
var vS = C((dle, SS) => {
  var $q = 800, Xq = 16, Vq = Date.now;
  function Zq(t18) {
    var e = 0, r = 0;
    return function() {
      var n = Vq(), i = Xq - (n - r);
      if (r = n, i > 0) {
        if (++e >= $q) return arguments[0];
      } else e = 0;
      return t18.apply(void 0, arguments);
    };
  }
  SS.exports = Zq;
});
var TS = C((ule, BS) => {
  var eH = wS(), tH = vS(), rH = tH(eH);
  BS.exports = rH;
});
var qu = C((ple, RS) => {
  var nH = zb(), iH = Kw(), sH = TS();
  function aH(t18, e) {
    return sH(iH(t18, e, nH), t18 + "");
  }
  RS.exports = aH;
});
var Hu = C((fle, _S) => {
  function oH(t18, e) {
    return t18 === e || t18 !== t18 && e !== e;
  }
  _S.exports = oH;
});
var Qb = C((hle, OS) => {
  var cH = 9007199254740991;
  function lH(t18) {
    return typeof t18 == "number" && t18 > -1 && t18 % 1 == 0 && t18 <= cH;
  }
  OS.exports = lH;
});
var Qu = C((gle, MS) => {
  var mH = qb(), dH = Qb();
  function uH(t18) {
    return t18 != null && dH(t18.length) && !mH(t18);
  }
  MS.exports = uH;
});
var Gb = C((yle, DS) => {
  var pH = 9007199254740991, fH = /^(?:0|[1-9]\d*)$/;
  function hH(t18, e) {
    var r = typeof t18;
    return e = e ?? pH, !!e && (r == "number" || r != "symbol" && fH.test(t18)) && t18 > -1 && t18 % 1 == 0 && t18 < e;
  }
  DS.exports = hH;
});
var kS = C((xle, LS) => {
  var gH = Hu(), yH = Qu(), xH = Gb(), AH = Wc();
  function bH(t18, e, r) {
    if (!AH(r)) return false;
    var n = typeof e;
    return (n == "number" ? yH(r) && xH(e, r.length) : n == "string" && e in r) ? gH(r[e], t18) : false;
  }
  LS.exports = bH;
});
var zS = C((Ale, US) => {
  function CH(t18, e) {
    for (var r = -1, n = Array(t18); ++r < t18; ) n[r] = e(r);
    return n;
  }
  US.exports = CH;
});
var Ha = C((ble, FS) => {
  function NH(t18) {
    return t18 != null && typeof t18 == "object";
  }
  FS.exports = NH;
});
var HS = C((Cle, qS) => {
  var IH = Kc(), PH = Ha(), EH = "[object Arguments]";
  function wH(t18) {
    return PH(t18) && IH(t18) == EH;
  }
  qS.exports = wH;
});
var jb = C((Nle, jS) => {
  var QS = HS(), SH = Ha(), GS = Object.prototype, vH = GS.hasOwnProperty, BH = GS.propertyIsEnumerable, TH = QS(/* @__PURE__ */ (function() {
    return arguments;
  })()) ? QS : function(t18) {
    return SH(t18) && vH.call(t18, "callee") && !BH.call(t18, "callee");
  };
  jS.exports = TH;
});
var Yb = C((Ile, YS) => {
  var RH = Array.isArray;
  YS.exports = RH;
});
var WS = C((Ple, KS) => {
  function _H() {
    return false;
  }
  KS.exports = _H;
});
var VS = C(($c, Qa) => {
  var OH = qa(), MH = WS(), XS = typeof $c == "object" && $c && !$c.nodeType && $c, JS = XS && typeof Qa == "object" && Qa && !Qa.nodeType && Qa, DH = JS && JS.exports === XS, $S = DH ? OH.Buffer : void 0, LH = $S ? $S.isBuffer : void 0, kH = LH || MH;
  Qa.exports = kH;
});
var ev = C((Ele, ZS) => {
  var UH = Kc(), zH = Qb(), FH = Ha(), qH = "[object Arguments]", HH = "[object Array]", QH = "[object Boolean]", GH = "[object Date]", jH = "[object Error]", YH = "[object Function]", KH = "[object Map]", WH = "[object Number]", JH = "[object Object]", $H = "[object RegExp]", XH = "[object Set]", VH = "[object String]", ZH = "[object WeakMap]", eQ = "[object ArrayBuffer]", tQ = "[object DataView]", rQ = "[object Float32Array]", nQ = "[object Float64Array]", iQ = "[object Int8Array]", sQ = "[object Int16Array]", aQ = "[object Int32Array]", oQ = "[object Uint8Array]", cQ = "[object Uint8ClampedArray]", lQ = "[object Uint16Array]", mQ = "[object Uint32Array]", Le = {};
  Le[rQ] = Le[nQ] = Le[iQ] = Le[sQ] = Le[aQ] = Le[oQ] = Le[cQ] = Le[lQ] = Le[mQ] = true;
  Le[qH] = Le[HH] = Le[eQ] = Le[QH] = Le[tQ] = Le[GH] = Le[jH] = Le[YH] = Le[KH] = Le[WH] = Le[JH] = Le[$H] = Le[XH] = Le[VH] = Le[ZH] = false;
  function dQ(t18) {
    return FH(t18) && zH(t18.length) && !!Le[UH(t18)];
  }
  ZS.exports = dQ;
});
var Kb = C((wle, tv) => {
  function uQ(t18) {
    return function(e) {
      return t18(e);
    };
  }
  tv.exports = uQ;
});
var nv = C((Xc, Ga) => {
  var pQ = Fb(), rv = typeof Xc == "object" && Xc && !Xc.nodeType && Xc, Vc = rv && typeof Ga == "object" && Ga && !Ga.nodeType && Ga, fQ = Vc && Vc.exports === rv, Wb = fQ && pQ.process, hQ = (function() {
    try {
      var t18 = Vc && Vc.require && Vc.require("util").types;
      return t18 || Wb && Wb.binding && Wb.binding("util");
    } catch {
    }
  })();
  Ga.exports = hQ;
});
var ov = C((Sle, av) => {
  var gQ = ev(), yQ = Kb(), iv = nv(), sv = iv && iv.isTypedArray, xQ = sv ? yQ(sv) : gQ;
  av.exports = xQ;
});
var lv = C((vle, cv) => {
  var AQ = zS(), bQ = jb(), CQ = Yb(), NQ = VS(), IQ = Gb(), PQ = ov(), EQ = Object.prototype, wQ = EQ.hasOwnProperty;
  function SQ(t18, e) {
    var r = CQ(t18), n = !r && bQ(t18), i = !r && !n && NQ(t18), s = !r && !n && !i && PQ(t18), a = r || n || i || s, o = a ? AQ(t18.length, String) : [], c = o.length;
    for (var l in t18) (e || wQ.call(t18, l)) && !(a && (l == "length" || i && (l == "offset" || l == "parent") || s && (l == "buffer" || l == "byteLength" || l == "byteOffset") || IQ(l, c))) && o.push(l);
    return o;
  }
  cv.exports = SQ;
});
var dv = C((Ble, mv) => {
  var vQ = Object.prototype;
  function BQ(t18) {
    var e = t18 && t18.constructor, r = typeof e == "function" && e.prototype || vQ;
    return t18 === r;
  }
  mv.exports = BQ;
});
var pv = C((Tle, uv) => {
  function TQ(t18) {
    var e = [];
    if (t18 != null) for (var r in Object(t18)) e.push(r);
    return e;
  }
  uv.exports = TQ;
});
var hv = C((Rle, fv) => {
  var RQ = Wc(), _Q = dv(), OQ = pv(), MQ = Object.prototype, DQ = MQ.hasOwnProperty;
  function LQ(t18) {
    if (!RQ(t18)) return OQ(t18);
    var e = _Q(t18), r = [];
    for (var n in t18) n == "constructor" && (e || !DQ.call(t18, n)) || r.push(n);
    return r;
  }
  fv.exports = LQ;
});
var yv = C((_le, gv) => {
  var kQ = lv(), UQ = hv(), zQ = Qu();
  function FQ(t18) {
    return zQ(t18) ? kQ(t18, true) : UQ(t18);
  }
  gv.exports = FQ;
});
var bv = C((Ole, Av) => {
  var qQ = qu(), HQ = Hu(), QQ = kS(), GQ = yv(), xv = Object.prototype, jQ = xv.hasOwnProperty, YQ = qQ(function(t18, e) {
    t18 = Object(t18);
    var r = -1, n = e.length, i = n > 2 ? e[2] : void 0;
    for (i && QQ(e[0], e[1], i) && (n = 1); ++r < n; ) for (var s = e[r], a = GQ(s), o = -1, c = a.length; ++o < c; ) {
      var l = a[o], m = t18[l];
      (m === void 0 || HQ(m, xv[l]) && !jQ.call(t18, l)) && (t18[l] = s[l]);
    }
    return t18;
  });
  Av.exports = YQ;
});
var ws = C((Mle, Cv) => {
  "use strict";
  Cv.exports = te("node:stream");
});
var Iv = C((Dle, Nv) => {
  function KQ(t18, e) {
    for (var r = -1, n = e.length, i = t18.length; ++r < n; ) t18[i + r] = e[r];
    return t18;
  }
  Nv.exports = KQ;
});
var Sv = C((Lle, wv) => {
  var Pv = Fu(), WQ = jb(), JQ = Yb(), Ev = Pv ? Pv.isConcatSpreadable : void 0;
  function $Q(t18) {
    return JQ(t18) || WQ(t18) || !!(Ev && t18 && t18[Ev]);
  }
  wv.exports = $Q;
});
var Gu = C((kle, Bv) => {
  var XQ = Iv(), VQ = Sv();
  function vv(t18, e, r, n, i) {
    var s = -1, a = t18.length;
    for (r || (r = VQ), i || (i = []); ++s < a; ) {
      var o = t18[s];
      e > 0 && r(o) ? e > 1 ? vv(o, e - 1, r, n, i) : XQ(i, o) : n || (i[i.length] = o);
    }
    return i;
  }
  Bv.exports = vv;
});
var Rv = C((Ule, Tv) => {
  var ZQ = Gu();
  function e3(t18) {
    var e = t18 == null ? 0 : t18.length;
    return e ? ZQ(t18, 1) : [];
  }
  Tv.exports = e3;
});
var Zc = C((zle, _v) => {
  var t32 = Jc(), r3 = t32(Object, "create");
  _v.exports = r3;
});
var Dv = C((Fle, Mv) => {
  var Ov = Zc();
  function n3() {
    this.__data__ = Ov ? Ov(null) : {}, this.size = 0;
  }
  Mv.exports = n3;
});
var kv = C((qle, Lv) => {
  function i3(t18) {
    var e = this.has(t18) && delete this.__data__[t18];
    return this.size -= e ? 1 : 0, e;
  }
  Lv.exports = i3;
});
var zv = C((Hle, Uv) => {
  var s3 = Zc(), a3 = "__lodash_hash_undefined__", o3 = Object.prototype, c3 = o3.hasOwnProperty;
  function l3(t18) {
    var e = this.__data__;
    if (s3) {
      var r = e[t18];
      return r === a3 ? void 0 : r;
    }
    return c3.call(e, t18) ? e[t18] : void 0;
  }
  Uv.exports = l3;
});
var qv = C((Qle, Fv) => {
  var m3 = Zc(), d3 = Object.prototype, u3 = d3.hasOwnProperty;
  function p3(t18) {
    var e = this.__data__;
    return m3 ? e[t18] !== void 0 : u3.call(e, t18);
  }
  Fv.exports = p3;
});
var Qv = C((Gle, Hv) => {
  var f3 = Zc(), h3 = "__lodash_hash_undefined__";
  function g3(t18, e) {
    var r = this.__data__;
    return this.size += this.has(t18) ? 0 : 1, r[t18] = f3 && e === void 0 ? h3 : e, this;
  }
  Hv.exports = g3;
});
var jv = C((jle, Gv) => {
  var y3 = Dv(), x3 = kv(), A3 = zv(), b3 = qv(), C3 = Qv();
  function ja(t18) {
    var e = -1, r = t18 == null ? 0 : t18.length;
    for (this.clear(); ++e < r; ) {
      var n = t18[e];
      this.set(n[0], n[1]);
    }
  }
  ja.prototype.clear = y3;
  ja.prototype.delete = x3;
  ja.prototype.get = A3;
  ja.prototype.has = b3;
  ja.prototype.set = C3;
  Gv.exports = ja;
});
var Kv = C((Yle, Yv) => {
  function N3() {
    this.__data__ = [], this.size = 0;
  }
  Yv.exports = N3;
});
var el = C((Kle, Wv) => {
  var I3 = Hu();
  function P3(t18, e) {
    for (var r = t18.length; r--; ) if (I3(t18[r][0], e)) return r;
    return -1;
  }
  Wv.exports = P3;
});
var $v = C((Wle, Jv) => {
  var E3 = el(), w3 = Array.prototype, S3 = w3.splice;
  function v3(t18) {
    var e = this.__data__, r = E3(e, t18);
    if (r < 0) return false;
    var n = e.length - 1;
    return r == n ? e.pop() : S3.call(e, r, 1), --this.size, true;
  }
  Jv.exports = v3;
});
var Vv = C((Jle, Xv) => {
  var B3 = el();
  function T3(t18) {
    var e = this.__data__, r = B3(e, t18);
    return r < 0 ? void 0 : e[r][1];
  }
  Xv.exports = T3;
});
var eB = C(($le, Zv) => {
  var R3 = el();
  function _3(t18) {
    return R3(this.__data__, t18) > -1;
  }
  Zv.exports = _3;
});
var rB = C((Xle, tB) => {
  var O3 = el();
  function M3(t18, e) {
    var r = this.__data__, n = O3(r, t18);
    return n < 0 ? (++this.size, r.push([t18, e])) : r[n][1] = e, this;
  }
  tB.exports = M3;
});
var iB = C((Vle, nB) => {
  var D3 = Kv(), L3 = $v(), k3 = Vv(), U3 = eB(), z3 = rB();
  function Ya(t18) {
    var e = -1, r = t18 == null ? 0 : t18.length;
    for (this.clear(); ++e < r; ) {
      var n = t18[e];
      this.set(n[0], n[1]);
    }
  }
  Ya.prototype.clear = D3;
  Ya.prototype.delete = L3;
  Ya.prototype.get = k3;
  Ya.prototype.has = U3;
  Ya.prototype.set = z3;
  nB.exports = Ya;
});
var aB = C((Zle, sB) => {
  var F3 = Jc(), q3 = qa(), H3 = F3(q3, "Map");
  sB.exports = H3;
});
var lB = C((eme, cB) => {
  var oB = jv(), Q3 = iB(), G3 = aB();
  function j3() {
    this.size = 0, this.__data__ = { hash: new oB(), map: new (G3 || Q3)(), string: new oB() };
  }
  cB.exports = j3;
});
var dB = C((tme, mB) => {
  function Y3(t18) {
    var e = typeof t18;
    return e == "string" || e == "number" || e == "symbol" || e == "boolean" ? t18 !== "__proto__" : t18 === null;
  }
  mB.exports = Y3;
});
var tl = C((rme, uB) => {
  var K3 = dB();
  function W3(t18, e) {
    var r = t18.__data__;
    return K3(e) ? r[typeof e == "string" ? "string" : "hash"] : r.map;
  }
  uB.exports = W3;
});
var fB = C((nme, pB) => {
  var J3 = tl();
  function $3(t18) {
    var e = J3(this, t18).delete(t18);
    return this.size -= e ? 1 : 0, e;
  }
  pB.exports = $3;
});
var gB = C((ime, hB) => {
  var X3 = tl();
  function V3(t18) {
    return X3(this, t18).get(t18);
  }
  hB.exports = V3;
});
var xB = C((sme, yB) => {
  var Z3 = tl();
  function e6(t18) {
    return Z3(this, t18).has(t18);
  }
  yB.exports = e6;
});
var bB = C((ame, AB) => {
  var t62 = tl();
  function r6(t18, e) {
    var r = t62(this, t18), n = r.size;
    return r.set(t18, e), this.size += r.size == n ? 0 : 1, this;
  }
  AB.exports = r6;
});
var NB = C((ome, CB) => {
  var n6 = lB(), i6 = fB(), s6 = gB(), a6 = xB(), o6 = bB();
  function Ka(t18) {
    var e = -1, r = t18 == null ? 0 : t18.length;
    for (this.clear(); ++e < r; ) {
      var n = t18[e];
      this.set(n[0], n[1]);
    }
  }
  Ka.prototype.clear = n6;
  Ka.prototype.delete = i6;
  Ka.prototype.get = s6;
  Ka.prototype.has = a6;
  Ka.prototype.set = o6;
  CB.exports = Ka;
});
var PB = C((cme, IB) => {
  var c6 = "__lodash_hash_undefined__";
  function l6(t18) {
    return this.__data__.set(t18, c6), this;
  }
  IB.exports = l6;
});
var wB = C((lme, EB) => {
  function m6(t18) {
    return this.__data__.has(t18);
  }
  EB.exports = m6;
});
var Jb = C((mme, SB) => {
  var d6 = NB(), u6 = PB(), p6 = wB();
  function ju(t18) {
    var e = -1, r = t18 == null ? 0 : t18.length;
    for (this.__data__ = new d6(); ++e < r; ) this.add(t18[e]);
  }
  ju.prototype.add = ju.prototype.push = u6;
  ju.prototype.has = p6;
  SB.exports = ju;
});
var BB = C((dme, vB) => {
  function f6(t18, e, r, n) {
    for (var i = t18.length, s = r + (n ? 1 : -1); n ? s-- : ++s < i; ) if (e(t18[s], s, t18)) return s;
    return -1;
  }
  vB.exports = f6;
});
var RB = C((ume, TB) => {
  function h6(t18) {
    return t18 !== t18;
  }
  TB.exports = h6;
});
var OB = C((pme, _B) => {
  function g6(t18, e, r) {
    for (var n = r - 1, i = t18.length; ++n < i; ) if (t18[n] === e) return n;
    return -1;
  }
  _B.exports = g6;
});
var DB = C((fme, MB) => {
  var y6 = BB(), x6 = RB(), A6 = OB();
  function b6(t18, e, r) {
    return e === e ? A6(t18, e, r) : y6(t18, x6, r);
  }
  MB.exports = b6;
});
var $b = C((hme, LB) => {
  var C6 = DB();
  function N6(t18, e) {
    var r = t18 == null ? 0 : t18.length;
    return !!r && C6(t18, e, 0) > -1;
  }
  LB.exports = N6;
});
var Xb = C((gme, kB) => {
  function I6(t18, e, r) {
    for (var n = -1, i = t18 == null ? 0 : t18.length; ++n < i; ) if (r(e, t18[n])) return true;
    return false;
  }
  kB.exports = I6;
});
var zB = C((yme, UB) => {
  function P6(t18, e) {
    for (var r = -1, n = t18 == null ? 0 : t18.length, i = Array(n); ++r < n; ) i[r] = e(t18[r], r, t18);
    return i;
  }
  UB.exports = P6;
});
var Vb = C((xme, FB) => {
  function E6(t18, e) {
    return t18.has(e);
  }
  FB.exports = E6;
});
var HB = C((Ame, qB) => {
  var w6 = Jb(), S6 = $b(), v6 = Xb(), B6 = zB(), T6 = Kb(), R6 = Vb(), _6 = 200;
  function O6(t18, e, r, n) {
    var i = -1, s = S6, a = true, o = t18.length, c = [], l = e.length;
    if (!o) return c;
    r && (e = B6(e, T6(r))), n ? (s = v6, a = false) : e.length >= _6 && (s = R6, a = false, e = new w6(e));
    e: for (; ++i < o; ) {
      var m = t18[i], d = r == null ? m : r(m);
      if (m = n || m !== 0 ? m : 0, a && d === d) {
        for (var u = l; u--; ) if (e[u] === d) continue e;
        c.push(m);
      } else s(e, d, n) || c.push(m);
    }
    return c;
  }
  qB.exports = O6;
});
var Zb = C((bme, QB) => {
  var M6 = Qu(), D6 = Ha();
  function L6(t18) {
    return D6(t18) && M6(t18);
  }
  QB.exports = L6;
});
var YB = C((Cme, jB) => {
  var k6 = HB(), U6 = Gu(), z6 = qu(), GB = Zb(), F6 = z6(function(t18, e) {
    return GB(t18) ? k6(t18, U6(e, 1, GB, true)) : [];
  });
  jB.exports = F6;
});
var WB = C((Nme, KB) => {
  var q6 = Jc(), H6 = qa(), Q6 = q6(H6, "Set");
  KB.exports = Q6;
});
var $B = C((Ime, JB) => {
  function G6() {
  }
  JB.exports = G6;
});
var eC = C((Pme, XB) => {
  function j6(t18) {
    var e = -1, r = Array(t18.size);
    return t18.forEach(function(n) {
      r[++e] = n;
    }), r;
  }
  XB.exports = j6;
});
var ZB = C((Eme, VB) => {
  var tC = WB(), Y6 = $B(), K6 = eC(), W6 = 1 / 0, J6 = tC && 1 / K6(new tC([, -0]))[1] == W6 ? function(t18) {
    return new tC(t18);
  } : Y6;
  VB.exports = J6;
});
var tT = C((wme, eT) => {
  var $6 = Jb(), X6 = $b(), V6 = Xb(), Z6 = Vb(), e4 = ZB(), t42 = eC(), r4 = 200;
  function n4(t18, e, r) {
    var n = -1, i = X6, s = t18.length, a = true, o = [], c = o;
    if (r) a = false, i = V6;
    else if (s >= r4) {
      var l = e ? null : e4(t18);
      if (l) return t42(l);
      a = false, i = Z6, c = new $6();
    } else c = e ? [] : o;
    e: for (; ++n < s; ) {
      var m = t18[n], d = e ? e(m) : m;
      if (m = r || m !== 0 ? m : 0, a && d === d) {
        for (var u = c.length; u--; ) if (c[u] === d) continue e;
        e && c.push(d), o.push(m);
      } else i(c, d, r) || (c !== o && c.push(d), o.push(m));
    }
    return o;
  }
  eT.exports = n4;
});
var nT = C((Sme, rT) => {
  var i4 = Gu(), s4 = qu(), a4 = tT(), o4 = Zb(), c4 = s4(function(t18) {
    return a4(i4(t18, 1, o4, true));
  });
  rT.exports = c4;
});
var sT = C((vme, iT) => {
  function l4(t18, e) {
    return function(r) {
      return t18(e(r));
    };
  }
  iT.exports = l4;
});
var oT = C((Bme, aT) => {
  var m4 = sT(), d4 = m4(Object.getPrototypeOf, Object);
  aT.exports = d4;
});
var mT = C((Tme, lT) => {
  var u4 = Kc(), p4 = oT(), f4 = Ha(), h4 = "[object Object]", g4 = Function.prototype, y4 = Object.prototype, cT = g4.toString, x4 = y4.hasOwnProperty, A4 = cT.call(Object);
  function b4(t18) {
    if (!f4(t18) || u4(t18) != h4) return false;
    var e = p4(t18);
    if (e === null) return true;
    var r = x4.call(e, "constructor") && e.constructor;
    return typeof r == "function" && r instanceof r && cT.call(r) == A4;
  }
  lT.exports = b4;
});
var fT = C((Rme, pT) => {
  var uT = kb(), Wa = te("path"), rC = Rv(), C4 = YB(), N4 = nT(), I4 = mT(), P4 = Tu(), Ss = pT.exports = {}, dT = /[\/\\]/g, E4 = function(t18, e) {
    var r = [];
    return rC(t18).forEach(function(n) {
      var i = n.indexOf("!") === 0;
      i && (n = n.slice(1));
      var s = e(n);
      i ? r = C4(r, s) : r = N4(r, s);
    }), r;
  };
  Ss.exists = function() {
    var t18 = Wa.join.apply(Wa, arguments);
    return uT.existsSync(t18);
  };
  Ss.expand = function(...t18) {
    var e = I4(t18[0]) ? t18.shift() : {}, r = Array.isArray(t18[0]) ? t18[0] : t18;
    if (r.length === 0) return [];
    var n = E4(r, function(i) {
      return P4.sync(i, e);
    });
    return e.filter && (n = n.filter(function(i) {
      i = Wa.join(e.cwd || "", i);
      try {
        return typeof e.filter == "function" ? e.filter(i) : uT.statSync(i)[e.filter]();
      } catch {
        return false;
      }
    })), n;
  };
  Ss.expandMapping = function(t18, e, r) {
    r = Object.assign({ rename: function(s, a) {
      return Wa.join(s || "", a);
    } }, r);
    var n = [], i = {};
    return Ss.expand(r, t18).forEach(function(s) {
      var a = s;
      r.flatten && (a = Wa.basename(a)), r.ext && (a = a.replace(/(\.[^\/]*)?$/, r.ext));
      var o = r.rename(e, a, r);
      r.cwd && (s = Wa.join(r.cwd, s)), o = o.replace(dT, "/"), s = s.replace(dT, "/"), i[o] ? i[o].src.push(s) : (n.push({ src: [s], dest: o }), i[o] = n[n.length - 1]);
    }), n;
  };
  Ss.normalizeFilesArray = function(t18) {
    var e = [];
    return t18.forEach(function(r) {
      var n;
      ("src" in r || "dest" in r) && e.push(r);
    }), e.length === 0 ? [] : (e = _(e).chain().forEach(function(r) {
      !("src" in r) || !r.src || (Array.isArray(r.src) ? r.src = rC(r.src) : r.src = [r.src]);
    }).map(function(r) {
      var n = Object.assign({}, r);
      if (delete n.src, delete n.dest, r.expand) return Ss.expandMapping(r.src, r.dest, n).map(function(s) {
        var a = Object.assign({}, r);
        return a.orig = Object.assign({}, r), a.src = s.src, a.dest = s.dest, ["expand", "cwd", "flatten", "rename", "ext"].forEach(function(o) {
          delete a[o];
        }), a;
      });
      var i = Object.assign({}, r);
      return i.orig = Object.assign({}, r), "src" in i && Object.defineProperty(i, "src", { enumerable: true, get: function s() {
        var a;
        return "result" in s || (a = r.src, a = Array.isArray(a) ? rC(a) : [a], s.result = Ss.expand(n, a)), s.result;
      } }), "dest" in i && (i.dest = r.dest), i;
    }).flatten().value(), e);
  };
});
var Ja = C((Ome, yT) => {
  var nC = kb(), hT = te("path"), w4 = Lu(), S4 = Fw(), gT = Ub(), v4 = bv(), _me = te("stream").Stream, B4 = ws().PassThrough, dr = yT.exports = {};
  dr.file = fT();
  dr.collectStream = function(t18, e) {
    var r = [], n = 0;
    t18.on("error", e), t18.on("data", function(i) {
      r.push(i), n += i.length;
    }), t18.on("end", function() {
      var i = Buffer.alloc(n), s = 0;
      r.forEach(function(a) {
        a.copy(i, s), s += a.length;
      }), e(null, i);
    });
  };
  dr.dateify = function(t18) {
    return t18 = t18 || /* @__PURE__ */ new Date(), t18 instanceof Date ? t18 = t18 : typeof t18 == "string" ? t18 = new Date(t18) : t18 = /* @__PURE__ */ new Date(), t18;
  };
  dr.defaults = function(t18, e, r) {
    var n = arguments;
    return n[0] = n[0] || {}, v4(...n);
  };
  dr.isStream = function(t18) {
    return w4(t18);
  };
  dr.lazyReadStream = function(t18) {
    return new S4.Readable(function() {
      return nC.createReadStream(t18);
    });
  };
  dr.normalizeInputSource = function(t18) {
    return t18 === null ? Buffer.alloc(0) : typeof t18 == "string" ? Buffer.from(t18) : dr.isStream(t18) ? t18.pipe(new B4()) : t18;
  };
  dr.sanitizePath = function(t18) {
    return gT(t18, false).replace(/^\w+:/, "").replace(/^(\.\.\/|\/)+/, "");
  };
  dr.trailingSlashIt = function(t18) {
    return t18.slice(-1) !== "/" ? t18 + "/" : t18;
  };
  dr.unixifyPath = function(t18) {
    return gT(t18, false).replace(/^\w+:/, "");
  };
  dr.walkdir = function(t18, e, r) {
    var n = [];
    typeof e == "function" && (r = e, e = t18), nC.readdir(t18, function(i, s) {
      var a = 0, o, c;
      if (i) return r(i);
      (function l() {
        if (o = s[a++], !o) return r(null, n);
        c = hT.join(t18, o), nC.stat(c, function(m, d) {
          n.push({ path: c, relative: hT.relative(e, c).replace(/\\/g, "/"), stats: d }), d && d.isDirectory() ? dr.walkdir(c, e, function(u, y) {
            if (u) return r(u);
            y.forEach(function(x) {
              n.push(x);
            }), l();
          }) : l();
        });
      })();
    });
  };
});
var CT = C((AT, bT) => {
  var T4 = te("util"), R4 = { ABORTED: "archive was aborted", DIRECTORYDIRPATHREQUIRED: "diretory dirpath argument must be a non-empty string value", DIRECTORYFUNCTIONINVALIDDATA: "invalid data returned by directory custom data function", ENTRYNAMEREQUIRED: "entry name must be a non-empty string value", FILEFILEPATHREQUIRED: "file filepath argument must be a non-empty string value", FINALIZING: "archive already finalizing", QUEUECLOSED: "queue closed", NOENDMETHOD: "no suitable finalize/end method defined by module", DIRECTORYNOTSUPPORTED: "support for directory entries not defined by module", FORMATSET: "archive format already set", INPUTSTEAMBUFFERREQUIRED: "input source must be valid Stream or Buffer instance", MODULESET: "module already set", SYMLINKNOTSUPPORTED: "support for symlink entries not defined by module", SYMLINKFILEPATHREQUIRED: "symlink filepath argument must be a non-empty string value", SYMLINKTARGETREQUIRED: "symlink target argument must be a non-empty string value", ENTRYNOTSUPPORTED: "entry not supported" };
  function xT(t18, e) {
    Error.captureStackTrace(this, this.constructor), this.message = R4[t18] || t18, this.code = t18, this.data = e;
  }
  T4.inherits(xT, Error);
  AT = bT.exports = xT;
});
var wT = C((Mme, ET) => {
  var aC = te("fs"), IT = Tu(), NT = Iw(), iC = te("path"), _n = Ja(), _4 = te("util").inherits, Ze = CT(), PT = ws().Transform, sC = process.platform === "win32", Ie = function(t18, e) {
    if (!(this instanceof Ie)) return new Ie(t18, e);
    typeof t18 != "string" && (e = t18, t18 = "zip"), e = this.options = _n.defaults(e, { highWaterMark: 1024 * 1024, statConcurrency: 4 }), PT.call(this, e), this._format = false, this._module = false, this._pending = 0, this._pointer = 0, this._entriesCount = 0, this._entriesProcessedCount = 0, this._fsEntriesTotalBytes = 0, this._fsEntriesProcessedBytes = 0, this._queue = NT.queue(this._onQueueTask.bind(this), 1), this._queue.drain(this._onQueueDrain.bind(this)), this._statQueue = NT.queue(this._onStatQueueTask.bind(this), e.statConcurrency), this._statQueue.drain(this._onQueueDrain.bind(this)), this._state = { aborted: false, finalize: false, finalizing: false, finalized: false, modulePiped: false }, this._streams = [];
  };
  _4(Ie, PT);
  Ie.prototype._abort = function() {
    this._state.aborted = true, this._queue.kill(), this._statQueue.kill(), this._queue.idle() && this._shutdown();
  };
  Ie.prototype._append = function(t18, e) {
    e = e || {};
    var r = { source: null, filepath: t18 };
    e.name || (e.name = t18), e.sourcePath = t18, r.data = e, this._entriesCount++, e.stats && e.stats instanceof aC.Stats ? (r = this._updateQueueTaskWithStats(r, e.stats), r && (e.stats.size && (this._fsEntriesTotalBytes += e.stats.size), this._queue.push(r))) : this._statQueue.push(r);
  };
  Ie.prototype._finalize = function() {
    this._state.finalizing || this._state.finalized || this._state.aborted || (this._state.finalizing = true, this._moduleFinalize(), this._state.finalizing = false, this._state.finalized = true);
  };
  Ie.prototype._maybeFinalize = function() {
    return this._state.finalizing || this._state.finalized || this._state.aborted ? false : this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle() ? (this._finalize(), true) : false;
  };
  Ie.prototype._moduleAppend = function(t18, e, r) {
    if (this._state.aborted) {
      r();
      return;
    }
    this._module.append(t18, e, function(n) {
      if (this._task = null, this._state.aborted) {
        this._shutdown();
        return;
      }
      if (n) {
        this.emit("error", n), setImmediate(r);
        return;
      }
      this.emit("entry", e), this._entriesProcessedCount++, e.stats && e.stats.size && (this._fsEntriesProcessedBytes += e.stats.size), this.emit("progress", { entries: { total: this._entriesCount, processed: this._entriesProcessedCount }, fs: { totalBytes: this._fsEntriesTotalBytes, processedBytes: this._fsEntriesProcessedBytes } }), setImmediate(r);
    }.bind(this));
  };
  Ie.prototype._moduleFinalize = function() {
    typeof this._module.finalize == "function" ? this._module.finalize() : typeof this._module.end == "function" ? this._module.end() : this.emit("error", new Ze("NOENDMETHOD"));
  };
  Ie.prototype._modulePipe = function() {
    this._module.on("error", this._onModuleError.bind(this)), this._module.pipe(this), this._state.modulePiped = true;
  };
  Ie.prototype._moduleSupports = function(t18) {
    return !this._module.supports || !this._module.supports[t18] ? false : this._module.supports[t18];
  };
  Ie.prototype._moduleUnpipe = function() {
    this._module.unpipe(this), this._state.modulePiped = false;
  };
  Ie.prototype._normalizeEntryData = function(t18, e) {
    t18 = _n.defaults(t18, { type: "file", name: null, date: null, mode: null, prefix: null, sourcePath: null, stats: false }), e && t18.stats === false && (t18.stats = e);
    var r = t18.type === "directory";
    return t18.name && (typeof t18.prefix == "string" && t18.prefix !== "" && (t18.name = t18.prefix + "/" + t18.name, t18.prefix = null), t18.name = _n.sanitizePath(t18.name), t18.type !== "symlink" && t18.name.slice(-1) === "/" ? (r = true, t18.type = "directory") : r && (t18.name += "/")), typeof t18.mode == "number" ? sC ? t18.mode &= 511 : t18.mode &= 4095 : t18.stats && t18.mode === null ? (sC ? t18.mode = t18.stats.mode & 511 : t18.mode = t18.stats.mode & 4095, sC && r && (t18.mode = 493)) : t18.mode === null && (t18.mode = r ? 493 : 420), t18.stats && t18.date === null ? t18.date = t18.stats.mtime : t18.date = _n.dateify(t18.date), t18;
  };
  Ie.prototype._onModuleError = function(t18) {
    this.emit("error", t18);
  };
  Ie.prototype._onQueueDrain = function() {
    this._state.finalizing || this._state.finalized || this._state.aborted || this._state.finalize && this._pending === 0 && this._queue.idle() && this._statQueue.idle() && this._finalize();
  };
  Ie.prototype._onQueueTask = function(t18, e) {
    var r = () => {
      t18.data.callback && t18.data.callback(), e();
    };
    if (this._state.finalizing || this._state.finalized || this._state.aborted) {
      r();
      return;
    }
    this._task = t18, this._moduleAppend(t18.source, t18.data, r);
  };
  Ie.prototype._onStatQueueTask = function(t18, e) {
    if (this._state.finalizing || this._state.finalized || this._state.aborted) {
      e();
      return;
    }
    aC.lstat(t18.filepath, function(r, n) {
      if (this._state.aborted) {
        setImmediate(e);
        return;
      }
      if (r) {
        this._entriesCount--, this.emit("warning", r), setImmediate(e);
        return;
      }
      t18 = this._updateQueueTaskWithStats(t18, n), t18 && (n.size && (this._fsEntriesTotalBytes += n.size), this._queue.push(t18)), setImmediate(e);
    }.bind(this));
  };
  Ie.prototype._shutdown = function() {
    this._moduleUnpipe(), this.end();
  };
  Ie.prototype._transform = function(t18, e, r) {
    t18 && (this._pointer += t18.length), r(null, t18);
  };
  Ie.prototype._updateQueueTaskWithStats = function(t18, e) {
    if (e.isFile()) t18.data.type = "file", t18.data.sourceType = "stream", t18.source = _n.lazyReadStream(t18.filepath);
    else if (e.isDirectory() && this._moduleSupports("directory")) t18.data.name = _n.trailingSlashIt(t18.data.name), t18.data.type = "directory", t18.data.sourcePath = _n.trailingSlashIt(t18.filepath), t18.data.sourceType = "buffer", t18.source = Buffer.concat([]);
    else if (e.isSymbolicLink() && this._moduleSupports("symlink")) {
      var r = aC.readlinkSync(t18.filepath), n = iC.dirname(t18.filepath);
      t18.data.type = "symlink", t18.data.linkname = iC.relative(n, iC.resolve(n, r)), t18.data.sourceType = "buffer", t18.source = Buffer.concat([]);
    } else return e.isDirectory() ? this.emit("warning", new Ze("DIRECTORYNOTSUPPORTED", t18.data)) : e.isSymbolicLink() ? this.emit("warning", new Ze("SYMLINKNOTSUPPORTED", t18.data)) : this.emit("warning", new Ze("ENTRYNOTSUPPORTED", t18.data)), null;
    return t18.data = this._normalizeEntryData(t18.data, e), t18;
  };
  Ie.prototype.abort = function() {
    return this._state.aborted || this._state.finalized ? this : (this._abort(), this);
  };
  Ie.prototype.append = function(t18, e) {
    if (this._state.finalize || this._state.aborted) return this.emit("error", new Ze("QUEUECLOSED")), this;
    if (e = this._normalizeEntryData(e), typeof e.name != "string" || e.name.length === 0) return this.emit("error", new Ze("ENTRYNAMEREQUIRED")), this;
    if (e.type === "directory" && !this._moduleSupports("directory")) return this.emit("error", new Ze("DIRECTORYNOTSUPPORTED", { name: e.name })), this;
    if (t18 = _n.normalizeInputSource(t18), Buffer.isBuffer(t18)) e.sourceType = "buffer";
    else if (_n.isStream(t18)) e.sourceType = "stream";
    else return this.emit("error", new Ze("INPUTSTEAMBUFFERREQUIRED", { name: e.name })), this;
    return this._entriesCount++, this._queue.push({ data: e, source: t18 }), this;
  };
  Ie.prototype.directory = function(t18, e, r) {
    if (this._state.finalize || this._state.aborted) return this.emit("error", new Ze("QUEUECLOSED")), this;
    if (typeof t18 != "string" || t18.length === 0) return this.emit("error", new Ze("DIRECTORYDIRPATHREQUIRED")), this;
    this._pending++, e === false ? e = "" : typeof e != "string" && (e = t18);
    var n = false;
    typeof r == "function" ? (n = r, r = {}) : typeof r != "object" && (r = {});
    var i = { stat: true, dot: true };
    function s() {
      this._pending--, this._maybeFinalize();
    }
    function a(l) {
      this.emit("error", l);
    }
    function o(l) {
      c.pause();
      var m = false, d = Object.assign({}, r);
      d.name = l.relative, d.prefix = e, d.stats = l.stat, d.callback = c.resume.bind(c);
      try {
        if (n) {
          if (d = n(d), d === false) m = true;
          else if (typeof d != "object") throw new Ze("DIRECTORYFUNCTIONINVALIDDATA", { dirpath: t18 });
        }
      } catch (u) {
        this.emit("error", u);
        return;
      }
      if (m) {
        c.resume();
        return;
      }
      this._append(l.absolute, d);
    }
    var c = IT(t18, i);
    return c.on("error", a.bind(this)), c.on("match", o.bind(this)), c.on("end", s.bind(this)), this;
  };
  Ie.prototype.file = function(t18, e) {
    return this._state.finalize || this._state.aborted ? (this.emit("error", new Ze("QUEUECLOSED")), this) : typeof t18 != "string" || t18.length === 0 ? (this.emit("error", new Ze("FILEFILEPATHREQUIRED")), this) : (this._append(t18, e), this);
  };
  Ie.prototype.glob = function(t18, e, r) {
    this._pending++, e = _n.defaults(e, { stat: true, pattern: t18 });
    function n() {
      this._pending--, this._maybeFinalize();
    }
    function i(o) {
      this.emit("error", o);
    }
    function s(o) {
      a.pause();
      var c = Object.assign({}, r);
      c.callback = a.resume.bind(a), c.stats = o.stat, c.name = o.relative, this._append(o.absolute, c);
    }
    var a = IT(e.cwd || ".", e);
    return a.on("error", i.bind(this)), a.on("match", s.bind(this)), a.on("end", n.bind(this)), this;
  };
  Ie.prototype.finalize = function() {
    if (this._state.aborted) {
      var t18 = new Ze("ABORTED");
      return this.emit("error", t18), Promise.reject(t18);
    }
    if (this._state.finalize) {
      var e = new Ze("FINALIZING");
      return this.emit("error", e), Promise.reject(e);
    }
    this._state.finalize = true, this._pending === 0 && this._queue.idle() && this._statQueue.idle() && this._finalize();
    var r = this;
    return new Promise(function(n, i) {
      var s;
      r._module.on("end", function() {
        s || n();
      }), r._module.on("error", function(a) {
        s = true, i(a);
      });
    });
  };
  Ie.prototype.setFormat = function(t18) {
    return this._format ? (this.emit("error", new Ze("FORMATSET")), this) : (this._format = t18, this);
  };
  Ie.prototype.setModule = function(t18) {
    return this._state.aborted ? (this.emit("error", new Ze("ABORTED")), this) : this._state.module ? (this.emit("error", new Ze("MODULESET")), this) : (this._module = t18, this._modulePipe(), this);
  };
  Ie.prototype.symlink = function(t18, e, r) {
    if (this._state.finalize || this._state.aborted) return this.emit("error", new Ze("QUEUECLOSED")), this;
    if (typeof t18 != "string" || t18.length === 0) return this.emit("error", new Ze("SYMLINKFILEPATHREQUIRED")), this;
    if (typeof e != "string" || e.length === 0) return this.emit("error", new Ze("SYMLINKTARGETREQUIRED", { filepath: t18 })), this;
    if (!this._moduleSupports("symlink")) return this.emit("error", new Ze("SYMLINKNOTSUPPORTED", { filepath: t18 })), this;
    var n = {};
    return n.type = "symlink", n.name = t18.replace(/\\/g, "/"), n.linkname = e.replace(/\\/g, "/"), n.sourceType = "buffer", typeof r == "number" && (n.mode = r), this._entriesCount++, this._queue.push({ data: n, source: Buffer.concat([]) }), this;
  };
  Ie.prototype.pointer = function() {
    return this._pointer;
  };
  Ie.prototype.use = function(t18) {
    return this._streams.push(t18), this;
  };
  ET.exports = Ie;
});
var Ku = C((Dme, ST) => {
  var Yu = ST.exports = function() {
  };
  Yu.prototype.getName = function() {
  };
  Yu.prototype.getSize = function() {
  };
  Yu.prototype.getLastModifiedDate = function() {
  };
  Yu.prototype.isDirectory = function() {
  };
});
var Wu = C((Lme, vT) => {
  var Dr = vT.exports = {};
  Dr.dateToDos = function(t18, e) {
    e = e || false;
    var r = e ? t18.getFullYear() : t18.getUTCFullYear();
    if (r < 1980) return 2162688;
    if (r >= 2044) return 2141175677;
    var n = { year: r, month: e ? t18.getMonth() : t18.getUTCMonth(), date: e ? t18.getDate() : t18.getUTCDate(), hours: e ? t18.getHours() : t18.getUTCHours(), minutes: e ? t18.getMinutes() : t18.getUTCMinutes(), seconds: e ? t18.getSeconds() : t18.getUTCSeconds() };
    return n.year - 1980 << 25 | n.month + 1 << 21 | n.date << 16 | n.hours << 11 | n.minutes << 5 | n.seconds / 2;
  };
  Dr.dosToDate = function(t18) {
    return new Date((t18 >> 25 & 127) + 1980, (t18 >> 21 & 15) - 1, t18 >> 16 & 31, t18 >> 11 & 31, t18 >> 5 & 63, (t18 & 31) << 1);
  };
  Dr.fromDosTime = function(t18) {
    return Dr.dosToDate(t18.readUInt32LE(0));
  };
  Dr.getEightBytes = function(t18) {
    var e = Buffer.alloc(8);
    return e.writeUInt32LE(t18 % 4294967296, 0), e.writeUInt32LE(t18 / 4294967296 | 0, 4), e;
  };
  Dr.getShortBytes = function(t18) {
    var e = Buffer.alloc(2);
    return e.writeUInt16LE((t18 & 65535) >>> 0, 0), e;
  };
  Dr.getShortBytesValue = function(t18, e) {
    return t18.readUInt16LE(e);
  };
  Dr.getLongBytes = function(t18) {
    var e = Buffer.alloc(4);
    return e.writeUInt32LE((t18 & 4294967295) >>> 0, 0), e;
  };
  Dr.getLongBytesValue = function(t18, e) {
    return t18.readUInt32LE(e);
  };
  Dr.toDosTime = function(t18) {
    return Dr.getLongBytes(Dr.dateToDos(t18));
  };
});
var oC = C((kme, MT) => {
  var BT = Wu(), TT = 8, RT = 1, O4 = 4, M4 = 2, _T = 64, OT = 2048, Bt = MT.exports = function() {
    return this instanceof Bt ? (this.descriptor = false, this.encryption = false, this.utf8 = false, this.numberOfShannonFanoTrees = 0, this.strongEncryption = false, this.slidingDictionarySize = 0, this) : new Bt();
  };
  Bt.prototype.encode = function() {
    return BT.getShortBytes((this.descriptor ? TT : 0) | (this.utf8 ? OT : 0) | (this.encryption ? RT : 0) | (this.strongEncryption ? _T : 0));
  };
  Bt.prototype.parse = function(t18, e) {
    var r = BT.getShortBytesValue(t18, e), n = new Bt();
    return n.useDataDescriptor((r & TT) !== 0), n.useUTF8ForNames((r & OT) !== 0), n.useStrongEncryption((r & _T) !== 0), n.useEncryption((r & RT) !== 0), n.setSlidingDictionarySize((r & M4) !== 0 ? 8192 : 4096), n.setNumberOfShannonFanoTrees((r & O4) !== 0 ? 3 : 2), n;
  };
  Bt.prototype.setNumberOfShannonFanoTrees = function(t18) {
    this.numberOfShannonFanoTrees = t18;
  };
  Bt.prototype.getNumberOfShannonFanoTrees = function() {
    return this.numberOfShannonFanoTrees;
  };
  Bt.prototype.setSlidingDictionarySize = function(t18) {
    this.slidingDictionarySize = t18;
  };
  Bt.prototype.getSlidingDictionarySize = function() {
    return this.slidingDictionarySize;
  };
  Bt.prototype.useDataDescriptor = function(t18) {
    this.descriptor = t18;
  };
  Bt.prototype.usesDataDescriptor = function() {
    return this.descriptor;
  };
  Bt.prototype.useEncryption = function(t18) {
    this.encryption = t18;
  };
  Bt.prototype.usesEncryption = function() {
    return this.encryption;
  };
  Bt.prototype.useStrongEncryption = function(t18) {
    this.strongEncryption = t18;
  };
  Bt.prototype.usesStrongEncryption = function() {
    return this.strongEncryption;
  };
  Bt.prototype.useUTF8ForNames = function(t18) {
    this.utf8 = t18;
  };
  Bt.prototype.usesUTF8ForNames = function() {
    return this.utf8;
  };
});
var LT = C((Ume, DT) => {
  DT.exports = { PERM_MASK: 4095, FILE_TYPE_FLAG: 61440, LINK_FLAG: 40960, FILE_FLAG: 32768, DIR_FLAG: 16384, DEFAULT_LINK_PERM: 511, DEFAULT_DIR_PERM: 493, DEFAULT_FILE_PERM: 420 };
});
var cC = C((zme, kT) => {
  kT.exports = { WORD: 4, DWORD: 8, EMPTY: Buffer.alloc(0), SHORT: 2, SHORT_MASK: 65535, SHORT_SHIFT: 16, SHORT_ZERO: Buffer.from(Array(2)), LONG: 4, LONG_ZERO: Buffer.from(Array(4)), MIN_VERSION_INITIAL: 10, MIN_VERSION_DATA_DESCRIPTOR: 20, MIN_VERSION_ZIP64: 45, VERSION_MADEBY: 45, METHOD_STORED: 0, METHOD_DEFLATED: 8, PLATFORM_UNIX: 3, PLATFORM_FAT: 0, SIG_LFH: 67324752, SIG_DD: 134695760, SIG_CFH: 33639248, SIG_EOCD: 101010256, SIG_ZIP64_EOCD: 101075792, SIG_ZIP64_EOCD_LOC: 117853008, ZIP64_MAGIC_SHORT: 65535, ZIP64_MAGIC: 4294967295, ZIP64_EXTRA_ID: 1, ZLIB_NO_COMPRESSION: 0, ZLIB_BEST_SPEED: 1, ZLIB_BEST_COMPRESSION: 9, ZLIB_DEFAULT_COMPRESSION: -1, MODE_MASK: 4095, DEFAULT_FILE_MODE: 33188, DEFAULT_DIR_MODE: 16877, EXT_FILE_ATTR_DIR: 1106051088, EXT_FILE_ATTR_FILE: 2175008800, S_IFMT: 61440, S_IFIFO: 4096, S_IFCHR: 8192, S_IFDIR: 16384, S_IFBLK: 24576, S_IFREG: 32768, S_IFLNK: 40960, S_IFSOCK: 49152, S_DOS_A: 32, S_DOS_D: 16, S_DOS_V: 8, S_DOS_S: 4, S_DOS_H: 2, S_DOS_R: 1 };
});
var lC = C((Fme, HT) => {
  var D4 = te("util").inherits, L4 = Ub(), zT = Ku(), FT = oC(), UT = LT(), Ft = cC(), qT = Wu(), me = HT.exports = function(t18) {
    if (!(this instanceof me)) return new me(t18);
    zT.call(this), this.platform = Ft.PLATFORM_FAT, this.method = -1, this.name = null, this.size = 0, this.csize = 0, this.gpb = new FT(), this.crc = 0, this.time = -1, this.minver = Ft.MIN_VERSION_INITIAL, this.mode = -1, this.extra = null, this.exattr = 0, this.inattr = 0, this.comment = null, t18 && this.setName(t18);
  };
  D4(me, zT);
  me.prototype.getCentralDirectoryExtra = function() {
    return this.getExtra();
  };
  me.prototype.getComment = function() {
    return this.comment !== null ? this.comment : "";
  };
  me.prototype.getCompressedSize = function() {
    return this.csize;
  };
  me.prototype.getCrc = function() {
    return this.crc;
  };
  me.prototype.getExternalAttributes = function() {
    return this.exattr;
  };
  me.prototype.getExtra = function() {
    return this.extra !== null ? this.extra : Ft.EMPTY;
  };
  me.prototype.getGeneralPurposeBit = function() {
    return this.gpb;
  };
  me.prototype.getInternalAttributes = function() {
    return this.inattr;
  };
  me.prototype.getLastModifiedDate = function() {
    return this.getTime();
  };
  me.prototype.getLocalFileDataExtra = function() {
    return this.getExtra();
  };
  me.prototype.getMethod = function() {
    return this.method;
  };
  me.prototype.getName = function() {
    return this.name;
  };
  me.prototype.getPlatform = function() {
    return this.platform;
  };
  me.prototype.getSize = function() {
    return this.size;
  };
  me.prototype.getTime = function() {
    return this.time !== -1 ? qT.dosToDate(this.time) : -1;
  };
  me.prototype.getTimeDos = function() {
    return this.time !== -1 ? this.time : 0;
  };
  me.prototype.getUnixMode = function() {
    return this.platform !== Ft.PLATFORM_UNIX ? 0 : this.getExternalAttributes() >> Ft.SHORT_SHIFT & Ft.SHORT_MASK;
  };
  me.prototype.getVersionNeededToExtract = function() {
    return this.minver;
  };
  me.prototype.setComment = function(t18) {
    Buffer.byteLength(t18) !== t18.length && this.getGeneralPurposeBit().useUTF8ForNames(true), this.comment = t18;
  };
  me.prototype.setCompressedSize = function(t18) {
    if (t18 < 0) throw new Error("invalid entry compressed size");
    this.csize = t18;
  };
  me.prototype.setCrc = function(t18) {
    if (t18 < 0) throw new Error("invalid entry crc32");
    this.crc = t18;
  };
  me.prototype.setExternalAttributes = function(t18) {
    this.exattr = t18 >>> 0;
  };
  me.prototype.setExtra = function(t18) {
    this.extra = t18;
  };
  me.prototype.setGeneralPurposeBit = function(t18) {
    if (!(t18 instanceof FT)) throw new Error("invalid entry GeneralPurposeBit");
    this.gpb = t18;
  };
  me.prototype.setInternalAttributes = function(t18) {
    this.inattr = t18;
  };
  me.prototype.setMethod = function(t18) {
    if (t18 < 0) throw new Error("invalid entry compression method");
    this.method = t18;
  };
  me.prototype.setName = function(t18, e = false) {
    t18 = L4(t18, false).replace(/^\w+:/, "").replace(/^(\.\.\/|\/)+/, ""), e && (t18 = `/${t18}`), Buffer.byteLength(t18) !== t18.length && this.getGeneralPurposeBit().useUTF8ForNames(true), this.name = t18;
  };
  me.prototype.setPlatform = function(t18) {
    this.platform = t18;
  };
  me.prototype.setSize = function(t18) {
    if (t18 < 0) throw new Error("invalid entry size");
    this.size = t18;
  };
  me.prototype.setTime = function(t18, e) {
    if (!(t18 instanceof Date)) throw new Error("invalid entry time");
    this.time = qT.dateToDos(t18, e);
  };
  me.prototype.setUnixMode = function(t18) {
    t18 |= this.isDirectory() ? Ft.S_IFDIR : Ft.S_IFREG;
    var e = 0;
    e |= t18 << Ft.SHORT_SHIFT | (this.isDirectory() ? Ft.S_DOS_D : Ft.S_DOS_A), this.setExternalAttributes(e), this.mode = t18 & Ft.MODE_MASK, this.platform = Ft.PLATFORM_UNIX;
  };
  me.prototype.setVersionNeededToExtract = function(t18) {
    this.minver = t18;
  };
  me.prototype.isDirectory = function() {
    return this.getName().slice(-1) === "/";
  };
  me.prototype.isUnixSymlink = function() {
    return (this.getUnixMode() & UT.FILE_TYPE_FLAG) === UT.LINK_FLAG;
  };
  me.prototype.isZip64 = function() {
    return this.csize > Ft.ZIP64_MAGIC || this.size > Ft.ZIP64_MAGIC;
  };
});
var mC = C((Hme, QT) => {
  var qme = te("stream").Stream, k4 = ws().PassThrough, U4 = Lu(), z4 = QT.exports = {};
  z4.normalizeInputSource = function(t18) {
    if (t18 === null) return Buffer.alloc(0);
    if (typeof t18 == "string") return Buffer.from(t18);
    if (U4(t18) && !t18._readableState) {
      var e = new k4();
      return t18.pipe(e), e;
    }
    return t18;
  };
});
var uC = C((Qme, GT) => {
  var F4 = te("util").inherits, q4 = Lu(), dC = ws().Transform, H4 = Ku(), Q4 = mC(), ur = GT.exports = function(t18) {
    if (!(this instanceof ur)) return new ur(t18);
    dC.call(this, t18), this.offset = 0, this._archive = { finish: false, finished: false, processing: false };
  };
  F4(ur, dC);
  ur.prototype._appendBuffer = function(t18, e, r) {
  };
  ur.prototype._appendStream = function(t18, e, r) {
  };
  ur.prototype._emitErrorCallback = function(t18) {
    t18 && this.emit("error", t18);
  };
  ur.prototype._finish = function(t18) {
  };
  ur.prototype._normalizeEntry = function(t18) {
  };
  ur.prototype._transform = function(t18, e, r) {
    r(null, t18);
  };
  ur.prototype.entry = function(t18, e, r) {
    if (e = e || null, typeof r != "function" && (r = this._emitErrorCallback.bind(this)), !(t18 instanceof H4)) {
      r(new Error("not a valid instance of ArchiveEntry"));
      return;
    }
    if (this._archive.finish || this._archive.finished) {
      r(new Error("unacceptable entry after finish"));
      return;
    }
    if (this._archive.processing) {
      r(new Error("already processing an entry"));
      return;
    }
    if (this._archive.processing = true, this._normalizeEntry(t18), this._entry = t18, e = Q4.normalizeInputSource(e), Buffer.isBuffer(e)) this._appendBuffer(t18, e, r);
    else if (q4(e)) this._appendStream(t18, e, r);
    else {
      this._archive.processing = false, r(new Error("input source must be valid Stream or Buffer instance"));
      return;
    }
    return this;
  };
  ur.prototype.finish = function() {
    if (this._archive.processing) {
      this._archive.finish = true;
      return;
    }
    this._finish();
  };
  ur.prototype.getBytesWritten = function() {
    return this.offset;
  };
  ur.prototype.write = function(t18, e) {
    return t18 && (this.offset += t18.length), dC.prototype.write.call(this, t18, e);
  };
});
var Ju = C((pC) => {
  var jT;
  (function(t18) {
    typeof DO_NOT_EXPORT_CRC > "u" ? typeof pC == "object" ? t18(pC) : typeof define == "function" && define.amd ? define(function() {
      var e = {};
      return t18(e), e;
    }) : t18(jT = {}) : t18(jT = {});
  })(function(t18) {
    t18.version = "1.2.2";
    function e() {
      for (var B = 0, Pe = new Array(256), T = 0; T != 256; ++T) B = T, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, B = B & 1 ? -306674912 ^ B >>> 1 : B >>> 1, Pe[T] = B;
      return typeof Int32Array < "u" ? new Int32Array(Pe) : Pe;
    }
    var r = e();
    function n(B) {
      var Pe = 0, T = 0, Q = 0, q = typeof Int32Array < "u" ? new Int32Array(4096) : new Array(4096);
      for (Q = 0; Q != 256; ++Q) q[Q] = B[Q];
      for (Q = 0; Q != 256; ++Q) for (T = B[Q], Pe = 256 + Q; Pe < 4096; Pe += 256) T = q[Pe] = T >>> 8 ^ B[T & 255];
      var ee = [];
      for (Q = 1; Q != 16; ++Q) ee[Q - 1] = typeof Int32Array < "u" ? q.subarray(Q * 256, Q * 256 + 256) : q.slice(Q * 256, Q * 256 + 256);
      return ee;
    }
    var i = n(r), s = i[0], a = i[1], o = i[2], c = i[3], l = i[4], m = i[5], d = i[6], u = i[7], y = i[8], x = i[9], I = i[10], N = i[11], w = i[12], D = i[13], M = i[14];
    function re(B, Pe) {
      for (var T = Pe ^ -1, Q = 0, q = B.length; Q < q; ) T = T >>> 8 ^ r[(T ^ B.charCodeAt(Q++)) & 255];
      return ~T;
    }
    function Re(B, Pe) {
      for (var T = Pe ^ -1, Q = B.length - 15, q = 0; q < Q; ) T = M[B[q++] ^ T & 255] ^ D[B[q++] ^ T >> 8 & 255] ^ w[B[q++] ^ T >> 16 & 255] ^ N[B[q++] ^ T >>> 24] ^ I[B[q++]] ^ x[B[q++]] ^ y[B[q++]] ^ u[B[q++]] ^ d[B[q++]] ^ m[B[q++]] ^ l[B[q++]] ^ c[B[q++]] ^ o[B[q++]] ^ a[B[q++]] ^ s[B[q++]] ^ r[B[q++]];
      for (Q += 15; q < Q; ) T = T >>> 8 ^ r[(T ^ B[q++]) & 255];
      return ~T;
    }
    function pe(B, Pe) {
      for (var T = Pe ^ -1, Q = 0, q = B.length, ee = 0, _e = 0; Q < q; ) ee = B.charCodeAt(Q++), ee < 128 ? T = T >>> 8 ^ r[(T ^ ee) & 255] : ee < 2048 ? (T = T >>> 8 ^ r[(T ^ (192 | ee >> 6 & 31)) & 255], T = T >>> 8 ^ r[(T ^ (128 | ee & 63)) & 255]) : ee >= 55296 && ee < 57344 ? (ee = (ee & 1023) + 64, _e = B.charCodeAt(Q++) & 1023, T = T >>> 8 ^ r[(T ^ (240 | ee >> 8 & 7)) & 255], T = T >>> 8 ^ r[(T ^ (128 | ee >> 2 & 63)) & 255], T = T >>> 8 ^ r[(T ^ (128 | _e >> 6 & 15 | (ee & 3) << 4)) & 255], T = T >>> 8 ^ r[(T ^ (128 | _e & 63)) & 255]) : (T = T >>> 8 ^ r[(T ^ (224 | ee >> 12 & 15)) & 255], T = T >>> 8 ^ r[(T ^ (128 | ee >> 6 & 63)) & 255], T = T >>> 8 ^ r[(T ^ (128 | ee & 63)) & 255]);
      return ~T;
    }
    t18.table = r, t18.bstr = re, t18.buf = Re, t18.str = pe;
  });
});
var KT = C((jme, YT) => {
  "use strict";
  var { Transform: G4 } = ws(), j4 = Ju(), fC = class extends G4 {
    constructor(e) {
      super(e), this.checksum = Buffer.allocUnsafe(4), this.checksum.writeInt32BE(0, 0), this.rawSize = 0;
    }
    _transform(e, r, n) {
      e && (this.checksum = j4.buf(e, this.checksum) >>> 0, this.rawSize += e.length), n(null, e);
    }
    digest(e) {
      let r = Buffer.allocUnsafe(4);
      return r.writeUInt32BE(this.checksum >>> 0, 0), e ? r.toString(e) : r;
    }
    hex() {
      return this.digest("hex").toUpperCase();
    }
    size() {
      return this.rawSize;
    }
  };
  YT.exports = fC;
});
var JT = C((Yme, WT) => {
  "use strict";
  var { DeflateRaw: Y4 } = te("zlib"), K4 = Ju(), hC = class extends Y4 {
    constructor(e) {
      super(e), this.checksum = Buffer.allocUnsafe(4), this.checksum.writeInt32BE(0, 0), this.rawSize = 0, this.compressedSize = 0;
    }
    push(e, r) {
      return e && (this.compressedSize += e.length), super.push(e, r);
    }
    _transform(e, r, n) {
      e && (this.checksum = K4.buf(e, this.checksum) >>> 0, this.rawSize += e.length), super._transform(e, r, n);
    }
    digest(e) {
      let r = Buffer.allocUnsafe(4);
      return r.writeUInt32BE(this.checksum >>> 0, 0), e ? r.toString(e) : r;
    }
    hex() {
      return this.digest("hex").toUpperCase();
    }
    size(e = false) {
      return e ? this.compressedSize : this.rawSize;
    }
  };
  WT.exports = hC;
});
var gC = C((Kme, $T) => {
  "use strict";
  $T.exports = { CRC32Stream: KT(), DeflateCRC32Stream: JT() };
});
var ZT = C((Xme, VT) => {
  var W4 = te("util").inherits, J4 = Ju(), { CRC32Stream: $4 } = gC(), { DeflateCRC32Stream: X4 } = gC(), XT = uC(), Wme = lC(), Jme = oC(), ce = cC(), $me = mC(), Z = Wu(), Pt = VT.exports = function(t18) {
    if (!(this instanceof Pt)) return new Pt(t18);
    t18 = this.options = this._defaults(t18), XT.call(this, t18), this._entry = null, this._entries = [], this._archive = { centralLength: 0, centralOffset: 0, comment: "", finish: false, finished: false, processing: false, forceZip64: t18.forceZip64, forceLocalTime: t18.forceLocalTime };
  };
  W4(Pt, XT);
  Pt.prototype._afterAppend = function(t18) {
    this._entries.push(t18), t18.getGeneralPurposeBit().usesDataDescriptor() && this._writeDataDescriptor(t18), this._archive.processing = false, this._entry = null, this._archive.finish && !this._archive.finished && this._finish();
  };
  Pt.prototype._appendBuffer = function(t18, e, r) {
    e.length === 0 && t18.setMethod(ce.METHOD_STORED);
    var n = t18.getMethod();
    if (n === ce.METHOD_STORED && (t18.setSize(e.length), t18.setCompressedSize(e.length), t18.setCrc(J4.buf(e) >>> 0)), this._writeLocalFileHeader(t18), n === ce.METHOD_STORED) {
      this.write(e), this._afterAppend(t18), r(null, t18);
      return;
    } else if (n === ce.METHOD_DEFLATED) {
      this._smartStream(t18, r).end(e);
      return;
    } else {
      r(new Error("compression method " + n + " not implemented"));
      return;
    }
  };
  Pt.prototype._appendStream = function(t18, e, r) {
    t18.getGeneralPurposeBit().useDataDescriptor(true), t18.setVersionNeededToExtract(ce.MIN_VERSION_DATA_DESCRIPTOR), this._writeLocalFileHeader(t18);
    var n = this._smartStream(t18, r);
    e.once("error", function(i) {
      n.emit("error", i), n.end();
    }), e.pipe(n);
  };
  Pt.prototype._defaults = function(t18) {
    return typeof t18 != "object" && (t18 = {}), typeof t18.zlib != "object" && (t18.zlib = {}), typeof t18.zlib.level != "number" && (t18.zlib.level = ce.ZLIB_BEST_SPEED), t18.forceZip64 = !!t18.forceZip64, t18.forceLocalTime = !!t18.forceLocalTime, t18;
  };
  Pt.prototype._finish = function() {
    this._archive.centralOffset = this.offset, this._entries.forEach(function(t18) {
      this._writeCentralFileHeader(t18);
    }.bind(this)), this._archive.centralLength = this.offset - this._archive.centralOffset, this.isZip64() && this._writeCentralDirectoryZip64(), this._writeCentralDirectoryEnd(), this._archive.processing = false, this._archive.finish = true, this._archive.finished = true, this.end();
  };
  Pt.prototype._normalizeEntry = function(t18) {
    t18.getMethod() === -1 && t18.setMethod(ce.METHOD_DEFLATED), t18.getMethod() === ce.METHOD_DEFLATED && (t18.getGeneralPurposeBit().useDataDescriptor(true), t18.setVersionNeededToExtract(ce.MIN_VERSION_DATA_DESCRIPTOR)), t18.getTime() === -1 && t18.setTime(/* @__PURE__ */ new Date(), this._archive.forceLocalTime), t18._offsets = { file: 0, data: 0, contents: 0 };
  };
  Pt.prototype._smartStream = function(t18, e) {
    var r = t18.getMethod() === ce.METHOD_DEFLATED, n = r ? new X4(this.options.zlib) : new $4(), i = null;
    function s() {
      var a = n.digest().readUInt32BE(0);
      t18.setCrc(a), t18.setSize(n.size()), t18.setCompressedSize(n.size(true)), this._afterAppend(t18), e(i, t18);
    }
    return n.once("end", s.bind(this)), n.once("error", function(a) {
      i = a;
    }), n.pipe(this, { end: false }), n;
  };
  Pt.prototype._writeCentralDirectoryEnd = function() {
    var t18 = this._entries.length, e = this._archive.centralLength, r = this._archive.centralOffset;
    this.isZip64() && (t18 = ce.ZIP64_MAGIC_SHORT, e = ce.ZIP64_MAGIC, r = ce.ZIP64_MAGIC), this.write(Z.getLongBytes(ce.SIG_EOCD)), this.write(ce.SHORT_ZERO), this.write(ce.SHORT_ZERO), this.write(Z.getShortBytes(t18)), this.write(Z.getShortBytes(t18)), this.write(Z.getLongBytes(e)), this.write(Z.getLongBytes(r));
    var n = this.getComment(), i = Buffer.byteLength(n);
    this.write(Z.getShortBytes(i)), this.write(n);
  };
  Pt.prototype._writeCentralDirectoryZip64 = function() {
    this.write(Z.getLongBytes(ce.SIG_ZIP64_EOCD)), this.write(Z.getEightBytes(44)), this.write(Z.getShortBytes(ce.MIN_VERSION_ZIP64)), this.write(Z.getShortBytes(ce.MIN_VERSION_ZIP64)), this.write(ce.LONG_ZERO), this.write(ce.LONG_ZERO), this.write(Z.getEightBytes(this._entries.length)), this.write(Z.getEightBytes(this._entries.length)), this.write(Z.getEightBytes(this._archive.centralLength)), this.write(Z.getEightBytes(this._archive.centralOffset)), this.write(Z.getLongBytes(ce.SIG_ZIP64_EOCD_LOC)), this.write(ce.LONG_ZERO), this.write(Z.getEightBytes(this._archive.centralOffset + this._archive.centralLength)), this.write(Z.getLongBytes(1));
  };
  Pt.prototype._writeCentralFileHeader = function(t18) {
    var e = t18.getGeneralPurposeBit(), r = t18.getMethod(), n = t18._offsets.file, i = t18.getSize(), s = t18.getCompressedSize();
    if (t18.isZip64() || n > ce.ZIP64_MAGIC) {
      i = ce.ZIP64_MAGIC, s = ce.ZIP64_MAGIC, n = ce.ZIP64_MAGIC, t18.setVersionNeededToExtract(ce.MIN_VERSION_ZIP64);
      var a = Buffer.concat([Z.getShortBytes(ce.ZIP64_EXTRA_ID), Z.getShortBytes(24), Z.getEightBytes(t18.getSize()), Z.getEightBytes(t18.getCompressedSize()), Z.getEightBytes(t18._offsets.file)], 28);
      t18.setExtra(a);
    }
    this.write(Z.getLongBytes(ce.SIG_CFH)), this.write(Z.getShortBytes(t18.getPlatform() << 8 | ce.VERSION_MADEBY)), this.write(Z.getShortBytes(t18.getVersionNeededToExtract())), this.write(e.encode()), this.write(Z.getShortBytes(r)), this.write(Z.getLongBytes(t18.getTimeDos())), this.write(Z.getLongBytes(t18.getCrc())), this.write(Z.getLongBytes(s)), this.write(Z.getLongBytes(i));
    var o = t18.getName(), c = t18.getComment(), l = t18.getCentralDirectoryExtra();
    e.usesUTF8ForNames() && (o = Buffer.from(o), c = Buffer.from(c)), this.write(Z.getShortBytes(o.length)), this.write(Z.getShortBytes(l.length)), this.write(Z.getShortBytes(c.length)), this.write(ce.SHORT_ZERO), this.write(Z.getShortBytes(t18.getInternalAttributes())), this.write(Z.getLongBytes(t18.getExternalAttributes())), this.write(Z.getLongBytes(n)), this.write(o), this.write(l), this.write(c);
  };
  Pt.prototype._writeDataDescriptor = function(t18) {
    this.write(Z.getLongBytes(ce.SIG_DD)), this.write(Z.getLongBytes(t18.getCrc())), t18.isZip64() ? (this.write(Z.getEightBytes(t18.getCompressedSize())), this.write(Z.getEightBytes(t18.getSize()))) : (this.write(Z.getLongBytes(t18.getCompressedSize())), this.write(Z.getLongBytes(t18.getSize())));
  };
  Pt.prototype._writeLocalFileHeader = function(t18) {
    var e = t18.getGeneralPurposeBit(), r = t18.getMethod(), n = t18.getName(), i = t18.getLocalFileDataExtra();
    t18.isZip64() && (e.useDataDescriptor(true), t18.setVersionNeededToExtract(ce.MIN_VERSION_ZIP64)), e.usesUTF8ForNames() && (n = Buffer.from(n)), t18._offsets.file = this.offset, this.write(Z.getLongBytes(ce.SIG_LFH)), this.write(Z.getShortBytes(t18.getVersionNeededToExtract())), this.write(e.encode()), this.write(Z.getShortBytes(r)), this.write(Z.getLongBytes(t18.getTimeDos())), t18._offsets.data = this.offset, e.usesDataDescriptor() ? (this.write(ce.LONG_ZERO), this.write(ce.LONG_ZERO), this.write(ce.LONG_ZERO)) : (this.write(Z.getLongBytes(t18.getCrc())), this.write(Z.getLongBytes(t18.getCompressedSize())), this.write(Z.getLongBytes(t18.getSize()))), this.write(Z.getShortBytes(n.length)), this.write(Z.getShortBytes(i.length)), this.write(n), this.write(i), t18._offsets.contents = this.offset;
  };
  Pt.prototype.getComment = function(t18) {
    return this._archive.comment !== null ? this._archive.comment : "";
  };
  Pt.prototype.isZip64 = function() {
    return this._archive.forceZip64 || this._entries.length > ce.ZIP64_MAGIC_SHORT || this._archive.centralLength > ce.ZIP64_MAGIC || this._archive.centralOffset > ce.ZIP64_MAGIC;
  };
  Pt.prototype.setComment = function(t18) {
    this._archive.comment = t18;
  };
});
var yC = C((Vme, eR) => {
  eR.exports = { ArchiveEntry: Ku(), ZipArchiveEntry: lC(), ArchiveOutputStream: uC(), ZipArchiveOutputStream: ZT() };
});
var rR = C((Zme, tR) => {
  var V4 = te("util").inherits, AC = yC().ZipArchiveOutputStream, Z4 = yC().ZipArchiveEntry, xC = Ja(), $a = tR.exports = function(t18) {
    if (!(this instanceof $a)) return new $a(t18);
    t18 = this.options = t18 || {}, t18.zlib = t18.zlib || {}, AC.call(this, t18), typeof t18.level == "number" && t18.level >= 0 && (t18.zlib.level = t18.level, delete t18.level), !t18.forceZip64 && typeof t18.zlib.level == "number" && t18.zlib.level === 0 && (t18.store = true), t18.namePrependSlash = t18.namePrependSlash || false, t18.comment && t18.comment.length > 0 && this.setComment(t18.comment);
  };
  V4($a, AC);
  $a.prototype._normalizeFileData = function(t18) {
    t18 = xC.defaults(t18, { type: "file", name: null, namePrependSlash: this.options.namePrependSlash, linkname: null, date: null, mode: null, store: this.options.store, comment: "" });
    var e = t18.type === "directory", r = t18.type === "symlink";
    return t18.name && (t18.name = xC.sanitizePath(t18.name), !r && t18.name.slice(-1) === "/" ? (e = true, t18.type = "directory") : e && (t18.name += "/")), (e || r) && (t18.store = true), t18.date = xC.dateify(t18.date), t18;
  };
  $a.prototype.entry = function(t18, e, r) {
    if (typeof r != "function" && (r = this._emitErrorCallback.bind(this)), e = this._normalizeFileData(e), e.type !== "file" && e.type !== "directory" && e.type !== "symlink") {
      r(new Error(e.type + " entries not currently supported"));
      return;
    }
    if (typeof e.name != "string" || e.name.length === 0) {
      r(new Error("entry name must be a non-empty string value"));
      return;
    }
    if (e.type === "symlink" && typeof e.linkname != "string") {
      r(new Error("entry linkname must be a non-empty string value when type equals symlink"));
      return;
    }
    var n = new Z4(e.name);
    return n.setTime(e.date, this.options.forceLocalTime), e.namePrependSlash && n.setName(e.name, true), e.store && n.setMethod(0), e.comment.length > 0 && n.setComment(e.comment), e.type === "symlink" && typeof e.mode != "number" && (e.mode = 40960), typeof e.mode == "number" && (e.type === "symlink" && (e.mode |= 40960), n.setUnixMode(e.mode)), e.type === "symlink" && typeof e.linkname == "string" && (t18 = Buffer.from(e.linkname)), AC.prototype.entry.call(this, n, t18, r);
  };
  $a.prototype.finalize = function() {
    this.finish();
  };
});
var iR = C((ede, nR) => {
  var eG = rR(), tG = Ja(), Ri = function(t18) {
    if (!(this instanceof Ri)) return new Ri(t18);
    t18 = this.options = tG.defaults(t18, { comment: "", forceUTC: false, namePrependSlash: false, store: false }), this.supports = { directory: true, symlink: true }, this.engine = new eG(t18);
  };
  Ri.prototype.append = function(t18, e, r) {
    this.engine.entry(t18, e, r);
  };
  Ri.prototype.finalize = function() {
    this.engine.finalize();
  };
  Ri.prototype.on = function() {
    return this.engine.on.apply(this.engine, arguments);
  };
  Ri.prototype.pipe = function() {
    return this.engine.pipe.apply(this.engine, arguments);
  };
  Ri.prototype.unpipe = function() {
    return this.engine.unpipe.apply(this.engine, arguments);
  };
  nR.exports = Ri;
});
var oR = C((tde, aR) => {
  var rG = te("zlib"), nG = Tu(), sR = Ja(), si = function(t18) {
    if (!(this instanceof si)) return new si(t18);
    t18 = this.options = sR.defaults(t18, { gzip: false }), typeof t18.gzipOptions != "object" && (t18.gzipOptions = {}), this.supports = { directory: true, symlink: true }, this.engine = nG.pack(t18), this.compressor = false, t18.gzip && (this.compressor = rG.createGzip(t18.gzipOptions), this.compressor.on("error", this._onCompressorError.bind(this)));
  };
  si.prototype._onCompressorError = function(t18) {
    this.engine.emit("error", t18);
  };
  si.prototype.append = function(t18, e, r) {
    var n = this;
    e.mtime = e.date;
    function i(a, o) {
      if (a) {
        r(a);
        return;
      }
      n.engine.entry(e, o, function(c) {
        r(c, e);
      });
    }
    if (e.sourceType === "buffer") i(null, t18);
    else if (e.sourceType === "stream" && e.stats) {
      e.size = e.stats.size;
      var s = n.engine.entry(e, function(a) {
        r(a, e);
      });
      t18.pipe(s);
    } else e.sourceType === "stream" && sR.collectStream(t18, i);
  };
  si.prototype.finalize = function() {
    this.engine.finalize();
  };
  si.prototype.on = function() {
    return this.engine.on.apply(this.engine, arguments);
  };
  si.prototype.pipe = function(t18, e) {
    return this.compressor ? this.engine.pipe.apply(this.engine, [this.compressor]).pipe(t18, e) : this.engine.pipe.apply(this.engine, arguments);
  };
  si.prototype.unpipe = function() {
    return this.compressor ? this.compressor.unpipe.apply(this.compressor, arguments) : this.engine.unpipe.apply(this.engine, arguments);
  };
  aR.exports = si;
});
var mR = C((rde, lR) => {
  "use strict";
  function iG(t18) {
    return t18 && t18.__esModule && Object.prototype.hasOwnProperty.call(t18, "default") ? t18.default : t18;
  }
  var sG = new Int32Array([0, 1996959894, 3993919788, 2567524794, 124634137, 1886057615, 3915621685, 2657392035, 249268274, 2044508324, 3772115230, 2547177864, 162941995, 2125561021, 3887607047, 2428444049, 498536548, 1789927666, 4089016648, 2227061214, 450548861, 1843258603, 4107580753, 2211677639, 325883990, 1684777152, 4251122042, 2321926636, 335633487, 1661365465, 4195302755, 2366115317, 997073096, 1281953886, 3579855332, 2724688242, 1006888145, 1258607687, 3524101629, 2768942443, 901097722, 1119000684, 3686517206, 2898065728, 853044451, 1172266101, 3705015759, 2882616665, 651767980, 1373503546, 3369554304, 3218104598, 565507253, 1454621731, 3485111705, 3099436303, 671266974, 1594198024, 3322730930, 2970347812, 795835527, 1483230225, 3244367275, 3060149565, 1994146192, 31158534, 2563907772, 4023717930, 1907459465, 112637215, 2680153253, 3904427059, 2013776290, 251722036, 2517215374, 3775830040, 2137656763, 141376813, 2439277719, 3865271297, 1802195444, 476864866, 2238001368, 4066508878, 1812370925, 453092731, 2181625025, 4111451223, 1706088902, 314042704, 2344532202, 4240017532, 1658658271, 366619977, 2362670323, 4224994405, 1303535960, 984961486, 2747007092, 3569037538, 1256170817, 1037604311, 2765210733, 3554079995, 1131014506, 879679996, 2909243462, 3663771856, 1141124467, 855842277, 2852801631, 3708648649, 1342533948, 654459306, 3188396048, 3373015174, 1466479909, 544179635, 3110523913, 3462522015, 1591671054, 702138776, 2966460450, 3352799412, 1504918807, 783551873, 3082640443, 3233442989, 3988292384, 2596254646, 62317068, 1957810842, 3939845945, 2647816111, 81470997, 1943803523, 3814918930, 2489596804, 225274430, 2053790376, 3826175755, 2466906013, 167816743, 2097651377, 4027552580, 2265490386, 503444072, 1762050814, 4150417245, 2154129355, 426522225, 1852507879, 4275313526, 2312317920, 282753626, 1742555852, 4189708143, 2394877945, 397917763, 1622183637, 3604390888, 2714866558, 953729732, 1340076626, 3518719985, 2797360999, 1068828381, 1219638859, 3624741850, 2936675148, 906185462, 1090812512, 3747672003, 2825379669, 829329135, 1181335161, 3412177804, 3160834842, 628085408, 1382605366, 3423369109, 3138078467, 570562233, 1426400815, 3317316542, 2998733608, 733239954, 1555261956, 3268935591, 3050360625, 752459403, 1541320221, 2607071920, 3965973030, 1969922972, 40735498, 2617837225, 3943577151, 1913087877, 83908371, 2512341634, 3803740692, 2075208622, 213261112, 2463272603, 3855990285, 2094854071, 198958881, 2262029012, 4057260610, 1759359992, 534414190, 2176718541, 4139329115, 1873836001, 414664567, 2282248934, 4279200368, 1711684554, 285281116, 2405801727, 4167216745, 1634467795, 376229701, 2685067896, 3608007406, 1308918612, 956543938, 2808555105, 3495958263, 1231636301, 1047427035, 2932959818, 3654703836, 1088359270, 936918e3, 2847714899, 3736837829, 1202900863, 817233897, 3183342108, 3401237130, 1404277552, 615818150, 3134207493, 3453421203, 1423857449, 601450431, 3009837614, 3294710456, 1567103746, 711928724, 3020668471, 3272380065, 1510334235, 755167117]);
  function cR(t18) {
    if (Buffer.isBuffer(t18)) return t18;
    if (typeof t18 == "number") return Buffer.alloc(t18);
    if (typeof t18 == "string") return Buffer.from(t18);
    throw new Error("input must be buffer, number, or string, received " + typeof t18);
  }
  function aG(t18) {
    let e = cR(4);
    return e.writeInt32BE(t18, 0), e;
  }
  function bC(t18, e) {
    t18 = cR(t18), Buffer.isBuffer(e) && (e = e.readUInt32BE(0));
    let r = ~~e ^ -1;
    for (var n = 0; n < t18.length; n++) r = sG[(r ^ t18[n]) & 255] ^ r >>> 8;
    return r ^ -1;
  }
  function CC() {
    return aG(bC.apply(null, arguments));
  }
  CC.signed = function() {
    return bC.apply(null, arguments);
  };
  CC.unsigned = function() {
    return bC.apply(null, arguments) >>> 0;
  };
  var oG = CC, cG = iG(oG);
  lR.exports = cG;
});
var fR = C((nde, pR) => {
  var lG = te("util").inherits, dR = ws().Transform, mG = mR(), uR = Ja(), _i = function(t18) {
    if (!(this instanceof _i)) return new _i(t18);
    t18 = this.options = uR.defaults(t18, {}), dR.call(this, t18), this.supports = { directory: true, symlink: true }, this.files = [];
  };
  lG(_i, dR);
  _i.prototype._transform = function(t18, e, r) {
    r(null, t18);
  };
  _i.prototype._writeStringified = function() {
    var t18 = JSON.stringify(this.files);
    this.write(t18);
  };
  _i.prototype.append = function(t18, e, r) {
    var n = this;
    e.crc32 = 0;
    function i(s, a) {
      if (s) {
        r(s);
        return;
      }
      e.size = a.length || 0, e.crc32 = mG.unsigned(a), n.files.push(e), r(null, e);
    }
    e.sourceType === "buffer" ? i(null, t18) : e.sourceType === "stream" && uR.collectStream(t18, i);
  };
  _i.prototype.finalize = function() {
    this._writeStringified(), this.end();
  };
  pR.exports = _i;
});
var gR = C((ide, hR) => {
  var dG = wT(), rl = {}, Oi = function(t18, e) {
    return Oi.create(t18, e);
  };
  Oi.create = function(t18, e) {
    if (rl[t18]) {
      var r = new dG(t18, e);
      return r.setFormat(t18), r.setModule(new rl[t18](e)), r;
    } else throw new Error("create(" + t18 + "): format not registered");
  };
  Oi.registerFormat = function(t18, e) {
    if (rl[t18]) throw new Error("register(" + t18 + "): format already registered");
    if (typeof e != "function") throw new Error("register(" + t18 + "): format module invalid");
    if (typeof e.prototype.append != "function" || typeof e.prototype.finalize != "function") throw new Error("register(" + t18 + "): format module missing methods");
    rl[t18] = e;
  };
  Oi.isRegisteredFormat = function(t18) {
    return !!rl[t18];
  };
  Oi.registerFormat("zip", iR());
  Oi.registerFormat("tar", oR());
  Oi.registerFormat("json", fR());
  hR.exports = Oi;
});
function Ao(t18) {
  return t18 == null ? "" : typeof t18 == "string" || t18 instanceof String ? t18 : JSON.stringify(t18);
}
function vp(t18) {
  return Object.keys(t18).length ? { title: t18.title, file: t18.file, line: t18.startLine, endLine: t18.endLine, col: t18.startColumn, endColumn: t18.endColumn } : {};
}
function bo(t18, e, r) {
  let n = new Bp(t18, e, r);
  process.stdout.write(n.toString() + OC.EOL);
}
var _C = "::";
var Bp = class {
  constructor(e, r, n) {
    e || (e = "missing.command"), this.command = e, this.properties = r, this.message = n;
  }
  toString() {
    let e = _C + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      e += " ";
      let r = true;
      for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
        let i = this.properties[n];
        i && (r ? r = false : e += ",", e += `${n}=${DR(i)}`);
      }
    }
    return e += `${_C}${MR(this.message)}`, e;
  }
};
function MR(t18) {
  return Ao(t18).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function DR(t18) {
  return Ao(t18).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
function Tp(t18) {
  let e = t18.protocol === "https:";
  if (LR(t18)) return;
  let r = e ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
  if (r) try {
    return new Nl(r);
  } catch {
    if (!r.startsWith("http://") && !r.startsWith("https://")) return new Nl(`http://${r}`);
  }
  else return;
}
function LR(t18) {
  if (!t18.hostname) return false;
  let e = t18.hostname;
  if (kR(e)) return true;
  let r = process.env.no_proxy || process.env.NO_PROXY || "";
  if (!r) return false;
  let n;
  t18.port ? n = Number(t18.port) : t18.protocol === "http:" ? n = 80 : t18.protocol === "https:" && (n = 443);
  let i = [t18.hostname.toUpperCase()];
  typeof n == "number" && i.push(`${i[0]}:${n}`);
  for (let s of r.split(",").map((a) => a.trim().toUpperCase()).filter((a) => a)) if (s === "*" || i.some((a) => a === s || a.endsWith(`.${s}`) || s.startsWith(".") && a.endsWith(`${s}`))) return true;
  return false;
}
function kR(t18) {
  let e = t18.toLowerCase();
  return e === "localhost" || e.startsWith("127.") || e.startsWith("[::1]") || e.startsWith("[0:0:0:0:0:0:0:1]");
}
var Nl = class extends URL {
  constructor(e, r) {
    super(e, r), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
  }
  get username() {
    return this._decodedUsername;
  }
  get password() {
    return this._decodedPassword;
  }
};
var di = Be(zC(), 1);
var Il = class {
  constructor() {
    throw new Error("@actions/core's own HTTP client is not shipped with this action.");
  }
};
var tt = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
var gt;
(function(t18) {
  t18[t18.OK = 200] = "OK", t18[t18.MultipleChoices = 300] = "MultipleChoices", t18[t18.MovedPermanently = 301] = "MovedPermanently", t18[t18.ResourceMoved = 302] = "ResourceMoved", t18[t18.SeeOther = 303] = "SeeOther", t18[t18.NotModified = 304] = "NotModified", t18[t18.UseProxy = 305] = "UseProxy", t18[t18.SwitchProxy = 306] = "SwitchProxy", t18[t18.TemporaryRedirect = 307] = "TemporaryRedirect", t18[t18.PermanentRedirect = 308] = "PermanentRedirect", t18[t18.BadRequest = 400] = "BadRequest", t18[t18.Unauthorized = 401] = "Unauthorized", t18[t18.PaymentRequired = 402] = "PaymentRequired", t18[t18.Forbidden = 403] = "Forbidden", t18[t18.NotFound = 404] = "NotFound", t18[t18.MethodNotAllowed = 405] = "MethodNotAllowed", t18[t18.NotAcceptable = 406] = "NotAcceptable", t18[t18.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired", t18[t18.RequestTimeout = 408] = "RequestTimeout", t18[t18.Conflict = 409] = "Conflict", t18[t18.Gone = 410] = "Gone", t18[t18.TooManyRequests = 429] = "TooManyRequests", t18[t18.InternalServerError = 500] = "InternalServerError", t18[t18.NotImplemented = 501] = "NotImplemented", t18[t18.BadGateway = 502] = "BadGateway", t18[t18.ServiceUnavailable = 503] = "ServiceUnavailable", t18[t18.GatewayTimeout = 504] = "GatewayTimeout";
})(gt || (gt = {}));
var Mt;
(function(t18) {
  t18.Accept = "accept", t18.ContentType = "content-type";
})(Mt || (Mt = {}));
var Hn;
(function(t18) {
  t18.ApplicationJson = "application/json";
})(Hn || (Hn = {}));
var YR = [gt.MovedPermanently, gt.ResourceMoved, gt.SeeOther, gt.TemporaryRedirect, gt.PermanentRedirect];
var KR = [gt.BadGateway, gt.ServiceUnavailable, gt.GatewayTimeout];
var WR = ["OPTIONS", "GET", "DELETE", "HEAD"];
var JR = 10;
var $R = 5;
var Op = class t extends Error {
  constructor(e, r) {
    super(e), this.name = "HttpClientError", this.statusCode = r, Object.setPrototypeOf(this, t.prototype);
  }
};
var Mp = class {
  constructor(e) {
    this.message = e;
  }
  readBody() {
    return tt(this, void 0, void 0, function* () {
      return new Promise((e) => tt(this, void 0, void 0, function* () {
        let r = Buffer.alloc(0);
        this.message.on("data", (n) => {
          r = Buffer.concat([r, n]);
        }), this.message.on("end", () => {
          e(r.toString());
        });
      }));
    });
  }
  readBodyBuffer() {
    return tt(this, void 0, void 0, function* () {
      return new Promise((e) => tt(this, void 0, void 0, function* () {
        let r = [];
        this.message.on("data", (n) => {
          r.push(n);
        }), this.message.on("end", () => {
          e(Buffer.concat(r));
        });
      }));
    });
  }
};
var No = class {
  constructor(e, r, n) {
    this._ignoreSslError = false, this._allowRedirects = true, this._allowRedirectDowngrade = false, this._maxRedirects = 50, this._allowRetries = false, this._maxRetries = 1, this._keepAlive = false, this._disposed = false, this.userAgent = this._getUserAgentWithOrchestrationId(e), this.handlers = r || [], this.requestOptions = n, n && (n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError), this._socketTimeout = n.socketTimeout, n.allowRedirects != null && (this._allowRedirects = n.allowRedirects), n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade), n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0)), n.keepAlive != null && (this._keepAlive = n.keepAlive), n.allowRetries != null && (this._allowRetries = n.allowRetries), n.maxRetries != null && (this._maxRetries = n.maxRetries));
  }
  options(e, r) {
    return tt(this, void 0, void 0, function* () {
      return this.request("OPTIONS", e, null, r || {});
    });
  }
  get(e, r) {
    return tt(this, void 0, void 0, function* () {
      return this.request("GET", e, null, r || {});
    });
  }
  del(e, r) {
    return tt(this, void 0, void 0, function* () {
      return this.request("DELETE", e, null, r || {});
    });
  }
  post(e, r, n) {
    return tt(this, void 0, void 0, function* () {
      return this.request("POST", e, r, n || {});
    });
  }
  patch(e, r, n) {
    return tt(this, void 0, void 0, function* () {
      return this.request("PATCH", e, r, n || {});
    });
  }
  put(e, r, n) {
    return tt(this, void 0, void 0, function* () {
      return this.request("PUT", e, r, n || {});
    });
  }
  head(e, r) {
    return tt(this, void 0, void 0, function* () {
      return this.request("HEAD", e, null, r || {});
    });
  }
  sendStream(e, r, n, i) {
    return tt(this, void 0, void 0, function* () {
      return this.request(e, r, n, i);
    });
  }
  getJson(e) {
    return tt(this, arguments, void 0, function* (r, n = {}) {
      n[Mt.Accept] = this._getExistingOrDefaultHeader(n, Mt.Accept, Hn.ApplicationJson);
      let i = yield this.get(r, n);
      return this._processResponse(i, this.requestOptions);
    });
  }
  postJson(e, r) {
    return tt(this, arguments, void 0, function* (n, i, s = {}) {
      let a = JSON.stringify(i, null, 2);
      s[Mt.Accept] = this._getExistingOrDefaultHeader(s, Mt.Accept, Hn.ApplicationJson), s[Mt.ContentType] = this._getExistingOrDefaultContentTypeHeader(s, Hn.ApplicationJson);
      let o = yield this.post(n, a, s);
      return this._processResponse(o, this.requestOptions);
    });
  }
  putJson(e, r) {
    return tt(this, arguments, void 0, function* (n, i, s = {}) {
      let a = JSON.stringify(i, null, 2);
      s[Mt.Accept] = this._getExistingOrDefaultHeader(s, Mt.Accept, Hn.ApplicationJson), s[Mt.ContentType] = this._getExistingOrDefaultContentTypeHeader(s, Hn.ApplicationJson);
      let o = yield this.put(n, a, s);
      return this._processResponse(o, this.requestOptions);
    });
  }
  patchJson(e, r) {
    return tt(this, arguments, void 0, function* (n, i, s = {}) {
      let a = JSON.stringify(i, null, 2);
      s[Mt.Accept] = this._getExistingOrDefaultHeader(s, Mt.Accept, Hn.ApplicationJson), s[Mt.ContentType] = this._getExistingOrDefaultContentTypeHeader(s, Hn.ApplicationJson);
      let o = yield this.patch(n, a, s);
      return this._processResponse(o, this.requestOptions);
    });
  }
  request(e, r, n, i) {
    return tt(this, void 0, void 0, function* () {
      if (this._disposed) throw new Error("Client has already been disposed.");
      let s = new URL(r), a = this._prepareRequest(e, s, i), o = this._allowRetries && WR.includes(e) ? this._maxRetries + 1 : 1, c = 0, l;
      do {
        if (l = yield this.requestRaw(a, n), l && l.message && l.message.statusCode === gt.Unauthorized) {
          let d;
          for (let u of this.handlers) if (u.canHandleAuthentication(l)) {
            d = u;
            break;
          }
          return d ? d.handleAuthentication(this, a, n) : l;
        }
        let m = this._maxRedirects;
        for (; l.message.statusCode && YR.includes(l.message.statusCode) && this._allowRedirects && m > 0; ) {
          let d = l.message.headers.location;
          if (!d) break;
          let u = new URL(d);
          if (s.protocol === "https:" && s.protocol !== u.protocol && !this._allowRedirectDowngrade) throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
          if (yield l.readBody(), u.hostname !== s.hostname) for (let y in i) y.toLowerCase() === "authorization" && delete i[y];
          a = this._prepareRequest(e, u, i), l = yield this.requestRaw(a, n), m--;
        }
        if (!l.message.statusCode || !KR.includes(l.message.statusCode)) return l;
        c += 1, c < o && (yield l.readBody(), yield this._performExponentialBackoff(c));
      } while (c < o);
      return l;
    });
  }
  dispose() {
    this._agent && this._agent.destroy(), this._disposed = true;
  }
  requestRaw(e, r) {
    return tt(this, void 0, void 0, function* () {
      return new Promise((n, i) => {
        function s(a, o) {
          a ? i(a) : o ? n(o) : i(new Error("Unknown error"));
        }
        this.requestRawWithCallback(e, r, s);
      });
    });
  }
  requestRawWithCallback(e, r, n) {
    typeof r == "string" && (e.options.headers || (e.options.headers = {}), e.options.headers["Content-Length"] = Buffer.byteLength(r, "utf8"));
    let i = false;
    function s(c, l) {
      i || (i = true, n(c, l));
    }
    let a = e.httpModule.request(e.options, (c) => {
      let l = new Mp(c);
      s(void 0, l);
    }), o;
    a.on("socket", (c) => {
      o = c;
    }), a.setTimeout(this._socketTimeout || 3 * 6e4, () => {
      o && o.end(), s(new Error(`Request timeout: ${e.options.path}`));
    }), a.on("error", function(c) {
      s(c);
    }), r && typeof r == "string" && a.write(r, "utf8"), r && typeof r != "string" ? (r.on("close", function() {
      a.end();
    }), r.pipe(a)) : a.end();
  }
  getAgent(e) {
    let r = new URL(e);
    return this._getAgent(r);
  }
  getAgentDispatcher(e) {
    let r = new URL(e), n = Tp(r);
    if (n && n.hostname) return this._getProxyAgentDispatcher(r, n);
  }
  _prepareRequest(e, r, n) {
    let i = {};
    i.parsedUrl = r;
    let s = i.parsedUrl.protocol === "https:";
    i.httpModule = s ? Dp : Io;
    let a = s ? 443 : 80;
    if (i.options = {}, i.options.host = i.parsedUrl.hostname, i.options.port = i.parsedUrl.port ? parseInt(i.parsedUrl.port) : a, i.options.path = (i.parsedUrl.pathname || "") + (i.parsedUrl.search || ""), i.options.method = e, i.options.headers = this._mergeHeaders(n), this.userAgent != null && (i.options.headers["user-agent"] = this.userAgent), i.options.agent = this._getAgent(i.parsedUrl), this.handlers) for (let o of this.handlers) o.prepareRequest(i.options);
    return i;
  }
  _mergeHeaders(e) {
    return this.requestOptions && this.requestOptions.headers ? Object.assign({}, Co(this.requestOptions.headers), Co(e || {})) : Co(e || {});
  }
  _getExistingOrDefaultHeader(e, r, n) {
    let i;
    if (this.requestOptions && this.requestOptions.headers) {
      let a = Co(this.requestOptions.headers)[r];
      a && (i = typeof a == "number" ? a.toString() : a);
    }
    let s = e[r];
    return s !== void 0 ? typeof s == "number" ? s.toString() : s : i !== void 0 ? i : n;
  }
  _getExistingOrDefaultContentTypeHeader(e, r) {
    let n;
    if (this.requestOptions && this.requestOptions.headers) {
      let s = Co(this.requestOptions.headers)[Mt.ContentType];
      s && (typeof s == "number" ? n = String(s) : Array.isArray(s) ? n = s.join(", ") : n = s);
    }
    let i = e[Mt.ContentType];
    return i !== void 0 ? typeof i == "number" ? String(i) : Array.isArray(i) ? i.join(", ") : i : n !== void 0 ? n : r;
  }
  _getAgent(e) {
    let r, n = Tp(e), i = n && n.hostname;
    if (this._keepAlive && i && (r = this._proxyAgent), i || (r = this._agent), r) return r;
    let s = e.protocol === "https:", a = 100;
    if (this.requestOptions && (a = this.requestOptions.maxSockets || Io.globalAgent.maxSockets), n && n.hostname) {
      let o = { maxSockets: a, keepAlive: this._keepAlive, proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), { host: n.hostname, port: n.port }) }, c, l = n.protocol === "https:";
      s ? c = l ? di.httpsOverHttps : di.httpsOverHttp : c = l ? di.httpOverHttps : di.httpOverHttp, r = c(o), this._proxyAgent = r;
    }
    if (!r) {
      let o = { keepAlive: this._keepAlive, maxSockets: a };
      r = s ? new Dp.Agent(o) : new Io.Agent(o), this._agent = r;
    }
    return s && this._ignoreSslError && (r.options = Object.assign(r.options || {}, { rejectUnauthorized: false })), r;
  }
  _getProxyAgentDispatcher(e, r) {
    let n;
    if (this._keepAlive && (n = this._proxyAgentDispatcher), n) return n;
    let i = e.protocol === "https:";
    return n = new Il(Object.assign({ uri: r.href, pipelining: this._keepAlive ? 1 : 0 }, (r.username || r.password) && { token: `Basic ${Buffer.from(`${r.username}:${r.password}`).toString("base64")}` })), this._proxyAgentDispatcher = n, i && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: false })), n;
  }
  _getUserAgentWithOrchestrationId(e) {
    let r = e || "actions/http-client", n = process.env.ACTIONS_ORCHESTRATION_ID;
    if (n) {
      let i = n.replace(/[^a-z0-9_.-]/gi, "_");
      return `${r} actions_orchestration_id/${i}`;
    }
    return r;
  }
  _performExponentialBackoff(e) {
    return tt(this, void 0, void 0, function* () {
      e = Math.min(JR, e);
      let r = $R * Math.pow(2, e);
      return new Promise((n) => setTimeout(() => n(), r));
    });
  }
  _processResponse(e, r) {
    return tt(this, void 0, void 0, function* () {
      return new Promise((n, i) => tt(this, void 0, void 0, function* () {
        let s = e.message.statusCode || 0, a = { statusCode: s, result: null, headers: {} };
        s === gt.NotFound && n(a);
        function o(m, d) {
          if (typeof d == "string") {
            let u = new Date(d);
            if (!isNaN(u.valueOf())) return u;
          }
          return d;
        }
        let c, l;
        try {
          l = yield e.readBody(), l && l.length > 0 && (r && r.deserializeDates ? c = JSON.parse(l, o) : c = JSON.parse(l), a.result = c), a.headers = e.message.headers;
        } catch {
        }
        if (s > 299) {
          let m;
          c && c.message ? m = c.message : l && l.length > 0 ? m = l : m = `Failed request: (${s})`;
          let d = new Op(m, s);
          d.result = a.result, i(d);
        } else n(a);
      }));
    });
  }
};
var Co = (t18) => Object.keys(t18).reduce((e, r) => (e[r.toLowerCase()] = t18[r], e), {});
var XR = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
var Po = class {
  constructor(e) {
    this.token = e;
  }
  prepareRequest(e) {
    if (!e.headers) throw Error("The request has no headers");
    e.headers.Authorization = `Bearer ${this.token}`;
  }
  canHandleAuthentication() {
    return false;
  }
  handleAuthentication() {
    return XR(this, void 0, void 0, function* () {
      throw new Error("not implemented");
    });
  }
};
var Lp = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
var { access: e_, appendFile: t_, writeFile: r_ } = ZR;
var qC = "GITHUB_STEP_SUMMARY";
var kp = class {
  constructor() {
    this._buffer = "";
  }
  filePath() {
    return Lp(this, void 0, void 0, function* () {
      if (this._filePath) return this._filePath;
      let e = process.env[qC];
      if (!e) throw new Error(`Unable to find environment variable for $${qC}. Check if your runtime environment supports job summaries.`);
      try {
        yield e_(e, FC.R_OK | FC.W_OK);
      } catch {
        throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
      }
      return this._filePath = e, this._filePath;
    });
  }
  wrap(e, r, n = {}) {
    let i = Object.entries(n).map(([s, a]) => ` ${s}="${a}"`).join("");
    return r ? `<${e}${i}>${r}</${e}>` : `<${e}${i}>`;
  }
  write(e) {
    return Lp(this, void 0, void 0, function* () {
      let r = !!e?.overwrite, n = yield this.filePath();
      return yield (r ? r_ : t_)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  clear() {
    return Lp(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  stringify() {
    return this._buffer;
  }
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  emptyBuffer() {
    return this._buffer = "", this;
  }
  addRaw(e, r = false) {
    return this._buffer += e, r ? this.addEOL() : this;
  }
  addEOL() {
    return this.addRaw(VR);
  }
  addCodeBlock(e, r) {
    let n = Object.assign({}, r && { lang: r }), i = this.wrap("pre", this.wrap("code", e), n);
    return this.addRaw(i).addEOL();
  }
  addList(e, r = false) {
    let n = r ? "ol" : "ul", i = e.map((a) => this.wrap("li", a)).join(""), s = this.wrap(n, i);
    return this.addRaw(s).addEOL();
  }
  addTable(e) {
    let r = e.map((i) => {
      let s = i.map((a) => {
        if (typeof a == "string") return this.wrap("td", a);
        let { header: o, data: c, colspan: l, rowspan: m } = a, d = o ? "th" : "td", u = Object.assign(Object.assign({}, l && { colspan: l }), m && { rowspan: m });
        return this.wrap(d, c, u);
      }).join("");
      return this.wrap("tr", s);
    }).join(""), n = this.wrap("table", r);
    return this.addRaw(n).addEOL();
  }
  addDetails(e, r) {
    let n = this.wrap("details", this.wrap("summary", e) + r);
    return this.addRaw(n).addEOL();
  }
  addImage(e, r, n) {
    let { width: i, height: s } = n || {}, a = Object.assign(Object.assign({}, i && { width: i }), s && { height: s }), o = this.wrap("img", null, Object.assign({ src: e, alt: r }, a));
    return this.addRaw(o).addEOL();
  }
  addHeading(e, r) {
    let n = `h${r}`, i = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(n) ? n : "h1", s = this.wrap(i, e);
    return this.addRaw(s).addEOL();
  }
  addSeparator() {
    let e = this.wrap("hr", null);
    return this.addRaw(e).addEOL();
  }
  addBreak() {
    let e = this.wrap("br", null);
    return this.addRaw(e).addEOL();
  }
  addQuote(e, r) {
    let n = Object.assign({}, r && { cite: r }), i = this.wrap("blockquote", e, n);
    return this.addRaw(i).addEOL();
  }
  addLink(e, r) {
    let n = this.wrap("a", e, { href: r });
    return this.addRaw(n).addEOL();
  }
};
var QG = new kp();
var { chmod: n_, copyFile: i_, lstat: s_, mkdir: a_, open: YG, readdir: o_, rename: c_, rm: l_, rmdir: KG, stat: m_, symlink: d_, unlink: u_ } = El.promises;
var p_ = process.platform === "win32";
var WG = El.constants.O_RDONLY;
var ZG = process.platform === "win32";
var ij = QC.platform();
var sj = QC.arch();
var GC;
(function(t18) {
  t18[t18.Success = 0] = "Success", t18[t18.Failure = 1] = "Failure";
})(GC || (GC = {}));
function Pl(t18) {
  bo("add-mask", {}, t18);
}
function He(t18) {
  bo("debug", {}, t18);
}
function Eo(t18, e = {}) {
  bo("error", vp(e), t18 instanceof Error ? t18.toString() : t18);
}
function Qi(t18, e = {}) {
  bo("warning", vp(e), t18 instanceof Error ? t18.toString() : t18);
}
function Ye(t18) {
  process.stdout.write(t18 + jC.EOL);
}
var mf = Be(Me(), 1);
var df = Be(Me(), 1);
var PN = Be(Me(), 1);
var EN = Be(Me(), 1);
var wN = Be(Me(), 1);
var ta = Be(Me(), 1);
var SN = Be(Me(), 1);
var uf = class extends SN.MessageType {
  constructor() {
    super("google.protobuf.Timestamp", [{ no: 1, name: "seconds", kind: "scalar", T: 3 }, { no: 2, name: "nanos", kind: "scalar", T: 5 }]);
  }
  now() {
    let e = this.create(), r = Date.now();
    return e.seconds = ta.PbLong.from(Math.floor(r / 1e3)).toString(), e.nanos = r % 1e3 * 1e6, e;
  }
  toDate(e) {
    return new Date(ta.PbLong.from(e.seconds).toNumber() * 1e3 + Math.ceil(e.nanos / 1e6));
  }
  fromDate(e) {
    let r = this.create(), n = e.getTime();
    return r.seconds = ta.PbLong.from(Math.floor(n / 1e3)).toString(), r.nanos = n % 1e3 * 1e6, r;
  }
  internalJsonWrite(e, r) {
    let n = ta.PbLong.from(e.seconds).toNumber() * 1e3;
    if (n < Date.parse("0001-01-01T00:00:00Z") || n > Date.parse("9999-12-31T23:59:59Z")) throw new Error("Unable to encode Timestamp to JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
    if (e.nanos < 0) throw new Error("Unable to encode invalid Timestamp to JSON. Nanos must not be negative.");
    let i = "Z";
    if (e.nanos > 0) {
      let s = (e.nanos + 1e9).toString().substring(1);
      s.substring(3) === "000000" ? i = "." + s.substring(0, 3) + "Z" : s.substring(6) === "000" ? i = "." + s.substring(0, 6) + "Z" : i = "." + s + "Z";
    }
    return new Date(n).toISOString().replace(".000Z", i);
  }
  internalJsonRead(e, r, n) {
    if (typeof e != "string") throw new Error("Unable to parse Timestamp from JSON " + (0, wN.typeofJsonValue)(e) + ".");
    let i = e.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:Z|\.([0-9]{3,9})Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
    if (!i) throw new Error("Unable to parse Timestamp from JSON. Invalid format.");
    let s = Date.parse(i[1] + "-" + i[2] + "-" + i[3] + "T" + i[4] + ":" + i[5] + ":" + i[6] + (i[8] ? i[8] : "Z"));
    if (Number.isNaN(s)) throw new Error("Unable to parse Timestamp from JSON. Invalid value.");
    if (s < Date.parse("0001-01-01T00:00:00Z") || s > Date.parse("9999-12-31T23:59:59Z")) throw new globalThis.Error("Unable to parse Timestamp from JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
    return n || (n = this.create()), n.seconds = ta.PbLong.from(s / 1e3).toString(), n.nanos = 0, i[7] && (n.nanos = parseInt("1" + i[7] + "0".repeat(9 - i[7].length)) - 1e9), n;
  }
  create(e) {
    let r = { seconds: "0", nanos: 0 };
    return globalThis.Object.defineProperty(r, EN.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, PN.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.seconds = e.int64().toString();
          break;
        case 2:
          s.nanos = e.int32();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? df.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.seconds !== "0" && r.tag(1, mf.WireType.Varint).int64(e.seconds), e.nanos !== 0 && r.tag(2, mf.WireType.Varint).int32(e.nanos);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? df.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var Gn = new uf();
var Uo = Be(Me(), 1);
var Nf = Be(Me(), 1);
var en = Be(Me(), 1);
var lt = Be(Me(), 1);
var tn = Be(Me(), 1);
var rn = Be(Me(), 1);
var nn = Be(Me(), 1);
var pf = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.DoubleValue", [{ no: 1, name: "value", kind: "scalar", T: 1 }]);
  }
  internalJsonWrite(e, r) {
    return this.refJsonWriter.scalar(2, e.value, "value", false, true);
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, 1, void 0, "value"), n;
  }
  create(e) {
    let r = { value: 0 };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.double();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== 0 && r.tag(1, en.WireType.Bit64).double(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var Xj = new pf();
var ff = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.FloatValue", [{ no: 1, name: "value", kind: "scalar", T: 2 }]);
  }
  internalJsonWrite(e, r) {
    return this.refJsonWriter.scalar(1, e.value, "value", false, true);
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, 1, void 0, "value"), n;
  }
  create(e) {
    let r = { value: 0 };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.float();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== 0 && r.tag(1, en.WireType.Bit32).float(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var Vj = new ff();
var hf = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.Int64Value", [{ no: 1, name: "value", kind: "scalar", T: 3 }]);
  }
  internalJsonWrite(e, r) {
    return this.refJsonWriter.scalar(Uo.ScalarType.INT64, e.value, "value", false, true);
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, Uo.ScalarType.INT64, Nf.LongType.STRING, "value"), n;
  }
  create(e) {
    let r = { value: "0" };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.int64().toString();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== "0" && r.tag(1, en.WireType.Varint).int64(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var nm = new hf();
var gf = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.UInt64Value", [{ no: 1, name: "value", kind: "scalar", T: 4 }]);
  }
  internalJsonWrite(e, r) {
    return this.refJsonWriter.scalar(Uo.ScalarType.UINT64, e.value, "value", false, true);
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, Uo.ScalarType.UINT64, Nf.LongType.STRING, "value"), n;
  }
  create(e) {
    let r = { value: "0" };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.uint64().toString();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== "0" && r.tag(1, en.WireType.Varint).uint64(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var Zj = new gf();
var yf = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.Int32Value", [{ no: 1, name: "value", kind: "scalar", T: 5 }]);
  }
  internalJsonWrite(e, r) {
    return this.refJsonWriter.scalar(5, e.value, "value", false, true);
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, 5, void 0, "value"), n;
  }
  create(e) {
    let r = { value: 0 };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.int32();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== 0 && r.tag(1, en.WireType.Varint).int32(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var e8 = new yf();
var xf = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.UInt32Value", [{ no: 1, name: "value", kind: "scalar", T: 13 }]);
  }
  internalJsonWrite(e, r) {
    return this.refJsonWriter.scalar(13, e.value, "value", false, true);
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, 13, void 0, "value"), n;
  }
  create(e) {
    let r = { value: 0 };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.uint32();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== 0 && r.tag(1, en.WireType.Varint).uint32(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var t8 = new xf();
var Af = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.BoolValue", [{ no: 1, name: "value", kind: "scalar", T: 8 }]);
  }
  internalJsonWrite(e, r) {
    return e.value;
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, 8, void 0, "value"), n;
  }
  create(e) {
    let r = { value: false };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.bool();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== false && r.tag(1, en.WireType.Varint).bool(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var r8 = new Af();
var bf = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.StringValue", [{ no: 1, name: "value", kind: "scalar", T: 9 }]);
  }
  internalJsonWrite(e, r) {
    return e.value;
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, 9, void 0, "value"), n;
  }
  create(e) {
    let r = { value: "" };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.string();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value !== "" && r.tag(1, en.WireType.LengthDelimited).string(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var Rt = new bf();
var Cf = class extends nn.MessageType {
  constructor() {
    super("google.protobuf.BytesValue", [{ no: 1, name: "value", kind: "scalar", T: 12 }]);
  }
  internalJsonWrite(e, r) {
    return this.refJsonWriter.scalar(12, e.value, "value", false, true);
  }
  internalJsonRead(e, r, n) {
    return n || (n = this.create()), n.value = this.refJsonReader.scalar(e, 12, void 0, "value"), n;
  }
  create(e) {
    let r = { value: new Uint8Array(0) };
    return globalThis.Object.defineProperty(r, rn.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, tn.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.value = e.bytes();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? lt.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.value.length && r.tag(1, en.WireType.LengthDelimited).bytes(e.value);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? lt.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var n8 = new Cf();
var kN = Be(LN(), 1);
var de = Be(Me(), 1);
var Qe = Be(Me(), 1);
var Cr = Be(Me(), 1);
var Nr = Be(Me(), 1);
var Ir = Be(Me(), 1);
var Qf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.CreateArtifactRequest", [{ no: 1, name: "workflow_run_backend_id", kind: "scalar", T: 9 }, { no: 2, name: "workflow_job_run_backend_id", kind: "scalar", T: 9 }, { no: 3, name: "name", kind: "scalar", T: 9 }, { no: 4, name: "expires_at", kind: "message", T: () => Gn }, { no: 5, name: "version", kind: "scalar", T: 5 }, { no: 6, name: "mime_type", kind: "message", T: () => Rt }]);
  }
  create(e) {
    let r = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "", version: 0 };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.workflowRunBackendId = e.string();
          break;
        case 2:
          s.workflowJobRunBackendId = e.string();
          break;
        case 3:
          s.name = e.string();
          break;
        case 4:
          s.expiresAt = Gn.internalBinaryRead(e, e.uint32(), n, s.expiresAt);
          break;
        case 5:
          s.version = e.int32();
          break;
        case 6:
          s.mimeType = Rt.internalBinaryRead(e, e.uint32(), n, s.mimeType);
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.workflowRunBackendId !== "" && r.tag(1, de.WireType.LengthDelimited).string(e.workflowRunBackendId), e.workflowJobRunBackendId !== "" && r.tag(2, de.WireType.LengthDelimited).string(e.workflowJobRunBackendId), e.name !== "" && r.tag(3, de.WireType.LengthDelimited).string(e.name), e.expiresAt && Gn.internalBinaryWrite(e.expiresAt, r.tag(4, de.WireType.LengthDelimited).fork(), n).join(), e.version !== 0 && r.tag(5, de.WireType.Varint).int32(e.version), e.mimeType && Rt.internalBinaryWrite(e.mimeType, r.tag(6, de.WireType.LengthDelimited).fork(), n).join();
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var eh = new Qf();
var Gf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.CreateArtifactResponse", [{ no: 1, name: "ok", kind: "scalar", T: 8 }, { no: 2, name: "signed_upload_url", kind: "scalar", T: 9 }]);
  }
  create(e) {
    let r = { ok: false, signedUploadUrl: "" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.ok = e.bool();
          break;
        case 2:
          s.signedUploadUrl = e.string();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.ok !== false && r.tag(1, de.WireType.Varint).bool(e.ok), e.signedUploadUrl !== "" && r.tag(2, de.WireType.LengthDelimited).string(e.signedUploadUrl);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var th = new Gf();
var jf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.FinalizeArtifactRequest", [{ no: 1, name: "workflow_run_backend_id", kind: "scalar", T: 9 }, { no: 2, name: "workflow_job_run_backend_id", kind: "scalar", T: 9 }, { no: 3, name: "name", kind: "scalar", T: 9 }, { no: 4, name: "size", kind: "scalar", T: 3 }, { no: 5, name: "hash", kind: "message", T: () => Rt }]);
  }
  create(e) {
    let r = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "", size: "0" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.workflowRunBackendId = e.string();
          break;
        case 2:
          s.workflowJobRunBackendId = e.string();
          break;
        case 3:
          s.name = e.string();
          break;
        case 4:
          s.size = e.int64().toString();
          break;
        case 5:
          s.hash = Rt.internalBinaryRead(e, e.uint32(), n, s.hash);
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.workflowRunBackendId !== "" && r.tag(1, de.WireType.LengthDelimited).string(e.workflowRunBackendId), e.workflowJobRunBackendId !== "" && r.tag(2, de.WireType.LengthDelimited).string(e.workflowJobRunBackendId), e.name !== "" && r.tag(3, de.WireType.LengthDelimited).string(e.name), e.size !== "0" && r.tag(4, de.WireType.Varint).int64(e.size), e.hash && Rt.internalBinaryWrite(e.hash, r.tag(5, de.WireType.LengthDelimited).fork(), n).join();
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var rh = new jf();
var Yf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.FinalizeArtifactResponse", [{ no: 1, name: "ok", kind: "scalar", T: 8 }, { no: 2, name: "artifact_id", kind: "scalar", T: 3 }]);
  }
  create(e) {
    let r = { ok: false, artifactId: "0" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.ok = e.bool();
          break;
        case 2:
          s.artifactId = e.int64().toString();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.ok !== false && r.tag(1, de.WireType.Varint).bool(e.ok), e.artifactId !== "0" && r.tag(2, de.WireType.Varint).int64(e.artifactId);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var nh = new Yf();
var Kf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.ListArtifactsRequest", [{ no: 1, name: "workflow_run_backend_id", kind: "scalar", T: 9 }, { no: 2, name: "workflow_job_run_backend_id", kind: "scalar", T: 9 }, { no: 3, name: "name_filter", kind: "message", T: () => Rt }, { no: 4, name: "id_filter", kind: "message", T: () => nm }]);
  }
  create(e) {
    let r = { workflowRunBackendId: "", workflowJobRunBackendId: "" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.workflowRunBackendId = e.string();
          break;
        case 2:
          s.workflowJobRunBackendId = e.string();
          break;
        case 3:
          s.nameFilter = Rt.internalBinaryRead(e, e.uint32(), n, s.nameFilter);
          break;
        case 4:
          s.idFilter = nm.internalBinaryRead(e, e.uint32(), n, s.idFilter);
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.workflowRunBackendId !== "" && r.tag(1, de.WireType.LengthDelimited).string(e.workflowRunBackendId), e.workflowJobRunBackendId !== "" && r.tag(2, de.WireType.LengthDelimited).string(e.workflowJobRunBackendId), e.nameFilter && Rt.internalBinaryWrite(e.nameFilter, r.tag(3, de.WireType.LengthDelimited).fork(), n).join(), e.idFilter && nm.internalBinaryWrite(e.idFilter, r.tag(4, de.WireType.LengthDelimited).fork(), n).join();
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var ih = new Kf();
var Wf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.ListArtifactsResponse", [{ no: 1, name: "artifacts", kind: "message", repeat: 2, T: () => Hf }]);
  }
  create(e) {
    let r = { artifacts: [] };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.artifacts.push(Hf.internalBinaryRead(e, e.uint32(), n));
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    for (let s = 0; s < e.artifacts.length; s++) Hf.internalBinaryWrite(e.artifacts[s], r.tag(1, de.WireType.LengthDelimited).fork(), n).join();
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var sh = new Wf();
var Jf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.ListArtifactsResponse.MonolithArtifact", [{ no: 1, name: "workflow_run_backend_id", kind: "scalar", T: 9 }, { no: 2, name: "workflow_job_run_backend_id", kind: "scalar", T: 9 }, { no: 3, name: "database_id", kind: "scalar", T: 3 }, { no: 4, name: "name", kind: "scalar", T: 9 }, { no: 5, name: "size", kind: "scalar", T: 3 }, { no: 6, name: "created_at", kind: "message", T: () => Gn }, { no: 7, name: "digest", kind: "message", T: () => Rt }]);
  }
  create(e) {
    let r = { workflowRunBackendId: "", workflowJobRunBackendId: "", databaseId: "0", name: "", size: "0" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.workflowRunBackendId = e.string();
          break;
        case 2:
          s.workflowJobRunBackendId = e.string();
          break;
        case 3:
          s.databaseId = e.int64().toString();
          break;
        case 4:
          s.name = e.string();
          break;
        case 5:
          s.size = e.int64().toString();
          break;
        case 6:
          s.createdAt = Gn.internalBinaryRead(e, e.uint32(), n, s.createdAt);
          break;
        case 7:
          s.digest = Rt.internalBinaryRead(e, e.uint32(), n, s.digest);
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.workflowRunBackendId !== "" && r.tag(1, de.WireType.LengthDelimited).string(e.workflowRunBackendId), e.workflowJobRunBackendId !== "" && r.tag(2, de.WireType.LengthDelimited).string(e.workflowJobRunBackendId), e.databaseId !== "0" && r.tag(3, de.WireType.Varint).int64(e.databaseId), e.name !== "" && r.tag(4, de.WireType.LengthDelimited).string(e.name), e.size !== "0" && r.tag(5, de.WireType.Varint).int64(e.size), e.createdAt && Gn.internalBinaryWrite(e.createdAt, r.tag(6, de.WireType.LengthDelimited).fork(), n).join(), e.digest && Rt.internalBinaryWrite(e.digest, r.tag(7, de.WireType.LengthDelimited).fork(), n).join();
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var Hf = new Jf();
var $f = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.GetSignedArtifactURLRequest", [{ no: 1, name: "workflow_run_backend_id", kind: "scalar", T: 9 }, { no: 2, name: "workflow_job_run_backend_id", kind: "scalar", T: 9 }, { no: 3, name: "name", kind: "scalar", T: 9 }]);
  }
  create(e) {
    let r = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.workflowRunBackendId = e.string();
          break;
        case 2:
          s.workflowJobRunBackendId = e.string();
          break;
        case 3:
          s.name = e.string();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.workflowRunBackendId !== "" && r.tag(1, de.WireType.LengthDelimited).string(e.workflowRunBackendId), e.workflowJobRunBackendId !== "" && r.tag(2, de.WireType.LengthDelimited).string(e.workflowJobRunBackendId), e.name !== "" && r.tag(3, de.WireType.LengthDelimited).string(e.name);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var ah = new $f();
var Xf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.GetSignedArtifactURLResponse", [{ no: 1, name: "signed_url", kind: "scalar", T: 9 }]);
  }
  create(e) {
    let r = { signedUrl: "" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.signedUrl = e.string();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.signedUrl !== "" && r.tag(1, de.WireType.LengthDelimited).string(e.signedUrl);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var oh = new Xf();
var Vf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.DeleteArtifactRequest", [{ no: 1, name: "workflow_run_backend_id", kind: "scalar", T: 9 }, { no: 2, name: "workflow_job_run_backend_id", kind: "scalar", T: 9 }, { no: 3, name: "name", kind: "scalar", T: 9 }]);
  }
  create(e) {
    let r = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.workflowRunBackendId = e.string();
          break;
        case 2:
          s.workflowJobRunBackendId = e.string();
          break;
        case 3:
          s.name = e.string();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.workflowRunBackendId !== "" && r.tag(1, de.WireType.LengthDelimited).string(e.workflowRunBackendId), e.workflowJobRunBackendId !== "" && r.tag(2, de.WireType.LengthDelimited).string(e.workflowJobRunBackendId), e.name !== "" && r.tag(3, de.WireType.LengthDelimited).string(e.name);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var ch = new Vf();
var Zf = class extends Ir.MessageType {
  constructor() {
    super("github.actions.results.api.v1.DeleteArtifactResponse", [{ no: 1, name: "ok", kind: "scalar", T: 8 }, { no: 2, name: "artifact_id", kind: "scalar", T: 3 }]);
  }
  create(e) {
    let r = { ok: false, artifactId: "0" };
    return globalThis.Object.defineProperty(r, Nr.MESSAGE_TYPE, { enumerable: false, value: this }), e !== void 0 && (0, Cr.reflectionMergePartial)(this, r, e), r;
  }
  internalBinaryRead(e, r, n, i) {
    let s = i ?? this.create(), a = e.pos + r;
    for (; e.pos < a; ) {
      let [o, c] = e.tag();
      switch (o) {
        case 1:
          s.ok = e.bool();
          break;
        case 2:
          s.artifactId = e.int64().toString();
          break;
        default:
          let l = n.readUnknownField;
          if (l === "throw") throw new globalThis.Error(`Unknown field ${o} (wire type ${c}) for ${this.typeName}`);
          let m = e.skip(c);
          l !== false && (l === true ? Qe.UnknownFieldHandler.onRead : l)(this.typeName, s, o, c, m);
      }
    }
    return s;
  }
  internalBinaryWrite(e, r, n) {
    e.ok !== false && r.tag(1, de.WireType.Varint).bool(e.ok), e.artifactId !== "0" && r.tag(2, de.WireType.Varint).int64(e.artifactId);
    let i = n.writeUnknownFields;
    return i !== false && (i == true ? Qe.UnknownFieldHandler.onWrite : i)(this.typeName, e, r), r;
  }
};
var lh = new Zf();
var N8 = new kN.ServiceType("github.actions.results.api.v1.ArtifactService", [{ name: "CreateArtifact", options: {}, I: eh, O: th }, { name: "FinalizeArtifact", options: {}, I: rh, O: nh }, { name: "ListArtifacts", options: {}, I: ih, O: sh }, { name: "GetSignedArtifactURL", options: {}, I: ah, O: oh }, { name: "DeleteArtifact", options: {}, I: ch, O: lh }]);
var dm = class {
  constructor(e) {
    this.rpc = e, this.CreateArtifact.bind(this), this.FinalizeArtifact.bind(this), this.ListArtifacts.bind(this), this.GetSignedArtifactURL.bind(this), this.DeleteArtifact.bind(this);
  }
  CreateArtifact(e) {
    let r = eh.toJson(e, { useProtoFieldName: true, emitDefaultValues: false });
    return this.rpc.request("github.actions.results.api.v1.ArtifactService", "CreateArtifact", "application/json", r).then((i) => th.fromJson(i, { ignoreUnknownFields: true }));
  }
  FinalizeArtifact(e) {
    let r = rh.toJson(e, { useProtoFieldName: true, emitDefaultValues: false });
    return this.rpc.request("github.actions.results.api.v1.ArtifactService", "FinalizeArtifact", "application/json", r).then((i) => nh.fromJson(i, { ignoreUnknownFields: true }));
  }
  ListArtifacts(e) {
    let r = ih.toJson(e, { useProtoFieldName: true, emitDefaultValues: false });
    return this.rpc.request("github.actions.results.api.v1.ArtifactService", "ListArtifacts", "application/json", r).then((i) => sh.fromJson(i, { ignoreUnknownFields: true }));
  }
  GetSignedArtifactURL(e) {
    let r = ah.toJson(e, { useProtoFieldName: true, emitDefaultValues: false });
    return this.rpc.request("github.actions.results.api.v1.ArtifactService", "GetSignedArtifactURL", "application/json", r).then((i) => oh.fromJson(i, { ignoreUnknownFields: true }));
  }
  DeleteArtifact(e) {
    let r = ch.toJson(e, { useProtoFieldName: true, emitDefaultValues: false });
    return this.rpc.request("github.actions.results.api.v1.ArtifactService", "DeleteArtifact", "application/json", r).then((i) => lh.fromJson(i, { ignoreUnknownFields: true }));
  }
};
function UN(t18) {
  if (!t18) return;
  let e = SM();
  e && e < t18 && (Qi(`Retention days cannot be greater than the maximum allowed retention set within the repository. Using ${e} instead.`), t18 = e);
  let r = /* @__PURE__ */ new Date();
  return r.setDate(r.getDate() + t18), Gn.fromDate(r);
}
function SM() {
  let t18 = process.env.GITHUB_RETENTION_DAYS;
  if (!t18) return;
  let e = parseInt(t18);
  if (!isNaN(e)) return e;
}
var mh = /* @__PURE__ */ new Map([['"', ' Double quote "'], [":", " Colon :"], ["<", " Less than <"], [">", " Greater than >"], ["|", " Vertical bar |"], ["*", " Asterisk *"], ["?", " Question mark ?"], ["\r", " Carriage return \\r"], [`
`, " Line feed \\n"]]);
var zN = new Map([...mh, ["\\", " Backslash \\"], ["/", " Forward slash /"]]);
function FN(t18) {
  if (!t18) throw new Error("Provided artifact name input during validation is empty");
  for (let [e, r] of zN) if (t18.includes(e)) throw new Error(`The artifact name is not valid: ${t18}. Contains the following character: ${r}
          
Invalid characters include: ${Array.from(zN.values()).toString()}
          
These characters are not allowed in the artifact name due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.`);
  Ye("Artifact name is valid!");
}
function dh(t18) {
  if (!t18) throw new Error("Provided file path input during validation is empty");
  for (let [e, r] of mh) if (t18.includes(e)) throw new Error(`The path for one of the files in artifact is not valid: ${t18}. Contains the following character: ${r}
          
Invalid characters include: ${Array.from(mh.values()).toString()}
          
The following characters are not allowed in files that are uploaded due to limitations with certain file systems such as NTFS. To maintain file system agnostic behavior, these characters are intentionally not allowed to prevent potential problems with downloads on different file systems.
          `);
}
function Wi() {
  return 8 * 1024 * 1024;
}
function um() {
  let t18 = process.env.ACTIONS_RUNTIME_TOKEN;
  if (!t18) throw new Error("Unable to get the ACTIONS_RUNTIME_TOKEN env variable");
  return t18;
}
function qN() {
  let t18 = process.env.ACTIONS_RESULTS_URL;
  if (!t18) throw new Error("Unable to get the ACTIONS_RESULTS_URL env variable");
  return new URL(t18).origin;
}
function HN() {
  let t18 = vM.cpus().length, e = 32;
  if (t18 > 4) {
    let n = 16 * t18;
    e = n > 300 ? 300 : n;
  }
  let r = process.env.ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY;
  if (r) {
    let n = parseInt(r);
    if (isNaN(n) || n < 1) throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY env variable");
    return n < e ? (Ye("Set concurrency based on the value set in ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY."), n) : (Ye(`ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY is higher than the cap of ${e} based on the number of cpus. Set it to the maximum value allowed.`), e);
  }
  return 5;
}
function QN() {
  let t18 = process.env.ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS;
  if (!t18) return 3e5;
  let e = parseInt(t18);
  if (isNaN(e)) throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS env variable");
  return e;
}
var KN = Be(YN(), 1);
function WN() {
  return `@actions/artifact-${KN.version}`;
}
var la = class extends Error {
  constructor(e = []) {
    let r = "No files were found to upload";
    e.length > 0 && (r += `: ${e.join(", ")}`), super(r), this.files = e, this.name = "FilesNotFoundError";
  }
};
var qo = class extends Error {
  constructor(e) {
    super(e), this.name = "InvalidResponseError";
  }
};
var jn = class extends Error {
  constructor(e) {
    let r = `Unable to make request: ${e}
If you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`;
    super(r), this.code = e, this.name = "NetworkError";
  }
};
jn.isNetworkErrorCode = (t18) => t18 ? ["ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "ECONNREFUSED", "EHOSTUNREACH"].includes(t18) : false;
var Ji = class extends Error {
  constructor() {
    super(`Artifact storage quota has been hit. Unable to upload any new artifacts.
More info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending`), this.name = "UsageError";
  }
};
Ji.isUsageErrorMessage = (t18) => t18 ? t18.includes("insufficient usage") : false;
var $i = class extends Error {
};
$i.prototype.name = "InvalidTokenError";
function RM(t18) {
  return decodeURIComponent(atob(t18).replace(/(.)/g, (e, r) => {
    let n = r.charCodeAt(0).toString(16).toUpperCase();
    return n.length < 2 && (n = "0" + n), "%" + n;
  }));
}
function _M(t18) {
  let e = t18.replace(/-/g, "+").replace(/_/g, "/");
  switch (e.length % 4) {
    case 0:
      break;
    case 2:
      e += "==";
      break;
    case 3:
      e += "=";
      break;
    default:
      throw new Error("base64 string is not of the correct length");
  }
  try {
    return RM(e);
  } catch {
    return atob(e);
  }
}
function JN(t18, e) {
  if (typeof t18 != "string") throw new $i("Invalid token specified: must be a string");
  e || (e = {});
  let r = e.header === true ? 0 : 1, n = t18.split(".")[r];
  if (typeof n != "string") throw new $i(`Invalid token specified: missing part #${r + 1}`);
  let i;
  try {
    i = _M(n);
  } catch (s) {
    throw new $i(`Invalid token specified: invalid base64 for part #${r + 1} (${s.message})`);
  }
  try {
    return JSON.parse(i);
  } catch (s) {
    throw new $i(`Invalid token specified: invalid json for part #${r + 1} (${s.message})`);
  }
}
var pm = new Error("Failed to get backend IDs: The provided JWT token is invalid and/or missing claims");
function XN() {
  let t18 = um(), e = JN(t18);
  if (!e.scp) throw pm;
  let r = e.scp.split(" ");
  if (r.length === 0) throw pm;
  for (let n of r) {
    let i = n.split(":");
    if (i?.[0] !== "Actions.Results") continue;
    if (i.length !== 3) throw pm;
    let s = { workflowRunBackendId: i[1], workflowJobRunBackendId: i[2] };
    return He(`Workflow Run Backend ID: ${s.workflowRunBackendId}`), He(`Workflow Job Run Backend ID: ${s.workflowJobRunBackendId}`), s;
  }
  throw pm;
}
function $N(t18) {
  if (t18) try {
    let r = new URL(t18).searchParams.get("sig");
    r && (Pl(r), Pl(encodeURIComponent(r)));
  } catch (e) {
    He(`Failed to parse URL: ${t18} ${e instanceof Error ? e.message : String(e)}`);
  }
}
function VN(t18) {
  if (typeof t18 != "object" || t18 === null) {
    He("body is not an object or is null");
    return;
  }
  "signed_upload_url" in t18 && typeof t18.signed_upload_url == "string" && $N(t18.signed_upload_url), "signed_url" in t18 && typeof t18.signed_url == "string" && $N(t18.signed_url);
}
var fm = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
var uh = class {
  constructor(e, r, n, i) {
    this.maxAttempts = 5, this.baseRetryIntervalMilliseconds = 3e3, this.retryMultiplier = 1.5;
    let s = um();
    this.baseUrl = qN(), r && (this.maxAttempts = r), n && (this.baseRetryIntervalMilliseconds = n), i && (this.retryMultiplier = i), this.httpClient = new No(e, [new Po(s)]);
  }
  request(e, r, n, i) {
    return fm(this, void 0, void 0, function* () {
      let s = new URL(`/twirp/${e}/${r}`, this.baseUrl).href;
      He(`[Request] ${r} ${s}`);
      let a = { "Content-Type": n };
      try {
        let { body: o } = yield this.retryableRequest(() => fm(this, void 0, void 0, function* () {
          return this.httpClient.post(s, JSON.stringify(i), a);
        }));
        return o;
      } catch (o) {
        throw new Error(`Failed to ${r}: ${o.message}`);
      }
    });
  }
  retryableRequest(e) {
    return fm(this, void 0, void 0, function* () {
      let r = 0, n = "", i = "";
      for (; r < this.maxAttempts; ) {
        let s = false;
        try {
          let o = yield e(), c = o.message.statusCode;
          i = yield o.readBody(), He(`[Response] - ${o.message.statusCode}`), He(`Headers: ${JSON.stringify(o.message.headers, null, 2)}`);
          let l = JSON.parse(i);
          if (VN(l), He(`Body: ${JSON.stringify(l, null, 2)}`), this.isSuccessStatusCode(c)) return { response: o, body: l };
          if (s = this.isRetryableHttpStatusCode(c), n = `Failed request: (${c}) ${o.message.statusMessage}`, l.msg) {
            if (Ji.isUsageErrorMessage(l.msg)) throw new Ji();
            n = `${n}: ${l.msg}`;
          }
        } catch (o) {
          if (o instanceof SyntaxError && He(`Raw Body: ${i}`), o instanceof Ji) throw o;
          if (jn.isNetworkErrorCode(o?.code)) throw new jn(o?.code);
          s = true, n = o.message;
        }
        if (!s) throw new Error(`Received non-retryable error: ${n}`);
        if (r + 1 === this.maxAttempts) throw new Error(`Failed to make request after ${this.maxAttempts} attempts: ${n}`);
        let a = this.getExponentialRetryTimeMilliseconds(r);
        Ye(`Attempt ${r + 1} of ${this.maxAttempts} failed with error: ${n}. Retrying request in ${a} ms...`), yield this.sleep(a), r++;
      }
      throw new Error("Request failed");
    });
  }
  isSuccessStatusCode(e) {
    return e ? e >= 200 && e < 300 : false;
  }
  isRetryableHttpStatusCode(e) {
    return e ? [gt.BadGateway, gt.GatewayTimeout, gt.InternalServerError, gt.ServiceUnavailable, gt.TooManyRequests].includes(e) : false;
  }
  sleep(e) {
    return fm(this, void 0, void 0, function* () {
      return new Promise((r) => setTimeout(r, e));
    });
  }
  getExponentialRetryTimeMilliseconds(e) {
    if (e < 0) throw new Error("attempt should be a positive integer");
    if (e === 0) return this.baseRetryIntervalMilliseconds;
    let r = this.baseRetryIntervalMilliseconds * Math.pow(this.retryMultiplier, e), n = r * this.retryMultiplier;
    return Math.trunc(Math.random() * (n - r) + r);
  }
};
function ZN(t18) {
  let e = new uh(WN(), t18?.maxAttempts, t18?.retryIntervalMs, t18?.retryMultiplier);
  return new dm(e);
}
function rI(t18) {
  if (!ma.existsSync(t18)) throw new Error(`The provided rootDirectory ${t18} does not exist`);
  if (!ma.statSync(t18).isDirectory()) throw new Error(`The provided rootDirectory ${t18} is not a valid directory`);
  Ye("Root directory input is valid!");
}
function nI(t18, e) {
  let r = [];
  e = eI(e), e = tI(e);
  for (let n of t18) {
    let i = ma.lstatSync(n, { throwIfNoEntry: false });
    if (!i) throw new Error(`File ${n} does not exist`);
    if (i.isDirectory()) {
      let s = n.replace(e, "");
      dh(s), r.push({ sourcePath: null, destinationPath: s, stats: i });
    } else {
      if (n = eI(n), n = tI(n), !n.startsWith(e)) throw new Error(`The rootDirectory: ${e} is not a parent directory of the file: ${n}`);
      let s = n.replace(e, "");
      dh(s), r.push({ sourcePath: n, destinationPath: s, stats: i });
    }
  }
  return r;
}
var on = class extends Error {
  constructor(e) {
    super(e), this.name = "AbortError";
  }
};
function iI(t18, ...e) {
  DM.stderr.write(`${MM.format(t18, ...e)}${OM}`);
}
function hm(t18) {
  return Ho.env[t18];
}
var sI = typeof Ho.versions.deno == "string" && Ho.versions.deno.length > 0;
var aI = typeof Ho.versions.bun == "string" && Ho.versions.bun.length > 0;
var gm = true;
var oI = hm("DEBUG");
var lI;
var ph = [];
var fh = [];
var ym = [];
oI && hh(oI);
var mI = Object.assign((t18) => dI(t18), { enable: hh, enabled: gh, disable: LM, log: iI });
function hh(t18) {
  lI = t18, ph = [], fh = [];
  let e = t18.split(",").map((r) => r.trim());
  for (let r of e) r.startsWith("-") ? fh.push(r.substring(1)) : ph.push(r);
  for (let r of ym) r.enabled = gh(r.namespace);
}
function gh(t18) {
  if (t18.endsWith("*")) return true;
  for (let e of fh) if (cI(t18, e)) return false;
  for (let e of ph) if (cI(t18, e)) return true;
  return false;
}
function cI(t18, e) {
  if (e.indexOf("*") === -1) return t18 === e;
  let r = e;
  if (e.indexOf("**") !== -1) {
    let u = [], y = "";
    for (let x of e) x === "*" && y === "*" || (y = x, u.push(x));
    r = u.join("");
  }
  let n = 0, i = 0, s = r.length, a = t18.length, o = -1, c = -1;
  for (; n < a && i < s; ) if (r[i] === "*") {
    if (o = i, i++, i === s) return true;
    for (; t18[n] !== r[i]; ) if (n++, n === a) return false;
    c = n, n++, i++;
    continue;
  } else if (r[i] === t18[n]) i++, n++;
  else if (o >= 0) {
    if (i = o + 1, n = c + 1, n === a) return false;
    for (; t18[n] !== r[i]; ) if (n++, n === a) return false;
    c = n, n++, i++;
    continue;
  } else return false;
  let l = n === t18.length, m = i === r.length, d = i === r.length - 1 && r[i] === "*";
  return l && (m || d);
}
function LM() {
  let t18 = lI || "";
  return hh(""), t18;
}
function dI(t18) {
  let e = Object.assign(r, { enabled: gh(t18), destroy: kM, log: mI.log, namespace: t18, extend: UM });
  function r(...n) {
    e.enabled && (n.length > 0 && (n[0] = `${t18} ${n[0]}`), e.log(...n));
  }
  return ym.push(e), e;
}
function kM() {
  let t18 = ym.indexOf(this);
  return t18 >= 0 ? (ym.splice(t18, 1), true) : false;
}
function UM(t18) {
  let e = dI(`${this.namespace}:${t18}`);
  return e.log = this.log, e;
}
var da = mI;
var yh = ["verbose", "info", "warning", "error"];
var uI = { verbose: 400, info: 300, warning: 200, error: 100 };
function pI(t18, e) {
  e.log = (...r) => {
    t18.log(...r);
  };
}
function fI(t18) {
  return yh.includes(t18);
}
function xm(t18) {
  let e = /* @__PURE__ */ new Set(), r = hm(t18.logLevelEnvVarName), n, i = da(t18.namespace);
  i.log = (...m) => {
    da.log(...m);
  };
  function s(m) {
    if (m && !fI(m)) throw new Error(`Unknown log level '${m}'. Acceptable values: ${yh.join(",")}`);
    n = m;
    let d = [];
    for (let u of e) a(u) && d.push(u.namespace);
    da.enable(d.join(","));
  }
  r && (fI(r) ? s(r) : console.error(`${t18.logLevelEnvVarName} set to unknown log level '${r}'; logging is not enabled. Acceptable values: ${yh.join(", ")}.`));
  function a(m) {
    return !!(n && uI[m.level] <= uI[n]);
  }
  function o(m, d) {
    let u = Object.assign(m.extend(d), { level: d });
    if (pI(m, u), a(u)) {
      let y = da.disable();
      da.enable(y + "," + u.namespace);
    }
    return e.add(u), u;
  }
  function c() {
    return n;
  }
  function l(m) {
    let d = i.extend(m);
    return pI(i, d), { error: o(d, "error"), warning: o(d, "warning"), info: o(d, "info"), verbose: o(d, "verbose") };
  }
  return { setLogLevel: s, getLogLevel: c, createClientLogger: l, logger: i };
}
var hI = xm({ logLevelEnvVarName: "TYPESPEC_RUNTIME_LOG_LEVEL", namespace: "typeSpecRuntime" });
var zM = hI.logger;
function Qo(t18) {
  return hI.createClientLogger(t18);
}
function Am(t18) {
  return t18.toLowerCase();
}
function FM(t18) {
  return String(t18).trim().replace(/[\r\n]/g, "");
}
function* qM(t18) {
  for (let e of t18.values()) yield [e.name, e.value];
}
var xh = class {
  _headersMap;
  constructor(e) {
    if (this._headersMap = /* @__PURE__ */ new Map(), e) for (let r of Object.keys(e)) this.set(r, e[r]);
  }
  set(e, r) {
    this._headersMap.set(Am(e), { name: e, value: FM(r) });
  }
  get(e) {
    return this._headersMap.get(Am(e))?.value;
  }
  has(e) {
    return this._headersMap.has(Am(e));
  }
  delete(e) {
    this._headersMap.delete(Am(e));
  }
  toJSON(e = {}) {
    let r = {};
    if (e.preserveCase) for (let n of this._headersMap.values()) r[n.name] = n.value;
    else for (let [n, i] of this._headersMap) r[n] = i.value;
    return r;
  }
  toString() {
    return JSON.stringify(this.toJSON({ preserveCase: true }));
  }
  [Symbol.iterator]() {
    return qM(this._headersMap);
  }
};
function nr(t18) {
  return new xh(t18);
}
function Xi() {
  return crypto.randomUUID();
}
var Ah = class {
  url;
  method;
  headers;
  timeout;
  withCredentials;
  body;
  multipartBody;
  formData;
  streamResponseStatusCodes;
  enableBrowserStreams;
  proxySettings;
  disableKeepAlive;
  abortSignal;
  requestId;
  allowInsecureConnection;
  onUploadProgress;
  onDownloadProgress;
  requestOverrides;
  authSchemes;
  constructor(e) {
    this.url = e.url, this.body = e.body, this.headers = e.headers ?? nr(), this.method = e.method ?? "GET", this.timeout = e.timeout ?? 0, this.multipartBody = e.multipartBody, this.formData = e.formData, this.disableKeepAlive = e.disableKeepAlive ?? false, this.proxySettings = e.proxySettings, this.streamResponseStatusCodes = e.streamResponseStatusCodes, this.withCredentials = e.withCredentials ?? false, this.abortSignal = e.abortSignal, this.onUploadProgress = e.onUploadProgress, this.onDownloadProgress = e.onDownloadProgress, this.requestId = e.requestId || Xi(), this.allowInsecureConnection = e.allowInsecureConnection ?? false, this.enableBrowserStreams = e.enableBrowserStreams ?? false, this.requestOverrides = e.requestOverrides, this.authSchemes = e.authSchemes;
  }
};
function bm(t18) {
  return new Ah(t18);
}
var gI = /* @__PURE__ */ new Set(["Deserialize", "Serialize", "Retry", "Sign"]);
var bh = class t2 {
  _policies = [];
  _orderedPolicies;
  constructor(e) {
    this._policies = e?.slice(0) ?? [], this._orderedPolicies = void 0;
  }
  addPolicy(e, r = {}) {
    if (r.phase && r.afterPhase) throw new Error("Policies inside a phase cannot specify afterPhase.");
    if (r.phase && !gI.has(r.phase)) throw new Error(`Invalid phase name: ${r.phase}`);
    if (r.afterPhase && !gI.has(r.afterPhase)) throw new Error(`Invalid afterPhase name: ${r.afterPhase}`);
    this._policies.push({ policy: e, options: r }), this._orderedPolicies = void 0;
  }
  removePolicy(e) {
    let r = [];
    return this._policies = this._policies.filter((n) => e.name && n.policy.name === e.name || e.phase && n.options.phase === e.phase ? (r.push(n.policy), false) : true), this._orderedPolicies = void 0, r;
  }
  sendRequest(e, r) {
    return this.getOrderedPolicies().reduceRight((s, a) => (o) => a.sendRequest(o, s), (s) => e.sendRequest(s))(r);
  }
  getOrderedPolicies() {
    return this._orderedPolicies || (this._orderedPolicies = this.orderPolicies()), this._orderedPolicies;
  }
  clone() {
    return new t2(this._policies);
  }
  static create() {
    return new t2();
  }
  orderPolicies() {
    let e = [], r = /* @__PURE__ */ new Map();
    function n(x) {
      return { name: x, policies: /* @__PURE__ */ new Set(), hasRun: false, hasAfterPolicies: false };
    }
    let i = n("Serialize"), s = n("None"), a = n("Deserialize"), o = n("Retry"), c = n("Sign"), l = [i, s, a, o, c];
    function m(x) {
      return x === "Retry" ? o : x === "Serialize" ? i : x === "Deserialize" ? a : x === "Sign" ? c : s;
    }
    for (let x of this._policies) {
      let I = x.policy, N = x.options, w = I.name;
      if (r.has(w)) throw new Error("Duplicate policy names not allowed in pipeline");
      let D = { policy: I, dependsOn: /* @__PURE__ */ new Set(), dependants: /* @__PURE__ */ new Set() };
      N.afterPhase && (D.afterPhase = m(N.afterPhase), D.afterPhase.hasAfterPolicies = true), r.set(w, D), m(N.phase).policies.add(D);
    }
    for (let x of this._policies) {
      let { policy: I, options: N } = x, w = I.name, D = r.get(w);
      if (!D) throw new Error(`Missing node for policy ${w}`);
      if (N.afterPolicies) for (let M of N.afterPolicies) {
        let re = r.get(M);
        re && (D.dependsOn.add(re), re.dependants.add(D));
      }
      if (N.beforePolicies) for (let M of N.beforePolicies) {
        let re = r.get(M);
        re && (re.dependsOn.add(D), D.dependants.add(re));
      }
    }
    function d(x) {
      x.hasRun = true;
      for (let I of x.policies) if (!(I.afterPhase && (!I.afterPhase.hasRun || I.afterPhase.policies.size)) && I.dependsOn.size === 0) {
        e.push(I.policy);
        for (let N of I.dependants) N.dependsOn.delete(I);
        r.delete(I.policy.name), x.policies.delete(I);
      }
    }
    function u() {
      for (let x of l) {
        if (d(x), x.policies.size > 0 && x !== s) {
          s.hasRun || d(s);
          return;
        }
        x.hasAfterPolicies && d(s);
      }
    }
    let y = 0;
    for (; r.size > 0; ) {
      y++;
      let x = e.length;
      if (u(), e.length <= x && y > 1) throw new Error("Cannot satisfy policy dependencies due to requirements cycle.");
    }
    return e;
  }
};
function Cm() {
  return bh.create();
}
function hi(t18) {
  return typeof t18 == "object" && t18 !== null && !Array.isArray(t18) && !(t18 instanceof RegExp) && !(t18 instanceof Date);
}
function Vi(t18) {
  if (hi(t18)) {
    let e = typeof t18.name == "string", r = typeof t18.message == "string";
    return e && r;
  }
  return false;
}
var yI = HM.custom;
var Ch = "REDACTED";
var QM = ["x-ms-client-request-id", "x-ms-return-client-request-id", "x-ms-useragent", "x-ms-correlation-request-id", "x-ms-request-id", "client-request-id", "ms-cv", "return-client-request-id", "traceparent", "Access-Control-Allow-Credentials", "Access-Control-Allow-Headers", "Access-Control-Allow-Methods", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Access-Control-Max-Age", "Access-Control-Request-Headers", "Access-Control-Request-Method", "Origin", "Accept", "Accept-Encoding", "Cache-Control", "Connection", "Content-Length", "Content-Type", "Date", "ETag", "Expires", "If-Match", "If-Modified-Since", "If-None-Match", "If-Unmodified-Since", "Last-Modified", "Pragma", "Request-Id", "Retry-After", "Server", "Transfer-Encoding", "User-Agent", "WWW-Authenticate"];
var GM = ["api-version"];
var Hr = class {
  allowedHeaderNames;
  allowedQueryParameters;
  constructor({ additionalAllowedHeaderNames: e = [], additionalAllowedQueryParameters: r = [] } = {}) {
    e = QM.concat(e), r = GM.concat(r), this.allowedHeaderNames = new Set(e.map((n) => n.toLowerCase())), this.allowedQueryParameters = new Set(r.map((n) => n.toLowerCase()));
  }
  sanitize(e) {
    let r = /* @__PURE__ */ new Set();
    return JSON.stringify(e, (n, i) => {
      if (i instanceof Error) return { ...i, name: i.name, message: i.message };
      if (n === "headers" && hi(i)) return this.sanitizeHeaders(i);
      if (n === "url" && typeof i == "string") return this.sanitizeUrl(i);
      if (n === "query" && hi(i)) return this.sanitizeQuery(i);
      if (n === "body") return;
      if (n === "response") return;
      if (n === "operationSpec") return;
      if (Array.isArray(i) || hi(i)) {
        if (r.has(i)) return "[Circular]";
        r.add(i);
      }
      return i;
    }, 2);
  }
  sanitizeUrl(e) {
    if (typeof e != "string" || e === null || e === "") return e;
    let r = new URL(e);
    if (!r.search) return e;
    for (let [n] of r.searchParams) this.allowedQueryParameters.has(n.toLowerCase()) || r.searchParams.set(n, Ch);
    return r.toString();
  }
  sanitizeHeaders(e) {
    let r = {};
    for (let n of Object.keys(e)) this.allowedHeaderNames.has(n.toLowerCase()) ? r[n] = e[n] : r[n] = Ch;
    return r;
  }
  sanitizeQuery(e) {
    if (typeof e != "object" || e === null) return e;
    let r = {};
    for (let n of Object.keys(e)) this.allowedQueryParameters.has(n.toLowerCase()) ? r[n] = e[n] : r[n] = Ch;
    return r;
  }
};
var jM = new Hr();
var Lt = class t3 extends Error {
  static REQUEST_SEND_ERROR = "REQUEST_SEND_ERROR";
  static PARSE_ERROR = "PARSE_ERROR";
  code;
  statusCode;
  request;
  response;
  details;
  constructor(e, r = {}) {
    super(e), this.name = "RestError", this.code = r.code, this.statusCode = r.statusCode, Object.defineProperty(this, "request", { value: r.request, enumerable: false }), Object.defineProperty(this, "response", { value: r.response, enumerable: false });
    let n = this.request?.agent ? { maxFreeSockets: this.request.agent.maxFreeSockets, maxSockets: this.request.agent.maxSockets } : void 0;
    Object.defineProperty(this, yI, { value: () => `RestError: ${this.message} 
 ${jM.sanitize({ ...this, request: { ...this.request, agent: n }, response: this.response })}`, enumerable: false }), Object.setPrototypeOf(this, t3.prototype);
  }
};
function ua(t18) {
  return t18 instanceof Lt ? true : Vi(t18) && t18.name === "RestError";
}
function Go(t18, e) {
  return Buffer.from(t18).toString(e);
}
function kt(t18, e) {
  return Buffer.from(t18, e);
}
var Yt = Qo("ts-http-runtime");
var KM = {};
function jo(t18) {
  return t18 && typeof t18.pipe == "function";
}
function AI(t18) {
  return t18.readable === false ? Promise.resolve() : new Promise((e) => {
    let r = () => {
      e(), t18.removeListener("close", r), t18.removeListener("end", r), t18.removeListener("error", r);
    };
    t18.on("close", r), t18.on("end", r), t18.on("error", r);
  });
}
function bI(t18) {
  return t18 && typeof t18.byteLength == "number";
}
var Nm = class extends YM {
  loadedBytes = 0;
  progressCallback;
  _transform(e, r, n) {
    this.push(e), this.loadedBytes += e.length;
    try {
      this.progressCallback({ loadedBytes: this.loadedBytes }), n();
    } catch (i) {
      n(i);
    }
  }
  constructor(e) {
    super(), this.progressCallback = e;
  }
};
var Ph = class {
  cachedHttpAgent;
  cachedHttpsAgents = /* @__PURE__ */ new WeakMap();
  async sendRequest(e) {
    let r = new AbortController(), n;
    if (e.abortSignal) {
      if (e.abortSignal.aborted) throw new on("The operation was aborted. Request has already been canceled.");
      n = (l) => {
        l.type === "abort" && r.abort();
      }, e.abortSignal.addEventListener("abort", n);
    }
    let i;
    e.timeout > 0 && (i = setTimeout(() => {
      let l = new Hr();
      Yt.info(`request to '${l.sanitizeUrl(e.url)}' timed out. canceling...`), r.abort();
    }, e.timeout));
    let s = e.headers.get("Accept-Encoding"), a = s?.includes("gzip") || s?.includes("deflate"), o = typeof e.body == "function" ? e.body() : e.body;
    if (o && !e.headers.has("Content-Length")) {
      let l = XM(o);
      l !== null && e.headers.set("Content-Length", l);
    }
    let c;
    try {
      if (o && e.onUploadProgress) {
        let x = e.onUploadProgress, I = new Nm(x);
        I.on("error", (N) => {
          Yt.error("Error in upload progress", N);
        }), jo(o) ? o.pipe(I) : I.end(o), o = I;
      }
      let l = await this.makeRequest(e, r, o);
      i !== void 0 && clearTimeout(i);
      let m = WM(l), u = { status: l.statusCode ?? 0, headers: m, request: e };
      if (e.method === "HEAD") return l.resume(), u;
      c = a ? JM(l, m) : l;
      let y = e.onDownloadProgress;
      if (y) {
        let x = new Nm(y);
        x.on("error", (I) => {
          Yt.error("Error in download progress", I);
        }), c.pipe(x), c = x;
      }
      return e.streamResponseStatusCodes?.has(Number.POSITIVE_INFINITY) || e.streamResponseStatusCodes?.has(u.status) ? u.readableStreamBody = c : u.bodyAsText = await $M(c), u;
    } finally {
      if (e.abortSignal && n) {
        let l = Promise.resolve();
        jo(o) && (l = AI(o));
        let m = Promise.resolve();
        jo(c) && (m = AI(c)), Promise.all([l, m]).then(() => {
          n && e.abortSignal?.removeEventListener("abort", n);
        }).catch((d) => {
          Yt.warning("Error when cleaning up abortListener on httpRequest", d);
        });
      }
    }
  }
  makeRequest(e, r, n) {
    let i = new URL(e.url), s = i.protocol !== "https:";
    if (s && !e.allowInsecureConnection) throw new Error(`Cannot connect to ${e.url} while allowInsecureConnection is false.`);
    let o = { agent: e.agent ?? this.getOrCreateAgent(e, s), hostname: i.hostname, path: `${i.pathname}${i.search}`, port: i.port, method: e.method, headers: e.headers.toJSON({ preserveCase: true }), ...e.requestOverrides };
    return new Promise((c, l) => {
      let m = s ? Nh.request(o, c) : Ih.request(o, c);
      m.once("error", (d) => {
        l(new Lt(d.message, { code: d.code ?? Lt.REQUEST_SEND_ERROR, request: e }));
      }), r.signal.addEventListener("abort", () => {
        let d = new on("The operation was aborted. Rejecting from abort signal callback while making request.");
        m.destroy(d), l(d);
      }), n && jo(n) ? n.pipe(m) : n ? typeof n == "string" || Buffer.isBuffer(n) ? m.end(n) : bI(n) ? m.end(ArrayBuffer.isView(n) ? Buffer.from(n.buffer, n.byteOffset, n.byteLength) : Buffer.from(n)) : (Yt.error("Unrecognized body type", n), l(new Lt("Unrecognized body type"))) : m.end();
    });
  }
  getOrCreateAgent(e, r) {
    let n = e.disableKeepAlive;
    if (r) return n ? Nh.globalAgent : (this.cachedHttpAgent || (this.cachedHttpAgent = new Nh.Agent({ keepAlive: true })), this.cachedHttpAgent);
    {
      if (n && !e.tlsSettings) return Ih.globalAgent;
      let i = e.tlsSettings ?? KM, s = this.cachedHttpsAgents.get(i);
      return s && s.options.keepAlive === !n || (Yt.info("No cached TLS Agent exist, creating a new Agent"), s = new Ih.Agent({ keepAlive: !n, ...i }), this.cachedHttpsAgents.set(i, s)), s;
    }
  }
};
function WM(t18) {
  let e = nr();
  for (let r of Object.keys(t18.headers)) {
    let n = t18.headers[r];
    Array.isArray(n) ? n.length > 0 && e.set(r, n[0]) : n && e.set(r, n);
  }
  return e;
}
function JM(t18, e) {
  let r = e.get("Content-Encoding");
  if (r === "gzip") {
    let n = xI.createGunzip();
    return t18.pipe(n), n;
  } else if (r === "deflate") {
    let n = xI.createInflate();
    return t18.pipe(n), n;
  }
  return t18;
}
function $M(t18) {
  return new Promise((e, r) => {
    let n = [];
    t18.on("data", (i) => {
      Buffer.isBuffer(i) ? n.push(i) : n.push(Buffer.from(i));
    }), t18.on("end", () => {
      e(Buffer.concat(n).toString("utf8"));
    }), t18.on("error", (i) => {
      i && i?.name === "AbortError" ? r(i) : r(new Lt(`Error reading response as text: ${i.message}`, { code: Lt.PARSE_ERROR }));
    });
  });
}
function XM(t18) {
  return t18 ? Buffer.isBuffer(t18) ? t18.length : jo(t18) ? null : bI(t18) ? t18.byteLength : typeof t18 == "string" ? Buffer.from(t18).length : null : 0;
}
function CI() {
  return new Ph();
}
function Im() {
  return CI();
}
var Eh = "logPolicy";
function Pm(t18 = {}) {
  let e = t18.logger ?? Yt.info, r = new Hr({ additionalAllowedHeaderNames: t18.additionalAllowedHeaderNames, additionalAllowedQueryParameters: t18.additionalAllowedQueryParameters });
  return { name: Eh, async sendRequest(n, i) {
    if (!e.enabled) return i(n);
    e(`Request: ${r.sanitize(n)}`);
    let s = await i(n);
    return e(`Response status code: ${s.status}`), e(`Headers: ${r.sanitize(s.headers)}`), s;
  } };
}
function NI() {
  return "User-Agent";
}
function II() {
  return NI();
}
var lY = II();
function Yo(t18, e) {
  return t18 = Math.ceil(t18), e = Math.floor(e), Math.floor(Math.random() * (e - t18 + 1)) + t18;
}
function Em(t18, e) {
  let r = e.retryDelayInMs * Math.pow(2, t18), n = Math.min(e.maxRetryDelayInMs, r);
  return { retryAfterInMs: n / 2 + Yo(0, n / 2) };
}
var VM = "The operation was aborted.";
function PI(t18, e, r) {
  return new Promise((n, i) => {
    let s, a, o = () => i(new on(r?.abortErrorMsg ? r?.abortErrorMsg : VM)), c = () => {
      r?.abortSignal && a && r.abortSignal.removeEventListener("abort", a);
    };
    if (a = () => (s && clearTimeout(s), c(), o()), r?.abortSignal && r.abortSignal.aborted) return o();
    s = setTimeout(() => {
      c(), n(e);
    }, t18), r?.abortSignal && r.abortSignal.addEventListener("abort", a);
  });
}
function EI(t18, e) {
  let r = t18.headers.get(e);
  if (!r) return;
  let n = Number(r);
  if (!Number.isNaN(n)) return n;
}
var wh = "Retry-After";
var ZM = ["retry-after-ms", "x-ms-retry-after-ms", wh];
function wI(t18) {
  if (t18 && [429, 503].includes(t18.status)) try {
    for (let i of ZM) {
      let s = EI(t18, i);
      if (s === 0 || s) return s * (i === wh ? 1e3 : 1);
    }
    let e = t18.headers.get(wh);
    if (!e) return;
    let n = Date.parse(e) - Date.now();
    return Number.isFinite(n) ? Math.max(0, n) : void 0;
  } catch {
    return;
  }
}
function SI(t18) {
  return Number.isFinite(wI(t18));
}
function Sh() {
  return { name: "throttlingRetryStrategy", retry({ response: t18 }) {
    let e = wI(t18);
    return Number.isFinite(e) ? { retryAfterInMs: e } : { skipStrategy: true };
  } };
}
var e1 = 1e3;
var t1 = 1e3 * 64;
function wm(t18 = {}) {
  let e = t18.retryDelayInMs ?? e1, r = t18.maxRetryDelayInMs ?? t1;
  return { name: "exponentialRetryStrategy", retry({ retryCount: n, response: i, responseError: s }) {
    let a = n1(s), o = a && t18.ignoreSystemErrors, c = r1(i), l = c && t18.ignoreHttpStatusCodes;
    return i && (SI(i) || !c) || l || o ? { skipStrategy: true } : s && !a && !c ? { errorToThrow: s } : Em(n, { retryDelayInMs: e, maxRetryDelayInMs: r });
  } };
}
function r1(t18) {
  return !!(t18 && t18.status !== void 0 && (t18.status >= 500 || t18.status === 408) && t18.status !== 501 && t18.status !== 505);
}
function n1(t18) {
  return t18 ? t18.code === "ETIMEDOUT" || t18.code === "ESOCKETTIMEDOUT" || t18.code === "ECONNREFUSED" || t18.code === "ECONNRESET" || t18.code === "ENOENT" || t18.code === "ENOTFOUND" : false;
}
var i1 = Qo("ts-http-runtime retryPolicy");
var s1 = "retryPolicy";
function es(t18, e = { maxRetries: 3 }) {
  let r = e.logger || i1;
  return { name: s1, async sendRequest(n, i) {
    let s, a, o = -1;
    e: for (; ; ) {
      o += 1, s = void 0, a = void 0;
      try {
        r.info(`Retry ${o}: Attempting to send request`, n.requestId), s = await i(n), r.info(`Retry ${o}: Received a response from request`, n.requestId);
      } catch (c) {
        if (r.error(`Retry ${o}: Received an error from request`, n.requestId), !ua(c)) throw c;
        a = c, s = c.response;
      }
      if (n.abortSignal?.aborted) throw r.error(`Retry ${o}: Request aborted.`), new on();
      if (o >= (e.maxRetries ?? 3)) {
        if (r.info(`Retry ${o}: Maximum retries reached. Returning the last received response, or throwing the last received error.`), a) throw a;
        if (s) return s;
        throw new Error("Maximum retries reached with no response or error to throw");
      }
      r.info(`Retry ${o}: Processing ${t18.length} retry strategies.`);
      t: for (let c of t18) {
        let l = c.logger || r;
        l.info(`Retry ${o}: Processing retry strategy ${c.name}.`);
        let m = c.retry({ retryCount: o, response: s, responseError: a });
        if (m.skipStrategy) {
          l.info(`Retry ${o}: Skipped.`);
          continue t;
        }
        let { errorToThrow: d, retryAfterInMs: u, redirectTo: y } = m;
        if (d) throw l.error(`Retry ${o}: Retry strategy ${c.name} throws error:`, d), d;
        if (u || u === 0) {
          l.info(`Retry ${o}: Retry strategy ${c.name} retries after ${u}`), await PI(u, void 0, { abortSignal: n.abortSignal });
          continue e;
        }
        if (y) {
          l.info(`Retry ${o}: Retry strategy ${c.name} redirects to ${y}`), n.url = y;
          continue e;
        }
      }
      if (a) throw r.info("None of the retry strategies could work with the received error. Throwing it."), a;
      if (s) return r.info("None of the retry strategies could work with the received response. Returning it."), s;
    }
  } };
}
var vh = "defaultRetryPolicy";
function Sm(t18 = {}) {
  return { name: vh, sendRequest: es([Sh(), wm(t18)], { maxRetries: t18.maxRetries ?? 3 }).sendRequest };
}
function vI(t18) {
  if (typeof FormData < "u" && t18 instanceof FormData) {
    let e = {};
    for (let [r, n] of t18.entries()) {
      let i = e[r];
      Array.isArray(i) ? i.push(n) : e[r] = i !== void 0 ? [i, n] : [n];
    }
    return e;
  }
}
var Bh = "formDataPolicy";
function vm() {
  return { name: Bh, async sendRequest(t18, e) {
    let r = vI(t18.body);
    if (r && (t18.formData = r, t18.body = void 0), t18.formData) {
      let n = t18.headers.get("Content-Type");
      n && n.indexOf("application/x-www-form-urlencoded") !== -1 ? t18.body = a1(t18.formData) : await o1(t18.formData, t18), t18.formData = void 0;
    }
    return e(t18);
  } };
}
function a1(t18) {
  let e = new URLSearchParams();
  for (let [r, n] of Object.entries(t18)) if (Array.isArray(n)) for (let i of n) e.append(r, i.toString());
  else e.append(r, n.toString());
  return e.toString();
}
async function o1(t18, e) {
  let r = e.headers.get("Content-Type");
  if (r && !r.startsWith("multipart/form-data")) return;
  e.headers.set("Content-Type", r ?? "multipart/form-data");
  let n = [];
  for (let [i, s] of Object.entries(t18)) for (let a of Array.isArray(s) ? s : [s]) if (typeof a == "string") n.push({ headers: nr({ "Content-Disposition": `form-data; name="${i}"` }), body: kt(a, "utf-8") });
  else {
    if (a == null || typeof a != "object") throw new Error(`Unexpected value for key ${i}: ${a}. Value should be serialized to string first.`);
    {
      let o = a.name || "blob", c = nr();
      c.set("Content-Disposition", `form-data; name="${i}"; filename="${o}"`), c.set("Content-Type", a.type || "application/octet-stream"), n.push({ headers: c, body: a });
    }
  }
  e.multipartBody = { parts: n };
}
var Th = "agentPolicy";
function Bm(t18) {
  return { name: Th, sendRequest: async (e, r) => (e.agent || (e.agent = t18), r(e)) };
}
var Rh = "tlsPolicy";
function Tm(t18) {
  return { name: Rh, sendRequest: async (e, r) => (e.tlsSettings || (e.tlsSettings = t18), r(e)) };
}
var sP = Be(VI(), 1);
var aP = Be(tP(), 1);
var aD = "HTTPS_PROXY";
var oD = "HTTP_PROXY";
var cD = "ALL_PROXY";
var lD = "NO_PROXY";
var Uh = "proxyPolicy";
var rP = [];
var oP = false;
var mD = /* @__PURE__ */ new Map();
function Fm(t18) {
  if (process.env[t18]) return process.env[t18];
  if (process.env[t18.toLowerCase()]) return process.env[t18.toLowerCase()];
}
function cP() {
  if (!process) return;
  let t18 = Fm(aD), e = Fm(cD), r = Fm(oD);
  return t18 || e || r;
}
function dD(t18, e, r) {
  if (e.length === 0) return false;
  let n = new URL(t18).hostname;
  if (r?.has(n)) return r.get(n);
  let i = false;
  for (let s of e) s[0] === "." ? (n.endsWith(s) || n.length === s.length - 1 && n === s.slice(1)) && (i = true) : n === s && (i = true);
  return r?.set(n, i), i;
}
function uD() {
  let t18 = Fm(lD);
  return oP = true, t18 ? t18.split(",").map((e) => e.trim()).filter((e) => e.length) : [];
}
function zh(t18) {
  if (!t18 && (t18 = cP(), !t18)) return;
  let e = new URL(t18);
  return { host: (e.protocol ? e.protocol + "//" : "") + e.hostname, port: Number.parseInt(e.port || "80"), username: e.username, password: e.password };
}
function pD() {
  let t18 = cP();
  return t18 ? new URL(t18) : void 0;
}
function nP(t18) {
  let e;
  try {
    e = new URL(t18.host);
  } catch {
    throw new Error(`Expecting a valid host string in proxy settings, but found "${t18.host}".`);
  }
  return e.port = String(t18.port), t18.username && (e.username = t18.username), t18.password && (e.password = t18.password), e;
}
function iP(t18, e, r) {
  if (t18.agent) return;
  let i = new URL(t18.url).protocol !== "https:";
  t18.tlsSettings && Yt.warning("TLS settings are not supported in combination with custom Proxy, certificates provided to the client will be ignored."), i ? (e.httpProxyAgent || (e.httpProxyAgent = new aP.HttpProxyAgent(r)), t18.agent = e.httpProxyAgent) : (e.httpsProxyAgent || (e.httpsProxyAgent = new sP.HttpsProxyAgent(r)), t18.agent = e.httpsProxyAgent);
}
function qm(t18, e) {
  oP || rP.push(...uD());
  let r = t18 ? nP(t18) : pD(), n = {};
  return { name: Uh, async sendRequest(i, s) {
    return !i.proxySettings && r && !dD(i.url, e?.customNoProxyList ?? rP, e?.customNoProxyList ? void 0 : mD) ? iP(i, n, r) : i.proxySettings && iP(i, n, nP(i.proxySettings)), s(i);
  } };
}
var Hm = "decompressResponsePolicy";
function Qm() {
  return { name: Hm, async sendRequest(t18, e) {
    return t18.method !== "HEAD" && t18.headers.set("Accept-Encoding", "gzip,deflate"), e(t18);
  } };
}
var Gm = "redirectPolicy";
var lP = ["GET", "HEAD"];
function jm(t18 = {}) {
  let { maxRetries: e = 20, allowCrossOriginRedirects: r = false } = t18;
  return { name: Gm, async sendRequest(n, i) {
    let s = await i(n);
    return mP(i, s, e, r);
  } };
}
async function mP(t18, e, r, n, i = 0) {
  let { request: s, status: a, headers: o } = e, c = o.get("location");
  if (c && (a === 300 || a === 301 && lP.includes(s.method) || a === 302 && lP.includes(s.method) || a === 303 && s.method === "POST" || a === 307) && i < r) {
    let l = new URL(c, s.url);
    if (!n) {
      let d = new URL(s.url);
      if (l.origin !== d.origin) return Yt.verbose(`Skipping cross-origin redirect from ${d.origin} to ${l.origin}.`), e;
    }
    s.url = l.toString(), a === 303 && (s.method = "GET", s.headers.delete("Content-Length"), delete s.body), s.headers.delete("Authorization");
    let m = await t18(s);
    return mP(t18, m, r, n, i + 1);
  }
  return e;
}
function Wo(t18) {
  return t18 instanceof Blob;
}
async function* dP() {
  let t18 = this.getReader();
  try {
    for (; ; ) {
      let { done: e, value: r } = await t18.read();
      if (e) return;
      yield r;
    }
  } finally {
    t18.releaseLock();
  }
}
function fD(t18) {
  t18[Symbol.asyncIterator] || (t18[Symbol.asyncIterator] = dP.bind(t18)), t18.values || (t18.values = dP.bind(t18));
}
function uP(t18) {
  return t18 instanceof ReadableStream ? (fD(t18), Fh.fromWeb(t18)) : t18;
}
function hD(t18) {
  return t18 instanceof Uint8Array ? Fh.from(Buffer.from(t18)) : Wo(t18) ? uP(t18.stream()) : uP(t18);
}
async function pP(t18) {
  return function() {
    let e = t18.map((r) => typeof r == "function" ? r() : r).map(hD);
    return Fh.from((async function* () {
      for (let r of e) for await (let n of r) yield n;
    })());
  };
}
function gD() {
  return `----AzSDKFormBoundary${Xi()}`;
}
function yD(t18) {
  let e = "";
  for (let [r, n] of t18) e += `${r}: ${n}\r
`;
  return e;
}
function xD(t18) {
  return t18 instanceof Uint8Array ? t18.byteLength : Wo(t18) ? t18.size === -1 ? void 0 : t18.size : void 0;
}
function AD(t18) {
  let e = 0;
  for (let r of t18) {
    let n = xD(r);
    if (n === void 0) return;
    e += n;
  }
  return e;
}
async function bD(t18, e, r) {
  let n = [kt(`--${r}`, "utf-8"), ...e.flatMap((s) => [kt(`\r
`, "utf-8"), kt(yD(s.headers), "utf-8"), kt(`\r
`, "utf-8"), s.body, kt(`\r
--${r}`, "utf-8")]), kt(`--\r
\r
`, "utf-8")], i = AD(n);
  i && t18.headers.set("Content-Length", i), t18.body = await pP(n);
}
var Jo = "multipartPolicy";
var CD = 70;
var ND = new Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'()+,-./:=?");
function ID(t18) {
  if (t18.length > CD) throw new Error(`Multipart boundary "${t18}" exceeds maximum length of 70 characters`);
  if (Array.from(t18).some((e) => !ND.has(e))) throw new Error(`Multipart boundary "${t18}" contains invalid characters`);
}
function Ym() {
  return { name: Jo, async sendRequest(t18, e) {
    if (!t18.multipartBody) return e(t18);
    if (t18.body) throw new Error("multipartBody and regular body cannot be set at the same time");
    let r = t18.multipartBody.boundary, n = t18.headers.get("Content-Type") ?? "multipart/mixed", i = n.match(/^(multipart\/[^ ;]+)(?:; *boundary=(.+))?$/);
    if (!i) throw new Error(`Got multipart request body, but content-type header was not multipart: ${n}`);
    let [, s, a] = i;
    if (a && r && a !== r) throw new Error(`Multipart boundary was specified as ${a} in the header, but got ${r} in the request body`);
    return r ??= a, r ? ID(r) : r = gD(), t18.headers.set("Content-Type", `${s}; boundary=${r}`), await bD(t18, t18.multipartBody.parts, r), t18.multipartBody = void 0, e(t18);
  } };
}
function Km() {
  return Cm();
}
var fP = xm({ logLevelEnvVarName: "AZURE_LOG_LEVEL", namespace: "azure" });
var sJ = fP.logger;
function Sr(t18) {
  return fP.createClientLogger(t18);
}
var ln = Sr("core-rest-pipeline");
function Hh(t18 = {}) {
  return Pm({ logger: ln.info, ...t18 });
}
var Qh = Gm;
function Gh(t18 = {}) {
  return jm(t18);
}
function hP() {
  return "User-Agent";
}
async function gP(t18) {
  if (yi && yi.versions) {
    let e = `${jh.type()} ${jh.release()}; ${jh.arch()}`;
    yi.versions.bun ? t18.set("Bun", `${yi.versions.bun} (${e})`) : yi.versions.deno ? t18.set("Deno", `${yi.versions.deno} (${e})`) : yi.versions.node && t18.set("Node", `${yi.versions.node} (${e})`);
  }
}
var Wm = "1.24.0";
function RD(t18) {
  let e = [];
  for (let [r, n] of t18) {
    let i = n ? `${r}/${n}` : r;
    e.push(i);
  }
  return e.join(" ");
}
function yP() {
  return hP();
}
async function Jm(t18) {
  let e = /* @__PURE__ */ new Map();
  e.set("core-rest-pipeline", Wm), await gP(e);
  let r = RD(e);
  return t18 ? `${t18} ${r}` : r;
}
var xP = yP();
var AP = "userAgentPolicy";
function Yh(t18 = {}) {
  let e = Jm(t18.userAgentPrefix);
  return { name: AP, async sendRequest(r, n) {
    return r.headers.has(xP) || r.headers.set(xP, await e), n(r);
  } };
}
var bP = /* @__PURE__ */ Symbol("rawContent");
function Kh(t18) {
  return typeof t18[bP] == "function";
}
function CP(t18) {
  return Kh(t18) ? t18[bP]() : t18;
}
var $m = Jo;
function Wh() {
  let t18 = Ym();
  return { name: $m, sendRequest: async (e, r) => {
    if (e.multipartBody) for (let n of e.multipartBody.parts) Kh(n.body) && (n.body = CP(n.body));
    return t18.sendRequest(e, r);
  } };
}
var Jh = Hm;
function $h() {
  return Qm();
}
function Xh(t18 = {}) {
  return Sm(t18);
}
function Vh() {
  return vm();
}
var wt = class extends Error {
  constructor(e) {
    super(e), this.name = "AbortError";
  }
};
function Zh(t18, e) {
  let { cleanupBeforeAbort: r, abortSignal: n, abortErrorMsg: i } = e ?? {};
  return new Promise((s, a) => {
    function o() {
      a(new wt(i ?? "The operation was aborted."));
    }
    function c() {
      n?.removeEventListener("abort", l);
    }
    function l() {
      r?.(), c(), o();
    }
    if (n?.aborted) return o();
    try {
      t18((m) => {
        c(), s(m);
      }, (m) => {
        c(), a(m);
      });
    } catch (m) {
      a(m);
    }
    n?.addEventListener("abort", l);
  });
}
var FD = "The delay was aborted.";
function xa(t18, e) {
  let r, { abortSignal: n, abortErrorMsg: i } = e ?? {};
  return Zh((s) => {
    r = setTimeout(s, t18);
  }, { cleanupBeforeAbort: () => clearTimeout(r), abortSignal: n, abortErrorMsg: i ?? FD });
}
function xi(t18) {
  if (Vi(t18)) return t18.message;
  {
    let e;
    try {
      typeof t18 == "object" && t18 ? e = JSON.stringify(t18) : e = String(t18);
    } catch {
      e = "[unable to stringify input]";
    }
    return `Unknown error ${e}`;
  }
}
function NP(t18) {
  return Vi(t18);
}
function Aa() {
  return Xi();
}
var De = gm;
function tg(t18, e) {
  return Go(t18, e);
}
function rg(t18, e) {
  return kt(t18, e);
}
function Ai(t18) {
  return zh(t18);
}
function ng(t18, e) {
  return qm(t18, e);
}
var IP = "setClientRequestIdPolicy";
function ig(t18 = "x-ms-client-request-id") {
  return { name: IP, async sendRequest(e, r) {
    return e.headers.has(t18) || e.headers.set(t18, e.requestId), r(e);
  } };
}
function sg(t18) {
  return Bm(t18);
}
function ag(t18) {
  return Tm(t18);
}
var ba = { span: /* @__PURE__ */ Symbol.for("@azure/core-tracing span"), namespace: /* @__PURE__ */ Symbol.for("@azure/core-tracing namespace") };
function PP(t18 = {}) {
  let e = new og(t18.parentContext);
  return t18.span && (e = e.setValue(ba.span, t18.span)), t18.namespace && (e = e.setValue(ba.namespace, t18.namespace)), e;
}
var og = class t4 {
  _contextMap;
  constructor(e) {
    this._contextMap = e instanceof t4 ? new Map(e._contextMap) : /* @__PURE__ */ new Map();
  }
  setValue(e, r) {
    let n = new t4(this);
    return n._contextMap.set(e, r), n;
  }
  getValue(e) {
    return this._contextMap.get(e);
  }
  deleteValue(e) {
    let r = new t4(this);
    return r._contextMap.delete(e), r;
  }
};
var wP = Be(EP(), 1);
var Vm = wP.state;
function qD() {
  return { end: () => {
  }, isRecording: () => false, recordException: () => {
  }, setAttribute: () => {
  }, setStatus: () => {
  }, addEvent: () => {
  } };
}
function HD() {
  return { createRequestHeaders: () => ({}), parseTraceparentHeader: () => {
  }, startSpan: (t18, e) => ({ span: qD(), tracingContext: PP({ parentContext: e.tracingContext }) }), withContext(t18, e, ...r) {
    return e(...r);
  } };
}
function $o() {
  return Vm.instrumenterImplementation || (Vm.instrumenterImplementation = HD()), Vm.instrumenterImplementation;
}
function Xo(t18) {
  let { namespace: e, packageName: r, packageVersion: n } = t18;
  function i(l, m, d) {
    let u = $o().startSpan(l, { ...d, packageName: r, packageVersion: n, tracingContext: m?.tracingOptions?.tracingContext }), y = u.tracingContext, x = u.span;
    y.getValue(ba.namespace) || (y = y.setValue(ba.namespace, e)), x.setAttribute("az.namespace", y.getValue(ba.namespace));
    let I = Object.assign({}, m, { tracingOptions: { ...m?.tracingOptions, tracingContext: y } });
    return { span: x, updatedOptions: I };
  }
  async function s(l, m, d, u) {
    let { span: y, updatedOptions: x } = i(l, m, u);
    try {
      let I = await a(x.tracingOptions.tracingContext, () => Promise.resolve(d(x, y)));
      return y.setStatus({ status: "success" }), I;
    } catch (I) {
      throw y.setStatus({ status: "error", error: I }), I;
    } finally {
      y.end();
    }
  }
  function a(l, m, ...d) {
    return $o().withContext(l, m, ...d);
  }
  function o(l) {
    return $o().parseTraceparentHeader(l);
  }
  function c(l) {
    return $o().createRequestHeaders(l);
  }
  return { startSpan: i, withSpan: s, withContext: a, parseTraceparentHeader: o, createRequestHeaders: c };
}
var Yn = Lt;
function rs(t18) {
  return ua(t18);
}
var SP = "tracingPolicy";
function cg(t18 = {}) {
  let e = Jm(t18.userAgentPrefix), r = new Hr({ additionalAllowedQueryParameters: t18.additionalAllowedQueryParameters }), n = QD();
  return { name: SP, async sendRequest(i, s) {
    if (!n) return s(i);
    let a = await e, o = { "http.url": r.sanitizeUrl(i.url), "http.method": i.method, "http.user_agent": a, requestId: i.requestId };
    a && (o["http.user_agent"] = a);
    let { span: c, tracingContext: l } = GD(n, i, o) ?? {};
    if (!c || !l) return s(i);
    try {
      let m = await n.withContext(l, s, i);
      return YD(c, m), m;
    } catch (m) {
      throw jD(c, m), m;
    }
  } };
}
function QD() {
  try {
    return Xo({ namespace: "", packageName: "@azure/core-rest-pipeline", packageVersion: Wm });
  } catch (t18) {
    ln.warning(`Error when creating the TracingClient: ${xi(t18)}`);
    return;
  }
}
function GD(t18, e, r) {
  try {
    let { span: n, updatedOptions: i } = t18.startSpan(`HTTP ${e.method}`, { tracingOptions: e.tracingOptions }, { spanKind: "client", spanAttributes: r });
    if (!n.isRecording()) {
      n.end();
      return;
    }
    let s = t18.createRequestHeaders(i.tracingOptions.tracingContext);
    for (let [a, o] of Object.entries(s)) e.headers.set(a, o);
    return { span: n, tracingContext: i.tracingOptions.tracingContext };
  } catch (n) {
    ln.warning(`Skipping creating a tracing span due to an error: ${xi(n)}`);
    return;
  }
}
function jD(t18, e) {
  try {
    t18.setStatus({ status: "error", error: NP(e) ? e : void 0 }), rs(e) && e.statusCode && t18.setAttribute("http.status_code", e.statusCode), t18.end();
  } catch (r) {
    ln.warning(`Skipping tracing span processing due to an error: ${xi(r)}`);
  }
}
function YD(t18, e) {
  try {
    t18.setAttribute("http.status_code", e.status);
    let r = e.headers.get("x-ms-request-id");
    r && t18.setAttribute("serviceRequestId", r), e.status >= 400 && t18.setStatus({ status: "error" }), t18.end();
  } catch (r) {
    ln.warning(`Skipping tracing span processing due to an error: ${xi(r)}`);
  }
}
function Zm(t18) {
  if (t18 instanceof AbortSignal) return { abortSignal: t18 };
  if (t18.aborted) return { abortSignal: AbortSignal.abort("reason" in t18 ? t18.reason : void 0) };
  let e = new AbortController(), r = true;
  function n() {
    r && (t18.removeEventListener("abort", i), r = false);
  }
  function i() {
    e.abort("reason" in t18 ? t18.reason : void 0), n();
  }
  return t18.addEventListener("abort", i), { abortSignal: e.signal, cleanup: n };
}
var KD = "wrapAbortSignalLikePolicy";
function vP() {
  return { name: KD, sendRequest: async (t18, e) => {
    if (!t18.abortSignal) return e(t18);
    let { abortSignal: r, cleanup: n } = Zm(t18.abortSignal);
    t18.abortSignal = r;
    try {
      return await e(t18);
    } finally {
      n?.();
    }
  } };
}
function lg(t18) {
  let e = Km();
  return De && (t18.agent && e.addPolicy(sg(t18.agent)), t18.tlsOptions && e.addPolicy(ag(t18.tlsOptions)), e.addPolicy(ng(t18.proxyOptions)), e.addPolicy($h())), e.addPolicy(vP()), e.addPolicy(Vh(), { beforePolicies: [$m] }), e.addPolicy(Yh(t18.userAgentOptions)), e.addPolicy(ig(t18.telemetryOptions?.clientRequestIdHeaderName)), e.addPolicy(Wh(), { afterPhase: "Deserialize" }), e.addPolicy(Xh(t18.retryOptions), { phase: "Retry" }), e.addPolicy(cg({ ...t18.userAgentOptions, ...t18.loggingOptions }), { afterPhase: "Retry" }), De && e.addPolicy(Gh(t18.redirectOptions), { afterPhase: "Retry" }), e.addPolicy(Hh(t18.loggingOptions), { afterPhase: "Sign" }), e;
}
function Vo() {
  let t18 = Im();
  return { async sendRequest(e) {
    let { abortSignal: r, cleanup: n } = e.abortSignal ? Zm(e.abortSignal) : {};
    try {
      return e.abortSignal = r, await t18.sendRequest(e);
    } finally {
      n?.();
    }
  } };
}
function Kn(t18) {
  return nr(t18);
}
function Zo(t18) {
  return bm(t18);
}
var e7 = Sr("core-rest-pipeline retryPolicy");
var WD = { forcedRefreshWindowInMs: 1e3, retryIntervalInMs: 3e3, refreshWindowInMs: 1e3 * 60 * 2 };
async function JD(t18, e, r) {
  async function n() {
    if (Date.now() < r) try {
      return await t18();
    } catch {
      return null;
    }
    else {
      let s = await t18();
      if (s === null) throw new Error("Failed to refresh access token.");
      return s;
    }
  }
  let i = await n();
  for (; i === null; ) await xa(e), i = await n();
  return i;
}
function mg(t18, e) {
  let r = null, n = null, i, s = { ...WD, ...e }, a = { get isRefreshing() {
    return r !== null;
  }, get shouldRefresh() {
    return n === null ? true : a.isRefreshing ? false : n.refreshAfterTimestamp && n.refreshAfterTimestamp < Date.now() ? true : n.expiresOnTimestamp - s.refreshWindowInMs < Date.now();
  }, get mustRefresh() {
    return n === null || n.expiresOnTimestamp - s.forcedRefreshWindowInMs < Date.now();
  } };
  function o(c, l) {
    return a.isRefreshing || (r = JD(() => t18.getToken(c, l), s.retryIntervalInMs, n?.expiresOnTimestamp ?? Date.now()).then((d) => (r = null, n = d, i = l.tenantId, n)).catch((d) => {
      throw r = null, n = null, i = void 0, d;
    })), r;
  }
  return async (c, l) => {
    let m = !!l.claims, d = i !== l.tenantId;
    return m && (n = null), d || m || a.mustRefresh ? o(c, l) : (a.shouldRefresh && o(c, l), n);
  };
}
var _P = "bearerTokenAuthenticationPolicy";
async function ed(t18, e) {
  try {
    return [await e(t18), void 0];
  } catch (r) {
    if (rs(r) && r.response) return [r.response, r];
    throw r;
  }
}
async function $D(t18) {
  let { scopes: e, getAccessToken: r, request: n } = t18, i = { abortSignal: n.abortSignal, tracingOptions: n.tracingOptions, enableCae: true }, s = await r(e, i);
  s && t18.request.headers.set("Authorization", `Bearer ${s.token}`);
}
function BP(t18) {
  return t18.status === 401 && t18.headers.has("WWW-Authenticate");
}
async function TP(t18, e) {
  let { scopes: r } = t18, n = await t18.getAccessToken(r, { enableCae: true, claims: e });
  return n ? (t18.request.headers.set("Authorization", `${n.tokenType ?? "Bearer"} ${n.token}`), true) : false;
}
function Ca(t18) {
  let { credential: e, scopes: r, challengeCallbacks: n } = t18, i = t18.logger || ln, s = { authorizeRequest: n?.authorizeRequest?.bind(n) ?? $D, authorizeRequestOnChallenge: n?.authorizeRequestOnChallenge?.bind(n) }, a = e ? mg(e) : () => Promise.resolve(null);
  return { name: _P, async sendRequest(o, c) {
    if (!o.url.toLowerCase().startsWith("https://")) throw new Error("Bearer token authentication is not permitted for non-TLS protected (non-https) URLs.");
    await s.authorizeRequest({ scopes: Array.isArray(r) ? r : [r], request: o, getAccessToken: a, logger: i });
    let l, m, d;
    if ([l, m] = await ed(o, c), BP(l)) {
      let u = RP(l.headers.get("WWW-Authenticate"));
      if (u) {
        let y;
        try {
          y = atob(u);
        } catch {
          return i.warning(`The WWW-Authenticate header contains "claims" that cannot be parsed. Unable to perform the Continuous Access Evaluation authentication flow. Unparsable claims: ${u}`), l;
        }
        d = await TP({ scopes: Array.isArray(r) ? r : [r], response: l, request: o, getAccessToken: a, logger: i }, y), d && ([l, m] = await ed(o, c));
      } else if (s.authorizeRequestOnChallenge && (d = await s.authorizeRequestOnChallenge({ scopes: Array.isArray(r) ? r : [r], request: o, response: l, getAccessToken: a, logger: i }), d && ([l, m] = await ed(o, c)), BP(l) && (u = RP(l.headers.get("WWW-Authenticate") ?? ""), u))) {
        let y;
        try {
          y = atob(u);
        } catch {
          return i.warning(`The WWW-Authenticate header contains "claims" that cannot be parsed. Unable to perform the Continuous Access Evaluation authentication flow. Unparsable claims: ${u}`), l;
        }
        d = await TP({ scopes: Array.isArray(r) ? r : [r], response: l, request: o, getAccessToken: a, logger: i }, y), d && ([l, m] = await ed(o, c));
      }
    }
    if (m) throw m;
    return l;
  } };
}
function XD(t18) {
  let e = /(\w+)\s+((?:\w+=(?:"[^"]*"|[^,]*),?\s*)+)/g, r = /(\w+)="([^"]*)"/g, n = [], i;
  for (; (i = e.exec(t18)) !== null; ) {
    let s = i[1], a = i[2], o = {}, c;
    for (; (c = r.exec(a)) !== null; ) o[c[1]] = c[2];
    n.push({ scheme: s, params: o });
  }
  return n;
}
function RP(t18) {
  return t18 ? XD(t18).find((r) => r.scheme === "Bearer" && r.params.claims && r.params.error === "insufficient_claims")?.params.claims : void 0;
}
function sr(t18) {
  let e = t18;
  return e && typeof e.getToken == "function" && (e.signRequest === void 0 || e.getToken.length > 0);
}
var dg = "DisableKeepAlivePolicy";
function OP() {
  return { name: dg, async sendRequest(t18, e) {
    return t18.disableKeepAlive = true, e(t18);
  } };
}
function MP(t18) {
  return t18.getOrderedPolicies().some((e) => e.name === dg);
}
function ug(t18) {
  return tg(t18, "base64");
}
function pg(t18) {
  return rg(t18, "base64");
}
function ZD(t18, e) {
  return e !== "Composite" && e !== "Dictionary" && (typeof t18 == "string" || typeof t18 == "number" || typeof t18 == "boolean" || e?.match(/^(Date|DateTime|DateTimeRfc1123|UnixTime|ByteArray|Base64Url)$/i) !== null || t18 === void 0 || t18 === null);
}
var eL = /^(-|\+)?P(?:([-+]?[0-9,.]*)Y)?(?:([-+]?[0-9,.]*)M)?(?:([-+]?[0-9,.]*)W)?(?:([-+]?[0-9,.]*)D)?(?:T(?:([-+]?[0-9,.]*)H)?(?:([-+]?[0-9,.]*)M)?(?:([-+]?[0-9,.]*)S)?)?$/;
function DP(t18) {
  return eL.test(t18);
}
var tL = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/i;
function LP(t18) {
  return tL.test(t18);
}
function rL(t18) {
  let e = { ...t18.headers, ...t18.body };
  return t18.hasNullableType && Object.getOwnPropertyNames(e).length === 0 ? t18.shouldWrapBody ? { body: null } : null : t18.shouldWrapBody ? { ...t18.headers, body: t18.body } : e;
}
function fg(t18, e) {
  let r = t18.parsedHeaders;
  if (t18.request.method === "HEAD") return { ...r, body: t18.parsedBody };
  let n = e && e.bodyMapper, i = !!n?.nullable, s = n?.type.name;
  if (s === "Stream") return { ...r, blobBody: t18.blobBody, readableStreamBody: t18.readableStreamBody };
  let a = s === "Composite" && n.type.modelProperties || {}, o = Object.keys(a).some((c) => a[c].serializedName === "");
  if (s === "Sequence" || o) {
    let c = t18.parsedBody ?? [];
    for (let l of Object.keys(a)) a[l].serializedName && (c[l] = t18.parsedBody?.[l]);
    if (r) for (let l of Object.keys(r)) c[l] = r[l];
    return i && !t18.parsedBody && !r && Object.getOwnPropertyNames(a).length === 0 ? null : c;
  }
  return rL({ body: t18.parsedBody, headers: r, hasNullableType: i, shouldWrapBody: ZD(t18.parsedBody, s) });
}
var hg = class {
  modelMappers;
  isXML;
  constructor(e = {}, r = false) {
    this.modelMappers = e, this.isXML = r;
  }
  validateConstraints(e, r, n) {
    let i = (s, a) => {
      throw new Error(`"${n}" with value "${r}" should satisfy the constraint "${s}": ${a}.`);
    };
    if (e.constraints && r !== void 0 && r !== null) {
      let { ExclusiveMaximum: s, ExclusiveMinimum: a, InclusiveMaximum: o, InclusiveMinimum: c, MaxItems: l, MaxLength: m, MinItems: d, MinLength: u, MultipleOf: y, Pattern: x, UniqueItems: I } = e.constraints;
      if (s !== void 0 && r >= s && i("ExclusiveMaximum", s), a !== void 0 && r <= a && i("ExclusiveMinimum", a), o !== void 0 && r > o && i("InclusiveMaximum", o), c !== void 0 && r < c && i("InclusiveMinimum", c), l !== void 0 && r.length > l && i("MaxItems", l), m !== void 0 && r.length > m && i("MaxLength", m), d !== void 0 && r.length < d && i("MinItems", d), u !== void 0 && r.length < u && i("MinLength", u), y !== void 0 && r % y !== 0 && i("MultipleOf", y), x) {
        let N = typeof x == "string" ? new RegExp(x) : x;
        (typeof r != "string" || r.match(N) === null) && i("Pattern", x);
      }
      I && r.some((N, w, D) => D.indexOf(N) !== w) && i("UniqueItems", I);
    }
  }
  serialize(e, r, n, i = { xml: {} }) {
    let s = { xml: { rootName: i.xml.rootName ?? "", includeRoot: i.xml.includeRoot ?? false, xmlCharKey: i.xml.xmlCharKey ?? "_" } }, a = {}, o = e.type.name;
    n || (n = e.serializedName), o.match(/^Sequence$/i) !== null && (a = []), e.isConstant && (r = e.defaultValue);
    let { required: c, nullable: l } = e;
    if (c && l && r === void 0) throw new Error(`${n} cannot be undefined.`);
    if (c && !l && r == null) throw new Error(`${n} cannot be null or undefined.`);
    if (!c && l === false && r === null) throw new Error(`${n} cannot be null.`);
    return r == null || o.match(/^any$/i) !== null ? a = r : o.match(/^(Number|String|Boolean|Object|Stream|Uuid)$/i) !== null ? a = cL(o, n, r) : o.match(/^Enum$/i) !== null ? a = lL(n, e.type.allowedValues, r) : o.match(/^(Date|DateTime|TimeSpan|DateTimeRfc1123|UnixTime)$/i) !== null ? a = uL(o, r, n) : o.match(/^ByteArray$/i) !== null ? a = mL(n, r) : o.match(/^Base64Url$/i) !== null ? a = dL(n, r) : o.match(/^Sequence$/i) !== null ? a = pL(this, e, r, n, !!this.isXML, s) : o.match(/^Dictionary$/i) !== null ? a = fL(this, e, r, n, !!this.isXML, s) : o.match(/^Composite$/i) !== null && (a = gL(this, e, r, n, !!this.isXML, s)), a;
  }
  deserialize(e, r, n, i = { xml: {} }) {
    let s = { xml: { rootName: i.xml.rootName ?? "", includeRoot: i.xml.includeRoot ?? false, xmlCharKey: i.xml.xmlCharKey ?? "_" }, ignoreUnknownProperties: i.ignoreUnknownProperties ?? false };
    if (r == null) return this.isXML && e.type.name === "Sequence" && !e.xmlIsWrapped && (r = []), e.defaultValue !== void 0 && (r = e.defaultValue), r;
    let a, o = e.type.name;
    if (n || (n = e.serializedName), o.match(/^Composite$/i) !== null) a = xL(this, e, r, n, s);
    else {
      if (this.isXML) {
        let c = s.xml.xmlCharKey;
        r["$"] !== void 0 && r[c] !== void 0 && (r = r[c]);
      }
      o.match(/^Number$/i) !== null ? (a = parseFloat(r), isNaN(a) && (a = r)) : o.match(/^Boolean$/i) !== null ? r === "true" ? a = true : r === "false" ? a = false : a = r : o.match(/^(String|Enum|Object|Stream|Uuid|TimeSpan|any)$/i) !== null ? a = r : o.match(/^(Date|DateTime|DateTimeRfc1123)$/i) !== null ? a = new Date(r) : o.match(/^UnixTime$/i) !== null ? a = oL(r) : o.match(/^ByteArray$/i) !== null ? a = pg(r) : o.match(/^Base64Url$/i) !== null ? a = sL(r) : o.match(/^Sequence$/i) !== null ? a = bL(this, e, r, n, s) : o.match(/^Dictionary$/i) !== null && (a = AL(this, e, r, n, s));
    }
    return e.isConstant && (a = e.defaultValue), a;
  }
};
function ar(t18 = {}, e = false) {
  return new hg(t18, e);
}
function nL(t18, e) {
  let r = t18.length;
  for (; r - 1 >= 0 && t18[r - 1] === e; ) --r;
  return t18.substr(0, r);
}
function iL(t18) {
  if (!t18) return;
  if (!(t18 instanceof Uint8Array)) throw new Error("Please provide an input of type Uint8Array for converting to Base64Url.");
  let e = ug(t18);
  return nL(e, "=").replace(/\+/g, "-").replace(/\//g, "_");
}
function sL(t18) {
  if (t18) {
    if (t18 && typeof t18.valueOf() != "string") throw new Error("Please provide an input of type string for converting to Uint8Array");
    return t18 = t18.replace(/-/g, "+").replace(/_/g, "/"), pg(t18);
  }
}
function gg(t18) {
  let e = [], r = "";
  if (t18) {
    let n = t18.split(".");
    for (let i of n) i.charAt(i.length - 1) === "\\" ? r += i.substr(0, i.length - 1) + "." : (r += i, e.push(r), r = "");
  }
  return e;
}
function aL(t18) {
  if (t18) return typeof t18.valueOf() == "string" && (t18 = new Date(t18)), Math.floor(t18.getTime() / 1e3);
}
function oL(t18) {
  if (t18) return new Date(t18 * 1e3);
}
function cL(t18, e, r) {
  if (r != null) {
    if (t18.match(/^Number$/i) !== null) {
      if (typeof r != "number") throw new Error(`${e} with value ${r} must be of type number.`);
    } else if (t18.match(/^String$/i) !== null) {
      if (typeof r.valueOf() != "string") throw new Error(`${e} with value "${r}" must be of type string.`);
    } else if (t18.match(/^Uuid$/i) !== null) {
      if (!(typeof r.valueOf() == "string" && LP(r))) throw new Error(`${e} with value "${r}" must be of type string and a valid uuid.`);
    } else if (t18.match(/^Boolean$/i) !== null) {
      if (typeof r != "boolean") throw new Error(`${e} with value ${r} must be of type boolean.`);
    } else if (t18.match(/^Stream$/i) !== null) {
      let n = typeof r;
      if (n !== "string" && typeof r.pipe != "function" && typeof r.tee != "function" && !(r instanceof ArrayBuffer) && !ArrayBuffer.isView(r) && !((typeof Blob == "function" || typeof Blob == "object") && r instanceof Blob) && n !== "function") throw new Error(`${e} must be a string, Blob, ArrayBuffer, ArrayBufferView, ReadableStream, or () => ReadableStream.`);
    }
  }
  return r;
}
function lL(t18, e, r) {
  if (!e) throw new Error(`Please provide a set of allowedValues to validate ${t18} as an Enum Type.`);
  if (!e.some((i) => typeof i.valueOf() == "string" ? i.toLowerCase() === r.toLowerCase() : i === r)) throw new Error(`${r} is not a valid value for ${t18}. The valid values are: ${JSON.stringify(e)}.`);
  return r;
}
function mL(t18, e) {
  if (e != null) {
    if (!(e instanceof Uint8Array)) throw new Error(`${t18} must be of type Uint8Array.`);
    e = ug(e);
  }
  return e;
}
function dL(t18, e) {
  if (e != null) {
    if (!(e instanceof Uint8Array)) throw new Error(`${t18} must be of type Uint8Array.`);
    e = iL(e);
  }
  return e;
}
function uL(t18, e, r) {
  if (e != null) {
    if (t18.match(/^Date$/i) !== null) {
      if (!(e instanceof Date || typeof e.valueOf() == "string" && !isNaN(Date.parse(e)))) throw new Error(`${r} must be an instanceof Date or a string in ISO8601 format.`);
      e = e instanceof Date ? e.toISOString().substring(0, 10) : new Date(e).toISOString().substring(0, 10);
    } else if (t18.match(/^DateTime$/i) !== null) {
      if (!(e instanceof Date || typeof e.valueOf() == "string" && !isNaN(Date.parse(e)))) throw new Error(`${r} must be an instanceof Date or a string in ISO8601 format.`);
      e = e instanceof Date ? e.toISOString() : new Date(e).toISOString();
    } else if (t18.match(/^DateTimeRfc1123$/i) !== null) {
      if (!(e instanceof Date || typeof e.valueOf() == "string" && !isNaN(Date.parse(e)))) throw new Error(`${r} must be an instanceof Date or a string in RFC-1123 format.`);
      e = e instanceof Date ? e.toUTCString() : new Date(e).toUTCString();
    } else if (t18.match(/^UnixTime$/i) !== null) {
      if (!(e instanceof Date || typeof e.valueOf() == "string" && !isNaN(Date.parse(e)))) throw new Error(`${r} must be an instanceof Date or a string in RFC-1123/ISO8601 format for it to be serialized in UnixTime/Epoch format.`);
      e = aL(e);
    } else if (t18.match(/^TimeSpan$/i) !== null && !DP(e)) throw new Error(`${r} must be a string in ISO 8601 format. Instead was "${e}".`);
  }
  return e;
}
function pL(t18, e, r, n, i, s) {
  if (!Array.isArray(r)) throw new Error(`${n} must be of type Array.`);
  let a = e.type.element;
  if (!a || typeof a != "object") throw new Error(`"element" metadata for an Array must be defined in the mapper and it must be of type "object" in ${n}.`);
  a.type.name === "Composite" && a.type.className && (a = t18.modelMappers[a.type.className] ?? a);
  let o = [];
  for (let c = 0; c < r.length; c++) {
    let l = t18.serialize(a, r[c], n, s);
    if (i && a.xmlNamespace) {
      let m = a.xmlNamespacePrefix ? `xmlns:${a.xmlNamespacePrefix}` : "xmlns";
      a.type.name === "Composite" ? (o[c] = { ...l }, o[c]["$"] = { [m]: a.xmlNamespace }) : (o[c] = {}, o[c][s.xml.xmlCharKey] = l, o[c]["$"] = { [m]: a.xmlNamespace });
    } else o[c] = l;
  }
  return o;
}
function fL(t18, e, r, n, i, s) {
  if (typeof r != "object") throw new Error(`${n} must be of type object.`);
  let a = e.type.value;
  if (!a || typeof a != "object") throw new Error(`"value" metadata for a Dictionary must be defined in the mapper and it must of type "object" in ${n}.`);
  let o = {};
  for (let c of Object.keys(r)) {
    let l = t18.serialize(a, r[c], n, s);
    o[c] = FP(a, l, i, s);
  }
  if (i && e.xmlNamespace) {
    let c = e.xmlNamespacePrefix ? `xmlns:${e.xmlNamespacePrefix}` : "xmlns", l = o;
    return l["$"] = { [c]: e.xmlNamespace }, l;
  }
  return o;
}
function hL(t18, e, r) {
  let n = e.type.additionalProperties;
  return !n && e.type.className ? UP(t18, e, r)?.type.additionalProperties : n;
}
function UP(t18, e, r) {
  let n = e.type.className;
  if (!n) throw new Error(`Class name for model "${r}" is not provided in the mapper "${JSON.stringify(e, void 0, 2)}".`);
  return t18.modelMappers[n];
}
function zP(t18, e, r) {
  let n = e.type.modelProperties;
  if (!n) {
    let i = UP(t18, e, r);
    if (!i) throw new Error(`mapper() cannot be null or undefined for model "${e.type.className}".`);
    if (n = i?.type.modelProperties, !n) throw new Error(`modelProperties cannot be null or undefined in the mapper "${JSON.stringify(i)}" of type "${e.type.className}" for object "${r}".`);
  }
  return n;
}
function gL(t18, e, r, n, i, s) {
  if (td(t18, e) && (e = qP(t18, e, r, "clientName")), r != null) {
    let a = {}, o = zP(t18, e, n);
    for (let l of Object.keys(o)) {
      let m = o[l];
      if (m.readOnly) continue;
      let d, u = a;
      if (t18.isXML) m.xmlIsWrapped ? d = m.xmlName : d = m.xmlElementName || m.xmlName;
      else {
        let y = gg(m.serializedName);
        d = y.pop();
        for (let x of y) {
          let I = u[x];
          I == null && (r[l] !== void 0 && r[l] !== null || m.defaultValue !== void 0) && (u[x] = {}), u = u[x];
        }
      }
      if (u != null) {
        if (i && e.xmlNamespace) {
          let w = e.xmlNamespacePrefix ? `xmlns:${e.xmlNamespacePrefix}` : "xmlns";
          u["$"] = { ...u["$"], [w]: e.xmlNamespace };
        }
        let y = m.serializedName !== "" ? n + "." + m.serializedName : n, x = r[l], I = td(t18, e);
        I && I.clientName === l && x == null && (x = e.serializedName);
        let N = t18.serialize(m, x, y, s);
        if (N !== void 0 && d !== void 0 && d !== null) {
          let w = FP(m, N, i, s);
          i && m.xmlIsAttribute ? (u["$"] = u["$"] || {}, u["$"][d] = N) : i && m.xmlIsWrapped ? u[d] = { [m.xmlElementName]: w } : u[d] = w;
        }
      }
    }
    let c = hL(t18, e, n);
    if (c) {
      let l = Object.keys(o);
      for (let m of Object.keys(r)) l.every((u) => u !== m) && Object.defineProperty(a, m, { value: t18.serialize(c, r[m], n + '["' + m + '"]', s), enumerable: true, configurable: true, writable: true });
    }
    return a;
  }
  return r;
}
function FP(t18, e, r, n) {
  if (!r || !t18.xmlNamespace) return e;
  let s = { [t18.xmlNamespacePrefix ? `xmlns:${t18.xmlNamespacePrefix}` : "xmlns"]: t18.xmlNamespace };
  if (["Composite"].includes(t18.type.name)) {
    if (e["$"]) return e;
    {
      let o = { ...e };
      return o["$"] = s, o;
    }
  }
  let a = {};
  return a[n.xml.xmlCharKey] = e, a["$"] = s, a;
}
function yL(t18, e) {
  return ["$", e.xml.xmlCharKey].includes(t18);
}
function xL(t18, e, r, n, i) {
  let s = i.xml.xmlCharKey ?? "_";
  td(t18, e) && (e = qP(t18, e, r, "serializedName"));
  let a = zP(t18, e, n), o = {}, c = [];
  for (let m of Object.keys(a)) {
    let d = a[m], u = gg(a[m].serializedName);
    c.push(u[0]);
    let { serializedName: y, xmlName: x, xmlElementName: I } = d, N = n;
    y !== "" && y !== void 0 && (N = n + "." + y);
    let w = d.headerCollectionPrefix;
    if (w) {
      let D = {};
      for (let M of Object.keys(r)) M.startsWith(w) && (D[M.substring(w.length)] = t18.deserialize(d.type.value, r[M], N, i)), c.push(M);
      o[m] = D;
    } else if (t18.isXML) if (d.xmlIsAttribute && r["$"]) o[m] = t18.deserialize(d, r["$"][x], N, i);
    else if (d.xmlIsMsText) r[s] !== void 0 ? o[m] = r[s] : typeof r == "string" && (o[m] = r);
    else {
      let D = I || x || y;
      if (d.xmlIsWrapped) {
        let re = r[x]?.[I] ?? [];
        Object.defineProperty(o, m, { value: t18.deserialize(d, re, N, i), enumerable: true, configurable: true, writable: true }), c.push(x);
      } else {
        let M = r[D];
        o[m] = t18.deserialize(d, M, N, i), c.push(D);
      }
    }
    else {
      let D, M = r, re = 0;
      for (let B of u) {
        if (!M) break;
        re++, M = M[B];
      }
      M === null && re < u.length && (M = void 0), D = M;
      let Re = e.type.polymorphicDiscriminator;
      Re && m === Re.clientName && D == null && (D = e.serializedName);
      let pe;
      if (Array.isArray(r[m]) && a[m].serializedName === "") {
        D = r[m];
        let B = t18.deserialize(d, D, N, i);
        for (let [Pe, T] of Object.entries(o)) Object.prototype.hasOwnProperty.call(B, Pe) || (B[Pe] = T);
        o = B;
      } else (D !== void 0 || d.defaultValue !== void 0) && (pe = t18.deserialize(d, D, N, i), o[m] = pe);
    }
  }
  let l = e.type.additionalProperties;
  if (l) {
    let m = (d) => {
      for (let u of Object.keys(a)) if (gg(a[u].serializedName)[0] === d) return false;
      return true;
    };
    for (let d of Object.keys(r)) if (m(d)) {
      let u = t18.deserialize(l, r[d], n + '["' + d + '"]', i);
      Object.defineProperty(o, d, { value: u, enumerable: true, configurable: true, writable: true });
    }
  } else if (r && !i.ignoreUnknownProperties) for (let m of Object.keys(r)) o[m] === void 0 && !c.includes(m) && !yL(m, i) && Object.defineProperty(o, m, { value: r[m], enumerable: true, configurable: true, writable: true });
  return o;
}
function AL(t18, e, r, n, i) {
  let s = e.type.value;
  if (!s || typeof s != "object") throw new Error(`"value" metadata for a Dictionary must be defined in the mapper and it must of type "object" in ${n}`);
  if (r) {
    let a = {};
    for (let o of Object.keys(r)) a[o] = t18.deserialize(s, r[o], n, i);
    return a;
  }
  return r;
}
function bL(t18, e, r, n, i) {
  let s = e.type.element;
  if (!s || typeof s != "object") throw new Error(`"element" metadata for an Array must be defined in the mapper and it must be of type "object" in ${n}`);
  if (r) {
    Array.isArray(r) || (r = [r]), s.type.name === "Composite" && s.type.className && (s = t18.modelMappers[s.type.className] ?? s);
    let a = [];
    for (let o = 0; o < r.length; o++) a[o] = t18.deserialize(s, r[o], `${n}[${o}]`, i);
    return a;
  }
  return r;
}
function CL(t18, e, r) {
  let n = [r];
  for (; n.length; ) {
    let i = n.shift(), s = e === i ? e : i + "." + e;
    if (Object.prototype.hasOwnProperty.call(t18, s)) return t18[s];
    for (let [a, o] of Object.entries(t18)) a.startsWith(i + ".") && o.type.uberParent === i && o.type.className && n.push(o.type.className);
  }
}
function qP(t18, e, r, n) {
  let i = td(t18, e);
  if (i) {
    let s = i[n];
    if (s) {
      n === "serializedName" && (s = s.replace(/\\/gi, ""));
      let a = r[s], o = e.type.uberParent ?? e.type.className;
      if (typeof a == "string" && o) {
        let c = CL(t18.modelMappers.discriminators, a, o);
        c && (e = c);
      }
    }
  }
  return e;
}
function td(t18, e) {
  return e.type.polymorphicDiscriminator || kP(t18, e.type.uberParent) || kP(t18, e.type.className);
}
function kP(t18, e) {
  return e && t18.modelMappers[e] && t18.modelMappers[e].type.polymorphicDiscriminator;
}
var mn = { Base64Url: "Base64Url", Boolean: "Boolean", ByteArray: "ByteArray", Composite: "Composite", Date: "Date", DateTime: "DateTime", DateTimeRfc1123: "DateTimeRfc1123", Dictionary: "Dictionary", Enum: "Enum", Number: "Number", Object: "Object", Sequence: "Sequence", String: "String", Stream: "Stream", TimeSpan: "TimeSpan", UnixTime: "UnixTime" };
var QP = Be(HP(), 1);
var yg = QP.state;
function Ci(t18, e, r) {
  let n = e.parameterPath, i = e.mapper, s;
  if (typeof n == "string" && (n = [n]), Array.isArray(n)) {
    if (n.length > 0) if (i.isConstant) s = i.defaultValue;
    else {
      let a = GP(t18, n);
      !a.propertyFound && r && (a = GP(r, n));
      let o = false;
      a.propertyFound || (o = i.required || n[0] === "options" && n.length === 2), s = o ? i.defaultValue : a.propertyValue;
    }
  } else {
    i.required && (s = {});
    for (let [a, o] of Object.entries(n)) {
      let c = i.type.modelProperties[a], l = Ci(t18, { parameterPath: o, mapper: c }, r);
      l !== void 0 && (s || (s = {}), Object.defineProperty(s, a, { value: l, enumerable: true, configurable: true, writable: true }));
    }
  }
  return s;
}
function GP(t18, e) {
  let r = { propertyFound: false }, n = 0;
  for (; n < e.length; ++n) {
    let i = e[n];
    if (t18 && i in t18) t18 = t18[i];
    else break;
  }
  return n === e.length && (r.propertyValue = t18, r.propertyFound = true), r;
}
var jP = /* @__PURE__ */ Symbol.for("@azure/core-client original request");
function NL(t18) {
  return jP in t18;
}
function Wn(t18) {
  if (NL(t18)) return Wn(t18[jP]);
  let e = yg.operationRequestMap.get(t18);
  return e || (e = {}, yg.operationRequestMap.set(t18, e)), e;
}
var IL = ["application/json", "text/json"];
var PL = ["application/xml", "application/atom+xml"];
var YP = "deserializationPolicy";
function xg(t18 = {}) {
  let e = t18.expectedContentTypes?.json ?? IL, r = t18.expectedContentTypes?.xml ?? PL, n = t18.parseXML, i = t18.serializerOptions, s = { xml: { rootName: i?.xml.rootName ?? "", includeRoot: i?.xml.includeRoot ?? false, xmlCharKey: i?.xml.xmlCharKey ?? "_" } };
  return { name: YP, async sendRequest(a, o) {
    let c = await o(a);
    return SL(e, r, c, s, n);
  } };
}
function EL(t18) {
  let e, r = t18.request, n = Wn(r), i = n?.operationSpec;
  return i && (n?.operationResponseGetter ? e = n?.operationResponseGetter(i, t18) : e = i.responses[t18.status]), e;
}
function wL(t18) {
  let e = t18.request, n = Wn(e)?.shouldDeserialize, i;
  return n === void 0 ? i = true : typeof n == "boolean" ? i = n : i = n(t18), i;
}
async function SL(t18, e, r, n, i) {
  let s = await TL(t18, e, r, n, i);
  if (!wL(s)) return s;
  let o = Wn(s.request)?.operationSpec;
  if (!o || !o.responses) return s;
  let c = EL(s), { error: l, shouldReturnResponse: m } = BL(s, o, c, n);
  if (l) throw l;
  if (m) return s;
  if (c) {
    if (c.bodyMapper) {
      let d = s.parsedBody;
      o.isXML && c.bodyMapper.type.name === mn.Sequence && (d = typeof d == "object" ? d[c.bodyMapper.xmlElementName] : []);
      try {
        s.parsedBody = o.serializer.deserialize(c.bodyMapper, d, "operationRes.parsedBody", n);
      } catch (u) {
        throw new Yn(`Error ${u} occurred in deserializing the responseBody - ${s.bodyAsText}`, { statusCode: s.status, request: s.request, response: s });
      }
    } else o.httpMethod === "HEAD" && (s.parsedBody = r.status >= 200 && r.status < 300);
    c.headersMapper && (s.parsedHeaders = o.serializer.deserialize(c.headersMapper, s.headers.toJSON(), "operationRes.parsedHeaders", { xml: {}, ignoreUnknownProperties: true }));
  }
  return s;
}
function vL(t18) {
  let e = Object.keys(t18.responses);
  return e.length === 0 || e.length === 1 && e[0] === "default";
}
function BL(t18, e, r, n) {
  let i = 200 <= t18.status && t18.status < 300;
  if (vL(e) ? i : !!r) if (r) {
    if (!r.isError) return { error: null, shouldReturnResponse: false };
  } else return { error: null, shouldReturnResponse: false };
  let a = r ?? e.responses.default, o = t18.request.streamResponseStatusCodes?.has(t18.status) ? `Unexpected status code: ${t18.status}` : t18.bodyAsText, c = new Yn(o, { statusCode: t18.status, request: t18.request, response: t18 });
  if (!a && !(t18.parsedBody?.error?.code && t18.parsedBody?.error?.message)) throw c;
  let l = a?.bodyMapper, m = a?.headersMapper;
  try {
    if (t18.parsedBody) {
      let d = t18.parsedBody, u;
      if (l) {
        let x = d;
        if (e.isXML && l.type.name === mn.Sequence) {
          x = [];
          let I = l.xmlElementName;
          typeof d == "object" && I && (x = d[I]);
        }
        u = e.serializer.deserialize(l, x, "error.response.parsedBody", n);
      }
      let y = d.error || u || d;
      c.code = y.code, y.message && (c.message = y.message), l && (c.response.parsedBody = u);
    }
    t18.headers && m && (c.response.parsedHeaders = e.serializer.deserialize(m, t18.headers.toJSON(), "operationRes.parsedHeaders"));
  } catch (d) {
    c.message = `Error "${d.message}" occurred in deserializing the responseBody - "${t18.bodyAsText}" for the default response.`;
  }
  return { error: c, shouldReturnResponse: false };
}
async function TL(t18, e, r, n, i) {
  if (!r.request.streamResponseStatusCodes?.has(r.status) && r.bodyAsText) {
    let s = r.bodyAsText, a = r.headers.get("Content-Type") || "", o = a ? a.split(";").map((c) => c.toLowerCase()) : [];
    try {
      if (o.length === 0 || o.some((c) => t18.indexOf(c) !== -1)) return r.parsedBody = JSON.parse(s), r;
      if (o.some((c) => e.indexOf(c) !== -1)) {
        if (!i) throw new Error("Parsing XML not supported.");
        let c = await i(s, n.xml);
        return r.parsedBody = c, r;
      }
    } catch (c) {
      let l = `Error "${c}" occurred while parsing the response body - ${r.bodyAsText}.`, m = c.code || Yn.PARSE_ERROR;
      throw new Yn(l, { code: m, statusCode: r.status, request: r.request, response: r });
    }
  }
  return r;
}
function KP(t18) {
  let e = /* @__PURE__ */ new Set();
  for (let [r, n] of Object.entries(t18.responses)) n.bodyMapper && n.bodyMapper.type.name === mn.Stream && e.add(Number(r));
  return e;
}
function dn(t18) {
  let { parameterPath: e, mapper: r } = t18, n;
  return typeof e == "string" ? n = e : Array.isArray(e) ? n = e.join(".") : n = r.serializedName, n;
}
var WP = "serializationPolicy";
function nd(t18 = {}) {
  let e = t18.stringifyXML;
  return { name: WP, sendRequest(r, n) {
    let i = Wn(r), s = i?.operationSpec, a = i?.operationArguments;
    return s && a && (RL(r, a, s), _L(r, a, s, e)), n(r);
  } };
}
function RL(t18, e, r) {
  if (r.headerParameters) for (let i of r.headerParameters) {
    let s = Ci(e, i);
    if (s != null || i.mapper.required) {
      s = r.serializer.serialize(i.mapper, s, dn(i));
      let a = i.mapper.headerCollectionPrefix;
      if (a) for (let o of Object.keys(s)) t18.headers.set(a + o, s[o]);
      else t18.headers.set(i.mapper.serializedName || dn(i), s);
    }
  }
  let n = e.options?.requestOptions?.customHeaders;
  if (n) for (let i of Object.keys(n)) t18.headers.set(i, n[i]);
}
function _L(t18, e, r, n = function() {
  throw new Error("XML serialization unsupported!");
}) {
  let i = e.options?.serializerOptions, s = { xml: { rootName: i?.xml.rootName ?? "", includeRoot: i?.xml.includeRoot ?? false, xmlCharKey: i?.xml.xmlCharKey ?? "_" } }, a = s.xml.xmlCharKey;
  if (r.requestBody && r.requestBody.mapper) {
    t18.body = Ci(e, r.requestBody);
    let o = r.requestBody.mapper, { required: c, serializedName: l, xmlName: m, xmlElementName: d, xmlNamespace: u, xmlNamespacePrefix: y, nullable: x } = o, I = o.type.name;
    try {
      if (t18.body !== void 0 && t18.body !== null || x && t18.body === null || c) {
        let N = dn(r.requestBody);
        t18.body = r.serializer.serialize(o, t18.body, N, s);
        let w = I === mn.Stream;
        if (r.isXML) {
          let D = y ? `xmlns:${y}` : "xmlns", M = OL(u, D, I, t18.body, s);
          I === mn.Sequence ? t18.body = n(ML(M, d || m || l, D, u), { rootName: m || l, xmlCharKey: a }) : w || (t18.body = n(M, { rootName: m || l, xmlCharKey: a }));
        } else {
          if (I === mn.String && (r.contentType?.match("text/plain") || r.mediaType === "text")) return;
          w || (t18.body = JSON.stringify(t18.body));
        }
      }
    } catch (N) {
      throw new Error(`Error "${N.message}" occurred in serializing the payload - ${JSON.stringify(l, void 0, "  ")}.`);
    }
  } else if (r.formDataParameters && r.formDataParameters.length > 0) {
    t18.formData = {};
    for (let o of r.formDataParameters) {
      let c = Ci(e, o);
      if (c != null) {
        let l = o.mapper.serializedName || dn(o);
        t18.formData[l] = r.serializer.serialize(o.mapper, c, dn(o), s);
      }
    }
  }
}
function OL(t18, e, r, n, i) {
  if (t18 && !["Composite", "Sequence", "Dictionary"].includes(r)) {
    let s = {};
    return s[i.xml.xmlCharKey] = n, s["$"] = { [e]: t18 }, s;
  }
  return n;
}
function ML(t18, e, r, n) {
  if (Array.isArray(t18) || (t18 = [t18]), !r || !n) return { [e]: t18 };
  let i = { [e]: t18 };
  return i["$"] = { [r]: n }, i;
}
function ec(t18 = {}) {
  let e = lg(t18 ?? {});
  return t18.credentialOptions && e.addPolicy(Ca({ credential: t18.credentialOptions.credential, scopes: t18.credentialOptions.credentialScopes })), e.addPolicy(nd(t18.serializationOptions), { phase: "Serialize" }), e.addPolicy(xg(t18.deserializationOptions), { phase: "Deserialize" }), e;
}
var Ag;
function JP() {
  return Ag || (Ag = Vo()), Ag;
}
var DL = { CSV: ",", SSV: " ", Multi: "Multi", TSV: "	", Pipes: "|" };
function XP(t18, e, r, n) {
  let i = LL(e, r, n), s = false, a = $P(t18, i);
  if (e.path) {
    let l = $P(e.path, i);
    e.path === "/{nextLink}" && l.startsWith("/") && (l = l.substring(1)), kL(l) ? (a = l, s = true) : a = UL(a, l);
  }
  let { queryParams: o, sequenceParams: c } = zL(e, r, n);
  return a = qL(a, o, c, s), a;
}
function $P(t18, e) {
  let r = t18;
  for (let [n, i] of e) r = r.split(n).join(i);
  return r;
}
function LL(t18, e, r) {
  let n = /* @__PURE__ */ new Map();
  if (t18.urlParameters?.length) for (let i of t18.urlParameters) {
    let s = Ci(e, i, r), a = dn(i);
    s = t18.serializer.serialize(i.mapper, s, a), i.skipEncoding || (s = encodeURIComponent(s)), n.set(`{${i.mapper.serializedName || a}}`, s);
  }
  return n;
}
function kL(t18) {
  return t18.includes("://");
}
function UL(t18, e) {
  if (!e) return t18;
  let r = new URL(t18), n = r.pathname;
  n.endsWith("/") || (n = `${n}/`), e.startsWith("/") && (e = e.substring(1));
  let i = e.indexOf("?");
  if (i !== -1) {
    let s = e.substring(0, i), a = e.substring(i + 1);
    n = n + s, a && (r.search = r.search ? `${r.search}&${a}` : a);
  } else n = n + e;
  return Object.assign(r, { pathname: n }), r.toString();
}
function zL(t18, e, r) {
  let n = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new Set();
  if (t18.queryParameters?.length) for (let s of t18.queryParameters) {
    s.mapper.type.name === "Sequence" && s.mapper.serializedName && i.add(s.mapper.serializedName);
    let a = Ci(e, s, r);
    if (a != null || s.mapper.required) {
      a = t18.serializer.serialize(s.mapper, a, dn(s));
      let o = s.collectionFormat ? DL[s.collectionFormat] : "";
      if (Array.isArray(a) && (a = a.map((c) => c ?? "")), s.collectionFormat === "Multi" && a.length === 0) continue;
      Array.isArray(a) && (s.collectionFormat === "SSV" || s.collectionFormat === "TSV") && (a = a.join(o)), s.skipEncoding || (Array.isArray(a) ? a = a.map((c) => encodeURIComponent(c)) : a = encodeURIComponent(a)), Array.isArray(a) && (s.collectionFormat === "CSV" || s.collectionFormat === "Pipes") && (a = a.join(o)), n.set(s.mapper.serializedName || dn(s), a);
    }
  }
  return { queryParams: n, sequenceParams: i };
}
function FL(t18) {
  let e = /* @__PURE__ */ new Map();
  if (!t18 || t18[0] !== "?") return e;
  t18 = t18.slice(1);
  let r = t18.split("&");
  for (let n of r) {
    let [i, s] = n.split("=", 2), a = e.get(i);
    a ? Array.isArray(a) ? a.push(s) : e.set(i, [a, s]) : e.set(i, s);
  }
  return e;
}
function qL(t18, e, r, n = false) {
  if (e.size === 0) return t18;
  let i = new URL(t18), s = FL(i.search);
  for (let [o, c] of e) {
    let l = s.get(o);
    if (Array.isArray(l)) if (Array.isArray(c)) {
      l.push(...c);
      let m = new Set(l);
      s.set(o, Array.from(m));
    } else l.push(c);
    else l ? (Array.isArray(c) ? c.unshift(l) : r.has(o) && s.set(o, [l, c]), n || s.set(o, c)) : s.set(o, c);
  }
  let a = [];
  for (let [o, c] of s) if (typeof c == "string") a.push(`${o}=${c}`);
  else if (Array.isArray(c)) for (let l of c) a.push(`${o}=${l}`);
  else a.push(`${o}=${c}`);
  return i.search = a.length ? `?${a.join("&")}` : "", i.toString();
}
var bg = Sr("core-client");
var tc = class {
  _endpoint;
  _requestContentType;
  _allowInsecureConnection;
  _httpClient;
  pipeline;
  constructor(e = {}) {
    if (this._requestContentType = e.requestContentType, this._endpoint = e.endpoint ?? e.baseUri, e.baseUri && bg.warning("The baseUri option for SDK Clients has been deprecated, please use endpoint instead."), this._allowInsecureConnection = e.allowInsecureConnection, this._httpClient = e.httpClient || JP(), this.pipeline = e.pipeline || HL(e), e.additionalPolicies?.length) for (let { policy: r, position: n } of e.additionalPolicies) {
      let i = n === "perRetry" ? "Sign" : void 0;
      this.pipeline.addPolicy(r, { afterPhase: i });
    }
  }
  sendRequest(e) {
    return this.pipeline.sendRequest(this._httpClient, e);
  }
  async sendOperationRequest(e, r) {
    let n = r.baseUrl || this._endpoint;
    if (!n) throw new Error("If operationSpec.baseUrl is not specified, then the ServiceClient must have a endpoint string property that contains the base URL to use.");
    let i = XP(n, r, e, this), s = Zo({ url: i });
    s.method = r.httpMethod;
    let a = Wn(s);
    a.operationSpec = r, a.operationArguments = e;
    let o = r.contentType || this._requestContentType;
    o && r.requestBody && s.headers.set("Content-Type", o);
    let c = e.options;
    if (c) {
      let l = c.requestOptions;
      l && (l.timeout && (s.timeout = l.timeout), l.onUploadProgress && (s.onUploadProgress = l.onUploadProgress), l.onDownloadProgress && (s.onDownloadProgress = l.onDownloadProgress), l.shouldDeserialize !== void 0 && (a.shouldDeserialize = l.shouldDeserialize), l.allowInsecureConnection && (s.allowInsecureConnection = true)), c.abortSignal && (s.abortSignal = c.abortSignal), c.tracingOptions && (s.tracingOptions = c.tracingOptions);
    }
    this._allowInsecureConnection && (s.allowInsecureConnection = true), s.streamResponseStatusCodes === void 0 && (s.streamResponseStatusCodes = KP(r));
    try {
      let l = await this.sendRequest(s), m = fg(l, r.responses[l.status]);
      return c?.onResponse && c.onResponse(l, m), m;
    } catch (l) {
      if (typeof l == "object" && l?.response) {
        let m = l.response, d = fg(m, r.responses[l.statusCode] || r.responses.default);
        l.details = d, c?.onResponse && c.onResponse(m, d, l);
      }
      throw l;
    }
  }
};
function HL(t18) {
  let e = QL(t18), r = t18.credential && e ? { credentialScopes: e, credential: t18.credential } : void 0;
  return ec({ ...t18, credentialOptions: r });
}
function QL(t18) {
  if (t18.credentialScopes) return t18.credentialScopes;
  if (t18.endpoint) return `${t18.endpoint}/.default`;
  if (t18.baseUri) return `${t18.baseUri}/.default`;
  if (t18.credential) throw new Error("When using credentials, the ServiceClientOptions must contain either a endpoint or a credentialScopes. Unable to create a bearerTokenAuthenticationPolicy");
}
var VP = { DefaultScope: "/.default", HeaderConstants: { AUTHORIZATION: "authorization" } };
function GL(t18) {
  return /^[0-9a-fA-F]{8}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{12}$/.test(t18);
}
var id = async (t18) => {
  let e = JL(t18.request), r = KL(t18.response);
  if (r) {
    let n = WL(r), i = YL(t18, n), s = jL(n);
    if (!s) return false;
    let a = await t18.getAccessToken(i, { ...e, tenantId: s });
    return a ? (t18.request.headers.set(VP.HeaderConstants.AUTHORIZATION, `${a.tokenType ?? "Bearer"} ${a.token}`), true) : false;
  }
  return false;
};
function jL(t18) {
  let n = new URL(t18.authorization_uri).pathname.split("/")[1];
  if (n && GL(n)) return n;
}
function YL(t18, e) {
  if (!e.resource_id) return t18.scopes;
  let r = new URL(e.resource_id), n = new URL(VP.DefaultScope, r.origin).toString();
  return n === "https://disk.azure.com/.default" && (n = "https://disk.azure.com//.default"), [n];
}
function KL(t18) {
  let e = t18.headers.get("WWW-Authenticate");
  if (t18.status === 401 && e) return e;
}
function WL(t18) {
  return `${t18.slice(7).trim()} `.split(" ").filter((i) => i).map((i) => (([s, a]) => ({ [s]: a }))(i.trim().split("="))).reduce((i, s) => ({ ...i, ...s }), {});
}
function JL(t18) {
  return { abortSignal: t18.abortSignal, requestOptions: { timeout: t18.timeout }, tracingOptions: t18.tracingOptions };
}
var ZP = /* @__PURE__ */ Symbol("Original PipelineRequest");
var $L = /* @__PURE__ */ Symbol.for("@azure/core-client original request");
function nc(t18, e = {}) {
  let n = t18[ZP], i = Kn(t18.headers.toJson({ preserveCase: true }));
  if (n) return n.headers = i, n;
  {
    let s = Zo({ url: t18.url, method: t18.method, headers: i, withCredentials: t18.withCredentials, timeout: t18.timeout, requestId: t18.requestId, abortSignal: t18.abortSignal, body: t18.body, formData: t18.formData, disableKeepAlive: !!t18.keepAlive, onDownloadProgress: t18.onDownloadProgress, onUploadProgress: t18.onUploadProgress, proxySettings: t18.proxySettings, streamResponseStatusCodes: t18.streamResponseStatusCodes, agent: t18.agent, requestOverrides: t18.requestOverrides });
    return e.originalRequest && (s[$L] = e.originalRequest), s;
  }
}
function ns(t18, e) {
  let r = e?.originalRequest ?? t18, n = { url: t18.url, method: t18.method, headers: ic(t18.headers), withCredentials: t18.withCredentials, timeout: t18.timeout, requestId: t18.headers.get("x-ms-client-request-id") || t18.requestId, abortSignal: t18.abortSignal, body: t18.body, formData: t18.formData, keepAlive: !!t18.disableKeepAlive, onDownloadProgress: t18.onDownloadProgress, onUploadProgress: t18.onUploadProgress, proxySettings: t18.proxySettings, streamResponseStatusCodes: t18.streamResponseStatusCodes, agent: t18.agent, requestOverrides: t18.requestOverrides, clone() {
    throw new Error("Cannot clone a non-proxied WebResourceLike");
  }, prepare() {
    throw new Error("WebResourceLike.prepare() is not supported by @azure/core-http-compat");
  }, validateRequestProperties() {
  } };
  return e?.createProxy ? new Proxy(n, { get(i, s, a) {
    return s === ZP ? t18 : s === "clone" ? () => ns(nc(n, { originalRequest: r }), { createProxy: true, originalRequest: r }) : Reflect.get(i, s, a);
  }, set(i, s, a, o) {
    return s === "keepAlive" && (t18.disableKeepAlive = !a), typeof s == "string" && ["url", "method", "withCredentials", "timeout", "requestId", "abortSignal", "body", "formData", "onDownloadProgress", "onUploadProgress", "proxySettings", "streamResponseStatusCodes", "agent", "requestOverrides"].includes(s) && (t18[s] = a), Reflect.set(i, s, a, o);
  } }) : n;
}
function ic(t18) {
  return new Cg(t18.toJSON({ preserveCase: true }));
}
function rc(t18) {
  return t18.toLowerCase();
}
var Cg = class t5 {
  _headersMap;
  constructor(e) {
    if (this._headersMap = {}, e) for (let r in e) this.set(r, e[r]);
  }
  set(e, r) {
    this._headersMap[rc(e)] = { name: e, value: r.toString() };
  }
  get(e) {
    let r = this._headersMap[rc(e)];
    return r ? r.value : void 0;
  }
  contains(e) {
    return !!this._headersMap[rc(e)];
  }
  remove(e) {
    let r = this.contains(e);
    return delete this._headersMap[rc(e)], r;
  }
  rawHeaders() {
    return this.toJson({ preserveCase: true });
  }
  headersArray() {
    let e = [];
    for (let r in this._headersMap) e.push(this._headersMap[r]);
    return e;
  }
  headerNames() {
    let e = [], r = this.headersArray();
    for (let n = 0; n < r.length; ++n) e.push(r[n].name);
    return e;
  }
  headerValues() {
    let e = [], r = this.headersArray();
    for (let n = 0; n < r.length; ++n) e.push(r[n].value);
    return e;
  }
  toJson(e = {}) {
    let r = {};
    if (e.preserveCase) for (let n in this._headersMap) {
      let i = this._headersMap[n];
      r[i.name] = i.value;
    }
    else for (let n in this._headersMap) {
      let i = this._headersMap[n];
      r[rc(i.name)] = i.value;
    }
    return r;
  }
  toString() {
    return JSON.stringify(this.toJson({ preserveCase: true }));
  }
  clone() {
    let e = {};
    for (let r in this._headersMap) {
      let n = this._headersMap[r];
      e[n.name] = n.value;
    }
    return new t5(e);
  }
};
var e0 = /* @__PURE__ */ Symbol("Original FullOperationResponse");
function sc(t18, e) {
  let r = ns(t18.request), n = ic(t18.headers);
  return e?.createProxy ? new Proxy(t18, { get(i, s, a) {
    return s === "headers" ? n : s === "request" ? r : s === e0 ? t18 : Reflect.get(i, s, a);
  }, set(i, s, a, o) {
    return s === "headers" ? n = a : s === "request" && (r = a), Reflect.set(i, s, a, o);
  } }) : { ...t18, request: r, headers: n };
}
function sd(t18) {
  let r = t18[e0], n = Kn(t18.headers.toJson({ preserveCase: true }));
  return r ? (r.headers = n, r) : { ...t18, headers: n, request: nc(t18.request) };
}
var ac = class extends tc {
  constructor(e) {
    super(e), e.keepAliveOptions?.enable === false && !MP(this.pipeline) && this.pipeline.addPolicy(OP()), e.redirectOptions?.handleRedirects === false && this.pipeline.removePolicy({ name: Qh });
  }
  async sendOperationRequest(e, r) {
    let n = e?.options?.onResponse, i;
    function s(o, c, l) {
      i = o, n && n(o, c, l);
    }
    e.options = { ...e.options, onResponse: s };
    let a = await super.sendOperationRequest(e, r);
    return i && Object.defineProperty(a, "_response", { value: sc(i) }), a;
  }
};
var Ng;
(function(t18) {
  t18[t18.ERROR = 1] = "ERROR", t18[t18.INFO = 3] = "INFO", t18[t18.OFF = 0] = "OFF", t18[t18.WARNING = 2] = "WARNING";
})(Ng || (Ng = {}));
var XL = { log(t18, e) {
}, shouldLog(t18) {
  return false;
} };
var t0 = "RequestPolicyFactoryPolicy";
function Ig(t18) {
  let e = t18.slice().reverse();
  return { name: t0, async sendRequest(r, n) {
    let i = { async sendRequest(o) {
      let c = await n(nc(o));
      return sc(c, { createProxy: true });
    } };
    for (let o of e) i = o.create(i, XL);
    let s = ns(r, { createProxy: true }), a = await i.sendRequest(s);
    return sd(a);
  } };
}
function Pg(t18) {
  return { sendRequest: async (e) => {
    let r = await t18.sendRequest(ns(e, { createProxy: true }));
    return sd(r);
  } };
}
var r0 = ":A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD";
var ZL = r0 + "\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040";
var ek = "[" + r0 + "][" + ZL + "]*";
var tk = new RegExp("^" + ek + "$");
function n0(t18, e) {
  let r = [], n = e.exec(t18);
  for (; n; ) {
    let i = [];
    i.startIndex = e.lastIndex - n[0].length;
    let s = n.length;
    for (let a = 0; a < s; a++) i.push(n[a]);
    r.push(i), n = e.exec(t18);
  }
  return r;
}
var Eg = function(t18) {
  let e = tk.exec(t18);
  return !(e === null || typeof e > "u");
};
function i0(t18) {
  return typeof t18 < "u";
}
var oc = ["hasOwnProperty", "toString", "valueOf", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__"];
var ad = ["__proto__", "constructor", "prototype"];
var rk = { allowBooleanAttributes: false, unpairedTags: [] };
function od(t18, e) {
  e = Object.assign({}, rk, e);
  let r = [], n = false, i = false;
  t18[0] === "\uFEFF" && (t18 = t18.substr(1));
  for (let s = 0; s < t18.length; s++) if (t18[s] === "<" && t18[s + 1] === "?") {
    if (s += 2, s = s0(t18, s), s.err) return s;
  } else if (t18[s] === "<") {
    let a = s;
    if (s++, t18[s] === "!") {
      s = a0(t18, s);
      continue;
    } else {
      let o = false;
      t18[s] === "/" && (o = true, s++);
      let c = "";
      for (; s < t18.length && t18[s] !== ">" && t18[s] !== " " && t18[s] !== "	" && t18[s] !== `
` && t18[s] !== "\r"; s++) c += t18[s];
      if (c = c.trim(), c[c.length - 1] === "/" && (c = c.substring(0, c.length - 1), s--), !mk(c)) {
        let d;
        return c.trim().length === 0 ? d = "Invalid space after '<'." : d = "Tag '" + c + "' is an invalid name.", nt("InvalidTag", d, Ut(t18, s));
      }
      let l = sk(t18, s);
      if (l === false) return nt("InvalidAttr", "Attributes for '" + c + "' have open quote.", Ut(t18, s));
      let m = l.value;
      if (s = l.index, m[m.length - 1] === "/") {
        let d = s - m.length;
        m = m.substring(0, m.length - 1);
        let u = o0(m, e);
        if (u === true) n = true;
        else return nt(u.err.code, u.err.msg, Ut(t18, d + u.err.line));
      } else if (o) if (l.tagClosed) {
        if (m.trim().length > 0) return nt("InvalidTag", "Closing tag '" + c + "' can't have attributes or invalid starting.", Ut(t18, a));
        if (r.length === 0) return nt("InvalidTag", "Closing tag '" + c + "' has not been opened.", Ut(t18, a));
        {
          let d = r.pop();
          if (c !== d.tagName) {
            let u = Ut(t18, d.tagStartPos);
            return nt("InvalidTag", "Expected closing tag '" + d.tagName + "' (opened in line " + u.line + ", col " + u.col + ") instead of closing tag '" + c + "'.", Ut(t18, a));
          }
          r.length == 0 && (i = true);
        }
      } else return nt("InvalidTag", "Closing tag '" + c + "' doesn't have proper closing.", Ut(t18, s));
      else {
        let d = o0(m, e);
        if (d !== true) return nt(d.err.code, d.err.msg, Ut(t18, s - m.length + d.err.line));
        if (i === true) return nt("InvalidXml", "Multiple possible root nodes found.", Ut(t18, s));
        e.unpairedTags.indexOf(c) !== -1 || r.push({ tagName: c, tagStartPos: a }), n = true;
      }
      for (s++; s < t18.length; s++) if (t18[s] === "<") if (t18[s + 1] === "!") {
        s++, s = a0(t18, s);
        continue;
      } else if (t18[s + 1] === "?") {
        if (s = s0(t18, ++s), s.err) return s;
      } else break;
      else if (t18[s] === "&") {
        let d = ck(t18, s);
        if (d == -1) return nt("InvalidChar", "char '&' is not expected.", Ut(t18, s));
        s = d;
      } else if (i === true && !Ia(t18[s])) return nt("InvalidXml", "Extra text at the end", Ut(t18, s));
      t18[s] === "<" && s--;
    }
  } else {
    if (Ia(t18[s])) continue;
    return nt("InvalidChar", "char '" + t18[s] + "' is not expected.", Ut(t18, s));
  }
  if (n) {
    if (r.length == 1) return nt("InvalidTag", "Unclosed tag '" + r[0].tagName + "'.", Ut(t18, r[0].tagStartPos));
    if (r.length > 0) return nt("InvalidXml", "Invalid '" + JSON.stringify(r.map((s) => s.tagName), null, 4).replace(/\r?\n/g, "") + "' found.", { line: 1, col: 1 });
  } else return nt("InvalidXml", "Start tag expected.", 1);
  return true;
}
function Ia(t18) {
  return t18 === " " || t18 === "	" || t18 === `
` || t18 === "\r";
}
function s0(t18, e) {
  let r = e;
  for (; e < t18.length; e++) if (t18[e] == "?" || t18[e] == " ") {
    let n = t18.substr(r, e - r);
    if (e > 5 && n === "xml") return nt("InvalidXml", "XML declaration allowed only at the start of the document.", Ut(t18, e));
    if (t18[e] == "?" && t18[e + 1] == ">") {
      e++;
      break;
    } else continue;
  }
  return e;
}
function a0(t18, e) {
  if (t18.length > e + 5 && t18[e + 1] === "-" && t18[e + 2] === "-") {
    for (e += 3; e < t18.length; e++) if (t18[e] === "-" && t18[e + 1] === "-" && t18[e + 2] === ">") {
      e += 2;
      break;
    }
  } else if (t18.length > e + 8 && t18[e + 1] === "D" && t18[e + 2] === "O" && t18[e + 3] === "C" && t18[e + 4] === "T" && t18[e + 5] === "Y" && t18[e + 6] === "P" && t18[e + 7] === "E") {
    let r = 1;
    for (e += 8; e < t18.length; e++) if (t18[e] === "<") r++;
    else if (t18[e] === ">" && (r--, r === 0)) break;
  } else if (t18.length > e + 9 && t18[e + 1] === "[" && t18[e + 2] === "C" && t18[e + 3] === "D" && t18[e + 4] === "A" && t18[e + 5] === "T" && t18[e + 6] === "A" && t18[e + 7] === "[") {
    for (e += 8; e < t18.length; e++) if (t18[e] === "]" && t18[e + 1] === "]" && t18[e + 2] === ">") {
      e += 2;
      break;
    }
  }
  return e;
}
var nk = '"';
var ik = "'";
function sk(t18, e) {
  let r = "", n = "", i = false;
  for (; e < t18.length; e++) {
    if (t18[e] === nk || t18[e] === ik) n === "" ? n = t18[e] : n !== t18[e] || (n = "");
    else if (t18[e] === ">" && n === "") {
      i = true;
      break;
    }
    r += t18[e];
  }
  return n !== "" ? false : { value: r, index: e, tagClosed: i };
}
function ak(t18) {
  let e = [], r = t18.length, n = 0;
  for (; n < r; ) {
    let i = n;
    for (; n < r && Ia(t18[n]); ) n++;
    if (n >= r) break;
    if (t18[n] === "=") {
      n++;
      continue;
    }
    let s = t18.slice(i, n), a = n;
    for (; n < r && !Ia(t18[n]) && t18[n] !== "="; ) n++;
    let o = t18.slice(a, n), c, l = n;
    for (; l < r && Ia(t18[l]); ) l++;
    l < r && t18[l] === "=" && (c = t18.slice(n, l + 1), n = l + 1);
    let m, d, u = n;
    for (; u < r && Ia(t18[u]); ) u++;
    if (u < r && (t18[u] === '"' || t18[u] === "'")) {
      let x = u + 1, I = t18.indexOf(t18[u], x);
      I !== -1 && (m = t18[u], d = t18.slice(x, I), n = I + 1);
    }
    let y = { startIndex: i };
    y[1] = s, y[2] = o, y[3] = c, y[4] = m !== void 0 ? true : void 0, y[5] = m, y[6] = d, e.push(y);
  }
  return e;
}
function o0(t18, e) {
  let r = ak(t18), n = {};
  for (let i = 0; i < r.length; i++) {
    if (r[i][1].length === 0) return nt("InvalidAttr", "Attribute '" + r[i][2] + "' has no space in starting.", cc(r[i]));
    if (r[i][3] !== void 0 && r[i][4] === void 0) return nt("InvalidAttr", "Attribute '" + r[i][2] + "' is without value.", cc(r[i]));
    if (r[i][3] === void 0 && !e.allowBooleanAttributes) return nt("InvalidAttr", "boolean attribute '" + r[i][2] + "' is not allowed.", cc(r[i]));
    let s = r[i][2];
    if (!lk(s)) return nt("InvalidAttr", "Attribute '" + s + "' is an invalid name.", cc(r[i]));
    if (!Object.prototype.hasOwnProperty.call(n, s)) n[s] = 1;
    else return nt("InvalidAttr", "Attribute '" + s + "' is repeated.", cc(r[i]));
  }
  return true;
}
function ok(t18, e) {
  let r = /\d/;
  for (t18[e] === "x" && (e++, r = /[\da-fA-F]/); e < t18.length; e++) {
    if (t18[e] === ";") return e;
    if (!t18[e].match(r)) break;
  }
  return -1;
}
function ck(t18, e) {
  if (e++, t18[e] === ";") return -1;
  if (t18[e] === "#") return e++, ok(t18, e);
  let r = 0;
  for (; e < t18.length; e++, r++) if (!(t18[e].match(/\w/) && r < 20)) {
    if (t18[e] === ";") break;
    return -1;
  }
  return e;
}
function nt(t18, e, r) {
  return { err: { code: t18, msg: e, line: r.line || r, col: r.col } };
}
function lk(t18) {
  return Eg(t18);
}
function mk(t18) {
  return Eg(t18);
}
function Ut(t18, e) {
  let r = t18.substring(0, e).split(/\r?\n/);
  return { line: r.length, col: r[r.length - 1].length + 1 };
}
function cc(t18) {
  return t18.startIndex + t18[1].length;
}
var wg = { cent: "\xA2", pound: "\xA3", curren: "\xA4", yen: "\xA5", euro: "\u20AC", dollar: "$", fnof: "\u0192", inr: "\u20B9", af: "\u060B", birr: "\u1265\u122D", peso: "\u20B1", rub: "\u20BD", won: "\u20A9", yuan: "\xA5", cedil: "\xB8" };
var lc = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };
var Sg = { nbsp: "\xA0", copy: "\xA9", reg: "\xAE", trade: "\u2122", mdash: "\u2014", ndash: "\u2013", hellip: "\u2026", laquo: "\xAB", raquo: "\xBB", lsquo: "\u2018", rsquo: "\u2019", ldquo: "\u201C", rdquo: "\u201D", bull: "\u2022", para: "\xB6", sect: "\xA7", deg: "\xB0", frac12: "\xBD", frac14: "\xBC", frac34: "\xBE" };
var Pa = Object.freeze({ ALLOW: "allow", BLOCK: "block", THROW: "throw" });
var dk = new Set("!?\\\\/[]$%{}^&*()<>|+");
function c0(t18) {
  if (t18[0] === "#") throw new Error(`[EntityReplacer] Invalid character '#' in entity name: "${t18}"`);
  for (let e of t18) if (dk.has(e)) throw new Error(`[EntityReplacer] Invalid character '${e}' in entity name: "${t18}"`);
  return t18;
}
function mc(...t18) {
  let e = /* @__PURE__ */ Object.create(null);
  for (let r of t18) if (r) for (let n of Object.keys(r)) {
    let i = r[n];
    if (typeof i == "string") e[n] = i;
    else if (i && typeof i == "object" && i.val !== void 0) {
      let s = i.val;
      typeof s == "string" && (e[n] = s);
    }
  }
  return e;
}
var is = "external";
var cd = "base";
var vg = "all";
function uk(t18) {
  return !t18 || t18 === is ? /* @__PURE__ */ new Set([is]) : t18 === vg ? /* @__PURE__ */ new Set([vg]) : t18 === cd ? /* @__PURE__ */ new Set([cd]) : Array.isArray(t18) ? new Set(t18) : /* @__PURE__ */ new Set([is]);
}
var Jt = Object.freeze({ allow: 0, leave: 1, remove: 2, throw: 3 });
var pk = /* @__PURE__ */ new Set([9, 10, 13]);
function fk(t18) {
  if (!t18) return { xmlVersion: 1, onLevel: Jt.allow, nullLevel: Jt.remove };
  let e = t18.xmlVersion === 1.1 ? 1.1 : 1, r = Jt[t18.onNCR] ?? Jt.allow, n = Jt[t18.nullNCR] ?? Jt.remove, i = Math.max(n, Jt.remove);
  return { xmlVersion: e, onLevel: r, nullLevel: i };
}
var Ea = class {
  constructor(e = {}) {
    this._limit = e.limit || {}, this._maxTotalExpansions = this._limit.maxTotalExpansions || 0, this._maxExpandedLength = this._limit.maxExpandedLength || 0, this._postCheck = typeof e.postCheck == "function" ? e.postCheck : (n) => n, this._limitTiers = uk(this._limit.applyLimitsTo ?? is), this._numericAllowed = e.numericAllowed ?? true, this._baseMap = mc(lc, e.namedEntities || null), this._externalMap = /* @__PURE__ */ Object.create(null), this._inputMap = /* @__PURE__ */ Object.create(null), this._totalExpansions = 0, this._expandedLength = 0, this._removeSet = new Set(e.remove && Array.isArray(e.remove) ? e.remove : []), this._leaveSet = new Set(e.leave && Array.isArray(e.leave) ? e.leave : []);
    let r = fk(e.ncr);
    this._ncrXmlVersion = r.xmlVersion, this._ncrOnLevel = r.onLevel, this._ncrNullLevel = r.nullLevel, this._onExternalEntity = typeof e.onExternalEntity == "function" ? e.onExternalEntity : null, this._onInputEntity = typeof e.onInputEntity == "function" ? e.onInputEntity : null;
  }
  _applyRegistrationHook(e, r, n, i) {
    if (!e) return true;
    let s = e(r, n);
    if (s === Pa.BLOCK) return false;
    if (s === Pa.THROW) throw new Error(`[EntityDecoder] Registration of ${i} entity "&${r};" was rejected by hook`);
    return true;
  }
  setExternalEntities(e) {
    if (e) for (let i of Object.keys(e)) c0(i);
    if (!this._onExternalEntity) {
      this._externalMap = mc(e);
      return;
    }
    let r = mc(e), n = /* @__PURE__ */ Object.create(null);
    for (let [i, s] of Object.entries(r)) this._applyRegistrationHook(this._onExternalEntity, i, s, "external") && (n[i] = s);
    this._externalMap = n;
  }
  addExternalEntity(e, r) {
    c0(e), typeof r == "string" && r.indexOf("&") === -1 && this._applyRegistrationHook(this._onExternalEntity, e, r, "external") && (this._externalMap[e] = r);
  }
  addInputEntities(e) {
    if (this._totalExpansions = 0, this._expandedLength = 0, !this._onInputEntity) {
      this._inputMap = mc(e);
      return;
    }
    let r = mc(e), n = /* @__PURE__ */ Object.create(null);
    for (let [i, s] of Object.entries(r)) this._applyRegistrationHook(this._onInputEntity, i, s, "input") && (n[i] = s);
    this._inputMap = n;
  }
  reset() {
    return this._inputMap = /* @__PURE__ */ Object.create(null), this._totalExpansions = 0, this._expandedLength = 0, this;
  }
  setXmlVersion(e) {
    this._ncrXmlVersion = e === 1.1 ? 1.1 : 1;
  }
  decode(e) {
    if (typeof e != "string" || e.length === 0 || e.indexOf("&") === -1) return e;
    let r = e, n = [], i = e.length, s = 0, a = 0, o = this._maxTotalExpansions > 0, c = this._maxExpandedLength > 0, l = o || c;
    for (; a < i; ) {
      if (e.charCodeAt(a) !== 38) {
        a++;
        continue;
      }
      let d = a + 1;
      for (; d < i && e.charCodeAt(d) !== 59 && d - a <= 32; ) d++;
      if (d >= i || e.charCodeAt(d) !== 59) {
        a++;
        continue;
      }
      let u = e.slice(a + 1, d);
      if (u.length === 0) {
        a++;
        continue;
      }
      let y, x;
      if (this._removeSet.has(u)) y = "", x === void 0 && (x = is);
      else if (this._leaveSet.has(u)) {
        a++;
        continue;
      } else if (u.charCodeAt(0) === 35) {
        let I = this._resolveNCR(u);
        if (I === void 0) {
          a++;
          continue;
        }
        y = I, x = cd;
      } else {
        let I = this._resolveName(u);
        y = I?.value, x = I?.tier;
      }
      if (y === void 0) {
        a++;
        continue;
      }
      if (a > s && n.push(e.slice(s, a)), n.push(y), s = d + 1, a = s, l && this._tierCounts(x)) {
        if (o && (this._totalExpansions++, this._totalExpansions > this._maxTotalExpansions)) throw new Error(`[EntityReplacer] Entity expansion count limit exceeded: ${this._totalExpansions} > ${this._maxTotalExpansions}`);
        if (c) {
          let I = y.length - (u.length + 2);
          if (I > 0 && (this._expandedLength += I, this._expandedLength > this._maxExpandedLength)) throw new Error(`[EntityReplacer] Expanded content length limit exceeded: ${this._expandedLength} > ${this._maxExpandedLength}`);
        }
      }
    }
    s < i && n.push(e.slice(s));
    let m = n.length === 0 ? e : n.join("");
    return this._postCheck(m, r);
  }
  _tierCounts(e) {
    return this._limitTiers.has(vg) ? true : this._limitTiers.has(e);
  }
  _resolveName(e) {
    if (e in this._inputMap) return { value: this._inputMap[e], tier: is };
    if (e in this._externalMap) return { value: this._externalMap[e], tier: is };
    if (e in this._baseMap) return { value: this._baseMap[e], tier: cd };
  }
  _classifyNCR(e) {
    return e === 0 ? this._ncrNullLevel : e >= 55296 && e <= 57343 || this._ncrXmlVersion === 1 && e >= 1 && e <= 31 && !pk.has(e) ? Jt.remove : -1;
  }
  _applyNCRAction(e, r, n) {
    switch (e) {
      case Jt.allow:
        return String.fromCodePoint(n);
      case Jt.remove:
        return "";
      case Jt.leave:
        return;
      case Jt.throw:
        throw new Error(`[EntityDecoder] Prohibited numeric character reference &${r}; (U+${n.toString(16).toUpperCase().padStart(4, "0")})`);
      default:
        return String.fromCodePoint(n);
    }
  }
  _resolveNCR(e) {
    let r = e.charCodeAt(1), n;
    if (r === 120 || r === 88 ? n = parseInt(e.slice(2), 16) : n = parseInt(e.slice(1), 10), Number.isNaN(n) || n < 0 || n > 1114111) return;
    let i = this._classifyNCR(n);
    if (!this._numericAllowed && i < Jt.remove) return;
    let s = i === -1 ? this._ncrOnLevel : Math.max(this._ncrOnLevel, i);
    return this._applyNCRAction(s, e, n);
  }
};
var l0 = (t18) => oc.includes(t18) ? "__" + t18 : t18;
var hk = { preserveOrder: false, attributeNamePrefix: "@_", attributesGroupName: false, textNodeName: "#text", ignoreAttributes: true, removeNSPrefix: false, allowBooleanAttributes: false, parseTagValue: true, parseAttributeValue: false, trimValues: true, cdataPropName: false, numberParseOptions: { hex: true, leadingZeros: true, eNotation: true, unicode: false }, tagValueProcessor: function(t18, e) {
  return e;
}, attributeValueProcessor: function(t18, e) {
  return e;
}, stopNodes: [], alwaysCreateTextNode: false, isArray: () => false, commentPropName: false, unpairedTags: [], processEntities: true, htmlEntities: false, entityDecoder: null, ignoreDeclaration: false, ignorePiTags: false, transformTagName: false, transformAttributeName: false, updateTag: function(t18, e, r) {
  return t18;
}, captureMetaData: false, maxNestedTags: 100, strictReservedNames: true, jPath: true, onDangerousProperty: l0 };
function gk(t18, e) {
  if (typeof t18 != "string") return;
  let r = t18.toLowerCase();
  if (oc.some((n) => r === n.toLowerCase())) throw new Error(`[SECURITY] Invalid ${e}: "${t18}" is a reserved JavaScript keyword that could cause prototype pollution`);
  if (ad.some((n) => r === n.toLowerCase())) throw new Error(`[SECURITY] Invalid ${e}: "${t18}" is a reserved JavaScript keyword that could cause prototype pollution`);
}
function m0(t18, e) {
  return typeof t18 == "boolean" ? { enabled: t18, maxEntitySize: 1e4, maxExpansionDepth: 1e4, maxTotalExpansions: 1 / 0, maxExpandedLength: 1e5, maxEntityCount: 1e3, allowedTags: null, tagFilter: null, appliesTo: "all" } : typeof t18 == "object" && t18 !== null ? { enabled: t18.enabled !== false, maxEntitySize: Math.max(1, t18.maxEntitySize ?? 1e4), maxExpansionDepth: Math.max(1, t18.maxExpansionDepth ?? 1e4), maxTotalExpansions: Math.max(1, t18.maxTotalExpansions ?? 1 / 0), maxExpandedLength: Math.max(1, t18.maxExpandedLength ?? 1e5), maxEntityCount: Math.max(1, t18.maxEntityCount ?? 1e3), allowedTags: t18.allowedTags ?? null, tagFilter: t18.tagFilter ?? null, appliesTo: t18.appliesTo ?? "all" } : m0(true);
}
var d0 = function(t18) {
  let e = Object.assign({}, hk, t18), r = [{ value: e.attributeNamePrefix, name: "attributeNamePrefix" }, { value: e.attributesGroupName, name: "attributesGroupName" }, { value: e.textNodeName, name: "textNodeName" }, { value: e.cdataPropName, name: "cdataPropName" }, { value: e.commentPropName, name: "commentPropName" }];
  for (let { value: n, name: i } of r) n && gk(n, i);
  return e.onDangerousProperty === null && (e.onDangerousProperty = l0), e.processEntities = m0(e.processEntities, e.htmlEntities), e.unpairedTagsSet = new Set(e.unpairedTags), e.stopNodes && Array.isArray(e.stopNodes) && (e.stopNodes = e.stopNodes.map((n) => typeof n == "string" && n.startsWith("*.") ? ".." + n.substring(2) : n)), e;
};
var ss;
typeof Symbol != "function" ? ss = "@@xmlMetadata" : ss = /* @__PURE__ */ Symbol("XML Node Metadata");
var $t = class {
  constructor(e) {
    this.tagname = e, this.child = [], this[":@"] = /* @__PURE__ */ Object.create(null);
  }
  add(e, r) {
    e === "__proto__" && (e = "#__proto__"), this.child.push({ [e]: r });
  }
  addChild(e, r) {
    e.tagname === "__proto__" && (e.tagname = "#__proto__"), e[":@"] && Object.keys(e[":@"]).length > 0 ? this.child.push({ [e.tagname]: e.child, ":@": e[":@"] }) : this.child.push({ [e.tagname]: e.child }), this.addStartIndex(r);
  }
  addStartIndex(e) {
    e !== void 0 && (this.child[this.child.length - 1][ss] = { startIndex: e });
  }
  addEndIndex(e) {
    let r = this.child[this.child.length - 1];
    r !== void 0 && r[ss] !== void 0 && r[ss].endIndex === void 0 && (r[ss].endIndex = e);
  }
  static getMetaDataSymbol() {
    return ss;
  }
};
var p0 = ":A-Za-z_\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD";
var yk = p0 + "\\-\\.\\d\xB7\u0300-\u036F\u203F-\u2040";
var f0 = ":A-Za-z_\xC0-\u02FF\u0370-\u037D\u037F-\u0486\u0488-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
var xk = f0 + "\\-\\.\\d\xB7\u0300-\u036F\u0487\u203F-\u2040";
var Bg = (t18, e, r = "") => {
  let n = t18.replace(":", ""), i = e.replace(":", ""), s = `[${n}][${i}]*`;
  return { name: new RegExp(`^[${t18}][${e}]*$`, r), ncName: new RegExp(`^${s}$`, r), qName: new RegExp(`^${s}(?::${s})?$`, r), nmToken: new RegExp(`^[${e}]+$`, r), nmTokens: new RegExp(`^[${e}]+(?:\\s+[${e}]+)*$`, r) };
};
var Ak = Bg(p0, yk);
var bk = Bg(f0, xk, "u");
var h0 = ":A-Za-z_";
var Ck = h0 + "\\-\\.\\d";
var Nk = Bg(h0, Ck);
var g0 = (t18 = "1.0", e = false) => e ? Nk : t18 === "1.1" ? bk : Ak;
var Tg = (t18, { xmlVersion: e = "1.0", asciiOnly: r = false } = {}) => g0(e, r).qName.test(t18);
var u0 = ["name", "ncName", "qName", "nmToken", "nmTokens"];
var ld = (t18, { xmlVersion: e = "1.0", asciiOnly: r = false, maxCacheSize: n = 2048 } = {}) => {
  if (!u0.includes(t18)) throw new TypeError(`Unknown production "${t18}". Must be one of: ${u0.join(", ")}`);
  let i = g0(e, r)[t18], s = /* @__PURE__ */ new Map(), a = (o) => {
    let c = s.get(o);
    if (c !== void 0) return c;
    let l = i.test(o);
    return s.size < n && s.set(o, l), l;
  };
  return a.reset = () => {
    s = /* @__PURE__ */ new Map();
  }, a;
};
var uc = class {
  constructor(e, r) {
    this.suppressValidationErr = !e, this.options = e, this.xmlVersion = r || 1;
  }
  setXmlVersion(e = 1) {
    this.xmlVersion = e;
  }
  readDocType(e, r) {
    let n = /* @__PURE__ */ Object.create(null), i = 0;
    if (e[r + 3] === "O" && e[r + 4] === "C" && e[r + 5] === "T" && e[r + 6] === "Y" && e[r + 7] === "P" && e[r + 8] === "E") {
      r = r + 9;
      let s = 1, a = false, o = false, c = null, l = "";
      for (; r < e.length; r++) {
        if (c !== null) {
          e[r] === c && (c = null), l += e[r];
          continue;
        }
        if (!a && !o && (e[r] === '"' || e[r] === "'")) {
          c = e[r], l += e[r];
          continue;
        }
        if (e[r] === "<" && !o) {
          if (a && as(e, "!ENTITY", r)) {
            r += 7;
            let m, d;
            if ([m, d, r] = this.readEntityExp(e, r + 1, this.suppressValidationErr), d.indexOf("&") === -1) {
              if (this.options.enabled !== false && this.options.maxEntityCount != null && i >= this.options.maxEntityCount) throw new Error(`Entity count (${i + 1}) exceeds maximum allowed (${this.options.maxEntityCount})`);
              n[m] = d, i++;
            }
          } else if (a && as(e, "!ELEMENT", r)) {
            r += 8;
            let { index: m } = this.readElementExp(e, r + 1);
            r = m;
          } else if (a && as(e, "!ATTLIST", r)) r += 8;
          else if (a && as(e, "!NOTATION", r)) {
            r += 9;
            let { index: m } = this.readNotationExp(e, r + 1, this.suppressValidationErr);
            r = m;
          } else if (as(e, "!--", r)) o = true;
          else throw new Error("Invalid DOCTYPE");
          s++, l = "";
        } else if (e[r] === ">") {
          if (o ? e[r - 1] === "-" && e[r - 2] === "-" && (o = false, s--) : s--, s === 0) break;
        } else e[r] === "[" ? a = true : l += e[r];
      }
      if (c !== null || s !== 0) throw new Error("Unclosed DOCTYPE");
    } else throw new Error("Invalid Tag instead of DOCTYPE");
    return { entities: n, i: r };
  }
  readEntityExp(e, r) {
    r = Xt(e, r);
    let n = r;
    for (; r < e.length && !/\s/.test(e[r]) && e[r] !== '"' && e[r] !== "'"; ) r++;
    let i = e.substring(n, r);
    if (dc(i, { xmlVersion: this.xmlVersion }), r = Xt(e, r), !this.suppressValidationErr) {
      if (e.substring(r, r + 6).toUpperCase() === "SYSTEM") throw new Error("External entities are not supported");
      if (e[r] === "%") throw new Error("Parameter entities are not supported");
    }
    let s = "";
    if ([r, s] = this.readIdentifierVal(e, r, "entity"), this.options.enabled !== false && this.options.maxEntitySize != null && s.length > this.options.maxEntitySize) throw new Error(`Entity "${i}" size (${s.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`);
    return r--, [i, s, r];
  }
  readNotationExp(e, r) {
    r = Xt(e, r);
    let n = r;
    for (; r < e.length && !/\s/.test(e[r]); ) r++;
    let i = e.substring(n, r);
    !this.suppressValidationErr && dc(i, { xmlVersion: this.xmlVersion }), r = Xt(e, r);
    let s = e.substring(r, r + 6).toUpperCase();
    if (!this.suppressValidationErr && s !== "SYSTEM" && s !== "PUBLIC") throw new Error(`Expected SYSTEM or PUBLIC, found "${s}"`);
    r += s.length, r = Xt(e, r);
    let a = null, o = null;
    if (s === "PUBLIC") [r, a] = this.readIdentifierVal(e, r, "publicIdentifier"), r = Xt(e, r), (e[r] === '"' || e[r] === "'") && ([r, o] = this.readIdentifierVal(e, r, "systemIdentifier"));
    else if (s === "SYSTEM" && ([r, o] = this.readIdentifierVal(e, r, "systemIdentifier"), !this.suppressValidationErr && !o)) throw new Error("Missing mandatory system identifier for SYSTEM notation");
    return { notationName: i, publicIdentifier: a, systemIdentifier: o, index: --r };
  }
  readIdentifierVal(e, r, n) {
    let i = "", s = e[r];
    if (s !== '"' && s !== "'") throw new Error(`Expected quoted string, found "${s}"`);
    r++;
    let a = r;
    for (; r < e.length && e[r] !== s; ) r++;
    if (i = e.substring(a, r), e[r] !== s) throw new Error(`Unterminated ${n} value`);
    return r++, [r, i];
  }
  readElementExp(e, r) {
    r = Xt(e, r);
    let n = r;
    for (; r < e.length && !/\s/.test(e[r]); ) r++;
    let i = e.substring(n, r);
    if (!this.suppressValidationErr && !Tg(i, { xmlVersion: this.xmlVersion })) throw new Error(`Invalid element name: "${i}"`);
    r = Xt(e, r);
    let s = "";
    if (e[r] === "E" && as(e, "MPTY", r)) r += 4;
    else if (e[r] === "A" && as(e, "NY", r)) r += 2;
    else if (e[r] === "(") {
      r++;
      let a = r;
      for (; r < e.length && e[r] !== ")"; ) r++;
      if (s = e.substring(a, r), e[r] !== ")") throw new Error("Unterminated content model");
    } else if (!this.suppressValidationErr) throw new Error(`Invalid Element Expression, found "${e[r]}"`);
    return { elementName: i, contentModel: s.trim(), index: r };
  }
  readAttlistExp(e, r) {
    r = Xt(e, r);
    let n = r;
    for (; r < e.length && !/\s/.test(e[r]); ) r++;
    let i = e.substring(n, r);
    for (dc(i, { xmlVersion: this.xmlVersion }), r = Xt(e, r), n = r; r < e.length && !/\s/.test(e[r]); ) r++;
    let s = e.substring(n, r);
    if (!dc(s, { xmlVersion: this.xmlVersion })) throw new Error(`Invalid attribute name: "${s}"`);
    r = Xt(e, r);
    let a = "";
    if (e.substring(r, r + 8).toUpperCase() === "NOTATION") {
      if (a = "NOTATION", r += 8, r = Xt(e, r), e[r] !== "(") throw new Error(`Expected '(', found "${e[r]}"`);
      r++;
      let c = [];
      for (; r < e.length && e[r] !== ")"; ) {
        let l = r;
        for (; r < e.length && e[r] !== "|" && e[r] !== ")"; ) r++;
        let m = e.substring(l, r);
        if (m = m.trim(), !dc(m, { xmlVersion: this.xmlVersion })) throw new Error(`Invalid notation name: "${m}"`);
        c.push(m), e[r] === "|" && (r++, r = Xt(e, r));
      }
      if (e[r] !== ")") throw new Error("Unterminated list of notations");
      r++, a += " (" + c.join("|") + ")";
    } else {
      let c = r;
      for (; r < e.length && !/\s/.test(e[r]); ) r++;
      a += e.substring(c, r);
      let l = ["CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS"];
      if (!this.suppressValidationErr && !l.includes(a.toUpperCase())) throw new Error(`Invalid attribute type: "${a}"`);
    }
    r = Xt(e, r);
    let o = "";
    return e.substring(r, r + 8).toUpperCase() === "#REQUIRED" ? (o = "#REQUIRED", r += 8) : e.substring(r, r + 7).toUpperCase() === "#IMPLIED" ? (o = "#IMPLIED", r += 7) : [r, o] = this.readIdentifierVal(e, r, "ATTLIST"), { elementName: i, attributeName: s, attributeType: a, defaultValue: o, index: r };
  }
};
var Xt = (t18, e) => {
  for (; e < t18.length && /\s/.test(t18[e]); ) e++;
  return e;
};
function as(t18, e, r) {
  for (let n = 0; n < e.length; n++) if (e[n] !== t18[r + n + 1]) return false;
  return true;
}
function dc(t18, e) {
  if (Tg(t18, { xmlVersion: e })) return t18;
  throw new Error(`Invalid entity name ${t18}`);
}
var Ik = [48, 1632, 1776, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240, 6112, 6160, 6470, 6608, 6784, 6800, 6992, 7088, 7232, 7248, 65296, 120782, 120792, 120802, 120812, 120822, 66720, 68912, 69734, 69872, 69942, 70096, 70384, 70736, 70864, 71248, 71360, 71472, 71904, 72016, 72688, 72784, 73040, 73120, 73552, 92768, 92864, 93008, 123200, 123632, 124144, 125264, 130032];
var md = 255;
var dd = /* @__PURE__ */ new Map();
var y0 = 65535;
var x0 = 1632;
var wa = x0;
var Pk = y0 - x0 + 1;
var ud = new Uint8Array(Pk).fill(md);
for (let t18 of Ik) for (let e = 0; e < 10; e++) {
  let r = t18 + e;
  r <= y0 ? ud[r - wa] = e : dd.set(r, e);
}
var A0 = 48;
var b0 = 57;
var C0 = 45;
var pd = /* @__PURE__ */ new Set([8722, 65293, 65123]);
function Ek(t18) {
  if (typeof t18 != "string") return t18;
  let e = t18.length;
  if (e === 0) return t18;
  let r = -1;
  for (let i = 0; i < e; i++) {
    let s = t18.charCodeAt(i);
    if (!(s >= A0 && s <= b0 || s === C0)) {
      if (s < wa) {
        if (pd.has(s)) {
          r = i;
          break;
        }
        continue;
      }
      if (s >= 55296 && s <= 56319) {
        if (i + 1 < e) {
          let a = t18.charCodeAt(i + 1);
          if (a >= 56320 && a <= 57343) {
            let o = 65536 + (s - 55296 << 10) + (a - 56320);
            if (dd.has(o)) {
              r = i;
              break;
            }
          }
        }
        continue;
      }
      if (ud[s - wa] !== md || pd.has(s)) {
        r = i;
        break;
      }
    }
  }
  if (r === -1) return t18;
  let n = [];
  r > 0 && n.push(t18.slice(0, r));
  for (let i = r; i < e; i++) {
    let s = t18.charCodeAt(i);
    if (s >= A0 && s <= b0 || s === C0) {
      n.push(t18[i]);
      continue;
    }
    if (s < wa) {
      n.push(pd.has(s) ? "-" : t18[i]);
      continue;
    }
    if (s >= 55296 && s <= 56319) {
      if (i + 1 < e) {
        let o = t18.charCodeAt(i + 1);
        if (o >= 56320 && o <= 57343) {
          let c = 65536 + (s - 55296 << 10) + (o - 56320), l = dd.get(c);
          if (l !== void 0) {
            n.push(String.fromCharCode(l + 48)), i++;
            continue;
          }
        }
      }
      n.push(t18[i]);
      continue;
    }
    if (pd.has(s)) {
      n.push("-");
      continue;
    }
    let a = ud[s - wa];
    n.push(a !== md ? String.fromCharCode(a + 48) : t18[i]);
  }
  return n.join("");
}
var N0 = Ek;
var wk = /^[-+]?0x[a-fA-F0-9]+$/;
var Sk = /^0b[01]+$/;
var vk = /^0o[0-7]+$/;
var Bk = /^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;
var Tk = { hex: true, binary: false, octal: false, leadingZeros: true, decimalPoint: ".", eNotation: true, infinity: "original", unicode: false };
function _g(t18, e = {}) {
  if (e = Object.assign({}, Tk, e), !t18 || typeof t18 != "string") return t18;
  let r = t18.trim();
  if (r.length === 0) return t18;
  if (e.skipLike !== void 0 && e.skipLike.test(r)) return t18;
  if (r === "0" || e.unicode && (r = N0(r), r === "0")) return 0;
  if (e.hex && wk.test(r)) return Rg(r, 16);
  if (e.binary && Sk.test(r)) return Rg(r, 2);
  if (e.octal && vk.test(r)) return Rg(r, 8);
  if (isFinite(r)) {
    if (r.includes("e") || r.includes("E")) return _k(t18, r, e);
    {
      let n = Bk.exec(r);
      if (n) {
        let i = n[1] || "", s = n[2], a = Ok(n[3]), o = i ? r[s.length + 1] === "." : r[s.length] === ".";
        if (!e.leadingZeros && (s.length > 1 || s.length === 1 && !o)) return t18;
        {
          let c = Number(r), l = String(c);
          if (c === 0) return c;
          if (l.search(/[eE]/) !== -1) return e.eNotation ? c : t18;
          if (r.indexOf(".") !== -1) return l === "0" || l === a || l === `${i}${a}` ? c : t18;
          let m = s ? a : r;
          return s ? m === l || i + m === l ? c : t18 : m === l || m === i + l ? c : t18;
        }
      } else return t18;
    }
  } else {
    let n = Number(r);
    return Number.isNaN(n) ? t18 : Mk(t18, n, e);
  }
}
var Rk = /^([-+])?(0*)(\d*(\.\d*)?[eE][-\+]?\d+)$/;
function _k(t18, e, r) {
  if (!r.eNotation) return t18;
  let n = e.match(Rk);
  if (n) {
    let i = n[1] || "", s = n[3].indexOf("e") === -1 ? "E" : "e", a = n[2], o = i ? e[a.length + 1] === s : e[a.length] === s;
    return a.length > 1 && o ? t18 : a.length === 1 && (n[3].startsWith(`.${s}`) || n[3][0] === s) ? Number(e) : a.length > 0 ? r.leadingZeros && !o ? Number(e) : t18 : Number(e);
  } else return t18;
}
function Ok(t18) {
  if (t18 && t18.indexOf(".") !== -1) {
    let e = t18.length;
    for (; e > 0 && t18.charCodeAt(e - 1) === 48; ) e--;
    return t18 = t18.slice(0, e), t18 === "." ? t18 = "0" : t18[0] === "." ? t18 = "0" + t18 : t18[t18.length - 1] === "." && (t18 = t18.substring(0, t18.length - 1)), t18;
  }
  return t18;
}
function Rg(t18, e) {
  let r = t18.trim();
  if ((e === 2 || e === 8) && (t18 = r.substring(2)), parseInt) return parseInt(t18, e);
  if (Number.parseInt) return Number.parseInt(t18, e);
  if (window && window.parseInt) return window.parseInt(t18, e);
  throw new Error("parseInt, Number.parseInt, window.parseInt are not supported");
}
function Mk(t18, e, r) {
  let n = e === 1 / 0;
  switch (r.infinity.toLowerCase()) {
    case "null":
      return null;
    case "infinity":
      return e;
    case "string":
      return n ? "Infinity" : "-Infinity";
    default:
      return t18;
  }
}
function Og(t18) {
  return typeof t18 == "function" ? t18 : Array.isArray(t18) ? (e) => {
    for (let r of t18) if (typeof r == "string" && e === r || r instanceof RegExp && r.test(e)) return true;
  } : () => false;
}
var or = class {
  constructor(e, r = {}, n) {
    this.pattern = e, this.separator = r.separator || ".", this.segments = this._parse(e), this.data = n, this._hasDeepWildcard = this.segments.some((i) => i.type === "deep-wildcard"), this._hasAttributeCondition = this.segments.some((i) => i.attrName !== void 0), this._hasPositionSelector = this.segments.some((i) => i.position !== void 0);
  }
  _parse(e) {
    let r = [], n = 0, i = "";
    for (; n < e.length; ) e[n] === this.separator ? n + 1 < e.length && e[n + 1] === this.separator ? (i.trim() && (r.push(this._parseSegment(i.trim())), i = ""), r.push({ type: "deep-wildcard" }), n += 2) : (i.trim() && r.push(this._parseSegment(i.trim())), i = "", n++) : (i += e[n], n++);
    return i.trim() && r.push(this._parseSegment(i.trim())), r;
  }
  _parseSegment(e) {
    let r = { type: "tag" }, n = null, i = e, s = e.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);
    if (s && (i = s[1] + s[3], s[2])) {
      let m = s[2].slice(1, -1);
      m && (n = m);
    }
    let a, o = i;
    if (i.includes("::")) {
      let m = i.indexOf("::");
      if (a = i.substring(0, m).trim(), o = i.substring(m + 2).trim(), !a) throw new Error(`Invalid namespace in pattern: ${e}`);
    }
    let c, l = null;
    if (o.includes(":")) {
      let m = o.lastIndexOf(":"), d = o.substring(0, m).trim(), u = o.substring(m + 1).trim();
      ["first", "last", "odd", "even"].includes(u) || /^nth\(\d+\)$/.test(u) ? (c = d, l = u) : c = o;
    } else c = o;
    if (!c) throw new Error(`Invalid segment pattern: ${e}`);
    if (r.tag = c, a && (r.namespace = a), n) if (n.includes("=")) {
      let m = n.indexOf("=");
      r.attrName = n.substring(0, m).trim(), r.attrValue = n.substring(m + 1).trim();
    } else r.attrName = n.trim();
    if (l) {
      let m = l.match(/^nth\((\d+)\)$/);
      m ? (r.position = "nth", r.positionValue = parseInt(m[1], 10)) : r.position = l;
    }
    return r;
  }
  get length() {
    return this.segments.length;
  }
  hasDeepWildcard() {
    return this._hasDeepWildcard;
  }
  hasAttributeCondition() {
    return this._hasAttributeCondition;
  }
  hasPositionSelector() {
    return this._hasPositionSelector;
  }
  toString() {
    return this.pattern;
  }
};
var Sa = class {
  constructor() {
    this._byDepthAndTag = /* @__PURE__ */ new Map(), this._wildcardByDepth = /* @__PURE__ */ new Map(), this._deepWildcards = [], this._deepByTerminalTag = /* @__PURE__ */ new Map(), this._patterns = /* @__PURE__ */ new Set(), this._sealed = false;
  }
  add(e) {
    if (this._sealed) throw new TypeError("ExpressionSet is sealed. Create a new ExpressionSet to add more expressions.");
    if (this._patterns.has(e.pattern)) return this;
    if (this._patterns.add(e.pattern), e.hasDeepWildcard()) {
      let s = e.segments[e.segments.length - 1];
      if (s && s.type !== "deep-wildcard" && s.tag !== "*") {
        let a = s.tag;
        this._deepByTerminalTag.has(a) || this._deepByTerminalTag.set(a, []), this._deepByTerminalTag.get(a).push(e);
      } else this._deepWildcards.push(e);
      return this;
    }
    let r = e.length, i = e.segments[e.segments.length - 1]?.tag;
    if (!i || i === "*") this._wildcardByDepth.has(r) || this._wildcardByDepth.set(r, []), this._wildcardByDepth.get(r).push(e);
    else {
      let s = `${r}:${i}`;
      this._byDepthAndTag.has(s) || this._byDepthAndTag.set(s, []), this._byDepthAndTag.get(s).push(e);
    }
    return this;
  }
  addAll(e) {
    for (let r of e) this.add(r);
    return this;
  }
  has(e) {
    return this._patterns.has(e.pattern);
  }
  get size() {
    return this._patterns.size;
  }
  seal() {
    return this._sealed = true, this;
  }
  get isSealed() {
    return this._sealed;
  }
  matchesAny(e) {
    return this.findMatch(e) !== null;
  }
  findMatch(e) {
    let r = e.getDepth(), n = e.getCurrentTag(), i = `${r}:${n}`, s = this._byDepthAndTag.get(i);
    if (s) {
      for (let c = 0; c < s.length; c++) if (e.matches(s[c])) return s[c];
    }
    let a = this._wildcardByDepth.get(r);
    if (a) {
      for (let c = 0; c < a.length; c++) if (e.matches(a[c])) return a[c];
    }
    let o = this._deepByTerminalTag.get(n);
    if (o) {
      for (let c = 0; c < o.length; c++) if (e.matches(o[c])) return o[c];
    }
    for (let c = 0; c < this._deepWildcards.length; c++) if (e.matches(this._deepWildcards[c])) return this._deepWildcards[c];
    return null;
  }
};
var Mg = class {
  constructor(e) {
    this._matcher = e;
  }
  get separator() {
    return this._matcher.separator;
  }
  getCurrentTag() {
    let e = this._matcher.path;
    return e.length > 0 ? e[e.length - 1].tag : void 0;
  }
  getCurrentNamespace() {
    let e = this._matcher.path;
    return e.length > 0 ? e[e.length - 1].namespace : void 0;
  }
  getAttrValue(e) {
    let r = this._matcher.path;
    if (r.length !== 0) return r[r.length - 1].values?.[e];
  }
  hasAttr(e) {
    let r = this._matcher.path;
    if (r.length === 0) return false;
    let n = r[r.length - 1];
    return n.values !== void 0 && e in n.values;
  }
  getAnyParentAttr(e) {
    return this._matcher.getAnyParentAttr(e);
  }
  hasAnyParentAttr(e) {
    return this._matcher.hasAnyParentAttr(e);
  }
  getPosition() {
    let e = this._matcher.path;
    return e.length === 0 ? -1 : e[e.length - 1].position ?? 0;
  }
  getCounter() {
    let e = this._matcher.path;
    return e.length === 0 ? -1 : e[e.length - 1].counter ?? 0;
  }
  getIndex() {
    return this.getPosition();
  }
  getDepth() {
    return this._matcher.path.length;
  }
  toString(e, r = true) {
    return this._matcher.toString(e, r);
  }
  toArray() {
    return this._matcher.path.map((e) => e.tag);
  }
  matches(e) {
    return this._matcher.matches(e);
  }
  matchesAny(e) {
    return e.matchesAny(this._matcher);
  }
};
var un = class {
  constructor(e = {}) {
    this.separator = e.separator || ".", this.path = [], this.siblingStacks = [], this._pathStringCache = null, this._view = new Mg(this), this._keptAttrs = [];
  }
  push(e, r = null, n = null, i = null) {
    this._pathStringCache = null, this.path.length > 0 && (this.path[this.path.length - 1].values = void 0);
    let s = this.path.length, a = this.siblingStacks[s];
    a || (a = { counts: /* @__PURE__ */ new Map(), total: 0 }, this.siblingStacks[s] = a);
    let o = n ? `${n}:${e}` : e, c = a.counts.get(o) || 0, l = a.total;
    a.counts.set(o, c + 1), a.total++;
    let m = { tag: e, position: l, counter: c };
    n != null && (m.namespace = n), r != null && (m.values = r), this.path.push(m);
    let d = this.path.length, u = i !== null ? i.keep : null;
    if (u != null && u.length > 0 && r) for (let y = 0; y < u.length; y++) {
      let x = u[y];
      r[x] !== void 0 && this._keptAttrs.push({ depth: d, name: x, value: r[x] });
    }
  }
  pop() {
    if (this.path.length === 0) return;
    this._pathStringCache = null;
    let e = this.path.pop();
    this.siblingStacks.length > this.path.length + 1 && (this.siblingStacks.length = this.path.length + 1);
    let r = this.path.length + 1;
    for (; this._keptAttrs.length > 0 && this._keptAttrs[this._keptAttrs.length - 1].depth >= r; ) this._keptAttrs.pop();
    return e;
  }
  updateCurrent(e) {
    if (this.path.length > 0) {
      let r = this.path[this.path.length - 1];
      e != null && (r.values = e);
    }
  }
  getCurrentTag() {
    return this.path.length > 0 ? this.path[this.path.length - 1].tag : void 0;
  }
  getCurrentNamespace() {
    return this.path.length > 0 ? this.path[this.path.length - 1].namespace : void 0;
  }
  getAttrValue(e) {
    if (this.path.length !== 0) return this.path[this.path.length - 1].values?.[e];
  }
  hasAttr(e) {
    if (this.path.length === 0) return false;
    let r = this.path[this.path.length - 1];
    return r.values !== void 0 && e in r.values;
  }
  getAnyParentAttr(e) {
    let r = this._keptAttrs;
    for (let n = r.length - 1; n >= 0; n--) if (r[n].name === e) return r[n].value;
  }
  hasAnyParentAttr(e) {
    let r = this._keptAttrs;
    for (let n = r.length - 1; n >= 0; n--) if (r[n].name === e) return true;
    return false;
  }
  getPosition() {
    return this.path.length === 0 ? -1 : this.path[this.path.length - 1].position ?? 0;
  }
  getCounter() {
    return this.path.length === 0 ? -1 : this.path[this.path.length - 1].counter ?? 0;
  }
  getIndex() {
    return this.getPosition();
  }
  getDepth() {
    return this.path.length;
  }
  toString(e, r = true) {
    let n = e || this.separator;
    if (n === this.separator && r === true) {
      if (this._pathStringCache !== null) return this._pathStringCache;
      let s = this.path.map((a) => a.namespace ? `${a.namespace}:${a.tag}` : a.tag).join(n);
      return this._pathStringCache = s, s;
    }
    return this.path.map((s) => r && s.namespace ? `${s.namespace}:${s.tag}` : s.tag).join(n);
  }
  toArray() {
    return this.path.map((e) => e.tag);
  }
  reset() {
    this._pathStringCache = null, this.path = [], this.siblingStacks = [], this._keptAttrs = [];
  }
  matches(e) {
    let r = e.segments;
    return r.length === 0 ? false : e.hasDeepWildcard() ? this._matchWithDeepWildcard(r) : this._matchSimple(r);
  }
  _matchSimple(e) {
    if (this.path.length !== e.length) return false;
    for (let r = 0; r < e.length; r++) if (!this._matchSegment(e[r], this.path[r], r === this.path.length - 1)) return false;
    return true;
  }
  _matchWithDeepWildcard(e) {
    let r = this.path.length - 1, n = e.length - 1;
    for (; n >= 0 && r >= 0; ) {
      let i = e[n];
      if (i.type === "deep-wildcard") {
        if (n--, n < 0) return true;
        let s = e[n], a = false;
        for (let o = r; o >= 0; o--) if (this._matchSegment(s, this.path[o], o === this.path.length - 1)) {
          r = o - 1, n--, a = true;
          break;
        }
        if (!a) return false;
      } else {
        if (!this._matchSegment(i, this.path[r], r === this.path.length - 1)) return false;
        r--, n--;
      }
    }
    return n < 0;
  }
  _matchSegment(e, r, n) {
    if (e.tag !== "*" && e.tag !== r.tag || e.namespace !== void 0 && e.namespace !== "*" && e.namespace !== r.namespace || e.attrName !== void 0 && (!n || !r.values || !(e.attrName in r.values) || e.attrValue !== void 0 && String(r.values[e.attrName]) !== String(e.attrValue))) return false;
    if (e.position !== void 0) {
      if (!n) return false;
      let i = r.counter ?? 0;
      if (e.position === "first" && i !== 0) return false;
      if (e.position === "odd" && i % 2 !== 1) return false;
      if (e.position === "even" && i % 2 !== 0) return false;
      if (e.position === "nth" && i !== e.positionValue) return false;
    }
    return true;
  }
  matchesAny(e) {
    return e.matchesAny(this);
  }
  snapshot() {
    return { path: this.path.map((e) => ({ ...e })), siblingStacks: this.siblingStacks.map((e) => e && { counts: new Map(e.counts), total: e.total }), keptAttrs: this._keptAttrs.map((e) => ({ ...e })) };
  }
  restore(e) {
    this._pathStringCache = null, this.path = e.path.map((r) => ({ ...r })), this.siblingStacks = e.siblingStacks.map((r) => r && { counts: new Map(r.counts), total: r.total }), this._keptAttrs = (e.keptAttrs || []).map((r) => ({ ...r }));
  }
  readOnly() {
    return this._view;
  }
};
var Dk = [{ id: "html-script-open", description: "<script opening tag", pattern: /<script[\s>/]/i }, { id: "html-script-close", description: "</script closing tag", pattern: /<\/script[\s>]/i }, { id: "html-javascript-protocol", description: "javascript: URI scheme (with optional whitespace/encoding)", pattern: /j[\t\n\r ]*a[\t\n\r ]*v[\t\n\r ]*a[\t\n\r ]*s[\t\n\r ]*c[\t\n\r ]*r[\t\n\r ]*i[\t\n\r ]*p[\t\n\r ]*t[\t\n\r ]*:/i }, { id: "html-vbscript-protocol", description: "vbscript: URI scheme", pattern: /vbscript[\t\n\r ]*:/i }, { id: "html-data-html", description: "data:text/html URI \u2014 can execute scripts in browsers", pattern: /data[\t\n\r ]*:[\t\n\r ]*text\/html/i }, { id: "html-data-xhtml", description: "data:application/xhtml+xml URI", pattern: /data[\t\n\r ]*:[\t\n\r ]*application\/xhtml/i }, { id: "html-data-svg", description: "data:image/svg+xml URI \u2014 can execute scripts", pattern: /data[\t\n\r ]*:[\t\n\r ]*image\/svg\+xml/i }, { id: "html-inline-event-handler", description: "Inline event handler attributes: onclick=, onerror=, onload=, etc.", pattern: /\bon\w{1,30}\s*=/i }, { id: "html-entity-obfuscated-script", description: "HTML-entity-encoded <script (e.g. &#x3C;script or &lt;script)", pattern: /(?:&#x0*3[Cc];?|&#0*60;?|&lt;)\s*script/i }, { id: "html-entity-obfuscated-javascript", description: 'HTML-entity-encoded javascript: (partial \u2014 catches common &#106; or &#x6a; for "j")', pattern: /(?:&#x0*6[Aa];?|&#0*106;?)\s*(?:&#x0*61;?|a)[\s\S]{0,80}script\s*:/i }, { id: "html-style-expression", description: "CSS expression() \u2014 IE-era code execution in style attributes", pattern: /style[\s\S]{0,20}expression\s*\(/i }, { id: "html-object-embed", description: "<object or <embed tags that can load active content", pattern: /<(?:object|embed)[\s>/]/i }, { id: "html-base-tag", description: "<base href= \u2014 can hijack all relative URLs on a page", pattern: /<base[\s>]/i }, { id: "html-meta-refresh", description: '<meta http-equiv="refresh" \u2014 can redirect users', pattern: /<meta[\s\S]{0,40}http-equiv[\s\S]{0,20}refresh/i }, { id: "html-srcdoc", description: "srcdoc= attribute on iframes \u2014 embeds HTML that can run scripts", pattern: /srcdoc\s*=/i }, { id: "html-iframe", description: "<iframe tag", pattern: /<iframe[\s>/]/i }, { id: "html-form", description: "<form tag \u2014 can be used for phishing / credential harvesting injection", pattern: /<form[\s>/]/i }];
var os = Dk;
var Lk = [{ id: "xml-cdata-injection", description: "CDATA section injection: <![CDATA[ breaks out of text node context", pattern: /<!\[CDATA\[/i }, { id: "xml-cdata-close", description: "CDATA close sequence: ]]> can terminate an enclosing CDATA section", pattern: /\]\]>/ }, { id: "xml-processing-instruction", description: "XML processing instruction: <?xml-stylesheet or <?php etc.", pattern: /<\?(?:xml[\- ]|php|asp)/i }, { id: "xml-doctype-injection", description: "DOCTYPE declaration embedded in content \u2014 can define entities", pattern: /<!DOCTYPE(?:[\s[]|$)/i }, { id: "xml-entity-system", description: "SYSTEM keyword \u2014 used in external entity declarations (XXE)", pattern: /\bSYSTEM\s+["']/i }, { id: "xml-entity-public", description: "PUBLIC keyword \u2014 used in external entity declarations (XXE)", pattern: /\bPUBLIC\s+["']/i }, { id: "xml-entity-declaration", description: "<!ENTITY declaration \u2014 defines entities, potential XXE or entity expansion", pattern: /<!ENTITY[\s%]/i }, { id: "xml-billion-laughs", description: "Entity reference chaining / billion laughs: repeated &eX; style references", pattern: /(?:&\w{1,20};){3,}/ }, { id: "xml-namespace-confusion", description: "xmlns: attribute injection \u2014 can redefine namespaces to confuse parsers", pattern: /\bxmlns(?::\w{1,40})?\s*=/i }, { id: "xml-comment-injection", description: "<!-- comment injection \u2014 can hide content from some parsers", pattern: /<!--/ }, { id: "xml-comment-close", description: "--> closes an enclosing XML comment", pattern: /-->/ }, { id: "xml-pi-close", description: "?> closes an enclosing processing instruction", pattern: /\?>/ }];
var cs = Lk;
var kk = [{ id: "svg-script-element", description: "<script element inside SVG executes JavaScript", pattern: /<script[\s>/]/i }, { id: "svg-xlink-href-javascript", description: "xlink:href with javascript: \u2014 classic SVG XSS via <a> or <use>", pattern: /xlink\s*:\s*href\s*=\s*["']?\s*javascript\s*:/i }, { id: "svg-href-javascript", description: "href= with javascript: in SVG context (<a>, <animate>, etc.)", pattern: /href\s*=\s*["']?\s*javascript\s*:/i }, { id: "svg-foreignobject", description: "<foreignObject embeds HTML inside SVG \u2014 can execute scripts", pattern: /<foreignObject[\s>/]/i }, { id: "svg-use-external", description: "<use xlink:href or href pointing to external resource (non-fragment URL)", pattern: /<use[\s\S]{0,60}(?:xlink\s*:\s*)?href\s*=\s*(?:["'][^#]|[^"'#\s>])/i }, { id: "svg-animate-href", description: '<animate attributeName="href" \u2014 can dynamically change href to javascript:', pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*href["']/i }, { id: "svg-animate-xlinkhref", description: '<animate attributeName="xlink:href"', pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*xlink\s*:\s*href["']/i }, { id: "svg-set-javascript", description: '<set to="javascript:..." \u2014 sets an attribute to a javascript: URI', pattern: /<set[\s\S]{0,80}to\s*=\s*["']?\s*javascript\s*:/i }, { id: "svg-event-handler", description: "SVG-specific event handler attributes: onload=, onerror=, onactivate=, etc.", pattern: /\bon(?:load|error|activate|begin|end|repeat|focus|blur|click|mouse\w{1,20}|key\w{1,20})\s*=/i }, { id: "svg-handler-generic", description: "Generic on* handler catch-all for SVG attributes", pattern: /\bon\w{1,30}\s*=/i }, { id: "svg-filter-feimage", description: "<feImage href= \u2014 filter primitive that can load external resources", pattern: /<feImage[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=/i }, { id: "svg-image-external", description: "<image xlink:href with http/https or javascript protocol", pattern: /<image[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=\s*["']?\s*(?:https?|javascript)\s*:/i }, { id: "svg-style-javascript", description: "style= attribute containing javascript: (e.g. background:url(javascript:...))", pattern: /style\s*=[\s\S]{0,60}javascript\s*:/i }];
var fd = kk;
var Uk = [{ id: "sql-block-comment-open", description: "SQL block comment open: /* ... */ \u2014 unusual in legitimate user text", pattern: /\/\*/ }, { id: "sql-union-select", description: "UNION SELECT \u2014 most common SQL injection aggregation attack", pattern: /\bUNION\s{1,20}(?:ALL\s{1,20})?SELECT\b/i }, { id: "sql-drop-table", description: "DROP TABLE \u2014 destructive DDL injection", pattern: /\bDROP\s{1,20}TABLE\b/i }, { id: "sql-drop-database", description: "DROP DATABASE \u2014 destructive DDL injection", pattern: /\bDROP\s{1,20}DATABASE\b/i }, { id: "sql-insert-into", description: "INSERT INTO \u2014 data injection", pattern: /\bINSERT\s{1,20}INTO\b/i }, { id: "sql-delete-from", description: "DELETE FROM \u2014 data deletion injection", pattern: /\bDELETE\s{1,20}FROM\b/i }, { id: "sql-update-set", description: "UPDATE ... SET \u2014 data modification injection", pattern: /\bUPDATE\b[\s\S]{1,60}\bSET\b/i }, { id: "sql-exec-xp", description: "EXEC xp_ \u2014 MSSQL extended stored procedure execution", pattern: /\bEXEC(?:UTE)?\s{1,20}xp_/i }, { id: "sql-tautology-string", description: `Classic string tautology: ' OR '1'='1 or " OR "1"="1"`, pattern: /'\s{0,10}OR\s{0,10}'[^']{0,20}'\s*=\s*'[^']{0,20}/i }, { id: "sql-tautology-numeric", description: "Numeric tautology: OR 1=1", pattern: /\bOR\s{1,10}1\s*=\s*1\b/i }, { id: "sql-always-true-zero", description: "Numeric tautology: OR 0=0", pattern: /\bOR\s{1,10}0\s*=\s*0\b/i }, { id: "sql-sleep-benchmark", description: "Time-based blind injection: SLEEP() or BENCHMARK()", pattern: /\b(?:SLEEP|BENCHMARK)\s*\(/i }, { id: "sql-waitfor-delay", description: "MSSQL time-based blind injection: WAITFOR DELAY", pattern: /\bWAITFOR\s{1,20}DELAY\b/i }, { id: "sql-char-function", description: "CHAR() function \u2014 used to obfuscate injected strings", pattern: /\bCHAR\s*\(\s*\d{1,3}/i }, { id: "sql-information-schema", description: "INFORMATION_SCHEMA \u2014 reconnaissance query for table/column enumeration", pattern: /\bINFORMATION_SCHEMA\b/i }];
var pc = Uk;
var zk = [{ id: "shell-path-traversal-unix", description: "Unix path traversal: ../  \u2014 climbing the directory tree", pattern: /\.\.\// }, { id: "shell-path-traversal-windows", description: "Windows path traversal: ..\\ \u2014 climbing the directory tree", pattern: /\.\.\\/ }, { id: "shell-path-traversal-encoded", description: "URL-encoded path traversal: %2e%2e or %2f variants", pattern: /%2e%2e|%2f\.\.|\.\.%2f/i }, { id: "shell-null-byte", description: "Null byte injection: \\x00 or %00 \u2014 truncates strings in C-backed functions", pattern: /\x00|%00/ }, { id: "shell-semicolon", description: "Semicolon command separator: cmd1; cmd2", pattern: /;/ }, { id: "shell-pipe", description: "Pipe operator: cmd1 | cmd2", pattern: /\|/ }, { id: "shell-and-operator", description: "AND operator: cmd1 && cmd2", pattern: /&&/ }, { id: "shell-or-operator", description: "OR operator: cmd1 || cmd2", pattern: /\|\|/ }, { id: "shell-backtick", description: "Backtick command substitution: `cmd`", pattern: /`/ }, { id: "shell-dollar-paren", description: "Dollar-paren command substitution: $(cmd)", pattern: /\$\(/ }, { id: "shell-dollar-brace", description: "Dollar-brace variable expansion: ${var} \u2014 can be abused for injection", pattern: /\$\{/ }, { id: "shell-redirect-out", description: "Output redirection: cmd > file or cmd >> file", pattern: />{1,2}/ }, { id: "shell-redirect-in", description: "Input redirection: cmd < file", pattern: /</ }, { id: "shell-newline-injection", description: "Newline injection: \\n or \\r \u2014 can inject new shell commands", pattern: /[\n\r]/ }, { id: "shell-glob-star", description: "Glob expansion: * or ? \u2014 can expand to unintended files", pattern: /[/\\][*?]/ }, { id: "shell-absolute-root", description: "Absolute root path injection: string starting with / or \\ (Windows UNC)", pattern: /^(?:\/|\\\\)/ }, { id: "shell-windows-drive", description: "Windows drive letter path injection: C:\\ or D:/", pattern: /^[a-zA-Z]:[/\\]/ }, { id: "shell-curl-wget", description: "curl/wget with URL or flags \u2014 can exfiltrate data or download payloads", pattern: /\b(?:curl|wget)\s+(?:https?:\/\/|ftp:\/\/|-)/i }];
var Dg = zk;
var Fk = [{ id: "redos-nested-quantifier-plus", description: "Nested + quantifier inside a group with outer quantifier: (a+)+, (.+b)*, etc.", pattern: /\([^)]*\+[^)]*\)[+*]/ }, { id: "redos-nested-quantifier-star", description: "Nested * quantifier: (a*)* or (a*)+ \u2014 catastrophic backtracking", pattern: /\([^)]*\*[^)]*\)[*+]/ }, { id: "redos-nested-groups", description: "Doubly nested quantified groups: ((a+)+) \u2014 guaranteed catastrophic", pattern: /\(\([^)]{0,40}\)[+*]\)[+*]/ }, { id: "redos-alternation-overlap", description: "Overlapping alternation under quantifier: (a|a)+ \u2014 ambiguous NFA paths", pattern: /\(([^|()]{1,20})\|(?:\1)(?:\|[^|()]{1,20}){0,5}\)[+*?]{1,2}/ }, { id: "redos-star-plus-concat", description: "(x*x)+ pattern \u2014 triggers super-linear backtracking", pattern: /\([^)]{0,10}\*[^)]{0,10}\)[+*]/ }, { id: "redos-dot-star-greedy", description: "(.*){n,} or (.+){n,} \u2014 repeated greedy dot quantifiers", pattern: /\(\.[*+]\)\{?\d/ }, { id: "redos-large-repetition", description: "Very large fixed or range repetition count {1000,} or {1000,n} \u2014 denial of service via backtracking", pattern: /\{\d{4,}(?:,\d*)?\}/ }, { id: "redos-catastrophic-alternation", description: "Long alternation with many similar branches \u2014 polynomial backtracking risk", pattern: /\([^)]{0,200}(?:\|[^|)]{0,50}){9,}\)/ }];
var Lg = Fk;
var cr = `["'\\s]*:`;
var qk = [{ id: "nosql-where-operator", description: "$where \u2014 executes arbitrary JavaScript server-side in MongoDB", pattern: new RegExp(`\\$where${cr}`, "i") }, { id: "nosql-ne-operator", description: '$ne \u2014 "not equal" operator used to bypass equality checks', pattern: new RegExp(`\\$ne${cr}`, "i") }, { id: "nosql-gt-operator", description: '$gt \u2014 "greater than" used to bypass password/value checks', pattern: new RegExp(`\\$gte?${cr}`, "i") }, { id: "nosql-lt-operator", description: '$lt / $lte \u2014 "less than" bypass variants', pattern: new RegExp(`\\$lte?${cr}`, "i") }, { id: "nosql-regex-operator", description: "$regex \u2014 can be used to extract data character by character (blind injection)", pattern: new RegExp(`\\$regex${cr}`, "i") }, { id: "nosql-or-operator", description: "$or \u2014 logical OR; used to create always-true conditions", pattern: new RegExp(`\\$or${cr}\\s*\\[`, "i") }, { id: "nosql-and-operator", description: "$and \u2014 logical AND operator injection", pattern: new RegExp(`\\$and${cr}\\s*\\[`, "i") }, { id: "nosql-nor-operator", description: "$nor \u2014 logical NOR operator injection", pattern: new RegExp(`\\$nor${cr}\\s*\\[`, "i") }, { id: "nosql-exists-operator", description: "$exists \u2014 can enumerate fields to determine schema", pattern: new RegExp(`\\$exists${cr}`, "i") }, { id: "nosql-in-operator", description: "$in \u2014 matches any value in a list; can enumerate values", pattern: new RegExp(`\\$in${cr}\\s*\\[`, "i") }, { id: "nosql-expr-operator", description: "$expr \u2014 allows aggregation expressions in queries (MongoDB 3.6+)", pattern: new RegExp(`\\$expr${cr}`, "i") }, { id: "nosql-function-operator", description: "$function \u2014 executes arbitrary JavaScript in MongoDB 4.4+", pattern: new RegExp(`\\$function${cr}`, "i") }, { id: "nosql-accumulator-operator", description: "$accumulator \u2014 custom aggregation with arbitrary JS execution", pattern: new RegExp(`\\$accumulator${cr}`, "i") }, { id: "nosql-proto-pollution", description: "__proto__ \u2014 prototype pollution via object key injection", pattern: /__proto__/ }, { id: "nosql-constructor-prototype", description: "constructor.prototype \u2014 alternative prototype pollution vector (dot notation or JSON key)", pattern: /constructor[\s"':.,{\[]*prototype/i }, { id: "nosql-proto-bracket", description: '["__proto__"] \u2014 bracket-notation prototype pollution', pattern: /\[["']__proto__["']\]/ }];
var kg = qk;
var Hk = [{ id: "log-crlf-injection", description: "CRLF injection: literal \\r or \\n embeds fake log lines", pattern: /[\r\n]/ }, { id: "log-url-encoded-crlf", description: "URL-encoded CRLF: %0d, %0a, %0D, %0A \u2014 decoded by some log parsers", pattern: /%0[dDaA]/ }, { id: "log-unicode-newline", description: "Unicode newline variants: U+2028 (line separator), U+2029 (paragraph separator)", pattern: /[\u2028\u2029]/ }, { id: "log-log4shell-jndi", description: "Log4Shell: ${jndi:...} triggers remote code execution in Apache Log4j", pattern: /\$\{jndi\s*:/i }, { id: "log-log4shell-obfuscated", description: "Obfuscated Log4Shell: ${::-j}... lookup-bypass prefix used to evade WAF detection", pattern: /\$\{::-/ }, { id: "log-log4j-lookup", description: "Log4j lookup syntax: ${env:...}, ${sys:...}, ${ctx:...} \u2014 data exfiltration", pattern: /\$\{(?:env|sys|ctx|main|map|sd|web|docker|k8s|spring)\s*:/i }, { id: "log-ssti-double-brace", description: "SSTI double-brace: {{expression}} \u2014 Jinja2, Twig, Handlebars, etc.", pattern: /\{\{[\s\S]{0,80}\}\}/ }, { id: "log-ssti-hash-brace", description: "SSTI hash-brace: #{expression} \u2014 Thymeleaf, Velocity, Ruby ERB", pattern: /#\{[\s\S]{0,80}\}/ }, { id: "log-ssti-dollar-brace", description: "SSTI/EL injection: ${expression with operators or method calls} \u2014 JSP EL, Freemarker, SpEL", pattern: /\$\{[^}]*(?:\.|\(|\*|\+|\bclass\b|\bruntime\b|\bprocess\b|\bexec\b)[^}]{0,80}\}/i }, { id: "log-ssti-percent-tag", description: "SSTI ERB/ASP tag: <%= expression %> \u2014 Ruby ERB, ASP", pattern: /<%=[\s\S]{0,80}%>/ }, { id: "log-null-byte", description: "Null byte: \\x00 or %00 \u2014 can truncate log entries in C-backed loggers", pattern: /\x00|%00/ }, { id: "log-ansi-escape", description: "ANSI escape sequence: ESC[ \u2014 can manipulate terminal output when logs are tailed", pattern: /\x1b\[/ }];
var Ug = Hk;
var Qk = [{ id: "sql-line-comment", description: "SQL line comment: -- followed by whitespace or end of string", pattern: /--(?:\s|$)/ }, { id: "sql-stacked-query", description: "Stacked queries: semicolon immediately followed by a SQL keyword", pattern: /;\s{0,10}(?:SELECT|INSERT|UPDATE|DELETE|DROP|CREATE|ALTER|EXEC)\b/i }, { id: "sql-hex-encoding", description: "Hex-encoded string injection: 0x41414141 style (MySQL)", pattern: /\b0x[0-9a-f]{4,}/i }];
var Gk = [...pc, ...Qk];
var zg = Gk;
var I0 = Object.freeze({ colon: ":", Tab: "	", NewLine: `
` });
var jk = /&(?:#[xX]0*([0-9a-fA-F]{1,6});?|#0*([0-9]{1,7});?|([a-zA-Z][a-zA-Z0-9]{1,15});)/g;
function Fg(t18) {
  return t18.indexOf("&") === -1 ? t18 : t18.replace(jk, (e, r, n, i) => {
    if (i !== void 0) return Object.prototype.hasOwnProperty.call(I0, i) ? I0[i] : e;
    let s = r !== void 0 ? parseInt(r, 16) : parseInt(n, 10);
    return !Number.isFinite(s) || s > 1114111 ? e : String.fromCodePoint(s);
  });
}
os.label = "HTML";
cs.label = "XML";
fd.label = "SVG";
os.decodeEntities = true;
cs.decodeEntities = true;
fd.decodeEntities = true;
pc.label = "SQL";
zg.label = "SQL-STRICT";
Dg.label = "SHELL";
Lg.label = "REDOS";
kg.label = "NOSQL";
Ug.label = "LOG";
var eee = Object.freeze({ HTML: os, XML: cs, SVG: fd, SQL: pc, "SQL-STRICT": zg, SHELL: Dg, REDOS: Lg, NOSQL: kg, LOG: Ug });
function Yk(t18) {
  if (typeof t18 != "string") throw new TypeError(`is-unsafe: first argument must be a string, got ${typeof t18}`);
}
function Kk(t18) {
  if (!(t18 instanceof RegExp)) {
    if (Array.isArray(t18)) {
      if (t18.length === 0) throw new TypeError("is-unsafe: context must not be an empty array");
      if (Array.isArray(t18[0])) {
        for (let e of t18) if (!Array.isArray(e) || e.length === 0) throw new TypeError("is-unsafe: each context in the array must be a non-empty pattern array (PatternList)");
      }
      return;
    }
    throw new TypeError(`is-unsafe: second argument must be a PatternList (e.g. HTML), an array of PatternLists (e.g. [HTML, XML]), or a RegExp. Got: ${typeof t18}`);
  }
}
function Wk(t18) {
  return t18 instanceof RegExp ? { lists: null, regex: t18 } : Array.isArray(t18[0]) ? { lists: t18, regex: null } : { lists: [t18], regex: null };
}
function Jk(t18, e) {
  if (!e.decodeEntities) return null;
  let r = Fg(t18);
  return r === t18 ? null : r;
}
function $k(t18, e) {
  let r = e.label ?? "CUSTOM", n = Jk(t18, e);
  for (let i of e) if (i.pattern.test(t18) || n !== null && i.pattern.test(n)) return { context: r, id: i.id, description: i.description, pattern: i.pattern };
  return null;
}
function P0(t18, e) {
  Yk(t18), Kk(e);
  let { lists: r, regex: n } = Wk(e);
  if (n) return n.test(t18);
  for (let i of r) if ($k(t18, i) !== null) return true;
  return false;
}
function Xk(t18, e) {
  if (!t18) return {};
  let r = e.attributesGroupName ? t18[e.attributesGroupName] : t18;
  if (!r) return {};
  let n = {};
  for (let i in r) if (i.startsWith(e.attributeNamePrefix)) {
    let s = i.substring(e.attributeNamePrefix.length);
    n[s] = r[i];
  } else n[i] = r[i];
  return n;
}
function Vk(t18) {
  if (!t18 || typeof t18 != "string") return;
  let e = t18.indexOf(":");
  if (e !== -1 && e > 0) {
    let r = t18.substring(0, e);
    if (r !== "xmlns") return r;
  }
}
var fc = class {
  constructor(e, r) {
    this.options = e, this.currentNode = null, this.tagsNodeStack = [], this.parseXml = nU, this.parseTextData = Zk, this.resolveNameSpace = eU, this.buildAttributesMap = rU, this.isItStopNode = oU, this.replaceEntitiesValue = sU, this.readStopNodeData = mU, this.saveTextToParentTag = aU, this.addChild = iU, this.ignoreAttributesFn = Og(this.options.ignoreAttributes), this.entityExpansionCount = 0, this.currentExpandedLength = 0, this.doctypefound = false;
    let n = { ...lc };
    this.options.entityDecoder ? this.entityDecoder = this.options.entityDecoder : (typeof this.options.htmlEntities == "object" ? n = this.options.htmlEntities : this.options.htmlEntities === true && (n = { ...Sg, ...wg }), this.entityDecoder = new Ea({ namedEntities: { ...n, ...r }, numericAllowed: this.options.htmlEntities, limit: { maxTotalExpansions: this.options.processEntities.maxTotalExpansions, maxExpandedLength: this.options.processEntities.maxExpandedLength, applyLimitsTo: this.options.processEntities.appliesTo }, onInputEntity: (s, a) => P0(a, [os, cs]) ? Pa.BLOCK : Pa.ALLOW })), this.matcher = new un(), this.readonlyMatcher = this.matcher.readOnly(), this.isCurrentNodeStopNode = false, this.stopNodeExpressionsSet = new Sa();
    let i = this.options.stopNodes;
    if (i && i.length > 0) {
      for (let s = 0; s < i.length; s++) {
        let a = i[s];
        typeof a == "string" ? this.stopNodeExpressionsSet.add(new or(a)) : a instanceof or && this.stopNodeExpressionsSet.add(a);
      }
      this.stopNodeExpressionsSet.seal();
    }
  }
};
function Zk(t18, e, r, n, i, s, a) {
  let o = this.options;
  if (t18 !== void 0 && (o.trimValues && !n && (t18 = t18.trim()), t18.length > 0)) {
    a || (t18 = this.replaceEntitiesValue(t18, e, r));
    let c = o.jPath ? r.toString() : r, l = o.tagValueProcessor(e, t18, c, i, s);
    return l == null ? t18 : typeof l != typeof t18 || l !== t18 ? l : o.trimValues || t18.trim() === t18 ? Qg(t18, o.parseTagValue, o.numberParseOptions) : t18;
  }
}
function eU(t18) {
  if (this.options.removeNSPrefix) {
    let e = t18.split(":"), r = t18.charAt(0) === "/" ? "/" : "";
    if (e[0] === "xmlns") return "";
    e.length === 2 && (t18 = r + e[1]);
  }
  return t18;
}
var tU = /([^\s=]+)\s*(=\s*(?:"([^"]*)"|'([^']*)'))?/gm;
function E0(t18) {
  return t18[3] !== void 0 ? t18[3] : t18[4];
}
function rU(t18, e, r, n = false) {
  let i = this.options;
  if (n === true || i.ignoreAttributes !== true && typeof t18 == "string") {
    let s = n0(t18, tU), a = s.length, o = {}, c = new Array(a), l = false, m = {};
    for (let y = 0; y < a; y++) {
      let x = this.resolveNameSpace(s[y][1]), I = E0(s[y]);
      if (x.length && I !== void 0) {
        let N = I;
        i.trimValues && (N = N.trim()), N = this.replaceEntitiesValue(N, r, this.readonlyMatcher), c[y] = N, m[x] = N, l = true;
      }
    }
    l && typeof e == "object" && e.updateCurrent && e.updateCurrent(m);
    let d = i.jPath ? e.toString() : this.readonlyMatcher, u = false;
    for (let y = 0; y < a; y++) {
      let x = this.resolveNameSpace(s[y][1]);
      if (this.ignoreAttributesFn(x, d)) continue;
      let I = i.attributeNamePrefix + x;
      if (x.length) if (i.transformAttributeName && (I = i.transformAttributeName(I)), I = w0(I, i), E0(s[y]) !== void 0) {
        let N = c[y], w = i.attributeValueProcessor(x, N, d);
        w == null ? o[I] = N : typeof w != typeof N || w !== N ? o[I] = w : o[I] = Qg(N, i.parseAttributeValue, i.numberParseOptions), u = true;
      } else i.allowBooleanAttributes && (o[I] = true, u = true);
    }
    if (!u) return;
    if (i.attributesGroupName && !i.preserveOrder) {
      let y = {};
      return y[i.attributesGroupName] = o, y;
    }
    return o;
  }
}
var nU = function(t18) {
  let e = this.options, r = e.captureMetaData ? [] : void 0;
  t18 = t18.replace(/\r\n?/g, e.captureMetaData ? (c, l) => (c.length === 2 && r.push(l - r.length), `
`) : `
`);
  let n = new $t("!xml"), i = n, s = "";
  this.matcher.reset(), this.entityDecoder.reset(), this.entityExpansionCount = 0, this.currentExpandedLength = 0, this.doctypefound = false;
  let a = new uc(e.processEntities), o = t18.length;
  for (let c = 0; c < o; c++) if (t18[c] === "<") {
    let m = t18.charCodeAt(c + 1);
    if (m === 47) {
      let d = va(t18, ">", c, "Closing Tag is not closed."), u = t18.substring(c + 2, d).trim();
      if (e.removeNSPrefix) {
        let x = u.indexOf(":");
        x !== -1 && (u = u.substr(x + 1));
      }
      u = qg(e.transformTagName, u, "", e).tagName, i && (s = this.saveTextToParentTag(s, i, this.readonlyMatcher));
      let y = this.matcher.getCurrentTag();
      if (u && e.unpairedTagsSet.has(u)) throw new Error(`Unpaired tag can not be used as closing tag: </${u}>`);
      y && e.unpairedTagsSet.has(y) && (this.matcher.pop(), this.tagsNodeStack.pop()), this.matcher.pop(), this.isCurrentNodeStopNode = false, i = this.tagsNodeStack.pop() || n, e.captureMetaData && i && i.addEndIndex(ls(d + 1, r)), s = "", c = d;
    } else if (m === 63) {
      let d = Hg(t18, c, false, "?>");
      if (!d) throw new Error("Pi Tag is not closed.");
      s = this.saveTextToParentTag(s, i, this.readonlyMatcher);
      let u = this.buildAttributesMap(d.tagExp, this.matcher, d.tagName, true);
      if (u) {
        let y = u[this.options.attributeNamePrefix + "version"];
        this.entityDecoder.setXmlVersion(Number(y) || 1), a.setXmlVersion(Number(y) || 1);
      }
      if (!(e.ignoreDeclaration && d.tagName === "?xml" || e.ignorePiTags)) {
        let y = new $t(d.tagName);
        y.add(e.textNodeName, ""), d.tagName !== d.tagExp && d.attrExpPresent && e.ignoreAttributes !== true && (y[":@"] = u);
        let x = e.captureMetaData ? ls(c, r) : c;
        this.addChild(i, y, this.readonlyMatcher, x), e.captureMetaData && i.addEndIndex(ls(d.closeIndex + 2, r));
      }
      c = d.closeIndex + 1;
    } else if (m === 33 && t18.charCodeAt(c + 2) === 45 && t18.charCodeAt(c + 3) === 45) {
      let d = va(t18, "-->", c + 4, "Comment is not closed.");
      if (e.commentPropName) {
        let u = t18.substring(c + 4, d - 2);
        s = this.saveTextToParentTag(s, i, this.readonlyMatcher), i.add(e.commentPropName, [{ [e.textNodeName]: u }]);
      }
      c = d;
    } else if (m === 33 && t18.charCodeAt(c + 2) === 68) {
      if (this.doctypefound) throw new Error("Multiple DOCTYPE declarations found.");
      this.doctypefound = true;
      let d = a.readDocType(t18, c);
      this.entityDecoder.addInputEntities(d.entities), c = d.i;
    } else if (m === 33 && t18.charCodeAt(c + 2) === 91) {
      let d = va(t18, "]]>", c, "CDATA is not closed.") - 2, u = t18.substring(c + 9, d);
      s = this.saveTextToParentTag(s, i, this.readonlyMatcher);
      let y = this.parseTextData(u, i.tagname, this.readonlyMatcher, true, false, true, true);
      y == null && (y = ""), e.cdataPropName ? i.add(e.cdataPropName, [{ [e.textNodeName]: u }]) : i.add(e.textNodeName, y), c = d + 2;
    } else {
      let d = Hg(t18, c, e.removeNSPrefix);
      if (!d) {
        let B = t18.substring(Math.max(0, c - 50), Math.min(o, c + 50));
        throw new Error(`readTagExp returned undefined at position ${c}. Context: "${B}"`);
      }
      let u = d.tagName, y = d.rawTagName, x = d.tagExp, I = d.attrExpPresent, N = d.closeIndex;
      if ({ tagName: u, tagExp: x } = qg(e.transformTagName, u, x, e), e.strictReservedNames && (u === e.commentPropName || u === e.cdataPropName || u === e.textNodeName || u === e.attributesGroupName)) throw new Error(`Invalid tag name: ${u}`);
      i && s && i.tagname !== "!xml" && (s = this.saveTextToParentTag(s, i, this.readonlyMatcher, false));
      let w = i;
      w && e.unpairedTagsSet.has(w.tagname) && (i = this.tagsNodeStack.pop(), this.matcher.pop());
      let D = false;
      x.length > 0 && x.lastIndexOf("/") === x.length - 1 && (D = true, u[u.length - 1] === "/" ? (u = u.substr(0, u.length - 1), x = u) : x = x.substr(0, x.length - 1), I = u !== x);
      let M = null, re = {}, Re;
      Re = Vk(y), u !== n.tagname && this.matcher.push(u, {}, Re), u !== x && I && (M = this.buildAttributesMap(x, this.matcher, u), M && (re = Xk(M, e))), u !== n.tagname && (this.isCurrentNodeStopNode = this.isItStopNode());
      let pe = e.captureMetaData ? ls(c, r) : c;
      if (this.isCurrentNodeStopNode) {
        let B = "";
        if (D) c = d.closeIndex;
        else if (e.unpairedTagsSet.has(u)) c = d.closeIndex;
        else {
          let T = this.readStopNodeData(t18, y, N + 1);
          if (!T) throw new Error(`Unexpected end of ${y}`);
          c = T.i, B = T.tagContent;
        }
        let Pe = new $t(u);
        M && (Pe[":@"] = M), Pe.add(e.textNodeName, B), this.matcher.pop(), this.isCurrentNodeStopNode = false, this.addChild(i, Pe, this.readonlyMatcher, pe), e.captureMetaData && i.addEndIndex(ls(c + 1, r));
      } else {
        if (D) {
          ({ tagName: u, tagExp: x } = qg(e.transformTagName, u, x, e));
          let B = new $t(u);
          M && (B[":@"] = M), this.addChild(i, B, this.readonlyMatcher, pe), e.captureMetaData && i.addEndIndex(ls(N + 1, r)), this.matcher.pop(), this.isCurrentNodeStopNode = false;
        } else if (e.unpairedTagsSet.has(u)) {
          let B = new $t(u);
          M && (B[":@"] = M), this.addChild(i, B, this.readonlyMatcher, pe), e.captureMetaData && i.addEndIndex(ls(d.closeIndex + 1, r)), this.matcher.pop(), this.isCurrentNodeStopNode = false, c = d.closeIndex;
          continue;
        } else {
          let B = new $t(u);
          if (this.tagsNodeStack.length > e.maxNestedTags) throw new Error("Maximum nested tags exceeded");
          this.tagsNodeStack.push(i), M && (B[":@"] = M), this.addChild(i, B, this.readonlyMatcher, pe), i = B;
        }
        s = "", c = N;
      }
    }
  } else s += t18[c];
  return n.child;
};
function ls(t18, e) {
  let r = 0, n = e.length;
  for (; r < n; ) {
    let i = Math.floor((r + n) / 2);
    e[i] < t18 ? r = i + 1 : n = i;
  }
  return t18 + r;
}
function iU(t18, e, r, n) {
  this.options.captureMetaData || (n = void 0);
  let i = this.options.jPath ? r.toString() : r, s = this.options.updateTag(e.tagname, i, e[":@"]);
  s === false || (typeof s == "string" && (e.tagname = s), t18.addChild(e, n));
}
function sU(t18, e, r) {
  let n = this.options.processEntities;
  if (!n || !n.enabled) return t18;
  if (n.allowedTags) {
    let i = this.options.jPath ? r.toString() : r;
    if (!(Array.isArray(n.allowedTags) ? n.allowedTags.includes(e) : n.allowedTags(e, i))) return t18;
  }
  if (n.tagFilter) {
    let i = this.options.jPath ? r.toString() : r;
    if (!n.tagFilter(e, i)) return t18;
  }
  return this.entityDecoder.decode(t18);
}
function aU(t18, e, r, n) {
  return t18 && (n === void 0 && (n = e.child.length === 0), t18 = this.parseTextData(t18, e.tagname, r, false, e[":@"] ? Object.keys(e[":@"]).length !== 0 : false, n), t18 !== void 0 && t18 !== "" && e.add(this.options.textNodeName, t18), t18 = ""), t18;
}
function oU() {
  return this.stopNodeExpressionsSet.size === 0 ? false : this.matcher.matchesAny(this.stopNodeExpressionsSet);
}
function cU(t18, e, r = ">") {
  let n = t18.length, i = r.charCodeAt(0), s = r.length > 1 ? r.charCodeAt(1) : -1, a = "", o = e;
  for (let c = e; c < n; c++) {
    let l = t18.charCodeAt(c);
    if (l === 34 || l === 39) {
      if (c = t18.indexOf(t18[c], c + 1), c === -1) return;
    } else if (l === i) if (s !== -1) {
      if (t18.charCodeAt(c + 1) === s) return a += t18.substring(o, c), { data: a, index: c };
    } else return a += t18.substring(o, c), { data: a, index: c };
    else l === 9 && (a += t18.substring(o, c) + " ", o = c + 1);
  }
}
function va(t18, e, r, n) {
  let i = t18.indexOf(e, r);
  if (i === -1) throw new Error(n);
  return i + e.length - 1;
}
function lU(t18, e, r, n) {
  let i = t18.indexOf(e, r);
  if (i === -1) throw new Error(n);
  return i;
}
function Hg(t18, e, r, n = ">") {
  let i = cU(t18, e + 1, n);
  if (!i) return;
  let s = i.data, a = i.index, o = s.search(/\s/), c = s, l = true;
  o !== -1 && (c = s.substring(0, o), s = s.substring(o + 1).trimStart());
  let m = c;
  if (r) {
    let d = c.indexOf(":");
    d !== -1 && (c = c.substr(d + 1), l = c !== i.data.substr(d + 1));
  }
  return { tagName: c, tagExp: s, closeIndex: a, attrExpPresent: l, rawTagName: m };
}
function mU(t18, e, r) {
  let n = r, i = 1, s = false, a = -1, o = t18.length;
  for (; r < o; r++) if (t18[r] === "<") {
    let c = t18.charCodeAt(r + 1);
    if (c === 47) {
      let l = lU(t18, ">", r, `${e} is not closed`);
      if (t18.substring(r + 2, l).trim() === e && (i--, i === 0)) return { tagContent: t18.substring(n, r), i: l };
      r = l;
    } else if (c === 63) r = va(t18, "?>", r + 1, "StopNode is not closed.");
    else if (c === 33 && t18.charCodeAt(r + 2) === 45 && t18.charCodeAt(r + 3) === 45) r = va(t18, "-->", r + 3, "StopNode is not closed.");
    else if (c === 33 && t18.charCodeAt(r + 2) === 91) r = va(t18, "]]>", r, "StopNode is not closed.") - 2;
    else {
      let l = s ? void 0 : Hg(t18, r, false);
      if (l) l.tagName === e && l.tagExp[l.tagExp.length - 1] !== "/" && i++, r = l.closeIndex;
      else {
        if (s = true, a < r && (a = t18.indexOf(">", r), a === -1)) return;
        let m = t18.indexOf("<", r + 1);
        if (m === -1 || m > a) {
          let d = t18.substring(r + 1, a), u = d.search(/\s/);
          (u === -1 ? d : d.substring(0, u)) === e && d[d.length - 1] !== "/" && i++, r = a;
        }
      }
    }
  }
}
function Qg(t18, e, r) {
  if (e && typeof t18 == "string") {
    let n = t18.trim();
    return n === "true" ? true : n === "false" ? false : _g(t18, r);
  } else return i0(t18) ? t18 : "";
}
function qg(t18, e, r, n) {
  if (t18) {
    let i = t18(e);
    r === e && (r = i), e = i;
  }
  return e = w0(e, n), { tagName: e, tagExp: r };
}
function w0(t18, e) {
  if (ad.includes(t18)) throw new Error(`[SECURITY] Invalid name: "${t18}" is a reserved JavaScript keyword that could cause prototype pollution`);
  return oc.includes(t18) ? e.onDangerousProperty(t18) : t18;
}
var Gg = $t.getMetaDataSymbol();
function dU(t18, e) {
  if (!t18 || typeof t18 != "object") return {};
  if (!e) return t18;
  let r = {};
  for (let n in t18) if (n.startsWith(e)) {
    let i = n.substring(e.length);
    r[i] = t18[n];
  } else r[n] = t18[n];
  return r;
}
function jg(t18, e, r, n) {
  return S0(t18, e, r, n);
}
function S0(t18, e, r, n) {
  let i, s = {};
  for (let a = 0; a < t18.length; a++) {
    let o = t18[a], c = uU(o);
    if (c !== void 0 && c !== e.textNodeName) {
      let l = dU(o[":@"] || {}, e.attributeNamePrefix);
      r.push(c, l);
    }
    if (c === e.textNodeName) i === void 0 ? i = o[c] : i += "" + o[c];
    else {
      if (c === void 0) continue;
      if (o[c]) {
        let l = S0(o[c], e, r, n), m = fU(l, e);
        if (Object.keys(l).length === 0 && e.alwaysCreateTextNode && (l[e.textNodeName] = ""), o[":@"] ? pU(l, o[":@"], n, e) : Object.keys(l).length === 1 && l[e.textNodeName] !== void 0 && !e.alwaysCreateTextNode ? l = l[e.textNodeName] : Object.keys(l).length === 0 && (e.alwaysCreateTextNode ? l[e.textNodeName] = "" : l = ""), o[Gg] !== void 0 && typeof l == "object" && l !== null && (l[Gg] = o[Gg]), s[c] !== void 0 && Object.prototype.hasOwnProperty.call(s, c)) Array.isArray(s[c]) || (s[c] = [s[c]]), s[c].push(l);
        else {
          let d = e.jPath ? n.toString() : n;
          e.isArray(c, d, m) ? s[c] = [l] : s[c] = l;
        }
        c !== void 0 && c !== e.textNodeName && r.pop();
      }
    }
  }
  return typeof i == "string" ? i.length > 0 && (s[e.textNodeName] = i) : i !== void 0 && (s[e.textNodeName] = i), s;
}
function uU(t18) {
  let e = Object.keys(t18);
  for (let r = 0; r < e.length; r++) {
    let n = e[r];
    if (n !== ":@") return n;
  }
}
function pU(t18, e, r, n) {
  if (e) {
    let i = Object.keys(e), s = i.length;
    for (let a = 0; a < s; a++) {
      let o = i[a], c = o.startsWith(n.attributeNamePrefix) ? o.substring(n.attributeNamePrefix.length) : o, l = n.jPath ? r.toString() + "." + c : r;
      n.isArray(o, l, true, true) ? t18[o] = [e[o]] : t18[o] = e[o];
    }
  }
}
function fU(t18, e) {
  let { textNodeName: r } = e, n = Object.keys(t18).length;
  return !!(n === 0 || n === 1 && (t18[r] || typeof t18[r] == "boolean" || t18[r] === 0));
}
var Ba = class {
  constructor(e) {
    this.externalEntities = {}, this.options = d0(e);
  }
  parse(e, r) {
    if (typeof e != "string" && e.toString) e instanceof Uint8Array && !(typeof Buffer < "u" && Buffer.isBuffer(e)) ? e = new TextDecoder("utf-8", { ignoreBOM: true }).decode(e) : e = e.toString();
    else if (typeof e != "string") throw new Error("XML data is accepted in String or Bytes[] form.");
    if (r) {
      r === true && (r = {});
      let s = od(e, r);
      if (s !== true) throw Error(`${s.err.msg}:${s.err.line}:${s.err.col}`);
    }
    let n = new fc(this.options, this.externalEntities), i = n.parseXml(e);
    return this.options.preserveOrder || i === void 0 ? i : jg(i, this.options, n.matcher, n.readonlyMatcher);
  }
  addEntity(e, r) {
    if (r.indexOf("&") !== -1) throw new Error("Entity value can't have '&'");
    if (e.indexOf("&") !== -1 || e.indexOf(";") !== -1) throw new Error("An entity must be set without '&' and ';'. Eg. use '#xD' for '&#xD;'");
    if (r === "&") throw new Error("An entity with value '&' is not permitted");
    this.externalEntities[e] = r;
  }
  static getMetaDataSymbol() {
    return $t.getMetaDataSymbol();
  }
};
function St(t18) {
  return typeof t18 == "number" && Object.is(t18, -0) ? "-0" : String(t18);
}
function hc(t18) {
  return St(t18).replace(/--/g, "- -").replace(/--/g, "- -").replace(/-$/, "- ");
}
function hd(t18) {
  return St(t18).replace(/\]\]>/g, "]]]]><![CDATA[>");
}
function pn(t18) {
  return St(t18).replace(/"/g, "&quot;").replace(/'/g, "&apos;");
}
function ms(t18, e, r, n, i) {
  if (!r.sanitizeName) return t18;
  let s = !e && t18[0] === "?", a = s ? t18.slice(1) : t18;
  if (i(a)) return t18;
  let o = r.sanitizeName(a, { isAttribute: e, matcher: n.readOnly() });
  if (typeof o != "string" || !i(o)) throw new Error(`sanitizeName returned an invalid XML name for "${a}"`);
  return s ? "?" + o : o;
}
var hU = `
`;
function gU(t18, e) {
  if (!Array.isArray(t18) || t18.length === 0) return "1.0";
  let r = t18[0];
  if (Wg(r) === "?xml") {
    let i = r[":@"];
    if (i) {
      let s = e.attributeNamePrefix + "version";
      if (i[s]) return i[s];
    }
  }
  return "1.0";
}
function Kg(t18, e) {
  let r = "";
  e.format && (r = hU);
  let n = [];
  if (e.stopNodes && Array.isArray(e.stopNodes)) for (let o = 0; o < e.stopNodes.length; o++) {
    let c = e.stopNodes[o];
    typeof c == "string" ? n.push(new or(c)) : c instanceof or && n.push(c);
  }
  let i = gU(t18, e), s = ld("qName", { xmlVersion: i }), a = new un();
  return B0(t18, e, r, a, n, s);
}
function B0(t18, e, r, n, i, s) {
  let a = "", o = false;
  if (e.maxNestedTags && n.getDepth() > e.maxNestedTags) throw new Error("Maximum nested tags exceeded");
  if (!Array.isArray(t18)) {
    if (t18 != null) {
      let c = St(t18);
      return c = Yg(c, e), c;
    }
    return "";
  }
  for (let c = 0; c < t18.length; c++) {
    let l = t18[c], m = Wg(l);
    if (m === void 0) continue;
    let u = m === e.textNodeName || m === e.cdataPropName || m === e.commentPropName ? m : ms(m, false, e, n, s), y = yU(l[":@"], e);
    n.push(u, y);
    let x = AU(n, i);
    if (u === e.textNodeName) {
      let M = l[m];
      x || (M = e.tagValueProcessor(u, M), M = Yg(M, e)), M = St(M), o && (a += r), a += M, o = false, n.pop();
      continue;
    } else if (u === e.cdataPropName) {
      o && (a += r);
      let M = l[m][0][e.textNodeName], re = hd(M);
      a += `<![CDATA[${re}]]>`, o = false, n.pop();
      continue;
    } else if (u === e.commentPropName) {
      let M = l[m][0][e.textNodeName], re = hc(M);
      a += r + `<!--${re}-->`, o = true, n.pop();
      continue;
    } else if (u[0] === "?") {
      let M = v0(l[":@"], e, x, n, s);
      a += (u === "?xml" ? "" : r) + `<${u}${M}?>`, o = true, n.pop();
      continue;
    }
    let I = r;
    I !== "" && (I += e.indentBy);
    let N = v0(l[":@"], e, x, n, s), w = r + `<${u}${N}`, D;
    x ? D = T0(l[m], e, n.getDepth()) : D = B0(l[m], e, I, n, i, s), e.unpairedTags.indexOf(u) !== -1 ? e.suppressUnpairedNode ? a += w + ">" : a += w + "/>" : (!D || D.length === 0) && e.suppressEmptyNode ? a += w + "/>" : D && D.endsWith(">") ? a += w + `>${D}${r}</${u}>` : (a += w + ">", D && r !== "" && (D.includes("/>") || D.includes("</")) ? a += r + e.indentBy + D + r : a += D, a += `</${u}>`), o = true, n.pop();
  }
  return a;
}
function yU(t18, e) {
  if (!t18 || e.ignoreAttributes) return null;
  let r = {}, n = false;
  for (let i in t18) {
    if (!Object.prototype.hasOwnProperty.call(t18, i)) continue;
    let s = i.startsWith(e.attributeNamePrefix) ? i.substr(e.attributeNamePrefix.length) : i;
    r[s] = pn(t18[i]), n = true;
  }
  return n ? r : null;
}
function T0(t18, e, r = 0) {
  if (e.maxNestedTags && r > e.maxNestedTags) throw new Error("Maximum nested tags exceeded");
  if (!Array.isArray(t18)) return t18 != null ? St(t18) : "";
  let n = "";
  for (let i = 0; i < t18.length; i++) {
    let s = t18[i], a = Wg(s);
    if (a === e.textNodeName) n += St(s[a]);
    else if (a === e.cdataPropName) n += s[a][0][e.textNodeName];
    else if (a === e.commentPropName) n += s[a][0][e.textNodeName];
    else {
      if (a && a[0] === "?") continue;
      if (a) {
        let o = xU(s[":@"], e), c = T0(s[a], e, r + 1);
        !c || c.length === 0 ? n += `<${a}${o}/>` : n += `<${a}${o}>${c}</${a}>`;
      }
    }
  }
  return n;
}
function xU(t18, e) {
  let r = "";
  if (t18 && !e.ignoreAttributes) for (let n in t18) {
    if (!Object.prototype.hasOwnProperty.call(t18, n)) continue;
    let i = t18[n];
    i === true && e.suppressBooleanAttributes ? r += ` ${n.substr(e.attributeNamePrefix.length)}` : r += ` ${n.substr(e.attributeNamePrefix.length)}="${pn(i)}"`;
  }
  return r;
}
function Wg(t18) {
  let e = Object.keys(t18);
  for (let r = 0; r < e.length; r++) {
    let n = e[r];
    if (Object.prototype.hasOwnProperty.call(t18, n) && n !== ":@") return n;
  }
}
function v0(t18, e, r, n, i) {
  let s = "";
  if (t18 && !e.ignoreAttributes) for (let a in t18) {
    if (!Object.prototype.hasOwnProperty.call(t18, a)) continue;
    let o = a.substr(e.attributeNamePrefix.length), c = r ? o : ms(o, true, e, n, i), l;
    r ? l = t18[a] : (l = e.attributeValueProcessor(a, t18[a]), l = Yg(l, e)), l === true && e.suppressBooleanAttributes ? s += ` ${c}` : s += ` ${c}="${pn(l)}"`;
  }
  return s;
}
function AU(t18, e) {
  if (!e || e.length === 0) return false;
  for (let r = 0; r < e.length; r++) if (t18.matches(e[r])) return true;
  return false;
}
function Yg(t18, e) {
  if (t18 && t18.length > 0 && e.processEntities) for (let r = 0; r < e.entities.length; r++) {
    let n = e.entities[r];
    t18 = t18.replace(n.regex, n.val);
  }
  return t18;
}
function Jg(t18) {
  return typeof t18 == "function" ? t18 : Array.isArray(t18) ? (e) => {
    for (let r of t18) if (typeof r == "string" && e === r || r instanceof RegExp && r.test(e)) return true;
  } : () => false;
}
var bU = { attributeNamePrefix: "@_", attributesGroupName: false, textNodeName: "#text", ignoreAttributes: true, cdataPropName: false, format: false, indentBy: "  ", suppressEmptyNode: false, suppressUnpairedNode: true, suppressBooleanAttributes: true, tagValueProcessor: function(t18, e) {
  return e;
}, attributeValueProcessor: function(t18, e) {
  return e;
}, preserveOrder: false, commentPropName: false, unpairedTags: [], entities: [{ regex: new RegExp("&", "g"), val: "&amp;" }, { regex: new RegExp(">", "g"), val: "&gt;" }, { regex: new RegExp("<", "g"), val: "&lt;" }, { regex: new RegExp("'", "g"), val: "&apos;" }, { regex: new RegExp('"', "g"), val: "&quot;" }], processEntities: true, stopNodes: [], oneListGroup: false, maxNestedTags: 100, jPath: true, sanitizeName: false };
function Vt(t18) {
  if (this.options = Object.assign({}, bU, t18), this.options.stopNodes && Array.isArray(this.options.stopNodes) && (this.options.stopNodes = this.options.stopNodes.map((e) => typeof e == "string" && e.startsWith("*.") ? ".." + e.substring(2) : e)), this.stopNodeExpressions = [], this.options.stopNodes && Array.isArray(this.options.stopNodes)) for (let e = 0; e < this.options.stopNodes.length; e++) {
    let r = this.options.stopNodes[e];
    typeof r == "string" ? this.stopNodeExpressions.push(new or(r)) : r instanceof or && this.stopNodeExpressions.push(r);
  }
  this.options.ignoreAttributes === true || this.options.attributesGroupName ? this.isAttribute = function() {
    return false;
  } : (this.ignoreAttributesFn = Jg(this.options.ignoreAttributes), this.attrPrefixLen = this.options.attributeNamePrefix.length, this.isAttribute = PU), this.processTextOrObjNode = NU, this.options.format ? (this.indentate = IU, this.tagEndChar = `>
`, this.newLine = `
`) : (this.indentate = function() {
    return "";
  }, this.tagEndChar = ">", this.newLine = "");
}
function CU(t18, e) {
  let r = t18["?xml"];
  if (r && typeof r == "object") {
    if (e.attributesGroupName && r[e.attributesGroupName]) {
      let i = r[e.attributesGroupName][e.attributeNamePrefix + "version"];
      if (i) return i;
    }
    let n = r[e.attributeNamePrefix + "version"];
    if (n) return n;
  }
  return "1.0";
}
Vt.prototype.build = function(t18) {
  if (this.options.preserveOrder) return Kg(t18, this.options);
  {
    Array.isArray(t18) && this.options.arrayNodeName && this.options.arrayNodeName.length > 1 && (t18 = { [this.options.arrayNodeName]: t18 });
    let e = new un(), r = CU(t18, this.options), n = ld("qName", { xmlVersion: r });
    return this.j2x(t18, 0, e, n).val;
  }
};
Vt.prototype.j2x = function(t18, e, r, n) {
  let i = "", s = "";
  if (this.options.maxNestedTags && r.getDepth() >= this.options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
  let a = this.options.jPath ? r.toString() : r, o = this.checkStopNode(r);
  for (let c in t18) {
    if (!Object.prototype.hasOwnProperty.call(t18, c)) continue;
    let m = c === this.options.textNodeName || c === this.options.cdataPropName || c === this.options.commentPropName || this.options.attributesGroupName && c === this.options.attributesGroupName || this.isAttribute(c) ? c : ms(c, false, this.options, r, n);
    if (typeof t18[c] > "u") this.isAttribute(c) && (s += "");
    else if (t18[c] === null) this.isAttribute(c) || m === this.options.cdataPropName || m === this.options.commentPropName ? s += "" : m[0] === "?" ? s += this.indentate(e) + "<" + m + "?" + this.tagEndChar : s += this.indentate(e) + "<" + m + "/" + this.tagEndChar;
    else if (t18[c] instanceof Date) s += this.buildTextValNode(t18[c], m, "", e, r);
    else if (typeof t18[c] != "object") {
      let d = this.isAttribute(c);
      if (d && !this.ignoreAttributesFn(d, a)) {
        let u = ms(d, true, this.options, r, n);
        i += this.buildAttrPairStr(u, St(t18[c]), o);
      } else if (!d) if (c === this.options.textNodeName) {
        let u = this.options.tagValueProcessor(c, St(t18[c]));
        s += this.replaceEntitiesValue(u);
      } else {
        r.push(m);
        let u = this.checkStopNode(r);
        if (r.pop(), u) {
          let y = St(t18[c]);
          y === "" ? s += this.indentate(e) + "<" + m + this.closeTag(m) + this.tagEndChar : s += this.indentate(e) + "<" + m + ">" + y + "</" + m + this.tagEndChar;
        } else s += this.buildTextValNode(t18[c], m, "", e, r);
      }
    } else if (Array.isArray(t18[c])) {
      let d = t18[c].length, u = "", y = "";
      for (let x = 0; x < d; x++) {
        let I = t18[c][x];
        if (!(typeof I > "u")) if (I === null) m[0] === "?" ? s += this.indentate(e) + "<" + m + "?" + this.tagEndChar : s += this.indentate(e) + "<" + m + "/" + this.tagEndChar;
        else if (typeof I == "object") if (this.options.oneListGroup) {
          r.push(m);
          let N = this.j2x(I, e + 1, r, n);
          r.pop(), u += N.val, this.options.attributesGroupName && I.hasOwnProperty(this.options.attributesGroupName) && (y += N.attrStr);
        } else u += this.processTextOrObjNode(I, m, e, r, n);
        else if (this.options.oneListGroup) {
          let N = this.options.tagValueProcessor(m, I);
          N = this.replaceEntitiesValue(N), N = St(N), u += N;
        } else {
          r.push(m);
          let N = this.checkStopNode(r);
          if (r.pop(), N) {
            let w = St(I);
            w === "" ? u += this.indentate(e) + "<" + m + this.closeTag(m) + this.tagEndChar : u += this.indentate(e) + "<" + m + ">" + w + "</" + m + this.tagEndChar;
          } else u += this.buildTextValNode(I, m, "", e, r);
        }
      }
      this.options.oneListGroup && (u = this.buildObjectNode(u, m, y, e)), s += u;
    } else if (this.options.attributesGroupName && c === this.options.attributesGroupName) {
      let d = Object.keys(t18[c]), u = d.length;
      for (let y = 0; y < u; y++) {
        let x = ms(d[y], true, this.options, r, n);
        i += this.buildAttrPairStr(x, St(t18[c][d[y]]), o);
      }
    } else s += this.processTextOrObjNode(t18[c], m, e, r, n);
  }
  return { attrStr: i, val: s };
};
Vt.prototype.buildAttrPairStr = function(t18, e, r) {
  return r || (e = this.options.attributeValueProcessor(t18, St(e)), e = this.replaceEntitiesValue(e)), this.options.suppressBooleanAttributes && e === "true" ? " " + t18 : " " + t18 + '="' + pn(e) + '"';
};
function NU(t18, e, r, n, i) {
  let s = this.extractAttributes(t18);
  if (n.push(e, s), this.checkStopNode(n)) {
    let c = this.buildRawContent(t18, n.getDepth()), l = this.buildAttributesForStopNode(t18);
    return n.pop(), this.buildObjectNode(c, e, l, r);
  }
  let o = this.j2x(t18, r + 1, n, i);
  return n.pop(), e[0] === "?" ? this.buildTextValNode("", e, o.attrStr, r, n) : t18[this.options.textNodeName] !== void 0 && Object.keys(t18).length === 1 ? this.buildTextValNode(t18[this.options.textNodeName], e, o.attrStr, r, n) : this.buildObjectNode(o.val, e, o.attrStr, r);
}
Vt.prototype.extractAttributes = function(t18) {
  if (!t18 || typeof t18 != "object") return null;
  let e = {}, r = false;
  if (this.options.attributesGroupName && t18[this.options.attributesGroupName]) {
    let n = t18[this.options.attributesGroupName];
    for (let i in n) {
      if (!Object.prototype.hasOwnProperty.call(n, i)) continue;
      let s = i.startsWith(this.options.attributeNamePrefix) ? i.substring(this.options.attributeNamePrefix.length) : i;
      e[s] = pn(n[i]), r = true;
    }
  } else for (let n in t18) {
    if (!Object.prototype.hasOwnProperty.call(t18, n)) continue;
    let i = this.isAttribute(n);
    i && (e[i] = pn(t18[n]), r = true);
  }
  return r ? e : null;
};
Vt.prototype.buildRawContent = function(t18, e = 0) {
  if (this.options.maxNestedTags && e >= this.options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
  if (typeof t18 == "string") return t18;
  if (typeof t18 != "object" || t18 === null) return String(t18);
  if (t18[this.options.textNodeName] !== void 0) return t18[this.options.textNodeName];
  let r = "";
  for (let n in t18) {
    if (!Object.prototype.hasOwnProperty.call(t18, n) || this.isAttribute(n) || this.options.attributesGroupName && n === this.options.attributesGroupName) continue;
    let i = t18[n];
    if (n === this.options.textNodeName) r += i;
    else if (Array.isArray(i)) {
      for (let s of i) if (typeof s == "string" || typeof s == "number") r += `<${n}>${s}</${n}>`;
      else if (typeof s == "object" && s !== null) {
        let a = this.buildRawContent(s, e + 1), o = this.buildAttributesForStopNode(s);
        a === "" ? r += `<${n}${o}/>` : r += `<${n}${o}>${a}</${n}>`;
      }
    } else if (typeof i == "object" && i !== null) {
      let s = this.buildRawContent(i, e + 1), a = this.buildAttributesForStopNode(i);
      s === "" ? r += `<${n}${a}/>` : r += `<${n}${a}>${s}</${n}>`;
    } else r += `<${n}>${i}</${n}>`;
  }
  return r;
};
Vt.prototype.buildAttributesForStopNode = function(t18) {
  if (!t18 || typeof t18 != "object") return "";
  let e = "";
  if (this.options.attributesGroupName && t18[this.options.attributesGroupName]) {
    let r = t18[this.options.attributesGroupName];
    for (let n in r) {
      if (!Object.prototype.hasOwnProperty.call(r, n)) continue;
      let i = n.startsWith(this.options.attributeNamePrefix) ? n.substring(this.options.attributeNamePrefix.length) : n, s = r[n];
      s === true && this.options.suppressBooleanAttributes ? e += " " + i : e += " " + i + '="' + pn(s) + '"';
    }
  } else for (let r in t18) {
    if (!Object.prototype.hasOwnProperty.call(t18, r)) continue;
    let n = this.isAttribute(r);
    if (n) {
      let i = t18[r];
      i === true && this.options.suppressBooleanAttributes ? e += " " + n : e += " " + n + '="' + pn(i) + '"';
    }
  }
  return e;
};
Vt.prototype.buildObjectNode = function(t18, e, r, n) {
  if (t18 === "") return e[0] === "?" ? this.indentate(n) + "<" + e + r + "?" + this.tagEndChar : this.indentate(n) + "<" + e + r + this.closeTag(e) + this.tagEndChar;
  if (e[0] === "?") return this.indentate(n) + "<" + e + r + "?" + this.tagEndChar;
  {
    let i = "</" + e + this.tagEndChar, s = "";
    return e[0] === "?" && (s = "?", i = ""), (r || r === "") && t18.indexOf("<") === -1 ? this.indentate(n) + "<" + e + r + s + ">" + t18 + i : this.options.commentPropName !== false && e === this.options.commentPropName && s.length === 0 ? this.indentate(n) + `<!--${hc(t18)}-->` + this.newLine : this.indentate(n) + "<" + e + r + s + this.tagEndChar + t18 + this.indentate(n) + i;
  }
};
Vt.prototype.closeTag = function(t18) {
  let e = "";
  return this.options.unpairedTags.indexOf(t18) !== -1 ? this.options.suppressUnpairedNode || (e = "/") : this.options.suppressEmptyNode ? e = "/" : e = `></${t18}`, e;
};
Vt.prototype.checkStopNode = function(t18) {
  if (!this.stopNodeExpressions || this.stopNodeExpressions.length === 0) return false;
  for (let e = 0; e < this.stopNodeExpressions.length; e++) if (t18.matches(this.stopNodeExpressions[e])) return true;
  return false;
};
Vt.prototype.buildTextValNode = function(t18, e, r, n, i) {
  if (this.options.cdataPropName !== false && e === this.options.cdataPropName) {
    let s = hd(t18);
    return this.indentate(n) + `<![CDATA[${s}]]>` + this.newLine;
  } else if (this.options.commentPropName !== false && e === this.options.commentPropName) {
    let s = hc(t18);
    return this.indentate(n) + `<!--${s}-->` + this.newLine;
  } else {
    if (e[0] === "?") return this.indentate(n) + "<" + e + r + "?" + this.tagEndChar;
    {
      let s = this.options.tagValueProcessor(e, t18);
      return s = this.replaceEntitiesValue(s), s = St(s), s === "" ? this.indentate(n) + "<" + e + r + this.closeTag(e) + this.tagEndChar : this.indentate(n) + "<" + e + r + ">" + s + "</" + e + this.tagEndChar;
    }
  }
};
Vt.prototype.replaceEntitiesValue = function(t18) {
  if (t18 && t18.length > 0 && this.options.processEntities) for (let e = 0; e < this.options.entities.length; e++) {
    let r = this.options.entities[e];
    t18 = t18.replace(r.regex, r.val);
  }
  return t18;
};
function IU(t18) {
  return this.options.indentBy.repeat(t18);
}
function PU(t18) {
  return t18.startsWith(this.options.attributeNamePrefix) && t18 !== this.options.textNodeName ? t18.substr(this.attrPrefixLen) : false;
}
var $g = Vt;
var R0 = { validate: od };
function M0(t18) {
  return { attributesGroupName: "$", textNodeName: t18.xmlCharKey ?? "_", ignoreAttributes: false, suppressBooleanAttributes: false };
}
function EU(t18 = {}) {
  return { ...M0(t18), attributeNamePrefix: "@_", format: true, suppressEmptyNode: true, indentBy: "", rootNodeName: t18.rootName ?? "root", cdataPropName: t18.cdataPropName ?? "__cdata" };
}
function wU(t18 = {}) {
  return { ...M0(t18), parseAttributeValue: false, parseTagValue: false, attributeNamePrefix: "", stopNodes: t18.stopNodes, processEntities: true, trimValues: false };
}
function gd(t18, e = {}) {
  let r = EU(e), n = new $g(r), i = { [r.rootNodeName]: t18 };
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${n.build(i)}`.replace(/\n/g, "");
}
async function Xg(t18, e = {}) {
  if (!t18) throw new Error("Document is empty");
  let r = R0.validate(t18);
  if (r !== true) throw r;
  let i = new Ba(wU(e)).parse(t18);
  if (i["?xml"] && delete i["?xml"], !e.includeRoot) for (let s of Object.keys(i)) {
    let a = i[s];
    return typeof a == "object" ? { ...a } : a;
  }
  return i;
}
var yd = Sr("storage-blob");
var xd = class extends SU {
  buffers;
  byteLength;
  byteOffsetInCurrentBuffer;
  bufferIndex;
  pushedBytesLength;
  constructor(e, r, n) {
    super(n), this.buffers = e, this.byteLength = r, this.byteOffsetInCurrentBuffer = 0, this.bufferIndex = 0, this.pushedBytesLength = 0;
    let i = 0;
    for (let s of this.buffers) i += s.byteLength;
    if (i < this.byteLength) throw new Error("Data size shouldn't be larger than the total length of buffers.");
  }
  _read(e) {
    this.pushedBytesLength >= this.byteLength && this.push(null), e || (e = this.readableHighWaterMark);
    let r = [], n = 0;
    for (; n < e && this.pushedBytesLength < this.byteLength; ) {
      let i = this.byteLength - this.pushedBytesLength, s = this.buffers[this.bufferIndex].byteLength - this.byteOffsetInCurrentBuffer, a = Math.min(s, i);
      if (a > e - n) {
        let o = this.byteOffsetInCurrentBuffer + e - n;
        r.push(this.buffers[this.bufferIndex].slice(this.byteOffsetInCurrentBuffer, o)), this.pushedBytesLength += e - n, this.byteOffsetInCurrentBuffer = o, n = e;
        break;
      } else {
        let o = this.byteOffsetInCurrentBuffer + a;
        r.push(this.buffers[this.bufferIndex].slice(this.byteOffsetInCurrentBuffer, o)), a === s ? (this.byteOffsetInCurrentBuffer = 0, this.bufferIndex++) : this.byteOffsetInCurrentBuffer = o, this.pushedBytesLength += a, n += a;
      }
    }
    r.length > 1 ? this.push(Buffer.concat(r)) : r.length === 1 && this.push(r[0]);
  }
};
var Ad = vU.constants.MAX_LENGTH;
var bd = class {
  buffers = [];
  capacity;
  _size;
  get size() {
    return this._size;
  }
  constructor(e, r, n) {
    this.capacity = e, this._size = 0;
    let i = Math.ceil(e / Ad);
    for (let s = 0; s < i; s++) {
      let a = s === i - 1 ? e % Ad : Ad;
      a === 0 && (a = Ad), this.buffers.push(Buffer.allocUnsafe(a));
    }
    r && this.fill(r, n);
  }
  fill(e, r) {
    this._size = Math.min(this.capacity, r);
    let n = 0, i = 0, s = 0, a = 0, o = 0;
    for (; o < this._size; ) {
      let c = e[n], l = this.buffers[i], m = c.copy(l, s, a);
      o += m, a += m, s += m, a === c.length && (n++, a = 0), s === l.length && (i++, s = 0);
    }
    e.splice(0, n), e.length > 0 && (e[0] = e[0].slice(a));
  }
  getReadableStream() {
    return new xd(this.buffers, this.size);
  }
};
var Cd = class {
  bufferSize;
  maxBuffers;
  readable;
  outgoingHandler;
  emitter = new BU();
  concurrency;
  offset = 0;
  isStreamEnd = false;
  isError = false;
  executingOutgoingHandlers = 0;
  encoding;
  numBuffers = 0;
  unresolvedDataArray = [];
  unresolvedLength = 0;
  incoming = [];
  outgoing = [];
  constructor(e, r, n, i, s, a) {
    if (r <= 0) throw new RangeError(`bufferSize must be larger than 0, current is ${r}`);
    if (n <= 0) throw new RangeError(`maxBuffers must be larger than 0, current is ${n}`);
    if (s <= 0) throw new RangeError(`concurrency must be larger than 0, current is ${s}`);
    this.bufferSize = r, this.maxBuffers = n, this.readable = e, this.outgoingHandler = i, this.concurrency = s, this.encoding = a;
  }
  async do() {
    return new Promise((e, r) => {
      this.readable.on("data", (n) => {
        n = typeof n == "string" ? Buffer.from(n, this.encoding) : n, this.appendUnresolvedData(n), this.resolveData() || this.readable.pause();
      }), this.readable.on("error", (n) => {
        this.emitter.emit("error", n);
      }), this.readable.on("end", () => {
        this.isStreamEnd = true, this.emitter.emit("checkEnd");
      }), this.emitter.on("error", (n) => {
        this.isError = true, this.readable.pause(), r(n);
      }), this.emitter.on("checkEnd", () => {
        if (this.outgoing.length > 0) {
          this.triggerOutgoingHandlers();
          return;
        }
        if (this.isStreamEnd && this.executingOutgoingHandlers === 0) if (this.unresolvedLength > 0 && this.unresolvedLength < this.bufferSize) {
          let n = this.shiftBufferFromUnresolvedDataArray();
          this.outgoingHandler(() => n.getReadableStream(), n.size, this.offset).then(e).catch(r);
        } else {
          if (this.unresolvedLength >= this.bufferSize) return;
          e();
        }
      });
    });
  }
  appendUnresolvedData(e) {
    this.unresolvedDataArray.push(e), this.unresolvedLength += e.length;
  }
  shiftBufferFromUnresolvedDataArray(e) {
    return e ? e.fill(this.unresolvedDataArray, this.unresolvedLength) : e = new bd(this.bufferSize, this.unresolvedDataArray, this.unresolvedLength), this.unresolvedLength -= e.size, e;
  }
  resolveData() {
    for (; this.unresolvedLength >= this.bufferSize; ) {
      let e;
      if (this.incoming.length > 0) e = this.incoming.shift(), this.shiftBufferFromUnresolvedDataArray(e);
      else if (this.numBuffers < this.maxBuffers) e = this.shiftBufferFromUnresolvedDataArray(), this.numBuffers++;
      else return false;
      this.outgoing.push(e), this.triggerOutgoingHandlers();
    }
    return true;
  }
  async triggerOutgoingHandlers() {
    let e;
    do {
      if (this.executingOutgoingHandlers >= this.concurrency) return;
      e = this.outgoing.shift(), e && this.triggerOutgoingHandler(e);
    } while (e);
  }
  async triggerOutgoingHandler(e) {
    let r = e.size;
    this.executingOutgoingHandlers++, this.offset += r;
    try {
      await this.outgoingHandler(() => e.getReadableStream(), r, this.offset - r);
    } catch (n) {
      this.emitter.emit("error", n);
      return;
    }
    this.executingOutgoingHandlers--, this.reuseBuffer(e), this.emitter.emit("checkEnd");
  }
  reuseBuffer(e) {
    this.incoming.push(e), !this.isError && this.resolveData() && !this.isStreamEnd && this.readable.resume();
  }
};
var OU = typeof process == "object" && typeof process.versions == "object" && typeof process.versions.node == "string";
var Nd;
var Id;
var D0;
OU && (Nd = TU(import.meta.url), Id = _U(import.meta.url), D0 = RU(Id));
var MU = (() => {
  var t18 = typeof document < "u" && document.currentScript ? document.currentScript.src : void 0;
  return typeof Id < "u" && (t18 = t18 || Id), (function(e) {
    e = e || {};
    var r = typeof e < "u" ? e : {}, n, i;
    r.ready = new Promise(function(h, b) {
      n = h, i = b;
    }), ["_malloc", "_free", "_emscripten_bind_VoidPtr___destroy___0", "_emscripten_bind_Crc64Hash_Crc64Hash_0", "_emscripten_bind_Crc64Hash_OnAppend_2", "_emscripten_bind_Crc64Hash_OnFinal_3", "_emscripten_bind_Crc64Hash___destroy___0", "_fflush", "onRuntimeInitialized"].forEach((h) => {
      Object.getOwnPropertyDescriptor(r.ready, h) || Object.defineProperty(r.ready, h, { get: () => ft("You are getting " + h + " on the Promise object, instead of the instance. Use .then() to get called back with the instance, see the MODULARIZE docs in src/settings.js"), set: () => ft("You are setting " + h + " on the Promise object, instead of the instance. Use .then() to get called back with the instance, see the MODULARIZE docs in src/settings.js") });
    });
    var s = Object.assign({}, r), a = [], o = "./this.program", c = (h, b) => {
      throw b;
    }, l = typeof window == "object", m = typeof importScripts == "function", d = typeof process == "object" && typeof process.versions == "object" && typeof process.versions.node == "string", u = !l && !d && !m;
    if (r.ENVIRONMENT) throw new Error("Module.ENVIRONMENT has been deprecated. To force the environment, use the ENVIRONMENT compile-time option (for example, -sENVIRONMENT=web or -sENVIRONMENT=node)");
    var y = "";
    function x(h) {
      return r.locateFile ? r.locateFile(h, y) : y + h;
    }
    var I, N, w, D;
    function M(h) {
      if (h instanceof cl) return;
      let b = h;
      h && typeof h == "object" && h.stack && (b = [h, h.stack]), B("exiting due to exception: " + b);
    }
    if (d) {
      if (typeof process > "u" || !process.release || process.release.name !== "node") throw new Error("not compiled for this environment (did you build to HTML and try to run it not on the web, or set ENVIRONMENT to something - like node - and run it someplace else - like on the web?)");
      var re = Nd("fs"), Re = Nd("path");
      m ? y = Re.dirname(y) + "/" : y = D0 + "/", I = (h, b) => (h = io(h) ? new URL(h) : Re.normalize(h), re.readFileSync(h, b ? void 0 : "utf8")), w = (h) => {
        var b = I(h, true);
        return b.buffer || (b = new Uint8Array(b)), J(b.buffer), b;
      }, N = (h, b, R) => {
        h = io(h) ? new URL(h) : Re.normalize(h), re.readFile(h, function(G, ne) {
          G ? R(G) : b(ne.buffer);
        });
      }, process.argv.length > 1 && (o = process.argv[1].replace(/\\/g, "/")), a = process.argv.slice(2), process.on("uncaughtException", function(h) {
        if (!(h instanceof cl)) throw h;
      }), process.on("unhandledRejection", function(h) {
        throw h;
      }), c = (h, b) => {
        if (Rs()) throw process.exitCode = h, b;
        M(b), process.exit(h);
      }, r.inspect = function() {
        return "[Emscripten Module object]";
      };
    } else if (u) {
      if (typeof process == "object" && typeof Nd == "function" || typeof window == "object" || typeof importScripts == "function") throw new Error("not compiled for this environment (did you build to HTML and try to run it not on the web, or set ENVIRONMENT to something - like node - and run it someplace else - like on the web?)");
      typeof read < "u" && (I = function(b) {
        return read(b);
      }), w = function(b) {
        let R;
        return typeof readbuffer == "function" ? new Uint8Array(readbuffer(b)) : (R = read(b, "binary"), J(typeof R == "object"), R);
      }, N = function(b, R, G) {
        setTimeout(() => R(w(b)), 0);
      }, typeof scriptArgs < "u" ? a = scriptArgs : typeof arguments < "u" && (a = arguments), typeof quit == "function" && (c = (h, b) => {
        M(b), quit(h);
      }), typeof print < "u" && (typeof console > "u" && (console = {}), console.log = print, console.warn = console.error = typeof printErr < "u" ? printErr : print);
    } else if (l || m) {
      if (m ? y = self.location.href : typeof document < "u" && document.currentScript && (y = document.currentScript.src), t18 && (y = t18), y.indexOf("blob:") !== 0 ? y = y.substr(0, y.replace(/[?#].*/, "").lastIndexOf("/") + 1) : y = "", !(typeof window == "object" || typeof importScripts == "function")) throw new Error("not compiled for this environment (did you build to HTML and try to run it not on the web, or set ENVIRONMENT to something - like node - and run it someplace else - like on the web?)");
      I = (h) => {
        var b = new XMLHttpRequest();
        return b.open("GET", h, false), b.send(null), b.responseText;
      }, m && (w = (h) => {
        var b = new XMLHttpRequest();
        return b.open("GET", h, false), b.responseType = "arraybuffer", b.send(null), new Uint8Array(b.response);
      }), N = (h, b, R) => {
        var G = new XMLHttpRequest();
        G.open("GET", h, true), G.responseType = "arraybuffer", G.onload = () => {
          if (G.status == 200 || G.status == 0 && G.response) {
            b(G.response);
            return;
          }
          R();
        }, G.onerror = R, G.send(null);
      }, D = (h) => document.title = h;
    } else throw new Error("environment detection error");
    var pe = r.print || console.log.bind(console), B = r.printErr || console.warn.bind(console);
    Object.assign(r, s), s = null, zs(), r.arguments && (a = r.arguments), fe("arguments", "arguments_"), r.thisProgram && (o = r.thisProgram), fe("thisProgram", "thisProgram"), r.quit && (c = r.quit), fe("quit", "quit_"), J(typeof r.memoryInitializerPrefixURL > "u", "Module.memoryInitializerPrefixURL option was removed, use Module.locateFile instead"), J(typeof r.pthreadMainPrefixURL > "u", "Module.pthreadMainPrefixURL option was removed, use Module.locateFile instead"), J(typeof r.cdInitializerPrefixURL > "u", "Module.cdInitializerPrefixURL option was removed, use Module.locateFile instead"), J(typeof r.filePackagePrefixURL > "u", "Module.filePackagePrefixURL option was removed, use Module.locateFile instead"), J(typeof r.read > "u", "Module.read option was removed (modify read_ in JS)"), J(typeof r.readAsync > "u", "Module.readAsync option was removed (modify readAsync in JS)"), J(typeof r.readBinary > "u", "Module.readBinary option was removed (modify readBinary in JS)"), J(typeof r.setWindowTitle > "u", "Module.setWindowTitle option was removed (modify setWindowTitle in JS)"), J(typeof r.TOTAL_MEMORY > "u", "Module.TOTAL_MEMORY has been renamed Module.INITIAL_MEMORY"), fe("read", "read_"), fe("readAsync", "readAsync"), fe("readBinary", "readBinary"), fe("setWindowTitle", "setWindowTitle");
    var Pe = "IDBFS is no longer included by default; build with -lidbfs.js", T = "PROXYFS is no longer included by default; build with -lproxyfs.js", Q = "WORKERFS is no longer included by default; build with -lworkerfs.js", q = "NODEFS is no longer included by default; build with -lnodefs.js";
    J(!u, "shell environment detected but not enabled at build time.  Add 'shell' to `-sENVIRONMENT` to enable.");
    var ee = 16, _e = 4;
    function Ee(h) {
      switch (h) {
        case "i1":
        case "i8":
        case "u8":
          return 1;
        case "i16":
        case "u16":
          return 2;
        case "i32":
        case "u32":
          return 4;
        case "i64":
        case "u64":
          return 8;
        case "float":
          return 4;
        case "double":
          return 8;
        default: {
          if (h[h.length - 1] === "*") return _e;
          if (h[0] === "i") {
            let b = Number(h.substr(1));
            return J(b % 8 === 0, "getNativeTypeSize invalid bits " + b + ", type " + h), b / 8;
          }
          return 0;
        }
      }
    }
    function fe(h, b) {
      Object.getOwnPropertyDescriptor(r, h) || Object.defineProperty(r, h, { configurable: true, get: function() {
        ft("Module." + h + " has been replaced with plain " + b + " (the initial value can be provided on Module, but after startup the value is only looked for on a local variable of that name)");
      } });
    }
    function we(h) {
      Object.getOwnPropertyDescriptor(r, h) && ft("`Module." + h + "` was supplied but `" + h + "` not included in INCOMING_MODULE_JS_API");
    }
    function Se(h) {
      return h === "FS_createPath" || h === "FS_createDataFile" || h === "FS_createPreloadedFile" || h === "FS_unlink" || h === "addRunDependency" || h === "FS_createLazyFile" || h === "FS_createDevice" || h === "removeRunDependency";
    }
    function et(h) {
      typeof globalThis < "u" && !Object.getOwnPropertyDescriptor(globalThis, h) && Object.defineProperty(globalThis, h, { configurable: true, get: function() {
        var b = "`" + h + "` is a library symbol and not included by default; add it to your library.js __deps or to DEFAULT_LIBRARY_FUNCS_TO_INCLUDE on the command line", R = h;
        R.startsWith("_") || (R = "$" + h), b += " (e.g. -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=" + R + ")", Se(h) && (b += ". Alternatively, forcing filesystem support (-sFORCE_FILESYSTEM) can export this for you"), Ht(b);
      } });
    }
    function ve(h) {
      Object.getOwnPropertyDescriptor(r, h) || Object.defineProperty(r, h, { configurable: true, get: function() {
        var b = "'" + h + "' was not exported. add it to EXPORTED_RUNTIME_METHODS (see the FAQ)";
        Se(h) && (b += ". Alternatively, forcing filesystem support (-sFORCE_FILESYSTEM) can export this for you"), ft(b);
      } });
    }
    var Tt;
    r.wasmBinary && (Tt = r.wasmBinary), fe("wasmBinary", "wasmBinary");
    var Xu = r.noExitRuntime || true;
    fe("noExitRuntime", "noExitRuntime"), typeof WebAssembly != "object" && ft("no native wasm support detected");
    var Jr, Mi = false, Vu;
    function J(h, b) {
      h || ft("Assertion failed" + (b ? ": " + b : ""));
    }
    var il = typeof TextDecoder < "u" ? new TextDecoder("utf8") : void 0;
    function vs(h, b, R) {
      for (var G = b + R, ne = b; h[ne] && !(ne >= G); ) ++ne;
      if (ne - b > 16 && h.buffer && il) return il.decode(h.subarray(b, ne));
      for (var qe = ""; b < ne; ) {
        var f = h[b++];
        if (!(f & 128)) {
          qe += String.fromCharCode(f);
          continue;
        }
        var p = h[b++] & 63;
        if ((f & 224) == 192) {
          qe += String.fromCharCode((f & 31) << 6 | p);
          continue;
        }
        var g = h[b++] & 63;
        if ((f & 240) == 224 ? f = (f & 15) << 12 | p << 6 | g : ((f & 248) != 240 && Ht("Invalid UTF-8 leading byte " + Xr(f) + " encountered when deserializing a UTF-8 string in wasm memory to a JS string!"), f = (f & 7) << 18 | p << 12 | g << 6 | h[b++] & 63), f < 65536) qe += String.fromCharCode(f);
        else {
          var A = f - 65536;
          qe += String.fromCharCode(55296 | A >> 10, 56320 | A & 1023);
        }
      }
      return qe;
    }
    function sl(h, b) {
      return h ? vs(Li, h, b) : "";
    }
    function On(h, b, R, G) {
      if (!(G > 0)) return 0;
      for (var ne = R, qe = R + G - 1, f = 0; f < h.length; ++f) {
        var p = h.charCodeAt(f);
        if (p >= 55296 && p <= 57343) {
          var g = h.charCodeAt(++f);
          p = 65536 + ((p & 1023) << 10) | g & 1023;
        }
        if (p <= 127) {
          if (R >= qe) break;
          b[R++] = p;
        } else if (p <= 2047) {
          if (R + 1 >= qe) break;
          b[R++] = 192 | p >> 6, b[R++] = 128 | p & 63;
        } else if (p <= 65535) {
          if (R + 2 >= qe) break;
          b[R++] = 224 | p >> 12, b[R++] = 128 | p >> 6 & 63, b[R++] = 128 | p & 63;
        } else {
          if (R + 3 >= qe) break;
          p > 1114111 && Ht("Invalid Unicode code point " + Xr(p) + " encountered when serializing a JS string to a UTF-8 string in wasm memory! (Valid unicode code points should be in range 0-0x10FFFF)."), b[R++] = 240 | p >> 18, b[R++] = 128 | p >> 12 & 63, b[R++] = 128 | p >> 6 & 63, b[R++] = 128 | p & 63;
        }
      }
      return b[R] = 0, R - ne;
    }
    function Di(h, b, R) {
      return J(typeof R == "number", "stringToUTF8(str, outPtr, maxBytesToWrite) is missing the third parameter that specifies the length of the output buffer!"), On(h, Li, b, R);
    }
    function Xa(h) {
      for (var b = 0, R = 0; R < h.length; ++R) {
        var G = h.charCodeAt(R);
        G <= 127 ? b++ : G <= 2047 ? b += 2 : G >= 55296 && G <= 57343 ? (b += 4, ++R) : b += 3;
      }
      return b;
    }
    var NC, Va, Lr, Li, ki, Zu, pr, qt, ai, Mn;
    function Za(h) {
      Va = h, r.HEAP8 = Lr = new Int8Array(h), r.HEAP16 = ki = new Int16Array(h), r.HEAP32 = pr = new Int32Array(h), r.HEAPU8 = Li = new Uint8Array(h), r.HEAPU16 = Zu = new Uint16Array(h), r.HEAPU32 = qt = new Uint32Array(h), r.HEAPF32 = ai = new Float32Array(h), r.HEAPF64 = Mn = new Float64Array(h);
    }
    var Bs = 5242880;
    r.STACK_SIZE && J(Bs === r.STACK_SIZE, "the stack size can no longer be determined at runtime");
    var eo = r.INITIAL_MEMORY || 16777216;
    fe("INITIAL_MEMORY", "INITIAL_MEMORY"), J(eo >= Bs, "INITIAL_MEMORY should be larger than STACK_SIZE, was " + eo + "! (STACK_SIZE=" + Bs + ")"), J(typeof Int32Array < "u" && typeof Float64Array < "u" && Int32Array.prototype.subarray != null && Int32Array.prototype.set != null, "JS engine does not provide full typed array support"), J(!r.wasmMemory, "Use of `wasmMemory` detected.  Use -sIMPORTED_MEMORY to define wasmMemory externally"), J(eo == 16777216, "Detected runtime INITIAL_MEMORY setting.  Use -sIMPORTED_MEMORY to define wasmMemory dynamically");
    var kr;
    function to() {
      var h = Fi();
      J((h & 3) == 0), h == 0 && (h += 4), qt[h >> 2] = 34821223, qt[h + 4 >> 2] = 2310721022, qt[0] = 1668509029;
    }
    function Ts() {
      if (!Mi) {
        var h = Fi();
        h == 0 && (h += 4);
        var b = qt[h >> 2], R = qt[h + 4 >> 2];
        (b != 34821223 || R != 2310721022) && ft("Stack overflow! Stack cookie has been overwritten at " + Xr(h) + ", expected hex dwords 0x89BACDFE and 0x2135467, but received " + Xr(R) + " " + Xr(b)), qt[0] !== 1668509029 && ft("Runtime error: The application has corrupted its heap memory area (address zero)!");
      }
    }
    (function() {
      var h = new Int16Array(1), b = new Int8Array(h.buffer);
      if (h[0] = 25459, b[0] !== 115 || b[1] !== 99) throw "Runtime error: expected the system to be little-endian! (Run with -sSUPPORT_BIG_ENDIAN to bypass)";
    })();
    var al = [], oi = [], IC = [], Dn = [], ro = false;
    function Rs() {
      return Xu;
    }
    function ep() {
      if (r.preRun) for (typeof r.preRun == "function" && (r.preRun = [r.preRun]); r.preRun.length; ) Ur(r.preRun.shift());
      li(al);
    }
    function _s() {
      J(!ro), ro = true, Ts(), li(oi);
    }
    function ol() {
      if (Ts(), r.postRun) for (typeof r.postRun == "function" && (r.postRun = [r.postRun]); r.postRun.length; ) rp(r.postRun.shift());
      li(Dn);
    }
    function Ur(h) {
      al.unshift(h);
    }
    function tp(h) {
      oi.unshift(h);
    }
    function no(h) {
    }
    function rp(h) {
      Dn.unshift(h);
    }
    J(Math.imul, "This browser does not support Math.imul(), build with LEGACY_VM_SUPPORT or POLYFILL_OLD_MATH_FUNCTIONS to add in a polyfill"), J(Math.fround, "This browser does not support Math.fround(), build with LEGACY_VM_SUPPORT or POLYFILL_OLD_MATH_FUNCTIONS to add in a polyfill"), J(Math.clz32, "This browser does not support Math.clz32(), build with LEGACY_VM_SUPPORT or POLYFILL_OLD_MATH_FUNCTIONS to add in a polyfill"), J(Math.trunc, "This browser does not support Math.trunc(), build with LEGACY_VM_SUPPORT or POLYFILL_OLD_MATH_FUNCTIONS to add in a polyfill");
    var fr = 0, Ln = null, $r = null, kn = {};
    function np(h) {
      for (var b = h; ; ) {
        if (!kn[h]) return h;
        h = b + Math.random();
      }
    }
    function ip(h) {
      fr++, r.monitorRunDependencies && r.monitorRunDependencies(fr), h ? (J(!kn[h]), kn[h] = 1, Ln === null && typeof setInterval < "u" && (Ln = setInterval(function() {
        if (Mi) {
          clearInterval(Ln), Ln = null;
          return;
        }
        var b = false;
        for (var R in kn) b || (b = true, B("still waiting on run dependencies:")), B("dependency: " + R);
        b && B("(end of list)");
      }, 1e4))) : B("warning: run dependency added without ID");
    }
    function Ui(h) {
      if (fr--, r.monitorRunDependencies && r.monitorRunDependencies(fr), h ? (J(kn[h]), delete kn[h]) : B("warning: run dependency removed without ID"), fr == 0 && (Ln !== null && (clearInterval(Ln), Ln = null), $r)) {
        var b = $r;
        $r = null, b();
      }
    }
    function ft(h) {
      r.onAbort && r.onAbort(h), h = "Aborted(" + h + ")", B(h), Mi = true, Vu = 1;
      var b = new WebAssembly.RuntimeError(h);
      throw i(b), b;
    }
    var Ot = { error: function() {
      ft("Filesystem support (FS) was not included. The problem is that you are using files from JS, but files were not used from C/C++, so filesystem support was not auto-included. You can force-include filesystem support with -sFORCE_FILESYSTEM");
    }, init: function() {
      Ot.error();
    }, createDataFile: function() {
      Ot.error();
    }, createPreloadedFile: function() {
      Ot.error();
    }, createLazyFile: function() {
      Ot.error();
    }, open: function() {
      Ot.error();
    }, mkdev: function() {
      Ot.error();
    }, registerDevice: function() {
      Ot.error();
    }, analyzePath: function() {
      Ot.error();
    }, loadFilesFromDB: function() {
      Ot.error();
    }, ErrnoError: function() {
      Ot.error();
    } };
    r.FS_createDataFile = Ot.createDataFile, r.FS_createPreloadedFile = Ot.createPreloadedFile;
    var sp = "data:application/octet-stream;base64,";
    function Os(h) {
      return h.startsWith(sp);
    }
    function io(h) {
      return h.startsWith("file://");
    }
    function st(h, b) {
      return function() {
        var R = h, G = b;
        return b || (G = r.asm), J(ro, "native function `" + R + "` called before runtime initialization"), G[h] || J(G[h], "exported native function `" + R + "` not found"), G[h].apply(null, arguments);
      };
    }
    var Un;
    Un = "crc64.wasm", Os(Un) || (Un = x(Un));
    var ci = ["AGFzbQEAAAABzYCAgAAMYAF/AX9gAAF/YAF/AGAAAGADf35/AX5gA39/fwBgBH9/f38AYAN/f38Bf2AFf39", "/f38Bf2AEf39/fwF/YAR/f35/AX5gBH9+f38BfwKPgYCAAAUDZW52BWFib3J0AAMDZW52FmVtc2NyaXB0ZW", "5fcmVzaXplX2hlYXAAABZ3YXNpX3NuYXBzaG90X3ByZXZpZXcxCGZkX2Nsb3NlAAAWd2FzaV9zbmFwc2hvd", "F9wcmV2aWV3MQhmZF93cml0ZQAJFndhc2lfc25hcHNob3RfcHJldmlldzEHZmRfc2VlawAIA62AgIAALAMF", "BgIBAAUGAgEBAAACAAIAAAAHBAQCAgEDAAIAAQIBAQIAAQMBAQEACggLBIWAgIAAAXABBAQFh4CAgAABAYA", "CgIACBsiAgIAACn8BQYCAwAILfwFBAAt/AUEAC38BQQALfwBBnJHBAgt/AEGwkcECC38AQZyRwQILfwBBsJ", "HBAgt/AEGwkcECC38AQZKSwQILB/qEgIAAGwZtZW1vcnkCABFfX3dhc21fY2FsbF9jdG9ycwAFJWVtc2Nya", "XB0ZW5fYmluZF9Wb2lkUHRyX19fZGVzdHJveV9fXzAACCVlbXNjcmlwdGVuX2JpbmRfQ3JjNjRIYXNoX0Ny", "YzY0SGFzaF8wAAkkZW1zY3JpcHRlbl9iaW5kX0NyYzY0SGFzaF9PbkFwcGVuZF8yAAsjZW1zY3JpcHRlbl9", "iaW5kX0NyYzY0SGFzaF9PbkZpbmFsXzMADCdlbXNjcmlwdGVuX2JpbmRfQ3JjNjRIYXNoX19fZGVzdHJveV", "9fXzAADRtfX2VtX2xpYl9kZXBzX3dlYmlkbF9iaW5kZXIDBCFfX2VtX2pzX19hcnJheV9ib3VuZHNfY2hlY", "2tfZXJyb3IDBRlfX2luZGlyZWN0X2Z1bmN0aW9uX3RhYmxlAQAQX19lcnJub19sb2NhdGlvbgAPBmZmbHVz", "aAAtBm1hbGxvYwARBGZyZWUAEhVlbXNjcmlwdGVuX3N0YWNrX2luaXQAKRllbXNjcmlwdGVuX3N0YWNrX2d", "ldF9mcmVlACoZZW1zY3JpcHRlbl9zdGFja19nZXRfYmFzZQArGGVtc2NyaXB0ZW5fc3RhY2tfZ2V0X2VuZA", "AsCXN0YWNrU2F2ZQAlDHN0YWNrUmVzdG9yZQAmCnN0YWNrQWxsb2MAJxxlbXNjcmlwdGVuX3N0YWNrX2dld", "F9jdXJyZW50ACgTX19zdGFydF9lbV9saWJfZGVwcwMGEl9fc3RvcF9lbV9saWJfZGVwcwMHDV9fc3RhcnRf", "ZW1fanMDCAxfX3N0b3BfZW1fanMDCQxkeW5DYWxsX2ppamkALwmJgICAAAEAQQELAxYYGgqtkYGAACwEABA", "pC81IAvcCf6EFfiMAIQNBgAEhBCADIARrIQUgBSAANgJ8IAUgATYCeCAFIAI2AnQgBSgCfCEGIAUoAnghBy", "AFIAc2AnAgBSgCdCEIIAghCSAJrCH6AiAGKQMIIfsCIPsCIPoCfCH8AiAGIPwCNwMIIAYpAwAh/QJCfyH+A", "iD9AiD+AoUh/wIgBSD/AjcDaEIAIYADIAUggAM3A2AgBSgCdCEKIAUoAnQhC0EgIQwgCyAMbyENIAogDWsh", "DiAFIA42AlwgBSgCXCEPQcAAIRAgDyERIBAhEiARIBJPIRNBASEUIBMgFHEhFQJAIBVFDQAgBSgCcCEWIAU", "gFjYCWEIAIYEDIAUggQM3A1BCACGCAyAFIIIDNwNIQgAhgwMgBSCDAzcDQEIAIYQDIAUghAM3AzggBSkDYC", "GFAyAFKAJcIRcgFyEYIBitIYYDIIUDIIYDfCGHA0IgIYgDIIcDIIgDfSGJAyAFIIkDNwMwIAUoAlwhGSAFK", "AJ0IRogGiAZayEbIAUgGzYCdCAFKQNoIYoDIAUgigM3A1ACQANAIAUpA2AhiwMgBSkDMCGMAyCLAyGNAyCM", "AyGOAyCNAyCOA1QhHEEBIR0gHCAdcSEeIB5FDQEgBSgCWCEfIB8pAwAhjwMgBSkDUCGQAyCPAyCQA4UhkQM", "gBSCRAzcDKCAFKAJYISAgICkDCCGSAyAFKQNIIZMDIJIDIJMDhSGUAyAFIJQDNwMgIAUoAlghISAhKQMQIZ", "UDIAUpA0AhlgMglQMglgOFIZcDIAUglwM3AxggBSgCWCEiICIpAxghmAMgBSkDOCGZAyCYAyCZA4UhmgMgB", "SCaAzcDECAFKQMoIZsDQv8BIZwDIJsDIJwDgyGdA0KADiGeAyCdAyCeA3whnwMgnwOnISNBgIDAAiEkQQMh", "JSAjICV0ISYgJCAmaiEnICcpAwAhoAMgBSCgAzcDUCAFKQMoIaEDQgghogMgoQMgogOIIaMDIAUgowM3Ayg", "gBSkDICGkA0L/ASGlAyCkAyClA4MhpgNCgA4hpwMgpgMgpwN8IagDIKgDpyEoQYCAwAIhKUEDISogKCAqdC", "ErICkgK2ohLCAsKQMAIakDIAUgqQM3A0ggBSkDICGqA0IIIasDIKoDIKsDiCGsAyAFIKwDNwMgIAUpAxghr", "QNC/wEhrgMgrQMgrgODIa8DQoAOIbADIK8DILADfCGxAyCxA6chLUGAgMACIS5BAyEvIC0gL3QhMCAuIDBq", "ITEgMSkDACGyAyAFILIDNwNAIAUpAxghswNCCCG0AyCzAyC0A4ghtQMgBSC1AzcDGCAFKQMQIbYDQv8BIbc", "DILYDILcDgyG4A0KADiG5AyC4AyC5A3whugMgugOnITJBgIDAAiEzQQMhNCAyIDR0ITUgMyA1aiE2IDYpAw", "AhuwMgBSC7AzcDOCAFKQMQIbwDQgghvQMgvAMgvQOIIb4DIAUgvgM3AxAgBSkDKCG/A0L/ASHAAyC/AyDAA", "4MhwQNCgAwhwgMgwQMgwgN8IcMDIMMDpyE3QYCAwAIhOEEDITkgNyA5dCE6IDggOmohOyA7KQMAIcQDIAUp", "A1AhxQMgxQMgxAOFIcYDIAUgxgM3A1AgBSkDKCHHA0IIIcgDIMcDIMgDiCHJAyAFIMkDNwMoIAUpAyAhygN", "C/wEhywMgygMgywODIcwDQoAMIc0DIMwDIM0DfCHOAyDOA6chPEGAgMACIT1BAyE+IDwgPnQhPyA9ID9qIU", "AgQCkDACHPAyAFKQNIIdADINADIM8DhSHRAyAFINEDNwNIIAUpAyAh0gNCCCHTAyDSAyDTA4gh1AMgBSDUA", "zcDICAFKQMYIdUDQv8BIdYDINUDINYDgyHXA0KADCHYAyDXAyDYA3wh2QMg2QOnIUFBgIDAAiFCQQMhQyBB", "IEN0IUQgQiBEaiFFIEUpAwAh2gMgBSkDQCHbAyDbAyDaA4Uh3AMgBSDcAzcDQCAFKQMYId0DQggh3gMg3QM", "g3gOIId8DIAUg3wM3AxggBSkDECHgA0L/ASHhAyDgAyDhA4Mh4gNCgAwh4wMg4gMg4wN8IeQDIOQDpyFGQY", "CAwAIhR0EDIUggRiBIdCFJIEcgSWohSiBKKQMAIeUDIAUpAzgh5gMg5gMg5QOFIecDIAUg5wM3AzggBSkDE", "CHoA0IIIekDIOgDIOkDiCHqAyAFIOoDNwMQIAUpAygh6wNC/wEh7AMg6wMg7AODIe0DQoAKIe4DIO0DIO4D", "fCHvAyDvA6chS0GAgMACIUxBAyFNIEsgTXQhTiBMIE5qIU8gTykDACHwAyAFKQNQIfEDIPEDIPADhSHyAyA", "FIPIDNwNQIAUpAygh8wNCCCH0AyDzAyD0A4gh9QMgBSD1AzcDKCAFKQMgIfYDQv8BIfcDIPYDIPcDgyH4A0", "KACiH5AyD4AyD5A3wh+gMg+gOnIVBBgIDAAiFRQQMhUiBQIFJ0IVMgUSBTaiFUIFQpAwAh+wMgBSkDSCH8A", "yD8AyD7A4Uh/QMgBSD9AzcDSCAFKQMgIf4DQggh/wMg/gMg/wOIIYAEIAUggAQ3AyAgBSkDGCGBBEL/ASGC", "BCCBBCCCBIMhgwRCgAohhAQggwQghAR8IYUEIIUEpyFVQYCAwAIhVkEDIVcgVSBXdCFYIFYgWGohWSBZKQM", "AIYYEIAUpA0AhhwQghwQghgSFIYgEIAUgiAQ3A0AgBSkDGCGJBEIIIYoEIIkEIIoEiCGLBCAFIIsENwMYIA", "UpAxAhjARC/wEhjQQgjAQgjQSDIY4EQoAKIY8EII4EII8EfCGQBCCQBKchWkGAgMACIVtBAyFcIFogXHQhX", "SBbIF1qIV4gXikDACGRBCAFKQM4IZIEIJIEIJEEhSGTBCAFIJMENwM4IAUpAxAhlARCCCGVBCCUBCCVBIgh", "lgQgBSCWBDcDECAFKQMoIZcEQv8BIZgEIJcEIJgEgyGZBEKACCGaBCCZBCCaBHwhmwQgmwSnIV9BgIDAAiF", "gQQMhYSBfIGF0IWIgYCBiaiFjIGMpAwAhnAQgBSkDUCGdBCCdBCCcBIUhngQgBSCeBDcDUCAFKQMoIZ8EQg", "ghoAQgnwQgoASIIaEEIAUgoQQ3AyggBSkDICGiBEL/ASGjBCCiBCCjBIMhpARCgAghpQQgpAQgpQR8IaYEI", "KYEpyFkQYCAwAIhZUEDIWYgZCBmdCFnIGUgZ2ohaCBoKQMAIacEIAUpA0ghqAQgqAQgpwSFIakEIAUgqQQ3", "A0ggBSkDICGqBEIIIasEIKoEIKsEiCGsBCAFIKwENwMgIAUpAxghrQRC/wEhrgQgrQQgrgSDIa8EQoAIIbA", "EIK8EILAEfCGxBCCxBKchaUGAgMACIWpBAyFrIGkga3QhbCBqIGxqIW0gbSkDACGyBCAFKQNAIbMEILMEIL", "IEhSG0BCAFILQENwNAIAUpAxghtQRCCCG2BCC1BCC2BIghtwQgBSC3BDcDGCAFKQMQIbgEQv8BIbkEILgEI", "LkEgyG6BEKACCG7BCC6BCC7BHwhvAQgvASnIW5BgIDAAiFvQQMhcCBuIHB0IXEgbyBxaiFyIHIpAwAhvQQg", "BSkDOCG+BCC+BCC9BIUhvwQgBSC/BDcDOCAFKQMQIcAEQgghwQQgwAQgwQSIIcIEIAUgwgQ3AxAgBSkDKCH", "DBEL/ASHEBCDDBCDEBIMhxQRCgAYhxgQgxQQgxgR8IccEIMcEpyFzQYCAwAIhdEEDIXUgcyB1dCF2IHQgdm", "ohdyB3KQMAIcgEIAUpA1AhyQQgyQQgyASFIcoEIAUgygQ3A1AgBSkDKCHLBEIIIcwEIMsEIMwEiCHNBCAFI", "M0ENwMoIAUpAyAhzgRC/wEhzwQgzgQgzwSDIdAEQoAGIdEEINAEINEEfCHSBCDSBKcheEGAgMACIXlBAyF6", "IHggenQheyB5IHtqIXwgfCkDACHTBCAFKQNIIdQEINQEINMEhSHVBCAFINUENwNIIAUpAyAh1gRCCCHXBCD", "WBCDXBIgh2AQgBSDYBDcDICAFKQMYIdkEQv8BIdoEINkEINoEgyHbBEKABiHcBCDbBCDcBHwh3QQg3QSnIX", "1BgIDAAiF+QQMhfyB9IH90IYABIH4ggAFqIYEBIIEBKQMAId4EIAUpA0Ah3wQg3wQg3gSFIeAEIAUg4AQ3A", "0AgBSkDGCHhBEIIIeIEIOEEIOIEiCHjBCAFIOMENwMYIAUpAxAh5ARC/wEh5QQg5AQg5QSDIeYEQoAGIecE", "IOYEIOcEfCHoBCDoBKchggFBgIDAAiGDAUEDIYQBIIIBIIQBdCGFASCDASCFAWohhgEghgEpAwAh6QQgBSk", "DOCHqBCDqBCDpBIUh6wQgBSDrBDcDOCAFKQMQIewEQggh7QQg7AQg7QSIIe4EIAUg7gQ3AxAgBSkDKCHvBE", "L/ASHwBCDvBCDwBIMh8QRCgAQh8gQg8QQg8gR8IfMEIPMEpyGHAUGAgMACIYgBQQMhiQEghwEgiQF0IYoBI", "IgBIIoBaiGLASCLASkDACH0BCAFKQNQIfUEIPUEIPQEhSH2BCAFIPYENwNQIAUpAygh9wRCCCH4BCD3BCD4", "BIgh+QQgBSD5BDcDKCAFKQMgIfoEQv8BIfsEIPoEIPsEgyH8BEKABCH9BCD8BCD9BHwh/gQg/gSnIYwBQYC", "AwAIhjQFBAyGOASCMASCOAXQhjwEgjQEgjwFqIZABIJABKQMAIf8EIAUpA0ghgAUggAUg/wSFIYEFIAUggQ", "U3A0ggBSkDICGCBUIIIYMFIIIFIIMFiCGEBSAFIIQFNwMgIAUpAxghhQVC/wEhhgUghQUghgWDIYcFQoAEI", "YgFIIcFIIgFfCGJBSCJBachkQFBgIDAAiGSAUEDIZMBIJEBIJMBdCGUASCSASCUAWohlQEglQEpAwAhigUg", "BSkDQCGLBSCLBSCKBYUhjAUgBSCMBTcDQCAFKQMYIY0FQgghjgUgjQUgjgWIIY8FIAUgjwU3AxggBSkDECG", "QBUL/ASGRBSCQBSCRBYMhkgVCgAQhkwUgkgUgkwV8IZQFIJQFpyGWAUGAgMACIZcBQQMhmAEglgEgmAF0IZ", "kBIJcBIJkBaiGaASCaASkDACGVBSAFKQM4IZYFIJYFIJUFhSGXBSAFIJcFNwM4IAUpAxAhmAVCCCGZBSCYB", "SCZBYghmgUgBSCaBTcDECAFKQMoIZsFQv8BIZwFIJsFIJwFgyGdBUKAAiGeBSCdBSCeBXwhnwUgnwWnIZsB", "QYCAwAIhnAFBAyGdASCbASCdAXQhngEgnAEgngFqIZ8BIJ8BKQMAIaAFIAUpA1AhoQUgoQUgoAWFIaIFIAU", "gogU3A1AgBSkDKCGjBUIIIaQFIKMFIKQFiCGlBSAFIKUFNwMoIAUpAyAhpgVC/wEhpwUgpgUgpwWDIagFQo", "ACIakFIKgFIKkFfCGqBSCqBachoAFBgIDAAiGhAUEDIaIBIKABIKIBdCGjASChASCjAWohpAEgpAEpAwAhq", "wUgBSkDSCGsBSCsBSCrBYUhrQUgBSCtBTcDSCAFKQMgIa4FQgghrwUgrgUgrwWIIbAFIAUgsAU3AyAgBSkD", "GCGxBUL/ASGyBSCxBSCyBYMhswVCgAIhtAUgswUgtAV8IbUFILUFpyGlAUGAgMACIaYBQQMhpwEgpQEgpwF", "0IagBIKYBIKgBaiGpASCpASkDACG2BSAFKQNAIbcFILcFILYFhSG4BSAFILgFNwNAIAUpAxghuQVCCCG6BS", "C5BSC6BYghuwUgBSC7BTcDGCAFKQMQIbwFQv8BIb0FILwFIL0FgyG+BUKAAiG/BSC+BSC/BXwhwAUgwAWnI", "aoBQYCAwAIhqwFBAyGsASCqASCsAXQhrQEgqwEgrQFqIa4BIK4BKQMAIcEFIAUpAzghwgUgwgUgwQWFIcMF", "IAUgwwU3AzggBSkDECHEBUIIIcUFIMQFIMUFiCHGBSAFIMYFNwMQIAUpAyghxwVC/wEhyAUgxwUgyAWDIck", "FQgAhygUgyQUgygV8IcsFIMsFpyGvAUGAgMACIbABQQMhsQEgrwEgsQF0IbIBILABILIBaiGzASCzASkDAC", "HMBSAFKQNQIc0FIM0FIMwFhSHOBSAFIM4FNwNQIAUpAyAhzwVC/wEh0AUgzwUg0AWDIdEFQgAh0gUg0QUg0", "gV8IdMFINMFpyG0AUGAgMACIbUBQQMhtgEgtAEgtgF0IbcBILUBILcBaiG4ASC4ASkDACHUBSAFKQNIIdUF", "INUFINQFhSHWBSAFINYFNwNIIAUpAxgh1wVC/wEh2AUg1wUg2AWDIdkFQgAh2gUg2QUg2gV8IdsFINsFpyG", "5AUGAgMACIboBQQMhuwEguQEguwF0IbwBILoBILwBaiG9ASC9ASkDACHcBSAFKQNAId0FIN0FINwFhSHeBS", "AFIN4FNwNAIAUpAxAh3wVC/wEh4AUg3wUg4AWDIeEFQgAh4gUg4QUg4gV8IeMFIOMFpyG+AUGAgMACIb8BQ", "QMhwAEgvgEgwAF0IcEBIL8BIMEBaiHCASDCASkDACHkBSAFKQM4IeUFIOUFIOQFhSHmBSAFIOYFNwM4IAUp", "A2Ah5wVCICHoBSDnBSDoBXwh6QUgBSDpBTcDYCAFKAJYIcMBQSAhxAEgwwEgxAFqIcUBIAUgxQE2AlgMAAs", "AC0IAIeoFIAUg6gU3A2ggBSgCWCHGASDGASkDACHrBSAFKQNQIewFIOsFIOwFhSHtBSAFKQNoIe4FIO4FIO", "0FhSHvBSAFIO8FNwNoIAUpA2gh8AVCCCHxBSDwBSDxBYgh8gUgBSkDaCHzBUL/ASH0BSDzBSD0BYMh9QUg9", "QWnIccBQYCAwQIhyAFBAyHJASDHASDJAXQhygEgyAEgygFqIcsBIMsBKQMAIfYFIPIFIPYFhSH3BSAFIPcF", "NwNoIAUpA2gh+AVCCCH5BSD4BSD5BYgh+gUgBSkDaCH7BUL/ASH8BSD7BSD8BYMh/QUg/QWnIcwBQYCAwQI", "hzQFBAyHOASDMASDOAXQhzwEgzQEgzwFqIdABINABKQMAIf4FIPoFIP4FhSH/BSAFIP8FNwNoIAUpA2ghgA", "ZCCCGBBiCABiCBBoghggYgBSkDaCGDBkL/ASGEBiCDBiCEBoMhhQYghQanIdEBQYCAwQIh0gFBAyHTASDRA", "SDTAXQh1AEg0gEg1AFqIdUBINUBKQMAIYYGIIIGIIYGhSGHBiAFIIcGNwNoIAUpA2ghiAZCCCGJBiCIBiCJ", "BoghigYgBSkDaCGLBkL/ASGMBiCLBiCMBoMhjQYgjQanIdYBQYCAwQIh1wFBAyHYASDWASDYAXQh2QEg1wE", "g2QFqIdoBINoBKQMAIY4GIIoGII4GhSGPBiAFII8GNwNoIAUpA2ghkAZCCCGRBiCQBiCRBoghkgYgBSkDaC", "GTBkL/ASGUBiCTBiCUBoMhlQYglQanIdsBQYCAwQIh3AFBAyHdASDbASDdAXQh3gEg3AEg3gFqId8BIN8BK", "QMAIZYGIJIGIJYGhSGXBiAFIJcGNwNoIAUpA2ghmAZCCCGZBiCYBiCZBoghmgYgBSkDaCGbBkL/ASGcBiCb", "BiCcBoMhnQYgnQanIeABQYCAwQIh4QFBAyHiASDgASDiAXQh4wEg4QEg4wFqIeQBIOQBKQMAIZ4GIJoGIJ4", "GhSGfBiAFIJ8GNwNoIAUpA2ghoAZCCCGhBiCgBiChBoghogYgBSkDaCGjBkL/ASGkBiCjBiCkBoMhpQYgpQ", "anIeUBQYCAwQIh5gFBAyHnASDlASDnAXQh6AEg5gEg6AFqIekBIOkBKQMAIaYGIKIGIKYGhSGnBiAFIKcGN", "wNoIAUpA2ghqAZCCCGpBiCoBiCpBoghqgYgBSkDaCGrBkL/ASGsBiCrBiCsBoMhrQYgrQanIeoBQYCAwQIh", "6wFBAyHsASDqASDsAXQh7QEg6wEg7QFqIe4BIO4BKQMAIa4GIKoGIK4GhSGvBiAFIK8GNwNoIAUoAlgh7wE", "g7wEpAwghsAYgBSkDSCGxBiCwBiCxBoUhsgYgBSkDaCGzBiCzBiCyBoUhtAYgBSC0BjcDaCAFKQNoIbUGQg", "ghtgYgtQYgtgaIIbcGIAUpA2ghuAZC/wEhuQYguAYguQaDIboGILoGpyHwAUGAgMECIfEBQQMh8gEg8AEg8", "gF0IfMBIPEBIPMBaiH0ASD0ASkDACG7BiC3BiC7BoUhvAYgBSC8BjcDaCAFKQNoIb0GQgghvgYgvQYgvgaI", "Ib8GIAUpA2ghwAZC/wEhwQYgwAYgwQaDIcIGIMIGpyH1AUGAgMECIfYBQQMh9wEg9QEg9wF0IfgBIPYBIPg", "BaiH5ASD5ASkDACHDBiC/BiDDBoUhxAYgBSDEBjcDaCAFKQNoIcUGQgghxgYgxQYgxgaIIccGIAUpA2ghyA", "ZC/wEhyQYgyAYgyQaDIcoGIMoGpyH6AUGAgMECIfsBQQMh/AEg+gEg/AF0If0BIPsBIP0BaiH+ASD+ASkDA", "CHLBiDHBiDLBoUhzAYgBSDMBjcDaCAFKQNoIc0GQgghzgYgzQYgzgaIIc8GIAUpA2gh0AZC/wEh0QYg0AYg", "0QaDIdIGINIGpyH/AUGAgMECIYACQQMhgQIg/wEggQJ0IYICIIACIIICaiGDAiCDAikDACHTBiDPBiDTBoU", "h1AYgBSDUBjcDaCAFKQNoIdUGQggh1gYg1QYg1gaIIdcGIAUpA2gh2AZC/wEh2QYg2AYg2QaDIdoGINoGpy", "GEAkGAgMECIYUCQQMhhgIghAIghgJ0IYcCIIUCIIcCaiGIAiCIAikDACHbBiDXBiDbBoUh3AYgBSDcBjcDa", "CAFKQNoId0GQggh3gYg3QYg3gaIId8GIAUpA2gh4AZC/wEh4QYg4AYg4QaDIeIGIOIGpyGJAkGAgMECIYoC", "QQMhiwIgiQIgiwJ0IYwCIIoCIIwCaiGNAiCNAikDACHjBiDfBiDjBoUh5AYgBSDkBjcDaCAFKQNoIeUGQgg", "h5gYg5QYg5gaIIecGIAUpA2gh6AZC/wEh6QYg6AYg6QaDIeoGIOoGpyGOAkGAgMECIY8CQQMhkAIgjgIgkA", "J0IZECII8CIJECaiGSAiCSAikDACHrBiDnBiDrBoUh7AYgBSDsBjcDaCAFKQNoIe0GQggh7gYg7QYg7gaII", "e8GIAUpA2gh8AZC/wEh8QYg8AYg8QaDIfIGIPIGpyGTAkGAgMECIZQCQQMhlQIgkwIglQJ0IZYCIJQCIJYC", "aiGXAiCXAikDACHzBiDvBiDzBoUh9AYgBSD0BjcDaCAFKAJYIZgCIJgCKQMQIfUGIAUpA0Ah9gYg9QYg9ga", "FIfcGIAUpA2gh+AYg+AYg9waFIfkGIAUg+QY3A2ggBSkDaCH6BkIIIfsGIPoGIPsGiCH8BiAFKQNoIf0GQv", "8BIf4GIP0GIP4GgyH/BiD/BqchmQJBgIDBAiGaAkEDIZsCIJkCIJsCdCGcAiCaAiCcAmohnQIgnQIpAwAhg", "Acg/AYggAeFIYEHIAUggQc3A2ggBSkDaCGCB0IIIYMHIIIHIIMHiCGEByAFKQNoIYUHQv8BIYYHIIUHIIYH", "gyGHByCHB6chngJBgIDBAiGfAkEDIaACIJ4CIKACdCGhAiCfAiChAmohogIgogIpAwAhiAcghAcgiAeFIYk", "HIAUgiQc3A2ggBSkDaCGKB0IIIYsHIIoHIIsHiCGMByAFKQNoIY0HQv8BIY4HII0HII4HgyGPByCPB6chow", "JBgIDBAiGkAkEDIaUCIKMCIKUCdCGmAiCkAiCmAmohpwIgpwIpAwAhkAcgjAcgkAeFIZEHIAUgkQc3A2ggB", "SkDaCGSB0IIIZMHIJIHIJMHiCGUByAFKQNoIZUHQv8BIZYHIJUHIJYHgyGXByCXB6chqAJBgIDBAiGpAkED", "IaoCIKgCIKoCdCGrAiCpAiCrAmohrAIgrAIpAwAhmAcglAcgmAeFIZkHIAUgmQc3A2ggBSkDaCGaB0IIIZs", "HIJoHIJsHiCGcByAFKQNoIZ0HQv8BIZ4HIJ0HIJ4HgyGfByCfB6chrQJBgIDBAiGuAkEDIa8CIK0CIK8CdC", "GwAiCuAiCwAmohsQIgsQIpAwAhoAcgnAcgoAeFIaEHIAUgoQc3A2ggBSkDaCGiB0IIIaMHIKIHIKMHiCGkB", "yAFKQNoIaUHQv8BIaYHIKUHIKYHgyGnByCnB6chsgJBgIDBAiGzAkEDIbQCILICILQCdCG1AiCzAiC1Amoh", "tgIgtgIpAwAhqAcgpAcgqAeFIakHIAUgqQc3A2ggBSkDaCGqB0IIIasHIKoHIKsHiCGsByAFKQNoIa0HQv8", "BIa4HIK0HIK4HgyGvByCvB6chtwJBgIDBAiG4AkEDIbkCILcCILkCdCG6AiC4AiC6AmohuwIguwIpAwAhsA", "cgrAcgsAeFIbEHIAUgsQc3A2ggBSkDaCGyB0IIIbMHILIHILMHiCG0ByAFKQNoIbUHQv8BIbYHILUHILYHg", "yG3ByC3B6chvAJBgIDBAiG9AkEDIb4CILwCIL4CdCG/AiC9AiC/AmohwAIgwAIpAwAhuAcgtAcguAeFIbkH", "IAUguQc3A2ggBSgCWCHBAiDBAikDGCG6ByAFKQM4IbsHILoHILsHhSG8ByAFKQNoIb0HIL0HILwHhSG+ByA", "FIL4HNwNoIAUpA2ghvwdCCCHAByC/ByDAB4ghwQcgBSkDaCHCB0L/ASHDByDCByDDB4MhxAcgxAenIcICQY", "CAwQIhwwJBAyHEAiDCAiDEAnQhxQIgwwIgxQJqIcYCIMYCKQMAIcUHIMEHIMUHhSHGByAFIMYHNwNoIAUpA", "2ghxwdCCCHIByDHByDIB4ghyQcgBSkDaCHKB0L/ASHLByDKByDLB4MhzAcgzAenIccCQYCAwQIhyAJBAyHJ", "AiDHAiDJAnQhygIgyAIgygJqIcsCIMsCKQMAIc0HIMkHIM0HhSHOByAFIM4HNwNoIAUpA2ghzwdCCCHQByD", "PByDQB4gh0QcgBSkDaCHSB0L/ASHTByDSByDTB4Mh1Acg1AenIcwCQYCAwQIhzQJBAyHOAiDMAiDOAnQhzw", "IgzQIgzwJqIdACINACKQMAIdUHINEHINUHhSHWByAFINYHNwNoIAUpA2gh1wdCCCHYByDXByDYB4gh2QcgB", "SkDaCHaB0L/ASHbByDaByDbB4Mh3Acg3AenIdECQYCAwQIh0gJBAyHTAiDRAiDTAnQh1AIg0gIg1AJqIdUC", "INUCKQMAId0HINkHIN0HhSHeByAFIN4HNwNoIAUpA2gh3wdCCCHgByDfByDgB4gh4QcgBSkDaCHiB0L/ASH", "jByDiByDjB4Mh5Acg5AenIdYCQYCAwQIh1wJBAyHYAiDWAiDYAnQh2QIg1wIg2QJqIdoCINoCKQMAIeUHIO", "EHIOUHhSHmByAFIOYHNwNoIAUpA2gh5wdCCCHoByDnByDoB4gh6QcgBSkDaCHqB0L/ASHrByDqByDrB4Mh7", "Acg7AenIdsCQYCAwQIh3AJBAyHdAiDbAiDdAnQh3gIg3AIg3gJqId8CIN8CKQMAIe0HIOkHIO0HhSHuByAF", "IO4HNwNoIAUpA2gh7wdCCCHwByDvByDwB4gh8QcgBSkDaCHyB0L/ASHzByDyByDzB4Mh9Acg9AenIeACQYC", "AwQIh4QJBAyHiAiDgAiDiAnQh4wIg4QIg4wJqIeQCIOQCKQMAIfUHIPEHIPUHhSH2ByAFIPYHNwNoIAUpA2", "gh9wdCCCH4ByD3ByD4B4gh+QcgBSkDaCH6B0L/ASH7ByD6ByD7B4Mh/Acg/AenIeUCQYCAwQIh5gJBAyHnA", "iDlAiDnAnQh6AIg5gIg6AJqIekCIOkCKQMAIf0HIPkHIP0HhSH+ByAFIP4HNwNoIAUpA2Ah/wdCICGACCD/", "ByCACHwhgQggBSCBCDcDYAtCACGCCCAFIIIINwMIAkADQCAFKQMIIYMIIAUoAnQh6gIg6gIh6wIg6wKsIYQ", "IIIMIIYUIIIQIIYYIIIUIIIYIVCHsAkEBIe0CIOwCIO0CcSHuAiDuAkUNASAFKQNoIYcIQgghiAgghwggiA", "iIIYkIIAUpA2ghigggBSgCcCHvAiAFKQNgIYsIIIsIpyHwAiDvAiDwAmoh8QIg8QItAAAh8gJB/wEh8wIg8", "gIg8wJxIfQCIPQCrSGMCCCKCCCMCIUhjQhC/wEhjgggjQggjgiDIY8III8IpyH1AkGAgMECIfYCQQMh9wIg", "9QIg9wJ0IfgCIPYCIPgCaiH5AiD5AikDACGQCCCJCCCQCIUhkQggBSCRCDcDaCAFKQMIIZIIQgEhkwggkgg", "gkwh8IZQIIAUglAg3AwggBSkDYCGVCEIBIZYIIJUIIJYIfCGXCCAFIJcINwNgDAALAAsgBSkDaCGYCEJ/IZ", "kIIJgIIJkIhSGaCCAGIJoINwMADwudAgIcfwV+IwAhBEEgIQUgBCAFayEGIAYkACAGIAA2AhwgBiABNgIYI", "AYgAjYCFCAGIAM2AhAgBigCHCEHIAYoAhghCCAGKAIUIQkgByAIIAkQBiAGKAIQIQogBiAKNgIMQQAhCyAG", "IAs2AggCQANAIAYoAgghDEEIIQ0gDCEOIA0hDyAOIA9JIRBBASERIBAgEXEhEiASRQ0BIAcpAwAhICAGKAI", "IIRNBAyEUIBMgFHQhFSAVIRYgFq0hISAgICGIISJC/wEhIyAiICODISQgJKchFyAGKAIMIRggBigCCCEZIB", "ggGWohGiAaIBc6AAAgBigCCCEbQQEhHCAbIBxqIR0gBiAdNgIIDAALAAtBICEeIAYgHmohHyAfJAAPC14BD", "H8jACEBQRAhAiABIAJrIQMgAyQAIAMgADYCDCADKAIMIQRBACEFIAQhBiAFIQcgBiAHRiEIQQEhCSAIIAlx", "IQoCQCAKDQAgBBAUC0EQIQsgAyALaiEMIAwkAA8LNQIEfwF+QRAhACAAEBMhAUIAIQQgASAENwMAQQghAiA", "BIAJqIQMgAyAENwMAIAEQChogAQ8LPAIEfwJ+IwAhAUEQIQIgASACayEDIAMgADYCDCADKAIMIQRCACEFIA", "QgBTcDAEIAIQYgBCAGNwMIIAQPC1kBCH8jACEDQRAhBCADIARrIQUgBSQAIAUgADYCDCAFIAE2AgggBSACN", "gIEIAUoAgwhBiAFKAIIIQcgBSgCBCEIIAYgByAIEAZBECEJIAUgCWohCiAKJAAPC2kBCX8jACEEQRAhBSAE", "IAVrIQYgBiQAIAYgADYCDCAGIAE2AgggBiACNgIEIAYgAzYCACAGKAIMIQcgBigCCCEIIAYoAgQhCSAGKAI", "AIQogByAIIAkgChAHQRAhCyAGIAtqIQwgDCQADwteAQx/IwAhAUEQIQIgASACayEDIAMkACADIAA2AgwgAy", "gCDCEEQQAhBSAEIQYgBSEHIAYgB0YhCEEBIQkgCCAJcSEKAkAgCg0AIAQQFAtBECELIAMgC2ohDCAMJAAPC", "wcAPwBBEHQLBwBBlJLBAgtUAQJ/QQAoAoCQwQIiASAAQQdqQXhxIgJqIQACQAJAIAJFDQAgACABTQ0BCwJA", "IAAQDk0NACAAEAFFDQELQQAgADYCgJDBAiABDwsQD0EwNgIAQX8LviwBC38jAEEQayIBJAACQAJAAkACQAJ", "AAkACQAJAAkACQAJAAkACQAJAAkAgAEH0AUsNAAJAQQAoApiSwQIiAkEQIABBC2pBeHEgAEELSRsiA0EDdi", "IEdiIAQQNxRQ0AAkACQCAAQX9zQQFxIARqIgVBA3QiBEHAksECaiIAIARByJLBAmooAgAiBCgCCCIDRw0AQ", "QAgAkF+IAV3cTYCmJLBAgwBCyADIAA2AgwgACADNgIICyAEQQhqIQAgBCAFQQN0IgVBA3I2AgQgBCAFaiIE", "IAQoAgRBAXI2AgQMDwsgA0EAKAKgksECIgZNDQECQCAARQ0AAkACQCAAIAR0QQIgBHQiAEEAIABrcnEiAEE", "AIABrcWgiBEEDdCIAQcCSwQJqIgUgAEHIksECaigCACIAKAIIIgdHDQBBACACQX4gBHdxIgI2ApiSwQIMAQ", "sgByAFNgIMIAUgBzYCCAsgACADQQNyNgIEIAAgA2oiByAEQQN0IgQgA2siBUEBcjYCBCAAIARqIAU2AgACQ", "CAGRQ0AIAZBeHFBwJLBAmohA0EAKAKsksECIQQCQAJAIAJBASAGQQN2dCIIcQ0AQQAgAiAIcjYCmJLBAiAD", "IQgMAQsgAygCCCEICyADIAQ2AgggCCAENgIMIAQgAzYCDCAEIAg2AggLIABBCGohAEEAIAc2AqySwQJBACA", "FNgKgksECDA8LQQAoApySwQIiCUUNASAJQQAgCWtxaEECdEHIlMECaigCACIHKAIEQXhxIANrIQQgByEFAk", "ADQAJAIAUoAhAiAA0AIAVBFGooAgAiAEUNAgsgACgCBEF4cSADayIFIAQgBSAESSIFGyEEIAAgByAFGyEHI", "AAhBQwACwALIAcoAhghCgJAIAcoAgwiCCAHRg0AIAcoAggiAEEAKAKoksECSRogACAINgIMIAggADYCCAwO", "CwJAIAdBFGoiBSgCACIADQAgBygCECIARQ0DIAdBEGohBQsDQCAFIQsgACIIQRRqIgUoAgAiAA0AIAhBEGo", "hBSAIKAIQIgANAAsgC0EANgIADA0LQX8hAyAAQb9/Sw0AIABBC2oiAEF4cSEDQQAoApySwQIiBkUNAEEAIQ", "sCQCADQYACSQ0AQR8hCyADQf///wdLDQAgA0EmIABBCHZnIgBrdkEBcSAAQQF0a0E+aiELC0EAIANrIQQCQ", "AJAAkACQCALQQJ0QciUwQJqKAIAIgUNAEEAIQBBACEIDAELQQAhACADQQBBGSALQQF2ayALQR9GG3QhB0EA", "IQgDQAJAIAUoAgRBeHEgA2siAiAETw0AIAIhBCAFIQggAg0AQQAhBCAFIQggBSEADAMLIAAgBUEUaigCACI", "CIAIgBSAHQR12QQRxakEQaigCACIFRhsgACACGyEAIAdBAXQhByAFDQALCwJAIAAgCHINAEEAIQhBAiALdC", "IAQQAgAGtyIAZxIgBFDQMgAEEAIABrcWhBAnRByJTBAmooAgAhAAsgAEUNAQsDQCAAKAIEQXhxIANrIgIgB", "EkhBwJAIAAoAhAiBQ0AIABBFGooAgAhBQsgAiAEIAcbIQQgACAIIAcbIQggBSEAIAUNAAsLIAhFDQAgBEEA", "KAKgksECIANrTw0AIAgoAhghCwJAIAgoAgwiByAIRg0AIAgoAggiAEEAKAKoksECSRogACAHNgIMIAcgADY", "CCAwMCwJAIAhBFGoiBSgCACIADQAgCCgCECIARQ0DIAhBEGohBQsDQCAFIQIgACIHQRRqIgUoAgAiAA0AIA", "dBEGohBSAHKAIQIgANAAsgAkEANgIADAsLAkBBACgCoJLBAiIAIANJDQBBACgCrJLBAiEEAkACQCAAIANrI", "gVBEEkNAEEAIAU2AqCSwQJBACAEIANqIgc2AqySwQIgByAFQQFyNgIEIAQgAGogBTYCACAEIANBA3I2AgQM", "AQtBAEEANgKsksECQQBBADYCoJLBAiAEIABBA3I2AgQgBCAAaiIAIAAoAgRBAXI2AgQLIARBCGohAAwNCwJ", "AQQAoAqSSwQIiByADTQ0AQQAgByADayIENgKkksECQQBBACgCsJLBAiIAIANqIgU2ArCSwQIgBSAEQQFyNg", "IEIAAgA0EDcjYCBCAAQQhqIQAMDQsCQAJAQQAoAvCVwQJFDQBBACgC+JXBAiEEDAELQQBCfzcC/JXBAkEAQ", "oCggICAgAQ3AvSVwQJBACABQQxqQXBxQdiq1aoFczYC8JXBAkEAQQA2AoSWwQJBAEEANgLUlcECQYAgIQQL", "QQAhACAEIANBL2oiBmoiAkEAIARrIgtxIgggA00NDEEAIQACQEEAKALQlcECIgRFDQBBACgCyJXBAiIFIAh", "qIgkgBU0NDSAJIARLDQ0LAkACQEEALQDUlcECQQRxDQACQAJAAkACQAJAQQAoArCSwQIiBEUNAEHYlcECIQ", "ADQAJAIAAoAgAiBSAESw0AIAUgACgCBGogBEsNAwsgACgCCCIADQALC0EAEBAiB0F/Rg0DIAghAgJAQQAoA", "vSVwQIiAEF/aiIEIAdxRQ0AIAggB2sgBCAHakEAIABrcWohAgsgAiADTQ0DAkBBACgC0JXBAiIARQ0AQQAo", "AsiVwQIiBCACaiIFIARNDQQgBSAASw0ECyACEBAiACAHRw0BDAULIAIgB2sgC3EiAhAQIgcgACgCACAAKAI", "EakYNASAHIQALIABBf0YNAQJAIANBMGogAksNACAAIQcMBAsgBiACa0EAKAL4lcECIgRqQQAgBGtxIgQQEE", "F/Rg0BIAQgAmohAiAAIQcMAwsgB0F/Rw0CC0EAQQAoAtSVwQJBBHI2AtSVwQILIAgQECEHQQAQECEAIAdBf", "0YNBSAAQX9GDQUgByAATw0FIAAgB2siAiADQShqTQ0FC0EAQQAoAsiVwQIgAmoiADYCyJXBAgJAIABBACgC", "zJXBAk0NAEEAIAA2AsyVwQILAkACQEEAKAKwksECIgRFDQBB2JXBAiEAA0AgByAAKAIAIgUgACgCBCIIakY", "NAiAAKAIIIgANAAwFCwALAkACQEEAKAKoksECIgBFDQAgByAATw0BC0EAIAc2AqiSwQILQQAhAEEAIAI2At", "yVwQJBACAHNgLYlcECQQBBfzYCuJLBAkEAQQAoAvCVwQI2ArySwQJBAEEANgLklcECA0AgAEEDdCIEQciSw", "QJqIARBwJLBAmoiBTYCACAEQcySwQJqIAU2AgAgAEEBaiIAQSBHDQALQQAgAkFYaiIAQXggB2tBB3FBACAH", "QQhqQQdxGyIEayIFNgKkksECQQAgByAEaiIENgKwksECIAQgBUEBcjYCBCAHIABqQSg2AgRBAEEAKAKAlsE", "CNgK0ksECDAQLIAAtAAxBCHENAiAEIAVJDQIgBCAHTw0CIAAgCCACajYCBEEAIARBeCAEa0EHcUEAIARBCG", "pBB3EbIgBqIgU2ArCSwQJBAEEAKAKkksECIAJqIgcgAGsiADYCpJLBAiAFIABBAXI2AgQgBCAHakEoNgIEQ", "QBBACgCgJbBAjYCtJLBAgwDC0EAIQgMCgtBACEHDAgLAkAgB0EAKAKoksECIghPDQBBACAHNgKoksECIAch", "CAsgByACaiEFQdiVwQIhAAJAAkACQAJAA0AgACgCACAFRg0BIAAoAggiAA0ADAILAAsgAC0ADEEIcUUNAQt", "B2JXBAiEAA0ACQCAAKAIAIgUgBEsNACAFIAAoAgRqIgUgBEsNAwsgACgCCCEADAALAAsgACAHNgIAIAAgAC", "gCBCACajYCBCAHQXggB2tBB3FBACAHQQhqQQdxG2oiCyADQQNyNgIEIAVBeCAFa0EHcUEAIAVBCGpBB3Eba", "iICIAsgA2oiA2shAAJAIAIgBEcNAEEAIAM2ArCSwQJBAEEAKAKkksECIABqIgA2AqSSwQIgAyAAQQFyNgIE", "DAgLAkAgAkEAKAKsksECRw0AQQAgAzYCrJLBAkEAQQAoAqCSwQIgAGoiADYCoJLBAiADIABBAXI2AgQgAyA", "AaiAANgIADAgLIAIoAgQiBEEDcUEBRw0GIARBeHEhBgJAIARB/wFLDQAgAigCCCIFIARBA3YiCEEDdEHAks", "ECaiIHRhoCQCACKAIMIgQgBUcNAEEAQQAoApiSwQJBfiAId3E2ApiSwQIMBwsgBCAHRhogBSAENgIMIAQgB", "TYCCAwGCyACKAIYIQkCQCACKAIMIgcgAkYNACACKAIIIgQgCEkaIAQgBzYCDCAHIAQ2AggMBQsCQCACQRRq", "IgUoAgAiBA0AIAIoAhAiBEUNBCACQRBqIQULA0AgBSEIIAQiB0EUaiIFKAIAIgQNACAHQRBqIQUgBygCECI", "EDQALIAhBADYCAAwEC0EAIAJBWGoiAEF4IAdrQQdxQQAgB0EIakEHcRsiCGsiCzYCpJLBAkEAIAcgCGoiCD", "YCsJLBAiAIIAtBAXI2AgQgByAAakEoNgIEQQBBACgCgJbBAjYCtJLBAiAEIAVBJyAFa0EHcUEAIAVBWWpBB", "3EbakFRaiIAIAAgBEEQakkbIghBGzYCBCAIQRBqQQApAuCVwQI3AgAgCEEAKQLYlcECNwIIQQAgCEEIajYC", "4JXBAkEAIAI2AtyVwQJBACAHNgLYlcECQQBBADYC5JXBAiAIQRhqIQADQCAAQQc2AgQgAEEIaiEHIABBBGo", "hACAHIAVJDQALIAggBEYNACAIIAgoAgRBfnE2AgQgBCAIIARrIgdBAXI2AgQgCCAHNgIAAkAgB0H/AUsNAC", "AHQXhxQcCSwQJqIQACQAJAQQAoApiSwQIiBUEBIAdBA3Z0IgdxDQBBACAFIAdyNgKYksECIAAhBQwBCyAAK", "AIIIQULIAAgBDYCCCAFIAQ2AgwgBCAANgIMIAQgBTYCCAwBC0EfIQACQCAHQf///wdLDQAgB0EmIAdBCHZn", "IgBrdkEBcSAAQQF0a0E+aiEACyAEIAA2AhwgBEIANwIQIABBAnRByJTBAmohBQJAAkACQEEAKAKcksECIgh", "BASAAdCICcQ0AQQAgCCACcjYCnJLBAiAFIAQ2AgAgBCAFNgIYDAELIAdBAEEZIABBAXZrIABBH0YbdCEAIA", "UoAgAhCANAIAgiBSgCBEF4cSAHRg0CIABBHXYhCCAAQQF0IQAgBSAIQQRxaiICQRBqKAIAIggNAAsgAkEQa", "iAENgIAIAQgBTYCGAsgBCAENgIMIAQgBDYCCAwBCyAFKAIIIgAgBDYCDCAFIAQ2AgggBEEANgIYIAQgBTYC", "DCAEIAA2AggLQQAoAqSSwQIiACADTQ0AQQAgACADayIENgKkksECQQBBACgCsJLBAiIAIANqIgU2ArCSwQI", "gBSAEQQFyNgIEIAAgA0EDcjYCBCAAQQhqIQAMCAsQD0EwNgIAQQAhAAwHC0EAIQcLIAlFDQACQAJAIAIgAi", "gCHCIFQQJ0QciUwQJqIgQoAgBHDQAgBCAHNgIAIAcNAUEAQQAoApySwQJBfiAFd3E2ApySwQIMAgsgCUEQQ", "RQgCSgCECACRhtqIAc2AgAgB0UNAQsgByAJNgIYAkAgAigCECIERQ0AIAcgBDYCECAEIAc2AhgLIAJBFGoo", "AgAiBEUNACAHQRRqIAQ2AgAgBCAHNgIYCyAGIABqIQAgAiAGaiICKAIEIQQLIAIgBEF+cTYCBCADIABBAXI", "2AgQgAyAAaiAANgIAAkAgAEH/AUsNACAAQXhxQcCSwQJqIQQCQAJAQQAoApiSwQIiBUEBIABBA3Z0IgBxDQ", "BBACAFIAByNgKYksECIAQhAAwBCyAEKAIIIQALIAQgAzYCCCAAIAM2AgwgAyAENgIMIAMgADYCCAwBC0EfI", "QQCQCAAQf///wdLDQAgAEEmIABBCHZnIgRrdkEBcSAEQQF0a0E+aiEECyADIAQ2AhwgA0IANwIQIARBAnRB", "yJTBAmohBQJAAkACQEEAKAKcksECIgdBASAEdCIIcQ0AQQAgByAIcjYCnJLBAiAFIAM2AgAgAyAFNgIYDAE", "LIABBAEEZIARBAXZrIARBH0YbdCEEIAUoAgAhBwNAIAciBSgCBEF4cSAARg0CIARBHXYhByAEQQF0IQQgBS", "AHQQRxaiIIQRBqKAIAIgcNAAsgCEEQaiADNgIAIAMgBTYCGAsgAyADNgIMIAMgAzYCCAwBCyAFKAIIIgAgA", "zYCDCAFIAM2AgggA0EANgIYIAMgBTYCDCADIAA2AggLIAtBCGohAAwCCwJAIAtFDQACQAJAIAggCCgCHCIF", "QQJ0QciUwQJqIgAoAgBHDQAgACAHNgIAIAcNAUEAIAZBfiAFd3EiBjYCnJLBAgwCCyALQRBBFCALKAIQIAh", "GG2ogBzYCACAHRQ0BCyAHIAs2AhgCQCAIKAIQIgBFDQAgByAANgIQIAAgBzYCGAsgCEEUaigCACIARQ0AIA", "dBFGogADYCACAAIAc2AhgLAkACQCAEQQ9LDQAgCCAEIANqIgBBA3I2AgQgCCAAaiIAIAAoAgRBAXI2AgQMA", "QsgCCADQQNyNgIEIAggA2oiByAEQQFyNgIEIAcgBGogBDYCAAJAIARB/wFLDQAgBEF4cUHAksECaiEAAkAC", "QEEAKAKYksECIgVBASAEQQN2dCIEcQ0AQQAgBSAEcjYCmJLBAiAAIQQMAQsgACgCCCEECyAAIAc2AgggBCA", "HNgIMIAcgADYCDCAHIAQ2AggMAQtBHyEAAkAgBEH///8HSw0AIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPm", "ohAAsgByAANgIcIAdCADcCECAAQQJ0QciUwQJqIQUCQAJAAkAgBkEBIAB0IgNxDQBBACAGIANyNgKcksECI", "AUgBzYCACAHIAU2AhgMAQsgBEEAQRkgAEEBdmsgAEEfRht0IQAgBSgCACEDA0AgAyIFKAIEQXhxIARGDQIg", "AEEddiEDIABBAXQhACAFIANBBHFqIgJBEGooAgAiAw0ACyACQRBqIAc2AgAgByAFNgIYCyAHIAc2AgwgByA", "HNgIIDAELIAUoAggiACAHNgIMIAUgBzYCCCAHQQA2AhggByAFNgIMIAcgADYCCAsgCEEIaiEADAELAkAgCk", "UNAAJAAkAgByAHKAIcIgVBAnRByJTBAmoiACgCAEcNACAAIAg2AgAgCA0BQQAgCUF+IAV3cTYCnJLBAgwCC", "yAKQRBBFCAKKAIQIAdGG2ogCDYCACAIRQ0BCyAIIAo2AhgCQCAHKAIQIgBFDQAgCCAANgIQIAAgCDYCGAsg", "B0EUaigCACIARQ0AIAhBFGogADYCACAAIAg2AhgLAkACQCAEQQ9LDQAgByAEIANqIgBBA3I2AgQgByAAaiI", "AIAAoAgRBAXI2AgQMAQsgByADQQNyNgIEIAcgA2oiBSAEQQFyNgIEIAUgBGogBDYCAAJAIAZFDQAgBkF4cU", "HAksECaiEDQQAoAqySwQIhAAJAAkBBASAGQQN2dCIIIAJxDQBBACAIIAJyNgKYksECIAMhCAwBCyADKAIII", "QgLIAMgADYCCCAIIAA2AgwgACADNgIMIAAgCDYCCAtBACAFNgKsksECQQAgBDYCoJLBAgsgB0EIaiEACyAB", "QRBqJAAgAAuDDQEHfwJAIABFDQAgAEF4aiIBIABBfGooAgAiAkF4cSIAaiEDAkAgAkEBcQ0AIAJBA3FFDQE", "gASABKAIAIgJrIgFBACgCqJLBAiIESQ0BIAIgAGohAAJAAkACQCABQQAoAqySwQJGDQACQCACQf8BSw0AIA", "EoAggiBCACQQN2IgVBA3RBwJLBAmoiBkYaAkAgASgCDCICIARHDQBBAEEAKAKYksECQX4gBXdxNgKYksECD", "AULIAIgBkYaIAQgAjYCDCACIAQ2AggMBAsgASgCGCEHAkAgASgCDCIGIAFGDQAgASgCCCICIARJGiACIAY2", "AgwgBiACNgIIDAMLAkAgAUEUaiIEKAIAIgINACABKAIQIgJFDQIgAUEQaiEECwNAIAQhBSACIgZBFGoiBCg", "CACICDQAgBkEQaiEEIAYoAhAiAg0ACyAFQQA2AgAMAgsgAygCBCICQQNxQQNHDQJBACAANgKgksECIAMgAk", "F+cTYCBCABIABBAXI2AgQgAyAANgIADwtBACEGCyAHRQ0AAkACQCABIAEoAhwiBEECdEHIlMECaiICKAIAR", "w0AIAIgBjYCACAGDQFBAEEAKAKcksECQX4gBHdxNgKcksECDAILIAdBEEEUIAcoAhAgAUYbaiAGNgIAIAZF", "DQELIAYgBzYCGAJAIAEoAhAiAkUNACAGIAI2AhAgAiAGNgIYCyABQRRqKAIAIgJFDQAgBkEUaiACNgIAIAI", "gBjYCGAsgASADTw0AIAMoAgQiAkEBcUUNAAJAAkACQAJAAkAgAkECcQ0AAkAgA0EAKAKwksECRw0AQQAgAT", "YCsJLBAkEAQQAoAqSSwQIgAGoiADYCpJLBAiABIABBAXI2AgQgAUEAKAKsksECRw0GQQBBADYCoJLBAkEAQ", "QA2AqySwQIPCwJAIANBACgCrJLBAkcNAEEAIAE2AqySwQJBAEEAKAKgksECIABqIgA2AqCSwQIgASAAQQFy", "NgIEIAEgAGogADYCAA8LIAJBeHEgAGohAAJAIAJB/wFLDQAgAygCCCIEIAJBA3YiBUEDdEHAksECaiIGRho", "CQCADKAIMIgIgBEcNAEEAQQAoApiSwQJBfiAFd3E2ApiSwQIMBQsgAiAGRhogBCACNgIMIAIgBDYCCAwECy", "ADKAIYIQcCQCADKAIMIgYgA0YNACADKAIIIgJBACgCqJLBAkkaIAIgBjYCDCAGIAI2AggMAwsCQCADQRRqI", "gQoAgAiAg0AIAMoAhAiAkUNAiADQRBqIQQLA0AgBCEFIAIiBkEUaiIEKAIAIgINACAGQRBqIQQgBigCECIC", "DQALIAVBADYCAAwCCyADIAJBfnE2AgQgASAAQQFyNgIEIAEgAGogADYCAAwDC0EAIQYLIAdFDQACQAJAIAM", "gAygCHCIEQQJ0QciUwQJqIgIoAgBHDQAgAiAGNgIAIAYNAUEAQQAoApySwQJBfiAEd3E2ApySwQIMAgsgB0", "EQQRQgBygCECADRhtqIAY2AgAgBkUNAQsgBiAHNgIYAkAgAygCECICRQ0AIAYgAjYCECACIAY2AhgLIANBF", "GooAgAiAkUNACAGQRRqIAI2AgAgAiAGNgIYCyABIABBAXI2AgQgASAAaiAANgIAIAFBACgCrJLBAkcNAEEA", "IAA2AqCSwQIPCwJAIABB/wFLDQAgAEF4cUHAksECaiECAkACQEEAKAKYksECIgRBASAAQQN2dCIAcQ0AQQA", "gBCAAcjYCmJLBAiACIQAMAQsgAigCCCEACyACIAE2AgggACABNgIMIAEgAjYCDCABIAA2AggPC0EfIQICQC", "AAQf///wdLDQAgAEEmIABBCHZnIgJrdkEBcSACQQF0a0E+aiECCyABIAI2AhwgAUIANwIQIAJBAnRByJTBA", "mohBAJAAkACQAJAQQAoApySwQIiBkEBIAJ0IgNxDQBBACAGIANyNgKcksECIAQgATYCACABIAQ2AhgMAQsg", "AEEAQRkgAkEBdmsgAkEfRht0IQIgBCgCACEGA0AgBiIEKAIEQXhxIABGDQIgAkEddiEGIAJBAXQhAiAEIAZ", "BBHFqIgNBEGooAgAiBg0ACyADQRBqIAE2AgAgASAENgIYCyABIAE2AgwgASABNgIIDAELIAQoAggiACABNg", "IMIAQgATYCCCABQQA2AhggASAENgIMIAEgADYCCAtBAEEAKAK4ksECQX9qIgFBfyABGzYCuJLBAgsLMQEBf", "yAAQQEgABshAQJAA0AgARARIgANAQJAECIiAEUNACAAEQMADAELCxAAAAsgAAsGACAAEBILBAAgAAsLACAA", "KAI8EBUQAgsVAAJAIAANAEEADwsQDyAANgIAQX8L4wIBB38jAEEgayIDJAAgAyAAKAIcIgQ2AhAgACgCFCE", "FIAMgAjYCHCADIAE2AhggAyAFIARrIgE2AhQgASACaiEGIANBEGohBEECIQcCQAJAAkACQAJAIAAoAjwgA0", "EQakECIANBDGoQAxAXRQ0AIAQhBQwBCwNAIAYgAygCDCIBRg0CAkAgAUF/Sg0AIAQhBQwECyAEIAEgBCgCB", "CIISyIJQQN0aiIFIAUoAgAgASAIQQAgCRtrIghqNgIAIARBDEEEIAkbaiIEIAQoAgAgCGs2AgAgBiABayEG", "IAUhBCAAKAI8IAUgByAJayIHIANBDGoQAxAXRQ0ACwsgBkF/Rw0BCyAAIAAoAiwiATYCHCAAIAE2AhQgACA", "BIAAoAjBqNgIQIAIhAQwBC0EAIQEgAEEANgIcIABCADcDECAAIAAoAgBBIHI2AgAgB0ECRg0AIAIgBSgCBG", "shAQsgA0EgaiQAIAELNwEBfyMAQRBrIgMkACAAIAEgAkH/AXEgA0EIahAwEBchAiADKQMIIQEgA0EQaiQAQ", "n8gASACGwsNACAAKAI8IAEgAhAZCwIACwIACw4AQZCWwQIQG0GUlsECCwkAQZCWwQIQHAsEAEEBCwIACwcA", "IAAoAgALCQBBnJbBAhAhCwYAIAAkAQsEACMBCwQAIwALBgAgACQACxIBAn8jACAAa0FwcSIBJAAgAQsEACM", "ACxMAQYCAwAIkA0EAQQ9qQXBxJAILBwAjACMCawsEACMDCwQAIwILuAIBA38CQCAADQBBACEBAkBBACgCmJ", "bBAkUNAEEAKAKYlsECEC0hAQsCQEEAKAKYkcECRQ0AQQAoApiRwQIQLSABciEBCwJAEB0oAgAiAEUNAANAQ", "QAhAgJAIAAoAkxBAEgNACAAEB8hAgsCQCAAKAIUIAAoAhxGDQAgABAtIAFyIQELAkAgAkUNACAAECALIAAo", "AjgiAA0ACwsQHiABDwtBACECAkAgACgCTEEASA0AIAAQHyECCwJAAkACQCAAKAIUIAAoAhxGDQAgAEEAQQA", "gACgCJBEHABogACgCFA0AQX8hASACDQEMAgsCQCAAKAIEIgEgACgCCCIDRg0AIAAgASADa6xBASAAKAIoEQ", "QAGgtBACEBIABBADYCHCAAQgA3AxAgAEIANwIEIAJFDQELIAAQIAsgAQsNACABIAIgAyAAEQQACyMBAX4gA", "CABIAKtIAOtQiCGhCAEEC4hBSAFQiCIpxAjIAWnCxMAIAAgAacgAUIgiKcgAiADEAQLC7aSgYAABABBgIDA", "AguAkAEAAAAAAAAAADGyfhfBM8W4CfdqdtFBU0U4RRRhEHKW/RLu1eyig6aKI1yr+2OwYzIbGb+ac8L1zyq", "rwY2y8TB3T088gRYhlCF+/UKW1xJRmUa4VvfHYMdkdwoo4AZTAtxdoelttKIyq2wTl3p1kfcTVFaDG2XjYe", "5l5P0MpNCkVp6eeAItQihDrywGFexx7fuXaRJ0/AN7BqbbbGM9ML6+jHCt7o/Bjsm9wtP5TvJLcYWHx5heg", "N2MtDW5j5+zGDTR0USDO2O8YuBjOpT6UHna2CYu9eoi7yfplFDiKxEqn8M/kW+Z4Bro8o3veFjT31DKyPsZ", "SKFJrft6hQ6JkowVPD3xBFqEUIYNj48Tm7eVPjXKm3KLxQPDBHjlZUr2xnsu0yTo+Af2DB9hWv85NDO0JyR", "OnilGpUkWljCJ6HVg8XNyzYVMpcSnQsCzko2WAR96hafzneSX4ks32eRc11JaYZwYae4mYi1QLmZ+LxWnlW", "hrch8/ZzFoWdkMCP5U9NCio4kGd8Z4xZMR9xG29b19q1TjcKaHK4Ca5p1nZ7TuOLBNXOrVRd5Pgf8i/RR2G", "/e5ujacBASNCogISIvFN0iy7ey1h2Hn7OTcXsuQoNQpXOQb3/Gwpr+h1amh5nGVehn/AmBrw2RKbs6wHnwC", "V4/W9vUKHRIlGSvHR3QK0xbckxPpdVHnLng4IlsLRiYdvYAaHh8nNm8rfSusYTD3XO7FAQegvUWt3rIwtd6", "qhJ4bCgjwysuU7I33OUK03FXfSE9cpknQ8Q/sGW0UN8cwPCmhVVEjpiBOv1xk412x4X165E5InDxTjEqTf/", "riK5K/jytHv/ZKgs0Z1nYNiF1D/txujXcNU8psUHu8xXNEC1+Vw4SAZyUbLQM+tTIZMtoexoafmdi/aO/28", "a4rpqip3DNJlm6yybmupbSn3MzeeJ1gDMI4MdLcTcRa84pPxR1+AeLLz1ukDQyXH/p9JbPMP1Kn0NbkPn7O", "YtDhZJopv/2naNkhjkivjzGV6JPwX2689C0v1IRVvaoovh5m+kJ8me0GJiPuI2zre/sXkZA0rdi+Qz06Ubk", "fKY40DIgvrt4aS4w0zTvPzmjdcQV/RdgPWxjJYJu41KuLvJ9RKcbDarh5J2ls0qJ6yu/aWN6stbv5KmJydW", "04CQgaFUPHEy/IO9+te4IHTthJSVBKMHlZGXqM6LFK/FeQ6AD9gPiCQFHbxUW4vZYhQalTuIkP6DaAmpYAo", "6QpuzJrpneSFles81hjz6pTQ83jKvUym+E92iIZMIr+BcDWhsmU3M+3vsFH+lFk9/KqoFeIx5nGQNS3lrsC", "IezrFTokSjJW3VlrLeV59+7lHH9M9QthE9SuAVs0OKSrJtLros5d8HAXYJW1D241yC8lgdQfHKM1Hpf/w94", "vZo00PD5ObN5W+gWOQFmt7ZNCPctUOL2fBb8MeSovfKzAB2md1yPYfGRRWC+pNBlPoelgar1VCT03FFHYw0", "LIDvKse3MCz3r/wttKwXzYu8wHY3KEaLmrvpGeQzYWrmqNVCa4TJOg4x/YM4n+7bciLB2Lsbv51jJei3aAC", "YfB821OzqqiRkxBnH65mxA4W4CvuwGjVSw6kN0t/JLnUi1R7uhE9wOvIfU+TBLGsdE2NA2Jqv70xVckfx9X", "z0a7QOVM2u/l7XrNV73qmNRfBNqWji8g7BoQu4b8ud3dqG6sR898ZRrvGqaU2aD2K11ksVXqZU4TGHDQRZj", "zsyKqDseEqzYLCAHPSjZaBnw5s7Fd92nDxAH2pTznG1U5METbKyYokIFVoCYngvg012QSWDBDy/FvXFdMUV", "O5Z5Jt5TJGkoqiKkdO88sge5JddvyN3OFIV+VOuZm98TrBGH8L56owCQSghHFipLmbiLW1wxyzeKhNDY2GC", "NJo2tvwvDR2xanpHkiWn7dIGxguP6ctyV/aK+uHn2jdPspZfXqu2qMpC2q4wss+XiWvuhyU+owgMm6J2SzC", "yTRTfvtP0fN7SkS/yIpp2dCLyQ05uh7oYvXezAp/ptAn4b/ceOlb4ZWfqB1LLOM1O57zKXOISASJ4OToQE3", "wPMz0hfgy2w0NfoqSOQEetSfVSx+L8C7CFmc1CErD63ouIiFpWrF9hx+QX36bgrg/enSicj9SHGlLxtxl/m", "HZ0XODyATuE08sQjG2Ey8gipRomneendG641koCYlc4n9bYW0d6EyQ6aZQ32P/jaMsHqul5vEEMaALmheY5", "sUCZbOiUoyH1XDzTpPg8pAUQzb2uUszHaayBoGI+U0KZ4HDObC8WWt381XEgQ4nfLbAkHzk6tpwEhA0KtVY", "pGfTI/GS7R2wBsNRZ2/cr84RAmKi1/YED5ywk5Kgx7Zxi3GgVxj/82XqYdLB5c5BG/2g4QRdCQZv93P32M4", "4tBHgssQddgDxBYGitouLMUN7lmOFTjMb6Lob0XR+RCpaxAwQR7v8Eh/QbQA1LQEjra56wQbouUZJU3Zl1k", "zvd/stYaTliVdPvjkAtJcfqn4MRxd1pNoSVKeGmsdV6mVlFfiNBmYv3V1Q7OwWFLkgbOKS+9cnfJiXmBf1X", "rXwjaYqaeKfhjU1nm99g4/0o8iv3QOUTsdmcIV2whn8NlYHtMS8Dj0Fk7+MgahvLXcFQr0z1njsRMD62Ncr", "dEiUZKzpZVVjiaehFNEgQQKZ1Tfp4JI/FVjm8lHKOf6Y6hfCJvuLgI8rJAeew86U7jtWkWPyfOr5+mVU2wA", "AAAAAAAAASEfgaLc09/b7HVeJPU832bNat+GKe8Avnag5Sii4t4bV79kin4xAcGa1bsMV94BfLvKOq6LDd6", "lRwuTMA1a2ORmFBKS0YkHPqt+zRT4ZgeDimFMtiS12Fsxq3YYr7gG/hC097pza9kk3d4oPFqE2Zn8wamehl", "cGQooTJmQesbHPqwynxsJibhVmZnhA641uqEd5+eI3XrFw/LPDTLxTb9XdrELuYICwDxDGnWhJb7CyMdkcy", "pW8b2vNGLVUE+tpKuwHNPbPOLbwIW3rcObXtk0AcmrSOgRplbu4UHyxCbcwmqfR3m3aaOpXzQ5YRDVoV3bS", "j/qY5reNECZMzD1jZ5gxOc1u4bC4QvxTEujIX7j/3UyTShSMZydmhqnkn4G5gkeZKEZDUmZYivP3wGq9ZuW", "r7HZitm65PFct3/wwOb99djJeXuzqYKe7WIHYxQVgGppHAHoZ1r/CIY061JLbYWcAkrt2Tgi+vc34ZPBn57", "4A7OflUrs0YduaNWqoI9LWVrsq6wr/AQmMdkA0jNbuCTFXX7UuCj3W6eyVj4CBMAhMzYoOIl3j15YA4NGkd", "AzXKyH/UAao3wjy3T75mC6IDrP8IXg68lvRaTFLp7zbtNHUEFQmHgdnDgyrnhywjGrQqYqBnRJQuQ9zR+tC", "lHlWD85m9MM2pYXQF44GxP02Wa/mrxlFX+qKcDxic5rZw2VwgUNsG3sftq9Z+KYh1ZS7cfzZuaB3SGiuJhT", "Tf/Fhh66bNcz+U71UcULJDVfNOwN3A+gS1m/n0KjZJXgJ6c4/qGQEZ4hLEux3vL+tsuWZ4akZnrIzR0Uyds", "NT2OzBbN12fnLHbWOwDqmlBBXimSjoHiglCmM79DvB8uhgvL3d1MFPyX89HwEHHpdytQexigrAMlOqhhNW2", "R/onsBZlX82H1W/39g3o+XAjEMecaklssbNYgHwC/lhGRevay+N0I4Zqo50ri8MXcZyNb6UgYdQGNcUoRUj", "W4PHDdnLyqVybMew+NRLB66/GGqeIIgxCzrIf78/CZPX6RelclXWFf4GFxhTSle3ItXIwOiAbRmp2BZlyZ/", "su3ULyb8E9TM9XOTJAiXqsp+ANxbb2SsbAQZgEJr4NJqj2rPPQDVeRSXzXM/9FEHEhy+PECWvi/4ppILOgI", "6Uf4t4URFaQ/6gDVG+Eedi4SGvjW3OPBQzrlUVi3mxNSwv98lYpmv4RvBx4Lem1tlZcdM8ZHkOYpNLfbdpp", "6tDjMrfa7p4cY7mFVlCVXjMr/mU+56GpxVTOD1lGNGhVHInvMfEAn6Ov01jQe3tfjOeUuLjMT6h6yWY2E26", "M39OBIdZ72bgoJTJ7YZpTw+gKejyB8uT3H/ytkPQnyQoOxuXXFE9+PvkwVo2jrvRFOR8eykPGQ3HO6TA4zW", "3hsrlAeH8tBVaGTrbLJZrk3P2OmYNieoxryXlv/FIQ68pcuP+0FfCDfWhPCQdPR2L3E48mTwinCkAneNBh+", "imh4uQPeSm9yclV0PiPmud+KN+rOKDSoJ5AaJ/PVg8UPb7OpmK1R1Pd1nmSlUP0CWo38+lVbLxOil9E3aKa", "krwE9OYe1TPa++ScUSoixWmhU33bUeLqIeazFWxlFRxe1tlyzfDUjBaRORp6xCN6pcuO+/C/41XtjG6TR4s", "Uo8N+4DjlSGMKizkAUFJ8lPw4Y7ex2AdU03AkV9lvM6Ml6ZlnFMZS1yCh3od8cWYg1hKEMJ37HeD5WsPQ9U", "wpFw90MV5e7upgpjx2vjZZ3pdQjywJ19OlV3/Ha+m/ZJGgibhbg9jFBGEZ8BxjsHIwlu9DRtRR+EtWwAsBN", "DlPf6E2JfO6ku281p9ttFr6Woghad7u7RvQ8+FGlqkNc2fHFrBLHa6Nwf67UwNaTuV2ykylsAD5BPyxjIr4", "RxlsS4V7fNa1l8fpRgzVnvJ3r15y+yMtqMBO1Ak7DGXvICZjPcz6Gt9KQcKoDWpSmKopdZz6nOHCHcj/5zq", "zqYX9oEjTzUWHd3ML6hC67M8wk2NdJE0afGokgtdfjTU0LcTqYGt6w04RRRiEnGU/BlalcDOoksm1DBKRud", "NS5v1L8vkO56UQ07l8Uqwk0rmb/pw6GxAlTyikK9uRa+VgYOPLsyZfEpYf06HUh8rTBleUQbww/iTw5M72X", "bqF5N+siRY1DbETKYJ7mJ6vcmSAyjx49hhGk3Z5Zs8Xkj1TWTEhL38lCaSv7JWMgYMwCUyk0mzpNAT+uheI", "2wi+fz6VX887YAlLyWNxPbXLq4i+yjl6VaMcvEk8iiDiQpbHiRPCZwIqIfN+5b1XaE2AZr919RCIJTdSSIN", "GSj/EvSmIrA4N36wKHX9aIP9RB6jeCPNouLFvH+r/BdviBo6VkT8qk6Xm5iKlyNwKGNYri8S82UJfNkM88E", "sv8QWBoraLiwC5QmHKAb989pew72GjfAtf3/cPCRRI/KlsrbjonjM8hiTqWIApB8twW9oy54iSCuATndKPP", "6b9FqDHZW613T056ICFBgLpys/GcgutoCq9Zo4168UXHkqQPW9cJJ1lir91KLxMKlF9SaicH7KMaNCq4Nv/", "2jtcJ1xTgUg7sSfncxvGqFMGExCFNTQm+KTQZyx9c8aQE+SQ2s4pcXGZn1D1hm6RGS6rpwP5Xvt+jz5mk7E", "ZGxY4CpFlAkOs97JxUUpKBEyfBUWmvGT2wjSnhtEVLLEiXBCyJuOf65W9msnmzNesddUt/RE6AAAAAAAAAA", "BdMxKlPcGwcbpmJEp7gmHj51U270ZD0ZIfXt/MpSIa8kJtzWmY46qDpTj7ht6gexH4C+kj42HLYFUvKcEYY", "+3QCBw7ZCWiXaHvSQ2LY+GMM7J6Hy5eIDxCSnH2Db1B9yIXQuSogIBHU/AX0kfGw5bBrSTA4vsCJrDBzcXa", "YuADlZz+139fIbPke6vhkBliYnYmmPM1JKPSB96TGhbHwhlng6AIs/oDqRZk9T5cvEB4hDnGLPmBgcj1lOL", "sG3qD7kXJ0f6+R0JeNC6EyFEBAY+mc7fa9DzAP9eLvDPX36H0t9aPIXLiYETGMdoXnaQjlVRs6QU4meIlJe", "kIHO2W5t4etDsOSKsnbm9Tbjin7WS//Q5dKgLQpQ+M9lbDITPExOyrZdGEDgV0nUww52tIRqUPEQP1znWHF", "X68JzUsjoUzzuEUJ4mzRIO/BkERZvUHUi1bcgPDyMbiXKN56uArpyk8/kr4RRZmmU0ZH86qUCVI30Qs3A9t", "5PiuKMXZN/QG3Yt19suSycdt+pKj/X2PhLxoz5Dv2LJFDBk3mwb7USTHeWqoFF5s5XcIjf0isSqmpprQzjA", "UF2cW633q8PbsZTBbINniU9GkgCrHjNS8l+dRuJq/xhmqJuHJYrQvOklHKqk/hz2fdIaa2NjSC3AyxUtKhe", "EZ1Q8E+zvSETjaLc29PY8iKn8QDA1MaHcckFZP3N41RA41a45sr81P5xaI76fPkHz1s7UuF753KcNc823GL", "Coa0fnOrHZdhz4RGzWuUO3aDQO+CG/gnD1YNVFOLDEOYGsn9HPtgX+YYM7XkIxKH8VT3HKtTfpuIgbqnesO", "K/x/Nfg41s+bjRPc/QBPLb6oTu/vpXLsDtmputlKNK/fS/SJy+8Jbm86DIIizOoPpFpRsTBp184UK7bkBoa", "RjcW569cUI6xMdchG89TBV05TeBvAxmRqj+MJ/JXwiyzMMpuhpuIuEQ2C6lmtCw3ybEmKBJ4ZqM+t+fvjyy", "9Hie4oab74PeK0L5gYOxkkN7srYyNmKjaShurTUoF/AH3AqQLA3EwS2P1osrEkR/v7Hgl50Xl06V4jyMmgn", "iHfsWWLGDLDEs0UWEqoQ242DfajSI7zMwUfU56JPoLUUCm82MrvEIljOxnlC19hcWjSOgZqlAEsW8CfO6sk", "cMsO9nB96PXilj3k1UApRZP61OHt2ctgtqfn80jkCtDHQLLFp6JJAVUdgdcCn4ixJOWKPiF86XpEuLkshEE", "oyjVf7BprB2sbpwLfCM46qqvWr/vILMGojWbyyNqJ/Gk9FxWd7Ga6KuyFSK7+w4frXPSwpRfgZIqXlO2WBU", "VZSyflCsMzqh8I9ndX8CEPIslGBqQjcLRbmnt7+RBiEWZbywoeRVT+IBgamEN2Rlsd2arpu32veP64YYnmT", "r3dw3nR+AEbizKFOgBqXCiZl7j7sBvxDFl1Q/mWq6w/S9B+OCbaS2p9Pzh790gWWW+aBbpHOe5Shrnm24xZ", "s2GUHNsaPChUNKLznVntugkHsFagmF3LZe61bjl6eO443afLBLvIn9+IkSRC+BkNgruDgX85qXx6sGqinFh", "iHCeDeAehmdJtwNZO6OfaA/+d5VxN2huzjjDBnK8hGZU+bfKOChzYJU+Kp7jlWpv03deUqkBnWkSsL59DY4", "Q7j8xyrFHGufo/vZX5Zyn/ue4vyMp1jMJ4Xl5NK2xZzXylZRAYfvzwvRUU901IE7b+xIaqflq2iz9091J1s", "5VoXr+XD0ahMFWfD+boE5ffE9zedLUghXouHW4FGARFmNUfSLVFN1c96N74xKJiYdKunSlW/1Fzd5NcmScH", "WppUcD1SR1ppiPFN/OI2vTy+Hgu/M6TgD6y7Nn6D1YzmqYOvnKbw0dW7JpJdFoE2gI3J1B7HE2uzn2zp33d", "ik7h2Twq+vALOi2TqN38McyneUgVxPN3hdO1AoEz9bZDZyYBCt/9LIIT6kueKPvtRY6+kCMx9KsM+nLat8b", "yassaXX44S3VHSm6RNKy8c4aN88XvEaV8wMSHCaWFUnoBAdjJIbnZXxkYrAVrLS5Z2N8xUbCQN1aelkWd+g", "TAUF9RpbJei03XctDRfhQfutGzF0wqz6Kj3vVeOOaFNlTYNJiMdYa9uNCuWfi5zClP1m+eZe0XlFbZKdcRI", "V0Aod/oEPEO+Y8sWMWRhcKzG9teBFYYlmimwlFCH2xaIjI1V4Pa3/420FLfF0+rMnxEpdnWiDZmp/m81pDB", "QqrtbUvQUQaihUnixld8h9ZJA3YxUb1ASx3Yyyhe+wk/0ZJf31g6z4tCkdQzUKAO/47bQMRWYcli2gD93Vk", "ngBYWSmkqX+ZH9jnu5qfYy8aC9aRyUN4KAR+hf89J0UxIa201W77XjY586VIPgsRhYwglGJt1wqCklXHDJm", "zN5u3hvYmym8snKgGSLT0WTAqrdV5nqeFKy2zoCrwU+EWNJZzG9oAPQ0zjKFX1C+NL1iJcmb+fFE0X5cHNZ", "CINQlGstQEutvpEkGtVLoo5d8O96iHiwK2AxXwtvLYbEJnKOmTIelGEbsz7oXveRWYJRG80DxIP8v5CrvOS", "RtRP503ouuaKntsQSyl9BqU6VJ3MBPxyaXDAasrFO+89q31zxYNym/Hh6YTDQrQvYuJiaMvYdVuuqPafzRm", "yxvpzS4bCX/uyNjnfccSePFIZnVD8Q7O9JtXXxAtFcnq7gQx5Eko0M89NRu3lTPX0AAAAAAAAAAF6RFQ9Ib", "Nu/17G8RsP+b0uJIKlJi5K09K5jeY2G/d+W8PJsgs6RBCl50sXLRQOw3SdD0MQNb2tiN1RlQl7dZhlpxXBN", "FrG9puDl2QSdIwlSvnTMC9VP0u2ZNxzP2CC5j8emCcCQTGIwToagiRve1sQQF7WGU7INe26oyoS8us0yMDn", "fi/TWFo25GXbCf0SieeeIY803KHnGwMuzCTpHEqSeWqYGcivJGxd6D0/5uX3vSesaQLHVplBZ/K/G4merKw", "dtusmqC3CUjk0TgCGZxGDQ3AaPafUf3/ef1ktkmnS9qQ7DRCz2rwIgLmoNp2Qb9n6/fwLvCMBJ3FCVCXl1m", "2WCwYAGMRlA2gvhKU+6i/QuVXA8QPLnL5FyM+yE/4hE8yyi+Yu35J9MpYJQwjx2K7j7E0XNdBrwB+sE8Esn", "qP18tZXlRG/EJsM8tUwN5FaSN2IkWQKsOkmIRWeJxqFVIuob9pzJ6Tn5VZLWNYBiq02hzEcgjyrHlh6y+F+", "Nxc9WV+xpSoKNo43oZUnjywYxORw72PbETl3ioxybJgBDMonBQgozDwteUn7LKppGgMzmipW7j0nIoD01ha", "w6z5sSME7bPS/A037r8VIdholY7F8FDIyThhCAhLorz0NCHe/v2HVeVk1VgzRn/H7/BN4RgJOi7+oLln1bL", "LihKhPy6jbL5jA/HLqG7XRvEJZVMRRZgDGBg1p5eII/FsJTnnQX6V1IU0aRPHsy4sFz79i36YYWn+L61/+F", "XamP9U9RrDdQ0tFkWl7kW4ttWETzF2/JP5kG1eYYJ6XkJiGWNtwqyo9Efwcj02KmVPv2J4qa6TTgD6i2n5W", "hWDuw1gngl05Q+/mImPWYBjwgRgG4XNGNrpSyXylJ3sXCTw14apkayK0kbyb7jBWAwf/Qr9slXAtTSyTxSj", "BTQz+Qm+FdhdUQjZ3gv8yQ2ljhRl827DmT03Pyq2h9LJybHykUTz78WJZwQnYRr+lX3hyZyZiPQB5Vji09x", "h5VER3i9oJk8b8ai5+trjpgqhXD83YRs0ADXEhhwuXt0RZTAA0ZWsqSxpcNYnI4lAPTmEUOqYcdI3rRzpwd", "c0Oyb96G8MbMU6XaWNVCy7cNNM9XnS4QCIQUZh4WvKT82oVzEV7Qf0P9xqPVU78UIaNXttob08+eKncfk5B", "Be2p05gqc2C2g1QpZdZ43JWCcVMhgkX9JuyPd6MnY9NsP14N53Ne8t9RopDoME7HYvwr6qxkc+bRktXOLsF", "VyJtBBLRqlWjpKC/49DRDcafgGhWOcBdMhlN066rysmqoGac60LbmV4mqycZNuaVHvBdkTzf98XqdpAqxE3", "9UXLPu2WBpOwBhkl23nG9DCfrfztKJFQddx/59vHcxhfjh0DdvpkvBrNzxhAFa1s7vzMQ5rNOsirvx5YrCL", "YgIHtfLwBH88kxK6upzfwCyEpzzpLtK7chWyM6FCCQT7NRt6KtC98KWkDnVivGZPgufesW/TDS3cdsu+J7/", "WklVWYvesLWJmC8d3+ORBudl1eAj6C0l5kCvpHfVDJaIvosm0vMi3Ftv8WKGzgNvNZNsbcXeNtKYGhYpkeM", "XYfbkMqs0xTkrJTVI72D4GJhLyQixtuFWUH4kcvXi3HfjENpWd0f6WanDCywzE8d4Gq33sTxQ102nAH7LeA", "TqbBRugO/6ocxCXr1Rlb718WPt068eAV3fOhi/HmRFCeIbq9HgQMesxDXhAjE6g/j5FFJszaeMu+kh78FE3", "cjv1ABcr7r5SkryLhZ8a4MOHs8PpRKXw1DI1kFtJ3q5FJzrYN5JhJ2WOc1OlJpV59Jt8G8n9Kl63S7gWppZ", "IACZet17KTfeJBvf+1Vj5A9eX4vGdNCK8qSid83I84vX3uYj8OlA5Sn6ZIbWxwo2+IAg0uvmuVgEHS+R+9M", "E9Y1na8XG8rebc0PpYODc/UiiOa003f1OJl558+LEs4YTswO3tvmSNX1NJzUT37x/rpxdcUfinczAYMB+BP", "KocW3pujpQz4nCAxeeuPXpp4jQxuT8odSGO746jcehtRRmCaf3g/WINdVnWdMBUK4bn7SIqUUEkzos2nQ0S", "keDD5F3/U4OE74uIhkDaoy2mABoytIQyOKlIdukLlCWNLxvE5HDKtJggU6g/z0OUMWnYOos7HQUkZpBWUIQ", "6RvSinTk75mTX4a3VVeBZ7fdI5F7HVK2zZl3rFquPEs3ZIun5o09bk0g35rHPlOQaaJ6vOl0gEET5i6ByMf", "uvY7pbZH9ekM09K05rNzJLcrQL5yK8oP+G6pryLfTMJDn6jUerp34pQqQcUqTvEvL9LTz77WSARglzre7iL", "OydtlTuPiYhg/bUCn8rKWnvLWuDX4Jg4n2Zn93Ol2+qEUIgfyF9ZDxsGQwhsGhrdADCs6iQwSL/knZH9gHU", "Lbf+rfjRQgTpupHGmo/TEeby/R0lBvO4r3lvqdFYYq2gMQNybkh1GCZisX8VFuQNKSrdpKqfxKRgoU8QXsF", "VsW/pI8vh5hZhq+RMoIO4h3SkrCB7PDGn3e0nss/IbzbI4m/eFHcRibfggNbUPk8You/Iug+BxjgLpkMou3", "WYqR6pC0Rgyr/qzm0GKwuo4XvbYk5H0BdoW3IrxdVk4zbKZySNub9cJt3Sot4Lsid4TMetlmdpmPFsbuQd9", "d1sr/1761WZBtOIvqsvWPZtsdYvviAQmrYOXw8XaZsIAvoBngJm02TZRQAAAAAAAAAAdw3hKr0Wpj7uGsJV", "ei1MfZkXI3/HO+pD3DWEq/RamPqrOGWBSUw+xDIvRv6Od9SHRSKn1DNhcrnT+J8PupPpwaT1fiUHhU//PeJ", "dWsC+pbxK77xwfagDgg/NG6ROyXE7eMD6jvPf1wXh19nxNOQ9RpbaONuJ8pt4zWKoRycBCre6b0ltmhesiS", "N4ahJdLEbKVHWLOOA64PQRVyzs01uSTWZazcZuTTRz/03uual23jCIQA+TFGB4Dh6aN0idkuN2aZfWYiCER", "UjwgPUd57+vC4eNFDdaqQk1wq+z42nIe4y1olLJ1N7dsiy1cbYT5TfxW7iQnK7zkc/xVsfXHSTNWoZbJv2g", "MmtkH0wFgmcJgSdoQeSo2h8nGS1jQ3zpflWgWm6iVlRo857DeYEpk1MZ3bR0YAMuRb/jIq5Y2Ke3JJtVo7n", "yGqGCpcy0mo3dmmjmu7l7p2CMztj+m9xzU+28YYmWPVnu+xpfEIEeJinA8BxnjP8MlNZWIjw0b5A6JcftSz", "mOuoczYdPSLq3FQAiLkKUjTO/9Hi2u4AHrO85/XxeXDAoRc2n5KQ4bKW60UhNqeRbIRAlEtVTvzPCfgLYuL", "JjBEbU9oIgSAdYyyvqbYlF229PgR43EbzP5dDR07LbWRPSVHsn6EOjd47ZhDsH6q6ruV0uz11yV4q2OrztI", "mrWVoG+Fhl48iwy3TPpBZdbIe7qt0PxzcPY+mAoEzxICT0mV6y5yBKRx0ILIUbU/TjKnjyl7CCnoDDFVEaC", "B23N0RljwijzN1UrfT9P1+/Y/CahCMt9G4Jk37WCVC3WB646abXQhyJdNsAN6V14PrKfzdHe2dLK6Ac0vzy", "boHEmQAljCx8KhXzY8wdXkvWZk3H+22AWX23J6QfP6okPoEwj4hPdDaVUFrsYd4GAWkj5EhWrtgTwvKOK7/", "De556baecOLOljNG8zf/RIte7Lc9zW+ZSCamGHhk4AgAj1MUoDhOVcP3GbvlkcHzhj/GSitrUS5FR4zlbsL", "ehP7SXgmbFfvZPaoUpt68dH94YstXEEbkorsagfhV72sz87N09I2zxW4wyz5byBpKyHUD4aoG4NoVtnurBU", "NJVbAA9Z3nP++LrcON10h6RgQLhkUIubS8lNZFPUIW8RUbRw2UtxopSbUazuz9tWzgOryLJCJEohqqYUhca", "OvnsyX3pnhPwFtXViplAAVvHv7ZjCDI2p7QBElR47CQMZWtxsCrGWU9TfFonWhhL5IIWOc7LanwY8aid+bu", "0brMgwv4Q1hfjC7/rSZemyfGgboEqfje7xlwdP45JR2XU98xV7a0VT6m0+kLGOmWRux8rKKXT9OOM41iWAe", "SEPZ5IifxiCvyIoHJLbtX9jFay2ZoEthQdJIUl6boSI236l4440HHHP9DqzQ7HWlBPDvhm3605ud58z5qsE", "52OrqLdMX15/mfDAVCJ4lBJ4LPfQiIzOioJIq113kCEjj5Sc2d1ke7t2gBZGjan+cZNcIcInXaTpaTh9T9h", "BS0Bk5ErLcrUR2J2KqIkADt+foFafDar6hQdaMsOAVeZqrlfu9AT/EjA2rvp+m6/ftfxLJkkfBSvvZLFCFZ", "L6NwDNvJ4iFlDDWlVGxUr1PuSQOKcZfXGUEMqgXX0h/GsMJQlQoRZ4wfh/kam1nOeRNfpbTGmrYzvBoMO2D", "ffuxN1ParvRwGpuKRXyQXp5N0DmSIAUpk6z6hISGO7CEj4VDv2x4x4lur/6pykaCq8l7zci4//WmKFFw3h7", "BbLELLrfl9IIbvOoECvNSvI1m0t+DAcnE+msz9T4Xb/pjfBCK+SyFuRRx8aBEOiOHUVNWdHdbUT4mXrdeyk", "33AL9JlCENdh1DyER1C7Bgu32T/OWXHpMqsuTxBL2jhYyMfeYnwmS+Zs8K68bo2ajA8U/JYTzqybJIOMSAF", "lffFHah06NpkOT+NdbeQkMt8lgLQAR6mKQAw3M3CZuyGRZlTa4euM3eLY8O2RNZ52M7KTCcMf4zUFpbies8", "HxntTP23cis8Zip3F/QFJt1Ml2Gxyk1lBKgf/nfqOmjlgqLo0dSjf8b9ZdM7l9RyJ9fYxZ2pkVCAA+uk7xD", "mXWEpVrJJLn9KQlaRiaNtCEejfCyfBVOenZunpW2eK+mQeo0YezgVcIdZ8t9A0lYHirjYYlZ0aEKoHwxRNw", "bRNaX+JuwhoO+sst1ZKxpKrNu/PHOWDOySgAes7zj/fV33Ck3FhenbY24dbrpC0jEgGRCPkP/Elx5cMihEz", "KXlpys/yW5xs0OZsijqEbaIqdrFJQs7C54P5FP/M+CCbJScJPLSyj96MqK95fG1+EHY4croEJ9FV37fj8q3", "S3Y2DGb4x1ZhyyCqWGHQdR4MG0AbFt2UNLEN5iW8M8N/Atq6sMs+IlW/zByOUikBKnj39s0lJOAAxeFQ82A", "GR9T2gCJKFwum/kuWhHSOHIWBjK1uN/kRZKsxu8gJb8tccLhJU3EYxr1aBV/1T4HRniXCZB8M9tx/D39yuT", "Kz/tjbTBPLi8TzOfHxBW21XeQajjY+h/Yq6fukiyghyHFRazgl27AHBlyKEpjNFjmfS6ltX/b8euhGSEfi4", "FpErWTvk9GBKP3aaQ65bJeOw0N+LcarrGSANHPM7Ba6wr6iqfQ3n0hZxtWkFR0iXv/4TLM2YuVlFbs7vtdI", "WHOzhX6ccJxrEsE8CZGRttYEZwKQhrLJET+NQeeLU+OsKSt/AAAAAAAAAADlUZmWzImUFsqjMi2ZEyktL/K", "ru1WavTuUR2VaMidSWnEW/Mz+rsZMXuRXd6s0e3e7tc7hZ73vYSiPyrRkTqS0zd5TIqjHMKLiLPiZ/V2NmQ", "d9YQ8x1BmPvMiv7lZp9u5ZmTZ4muBi+HZrncPPet/DkzoEVQPzS9U7jQIxmrqRXd7cm6dWMwVL8S4wHAOpu", "HAUf6mKzyAsZq/KZ2uoncMHSpv+/WQUVxFlaVVGMY7qKoA4zND9B348EwLIhf70Nen2U1ETMn2h/9mh+qhn", "5xzEPPBjPqtuiNKHRa3fzNNns2IUNEkAWvOlTeaf8lXATp6otwZkmUnaiHYaBWI0dSO7k0uc9Pj8t628uTd", "PrWYKllnortlh756A4l1gOAZSceEHDPmuytvl9yj+UhWfQVjMza/Lg1PIzNpelc/WUDuHD7vEVkCcshMZlD", "b9+8koriJxZ2RtBaE6NMrSqoxiHNVVL4MzGq6VQUMAcZih+w/8eOUgATc3hmhuTZcHU67Psuaoxp7FYkYm8", "Ic0NX433JvLYmWs6PtVD93Z0GIJnOjgvDyB+59QYXSqE3NQJAX7yZH2IsmyyXJdh2UYzefKgRZSgElUcQYI", "gkSvu//KU5I/f0rqZlyfG6tp8V+ovfimRAgUDjErNC/QHjv8mpBhtW0l3q0DBq08+TOHp52cO8yfQmL2BAr", "3RQtUTQSvsaLftm+oVTYnblYieRPg+MYJ680Y9rFhUMViWQ7ZQ8rrkPjkNTwSU31ccXAjryhXKF+CO/ZKec", "6+kwuv4GWLZQXGkRLbgNr8kwoYhs07bzJybaVprN4+q+ShLP268cwAX/S2QIEUnZnJOD/Ul7wqn62hdg4fW", "XsGO23/mgl2ia2AOGUnMpPYNBb07LMkKG3695NRXEXNPGNhX9jIU+LOyNoKQnVoB59RTMbL4X6UpVUZxTiq", "q3H0zI8JsT69XgZnNFwrg4a7V/6ikKIXkADiMEP3H/jx5bOp1TuWbOfKQQJubgzR3C8Qm/iihUXK8b2Y/g+", "5vPkU7AFowzAo7zseqtOWqpXU3k8zRVojAcJl+v2kPZ7uo4CrZDLxF3q1r1nPiaSNx45KCFYfaARTmNkyUk", "pr9xhNPGPL3Kd+jFsTkWBn8uQxYPbA+fE+baV2TXU3EFnQSheoJK6GlVneAYfWBT3Aw2M6YoecqwxK9yzKM", "JrPlQMtpC9hA1lZirmyAJOo4gwQBInlwjF0wJmQn153/5WnJH/+uyZmA2ut6+iU1M24PjdW03GFVC7yvsLF", "4r9Qe/FNiRAH7sntPcQdBigcYlZoXqA9zU37wKTXNCt2+DUhw2rbSpOprLcP409cvFsHDFp58mdZCp6alvB", "mcQ5POzl3mD+F6x6ir7sRq5PE7AkU7osWqCG9kIIiAoK+mgheY0W/bd9/Wcf1iTb5yVCrbE7crETytfr12B", "Al0OQmwPGNE9abMcORaBvfXw8n7GPDoIrFshwJMlo2RkwmCrKHlNch8clrV9YNQe14XX14JKb6uOLgRp11P", "2x0a3RQNcI5CO0irtjQk6CeIas6zv9hCyV0MYf1GjCSs7i4E+OhhVxS3wX8gkTUxcQTjGiUayZuf0YW1a+O", "d/fpip9BuR1N87yJbAps+BxqKkXlnnrX7sGREH8jQTK/WAfc9rdXiQqW5rtLWDZsWw9wd8LMIEOppMsiWHE", "bpvg9Xe7R5Q14VT5bQ+0cPp0Ep82PZIgosvYMdtr+NRNXp5XgFnehBewSWwFxyk5kCUPCl71D2nImsWks6N", "lnScPg8LokUPNfUNr07yejuIq1i2156yosnJp5xsK+sJGnfyhfVHI5BbHEnZG1FYTq0CHMCCPZDX7GDj6jm", "IyXw/3rbzoOQB5X60PYPGrZV41jpoml/BXeGXWJew5HQESkTmwql9GMzTBY159ZMOtw3zkyzsCmJ/lLLx08", "ax1yY/YU+G3yi77qYgJrV/bevRkp144Gb0hxkL3BofTE8yQKAPpEpV1l6IOU7P8Qk4SPPnuNGkEKEkO375s", "1s6GpFi1SoNDiOD/apMa2ieimpUxUoMdsuT8zgN000UNLlIjVR4nqphoNHhnOHfwdr8P/fnPynfj+Wmmy+m", "aL1wzx0udg27AyXWhEK+lPpqFnbBEoGgRzRDb1h+STkGVrxF48sQktXo6Vx6p9gLlINSAJSxo9VinQcZDd1", "rTCP/+DO2aDLn8EGtKi8E+n6xKyZaSU1u4xmlc0PQIaZ6WMeMaWuU/9GLedlw8vg3SMoSYiwc7kyWPAw3NY", "WChA99bsgfPjfdpK7QnQanWxU977mupuILKglS5/u/e2fikBOFBJXA0rs7wDtRjFm+c6KBUOrQt6gIfHdOv", "8kuxMDlNixA45VxmU7lkhX6DB1R16T//yo8d4IYN8GqM6UbSoF2o1UZHq4TKqUdAACHwtuz5Ha7XGnUoG0S", "aO5F8Lho9FMKEW9LDTFfgLREdtJh+cbB3XfWlzHG8nyDIs8OXQ5rPeHd5bXoV8DuX4j8LISfWa80M6DCkuS", "HWSpmuVv+LB4YSJmT4Et1tcv2zIp5J70sipxH+h9uKbEiEhLjhgLhKGNw7ck9t7iDsM640KTbcBrxpQOMSs", "0LxAe7VpXTocNdRtmpv2gUmvaVZ/ym8XhSb9QOzwa0KG1baVCaHy1EpcIoMmU1lvH8afuMMCwPnTTwuueLc", "OGLTy5M+d5peOeHtw2bIUPDUt4c3iV0Wlo+FoWfQAAAAAAAAAAH+du6PRNu0K/jp3R6Nt2hWBp8zkcls3H/", "x17o5G27Qrg+hVLZftWSECT5nJ5bZuPn3SImo0gIM0+OvcHY22aVeHdme+XICEXQbRq1ou27NCeUwQ+f/tX", "kgEnjKTy23dfHsDiTAaWzB2+qRF1GgAB2mFOf53uTbqY/DXuTsabdOuj0oCmMtbPqQO7c58uQAJu3Fwdd9o", "NuSxDKJXtVy2Z4VzP+wWjYCKj/KYIPL/272QjQWbUS7tUJoIPGUml9u6+Xeh3oVG7Vfz9gYSYTS2YOyJm6n", "C5YCN5vRJi6jRAA7Si9QwCwA249gKc/zvcm3Ux3XuR0yjWznNizzkL2f8f2n0oV+MtsqSY3UGk2jEkaV8Cp", "soyxWnSHZ3SQqhISfLQgjUsQLwESZIiXN95oJKEVf27sZFU3z8XXPXODLqShY+DEqDkTt8+zSN7U91SSfMK", "/Jw9NaYESEhj6LWvKyRohXwP20ffadPH3GYofsP/HgADgUaWN7KlQp7610UfZGsxwR25resp0HNhdEqU978", "dtL6TJHwD8qb2Iees5o7Shjs+AMIOep89eZ5pMTdmCfC+QY5f35JES/zgwCBCfAnxZD8nTqqIREomn069k5", "TSh+FAqdN7YJ88o9/dW+HtvxxuwDo1CRnypyxgU8YwBWRq67+0qNjxKdGpBZ5yF/O+P/SaeRz/B/OEtjoQ7", "8YbZUlx5feBLu8o8jN6gwm0YgjS/mVkZ1yWRWm8xQ2UZYrTpHsa6vqNfp4fObukhRCQ06WhZEPr+GSeHuPE", "KhjBeAjTJBvNdimMRWhmhLn+swFlSKubXpBb9Sjz6Ts3Y2Lpvj4u5NANih3zhWx5q5xZNSVLHyZM8rHBaPB", "dhiUBiN3+PZpZwm9gKbOG2Ma25/qkk6YV2VGJElDeHVd5OHorTEjQkKbfFMO4BWvSB5FrXlZI0UrYdgW2og", "VqCHgf9o++k6fPp/iYZ0reHI04jBD9x/48QCdrfhUzs4cChwKNLC8lSsVY5ePE22jxh+dRSxwqQSAu+LYl9", "N4Mm2xY39bNwppWq4c4uCU21+3pGEwwv7v3zSQHq15XT7p2ZqfCrW5TLLuheCXDhqdhAOPZa7wbSSy6ewaM", "0vO9YQE5puUhyqH3zP55Ak8iVbp3vOZ2x7jYmldx+ZGpUCzX7DNZ+FppMEEh9IYfNIHEDJq2G2SlUuzaVMV", "Eg8u6GJfvh+TqOIMEASJAOw1Wa/BMmQKked7xfWy5z7uesBmJIQKNG/dDIJW3z0rEEC3IYfp0CGVeUlWPt8", "6Qurk8vXv6ddIa0M+EZ2y4FcU3oWyTIQNXWkMp9h4BI5pFpEce6kyY2OXNtCf22lUfOirazwKX7l2R2EH58", "/XJpE4/LxEHuHLm7lbcKBsuvyExsbLA72MEY67FOlpiQySusSJUspYOn+wRS6eLiphSK86syWN+1elpb+K2", "/pCYU/GwBdgWZNXosxBsKy94QyV0z4tFx4wOnjZQ/81dAS6++08Yo7X1YwW573FQjOn1yH4wlj5kHbhzPK3", "tr7c1br1P8grBX8EjBg1SYzJm3bXLyo2EXI4p+HCIEvDUFKTYUEUNF7r8UJXrB61+ScVMAybAcpknLbhOnY", "LT11iwVgMnGgwwNliiTpxYrFnFYb7YUZ9zvquJSpXq3ezKIxPHtcoQ8y1N+zP4cVJTRL7CL268lYyj0CrbI", "wfXMxd48ioK1n4s8BYa3kdtPIyZ5SPC0aD7U36LyzacG7nMCgNRu7w7dNPtbblP8YA2c4SegFNnTfGsY/Bo", "pyr2sw0tj/VJZ0wr0srhHb0q92lyoxIkobw6rq1EfMxV8YHsMjD0VtjRoSEt15q+LJwaY42+aYcwCtekUlk", "Hb8RHbObPIpa87JGilZDF+FQY3BnXMKwLbQRK1BDvS2WF8AdvUnA/7R99J0+fb9iD94lq9N3PsXDOlfw5Gh", "BWHiZhsYJYsRhhu4/8OMBu/w9Te7GDgs6W/GpnJ05FEXGSgpNq9QeOBRoYHkrVypHidPDqB26IMYuHyfaRo", "0/ubOkhAtwYDVRGM+4AS/ZQy6FdBvQGTRJryK4/6JCA1bQvwNcc3TuXK1tITZH9G1o0vCalZbCgGJTV1Zx5", "Jm3fSzK7dI1r1p3qfMTpYyZsBTWbqgGXa9dHlfJZOIv9GoBKFTfQf7ChwtVhv0rykIEPyobRogbdOk1q7yK", "bGkv3irUITHPuBkzIKHPdoMbQgrt3lLNIMp05+df9QHEuC/Q+CBoumdpGT3yXbqYDV2ZvsYiJyOujK9TzKO", "A70r+9GTT3B1U6S/CidlZJKqelvRjuia5ET1Hwo6wpx7d2TWZua/Yg2Z65K9UpaVRRBDQL9eR2sz/swEZOp", "tbazNXc0INhCT2iPSidOCO2iQrl2bTpiqluZA0t+VLICQeXNDFvnw/W4PncxSIkTUmUcUZIAgSAVnMfrrxP", "v8L2GuyXoNlyBSn9gn9UlMlHiLP94rrZc99XVJMKTpTInfc9YDNSAgVaKNoO26ZPvhi3roZBK2+e1ahJ6Kn", "fIiWXCCAbkMO06FDXx3V4N/lTEkq85KsfL51hFVuKQ+tiJiO1Mnl69/Tr5GrVF5IDuVCm9aGfCI6ZcGvqRv", "HgetTLKUovAtlmQgbulchsMZIPvaw0hhOsfEIHNOthfUSID7x2SwiOfZSZcbGU7+CVYNTK8wubaA/t9Oo+F", "HwG5xm5UXy0FfXeBS+cu2vymzbxYif5wAAAAAAAAAAAPUEklguvLBreZ584nqhVWuMmu66VB3l1vI8+cT1Q", "qvWBzhrnNv+G72LooUmj+P+vX6mF36hX07Hdu6q2s1cYseD6jiC4+DSrA9w1ji3/Tes+nREYJlBhxGE0lMe", "OB7JEXHWwUYWonl6/Uwv/EK/nHoISL2kbAMsju3cVbWbucSOGNjH7bUFdOWUQilX4RiR5WFGuw/PpCFYH+C", "scW77b1jq5D4pQEffM2Z+0JMUWjozk3pCyzrmikmbMv9vVuWmSW42bTd4WRYi4qyDjSxE8yIXqBHVAvhDn2", "kOBqujpw2fnAqU840bvfQQkHpJ2QZY9OWU6BH3uuh3SC7zORGqvXe9KmFhPxYNHDGwj9trC+gcxLQdg0W3W", "KG6Egr95OgWoU8WmKXKVKbKw4x2H55JQ8o2iORHsPXzsD7AWePc9t+wy8TLu/JKb9tHXiUBpleK27Jat1mI", "6zpmzPygJym0dGY5+DJ/BwjEDbVi3MVTFSENQGZOnX2pkfml8qaMihN5+VD2NNSkr8mS3GzabvCyLJIpaEg", "23g6cL1fOX0h/UdIvosrNEFHtYkQuUCOqBfCHRNtUsfIrTDc+0xwMVkdPGz4mGJ4OafOrVaqCcLQ97k5VX4", "bi7BNS/ughIPWSsg2w6NQkZ8qcsQCDWL6JcMis5YOtuhso5hBVhQPLviAEjU+F9s8seCox/+56VcLCfiwa7", "o9RUJpQkKpT8fdH5PHP5FME89W833NUOIhpOwaLbrE4fW2pXqXSAUJ1JRT6ydEtQoAhhqLnbZ0pDLtoGLNw", "eCn5v/pAnczIlIcZ7T48k4aUch1/ZhIvNv/+h5HcRjLT/wuDA4RojmML7hfrlZ80iwsbE3nNsYg7YJeJl3f", "lld5gYo0FL8spbt0cKxJRanYg3ekvgAlEypC2ZbVusxDXdbaQsfzrPmvFzJj5QU9SaOnMbf3TF3zUWafhZz", "2tKMm8pxRjr/UGdQwaasW4i6cqQhqfwSrTiZbycRNbxGndixdx5l9WMfM3p/JL5U0ZFSfy8r7h30E7m0KZM", "nsx+2+Gp5nHf6OjQToXJLnZtN3gZVkkTN0mhc7Z6U/AR8g/msQMTzVDWme0eLw1PQvnw9h7kDXID3Wb9scg", "XkSVmyGi2sVesZEJeYxmdePPNx4HLTk74zozjF8DhYuItqli5VeYbohDrfC9eSTefKY5GKyOnjZ8Uz2K9KA", "ihhffp2RO9D9jFyqj9hbag9OqVAXhaHvcnaqhAXMwVWAtwS2bnYoBfcjB2J8P0i/BeLvQ17J2Q8JUuyXTIC", "5tfuTQqUnOlDljAdBcTVzMF9+xbSLrS7K2gP9t1+/Z6pg8TwZbdTdQzCGqBq5xpQjinRoKB5Z9QQganwryk", "u8ZJqYvYX4IAaNyu8phiwyT+1wHetz1qoSF/Vg03ACuFt3T5IS3jDT4Z4f5Ybd5MGo/qUXRzXF415vFRv3N", "hHxFw+v6TaYI5qt5v+eopv3iOSGRWxgbg0QuXzAEVht2QLwHHrjmcPraUr1KpQNwD97A5WQZs4TqSij0k6N", "bhB9Ouqy9H+vvk9RUFukCDu9m0MZOx76+Uhh20TBm4fBS7XJDaEhdQDlh6K3SHEClOZTsP4oy/BVDnKSCLl", "7/OUNpoBB2cEOJKOU6/swkXmwoED5slAri3JVumHvqq72SlZuc6bKFASL+FwYHCNEcx/7iApVQ/6B3fU+4j", "ngZsCJ9urwcIDcMkhY2JvKaYxF3FsMiYMJNrcervYR3vOzyiatIgOXkwk45wMQaC16WU9zAMR6ZBrjvbLo5", "ViSi1OxAusxStvr6UPDRQMhYQK5NFdG1zMoYgPGlbMtq3WYhrutsPm5PPg8SWwey9KGEWw++B0fwM9x1sw7", "zomTbzYIJ5vNXYEmVrLVWmNv6py/4qLOYLv41d9YUAyVQWCIJd0tNJaVcsFFZ9/1OKcZe6w3qGE7cwsyzI1", "aoNNSKcRdPVYQ0IY7jT2HpNF+tFA31NfTRX1gQn60bSGHiJraI07oXL+LTshqLlKufiV8o9DHAtnqJqixma", "e4Kyo8EXcNhDJfQj/FZUTkiK2DkfcO/g3Y2heSIxy3bWIo1WfZhOqX51XtZA2Wo/ddpyzKP/0ZHg3QuMnr7", "1B+tyJ5IcrNpu8HLskiHt/vj73cCIwstFVm7aucj/imHAZXWV56Aj5B/NIkZnnWLAicaNan1+RHsnU4oTPU", "MFX7FYJT8AemBltSXLhQBHIUEjLmSpGqQH+o27Y9BamUbeG7DM/HXG71vEGJsv9fuuf1ITNAPvGIjE/IYze", "q8lyeBqjZxWsafbzwOWnJ2xmprrlZ0zsat5vFA7CDTI60T9dK0Dm+TEG1TxcqvMN0QmFdXkoGMbXsUzbko1", "ZGIe+HJK3D7LTj4THMwWB09bfi5d6IAM4HdkzXtTLpnnDiTwOne4kkgiC6+T8mc6H/GLktLW8TGw3ZFx9G1", "fpLek0Uy1ScmvGIjPzqdmoLQYQ8/z5kI2v7dv1RDA+ZgqsBaVLYHdDiEfOrpyKFjRiUjpOk9pfEeC58UgrE", "/H6RfgvGCRDuN/HE+QXahr2XthoSpdlSr97WoOBkd2DEZD/wl/B0tNYtX0plMoFOTnClzxgKgppcOcV16ss", "sqDeDLCWdXy98JcpMn2+ex10HPN0vYy7EiRV1vZWR72q7fs9UxeZ7aW9shjR/FLmclfTbzvppgZ9B5pKuQJ", "tAMXONKEcQ7NQyp59hJ6oeFAAAAAAAAAAB5iTUwyPBuf/ISa2CQ4d3+i5teUFgRs4GPtkGYc+ViyfY/dKi7", "FQy2faQq+OMEvzcELR/IK/TRSHX+FGi07BymDHchWHwcctmH7H8IJA3BWP5lSjjs/a8n+khV8McJfm+DwWD", "AD/kQEAhaPpBX6KORcdMLoJ8Yze6Bb76IO//gePjmi7jzD44Hc33V6KsePYYK9ODYY+5T+Q7Z/xBIGoKxd1", "DKIIDq7M78y5Rw2PtfT4VCoUAQCzEw9JGq4I8T/N6NGJ/QR+OSoQaDwYAf8iEgfwr0sNcCT197J+t4/PaeF", "wKu3kg0BvBoiTWAGGwXQ+nwvLUopOctlgLffBF3/sHxe1ZJIb8Or47wzRdx5x8cD4lEIkEv73JwjWk9iQQb", "ozj04Ai5zOvNR397VumU+n7GBvJj2VwKELl3IWh5wxLdVw6oXUkL4rMohTMDGVPzAKn8ujYpmwNu1viXKeG", "w97+egR4c0XgH0eEKhUKBIBZiYHMMd7Ho5gwfg7DCmUwBIYn6OfephPFP9nGiqfnc4Px3CCucyRQQkggMBo", "MBP+RDQHWPtjH3FC0//hToYa8Fnr6Hnd1RZ/XwwfZO1vH47T0vj8fjwTAdU1AEXL2RaAzg0X3ViKGg/I6ue", "fiXaYsIX+YAcaJZQ/gxmYvq/Akb6YIY8mPJOdMZ7GdvLW56vdpa1xakW0p1KjSonT8FGi07hynktjAq5cvp", "VuCbL+LOPzgemRIa0gbPVmESiUSCXt7l4GsAcbKWLoufGtN6Egk2RnFjWk8iwcYoDujBEXKZ15uPkUgkQlE", "n9fCVZTuKetMkuOzsDrqyI0rHZ3dQ6uoy+UYe/mXaIsKXOe5C0PKGJbqvl8vlwk7V1NAcULuSFsRnUWXZjq", "LeNAkuYfSRavXA2GYYfaRaPTC2GZPm+gplIQWY6m/POq3Ra+ebvMSaMsmmCeI18ar6Och2aa6v+qIoe/cQJ", "5rKatgViBQKhQJBLMTAbYOwMoncqr/mGO5i0c0ZPp+R21IZPXdBbfISa8okmyYUeydbAtT1WZ/geQtaxUbY", "5mlMO5I1KKfiRFPzucH575vNZsNxMZeQEFY4kykgJBFp3w2j4dBKbhgMBgN+yIeAYYUzM7Y46f/qHm1j7il", "afpOXWFMm2TQBl7pHmw0t5UnuM3Krxd2LNmWoLPudzDi3HCEZy1U8Vsjsnazj8dt7XpUUmdM5KxUhHo/Hg2", "E6pqBnBvKzqcrI32Mr7XuCPhmXGqLYS0rOd+iROYYbEt/EaeiwsyvaL6oWmWO4i0U3Z/jg6o27jccJh2tx0", "+vV1roGEvjm2x0m1HkW1fkTNtIFMW9czCP+ImtO5MeSc6Yz2M+dTqdDbsO2sLXJS6wpk2yazEB+nOFjAuVH", "2yDMuXKxZD5SFfxxgt8bOn8KNFp2DlND9j8EkoZgLMhtYVTKl9OtseRUZAJnvdLAN1/EnX9wPLm+avRVjx5", "DMiU0pA2ercJLrAGUxW7DvU+BHlzumhL1NggrbCZqfIq9k3U8fnvPC8QaQAy2i6F0NKb1JBJsjOJNL8AU2p", "zinca0nkSCjVEcvz2rdEp9P2O7ELS8YYnuK8KZgYypeYBUSQLf3PFoM9Uwi+rsOZhdqkFY4UymgJBEONHUf", "G5w/juzSoosNmFNusrDvxz+kSPFzu6g1NVl8o23Z5XkHZWc8jz8y7RFhC9zRXX+hI10QQy3Fje9Xm2ta86f", "Ao2WncMURQRc3c6McJU8jWntBnwe6jigdiUtiM+iQSlDFeV4od3Ksh1FvWkSXLM7KHV1mXwjwugj1eqBsc2", "7YRblInHfsjD6SLV6YGwzSXN9hbKQAkxNXmJNmWTTBDTXV31RlL17v0wJLQmFDvrGxTwdwXVghTZ5iTVlkk", "0TT/C8Ba1iI2zEa+JV9XOQ7b3i12U9g/6Suc/IrRZ3L9rARv2d3odBpUvdo82GlvIkMlSW/U5mnFtDh51d0", "X5RtToOqG0Zjj/KsZX2PUGfjEvIHMMNiW/iNMwx3MWimzN8tbjp9WprXQM+I7elMnrugkeqgpX6ioD92uQl", "1pRJNk2jbRDmXLlYMij2TrYEqOuzUX97hsxYhcxVUmRO56xUhCzbUX4vXDr7p0APLndNiXreyToev73nBa8", "aMb4gpSrr1pMEjuhVRJRdCFresET3FSSBb+54tJlqIKxwJlNASCJZJUUWm7AmXdK+G0bDoZXcqzcudgtR+6", "Nbi5ter7bWNSICrm5nRrhKqZnwPj9XC8vQEMUO96dltNQ92sbcU7T8rbTv9hSj2oMmL7GmTLJpAl+mhJaEQ", "gd9LnWPNhtaypNX/LoG06qk7Nxn5FaLuxdtpe7RZkNLeRKhw86uaL+oWthK+56gT8YlU9GlzvhedaQqWJD+", "MK4b29g7Wcfjt/e8obJs9ytHmcMqKTKnc1YqQlOgB5e7pkQ9V40YX5BSlXUuBC1vWKL7CqWfcz8As0iL3BZ", "GD8hDJvStxU2vV1vrGtRMeJ+fq4VlX9cmz8e6NuQmXhP/D0pYmyJzDDckvonTW/o5B+xO56zQYWdXtF9ULa", "noUmd8rzpSWVTnT9hIF8Qg3dJ/ELh5u6tGjC9Iqco60s+5H4BZpEXW4qbXq611Da9rk+djXRtyJPDNtztMq", "PNdefiH87zGjCyq8ydspAtiVSPGF6RUZR3euJhH/EXWnKcxrXc0tbjjoxyyvx9BaavalYeP17EH1FEO2d+P", "oLRVKIfs70dQ2ioAQYCQwQILnAEgS1AAAAAAAAUAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "AAAIAAAADAAAAEEtQAAAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAD//////////wAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAhIUAAAQZyRwQILFCRpb", "nRBcnJheUZyb21TdHJpbmcAAEGwkcECC2Ioc2l6ZV90IGlkeCwgc2l6ZV90IHNpemUpPDo6PnsgdGhyb3cg", "J0FycmF5IGluZGV4ICcgKyBpZHggKyAnIG91dCBvZiBib3VuZHM6IFswLCcgKyBzaXplICsgJyknOyB9AA=="].join("");
    function so(h) {
      for (var b = window.atob(h), R = b.length, G = new Uint8Array(R), ne = 0; ne < R; ne++) G[ne] = b.charCodeAt(ne);
      return G;
    }
    function ap(h) {
      return typeof Buffer == "function" ? Buffer.from(ci, "base64") : so(ci);
    }
    function Ms() {
      return Promise.resolve().then(function() {
        return ap(Un);
      });
    }
    function op() {
      var h = { env: mo, wasi_snapshot_preview1: mo };
      function b(p, g) {
        var A = p.exports;
        r.asm = A, Jr = r.asm.memory, J(Jr, "memory not found in wasm exports"), Za(Jr.buffer), kr = r.asm.__indirect_function_table, J(kr, "table not found in wasm exports"), tp(r.asm.__wasm_call_ctors), Ui("wasm-instantiate");
      }
      ip("wasm-instantiate");
      var R = r;
      function G(p) {
        J(r === R, "the Module object should not be replaced during async compilation - perhaps the order of HTML elements is wrong?"), R = null, b(p.instance);
      }
      function ne(p) {
        return Ms().then(function(g) {
          return WebAssembly.instantiate(g, h);
        }).then(function(g) {
          return g;
        }).then(p, function(g) {
          B("failed to asynchronously prepare wasm: " + g), io(Un) && B("warning: Loading from a file URI (" + Un + ") is not supported in most browsers. See https://emscripten.org/docs/getting_started/FAQ.html#how-do-i-run-a-local-webserver-for-testing-why-does-my-program-stall-in-downloading-or-preparing"), ft(g);
        });
      }
      function qe() {
        return ne(G);
      }
      if (r.instantiateWasm) try {
        var f = r.instantiateWasm(h, b);
        return f;
      } catch (p) {
        B("Module.instantiateWasm callback failed with error: " + p), i(p);
      }
      return qe().catch(i), {};
    }
    var zr, ao, oo = {};
    function cp(h, b) {
      throw "Array index " + h + " out of bounds: [0," + b + ")";
    }
    function cl(h) {
      this.name = "ExitStatus", this.message = "Program terminated with exit(" + h + ")", this.status = h;
    }
    function li(h) {
      for (; h.length > 0; ) h.shift()(r);
    }
    function PC(h, b = "i8") {
      switch (b.endsWith("*") && (b = "*"), b) {
        case "i1":
          return Lr[h >> 0];
        case "i8":
          return Lr[h >> 0];
        case "i16":
          return ki[h >> 1];
        case "i32":
          return pr[h >> 2];
        case "i64":
          return pr[h >> 2];
        case "float":
          return ai[h >> 2];
        case "double":
          return Mn[h >> 3];
        case "*":
          return qt[h >> 2];
        default:
          ft("invalid type for getValue: " + b);
      }
      return null;
    }
    function Xr(h) {
      return "0x" + h.toString(16).padStart(8, "0");
    }
    function EC(h, b, R = "i8") {
      switch (R.endsWith("*") && (R = "*"), R) {
        case "i1":
          Lr[h >> 0] = b;
          break;
        case "i8":
          Lr[h >> 0] = b;
          break;
        case "i16":
          ki[h >> 1] = b;
          break;
        case "i32":
          pr[h >> 2] = b;
          break;
        case "i64":
          ao = [b >>> 0, (zr = b, +Math.abs(zr) >= 1 ? zr > 0 ? (Math.min(+Math.floor(zr / 4294967296), 4294967295) | 0) >>> 0 : ~~+Math.ceil((zr - +(~~zr >>> 0)) / 4294967296) >>> 0 : 0)], pr[h >> 2] = ao[0], pr[h + 4 >> 2] = ao[1];
          break;
        case "float":
          ai[h >> 2] = b;
          break;
        case "double":
          Mn[h >> 3] = b;
          break;
        case "*":
          qt[h >> 2] = b;
          break;
        default:
          ft("invalid type for setValue: " + R);
      }
    }
    function Ht(h) {
      Ht.shown || (Ht.shown = {}), Ht.shown[h] || (Ht.shown[h] = 1, d && (h = "warning: " + h), B(h));
    }
    function lp() {
      ft("native code called abort()");
    }
    function Ds() {
      return 2147483648;
    }
    function mp(h) {
      try {
        return Jr.grow(h - Va.byteLength + 65535 >>> 16), Za(Jr.buffer), 1;
      } catch (b) {
        B("emscripten_realloc_buffer: Attempted to grow heap from " + Va.byteLength + " bytes to " + h + " bytes, but got error: " + b);
      }
    }
    function ll(h) {
      var b = Li.length;
      h = h >>> 0, J(h > b);
      var R = Ds();
      if (h > R) return B("Cannot enlarge memory, asked to go up to " + h + " bytes, but the limit is " + R + " bytes!"), false;
      let G = (g, A) => g + (A - g % A) % A;
      for (var ne = 1; ne <= 4; ne *= 2) {
        var qe = b * (1 + 0.2 / ne);
        qe = Math.min(qe, h + 100663296);
        var f = Math.min(R, G(Math.max(h, qe), 65536)), p = mp(f);
        if (p) return true;
      }
      return B("Failed to grow the heap from " + b + " bytes to " + f + " bytes, not enough memory!"), false;
    }
    var co = { varargs: void 0, get: function() {
      J(co.varargs != null), co.varargs += 4;
      var h = pr[co.varargs - 4 >> 2];
      return h;
    }, getStr: function(h) {
      var b = sl(h);
      return b;
    } };
    function Ls(h) {
      ft("fd_close called without SYSCALLS_REQUIRE_FILESYSTEM");
    }
    function dp(h, b) {
      return J(h == h >>> 0 || h == (h | 0)), J(b === (b | 0)), b + 2097152 >>> 0 < 4194305 - !!h ? (h >>> 0) + b * 4294967296 : NaN;
    }
    function ml(h, b, R, G, ne) {
      return 70;
    }
    var ks = [null, [], []];
    function lo(h, b) {
      var R = ks[h];
      J(R), b === 0 || b === 10 ? ((h === 1 ? pe : B)(vs(R, 0)), R.length = 0) : R.push(b);
    }
    function Us() {
      yl(0), ks[1].length && lo(1, 10), ks[2].length && lo(2, 10);
    }
    function dl(h, b, R, G) {
      for (var ne = 0, qe = 0; qe < R; qe++) {
        var f = qt[b >> 2], p = qt[b + 4 >> 2];
        b += 8;
        for (var g = 0; g < p; g++) lo(h, Li[f + g]);
        ne += p;
      }
      return qt[G >> 2] = ne, 0;
    }
    function ul(h, b, R) {
      var G = R > 0 ? R : Xa(h) + 1, ne = new Array(G), qe = On(h, ne, 0, ne.length);
      return b && (ne.length = qe), ne;
    }
    var up = true;
    function zs() {
      we("fetchSettings");
    }
    var mo = { abort: lp, array_bounds_check_error: cp, emscripten_resize_heap: ll, fd_close: Ls, fd_seek: ml, fd_write: dl }, pl = op(), pp = r.___wasm_call_ctors = st("__wasm_call_ctors"), fl = r._emscripten_bind_VoidPtr___destroy___0 = st("emscripten_bind_VoidPtr___destroy___0"), uo = r._emscripten_bind_Crc64Hash_Crc64Hash_0 = st("emscripten_bind_Crc64Hash_Crc64Hash_0"), fp = r._emscripten_bind_Crc64Hash_OnAppend_2 = st("emscripten_bind_Crc64Hash_OnAppend_2"), hp = r._emscripten_bind_Crc64Hash_OnFinal_3 = st("emscripten_bind_Crc64Hash_OnFinal_3"), hl = r._emscripten_bind_Crc64Hash___destroy___0 = st("emscripten_bind_Crc64Hash___destroy___0"), gl = r.___errno_location = st("__errno_location"), yl = r._fflush = st("fflush"), wC = r._malloc = st("malloc"), gp = r._free = st("free"), zi = r._emscripten_stack_init = function() {
      return (zi = r._emscripten_stack_init = r.asm.emscripten_stack_init).apply(null, arguments);
    }, Fs = r._emscripten_stack_get_free = function() {
      return (Fs = r._emscripten_stack_get_free = r.asm.emscripten_stack_get_free).apply(null, arguments);
    }, xl = r._emscripten_stack_get_base = function() {
      return (xl = r._emscripten_stack_get_base = r.asm.emscripten_stack_get_base).apply(null, arguments);
    }, Fi = r._emscripten_stack_get_end = function() {
      return (Fi = r._emscripten_stack_get_end = r.asm.emscripten_stack_get_end).apply(null, arguments);
    }, SC = r.stackSave = st("stackSave"), yp = r.stackRestore = st("stackRestore"), vC = r.stackAlloc = st("stackAlloc"), Al = r._emscripten_stack_get_current = function() {
      return (Al = r._emscripten_stack_get_current = r.asm.emscripten_stack_get_current).apply(null, arguments);
    }, BC = r.dynCall_jiji = st("dynCall_jiji"), xp = r.___start_em_js = 5261488, Ap = r.___stop_em_js = 5261586, po = ["run", "UTF8ArrayToString", "UTF8ToString", "stringToUTF8Array", "stringToUTF8", "lengthBytesUTF8", "addOnPreRun", "addOnInit", "addOnPreMain", "addOnExit", "addOnPostRun", "addRunDependency", "removeRunDependency", "FS_createFolder", "FS_createPath", "FS_createDataFile", "FS_createPreloadedFile", "FS_createLazyFile", "FS_createLink", "FS_createDevice", "FS_unlink", "getLEB", "getFunctionTables", "alignFunctionTables", "registerFunctions", "prettyPrint", "getCompilerSetting", "out", "err", "callMain", "abort", "keepRuntimeAlive", "wasmMemory", "stackAlloc", "stackSave", "stackRestore", "getTempRet0", "setTempRet0", "writeStackCookie", "checkStackCookie", "ptrToString", "zeroMemory", "stringToNewUTF8", "exitJS", "getHeapMax", "emscripten_realloc_buffer", "ENV", "ERRNO_CODES", "ERRNO_MESSAGES", "setErrNo", "inetPton4", "inetNtop4", "inetPton6", "inetNtop6", "readSockaddr", "writeSockaddr", "DNS", "getHostByName", "Protocols", "Sockets", "getRandomDevice", "warnOnce", "traverseStack", "UNWIND_CACHE", "convertPCtoSourceLocation", "readEmAsmArgsArray", "readEmAsmArgs", "runEmAsmFunction", "runMainThreadEmAsm", "jstoi_q", "jstoi_s", "getExecutableName", "listenOnce", "autoResumeAudioContext", "dynCallLegacy", "getDynCaller", "dynCall", "handleException", "runtimeKeepalivePush", "runtimeKeepalivePop", "callUserCallback", "maybeExit", "safeSetTimeout", "asmjsMangle", "asyncLoad", "alignMemory", "mmapAlloc", "writeI53ToI64", "writeI53ToI64Clamped", "writeI53ToI64Signaling", "writeI53ToU64Clamped", "writeI53ToU64Signaling", "readI53FromI64", "readI53FromU64", "convertI32PairToI53", "convertI32PairToI53Checked", "convertU32PairToI53", "getCFunc", "ccall", "cwrap", "uleb128Encode", "sigToWasmTypes", "generateFuncType", "convertJsFunctionToWasm", "freeTableIndexes", "functionsInTableMap", "getEmptyTableSlot", "updateTableMap", "addFunction", "removeFunction", "reallyNegative", "unSign", "strLen", "reSign", "formatString", "setValue", "getValue", "PATH", "PATH_FS", "intArrayFromString", "intArrayToString", "AsciiToString", "stringToAscii", "UTF16Decoder", "UTF16ToString", "stringToUTF16", "lengthBytesUTF16", "UTF32ToString", "stringToUTF32", "lengthBytesUTF32", "allocateUTF8", "allocateUTF8OnStack", "writeStringToMemory", "writeArrayToMemory", "writeAsciiToMemory", "SYSCALLS", "getSocketFromFD", "getSocketAddress", "JSEvents", "registerKeyEventCallback", "specialHTMLTargets", "maybeCStringToJsString", "findEventTarget", "findCanvasEventTarget", "getBoundingClientRect", "fillMouseEventData", "registerMouseEventCallback", "registerWheelEventCallback", "registerUiEventCallback", "registerFocusEventCallback", "fillDeviceOrientationEventData", "registerDeviceOrientationEventCallback", "fillDeviceMotionEventData", "registerDeviceMotionEventCallback", "screenOrientation", "fillOrientationChangeEventData", "registerOrientationChangeEventCallback", "fillFullscreenChangeEventData", "registerFullscreenChangeEventCallback", "JSEvents_requestFullscreen", "JSEvents_resizeCanvasForFullscreen", "registerRestoreOldStyle", "hideEverythingExceptGivenElement", "restoreHiddenElements", "setLetterbox", "currentFullscreenStrategy", "restoreOldWindowedStyle", "softFullscreenResizeWebGLRenderTarget", "doRequestFullscreen", "fillPointerlockChangeEventData", "registerPointerlockChangeEventCallback", "registerPointerlockErrorEventCallback", "requestPointerLock", "fillVisibilityChangeEventData", "registerVisibilityChangeEventCallback", "registerTouchEventCallback", "fillGamepadEventData", "registerGamepadEventCallback", "registerBeforeUnloadEventCallback", "fillBatteryEventData", "battery", "registerBatteryEventCallback", "setCanvasElementSize", "getCanvasElementSize", "demangle", "demangleAll", "jsStackTrace", "stackTrace", "ExitStatus", "getEnvStrings", "checkWasiClock", "flush_NO_FILESYSTEM", "dlopenMissingError", "createDyncallWrapper", "setImmediateWrapped", "clearImmediateWrapped", "polyfillSetImmediate", "uncaughtExceptionCount", "exceptionLast", "exceptionCaught", "ExceptionInfo", "exception_addRef", "exception_decRef", "Browser", "setMainLoop", "wget", "FS", "MEMFS", "TTY", "PIPEFS", "SOCKFS", "_setNetworkCallback", "tempFixedLengthArray", "miniTempWebGLFloatBuffers", "heapObjectForWebGLType", "heapAccessShiftForWebGLHeap", "GL", "emscriptenWebGLGet", "computeUnpackAlignedImageSize", "emscriptenWebGLGetTexPixelData", "emscriptenWebGLGetUniform", "webglGetUniformLocation", "webglPrepareUniformLocationsBeforeFirstUse", "webglGetLeftBracePos", "emscriptenWebGLGetVertexAttrib", "writeGLArray", "AL", "SDL_unicode", "SDL_ttfContext", "SDL_audio", "SDL", "SDL_gfx", "GLUT", "EGL", "GLFW_Window", "GLFW", "GLEW", "IDBStore", "runAndAbortIfError", "ALLOC_NORMAL", "ALLOC_STACK", "allocate"];
    po.forEach(ve);
    var bl = ["zeroMemory", "stringToNewUTF8", "exitJS", "setErrNo", "inetPton4", "inetNtop4", "inetPton6", "inetNtop6", "readSockaddr", "writeSockaddr", "getHostByName", "getRandomDevice", "traverseStack", "convertPCtoSourceLocation", "readEmAsmArgs", "runEmAsmFunction", "runMainThreadEmAsm", "jstoi_q", "jstoi_s", "getExecutableName", "listenOnce", "autoResumeAudioContext", "dynCallLegacy", "getDynCaller", "dynCall", "handleException", "runtimeKeepalivePush", "runtimeKeepalivePop", "callUserCallback", "maybeExit", "safeSetTimeout", "asmjsMangle", "asyncLoad", "alignMemory", "mmapAlloc", "writeI53ToI64", "writeI53ToI64Clamped", "writeI53ToI64Signaling", "writeI53ToU64Clamped", "writeI53ToU64Signaling", "readI53FromI64", "readI53FromU64", "convertI32PairToI53", "convertU32PairToI53", "getCFunc", "ccall", "cwrap", "uleb128Encode", "sigToWasmTypes", "generateFuncType", "convertJsFunctionToWasm", "getEmptyTableSlot", "updateTableMap", "addFunction", "removeFunction", "reallyNegative", "unSign", "strLen", "reSign", "formatString", "intArrayToString", "AsciiToString", "stringToAscii", "UTF16ToString", "stringToUTF16", "lengthBytesUTF16", "UTF32ToString", "stringToUTF32", "lengthBytesUTF32", "allocateUTF8", "allocateUTF8OnStack", "writeStringToMemory", "writeArrayToMemory", "writeAsciiToMemory", "getSocketFromFD", "getSocketAddress", "registerKeyEventCallback", "maybeCStringToJsString", "findEventTarget", "findCanvasEventTarget", "getBoundingClientRect", "fillMouseEventData", "registerMouseEventCallback", "registerWheelEventCallback", "registerUiEventCallback", "registerFocusEventCallback", "fillDeviceOrientationEventData", "registerDeviceOrientationEventCallback", "fillDeviceMotionEventData", "registerDeviceMotionEventCallback", "screenOrientation", "fillOrientationChangeEventData", "registerOrientationChangeEventCallback", "fillFullscreenChangeEventData", "registerFullscreenChangeEventCallback", "JSEvents_requestFullscreen", "JSEvents_resizeCanvasForFullscreen", "registerRestoreOldStyle", "hideEverythingExceptGivenElement", "restoreHiddenElements", "setLetterbox", "softFullscreenResizeWebGLRenderTarget", "doRequestFullscreen", "fillPointerlockChangeEventData", "registerPointerlockChangeEventCallback", "registerPointerlockErrorEventCallback", "requestPointerLock", "fillVisibilityChangeEventData", "registerVisibilityChangeEventCallback", "registerTouchEventCallback", "fillGamepadEventData", "registerGamepadEventCallback", "registerBeforeUnloadEventCallback", "fillBatteryEventData", "battery", "registerBatteryEventCallback", "setCanvasElementSize", "getCanvasElementSize", "demangle", "demangleAll", "jsStackTrace", "stackTrace", "getEnvStrings", "checkWasiClock", "createDyncallWrapper", "setImmediateWrapped", "clearImmediateWrapped", "polyfillSetImmediate", "ExceptionInfo", "exception_addRef", "exception_decRef", "setMainLoop", "_setNetworkCallback", "heapObjectForWebGLType", "heapAccessShiftForWebGLHeap", "emscriptenWebGLGet", "computeUnpackAlignedImageSize", "emscriptenWebGLGetTexPixelData", "emscriptenWebGLGetUniform", "webglGetUniformLocation", "webglPrepareUniformLocationsBeforeFirstUse", "webglGetLeftBracePos", "emscriptenWebGLGetVertexAttrib", "writeGLArray", "SDL_unicode", "SDL_ttfContext", "SDL_audio", "GLFW_Window", "runAndAbortIfError", "ALLOC_NORMAL", "ALLOC_STACK", "allocate"];
    bl.forEach(et);
    var zn;
    $r = function h() {
      zn || fo(), zn || ($r = h);
    };
    function bp() {
      zi(), to();
    }
    function fo(h) {
      if (h = h || a, fr > 0 || (bp(), ep(), fr > 0)) return;
      function b() {
        zn || (zn = true, r.calledRun = true, !Mi && (_s(), n(r), r.onRuntimeInitialized && r.onRuntimeInitialized(), J(!r._main, 'compiled without a main, but one is present. if you added it from JS, use Module["onRuntimeInitialized"]'), ol()));
      }
      r.setStatus ? (r.setStatus("Running..."), setTimeout(function() {
        setTimeout(function() {
          r.setStatus("");
        }, 1), b();
      }, 1)) : b(), Ts();
    }
    function Cp() {
      var h = pe, b = B, R = false;
      pe = B = (G) => {
        R = true;
      };
      try {
        Us();
      } catch {
      }
      pe = h, B = b, R && (Ht("stdio streams had content in them that was not flushed. you should set EXIT_RUNTIME to 1 (see the FAQ), or make sure to emit a newline when you printf etc."), Ht("(this may also be due to not including full filesystem support - try building with -sFORCE_FILESYSTEM)"));
    }
    if (r.preInit) for (typeof r.preInit == "function" && (r.preInit = [r.preInit]); r.preInit.length > 0; ) r.preInit.pop()();
    fo();
    function Qt() {
    }
    Qt.prototype = Object.create(Qt.prototype), Qt.prototype.constructor = Qt, Qt.prototype.__class__ = Qt, Qt.__cache__ = {}, r.WrapperObject = Qt;
    function Fn(h) {
      return (h || Qt).__cache__;
    }
    r.getCache = Fn;
    function ho(h, b) {
      var R = Fn(b), G = R[h];
      return G || (G = Object.create((b || Qt).prototype), G.ptr = h, R[h] = G);
    }
    r.wrapPointer = ho;
    function qs(h, b) {
      return ho(h.ptr, b);
    }
    r.castObject = qs, r.NULL = ho(0);
    function Np(h) {
      if (!h.__destroy__) throw "Error: Cannot destroy object. (Did you create it yourself?)";
      h.__destroy__(), delete Fn(h.__class__)[h.ptr];
    }
    r.destroy = Np;
    function Hs(h, b) {
      return h.ptr === b.ptr;
    }
    r.compare = Hs;
    function Ip(h) {
      return h.ptr;
    }
    r.getPointer = Ip;
    function Cl(h) {
      return h.__class__;
    }
    r.getClass = Cl;
    var le = { buffer: 0, size: 0, pos: 0, temps: [], needed: 0, prepare: function() {
      if (le.needed) {
        for (var h = 0; h < le.temps.length; h++) r._free(le.temps[h]);
        le.temps.length = 0, r._free(le.buffer), le.buffer = 0, le.size += le.needed, le.needed = 0;
      }
      le.buffer || (le.size += 128, le.buffer = r._malloc(le.size), J(le.buffer)), le.pos = 0;
    }, alloc: function(h, b) {
      J(le.buffer);
      var R = b.BYTES_PER_ELEMENT, G = h.length * R;
      G = G + 7 & -8;
      var ne;
      return le.pos + G >= le.size ? (J(G > 0), le.needed += G, ne = r._malloc(G), le.temps.push(ne)) : (ne = le.buffer + le.pos, le.pos += G), ne;
    }, copy: function(h, b, R) {
      R >>>= 0;
      var G = b.BYTES_PER_ELEMENT;
      switch (G) {
        case 2:
          R >>>= 1;
          break;
        case 4:
          R >>>= 2;
          break;
        case 8:
          R >>>= 3;
          break;
      }
      for (var ne = 0; ne < h.length; ne++) b[R + ne] = h[ne];
    } };
    function TC(h) {
      if (typeof h == "string") {
        var b = ul(h), R = le.alloc(b, Lr);
        return le.copy(b, Lr, R), R;
      }
      return h;
    }
    function go(h) {
      if (typeof h == "object") {
        var b = le.alloc(h, Lr);
        return le.copy(h, Lr, b), b;
      }
      return h;
    }
    function Pp(h) {
      if (typeof h == "object") {
        var b = le.alloc(h, ki);
        return le.copy(h, ki, b), b;
      }
      return h;
    }
    function Ep(h) {
      if (typeof h == "object") {
        var b = le.alloc(h, pr);
        return le.copy(h, pr, b), b;
      }
      return h;
    }
    function wp(h) {
      if (typeof h == "object") {
        var b = le.alloc(h, ai);
        return le.copy(h, ai, b), b;
      }
      return h;
    }
    function RC(h) {
      if (typeof h == "object") {
        var b = le.alloc(h, Mn);
        return le.copy(h, Mn, b), b;
      }
      return h;
    }
    function hr() {
      throw "cannot construct a VoidPtr, no constructor in IDL";
    }
    hr.prototype = Object.create(Qt.prototype), hr.prototype.constructor = hr, hr.prototype.__class__ = hr, hr.__cache__ = {}, r.VoidPtr = hr, hr.prototype.__destroy__ = hr.prototype.__destroy__ = function() {
      var h = this.ptr;
      fl(h);
    };
    function Et() {
      this.ptr = uo(), Fn(Et)[this.ptr] = this;
    }
    return Et.prototype = Object.create(Qt.prototype), Et.prototype.constructor = Et, Et.prototype.__class__ = Et, Et.__cache__ = {}, r.Crc64Hash = Et, Et.prototype.OnAppend = Et.prototype.OnAppend = function(h, b) {
      var R = this.ptr;
      h && typeof h == "object" && (h = h.ptr), b && typeof b == "object" && (b = b.ptr), fp(R, h, b);
    }, Et.prototype.OnFinal = Et.prototype.OnFinal = function(h, b, R) {
      var G = this.ptr;
      h && typeof h == "object" && (h = h.ptr), b && typeof b == "object" && (b = b.ptr), R && typeof R == "object" && (R = R.ptr), hp(G, h, b, R);
    }, Et.prototype.__destroy__ = Et.prototype.__destroy__ = function() {
      var h = this.ptr;
      hl(h);
    }, e.ready;
  });
})();
var L0 = MU;
var Zt = class t6 {
  nativeCrc64Hash;
  static nativeInstance;
  constructor() {
    this.nativeCrc64Hash = new t6.nativeInstance.Crc64Hash();
  }
  static initPromise;
  static async init() {
    return this.initPromise || (this.initPromise = L0().then((e) => {
      this.nativeInstance = e;
    })), this.initPromise;
  }
  append(e, r) {
    let n = t6.nativeInstance._malloc(r);
    t6.nativeInstance.HEAPU8.set(e, n), this.nativeCrc64Hash.OnAppend(n, r), t6.nativeInstance._free(n);
  }
  final(e, r) {
    let n = t6.nativeInstance._malloc(r);
    t6.nativeInstance.HEAPU8.set(e, n);
    let i = t6.nativeInstance._malloc(8);
    this.nativeCrc64Hash.OnFinal(n, r, i), t6.nativeInstance._free(n);
    let s = new Uint8Array(8);
    return s.set(t6.nativeInstance.HEAPU8.subarray(i, i + 8)), t6.nativeInstance._free(i), s;
  }
};
function k0(t18) {
  t18(null);
}
var DU = 1;
var U0 = 13;
var z0 = 10;
var F0 = 8;
var q0 = 4 * 1024 * 1024;
var er;
(function(t18) {
  t18[t18.StreamHeader = 0] = "StreamHeader", t18[t18.StreamFooter = 1] = "StreamFooter", t18[t18.SegmentHeader = 2] = "SegmentHeader", t18[t18.SegmentFooter = 3] = "SegmentFooter", t18[t18.SegmentContent = 4] = "SegmentContent", t18[t18.Completed = 5] = "Completed";
})(er || (er = {}));
var gc = class {
  pushData;
  contentLength;
  messageLength;
  constructor(e, r) {
    this.pushData = e, this.contentLength = r, this.contentOffset = 0, this.currentDataOffset = 0, this.segmentsCount = Math.ceil(this.contentLength / q0), this.messageLength = this.contentLength + U0 + (z0 + F0) * this.segmentsCount + F0, this.messageHeaderBuffer = new Uint8Array(U0), this.segmentNumber = 0, this.segmentContentLength = 0, this.segmentContentOffset = 0, this.state = er.StreamHeader, this.segmentCrc64 = new Zt(), this.messageCrc64 = new Zt();
  }
  currentDataOffset;
  contentOffset;
  segmentsCount;
  messageHeaderBuffer;
  segmentNumber;
  segmentContentLength;
  segmentContentOffset;
  segmentCrc64;
  messageCrc64;
  state;
  sourceDataHandler = (e) => {
    for (this.currentDataOffset = 0, this.state === er.StreamHeader && this.handlingMessageHeader(); this.segmentNumber < this.segmentsCount && (this.segmentContentLength = Math.min(q0, this.contentLength - this.contentOffset), this.state === er.SegmentHeader && this.handlingSegmentHeader(), this.state === er.SegmentContent && this.handlingSegmentContent(e), this.state === er.SegmentFooter && (this.handlingSegmentFooter(), this.contentOffset += this.segmentContentLength), this.currentDataOffset !== e.length); ) ;
    this.state === er.StreamFooter && this.handlingMessageFooter();
  };
  handlingMessageHeader() {
    this.messageHeaderBuffer[0] = DU, this.fillInt64(this.messageHeaderBuffer, 1, this.messageLength), this.fillInt16(this.messageHeaderBuffer, 9, 1), this.fillInt16(this.messageHeaderBuffer, 11, this.segmentsCount), this.pushData(this.messageHeaderBuffer), this.state = er.SegmentHeader;
  }
  handlingSegmentHeader() {
    let e = new Uint8Array(z0);
    this.fillInt16(e, 0, this.segmentNumber + 1), this.fillInt64(e, 2, this.segmentContentLength), this.segmentContentOffset = 0, this.pushData(e), this.state = er.SegmentContent;
  }
  handlingSegmentContent(e) {
    let r = Math.min(this.segmentContentLength - this.segmentContentOffset, e.length - this.currentDataOffset);
    if (r !== 0) {
      let n = Uint8Array.prototype.slice.call(e, this.currentDataOffset, this.currentDataOffset + r);
      this.messageCrc64.append(n, r), this.segmentCrc64.append(n, r), this.pushData(n);
    }
    this.segmentContentOffset += r, this.currentDataOffset += r, this.segmentContentOffset === this.segmentContentLength && (this.state = er.SegmentFooter);
  }
  handlingSegmentFooter() {
    let e = this.segmentCrc64.final(new Uint8Array([]), 0);
    this.pushData(e), this.segmentCrc64 = new Zt(), ++this.segmentNumber, this.segmentNumber === this.segmentsCount ? this.state = er.StreamFooter : this.state = er.SegmentHeader;
  }
  handlingMessageFooter() {
    let e = this.messageCrc64.final(new Uint8Array([]), 0);
    this.pushData(e), k0(this.pushData), this.state = er.Completed;
  }
  fillInt64(e, r, n) {
    if (e.length < r + 8) throw new Error("Uint8Array length is not expected.");
    new DataView(e.buffer, e.byteOffset + r, 8).setBigUint64(0, BigInt(n), true);
  }
  fillInt16(e, r, n) {
    if (e.length < r + 2) throw new Error("Uint8Array length is not expected.");
    new DataView(e.buffer, e.byteOffset + r, 2).setUint16(0, n, true);
  }
};
function kU(t18) {
  return t18 !== null && t18 instanceof LU && typeof t18._read == "function" && typeof t18._readableState == "object" && typeof t18.pipe == "function";
}
async function H0(t18, e) {
  if (t18 === null) return { body: t18, encodedContentLength: e };
  if (kU(t18)) {
    let r = new Ni(t18, e, {});
    return { body: r, encodedContentLength: r.messageLength() };
  }
  if (typeof t18 == "function") {
    let r = new Ni(t18(), e, {});
    return { body: r, encodedContentLength: r.messageLength() };
  }
  if (t18 instanceof Blob) {
    let r = await zU(t18, e);
    return { body: r.content, encodedContentLength: r.encodedContentLength };
  }
  if (typeof t18 == "string") {
    let r = new yc();
    r._read = () => {
    }, r.push(t18), r.push(null);
    let n = Buffer.byteLength(t18), i = await new Ni(r, n, {});
    return { body: i, encodedContentLength: i.messageLength() };
  }
  if (t18 instanceof ArrayBuffer) {
    let r = yc.from(Buffer.from(t18)), n = await new Ni(r, e, {});
    return { body: n, encodedContentLength: n.messageLength() };
  }
  if (t18 instanceof Buffer) {
    let r = yc.from(t18), n = await new Ni(r, e, {});
    return { body: n, encodedContentLength: n.messageLength() };
  }
  if (ArrayBuffer.isView(t18)) {
    let r = yc.from(Buffer.from(t18.buffer, t18.byteOffset, t18.byteLength)), n = await new Ni(r, e, {});
    return { body: n, encodedContentLength: n.messageLength() };
  }
  throw new Error("The specified request body type is not supported for CRC64 checksum");
}
async function UU(t18, e, r) {
  let { done: n, value: i } = await t18.read();
  if (n) {
    e.close();
    return;
  }
  r.sourceDataHandler(Buffer.from(i));
}
async function zU(t18, e) {
  let n = (t18 instanceof Blob ? t18.stream() : t18).getReader(), i, s = new ReadableStream({ start(o) {
    i = new gc((c) => {
      o.enqueue(c);
    }, e);
  }, pull(o) {
    UU(n, o, i).then(() => {
    }).catch(function(c) {
      o.error(c);
    });
  } });
  return { content: await new Response(s).blob(), encodedContentLength: i.messageLength };
}
var Ni = class extends yc {
  source;
  encodingMethods;
  constructor(e, r, n) {
    super({ highWaterMark: n.highWaterMark }), this.source = e, this.encodingMethods = new gc((i) => {
      this.push(i) || e.pause();
    }, r), this.setSourceEventHandlers();
  }
  messageLength() {
    return this.encodingMethods.messageLength;
  }
  setSourceEventHandlers() {
    this.source.on("data", this.sourceDataHandler), this.source.on("end", this.sourceErrorOrEndHandler), this.source.on("error", this.sourceErrorOrEndHandler), this.source.on("aborted", this.sourceAbortedHandler);
  }
  removeSourceEventHandlers() {
    this.source.removeListener("data", this.sourceDataHandler), this.source.removeListener("end", this.sourceErrorOrEndHandler), this.source.removeListener("error", this.sourceErrorOrEndHandler), this.source.removeListener("aborted", this.sourceAbortedHandler);
  }
  sourceDataHandler = (e) => {
    this.encodingMethods.sourceDataHandler(e);
  };
  sourceAbortedHandler = () => {
    let e = new wt("The operation was aborted.");
    this.destroy(e);
  };
  sourceErrorOrEndHandler = (e) => {
    if (e && e.name === "AbortError") {
      this.destroy(e);
      return;
    }
    this.removeSourceEventHandlers();
  };
  _read() {
    this.source.resume();
  }
  _destroy(e, r) {
    this.removeSourceEventHandlers(), this.source.destroy(), r(e === null ? void 0 : e);
  }
};
var FU = 1;
var Vg = 13;
var Zg = 10;
var Ta = 8;
var lr;
(function(t18) {
  t18[t18.StreamHeader = 0] = "StreamHeader", t18[t18.StreamFooter = 1] = "StreamFooter", t18[t18.SegmentHeader = 2] = "SegmentHeader", t18[t18.SegmentFooter = 3] = "SegmentFooter", t18[t18.SegmentContent = 4] = "SegmentContent";
})(lr || (lr = {}));
var Pd = class {
  pushData;
  segmentsCount;
  currentOffset;
  currentDataOffset;
  messageHeaderBuffer;
  messageHeaderOffset;
  segmentNumber;
  segmentHeaderOffset;
  segmentHeaderBuffer;
  segmentContentOffset;
  segmentContentLength;
  segmentFooterOffset;
  segmentFooterBuffer;
  messageFooterOffset;
  messageFooterBuffer;
  segmentCrc64;
  messageCrc64;
  state;
  constructor(e) {
    this.pushData = e, this.currentOffset = 0, this.segmentsCount = 0, this.messageHeaderOffset = 0, this.messageHeaderBuffer = new Uint8Array(Vg), this.currentDataOffset = 0, this.segmentNumber = 0, this.segmentHeaderOffset = 0, this.segmentHeaderBuffer = new Uint8Array(Zg), this.segmentContentOffset = 0, this.segmentContentLength = 0, this.state = lr.StreamHeader, this.segmentFooterOffset = 0, this.segmentFooterBuffer = new Uint8Array(Ta), this.messageFooterOffset = 0, this.messageFooterBuffer = new Uint8Array(Ta), this.segmentCrc64 = new Zt(), this.messageCrc64 = new Zt();
  }
  sourceDataHandler = (e) => {
    for (this.currentDataOffset = 0, this.state === lr.StreamHeader && this.parseMessageHeader(e); this.segmentNumber < this.segmentsCount && this.currentDataOffset < e.length; ) this.state === lr.SegmentHeader && this.parseSegmentHeader(e), this.state === lr.SegmentContent && this.parseSegmentContent(e), this.state === lr.SegmentFooter && this.parseSegmentFooter(e);
    this.state === lr.StreamFooter && this.parseMessageFooter(e);
  };
  parseMessageHeader(e) {
    let r = Math.min(Vg - this.messageHeaderOffset, e.length - this.currentDataOffset);
    if (this.messageHeaderBuffer.set(Uint8Array.prototype.slice.call(e, this.currentDataOffset, this.currentDataOffset + r), this.messageHeaderOffset), this.currentDataOffset += r, this.messageHeaderOffset += r, this.currentOffset += r, this.messageHeaderOffset === Vg) {
      if (this.messageHeaderBuffer[0] !== FU) throw new Error("Unexpected message version");
      this.segmentsCount = this.toInt16(Uint8Array.prototype.slice.call(this.messageHeaderBuffer, 11, 13)), this.state = lr.SegmentHeader;
    }
  }
  parseSegmentHeader(e) {
    let r = Math.min(Zg - this.segmentHeaderOffset, e.length - this.currentDataOffset);
    if (this.segmentHeaderBuffer.set(Uint8Array.prototype.slice.call(e, this.currentDataOffset, this.currentDataOffset + r), this.segmentHeaderOffset), this.currentDataOffset += r, this.segmentHeaderOffset += r, this.currentOffset += r, this.segmentHeaderOffset === Zg) {
      if (this.toInt16(Uint8Array.prototype.slice.call(this.segmentHeaderBuffer, 0, 2)) !== this.segmentNumber + 1) throw new Error("Segment number is unexpected.");
      this.segmentContentLength = this.toInt64(this.segmentHeaderBuffer, 2), this.segmentContentOffset = 0, this.state = lr.SegmentContent;
    }
  }
  parseSegmentContent(e) {
    let r = Math.min(this.segmentContentLength - this.segmentContentOffset, e.length - this.currentDataOffset), n = Uint8Array.prototype.slice.call(e, this.currentDataOffset, this.currentDataOffset + r);
    this.segmentCrc64.append(n, r), this.messageCrc64.append(n, r), this.pushData(n), this.currentDataOffset += r, this.segmentContentOffset += r, this.currentOffset += r, this.segmentContentOffset === this.segmentContentLength && (this.state = lr.SegmentFooter);
  }
  parseSegmentFooter(e) {
    let r = Math.min(Ta - this.segmentFooterOffset, e.length - this.currentDataOffset);
    if (this.segmentFooterBuffer.set(Uint8Array.prototype.slice.call(e, this.currentDataOffset, this.currentDataOffset + r), this.segmentFooterOffset), this.currentDataOffset += r, this.segmentFooterOffset += r, this.currentOffset += r, this.segmentFooterOffset === Ta) {
      let n = this.segmentCrc64.final(new Uint8Array([]), 0);
      if (!this.checkCrc64CheckSum(n, this.segmentFooterBuffer)) throw new Error(`Segment check sum mismatch, segmentNumber: ${this.segmentNumber}`);
      ++this.segmentNumber, this.segmentNumber === this.segmentsCount ? this.state = lr.StreamFooter : (this.segmentHeaderOffset = 0, this.segmentFooterOffset = 0, this.segmentCrc64 = new Zt(), this.state = lr.SegmentHeader);
    }
  }
  parseMessageFooter(e) {
    let r = Math.min(Ta - this.messageFooterOffset, e.length - this.currentDataOffset);
    if (this.messageFooterBuffer.set(Uint8Array.prototype.slice.call(e, this.currentDataOffset, this.currentDataOffset + r), this.messageFooterOffset), this.currentDataOffset += r, this.messageFooterOffset += r, this.currentOffset += r, this.messageFooterOffset === Ta) {
      let n = this.messageCrc64.final(new Uint8Array([]), 0);
      if (!this.checkCrc64CheckSum(n, this.messageFooterBuffer)) throw new Error("Check sum mismatch");
      this.pushData(null);
    }
  }
  toInt64(e, r) {
    if (e.length < r + 8) throw new Error("CRC64 buffer error, something wrong with crc64 calculator");
    let n = new DataView(e.buffer, e.byteOffset + r, 8);
    return Number(n.getBigUint64(0, true));
  }
  toInt16(e) {
    if (e.length !== 2) throw new Error("CRC64 buffer error, something wrong with crc64 calculator");
    return e[0] + e[1] * 256;
  }
  checkCrc64CheckSum(e, r) {
    if (e.length !== 8 || r.length !== 8) throw new Error("CRC64 buffer error, something wrong with crc64 calculator");
    for (let n = 0; n < 8; ++n) if (e[n] !== r[n]) return false;
    return true;
  }
};
async function Q0(t18) {
  throw new Error("structuredMessageDecodingBrowser is only for Browser");
}
function Ed(t18, e) {
  return new ey(t18, e);
}
var ey = class extends qU {
  source;
  decodingMethods;
  constructor(e, r) {
    super({ highWaterMark: r.highWaterMark }), this.source = e, this.decodingMethods = new Pd((n) => {
      this.push(n) || e.pause();
    }), this.setSourceEventHandlers();
  }
  _read() {
    this.source.resume();
  }
  setSourceEventHandlers() {
    this.source.on("data", this.sourceDataHandler), this.source.on("end", this.sourceErrorOrEndHandler), this.source.on("error", this.sourceErrorOrEndHandler), this.source.on("aborted", this.sourceAbortedHandler);
  }
  removeSourceEventHandlers() {
    this.source.removeListener("data", this.sourceDataHandler), this.source.removeListener("end", this.sourceErrorOrEndHandler), this.source.removeListener("error", this.sourceErrorOrEndHandler), this.source.removeListener("aborted", this.sourceAbortedHandler);
  }
  sourceDataHandler = (e) => {
    try {
      this.decodingMethods.sourceDataHandler(e);
    } catch (r) {
      this.destroy(r);
    }
  };
  sourceAbortedHandler = () => {
    let e = new wt("The operation was aborted.");
    this.destroy(e);
  };
  sourceErrorOrEndHandler = (e) => {
    if (e) {
      this.destroy(e);
      return;
    }
    this.removeSourceEventHandlers();
  };
  _destroy(e, r) {
    this.removeSourceEventHandlers(), this.source.destroy(), r(e === null ? void 0 : e);
  }
};
var ty;
function ry() {
  return ty || (ty = Vo()), ty;
}
var fn = class {
  _nextPolicy;
  _options;
  constructor(e, r) {
    this._nextPolicy = e, this._options = r;
  }
  shouldLog(e) {
    return this._options.shouldLog(e);
  }
  log(e, r) {
    this._options.log(e, r);
  }
};
var xc = class extends fn {
  constructor(e, r) {
    super(e, r);
  }
  async sendRequest(e) {
    return this._nextPolicy.sendRequest(e);
  }
};
var Ac = class {
  create(e, r) {
    return new xc(e, r);
  }
};
var ds = class extends fn {
  sendRequest(e) {
    return this._nextPolicy.sendRequest(this.signRequest(e));
  }
  signRequest(e) {
    return e;
  }
};
var bc = class extends ds {
  constructor(e, r) {
    super(e, r);
  }
};
var us = class {
  create(e, r) {
    throw new Error("Method should be implemented in children classes.");
  }
};
var ze = class extends us {
  create(e, r) {
    return new bc(e, r);
  }
};
var Cc = { Parameters: { FORCE_BROWSER_NO_CACHE: "_", SIGNATURE: "sig", SNAPSHOT: "snapshot", VERSIONID: "versionid", TIMEOUT: "timeout" } };
var ae = { AUTHORIZATION: "Authorization", AUTHORIZATION_SCHEME: "Bearer", CONTENT_ENCODING: "Content-Encoding", CONTENT_ID: "Content-ID", CONTENT_LANGUAGE: "Content-Language", CONTENT_LENGTH: "Content-Length", CONTENT_MD5: "Content-Md5", CONTENT_TRANSFER_ENCODING: "Content-Transfer-Encoding", CONTENT_TYPE: "Content-Type", COOKIE: "Cookie", DATE: "date", IF_MATCH: "if-match", IF_MODIFIED_SINCE: "if-modified-since", IF_NONE_MATCH: "if-none-match", IF_UNMODIFIED_SINCE: "if-unmodified-since", PREFIX_FOR_STORAGE: "x-ms-", RANGE: "Range", USER_AGENT: "User-Agent", X_MS_CLIENT_REQUEST_ID: "x-ms-client-request-id", X_MS_COPY_SOURCE: "x-ms-copy-source", X_MS_DATE: "x-ms-date", X_MS_ERROR_CODE: "x-ms-error-code", X_MS_VERSION: "x-ms-version", X_MS_CopySourceErrorCode: "x-ms-copy-source-error-code" };
function wd(t18, e, r) {
  let n = new URL(t18), i = encodeURIComponent(e), s = r ? encodeURIComponent(r) : void 0, a = n.search === "" ? "?" : n.search, o = [];
  for (let c of a.slice(1).split("&")) if (c) {
    let [l] = c.split("=", 2);
    l !== i && o.push(c);
  }
  return s && o.push(`${i}=${s}`), n.search = o.length ? `?${o.join("&")}` : "", n.toString();
}
function Sd(t18, e) {
  let r = new URL(t18);
  return r.hostname = e, r.toString();
}
function vd(t18) {
  try {
    return new URL(t18).pathname;
  } catch {
    return;
  }
}
function Bd(t18) {
  let e = new URL(t18).search;
  if (!e) return {};
  e = e.trim(), e = e.startsWith("?") ? e.substring(1) : e;
  let r = e.split("&");
  r = r.filter((i) => {
    let s = i.indexOf("="), a = i.lastIndexOf("=");
    return s > 0 && s === a && a < i.length - 1;
  });
  let n = {};
  for (let i of r) {
    let s = i.split("="), a = s[0], o = s[1];
    n[a] = o;
  }
  return n;
}
async function Td(t18, e, r) {
  return new Promise((n, i) => {
    let s, a = () => {
      s !== void 0 && clearTimeout(s), i(r);
    };
    s = setTimeout(() => {
      e !== void 0 && e.removeEventListener("abort", a), n();
    }, t18), e !== void 0 && e.addEventListener("abort", a);
  });
}
var HU = new Uint32Array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1820, 0, 1823, 1825, 1827, 1829, 0, 0, 0, 1837, 2051, 0, 0, 1843, 0, 3331, 3354, 3356, 3358, 3360, 3362, 3364, 3366, 3368, 3370, 0, 0, 0, 0, 0, 0, 0, 3586, 3593, 3594, 3610, 3617, 3619, 3621, 3628, 3634, 3637, 3638, 3656, 3665, 3696, 3708, 3710, 3721, 3722, 3729, 3737, 3743, 3746, 3748, 3750, 3751, 3753, 0, 0, 0, 1859, 1860, 1864, 3586, 3593, 3594, 3610, 3617, 3619, 3621, 3628, 3634, 3637, 3638, 3656, 3665, 3696, 3708, 3710, 3721, 3722, 3729, 3737, 3743, 3746, 3748, 3750, 3751, 3753, 0, 1868, 0, 1872, 0]);
var QU = new Uint32Array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
var GU = new Uint32Array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32786, 0, 0, 0, 0, 0, 33298, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
function Rd(t18, e) {
  return jU(t18, e) ? -1 : 1;
}
function jU(t18, e) {
  let r = [HU, QU, GU], n = 0, i = 0, s = 0;
  for (; n < r.length; ) {
    if (n === r.length - 1 && i !== s) return i > s;
    let a = i < t18.length ? r[n][t18[i].charCodeAt(0)] : 1, o = s < e.length ? r[n][e[s].charCodeAt(0)] : 1;
    if (a === 1 && o === 1) i = 0, s = 0, ++n;
    else if (a === o) ++i, ++s;
    else if (a === 0) ++i;
    else if (o === 0) ++s;
    else return a < o;
  }
  return false;
}
var Nc = class extends ds {
  factory;
  constructor(e, r, n) {
    super(e, r), this.factory = n;
  }
  signRequest(e) {
    e.headers.set(ae.X_MS_DATE, (/* @__PURE__ */ new Date()).toUTCString()), e.body && (typeof e.body == "string" || e.body !== void 0) && e.body.length > 0 && e.headers.set(ae.CONTENT_LENGTH, Buffer.byteLength(e.body));
    let r = [e.method.toUpperCase(), this.getHeaderValueToSign(e, ae.CONTENT_LANGUAGE), this.getHeaderValueToSign(e, ae.CONTENT_ENCODING), this.getHeaderValueToSign(e, ae.CONTENT_LENGTH), this.getHeaderValueToSign(e, ae.CONTENT_MD5), this.getHeaderValueToSign(e, ae.CONTENT_TYPE), this.getHeaderValueToSign(e, ae.DATE), this.getHeaderValueToSign(e, ae.IF_MODIFIED_SINCE), this.getHeaderValueToSign(e, ae.IF_MATCH), this.getHeaderValueToSign(e, ae.IF_NONE_MATCH), this.getHeaderValueToSign(e, ae.IF_UNMODIFIED_SINCE), this.getHeaderValueToSign(e, ae.RANGE)].join(`
`) + `
` + this.getCanonicalizedHeadersString(e) + this.getCanonicalizedResourceString(e), n = this.factory.computeHMACSHA256(r);
    return e.headers.set(ae.AUTHORIZATION, `SharedKey ${this.factory.accountName}:${n}`), e;
  }
  getHeaderValueToSign(e, r) {
    let n = e.headers.get(r);
    return !n || r === ae.CONTENT_LENGTH && n === "0" ? "" : n;
  }
  getCanonicalizedHeadersString(e) {
    let r = e.headers.headersArray().filter((i) => i.name.toLowerCase().startsWith(ae.PREFIX_FOR_STORAGE));
    r.sort((i, s) => Rd(i.name.toLowerCase(), s.name.toLowerCase())), r = r.filter((i, s, a) => !(s > 0 && i.name.toLowerCase() === a[s - 1].name.toLowerCase()));
    let n = "";
    return r.forEach((i) => {
      n += `${i.name.toLowerCase().trimRight()}:${i.value.trimLeft()}
`;
    }), n;
  }
  getCanonicalizedResourceString(e) {
    let r = vd(e.url) || "/", n = "";
    n += `/${this.factory.accountName}${r}`;
    let i = Bd(e.url), s = {};
    if (i) {
      let a = [];
      for (let o in i) if (Object.prototype.hasOwnProperty.call(i, o)) {
        let c = o.toLowerCase();
        s[c] = i[o], a.push(c);
      }
      a.sort();
      for (let o of a) n += `
${o}:${decodeURIComponent(s[o])}`;
    }
    return n;
  }
};
var Je = class extends us {
  accountName;
  accountKey;
  constructor(e, r) {
    super(), this.accountName = e, this.accountKey = Buffer.from(r, "base64");
  }
  create(e, r) {
    return new Nc(e, r, this);
  }
  computeHMACSHA256(e) {
    return YU("sha256", this.accountKey).update(e, "utf8").digest("base64");
  }
};
var dt = Sr("storage-common");
var vr;
(function(t18) {
  t18[t18.EXPONENTIAL = 0] = "EXPONENTIAL", t18[t18.FIXED = 1] = "FIXED";
})(vr || (vr = {}));
var Ii = { maxRetryDelayInMs: 120 * 1e3, maxTries: 4, retryDelayInMs: 4 * 1e3, retryPolicyType: vr.EXPONENTIAL, secondaryHost: "", tryTimeoutInMs: void 0 };
var KU = new wt("The operation was aborted.");
var Ic = class extends fn {
  retryOptions;
  constructor(e, r, n = Ii) {
    super(e, r), this.retryOptions = { retryPolicyType: n.retryPolicyType ? n.retryPolicyType : Ii.retryPolicyType, maxTries: n.maxTries && n.maxTries >= 1 ? Math.floor(n.maxTries) : Ii.maxTries, tryTimeoutInMs: n.tryTimeoutInMs && n.tryTimeoutInMs >= 0 ? n.tryTimeoutInMs : Ii.tryTimeoutInMs, retryDelayInMs: n.retryDelayInMs && n.retryDelayInMs >= 0 ? Math.min(n.retryDelayInMs, n.maxRetryDelayInMs ? n.maxRetryDelayInMs : Ii.maxRetryDelayInMs) : Ii.retryDelayInMs, maxRetryDelayInMs: n.maxRetryDelayInMs && n.maxRetryDelayInMs >= 0 ? n.maxRetryDelayInMs : Ii.maxRetryDelayInMs, secondaryHost: n.secondaryHost ? n.secondaryHost : Ii.secondaryHost };
  }
  async sendRequest(e) {
    return this.attemptSendRequest(e, false, 1);
  }
  async attemptSendRequest(e, r, n) {
    let i = e.clone(), s = r || !this.retryOptions.secondaryHost || !(e.method === "GET" || e.method === "HEAD" || e.method === "OPTIONS") || n % 2 === 1;
    s || (i.url = Sd(i.url, this.retryOptions.secondaryHost)), this.retryOptions.tryTimeoutInMs && (i.url = wd(i.url, Cc.Parameters.TIMEOUT, Math.floor(this.retryOptions.tryTimeoutInMs / 1e3).toString()));
    let a;
    try {
      if (dt.info(`RetryPolicy: =====> Try=${n} ${s ? "Primary" : "Secondary"}`), a = await this._nextPolicy.sendRequest(i), !this.shouldRetry(s, n, a)) return a;
      r = r || !s && a.status === 404;
    } catch (o) {
      if (dt.error(`RetryPolicy: Caught error, message: ${o.message}, code: ${o.code}`), !this.shouldRetry(s, n, a, o)) throw o;
    }
    return await this.delay(s, n, e.abortSignal), this.attemptSendRequest(e, r, ++n);
  }
  shouldRetry(e, r, n, i) {
    if (r >= this.retryOptions.maxTries) return dt.info(`RetryPolicy: Attempt(s) ${r} >= maxTries ${this.retryOptions.maxTries}, no further try.`), false;
    let s = ["ETIMEDOUT", "ESOCKETTIMEDOUT", "ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "TIMEOUT", "EPIPE", "REQUEST_SEND_ERROR"];
    if (i) {
      for (let a of s) if (i.name.toUpperCase().includes(a) || i.message.toUpperCase().includes(a) || i.code && i.code.toString().toUpperCase() === a) return dt.info(`RetryPolicy: Network error ${a} found, will retry.`), true;
    }
    if (n || i) {
      let a = n ? n.status : i ? i.statusCode : 0;
      if (!e && a === 404) return dt.info("RetryPolicy: Secondary access with 404, will retry."), true;
      if (a === 503 || a === 500) return dt.info(`RetryPolicy: Will retry for status code ${a}.`), true;
    }
    if (n && n?.status >= 400) {
      let a = n.headers.get(ae.X_MS_CopySourceErrorCode);
      if (a !== void 0) switch (a) {
        case "InternalError":
        case "OperationTimedOut":
        case "ServerBusy":
          return true;
      }
    }
    return i?.code === "PARSE_ERROR" && i?.message.startsWith('Error "Error: Unclosed root tag') ? (dt.info("RetryPolicy: Incomplete XML response likely due to service timeout, will retry."), true) : false;
  }
  async delay(e, r, n) {
    let i = 0;
    if (e) switch (this.retryOptions.retryPolicyType) {
      case vr.EXPONENTIAL:
        i = Math.min((Math.pow(2, r - 1) - 1) * this.retryOptions.retryDelayInMs, this.retryOptions.maxRetryDelayInMs);
        break;
      case vr.FIXED:
        i = this.retryOptions.retryDelayInMs;
        break;
    }
    else i = Math.random() * 1e3;
    return dt.info(`RetryPolicy: Delay for ${i}ms`), Td(i, n, KU);
  }
};
var Pc = class {
  retryOptions;
  constructor(e) {
    this.retryOptions = e;
  }
  create(e, r) {
    return new Ic(e, r, this.retryOptions);
  }
};
var WU = "storageBrowserPolicy";
function G0() {
  return { name: WU, async sendRequest(t18, e) {
    return e(t18);
  } };
}
var JU = "StorageCorrectContentLengthPolicy";
function j0() {
  function t18(e) {
    e.body && (typeof e.body == "string" || Buffer.isBuffer(e.body)) && e.body.length > 0 && e.headers.set(ae.CONTENT_LENGTH, Buffer.byteLength(e.body));
  }
  return { name: JU, async sendRequest(e, r) {
    return t18(e), r(e);
  } };
}
var $U = "storageRetryPolicy";
var Ra = { maxRetryDelayInMs: 120 * 1e3, maxTries: 4, retryDelayInMs: 4 * 1e3, retryPolicyType: vr.EXPONENTIAL, secondaryHost: "", tryTimeoutInMs: void 0 };
var XU = ["ETIMEDOUT", "ESOCKETTIMEDOUT", "ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "TIMEOUT", "EPIPE", "REQUEST_SEND_ERROR"];
var VU = new wt("The operation was aborted.");
function Y0(t18 = {}) {
  let e = t18.retryPolicyType ?? Ra.retryPolicyType, r = t18.maxTries ?? Ra.maxTries, n = t18.retryDelayInMs ?? Ra.retryDelayInMs, i = t18.maxRetryDelayInMs ?? Ra.maxRetryDelayInMs, s = t18.secondaryHost ?? Ra.secondaryHost, a = t18.tryTimeoutInMs ?? Ra.tryTimeoutInMs;
  function o({ isPrimaryRetry: l, attempt: m, response: d, error: u }) {
    if (m >= r) return dt.info(`RetryPolicy: Attempt(s) ${m} >= maxTries ${r}, no further try.`), false;
    if (u) {
      for (let y of XU) if (u.name.toUpperCase().includes(y) || u.message.toUpperCase().includes(y) || u.code && u.code.toString().toUpperCase() === y) return dt.info(`RetryPolicy: Network error ${y} found, will retry.`), true;
      if (u?.code === "PARSE_ERROR" && u?.message.startsWith('Error "Error: Unclosed root tag')) return dt.info("RetryPolicy: Incomplete XML response likely due to service timeout, will retry."), true;
    }
    if (d || u) {
      let y = d?.status ?? u?.statusCode ?? 0;
      if (!l && y === 404) return dt.info("RetryPolicy: Secondary access with 404, will retry."), true;
      if (y === 503 || y === 500) return dt.info(`RetryPolicy: Will retry for status code ${y}.`), true;
    }
    if (d && d?.status >= 400) {
      let y = d.headers.get(ae.X_MS_CopySourceErrorCode);
      if (y !== void 0) switch (y) {
        case "InternalError":
        case "OperationTimedOut":
        case "ServerBusy":
          return true;
      }
    }
    return false;
  }
  function c(l, m) {
    let d = 0;
    if (l) switch (e) {
      case vr.EXPONENTIAL:
        d = Math.min((Math.pow(2, m - 1) - 1) * n, i);
        break;
      case vr.FIXED:
        d = n;
        break;
    }
    else d = Math.random() * 1e3;
    return dt.info(`RetryPolicy: Delay for ${d}ms`), d;
  }
  return { name: $U, async sendRequest(l, m) {
    a && (l.url = wd(l.url, Cc.Parameters.TIMEOUT, String(Math.floor(a / 1e3))));
    let d = l.url, u = s ? Sd(l.url, s) : void 0, y = false, x = 1, I = true, N, w;
    for (; I; ) {
      let D = y || !u || !["GET", "HEAD", "OPTIONS"].includes(l.method) || x % 2 === 1;
      l.url = D ? d : u, N = void 0, w = void 0;
      try {
        dt.info(`RetryPolicy: =====> Try=${x} ${D ? "Primary" : "Secondary"}`), N = await m(l), y = y || !D && N.status === 404;
      } catch (M) {
        if (rs(M)) dt.error(`RetryPolicy: Caught error, message: ${M.message}, code: ${M.code}`), w = M;
        else throw dt.error(`RetryPolicy: Caught error, message: ${xi(M)}`), M;
      }
      I = o({ isPrimaryRetry: D, attempt: x, response: N, error: w }), I && await Td(c(D, x), l.abortSignal, VU), x++;
    }
    if (N) return N;
    throw w ?? new Yn("RetryPolicy failed without known error.");
  } };
}
var ez = "storageSharedKeyCredentialPolicy";
function ny(t18) {
  function e(s) {
    s.headers.set(ae.X_MS_DATE, (/* @__PURE__ */ new Date()).toUTCString()), s.body && (typeof s.body == "string" || Buffer.isBuffer(s.body)) && s.body.length > 0 && s.headers.set(ae.CONTENT_LENGTH, Buffer.byteLength(s.body));
    let a = [s.method.toUpperCase(), r(s, ae.CONTENT_LANGUAGE), r(s, ae.CONTENT_ENCODING), r(s, ae.CONTENT_LENGTH), r(s, ae.CONTENT_MD5), r(s, ae.CONTENT_TYPE), r(s, ae.DATE), r(s, ae.IF_MODIFIED_SINCE), r(s, ae.IF_MATCH), r(s, ae.IF_NONE_MATCH), r(s, ae.IF_UNMODIFIED_SINCE), r(s, ae.RANGE)].join(`
`) + `
` + n(s) + i(s), o = ZU("sha256", t18.accountKey).update(a, "utf8").digest("base64");
    s.headers.set(ae.AUTHORIZATION, `SharedKey ${t18.accountName}:${o}`);
  }
  function r(s, a) {
    let o = s.headers.get(a);
    return !o || a === ae.CONTENT_LENGTH && o === "0" ? "" : o;
  }
  function n(s) {
    let a = [];
    for (let [c, l] of s.headers) c.toLowerCase().startsWith(ae.PREFIX_FOR_STORAGE) && a.push({ name: c, value: l });
    a.sort((c, l) => Rd(c.name.toLowerCase(), l.name.toLowerCase())), a = a.filter((c, l, m) => !(l > 0 && c.name.toLowerCase() === m[l - 1].name.toLowerCase()));
    let o = "";
    return a.forEach((c) => {
      o += `${c.name.toLowerCase().trimRight()}:${c.value.trimLeft()}
`;
    }), o;
  }
  function i(s) {
    let a = vd(s.url) || "/", o = "";
    o += `/${t18.accountName}${a}`;
    let c = Bd(s.url), l = {};
    if (c) {
      let m = [];
      for (let d in c) if (Object.prototype.hasOwnProperty.call(c, d)) {
        let u = d.toLowerCase();
        l[u] = c[d], m.push(u);
      }
      m.sort();
      for (let d of m) o += `
${d}:${decodeURIComponent(l[d])}`;
    }
    return o;
  }
  return { name: ez, async sendRequest(s, a) {
    return e(s), a(s);
  } };
}
var tz = "storageRequestFailureDetailsParserPolicy";
function K0() {
  return { name: tz, async sendRequest(t18, e) {
    try {
      return await e(t18);
    } catch (r) {
      throw typeof r == "object" && r !== null && r.response && r.response.parsedBody && r.response.parsedBody.code === "InvalidHeaderValue" && r.response.parsedBody.HeaderName === "x-ms-version" && (r.message = `The provided service version is not enabled on this storage account. Please see https://learn.microsoft.com/rest/api/storageservices/versioning-for-the-azure-storage-services for additional information.
`), r;
    }
  } };
}
var _d = class {
  accountName;
  userDelegationKey;
  key;
  constructor(e, r) {
    this.accountName = e, this.userDelegationKey = r, this.key = Buffer.from(r.value, "base64");
  }
  computeHMACSHA256(e) {
    return rz("sha256", this.key).update(e, "utf8").digest("base64");
  }
};
var Od = "12.32.0";
var Md = "2026-04-06";
var Dd = "https://storage.azure.com/.default";
var Jn = { Parameters: { FORCE_BROWSER_NO_CACHE: "_", SIGNATURE: "sig", SNAPSHOT: "snapshot", VERSIONID: "versionid", TIMEOUT: "timeout" } };
var Qr = "";
var iy = "*";
var nz = 1 * 1024 * 1024;
var iz = 4 * nz;
var W0 = "AES256";
var J0 = "DefaultEndpointsProtocol=http;AccountName=devstoreaccount1;AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==;BlobEndpoint=http://127.0.0.1:10000/devstoreaccount1;";
var $0 = ["Access-Control-Allow-Origin", "Cache-Control", "Content-Length", "Content-Type", "Date", "Request-Id", "traceparent", "Transfer-Encoding", "User-Agent", "x-ms-client-request-id", "x-ms-date", "x-ms-error-code", "x-ms-request-id", "x-ms-return-client-request-id", "x-ms-version", "Accept-Ranges", "Content-Disposition", "Content-Encoding", "Content-Language", "Content-MD5", "Content-Range", "ETag", "Last-Modified", "Server", "Vary", "x-ms-content-crc64", "x-ms-copy-action", "x-ms-copy-completion-time", "x-ms-copy-id", "x-ms-copy-progress", "x-ms-copy-status", "x-ms-has-immutability-policy", "x-ms-has-legal-hold", "x-ms-lease-state", "x-ms-lease-status", "x-ms-range", "x-ms-request-server-encrypted", "x-ms-server-encrypted", "x-ms-snapshot", "x-ms-source-range", "If-Match", "If-Modified-Since", "If-None-Match", "If-Unmodified-Since", "x-ms-access-tier", "x-ms-access-tier-change-time", "x-ms-access-tier-inferred", "x-ms-account-kind", "x-ms-archive-status", "x-ms-blob-append-offset", "x-ms-blob-cache-control", "x-ms-blob-committed-block-count", "x-ms-blob-condition-appendpos", "x-ms-blob-condition-maxsize", "x-ms-blob-content-disposition", "x-ms-blob-content-encoding", "x-ms-blob-content-language", "x-ms-blob-content-length", "x-ms-blob-content-md5", "x-ms-blob-content-type", "x-ms-blob-public-access", "x-ms-blob-sequence-number", "x-ms-blob-type", "x-ms-copy-destination-snapshot", "x-ms-creation-time", "x-ms-default-encryption-scope", "x-ms-delete-snapshots", "x-ms-delete-type-permanent", "x-ms-deny-encryption-scope-override", "x-ms-encryption-algorithm", "x-ms-if-sequence-number-eq", "x-ms-if-sequence-number-le", "x-ms-if-sequence-number-lt", "x-ms-incremental-copy", "x-ms-lease-action", "x-ms-lease-break-period", "x-ms-lease-duration", "x-ms-lease-id", "x-ms-lease-time", "x-ms-page-write", "x-ms-proposed-lease-id", "x-ms-range-get-content-md5", "x-ms-rehydrate-priority", "x-ms-sequence-number-action", "x-ms-sku-name", "x-ms-source-content-md5", "x-ms-source-if-match", "x-ms-source-if-modified-since", "x-ms-source-if-none-match", "x-ms-source-if-unmodified-since", "x-ms-tag-count", "x-ms-encryption-key-sha256", "x-ms-copy-source-error-code", "x-ms-copy-source-status-code", "x-ms-if-tags", "x-ms-source-if-tags"];
var X0 = ["comp", "maxresults", "rscc", "rscd", "rsce", "rscl", "rsct", "se", "si", "sip", "sp", "spr", "sr", "srt", "ss", "st", "sv", "include", "marker", "prefix", "copyid", "restype", "blockid", "blocklisttype", "delimiter", "prevsnapshot", "ske", "skoid", "sks", "skt", "sktid", "skv", "snapshot"];
var V0 = "BlobUsesCustomerSpecifiedEncryption";
var Z0 = "BlobDoesNotUseCustomerSpecifiedEncryption";
var eE = ["10000", "10001", "10002", "10003", "10004", "10100", "10101", "10102", "10103", "10104", "11000", "11001", "11002", "11003", "11004", "11100", "11101", "11102", "11103", "11104"];
function $n(t18) {
  if (!t18 || typeof t18 != "object") return false;
  let e = t18;
  return Array.isArray(e.factories) && typeof e.options == "object" && typeof e.toServiceClientOptions == "function";
}
var Ec = class {
  factories;
  options;
  constructor(e, r = {}) {
    this.factories = e, this.options = r;
  }
  toServiceClientOptions() {
    return { httpClient: this.options.httpClient, requestPolicyFactories: this.factories };
  }
};
function it(t18, e = {}) {
  t18 || (t18 = new ze());
  let r = new Ec([], e);
  return r._credential = t18, r;
}
function sz(t18) {
  let e = [az, tE, oz, cz, lz, mz, uz];
  if (t18.factories.length) {
    let r = t18.factories.filter((n) => !e.some((i) => i(n)));
    if (r.length) {
      let n = r.some((i) => dz(i));
      return { wrappedPolicies: Ig(r), afterRetry: n };
    }
  }
}
function sy(t18) {
  let { httpClient: e, ...r } = t18.options, n = t18._coreHttpClient;
  n || (n = e ? Pg(e) : ry(), t18._coreHttpClient = n);
  let i = t18._corePipeline;
  if (!i) {
    let s = `azsdk-js-azure-storage-blob/${Od}`, a = r.userAgentOptions && r.userAgentOptions.userAgentPrefix ? `${r.userAgentOptions.userAgentPrefix} ${s}` : `${s}`;
    i = ec({ ...r, loggingOptions: { additionalAllowedHeaderNames: $0, additionalAllowedQueryParameters: X0, logger: yd.info }, userAgentOptions: { userAgentPrefix: a }, serializationOptions: { stringifyXML: gd, serializerOptions: { xml: { xmlCharKey: "#" } } }, deserializationOptions: { parseXML: Xg, serializerOptions: { xml: { xmlCharKey: "#" } } } }), i.removePolicy({ phase: "Retry" }), i.removePolicy({ name: Jh }), i.addPolicy(j0()), i.addPolicy(Y0(r.retryOptions), { phase: "Retry" }), i.addPolicy(K0()), i.addPolicy(G0());
    let o = sz(t18);
    o && i.addPolicy(o.wrappedPolicies, o.afterRetry ? { afterPhase: "Retry" } : void 0);
    let c = ay(t18);
    sr(c) ? i.addPolicy(Ca({ credential: c, scopes: r.audience ?? Dd, challengeCallbacks: { authorizeRequestOnChallenge: id } }), { phase: "Sign" }) : c instanceof Je && i.addPolicy(ny({ accountName: c.accountName, accountKey: c.accountKey }), { phase: "Sign" }), t18._corePipeline = i;
  }
  return { ...r, allowInsecureConnection: true, httpClient: n, pipeline: i };
}
function ay(t18) {
  if (t18._credential) return t18._credential;
  let e = new ze();
  for (let r of t18.factories) if (sr(r.credential)) e = r.credential;
  else if (tE(r)) return r;
  return e;
}
function tE(t18) {
  return t18 instanceof Je ? true : t18.constructor.name === "StorageSharedKeyCredential";
}
function az(t18) {
  return t18 instanceof ze ? true : t18.constructor.name === "AnonymousCredential";
}
function oz(t18) {
  return sr(t18.credential);
}
function cz(t18) {
  return t18 instanceof Ac ? true : t18.constructor.name === "StorageBrowserPolicyFactory";
}
function lz(t18) {
  return t18 instanceof Pc ? true : t18.constructor.name === "StorageRetryPolicyFactory";
}
function mz(t18) {
  return t18.constructor.name === "TelemetryPolicyFactory";
}
function dz(t18) {
  return t18.constructor.name === "InjectorPolicyFactory";
}
function uz(t18) {
  let e = ["GenerateClientRequestIdPolicy", "TracingPolicy", "LogPolicy", "ProxyPolicy", "DisableResponseDecompressionPolicy", "KeepAlivePolicy", "DeserializationPolicy"], r = { sendRequest: async (a) => ({ request: a, headers: a.headers.clone(), status: 500 }) }, n = { log(a, o) {
  }, shouldLog(a) {
    return false;
  } }, s = t18.create(r, n).constructor.name;
  return e.some((a) => s.startsWith(a));
}
var rE;
(function(t18) {
  t18.AES256 = "AES256";
})(rE || (rE = {}));
var nE;
(function(t18) {
  t18.Backup = "backup";
})(nE || (nE = {}));
var iE;
(function(t18) {
  t18.NeverExpire = "NeverExpire", t18.RelativeToCreation = "RelativeToCreation", t18.RelativeToNow = "RelativeToNow", t18.Absolute = "Absolute";
})(iE || (iE = {}));
var sE;
(function(t18) {
  t18.AccountAlreadyExists = "AccountAlreadyExists", t18.AccountBeingCreated = "AccountBeingCreated", t18.AccountIsDisabled = "AccountIsDisabled", t18.AuthenticationFailed = "AuthenticationFailed", t18.AuthorizationFailure = "AuthorizationFailure", t18.ConditionHeadersNotSupported = "ConditionHeadersNotSupported", t18.ConditionNotMet = "ConditionNotMet", t18.EmptyMetadataKey = "EmptyMetadataKey", t18.InsufficientAccountPermissions = "InsufficientAccountPermissions", t18.InternalError = "InternalError", t18.InvalidAuthenticationInfo = "InvalidAuthenticationInfo", t18.InvalidHeaderValue = "InvalidHeaderValue", t18.InvalidHttpVerb = "InvalidHttpVerb", t18.InvalidInput = "InvalidInput", t18.InvalidMd5 = "InvalidMd5", t18.InvalidMetadata = "InvalidMetadata", t18.InvalidQueryParameterValue = "InvalidQueryParameterValue", t18.InvalidRange = "InvalidRange", t18.InvalidResourceName = "InvalidResourceName", t18.InvalidUri = "InvalidUri", t18.InvalidXmlDocument = "InvalidXmlDocument", t18.InvalidXmlNodeValue = "InvalidXmlNodeValue", t18.Md5Mismatch = "Md5Mismatch", t18.MetadataTooLarge = "MetadataTooLarge", t18.MissingContentLengthHeader = "MissingContentLengthHeader", t18.MissingRequiredQueryParameter = "MissingRequiredQueryParameter", t18.MissingRequiredHeader = "MissingRequiredHeader", t18.MissingRequiredXmlNode = "MissingRequiredXmlNode", t18.MultipleConditionHeadersNotSupported = "MultipleConditionHeadersNotSupported", t18.OperationTimedOut = "OperationTimedOut", t18.OutOfRangeInput = "OutOfRangeInput", t18.OutOfRangeQueryParameterValue = "OutOfRangeQueryParameterValue", t18.RequestBodyTooLarge = "RequestBodyTooLarge", t18.ResourceTypeMismatch = "ResourceTypeMismatch", t18.RequestUrlFailedToParse = "RequestUrlFailedToParse", t18.ResourceAlreadyExists = "ResourceAlreadyExists", t18.ResourceNotFound = "ResourceNotFound", t18.ServerBusy = "ServerBusy", t18.UnsupportedHeader = "UnsupportedHeader", t18.UnsupportedXmlNode = "UnsupportedXmlNode", t18.UnsupportedQueryParameter = "UnsupportedQueryParameter", t18.UnsupportedHttpVerb = "UnsupportedHttpVerb", t18.AppendPositionConditionNotMet = "AppendPositionConditionNotMet", t18.BlobAlreadyExists = "BlobAlreadyExists", t18.BlobImmutableDueToPolicy = "BlobImmutableDueToPolicy", t18.BlobNotFound = "BlobNotFound", t18.BlobOverwritten = "BlobOverwritten", t18.BlobTierInadequateForContentLength = "BlobTierInadequateForContentLength", t18.BlobUsesCustomerSpecifiedEncryption = "BlobUsesCustomerSpecifiedEncryption", t18.BlockCountExceedsLimit = "BlockCountExceedsLimit", t18.BlockListTooLong = "BlockListTooLong", t18.CannotChangeToLowerTier = "CannotChangeToLowerTier", t18.CannotVerifyCopySource = "CannotVerifyCopySource", t18.ContainerAlreadyExists = "ContainerAlreadyExists", t18.ContainerBeingDeleted = "ContainerBeingDeleted", t18.ContainerDisabled = "ContainerDisabled", t18.ContainerNotFound = "ContainerNotFound", t18.ContentLengthLargerThanTierLimit = "ContentLengthLargerThanTierLimit", t18.CopyAcrossAccountsNotSupported = "CopyAcrossAccountsNotSupported", t18.CopyIdMismatch = "CopyIdMismatch", t18.FeatureVersionMismatch = "FeatureVersionMismatch", t18.IncrementalCopyBlobMismatch = "IncrementalCopyBlobMismatch", t18.IncrementalCopyOfEarlierSnapshotNotAllowed = "IncrementalCopyOfEarlierSnapshotNotAllowed", t18.IncrementalCopySourceMustBeSnapshot = "IncrementalCopySourceMustBeSnapshot", t18.InfiniteLeaseDurationRequired = "InfiniteLeaseDurationRequired", t18.InvalidBlobOrBlock = "InvalidBlobOrBlock", t18.InvalidBlobTier = "InvalidBlobTier", t18.InvalidBlobType = "InvalidBlobType", t18.InvalidBlockId = "InvalidBlockId", t18.InvalidBlockList = "InvalidBlockList", t18.InvalidOperation = "InvalidOperation", t18.InvalidPageRange = "InvalidPageRange", t18.InvalidSourceBlobType = "InvalidSourceBlobType", t18.InvalidSourceBlobUrl = "InvalidSourceBlobUrl", t18.InvalidVersionForPageBlobOperation = "InvalidVersionForPageBlobOperation", t18.LeaseAlreadyPresent = "LeaseAlreadyPresent", t18.LeaseAlreadyBroken = "LeaseAlreadyBroken", t18.LeaseIdMismatchWithBlobOperation = "LeaseIdMismatchWithBlobOperation", t18.LeaseIdMismatchWithContainerOperation = "LeaseIdMismatchWithContainerOperation", t18.LeaseIdMismatchWithLeaseOperation = "LeaseIdMismatchWithLeaseOperation", t18.LeaseIdMissing = "LeaseIdMissing", t18.LeaseIsBreakingAndCannotBeAcquired = "LeaseIsBreakingAndCannotBeAcquired", t18.LeaseIsBreakingAndCannotBeChanged = "LeaseIsBreakingAndCannotBeChanged", t18.LeaseIsBrokenAndCannotBeRenewed = "LeaseIsBrokenAndCannotBeRenewed", t18.LeaseLost = "LeaseLost", t18.LeaseNotPresentWithBlobOperation = "LeaseNotPresentWithBlobOperation", t18.LeaseNotPresentWithContainerOperation = "LeaseNotPresentWithContainerOperation", t18.LeaseNotPresentWithLeaseOperation = "LeaseNotPresentWithLeaseOperation", t18.MaxBlobSizeConditionNotMet = "MaxBlobSizeConditionNotMet", t18.NoAuthenticationInformation = "NoAuthenticationInformation", t18.NoPendingCopyOperation = "NoPendingCopyOperation", t18.OperationNotAllowedOnIncrementalCopyBlob = "OperationNotAllowedOnIncrementalCopyBlob", t18.PendingCopyOperation = "PendingCopyOperation", t18.PreviousSnapshotCannotBeNewer = "PreviousSnapshotCannotBeNewer", t18.PreviousSnapshotNotFound = "PreviousSnapshotNotFound", t18.PreviousSnapshotOperationNotSupported = "PreviousSnapshotOperationNotSupported", t18.SequenceNumberConditionNotMet = "SequenceNumberConditionNotMet", t18.SequenceNumberIncrementTooLarge = "SequenceNumberIncrementTooLarge", t18.SnapshotCountExceeded = "SnapshotCountExceeded", t18.SnapshotOperationRateExceeded = "SnapshotOperationRateExceeded", t18.SnapshotsPresent = "SnapshotsPresent", t18.SourceConditionNotMet = "SourceConditionNotMet", t18.SystemInUse = "SystemInUse", t18.TargetConditionNotMet = "TargetConditionNotMet", t18.UnauthorizedBlobOverwrite = "UnauthorizedBlobOverwrite", t18.BlobBeingRehydrated = "BlobBeingRehydrated", t18.BlobArchived = "BlobArchived", t18.BlobNotArchived = "BlobNotArchived", t18.AuthorizationSourceIPMismatch = "AuthorizationSourceIPMismatch", t18.AuthorizationProtocolMismatch = "AuthorizationProtocolMismatch", t18.AuthorizationPermissionMismatch = "AuthorizationPermissionMismatch", t18.AuthorizationServiceMismatch = "AuthorizationServiceMismatch", t18.AuthorizationResourceTypeMismatch = "AuthorizationResourceTypeMismatch", t18.BlobAccessTierNotSupportedForAccountType = "BlobAccessTierNotSupportedForAccountType";
})(sE || (sE = {}));
var mr = {};
_R(mr, { AccessPolicy: () => Pz, AppendBlobAppendBlockExceptionHeaders: () => wA, AppendBlobAppendBlockFromUrlExceptionHeaders: () => vA, AppendBlobAppendBlockFromUrlHeaders: () => SA, AppendBlobAppendBlockHeaders: () => EA, AppendBlobCreateExceptionHeaders: () => PA, AppendBlobCreateHeaders: () => IA, AppendBlobSealExceptionHeaders: () => TA, AppendBlobSealHeaders: () => BA, ArrowConfiguration: () => Uz, ArrowField: () => zz, BlobAbortCopyFromURLExceptionHeaders: () => $x, BlobAbortCopyFromURLHeaders: () => Jx, BlobAcquireLeaseExceptionHeaders: () => Mx, BlobAcquireLeaseHeaders: () => Ox, BlobBreakLeaseExceptionHeaders: () => Hx, BlobBreakLeaseHeaders: () => qx, BlobChangeLeaseExceptionHeaders: () => Fx, BlobChangeLeaseHeaders: () => zx, BlobCopyFromURLExceptionHeaders: () => Wx, BlobCopyFromURLHeaders: () => Kx, BlobCreateSnapshotExceptionHeaders: () => Gx, BlobCreateSnapshotHeaders: () => Qx, BlobDeleteExceptionHeaders: () => xx, BlobDeleteHeaders: () => yx, BlobDeleteImmutabilityPolicyExceptionHeaders: () => vx, BlobDeleteImmutabilityPolicyHeaders: () => Sx, BlobDownloadExceptionHeaders: () => fx, BlobDownloadHeaders: () => kd, BlobFlatListSegment: () => Ez, BlobGetAccountInfoExceptionHeaders: () => Zx, BlobGetAccountInfoHeaders: () => Vx, BlobGetPropertiesExceptionHeaders: () => gx, BlobGetPropertiesHeaders: () => hx, BlobGetTagsExceptionHeaders: () => rA, BlobGetTagsHeaders: () => tA, BlobHierarchyListSegment: () => Bz, BlobItemInternal: () => wz, BlobName: () => Sz, BlobPrefix: () => Tz, BlobPropertiesInternal: () => vz, BlobQueryExceptionHeaders: () => eA, BlobQueryHeaders: () => zd, BlobReleaseLeaseExceptionHeaders: () => Lx, BlobReleaseLeaseHeaders: () => Dx, BlobRenewLeaseExceptionHeaders: () => Ux, BlobRenewLeaseHeaders: () => kx, BlobServiceProperties: () => wc, BlobServiceStatistics: () => oy, BlobSetExpiryExceptionHeaders: () => Nx, BlobSetExpiryHeaders: () => Cx, BlobSetHttpHeadersExceptionHeaders: () => Px, BlobSetHttpHeadersHeaders: () => Ix, BlobSetImmutabilityPolicyExceptionHeaders: () => wx, BlobSetImmutabilityPolicyHeaders: () => Ex, BlobSetLegalHoldExceptionHeaders: () => Tx, BlobSetLegalHoldHeaders: () => Bx, BlobSetMetadataExceptionHeaders: () => _x, BlobSetMetadataHeaders: () => Rx, BlobSetTagsExceptionHeaders: () => iA, BlobSetTagsHeaders: () => nA, BlobSetTierExceptionHeaders: () => Xx, BlobSetTierHeaders: () => Ud, BlobStartCopyFromURLExceptionHeaders: () => Yx, BlobStartCopyFromURLHeaders: () => jx, BlobTag: () => Nz, BlobTags: () => vc, BlobUndeleteExceptionHeaders: () => bx, BlobUndeleteHeaders: () => Ax, Block: () => Rz, BlockBlobCommitBlockListExceptionHeaders: () => FA, BlockBlobCommitBlockListHeaders: () => zA, BlockBlobGetBlockListExceptionHeaders: () => HA, BlockBlobGetBlockListHeaders: () => qA, BlockBlobPutBlobFromUrlExceptionHeaders: () => MA, BlockBlobPutBlobFromUrlHeaders: () => OA, BlockBlobStageBlockExceptionHeaders: () => LA, BlockBlobStageBlockFromURLExceptionHeaders: () => UA, BlockBlobStageBlockFromURLHeaders: () => kA, BlockBlobStageBlockHeaders: () => DA, BlockBlobUploadExceptionHeaders: () => _A, BlockBlobUploadHeaders: () => RA, BlockList: () => fy, BlockLookupList: () => py, ClearRange: () => Oz, ContainerAcquireLeaseExceptionHeaders: () => Zy, ContainerAcquireLeaseHeaders: () => Vy, ContainerBreakLeaseExceptionHeaders: () => sx, ContainerBreakLeaseHeaders: () => ix, ContainerChangeLeaseExceptionHeaders: () => ox, ContainerChangeLeaseHeaders: () => ax, ContainerCreateExceptionHeaders: () => Oy, ContainerCreateHeaders: () => _y, ContainerDeleteExceptionHeaders: () => ky, ContainerDeleteHeaders: () => Ly, ContainerFilterBlobsExceptionHeaders: () => Xy, ContainerFilterBlobsHeaders: () => $y, ContainerGetAccessPolicyExceptionHeaders: () => qy, ContainerGetAccessPolicyHeaders: () => Fy, ContainerGetAccountInfoExceptionHeaders: () => px, ContainerGetAccountInfoHeaders: () => ux, ContainerGetPropertiesExceptionHeaders: () => Dy, ContainerGetPropertiesHeaders: () => My, ContainerItem: () => Az, ContainerListBlobFlatSegmentExceptionHeaders: () => lx, ContainerListBlobFlatSegmentHeaders: () => cx, ContainerListBlobHierarchySegmentExceptionHeaders: () => dx, ContainerListBlobHierarchySegmentHeaders: () => mx, ContainerProperties: () => bz, ContainerReleaseLeaseExceptionHeaders: () => tx, ContainerReleaseLeaseHeaders: () => ex, ContainerRenameExceptionHeaders: () => Ky, ContainerRenameHeaders: () => Yy, ContainerRenewLeaseExceptionHeaders: () => nx, ContainerRenewLeaseHeaders: () => rx, ContainerRestoreExceptionHeaders: () => jy, ContainerRestoreHeaders: () => Gy, ContainerSetAccessPolicyExceptionHeaders: () => Qy, ContainerSetAccessPolicyHeaders: () => Hy, ContainerSetMetadataExceptionHeaders: () => zy, ContainerSetMetadataHeaders: () => Uy, ContainerSubmitBatchExceptionHeaders: () => Jy, ContainerSubmitBatchHeaders: () => Wy, CorsRule: () => gz, DelimitedTextConfiguration: () => Lz, FilterBlobItem: () => Cz, FilterBlobSegment: () => Sc, GeoReplication: () => xz, JsonTextConfiguration: () => kz, KeyInfo: () => ly, ListBlobsFlatSegmentResponse: () => dy, ListBlobsHierarchySegmentResponse: () => uy, ListContainersSegmentResponse: () => cy, Logging: () => pz, Metrics: () => hz, PageBlobClearPagesExceptionHeaders: () => mA, PageBlobClearPagesHeaders: () => lA, PageBlobCopyIncrementalExceptionHeaders: () => NA, PageBlobCopyIncrementalHeaders: () => CA, PageBlobCreateExceptionHeaders: () => aA, PageBlobCreateHeaders: () => sA, PageBlobGetPageRangesDiffExceptionHeaders: () => gA, PageBlobGetPageRangesDiffHeaders: () => hA, PageBlobGetPageRangesExceptionHeaders: () => fA, PageBlobGetPageRangesHeaders: () => pA, PageBlobResizeExceptionHeaders: () => xA, PageBlobResizeHeaders: () => yA, PageBlobUpdateSequenceNumberExceptionHeaders: () => bA, PageBlobUpdateSequenceNumberHeaders: () => AA, PageBlobUploadPagesExceptionHeaders: () => cA, PageBlobUploadPagesFromURLExceptionHeaders: () => uA, PageBlobUploadPagesFromURLHeaders: () => dA, PageBlobUploadPagesHeaders: () => oA, PageList: () => Ld, PageRange: () => _z, QueryFormat: () => Dz, QueryRequest: () => hy, QuerySerialization: () => Mz, RetentionPolicy: () => fz, ServiceFilterBlobsExceptionHeaders: () => Ry, ServiceFilterBlobsHeaders: () => Ty, ServiceGetAccountInfoExceptionHeaders: () => Sy, ServiceGetAccountInfoHeaders: () => wy, ServiceGetPropertiesExceptionHeaders: () => Ay, ServiceGetPropertiesHeaders: () => xy, ServiceGetStatisticsExceptionHeaders: () => Cy, ServiceGetStatisticsHeaders: () => by, ServiceGetUserDelegationKeyExceptionHeaders: () => Ey, ServiceGetUserDelegationKeyHeaders: () => Py, ServiceListContainersSegmentExceptionHeaders: () => Iy, ServiceListContainersSegmentHeaders: () => Ny, ServiceSetPropertiesExceptionHeaders: () => yy, ServiceSetPropertiesHeaders: () => gy, ServiceSubmitBatchExceptionHeaders: () => By, ServiceSubmitBatchHeaders: () => vy, SignedIdentifier: () => Iz, StaticWebsite: () => yz, StorageError: () => L, UserDelegationKey: () => my });
var wc = { serializedName: "BlobServiceProperties", xmlName: "StorageServiceProperties", type: { name: "Composite", className: "BlobServiceProperties", modelProperties: { blobAnalyticsLogging: { serializedName: "Logging", xmlName: "Logging", type: { name: "Composite", className: "Logging" } }, hourMetrics: { serializedName: "HourMetrics", xmlName: "HourMetrics", type: { name: "Composite", className: "Metrics" } }, minuteMetrics: { serializedName: "MinuteMetrics", xmlName: "MinuteMetrics", type: { name: "Composite", className: "Metrics" } }, cors: { serializedName: "Cors", xmlName: "Cors", xmlIsWrapped: true, xmlElementName: "CorsRule", type: { name: "Sequence", element: { type: { name: "Composite", className: "CorsRule" } } } }, defaultServiceVersion: { serializedName: "DefaultServiceVersion", xmlName: "DefaultServiceVersion", type: { name: "String" } }, deleteRetentionPolicy: { serializedName: "DeleteRetentionPolicy", xmlName: "DeleteRetentionPolicy", type: { name: "Composite", className: "RetentionPolicy" } }, staticWebsite: { serializedName: "StaticWebsite", xmlName: "StaticWebsite", type: { name: "Composite", className: "StaticWebsite" } } } } };
var pz = { serializedName: "Logging", type: { name: "Composite", className: "Logging", modelProperties: { version: { serializedName: "Version", required: true, xmlName: "Version", type: { name: "String" } }, deleteProperty: { serializedName: "Delete", required: true, xmlName: "Delete", type: { name: "Boolean" } }, read: { serializedName: "Read", required: true, xmlName: "Read", type: { name: "Boolean" } }, write: { serializedName: "Write", required: true, xmlName: "Write", type: { name: "Boolean" } }, retentionPolicy: { serializedName: "RetentionPolicy", xmlName: "RetentionPolicy", type: { name: "Composite", className: "RetentionPolicy" } } } } };
var fz = { serializedName: "RetentionPolicy", type: { name: "Composite", className: "RetentionPolicy", modelProperties: { enabled: { serializedName: "Enabled", required: true, xmlName: "Enabled", type: { name: "Boolean" } }, days: { constraints: { InclusiveMinimum: 1 }, serializedName: "Days", xmlName: "Days", type: { name: "Number" } } } } };
var hz = { serializedName: "Metrics", type: { name: "Composite", className: "Metrics", modelProperties: { version: { serializedName: "Version", xmlName: "Version", type: { name: "String" } }, enabled: { serializedName: "Enabled", required: true, xmlName: "Enabled", type: { name: "Boolean" } }, includeAPIs: { serializedName: "IncludeAPIs", xmlName: "IncludeAPIs", type: { name: "Boolean" } }, retentionPolicy: { serializedName: "RetentionPolicy", xmlName: "RetentionPolicy", type: { name: "Composite", className: "RetentionPolicy" } } } } };
var gz = { serializedName: "CorsRule", type: { name: "Composite", className: "CorsRule", modelProperties: { allowedOrigins: { serializedName: "AllowedOrigins", required: true, xmlName: "AllowedOrigins", type: { name: "String" } }, allowedMethods: { serializedName: "AllowedMethods", required: true, xmlName: "AllowedMethods", type: { name: "String" } }, allowedHeaders: { serializedName: "AllowedHeaders", required: true, xmlName: "AllowedHeaders", type: { name: "String" } }, exposedHeaders: { serializedName: "ExposedHeaders", required: true, xmlName: "ExposedHeaders", type: { name: "String" } }, maxAgeInSeconds: { constraints: { InclusiveMinimum: 0 }, serializedName: "MaxAgeInSeconds", required: true, xmlName: "MaxAgeInSeconds", type: { name: "Number" } } } } };
var yz = { serializedName: "StaticWebsite", type: { name: "Composite", className: "StaticWebsite", modelProperties: { enabled: { serializedName: "Enabled", required: true, xmlName: "Enabled", type: { name: "Boolean" } }, indexDocument: { serializedName: "IndexDocument", xmlName: "IndexDocument", type: { name: "String" } }, errorDocument404Path: { serializedName: "ErrorDocument404Path", xmlName: "ErrorDocument404Path", type: { name: "String" } }, defaultIndexDocumentPath: { serializedName: "DefaultIndexDocumentPath", xmlName: "DefaultIndexDocumentPath", type: { name: "String" } } } } };
var L = { serializedName: "StorageError", type: { name: "Composite", className: "StorageError", modelProperties: { message: { serializedName: "Message", xmlName: "Message", type: { name: "String" } }, copySourceStatusCode: { serializedName: "CopySourceStatusCode", xmlName: "CopySourceStatusCode", type: { name: "Number" } }, copySourceErrorCode: { serializedName: "CopySourceErrorCode", xmlName: "CopySourceErrorCode", type: { name: "String" } }, copySourceErrorMessage: { serializedName: "CopySourceErrorMessage", xmlName: "CopySourceErrorMessage", type: { name: "String" } }, code: { serializedName: "Code", xmlName: "Code", type: { name: "String" } }, authenticationErrorDetail: { serializedName: "AuthenticationErrorDetail", xmlName: "AuthenticationErrorDetail", type: { name: "String" } } } } };
var oy = { serializedName: "BlobServiceStatistics", xmlName: "StorageServiceStats", type: { name: "Composite", className: "BlobServiceStatistics", modelProperties: { geoReplication: { serializedName: "GeoReplication", xmlName: "GeoReplication", type: { name: "Composite", className: "GeoReplication" } } } } };
var xz = { serializedName: "GeoReplication", type: { name: "Composite", className: "GeoReplication", modelProperties: { status: { serializedName: "Status", required: true, xmlName: "Status", type: { name: "Enum", allowedValues: ["live", "bootstrap", "unavailable"] } }, lastSyncOn: { serializedName: "LastSyncTime", required: true, xmlName: "LastSyncTime", type: { name: "DateTimeRfc1123" } } } } };
var cy = { serializedName: "ListContainersSegmentResponse", xmlName: "EnumerationResults", type: { name: "Composite", className: "ListContainersSegmentResponse", modelProperties: { serviceEndpoint: { serializedName: "ServiceEndpoint", required: true, xmlName: "ServiceEndpoint", xmlIsAttribute: true, type: { name: "String" } }, prefix: { serializedName: "Prefix", xmlName: "Prefix", type: { name: "String" } }, marker: { serializedName: "Marker", xmlName: "Marker", type: { name: "String" } }, maxPageSize: { serializedName: "MaxResults", xmlName: "MaxResults", type: { name: "Number" } }, containerItems: { serializedName: "ContainerItems", required: true, xmlName: "Containers", xmlIsWrapped: true, xmlElementName: "Container", type: { name: "Sequence", element: { type: { name: "Composite", className: "ContainerItem" } } } }, continuationToken: { serializedName: "NextMarker", xmlName: "NextMarker", type: { name: "String" } } } } };
var Az = { serializedName: "ContainerItem", xmlName: "Container", type: { name: "Composite", className: "ContainerItem", modelProperties: { name: { serializedName: "Name", required: true, xmlName: "Name", type: { name: "String" } }, deleted: { serializedName: "Deleted", xmlName: "Deleted", type: { name: "Boolean" } }, version: { serializedName: "Version", xmlName: "Version", type: { name: "String" } }, properties: { serializedName: "Properties", xmlName: "Properties", type: { name: "Composite", className: "ContainerProperties" } }, metadata: { serializedName: "Metadata", xmlName: "Metadata", type: { name: "Dictionary", value: { type: { name: "String" } } } } } } };
var bz = { serializedName: "ContainerProperties", type: { name: "Composite", className: "ContainerProperties", modelProperties: { lastModified: { serializedName: "Last-Modified", required: true, xmlName: "Last-Modified", type: { name: "DateTimeRfc1123" } }, etag: { serializedName: "Etag", required: true, xmlName: "Etag", type: { name: "String" } }, leaseStatus: { serializedName: "LeaseStatus", xmlName: "LeaseStatus", type: { name: "Enum", allowedValues: ["locked", "unlocked"] } }, leaseState: { serializedName: "LeaseState", xmlName: "LeaseState", type: { name: "Enum", allowedValues: ["available", "leased", "expired", "breaking", "broken"] } }, leaseDuration: { serializedName: "LeaseDuration", xmlName: "LeaseDuration", type: { name: "Enum", allowedValues: ["infinite", "fixed"] } }, publicAccess: { serializedName: "PublicAccess", xmlName: "PublicAccess", type: { name: "Enum", allowedValues: ["container", "blob"] } }, hasImmutabilityPolicy: { serializedName: "HasImmutabilityPolicy", xmlName: "HasImmutabilityPolicy", type: { name: "Boolean" } }, hasLegalHold: { serializedName: "HasLegalHold", xmlName: "HasLegalHold", type: { name: "Boolean" } }, defaultEncryptionScope: { serializedName: "DefaultEncryptionScope", xmlName: "DefaultEncryptionScope", type: { name: "String" } }, preventEncryptionScopeOverride: { serializedName: "DenyEncryptionScopeOverride", xmlName: "DenyEncryptionScopeOverride", type: { name: "Boolean" } }, deletedOn: { serializedName: "DeletedTime", xmlName: "DeletedTime", type: { name: "DateTimeRfc1123" } }, remainingRetentionDays: { serializedName: "RemainingRetentionDays", xmlName: "RemainingRetentionDays", type: { name: "Number" } }, isImmutableStorageWithVersioningEnabled: { serializedName: "ImmutableStorageWithVersioningEnabled", xmlName: "ImmutableStorageWithVersioningEnabled", type: { name: "Boolean" } } } } };
var ly = { serializedName: "KeyInfo", type: { name: "Composite", className: "KeyInfo", modelProperties: { startsOn: { serializedName: "Start", required: true, xmlName: "Start", type: { name: "String" } }, expiresOn: { serializedName: "Expiry", required: true, xmlName: "Expiry", type: { name: "String" } }, delegatedUserTid: { serializedName: "DelegatedUserTid", xmlName: "DelegatedUserTid", type: { name: "String" } } } } };
var my = { serializedName: "UserDelegationKey", type: { name: "Composite", className: "UserDelegationKey", modelProperties: { signedObjectId: { serializedName: "SignedOid", required: true, xmlName: "SignedOid", type: { name: "String" } }, signedTenantId: { serializedName: "SignedTid", required: true, xmlName: "SignedTid", type: { name: "String" } }, signedStartsOn: { serializedName: "SignedStart", required: true, xmlName: "SignedStart", type: { name: "String" } }, signedExpiresOn: { serializedName: "SignedExpiry", required: true, xmlName: "SignedExpiry", type: { name: "String" } }, signedService: { serializedName: "SignedService", required: true, xmlName: "SignedService", type: { name: "String" } }, signedVersion: { serializedName: "SignedVersion", required: true, xmlName: "SignedVersion", type: { name: "String" } }, signedDelegatedUserTenantId: { serializedName: "SignedDelegatedUserTid", xmlName: "SignedDelegatedUserTid", type: { name: "String" } }, value: { serializedName: "Value", required: true, xmlName: "Value", type: { name: "String" } } } } };
var Sc = { serializedName: "FilterBlobSegment", xmlName: "EnumerationResults", type: { name: "Composite", className: "FilterBlobSegment", modelProperties: { serviceEndpoint: { serializedName: "ServiceEndpoint", required: true, xmlName: "ServiceEndpoint", xmlIsAttribute: true, type: { name: "String" } }, where: { serializedName: "Where", required: true, xmlName: "Where", type: { name: "String" } }, blobs: { serializedName: "Blobs", required: true, xmlName: "Blobs", xmlIsWrapped: true, xmlElementName: "Blob", type: { name: "Sequence", element: { type: { name: "Composite", className: "FilterBlobItem" } } } }, continuationToken: { serializedName: "NextMarker", xmlName: "NextMarker", type: { name: "String" } } } } };
var Cz = { serializedName: "FilterBlobItem", xmlName: "Blob", type: { name: "Composite", className: "FilterBlobItem", modelProperties: { name: { serializedName: "Name", required: true, xmlName: "Name", type: { name: "String" } }, containerName: { serializedName: "ContainerName", required: true, xmlName: "ContainerName", type: { name: "String" } }, tags: { serializedName: "Tags", xmlName: "Tags", type: { name: "Composite", className: "BlobTags" } } } } };
var vc = { serializedName: "BlobTags", xmlName: "Tags", type: { name: "Composite", className: "BlobTags", modelProperties: { blobTagSet: { serializedName: "BlobTagSet", required: true, xmlName: "TagSet", xmlIsWrapped: true, xmlElementName: "Tag", type: { name: "Sequence", element: { type: { name: "Composite", className: "BlobTag" } } } } } } };
var Nz = { serializedName: "BlobTag", xmlName: "Tag", type: { name: "Composite", className: "BlobTag", modelProperties: { key: { serializedName: "Key", required: true, xmlName: "Key", type: { name: "String" } }, value: { serializedName: "Value", required: true, xmlName: "Value", type: { name: "String" } } } } };
var Iz = { serializedName: "SignedIdentifier", xmlName: "SignedIdentifier", type: { name: "Composite", className: "SignedIdentifier", modelProperties: { id: { serializedName: "Id", required: true, xmlName: "Id", type: { name: "String" } }, accessPolicy: { serializedName: "AccessPolicy", xmlName: "AccessPolicy", type: { name: "Composite", className: "AccessPolicy" } } } } };
var Pz = { serializedName: "AccessPolicy", type: { name: "Composite", className: "AccessPolicy", modelProperties: { startsOn: { serializedName: "Start", xmlName: "Start", type: { name: "String" } }, expiresOn: { serializedName: "Expiry", xmlName: "Expiry", type: { name: "String" } }, permissions: { serializedName: "Permission", xmlName: "Permission", type: { name: "String" } } } } };
var dy = { serializedName: "ListBlobsFlatSegmentResponse", xmlName: "EnumerationResults", type: { name: "Composite", className: "ListBlobsFlatSegmentResponse", modelProperties: { serviceEndpoint: { serializedName: "ServiceEndpoint", required: true, xmlName: "ServiceEndpoint", xmlIsAttribute: true, type: { name: "String" } }, containerName: { serializedName: "ContainerName", required: true, xmlName: "ContainerName", xmlIsAttribute: true, type: { name: "String" } }, prefix: { serializedName: "Prefix", xmlName: "Prefix", type: { name: "String" } }, marker: { serializedName: "Marker", xmlName: "Marker", type: { name: "String" } }, maxPageSize: { serializedName: "MaxResults", xmlName: "MaxResults", type: { name: "Number" } }, segment: { serializedName: "Segment", xmlName: "Blobs", type: { name: "Composite", className: "BlobFlatListSegment" } }, continuationToken: { serializedName: "NextMarker", xmlName: "NextMarker", type: { name: "String" } } } } };
var Ez = { serializedName: "BlobFlatListSegment", xmlName: "Blobs", type: { name: "Composite", className: "BlobFlatListSegment", modelProperties: { blobItems: { serializedName: "BlobItems", required: true, xmlName: "BlobItems", xmlElementName: "Blob", type: { name: "Sequence", element: { type: { name: "Composite", className: "BlobItemInternal" } } } } } } };
var wz = { serializedName: "BlobItemInternal", xmlName: "Blob", type: { name: "Composite", className: "BlobItemInternal", modelProperties: { name: { serializedName: "Name", xmlName: "Name", type: { name: "Composite", className: "BlobName" } }, deleted: { serializedName: "Deleted", required: true, xmlName: "Deleted", type: { name: "Boolean" } }, snapshot: { serializedName: "Snapshot", required: true, xmlName: "Snapshot", type: { name: "String" } }, versionId: { serializedName: "VersionId", xmlName: "VersionId", type: { name: "String" } }, isCurrentVersion: { serializedName: "IsCurrentVersion", xmlName: "IsCurrentVersion", type: { name: "Boolean" } }, properties: { serializedName: "Properties", xmlName: "Properties", type: { name: "Composite", className: "BlobPropertiesInternal" } }, metadata: { serializedName: "Metadata", xmlName: "Metadata", type: { name: "Dictionary", value: { type: { name: "String" } } } }, blobTags: { serializedName: "BlobTags", xmlName: "Tags", type: { name: "Composite", className: "BlobTags" } }, objectReplicationMetadata: { serializedName: "ObjectReplicationMetadata", xmlName: "OrMetadata", type: { name: "Dictionary", value: { type: { name: "String" } } } }, hasVersionsOnly: { serializedName: "HasVersionsOnly", xmlName: "HasVersionsOnly", type: { name: "Boolean" } } } } };
var Sz = { serializedName: "BlobName", type: { name: "Composite", className: "BlobName", modelProperties: { encoded: { serializedName: "Encoded", xmlName: "Encoded", xmlIsAttribute: true, type: { name: "Boolean" } }, content: { serializedName: "content", xmlName: "content", xmlIsMsText: true, type: { name: "String" } } } } };
var vz = { serializedName: "BlobPropertiesInternal", xmlName: "Properties", type: { name: "Composite", className: "BlobPropertiesInternal", modelProperties: { createdOn: { serializedName: "Creation-Time", xmlName: "Creation-Time", type: { name: "DateTimeRfc1123" } }, lastModified: { serializedName: "Last-Modified", required: true, xmlName: "Last-Modified", type: { name: "DateTimeRfc1123" } }, etag: { serializedName: "Etag", required: true, xmlName: "Etag", type: { name: "String" } }, contentLength: { serializedName: "Content-Length", xmlName: "Content-Length", type: { name: "Number" } }, contentType: { serializedName: "Content-Type", xmlName: "Content-Type", type: { name: "String" } }, contentEncoding: { serializedName: "Content-Encoding", xmlName: "Content-Encoding", type: { name: "String" } }, contentLanguage: { serializedName: "Content-Language", xmlName: "Content-Language", type: { name: "String" } }, contentMD5: { serializedName: "Content-MD5", xmlName: "Content-MD5", type: { name: "ByteArray" } }, contentDisposition: { serializedName: "Content-Disposition", xmlName: "Content-Disposition", type: { name: "String" } }, cacheControl: { serializedName: "Cache-Control", xmlName: "Cache-Control", type: { name: "String" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, blobType: { serializedName: "BlobType", xmlName: "BlobType", type: { name: "Enum", allowedValues: ["BlockBlob", "PageBlob", "AppendBlob"] } }, leaseStatus: { serializedName: "LeaseStatus", xmlName: "LeaseStatus", type: { name: "Enum", allowedValues: ["locked", "unlocked"] } }, leaseState: { serializedName: "LeaseState", xmlName: "LeaseState", type: { name: "Enum", allowedValues: ["available", "leased", "expired", "breaking", "broken"] } }, leaseDuration: { serializedName: "LeaseDuration", xmlName: "LeaseDuration", type: { name: "Enum", allowedValues: ["infinite", "fixed"] } }, copyId: { serializedName: "CopyId", xmlName: "CopyId", type: { name: "String" } }, copyStatus: { serializedName: "CopyStatus", xmlName: "CopyStatus", type: { name: "Enum", allowedValues: ["pending", "success", "aborted", "failed"] } }, copySource: { serializedName: "CopySource", xmlName: "CopySource", type: { name: "String" } }, copyProgress: { serializedName: "CopyProgress", xmlName: "CopyProgress", type: { name: "String" } }, copyCompletedOn: { serializedName: "CopyCompletionTime", xmlName: "CopyCompletionTime", type: { name: "DateTimeRfc1123" } }, copyStatusDescription: { serializedName: "CopyStatusDescription", xmlName: "CopyStatusDescription", type: { name: "String" } }, serverEncrypted: { serializedName: "ServerEncrypted", xmlName: "ServerEncrypted", type: { name: "Boolean" } }, incrementalCopy: { serializedName: "IncrementalCopy", xmlName: "IncrementalCopy", type: { name: "Boolean" } }, destinationSnapshot: { serializedName: "DestinationSnapshot", xmlName: "DestinationSnapshot", type: { name: "String" } }, deletedOn: { serializedName: "DeletedTime", xmlName: "DeletedTime", type: { name: "DateTimeRfc1123" } }, remainingRetentionDays: { serializedName: "RemainingRetentionDays", xmlName: "RemainingRetentionDays", type: { name: "Number" } }, accessTier: { serializedName: "AccessTier", xmlName: "AccessTier", type: { name: "Enum", allowedValues: ["P4", "P6", "P10", "P15", "P20", "P30", "P40", "P50", "P60", "P70", "P80", "Hot", "Cool", "Archive", "Cold"] } }, accessTierInferred: { serializedName: "AccessTierInferred", xmlName: "AccessTierInferred", type: { name: "Boolean" } }, archiveStatus: { serializedName: "ArchiveStatus", xmlName: "ArchiveStatus", type: { name: "Enum", allowedValues: ["rehydrate-pending-to-hot", "rehydrate-pending-to-cool", "rehydrate-pending-to-cold"] } }, customerProvidedKeySha256: { serializedName: "CustomerProvidedKeySha256", xmlName: "CustomerProvidedKeySha256", type: { name: "String" } }, encryptionScope: { serializedName: "EncryptionScope", xmlName: "EncryptionScope", type: { name: "String" } }, accessTierChangedOn: { serializedName: "AccessTierChangeTime", xmlName: "AccessTierChangeTime", type: { name: "DateTimeRfc1123" } }, tagCount: { serializedName: "TagCount", xmlName: "TagCount", type: { name: "Number" } }, expiresOn: { serializedName: "Expiry-Time", xmlName: "Expiry-Time", type: { name: "DateTimeRfc1123" } }, isSealed: { serializedName: "Sealed", xmlName: "Sealed", type: { name: "Boolean" } }, rehydratePriority: { serializedName: "RehydratePriority", xmlName: "RehydratePriority", type: { name: "Enum", allowedValues: ["High", "Standard"] } }, lastAccessedOn: { serializedName: "LastAccessTime", xmlName: "LastAccessTime", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyExpiresOn: { serializedName: "ImmutabilityPolicyUntilDate", xmlName: "ImmutabilityPolicyUntilDate", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyMode: { serializedName: "ImmutabilityPolicyMode", xmlName: "ImmutabilityPolicyMode", type: { name: "Enum", allowedValues: ["Mutable", "Unlocked", "Locked"] } }, legalHold: { serializedName: "LegalHold", xmlName: "LegalHold", type: { name: "Boolean" } } } } };
var uy = { serializedName: "ListBlobsHierarchySegmentResponse", xmlName: "EnumerationResults", type: { name: "Composite", className: "ListBlobsHierarchySegmentResponse", modelProperties: { serviceEndpoint: { serializedName: "ServiceEndpoint", required: true, xmlName: "ServiceEndpoint", xmlIsAttribute: true, type: { name: "String" } }, containerName: { serializedName: "ContainerName", required: true, xmlName: "ContainerName", xmlIsAttribute: true, type: { name: "String" } }, prefix: { serializedName: "Prefix", xmlName: "Prefix", type: { name: "String" } }, marker: { serializedName: "Marker", xmlName: "Marker", type: { name: "String" } }, maxPageSize: { serializedName: "MaxResults", xmlName: "MaxResults", type: { name: "Number" } }, delimiter: { serializedName: "Delimiter", xmlName: "Delimiter", type: { name: "String" } }, segment: { serializedName: "Segment", xmlName: "Blobs", type: { name: "Composite", className: "BlobHierarchyListSegment" } }, continuationToken: { serializedName: "NextMarker", xmlName: "NextMarker", type: { name: "String" } } } } };
var Bz = { serializedName: "BlobHierarchyListSegment", xmlName: "Blobs", type: { name: "Composite", className: "BlobHierarchyListSegment", modelProperties: { blobPrefixes: { serializedName: "BlobPrefixes", xmlName: "BlobPrefixes", xmlElementName: "BlobPrefix", type: { name: "Sequence", element: { type: { name: "Composite", className: "BlobPrefix" } } } }, blobItems: { serializedName: "BlobItems", required: true, xmlName: "BlobItems", xmlElementName: "Blob", type: { name: "Sequence", element: { type: { name: "Composite", className: "BlobItemInternal" } } } } } } };
var Tz = { serializedName: "BlobPrefix", type: { name: "Composite", className: "BlobPrefix", modelProperties: { name: { serializedName: "Name", xmlName: "Name", type: { name: "Composite", className: "BlobName" } } } } };
var py = { serializedName: "BlockLookupList", xmlName: "BlockList", type: { name: "Composite", className: "BlockLookupList", modelProperties: { committed: { serializedName: "Committed", xmlName: "Committed", xmlElementName: "Committed", type: { name: "Sequence", element: { type: { name: "String" } } } }, uncommitted: { serializedName: "Uncommitted", xmlName: "Uncommitted", xmlElementName: "Uncommitted", type: { name: "Sequence", element: { type: { name: "String" } } } }, latest: { serializedName: "Latest", xmlName: "Latest", xmlElementName: "Latest", type: { name: "Sequence", element: { type: { name: "String" } } } } } } };
var fy = { serializedName: "BlockList", type: { name: "Composite", className: "BlockList", modelProperties: { committedBlocks: { serializedName: "CommittedBlocks", xmlName: "CommittedBlocks", xmlIsWrapped: true, xmlElementName: "Block", type: { name: "Sequence", element: { type: { name: "Composite", className: "Block" } } } }, uncommittedBlocks: { serializedName: "UncommittedBlocks", xmlName: "UncommittedBlocks", xmlIsWrapped: true, xmlElementName: "Block", type: { name: "Sequence", element: { type: { name: "Composite", className: "Block" } } } } } } };
var Rz = { serializedName: "Block", type: { name: "Composite", className: "Block", modelProperties: { name: { serializedName: "Name", required: true, xmlName: "Name", type: { name: "String" } }, size: { serializedName: "Size", required: true, xmlName: "Size", type: { name: "Number" } } } } };
var Ld = { serializedName: "PageList", type: { name: "Composite", className: "PageList", modelProperties: { pageRange: { serializedName: "PageRange", xmlName: "PageRange", xmlElementName: "PageRange", type: { name: "Sequence", element: { type: { name: "Composite", className: "PageRange" } } } }, clearRange: { serializedName: "ClearRange", xmlName: "ClearRange", xmlElementName: "ClearRange", type: { name: "Sequence", element: { type: { name: "Composite", className: "ClearRange" } } } }, continuationToken: { serializedName: "NextMarker", xmlName: "NextMarker", type: { name: "String" } } } } };
var _z = { serializedName: "PageRange", xmlName: "PageRange", type: { name: "Composite", className: "PageRange", modelProperties: { start: { serializedName: "Start", required: true, xmlName: "Start", type: { name: "Number" } }, end: { serializedName: "End", required: true, xmlName: "End", type: { name: "Number" } } } } };
var Oz = { serializedName: "ClearRange", xmlName: "ClearRange", type: { name: "Composite", className: "ClearRange", modelProperties: { start: { serializedName: "Start", required: true, xmlName: "Start", type: { name: "Number" } }, end: { serializedName: "End", required: true, xmlName: "End", type: { name: "Number" } } } } };
var hy = { serializedName: "QueryRequest", xmlName: "QueryRequest", type: { name: "Composite", className: "QueryRequest", modelProperties: { queryType: { serializedName: "QueryType", required: true, xmlName: "QueryType", type: { name: "String" } }, expression: { serializedName: "Expression", required: true, xmlName: "Expression", type: { name: "String" } }, inputSerialization: { serializedName: "InputSerialization", xmlName: "InputSerialization", type: { name: "Composite", className: "QuerySerialization" } }, outputSerialization: { serializedName: "OutputSerialization", xmlName: "OutputSerialization", type: { name: "Composite", className: "QuerySerialization" } } } } };
var Mz = { serializedName: "QuerySerialization", type: { name: "Composite", className: "QuerySerialization", modelProperties: { format: { serializedName: "Format", xmlName: "Format", type: { name: "Composite", className: "QueryFormat" } } } } };
var Dz = { serializedName: "QueryFormat", type: { name: "Composite", className: "QueryFormat", modelProperties: { type: { serializedName: "Type", required: true, xmlName: "Type", type: { name: "Enum", allowedValues: ["delimited", "json", "arrow", "parquet"] } }, delimitedTextConfiguration: { serializedName: "DelimitedTextConfiguration", xmlName: "DelimitedTextConfiguration", type: { name: "Composite", className: "DelimitedTextConfiguration" } }, jsonTextConfiguration: { serializedName: "JsonTextConfiguration", xmlName: "JsonTextConfiguration", type: { name: "Composite", className: "JsonTextConfiguration" } }, arrowConfiguration: { serializedName: "ArrowConfiguration", xmlName: "ArrowConfiguration", type: { name: "Composite", className: "ArrowConfiguration" } }, parquetTextConfiguration: { serializedName: "ParquetTextConfiguration", xmlName: "ParquetTextConfiguration", type: { name: "Dictionary", value: { type: { name: "any" } } } } } } };
var Lz = { serializedName: "DelimitedTextConfiguration", xmlName: "DelimitedTextConfiguration", type: { name: "Composite", className: "DelimitedTextConfiguration", modelProperties: { columnSeparator: { serializedName: "ColumnSeparator", xmlName: "ColumnSeparator", type: { name: "String" } }, fieldQuote: { serializedName: "FieldQuote", xmlName: "FieldQuote", type: { name: "String" } }, recordSeparator: { serializedName: "RecordSeparator", xmlName: "RecordSeparator", type: { name: "String" } }, escapeChar: { serializedName: "EscapeChar", xmlName: "EscapeChar", type: { name: "String" } }, headersPresent: { serializedName: "HeadersPresent", xmlName: "HasHeaders", type: { name: "Boolean" } } } } };
var kz = { serializedName: "JsonTextConfiguration", xmlName: "JsonTextConfiguration", type: { name: "Composite", className: "JsonTextConfiguration", modelProperties: { recordSeparator: { serializedName: "RecordSeparator", xmlName: "RecordSeparator", type: { name: "String" } } } } };
var Uz = { serializedName: "ArrowConfiguration", xmlName: "ArrowConfiguration", type: { name: "Composite", className: "ArrowConfiguration", modelProperties: { schema: { serializedName: "Schema", required: true, xmlName: "Schema", xmlIsWrapped: true, xmlElementName: "Field", type: { name: "Sequence", element: { type: { name: "Composite", className: "ArrowField" } } } } } } };
var zz = { serializedName: "ArrowField", xmlName: "Field", type: { name: "Composite", className: "ArrowField", modelProperties: { type: { serializedName: "Type", required: true, xmlName: "Type", type: { name: "String" } }, name: { serializedName: "Name", xmlName: "Name", type: { name: "String" } }, precision: { serializedName: "Precision", xmlName: "Precision", type: { name: "Number" } }, scale: { serializedName: "Scale", xmlName: "Scale", type: { name: "Number" } } } } };
var gy = { serializedName: "Service_setPropertiesHeaders", type: { name: "Composite", className: "ServiceSetPropertiesHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var yy = { serializedName: "Service_setPropertiesExceptionHeaders", type: { name: "Composite", className: "ServiceSetPropertiesExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var xy = { serializedName: "Service_getPropertiesHeaders", type: { name: "Composite", className: "ServiceGetPropertiesHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ay = { serializedName: "Service_getPropertiesExceptionHeaders", type: { name: "Composite", className: "ServiceGetPropertiesExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var by = { serializedName: "Service_getStatisticsHeaders", type: { name: "Composite", className: "ServiceGetStatisticsHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Cy = { serializedName: "Service_getStatisticsExceptionHeaders", type: { name: "Composite", className: "ServiceGetStatisticsExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ny = { serializedName: "Service_listContainersSegmentHeaders", type: { name: "Composite", className: "ServiceListContainersSegmentHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Iy = { serializedName: "Service_listContainersSegmentExceptionHeaders", type: { name: "Composite", className: "ServiceListContainersSegmentExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Py = { serializedName: "Service_getUserDelegationKeyHeaders", type: { name: "Composite", className: "ServiceGetUserDelegationKeyHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ey = { serializedName: "Service_getUserDelegationKeyExceptionHeaders", type: { name: "Composite", className: "ServiceGetUserDelegationKeyExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var wy = { serializedName: "Service_getAccountInfoHeaders", type: { name: "Composite", className: "ServiceGetAccountInfoHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, skuName: { serializedName: "x-ms-sku-name", xmlName: "x-ms-sku-name", type: { name: "Enum", allowedValues: ["Standard_LRS", "Standard_GRS", "Standard_RAGRS", "Standard_ZRS", "Premium_LRS", "Standard_GZRS", "Premium_ZRS", "Standard_RAGZRS"] } }, accountKind: { serializedName: "x-ms-account-kind", xmlName: "x-ms-account-kind", type: { name: "Enum", allowedValues: ["Storage", "BlobStorage", "StorageV2", "FileStorage", "BlockBlobStorage"] } }, isHierarchicalNamespaceEnabled: { serializedName: "x-ms-is-hns-enabled", xmlName: "x-ms-is-hns-enabled", type: { name: "Boolean" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Sy = { serializedName: "Service_getAccountInfoExceptionHeaders", type: { name: "Composite", className: "ServiceGetAccountInfoExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var vy = { serializedName: "Service_submitBatchHeaders", type: { name: "Composite", className: "ServiceSubmitBatchHeaders", modelProperties: { contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var By = { serializedName: "Service_submitBatchExceptionHeaders", type: { name: "Composite", className: "ServiceSubmitBatchExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ty = { serializedName: "Service_filterBlobsHeaders", type: { name: "Composite", className: "ServiceFilterBlobsHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ry = { serializedName: "Service_filterBlobsExceptionHeaders", type: { name: "Composite", className: "ServiceFilterBlobsExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var _y = { serializedName: "Container_createHeaders", type: { name: "Composite", className: "ContainerCreateHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Oy = { serializedName: "Container_createExceptionHeaders", type: { name: "Composite", className: "ContainerCreateExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var My = { serializedName: "Container_getPropertiesHeaders", type: { name: "Composite", className: "ContainerGetPropertiesHeaders", modelProperties: { metadata: { serializedName: "x-ms-meta", headerCollectionPrefix: "x-ms-meta-", xmlName: "x-ms-meta", type: { name: "Dictionary", value: { type: { name: "String" } } } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseDuration: { serializedName: "x-ms-lease-duration", xmlName: "x-ms-lease-duration", type: { name: "Enum", allowedValues: ["infinite", "fixed"] } }, leaseState: { serializedName: "x-ms-lease-state", xmlName: "x-ms-lease-state", type: { name: "Enum", allowedValues: ["available", "leased", "expired", "breaking", "broken"] } }, leaseStatus: { serializedName: "x-ms-lease-status", xmlName: "x-ms-lease-status", type: { name: "Enum", allowedValues: ["locked", "unlocked"] } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, blobPublicAccess: { serializedName: "x-ms-blob-public-access", xmlName: "x-ms-blob-public-access", type: { name: "Enum", allowedValues: ["container", "blob"] } }, hasImmutabilityPolicy: { serializedName: "x-ms-has-immutability-policy", xmlName: "x-ms-has-immutability-policy", type: { name: "Boolean" } }, hasLegalHold: { serializedName: "x-ms-has-legal-hold", xmlName: "x-ms-has-legal-hold", type: { name: "Boolean" } }, defaultEncryptionScope: { serializedName: "x-ms-default-encryption-scope", xmlName: "x-ms-default-encryption-scope", type: { name: "String" } }, denyEncryptionScopeOverride: { serializedName: "x-ms-deny-encryption-scope-override", xmlName: "x-ms-deny-encryption-scope-override", type: { name: "Boolean" } }, isImmutableStorageWithVersioningEnabled: { serializedName: "x-ms-immutable-storage-with-versioning-enabled", xmlName: "x-ms-immutable-storage-with-versioning-enabled", type: { name: "Boolean" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Dy = { serializedName: "Container_getPropertiesExceptionHeaders", type: { name: "Composite", className: "ContainerGetPropertiesExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ly = { serializedName: "Container_deleteHeaders", type: { name: "Composite", className: "ContainerDeleteHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var ky = { serializedName: "Container_deleteExceptionHeaders", type: { name: "Composite", className: "ContainerDeleteExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Uy = { serializedName: "Container_setMetadataHeaders", type: { name: "Composite", className: "ContainerSetMetadataHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var zy = { serializedName: "Container_setMetadataExceptionHeaders", type: { name: "Composite", className: "ContainerSetMetadataExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Fy = { serializedName: "Container_getAccessPolicyHeaders", type: { name: "Composite", className: "ContainerGetAccessPolicyHeaders", modelProperties: { blobPublicAccess: { serializedName: "x-ms-blob-public-access", xmlName: "x-ms-blob-public-access", type: { name: "Enum", allowedValues: ["container", "blob"] } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var qy = { serializedName: "Container_getAccessPolicyExceptionHeaders", type: { name: "Composite", className: "ContainerGetAccessPolicyExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Hy = { serializedName: "Container_setAccessPolicyHeaders", type: { name: "Composite", className: "ContainerSetAccessPolicyHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Qy = { serializedName: "Container_setAccessPolicyExceptionHeaders", type: { name: "Composite", className: "ContainerSetAccessPolicyExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Gy = { serializedName: "Container_restoreHeaders", type: { name: "Composite", className: "ContainerRestoreHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var jy = { serializedName: "Container_restoreExceptionHeaders", type: { name: "Composite", className: "ContainerRestoreExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Yy = { serializedName: "Container_renameHeaders", type: { name: "Composite", className: "ContainerRenameHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ky = { serializedName: "Container_renameExceptionHeaders", type: { name: "Composite", className: "ContainerRenameExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Wy = { serializedName: "Container_submitBatchHeaders", type: { name: "Composite", className: "ContainerSubmitBatchHeaders", modelProperties: { contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } } } } };
var Jy = { serializedName: "Container_submitBatchExceptionHeaders", type: { name: "Composite", className: "ContainerSubmitBatchExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var $y = { serializedName: "Container_filterBlobsHeaders", type: { name: "Composite", className: "ContainerFilterBlobsHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Xy = { serializedName: "Container_filterBlobsExceptionHeaders", type: { name: "Composite", className: "ContainerFilterBlobsExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Vy = { serializedName: "Container_acquireLeaseHeaders", type: { name: "Composite", className: "ContainerAcquireLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseId: { serializedName: "x-ms-lease-id", xmlName: "x-ms-lease-id", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Zy = { serializedName: "Container_acquireLeaseExceptionHeaders", type: { name: "Composite", className: "ContainerAcquireLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var ex = { serializedName: "Container_releaseLeaseHeaders", type: { name: "Composite", className: "ContainerReleaseLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var tx = { serializedName: "Container_releaseLeaseExceptionHeaders", type: { name: "Composite", className: "ContainerReleaseLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var rx = { serializedName: "Container_renewLeaseHeaders", type: { name: "Composite", className: "ContainerRenewLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseId: { serializedName: "x-ms-lease-id", xmlName: "x-ms-lease-id", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var nx = { serializedName: "Container_renewLeaseExceptionHeaders", type: { name: "Composite", className: "ContainerRenewLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var ix = { serializedName: "Container_breakLeaseHeaders", type: { name: "Composite", className: "ContainerBreakLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseTime: { serializedName: "x-ms-lease-time", xmlName: "x-ms-lease-time", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var sx = { serializedName: "Container_breakLeaseExceptionHeaders", type: { name: "Composite", className: "ContainerBreakLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var ax = { serializedName: "Container_changeLeaseHeaders", type: { name: "Composite", className: "ContainerChangeLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseId: { serializedName: "x-ms-lease-id", xmlName: "x-ms-lease-id", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var ox = { serializedName: "Container_changeLeaseExceptionHeaders", type: { name: "Composite", className: "ContainerChangeLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var cx = { serializedName: "Container_listBlobFlatSegmentHeaders", type: { name: "Composite", className: "ContainerListBlobFlatSegmentHeaders", modelProperties: { contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var lx = { serializedName: "Container_listBlobFlatSegmentExceptionHeaders", type: { name: "Composite", className: "ContainerListBlobFlatSegmentExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var mx = { serializedName: "Container_listBlobHierarchySegmentHeaders", type: { name: "Composite", className: "ContainerListBlobHierarchySegmentHeaders", modelProperties: { contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var dx = { serializedName: "Container_listBlobHierarchySegmentExceptionHeaders", type: { name: "Composite", className: "ContainerListBlobHierarchySegmentExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var ux = { serializedName: "Container_getAccountInfoHeaders", type: { name: "Composite", className: "ContainerGetAccountInfoHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, skuName: { serializedName: "x-ms-sku-name", xmlName: "x-ms-sku-name", type: { name: "Enum", allowedValues: ["Standard_LRS", "Standard_GRS", "Standard_RAGRS", "Standard_ZRS", "Premium_LRS", "Standard_GZRS", "Premium_ZRS", "Standard_RAGZRS"] } }, accountKind: { serializedName: "x-ms-account-kind", xmlName: "x-ms-account-kind", type: { name: "Enum", allowedValues: ["Storage", "BlobStorage", "StorageV2", "FileStorage", "BlockBlobStorage"] } }, isHierarchicalNamespaceEnabled: { serializedName: "x-ms-is-hns-enabled", xmlName: "x-ms-is-hns-enabled", type: { name: "Boolean" } } } } };
var px = { serializedName: "Container_getAccountInfoExceptionHeaders", type: { name: "Composite", className: "ContainerGetAccountInfoExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var kd = { serializedName: "Blob_downloadHeaders", type: { name: "Composite", className: "BlobDownloadHeaders", modelProperties: { lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, createdOn: { serializedName: "x-ms-creation-time", xmlName: "x-ms-creation-time", type: { name: "DateTimeRfc1123" } }, metadata: { serializedName: "x-ms-meta", headerCollectionPrefix: "x-ms-meta-", xmlName: "x-ms-meta", type: { name: "Dictionary", value: { type: { name: "String" } } } }, objectReplicationPolicyId: { serializedName: "x-ms-or-policy-id", xmlName: "x-ms-or-policy-id", type: { name: "String" } }, objectReplicationRules: { serializedName: "x-ms-or", headerCollectionPrefix: "x-ms-or-", xmlName: "x-ms-or", type: { name: "Dictionary", value: { type: { name: "String" } } } }, contentLength: { serializedName: "content-length", xmlName: "content-length", type: { name: "Number" } }, contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, contentRange: { serializedName: "content-range", xmlName: "content-range", type: { name: "String" } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, contentEncoding: { serializedName: "content-encoding", xmlName: "content-encoding", type: { name: "String" } }, cacheControl: { serializedName: "cache-control", xmlName: "cache-control", type: { name: "String" } }, contentDisposition: { serializedName: "content-disposition", xmlName: "content-disposition", type: { name: "String" } }, contentLanguage: { serializedName: "content-language", xmlName: "content-language", type: { name: "String" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, blobType: { serializedName: "x-ms-blob-type", xmlName: "x-ms-blob-type", type: { name: "Enum", allowedValues: ["BlockBlob", "PageBlob", "AppendBlob"] } }, copyCompletedOn: { serializedName: "x-ms-copy-completion-time", xmlName: "x-ms-copy-completion-time", type: { name: "DateTimeRfc1123" } }, copyStatusDescription: { serializedName: "x-ms-copy-status-description", xmlName: "x-ms-copy-status-description", type: { name: "String" } }, copyId: { serializedName: "x-ms-copy-id", xmlName: "x-ms-copy-id", type: { name: "String" } }, copyProgress: { serializedName: "x-ms-copy-progress", xmlName: "x-ms-copy-progress", type: { name: "String" } }, copySource: { serializedName: "x-ms-copy-source", xmlName: "x-ms-copy-source", type: { name: "String" } }, copyStatus: { serializedName: "x-ms-copy-status", xmlName: "x-ms-copy-status", type: { name: "Enum", allowedValues: ["pending", "success", "aborted", "failed"] } }, leaseDuration: { serializedName: "x-ms-lease-duration", xmlName: "x-ms-lease-duration", type: { name: "Enum", allowedValues: ["infinite", "fixed"] } }, leaseState: { serializedName: "x-ms-lease-state", xmlName: "x-ms-lease-state", type: { name: "Enum", allowedValues: ["available", "leased", "expired", "breaking", "broken"] } }, leaseStatus: { serializedName: "x-ms-lease-status", xmlName: "x-ms-lease-status", type: { name: "Enum", allowedValues: ["locked", "unlocked"] } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, isCurrentVersion: { serializedName: "x-ms-is-current-version", xmlName: "x-ms-is-current-version", type: { name: "Boolean" } }, acceptRanges: { serializedName: "accept-ranges", xmlName: "accept-ranges", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, blobCommittedBlockCount: { serializedName: "x-ms-blob-committed-block-count", xmlName: "x-ms-blob-committed-block-count", type: { name: "Number" } }, isServerEncrypted: { serializedName: "x-ms-server-encrypted", xmlName: "x-ms-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, blobContentMD5: { serializedName: "x-ms-blob-content-md5", xmlName: "x-ms-blob-content-md5", type: { name: "ByteArray" } }, tagCount: { serializedName: "x-ms-tag-count", xmlName: "x-ms-tag-count", type: { name: "Number" } }, isSealed: { serializedName: "x-ms-blob-sealed", xmlName: "x-ms-blob-sealed", type: { name: "Boolean" } }, lastAccessed: { serializedName: "x-ms-last-access-time", xmlName: "x-ms-last-access-time", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyExpiresOn: { serializedName: "x-ms-immutability-policy-until-date", xmlName: "x-ms-immutability-policy-until-date", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyMode: { serializedName: "x-ms-immutability-policy-mode", xmlName: "x-ms-immutability-policy-mode", type: { name: "Enum", allowedValues: ["Mutable", "Unlocked", "Locked"] } }, legalHold: { serializedName: "x-ms-legal-hold", xmlName: "x-ms-legal-hold", type: { name: "Boolean" } }, structuredBodyType: { serializedName: "x-ms-structured-body", xmlName: "x-ms-structured-body", type: { name: "String" } }, structuredContentLength: { serializedName: "x-ms-structured-content-length", xmlName: "x-ms-structured-content-length", type: { name: "Number" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, contentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } } } } };
var fx = { serializedName: "Blob_downloadExceptionHeaders", type: { name: "Composite", className: "BlobDownloadExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var hx = { serializedName: "Blob_getPropertiesHeaders", type: { name: "Composite", className: "BlobGetPropertiesHeaders", modelProperties: { lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, createdOn: { serializedName: "x-ms-creation-time", xmlName: "x-ms-creation-time", type: { name: "DateTimeRfc1123" } }, metadata: { serializedName: "x-ms-meta", headerCollectionPrefix: "x-ms-meta-", xmlName: "x-ms-meta", type: { name: "Dictionary", value: { type: { name: "String" } } } }, objectReplicationPolicyId: { serializedName: "x-ms-or-policy-id", xmlName: "x-ms-or-policy-id", type: { name: "String" } }, objectReplicationRules: { serializedName: "x-ms-or", headerCollectionPrefix: "x-ms-or-", xmlName: "x-ms-or", type: { name: "Dictionary", value: { type: { name: "String" } } } }, blobType: { serializedName: "x-ms-blob-type", xmlName: "x-ms-blob-type", type: { name: "Enum", allowedValues: ["BlockBlob", "PageBlob", "AppendBlob"] } }, copyCompletedOn: { serializedName: "x-ms-copy-completion-time", xmlName: "x-ms-copy-completion-time", type: { name: "DateTimeRfc1123" } }, copyStatusDescription: { serializedName: "x-ms-copy-status-description", xmlName: "x-ms-copy-status-description", type: { name: "String" } }, copyId: { serializedName: "x-ms-copy-id", xmlName: "x-ms-copy-id", type: { name: "String" } }, copyProgress: { serializedName: "x-ms-copy-progress", xmlName: "x-ms-copy-progress", type: { name: "String" } }, copySource: { serializedName: "x-ms-copy-source", xmlName: "x-ms-copy-source", type: { name: "String" } }, copyStatus: { serializedName: "x-ms-copy-status", xmlName: "x-ms-copy-status", type: { name: "Enum", allowedValues: ["pending", "success", "aborted", "failed"] } }, isIncrementalCopy: { serializedName: "x-ms-incremental-copy", xmlName: "x-ms-incremental-copy", type: { name: "Boolean" } }, destinationSnapshot: { serializedName: "x-ms-copy-destination-snapshot", xmlName: "x-ms-copy-destination-snapshot", type: { name: "String" } }, leaseDuration: { serializedName: "x-ms-lease-duration", xmlName: "x-ms-lease-duration", type: { name: "Enum", allowedValues: ["infinite", "fixed"] } }, leaseState: { serializedName: "x-ms-lease-state", xmlName: "x-ms-lease-state", type: { name: "Enum", allowedValues: ["available", "leased", "expired", "breaking", "broken"] } }, leaseStatus: { serializedName: "x-ms-lease-status", xmlName: "x-ms-lease-status", type: { name: "Enum", allowedValues: ["locked", "unlocked"] } }, contentLength: { serializedName: "content-length", xmlName: "content-length", type: { name: "Number" } }, contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, contentEncoding: { serializedName: "content-encoding", xmlName: "content-encoding", type: { name: "String" } }, contentDisposition: { serializedName: "content-disposition", xmlName: "content-disposition", type: { name: "String" } }, contentLanguage: { serializedName: "content-language", xmlName: "content-language", type: { name: "String" } }, cacheControl: { serializedName: "cache-control", xmlName: "cache-control", type: { name: "String" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, acceptRanges: { serializedName: "accept-ranges", xmlName: "accept-ranges", type: { name: "String" } }, blobCommittedBlockCount: { serializedName: "x-ms-blob-committed-block-count", xmlName: "x-ms-blob-committed-block-count", type: { name: "Number" } }, isServerEncrypted: { serializedName: "x-ms-server-encrypted", xmlName: "x-ms-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, accessTier: { serializedName: "x-ms-access-tier", xmlName: "x-ms-access-tier", type: { name: "String" } }, accessTierInferred: { serializedName: "x-ms-access-tier-inferred", xmlName: "x-ms-access-tier-inferred", type: { name: "Boolean" } }, archiveStatus: { serializedName: "x-ms-archive-status", xmlName: "x-ms-archive-status", type: { name: "String" } }, accessTierChangedOn: { serializedName: "x-ms-access-tier-change-time", xmlName: "x-ms-access-tier-change-time", type: { name: "DateTimeRfc1123" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, isCurrentVersion: { serializedName: "x-ms-is-current-version", xmlName: "x-ms-is-current-version", type: { name: "Boolean" } }, tagCount: { serializedName: "x-ms-tag-count", xmlName: "x-ms-tag-count", type: { name: "Number" } }, expiresOn: { serializedName: "x-ms-expiry-time", xmlName: "x-ms-expiry-time", type: { name: "DateTimeRfc1123" } }, isSealed: { serializedName: "x-ms-blob-sealed", xmlName: "x-ms-blob-sealed", type: { name: "Boolean" } }, rehydratePriority: { serializedName: "x-ms-rehydrate-priority", xmlName: "x-ms-rehydrate-priority", type: { name: "Enum", allowedValues: ["High", "Standard"] } }, lastAccessed: { serializedName: "x-ms-last-access-time", xmlName: "x-ms-last-access-time", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyExpiresOn: { serializedName: "x-ms-immutability-policy-until-date", xmlName: "x-ms-immutability-policy-until-date", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyMode: { serializedName: "x-ms-immutability-policy-mode", xmlName: "x-ms-immutability-policy-mode", type: { name: "Enum", allowedValues: ["Mutable", "Unlocked", "Locked"] } }, legalHold: { serializedName: "x-ms-legal-hold", xmlName: "x-ms-legal-hold", type: { name: "Boolean" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var gx = { serializedName: "Blob_getPropertiesExceptionHeaders", type: { name: "Composite", className: "BlobGetPropertiesExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var yx = { serializedName: "Blob_deleteHeaders", type: { name: "Composite", className: "BlobDeleteHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var xx = { serializedName: "Blob_deleteExceptionHeaders", type: { name: "Composite", className: "BlobDeleteExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ax = { serializedName: "Blob_undeleteHeaders", type: { name: "Composite", className: "BlobUndeleteHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var bx = { serializedName: "Blob_undeleteExceptionHeaders", type: { name: "Composite", className: "BlobUndeleteExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Cx = { serializedName: "Blob_setExpiryHeaders", type: { name: "Composite", className: "BlobSetExpiryHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Nx = { serializedName: "Blob_setExpiryExceptionHeaders", type: { name: "Composite", className: "BlobSetExpiryExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ix = { serializedName: "Blob_setHttpHeadersHeaders", type: { name: "Composite", className: "BlobSetHttpHeadersHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Px = { serializedName: "Blob_setHttpHeadersExceptionHeaders", type: { name: "Composite", className: "BlobSetHttpHeadersExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ex = { serializedName: "Blob_setImmutabilityPolicyHeaders", type: { name: "Composite", className: "BlobSetImmutabilityPolicyHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyExpiry: { serializedName: "x-ms-immutability-policy-until-date", xmlName: "x-ms-immutability-policy-until-date", type: { name: "DateTimeRfc1123" } }, immutabilityPolicyMode: { serializedName: "x-ms-immutability-policy-mode", xmlName: "x-ms-immutability-policy-mode", type: { name: "Enum", allowedValues: ["Mutable", "Unlocked", "Locked"] } } } } };
var wx = { serializedName: "Blob_setImmutabilityPolicyExceptionHeaders", type: { name: "Composite", className: "BlobSetImmutabilityPolicyExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Sx = { serializedName: "Blob_deleteImmutabilityPolicyHeaders", type: { name: "Composite", className: "BlobDeleteImmutabilityPolicyHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var vx = { serializedName: "Blob_deleteImmutabilityPolicyExceptionHeaders", type: { name: "Composite", className: "BlobDeleteImmutabilityPolicyExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Bx = { serializedName: "Blob_setLegalHoldHeaders", type: { name: "Composite", className: "BlobSetLegalHoldHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, legalHold: { serializedName: "x-ms-legal-hold", xmlName: "x-ms-legal-hold", type: { name: "Boolean" } } } } };
var Tx = { serializedName: "Blob_setLegalHoldExceptionHeaders", type: { name: "Composite", className: "BlobSetLegalHoldExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Rx = { serializedName: "Blob_setMetadataHeaders", type: { name: "Composite", className: "BlobSetMetadataHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var _x = { serializedName: "Blob_setMetadataExceptionHeaders", type: { name: "Composite", className: "BlobSetMetadataExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ox = { serializedName: "Blob_acquireLeaseHeaders", type: { name: "Composite", className: "BlobAcquireLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseId: { serializedName: "x-ms-lease-id", xmlName: "x-ms-lease-id", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Mx = { serializedName: "Blob_acquireLeaseExceptionHeaders", type: { name: "Composite", className: "BlobAcquireLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Dx = { serializedName: "Blob_releaseLeaseHeaders", type: { name: "Composite", className: "BlobReleaseLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Lx = { serializedName: "Blob_releaseLeaseExceptionHeaders", type: { name: "Composite", className: "BlobReleaseLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var kx = { serializedName: "Blob_renewLeaseHeaders", type: { name: "Composite", className: "BlobRenewLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseId: { serializedName: "x-ms-lease-id", xmlName: "x-ms-lease-id", type: { name: "String" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Ux = { serializedName: "Blob_renewLeaseExceptionHeaders", type: { name: "Composite", className: "BlobRenewLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var zx = { serializedName: "Blob_changeLeaseHeaders", type: { name: "Composite", className: "BlobChangeLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, leaseId: { serializedName: "x-ms-lease-id", xmlName: "x-ms-lease-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Fx = { serializedName: "Blob_changeLeaseExceptionHeaders", type: { name: "Composite", className: "BlobChangeLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var qx = { serializedName: "Blob_breakLeaseHeaders", type: { name: "Composite", className: "BlobBreakLeaseHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, leaseTime: { serializedName: "x-ms-lease-time", xmlName: "x-ms-lease-time", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } } } } };
var Hx = { serializedName: "Blob_breakLeaseExceptionHeaders", type: { name: "Composite", className: "BlobBreakLeaseExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Qx = { serializedName: "Blob_createSnapshotHeaders", type: { name: "Composite", className: "BlobCreateSnapshotHeaders", modelProperties: { snapshot: { serializedName: "x-ms-snapshot", xmlName: "x-ms-snapshot", type: { name: "String" } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Gx = { serializedName: "Blob_createSnapshotExceptionHeaders", type: { name: "Composite", className: "BlobCreateSnapshotExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var jx = { serializedName: "Blob_startCopyFromURLHeaders", type: { name: "Composite", className: "BlobStartCopyFromURLHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, copyId: { serializedName: "x-ms-copy-id", xmlName: "x-ms-copy-id", type: { name: "String" } }, copyStatus: { serializedName: "x-ms-copy-status", xmlName: "x-ms-copy-status", type: { name: "Enum", allowedValues: ["pending", "success", "aborted", "failed"] } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Yx = { serializedName: "Blob_startCopyFromURLExceptionHeaders", type: { name: "Composite", className: "BlobStartCopyFromURLExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, copySourceErrorCode: { serializedName: "x-ms-copy-source-error-code", xmlName: "x-ms-copy-source-error-code", type: { name: "String" } }, copySourceStatusCode: { serializedName: "x-ms-copy-source-status-code", xmlName: "x-ms-copy-source-status-code", type: { name: "Number" } } } } };
var Kx = { serializedName: "Blob_copyFromURLHeaders", type: { name: "Composite", className: "BlobCopyFromURLHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, copyId: { serializedName: "x-ms-copy-id", xmlName: "x-ms-copy-id", type: { name: "String" } }, copyStatus: { defaultValue: "success", isConstant: true, serializedName: "x-ms-copy-status", type: { name: "String" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Wx = { serializedName: "Blob_copyFromURLExceptionHeaders", type: { name: "Composite", className: "BlobCopyFromURLExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, copySourceErrorCode: { serializedName: "x-ms-copy-source-error-code", xmlName: "x-ms-copy-source-error-code", type: { name: "String" } }, copySourceStatusCode: { serializedName: "x-ms-copy-source-status-code", xmlName: "x-ms-copy-source-status-code", type: { name: "Number" } } } } };
var Jx = { serializedName: "Blob_abortCopyFromURLHeaders", type: { name: "Composite", className: "BlobAbortCopyFromURLHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var $x = { serializedName: "Blob_abortCopyFromURLExceptionHeaders", type: { name: "Composite", className: "BlobAbortCopyFromURLExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Ud = { serializedName: "Blob_setTierHeaders", type: { name: "Composite", className: "BlobSetTierHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Xx = { serializedName: "Blob_setTierExceptionHeaders", type: { name: "Composite", className: "BlobSetTierExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var Vx = { serializedName: "Blob_getAccountInfoHeaders", type: { name: "Composite", className: "BlobGetAccountInfoHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, skuName: { serializedName: "x-ms-sku-name", xmlName: "x-ms-sku-name", type: { name: "Enum", allowedValues: ["Standard_LRS", "Standard_GRS", "Standard_RAGRS", "Standard_ZRS", "Premium_LRS", "Standard_GZRS", "Premium_ZRS", "Standard_RAGZRS"] } }, accountKind: { serializedName: "x-ms-account-kind", xmlName: "x-ms-account-kind", type: { name: "Enum", allowedValues: ["Storage", "BlobStorage", "StorageV2", "FileStorage", "BlockBlobStorage"] } }, isHierarchicalNamespaceEnabled: { serializedName: "x-ms-is-hns-enabled", xmlName: "x-ms-is-hns-enabled", type: { name: "Boolean" } } } } };
var Zx = { serializedName: "Blob_getAccountInfoExceptionHeaders", type: { name: "Composite", className: "BlobGetAccountInfoExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var zd = { serializedName: "Blob_queryHeaders", type: { name: "Composite", className: "BlobQueryHeaders", modelProperties: { lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, metadata: { serializedName: "x-ms-meta", headerCollectionPrefix: "x-ms-meta-", xmlName: "x-ms-meta", type: { name: "Dictionary", value: { type: { name: "String" } } } }, contentLength: { serializedName: "content-length", xmlName: "content-length", type: { name: "Number" } }, contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, contentRange: { serializedName: "content-range", xmlName: "content-range", type: { name: "String" } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, contentEncoding: { serializedName: "content-encoding", xmlName: "content-encoding", type: { name: "String" } }, cacheControl: { serializedName: "cache-control", xmlName: "cache-control", type: { name: "String" } }, contentDisposition: { serializedName: "content-disposition", xmlName: "content-disposition", type: { name: "String" } }, contentLanguage: { serializedName: "content-language", xmlName: "content-language", type: { name: "String" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, blobType: { serializedName: "x-ms-blob-type", xmlName: "x-ms-blob-type", type: { name: "Enum", allowedValues: ["BlockBlob", "PageBlob", "AppendBlob"] } }, copyCompletionTime: { serializedName: "x-ms-copy-completion-time", xmlName: "x-ms-copy-completion-time", type: { name: "DateTimeRfc1123" } }, copyStatusDescription: { serializedName: "x-ms-copy-status-description", xmlName: "x-ms-copy-status-description", type: { name: "String" } }, copyId: { serializedName: "x-ms-copy-id", xmlName: "x-ms-copy-id", type: { name: "String" } }, copyProgress: { serializedName: "x-ms-copy-progress", xmlName: "x-ms-copy-progress", type: { name: "String" } }, copySource: { serializedName: "x-ms-copy-source", xmlName: "x-ms-copy-source", type: { name: "String" } }, copyStatus: { serializedName: "x-ms-copy-status", xmlName: "x-ms-copy-status", type: { name: "Enum", allowedValues: ["pending", "success", "aborted", "failed"] } }, leaseDuration: { serializedName: "x-ms-lease-duration", xmlName: "x-ms-lease-duration", type: { name: "Enum", allowedValues: ["infinite", "fixed"] } }, leaseState: { serializedName: "x-ms-lease-state", xmlName: "x-ms-lease-state", type: { name: "Enum", allowedValues: ["available", "leased", "expired", "breaking", "broken"] } }, leaseStatus: { serializedName: "x-ms-lease-status", xmlName: "x-ms-lease-status", type: { name: "Enum", allowedValues: ["locked", "unlocked"] } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, acceptRanges: { serializedName: "accept-ranges", xmlName: "accept-ranges", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, blobCommittedBlockCount: { serializedName: "x-ms-blob-committed-block-count", xmlName: "x-ms-blob-committed-block-count", type: { name: "Number" } }, isServerEncrypted: { serializedName: "x-ms-server-encrypted", xmlName: "x-ms-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, blobContentMD5: { serializedName: "x-ms-blob-content-md5", xmlName: "x-ms-blob-content-md5", type: { name: "ByteArray" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, contentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } } } } };
var eA = { serializedName: "Blob_queryExceptionHeaders", type: { name: "Composite", className: "BlobQueryExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var tA = { serializedName: "Blob_getTagsHeaders", type: { name: "Composite", className: "BlobGetTagsHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var rA = { serializedName: "Blob_getTagsExceptionHeaders", type: { name: "Composite", className: "BlobGetTagsExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var nA = { serializedName: "Blob_setTagsHeaders", type: { name: "Composite", className: "BlobSetTagsHeaders", modelProperties: { clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var iA = { serializedName: "Blob_setTagsExceptionHeaders", type: { name: "Composite", className: "BlobSetTagsExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var sA = { serializedName: "PageBlob_createHeaders", type: { name: "Composite", className: "PageBlobCreateHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var aA = { serializedName: "PageBlob_createExceptionHeaders", type: { name: "Composite", className: "PageBlobCreateExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var oA = { serializedName: "PageBlob_uploadPagesHeaders", type: { name: "Composite", className: "PageBlobUploadPagesHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, structuredBodyType: { serializedName: "x-ms-structured-body", xmlName: "x-ms-structured-body", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var cA = { serializedName: "PageBlob_uploadPagesExceptionHeaders", type: { name: "Composite", className: "PageBlobUploadPagesExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var lA = { serializedName: "PageBlob_clearPagesHeaders", type: { name: "Composite", className: "PageBlobClearPagesHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var mA = { serializedName: "PageBlob_clearPagesExceptionHeaders", type: { name: "Composite", className: "PageBlobClearPagesExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var dA = { serializedName: "PageBlob_uploadPagesFromURLHeaders", type: { name: "Composite", className: "PageBlobUploadPagesFromURLHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var uA = { serializedName: "PageBlob_uploadPagesFromURLExceptionHeaders", type: { name: "Composite", className: "PageBlobUploadPagesFromURLExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, copySourceErrorCode: { serializedName: "x-ms-copy-source-error-code", xmlName: "x-ms-copy-source-error-code", type: { name: "String" } }, copySourceStatusCode: { serializedName: "x-ms-copy-source-status-code", xmlName: "x-ms-copy-source-status-code", type: { name: "Number" } } } } };
var pA = { serializedName: "PageBlob_getPageRangesHeaders", type: { name: "Composite", className: "PageBlobGetPageRangesHeaders", modelProperties: { lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, blobContentLength: { serializedName: "x-ms-blob-content-length", xmlName: "x-ms-blob-content-length", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var fA = { serializedName: "PageBlob_getPageRangesExceptionHeaders", type: { name: "Composite", className: "PageBlobGetPageRangesExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var hA = { serializedName: "PageBlob_getPageRangesDiffHeaders", type: { name: "Composite", className: "PageBlobGetPageRangesDiffHeaders", modelProperties: { lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, blobContentLength: { serializedName: "x-ms-blob-content-length", xmlName: "x-ms-blob-content-length", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var gA = { serializedName: "PageBlob_getPageRangesDiffExceptionHeaders", type: { name: "Composite", className: "PageBlobGetPageRangesDiffExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var yA = { serializedName: "PageBlob_resizeHeaders", type: { name: "Composite", className: "PageBlobResizeHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var xA = { serializedName: "PageBlob_resizeExceptionHeaders", type: { name: "Composite", className: "PageBlobResizeExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var AA = { serializedName: "PageBlob_updateSequenceNumberHeaders", type: { name: "Composite", className: "PageBlobUpdateSequenceNumberHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, blobSequenceNumber: { serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var bA = { serializedName: "PageBlob_updateSequenceNumberExceptionHeaders", type: { name: "Composite", className: "PageBlobUpdateSequenceNumberExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var CA = { serializedName: "PageBlob_copyIncrementalHeaders", type: { name: "Composite", className: "PageBlobCopyIncrementalHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, copyId: { serializedName: "x-ms-copy-id", xmlName: "x-ms-copy-id", type: { name: "String" } }, copyStatus: { serializedName: "x-ms-copy-status", xmlName: "x-ms-copy-status", type: { name: "Enum", allowedValues: ["pending", "success", "aborted", "failed"] } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var NA = { serializedName: "PageBlob_copyIncrementalExceptionHeaders", type: { name: "Composite", className: "PageBlobCopyIncrementalExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var IA = { serializedName: "AppendBlob_createHeaders", type: { name: "Composite", className: "AppendBlobCreateHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var PA = { serializedName: "AppendBlob_createExceptionHeaders", type: { name: "Composite", className: "AppendBlobCreateExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var EA = { serializedName: "AppendBlob_appendBlockHeaders", type: { name: "Composite", className: "AppendBlobAppendBlockHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, blobAppendOffset: { serializedName: "x-ms-blob-append-offset", xmlName: "x-ms-blob-append-offset", type: { name: "String" } }, blobCommittedBlockCount: { serializedName: "x-ms-blob-committed-block-count", xmlName: "x-ms-blob-committed-block-count", type: { name: "Number" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, structuredBodyType: { serializedName: "x-ms-structured-body", xmlName: "x-ms-structured-body", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var wA = { serializedName: "AppendBlob_appendBlockExceptionHeaders", type: { name: "Composite", className: "AppendBlobAppendBlockExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var SA = { serializedName: "AppendBlob_appendBlockFromUrlHeaders", type: { name: "Composite", className: "AppendBlobAppendBlockFromUrlHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, blobAppendOffset: { serializedName: "x-ms-blob-append-offset", xmlName: "x-ms-blob-append-offset", type: { name: "String" } }, blobCommittedBlockCount: { serializedName: "x-ms-blob-committed-block-count", xmlName: "x-ms-blob-committed-block-count", type: { name: "Number" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var vA = { serializedName: "AppendBlob_appendBlockFromUrlExceptionHeaders", type: { name: "Composite", className: "AppendBlobAppendBlockFromUrlExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, copySourceErrorCode: { serializedName: "x-ms-copy-source-error-code", xmlName: "x-ms-copy-source-error-code", type: { name: "String" } }, copySourceStatusCode: { serializedName: "x-ms-copy-source-status-code", xmlName: "x-ms-copy-source-status-code", type: { name: "Number" } } } } };
var BA = { serializedName: "AppendBlob_sealHeaders", type: { name: "Composite", className: "AppendBlobSealHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isSealed: { serializedName: "x-ms-blob-sealed", xmlName: "x-ms-blob-sealed", type: { name: "Boolean" } } } } };
var TA = { serializedName: "AppendBlob_sealExceptionHeaders", type: { name: "Composite", className: "AppendBlobSealExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var RA = { serializedName: "BlockBlob_uploadHeaders", type: { name: "Composite", className: "BlockBlobUploadHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, structuredBodyType: { serializedName: "x-ms-structured-body", xmlName: "x-ms-structured-body", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var _A = { serializedName: "BlockBlob_uploadExceptionHeaders", type: { name: "Composite", className: "BlockBlobUploadExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var OA = { serializedName: "BlockBlob_putBlobFromUrlHeaders", type: { name: "Composite", className: "BlockBlobPutBlobFromUrlHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var MA = { serializedName: "BlockBlob_putBlobFromUrlExceptionHeaders", type: { name: "Composite", className: "BlockBlobPutBlobFromUrlExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, copySourceErrorCode: { serializedName: "x-ms-copy-source-error-code", xmlName: "x-ms-copy-source-error-code", type: { name: "String" } }, copySourceStatusCode: { serializedName: "x-ms-copy-source-status-code", xmlName: "x-ms-copy-source-status-code", type: { name: "Number" } } } } };
var DA = { serializedName: "BlockBlob_stageBlockHeaders", type: { name: "Composite", className: "BlockBlobStageBlockHeaders", modelProperties: { contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, structuredBodyType: { serializedName: "x-ms-structured-body", xmlName: "x-ms-structured-body", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var LA = { serializedName: "BlockBlob_stageBlockExceptionHeaders", type: { name: "Composite", className: "BlockBlobStageBlockExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var kA = { serializedName: "BlockBlob_stageBlockFromURLHeaders", type: { name: "Composite", className: "BlockBlobStageBlockFromURLHeaders", modelProperties: { contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var UA = { serializedName: "BlockBlob_stageBlockFromURLExceptionHeaders", type: { name: "Composite", className: "BlockBlobStageBlockFromURLExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } }, copySourceErrorCode: { serializedName: "x-ms-copy-source-error-code", xmlName: "x-ms-copy-source-error-code", type: { name: "String" } }, copySourceStatusCode: { serializedName: "x-ms-copy-source-status-code", xmlName: "x-ms-copy-source-status-code", type: { name: "Number" } } } } };
var zA = { serializedName: "BlockBlob_commitBlockListHeaders", type: { name: "Composite", className: "BlockBlobCommitBlockListHeaders", modelProperties: { etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, contentMD5: { serializedName: "content-md5", xmlName: "content-md5", type: { name: "ByteArray" } }, xMsContentCrc64: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, versionId: { serializedName: "x-ms-version-id", xmlName: "x-ms-version-id", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, isServerEncrypted: { serializedName: "x-ms-request-server-encrypted", xmlName: "x-ms-request-server-encrypted", type: { name: "Boolean" } }, encryptionKeySha256: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } }, encryptionScope: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var FA = { serializedName: "BlockBlob_commitBlockListExceptionHeaders", type: { name: "Composite", className: "BlockBlobCommitBlockListExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var qA = { serializedName: "BlockBlob_getBlockListHeaders", type: { name: "Composite", className: "BlockBlobGetBlockListHeaders", modelProperties: { lastModified: { serializedName: "last-modified", xmlName: "last-modified", type: { name: "DateTimeRfc1123" } }, etag: { serializedName: "etag", xmlName: "etag", type: { name: "String" } }, contentType: { serializedName: "content-type", xmlName: "content-type", type: { name: "String" } }, blobContentLength: { serializedName: "x-ms-blob-content-length", xmlName: "x-ms-blob-content-length", type: { name: "Number" } }, clientRequestId: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } }, requestId: { serializedName: "x-ms-request-id", xmlName: "x-ms-request-id", type: { name: "String" } }, version: { serializedName: "x-ms-version", xmlName: "x-ms-version", type: { name: "String" } }, date: { serializedName: "date", xmlName: "date", type: { name: "DateTimeRfc1123" } }, errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var HA = { serializedName: "BlockBlob_getBlockListExceptionHeaders", type: { name: "Composite", className: "BlockBlobGetBlockListExceptionHeaders", modelProperties: { errorCode: { serializedName: "x-ms-error-code", xmlName: "x-ms-error-code", type: { name: "String" } } } } };
var hn = { parameterPath: ["options", "contentType"], mapper: { defaultValue: "application/xml", isConstant: true, serializedName: "Content-Type", type: { name: "String" } } };
var aE = { parameterPath: "blobServiceProperties", mapper: wc };
var Br = { parameterPath: "accept", mapper: { defaultValue: "application/xml", isConstant: true, serializedName: "Accept", type: { name: "String" } } };
var k = { parameterPath: "url", mapper: { serializedName: "url", required: true, xmlName: "url", type: { name: "String" } }, skipEncoding: true };
var Bc = { parameterPath: "restype", mapper: { defaultValue: "service", isConstant: true, serializedName: "restype", type: { name: "String" } } };
var Tr = { parameterPath: "comp", mapper: { defaultValue: "properties", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var U = { parameterPath: ["options", "timeoutInSeconds"], mapper: { constraints: { InclusiveMinimum: 0 }, serializedName: "timeout", xmlName: "timeout", type: { name: "Number" } } };
var z = { parameterPath: "version", mapper: { defaultValue: "2026-04-06", isConstant: true, serializedName: "x-ms-version", type: { name: "String" } } };
var F = { parameterPath: ["options", "requestId"], mapper: { serializedName: "x-ms-client-request-id", xmlName: "x-ms-client-request-id", type: { name: "String" } } };
var H = { parameterPath: "accept", mapper: { defaultValue: "application/xml", isConstant: true, serializedName: "Accept", type: { name: "String" } } };
var oE = { parameterPath: "comp", mapper: { defaultValue: "stats", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var Tc = { parameterPath: "comp", mapper: { defaultValue: "list", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var Rc = { parameterPath: ["options", "prefix"], mapper: { serializedName: "prefix", xmlName: "prefix", type: { name: "String" } } };
var gn = { parameterPath: ["options", "marker"], mapper: { serializedName: "marker", xmlName: "marker", type: { name: "String" } } };
var yn = { parameterPath: ["options", "maxPageSize"], mapper: { constraints: { InclusiveMinimum: 1 }, serializedName: "maxresults", xmlName: "maxresults", type: { name: "Number" } } };
var cE = { parameterPath: ["options", "include"], mapper: { serializedName: "include", xmlName: "include", xmlElementName: "ListContainersIncludeType", type: { name: "Sequence", element: { type: { name: "Enum", allowedValues: ["metadata", "deleted", "system"] } } } }, collectionFormat: "CSV" };
var lE = { parameterPath: "keyInfo", mapper: ly };
var mE = { parameterPath: "comp", mapper: { defaultValue: "userdelegationkey", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var _a = { parameterPath: "restype", mapper: { defaultValue: "account", isConstant: true, serializedName: "restype", type: { name: "String" } } };
var Fd = { parameterPath: "body", mapper: { serializedName: "body", required: true, xmlName: "body", type: { name: "Stream" } } };
var qd = { parameterPath: "comp", mapper: { defaultValue: "batch", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var bt = { parameterPath: "contentLength", mapper: { serializedName: "Content-Length", required: true, xmlName: "Content-Length", type: { name: "Number" } } };
var Hd = { parameterPath: "multipartContentType", mapper: { serializedName: "Content-Type", required: true, xmlName: "Content-Type", type: { name: "String" } } };
var Qd = { parameterPath: "comp", mapper: { defaultValue: "blobs", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var Gd = { parameterPath: ["options", "where"], mapper: { serializedName: "where", xmlName: "where", type: { name: "String" } } };
var Ct = { parameterPath: "restype", mapper: { defaultValue: "container", isConstant: true, serializedName: "restype", type: { name: "String" } } };
var _t = { parameterPath: ["options", "metadata"], mapper: { serializedName: "x-ms-meta", xmlName: "x-ms-meta", headerCollectionPrefix: "x-ms-meta-", type: { name: "Dictionary", value: { type: { name: "String" } } } } };
var QA = { parameterPath: ["options", "access"], mapper: { serializedName: "x-ms-blob-public-access", xmlName: "x-ms-blob-public-access", type: { name: "Enum", allowedValues: ["container", "blob"] } } };
var dE = { parameterPath: ["options", "containerEncryptionScope", "defaultEncryptionScope"], mapper: { serializedName: "x-ms-default-encryption-scope", xmlName: "x-ms-default-encryption-scope", type: { name: "String" } } };
var uE = { parameterPath: ["options", "containerEncryptionScope", "preventEncryptionScopeOverride"], mapper: { serializedName: "x-ms-deny-encryption-scope-override", xmlName: "x-ms-deny-encryption-scope-override", type: { name: "Boolean" } } };
var oe = { parameterPath: ["options", "leaseAccessConditions", "leaseId"], mapper: { serializedName: "x-ms-lease-id", xmlName: "x-ms-lease-id", type: { name: "String" } } };
var ie = { parameterPath: ["options", "modifiedAccessConditions", "ifModifiedSince"], mapper: { serializedName: "If-Modified-Since", xmlName: "If-Modified-Since", type: { name: "DateTimeRfc1123" } } };
var se = { parameterPath: ["options", "modifiedAccessConditions", "ifUnmodifiedSince"], mapper: { serializedName: "If-Unmodified-Since", xmlName: "If-Unmodified-Since", type: { name: "DateTimeRfc1123" } } };
var jd = { parameterPath: "comp", mapper: { defaultValue: "metadata", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var GA = { parameterPath: "comp", mapper: { defaultValue: "acl", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var pE = { parameterPath: ["options", "containerAcl"], mapper: { serializedName: "containerAcl", xmlName: "SignedIdentifiers", xmlIsWrapped: true, xmlElementName: "SignedIdentifier", type: { name: "Sequence", element: { type: { name: "Composite", className: "SignedIdentifier" } } } } };
var Yd = { parameterPath: "comp", mapper: { defaultValue: "undelete", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var fE = { parameterPath: ["options", "deletedContainerName"], mapper: { serializedName: "x-ms-deleted-container-name", xmlName: "x-ms-deleted-container-name", type: { name: "String" } } };
var hE = { parameterPath: ["options", "deletedContainerVersion"], mapper: { serializedName: "x-ms-deleted-container-version", xmlName: "x-ms-deleted-container-version", type: { name: "String" } } };
var gE = { parameterPath: "comp", mapper: { defaultValue: "rename", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var yE = { parameterPath: "sourceContainerName", mapper: { serializedName: "x-ms-source-container-name", required: true, xmlName: "x-ms-source-container-name", type: { name: "String" } } };
var xE = { parameterPath: ["options", "sourceLeaseId"], mapper: { serializedName: "x-ms-source-lease-id", xmlName: "x-ms-source-lease-id", type: { name: "String" } } };
var Rr = { parameterPath: "comp", mapper: { defaultValue: "lease", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var Kd = { parameterPath: "action", mapper: { defaultValue: "acquire", isConstant: true, serializedName: "x-ms-lease-action", type: { name: "String" } } };
var Wd = { parameterPath: ["options", "duration"], mapper: { serializedName: "x-ms-lease-duration", xmlName: "x-ms-lease-duration", type: { name: "Number" } } };
var Jd = { parameterPath: ["options", "proposedLeaseId"], mapper: { serializedName: "x-ms-proposed-lease-id", xmlName: "x-ms-proposed-lease-id", type: { name: "String" } } };
var $d = { parameterPath: "action", mapper: { defaultValue: "release", isConstant: true, serializedName: "x-ms-lease-action", type: { name: "String" } } };
var Pi = { parameterPath: "leaseId", mapper: { serializedName: "x-ms-lease-id", required: true, xmlName: "x-ms-lease-id", type: { name: "String" } } };
var Xd = { parameterPath: "action", mapper: { defaultValue: "renew", isConstant: true, serializedName: "x-ms-lease-action", type: { name: "String" } } };
var Vd = { parameterPath: "action", mapper: { defaultValue: "break", isConstant: true, serializedName: "x-ms-lease-action", type: { name: "String" } } };
var Zd = { parameterPath: ["options", "breakPeriod"], mapper: { serializedName: "x-ms-lease-break-period", xmlName: "x-ms-lease-break-period", type: { name: "Number" } } };
var eu = { parameterPath: "action", mapper: { defaultValue: "change", isConstant: true, serializedName: "x-ms-lease-action", type: { name: "String" } } };
var tu = { parameterPath: "proposedLeaseId", mapper: { serializedName: "x-ms-proposed-lease-id", required: true, xmlName: "x-ms-proposed-lease-id", type: { name: "String" } } };
var jA = { parameterPath: ["options", "include"], mapper: { serializedName: "include", xmlName: "include", xmlElementName: "ListBlobsIncludeItem", type: { name: "Sequence", element: { type: { name: "Enum", allowedValues: ["copy", "deleted", "metadata", "snapshots", "uncommittedblobs", "versions", "tags", "immutabilitypolicy", "legalhold", "deletedwithversions"] } } } }, collectionFormat: "CSV" };
var YA = { parameterPath: ["options", "startFrom"], mapper: { serializedName: "startFrom", xmlName: "startFrom", type: { name: "String" } } };
var AE = { parameterPath: "delimiter", mapper: { serializedName: "delimiter", required: true, xmlName: "delimiter", type: { name: "String" } } };
var zt = { parameterPath: ["options", "snapshot"], mapper: { serializedName: "snapshot", xmlName: "snapshot", type: { name: "String" } } };
var xn = { parameterPath: ["options", "versionId"], mapper: { serializedName: "versionid", xmlName: "versionid", type: { name: "String" } } };
var ps = { parameterPath: ["options", "range"], mapper: { serializedName: "x-ms-range", xmlName: "x-ms-range", type: { name: "String" } } };
var bE = { parameterPath: ["options", "rangeGetContentMD5"], mapper: { serializedName: "x-ms-range-get-content-md5", xmlName: "x-ms-range-get-content-md5", type: { name: "Boolean" } } };
var CE = { parameterPath: ["options", "rangeGetContentCRC64"], mapper: { serializedName: "x-ms-range-get-content-crc64", xmlName: "x-ms-range-get-content-crc64", type: { name: "Boolean" } } };
var Xn = { parameterPath: ["options", "structuredBodyType"], mapper: { serializedName: "x-ms-structured-body", xmlName: "x-ms-structured-body", type: { name: "String" } } };
var $e = { parameterPath: ["options", "cpkInfo", "encryptionKey"], mapper: { serializedName: "x-ms-encryption-key", xmlName: "x-ms-encryption-key", type: { name: "String" } } };
var Xe = { parameterPath: ["options", "cpkInfo", "encryptionKeySha256"], mapper: { serializedName: "x-ms-encryption-key-sha256", xmlName: "x-ms-encryption-key-sha256", type: { name: "String" } } };
var Ve = { parameterPath: ["options", "cpkInfo", "encryptionAlgorithm"], mapper: { serializedName: "x-ms-encryption-algorithm", xmlName: "x-ms-encryption-algorithm", type: { name: "String" } } };
var Ae = { parameterPath: ["options", "modifiedAccessConditions", "ifMatch"], mapper: { serializedName: "If-Match", xmlName: "If-Match", type: { name: "String" } } };
var be = { parameterPath: ["options", "modifiedAccessConditions", "ifNoneMatch"], mapper: { serializedName: "If-None-Match", xmlName: "If-None-Match", type: { name: "String" } } };
var ue = { parameterPath: ["options", "modifiedAccessConditions", "ifTags"], mapper: { serializedName: "x-ms-if-tags", xmlName: "x-ms-if-tags", type: { name: "String" } } };
var NE = { parameterPath: ["options", "deleteSnapshots"], mapper: { serializedName: "x-ms-delete-snapshots", xmlName: "x-ms-delete-snapshots", type: { name: "Enum", allowedValues: ["include", "only"] } } };
var IE = { parameterPath: ["options", "blobDeleteType"], mapper: { serializedName: "deletetype", xmlName: "deletetype", type: { name: "String" } } };
var PE = { parameterPath: ["options", "accessTierIfModifiedSince"], mapper: { serializedName: "x-ms-access-tier-if-modified-since", xmlName: "x-ms-access-tier-if-modified-since", type: { name: "DateTimeRfc1123" } } };
var EE = { parameterPath: ["options", "accessTierIfUnmodifiedSince"], mapper: { serializedName: "x-ms-access-tier-if-unmodified-since", xmlName: "x-ms-access-tier-if-unmodified-since", type: { name: "DateTimeRfc1123" } } };
var wE = { parameterPath: "comp", mapper: { defaultValue: "expiry", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var SE = { parameterPath: "expiryOptions", mapper: { serializedName: "x-ms-expiry-option", required: true, xmlName: "x-ms-expiry-option", type: { name: "String" } } };
var vE = { parameterPath: ["options", "expiresOn"], mapper: { serializedName: "x-ms-expiry-time", xmlName: "x-ms-expiry-time", type: { name: "String" } } };
var An = { parameterPath: ["options", "blobHttpHeaders", "blobCacheControl"], mapper: { serializedName: "x-ms-blob-cache-control", xmlName: "x-ms-blob-cache-control", type: { name: "String" } } };
var bn = { parameterPath: ["options", "blobHttpHeaders", "blobContentType"], mapper: { serializedName: "x-ms-blob-content-type", xmlName: "x-ms-blob-content-type", type: { name: "String" } } };
var Cn = { parameterPath: ["options", "blobHttpHeaders", "blobContentMD5"], mapper: { serializedName: "x-ms-blob-content-md5", xmlName: "x-ms-blob-content-md5", type: { name: "ByteArray" } } };
var Nn = { parameterPath: ["options", "blobHttpHeaders", "blobContentEncoding"], mapper: { serializedName: "x-ms-blob-content-encoding", xmlName: "x-ms-blob-content-encoding", type: { name: "String" } } };
var In = { parameterPath: ["options", "blobHttpHeaders", "blobContentLanguage"], mapper: { serializedName: "x-ms-blob-content-language", xmlName: "x-ms-blob-content-language", type: { name: "String" } } };
var Pn = { parameterPath: ["options", "blobHttpHeaders", "blobContentDisposition"], mapper: { serializedName: "x-ms-blob-content-disposition", xmlName: "x-ms-blob-content-disposition", type: { name: "String" } } };
var KA = { parameterPath: "comp", mapper: { defaultValue: "immutabilityPolicies", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var Gr = { parameterPath: ["options", "immutabilityPolicyExpiry"], mapper: { serializedName: "x-ms-immutability-policy-until-date", xmlName: "x-ms-immutability-policy-until-date", type: { name: "DateTimeRfc1123" } } };
var jr = { parameterPath: ["options", "immutabilityPolicyMode"], mapper: { serializedName: "x-ms-immutability-policy-mode", xmlName: "x-ms-immutability-policy-mode", type: { name: "Enum", allowedValues: ["Mutable", "Unlocked", "Locked"] } } };
var BE = { parameterPath: "comp", mapper: { defaultValue: "legalhold", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var TE = { parameterPath: "legalHold", mapper: { serializedName: "x-ms-legal-hold", required: true, xmlName: "x-ms-legal-hold", type: { name: "Boolean" } } };
var at = { parameterPath: ["options", "encryptionScope"], mapper: { serializedName: "x-ms-encryption-scope", xmlName: "x-ms-encryption-scope", type: { name: "String" } } };
var RE = { parameterPath: "comp", mapper: { defaultValue: "snapshot", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var Vn = { parameterPath: ["options", "tier"], mapper: { serializedName: "x-ms-access-tier", xmlName: "x-ms-access-tier", type: { name: "Enum", allowedValues: ["P4", "P6", "P10", "P15", "P20", "P30", "P40", "P50", "P60", "P70", "P80", "Hot", "Cool", "Archive", "Cold"] } } };
var WA = { parameterPath: ["options", "rehydratePriority"], mapper: { serializedName: "x-ms-rehydrate-priority", xmlName: "x-ms-rehydrate-priority", type: { name: "Enum", allowedValues: ["High", "Standard"] } } };
var En = { parameterPath: ["options", "sourceModifiedAccessConditions", "sourceIfModifiedSince"], mapper: { serializedName: "x-ms-source-if-modified-since", xmlName: "x-ms-source-if-modified-since", type: { name: "DateTimeRfc1123" } } };
var wn = { parameterPath: ["options", "sourceModifiedAccessConditions", "sourceIfUnmodifiedSince"], mapper: { serializedName: "x-ms-source-if-unmodified-since", xmlName: "x-ms-source-if-unmodified-since", type: { name: "DateTimeRfc1123" } } };
var Sn = { parameterPath: ["options", "sourceModifiedAccessConditions", "sourceIfMatch"], mapper: { serializedName: "x-ms-source-if-match", xmlName: "x-ms-source-if-match", type: { name: "String" } } };
var vn = { parameterPath: ["options", "sourceModifiedAccessConditions", "sourceIfNoneMatch"], mapper: { serializedName: "x-ms-source-if-none-match", xmlName: "x-ms-source-if-none-match", type: { name: "String" } } };
var ru = { parameterPath: ["options", "sourceModifiedAccessConditions", "sourceIfTags"], mapper: { serializedName: "x-ms-source-if-tags", xmlName: "x-ms-source-if-tags", type: { name: "String" } } };
var fs = { parameterPath: "copySource", mapper: { serializedName: "x-ms-copy-source", required: true, xmlName: "x-ms-copy-source", type: { name: "String" } } };
var Yr = { parameterPath: ["options", "blobTagsString"], mapper: { serializedName: "x-ms-tags", xmlName: "x-ms-tags", type: { name: "String" } } };
var _E = { parameterPath: ["options", "sealBlob"], mapper: { serializedName: "x-ms-seal-blob", xmlName: "x-ms-seal-blob", type: { name: "Boolean" } } };
var Bn = { parameterPath: ["options", "legalHold"], mapper: { serializedName: "x-ms-legal-hold", xmlName: "x-ms-legal-hold", type: { name: "Boolean" } } };
var OE = { parameterPath: "xMsRequiresSync", mapper: { defaultValue: "true", isConstant: true, serializedName: "x-ms-requires-sync", type: { name: "String" } } };
var Zn = { parameterPath: ["options", "sourceContentMD5"], mapper: { serializedName: "x-ms-source-content-md5", xmlName: "x-ms-source-content-md5", type: { name: "ByteArray" } } };
var ei = { parameterPath: ["options", "copySourceAuthorization"], mapper: { serializedName: "x-ms-copy-source-authorization", xmlName: "x-ms-copy-source-authorization", type: { name: "String" } } };
var nu = { parameterPath: ["options", "copySourceTags"], mapper: { serializedName: "x-ms-copy-source-tag-option", xmlName: "x-ms-copy-source-tag-option", type: { name: "Enum", allowedValues: ["REPLACE", "COPY"] } } };
var ti = { parameterPath: ["options", "fileRequestIntent"], mapper: { serializedName: "x-ms-file-request-intent", xmlName: "x-ms-file-request-intent", type: { name: "String" } } };
var ME = { parameterPath: "comp", mapper: { defaultValue: "copy", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var DE = { parameterPath: "copyActionAbortConstant", mapper: { defaultValue: "abort", isConstant: true, serializedName: "x-ms-copy-action", type: { name: "String" } } };
var LE = { parameterPath: "copyId", mapper: { serializedName: "copyid", required: true, xmlName: "copyid", type: { name: "String" } } };
var kE = { parameterPath: "comp", mapper: { defaultValue: "tier", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var UE = { parameterPath: "tier", mapper: { serializedName: "x-ms-access-tier", required: true, xmlName: "x-ms-access-tier", type: { name: "Enum", allowedValues: ["P4", "P6", "P10", "P15", "P20", "P30", "P40", "P50", "P60", "P70", "P80", "Hot", "Cool", "Archive", "Cold"] } } };
var zE = { parameterPath: ["options", "queryRequest"], mapper: hy };
var FE = { parameterPath: "comp", mapper: { defaultValue: "query", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var JA = { parameterPath: "comp", mapper: { defaultValue: "tags", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var $A = { parameterPath: ["options", "blobModifiedAccessConditions", "ifModifiedSince"], mapper: { serializedName: "x-ms-blob-if-modified-since", xmlName: "x-ms-blob-if-modified-since", type: { name: "DateTimeRfc1123" } } };
var XA = { parameterPath: ["options", "blobModifiedAccessConditions", "ifUnmodifiedSince"], mapper: { serializedName: "x-ms-blob-if-unmodified-since", xmlName: "x-ms-blob-if-unmodified-since", type: { name: "DateTimeRfc1123" } } };
var VA = { parameterPath: ["options", "blobModifiedAccessConditions", "ifMatch"], mapper: { serializedName: "x-ms-blob-if-match", xmlName: "x-ms-blob-if-match", type: { name: "String" } } };
var ZA = { parameterPath: ["options", "blobModifiedAccessConditions", "ifNoneMatch"], mapper: { serializedName: "x-ms-blob-if-none-match", xmlName: "x-ms-blob-if-none-match", type: { name: "String" } } };
var qE = { parameterPath: ["options", "tags"], mapper: vc };
var _r = { parameterPath: ["options", "transactionalContentMD5"], mapper: { serializedName: "Content-MD5", xmlName: "Content-MD5", type: { name: "ByteArray" } } };
var Tn = { parameterPath: ["options", "transactionalContentCrc64"], mapper: { serializedName: "x-ms-content-crc64", xmlName: "x-ms-content-crc64", type: { name: "ByteArray" } } };
var HE = { parameterPath: "blobType", mapper: { defaultValue: "PageBlob", isConstant: true, serializedName: "x-ms-blob-type", type: { name: "String" } } };
var eb = { parameterPath: "blobContentLength", mapper: { serializedName: "x-ms-blob-content-length", required: true, xmlName: "x-ms-blob-content-length", type: { name: "Number" } } };
var tb = { parameterPath: ["options", "blobSequenceNumber"], mapper: { defaultValue: 0, serializedName: "x-ms-blob-sequence-number", xmlName: "x-ms-blob-sequence-number", type: { name: "Number" } } };
var hs = { parameterPath: ["options", "contentType"], mapper: { defaultValue: "application/octet-stream", isConstant: true, serializedName: "Content-Type", type: { name: "String" } } };
var gs = { parameterPath: "body", mapper: { serializedName: "body", required: true, xmlName: "body", type: { name: "Stream" } } };
var ys = { parameterPath: "accept", mapper: { defaultValue: "application/xml", isConstant: true, serializedName: "Accept", type: { name: "String" } } };
var iu = { parameterPath: "comp", mapper: { defaultValue: "page", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var rb = { parameterPath: "pageWrite", mapper: { defaultValue: "update", isConstant: true, serializedName: "x-ms-page-write", type: { name: "String" } } };
var su = { parameterPath: ["options", "sequenceNumberAccessConditions", "ifSequenceNumberLessThanOrEqualTo"], mapper: { serializedName: "x-ms-if-sequence-number-le", xmlName: "x-ms-if-sequence-number-le", type: { name: "Number" } } };
var au = { parameterPath: ["options", "sequenceNumberAccessConditions", "ifSequenceNumberLessThan"], mapper: { serializedName: "x-ms-if-sequence-number-lt", xmlName: "x-ms-if-sequence-number-lt", type: { name: "Number" } } };
var ou = { parameterPath: ["options", "sequenceNumberAccessConditions", "ifSequenceNumberEqualTo"], mapper: { serializedName: "x-ms-if-sequence-number-eq", xmlName: "x-ms-if-sequence-number-eq", type: { name: "Number" } } };
var xs = { parameterPath: ["options", "structuredContentLength"], mapper: { serializedName: "x-ms-structured-content-length", xmlName: "x-ms-structured-content-length", type: { name: "Number" } } };
var QE = { parameterPath: "pageWrite", mapper: { defaultValue: "clear", isConstant: true, serializedName: "x-ms-page-write", type: { name: "String" } } };
var Oa = { parameterPath: "sourceUrl", mapper: { serializedName: "x-ms-copy-source", required: true, xmlName: "x-ms-copy-source", type: { name: "String" } } };
var GE = { parameterPath: "sourceRange", mapper: { serializedName: "x-ms-source-range", required: true, xmlName: "x-ms-source-range", type: { name: "String" } } };
var Ma = { parameterPath: ["options", "sourceContentCrc64"], mapper: { serializedName: "x-ms-source-content-crc64", xmlName: "x-ms-source-content-crc64", type: { name: "ByteArray" } } };
var jE = { parameterPath: "range", mapper: { serializedName: "x-ms-range", required: true, xmlName: "x-ms-range", type: { name: "String" } } };
var As = { parameterPath: ["options", "sourceCpkInfo", "sourceEncryptionKey"], mapper: { serializedName: "x-ms-source-encryption-key", xmlName: "x-ms-source-encryption-key", type: { name: "String" } } };
var bs = { parameterPath: ["options", "sourceCpkInfo", "sourceEncryptionKeySha256"], mapper: { serializedName: "x-ms-source-encryption-key-sha256", xmlName: "x-ms-source-encryption-key-sha256", type: { name: "String" } } };
var Cs = { parameterPath: ["options", "sourceCpkInfo", "sourceEncryptionAlgorithm"], mapper: { serializedName: "x-ms-source-encryption-algorithm", xmlName: "x-ms-source-encryption-algorithm", type: { name: "String" } } };
var nb = { parameterPath: "comp", mapper: { defaultValue: "pagelist", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var YE = { parameterPath: ["options", "prevsnapshot"], mapper: { serializedName: "prevsnapshot", xmlName: "prevsnapshot", type: { name: "String" } } };
var KE = { parameterPath: ["options", "prevSnapshotUrl"], mapper: { serializedName: "x-ms-previous-snapshot-url", xmlName: "x-ms-previous-snapshot-url", type: { name: "String" } } };
var WE = { parameterPath: "sequenceNumberAction", mapper: { serializedName: "x-ms-sequence-number-action", required: true, xmlName: "x-ms-sequence-number-action", type: { name: "Enum", allowedValues: ["max", "update", "increment"] } } };
var JE = { parameterPath: "comp", mapper: { defaultValue: "incrementalcopy", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var $E = { parameterPath: "blobType", mapper: { defaultValue: "AppendBlob", isConstant: true, serializedName: "x-ms-blob-type", type: { name: "String" } } };
var ib = { parameterPath: "comp", mapper: { defaultValue: "appendblock", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var sb = { parameterPath: ["options", "appendPositionAccessConditions", "maxSize"], mapper: { serializedName: "x-ms-blob-condition-maxsize", xmlName: "x-ms-blob-condition-maxsize", type: { name: "Number" } } };
var cu = { parameterPath: ["options", "appendPositionAccessConditions", "appendPosition"], mapper: { serializedName: "x-ms-blob-condition-appendpos", xmlName: "x-ms-blob-condition-appendpos", type: { name: "Number" } } };
var lu = { parameterPath: ["options", "sourceRange"], mapper: { serializedName: "x-ms-source-range", xmlName: "x-ms-source-range", type: { name: "String" } } };
var XE = { parameterPath: "comp", mapper: { defaultValue: "seal", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var ab = { parameterPath: "blobType", mapper: { defaultValue: "BlockBlob", isConstant: true, serializedName: "x-ms-blob-type", type: { name: "String" } } };
var VE = { parameterPath: ["options", "copySourceBlobProperties"], mapper: { serializedName: "x-ms-copy-source-blob-properties", xmlName: "x-ms-copy-source-blob-properties", type: { name: "Boolean" } } };
var ob = { parameterPath: "comp", mapper: { defaultValue: "block", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var cb = { parameterPath: "blockId", mapper: { serializedName: "blockid", required: true, xmlName: "blockid", type: { name: "String" } } };
var ZE = { parameterPath: "blocks", mapper: py };
var lb = { parameterPath: "comp", mapper: { defaultValue: "blocklist", isConstant: true, serializedName: "comp", type: { name: "String" } } };
var ew = { parameterPath: "listType", mapper: { defaultValue: "committed", serializedName: "blocklisttype", required: true, xmlName: "blocklisttype", type: { name: "Enum", allowedValues: ["committed", "uncommitted", "all"] } } };
var mu = class {
  client;
  constructor(e) {
    this.client = e;
  }
  setProperties(e, r) {
    return this.client.sendOperationRequest({ blobServiceProperties: e, options: r }, Fz);
  }
  getProperties(e) {
    return this.client.sendOperationRequest({ options: e }, qz);
  }
  getStatistics(e) {
    return this.client.sendOperationRequest({ options: e }, Hz);
  }
  listContainersSegment(e) {
    return this.client.sendOperationRequest({ options: e }, Qz);
  }
  getUserDelegationKey(e, r) {
    return this.client.sendOperationRequest({ keyInfo: e, options: r }, Gz);
  }
  getAccountInfo(e) {
    return this.client.sendOperationRequest({ options: e }, jz);
  }
  submitBatch(e, r, n, i) {
    return this.client.sendOperationRequest({ contentLength: e, multipartContentType: r, body: n, options: i }, Yz);
  }
  filterBlobs(e) {
    return this.client.sendOperationRequest({ options: e }, Kz);
  }
};
var Ei = ar(mr, true);
var Fz = { path: "/", httpMethod: "PUT", responses: { 202: { headersMapper: gy }, default: { bodyMapper: L, headersMapper: yy } }, requestBody: aE, queryParameters: [Bc, Tr, U], urlParameters: [k], headerParameters: [hn, Br, z, F], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: Ei };
var qz = { path: "/", httpMethod: "GET", responses: { 200: { bodyMapper: wc, headersMapper: xy }, default: { bodyMapper: L, headersMapper: Ay } }, queryParameters: [Bc, Tr, U], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Ei };
var Hz = { path: "/", httpMethod: "GET", responses: { 200: { bodyMapper: oy, headersMapper: by }, default: { bodyMapper: L, headersMapper: Cy } }, queryParameters: [Bc, U, oE], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Ei };
var Qz = { path: "/", httpMethod: "GET", responses: { 200: { bodyMapper: cy, headersMapper: Ny }, default: { bodyMapper: L, headersMapper: Iy } }, queryParameters: [U, Tc, Rc, gn, yn, cE], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Ei };
var Gz = { path: "/", httpMethod: "POST", responses: { 200: { bodyMapper: my, headersMapper: Py }, default: { bodyMapper: L, headersMapper: Ey } }, requestBody: lE, queryParameters: [Bc, U, mE], urlParameters: [k], headerParameters: [hn, Br, z, F], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: Ei };
var jz = { path: "/", httpMethod: "GET", responses: { 200: { headersMapper: wy }, default: { bodyMapper: L, headersMapper: Sy } }, queryParameters: [Tr, U, _a], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Ei };
var Yz = { path: "/", httpMethod: "POST", responses: { 202: { bodyMapper: { type: { name: "Stream" }, serializedName: "parsedResponse" }, headersMapper: vy }, default: { bodyMapper: L, headersMapper: By } }, requestBody: Fd, queryParameters: [U, qd], urlParameters: [k], headerParameters: [Br, z, F, bt, Hd], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: Ei };
var Kz = { path: "/", httpMethod: "GET", responses: { 200: { bodyMapper: Sc, headersMapper: Ty }, default: { bodyMapper: L, headersMapper: Ry } }, queryParameters: [U, gn, yn, Qd, Gd], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Ei };
var du = class {
  client;
  constructor(e) {
    this.client = e;
  }
  create(e) {
    return this.client.sendOperationRequest({ options: e }, Wz);
  }
  getProperties(e) {
    return this.client.sendOperationRequest({ options: e }, Jz);
  }
  delete(e) {
    return this.client.sendOperationRequest({ options: e }, $z);
  }
  setMetadata(e) {
    return this.client.sendOperationRequest({ options: e }, Xz);
  }
  getAccessPolicy(e) {
    return this.client.sendOperationRequest({ options: e }, Vz);
  }
  setAccessPolicy(e) {
    return this.client.sendOperationRequest({ options: e }, Zz);
  }
  restore(e) {
    return this.client.sendOperationRequest({ options: e }, eF);
  }
  rename(e, r) {
    return this.client.sendOperationRequest({ sourceContainerName: e, options: r }, tF);
  }
  submitBatch(e, r, n, i) {
    return this.client.sendOperationRequest({ contentLength: e, multipartContentType: r, body: n, options: i }, rF);
  }
  filterBlobs(e) {
    return this.client.sendOperationRequest({ options: e }, nF);
  }
  acquireLease(e) {
    return this.client.sendOperationRequest({ options: e }, iF);
  }
  releaseLease(e, r) {
    return this.client.sendOperationRequest({ leaseId: e, options: r }, sF);
  }
  renewLease(e, r) {
    return this.client.sendOperationRequest({ leaseId: e, options: r }, aF);
  }
  breakLease(e) {
    return this.client.sendOperationRequest({ options: e }, oF);
  }
  changeLease(e, r, n) {
    return this.client.sendOperationRequest({ leaseId: e, proposedLeaseId: r, options: n }, cF);
  }
  listBlobFlatSegment(e) {
    return this.client.sendOperationRequest({ options: e }, lF);
  }
  listBlobHierarchySegment(e, r) {
    return this.client.sendOperationRequest({ delimiter: e, options: r }, mF);
  }
  getAccountInfo(e) {
    return this.client.sendOperationRequest({ options: e }, dF);
  }
};
var Nt = ar(mr, true);
var Wz = { path: "/{containerName}", httpMethod: "PUT", responses: { 201: { headersMapper: _y }, default: { bodyMapper: L, headersMapper: Oy } }, queryParameters: [U, Ct], urlParameters: [k], headerParameters: [z, F, H, _t, QA, dE, uE], isXML: true, serializer: Nt };
var Jz = { path: "/{containerName}", httpMethod: "GET", responses: { 200: { headersMapper: My }, default: { bodyMapper: L, headersMapper: Dy } }, queryParameters: [U, Ct], urlParameters: [k], headerParameters: [z, F, H, oe], isXML: true, serializer: Nt };
var $z = { path: "/{containerName}", httpMethod: "DELETE", responses: { 202: { headersMapper: Ly }, default: { bodyMapper: L, headersMapper: ky } }, queryParameters: [U, Ct], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se], isXML: true, serializer: Nt };
var Xz = { path: "/{containerName}", httpMethod: "PUT", responses: { 200: { headersMapper: Uy }, default: { bodyMapper: L, headersMapper: zy } }, queryParameters: [U, Ct, jd], urlParameters: [k], headerParameters: [z, F, H, _t, oe, ie], isXML: true, serializer: Nt };
var Vz = { path: "/{containerName}", httpMethod: "GET", responses: { 200: { bodyMapper: { type: { name: "Sequence", element: { type: { name: "Composite", className: "SignedIdentifier" } } }, serializedName: "SignedIdentifiers", xmlName: "SignedIdentifiers", xmlIsWrapped: true, xmlElementName: "SignedIdentifier" }, headersMapper: Fy }, default: { bodyMapper: L, headersMapper: qy } }, queryParameters: [U, Ct, GA], urlParameters: [k], headerParameters: [z, F, H, oe], isXML: true, serializer: Nt };
var Zz = { path: "/{containerName}", httpMethod: "PUT", responses: { 200: { headersMapper: Hy }, default: { bodyMapper: L, headersMapper: Qy } }, requestBody: pE, queryParameters: [U, Ct, GA], urlParameters: [k], headerParameters: [hn, Br, z, F, QA, oe, ie, se], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: Nt };
var eF = { path: "/{containerName}", httpMethod: "PUT", responses: { 201: { headersMapper: Gy }, default: { bodyMapper: L, headersMapper: jy } }, queryParameters: [U, Ct, Yd], urlParameters: [k], headerParameters: [z, F, H, fE, hE], isXML: true, serializer: Nt };
var tF = { path: "/{containerName}", httpMethod: "PUT", responses: { 200: { headersMapper: Yy }, default: { bodyMapper: L, headersMapper: Ky } }, queryParameters: [U, Ct, gE], urlParameters: [k], headerParameters: [z, F, H, yE, xE], isXML: true, serializer: Nt };
var rF = { path: "/{containerName}", httpMethod: "POST", responses: { 202: { bodyMapper: { type: { name: "Stream" }, serializedName: "parsedResponse" }, headersMapper: Wy }, default: { bodyMapper: L, headersMapper: Jy } }, requestBody: Fd, queryParameters: [U, qd, Ct], urlParameters: [k], headerParameters: [Br, z, F, bt, Hd], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: Nt };
var nF = { path: "/{containerName}", httpMethod: "GET", responses: { 200: { bodyMapper: Sc, headersMapper: $y }, default: { bodyMapper: L, headersMapper: Xy } }, queryParameters: [U, gn, yn, Qd, Gd, Ct], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Nt };
var iF = { path: "/{containerName}", httpMethod: "PUT", responses: { 201: { headersMapper: Vy }, default: { bodyMapper: L, headersMapper: Zy } }, queryParameters: [U, Ct, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Kd, Wd, Jd], isXML: true, serializer: Nt };
var sF = { path: "/{containerName}", httpMethod: "PUT", responses: { 200: { headersMapper: ex }, default: { bodyMapper: L, headersMapper: tx } }, queryParameters: [U, Ct, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, $d, Pi], isXML: true, serializer: Nt };
var aF = { path: "/{containerName}", httpMethod: "PUT", responses: { 200: { headersMapper: rx }, default: { bodyMapper: L, headersMapper: nx } }, queryParameters: [U, Ct, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Pi, Xd], isXML: true, serializer: Nt };
var oF = { path: "/{containerName}", httpMethod: "PUT", responses: { 202: { headersMapper: ix }, default: { bodyMapper: L, headersMapper: sx } }, queryParameters: [U, Ct, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Vd, Zd], isXML: true, serializer: Nt };
var cF = { path: "/{containerName}", httpMethod: "PUT", responses: { 200: { headersMapper: ax }, default: { bodyMapper: L, headersMapper: ox } }, queryParameters: [U, Ct, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Pi, eu, tu], isXML: true, serializer: Nt };
var lF = { path: "/{containerName}", httpMethod: "GET", responses: { 200: { bodyMapper: dy, headersMapper: cx }, default: { bodyMapper: L, headersMapper: lx } }, queryParameters: [U, Tc, Rc, gn, yn, Ct, jA, YA], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Nt };
var mF = { path: "/{containerName}", httpMethod: "GET", responses: { 200: { bodyMapper: uy, headersMapper: mx }, default: { bodyMapper: L, headersMapper: dx } }, queryParameters: [U, Tc, Rc, gn, yn, Ct, jA, YA, AE], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Nt };
var dF = { path: "/{containerName}", httpMethod: "GET", responses: { 200: { headersMapper: ux }, default: { bodyMapper: L, headersMapper: px } }, queryParameters: [Tr, U, _a], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Nt };
var uu = class {
  client;
  constructor(e) {
    this.client = e;
  }
  download(e) {
    return this.client.sendOperationRequest({ options: e }, uF);
  }
  getProperties(e) {
    return this.client.sendOperationRequest({ options: e }, pF);
  }
  delete(e) {
    return this.client.sendOperationRequest({ options: e }, fF);
  }
  undelete(e) {
    return this.client.sendOperationRequest({ options: e }, hF);
  }
  setExpiry(e, r) {
    return this.client.sendOperationRequest({ expiryOptions: e, options: r }, gF);
  }
  setHttpHeaders(e) {
    return this.client.sendOperationRequest({ options: e }, yF);
  }
  setImmutabilityPolicy(e) {
    return this.client.sendOperationRequest({ options: e }, xF);
  }
  deleteImmutabilityPolicy(e) {
    return this.client.sendOperationRequest({ options: e }, AF);
  }
  setLegalHold(e, r) {
    return this.client.sendOperationRequest({ legalHold: e, options: r }, bF);
  }
  setMetadata(e) {
    return this.client.sendOperationRequest({ options: e }, CF);
  }
  acquireLease(e) {
    return this.client.sendOperationRequest({ options: e }, NF);
  }
  releaseLease(e, r) {
    return this.client.sendOperationRequest({ leaseId: e, options: r }, IF);
  }
  renewLease(e, r) {
    return this.client.sendOperationRequest({ leaseId: e, options: r }, PF);
  }
  changeLease(e, r, n) {
    return this.client.sendOperationRequest({ leaseId: e, proposedLeaseId: r, options: n }, EF);
  }
  breakLease(e) {
    return this.client.sendOperationRequest({ options: e }, wF);
  }
  createSnapshot(e) {
    return this.client.sendOperationRequest({ options: e }, SF);
  }
  startCopyFromURL(e, r) {
    return this.client.sendOperationRequest({ copySource: e, options: r }, vF);
  }
  copyFromURL(e, r) {
    return this.client.sendOperationRequest({ copySource: e, options: r }, BF);
  }
  abortCopyFromURL(e, r) {
    return this.client.sendOperationRequest({ copyId: e, options: r }, TF);
  }
  setTier(e, r) {
    return this.client.sendOperationRequest({ tier: e, options: r }, RF);
  }
  getAccountInfo(e) {
    return this.client.sendOperationRequest({ options: e }, _F);
  }
  query(e) {
    return this.client.sendOperationRequest({ options: e }, OF);
  }
  getTags(e) {
    return this.client.sendOperationRequest({ options: e }, MF);
  }
  setTags(e) {
    return this.client.sendOperationRequest({ options: e }, DF);
  }
};
var Fe = ar(mr, true);
var uF = { path: "/{containerName}/{blob}", httpMethod: "GET", responses: { 200: { bodyMapper: { type: { name: "Stream" }, serializedName: "parsedResponse" }, headersMapper: kd }, 206: { bodyMapper: { type: { name: "Stream" }, serializedName: "parsedResponse" }, headersMapper: kd }, default: { bodyMapper: L, headersMapper: fx } }, queryParameters: [U, zt, xn], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, ps, bE, CE, Xn, $e, Xe, Ve, Ae, be, ue], isXML: true, serializer: Fe };
var pF = { path: "/{containerName}/{blob}", httpMethod: "HEAD", responses: { 200: { headersMapper: hx }, default: { bodyMapper: L, headersMapper: gx } }, queryParameters: [U, zt, xn], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, $e, Xe, Ve, Ae, be, ue], isXML: true, serializer: Fe };
var fF = { path: "/{containerName}/{blob}", httpMethod: "DELETE", responses: { 202: { headersMapper: yx }, default: { bodyMapper: L, headersMapper: xx } }, queryParameters: [U, zt, xn, IE], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, Ae, be, ue, NE, PE, EE], isXML: true, serializer: Fe };
var hF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Ax }, default: { bodyMapper: L, headersMapper: bx } }, queryParameters: [U, Yd], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Fe };
var gF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Cx }, default: { bodyMapper: L, headersMapper: Nx } }, queryParameters: [U, wE], urlParameters: [k], headerParameters: [z, F, H, SE, vE], isXML: true, serializer: Fe };
var yF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Ix }, default: { bodyMapper: L, headersMapper: Px } }, queryParameters: [Tr, U], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, Ae, be, ue, An, bn, Cn, Nn, In, Pn], isXML: true, serializer: Fe };
var xF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Ex }, default: { bodyMapper: L, headersMapper: wx } }, queryParameters: [U, zt, xn, KA], urlParameters: [k], headerParameters: [z, F, H, se, Gr, jr], isXML: true, serializer: Fe };
var AF = { path: "/{containerName}/{blob}", httpMethod: "DELETE", responses: { 200: { headersMapper: Sx }, default: { bodyMapper: L, headersMapper: vx } }, queryParameters: [U, zt, xn, KA], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Fe };
var bF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Bx }, default: { bodyMapper: L, headersMapper: Tx } }, queryParameters: [U, zt, xn, BE], urlParameters: [k], headerParameters: [z, F, H, TE], isXML: true, serializer: Fe };
var CF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Rx }, default: { bodyMapper: L, headersMapper: _x } }, queryParameters: [U, jd], urlParameters: [k], headerParameters: [z, F, H, _t, oe, ie, se, $e, Xe, Ve, Ae, be, ue, at], isXML: true, serializer: Fe };
var NF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: Ox }, default: { bodyMapper: L, headersMapper: Mx } }, queryParameters: [U, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Kd, Wd, Jd, Ae, be, ue], isXML: true, serializer: Fe };
var IF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Dx }, default: { bodyMapper: L, headersMapper: Lx } }, queryParameters: [U, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, $d, Pi, Ae, be, ue], isXML: true, serializer: Fe };
var PF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: kx }, default: { bodyMapper: L, headersMapper: Ux } }, queryParameters: [U, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Pi, Xd, Ae, be, ue], isXML: true, serializer: Fe };
var EF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: zx }, default: { bodyMapper: L, headersMapper: Fx } }, queryParameters: [U, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Pi, eu, tu, Ae, be, ue], isXML: true, serializer: Fe };
var wF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 202: { headersMapper: qx }, default: { bodyMapper: L, headersMapper: Hx } }, queryParameters: [U, Rr], urlParameters: [k], headerParameters: [z, F, H, ie, se, Vd, Zd, Ae, be, ue], isXML: true, serializer: Fe };
var SF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: Qx }, default: { bodyMapper: L, headersMapper: Gx } }, queryParameters: [U, RE], urlParameters: [k], headerParameters: [z, F, H, _t, oe, ie, se, $e, Xe, Ve, Ae, be, ue, at], isXML: true, serializer: Fe };
var vF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 202: { headersMapper: jx }, default: { bodyMapper: L, headersMapper: Yx } }, queryParameters: [U], urlParameters: [k], headerParameters: [z, F, H, _t, oe, ie, se, Ae, be, ue, Gr, jr, Vn, WA, En, wn, Sn, vn, ru, fs, Yr, _E, Bn], isXML: true, serializer: Fe };
var BF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 202: { headersMapper: Kx }, default: { bodyMapper: L, headersMapper: Wx } }, queryParameters: [U], urlParameters: [k], headerParameters: [z, F, H, _t, oe, ie, se, Ae, be, ue, Gr, jr, at, Vn, En, wn, Sn, vn, fs, Yr, Bn, OE, Zn, ei, nu, ti], isXML: true, serializer: Fe };
var TF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 204: { headersMapper: Jx }, default: { bodyMapper: L, headersMapper: $x } }, queryParameters: [U, ME, LE], urlParameters: [k], headerParameters: [z, F, H, oe, DE], isXML: true, serializer: Fe };
var RF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: Ud }, 202: { headersMapper: Ud }, default: { bodyMapper: L, headersMapper: Xx } }, queryParameters: [U, zt, xn, kE], urlParameters: [k], headerParameters: [z, F, H, oe, ue, WA, UE], isXML: true, serializer: Fe };
var _F = { path: "/{containerName}/{blob}", httpMethod: "GET", responses: { 200: { headersMapper: Vx }, default: { bodyMapper: L, headersMapper: Zx } }, queryParameters: [Tr, U, _a], urlParameters: [k], headerParameters: [z, F, H], isXML: true, serializer: Fe };
var OF = { path: "/{containerName}/{blob}", httpMethod: "POST", responses: { 200: { bodyMapper: { type: { name: "Stream" }, serializedName: "parsedResponse" }, headersMapper: zd }, 206: { bodyMapper: { type: { name: "Stream" }, serializedName: "parsedResponse" }, headersMapper: zd }, default: { bodyMapper: L, headersMapper: eA } }, requestBody: zE, queryParameters: [U, zt, FE], urlParameters: [k], headerParameters: [hn, Br, z, F, oe, ie, se, $e, Xe, Ve, Ae, be, ue], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: Fe };
var MF = { path: "/{containerName}/{blob}", httpMethod: "GET", responses: { 200: { bodyMapper: vc, headersMapper: tA }, default: { bodyMapper: L, headersMapper: rA } }, queryParameters: [U, zt, xn, JA], urlParameters: [k], headerParameters: [z, F, H, oe, ue, $A, XA, VA, ZA], isXML: true, serializer: Fe };
var DF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 204: { headersMapper: nA }, default: { bodyMapper: L, headersMapper: iA } }, requestBody: qE, queryParameters: [U, xn, JA], urlParameters: [k], headerParameters: [hn, Br, z, F, oe, ue, $A, XA, VA, ZA, _r, Tn], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: Fe };
var pu = class {
  client;
  constructor(e) {
    this.client = e;
  }
  create(e, r, n) {
    return this.client.sendOperationRequest({ contentLength: e, blobContentLength: r, options: n }, LF);
  }
  uploadPages(e, r, n) {
    return this.client.sendOperationRequest({ contentLength: e, body: r, options: n }, kF);
  }
  clearPages(e, r) {
    return this.client.sendOperationRequest({ contentLength: e, options: r }, UF);
  }
  uploadPagesFromURL(e, r, n, i, s) {
    return this.client.sendOperationRequest({ sourceUrl: e, sourceRange: r, contentLength: n, range: i, options: s }, zF);
  }
  getPageRanges(e) {
    return this.client.sendOperationRequest({ options: e }, FF);
  }
  getPageRangesDiff(e) {
    return this.client.sendOperationRequest({ options: e }, qF);
  }
  resize(e, r) {
    return this.client.sendOperationRequest({ blobContentLength: e, options: r }, HF);
  }
  updateSequenceNumber(e, r) {
    return this.client.sendOperationRequest({ sequenceNumberAction: e, options: r }, QF);
  }
  copyIncremental(e, r) {
    return this.client.sendOperationRequest({ copySource: e, options: r }, GF);
  }
};
var ri = ar(mr, true);
var LF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: sA }, default: { bodyMapper: L, headersMapper: aA } }, queryParameters: [U], urlParameters: [k], headerParameters: [z, F, H, bt, _t, oe, ie, se, $e, Xe, Ve, Ae, be, ue, An, bn, Cn, Nn, In, Pn, Gr, jr, at, Vn, Yr, Bn, HE, eb, tb], isXML: true, serializer: ri };
var kF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: oA }, default: { bodyMapper: L, headersMapper: cA } }, requestBody: gs, queryParameters: [U, iu], urlParameters: [k], headerParameters: [z, F, bt, oe, ie, se, ps, Xn, $e, Xe, Ve, Ae, be, ue, at, _r, Tn, hs, ys, rb, su, au, ou, xs], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "binary", serializer: ri };
var UF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: lA }, default: { bodyMapper: L, headersMapper: mA } }, queryParameters: [U, iu], urlParameters: [k], headerParameters: [z, F, H, bt, oe, ie, se, ps, $e, Xe, Ve, Ae, be, ue, at, su, au, ou, QE], isXML: true, serializer: ri };
var zF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: dA }, default: { bodyMapper: L, headersMapper: uA } }, queryParameters: [U, iu], urlParameters: [k], headerParameters: [z, F, H, bt, oe, ie, se, $e, Xe, Ve, Ae, be, ue, at, En, wn, Sn, vn, Zn, ei, ti, rb, su, au, ou, Oa, GE, Ma, jE, As, bs, Cs], isXML: true, serializer: ri };
var FF = { path: "/{containerName}/{blob}", httpMethod: "GET", responses: { 200: { bodyMapper: Ld, headersMapper: pA }, default: { bodyMapper: L, headersMapper: fA } }, queryParameters: [U, gn, yn, zt, nb], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, ps, Ae, be, ue], isXML: true, serializer: ri };
var qF = { path: "/{containerName}/{blob}", httpMethod: "GET", responses: { 200: { bodyMapper: Ld, headersMapper: hA }, default: { bodyMapper: L, headersMapper: gA } }, queryParameters: [U, gn, yn, zt, nb, YE], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, ps, Ae, be, ue, KE], isXML: true, serializer: ri };
var HF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: yA }, default: { bodyMapper: L, headersMapper: xA } }, queryParameters: [Tr, U], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, $e, Xe, Ve, Ae, be, ue, at, eb], isXML: true, serializer: ri };
var QF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: AA }, default: { bodyMapper: L, headersMapper: bA } }, queryParameters: [Tr, U], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, Ae, be, ue, tb, WE], isXML: true, serializer: ri };
var GF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 202: { headersMapper: CA }, default: { bodyMapper: L, headersMapper: NA } }, queryParameters: [U, JE], urlParameters: [k], headerParameters: [z, F, H, ie, se, Ae, be, ue, fs], isXML: true, serializer: ri };
var fu = class {
  client;
  constructor(e) {
    this.client = e;
  }
  create(e, r) {
    return this.client.sendOperationRequest({ contentLength: e, options: r }, jF);
  }
  appendBlock(e, r, n) {
    return this.client.sendOperationRequest({ contentLength: e, body: r, options: n }, YF);
  }
  appendBlockFromUrl(e, r, n) {
    return this.client.sendOperationRequest({ sourceUrl: e, contentLength: r, options: n }, KF);
  }
  seal(e) {
    return this.client.sendOperationRequest({ options: e }, WF);
  }
};
var hu = ar(mr, true);
var jF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: IA }, default: { bodyMapper: L, headersMapper: PA } }, queryParameters: [U], urlParameters: [k], headerParameters: [z, F, H, bt, _t, oe, ie, se, $e, Xe, Ve, Ae, be, ue, An, bn, Cn, Nn, In, Pn, Gr, jr, at, Yr, Bn, $E], isXML: true, serializer: hu };
var YF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: EA }, default: { bodyMapper: L, headersMapper: wA } }, requestBody: gs, queryParameters: [U, ib], urlParameters: [k], headerParameters: [z, F, bt, oe, ie, se, Xn, $e, Xe, Ve, Ae, be, ue, at, _r, Tn, hs, ys, xs, sb, cu], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "binary", serializer: hu };
var KF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: SA }, default: { bodyMapper: L, headersMapper: vA } }, queryParameters: [U, ib], urlParameters: [k], headerParameters: [z, F, H, bt, oe, ie, se, $e, Xe, Ve, Ae, be, ue, at, En, wn, Sn, vn, Zn, ei, ti, _r, Oa, Ma, As, bs, Cs, sb, cu, lu], isXML: true, serializer: hu };
var WF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 200: { headersMapper: BA }, default: { bodyMapper: L, headersMapper: TA } }, queryParameters: [U, XE], urlParameters: [k], headerParameters: [z, F, H, oe, ie, se, Ae, be, cu], isXML: true, serializer: hu };
var gu = class {
  client;
  constructor(e) {
    this.client = e;
  }
  upload(e, r, n) {
    return this.client.sendOperationRequest({ contentLength: e, body: r, options: n }, JF);
  }
  putBlobFromUrl(e, r, n) {
    return this.client.sendOperationRequest({ contentLength: e, copySource: r, options: n }, $F);
  }
  stageBlock(e, r, n, i) {
    return this.client.sendOperationRequest({ blockId: e, contentLength: r, body: n, options: i }, XF);
  }
  stageBlockFromURL(e, r, n, i) {
    return this.client.sendOperationRequest({ blockId: e, contentLength: r, sourceUrl: n, options: i }, VF);
  }
  commitBlockList(e, r) {
    return this.client.sendOperationRequest({ blocks: e, options: r }, ZF);
  }
  getBlockList(e, r) {
    return this.client.sendOperationRequest({ listType: e, options: r }, e2);
  }
};
var La = ar(mr, true);
var JF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: RA }, default: { bodyMapper: L, headersMapper: _A } }, requestBody: gs, queryParameters: [U], urlParameters: [k], headerParameters: [z, F, bt, _t, oe, ie, se, Xn, $e, Xe, Ve, Ae, be, ue, An, bn, Cn, Nn, In, Pn, Gr, jr, at, Vn, Yr, Bn, _r, Tn, hs, ys, xs, ab], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "binary", serializer: La };
var $F = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: OA }, default: { bodyMapper: L, headersMapper: MA } }, queryParameters: [U], urlParameters: [k], headerParameters: [z, F, H, bt, _t, oe, ie, se, $e, Xe, Ve, Ae, be, ue, An, bn, Cn, Nn, In, Pn, at, Vn, En, wn, Sn, vn, ru, fs, Yr, Zn, ei, nu, ti, _r, As, bs, Cs, ab, VE], isXML: true, serializer: La };
var XF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: DA }, default: { bodyMapper: L, headersMapper: LA } }, requestBody: gs, queryParameters: [U, ob, cb], urlParameters: [k], headerParameters: [z, F, bt, oe, Xn, $e, Xe, Ve, at, _r, Tn, hs, ys, xs], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "binary", serializer: La };
var VF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: kA }, default: { bodyMapper: L, headersMapper: UA } }, queryParameters: [U, ob, cb], urlParameters: [k], headerParameters: [z, F, H, bt, oe, $e, Xe, Ve, at, En, wn, Sn, vn, Zn, ei, ti, Oa, Ma, As, bs, Cs, lu], isXML: true, serializer: La };
var ZF = { path: "/{containerName}/{blob}", httpMethod: "PUT", responses: { 201: { headersMapper: zA }, default: { bodyMapper: L, headersMapper: FA } }, requestBody: ZE, queryParameters: [U, lb], urlParameters: [k], headerParameters: [hn, Br, z, F, _t, oe, ie, se, $e, Xe, Ve, Ae, be, ue, An, bn, Cn, Nn, In, Pn, Gr, jr, at, Vn, Yr, Bn, _r, Tn], isXML: true, contentType: "application/xml; charset=utf-8", mediaType: "xml", serializer: La };
var e2 = { path: "/{containerName}/{blob}", httpMethod: "GET", responses: { 200: { bodyMapper: fy, headersMapper: qA }, default: { bodyMapper: L, headersMapper: HA } }, queryParameters: [U, zt, lb, ew], urlParameters: [k], headerParameters: [z, F, H, oe, ue], isXML: true, serializer: La };
var _c = class extends ac {
  url;
  version;
  constructor(e, r) {
    if (e === void 0) throw new Error("'url' cannot be null");
    r || (r = {});
    let n = { requestContentType: "application/json; charset=utf-8" }, i = "azsdk-js-azure-storage-blob/12.32.0", s = r.userAgentOptions && r.userAgentOptions.userAgentPrefix ? `${r.userAgentOptions.userAgentPrefix} ${i}` : `${i}`, a = { ...n, ...r, userAgentOptions: { userAgentPrefix: s }, endpoint: r.endpoint ?? r.baseUri ?? "{url}" };
    super(a), this.url = e, this.version = r.version || "2026-04-06", this.service = new mu(this), this.container = new du(this), this.blob = new uu(this), this.pageBlob = new pu(this), this.appendBlob = new fu(this), this.blockBlob = new gu(this);
  }
  service;
  container;
  blob;
  pageBlob;
  appendBlob;
  blockBlob;
};
var Oc = class extends _c {
  async sendOperationRequest(e, r) {
    let n = { ...r };
    return (n.path === "/{containerName}" || n.path === "/{containerName}/{blob}") && (n.path = ""), super.sendOperationRequest(e, n);
  }
};
function rw(t18) {
  let e = new URL(t18), r = e.pathname;
  return r = r || "/", r = r2(r), e.pathname = r, e.toString();
}
function t22(t18) {
  let e = "";
  if (t18.search("DevelopmentStorageProxyUri=") !== -1) {
    let r = t18.split(";");
    for (let n of r) n.trim().startsWith("DevelopmentStorageProxyUri=") && (e = n.trim().match("DevelopmentStorageProxyUri=(.*)")[1]);
  }
  return e;
}
function Ns(t18, e) {
  let r = t18.split(";");
  for (let n of r) if (n.trim().startsWith(e)) return n.trim().match(e + "=(.*)")[1];
  return "";
}
function Is(t18) {
  let e = "";
  t18.startsWith("UseDevelopmentStorage=true") && (e = t22(t18), t18 = J0);
  let r = Ns(t18, "BlobEndpoint");
  if (r = r.endsWith("/") ? r.slice(0, -1) : r, t18.search("DefaultEndpointsProtocol=") !== -1 && t18.search("AccountKey=") !== -1) {
    let n = "", i = "", s = Buffer.from("accountKey", "base64"), a = "";
    if (i = Ns(t18, "AccountName"), s = Buffer.from(Ns(t18, "AccountKey"), "base64"), !r) {
      n = Ns(t18, "DefaultEndpointsProtocol");
      let o = n.toLowerCase();
      if (o !== "https" && o !== "http") throw new Error("Invalid DefaultEndpointsProtocol in the provided Connection String. Expecting 'https' or 'http'");
      if (a = Ns(t18, "EndpointSuffix"), !a) throw new Error("Invalid EndpointSuffix in the provided Connection String");
      r = `${n}://${i}.blob.${a}`;
    }
    if (i) {
      if (s.length === 0) throw new Error("Invalid AccountKey in the provided Connection String");
    } else throw new Error("Invalid AccountName in the provided Connection String");
    return { kind: "AccountConnString", url: r, accountName: i, accountKey: s, proxyUri: e };
  } else {
    let n = Ns(t18, "SharedAccessSignature"), i = Ns(t18, "AccountName");
    if (i || (i = pb(r)), r) {
      if (!n) throw new Error("Invalid SharedAccessSignature in the provided SAS Connection String");
    } else throw new Error("Invalid BlobEndpoint in the provided SAS Connection String");
    return n.startsWith("?") && (n = n.substring(1)), { kind: "SASConnString", url: r, accountName: i, accountSas: n };
  }
}
function r2(t18) {
  return encodeURIComponent(t18).replace(/%2F/g, "/").replace(/'/g, "%27").replace(/\+/g, "%20").replace(/%25/g, "%");
}
function ut(t18, e) {
  let r = new URL(t18), n = r.pathname;
  return n = n ? n.endsWith("/") ? `${n}${e}` : `${n}/${e}` : e, r.pathname = n, r.toString();
}
function ka(t18, e, r) {
  let n = new URL(t18), i = encodeURIComponent(e), s = r ? encodeURIComponent(r) : void 0, a = n.search === "" ? "?" : n.search, o = [];
  for (let c of a.slice(1).split("&")) if (c) {
    let [l] = c.split("=", 2);
    l !== i && o.push(c);
  }
  return s && o.push(`${i}=${s}`), n.search = o.length ? `?${o.join("&")}` : "", n.toString();
}
function mb(t18, e) {
  return new URL(t18).searchParams.get(e) ?? void 0;
}
function nw(t18) {
  try {
    let e = new URL(t18);
    return e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol;
  } catch {
    return;
  }
}
function Mc(t18, e) {
  let r = new URL(t18), n = r.search;
  return n ? n += "&" + e : n = e, r.search = n, r.toString();
}
function ge(t18, e = true) {
  let r = t18.toISOString();
  return e ? r.substring(0, r.length - 1) + "0000Z" : r.substring(0, r.length - 5) + "Z";
}
function n2(t18) {
  return De ? Buffer.from(t18).toString("base64") : btoa(t18);
}
function db(t18, e) {
  t18.length > 42 && (t18 = t18.slice(0, 42));
  let s = t18 + i2(e.toString(), 48 - t18.length, "0");
  return n2(s);
}
function i2(t18, e, r = " ") {
  return String.prototype.padStart ? t18.padStart(e, r) : (r = r || " ", t18.length > e ? t18 : (e = e - t18.length, e > r.length && (r += r.repeat(e / r.length)), r.slice(0, e) + t18));
}
function ub(t18, e) {
  return t18.toLocaleLowerCase() === e.toLocaleLowerCase();
}
function pb(t18) {
  let e = new URL(t18), r;
  try {
    return e.hostname.split(".")[1] === "blob" ? r = e.hostname.split(".")[0] : yu(e) ? r = e.pathname.split("/")[1] : r = "", r;
  } catch {
    throw new Error("Unable to extract accountName with provided information.");
  }
}
function yu(t18) {
  let e = t18.host;
  return /^.*:.*:.*$|^(localhost|host.docker.internal)(:[0-9]+)?$|^(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])){3}(:[0-9]+)?$/.test(e) || !!t18.port && eE.includes(t18.port);
}
function wi(t18) {
  if (t18 === void 0) return;
  let e = [];
  for (let r in t18) if (Object.prototype.hasOwnProperty.call(t18, r)) {
    let n = t18[r];
    e.push(`${encodeURIComponent(r)}=${encodeURIComponent(n)}`);
  }
  return e.join("&");
}
function iw(t18) {
  if (t18 === void 0) return;
  let e = { blobTagSet: [] };
  for (let r in t18) if (Object.prototype.hasOwnProperty.call(t18, r)) {
    let n = t18[r];
    e.blobTagSet.push({ key: r, value: n });
  }
  return e;
}
function xu(t18) {
  if (t18 === void 0) return;
  let e = {};
  for (let r of t18.blobTagSet) e[r.key] = r.value;
  return e;
}
function fb(t18) {
  if (t18 !== void 0) switch (t18.kind) {
    case "csv":
      return { format: { type: "delimited", delimitedTextConfiguration: { columnSeparator: t18.columnSeparator || ",", fieldQuote: t18.fieldQuote || "", recordSeparator: t18.recordSeparator, escapeChar: t18.escapeCharacter || "", headersPresent: t18.hasHeaders || false } } };
    case "json":
      return { format: { type: "json", jsonTextConfiguration: { recordSeparator: t18.recordSeparator } } };
    case "arrow":
      return { format: { type: "arrow", arrowConfiguration: { schema: t18.schema } } };
    case "parquet":
      return { format: { type: "parquet" } };
    default:
      throw Error("Invalid BlobQueryTextConfiguration.");
  }
}
function Au(t18) {
  if (!t18 || "policy-id" in t18) return;
  let e = [];
  for (let r in t18) {
    let n = r.split("_"), i = "or-";
    n[0].startsWith(i) && (n[0] = n[0].substring(i.length));
    let s = { ruleId: n[1], replicationStatus: t18[r] }, a = e.findIndex((o) => o.policyId === n[0]);
    a > -1 ? e[a].rules.push(s) : e.push({ policyId: n[0], rules: [s] });
  }
  return e;
}
function Ua(t18) {
  return t18 ? t18.scheme + " " + t18.value : void 0;
}
function* hb(t18) {
  let e = [], r = [];
  t18.pageRange && (e = t18.pageRange), t18.clearRange && (r = t18.clearRange);
  let n = 0, i = 0;
  for (; n < e.length && i < r.length; ) e[n].start < r[i].start ? (yield { start: e[n].start, end: e[n].end, isClear: false }, ++n) : (yield { start: r[i].start, end: r[i].end, isClear: true }, ++i);
  for (; n < e.length; ++n) yield { start: e[n].start, end: e[n].end, isClear: false };
  for (; i < r.length; ++i) yield { start: r[i].start, end: r[i].end, isClear: true };
}
function W(t18) {
  if ("_response" in t18) return t18;
  throw new TypeError(`Unexpected response object ${t18}`);
}
async function Dc(t18, e, r, n, i) {
  let s = n.contentChecksumAlgorithm ?? i;
  s === void 0 && (s = "Customized"), s === "Auto" && (s = "StorageCrc64");
  let a;
  return s === "Customized" ? (r.transactionalContentMD5 = n.transactionalContentMD5, r.transactionalContentCrc64 = n.transactionalContentCrc64) : s === "StorageCrc64" && (await Zt.init(), a = await H0(t18, e), r.structuredBodyType = "XSM/1.0; properties=crc64", r.structuredContentLength = e), { body: s === "StorageCrc64" ? a.body : t18, contentLength: s === "StorageCrc64" ? a.encodedContentLength : e, contentChecksumAlgorithm: s };
}
var za = class {
  url;
  accountName;
  pipeline;
  credential;
  storageClientContext;
  isHttps;
  constructor(e, r) {
    this.url = rw(e), this.accountName = pb(e), this.pipeline = r, this.storageClientContext = new Oc(this.url, sy(r)), this.isHttps = ub(nw(this.url) || "", "https"), this.credential = ay(r);
    let n = this.storageClientContext;
    n.requestContentType = void 0;
  }
};
var j = Xo({ packageName: "@azure/storage-blob", packageVersion: Od, namespace: "Microsoft.Storage" });
var Kr = class t7 {
  static parse(e) {
    let r = new t7();
    for (let n of e) switch (n) {
      case "r":
        r.read = true;
        break;
      case "a":
        r.add = true;
        break;
      case "c":
        r.create = true;
        break;
      case "w":
        r.write = true;
        break;
      case "d":
        r.delete = true;
        break;
      case "x":
        r.deleteVersion = true;
        break;
      case "t":
        r.tag = true;
        break;
      case "m":
        r.move = true;
        break;
      case "e":
        r.execute = true;
        break;
      case "i":
        r.setImmutabilityPolicy = true;
        break;
      case "y":
        r.permanentDelete = true;
        break;
      default:
        throw new RangeError(`Invalid permission: ${n}`);
    }
    return r;
  }
  static from(e) {
    let r = new t7();
    return e.read && (r.read = true), e.add && (r.add = true), e.create && (r.create = true), e.write && (r.write = true), e.delete && (r.delete = true), e.deleteVersion && (r.deleteVersion = true), e.tag && (r.tag = true), e.move && (r.move = true), e.execute && (r.execute = true), e.setImmutabilityPolicy && (r.setImmutabilityPolicy = true), e.permanentDelete && (r.permanentDelete = true), r;
  }
  read = false;
  add = false;
  create = false;
  write = false;
  delete = false;
  deleteVersion = false;
  tag = false;
  move = false;
  execute = false;
  setImmutabilityPolicy = false;
  permanentDelete = false;
  toString() {
    let e = [];
    return this.read && e.push("r"), this.add && e.push("a"), this.create && e.push("c"), this.write && e.push("w"), this.delete && e.push("d"), this.deleteVersion && e.push("x"), this.tag && e.push("t"), this.move && e.push("m"), this.execute && e.push("e"), this.setImmutabilityPolicy && e.push("i"), this.permanentDelete && e.push("y"), e.join("");
  }
};
var Wr = class t9 {
  static parse(e) {
    let r = new t9();
    for (let n of e) switch (n) {
      case "r":
        r.read = true;
        break;
      case "a":
        r.add = true;
        break;
      case "c":
        r.create = true;
        break;
      case "w":
        r.write = true;
        break;
      case "d":
        r.delete = true;
        break;
      case "l":
        r.list = true;
        break;
      case "t":
        r.tag = true;
        break;
      case "x":
        r.deleteVersion = true;
        break;
      case "m":
        r.move = true;
        break;
      case "e":
        r.execute = true;
        break;
      case "i":
        r.setImmutabilityPolicy = true;
        break;
      case "y":
        r.permanentDelete = true;
        break;
      case "f":
        r.filterByTags = true;
        break;
      default:
        throw new RangeError(`Invalid permission ${n}`);
    }
    return r;
  }
  static from(e) {
    let r = new t9();
    return e.read && (r.read = true), e.add && (r.add = true), e.create && (r.create = true), e.write && (r.write = true), e.delete && (r.delete = true), e.list && (r.list = true), e.deleteVersion && (r.deleteVersion = true), e.tag && (r.tag = true), e.move && (r.move = true), e.execute && (r.execute = true), e.setImmutabilityPolicy && (r.setImmutabilityPolicy = true), e.permanentDelete && (r.permanentDelete = true), e.filterByTags && (r.filterByTags = true), r;
  }
  read = false;
  add = false;
  create = false;
  write = false;
  delete = false;
  deleteVersion = false;
  list = false;
  tag = false;
  move = false;
  execute = false;
  setImmutabilityPolicy = false;
  permanentDelete = false;
  filterByTags = false;
  toString() {
    let e = [];
    return this.read && e.push("r"), this.add && e.push("a"), this.create && e.push("c"), this.write && e.push("w"), this.delete && e.push("d"), this.deleteVersion && e.push("x"), this.list && e.push("l"), this.tag && e.push("t"), this.move && e.push("m"), this.execute && e.push("e"), this.setImmutabilityPolicy && e.push("i"), this.permanentDelete && e.push("y"), this.filterByTags && e.push("f"), e.join("");
  }
};
function Or(t18) {
  return t18.end ? `${t18.start}-${t18.end}` : t18.start;
}
var sw;
(function(t18) {
  t18.Https = "https", t18.HttpsAndHttp = "https,http";
})(sw || (sw = {}));
var Mr = class {
  version;
  protocol;
  startsOn;
  expiresOn;
  permissions;
  services;
  resourceTypes;
  identifier;
  delegatedUserObjectId;
  encryptionScope;
  resource;
  signature;
  cacheControl;
  contentDisposition;
  contentEncoding;
  contentLanguage;
  contentType;
  ipRangeInner;
  signedOid;
  signedTenantId;
  signedStartsOn;
  signedExpiresOn;
  signedService;
  signedVersion;
  signedDelegatedUserTid;
  preauthorizedAgentObjectId;
  correlationId;
  requestHeaderKeys;
  requestQueryParameterKeys;
  get ipRange() {
    if (this.ipRangeInner) return { end: this.ipRangeInner.end, start: this.ipRangeInner.start };
  }
  constructor(e, r, n, i, s, a, o, c, l, m, d, u, y, x, I, N, w, D, M, re, Re, pe, B) {
    this.version = e, this.signature = r, n !== void 0 && typeof n != "string" ? (this.permissions = n.permissions, this.services = n.services, this.resourceTypes = n.resourceTypes, this.protocol = n.protocol, this.startsOn = n.startsOn, this.expiresOn = n.expiresOn, this.ipRangeInner = n.ipRange, this.identifier = n.identifier, this.delegatedUserObjectId = n.delegatedUserObjectId, this.encryptionScope = n.encryptionScope, this.resource = n.resource, this.cacheControl = n.cacheControl, this.contentDisposition = n.contentDisposition, this.contentEncoding = n.contentEncoding, this.contentLanguage = n.contentLanguage, this.contentType = n.contentType, this.requestHeaderKeys = n.requestHeaderKeys, this.requestQueryParameterKeys = n.requestQueryParameterKeys, n.userDelegationKey && (this.signedOid = n.userDelegationKey.signedObjectId, this.signedTenantId = n.userDelegationKey.signedTenantId, this.signedStartsOn = n.userDelegationKey.signedStartsOn, this.signedExpiresOn = n.userDelegationKey.signedExpiresOn, this.signedService = n.userDelegationKey.signedService, this.signedVersion = n.userDelegationKey.signedVersion, this.signedDelegatedUserTid = n.userDelegationKey.signedDelegatedUserTenantId, this.preauthorizedAgentObjectId = n.preauthorizedAgentObjectId, this.correlationId = n.correlationId)) : (this.services = i, this.resourceTypes = s, this.expiresOn = c, this.permissions = n, this.protocol = a, this.startsOn = o, this.ipRangeInner = l, this.delegatedUserObjectId = Re, this.encryptionScope = re, this.identifier = m, this.resource = d, this.cacheControl = u, this.contentDisposition = y, this.contentEncoding = x, this.contentLanguage = I, this.contentType = N, this.requestHeaderKeys = pe, this.requestQueryParameterKeys = B, w && (this.signedOid = w.signedObjectId, this.signedTenantId = w.signedTenantId, this.signedStartsOn = w.signedStartsOn, this.signedExpiresOn = w.signedExpiresOn, this.signedService = w.signedService, this.signedVersion = w.signedVersion, this.signedDelegatedUserTid = w.signedDelegatedUserTenantId, this.preauthorizedAgentObjectId = D, this.correlationId = M));
  }
  toString() {
    let e = ["sv", "ss", "srt", "spr", "st", "se", "sip", "si", "ses", "skoid", "sktid", "skt", "ske", "sks", "skv", "sr", "sp", "rscc", "rscd", "rsce", "rscl", "rsct", "saoid", "scid", "sduoid", "skdutid", "srh", "srq", "sig"], r = [];
    for (let n of e) switch (n) {
      case "sv":
        this.tryAppendQueryParameter(r, n, this.version);
        break;
      case "ss":
        this.tryAppendQueryParameter(r, n, this.services);
        break;
      case "srt":
        this.tryAppendQueryParameter(r, n, this.resourceTypes);
        break;
      case "spr":
        this.tryAppendQueryParameter(r, n, this.protocol);
        break;
      case "st":
        this.tryAppendQueryParameter(r, n, this.startsOn ? ge(this.startsOn, false) : void 0);
        break;
      case "se":
        this.tryAppendQueryParameter(r, n, this.expiresOn ? ge(this.expiresOn, false) : void 0);
        break;
      case "sip":
        this.tryAppendQueryParameter(r, n, this.ipRange ? Or(this.ipRange) : void 0);
        break;
      case "si":
        this.tryAppendQueryParameter(r, n, this.identifier);
        break;
      case "ses":
        this.tryAppendQueryParameter(r, n, this.encryptionScope);
        break;
      case "skoid":
        this.tryAppendQueryParameter(r, n, this.signedOid);
        break;
      case "sktid":
        this.tryAppendQueryParameter(r, n, this.signedTenantId);
        break;
      case "skt":
        this.tryAppendQueryParameter(r, n, this.signedStartsOn ? ge(this.signedStartsOn, false) : void 0);
        break;
      case "ske":
        this.tryAppendQueryParameter(r, n, this.signedExpiresOn ? ge(this.signedExpiresOn, false) : void 0);
        break;
      case "sks":
        this.tryAppendQueryParameter(r, n, this.signedService);
        break;
      case "skv":
        this.tryAppendQueryParameter(r, n, this.signedVersion);
        break;
      case "skdutid":
        this.tryAppendQueryParameter(r, n, this.signedDelegatedUserTid);
        break;
      case "sr":
        this.tryAppendQueryParameter(r, n, this.resource);
        break;
      case "sp":
        this.tryAppendQueryParameter(r, n, this.permissions);
        break;
      case "sig":
        this.tryAppendQueryParameter(r, n, this.signature);
        break;
      case "rscc":
        this.tryAppendQueryParameter(r, n, this.cacheControl);
        break;
      case "rscd":
        this.tryAppendQueryParameter(r, n, this.contentDisposition);
        break;
      case "rsce":
        this.tryAppendQueryParameter(r, n, this.contentEncoding);
        break;
      case "rscl":
        this.tryAppendQueryParameter(r, n, this.contentLanguage);
        break;
      case "rsct":
        this.tryAppendQueryParameter(r, n, this.contentType);
        break;
      case "saoid":
        this.tryAppendQueryParameter(r, n, this.preauthorizedAgentObjectId);
        break;
      case "scid":
        this.tryAppendQueryParameter(r, n, this.correlationId);
        break;
      case "sduoid":
        this.tryAppendQueryParameter(r, n, this.delegatedUserObjectId);
        break;
      case "srh":
        this.tryAppendQueryParameter(r, n, this.requestHeaderKeys);
        break;
      case "srq":
        this.tryAppendQueryParameter(r, n, this.requestQueryParameterKeys);
        break;
    }
    return r.join("&");
  }
  tryAppendQueryParameter(e, r, n) {
    n && (r = encodeURIComponent(r), n = encodeURIComponent(n), r.length > 0 && n.length > 0 && e.push(`${r}=${n}`));
  }
};
function Lc(t18, e, r) {
  return kc(t18, e, r).sasQueryParameters;
}
function kc(t18, e, r) {
  let n = t18.version ? t18.version : Md, i = e instanceof Je ? e : void 0, s;
  if (i === void 0 && r !== void 0 && (s = new _d(r, e)), i === void 0 && s === void 0) throw TypeError("Invalid sharedKeyCredential, userDelegationKey or accountName.");
  if (n >= "2020-12-06") return i !== void 0 ? o2(t18, i) : n >= "2026-04-06" ? u2(t18, s) : n >= "2025-07-05" ? d2(t18, s) : m2(t18, s);
  if (n >= "2018-11-09") return i !== void 0 ? a2(t18, i) : n >= "2020-02-10" ? l2(t18, s) : c2(t18, s);
  if (n >= "2015-04-05") {
    if (i !== void 0) return s2(t18, i);
    throw new RangeError("'version' must be >= '2018-11-09' when generating user delegation SAS using user delegation key.");
  }
  throw new RangeError("'version' must be >= '2015-04-05'.");
}
function s2(t18, e) {
  if (t18 = vi(t18), !t18.identifier && !(t18.permissions && t18.expiresOn)) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when 'identifier' is not provided.");
  let r = "c";
  t18.blobName && (r = "b");
  let n;
  t18.permissions && (t18.blobName ? n = Kr.parse(t18.permissions.toString()).toString() : n = Wr.parse(t18.permissions.toString()).toString());
  let i = [n || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), t18.identifier, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, t18.cacheControl ? t18.cacheControl : "", t18.contentDisposition ? t18.contentDisposition : "", t18.contentEncoding ? t18.contentEncoding : "", t18.contentLanguage ? t18.contentLanguage : "", t18.contentType ? t18.contentType : ""].join(`
`), s = e.computeHMACSHA256(i);
  return { sasQueryParameters: new Mr(t18.version, s, n, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType), stringToSign: i };
}
function a2(t18, e) {
  if (t18 = vi(t18), !t18.identifier && !(t18.permissions && t18.expiresOn)) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when 'identifier' is not provided.");
  let r = "c", n = t18.snapshotTime;
  t18.blobName && (r = "b", t18.snapshotTime ? r = "bs" : t18.versionId && (r = "bv", n = t18.versionId));
  let i;
  t18.permissions && (t18.blobName ? i = Kr.parse(t18.permissions.toString()).toString() : i = Wr.parse(t18.permissions.toString()).toString());
  let s = [i || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), t18.identifier, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, r, n, t18.cacheControl ? t18.cacheControl : "", t18.contentDisposition ? t18.contentDisposition : "", t18.contentEncoding ? t18.contentEncoding : "", t18.contentLanguage ? t18.contentLanguage : "", t18.contentType ? t18.contentType : ""].join(`
`), a = e.computeHMACSHA256(s);
  return { sasQueryParameters: new Mr(t18.version, a, i, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType), stringToSign: s };
}
function o2(t18, e) {
  if (t18 = vi(t18), !t18.identifier && !(t18.permissions && t18.expiresOn)) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when 'identifier' is not provided.");
  let r = "c", n = t18.snapshotTime;
  t18.blobName && (r = "b", t18.snapshotTime ? r = "bs" : t18.versionId && (r = "bv", n = t18.versionId));
  let i;
  t18.permissions && (t18.blobName ? i = Kr.parse(t18.permissions.toString()).toString() : i = Wr.parse(t18.permissions.toString()).toString());
  let s = [i || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), t18.identifier, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, r, n, t18.encryptionScope, t18.cacheControl ? t18.cacheControl : "", t18.contentDisposition ? t18.contentDisposition : "", t18.contentEncoding ? t18.contentEncoding : "", t18.contentLanguage ? t18.contentLanguage : "", t18.contentType ? t18.contentType : ""].join(`
`), a = e.computeHMACSHA256(s);
  return { sasQueryParameters: new Mr(t18.version, a, i, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType, void 0, void 0, void 0, t18.encryptionScope), stringToSign: s };
}
function c2(t18, e) {
  if (t18 = vi(t18), !t18.permissions || !t18.expiresOn) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when generating user delegation SAS.");
  let r = "c", n = t18.snapshotTime;
  t18.blobName && (r = "b", t18.snapshotTime ? r = "bs" : t18.versionId && (r = "bv", n = t18.versionId));
  let i;
  t18.permissions && (t18.blobName ? i = Kr.parse(t18.permissions.toString()).toString() : i = Wr.parse(t18.permissions.toString()).toString());
  let s = [i || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), e.userDelegationKey.signedObjectId, e.userDelegationKey.signedTenantId, e.userDelegationKey.signedStartsOn ? ge(e.userDelegationKey.signedStartsOn, false) : "", e.userDelegationKey.signedExpiresOn ? ge(e.userDelegationKey.signedExpiresOn, false) : "", e.userDelegationKey.signedService, e.userDelegationKey.signedVersion, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, r, n, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType].join(`
`), a = e.computeHMACSHA256(s);
  return { sasQueryParameters: new Mr(t18.version, a, i, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType, e.userDelegationKey), stringToSign: s };
}
function l2(t18, e) {
  if (t18 = vi(t18), !t18.permissions || !t18.expiresOn) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when generating user delegation SAS.");
  let r = "c", n = t18.snapshotTime;
  t18.blobName && (r = "b", t18.snapshotTime ? r = "bs" : t18.versionId && (r = "bv", n = t18.versionId));
  let i;
  t18.permissions && (t18.blobName ? i = Kr.parse(t18.permissions.toString()).toString() : i = Wr.parse(t18.permissions.toString()).toString());
  let s = [i || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), e.userDelegationKey.signedObjectId, e.userDelegationKey.signedTenantId, e.userDelegationKey.signedStartsOn ? ge(e.userDelegationKey.signedStartsOn, false) : "", e.userDelegationKey.signedExpiresOn ? ge(e.userDelegationKey.signedExpiresOn, false) : "", e.userDelegationKey.signedService, e.userDelegationKey.signedVersion, t18.preauthorizedAgentObjectId, void 0, t18.correlationId, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, r, n, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType].join(`
`), a = e.computeHMACSHA256(s);
  return { sasQueryParameters: new Mr(t18.version, a, i, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType, e.userDelegationKey, t18.preauthorizedAgentObjectId, t18.correlationId), stringToSign: s };
}
function m2(t18, e) {
  if (t18 = vi(t18), !t18.permissions || !t18.expiresOn) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when generating user delegation SAS.");
  let r = "c", n = t18.snapshotTime;
  t18.blobName && (r = "b", t18.snapshotTime ? r = "bs" : t18.versionId && (r = "bv", n = t18.versionId));
  let i;
  t18.permissions && (t18.blobName ? i = Kr.parse(t18.permissions.toString()).toString() : i = Wr.parse(t18.permissions.toString()).toString());
  let s = [i || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), e.userDelegationKey.signedObjectId, e.userDelegationKey.signedTenantId, e.userDelegationKey.signedStartsOn ? ge(e.userDelegationKey.signedStartsOn, false) : "", e.userDelegationKey.signedExpiresOn ? ge(e.userDelegationKey.signedExpiresOn, false) : "", e.userDelegationKey.signedService, e.userDelegationKey.signedVersion, t18.preauthorizedAgentObjectId, void 0, t18.correlationId, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, r, n, t18.encryptionScope, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType].join(`
`), a = e.computeHMACSHA256(s);
  return { sasQueryParameters: new Mr(t18.version, a, i, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType, e.userDelegationKey, t18.preauthorizedAgentObjectId, t18.correlationId, t18.encryptionScope), stringToSign: s };
}
function d2(t18, e) {
  if (t18 = vi(t18), !t18.permissions || !t18.expiresOn) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when generating user delegation SAS.");
  let r = "c", n = t18.snapshotTime;
  t18.blobName && (r = "b", t18.snapshotTime ? r = "bs" : t18.versionId && (r = "bv", n = t18.versionId));
  let i;
  t18.permissions && (t18.blobName ? i = Kr.parse(t18.permissions.toString()).toString() : i = Wr.parse(t18.permissions.toString()).toString());
  let s = [i || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), e.userDelegationKey.signedObjectId, e.userDelegationKey.signedTenantId, e.userDelegationKey.signedStartsOn ? ge(e.userDelegationKey.signedStartsOn, false) : "", e.userDelegationKey.signedExpiresOn ? ge(e.userDelegationKey.signedExpiresOn, false) : "", e.userDelegationKey.signedService, e.userDelegationKey.signedVersion, t18.preauthorizedAgentObjectId, void 0, t18.correlationId, e.userDelegationKey.signedDelegatedUserTenantId, t18.delegatedUserObjectId, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, r, n, t18.encryptionScope, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType].join(`
`), a = e.computeHMACSHA256(s);
  return { sasQueryParameters: new Mr(t18.version, a, i, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType, e.userDelegationKey, t18.preauthorizedAgentObjectId, t18.correlationId, t18.encryptionScope, t18.delegatedUserObjectId), stringToSign: s };
}
function u2(t18, e) {
  if (t18 = vi(t18), !t18.permissions || !t18.expiresOn) throw new RangeError("Must provide 'permissions' and 'expiresOn' for Blob SAS generation when generating user delegation SAS.");
  let r = "c", n = t18.snapshotTime;
  t18.blobName && (r = "b", t18.snapshotTime ? r = "bs" : t18.versionId && (r = "bv", n = t18.versionId));
  let i;
  t18.permissions && (t18.blobName ? i = Kr.parse(t18.permissions.toString()).toString() : i = Wr.parse(t18.permissions.toString()).toString());
  let s = [i || "", t18.startsOn ? ge(t18.startsOn, false) : "", t18.expiresOn ? ge(t18.expiresOn, false) : "", Si(e.accountName, t18.containerName, t18.blobName), e.userDelegationKey.signedObjectId, e.userDelegationKey.signedTenantId, e.userDelegationKey.signedStartsOn ? ge(e.userDelegationKey.signedStartsOn, false) : "", e.userDelegationKey.signedExpiresOn ? ge(e.userDelegationKey.signedExpiresOn, false) : "", e.userDelegationKey.signedService, e.userDelegationKey.signedVersion, t18.preauthorizedAgentObjectId, void 0, t18.correlationId, e.userDelegationKey.signedDelegatedUserTenantId, t18.delegatedUserObjectId, t18.ipRange ? Or(t18.ipRange) : "", t18.protocol ? t18.protocol : "", t18.version, r, n, t18.encryptionScope, p2(t18.requestHeaders), f2(t18.requestQueryParameters), t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType].join(`
`), a = e.computeHMACSHA256(s);
  return { sasQueryParameters: new Mr(t18.version, a, i, void 0, void 0, t18.protocol, t18.startsOn, t18.expiresOn, t18.ipRange, t18.identifier, r, t18.cacheControl, t18.contentDisposition, t18.contentEncoding, t18.contentLanguage, t18.contentType, e.userDelegationKey, t18.preauthorizedAgentObjectId, t18.correlationId, t18.encryptionScope, t18.delegatedUserObjectId, aw(t18.requestHeaders), aw(t18.requestQueryParameters)), stringToSign: s };
}
function p2(t18) {
  if (t18 === void 0) return;
  let e = "";
  return Object.keys(t18).forEach(function(r) {
    e = e + r + ":" + t18[r] + `
`;
  }), e;
}
function f2(t18) {
  if (t18 === void 0) return;
  let e = "";
  return Object.keys(t18).forEach(function(r) {
    e = e + `
` + r + ":" + t18[r];
  }), e;
}
function aw(t18) {
  if (t18 === void 0) return;
  let e = "", r = 0;
  return Object.keys(t18).forEach(function(n) {
    r !== 0 && (e = e + ","), e = e + n, ++r;
  }), e;
}
function Si(t18, e, r) {
  let n = [`/blob/${t18}/${e}`];
  return r && n.push(`/${r}`), n.join("");
}
function vi(t18) {
  let e = t18.version ? t18.version : Md;
  if (t18.snapshotTime && e < "2018-11-09") throw RangeError("'version' must be >= '2018-11-09' when providing 'snapshotTime'.");
  if (t18.blobName === void 0 && t18.snapshotTime) throw RangeError("Must provide 'blobName' when providing 'snapshotTime'.");
  if (t18.versionId && e < "2019-10-10") throw RangeError("'version' must be >= '2019-10-10' when providing 'versionId'.");
  if (t18.blobName === void 0 && t18.versionId) throw RangeError("Must provide 'blobName' when providing 'versionId'.");
  if (t18.permissions && t18.permissions.setImmutabilityPolicy && e < "2020-08-04") throw RangeError("'version' must be >= '2020-08-04' when provided 'i' permission.");
  if (t18.permissions && t18.permissions.deleteVersion && e < "2019-10-10") throw RangeError("'version' must be >= '2019-10-10' when providing 'x' permission.");
  if (t18.permissions && t18.permissions.permanentDelete && e < "2019-10-10") throw RangeError("'version' must be >= '2019-10-10' when providing 'y' permission.");
  if (t18.permissions && t18.permissions.tag && e < "2019-12-12") throw RangeError("'version' must be >= '2019-12-12' when providing 't' permission.");
  if (e < "2020-02-10" && t18.permissions && (t18.permissions.move || t18.permissions.execute)) throw RangeError("'version' must be >= '2020-02-10' when providing the 'm' or 'e' permission.");
  if (e < "2021-04-10" && t18.permissions && t18.permissions.filterByTags) throw RangeError("'version' must be >= '2021-04-10' when providing the 'f' permission.");
  if (e < "2020-02-10" && (t18.preauthorizedAgentObjectId || t18.correlationId)) throw RangeError("'version' must be >= '2020-02-10' when providing 'preauthorizedAgentObjectId' or 'correlationId'.");
  if (t18.encryptionScope && e < "2020-12-06") throw RangeError("'version' must be >= '2020-12-06' when provided 'encryptionScope' in SAS.");
  return t18.version = e, t18;
}
var Uc = class {
  _leaseId;
  _url;
  _containerOrBlobOperation;
  _isContainer;
  get leaseId() {
    return this._leaseId;
  }
  get url() {
    return this._url;
  }
  constructor(e, r) {
    let n = e.storageClientContext;
    this._url = e.url, e.name === void 0 ? (this._isContainer = true, this._containerOrBlobOperation = n.container) : (this._isContainer = false, this._containerOrBlobOperation = n.blob), r || (r = Aa()), this._leaseId = r;
  }
  async acquireLease(e, r = {}) {
    if (this._isContainer && (r.conditions?.ifMatch && r.conditions?.ifMatch !== Qr || r.conditions?.ifNoneMatch && r.conditions?.ifNoneMatch !== Qr || r.conditions?.tagConditions)) throw new RangeError("The IfMatch, IfNoneMatch and tags access conditions are ignored by the service. Values other than undefined or their default values are not acceptable.");
    return j.withSpan("BlobLeaseClient-acquireLease", r, async (n) => W(await this._containerOrBlobOperation.acquireLease({ abortSignal: r.abortSignal, duration: e, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, proposedLeaseId: this._leaseId, tracingOptions: n.tracingOptions })));
  }
  async changeLease(e, r = {}) {
    if (this._isContainer && (r.conditions?.ifMatch && r.conditions?.ifMatch !== Qr || r.conditions?.ifNoneMatch && r.conditions?.ifNoneMatch !== Qr || r.conditions?.tagConditions)) throw new RangeError("The IfMatch, IfNoneMatch and tags access conditions are ignored by the service. Values other than undefined or their default values are not acceptable.");
    return j.withSpan("BlobLeaseClient-changeLease", r, async (n) => {
      let i = W(await this._containerOrBlobOperation.changeLease(this._leaseId, e, { abortSignal: r.abortSignal, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, tracingOptions: n.tracingOptions }));
      return this._leaseId = e, i;
    });
  }
  async releaseLease(e = {}) {
    if (this._isContainer && (e.conditions?.ifMatch && e.conditions?.ifMatch !== Qr || e.conditions?.ifNoneMatch && e.conditions?.ifNoneMatch !== Qr || e.conditions?.tagConditions)) throw new RangeError("The IfMatch, IfNoneMatch and tags access conditions are ignored by the service. Values other than undefined or their default values are not acceptable.");
    return j.withSpan("BlobLeaseClient-releaseLease", e, async (r) => W(await this._containerOrBlobOperation.releaseLease(this._leaseId, { abortSignal: e.abortSignal, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, tracingOptions: r.tracingOptions })));
  }
  async renewLease(e = {}) {
    if (this._isContainer && (e.conditions?.ifMatch && e.conditions?.ifMatch !== Qr || e.conditions?.ifNoneMatch && e.conditions?.ifNoneMatch !== Qr || e.conditions?.tagConditions)) throw new RangeError("The IfMatch, IfNoneMatch and tags access conditions are ignored by the service. Values other than undefined or their default values are not acceptable.");
    return j.withSpan("BlobLeaseClient-renewLease", e, async (r) => this._containerOrBlobOperation.renewLease(this._leaseId, { abortSignal: e.abortSignal, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, tracingOptions: r.tracingOptions }));
  }
  async breakLease(e, r = {}) {
    if (this._isContainer && (r.conditions?.ifMatch && r.conditions?.ifMatch !== Qr || r.conditions?.ifNoneMatch && r.conditions?.ifNoneMatch !== Qr || r.conditions?.tagConditions)) throw new RangeError("The IfMatch, IfNoneMatch and tags access conditions are ignored by the service. Values other than undefined or their default values are not acceptable.");
    return j.withSpan("BlobLeaseClient-breakLease", r, async (n) => {
      let i = { abortSignal: r.abortSignal, breakPeriod: e, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, tracingOptions: n.tracingOptions };
      return W(await this._containerOrBlobOperation.breakLease(i));
    });
  }
};
var bu = class extends h2 {
  start;
  offset;
  end;
  getter;
  source;
  retries = 0;
  maxRetryRequests;
  onProgress;
  options;
  constructor(e, r, n, i, s = {}) {
    super({ highWaterMark: s.highWaterMark }), this.getter = r, this.source = e, this.start = n, this.offset = n, this.end = n + i - 1, this.maxRetryRequests = s.maxRetryRequests && s.maxRetryRequests >= 0 ? s.maxRetryRequests : 0, this.onProgress = s.onProgress, this.options = s, this.setSourceEventHandlers();
  }
  _read() {
    this.source.resume();
  }
  setSourceEventHandlers() {
    this.source.on("data", this.sourceDataHandler), this.source.on("end", this.sourceErrorOrEndHandler), this.source.on("error", this.sourceErrorOrEndHandler), this.source.on("aborted", this.sourceAbortedHandler);
  }
  removeSourceEventHandlers() {
    this.source.removeListener("data", this.sourceDataHandler), this.source.removeListener("end", this.sourceErrorOrEndHandler), this.source.removeListener("error", this.sourceErrorOrEndHandler), this.source.removeListener("aborted", this.sourceAbortedHandler);
  }
  sourceDataHandler = (e) => {
    if (this.options.doInjectErrorOnce) {
      this.options.doInjectErrorOnce = void 0, this.source.pause(), this.sourceErrorOrEndHandler(), this.source.destroy();
      return;
    }
    this.offset += e.length, this.onProgress && this.onProgress({ loadedBytes: this.offset - this.start }), this.push(e) || this.source.pause();
  };
  sourceAbortedHandler = () => {
    let e = new wt("The operation was aborted.");
    this.destroy(e);
  };
  sourceErrorOrEndHandler = (e) => {
    if (e && e.name === "AbortError") {
      this.destroy(e);
      return;
    }
    this.removeSourceEventHandlers(), this.offset - 1 === this.end ? this.push(null) : this.offset <= this.end ? this.retries < this.maxRetryRequests ? (this.retries += 1, this.getter(this.offset).then((r) => {
      this.source = r, this.setSourceEventHandlers();
    }).catch((r) => {
      this.destroy(r);
    })) : this.destroy(new Error(`Data corruption failure: received less data than required and reached maxRetires limitation. Received data offset: ${this.offset - 1}, data needed offset: ${this.end}, retries: ${this.retries}, max retries: ${this.maxRetryRequests}`)) : this.destroy(new Error(`Data corruption failure: Received more data than original request, data needed offset is ${this.end}, received offset: ${this.offset - 1}`));
  };
  _destroy(e, r) {
    this.removeSourceEventHandlers(), this.source.destroy(), r(e === null ? void 0 : e);
  }
};
var Cu = class {
  get acceptRanges() {
    return this.originalResponse.acceptRanges;
  }
  get cacheControl() {
    return this.originalResponse.cacheControl;
  }
  get contentDisposition() {
    return this.originalResponse.contentDisposition;
  }
  get contentEncoding() {
    return this.originalResponse.contentEncoding;
  }
  get contentLanguage() {
    return this.originalResponse.contentLanguage;
  }
  get blobSequenceNumber() {
    return this.originalResponse.blobSequenceNumber;
  }
  get blobType() {
    return this.originalResponse.blobType;
  }
  get contentLength() {
    return this.originalResponse.contentLength;
  }
  get contentMD5() {
    return this.originalResponse.contentMD5;
  }
  get contentRange() {
    return this.originalResponse.contentRange;
  }
  get contentType() {
    return this.originalResponse.contentType;
  }
  get copyCompletedOn() {
    return this.originalResponse.copyCompletedOn;
  }
  get copyId() {
    return this.originalResponse.copyId;
  }
  get copyProgress() {
    return this.originalResponse.copyProgress;
  }
  get copySource() {
    return this.originalResponse.copySource;
  }
  get copyStatus() {
    return this.originalResponse.copyStatus;
  }
  get copyStatusDescription() {
    return this.originalResponse.copyStatusDescription;
  }
  get leaseDuration() {
    return this.originalResponse.leaseDuration;
  }
  get leaseState() {
    return this.originalResponse.leaseState;
  }
  get leaseStatus() {
    return this.originalResponse.leaseStatus;
  }
  get date() {
    return this.originalResponse.date;
  }
  get blobCommittedBlockCount() {
    return this.originalResponse.blobCommittedBlockCount;
  }
  get etag() {
    return this.originalResponse.etag;
  }
  get tagCount() {
    return this.originalResponse.tagCount;
  }
  get errorCode() {
    return this.originalResponse.errorCode;
  }
  get isServerEncrypted() {
    return this.originalResponse.isServerEncrypted;
  }
  get blobContentMD5() {
    return this.originalResponse.blobContentMD5;
  }
  get lastModified() {
    return this.originalResponse.lastModified;
  }
  get lastAccessed() {
    return this.originalResponse.lastAccessed;
  }
  get createdOn() {
    return this.originalResponse.createdOn;
  }
  get metadata() {
    return this.originalResponse.metadata;
  }
  get requestId() {
    return this.originalResponse.requestId;
  }
  get clientRequestId() {
    return this.originalResponse.clientRequestId;
  }
  get version() {
    return this.originalResponse.version;
  }
  get versionId() {
    return this.originalResponse.versionId;
  }
  get isCurrentVersion() {
    return this.originalResponse.isCurrentVersion;
  }
  get encryptionKeySha256() {
    return this.originalResponse.encryptionKeySha256;
  }
  get contentCrc64() {
    return this.originalResponse.contentCrc64;
  }
  get objectReplicationDestinationPolicyId() {
    return this.originalResponse.objectReplicationDestinationPolicyId;
  }
  get objectReplicationSourceProperties() {
    return this.originalResponse.objectReplicationSourceProperties;
  }
  get isSealed() {
    return this.originalResponse.isSealed;
  }
  get immutabilityPolicyExpiresOn() {
    return this.originalResponse.immutabilityPolicyExpiresOn;
  }
  get immutabilityPolicyMode() {
    return this.originalResponse.immutabilityPolicyMode;
  }
  get legalHold() {
    return this.originalResponse.legalHold;
  }
  get structuredBodyType() {
    return this.originalResponse.structuredBodyType;
  }
  get contentAsBlob() {
    return this.originalResponse.blobBody;
  }
  get readableStreamBody() {
    return De ? this.blobDownloadStream : void 0;
  }
  get _response() {
    return this.originalResponse._response;
  }
  originalResponse;
  blobDownloadStream;
  constructor(e, r, n, i, s = {}) {
    this.originalResponse = e;
    let a = this.originalResponse.structuredBodyType === void 0 ? this.originalResponse.readableStreamBody : Ed(this.originalResponse.readableStreamBody, s);
    this.blobDownloadStream = new bu(a, r, n, i, s);
  }
};
var gb = new Uint8Array([79, 98, 106, 1]);
var ow = "avro.codec";
var cw = "avro.schema";
var Ge = class t10 {
  static async readFixedBytes(e, r, n = {}) {
    let i = await e.read(r, { abortSignal: n.abortSignal });
    if (i.length !== r) throw new Error("Hit stream end.");
    return i;
  }
  static async readByte(e, r = {}) {
    return (await t10.readFixedBytes(e, 1, r))[0];
  }
  static async readZigZagLong(e, r = {}) {
    let n = 0, i = 0, s, a, o;
    do
      s = await t10.readByte(e, r), a = s & 128, n |= (s & 127) << i, i += 7;
    while (a && i < 28);
    if (a) {
      n = n, o = 268435456;
      do
        s = await t10.readByte(e, r), n += (s & 127) * o, o *= 128;
      while (s & 128);
      let c = (n % 2 ? -(n + 1) : n) / 2;
      if (c < Number.MIN_SAFE_INTEGER || c > Number.MAX_SAFE_INTEGER) throw new Error("Integer overflow.");
      return c;
    }
    return n >> 1 ^ -(n & 1);
  }
  static async readLong(e, r = {}) {
    return t10.readZigZagLong(e, r);
  }
  static async readInt(e, r = {}) {
    return t10.readZigZagLong(e, r);
  }
  static async readNull() {
    return null;
  }
  static async readBoolean(e, r = {}) {
    let n = await t10.readByte(e, r);
    if (n === 1) return true;
    if (n === 0) return false;
    throw new Error("Byte was not a boolean.");
  }
  static async readFloat(e, r = {}) {
    let n = await t10.readFixedBytes(e, 4, r);
    return new DataView(n.buffer, n.byteOffset, n.byteLength).getFloat32(0, true);
  }
  static async readDouble(e, r = {}) {
    let n = await t10.readFixedBytes(e, 8, r);
    return new DataView(n.buffer, n.byteOffset, n.byteLength).getFloat64(0, true);
  }
  static async readBytes(e, r = {}) {
    let n = await t10.readLong(e, r);
    if (n < 0) throw new Error("Bytes size was negative.");
    return e.read(n, { abortSignal: r.abortSignal });
  }
  static async readString(e, r = {}) {
    let n = await t10.readBytes(e, r);
    return new TextDecoder().decode(n);
  }
  static async readMapPair(e, r, n = {}) {
    let i = await t10.readString(e, n), s = await r(e, n);
    return { key: i, value: s };
  }
  static async readMap(e, r, n = {}) {
    let i = (o, c = {}) => t10.readMapPair(o, r, c), s = await t10.readArray(e, i, n), a = {};
    for (let o of s) a[o.key] = o.value;
    return a;
  }
  static async readArray(e, r, n = {}) {
    let i = [];
    for (let s = await t10.readLong(e, n); s !== 0; s = await t10.readLong(e, n)) for (s < 0 && (await t10.readLong(e, n), s = -s); s--; ) {
      let a = await r(e, n);
      i.push(a);
    }
    return i;
  }
};
var Ps;
(function(t18) {
  t18.RECORD = "record", t18.ENUM = "enum", t18.ARRAY = "array", t18.MAP = "map", t18.UNION = "union", t18.FIXED = "fixed";
})(Ps || (Ps = {}));
var It;
(function(t18) {
  t18.NULL = "null", t18.BOOLEAN = "boolean", t18.INT = "int", t18.LONG = "long", t18.FLOAT = "float", t18.DOUBLE = "double", t18.BYTES = "bytes", t18.STRING = "string";
})(It || (It = {}));
var ni = class t11 {
  static fromSchema(e) {
    return typeof e == "string" ? t11.fromStringSchema(e) : Array.isArray(e) ? t11.fromArraySchema(e) : t11.fromObjectSchema(e);
  }
  static fromStringSchema(e) {
    switch (e) {
      case It.NULL:
      case It.BOOLEAN:
      case It.INT:
      case It.LONG:
      case It.FLOAT:
      case It.DOUBLE:
      case It.BYTES:
      case It.STRING:
        return new yb(e);
      default:
        throw new Error(`Unexpected Avro type ${e}`);
    }
  }
  static fromArraySchema(e) {
    return new Ab(e.map(t11.fromSchema));
  }
  static fromObjectSchema(e) {
    let r = e.type;
    try {
      return t11.fromStringSchema(r);
    } catch {
    }
    switch (r) {
      case Ps.RECORD:
        if (e.aliases) throw new Error(`aliases currently is not supported, schema: ${e}`);
        if (!e.name) throw new Error(`Required attribute 'name' doesn't exist on schema: ${e}`);
        let n = {};
        if (!e.fields) throw new Error(`Required attribute 'fields' doesn't exist on schema: ${e}`);
        for (let i of e.fields) n[i.name] = t11.fromSchema(i.type);
        return new Cb(n, e.name);
      case Ps.ENUM:
        if (e.aliases) throw new Error(`aliases currently is not supported, schema: ${e}`);
        if (!e.symbols) throw new Error(`Required attribute 'symbols' doesn't exist on schema: ${e}`);
        return new xb(e.symbols);
      case Ps.MAP:
        if (!e.values) throw new Error(`Required attribute 'values' doesn't exist on schema: ${e}`);
        return new bb(t11.fromSchema(e.values));
      case Ps.ARRAY:
      case Ps.FIXED:
      default:
        throw new Error(`Unexpected Avro type ${r} in ${e}`);
    }
  }
};
var yb = class extends ni {
  _primitive;
  constructor(e) {
    super(), this._primitive = e;
  }
  read(e, r = {}) {
    switch (this._primitive) {
      case It.NULL:
        return Ge.readNull();
      case It.BOOLEAN:
        return Ge.readBoolean(e, r);
      case It.INT:
        return Ge.readInt(e, r);
      case It.LONG:
        return Ge.readLong(e, r);
      case It.FLOAT:
        return Ge.readFloat(e, r);
      case It.DOUBLE:
        return Ge.readDouble(e, r);
      case It.BYTES:
        return Ge.readBytes(e, r);
      case It.STRING:
        return Ge.readString(e, r);
      default:
        throw new Error("Unknown Avro Primitive");
    }
  }
};
var xb = class extends ni {
  _symbols;
  constructor(e) {
    super(), this._symbols = e;
  }
  async read(e, r = {}) {
    let n = await Ge.readInt(e, r);
    return this._symbols[n];
  }
};
var Ab = class extends ni {
  _types;
  constructor(e) {
    super(), this._types = e;
  }
  async read(e, r = {}) {
    let n = await Ge.readInt(e, r);
    return this._types[n].read(e, r);
  }
};
var bb = class extends ni {
  _itemType;
  constructor(e) {
    super(), this._itemType = e;
  }
  read(e, r = {}) {
    let n = (i, s) => this._itemType.read(i, s);
    return Ge.readMap(e, n, r);
  }
};
var Cb = class extends ni {
  _name;
  _fields;
  constructor(e, r) {
    super(), this._fields = e, this._name = r;
  }
  async read(e, r = {}) {
    let n = {};
    n.$schema = this._name;
    for (let i in this._fields) Object.prototype.hasOwnProperty.call(this._fields, i) && (n[i] = await this._fields[i].read(e, r));
    return n;
  }
};
function Nb(t18, e) {
  if (t18 === e) return true;
  if (t18 == null || e == null || t18.length !== e.length) return false;
  for (let r = 0; r < t18.length; ++r) if (t18[r] !== e[r]) return false;
  return true;
}
var zc = class {
  _dataStream;
  _headerStream;
  _syncMarker;
  _metadata;
  _itemType;
  _itemsRemainingInBlock;
  _initialBlockOffset;
  _blockOffset;
  get blockOffset() {
    return this._blockOffset;
  }
  _objectIndex;
  get objectIndex() {
    return this._objectIndex;
  }
  _initialized;
  constructor(e, r, n, i) {
    this._dataStream = e, this._headerStream = r || e, this._initialized = false, this._blockOffset = n || 0, this._objectIndex = i || 0, this._initialBlockOffset = n || 0;
  }
  async initialize(e = {}) {
    let r = await Ge.readFixedBytes(this._headerStream, gb.length, { abortSignal: e.abortSignal });
    if (!Nb(r, gb)) throw new Error("Stream is not an Avro file.");
    this._metadata = await Ge.readMap(this._headerStream, Ge.readString, { abortSignal: e.abortSignal });
    let n = this._metadata[ow];
    if (!(n == null || n === "null")) throw new Error("Codecs are not supported");
    this._syncMarker = await Ge.readFixedBytes(this._headerStream, 16, { abortSignal: e.abortSignal });
    let i = JSON.parse(this._metadata[cw]);
    if (this._itemType = ni.fromSchema(i), this._blockOffset === 0 && (this._blockOffset = this._initialBlockOffset + this._dataStream.position), this._itemsRemainingInBlock = await Ge.readLong(this._dataStream, { abortSignal: e.abortSignal }), await Ge.readLong(this._dataStream, { abortSignal: e.abortSignal }), this._initialized = true, this._objectIndex && this._objectIndex > 0) for (let s = 0; s < this._objectIndex; s++) await this._itemType.read(this._dataStream, { abortSignal: e.abortSignal }), this._itemsRemainingInBlock--;
  }
  hasNext() {
    return !this._initialized || this._itemsRemainingInBlock > 0;
  }
  async *parseObjects(e = {}) {
    for (this._initialized || await this.initialize(e); this.hasNext(); ) {
      let r = await this._itemType.read(this._dataStream, { abortSignal: e.abortSignal });
      if (this._itemsRemainingInBlock--, this._objectIndex++, this._itemsRemainingInBlock === 0) {
        let n = await Ge.readFixedBytes(this._dataStream, 16, { abortSignal: e.abortSignal });
        if (this._blockOffset = this._initialBlockOffset + this._dataStream.position, this._objectIndex = 0, !Nb(this._syncMarker, n)) throw new Error("Stream is not a valid Avro file.");
        try {
          this._itemsRemainingInBlock = await Ge.readLong(this._dataStream, { abortSignal: e.abortSignal });
        } catch {
          this._itemsRemainingInBlock = 0;
        }
        this._itemsRemainingInBlock > 0 && await Ge.readLong(this._dataStream, { abortSignal: e.abortSignal });
      }
      yield r;
    }
  }
};
var Fc = class {
};
var mw = new wt("Reading from the avro stream was aborted.");
var qc = class extends Fc {
  _position;
  _readable;
  toUint8Array(e) {
    return typeof e == "string" ? g2.from(e) : e;
  }
  constructor(e) {
    super(), this._readable = e, this._position = 0;
  }
  get position() {
    return this._position;
  }
  async read(e, r = {}) {
    if (r.abortSignal?.aborted) throw mw;
    if (e < 0) throw new Error(`size parameter should be positive: ${e}`);
    if (e === 0) return new Uint8Array();
    if (!this._readable.readable) throw new Error("Stream no longer readable.");
    let n = this._readable.read(e);
    return n ? (this._position += n.length, this.toUint8Array(n)) : new Promise((i, s) => {
      let a = () => {
        this._readable.removeListener("readable", o), this._readable.removeListener("error", c), this._readable.removeListener("end", c), this._readable.removeListener("close", c), r.abortSignal && r.abortSignal.removeEventListener("abort", l);
      }, o = () => {
        let m = this._readable.read(e);
        m && (this._position += m.length, a(), i(this.toUint8Array(m)));
      }, c = () => {
        a(), s();
      }, l = () => {
        a(), s(mw);
      };
      this._readable.on("readable", o), this._readable.once("error", c), this._readable.once("end", c), this._readable.once("close", c), r.abortSignal && r.abortSignal.addEventListener("abort", l);
    });
  }
};
var Nu = class extends y2 {
  source;
  avroReader;
  avroIter;
  avroPaused = true;
  onProgress;
  onError;
  constructor(e, r = {}) {
    super(), this.source = e, this.onProgress = r.onProgress, this.onError = r.onError, this.avroReader = new zc(new qc(this.source)), this.avroIter = this.avroReader.parseObjects({ abortSignal: r.abortSignal });
  }
  _read() {
    this.avroPaused && this.readInternal().catch((e) => {
      this.emit("error", e);
    });
  }
  async readInternal() {
    this.avroPaused = false;
    let e;
    do {
      if (e = await this.avroIter.next(), e.done) break;
      let r = e.value, n = r.$schema;
      if (typeof n != "string") throw Error("Missing schema in avro record.");
      switch (n) {
        case "com.microsoft.azure.storage.queryBlobContents.resultData":
          {
            let i = r.data;
            if (!(i instanceof Uint8Array)) throw Error("Invalid data in avro result record.");
            this.push(Buffer.from(i)) || (this.avroPaused = true);
          }
          break;
        case "com.microsoft.azure.storage.queryBlobContents.progress":
          {
            let i = r.bytesScanned;
            if (typeof i != "number") throw Error("Invalid bytesScanned in avro progress record.");
            this.onProgress && this.onProgress({ loadedBytes: i });
          }
          break;
        case "com.microsoft.azure.storage.queryBlobContents.end":
          if (this.onProgress) {
            let i = r.totalBytes;
            if (typeof i != "number") throw Error("Invalid totalBytes in avro end record.");
            this.onProgress({ loadedBytes: i });
          }
          this.push(null);
          break;
        case "com.microsoft.azure.storage.queryBlobContents.error":
          if (this.onError) {
            let i = r.fatal;
            if (typeof i != "boolean") throw Error("Invalid fatal in avro error record.");
            let s = r.name;
            if (typeof s != "string") throw Error("Invalid name in avro error record.");
            let a = r.description;
            if (typeof a != "string") throw Error("Invalid description in avro error record.");
            let o = r.position;
            if (typeof o != "number") throw Error("Invalid position in avro error record.");
            this.onError({ position: o, name: s, isFatal: i, description: a });
          }
          break;
        default:
          throw Error(`Unknown schema ${n} in avro progress record.`);
      }
    } while (!e.done && !this.avroPaused);
  }
};
var Iu = class {
  get acceptRanges() {
    return this.originalResponse.acceptRanges;
  }
  get cacheControl() {
    return this.originalResponse.cacheControl;
  }
  get contentDisposition() {
    return this.originalResponse.contentDisposition;
  }
  get contentEncoding() {
    return this.originalResponse.contentEncoding;
  }
  get contentLanguage() {
    return this.originalResponse.contentLanguage;
  }
  get blobSequenceNumber() {
    return this.originalResponse.blobSequenceNumber;
  }
  get blobType() {
    return this.originalResponse.blobType;
  }
  get contentLength() {
    return this.originalResponse.contentLength;
  }
  get contentMD5() {
    return this.originalResponse.contentMD5;
  }
  get contentRange() {
    return this.originalResponse.contentRange;
  }
  get contentType() {
    return this.originalResponse.contentType;
  }
  get copyCompletedOn() {
  }
  get copyId() {
    return this.originalResponse.copyId;
  }
  get copyProgress() {
    return this.originalResponse.copyProgress;
  }
  get copySource() {
    return this.originalResponse.copySource;
  }
  get copyStatus() {
    return this.originalResponse.copyStatus;
  }
  get copyStatusDescription() {
    return this.originalResponse.copyStatusDescription;
  }
  get leaseDuration() {
    return this.originalResponse.leaseDuration;
  }
  get leaseState() {
    return this.originalResponse.leaseState;
  }
  get leaseStatus() {
    return this.originalResponse.leaseStatus;
  }
  get date() {
    return this.originalResponse.date;
  }
  get blobCommittedBlockCount() {
    return this.originalResponse.blobCommittedBlockCount;
  }
  get etag() {
    return this.originalResponse.etag;
  }
  get errorCode() {
    return this.originalResponse.errorCode;
  }
  get isServerEncrypted() {
    return this.originalResponse.isServerEncrypted;
  }
  get blobContentMD5() {
    return this.originalResponse.blobContentMD5;
  }
  get lastModified() {
    return this.originalResponse.lastModified;
  }
  get metadata() {
    return this.originalResponse.metadata;
  }
  get requestId() {
    return this.originalResponse.requestId;
  }
  get clientRequestId() {
    return this.originalResponse.clientRequestId;
  }
  get version() {
    return this.originalResponse.version;
  }
  get encryptionKeySha256() {
    return this.originalResponse.encryptionKeySha256;
  }
  get contentCrc64() {
    return this.originalResponse.contentCrc64;
  }
  get blobBody() {
  }
  get readableStreamBody() {
    return De ? this.blobDownloadStream : void 0;
  }
  get _response() {
    return this.originalResponse._response;
  }
  originalResponse;
  blobDownloadStream;
  constructor(e, r = {}) {
    this.originalResponse = e, this.blobDownloadStream = new Nu(this.originalResponse.readableStreamBody, r);
  }
};
var Ib;
(function(t18) {
  t18.Hot = "Hot", t18.Cool = "Cool", t18.Cold = "Cold", t18.Archive = "Archive";
})(Ib || (Ib = {}));
var Pb;
(function(t18) {
  t18.P4 = "P4", t18.P6 = "P6", t18.P10 = "P10", t18.P15 = "P15", t18.P20 = "P20", t18.P30 = "P30", t18.P40 = "P40", t18.P50 = "P50", t18.P60 = "P60", t18.P70 = "P70", t18.P80 = "P80";
})(Pb || (Pb = {}));
function Bi(t18) {
  if (t18 !== void 0) return t18;
}
function pt(t18, e) {
  if (t18 && !e) throw new RangeError("Customer-provided encryption key must be used over HTTPS.");
  t18 && !t18.encryptionAlgorithm && (t18.encryptionAlgorithm = W0);
}
var Eb;
(function(t18) {
  t18.StorageOAuthScopes = "https://storage.azure.com/.default", t18.DiskComputeOAuthScopes = "https://disk.compute.azure.com/.default";
})(Eb || (Eb = {}));
function Pu(t18) {
  let e = (t18._response.parsedBody.pageRange || []).map((n) => ({ offset: n.start, count: n.end - n.start })), r = (t18._response.parsedBody.clearRange || []).map((n) => ({ offset: n.start, count: n.end - n.start }));
  return { ...t18, pageRange: e, clearRange: r, _response: { ...t18._response, parsedBody: { pageRange: e, clearRange: r } } };
}
var wb = Sr("core-lro");
var Sb = class t12 extends Error {
  constructor(e) {
    super(e), this.name = "PollerStoppedError", Object.setPrototypeOf(this, t12.prototype);
  }
};
var vb = class t13 extends Error {
  constructor(e) {
    super(e), this.name = "PollerCancelledError", Object.setPrototypeOf(this, t13.prototype);
  }
};
var Hc = class {
  constructor(e) {
    this.resolveOnUnsuccessful = false, this.stopped = true, this.pollProgressCallbacks = [], this.operation = e, this.promise = new Promise((r, n) => {
      this.resolve = r, this.reject = n;
    }), this.promise.catch(() => {
    });
  }
  async startPolling(e = {}) {
    for (this.stopped && (this.stopped = false); !this.isStopped() && !this.isDone(); ) await this.poll(e), await this.delay();
  }
  async pollOnce(e = {}) {
    this.isDone() || (this.operation = await this.operation.update({ abortSignal: e.abortSignal, fireProgress: this.fireProgress.bind(this) })), this.processUpdatedState();
  }
  fireProgress(e) {
    for (let r of this.pollProgressCallbacks) r(e);
  }
  async cancelOnce(e = {}) {
    this.operation = await this.operation.cancel(e);
  }
  poll(e = {}) {
    if (!this.pollOncePromise) {
      this.pollOncePromise = this.pollOnce(e);
      let r = () => {
        this.pollOncePromise = void 0;
      };
      this.pollOncePromise.then(r, r).catch(this.reject);
    }
    return this.pollOncePromise;
  }
  processUpdatedState() {
    if (this.operation.state.error && (this.stopped = true, !this.resolveOnUnsuccessful)) throw this.reject(this.operation.state.error), this.operation.state.error;
    if (this.operation.state.isCancelled && (this.stopped = true, !this.resolveOnUnsuccessful)) {
      let e = new vb("Operation was canceled");
      throw this.reject(e), e;
    }
    this.isDone() && this.resolve && this.resolve(this.getResult());
  }
  async pollUntilDone(e = {}) {
    return this.stopped && this.startPolling(e).catch(this.reject), this.processUpdatedState(), this.promise;
  }
  onProgress(e) {
    return this.pollProgressCallbacks.push(e), () => {
      this.pollProgressCallbacks = this.pollProgressCallbacks.filter((r) => r !== e);
    };
  }
  isDone() {
    let e = this.operation.state;
    return !!(e.isCompleted || e.isCancelled || e.error);
  }
  stopPolling() {
    this.stopped || (this.stopped = true, this.reject && this.reject(new Sb("This poller is already stopped")));
  }
  isStopped() {
    return this.stopped;
  }
  cancelOperation(e = {}) {
    if (!this.cancelPromise) this.cancelPromise = this.cancelOnce(e);
    else if (e.abortSignal) throw new Error("A cancel request is currently pending");
    return this.cancelPromise;
  }
  getOperationState() {
    return this.operation.state;
  }
  getResult() {
    return this.operation.state.result;
  }
  toString() {
    return this.operation.toString();
  }
};
var Eu = class extends Hc {
  intervalInMs;
  constructor(e) {
    let { blobClient: r, copySource: n, intervalInMs: i = 15e3, onProgress: s, resumeFrom: a, startCopyFromURLOptions: o } = e, c;
    a && (c = JSON.parse(a).state);
    let l = Qc({ ...c, blobClient: r, copySource: n, startCopyFromURLOptions: o });
    super(l), typeof s == "function" && this.onProgress(s), this.intervalInMs = i;
  }
  delay() {
    return xa(this.intervalInMs);
  }
};
var N2 = async function(e = {}) {
  let r = this.state, { copyId: n } = r;
  return r.isCompleted ? Qc(r) : n ? (await r.blobClient.abortCopyFromURL(n, { abortSignal: e.abortSignal }), r.isCancelled = true, Qc(r)) : (r.isCancelled = true, Qc(r));
};
var I2 = async function(e = {}) {
  let r = this.state, { blobClient: n, copySource: i, startCopyFromURLOptions: s } = r;
  if (r.isStarted) {
    if (!r.isCompleted) try {
      let a = await r.blobClient.getProperties({ abortSignal: e.abortSignal }), { copyStatus: o, copyProgress: c } = a, l = r.copyProgress;
      c && (r.copyProgress = c), o === "pending" && c !== l && typeof e.fireProgress == "function" ? e.fireProgress(r) : o === "success" ? (r.result = a, r.isCompleted = true) : o === "failed" && (r.error = new Error(`Blob copy failed with reason: "${a.copyStatusDescription || "unknown"}"`), r.isCompleted = true);
    } catch (a) {
      r.error = a, r.isCompleted = true;
    }
  } else {
    r.isStarted = true;
    let a = await n.startCopyFromURL(i, s);
    r.copyId = a.copyId, a.copyStatus === "success" && (r.result = a, r.isCompleted = true);
  }
  return Qc(r);
};
var P2 = function() {
  return JSON.stringify({ state: this.state }, (e, r) => {
    if (e !== "blobClient") return r;
  });
};
function Qc(t18) {
  return { state: { ...t18 }, cancel: N2, toString: P2, update: I2 };
}
function tr(t18) {
  if (t18.offset < 0) throw new RangeError("Range.offset cannot be smaller than 0.");
  if (t18.count && t18.count <= 0) throw new RangeError("Range.count must be larger than 0. Leave it undefined if you want a range from offset to the end.");
  return t18.count ? `bytes=${t18.offset}-${t18.offset + t18.count - 1}` : `bytes=${t18.offset}-`;
}
var Gc;
(function(t18) {
  t18[t18.Good = 0] = "Good", t18[t18.Error = 1] = "Error";
})(Gc || (Gc = {}));
var jc = class {
  concurrency;
  actives = 0;
  completed = 0;
  offset = 0;
  operations = [];
  state = Gc.Good;
  emitter;
  constructor(e = 5) {
    if (e < 1) throw new RangeError("concurrency must be larger than 0");
    this.concurrency = e, this.emitter = new E2();
  }
  addOperation(e) {
    this.operations.push(async () => {
      try {
        this.actives++, await e(), this.actives--, this.completed++, this.parallelExecute();
      } catch (r) {
        this.emitter.emit("error", r);
      }
    });
  }
  async do() {
    return this.operations.length === 0 ? Promise.resolve() : (this.parallelExecute(), new Promise((e, r) => {
      this.emitter.on("finish", e), this.emitter.on("error", (n) => {
        this.state = Gc.Error, r(n);
      });
    }));
  }
  nextOperation() {
    return this.offset < this.operations.length ? this.operations[this.offset++] : null;
  }
  parallelExecute() {
    if (this.state !== Gc.Error) {
      if (this.completed >= this.operations.length) {
        this.emitter.emit("finish");
        return;
      }
      for (; this.actives < this.concurrency; ) {
        let e = this.nextOperation();
        if (e) e();
        else return;
      }
    }
  }
};
async function dw(t18, e, r, n, i) {
  let s = 0, a = n - r;
  return new Promise((o, c) => {
    let l = setTimeout(() => c(new Error("The operation cannot be completed in timeout.")), 1e5);
    t18.on("readable", () => {
      if (s >= a) {
        clearTimeout(l), o();
        return;
      }
      let m;
      for (; (m = t18.read()) !== null; ) {
        typeof m == "string" && (m = Buffer.from(m, i));
        let d = s + m.length > a ? a - s : m.length;
        if (e.fill(m.slice(0, d), r + s, r + s + d), s += d, s >= a) {
          clearTimeout(l), o();
          return;
        }
      }
    }), t18.on("end", () => {
      clearTimeout(l), s < a && c(new Error(`Stream drains before getting enough data needed. Data read: ${s}, data need: ${a}`)), o();
    }), t18.on("error", (m) => {
      clearTimeout(l), c(m);
    });
  });
}
async function uw(t18, e) {
  return new Promise((r, n) => {
    let i = Bb.createWriteStream(e);
    t18.on("error", (s) => {
      n(s);
    }), i.on("error", (s) => {
      n(s);
    }), i.on("close", r), t18.pipe(i);
  });
}
var pw = S2.promisify(Bb.stat);
var fw = Bb.createReadStream;
var ii = class t14 extends za {
  blobContext;
  _name;
  _containerName;
  _versionId;
  _snapshot;
  blobClientConfig;
  get name() {
    return this._name;
  }
  get containerName() {
    return this._containerName;
  }
  constructor(e, r, n, i) {
    i = i || {};
    let s, a;
    if ($n(r)) a = e, s = r, i = n;
    else if (De && r instanceof Je || r instanceof ze || sr(r)) a = e, i = n, s = it(r, i);
    else if (!r && typeof r != "string") a = e, n && typeof n != "string" && (i = n), s = it(new ze(), i);
    else if (r && typeof r == "string" && n && typeof n == "string") {
      let o = r, c = n, l = Is(e);
      if (l.kind === "AccountConnString") if (De) {
        let m = new Je(l.accountName, l.accountKey);
        a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)), i.proxyOptions || (i.proxyOptions = Ai(l.proxyUri)), s = it(m, i);
      } else throw new Error("Account connection string is only supported in Node.js environment");
      else if (l.kind === "SASConnString") a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)) + "?" + l.accountSas, s = it(new ze(), i);
      else throw new Error("Connection string must be either an Account connection string or a SAS connection string");
    } else throw new Error("Expecting non-empty strings for containerName and blobName parameters");
    super(a, s), { blobName: this._name, containerName: this._containerName } = this.getBlobAndContainerNamesFromUrl(), this.blobContext = this.storageClientContext.blob, this._snapshot = mb(this.url, Jn.Parameters.SNAPSHOT), this._versionId = mb(this.url, Jn.Parameters.VERSIONID), this.blobClientConfig = i;
  }
  withSnapshot(e) {
    return new t14(ka(this.url, Jn.Parameters.SNAPSHOT, e.length === 0 ? void 0 : e), this.pipeline, this.blobClientConfig);
  }
  withVersion(e) {
    return new t14(ka(this.url, Jn.Parameters.VERSIONID, e.length === 0 ? void 0 : e), this.pipeline, this.blobClientConfig);
  }
  getAppendBlobClient() {
    return new Su(this.url, this.pipeline, this.blobClientConfig);
  }
  getBlockBlobClient() {
    return new vu(this.url, this.pipeline, this.blobClientConfig);
  }
  getPageBlobClient() {
    return new Bu(this.url, this.pipeline, this.blobClientConfig);
  }
  async download(e = 0, r, n = {}) {
    return n.conditions = n.conditions || {}, n.conditions = n.conditions || {}, pt(n.customerProvidedKey, this.isHttps), j.withSpan("BlobClient-download", n, async (i) => {
      let s = n.contentChecksumAlgorithm ?? this.blobClientConfig?.downloadContentChecksumAlgorithm;
      s === void 0 ? s = "Customized" : s === "Auto" && (s = "StorageCrc64"), s === "StorageCrc64" && await Zt.init();
      let a = W(await this.blobContext.download({ abortSignal: n.abortSignal, leaseAccessConditions: n.conditions, modifiedAccessConditions: { ...n.conditions, ifTags: n.conditions?.tagConditions }, requestOptions: { onDownloadProgress: De ? void 0 : n.onProgress }, range: e === 0 && !r ? void 0 : tr({ offset: e, count: r }), rangeGetContentMD5: n.rangeGetContentMD5, rangeGetContentCRC64: n.rangeGetContentCrc64, snapshot: n.snapshot, cpkInfo: n.customerProvidedKey, tracingOptions: i.tracingOptions, structuredBodyType: s === "StorageCrc64" ? "XSM/1.0; properties=crc64" : void 0 })), o = { ...a, _response: a._response, objectReplicationDestinationPolicyId: a.objectReplicationPolicyId, objectReplicationSourceProperties: Au(a.objectReplicationRules) };
      if (!De) return s === "StorageCrc64" && (o.blobBody = Q0(await o.blobBody)), o;
      if ((n.maxRetryRequests === void 0 || n.maxRetryRequests < 0) && (n.maxRetryRequests = 5), a.contentLength === void 0) throw new RangeError("File download response doesn't contain valid content length header");
      if (s === "StorageCrc64" && a.structuredContentLength === void 0) throw new RangeError("Unexpected structured content length");
      if (!a.etag) throw new RangeError("File download response doesn't contain valid etag header");
      let c = s === "StorageCrc64" ? a.structuredContentLength : a.contentLength;
      return new Cu(o, async (l) => {
        let m = { leaseAccessConditions: n.conditions, modifiedAccessConditions: { ifMatch: n.conditions.ifMatch || a.etag, ifModifiedSince: n.conditions.ifModifiedSince, ifNoneMatch: n.conditions.ifNoneMatch, ifUnmodifiedSince: n.conditions.ifUnmodifiedSince, ifTags: n.conditions?.tagConditions }, range: tr({ count: e + c - l, offset: l }), rangeGetContentMD5: n.rangeGetContentMD5, rangeGetContentCRC64: n.rangeGetContentCrc64, snapshot: n.snapshot, cpkInfo: n.customerProvidedKey, structuredBodyType: s === "StorageCrc64" ? "XSM/1.0; properties=crc64" : void 0 }, d = (await this.blobContext.download({ abortSignal: n.abortSignal, ...m })).readableStreamBody;
        return s === "StorageCrc64" ? Ed(d, {}) : d;
      }, e, c, { maxRetryRequests: n.maxRetryRequests, onProgress: n.onProgress });
    });
  }
  async exists(e = {}) {
    return j.withSpan("BlobClient-exists", e, async (r) => {
      try {
        return pt(e.customerProvidedKey, this.isHttps), await this.getProperties({ abortSignal: e.abortSignal, customerProvidedKey: e.customerProvidedKey, conditions: e.conditions, tracingOptions: r.tracingOptions }), true;
      } catch (n) {
        if (n.statusCode === 404) return false;
        if (n.statusCode === 409 && (n.details.errorCode === V0 || n.details.errorCode === Z0)) return true;
        throw n;
      }
    });
  }
  async getProperties(e = {}) {
    return e.conditions = e.conditions || {}, pt(e.customerProvidedKey, this.isHttps), j.withSpan("BlobClient-getProperties", e, async (r) => {
      let n = W(await this.blobContext.getProperties({ abortSignal: e.abortSignal, leaseAccessConditions: e.conditions, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, cpkInfo: e.customerProvidedKey, tracingOptions: r.tracingOptions }));
      return { ...n, _response: n._response, objectReplicationDestinationPolicyId: n.objectReplicationPolicyId, objectReplicationSourceProperties: Au(n.objectReplicationRules) };
    });
  }
  async delete(e = {}) {
    return e.conditions = e.conditions || {}, j.withSpan("BlobClient-delete", e, async (r) => W(await this.blobContext.delete({ abortSignal: e.abortSignal, deleteSnapshots: e.deleteSnapshots, leaseAccessConditions: e.conditions, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, tracingOptions: r.tracingOptions, accessTierIfModifiedSince: e.conditions?.accessTierIfModifiedSince, accessTierIfUnmodifiedSince: e.conditions?.accessTierIfUnmodifiedSince })));
  }
  async deleteIfExists(e = {}) {
    return j.withSpan("BlobClient-deleteIfExists", e, async (r) => {
      try {
        let n = W(await this.delete(r));
        return { succeeded: true, ...n, _response: n._response };
      } catch (n) {
        if (n.details?.errorCode === "BlobNotFound") return { succeeded: false, ...n.response?.parsedHeaders, _response: n.response };
        throw n;
      }
    });
  }
  async undelete(e = {}) {
    return j.withSpan("BlobClient-undelete", e, async (r) => W(await this.blobContext.undelete({ abortSignal: e.abortSignal, tracingOptions: r.tracingOptions })));
  }
  async setHTTPHeaders(e, r = {}) {
    return r.conditions = r.conditions || {}, pt(r.customerProvidedKey, this.isHttps), j.withSpan("BlobClient-setHTTPHeaders", r, async (n) => W(await this.blobContext.setHttpHeaders({ abortSignal: r.abortSignal, blobHttpHeaders: e, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, tracingOptions: n.tracingOptions })));
  }
  async setMetadata(e, r = {}) {
    return r.conditions = r.conditions || {}, pt(r.customerProvidedKey, this.isHttps), j.withSpan("BlobClient-setMetadata", r, async (n) => W(await this.blobContext.setMetadata({ abortSignal: r.abortSignal, leaseAccessConditions: r.conditions, metadata: e, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, cpkInfo: r.customerProvidedKey, encryptionScope: r.encryptionScope, tracingOptions: n.tracingOptions })));
  }
  async setTags(e, r = {}) {
    return j.withSpan("BlobClient-setTags", r, async (n) => W(await this.blobContext.setTags({ abortSignal: r.abortSignal, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, blobModifiedAccessConditions: r.conditions, tracingOptions: n.tracingOptions, tags: iw(e) })));
  }
  async getTags(e = {}) {
    return j.withSpan("BlobClient-getTags", e, async (r) => {
      let n = W(await this.blobContext.getTags({ abortSignal: e.abortSignal, leaseAccessConditions: e.conditions, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, blobModifiedAccessConditions: e.conditions, tracingOptions: r.tracingOptions }));
      return { ...n, _response: n._response, tags: xu({ blobTagSet: n.blobTagSet }) || {} };
    });
  }
  getBlobLeaseClient(e) {
    return new Uc(this, e);
  }
  async createSnapshot(e = {}) {
    return e.conditions = e.conditions || {}, pt(e.customerProvidedKey, this.isHttps), j.withSpan("BlobClient-createSnapshot", e, async (r) => W(await this.blobContext.createSnapshot({ abortSignal: e.abortSignal, leaseAccessConditions: e.conditions, metadata: e.metadata, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, cpkInfo: e.customerProvidedKey, encryptionScope: e.encryptionScope, tracingOptions: r.tracingOptions })));
  }
  async beginCopyFromURL(e, r = {}) {
    let n = { abortCopyFromURL: (...s) => this.abortCopyFromURL(...s), getProperties: (...s) => this.getProperties(...s), startCopyFromURL: (...s) => this.startCopyFromURL(...s) }, i = new Eu({ blobClient: n, copySource: e, intervalInMs: r.intervalInMs, onProgress: r.onProgress, resumeFrom: r.resumeFrom, startCopyFromURLOptions: r });
    return await i.poll(), i;
  }
  async abortCopyFromURL(e, r = {}) {
    return j.withSpan("BlobClient-abortCopyFromURL", r, async (n) => W(await this.blobContext.abortCopyFromURL(e, { abortSignal: r.abortSignal, leaseAccessConditions: r.conditions, tracingOptions: n.tracingOptions })));
  }
  async syncCopyFromURL(e, r = {}) {
    return r.conditions = r.conditions || {}, r.sourceConditions = r.sourceConditions || {}, j.withSpan("BlobClient-syncCopyFromURL", r, async (n) => W(await this.blobContext.copyFromURL(e, { abortSignal: r.abortSignal, metadata: r.metadata, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, sourceModifiedAccessConditions: { sourceIfMatch: r.sourceConditions?.ifMatch, sourceIfModifiedSince: r.sourceConditions?.ifModifiedSince, sourceIfNoneMatch: r.sourceConditions?.ifNoneMatch, sourceIfUnmodifiedSince: r.sourceConditions?.ifUnmodifiedSince }, sourceContentMD5: r.sourceContentMD5, copySourceAuthorization: Ua(r.sourceAuthorization), tier: Bi(r.tier), blobTagsString: wi(r.tags), immutabilityPolicyExpiry: r.immutabilityPolicy?.expiriesOn, immutabilityPolicyMode: r.immutabilityPolicy?.policyMode, legalHold: r.legalHold, encryptionScope: r.encryptionScope, copySourceTags: r.copySourceTags, fileRequestIntent: r.sourceShareTokenIntent, tracingOptions: n.tracingOptions })));
  }
  async setAccessTier(e, r = {}) {
    return j.withSpan("BlobClient-setAccessTier", r, async (n) => W(await this.blobContext.setTier(Bi(e), { abortSignal: r.abortSignal, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, rehydratePriority: r.rehydratePriority, tracingOptions: n.tracingOptions })));
  }
  async downloadToBuffer(e, r, n, i = {}) {
    let s, a = 0, o = 0, c = i;
    e instanceof Buffer ? (s = e, a = r || 0, o = typeof n == "number" ? n : 0) : (a = typeof e == "number" ? e : 0, o = typeof r == "number" ? r : 0, c = n || {});
    let l = c.blockSize ?? 0;
    if (l < 0) throw new RangeError("blockSize option must be >= 0");
    if (l === 0 && (l = 4194304), a < 0) throw new RangeError("offset option must be >= 0");
    if (o && o <= 0) throw new RangeError("count option must be greater than 0");
    return c.conditions || (c.conditions = {}), j.withSpan("BlobClient-downloadToBuffer", c, async (m) => {
      if (!o) {
        let y = await this.getProperties({ ...c, tracingOptions: m.tracingOptions });
        if (o = y.contentLength - a, o < 0) throw new RangeError(`offset ${a} shouldn't be larger than blob size ${y.contentLength}`);
      }
      if (!s) try {
        s = Buffer.alloc(o);
      } catch (y) {
        throw new Error(`Unable to allocate the buffer of size: ${o}(in bytes). Please try passing your own buffer to the "downloadToBuffer" method or try using other methods like "download" or "downloadToFile".	 ${y.message}`);
      }
      if (s.length < o) throw new RangeError(`The buffer's size should be equal to or larger than the request count of bytes: ${o}`);
      let d = 0, u = new jc(c.concurrency);
      for (let y = a; y < a + o; y = y + l) u.addOperation(async () => {
        let x = a + o;
        y + l < x && (x = y + l);
        let N = (await this.download(y, x - y, { abortSignal: c.abortSignal, conditions: c.conditions, maxRetryRequests: c.maxRetryRequestsPerBlock, customerProvidedKey: c.customerProvidedKey, contentChecksumAlgorithm: c.contentChecksumAlgorithm, tracingOptions: m.tracingOptions })).readableStreamBody;
        await dw(N, s, y - a, x - a), d += x - y, c.onProgress && c.onProgress({ loadedBytes: d });
      });
      return await u.do(), s;
    });
  }
  async downloadToFile(e, r = 0, n, i = {}) {
    return j.withSpan("BlobClient-downloadToFile", i, async (s) => {
      let a = await this.download(r, n, { ...i, tracingOptions: s.tracingOptions });
      return a.readableStreamBody && await uw(a.readableStreamBody, e), a.blobDownloadStream = void 0, a;
    });
  }
  getBlobAndContainerNamesFromUrl() {
    let e, r;
    try {
      let n = new URL(this.url);
      if (n.host.split(".")[1] === "blob") {
        let i = n.pathname.match("/([^/]*)(/(.*))?");
        e = i[1], r = i[3];
      } else if (yu(n)) {
        let i = n.pathname.match("/([^/]*)/([^/]*)(/(.*))?");
        e = i[2], r = i[4];
      } else {
        let i = n.pathname.match("/([^/]*)(/(.*))?");
        e = i[1], r = i[3];
      }
      if (e = decodeURIComponent(e), r = decodeURIComponent(r), r = r.replace(/\\/g, "/"), !e) throw new Error("Provided containerName is invalid.");
      return { blobName: r, containerName: e };
    } catch {
      throw new Error("Unable to extract blobName and containerName with provided information.");
    }
  }
  async startCopyFromURL(e, r = {}) {
    return j.withSpan("BlobClient-startCopyFromURL", r, async (n) => (r.conditions = r.conditions || {}, r.sourceConditions = r.sourceConditions || {}, W(await this.blobContext.startCopyFromURL(e, { abortSignal: r.abortSignal, leaseAccessConditions: r.conditions, metadata: r.metadata, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, sourceModifiedAccessConditions: { sourceIfMatch: r.sourceConditions.ifMatch, sourceIfModifiedSince: r.sourceConditions.ifModifiedSince, sourceIfNoneMatch: r.sourceConditions.ifNoneMatch, sourceIfUnmodifiedSince: r.sourceConditions.ifUnmodifiedSince, sourceIfTags: r.sourceConditions.tagConditions }, immutabilityPolicyExpiry: r.immutabilityPolicy?.expiriesOn, immutabilityPolicyMode: r.immutabilityPolicy?.policyMode, legalHold: r.legalHold, rehydratePriority: r.rehydratePriority, tier: Bi(r.tier), blobTagsString: wi(r.tags), sealBlob: r.sealBlob, tracingOptions: n.tracingOptions }))));
  }
  generateSasUrl(e) {
    return new Promise((r) => {
      if (!(this.credential instanceof Je)) throw new RangeError("Can only generate the SAS when the client is initialized with a shared key credential");
      let n = Lc({ containerName: this._containerName, blobName: this._name, snapshotTime: this._snapshot, versionId: this._versionId, ...e }, this.credential).toString();
      r(Mc(this.url, n));
    });
  }
  generateSasStringToSign(e) {
    if (!(this.credential instanceof Je)) throw new RangeError("Can only generate the SAS when the client is initialized with a shared key credential");
    return kc({ containerName: this._containerName, blobName: this._name, snapshotTime: this._snapshot, versionId: this._versionId, ...e }, this.credential).stringToSign;
  }
  generateUserDelegationSasUrl(e, r) {
    return new Promise((n) => {
      let i = Lc({ containerName: this._containerName, blobName: this._name, snapshotTime: this._snapshot, versionId: this._versionId, ...e }, r, this.accountName).toString();
      n(Mc(this.url, i));
    });
  }
  generateUserDelegationSasStringToSign(e, r) {
    return kc({ containerName: this._containerName, blobName: this._name, snapshotTime: this._snapshot, versionId: this._versionId, ...e }, r, this.accountName).stringToSign;
  }
  async deleteImmutabilityPolicy(e = {}) {
    return j.withSpan("BlobClient-deleteImmutabilityPolicy", e, async (r) => W(await this.blobContext.deleteImmutabilityPolicy({ tracingOptions: r.tracingOptions })));
  }
  async setImmutabilityPolicy(e, r = {}) {
    return j.withSpan("BlobClient-setImmutabilityPolicy", r, async (n) => W(await this.blobContext.setImmutabilityPolicy({ immutabilityPolicyExpiry: e.expiriesOn, immutabilityPolicyMode: e.policyMode, tracingOptions: n.tracingOptions })));
  }
  async setLegalHold(e, r = {}) {
    return j.withSpan("BlobClient-setLegalHold", r, async (n) => W(await this.blobContext.setLegalHold(e, { tracingOptions: n.tracingOptions })));
  }
  async getAccountInfo(e = {}) {
    return j.withSpan("BlobClient-getAccountInfo", e, async (r) => W(await this.blobContext.getAccountInfo({ abortSignal: e.abortSignal, tracingOptions: r.tracingOptions })));
  }
};
var Su = class t15 extends ii {
  appendBlobContext;
  constructor(e, r, n, i) {
    let s, a;
    if (i = i || {}, $n(r)) a = e, s = r, i = n;
    else if (De && r instanceof Je || r instanceof ze || sr(r)) a = e, i = n, s = it(r, i);
    else if (!r && typeof r != "string") a = e, i = n, s = it(new ze(), i);
    else if (r && typeof r == "string" && n && typeof n == "string") {
      let o = r, c = n, l = Is(e);
      if (l.kind === "AccountConnString") if (De) {
        let m = new Je(l.accountName, l.accountKey);
        a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)), i.proxyOptions || (i.proxyOptions = Ai(l.proxyUri)), s = it(m, i);
      } else throw new Error("Account connection string is only supported in Node.js environment");
      else if (l.kind === "SASConnString") a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)) + "?" + l.accountSas, s = it(new ze(), i);
      else throw new Error("Connection string must be either an Account connection string or a SAS connection string");
    } else throw new Error("Expecting non-empty strings for containerName and blobName parameters");
    super(a, s), this.appendBlobContext = this.storageClientContext.appendBlob, this.blobClientConfig = i;
  }
  withSnapshot(e) {
    return new t15(ka(this.url, Jn.Parameters.SNAPSHOT, e.length === 0 ? void 0 : e), this.pipeline, this.blobClientConfig);
  }
  async create(e = {}) {
    return e.conditions = e.conditions || {}, pt(e.customerProvidedKey, this.isHttps), j.withSpan("AppendBlobClient-create", e, async (r) => W(await this.appendBlobContext.create(0, { abortSignal: e.abortSignal, blobHttpHeaders: e.blobHTTPHeaders, leaseAccessConditions: e.conditions, metadata: e.metadata, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, cpkInfo: e.customerProvidedKey, encryptionScope: e.encryptionScope, immutabilityPolicyExpiry: e.immutabilityPolicy?.expiriesOn, immutabilityPolicyMode: e.immutabilityPolicy?.policyMode, legalHold: e.legalHold, blobTagsString: wi(e.tags), tracingOptions: r.tracingOptions })));
  }
  async createIfNotExists(e = {}) {
    let r = { ifNoneMatch: iy };
    return j.withSpan("AppendBlobClient-createIfNotExists", e, async (n) => {
      try {
        let i = W(await this.create({ ...n, conditions: r }));
        return { succeeded: true, ...i, _response: i._response };
      } catch (i) {
        if (i.details?.errorCode === "BlobAlreadyExists") return { succeeded: false, ...i.response?.parsedHeaders, _response: i.response };
        throw i;
      }
    });
  }
  async seal(e = {}) {
    return e.conditions = e.conditions || {}, j.withSpan("AppendBlobClient-seal", e, async (r) => W(await this.appendBlobContext.seal({ abortSignal: e.abortSignal, appendPositionAccessConditions: e.conditions, leaseAccessConditions: e.conditions, modifiedAccessConditions: { ...e.conditions, ifTags: e.conditions?.tagConditions }, tracingOptions: r.tracingOptions })));
  }
  async appendBlock(e, r, n = {}) {
    return n.conditions = n.conditions || {}, pt(n.customerProvidedKey, this.isHttps), j.withSpan("AppendBlobClient-appendBlock", n, async (i) => {
      let s = { abortSignal: n.abortSignal, appendPositionAccessConditions: n.conditions, leaseAccessConditions: n.conditions, modifiedAccessConditions: { ...n.conditions, ifTags: n.conditions?.tagConditions }, requestOptions: { onUploadProgress: n.onProgress }, cpkInfo: n.customerProvidedKey, encryptionScope: n.encryptionScope, tracingOptions: i.tracingOptions }, a = await Dc(e, r, s, n, this.blobClientConfig?.uploadContentChecksumAlgorithm);
      return W(await this.appendBlobContext.appendBlock(a.contentLength, a.body, s));
    });
  }
  async appendBlockFromURL(e, r, n, i = {}) {
    return i.conditions = i.conditions || {}, i.sourceConditions = i.sourceConditions || {}, pt(i.customerProvidedKey, this.isHttps), j.withSpan("AppendBlobClient-appendBlockFromURL", i, async (s) => W(await this.appendBlobContext.appendBlockFromUrl(e, 0, { abortSignal: i.abortSignal, sourceRange: tr({ offset: r, count: n }), sourceContentMD5: i.sourceContentMD5, sourceContentCrc64: i.sourceContentCrc64, leaseAccessConditions: i.conditions, appendPositionAccessConditions: i.conditions, modifiedAccessConditions: { ...i.conditions, ifTags: i.conditions?.tagConditions }, sourceModifiedAccessConditions: { sourceIfMatch: i.sourceConditions?.ifMatch, sourceIfModifiedSince: i.sourceConditions?.ifModifiedSince, sourceIfNoneMatch: i.sourceConditions?.ifNoneMatch, sourceIfUnmodifiedSince: i.sourceConditions?.ifUnmodifiedSince }, copySourceAuthorization: Ua(i.sourceAuthorization), cpkInfo: i.customerProvidedKey, encryptionScope: i.encryptionScope, fileRequestIntent: i.sourceShareTokenIntent, tracingOptions: s.tracingOptions, sourceCpkInfo: { sourceEncryptionKey: i.sourceCustomerProvidedKey?.encryptionKey, sourceEncryptionAlgorithm: i.sourceCustomerProvidedKey?.encryptionAlgorithm, sourceEncryptionKeySha256: i.sourceCustomerProvidedKey?.encryptionKeySha256 } })));
  }
};
var vu = class t16 extends ii {
  _blobContext;
  blockBlobContext;
  constructor(e, r, n, i) {
    let s, a;
    if (i = i || {}, $n(r)) a = e, s = r, i = n;
    else if (De && r instanceof Je || r instanceof ze || sr(r)) a = e, i = n, s = it(r, i);
    else if (!r && typeof r != "string") a = e, n && typeof n != "string" && (i = n), s = it(new ze(), i);
    else if (r && typeof r == "string" && n && typeof n == "string") {
      let o = r, c = n, l = Is(e);
      if (l.kind === "AccountConnString") if (De) {
        let m = new Je(l.accountName, l.accountKey);
        a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)), i.proxyOptions || (i.proxyOptions = Ai(l.proxyUri)), s = it(m, i);
      } else throw new Error("Account connection string is only supported in Node.js environment");
      else if (l.kind === "SASConnString") a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)) + "?" + l.accountSas, s = it(new ze(), i);
      else throw new Error("Connection string must be either an Account connection string or a SAS connection string");
    } else throw new Error("Expecting non-empty strings for containerName and blobName parameters");
    super(a, s), this.blockBlobContext = this.storageClientContext.blockBlob, this._blobContext = this.storageClientContext.blob, this.blobClientConfig = i;
  }
  withSnapshot(e) {
    return new t16(ka(this.url, Jn.Parameters.SNAPSHOT, e.length === 0 ? void 0 : e), this.pipeline, this.blobClientConfig);
  }
  async query(e, r = {}) {
    if (pt(r.customerProvidedKey, this.isHttps), !De) throw new Error("This operation currently is only supported in Node.js.");
    return j.withSpan("BlockBlobClient-query", r, async (n) => {
      let i = W(await this._blobContext.query({ abortSignal: r.abortSignal, queryRequest: { queryType: "SQL", expression: e, inputSerialization: fb(r.inputTextConfiguration), outputSerialization: fb(r.outputTextConfiguration) }, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, cpkInfo: r.customerProvidedKey, tracingOptions: n.tracingOptions }));
      return new Iu(i, { abortSignal: r.abortSignal, onProgress: r.onProgress, onError: r.onError });
    });
  }
  async upload(e, r, n = {}) {
    return n.conditions = n.conditions || {}, pt(n.customerProvidedKey, this.isHttps), j.withSpan("BlockBlobClient-upload", n, async (i) => {
      let s = { abortSignal: n.abortSignal, blobHttpHeaders: n.blobHTTPHeaders, leaseAccessConditions: n.conditions, metadata: n.metadata, modifiedAccessConditions: { ...n.conditions, ifTags: n.conditions?.tagConditions }, requestOptions: { onUploadProgress: n.onProgress }, cpkInfo: n.customerProvidedKey, encryptionScope: n.encryptionScope, immutabilityPolicyExpiry: n.immutabilityPolicy?.expiriesOn, immutabilityPolicyMode: n.immutabilityPolicy?.policyMode, legalHold: n.legalHold, tier: Bi(n.tier), blobTagsString: wi(n.tags), tracingOptions: i.tracingOptions }, a = await Dc(e, r, s, n, this.blobClientConfig?.uploadContentChecksumAlgorithm);
      return W(await this.blockBlobContext.upload(a.contentLength, a.body, s));
    });
  }
  async syncUploadFromURL(e, r = {}) {
    return r.conditions = r.conditions || {}, pt(r.customerProvidedKey, this.isHttps), j.withSpan("BlockBlobClient-syncUploadFromURL", r, async (n) => W(await this.blockBlobContext.putBlobFromUrl(0, e, { ...r, blobHttpHeaders: r.blobHTTPHeaders, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, sourceModifiedAccessConditions: { sourceIfMatch: r.sourceConditions?.ifMatch, sourceIfModifiedSince: r.sourceConditions?.ifModifiedSince, sourceIfNoneMatch: r.sourceConditions?.ifNoneMatch, sourceIfUnmodifiedSince: r.sourceConditions?.ifUnmodifiedSince, sourceIfTags: r.sourceConditions?.tagConditions }, cpkInfo: r.customerProvidedKey, copySourceAuthorization: Ua(r.sourceAuthorization), tier: Bi(r.tier), blobTagsString: wi(r.tags), copySourceTags: r.copySourceTags, fileRequestIntent: r.sourceShareTokenIntent, tracingOptions: n.tracingOptions, sourceCpkInfo: { sourceEncryptionKey: r.sourceCustomerProvidedKey?.encryptionKey, sourceEncryptionAlgorithm: r.sourceCustomerProvidedKey?.encryptionAlgorithm, sourceEncryptionKeySha256: r.sourceCustomerProvidedKey?.encryptionKeySha256 } })));
  }
  async stageBlock(e, r, n, i = {}) {
    return pt(i.customerProvidedKey, this.isHttps), j.withSpan("BlockBlobClient-stageBlock", i, async (s) => {
      let a = { abortSignal: i.abortSignal, leaseAccessConditions: i.conditions, requestOptions: { onUploadProgress: i.onProgress }, cpkInfo: i.customerProvidedKey, encryptionScope: i.encryptionScope, tracingOptions: s.tracingOptions }, o = await Dc(r, n, a, i, this.blobClientConfig?.uploadContentChecksumAlgorithm);
      return W(await this.blockBlobContext.stageBlock(e, o.contentLength, o.body, a));
    });
  }
  async stageBlockFromURL(e, r, n = 0, i, s = {}) {
    return pt(s.customerProvidedKey, this.isHttps), j.withSpan("BlockBlobClient-stageBlockFromURL", s, async (a) => W(await this.blockBlobContext.stageBlockFromURL(e, 0, r, { abortSignal: s.abortSignal, leaseAccessConditions: s.conditions, sourceContentMD5: s.sourceContentMD5, sourceContentCrc64: s.sourceContentCrc64, sourceRange: n === 0 && !i ? void 0 : tr({ offset: n, count: i }), cpkInfo: s.customerProvidedKey, encryptionScope: s.encryptionScope, copySourceAuthorization: Ua(s.sourceAuthorization), fileRequestIntent: s.sourceShareTokenIntent, tracingOptions: a.tracingOptions, sourceCpkInfo: { sourceEncryptionKey: s.sourceCustomerProvidedKey?.encryptionKey, sourceEncryptionAlgorithm: s.sourceCustomerProvidedKey?.encryptionAlgorithm, sourceEncryptionKeySha256: s.sourceCustomerProvidedKey?.encryptionKeySha256 } })));
  }
  async commitBlockList(e, r = {}) {
    return r.conditions = r.conditions || {}, pt(r.customerProvidedKey, this.isHttps), j.withSpan("BlockBlobClient-commitBlockList", r, async (n) => W(await this.blockBlobContext.commitBlockList({ latest: e }, { abortSignal: r.abortSignal, blobHttpHeaders: r.blobHTTPHeaders, leaseAccessConditions: r.conditions, metadata: r.metadata, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, cpkInfo: r.customerProvidedKey, encryptionScope: r.encryptionScope, immutabilityPolicyExpiry: r.immutabilityPolicy?.expiriesOn, immutabilityPolicyMode: r.immutabilityPolicy?.policyMode, legalHold: r.legalHold, tier: Bi(r.tier), blobTagsString: wi(r.tags), tracingOptions: n.tracingOptions })));
  }
  async getBlockList(e, r = {}) {
    return j.withSpan("BlockBlobClient-getBlockList", r, async (n) => {
      let i = W(await this.blockBlobContext.getBlockList(e, { abortSignal: r.abortSignal, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, tracingOptions: n.tracingOptions }));
      return i.committedBlocks || (i.committedBlocks = []), i.uncommittedBlocks || (i.uncommittedBlocks = []), i;
    });
  }
  async uploadData(e, r = {}) {
    return j.withSpan("BlockBlobClient-uploadData", r, async (n) => {
      if (De) {
        let i;
        return e instanceof Buffer ? i = e : e instanceof ArrayBuffer ? i = Buffer.from(e) : (e = e, i = Buffer.from(e.buffer, e.byteOffset, e.byteLength)), this.uploadSeekableInternal((s, a) => i.slice(s, s + a), i.byteLength, n);
      } else {
        let i = new Blob([e]);
        return this.uploadSeekableInternal((s, a) => i.slice(s, s + a), i.size, n);
      }
    });
  }
  async uploadBrowserData(e, r = {}) {
    return j.withSpan("BlockBlobClient-uploadBrowserData", r, async (n) => {
      let i = new Blob([e]);
      return this.uploadSeekableInternal((s, a) => i.slice(s, s + a), i.size, n);
    });
  }
  async uploadSeekableInternal(e, r, n = {}) {
    let i = n.blockSize ?? 0;
    if (i < 0 || i > 4194304e3) throw new RangeError(`blockSize option must be >= 0 and <= ${4194304e3}`);
    let s = n.maxSingleShotSize ?? 268435456;
    if (s < 0 || s > 268435456) throw new RangeError(`maxSingleShotSize option must be >= 0 and <= ${268435456}`);
    if (i === 0) {
      if (r > 4194304e3 * 5e4) throw new RangeError(`${r} is too larger to upload to a block blob.`);
      r > s && (i = Math.ceil(r / 5e4), i < 4194304 && (i = 4194304));
    }
    return n.blobHTTPHeaders || (n.blobHTTPHeaders = {}), n.conditions || (n.conditions = {}), j.withSpan("BlockBlobClient-uploadSeekableInternal", n, async (a) => {
      if (r <= s) return W(await this.upload(e(0, r), r, a));
      let o = Math.floor((r - 1) / i) + 1;
      if (o > 5e4) throw new RangeError(`The buffer's size is too big or the BlockSize is too small;the number of blocks must be <= ${5e4}`);
      let c = [], l = Aa(), m = 0, d = new jc(n.concurrency);
      for (let u = 0; u < o; u++) d.addOperation(async () => {
        let y = db(l, u), x = i * u, N = (u === o - 1 ? r : x + i) - x;
        c.push(y), await this.stageBlock(y, e(x, N), N, { abortSignal: n.abortSignal, conditions: n.conditions, encryptionScope: n.encryptionScope, tracingOptions: a.tracingOptions, contentChecksumAlgorithm: n.contentChecksumAlgorithm }), m += N, n.onProgress && n.onProgress({ loadedBytes: m });
      });
      return await d.do(), this.commitBlockList(c, a);
    });
  }
  async uploadFile(e, r = {}) {
    return j.withSpan("BlockBlobClient-uploadFile", r, async (n) => {
      let i = (await pw(e)).size;
      return this.uploadSeekableInternal((s, a) => () => fw(e, { autoClose: true, end: a ? s + a - 1 : 1 / 0, start: s }), i, { ...r, tracingOptions: n.tracingOptions });
    });
  }
  async uploadStream(e, r = 8388608, n = 5, i = {}) {
    return i.blobHTTPHeaders || (i.blobHTTPHeaders = {}), i.conditions || (i.conditions = {}), j.withSpan("BlockBlobClient-uploadStream", i, async (s) => {
      let a = 0, o = Aa(), c = 0, l = [];
      return await new Cd(e, r, n, async (d, u) => {
        let y = db(o, a);
        l.push(y), a++, await this.stageBlock(y, d, u, { customerProvidedKey: i.customerProvidedKey, conditions: i.conditions, encryptionScope: i.encryptionScope, tracingOptions: s.tracingOptions, contentChecksumAlgorithm: i.contentChecksumAlgorithm }), c += u, i.onProgress && i.onProgress({ loadedBytes: c });
      }, Math.ceil(n / 4 * 3)).do(), W(await this.commitBlockList(l, { ...i, tracingOptions: s.tracingOptions }));
    });
  }
};
var Bu = class t17 extends ii {
  pageBlobContext;
  constructor(e, r, n, i) {
    let s, a;
    if (i = i || {}, $n(r)) a = e, s = r, i = n;
    else if (De && r instanceof Je || r instanceof ze || sr(r)) a = e, i = n, s = it(r, i);
    else if (!r && typeof r != "string") a = e, i = n, s = it(new ze(), i);
    else if (r && typeof r == "string" && n && typeof n == "string") {
      let o = r, c = n, l = Is(e);
      if (l.kind === "AccountConnString") if (De) {
        let m = new Je(l.accountName, l.accountKey);
        a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)), i.proxyOptions || (i.proxyOptions = Ai(l.proxyUri)), s = it(m, i);
      } else throw new Error("Account connection string is only supported in Node.js environment");
      else if (l.kind === "SASConnString") a = ut(ut(l.url, encodeURIComponent(o)), encodeURIComponent(c)) + "?" + l.accountSas, s = it(new ze(), i);
      else throw new Error("Connection string must be either an Account connection string or a SAS connection string");
    } else throw new Error("Expecting non-empty strings for containerName and blobName parameters");
    super(a, s), this.pageBlobContext = this.storageClientContext.pageBlob, this.blobClientConfig = i;
  }
  withSnapshot(e) {
    return new t17(ka(this.url, Jn.Parameters.SNAPSHOT, e.length === 0 ? void 0 : e), this.pipeline, this.blobClientConfig);
  }
  async create(e, r = {}) {
    return r.conditions = r.conditions || {}, pt(r.customerProvidedKey, this.isHttps), j.withSpan("PageBlobClient-create", r, async (n) => W(await this.pageBlobContext.create(0, e, { abortSignal: r.abortSignal, blobHttpHeaders: r.blobHTTPHeaders, blobSequenceNumber: r.blobSequenceNumber, leaseAccessConditions: r.conditions, metadata: r.metadata, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, cpkInfo: r.customerProvidedKey, encryptionScope: r.encryptionScope, immutabilityPolicyExpiry: r.immutabilityPolicy?.expiriesOn, immutabilityPolicyMode: r.immutabilityPolicy?.policyMode, legalHold: r.legalHold, tier: Bi(r.tier), blobTagsString: wi(r.tags), tracingOptions: n.tracingOptions })));
  }
  async createIfNotExists(e, r = {}) {
    return j.withSpan("PageBlobClient-createIfNotExists", r, async (n) => {
      try {
        let i = { ifNoneMatch: iy }, s = W(await this.create(e, { ...r, conditions: i, tracingOptions: n.tracingOptions }));
        return { succeeded: true, ...s, _response: s._response };
      } catch (i) {
        if (i.details?.errorCode === "BlobAlreadyExists") return { succeeded: false, ...i.response?.parsedHeaders, _response: i.response };
        throw i;
      }
    });
  }
  async uploadPages(e, r, n, i = {}) {
    return i.conditions = i.conditions || {}, pt(i.customerProvidedKey, this.isHttps), j.withSpan("PageBlobClient-uploadPages", i, async (s) => {
      let a = { abortSignal: i.abortSignal, leaseAccessConditions: i.conditions, modifiedAccessConditions: { ...i.conditions, ifTags: i.conditions?.tagConditions }, requestOptions: { onUploadProgress: i.onProgress }, range: tr({ offset: r, count: n }), sequenceNumberAccessConditions: i.conditions, cpkInfo: i.customerProvidedKey, encryptionScope: i.encryptionScope, tracingOptions: s.tracingOptions }, o = await Dc(e, n, a, i, this.blobClientConfig?.uploadContentChecksumAlgorithm);
      return W(await this.pageBlobContext.uploadPages(o.contentLength, o.body, a));
    });
  }
  async uploadPagesFromURL(e, r, n, i, s = {}) {
    return s.conditions = s.conditions || {}, s.sourceConditions = s.sourceConditions || {}, pt(s.customerProvidedKey, this.isHttps), j.withSpan("PageBlobClient-uploadPagesFromURL", s, async (a) => W(await this.pageBlobContext.uploadPagesFromURL(e, tr({ offset: r, count: i }), 0, tr({ offset: n, count: i }), { abortSignal: s.abortSignal, sourceContentMD5: s.sourceContentMD5, sourceContentCrc64: s.sourceContentCrc64, leaseAccessConditions: s.conditions, sequenceNumberAccessConditions: s.conditions, modifiedAccessConditions: { ...s.conditions, ifTags: s.conditions?.tagConditions }, sourceModifiedAccessConditions: { sourceIfMatch: s.sourceConditions?.ifMatch, sourceIfModifiedSince: s.sourceConditions?.ifModifiedSince, sourceIfNoneMatch: s.sourceConditions?.ifNoneMatch, sourceIfUnmodifiedSince: s.sourceConditions?.ifUnmodifiedSince }, cpkInfo: s.customerProvidedKey, encryptionScope: s.encryptionScope, copySourceAuthorization: Ua(s.sourceAuthorization), fileRequestIntent: s.sourceShareTokenIntent, tracingOptions: a.tracingOptions, sourceCpkInfo: { sourceEncryptionKey: s.sourceCustomerProvidedKey?.encryptionKey, sourceEncryptionAlgorithm: s.sourceCustomerProvidedKey?.encryptionAlgorithm, sourceEncryptionKeySha256: s.sourceCustomerProvidedKey?.encryptionKeySha256 } })));
  }
  async clearPages(e = 0, r, n = {}) {
    return n.conditions = n.conditions || {}, j.withSpan("PageBlobClient-clearPages", n, async (i) => W(await this.pageBlobContext.clearPages(0, { abortSignal: n.abortSignal, leaseAccessConditions: n.conditions, modifiedAccessConditions: { ...n.conditions, ifTags: n.conditions?.tagConditions }, range: tr({ offset: e, count: r }), sequenceNumberAccessConditions: n.conditions, cpkInfo: n.customerProvidedKey, encryptionScope: n.encryptionScope, tracingOptions: i.tracingOptions })));
  }
  async getPageRanges(e = 0, r, n = {}) {
    return n.conditions = n.conditions || {}, j.withSpan("PageBlobClient-getPageRanges", n, async (i) => {
      let s = W(await this.pageBlobContext.getPageRanges({ abortSignal: n.abortSignal, leaseAccessConditions: n.conditions, modifiedAccessConditions: { ...n.conditions, ifTags: n.conditions?.tagConditions }, range: tr({ offset: e, count: r }), tracingOptions: i.tracingOptions }));
      return Pu(s);
    });
  }
  async listPageRangesSegment(e = 0, r, n, i = {}) {
    return j.withSpan("PageBlobClient-getPageRangesSegment", i, async (s) => W(await this.pageBlobContext.getPageRanges({ abortSignal: i.abortSignal, leaseAccessConditions: i.conditions, modifiedAccessConditions: { ...i.conditions, ifTags: i.conditions?.tagConditions }, range: tr({ offset: e, count: r }), marker: n, maxPageSize: i.maxPageSize, tracingOptions: s.tracingOptions })));
  }
  async *listPageRangeItemSegments(e = 0, r, n, i = {}) {
    let s;
    if (n || n === void 0) do
      s = await this.listPageRangesSegment(e, r, n, i), n = s.continuationToken, yield await s;
    while (n);
  }
  async *listPageRangeItems(e = 0, r, n = {}) {
    let i;
    for await (let s of this.listPageRangeItemSegments(e, r, i, n)) yield* hb(s);
  }
  listPageRanges(e = 0, r, n = {}) {
    n.conditions = n.conditions || {};
    let i = this.listPageRangeItems(e, r, n);
    return { next() {
      return i.next();
    }, [Symbol.asyncIterator]() {
      return this;
    }, byPage: (s = {}) => this.listPageRangeItemSegments(e, r, s.continuationToken, { maxPageSize: s.maxPageSize, ...n }) };
  }
  async getPageRangesDiff(e, r, n, i = {}) {
    return i.conditions = i.conditions || {}, j.withSpan("PageBlobClient-getPageRangesDiff", i, async (s) => {
      let a = W(await this.pageBlobContext.getPageRangesDiff({ abortSignal: i.abortSignal, leaseAccessConditions: i.conditions, modifiedAccessConditions: { ...i.conditions, ifTags: i.conditions?.tagConditions }, prevsnapshot: n, range: tr({ offset: e, count: r }), tracingOptions: s.tracingOptions }));
      return Pu(a);
    });
  }
  async listPageRangesDiffSegment(e, r, n, i, s = {}) {
    return j.withSpan("PageBlobClient-getPageRangesDiffSegment", s, async (a) => W(await this.pageBlobContext.getPageRangesDiff({ abortSignal: s?.abortSignal, leaseAccessConditions: s?.conditions, modifiedAccessConditions: { ...s?.conditions, ifTags: s?.conditions?.tagConditions }, prevsnapshot: n, range: tr({ offset: e, count: r }), marker: i, maxPageSize: s?.maxPageSize, tracingOptions: a.tracingOptions })));
  }
  async *listPageRangeDiffItemSegments(e, r, n, i, s) {
    let a;
    if (i || i === void 0) do
      a = await this.listPageRangesDiffSegment(e, r, n, i, s), i = a.continuationToken, yield await a;
    while (i);
  }
  async *listPageRangeDiffItems(e, r, n, i) {
    let s;
    for await (let a of this.listPageRangeDiffItemSegments(e, r, n, s, i)) yield* hb(a);
  }
  listPageRangesDiff(e, r, n, i = {}) {
    i.conditions = i.conditions || {};
    let s = this.listPageRangeDiffItems(e, r, n, { ...i });
    return { next() {
      return s.next();
    }, [Symbol.asyncIterator]() {
      return this;
    }, byPage: (a = {}) => this.listPageRangeDiffItemSegments(e, r, n, a.continuationToken, { maxPageSize: a.maxPageSize, ...i }) };
  }
  async getPageRangesDiffForManagedDisks(e, r, n, i = {}) {
    return i.conditions = i.conditions || {}, j.withSpan("PageBlobClient-GetPageRangesDiffForManagedDisks", i, async (s) => {
      let a = W(await this.pageBlobContext.getPageRangesDiff({ abortSignal: i.abortSignal, leaseAccessConditions: i.conditions, modifiedAccessConditions: { ...i.conditions, ifTags: i.conditions?.tagConditions }, prevSnapshotUrl: n, range: tr({ offset: e, count: r }), tracingOptions: s.tracingOptions }));
      return Pu(a);
    });
  }
  async resize(e, r = {}) {
    return r.conditions = r.conditions || {}, j.withSpan("PageBlobClient-resize", r, async (n) => W(await this.pageBlobContext.resize(e, { abortSignal: r.abortSignal, leaseAccessConditions: r.conditions, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, encryptionScope: r.encryptionScope, tracingOptions: n.tracingOptions })));
  }
  async updateSequenceNumber(e, r, n = {}) {
    return n.conditions = n.conditions || {}, j.withSpan("PageBlobClient-updateSequenceNumber", n, async (i) => W(await this.pageBlobContext.updateSequenceNumber(e, { abortSignal: n.abortSignal, blobSequenceNumber: r, leaseAccessConditions: n.conditions, modifiedAccessConditions: { ...n.conditions, ifTags: n.conditions?.tagConditions }, tracingOptions: i.tracingOptions })));
  }
  async startCopyIncremental(e, r = {}) {
    return j.withSpan("PageBlobClient-startCopyIncremental", r, async (n) => W(await this.pageBlobContext.copyIncremental(e, { abortSignal: r.abortSignal, modifiedAccessConditions: { ...r.conditions, ifTags: r.conditions?.tagConditions }, tracingOptions: n.tracingOptions })));
  }
};
var hw;
(function(t18) {
  t18[t18.LOCKED = 0] = "LOCKED", t18[t18.UNLOCKED = 1] = "UNLOCKED";
})(hw || (hw = {}));
var gw;
(function(t18) {
  t18.AES256 = "AES256";
})(gw || (gw = {}));
var yw = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
function bw(t18, e, r) {
  return yw(this, void 0, void 0, function* () {
    let n = 0, i = Date.now(), s = new AbortController(), a = (N) => yw(this, void 0, void 0, function* () {
      return new Promise((w, D) => {
        let M = setInterval(() => {
          Date.now() - i > N && D(new Error("Upload progress stalled."));
        }, N);
        s.signal.addEventListener("abort", () => {
          clearInterval(M), w();
        });
      });
    }), o = HN(), c = Wi(), m = new ii(t18).getBlockBlobClient();
    He(`Uploading artifact to blob storage with maxConcurrency: ${o}, bufferSize: ${c}, contentType: ${r}`);
    let u = { blobHTTPHeaders: { blobContentType: r }, onProgress: (N) => {
      Ye(`Uploaded bytes ${N.loadedBytes}`), n = N.loadedBytes, i = Date.now();
    }, abortSignal: s.signal }, y, x = new Aw.PassThrough(), I = xw.createHash("sha256");
    e.pipe(x), e.pipe(I).setEncoding("hex"), Ye("Beginning upload of artifact content to blob storage");
    try {
      yield Promise.race([m.uploadStream(x, c, o, u), a(QN())]);
    } catch (N) {
      throw jn.isNetworkErrorCode(N?.code) ? new jn(N?.code) : N;
    } finally {
      s.abort();
    }
    return Ye("Finished uploading artifact content to blob storage!"), I.end(), y = I.read(), Ye(`SHA256 digest of uploaded artifact is ${y}`), n === 0 && Qi("No data was uploaded to blob storage. Reported upload byte count is 0."), { uploadSize: n, sha256Hash: y };
  });
}
var AR = Be(gR(), 1);
var uG = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
var nl = class extends yR.Transform {
  constructor(e) {
    super({ highWaterMark: e });
  }
  _transform(e, r, n) {
    n(null, e);
  }
};
function xR(t18) {
  return uG(this, void 0, void 0, function* () {
    He(`Creating raw file upload stream for: ${t18}`);
    let e = Wi(), r = new nl(e), n = t18;
    (yield $u.promises.lstat(t18)).isSymbolicLink() && (n = yield pG(t18));
    let s = $u.createReadStream(n, { highWaterMark: e });
    return s.on("error", (a) => {
      Eo("An error has occurred while reading the file for upload"), Eo(String(a)), r.destroy(new Error("An error has occurred during file read for the artifact"));
    }), s.pipe(r), r;
  });
}
var fG = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
var gG = 6;
function bR(t18) {
  return fG(this, arguments, void 0, function* (e, r = gG) {
    He(`Creating Artifact archive with compressionLevel: ${r}`);
    let n = AR.default.create("zip", { highWaterMark: Wi(), zlib: { level: r } });
    n.on("error", yG), n.on("warning", xG), n.on("finish", AG), n.on("end", bG);
    for (let a of e) if (a.sourcePath !== null) {
      let o = a.sourcePath;
      a.stats.isSymbolicLink() && (o = yield hG(a.sourcePath)), n.file(o, { name: a.destinationPath });
    } else n.append("", { name: a.destinationPath });
    let i = Wi(), s = new nl(i);
    return He(`Zip write high watermark value ${s.writableHighWaterMark}`), He(`Zip read high watermark value ${s.readableHighWaterMark}`), n.pipe(s), n.finalize(), s;
  });
}
var yG = (t18) => {
  throw Eo("An error has occurred while creating the zip file for upload"), Ye(t18), new Error("An error has occurred during zip creation for the artifact");
};
var xG = (t18) => {
  t18.code === "ENOENT" ? (Qi("ENOENT warning during artifact zip creation. No such file or directory"), Ye(t18)) : (Qi(`A non-blocking warning has occurred during artifact zip creation: ${t18.code}`), Ye(t18));
};
var AG = () => {
  He("Zip stream for upload has finished.");
};
var bG = () => {
  He("Zip stream for upload has ended.");
};
var CG = { ".txt": "text/plain", ".html": "text/html", ".htm": "text/html", ".css": "text/css", ".csv": "text/csv", ".xml": "text/xml", ".md": "text/markdown", ".js": "application/javascript", ".mjs": "application/javascript", ".json": "application/json", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif", ".svg": "image/svg+xml", ".webp": "image/webp", ".ico": "image/x-icon", ".bmp": "image/bmp", ".tiff": "image/tiff", ".tif": "image/tiff", ".mp3": "audio/mpeg", ".wav": "audio/wav", ".ogg": "audio/ogg", ".flac": "audio/flac", ".mp4": "video/mp4", ".webm": "video/webm", ".avi": "video/x-msvideo", ".mov": "video/quicktime", ".pdf": "application/pdf", ".doc": "application/msword", ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ".xls": "application/vnd.ms-excel", ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ".ppt": "application/vnd.ms-powerpoint", ".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation", ".zip": "application/zip", ".tar": "application/x-tar", ".gz": "application/gzip", ".rar": "application/vnd.rar", ".7z": "application/x-7z-compressed", ".wasm": "application/wasm", ".yaml": "application/x-yaml", ".yml": "application/x-yaml", ".woff": "font/woff", ".woff2": "font/woff2", ".ttf": "font/ttf", ".otf": "font/otf", ".eot": "application/vnd.ms-fontobject" };
function NR(t18) {
  let e = CR.extname(t18).toLowerCase();
  return CG[e] || "application/octet-stream";
}
var NG = function(t18, e, r, n) {
  function i(s) {
    return s instanceof r ? s : new r(function(a) {
      a(s);
    });
  }
  return new (r || (r = Promise))(function(s, a) {
    function o(m) {
      try {
        l(n.next(m));
      } catch (d) {
        a(d);
      }
    }
    function c(m) {
      try {
        l(n.throw(m));
      } catch (d) {
        a(d);
      }
    }
    function l(m) {
      m.done ? s(m.value) : i(m.value).then(o, c);
    }
    l((n = n.apply(t18, e || [])).next());
  });
};
function ER(t18, e, r, n) {
  return NG(this, void 0, void 0, function* () {
    let i = `${t18}.zip`;
    if (n?.skipArchive) {
      if (e.length === 0) throw new la([]);
      if (e.length > 1) throw new Error("skipArchive option is only supported when uploading a single file");
      if (!IR.existsSync(e[0])) throw new la(e);
      i = PR.basename(e[0]), t18 = i;
    }
    FN(t18), rI(r);
    let s = [];
    if (!n?.skipArchive && (s = nI(e, r), s.length === 0)) throw new la(s.flatMap((w) => w.sourcePath ? [w.sourcePath] : []));
    let a = NR(i), o = XN(), c = ZN(), l = { workflowRunBackendId: o.workflowRunBackendId, workflowJobRunBackendId: o.workflowJobRunBackendId, name: t18, mimeType: Rt.create({ value: a }), version: 7 }, m = UN(n?.retentionDays);
    m && (l.expiresAt = m);
    let d = yield c.CreateArtifact(l);
    if (!d.ok) throw new qo("CreateArtifact: response from backend was not ok");
    let u;
    n?.skipArchive ? u = yield xR(e[0]) : u = yield bR(s, n?.compressionLevel), Ye(`Uploading artifact: ${i}`);
    let y = yield bw(d.signedUploadUrl, u, a), x = { workflowRunBackendId: o.workflowRunBackendId, workflowJobRunBackendId: o.workflowJobRunBackendId, name: t18, size: y.uploadSize ? y.uploadSize.toString() : "0" };
    y.sha256Hash && (x.hash = Rt.create({ value: `sha256:${y.sha256Hash}` })), Ye("Finalizing artifact upload");
    let I = yield c.FinalizeArtifact(x);
    if (!I.ok) throw new qo("FinalizeArtifact: response from backend was not ok");
    let N = BigInt(I.artifactId);
    return Ye(`Artifact ${t18} successfully finalized. Artifact ID ${N}`), { size: y.uploadSize, digest: y.sha256Hash, id: Number(N) };
  });
}
var wR = class {
  uploadArtifact(...e) {
    return ER(...e);
  }
};
export {
  wR as DefaultArtifactClient
};
/*! For license information please see artifact-client-QBXYSHMX.js.LEGAL.txt */
