#!/usr/bin/env node
import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  localHostDeps,
  localRunDeps,
  openLocalBox,
  unrecordedToolContext
} from "./chunks/chunk-4GMLOUOL.js";
import {
  whyNotFolder
} from "./chunks/chunk-P5I35W2P.js";
import {
  createRunCustomTool
} from "./chunks/chunk-KNTYGHSJ.js";
import {
  bindTool,
  defineExposedTool,
  defineHostedTool,
  hostOutputFolder,
  lineCount
} from "./chunks/chunk-BO3XR4BD.js";
import {
  describeIssues
} from "./chunks/chunk-ACROZ34T.js";
import {
  compilePattern,
  joinListings,
  readSchema
} from "./chunks/chunk-UR5ZVL6I.js";
import "./chunks/chunk-LPASVSNI.js";
import "./chunks/chunk-R33QMZ33.js";
import {
  scanExecutables,
  toToolListing
} from "./chunks/chunk-JVVEAAQF.js";
import {
  namesApart,
  parseAllDocuments,
  readLeniently
} from "./chunks/chunk-OYDLGVJ2.js";
import "./chunks/chunk-MLTXGWX5.js";
import "./chunks/chunk-EEGI3YQH.js";
import "./chunks/chunk-BDLE4HBS.js";
import {
  AjvJsonSchemaValidator,
  CallToolRequestSchema,
  CallToolResultSchema,
  CreateMessageResultSchema,
  CreateMessageResultWithToolsSchema,
  CreateTaskResultSchema,
  ElicitResultSchema,
  EmptyResultSchema,
  ErrorCode,
  InitializeRequestSchema,
  InitializedNotificationSchema,
  LATEST_PROTOCOL_VERSION,
  ListRootsResultSchema,
  ListToolsRequestSchema,
  LoggingLevelSchema,
  McpError,
  NO_PROGRAMS_MESSAGE,
  Protocol,
  SUPPORTED_PROTOCOL_VERSIONS,
  SetLevelRequestSchema,
  StdioServerTransport,
  assertClientRequestTaskCapability,
  assertToolsCallTaskCapability,
  createToolHosts,
  explainFailure,
  failedReply,
  findMissingFeature,
  getLiteralValue,
  getObjectShape,
  mergeCapabilities,
  safeParse,
  toJson,
  toText
} from "./chunks/chunk-NQJ5GNVD.js";
import {
  discoverToolFiles
} from "./chunks/chunk-6QI2ET7U.js";
import {
  removeFolder
} from "./chunks/chunk-JS2FVQIC.js";
import "./chunks/chunk-QZMDFUL6.js";
import "./chunks/chunk-EGLUAHLC.js";
import {
  wayInside
} from "./chunks/chunk-VBFAMISX.js";
import {
  CONNECTION_FD,
  META_KEYS,
  SERVER_INFO,
  contextSchema,
  loadRequest,
  mayPassVariable,
  originSchema,
  runningRequest,
  runtimeResult
} from "./chunks/chunk-43UL6VKD.js";
import {
  DEFAULT_LIMITS
} from "./chunks/chunk-PNS5N7NF.js";
import {
  sha256
} from "./chunks/chunk-PO4G3B7X.js";
import "./chunks/chunk-DC5XCRCP.js";
import {
  hostProgram
} from "./chunks/chunk-3MX7QECK.js";
import {
  isObject,
  isRecord
} from "./chunks/chunk-DZISDMIS.js";
import "./chunks/chunk-EHCR6DNF.js";
import "./chunks/chunk-WM56J7WD.js";
import {
  ignoreClosedPipe,
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText
} from "./chunks/chunk-LHJYKQUM.js";
import "./chunks/chunk-LYEGXDRK.js";
import "./chunks/chunk-5CYVZTV3.js";
import "./chunks/chunk-HJ3NACT6.js";
import {
  fromJSONSchema
} from "./chunks/chunk-GZGDFK4I.js";
import {
  init_late_library,
  init_unpack_module,
  requireBeside,
  unpackModule
} from "./chunks/chunk-PQKUMXFY.js";
import {
  headOf
} from "./chunks/chunk-2VDIWIBV.js";
import {
  array,
  boolean,
  int,
  json,
  literal,
  looseObject,
  object,
  string,
  toJSONSchema
} from "./chunks/chunk-RHUNDT5B.js";
import {
  attempt,
  describe
} from "./chunks/chunk-T47OY3K5.js";
import {
  __commonJS,
  __require,
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunks/chunk-IAFWRTWP.js";

var require_jiti=__commonJS({"node_modules/jiti/dist/jiti.cjs"(exports,module){init_define_RUNTIME_PACKAGES();(()=>{var _s={"./node_modules/.pnpm/mlly@1.8.2/node_modules/mlly/dist lazy recursive"(B){function X(at){return Promise.resolve().then(function(){var xt=new Error("Cannot find module '"+at+"'");throw xt.code="MODULE_NOT_FOUND",xt})}X.keys=()=>[],X.resolve=X,X.id="./node_modules/.pnpm/mlly@1.8.2/node_modules/mlly/dist lazy recursive",B.exports=X},fs(B){"use strict";B.exports=__require("fs")},"node:fs"(B){"use strict";B.exports=__require("node:fs")},"node:module"(B){"use strict";B.exports=__require("node:module")},"node:path"(B){"use strict";B.exports=__require("node:path")},os(B){"use strict";B.exports=__require("os")},path(B){"use strict";B.exports=__require("path")},"./node_modules/.pnpm/get-tsconfig@4.14.0/node_modules/get-tsconfig/dist/index.cjs"(B,X,at){"use strict";var xt=Object.defineProperty,k=(a2,p)=>xt(a2,"name",{value:p,configurable:true}),L=at("node:path"),se=at("node:fs"),re=at("node:module"),xe=at("./node_modules/.pnpm/resolve-pkg-maps@1.0.0/node_modules/resolve-pkg-maps/dist/index.cjs"),Kt=at("fs"),Ot=at("os"),pt=at("path");function H(a2){return a2.startsWith("\\\\?\\")?a2:a2.replace(/\\/g,"/")}k(H,"slash");const M=k(a2=>{const p=se[a2];return(g,...l)=>{const y=`${a2}:${l.join(":")}`;let v=g?.get(y);return v===void 0&&(v=Reflect.apply(p,se,l),g?.set(y,v)),v}},"cacheFs"),Z=M("existsSync"),mt=M("readFileSync"),P=M("statSync"),O=k((a2,p,g)=>{for(;;){const l=L.posix.join(a2,p);if(Z(g,l))return l;const y=L.dirname(a2);if(y===a2)return;a2=y}},"findUp"),A=/^\.{1,2}(\/.*)?$/,n2=k(a2=>{const p=H(a2);return A.test(p)?p:`./${p}`},"normalizeRelativePath");function z3(a2,p=false){const g=a2.length;let l=0,y="",v=0,d=16,C=0,S=0,R=0,W=0,$=0;function tt(E,ht){let dt=0,F=0;for(;dt<E;){let I=a2.charCodeAt(l);if(I>=48&&I<=57)F=16*F+I-48;else if(I>=65&&I<=70)F=16*F+I-65+10;else{if(!(I>=97&&I<=102))break;F=16*F+I-97+10}l++,dt++}return dt<E&&(F=-1),F}function J(E){l=E,y="",v=0,d=16,$=0}function Y(){let E=l;if(a2.charCodeAt(l)===48)l++;else for(l++;l<a2.length&&ut(a2.charCodeAt(l));)l++;if(l<a2.length&&a2.charCodeAt(l)===46){if(l++,!(l<a2.length&&ut(a2.charCodeAt(l))))return $=3,a2.substring(E,l);for(l++;l<a2.length&&ut(a2.charCodeAt(l));)l++}let ht=l;if(l<a2.length&&(a2.charCodeAt(l)===69||a2.charCodeAt(l)===101))if(l++,(l<a2.length&&a2.charCodeAt(l)===43||a2.charCodeAt(l)===45)&&l++,l<a2.length&&ut(a2.charCodeAt(l))){for(l++;l<a2.length&&ut(a2.charCodeAt(l));)l++;ht=l}else $=3;return a2.substring(E,ht)}function Q(){let E="",ht=l;for(;;){if(l>=g){E+=a2.substring(ht,l),$=2;break}const dt=a2.charCodeAt(l);if(dt===34){E+=a2.substring(ht,l),l++;break}if(dt!==92){if(dt>=0&&dt<=31){if(ot(dt)){E+=a2.substring(ht,l),$=2;break}$=6}l++}else{if(E+=a2.substring(ht,l),l++,l>=g){$=2;break}switch(a2.charCodeAt(l++)){case 34:E+='"';break;case 92:E+="\\";break;case 47:E+="/";break;case 98:E+="\b";break;case 102:E+="\f";break;case 110:E+=`
`;break;case 114:E+="\r";break;case 116:E+="	";break;case 117:const F=tt(4);F>=0?E+=String.fromCharCode(F):$=4;break;default:$=5}ht=l}}return E}function rt(){if(y="",$=0,v=l,S=C,W=R,l>=g)return v=g,d=17;let E=a2.charCodeAt(l);if(it(E)){do l++,y+=String.fromCharCode(E),E=a2.charCodeAt(l);while(it(E));return d=15}if(ot(E))return l++,y+=String.fromCharCode(E),E===13&&a2.charCodeAt(l)===10&&(l++,y+=`
`),C++,R=l,d=14;switch(E){case 123:return l++,d=1;case 125:return l++,d=2;case 91:return l++,d=3;case 93:return l++,d=4;case 58:return l++,d=6;case 44:return l++,d=5;case 34:return l++,y=Q(),d=10;case 47:const ht=l-1;if(a2.charCodeAt(l+1)===47){for(l+=2;l<g&&!ot(a2.charCodeAt(l));)l++;return y=a2.substring(ht,l),d=12}if(a2.charCodeAt(l+1)===42){l+=2;const dt=g-1;let F=false;for(;l<dt;){const I=a2.charCodeAt(l);if(I===42&&a2.charCodeAt(l+1)===47){l+=2,F=true;break}l++,ot(I)&&(I===13&&a2.charCodeAt(l)===10&&l++,C++,R=l)}return F||(l++,$=1),y=a2.substring(ht,l),d=13}return y+=String.fromCharCode(E),l++,d=16;case 45:if(y+=String.fromCharCode(E),l++,l===g||!ut(a2.charCodeAt(l)))return d=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return y+=Y(),d=11;default:for(;l<g&&kt(E);)l++,E=a2.charCodeAt(l);if(v!==l){switch(y=a2.substring(v,l),y){case"true":return d=8;case"false":return d=9;case"null":return d=7}return d=16}return y+=String.fromCharCode(E),l++,d=16}}function kt(E){if(it(E)||ot(E))return false;switch(E){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return false}return true}function Pt(){let E;do E=rt();while(E>=12&&E<=15);return E}return k(tt,"scanHexDigits"),k(J,"setPosition"),k(Y,"scanNumber"),k(Q,"scanString"),k(rt,"scanNext"),k(kt,"isUnknownContentCharacter"),k(Pt,"scanNextNonTrivia"),{setPosition:J,getPosition:k(()=>l,"getPosition"),scan:p?Pt:rt,getToken:k(()=>d,"getToken"),getTokenValue:k(()=>y,"getTokenValue"),getTokenOffset:k(()=>v,"getTokenOffset"),getTokenLength:k(()=>l-v,"getTokenLength"),getTokenStartLine:k(()=>S,"getTokenStartLine"),getTokenStartCharacter:k(()=>v-W,"getTokenStartCharacter"),getTokenError:k(()=>$,"getTokenError")}}function it(a2){return a2===32||a2===9}function ot(a2){return a2===10||a2===13}function ut(a2){return a2>=48&&a2<=57}var It,u;k(z3,"createScanner"),k(it,"isWhiteSpace"),k(ot,"isLineBreak"),k(ut,"isDigit"),(u=It||(It={}))[u.lineFeed=10]="lineFeed",u[u.carriageReturn=13]="carriageReturn",u[u.space=32]="space",u[u._0=48]="_0",u[u._1=49]="_1",u[u._2=50]="_2",u[u._3=51]="_3",u[u._4=52]="_4",u[u._5=53]="_5",u[u._6=54]="_6",u[u._7=55]="_7",u[u._8=56]="_8",u[u._9=57]="_9",u[u.a=97]="a",u[u.b=98]="b",u[u.c=99]="c",u[u.d=100]="d",u[u.e=101]="e",u[u.f=102]="f",u[u.g=103]="g",u[u.h=104]="h",u[u.i=105]="i",u[u.j=106]="j",u[u.k=107]="k",u[u.l=108]="l",u[u.m=109]="m",u[u.n=110]="n",u[u.o=111]="o",u[u.p=112]="p",u[u.q=113]="q",u[u.r=114]="r",u[u.s=115]="s",u[u.t=116]="t",u[u.u=117]="u",u[u.v=118]="v",u[u.w=119]="w",u[u.x=120]="x",u[u.y=121]="y",u[u.z=122]="z",u[u.A=65]="A",u[u.B=66]="B",u[u.C=67]="C",u[u.D=68]="D",u[u.E=69]="E",u[u.F=70]="F",u[u.G=71]="G",u[u.H=72]="H",u[u.I=73]="I",u[u.J=74]="J",u[u.K=75]="K",u[u.L=76]="L",u[u.M=77]="M",u[u.N=78]="N",u[u.O=79]="O",u[u.P=80]="P",u[u.Q=81]="Q",u[u.R=82]="R",u[u.S=83]="S",u[u.T=84]="T",u[u.U=85]="U",u[u.V=86]="V",u[u.W=87]="W",u[u.X=88]="X",u[u.Y=89]="Y",u[u.Z=90]="Z",u[u.asterisk=42]="asterisk",u[u.backslash=92]="backslash",u[u.closeBrace=125]="closeBrace",u[u.closeBracket=93]="closeBracket",u[u.colon=58]="colon",u[u.comma=44]="comma",u[u.dot=46]="dot",u[u.doubleQuote=34]="doubleQuote",u[u.minus=45]="minus",u[u.openBrace=123]="openBrace",u[u.openBracket=91]="openBracket",u[u.plus=43]="plus",u[u.slash=47]="slash",u[u.formFeed=12]="formFeed",u[u.tab=9]="tab",new Array(20).fill(0).map((a2,p)=>" ".repeat(p));const Dt=200;var ne,Pe,Vt;function ve(a2,p=[],g=ne.DEFAULT){let l=null,y=[];const v=[];function d(C){Array.isArray(y)?y.push(C):l!==null&&(y[l]=C)}return k(d,"onValue"),ye(a2,{onObjectBegin:k(()=>{const C={};d(C),v.push(y),y=C,l=null},"onObjectBegin"),onObjectProperty:k(C=>{l=C},"onObjectProperty"),onObjectEnd:k(()=>{y=v.pop()},"onObjectEnd"),onArrayBegin:k(()=>{const C=[];d(C),v.push(y),y=C,l=null},"onArrayBegin"),onArrayEnd:k(()=>{y=v.pop()},"onArrayEnd"),onLiteralValue:d,onError:k((C,S,R)=>{p.push({error:C,offset:S,length:R})},"onError")},g),y[0]}function ye(a2,p,g=ne.DEFAULT){const l=z3(a2,false),y=[];let v=0;function d(q){return q?()=>v===0&&q(l.getTokenOffset(),l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter()):()=>true}function C(q){return q?nt=>v===0&&q(nt,l.getTokenOffset(),l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter()):()=>true}function S(q){return q?nt=>v===0&&q(nt,l.getTokenOffset(),l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter(),()=>y.slice()):()=>true}function R(q){return q?()=>{v>0?v++:q(l.getTokenOffset(),l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter(),()=>y.slice())===false&&(v=1)}:()=>true}function W(q){return q?()=>{v>0&&v--,v===0&&q(l.getTokenOffset(),l.getTokenLength(),l.getTokenStartLine(),l.getTokenStartCharacter())}:()=>true}k(d,"toNoArgVisit"),k(C,"toOneArgVisit"),k(S,"toOneArgVisitWithPath"),k(R,"toBeginVisit"),k(W,"toEndVisit");const $=R(p.onObjectBegin),tt=S(p.onObjectProperty),J=W(p.onObjectEnd),Y=R(p.onArrayBegin),Q=W(p.onArrayEnd),rt=S(p.onLiteralValue),kt=C(p.onSeparator),Pt=d(p.onComment),E=C(p.onError),ht=g&&g.disallowComments,dt=g&&g.allowTrailingComma;function F(){for(;;){const q=l.scan();switch(l.getTokenError()){case 4:I(14);break;case 5:I(15);break;case 3:I(13);break;case 1:ht||I(11);break;case 2:I(12);break;case 6:I(16)}switch(q){case 12:case 13:ht?I(10):Pt();break;case 16:I(1);break;case 15:case 14:break;default:return q}}}function I(q,nt=[],Je=[]){if(E(q),nt.length+Je.length>0){let le=l.getToken();for(;le!==17;){if(nt.indexOf(le)!==-1){F();break}if(Je.indexOf(le)!==-1)break;le=F()}}}function Se(q){const nt=l.getTokenValue();return q?rt(nt):(tt(nt),y.push(nt)),F(),true}function Ge(){switch(l.getToken()){case 11:const q=l.getTokenValue();let nt=Number(q);isNaN(nt)&&(I(2),nt=0),rt(nt);break;case 7:rt(null);break;case 8:rt(true);break;case 9:rt(false);break;default:return false}return F(),true}function Ke(){return l.getToken()!==10?(I(3,[],[2,5]),false):(Se(false),l.getToken()===6?(kt(":"),F(),Yt()||I(4,[],[2,5])):I(5,[],[2,5]),y.pop(),true)}function He(){$(),F();let q=false;for(;l.getToken()!==2&&l.getToken()!==17;){if(l.getToken()===5){if(q||I(4,[],[]),kt(","),F(),l.getToken()===2&&dt)break}else q&&I(6,[],[]);Ke()||I(4,[],[2,5]),q=true}return J(),l.getToken()!==2?I(7,[2],[]):F(),true}function ze(){Y(),F();let q=true,nt=false;for(;l.getToken()!==4&&l.getToken()!==17;){if(l.getToken()===5){if(nt||I(4,[],[]),kt(","),F(),l.getToken()===4&&dt)break}else nt&&I(6,[],[]);q?(y.push(0),q=false):y[y.length-1]++,Yt()||I(4,[],[4,5]),nt=true}return Q(),q||y.pop(),l.getToken()!==4?I(8,[4],[]):F(),true}function Yt(){switch(l.getToken()){case 3:return ze();case 1:return He();case 10:return Se(true);default:return Ge()}}return k(F,"scanNext"),k(I,"handleError"),k(Se,"parseString"),k(Ge,"parseLiteral"),k(Ke,"parseProperty"),k(He,"parseObject"),k(ze,"parseArray"),k(Yt,"parseValue"),F(),l.getToken()===17?!!g.allowEmptyContent||(I(4,[],[]),false):Yt()?(l.getToken()!==17&&I(9,[],[]),true):(I(4,[],[]),false)}new Array(Dt).fill(0).map((a2,p)=>`
`+" ".repeat(p)),new Array(Dt).fill(0).map((a2,p)=>"\r"+" ".repeat(p)),new Array(Dt).fill(0).map((a2,p)=>`\r
`+" ".repeat(p)),new Array(Dt).fill(0).map((a2,p)=>`
`+"	".repeat(p)),new Array(Dt).fill(0).map((a2,p)=>"\r"+"	".repeat(p)),new Array(Dt).fill(0).map((a2,p)=>`\r
`+"	".repeat(p)),(function(a2){a2.DEFAULT={allowTrailingComma:false}})(ne||(ne={})),k(ve,"parse$1"),k(ye,"visit"),(function(a2){a2[a2.None=0]="None",a2[a2.UnexpectedEndOfComment=1]="UnexpectedEndOfComment",a2[a2.UnexpectedEndOfString=2]="UnexpectedEndOfString",a2[a2.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",a2[a2.InvalidUnicode=4]="InvalidUnicode",a2[a2.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",a2[a2.InvalidCharacter=6]="InvalidCharacter"})(Pe||(Pe={})),(function(a2){a2[a2.OpenBraceToken=1]="OpenBraceToken",a2[a2.CloseBraceToken=2]="CloseBraceToken",a2[a2.OpenBracketToken=3]="OpenBracketToken",a2[a2.CloseBracketToken=4]="CloseBracketToken",a2[a2.CommaToken=5]="CommaToken",a2[a2.ColonToken=6]="ColonToken",a2[a2.NullKeyword=7]="NullKeyword",a2[a2.TrueKeyword=8]="TrueKeyword",a2[a2.FalseKeyword=9]="FalseKeyword",a2[a2.StringLiteral=10]="StringLiteral",a2[a2.NumericLiteral=11]="NumericLiteral",a2[a2.LineCommentTrivia=12]="LineCommentTrivia",a2[a2.BlockCommentTrivia=13]="BlockCommentTrivia",a2[a2.LineBreakTrivia=14]="LineBreakTrivia",a2[a2.Trivia=15]="Trivia",a2[a2.Unknown=16]="Unknown",a2[a2.EOF=17]="EOF"})(Vt||(Vt={}));const At=ve;var wt;(function(a2){a2[a2.InvalidSymbol=1]="InvalidSymbol",a2[a2.InvalidNumberFormat=2]="InvalidNumberFormat",a2[a2.PropertyNameExpected=3]="PropertyNameExpected",a2[a2.ValueExpected=4]="ValueExpected",a2[a2.ColonExpected=5]="ColonExpected",a2[a2.CommaExpected=6]="CommaExpected",a2[a2.CloseBraceExpected=7]="CloseBraceExpected",a2[a2.CloseBracketExpected=8]="CloseBracketExpected",a2[a2.EndOfFileExpected=9]="EndOfFileExpected",a2[a2.InvalidCommentToken=10]="InvalidCommentToken",a2[a2.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",a2[a2.UnexpectedEndOfString=12]="UnexpectedEndOfString",a2[a2.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",a2[a2.InvalidUnicode=14]="InvalidUnicode",a2[a2.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",a2[a2.InvalidCharacter=16]="InvalidCharacter"})(wt||(wt={}));const Ne=k((a2,p)=>At(mt(p,a2,"utf8")),"readJsonc"),Ut=Symbol("implicitBaseUrl"),gt="${configDir}",Le=k(()=>{const{findPnpApi:a2}=re;return a2&&a2(process.cwd())},"getPnpApi"),Ht=k((a2,p,g,l)=>{const y=`resolveFromPackageJsonPath:${a2}:${p}:${g}`;if(l!=null&&l.has(y))return l.get(y);const v=Ne(a2,l);if(!v)return;let d=p||"tsconfig.json";if(!g&&v.exports)try{const[C]=xe.resolveExports(v.exports,p,["require","types"]);d=C}catch{return false}else!p&&v.tsconfig&&(d=v.tsconfig);return d=L.join(a2,"..",d),l?.set(y,d),d},"resolveFromPackageJsonPath"),ae="package.json",_e="tsconfig.json",ni=k((a2,p,g)=>{let l=a2;if(a2===".."&&(l=L.join(l,_e)),a2[0]==="."&&(l=L.resolve(p,l)),L.isAbsolute(l)){if(Z(g,l)){if(P(g,l).isFile())return l}else if(!l.endsWith(".json")){const J=`${l}.json`;if(Z(g,J))return J}return}const[y,...v]=a2.split("/"),d=y[0]==="@"?`${y}/${v.shift()}`:y,C=v.join("/"),S=Le();if(S){const{resolveRequest:J}=S;try{if(d===a2){const Y=J(L.join(d,ae),p);if(Y){const Q=Ht(Y,C,false,g);if(Q&&Z(g,Q))return Q}}else{let Y;try{Y=J(a2,p,{extensions:[".json"]})}catch{Y=J(L.join(a2,_e),p)}if(Y)return Y}}catch{}}const R=O(L.resolve(p),L.join("node_modules",d),g);if(!R||!P(g,R).isDirectory())return;const W=L.join(R,ae);if(Z(g,W)){const J=Ht(W,C,false,g);if(J===false)return;if(J&&Z(g,J)&&P(g,J).isFile())return J}const $=L.join(R,C),tt=$.endsWith(".json");if(!tt){const J=`${$}.json`;if(Z(g,J))return J}if(Z(g,$)){if(P(g,$).isDirectory()){const J=L.join($,ae);if(Z(g,J)){const Q=Ht(J,"",true,g);if(Q&&Z(g,Q))return Q}const Y=L.join($,_e);if(Z(g,Y))return Y}else if(tt)return $}},"resolveExtendsPath"),oe=k((a2,p)=>n2(L.relative(a2,p)),"pathRelative"),ce=["files","include","exclude"],st=k((a2,p,g)=>{const l=L.join(p,g);return H(L.relative(a2,l))||"./"},"resolveAndRelativize"),bt=k((a2,p,g)=>{const l=L.relative(a2,p);return l?H(`${l}/${g.startsWith("./")?g.slice(2):g}`):g},"prefixPattern"),ft=k((a2,p,g,l)=>{const y=ni(a2,p,l);if(!y)throw new Error(`File '${a2}' not found.`);if(g.has(y))throw new Error(`Circularity detected while resolving configuration: ${y}`);g.add(y);const v=L.dirname(y),d=zt(y,l,g);delete d.references;const{compilerOptions:C}=d;if(C){const{baseUrl:S}=C;S&&!S.startsWith(gt)&&(C.baseUrl=st(p,v,S));const{outDir:R}=C;R&&!R.startsWith(gt)&&(C.outDir=st(p,v,R));const{declarationDir:W}=C;W&&!W.startsWith(gt)&&(C.declarationDir=st(p,v,W));const{rootDir:$}=C;$&&!$.startsWith(gt)&&(C.rootDir=st(p,v,$));const{rootDirs:tt}=C;tt&&(C.rootDirs=tt.map(Y=>Y.startsWith(gt)?Y:st(p,v,Y)));const{typeRoots:J}=C;J&&(C.typeRoots=J.map(Y=>Y.startsWith(gt)?Y:st(p,v,Y)))}for(const S of ce){const R=d[S];R&&(d[S]=R.map(W=>W.startsWith(gt)?W:bt(p,v,W)))}return d},"resolveExtends"),Oe=["outDir","declarationDir"],zt=k((a2,p,g=new Set)=>{let l;try{l=Ne(a2,p)||{}}catch{throw new Error(`Cannot resolve tsconfig at path: ${a2}`)}if(typeof l!="object")throw new SyntaxError(`Failed to parse tsconfig at: ${a2}`);const y=L.dirname(a2);if(l.compilerOptions){const{compilerOptions:v}=l;v.paths&&!v.baseUrl&&(v[Ut]=y)}if(l.extends){const v=Array.isArray(l.extends)?l.extends:[l.extends];delete l.extends;for(const d of v.reverse()){const C=ft(d,y,new Set(g),p),S={...C,...l,compilerOptions:{...C.compilerOptions,...l.compilerOptions}};C.watchOptions&&(S.watchOptions={...C.watchOptions,...l.watchOptions}),l=S}}if(l.compilerOptions){const{compilerOptions:v}=l,d=["baseUrl","rootDir"];for(const C of d){const S=v[C];if(S&&!S.startsWith(gt)){const R=L.resolve(y,S),W=oe(y,R);v[C]=W}}for(const C of Oe){let S=v[C];S&&(Array.isArray(l.exclude)||(l.exclude=Oe.map(R=>v[R]).filter(Boolean)),S.startsWith(gt)||(S=n2(S)),v[C]=S)}}else l.compilerOptions={};if(l.include&&(l.include=l.include.map(H)),l.files&&(l.files=l.files.map(v=>v.startsWith(gt)?v:n2(v))),l.watchOptions){const{watchOptions:v}=l;v.excludeDirectories&&(v.excludeDirectories=v.excludeDirectories.map(d=>H(L.resolve(y,d)))),v.excludeFiles&&(v.excludeFiles=v.excludeFiles.map(d=>H(L.resolve(y,d)))),v.watchFile&&(v.watchFile=v.watchFile.toLowerCase()),v.watchDirectory&&(v.watchDirectory=v.watchDirectory.toLowerCase()),v.fallbackPolling&&(v.fallbackPolling=v.fallbackPolling.toLowerCase())}return l},"_parseTsconfig"),w=k((a2,p)=>{if(a2.startsWith(gt))return H(L.join(p,a2.slice(12)))},"interpolateConfigDir"),Ee=["outDir","declarationDir","outFile","rootDir","baseUrl","tsBuildInfoFile"],ai=k(a2=>{if(a2.strict){const p=["noImplicitAny","noImplicitThis","strictNullChecks","strictFunctionTypes","strictBindCallApply","strictPropertyInitialization","strictBuiltinIteratorReturn","alwaysStrict","useUnknownInCatchVariables"];for(const g of p)a2[g]===void 0&&(a2[g]=true)}if(a2.composite&&(a2.declaration!=null||(a2.declaration=true),a2.incremental!=null||(a2.incremental=true)),a2.target){let p=a2.target.toLowerCase();p==="es2015"&&(p="es6"),a2.target=p,p==="esnext"&&(a2.module!=null||(a2.module="es6"),a2.useDefineForClassFields!=null||(a2.useDefineForClassFields=true)),(p==="es6"||p==="es2016"||p==="es2017"||p==="es2018"||p==="es2019"||p==="es2020"||p==="es2021"||p==="es2022"||p==="es2023"||p==="es2024")&&(a2.module!=null||(a2.module="es6")),(p==="es2022"||p==="es2023"||p==="es2024")&&(a2.useDefineForClassFields!=null||(a2.useDefineForClassFields=true))}if(a2.module){let p=a2.module.toLowerCase();if(p==="es2015"&&(p="es6"),a2.module=p,(p==="es6"||p==="es2020"||p==="es2022"||p==="esnext"||p==="none"||p==="system"||p==="umd"||p==="amd")&&(a2.moduleResolution!=null||(a2.moduleResolution="classic")),p==="system"&&(a2.allowSyntheticDefaultImports!=null||(a2.allowSyntheticDefaultImports=true)),(p==="node16"||p==="node18"||p==="node20"||p==="nodenext"||p==="preserve")&&(a2.esModuleInterop!=null||(a2.esModuleInterop=true),a2.allowSyntheticDefaultImports!=null||(a2.allowSyntheticDefaultImports=true)),(p==="node16"||p==="node18"||p==="node20"||p==="nodenext")&&(a2.moduleDetection!=null||(a2.moduleDetection="force")),p==="node16"&&(a2.target!=null||(a2.target="es2022"),a2.moduleResolution!=null||(a2.moduleResolution="node16")),p==="node18"&&(a2.target!=null||(a2.target="es2022"),a2.moduleResolution!=null||(a2.moduleResolution="node16")),p==="node20"&&(a2.target!=null||(a2.target="es2023"),a2.moduleResolution!=null||(a2.moduleResolution="node16"),a2.resolveJsonModule!=null||(a2.resolveJsonModule=true)),p==="nodenext"&&(a2.target!=null||(a2.target="esnext"),a2.moduleResolution!=null||(a2.moduleResolution="nodenext"),a2.resolveJsonModule!=null||(a2.resolveJsonModule=true)),p==="node16"||p==="node18"||p==="node20"||p==="nodenext"){const g=a2.target;(g==="es3"||g==="es2022"||g==="es2023"||g==="es2024"||g==="esnext")&&(a2.useDefineForClassFields!=null||(a2.useDefineForClassFields=true))}p==="preserve"&&(a2.moduleResolution!=null||(a2.moduleResolution="bundler"))}if(a2.moduleResolution){let p=a2.moduleResolution.toLowerCase();p==="node"&&(p="node10"),a2.moduleResolution=p,(p==="node16"||p==="nodenext"||p==="bundler")&&(a2.resolvePackageJsonExports!=null||(a2.resolvePackageJsonExports=true),a2.resolvePackageJsonImports!=null||(a2.resolvePackageJsonImports=true)),p==="bundler"&&(a2.allowSyntheticDefaultImports!=null||(a2.allowSyntheticDefaultImports=true),a2.resolveJsonModule!=null||(a2.resolveJsonModule=true))}a2.jsx&&(a2.jsx=a2.jsx.toLowerCase()),a2.moduleDetection&&(a2.moduleDetection=a2.moduleDetection.toLowerCase()),a2.importsNotUsedAsValues&&(a2.importsNotUsedAsValues=a2.importsNotUsedAsValues.toLowerCase()),a2.newLine&&(a2.newLine=a2.newLine.toLowerCase()),a2.esModuleInterop&&(a2.allowSyntheticDefaultImports!=null||(a2.allowSyntheticDefaultImports=true)),a2.verbatimModuleSyntax&&(a2.isolatedModules!=null||(a2.isolatedModules=true),a2.preserveConstEnums!=null||(a2.preserveConstEnums=true)),a2.isolatedModules&&(a2.preserveConstEnums!=null||(a2.preserveConstEnums=true)),a2.rewriteRelativeImportExtensions&&(a2.allowImportingTsExtensions!=null||(a2.allowImportingTsExtensions=true)),a2.lib&&(a2.lib=a2.lib.map(p=>p.toLowerCase())),a2.checkJs&&(a2.allowJs!=null||(a2.allowJs=true))},"normalizeCompilerOptions"),De=k((a2,p=new Map)=>{const g=L.resolve(a2),l=zt(g,p),y=L.dirname(g),{compilerOptions:v}=l;if(v){for(const C of Ee){const S=v[C];if(S){const R=w(S,y);v[C]=R?oe(y,R):S}}for(const C of["rootDirs","typeRoots"]){const S=v[C];S&&(v[C]=S.map(R=>{const W=w(R,y);return W?oe(y,W):n2(R)}))}const{paths:d}=v;if(d)for(const C of Object.keys(d))d[C]=d[C].map(S=>{var R;return(R=w(S,y))!=null?R:S});ai(v)}for(const d of ce){const C=l[d];C&&(l[d]=C.map(S=>{var R;return(R=w(S,y))!=null?R:S}))}return l},"parseTsconfig");var Jt=Object.defineProperty,Bt=k((a2,p)=>Jt(a2,"name",{value:p,configurable:true}),"s");const Ve=Bt(a2=>{let p="";for(let g=0;g<a2.length;g+=1){const l=a2[g],y=l.toUpperCase();p+=l===y?l.toLowerCase():y}return p},"invertCase"),$t=new Map,vt=Bt((a2,p)=>{const g=pt.join(a2,`.is-fs-case-sensitive-test-${process.pid}`);try{return p.writeFileSync(g,""),!p.existsSync(Ve(g))}finally{try{p.unlinkSync(g)}catch{}}},"checkDirectoryCaseWithWrite"),Ct=Bt((a2,p,g)=>{try{return vt(a2,g)}catch(l){if(p===void 0)return vt(Ot.tmpdir(),g);throw l}},"checkDirectoryCaseWithFallback"),et=Bt((a2,p=Kt,g=true)=>{const l=a2??process.cwd();if(g&&$t.has(l))return $t.get(l);let y;const v=Ve(l);return y=v!==l&&p.existsSync(l)?!p.existsSync(v):Ct(l,a2,p),g&&$t.set(l,y),y},"isFsCaseSensitive"),{join:Mt}=L.posix,N={ts:[".ts",".tsx",".d.ts"],cts:[".cts",".d.cts"],mts:[".mts",".d.mts"]},Ue=k(a2=>{const p=[...N.ts],g=[...N.cts],l=[...N.mts];return a2!=null&&a2.allowJs&&(p.push(".js",".jsx"),g.push(".cjs"),l.push(".mjs")),[...p,...g,...l]},"getSupportedExtensions"),be=k(a2=>{const p=[];if(!a2)return p;const{outDir:g,declarationDir:l}=a2;return g&&p.push(g),l&&p.push(l),p},"getDefaultExcludeSpec"),Me=k(a2=>a2.replaceAll(/[.*+?^${}()|[\]\\]/g,String.raw`\$&`),"escapeForRegexp"),Wt=`(?!(${["node_modules","bower_components","jspm_packages"].join("|")})(/|$))`,Tt=/(?:^|\/)[^.*?]+$/,je="**/*",Rt="[^/]",jt="[^./]",Ce=process.platform==="win32",Fe=k(({config:a2,path:p},g=et())=>{if("extends"in a2)throw new Error("tsconfig#extends must be resolved. Use getTsconfig or parseTsconfig to resolve it.");if(!L.isAbsolute(p))throw new Error("The tsconfig path must be absolute");Ce&&(p=H(p));const l=L.dirname(p),{files:y,include:v,exclude:d,compilerOptions:C}=a2,S=k(Q=>L.isAbsolute(Q)?Q:Mt(l,Q),"resolvePattern"),R=y?.map(S),W=Ue(C),$=g?"":"i",tt=(d||be(C)).map(Q=>{const rt=S(Q),kt=Me(rt).replaceAll(String.raw`\*\*/`,"(.+/)?").replaceAll(String.raw`\*`,`${Rt}*`).replaceAll(String.raw`\?`,Rt);return new RegExp(`^${kt}($|/)`,$)}),J=y||v?v:[je],Y=J?J.map(Q=>{let rt=S(Q);Tt.test(rt)&&(rt=Mt(rt,je));const kt=Me(rt).replaceAll(String.raw`/\*\*`,`(/${Wt}${jt}${Rt}*)*?`).replaceAll(/(\/)?\\\*/g,(Pt,E)=>{const ht=`(${jt}|(\\.(?!min\\.js$))?)*`;return E?`/${Wt}${jt}${ht}`:ht}).replaceAll(/(\/)?\\\?/g,(Pt,E)=>E?`/${Wt}${Rt}`:Rt);return new RegExp(`^${kt}$`,$)}):void 0;return Q=>{if(!L.isAbsolute(Q))throw new Error("filePath must be absolute");return Ce&&(Q=H(Q)),R!=null&&R.includes(Q)||W.some(rt=>Q.endsWith(rt))&&!tt.some(rt=>rt.test(Q))&&Y&&Y.some(rt=>rt.test(Q))?a2:void 0}},"createFilesMatcher"),he=k((a2,p,g)=>{const l=L.resolve(a2);let y=H(a2);for(;;){const v=O(y,p,g);if(!v)return;const d=L.resolve(v),C=De(d,g),S={path:H(d),config:C};if(Fe(S)(l))return S;const R=L.dirname(v),W=L.dirname(R);if(W===R)return;y=W}},"findConfigApplicable"),ke=k((a2=process.cwd(),p="tsconfig.json",g=new Map,l=false)=>{var y;return l?(y=he(a2,p,g))==null?void 0:y.path:O(H(a2),p,g)},"findTsconfig"),oi=k((a2=process.cwd(),p="tsconfig.json",g=new Map,l=false)=>{var y;if(!l){const v=ke(a2,p,g);return v?{path:v,config:De(v,g)}:null}return(y=he(a2,p,g))!=null?y:null},"getTsconfig"),ci=/\*/g,we=k((a2,p)=>{const g=a2.match(ci);if(g&&g.length>1)throw new Error(p)},"assertStarCount"),Be=k(a2=>{if(a2.includes("*")){const[p,g]=a2.split("*");return{prefix:p,suffix:g}}return a2},"parsePattern"),$e=k(({prefix:a2,suffix:p},g)=>g.startsWith(a2)&&g.endsWith(p),"isPatternMatch"),We=k((a2,p,g)=>Object.entries(a2).map(([l,y])=>(we(l,`Pattern '${l}' can have at most one '*' character.`),{pattern:Be(l),substitutions:y.map(v=>{if(we(v,`Substitution '${v}' in pattern '${l}' can have at most one '*' character.`),!p&&!A.test(v)&&!L.isAbsolute(v))throw new Error("Non-relative paths are not allowed when 'baseUrl' is not set. Did you forget a leading './'?");return L.resolve(g,v)})})),"parsePaths"),qe=k(a2=>{const{compilerOptions:p}=a2.config;if(!p)return null;const{baseUrl:g,paths:l}=p;if(!g&&!l)return null;const y=Ut in p&&p[Ut],v=L.resolve(L.dirname(a2.path),g||y||"."),d=l?We(l,g,v):[];return C=>{if(A.test(C))return[];const S=[];for(const tt of d){if(tt.pattern===C)return tt.substitutions.map(H);typeof tt.pattern!="string"&&S.push(tt)}let R,W=-1;for(const tt of S)$e(tt.pattern,C)&&tt.pattern.prefix.length>W&&(W=tt.pattern.prefix.length,R=tt);if(!R)return g?[H(L.join(v,C))]:[];const $=C.slice(R.pattern.prefix.length,C.length-R.pattern.suffix.length);return R.substitutions.map(tt=>H(tt.replace("*",$)))}},"createPathsMatcher");X.createPathsMatcher=qe,X.getTsconfig=oi},"./node_modules/.pnpm/resolve-pkg-maps@1.0.0/node_modules/resolve-pkg-maps/dist/index.cjs"(B,X){"use strict";Object.defineProperty(X,"__esModule",{value:true});const at=P=>P!==null&&typeof P=="object",xt=(P,O)=>Object.assign(new Error(`[${P}]: ${O}`),{code:P}),k="ERR_INVALID_PACKAGE_CONFIG",L="ERR_INVALID_PACKAGE_TARGET",se=/^\d+$/,re=/^(\.{1,2}|node_modules)$/i,xe=/\/|\\/;var Kt,Ot=((Kt=Ot||{}).Export="exports",Kt.Import="imports",Kt);const pt=(P,O,A,n2,z3)=>{if(O==null)return[];if(typeof O=="string"){const[it,...ot]=O.split(xe);if(it===".."||ot.some(ut=>re.test(ut)))throw xt(L,`Invalid "${P}" target "${O}" defined in the package config`);return[z3?O.replace(/\*/g,z3):O]}if(Array.isArray(O))return O.flatMap(it=>pt(P,it,A,n2,z3));if(at(O)){for(const it of Object.keys(O)){if(se.test(it))throw xt(k,"Cannot contain numeric property keys");if(it==="default"||n2.includes(it))return pt(P,O[it],A,n2,z3)}return[]}throw xt(L,`Invalid "${P}" target "${O}"`)},H="*",M=(P,O)=>{const A=P.indexOf(H),n2=O.indexOf(H);return A===n2?O.length>P.length:n2>A};function Z(P,O){if(!O.includes(H)&&P.hasOwnProperty(O))return[O];let A,n2;for(const z3 of Object.keys(P))if(z3.includes(H)){const[it,ot,ut]=z3.split(H);if(ut===void 0&&O.startsWith(it)&&O.endsWith(ot)){const It=O.slice(it.length,-ot.length||void 0);It&&(!A||M(A,z3))&&(A=z3,n2=It)}}return[A,n2]}const mt=/^\w+:/;X.resolveExports=(P,O,A)=>{if(!P)throw new Error('"exports" is required');O=O===""?".":`./${O}`,(typeof P=="string"||Array.isArray(P)||at(P)&&(ot=>Object.keys(ot).reduce((ut,It)=>{const u=It===""||It[0]!==".";if(ut===void 0||ut===u)return u;throw xt(k,'"exports" cannot contain some keys starting with "." and some not')},void 0))(P))&&(P={".":P});const[n2,z3]=Z(P,O),it=pt(Ot.Export,P[n2],O,A,z3);if(it.length===0)throw xt("ERR_PACKAGE_PATH_NOT_EXPORTED",O==="."?'No "exports" main defined':`Package subpath '${O}' is not defined by "exports"`);for(const ot of it)if(!ot.startsWith("./")&&!mt.test(ot))throw xt(L,`Invalid "exports" target "${ot}" defined in the package config`);return it},X.resolveImports=(P,O,A)=>{if(!P)throw new Error('"imports" is required');const[n2,z3]=Z(P,O),it=pt(Ot.Import,P[n2],O,A,z3);if(it.length===0)throw xt("ERR_PACKAGE_IMPORT_NOT_DEFINED",`Package import specifier "${O}" is not defined in package`);return it}}},Si={};function Et(B){var X=Si[B];if(X!==void 0)return X.exports;var at=Si[B]={exports:{}};return _s[B](at,at.exports,Et),at.exports}Et.n=B=>{var X=B&&B.__esModule?()=>B.default:()=>B;return Et.d(X,{a:X}),X},Et.d=(B,X)=>{for(var at in X)Et.o(X,at)&&!Et.o(B,at)&&Object.defineProperty(B,at,{enumerable:true,get:X[at]})},Et.o=(B,X)=>Object.prototype.hasOwnProperty.call(B,X);var Ii={};(()=>{"use strict";Et.d(Ii,{default:()=>fs2});const B=__require("node:os");var X=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,78,5,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,266,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,1,19628,1,4178,9,519,45,3,22,543,4,4,5,9,7,3,6,31,3,149,2,1418,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239],at=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,8,70,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,57,28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,200,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,261,18,16,0,2,12,2,33,125,0,80,921,103,110,18,195,2637,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7381,42,31,98,114,8702,3,2,6,2,1,2,290,16,0,30,2,3,0,15,3,9,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,339,3,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,30,7,5,262,61,147,44,11,6,17,0,322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4381,3,5773,3,7472,16,621,2467,541,1507,4938,6,8489],xt="ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆՙՠ-ֈא-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿₐ-ₜℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-Ƛ꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ",k={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package private protected public static yield",strictBind:"eval arguments"},L="break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this",se={5:L,"5module":L+" export import",6:L+" const class extends export import super"},re=/^in(stanceof)?$/,xe=new RegExp("["+xt+"]"),Kt=new RegExp("["+xt+"‌‍·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୕-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫝᫠-᫫ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･]");function Ot(t,e){for(var i2=65536,s=0;s<e.length;s+=2){if((i2+=e[s])>t)return false;if((i2+=e[s+1])>=t)return true}return false}function pt(t,e){return t<65?t===36:t<91||(t<97?t===95:t<123||(t<=65535?t>=170&&xe.test(String.fromCharCode(t)):e!==false&&Ot(t,at)))}function H(t,e){return t<48?t===36:t<58||!(t<65)&&(t<91||(t<97?t===95:t<123||(t<=65535?t>=170&&Kt.test(String.fromCharCode(t)):e!==false&&(Ot(t,at)||Ot(t,X)))))}var M=function(t,e){e===void 0&&(e={}),this.label=t,this.keyword=e.keyword,this.beforeExpr=!!e.beforeExpr,this.startsExpr=!!e.startsExpr,this.isLoop=!!e.isLoop,this.isAssign=!!e.isAssign,this.prefix=!!e.prefix,this.postfix=!!e.postfix,this.binop=e.binop||null,this.updateContext=null};function Z(t,e){return new M(t,{beforeExpr:true,binop:e})}var mt={beforeExpr:true},P={startsExpr:true},O={};function A(t,e){return e===void 0&&(e={}),e.keyword=t,O[t]=new M(t,e)}var n2={num:new M("num",P),regexp:new M("regexp",P),string:new M("string",P),name:new M("name",P),privateId:new M("privateId",P),eof:new M("eof"),bracketL:new M("[",{beforeExpr:true,startsExpr:true}),bracketR:new M("]"),braceL:new M("{",{beforeExpr:true,startsExpr:true}),braceR:new M("}"),parenL:new M("(",{beforeExpr:true,startsExpr:true}),parenR:new M(")"),comma:new M(",",mt),semi:new M(";",mt),colon:new M(":",mt),dot:new M("."),question:new M("?",mt),questionDot:new M("?."),arrow:new M("=>",mt),template:new M("template"),invalidTemplate:new M("invalidTemplate"),ellipsis:new M("...",mt),backQuote:new M("`",P),dollarBraceL:new M("${",{beforeExpr:true,startsExpr:true}),eq:new M("=",{beforeExpr:true,isAssign:true}),assign:new M("_=",{beforeExpr:true,isAssign:true}),incDec:new M("++/--",{prefix:true,postfix:true,startsExpr:true}),prefix:new M("!/~",{beforeExpr:true,prefix:true,startsExpr:true}),logicalOR:Z("||",1),logicalAND:Z("&&",2),bitwiseOR:Z("|",3),bitwiseXOR:Z("^",4),bitwiseAND:Z("&",5),equality:Z("==/!=/===/!==",6),relational:Z("</>/<=/>=",7),bitShift:Z("<</>>/>>>",8),plusMin:new M("+/-",{beforeExpr:true,binop:9,prefix:true,startsExpr:true}),modulo:Z("%",10),star:Z("*",10),slash:Z("/",10),starstar:new M("**",{beforeExpr:true}),coalesce:Z("??",1),_break:A("break"),_case:A("case",mt),_catch:A("catch"),_continue:A("continue"),_debugger:A("debugger"),_default:A("default",mt),_do:A("do",{isLoop:true,beforeExpr:true}),_else:A("else",mt),_finally:A("finally"),_for:A("for",{isLoop:true}),_function:A("function",P),_if:A("if"),_return:A("return",mt),_switch:A("switch"),_throw:A("throw",mt),_try:A("try"),_var:A("var"),_const:A("const"),_while:A("while",{isLoop:true}),_with:A("with"),_new:A("new",{beforeExpr:true,startsExpr:true}),_this:A("this",P),_super:A("super",P),_class:A("class",P),_extends:A("extends",mt),_export:A("export"),_import:A("import",P),_null:A("null",P),_true:A("true",P),_false:A("false",P),_in:A("in",{beforeExpr:true,binop:7}),_instanceof:A("instanceof",{beforeExpr:true,binop:7}),_typeof:A("typeof",{beforeExpr:true,prefix:true,startsExpr:true}),_void:A("void",{beforeExpr:true,prefix:true,startsExpr:true}),_delete:A("delete",{beforeExpr:true,prefix:true,startsExpr:true})},z3=/\r\n?|\n|\u2028|\u2029/,it=new RegExp(z3.source,"g");function ot(t){return t===10||t===13||t===8232||t===8233}function ut(t,e,i2){i2===void 0&&(i2=t.length);for(var s=e;s<i2;s++){var r=t.charCodeAt(s);if(ot(r))return s<i2-1&&r===13&&t.charCodeAt(s+1)===10?s+2:s+1}return-1}var It=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/,u=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g,Dt=Object.prototype,ne=Dt.hasOwnProperty,Pe=Dt.toString,Vt=Object.hasOwn||function(t,e){return ne.call(t,e)},ve=Array.isArray||function(t){return Pe.call(t)==="[object Array]"},ye=Object.create(null);function At(t){return ye[t]||(ye[t]=new RegExp("^(?:"+t.replace(/ /g,"|")+")$"))}function wt(t){return t<=65535?String.fromCharCode(t):(t-=65536,String.fromCharCode(55296+(t>>10),56320+(1023&t)))}var Ne=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/,Ut=function(t,e){this.line=t,this.column=e};Ut.prototype.offset=function(t){return new Ut(this.line,this.column+t)};var gt=function(t,e,i2){this.start=e,this.end=i2,t.sourceFile!==null&&(this.source=t.sourceFile)};function Le(t,e){for(var i2=1,s=0;;){var r=ut(t,s,e);if(r<0)return new Ut(i2,e-s);++i2,s=r}}var Ht={ecmaVersion:null,sourceType:"script",onInsertedSemicolon:null,onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:false,allowImportExportEverywhere:false,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:false,checkPrivateFields:true,locations:false,onToken:null,onComment:null,ranges:false,program:null,sourceFile:null,directSourceFile:null,preserveParens:false},ae=false;function _e(t){var e={};for(var i2 in Ht)e[i2]=t&&Vt(t,i2)?t[i2]:Ht[i2];if(e.ecmaVersion==="latest"?e.ecmaVersion=1e8:e.ecmaVersion==null?(!ae&&typeof console=="object"&&console.warn&&(ae=true,console.warn(`Since Acorn 8.0.0, options.ecmaVersion is required.
Defaulting to 2020, but this will stop working in the future.`)),e.ecmaVersion=11):e.ecmaVersion>=2015&&(e.ecmaVersion-=2009),e.allowReserved==null&&(e.allowReserved=e.ecmaVersion<5),t&&t.allowHashBang!=null||(e.allowHashBang=e.ecmaVersion>=14),ve(e.onToken)){var s=e.onToken;e.onToken=function(r){return s.push(r)}}if(ve(e.onComment)&&(e.onComment=(function(r,o2){return function(c,h,f2,x,m2,b){var _={type:c?"Block":"Line",value:h,start:f2,end:x};r.locations&&(_.loc=new gt(this,m2,b)),r.ranges&&(_.range=[f2,x]),o2.push(_)}})(e,e.onComment)),e.sourceType==="commonjs"&&e.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with sourceType: commonjs");return e}var ni=256,oe=259;function ce(t,e){return 2|(t?4:0)|(e?8:0)}var st=function(t,e,i2){this.options=t=_e(t),this.sourceFile=t.sourceFile,this.keywords=At(se[t.ecmaVersion>=6?6:t.sourceType==="module"?"5module":5]);var s="";t.allowReserved!==true&&(s=k[t.ecmaVersion>=6?6:t.ecmaVersion===5?5:3],t.sourceType==="module"&&(s+=" await")),this.reservedWords=At(s);var r=(s?s+" ":"")+k.strict;this.reservedWordsStrict=At(r),this.reservedWordsStrictBind=At(r+" "+k.strictBind),this.input=String(e),this.containsEsc=false,i2?(this.pos=i2,this.lineStart=this.input.lastIndexOf(`
`,i2-1)+1,this.curLine=this.input.slice(0,this.lineStart).split(z3).length):(this.pos=this.lineStart=0,this.curLine=1),this.type=n2.eof,this.value=null,this.start=this.end=this.pos,this.startLoc=this.endLoc=this.curPosition(),this.lastTokEndLoc=this.lastTokStartLoc=null,this.lastTokStart=this.lastTokEnd=this.pos,this.context=this.initialContext(),this.exprAllowed=true,this.inModule=t.sourceType==="module",this.strict=this.inModule||this.strictDirective(this.pos),this.potentialArrowAt=-1,this.potentialArrowInForAwait=false,this.yieldPos=this.awaitPos=this.awaitIdentPos=0,this.labels=[],this.undefinedExports=Object.create(null),this.pos===0&&t.allowHashBang&&this.input.slice(0,2)==="#!"&&this.skipLineComment(2),this.scopeStack=[],this.enterScope(this.options.sourceType==="commonjs"?2:1),this.regexpState=null,this.privateNameStack=[]},bt={inFunction:{configurable:true},inGenerator:{configurable:true},inAsync:{configurable:true},canAwait:{configurable:true},allowReturn:{configurable:true},allowSuper:{configurable:true},allowDirectSuper:{configurable:true},treatFunctionsAsVar:{configurable:true},allowNewDotTarget:{configurable:true},allowUsing:{configurable:true},inClassStaticBlock:{configurable:true}};st.prototype.parse=function(){var t=this.options.program||this.startNode();return this.nextToken(),this.parseTopLevel(t)},bt.inFunction.get=function(){return(2&this.currentVarScope().flags)>0},bt.inGenerator.get=function(){return(8&this.currentVarScope().flags)>0},bt.inAsync.get=function(){return(4&this.currentVarScope().flags)>0},bt.canAwait.get=function(){for(var t=this.scopeStack.length-1;t>=0;t--){var e=this.scopeStack[t].flags;if(768&e)return false;if(2&e)return(4&e)>0}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction},bt.allowReturn.get=function(){return!!this.inFunction||!!(this.options.allowReturnOutsideFunction&&1&this.currentVarScope().flags)},bt.allowSuper.get=function(){return(64&this.currentThisScope().flags)>0||this.options.allowSuperOutsideMethod},bt.allowDirectSuper.get=function(){return(128&this.currentThisScope().flags)>0},bt.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())},bt.allowNewDotTarget.get=function(){for(var t=this.scopeStack.length-1;t>=0;t--){var e=this.scopeStack[t].flags;if(768&e||2&e&&!(16&e))return true}return false},bt.allowUsing.get=function(){var t=this.currentScope().flags;return!(1024&t)&&!(!this.inModule&&1&t)},bt.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&ni)>0},st.extend=function(){for(var t=[],e=arguments.length;e--;)t[e]=arguments[e];for(var i2=this,s=0;s<t.length;s++)i2=t[s](i2);return i2},st.parse=function(t,e){return new this(e,t).parse()},st.parseExpressionAt=function(t,e,i2){var s=new this(i2,t,e);return s.nextToken(),s.parseExpression()},st.tokenizer=function(t,e){return new this(e,t)},Object.defineProperties(st.prototype,bt);var ft=st.prototype,Oe=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;ft.strictDirective=function(t){if(this.options.ecmaVersion<5)return false;for(;;){u.lastIndex=t,t+=u.exec(this.input)[0].length;var e=Oe.exec(this.input.slice(t));if(!e)return false;if((e[1]||e[2])==="use strict"){u.lastIndex=t+e[0].length;var i2=u.exec(this.input),s=i2.index+i2[0].length,r=this.input.charAt(s);return r===";"||r==="}"||z3.test(i2[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(r)||r==="!"&&this.input.charAt(s+1)==="=")}t+=e[0].length,u.lastIndex=t,t+=u.exec(this.input)[0].length,this.input[t]===";"&&t++}},ft.eat=function(t){return this.type===t&&(this.next(),true)},ft.isContextual=function(t){return this.type===n2.name&&this.value===t&&!this.containsEsc},ft.eatContextual=function(t){return!!this.isContextual(t)&&(this.next(),true)},ft.expectContextual=function(t){this.eatContextual(t)||this.unexpected()},ft.canInsertSemicolon=function(){return this.type===n2.eof||this.type===n2.braceR||z3.test(this.input.slice(this.lastTokEnd,this.start))},ft.insertSemicolon=function(){if(this.canInsertSemicolon())return this.options.onInsertedSemicolon&&this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc),true},ft.semicolon=function(){this.eat(n2.semi)||this.insertSemicolon()||this.unexpected()},ft.afterTrailingComma=function(t,e){if(this.type===t)return this.options.onTrailingComma&&this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc),e||this.next(),true},ft.expect=function(t){this.eat(t)||this.unexpected()},ft.unexpected=function(t){this.raise(t??this.start,"Unexpected token")};var zt=function(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1};ft.checkPatternErrors=function(t,e){if(t){t.trailingComma>-1&&this.raiseRecoverable(t.trailingComma,"Comma is not permitted after the rest element");var i2=e?t.parenthesizedAssign:t.parenthesizedBind;i2>-1&&this.raiseRecoverable(i2,e?"Assigning to rvalue":"Parenthesized pattern")}},ft.checkExpressionErrors=function(t,e){if(!t)return false;var i2=t.shorthandAssign,s=t.doubleProto;if(!e)return i2>=0||s>=0;i2>=0&&this.raise(i2,"Shorthand property assignments are valid only in destructuring patterns"),s>=0&&this.raiseRecoverable(s,"Redefinition of __proto__ property")},ft.checkYieldAwaitInDefaultParams=function(){this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)&&this.raise(this.yieldPos,"Yield expression cannot be a default value"),this.awaitPos&&this.raise(this.awaitPos,"Await expression cannot be a default value")},ft.isSimpleAssignTarget=function(t){return t.type==="ParenthesizedExpression"?this.isSimpleAssignTarget(t.expression):t.type==="Identifier"||t.type==="MemberExpression"};var w=st.prototype;w.parseTopLevel=function(t){var e=Object.create(null);for(t.body||(t.body=[]);this.type!==n2.eof;){var i2=this.parseStatement(null,true,e);t.body.push(i2)}if(this.inModule)for(var s=0,r=Object.keys(this.undefinedExports);s<r.length;s+=1){var o2=r[s];this.raiseRecoverable(this.undefinedExports[o2].start,"Export '"+o2+"' is not defined")}return this.adaptDirectivePrologue(t.body),this.next(),t.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType,this.finishNode(t,"Program")};var Ee={kind:"loop"},ai={kind:"switch"};w.isLet=function(t){if(this.options.ecmaVersion<6||!this.isContextual("let"))return false;u.lastIndex=this.pos;var e=u.exec(this.input),i2=this.pos+e[0].length,s=this.fullCharCodeAt(i2);if(s===91||s===92)return true;if(t)return false;if(s===123)return true;if(pt(s)){var r=i2;do i2+=s<=65535?1:2;while(H(s=this.fullCharCodeAt(i2)));if(s===92)return true;var o2=this.input.slice(r,i2);if(!re.test(o2))return true}return false},w.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async"))return false;u.lastIndex=this.pos;var t,e=u.exec(this.input),i2=this.pos+e[0].length;return!(z3.test(this.input.slice(this.pos,i2))||this.input.slice(i2,i2+8)!=="function"||i2+8!==this.input.length&&(H(t=this.fullCharCodeAt(i2+8))||t===92))},w.isUsingKeyword=function(t,e){if(this.options.ecmaVersion<17||!this.isContextual(t?"await":"using"))return false;u.lastIndex=this.pos;var i2=u.exec(this.input),s=this.pos+i2[0].length;if(z3.test(this.input.slice(this.pos,s)))return false;if(t){var r,o2=s+5;if(this.input.slice(s,o2)!=="using"||o2===this.input.length||H(r=this.fullCharCodeAt(o2))||r===92)return false;u.lastIndex=o2;var c=u.exec(this.input);if(s=o2+c[0].length,c&&z3.test(this.input.slice(o2,s)))return false}var h=this.fullCharCodeAt(s);if(!pt(h)&&h!==92)return false;var f2=s;do s+=h<=65535?1:2;while(H(h=this.fullCharCodeAt(s)));if(h===92)return true;var x=this.input.slice(f2,s);return!(re.test(x)||e&&x==="of")},w.isAwaitUsing=function(t){return this.isUsingKeyword(true,t)},w.isUsing=function(t){return this.isUsingKeyword(false,t)},w.parseStatement=function(t,e,i2){var s,r=this.type,o2=this.startNode();switch(this.isLet(t)&&(r=n2._var,s="let"),r){case n2._break:case n2._continue:return this.parseBreakContinueStatement(o2,r.keyword);case n2._debugger:return this.parseDebuggerStatement(o2);case n2._do:return this.parseDoStatement(o2);case n2._for:return this.parseForStatement(o2);case n2._function:return t&&(this.strict||t!=="if"&&t!=="label")&&this.options.ecmaVersion>=6&&this.unexpected(),this.parseFunctionStatement(o2,false,!t);case n2._class:return t&&this.unexpected(),this.parseClass(o2,true);case n2._if:return this.parseIfStatement(o2);case n2._return:return this.parseReturnStatement(o2);case n2._switch:return this.parseSwitchStatement(o2);case n2._throw:return this.parseThrowStatement(o2);case n2._try:return this.parseTryStatement(o2);case n2._const:case n2._var:return s=s||this.value,t&&s!=="var"&&this.unexpected(),this.parseVarStatement(o2,s);case n2._while:return this.parseWhileStatement(o2);case n2._with:return this.parseWithStatement(o2);case n2.braceL:return this.parseBlock(true,o2);case n2.semi:return this.parseEmptyStatement(o2);case n2._export:case n2._import:if(this.options.ecmaVersion>10&&r===n2._import){u.lastIndex=this.pos;var c=u.exec(this.input),h=this.pos+c[0].length,f2=this.input.charCodeAt(h);if(f2===40||f2===46)return this.parseExpressionStatement(o2,this.parseExpression())}return this.options.allowImportExportEverywhere||(e||this.raise(this.start,"'import' and 'export' may only appear at the top level"),this.inModule||this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")),r===n2._import?this.parseImport(o2):this.parseExport(o2,i2);default:if(this.isAsyncFunction())return t&&this.unexpected(),this.next(),this.parseFunctionStatement(o2,true,!t);var x=this.isAwaitUsing(false)?"await using":this.isUsing(false)?"using":null;if(x)return this.allowUsing||this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case statement"),x==="await using"&&(this.canAwait||this.raise(this.start,"Await using cannot appear outside of async function"),this.next()),this.next(),this.parseVar(o2,false,x),this.semicolon(),this.finishNode(o2,"VariableDeclaration");var m2=this.value,b=this.parseExpression();return r===n2.name&&b.type==="Identifier"&&this.eat(n2.colon)?this.parseLabeledStatement(o2,m2,b,t):this.parseExpressionStatement(o2,b)}},w.parseBreakContinueStatement=function(t,e){var i2=e==="break";this.next(),this.eat(n2.semi)||this.insertSemicolon()?t.label=null:this.type!==n2.name?this.unexpected():(t.label=this.parseIdent(),this.semicolon());for(var s=0;s<this.labels.length;++s){var r=this.labels[s];if((t.label==null||r.name===t.label.name)&&(r.kind!=null&&(i2||r.kind==="loop")||t.label&&i2))break}return s===this.labels.length&&this.raise(t.start,"Unsyntactic "+e),this.finishNode(t,i2?"BreakStatement":"ContinueStatement")},w.parseDebuggerStatement=function(t){return this.next(),this.semicolon(),this.finishNode(t,"DebuggerStatement")},w.parseDoStatement=function(t){return this.next(),this.labels.push(Ee),t.body=this.parseStatement("do"),this.labels.pop(),this.expect(n2._while),t.test=this.parseParenExpression(),this.options.ecmaVersion>=6?this.eat(n2.semi):this.semicolon(),this.finishNode(t,"DoWhileStatement")},w.parseForStatement=function(t){this.next();var e=this.options.ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1;if(this.labels.push(Ee),this.enterScope(0),this.expect(n2.parenL),this.type===n2.semi)return e>-1&&this.unexpected(e),this.parseFor(t,null);var i2=this.isLet();if(this.type===n2._var||this.type===n2._const||i2){var s=this.startNode(),r=i2?"let":this.value;return this.next(),this.parseVar(s,true,r),this.finishNode(s,"VariableDeclaration"),this.parseForAfterInit(t,s,e)}var o2=this.isContextual("let"),c=false,h=this.isUsing(true)?"using":this.isAwaitUsing(true)?"await using":null;if(h){var f2=this.startNode();return this.next(),h==="await using"&&(this.canAwait||this.raise(this.start,"Await using cannot appear outside of async function"),this.next()),this.parseVar(f2,true,h),this.finishNode(f2,"VariableDeclaration"),this.parseForAfterInit(t,f2,e)}var x=this.containsEsc,m2=new zt,b=this.start,_=e>-1?this.parseExprSubscripts(m2,"await"):this.parseExpression(true,m2);return this.type===n2._in||(c=this.options.ecmaVersion>=6&&this.isContextual("of"))?(e>-1?(this.type===n2._in&&this.unexpected(e),t.await=true):c&&this.options.ecmaVersion>=8&&(_.start!==b||x||_.type!=="Identifier"||_.name!=="async"?this.options.ecmaVersion>=9&&(t.await=false):this.unexpected()),o2&&c&&this.raise(_.start,"The left-hand side of a for-of loop may not start with 'let'."),this.toAssignable(_,false,m2),this.checkLValPattern(_),this.parseForIn(t,_)):(this.checkExpressionErrors(m2,true),e>-1&&this.unexpected(e),this.parseFor(t,_))},w.parseForAfterInit=function(t,e,i2){return(this.type===n2._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&e.declarations.length===1?(this.options.ecmaVersion>=9&&(this.type===n2._in?i2>-1&&this.unexpected(i2):t.await=i2>-1),this.parseForIn(t,e)):(i2>-1&&this.unexpected(i2),this.parseFor(t,e))},w.parseFunctionStatement=function(t,e,i2){return this.next(),this.parseFunction(t,Jt|(i2?0:Bt),false,e)},w.parseIfStatement=function(t){return this.next(),t.test=this.parseParenExpression(),t.consequent=this.parseStatement("if"),t.alternate=this.eat(n2._else)?this.parseStatement("if"):null,this.finishNode(t,"IfStatement")},w.parseReturnStatement=function(t){return this.allowReturn||this.raise(this.start,"'return' outside of function"),this.next(),this.eat(n2.semi)||this.insertSemicolon()?t.argument=null:(t.argument=this.parseExpression(),this.semicolon()),this.finishNode(t,"ReturnStatement")},w.parseSwitchStatement=function(t){var e;this.next(),t.discriminant=this.parseParenExpression(),t.cases=[],this.expect(n2.braceL),this.labels.push(ai),this.enterScope(1024);for(var i2=false;this.type!==n2.braceR;)if(this.type===n2._case||this.type===n2._default){var s=this.type===n2._case;e&&this.finishNode(e,"SwitchCase"),t.cases.push(e=this.startNode()),e.consequent=[],this.next(),s?e.test=this.parseExpression():(i2&&this.raiseRecoverable(this.lastTokStart,"Multiple default clauses"),i2=true,e.test=null),this.expect(n2.colon)}else e||this.unexpected(),e.consequent.push(this.parseStatement(null));return this.exitScope(),e&&this.finishNode(e,"SwitchCase"),this.next(),this.labels.pop(),this.finishNode(t,"SwitchStatement")},w.parseThrowStatement=function(t){return this.next(),z3.test(this.input.slice(this.lastTokEnd,this.start))&&this.raise(this.lastTokEnd,"Illegal newline after throw"),t.argument=this.parseExpression(),this.semicolon(),this.finishNode(t,"ThrowStatement")};var De=[];w.parseCatchClauseParam=function(){var t=this.parseBindingAtom(),e=t.type==="Identifier";return this.enterScope(e?32:0),this.checkLValPattern(t,e?4:2),this.expect(n2.parenR),t},w.parseTryStatement=function(t){if(this.next(),t.block=this.parseBlock(),t.handler=null,this.type===n2._catch){var e=this.startNode();this.next(),this.eat(n2.parenL)?e.param=this.parseCatchClauseParam():(this.options.ecmaVersion<10&&this.unexpected(),e.param=null,this.enterScope(0)),e.body=this.parseBlock(false),this.exitScope(),t.handler=this.finishNode(e,"CatchClause")}return t.finalizer=this.eat(n2._finally)?this.parseBlock():null,t.handler||t.finalizer||this.raise(t.start,"Missing catch or finally clause"),this.finishNode(t,"TryStatement")},w.parseVarStatement=function(t,e,i2){return this.next(),this.parseVar(t,false,e,i2),this.semicolon(),this.finishNode(t,"VariableDeclaration")},w.parseWhileStatement=function(t){return this.next(),t.test=this.parseParenExpression(),this.labels.push(Ee),t.body=this.parseStatement("while"),this.labels.pop(),this.finishNode(t,"WhileStatement")},w.parseWithStatement=function(t){return this.strict&&this.raise(this.start,"'with' in strict mode"),this.next(),t.object=this.parseParenExpression(),t.body=this.parseStatement("with"),this.finishNode(t,"WithStatement")},w.parseEmptyStatement=function(t){return this.next(),this.finishNode(t,"EmptyStatement")},w.parseLabeledStatement=function(t,e,i2,s){for(var r=0,o2=this.labels;r<o2.length;r+=1)o2[r].name===e&&this.raise(i2.start,"Label '"+e+"' is already declared");for(var c=this.type.isLoop?"loop":this.type===n2._switch?"switch":null,h=this.labels.length-1;h>=0;h--){var f2=this.labels[h];if(f2.statementStart!==t.start)break;f2.statementStart=this.start,f2.kind=c}return this.labels.push({name:e,kind:c,statementStart:this.start}),t.body=this.parseStatement(s?s.indexOf("label")===-1?s+"label":s:"label"),this.labels.pop(),t.label=i2,this.finishNode(t,"LabeledStatement")},w.parseExpressionStatement=function(t,e){return t.expression=e,this.semicolon(),this.finishNode(t,"ExpressionStatement")},w.parseBlock=function(t,e,i2){for(t===void 0&&(t=true),e===void 0&&(e=this.startNode()),e.body=[],this.expect(n2.braceL),t&&this.enterScope(0);this.type!==n2.braceR;){var s=this.parseStatement(null);e.body.push(s)}return i2&&(this.strict=false),this.next(),t&&this.exitScope(),this.finishNode(e,"BlockStatement")},w.parseFor=function(t,e){return t.init=e,this.expect(n2.semi),t.test=this.type===n2.semi?null:this.parseExpression(),this.expect(n2.semi),t.update=this.type===n2.parenR?null:this.parseExpression(),this.expect(n2.parenR),t.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(t,"ForStatement")},w.parseForIn=function(t,e){var i2=this.type===n2._in;return this.next(),e.type==="VariableDeclaration"&&e.declarations[0].init!=null&&(!i2||this.options.ecmaVersion<8||this.strict||e.kind!=="var"||e.declarations[0].id.type!=="Identifier")&&this.raise(e.start,(i2?"for-in":"for-of")+" loop variable declaration may not have an initializer"),t.left=e,t.right=i2?this.parseExpression():this.parseMaybeAssign(),this.expect(n2.parenR),t.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(t,i2?"ForInStatement":"ForOfStatement")},w.parseVar=function(t,e,i2,s){for(t.declarations=[],t.kind=i2;;){var r=this.startNode();if(this.parseVarId(r,i2),this.eat(n2.eq)?r.init=this.parseMaybeAssign(e):s||i2!=="const"||this.type===n2._in||this.options.ecmaVersion>=6&&this.isContextual("of")?s||i2!=="using"&&i2!=="await using"||!(this.options.ecmaVersion>=17)||this.type===n2._in||this.isContextual("of")?s||r.id.type==="Identifier"||e&&(this.type===n2._in||this.isContextual("of"))?r.init=null:this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value"):this.raise(this.lastTokEnd,"Missing initializer in "+i2+" declaration"):this.unexpected(),t.declarations.push(this.finishNode(r,"VariableDeclarator")),!this.eat(n2.comma))break}return t},w.parseVarId=function(t,e){t.id=e==="using"||e==="await using"?this.parseIdent():this.parseBindingAtom(),this.checkLValPattern(t.id,e==="var"?1:2,false)};var Jt=1,Bt=2;function Ve(t,e){var i2=e.key.name,s=t[i2],r="true";return e.type!=="MethodDefinition"||e.kind!=="get"&&e.kind!=="set"||(r=(e.static?"s":"i")+e.kind),s==="iget"&&r==="iset"||s==="iset"&&r==="iget"||s==="sget"&&r==="sset"||s==="sset"&&r==="sget"?(t[i2]="true",false):!!s||(t[i2]=r,false)}function $t(t,e){var i2=t.computed,s=t.key;return!i2&&(s.type==="Identifier"&&s.name===e||s.type==="Literal"&&s.value===e)}w.parseFunction=function(t,e,i2,s,r){this.initFunction(t),(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!s)&&(this.type===n2.star&&e&Bt&&this.unexpected(),t.generator=this.eat(n2.star)),this.options.ecmaVersion>=8&&(t.async=!!s),e&Jt&&(t.id=4&e&&this.type!==n2.name?null:this.parseIdent(),!t.id||e&Bt||this.checkLValSimple(t.id,this.strict||t.generator||t.async?this.treatFunctionsAsVar?1:2:3));var o2=this.yieldPos,c=this.awaitPos,h=this.awaitIdentPos;return this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(ce(t.async,t.generator)),e&Jt||(t.id=this.type===n2.name?this.parseIdent():null),this.parseFunctionParams(t),this.parseFunctionBody(t,i2,false,r),this.yieldPos=o2,this.awaitPos=c,this.awaitIdentPos=h,this.finishNode(t,e&Jt?"FunctionDeclaration":"FunctionExpression")},w.parseFunctionParams=function(t){this.expect(n2.parenL),t.params=this.parseBindingList(n2.parenR,false,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams()},w.parseClass=function(t,e){this.next();var i2=this.strict;this.strict=true,this.parseClassId(t,e),this.parseClassSuper(t);var s=this.enterClassBody(),r=this.startNode(),o2=false;for(r.body=[],this.expect(n2.braceL);this.type!==n2.braceR;){var c=this.parseClassElement(t.superClass!==null);c&&(r.body.push(c),c.type==="MethodDefinition"&&c.kind==="constructor"?(o2&&this.raiseRecoverable(c.start,"Duplicate constructor in the same class"),o2=true):c.key&&c.key.type==="PrivateIdentifier"&&Ve(s,c)&&this.raiseRecoverable(c.key.start,"Identifier '#"+c.key.name+"' has already been declared"))}return this.strict=i2,this.next(),t.body=this.finishNode(r,"ClassBody"),this.exitClassBody(),this.finishNode(t,e?"ClassDeclaration":"ClassExpression")},w.parseClassElement=function(t){if(this.eat(n2.semi))return null;var e=this.options.ecmaVersion,i2=this.startNode(),s="",r=false,o2=false,c="method",h=false;if(this.eatContextual("static")){if(e>=13&&this.eat(n2.braceL))return this.parseClassStaticBlock(i2),i2;this.isClassElementNameStart()||this.type===n2.star?h=true:s="static"}if(i2.static=h,!s&&e>=8&&this.eatContextual("async")&&(!this.isClassElementNameStart()&&this.type!==n2.star||this.canInsertSemicolon()?s="async":o2=true),!s&&(e>=9||!o2)&&this.eat(n2.star)&&(r=true),!s&&!o2&&!r){var f2=this.value;(this.eatContextual("get")||this.eatContextual("set"))&&(this.isClassElementNameStart()?c=f2:s=f2)}if(s?(i2.computed=false,i2.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc),i2.key.name=s,this.finishNode(i2.key,"Identifier")):this.parseClassElementName(i2),e<13||this.type===n2.parenL||c!=="method"||r||o2){var x=!i2.static&&$t(i2,"constructor"),m2=x&&t;x&&c!=="method"&&this.raise(i2.key.start,"Constructor can't have get/set modifier"),i2.kind=x?"constructor":c,this.parseClassMethod(i2,r,o2,m2)}else this.parseClassField(i2);return i2},w.isClassElementNameStart=function(){return this.type===n2.name||this.type===n2.privateId||this.type===n2.num||this.type===n2.string||this.type===n2.bracketL||this.type.keyword},w.parseClassElementName=function(t){this.type===n2.privateId?(this.value==="constructor"&&this.raise(this.start,"Classes can't have an element named '#constructor'"),t.computed=false,t.key=this.parsePrivateIdent()):this.parsePropertyName(t)},w.parseClassMethod=function(t,e,i2,s){var r=t.key;t.kind==="constructor"?(e&&this.raise(r.start,"Constructor can't be a generator"),i2&&this.raise(r.start,"Constructor can't be an async method")):t.static&&$t(t,"prototype")&&this.raise(r.start,"Classes may not have a static property named prototype");var o2=t.value=this.parseMethod(e,i2,s);return t.kind==="get"&&o2.params.length!==0&&this.raiseRecoverable(o2.start,"getter should have no params"),t.kind==="set"&&o2.params.length!==1&&this.raiseRecoverable(o2.start,"setter should have exactly one param"),t.kind==="set"&&o2.params[0].type==="RestElement"&&this.raiseRecoverable(o2.params[0].start,"Setter cannot use rest params"),this.finishNode(t,"MethodDefinition")},w.parseClassField=function(t){return $t(t,"constructor")?this.raise(t.key.start,"Classes can't have a field named 'constructor'"):t.static&&$t(t,"prototype")&&this.raise(t.key.start,"Classes can't have a static field named 'prototype'"),this.eat(n2.eq)?(this.enterScope(576),t.value=this.parseMaybeAssign(),this.exitScope()):t.value=null,this.semicolon(),this.finishNode(t,"PropertyDefinition")},w.parseClassStaticBlock=function(t){t.body=[];var e=this.labels;for(this.labels=[],this.enterScope(320);this.type!==n2.braceR;){var i2=this.parseStatement(null);t.body.push(i2)}return this.next(),this.exitScope(),this.labels=e,this.finishNode(t,"StaticBlock")},w.parseClassId=function(t,e){this.type===n2.name?(t.id=this.parseIdent(),e&&this.checkLValSimple(t.id,2,false)):(e===true&&this.unexpected(),t.id=null)},w.parseClassSuper=function(t){t.superClass=this.eat(n2._extends)?this.parseExprSubscripts(null,false):null},w.enterClassBody=function(){var t={declared:Object.create(null),used:[]};return this.privateNameStack.push(t),t.declared},w.exitClassBody=function(){var t=this.privateNameStack.pop(),e=t.declared,i2=t.used;if(this.options.checkPrivateFields)for(var s=this.privateNameStack.length,r=s===0?null:this.privateNameStack[s-1],o2=0;o2<i2.length;++o2){var c=i2[o2];Vt(e,c.name)||(r?r.used.push(c):this.raiseRecoverable(c.start,"Private field '#"+c.name+"' must be declared in an enclosing class"))}},w.parseExportAllDeclaration=function(t,e){return this.options.ecmaVersion>=11&&(this.eatContextual("as")?(t.exported=this.parseModuleExportName(),this.checkExport(e,t.exported,this.lastTokStart)):t.exported=null),this.expectContextual("from"),this.type!==n2.string&&this.unexpected(),t.source=this.parseExprAtom(),this.options.ecmaVersion>=16&&(t.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(t,"ExportAllDeclaration")},w.parseExport=function(t,e){if(this.next(),this.eat(n2.star))return this.parseExportAllDeclaration(t,e);if(this.eat(n2._default))return this.checkExport(e,"default",this.lastTokStart),t.declaration=this.parseExportDefaultDeclaration(),this.finishNode(t,"ExportDefaultDeclaration");if(this.shouldParseExportStatement())t.declaration=this.parseExportDeclaration(t),t.declaration.type==="VariableDeclaration"?this.checkVariableExport(e,t.declaration.declarations):this.checkExport(e,t.declaration.id,t.declaration.id.start),t.specifiers=[],t.source=null,this.options.ecmaVersion>=16&&(t.attributes=[]);else{if(t.declaration=null,t.specifiers=this.parseExportSpecifiers(e),this.eatContextual("from"))this.type!==n2.string&&this.unexpected(),t.source=this.parseExprAtom(),this.options.ecmaVersion>=16&&(t.attributes=this.parseWithClause());else{for(var i2=0,s=t.specifiers;i2<s.length;i2+=1){var r=s[i2];this.checkUnreserved(r.local),this.checkLocalExport(r.local),r.local.type==="Literal"&&this.raise(r.local.start,"A string literal cannot be used as an exported binding without `from`.")}t.source=null,this.options.ecmaVersion>=16&&(t.attributes=[])}this.semicolon()}return this.finishNode(t,"ExportNamedDeclaration")},w.parseExportDeclaration=function(t){return this.parseStatement(null)},w.parseExportDefaultDeclaration=function(){var t;if(this.type===n2._function||(t=this.isAsyncFunction())){var e=this.startNode();return this.next(),t&&this.next(),this.parseFunction(e,4|Jt,false,t)}if(this.type===n2._class){var i2=this.startNode();return this.parseClass(i2,"nullableID")}var s=this.parseMaybeAssign();return this.semicolon(),s},w.checkExport=function(t,e,i2){t&&(typeof e!="string"&&(e=e.type==="Identifier"?e.name:e.value),Vt(t,e)&&this.raiseRecoverable(i2,"Duplicate export '"+e+"'"),t[e]=true)},w.checkPatternExport=function(t,e){var i2=e.type;if(i2==="Identifier")this.checkExport(t,e,e.start);else if(i2==="ObjectPattern")for(var s=0,r=e.properties;s<r.length;s+=1){var o2=r[s];this.checkPatternExport(t,o2)}else if(i2==="ArrayPattern")for(var c=0,h=e.elements;c<h.length;c+=1){var f2=h[c];f2&&this.checkPatternExport(t,f2)}else i2==="Property"?this.checkPatternExport(t,e.value):i2==="AssignmentPattern"?this.checkPatternExport(t,e.left):i2==="RestElement"&&this.checkPatternExport(t,e.argument)},w.checkVariableExport=function(t,e){if(t)for(var i2=0,s=e;i2<s.length;i2+=1){var r=s[i2];this.checkPatternExport(t,r.id)}},w.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()},w.parseExportSpecifier=function(t){var e=this.startNode();return e.local=this.parseModuleExportName(),e.exported=this.eatContextual("as")?this.parseModuleExportName():e.local,this.checkExport(t,e.exported,e.exported.start),this.finishNode(e,"ExportSpecifier")},w.parseExportSpecifiers=function(t){var e=[],i2=true;for(this.expect(n2.braceL);!this.eat(n2.braceR);){if(i2)i2=false;else if(this.expect(n2.comma),this.afterTrailingComma(n2.braceR))break;e.push(this.parseExportSpecifier(t))}return e},w.parseImport=function(t){return this.next(),this.type===n2.string?(t.specifiers=De,t.source=this.parseExprAtom()):(t.specifiers=this.parseImportSpecifiers(),this.expectContextual("from"),t.source=this.type===n2.string?this.parseExprAtom():this.unexpected()),this.options.ecmaVersion>=16&&(t.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(t,"ImportDeclaration")},w.parseImportSpecifier=function(){var t=this.startNode();return t.imported=this.parseModuleExportName(),this.eatContextual("as")?t.local=this.parseIdent():(this.checkUnreserved(t.imported),t.local=t.imported),this.checkLValSimple(t.local,2),this.finishNode(t,"ImportSpecifier")},w.parseImportDefaultSpecifier=function(){var t=this.startNode();return t.local=this.parseIdent(),this.checkLValSimple(t.local,2),this.finishNode(t,"ImportDefaultSpecifier")},w.parseImportNamespaceSpecifier=function(){var t=this.startNode();return this.next(),this.expectContextual("as"),t.local=this.parseIdent(),this.checkLValSimple(t.local,2),this.finishNode(t,"ImportNamespaceSpecifier")},w.parseImportSpecifiers=function(){var t=[],e=true;if(this.type===n2.name&&(t.push(this.parseImportDefaultSpecifier()),!this.eat(n2.comma)))return t;if(this.type===n2.star)return t.push(this.parseImportNamespaceSpecifier()),t;for(this.expect(n2.braceL);!this.eat(n2.braceR);){if(e)e=false;else if(this.expect(n2.comma),this.afterTrailingComma(n2.braceR))break;t.push(this.parseImportSpecifier())}return t},w.parseWithClause=function(){var t=[];if(!this.eat(n2._with))return t;this.expect(n2.braceL);for(var e={},i2=true;!this.eat(n2.braceR);){if(i2)i2=false;else if(this.expect(n2.comma),this.afterTrailingComma(n2.braceR))break;var s=this.parseImportAttribute(),r=s.key.type==="Identifier"?s.key.name:s.key.value;Vt(e,r)&&this.raiseRecoverable(s.key.start,"Duplicate attribute key '"+r+"'"),e[r]=true,t.push(s)}return t},w.parseImportAttribute=function(){var t=this.startNode();return t.key=this.type===n2.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never"),this.expect(n2.colon),this.type!==n2.string&&this.unexpected(),t.value=this.parseExprAtom(),this.finishNode(t,"ImportAttribute")},w.parseModuleExportName=function(){if(this.options.ecmaVersion>=13&&this.type===n2.string){var t=this.parseLiteral(this.value);return Ne.test(t.value)&&this.raise(t.start,"An export name cannot include a lone surrogate."),t}return this.parseIdent(true)},w.adaptDirectivePrologue=function(t){for(var e=0;e<t.length&&this.isDirectiveCandidate(t[e]);++e)t[e].directive=t[e].expression.raw.slice(1,-1)},w.isDirectiveCandidate=function(t){return this.options.ecmaVersion>=5&&t.type==="ExpressionStatement"&&t.expression.type==="Literal"&&typeof t.expression.value=="string"&&(this.input[t.start]==='"'||this.input[t.start]==="'")};var vt=st.prototype;vt.toAssignable=function(t,e,i2){if(this.options.ecmaVersion>=6&&t)switch(t.type){case"Identifier":this.inAsync&&t.name==="await"&&this.raise(t.start,"Cannot use 'await' as identifier inside an async function");break;case"ObjectPattern":case"ArrayPattern":case"AssignmentPattern":case"RestElement":break;case"ObjectExpression":t.type="ObjectPattern",i2&&this.checkPatternErrors(i2,true);for(var s=0,r=t.properties;s<r.length;s+=1){var o2=r[s];this.toAssignable(o2,e),o2.type!=="RestElement"||o2.argument.type!=="ArrayPattern"&&o2.argument.type!=="ObjectPattern"||this.raise(o2.argument.start,"Unexpected token")}break;case"Property":t.kind!=="init"&&this.raise(t.key.start,"Object pattern can't contain getter or setter"),this.toAssignable(t.value,e);break;case"ArrayExpression":t.type="ArrayPattern",i2&&this.checkPatternErrors(i2,true),this.toAssignableList(t.elements,e);break;case"SpreadElement":t.type="RestElement",this.toAssignable(t.argument,e),t.argument.type==="AssignmentPattern"&&this.raise(t.argument.start,"Rest elements cannot have a default value");break;case"AssignmentExpression":t.operator!=="="&&this.raise(t.left.end,"Only '=' operator can be used for specifying default value."),t.type="AssignmentPattern",delete t.operator,this.toAssignable(t.left,e);break;case"ParenthesizedExpression":this.toAssignable(t.expression,e,i2);break;case"ChainExpression":this.raiseRecoverable(t.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":if(!e)break;default:this.raise(t.start,"Assigning to rvalue")}else i2&&this.checkPatternErrors(i2,true);return t},vt.toAssignableList=function(t,e){for(var i2=t.length,s=0;s<i2;s++){var r=t[s];r&&this.toAssignable(r,e)}if(i2){var o2=t[i2-1];this.options.ecmaVersion===6&&e&&o2&&o2.type==="RestElement"&&o2.argument.type!=="Identifier"&&this.unexpected(o2.argument.start)}return t},vt.parseSpread=function(t){var e=this.startNode();return this.next(),e.argument=this.parseMaybeAssign(false,t),this.finishNode(e,"SpreadElement")},vt.parseRestBinding=function(){var t=this.startNode();return this.next(),this.options.ecmaVersion===6&&this.type!==n2.name&&this.unexpected(),t.argument=this.parseBindingAtom(),this.finishNode(t,"RestElement")},vt.parseBindingAtom=function(){if(this.options.ecmaVersion>=6)switch(this.type){case n2.bracketL:var t=this.startNode();return this.next(),t.elements=this.parseBindingList(n2.bracketR,true,true),this.finishNode(t,"ArrayPattern");case n2.braceL:return this.parseObj(true)}return this.parseIdent()},vt.parseBindingList=function(t,e,i2,s){for(var r=[],o2=true;!this.eat(t);)if(o2?o2=false:this.expect(n2.comma),e&&this.type===n2.comma)r.push(null);else{if(i2&&this.afterTrailingComma(t))break;if(this.type===n2.ellipsis){var c=this.parseRestBinding();this.parseBindingListItem(c),r.push(c),this.type===n2.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element"),this.expect(t);break}r.push(this.parseAssignableListItem(s))}return r},vt.parseAssignableListItem=function(t){var e=this.parseMaybeDefault(this.start,this.startLoc);return this.parseBindingListItem(e),e},vt.parseBindingListItem=function(t){return t},vt.parseMaybeDefault=function(t,e,i2){if(i2=i2||this.parseBindingAtom(),this.options.ecmaVersion<6||!this.eat(n2.eq))return i2;var s=this.startNodeAt(t,e);return s.left=i2,s.right=this.parseMaybeAssign(),this.finishNode(s,"AssignmentPattern")},vt.checkLValSimple=function(t,e,i2){e===void 0&&(e=0);var s=e!==0;switch(t.type){case"Identifier":this.strict&&this.reservedWordsStrictBind.test(t.name)&&this.raiseRecoverable(t.start,(s?"Binding ":"Assigning to ")+t.name+" in strict mode"),s&&(e===2&&t.name==="let"&&this.raiseRecoverable(t.start,"let is disallowed as a lexically bound name"),i2&&(Vt(i2,t.name)&&this.raiseRecoverable(t.start,"Argument name clash"),i2[t.name]=true),e!==5&&this.declareName(t.name,e,t.start));break;case"ChainExpression":this.raiseRecoverable(t.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":s&&this.raiseRecoverable(t.start,"Binding member expression");break;case"ParenthesizedExpression":return s&&this.raiseRecoverable(t.start,"Binding parenthesized expression"),this.checkLValSimple(t.expression,e,i2);default:this.raise(t.start,(s?"Binding":"Assigning to")+" rvalue")}},vt.checkLValPattern=function(t,e,i2){switch(e===void 0&&(e=0),t.type){case"ObjectPattern":for(var s=0,r=t.properties;s<r.length;s+=1){var o2=r[s];this.checkLValInnerPattern(o2,e,i2)}break;case"ArrayPattern":for(var c=0,h=t.elements;c<h.length;c+=1){var f2=h[c];f2&&this.checkLValInnerPattern(f2,e,i2)}break;default:this.checkLValSimple(t,e,i2)}},vt.checkLValInnerPattern=function(t,e,i2){switch(e===void 0&&(e=0),t.type){case"Property":this.checkLValInnerPattern(t.value,e,i2);break;case"AssignmentPattern":this.checkLValPattern(t.left,e,i2);break;case"RestElement":this.checkLValPattern(t.argument,e,i2);break;default:this.checkLValPattern(t,e,i2)}};var Ct=function(t,e,i2,s,r){this.token=t,this.isExpr=!!e,this.preserveSpace=!!i2,this.override=s,this.generator=!!r},et={b_stat:new Ct("{",false),b_expr:new Ct("{",true),b_tmpl:new Ct("${",false),p_stat:new Ct("(",false),p_expr:new Ct("(",true),q_tmpl:new Ct("`",true,true,function(t){return t.tryReadTemplateToken()}),f_stat:new Ct("function",false),f_expr:new Ct("function",true),f_expr_gen:new Ct("function",true,false,null,true),f_gen:new Ct("function",false,false,null,true)},Mt=st.prototype;Mt.initialContext=function(){return[et.b_stat]},Mt.curContext=function(){return this.context[this.context.length-1]},Mt.braceIsBlock=function(t){var e=this.curContext();return e===et.f_expr||e===et.f_stat||(t!==n2.colon||e!==et.b_stat&&e!==et.b_expr?t===n2._return||t===n2.name&&this.exprAllowed?z3.test(this.input.slice(this.lastTokEnd,this.start)):t===n2._else||t===n2.semi||t===n2.eof||t===n2.parenR||t===n2.arrow||(t===n2.braceL?e===et.b_stat:t!==n2._var&&t!==n2._const&&t!==n2.name&&!this.exprAllowed):!e.isExpr)},Mt.inGeneratorContext=function(){for(var t=this.context.length-1;t>=1;t--){var e=this.context[t];if(e.token==="function")return e.generator}return false},Mt.updateContext=function(t){var e,i2=this.type;i2.keyword&&t===n2.dot?this.exprAllowed=false:(e=i2.updateContext)?e.call(this,t):this.exprAllowed=i2.beforeExpr},Mt.overrideContext=function(t){this.curContext()!==t&&(this.context[this.context.length-1]=t)},n2.parenR.updateContext=n2.braceR.updateContext=function(){if(this.context.length!==1){var t=this.context.pop();t===et.b_stat&&this.curContext().token==="function"&&(t=this.context.pop()),this.exprAllowed=!t.isExpr}else this.exprAllowed=true},n2.braceL.updateContext=function(t){this.context.push(this.braceIsBlock(t)?et.b_stat:et.b_expr),this.exprAllowed=true},n2.dollarBraceL.updateContext=function(){this.context.push(et.b_tmpl),this.exprAllowed=true},n2.parenL.updateContext=function(t){var e=t===n2._if||t===n2._for||t===n2._with||t===n2._while;this.context.push(e?et.p_stat:et.p_expr),this.exprAllowed=true},n2.incDec.updateContext=function(){},n2._function.updateContext=n2._class.updateContext=function(t){!t.beforeExpr||t===n2._else||t===n2.semi&&this.curContext()!==et.p_stat||t===n2._return&&z3.test(this.input.slice(this.lastTokEnd,this.start))||(t===n2.colon||t===n2.braceL)&&this.curContext()===et.b_stat?this.context.push(et.f_stat):this.context.push(et.f_expr),this.exprAllowed=false},n2.colon.updateContext=function(){this.curContext().token==="function"&&this.context.pop(),this.exprAllowed=true},n2.backQuote.updateContext=function(){this.curContext()===et.q_tmpl?this.context.pop():this.context.push(et.q_tmpl),this.exprAllowed=false},n2.star.updateContext=function(t){if(t===n2._function){var e=this.context.length-1;this.context[e]===et.f_expr?this.context[e]=et.f_expr_gen:this.context[e]=et.f_gen}this.exprAllowed=true},n2.name.updateContext=function(t){var e=false;this.options.ecmaVersion>=6&&t!==n2.dot&&(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())&&(e=true),this.exprAllowed=e};var N=st.prototype;function Ue(t){return t.type==="Identifier"||t.type==="ParenthesizedExpression"&&Ue(t.expression)}function be(t){return t.type==="MemberExpression"&&t.property.type==="PrivateIdentifier"||t.type==="ChainExpression"&&be(t.expression)||t.type==="ParenthesizedExpression"&&be(t.expression)}N.checkPropClash=function(t,e,i2){if(!(this.options.ecmaVersion>=9&&t.type==="SpreadElement"||this.options.ecmaVersion>=6&&(t.computed||t.method||t.shorthand))){var s,r=t.key;switch(r.type){case"Identifier":s=r.name;break;case"Literal":s=String(r.value);break;default:return}var o2=t.kind;if(this.options.ecmaVersion>=6)s==="__proto__"&&o2==="init"&&(e.proto&&(i2?i2.doubleProto<0&&(i2.doubleProto=r.start):this.raiseRecoverable(r.start,"Redefinition of __proto__ property")),e.proto=true);else{var c=e[s="$"+s];c?(o2==="init"?this.strict&&c.init||c.get||c.set:c.init||c[o2])&&this.raiseRecoverable(r.start,"Redefinition of property"):c=e[s]={init:false,get:false,set:false},c[o2]=true}}},N.parseExpression=function(t,e){var i2=this.start,s=this.startLoc,r=this.parseMaybeAssign(t,e);if(this.type===n2.comma){var o2=this.startNodeAt(i2,s);for(o2.expressions=[r];this.eat(n2.comma);)o2.expressions.push(this.parseMaybeAssign(t,e));return this.finishNode(o2,"SequenceExpression")}return r},N.parseMaybeAssign=function(t,e,i2){if(this.isContextual("yield")){if(this.inGenerator)return this.parseYield(t);this.exprAllowed=false}var s=false,r=-1,o2=-1,c=-1;e?(r=e.parenthesizedAssign,o2=e.trailingComma,c=e.doubleProto,e.parenthesizedAssign=e.trailingComma=-1):(e=new zt,s=true);var h=this.start,f2=this.startLoc;this.type!==n2.parenL&&this.type!==n2.name||(this.potentialArrowAt=this.start,this.potentialArrowInForAwait=t==="await");var x=this.parseMaybeConditional(t,e);if(i2&&(x=i2.call(this,x,h,f2)),this.type.isAssign){var m2=this.startNodeAt(h,f2);return m2.operator=this.value,this.type===n2.eq&&(x=this.toAssignable(x,false,e)),s||(e.parenthesizedAssign=e.trailingComma=e.doubleProto=-1),e.shorthandAssign>=x.start&&(e.shorthandAssign=-1),this.type===n2.eq?this.checkLValPattern(x):this.checkLValSimple(x),m2.left=x,this.next(),m2.right=this.parseMaybeAssign(t),c>-1&&(e.doubleProto=c),this.finishNode(m2,"AssignmentExpression")}return s&&this.checkExpressionErrors(e,true),r>-1&&(e.parenthesizedAssign=r),o2>-1&&(e.trailingComma=o2),x},N.parseMaybeConditional=function(t,e){var i2=this.start,s=this.startLoc,r=this.parseExprOps(t,e);if(this.checkExpressionErrors(e))return r;if(this.eat(n2.question)){var o2=this.startNodeAt(i2,s);return o2.test=r,o2.consequent=this.parseMaybeAssign(),this.expect(n2.colon),o2.alternate=this.parseMaybeAssign(t),this.finishNode(o2,"ConditionalExpression")}return r},N.parseExprOps=function(t,e){var i2=this.start,s=this.startLoc,r=this.parseMaybeUnary(e,false,false,t);return this.checkExpressionErrors(e)||r.start===i2&&r.type==="ArrowFunctionExpression"?r:this.parseExprOp(r,i2,s,-1,t)},N.parseExprOp=function(t,e,i2,s,r){var o2=this.type.binop;if(o2!=null&&(!r||this.type!==n2._in)&&o2>s){var c=this.type===n2.logicalOR||this.type===n2.logicalAND,h=this.type===n2.coalesce;h&&(o2=n2.logicalAND.binop);var f2=this.value;this.next();var x=this.start,m2=this.startLoc,b=this.parseExprOp(this.parseMaybeUnary(null,false,false,r),x,m2,o2,r),_=this.buildBinary(e,i2,t,b,f2,c||h);return(c&&this.type===n2.coalesce||h&&(this.type===n2.logicalOR||this.type===n2.logicalAND))&&this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses"),this.parseExprOp(_,e,i2,s,r)}return t},N.buildBinary=function(t,e,i2,s,r,o2){s.type==="PrivateIdentifier"&&this.raise(s.start,"Private identifier can only be left side of binary expression");var c=this.startNodeAt(t,e);return c.left=i2,c.operator=r,c.right=s,this.finishNode(c,o2?"LogicalExpression":"BinaryExpression")},N.parseMaybeUnary=function(t,e,i2,s){var r,o2=this.start,c=this.startLoc;if(this.isContextual("await")&&this.canAwait)r=this.parseAwait(s),e=true;else if(this.type.prefix){var h=this.startNode(),f2=this.type===n2.incDec;h.operator=this.value,h.prefix=true,this.next(),h.argument=this.parseMaybeUnary(null,true,f2,s),this.checkExpressionErrors(t,true),f2?this.checkLValSimple(h.argument):this.strict&&h.operator==="delete"&&Ue(h.argument)?this.raiseRecoverable(h.start,"Deleting local variable in strict mode"):h.operator==="delete"&&be(h.argument)?this.raiseRecoverable(h.start,"Private fields can not be deleted"):e=true,r=this.finishNode(h,f2?"UpdateExpression":"UnaryExpression")}else if(e||this.type!==n2.privateId){if(r=this.parseExprSubscripts(t,s),this.checkExpressionErrors(t))return r;for(;this.type.postfix&&!this.canInsertSemicolon();){var x=this.startNodeAt(o2,c);x.operator=this.value,x.prefix=false,x.argument=r,this.checkLValSimple(r),this.next(),r=this.finishNode(x,"UpdateExpression")}}else(s||this.privateNameStack.length===0)&&this.options.checkPrivateFields&&this.unexpected(),r=this.parsePrivateIdent(),this.type!==n2._in&&this.unexpected();return i2||!this.eat(n2.starstar)?r:e?void this.unexpected(this.lastTokStart):this.buildBinary(o2,c,r,this.parseMaybeUnary(null,false,false,s),"**",false)},N.parseExprSubscripts=function(t,e){var i2=this.start,s=this.startLoc,r=this.parseExprAtom(t,e);if(r.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")")return r;var o2=this.parseSubscripts(r,i2,s,false,e);return t&&o2.type==="MemberExpression"&&(t.parenthesizedAssign>=o2.start&&(t.parenthesizedAssign=-1),t.parenthesizedBind>=o2.start&&(t.parenthesizedBind=-1),t.trailingComma>=o2.start&&(t.trailingComma=-1)),o2},N.parseSubscripts=function(t,e,i2,s,r){for(var o2=this.options.ecmaVersion>=8&&t.type==="Identifier"&&t.name==="async"&&this.lastTokEnd===t.end&&!this.canInsertSemicolon()&&t.end-t.start===5&&this.potentialArrowAt===t.start,c=false;;){var h=this.parseSubscript(t,e,i2,s,o2,c,r);if(h.optional&&(c=true),h===t||h.type==="ArrowFunctionExpression"){if(c){var f2=this.startNodeAt(e,i2);f2.expression=h,h=this.finishNode(f2,"ChainExpression")}return h}t=h}},N.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(n2.arrow)},N.parseSubscriptAsyncArrow=function(t,e,i2,s){return this.parseArrowExpression(this.startNodeAt(t,e),i2,true,s)},N.parseSubscript=function(t,e,i2,s,r,o2,c){var h=this.options.ecmaVersion>=11,f2=h&&this.eat(n2.questionDot);s&&f2&&this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions");var x=this.eat(n2.bracketL);if(x||f2&&this.type!==n2.parenL&&this.type!==n2.backQuote||this.eat(n2.dot)){var m2=this.startNodeAt(e,i2);m2.object=t,x?(m2.property=this.parseExpression(),this.expect(n2.bracketR)):this.type===n2.privateId&&t.type!=="Super"?m2.property=this.parsePrivateIdent():m2.property=this.parseIdent(this.options.allowReserved!=="never"),m2.computed=!!x,h&&(m2.optional=f2),t=this.finishNode(m2,"MemberExpression")}else if(!s&&this.eat(n2.parenL)){var b=new zt,_=this.yieldPos,T=this.awaitPos,G=this.awaitIdentPos;this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0;var lt=this.parseExprList(n2.parenR,this.options.ecmaVersion>=8,false,b);if(r&&!f2&&this.shouldParseAsyncArrow())return this.checkPatternErrors(b,false),this.checkYieldAwaitInDefaultParams(),this.awaitIdentPos>0&&this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier inside an async function"),this.yieldPos=_,this.awaitPos=T,this.awaitIdentPos=G,this.parseSubscriptAsyncArrow(e,i2,lt,c);this.checkExpressionErrors(b,true),this.yieldPos=_||this.yieldPos,this.awaitPos=T||this.awaitPos,this.awaitIdentPos=G||this.awaitIdentPos;var U=this.startNodeAt(e,i2);U.callee=t,U.arguments=lt,h&&(U.optional=f2),t=this.finishNode(U,"CallExpression")}else if(this.type===n2.backQuote){(f2||o2)&&this.raise(this.start,"Optional chaining cannot appear in the tag of tagged template expressions");var K=this.startNodeAt(e,i2);K.tag=t,K.quasi=this.parseTemplate({isTagged:true}),t=this.finishNode(K,"TaggedTemplateExpression")}return t},N.parseExprAtom=function(t,e,i2){this.type===n2.slash&&this.readRegexp();var s,r=this.potentialArrowAt===this.start;switch(this.type){case n2._super:return this.allowSuper||this.raise(this.start,"'super' keyword outside a method"),s=this.startNode(),this.next(),this.type!==n2.parenL||this.allowDirectSuper||this.raise(s.start,"super() call outside constructor of a subclass"),this.type!==n2.dot&&this.type!==n2.bracketL&&this.type!==n2.parenL&&this.unexpected(),this.finishNode(s,"Super");case n2._this:return s=this.startNode(),this.next(),this.finishNode(s,"ThisExpression");case n2.name:var o2=this.start,c=this.startLoc,h=this.containsEsc,f2=this.parseIdent(false);if(this.options.ecmaVersion>=8&&!h&&f2.name==="async"&&!this.canInsertSemicolon()&&this.eat(n2._function))return this.overrideContext(et.f_expr),this.parseFunction(this.startNodeAt(o2,c),0,false,true,e);if(r&&!this.canInsertSemicolon()){if(this.eat(n2.arrow))return this.parseArrowExpression(this.startNodeAt(o2,c),[f2],false,e);if(this.options.ecmaVersion>=8&&f2.name==="async"&&this.type===n2.name&&!h&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc))return f2=this.parseIdent(false),!this.canInsertSemicolon()&&this.eat(n2.arrow)||this.unexpected(),this.parseArrowExpression(this.startNodeAt(o2,c),[f2],true,e)}return f2;case n2.regexp:var x=this.value;return(s=this.parseLiteral(x.value)).regex={pattern:x.pattern,flags:x.flags},s;case n2.num:case n2.string:return this.parseLiteral(this.value);case n2._null:case n2._true:case n2._false:return(s=this.startNode()).value=this.type===n2._null?null:this.type===n2._true,s.raw=this.type.keyword,this.next(),this.finishNode(s,"Literal");case n2.parenL:var m2=this.start,b=this.parseParenAndDistinguishExpression(r,e);return t&&(t.parenthesizedAssign<0&&!this.isSimpleAssignTarget(b)&&(t.parenthesizedAssign=m2),t.parenthesizedBind<0&&(t.parenthesizedBind=m2)),b;case n2.bracketL:return s=this.startNode(),this.next(),s.elements=this.parseExprList(n2.bracketR,true,true,t),this.finishNode(s,"ArrayExpression");case n2.braceL:return this.overrideContext(et.b_expr),this.parseObj(false,t);case n2._function:return s=this.startNode(),this.next(),this.parseFunction(s,0);case n2._class:return this.parseClass(this.startNode(),false);case n2._new:return this.parseNew();case n2.backQuote:return this.parseTemplate();case n2._import:return this.options.ecmaVersion>=11?this.parseExprImport(i2):this.unexpected();default:return this.parseExprAtomDefault()}},N.parseExprAtomDefault=function(){this.unexpected()},N.parseExprImport=function(t){var e=this.startNode();if(this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword import"),this.next(),this.type===n2.parenL&&!t)return this.parseDynamicImport(e);if(this.type===n2.dot){var i2=this.startNodeAt(e.start,e.loc&&e.loc.start);return i2.name="import",e.meta=this.finishNode(i2,"Identifier"),this.parseImportMeta(e)}this.unexpected()},N.parseDynamicImport=function(t){if(this.next(),t.source=this.parseMaybeAssign(),this.options.ecmaVersion>=16)this.eat(n2.parenR)?t.options=null:(this.expect(n2.comma),this.afterTrailingComma(n2.parenR)?t.options=null:(t.options=this.parseMaybeAssign(),this.eat(n2.parenR)||(this.expect(n2.comma),this.afterTrailingComma(n2.parenR)||this.unexpected())));else if(!this.eat(n2.parenR)){var e=this.start;this.eat(n2.comma)&&this.eat(n2.parenR)?this.raiseRecoverable(e,"Trailing comma is not allowed in import()"):this.unexpected(e)}return this.finishNode(t,"ImportExpression")},N.parseImportMeta=function(t){this.next();var e=this.containsEsc;return t.property=this.parseIdent(true),t.property.name!=="meta"&&this.raiseRecoverable(t.property.start,"The only valid meta property for import is 'import.meta'"),e&&this.raiseRecoverable(t.start,"'import.meta' must not contain escaped characters"),this.options.sourceType==="module"||this.options.allowImportExportEverywhere||this.raiseRecoverable(t.start,"Cannot use 'import.meta' outside a module"),this.finishNode(t,"MetaProperty")},N.parseLiteral=function(t){var e=this.startNode();return e.value=t,e.raw=this.input.slice(this.start,this.end),e.raw.charCodeAt(e.raw.length-1)===110&&(e.bigint=e.value!=null?e.value.toString():e.raw.slice(0,-1).replace(/_/g,"")),this.next(),this.finishNode(e,"Literal")},N.parseParenExpression=function(){this.expect(n2.parenL);var t=this.parseExpression();return this.expect(n2.parenR),t},N.shouldParseArrow=function(t){return!this.canInsertSemicolon()},N.parseParenAndDistinguishExpression=function(t,e){var i2,s=this.start,r=this.startLoc,o2=this.options.ecmaVersion>=8;if(this.options.ecmaVersion>=6){this.next();var c,h=this.start,f2=this.startLoc,x=[],m2=true,b=false,_=new zt,T=this.yieldPos,G=this.awaitPos;for(this.yieldPos=0,this.awaitPos=0;this.type!==n2.parenR;){if(m2?m2=false:this.expect(n2.comma),o2&&this.afterTrailingComma(n2.parenR,true)){b=true;break}if(this.type===n2.ellipsis){c=this.start,x.push(this.parseParenItem(this.parseRestBinding())),this.type===n2.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element");break}x.push(this.parseMaybeAssign(false,_,this.parseParenItem))}var lt=this.lastTokEnd,U=this.lastTokEndLoc;if(this.expect(n2.parenR),t&&this.shouldParseArrow(x)&&this.eat(n2.arrow))return this.checkPatternErrors(_,false),this.checkYieldAwaitInDefaultParams(),this.yieldPos=T,this.awaitPos=G,this.parseParenArrowList(s,r,x,e);x.length&&!b||this.unexpected(this.lastTokStart),c&&this.unexpected(c),this.checkExpressionErrors(_,true),this.yieldPos=T||this.yieldPos,this.awaitPos=G||this.awaitPos,x.length>1?((i2=this.startNodeAt(h,f2)).expressions=x,this.finishNodeAt(i2,"SequenceExpression",lt,U)):i2=x[0]}else i2=this.parseParenExpression();if(this.options.preserveParens){var K=this.startNodeAt(s,r);return K.expression=i2,this.finishNode(K,"ParenthesizedExpression")}return i2},N.parseParenItem=function(t){return t},N.parseParenArrowList=function(t,e,i2,s){return this.parseArrowExpression(this.startNodeAt(t,e),i2,false,s)};var Me=[];N.parseNew=function(){this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword new");var t=this.startNode();if(this.next(),this.options.ecmaVersion>=6&&this.type===n2.dot){var e=this.startNodeAt(t.start,t.loc&&t.loc.start);e.name="new",t.meta=this.finishNode(e,"Identifier"),this.next();var i2=this.containsEsc;return t.property=this.parseIdent(true),t.property.name!=="target"&&this.raiseRecoverable(t.property.start,"The only valid meta property for new is 'new.target'"),i2&&this.raiseRecoverable(t.start,"'new.target' must not contain escaped characters"),this.allowNewDotTarget||this.raiseRecoverable(t.start,"'new.target' can only be used in functions and class static block"),this.finishNode(t,"MetaProperty")}var s=this.start,r=this.startLoc;return t.callee=this.parseSubscripts(this.parseExprAtom(null,false,true),s,r,true,false),this.eat(n2.parenL)?t.arguments=this.parseExprList(n2.parenR,this.options.ecmaVersion>=8,false):t.arguments=Me,this.finishNode(t,"NewExpression")},N.parseTemplateElement=function(t){var e=t.isTagged,i2=this.startNode();return this.type===n2.invalidTemplate?(e||this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal"),i2.value={raw:this.value.replace(/\r\n?/g,`
`),cooked:null}):i2.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,`
`),cooked:this.value},this.next(),i2.tail=this.type===n2.backQuote,this.finishNode(i2,"TemplateElement")},N.parseTemplate=function(t){t===void 0&&(t={});var e=t.isTagged;e===void 0&&(e=false);var i2=this.startNode();this.next(),i2.expressions=[];var s=this.parseTemplateElement({isTagged:e});for(i2.quasis=[s];!s.tail;)this.type===n2.eof&&this.raise(this.pos,"Unterminated template literal"),this.expect(n2.dollarBraceL),i2.expressions.push(this.parseExpression()),this.expect(n2.braceR),i2.quasis.push(s=this.parseTemplateElement({isTagged:e}));return this.next(),this.finishNode(i2,"TemplateLiteral")},N.isAsyncProp=function(t){return!t.computed&&t.key.type==="Identifier"&&t.key.name==="async"&&(this.type===n2.name||this.type===n2.num||this.type===n2.string||this.type===n2.bracketL||this.type.keyword||this.options.ecmaVersion>=9&&this.type===n2.star)&&!z3.test(this.input.slice(this.lastTokEnd,this.start))},N.parseObj=function(t,e){var i2=this.startNode(),s=true,r={};for(i2.properties=[],this.next();!this.eat(n2.braceR);){if(s)s=false;else if(this.expect(n2.comma),this.options.ecmaVersion>=5&&this.afterTrailingComma(n2.braceR))break;var o2=this.parseProperty(t,e);t||this.checkPropClash(o2,r,e),i2.properties.push(o2)}return this.finishNode(i2,t?"ObjectPattern":"ObjectExpression")},N.parseProperty=function(t,e){var i2,s,r,o2,c=this.startNode();if(this.options.ecmaVersion>=9&&this.eat(n2.ellipsis))return t?(c.argument=this.parseIdent(false),this.type===n2.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element"),this.finishNode(c,"RestElement")):(c.argument=this.parseMaybeAssign(false,e),this.type===n2.comma&&e&&e.trailingComma<0&&(e.trailingComma=this.start),this.finishNode(c,"SpreadElement"));this.options.ecmaVersion>=6&&(c.method=false,c.shorthand=false,(t||e)&&(r=this.start,o2=this.startLoc),t||(i2=this.eat(n2.star)));var h=this.containsEsc;return this.parsePropertyName(c),!t&&!h&&this.options.ecmaVersion>=8&&!i2&&this.isAsyncProp(c)?(s=true,i2=this.options.ecmaVersion>=9&&this.eat(n2.star),this.parsePropertyName(c)):s=false,this.parsePropertyValue(c,t,i2,s,r,o2,e,h),this.finishNode(c,"Property")},N.parseGetterSetter=function(t){var e=t.key.name;this.parsePropertyName(t),t.value=this.parseMethod(false),t.kind=e;var i2=t.kind==="get"?0:1;if(t.value.params.length!==i2){var s=t.value.start;t.kind==="get"?this.raiseRecoverable(s,"getter should have no params"):this.raiseRecoverable(s,"setter should have exactly one param")}else t.kind==="set"&&t.value.params[0].type==="RestElement"&&this.raiseRecoverable(t.value.params[0].start,"Setter cannot use rest params")},N.parsePropertyValue=function(t,e,i2,s,r,o2,c,h){(i2||s)&&this.type===n2.colon&&this.unexpected(),this.eat(n2.colon)?(t.value=e?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(false,c),t.kind="init"):this.options.ecmaVersion>=6&&this.type===n2.parenL?(e&&this.unexpected(),t.method=true,t.value=this.parseMethod(i2,s),t.kind="init"):e||h||!(this.options.ecmaVersion>=5)||t.computed||t.key.type!=="Identifier"||t.key.name!=="get"&&t.key.name!=="set"||this.type===n2.comma||this.type===n2.braceR||this.type===n2.eq?this.options.ecmaVersion>=6&&!t.computed&&t.key.type==="Identifier"?((i2||s)&&this.unexpected(),this.checkUnreserved(t.key),t.key.name!=="await"||this.awaitIdentPos||(this.awaitIdentPos=r),e?t.value=this.parseMaybeDefault(r,o2,this.copyNode(t.key)):this.type===n2.eq&&c?(c.shorthandAssign<0&&(c.shorthandAssign=this.start),t.value=this.parseMaybeDefault(r,o2,this.copyNode(t.key))):t.value=this.copyNode(t.key),t.kind="init",t.shorthand=true):this.unexpected():((i2||s)&&this.unexpected(),this.parseGetterSetter(t))},N.parsePropertyName=function(t){if(this.options.ecmaVersion>=6){if(this.eat(n2.bracketL))return t.computed=true,t.key=this.parseMaybeAssign(),this.expect(n2.bracketR),t.key;t.computed=false}return t.key=this.type===n2.num||this.type===n2.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")},N.initFunction=function(t){t.id=null,this.options.ecmaVersion>=6&&(t.generator=t.expression=false),this.options.ecmaVersion>=8&&(t.async=false)},N.parseMethod=function(t,e,i2){var s=this.startNode(),r=this.yieldPos,o2=this.awaitPos,c=this.awaitIdentPos;return this.initFunction(s),this.options.ecmaVersion>=6&&(s.generator=t),this.options.ecmaVersion>=8&&(s.async=!!e),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(64|ce(e,s.generator)|(i2?128:0)),this.expect(n2.parenL),s.params=this.parseBindingList(n2.parenR,false,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams(),this.parseFunctionBody(s,false,true,false),this.yieldPos=r,this.awaitPos=o2,this.awaitIdentPos=c,this.finishNode(s,"FunctionExpression")},N.parseArrowExpression=function(t,e,i2,s){var r=this.yieldPos,o2=this.awaitPos,c=this.awaitIdentPos;return this.enterScope(16|ce(i2,false)),this.initFunction(t),this.options.ecmaVersion>=8&&(t.async=!!i2),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,t.params=this.toAssignableList(e,true),this.parseFunctionBody(t,true,false,s),this.yieldPos=r,this.awaitPos=o2,this.awaitIdentPos=c,this.finishNode(t,"ArrowFunctionExpression")},N.parseFunctionBody=function(t,e,i2,s){var r=e&&this.type!==n2.braceL,o2=this.strict,c=false;if(r)t.body=this.parseMaybeAssign(s),t.expression=true,this.checkParams(t,false);else{var h=this.options.ecmaVersion>=7&&!this.isSimpleParamList(t.params);o2&&!h||(c=this.strictDirective(this.end))&&h&&this.raiseRecoverable(t.start,"Illegal 'use strict' directive in function with non-simple parameter list");var f2=this.labels;this.labels=[],c&&(this.strict=true),this.checkParams(t,!o2&&!c&&!e&&!i2&&this.isSimpleParamList(t.params)),this.strict&&t.id&&this.checkLValSimple(t.id,5),t.body=this.parseBlock(false,void 0,c&&!o2),t.expression=false,this.adaptDirectivePrologue(t.body.body),this.labels=f2}this.exitScope()},N.isSimpleParamList=function(t){for(var e=0,i2=t;e<i2.length;e+=1)if(i2[e].type!=="Identifier")return false;return true},N.checkParams=function(t,e){for(var i2=Object.create(null),s=0,r=t.params;s<r.length;s+=1){var o2=r[s];this.checkLValInnerPattern(o2,1,e?null:i2)}},N.parseExprList=function(t,e,i2,s){for(var r=[],o2=true;!this.eat(t);){if(o2)o2=false;else if(this.expect(n2.comma),e&&this.afterTrailingComma(t))break;var c=void 0;i2&&this.type===n2.comma?c=null:this.type===n2.ellipsis?(c=this.parseSpread(s),s&&this.type===n2.comma&&s.trailingComma<0&&(s.trailingComma=this.start)):c=this.parseMaybeAssign(false,s),r.push(c)}return r},N.checkUnreserved=function(t){var e=t.start,i2=t.end,s=t.name;this.inGenerator&&s==="yield"&&this.raiseRecoverable(e,"Cannot use 'yield' as identifier inside a generator"),this.inAsync&&s==="await"&&this.raiseRecoverable(e,"Cannot use 'await' as identifier inside an async function"),this.currentThisScope().flags&oe||s!=="arguments"||this.raiseRecoverable(e,"Cannot use 'arguments' in class field initializer"),!this.inClassStaticBlock||s!=="arguments"&&s!=="await"||this.raise(e,"Cannot use "+s+" in class static initialization block"),this.keywords.test(s)&&this.raise(e,"Unexpected keyword '"+s+"'"),this.options.ecmaVersion<6&&this.input.slice(e,i2).indexOf("\\")!==-1||(this.strict?this.reservedWordsStrict:this.reservedWords).test(s)&&(this.inAsync||s!=="await"||this.raiseRecoverable(e,"Cannot use keyword 'await' outside an async function"),this.raiseRecoverable(e,"The keyword '"+s+"' is reserved"))},N.parseIdent=function(t){var e=this.parseIdentNode();return this.next(!!t),this.finishNode(e,"Identifier"),t||(this.checkUnreserved(e),e.name!=="await"||this.awaitIdentPos||(this.awaitIdentPos=e.start)),e},N.parseIdentNode=function(){var t=this.startNode();return this.type===n2.name?t.name=this.value:this.type.keyword?(t.name=this.type.keyword,t.name!=="class"&&t.name!=="function"||this.lastTokEnd===this.lastTokStart+1&&this.input.charCodeAt(this.lastTokStart)===46||this.context.pop(),this.type=n2.name):this.unexpected(),t},N.parsePrivateIdent=function(){var t=this.startNode();return this.type===n2.privateId?t.name=this.value:this.unexpected(),this.next(),this.finishNode(t,"PrivateIdentifier"),this.options.checkPrivateFields&&(this.privateNameStack.length===0?this.raise(t.start,"Private field '#"+t.name+"' must be declared in an enclosing class"):this.privateNameStack[this.privateNameStack.length-1].used.push(t)),t},N.parseYield=function(t){this.yieldPos||(this.yieldPos=this.start);var e=this.startNode();return this.next(),this.type===n2.semi||this.canInsertSemicolon()||this.type!==n2.star&&!this.type.startsExpr?(e.delegate=false,e.argument=null):(e.delegate=this.eat(n2.star),e.argument=this.parseMaybeAssign(t)),this.finishNode(e,"YieldExpression")},N.parseAwait=function(t){this.awaitPos||(this.awaitPos=this.start);var e=this.startNode();return this.next(),e.argument=this.parseMaybeUnary(null,true,false,t),this.finishNode(e,"AwaitExpression")};var Wt=st.prototype;Wt.raise=function(t,e){var i2=Le(this.input,t);e+=" ("+i2.line+":"+i2.column+")",this.sourceFile&&(e+=" in "+this.sourceFile);var s=new SyntaxError(e);throw s.pos=t,s.loc=i2,s.raisedAt=this.pos,s},Wt.raiseRecoverable=Wt.raise,Wt.curPosition=function(){if(this.options.locations)return new Ut(this.curLine,this.pos-this.lineStart)};var Tt=st.prototype,je=function(t){this.flags=t,this.var=[],this.lexical=[],this.functions=[]};Tt.enterScope=function(t){this.scopeStack.push(new je(t))},Tt.exitScope=function(){this.scopeStack.pop()},Tt.treatFunctionsAsVarInScope=function(t){return 2&t.flags||!this.inModule&&1&t.flags},Tt.declareName=function(t,e,i2){var s=false;if(e===2){var r=this.currentScope();s=r.lexical.indexOf(t)>-1||r.functions.indexOf(t)>-1||r.var.indexOf(t)>-1,r.lexical.push(t),this.inModule&&1&r.flags&&delete this.undefinedExports[t]}else if(e===4)this.currentScope().lexical.push(t);else if(e===3){var o2=this.currentScope();s=this.treatFunctionsAsVar?o2.lexical.indexOf(t)>-1:o2.lexical.indexOf(t)>-1||o2.var.indexOf(t)>-1,o2.functions.push(t)}else for(var c=this.scopeStack.length-1;c>=0;--c){var h=this.scopeStack[c];if(h.lexical.indexOf(t)>-1&&!(32&h.flags&&h.lexical[0]===t)||!this.treatFunctionsAsVarInScope(h)&&h.functions.indexOf(t)>-1){s=true;break}if(h.var.push(t),this.inModule&&1&h.flags&&delete this.undefinedExports[t],h.flags&oe)break}s&&this.raiseRecoverable(i2,"Identifier '"+t+"' has already been declared")},Tt.checkLocalExport=function(t){this.scopeStack[0].lexical.indexOf(t.name)===-1&&this.scopeStack[0].var.indexOf(t.name)===-1&&(this.undefinedExports[t.name]=t)},Tt.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]},Tt.currentVarScope=function(){for(var t=this.scopeStack.length-1;;t--){var e=this.scopeStack[t];if(771&e.flags)return e}},Tt.currentThisScope=function(){for(var t=this.scopeStack.length-1;;t--){var e=this.scopeStack[t];if(771&e.flags&&!(16&e.flags))return e}};var Rt=function(t,e,i2){this.type="",this.start=e,this.end=0,t.options.locations&&(this.loc=new gt(t,i2)),t.options.directSourceFile&&(this.sourceFile=t.options.directSourceFile),t.options.ranges&&(this.range=[e,0])},jt=st.prototype;function Ce(t,e,i2,s){return t.type=e,t.end=i2,this.options.locations&&(t.loc.end=s),this.options.ranges&&(t.range[1]=i2),t}jt.startNode=function(){return new Rt(this,this.start,this.startLoc)},jt.startNodeAt=function(t,e){return new Rt(this,t,e)},jt.finishNode=function(t,e){return Ce.call(this,t,e,this.lastTokEnd,this.lastTokEndLoc)},jt.finishNodeAt=function(t,e,i2,s){return Ce.call(this,t,e,i2,s)},jt.copyNode=function(t){var e=new Rt(this,t.start,this.startLoc);for(var i2 in t)e[i2]=t[i2];return e};var Fe="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS",he=Fe+" Extended_Pictographic",ke=he+" EBase EComp EMod EPres ExtPict",oi={9:Fe,10:he,11:he,12:ke,13:ke,14:ke},ci={9:"",10:"",11:"",12:"",13:"",14:"Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji"},we="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu",Be="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb",$e=Be+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd",We=$e+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho",qe=We+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi",a2=qe+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith",p={9:Be,10:$e,11:We,12:qe,13:a2,14:a2+" Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz"},g={};function l(t){var e=g[t]={binary:At(oi[t]+" "+we),binaryOfStrings:At(ci[t]),nonBinary:{General_Category:At(we),Script:At(p[t])}};e.nonBinary.Script_Extensions=e.nonBinary.Script,e.nonBinary.gc=e.nonBinary.General_Category,e.nonBinary.sc=e.nonBinary.Script,e.nonBinary.scx=e.nonBinary.Script_Extensions}for(var y=0,v=[9,10,11,12,13,14];y<v.length;y+=1)l(v[y]);var d=st.prototype,C=function(t,e){this.parent=t,this.base=e||this};C.prototype.separatedFrom=function(t){for(var e=this;e;e=e.parent)for(var i2=t;i2;i2=i2.parent)if(e.base===i2.base&&e!==i2)return true;return false},C.prototype.sibling=function(){return new C(this.parent,this.base)};var S=function(t){this.parser=t,this.validFlags="gim"+(t.options.ecmaVersion>=6?"uy":"")+(t.options.ecmaVersion>=9?"s":"")+(t.options.ecmaVersion>=13?"d":"")+(t.options.ecmaVersion>=15?"v":""),this.unicodeProperties=g[t.options.ecmaVersion>=14?14:t.options.ecmaVersion],this.source="",this.flags="",this.start=0,this.switchU=false,this.switchV=false,this.switchN=false,this.pos=0,this.lastIntValue=0,this.lastStringValue="",this.lastAssertionIsQuantifiable=false,this.numCapturingParens=0,this.maxBackReference=0,this.groupNames=Object.create(null),this.backReferenceNames=[],this.branchID=null};function R(t){return t===105||t===109||t===115}function W(t){return t===36||t>=40&&t<=43||t===46||t===63||t>=91&&t<=94||t>=123&&t<=125}function $(t){return t>=65&&t<=90||t>=97&&t<=122}S.prototype.reset=function(t,e,i2){var s=i2.indexOf("v")!==-1,r=i2.indexOf("u")!==-1;this.start=0|t,this.source=e+"",this.flags=i2,s&&this.parser.options.ecmaVersion>=15?(this.switchU=true,this.switchV=true,this.switchN=true):(this.switchU=r&&this.parser.options.ecmaVersion>=6,this.switchV=false,this.switchN=r&&this.parser.options.ecmaVersion>=9)},S.prototype.raise=function(t){this.parser.raiseRecoverable(this.start,"Invalid regular expression: /"+this.source+"/: "+t)},S.prototype.at=function(t,e){e===void 0&&(e=false);var i2=this.source,s=i2.length;if(t>=s)return-1;var r=i2.charCodeAt(t);if(!e&&!this.switchU||r<=55295||r>=57344||t+1>=s)return r;var o2=i2.charCodeAt(t+1);return o2>=56320&&o2<=57343?(r<<10)+o2-56613888:r},S.prototype.nextIndex=function(t,e){e===void 0&&(e=false);var i2=this.source,s=i2.length;if(t>=s)return s;var r,o2=i2.charCodeAt(t);return!e&&!this.switchU||o2<=55295||o2>=57344||t+1>=s||(r=i2.charCodeAt(t+1))<56320||r>57343?t+1:t+2},S.prototype.current=function(t){return t===void 0&&(t=false),this.at(this.pos,t)},S.prototype.lookahead=function(t){return t===void 0&&(t=false),this.at(this.nextIndex(this.pos,t),t)},S.prototype.advance=function(t){t===void 0&&(t=false),this.pos=this.nextIndex(this.pos,t)},S.prototype.eat=function(t,e){return e===void 0&&(e=false),this.current(e)===t&&(this.advance(e),true)},S.prototype.eatChars=function(t,e){e===void 0&&(e=false);for(var i2=this.pos,s=0,r=t;s<r.length;s+=1){var o2=r[s],c=this.at(i2,e);if(c===-1||c!==o2)return false;i2=this.nextIndex(i2,e)}return this.pos=i2,true},d.validateRegExpFlags=function(t){for(var e=t.validFlags,i2=t.flags,s=false,r=false,o2=0;o2<i2.length;o2++){var c=i2.charAt(o2);e.indexOf(c)===-1&&this.raise(t.start,"Invalid regular expression flag"),i2.indexOf(c,o2+1)>-1&&this.raise(t.start,"Duplicate regular expression flag"),c==="u"&&(s=true),c==="v"&&(r=true)}this.options.ecmaVersion>=15&&s&&r&&this.raise(t.start,"Invalid regular expression flag")},d.validateRegExpPattern=function(t){this.regexp_pattern(t),!t.switchN&&this.options.ecmaVersion>=9&&(function(e){for(var i2 in e)return true;return false})(t.groupNames)&&(t.switchN=true,this.regexp_pattern(t))},d.regexp_pattern=function(t){t.pos=0,t.lastIntValue=0,t.lastStringValue="",t.lastAssertionIsQuantifiable=false,t.numCapturingParens=0,t.maxBackReference=0,t.groupNames=Object.create(null),t.backReferenceNames.length=0,t.branchID=null,this.regexp_disjunction(t),t.pos!==t.source.length&&(t.eat(41)&&t.raise("Unmatched ')'"),(t.eat(93)||t.eat(125))&&t.raise("Lone quantifier brackets")),t.maxBackReference>t.numCapturingParens&&t.raise("Invalid escape");for(var e=0,i2=t.backReferenceNames;e<i2.length;e+=1){var s=i2[e];t.groupNames[s]||t.raise("Invalid named capture referenced")}},d.regexp_disjunction=function(t){var e=this.options.ecmaVersion>=16;for(e&&(t.branchID=new C(t.branchID,null)),this.regexp_alternative(t);t.eat(124);)e&&(t.branchID=t.branchID.sibling()),this.regexp_alternative(t);e&&(t.branchID=t.branchID.parent),this.regexp_eatQuantifier(t,true)&&t.raise("Nothing to repeat"),t.eat(123)&&t.raise("Lone quantifier brackets")},d.regexp_alternative=function(t){for(;t.pos<t.source.length&&this.regexp_eatTerm(t););},d.regexp_eatTerm=function(t){return this.regexp_eatAssertion(t)?(t.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(t)&&t.switchU&&t.raise("Invalid quantifier"),true):!!(t.switchU?this.regexp_eatAtom(t):this.regexp_eatExtendedAtom(t))&&(this.regexp_eatQuantifier(t),true)},d.regexp_eatAssertion=function(t){var e=t.pos;if(t.lastAssertionIsQuantifiable=false,t.eat(94)||t.eat(36))return true;if(t.eat(92)){if(t.eat(66)||t.eat(98))return true;t.pos=e}if(t.eat(40)&&t.eat(63)){var i2=false;if(this.options.ecmaVersion>=9&&(i2=t.eat(60)),t.eat(61)||t.eat(33))return this.regexp_disjunction(t),t.eat(41)||t.raise("Unterminated group"),t.lastAssertionIsQuantifiable=!i2,true}return t.pos=e,false},d.regexp_eatQuantifier=function(t,e){return e===void 0&&(e=false),!!this.regexp_eatQuantifierPrefix(t,e)&&(t.eat(63),true)},d.regexp_eatQuantifierPrefix=function(t,e){return t.eat(42)||t.eat(43)||t.eat(63)||this.regexp_eatBracedQuantifier(t,e)},d.regexp_eatBracedQuantifier=function(t,e){var i2=t.pos;if(t.eat(123)){var s=0,r=-1;if(this.regexp_eatDecimalDigits(t)&&(s=t.lastIntValue,t.eat(44)&&this.regexp_eatDecimalDigits(t)&&(r=t.lastIntValue),t.eat(125)))return r!==-1&&r<s&&!e&&t.raise("numbers out of order in {} quantifier"),true;t.switchU&&!e&&t.raise("Incomplete quantifier"),t.pos=i2}return false},d.regexp_eatAtom=function(t){return this.regexp_eatPatternCharacters(t)||t.eat(46)||this.regexp_eatReverseSolidusAtomEscape(t)||this.regexp_eatCharacterClass(t)||this.regexp_eatUncapturingGroup(t)||this.regexp_eatCapturingGroup(t)},d.regexp_eatReverseSolidusAtomEscape=function(t){var e=t.pos;if(t.eat(92)){if(this.regexp_eatAtomEscape(t))return true;t.pos=e}return false},d.regexp_eatUncapturingGroup=function(t){var e=t.pos;if(t.eat(40)){if(t.eat(63)){if(this.options.ecmaVersion>=16){var i2=this.regexp_eatModifiers(t),s=t.eat(45);if(i2||s){for(var r=0;r<i2.length;r++){var o2=i2.charAt(r);i2.indexOf(o2,r+1)>-1&&t.raise("Duplicate regular expression modifiers")}if(s){var c=this.regexp_eatModifiers(t);i2||c||t.current()!==58||t.raise("Invalid regular expression modifiers");for(var h=0;h<c.length;h++){var f2=c.charAt(h);(c.indexOf(f2,h+1)>-1||i2.indexOf(f2)>-1)&&t.raise("Duplicate regular expression modifiers")}}}}if(t.eat(58)){if(this.regexp_disjunction(t),t.eat(41))return true;t.raise("Unterminated group")}}t.pos=e}return false},d.regexp_eatCapturingGroup=function(t){if(t.eat(40)){if(this.options.ecmaVersion>=9?this.regexp_groupSpecifier(t):t.current()===63&&t.raise("Invalid group"),this.regexp_disjunction(t),t.eat(41))return t.numCapturingParens+=1,true;t.raise("Unterminated group")}return false},d.regexp_eatModifiers=function(t){for(var e="",i2=0;(i2=t.current())!==-1&&R(i2);)e+=wt(i2),t.advance();return e},d.regexp_eatExtendedAtom=function(t){return t.eat(46)||this.regexp_eatReverseSolidusAtomEscape(t)||this.regexp_eatCharacterClass(t)||this.regexp_eatUncapturingGroup(t)||this.regexp_eatCapturingGroup(t)||this.regexp_eatInvalidBracedQuantifier(t)||this.regexp_eatExtendedPatternCharacter(t)},d.regexp_eatInvalidBracedQuantifier=function(t){return this.regexp_eatBracedQuantifier(t,true)&&t.raise("Nothing to repeat"),false},d.regexp_eatSyntaxCharacter=function(t){var e=t.current();return!!W(e)&&(t.lastIntValue=e,t.advance(),true)},d.regexp_eatPatternCharacters=function(t){for(var e=t.pos,i2=0;(i2=t.current())!==-1&&!W(i2);)t.advance();return t.pos!==e},d.regexp_eatExtendedPatternCharacter=function(t){var e=t.current();return!(e===-1||e===36||e>=40&&e<=43||e===46||e===63||e===91||e===94||e===124)&&(t.advance(),true)},d.regexp_groupSpecifier=function(t){if(t.eat(63)){this.regexp_eatGroupName(t)||t.raise("Invalid group");var e=this.options.ecmaVersion>=16,i2=t.groupNames[t.lastStringValue];if(i2)if(e)for(var s=0,r=i2;s<r.length;s+=1)r[s].separatedFrom(t.branchID)||t.raise("Duplicate capture group name");else t.raise("Duplicate capture group name");e?(i2||(t.groupNames[t.lastStringValue]=[])).push(t.branchID):t.groupNames[t.lastStringValue]=true}},d.regexp_eatGroupName=function(t){if(t.lastStringValue="",t.eat(60)){if(this.regexp_eatRegExpIdentifierName(t)&&t.eat(62))return true;t.raise("Invalid capture group name")}return false},d.regexp_eatRegExpIdentifierName=function(t){if(t.lastStringValue="",this.regexp_eatRegExpIdentifierStart(t)){for(t.lastStringValue+=wt(t.lastIntValue);this.regexp_eatRegExpIdentifierPart(t);)t.lastStringValue+=wt(t.lastIntValue);return true}return false},d.regexp_eatRegExpIdentifierStart=function(t){var e=t.pos,i2=this.options.ecmaVersion>=11,s=t.current(i2);return t.advance(i2),s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(t,i2)&&(s=t.lastIntValue),(function(r){return pt(r,true)||r===36||r===95})(s)?(t.lastIntValue=s,true):(t.pos=e,false)},d.regexp_eatRegExpIdentifierPart=function(t){var e=t.pos,i2=this.options.ecmaVersion>=11,s=t.current(i2);return t.advance(i2),s===92&&this.regexp_eatRegExpUnicodeEscapeSequence(t,i2)&&(s=t.lastIntValue),(function(r){return H(r,true)||r===36||r===95||r===8204||r===8205})(s)?(t.lastIntValue=s,true):(t.pos=e,false)},d.regexp_eatAtomEscape=function(t){return!!(this.regexp_eatBackReference(t)||this.regexp_eatCharacterClassEscape(t)||this.regexp_eatCharacterEscape(t)||t.switchN&&this.regexp_eatKGroupName(t))||(t.switchU&&(t.current()===99&&t.raise("Invalid unicode escape"),t.raise("Invalid escape")),false)},d.regexp_eatBackReference=function(t){var e=t.pos;if(this.regexp_eatDecimalEscape(t)){var i2=t.lastIntValue;if(t.switchU)return i2>t.maxBackReference&&(t.maxBackReference=i2),true;if(i2<=t.numCapturingParens)return true;t.pos=e}return false},d.regexp_eatKGroupName=function(t){if(t.eat(107)){if(this.regexp_eatGroupName(t))return t.backReferenceNames.push(t.lastStringValue),true;t.raise("Invalid named reference")}return false},d.regexp_eatCharacterEscape=function(t){return this.regexp_eatControlEscape(t)||this.regexp_eatCControlLetter(t)||this.regexp_eatZero(t)||this.regexp_eatHexEscapeSequence(t)||this.regexp_eatRegExpUnicodeEscapeSequence(t,false)||!t.switchU&&this.regexp_eatLegacyOctalEscapeSequence(t)||this.regexp_eatIdentityEscape(t)},d.regexp_eatCControlLetter=function(t){var e=t.pos;if(t.eat(99)){if(this.regexp_eatControlLetter(t))return true;t.pos=e}return false},d.regexp_eatZero=function(t){return t.current()===48&&!Y(t.lookahead())&&(t.lastIntValue=0,t.advance(),true)},d.regexp_eatControlEscape=function(t){var e=t.current();return e===116?(t.lastIntValue=9,t.advance(),true):e===110?(t.lastIntValue=10,t.advance(),true):e===118?(t.lastIntValue=11,t.advance(),true):e===102?(t.lastIntValue=12,t.advance(),true):e===114&&(t.lastIntValue=13,t.advance(),true)},d.regexp_eatControlLetter=function(t){var e=t.current();return!!$(e)&&(t.lastIntValue=e%32,t.advance(),true)},d.regexp_eatRegExpUnicodeEscapeSequence=function(t,e){e===void 0&&(e=false);var i2,s=t.pos,r=e||t.switchU;if(t.eat(117)){if(this.regexp_eatFixedHexDigits(t,4)){var o2=t.lastIntValue;if(r&&o2>=55296&&o2<=56319){var c=t.pos;if(t.eat(92)&&t.eat(117)&&this.regexp_eatFixedHexDigits(t,4)){var h=t.lastIntValue;if(h>=56320&&h<=57343)return t.lastIntValue=1024*(o2-55296)+(h-56320)+65536,true}t.pos=c,t.lastIntValue=o2}return true}if(r&&t.eat(123)&&this.regexp_eatHexDigits(t)&&t.eat(125)&&(i2=t.lastIntValue)>=0&&i2<=1114111)return true;r&&t.raise("Invalid unicode escape"),t.pos=s}return false},d.regexp_eatIdentityEscape=function(t){if(t.switchU)return!!this.regexp_eatSyntaxCharacter(t)||!!t.eat(47)&&(t.lastIntValue=47,true);var e=t.current();return!(e===99||t.switchN&&e===107)&&(t.lastIntValue=e,t.advance(),true)},d.regexp_eatDecimalEscape=function(t){t.lastIntValue=0;var e=t.current();if(e>=49&&e<=57){do t.lastIntValue=10*t.lastIntValue+(e-48),t.advance();while((e=t.current())>=48&&e<=57);return true}return false};function tt(t){return $(t)||t===95}function J(t){return tt(t)||Y(t)}function Y(t){return t>=48&&t<=57}function Q(t){return t>=48&&t<=57||t>=65&&t<=70||t>=97&&t<=102}function rt(t){return t>=65&&t<=70?t-65+10:t>=97&&t<=102?t-97+10:t-48}function kt(t){return t>=48&&t<=55}d.regexp_eatCharacterClassEscape=function(t){var e=t.current();if((function(r){return r===100||r===68||r===115||r===83||r===119||r===87})(e))return t.lastIntValue=-1,t.advance(),1;var i2=false;if(t.switchU&&this.options.ecmaVersion>=9&&((i2=e===80)||e===112)){var s;if(t.lastIntValue=-1,t.advance(),t.eat(123)&&(s=this.regexp_eatUnicodePropertyValueExpression(t))&&t.eat(125))return i2&&s===2&&t.raise("Invalid property name"),s;t.raise("Invalid property name")}return 0},d.regexp_eatUnicodePropertyValueExpression=function(t){var e=t.pos;if(this.regexp_eatUnicodePropertyName(t)&&t.eat(61)){var i2=t.lastStringValue;if(this.regexp_eatUnicodePropertyValue(t)){var s=t.lastStringValue;return this.regexp_validateUnicodePropertyNameAndValue(t,i2,s),1}}if(t.pos=e,this.regexp_eatLoneUnicodePropertyNameOrValue(t)){var r=t.lastStringValue;return this.regexp_validateUnicodePropertyNameOrValue(t,r)}return 0},d.regexp_validateUnicodePropertyNameAndValue=function(t,e,i2){Vt(t.unicodeProperties.nonBinary,e)||t.raise("Invalid property name"),t.unicodeProperties.nonBinary[e].test(i2)||t.raise("Invalid property value")},d.regexp_validateUnicodePropertyNameOrValue=function(t,e){return t.unicodeProperties.binary.test(e)?1:t.switchV&&t.unicodeProperties.binaryOfStrings.test(e)?2:void t.raise("Invalid property name")},d.regexp_eatUnicodePropertyName=function(t){var e=0;for(t.lastStringValue="";tt(e=t.current());)t.lastStringValue+=wt(e),t.advance();return t.lastStringValue!==""},d.regexp_eatUnicodePropertyValue=function(t){var e=0;for(t.lastStringValue="";J(e=t.current());)t.lastStringValue+=wt(e),t.advance();return t.lastStringValue!==""},d.regexp_eatLoneUnicodePropertyNameOrValue=function(t){return this.regexp_eatUnicodePropertyValue(t)},d.regexp_eatCharacterClass=function(t){if(t.eat(91)){var e=t.eat(94),i2=this.regexp_classContents(t);return t.eat(93)||t.raise("Unterminated character class"),e&&i2===2&&t.raise("Negated character class may contain strings"),true}return false},d.regexp_classContents=function(t){return t.current()===93?1:t.switchV?this.regexp_classSetExpression(t):(this.regexp_nonEmptyClassRanges(t),1)},d.regexp_nonEmptyClassRanges=function(t){for(;this.regexp_eatClassAtom(t);){var e=t.lastIntValue;if(t.eat(45)&&this.regexp_eatClassAtom(t)){var i2=t.lastIntValue;!t.switchU||e!==-1&&i2!==-1||t.raise("Invalid character class"),e!==-1&&i2!==-1&&e>i2&&t.raise("Range out of order in character class")}}},d.regexp_eatClassAtom=function(t){var e=t.pos;if(t.eat(92)){if(this.regexp_eatClassEscape(t))return true;if(t.switchU){var i2=t.current();(i2===99||kt(i2))&&t.raise("Invalid class escape"),t.raise("Invalid escape")}t.pos=e}var s=t.current();return s!==93&&(t.lastIntValue=s,t.advance(),true)},d.regexp_eatClassEscape=function(t){var e=t.pos;if(t.eat(98))return t.lastIntValue=8,true;if(t.switchU&&t.eat(45))return t.lastIntValue=45,true;if(!t.switchU&&t.eat(99)){if(this.regexp_eatClassControlLetter(t))return true;t.pos=e}return this.regexp_eatCharacterClassEscape(t)||this.regexp_eatCharacterEscape(t)},d.regexp_classSetExpression=function(t){var e,i2=1;if(!this.regexp_eatClassSetRange(t))if(e=this.regexp_eatClassSetOperand(t)){e===2&&(i2=2);for(var s=t.pos;t.eatChars([38,38]);)t.current()!==38&&(e=this.regexp_eatClassSetOperand(t))?e!==2&&(i2=1):t.raise("Invalid character in character class");if(s!==t.pos)return i2;for(;t.eatChars([45,45]);)this.regexp_eatClassSetOperand(t)||t.raise("Invalid character in character class");if(s!==t.pos)return i2}else t.raise("Invalid character in character class");for(;;)if(!this.regexp_eatClassSetRange(t)){if(!(e=this.regexp_eatClassSetOperand(t)))return i2;e===2&&(i2=2)}},d.regexp_eatClassSetRange=function(t){var e=t.pos;if(this.regexp_eatClassSetCharacter(t)){var i2=t.lastIntValue;if(t.eat(45)&&this.regexp_eatClassSetCharacter(t)){var s=t.lastIntValue;return i2!==-1&&s!==-1&&i2>s&&t.raise("Range out of order in character class"),true}t.pos=e}return false},d.regexp_eatClassSetOperand=function(t){return this.regexp_eatClassSetCharacter(t)?1:this.regexp_eatClassStringDisjunction(t)||this.regexp_eatNestedClass(t)},d.regexp_eatNestedClass=function(t){var e=t.pos;if(t.eat(91)){var i2=t.eat(94),s=this.regexp_classContents(t);if(t.eat(93))return i2&&s===2&&t.raise("Negated character class may contain strings"),s;t.pos=e}if(t.eat(92)){var r=this.regexp_eatCharacterClassEscape(t);if(r)return r;t.pos=e}return null},d.regexp_eatClassStringDisjunction=function(t){var e=t.pos;if(t.eatChars([92,113])){if(t.eat(123)){var i2=this.regexp_classStringDisjunctionContents(t);if(t.eat(125))return i2}else t.raise("Invalid escape");t.pos=e}return null},d.regexp_classStringDisjunctionContents=function(t){for(var e=this.regexp_classString(t);t.eat(124);)this.regexp_classString(t)===2&&(e=2);return e},d.regexp_classString=function(t){for(var e=0;this.regexp_eatClassSetCharacter(t);)e++;return e===1?1:2},d.regexp_eatClassSetCharacter=function(t){var e=t.pos;if(t.eat(92))return!(!this.regexp_eatCharacterEscape(t)&&!this.regexp_eatClassSetReservedPunctuator(t))||(t.eat(98)?(t.lastIntValue=8,true):(t.pos=e,false));var i2=t.current();return!(i2<0||i2===t.lookahead()&&(function(s){return s===33||s>=35&&s<=38||s>=42&&s<=44||s===46||s>=58&&s<=64||s===94||s===96||s===126})(i2))&&!(function(s){return s===40||s===41||s===45||s===47||s>=91&&s<=93||s>=123&&s<=125})(i2)&&(t.advance(),t.lastIntValue=i2,true)},d.regexp_eatClassSetReservedPunctuator=function(t){var e=t.current();return!!(function(i2){return i2===33||i2===35||i2===37||i2===38||i2===44||i2===45||i2>=58&&i2<=62||i2===64||i2===96||i2===126})(e)&&(t.lastIntValue=e,t.advance(),true)},d.regexp_eatClassControlLetter=function(t){var e=t.current();return!(!Y(e)&&e!==95)&&(t.lastIntValue=e%32,t.advance(),true)},d.regexp_eatHexEscapeSequence=function(t){var e=t.pos;if(t.eat(120)){if(this.regexp_eatFixedHexDigits(t,2))return true;t.switchU&&t.raise("Invalid escape"),t.pos=e}return false},d.regexp_eatDecimalDigits=function(t){var e=t.pos,i2=0;for(t.lastIntValue=0;Y(i2=t.current());)t.lastIntValue=10*t.lastIntValue+(i2-48),t.advance();return t.pos!==e},d.regexp_eatHexDigits=function(t){var e=t.pos,i2=0;for(t.lastIntValue=0;Q(i2=t.current());)t.lastIntValue=16*t.lastIntValue+rt(i2),t.advance();return t.pos!==e},d.regexp_eatLegacyOctalEscapeSequence=function(t){if(this.regexp_eatOctalDigit(t)){var e=t.lastIntValue;if(this.regexp_eatOctalDigit(t)){var i2=t.lastIntValue;e<=3&&this.regexp_eatOctalDigit(t)?t.lastIntValue=64*e+8*i2+t.lastIntValue:t.lastIntValue=8*e+i2}else t.lastIntValue=e;return true}return false},d.regexp_eatOctalDigit=function(t){var e=t.current();return kt(e)?(t.lastIntValue=e-48,t.advance(),true):(t.lastIntValue=0,false)},d.regexp_eatFixedHexDigits=function(t,e){var i2=t.pos;t.lastIntValue=0;for(var s=0;s<e;++s){var r=t.current();if(!Q(r))return t.pos=i2,false;t.lastIntValue=16*t.lastIntValue+rt(r),t.advance()}return true};var Pt=function(t){this.type=t.type,this.value=t.value,this.start=t.start,this.end=t.end,t.options.locations&&(this.loc=new gt(t,t.startLoc,t.endLoc)),t.options.ranges&&(this.range=[t.start,t.end])},E=st.prototype;function ht(t){return typeof BigInt!="function"?null:BigInt(t.replace(/_/g,""))}E.next=function(t){!t&&this.type.keyword&&this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword "+this.type.keyword),this.options.onToken&&this.options.onToken(new Pt(this)),this.lastTokEnd=this.end,this.lastTokStart=this.start,this.lastTokEndLoc=this.endLoc,this.lastTokStartLoc=this.startLoc,this.nextToken()},E.getToken=function(){return this.next(),new Pt(this)},typeof Symbol<"u"&&(E[Symbol.iterator]=function(){var t=this;return{next:function(){var e=t.getToken();return{done:e.type===n2.eof,value:e}}}}),E.nextToken=function(){var t=this.curContext();return t&&t.preserveSpace||this.skipSpace(),this.start=this.pos,this.options.locations&&(this.startLoc=this.curPosition()),this.pos>=this.input.length?this.finishToken(n2.eof):t.override?t.override(this):void this.readToken(this.fullCharCodeAtPos())},E.readToken=function(t){return pt(t,this.options.ecmaVersion>=6)||t===92?this.readWord():this.getTokenFromCode(t)},E.fullCharCodeAt=function(t){var e=this.input.charCodeAt(t);if(e<=55295||e>=56320)return e;var i2=this.input.charCodeAt(t+1);return i2<=56319||i2>=57344?e:(e<<10)+i2-56613888},E.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)},E.skipBlockComment=function(){var t=this.options.onComment&&this.curPosition(),e=this.pos,i2=this.input.indexOf("*/",this.pos+=2);if(i2===-1&&this.raise(this.pos-2,"Unterminated comment"),this.pos=i2+2,this.options.locations)for(var s=void 0,r=e;(s=ut(this.input,r,this.pos))>-1;)++this.curLine,r=this.lineStart=s;this.options.onComment&&this.options.onComment(true,this.input.slice(e+2,i2),e,this.pos,t,this.curPosition())},E.skipLineComment=function(t){for(var e=this.pos,i2=this.options.onComment&&this.curPosition(),s=this.input.charCodeAt(this.pos+=t);this.pos<this.input.length&&!ot(s);)s=this.input.charCodeAt(++this.pos);this.options.onComment&&this.options.onComment(false,this.input.slice(e+t,this.pos),e,this.pos,i2,this.curPosition())},E.skipSpace=function(){t:for(;this.pos<this.input.length;){var t=this.input.charCodeAt(this.pos);switch(t){case 32:case 160:++this.pos;break;case 13:this.input.charCodeAt(this.pos+1)===10&&++this.pos;case 10:case 8232:case 8233:++this.pos,this.options.locations&&(++this.curLine,this.lineStart=this.pos);break;case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment();break;case 47:this.skipLineComment(2);break;default:break t}break;default:if(!(t>8&&t<14||t>=5760&&It.test(String.fromCharCode(t))))break t;++this.pos}}},E.finishToken=function(t,e){this.end=this.pos,this.options.locations&&(this.endLoc=this.curPosition());var i2=this.type;this.type=t,this.value=e,this.updateContext(i2)},E.readToken_dot=function(){var t=this.input.charCodeAt(this.pos+1);if(t>=48&&t<=57)return this.readNumber(true);var e=this.input.charCodeAt(this.pos+2);return this.options.ecmaVersion>=6&&t===46&&e===46?(this.pos+=3,this.finishToken(n2.ellipsis)):(++this.pos,this.finishToken(n2.dot))},E.readToken_slash=function(){var t=this.input.charCodeAt(this.pos+1);return this.exprAllowed?(++this.pos,this.readRegexp()):t===61?this.finishOp(n2.assign,2):this.finishOp(n2.slash,1)},E.readToken_mult_modulo_exp=function(t){var e=this.input.charCodeAt(this.pos+1),i2=1,s=t===42?n2.star:n2.modulo;return this.options.ecmaVersion>=7&&t===42&&e===42&&(++i2,s=n2.starstar,e=this.input.charCodeAt(this.pos+2)),e===61?this.finishOp(n2.assign,i2+1):this.finishOp(s,i2)},E.readToken_pipe_amp=function(t){var e=this.input.charCodeAt(this.pos+1);return e===t?this.options.ecmaVersion>=12&&this.input.charCodeAt(this.pos+2)===61?this.finishOp(n2.assign,3):this.finishOp(t===124?n2.logicalOR:n2.logicalAND,2):e===61?this.finishOp(n2.assign,2):this.finishOp(t===124?n2.bitwiseOR:n2.bitwiseAND,1)},E.readToken_caret=function(){return this.input.charCodeAt(this.pos+1)===61?this.finishOp(n2.assign,2):this.finishOp(n2.bitwiseXOR,1)},E.readToken_plus_min=function(t){var e=this.input.charCodeAt(this.pos+1);return e===t?e!==45||this.inModule||this.input.charCodeAt(this.pos+2)!==62||this.lastTokEnd!==0&&!z3.test(this.input.slice(this.lastTokEnd,this.pos))?this.finishOp(n2.incDec,2):(this.skipLineComment(3),this.skipSpace(),this.nextToken()):e===61?this.finishOp(n2.assign,2):this.finishOp(n2.plusMin,1)},E.readToken_lt_gt=function(t){var e=this.input.charCodeAt(this.pos+1),i2=1;return e===t?(i2=t===62&&this.input.charCodeAt(this.pos+2)===62?3:2,this.input.charCodeAt(this.pos+i2)===61?this.finishOp(n2.assign,i2+1):this.finishOp(n2.bitShift,i2)):e!==33||t!==60||this.inModule||this.input.charCodeAt(this.pos+2)!==45||this.input.charCodeAt(this.pos+3)!==45?(e===61&&(i2=2),this.finishOp(n2.relational,i2)):(this.skipLineComment(4),this.skipSpace(),this.nextToken())},E.readToken_eq_excl=function(t){var e=this.input.charCodeAt(this.pos+1);return e===61?this.finishOp(n2.equality,this.input.charCodeAt(this.pos+2)===61?3:2):t===61&&e===62&&this.options.ecmaVersion>=6?(this.pos+=2,this.finishToken(n2.arrow)):this.finishOp(t===61?n2.eq:n2.prefix,1)},E.readToken_question=function(){var t=this.options.ecmaVersion;if(t>=11){var e=this.input.charCodeAt(this.pos+1);if(e===46){var i2=this.input.charCodeAt(this.pos+2);if(i2<48||i2>57)return this.finishOp(n2.questionDot,2)}if(e===63)return t>=12&&this.input.charCodeAt(this.pos+2)===61?this.finishOp(n2.assign,3):this.finishOp(n2.coalesce,2)}return this.finishOp(n2.question,1)},E.readToken_numberSign=function(){var t=35;if(this.options.ecmaVersion>=13&&(++this.pos,pt(t=this.fullCharCodeAtPos(),true)||t===92))return this.finishToken(n2.privateId,this.readWord1());this.raise(this.pos,"Unexpected character '"+wt(t)+"'")},E.getTokenFromCode=function(t){switch(t){case 46:return this.readToken_dot();case 40:return++this.pos,this.finishToken(n2.parenL);case 41:return++this.pos,this.finishToken(n2.parenR);case 59:return++this.pos,this.finishToken(n2.semi);case 44:return++this.pos,this.finishToken(n2.comma);case 91:return++this.pos,this.finishToken(n2.bracketL);case 93:return++this.pos,this.finishToken(n2.bracketR);case 123:return++this.pos,this.finishToken(n2.braceL);case 125:return++this.pos,this.finishToken(n2.braceR);case 58:return++this.pos,this.finishToken(n2.colon);case 96:if(this.options.ecmaVersion<6)break;return++this.pos,this.finishToken(n2.backQuote);case 48:var e=this.input.charCodeAt(this.pos+1);if(e===120||e===88)return this.readRadixNumber(16);if(this.options.ecmaVersion>=6){if(e===111||e===79)return this.readRadixNumber(8);if(e===98||e===66)return this.readRadixNumber(2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(false);case 34:case 39:return this.readString(t);case 47:return this.readToken_slash();case 37:case 42:return this.readToken_mult_modulo_exp(t);case 124:case 38:return this.readToken_pipe_amp(t);case 94:return this.readToken_caret();case 43:case 45:return this.readToken_plus_min(t);case 60:case 62:return this.readToken_lt_gt(t);case 61:case 33:return this.readToken_eq_excl(t);case 63:return this.readToken_question();case 126:return this.finishOp(n2.prefix,1);case 35:return this.readToken_numberSign()}this.raise(this.pos,"Unexpected character '"+wt(t)+"'")},E.finishOp=function(t,e){var i2=this.input.slice(this.pos,this.pos+e);return this.pos+=e,this.finishToken(t,i2)},E.readRegexp=function(){for(var t,e,i2=this.pos;;){this.pos>=this.input.length&&this.raise(i2,"Unterminated regular expression");var s=this.input.charAt(this.pos);if(z3.test(s)&&this.raise(i2,"Unterminated regular expression"),t)t=false;else{if(s==="[")e=true;else if(s==="]"&&e)e=false;else if(s==="/"&&!e)break;t=s==="\\"}++this.pos}var r=this.input.slice(i2,this.pos);++this.pos;var o2=this.pos,c=this.readWord1();this.containsEsc&&this.unexpected(o2);var h=this.regexpState||(this.regexpState=new S(this));h.reset(i2,r,c),this.validateRegExpFlags(h),this.validateRegExpPattern(h);var f2=null;try{f2=new RegExp(r,c)}catch{}return this.finishToken(n2.regexp,{pattern:r,flags:c,value:f2})},E.readInt=function(t,e,i2){for(var s=this.options.ecmaVersion>=12&&e===void 0,r=i2&&this.input.charCodeAt(this.pos)===48,o2=this.pos,c=0,h=0,f2=0,x=e??1/0;f2<x;++f2,++this.pos){var m2=this.input.charCodeAt(this.pos),b=void 0;if(s&&m2===95)r&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal numeric literals"),h===95&&this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore"),f2===0&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits"),h=m2;else{if((b=m2>=97?m2-97+10:m2>=65?m2-65+10:m2>=48&&m2<=57?m2-48:1/0)>=t)break;h=m2,c=c*t+b}}return s&&h===95&&this.raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits"),this.pos===o2||e!=null&&this.pos-o2!==e?null:c},E.readRadixNumber=function(t){var e=this.pos;this.pos+=2;var i2=this.readInt(t);return i2==null&&this.raise(this.start+2,"Expected number in radix "+t),this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110?(i2=ht(this.input.slice(e,this.pos)),++this.pos):pt(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(n2.num,i2)},E.readNumber=function(t){var e=this.pos;t||this.readInt(10,void 0,true)!==null||this.raise(e,"Invalid number");var i2=this.pos-e>=2&&this.input.charCodeAt(e)===48;i2&&this.strict&&this.raise(e,"Invalid number");var s=this.input.charCodeAt(this.pos);if(!i2&&!t&&this.options.ecmaVersion>=11&&s===110){var r=ht(this.input.slice(e,this.pos));return++this.pos,pt(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(n2.num,r)}i2&&/[89]/.test(this.input.slice(e,this.pos))&&(i2=false),s!==46||i2||(++this.pos,this.readInt(10),s=this.input.charCodeAt(this.pos)),s!==69&&s!==101||i2||((s=this.input.charCodeAt(++this.pos))!==43&&s!==45||++this.pos,this.readInt(10)===null&&this.raise(e,"Invalid number")),pt(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number");var o2,c=(o2=this.input.slice(e,this.pos),i2?parseInt(o2,8):parseFloat(o2.replace(/_/g,"")));return this.finishToken(n2.num,c)},E.readCodePoint=function(){var t;if(this.input.charCodeAt(this.pos)===123){this.options.ecmaVersion<6&&this.unexpected();var e=++this.pos;t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos),++this.pos,t>1114111&&this.invalidStringToken(e,"Code point out of bounds")}else t=this.readHexChar(4);return t},E.readString=function(t){for(var e="",i2=++this.pos;;){this.pos>=this.input.length&&this.raise(this.start,"Unterminated string constant");var s=this.input.charCodeAt(this.pos);if(s===t)break;s===92?(e+=this.input.slice(i2,this.pos),e+=this.readEscapedChar(false),i2=this.pos):s===8232||s===8233?(this.options.ecmaVersion<10&&this.raise(this.start,"Unterminated string constant"),++this.pos,this.options.locations&&(this.curLine++,this.lineStart=this.pos)):(ot(s)&&this.raise(this.start,"Unterminated string constant"),++this.pos)}return e+=this.input.slice(i2,this.pos++),this.finishToken(n2.string,e)};var dt={};E.tryReadTemplateToken=function(){this.inTemplateElement=true;try{this.readTmplToken()}catch(t){if(t!==dt)throw t;this.readInvalidTemplateToken()}this.inTemplateElement=false},E.invalidStringToken=function(t,e){if(this.inTemplateElement&&this.options.ecmaVersion>=9)throw dt;this.raise(t,e)},E.readTmplToken=function(){for(var t="",e=this.pos;;){this.pos>=this.input.length&&this.raise(this.start,"Unterminated template");var i2=this.input.charCodeAt(this.pos);if(i2===96||i2===36&&this.input.charCodeAt(this.pos+1)===123)return this.pos!==this.start||this.type!==n2.template&&this.type!==n2.invalidTemplate?(t+=this.input.slice(e,this.pos),this.finishToken(n2.template,t)):i2===36?(this.pos+=2,this.finishToken(n2.dollarBraceL)):(++this.pos,this.finishToken(n2.backQuote));if(i2===92)t+=this.input.slice(e,this.pos),t+=this.readEscapedChar(true),e=this.pos;else if(ot(i2)){switch(t+=this.input.slice(e,this.pos),++this.pos,i2){case 13:this.input.charCodeAt(this.pos)===10&&++this.pos;case 10:t+=`
`;break;default:t+=String.fromCharCode(i2)}this.options.locations&&(++this.curLine,this.lineStart=this.pos),e=this.pos}else++this.pos}},E.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.pos]){case"\\":++this.pos;break;case"$":if(this.input[this.pos+1]!=="{")break;case"`":return this.finishToken(n2.invalidTemplate,this.input.slice(this.start,this.pos));case"\r":this.input[this.pos+1]===`
`&&++this.pos;case`
`:case"\u2028":case"\u2029":++this.curLine,this.lineStart=this.pos+1}this.raise(this.start,"Unterminated template")},E.readEscapedChar=function(t){var e=this.input.charCodeAt(++this.pos);switch(++this.pos,e){case 110:return`
`;case 114:return"\r";case 120:return String.fromCharCode(this.readHexChar(2));case 117:return wt(this.readCodePoint());case 116:return"	";case 98:return"\b";case 118:return"\v";case 102:return"\f";case 13:this.input.charCodeAt(this.pos)===10&&++this.pos;case 10:return this.options.locations&&(this.lineStart=this.pos,++this.curLine),"";case 56:case 57:if(this.strict&&this.invalidStringToken(this.pos-1,"Invalid escape sequence"),t){var i2=this.pos-1;this.invalidStringToken(i2,"Invalid escape sequence in template string")}default:if(e>=48&&e<=55){var s=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0],r=parseInt(s,8);return r>255&&(s=s.slice(0,-1),r=parseInt(s,8)),this.pos+=s.length-1,e=this.input.charCodeAt(this.pos),s==="0"&&e!==56&&e!==57||!this.strict&&!t||this.invalidStringToken(this.pos-1-s.length,t?"Octal literal in template string":"Octal literal in strict mode"),String.fromCharCode(r)}return ot(e)?(this.options.locations&&(this.lineStart=this.pos,++this.curLine),""):String.fromCharCode(e)}},E.readHexChar=function(t){var e=this.pos,i2=this.readInt(16,t);return i2===null&&this.invalidStringToken(e,"Bad character escape sequence"),i2},E.readWord1=function(){this.containsEsc=false;for(var t="",e=true,i2=this.pos,s=this.options.ecmaVersion>=6;this.pos<this.input.length;){var r=this.fullCharCodeAtPos();if(H(r,s))this.pos+=r<=65535?1:2;else{if(r!==92)break;this.containsEsc=true,t+=this.input.slice(i2,this.pos);var o2=this.pos;this.input.charCodeAt(++this.pos)!==117&&this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX"),++this.pos;var c=this.readCodePoint();(e?pt:H)(c,s)||this.invalidStringToken(o2,"Invalid Unicode escape"),t+=wt(c),i2=this.pos}e=false}return t+this.input.slice(i2,this.pos)},E.readWord=function(){var t=this.readWord1(),e=n2.name;return this.keywords.test(t)&&(e=O[t]),this.finishToken(e,t)},st.acorn={Parser:st,version:"8.16.0",defaultOptions:Ht,Position:Ut,SourceLocation:gt,getLineInfo:Le,Node:Rt,TokenType:M,tokTypes:n2,keywordTypes:O,TokContext:Ct,tokContexts:et,isIdentifierChar:H,isIdentifierStart:pt,Token:Pt,isNewLine:ot,lineBreak:z3,lineBreakG:it,nonASCIIwhitespace:It};var F=Et("node:module"),I=Et("node:fs");String.fromCharCode;const Se=/\/$|\/\?|\/#/,Ge=/^\.?\//;function Ke(t="",e){return e?Se.test(t):t.endsWith("/")}function He(t="",e){if(!e)return t.endsWith("/")?t:t+"/";if(Ke(t,true))return t||"/";let i2=t,s="";const r=t.indexOf("#");if(r!==-1&&(i2=t.slice(0,r),s=t.slice(r),!i2))return s;const[o2,...c]=i2.split("?");return o2+"/"+(c.length>0?`?${c.join("?")}`:"")+s}function ze(t){return t&&t!=="/"}function Yt(t,...e){let i2=t||"";for(const s of e.filter(r=>ze(r)))if(i2){const r=s.replace(Ge,"");i2=He(i2)+r}else i2=s;return i2}const q=/^[A-Za-z]:\//;function nt(t=""){return t&&t.replace(/\\/g,"/").replace(q,e=>e.toUpperCase())}const Je=/^[/\\]{2}/,le=/^[/\\](?![/\\])|^[/\\]{2}(?!\.)|^[A-Za-z]:[/\\]/,Ai=/^[A-Za-z]:$/,Es=/.(\.[^./]+|\.)$/,bs=function(t){if(t.length===0)return".";const e=(t=nt(t)).match(Je),i2=Qt(t),s=t[t.length-1]==="/";return(t=Ti(t,!i2)).length===0?i2?"/":s?"./":".":(s&&(t+="/"),Ai.test(t)&&(t+="/"),e?i2?`//${t}`:`//./${t}`:i2&&!Qt(t)?`/${t}`:t)},Nt=function(...t){let e="";for(const i2 of t)if(i2)if(e.length>0){const s=e[e.length-1]==="/",r=i2[0]==="/";e+=s&&r?i2.slice(1):s||r?i2:`/${i2}`}else e+=i2;return bs(e)};function Cs(){return typeof process<"u"&&typeof process.cwd=="function"?process.cwd().replace(/\\/g,"/"):"/"}const ks=function(...t){let e="",i2=false;for(let s=(t=t.map(r=>nt(r))).length-1;s>=-1&&!i2;s--){const r=s>=0?t[s]:Cs();r&&r.length!==0&&(e=`${r}/${e}`,i2=Qt(r))}return e=Ti(e,!i2),i2&&!Qt(e)?`/${e}`:e.length>0?e:"."};function Ti(t,e){let i2="",s=0,r=-1,o2=0,c=null;for(let h=0;h<=t.length;++h){if(h<t.length)c=t[h];else{if(c==="/")break;c="/"}if(c==="/"){if(!(r===h-1||o2===1))if(o2===2){if(i2.length<2||s!==2||i2[i2.length-1]!=="."||i2[i2.length-2]!=="."){if(i2.length>2){const f2=i2.lastIndexOf("/");f2===-1?(i2="",s=0):(i2=i2.slice(0,f2),s=i2.length-1-i2.lastIndexOf("/")),r=h,o2=0;continue}if(i2.length>0){i2="",s=0,r=h,o2=0;continue}}e&&(i2+=i2.length>0?"/..":"..",s=2)}else i2.length>0?i2+=`/${t.slice(r+1,h)}`:i2=t.slice(r+1,h),s=h-r-1;r=h,o2=0}else c==="."&&o2!==-1?++o2:o2=-1}return i2}const Qt=function(t){return le.test(t)},hi=function(t){if(t==="..")return"";const e=Es.exec(nt(t));return e&&e[1]||""},Ie=function(t){const e=nt(t).replace(/\/$/,"").split("/").slice(0,-1);return e.length===1&&Ai.test(e[0])&&(e[0]+="/"),e.join("/")||(Qt(t)?"/":".")},li=function(t,e){const i2=nt(t).split("/");let s="";for(let r=i2.length-1;r>=0;r--){const o2=i2[r];if(o2){s=o2;break}}return e&&s.endsWith(e)?s.slice(0,-e.length):s},j=__require("node:url"),qt=__require("node:assert"),Xt=__require("node:process");var pi=Et("node:path");const ws=__require("node:v8"),Ye=__require("node:util"),Ri=new Set(F.builtinModules);function ui(t){return t.replace(/\\/g,"/")}const Ss={}.hasOwnProperty,Is=/^([A-Z][a-z\d]*)+$/,As=new Set(["string","function","number","object","Function","Object","boolean","bigint","symbol"]),yt={};function fi(t,e="and"){return t.length<3?t.join(` ${e} `):`${t.slice(0,-1).join(", ")}, ${e} ${t[t.length-1]}`}const Pi=new Map;let Ni;function St(t,e,i2){return Pi.set(t,e),(function(s,r){return o2;function o2(...c){const h=Error.stackTraceLimit;di()&&(Error.stackTraceLimit=0);const f2=new s;di()&&(Error.stackTraceLimit=h);const x=(function(m2,b,_){const T=Pi.get(m2);if(qt.ok(T!==void 0,"expected `message` to be found"),typeof T=="function")return qt.ok(T.length<=b.length,`Code: ${m2}; The provided arguments length (${b.length}) does not match the required ones (${T.length}).`),Reflect.apply(T,_,b);const G=/%[dfijoOs]/g;let lt=0;for(;G.exec(T)!==null;)lt++;return qt.ok(lt===b.length,`Code: ${m2}; The provided arguments length (${b.length}) does not match the required ones (${lt}).`),b.length===0?T:(b.unshift(T),Reflect.apply(Ye.format,null,b))})(r,c,f2);return Object.defineProperties(f2,{message:{value:x,enumerable:false,writable:true,configurable:true},toString:{value(){return`${this.name} [${r}]: ${this.message}`},enumerable:false,writable:true,configurable:true}}),Ts(f2),f2.code=r,f2}})(i2,t)}function di(){try{if(ws.startupSnapshot.isBuildingSnapshot())return false}catch{}const t=Object.getOwnPropertyDescriptor(Error,"stackTraceLimit");return t===void 0?Object.isExtensible(Error):Ss.call(t,"writable")&&t.writable!==void 0?t.writable:t.set!==void 0}yt.ERR_INVALID_ARG_TYPE=St("ERR_INVALID_ARG_TYPE",(t,e,i2)=>{qt.ok(typeof t=="string","'name' must be a string"),Array.isArray(e)||(e=[e]);let s="The ";if(t.endsWith(" argument"))s+=`${t} `;else{const h=t.includes(".")?"property":"argument";s+=`"${t}" ${h} `}s+="must be ";const r=[],o2=[],c=[];for(const h of e)qt.ok(typeof h=="string","All expected entries have to be of type string"),As.has(h)?r.push(h.toLowerCase()):Is.exec(h)===null?(qt.ok(h!=="object",'The value "object" should be written as "Object"'),c.push(h)):o2.push(h);if(o2.length>0){const h=r.indexOf("object");h!==-1&&(r.slice(h,1),o2.push("Object"))}return r.length>0&&(s+=`${r.length>1?"one of type":"of type"} ${fi(r,"or")}`,(o2.length>0||c.length>0)&&(s+=" or ")),o2.length>0&&(s+=`an instance of ${fi(o2,"or")}`,c.length>0&&(s+=" or ")),c.length>0&&(c.length>1?s+=`one of ${fi(c,"or")}`:(c[0].toLowerCase()!==c[0]&&(s+="an "),s+=`${c[0]}`)),s+=`. Received ${(function(h){if(h==null)return String(h);if(typeof h=="function"&&h.name)return`function ${h.name}`;if(typeof h=="object")return h.constructor&&h.constructor.name?`an instance of ${h.constructor.name}`:`${(0,Ye.inspect)(h,{depth:-1})}`;let f2=(0,Ye.inspect)(h,{colors:false});return f2.length>28&&(f2=`${f2.slice(0,25)}...`),`type ${typeof h} (${f2})`})(i2)}`,s},TypeError),yt.ERR_INVALID_MODULE_SPECIFIER=St("ERR_INVALID_MODULE_SPECIFIER",(t,e,i2=void 0)=>`Invalid module "${t}" ${e}${i2?` imported from ${i2}`:""}`,TypeError),yt.ERR_INVALID_PACKAGE_CONFIG=St("ERR_INVALID_PACKAGE_CONFIG",(t,e,i2)=>`Invalid package config ${t}${e?` while importing ${e}`:""}${i2?`. ${i2}`:""}`,Error),yt.ERR_INVALID_PACKAGE_TARGET=St("ERR_INVALID_PACKAGE_TARGET",(t,e,i2,s=false,r=void 0)=>{const o2=typeof i2=="string"&&!s&&i2.length>0&&!i2.startsWith("./");return e==="."?(qt.ok(s===false),`Invalid "exports" main target ${JSON.stringify(i2)} defined in the package config ${t}package.json${r?` imported from ${r}`:""}${o2?'; targets must start with "./"':""}`):`Invalid "${s?"imports":"exports"}" target ${JSON.stringify(i2)} defined for '${e}' in the package config ${t}package.json${r?` imported from ${r}`:""}${o2?'; targets must start with "./"':""}`},Error),yt.ERR_MODULE_NOT_FOUND=St("ERR_MODULE_NOT_FOUND",(t,e,i2=false)=>`Cannot find ${i2?"module":"package"} '${t}' imported from ${e}`,Error),yt.ERR_NETWORK_IMPORT_DISALLOWED=St("ERR_NETWORK_IMPORT_DISALLOWED","import of '%s' by %s is not supported: %s",Error),yt.ERR_PACKAGE_IMPORT_NOT_DEFINED=St("ERR_PACKAGE_IMPORT_NOT_DEFINED",(t,e,i2)=>`Package import specifier "${t}" is not defined${e?` in package ${e}package.json`:""} imported from ${i2}`,TypeError),yt.ERR_PACKAGE_PATH_NOT_EXPORTED=St("ERR_PACKAGE_PATH_NOT_EXPORTED",(t,e,i2=void 0)=>e==="."?`No "exports" main defined in ${t}package.json${i2?` imported from ${i2}`:""}`:`Package subpath '${e}' is not defined by "exports" in ${t}package.json${i2?` imported from ${i2}`:""}`,Error),yt.ERR_UNSUPPORTED_DIR_IMPORT=St("ERR_UNSUPPORTED_DIR_IMPORT","Directory import '%s' is not supported resolving ES modules imported from %s",Error),yt.ERR_UNSUPPORTED_RESOLVE_REQUEST=St("ERR_UNSUPPORTED_RESOLVE_REQUEST",'Failed to resolve module specifier "%s" from "%s": Invalid relative URL or base scheme is not hierarchical.',TypeError),yt.ERR_UNKNOWN_FILE_EXTENSION=St("ERR_UNKNOWN_FILE_EXTENSION",(t,e)=>`Unknown file extension "${t}" for ${e}`,TypeError),yt.ERR_INVALID_ARG_VALUE=St("ERR_INVALID_ARG_VALUE",(t,e,i2="is invalid")=>{let s=(0,Ye.inspect)(e);return s.length>128&&(s=`${s.slice(0,128)}...`),`The ${t.includes(".")?"property":"argument"} '${t}' ${i2}. Received ${s}`},TypeError);const Ts=(function(t){const e="__node_internal_"+t.name;return Object.defineProperty(t,"name",{value:e}),t})(function(t){const e=di();return e&&(Ni=Error.stackTraceLimit,Error.stackTraceLimit=Number.POSITIVE_INFINITY),Error.captureStackTrace(t),e&&(Error.stackTraceLimit=Ni),t}),Ae={}.hasOwnProperty,{ERR_INVALID_PACKAGE_CONFIG:Rs}=yt,Li=new Map;function Oi(t,{base:e,specifier:i2}){const s=Li.get(t);if(s)return s;let r;try{r=I.readFileSync(pi.toNamespacedPath(t),"utf8")}catch(c){const h=c;if(h.code!=="ENOENT")throw h}const o2={exists:false,pjsonPath:t,main:void 0,name:void 0,type:"none",exports:void 0,imports:void 0};if(r!==void 0){let c;try{c=JSON.parse(r)}catch(h){const f2=h,x=new Rs(t,(e?`"${i2}" from `:"")+(0,j.fileURLToPath)(e||i2),f2.message);throw x.cause=f2,x}o2.exists=true,Ae.call(c,"name")&&typeof c.name=="string"&&(o2.name=c.name),Ae.call(c,"main")&&typeof c.main=="string"&&(o2.main=c.main),Ae.call(c,"exports")&&(o2.exports=c.exports),Ae.call(c,"imports")&&(o2.imports=c.imports),!Ae.call(c,"type")||c.type!=="commonjs"&&c.type!=="module"||(o2.type=c.type)}return Li.set(t,o2),o2}function mi(t){let e=new URL("package.json",t);for(;!e.pathname.endsWith("node_modules/package.json");){const i2=Oi((0,j.fileURLToPath)(e),{specifier:t});if(i2.exists)return i2;const s=e;if(e=new URL("../package.json",e),e.pathname===s.pathname)break}return{pjsonPath:(0,j.fileURLToPath)(e),exists:false,type:"none"}}function Di(t){return mi(t).type}const{ERR_UNKNOWN_FILE_EXTENSION:Ps}=yt,Ns={}.hasOwnProperty,Ls={__proto__:null,".cjs":"commonjs",".js":"module",".json":"json",".mjs":"module"},Vi={__proto__:null,"data:":function(t){const{1:e}=/^([^/]+\/[^;,]+)[^,]*?(;base64)?,/.exec(t.pathname)||[null,null,null];return(function(i2){return i2&&/\s*(text|application)\/javascript\s*(;\s*charset=utf-?8\s*)?/i.test(i2)?"module":i2==="application/json"?"json":null})(e)},"file:":function(t,e,i2){const s=(function(c){const h=c.pathname;let f2=h.length;for(;f2--;){const x=h.codePointAt(f2);if(x===47)return"";if(x===46)return h.codePointAt(f2-1)===47?"":h.slice(f2)}return""})(t);if(s===".js"){const c=Di(t);return c!=="none"?c:"commonjs"}if(s===""){const c=Di(t);return c==="none"||c==="commonjs"?"commonjs":"module"}const r=Ls[s];if(r)return r;if(i2)return;const o2=(0,j.fileURLToPath)(t);throw new Ps(s,o2)},"http:":Ui,"https:":Ui,"node:":()=>"builtin"};function Ui(){}const Os=Object.freeze(["node","import"]),Ds=new Set(Os);function Vs(t){return Ds}const Qe=RegExp.prototype[Symbol.replace],{ERR_INVALID_MODULE_SPECIFIER:Xe,ERR_INVALID_PACKAGE_CONFIG:Mi,ERR_INVALID_PACKAGE_TARGET:Us,ERR_MODULE_NOT_FOUND:ji,ERR_PACKAGE_IMPORT_NOT_DEFINED:Ms,ERR_PACKAGE_PATH_NOT_EXPORTED:js,ERR_UNSUPPORTED_DIR_IMPORT:Fs,ERR_UNSUPPORTED_RESOLVE_REQUEST:Fi}=yt,Bi={}.hasOwnProperty,$i=/(^|\\|\/)((\.|%2e)(\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53))?(\\|\/|$)/i,Wi=/(^|\\|\/)((\.|%2e)(\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53))(\\|\/|$)/i,Bs=/^\.|%|\\/,Ze=/\*/g,$s=/%2f|%5c/i,qi=new Set,Ws=/[/\\]{2}/;function Gi(t,e,i2,s,r,o2,c){if(Xt.noDeprecation)return;const h=(0,j.fileURLToPath)(s),f2=Ws.exec(c?t:e)!==null;Xt.emitWarning(`Use of deprecated ${f2?"double slash":"leading or trailing slash matching"} resolving "${t}" for module request "${e}" ${e===i2?"":`matched to "${i2}" `}in the "${r?"imports":"exports"}" field module resolution of the package at ${h}${o2?` imported from ${(0,j.fileURLToPath)(o2)}`:""}.`,"DeprecationWarning","DEP0166")}function Ki(t,e,i2,s){if(Xt.noDeprecation||(function(f2,x){const m2=f2.protocol;return Ns.call(Vi,m2)&&Vi[m2](f2,x,true)||null})(t,{parentURL:i2.href})!=="module")return;const o2=(0,j.fileURLToPath)(t.href),c=(0,j.fileURLToPath)(new URL(".",e)),h=(0,j.fileURLToPath)(i2);s?pi.resolve(c,s)!==o2&&Xt.emitWarning(`Package ${c} has a "main" field set to "${s}", excluding the full filename and extension to the resolved file at "${o2.slice(c.length)}", imported from ${h}.
 Automatic extension resolution of the "main" field is deprecated for ES modules.`,"DeprecationWarning","DEP0151"):Xt.emitWarning(`No "main" or "exports" field defined in the package.json for ${c} resolving the main entry point "${o2.slice(c.length)}", imported from ${h}.
Default "index" lookups for the main are deprecated for ES modules.`,"DeprecationWarning","DEP0151")}function Hi(t){try{return(0,I.statSync)(t)}catch{}}function gi(t){const e=(0,I.statSync)(t,{throwIfNoEntry:false}),i2=e?e.isFile():void 0;return i2!=null&&i2}function qs(t,e,i2){let s;if(e.main!==void 0){if(s=new URL(e.main,t),gi(s))return s;const c=[`./${e.main}.js`,`./${e.main}.json`,`./${e.main}.node`,`./${e.main}/index.js`,`./${e.main}/index.json`,`./${e.main}/index.node`];let h=-1;for(;++h<c.length&&(s=new URL(c[h],t),!gi(s));)s=void 0;if(s)return Ki(s,t,i2,e.main),s}const r=["./index.js","./index.json","./index.node"];let o2=-1;for(;++o2<r.length&&(s=new URL(r[o2],t),!gi(s));)s=void 0;if(s)return Ki(s,t,i2,e.main),s;throw new ji((0,j.fileURLToPath)(new URL(".",t)),(0,j.fileURLToPath)(i2))}function xi(t,e,i2){return new js((0,j.fileURLToPath)(new URL(".",e)),t,i2&&(0,j.fileURLToPath)(i2))}function Te(t,e,i2,s,r){return e=typeof e=="object"&&e!==null?JSON.stringify(e,null,""):`${e}`,new Us((0,j.fileURLToPath)(new URL(".",i2)),t,e,s,r&&(0,j.fileURLToPath)(r))}function Gs(t,e,i2,s,r,o2,c,h,f2){if(e!==""&&!o2&&t[t.length-1]!=="/")throw Te(i2,t,s,c,r);if(!t.startsWith("./")){if(c&&!t.startsWith("../")&&!t.startsWith("/")){let _=false;try{new URL(t),_=true}catch{}if(!_)return Yi(o2?Qe.call(Ze,t,()=>e):t+e,s,f2)}throw Te(i2,t,s,c,r)}if($i.exec(t.slice(2))!==null){if(Wi.exec(t.slice(2))!==null)throw Te(i2,t,s,c,r);if(!h){const _=o2?i2.replace("*",()=>e):i2+e;Gi(o2?Qe.call(Ze,t,()=>e):t,_,i2,s,c,r,true)}}const x=new URL(t,s),m2=x.pathname,b=new URL(".",s).pathname;if(!m2.startsWith(b))throw Te(i2,t,s,c,r);if(e==="")return x;if($i.exec(e)!==null){const _=o2?i2.replace("*",()=>e):i2+e;Wi.exec(e)===null?h||Gi(o2?Qe.call(Ze,t,()=>e):t,_,i2,s,c,r,false):(function(T,G,lt,U,K){const D=`request is not a valid match in pattern "${G}" for the "${U?"imports":"exports"}" resolution of ${(0,j.fileURLToPath)(lt)}`;throw new Xe(T,D,K&&(0,j.fileURLToPath)(K))})(_,i2,s,c,r)}return o2?new URL(Qe.call(Ze,x.href,()=>e)):new URL(e,x)}function Ks(t){const e=Number(t);return`${e}`===t&&e>=0&&e<4294967295}function pe(t,e,i2,s,r,o2,c,h,f2){if(typeof e=="string")return Gs(e,i2,s,t,r,o2,c,h,f2);if(Array.isArray(e)){const x=e;if(x.length===0)return null;let m2,b=-1;for(;++b<x.length;){const _=x[b];let T;try{T=pe(t,_,i2,s,r,o2,c,h,f2)}catch(G){if(m2=G,G.code==="ERR_INVALID_PACKAGE_TARGET")continue;throw G}if(T!==void 0){if(T!==null)return T;m2=null}}if(m2==null)return null;throw m2}if(typeof e=="object"&&e!==null){const x=Object.getOwnPropertyNames(e);let m2=-1;for(;++m2<x.length;)if(Ks(x[m2]))throw new Mi((0,j.fileURLToPath)(t),r,'"exports" cannot contain numeric property keys.');for(m2=-1;++m2<x.length;){const b=x[m2];if(b==="default"||f2&&f2.has(b)){const _=pe(t,e[b],i2,s,r,o2,c,h,f2);if(_===void 0)continue;return _}}return null}if(e===null)return null;throw Te(s,e,t,c,r)}function Hs(t,e,i2){if(Xt.noDeprecation)return;const s=(0,j.fileURLToPath)(e);qi.has(s+"|"+t)||(qi.add(s+"|"+t),Xt.emitWarning(`Use of deprecated trailing slash pattern mapping "${t}" in the "exports" field module resolution of the package at ${s}${i2?` imported from ${(0,j.fileURLToPath)(i2)}`:""}. Mapping specifiers ending in "/" is no longer supported.`,"DeprecationWarning","DEP0155"))}function zi(t,e,i2,s,r){let o2=i2.exports;if((function(m2,b,_){if(typeof m2=="string"||Array.isArray(m2))return true;if(typeof m2!="object"||m2===null)return false;const T=Object.getOwnPropertyNames(m2);let G=false,lt=0,U=-1;for(;++U<T.length;){const K=T[U],D=K===""||K[0]!==".";if(lt++===0)G=D;else if(G!==D)throw new Mi((0,j.fileURLToPath)(b),_,`"exports" cannot contain some keys starting with '.' and some not. The exports object must either be an object of package subpath keys or an object of main entry condition name keys only.`)}return G})(o2,t,s)&&(o2={".":o2}),Bi.call(o2,e)&&!e.includes("*")&&!e.endsWith("/")){const m2=pe(t,o2[e],"",e,s,false,false,false,r);if(m2==null)throw xi(e,t,s);return m2}let c="",h="";const f2=Object.getOwnPropertyNames(o2);let x=-1;for(;++x<f2.length;){const m2=f2[x],b=m2.indexOf("*");if(b!==-1&&e.startsWith(m2.slice(0,b))){e.endsWith("/")&&Hs(e,t,s);const _=m2.slice(b+1);e.length>=m2.length&&e.endsWith(_)&&Ji(c,m2)===1&&m2.lastIndexOf("*")===b&&(c=m2,h=e.slice(b,e.length-_.length))}}if(c){const m2=pe(t,o2[c],h,c,s,true,false,e.endsWith("/"),r);if(m2==null)throw xi(e,t,s);return m2}throw xi(e,t,s)}function Ji(t,e){const i2=t.indexOf("*"),s=e.indexOf("*"),r=i2===-1?t.length:i2+1,o2=s===-1?e.length:s+1;return r>o2?-1:o2>r||i2===-1?1:s===-1||t.length>e.length?-1:e.length>t.length?1:0}function zs(t,e,i2){if(t==="#"||t.startsWith("#/")||t.endsWith("/"))throw new Xe(t,"is not a valid internal imports specifier name",(0,j.fileURLToPath)(e));let s;const r=mi(e);if(r.exists){s=(0,j.pathToFileURL)(r.pjsonPath);const o2=r.imports;if(o2)if(Bi.call(o2,t)&&!t.includes("*")){const c=pe(s,o2[t],"",t,e,false,true,false,i2);if(c!=null)return c}else{let c="",h="";const f2=Object.getOwnPropertyNames(o2);let x=-1;for(;++x<f2.length;){const m2=f2[x],b=m2.indexOf("*");if(b!==-1&&t.startsWith(m2.slice(0,-1))){const _=m2.slice(b+1);t.length>=m2.length&&t.endsWith(_)&&Ji(c,m2)===1&&m2.lastIndexOf("*")===b&&(c=m2,h=t.slice(b,t.length-_.length))}}if(c){const m2=pe(s,o2[c],h,c,e,true,true,false,i2);if(m2!=null)return m2}}}throw(function(o2,c,h){return new Ms(o2,c&&(0,j.fileURLToPath)(new URL(".",c)),(0,j.fileURLToPath)(h))})(t,s,e)}function Yi(t,e,i2){if(F.builtinModules.includes(t))return new URL("node:"+t);const{packageName:s,packageSubpath:r,isScoped:o2}=(function(m2,b){let _=m2.indexOf("/"),T=true,G=false;m2[0]==="@"&&(G=true,_===-1||m2.length===0?T=false:_=m2.indexOf("/",_+1));const lt=_===-1?m2:m2.slice(0,_);if(Bs.exec(lt)!==null&&(T=false),!T)throw new Xe(m2,"is not a valid package name",(0,j.fileURLToPath)(b));return{packageName:lt,packageSubpath:"."+(_===-1?"":m2.slice(_)),isScoped:G}})(t,e),c=mi(e);if(c.exists){const m2=(0,j.pathToFileURL)(c.pjsonPath);if(c.name===s&&c.exports!==void 0&&c.exports!==null)return zi(m2,r,c,e,i2)}let h,f2=new URL("./node_modules/"+s+"/package.json",e),x=(0,j.fileURLToPath)(f2);do{const m2=Hi(x.slice(0,-13));if(!m2||!m2.isDirectory()){h=x,f2=new URL((o2?"../../../../node_modules/":"../../../node_modules/")+s+"/package.json",f2),x=(0,j.fileURLToPath)(f2);continue}const b=Oi(x,{base:e,specifier:t});return b.exports!==void 0&&b.exports!==null?zi(f2,r,b,e,i2):r==="."?qs(f2,b,e):new URL(r,f2)}while(x.length!==h.length)}function Js(t,e,i2,s){i2===void 0&&(i2=Vs());const r=e.protocol,o2=r==="data:"||r==="http:"||r==="https:";let c;if((function(h){return h!==""&&(h[0]==="/"||(function(f2){return f2[0]==="."&&(f2.length===1||f2[1]==="/"||f2[1]==="."&&(f2.length===2||f2[2]==="/"))})(h))})(t))try{c=new URL(t,e)}catch(h){const f2=new Fi(t,e);throw f2.cause=h,f2}else if(r==="file:"&&t[0]==="#")c=zs(t,e,i2);else try{c=new URL(t)}catch(h){if(o2&&!F.builtinModules.includes(t)){const f2=new Fi(t,e);throw f2.cause=h,f2}c=Yi(t,e,i2)}return qt.ok(c!==void 0,"expected to be defined"),c.protocol!=="file:"?c:(function(h,f2){if($s.exec(h.pathname)!==null)throw new Xe(h.pathname,'must not include encoded "/" or "\\" characters',(0,j.fileURLToPath)(f2));let x;try{x=(0,j.fileURLToPath)(h)}catch(b){const _=b;throw Object.defineProperty(_,"input",{value:String(h)}),Object.defineProperty(_,"module",{value:String(f2)}),_}const m2=Hi(x.endsWith("/")?x.slice(-1):x);if(m2&&m2.isDirectory()){const b=new Fs(x,(0,j.fileURLToPath)(f2));throw b.url=String(h),b}if(!m2||!m2.isFile()){const b=new ji(x||h.pathname,f2&&(0,j.fileURLToPath)(f2),true);throw b.url=String(h),b}{const b=(0,I.realpathSync)(x),{search:_,hash:T}=h;(h=(0,j.pathToFileURL)(b+(x.endsWith(pi.sep)?"/":""))).search=_,h.hash=T}return h})(c,e)}function ue(t){return typeof t!="string"||t.startsWith("file://")?ui((0,j.fileURLToPath)(t)):ui(t)}function Zt(t){return(0,j.pathToFileURL)(ue(t)).toString()}const Ys=new Set(["node","import"]),Qs=[".mjs",".cjs",".js",".json"],Xs=new Set(["ERR_MODULE_NOT_FOUND","ERR_UNSUPPORTED_DIR_IMPORT","MODULE_NOT_FOUND","ERR_PACKAGE_PATH_NOT_EXPORTED"]);function Qi(t,e,i2){try{return Js(t,e,i2)}catch(s){if(!Xs.has(s?.code))throw s}}function Zs(t,e={}){if(typeof t!="string"){if(!(t instanceof URL))throw new TypeError("input must be a `string` or `URL`");t=ue(t)}if(/(?:node|data|http|https):/.test(t))return t;if(Ri.has(t))return"node:"+t;if(t.startsWith("file://")&&(t=ue(t)),Qt(t))try{if((0,I.statSync)(t).isFile())return Zt(t)}catch(c){if(c?.code!=="ENOENT")throw c}const i2=e.conditions?new Set(e.conditions):Ys,s=(Array.isArray(e.url)?e.url:[e.url]).filter(Boolean).map(c=>new URL((function(h){return typeof h!="string"&&(h=h.toString()),/(?:node|data|http|https|file):/.test(h)?h:Ri.has(h)?"node:"+h:"file://"+encodeURI(ui(h))})(c.toString())));s.length===0&&s.push(new URL(Zt(process.cwd())));const r=[...s];for(const c of s)c.protocol==="file:"&&r.push(new URL("./",c),new URL(Yt(c.pathname,"_index.js"),c),new URL("node_modules",c));let o2;for(const c of r){if(o2=Qi(t,c,i2),o2)break;for(const h of["","/index"]){for(const f2 of e.extensions||Qs)if(o2=Qi(Yt(t,h)+f2,c,i2),o2)break;if(o2)break}if(o2)break}if(!o2){const c=new Error(`Cannot find module ${t} imported from ${r.join(", ")}`);throw c.code="ERR_MODULE_NOT_FOUND",c}return Zt(o2)}function tr(t,e){return Zs(t,e)}function er(t,e){return ue(tr(t,e))}const ir=/(?:[\s;]|^)(?:import[\s\w*,{}]*from|import\s*["'*{]|export\b\s*(?:[*{]|default|class|type|function|const|var|let|async function)|import\.meta\b)/m,sr=/\/\*.+?\*\/|\/\/.*(?=[nr])/g;function rr(t,e={}){return e.stripComments&&(t=t.replace(sr,"")),ir.test(t)}function Xi(t){if(typeof t!="string")throw new TypeError("Expected a string");return t.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(/-/g,"\\x2d")}const nr=new Set(["/","\\",void 0]),Zi=Symbol.for("pathe:normalizedAlias"),ar=/[/\\]/;function ts(t){if(t[Zi])return t;const e=Object.fromEntries(Object.entries(t).sort(([i2],[s])=>(function(r,o2){return o2.split("/").length-r.split("/").length})(i2,s)));for(const i2 in e)for(const s in e)s===i2||i2.startsWith(s)||e[i2]?.startsWith(s)&&nr.has(e[i2][s.length])&&(e[i2]=e[s]+e[i2].slice(s.length));return Object.defineProperty(e,Zi,{value:true,enumerable:false}),e}function es(t="/"){const e=t[t.length-1];return e==="/"||e==="\\"}var or={rE:"2.6.1"};const cr=__require("node:crypto");var vi=Et.n(cr);const _t=globalThis.process?.env||Object.create(null),Gt=globalThis.process||{env:_t},ti=Gt!==void 0&&Gt.env&&Gt.env.NODE_ENV||void 0,hr=[["claude",["CLAUDECODE","CLAUDE_CODE"]],["replit",["REPL_ID"]],["gemini",["GEMINI_CLI"]],["codex",["CODEX_SANDBOX","CODEX_THREAD_ID"]],["opencode",["OPENCODE"]],["pi",[yi("PATH",/\.pi[\\/]agent/)]],["auggie",["AUGMENT_AGENT"]],["goose",["GOOSE_PROVIDER"]],["devin",[yi("EDITOR",/devin/)]],["cursor",["CURSOR_AGENT"]],["kiro",[yi("TERM_PROGRAM",/kiro/)]]];function yi(t,e){return()=>{let i2=_t[t];return!!i2&&e.test(i2)}}const is=(function(){let t=_t.AI_AGENT;if(t)return{name:t.toLowerCase()};for(let[e,i2]of hr)for(let s of i2)if(typeof s=="string"?_t[s]:s())return{name:e};return{}})(),lr=(is.name,is.name,[["APPVEYOR"],["AWS_AMPLIFY","AWS_APP_ID",{ci:true}],["AZURE_PIPELINES","SYSTEM_TEAMFOUNDATIONCOLLECTIONURI"],["AZURE_STATIC","INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN"],["APPCIRCLE","AC_APPCIRCLE"],["BAMBOO","bamboo_planKey"],["BITBUCKET","BITBUCKET_COMMIT"],["BITRISE","BITRISE_IO"],["BUDDY","BUDDY_WORKSPACE_ID"],["BUILDKITE"],["CIRCLE","CIRCLECI"],["CIRRUS","CIRRUS_CI"],["CLOUDFLARE_PAGES","CF_PAGES",{ci:true}],["CLOUDFLARE_WORKERS","WORKERS_CI",{ci:true}],["GOOGLE_CLOUDRUN","K_SERVICE"],["GOOGLE_CLOUDRUN_JOB","CLOUD_RUN_JOB"],["CODEBUILD","CODEBUILD_BUILD_ARN"],["CODEFRESH","CF_BUILD_ID"],["DRONE"],["DRONE","DRONE_BUILD_EVENT"],["DSARI"],["GITHUB_ACTIONS"],["GITLAB","GITLAB_CI"],["GITLAB","CI_MERGE_REQUEST_ID"],["GOCD","GO_PIPELINE_LABEL"],["LAYERCI"],["JENKINS","JENKINS_URL"],["HUDSON","HUDSON_URL"],["MAGNUM"],["NETLIFY"],["NETLIFY","NETLIFY_LOCAL",{ci:false}],["NEVERCODE"],["RENDER"],["SAIL","SAILCI"],["SEMAPHORE"],["SCREWDRIVER"],["SHIPPABLE"],["SOLANO","TDDIUM"],["STRIDER"],["TEAMCITY","TEAMCITY_VERSION"],["TRAVIS"],["VERCEL","NOW_BUILDER"],["VERCEL","VERCEL",{ci:false}],["VERCEL","VERCEL_ENV",{ci:false}],["APPCENTER","APPCENTER_BUILD_ID"],["CODESANDBOX","CODESANDBOX_SSE",{ci:false}],["CODESANDBOX","CODESANDBOX_HOST",{ci:false}],["STACKBLITZ"],["STORMKIT"],["CLEAVR"],["ZEABUR"],["CODESPHERE","CODESPHERE_APP_ID",{ci:true}],["RAILWAY","RAILWAY_PROJECT_ID"],["RAILWAY","RAILWAY_SERVICE_ID"],["DENO-DEPLOY","DENO_DEPLOY"],["DENO-DEPLOY","DENO_DEPLOYMENT_ID"],["FIREBASE_APP_HOSTING","FIREBASE_APP_HOSTING",{ci:true}],["EDGEONE_PAGES","EO_PAGES_CI",{ci:true}]]),ss=(function(){for(let t of lr)if(_t[t[1]||t[0]])return{name:t[0].toLowerCase(),...t[2]};return _t.SHELL==="/bin/jsh"&&Gt.versions?.webcontainer?{name:"stackblitz",ci:false}:{name:"",ci:false}})(),_i=(ss.name,Gt.platform||""),Rr=!!_t.CI||ss.ci!==false,pr=!!Gt.stdout?.isTTY,Pr=(_t.DEBUG,ti==="test"||!!_t.TEST),rs=(ti==="production"||_t.MODE,ti==="dev"||ti==="development"||_t.MODE,_t.MINIMAL,/^win/i.test(_i)),ur=(/^linux/i.test(_i),/^darwin/i.test(_i),!_t.NO_COLOR&&(_t.FORCE_COLOR||(pr||rs)&&_t.TERM),(Gt.versions?.node||"").replace(/^v/,"")||null),fr=(Number(ur?.split(".")[0]),!!Gt?.versions?.node),dr="Bun"in globalThis,mr="Deno"in globalThis,gr="fastly"in globalThis,xr=[["Netlify"in globalThis,"netlify"],["EdgeRuntime"in globalThis,"edge-light"],[globalThis.navigator?.userAgent==="Cloudflare-Workers","workerd"],[gr,"fastly"],[mr,"deno"],[dr,"bun"],[fr,"node"]];(function(){let t=xr.find(e=>e[0]);t&&t[1]})();const vr=__require("node:tty"),yr=vr?.WriteStream?.prototype?.hasColors?.()??false,V=(t,e)=>{if(!yr)return r=>r;const i2=`\x1B[${t}m`,s=`\x1B[${e}m`;return r=>{const o2=r+"";let c=o2.indexOf(s);if(c===-1)return i2+o2+s;let h=i2,f2=0;const x=(e===22?s:"")+i2;for(;c!==-1;)h+=o2.slice(f2,c)+x,f2=c+s.length,c=o2.indexOf(s,f2);return h+=o2.slice(f2)+s,h}},ns=(V(0,0),V(1,22),V(2,22),V(3,23),V(4,24),V(53,55),V(7,27),V(8,28),V(9,29),V(30,39),V(31,39)),fe=V(32,39),ei=V(33,39),as=V(34,39),_r=(V(35,39),V(36,39)),Er=(V(37,39),V(90,39));V(40,49),V(41,49),V(42,49),V(43,49),V(44,49),V(45,49),V(46,49),V(47,49),V(100,49),V(91,39),V(92,39),V(93,39),V(94,39),V(95,39),V(96,39),V(97,39),V(101,49),V(102,49),V(103,49),V(104,49),V(105,49),V(106,49),V(107,49);function os(t){if(typeof t!="string"||t.startsWith("file://"))return false;try{return(0,I.lstatSync)(t).isDirectory()}catch{return false}}function cs(t,e=8){return((function(){if(de!==void 0)return de;try{return de=!!vi().getFips?.(),de}catch{return de=false,de}})()?vi().createHash("sha256"):vi().createHash("md5")).update(t).digest("hex").slice(0,e)}const hs={true:fe("true"),false:ei("false"),"[rebuild]":ei("[rebuild]"),"[esm]":as("[esm]"),"[cjs]":fe("[cjs]"),"[import]":as("[import]"),"[require]":fe("[require]"),"[native]":_r("[native]"),"[transpile]":ei("[transpile]"),"[fallback]":ns("[fallback]"),"[unknown]":ns("[unknown]"),"[hit]":fe("[hit]"),"[miss]":ei("[miss]"),"[json]":fe("[json]"),"[data]":fe("[data]")};function ct(t,...e){if(!t.opts.debug)return;const i2=process.cwd();console.log(Er(["[jiti]",...e.map(s=>s in hs?hs[s]:typeof s!="string"?JSON.stringify(s):s.replace(i2,"."))].join(" ")))}function Ft(t,e){return t.opts.interopDefault?(function(i2){const s=typeof i2;if(i2===null||s!=="object"&&s!=="function")return i2;const r=i2.default,o2=typeof r,c=r==null,h=o2==="object"||o2==="function";if(c&&i2 instanceof Promise)return i2;const f2=o2==="function"&&s!=="function",x=h&&!(r instanceof Promise),m2=new Map;return new Proxy(i2,{get(b,_){if(m2.has(_))return m2.get(_);let T;return _==="__esModule"?T=true:_==="default"?T=c?i2:typeof r?.default=="function"&&i2.__esModule?r.default:r:_ in b?T=b[_]:x&&(T=r[_],typeof T=="function"&&(T=T.bind(r))),m2.set(_,T),T},apply:f2?(b,_,T)=>Reflect.apply(r,_,T):void 0})})(e):e}let de;function Lt(t,e){return!!te(t,e)}function te(t,e,i2){const s=process.env[t];if(!(t in process.env))return e;try{return JSON.parse(s)}catch{return i2?s:e}}const ls=/\.(c|m)?j(sx?)$/,ps=/\.(c|m)?t(sx?)$/;function me(t,e,i2){let s,r;if(t.isNativeRe.test(e))return e;if(t.resolveTsConfigPaths&&!i2.skipTsConfigPaths){const h=t.resolveTsConfigPaths(e);for(const f2 of h){const x=me(t,f2,{...i2,try:true,skipTsConfigPaths:true});if(x)return x}}t.alias&&(e=(function(h,f2){const x=nt(h);f2=ts(f2);for(const[m2,b]of Object.entries(f2)){if(!x.startsWith(m2))continue;const _=es(m2)?m2.slice(0,-1):m2;if(es(x[_.length]))return Nt(b,x.slice(m2.length))}return x})(e,t.alias));let o2=i2?.parentURL||t.url;os(o2)&&(o2=Nt(o2,"_index.js"));const c=(i2?.async?[i2?.conditions,["node","import"],["node","require"]]:[i2?.conditions,["node","require"],["node","import"]]).filter(Boolean);for(const h of c){try{s=er(e,{url:o2,conditions:h,extensions:t.opts.extensions})}catch(f2){r=f2}if(s)return s}try{return t.nativeRequire.resolve(e,{paths:i2.paths})}catch(h){r=h}for(const h of t.additionalExts)if(s=Ei(t,e+h,o2,i2)||Ei(t,e+"/index"+h,o2,i2),s||(ps.test(t.filename)||ps.test(t.parentModule?.filename||"")||ls.test(e))&&(s=Ei(t,e.replace(ls,".$1t$2"),o2,i2),s))return s;if(!i2?.try)throw r}function Ei(t,e,i2,s){try{return t.nativeRequire.resolve(e,{...s,paths:[Ie(ue(i2)),...s?.paths||[]]})}catch{}}const br=__require("node:fs/promises"),us=__require("node:perf_hooks"),Cr=__require("node:vm");var kr=Et.n(Cr);function ii(t,e,i2){const s=t.parentCache||{};if(e.startsWith("node:"))return ee(t,e,i2.async);if(e.startsWith("file:"))e=(0,j.fileURLToPath)(e);else if(e.startsWith("data:")){if(!i2.async)throw new Error("`data:` URLs are only supported in ESM context. Use `import` or `jiti.import` instead.");return ct(t,"[native]","[data]","[import]",e),ee(t,e,true)}if(F.builtinModules.includes(e)||e===".pnp.js")return ee(t,e,i2.async);if(t.opts.virtualModules&&e in t.opts.virtualModules){ct(t,"[virtual]",e);const h=t.opts.virtualModules[e];return i2.async?Promise.resolve(Ft(t,h)):Ft(t,h)}if(t.opts.tryNative&&!t.opts.transformOptions)try{if(!(e=me(t,e,i2))&&i2.try)return;if(ct(t,"[try-native]",i2.async&&t.nativeImport?"[import]":"[require]",e),i2.async&&t.nativeImport)return t.nativeImport(e).then(h=>(t.opts.moduleCache===false&&delete t.nativeRequire.cache[e],Ft(t,h))).catch(h=>(ct(t,`[try-native] Using fallback for ${e} because of an error:`,h),ii({...t,opts:{...t.opts,tryNative:false}},e,i2)));{const h=t.nativeRequire(e);return t.opts.moduleCache===false&&delete t.nativeRequire.cache[e],Ft(t,h)}}catch(h){ct(t,`[try-native] Using fallback for ${e} because of an error:`,h)}const r=me(t,e,i2);if(!r&&i2.try)return;const o2=hi(r);if(o2===".json"){ct(t,"[json]",r);const h=t.nativeRequire(r);return h&&!("default"in h)&&Object.defineProperty(h,"default",{value:h,enumerable:false}),h}if(o2&&!t.opts.extensions.includes(o2))return ct(t,"[native]","[unknown]",i2.async?"[import]":"[require]",r),ee(t,r,i2.async);if(t.isNativeRe.test(r))return ct(t,"[native]",i2.async?"[import]":"[require]",r),ee(t,r,i2.async);if(s[r])return Ft(t,s[r]?.exports);if(t.opts.moduleCache){const h=t.nativeRequire.cache[r];if(h?.loaded)return Ft(t,h.exports)}const c=(0,I.readFileSync)(r,"utf8");return Ci(t,c,{id:e,filename:r,ext:o2,cache:s,async:i2.async})}function ee(t,e,i2){return i2&&t.nativeImport?t.nativeImport((function(s){return rs&&Qt(s)?Zt(s):s})(e)).then(s=>Ft(t,s)):Ft(t,t.nativeRequire(e))}const wr="9";function Sr(t,e,i2){if(!t.opts.fsCache||!e.filename)return i2();const s=` /* v${wr}-${cs(e.source,16)} */
`;let r=`${li(Ie(e.filename))}-${(function(f2){const x=f2.split(ar).pop();if(!x)return;const m2=x.lastIndexOf(".");return m2<=0?x:x.slice(0,m2)})(e.filename)}`+(t.opts.sourceMaps?"+map":"")+(e.interopDefault?".i":"")+`.${cs(e.filename)}`+(e.async?".mjs":".cjs");e.jsx&&e.filename.endsWith("x")&&(r+="x");const o2=t.opts.fsCache,c=Nt(o2,r);if(!t.opts.rebuildFsCache&&(0,I.existsSync)(c)){const f2=(0,I.readFileSync)(c,"utf8");if(f2.endsWith(s))return ct(t,"[cache]","[hit]",e.filename,"~>",c),f2}ct(t,"[cache]","[miss]",e.filename);const h=i2();return h.includes("__JITI_ERROR__")||((0,I.writeFileSync)(c,h+s,"utf8"),ct(t,"[cache]","[store]",e.filename,"~>",c)),h}function Ir(t){if(t.opts.fsCache===true&&(t.opts.fsCache=(function(e){const i2=e.filename&&ks(e.filename,"../node_modules");if(i2&&(0,I.existsSync)(i2))return Nt(i2,".cache/jiti");let s=(0,B.tmpdir)();if(process.env.TMPDIR&&s===process.cwd()&&!process.env.JITI_RESPECT_TMPDIR_ENV){const r=process.env.TMPDIR;delete process.env.TMPDIR,s=(0,B.tmpdir)(),process.env.TMPDIR=r}return Nt(s,"jiti")})(t)),t.opts.fsCache)try{if((0,I.mkdirSync)(t.opts.fsCache,{recursive:true}),!(function(e){try{return(0,I.accessSync)(e,I.constants.W_OK),true}catch{return false}})(t.opts.fsCache))throw new Error("directory is not writable!")}catch(e){ct(t,"Error creating cache directory at ",t.opts.fsCache,e),t.opts.fsCache=false}}function bi(t,e){let i2=Sr(t,e,()=>{const s=t.opts.transform({...t.opts.transformOptions,babel:{...t.opts.sourceMaps?{sourceFileName:e.filename,sourceMaps:"inline"}:{},...t.opts.transformOptions?.babel},interopDefault:t.opts.interopDefault,...e});return s.error&&t.opts.debug&&ct(t,s.error),s.code});return i2.startsWith("#!")&&(i2="// "+i2),i2}function Ci(t,e,i2={}){const s=i2.id||(i2.filename?li(i2.filename):`_jitiEval.${i2.ext||(i2.async?"mjs":"js")}`),r=i2.filename||me(t,s,{async:i2.async}),o2=i2.ext||hi(r),c=i2.cache||t.parentCache||{},h=/\.[cm]?tsx?$/.test(o2),f2=o2===".mjs"||o2===".js"&&(function(D){for(;D&&D!=="."&&D!=="/";){D=Nt(D,"..");try{const ie=(0,I.readFileSync)(Nt(D,"package.json"),"utf8");try{return JSON.parse(ie)}catch{}break}catch{}}})(r)?.type==="module",x=o2===".cjs",m2=i2.forceTranspile??(!x&&!(f2&&i2.async)&&(h||f2||t.isTransformRe.test(r)||rr(e))),b=us.performance.now();if(m2){e=bi(t,{filename:r,source:e,ts:h,async:i2.async??false,jsx:t.opts.jsx});const D=Math.round(1e3*(us.performance.now()-b))/1e3;ct(t,"[transpile]",i2.async?"[esm]":"[cjs]",r,`(${D}ms)`)}else{if(ct(t,"[native]",i2.async?"[import]":"[require]",r),i2.async)return Promise.resolve(ee(t,r,i2.async)).catch(D=>(ct(t,"Native import error:",D),ct(t,"[fallback]",r),Ci(t,e,{...i2,forceTranspile:true})));try{return ee(t,r,i2.async)}catch(D){ct(t,"Native require error:",D),ct(t,"[fallback]",r),e=bi(t,{filename:r,source:e,ts:h,async:i2.async??false,jsx:t.opts.jsx})}}const _=new F.Module(r);_.filename=r,t.parentModule&&(_.parent=t.parentModule,Array.isArray(t.parentModule.children)&&!t.parentModule.children.includes(_)&&t.parentModule.children.push(_));const T=fs2(r,t.opts,{parentModule:_,parentCache:c,nativeImport:t.nativeImport,onError:t.onError,createRequire:t.createRequire},true);let G;_.require=T,_.path=Ie(r),_.paths=F.Module._nodeModulePaths(_.path),c[r]=_,t.opts.moduleCache&&(t.nativeRequire.cache[r]=_);const lt=(function(D,ie){return`(${ie?.async?"async ":""}function (exports, require, module, __filename, __dirname, jitiImport, jitiESMResolve) { ${D}
});`})(e,{async:i2.async});try{G=kr().runInThisContext(lt,{filename:r,lineOffset:0,displayErrors:false})}catch(D){D.name==="SyntaxError"&&i2.async&&t.nativeImport?(ct(t,"[esm]","[import]","[fallback]",r),G=(function(ie,ki,wi,si,ri){const ds=`export default ${ki}`,ms=ri?void 0:`data:text/javascript;base64,${Buffer.from(ds).toString("base64")}`;return(...Tr)=>{let Re;const gs=()=>(Re=(function(ge,xs){const vs=Nt((0,B.tmpdir)(),"jiti-esm");try{(0,I.mkdirSync)(vs,{recursive:true})}catch{}const ys=Nt(vs,`${li(xs,hi(xs))}-${Date.now()}-${Math.random().toString(36).slice(2)}.mjs`);return(0,I.writeFileSync)(ys,ge),ys})(ds,wi),ct(ie,"[esm]","[tempfile]",Re),si(Zt(Re)));return(ms?si(ms).catch(ge=>{if(ge?.code!=="ENAMETOOLONG")throw ge;return gs()}):gs()).then(ge=>ge.default(...Tr)).finally(()=>{Re&&(0,br.unlink)(Re).catch(()=>{})})}})(t,lt,r,t.nativeImport,t.opts.esmEvalTempFile)):(t.opts.moduleCache&&delete t.nativeRequire.cache[r],t.onError(D))}let U;try{U=G(_.exports,_.require,_,_.filename,Ie(_.filename),T.import,T.esmResolve)}catch(D){t.opts.moduleCache&&delete t.nativeRequire.cache[r],t.onError(D)}function K(){if(_.exports&&_.exports.__JITI_ERROR__){const{filename:D,line:ie,column:ki,code:wi,message:si}=_.exports.__JITI_ERROR__,ri=new Error(`${wi}: ${si} 
 ${`${D}:${ie}:${ki}`}`);Error.captureStackTrace(ri,ii),t.onError(ri)}return _.loaded=true,Ft(t,_.exports)}return i2.async?Promise.resolve(U).then(K):K()}const Ar=(0,B.platform)()==="win32";function fs2(t,e={},i2,s=false){const r=s?e:(function(U){const K={fsCache:Lt("JITI_FS_CACHE",Lt("JITI_CACHE",true)),rebuildFsCache:Lt("JITI_REBUILD_FS_CACHE",false),moduleCache:Lt("JITI_MODULE_CACHE",Lt("JITI_REQUIRE_CACHE",true)),debug:Lt("JITI_DEBUG",false),sourceMaps:Lt("JITI_SOURCE_MAPS",false),interopDefault:Lt("JITI_INTEROP_DEFAULT",true),extensions:te("JITI_EXTENSIONS",[".js",".mjs",".cjs",".ts",".tsx",".mts",".cts",".mtsx",".ctsx"]),alias:te("JITI_ALIAS",{}),nativeModules:te("JITI_NATIVE_MODULES",[]),transformModules:te("JITI_TRANSFORM_MODULES",[]),tryNative:te("JITI_TRY_NATIVE","Bun"in globalThis),esmEvalTempFile:Lt("JITI_ESM_EVAL_TEMP_FILE",false),jsx:Lt("JITI_JSX",false),tsconfigPaths:te("JITI_TSCONFIG_PATHS",false,true)};K.jsx&&K.extensions.push(".jsx",".tsx");const D={};return U.cache!==void 0&&(D.fsCache=U.cache),U.requireCache!==void 0&&(D.moduleCache=U.requireCache),{...K,...D,...U}})(e);typeof t=="string"&&t.startsWith("file://")&&(t=ue(t));const o2=r.alias&&Object.keys(r.alias).length>0?ts(r.alias||{}):void 0;let c;if(r.tsconfigPaths){const{getTsconfig:U,createPathsMatcher:K}=Et("./node_modules/.pnpm/get-tsconfig@4.14.0/node_modules/get-tsconfig/dist/index.cjs"),D=U(typeof r.tsconfigPaths=="string"?r.tsconfigPaths:Ie(t));D&&(c=K(D))}const h=["typescript","jiti",...r.nativeModules||[]],f2=new RegExp(`node_modules/(${h.map(U=>Xi(U)).join("|")})/`),x=[...r.transformModules||[]],m2=new RegExp(`node_modules/(${x.map(U=>Xi(U)).join("|")})/`);t||(t=process.cwd()),!s&&os(t)&&(t=Nt(t,"_index.js"));const b=Zt(t),_=[...r.extensions].filter(U=>U!==".js"),T=i2.createRequire(Ar?t.replace(/\//g,"\\"):t),G={filename:t,url:b,opts:r,alias:o2,resolveTsConfigPaths:c,nativeModules:h,transformModules:x,isNativeRe:f2,isTransformRe:m2,additionalExts:_,nativeRequire:T,onError:i2.onError,parentModule:i2.parentModule,parentCache:i2.parentCache,nativeImport:i2.nativeImport,createRequire:i2.createRequire};return s||ct(G,"[init]",...[["version:",or.rE],["module-cache:",r.moduleCache],["fs-cache:",r.fsCache],["rebuild-fs-cache:",r.rebuildFsCache],["interop-defaults:",r.interopDefault]].flat()),s||Ir(G),Object.assign(function(U){return ii(G,U,{async:false})},{cache:r.moduleCache?T.cache:Object.create(null),extensions:T.extensions,main:T.main,options:r,resolve:Object.assign(function(U,K){return me(G,U,{...K,async:false})},{paths:T.resolve.paths}),transform:U=>bi(G,U),evalModule:(U,K)=>Ci(G,U,K),async import(U,K){const D=await ii(G,U,{...K,async:true});return K?.default?D?.default??D:D},esmResolve(U,K){typeof K=="string"&&(K={parentURL:K});const D=me(G,U,{parentURL:b,...K,async:true});return!D||typeof D!="string"||D.startsWith("file://")?D:Zt(D)}})}})(),module.exports=Ii.default})()}});
// whole:zod
var require_zod = __commonJS({
  "whole:zod"(exports, module) {
    init_define_RUNTIME_PACKAGES();
    init_late_library();
    module.exports = requireBeside("zod-JMU3MWKM.cjs");
  }
});

// src/tool-host.ts
init_define_RUNTIME_PACKAGES();
import { existsSync as existsSync2 } from "node:fs";
import { dirname as dirname2, resolve as resolve2 } from "node:path";

// src/adapters/tool-host/tool-worker.ts
init_define_RUNTIME_PACKAGES();
import { Console } from "node:console";
import { Socket } from "node:net";
import { tmpdir } from "node:os";

// src/tools/host/guard-globals.ts
init_define_RUNTIME_PACKAGES();
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
var GUARDED_OBJECTS = {
  "Object.prototype": Object.prototype,
  "Array.prototype": Array.prototype,
  "String.prototype": String.prototype,
  "Function.prototype": Function.prototype,
  "Promise.prototype": Promise.prototype,
  "Map.prototype": Map.prototype,
  "Set.prototype": Set.prototype,
  "RegExp.prototype": RegExp.prototype,
  Object,
  Array,
  Promise,
  Reflect,
  JSON,
  fs,
  "fs.promises": fs.promises
};
var { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
function guardGlobals() {
  const all = Object.entries(GUARDED_OBJECTS).map(([name, target]) => {
    const before = Object.entries(Object.getOwnPropertyDescriptors(target));
    return { name, target, before: new Map(before) };
  });
  return {
    restore() {
      const results = all.map(restoreObject);
      if (results.some(({ isChanged }) => isChanged)) syncBuiltinESMExports();
      return results.flatMap(({ unrestored }) => unrestored);
    }
  };
}
function restoreObject({ name, target, before }) {
  const changed = [...before].filter(
    ([key, original]) => !isSame(getOwnPropertyDescriptor(target, key), original)
  );
  const notRestored = changed.filter(([key, original]) => !defineProperty(target, key, original));
  const keys = target === Object.prototype ? ownKeys(target) : [];
  const added = keys.filter((key) => !before.has(key) && !deleteProperty(target, key));
  const unrestored = [...notRestored.map(([key]) => key), ...added];
  return {
    isChanged: changed.length > 0,
    unrestored: unrestored.map((key) => `${name}.${String(key)}`)
  };
}
function isSame(one, other) {
  return one?.value === other.value && one?.get === other.get && one?.set === other.set;
}

// src/tools/host/serve-tools.ts
init_define_RUNTIME_PACKAGES();

init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var ExperimentalServerTasks=class{constructor(e){this._server=e}requestStream(e,t,o2){return this._server.requestStream(e,t,o2)}createMessageStream(e,t){const o2=this._server.getClientCapabilities();if((e.tools||e.toolChoice)&&!o2?.sampling?.tools)throw new Error("Client does not support sampling tools capability.");if(e.messages.length>0){const n2=e.messages[e.messages.length-1],i2=Array.isArray(n2.content)?n2.content:[n2.content],m2=i2.some(r=>r.type==="tool_result"),l=e.messages.length>1?e.messages[e.messages.length-2]:void 0,a2=l?Array.isArray(l.content)?l.content:[l.content]:[],c=a2.some(r=>r.type==="tool_use");if(m2){if(i2.some(r=>r.type!=="tool_result"))throw new Error("The last message must contain only tool_result content if any is present");if(!c)throw new Error("tool_result blocks are not matching any tool_use from the previous message")}if(c){const r=new Set(a2.filter(s=>s.type==="tool_use").map(s=>s.id)),u=new Set(i2.filter(s=>s.type==="tool_result").map(s=>s.toolUseId));if(r.size!==u.size||![...r].every(s=>u.has(s)))throw new Error("ids of tool_result blocks and tool_use blocks from previous message do not match")}}return this.requestStream({method:"sampling/createMessage",params:e},CreateMessageResultSchema,t)}elicitInputStream(e,t){const o2=this._server.getClientCapabilities(),n2=e.mode??"form";switch(n2){case"url":{if(!o2?.elicitation?.url)throw new Error("Client does not support url elicitation.");break}case"form":{if(!o2?.elicitation?.form)throw new Error("Client does not support form elicitation.");break}}const i2=n2==="form"&&e.mode===void 0?{...e,mode:"form"}:e;return this.requestStream({method:"elicitation/create",params:i2},ElicitResultSchema,t)}async getTask(e,t){return this._server.getTask({taskId:e},t)}async getTaskResult(e,t,o2){return this._server.getTaskResult({taskId:e},t,o2)}async listTasks(e,t){return this._server.listTasks(e?{cursor:e}:void 0,t)}async cancelTask(e,t){return this._server.cancelTask({taskId:e},t)}};
var Server=class extends Protocol{constructor(e,t){super(t),this._serverInfo=e,this._loggingLevels=new Map,this.LOG_LEVEL_SEVERITY=new Map(LoggingLevelSchema.options.map((i2,s)=>[i2,s])),this.isMessageIgnored=(i2,s)=>{const r=this._loggingLevels.get(s);return r?this.LOG_LEVEL_SEVERITY.get(i2)<this.LOG_LEVEL_SEVERITY.get(r):false},this._capabilities=t?.capabilities??{},this._instructions=t?.instructions,this._jsonSchemaValidator=t?.jsonSchemaValidator??new AjvJsonSchemaValidator,this.setRequestHandler(InitializeRequestSchema,i2=>this._oninitialize(i2)),this.setNotificationHandler(InitializedNotificationSchema,()=>this.oninitialized?.()),this._capabilities.logging&&this.setRequestHandler(SetLevelRequestSchema,async(i2,s)=>{const r=s.sessionId||s.requestInfo?.headers["mcp-session-id"]||void 0,{level:o2}=i2.params,n2=LoggingLevelSchema.safeParse(o2);return n2.success&&this._loggingLevels.set(r,n2.data),{}})}get experimental(){return this._experimental||(this._experimental={tasks:new ExperimentalServerTasks(this)}),this._experimental}registerCapabilities(e){if(this.transport)throw new Error("Cannot register capabilities after connecting to transport");this._capabilities=mergeCapabilities(this._capabilities,e)}setRequestHandler(e,t){const s=getObjectShape(e)?.method;if(!s)throw new Error("Schema is missing a method literal");const r=getLiteralValue(s);if(typeof r!="string")throw new Error("Schema method literal must be a string");if(r==="tools/call"){const n2=async(u,l)=>{const p=safeParse(CallToolRequestSchema,u);if(!p.success){const c=p.error instanceof Error?p.error.message:String(p.error);throw new McpError(ErrorCode.InvalidParams,`Invalid tools/call request: ${c}`)}const{params:a2}=p.data,m2=await Promise.resolve(t(u,l));if(a2.task){const c=safeParse(CreateTaskResultSchema,m2);if(!c.success){const w=c.error instanceof Error?c.error.message:String(c.error);throw new McpError(ErrorCode.InvalidParams,`Invalid task creation result: ${w}`)}return c.data}const d=safeParse(CallToolResultSchema,m2);if(!d.success){const c=d.error instanceof Error?d.error.message:String(d.error);throw new McpError(ErrorCode.InvalidParams,`Invalid tools/call result: ${c}`)}return d.data};return super.setRequestHandler(e,n2)}return super.setRequestHandler(e,t)}assertCapabilityForMethod(e){switch(e){case"sampling/createMessage":if(!this._clientCapabilities?.sampling)throw new Error(`Client does not support sampling (required for ${e})`);break;case"elicitation/create":if(!this._clientCapabilities?.elicitation)throw new Error(`Client does not support elicitation (required for ${e})`);break;case"roots/list":if(!this._clientCapabilities?.roots)throw new Error(`Client does not support listing roots (required for ${e})`);break;case"ping":break}}assertNotificationCapability(e){switch(e){case"notifications/message":if(!this._capabilities.logging)throw new Error(`Server does not support logging (required for ${e})`);break;case"notifications/resources/updated":case"notifications/resources/list_changed":if(!this._capabilities.resources)throw new Error(`Server does not support notifying about resources (required for ${e})`);break;case"notifications/tools/list_changed":if(!this._capabilities.tools)throw new Error(`Server does not support notifying of tool list changes (required for ${e})`);break;case"notifications/prompts/list_changed":if(!this._capabilities.prompts)throw new Error(`Server does not support notifying of prompt list changes (required for ${e})`);break;case"notifications/elicitation/complete":if(!this._clientCapabilities?.elicitation?.url)throw new Error(`Client does not support URL elicitation (required for ${e})`);break;case"notifications/cancelled":break;case"notifications/progress":break}}assertRequestHandlerCapability(e){if(this._capabilities)switch(e){case"completion/complete":if(!this._capabilities.completions)throw new Error(`Server does not support completions (required for ${e})`);break;case"logging/setLevel":if(!this._capabilities.logging)throw new Error(`Server does not support logging (required for ${e})`);break;case"prompts/get":case"prompts/list":if(!this._capabilities.prompts)throw new Error(`Server does not support prompts (required for ${e})`);break;case"resources/list":case"resources/templates/list":case"resources/read":if(!this._capabilities.resources)throw new Error(`Server does not support resources (required for ${e})`);break;case"tools/call":case"tools/list":if(!this._capabilities.tools)throw new Error(`Server does not support tools (required for ${e})`);break;case"tasks/get":case"tasks/list":case"tasks/result":case"tasks/cancel":if(!this._capabilities.tasks)throw new Error(`Server does not support tasks capability (required for ${e})`);break;case"ping":case"initialize":break}}assertTaskCapability(e){assertClientRequestTaskCapability(this._clientCapabilities?.tasks?.requests,e,"Client")}assertTaskHandlerCapability(e){this._capabilities&&assertToolsCallTaskCapability(this._capabilities.tasks?.requests,e,"Server")}async _oninitialize(e){const t=e.params.protocolVersion;return this._clientCapabilities=e.params.capabilities,this._clientVersion=e.params.clientInfo,{protocolVersion:SUPPORTED_PROTOCOL_VERSIONS.includes(t)?t:LATEST_PROTOCOL_VERSION,capabilities:this.getCapabilities(),serverInfo:this._serverInfo,...this._instructions&&{instructions:this._instructions}}}getClientCapabilities(){return this._clientCapabilities}getClientVersion(){return this._clientVersion}getCapabilities(){return this._capabilities}async ping(){return this.request({method:"ping"},EmptyResultSchema)}async createMessage(e,t){if((e.tools||e.toolChoice)&&!this._clientCapabilities?.sampling?.tools)throw new Error("Client does not support sampling tools capability.");if(e.messages.length>0){const i2=e.messages[e.messages.length-1],s=Array.isArray(i2.content)?i2.content:[i2.content],r=s.some(l=>l.type==="tool_result"),o2=e.messages.length>1?e.messages[e.messages.length-2]:void 0,n2=o2?Array.isArray(o2.content)?o2.content:[o2.content]:[],u=n2.some(l=>l.type==="tool_use");if(r){if(s.some(l=>l.type!=="tool_result"))throw new Error("The last message must contain only tool_result content if any is present");if(!u)throw new Error("tool_result blocks are not matching any tool_use from the previous message")}if(u){const l=new Set(n2.filter(a2=>a2.type==="tool_use").map(a2=>a2.id)),p=new Set(s.filter(a2=>a2.type==="tool_result").map(a2=>a2.toolUseId));if(l.size!==p.size||![...l].every(a2=>p.has(a2)))throw new Error("ids of tool_result blocks and tool_use blocks from previous message do not match")}}return e.tools?this.request({method:"sampling/createMessage",params:e},CreateMessageResultWithToolsSchema,t):this.request({method:"sampling/createMessage",params:e},CreateMessageResultSchema,t)}async elicitInput(e,t){switch(e.mode??"form"){case"url":{if(!this._clientCapabilities?.elicitation?.url)throw new Error("Client does not support url elicitation.");const s=e;return this.request({method:"elicitation/create",params:s},ElicitResultSchema,t)}case"form":{if(!this._clientCapabilities?.elicitation?.form)throw new Error("Client does not support form elicitation.");const s=e.mode==="form"?e:{...e,mode:"form"},r=await this.request({method:"elicitation/create",params:s},ElicitResultSchema,t);if(r.action==="accept"&&r.content&&s.requestedSchema)try{const n2=this._jsonSchemaValidator.getValidator(s.requestedSchema)(r.content);if(!n2.valid)throw new McpError(ErrorCode.InvalidParams,`Elicitation response content does not match requested schema: ${n2.errorMessage}`)}catch(o2){throw o2 instanceof McpError?o2:new McpError(ErrorCode.InternalError,`Error validating elicitation response: ${o2 instanceof Error?o2.message:String(o2)}`)}return r}}}createElicitationCompletionNotifier(e,t){if(!this._clientCapabilities?.elicitation?.url)throw new Error("Client does not support URL elicitation (required for notifications/elicitation/complete)");return()=>this.notification({method:"notifications/elicitation/complete",params:{elicitationId:e}},t)}async listRoots(e,t){return this.request({method:"roots/list",params:e},ListRootsResultSchema,t)}async sendLoggingMessage(e,t){if(this._capabilities.logging&&!this.isMessageIgnored(e.level,t))return this.notification({method:"notifications/message",params:e})}async sendResourceUpdated(e){return this.notification({method:"notifications/resources/updated",params:e})}async sendResourceListChanged(){return this.notification({method:"notifications/resources/list_changed"})}async sendToolListChanged(){return this.notification({method:"notifications/tools/list_changed"})}async sendPromptListChanged(){return this.notification({method:"notifications/prompts/list_changed"})}};
// src/tools/host/agent-tool-runtime.ts
init_define_RUNTIME_PACKAGES();
var json2 = json();
var text = string();
var texts = array(text);
var responseSchemas = {
  request: looseObject({
    eventId: text,
    target: text,
    correlationId: text,
    response: json2.exactOptional()
  }),
  send: looseObject({ eventId: text, target: text, accepted: boolean() }),
  spawn: looseObject({
    target: text,
    instanceKey: text,
    spawned: boolean(),
    cwd: text.exactOptional()
  }),
  list: looseObject({
    agents: array(
      looseObject({
        target: text,
        instanceKey: text,
        createdAt: text,
        ownerAgent: text,
        ownerInstanceKey: text,
        cwd: text.exactOptional()
      })
    )
  }),
  catalog: looseObject({
    swarmName: text,
    entryAgent: text,
    selfAgent: text,
    availableAgents: texts,
    callableAgents: texts
  })
};
var MAX_WAIT_MS = 186e4;
function createAgentToolRuntime(server, { toolCallId, signal }) {
  const callRuntime = async (method, args) => {
    const params = { toolCallId, method, args: args.map((it) => toJson(it) ?? null) };
    const options = { signal: AbortSignal.any([signal]), timeout: MAX_WAIT_MS };
    const request = { method: "squad/runtime", params };
    const { asked } = await server.request(request, runtimeResult, options);
    if (asked.kind === "done") return asked.value;
    const { code, message, suggestion } = asked.error;
    throw Object.assign(new Error(message), { name: "AgentRuntimeError", code, suggestion });
  };
  return Object.freeze({
    request: async (...args) => responseSchemas.request.parse(await callRuntime("request", args)),
    send: async (...args) => responseSchemas.send.parse(await callRuntime("send", args)),
    spawn: async (...args) => responseSchemas.spawn.parse(await callRuntime("spawn", args)),
    list: async (...args) => responseSchemas.list.parse(await callRuntime("list", args)),
    catalog: async () => responseSchemas.catalog.parse(await callRuntime("catalog", []))
  });
}

// src/tools/host/load-tools.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

// src/tools/host/import-file.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { join } from "node:path";

init_define_RUNTIME_PACKAGES();init_unpack_module();var import_jiti=__toESM(require_jiti(),1);import{createRequire as n}from"node:module";function m(r){throw r}var a=r=>import(r);var o;function f(...r){return o||(o=unpackModule(new URL("./babel.cjs.gz",import.meta.url))),o(...r)}function createJiti(r,t={}){return t.transform||(t={...t,transform:f}),(0,import_jiti.default)(r,t,{onError:m,nativeImport:a,createRequire:n})}
// src/tools/host/import-file.ts
var z2 = __toESM(require_zod(), 1);

// src/tools/authoring.ts
init_define_RUNTIME_PACKAGES();
var z = __toESM(require_zod(), 1);
function tool(input) {
  return input;
}
tool.schema = z;

// src/tools/host/import-file.ts
var AUTHORING_MODULE = { tool, z: z2 };
var TEXT_EXTENSIONS = [".txt", ".md"];
function createImporter(root) {
  const virtualModules = {
    "@squad/tools": AUTHORING_MODULE,
    "@atomic/plugin": AUTHORING_MODULE,
    "@opencode-ai/plugin": AUTHORING_MODULE,
    "@opencode-ai/plugin/tool": AUTHORING_MODULE,
    "@goondan/types": {},
    "@goondan/core": {},
    ...hasOwnZod(root) ? {} : { zod: { ...z2, default: z2 }, "zod/v4": { ...z2, default: z2 } }
  };
  const base = join(root, "tools", "loader.js");
  const compile = createJiti(base, { fsCache: false }).options.transform;
  const compiled = /* @__PURE__ */ new Map();
  const jiti = createJiti(base, {
    extensions: [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json", ...TEXT_EXTENSIONS],
    transform(source) {
      const isText = TEXT_EXTENSIONS.some((ending) => source.filename?.endsWith(ending));
      if (isText) return { code: `exports.default = ${JSON.stringify(source.source)}` };
      if (compile === void 0) throw new Error("there is no compiler");
      const key = `${source.async} ${source.filename}\0${source.source}`;
      const compiledCode = compiled.get(key) ?? compile(source);
      compiled.set(key, compiledCode);
      return compiledCode;
    },
    moduleCache: false,
    fsCache: false,
    interopDefault: false,
    tryNative: false,
    virtualModules
  });
  return async (path) => {
    const exported = await jiti.import(path);
    return typeof exported === "object" && exported !== null ? exported : { default: exported };
  };
}
function hasOwnZod(root) {
  return [root, join(root, "tools")].some(
    (folder) => existsSync(join(folder, "node_modules", "zod"))
  );
}

// src/tools/host/kinds/read-handlers.ts
init_define_RUNTIME_PACKAGES();

// src/tools/host/loaded-tool.ts
init_define_RUNTIME_PACKAGES();
var EMPTY_LOAD_RESULT = { tools: [], diagnostics: [] };
function loadFailure(diagnostic) {
  return { tools: [], diagnostics: [diagnostic] };
}
function joinLoadResults(results) {
  return {
    tools: results.flatMap(({ tools }) => tools),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics)
  };
}

// src/tools/host/kinds/read-handlers.ts
function readHandlers(resource, exported, source) {
  const handlers = Reflect.get(exported, "handlers");
  if (isObject(handlers)) {
    const results = resource.exports.map((one) => readHandler(resource, one, { handlers, source }));
    return joinLoadResults(results);
  }
  const message = `its entry ${resource.entry} exports no \`handlers\``;
  return loadFailure(shapeDiagnostic(resource, message));
}
function readHandler(resource, { name, description, parameters }, { handlers, source }) {
  const { file, errorChars = DEFAULT_LIMITS.errorChars } = resource;
  const handler = Object.hasOwn(handlers, name) ? Reflect.get(handlers, name) : void 0;
  if (!isFunction(handler)) {
    const problem = shapeDiagnostic(resource, `its entry has no handler named ${name}`);
    return loadFailure({ ...problem, export: name });
  }
  const schema = readSchema(parameters);
  if (schema.kind === "refused") {
    const problem = shapeDiagnostic(resource, schema.reason);
    return loadFailure({ ...problem, code: "L_SCHEMA", next: SCHEMA_ADVICE, export: name });
  }
  const tool2 = {
    name: `${resource.name}__${name}`,
    kind: "resource",
    origin: { ...file.origin, sha256: sha256(`${file.text}\0${source}`) },
    description,
    inputSchema: parameters,
    limits: { ...DEFAULT_LIMITS, errorChars }
  };
  return { tools: [{ tool: tool2, run: createHandlerRunner(tool2.name, handler) }], diagnostics: [] };
}
function createHandlerRunner(toolName, handler) {
  return async (input, scope) => {
    if (!isRecord(input)) {
      const message = "the arguments are not an object";
      return failedReply("E_TOOL_INVALID_ARGS", message, "pass an object");
    }
    const output = await handler(toHandlerContext(toolName, input, scope), input);
    const data = toJson(output) ?? null;
    return { kind: "ok", text: JSON.stringify(data), data };
  };
}
var SCHEMA_ADVICE = "write parameters that stand alone: no remote $ref, no deep nesting, plain patterns";
function isFunction(value) {
  return typeof value === "function";
}
function shapeDiagnostic({ file }, message) {
  const next = "export const handlers = { name: (ctx, input) => \u2026 } from the entry";
  return { code: "L_SHAPE", path: file.shownAs, message, next };
}
function toHandlerContext(toolName, input, scope) {
  const { agentName, instanceKey, turnId, traceId, toolCallId, messageId, workdir } = scope.context;
  const call = Object.freeze({ type: "tool-call", toolCallId, toolName, input });
  const content = Object.freeze([call]);
  const message = Object.freeze({
    id: messageId,
    data: Object.freeze({ role: "assistant", content }),
    metadata: Object.freeze({}),
    createdAt: /* @__PURE__ */ new Date(),
    source: Object.freeze({ type: "assistant", stepId: turnId })
  });
  return Object.freeze({
    agentName,
    instanceKey,
    turnId,
    traceId,
    toolCallId,
    message,
    workdir,
    logger: scope.logger,
    ...scope.runtime === void 0 ? {} : { runtime: scope.runtime }
  });
}

// src/tools/host/kinds/read-module.ts
init_define_RUNTIME_PACKAGES();
import { basename } from "node:path";

// src/tools/host/kinds/module-schema.ts
init_define_RUNTIME_PACKAGES();
function readArguments2(args) {
  const shape = readShape(args);
  if (shape === void 0) return { kind: "unusable", reason: "`args` is not an object" };
  const types = {};
  for (const [name, value] of Object.entries(shape)) {
    const type = readType(value);
    if (typeof type === "string") {
      return { kind: "unusable", reason: `the argument ${JSON.stringify(name)} ${type}` };
    }
    types[name] = type;
  }
  const schema = object(types);
  return {
    kind: "usable",
    inputSchema: jsonSchemaOf(schema),
    checkArguments: (input) => checkArguments(schema, input)
  };
}
async function checkArguments(schema, input) {
  const parsed = await schema.safeParseAsync(input);
  if (parsed.success) return { kind: "valid", args: parsed.data };
  return { kind: "invalid", reason: describeIssues(parsed.error.issues) };
}
function readShape(args) {
  if (args === void 0 || args === null) return {};
  if (typeof args !== "object" || Array.isArray(args)) return void 0;
  if ("_zod" in args && "shape" in args && isObject(args.shape)) return args.shape;
  return args;
}
function readType(value) {
  if (!isObject(value)) return "is neither a zod type nor a JSON Schema";
  if (isZodType(value)) return value;
  if ("_def" in value) return "was made with zod 3; use `tool.schema`, or zod 4";
  if ("type" in value || "enum" in value || "anyOf" in value) return fromJsonSchema(value);
  return "is neither a zod type nor a JSON Schema";
}
function isZodType(value) {
  return "_zod" in value && isObject(value._zod);
}
function fromJsonSchema({ optional, required, ...schema }) {
  const type = fromJSONSchema(schema);
  const described = typeof schema.description === "string" ? type.describe(schema.description) : type;
  const isOptional = optional === true || required === false || "default" in schema;
  return isOptional ? described.optional() : described;
}
function jsonSchemaOf(schema) {
  const { $schema: _dialect, ...schemaObject } = toJSONSchema(schema, {
    io: "input",
    // Another copy of zod has a registry of its own for descriptions.
    override({ zodSchema, jsonSchema }) {
      if ("description" in zodSchema && typeof zodSchema.description === "string") {
        jsonSchema.description ??= zodSchema.description;
      }
      if (coercesInput(zodSchema) && isPlainType(jsonSchema.type)) {
        jsonSchema.type = [jsonSchema.type, "string"];
      }
    }
  });
  return withoutPatterns(schemaObject);
}
function coercesInput({ _zod: { def } }) {
  return "coerce" in def && def.coerce === true;
}
function isPlainType(type) {
  return type === "number" || type === "integer" || type === "boolean";
}
function withoutPatterns(schema) {
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    const isPattern = key === "pattern" && typeof value === "string";
    if (isPattern && compilePattern(value).kind === "refused") return [];
    return [[key, withoutPatternsIn(value)]];
  });
  return Object.fromEntries(entries);
}
function withoutPatternsIn(value) {
  if (Array.isArray(value)) return value.map(withoutPatternsIn);
  return isObject(value) ? withoutPatterns(value) : value;
}

// src/tools/host/kinds/read-module.ts
async function readModule(file, exported) {
  const results = listExports(exported).flatMap(
    ([name, value]) => looksLikeTool(value) ? [readExport(file, name, value)] : []
  );
  if (results.length === 0) return loadFailure(noToolDiagnostic(file));
  return joinLoadResults(await Promise.all(results));
}
function stemOf(path) {
  return basename(path).replace(/\.m?[tj]s$/, "");
}
function listExports(exported) {
  const inner = Reflect.get(exported, "default");
  const outer = Object.entries(exported).filter(([name]) => name !== "module.exports");
  if (looksLikeTool(exported)) return [["default", exported]];
  if (typeof inner !== "object" || inner === null || looksLikeTool(inner)) return outer;
  return outer.length === 1 ? listExports(inner) : outer;
}
function looksLikeTool(value) {
  return typeof value === "object" && value !== null && "execute" in value;
}
async function readExport(file, name, value) {
  const location = { path: file.shownAs, export: name };
  const authored = readAuthored(value);
  if (typeof authored === "string") {
    return loadFailure({ code: "L_SHAPE", ...location, message: authored, next: SHAPE_ADVICE });
  }
  const read = await attempt(() => readArguments2(authored.args));
  const schema = read.kind === "done" ? read.value : { kind: "unusable", reason: toText(read.error) };
  if (schema.kind === "unusable") {
    const message = schema.reason;
    return loadFailure({ code: "L_SCHEMA", ...location, message, next: SCHEMA_ADVICE2 });
  }
  const { inputSchema, checkArguments: check } = schema;
  const stem = stemOf(file.path);
  const tool2 = {
    name: name === "default" ? stem : `${stem}_${name}`,
    kind: "module",
    origin: file.origin,
    description: authored.description,
    inputSchema,
    limits: DEFAULT_LIMITS
  };
  return { tools: [{ tool: tool2, run: createRunner(authored, check) }], diagnostics: [] };
}
var SHAPE_ADVICE = "give it a description (text), args (an object of zod types) and execute (a function)";
var SCHEMA_ADVICE2 = "use types that JSON Schema has: string, number, boolean, array, object, enum";
var OTHER_ARGS_NAMES = ["parameters", "inputSchema"];
function readAuthored(value) {
  const description = Reflect.get(value, "description");
  const execute = Reflect.get(value, "execute");
  const args = Reflect.get(value, "args");
  if (typeof description !== "string") return "the description is not a text";
  if (!isFunction2(execute)) return "`execute` is not a function";
  const other = args === void 0 ? OTHER_ARGS_NAMES.find((name) => name in value) : void 0;
  if (other !== void 0) return `it has \`${other}\`, and arguments are \`args\` here`;
  return { description, args, execute: (input, context) => execute.call(value, input, context) };
}
function isFunction2(value) {
  return typeof value === "function";
}
function createRunner({ execute }, check) {
  return async (input, scope) => {
    const checked = await check(input ?? {});
    if (checked.kind === "invalid") {
      return failedReply("E_TOOL_INVALID_ARGS", checked.reason, "call it again with these fixed");
    }
    const result = await execute(checked.args, toToolContext(scope));
    if (typeof result === "string") return { kind: "ok", text: result.toWellFormed() };
    if (Object.prototype.toString.call(result) === "[object AsyncGenerator]") {
      return failedReply("E_TOOL_OUTPUT", GENERATOR_REASON, "go on without this tool");
    }
    const data = toJson(result);
    const text2 = readOutput(data) ?? toText(data);
    return { kind: "ok", text: text2, ...data === void 0 ? {} : { data } };
  };
}
var GENERATOR_REASON = "its `execute` is a generator, and results come whole here: return one text";
var OUTPUT_FIELDS = /* @__PURE__ */ new Set(["output", "title", "metadata", "attachments"]);
function readOutput(data) {
  if (typeof data !== "object" || data === null || !("output" in data)) return void 0;
  const isForm = Object.keys(data).every((name) => OUTPUT_FIELDS.has(name));
  return isForm && typeof data.output === "string" ? data.output : void 0;
}
function toToolContext({ context, signal, logger }) {
  const { sessionId, messageId, agent, workdir } = context;
  return {
    sessionID: sessionId,
    messageID: messageId,
    agent,
    directory: workdir,
    worktree: workdir,
    abort: signal,
    metadata: (input) => logger.info(toText(input)),
    ask: async () => {
    }
  };
}
function noToolDiagnostic({ shownAs, text: text2 }) {
  const usesHandlers = /\bexport\s+(?:const|let|var)\s+handlers\b/.test(text2);
  return {
    code: "L_SHAPE",
    path: shownAs,
    message: usesHandlers ? "exports `handlers`, but no document of `kind: Tool` names it as its entry" : "exports no tool",
    next: usesHandlers ? "add a *.tool.yaml with `spec.entry`" : "export `tool({ description, args, execute })`, or put helpers in a folder of their own"
  };
}

// src/tools/host/kinds/resolve-entry.ts
init_define_RUNTIME_PACKAGES();
import { lstat, realpath } from "node:fs/promises";
import { isAbsolute, join as join2 } from "node:path";
var SOURCE_FILE = /\.m?[tj]s$/;
var PLAIN_PATH = /^[\w./@ -]+$/;
async function resolveEntry(root, entry) {
  if (!PLAIN_PATH.test(entry) || isAbsolute(entry)) return refusedEntry("is no relative path");
  if (entry.split("/").includes("node_modules")) return refusedEntry("lies in node_modules");
  if (!SOURCE_FILE.test(entry)) return refusedEntry("is no .ts, .js, .mts or .mjs file");
  const path = join2(root, entry);
  if (!wayInside(root, path)) return refusedEntry("leads outside");
  const found = await attempt(lstat(path));
  if (found.kind === "threw") return refusedEntry("is not there");
  if (!found.value.isFile()) return refusedEntry("is not a regular file");
  const realPaths = await attempt(Promise.all([realpath(root), realpath(path)]));
  if (realPaths.kind === "threw" || !wayInside(...realPaths.value)) {
    return refusedEntry("leads outside");
  }
  return { kind: "file", path };
}
function refusedEntry(reason) {
  return { kind: "refused", reason };
}

// src/tools/host/kinds/resource-document.ts
init_define_RUNTIME_PACKAGES();
var WRONG = {
  version: "is neither goondan.ai/v1 nor squad-action/v1",
  text: "must be a text",
  fields: "must be fields with values",
  limit: "must be a whole number, 1 to 100000",
  part: "can't be part of a name",
  duplicate: "is the name of another export, too",
  old: "is missing, as in the old form",
  exports: "must be a list of functions, at least one",
  type: "must be object: so are the arguments of every call"
};
var USUAL = "write apiVersion, kind: Tool, metadata.name, spec.entry and spec.exports with a name each";
var OLD_FORM_ADVICE = "list each function under `spec.exports`, and export a `handlers` map from the entry";
var NAME_ADVICE = "use letters, digits, `-` and single `_` inside; two underscores join the parts";
var ADVICE = /* @__PURE__ */ new Map([
  [WRONG.part, ["L_NAME", NAME_ADVICE]],
  [WRONG.duplicate, ["L_DUPLICATE", "rename one of them"]],
  [WRONG.old, ["L_SHAPE", OLD_FORM_ADVICE]],
  [WRONG.type, ["L_SCHEMA", USUAL]]
]);
var PART = string(WRONG.text).refine(isNamePart, WRONG.part);
var ARGUMENTS = looseObject({ type: literal("object", WRONG.type).optional() }, WRONG.fields);
var EXPORT = looseObject(
  { name: PART, description: string(WRONG.text).optional(), parameters: ARGUMENTS.optional() },
  WRONG.fields
);
var LIMIT = int(WRONG.limit).min(1, WRONG.limit).max(1e5, WRONG.limit);
var DOCUMENT = looseObject({
  apiVersion: literal(["goondan.ai/v1", "squad-action/v1"], WRONG.version),
  metadata: looseObject({ name: PART }, WRONG.fields),
  spec: looseObject(
    {
      entry: string(WRONG.text),
      errorMessageLimit: LIMIT.optional(),
      exports: array(EXPORT, { error: ({ input }) => input === void 0 ? WRONG.old : WRONG.exports }).min(1, WRONG.exports).superRefine(namesApart(WRONG.duplicate))
    },
    WRONG.fields
  )
});
function readResources(file) {
  const readings = parseDocuments(file).map((document) => readDocument(file, document));
  return {
    resources: readings.flatMap(({ resources }) => resources),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics)
  };
}
var OTHER_DOCUMENT = { resources: [], diagnostics: [] };
var MAX_FILE_LENGTH = 262144;
function parseDocuments({ text: text2 }) {
  if (text2.length > MAX_FILE_LENGTH) return [{ kind: "broken", message: "the file is too large" }];
  const documents = [...parseAllDocuments(text2, { prettyErrors: false, uniqueKeys: true })];
  return documents.map((document) => {
    const [error] = document.errors;
    if (error !== void 0) {
      const line = text2.slice(0, error.pos[0]).split("\n").length;
      return { kind: "broken", message: `${error.message} (line ${line})` };
    }
    try {
      return { kind: "value", value: document.toJS({ maxAliasCount: 100 }) };
    } catch (error2) {
      return { kind: "broken", message: toText(error2) };
    }
  });
}
function readDocument(file, document) {
  if (document.kind === "broken") {
    if (isFolderManifest(file)) return OTHER_DOCUMENT;
    return badDocument(file, `no readable YAML: ${document.message}`);
  }
  const { value } = document;
  if (!isRecord(value)) return OTHER_DOCUMENT;
  if (value.kind === "Tool") return readTool(file, value);
  return isMeantAsTool(file, value) ? badDocument(file, "says no `kind: Tool`") : OTHER_DOCUMENT;
}
function readTool(file, value) {
  const { data, flaws } = readLeniently(DOCUMENT, value);
  if (data === void 0 || flaws.length > 0) {
    const diagnostics = flaws.map(({ path, message }) => {
      const [code, next] = ADVICE.get(message) ?? ["L_SHAPE", USUAL];
      return { code, path: file.shownAs, message: `${path} ${message}`, next };
    });
    return { resources: [], diagnostics };
  }
  const { metadata, spec } = data;
  const { name } = metadata;
  const { entry, errorMessageLimit: errorChars } = spec;
  const exports = spec.exports.map((one) => ({
    name: one.name,
    description: one.description ?? `${one.name} of ${name}`,
    parameters: { type: "object", ...one.parameters ?? { properties: {} } }
  }));
  return { resources: [{ file, name, entry, errorChars, exports }], diagnostics: [] };
}
function isNamePart(name) {
  return /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9-])?$/.test(name) && !name.includes("__");
}
function isFolderManifest({ shownAs }) {
  return /\/tool\.ya?ml$/.test(shownAs);
}
function isMeantAsTool(file, value) {
  const { kind = "Tool", apiVersion } = value;
  if (String(kind).toLowerCase() !== "tool") return false;
  return /\.tool\.ya?ml$/.test(file.shownAs) || apiVersion !== void 0;
}
function badDocument({ shownAs }, message) {
  return { resources: [], diagnostics: [{ code: "L_SHAPE", path: shownAs, message, next: USUAL }] };
}

