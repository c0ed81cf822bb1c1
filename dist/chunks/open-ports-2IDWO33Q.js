import {
  openPorts
} from "./chunk-VDCCJTGA.js";
import "./chunk-KZ3LWQZK.js";
import "./chunk-7VT4QMUR.js";
import "./chunk-J7XAV6N5.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-RI6QV5LA.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-RGQNMSAE.js";
import "./chunk-HO7VMNEX.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-7WGDJRQP.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-KITWVC6M.js";
import "./chunk-DZISDMIS.js";
import "./chunk-H7DHVVXR.js";
import "./chunk-WM56J7WD.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-5AHT6NZL.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-ALLROJ3O.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-U2GZP5OG.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-UHFQHCH7.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
