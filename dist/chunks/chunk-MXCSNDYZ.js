import {
  onAbort,
  onceAborted,
  unlessAborted
} from "./chunk-U6AUHUH3.js";
import {
  attachmentId
} from "./chunk-C7L45JHI.js";
import {
  PERMISSIONS
} from "./chunk-5DP2ZEKI.js";
import {
  readAtMost
} from "./chunk-RAFEJBSX.js";
import {
  fetch,
  init_proxy_agent,
  proxy_agent_exports,
  require_tunnel
} from "./chunk-DECCUNP7.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  commentedLines
} from "./chunk-2QZGG6ZG.js";
import {
  array,
  boolean,
  literal,
  m,
  number,
  object,
  string,
  unknown
} from "./chunk-Z5TMLZZJ.js";
import {
  SquadError,
  attempt,
  hintForMachine
} from "./chunk-EHNRAOD3.js";
import {
  __commonJS,
  __require,
  __toCommonJS,
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

var require_proxy=__commonJS({"node_modules/@actions/github/node_modules/@actions/http-client/lib/proxy.js"(exports){"use strict";init_define_RUNTIME_PACKAGES();Object.defineProperty(exports,"__esModule",{value:true}),exports.getProxyUrl=getProxyUrl,exports.checkBypass=checkBypass;function getProxyUrl(e2){const t2=e2.protocol==="https:";if(checkBypass(e2))return;const s2=t2?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(s2)try{return new DecodedURL(s2)}catch{if(!s2.startsWith("http://")&&!s2.startsWith("https://"))return new DecodedURL(`http://${s2}`)}else return}function checkBypass(e2){if(!e2.hostname)return false;const t2=e2.hostname;if(isLoopbackAddress(t2))return true;const s2=process.env.no_proxy||process.env.NO_PROXY||"";if(!s2)return false;let r2;e2.port?r2=Number(e2.port):e2.protocol==="http:"?r2=80:e2.protocol==="https:"&&(r2=443);const p5=[e2.hostname.toUpperCase()];typeof r2=="number"&&p5.push(`${p5[0]}:${r2}`);for(const n2 of s2.split(",").map(o8=>o8.trim().toUpperCase()).filter(o8=>o8))if(n2==="*"||p5.some(o8=>o8===n2||o8.endsWith(`.${n2}`)||n2.startsWith(".")&&o8.endsWith(`${n2}`)))return true;return false}function isLoopbackAddress(e2){const t2=e2.toLowerCase();return t2==="localhost"||t2.startsWith("127.")||t2.startsWith("[::1]")||t2.startsWith("[0:0:0:0:0:0:0:1]")}var DecodedURL=class extends URL{constructor(t2,s2){super(t2,s2),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}});
var require_lib=__commonJS({"node_modules/@actions/github/node_modules/@actions/http-client/lib/index.js"(exports){"use strict";init_define_RUNTIME_PACKAGES();var __createBinding=exports&&exports.__createBinding||(Object.create?(function(n2,r2,t2,e2){e2===void 0&&(e2=t2);var i5=Object.getOwnPropertyDescriptor(r2,t2);(!i5||("get"in i5?!r2.__esModule:i5.writable||i5.configurable))&&(i5={enumerable:true,get:function(){return r2[t2]}}),Object.defineProperty(n2,e2,i5)}):(function(n2,r2,t2,e2){e2===void 0&&(e2=t2),n2[e2]=r2[t2]}));var __setModuleDefault=exports&&exports.__setModuleDefault||(Object.create?(function(n2,r2){Object.defineProperty(n2,"default",{enumerable:true,value:r2})}):function(n2,r2){n2.default=r2});var __importStar=exports&&exports.__importStar||(function(){var n2=function(r2){return n2=Object.getOwnPropertyNames||function(t2){var e2=[];for(var i5 in t2)Object.prototype.hasOwnProperty.call(t2,i5)&&(e2[e2.length]=i5);return e2},n2(r2)};return function(r2){if(r2&&r2.__esModule)return r2;var t2={};if(r2!=null)for(var e2=n2(r2),i5=0;i5<e2.length;i5++)e2[i5]!=="default"&&__createBinding(t2,r2,e2[i5]);return __setModuleDefault(t2,r2),t2}})();var __awaiter=exports&&exports.__awaiter||function(n2,r2,t2,e2){function i5(s2){return s2 instanceof t2?s2:new t2(function(o8){o8(s2)})}return new(t2||(t2=Promise))(function(s2,o8){function u4(c3){try{a5(e2.next(c3))}catch(h7){o8(h7)}}function l4(c3){try{a5(e2.throw(c3))}catch(h7){o8(h7)}}function a5(c3){c3.done?s2(c3.value):i5(c3.value).then(u4,l4)}a5((e2=e2.apply(n2,r2||[])).next())})};Object.defineProperty(exports,"__esModule",{value:true}),exports.HttpClient=exports.HttpClientResponse=exports.HttpClientError=exports.MediaTypes=exports.Headers=exports.HttpCodes=void 0,exports.getProxyUrl=getProxyUrl,exports.isHttps=isHttps;var http=__importStar(__require("http"));var https=__importStar(__require("https"));var pm=__importStar(require_proxy());var tunnel=__importStar(require_tunnel());var undici_1=(init_proxy_agent(),__toCommonJS(proxy_agent_exports));var HttpCodes;(function(n2){n2[n2.OK=200]="OK",n2[n2.MultipleChoices=300]="MultipleChoices",n2[n2.MovedPermanently=301]="MovedPermanently",n2[n2.ResourceMoved=302]="ResourceMoved",n2[n2.SeeOther=303]="SeeOther",n2[n2.NotModified=304]="NotModified",n2[n2.UseProxy=305]="UseProxy",n2[n2.SwitchProxy=306]="SwitchProxy",n2[n2.TemporaryRedirect=307]="TemporaryRedirect",n2[n2.PermanentRedirect=308]="PermanentRedirect",n2[n2.BadRequest=400]="BadRequest",n2[n2.Unauthorized=401]="Unauthorized",n2[n2.PaymentRequired=402]="PaymentRequired",n2[n2.Forbidden=403]="Forbidden",n2[n2.NotFound=404]="NotFound",n2[n2.MethodNotAllowed=405]="MethodNotAllowed",n2[n2.NotAcceptable=406]="NotAcceptable",n2[n2.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",n2[n2.RequestTimeout=408]="RequestTimeout",n2[n2.Conflict=409]="Conflict",n2[n2.Gone=410]="Gone",n2[n2.TooManyRequests=429]="TooManyRequests",n2[n2.InternalServerError=500]="InternalServerError",n2[n2.NotImplemented=501]="NotImplemented",n2[n2.BadGateway=502]="BadGateway",n2[n2.ServiceUnavailable=503]="ServiceUnavailable",n2[n2.GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(exports.HttpCodes=HttpCodes={}));var Headers;(function(n2){n2.Accept="accept",n2.ContentType="content-type"})(Headers||(exports.Headers=Headers={}));var MediaTypes;(function(n2){n2.ApplicationJson="application/json"})(MediaTypes||(exports.MediaTypes=MediaTypes={}));function getProxyUrl(n2){const r2=pm.getProxyUrl(new URL(n2));return r2?r2.href:""}var HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect];var HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout];var RetryableHttpVerbs=["OPTIONS","GET","DELETE","HEAD"];var ExponentialBackoffCeiling=10;var ExponentialBackoffTimeSlice=5;var HttpClientError=class _HttpClientError extends Error{constructor(r2,t2){super(r2),this.name="HttpClientError",this.statusCode=t2,Object.setPrototypeOf(this,_HttpClientError.prototype)}};exports.HttpClientError=HttpClientError;var HttpClientResponse=class{constructor(r2){this.message=r2}readBody(){return __awaiter(this,void 0,void 0,function*(){return new Promise(r2=>__awaiter(this,void 0,void 0,function*(){let t2=Buffer.alloc(0);this.message.on("data",e2=>{t2=Buffer.concat([t2,e2])}),this.message.on("end",()=>{r2(t2.toString())})}))})}readBodyBuffer(){return __awaiter(this,void 0,void 0,function*(){return new Promise(r2=>__awaiter(this,void 0,void 0,function*(){const t2=[];this.message.on("data",e2=>{t2.push(e2)}),this.message.on("end",()=>{r2(Buffer.concat(t2))})}))})}};exports.HttpClientResponse=HttpClientResponse;function isHttps(n2){return new URL(n2).protocol==="https:"}var HttpClient2=class{constructor(r2,t2,e2){this._ignoreSslError=false,this._allowRedirects=true,this._allowRedirectDowngrade=false,this._maxRedirects=50,this._allowRetries=false,this._maxRetries=1,this._keepAlive=false,this._disposed=false,this.userAgent=this._getUserAgentWithOrchestrationId(r2),this.handlers=t2||[],this.requestOptions=e2,e2&&(e2.ignoreSslError!=null&&(this._ignoreSslError=e2.ignoreSslError),this._socketTimeout=e2.socketTimeout,e2.allowRedirects!=null&&(this._allowRedirects=e2.allowRedirects),e2.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=e2.allowRedirectDowngrade),e2.maxRedirects!=null&&(this._maxRedirects=Math.max(e2.maxRedirects,0)),e2.keepAlive!=null&&(this._keepAlive=e2.keepAlive),e2.allowRetries!=null&&(this._allowRetries=e2.allowRetries),e2.maxRetries!=null&&(this._maxRetries=e2.maxRetries))}options(r2,t2){return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",r2,null,t2||{})})}get(r2,t2){return __awaiter(this,void 0,void 0,function*(){return this.request("GET",r2,null,t2||{})})}del(r2,t2){return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",r2,null,t2||{})})}post(r2,t2,e2){return __awaiter(this,void 0,void 0,function*(){return this.request("POST",r2,t2,e2||{})})}patch(r2,t2,e2){return __awaiter(this,void 0,void 0,function*(){return this.request("PATCH",r2,t2,e2||{})})}put(r2,t2,e2){return __awaiter(this,void 0,void 0,function*(){return this.request("PUT",r2,t2,e2||{})})}head(r2,t2){return __awaiter(this,void 0,void 0,function*(){return this.request("HEAD",r2,null,t2||{})})}sendStream(r2,t2,e2,i5){return __awaiter(this,void 0,void 0,function*(){return this.request(r2,t2,e2,i5)})}getJson(r2){return __awaiter(this,arguments,void 0,function*(t2,e2={}){e2[Headers.Accept]=this._getExistingOrDefaultHeader(e2,Headers.Accept,MediaTypes.ApplicationJson);const i5=yield this.get(t2,e2);return this._processResponse(i5,this.requestOptions)})}postJson(r2,t2){return __awaiter(this,arguments,void 0,function*(e2,i5,s2={}){const o8=JSON.stringify(i5,null,2);s2[Headers.Accept]=this._getExistingOrDefaultHeader(s2,Headers.Accept,MediaTypes.ApplicationJson),s2[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(s2,MediaTypes.ApplicationJson);const u4=yield this.post(e2,o8,s2);return this._processResponse(u4,this.requestOptions)})}putJson(r2,t2){return __awaiter(this,arguments,void 0,function*(e2,i5,s2={}){const o8=JSON.stringify(i5,null,2);s2[Headers.Accept]=this._getExistingOrDefaultHeader(s2,Headers.Accept,MediaTypes.ApplicationJson),s2[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(s2,MediaTypes.ApplicationJson);const u4=yield this.put(e2,o8,s2);return this._processResponse(u4,this.requestOptions)})}patchJson(r2,t2){return __awaiter(this,arguments,void 0,function*(e2,i5,s2={}){const o8=JSON.stringify(i5,null,2);s2[Headers.Accept]=this._getExistingOrDefaultHeader(s2,Headers.Accept,MediaTypes.ApplicationJson),s2[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(s2,MediaTypes.ApplicationJson);const u4=yield this.patch(e2,o8,s2);return this._processResponse(u4,this.requestOptions)})}request(r2,t2,e2,i5){return __awaiter(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been disposed.");const s2=new URL(t2);let o8=this._prepareRequest(r2,s2,i5);const u4=this._allowRetries&&RetryableHttpVerbs.includes(r2)?this._maxRetries+1:1;let l4=0,a5;do{if(a5=yield this.requestRaw(o8,e2),a5&&a5.message&&a5.message.statusCode===HttpCodes.Unauthorized){let h7;for(const p5 of this.handlers)if(p5.canHandleAuthentication(a5)){h7=p5;break}return h7?h7.handleAuthentication(this,o8,e2):a5}let c3=this._maxRedirects;for(;a5.message.statusCode&&HttpRedirectCodes.includes(a5.message.statusCode)&&this._allowRedirects&&c3>0;){const h7=a5.message.headers.location;if(!h7)break;const p5=new URL(h7);if(s2.protocol==="https:"&&s2.protocol!==p5.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");if(yield a5.readBody(),p5.hostname!==s2.hostname)for(const f4 in i5)f4.toLowerCase()==="authorization"&&delete i5[f4];o8=this._prepareRequest(r2,p5,i5),a5=yield this.requestRaw(o8,e2),c3--}if(!a5.message.statusCode||!HttpResponseRetryCodes.includes(a5.message.statusCode))return a5;l4+=1,l4<u4&&(yield a5.readBody(),yield this._performExponentialBackoff(l4))}while(l4<u4);return a5})}dispose(){this._agent&&this._agent.destroy(),this._disposed=true}requestRaw(r2,t2){return __awaiter(this,void 0,void 0,function*(){return new Promise((e2,i5)=>{function s2(o8,u4){o8?i5(o8):u4?e2(u4):i5(new Error("Unknown error"))}this.requestRawWithCallback(r2,t2,s2)})})}requestRawWithCallback(r2,t2,e2){typeof t2=="string"&&(r2.options.headers||(r2.options.headers={}),r2.options.headers["Content-Length"]=Buffer.byteLength(t2,"utf8"));let i5=false;function s2(l4,a5){i5||(i5=true,e2(l4,a5))}const o8=r2.httpModule.request(r2.options,l4=>{const a5=new HttpClientResponse(l4);s2(void 0,a5)});let u4;o8.on("socket",l4=>{u4=l4}),o8.setTimeout(this._socketTimeout||3*6e4,()=>{u4&&u4.end(),s2(new Error(`Request timeout: ${r2.options.path}`))}),o8.on("error",function(l4){s2(l4)}),t2&&typeof t2=="string"&&o8.write(t2,"utf8"),t2&&typeof t2!="string"?(t2.on("close",function(){o8.end()}),t2.pipe(o8)):o8.end()}getAgent(r2){const t2=new URL(r2);return this._getAgent(t2)}getAgentDispatcher(r2){const t2=new URL(r2),e2=pm.getProxyUrl(t2);if(e2&&e2.hostname)return this._getProxyAgentDispatcher(t2,e2)}_prepareRequest(r2,t2,e2){const i5={};i5.parsedUrl=t2;const s2=i5.parsedUrl.protocol==="https:";i5.httpModule=s2?https:http;const o8=s2?443:80;if(i5.options={},i5.options.host=i5.parsedUrl.hostname,i5.options.port=i5.parsedUrl.port?parseInt(i5.parsedUrl.port):o8,i5.options.path=(i5.parsedUrl.pathname||"")+(i5.parsedUrl.search||""),i5.options.method=r2,i5.options.headers=this._mergeHeaders(e2),this.userAgent!=null&&(i5.options.headers["user-agent"]=this.userAgent),i5.options.agent=this._getAgent(i5.parsedUrl),this.handlers)for(const u4 of this.handlers)u4.prepareRequest(i5.options);return i5}_mergeHeaders(r2){return this.requestOptions&&this.requestOptions.headers?Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(r2||{})):lowercaseKeys(r2||{})}_getExistingOrDefaultHeader(r2,t2,e2){let i5;if(this.requestOptions&&this.requestOptions.headers){const o8=lowercaseKeys(this.requestOptions.headers)[t2];o8&&(i5=typeof o8=="number"?o8.toString():o8)}const s2=r2[t2];return s2!==void 0?typeof s2=="number"?s2.toString():s2:i5!==void 0?i5:e2}_getExistingOrDefaultContentTypeHeader(r2,t2){let e2;if(this.requestOptions&&this.requestOptions.headers){const s2=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];s2&&(typeof s2=="number"?e2=String(s2):Array.isArray(s2)?e2=s2.join(", "):e2=s2)}const i5=r2[Headers.ContentType];return i5!==void 0?typeof i5=="number"?String(i5):Array.isArray(i5)?i5.join(", "):i5:e2!==void 0?e2:t2}_getAgent(r2){let t2;const e2=pm.getProxyUrl(r2),i5=e2&&e2.hostname;if(this._keepAlive&&i5&&(t2=this._proxyAgent),i5||(t2=this._agent),t2)return t2;const s2=r2.protocol==="https:";let o8=100;if(this.requestOptions&&(o8=this.requestOptions.maxSockets||http.globalAgent.maxSockets),e2&&e2.hostname){const u4={maxSockets:o8,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(e2.username||e2.password)&&{proxyAuth:`${e2.username}:${e2.password}`}),{host:e2.hostname,port:e2.port})};let l4;const a5=e2.protocol==="https:";s2?l4=a5?tunnel.httpsOverHttps:tunnel.httpsOverHttp:l4=a5?tunnel.httpOverHttps:tunnel.httpOverHttp,t2=l4(u4),this._proxyAgent=t2}if(!t2){const u4={keepAlive:this._keepAlive,maxSockets:o8};t2=s2?new https.Agent(u4):new http.Agent(u4),this._agent=t2}return s2&&this._ignoreSslError&&(t2.options=Object.assign(t2.options||{},{rejectUnauthorized:false})),t2}_getProxyAgentDispatcher(r2,t2){let e2;if(this._keepAlive&&(e2=this._proxyAgentDispatcher),e2)return e2;const i5=r2.protocol==="https:";return e2=new undici_1.ProxyAgent(Object.assign({uri:t2.href,pipelining:this._keepAlive?1:0},(t2.username||t2.password)&&{token:`Basic ${Buffer.from(`${t2.username}:${t2.password}`).toString("base64")}`})),this._proxyAgentDispatcher=e2,i5&&this._ignoreSslError&&(e2.options=Object.assign(e2.options.requestTls||{},{rejectUnauthorized:false})),e2}_getUserAgentWithOrchestrationId(r2){const t2=r2||"actions/http-client",e2=process.env.ACTIONS_ORCHESTRATION_ID;if(e2){const i5=e2.replace(/[^a-z0-9_.-]/gi,"_");return`${t2} actions_orchestration_id/${i5}`}return t2}_performExponentialBackoff(r2){return __awaiter(this,void 0,void 0,function*(){r2=Math.min(ExponentialBackoffCeiling,r2);const t2=ExponentialBackoffTimeSlice*Math.pow(2,r2);return new Promise(e2=>setTimeout(()=>e2(),t2))})}_processResponse(r2,t2){return __awaiter(this,void 0,void 0,function*(){return new Promise((e2,i5)=>__awaiter(this,void 0,void 0,function*(){const s2=r2.message.statusCode||0,o8={statusCode:s2,result:null,headers:{}};s2===HttpCodes.NotFound&&e2(o8);function u4(c3,h7){if(typeof h7=="string"){const p5=new Date(h7);if(!isNaN(p5.valueOf()))return p5}return h7}let l4,a5;try{a5=yield r2.readBody(),a5&&a5.length>0&&(t2&&t2.deserializeDates?l4=JSON.parse(a5,u4):l4=JSON.parse(a5),o8.result=l4),o8.headers=r2.message.headers}catch{}if(s2>299){let c3;l4&&l4.message?c3=l4.message:a5&&a5.length>0?c3=a5:c3=`Failed request: (${s2})`;const h7=new HttpClientError(c3,s2);h7.result=o8.result,i5(h7)}else e2(o8)}))})}};exports.HttpClient=HttpClient2;var lowercaseKeys=n2=>Object.keys(n2).reduce((r2,t2)=>(r2[t2.toLowerCase()]=n2[t2],r2),{})}});
var require_dist=__commonJS({"node_modules/@octokit/request/node_modules/content-type/dist/index.js"(exports){"use strict";init_define_RUNTIME_PACKAGES();Object.defineProperty(exports,"__esModule",{value:true}),exports.format=format,exports.parse=parse;var TEXT_REGEXP=/^[\u0009\u0020-\u007e\u0080-\u00ff]*$/;var TOKEN_REGEXP=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;var QUOTE_REGEXP=/[\\"]/g;var TYPE_REGEXP=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;var NullObject=(()=>{const o8=function(){};return o8.prototype=Object.create(null),o8})();function format(o8){const{type:c3,parameters:t2}=o8;if(!c3||!TYPE_REGEXP.test(c3))throw new TypeError(`Invalid type: ${c3}`);let r2=c3;if(t2)for(const s2 of Object.keys(t2)){if(!TOKEN_REGEXP.test(s2))throw new TypeError(`Invalid parameter name: ${s2}`);r2+=`; ${s2}=${qstring(t2[s2])}`}return r2}function parse(o8,c3){const t2=c3?.comma===true?COMMA:65536,r2=o8.length;let s2=skipOWS(o8,c3?.start??0,r2);const e2=s2;s2=skipValue(o8,s2,r2,t2);const u4=trailingOWS(o8,e2,s2),n2=o8.slice(e2,u4).toLowerCase();return c3?.parameters===false?{type:n2,index:s2,parameters:new NullObject}:parseParameters(o8,n2,s2,r2,t2)}var SP=32;var HTAB=9;var SEMI=59;var EQ=61;var DQUOTE=34;var BSLASH=92;var COMMA=44;function parseParameters(o8,c3,t2,r2,s2){const e2=new NullObject;t:for(;t2<r2&&o8.charCodeAt(t2)!==s2;){t2=skipOWS(o8,t2+1,r2);const u4=t2;for(;t2<r2;){const n2=o8.charCodeAt(t2);if(n2===s2)break t;if(n2===SEMI)continue t;if(n2===EQ){const p5=trailingOWS(o8,u4,t2),f4=o8.slice(u4,p5).toLowerCase();if(t2=skipOWS(o8,t2+1,r2),t2<r2&&o8.charCodeAt(t2)===DQUOTE){t2++;let a5="";for(;t2<r2;){const l4=o8.charCodeAt(t2++);if(l4===DQUOTE){t2=skipValue(o8,t2,r2,s2),e2[f4]===void 0&&(e2[f4]=a5);break}if(l4===BSLASH&&t2<r2){a5+=o8[t2++];continue}a5+=String.fromCharCode(l4)}continue t}const i5=t2;if(t2=skipValue(o8,t2,r2,s2),e2[f4]===void 0){const a5=trailingOWS(o8,i5,t2);e2[f4]=o8.slice(i5,a5)}continue t}t2++}}return{type:c3,index:t2,parameters:e2}}function skipValue(o8,c3,t2,r2){for(;c3<t2;){const s2=o8.charCodeAt(c3);if(s2===SEMI||s2===r2)break;c3++}return c3}function skipOWS(o8,c3,t2){for(;c3<t2;){const r2=o8.charCodeAt(c3);if(r2!==SP&&r2!==HTAB)break;c3++}return c3}function trailingOWS(o8,c3,t2){for(;t2>c3;){const r2=o8.charCodeAt(t2-1);if(r2!==SP&&r2!==HTAB)break;t2--}return t2}function qstring(o8){if(TOKEN_REGEXP.test(o8))return o8;if(TEXT_REGEXP.test(o8))return`"${o8.replace(QUOTE_REGEXP,"\\$&")}"`;throw new TypeError(`Invalid parameter value: ${o8}`)}}});
var require_light=__commonJS({"node_modules/bottleneck/light.js"(exports,module){init_define_RUNTIME_PACKAGES();(function(_4,d7){typeof exports=="object"&&typeof module<"u"?module.exports=d7():typeof define=="function"&&define.amd?define(d7):_4.Bottleneck=d7()})(exports,(function(){"use strict";var _4=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{};function d7(u4){return u4&&u4.default||u4}var ht=function(u4,e2,t2={}){var r2,s2,i5;for(r2 in e2)i5=e2[r2],t2[r2]=(s2=u4[r2])!=null?s2:i5;return t2},at=function(u4,e2,t2={}){var r2,s2;for(r2 in u4)s2=u4[r2],e2[r2]!==void 0&&(t2[r2]=s2);return t2},p5={load:ht,overwrite:at},R5;R5=class{constructor(e2,t2){this.incr=e2,this.decr=t2,this._first=null,this._last=null,this.length=0}push(e2){var t2;this.length++,typeof this.incr=="function"&&this.incr(),t2={value:e2,prev:this._last,next:null},this._last!=null?(this._last.next=t2,this._last=t2):this._first=this._last=t2}shift(){var e2;if(this._first!=null)return this.length--,typeof this.decr=="function"&&this.decr(),e2=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,e2}first(){if(this._first!=null)return this._first.value}getArray(){var e2,t2,r2;for(e2=this._first,r2=[];e2!=null;)r2.push((t2=e2,e2=e2.next,t2.value));return r2}forEachShift(e2){var t2;for(t2=this.shift();t2!=null;)e2(t2),t2=this.shift()}debug(){var e2,t2,r2,s2,i5;for(e2=this._first,i5=[];e2!=null;)i5.push((t2=e2,e2=e2.next,{value:t2.value,prev:(r2=t2.prev)!=null?r2.value:void 0,next:(s2=t2.next)!=null?s2.value:void 0}));return i5}};var $4=R5,x3;x3=class{constructor(e2){if(this.instance=e2,this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error("An Emitter already exists for this object");this.instance.on=(t2,r2)=>this._addListener(t2,"many",r2),this.instance.once=(t2,r2)=>this._addListener(t2,"once",r2),this.instance.removeAllListeners=(t2=null)=>t2!=null?delete this._events[t2]:this._events={}}_addListener(e2,t2,r2){var s2;return(s2=this._events)[e2]==null&&(s2[e2]=[]),this._events[e2].push({cb:r2,status:t2}),this.instance}listenerCount(e2){return this._events[e2]!=null?this._events[e2].length:0}async trigger(e2,...t2){var r2,s2;try{return e2!=="debug"&&this.trigger("debug",`Event triggered: ${e2}`,t2),this._events[e2]==null?void 0:(this._events[e2]=this._events[e2].filter(function(i5){return i5.status!=="none"}),s2=this._events[e2].map(async i5=>{var n2,o8;if(i5.status!=="none"){i5.status==="once"&&(i5.status="none");try{return o8=typeof i5.cb=="function"?i5.cb(...t2):void 0,typeof o8?.then=="function"?await o8:o8}catch(h7){return n2=h7,this.trigger("error",n2),null}}}),(await Promise.all(s2)).find(function(i5){return i5!=null}))}catch(i5){return r2=i5,this.trigger("error",r2),null}}};var v3=x3,D3,L,C3;D3=$4,L=v3,C3=class{constructor(e2){var t2;this.Events=new L(this),this._length=0,this._lists=(function(){var r2,s2,i5;for(i5=[],t2=r2=1,s2=e2;1<=s2?r2<=s2:r2>=s2;t2=1<=s2?++r2:--r2)i5.push(new D3((()=>this.incr()),(()=>this.decr())));return i5}).call(this)}incr(){if(this._length++===0)return this.Events.trigger("leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(e2){return this._lists[e2.options.priority].push(e2)}queued(e2){return e2!=null?this._lists[e2].length:this._length}shiftAll(e2){return this._lists.forEach(function(t2){return t2.forEachShift(e2)})}getFirst(e2=this._lists){var t2,r2,s2;for(t2=0,r2=e2.length;t2<r2;t2++)if(s2=e2[t2],s2.length>0)return s2;return[]}shiftLastFrom(e2){return this.getFirst(this._lists.slice(e2).reverse()).shift()}};var lt=C3,S3;S3=class extends Error{};var m6=S3,g6,P3,j3,E5,T4;E5=10,P3=5,T4=p5,g6=m6,j3=class{constructor(e2,t2,r2,s2,i5,n2,o8,h7){this.task=e2,this.args=t2,this.rejectOnDrop=i5,this.Events=n2,this._states=o8,this.Promise=h7,this.options=T4.load(r2,s2),this.options.priority=this._sanitizePriority(this.options.priority),this.options.id===s2.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((a5,l4)=>{this._resolve=a5,this._reject=l4}),this.retryCount=0}_sanitizePriority(e2){var t2;return t2=~~e2!==e2?P3:e2,t2<0?0:t2>E5-1?E5-1:t2}_randomIndex(){return Math.random().toString(36).slice(2)}doDrop({error:e2,message:t2="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.id)?(this.rejectOnDrop&&this._reject(e2??new g6(t2)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.promise}),true):false}_assertStatus(e2){var t2;if(t2=this._states.jobStatus(this.options.id),!(t2===e2||e2==="DONE"&&t2===null))throw new g6(`Invalid job status ${t2}, expected ${e2}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(e2,t2){return this._assertStatus("RECEIVED"),this._states.next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM:e2,blocked:t2})}doRun(){return this.retryCount===0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.args,options:this.options})}async doExecute(e2,t2,r2,s2){var i5,n2,o8;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),n2={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",n2);try{if(o8=await(e2!=null?e2.schedule(this.options,this.task,...this.args):this.task(...this.args)),t2())return this.doDone(n2),await s2(this.options,n2),this._assertStatus("DONE"),this._resolve(o8)}catch(h7){return i5=h7,this._onFailure(i5,n2,t2,r2,s2)}}doExpire(e2,t2,r2){var s2,i5;return this._states.jobStatus(this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),i5={args:this.args,options:this.options,retryCount:this.retryCount},s2=new g6(`This job timed out after ${this.options.expiration} ms.`),this._onFailure(s2,i5,e2,t2,r2)}async _onFailure(e2,t2,r2,s2,i5){var n2,o8;if(r2())return n2=await this.Events.trigger("failed",e2,t2),n2!=null?(o8=~~n2,this.Events.trigger("retry",`Retrying ${this.options.id} after ${o8} ms`,t2),this.retryCount++,s2(o8)):(this.doDone(t2),await i5(this.options,t2),this._assertStatus("DONE"),this._reject(e2))}doDone(e2){return this._assertStatus("EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",e2)}};var ct=j3,q6,A4,b7;b7=p5,q6=m6,A4=class{constructor(e2,t2,r2){this.instance=e2,this.storeOptions=t2,this.clientId=this.instance._randomIndex(),b7.load(r2,r2,this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=Math.floor(performance.timeOrigin+performance.now()),this._running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){var e2;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.reservoirIncreaseInterval!=null&&this.storeOptions.reservoirIncreaseAmount!=null)?typeof(e2=this.heartbeat=setInterval(()=>{var t2,r2,s2,i5,n2;if(i5=Math.floor(performance.timeOrigin+performance.now()),this.storeOptions.reservoirRefreshInterval!=null&&i5>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this._lastReservoirRefresh=i5,this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),this.storeOptions.reservoirIncreaseInterval!=null&&i5>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:t2,reservoirIncreaseMaximum:s2,reservoir:n2}=this.storeOptions,this._lastReservoirIncrease=i5,r2=s2!=null?Math.min(t2,s2-n2):t2,r2>0))return this.storeOptions.reservoir+=r2,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?e2.unref():void 0:clearInterval(this.heartbeat)}async __publish__(e2){return await this.yieldLoop(),this.instance.Events.trigger("message",e2.toString())}async __disconnect__(e2){return await this.yieldLoop(),clearInterval(this.heartbeat),this.Promise.resolve()}yieldLoop(e2=0){return new this.Promise(function(t2,r2){return setImmediate(t2)})}computePenalty(){var e2;return(e2=this.storeOptions.penalty)!=null?e2:15*this.storeOptions.minTime||5e3}async __updateSettings__(e2){return await this.yieldLoop(),b7.overwrite(e2,e2,this.storeOptions),this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),true}async __running__(){return await this.yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),this.instance.queued()}async __done__(){return await this.yieldLoop(),this._done}async __groupCheck__(e2){return await this.yieldLoop(),this._nextRequest+this.timeout<e2}computeCapacity(){var e2,t2;return{maxConcurrent:e2,reservoir:t2}=this.storeOptions,e2!=null&&t2!=null?Math.min(e2-this._running,t2):e2!=null?e2-this._running:t2??null}conditionsCheck(e2){var t2;return t2=this.computeCapacity(),t2==null||e2<=t2}async __incrementReservoir__(e2){var t2;return await this.yieldLoop(),t2=this.storeOptions.reservoir+=e2,this.instance._drainAll(this.computeCapacity()),t2}async __currentReservoir__(){return await this.yieldLoop(),this.storeOptions.reservoir}isBlocked(e2){return this._unblockTime>=e2}check(e2,t2){return this.conditionsCheck(e2)&&this._nextRequest-t2<=0}async __check__(e2){var t2;return await this.yieldLoop(),t2=Math.floor(performance.timeOrigin+performance.now()),this.check(e2,t2)}async __register__(e2,t2,r2){var s2,i5;return await this.yieldLoop(),s2=Math.floor(performance.timeOrigin+performance.now()),this.conditionsCheck(t2)?(this._running+=t2,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=t2),i5=Math.max(this._nextRequest-s2,0),this._nextRequest=s2+i5+this.storeOptions.minTime,{success:true,wait:i5,reservoir:this.storeOptions.reservoir}):{success:false}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(e2,t2){var r2,s2,i5;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&t2>this.storeOptions.maxConcurrent)throw new q6(`Impossible to add a job having a weight of ${t2} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return s2=Math.floor(performance.timeOrigin+performance.now()),i5=this.storeOptions.highWater!=null&&e2===this.storeOptions.highWater&&!this.check(t2,s2),r2=this.strategyIsBlock()&&(i5||this.isBlocked(s2)),r2&&(this._unblockTime=s2+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM:i5,blocked:r2,strategy:this.storeOptions.strategy}}async __free__(e2,t2){return await this.yieldLoop(),this._running-=t2,this._done+=t2,this.instance._drainAll(this.computeCapacity()),{running:this._running}}};var _t=A4,B3,M2;B3=m6,M2=class{constructor(e2){this.status=e2,this._jobs={},this.counts=this.status.map(function(){return 0})}next(e2){var t2,r2;if(t2=this._jobs[e2],r2=t2+1,t2!=null&&r2<this.status.length)return this.counts[t2]--,this.counts[r2]++,this._jobs[e2]++;if(t2!=null)return this.counts[t2]--,delete this._jobs[e2]}start(e2){var t2;return t2=0,this._jobs[e2]=t2,this.counts[t2]++}remove(e2){var t2;return t2=this._jobs[e2],t2!=null&&(this.counts[t2]--,delete this._jobs[e2]),t2!=null}jobStatus(e2){var t2;return(t2=this.status[this._jobs[e2]])!=null?t2:null}statusJobs(e2){var t2,r2,s2,i5,n2;if(e2!=null){if(r2=this.status.indexOf(e2),r2<0)throw new B3(`status must be one of ${this.status.join(", ")}`);s2=this._jobs,i5=[];for(t2 in s2)n2=s2[t2],n2===r2&&i5.push(t2);return i5}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((e2,t2,r2)=>(e2[this.status[r2]]=t2,e2)),{})}};var dt=M2,N4,F3;N4=$4,F3=class{constructor(e2,t2){this.schedule=this.schedule.bind(this),this.name=e2,this.Promise=t2,this._running=0,this._queue=new N4}isEmpty(){return this._queue.length===0}async _tryToRun(){var e2,t2,r2,s2,i5,n2,o8;if(this._running<1&&this._queue.length>0)return this._running++,{task:o8,args:e2,resolve:i5,reject:s2}=this._queue.shift(),t2=await(async function(){try{return n2=await o8(...e2),function(){return i5(n2)}}catch(h7){return r2=h7,function(){return s2(r2)}}})(),this._running--,this._tryToRun(),t2()}schedule(e2,...t2){var r2,s2,i5;return i5=s2=null,r2=new this.Promise(function(n2,o8){return i5=n2,s2=o8}),this._queue.push({task:e2,args:t2,resolve:i5,reject:s2}),this._tryToRun(),r2}};var pt=F3,G3="2.19.5",ft={version:G3},vt=Object.freeze({version:G3,default:ft}),U2=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),Q=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),mt=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),W3,K2,z,J,Y,y4;y4=p5,W3=v3,J=U2,z=Q,Y=mt,K2=(function(){class u4{constructor(t2={}){this.deleteKey=this.deleteKey.bind(this),this.limiterOptions=t2,y4.load(this.limiterOptions,this.defaults,this),this.Events=new W3(this),this.instances={},this.Bottleneck=ot,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==null&&(this.limiterOptions.datastore==="redis"?this.connection=new J(Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.datastore==="ioredis"&&(this.connection=new z(Object.assign({},this.limiterOptions,{Events:this.Events}))))}key(t2=""){var r2;return(r2=this.instances[t2])!=null?r2:(()=>{var s2;return s2=this.instances[t2]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.id}-${t2}`,timeout:this.timeout,connection:this.connection})),this.Events.trigger("created",s2,t2),s2})()}async deleteKey(t2=""){var r2,s2;return s2=this.instances[t2],this.connection&&(r2=await this.connection.__runCommand__(["del",...Y.allKeys(`${this.id}-${t2}`)])),s2!=null&&(delete this.instances[t2],await s2.disconnect()),s2!=null||r2>0}limiters(){var t2,r2,s2,i5;r2=this.instances,s2=[];for(t2 in r2)i5=r2[t2],s2.push({key:t2,limiter:i5});return s2}keys(){return Object.keys(this.instances)}async clusterKeys(){var t2,r2,s2,i5,n2,o8,h7,a5,l4;if(this.connection==null)return this.Promise.resolve(this.keys());for(o8=[],t2=null,l4=`b_${this.id}-`.length,r2=9;t2!==0;)for([a5,s2]=await this.connection.__runCommand__(["scan",t2??0,"match",`b_${this.id}-*_settings`,"count",1e4]),t2=~~a5,i5=0,h7=s2.length;i5<h7;i5++)n2=s2[i5],o8.push(n2.slice(l4,-r2));return o8}_startAutoCleanup(){var t2;return clearInterval(this.interval),typeof(t2=this.interval=setInterval(async()=>{var r2,s2,i5,n2,o8,h7;o8=Math.floor(performance.timeOrigin+performance.now()),i5=this.instances,n2=[];for(s2 in i5){h7=i5[s2];try{await h7._store.__groupCheck__(o8)?n2.push(this.deleteKey(s2)):n2.push(void 0)}catch(a5){r2=a5,n2.push(h7.Events.trigger("error",r2))}}return n2},this.timeout/2)).unref=="function"?t2.unref():void 0}updateSettings(t2={}){if(y4.overwrite(t2,this.defaults,this),y4.overwrite(t2,t2,this.limiterOptions),t2.timeout!=null)return this._startAutoCleanup()}disconnect(t2=true){var r2;if(!this.sharedConnection)return(r2=this.connection)!=null?r2.disconnect(t2):void 0}}return u4.prototype.defaults={timeout:1e3*60*5,connection:null,Promise,id:"group-key"},u4}).call(_4);var gt=K2,V3,H,X;X=p5,H=v3,V3=(function(){class u4{constructor(t2={}){this.options=t2,X.load(this.options,this.defaults,this),this.Events=new H(this),this._arr=[],this._resetPromise(),this._lastFlush=Math.floor(performance.timeOrigin+performance.now())}_resetPromise(){return this._promise=new this.Promise((t2,r2)=>this._resolve=t2)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Math.floor(performance.timeOrigin+performance.now()),this._resolve(),this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(t2){var r2;return this._arr.push(t2),r2=this._promise,this._arr.length===this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this._flush(),this.maxTime)),r2}}return u4.prototype.defaults={maxTime:null,maxSize:null,Promise},u4}).call(_4);var yt=V3,Et=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),bt=d7(vt),Z,tt,w5,O4,et,I4,rt,st,it,k4,c3,nt=[].splice;I4=10,tt=5,c3=p5,rt=lt,O4=ct,et=_t,st=Et,w5=v3,it=dt,k4=pt,Z=(function(){class u4{constructor(t2={},...r2){var s2,i5;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(t2,r2),c3.load(t2,this.instanceDefaults,this),this._queues=new rt(I4),this._scheduled={},this._states=new it(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(this.trackDoneStatus?["DONE"]:[])),this._limiter=null,this.Events=new w5(this),this._submitLock=new k4("submit",this.Promise),this._registerLock=new k4("register",this.Promise),i5=c3.load(t2,this.storeDefaults,{}),this._store=(function(){if(this.datastore==="redis"||this.datastore==="ioredis"||this.connection!=null)return s2=c3.load(t2,this.redisStoreDefaults,{}),new st(this,i5,s2);if(this.datastore==="local")return s2=c3.load(t2,this.localStoreDefaults,{}),new et(this,i5,s2);throw new u4.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),this._queues.on("leftzero",()=>{var n2;return(n2=this._store.heartbeat)!=null&&typeof n2.ref=="function"?n2.ref():void 0}),this._queues.on("zero",()=>{var n2;return(n2=this._store.heartbeat)!=null&&typeof n2.unref=="function"?n2.unref():void 0})}_validateOptions(t2,r2){if(!(t2!=null&&typeof t2=="object"&&r2.length===0))throw new u4.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){return`b_${this.id}`}channel_client(){return`b_${this.id}_${this._store.clientId}`}publish(t2){return this._store.__publish__(t2)}disconnect(t2=true){return this._store.__disconnect__(t2)}chain(t2){return this._limiter=t2,this}queued(t2){return this._queues.queued(t2)}clusterQueued(){return this._store.__queued__()}empty(){return this.queued()===0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this._store.__done__()}jobStatus(t2){return this._states.jobStatus(t2)}jobs(t2){return this._states.statusJobs(t2)}counts(){return this._states.statusCounts()}_randomIndex(){return Math.random().toString(36).slice(2)}check(t2=1){return this._store.__check__(t2)}_clearGlobalState(t2){return this._scheduled[t2]!=null?(clearTimeout(this._scheduled[t2].expiration),delete this._scheduled[t2],true):false}async _free(t2,r2,s2,i5){var n2,o8;try{if({running:o8}=await this._store.__free__(t2,s2.weight),this.Events.trigger("debug",`Freed ${s2.id}`,i5),o8===0&&this.empty())return this.Events.trigger("idle")}catch(h7){return n2=h7,this.Events.trigger("error",n2)}}_run(t2,r2,s2){var i5,n2,o8;return r2.doRun(),i5=this._clearGlobalState.bind(this,t2),o8=this._run.bind(this,t2,r2),n2=this._free.bind(this,t2,r2),this._scheduled[t2]={timeout:(s2>0?setTimeout:setImmediate)(()=>r2.doExecute(this._limiter,i5,o8,n2),s2),expiration:r2.options.expiration!=null?setTimeout(function(){return r2.doExpire(i5,o8,n2)},s2+r2.options.expiration):void 0,job:r2}}_drainOne(t2){return this._registerLock.schedule(()=>{var r2,s2,i5,n2,o8;return this.queued()===0?this.Promise.resolve(null):(o8=this._queues.getFirst(),{options:n2,args:r2}=i5=o8.first(),t2!=null&&n2.weight>t2?this.Promise.resolve(null):(this.Events.trigger("debug",`Draining ${n2.id}`,{args:r2,options:n2}),s2=this._randomIndex(),this._store.__register__(s2,n2.weight,n2.expiration).then(({success:h7,wait:a5,reservoir:l4})=>{var f4;return this.Events.trigger("debug",`Drained ${n2.id}`,{success:h7,args:r2,options:n2}),h7?(o8.shift(),f4=this.empty(),f4&&this.Events.trigger("empty"),l4===0&&this.Events.trigger("depleted",f4),this._run(s2,i5,a5),this.Promise.resolve(n2.weight)):this.Promise.resolve(null)})))})}_drainAll(t2,r2=0){return this._drainOne(t2).then(s2=>{var i5;return s2!=null?(i5=t2!=null?t2-s2:t2,this._drainAll(i5,r2+s2)):this.Promise.resolve(r2)}).catch(s2=>this.Events.trigger("error",s2))}_dropAllQueued(t2){return this._queues.shiftAll(function(r2){return r2.doDrop({message:t2})})}stop(t2={}){var r2,s2;return t2=c3.load(t2,this.stopDefaults),s2=i5=>{var n2;return n2=()=>{var o8;return o8=this._states.counts,o8[0]+o8[1]+o8[2]+o8[3]===i5},new this.Promise((o8,h7)=>n2()?o8():this.on("done",()=>{if(n2())return this.removeAllListeners("done"),o8()}))},r2=t2.dropWaitingJobs?(this._run=function(i5,n2){return n2.doDrop({message:t2.dropErrorMessage})},this._drainOne=()=>this.Promise.resolve(null),this._registerLock.schedule(()=>this._submitLock.schedule(()=>{var i5,n2,o8;n2=this._scheduled;for(i5 in n2)o8=n2[i5],this.jobStatus(o8.job.options.id)==="RUNNING"&&(clearTimeout(o8.timeout),clearTimeout(o8.expiration),o8.job.doDrop({message:t2.dropErrorMessage}));return this._dropAllQueued(t2.dropErrorMessage),s2(0)}))):this.schedule({priority:I4-1,weight:0},()=>s2(1)),this._receive=function(i5){return i5._reject(new u4.prototype.BottleneckError(t2.enqueueErrorMessage))},this.stop=()=>this.Promise.reject(new u4.prototype.BottleneckError("stop() has already been called")),r2}async _addToQueue(t2){var r2,s2,i5,n2,o8,h7,a5;({args:r2,options:n2}=t2);try{({reachedHWM:o8,blocked:s2,strategy:a5}=await this._store.__submit__(this.queued(),n2.weight))}catch(l4){return i5=l4,this.Events.trigger("debug",`Could not queue ${n2.id}`,{args:r2,options:n2,error:i5}),t2.doDrop({error:i5}),false}return s2?(t2.doDrop(),true):o8&&(h7=a5===u4.prototype.strategy.LEAK?this._queues.shiftLastFrom(n2.priority):a5===u4.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(n2.priority+1):a5===u4.prototype.strategy.OVERFLOW?t2:void 0,h7?.doDrop(),h7==null||a5===u4.prototype.strategy.OVERFLOW)?(h7==null&&t2.doDrop(),o8):(t2.doQueue(o8,s2),this._queues.push(t2),await this._drainAll(),o8)}_receive(t2){return this._states.jobStatus(t2.options.id)!=null?(t2._reject(new u4.prototype.BottleneckError(`A job with the same id already exists (id=${t2.options.id})`)),false):(t2.doReceive(),this._submitLock.schedule(this._addToQueue,t2))}submit(...t2){var r2,s2,i5,n2,o8,h7,a5;return typeof t2[0]=="function"?(o8=t2,[s2,...t2]=o8,[r2]=nt.call(t2,-1),n2=c3.load({},this.jobDefaults)):(h7=t2,[n2,s2,...t2]=h7,[r2]=nt.call(t2,-1),n2=c3.load(n2,this.jobDefaults)),a5=(...l4)=>new this.Promise(function(f4,Ot){return s2(...l4,function(...ut){return(ut[0]!=null?Ot:f4)(ut)})}),i5=new O4(a5,t2,n2,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),i5.promise.then(function(l4){return typeof r2=="function"?r2(...l4):void 0}).catch(function(l4){return Array.isArray(l4)?typeof r2=="function"?r2(...l4):void 0:typeof r2=="function"?r2(l4):void 0}),this._receive(i5)}schedule(...t2){var r2,s2,i5;return typeof t2[0]=="function"?([i5,...t2]=t2,s2={}):[s2,i5,...t2]=t2,r2=new O4(i5,t2,s2,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),this._receive(r2),r2.promise}wrap(t2){var r2,s2;return r2=this.schedule.bind(this),s2=function(...i5){return r2(t2.bind(this),...i5)},s2.withOptions=function(i5,...n2){return r2(i5,t2,...n2)},s2}async updateSettings(t2={}){return await this._store.__updateSettings__(c3.overwrite(t2,this.storeDefaults)),c3.overwrite(t2,this.instanceDefaults,this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(t2=0){return this._store.__incrementReservoir__(t2)}}return u4.default=u4,u4.Events=w5,u4.version=u4.prototype.version=bt.version,u4.strategy=u4.prototype.strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},u4.BottleneckError=u4.prototype.BottleneckError=m6,u4.Group=u4.prototype.Group=gt,u4.RedisConnection=u4.prototype.RedisConnection=U2,u4.IORedisConnection=u4.prototype.IORedisConnection=Q,u4.Batcher=u4.prototype.Batcher=yt,u4.prototype.jobDefaults={priority:tt,weight:1,expiration:null,id:"<no-id>"},u4.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:u4.prototype.strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,reservoirIncreaseMaximum:null},u4.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},u4.prototype.redisStoreDefaults={Promise,timeout:null,heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:false,connection:null},u4.prototype.instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:true,trackDoneStatus:false,Promise},u4.prototype.stopDefaults={enqueueErrorMessage:"This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:true,dropErrorMessage:"This limiter has been stopped."},u4}).call(_4);var ot=Z,wt=ot;return wt}))}});
// src/adapters/github/github.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/github/attachments.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/github/errors.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/github/unreadable.ts
init_define_RUNTIME_PACKAGES();
var UnreadableAnswer = class extends Error {
  status = 502;
  request;
  constructor(request) {
    super("the answer is not JSON");
    this.request = request;
  }
};
function refuseUnreadable(octokit) {
  octokit.hook.after("request", ({ status, data }, options) => {
    if (status < 300 && !WITHOUT_CONTENT.includes(status) && !isJson(data)) {
      throw new UnreadableAnswer(options);
    }
  });
}
var WITHOUT_CONTENT = [204, 205];
function isJson(data) {
  return typeof data === "object" && data !== null && !(data instanceof ArrayBuffer);
}

// src/adapters/github/errors.ts
function readRefusal(error) {
  const text2 = error instanceof Error ? error.message : String(error);
  const response = field(error, "response");
  const status = field(response, "status");
  const acceptedPermissions = field(field(response, "headers"), "x-accepted-github-permissions");
  return {
    status: typeof status === "number" ? status : void 0,
    text: text2,
    acceptedPermissions: typeof acceptedPermissions === "string" ? acceptedPermissions : "",
    isForeign: error instanceof UnreadableAnswer
  };
}
function field(value, name) {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
}
async function parseResponse(doing, schema, answer) {
  const { data } = await answer.catch((error) => {
    throw refusalError(doing, readRefusal(error));
  });
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw foreignAnswerError(doing);
}
function foreignAnswerError(doing) {
  return new SquadError({
    code: "E_GITHUB",
    message: `GitHub, ${doing}: the answer does not match GitHub's API.`,
    hint: "Check that GITHUB_API_URL is answered by GitHub and not by something in between."
  });
}
function transferredError(number2) {
  return new SquadError({
    code: "E_GITHUB",
    message: `#${number2} was transferred to another repository.`,
    hint: "Ask in the repository that has it now, or name an issue of this one."
  });
}
async function expectSuccess(doing, answer) {
  await parseResponse(doing, unknown(), answer);
}
function refusalError(doing, refusal) {
  const { status, text: text2, isForeign = false } = refusal;
  if (isForeign) return foreignAnswerError(doing);
  const summary = text2.startsWith("<") ? "" : headOf(text2.split("\n")[0] ?? "", 300);
  const line = status === void 0 ? `no answer (${summary})` : `${status} ${summary}`;
  return new SquadError({ ...adviceFor(refusal), message: `GitHub, ${doing}: ${line.trim()}` });
}
var COMPARE_HINT = "Compare with examples/workflows/squad.yml.";
var USUAL_PERMISSIONS = "`contents: write`, `issues: write` and `pull-requests: write`";
function adviceFor({ status, text: text2, acceptedPermissions }) {
  if (status === 429 || /rate limit|abuse detection/i.test(text2)) {
    return { code: "E_GITHUB", hint: "GitHub's rate limit is used up: run the job again later." };
  }
  switch (status) {
    case 401:
      return {
        code: "E_GITHUB_PERMISSION",
        hint: "GitHub does not accept `github-token`: it may have expired (a job's token lives as long as the job) or been revoked."
      };
    case 403:
      return {
        code: "E_GITHUB_PERMISSION",
        hint: `The job needs \`permissions:\` with ${acceptedPermissions === "" ? USUAL_PERMISSIONS : permissionsInYaml(acceptedPermissions)}. ${COMPARE_HINT}`
      };
    case 404:
      return {
        code: "E_GITHUB_PERMISSION",
        hint: `It does not exist (any more), or the token may not see it: the job needs \`permissions:\` with ${USUAL_PERMISSIONS}. ${COMPARE_HINT}`
      };
    case 422:
      return { code: "E_GITHUB" };
    default:
      return {
        code: "E_GITHUB",
        hint: hintForMachine(text2) ?? "Run the job again when GitHub answers: https://www.githubstatus.com"
      };
  }
}
function permissionsInYaml(acceptedPermissions) {
  const alternatives = acceptedPermissions.split(";").map(
    (alternative) => alternative.split(",").map((one) => `\`${one.trim().replaceAll("_", "-").replace("=", ": ")}\``).join(" and ")
  );
  return alternatives.join(", or ");
}

// src/adapters/github/attachments.ts
var HTML = object({ body_html: string() });
var MEDIA_TYPE = "application/vnd.github.full+json";
var SOURCE = /<img\b[^<>]{0,2000}?\bsrc="(https?:\/\/[^"<>\s]{1,4000})"/g;
function attachmentMethods(client) {
  return {
    async readAttachments(post, ids, maxBytes) {
      const found = await attempt(findAddresses(client, post));
      const read = async (id) => {
        if (found.kind === "threw") return [id, missing("GitHub does not return the post")];
        const address = found.value.get(id);
        if (address === void 0) return [id, missing("not shown in the post")];
        return [id, await download(client.fetch, address, maxBytes)];
      };
      return new Map(await Promise.all(ids.map(read)));
    }
  };
}
function missing(reason) {
  return { kind: "missing", reason };
}
async function findAddresses(client, post) {
  const html = await readHtml(client, post);
  const addresses = [...html.matchAll(SOURCE)].flatMap(([, source = ""]) => {
    const address = source.replaceAll("&amp;", "&");
    const id = attachmentId(address, client.serverUrl);
    return id === void 0 ? [] : [[id, address]];
  });
  return new Map(addresses);
}
async function readHtml({ octokit, owner, repo }, post) {
  const { issues, pulls } = octokit.rest;
  const params = { owner, repo, headers: { accept: MEDIA_TYPE } };
  switch (post.kind) {
    case "issue":
      return htmlOf(issues.get({ ...params, issue_number: post.number }));
    case "issue-comment":
      return htmlOf(issues.getComment({ ...params, comment_id: post.id }));
    case "review":
      return htmlOf(pulls.getReview({ ...params, pull_number: post.pull, review_id: post.id }));
    case "review-comment":
      return htmlOf(pulls.getReviewComment({ ...params, comment_id: post.id }));
  }
}
async function htmlOf(answer) {
  return (await parseResponse("reading a post", HTML, answer)).body_html;
}
async function download(fetchAddress, address, maxBytes) {
  const answered = await attempt(fetchAddress(address));
  if (answered.kind === "threw") return missing("not available from GitHub");
  const response = answered.value;
  if (!response.ok) {
    await attempt(response.body?.cancel() ?? Promise.resolve());
    return missing(`not available from GitHub (HTTP ${response.status})`);
  }
  const read = await attempt(readAtMost(response, maxBytes));
  if (read.kind === "threw") return missing("not available from GitHub");
  return read.value === void 0 ? missing("too large") : { kind: "read", bytes: read.value };
}

// src/adapters/github/client.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause } from "node:timers/promises";

init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();import{readFileSync as t,existsSync as n}from"fs";import{EOL as p}from"os";var Context=class{constructor(){var e2,s2,r2;if(this.payload={},process.env.GITHUB_EVENT_PATH)if(n(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse(t(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{const o8=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${o8} does not exist${p}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(e2=process.env.GITHUB_API_URL)!==null&&e2!==void 0?e2:"https://api.github.com",this.serverUrl=(s2=process.env.GITHUB_SERVER_URL)!==null&&s2!==void 0?s2:"https://github.com",this.graphqlUrl=(r2=process.env.GITHUB_GRAPHQL_URL)!==null&&r2!==void 0?r2:"https://api.github.com/graphql"}get issue(){const e2=this.payload;return Object.assign(Object.assign({},this.repo),{number:(e2.issue||e2.pull_request||e2).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[e2,s2]=process.env.GITHUB_REPOSITORY.split("/");return{owner:e2,repo:s2}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}};
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var p2=__toESM(require_lib(),1);init_proxy_agent();var d=function(t2,n2,r2,e2){function o8(c3){return c3 instanceof r2?c3:new r2(function(u4){u4(c3)})}return new(r2||(r2=Promise))(function(c3,u4){function f4(i5){try{h7(e2.next(i5))}catch(a5){u4(a5)}}function s2(i5){try{h7(e2.throw(i5))}catch(a5){u4(a5)}}function h7(i5){i5.done?c3(i5.value):o8(i5.value).then(f4,s2)}h7((e2=e2.apply(t2,n2||[])).next())})};function getAuthString(t2,n2){if(!t2&&!n2.auth)throw new Error("Parameter token or opts.auth is required");if(t2&&n2.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof n2.auth=="string"?n2.auth:`token ${t2}`}function getProxyAgent(t2){return new p2.HttpClient().getAgent(t2)}function getProxyAgentDispatcher(t2){return new p2.HttpClient().getAgentDispatcher(t2)}function getProxyFetch(t2){const n2=getProxyAgentDispatcher(t2);return(e2,o8)=>d(this,void 0,void 0,function*(){return fetch(e2,Object.assign(Object.assign({},o8),{dispatcher:n2}))})}function getApiBaseUrl(){return process.env.GITHUB_API_URL||"https://api.github.com"}function getUserAgentWithOrchestrationId(t2){var n2;const r2=(n2=process.env.ACTIONS_ORCHESTRATION_ID)===null||n2===void 0?void 0:n2.trim();if(r2){const o8=`actions_orchestration_id/${r2.replace(/[^a-z0-9_.-]/gi,"_")}`;return t2?.includes(o8)?t2:`${t2?`${t2} `:""}${o8}`}return t2}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();function getUserAgent(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();function register(n2,e2,u4,r2){if(typeof u4!="function")throw new Error("method for before hook must be a function");return r2||(r2={}),Array.isArray(e2)?e2.reverse().reduce((f4,i5)=>register.bind(null,n2,i5,f4,r2),u4)():Promise.resolve().then(()=>n2.registry[e2]?n2.registry[e2].reduce((f4,i5)=>i5.hook.bind(null,f4,r2),u4)():u4(r2))}
init_define_RUNTIME_PACKAGES();function addHook(u4,i5,f4,e2){const l4=e2;u4.registry[f4]||(u4.registry[f4]=[]),i5==="before"&&(e2=(n2,r2)=>Promise.resolve().then(l4.bind(null,r2)).then(n2.bind(null,r2))),i5==="after"&&(e2=(n2,r2)=>{let t2;return Promise.resolve().then(n2.bind(null,r2)).then(s2=>(t2=s2,l4(t2,r2))).then(()=>t2)}),i5==="error"&&(e2=(n2,r2)=>Promise.resolve().then(n2.bind(null,r2)).catch(t2=>l4(t2,r2))),u4.registry[f4].push({hook:e2,orig:l4})}
init_define_RUNTIME_PACKAGES();function removeHook(r2,i5,o8){if(!r2.registry[i5])return;const e2=r2.registry[i5].map(n2=>n2.orig).indexOf(o8);e2!==-1&&r2.registry[i5].splice(e2,1)}
var e=Function.bind;var u=e.bind(e);function c(o8,r2,n2){const i5=u(removeHook,null).apply(null,n2?[r2,n2]:[r2]);o8.api={remove:i5},o8.remove=i5,["before","error","after","wrap"].forEach(l4=>{const s2=n2?[r2,l4,n2]:[r2,l4];o8[l4]=o8.api[l4]=u(addHook,null).apply(null,s2)})}function f(){const o8=Symbol("Singular"),r2={registry:{}},n2=register.bind(null,r2,o8);return c(n2,r2,o8),n2}function b(){const o8={registry:{}},r2=register.bind(null,o8);return c(r2,o8),r2}var before_after_hook_default={Singular:f,Collection:b};
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var A="0.0.0-development";var $=`octokit-endpoint.js/${A} ${getUserAgent()}`;var E={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":$},mediaType:{format:""}};function q(e2){return e2?Object.keys(e2).reduce((t2,n2)=>(t2[n2.toLowerCase()]=e2[n2],t2),{}):{}}function C(e2){if(typeof e2!="object"||e2===null||Object.prototype.toString.call(e2)!=="[object Object]")return false;const t2=Object.getPrototypeOf(e2);if(t2===null)return true;const n2=Object.prototype.hasOwnProperty.call(t2,"constructor")&&t2.constructor;return typeof n2=="function"&&n2 instanceof n2&&Function.prototype.call(n2)===Function.prototype.call(e2)}function g(e2,t2){const n2=Object.assign({},e2);return Object.keys(t2).forEach(i5=>{C(t2[i5])?i5 in e2?n2[i5]=g(e2[i5],t2[i5]):Object.assign(n2,{[i5]:t2[i5]}):Object.assign(n2,{[i5]:t2[i5]})}),n2}function y(e2){for(const t2 in e2)e2[t2]===void 0&&delete e2[t2];return e2}function d2(e2,t2,n2){if(typeof t2=="string"){let[r2,s2]=t2.split(" ");n2=Object.assign(s2?{method:r2,url:s2}:{url:r2},n2)}else n2=Object.assign({},t2);n2.headers=q(n2.headers),y(n2),y(n2.headers);const i5=g(e2||{},n2);return n2.url==="/graphql"&&(e2&&e2.mediaType.previews?.length&&(i5.mediaType.previews=e2.mediaType.previews.filter(r2=>!i5.mediaType.previews.includes(r2)).concat(i5.mediaType.previews)),i5.mediaType.previews=(i5.mediaType.previews||[]).map(r2=>r2.replace(/-preview/,""))),i5}function D(e2,t2){const n2=/\?/.test(e2)?"&":"?",i5=Object.keys(t2);return i5.length===0?e2:e2+n2+i5.map(r2=>r2==="q"?"q="+t2.q.split("+").map(encodeURIComponent).join("+"):`${r2}=${encodeURIComponent(t2[r2])}`).join("&")}var P=/\{[^{}}]+\}/g;function R(e2){return e2.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function F(e2){const t2=e2.match(P);return t2?t2.map(R).reduce((n2,i5)=>n2.concat(i5),[]):[]}function b2(e2,t2){const n2={__proto__:null};for(const i5 of Object.keys(e2))t2.indexOf(i5)===-1&&(n2[i5]=e2[i5]);return n2}function j(e2){return e2.split(/(%[0-9A-Fa-f]{2})/g).map(function(t2){return/%[0-9A-Fa-f]/.test(t2)||(t2=encodeURI(t2).replace(/%5B/g,"[").replace(/%5D/g,"]")),t2}).join("")}function l(e2){return encodeURIComponent(e2).replace(/[!'()*]/g,function(t2){return"%"+t2.charCodeAt(0).toString(16).toUpperCase()})}function p3(e2,t2,n2){return t2=e2==="+"||e2==="#"?j(t2):l(t2),n2?l(n2)+"="+t2:t2}function o(e2){return e2!=null}function h(e2){return e2===";"||e2==="&"||e2==="?"}function S(e2,t2,n2,i5){var r2=e2[n2],s2=[];if(o(r2)&&r2!=="")if(typeof r2=="string"||typeof r2=="number"||typeof r2=="bigint"||typeof r2=="boolean")r2=r2.toString(),i5&&i5!=="*"&&(r2=r2.substring(0,parseInt(i5,10))),s2.push(p3(t2,r2,h(t2)?n2:""));else if(i5==="*")Array.isArray(r2)?r2.filter(o).forEach(function(c3){s2.push(p3(t2,c3,h(t2)?n2:""))}):Object.keys(r2).forEach(function(c3){o(r2[c3])&&s2.push(p3(t2,r2[c3],c3))});else{const c3=[];Array.isArray(r2)?r2.filter(o).forEach(function(a5){c3.push(p3(t2,a5))}):Object.keys(r2).forEach(function(a5){o(r2[a5])&&(c3.push(l(a5)),c3.push(p3(t2,r2[a5].toString())))}),h(t2)?s2.push(l(n2)+"="+c3.join(",")):c3.length!==0&&s2.push(c3.join(","))}else t2===";"?o(r2)&&s2.push(l(n2)):r2===""&&(t2==="&"||t2==="?")?s2.push(l(n2)+"="):r2===""&&s2.push("");return s2}function I(e2){return{expand:V.bind(null,e2)}}function V(e2,t2){var n2=["+","#",".","/",";","?","&"];return e2=e2.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(i5,r2,s2){if(r2){let a5="";const u4=[];if(n2.indexOf(r2.charAt(0))!==-1&&(a5=r2.charAt(0),r2=r2.substr(1)),r2.split(/,/g).forEach(function(m6){var f4=/([^:\*]*)(?::(\d+)|(\*))?/.exec(m6);u4.push(S(t2,a5,f4[1],f4[2]||f4[3]))}),a5&&a5!=="+"){var c3=",";return a5==="?"?c3="&":a5!=="#"&&(c3=a5),(u4.length!==0?a5:"")+u4.join(c3)}else return u4.join(",")}else return j(s2)}),e2==="/"?e2:e2.replace(/\/$/,"")}function v(e2){let t2=e2.method.toUpperCase(),n2=(e2.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),i5=Object.assign({},e2.headers),r2,s2=b2(e2,["method","baseUrl","url","headers","request","mediaType"]);const c3=F(n2);n2=I(n2).expand(s2),/^http/.test(n2)||(n2=e2.baseUrl+n2);const a5=Object.keys(e2).filter(f4=>c3.includes(f4)).concat("baseUrl"),u4=b2(s2,a5);if(!/application\/octet-stream/i.test(i5.accept)&&(e2.mediaType.format&&(i5.accept=i5.accept.split(/,/).map(f4=>f4.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e2.mediaType.format}`)).join(",")),n2.endsWith("/graphql")&&e2.mediaType.previews?.length)){const f4=i5.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];i5.accept=f4.concat(e2.mediaType.previews).map(T4=>{const w5=e2.mediaType.format?`.${e2.mediaType.format}`:"+json";return`application/vnd.github.${T4}-preview${w5}`}).join(",")}return["GET","HEAD"].includes(t2)?n2=D(n2,u4):"data"in u4?r2=u4.data:Object.keys(u4).length&&(r2=u4),!i5["content-type"]&&typeof r2<"u"&&(i5["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(t2)&&typeof r2>"u"&&(r2=""),Object.assign({method:t2,url:n2,headers:i5},typeof r2<"u"?{body:r2}:null,e2.request?{request:e2.request}:null)}function W(e2,t2,n2){return v(d2(e2,t2,n2))}function O(e2,t2){const n2=d2(e2,t2),i5=W.bind(null,n2);return Object.assign(i5,{DEFAULTS:n2,defaults:O.bind(null,n2),merge:d2.bind(null,n2),parse:v})}var _=O(null,E);
var import_content_type=__toESM(require_dist(),1);
init_define_RUNTIME_PACKAGES();var T=/^-?\d+$/;var R2=/^-?\d+n+$/;var N=JSON.stringify;var I2=JSON.parse;var F2=/^-?\d+n$/;var B=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;var $2=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;var m2=e2=>e2===void 0||typeof e2=="function"||typeof e2=="symbol";var k=e2=>e2!==null&&typeof e2=="object"&&e2.constructor&&e2.constructor.name==="RawJSON";var M=(e2,t2,i5)=>{let r2="";typeof i5=="number"?r2=" ".repeat(Math.min(10,Math.max(0,Math.floor(i5)))):typeof i5=="string"&&(r2=i5.slice(0,10));const o8=typeof t2=="function",u4=Array.isArray(t2)?new Set(t2.map(String)):null,y4=(n2,O4,f4)=>(f4!==null&&typeof f4=="object"&&typeof f4.toJSON=="function"&&(f4=f4.toJSON(O4)),typeof f4=="string"&&R2.test(f4)?f4+"n":typeof f4=="bigint"?"rawJSON"in JSON?JSON.rawJSON(f4.toString()):f4.toString()+"n":(o8&&(f4=t2.call(n2,O4,f4)),f4!==null&&typeof f4=="object"&&(f4 instanceof Number||f4 instanceof String||f4 instanceof Boolean)&&(f4=f4.valueOf()),f4)),s2=y4({"":e2},"",e2);if(m2(s2))return;const c3=s2===null||typeof s2!="object",g6=k(s2);if(c3||g6)return N(s2);const p5=[];let S3=0;const d7=[{parent:{"":s2},key:"",val:s2,isArray:Array.isArray(s2),keys:Array.isArray(s2)?null:Object.keys(s2),index:0,first:true}],h7=new WeakSet([s2]);for(;d7.length>0;){const n2=d7[d7.length-1];n2.index===0&&(p5.push(n2.isArray?"[":"{"),S3++);let O4=false;if(n2.isArray)if(n2.index<n2.val.length){n2.first||p5.push(","),r2&&p5.push(`
`+r2.repeat(S3));const f4=n2.val[n2.index],a5=y4(n2.val,String(n2.index),f4);if(m2(a5))p5.push("null"),n2.first=false,n2.index++;else{const b7=a5!==null&&typeof a5=="object",J=k(a5);if(b7&&!J){if(h7.has(a5))throw new TypeError("Converting circular structure to JSON");h7.add(a5),d7.push({parent:n2.val,key:String(n2.index),val:a5,isArray:Array.isArray(a5),keys:Array.isArray(a5)?null:Object.keys(a5),index:0,first:true}),n2.first=false,n2.index++}else p5.push(N(a5)),n2.first=false,n2.index++}}else O4=true;else{for(;n2.index<n2.keys.length;){const a5=n2.keys[n2.index++];if(u4&&!u4.has(a5))continue;const J=n2.val[a5],l4=y4(n2.val,a5,J);if(m2(l4))continue;n2.first||p5.push(","),r2?p5.push(`
`+r2.repeat(S3)+N(a5)+": "):p5.push(N(a5)+":");const j3=l4!==null&&typeof l4=="object",w5=k(l4);if(j3&&!w5){if(h7.has(l4))throw new TypeError("Converting circular structure to JSON");h7.add(l4),d7.push({parent:n2.val,key:a5,val:l4,isArray:Array.isArray(l4),keys:Array.isArray(l4)?null:Object.keys(l4),index:0,first:true}),n2.first=false;break}else p5.push(N(l4)),n2.first=false}n2.index>=n2.keys.length&&d7[d7.length-1]===n2&&(O4=true)}O4&&(S3--,!n2.first&&r2&&p5.push(`
`+r2.repeat(S3)),p5.push(n2.isArray?"]":"}"),h7.delete(n2.val),d7.pop())}return p5.join("")};var _2=(e2,t2,i5)=>{try{return"rawJSON"in JSON?N(e2,(s2,c3)=>typeof c3=="bigint"?JSON.rawJSON(c3.toString()):typeof t2=="function"?t2(s2,c3):(Array.isArray(t2)&&t2.includes(s2),c3),i5):e2?N(e2,(s2,c3)=>typeof c3=="string"&&R2.test(c3)||typeof c3=="bigint"?c3.toString()+"n":typeof t2=="function"?t2(s2,c3):(Array.isArray(t2)&&t2.includes(s2),c3),i5).replace(B,"$1$2$3").replace($2,"$1$2$3"):N(e2,t2,i5)}catch(r2){if(r2 instanceof RangeError){const o8=M(e2,t2,i5);return o8===void 0?void 0:"rawJSON"in JSON?o8:o8.replace(B,"$1$2$3").replace($2,"$1$2$3")}throw r2}};var A2=new Map;var V2=()=>{const e2=JSON.parse.toString();if(A2.has(e2))return A2.get(e2);try{const t2=JSON.parse("1",(i5,r2,o8)=>!!o8?.source&&o8.source==="1");return A2.set(e2,t2),t2}catch{return A2.set(e2,false),false}};var P2=(e2,t2,i5,r2)=>typeof t2=="string"&&F2.test(t2)?BigInt(t2.slice(0,-1)):typeof t2=="string"&&R2.test(t2)?t2.slice(0,-1):typeof r2=="function"?r2(e2,t2,i5):t2;var D2=(e2,t2)=>JSON.parse(e2,(i5,r2,o8)=>{const u4=typeof r2=="number",y4=r2>Number.MAX_SAFE_INTEGER||r2<Number.MIN_SAFE_INTEGER,s2=u4&&y4,c3=o8&&T.test(o8.source);return s2&&c3?BigInt(o8.source):typeof t2=="function"?t2(i5,r2,o8):r2});var x=Number.MAX_SAFE_INTEGER.toString();var C2=x.length;var U=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;var G=/^"-?\d+n+"$/;var K=(e2,t2)=>{const i5={"":e2},r2=[{parent:i5,key:"",visited:false}];for(;r2.length>0;){const o8=r2[r2.length-1];if(o8.visited){const{parent:u4,key:y4}=o8;let s2=u4[y4];typeof s2=="string"&&(F2.test(s2)?s2=BigInt(s2.slice(0,-1)):R2.test(s2)&&(s2=s2.slice(0,-1))),typeof t2=="function"&&(s2=t2.call(u4,y4,s2)),s2===void 0?delete u4[y4]:u4[y4]=s2,r2.pop()}else{o8.visited=true;const u4=o8.parent[o8.key];if(u4!==null&&typeof u4=="object"){const s2=Object.keys(u4);for(let c3=s2.length-1;c3>=0;c3--)r2.push({parent:u4,key:s2[c3],visited:false})}}}return i5[""]};var E2=e2=>e2.replace(U,(t2,i5,r2,o8)=>{const u4=t2[0]==='"';if(u4&&G.test(t2))return t2.substring(0,t2.length-1)+'n"';const s2=r2||o8,c3=i5&&(i5.length<C2||i5.length===C2&&i5<=x);return u4||s2||c3?t2:'"'+t2+'n"'});var W2=(e2,t2)=>{if(!e2)return I2(e2,t2);try{if(V2())return D2(e2,t2);const i5=E2(e2);return I2(i5,(r2,o8,u4)=>P2(r2,o8,u4,t2))}catch(i5){if(i5 instanceof RangeError){const r2=E2(e2),o8=I2(r2);return K(o8,t2)}throw i5}};
init_define_RUNTIME_PACKAGES();var a=class extends Error{name;status;request;response;constructor(r2,t2,e2){super(r2,{cause:e2.cause}),this.name="HttpError",this.status=Number.parseInt(t2),Number.isNaN(this.status)&&(this.status=0);"response"in e2&&(this.response=e2.response);const s2=Object.assign({},e2.request);e2.request.headers.authorization&&(s2.headers=Object.assign({},e2.request.headers,{authorization:e2.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),s2.url=s2.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=s2}};
var k2="10.0.16";var $3={headers:{"user-agent":`octokit-request.js/${k2} ${getUserAgent()}`}};function x2(e2){if(typeof e2!="object"||e2===null||Object.prototype.toString.call(e2)!=="[object Object]")return false;const o8=Object.getPrototypeOf(e2);if(o8===null)return true;const t2=Object.prototype.hasOwnProperty.call(o8,"constructor")&&o8.constructor;return typeof t2=="function"&&t2 instanceof t2&&Function.prototype.call(t2)===Function.prototype.call(e2)}var g2=()=>"";async function w(e2){const o8=e2.request?.fetch||globalThis.fetch;if(!o8)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");const t2=e2.request?.log||console,i5=e2.request?.parseSuccessResponseBody!==false,u4=x2(e2.body)||Array.isArray(e2.body)?_2(e2.body):e2.body,p5=Object.fromEntries(Object.entries(e2.headers).map(([r2,a5])=>[r2,String(a5)]));let n2;try{n2=await o8(e2.url,{method:e2.method,body:u4,redirect:e2.request?.redirect,headers:p5,signal:e2.request?.signal,...e2.body&&{duplex:"half"}})}catch(r2){let a5="Unknown Error";if(r2 instanceof Error){if(r2.name==="AbortError")throw r2.status=500,r2;a5=r2.message,r2.name==="TypeError"&&"cause"in r2&&(r2.cause instanceof Error?a5=r2.cause.message:typeof r2.cause=="string"&&(a5=r2.cause))}const m6=new a(a5,500,{request:e2});throw m6.cause=r2,m6}const s2=n2.status,d7=n2.url,f4={};for(const[r2,a5]of n2.headers)f4[r2]=a5;const c3={url:d7,status:s2,headers:f4,data:""};if("deprecation"in f4){const r2=f4.link&&f4.link.match(/<([^<>]+)>; rel="deprecation"/),a5=r2&&r2.pop();t2.warn(`[@octokit/request] "${e2.method} ${e2.url}" is deprecated. It is scheduled to be removed on ${f4.sunset}${a5?`. See ${a5}`:""}`)}if(s2===204||s2===205)return c3;if(e2.method==="HEAD"){if(s2<400)return c3;throw new a(n2.statusText,s2,{response:c3,request:e2})}if(s2===304)throw c3.data=await h2(n2),new a("Not modified",s2,{response:c3,request:e2});if(s2>=400)throw c3.data=await h2(n2),new a(N2(c3.data),s2,{response:c3,request:e2});return c3.data=i5?await h2(n2):n2.body,c3}async function h2(e2){const o8=e2.headers.get("content-type");if(!o8)return e2.text().catch(g2);const t2=(0,import_content_type.parse)(o8);if(R3(t2)){let i5="";try{return i5=await e2.text(),W2(i5)}catch{return i5}}else return t2.type.startsWith("text/")||t2.parameters.charset?.toLowerCase()==="utf-8"&&t2.type!=="application/octet-stream"?e2.text().catch(g2):e2.arrayBuffer().catch(()=>new ArrayBuffer(0))}function R3(e2){return e2.type==="application/json"||e2.type==="application/scim+json"}function N2(e2){if(typeof e2=="string")return e2;if(e2 instanceof ArrayBuffer)return"Unknown error";if(typeof e2=="object"&&e2!==null&&"message"in e2){const o8=e2,t2="documentation_url"in o8?` - ${o8.documentation_url}`:"";return Array.isArray(o8.errors)?`${o8.message}: ${o8.errors.map(i5=>JSON.stringify(i5)).join(", ")}${t2}`:`${o8.message}${t2}`}return`Unknown error: ${JSON.stringify(e2)}`}function y2(e2,o8){const t2=e2.defaults(o8);return Object.assign(function(u4,p5){const n2=t2.merge(u4,p5);if(!n2.request||!n2.request.hook)return w(t2.parse(n2));const s2=(d7,f4)=>w(t2.parse(t2.merge(d7,f4)));return Object.assign(s2,{endpoint:t2,defaults:y2.bind(null,t2)}),n2.request.hook(s2,n2)},{endpoint:t2,defaults:y2.bind(null,t2)})}var B2=y2(_,$3);
init_define_RUNTIME_PACKAGES();var f2="0.0.0-development";function m3(t2){return`Request failed due to following response errors:
`+t2.errors.map(a5=>` - ${a5.message}`).join(`
`)}var d3=class extends Error{constructor(t2,a5,e2){super(m3(e2)),this.request=t2,this.headers=a5,this.response=e2,this.errors=e2.errors,this.data=e2.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data};var q2=["method","baseUrl","url","headers","request","query","mediaType","operationName"];var g3=["query","method","url"];var l2=/\/api\/v3\/?$/;function b3(t2,a5,e2){if(e2){if(typeof a5=="string"&&"query"in e2)return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const r2 in e2)if(g3.includes(r2))return Promise.reject(new Error(`[@octokit/graphql] "${r2}" cannot be used as variable name`))}const o8=typeof a5=="string"?Object.assign({query:a5},e2):a5,n2=Object.keys(o8).reduce((r2,s2)=>q2.includes(s2)?(r2[s2]=o8[s2],r2):(r2.variables||(r2.variables={}),r2.variables[s2]=o8[s2],r2),{}),i5=o8.baseUrl||t2.endpoint.DEFAULTS.baseUrl;return l2.test(i5)&&(n2.url=i5.replace(l2,"/api/graphql")),t2(n2).then(r2=>{if(r2.data.errors){const s2={};for(const c3 of Object.keys(r2.headers))s2[c3]=r2.headers[c3];throw new d3(n2,s2,r2.data)}return r2.data.data})}function u2(t2,a5){const e2=t2.defaults(a5);return Object.assign((n2,i5)=>b3(e2,n2,i5),{defaults:u2.bind(null,e2),endpoint:e2.endpoint})}var E4=u2(B2,{headers:{"user-agent":`octokit-graphql.js/${f2} ${getUserAgent()}`},method:"POST",url:"/graphql"});function O2(t2){return u2(t2,{method:"POST",url:"/graphql"})}
init_define_RUNTIME_PACKAGES();var i="(?:[a-zA-Z0-9_-]+)";var a2="\\.";var s=new RegExp(`^${i}${a2}${i}${a2}${i}$`);var u3=s.test.bind(s);async function h3(t2){const r2=u3(t2),e2=t2.startsWith("v1.")||t2.startsWith("ghs_"),n2=t2.startsWith("ghu_");return{type:"token",token:t2,tokenType:r2?"app":e2?"installation":n2?"user-to-server":"oauth"}}function c2(t2){return t2.split(/\./).length===3?`bearer ${t2}`:`token ${t2}`}async function p4(t2,r2,e2,n2){const o8=r2.endpoint.merge(e2,n2);return o8.headers.authorization=c2(t2),r2(o8)}var l3=function(r2){if(!r2)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof r2!="string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return r2=r2.replace(/^(token|bearer) +/i,""),Object.assign(h3.bind(null,r2),{hook:p4.bind(null,r2)})};
init_define_RUNTIME_PACKAGES();var o2="7.0.8";
var a3=()=>{};var k3=console.warn.bind(console);var q3=console.error.bind(console);function b4(e2={}){return typeof e2.debug!="function"&&(e2.debug=a3),typeof e2.info!="function"&&(e2.info=a3),typeof e2.warn!="function"&&(e2.warn=k3),typeof e2.error!="function"&&(e2.error=q3),e2}var h4=`octokit-core.js/${o2} ${getUserAgent()}`;var d4=class{static VERSION=o2;static defaults(t2){return class extends this{constructor(...s2){const r2=s2[0]||{};if(typeof t2=="function"){super(t2(r2));return}super(Object.assign({},t2,r2,r2.userAgent&&t2.userAgent?{userAgent:`${r2.userAgent} ${t2.userAgent}`}:null))}}}static plugins=[];static plugin(...t2){const n2=this.plugins;return class extends this{static plugins=n2.concat(t2.filter(r2=>!n2.includes(r2)))}}constructor(t2={}){const n2=new before_after_hook_default.Collection,s2={baseUrl:B2.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},t2.request,{hook:n2.bind(null,"request")}),mediaType:{previews:[],format:""}};if(s2.headers["user-agent"]=t2.userAgent?`${t2.userAgent} ${h4}`:h4,t2.baseUrl&&(s2.baseUrl=t2.baseUrl),t2.previews&&(s2.mediaType.previews=t2.previews),t2.timeZone&&(s2.headers["time-zone"]=t2.timeZone),this.request=B2.defaults(s2),this.graphql=O2(this.request).defaults(s2),this.log=b4(t2.log),this.hook=n2,t2.authStrategy){const{authStrategy:o8,...l4}=t2,i5=o8(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:l4},t2.auth));n2.wrap("request",i5.hook),this.auth=i5}else if(!t2.auth)this.auth=async()=>({type:"unauthenticated"});else{const o8=l3(t2.auth);n2.wrap("request",o8.hook),this.auth=o8}const r2=this.constructor;for(let o8=0;o8<r2.plugins.length;++o8)Object.assign(this,r2.plugins[o8](this,t2))}request;graphql;log;hook;auth};
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var o3="17.0.0";
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var endpoints_default={actions:{getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/workflow"]},activity:{},apps:{},billing:{},campaigns:{},checks:{create:["POST /repos/{owner}/{repo}/check-runs"],get:["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{},codeSecurity:{},codesOfConduct:{},codespaces:{},copilot:{},credentials:{},dependabot:{},dependencyGraph:{},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],list:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"]},enterpriseTeamOrganizations:{},enterpriseTeams:{create:["POST /enterprises/{enterprise}/teams"],get:["GET /enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /enterprises/{enterprise}/teams/{team_slug}"]},gists:{create:["POST /gists"],createComment:["POST /gists/{gist_id}/comments"],get:["GET /gists/{gist_id}"],getComment:["GET /gists/{gist_id}/comments/{comment_id}"],list:["GET /gists"],listComments:["GET /gists/{gist_id}/comments"],update:["PATCH /gists/{gist_id}"],updateComment:["PATCH /gists/{gist_id}/comments/{comment_id}"]},git:{},gitignore:{},hostedCompute:{},interactions:{},issues:{addLabels:["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],create:["POST /repos/{owner}/{repo}/issues"],createComment:["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],get:["GET /repos/{owner}/{repo}/issues/{issue_number}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],list:["GET /issues"],listComments:["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/comments"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"]},licenses:{get:["GET /licenses/{license}"]},markdown:{},meta:{get:["GET /meta"]},migrations:{},oidc:{},orgs:{get:["GET /orgs/{org}"],list:["GET /organizations"],update:["PATCH /orgs/{org}"]},packages:{},privateRegistries:{},projects:{},pulls:{create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],get:["GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],getReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pulls"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],listReviewComments:["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],requestReviewers:["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"]},rateLimit:{get:["GET /rate_limit"]},reactions:{createForIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],createForPullRequestReviewComment:["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"]},repos:{checkCollaborator:["GET /repos/{owner}/{repo}/collaborators/{username}"],get:["GET /repos/{owner}/{repo}"],getBranchRules:["GET /repos/{owner}/{repo}/rules/branches/{branch}"],getCollaboratorPermissionLevel:["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],listBranches:["GET /repos/{owner}/{repo}/branches"],update:["PATCH /repos/{owner}/{repo}"]},search:{code:["GET /search/code"],labels:["GET /search/labels"],repos:["GET /search/repositories"],users:["GET /search/users"]},secretScanning:{},securityAdvisories:{},teams:{create:["POST /orgs/{org}/teams"],list:["GET /orgs/{org}/teams"]},users:{list:["GET /users"]}};
var i2=new Map;for(const[e2,t2]of Object.entries(endpoints_default))for(const[n2,s2]of Object.entries(t2)){const[r2,o8,u4]=s2,[d7,f4]=r2.split(/ /),a5=Object.assign({method:d7,url:f4},o8);i2.has(e2)||i2.set(e2,new Map),i2.get(e2).set(n2,{scope:e2,methodName:n2,endpointDefaults:a5,decorations:u4})}var g4={has({scope:e2},t2){return i2.get(e2).has(t2)},getOwnPropertyDescriptor(e2,t2){return{value:this.get(e2,t2),configurable:true,writable:true,enumerable:true}},defineProperty(e2,t2,n2){return Object.defineProperty(e2.cache,t2,n2),true},deleteProperty(e2,t2){return delete e2.cache[t2],true},ownKeys({scope:e2}){return[...i2.get(e2).keys()]},set(e2,t2,n2){return e2.cache[t2]=n2},get({octokit:e2,scope:t2,cache:n2},s2){if(n2[s2])return n2[s2];const r2=i2.get(t2).get(s2);if(!r2)return;const{endpointDefaults:o8,decorations:u4}=r2;return u4?n2[s2]=b5(e2,t2,s2,o8,u4):n2[s2]=e2.request.defaults(o8),n2[s2]}};function w2(e2){const t2={};for(const n2 of i2.keys())t2[n2]=new Proxy({octokit:e2,scope:n2,cache:{}},g4);return t2}function b5(e2,t2,n2,s2,r2){const o8=e2.request.defaults(s2);function u4(...d7){let f4=o8.endpoint.merge(...d7);if(r2.mapToData)return f4=Object.assign({},f4,{data:f4[r2.mapToData],[r2.mapToData]:void 0}),o8(f4);if(r2.renamed){const[a5,p5]=r2.renamed;e2.log.warn(`octokit.${t2}.${n2}() has been renamed to octokit.${a5}.${p5}()`)}if(r2.deprecated&&e2.log.warn(r2.deprecated),r2.renamedParameters){const a5=o8.endpoint.merge(...d7);for(const[p5,c3]of Object.entries(r2.renamedParameters))p5 in a5&&(e2.log.warn(`"${p5}" parameter is deprecated for "octokit.${t2}.${n2}()". Use "${c3}" instead`),c3 in a5||(a5[c3]=a5[p5]),delete a5[p5]);return o8(a5)}return o8(...d7)}return Object.assign(u4,o8)}
function r(t2){return{rest:w2(t2)}}r.VERSION=o3;function i3(t2){const o8=w2(t2);return{...o8,rest:o8}}i3.VERSION=o3;
init_define_RUNTIME_PACKAGES();var w3="0.0.0-development";function b6(e2){if(!e2.data)return{...e2,data:[]};if(!(("total_count"in e2.data||"total_commits"in e2.data)&&!("url"in e2.data)))return e2;const r2=e2.data.incomplete_results,o8=e2.data.repository_selection,n2=e2.data.total_count,i5=e2.data.total_commits;delete e2.data.incomplete_results,delete e2.data.repository_selection,delete e2.data.total_count,delete e2.data.total_commits;const a5=Object.keys(e2.data)[0],t2=e2.data[a5];return e2.data=t2,typeof r2<"u"&&(e2.data.incomplete_results=r2),typeof o8<"u"&&(e2.data.repository_selection=o8),e2.data.total_count=n2,e2.data.total_commits=i5,e2}function g5(e2,s2,r2){const o8=typeof s2=="function"?s2.endpoint(r2):e2.request.endpoint(s2,r2),n2=typeof s2=="function"?s2:e2.request,i5=o8.method,a5=o8.headers;let t2=o8.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!t2)return{done:true};try{const c3=await n2({method:i5,url:t2,headers:a5}),p5=b6(c3);if(t2=((p5.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!t2&&"total_commits"in p5.data){const E5=new URL(p5.url),u4=E5.searchParams,G3=parseInt(u4.get("page")||"1",10),_4=parseInt(u4.get("per_page")||"250",10);G3*_4<p5.data.total_commits&&(u4.set("page",String(G3+1)),t2=E5.toString())}return{value:p5}}catch(c3){if(c3.status!==409)throw c3;return t2="",{value:{status:200,headers:{},data:[]}}}}})}}function T2(e2,s2,r2,o8){return typeof r2=="function"&&(o8=r2,r2=void 0),m4(e2,[],g5(e2,s2,r2)[Symbol.asyncIterator](),o8)}function m4(e2,s2,r2,o8){return r2.next().then(n2=>{if(n2.done)return s2;let i5=false;function a5(){i5=true}return s2=s2.concat(o8?o8(n2.value,a5):n2.value.data),i5?s2:m4(e2,s2,r2,o8)})}var f3=Object.assign(T2,{iterator:g5});function d5(e2){return{paginate:Object.assign(T2.bind(null,e2),{iterator:g5.bind(null,e2)})}}d5.VERSION=w3;
var context=new Context;var o4=getApiBaseUrl();var defaults={baseUrl:o4,request:{agent:getProxyAgent(o4),fetch:getProxyFetch(o4)}};var GitHub=d4.plugin(r,d5).defaults(defaults);function getOctokitOptions(s2,i5){const t2=Object.assign({},i5||{}),r2=getAuthString(s2,t2);r2&&(t2.auth=r2);const n2=getUserAgentWithOrchestrationId(t2.userAgent);return n2&&(t2.userAgent=n2),t2}
var context2=new Context;
init_define_RUNTIME_PACKAGES();var import_light=__toESM(require_light(),1);var o5="0.0.0-development";function y3(s2){return s2.request!==void 0}async function i4(s2,n2,r2,t2){if(!y3(r2)||!r2?.request.request)throw r2;if(r2.status>=400&&!s2.doNotRetry.includes(r2.status)){const e2=t2.request.retries!=null?t2.request.retries:s2.retries,u4=Math.pow((t2.request.retryCount||0)+1,2);throw n2.retry.retryRequest(r2,e2,u4)}throw r2}async function h5(s2,n2,r2,t2){const e2=new import_light.default;return e2.on("failed",function(u4,a5){const c3=~~u4.request.request?.retries,l4=~~u4.request.request?.retryAfter;if(t2.request.retryCount=a5.retryCount+1,c3>a5.retryCount)return l4*s2.retryAfterBaseValue}),e2.schedule(w4.bind(null,s2,n2,r2),t2)}async function w4(s2,n2,r2,t2){const e2=await r2(t2);if(e2.data&&e2.data.errors&&e2.data.errors.length>0&&/Something went wrong while executing your query/.test(e2.data.errors[0].message)){const u4=new a(e2.data.errors[0].message,500,{request:t2,response:e2});return i4(s2,n2,u4,t2)}return e2}function q4(s2,n2){const r2=Object.assign({enabled:true,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},n2.retry),t2={retry:{retryRequest:(e2,u4,a5)=>(e2.request.request=Object.assign({},e2.request.request,{retries:u4,retryAfter:a5}),e2)}};return r2.enabled&&(s2.hook.error("request",i4.bind(null,r2,t2)),s2.hook.wrap("request",h5.bind(null,r2,t2))),t2}q4.VERSION=o5;
init_define_RUNTIME_PACKAGES();var import_light2=__toESM(require_light(),1);var T3="0.0.0-development";var R4=()=>Promise.resolve();function S2(e2,t2,i5){return e2.retryLimiter.schedule(q5,e2,t2,i5)}async function q5(e2,t2,i5){const{pathname:o8}=new URL(i5.url,"http://github.test"),c3=j2(i5.method,o8),d7=!c3&&i5.method!=="GET"&&i5.method!=="HEAD",m6=i5.method==="GET"&&o8.startsWith("/search/"),h7=o8.startsWith("/graphql"),u4=~~t2.retryCount>0?{priority:0,weight:0}:{};e2.clustering&&(u4.expiration=1e3*60),(d7||h7)&&await e2.write.key(e2.id).schedule(u4,R4),d7&&e2.triggersNotification(o8)&&await e2.notifications.key(e2.id).schedule(u4,R4),m6&&await e2.search.key(e2.id).schedule(u4,R4);const g6=(c3?e2.auth:e2.global).key(e2.id).schedule(u4,t2,i5);if(h7){const n2=await g6;if(n2.data.errors!=null&&n2.data.errors.some(l4=>l4.type==="RATE_LIMITED"))throw Object.assign(new Error("GraphQL Rate Limit Exceeded"),{response:n2,data:n2.data})}return g6}function j2(e2,t2){return e2==="PATCH"&&/^\/applications\/[^/]+\/token\/scoped$/.test(t2)||e2==="POST"&&(/^\/applications\/[^/]+\/token$/.test(t2)||/^\/app\/installations\/[^/]+\/access_tokens$/.test(t2)||t2==="/login/oauth/access_token")}var I3=["/orgs/{org}/invitations","/orgs/{org}/invitations/{invitation_id}","/orgs/{org}/teams/{team_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","/repos/{owner}/{repo}/collaborators/{username}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","/repos/{owner}/{repo}/issues/{issue_number}/comments","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority","/repos/{owner}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers","/repos/{owner}/{repo}/pulls/{pull_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id}/discussions/{discussion_number}/comments"];function N3(e2){const i5=`^(?:${e2.map(o8=>o8.split("/").map(c3=>c3.startsWith("{")?"(?:.+?)":c3).join("/")).map(o8=>`(?:${o8})`).join("|")})[^/]*$`;return new RegExp(i5,"i")}var A3=N3(I3);var v2=A3.test.bind(A3);var a4={};var O3=function(e2,t2){a4.global=new e2.Group({id:"octokit-global",maxConcurrent:10,...t2}),a4.auth=new e2.Group({id:"octokit-auth",maxConcurrent:1,...t2}),a4.search=new e2.Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,...t2}),a4.write=new e2.Group({id:"octokit-write",maxConcurrent:1,minTime:1e3,...t2}),a4.notifications=new e2.Group({id:"octokit-notifications",maxConcurrent:1,minTime:3e3,...t2})};function _3(e2,t2){const{enabled:i5=true,Bottleneck:o8=import_light2.default,id:c3="no-id",timeout:d7=1e3*60*2,connection:m6}=t2.throttle||{};if(!i5)return{};const h7={timeout:d7};typeof m6<"u"&&(h7.connection=m6);const r2=Object.assign({clustering:m6!=null,triggersNotification:v2,fallbackSecondaryRateRetryAfter:60,retryAfterBaseValue:1e3,id:c3},t2.throttle);if(typeof r2.onSecondaryRateLimit!="function"||typeof r2.onRateLimit!="function")throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);let u4=false;const g6=()=>{if(u4)return;u4=true,a4.global==null&&O3(o8,h7),r2.global=r2.global??a4.global,r2.auth=r2.auth??a4.auth,r2.search=r2.search??a4.search,r2.write=r2.write??a4.write,r2.notifications=r2.notifications??a4.notifications,r2.retryLimiter=r2.retryLimiter??new o8;const n2={},l4=new o8.Events(n2);n2.on("secondary-limit",r2.onSecondaryRateLimit),n2.on("rate-limit",r2.onRateLimit),n2.on("error",s2=>e2.log.warn("Error in throttling-plugin limit handler",s2)),r2.retryLimiter.on("failed",async function(s2,x3){const[L,y4,f4]=x3.args,{pathname:k4}=new URL(f4.url,"http://github.test");if(!(k4.startsWith("/graphql")&&s2.status!==401||s2.status===403||s2.status===429))return;const w5=~~y4.retryCount;y4.retryCount=w5,f4.request.retryCount=w5;const{wantRetry:E5,retryAfter:C3=0}=await(async function(){if(/\bsecondary rate\b/i.test(s2.message)){const p5=Number(s2.response.headers["retry-after"])||L.fallbackSecondaryRateRetryAfter;return{wantRetry:await l4.trigger("secondary-limit",p5,f4,e2,w5),retryAfter:p5}}if(s2.response.headers!=null&&s2.response.headers["x-ratelimit-remaining"]==="0"||(s2.response.data?.errors??[]).some(p5=>p5.type==="RATE_LIMITED")){const p5=new Date(~~s2.response.headers["x-ratelimit-reset"]*1e3).getTime(),b7=Math.max(Math.ceil((p5-Date.now())/1e3)+1,0);return{wantRetry:await l4.trigger("rate-limit",b7,f4,e2,w5),retryAfter:b7}}return{}})();if(E5)return y4.retryCount++,C3*L.retryAfterBaseValue})};return e2.hook.wrap("request",(n2,l4)=>(g6(),S2(r2,n2,l4))),{}}_3.VERSION=T3,_3.triggersNotification=v2;
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var o6="6.0.0";
function h6(t2){t2.hook.wrap("request",(d7,r2)=>{t2.log.debug("request",r2);const n2=Date.now(),s2=t2.request.endpoint.parse(r2),a5=s2.url.replace(r2.baseUrl,"");return d7(r2).then(e2=>{const u4=e2.headers["x-github-request-id"];return t2.log.info(`${s2.method} ${a5} - ${e2.status} with id ${u4} in ${Date.now()-n2}ms`),e2}).catch(e2=>{const u4=e2.response?.headers["x-github-request-id"]||"UNKNOWN";throw t2.log.error(`${s2.method} ${a5} - ${e2.status} with id ${u4} in ${Date.now()-n2}ms`),e2})})}h6.VERSION=o6;
init_define_RUNTIME_PACKAGES();var o7="22.0.1";
var m5=d4.plugin(h6,i3,d5).defaults({userAgent:`octokit-rest.js/${o7}`});
// src/adapters/github/client.ts
var import_light3 = __toESM(require_light(), 1);

// src/adapters/github/fetch.ts
init_define_RUNTIME_PACKAGES();
var MAX_REDIRECTS = 3;
function fetchWithTimeout({ readMs, writeMs }, reach) {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const isRead = (init.method ?? "GET") === "GET";
    const send = () => followWithin(isRead ? readMs : writeMs, reach, url, init);
    const response = await send().catch((error) => {
      if (isRead && error instanceof LateAnswer) return send();
      throw error;
    });
    return isRateLimited(response) ? asSecondaryRateLimit(response) : response;
  };
}
async function followWithin(ms, reach, url, init) {
  const late = AbortSignal.timeout(ms);
  const signal = init.signal ? eitherOf(late, init.signal) : late;
  return followRedirects(reach, url, { ...init, redirect: "manual", signal }).catch(
    (error) => {
      if (init.signal?.aborted) throw new UnsentAgain("the run is ending");
      throw late.aborted ? new LateAnswer(`no answer within ${ms / 1e3} s`) : error;
    }
  );
}
function eitherOf(late, given) {
  const controller = new AbortController();
  const stopListening = onceAborted(given, () => controller.abort(given.reason));
  onAbort(late, () => {
    stopListening();
    controller.abort(late.reason);
  });
  return controller.signal;
}
async function followRedirects(reach, from, init) {
  let url = from;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await reach(url, init);
    const next = redirectTarget(response, url);
    if (next === void 0) return response;
    await response.body?.cancel();
    url = next;
  }
  throw new Error("too many redirects");
}
var UnsentAgain = class extends Error {
  name = "AbortError";
};
var LateAnswer = class extends UnsentAgain {
};
function redirectTarget({ status, headers }, url) {
  const location = headers.get("location");
  if (status < 300 || status > 399 || location === null) return void 0;
  const next = new URL(location, url);
  if (next.origin !== new URL(url).origin) throw new Error("a redirect to another host");
  return next.href;
}
function isRateLimited({ status, headers }) {
  return status === 429 || status === 403 && headers.has("retry-after");
}
function asSecondaryRateLimit({ status, headers }) {
  const seconds = secondsUntil(headers.get("retry-after"));
  const body = JSON.stringify({ message: "You have exceeded a secondary rate limit." });
  const responseHeaders = { "content-type": "application/json", "retry-after": String(seconds) };
  return new Response(body, { status, headers: responseHeaders });
}
function secondsUntil(after) {
  if (after === null) return 60;
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1e3;
  return Number.isNaN(seconds) ? 60 : Math.max(1, Math.ceil(seconds));
}

// src/adapters/github/client.ts
var TIMEOUTS = { readMs: 15e3, writeMs: 2e4 };
var MAX_WAIT_SECONDS = 60;
var MAX_WAITS = 2;
var OctokitWithPlugins = m5.plugin(refuseUnreadable, q4, _3);
function openRepositoryClient(settings) {
  const { owner, name, apiUrl, serverUrl, token, warn, time, secondMs = 1e3 } = settings;
  const limitedFetch = fetchWithTimeout(TIMEOUTS, defaults.request?.fetch);
  const mayWait = async (seconds, request, _octokit, waits) => {
    warn(`GitHub asks us to wait ${seconds} s (rate limit).`);
    if (waits >= MAX_WAITS || seconds > MAX_WAIT_SECONDS) return false;
    if (request.method !== "POST" || !CREATING.test(request.url ?? "")) return true;
    await attempt(pause(seconds * secondMs, void 0, { signal: time?.over }));
    return false;
  };
  const octokit = new OctokitWithPlugins({
    ...getOctokitOptions(token, { baseUrl: apiUrl, userAgent: "squad-action" }),
    request: { fetch: limitedFetch, log: SILENT_LOG },
    log: SILENT_LOG,
    // The throttling plugin handles rate limits.
    retry: { retries: 2, retryAfterBaseValue: secondMs, doNotRetry: NOT_RETRIED },
    throttle: {
      onRateLimit: mayWait,
      onSecondaryRateLimit: mayWait,
      retryAfterBaseValue: secondMs,
      // The plugin's default is for bulk writers (three seconds a comment); a run writes a few times.
      write: writePace(secondMs),
      notifications: writePace(secondMs)
    }
  });
  octokit.hook.before("request", (request) => {
    const isRead = request.method === "GET";
    request.request = { ...request.request, retryCount: 0, ...isRead ? {} : { retries: 0 } };
  });
  if (time !== void 0) endWith(octokit, time);
  return { octokit, owner, repo: name, serverUrl, fetch: limitedFetch };
}
var PART_OF_TIME = 1 / 2;
var LAST_MS = 1e3;
function endWith(octokit, time) {
  octokit.hook.wrap("request", (send, options) => {
    const signal = endOfRequest(time);
    const request = { ...options.request, signal };
    return unlessAborted(Promise.resolve(send({ ...options, request })), signal);
  });
}
function endOfRequest({ left, over }) {
  if (over.aborted) return AbortSignal.timeout(LAST_MS);
  const ms = Math.ceil(left() * PART_OF_TIME);
  return ms > TIMEOUTS.writeMs ? over : AbortSignal.any([over, AbortSignal.timeout(ms)]);
}
function jobRepository() {
  const { owner, repo: name } = context2.repo;
  const { serverUrl } = context2;
  const apiUrl = defaults.baseUrl?.replace(/\/+$/, "") ?? "";
  return { apiUrl, serverUrl, owner, name };
}
var NOT_RETRIED = [400, 401, 403, 404, 410, 422, 429, 451];
var CREATING = /\/(?:comments|replies|pulls|reviews)$/;
function writePace(secondMs) {
  return new import_light3.default.Group({
    reservoir: 8,
    reservoirIncreaseAmount: 1,
    reservoirIncreaseInterval: Math.max(250, secondMs),
    reservoirIncreaseMaximum: 8
  });
}
var ignore = () => void 0;
var SILENT_LOG = { debug: ignore, info: ignore, warn: ignore, error: ignore };

// src/adapters/github/pages.ts
init_define_RUNTIME_PACKAGES();
var PER_PAGE = 100;
var MAX_PAGES = 3;
async function collectPages(load) {
  const items = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await load(page);
    items.push(...found);
    if (found.length < PER_PAGE) return { items, complete: true };
  }
  return { items, complete: false };
}
function readPages(doing, schema, load) {
  return collectPages((page) => parseResponse(doing, schema, load(page)));
}
async function readLastPages(doing, schema, load) {
  const answer = load(1);
  const items = await parseResponse(doing, schema, answer);
  if (items.length < PER_PAGE) return { items, complete: true };
  const [, last = "1"] = LAST_PAGE.exec((await answer).headers.link ?? "") ?? [];
  return lastPages(Number(last) * PER_PAGE, (page) => parseResponse(doing, schema, load(page)));
}
var LAST_PAGE = /[?&]page=(\d+)[^<>]*>; rel="last"/;
async function lastPages(total, load) {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const first = Math.max(1, last - MAX_PAGES + 1);
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, (_4, index) => load(first + index))
  );
  const items = pages.flat();
  const full = pages.at(-1)?.length === PER_PAGE;
  if (!full) return { items, complete: first === 1 };
  const rest = await collectPages((page) => load(last + page));
  return { items: [...items, ...rest.items], complete: first === 1 && rest.complete };
}

// src/adapters/github/pulls.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/github/schemas.ts
init_define_RUNTIME_PACKAGES();
var account = object({
  login: string(),
  type: string().default("User"),
  id: number().optional()
}).nullish().transform((value) => value ?? void 0);
var text = string().nullish().transform((value) => value ?? "");
var permission = object({
  permission: string(),
  role_name: string().optional()
});
var ownership = object({ owner: object({ type: string() }), default_branch: string() }).transform(({ owner, default_branch: defaultBranch }) => {
  const ownerKind = owner.type === "Organization" ? "organisation" : "person";
  return { ownerKind, defaultBranch };
});
var markedReady = object({
  markPullRequestReadyForReview: object({
    pullRequest: object({ isDraft: literal(false) })
  })
});
var viewer = object({ viewer: object({ login: string() }) });
var commentFields = {
  id: number(),
  body: text,
  user: account,
  author_association: text,
  created_at: text,
  updated_at: text,
  html_url: text
};
var toComment = (raw) => ({
  id: raw.id,
  body: raw.body,
  author: raw.user,
  association: raw.author_association,
  createdAt: raw.created_at,
  updatedAt: raw.updated_at,
  url: raw.html_url
});
var comment = object(commentFields).transform(toComment);
var comments = array(comment);
var threadNumber = string().transform((url, problems) => {
  const number2 = Number(/\/(\d{1,15})$/.exec(url)?.[1] ?? "");
  if (number2 === 0) problems.addIssue({ code: "custom", message: "does not name a thread" });
  return number2;
});
var recentComments = array(
  object({ ...commentFields, issue_url: threadNumber }).transform((raw) => ({
    ...toComment(raw),
    kind: "comment",
    thread: raw.issue_url
  }))
);
var recentReviewComments = array(
  object({ ...commentFields, pull_request_url: threadNumber }).transform((raw) => ({
    ...toComment(raw),
    kind: "review-comment",
    thread: raw.pull_request_url
  }))
);
var issue = object({
  number: number(),
  title: text,
  body: text,
  user: account,
  author_association: text,
  state: text,
  locked: boolean().default(false),
  comments: number().default(0),
  html_url: text,
  pull_request: object({}).nullish()
}).transform((raw) => ({
  kind: raw.pull_request ? "pull-request" : "issue",
  number: raw.number,
  title: raw.title,
  body: raw.body,
  author: raw.user,
  association: raw.author_association,
  state: raw.state,
  locked: raw.locked,
  comments: raw.comments,
  url: raw.html_url
}));
var optionalNumber = number().nullish().transform((value) => value ?? void 0);
var reviewComments = array(
  object({
    ...commentFields,
    path: text,
    line: optionalNumber,
    start_line: optionalNumber,
    side: text,
    start_side: text,
    diff_hunk: text,
    pull_request_review_id: optionalNumber,
    in_reply_to_id: optionalNumber
  }).transform((raw) => ({
    ...toComment(raw),
    reviewId: raw.pull_request_review_id,
    inReplyTo: raw.in_reply_to_id,
    path: raw.path,
    ...commentedLines(raw),
    diffHunk: raw.diff_hunk
  }))
);
var posted = object({ html_url: text });
var postedReviews = array(
  posted.extend({ id: number(), body: text, commit_id: text })
);
var actionsSettings = object({
  can_approve_pull_request_reviews: boolean().optional()
});
var branches = array(object({ name: string() }));
var rules = array(object({ type: text }));
var reviews = array(
  object({
    id: number(),
    state: text,
    body: text,
    user: account,
    author_association: text,
    submitted_at: text
  }).transform((raw) => ({
    id: raw.id,
    state: raw.state,
    body: raw.body,
    author: raw.user,
    association: raw.author_association,
    submittedAt: raw.submitted_at
  }))
);
var files = array(
  object({
    filename: string(),
    status: text,
    additions: number().default(0),
    deletions: number().default(0),
    patch: string().optional()
  }).transform((raw) => ({
    path: raw.filename,
    status: raw.status,
    additions: raw.additions,
    deletions: raw.deletions,
    patch: raw.patch
  }))
);
var branchEnd = object({
  ref: string(),
  sha: string(),
  repo: object({ full_name: string() }).nullish()
});
var pullRequest = object({
  number: number(),
  node_id: string().optional(),
  html_url: text,
  title: text,
  body: text,
  state: m(["open", "closed"]),
  merged_at: string().nullish(),
  draft: boolean().default(false),
  user: account,
  head: branchEnd,
  base: branchEnd
}).transform((raw) => ({
  number: raw.number,
  nodeId: raw.node_id,
  url: raw.html_url,
  title: raw.title,
  body: raw.body,
  state: raw.state,
  merged: typeof raw.merged_at === "string",
  draft: raw.draft,
  author: raw.user,
  head: { ref: raw.head.ref, sha: raw.head.sha, repository: raw.head.repo?.full_name },
  base: { ref: raw.base.ref, sha: raw.base.sha, repository: raw.base.repo?.full_name }
}));
var pullRequests = array(pullRequest);

// src/adapters/github/pulls.ts
function pullMethods(client) {
  const { octokit, owner, repo } = client;
  const { pulls } = octokit.rest;
  const pageOf = (pull_number, page) => ({ owner, repo, pull_number, per_page: PER_PAGE, page });
  return {
    pullRequest(pull_number) {
      const answer = pulls.get({ owner, repo, pull_number });
      return parseResponse("reading the pull request", pullRequest, answer);
    },
    listFiles: (number2) => readPages(
      "reading the changed files",
      files,
      (page) => pulls.listFiles(pageOf(number2, page))
    ),
    listReviews: (number2) => readLastPages(
      "reading the reviews",
      reviews,
      (page) => pulls.listReviews(pageOf(number2, page))
    ),
    listReviewComments: (number2) => readLastPages(
      "reading the review comments",
      reviewComments,
      (page) => pulls.listReviewComments(pageOf(number2, page))
    ),
    pullRequestsOf: (branch) => pullRequestsOf(client, branch),
    openPullRequests(base) {
      const answer = pulls.list({ owner, repo, base, state: "open", per_page: PER_PAGE });
      return parseResponse("looking for open pull requests", pullRequests, answer);
    },
    openPullRequest: (pull) => openPullRequest(client, pull),
    updatePullRequest: (pull_number, change) => expectSuccess(
      "updating the pull request",
      pulls.update({ owner, repo, pull_number, ...change })
    ),
    // REST can't do this. https://docs.github.com/en/graphql/reference/mutations#markpullrequestreadyforreview
    async markReadyForReview({ nodeId: id }) {
      const answer = octokit.graphql(MARK_READY, { id }).then((data) => ({ data }));
      await parseResponse("making the pull request ready", markedReady, answer);
    }
  };
}
var MARK_READY = "mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { pullRequest { isDraft } } }";
async function pullRequestsOf({ octokit, owner, repo }, branch) {
  const query = { owner, repo, head: `${owner}:${branch}`, state: "all", per_page: 20 };
  const answer = octokit.rest.pulls.list(query);
  const found = await parseResponse("looking for the pull request", pullRequests, answer);
  return found.filter(
    ({ head, base }) => head.ref === branch && head.repository === base.repository
  );
}
async function openPullRequest(client, pull) {
  const { octokit, owner, repo } = client;
  const doing = "opening the pull request";
  const answer = await octokit.rest.pulls.create({ owner, repo, ...pull }).catch(readRefusal);
  if (!("text" in answer)) {
    const opened = Promise.resolve(answer);
    return { kind: "opened", pullRequest: await parseResponse(doing, pullRequest, opened) };
  }
  const { status, text: text2 } = answer;
  if (status === 422 && /already exists/i.test(text2)) return { kind: "exists" };
  if (/not permitted to create|not accessible by/i.test(text2)) {
    return { kind: "not-permitted", message: text2 };
  }
  if (status === 422 && pull.draft && /draft/i.test(text2)) {
    return openPullRequest(client, { ...pull, draft: false });
  }
  throw refusalError(doing, answer);
}

// src/adapters/github/reviews.ts
init_define_RUNTIME_PACKAGES();
function reviewMethods(client) {
  const { octokit, owner, repo } = client;
  const { issues, pulls, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator
    async isCollaborator(username) {
      if (!LOGIN_PATTERN.test(username)) return false;
      const doing = "asking for a collaborator";
      const answer = await repos.checkCollaborator({ owner, repo, username }).catch(readRefusal);
      if (answer.status === 404) return false;
      if ("text" in answer) throw refusalError(doing, answer);
      if (Number(answer.status) !== 204) throw foreignAnswerError(doing);
      return true;
    },
    requestReviewers: (pull, reviewers) => requestReviewers(client, pull, reviewers),
    createReview: (pull, review) => createReview(client, pull, review),
    // https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment
    replyToReviewComment(pull_number, comment_id, body) {
      const reply = { owner, repo, pull_number, comment_id, body };
      const answer = pulls.createReplyForReviewComment(reply);
      return expectSuccess("answering in the review thread", answer);
    },
    // https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue
    addLabels: (issue_number, labels) => expectSuccess(
      "adding a label",
      issues.addLabels({ owner, repo, issue_number, labels: [...labels] })
    )
  };
}
var LOGIN_PATTERN = /^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/;
var REFUSED_STATUSES = [403, 404, 422];
async function requestReviewers({ octokit, owner, repo }, pull_number, { users, teams }) {
  const reviewers = { reviewers: [...users], team_reviewers: [...teams] };
  const answer = await octokit.rest.pulls.requestReviewers({ owner, repo, pull_number, ...reviewers }).catch(readRefusal);
  if (!("text" in answer)) return { kind: "requested" };
  const error = refusalError("asking for a review", answer);
  if (!REFUSED_STATUSES.includes(answer.status ?? 0)) throw error;
  return { kind: "refused", message: error.message };
}
var MOST_TRIES = 2;
async function createReview(client, pull, review) {
  for (let tries = 1; ; tries += 1) {
    const sent = await sendReview(client, pull, review);
    if (sent.kind !== "lost") return sent;
    const looked = await attempt(findReview(client, pull, review));
    if (looked.kind === "threw") throw sent.error;
    if (looked.value !== void 0) return { kind: "posted", url: looked.value };
    if (tries === MOST_TRIES) throw sent.error;
  }
}
async function sendReview({ octokit, owner, repo }, pull_number, review) {
  const doing = "posting the review";
  const comments2 = review.comments.map(({ path, line, startLine, body: body2 }) => ({
    path,
    line,
    body: body2,
    side: "RIGHT",
    ...startLine === void 0 ? {} : { start_line: startLine, start_side: "RIGHT" }
  }));
  const { body, commit: commit_id } = review;
  const answer = await octokit.rest.pulls.createReview({ owner, repo, pull_number, commit_id, body, event: "COMMENT", comments: comments2 }).catch(readRefusal);
  if (!("text" in answer)) {
    const read = await attempt(parseResponse(doing, posted, Promise.resolve(answer)));
    return read.kind === "threw" ? { kind: "lost", error: read.error } : { kind: "posted", url: read.value.html_url };
  }
  const error = refusalError(doing, answer);
  if (answer.status === 422) return { kind: "refused", message: error.message };
  const isAnswered = answer.status !== void 0 && answer.status < 500;
  if (!isAnswered || answer.status === 429) return { kind: "lost", error };
  throw error;
}
async function findReview(client, pull_number, { commit, body, comments: comments2 }) {
  const { octokit, owner, repo } = client;
  const query = { owner, repo, pull_number, per_page: PER_PAGE };
  const [reviews2, posted2] = await Promise.all([
    readLastPages(
      "looking for the review",
      postedReviews,
      (page) => octokit.rest.pulls.listReviews({ ...query, page })
    ),
    pullMethods(client).listReviewComments(pull_number)
  ]);
  const holds = (id, text2) => posted2.items.some((one) => one.reviewId === id && one.body.trim() === text2.trim());
  const found = reviews2.items.find(
    (one) => one.commit_id === commit && one.body.trim() === body.trim() && comments2.every((comment2) => holds(one.id, comment2.body))
  );
  return found?.html_url;
}

// src/adapters/github/settings.ts
init_define_RUNTIME_PACKAGES();
function settingsMethods({ octokit, owner, repo }) {
  const { actions, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/repos/repos#get-a-repository
    ownership: () => parseResponse("reading the repository", ownership, repos.get({ owner, repo })),
    // https://docs.github.com/en/rest/actions/permissions: only administrators may ask, so a job's own token is refused.
    async actionsMayOpenPullRequests() {
      const request = actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo });
      const answer = request.catch((error) => {
        if ([403, 404].includes(readRefusal(error).status ?? 0)) return { data: {} };
        throw error;
      });
      const doing = "reading the settings for Actions";
      const settings = await parseResponse(doing, actionsSettings, answer);
      return settings.can_approve_pull_request_reviews;
    },
    // https://docs.github.com/en/rest/branches/branches#list-branches
    async protectedBranches() {
      const answer = repos.listBranches({ owner, repo, protected: true, per_page: 100 });
      const doing = "reading the protected branches";
      const branches2 = await parseResponse(doing, branches, answer);
      return branches2.map(({ name }) => name);
    },
    // https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch
    async rulesFor(branch) {
      const answer = repos.getBranchRules({ owner, repo, branch, per_page: 100 });
      const rules2 = await parseResponse("reading the rules for a branch", rules, answer);
      return rules2.map(({ type }) => type);
    }
  };
}

// src/adapters/github/github.ts
function createGitHub(settings) {
  const client = openRepositoryClient(settings);
  return {
    ...accessMethods(client),
    ...threadMethods(client),
    ...attachmentMethods(client),
    ...pullMethods(client),
    ...reviewMethods(client),
    ...settingsMethods(client)
  };
}
function accessMethods(client) {
  const { octokit, owner, repo } = client;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
    async permissionOf(username) {
      const answer = octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username }).catch((error) => {
        if (readRefusal(error).status === 404) return { data: { permission: "none" } };
        throw error;
      });
      const response = await parseResponse("asking for a permission", permission, answer);
      return strongestPermission(response);
    },
    // REST's `GET /user` refuses an installation's token; GraphQL accepts every kind.
    // https://docs.github.com/en/graphql/reference/queries#viewer
    async ownLogin() {
      const answer = octokit.graphql("query { viewer { login } }").then((data) => ({ data }));
      return (await parseResponse("asking who we are", viewer, answer)).viewer.login;
    },
    // https://docs.github.com/en/rest/reactions/reactions
    async createReaction(target) {
      const answer = createReaction(client, target);
      await expectSuccess("reacting", answer);
      return (await answer).status === 200 ? "existed" : "created";
    }
  };
}
function strongestPermission({
  permission: permission2,
  role_name: role
}) {
  if (permission2 === "write" && role === "maintain") return "maintain";
  if (permission2 === "read" && role === "triage") return "triage";
  return PERMISSIONS.find((level) => level === permission2) ?? "none";
}
function createReaction({ octokit, owner, repo }, target) {
  const { reactions } = octokit.rest;
  const params = { owner, repo, content: "eyes" };
  switch (target.kind) {
    case "issue":
      return reactions.createForIssue({ ...params, issue_number: target.number });
    case "issue-comment":
      return reactions.createForIssueComment({ ...params, comment_id: target.id });
    case "review-comment":
      return reactions.createForPullRequestReviewComment({ ...params, comment_id: target.id });
  }
}
function threadMethods(client) {
  const { octokit, owner, repo } = client;
  const { issues } = octokit.rest;
  const place = `/${owner}/${repo}/`.toLowerCase();
  const issue2 = async (issue_number) => {
    const answer = issues.get({ owner, repo, issue_number });
    const found = await parseResponse("reading the issue", issue, answer);
    const isHere = found.number === issue_number && found.url.toLowerCase().includes(place);
    if (!isHere) throw transferredError(issue_number);
    return found;
  };
  return {
    issue: issue2,
    async listComments(issue_number, total) {
      const query = { owner, repo, issue_number, per_page: PER_PAGE };
      const load = (page) => {
        const answer = issues.listComments({ ...query, page });
        return parseResponse("reading the thread", comments, answer);
      };
      if (total !== void 0) return lastPages(total, load);
      const items = await load(1);
      if (items.length < PER_PAGE) return { items, complete: true };
      return lastPages((await issue2(issue_number)).comments, load);
    },
    comment(comment_id) {
      const answer = issues.getComment({ owner, repo, comment_id });
      return parseResponse("reading a comment", comment, answer);
    },
    listRecentComments: (since) => listRecentComments(client, since),
    createComment(issue_number, body) {
      const answer = issues.createComment({ owner, repo, issue_number, body });
      return parseResponse("writing a comment", comment, answer);
    },
    async updateComment(comment_id, body) {
      const answer = await attempt(issues.updateComment({ owner, repo, comment_id, body }));
      if (answer.kind === "done") return "edited";
      const refusal = readRefusal(answer.error);
      if (refusal.status === 404 || refusal.status === 410) return "gone";
      throw refusalError("updating our comment", refusal);
    }
  };
}
async function listRecentComments({ octokit, owner, repo }, since) {
  const { issues, pulls } = octokit.rest;
  const newest = { sort: "created", direction: "desc" };
  const query = { owner, repo, since, ...newest, per_page: PER_PAGE };
  const doing = "reading the newest comments";
  const [issueComments, reviewComments2] = await Promise.all([
    readPages(
      doing,
      recentComments,
      (page) => issues.listCommentsForRepo({ ...query, page })
    ),
    readPages(
      doing,
      recentReviewComments,
      (page) => pulls.listReviewCommentsForRepo({ ...query, page })
    )
  ]);
  return {
    items: [...issueComments.items, ...reviewComments2.items],
    complete: issueComments.complete && reviewComments2.complete
  };
}

export {
  jobRepository,
  createGitHub
};
/*! For license information please see chunk-MXCSNDYZ.js.LEGAL.txt */
