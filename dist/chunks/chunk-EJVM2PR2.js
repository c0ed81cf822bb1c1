import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  CHARTER_BYTES,
  loadCharter
} from "./chunk-EW27GWXV.js";
import {
  wrap
} from "./chunk-LG3TOZDL.js";
import {
  brokenBy,
  planScribe,
  wordsOf
} from "./chunk-7MWMN64T.js";
import {
  listField,
  readFrontMatter,
  readTeam,
  routable,
  textField
} from "./chunk-H2TH7PTU.js";
import {
  CONFIG_BYTES
} from "./chunk-EG25QGQQ.js";
import {
  require_dist
} from "./chunk-RACBJEEH.js";
import {
  headingOf,
  isRegularFile,
  labelOf,
  nameKey,
  readLines,
  textOf
} from "./chunk-7G5BJWW3.js";
import {
  array,
  boolean,
  m,
  number,
  object,
  record,
  string,
  union,
  unknown
} from "./chunk-5GA2AVAQ.js";
import {
  fenced,
  folded,
  inline,
  list,
  paragraphs,
  plural
} from "./chunk-6UA4TBTS.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-ADD7QI3I.js";
import {
  __commonJS,
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

var require_light=__commonJS({"node_modules/bottleneck/light.js"(exports,module){init_define_RUNTIME_PACKAGES();(function(_4,d6){typeof exports=="object"&&typeof module<"u"?module.exports=d6():typeof define=="function"&&define.amd?define(d6):_4.Bottleneck=d6()})(exports,(function(){"use strict";var _4=typeof globalThis<"u"?globalThis:typeof window<"u"?window:typeof global<"u"?global:typeof self<"u"?self:{};function d6(u4){return u4&&u4.default||u4}var ht=function(u4,e3,t={}){var s2,r3,i5;for(s2 in e3)i5=e3[s2],t[s2]=(r3=u4[s2])!=null?r3:i5;return t},at2=function(u4,e3,t={}){var s2,r3;for(s2 in u4)r3=u4[s2],e3[s2]!==void 0&&(t[s2]=r3);return t},p3={load:ht,overwrite:at2},I4;I4=class{constructor(e3,t){this.incr=e3,this.decr=t,this._first=null,this._last=null,this.length=0}push(e3){var t;this.length++,typeof this.incr=="function"&&this.incr(),t={value:e3,prev:this._last,next:null},this._last!=null?(this._last.next=t,this._last=t):this._first=this._last=t}shift(){var e3;if(this._first!=null)return this.length--,typeof this.decr=="function"&&this.decr(),e3=this._first.value,(this._first=this._first.next)!=null?this._first.prev=null:this._last=null,e3}first(){if(this._first!=null)return this._first.value}getArray(){var e3,t,s2;for(e3=this._first,s2=[];e3!=null;)s2.push((t=e3,e3=e3.next,t.value));return s2}forEachShift(e3){var t;for(t=this.shift();t!=null;)e3(t),t=this.shift()}debug(){var e3,t,s2,r3,i5;for(e3=this._first,i5=[];e3!=null;)i5.push((t=e3,e3=e3.next,{value:t.value,prev:(s2=t.prev)!=null?s2.value:void 0,next:(r3=t.next)!=null?r3.value:void 0}));return i5}};var D3=I4,$4;$4=class{constructor(e3){if(this.instance=e3,this._events={},this.instance.on!=null||this.instance.once!=null||this.instance.removeAllListeners!=null)throw new Error("An Emitter already exists for this object");this.instance.on=(t,s2)=>this._addListener(t,"many",s2),this.instance.once=(t,s2)=>this._addListener(t,"once",s2),this.instance.removeAllListeners=(t=null)=>t!=null?delete this._events[t]:this._events={}}_addListener(e3,t,s2){var r3;return(r3=this._events)[e3]==null&&(r3[e3]=[]),this._events[e3].push({cb:s2,status:t}),this.instance}listenerCount(e3){return this._events[e3]!=null?this._events[e3].length:0}async trigger(e3,...t){var s2,r3;try{return e3!=="debug"&&this.trigger("debug",`Event triggered: ${e3}`,t),this._events[e3]==null?void 0:(this._events[e3]=this._events[e3].filter(function(i5){return i5.status!=="none"}),r3=this._events[e3].map(async i5=>{var n,o7;if(i5.status!=="none"){i5.status==="once"&&(i5.status="none");try{return o7=typeof i5.cb=="function"?i5.cb(...t):void 0,typeof o7?.then=="function"?await o7:o7}catch(h7){return n=h7,this.trigger("error",n),null}}}),(await Promise.all(r3)).find(function(i5){return i5!=null}))}catch(i5){return s2=i5,this.trigger("error",s2),null}}};var v3=$4,x3,L,C3;x3=D3,L=v3,C3=class{constructor(e3){var t;this.Events=new L(this),this._length=0,this._lists=(function(){var s2,r3,i5;for(i5=[],t=s2=1,r3=e3;1<=r3?s2<=r3:s2>=r3;t=1<=r3?++s2:--s2)i5.push(new x3((()=>this.incr()),(()=>this.decr())));return i5}).call(this)}incr(){if(this._length++===0)return this.Events.trigger("leftzero")}decr(){if(--this._length===0)return this.Events.trigger("zero")}push(e3){return this._lists[e3.options.priority].push(e3)}queued(e3){return e3!=null?this._lists[e3].length:this._length}shiftAll(e3){return this._lists.forEach(function(t){return t.forEachShift(e3)})}getFirst(e3=this._lists){var t,s2,r3;for(t=0,s2=e3.length;t<s2;t++)if(r3=e3[t],r3.length>0)return r3;return[]}shiftLastFrom(e3){return this.getFirst(this._lists.slice(e3).reverse()).shift()}};var lt=C3,S3;S3=class extends Error{};var m6=S3,g6,P3,j3,E4,T4;E4=10,P3=5,T4=p3,g6=m6,j3=class{constructor(e3,t,s2,r3,i5,n,o7,h7){this.task=e3,this.args=t,this.rejectOnDrop=i5,this.Events=n,this._states=o7,this.Promise=h7,this.options=T4.load(s2,r3),this.options.priority=this._sanitizePriority(this.options.priority),this.options.id===r3.id&&(this.options.id=`${this.options.id}-${this._randomIndex()}`),this.promise=new this.Promise((a5,l5)=>{this._resolve=a5,this._reject=l5}),this.retryCount=0}_sanitizePriority(e3){var t;return t=~~e3!==e3?P3:e3,t<0?0:t>E4-1?E4-1:t}_randomIndex(){return Math.random().toString(36).slice(2)}doDrop({error:e3,message:t="This job has been dropped by Bottleneck"}={}){return this._states.remove(this.options.id)?(this.rejectOnDrop&&this._reject(e3??new g6(t)),this.Events.trigger("dropped",{args:this.args,options:this.options,task:this.task,promise:this.promise}),true):false}_assertStatus(e3){var t;if(t=this._states.jobStatus(this.options.id),!(t===e3||e3==="DONE"&&t===null))throw new g6(`Invalid job status ${t}, expected ${e3}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`)}doReceive(){return this._states.start(this.options.id),this.Events.trigger("received",{args:this.args,options:this.options})}doQueue(e3,t){return this._assertStatus("RECEIVED"),this._states.next(this.options.id),this.Events.trigger("queued",{args:this.args,options:this.options,reachedHWM:e3,blocked:t})}doRun(){return this.retryCount===0?(this._assertStatus("QUEUED"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),this.Events.trigger("scheduled",{args:this.args,options:this.options})}async doExecute(e3,t,s2,r3){var i5,n,o7;this.retryCount===0?(this._assertStatus("RUNNING"),this._states.next(this.options.id)):this._assertStatus("EXECUTING"),n={args:this.args,options:this.options,retryCount:this.retryCount},this.Events.trigger("executing",n);try{if(o7=await(e3!=null?e3.schedule(this.options,this.task,...this.args):this.task(...this.args)),t())return this.doDone(n),await r3(this.options,n),this._assertStatus("DONE"),this._resolve(o7)}catch(h7){return i5=h7,this._onFailure(i5,n,t,s2,r3)}}doExpire(e3,t,s2){var r3,i5;return this._states.jobStatus(this.options.id==="RUNNING")&&this._states.next(this.options.id),this._assertStatus("EXECUTING"),i5={args:this.args,options:this.options,retryCount:this.retryCount},r3=new g6(`This job timed out after ${this.options.expiration} ms.`),this._onFailure(r3,i5,e3,t,s2)}async _onFailure(e3,t,s2,r3,i5){var n,o7;if(s2())return n=await this.Events.trigger("failed",e3,t),n!=null?(o7=~~n,this.Events.trigger("retry",`Retrying ${this.options.id} after ${o7} ms`,t),this.retryCount++,r3(o7)):(this.doDone(t),await i5(this.options,t),this._assertStatus("DONE"),this._reject(e3))}doDone(e3){return this._assertStatus("EXECUTING"),this._states.next(this.options.id),this.Events.trigger("done",e3)}};var ct=j3,q6,A4,b7;b7=p3,q6=m6,A4=class{constructor(e3,t,s2){this.instance=e3,this.storeOptions=t,this.clientId=this.instance._randomIndex(),b7.load(s2,s2,this),this._nextRequest=this._lastReservoirRefresh=this._lastReservoirIncrease=Date.now(),this._running=0,this._done=0,this._unblockTime=0,this.ready=this.Promise.resolve(),this.clients={},this._startHeartbeat()}_startHeartbeat(){var e3;return this.heartbeat==null&&(this.storeOptions.reservoirRefreshInterval!=null&&this.storeOptions.reservoirRefreshAmount!=null||this.storeOptions.reservoirIncreaseInterval!=null&&this.storeOptions.reservoirIncreaseAmount!=null)?typeof(e3=this.heartbeat=setInterval(()=>{var t,s2,r3,i5,n;if(i5=Date.now(),this.storeOptions.reservoirRefreshInterval!=null&&i5>=this._lastReservoirRefresh+this.storeOptions.reservoirRefreshInterval&&(this._lastReservoirRefresh=i5,this.storeOptions.reservoir=this.storeOptions.reservoirRefreshAmount,this.instance._drainAll(this.computeCapacity())),this.storeOptions.reservoirIncreaseInterval!=null&&i5>=this._lastReservoirIncrease+this.storeOptions.reservoirIncreaseInterval&&({reservoirIncreaseAmount:t,reservoirIncreaseMaximum:r3,reservoir:n}=this.storeOptions,this._lastReservoirIncrease=i5,s2=r3!=null?Math.min(t,r3-n):t,s2>0))return this.storeOptions.reservoir+=s2,this.instance._drainAll(this.computeCapacity())},this.heartbeatInterval)).unref=="function"?e3.unref():void 0:clearInterval(this.heartbeat)}async __publish__(e3){return await this.yieldLoop(),this.instance.Events.trigger("message",e3.toString())}async __disconnect__(e3){return await this.yieldLoop(),clearInterval(this.heartbeat),this.Promise.resolve()}yieldLoop(e3=0){return new this.Promise(function(t,s2){return setTimeout(t,e3)})}computePenalty(){var e3;return(e3=this.storeOptions.penalty)!=null?e3:15*this.storeOptions.minTime||5e3}async __updateSettings__(e3){return await this.yieldLoop(),b7.overwrite(e3,e3,this.storeOptions),this._startHeartbeat(),this.instance._drainAll(this.computeCapacity()),true}async __running__(){return await this.yieldLoop(),this._running}async __queued__(){return await this.yieldLoop(),this.instance.queued()}async __done__(){return await this.yieldLoop(),this._done}async __groupCheck__(e3){return await this.yieldLoop(),this._nextRequest+this.timeout<e3}computeCapacity(){var e3,t;return{maxConcurrent:e3,reservoir:t}=this.storeOptions,e3!=null&&t!=null?Math.min(e3-this._running,t):e3!=null?e3-this._running:t??null}conditionsCheck(e3){var t;return t=this.computeCapacity(),t==null||e3<=t}async __incrementReservoir__(e3){var t;return await this.yieldLoop(),t=this.storeOptions.reservoir+=e3,this.instance._drainAll(this.computeCapacity()),t}async __currentReservoir__(){return await this.yieldLoop(),this.storeOptions.reservoir}isBlocked(e3){return this._unblockTime>=e3}check(e3,t){return this.conditionsCheck(e3)&&this._nextRequest-t<=0}async __check__(e3){var t;return await this.yieldLoop(),t=Date.now(),this.check(e3,t)}async __register__(e3,t,s2){var r3,i5;return await this.yieldLoop(),r3=Date.now(),this.conditionsCheck(t)?(this._running+=t,this.storeOptions.reservoir!=null&&(this.storeOptions.reservoir-=t),i5=Math.max(this._nextRequest-r3,0),this._nextRequest=r3+i5+this.storeOptions.minTime,{success:true,wait:i5,reservoir:this.storeOptions.reservoir}):{success:false}}strategyIsBlock(){return this.storeOptions.strategy===3}async __submit__(e3,t){var s2,r3,i5;if(await this.yieldLoop(),this.storeOptions.maxConcurrent!=null&&t>this.storeOptions.maxConcurrent)throw new q6(`Impossible to add a job having a weight of ${t} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);return r3=Date.now(),i5=this.storeOptions.highWater!=null&&e3===this.storeOptions.highWater&&!this.check(t,r3),s2=this.strategyIsBlock()&&(i5||this.isBlocked(r3)),s2&&(this._unblockTime=r3+this.computePenalty(),this._nextRequest=this._unblockTime+this.storeOptions.minTime,this.instance._dropAllQueued()),{reachedHWM:i5,blocked:s2,strategy:this.storeOptions.strategy}}async __free__(e3,t){return await this.yieldLoop(),this._running-=t,this._done+=t,this.instance._drainAll(this.computeCapacity()),{running:this._running}}};var _t=A4,B3,N5;B3=m6,N5=class{constructor(e3){this.status=e3,this._jobs={},this.counts=this.status.map(function(){return 0})}next(e3){var t,s2;if(t=this._jobs[e3],s2=t+1,t!=null&&s2<this.status.length)return this.counts[t]--,this.counts[s2]++,this._jobs[e3]++;if(t!=null)return this.counts[t]--,delete this._jobs[e3]}start(e3){var t;return t=0,this._jobs[e3]=t,this.counts[t]++}remove(e3){var t;return t=this._jobs[e3],t!=null&&(this.counts[t]--,delete this._jobs[e3]),t!=null}jobStatus(e3){var t;return(t=this.status[this._jobs[e3]])!=null?t:null}statusJobs(e3){var t,s2,r3,i5,n;if(e3!=null){if(s2=this.status.indexOf(e3),s2<0)throw new B3(`status must be one of ${this.status.join(", ")}`);r3=this._jobs,i5=[];for(t in r3)n=r3[t],n===s2&&i5.push(t);return i5}else return Object.keys(this._jobs)}statusCounts(){return this.counts.reduce(((e3,t,s2)=>(e3[this.status[s2]]=t,e3)),{})}};var dt=N5,F4,G3;F4=D3,G3=class{constructor(e3,t){this.schedule=this.schedule.bind(this),this.name=e3,this.Promise=t,this._running=0,this._queue=new F4}isEmpty(){return this._queue.length===0}async _tryToRun(){var e3,t,s2,r3,i5,n,o7;if(this._running<1&&this._queue.length>0)return this._running++,{task:o7,args:e3,resolve:i5,reject:r3}=this._queue.shift(),t=await(async function(){try{return n=await o7(...e3),function(){return i5(n)}}catch(h7){return s2=h7,function(){return r3(s2)}}})(),this._running--,this._tryToRun(),t()}schedule(e3,...t){var s2,r3,i5;return i5=r3=null,s2=new this.Promise(function(n,o7){return i5=n,r3=o7}),this._queue.push({task:e3,args:t,resolve:i5,reject:r3}),this._tryToRun(),s2}};var pt=G3,M2="2.19.5",ft={version:M2},vt=Object.freeze({version:M2,default:ft}),U2=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),Q=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),mt=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),W3,K2,z,J,Y,y5;y5=p3,W3=v3,J=U2,z=Q,Y=mt,K2=(function(){class u4{constructor(t={}){this.deleteKey=this.deleteKey.bind(this),this.limiterOptions=t,y5.load(this.limiterOptions,this.defaults,this),this.Events=new W3(this),this.instances={},this.Bottleneck=ot,this._startAutoCleanup(),this.sharedConnection=this.connection!=null,this.connection==null&&(this.limiterOptions.datastore==="redis"?this.connection=new J(Object.assign({},this.limiterOptions,{Events:this.Events})):this.limiterOptions.datastore==="ioredis"&&(this.connection=new z(Object.assign({},this.limiterOptions,{Events:this.Events}))))}key(t=""){var s2;return(s2=this.instances[t])!=null?s2:(()=>{var r3;return r3=this.instances[t]=new this.Bottleneck(Object.assign(this.limiterOptions,{id:`${this.id}-${t}`,timeout:this.timeout,connection:this.connection})),this.Events.trigger("created",r3,t),r3})()}async deleteKey(t=""){var s2,r3;return r3=this.instances[t],this.connection&&(s2=await this.connection.__runCommand__(["del",...Y.allKeys(`${this.id}-${t}`)])),r3!=null&&(delete this.instances[t],await r3.disconnect()),r3!=null||s2>0}limiters(){var t,s2,r3,i5;s2=this.instances,r3=[];for(t in s2)i5=s2[t],r3.push({key:t,limiter:i5});return r3}keys(){return Object.keys(this.instances)}async clusterKeys(){var t,s2,r3,i5,n,o7,h7,a5,l5;if(this.connection==null)return this.Promise.resolve(this.keys());for(o7=[],t=null,l5=`b_${this.id}-`.length,s2=9;t!==0;)for([a5,r3]=await this.connection.__runCommand__(["scan",t??0,"match",`b_${this.id}-*_settings`,"count",1e4]),t=~~a5,i5=0,h7=r3.length;i5<h7;i5++)n=r3[i5],o7.push(n.slice(l5,-s2));return o7}_startAutoCleanup(){var t;return clearInterval(this.interval),typeof(t=this.interval=setInterval(async()=>{var s2,r3,i5,n,o7,h7;o7=Date.now(),i5=this.instances,n=[];for(r3 in i5){h7=i5[r3];try{await h7._store.__groupCheck__(o7)?n.push(this.deleteKey(r3)):n.push(void 0)}catch(a5){s2=a5,n.push(h7.Events.trigger("error",s2))}}return n},this.timeout/2)).unref=="function"?t.unref():void 0}updateSettings(t={}){if(y5.overwrite(t,this.defaults,this),y5.overwrite(t,t,this.limiterOptions),t.timeout!=null)return this._startAutoCleanup()}disconnect(t=true){var s2;if(!this.sharedConnection)return(s2=this.connection)!=null?s2.disconnect(t):void 0}}return u4.prototype.defaults={timeout:1e3*60*5,connection:null,Promise,id:"group-key"},u4}).call(_4);var gt=K2,V3,H,X;X=p3,H=v3,V3=(function(){class u4{constructor(t={}){this.options=t,X.load(this.options,this.defaults,this),this.Events=new H(this),this._arr=[],this._resetPromise(),this._lastFlush=Date.now()}_resetPromise(){return this._promise=new this.Promise((t,s2)=>this._resolve=t)}_flush(){return clearTimeout(this._timeout),this._lastFlush=Date.now(),this._resolve(),this.Events.trigger("batch",this._arr),this._arr=[],this._resetPromise()}add(t){var s2;return this._arr.push(t),s2=this._promise,this._arr.length===this.maxSize?this._flush():this.maxTime!=null&&this._arr.length===1&&(this._timeout=setTimeout(()=>this._flush(),this.maxTime)),s2}}return u4.prototype.defaults={maxTime:null,maxSize:null,Promise},u4}).call(_4);var yt=V3,Et=()=>console.log("You must import the full version of Bottleneck in order to use this feature."),bt=d6(vt),Z,tt,w5,O4,et,k4,st,rt,it,R5,c3,nt=[].splice;k4=10,tt=5,c3=p3,st=lt,O4=ct,et=_t,rt=Et,w5=v3,it=dt,R5=pt,Z=(function(){class u4{constructor(t={},...s2){var r3,i5;this._addToQueue=this._addToQueue.bind(this),this._validateOptions(t,s2),c3.load(t,this.instanceDefaults,this),this._queues=new st(k4),this._scheduled={},this._states=new it(["RECEIVED","QUEUED","RUNNING","EXECUTING"].concat(this.trackDoneStatus?["DONE"]:[])),this._limiter=null,this.Events=new w5(this),this._submitLock=new R5("submit",this.Promise),this._registerLock=new R5("register",this.Promise),i5=c3.load(t,this.storeDefaults,{}),this._store=(function(){if(this.datastore==="redis"||this.datastore==="ioredis"||this.connection!=null)return r3=c3.load(t,this.redisStoreDefaults,{}),new rt(this,i5,r3);if(this.datastore==="local")return r3=c3.load(t,this.localStoreDefaults,{}),new et(this,i5,r3);throw new u4.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`)}).call(this),this._queues.on("leftzero",()=>{var n;return(n=this._store.heartbeat)!=null&&typeof n.ref=="function"?n.ref():void 0}),this._queues.on("zero",()=>{var n;return(n=this._store.heartbeat)!=null&&typeof n.unref=="function"?n.unref():void 0})}_validateOptions(t,s2){if(!(t!=null&&typeof t=="object"&&s2.length===0))throw new u4.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.")}ready(){return this._store.ready}clients(){return this._store.clients}channel(){return`b_${this.id}`}channel_client(){return`b_${this.id}_${this._store.clientId}`}publish(t){return this._store.__publish__(t)}disconnect(t=true){return this._store.__disconnect__(t)}chain(t){return this._limiter=t,this}queued(t){return this._queues.queued(t)}clusterQueued(){return this._store.__queued__()}empty(){return this.queued()===0&&this._submitLock.isEmpty()}running(){return this._store.__running__()}done(){return this._store.__done__()}jobStatus(t){return this._states.jobStatus(t)}jobs(t){return this._states.statusJobs(t)}counts(){return this._states.statusCounts()}_randomIndex(){return Math.random().toString(36).slice(2)}check(t=1){return this._store.__check__(t)}_clearGlobalState(t){return this._scheduled[t]!=null?(clearTimeout(this._scheduled[t].expiration),delete this._scheduled[t],true):false}async _free(t,s2,r3,i5){var n,o7;try{if({running:o7}=await this._store.__free__(t,r3.weight),this.Events.trigger("debug",`Freed ${r3.id}`,i5),o7===0&&this.empty())return this.Events.trigger("idle")}catch(h7){return n=h7,this.Events.trigger("error",n)}}_run(t,s2,r3){var i5,n,o7;return s2.doRun(),i5=this._clearGlobalState.bind(this,t),o7=this._run.bind(this,t,s2),n=this._free.bind(this,t,s2),this._scheduled[t]={timeout:setTimeout(()=>s2.doExecute(this._limiter,i5,o7,n),r3),expiration:s2.options.expiration!=null?setTimeout(function(){return s2.doExpire(i5,o7,n)},r3+s2.options.expiration):void 0,job:s2}}_drainOne(t){return this._registerLock.schedule(()=>{var s2,r3,i5,n,o7;return this.queued()===0?this.Promise.resolve(null):(o7=this._queues.getFirst(),{options:n,args:s2}=i5=o7.first(),t!=null&&n.weight>t?this.Promise.resolve(null):(this.Events.trigger("debug",`Draining ${n.id}`,{args:s2,options:n}),r3=this._randomIndex(),this._store.__register__(r3,n.weight,n.expiration).then(({success:h7,wait:a5,reservoir:l5})=>{var f4;return this.Events.trigger("debug",`Drained ${n.id}`,{success:h7,args:s2,options:n}),h7?(o7.shift(),f4=this.empty(),f4&&this.Events.trigger("empty"),l5===0&&this.Events.trigger("depleted",f4),this._run(r3,i5,a5),this.Promise.resolve(n.weight)):this.Promise.resolve(null)})))})}_drainAll(t,s2=0){return this._drainOne(t).then(r3=>{var i5;return r3!=null?(i5=t!=null?t-r3:t,this._drainAll(i5,s2+r3)):this.Promise.resolve(s2)}).catch(r3=>this.Events.trigger("error",r3))}_dropAllQueued(t){return this._queues.shiftAll(function(s2){return s2.doDrop({message:t})})}stop(t={}){var s2,r3;return t=c3.load(t,this.stopDefaults),r3=i5=>{var n;return n=()=>{var o7;return o7=this._states.counts,o7[0]+o7[1]+o7[2]+o7[3]===i5},new this.Promise((o7,h7)=>n()?o7():this.on("done",()=>{if(n())return this.removeAllListeners("done"),o7()}))},s2=t.dropWaitingJobs?(this._run=function(i5,n){return n.doDrop({message:t.dropErrorMessage})},this._drainOne=()=>this.Promise.resolve(null),this._registerLock.schedule(()=>this._submitLock.schedule(()=>{var i5,n,o7;n=this._scheduled;for(i5 in n)o7=n[i5],this.jobStatus(o7.job.options.id)==="RUNNING"&&(clearTimeout(o7.timeout),clearTimeout(o7.expiration),o7.job.doDrop({message:t.dropErrorMessage}));return this._dropAllQueued(t.dropErrorMessage),r3(0)}))):this.schedule({priority:k4-1,weight:0},()=>r3(1)),this._receive=function(i5){return i5._reject(new u4.prototype.BottleneckError(t.enqueueErrorMessage))},this.stop=()=>this.Promise.reject(new u4.prototype.BottleneckError("stop() has already been called")),s2}async _addToQueue(t){var s2,r3,i5,n,o7,h7,a5;({args:s2,options:n}=t);try{({reachedHWM:o7,blocked:r3,strategy:a5}=await this._store.__submit__(this.queued(),n.weight))}catch(l5){return i5=l5,this.Events.trigger("debug",`Could not queue ${n.id}`,{args:s2,options:n,error:i5}),t.doDrop({error:i5}),false}return r3?(t.doDrop(),true):o7&&(h7=a5===u4.prototype.strategy.LEAK?this._queues.shiftLastFrom(n.priority):a5===u4.prototype.strategy.OVERFLOW_PRIORITY?this._queues.shiftLastFrom(n.priority+1):a5===u4.prototype.strategy.OVERFLOW?t:void 0,h7?.doDrop(),h7==null||a5===u4.prototype.strategy.OVERFLOW)?(h7==null&&t.doDrop(),o7):(t.doQueue(o7,r3),this._queues.push(t),await this._drainAll(),o7)}_receive(t){return this._states.jobStatus(t.options.id)!=null?(t._reject(new u4.prototype.BottleneckError(`A job with the same id already exists (id=${t.options.id})`)),false):(t.doReceive(),this._submitLock.schedule(this._addToQueue,t))}submit(...t){var s2,r3,i5,n,o7,h7,a5;return typeof t[0]=="function"?(o7=t,[r3,...t]=o7,[s2]=nt.call(t,-1),n=c3.load({},this.jobDefaults)):(h7=t,[n,r3,...t]=h7,[s2]=nt.call(t,-1),n=c3.load(n,this.jobDefaults)),a5=(...l5)=>new this.Promise(function(f4,Ot){return r3(...l5,function(...ut){return(ut[0]!=null?Ot:f4)(ut)})}),i5=new O4(a5,t,n,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),i5.promise.then(function(l5){return typeof s2=="function"?s2(...l5):void 0}).catch(function(l5){return Array.isArray(l5)?typeof s2=="function"?s2(...l5):void 0:typeof s2=="function"?s2(l5):void 0}),this._receive(i5)}schedule(...t){var s2,r3,i5;return typeof t[0]=="function"?([i5,...t]=t,r3={}):[r3,i5,...t]=t,s2=new O4(i5,t,r3,this.jobDefaults,this.rejectOnDrop,this.Events,this._states,this.Promise),this._receive(s2),s2.promise}wrap(t){var s2,r3;return s2=this.schedule.bind(this),r3=function(...i5){return s2(t.bind(this),...i5)},r3.withOptions=function(i5,...n){return s2(i5,t,...n)},r3}async updateSettings(t={}){return await this._store.__updateSettings__(c3.overwrite(t,this.storeDefaults)),c3.overwrite(t,this.instanceDefaults,this),this}currentReservoir(){return this._store.__currentReservoir__()}incrementReservoir(t=0){return this._store.__incrementReservoir__(t)}}return u4.default=u4,u4.Events=w5,u4.version=u4.prototype.version=bt.version,u4.strategy=u4.prototype.strategy={LEAK:1,OVERFLOW:2,OVERFLOW_PRIORITY:4,BLOCK:3},u4.BottleneckError=u4.prototype.BottleneckError=m6,u4.Group=u4.prototype.Group=gt,u4.RedisConnection=u4.prototype.RedisConnection=U2,u4.IORedisConnection=u4.prototype.IORedisConnection=Q,u4.Batcher=u4.prototype.Batcher=yt,u4.prototype.jobDefaults={priority:tt,weight:1,expiration:null,id:"<no-id>"},u4.prototype.storeDefaults={maxConcurrent:null,minTime:0,highWater:null,strategy:u4.prototype.strategy.LEAK,penalty:null,reservoir:null,reservoirRefreshInterval:null,reservoirRefreshAmount:null,reservoirIncreaseInterval:null,reservoirIncreaseAmount:null,reservoirIncreaseMaximum:null},u4.prototype.localStoreDefaults={Promise,timeout:null,heartbeatInterval:250},u4.prototype.redisStoreDefaults={Promise,timeout:null,heartbeatInterval:5e3,clientTimeout:1e4,Redis:null,clientOptions:{},clusterNodes:null,clearDatastore:false,connection:null},u4.prototype.instanceDefaults={datastore:"local",connection:null,id:"<no-id>",rejectOnDrop:true,trackDoneStatus:false,Promise},u4.prototype.stopDefaults={enqueueErrorMessage:"This limiter has been stopped and cannot accept new jobs.",dropWaitingJobs:true,dropErrorMessage:"This limiter has been stopped."},u4}).call(_4);var ot=Z,wt=ot;return wt}))}});
// src/adapters/github.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/github-client.ts
init_define_RUNTIME_PACKAGES();

init_define_RUNTIME_PACKAGES();var import_light=__toESM(require_light(),1);
init_define_RUNTIME_PACKAGES();var a=class extends Error{name;status;request;response;constructor(r3,t,e3){super(r3,{cause:e3.cause}),this.name="HttpError",this.status=Number.parseInt(t),Number.isNaN(this.status)&&(this.status=0);"response"in e3&&(this.response=e3.response);const s2=Object.assign({},e3.request);e3.request.headers.authorization&&(s2.headers=Object.assign({},e3.request.headers,{authorization:e3.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),s2.url=s2.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=s2}};
var o="0.0.0-development";function y(s2){return s2.request!==void 0}async function i(s2,n,r3,t){if(!y(r3)||!r3?.request.request)throw r3;if(r3.status>=400&&!s2.doNotRetry.includes(r3.status)){const e3=t.request.retries!=null?t.request.retries:s2.retries,u4=Math.pow((t.request.retryCount||0)+1,2);throw n.retry.retryRequest(r3,e3,u4)}throw r3}async function h(s2,n,r3,t){const e3=new import_light.default;return e3.on("failed",function(u4,a5){const c3=~~u4.request.request?.retries,l5=~~u4.request.request?.retryAfter;if(t.request.retryCount=a5.retryCount+1,c3>a5.retryCount)return l5*s2.retryAfterBaseValue}),e3.schedule(w.bind(null,s2,n,r3),t)}async function w(s2,n,r3,t){const e3=await r3(t);if(e3.data&&e3.data.errors&&e3.data.errors.length>0&&/Something went wrong while executing your query/.test(e3.data.errors[0].message)){const u4=new a(e3.data.errors[0].message,500,{request:t,response:e3});return i(s2,n,u4,t)}return e3}function q(s2,n){const r3=Object.assign({enabled:true,retryAfterBaseValue:1e3,doNotRetry:[400,401,403,404,410,422,451],retries:3},n.retry),t={retry:{retryRequest:(e3,u4,a5)=>(e3.request.request=Object.assign({},e3.request.request,{retries:u4,retryAfter:a5}),e3)}};return r3.enabled&&(s2.hook.error("request",i.bind(null,r3,t)),s2.hook.wrap("request",h.bind(null,r3,t))),t}q.VERSION=o;
init_define_RUNTIME_PACKAGES();var import_light2=__toESM(require_light(),1);var T="0.0.0-development";var R=()=>Promise.resolve();function S(e3,t,i5){return e3.retryLimiter.schedule(q2,e3,t,i5)}async function q2(e3,t,i5){const{pathname:o7}=new URL(i5.url,"http://github.test"),c3=j(i5.method,o7),d6=!c3&&i5.method!=="GET"&&i5.method!=="HEAD",m6=i5.method==="GET"&&o7.startsWith("/search/"),h7=o7.startsWith("/graphql"),u4=~~t.retryCount>0?{priority:0,weight:0}:{};e3.clustering&&(u4.expiration=1e3*60),(d6||h7)&&await e3.write.key(e3.id).schedule(u4,R),d6&&e3.triggersNotification(o7)&&await e3.notifications.key(e3.id).schedule(u4,R),m6&&await e3.search.key(e3.id).schedule(u4,R);const g6=(c3?e3.auth:e3.global).key(e3.id).schedule(u4,t,i5);if(h7){const n=await g6;if(n.data.errors!=null&&n.data.errors.some(l5=>l5.type==="RATE_LIMITED"))throw Object.assign(new Error("GraphQL Rate Limit Exceeded"),{response:n,data:n.data})}return g6}function j(e3,t){return e3==="PATCH"&&/^\/applications\/[^/]+\/token\/scoped$/.test(t)||e3==="POST"&&(/^\/applications\/[^/]+\/token$/.test(t)||/^\/app\/installations\/[^/]+\/access_tokens$/.test(t)||t==="/login/oauth/access_token")}var I=["/orgs/{org}/invitations","/orgs/{org}/invitations/{invitation_id}","/orgs/{org}/teams/{team_slug}/discussions","/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments","/repos/{owner}/{repo}/collaborators/{username}","/repos/{owner}/{repo}/commits/{commit_sha}/comments","/repos/{owner}/{repo}/issues","/repos/{owner}/{repo}/issues/{issue_number}/comments","/repos/{owner}/{repo}/issues/{issue_number}/sub_issue","/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority","/repos/{owner}/{repo}/pulls","/repos/{owner}/{repo}/pulls/{pull_number}/comments","/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies","/repos/{owner}/{repo}/pulls/{pull_number}/merge","/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers","/repos/{owner}/{repo}/pulls/{pull_number}/reviews","/repos/{owner}/{repo}/releases","/teams/{team_id}/discussions","/teams/{team_id}/discussions/{discussion_number}/comments"];function N(e3){const i5=`^(?:${e3.map(o7=>o7.split("/").map(c3=>c3.startsWith("{")?"(?:.+?)":c3).join("/")).map(o7=>`(?:${o7})`).join("|")})[^/]*$`;return new RegExp(i5,"i")}var A=N(I);var v=A.test.bind(A);var a2={};var O=function(e3,t){a2.global=new e3.Group({id:"octokit-global",maxConcurrent:10,...t}),a2.auth=new e3.Group({id:"octokit-auth",maxConcurrent:1,...t}),a2.search=new e3.Group({id:"octokit-search",maxConcurrent:1,minTime:2e3,...t}),a2.write=new e3.Group({id:"octokit-write",maxConcurrent:1,minTime:1e3,...t}),a2.notifications=new e3.Group({id:"octokit-notifications",maxConcurrent:1,minTime:3e3,...t})};function _(e3,t){const{enabled:i5=true,Bottleneck:o7=import_light2.default,id:c3="no-id",timeout:d6=1e3*60*2,connection:m6}=t.throttle||{};if(!i5)return{};const h7={timeout:d6};typeof m6<"u"&&(h7.connection=m6);const r3=Object.assign({clustering:m6!=null,triggersNotification:v,fallbackSecondaryRateRetryAfter:60,retryAfterBaseValue:1e3,id:c3},t.throttle);if(typeof r3.onSecondaryRateLimit!="function"||typeof r3.onRateLimit!="function")throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);let u4=false;const g6=()=>{if(u4)return;u4=true,a2.global==null&&O(o7,h7),r3.global=r3.global??a2.global,r3.auth=r3.auth??a2.auth,r3.search=r3.search??a2.search,r3.write=r3.write??a2.write,r3.notifications=r3.notifications??a2.notifications,r3.retryLimiter=r3.retryLimiter??new o7;const n={},l5=new o7.Events(n);n.on("secondary-limit",r3.onSecondaryRateLimit),n.on("rate-limit",r3.onRateLimit),n.on("error",s2=>e3.log.warn("Error in throttling-plugin limit handler",s2)),r3.retryLimiter.on("failed",async function(s2,x3){const[L,y5,f4]=x3.args,{pathname:k4}=new URL(f4.url,"http://github.test");if(!(k4.startsWith("/graphql")&&s2.status!==401||s2.status===403||s2.status===429))return;const w5=~~y5.retryCount;y5.retryCount=w5,f4.request.retryCount=w5;const{wantRetry:E4,retryAfter:C3=0}=await(async function(){if(/\bsecondary rate\b/i.test(s2.message)){const p3=Number(s2.response.headers["retry-after"])||L.fallbackSecondaryRateRetryAfter;return{wantRetry:await l5.trigger("secondary-limit",p3,f4,e3,w5),retryAfter:p3}}if(s2.response.headers!=null&&s2.response.headers["x-ratelimit-remaining"]==="0"||(s2.response.data?.errors??[]).some(p3=>p3.type==="RATE_LIMITED")){const p3=new Date(~~s2.response.headers["x-ratelimit-reset"]*1e3).getTime(),b7=Math.max(Math.ceil((p3-Date.now())/1e3)+1,0);return{wantRetry:await l5.trigger("rate-limit",b7,f4,e3,w5),retryAfter:b7}}return{}})();if(E4)return y5.retryCount++,C3*L.retryAfterBaseValue})};return e3.hook.wrap("request",(n,l5)=>(g6(),S(r3,n,l5))),{}}_.VERSION=T,_.triggersNotification=v;
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();function getUserAgent(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();function register(n,e3,u4,r3){if(typeof u4!="function")throw new Error("method for before hook must be a function");return r3||(r3={}),Array.isArray(e3)?e3.reverse().reduce((f4,i5)=>register.bind(null,n,i5,f4,r3),u4)():Promise.resolve().then(()=>n.registry[e3]?n.registry[e3].reduce((f4,i5)=>i5.hook.bind(null,f4,r3),u4)():u4(r3))}
init_define_RUNTIME_PACKAGES();function addHook(u4,i5,f4,e3){const l5=e3;u4.registry[f4]||(u4.registry[f4]=[]),i5==="before"&&(e3=(n,r3)=>Promise.resolve().then(l5.bind(null,r3)).then(n.bind(null,r3))),i5==="after"&&(e3=(n,r3)=>{let t;return Promise.resolve().then(n.bind(null,r3)).then(s2=>(t=s2,l5(t,r3))).then(()=>t)}),i5==="error"&&(e3=(n,r3)=>Promise.resolve().then(n.bind(null,r3)).catch(t=>l5(t,r3))),u4.registry[f4].push({hook:e3,orig:l5})}
init_define_RUNTIME_PACKAGES();function removeHook(r3,i5,o7){if(!r3.registry[i5])return;const e3=r3.registry[i5].map(n=>n.orig).indexOf(o7);e3!==-1&&r3.registry[i5].splice(e3,1)}
var e=Function.bind;var u=e.bind(e);function c(o7,r3,n){const i5=u(removeHook,null).apply(null,n?[r3,n]:[r3]);o7.api={remove:i5},o7.remove=i5,["before","error","after","wrap"].forEach(l5=>{const s2=n?[r3,l5,n]:[r3,l5];o7[l5]=o7.api[l5]=u(addHook,null).apply(null,s2)})}function f(){const o7=Symbol("Singular"),r3={registry:{}},n=register.bind(null,r3,o7);return c(n,r3,o7),n}function b(){const o7={registry:{}},r3=register.bind(null,o7);return c(r3,o7),r3}var before_after_hook_default={Singular:f,Collection:b};
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var A2="0.0.0-development";var $=`octokit-endpoint.js/${A2} ${getUserAgent()}`;var E={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":$},mediaType:{format:""}};function q3(e3){return e3?Object.keys(e3).reduce((t,n)=>(t[n.toLowerCase()]=e3[n],t),{}):{}}function C(e3){if(typeof e3!="object"||e3===null||Object.prototype.toString.call(e3)!=="[object Object]")return false;const t=Object.getPrototypeOf(e3);if(t===null)return true;const n=Object.prototype.hasOwnProperty.call(t,"constructor")&&t.constructor;return typeof n=="function"&&n instanceof n&&Function.prototype.call(n)===Function.prototype.call(e3)}function g(e3,t){const n=Object.assign({},e3);return Object.keys(t).forEach(i5=>{C(t[i5])?i5 in e3?n[i5]=g(e3[i5],t[i5]):Object.assign(n,{[i5]:t[i5]}):Object.assign(n,{[i5]:t[i5]})}),n}function y2(e3){for(const t in e3)e3[t]===void 0&&delete e3[t];return e3}function d2(e3,t,n){if(typeof t=="string"){let[r3,s2]=t.split(" ");n=Object.assign(s2?{method:r3,url:s2}:{url:r3},n)}else n=Object.assign({},t);n.headers=q3(n.headers),y2(n),y2(n.headers);const i5=g(e3||{},n);return n.url==="/graphql"&&(e3&&e3.mediaType.previews?.length&&(i5.mediaType.previews=e3.mediaType.previews.filter(r3=>!i5.mediaType.previews.includes(r3)).concat(i5.mediaType.previews)),i5.mediaType.previews=(i5.mediaType.previews||[]).map(r3=>r3.replace(/-preview/,""))),i5}function D(e3,t){const n=/\?/.test(e3)?"&":"?",i5=Object.keys(t);return i5.length===0?e3:e3+n+i5.map(r3=>r3==="q"?"q="+t.q.split("+").map(encodeURIComponent).join("+"):`${r3}=${encodeURIComponent(t[r3])}`).join("&")}var P=/\{[^{}}]+\}/g;function R2(e3){return e3.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function F(e3){const t=e3.match(P);return t?t.map(R2).reduce((n,i5)=>n.concat(i5),[]):[]}function b2(e3,t){const n={__proto__:null};for(const i5 of Object.keys(e3))t.indexOf(i5)===-1&&(n[i5]=e3[i5]);return n}function j2(e3){return e3.split(/(%[0-9A-Fa-f]{2})/g).map(function(t){return/%[0-9A-Fa-f]/.test(t)||(t=encodeURI(t).replace(/%5B/g,"[").replace(/%5D/g,"]")),t}).join("")}function l(e3){return encodeURIComponent(e3).replace(/[!'()*]/g,function(t){return"%"+t.charCodeAt(0).toString(16).toUpperCase()})}function p(e3,t,n){return t=e3==="+"||e3==="#"?j2(t):l(t),n?l(n)+"="+t:t}function o2(e3){return e3!=null}function h2(e3){return e3===";"||e3==="&"||e3==="?"}function S2(e3,t,n,i5){var r3=e3[n],s2=[];if(o2(r3)&&r3!=="")if(typeof r3=="string"||typeof r3=="number"||typeof r3=="bigint"||typeof r3=="boolean")r3=r3.toString(),i5&&i5!=="*"&&(r3=r3.substring(0,parseInt(i5,10))),s2.push(p(t,r3,h2(t)?n:""));else if(i5==="*")Array.isArray(r3)?r3.filter(o2).forEach(function(c3){s2.push(p(t,c3,h2(t)?n:""))}):Object.keys(r3).forEach(function(c3){o2(r3[c3])&&s2.push(p(t,r3[c3],c3))});else{const c3=[];Array.isArray(r3)?r3.filter(o2).forEach(function(a5){c3.push(p(t,a5))}):Object.keys(r3).forEach(function(a5){o2(r3[a5])&&(c3.push(l(a5)),c3.push(p(t,r3[a5].toString())))}),h2(t)?s2.push(l(n)+"="+c3.join(",")):c3.length!==0&&s2.push(c3.join(","))}else t===";"?o2(r3)&&s2.push(l(n)):r3===""&&(t==="&"||t==="?")?s2.push(l(n)+"="):r3===""&&s2.push("");return s2}function I2(e3){return{expand:V.bind(null,e3)}}function V(e3,t){var n=["+","#",".","/",";","?","&"];return e3=e3.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(i5,r3,s2){if(r3){let a5="";const u4=[];if(n.indexOf(r3.charAt(0))!==-1&&(a5=r3.charAt(0),r3=r3.substr(1)),r3.split(/,/g).forEach(function(m6){var f4=/([^:\*]*)(?::(\d+)|(\*))?/.exec(m6);u4.push(S2(t,a5,f4[1],f4[2]||f4[3]))}),a5&&a5!=="+"){var c3=",";return a5==="?"?c3="&":a5!=="#"&&(c3=a5),(u4.length!==0?a5:"")+u4.join(c3)}else return u4.join(",")}else return j2(s2)}),e3==="/"?e3:e3.replace(/\/$/,"")}function v2(e3){let t=e3.method.toUpperCase(),n=(e3.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),i5=Object.assign({},e3.headers),r3,s2=b2(e3,["method","baseUrl","url","headers","request","mediaType"]);const c3=F(n);n=I2(n).expand(s2),/^http/.test(n)||(n=e3.baseUrl+n);const a5=Object.keys(e3).filter(f4=>c3.includes(f4)).concat("baseUrl"),u4=b2(s2,a5);if(!/application\/octet-stream/i.test(i5.accept)&&(e3.mediaType.format&&(i5.accept=i5.accept.split(/,/).map(f4=>f4.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${e3.mediaType.format}`)).join(",")),n.endsWith("/graphql")&&e3.mediaType.previews?.length)){const f4=i5.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];i5.accept=f4.concat(e3.mediaType.previews).map(T4=>{const w5=e3.mediaType.format?`.${e3.mediaType.format}`:"+json";return`application/vnd.github.${T4}-preview${w5}`}).join(",")}return["GET","HEAD"].includes(t)?n=D(n,u4):"data"in u4?r3=u4.data:Object.keys(u4).length&&(r3=u4),!i5["content-type"]&&typeof r3<"u"&&(i5["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(t)&&typeof r3>"u"&&(r3=""),Object.assign({method:t,url:n,headers:i5},typeof r3<"u"?{body:r3}:null,e3.request?{request:e3.request}:null)}function W(e3,t,n){return v2(d2(e3,t,n))}function O2(e3,t){const n=d2(e3,t),i5=W.bind(null,n);return Object.assign(i5,{DEFAULTS:n,defaults:O2.bind(null,n),merge:d2.bind(null,n),parse:v2})}var _2=O2(null,E);
init_define_RUNTIME_PACKAGES();var l2=new Uint8Array(256);l2[9]|=2,l2[32]|=2,l2[59]|=4,l2[44]|=8;for(let t=128;t<=255;t++)l2[t]|=1;for(const t of"!#$%&'*+-.^_`|~")l2[t.charCodeAt(0)]|=16;for(let t=48;t<=57;t++)l2[t]|=16;for(let t=65;t<=90;t++)l2[t]|=17;for(let t=97;t<=122;t++)l2[t]|=16;var F2=(()=>{const t=function(){};return t.prototype=Object.create(null),t})();function parse(t,r3){const e3=4|(r3?.comma===true?8:0),c3=t.length;let o7=r3?.start??0;for(;(l2[t.charCodeAt(o7)]&2)!==0;)o7++;let s2=o7,E4=0,a5=-1,f4=r3?.parameters===false?8:0;for(;s2<c3;){const C3=t.charCodeAt(s2),n=l2[C3];if((n&e3)!==0){f4|=n&8;break}(n&2)!==0?a5===-1&&(a5=s2):a5=-1,E4|=C3&65280|n,s2++}const S3=a5===-1?s2:a5,A4=t.slice(o7,S3),_4=(E4&65281)===0?A4:A4.toLowerCase();return s2===c3||f4!==0?{type:_4,index:s2,parameters:new F2}:y3(t,_4,s2,c3,e3)}function y3(t,r3,e3,c3,o7){const s2=new F2;t:for(;e3<c3;){for(e3++;(l2[t.charCodeAt(e3)]&2)!==0;)e3++;const E4=e3;let a5=0,f4=-1;for(;e3<c3;){const S3=t.charCodeAt(e3),A4=l2[S3];if((A4&o7)!==0){if((A4&8)!==0)break t;continue t}if(S3===61){const _4=f4===-1?e3:f4,C3=t.slice(E4,_4),n=(a5&65281)===0?C3:C3.toLowerCase();for(e3++;(l2[t.charCodeAt(e3)]&2)!==0;)e3++;if(e3<c3&&t.charCodeAt(e3)===34){const u4=++e3;let i5=false;for(;e3<c3;){const M2=t.charCodeAt(e3);if(M2===34){s2[n]===void 0&&(s2[n]=i5?N2(t,u4,e3):t.slice(u4,e3)),e3++;let h7=0;for(;e3<c3;){const T4=t.charCodeAt(e3),w5=l2[T4];if((w5&o7)!==0){h7=w5&8;break}e3++}if(h7!==0)break t;continue t}if(M2===92&&e3+1<c3){i5=true,e3+=2;continue}e3++}continue t}const G3=e3;let p3=0,O4=-1;for(;e3<c3;){const u4=t.charCodeAt(e3),i5=l2[u4];if((i5&o7)!==0){p3=i5&8;break}(i5&2)!==0?O4===-1&&(O4=e3):O4=-1,e3++}if(s2[n]===void 0){const u4=O4===-1?e3:O4;s2[n]=t.slice(G3,u4)}if(p3!==0)break t;continue t}(A4&2)!==0?f4===-1&&(f4=e3):f4=-1,a5|=S3&65280|A4,e3++}}return{type:r3,index:e3,parameters:s2}}function N2(t,r3,e3){let c3="";for(let o7=r3;o7<e3;o7++)t.charCodeAt(o7)===92&&(c3+=t.slice(r3,o7),r3=++o7);return c3+t.slice(r3,e3)}
init_define_RUNTIME_PACKAGES();var T2=/^-?\d+$/;var R3=/^-?\d+n+$/;var N3=JSON.stringify;var I3=JSON.parse;var F3=/^-?\d+n$/;var B=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;var $2=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;var m2=e3=>e3===void 0||typeof e3=="function"||typeof e3=="symbol";var k=e3=>e3!==null&&typeof e3=="object"&&e3.constructor&&e3.constructor.name==="RawJSON";var M=(e3,t,i5)=>{let r3="";typeof i5=="number"?r3=" ".repeat(Math.min(10,Math.max(0,Math.floor(i5)))):typeof i5=="string"&&(r3=i5.slice(0,10));const o7=typeof t=="function",u4=Array.isArray(t)?new Set(t.map(String)):null,y5=(n,O4,f4)=>(f4!==null&&typeof f4=="object"&&typeof f4.toJSON=="function"&&(f4=f4.toJSON(O4)),typeof f4=="string"&&R3.test(f4)?f4+"n":typeof f4=="bigint"?"rawJSON"in JSON?JSON.rawJSON(f4.toString()):f4.toString()+"n":(o7&&(f4=t.call(n,O4,f4)),f4!==null&&typeof f4=="object"&&(f4 instanceof Number||f4 instanceof String||f4 instanceof Boolean)&&(f4=f4.valueOf()),f4)),s2=y5({"":e3},"",e3);if(m2(s2))return;const c3=s2===null||typeof s2!="object",g6=k(s2);if(c3||g6)return N3(s2);const p3=[];let S3=0;const d6=[{parent:{"":s2},key:"",val:s2,isArray:Array.isArray(s2),keys:Array.isArray(s2)?null:Object.keys(s2),index:0,first:true}],h7=new WeakSet([s2]);for(;d6.length>0;){const n=d6[d6.length-1];n.index===0&&(p3.push(n.isArray?"[":"{"),S3++);let O4=false;if(n.isArray)if(n.index<n.val.length){n.first||p3.push(","),r3&&p3.push(`
`+r3.repeat(S3));const f4=n.val[n.index],a5=y5(n.val,String(n.index),f4);if(m2(a5))p3.push("null"),n.first=false,n.index++;else{const b7=a5!==null&&typeof a5=="object",J=k(a5);if(b7&&!J){if(h7.has(a5))throw new TypeError("Converting circular structure to JSON");h7.add(a5),d6.push({parent:n.val,key:String(n.index),val:a5,isArray:Array.isArray(a5),keys:Array.isArray(a5)?null:Object.keys(a5),index:0,first:true}),n.first=false,n.index++}else p3.push(N3(a5)),n.first=false,n.index++}}else O4=true;else{for(;n.index<n.keys.length;){const a5=n.keys[n.index++];if(u4&&!u4.has(a5))continue;const J=n.val[a5],l5=y5(n.val,a5,J);if(m2(l5))continue;n.first||p3.push(","),r3?p3.push(`
`+r3.repeat(S3)+N3(a5)+": "):p3.push(N3(a5)+":");const j3=l5!==null&&typeof l5=="object",w5=k(l5);if(j3&&!w5){if(h7.has(l5))throw new TypeError("Converting circular structure to JSON");h7.add(l5),d6.push({parent:n.val,key:a5,val:l5,isArray:Array.isArray(l5),keys:Array.isArray(l5)?null:Object.keys(l5),index:0,first:true}),n.first=false;break}else p3.push(N3(l5)),n.first=false}n.index>=n.keys.length&&d6[d6.length-1]===n&&(O4=true)}O4&&(S3--,!n.first&&r3&&p3.push(`
`+r3.repeat(S3)),p3.push(n.isArray?"]":"}"),h7.delete(n.val),d6.pop())}return p3.join("")};var _3=(e3,t,i5)=>{try{return"rawJSON"in JSON?N3(e3,(s2,c3)=>typeof c3=="bigint"?JSON.rawJSON(c3.toString()):typeof t=="function"?t(s2,c3):(Array.isArray(t)&&t.includes(s2),c3),i5):e3?N3(e3,(s2,c3)=>typeof c3=="string"&&R3.test(c3)||typeof c3=="bigint"?c3.toString()+"n":typeof t=="function"?t(s2,c3):(Array.isArray(t)&&t.includes(s2),c3),i5).replace(B,"$1$2$3").replace($2,"$1$2$3"):N3(e3,t,i5)}catch(r3){if(r3 instanceof RangeError){const o7=M(e3,t,i5);return o7===void 0?void 0:"rawJSON"in JSON?o7:o7.replace(B,"$1$2$3").replace($2,"$1$2$3")}throw r3}};var A3=new Map;var V2=()=>{const e3=JSON.parse.toString();if(A3.has(e3))return A3.get(e3);try{const t=JSON.parse("1",(i5,r3,o7)=>!!o7?.source&&o7.source==="1");return A3.set(e3,t),t}catch{return A3.set(e3,false),false}};var P2=(e3,t,i5,r3)=>typeof t=="string"&&F3.test(t)?BigInt(t.slice(0,-1)):typeof t=="string"&&R3.test(t)?t.slice(0,-1):typeof r3=="function"?r3(e3,t,i5):t;var D2=(e3,t)=>JSON.parse(e3,(i5,r3,o7)=>{const u4=typeof r3=="number",y5=r3>Number.MAX_SAFE_INTEGER||r3<Number.MIN_SAFE_INTEGER,s2=u4&&y5,c3=o7&&T2.test(o7.source);return s2&&c3?BigInt(o7.source):typeof t=="function"?t(i5,r3,o7):r3});var x=Number.MAX_SAFE_INTEGER.toString();var C2=x.length;var U=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;var G2=/^"-?\d+n+"$/;var K=(e3,t)=>{const i5={"":e3},r3=[{parent:i5,key:"",visited:false}];for(;r3.length>0;){const o7=r3[r3.length-1];if(o7.visited){const{parent:u4,key:y5}=o7;let s2=u4[y5];typeof s2=="string"&&(F3.test(s2)?s2=BigInt(s2.slice(0,-1)):R3.test(s2)&&(s2=s2.slice(0,-1))),typeof t=="function"&&(s2=t.call(u4,y5,s2)),s2===void 0?delete u4[y5]:u4[y5]=s2,r3.pop()}else{o7.visited=true;const u4=o7.parent[o7.key];if(u4!==null&&typeof u4=="object"){const s2=Object.keys(u4);for(let c3=s2.length-1;c3>=0;c3--)r3.push({parent:u4,key:s2[c3],visited:false})}}}return i5[""]};var E2=e3=>e3.replace(U,(t,i5,r3,o7)=>{const u4=t[0]==='"';if(u4&&G2.test(t))return t.substring(0,t.length-1)+'n"';const s2=r3||o7,c3=i5&&(i5.length<C2||i5.length===C2&&i5<=x);return u4||s2||c3?t:'"'+t+'n"'});var W2=(e3,t)=>{if(!e3)return I3(e3,t);try{if(V2())return D2(e3,t);const i5=E2(e3);return I3(i5,(r3,o7,u4)=>P2(r3,o7,u4,t))}catch(i5){if(i5 instanceof RangeError){const r3=E2(e3),o7=I3(r3);return K(o7,t)}throw i5}};
var k2="10.0.16";var $3={headers:{"user-agent":`octokit-request.js/${k2} ${getUserAgent()}`}};function x2(e3){if(typeof e3!="object"||e3===null||Object.prototype.toString.call(e3)!=="[object Object]")return false;const o7=Object.getPrototypeOf(e3);if(o7===null)return true;const t=Object.prototype.hasOwnProperty.call(o7,"constructor")&&o7.constructor;return typeof t=="function"&&t instanceof t&&Function.prototype.call(t)===Function.prototype.call(e3)}var g2=()=>"";async function w2(e3){const o7=e3.request?.fetch||globalThis.fetch;if(!o7)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");const t=e3.request?.log||console,i5=e3.request?.parseSuccessResponseBody!==false,u4=x2(e3.body)||Array.isArray(e3.body)?_3(e3.body):e3.body,p3=Object.fromEntries(Object.entries(e3.headers).map(([r3,a5])=>[r3,String(a5)]));let n;try{n=await o7(e3.url,{method:e3.method,body:u4,redirect:e3.request?.redirect,headers:p3,signal:e3.request?.signal,...e3.body&&{duplex:"half"}})}catch(r3){let a5="Unknown Error";if(r3 instanceof Error){if(r3.name==="AbortError")throw r3.status=500,r3;a5=r3.message,r3.name==="TypeError"&&"cause"in r3&&(r3.cause instanceof Error?a5=r3.cause.message:typeof r3.cause=="string"&&(a5=r3.cause))}const m6=new a(a5,500,{request:e3});throw m6.cause=r3,m6}const s2=n.status,d6=n.url,f4={};for(const[r3,a5]of n.headers)f4[r3]=a5;const c3={url:d6,status:s2,headers:f4,data:""};if("deprecation"in f4){const r3=f4.link&&f4.link.match(/<([^<>]+)>; rel="deprecation"/),a5=r3&&r3.pop();t.warn(`[@octokit/request] "${e3.method} ${e3.url}" is deprecated. It is scheduled to be removed on ${f4.sunset}${a5?`. See ${a5}`:""}`)}if(s2===204||s2===205)return c3;if(e3.method==="HEAD"){if(s2<400)return c3;throw new a(n.statusText,s2,{response:c3,request:e3})}if(s2===304)throw c3.data=await h3(n),new a("Not modified",s2,{response:c3,request:e3});if(s2>=400)throw c3.data=await h3(n),new a(N4(c3.data),s2,{response:c3,request:e3});return c3.data=i5?await h3(n):n.body,c3}async function h3(e3){const o7=e3.headers.get("content-type");if(!o7)return e3.text().catch(g2);const t=parse(o7);if(R4(t)){let i5="";try{return i5=await e3.text(),W2(i5)}catch{return i5}}else return t.type.startsWith("text/")||t.parameters.charset?.toLowerCase()==="utf-8"&&t.type!=="application/octet-stream"?e3.text().catch(g2):e3.arrayBuffer().catch(()=>new ArrayBuffer(0))}function R4(e3){return e3.type==="application/json"||e3.type==="application/scim+json"}function N4(e3){if(typeof e3=="string")return e3;if(e3 instanceof ArrayBuffer)return"Unknown error";if(typeof e3=="object"&&e3!==null&&"message"in e3){const o7=e3,t="documentation_url"in o7?` - ${o7.documentation_url}`:"";return Array.isArray(o7.errors)?`${o7.message}: ${o7.errors.map(i5=>JSON.stringify(i5)).join(", ")}${t}`:`${o7.message}${t}`}return`Unknown error: ${JSON.stringify(e3)}`}function y4(e3,o7){const t=e3.defaults(o7);return Object.assign(function(u4,p3){const n=t.merge(u4,p3);if(!n.request||!n.request.hook)return w2(t.parse(n));const s2=(d6,f4)=>w2(t.parse(t.merge(d6,f4)));return Object.assign(s2,{endpoint:t,defaults:y4.bind(null,t)}),n.request.hook(s2,n)},{endpoint:t,defaults:y4.bind(null,t)})}var B2=y4(_2,$3);
init_define_RUNTIME_PACKAGES();var f2="0.0.0-development";function m3(t){return`Request failed due to following response errors:
`+t.errors.map(a5=>` - ${a5.message}`).join(`
`)}var d3=class extends Error{constructor(t,a5,e3){super(m3(e3)),this.request=t,this.headers=a5,this.response=e3,this.errors=e3.errors,this.data=e3.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data};var q4=["method","baseUrl","url","headers","request","query","mediaType","operationName"];var g3=["query","method","url"];var l3=/\/api\/v3\/?$/;function b3(t,a5,e3){if(e3){if(typeof a5=="string"&&"query"in e3)return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const r3 in e3)if(g3.includes(r3))return Promise.reject(new Error(`[@octokit/graphql] "${r3}" cannot be used as variable name`))}const o7=typeof a5=="string"?Object.assign({query:a5},e3):a5,n=Object.keys(o7).reduce((r3,s2)=>q4.includes(s2)?(r3[s2]=o7[s2],r3):(r3.variables||(r3.variables={}),r3.variables[s2]=o7[s2],r3),{}),i5=o7.baseUrl||t.endpoint.DEFAULTS.baseUrl;return l3.test(i5)&&(n.url=i5.replace(l3,"/api/graphql")),t(n).then(r3=>{if(r3.data.errors){const s2={};for(const c3 of Object.keys(r3.headers))s2[c3]=r3.headers[c3];throw new d3(n,s2,r3.data)}return r3.data.data})}function u2(t,a5){const e3=t.defaults(a5);return Object.assign((n,i5)=>b3(e3,n,i5),{defaults:u2.bind(null,e3),endpoint:e3.endpoint})}var E3=u2(B2,{headers:{"user-agent":`octokit-graphql.js/${f2} ${getUserAgent()}`},method:"POST",url:"/graphql"});function O3(t){return u2(t,{method:"POST",url:"/graphql"})}
init_define_RUNTIME_PACKAGES();var i2="(?:[a-zA-Z0-9_-]+)";var a3="\\.";var s=new RegExp(`^${i2}${a3}${i2}${a3}${i2}$`);var u3=s.test.bind(s);async function h4(t){const r3=u3(t),e3=t.startsWith("v1.")||t.startsWith("ghs_"),n=t.startsWith("ghu_");return{type:"token",token:t,tokenType:r3?"app":e3?"installation":n?"user-to-server":"oauth"}}function c2(t){return t.split(/\./).length===3?`bearer ${t}`:`token ${t}`}async function p2(t,r3,e3,n){const o7=r3.endpoint.merge(e3,n);return o7.headers.authorization=c2(t),r3(o7)}var l4=function(r3){if(!r3)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof r3!="string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return r3=r3.replace(/^(token|bearer) +/i,""),Object.assign(h4.bind(null,r3),{hook:p2.bind(null,r3)})};
init_define_RUNTIME_PACKAGES();var o3="7.0.8";
var a4=()=>{};var k3=console.warn.bind(console);var q5=console.error.bind(console);function b4(e3={}){return typeof e3.debug!="function"&&(e3.debug=a4),typeof e3.info!="function"&&(e3.info=a4),typeof e3.warn!="function"&&(e3.warn=k3),typeof e3.error!="function"&&(e3.error=q5),e3}var h5=`octokit-core.js/${o3} ${getUserAgent()}`;var d4=class{static VERSION=o3;static defaults(t){return class extends this{constructor(...s2){const r3=s2[0]||{};if(typeof t=="function"){super(t(r3));return}super(Object.assign({},t,r3,r3.userAgent&&t.userAgent?{userAgent:`${r3.userAgent} ${t.userAgent}`}:null))}}}static plugins=[];static plugin(...t){const n=this.plugins;return class extends this{static plugins=n.concat(t.filter(r3=>!n.includes(r3)))}}constructor(t={}){const n=new before_after_hook_default.Collection,s2={baseUrl:B2.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},t.request,{hook:n.bind(null,"request")}),mediaType:{previews:[],format:""}};if(s2.headers["user-agent"]=t.userAgent?`${t.userAgent} ${h5}`:h5,t.baseUrl&&(s2.baseUrl=t.baseUrl),t.previews&&(s2.mediaType.previews=t.previews),t.timeZone&&(s2.headers["time-zone"]=t.timeZone),this.request=B2.defaults(s2),this.graphql=O3(this.request).defaults(s2),this.log=b4(t.log),this.hook=n,t.authStrategy){const{authStrategy:o7,...l5}=t,i5=o7(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:l5},t.auth));n.wrap("request",i5.hook),this.auth=i5}else if(!t.auth)this.auth=async()=>({type:"unauthenticated"});else{const o7=l4(t.auth);n.wrap("request",o7.hook),this.auth=o7}const r3=this.constructor;for(let o7=0;o7<r3.plugins.length;++o7)Object.assign(this,r3.plugins[o7](this,t))}request;graphql;log;hook;auth};
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var o4="6.0.0";
function h6(t){t.hook.wrap("request",(d6,r3)=>{t.log.debug("request",r3);const n=Date.now(),s2=t.request.endpoint.parse(r3),a5=s2.url.replace(r3.baseUrl,"");return d6(r3).then(e3=>{const u4=e3.headers["x-github-request-id"];return t.log.info(`${s2.method} ${a5} - ${e3.status} with id ${u4} in ${Date.now()-n}ms`),e3}).catch(e3=>{const u4=e3.response?.headers["x-github-request-id"]||"UNKNOWN";throw t.log.error(`${s2.method} ${a5} - ${e3.status} with id ${u4} in ${Date.now()-n}ms`),e3})})}h6.VERSION=o4;
init_define_RUNTIME_PACKAGES();var w3="0.0.0-development";function b5(e3){if(!e3.data)return{...e3,data:[]};if(!(("total_count"in e3.data||"total_commits"in e3.data)&&!("url"in e3.data)))return e3;const r3=e3.data.incomplete_results,o7=e3.data.repository_selection,n=e3.data.total_count,i5=e3.data.total_commits;delete e3.data.incomplete_results,delete e3.data.repository_selection,delete e3.data.total_count,delete e3.data.total_commits;const a5=Object.keys(e3.data)[0],t=e3.data[a5];return e3.data=t,typeof r3<"u"&&(e3.data.incomplete_results=r3),typeof o7<"u"&&(e3.data.repository_selection=o7),e3.data.total_count=n,e3.data.total_commits=i5,e3}function g4(e3,s2,r3){const o7=typeof s2=="function"?s2.endpoint(r3):e3.request.endpoint(s2,r3),n=typeof s2=="function"?s2:e3.request,i5=o7.method,a5=o7.headers;let t=o7.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!t)return{done:true};try{const c3=await n({method:i5,url:t,headers:a5}),p3=b5(c3);if(t=((p3.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!t&&"total_commits"in p3.data){const E4=new URL(p3.url),u4=E4.searchParams,G3=parseInt(u4.get("page")||"1",10),_4=parseInt(u4.get("per_page")||"250",10);G3*_4<p3.data.total_commits&&(u4.set("page",String(G3+1)),t=E4.toString())}return{value:p3}}catch(c3){if(c3.status!==409)throw c3;return t="",{value:{status:200,headers:{},data:[]}}}}})}}function T3(e3,s2,r3,o7){return typeof r3=="function"&&(o7=r3,r3=void 0),m4(e3,[],g4(e3,s2,r3)[Symbol.asyncIterator](),o7)}function m4(e3,s2,r3,o7){return r3.next().then(n=>{if(n.done)return s2;let i5=false;function a5(){i5=true}return s2=s2.concat(o7?o7(n.value,a5):n.value.data),i5?s2:m4(e3,s2,r3,o7)})}var f3=Object.assign(T3,{iterator:g4});function d5(e3){return{paginate:Object.assign(T3.bind(null,e3),{iterator:g4.bind(null,e3)})}}d5.VERSION=w3;
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var o5="17.0.0";
init_define_RUNTIME_PACKAGES();
init_define_RUNTIME_PACKAGES();var e2={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:["POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repos/{owner}/{repo}/actions/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST /repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],disableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],downloadJobLogsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],enableSelectedRepositoryGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/runners/generate-jitconfig"],generateRunnerJitconfigForRepo:["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /repos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-actions"],getAllowedActionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],getEnvironmentPublicKey:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:["GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/workflow"],getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions"],getHostedRunnerForOrg:["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:["GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/actions/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/actions/permissions",{},{renamed:["actions","getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owner}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],getRepoVariable:["GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/permissions/access"],getWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/actions/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/actions/hosted-runners"],listJobsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/variables"],listRepoOrganizationSecrets:["GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/actions/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repos/{owner}/{repo}/actions/variables"],listRepoWorkflows:["GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:["GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /repos/{owner}/{repo}/actions/runners/downloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:["GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET /orgs/{org}/actions/permissions/repositories"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:["GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:["GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],reRunWorkflow:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],reviewCustomGatesForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:["PUT /orgs/{org}/actions/permissions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:["PUT /repos/{owner}/{repo}/actions/permissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH /orgs/{org}/actions/variables/{name}"],updateRepoVariable:["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:["DELETE /repos/{owner}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["GET /feeds"],getRepoSubscription:["GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{thread_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/threads/{thread_id}/subscription"],listEventsForAuthenticatedUser:["GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:["GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networks/{owner}/{repo}/events"],listPublicEventsForUser:["GET /users/{username}/events/public"],listPublicOrgEvents:["GET /orgs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:["GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:["GET /repos/{owner}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:["GET /users/{username}/starred"],listReposWatchedByUser:["GET /users/{username}/subscriptions"],listStargazersForRepo:["GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscriptions"],listWatchersForRepo:["GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PUT /repos/{owner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:["PATCH /notifications/threads/{thread_id}"],setRepoSubscription:["PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:["PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user/starred/{owner}/{repo}"],unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],addRepoToInstallationForAuthenticatedUser:["PUT /user/installations/{installation_id}/repositories/{repository_id}"],checkToken:["POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{code}/conversions"],createInstallationAccessToken:["POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_id}/grant"],deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],getAuthenticated:["GET /app"],getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:["GET /repos/{owner}/{repo}/installation"],getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:["GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:["GET /app/hook/config"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketplace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],listInstallationRequestsForAuthenticatedApp:["GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:["GET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbed/plans"],listReposAccessibleToInstallation:["GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["GET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /user/marketplace_purchases/stubbed"],listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/attempts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","removeRepoFromInstallationForAuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],resetToken:["PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:["DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],suspendInstallation:["PUT /app/installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspended"],updateWebhookConfigForApp:["PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:["GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:["GET /users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/settings/billing/usage"],getGithubBillingUsageReportUser:["GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:["GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /users/{username}/settings/billing/packages"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /users/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:["DELETE /orgs/{org}/campaigns/{campaign_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:["GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}/campaigns/{campaign_number}"]},checks:{create:["POST /repos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],listSuitesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH /repos/{owner}/{repo}/check-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{commitAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getDefaultSetup:["GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/code-scanning/sarifs"]},codeSecurity:{attachConfiguration:["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-security/configurations"],createConfigurationForEnterprise:["POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-security/configurations/detach"],getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:["GET /repos/{owner}/{repo}/code-security-configuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-security/configurations"],getDefaultConfigurations:["GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],updateConfiguration:["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},codespaces:{addRepositoryForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:["GET /user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:["POST /repos/{owner}/{repo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/exports"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:["GET /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_name}"],getOrgPublicKey:["GET /orgs/{org}/codespaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/public-key"],getRepoPublicKey:["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:["GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"org"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repositories"],listSecretsForAuthenticatedUser:["GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],stopInOrganization:["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:["PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["POST /orgs/{org}/copilot/billing/selected_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:["DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/billing/selected_users"],copilotMetricsForOrganization:["GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/copilot/billing"],getCopilotSeatDetailsForUser:["GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{revoke:["POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],listAlertsForEnterprise:["GET /enterprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /repos/{owner}/{repo}/dependabot/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:["PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/repository-access"]},dependencyGraph:{createRepositorySnapshot:["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],list:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],getAssignments:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterprises/{enterprise}/teams/{team_slug}"],get:["GET /enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /enterprises/{enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:["POST /gists/{gist_id}/comments"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{comment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{gist_id}"],getComment:["GET /gists/{gist_id}/comments/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{gist_id}/comments"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{gist_id}/forks"],listPublic:["GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_id}"],updateComment:["PATCH /gists/{gist_id}/comments/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}/{repo}/git/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:["POST /repos/{owner}/{repo}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repos/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignore/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:["POST /orgs/{org}/settings/network-configurations"],deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkConfigurationForOrg:["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-configurations"],updateNetworkConfigurationForOrg:["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limits"],getRestrictionsForOrg:["GET /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:["GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:["DELETE /user/interaction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:["DELETE /repos/{owner}/{repo}/interaction-limits"],removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limits",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:["PUT /user/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos/{owner}/{repo}/interaction-limits"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["interactions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],addLabels:["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],checkUserCanBeAssigned:["GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:["POST /repos/{owner}/{repo}/issues"],createComment:["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],createMilestone:["POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:["DELETE /repos/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],get:["GET /repos/{owner}/{repo}/issues/{issue_number}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /repos/{owner}/{repo}/labels/{name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/comments"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],listDependenciesBlocking:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{org}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],unlock:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:["GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/license"]},markdown:{render:["POST /markdown"],renderRaw:["POST /markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:["GET /versions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/archive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}/archive"],getArchiveForAuthenticatedUser:["GET /user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],getStatusForOrg:["GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{org}/migrations"],listReposForAuthenticatedUser:["GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GET /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migrations/{migration_id}/repositories",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:["POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],unlockRepoForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:["GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:["PUT /orgs/{org}/actions/oidc/customization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"}],assignTeamToOrgRole:["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:["PUT /orgs/{org}/blocks/{username}"],cancelInvitation:["DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],checkMembershipForUser:["GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:["PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/storage-record"],createInvitation:["POST /orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:["POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:["PATCH /organizations/{org}/org-properties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:["PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:["PATCH /orgs/{org}/properties/schema"],customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/properties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:["GET /orgs/{org}/properties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestations/delete-request"],deleteAttestationsById:["DELETE /orgs/{org}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs/{org}/issue-types/{issue_type_id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:["GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:["GET /orgs/{org}/settings/immutable-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:["GET /orgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:["GET /orgs/{org}/rulesets/{ruleset_id}/history"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:["GET /orgs/{org}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:["GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],listAttestationRepositories:["GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:["GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitation_id}/teams"],listIssueTypes:["GET /orgs/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:["GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{org}/organization-roles/{role_id}/teams"],listOrgRoleUsers:["GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-roles"],listOrganizationFineGrainedPermissions:["GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collaborators"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/personal-access-token-requests"],listPatGrants:["GET /orgs/{org}/personal-access-tokens"],listPendingInvitations:["GET /orgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET /orgs/{org}/security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs/{org}/members/{username}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org}/outside_collaborators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{username}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:["POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],revokeAllOrgRolesUser:["DELETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:["PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username}"],setPublicMembershipForAuthenticatedUser:["PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{org}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:["PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-tokens/{pat_id}"],updatePatAccesses:["POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:["PATCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}"],deletePackageForOrg:["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPackageOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}"],getPackageForOrganization:["GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:["GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/{org}/docker/conflicts"],listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:["GET /user/packages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{username}/packages"],restorePackageForAuthenticatedUser:["POST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForUser:["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:["POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-registries/{secret_name}"],getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-registries/public-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /orgs/{org}/private-registries/{secret_name}"]},projects:{addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/items"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],getFieldForOrg:["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:["GET /orgs/{org}/projectsV2/{project_number}"],getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_number}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET /users/{username}/projectsV2"],listItemsForOrg:["GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{project_number}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],createReviewComment:["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:["GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],getReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pulls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],listCommits:["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GET /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],createForPullRequestReviewComment:["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],deleteForRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],listForPullRequestReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_invitations/{invitation_id}",{},{renamed:["repos","acceptInvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:["PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{username}"],addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:["GET /repos/{owner}/{repo}/collaborators/{username}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-releases"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],checkVulnerabilityAlerts:["GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:["GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{basehead}"],createAttestation:["POST /repos/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autolinks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],createCommitSignatureProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}/{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo}/deployments"],createDeploymentBranchPolicy:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:["POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner}/{repo}/forks"],createInOrg:["POST /orgs/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environments/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/contents/{path}"],createOrgRuleset:["POST /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /repos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner}/{repo}/rulesets"],createUsingTemplate:["POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:["PATCH /repos/{owner}/{repo}/properties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:["DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:["DELETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],deleteCommitSignatureProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}"],deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:["DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /repos/{owner}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],disableVulnerabilityAlerts:["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:["GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],downloadTarballArchive:["GET /repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:["PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-releases"],enablePrivateVulnerabilityReporting:["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:["PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:["POST /repos/{owner}/{repo}/releases/generate-notes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos/{owner}/{repo}/environments"],getAllStatusCheckContexts:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],getBranch:["GET /repos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo}/rules/branches/{branch}"],getClones:["GET /repos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/commits/{ref}/status"],getCommit:["GET /repos/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{repo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}"],getCommitSignatureProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /repos/{owner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /repos/{owner}/{repo}/stats/contributors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:["GET /repos/{owner}/{repo}/keys/{key_id}"],getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/latest"],getLatestRelease:["GET /repos/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:["GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /orgs/{org}/rulesets"],getPages:["GET /repos/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],getPagesHealthCheck:["GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{owner}/{repo}/stats/punch_card"],getReadme:["GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],getReleaseAsset:["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets/rule-suites"],getRepoRuleset:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:["GET /repos/{owner}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{owner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],listAutolinks:["GET /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborators"],listCommentsForCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET /repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],listCommits:["GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repos/{owner}/{repo}/keys"],listDeploymentBranchPolicies:["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],listDeployments:["GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],listForUser:["GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:["GET /user/repository_invitations"],listLanguages:["GET /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:["GET /repositories"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:["GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{repo}/teams"],listWebhookDeliveries:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repos/{owner}/{repo}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],renameBranch:["POST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:["POST /repos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],setAppAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{repo}"],updateBranchProtection:["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],updateInformationAboutPagesSite:["PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{ruleset_id}"],updatePullRequestReviewProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /repos/{owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",{},{renamed:["repos","updateStatusCheckProtection"]}],updateStatusCheckProtection:["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{code:["GET /search/code"],commits:["GET /search/commits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /search/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /search/users"]},secretScanning:{createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],listAlertsForOrg:["GET /orgs/{org}/secret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secret-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]},securityAdvisories:{createFork:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:["POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:["POST /repos/{owner}/{repo}/security-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:["GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:["GET /advisories"],listOrgRepositoryAdvisories:["GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /repos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],create:["POST /orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions"],deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DELETE /orgs/{org}/teams/{team_slug}"],getByName:["GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],list:["GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/teams/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:["GET /orgs/{org}/teams/{team_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /orgs/{org}/teams/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],updateDiscussionInOrg:["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{addEmailForAuthenticated:["POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:["POST /user/emails"],addSocialAccountForAuthenticatedUser:["POST /user/social_accounts"],block:["PUT /user/blocks/{username}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/following/{target_user}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gpg_keys",{},{renamed:["users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_keys"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:["POST /user/ssh_signing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE /users/{username}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestations/digest/{subject_digest}"],deleteEmailForAuthenticated:["DELETE /user/emails",{},{renamed:["users","deleteEmailForAuthenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:["DELETE /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DELETE /user/gpg_keys/{gpg_key_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users","deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:["DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:["DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:["GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg_keys/{gpg_key_id}",{},{renamed:["users","getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gpg_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",{},{renamed:["users","getPublicSshKeyForAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestations/{subject_digest}"],listAttestationsBulk:["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:["GET /user/blocks",{},{renamed:["users","listBlockedByAuthenticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/blocks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthenticatedUser"]}],listEmailsForAuthenticatedUser:["GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenticatedUser"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],listFollowersForUser:["GET /users/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:["GET /user/gpg_keys",{},{renamed:["users","listGpgKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /user/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:["GET /user/public_emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/public_emails"],listPublicKeysForUser:["GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:["GET /user/keys"],listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/social_accounts"],listSshSigningKeysForAuthenticatedUser:["GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email/visibility",{},{renamed:["users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/email/visibility"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:["PATCH /user"]}};var r=e2;
var i3=new Map;for(const[e3,t]of Object.entries(r))for(const[n,s2]of Object.entries(t)){const[r3,o7,u4]=s2,[d6,f4]=r3.split(/ /),a5=Object.assign({method:d6,url:f4},o7);i3.has(e3)||i3.set(e3,new Map),i3.get(e3).set(n,{scope:e3,methodName:n,endpointDefaults:a5,decorations:u4})}var g5={has({scope:e3},t){return i3.get(e3).has(t)},getOwnPropertyDescriptor(e3,t){return{value:this.get(e3,t),configurable:true,writable:true,enumerable:true}},defineProperty(e3,t,n){return Object.defineProperty(e3.cache,t,n),true},deleteProperty(e3,t){return delete e3.cache[t],true},ownKeys({scope:e3}){return[...i3.get(e3).keys()]},set(e3,t,n){return e3.cache[t]=n},get({octokit:e3,scope:t,cache:n},s2){if(n[s2])return n[s2];const r3=i3.get(t).get(s2);if(!r3)return;const{endpointDefaults:o7,decorations:u4}=r3;return u4?n[s2]=b6(e3,t,s2,o7,u4):n[s2]=e3.request.defaults(o7),n[s2]}};function w4(e3){const t={};for(const n of i3.keys())t[n]=new Proxy({octokit:e3,scope:n,cache:{}},g5);return t}function b6(e3,t,n,s2,r3){const o7=e3.request.defaults(s2);function u4(...d6){let f4=o7.endpoint.merge(...d6);if(r3.mapToData)return f4=Object.assign({},f4,{data:f4[r3.mapToData],[r3.mapToData]:void 0}),o7(f4);if(r3.renamed){const[a5,p3]=r3.renamed;e3.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${a5}.${p3}()`)}if(r3.deprecated&&e3.log.warn(r3.deprecated),r3.renamedParameters){const a5=o7.endpoint.merge(...d6);for(const[p3,c3]of Object.entries(r3.renamedParameters))p3 in a5&&(e3.log.warn(`"${p3}" parameter is deprecated for "octokit.${t}.${n}()". Use "${c3}" instead`),c3 in a5||(a5[c3]=a5[p3]),delete a5[p3]);return o7(a5)}return o7(...d6)}return Object.assign(u4,o7)}
function r2(t){return{rest:w4(t)}}r2.VERSION=o5;function i4(t){const o7=w4(t);return{...o7,rest:o7}}i4.VERSION=o5;
init_define_RUNTIME_PACKAGES();var o6="22.0.1";
var m5=d4.plugin(h6,i4,d5).defaults({userAgent:`octokit-rest.js/${o6}`});
// src/adapters/github-client.ts
var import_light3 = __toESM(require_light(), 1);

// src/adapters/github-fetch.ts
init_define_RUNTIME_PACKAGES();
var REDIRECTS = 3;
function fetchWithin({ readMs, writeMs }) {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const ms = (init.method ?? "GET") === "GET" ? readMs : writeMs;
    const signal = AbortSignal.timeout(ms);
    const response = await follow(url, { ...init, redirect: "manual", signal }).catch(
      (error) => {
        throw signal.aborted ? silent(ms) : error;
      }
    );
    return asksToWait(response) ? inThePluginsWords(response) : response;
  };
}
async function follow(from, init) {
  let url = from;
  for (let hops = 0; hops <= REDIRECTS; hops += 1) {
    const response = await fetch(url, init);
    const next = redirectOf(response, url);
    if (next === void 0) return response;
    await response.body?.cancel();
    url = next;
  }
  throw new Error("too many redirects");
}
function silent(ms) {
  return Object.assign(new Error(`not within ${ms / 1e3} s`), { name: "AbortError" });
}
function redirectOf({ status, headers }, url) {
  const location = headers.get("location");
  if (status < 300 || status > 399 || location === null) return void 0;
  const next = new URL(location, url);
  if (next.origin !== new URL(url).origin) throw new Error("a redirect to another host");
  return next.href;
}
function asksToWait({ status, headers }) {
  return status === 429 || status === 403 && headers.has("retry-after");
}
function inThePluginsWords({ status, headers }) {
  const seconds = secondsUntil(headers.get("retry-after"));
  const body = JSON.stringify({ message: "You have exceeded a secondary rate limit." });
  const told = { "content-type": "application/json", "retry-after": String(seconds) };
  return new Response(body, { status, headers: told });
}
function secondsUntil(after) {
  if (after === null) return 60;
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1e3;
  return Number.isNaN(seconds) ? 60 : Math.max(1, Math.ceil(seconds));
}

// src/adapters/github-client.ts
var BOUNDS = { readMs: 15e3, writeMs: 2e4 };
var LONGEST_WAIT_S = 60;
var WAITS = 2;
var Client = m5.plugin(q, _);
function openScope(settings) {
  const { owner, name, apiUrl, token, warn, secondMs = 1e3 } = settings;
  const mayWait = (seconds, _request, _octokit, waits) => {
    warn(`GitHub asks us to wait ${seconds} s (rate limit).`);
    return waits < WAITS && seconds <= LONGEST_WAIT_S;
  };
  const octokit = new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent: "squad-action",
    request: { fetch: fetchWithin(BOUNDS), log: SILENT },
    log: SILENT,
    // Rate limits are the throttling plugin's.
    retry: { retries: 2, retryAfterBaseValue: secondMs, doNotRetry: FINAL },
    throttle: {
      onRateLimit: mayWait,
      onSecondaryRateLimit: mayWait,
      retryAfterBaseValue: secondMs,
      // The plugin's own pace is for bulk writers (three seconds a comment); a run writes a handful of times.
      write: paced(secondMs),
      notifications: paced(secondMs)
    }
  });
  octokit.hook.before("request", (request) => {
    if (request.method !== "GET") request.request = { ...request.request, retries: 0 };
  });
  return { octokit, owner, repo: name };
}
var FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
function paced(secondMs) {
  return new import_light3.default.Group({
    reservoir: 8,
    reservoirIncreaseAmount: 1,
    reservoirIncreaseInterval: Math.max(250, secondMs),
    reservoirIncreaseMaximum: 8
  });
}
var ignore = () => void 0;
var SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

// src/adapters/github-errors.ts
init_define_RUNTIME_PACKAGES();
function refusalIn(error) {
  const text2 = error instanceof Error ? error.message : String(error);
  const response = field(error, "response");
  const status = field(response, "status");
  const accepted = field(field(response, "headers"), "x-accepted-github-permissions");
  return {
    status: typeof status === "number" ? status : void 0,
    text: text2,
    accepted: typeof accepted === "string" && accepted !== "" ? accepted : void 0
  };
}
function field(value, name) {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
}
async function ask(doing, schema, answer) {
  const { data } = await answer.catch((error) => {
    throw explained(doing, refusalIn(error));
  });
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw new SquadError({
    code: "E_GITHUB",
    message: `GitHub, ${doing}: the answer is not what GitHub's API promises.`,
    hint: "Check that GITHUB_API_URL is answered by GitHub and not by something in between."
  });
}
function explained(doing, refusal) {
  const { status, text: text2 } = refusal;
  const said = text2.startsWith("<") ? "" : text2.split("\n")[0]?.slice(0, 300) ?? "";
  const line = status === void 0 ? `no answer (${said})` : `${status} ${said}`;
  return new SquadError({ ...advice(refusal), message: `GitHub, ${doing}: ${line.trim()}` });
}
var COMPARE = "Compare with examples/workflows/squad.yml.";
var USUAL = "`contents: write`, `issues: write` and `pull-requests: write`";
function advice({ status, text: text2, accepted }) {
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
        hint: `The job needs \`permissions:\` with ${accepted === void 0 ? USUAL : inYaml(accepted)}. ${COMPARE}`
      };
    case 404:
      return {
        code: "E_GITHUB_PERMISSION",
        hint: `It does not exist (any more), or the token may not see it: the job needs \`permissions:\` with ${USUAL}. ${COMPARE}`
      };
    case 422:
      return { code: "E_GITHUB" };
    default:
      return {
        code: "E_GITHUB",
        hint: "Run the job again when GitHub answers: https://www.githubstatus.com"
      };
  }
}
function inYaml(accepted) {
  const ways = accepted.split(";").map(
    (way) => way.split(",").map((one) => `\`${one.trim().replaceAll("_", "-").replace("=", ": ")}\``).join(" and ")
  );
  return ways.join(", or ");
}

// src/adapters/github-pages.ts
init_define_RUNTIME_PACKAGES();
var PER_PAGE = 100;
var MAX_PAGES = 3;
async function collect(load) {
  const items = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await load(page);
    items.push(...found);
    if (found.length < PER_PAGE) return { items, complete: true };
  }
  return { items, complete: false };
}
async function lastPages(total, load) {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const first = Math.max(1, last - MAX_PAGES + 1);
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, (_4, index) => load(first + index))
  );
  const items = pages.flat();
  const full = pages.at(-1)?.length === PER_PAGE;
  if (!full) return { items, complete: first === 1 };
  const rest = await collect((page) => load(last + page));
  return { items: [...items, ...rest.items], complete: first === 1 && rest.complete };
}

// src/adapters/github-pulls.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/github-shapes.ts
init_define_RUNTIME_PACKAGES();
var account = object({ login: string(), type: string().default("User") }).nullish().transform((value) => value ?? void 0);
var text = string().nullish().transform((value) => value ?? "");
var permission = object({
  permission: string(),
  role_name: string().optional()
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
var threadAt = string().transform((url, problems) => {
  const number2 = Number(/\/(\d{1,15})$/.exec(url)?.[1] ?? "");
  if (number2 === 0) problems.addIssue({ code: "custom", message: "names no thread" });
  return number2;
});
var recentComments = array(
  object({ ...commentFields, issue_url: threadAt }).transform((raw) => ({
    ...toComment(raw),
    kind: "comment",
    thread: raw.issue_url
  }))
);
var recentReviewComments = array(
  object({ ...commentFields, pull_request_url: threadAt }).transform((raw) => ({
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
var identifier = number().nullish().transform((value) => value ?? void 0);
var reviewComments = array(
  object({
    ...commentFields,
    path: text,
    line: number().nullish().transform((value) => value ?? void 0),
    side: text,
    diff_hunk: text,
    pull_request_review_id: identifier,
    in_reply_to_id: identifier
  }).transform((raw) => ({
    ...toComment(raw),
    reviewId: raw.pull_request_review_id,
    inReplyTo: raw.in_reply_to_id,
    path: raw.path,
    // A line of the old side is none of the file as it is now.
    line: raw.side === "LEFT" ? void 0 : raw.line,
    diffHunk: raw.diff_hunk
  }))
);
var posted = object({ html_url: text });
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
var end = object({
  ref: string(),
  sha: string(),
  repo: object({ full_name: string() }).nullish()
});
var pullRequest = object({
  number: number(),
  html_url: text,
  title: text,
  body: text,
  state: m(["open", "closed"]),
  merged_at: string().nullish(),
  draft: boolean().default(false),
  user: account,
  head: end,
  base: end
}).transform((raw) => ({
  number: raw.number,
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

// src/adapters/github-pulls.ts
function pullMethods(scope) {
  const { octokit, owner, repo } = scope;
  const { pulls } = octokit.rest;
  const here = (pull_number) => ({ owner, repo, pull_number, per_page: PER_PAGE });
  return {
    pullRequest: (pull_number) => ask("reading the pull request", pullRequest, pulls.get({ owner, repo, pull_number })),
    listFiles: (number2) => collect(
      (page) => ask("reading the changed files", files, pulls.listFiles({ ...here(number2), page }))
    ),
    listReviews: (number2) => collect(
      (page) => ask("reading the reviews", reviews, pulls.listReviews({ ...here(number2), page }))
    ),
    listReviewComments(number2) {
      const load = (page) => pulls.listReviewComments({ ...here(number2), page });
      return collect(
        (page) => ask("reading the review comments", reviewComments, load(page))
      );
    },
    async pullRequestsOf(branch) {
      const query = {
        owner,
        repo,
        head: `${owner}:${branch}`,
        state: "all",
        per_page: 20
      };
      const found = ask("looking for the pull request", pullRequests, pulls.list(query));
      return (await found).filter((pull) => pull.head.ref === branch);
    },
    openPullRequests(base) {
      const query = { owner, repo, base, state: "open", per_page: PER_PAGE };
      return ask("looking for open pull requests", pullRequests, pulls.list(query));
    },
    openPullRequest: (pull) => open(scope, pull),
    async updatePullRequest(pull_number, change) {
      const answer = pulls.update({ owner, repo, pull_number, ...change });
      await ask("updating the pull request", unknown(), answer);
    }
  };
}
async function open(scope, pull) {
  const { octokit, owner, repo } = scope;
  const doing = "opening the pull request";
  const answer = await octokit.rest.pulls.create({ owner, repo, ...pull }).catch((error) => refusalIn(error));
  if (!("text" in answer)) {
    const opened = Promise.resolve(answer);
    return { kind: "opened", pullRequest: await ask(doing, pullRequest, opened) };
  }
  const { status, text: text2 } = answer;
  if (status === 422 && /already exists/i.test(text2)) return { kind: "exists" };
  if (/not permitted to create|not accessible by/i.test(text2)) {
    return { kind: "not-permitted", message: text2 };
  }
  if (status === 422 && pull.draft && /draft/i.test(text2)) {
    return open(scope, { ...pull, draft: false });
  }
  throw explained(doing, answer);
}

// src/adapters/github-reviews.ts
init_define_RUNTIME_PACKAGES();
function reviewMethods(scope) {
  const { octokit, owner, repo } = scope;
  const { issues, pulls, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator
    async isCollaborator(username) {
      if (!LOGIN.test(username)) return false;
      const answer = await repos.checkCollaborator({ owner, repo, username }).catch((error) => refusalIn(error));
      if (!("text" in answer)) return Number(answer.status) === 204;
      if (answer.status === 404) return false;
      throw explained("asking for a collaborator", answer);
    },
    requestReviewers: (pull, reviewers) => requestReviewers(scope, pull, reviewers),
    createReview: (pull, review) => createReview(scope, pull, review),
    // https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment
    async replyToReviewComment(pull_number, comment_id, body) {
      const answer = pulls.createReplyForReviewComment({
        owner,
        repo,
        pull_number,
        comment_id,
        body
      });
      await ask("answering in the review thread", unknown(), answer);
    },
    // https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue
    async addLabels(issue_number, labels) {
      const answer = issues.addLabels({ owner, repo, issue_number, labels: [...labels] });
      await ask("adding a label", unknown(), answer);
    }
  };
}
var LOGIN = /^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/;
var NAMES_REFUSED = [403, 404, 422];
async function requestReviewers({ octokit, owner, repo }, pull_number, { users, teams }) {
  const doing = "asking for a review";
  const answer = await octokit.rest.pulls.requestReviewers({
    owner,
    repo,
    pull_number,
    reviewers: [...users],
    team_reviewers: [...teams]
  }).catch((error2) => refusalIn(error2));
  if (!("text" in answer)) return { kind: "requested" };
  const error = explained(doing, answer);
  if (!NAMES_REFUSED.includes(answer.status ?? 0)) throw error;
  return { kind: "refused", message: error.message };
}
async function createReview({ octokit, owner, repo }, pull_number, review) {
  const doing = "posting the review";
  const comments2 = review.comments.map(({ path, line, startLine, body: body2 }) => ({
    path,
    line,
    body: body2,
    side: "RIGHT",
    ...startLine === void 0 ? {} : { start_line: startLine, start_side: "RIGHT" }
  }));
  const { body, commit: commit_id } = review;
  const answer = await octokit.rest.pulls.createReview({ owner, repo, pull_number, commit_id, body, event: "COMMENT", comments: comments2 }).catch((error) => refusalIn(error));
  if (!("text" in answer)) {
    const { html_url: url } = await ask(doing, posted, Promise.resolve(answer));
    return { kind: "posted", url };
  }
  if (answer.status === 422) {
    return { kind: "refused", message: explained(doing, answer).message };
  }
  throw explained(doing, answer);
}

// src/adapters/github-settings.ts
init_define_RUNTIME_PACKAGES();
function settingsMethods({ octokit, owner, repo }) {
  const { actions, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/actions/permissions: administrators alone may ask, so no job's own token.
    async actionsMayOpenPullRequests() {
      const asked = actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo });
      const answer = asked.catch((error) => {
        if ([403, 404].includes(refusalIn(error).status ?? 0)) return { data: {} };
        throw error;
      });
      const settings = await ask("reading the settings for Actions", actionsSettings, answer);
      return settings.can_approve_pull_request_reviews;
    },
    // https://docs.github.com/en/rest/branches/branches#list-branches
    async protectedBranches() {
      const query = { owner, repo, protected: true, per_page: 100 };
      const answer = repos.listBranches(query);
      const branches2 = await ask("reading the protected branches", branches, answer);
      return branches2.map(({ name }) => name);
    },
    // https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch
    async rulesFor(branch) {
      const answer = repos.getBranchRules({ owner, repo, branch, per_page: 100 });
      const rules2 = await ask("reading the rules for a branch", rules, answer);
      return rules2.map(({ type }) => type);
    }
  };
}

// src/adapters/github.ts
function createGitHub(settings) {
  const scope = openScope(settings);
  return {
    ...accessMethods(scope),
    ...threadMethods(scope),
    ...pullMethods(scope),
    ...reviewMethods(scope),
    ...settingsMethods(scope)
  };
}
function accessMethods(scope) {
  const { octokit, owner, repo } = scope;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
    async permissionOf(username) {
      const answer = octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username });
      return strongest(await ask("asking for a permission", permission, answer));
    },
    // REST's `GET /user` refuses an installation's token; this takes every kind.
    // https://docs.github.com/en/graphql/reference/queries#viewer
    async ownLogin() {
      const answer = octokit.graphql("query { viewer { login } }").then((data) => ({ data }));
      return (await ask("asking who we are", viewer, answer)).viewer.login;
    },
    // https://docs.github.com/en/rest/reactions/reactions
    async react(target) {
      await ask("reacting", unknown(), react(scope, target));
    }
  };
}
var LEVELS = ["none", "read", "triage", "write", "maintain", "admin"];
function strongest({ permission: permission2, role_name: role }) {
  if (permission2 === "write" && role === "maintain") return "maintain";
  if (permission2 === "read" && role === "triage") return "triage";
  return LEVELS.find((level) => level === permission2) ?? "none";
}
function react({ octokit, owner, repo }, target) {
  const { reactions } = octokit.rest;
  const here = { owner, repo, content: "eyes" };
  switch (target.kind) {
    case "issue":
      return reactions.createForIssue({ ...here, issue_number: target.number });
    case "issue-comment":
      return reactions.createForIssueComment({ ...here, comment_id: target.id });
    case "review-comment":
      return reactions.createForPullRequestReviewComment({ ...here, comment_id: target.id });
  }
}
function threadMethods(scope) {
  const { octokit, owner, repo } = scope;
  const { issues } = octokit.rest;
  const issue2 = (issue_number) => ask("reading the issue", issue, issues.get({ owner, repo, issue_number }));
  return {
    issue: issue2,
    async listComments(issue_number, total) {
      const query = { owner, repo, issue_number, per_page: PER_PAGE };
      const load = (page) => ask("reading the thread", comments, issues.listComments({ ...query, page }));
      if (total !== void 0) return lastPages(total, load);
      const items = await load(1);
      if (items.length < PER_PAGE) return { items, complete: true };
      return lastPages((await issue2(issue_number)).comments, load);
    },
    listRecentComments: (since) => recentComments2(scope, since),
    createComment: (issue_number, body) => ask(
      "writing a comment",
      comment,
      issues.createComment({ owner, repo, issue_number, body })
    ),
    async updateComment(comment_id, body) {
      const answer = issues.updateComment({ owner, repo, comment_id, body });
      await ask("updating our comment", unknown(), answer);
    }
  };
}
async function recentComments2({ octokit, owner, repo }, since) {
  const { issues, pulls } = octokit.rest;
  const newest = { sort: "created", direction: "desc" };
  const query = { owner, repo, since, ...newest, per_page: PER_PAGE };
  const doing = "reading the newest comments";
  const [said, atLines] = await Promise.all([
    collect(
      (page) => ask(doing, recentComments, issues.listCommentsForRepo({ ...query, page }))
    ),
    collect(
      (page) => ask(doing, recentReviewComments, pulls.listReviewCommentsForRepo({ ...query, page }))
    )
  ]);
  return {
    items: [...said.items, ...atLines.items],
    complete: said.complete && atLines.complete
  };
}

// src/setup/ask-github.ts
init_define_RUNTIME_PACKAGES();
async function askGitHub(github, asking) {
  const { defaultBranch, branchPrefix } = asking;
  const [may, branches2, defaultRules, squadRules] = await Promise.all([
    attempt(github.actionsMayOpenPullRequests()),
    attempt(github.protectedBranches()),
    attempt(github.rulesFor(defaultBranch)),
    attempt(github.rulesFor(`${branchPrefix}1-example`))
  ]);
  const refused = [may, branches2, defaultRules, squadRules].find(({ kind }) => kind === "threw");
  return {
    ...asking,
    mayOpenPullRequests: may.kind === "done" ? may.value : void 0,
    protectedBranches: branches2.kind === "done" ? branches2.value : void 0,
    defaultRules: defaultRules.kind === "done" ? defaultRules.value : void 0,
    squadRules: squadRules.kind === "done" ? squadRules.value : void 0,
    trouble: refused?.kind === "threw" ? describe(refused.error) : void 0
  };
}

// src/setup/finding.ts
init_define_RUNTIME_PACKAGES();
function ok(what) {
  return { level: "ok", what };
}
function warning(what, remedy, lines) {
  return { level: "warning", what, remedy, lines };
}
function problem(what, remedy, lines) {
  return { level: "problem", what, remedy, lines };
}
function tally(chapters) {
  const levels = chapters.flatMap(({ findings }) => findings.map(({ level }) => level));
  const count = (wanted) => levels.filter((level) => level === wanted).length;
  return { ok: count("ok"), warning: count("warning"), problem: count("problem") };
}
function verdict(chapters) {
  const { warning: warnings, problem: problems } = tally(chapters);
  if (problems > 0) {
    return `${plural(problems, "problem")} and ${plural(warnings, "warning")}. Begin with the first problem, and ask again.`;
  }
  return warnings > 0 ? `No problems, ${plural(warnings, "warning")}: the squad can work.` : "All is well: the squad can work.";
}

// src/setup/token.ts
init_define_RUNTIME_PACKAGES();
var PREFIXES = [
  ["ghp_", "classic"],
  ["github_pat_", "fine-grained"],
  ["gho_", "oauth"],
  ["ghu_", "app-user"],
  ["ghs_", "installation"],
  ["ghr_", "refresh"]
];
function tokenKind(token) {
  return PREFIXES.find(([prefix]) => token.startsWith(prefix))?.[1] ?? "unknown";
}

// src/setup/doctor.ts
init_define_RUNTIME_PACKAGES();

// src/setup/check-credentials.ts
init_define_RUNTIME_PACKAGES();
function checkCredentials(facts) {
  return [...checkGitHubToken(facts), ...checkModelCredentials(facts)];
}
var OWN_TOKEN = "Leave `github-token` out, so that the job's own token is used; or take an app's.";
function checkGitHubToken({ githubToken }) {
  switch (githubToken) {
    case void 0:
      return [];
    case "installation":
      return [ok("`github-token` is the job's own token, or an app's.")];
    case "fine-grained":
    case "app-user":
      return [
        warning(
          "`github-token` is a person's token: what the squad writes is shown as that person's.",
          OWN_TOKEN
        )
      ];
    case "refresh":
      return [problem("`github-token` is a refresh token, which opens nothing.", "Leave it out.")];
    case "unknown":
      return [warning("`github-token` is of a kind that is not known here.", OWN_TOKEN)];
    default:
      return [warning("`github-token` may reach every repository of its owner.", OWN_TOKEN)];
  }
}
var FINE_GRAINED = "Create a fine-grained token (Settings > Developer settings > Personal access tokens) with the permission Copilot Requests, and store it as the secret that `copilot-token` names.";
function checkModelCredentials(facts) {
  const { provider, hasProviderKey, copilotToken } = facts;
  if (provider !== void 0) {
    if (hasProviderKey) return [ok(`Models come from the provider ${provider}, with a key.`)];
    return [
      warning(
        `Models come from the provider ${provider}, without a key.`,
        "Unless its address needs none: store the key as a secret and set `provider-api-key`. A secret of another name than the workflow says is an empty one."
      )
    ];
  }
  switch (copilotToken) {
    case void 0:
      return [];
    case "classic":
      return [problem("`copilot-token` is a classic token, which Copilot refuses.", FINE_GRAINED)];
    case "installation":
      return [
        problem(
          "`copilot-token` is the job's own token or an app's, not a user's.",
          `Leave it out and let the job say \`copilot-requests: write\`. Or: ${FINE_GRAINED}`
        )
      ];
    case "refresh":
      return [problem("`copilot-token` is a refresh token, which opens nothing.", FINE_GRAINED)];
    case "unknown":
      return [warning("`copilot-token` doesn't look like a token of GitHub's.", FINE_GRAINED)];
    default:
      return [ok("`copilot-token` is a user's token, as Copilot wants it.")];
  }
}

// src/setup/check-github.ts
init_define_RUNTIME_PACKAGES();
function checkGitHub(facts) {
  const { trouble } = facts;
  return [
    ...trouble === void 0 ? [] : [problem(trouble.message, trouble.hint ?? ASK_AGAIN)],
    checkPullRequests(facts),
    ...checkDefaultBranch(facts),
    ...checkSquadBranches(facts)
  ];
}
var ASK_AGAIN = "Ask again in a minute.";
function checkPullRequests({ page, mayOpenPullRequests }) {
  const where = at("Settings > Actions > General", page, "/settings/actions");
  const tick = 'tick "Allow GitHub Actions to create and approve pull requests"';
  if (mayOpenPullRequests === void 0) {
    return warning(
      "Whether GitHub Actions may open pull requests cannot be seen with this token: that takes an administrator.",
      `Look yourself: open ${where}, and under "Workflow permissions" ${tick} unless it is ticked.`
    );
  }
  return mayOpenPullRequests ? ok("GitHub Actions may open pull requests.") : problem(
    "GitHub Actions may not open pull requests: the squad leaves a link in place of each.",
    `Open ${where}, and under "Workflow permissions" ${tick}. Where it is greyed out, the organisation's owner has to allow it first.`
  );
}
function checkDefaultBranch(facts) {
  const { defaultBranch, protectedBranches, defaultRules } = facts;
  if (protectedBranches === void 0 && defaultRules === void 0) {
    return [
      warning(
        `Whether ${defaultBranch} is protected cannot be seen with this token.`,
        "Nothing needs to be done: Scribe opens a pull request where it may not push."
      )
    ];
  }
  const isProtected = protectedBranches?.includes(defaultBranch) || defaultRules?.some((rule) => CLOSING.has(rule));
  return [
    ok(
      isProtected ? `${defaultBranch} is protected: Scribe keeps the memory in a pull request, which a person merges.` : `${defaultBranch} is not protected: Scribe pushes the memory to it.`
    )
  ];
}
var CLOSING = /* @__PURE__ */ new Set([
  "creation",
  "update",
  "pull_request",
  "required_signatures",
  "branch_name_pattern",
  "commit_message_pattern",
  "commit_author_email_pattern",
  "committer_email_pattern"
]);
function checkSquadBranches({ page, squadRules, branchPrefix }) {
  const closing = (squadRules ?? []).filter((rule) => CLOSING.has(rule));
  if (closing.length === 0) return [];
  return [
    problem(
      `A ruleset stands against the squad's own branches, ${branchPrefix}**: ${[...new Set(closing)].join(", ")}.`,
      `Open ${at("Settings > Rules > Rulesets", page, "/settings/rules")} and exclude the branches ${branchPrefix}** from that ruleset.`
    )
  ];
}
function at(menu, page, path) {
  return page === void 0 ? menu : `${menu}, ${page}${path}`;
}

// src/setup/check-machine.ts
init_define_RUNTIME_PACKAGES();
var LEAST = { node: "20.19", git: "2.38" };
function checkMachine({ node, git, runtime }) {
  return [
    isAtLeast(node, LEAST.node) ? ok(`Node ${node}.`) : problem(`Node ${node} is too old.`, `Install Node ${LEAST.node} or later.`),
    checkGit(git),
    runtime === void 0 ? warning(
      "The Copilot runtime is not on this machine.",
      "Nothing needs to be done: a job fetches it by itself. `npm ci` in the action's folder brings it here, for a rehearsal."
    ) : ok(`The Copilot runtime is ${runtime}.`)
  ];
}
function checkGit(git) {
  const install = `Install git ${LEAST.git} or later.`;
  if (git === void 0) return problem("git cannot be started.", install);
  return isAtLeast(git, LEAST.git) ? ok(`git ${git}.`) : problem(`git ${git} is too old.`, install);
}
function isAtLeast(version, least) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major > leastMajor || major === leastMajor && minor >= leastMinor;
}

// src/setup/check-team.ts
init_define_RUNTIME_PACKAGES();

// src/team/skills.ts
init_define_RUNTIME_PACKAGES();
var HEAD_BYTES = 32768;
var MAX_SKILLS = 500;
var SHARED_FOLDERS = [".github/skills", ".copilot/skills", ".claude/skills", ".agents/skills"];
async function listSkills(tree, directory = ".squad") {
  const files2 = skillFiles(tree, directory);
  const readings = await Promise.all(
    files2.slice(0, MAX_SKILLS).map(async (file) => ({
      file,
      text: await tree.read(file.path, HEAD_BYTES)
    }))
  );
  const skills = /* @__PURE__ */ new Map();
  const warnings = [];
  for (const { file, text: text2 } of readings) {
    if (text2 === void 0) continue;
    const { skill, warning: warning2 } = parseSkill(text2, file);
    if (warning2 !== void 0) warnings.push(warning2);
    const key = nameKey(skill.name);
    if (!skills.has(key)) skills.set(key, skill);
  }
  if (files2.length > MAX_SKILLS) {
    warnings.push(`Only ${MAX_SKILLS} of ${files2.length} skills are read.`);
  }
  return { skills: [...skills.values()], warnings };
}
function skillFiles(tree, directory) {
  return [`${directory}/skills`, ...SHARED_FOLDERS].flatMap((root) => tree.entries.map((entry) => skillFileIn(root, entry))).filter((file) => file !== void 0).filter((file) => isSkillName(file.folder));
}
function skillFileIn(root, { path, mode }) {
  if (!isRegularFile(mode) || !path.startsWith(`${root}/`)) return void 0;
  const [folder = "", file, ...deeper] = path.slice(root.length + 1).split("/");
  if (deeper.length > 0) return void 0;
  if (file?.toLowerCase() === "skill.md") return { folder, path };
  const isFlat = file === void 0 && root.startsWith(".ai-team/") && folder.endsWith(".md");
  return isFlat ? { folder: folder.slice(0, -".md".length), path } : void 0;
}
function isSkillName(name) {
  return name.trim() !== "" && name.length <= 100 && !/[\p{Cc}/\\]/u.test(name) && !/^\.+$/.test(name);
}
function parseSkill(text2, file) {
  const matter = readFrontMatter(text2);
  const fields = fieldsOf(matter);
  const named = textField(fields, "name");
  const skill = {
    name: named !== void 0 && isSkillName(named) ? named : file.folder,
    description: textField(fields, "description") ?? "",
    domain: textField(fields, "domain") ?? "",
    confidence: readConfidence(textField(fields, "confidence")),
    source: textField(fields, "source") ?? "",
    triggers: listField(fields, "triggers") ?? [],
    roles: listField(fields, "roles") ?? [],
    tools: listField(fields, "tools") ?? listField(fields, "allowedTools") ?? [],
    path: file.path
  };
  const warning2 = matter.kind === "broken" ? `${file.path}: front matter is ${matter.reason}.` : void 0;
  return { skill, warning: warning2 };
}
function fieldsOf(matter) {
  if (matter.kind === "data") return matter.fields;
  const said = fieldsOfBody(matter.body);
  return matter.kind === "none" ? said : new Map([...said, ...matter.fields]);
}
function fieldsOfBody(body) {
  const lines = readLines(body);
  const confidence = lines.map(labelOf).find((found) => found?.label === "confidence")?.value;
  const start = lines.findIndex((line) => headingOf(line)?.level === 1) + 1;
  const paragraph = lines.slice(start).find((line) => line.text.trim() !== "" && labelOf(line) === void 0);
  const isProse = paragraph?.kind === "text" && headingOf(paragraph) === void 0;
  return /* @__PURE__ */ new Map([
    ["confidence", confidence ?? ""],
    ["description", isProse ? textOf([paragraph]).slice(0, 300) : ""]
  ]);
}
function readConfidence(text2) {
  const word2 = text2?.toLowerCase();
  return word2 === "medium" || word2 === "high" ? word2 : "low";
}
async function readSkill(tree, skills, name) {
  const key = nameKey(name);
  const named = skills.find((skill2) => nameKey(skill2.name) === key);
  const skill = named ?? skills.find(({ path }) => nameKey(path.split("/").at(-2) ?? "") === key);
  return skill === void 0 ? void 0 : tree.read(skill.path);
}
function matchSkills(skills, task, role) {
  const said = phrase(task.slice(0, 2e4));
  const roleSaid = phrase(role);
  return skills.map((skill) => ({ skill, score: scoreOf(skill, said, roleSaid) })).filter(({ score }) => score > 0).sort((a5, b7) => b7.score - a5.score || rank(b7.skill) - rank(a5.skill));
}
function scoreOf(skill, task, role) {
  const triggers = [skill.name, ...skill.triggers].filter((trigger) => isSaid(trigger, task));
  const fitsRole = skill.roles.some((wanted) => isSaid(wanted, role));
  return Math.min(0.7, 0.5 * triggers.length) + (fitsRole ? 0.3 : 0);
}
function phrase(text2) {
  return ` ${wordsOf(text2).join(" ")} `;
}
function isSaid(words2, text2) {
  const wanted = phrase(words2);
  return wanted.trim() !== "" && text2.includes(wanted);
}
function rank(skill) {
  return ["low", "medium", "high"].indexOf(skill.confidence);
}

// src/setup/check-memory.ts
init_define_RUNTIME_PACKAGES();
var MANY_DROPS = 100;
var FILE_BYTES = 1048576;
async function checkMemory(tree, directory, facts) {
  const start = `${directory}/`;
  const files2 = tree.entries.filter(
    ({ path, mode }) => path.startsWith(start) && isRegularFile(mode)
  );
  const inside = ({ path }) => path.slice(start.length);
  const shared = files2.filter((file) => SHARED.test(inside(file)));
  const [planned, broken] = await Promise.all([
    attempt(planScribe(tree, { ...facts, squadDirectory: directory })),
    Promise.all(shared.map((file) => checkShared(tree, file)))
  ]);
  const plan = planned.kind === "done" ? planned.value : void 0;
  const stops = plan?.kind === "broken" ? plan.files : [];
  const later = broken.flat().filter(({ path }) => stops.every((stop) => stop.path !== path));
  return [
    ...planned.kind === "threw" ? [wordTrouble(planned.error)] : [],
    ...stops.map((file) => wordBroken(file, "Scribe touches nothing while it is so.")),
    ...later.map((file) => wordBroken(file, "Scribe will stop there.")),
    ...plan?.kind === "planned" ? checkInboxes(plan.tally, facts) : [],
    ...files2.flatMap((file) => checkSize(file, inside(file), facts))
  ];
}
var SHARED = /^(?:decisions|agents\/[^/]+\/history)\.md$/;
async function checkShared(tree, { path }) {
  const reason = brokenBy(await tree.read(path, FILE_BYTES) ?? "");
  return reason === void 0 ? [] : [{ path, reason }];
}
function wordBroken({ path, reason }, outcome) {
  return problem(
    `${path} is broken: ${reason}. ${outcome}`,
    "Make it a text file of its own: of a merge keep what is right of both sides, and delete the lines with the marks. Then commit it."
  );
}
function checkInboxes({ read, unreadable }, facts) {
  return [
    ...unreadable.map(
      ({ path, reason }) => warning(
        `Scribe cannot merge ${path}: ${reason}.`,
        "Correct the file, or delete it if nothing in it is worth keeping."
      )
    ),
    ...countDrops(read - unreadable.length, facts)
  ];
}
function wordTrouble(error) {
  const { message, hint = "Ask again in a minute." } = describe(error);
  return problem(message, hint);
}
function countDrops(count, facts) {
  if (count === 0) return [];
  const files2 = `${count} file${count === 1 ? " waits" : "s wait"} in the inboxes`;
  if (count < MANY_DROPS) return [ok(`${files2} for Scribe.`)];
  return [
    warning(
      `${files2}: Scribe does not seem to run.`,
      `${startScribe(facts)} Then look at its last runs.`
    )
  ];
}
function startScribe({ scribeWorkflow: scribeWorkflow2 }) {
  return scribeWorkflow2 === void 0 ? "Add a workflow that runs Scribe, examples/workflows/squad-scribe.yml of the action, and start it from the Actions tab." : `Open the Actions tab, choose the workflow of ${scribeWorkflow2} and press "Run workflow".`;
}
var LIMITS = [
  [/^agents\/[^/]+\/charter\.md$/, CHARTER_BYTES, "Make it shorter: an agent reads it every time."],
  [/^config\.json$/, CONFIG_BYTES, "Make it shorter."],
  [/^(?:team|routing)\.md$/, FILE_BYTES, "Make it shorter."],
  [/^decisions\.md$/, FILE_BYTES]
];
function checkSize({ path, size }, inside, facts) {
  const limit = LIMITS.find(([pattern, most2]) => pattern.test(inside) && size > most2);
  if (limit === void 0) return [];
  const [
    ,
    most,
    remedy = `Scribe moves old decisions to decisions-archive.md. ${startScribe(facts)}`
  ] = limit;
  return [
    warning(`${path} has ${kilobytes(size)}; only the first ${kilobytes(most)} are read.`, remedy)
  ];
}
function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1024)} KB`;
}

// src/setup/check-team.ts
async function checkTeam(tree, location, facts) {
  if (location.kind === "absent") {
    return [
      problem(
        "There is no squad here: no .squad/team.md.",
        `${INIT[facts.place]} Commit it to the default branch.`
      )
    ];
  }
  if (location.kind === "elsewhere") return [problem(location.reason, location.remedy)];
  const team = await readTeam(tree, location);
  const [charters, skills, memory] = await Promise.all([
    checkCharters(tree, team),
    listSkills(tree, team.directory),
    checkMemory(tree, team.directory, facts)
  ]);
  return [
    checkRoster(team),
    ...charters,
    ...checkRouting(team),
    ...[...team.warnings, ...skills.warnings].map((text2) => fileWarning(text2, team.directory)),
    ...memory
  ];
}
var INIT = {
  terminal: "`squad-action init` makes a team of three, or `npx @bradygaster/squad-cli init --preset default` one of Squad's own.",
  github: "In a clone `npx @bradygaster/squad-cli init --preset default` makes one."
};
function checkRoster({ members, directory }) {
  const agents = members.filter(routable);
  if (agents.length > 0) {
    return ok(`On the team: ${agents.slice(0, 20).map(wordMember).join(", ")}${more(agents)}.`);
  }
  return problem(
    `${directory}/team.md names nobody who can work.`,
    "Add a row to the table under `## Members`:",
    [
      "| Name | Role | Charter | Status |",
      "|------|------|---------|--------|",
      "| Mira | Lead | `.squad/agents/mira/charter.md` | \u2705 Active |"
    ]
  );
}
function wordMember({ name, role }) {
  return role === "" ? name : `${name} (${role})`;
}
function more({ length }) {
  return length > 20 ? ` and ${length - 20} more` : "";
}
async function checkCharters(tree, team) {
  const findings = team.members.filter(routable).map(async (member) => {
    const charter = await loadCharter(tree, member);
    if (charter !== void 0 && charter.text !== "") return [];
    const path = member.charterPath ?? `${team.directory}/agents/${member.slug}/charter.md`;
    return [
      warning(
        `${member.name} has no charter: nothing tells it who it is.`,
        `Write ${path}: a title such as \`# Mira \u2014 Lead\`, then what the agent owns and how it works.`
      )
    ];
  });
  return (await Promise.all(findings)).flat();
}
function checkRouting({ rules: rules2, directory }) {
  if (rules2.length > 0) return [];
  return [
    warning(
      `${directory}/routing.md has no rule that names somebody on the team: work is routed by roles alone.`,
      "Write a table there:",
      [
        "## Routing Table",
        "",
        "| Work Type | Route To | Examples |",
        "|-----------|----------|----------|",
        "| Tests | Tess | unit tests, edge cases |"
      ]
    )
  ];
}
var PLACES = [
  [/^team\.md/, "team.md"],
  [/^routing\.md/, "routing.md"],
  [/^(?:config\.json|action\b|defaultModel|agentModelOverrides)/, "config.json"]
];
function fileWarning(text2, directory) {
  if (text2.startsWith(".ai-team/")) {
    return warning(
      text2,
      "Nothing needs to be done; `git mv .ai-team .squad` gives it the new name."
    );
  }
  const file = PLACES.find(([words2]) => words2.test(text2))?.[1];
  const place = file === void 0 ? "that file" : `${directory}/${file}`;
  return warning(text2, `Correct ${place}, and commit it to the default branch.`);
}

// src/setup/check-tools.ts
init_define_RUNTIME_PACKAGES();
function checkTools({ names, diagnostics }) {
  const troubles = diagnostics.map((trouble) => {
    const { code, path, message, next } = trouble;
    const where = trouble.export === void 0 ? path : `${path} (${trouble.export})`;
    const say = code === "L_DUPLICATE" ? warning : problem;
    return say(`${where}: ${message} (\`${code}\`)`, next);
  });
  return names.length === 0 ? troubles : [ok(`Tools: ${names.join(", ")}.`), ...troubles];
}

// src/setup/check-workflows.ts
init_define_RUNTIME_PACKAGES();

// src/setup/check-events.ts
init_define_RUNTIME_PACKAGES();
var UNSAFE = ["pull_request_target", "workflow_run"];
function checkTriggers({ kind, triggers }) {
  const unsafe = triggers.filter((event) => UNSAFE.includes(event));
  const wanted = kind === "comment" ? ["issue_comment"] : ["schedule", "push"];
  return [
    ...unsafe.map(
      (event) => problem(
        `${event} lets strangers' pull requests start a job that may write.`,
        `Remove ${event} from \`on:\`; the squad answers comments and reviews.`
      )
    ),
    ...triggers.some((event) => wanted.includes(event)) ? [] : [
      problem(
        kind === "comment" ? "comments do not start it." : "nothing starts it by itself.",
        "Add to `on:`:",
        kind === "comment" ? ["issue_comment:", "  types: [created]"] : ["schedule:", "  - cron: '17 4 * * *'"]
      )
    ]
  ];
}
var QUEUE = [
  "concurrency:",
  `  group: squad-\${{ github.event.issue.number || github.event.pull_request.number }}`,
  "  queue: max"
];
var SCRIBE_QUEUE = ["concurrency:", "  group: squad-scribe", "  cancel-in-progress: false"];
function checkQueue({ kind, concurrency: concurrency2, isQueuedWhole }) {
  const lines = kind === "comment" ? QUEUE : SCRIBE_QUEUE;
  const cancels = (concurrency2?.get("cancel-in-progress") ?? "false") !== "false";
  if (cancels) {
    return [
      problem(
        "a new event cancels the run that works.",
        "Remove `cancel-in-progress`, so that the job says:",
        lines
      )
    ];
  }
  if (kind === "comment" && isQueuedWhole) {
    return [
      warning(
        "the whole workflow is one queue, where any comment pushes a waiting request out.",
        "Move `concurrency` into the job:",
        lines
      )
    ];
  }
  if (concurrency2 === void 0 && !isQueuedWhole) {
    return [warning("it has no queue: two runs may meet.", "Add to the job:", lines)];
  }
  return kind === "comment" && concurrency2?.get("queue") !== "max" ? [warning("of several waiting requests only the newest is kept.", "Let the job say:", lines)] : [];
}
function checkCondition({ kind, condition, squad }) {
  if (kind === "scribe") return [];
  const phrase2 = squad.settings.get("trigger-phrase") || "@squad";
  if (phrase2.toLowerCase() === "/squad") {
    const what = "`/squad` is the command of Squad's own workflows; the action refuses it.";
    return [problem(what, "Remove `trigger-phrase`, or choose another.")];
  }
  if (condition === void 0) {
    return [
      warning(
        "it has no `if:`, so every comment starts a runner.",
        "Add to the job a condition such as:",
        ["if: contains(github.event.comment.body, '@squad')"]
      )
    ];
  }
  const isHeard = condition.toLowerCase().includes(phrase2.toLowerCase());
  return /contains\(/i.test(condition) && !isHeard && !phrase2.includes("${{") ? [
    problem(
      `its \`if:\` doesn't look for ${phrase2}, the phrase that calls the squad.`,
      "Write that phrase in the condition."
    )
  ] : [];
}

// src/setup/check-permissions.ts
init_define_RUNTIME_PACKAGES();
var NEEDS = {
  comment: { contents: "write", issues: "write", "pull-requests": "write" },
  scribe: { contents: "write", "pull-requests": "write", issues: "read" }
};
function checkPermissions(job2) {
  const needs = Object.entries(NEEDS[job2.kind]);
  const whole = ["permissions:", ...needs.map((need) => `  ${lineOf(need)}`)];
  const { permissions: permissions2 } = job2;
  if (permissions2 === "unsaid") {
    return [problem("it says no permissions.", "Add to the job:", whole)];
  }
  if (permissions2 === "write-all") {
    return [warning("`write-all` allows more than it needs.", "Put in its place:", whole)];
  }
  const lacking = needs.filter(([scope, access]) => !allows(job2, scope, access)).map(lineOf);
  const extra = permissions2 === "read-all" ? [] : superfluous(permissions2, NEEDS[job2.kind]);
  return [
    ...lacking.length === 0 ? [] : [wordLacking(lacking)],
    ...extra.map(
      (scope) => warning(`it may write ${scope}, which it doesn't need.`, `Remove the line \`${scope}:\`.`)
    )
  ];
}
function lineOf([scope, access]) {
  return `${scope}: ${access}`;
}
function wordLacking(lines) {
  const what = `its permissions lack ${lines.join(", ")}.`;
  return problem(what, "Make this part of the job's `permissions:`", lines);
}
function superfluous(granted, needs) {
  return [...granted].filter(([scope, access]) => access === "write" && needs[scope] !== "write").map(([scope]) => scope).filter((scope) => scope !== "copilot-requests");
}
function allows({ permissions: permissions2 }, scope, wanted) {
  if (permissions2 === "unsaid") return false;
  if (permissions2 === "write-all") return true;
  if (permissions2 === "read-all") return wanted === "read";
  const granted = permissions2.get(scope);
  return granted === "write" || granted === wanted;
}
function checkModels(job2) {
  const { kind, squad, permissions: permissions2 } = job2;
  if (kind === "scribe" || permissions2 === "unsaid") return [];
  const other = ["provider", "copilot-token"].find((name) => squad.settings.has(name));
  const grants = typeof permissions2 !== "string" && permissions2.has("copilot-requests");
  if (other !== void 0 && grants) {
    return [
      warning(
        `\`${other}\` pays for the models, so \`copilot-requests\` is not needed.`,
        "Remove the line `copilot-requests: write`."
      )
    ];
  }
  if (other !== void 0 || allows(job2, "copilot-requests", "write")) return [];
  return [
    problem(
      "nothing pays for the models.",
      "In an organisation with Copilot make this line part of the job's `permissions:`; elsewhere set `copilot-token`, or `provider` with `provider-api-key` and `model`, under `with:`",
      ["copilot-requests: write"]
    )
  ];
}

// src/setup/check-steps.ts
init_define_RUNTIME_PACKAGES();
var USUAL_MINUTES = 25;
function checkSteps(job2) {
  return [
    ...job2.steps.flatMap(checkPin),
    ...checkCheckout(job2),
    ...checkKeys(job2.squad),
    ...checkTime(job2)
  ];
}
function checkPin({ uses }) {
  if (uses.startsWith("./") || uses.startsWith("docker://")) return [];
  const [name = "", commit = ""] = uses.split("@");
  if (/^OWNER\//.test(uses) || /^0{40}$/.test(commit)) {
    return [
      problem(
        "it still names OWNER/squad-action@000..., which is nobody.",
        "Put the owner of the action and the commit of the release you chose."
      )
    ];
  }
  if (/^[0-9a-f]{40}$/i.test(commit)) return [];
  return [
    warning(
      `${uses} can change under you: it is not pinned to a commit.`,
      `Write ${name}@ and the 40 digits of that release's commit; the release's page shows it.`
    )
  ];
}
var CHECKOUT = [
  "- uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2",
  "  with: { fetch-depth: 0, persist-credentials: false }"
];
function checkCheckout({ steps, squad }) {
  const before = steps.slice(0, steps.indexOf(squad));
  const checkout = before.find(({ uses }) => uses.startsWith("actions/checkout@"));
  if (checkout === void 0) {
    return [
      problem("no step before the squad checks the repository out.", "Put before it:", CHECKOUT)
    ];
  }
  const { settings } = checkout;
  return [
    ...settings.get("persist-credentials") === "false" ? [] : [
      warning(
        "the checkout leaves the job's token in the repository's folder.",
        "Add under its `with:`",
        ["persist-credentials: false"]
      )
    ],
    ...settings.get("fetch-depth") === "0" ? [] : [
      warning(
        "the checkout leaves out the history that the squad works from.",
        "Add under its `with:`",
        ["fetch-depth: 0"]
      )
    ]
  ];
}
function checkKeys({ settings }) {
  const names = ["github-token", "copilot-token", "provider-api-key"];
  const inClear = names.filter((name) => {
    const value = settings.get(name) ?? "";
    const isKey = name === "provider-api-key" ? value !== "" : tokenKind(value) !== "unknown";
    return isKey && !value.includes("${{");
  });
  return inClear.map(
    (name) => problem(
      `\`${name}\` stands in the file for everybody to read.`,
      "Revoke that key now, store a new one under Settings > Secrets and variables > Actions, and write its name:",
      [`${name}: \${{ secrets.${name.toUpperCase().replaceAll("-", "_")} }}`]
    )
  );
}
function checkTime({ kind, timeoutMinutes, squad }) {
  if (kind === "scribe" || timeoutMinutes === void 0) return [];
  const own = Number(squad.settings.get("timeout-minutes") ?? USUAL_MINUTES);
  if (!(Number(timeoutMinutes) <= own)) return [];
  return [
    warning(
      `GitHub ends the job after ${timeoutMinutes} minutes, before the squad's own limit of ${own}: what was finished may be lost.`,
      "Give the job a few minutes more:",
      [`timeout-minutes: ${own + 5}`]
    )
  ];
}

// src/setup/workflow-file.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);
var word = union([string(), number(), boolean()]).transform(String);
var words = record(string(), word.catch("")).transform((map) => new Map(Object.entries(map)));
var permissions = union([m(["read-all", "write-all"]), words]).nullish().transform((value) => value ?? void 0);
var concurrency = union([word.transform((group) => /* @__PURE__ */ new Map([["group", group]])), words]).nullish();
var step = object({ uses: string().optional(), with: words.nullish() });
var job = object({
  permissions,
  concurrency,
  if: word.optional(),
  "timeout-minutes": word.optional(),
  steps: array(step).default([])
});
var workflow = object({
  on: union([string().transform((name) => [name]), array(string()), object({}).loose()]).transform((on) => Array.isArray(on) ? on : Object.keys(on)),
  permissions,
  concurrency,
  jobs: record(string(), unknown())
});
var MOST = 65536;
var USES_ITSELF = /^[ \t-]*uses:[ \t]*['"]?\.\/['"]?[ \t]*$/m;
var COMMENT_EVENTS = [
  "issue_comment",
  "issues",
  "pull_request_review",
  "pull_request_review_comment"
];
function readWorkflow(file, text2) {
  const isOurs = /\bsquad-action\b/.test(text2) || isSquadFile(file) && USES_ITSELF.test(text2);
  if (!isOurs) return { kind: "read", jobs: [] };
  if (text2.length > MOST) return { kind: "unreadable", reason: "it is longer than 64 KB" };
  try {
    const read = workflow.safeParse((0, import_yaml.parse)(text2, { uniqueKeys: false, logLevel: "error" }));
    if (!read.success) return { kind: "unreadable", reason: "it lacks `on:` or `jobs:`" };
    return { kind: "read", jobs: jobsIn(file, read.data) };
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { kind: "unreadable", reason: line.replace(/:$/, "").slice(0, 200) };
  }
}
function jobsIn(file, whole) {
  return Object.entries(whole.jobs).flatMap(([id, value]) => {
    const read = job.safeParse(value);
    const steps = read.success ? stepsOf(read.data) : [];
    const squad = steps.find(({ uses }) => isSquadAction(uses, file));
    if (!read.success || squad === void 0) return [];
    return {
      ...{ file, id, steps, squad, triggers: whole.on },
      kind: kindOf(squad, whole.on),
      permissions: read.data.permissions ?? whole.permissions ?? "unsaid",
      condition: read.data.if,
      concurrency: read.data.concurrency ?? void 0,
      isQueuedWhole: (whole.concurrency ?? void 0) !== void 0,
      timeoutMinutes: read.data["timeout-minutes"]
    };
  });
}
function stepsOf(raw) {
  return raw.steps.flatMap(
    ({ uses, with: settings }) => uses === void 0 ? [] : { uses, settings: settings ?? /* @__PURE__ */ new Map() }
  );
}
function isSquadAction(uses, file) {
  return uses === "./" ? isSquadFile(file) : /(?:^|\/)squad-action(?:@|$)/i.test(uses);
}
function isSquadFile(file) {
  return /(?:^|\/)squad[^/]*$/i.test(file);
}
function kindOf({ settings }, triggers) {
  const named = settings.get("job");
  if (named === "scribe" || named === "comment") return named;
  return triggers.some((event) => COMMENT_EVENTS.includes(event)) ? "comment" : "scribe";
}

// src/setup/check-workflows.ts
function scribeWorkflow(files2) {
  const runsScribe = ({ path, text: text2 }) => {
    const reading = readWorkflow(path, text2);
    return reading.kind === "read" && reading.jobs.some(({ kind }) => kind === "scribe");
  };
  return files2.find(runsScribe)?.path;
}
function checkWorkflows(files2, place) {
  const readings = files2.map(({ path, text: text2 }) => ({ path, reading: readWorkflow(path, text2) }));
  const jobs = readings.flatMap(({ reading }) => reading.kind === "read" ? reading.jobs : []);
  const broken = readings.flatMap(
    ({ path, reading }) => reading.kind === "read" ? [] : problem(
      `${path} cannot be read: ${reading.reason}.`,
      "Correct it, or compare it with examples/workflows/ of the action."
    )
  );
  return [
    ...broken,
    ...missing(jobs, { isSomeBroken: broken.length > 0, place }),
    ...jobs.flatMap(checkJob)
  ];
}
var copy = (name, place) => {
  const byHand = `Copy examples/workflows/${name} of the action to .github/workflows/`;
  return place === "terminal" ? `${byHand}; \`squad-action init --workflow-only\` does that.` : `${byHand}, put in the owner and the commit of the action, and commit it to the default branch.`;
};
function missing(jobs, { isSomeBroken, place }) {
  const has = (kind) => isSomeBroken || jobs.some((job2) => job2.kind === kind);
  return [
    ...has("comment") ? [] : [problem("No workflow answers comments with the squad.", copy("squad.yml", place))],
    ...has("scribe") ? [] : [
      warning(
        "No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",
        copy("squad-scribe.yml", place)
      )
    ]
  ];
}
function checkJob(job2) {
  const where = `${job2.file}, job ${job2.id}`;
  const complaints = [
    ...checkTriggers(job2),
    ...checkPermissions(job2),
    ...checkModels(job2),
    ...checkQueue(job2),
    ...checkCondition(job2),
    ...checkSteps(job2)
  ];
  if (complaints.length === 0) {
    return [ok(`${where}: permissions, queue, checkout and pins are as they should be.`)];
  }
  return complaints.map((finding) => ({ ...finding, what: `${where}: ${finding.what}` }));
}

// src/setup/doctor.ts
var WORKFLOWS = /^\.github\/workflows\/[^/]+\.ya?ml$/;
async function examine(facts) {
  const { tree, location, tools, github, credentials, trial, machine } = facts;
  const workflows = await readWorkflows(tree);
  const team = { ...facts, scribeWorkflow: scribeWorkflow(workflows) };
  return [
    { title: "Workflows", findings: checkWorkflows(workflows, facts.place) },
    { title: "GitHub", findings: github === void 0 ? [NOT_ASKED] : checkGitHub(github) },
    {
      title: "Tokens and models",
      findings: [
        ...credentials === void 0 ? [] : checkCredentials(credentials),
        ...trial === void 0 ? [] : [wordTrial(trial)]
      ]
    },
    { title: "Team", findings: await checkTeam(tree, location, team) },
    { title: "Tools", findings: tools === void 0 ? [] : checkTools(tools) },
    { title: "This machine", findings: machine === void 0 ? [] : checkMachine(machine) }
  ];
}
var NOT_ASKED = warning(
  "GitHub was not asked about the repository's settings: there is no token.",
  "Set GITHUB_TOKEN (and GITHUB_REPOSITORY=owner/name where no remote names it) and ask again; or comment `@squad doctor` on an issue."
);
async function readWorkflows(tree) {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOWS.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await tree.read(path) ?? "" })));
}
function wordTrial(trial) {
  return trial.kind === "accepted" ? ok("The Copilot runtime starts, and the credentials for the models were not refused.") : problem(trial.message, trial.hint);
}

// src/setup/render.ts
init_define_RUNTIME_PACKAGES();
var MARKS = { ok: "  ok       ", warning: "  warning  ", problem: "  PROBLEM  " };
var INDENT = " ".repeat(MARKS.ok.length);
var LONGEST = 600;
var MOST2 = 40;
function renderText(chapters) {
  const filled = chapters.filter(({ findings }) => findings.length > 0);
  const parts = filled.map(
    ({ title, findings }) => [title, ...findings.map(renderFinding)].join("\n")
  );
  return `${[...parts, wrap(verdict(chapters), { first: "", rest: "" })].join("\n\n")}
`;
}
function renderFinding(finding) {
  const what = wrap(printable(finding.what), { first: MARKS[finding.level], rest: INDENT });
  if (finding.level === "ok") return what;
  const remedy = wrap(printable(finding.remedy), { first: `${INDENT}-> `, rest: `${INDENT}   ` });
  const lines = (finding.lines ?? []).map((line) => `${INDENT}     ${line}`);
  return [what, remedy, ...lines].join("\n");
}
function printable(text2) {
  return text2.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, LONGEST);
}
function renderMarkdown(chapters, safe) {
  const all = chapters.flatMap(({ findings }) => findings);
  const listed = (level) => {
    const found = all.filter((finding) => finding.level === level);
    return found.length === 0 ? void 0 : list(
      found.map((one) => itemOf(one, safe)),
      MOST2
    );
  };
  const [problems, warnings, well] = [listed("problem"), listed("warning"), listed("ok")];
  return paragraphs([
    `**${verdict(chapters)}**`,
    problems && `**What to mend**

${problems}`,
    warnings && `**Worth a look**

${warnings}`,
    well && folded("As it should be", well)
  ]);
}
function itemOf(finding, safe) {
  const what = inline(finding.what, LONGEST, safe);
  if (finding.level === "ok") return what;
  const { remedy, lines = [] } = finding;
  const block = lines.length === 0 ? "" : `

${fenced(lines.join("\n"), "")}`;
  return `${what}
\u2192 ${inline(remedy, LONGEST, safe)}${block}`.replaceAll("\n", "\n  ");
}

export {
  createGitHub,
  listSkills,
  readSkill,
  matchSkills,
  askGitHub,
  tally,
  tokenKind,
  examine,
  renderText,
  renderMarkdown
};
/*! For license information please see chunk-EJVM2PR2.js.LEGAL.txt */