// src/tools/host/load-tools.ts
async function loadTools(options) {
  const plans = await Promise.all(options.folders.map((folder) => planFolder(folder, options)));
  const tasks = plans.flatMap((plan) => plan.tasks);
  const planned = plans.map(({ diagnostics }) => ({ tools: [], diagnostics }));
  return joinLoadResults([...planned, ...await runImports(tasks, options)]);
}
async function planFolder(folder, { wanted }) {
  const found = await discoverToolFiles(folder);
  const load = createImporter(folder.root);
  const read = found.documents.map(readResources);
  const resources = read.flatMap((it) => it.resources).filter((it) => isWanted(it, wanted));
  const entries = await Promise.all(resources.map((it) => planResource(it, load)));
  const taken = new Set(entries.flatMap(({ tasks }) => tasks.map(({ path }) => path)));
  const modules = found.modules.filter(({ path }) => !taken.has(path) && mayHold(path, wanted));
  return {
    tasks: [
      ...modules.map((file) => planModule(file, load)),
      ...entries.flatMap(({ tasks }) => tasks)
    ],
    diagnostics: [found, ...read, ...entries].flatMap(({ diagnostics }) => diagnostics)
  };
}
function mayHold(path, wanted) {
  const stem = stemOf(path);
  return wanted?.some((name) => name === stem || name.startsWith(`${stem}_`)) ?? true;
}
function isWanted({ name, exports }, wanted) {
  return wanted === void 0 || exports.some((it) => wanted.includes(`${name}__${it.name}`));
}
function planModule(file, load) {
  const { shownAs, path } = file;
  return { shownAs, path, import: load, read: (exported) => readModule(file, exported) };
}
async function planResource(resource, load) {
  const { file, entry } = resource;
  const resolved = await resolveEntry(file.folder.root, entry);
  if (resolved.kind === "refused") {
    const message = `its entry ${JSON.stringify(entry.slice(0, 200))} ${resolved.reason}`;
    const next = "name a source file below the folder that holds tools/";
    return { tasks: [], diagnostics: [{ code: "L_ENTRY", path: file.shownAs, message, next }] };
  }
  const { path } = resolved;
  const read = async (exported) => readHandlers(resource, exported, await readFile(path, "utf8"));
  return { tasks: [{ shownAs: file.shownAs, path, import: load, read }], diagnostics: [] };
}
var NEXT_IMPORT_DELAY_MS = 300;
async function runImports(tasks, options) {
  const running = [];
  for (const task of tasks) {
    const loading = runImport(task, options);
    running.push(loading);
    await Promise.race([loading, wait(NEXT_IMPORT_DELAY_MS)]);
  }
  return Promise.all(running);
}
async function runImport(task, options) {
  const { broken, importMs, onImport, restoreGlobals } = options;
  const reason = broken[task.shownAs];
  if (reason !== void 0) return failedImport(task, reason);
  const timer = new AbortController();
  onImport(task.shownAs, "started");
  const work = importAndRead(task, restoreGlobals);
  const ended = await Promise.race([
    attempt(work),
    wait(importMs, "timed-out", { signal: timer.signal })
  ]);
  timer.abort();
  restoreGlobals(task.shownAs);
  onImport(task.shownAs, "ended");
  if (ended === "timed-out") {
    const seconds = Math.round(importMs / 100) / 10;
    return failedImport(task, `${DID_NOT_END} within ${seconds} s`);
  }
  return ended.kind === "done" ? ended.value : failedImport(task, describeThrown(ended.error));
}
async function importAndRead(task, restoreGlobals) {
  const exported = await task.import(task.path);
  restoreGlobals(task.shownAs);
  return task.read(exported);
}
function describeThrown(error) {
  const message = error instanceof Error ? error.message : toText(error);
  const missingFeature = findMissingFeature(message);
  const [first = "", second = ""] = (missingFeature?.message ?? message).split("\n").map((it) => it.trim());
  const where = /:\d+:\d+$/.test(second) ? ` at ${second}` : "";
  return headOf(`${first}${where}`, 500) || "importing it failed";
}
var DID_NOT_END = "importing it did not end";
function failedImport({ shownAs }, message) {
  return loadFailure({ code: "L_IMPORT", path: shownAs, message, next: adviceFor(message) });
}
function adviceFor(message) {
  if (message === NO_PROGRAMS_MESSAGE) {
    return "start programs when it is called, never while it is imported";
  }
  if (message.startsWith(DID_NOT_END)) {
    return "wait for things when it is called, never while it is imported";
  }
  if (message === "tool is not defined") return "begin with: import { tool } from '@squad/tools'";
  return /Cannot find (?:module|package)/.test(message) ? "commit what it imports beside it; packages are never installed" : "fix the file, and try it with `squad-action tools`";
}

