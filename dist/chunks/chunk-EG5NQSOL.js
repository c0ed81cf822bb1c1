import {
  wayInside
} from "./chunk-RH6U7PNI.js";
import {
  sanitise
} from "./chunk-RBRYF52E.js";
import {
  isUnseen,
  withoutUnseen
} from "./chunk-45EAQZGJ.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  __commonJS,
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

var require_constants=__commonJS({"node_modules/picomatch/lib/constants.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var WIN_NO_SLASH="[^\\\\/]";var ONE_CHAR="(?=.)";var QMARK="[^/]";var END_ANCHOR="(?:\\/|$)";var START_ANCHOR="(?:^|\\/)";var DOTS_SLASH=`\\.{1,2}${END_ANCHOR}`;var NO_DOT="(?!\\.)";var NO_DOTS=`(?!${START_ANCHOR}${DOTS_SLASH})`;var NO_DOT_SLASH=`(?!\\.{0,1}${END_ANCHOR})`;var NO_DOTS_SLASH=`(?!${DOTS_SLASH})`;var QMARK_NO_DOT="[^.\\/]";var STAR=`${QMARK}*?`;var SEP="/";var POSIX_CHARS={DOT_LITERAL:"\\.",PLUS_LITERAL:"\\+",QMARK_LITERAL:"\\?",SLASH_LITERAL:"\\/",ONE_CHAR,QMARK,END_ANCHOR,DOTS_SLASH,NO_DOT,NO_DOTS,NO_DOT_SLASH,NO_DOTS_SLASH,QMARK_NO_DOT,STAR,START_ANCHOR,SEP};var WINDOWS_CHARS={...POSIX_CHARS,SLASH_LITERAL:"[\\\\/]",QMARK:WIN_NO_SLASH,STAR:`${WIN_NO_SLASH}*?`,DOTS_SLASH:"\\.{1,2}(?:[\\\\/]|$)",NO_DOT:"(?!\\.)",NO_DOTS:"(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",NO_DOT_SLASH:"(?!\\.{0,1}(?:[\\\\/]|$))",NO_DOTS_SLASH:"(?!\\.{1,2}(?:[\\\\/]|$))",QMARK_NO_DOT:"[^.\\\\/]",START_ANCHOR:"(?:^|[\\\\/])",END_ANCHOR:"(?:[\\\\/]|$)",SEP:"\\"};var POSIX_REGEX_SOURCE={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};module.exports={DEFAULT_MAX_EXTGLOB_RECURSION:0,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**/**":"**","**/**/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(A){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${A.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(A){return A===true?WINDOWS_CHARS:POSIX_CHARS}}}});
var require_utils=__commonJS({"node_modules/picomatch/lib/utils.js"(exports){"use strict";init_define_RUNTIME_PACKAGES();var{REGEX_BACKSLASH,REGEX_REMOVE_BACKSLASH,REGEX_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_GLOBAL}=require_constants();exports.isObject=e=>e!==null&&typeof e=="object"&&!Array.isArray(e),exports.hasRegexChars=e=>REGEX_SPECIAL_CHARS.test(e),exports.isRegexChar=e=>e.length===1&&exports.hasRegexChars(e),exports.escapeRegex=e=>e.replace(REGEX_SPECIAL_CHARS_GLOBAL,"\\$1"),exports.toPosixSlashes=e=>e.replace(REGEX_BACKSLASH,"/"),exports.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){const e=navigator.platform.toLowerCase();return e==="win32"||e==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":false},exports.removeBackslashes=e=>e.replace(REGEX_REMOVE_BACKSLASH,t=>t==="\\"?"":t),exports.escapeLast=(e,t,r)=>{const s=e.lastIndexOf(t,r);return s===-1?e:e[s-1]==="\\"?exports.escapeLast(e,t,s-1):`${e.slice(0,s)}\\${e.slice(s)}`},exports.removePrefix=(e,t={})=>{let r=e;return r.startsWith("./")&&(r=r.slice(2),t.prefix="./"),r},exports.wrapOutput=(e,t={},r={})=>{const s=r.contains?"":"^",n=r.contains?"":"$";let o=`${s}(?:${e})${n}`;return t.negated===true&&(o=`(?:^(?!${o}).*$)`),o},exports.basename=(e,{windows:t}={})=>{const r=e.split(t?/[\\/]/:"/"),s=r[r.length-1];return s===""?r[r.length-2]:s}}});
var require_scan=__commonJS({"node_modules/picomatch/lib/scan.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var utils=require_utils();var{CHAR_ASTERISK,CHAR_AT,CHAR_BACKWARD_SLASH,CHAR_COMMA,CHAR_DOT,CHAR_EXCLAMATION_MARK,CHAR_FORWARD_SLASH,CHAR_LEFT_CURLY_BRACE,CHAR_LEFT_PARENTHESES,CHAR_LEFT_SQUARE_BRACKET,CHAR_PLUS,CHAR_QUESTION_MARK,CHAR_RIGHT_CURLY_BRACE,CHAR_RIGHT_PARENTHESES,CHAR_RIGHT_SQUARE_BRACKET}=require_constants();var isPathSeparator=n=>n===CHAR_FORWARD_SLASH||n===CHAR_BACKWARD_SLASH;var depth=n=>{n.isPrefix!==true&&(n.depth=n.isGlobstar?1/0:1)};var scan=(n,w)=>{const u=w||{},L=n.length-1,h=u.parts===true||u.tokens===true||u.scanToEnd===true,H=[],i=[],G=[];let a=n,b=-1,r=0,_=0,x=false,m=false,l=false,S=false,D=false,d=false,k=false,K=false,P=false,o=false,g=0,B,e,t={value:"",depth:0,isGlob:false};const T=()=>b>=L,M=()=>a.charCodeAt(b+1),f=()=>(B=e,a.charCodeAt(++b));for(;b<L;){e=f();let c;if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,e=f(),e===CHAR_LEFT_CURLY_BRACE&&(d=true);continue}if(d===true||e===CHAR_LEFT_CURLY_BRACE){for(g++;T()!==true&&(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(e===CHAR_LEFT_CURLY_BRACE){g++;continue}if(d!==true&&e===CHAR_DOT&&(e=f())===CHAR_DOT){if(x=t.isBrace=true,l=t.isGlob=true,o=true,h===true)continue;break}if(d!==true&&e===CHAR_COMMA){if(x=t.isBrace=true,l=t.isGlob=true,o=true,h===true)continue;break}if(e===CHAR_RIGHT_CURLY_BRACE&&(g--,g===0)){d=false,x=t.isBrace=true,o=true;break}}if(h===true)continue;break}if(e===CHAR_FORWARD_SLASH){if(H.push(b),i.push(t),t={value:"",depth:0,isGlob:false},o===true)continue;if(B===CHAR_DOT&&b===r+1){r+=2;continue}_=b+1;continue}if(u.noext!==true&&(e===CHAR_PLUS||e===CHAR_AT||e===CHAR_ASTERISK||e===CHAR_QUESTION_MARK||e===CHAR_EXCLAMATION_MARK)===true&&M()===CHAR_LEFT_PARENTHESES){if(l=t.isGlob=true,S=t.isExtglob=true,o=true,e===CHAR_EXCLAMATION_MARK&&b===r&&(P=true),h===true){let p=0;for(;T()!==true&&(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(e===CHAR_LEFT_PARENTHESES){p++;continue}if(e===CHAR_RIGHT_PARENTHESES&&--p===0){o=true;break}}continue}break}if(e===CHAR_ASTERISK){if(B===CHAR_ASTERISK&&(D=t.isGlobstar=true),l=t.isGlob=true,o=true,h===true)continue;break}if(e===CHAR_QUESTION_MARK){if(l=t.isGlob=true,o=true,h===true)continue;break}if(e===CHAR_LEFT_SQUARE_BRACKET){for(;T()!==true&&(c=f());){if(c===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(c===CHAR_RIGHT_SQUARE_BRACKET){m=t.isBracket=true,l=t.isGlob=true,o=true;break}}if(h===true)continue;break}if(u.nonegate!==true&&e===CHAR_EXCLAMATION_MARK&&b===r){K=t.negated=true,r++;continue}if(u.noparen!==true&&e===CHAR_LEFT_PARENTHESES){if(l=t.isGlob=true,h===true){let E=1;for(;T()!==true&&(e=f());){if(e===CHAR_BACKWARD_SLASH){k=t.backslashes=true,f();continue}if(e===CHAR_LEFT_PARENTHESES){E++;continue}if(e===CHAR_RIGHT_PARENTHESES&&--E===0){o=true;break}}continue}break}if(l===true){if(o=true,h===true)continue;break}}u.noext===true&&(S=false,l=false);let s=a,v="",C="";r>0&&(v=a.slice(0,r),a=a.slice(r),_-=r),s&&l===true&&_>0?(s=a.slice(0,_),C=a.slice(_)):l===true?(s="",C=a):s=a,s&&s!==""&&s!=="/"&&s!==a&&isPathSeparator(s.charCodeAt(s.length-1))&&(s=s.slice(0,-1)),u.unescape===true&&(C&&(C=utils.removeBackslashes(C)),s&&k===true&&(s=utils.removeBackslashes(s)));const R={prefix:v,input:n,start:r,base:s,glob:C,isBrace:x,isBracket:m,isGlob:l,isExtglob:S,isGlobstar:D,negated:K,negatedExtglob:P};if(u.tokens===true&&(R.maxDepth=0,isPathSeparator(e)||i.push(t),R.tokens=i),u.parts===true||u.tokens===true){let c;for(let A=0;A<H.length;A++){const O=c!==void 0?c+1:r,I=H[A],U=n.slice(O,I);u.tokens&&(A===0&&r!==0?(i[A].isPrefix=true,i[A].value=v):i[A].value=U,depth(i[A]),R.maxDepth+=i[A].depth),I>=r&&(G.push(U),c=I)}const E=c!==void 0?c+1:r,p=n.slice(E);G.push(p),u.tokens&&c&&c+1<n.length&&(i[i.length-1].value=p,depth(i[i.length-1]),R.maxDepth+=i[i.length-1].depth),R.slashes=H,R.parts=G}return R};module.exports=scan}});
var require_parse=__commonJS({"node_modules/picomatch/lib/parse.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var constants=require_constants();var utils=require_utils();var{MAX_LENGTH,POSIX_REGEX_SOURCE,REGEX_NON_SPECIAL_CHARS,REGEX_SPECIAL_CHARS_BACKREF,REPLACEMENTS}=constants;var expandRange=(s,a)=>{if(typeof a.expandRange=="function")return a.expandRange(...s,a);s.sort();const t=`[${s.join("-")}]`;try{new RegExp(t)}catch{return s.map(g=>utils.escapeRegex(g)).join("..")}return t};var syntaxError=(s,a)=>`Missing ${s}: "${a}" - use "\\\\${a}" to match literal characters`;var splitTopLevel=s=>{const a=[];let t=0,h=0,g=0,p="",i=false;for(const c of s){if(i===true){p+=c,i=false;continue}if(c==="\\"){p+=c,i=true;continue}if(c==='"'){g=g===1?0:1,p+=c;continue}if(g===0){if(c==="[")t++;else if(c==="]"&&t>0)t--;else if(t===0){if(c==="(")h++;else if(c===")"&&h>0)h--;else if(c==="|"&&h===0){a.push(p),p="";continue}}}p+=c}return a.push(p),a};var isPlainBranch=s=>{let a=false;for(const t of s){if(a===true){a=false;continue}if(t==="\\"){a=true;continue}if(/[?*+@!()[\]{}]/.test(t))return false}return true};var normalizeSimpleBranch=s=>{let a=s.trim(),t=true;for(;t===true;)t=false,/^@\([^\\()[\]{}|]+\)$/.test(a)&&(a=a.slice(2,-1),t=true);if(isPlainBranch(a))return a.replace(/\\(.)/g,"$1")};var hasRepeatedCharPrefixOverlap=s=>{const a=s.map(normalizeSimpleBranch).filter(Boolean);for(let t=0;t<a.length;t++)for(let h=t+1;h<a.length;h++){const g=a[t],p=a[h],i=g[0];if(!(!i||g!==i.repeat(g.length)||p!==i.repeat(p.length))&&(g===p||g.startsWith(p)||p.startsWith(g)))return true}return false};var parseRepeatedExtglob=(s,a=true)=>{if(s[0]!=="+"&&s[0]!=="*"||s[1]!=="(")return;let t=0,h=0,g=0,p=false;for(let i=1;i<s.length;i++){const c=s[i];if(p===true){p=false;continue}if(c==="\\"){p=true;continue}if(c==='"'){g=g===1?0:1;continue}if(g!==1){if(c==="["){t++;continue}if(c==="]"&&t>0){t--;continue}if(!(t>0)){if(c==="("){h++;continue}if(c===")"&&(h--,h===0))return a===true&&i!==s.length-1?void 0:{type:s[0],body:s.slice(2,i),end:i}}}}};var buildCharClassStar=s=>`${s.length===1?utils.escapeRegex(s[0]):`[${s.map(t=>utils.escapeRegex(t)).join("")}]`}*`;var getStarExtglobSequenceChars=s=>{let a=0;const t=[];for(;a<s.length;){const h=parseRepeatedExtglob(s.slice(a),false);if(!h||h.type!=="*")return;const g=splitTopLevel(h.body).map(i=>i.trim());if(g.length!==1)return;const p=normalizeSimpleBranch(g[0]);if(!p||p.length!==1)return;t.push(p),a+=h.end+1}if(!(t.length<1))return t};var repeatedExtglobRecursion=s=>{let a=0,t=s.trim(),h=parseRepeatedExtglob(t);for(;h;)a++,t=h.body.trim(),h=parseRepeatedExtglob(t);return a};var analyzeRepeatedExtglob=(s,a)=>{if(a.maxExtglobRecursion===false)return{risky:false};const t=typeof a.maxExtglobRecursion=="number"?a.maxExtglobRecursion:constants.DEFAULT_MAX_EXTGLOB_RECURSION,h=splitTopLevel(s).map(c=>c.trim());if(h.length>1&&(h.some(c=>c==="")||h.some(c=>/^[*?]+$/.test(c))||hasRepeatedCharPrefixOverlap(h)))return{risky:true};const g=[];let p=false,i=true;for(const c of h){const I=getStarExtglobSequenceChars(c);if(I){p=true,g.push(...I);continue}const A=normalizeSimpleBranch(c);if(A&&A.length===1){g.push(A);continue}if(i=false,repeatedExtglobRecursion(c)>t)return{risky:true}}return p?i?{risky:true,safeOutput:buildCharClassStar([...new Set(g)])}:{risky:true}:{risky:false}};var parse=(s,a)=>{if(typeof s!="string")throw new TypeError("Expected a string");s=REPLACEMENTS[s]||s;const t={...a},h=typeof t.maxLength=="number"?Math.min(MAX_LENGTH,t.maxLength):MAX_LENGTH;let g=s.length;if(g>h)throw new SyntaxError(`Input length: ${g}, exceeds maximum allowed length: ${h}`);const p={type:"bos",value:"",output:t.prepend||""},i=[p],c=t.capture?"":"?:",I=constants.globChars(t.windows),A=constants.extglobChars(I),{DOT_LITERAL:N,PLUS_LITERAL:X,SLASH_LITERAL:L,ONE_CHAR:B,DOTS_SLASH:w,NO_DOT:M,NO_DOT_SLASH:j,NO_DOTS_SLASH:U,QMARK:d,QMARK_NO_DOT:H,STAR:F,START_ANCHOR:J}=I,E=r=>`(${c}(?:(?!${J}${r.dot?w:N}).)*?)`,O=t.dot?"":M,G=t.dot?d:H;let S=t.bash===true?E(t):F;t.capture&&(S=`(${S})`),typeof t.noext=="boolean"&&(t.noextglob=t.noext);const e={input:s,index:-1,start:0,dot:t.dot===true,consumed:"",output:"",prefix:"",backtrack:false,negated:false,brackets:0,braces:0,parens:0,quotes:0,globstar:false,tokens:i};s=utils.removePrefix(s,e),g=s.length;const m=[],k=[],K=[];let u=p,n;const Q=()=>e.index===g-1,v=e.peek=(r=1)=>s[e.index+r],T=e.advance=()=>s[++e.index]||"",q=()=>s.slice(e.index+1),_=(r="",y=0)=>{e.consumed+=r,e.index+=y},z=r=>{e.output+=r.output!=null?r.output:r.value,_(r.value)},Y=()=>{let r=1;for(;v()==="!"&&(v(2)!=="("||v(3)==="?");)T(),e.start++,r++;return r%2===0?false:(e.negated=true,e.start++,true)},W=r=>{e[r]++,K.push(r)},C=r=>{e[r]--,K.pop()},l=r=>{if(u.type==="globstar"){const y=e.braces>0&&(r.type==="comma"||r.type==="brace"),o=r.extglob===true||m.length&&(r.type==="pipe"||r.type==="paren");r.type!=="slash"&&r.type!=="paren"&&!y&&!o&&(e.output=e.output.slice(0,-u.output.length),u.type="star",u.value="*",u.output=S,e.output+=u.output)}if(m.length&&r.type!=="paren"&&(m[m.length-1].inner+=r.value),(r.value||r.output)&&z(r),u&&u.type==="text"&&r.type==="text"){u.output=(u.output||u.value)+r.value,u.value+=r.value;return}r.prev=u,i.push(r),u=r},V=(r,y)=>{const o={...A[y],conditions:1,inner:""};o.prev=u,o.parens=e.parens,o.output=e.output,o.startIndex=e.index,o.tokensIndex=i.length;const f=(t.capture?"(":"")+o.open;W("parens"),l({type:r,value:y,output:e.output?"":B}),l({type:"paren",extglob:true,value:T(),output:f}),m.push(o)},Z=r=>{const y=s.slice(r.startIndex,e.index+1),o=s.slice(r.startIndex+2,e.index),f=analyzeRepeatedExtglob(o,t);if((r.type==="plus"||r.type==="star")&&f.risky){const b=f.safeOutput?(r.output?"":B)+(t.capture?`(${f.safeOutput})`:f.safeOutput):void 0,R=i[r.tokensIndex];R.type="text",R.value=y,R.output=b||utils.escapeRegex(y);for(let D=r.tokensIndex+1;D<i.length;D++)i[D].value="",i[D].output="",delete i[D].suffix;e.output=r.output+R.output,e.backtrack=true,l({type:"paren",extglob:true,value:n,output:""}),C("parens");return}let x=r.close+(t.capture?")":""),$;if(r.type==="negate"){let b=S;if(r.inner&&r.inner.length>1&&r.inner.includes("/")&&(b=E(t)),(b!==S||Q()||/^\)+$/.test(q()))&&(x=r.close=`)$))${b}`),r.inner.includes("*")&&($=q())&&/^\.[^\\/.]+$/.test($)){const R=parse($,{...a,fastpaths:false}).output;x=r.close=`)${R})${b})`}r.prev.type==="bos"&&(e.negatedExtglob=true)}l({type:"paren",extglob:true,value:n,output:x}),C("parens")};if(t.fastpaths!==false&&!/(^[*!]|[/()[\]{}"])/.test(s)){let r=false,y=s.replace(REGEX_SPECIAL_CHARS_BACKREF,(o,f,x,$,b,R)=>$==="\\"?(r=true,o):$==="?"?f?f+$+(b?d.repeat(b.length):""):R===0?G+(b?d.repeat(b.length):""):d.repeat(x.length):$==="."?N.repeat(x.length):$==="*"?f?f+$+(b?S:""):S:f?o:`\\${o}`);return r===true&&(t.unescape===true?y=y.replace(/\\/g,""):y=y.replace(/\\+/g,o=>o.length%2===0?"\\\\":o?"\\":"")),y===s&&t.contains===true?(e.output=s,e):(e.output=utils.wrapOutput(y,e,a),e)}for(;!Q();){if(n=T(),n==="\0")continue;if(n==="\\"){const o=v();if(o==="/"&&t.bash!==true||o==="."||o===";")continue;if(!o){n+="\\",l({type:"text",value:n});continue}const f=/^\\+/.exec(q());let x=0;if(f&&f[0].length>2&&(x=f[0].length,e.index+=x,x%2!==0&&(n+="\\")),t.unescape===true?n=T():n+=T(),e.brackets===0){l({type:"text",value:n});continue}}if(e.brackets>0&&(n!=="]"||u.value==="["||u.value==="[^")){if(t.posix!==false&&n===":"){const o=u.value.slice(1);if(o.includes("[")&&(u.posix=true,o.includes(":"))){const f=u.value.lastIndexOf("["),x=u.value.slice(0,f),$=u.value.slice(f+2),b=POSIX_REGEX_SOURCE[$];if(b){u.value=x+b,e.backtrack=true,T(),!p.output&&i.indexOf(u)===1&&(p.output=B);continue}}}(n==="["&&v()!==":"||n==="-"&&v()==="]")&&(n=`\\${n}`),n==="]"&&(u.value==="["||u.value==="[^")&&(n=`\\${n}`),t.posix===true&&n==="!"&&u.value==="["&&(n="^"),u.value+=n,z({value:n});continue}if(e.quotes===1&&n!=='"'){n=utils.escapeRegex(n),u.value+=n,z({value:n});continue}if(n==='"'){e.quotes=e.quotes===1?0:1,t.keepQuotes===true&&l({type:"text",value:n});continue}if(n==="("){W("parens"),l({type:"paren",value:n});continue}if(n===")"){if(e.parens===0&&t.strictBrackets===true)throw new SyntaxError(syntaxError("opening","("));const o=m[m.length-1];if(o&&e.parens===o.parens+1){Z(m.pop());continue}l({type:"paren",value:n,output:e.parens?")":"\\)"}),C("parens");continue}if(n==="["){if(t.nobracket===true||!q().includes("]")){if(t.nobracket!==true&&t.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"));n=`\\${n}`}else W("brackets");l({type:"bracket",value:n});continue}if(n==="]"){if(t.nobracket===true||u&&u.type==="bracket"&&u.value.length===1){l({type:"text",value:n,output:`\\${n}`});continue}if(e.brackets===0){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("opening","["));l({type:"text",value:n,output:`\\${n}`});continue}C("brackets");const o=u.value.slice(1);if(u.posix!==true&&o[0]==="^"&&!o.includes("/")&&(n=`/${n}`),u.value+=n,z({value:n}),t.literalBrackets===false||utils.hasRegexChars(o))continue;const f=utils.escapeRegex(u.value);if(e.output=e.output.slice(0,-u.value.length),t.literalBrackets===true){e.output+=f,u.value=f;continue}u.value=`(${c}${f}|${u.value})`,e.output+=u.value;continue}if(n==="{"&&t.nobrace!==true){W("braces");const o={type:"brace",value:n,output:"(",outputIndex:e.output.length,tokensIndex:e.tokens.length};k.push(o),l(o);continue}if(n==="}"){const o=k[k.length-1];if(t.nobrace===true||!o){l({type:"text",value:n,output:n});continue}let f=")";if(o.dots===true){const x=i.slice(),$=[];for(let b=x.length-1;b>=0&&(i.pop(),x[b].type!=="brace");b--)x[b].type!=="dots"&&$.unshift(x[b].value);f=expandRange($,t),e.backtrack=true}if(o.comma!==true&&o.dots!==true){const x=e.output.slice(0,o.outputIndex),$=e.tokens.slice(o.tokensIndex);o.value=o.output="\\{",n=f="\\}",e.output=x;for(const b of $)e.output+=b.output||b.value}l({type:"brace",value:n,output:f}),C("braces"),k.pop();continue}if(n==="|"){m.length>0&&m[m.length-1].conditions++,l({type:"text",value:n});continue}if(n===","){let o=n;const f=k[k.length-1];f&&K[K.length-1]==="braces"&&(f.comma=true,o="|"),l({type:"comma",value:n,output:o});continue}if(n==="/"){if(u.type==="dot"&&e.index===e.start+1){e.start=e.index+1,e.consumed="",e.output="",i.pop(),u=p;continue}l({type:"slash",value:n,output:L});continue}if(n==="."){if(e.braces>0&&u.type==="dot"){u.value==="."&&(u.output=N);const o=k[k.length-1];u.type="dots",u.output+=n,u.value+=n,o.dots=true;continue}if(e.braces+e.parens===0&&u.type!=="bos"&&u.type!=="slash"){l({type:"text",value:n,output:N});continue}l({type:"dot",value:n,output:N});continue}if(n==="?"){if(!(u&&u.value==="(")&&t.noextglob!==true&&v()==="("&&v(2)!=="?"){V("qmark",n);continue}if(u&&u.type==="paren"){const f=v();let x=n;(u.value==="("&&!/[!=<:]/.test(f)||f==="<"&&!/<([!=]|\w+>)/.test(q()))&&(x=`\\${n}`),l({type:"text",value:n,output:x});continue}if(t.dot!==true&&(u.type==="slash"||u.type==="bos")){l({type:"qmark",value:n,output:H});continue}l({type:"qmark",value:n,output:d});continue}if(n==="!"){if(t.noextglob!==true&&v()==="("&&(v(2)!=="?"||!/[!=<:]/.test(v(3)))){V("negate",n);continue}if(t.nonegate!==true&&e.index===0){Y();continue}}if(n==="+"){if(t.noextglob!==true&&v()==="("&&v(2)!=="?"){V("plus",n);continue}if(u&&u.value==="("||t.regex===false){l({type:"plus",value:n,output:X});continue}if(u&&(u.type==="bracket"||u.type==="paren"||u.type==="brace")||e.parens>0){l({type:"plus",value:n});continue}l({type:"plus",value:X});continue}if(n==="@"){if(t.noextglob!==true&&v()==="("&&v(2)!=="?"){l({type:"at",extglob:true,value:n,output:""});continue}l({type:"text",value:n});continue}if(n!=="*"){(n==="$"||n==="^")&&(n=`\\${n}`);const o=REGEX_NON_SPECIAL_CHARS.exec(q());o&&(n+=o[0],e.index+=o[0].length),l({type:"text",value:n});continue}if(u&&(u.type==="globstar"||u.star===true)){u.type="star",u.star=true,u.value+=n,u.output=S,e.backtrack=true,e.globstar=true,_(n);continue}let r=q();if(t.noextglob!==true&&/^\([^?]/.test(r)){V("star",n);continue}if(u.type==="star"){if(t.noglobstar===true){_(n);continue}const o=u.prev,f=o.prev,x=o.type==="slash"||o.type==="bos",$=f&&(f.type==="star"||f.type==="globstar");if(t.bash===true&&(!x||r[0]&&r[0]!=="/")){l({type:"star",value:n,output:""});continue}const b=e.braces>0&&(o.type==="comma"||o.type==="brace"),R=m.length&&(o.type==="pipe"||o.type==="paren");if(!x&&o.type!=="paren"&&!b&&!R){l({type:"star",value:n,output:""});continue}for(;r.slice(0,3)==="/**";){const P=s[e.index+4];if(P&&P!=="/")break;r=r.slice(3),_("/**",3)}const D=Q()||e.parens>0&&r===")".repeat(e.parens)&&!m.some(P=>P.type==="negate");if(o.type==="bos"&&Q()){u.type="globstar",u.value+=n,u.output=E(t),e.output=u.output,e.globstar=true,_(n);continue}if(o.type==="slash"&&o.prev.type!=="bos"&&!$&&D){e.output=e.output.slice(0,-(o.output+u.output).length),o.output=`(?:${o.output}`,u.type="globstar",u.output=E(t)+(t.strictSlashes?")":"|$)"),u.value+=n,e.globstar=true,e.output+=o.output+u.output,_(n);continue}if(o.type==="slash"&&o.prev.type!=="bos"&&r[0]==="/"){const P=r[1]!==void 0?"|$":"";e.output=e.output.slice(0,-(o.output+u.output).length),o.output=`(?:${o.output}`,u.type="globstar",u.output=`${E(t)}${L}|${L}${P})`,u.value+=n,e.output+=o.output+u.output,e.globstar=true,_(n+T()),l({type:"slash",value:"/",output:""});continue}if(o.type==="bos"&&r[0]==="/"){u.type="globstar",u.value+=n,u.output=`(?:^|${L}|${E(t)}${L})`,e.output=u.output,e.globstar=true,_(n+T()),l({type:"slash",value:"/",output:""});continue}e.output=e.output.slice(0,-u.output.length),u.type="globstar",u.output=E(t),u.value+=n,e.output+=u.output,e.globstar=true,_(n);continue}const y={type:"star",value:n,output:S};if(t.bash===true){y.output=".*?",(u.type==="bos"||u.type==="slash")&&(y.output=O+y.output),l(y);continue}if(u&&(u.type==="bracket"||u.type==="paren")&&t.regex===true){y.output=n,l(y);continue}(e.index===e.start||u.type==="slash"||u.type==="dot")&&(u.type==="dot"?(e.output+=j,u.output+=j):t.dot===true?(e.output+=U,u.output+=U):(e.output+=O,u.output+=O),v()!=="*"&&(e.output+=B,u.output+=B)),l(y)}for(;e.brackets>0;){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("closing","]"));e.output=utils.escapeLast(e.output,"["),C("brackets")}for(;e.parens>0;){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("closing",")"));e.output=utils.escapeLast(e.output,"("),C("parens")}for(;e.braces>0;){if(t.strictBrackets===true)throw new SyntaxError(syntaxError("closing","}"));e.output=utils.escapeLast(e.output,"{"),C("braces")}if(t.strictSlashes!==true&&(u.type==="star"||u.type==="bracket")&&l({type:"maybe_slash",value:"",output:`${L}?`}),e.backtrack===true){e.output="";for(const r of e.tokens)e.output+=r.output!=null?r.output:r.value,r.suffix&&(e.output+=r.suffix)}return e};parse.fastpaths=(s,a)=>{const t={...a},h=typeof t.maxLength=="number"?Math.min(MAX_LENGTH,t.maxLength):MAX_LENGTH,g=s.length;if(g>h)throw new SyntaxError(`Input length: ${g}, exceeds maximum allowed length: ${h}`);s=REPLACEMENTS[s]||s;const{DOT_LITERAL:p,SLASH_LITERAL:i,ONE_CHAR:c,DOTS_SLASH:I,NO_DOT:A,NO_DOTS:N,NO_DOTS_SLASH:X,STAR:L,START_ANCHOR:B}=constants.globChars(t.windows),w=t.dot?N:A,M=t.dot?X:A,j=t.capture?"":"?:",U={negated:false,prefix:""};let d=t.bash===true?".*?":L;t.capture&&(d=`(${d})`);const H=O=>O.noglobstar===true?d:`(${j}(?:(?!${B}${O.dot?I:p}).)*?)`,F=O=>{switch(O){case"*":return`${w}${c}${d}`;case".*":return`${p}${c}${d}`;case"*.*":return`${w}${d}${p}${c}${d}`;case"*/*":return`${w}${d}${i}${c}${M}${d}`;case"**":return w+H(t);case"**/*":return`(?:${w}${H(t)}${i})?${M}${c}${d}`;case"**/*.*":return`(?:${w}${H(t)}${i})?${M}${d}${p}${c}${d}`;case"**/.*":return`(?:${w}${H(t)}${i})?${p}${c}${d}`;default:{const G=/^(.*?)\.(\w+)$/.exec(O);if(!G)return;const S=F(G[1]);return S?S+p+G[2]:void 0}}},J=utils.removePrefix(s,U);let E=F(J);return E&&t.strictSlashes!==true&&(E+=`${i}?`),E},module.exports=parse}});
var require_picomatch=__commonJS({"node_modules/picomatch/lib/picomatch.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var scan=require_scan();var parse=require_parse();var utils=require_utils();var constants=require_constants();var isObject=e=>e&&typeof e=="object"&&!Array.isArray(e);var picomatch2=(e,t,s=false)=>{if(Array.isArray(e)){const i=e.map(l=>picomatch2(l,t,s));return l=>{for(const p of i){const m=p(l);if(m)return m}return false}}const n=isObject(e)&&e.tokens&&e.input;if(e===""||typeof e!="string"&&!n)throw new TypeError("Expected pattern to be a non-empty string");const r=t||{},o=r.windows,c=n?picomatch2.compileRe(e,t):picomatch2.makeRe(e,t,false,true),a=c.state;delete c.state;let f=()=>false;if(r.ignore){const i={...t,ignore:null,onMatch:null,onResult:null};f=picomatch2(r.ignore,i,s)}const y=(i,h=false)=>{const{isMatch:l,match:p,output:m}=picomatch2.test(i,c,t,{glob:e,posix:o}),u={glob:e,state:a,regex:c,posix:o,input:i,output:m,match:p,isMatch:l};return typeof r.onResult=="function"&&r.onResult(u),l===false?(u.isMatch=false,h?u:false):f(i)?(typeof r.onIgnore=="function"&&r.onIgnore(u),u.isMatch=false,h?u:false):(typeof r.onMatch=="function"&&r.onMatch(u),h?u:true)};return s&&(y.state=a),y};picomatch2.test=(e,t,s,{glob:n,posix:r}={})=>{if(typeof e!="string")throw new TypeError("Expected input to be a string");if(e==="")return{isMatch:false,output:""};const o=s||{},c=o.format||(r?utils.toPosixSlashes:null);let a=e===n,f=a&&c?c(e):e;return a===false&&(f=c?c(e):e,a=f===n),(a===false||o.capture===true)&&(o.matchBase===true||o.basename===true?a=picomatch2.matchBase(e,t,s,r):a=t.exec(f)),{isMatch:!!a,match:a,output:f}},picomatch2.matchBase=(e,t,s,n=s&&s.windows)=>(t instanceof RegExp?t:picomatch2.makeRe(t,s)).test(utils.basename(e,{windows:n})),picomatch2.isMatch=(e,t,s)=>picomatch2(t,s)(e),picomatch2.parse=(e,t)=>Array.isArray(e)?e.map(s=>picomatch2.parse(s,t)):parse(e,{...t,fastpaths:false}),picomatch2.scan=(e,t)=>scan(e,t),picomatch2.compileRe=(e,t,s=false,n=false)=>{if(s===true)return e.output;const r=t||{},o=r.contains?"":"^",c=r.contains?"":"$";let a=`${o}(?:${e.output})${c}`;e&&e.negated===true&&(a=`^(?!${a}).*$`);const f=picomatch2.toRegex(a,t);return n===true&&(f.state=e),f},picomatch2.makeRe=(e,t={},s=false,n=false)=>{if(!e||typeof e!="string")throw new TypeError("Expected a non-empty string");let r={negated:false,fastpaths:true};return t.fastpaths!==false&&(e[0]==="."||e[0]==="*")&&(r.output=parse.fastpaths(e,t)),r.output||(r=parse(e,t)),picomatch2.compileRe(r,t,s,n)},picomatch2.toRegex=(e,t)=>{try{const s=t||{};return new RegExp(e,s.flags||(s.nocase?"i":""))}catch(s){if(t&&t.debug===true)throw s;return/$^/}},picomatch2.constants=constants,module.exports=picomatch2}});
var require_picomatch2=__commonJS({"node_modules/picomatch/index.js"(exports,module){"use strict";init_define_RUNTIME_PACKAGES();var pico=require_picomatch();var utils=require_utils();function picomatch2(e,i,c=false){return i&&(i.windows===null||i.windows===void 0)&&(i={...i,windows:utils.isWindows()}),pico(e,i,c)}Object.assign(picomatch2,pico),module.exports=picomatch2}});
// src/workspace/work-path.ts
init_define_RUNTIME_PACKAGES();
function isWorkPath(path, directory) {
  return !path.startsWith(`${directory}/`) || path.startsWith(`${directory}/tools/`);
}

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
  // Of GitHub and git.
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
  // Hooks of git.
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
    if (isNeverWritten(folded)) return "protected, a person changes this";
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
    return "the squad's own files are written through its tools only";
  }
  return isBinary === true ? "not a text; what a tool runs is built in the run, from reviewed source" : void 0;
}
function isToolSource(path, squadDirectory) {
  if (!path.startsWith(`${squadDirectory}/tools/`)) return false;
  const [tool = "", ...inner] = path.slice(squadDirectory.length + "/tools/".length).split("/");
  const isPlain = inner.every((name) => /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(name));
  return inner.length > 0 && isPlain && /^[A-Za-z0-9_-]{1,64}$/.test(tool);
}
function applyPolicy(candidates, policy) {
  const alone = partition(candidates, (candidate) => reasonAgainst(candidate, policy));
  const counted = partition(
    alone.accepted,
    ({ path }, index) => index < MAX_FILES ? void 0 : `${path}: more than ${MAX_FILES} files in one commit`
  );
  const paths = counted.accepted.map(({ path }) => path.toLowerCase());
  const together = partition(
    counted.accepted,
    ({ path }) => isLockFileAlone(path, paths) ? `${path}: a lock file changes only together with its manifest` : void 0
  );
  return { accepted: together.accepted, left: [...alone.left, ...counted.left, ...together.left] };
}
function partition(candidates, reasonFor) {
  const reasons = candidates.map(reasonFor);
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
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
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
  if (decision.kind === "refused") return { path, byTool, bytes: 0, obstacle: decision.reason };
  const { stats } = decision;
  const entry = entries.get(path);
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

export {
  require_picomatch2 as require_picomatch,
  resolveInside,
  readPath,
  foldPath,
  instructsAgents,
  createPolicy,
  applyPolicy,
  isWorkPath,
  listChanges,
  listTreeEntries,
  withFolders,
  batchPaths
};
