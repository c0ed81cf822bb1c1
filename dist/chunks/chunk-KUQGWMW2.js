import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  openGlobalFolder
} from "./chunk-KLCHYJXE.js";
import {
  changedFileLines,
  claimsSuccess,
  cutShortText,
  pathList,
  refusedLines,
  renderChecks,
  renderLongText,
  renderUnfounded,
  reviewProgress,
  undoneItems,
  unfinishedAgents
} from "./chunk-WE3IQZBQ.js";
import {
  agentName,
  firstMeaningfulLine,
  renderProposedTools
} from "./chunk-USETC6I6.js";
import {
  WORK_MERGE_RULES,
  mergeWithUnion,
  readTrailedCommits,
  tellsRejections,
  withTrailers
} from "./chunk-CY2IDJSS.js";
import {
  demoteHeadings,
  narrowRights
} from "./chunk-7EPI3MSO.js";
import {
  code,
  collapsible,
  firstThatFits,
  headingOf,
  inline,
  joinNames,
  linesLabel,
  linesLink,
  link,
  list,
  paragraphs,
  readLines,
  repositoryUrl,
  section
} from "./chunk-TDOGVDBM.js";
import {
  BUNDLE_FILE,
  addedLines,
  countDeletions,
  keepInBundle,
  pathsChangedSince,
  readChangedPaths,
  readLog,
  splitPaths,
  treeOf
} from "./chunk-RVQBJLPX.js";
import {
  makeFolders,
  workInFolder
} from "./chunk-VD5POLHL.js";
import {
  listFailedWays,
  readToolFiles,
  scanExecutables
} from "./chunk-CFEYPTVN.js";
import {
  approvableName,
  isApproved
} from "./chunk-MLTXGWX5.js";
import {
  sanitise
} from "./chunk-XAKR566N.js";
import {
  serialize,
  shareWork
} from "./chunk-4PFL7EPU.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  wayInside
} from "./chunk-WU2F77GJ.js";
import {
  openPlain
} from "./chunk-YHETANZS.js";
import {
  capitalise,
  firstSentence,
  isUnseen,
  oneLine,
  withoutUnseen
} from "./chunk-6GCJ4LC6.js";
import {
  COORDINATOR,
  addAgentRow
} from "./chunk-UXQFGFHB.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  __commonJS,
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