// src/tools/host/mcp-server.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
async function connectMcpServer(transport, tools) {
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toMcpTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const calledTool = tools.find(({ name }) => name === params.name);
    if (calledTool === void 0) return toCallToolResult(unknownTool(params.name, tools));
    return toCallToolResult(
      await calledTool.call(params.arguments ?? {}, { id: randomUUID(), signal })
    );
  });
  await server.connect(transport);
}
function toMcpTool({
  name,
  description,
  inputSchema
}) {
  return { name, description, inputSchema: { ...inputSchema, type: "object" } };
}
function toCallToolResult({ kind, text: text2 }) {
  return { content: [{ type: "text", text: text2 }], isError: kind !== "ok" };
}
function unknownTool(name, tools) {
  const names = tools.map((it) => it.name).join(", ") || "none";
  const text2 = `E_TOOL_NOT_FOUND: there is no tool named ${name.slice(0, 64)}; there are: ${names}`;
  return { kind: "failed", text: text2 };
}

// src/tools/host/spill-reply.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join as join3 } from "node:path";
var MAX_TEXT_LENGTH = 262144;
async function spillLongReply(reply, folder) {
  if (reply.kind === "failed") return reply;
  const { kind, text: text2, data } = reply;
  if (text2.length <= MAX_TEXT_LENGTH) {
    return data === void 0 ? { kind, text: text2 } : { kind, text: text2, data };
  }
  const file = join3(folder, `long-${randomUUID2()}.txt`);
  const written = await attempt(writeFile(file, text2, { mode: 384 }));
  const spilled = {
    file: written.kind === "done" ? file : "",
    bytes: Buffer.byteLength(text2),
    lines: lineCount(text2)
  };
  return { kind, text: headOf(text2, MAX_TEXT_LENGTH), spilled };
}

// src/tools/host/serve-tools.ts
async function serveTools(transport, deps) {
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} } });
  const state = { loaded: EMPTY_LOAD_RESULT, hasRuntime: false, running: [] };
  server.setRequestHandler(loadRequest, async ({ params }) => {
    state.hasRuntime = params.hasRuntime;
    state.loaded = await loadFolders(server, params, deps);
    const { tools, diagnostics } = state.loaded;
    return { tools: tools.map(({ tool: tool2 }) => tool2), diagnostics };
  });
  server.setRequestHandler(runningRequest, () => ({ calls: state.running }));
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: state.loaded.tools.map(({ tool: tool2 }) => toMcpTool(tool2))
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const parsedContext = contextSchema.safeParse(params._meta?.[META_KEYS.context] ?? {});
    const context = parsedContext.success ? parsedContext.data : contextSchema.parse({});
    const loaded = findTool(state.loaded, params);
    if (loaded === void 0) return toCallToolResult2(unknownTool2(params.name));
    const toolServer = { server, state, deps };
    const reply = await callLoadedTool(toolServer, loaded, params, { context, signal });
    return toCallToolResult2(await spillLongReply(reply, deps.scratch));
  });
  await server.connect(transport);
}
async function loadFolders(server, params, { restoreGlobals }) {
  return loadTools({
    ...params,
    folders: params.folders.map(({ commit, ...folder }) => ({ ...folder, commit })),
    restoreGlobals,
    onImport(path, state) {
      const method = "notifications/squad/import";
      void server.transport?.send({ jsonrpc: "2.0", method, params: { path, state } });
    }
  });
}
function findTool({ tools }, { name, _meta: meta }) {
  const chosen = originSchema.safeParse(meta?.[META_KEYS.origin]).data;
  return tools.find(
    ({ tool: { name: known, origin } }) => known === name && (chosen === void 0 || origin.scope === chosen.scope && origin.path === chosen.path)
  );
}
function unknownTool2(name) {
  const message = `there is no tool named ${name.slice(0, 64)}`;
  return failedReply("E_TOOL_NOT_FOUND", message, "use another");
}
async function callLoadedTool({ server, state, deps }, loaded, { name, arguments: args = {} }, { context, signal }) {
  const runtime = state.hasRuntime ? createAgentToolRuntime(server, { toolCallId: context.toolCallId, signal }) : void 0;
  const { logger, guard, restoreGlobals } = deps;
  const work = async () => {
    state.running.push(context.toolCallId);
    try {
      return await loaded.run(args, { context, signal, logger, runtime });
    } finally {
      state.running.splice(state.running.indexOf(context.toolCallId), 1);
    }
  };
  const ended = await attempt(guard(work));
  restoreGlobals(name);
  if (ended.kind === "done") return ended.value;
  const { errorChars } = loaded.tool.limits;
  const explanation = await attempt(() => explainFailure(ended.error, errorChars, name));
  if (explanation.kind === "done") return explanation.value;
  return failedReply("E_TOOL", "it threw something that cannot be read", "go on without this tool");
}
function toCallToolResult2(reply) {
  const text2 = reply.kind === "ok" ? reply.text : `${reply.code}: ${reply.message}`;
  return {
    content: [{ type: "text", text: text2 }],
    isError: reply.kind === "failed",
    // The text is sent once; the reader of the reply puts it back.
    _meta: { [META_KEYS.reply]: reply.kind === "ok" ? { ...reply, text: "" } : reply }
  };
}