var require_constants=__commonJS({"node_modules/picomatch/lib/constants.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var WIN_NO_SLASH="[^\\\\/]";var ONE_CHAR="(?=.)";var QMARK="[^/]";var END_ANCHOR="(?:\\/|$)";var START_ANCHOR="(?:^|\\/)";var DOTS_SLASH=`\\.{1,2}${END_ANCHOR}`;var NO_DOT="(?!\\.)";var NO_DOTS=`(?!${START_ANCHOR}${DOTS_SLASH})`;var NO_DOT_SLASH=`(?!\\.{0,1}${END_ANCHOR})`;var NO_DOTS_SLASH=`(?!${DOTS_SLASH})`;var QMARK_NO_DOT="[^.\\/]";var STAR=`${QMARK}*?`;var SEP="/";var POSIX_CHARS={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR,QMARK,END_ANCHOR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK_NO_DOT,STAR,START_ANCHOR,SEP};var WINDOWS_CHARS={...POSIX_CHARS,SLASH_LITERAL:"[\\\\/]",QMARK:WIN_NO_SLASH,STAR:`${WIN_NO_SLASH}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"};var POSIX_REGEX_SOURCE={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};module.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(A){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${A.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(A){return A===true?WINDOWS_CHARS:POSIX_CHARS}}}});
var require_utils=__commonJS({"node_modules/picomatch/lib/utils.js"(exports){"use strict";init_define_RUNTIME_PACKAGES();var{REGEX_BACKSLASH,REGEX_REMOVE_BACKSLASH,REGEX_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_GLOBAL}=require_constants();exports.isObject=e=>e!==null&&typeof e=="object"&&!Array.isArray(e),exports.hasRegexChars=e=>REGEX_SPECIAL_CHARS.test(e),exports.isRegexChar=e=>e.length===1&&exports.hasRegexChars(e),exports.escapeRegex=e=>e.replace(REGEX_SPECIAL_CHARS_GLOBAL,"\\$1"),exports.toPosixSlashes=e=>e.replace(REGEX_BACKSLASH,"/"),exports.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){const e=navigator.platform.toLowerCase();return e==="win32"||e==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":false},exports.removeBackslashes=e=>e.replace(REGEX_REMOVE_BACKSLASH,t=>t==="\\"?"":t),exports.escapeLast=(e,t,r)=>{const s=e.lastIndexOf(t,r);return s===-1?e:e[s-1]==="\\"?exports.escapeLast(e,t,s-1):`${e.slice(0,s)}\\${e.slice(s)}`},exports.removePrefix=(e,t={})=>{let r=e;return r.startsWith("./")&&(r=r.slice(2),t.prefix="./"),r},exports.wrapOutput=(e,t={},r={})=>{const s=r.contains?"":"^",n=r.contains?"":"$";let o=`${s}(?:${e})${n}`;return t.negated===true&&(o=`(?:^(?!${o}).*$)`),o},exports.basename=(e,{windows:t}={})=>{const r=e.split(t?/[\\/]/:"/"),s=r[r.length-1];return s===""?r[r.length-2]:s}}});
var require_scan=__commonJS({"node_modules/picomatch/lib/scan.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var utils=require_utils();var{CHAR_ASTERISK,CHAR_AT,CHAR_BACKWARD_SLASH,CHAR_COMMA,CHAR_DOT,CHAR_EXCLAMATION_MARK,CHAR_FORWARD_SLASH,CHAR_LEFT_CURLY_BRACE,CHAR_LEFT_PARENTHESES,CHAR_LEFT_SQUARE_BRACKET,CHAR_PLUS,CHAR_QUESTION_MARK,CHAR_RIGHT_CURLY_BRACE,CHAR_RIGHT_PARENTHESES,CHAR_RIGHT_SQUARE_BRACKET}=require_constants();var isPathSeparator=n=>n===CHAR_FORWARD_SLASH||n===CHAR_BACKWARD_SLASH;var depth=n=>{n.isPrefix!==true&&(n.depth=n.isGlobstar?1/0:1)};var scan=(n,w)=>{const u=w||{},L=n.length-1,h=u.parts===true||u.tokens===true||u.scanToEnd===true,H=[],i=[],G=[];let a=n,b=-1,r=0,_=0,x=false,m=false,l=false,S=false,D=false,d=false,k=false,K=false,P=false,o=false,g=0,B,e,t={value:"",depth:0,isGlob:false};const T=()=>b>=L,M=()=>a.charCodeAt(b+1),f=()=>(B=e,a.charCodeAt(++b));for(;b<L;){e=f();let c;if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,e=f(),e===CHAR_LEFT_CURLY_BRACE&&(d=true);continue}if(d===true||e===CHAR_LEFT_CURLY_BRACE){for(g++;T()!==true&&(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(e===CHAR_LEFT_CURLY_BRACE){g++;continue}if(d!==true&&e===CHAR_DOT&&(e=f())===CHAR_DOT){if(x=t.isBrace=true,l=t.isGlob=true,o=true,h===true)continue;break}if(d!==true&&e===CHAR_COMMA){if(x=t.isBrace=true,l=t.isGlob=true,o=true,h===true)continue;break}if(e===CHAR_RIGHT_CURLY_BRACE&&(g--,g===0)){d=false,x=t.isBrace=true,o=true;break}}if(h===true)continue;break}if(e===CHAR_FORWARD_SLASH){if(H.push(b),i.push(t),t={value:"",depth:0,isGlob:false},o===true)continue;if(B===CHAR_DOT&&b===r+1){r+=2;continue}_=b+1;continue}if(u.noext!==true&&(e===CHAR_PLUS||e===CHAR_AT||e===CHAR_ASTERISK||e===CHAR_QUESTION_MARK||e===CHAR_EXCLAMATION_MARK)===true&&M()===CHAR_LEFT_PARENTHESES){if(l=t.isGlob=true,S=t.isExtglob=true,o=true,e===CHAR_EXCLAMATION_MARK&&b===r&&(P=true),h===true){let p=0;for(;T()!==true&&(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(e===CHAR_LEFT_PARENTHESES){p++;continue}if(e===CHAR_RIGHT_PARENTHESES&&--p===0){o=true;break}}continue}break}if(e===CHAR_ASTERISK){if(B===CHAR_ASTERISK&&(D=t.isGlobstar=true),l=t.isGlob=true,o=true,h===true)continue;break}if(e===CHAR_QUESTION_MARK){if(l=t.isGlob=true,o=true,h===true)continue;break}if(e===CHAR_LEFT_SQUARE_BRACKET){for(;T()!==true&&(c=f());){if(c===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(c===CHAR_RIGHT_SQUARE_BRACKET){m=t.isBracket=true,l=t.isGlob=true,o=true;break}}if(h===true)continue;break}if(u.nonegate!==true&&e===CHAR_EXCLAMATION_MARK&&b===r){K=t.negated=true,r++;continue}if(u.noparen!==true&&e===CHAR_LEFT_PARENTHESES){if(l=t.isGlob=true,h===true){let E=1;for(;T()!==true&&(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(e===CHAR_LEFT_PARENTHESES){E++;continue}if(e===CHAR_RIGHT_PARENTHESES&&--E===0){o=true;break}}continue}break}if(l===true){if(o=true,h===true)continue;break}}u.noext===true&&(S=false,l=false);let s=a,v="",C="";r>0&&(v=a.slice(0,r),a=a.slice(r),_-=r),s&&l===true&&_>0?(s=a.slice(0,_),C=a.slice(_)):l===true?(s="",C=a):s=a,s&&s!==""&&s!=="/"&&s!==a&&isPathSeparator(s.charCodeAt(s.length-1))&&(s=s.slice(0,-1)),u.unescape===true&&(C&&(C=utils.removeBackslashes(C)),s&&k===true&&(s=utils.removeBackslashes(s)));const R={prefix:v,input:n,start:r,base:s,glob:C,isBrace:x,isBracket:m,isGlob:l,isExtglob:S,isGlobstar:D,negated:K,negatedExtglob:P};if(u.tokens===true&&(R.maxDepth=0,isPathSeparator(e)||i.push(t),R.tokens=i),u.parts===true||u.tokens===true){let c;for(let A=0;A<H.length;A++){const O=c!==void 0?c+1:r,I=H[A],U=n.slice(O,I);u.tokens&&(A===0&&r!==0?(i[A].isPrefix=true,i[A].value=v):i[A].value=U,depth(i[A]),R.maxDepth+=i[A].depth),I>=r&&(G.push(U),c=I)}const E=c!==void 0?c+1:r,p=n.slice(E);G.push(p),u.tokens&&c&&c+1<n.length&&(i[i.length-1].value=p,depth(i[i.length-1]),R.maxDepth+=i[i.length-1].depth),R.slashes=H,R.parts=G}return R};module.exports=scan}});
var require_parse=__commonJS({"node_modules/picomatch/lib/parse.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var constants=require_constants();var utils=require_utils();var{MAX_LENGTH:MAX_LENGTH3,POSIX_REGEX_SOURCE,REGEX_NON_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_BACKREF,REPLACEMENTS}=constants;var expandRange=(s,a)=>{if(typeof a.expandRange=="function")return a.expandRange(...s,a);s.sort();const t=`[${s.join("-")}]`;try{new RegExp(t)}catch{return s.map(g=>utils.escapeRegex(g)).join("..")}return t};var syntaxError=(s,a)=>`Missing ${s}: "${a}" - use "\\\\${a}" to match literal characters`;var splitTopLevel=s=>{const a=[];let t=0,h=0,g=0,p="",i=false;for(const c of s){if(i===true){p+=c,i=false;continue}if(c==="\\"){p+=c,i=true;continue}if(c==='"'){g=g===1?0:1,p+=c;continue}if(g===0){if(c==="[")t++;else if(c==="]"&&t>0)t--;else if(t===0){if(c==="(")h++;else if(c===")"&&h>0)h--;else if(c==="|"&&h===0){a.push(p),p="";continue}}}p+=c}return a.push(p),a};var isPlainBranch=s=>{let a=false;for(const t of s){if(a===true){a=false;continue}if(t==="\\"){a=true;continue}if(/[?*+@!()[\]{}]/.test(t))return false}return true};var normalizeSimpleBranch=s=>{let a=s.trim(),t=true;for(;t===true;)t=false,/^@\([^\\()[\]{}|]+\)$/.test(a)&&(a=a.slice(2,-1),t=true);if(isPlainBranch(a))return a.replace(/\\(.)/g,"$1")};var hasRepeatedCharPrefixOverlap=s=>{const a=s.map(normalizeSimpleBranch).filter(Boolean);for(let t=0;t<a.length;t++)for(let h=t+1;h<a.length;h++){const g=a[t],p=a[h],i=g[0];if(!(!i||g!==i.repeat(g.length)||p!==i.repeat(p.length))&&(g===p||g.startsWith(p)||p.startsWith(g)))return true}return false};var parseRepeatedExtglob=(s,a=true)=>{if(s[0]!=="+"&&s[0]!=="*"||s[1]!=="(")return;let t=0,h=0,g=0,p=false;for(let i=1;i<s.length;i++){const c=s[i];if(p===true){p=false;continue}if(c==="\\"){p=true;continue}if(c==='"'){g=g===1?0:1;continue}if(g!==1){if(c==="["){t++;continue}if(c==="]"&&t>0){t--;continue}if(!(t>0)){if(c==="("){h++;continue}if(c===")"&&(h--,h===0))return a===true&&i!==s.length-1?void 0:{type:s[0],body:s.slice(2,i),end:i}}}}};var buildCharClassStar=s=>`${s.length===1?utils.escapeRegex(s[0]):`[${s.map(t=>utils.escapeRegex(t)).join("")}]`}*`;var getStarExtglobSequenceChars=s=>{let a=0;const t=[];for(;a<s.length;){const h=parseRepeatedExtglob(s.slice(a),false);if(!h||h.type!=="*")return;const g=splitTopLevel(h.body).map(i=>i.trim());if(g.length!==1)return;const p=normalizeSimpleBranch(g[0]);if(!p||p.length!==1)return;t.push(p),a+=h.end+1}if(!(t.length<1))return t};var repeatedExtglobRecursion=s=>{let a=0,t=s.trim(),h=parseRepeatedExtglob(t);for(;h;)a++,t=h.body.trim(),h=parseRepeatedExtglob(t);return a};var analyzeRepeatedExtglob=(s,a)=>{if(a.maxExtglobRecursion===false)return{risky:false};const t=typeof a.maxExtglobRecursion=="number"?a.maxExtglobRecursion:constants.DEFAULT_MAX_EXTGLOB_RECURSION,h=splitTopLevel(s).map(c=>c.trim());if(h.length>1&&(h.some(c=>c==="")||h.some(c=>/^[*?]+$/.test(c))||hasRepeatedCharPrefixOverlap(h)))return{risky:true};const g=[];let p=false,i=true;for(const c of h){const I=getStarExtglobSequenceChars(c);if(I){p=true,g.push(...I);continue}const A=normalizeSimpleBranch(c);if(A&&A.length===1){g.push(A);continue}if(i=false,repeatedExtglobRecursion(c)>t)return{risky:true}}return p?i?{risky:true,safeOutput:buildCharClassStar([...new Set(g)])}:{risky:true}:{risky:false}};var parse=(s,a)=>{if(typeof s!="string")throw new TypeError("Expected a string");s=REPLACEMENTS[s]||s;const t={...a},h=typeof t.maxLength=="number"?Math.min(MAX_LENGTH3,t.maxLength):MAX_LENGTH3;let g=s.length;if(g>h)throw new SyntaxError(`Input length: ${g}, exceeds maximum allowed length: ${h}`);const p={type:"bos",value:"",output:t.prepend||""},i=[p],c=t.capture?"":"?:",I=constants.globChars(t.windows),A=constants.extglobChars(I),{DOT_LITERAL:N,PLUS_LITERAL:X,SLASH_LITERAL:L,ONE_CHAR:B,DOTS_SLASH:w,NO_DOT:M,NO_DOT_SLASH:j,NO_DOTS_SLASH:U,QMARK:d,QMARK_NO_DOT:H,STAR:F,START_ANCHOR:J}=I,E=r=>`(${c}(?:(?!${J}${r.dot?w:N}).)*?)`,O=t.dot?"":M,G=t.dot?d:H;let S=t.bash===true?E(t):F;t.capture&&(S=`(${S})`),typeof t.noext=="boolean"&&(t.noextglob=t.noext);const e={input:s,index:-1,start:0,dot:t.dot===true,consumed:"",output:"",prefix:"",backtrack:false,negated:false,brackets:0,braces:0,parens:0,quotes:0,globstar:false,tokens:i};s=utils.removePrefix(s,e),g=s.length;const m=[],k=[],K=[];let u=p,n;const Q=()=>e.index===g-1,v=e.peek=(r=1)=>s[e.index+r],T=e.advance=()=>s[++e.index]||"",q=()=>s.slice(e.index+1),_=(r="",y=0)=>{e.consumed+=r,e.index+=y},z=r=>{e.output+=r.output!=null?r.output:r.value,_(r.value)},Y=()=>{let r=1;for(;v()==="!"&&(v(2)!=="("||v(3)==="?");)T(),e.start++,r++;return r%2===0?false:(e.negated=true,e.start++,true)},W=r=>{e[r]++,K.push(r)},C=r=>{e[r]--,K.pop()},l=r=>{if(u.type==="globstar"){const y=e.braces>0&&(r.type==="comma"||r.type==="brace"),o=r.extglob===true||m.length&&(r.type==="pipe"||r.type==="paren");r.type!=="slash"&&r.type!=="paren"&&!y&&!o&&(e.output=e.output.slice(0,-u.output.length),u.type="star",u.value="*",u.output=S,e.output+=u.output)}if(m.length&&r.type!=="paren"&&(m[m.length-1].inner+=r.value),(r.value||r.output)&&z(r),u&&u.type==="text"&&r.type==="text"){u.output=(u.output||u.value)+r.value,u.value+=r.value;return}r.prev=u,i.push(r),u=r},V=(r,y)=>{const o={...A[y],conditions:1,inner:""};o.prev=u,o.parens=e.parens,o.output=e.output,o.startIndex=e.index,o.tokensIndex=i.length;const f=(t.capture?"(":"")+o.open;W("parens"),l({type:r,value:y,output:e.output?"":B}),l({type:"paren",extglob:true,value:T(),output:f}),m.push(o)},Z=r=>{const y=s.slice(r.startIndex,e.index+1),o=s.slice(r.startIndex+2,e.index),f=analyzeRepeatedExtglob(o,t);if((r.type==="plus"||r.type==="star")&&f.risky){const b=f.safeOutput?(r.output?"":B)+(t.capture?`(${f.safeOutput})`:f.safeOutput):void 0,R=i[r.tokensIndex];R.type="text",R.value=y,R.output=b||utils.escapeRegex(y);for(let D=r.tokensIndex+1;D<i.length;D++)i[D].value="",i[D].output="",delete i[D].suffix;e.output=r.output+R.output,e.backtrack=true,l({type:"paren",extglob:true,value:n,output:""}),C("parens");return}let x=r.close+(t.capture?")":""),$;if(r.type==="negate"){let b=S;if(r.inner&&r.inner.length>1&&r.inner.includes("/")&&(b=E(t)),(b!==S||Q()||/^\)+$/.test(q()))&&(x=r.close=`)$))${b}`),r.inner.includes("*")&&($=q())&&/^\.[^\\/.]+$/.test($)){const R=parse($,{...a,fastpaths:false}).output;x=r.close=`)${R})${b})`}r.prev.type==="bos"&&(e.negatedExtglob=true)}l({type:"paren",extglob:true,value:n,output:x}),C("parens")};if(t.fastpaths!==false&&!/(^[*!]|[/()[\]{}"])/.test(s)){let r=false,y=s.replace(REGEX_SPECIAL_CHARS_BACKREF,(o,f,x,$,b,R)=>$==="\\"?(r=true,o):$==="?"?f?f+$+(b?d.repeat(b.length):""):R===0?G+(b?d.repeat(b.length):""):d.repeat(x.length):$==="."?N.repeat(x.length):$==="*"?f?f+$+(b?S:""):S:f?o:`\\${o}`);return r===true&&(t.unescape===true?y=y.replace(/\\/g,""):y=y.replace(/\\+/g,o=>o.length%2===0?"\\\\":o?"\\":"")),y===s&&t.contains===true?(e.output=s,e):(e.output=utils.wrapOutput(y,e,a),e)}for(;!Q();){if(n=T(),n==="\0")continue;if(n==="\\"){const o=v();if(o==="/"&&t.bash!==true||o==="."||o===";")continue;if(!o){n+="\\",l({type:"text",value:n});continue}const f=/^\\+/.exec(q());let x=0;if(f&&f[0].length>2&&(x=f[0].length,e.index+=x,x%2!==0&&(n+="\\")),t.unescape===true?n=T():n+=T(),e.brackets===0){l({type:"text",value:n});continue}}if(e.brackets>0&&(n!=="]"||u.value==="["||u.value==="[^")){if(t.posix!==false&&n===":"){const o=u.value.slice(1);if(o.includes("[")&&(u.posix=true,o.includes(":"))){const f=u.value.lastIndexOf("["),x=u.value.slice(0,f),$=u.value.slice(f+2),b=POSIX_REGEX_SOURCE[$];if(b){u.value=x+b,e.backtrack=true,T(),!p.output&&i.indexOf(u)===1&&(p.output=B);continue}}}(n==="["&&v()!==":"||n==="-"&&v()==="]")&&(n=`\\${n}`),n==="]"&&(u.value==="["||u.value==="[^")&&(n=`\\${n}`),t.posix===true&&n==="!"&&u.value==="["&&(n="^"),u.value+=n,z({value:n});continue}if(e.quotes===1&&n!=='"'){n=utils.escapeRegex(n),u.value+=n,z({value:n});continue}if(n==='"'){e.quotes=e.quotes===1?0:1,t.keepQuotes===true&&l({type:"text",value:n});continue}if(n==="("){W("parens"),l({type:"paren",value:n});continue}if(n===")"){if(e.parens===0&&t.strictBrackets===true)throw new SyntaxError(syntaxError("opening","("));const o=m[m.length-1];if(o&&e.parens===o.parens+1){Z(m.pop());continue}l({type:"paren",value:n,output:e.parens?")":"\\)"}),C("parens");continue}if(n==="["){if(t.nobracket===true||!q().includes("]")){if(t.nobracket!==true&&t.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"));n=`\\${n}`}else W("brackets");l({type:"bracket",value:n});continue}if(n==="]"){if(t.nobracket===true||u&&u.type==="bracket"&&u.value.length===1){l({type:"text",value:n,output:`\\${n}`});continue}if(e.brackets===0){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("opening","["));l({type:"text",value:n,output:`\\${n}`});continue}C("brackets");const o=u.value.slice(1);if(u.posix!==true&&o[0]==="^"&&!o.includes("/")&&(n=`/${n}`),u.value+=n,z({value:n}),t.literalBrackets===false||utils.hasRegexChars(o))continue;const f=utils.escapeRegex(u.value);if(e.output=e.output.slice(0,-u.value.length),t.literalBrackets===true){e.output+=f,u.value=f;continue}u.value=`(${c}${f}|${u.value})`,e.output+=u.value;continue}if(n==="{"&&t.nobrace!==true){W("braces");const o={type:"brace",value:n,output:"(",outputIndex:e.output.length,tokensIndex:e.tokens.length};k.push(o),l(o);continue}if(n==="}"){const o=k[k.length-1];if(t.nobrace===true||!o){l({type:"text",value:n,output:n});continue}let f=")";if(o.dots===true){const x=i.slice(),$=[];for(let b=x.length-1;b>=0&&(i.pop(),x[b].type!=="brace");b--)x[b].type!=="dots"&&$.unshift(x[b].value);f=expandRange($,t),e.backtrack=true}if(o.comma!==true&&o.dots!==true){const x=e.output.slice(0,o.outputIndex),$=e.tokens.slice(o.tokensIndex);o.value=o.output="\\{",n=f="\\}",e.output=x;for(const b of $)e.output+=b.output||b.value}l({type:"brace",value:n,output:f}),C("braces"),k.pop();continue}if(n==="|"){m.length>0&&m[m.length-1].conditions++,l({type:"text",value:n});continue}if(n===","){let o=n;const f=k[k.length-1];f&&K[K.length-1]==="braces"&&(f.comma=true,o="|"),l({type:"comma",value:n,output:o});continue}if(n==="/"){if(u.type==="dot"&&e.index===e.start+1){e.start=e.index+1,e.consumed="",e.output="",i.pop(),u=p;continue}l({type:"slash",value:n,output:L});continue}if(n==="."){if(e.braces>0&&u.type==="dot"){u.value==="."&&(u.output=N);const o=k[k.length-1];u.type="dots",u.output+=n,u.value+=n,o.dots=true;continue}if(e.braces+e.parens===0&&u.type!=="bos"&&u.type!=="slash"){l({type:"text",value:n,output:N});continue}l({type:"dot",value:n,output:N});continue}if(n==="?"){if(!(u&&u.value==="(")&&t.noextglob!==true&&v()==="("&&v(2)!=="?"){V("qmark",n);continue}if(u&&u.type==="paren"){const f=v();let x=n;(u.value==="("&&!/[!=<:]/.test(f)||f==="<"&&!/<([!=]|\w+>)/.test(q()))&&(x=`\\${n}`),l({type:"text",value:n,output:x});continue}if(t.dot!==true&&(u.type==="slash"||u.type==="bos")){l({type:"qmark",value:n,output:H});continue}l({type:"qmark",value:n,output:d});continue}if(n==="!"){if(t.noextglob!==true&&v()==="("&&(v(2)!=="?"||!/[!=<:]/.test(v(3)))){V("negate",n);continue}if(t.nonegate!==true&&e.index===0){Y();continue}}if(n==="+"){if(t.noextglob!==true&&v()==="("&&v(2)!=="?"){V("plus",n);continue}if(u&&u.value==="("||t.regex===false){l({type:"plus",value:n,output:X});continue}if(u&&(u.type==="bracket"||u.type==="paren"||u.type==="brace")||e.parens>0){l({type:"plus",value:n});continue}l({type:"plus",value:X});continue}if(n==="@"){if(t.noextglob!==true&&v()==="("&&v(2)!=="?"){l({type:"at",extglob:true,value:n,output:""});continue}l({type:"text",value:n});continue}if(n!=="*"){(n==="$"||n==="^")&&(n=`\\${n}`);const o=REGEX_NON_SPECIAL_CHARS.exec(q());o&&(n+=o[0],e.index+=o[0].length),l({type:"text",value:n});continue}if(u&&(u.type==="globstar"||u.star===true)){u.type="star",u.star=true,u.value+=n,u.output=S,e.backtrack=true,e.globstar=true,_(n);continue}let r=q();if(t.noextglob!==true&&/^\([^?]/.test(r)){V("star",n);continue}if(u.type==="star"){if(t.noglobstar===true){_(n);continue}const o=u.prev,f=o.prev,x=o.type==="slash"||o.type==="bos",$=f&&(f.type==="star"||f.type==="globstar");if(t.bash===true&&(!x||r[0]&&r[0]!=="/")){l({type:"star",value:n,output:""});continue}const b=e.braces>0&&(o.type==="comma"||o.type==="brace"),R=m.length&&(o.type==="pipe"||o.type==="paren");if(!x&&o.type!=="paren"&&!b&&!R){l({type:"star",value:n,output:""});continue}for(;r.slice(0,3)==="/**";){const P=s[e.index+4];if(P&&P!=="/")break;r=r.slice(3),_("/**",3)}const D=Q()||e.parens>0&&r===")".repeat(e.parens)&&!m.some(P=>P.type==="negate");if(o.type==="bos"&&Q()){u.type="globstar",u.value+=n,u.output=E(t),e.output=u.output,e.globstar=true,_(n);continue}if(o.type==="slash"&&o.prev.type!=="bos"&&!$&&D){e.output=e.output.slice(0,-(o.output+u.output).length),o.output=`(?:${o.output}`,u.type="globstar",u.output=E(t)+(t.strictSlashes?")":"|$)"),u.value+=n,e.globstar=true,e.output+=o.output+u.output,_(n);continue}if(o.type==="slash"&&o.prev.type!=="bos"&&r[0]==="/"){const P=r[1]!==void 0?"|$":"";e.output=e.output.slice(0,-(o.output+u.output).length),o.output=`(?:${o.output}`,u.type="globstar",u.output=`${E(t)}${L}|${L}${P})`,u.value+=n,e.output+=o.output+u.output,e.globstar=true,_(n+T()),l({type:"slash",value:"/",output:""});continue}if(o.type==="bos"&&r[0]==="/"){u.type="globstar",u.value+=n,u.output=`(?:^|${L}|${E(t)}${L})`,e.output=u.output,e.globstar=true,_(n+T()),l({type:"slash",value:"/",output:""});continue}e.output=e.output.slice(0,-u.output.length),u.type="globstar",u.output=E(t),u.value+=n,e.output+=u.output,e.globstar=true,_(n);continue}const y={type:"star",value:n,output:S};if(t.bash===true){y.output=".*?",(u.type==="bos"||u.type==="slash")&&(y.output=O+y.output),l(y);continue}if(u&&(u.type==="bracket"||u.type==="paren")&&t.regex===true){y.output=n,l(y);continue}(e.index===e.start||u.type==="slash"||u.type==="dot")&&(u.type==="dot"?(e.output+=j,u.output+=j):t.dot===true?(e.output+=U,u.output+=U):(e.output+=O,u.output+=O),v()!=="*"&&(e.output+=B,u.output+=B)),l(y)}for(;e.brackets>0;){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"));e.output=utils.escapeLast(e.output,"["),C("brackets")}for(;e.parens>0;){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("closing",")"));e.output=utils.escapeLast(e.output,"("),C("parens")}for(;e.braces>0;){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("closing","}"));e.output=utils.escapeLast(e.output,"{"),C("braces")}if(t.strictSlashes!==true&&(u.type==="star"||u.type==="bracket")&&l({type:"maybe_slash",value:"",output:`${L}?`}),e.backtrack===true){e.output="";for(const r of e.tokens)e.output+=r.output!=null?r.output:r.value,r.suffix&&(e.output+=r.suffix)}return e};parse.fastpaths=(s,a)=>{const t={...a},h=typeof t.maxLength=="number"?Math.min(MAX_LENGTH3,t.maxLength):MAX_LENGTH3,g=s.length;if(g>h)throw new SyntaxError(`Input length: ${g}, exceeds maximum allowed length: ${h}`);s=REPLACEMENTS[s]||s;const{DOT_LITERAL:p,SLASH_LITERAL:i,ONE_CHAR:c,DOTS_SLASH:I,NO_DOT:A,NO_DOTS:N,NO_DOTS_SLASH:X,STAR:L,START_ANCHOR:B}=constants.globChars(t.windows),w=t.dot?N:A,M=t.dot?X:A,j=t.capture?"":"?:",U={negated:false,prefix:""};let d=t.bash===true?".*?":L;t.capture&&(d=`(${d})`);const H=O=>O.noglobstar===true?d:`(${j}(?:(?!${B}${O.dot?I:p}).)*?)`,F=O=>{switch(O){case"*":return`${w}${c}${d}`;case".*":return`${p}${c}${d}`;case"*.*":return`${w}${d}${p}${c}${d}`;case"*/*":return`${w}${d}${i}${c}${M}${d}`;case"**":return w+H(t);case"**/*":return`(?:${w}${H(t)}${i})?${M}${c}${d}`;case"**/*.*":return`(?:${w}${H(t)}${i})?${M}${d}${p}${c}${d}`;case"**/.*":return`(?:${w}${H(t)}${i})?${p}${c}${d}`;default:{const G=/^(.*?)\.(\w+)$/.exec(O);if(!G)return;const S=F(G[1]);return S?S+p+G[2]:void 0}}},J=utils.removePrefix(s,U);let E=F(J);return E&&t.strictSlashes!==true&&(E+=`${i}?`),E},module.exports=parse}});
var require_picomatch=__commonJS({"node_modules/picomatch/lib/picomatch.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var scan=require_scan();var parse=require_parse();var utils=require_utils();var constants=require_constants();var isObject=e=>e&&typeof e=="object"&&!Array.isArray(e);var picomatch2=(e,t,s=false)=>{if(Array.isArray(e)){const i=e.map(l=>picomatch2(l,t,s));return l=>{for(const p of i){const m=p(l);if(m)return m}return false}}const n=isObject(e)&&e.tokens&&e.input;if(e===""||typeof e!="string"&&!n)throw new TypeError("Expected pattern to be a non-empty string");const r=t||{},o=r.windows,c=n?picomatch2.compileRe(e,t):picomatch2.makeRe(e,t,false,true),a=c.state;delete c.state;let f=()=>false;if(r.ignore){const i={...t,ignore:null,onMatch:null,onResult:null};f=picomatch2(r.ignore,i,s)}const y=(i,h=false)=>{const{isMatch:l,match:p,output:m}=picomatch2.test(i,c,t,{glob:e,posix:o}),u={glob:e,state:a,regex:c,posix:o,input:i,output:m,match:p,isMatch:l};return typeof r.onResult=="function"&&r.onResult(u),l===false?(u.isMatch=false,h?u:false):f(i)?(typeof r.onIgnore=="function"&&r.onIgnore(u),u.isMatch=false,h?u:false):(typeof r.onMatch=="function"&&r.onMatch(u),h?u:true)};return s&&(y.state=a),y};picomatch2.test=(e,t,s,{glob:n,posix:r}={})=>{if(typeof e!="string")throw new TypeError("Expected input to be a string");if(e==="")return{isMatch:false,output:""};const o=s||{},c=o.format||(r?utils.toPosixSlashes:null);let a=e===n,f=a&&c?c(e):e;return a===false&&(f=c?c(e):e,a=f===n),(a===false||o.capture===true)&&(o.matchBase===true||o.basename===true?a=picomatch2.matchBase(e,t,s,r):a=t.exec(f)),{isMatch:!!a,match:a,output:f}},picomatch2.matchBase=(e,t,s,n=s&&s.windows)=>(t instanceof RegExp?t:picomatch2.makeRe(t,s)).test(utils.basename(e,{windows:n})),picomatch2.isMatch=(e,t,s)=>picomatch2(t,s)(e),picomatch2.parse=(e,t)=>Array.isArray(e)?e.map(s=>picomatch2.parse(s,t)):parse(e,{...t,fastpaths:false}),picomatch2.scan=(e,t)=>scan(e,t),picomatch2.compileRe=(e,t,s=false,n=false)=>{if(s===true)return e.output;const r=t||{},o=r.contains?"":"^",c=r.contains?"":"$";let a=`${o}(?:${e.output})${c}`;e&&e.negated===true&&(a=`^(?!${a}).*$`);const f=picomatch2.toRegex(a,t);return n===true&&(f.state=e),f},picomatch2.makeRe=(e,t={},s=false,n=false)=>{if(!e||typeof e!="string")throw new TypeError("Expected a non-empty string");let r={negated:false,fastpaths:true};return t.fastpaths!==false&&(e[0]==="."||e[0]==="*")&&(r.output=parse.fastpaths(e,t)),r.output||(r=parse(e,t)),picomatch2.compileRe(r,t,s,n)},picomatch2.toRegex=(e,t)=>{try{const s=t||{};return new RegExp(e,s.flags||(s.nocase?"i":""))}catch(s){if(t&&t.debug===true)throw s;return/$^/}},picomatch2.constants=constants,module.exports=picomatch2}});
var require_picomatch2=__commonJS({"node_modules/picomatch/index.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var pico=require_picomatch();var utils=require_utils();function picomatch2(e,i,c=false){return i&&(i.windows===null||i.windows===void 0)&&(i={...i,windows:utils.isWindows()}),pico(e,i,c)}Object.assign(picomatch2,pico),module.exports=picomatch2}});
// src/workspace/work-path.ts
init_define_RUNTIME_PACKAGES();
function isWorkPath(path, directory) {
  return !path.startsWith(`${directory}/`) || path.startsWith(`${directory}/tools/`);
}

// src/workspace/worktrees/worktrees.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, realpath, rm as rm2 } from "node:fs/promises";
import { dirname as dirname3, join as join4 } from "node:path";

// src/workspace/policy/resolve-path.ts
init_define_RUNTIME_PACKAGES();
import { lstat } from "node:fs/promises";
import { resolve, sep } from "node:path";
var MAX_REQUEST = 16384;
var MAX_DEPTH = 64;
var MAX_PATH_BYTES = 1024;
var MAX_NAME_BYTES = 255;
var TOO_LONG = "the path is too long";
async function resolveInside(root, requested) {
  const named = readPath(root, requested);
  if (named.kind === "refused") return named;
  const { absolute, components } = named;
  const walked = await walkPath(root, components);
  if (typeof walked === "string") return refused(walked);
  return { kind: "inside", path: components.join("/"), absolute, stats: walked };
}
function readPath(root, requested) {
  if (isNotPlainPath(requested)) {
    return refused("only plain paths inside the repository can be used");
  }
  if (requested.length > MAX_REQUEST) return refused(TOO_LONG);
  const absolute = resolve(root, requested);
  const inner = wayInside(root, absolute);
  if (inner === void 0) {
    return {
      ...refused("the path lies outside the repository"),
      next: `paths must lie below ${root}`
    };
  }
  const components = inner === "" ? [] : inner.split(sep);
  const reason = nameRefusal(inner, components);
  return reason === void 0 ? { kind: "named", absolute, components } : refused(reason);
}
function foldPath(path) {
  return path.split("/").map(foldName).join("/");
}
function foldName(name) {
  const plain = name.normalize("NFKC").replace(/[\p{Cf}\p{Cc}]/gu, "").toLowerCase();
  const beforeStream = plain.split(":")[0] ?? "";
  let end = beforeStream.length;
  while (end > 1 && ". ".includes(beforeStream.charAt(end - 1))) end -= 1;
  return beforeStream.slice(0, end);
}
var refused = (reason) => ({ kind: "refused", reason });
function isNotPlainPath(requested) {
  return requested === "" || requested.startsWith("~") || /^[a-z][a-z0-9+.-]*:/i.test(requested);
}
function nameRefusal(inner, components) {
  const tooLong = components.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES);
  if (tooLong || components.length > MAX_DEPTH || Buffer.byteLength(inner) > MAX_PATH_BYTES) {
    return TOO_LONG;
  }
  if (/[\p{Cc}\\]/u.test(inner)) return "the path holds a backslash or a control character";
  return components.some(isGitDirectory) ? "git keeps its own files there" : void 0;
}
function isGitDirectory(component) {
  const name = foldName(component);
  return name === ".git" || /^git~\d+$/.test(name);
}
async function walkPath(root, components) {
  let current = root;
  let found;
  for (const component of components) {
    if (found?.isFile() === true) return "a file stands where the path needs a folder";
    current = `${current}${sep}${component}`;
    const seen = await attempt(lstat(current));
    if (seen.kind === "threw") return void 0;
    found = seen.value;
    const obstacle = obstacleIn(found);
    if (obstacle !== void 0) return obstacle;
  }
  return found;
}
function obstacleIn(found) {
  if (found.isSymbolicLink()) return "the path goes through a symbolic link";
  if (found.isDirectory() || found.isFile() && found.nlink === 1) return void 0;
  return "the path is not a regular file";
}

// src/workspace/worktrees/sparse-files.ts
init_define_RUNTIME_PACKAGES();
import { lstat as lstat3, rm } from "node:fs/promises";
import { dirname as dirname2, join as join3 } from "node:path";

// src/workspace/worktrees/list-changes.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// src/workspace/policy/protected-paths.ts
init_define_RUNTIME_PACKAGES();
var import_picomatch = __toESM(require_picomatch2(), 1);

// src/workspace/policy/lock-files.ts
init_define_RUNTIME_PACKAGES();
var MANIFESTS = /* @__PURE__ */ new Map([
  ["package-lock.json", ["package.json"]],
  ["npm-shrinkwrap.json", ["package.json"]],
  ["yarn.lock", ["package.json"]],
  ["pnpm-lock.yaml", ["package.json", "pnpm-workspace.yaml"]],
  ["bun.lock", ["package.json"]],
  ["bun.lockb", ["package.json"]],
  ["deno.lock", ["deno.json", "deno.jsonc", "package.json"]],
  ["cargo.lock", ["cargo.toml"]],
  ["gemfile.lock", ["gemfile"]],
  ["composer.lock", ["composer.json"]],
  ["poetry.lock", ["pyproject.toml"]],
  ["uv.lock", ["pyproject.toml"]],
  ["pipfile.lock", ["pipfile"]],
  ["podfile.lock", ["podfile"]],
  ["pubspec.lock", ["pubspec.yaml"]],
  ["mix.lock", ["mix.exs"]],
  ["go.sum", ["go.mod"]]
]);
function isLockFileAlone(path, paths) {
  const cut = path.lastIndexOf("/") + 1;
  const manifests = MANIFESTS.get(path.slice(cut).toLowerCase());
  if (manifests === void 0) return false;
  const folder = path.slice(0, cut).toLowerCase();
  return !paths.some(
    (other) => other.startsWith(folder) && manifests.includes(other.slice(other.lastIndexOf("/") + 1))
  );
}

// src/workspace/policy/path-lists.ts
init_define_RUNTIME_PACKAGES();
var NEVER_WRITTEN = [
  // GitHub and git.
  ".github/{workflows,actions,hooks,copilot,agents,skills,extensions}/**",
  "**/.git*",
  "**/.git/**",
  "**/CODEOWNERS",
  // Other CI services.
  ".{circleci,buildkite,semaphore,woodpecker,tekton,builds,gitea,forgejo,gitlab,teamcity,azure-pipelines}/**",
  ".{travis,drone,cirrus,woodpecker,appveyor,build}.{yml,yaml}",
  "{appveyor,bitbucket-pipelines,buildspec,cloudbuild,codefresh}.{yml,yaml}",
  "**/azure-pipelines*.{yml,yaml}",
  "**/Jenkinsfile*",
  // Git hooks.
  ".{husky,githooks}/**",
  "{.,}lefthook{-local,}.{yml,yaml,toml,json}",
  ".{pre-commit-config,pre-commit-hooks,overcommit}.{yml,yaml}",
  "{.,}simple-git-hooks.*",
  // Package managers and builds run these before any script.
  "**/.npmrc",
  "**/.yarnrc{,.yml}",
  "**/.yarn/**",
  "**/.pnpmfile.*",
  "**/bunfig.toml",
  "**/{.mvn,gradle/wrapper}/**",
  "**/.cargo/config{,.toml}",
  // A shell, an editor or a development container runs or reads these when the folder is opened.
  "**/.env*",
  "**/{.mise,mise}.toml",
  "**/.devcontainer{.json,/**}",
  "**/.{vscode,idx,zed,idea,fleet}/**",
  "**/*.code-workspace",
  // Programs and servers that coding agents start.
  "**/.mcp.json",
  "**/.{copilot,claude,agents,gemini}/**",
  "**/.{cursor,codex,kiro,windsurf,roo,amazonq}/{hooks/**,settings/**,*.json,*.toml}",
  "**/.aider*"
];
var AGENT_INSTRUCTIONS = [
  "**/{AGENTS,AGENTS.override,CLAUDE,CLAUDE.local,GEMINI}.md",
  ".github/{instructions,prompts,chatmodes,skills}/**",
  ".github/copilot-instructions.md",
  "**/*.{instructions,prompt,chatmode}.md",
  "**/.{cursor,codex,kiro,windsurf,roo,amazonq,junie,continue,augment}/**",
  "**/.{cursor,windsurf,roo}rules",
  "**/.clinerules{,/**}",
  "**/.goosehints"
];

// src/workspace/policy/protected-paths.ts
var MAX_FILE_BYTES = 5 * 1024 * 1024;
var MAX_FILES = 300;
var MATCHING = { dot: true, nocase: true };
var isNeverWritten = (0, import_picomatch.default)([...NEVER_WRITTEN], MATCHING);
var isInstruction = (0, import_picomatch.default)([...AGENT_INSTRUCTIONS], MATCHING);
function instructsAgents(path) {
  return isInstruction(foldPath(path));
}
function createPolicy(settings) {
  const { protectedGlobs, squadDirectory, holdsSecret } = settings;
  const isConfigured = (0, import_picomatch.default)([...protectedGlobs], MATCHING);
  const named = namedIn(settings.requestText);
  const nameReason = (path, folded) => {
    if (withoutUnseen(path).hidden > 0) return "its name holds an invisible character";
    if (isNeverWritten(folded)) return "protected, so only a person may change it";
    if (isConfigured(path) || isConfigured(folded))
      return "protected by this repository's settings";
    return isInstruction(folded) && !named(folded) ? NOT_NAMED : void 0;
  };
  const reasonFor = (file) => {
    const folded = foldPath(file.path);
    return squadFolderReason(file, folded, squadDirectory) ?? nameReason(file.path, folded);
  };
  return {
    holdsSecret,
    refuses(file) {
      const reason = reasonFor(file);
      return reason === void 0 ? void 0 : `${visiblePath(file.path)}: ${reason}`;
    }
  };
}
var NOT_NAMED = "it instructs agents, so it is written only when the request names it";
function namedIn(requestText) {
  const own = sanitise(requestText).text.replace(/^[ \t]*>.*$/gm, "");
  const words = own.split(/[\s`'"()[\]<>,;*]+/).map((word) => word.replace(/^\.?\/|[.:!?]+$/g, ""));
  const names = new Set(words.filter((word) => word !== "").map(foldPath));
  return (path) => names.has(path);
}
function visiblePath(path) {
  return [...path].map((it) => isUnseen(it) ? `<U+${codeOf(it)}>` : it).join("");
}
function codeOf(character) {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}
function squadFolderReason({ path, isBinary }, folded, directory) {
  const squad = [".squad", ".ai-team", foldPath(directory)];
  if (!squad.some((name) => folded === name || folded.startsWith(`${name}/`))) return void 0;
  if (!isToolSource(path, directory)) {
    return "the squad's own files are written only through its tools";
  }
  return isBinary === true ? "not text; what a tool runs is built in the run, from reviewed source" : void 0;
}
function isToolSource(path, squadDirectory) {
  if (!path.startsWith(`${squadDirectory}/tools/`)) return false;
  const [tool = "", ...inner] = path.slice(squadDirectory.length + "/tools/".length).split("/");
  const isPlain = inner.every((name) => /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(name));
  return inner.length > 0 && isPlain && /^[A-Za-z0-9_-]{1,64}$/.test(tool);
}
function applyPolicy(candidates, policy) {
  const alone = partition(candidates, (candidate) => reasonAgainst(candidate, policy));
  const inOrder = alone.accepted.toSorted((one, other) => rank(one) - rank(other));
  const taken = new Set(inOrder.slice(0, MAX_FILES));
  const counted = partition(
    alone.accepted,
    (candidate) => taken.has(candidate) ? void 0 : `${candidate.path}: more than ${MAX_FILES} files in one commit`
  );
  const paths = counted.accepted.map(({ path }) => path.toLowerCase());
  const together = partition(
    counted.accepted,
    ({ path }) => isLockFileAlone(path, paths) ? `${path}: a lock file changes only together with its manifest` : void 0
  );
  return { accepted: together.accepted, left: [...alone.left, ...counted.left, ...together.left] };
}
function rank({ isNew }) {
  return isNew === true ? 1 : 0;
}
function partition(candidates, reasonFor) {
  const reasons = candidates.map((candidate) => reasonFor(candidate));
  return {
    accepted: candidates.filter((_, index) => reasons[index] === void 0),
    left: reasons.filter((reason) => reason !== void 0)
  };
}
function reasonAgainst(candidate, policy) {
  const { path, obstacle, bytes, byTool, isRemoved } = candidate;
  if (isRemoved === true && !byTool) return reasonAgainstRemoval(candidate, policy);
  if (obstacle !== void 0) return `${path}: ${obstacle}`;
  if (bytes > MAX_FILE_BYTES) return `${path}: larger than 5 MB`;
  return byTool ? void 0 : policy.refuses(candidate);
}
function reasonAgainstRemoval(candidate, policy) {
  const reason = policy.refuses(candidate);
  return reason === void 0 ? void 0 : `the deletion of ${reason}`;
}

// src/workspace/worktrees/list-changes.ts
async function listChanges(git, worktree, base) {
  const paths = [.../* @__PURE__ */ new Set([...worktree.touched, ...worktree.written])];
  const entries = await listTreeEntries(git, base, paths);
  const changes = [];
  for (const path of paths.toSorted((one, other) => one < other ? -1 : 1)) {
    const candidate = await readCandidate(worktree, path, entries);
    if (candidate !== void 0) changes.push(candidate);
  }
  return changes;
}
var ARGUMENT_BYTES = 1e5;
async function listTreeEntries(git, commit, paths) {
  const entries = /* @__PURE__ */ new Map();
  for (const batch of batchPaths([...new Set(paths.flatMap(withFolders))])) {
    const listing = await git.run(["ls-tree", "-z", commit, "--", ...batch]);
    for (const line of listing.split("\0").filter((part) => part !== "")) {
      const tab = line.indexOf("	");
      const [mode = "", , object = ""] = line.slice(0, tab).split(" ");
      entries.set(line.slice(tab + 1), { mode, object });
    }
  }
  return entries;
}
function withFolders(path) {
  const folder = dirname(path);
  return folder === "." ? [path] : [...withFolders(folder), path];
}
function batchPaths(paths) {
  const parts = [];
  let bytesLeft = 0;
  for (const path of paths) {
    const bytes = Buffer.byteLength(path) + 1;
    if (bytes > bytesLeft || parts.length === 0) {
      parts.push([]);
      bytesLeft = ARGUMENT_BYTES;
    }
    parts.at(-1)?.push(path);
    bytesLeft -= bytes;
  }
  return parts;
}
async function readCandidate(worktree, path, entries) {
  const absolute = join(worktree.directory, path);
  const decision = await resolveInside(worktree.directory, absolute);
  const byTool = worktree.written.has(path);
  const entry = entries.get(path);
  if (decision.kind === "refused") {
    return { path, byTool, bytes: 0, obstacle: decision.reason, isNew: entry === void 0 };
  }
  const { stats } = decision;
  if (stats === void 0) {
    if (entry === void 0) return void 0;
    return { path, byTool, bytes: 0, obstacle: void 0, isRemoved: true };
  }
  if (entry !== void 0 && stats.isFile() && stats.size <= MAX_FILE_BYTES) {
    if (objectId(await readFile(absolute), entry.object.length) === entry.object) return void 0;
  }
  const obstacle = stats.isFile() ? linkObstacle(path, entries) : "not a regular file";
  const isBinary = obstacle === void 0 && await isBinaryFile(absolute);
  return { path, byTool, bytes: stats.size, obstacle, isBinary, isNew: entry === void 0 };
}
var SNIFFED_BYTES = 8e3;
async function isBinaryFile(path) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await file.close();
  }
}
function objectId(bytes, length) {
  const hash = createHash(length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function linkObstacle(path, entries) {
  const modes = withFolders(path).map((part) => entries.get(part)?.mode);
  if (modes.includes("120000")) return "a symbolic link in the repository";
  return modes.includes("160000") ? "inside a submodule" : void 0;
}

// src/workspace/worktrees/open-regular-file.ts
init_define_RUNTIME_PACKAGES();
import { lstat as lstat2 } from "node:fs/promises";
import { basename, join as join2 } from "node:path";
async function useRegularFile(directory, path, use, access = "read") {
  const names = path.split("/").slice(0, -1);
  const opened = await attempt(
    workInFolder(
      { root: directory, names },
      (base) => openPlain(join2(base, basename(path)), access)
    )
  );
  if (opened.kind === "threw" || opened.value.kind === "blocked") return void 0;
  const file = opened.value.value;
  try {
    const stats = await file.stat();
    return stats.isFile() && stats.size <= MAX_FILE_BYTES ? await use(file) : void 0;
  } finally {
    await file.close();
  }
}
async function isThere(directory, path) {
  return (await attempt(lstat2(join2(directory, path)))).kind === "done";
}

// src/workspace/worktrees/sparse-files.ts
function openSparseFiles(deps) {
  const state = {
    ...deps,
    broughtIn: /* @__PURE__ */ new Set(),
    owned: /* @__PURE__ */ new Set(),
    isPrivate: false,
    isWhole: false
  };
  return {
    prepare: (request) => prepareAccess(state, request),
    own: (folder) => ownFolder(state, folder),
    keepPrivate() {
      state.isPrivate = true;
    },
    noteWhole() {
      state.isWhole = true;
    },
    noteUnshared() {
      state.owned.add("");
    }
  };
}
var REFUSED = /[\p{Cc}\\:]|(?:^|\/)\.git(?:\/|$)/iu;
async function prepareAccess(state, { access, path }) {
  const named = readPath(state.worktree.directory, path);
  if (named.kind === "refused") return;
  const inner = named.components.join("/");
  if (REFUSED.test(inner)) return;
  if (inner !== "") {
    if (!state.isWhole) await bringIn(state, inner, access);
    await state.shared?.unshare(state.worktree.directory, inner);
  }
  const isSearch = access === "read" && await isFolder(join3(state.worktree.directory, inner));
  if (isSearch) await fill(state);
}
async function bringIn(state, path, access) {
  const { git, worktree, base } = state;
  const { directory } = worktree;
  const rules = access === "write" ? ignoreFilesAbove(path) : [];
  const missing = await withoutExisting(directory, [path, ...rules]);
  if (missing.length === 0) return;
  const entries = await listTreeEntries(git, base(), missing);
  const isFile = (name) => /^1(?!6)/.test(entries.get(name)?.mode ?? "");
  const wanted = [.../* @__PURE__ */ new Set([...withFolders(path), ...rules])].filter(isFile);
  await checkOut(state, await withoutExisting(directory, wanted));
  const isFolderThere = entries.has(path) && !isFile(path);
  if (isFolderThere) await makeFolders(directory, path);
}
function ignoreFilesAbove(path) {
  const folder = dirname2(path);
  return folder === "." ? [".gitignore"] : [`${folder}/.gitignore`, ...ignoreFilesAbove(folder)];
}
async function fill(state) {
  const { worktree, shared, broughtIn, base } = state;
  const { directory } = worktree;
  if (state.isWhole) return;
  if (shared !== void 0 && !state.isPrivate) {
    const removed = await withoutExisting(directory, [...broughtIn]);
    await attempt(shared.link(directory, base()));
    for (const path of removed) await rm(join3(directory, path), { force: true });
  }
  await checkOutMissing(state, "");
  state.isWhole = true;
}
async function ownFolder(state, folder) {
  const { git, worktree, shared, owned } = state;
  if (owned.has("") || owned.has(folder)) return;
  await checkOutMissing(state, folder);
  if (shared !== void 0) {
    const listing = await git.run(["ls-files", "-z", ...within(folder)], { worktree });
    for (const path of splitPaths(listing)) await shared.unshare(worktree.directory, path);
  }
  owned.add(folder);
  if (folder === "") state.isWhole = true;
}
async function checkOutMissing(state, folder) {
  const { git, worktree } = state;
  const how = ["ls-files", "--deleted", "-z", ...within(folder)];
  await checkOut(state, splitPaths(await git.run(how, { worktree })));
}
function within(folder) {
  return folder === "" ? [] : ["--", folder];
}
async function checkOut({ git, worktree, broughtIn }, paths) {
  const missing = paths.filter((path) => !broughtIn.has(path));
  for (const batch of batchPaths(missing)) {
    const how = ["checkout-index", "-q", "--", ...batch];
    const { code: code2, stderr } = await git.attempt(how, { worktree });
    if (code2 !== 0 && (await withoutExisting(worktree.directory, batch)).length > 0) {
      const message = `The repository's files could not be written: ${stderr.trim()}`;
      throw new SquadError({ code: "E_GIT", message });
    }
  }
  for (const path of missing) broughtIn.add(path);
}
async function withoutExisting(directory, paths) {
  const there = await Promise.all(paths.map((path) => isThere(directory, path)));
  return paths.filter((_path, index) => there[index] !== true);
}
async function isFolder(path) {
  const found = await attempt(lstat3(path));
  return found.kind === "done" && found.value.isDirectory();
}

// src/workspace/worktrees/worktrees.ts
function worktreesOf({ scratch }) {
  return join4(scratch, "worktrees");
}
async function removeWorktrees(git) {
  await rm2(worktreesOf(git), { recursive: true, force: true, maxRetries: 5 });
}
async function planWorktree(label, deps) {
  const directory = await makeFolder(join4(worktreesOf(deps.git), label));
  const worktree = { directory, indexFile: join4(deps.git.scratch, `${label}.index`) };
  const touched = /* @__PURE__ */ new Set();
  let base;
  let opening;
  const files = openSparseFiles({ ...deps, worktree, base: () => base ?? "" });
  const open2 = shareWork(() => openWorktree(worktree, deps, files));
  const serialized = serialize();
  const whenOpen = async (work) => {
    opening = open2();
    const start = await opening;
    base ??= start;
    return serialized(work);
  };
  return {
    label,
    ...worktree,
    openAhead: () => void attempt(whenOpen(async () => void 0)),
    ready: (path = "") => whenOpen(() => files.own(path)),
    keepPrivate: files.keepPrivate,
    base: () => base,
    touched,
    written: /* @__PURE__ */ new Set(),
    overlooked: /* @__PURE__ */ new Set(),
    async decideFileAccess(request) {
      await whenOpen(() => files.prepare(request));
      return decideFileAccess(request, { ...deps, directory, touched });
    },
    async loadConflict(commit, tree) {
      await loadTree(tree, commit, { ...deps, worktree });
      files.noteWhole();
      base = commit;
    },
    setBase(commit) {
      base = commit;
    },
    async updateTo(tip, { force } = { force: false }) {
      await attempt(Promise.resolve(opening));
      if (base === void 0 || base === tip) return true;
      const isMoved = await moveWorktree(base, tip, { ...deps, worktree, force });
      if (isMoved) base = tip;
      return isMoved;
    }
  };
}
async function makeFolder(path) {
  await mkdir(path, { recursive: true });
  return realpath(path);
}
async function openWorktree(worktree, { git, tip, shared }, files) {
  await mkdir(join4(worktree.directory, ".git"), { recursive: true });
  const commit = tip();
  const isLarge = await shared?.isLarge();
  const update = isLarge === true ? [] : ["-u"];
  await git.run(["read-tree", "--reset", ...update, commit], { worktree });
  if (isLarge !== true) {
    files.noteWhole();
    files.noteUnshared();
  }
  return commit;
}
async function loadTree(tree, commit, { git, worktree }) {
  await git.run(["read-tree", "--reset", "-u", tree], { worktree });
  await git.run(["read-tree", "--reset", commit], { worktree });
}
async function moveWorktree(from, to, { git, worktree, force }) {
  if (force) {
    await git.run(["read-tree", "--reset", "-u", to], { worktree });
    return true;
  }
  const how = ["read-tree", "-m", "-u", from, to];
  const moved = await git.attempt(how, { worktree });
  if (moved.code === 0) return true;
  await git.attempt(["update-index", "-q", "--refresh"], { worktree });
  return (await git.attempt(how, { worktree })).code === 0;
}
async function decideFileAccess(request, { directory, policy, touched }) {
  const decision = await resolveFileAccess(directory, request, policy);
  if (decision.kind === "refused") {
    return { allowed: false, reason: decision.reason, next: decision.next };
  }
  if (request.access === "write") {
    const made = await makeFolders(directory, dirname3(decision.path));
    if (made.kind === "blocked") {
      return { allowed: false, reason: `${made.at} is no longer a folder` };
    }
    touched.add(decision.path);
  }
  return { allowed: true };
}
var REPORT_IT = "put what it should hold into your report";
async function resolveFileAccess(directory, request, policy) {
  const decision = await resolveInside(directory, request.path);
  if (decision.kind === "refused" || request.access === "read") return decision;
  const isFolder2 = decision.path === "" || decision.stats?.isDirectory() === true;
  if (isFolder2) return { kind: "refused", reason: "a file is needed, not a folder" };
  const reason = policy.refuses(decision);
  return reason === void 0 ? decision : { kind: "refused", reason, next: REPORT_IT };
}

// src/run/agents/box-state.ts
init_define_RUNTIME_PACKAGES();
function prepareBox(context, repository) {
  const boxState = openBoxState(context, repository);
  const { target, team } = repository;
  const rights = narrowRights(context.inputs.commands, team.settings.commands);
  if (rights === "shell" && target.answerOnly === void 0) void boxState();
  return boxState;
}
function openBoxState({ ports, transcript }, { team }) {
  let asked;
  const ask = async () => {
    const state = await ports.box.state();
    for (const note of notesOn(state, team.settings.network)) transcript.note(note);
    return state;
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}
var OPEN_NETWORK = "Commands, checks and custom tools may reach every host, as the settings say (`network`).";
function notesOn(state, network) {
  const failed = listFailedWays(state);
  if (state.kind === "off") {
    return [
      `Commands, checks and custom tools are off: ${state.reason} (${failed}). To turn them on, ${state.next}.`
    ];
  }
  const open2 = network === "all" ? [OPEN_NETWORK] : [];
  if (state.way !== "none") return open2;
  const unboxed = `Programs of this repository ran without a box, as its settings ask for: they could reach the job's secrets. There was no box because of ${failed}.`;
  return [unboxed, ...open2];
}

// src/publish/pull-request/report-line.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH = 72;
var MAX_READ = 120;
var IMPERATIVES = new Set(
  "accept add adapt adjust align allow answer apply archive ask avoid bound build bump bundle cache call catch change check clamp clarify clean clear close collapse collect combine compare compress compute configure convert copy correct count cover create cut deal debounce declare decode dedupe default define delete deprecate derive describe detect disable document drop emit enable encode enforce ensure escape expand explain export expose extend extract fail fetch fill filter fix flatten fold format forward generate give group guard handle harden hide highlight ignore implement import improve include increase infer initialise initialize inline insert install integrate introduce invalidate isolate join keep label leave let lift limit link list load localise localize lock log look lower make map mark mask match memoise memoize mend merge migrate mirror mock modernise modernize move name narrow normalise normalize notify omit open optimise optimize order parse pass persist pick pin point port prefer prefix prepare prevent print propagate protect provide publish put quote raise read rebuild record redact reduce refactor refine refresh refuse register reject release reload remember remove rename render reorder repair replace report request require reset resolve respect restore restrict retry return reuse revert review revise rework rewrite round route run sanitise sanitize save say scope select send separate serialise serialize serve set share shorten show simplify skip sort speed split start stop store stream strip support swap switch sync tell test throttle tidy tighten time track translate treat trim truncate try turn type unify unwrap update upgrade upload use validate verify wait warn widen wire wrap write".split(" ")
);
function beginsWithOrder(text) {
  return IMPERATIVES.has(firstWord(text));
}
var TALK = new Set(
  "a all after an are as before both can changes changed completed done everything finished hello here here's hey hi how i i'm i've if in it its looks my no none note nothing now ok okay our please question report since so some sorry sure tests thanks that the their there these they this those three to two unfinished unfortunately verdict was we we\u2019ve were what when where why yes you your".split(" ")
);
function readReportLine(report) {
  const { first, isAlone: isAlone2 } = firstLineOf(report);
  const line = withoutMarks(first);
  const words = line.split(" ");
  if (words.length < 2 || /[?!:…]$|[.?!] /.test(line) || claimsSuccess(line)) return void 0;
  if (beginsWithOrder(line)) {
    const isVague = words.length < 4 && /\b(?:it|this|that|them|these)\b/i.test(line);
    return isVague || line.length > MAX_READ ? void 0 : withoutStop(line);
  }
  const isTitle = isAlone2 && words.length > 2 && line.length <= MAX_LENGTH && !/[.;,]$/.test(line);
  return isTitle && !TALK.has(firstWord(line)) ? line : void 0;
}
function belowReportLine(report) {
  if (readReportLine(report) === void 0) return report;
  const text = report.trimStart();
  const end = text.indexOf("\n");
  return end < 0 ? "" : text.slice(end).trim();
}
function firstLineOf(report) {
  const lines = report.trimStart().slice(0, 2e3).split("\n", 2);
  const [first = "", next = ""] = lines;
  return { first: first.trim(), isAlone: next.trim() === "" };
}
function firstWord(text) {
  return (/^[\p{L}'’]+(?=[ :,]|$)/u.exec(text)?.[0] ?? "").toLowerCase();
}
function withoutMarks(line) {
  return line.replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, "").replaceAll("**", "").replace(/\s+/g, " ").trim();
}
function withoutStop(line) {
  return line.replace(/\.$/, "");
}

// src/publish/pull-request/reviewer-brief.ts
init_define_RUNTIME_PACKAGES();
function briefOf(facts, reviews) {
  const findings = reviews.flatMap((review) => review.findings);
  return { ...facts, findings: findings.filter(({ kind }) => kind !== "changed") };
}
var PATH_RULES = [
  {
    why: "sign-in and permissions",
    risk: 50,
    pattern: /(?:^|[/._-])(?:o?auth(?:[nz2]|entic\w{0,12}|ori[sz]\w{0,12})?|log-?in|sign-?in|sessions?|permissions?|roles?|acl|access|security)(?=[/._-]|$)/i
  },
  {
    why: "secrets and cryptography",
    risk: 50,
    pattern: /(?:^|[/._-])(?:crypto\w{0,20}|secrets?|tokens?|passwords?|credentials?|jwt|certs?|keys?|encryption)(?=[/._-]|$)/i
  },
  {
    why: "runs in CI or at deployment",
    risk: 45,
    pattern: /^\.github\/|(?:^|\/)(?:dockerfile|jenkinsfile|makefile|deploy\w{0,20}|terraform|helm|charts?|k8s|infra)(?=[/._-]|$)/i
  },
  {
    why: "stored data",
    risk: 45,
    pattern: /(?:^|[/._-])(?:migrations?|migrate|schema|stores?|storage|databases?|persistence)(?=[/._-]|$)|\.(?:sql|prisma)$/i
  },
  {
    why: "dependencies",
    risk: 35,
    pattern: /(?:^|\/)(?:package(?:-lock)?\.json|[\w.-]{0,40}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|requirements[\w.-]{0,40}\.txt|cargo\.toml|pyproject\.toml|gemfile|pom\.xml|build\.gradle)$/i
  },
  {
    why: "parses or formats",
    risk: 30,
    pattern: /(?:^|[/._-])(?:pars(?:e|er|ers|ing)|formats?|formatter|serializ\w{0,6}|serialis\w{0,6}|codec|encod(?:e|er|ing)|decod(?:e|er|ing)|protocol|grammar|lexer|tokeniz\w{0,4})(?=[/._-]|$)/i
  },
  {
    why: "configuration",
    risk: 25,
    pattern: /(?:^|[/._-])config\w{0,20}(?=[/._-]|$)|\.(?:ya?ml|toml|ini|properties|conf)$/i
  }
];
var CODE_RULES = [
  {
    why: "runs commands or code, or writes HTML",
    risk: 40,
    pattern: /\b(?:eval|exec\w{0,10}|spawn\w{0,10}|child_process|subprocess|innerHTML|dangerouslySetInnerHTML|pickle|unserialize|document\.write)\b/
  },
  {
    why: "reads or writes files, or talks to a network",
    risk: 30,
    pattern: /\b(?:(?:read|write|append|remove|unlink|rename)File\w{0,10}|createWriteStream|createReadStream|unlink|rmtree|urlopen|XMLHttpRequest|fetch\(|https?\.(?:get|request)|requests\.(?:get|post|put)|os\.(?:Open|Create|Remove))/
  }
];
var PUBLIC_RULE = {
  why: "changes what other code calls",
  risk: 30,
  pattern: /^-\s{0,8}(?:export |public |module\.exports|exports\.|pub (?:fn|struct|enum)|func [A-Z]|def [a-z])/
};
var LOW_RISK_PATH = /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?|docs?|examples?)\/|[._-](?:test|spec)s?\.\w{1,10}$|\.(?:md|txt|snap)$/i;
var LOW_RISK_DISCOUNT = 40;
var TEST_PATH = /(?:^|\/)(?:__tests__|__snapshots__|tests?|specs?)\/|[._-](?:test|spec)s?\./i;
var FINDING_RISK = 60;
var SMALL_FINDING_RISK = 1;
var MANY_ADDED = 40;
var MANY_DELETED = 10;
var MAX_SCANNED = 300;
var MAX_SCANNED_LENGTH = 500;
var MAX_SHOWN = 5;
var MAX_OF_A_FILE = 2;
function rankHunks({ diff, findings, directory }) {
  const files = diff.filter(({ path }) => !path.startsWith(`${directory}/`));
  const hunks = files.flatMap((file) => file.hunks.map((hunk) => assessHunk(file, hunk, findings)));
  const ranked = hunks.toSorted((one, other) => other.risk - one.risk);
  const matched = ranked.filter(({ why: why2 }) => why2.length > 0);
  if (matched.some(({ isLead }) => isLead)) return matched.filter(isShown).slice(0, MAX_SHOWN);
  const candidates = ranked.filter(({ isSmallFinding }) => !isSmallFinding);
  const code2 = candidates.find(({ path }) => !isLowRisk(path));
  const largest = code2 ?? candidates[0];
  const why = code2 === void 0 ? "the largest change" : "the largest change to the code";
  const first = largest === void 0 ? [] : [{ ...largest, why: [why] }];
  return [...first, ...matched.filter((one) => one !== largest)].filter(isShown).slice(0, MAX_SHOWN);
}
function isShown({ path }, at, all) {
  return all.slice(0, at).filter((one) => one.path === path).length < MAX_OF_A_FILE;
}
function assessHunk(file, hunk, findings) {
  const { path, status } = file;
  const isGone = status === "removed";
  const found = findings.filter((one) => one.path === path && isWithin(one, hunk));
  const [first] = found.toSorted((one, other) => weightOf(other) - weightOf(one));
  const isCode = !isLowRisk(path);
  const applied = isCode ? rulesFor(path, hunk, isGone) : [];
  const sizes = isGone ? ["the file is deleted"] : sizesOf(path, hunk);
  const why = [...applied.map((rule) => rule.why), ...sizes];
  const byFinding = first === void 0 ? 0 : weightOf(first);
  const byRule = applied.reduce((sum, { risk }) => sum + risk, 0);
  const lines = first ?? linesOf(hunk);
  return {
    path,
    lines: isGone ? void 0 : { line: lines.line, endLine: lines.endLine },
    risk: byRule + byFinding + sizeRisk(hunk, isGone) - (isCode ? 0 : LOW_RISK_DISCOUNT),
    why: first === void 0 ? why : [...why, foundText(found)],
    isSmallFinding: why.length === 0 && byFinding === SMALL_FINDING_RISK,
    isLead: byFinding === FINDING_RISK || isCode && why.length > 0
  };
}
function sizeRisk(hunk, isGone) {
  return Math.min(30, addedLines(hunk).length / 4 + countDeletions(hunk) / 2) + (isGone ? MANY_DELETED : 0);
}
function rulesFor(path, hunk, isGone) {
  const words = path.replace(/([a-z0-9])([A-Z])/g, "$1-$2");
  const ofPath = PATH_RULES.filter(({ pattern }) => pattern.test(words)).slice(0, 2);
  const matches = (lines) => (rule) => lines.slice(0, MAX_SCANNED).some((line) => rule.pattern.test(line.slice(0, MAX_SCANNED_LENGTH)));
  const ofCode = CODE_RULES.filter(matches(addedLines(hunk)));
  const ofInterface = isGone ? [] : [PUBLIC_RULE].filter(matches(hunk.marked));
  return [...ofPath, ...ofCode, ...ofInterface];
}
function foundText(found) {
  const isNit = found.every(({ severity }) => severity === "nit");
  return `${plural(found.length, isNit ? "nit" : "finding")} by a reviewing agent`;
}
function weightOf({ severity }) {
  return severity === "nit" || severity === "minor" ? SMALL_FINDING_RISK : FINDING_RISK;
}
function isWithin({ line, endLine }, { start, lines }) {
  return line < start + lines && endLine >= start;
}
function sizesOf(path, hunk) {
  const [added, deletions] = [addedLines(hunk).length, countDeletions(hunk)];
  const kind = !isLowRisk(path) ? "code" : TEST_PATH.test(path) ? "tests" : "texts";
  if (deletions >= MANY_DELETED) {
    return [`existing ${kind}: \u2212${deletions}, +${added} lines`];
  }
  return added >= MANY_ADDED ? [`${added} new lines`] : [];
}
function isLowRisk(path) {
  return LOW_RISK_PATH.test(path);
}
function linesOf({ start, lines }) {
  return { line: Math.max(1, start), endLine: Math.max(1, start + lines - 1) };
}
function renderLookFirst(context, facts) {
  const items = rankHunks(facts).map(({ path, lines, why }) => {
    const place = lines === void 0 ? code(path) : linesLink(context, facts.commit, { path, ...lines });
    return `${place}: ${why.join(", ")}`;
  });
  return list(items);
}

// src/publish/pull-request/closing-line.ts
init_define_RUNTIME_PACKAGES();
var BY_THE_ISSUE = /* @__PURE__ */ new Set([
  "issue-opened",
  "issue-labeled",
  "issue-assigned"
]);
var WHOLE = /^(?:(?:please|kindly|hi|hey|(?:can|could|would) you(?: please)?),? )?(?:fix|do|implement|solve|resolve|handle|address|build|complete|finish|close|tackle|work on|take care of) (?:this|it|this one|(?:this|the) (?:issue|bug|feature|task|ticket|problem)|(?:issue )?#(\d{1,10}))(?:,? (?:please|now|thanks|thank you))?$/;
var CLOSING = /\b(?:closes|fixes|resolves):? (?:issue )?#(\d{1,10})(?![\w'’-])/g;
var DOUBT = /\b(?:not|never|no|without|only|part|partly|first|if|whether|until|should)\b|n['’]t\b|\?/;
function asksForWholeIssue(asked) {
  if (BY_THE_ISSUE.has(asked.source)) return true;
  const number = String(asked.issue);
  const request = orderIn(asked.request);
  if (DOUBT.test(orderIn(asked.text))) return false;
  if ([...request.matchAll(CLOSING)].some(([, named]) => named === number)) return true;
  const whole = isAlone(asked) ? WHOLE.exec(request) : null;
  return whole !== null && (whole[1] === void 0 || whole[1] === number);
}
function takesChoice(request) {
  const words = plainWords(request);
  return /^(?:option |choice )?\d{1,2}(?![\w'’-])/.test(words) && !DOUBT.test(words);
}
function orderIn(text) {
  const words = plainWords(text);
  const isOrder = /\b(?:can|could|would) you\b/.test(words);
  return isOrder && words.indexOf("?") === words.length - 1 ? words.slice(0, -1) : words;
}
function isAlone({ source, text, phrase }) {
  return source === "dispatch" || plainWords(text).startsWith(phrase.toLowerCase());
}
function plainWords(text) {
  return text.slice(0, 2e3).toLowerCase().replace(/\s+/g, " ").replace(/[.!\s]+$/, "").trim();
}
var UNTIL = " until it is finished";
function renderClosingLine(issue, { isWhole, isReady }) {
  if (isWhole && isReady) return `Closes #${issue}`;
  return `Part of #${issue}${isWhole ? UNTIL : ""}`;
}
var LINE = /^(Closes|Part of) #(\d{1,10})( until it is finished)?$/;
function updateClosingLine(line, { isWhole, isReady }) {
  const [, word, issue, until] = LINE.exec(line.trim()) ?? [];
  if (issue === void 0) return void 0;
  const wasWhole = word === "Closes" || until !== void 0;
  return renderClosingLine(Number(issue), { isWhole: isWhole || wasWhole, isReady });
}

// src/publish/pull-request/pull-request.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request/body-items.ts
init_define_RUNTIME_PACKAGES();
var MAX_FINDINGS = 10;
var LOOKED_AGAIN = "looked again and asks for changes";
var NOT_LOOKED_AGAIN = " and has not looked again";
var OBJECTION = /^\*\*[^\n]{1,200}\*\* (?:asked for changes|looked again and asks for changes)/;
function isObjection(item) {
  return OBJECTION.test(item);
}
var CHANGED = " (the file was changed since)";
function keptFinding(item, changed) {
  const [first = "", ...findings] = item.split("\n");
  const said = first.replace(LOOKED_AGAIN, `asked for changes${NOT_LOOKED_AGAIN}`);
  const marked = findings.map((line) => {
    const path = /^ {2}- \[?`([^`]{1,400}):\d/.exec(line)?.[1] ?? "";
    return changed.has(path) && !line.endsWith(CHANGED) ? `${line}${CHANGED}` : line;
  });
  return [said, ...marked].join("\n");
}
function findingItems(context, transcript, { reviews, commit }) {
  const objecting = new Map(
    reviewProgress(transcript.reviews).flatMap(
      (one) => one.isOpen ? [[one.reviewer, one.lookedAgain]] : []
    )
  );
  return reviews.flatMap((review) => {
    const { reviewer, findings } = review;
    const standing = findings.filter(({ kind }) => kind !== "changed");
    if (standing.length === 0 && !objecting.has(reviewer)) return [];
    const name = agentName(context, transcript, reviewer);
    const asked = objecting.get(reviewer) ? LOOKED_AGAIN : `asked for changes${placeOf(review, transcript)}${NOT_LOOKED_AGAIN}`;
    const said = objecting.has(reviewer) ? asked : `left ${plural(standing.length, "finding")}`;
    const shown = standing.map((finding) => `  - ${findingText(context, commit, finding)}`);
    const more = shown.length - MAX_FINDINGS;
    return [
      [
        `**${name}** ${said}${changedText(findings.length, findings.length - standing.length)}`,
        ...shown.slice(0, MAX_FINDINGS),
        ...more > 0 ? [`  - and ${more} more in the review`] : []
      ].join("\n")
    ];
  });
}
function placeOf({ reviewer, findings }, { reviews }) {
  const files = reviews.findLast((note) => note.reviewer === reviewer)?.files ?? [];
  return findings.length > 0 || files.length === 0 ? "" : ` in ${pathList(files)}`;
}
function changedText(all, changed) {
  if (changed === 0) return "";
  const which = all === 1 ? "Its finding" : `${changed} of ${all} findings`;
  return `. ${which} ${changed === 1 ? "is" : "are"} on lines that have changed since.`;
}
function findingText(context, commit, finding) {
  const place = commit === "" ? linesLabel(finding) : linesLink(context, commit, finding);
  const weight = finding.severity === void 0 ? "" : ` ${finding.severity}`;
  return `${place}${weight}: ${inline(finding.text, 300, context.safe)}`;
}
function notDoneItems(context, transcript) {
  return [
    ...undoneItems(context, transcript),
    ...unfinishedItems(context, transcript),
    ...leftOutItems(context, transcript)
  ];
}
function unfinishedItems(context, transcript) {
  const byReason = /* @__PURE__ */ new Map();
  for (const row of unfinishedAgents(transcript.agents)) {
    const key = `${row.state} ${row.answer.trim()}`;
    byReason.set(key, [...byReason.get(key) ?? [], row]);
  }
  return [...byReason.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === void 0) return [];
    const why = first.answer.trim() === "" ? "" : `: ${inline(first.answer, 240, context.safe)}`;
    return [`${cutShortText(context, rows)}${why}`];
  });
}
var SET_ASIDE = "Not in this pull request: ";
function conflictItems(context, transcript) {
  const name = (session) => agentName(context, transcript, session);
  return transcript.conflicts.flatMap(({ session, files, others, keptOn, isBundled }) => {
    const [who, what] = [name(session), pathList(files)];
    if (keptOn !== void 0) {
      const where = `it is ${isBundled ? "in the run's bundle as" : "on the branch"} ${code(keptOn)}`;
      return [`${SET_ASIDE}${who}'s change to ${what} could not be merged; ${where}.`];
    }
    const row = transcript.agents.find((one) => one.session === session);
    if (row === void 0 || !files.some((path) => row.files.includes(path))) return [];
    const both = [.../* @__PURE__ */ new Set([...others.map(name), who])];
    const all = both.length > 1 ? joinNames(both) : `${who} and a colleague`;
    return [`${all} changed the same lines of ${what}; ${who} merged them.`];
  });
}
var LEFT_OUT = "Left out: ";
function leftOutItems(context, transcript) {
  const { left } = transcript;
  return [
    ...left.map((file) => `${LEFT_OUT}${inline(file, 240, context.safe)}`),
    ...refusedLines(context, transcript).map((line) => `Refused: ${line}`)
  ];
}
function itemSection({ title, items }, max) {
  return items.length === 0 ? void 0 : `## ${title}

${list(items, max)}`;
}

// src/publish/pull-request/branch-items.ts
init_define_RUNTIME_PACKAGES();
function fileItems(context, transcript, { agents: all, directory }) {
  const withFiles = (isShown2) => all.map((agent) => ({ ...agent, files: agent.files.filter(isShown2) }));
  const linesOf2 = (isShown2) => {
    const agents = withFiles((path) => isWorkPath(path, directory) && isShown2(path));
    return changedFileLines(context, { ...transcript, agents });
  };
  const items = [...linesOf2((path) => !isLowRisk(path)), ...linesOf2(isLowRisk)];
  const memory = withFiles((path) => !isWorkPath(path, directory));
  const amount = new Set(memory.flatMap(({ files }) => files)).size;
  if (amount === 0) return { items, count: items.length };
  const authors = memory.filter(({ files }) => files.length > 0).map(({ name }) => name);
  const by = [...new Set(authors)].map((name) => inline(name, 40, context.safe)).join(", ");
  const last = `${code(`${directory}/`)}: ${plural(amount, "file")} of the team's memory, by ${by}`;
  return { items: [...items, last], count: items.length };
}
function workerItems(context, transcript, workers) {
  const byAgent = /* @__PURE__ */ new Map();
  for (const row of workers.branch.agents) {
    if (row.session !== COORDINATOR && row.agent !== "") {
      byAgent.set(row.agent, [...byAgent.get(row.agent) ?? [], row]);
    }
  }
  if (byAgent.size < 2) return [];
  return [...byAgent.values()].map((rows) => workerItem(context, transcript, { rows, workers }));
}
function workerItem(context, transcript, { rows, workers }) {
  const { safe } = context;
  const { branch, whole } = workers;
  const [{ agent, name } = { agent: "", name: "" }] = rows;
  const role = rows.at(-1)?.role || branch.roles.get(agent) || "";
  const times = rows.length > 1 ? ` \xD7${rows.length}` : "";
  const duty = role === "" ? "" : ` (${inline(role, 40, safe)})`;
  const amounts = amountsOf(rows, branch.directory);
  const reviewed = reviewedPaths(agent, transcript, branch);
  const hasWork = rows.some(
    ({ files }) => files.some((path) => isWorkPath(path, branch.directory))
  );
  const did = !hasWork && reviewed.length > 0 ? `reviewed ${pathList(reviewed)}${verdictText(agent, transcript)}` : inline(workText(rows, whole), 240, safe);
  const who = [`**${inline(name, 40, safe) || "Agent"}${times}**${duty}`, ...amounts].join(", ");
  return did === "" ? who : `${who}: ${did}`;
}
function amountsOf(rows, directory) {
  const files = [...new Set(rows.flatMap((row) => row.files))];
  const memory = files.filter((path) => !isWorkPath(path, directory));
  const decisions = memory.filter((path) => path.startsWith(`${directory}/decisions/`)).length;
  const learnings = memory.filter((path) => path.startsWith(`${directory}/agents/`)).length;
  const others = files.length - decisions - learnings;
  return [
    ...others > 0 ? [plural(others, "file")] : [],
    ...decisions > 0 ? [plural(decisions, "decision")] : [],
    ...learnings > 0 ? [plural(learnings, "learning")] : []
  ];
}
function reviewedPaths(agent, { reviews }, { isThere: isThere2 }) {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const files = own.flatMap((one) => one.files);
  const found = own.flatMap(({ findings }) => findings.map(({ path }) => path));
  const first = files.filter((path) => found.includes(path));
  return [.../* @__PURE__ */ new Set([...first, ...files])].filter(isThere2);
}
function verdictText(agent, { reviews }) {
  const own = reviews.filter(({ reviewer }) => reviewer === agent);
  const rejecting = own.filter(({ verdict }) => verdict === "changes-requested");
  const amount = rejecting.flatMap(({ findings }) => findings).length;
  if (rejecting.length === 0 || own.at(-1)?.verdict !== "approved") return "";
  return `, asked for ${amount > 0 ? plural(amount, "change") : "changes"}, then approved`;
}
function workText(rows, whole) {
  const done = rows.filter(({ state }) => state !== "failed" && state !== "stopped");
  const others = done.filter(({ answer }) => answer.trim() !== whole.trim());
  const reported = others.flatMap(({ answer }) => readReportLine(answer) ?? []);
  const said = reported.length > 0 ? reported : others.map(({ answer }) => firstMeaningfulLine(answer)).filter((text) => text !== "");
  if (said.length === 0 && done.length > 0) return "";
  const [{ task } = { task: "" }] = rows;
  if (said.length > 0) return [...new Set(said)].join("; ");
  return task === "" ? "" : `did not finish "${task}"`;
}

// src/publish/pull-request/how-to-test.ts
init_define_RUNTIME_PACKAGES();
var HOW_TO_TEST = /^(?:how )?to test(?: it| this)?(?: ?: ?(.*))?$/i;
var MAX_LINES = 8;
var MAX_STEPS = 240;
function howToTestLines({ safe }, { agents, checks }, shown) {
  const commands = checks.rows.map(({ command }) => command);
  const isNews = (step) => !shown.includes(step) && !commands.some((command) => step.includes(command)) && !/\.squad\/|\.ai-team\//.test(step) && !claimsSuccess(step);
  const said = new Map(agents.flatMap((agent) => stepsOf(agent, isNews)));
  return [...said].map(
    ([steps, name]) => `${inline(name, 40, safe)} says: ${inline(steps, MAX_STEPS, safe)}`
  );
}
function stepsOf({ answer, name }, isNews) {
  const said = stepsIn(answer).filter(isNews);
  const commands = said.filter((step) => /`[^`]{1,300}`/.test(step));
  const steps = (commands.length > 0 ? commands : said).join("; ");
  return steps === "" ? [] : [[steps, name]];
}
function stepsIn(answer) {
  const lines = answer.split("\n").map(withoutMarks2);
  const at = lines.findIndex((line) => HOW_TO_TEST.test(line));
  if (at < 0) return [];
  const rest = HOW_TO_TEST.exec(lines[at] ?? "")?.[1] ?? "";
  return rest === "" ? stepsBelow(lines.slice(at + 1)) : [rest];
}
function stepsBelow(lines) {
  const start = lines.findIndex((line) => line !== "");
  if (start < 0) return [];
  const end = lines.indexOf("", start);
  const steps = lines.slice(start, end < 0 ? void 0 : end);
  return steps.filter((line) => !/^(?:```|~~~)/.test(line)).slice(0, MAX_LINES);
}
function withoutMarks2(line) {
  return line.trim().replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, "").replaceAll("**", "").trim();
}

// src/publish/pull-request/memory-pull-request.ts
init_define_RUNTIME_PACKAGES();
var TARGET_LENGTH = 4e4;
function renderMemoryPullRequest(context, transcript, commit) {
  const { decisions, learnings } = transcript;
  const { runUrl, thread } = context.facts;
  const latestRun = `${link("The latest run", runUrl)}, for #${thread.number},`;
  const learnt = learningLines(context, transcript);
  const decided = decisionLines(context, transcript, commit);
  const parts = (rows) => [
    "Decisions and learnings from runs that changed no other file. They stay here until somebody merges them; later runs add theirs.",
    `${latestRun} added ${plural(learnings.length, "learning")} and ${plural(decisions.length, "decision")}.`,
    section("What the team learnt", list(learnt, rows)),
    section("Decisions taken", list(decided, rows))
  ];
  return {
    title: "What the squad learnt",
    body: firstThatFits(TARGET_LENGTH, [() => paragraphs(parts(60)), () => paragraphs(parts(5))])
  };
}
function decisionLines(context, transcript, commit) {
  const { facts, safe } = context;
  return transcript.decisions.map((note) => {
    const { agent, title, category, path, body = "", by } = note;
    const author = by === void 0 ? agentName(context, transcript, agent) : inline(by, 100, safe);
    const kind = category === "" ? "" : `${inline(category, 40, safe)}, `;
    const url = repositoryUrl(facts, "blob", commit, path);
    const name = link(`**${inline(title, 200, safe)}**`, url);
    const rule = firstSentence(body);
    const what = rule === "" ? "" : `: ${inline(rule, 240, safe)}`;
    return `${urgencyOf(note)}${name} (${kind}by ${author})${what}`;
  });
}
function urgencyOf({ blocking, requiresApproval }) {
  if (blocking === true) return "**Blocking decision:** ";
  return requiresApproval === true ? "**Needs your approval:** " : "";
}
function learningLines(context, transcript) {
  return transcript.learnings.map(({ agent, learning }) => {
    const name = agentName(context, transcript, agent);
    return `**${name}:** ${inline(learning, 300, context.safe)}`;
  });
}

// src/publish/pull-request/pull-request.ts
var TITLES = {
  checks: "Checks",
  lookFirst: "Look at this first",
  findings: "Findings that stand",
  conflicts: "Changed by two agents",
  notDone: "Not done",
  changed: "What changed",
  tools: "Proposed tools",
  decisions: "Decisions",
  learnt: "What the team learnt",
  workers: "Who did what",
  howToTest: "How to test",
  notes: "Worth knowing"
};
var OPEN_FILES = 5;
var TARGET_LENGTH2 = 4e4;
var LIMIT_STEPS = [
  { rows: 60, answer: 1e4, checkLines: 30 },
  { rows: 20, answer: 3e3, checkLines: 10 },
  { rows: 5, answer: 800, checkLines: 3 }
];
function renderPullRequestBody(context, transcript, work) {
  const brief = work.isReviewed === true ? work.brief : void 0;
  const body = { context, transcript, work: { ...work, brief } };
  const changed = transcript.agents.flatMap(({ files }) => files);
  const first = [agentInstructionsNote(changed), work.stacked];
  const last = [approvalNote(work), creditLine(context), ...closingLines(context, work)];
  return firstThatFits(TARGET_LENGTH2, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([...first, ...bodyParts(body, limits), ...last])
    ),
    () => paragraphs([...first, ...last])
  ]);
}
function renderChecksSection(context, transcript, maxLines = 30) {
  return section(TITLES.checks, renderChecks(context, transcript, maxLines));
}
function agentInstructionsNote(files) {
  const instructions = [...new Set(files)].filter(instructsAgents);
  if (instructions.length === 0) return void 0;
  return `**This changes what agents are told to do:** ${pathList(instructions)}. Read it line by line.`;
}
function bodyParts(content, limits) {
  const { context, transcript, work } = content;
  const notes = blockingNotes(context, transcript, work.standing.commit);
  return [...notes, ...renderSections(content, limits).values()];
}
function renderSections({ context, transcript, work }, limits = LIMIT_STEPS[0]) {
  const { rows } = limits;
  const { branch, standing, brief, answer } = work;
  const items = (title, lines) => [title, itemSection({ title, items: lines }, rows)];
  const decisions = decisionLines(context, withDecisions(transcript, false), standing.commit);
  const notes = transcript.notes.map((note) => inline(note, 300, context.safe));
  return new Map([
    [TITLES.checks, renderChecksSection(context, transcript, limits.checkLines)],
    [TITLES.lookFirst, section(TITLES.lookFirst, brief && renderLookFirst(context, brief))],
    items(TITLES.findings, findingItems(context, transcript, standing)),
    items(TITLES.conflicts, conflictItems(context, transcript)),
    items(TITLES.notDone, notDoneItems(context, transcript)),
    [TITLES.changed, renderChanges({ context, transcript, work }, void 0, limits)],
    [TITLES.tools, renderProposedTools(context, work.proposals ?? [])],
    items(TITLES.decisions, decisions),
    items(TITLES.learnt, learningLines(context, transcript)),
    items(TITLES.workers, workerItems(context, transcript, { branch, whole: answer })),
    items(TITLES.howToTest, howToTestLines(context, transcript, answer)),
    items(TITLES.notes, notes)
  ]);
}
function blockingNotes(context, transcript, commit) {
  return decisionLines(context, withDecisions(transcript, true), commit);
}
function withDecisions(transcript, urgent) {
  const isUrgent = ({ blocking, requiresApproval }) => blocking === true || requiresApproval === true;
  const decisions = transcript.decisions.filter((note) => isUrgent(note) === urgent);
  return { ...transcript, decisions };
}
var SINCE_THEN = "**Since then**";
function renderChanges({ context, transcript, work }, told, { answer, rows } = LIMIT_STEPS[0]) {
  const said = work.rewritten ?? belowReportLine(work.answer);
  const text = told?.text ?? paragraphs([renderUnfounded(context, transcript), textOf(context, said, answer)]);
  const since = told === void 0 || told.runs.length === 0 ? void 0 : `${SINCE_THEN}

${list(told.runs)}`;
  const { items, count } = fileItems(context, transcript, work.branch);
  const shown = list(items, rows);
  const isLong = items.length > OPEN_FILES;
  const files = isLong ? collapsible(plural(count, "file"), shown) : `**Files**

${shown}`;
  return section(TITLES.changed, paragraphs([text, since, items.length > 0 ? files : void 0]));
}
function textOf(context, said, maxLength) {
  return demoteHeadings(renderLongText(context, said, maxLength), 3).trimEnd();
}
var CREDIT_PREFIX = "Written by the squad,";
function isOurs(body) {
  return body.includes(CREDIT_PREFIX);
}
function approvalNote({ approvalPage }) {
  if (approvalPage === void 0) return void 0;
  const why = link("opened with the job's own token", approvalPage);
  return `**Workflows are waiting for you:** approve them in the merge box, since this was ${why}. With an app's token they start at once.`;
}
function creditLine(context) {
  return `${CREDIT_PREFIX} ${askedText(context)}`;
}
function askedText({ facts, safe }) {
  const { actor, commentUrl, runUrl } = facts;
  const asked = link("asked for", commentUrl);
  return `${asked} by ${inline(actor, 40, safe)} \xB7 ${link("run", runUrl)}`;
}
function closingLines({ facts: { thread } }, { share }) {
  return thread.kind === "issue" ? [renderClosingLine(thread.number, share)] : [];
}
function renderStackedNote({ number, head }) {
  return `For #${number}: merging this puts the changes on its branch ${code(head.ref)}, not on the default branch.`;
}

// src/workspace/replay.ts
init_define_RUNTIME_PACKAGES();

// src/workspace/commit.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join as join6 } from "node:path";

// src/workspace/policy/half-moves.ts
init_define_RUNTIME_PACKAGES();
import { posix } from "node:path";
async function rejectHalfMoves(accepted, candidates, deps) {
  const refused2 = candidates.filter((one) => one.isNew === true && !accepted.includes(one));
  const removed = accepted.filter(({ isRemoved }) => isRemoved === true);
  if (refused2.length === 0 || removed.length === 0) return { accepted, left: [] };
  const places = await findPlaces(removed.map(pathOf), refused2.map(pathOf), deps);
  const shown = (place) => deps.policy.holdsSecret(place) ? "another place" : place;
  return {
    accepted: accepted.filter(({ path }) => !places.has(path)),
    left: [...places].map(
      ([path, place]) => `the deletion of ${path}: it may have moved to ${shown(place)}, which is not committed`
    )
  };
}
async function findPlaces(removed, refused2, { git, base, directory }) {
  const entries = await listTreeEntries(git, base, removed);
  const idOf = (path) => entries.get(path)?.object ?? "";
  const byBytes = /* @__PURE__ */ new Map();
  for (const path of refused2) {
    const identify = async (file) => {
      const bytes = await file.readFile();
      return bytes.length === 0 ? void 0 : objectId(bytes, idOf(removed[0] ?? "").length);
    };
    const id = await useRegularFile(directory, path, identify);
    if (id !== void 0) byBytes.set(id, path);
  }
  const [removedNames, byName] = [byUniqueName(removed), byUniqueName(refused2)];
  return new Map(
    removed.flatMap((path) => {
      const isOnlyOne = removedNames.get(nameOf(path)) === path;
      const namesake = isOnlyOne ? byName.get(nameOf(path)) : void 0;
      const place = byBytes.get(idOf(path)) ?? namesake;
      return place === void 0 ? [] : [[path, place]];
    })
  );
}
function byUniqueName(paths) {
  const found = /* @__PURE__ */ new Map();
  for (const path of paths) found.set(nameOf(path), found.has(nameOf(path)) ? void 0 : path);
  return found;
}
var pathOf = ({ path }) => path;
function nameOf(path) {
  return posix.basename(path).toLowerCase();
}

// src/workspace/policy/path-twins.ts
init_define_RUNTIME_PACKAGES();
async function rejectTwins(candidates, deps) {
  const known = await listNeighbours(
    candidates.filter(({ isNew }) => isNew === true),
    deps
  );
  const removed = new Set(
    candidates.flatMap(({ path, isRemoved }) => isRemoved === true ? [path] : [])
  );
  const emptied = await listEmptied(known, removed, deps);
  const staying = [...known].filter((path) => !removed.has(path) && !emptied.has(path));
  const names = new Map(staying.map((path) => [foldPath(path), path]));
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path, isNew } = candidate;
    const unknown = isNew === true ? withFolders(path).filter((part) => !known.has(part)) : [];
    const twins = unknown.map((part) => names.get(foldPath(part)) ?? part);
    const twin = twins.find((name, index) => name !== unknown[index]);
    if (twin !== void 0) {
      left.push(`${path}: many file systems can't tell its name from ${twin}`);
      continue;
    }
    for (const part of unknown) names.set(foldPath(part), part);
    accepted.push(candidate);
  }
  return { accepted, left };
}
async function listEmptied(known, removed, { git, commit }) {
  const folders = new Set([...removed].flatMap((path) => withFolders(path).slice(0, -1)));
  const asked = [...folders].filter((folder) => known.has(folder));
  const isEmptied = await Promise.all(
    asked.map(async (folder) => {
      const files = await git.run(["ls-tree", "-r", "-z", "--name-only", commit, "--", folder]);
      return splitPaths(files).every((path) => removed.has(path));
    })
  );
  return new Set(asked.filter((_, at) => isEmptied[at]));
}
async function listNeighbours(candidates, { git, commit }) {
  if (candidates.length === 0) return /* @__PURE__ */ new Set();
  const folders = candidates.flatMap(({ path }) => withFolders(path).slice(0, -1));
  const inner = batchPaths([...new Set(folders)].map((folder) => `${folder}/`));
  const listings = [[], ...inner].map(
    (paths) => git.run([
      "ls-tree",
      "-z",
      "--name-only",
      commit,
      ...paths.length === 0 ? [] : ["--", ...paths]
    ])
  );
  return new Set((await Promise.all(listings)).flatMap(splitPaths));
}

// src/workspace/policy/reject-secrets.ts
init_define_RUNTIME_PACKAGES();
import { readFile as readFile2 } from "node:fs/promises";
import { join as join5 } from "node:path";
async function rejectSecrets(candidates, deps) {
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path } = candidate;
    if (deps.policy.holdsSecret(path)) {
      left.push("a file: its name holds a secret, or something shaped like one");
    } else if (candidate.isRemoved !== true && await addsSecret(path, deps)) {
      left.push(`${path}: holds a secret, or something shaped like one`);
    } else {
      accepted.push(candidate);
    }
  }
  return { accepted, left };
}
async function addsSecret(path, { git, worktree, policy }) {
  const text = await readFile2(join5(worktree.directory, path), "utf8");
  if (!policy.holdsSecret(text)) return false;
  const before = await attempt(git.run(["cat-file", "blob", `${worktree.base()}:${path}`]));
  const known = new Set(before.kind === "done" ? before.value.split("\n") : []);
  const added = text.split("\n").filter((line) => !known.has(line));
  return policy.holdsSecret(added.join("\n"));
}

// src/workspace/commit.ts
async function commitWork(worktree, { git, policy, identify, tip }) {
  const base = worktree.base();
  if (base === void 0) return { kind: "nothing", left: [] };
  const { accepted, left: refused2 } = await selectChanges(worktree, { git, policy, tip });
  const ignored = await stage(git, worktree, accepted);
  const notTaken = ignored.map((path) => `${path}: ${IGNORED_REASON}`);
  const left = [...refused2, ...notTaken];
  const files = accepted.map(({ path }) => path).filter((path) => !ignored.includes(path));
  if (files.length === 0) return { kind: "nothing", left };
  const tree = (await git.run(["write-tree"], { worktree })).trim();
  const identity = identify(files);
  const commit = await commitTree(git, { tree, parent: base, ...signature(git, identity) });
  return { kind: "commit", commit, base, files, left, identity };
}
async function selectChanges(worktree, { git, policy, tip }) {
  const base = worktree.base();
  if (base === void 0) return { accepted: [], left: [] };
  const { directory } = worktree;
  const changes = await listChanges(git, worktree, base);
  const checked = applyPolicy(changes, policy);
  const clean = await rejectSecrets(checked.accepted, { git, worktree, policy });
  const twins = { git, commit: tip ?? base };
  const apart = await rejectTwins(clean.accepted, twins);
  const whole = await rejectHalfMoves(apart.accepted, changes, { git, base, directory, policy });
  const last = whole.left.length === 0 ? whole : await rejectTwins(whole.accepted, twins);
  const left = [checked, clean, apart, whole, last].flatMap((result) => result.left);
  return { accepted: last.accepted, left: [...left, ...worktree.overlooked] };
}
var IGNORED_REASON = "git refuses to add it (a .gitignore lists it, or its name is not safe)";
async function stage(git, worktree, accepted) {
  const own = accepted.filter(({ byTool }) => !byTool);
  await add(git, worktree, { files: accepted.filter(({ byTool }) => byTool), force: true });
  if (await add(git, worktree, { files: own, force: false })) return [];
  const listing = ["diff-index", "--cached", "--name-only", "--no-renames", "-z"];
  const staged = await git.run([...listing, worktree.base() ?? "HEAD"], { worktree });
  const taken = new Set(splitPaths(staged));
  return own.map(({ path }) => path).filter((path) => !taken.has(path));
}
var UNWRITTEN = /^fatal:|failed to insert into database|unable to (?:create temporary|write)/m;
async function add(git, worktree, { files, force }) {
  if (files.length === 0) return true;
  const list2 = join6(git.scratch, `${worktree.label}.paths`);
  await writeFile(list2, files.map(({ path }) => path).join("\0"));
  const option = force ? "--force" : "--ignore-errors";
  const args = ["add", option, `--pathspec-from-file=${list2}`, "--pathspec-file-nul"];
  const { code: code2, stderr } = await git.attempt(args, { worktree });
  if (code2 === 0) return true;
  if (code2 === 1 && !force && !UNWRITTEN.test(stderr)) return false;
  throw new SquadError({ code: "E_GIT", message: `git add failed: ${stderr.trim()}` });
}
function signature({ identity }, { author, message, trailers }) {
  const { email } = identity;
  return { author: { name: author, email }, text: withTrailers(message, trailers) };
}
async function commitTree(git, { tree, parent, secondParent, author, text }) {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...author.date === void 0 ? {} : { GIT_AUTHOR_DATE: author.date },
    GIT_COMMITTER_NAME: git.identity.name,
    GIT_COMMITTER_EMAIL: git.identity.email
  };
  const message = join6(git.scratch, `${randomUUID()}.message`);
  await writeFile(message, text);
  const second = secondParent === void 0 ? [] : ["-p", secondParent];
  const made = ["commit-tree", "--no-gpg-sign", "-p", parent, ...second, "-F", message, tree];
  return (await git.run(made, { environment })).trim();
}

// src/workspace/replay.ts
async function replay(git, range, onto) {
  let commit = onto;
  let tree = await treeOf(git, onto);
  for (const { id, ...signature2 } of await readSignedCommits(git, range)) {
    const standIn = { author: signature2.author, text: "stand-in" };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const sides = { ours: target, theirs: id };
    const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
    if (merged.kind === "conflict") return { kind: "conflict", files: merged.files };
    const mayGo = merged.tree === tree && !tellsRejections(signature2.text);
    if (mayGo && await changesFiles(git, id)) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature2 });
  }
  return { kind: "replayed", commit };
}
async function changesFiles(git, id) {
  return (await git.attempt(["diff-tree", "--quiet", `${id}^`, id])).code !== 0;
}
var FIELDS = ["%H", "%an", "%ae", "%ad", "%B"];
async function readSignedCommits(git, range) {
  const rows = await readLog(git, { fields: FIELDS, range, options: ["--reverse", "--date=raw"] });
  return rows.map(([id = "", name = "", email = "", date = "", text = ""]) => ({
    id,
    author: { name, email, date },
    text
  }));
}

// src/run/agents/tool-proposals.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/executable/proposed-tools.ts
init_define_RUNTIME_PACKAGES();
async function findProposedTools(branch, trusted) {
  const { executables, diagnostics } = await scanExecutables(branch);
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const beforeOf = ({ tool }) => trusted.executables.find((known) => known.tool.name === tool.name);
  const knownTexts = new Set(trusted.diagnostics.map(diagnosticText));
  const newDiagnostics = diagnostics.filter((problem) => !knownTexts.has(diagnosticText(problem)));
  return {
    proposals: changed.map((executable) => toProposal(executable, beforeOf(executable))),
    diagnostics: [
      ...newDiagnostics,
      ...changed.flatMap((tool) => unraisedVersion(tool, beforeOf(tool)))
    ]
  };
}
function diagnosticText({ path, message }) {
  return `${path}: ${message}`;
}
function unraisedVersion({ tool, manifest }, before) {
  if (before === void 0 || isHigher(manifest.version, before.manifest.version)) return [];
  const { version } = manifest;
  const comparison = version === before.manifest.version ? "is still" : "fell to";
  const message = `${tool.name} changed, but its version ${comparison} ${version}`;
  return [{ code: "L_SHAPE", path: tool.origin.path, message, next: "raise the version" }];
}
function isHigher(version, before) {
  const numbersOf = (text) => (/^[\d.]+/.exec(text)?.[0] ?? "").split(".").map(Number);
  const [now, then] = [numbersOf(version), numbersOf(before)];
  const step = [0, 1, 2].map((at) => (now[at] ?? 0) - (then[at] ?? 0)).find((by) => by !== 0);
  return step === void 0 ? version !== before : step > 0;
}
function toProposal({ tool, manifest, start, directory }, before) {
  const files = readToolFiles(directory);
  const { name, version, description, parameters, env, tests } = manifest;
  return {
    name,
    version,
    description,
    sha256: tool.origin.sha256,
    folder: tool.origin.path.slice(0, tool.origin.path.lastIndexOf("/")),
    starts: start.kind === "built" ? start.files.join(", ") : start.file,
    parameters,
    seconds: tool.limits.timeoutMs / 1e3,
    env,
    tests: tests.length,
    before: before?.manifest.version,
    files: typeof files === "string" ? [] : files.map(toProposedFile)
  };
}
function toProposedFile({ path, bytes }) {
  return { path, bytes: bytes.length, text: bytes.includes(0) ? void 0 : bytes.toString() };
}

// src/run/agents/tool-folders.ts
init_define_RUNTIME_PACKAGES();
import { existsSync, lstatSync } from "node:fs";
import { mkdir as mkdir3, mkdtemp } from "node:fs/promises";
import { dirname as dirname4, join as join8, relative } from "node:path";

// src/workspace/extract-folder.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { mkdir as mkdir2 } from "node:fs/promises";
import { join as join7 } from "node:path";
var MAX_FILES2 = 2e3;
var MAX_BYTES = 64 * 1024 * 1024;
var MAX_FILE_BYTES2 = 8 * 1024 * 1024;
var BATCH = 200;
async function extractFolder(git, request) {
  const { commit, folder, into, isWanted } = request;
  await mkdir2(into, { recursive: true });
  const tree = `${commit}:${folder}`;
  const listing = await git.attempt(["ls-tree", "-r", "-l", "-z", tree]);
  if (listing.code !== 0) return { files: [], left: [] };
  const { files, left } = selectFiles(
    readListing(listing.stdout).filter(({ path }) => isWanted(path))
  );
  if (files.length > 0) await checkOutFiles(git, { tree, into, files });
  return { files, left };
}
function readListing(listing) {
  const lines = listing.split("\0").filter((line) => line !== "");
  return lines.map((line) => {
    const tab = line.indexOf("	");
    const [mode = "", , , size = ""] = line.slice(0, tab).split(/ +/);
    return { path: line.slice(tab + 1), mode, size: Number.parseInt(size, 10) || 0 };
  });
}
function selectFiles(entries) {
  const files = [];
  const left = [];
  let bytes = 0;
  for (const entry of entries) {
    const reason = obstacleIn2(entry, { files: files.length, bytes });
    if (reason === void 0) {
      files.push(entry.path);
      bytes += entry.size;
    } else {
      left.push({ path: entry.path, reason });
    }
  }
  return { files, left };
}
function obstacleIn2({ mode, size }, taken) {
  if (mode === "120000") return "is a symbolic link";
  if (!mode.startsWith("100")) return "is not a regular file";
  if (size > MAX_FILE_BYTES2) return "is larger than 8 MB";
  const isTooMuch = taken.files >= MAX_FILES2 || taken.bytes + size > MAX_BYTES;
  return isTooMuch ? "is beyond what is read of the folder" : void 0;
}
async function checkOutFiles(git, { tree, into, files }) {
  const indexFile = join7(git.scratch, `${randomUUID2()}.index`);
  const options = { worktree: { directory: into, indexFile } };
  await git.run(["read-tree", tree], options);
  for (let at = 0; at < files.length; at += BATCH) {
    await git.run(["checkout-index", "--quiet", "--", ...files.slice(at, at + BATCH)], options);
  }
}

// src/run/agents/tool-folders.ts
function scratchOf({ scratch }) {
  return join8(scratch, "tools");
}
var NOT_FOR_TOOLS = /^(?:agents|casting|decisions|history|log|logs|orchestration-log|sessions)(?:\/|$)/;
async function folderAt({ ports, commit }, directory) {
  const scratch = scratchOf(ports.git);
  await mkdir3(scratch, { recursive: true });
  const root = join8(await mkdtemp(join8(scratch, "at-")), directory);
  const written = await extractFolder(ports.git, {
    commit,
    folder: directory,
    into: root,
    isWanted: (path) => !NOT_FOR_TOOLS.test(path)
  });
  const shownAs = `${directory}/tools`;
  const folder = { root, scope: "local", shownAs, commit };
  return { folder, diagnostics: diagnosticsOf(written, directory) };
}
async function scanFolderAt(source, directory) {
  return scanExecutables((await folderAt(source, directory)).folder);
}
async function globalFolder(source, name) {
  const found = await attempt(findGlobal(source, name));
  if (found.kind === "done") return found.value;
  return missingFolder(name, describe(found.error).message);
}
async function findGlobal(source, name) {
  const { workspace } = source.ports.jobPaths;
  const place = join8(workspace, name);
  const isItsOwn = !existsSync(join8(workspace, ".git")) || hasCheckout(place, workspace);
  if (!isItsOwn) return folderFromCommit(source, name);
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return missingFolder(name, "the folder does not exist");
  const into = layoutFolder(source, name);
  return {
    folder: await openGlobalFolder({ name, source: place, copyInto: into, commit: void 0 }),
    diagnostics: []
  };
}
function hasCheckout(place, workspace) {
  if (relative(workspace, place) === "") return false;
  return existsSync(join8(place, ".git")) || hasCheckout(dirname4(place), workspace);
}
async function folderFromCommit(source, name) {
  const { ports, commit } = source;
  const place = join8(scratchOf(ports.git), "global", name);
  const written = await extractFolder(ports.git, {
    commit,
    folder: name,
    into: place,
    isWanted: () => true
  });
  if (written.files.length === 0) {
    return missingFolder(
      name,
      "the default branch has no such folder, and it is not a checkout of its own"
    );
  }
  const folder = await openGlobalFolder({
    name,
    source: place,
    copyInto: layoutFolder(source, name),
    commit
  });
  return { folder, diagnostics: diagnosticsOf(written, name) };
}
function layoutFolder({ ports }, name) {
  return join8(scratchOf(ports.git), "global-roots", name);
}
function missingFolder(name, message) {
  const next = "check the folder out before the squad, or correct the input tools-directories";
  return { folder: void 0, diagnostics: [{ code: "L_ENTRY", path: name, message, next }] };
}
function diagnosticsOf({ left }, folder) {
  return left.filter(({ path }) => path === "tools" || path.startsWith("tools/")).map(({ path, reason }) => ({
    code: "L_ENTRY",
    path: `${folder}/${path}`,
    message: `${reason}, so it was not read`,
    next: "put plain files there"
  }));
}

// src/run/agents/tool-proposals.ts
async function noteInactiveTools(active, { ports, transcript }, repository) {
  const { team, pullRequest } = repository;
  const changed = toolsAmong(await changedPaths(ports.git, repository), team.directory);
  const waiting = changed.filter((name) => !active.includes(name));
  if (waiting.length === 0) return;
  const where = pullRequest === void 0 ? " in this branch" : " in this pull request";
  const rule = "only the default branch's tools run until a person merges this.";
  transcript.note(`${inactiveText(waiting, where)}: ${rule}`);
}
function noteProposedTools(paths, { transcript }, { team }) {
  const names = toolsAmong(paths, team.directory);
  if (names.length === 0) return;
  const text = inactiveText(names, " proposed by this run");
  transcript.note(`${text}: a person must review and merge this first.`);
}
function inactiveText(names, where) {
  const verb = names.length === 1 ? "is" : "are";
  return `${plural(names.length, "tool change")}${where} ${verb} not active yet (${names.slice(0, 10).join(", ")})`;
}
function notProposedText(name) {
  return `No executable tool named ${name} is proposed on this branch, so nothing was allowed. Tools of the default branch need no approval, and module and resource tools run once they are merged.`;
}
function approvalRefusal(approval, proposed, phrase) {
  if (proposed === void 0) return notProposedText(approval.name);
  const { name, origin } = proposed;
  if (isApproved([approval], { name, sha256: origin.sha256 })) return void 0;
  const why = approval.digest === void 0 ? "an approval names the bytes that it allows" : "its files are not, or are no longer, the ones that the approval names";
  return `${name} was not allowed: ${why}. Read them as they are now, and then write: \`${phrase} approve tool ${approvableName(name, origin.sha256)}\``;
}
async function proposalsAt(commit, { ports }, { tree, team }) {
  const [{ folder }, trusted] = await Promise.all([
    folderAt({ ports, commit }, team.directory),
    scanFolderAt({ ports, commit: tree.commit }, team.directory)
  ]);
  return findProposedTools(folder, trusted);
}
function toolsAmong(paths, directory) {
  const folder = `${directory}/tools/`;
  const inside = paths.filter((path) => path.startsWith(folder));
  const names = inside.map((path) => path.slice(folder.length).split("/")[0] ?? "");
  return [...new Set(names)];
}
async function changedPaths(git, { pullRequest, branch, tree, team, target }) {
  if (pullRequest !== void 0) return pullRequest.files.items.map(({ path }) => path);
  if (target.from !== "branch" || branch.start === tree.commit) return [];
  const range = { base: tree.commit, tip: branch.start };
  const listed = await attempt(pathsChangedSince(git, range, `${team.directory}/tools`));
  return listed.kind === "done" ? listed.value : [];
}

// src/publish/pull-request/pull-request-title.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH2 = 72;
var FALLBACK_TITLE = "Changes by the squad";
function renderPullRequestTitle({ reports, request, threadTitle }) {
  const reported = reports.map(reportTitle).find((title) => title !== "");
  const requestTitle = cleanTitle(openingOf(request));
  const issueTitle = cleanTitle(threadTitle ?? "");
  const asked = isImperative(requestTitle) || issueTitle === "" ? requestTitle : issueTitle;
  return cutAtWord(beginSentence(reported ?? asked), MAX_LENGTH2) || FALLBACK_TITLE;
}
var UNFINISHED_TITLE = "[unfinished] ";
var isMarkedUnfinished = (title) => title.startsWith(UNFINISHED_TITLE);
function markUnfinished(title, isUnfinished) {
  const plain = isMarkedUnfinished(title) ? title.slice(UNFINISHED_TITLE.length) : title;
  return isUnfinished ? `${UNFINISHED_TITLE}${plain}` : plain;
}
var UNFINISHED_COMMIT = "Unfinished: ";
var MEMORY_SUBJECT = "Record decisions and learnings";
function renderCommitSubject({ report = "", task, unfinished }) {
  const said = unfinished ? "" : reportTitle(report);
  const subject = beginSentence(said || cleanTitle(openingOf(task)));
  const mark = unfinished ? UNFINISHED_COMMIT : "";
  return `${mark}${cutAtWord(subject, MAX_LENGTH2 - mark.length)}`;
}
function reportTitle(report) {
  return cleanTitle(readReportLine(report) ?? "");
}
function cutAtWord(text, max) {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const head = headOf(line, max - 1);
  const end = line[head.length] === " " ? head.length : head.lastIndexOf(" ");
  const kept = end > max / 2 ? head.slice(0, end) : head;
  return `${kept.replace(/[\s,;:.(-]+$/, "")}\u2026`;
}
function openingOf(text) {
  const line = text.split("\n").find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return firstSentence(line.slice(0, 300)).replace(/[.!?]$/, "");
}
function isImperative(text) {
  const words = text.toLowerCase().split(" ");
  const isVague = words.some(
    (word, at) => ["this", "it", "these", "them"].includes(word) || // In the middle, as in `a test that names are sorted`, `that` refers to nothing.
    word === "that" && (at === 1 || at === words.length - 1)
  );
  return words.length >= 3 && text.length <= MAX_LENGTH2 && !isVague && beginsWithOrder(text);
}
var POLITE_OPENING = /^(?:please|hi|hello|hey|can you|could you|would you|we should|we need to|let's|kindly),? /i;
function cleanTitle(text) {
  const plainer = oneLine(text.slice(0, 1e3), 300).replace(/https?:\/\/\S*/gi, "").replace(/^(?:\[(?:wip|draft|squad)\]|(?:wip|draft|squad):|wip\b)/i, "").replace(/[@[\]<>]/g, " ").replace(/(\b(?:issue|pull request) )?(?:#|\bGH-)(?=\d)/gi, (_all, noun = "issue ") => noun).replace(/ ?\((?:see )?(?:issue|pull request) \d{1,10}\)/gi, "").replace(/\*\*\*NO_CI\*\*\*|skip-checks:/gi, "").replace(/!+:/g, ":").replace(POLITE_OPENING, "").replace(/ {2,}/g, " ").replace(/[. ]+$/, "").trim();
  return plainer === text ? text : cleanTitle(plainer);
}
function beginSentence(text) {
  return /^[a-z]+ /.test(text) ? capitalise(text) : text;
}

// src/publish/branch-history.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMITS = 100;
async function readBranchHistory(git, range, { agents }) {
  const read = await attempt(readHistory(git, range, agents));
  return read.kind === "done" ? read.value : agents;
}
async function readHistory(git, { base, start, tip }, own) {
  const changed = new Set(await pathsChangedSince(git, { base, tip }));
  const isOwn = ({ commit }) => own.some((row) => row.commit === commit);
  const commits = await readTrailedCommits(git, { base, tip: start }, MAX_COMMITS);
  const earlier = commits.filter((commit) => !isOwn(commit)).toReversed();
  const paths = await readChangedPaths(git, { base, tip: start }, MAX_COMMITS);
  const rows = earlier.flatMap((one) => rowsOf(one, paths.get(one.commit) ?? []));
  return [...rows, ...own].map((row) => ({
    ...row,
    files: row.files.filter((path) => changed.has(path))
  }));
}
function rowsOf(pushed, files) {
  const { commit, subject } = pushed;
  const start = startOfCommit(pushed);
  const session = start.agent === COORDINATOR ? COORDINATOR : start.session;
  const event = { kind: "agent.queued", priority: "normal", at: 0, ...start, session };
  const answer = subject === MEMORY_SUBJECT ? "" : subject;
  const ended = { state: "done", commit, files, answer };
  return addAgentRow([], event).map((row) => ({ ...row, ...ended }));
}
function startOfCommit({ commit, author, subject, agent }) {
  const session = `${agent}-${commit.slice(0, 8)}`;
  const name = author.replace(/ \(Squad\)$/, "");
  return { session, agent, name, role: "", task: subject, requestedBy: COORDINATOR };
}

// src/publish/pull-request/body-sections.ts
init_define_RUNTIME_PACKAGES();
function itemsIn(content) {
  const parts = content.replaceAll("\r\n", "\n").trimEnd().split(/\n(?=- )/);
  return parts.flatMap((part) => part.startsWith("- ") ? [part.slice(2).trimEnd()] : []);
}
var ORDER = Object.values(TITLES);
function readSection(wanted, body) {
  const bounds = boundsOf(body);
  const index = bounds.findIndex(({ title }) => title === wanted);
  const found = bounds[index];
  if (found !== void 0) {
    const end = bounds[index + 1]?.at ?? body.length;
    const enclosing = { before: body.slice(0, found.at), after: body.slice(end) };
    return { enclosing, content: body.slice(found.at, end) };
  }
  const later = ORDER.slice(ORDER.indexOf(wanted) + 1);
  const next = bounds.find(({ title }) => title !== void 0 && later.includes(title)) ?? bounds.findLast(({ title }) => title === void 0);
  if (next !== void 0) {
    const enclosing = { before: body.slice(0, next.at), after: body.slice(next.at) };
    return { enclosing, content: "" };
  }
  const before = body.trim() === "" ? "" : `${body.trimEnd()}

`;
  return { enclosing: { before, after: "" }, content: "" };
}
function boundsOf(body) {
  const credit = findCredit(body);
  return readLines(body).flatMap((line) => {
    const heading = headingOf(line);
    const isBound = heading === void 0 ? line.start === credit.at : heading.level <= 2;
    return isBound ? [{ at: line.start, title: heading?.title }] : [];
  });
}
function findCredit(body) {
  const found = readLines(body).findLast(
    ({ kind, text }) => kind === "text" && text.startsWith(CREDIT_PREFIX)
  );
  return found === void 0 ? { at: -1, text: "" } : { at: found.start, text: found.text };
}

// src/publish/pull-request/since-then.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request/report-parts.ts
init_define_RUNTIME_PACKAGES();
var ITEM = /^ ?(?:[-*+]|\d{1,3}[.)])[ \t]+(?=\S)/;
var NESTED_ITEM = /^\s{2,20}(?:[-*+]|\d{1,3}[.)])[ \t]/;
function splitReport(report) {
  const pieces = readPieces(report).flatMap(withoutLead);
  const words = pieces.filter(({ kind, text }) => kind === "words" && text !== "");
  const lists = [];
  for (const [at, { kind, text }] of pieces.entries()) {
    if (kind === "lead") lists.push({ lead: text, items: [] });
    if (kind !== "item") continue;
    if ((pieces[at - 1]?.kind ?? "words") === "words") lists.push({ lead: "", items: [] });
    lists.at(-1)?.items.push(text);
  }
  return { words: words.map(({ text }) => text).join(" "), lists };
}
function withoutLead(piece, at, all) {
  const { kind, text } = piece;
  if (kind !== "words" || !text.endsWith(":") || all[at + 1]?.kind !== "item") return [piece];
  const start = text.lastIndexOf(". ") + 1;
  const lead = text.slice(start).trim();
  return [
    { kind, text: text.slice(0, start) },
    { kind: "lead", text: lead }
  ];
}
function readPieces(report) {
  const pieces = [];
  let isOpen = false;
  for (const line of readLines(report).filter(({ text }) => !NESTED_ITEM.test(text))) {
    const text = line.text.replaceAll("**", "").trimEnd();
    const last = isOpen ? pieces.at(-1) : void 0;
    isOpen = !isLayout(line);
    if (!isOpen) continue;
    if (ITEM.test(text)) pieces.push({ kind: "item", text: text.replace(ITEM, "") });
    else if (last === void 0) pieces.push({ kind: "words", text: text.trim() });
    else last.text += ` ${text.trim()}`;
  }
  return pieces;
}
function isLayout(line) {
  const text = line.text.trim();
  if (line.kind !== "text" || text === "" || text.startsWith("|")) return true;
  return headingOf(line) !== void 0;
}

// src/publish/pull-request/since-then.ts
var MOST_RUNS = 20;
var LONGEST_LINE = 400;
var MOST_LISTS = 2;
var MOST_ITEMS = 5;
var LONGEST_ITEM = 160;
function renderSinceThen(section2, body, content) {
  const { context } = content;
  const { text, runs } = readTold(section2);
  if (content.work.rewritten !== void 0 || isFirstTold(body, content.transcript))
    return renderChanges(content);
  const isSame = runs.length === 0 && isOfRequest(findCredit(body).text, context);
  if (isSame) return renderChanges(content);
  const before = runs.filter((run) => !isOfRequest(run, context));
  return renderChanges(content, {
    text,
    runs: [...before, runLine(content)].slice(-MOST_RUNS)
  });
}
var FILES = /^(?:\*\*Files\*\*|<details><summary>\d[\d,]{0,12} files?<\/summary>)$/m;
var LISTS = new RegExp(`^\\*\\*Since then\\*\\*$|${FILES.source}`, "m");
function readChanges(body) {
  const section2 = readSection(TITLES.changed, body).content.replaceAll("\r\n", "\n");
  const at = section2.search(FILES);
  const hasWords = section2.slice(0, at).trimEnd().includes("\n");
  return at < 0 || !hasWords ? section2.trimEnd() : section2.slice(0, at).trimEnd();
}
function isFirstTold(body, { agents }) {
  const { text, runs } = readTold(readSection(TITLES.changed, body).content);
  const wasCutShort = readSection(TITLES.notDone, body).content !== "";
  const isTold = agents.some(({ session }) => session === COORDINATOR);
  return isTold && wasCutShort && text === "" && runs.length === 0;
}
function readTold(section2) {
  const words = section2.replace(/^## [^\n]*\n/, "").replaceAll("\r\n", "\n");
  const at = words.search(LISTS);
  const [text, lists] = at < 0 ? [words, ""] : [words.slice(0, at), words.slice(at)];
  const [, since = ""] = lists.startsWith(SINCE_THEN) ? lists.split(/\n\n/, 2) : [];
  return { text: text.trim(), runs: itemsIn(since) };
}
function runLine({ context, work, transcript }) {
  const title = readReportLine(work.answer);
  const { words, lists } = splitReport(belowReportLine(work.answer));
  const said = [title === void 0 ? "" : `${title}.`, words].join(" ").trim() || transcript.request;
  const line = `${inline(said, LONGEST_LINE, context.safe)} (${askedText(context)})`;
  return [line, ...lists.slice(0, MOST_LISTS).map((one) => renderReportList(one, context))].join("\n").replaceAll("\n", "\n  ");
}
function renderReportList({ lead, items }, { safe }) {
  const shown = items.map((item) => inline(item, LONGEST_ITEM, safe));
  return [...lead === "" ? [] : [inline(lead, LONGEST_ITEM, safe)], list(shown, MOST_ITEMS)].join(
    "\n"
  );
}
function isOfRequest(line, { facts }) {
  return facts.commentUrl !== void 0 && line.includes(`](${facts.commentUrl})`);
}

// src/publish/keep-bundle.ts
init_define_RUNTIME_PACKAGES();
async function keepBundle(work, { git, jobPaths, uploadFile }) {
  const { folder } = jobPaths.kept;
  await keepInBundle(git, { ...work, folder });
  const uploaded = await uploadFile(BUNDLE_FILE);
  const file = BUNDLE_FILE;
  if (uploaded.kind === "uploaded") return { file, place: uploaded.artifact, isArtifact: true };
  return { file, place: folder, isArtifact: false, isUploadFailed: uploaded.kind === "failed" };
}

export {
  isWorkPath,
  require_picomatch2 as require_picomatch,
  createPolicy,
  useRegularFile,
  isThere,
  worktreesOf,
  removeWorktrees,
  planWorktree,
  readReportLine,
  isObjection,
  keptFinding,
  SET_ASIDE,
  LEFT_OUT,
  itemSection,
  briefOf,
  isLowRisk,
  renderLookFirst,
  asksForWholeIssue,
  takesChoice,
  updateClosingLine,
  renderMemoryPullRequest,
  decisionLines,
  learningLines,
  TITLES,
  renderPullRequestBody,
  agentInstructionsNote,
  renderSections,
  isOurs,
  renderStackedNote,
  renderPullRequestTitle,
  isMarkedUnfinished,
  markUnfinished,
  UNFINISHED_COMMIT,
  MEMORY_SUBJECT,
  renderCommitSubject,
  readBranchHistory,
  startOfCommit,
  commitWork,
  selectChanges,
  signature,
  commitTree,
  replay,
  readSignedCommits,
  keepBundle,
  itemsIn,
  ORDER,
  readSection,
  findCredit,
  renderSinceThen,
  readChanges,
  isFirstTold,
  scratchOf,
  folderAt,
  scanFolderAt,
  globalFolder,
  noteInactiveTools,
  noteProposedTools,
  notProposedText,
  approvalRefusal,
  proposalsAt,
  toolsAmong,
  prepareBox,
  openBoxState
};