// src/tools/host/stray-failures.ts
init_define_RUNTIME_PACKAGES();
function trackStrayFailures() {
  const running = /* @__PURE__ */ new Set();
  return {
    async guard(work) {
      let fail;
      const strayFailure = new Promise((_, reject) => {
        fail = reject;
        running.add(reject);
      });
      return Promise.race([work(), strayFailure]).finally(() => fail && running.delete(fail));
    },
    handleStray(error) {
      const [only, ...others] = running;
      if (only === void 0 || others.length > 0) return false;
      only(error);
      return true;
    }
  };
}

// src/adapters/tool-host/explain-no-programs.ts
init_define_RUNTIME_PACKAGES();
import childProcess from "node:child_process";
import { syncBuiltinESMExports as syncBuiltinESMExports2 } from "node:module";
var PROGRAM_STARTERS = [
  "exec",
  "execFile",
  "fork",
  "spawn",
  "execSync",
  "execFileSync",
  "spawnSync"
];
function explainNoPrograms() {
  for (const name of PROGRAM_STARTERS) Reflect.set(childProcess, name, throwNoPrograms);
  syncBuiltinESMExports2();
}
function throwNoPrograms() {
  const facts = { code: "ERR_ACCESS_DENIED", permission: "ChildProcess" };
  throw Object.assign(new Error(NO_PROGRAMS_MESSAGE), facts);
}

// src/adapters/tool-host/tool-worker.ts
async function serveWorker() {
  const logger = new Console({ stdout: process.stderr, stderr: process.stderr });
  restrictSignals();
  if (process.permission?.has("child") === false) explainNoPrograms();
  else process.execArgv = [];
  const strays = trackStrayFailures();
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error) => {
      if (!strays.handleStray(error))
        logger.error(`Unhandled error in a tool: ${describe(error).message}`);
    });
  }
  const socket = new Socket({ fd: CONNECTION_FD, readable: true, writable: true });
  socket.once("close", () => process.exit(0));
  socket.on("error", () => process.exit(0));
  const transport = new StdioServerTransport(socket, socket);
  const shield = guardGlobals();
  const restoreGlobals = (whose) => {
    const lasting = shield.restore();
    if (lasting.length === 0) return;
    logger.error(`${whose} changed ${lasting.join(", ")} for good: nothing else could run here`);
    process.exit(UNUSABLE_EXIT_CODE);
  };
  await serveTools(transport, {
    logger,
    guard: strays.guard,
    restoreGlobals,
    scratch: tmpdir()
  });
}
var UNUSABLE_EXIT_CODE = 70;
var NOT_PERMITTED = -1;
function restrictSignals() {
  const signal = Reflect.get(process, "_kill");
  const guarded = (pid, number) => {
    const isOwn = pid === process.pid && typeof signal === "function";
    return isOwn ? Reflect.apply(signal, process, [pid, number]) : NOT_PERMITTED;
  };
  const throwNoDebugging = () => {
    throw new Error("a tool debugs no process");
  };
  for (const [name, value] of [
    ["_kill", guarded],
    ["_debugProcess", throwNoDebugging],
    ["_debugEnd", throwNoDebugging]
  ]) {
    Object.defineProperty(process, name, { value, writable: false, configurable: false });
  }
}

// src/cli/mcp.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { basename as basename2, dirname, join as join4, relative, resolve } from "node:path";
async function serveMcpTools(settings) {
  const closed = untilClosed();
  await removeStaleFolders();
  const scratch = await mkdtemp(join4(tmpdir2(), `${FOLDER_PREFIX}${process.pid}-`));
  const openedTools = await openTools(settings, scratch);
  const context = unrecordedToolContext(CALLER);
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  const definitions = [
    ...hostedTools(settings, openedTools, scratch),
    ...executableTools(settings, openedTools, scratch)
  ];
  await connectMcpServer(
    transport,
    definitions.map((definition) => bindTool(definition, context))
  );
  await closed;
  await openedTools.host.close();
  await removeFolder(scratch);
}
var FOLDER_PREFIX = "squad-mcp-";
var CALLER = "mcp";
async function openTools(settings, scratch) {
  const { folder, directory, passed, mayStartPrograms } = settings;
  const root = resolve(folder);
  const shownAs = join4(relative(dirname(root), root) || basename2(root), "tools");
  const tools = { root, scope: "local", shownAs, commit: void 0 };
  const { home, private: own } = foldersIn(scratch);
  await Promise.all([home, own].map((path) => mkdir(path)));
  const box = await openLocalBox(own, printLine);
  const host = await createToolHosts(box).open({
    folders: [tools],
    workdir: resolve(directory),
    scratch: home,
    passed,
    mayStartPrograms,
    // Standard output carries the protocol.
    log: printLine,
    keep: hostOutputFolder(keepingIn(scratch), (text2) => text2)
  });
  const scan = await scanExecutables(tools);
  const listing = joinListings([await host.list(), toToolListing(scan)]);
  printListing(listing);
  const executables = scan.executables.filter(({ tool: tool2 }) => listing.tools.includes(tool2));
  return { host, box, listing, executables };
}
function foldersIn(scratch) {
  return { home: join4(scratch, "home"), private: join4(scratch, "box") };
}
function keepingIn(scratch) {
  return { folder: scratch, shownAs: scratch };
}
function hostedTools({ directory }, { host, listing }, scratch) {
  const author = { who: CALLER, session: `${CALLER}-${process.pid}`, workdir: resolve(directory) };
  const deps = localHostDeps(author, host, keepingIn(scratch));
  const hosted = listing.tools.filter(({ kind }) => kind !== "executable");
  return hosted.map((tool2) => defineHostedTool(tool2, deps));
}
function executableTools({ directory, passed }, { executables, box }, scratch) {
  if (executables.length === 0) return [];
  const { home } = foldersIn(scratch);
  const runSettings = { scratch: home, cache: scratch, program: hostProgram(), passed, box };
  const deps = {
    ...localRunDeps({
      ...runSettings,
      network: "none",
      workdir: resolve(directory),
      keeping: keepingIn(scratch)
    }),
    catalog: async () => ({ allowed: executables, withheld: [] }),
    proposed: async () => []
  };
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  return [
    createRunCustomTool(deps, executables),
    ...exposed.map((executable) => defineExposedTool(executable, deps))
  ];
}
function printLine(line) {
  process.stderr.write(`${line}
`);
}
function printListing({ tools, diagnostics }) {
  printLine(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, message, next } of diagnostics) {
    printLine(`${code} ${path}: ${message}; ${next}`);
  }
}
function untilClosed() {
  return new Promise((resolve3) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => resolve3());
    process.stdin.once("end", resolve3);
    process.stdin.once("close", resolve3);
  });
}
async function removeStaleFolders() {
  const names = await readdir(tmpdir2()).catch(() => []);
  const stale = names.filter((name) => name.startsWith(FOLDER_PREFIX) && !isAlive(name));
  await Promise.all(stale.map((name) => removeFolder(join4(tmpdir2(), name))));
}
function isAlive(name) {
  const pid = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// src/tool-host.ts
var HELP = `node tool-host.js [mcp] --folder .squad
    [--directory .] [--env NAME]... [--programs]

  Serves the tools of a repository to an MCP client over standard input and
  output.

  --folder     the folder that holds tools/
  --directory  where the tools work; this folder unless told
  --env        a variable that the tools may see
  --programs   tools may start programs, to which no limit applies

node tool-host.js run <file> [-- <flags>]

  Runs a TypeScript or JavaScript file.

node tool-host.js tools --help

  Lists or runs the tools of a working tree.
`;
var OPTIONS = {
  folder: { type: "string" },
  directory: { type: "string", default: "." },
  env: { type: "string", multiple: true },
  programs: { type: "boolean", default: false }
};
async function readSettings(args) {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  if (typeof read === "string") return `${read}

${HELP}`;
  const { folder = "", directory, env = [], programs } = read.values;
  if (folder === "") return `--folder is missing: name the folder that holds tools/.

${HELP}`;
  const kept = env.find((name) => !mayPassVariable(name));
  const whyNot = (kept === void 0 ? void 0 : forbiddenVariable(kept)) ?? await whyNotFolder(resolve2(directory)) ?? await whyNotFolder(resolve2(folder), "--folder");
  return whyNot ?? { folder, directory, passed: env, mayStartPrograms: programs };
}
function forbiddenVariable(name) {
  return `--env ${JSON.stringify(name)} names no variable that tools may see.
Give a plain name; tokens, inputs and the runner's own are never passed.
`;
}
async function runFile(file, rest) {
  const path = resolve2(file);
  if (!existsSync2(path)) {
    process.exitCode = printUsageError(
      `There is no file ${path}.
To call a tool: node tool-host.js tools run <name>
`
    );
    return;
  }
  process.argv.splice(1, process.argv.length, path, ...rest[0] === "--" ? rest.slice(1) : rest);
  await createImporter(dirname2(path))(path);
}
async function runToolsCommand(args) {
  const { toolsCommand } = await import("./chunks/tools-C5HVTVPG.js");
  ignoreClosedPipe(process.stdout);
  const ran = await attempt(toolsCommand(args));
  process.exitCode = ran.kind === "done" ? ran.value : printFailure(shortErrorText(ran.error));
}
async function main() {
  const [verb, file, ...rest] = process.argv.slice(2);
  if (verb === "--worker") return serveWorker();
  if (verb === "run" && file !== void 0) return runFile(file, rest);
  if (verb === "tools") return runToolsCommand(process.argv.slice(3));
  const flags = process.argv.slice(verb === "mcp" ? 3 : 2);
  if (flags.some((flag) => ["-h", "--help"].includes(flag))) {
    process.exitCode = printOutput(HELP);
    return;
  }
  const settings = await readSettings(flags);
  if (typeof settings === "string") {
    process.exitCode = printUsageError(settings);
    return;
  }
  await serveMcpTools(settings);
  process.exit(0);
}
await main();
