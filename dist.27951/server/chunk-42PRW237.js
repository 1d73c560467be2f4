import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{conditionRules,conditionsIn,familyOf,foods,gloss,isForeignWord,isGrammar,matchFood,numberWords,splitWords,unknownConditionsIn}from"./chunk-TETHUGLX.js";
import{foldWord,isEnglishWord,isOtherWord,rankOf}from"./chunk-BZIVZLIC.js";import{allergens}from"./chunk-FRMOLJ2P.js";import{__commonJS,__require}from"./chunk-ST6BT3EY.js";var require_symbols=__commonJS({"node_modules/undici/lib/core/symbols.js"(exports,module){"use strict";module.exports={kClose:Symbol("close"),kDestroy:Symbol("d\
estroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRedirectCacheControl:Symbol("redirect cache control"),kWriting:Symbol("writing"),kResuming:Symbol("res\
uming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol(
"max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol(
"keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local addres\
s"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("b\
locking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol(
"closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on e\
rror"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol(
"clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),
kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),
kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kMaxResponseSize:Symbol("max response\
 size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol(
"constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kHTTP2InitialWindowSize:Symbol(
"http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol("http2session connect protocol"),kRemoteSettings:Symbol(
"http2session remote settings"),kHTTP2Stream:Symbol("http2session client stream"),kPingInterval:Symbol("ping interval"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol(
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}});var require_timers=__commonJS({"node_modules/undici/lib/util/timers.js"(exports,module){"use strict";var fastNow=0;var RESOLUTION_MS=1e3;var TICK_MS=(RESOLUTION_MS>>
1)-1;var fastNowTimeout;var kFastTimer=Symbol("kFastTimer");var fastTimers=[];var NOT_IN_LIST=-2;var TO_BE_CLEARED=-1;var PENDING=0;var ACTIVE=1;function onTick(){
fastNow+=TICK_MS;let idx2=0;let len=fastTimers.length;while(idx2<len){const timer=fastTimers[idx2];if(timer._state===PENDING){timer._idleStart=fastNow-TICK_MS;timer.
_state=ACTIVE}else if(timer._state===ACTIVE&&fastNow>=timer._idleStart+timer._idleTimeout){timer._state=TO_BE_CLEARED;timer._idleStart=-1;timer._onTimeout(timer.
_timerArg)}if(timer._state===TO_BE_CLEARED){timer._state=NOT_IN_LIST;if(--len!==0){fastTimers[idx2]=fastTimers[len]}}else{++idx2}}fastTimers.length=len;if(fastTimers.
length!==0){refreshTimeout()}}function refreshTimeout(){if(fastNowTimeout?.refresh){fastNowTimeout.refresh()}else{clearTimeout(fastNowTimeout);fastNowTimeout=setTimeout(
onTick,TICK_MS);fastNowTimeout?.unref()}}var FastTimer=class{[kFastTimer]=true;_state=NOT_IN_LIST;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(callback,delay,arg){
this._onTimeout=callback;this._idleTimeout=delay;this._timerArg=arg;this.refresh()}refresh(){if(this._state===NOT_IN_LIST){fastTimers.push(this)}if(!fastNowTimeout||
fastTimers.length===1){refreshTimeout()}this._state=PENDING}clear(){this._state=TO_BE_CLEARED;this._idleStart=-1}};module.exports={setTimeout(callback,delay,arg){
return delay<=RESOLUTION_MS?setTimeout(callback,delay,arg):new FastTimer(callback,delay,arg)},clearTimeout(timeout){if(timeout[kFastTimer]){timeout.clear()}else{
clearTimeout(timeout)}},setFastTimeout(callback,delay,arg){return new FastTimer(callback,delay,arg)},clearFastTimeout(timeout){timeout.clear()},now(){return fastNow},
tick(delay=0){fastNow+=delay-RESOLUTION_MS+1;onTick();onTick()},reset(){fastNow=0;fastTimers.length=0;clearTimeout(fastNowTimeout);fastNowTimeout=null},kFastTimer}}});var require_errors=__commonJS({"node_modules/undici/lib/core/errors.js"(exports,module){"use strict";var kUndiciError=Symbol.for("undici.error.UND_ERR");var UndiciError=class extends Error{constructor(message,options){
super(message,options);this.name="UndiciError";this.code="UND_ERR"}static[Symbol.hasInstance](instance){return instance&&instance[kUndiciError]===true}get[kUndiciError](){
return true}};var kConnectTimeoutError=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");var ConnectTimeoutError=class extends UndiciError{constructor(message){
super(message);this.name="ConnectTimeoutError";this.message=message||"Connect Timeout Error";this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](instance){
return instance&&instance[kConnectTimeoutError]===true}get[kConnectTimeoutError](){return true}};var kHeadersTimeoutError=Symbol.for("undici.error.UND_ERR_HEADE\
RS_TIMEOUT");var HeadersTimeoutError=class extends UndiciError{constructor(message){super(message);this.name="HeadersTimeoutError";this.message=message||"Header\
s Timeout Error";this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&instance[kHeadersTimeoutError]===true}get[kHeadersTimeoutError](){
return true}};var kHeadersOverflowError=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");var HeadersOverflowError=class extends UndiciError{constructor(message){
super(message);this.name="HeadersOverflowError";this.message=message||"Headers Overflow Error";this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](instance){
return instance&&instance[kHeadersOverflowError]===true}get[kHeadersOverflowError](){return true}};var kBodyTimeoutError=Symbol.for("undici.error.UND_ERR_BODY_T\
IMEOUT");var BodyTimeoutError=class extends UndiciError{constructor(message){super(message);this.name="BodyTimeoutError";this.message=message||"Body Timeout Err\
or";this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&instance[kBodyTimeoutError]===true}get[kBodyTimeoutError](){return true}};
var kInvalidArgumentError=Symbol.for("undici.error.UND_ERR_INVALID_ARG");var InvalidArgumentError=class extends UndiciError{constructor(message){super(message);
this.name="InvalidArgumentError";this.message=message||"Invalid Argument Error";this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](instance){return instance&&
instance[kInvalidArgumentError]===true}get[kInvalidArgumentError](){return true}};var kInvalidReturnValueError=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_V\
ALUE");var InvalidReturnValueError=class extends UndiciError{constructor(message){super(message);this.name="InvalidReturnValueError";this.message=message||"Inva\
lid Return Value Error";this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](instance){return instance&&instance[kInvalidReturnValueError]===true}get[kInvalidReturnValueError](){
return true}};var kAbortError=Symbol.for("undici.error.UND_ERR_ABORT");var AbortError=class extends UndiciError{constructor(message){super(message);this.name="A\
bortError";this.message=message||"The operation was aborted";this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](instance){return instance&&instance[kAbortError]===
true}get[kAbortError](){return true}};var kRequestAbortedError=Symbol.for("undici.error.UND_ERR_ABORTED");var RequestAbortedError=class extends AbortError{constructor(message){
super(message);this.name="AbortError";this.message=message||"Request aborted";this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](instance){return instance&&
instance[kRequestAbortedError]===true}get[kRequestAbortedError](){return true}};var kInformationalError=Symbol.for("undici.error.UND_ERR_INFO");var InformationalError=class extends UndiciError{constructor(message){
super(message);this.name="InformationalError";this.message=message||"Request information";this.code="UND_ERR_INFO"}static[Symbol.hasInstance](instance){return instance&&
instance[kInformationalError]===true}get[kInformationalError](){return true}};var kRequestContentLengthMismatchError=Symbol.for("undici.error.UND_ERR_REQ_CONTEN\
T_LENGTH_MISMATCH");var RequestContentLengthMismatchError=class extends UndiciError{constructor(message){super(message);this.name="RequestContentLengthMismatchE\
rror";this.message=message||"Request body length does not match content-length header";this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){
return instance&&instance[kRequestContentLengthMismatchError]===true}get[kRequestContentLengthMismatchError](){return true}};var kResponseContentLengthMismatchError=Symbol.
for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");var ResponseContentLengthMismatchError=class extends UndiciError{constructor(message){super(message);this.
name="ResponseContentLengthMismatchError";this.message=message||"Response body length does not match content-length header";this.code="UND_ERR_RES_CONTENT_LENGT\
H_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&instance[kResponseContentLengthMismatchError]===true}get[kResponseContentLengthMismatchError](){
return true}};var kClientDestroyedError=Symbol.for("undici.error.UND_ERR_DESTROYED");var ClientDestroyedError=class extends UndiciError{constructor(message){super(
message);this.name="ClientDestroyedError";this.message=message||"The client is destroyed";this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](instance){return instance&&
instance[kClientDestroyedError]===true}get[kClientDestroyedError](){return true}};var kClientClosedError=Symbol.for("undici.error.UND_ERR_CLOSED");var ClientClosedError=class extends UndiciError{constructor(message){
super(message);this.name="ClientClosedError";this.message=message||"The client is closed";this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](instance){return instance&&
instance[kClientClosedError]===true}get[kClientClosedError](){return true}};var kSocketError=Symbol.for("undici.error.UND_ERR_SOCKET");var SocketError=class extends UndiciError{constructor(message,socket){
super(message);this.name="SocketError";this.message=message||"Socket error";this.code="UND_ERR_SOCKET";this.socket=socket}static[Symbol.hasInstance](instance){return instance&&
instance[kSocketError]===true}get[kSocketError](){return true}};var kNotSupportedError=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");var NotSupportedError=class extends UndiciError{constructor(message){
super(message);this.name="NotSupportedError";this.message=message||"Not supported error";this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](instance){
return instance&&instance[kNotSupportedError]===true}get[kNotSupportedError](){return true}};var kBalancedPoolMissingUpstreamError=Symbol.for("undici.error.UND_\
ERR_BPL_MISSING_UPSTREAM");var BalancedPoolMissingUpstreamError=class extends UndiciError{constructor(message){super(message);this.name="MissingUpstreamError";this.
message=message||"No upstream has been added to the BalancedPool";this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](instance){return instance&&
instance[kBalancedPoolMissingUpstreamError]===true}get[kBalancedPoolMissingUpstreamError](){return true}};var kHTTPParserError=Symbol.for("undici.error.UND_ERR_\
HTTP_PARSER");var HTTPParserError=class extends Error{constructor(message,code,data){super(message);this.name="HTTPParserError";this.code=code?`HPE_${code}`:void 0;
this.data=data?data.toString():void 0}static[Symbol.hasInstance](instance){return instance&&instance[kHTTPParserError]===true}get[kHTTPParserError](){return true}};
var kResponseExceededMaxSizeError=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");var ResponseExceededMaxSizeError=class extends UndiciError{constructor(message){
super(message);this.name="ResponseExceededMaxSizeError";this.message=message||"Response content exceeded max size";this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.
hasInstance](instance){return instance&&instance[kResponseExceededMaxSizeError]===true}get[kResponseExceededMaxSizeError](){return true}};var kRequestRetryError=Symbol.
for("undici.error.UND_ERR_REQ_RETRY");var RequestRetryError=class extends UndiciError{constructor(message,code,{headers,data}){super(message);this.name="Request\
RetryError";this.message=message||"Request retry error";this.code="UND_ERR_REQ_RETRY";this.statusCode=code;this.data=data;this.headers=headers}static[Symbol.hasInstance](instance){
return instance&&instance[kRequestRetryError]===true}get[kRequestRetryError](){return true}};var kResponseError=Symbol.for("undici.error.UND_ERR_RESPONSE");var ResponseError=class extends UndiciError{constructor(message,code,{
headers,body}){super(message);this.name="ResponseError";this.message=message||"Response error";this.code="UND_ERR_RESPONSE";this.statusCode=code;this.body=body;
this.headers=headers}static[Symbol.hasInstance](instance){return instance&&instance[kResponseError]===true}get[kResponseError](){return true}};var kSecureProxyConnectionError=Symbol.
for("undici.error.UND_ERR_PRX_TLS");var SecureProxyConnectionError=class extends UndiciError{constructor(cause,message,options={}){super(message,{cause,...options});
this.name="SecureProxyConnectionError";this.message=message||"Secure Proxy Connection failed";this.code="UND_ERR_PRX_TLS";this.cause=cause}static[Symbol.hasInstance](instance){
return instance&&instance[kSecureProxyConnectionError]===true}get[kSecureProxyConnectionError](){return true}};var kMaxOriginsReachedError=Symbol.for("undici.er\
ror.UND_ERR_MAX_ORIGINS_REACHED");var MaxOriginsReachedError=class extends UndiciError{constructor(message){super(message);this.name="MaxOriginsReachedError";this.
message=message||"Maximum allowed origins reached";this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](instance){return instance&&instance[kMaxOriginsReachedError]===
true}get[kMaxOriginsReachedError](){return true}};var Socks5ProxyError=class extends UndiciError{constructor(message,code){super(message);this.name="Socks5Proxy\
Error";this.message=message||"SOCKS5 proxy error";this.code=code||"UND_ERR_SOCKS5"}};var kMessageSizeExceededError=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_S\
IZE_EXCEEDED");var MessageSizeExceededError=class extends UndiciError{constructor(message){super(message);this.name="MessageSizeExceededError";this.message=message||
"Max decompressed message size exceeded";this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](instance){return instance&&instance[kMessageSizeExceededError]===
true}get[kMessageSizeExceededError](){return true}};module.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,
RequestContentLengthMismatchError,ConnectTimeoutError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,
SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,RequestRetryError,ResponseError,SecureProxyConnectionError,
MaxOriginsReachedError,Socks5ProxyError,MessageSizeExceededError}}});var require_constants=__commonJS({"node_modules/undici/lib/core/constants.js"(exports,module){"use strict";var wellknownHeaderNames=["Accept","Accept-Encoding",
"Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin",
"Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Au\
thorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Con\
tent-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy",
"Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-S\
ince","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Pro\
xy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-\
WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cooki\
e","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests",
"User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-\
By","X-Requested-With","X-XSS-Protection"];var headerNameLowerCasedRecord={};Object.setPrototypeOf(headerNameLowerCasedRecord,null);var wellknownHeaderNameBuffers={};
Object.setPrototypeOf(wellknownHeaderNameBuffers,null);function getHeaderNameAsBuffer(header){let buffer=wellknownHeaderNameBuffers[header];if(buffer===void 0){
buffer=Buffer.from(header)}return buffer}for(let i=0;i<wellknownHeaderNames.length;++i){const key=wellknownHeaderNames[i];const lowerCasedKey=key.toLowerCase();
headerNameLowerCasedRecord[key]=headerNameLowerCasedRecord[lowerCasedKey]=lowerCasedKey}module.exports={wellknownHeaderNames,headerNameLowerCasedRecord,getHeaderNameAsBuffer}}});var require_tree=__commonJS({"node_modules/undici/lib/core/tree.js"(exports,module){"use strict";var{wellknownHeaderNames,headerNameLowerCasedRecord}=require_constants();
var TstNode=class _TstNode{value=null;left=null;middle=null;right=null;code;constructor(key,value,index){if(index===void 0||index>=key.length){throw new TypeError(
"Unreachable")}const code=this.code=key.charCodeAt(index);if(code>127){throw new TypeError("key must be ascii string")}if(key.length!==++index){this.middle=new _TstNode(
key,value,index)}else{this.value=value}}add(key,value){const length=key.length;if(length===0){throw new TypeError("Unreachable")}let index=0;let node=this;while(true){
const code=key.charCodeAt(index);if(code>127){throw new TypeError("key must be ascii string")}if(node.code===code){if(length===++index){node.value=value;break}else if(node.
middle!==null){node=node.middle}else{node.middle=new _TstNode(key,value,index);break}}else if(node.code<code){if(node.left!==null){node=node.left}else{node.left=
new _TstNode(key,value,index);break}}else if(node.right!==null){node=node.right}else{node.right=new _TstNode(key,value,index);break}}}search(key){const keylength=key.
length;let index=0;let node=this;while(node!==null&&index<keylength){let code=key[index];if(code<=90&&code>=65){code|=32}while(node!==null){if(code===node.code){
if(keylength===++index){return node}node=node.middle;break}node=node.code<code?node.left:node.right}}return null}};var TernarySearchTree=class{node=null;insert(key,value){
if(this.node===null){this.node=new TstNode(key,value,0)}else{this.node.add(key,value)}}lookup(key){return this.node?.search(key)?.value??null}};var tree=new TernarySearchTree;
for(let i=0;i<wellknownHeaderNames.length;++i){const key=headerNameLowerCasedRecord[wellknownHeaderNames[i]];tree.insert(key,key)}module.exports={TernarySearchTree,
tree}}});var require_util=__commonJS({"node_modules/undici/lib/core/util.js"(exports,module){"use strict";var assert2=__require("node:assert");var{kDestroyed,kBodyUsed,kListeners,
kBody}=require_symbols();var{IncomingMessage}=__require("node:http");var stream=__require("node:stream");var net=__require("node:net");var{stringify}=__require("node:querystring");
var{EventEmitter:EE}=__require("node:events");var timers=require_timers();var{InvalidArgumentError,ConnectTimeoutError}=require_errors();var{headerNameLowerCasedRecord}=require_constants();
var{tree}=require_tree();var[nodeMajor,nodeMinor]=process.versions.node.split(".",2).map(v=>Number(v));var BodyAsyncIterable=class{constructor(body){this[kBody]=
body;this[kBodyUsed]=false}async*[Symbol.asyncIterator](){assert2(!this[kBodyUsed],"disturbed");this[kBodyUsed]=true;yield*this[kBody]}};function noop(){}function wrapRequestBody(body){
if(isStream(body)){if(bodyLength(body)===0){body.on("data",function(){assert2(false)})}if(typeof body.readableDidRead!=="boolean"){body[kBodyUsed]=false;EE.prototype.
on.call(body,"data",function(){this[kBodyUsed]=true})}return body}else if(body&&typeof body.pipeTo==="function"){return new BodyAsyncIterable(body)}else if(body&&
isFormDataLike(body)){return body}else if(body&&typeof body!=="string"&&!ArrayBuffer.isView(body)&&isIterable(body)){return new BodyAsyncIterable(body)}else{return body}}
function isStream(obj){return obj&&typeof obj==="object"&&typeof obj.pipe==="function"&&typeof obj.on==="function"}function isBlobLike(object){if(object===null){
return false}else if(object instanceof Blob){return true}else if(typeof object!=="object"){return false}else{const sTag=object[Symbol.toStringTag];return(sTag===
"Blob"||sTag==="File")&&("stream"in object&&typeof object.stream==="function"||"arrayBuffer"in object&&typeof object.arrayBuffer==="function")}}function pathHasQueryOrFragment(url){
return url.includes("?")||url.includes("#")}function serializePathWithQuery(url,queryParams){if(pathHasQueryOrFragment(url)){throw new Error('Query params canno\
t be passed when url already contains "?" or "#".')}const stringified=stringify(queryParams);if(stringified){url+="?"+stringified}return url}function isValidPort(port){
const value=parseInt(port,10);return value===Number(port)&&value>=0&&value<=65535}function isHttpOrHttpsPrefixed(value){return value!=null&&value[0]==="h"&&value[1]===
"t"&&value[2]==="t"&&value[3]==="p"&&(value[4]===":"||value[4]==="s"&&value[5]===":")}function parseURL(url){if(typeof url==="string"){url=new URL(url);if(!isHttpOrHttpsPrefixed(
url.origin||url.protocol)){throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return url}if(!url||typeof url!==
"object"){throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.")}if(!(url instanceof URL)){if(url.port!=null&&url.port!==""&&
isValidPort(url.port)===false){throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.")}if(url.path!=
null&&typeof url.path!=="string"){throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.")}if(url.pathname!=null&&typeof url.
pathname!=="string"){throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.")}if(url.hostname!=null&&typeof url.
hostname!=="string"){throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.")}if(url.origin!=null&&typeof url.origin!==
"string"){throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.")}if(!isHttpOrHttpsPrefixed(url.origin||url.protocol)){
throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.")}const port=url.port!=null?url.port:url.protocol==="https:"?
443:80;let origin=url.origin!=null?url.origin:`${url.protocol||""}//${url.hostname||""}:${port}`;let path=url.path!=null?url.path:`${url.pathname||""}${url.search||
""}`;if(origin[origin.length-1]==="/"){origin=origin.slice(0,origin.length-1)}if(path&&path[0]!=="/"){path=`/${path}`}return new URL(`${origin}${path}`)}if(!isHttpOrHttpsPrefixed(
url.origin||url.protocol)){throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.")}return url}function parseOrigin(url){
url=parseURL(url);if(url.pathname!=="/"||url.search||url.hash){throw new InvalidArgumentError("invalid url")}return url}function getHostname(host){if(host[0]===
"["){const idx3=host.indexOf("]");assert2(idx3!==-1);return host.substring(1,idx3)}const idx2=host.indexOf(":");if(idx2===-1)return host;return host.substring(0,
idx2)}function getServerName(host){if(!host){return null}assert2(typeof host==="string");const servername=getHostname(host);if(net.isIP(servername)){return""}return servername}
function deepClone(obj){return JSON.parse(JSON.stringify(obj))}function isAsyncIterable(obj){return!!(obj!=null&&typeof obj[Symbol.asyncIterator]==="function")}
function isIterable(obj){return!!(obj!=null&&(typeof obj[Symbol.iterator]==="function"||typeof obj[Symbol.asyncIterator]==="function"))}function hasSafeIterator(obj){
const prototype=Object.getPrototypeOf(obj);const ownIterator=Object.prototype.hasOwnProperty.call(obj,Symbol.iterator);return ownIterator||prototype!=null&&prototype!==
Object.prototype&&typeof obj[Symbol.iterator]==="function"}function bodyLength(body){if(body==null){return 0}else if(isStream(body)){const state=body._readableState;
return state&&state.objectMode===false&&state.ended===true&&Number.isFinite(state.length)?state.length:null}else if(isBlobLike(body)){return body.size!=null?body.
size:null}else if(isBuffer(body)){return body.byteLength}return null}function isDestroyed(body){return body&&!!(body.destroyed||body[kDestroyed]||stream.isDestroyed?.(
body))}function destroy(stream2,err){if(stream2==null||!isStream(stream2)||isDestroyed(stream2)){return}if(typeof stream2.destroy==="function"){if(Object.getPrototypeOf(
stream2).constructor===IncomingMessage){stream2.socket=null}stream2.destroy(err)}else if(err){queueMicrotask(()=>{stream2.emit("error",err)})}if(stream2.destroyed!==
true){stream2[kDestroyed]=true}}var KEEPALIVE_TIMEOUT_EXPR=/timeout=(\d+)/;function parseKeepAliveTimeout(val){const m=val.match(KEEPALIVE_TIMEOUT_EXPR);return m?
parseInt(m[1],10)*1e3:null}function headerNameToString(value){return typeof value==="string"?headerNameLowerCasedRecord[value]??value.toLowerCase():tree.lookup(
value)??value.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(value){return tree.lookup(value)??value.toString("latin1").toLowerCase()}function parseHeaders(headers,obj){
if(obj===void 0)obj={};for(let i=0;i<headers.length;i+=2){const key=headerNameToString(headers[i]);let val=obj[key];if(val!==void 0){if(!Object.hasOwn(obj,key)){
const headersValue=typeof headers[i+1]==="string"?headers[i+1]:Array.isArray(headers[i+1])?headers[i+1].map(x=>x.toString("latin1")):headers[i+1].toString("lati\
n1");if(key==="__proto__"){Object.defineProperty(obj,key,{value:headersValue,enumerable:true,configurable:true,writable:true})}else{obj[key]=headersValue}}else{
if(typeof val==="string"){val=[val];obj[key]=val}val.push(headers[i+1].toString("latin1"))}}else{const headersValue=typeof headers[i+1]==="string"?headers[i+1]:
Array.isArray(headers[i+1])?headers[i+1].map(x=>x.toString("latin1")):headers[i+1].toString("latin1");obj[key]=headersValue}}return obj}function parseRawHeaders(headers){
const headersLength=headers.length;const ret=new Array(headersLength);let key;let val;for(let n=0;n<headersLength;n+=2){key=headers[n];val=headers[n+1];typeof key!==
"string"&&(key=key.toString());typeof val!=="string"&&(val=val.toString("latin1"));ret[n]=key;ret[n+1]=val}return ret}function toRawHeaders(headers){const rawHeaders=[];
for(const[name,value]of Object.entries(headers)){if(Array.isArray(value)){for(const entry of value){rawHeaders.push(Buffer.from(name,"latin1"),Buffer.from(`${entry}`,
"latin1"))}}else{rawHeaders.push(Buffer.from(name,"latin1"),Buffer.from(`${value}`,"latin1"))}}return rawHeaders}function encodeRawHeaders(headers){if(!Array.isArray(
headers)){throw new TypeError("expected headers to be an array")}return headers.map(x=>Buffer.from(x))}function isBuffer(buffer){return buffer instanceof Uint8Array||
Buffer.isBuffer(buffer)}function assertRequestHandler(handler,method,upgrade){if(!handler||typeof handler!=="object"){throw new InvalidArgumentError("handler mu\
st be an object")}if(typeof handler.onRequestStart==="function"){return}if(typeof handler.onConnect!=="function"){throw new InvalidArgumentError("invalid onConn\
ect method")}if(typeof handler.onError!=="function"){throw new InvalidArgumentError("invalid onError method")}if(typeof handler.onBodySent!=="function"&&handler.
onBodySent!==void 0){throw new InvalidArgumentError("invalid onBodySent method")}if(upgrade||method==="CONNECT"){if(typeof handler.onUpgrade!=="function"){throw new InvalidArgumentError(
"invalid onUpgrade method")}}else{if(typeof handler.onHeaders!=="function"){throw new InvalidArgumentError("invalid onHeaders method")}if(typeof handler.onData!==
"function"){throw new InvalidArgumentError("invalid onData method")}if(typeof handler.onComplete!=="function"){throw new InvalidArgumentError("invalid onComplet\
e method")}}}function isDisturbed(body){return!!(body&&(stream.isDisturbed(body)||body[kBodyUsed]))}function getSocketInfo(socket){return{localAddress:socket.localAddress,
localPort:socket.localPort,remoteAddress:socket.remoteAddress,remotePort:socket.remotePort,remoteFamily:socket.remoteFamily,timeout:socket.timeout,bytesWritten:socket.
bytesWritten,bytesRead:socket.bytesRead}}function ReadableStreamFrom(iterable){let iterator;return new ReadableStream({start(){iterator=iterable[Symbol.asyncIterator]()},
pull(controller){return iterator.next().then(({done,value})=>{if(done){return queueMicrotask(()=>{controller.close();controller.byobRequest?.respond(0)})}else{const buf=Buffer.
isBuffer(value)?value:Buffer.from(value);if(buf.byteLength){return controller.enqueue(new Uint8Array(buf))}else{return this.pull(controller)}}})},cancel(){return iterator.
return()},type:"bytes"})}function isFormDataLike(object){return object&&typeof object==="object"&&typeof object.append==="function"&&typeof object.delete==="fun\
ction"&&typeof object.get==="function"&&typeof object.getAll==="function"&&typeof object.has==="function"&&typeof object.set==="function"&&object[Symbol.toStringTag]===
"FormData"}function addAbortListener(signal,listener){if("addEventListener"in signal){signal.addEventListener("abort",listener,{once:true});return()=>signal.removeEventListener(
"abort",listener)}signal.once("abort",listener);return()=>signal.removeListener("abort",listener)}var validTokenChars=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,
0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0]);function isTokenCharCode(c){return validTokenChars[c]===1}var tokenRegExp=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;function isValidHTTPToken(characters){if(characters.
length>=12)return tokenRegExp.test(characters);if(characters.length===0)return false;for(let i=0;i<characters.length;i++){if(validTokenChars[characters.charCodeAt(
i)]!==1){return false}}return true}var headerCharRegex=/[^\t\x20-\x7e\x80-\xff]/;function isValidHeaderValue(characters){return!headerCharRegex.test(characters)}
var rangeHeaderRegex=/^bytes (\d+)-(\d+)\/(\d+)?$/;function parseRangeHeader(range){if(range==null||range==="")return{start:0,end:null,size:null};const m=range?
range.match(rangeHeaderRegex):null;return m?{start:parseInt(m[1]),end:m[2]?parseInt(m[2]):null,size:m[3]?parseInt(m[3]):null}:null}function addListener(obj,name,listener){
const listeners=obj[kListeners]??=[];listeners.push([name,listener]);obj.on(name,listener);return obj}function removeAllListeners(obj){if(obj[kListeners]!=null){
for(const[name,listener]of obj[kListeners]){obj.removeListener(name,listener)}obj[kListeners]=null}return obj}function errorRequest(client,request,err){try{request.
onError(err);assert2(request.aborted)}catch(err2){client.emit("error",err2)}}var setupConnectTimeout=process.platform==="win32"?(socketWeakRef,opts)=>{if(!opts.
timeout){return noop}let s1=null;let s2=null;const fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(()=>{s2=setImmediate(()=>onConnectTimeout(socketWeakRef.
deref(),opts))})},opts.timeout);return()=>{timers.clearFastTimeout(fastTimer);clearImmediate(s1);clearImmediate(s2)}}:(socketWeakRef,opts)=>{if(!opts.timeout){return noop}
let s1=null;const fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(()=>{onConnectTimeout(socketWeakRef.deref(),opts)})},opts.timeout);return()=>{timers.clearFastTimeout(
fastTimer);clearImmediate(s1)}};function onConnectTimeout(socket,opts){if(socket==null){return}let message="Connect Timeout Error";if(Array.isArray(socket.autoSelectFamilyAttemptedAddresses)){
message+=` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`}else{message+=` (attempted address: ${opts.hostname}:${opts.port},`}message+=
` timeout: ${opts.timeout}ms)`;destroy(socket,new ConnectTimeoutError(message))}function getProtocolFromUrlString(urlString){if(urlString[0]==="h"&&urlString[1]===
"t"&&urlString[2]==="t"&&urlString[3]==="p"){switch(urlString[4]){case":":return"http:";case"s":if(urlString[5]===":"){return"https:"}}}return urlString.slice(0,
urlString.indexOf(":")+1)}var kEnumerableProperty=Object.create(null);kEnumerableProperty.enumerable=true;var normalizedMethodRecordsBase={delete:"DELETE",DELETE:"\
DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"};var normalizedMethodRecords={
...normalizedMethodRecordsBase,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(normalizedMethodRecordsBase,null);Object.setPrototypeOf(normalizedMethodRecords,
null);module.exports={kEnumerableProperty,isDisturbed,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,hasSafeIterator,isAsyncIterable,isDestroyed,
headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,errorRequest,parseRawHeaders,toRawHeaders,encodeRawHeaders,parseHeaders,parseKeepAliveTimeout,
destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,assertRequestHandler,getSocketInfo,isFormDataLike,pathHasQueryOrFragment,serializePathWithQuery,addAbortListener,
isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase,normalizedMethodRecords,isValidPort,isHttpOrHttpsPrefixed,nodeMajor,
nodeMinor,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody,setupConnectTimeout,getProtocolFromUrlString}}});var require_stats=__commonJS({"node_modules/undici/lib/util/stats.js"(exports,module){"use strict";var{kConnected,kPending,kRunning,kSize,kFree,kQueued}=require_symbols();
var ClientStats=class{constructor(client){this.connected=client[kConnected];this.pending=client[kPending];this.running=client[kRunning];this.size=client[kSize]}};
var PoolStats=class{constructor(pool){this.connected=pool[kConnected];this.free=pool[kFree];this.pending=pool[kPending];this.queued=pool[kQueued];this.running=pool[kRunning];
this.size=pool[kSize]}};module.exports={ClientStats,PoolStats}}});var require_diagnostics=__commonJS({"node_modules/undici/lib/core/diagnostics.js"(exports,module){"use strict";var diagnosticsChannel=__require("node:diagnostics_channel");
var util=__require("node:util");var undiciDebugLog=util.debuglog("undici");var fetchDebuglog=util.debuglog("fetch");var websocketDebuglog=util.debuglog("websock\
et");var channels={beforeConnect:diagnosticsChannel.channel("undici:client:beforeConnect"),connected:diagnosticsChannel.channel("undici:client:connected"),connectError:diagnosticsChannel.
channel("undici:client:connectError"),sendHeaders:diagnosticsChannel.channel("undici:client:sendHeaders"),create:diagnosticsChannel.channel("undici:request:crea\
te"),bodySent:diagnosticsChannel.channel("undici:request:bodySent"),bodyChunkSent:diagnosticsChannel.channel("undici:request:bodyChunkSent"),bodyChunkReceived:diagnosticsChannel.
channel("undici:request:bodyChunkReceived"),headers:diagnosticsChannel.channel("undici:request:headers"),trailers:diagnosticsChannel.channel("undici:request:tra\
ilers"),error:diagnosticsChannel.channel("undici:request:error"),open:diagnosticsChannel.channel("undici:websocket:open"),close:diagnosticsChannel.channel("undi\
ci:websocket:close"),socketError:diagnosticsChannel.channel("undici:websocket:socket_error"),ping:diagnosticsChannel.channel("undici:websocket:ping"),pong:diagnosticsChannel.
channel("undici:websocket:pong"),proxyConnected:diagnosticsChannel.channel("undici:proxy:connected")};var isTrackingClientEvents=false;function trackClientEvents(debugLog=undiciDebugLog){
if(isTrackingClientEvents){return}if(channels.beforeConnect.hasSubscribers||channels.connected.hasSubscribers||channels.connectError.hasSubscribers||channels.sendHeaders.
hasSubscribers){isTrackingClientEvents=true;return}isTrackingClientEvents=true;diagnosticsChannel.subscribe("undici:client:beforeConnect",evt=>{const{connectParams:{
version,protocol,port,host}}=evt;debugLog("connecting to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)});diagnosticsChannel.subscribe("undici:clien\
t:connected",evt=>{const{connectParams:{version,protocol,port,host}}=evt;debugLog("connected to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)});diagnosticsChannel.
subscribe("undici:client:connectError",evt=>{const{connectParams:{version,protocol,port,host},error}=evt;debugLog("connection to %s%s using %s%s errored - %s",host,
port?`:${port}`:"",protocol,version,error.message)});diagnosticsChannel.subscribe("undici:client:sendHeaders",evt=>{const{request:{method,path,origin}}=evt;debugLog(
"sending request to %s %s%s",method,origin,path)})}var isTrackingRequestEvents=false;function trackRequestEvents(debugLog=undiciDebugLog){if(isTrackingRequestEvents){
return}if(channels.headers.hasSubscribers||channels.trailers.hasSubscribers||channels.error.hasSubscribers){isTrackingRequestEvents=true;return}isTrackingRequestEvents=
true;diagnosticsChannel.subscribe("undici:request:headers",evt=>{const{request:{method,path,origin},response:{statusCode}}=evt;debugLog("received response to %s\
 %s%s - HTTP %d",method,origin,path,statusCode)});diagnosticsChannel.subscribe("undici:request:trailers",evt=>{const{request:{method,path,origin}}=evt;debugLog(
"trailers received from %s %s%s",method,origin,path)});diagnosticsChannel.subscribe("undici:request:error",evt=>{const{request:{method,path,origin},error}=evt;debugLog(
"request to %s %s%s errored - %s",method,origin,path,error.message)})}var isTrackingWebSocketEvents=false;function trackWebSocketEvents(debugLog=websocketDebuglog){
if(isTrackingWebSocketEvents){return}if(channels.open.hasSubscribers||channels.close.hasSubscribers||channels.socketError.hasSubscribers||channels.ping.hasSubscribers||
channels.pong.hasSubscribers){isTrackingWebSocketEvents=true;return}isTrackingWebSocketEvents=true;diagnosticsChannel.subscribe("undici:websocket:open",evt=>{if(evt.
address!=null){const{address,port}=evt.address;debugLog("connection opened %s%s",address,port?`:${port}`:"")}else{debugLog("connection opened")}});diagnosticsChannel.
subscribe("undici:websocket:close",evt=>{const{websocket,code,reason}=evt;debugLog("closed connection to %s - %s %s",websocket.url,code,reason)});diagnosticsChannel.
subscribe("undici:websocket:socket_error",err=>{debugLog("connection errored - %s",err.message)});diagnosticsChannel.subscribe("undici:websocket:ping",evt=>{debugLog(
"ping received")});diagnosticsChannel.subscribe("undici:websocket:pong",evt=>{debugLog("pong received")})}if(undiciDebugLog.enabled||fetchDebuglog.enabled){trackClientEvents(
fetchDebuglog.enabled?fetchDebuglog:undiciDebugLog);trackRequestEvents(fetchDebuglog.enabled?fetchDebuglog:undiciDebugLog)}if(websocketDebuglog.enabled){trackClientEvents(
undiciDebugLog.enabled?undiciDebugLog:websocketDebuglog);trackWebSocketEvents(websocketDebuglog)}module.exports={channels}}});var require_request=__commonJS({"node_modules/undici/lib/core/request.js"(exports,module){"use strict";var{InvalidArgumentError,NotSupportedError}=require_errors();
var assert2=__require("node:assert");var{isValidHTTPToken,isValidHeaderValue,isStream,destroy,isBuffer,isFormDataLike,isIterable,hasSafeIterator,isBlobLike,serializePathWithQuery,
assertRequestHandler,getServerName,normalizedMethodRecords,getProtocolFromUrlString}=require_util();var{channels}=require_diagnostics();var{headerNameLowerCasedRecord}=require_constants();
var invalidPathRegex=/[^\u0021-\u00ff]/;function isValidContentLengthHeaderValue(val){if(typeof val!=="string"||val.length===0){return false}for(let i=0;i<val.length;i++){
const charCode=val.charCodeAt(i);if(charCode<48||charCode>57){return false}}return true}var kHandler=Symbol("handler");var Request=class{constructor(origin,{path,
method,body,headers,query,idempotent,blocking,upgrade,headersTimeout,bodyTimeout,reset,expectContinue,servername,throwOnError,maxRedirections,typeOfService},handler){
if(typeof path!=="string"){throw new InvalidArgumentError("path must be a string")}else if(path[0]!=="/"&&!(path.startsWith("http://")||path.startsWith("https:/\
/"))&&method!=="CONNECT"){throw new InvalidArgumentError("path must be an absolute URL or start with a slash")}else if(invalidPathRegex.test(path)){throw new InvalidArgumentError(
"invalid request path")}if(typeof method!=="string"){throw new InvalidArgumentError("method must be a string")}else if(normalizedMethodRecords[method]===void 0&&
!isValidHTTPToken(method)){throw new InvalidArgumentError("invalid request method")}if(upgrade&&typeof upgrade!=="string"){throw new InvalidArgumentError("upgra\
de must be a string")}if(upgrade&&!isValidHeaderValue(upgrade)){throw new InvalidArgumentError("invalid upgrade header")}if(headersTimeout!=null&&(!Number.isFinite(
headersTimeout)||headersTimeout<0)){throw new InvalidArgumentError("invalid headersTimeout")}if(bodyTimeout!=null&&(!Number.isFinite(bodyTimeout)||bodyTimeout<0)){
throw new InvalidArgumentError("invalid bodyTimeout")}if(reset!=null&&typeof reset!=="boolean"){throw new InvalidArgumentError("invalid reset")}if(expectContinue!=
null&&typeof expectContinue!=="boolean"){throw new InvalidArgumentError("invalid expectContinue")}if(throwOnError!=null){throw new InvalidArgumentError("invalid\
 throwOnError")}if(maxRedirections!=null&&maxRedirections!==0){throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor")}
if(typeOfService!=null&&(!Number.isInteger(typeOfService)||typeOfService<0||typeOfService>255)){throw new InvalidArgumentError("typeOfService must be an integer\
 between 0 and 255")}this.headersTimeout=headersTimeout;this.bodyTimeout=bodyTimeout;this.method=method;this.typeOfService=typeOfService;this.abort=null;if(body==
null){this.body=null}else if(isStream(body)){this.body=body;const rState=this.body._readableState;if(!rState||!rState.autoDestroy){this.endHandler=function autoDestroy(){
destroy(this)};this.body.on("end",this.endHandler)}this.errorHandler=err=>{if(this.abort){this.abort(err)}else{this.error=err}};this.body.on("error",this.errorHandler)}else if(isBuffer(
body)){this.body=body.byteLength?body:null}else if(ArrayBuffer.isView(body)){this.body=body.buffer.byteLength?Buffer.from(body.buffer,body.byteOffset,body.byteLength):
null}else if(body instanceof ArrayBuffer){this.body=body.byteLength?Buffer.from(body):null}else if(typeof body==="string"){this.body=body.length?Buffer.from(body):
null}else if(isFormDataLike(body)||isIterable(body)||isBlobLike(body)){this.body=body}else{throw new InvalidArgumentError("body must be a string, a Buffer, a Re\
adable stream, an iterable, or an async iterable")}this.completed=false;this.aborted=false;this.upgrade=upgrade||null;this.path=query?serializePathWithQuery(path,
query):path;this.origin=origin;this.protocol=getProtocolFromUrlString(origin);this.idempotent=idempotent==null?method==="HEAD"||method==="GET":idempotent;this.blocking=
blocking??this.method!=="HEAD";this.reset=reset==null?null:reset;this.host=null;this.contentLength=null;this.contentType=null;this.headers=[];this.expectContinue=
expectContinue!=null?expectContinue:false;if(Array.isArray(headers)){if(headers.length%2!==0){throw new InvalidArgumentError("headers array must be even")}for(let i=0;i<
headers.length;i+=2){processHeader(this,headers[i],headers[i+1])}}else if(headers&&typeof headers==="object"){if(hasSafeIterator(headers)){for(const header of headers){
if(!Array.isArray(header)||header.length!==2){throw new InvalidArgumentError("headers must be in key-value pair format")}processHeader(this,header[0],header[1])}}else{
const keys=Object.keys(headers);for(let i=0;i<keys.length;++i){processHeader(this,keys[i],headers[keys[i]])}}}else if(headers!=null){throw new InvalidArgumentError(
"headers must be an object or an array")}assertRequestHandler(handler,method,upgrade);this.servername=servername||getServerName(this.host)||null;this[kHandler]=
handler;if(channels.create.hasSubscribers){channels.create.publish({request:this})}}onBodySent(chunk){if(channels.bodyChunkSent.hasSubscribers){channels.bodyChunkSent.
publish({request:this,chunk})}if(this[kHandler].onBodySent){try{return this[kHandler].onBodySent(chunk)}catch(err){this.abort(err)}}}onRequestSent(){if(channels.
bodySent.hasSubscribers){channels.bodySent.publish({request:this})}if(this[kHandler].onRequestSent){try{return this[kHandler].onRequestSent()}catch(err){this.abort(
err)}}}onConnect(abort){assert2(!this.aborted);assert2(!this.completed);if(this.error){abort(this.error)}else{this.abort=abort;return this[kHandler].onConnect(abort)}}onResponseStarted(){
return this[kHandler].onResponseStarted?.()}onHeaders(statusCode,headers,resume,statusText){assert2(!this.aborted);assert2(!this.completed);if(channels.headers.
hasSubscribers){channels.headers.publish({request:this,response:{statusCode,headers,statusText}})}try{return this[kHandler].onHeaders(statusCode,headers,resume,
statusText)}catch(err){this.abort(err)}}onData(chunk){assert2(!this.aborted);assert2(!this.completed);if(channels.bodyChunkReceived.hasSubscribers){channels.bodyChunkReceived.
publish({request:this,chunk})}try{return this[kHandler].onData(chunk)}catch(err){this.abort(err);return false}}onUpgrade(statusCode,headers,socket,statusText=""){
this.onFinally();assert2(!this.aborted);assert2(!this.completed);if(channels.headers.hasSubscribers){channels.headers.publish({request:this,response:{statusCode,
headers,statusText}})}const result=this[kHandler].onUpgrade(statusCode,headers,socket);if(!this.aborted){this.completed=true;if(channels.trailers.hasSubscribers){
channels.trailers.publish({request:this,trailers:[]})}}return result}onComplete(trailers){this.onFinally();assert2(!this.aborted);assert2(!this.completed);this.
completed=true;if(channels.trailers.hasSubscribers){channels.trailers.publish({request:this,trailers})}try{return this[kHandler].onComplete(trailers)}catch(err){
this.onError(err)}}onError(error){this.onFinally();if(channels.error.hasSubscribers){channels.error.publish({request:this,error})}if(this.aborted){return}this.aborted=
true;return this[kHandler].onError(error)}onFinally(){if(this.errorHandler){this.body.off("error",this.errorHandler);this.errorHandler=null}if(this.endHandler){
this.body.off("end",this.endHandler);this.endHandler=null}}addHeader(key,value){processHeader(this,key,value);return this}};function processHeader(request,key,val){
if(val&&(typeof val==="object"&&!Array.isArray(val))){throw new InvalidArgumentError(`invalid ${key} header`)}else if(val===void 0){return}let headerName=headerNameLowerCasedRecord[key];
if(headerName===void 0){headerName=key.toLowerCase();if(headerNameLowerCasedRecord[headerName]===void 0&&!isValidHTTPToken(headerName)){throw new InvalidArgumentError(
"invalid header key")}}if(Array.isArray(val)){const arr=[];for(let i=0;i<val.length;i++){if(typeof val[i]==="string"){if(!isValidHeaderValue(val[i])){throw new InvalidArgumentError(
`invalid ${key} header`)}arr.push(val[i])}else if(val[i]===null){arr.push("")}else if(typeof val[i]==="object"){throw new InvalidArgumentError(`invalid ${key} h\
eader`)}else{const str=`${val[i]}`;if(!isValidHeaderValue(str)){throw new InvalidArgumentError(`invalid ${key} header`)}arr.push(str)}}val=arr}else if(typeof val===
"string"){if(!isValidHeaderValue(val)){throw new InvalidArgumentError(`invalid ${key} header`)}}else if(val===null){val=""}else{val=`${val}`;if(!isValidHeaderValue(
val)){throw new InvalidArgumentError(`invalid ${key} header`)}}if(headerName==="host"){if(request.host!==null){throw new InvalidArgumentError("duplicate host he\
ader")}if(typeof val!=="string"){throw new InvalidArgumentError("invalid host header")}request.host=val}else if(headerName==="content-length"){if(request.contentLength!==
null){throw new InvalidArgumentError("duplicate content-length header")}if(!isValidContentLengthHeaderValue(val)){throw new InvalidArgumentError("invalid conten\
t-length header")}request.contentLength=parseInt(val,10)}else if(request.contentType===null&&headerName==="content-type"){request.contentType=val;request.headers.
push(key,val)}else if(headerName==="transfer-encoding"||headerName==="keep-alive"||headerName==="upgrade"){throw new InvalidArgumentError(`invalid ${headerName}\
 header`)}else if(headerName==="connection"){const value=typeof val==="string"?val:null;if(value===null){throw new InvalidArgumentError("invalid connection head\
er")}for(const token of value.toLowerCase().split(",")){const trimmed=token.trim();if(!isValidHTTPToken(trimmed)){throw new InvalidArgumentError("invalid connec\
tion header")}if(trimmed==="close"){request.reset=true}}}else if(headerName==="expect"){throw new NotSupportedError("expect header not supported")}else{request.
headers.push(key,val)}}module.exports=Request}});var require_wrap_handler=__commonJS({"node_modules/undici/lib/handler/wrap-handler.js"(exports,module){"use strict";var{InvalidArgumentError}=require_errors();module.
exports=class WrapHandler{#handler;constructor(handler){this.#handler=handler}static wrap(handler){return handler.onRequestStart?handler:new WrapHandler(handler)}onConnect(abort,context){
return this.#handler.onConnect?.(abort,context)}onResponseStarted(){return this.#handler.onResponseStarted?.()}onHeaders(statusCode,rawHeaders,resume,statusMessage){
return this.#handler.onHeaders?.(statusCode,rawHeaders,resume,statusMessage)}onUpgrade(statusCode,rawHeaders,socket){return this.#handler.onUpgrade?.(statusCode,
rawHeaders,socket)}onData(data){return this.#handler.onData?.(data)}onComplete(trailers){return this.#handler.onComplete?.(trailers)}onError(err){if(!this.#handler.
onError){throw err}return this.#handler.onError?.(err)}onRequestStart(controller,context){this.#handler.onConnect?.(reason=>controller.abort(reason),context)}onRequestUpgrade(controller,statusCode,headers,socket){
const rawHeaders=[];for(const[key,val]of Object.entries(headers)){rawHeaders.push(Buffer.from(key,"latin1"),toRawHeaderValue(val))}this.#handler.onUpgrade?.(statusCode,
rawHeaders,socket)}onResponseStart(controller,statusCode,headers,statusMessage){const rawHeaders=[];for(const[key,val]of Object.entries(headers)){rawHeaders.push(
Buffer.from(key,"latin1"),toRawHeaderValue(val))}if(this.#handler.onHeaders?.(statusCode,rawHeaders,()=>controller.resume(),statusMessage)===false){controller.pause()}}onResponseData(controller,data){
if(this.#handler.onData?.(data)===false){controller.pause()}}onResponseEnd(controller,trailers){const rawTrailers=[];for(const[key,val]of Object.entries(trailers)){
rawTrailers.push(Buffer.from(key,"latin1"),toRawHeaderValue(val))}this.#handler.onComplete?.(rawTrailers)}onResponseError(controller,err){if(!this.#handler.onError){
throw new InvalidArgumentError("invalid onError method")}this.#handler.onError?.(err)}};function toRawHeaderValue(value){return Array.isArray(value)?value.map(item=>Buffer.
from(item,"latin1")):Buffer.from(value,"latin1")}}});var require_dispatcher=__commonJS({"node_modules/undici/lib/dispatcher/dispatcher.js"(exports,module){"use strict";var EventEmitter=__require("node:events");var WrapHandler=require_wrap_handler();
var wrapInterceptor=dispatch=>(opts,handler)=>dispatch(opts,WrapHandler.wrap(handler));var Dispatcher=class extends EventEmitter{dispatch(){throw new Error("not\
 implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...args){const interceptors=Array.isArray(args[0])?
args[0]:args;let dispatch=this.dispatch.bind(this);for(const interceptor of interceptors){if(interceptor==null){continue}if(typeof interceptor!=="function"){throw new TypeError(
`invalid interceptor, expected function received ${typeof interceptor}`)}dispatch=interceptor(dispatch);dispatch=wrapInterceptor(dispatch);if(dispatch==null||typeof dispatch!==
"function"||dispatch.length!==2){throw new TypeError("invalid interceptor")}}return new Proxy(this,{get:(target2,key)=>key==="dispatch"?dispatch:target2[key]})}};
module.exports=Dispatcher}});var require_unwrap_handler=__commonJS({"node_modules/undici/lib/handler/unwrap-handler.js"(exports,module){"use strict";var{parseHeaders}=require_util();var{InvalidArgumentError}=require_errors();
var kResume=Symbol("resume");var UnwrapController=class{#paused=false;#reason=null;#aborted=false;#abort;[kResume]=null;rawHeaders=null;rawTrailers=null;constructor(abort){
this.#abort=abort}pause(){this.#paused=true}resume(){if(this.#paused){this.#paused=false;this[kResume]?.()}}abort(reason){if(!this.#aborted){this.#aborted=true;
this.#reason=reason;this.#abort(reason)}}get aborted(){return this.#aborted}get reason(){return this.#reason}get paused(){return this.#paused}};module.exports=class UnwrapHandler{#handler;#controller;constructor(handler){
this.#handler=handler}static unwrap(handler){return!handler.onRequestStart?handler:new UnwrapHandler(handler)}onConnect(abort,context){this.#controller=new UnwrapController(
abort);this.#handler.onRequestStart?.(this.#controller,context)}onResponseStarted(){return this.#handler.onResponseStarted?.()}onUpgrade(statusCode,rawHeaders,socket){
this.#controller.rawHeaders=rawHeaders;this.#handler.onRequestUpgrade?.(this.#controller,statusCode,parseHeaders(rawHeaders),socket)}onHeaders(statusCode,rawHeaders,resume,statusMessage){
this.#controller[kResume]=resume;this.#controller.rawHeaders=rawHeaders;this.#handler.onResponseStart?.(this.#controller,statusCode,parseHeaders(rawHeaders),statusMessage);
return!this.#controller.paused}onData(data){this.#handler.onResponseData?.(this.#controller,data);return!this.#controller.paused}onComplete(rawTrailers){this.#controller.
rawTrailers=rawTrailers;this.#handler.onResponseEnd?.(this.#controller,parseHeaders(rawTrailers))}onError(err){if(!this.#handler.onResponseError){throw new InvalidArgumentError(
"invalid onError method")}this.#handler.onResponseError?.(this.#controller,err)}}}});var require_dispatcher_base=__commonJS({"node_modules/undici/lib/dispatcher/dispatcher-base.js"(exports,module){"use strict";var buffer=__require("node:buffer");
var Dispatcher=require_dispatcher();var UnwrapHandler=require_unwrap_handler();var{ClientDestroyedError,ClientClosedError,InvalidArgumentError}=require_errors();
var{kDestroy,kClose,kClosed,kDestroyed,kDispatch}=require_symbols();var kOnDestroyed=Symbol("onDestroyed");var kOnClosed=Symbol("onClosed");var kWebSocketOptions=Symbol(
"webSocketOptions");var kEventSourceOptions=Symbol("eventSourceOptions");var DispatcherBase=class extends Dispatcher{[kDestroyed]=false;[kOnDestroyed]=null;[kClosed]=false;[kOnClosed]=null;constructor(opts){
super();this[kWebSocketOptions]=opts?.webSocket??{};this[kEventSourceOptions]=opts?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[kWebSocketOptions].
maxFragments??131072,maxPayloadSize:this[kWebSocketOptions].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[kEventSourceOptions].
maxEventSize??buffer.kStringMaxLength}}get destroyed(){return this[kDestroyed]}get closed(){return this[kClosed]}close(callback){if(callback===void 0){return new Promise(
(resolve,reject)=>{this.close((err,data)=>{return err?reject(err):resolve(data)})})}if(typeof callback!=="function"){throw new InvalidArgumentError("invalid cal\
lback")}if(this[kDestroyed]){const err=new ClientDestroyedError;queueMicrotask(()=>callback(err,null));return}if(this[kClosed]){if(this[kOnClosed]){this[kOnClosed].
push(callback)}else{queueMicrotask(()=>callback(null,null))}return}this[kClosed]=true;this[kOnClosed]??=[];this[kOnClosed].push(callback);const onClosed=()=>{const callbacks=this[kOnClosed];
this[kOnClosed]=null;for(let i=0;i<callbacks.length;i++){callbacks[i](null,null)}};this[kClose]().then(()=>this.destroy()).then(()=>queueMicrotask(onClosed))}destroy(err,callback){
if(typeof err==="function"){callback=err;err=null}if(callback===void 0){return new Promise((resolve,reject)=>{this.destroy(err,(err2,data)=>{return err2?reject(
err2):resolve(data)})})}if(typeof callback!=="function"){throw new InvalidArgumentError("invalid callback")}if(this[kDestroyed]){if(this[kOnDestroyed]){this[kOnDestroyed].
push(callback)}else{queueMicrotask(()=>callback(null,null))}return}if(!err){err=new ClientDestroyedError}this[kDestroyed]=true;this[kOnDestroyed]??=[];this[kOnDestroyed].
push(callback);const onDestroyed=()=>{const callbacks=this[kOnDestroyed];this[kOnDestroyed]=null;for(let i=0;i<callbacks.length;i++){callbacks[i](null,null)}};this[kDestroy](
err).then(()=>queueMicrotask(onDestroyed))}dispatch(opts,handler){if(!handler||typeof handler!=="object"){throw new InvalidArgumentError("handler must be an obj\
ect")}handler=UnwrapHandler.unwrap(handler);try{if(!opts||typeof opts!=="object"){throw new InvalidArgumentError("opts must be an object.")}if(this[kDestroyed]||
this[kOnDestroyed]){throw new ClientDestroyedError}if(this[kClosed]){throw new ClientClosedError}return this[kDispatch](opts,handler)}catch(err){if(typeof handler.
onError!=="function"){throw err}handler.onError(err);return false}}};module.exports=DispatcherBase}});var require_connect=__commonJS({"node_modules/undici/lib/core/connect.js"(exports,module){"use strict";var net=__require("node:net");var assert2=__require("node:assert");
var util=require_util();var{InvalidArgumentError}=require_errors();var tls;var SessionCache=class WeakSessionCache{constructor(maxCachedSessions){this._maxCachedSessions=
maxCachedSessions;this._sessionCache=new Map;this._sessionRegistry=new FinalizationRegistry(key=>{if(this._sessionCache.size<this._maxCachedSessions){return}const ref=this.
_sessionCache.get(key);if(ref!==void 0&&ref.deref()===void 0){this._sessionCache.delete(key)}})}get(sessionKey){const ref=this._sessionCache.get(sessionKey);return ref?
ref.deref():null}set(sessionKey,session){if(this._maxCachedSessions===0){return}if(this._sessionCache.has(sessionKey)){this._sessionCache.delete(sessionKey)}else if(this.
_sessionCache.size>=this._maxCachedSessions){let evicted=false;for(const[key,ref]of this._sessionCache){if(ref.deref()===void 0){this._sessionCache.delete(key);
evicted=true;break}}if(!evicted){const oldest=this._sessionCache.keys().next();if(!oldest.done){this._sessionCache.delete(oldest.value)}}}this._sessionCache.set(
sessionKey,new WeakRef(session));this._sessionRegistry.register(session,sessionKey)}};function buildConnector({allowH2,useH2c,maxCachedSessions,socketPath,timeout,
session:customSession,...opts}){if(maxCachedSessions!=null&&(!Number.isInteger(maxCachedSessions)||maxCachedSessions<0)){throw new InvalidArgumentError("maxCach\
edSessions must be a positive integer or zero")}const options={path:socketPath,...opts};const sessionCache=new SessionCache(maxCachedSessions==null?100:maxCachedSessions);
timeout=timeout==null?1e4:timeout;allowH2=allowH2!=null?allowH2:false;return function connect({hostname,host,protocol,port,servername,localAddress,httpSocket},callback){
let socket;if(protocol==="https:"){if(!tls){tls=__require("node:tls")}servername=servername||options.servername||util.getServerName(host)||null;const sessionKey=servername||
hostname;assert2(sessionKey);const session=customSession||sessionCache.get(sessionKey)||null;port=port||443;socket=tls.connect({highWaterMark:16384,...options,servername,
session,localAddress,ALPNProtocols:allowH2?["http/1.1","h2"]:["http/1.1"],socket:httpSocket,port,host:hostname});socket.on("session",function(session2){sessionCache.
set(sessionKey,session2)})}else{assert2(!httpSocket,"httpSocket can only be sent on TLS update");port=port||80;socket=net.connect({highWaterMark:64*1024,...options,
localAddress,port,host:hostname});if(useH2c===true){socket.alpnProtocol="h2"}}if(options.keepAlive==null||options.keepAlive){const keepAliveInitialDelay=options.
keepAliveInitialDelay===void 0?6e4:options.keepAliveInitialDelay;socket.setKeepAlive(true,keepAliveInitialDelay)}const clearConnectTimeout=util.setupConnectTimeout(
new WeakRef(socket),{timeout,hostname,port});socket.setNoDelay(true).once(protocol==="https:"?"secureConnect":"connect",function(){queueMicrotask(clearConnectTimeout);
if(callback){const cb=callback;callback=null;cb(null,this)}}).on("error",function(err){queueMicrotask(clearConnectTimeout);if(callback){const cb=callback;callback=
null;cb(err)}});return socket}}module.exports=buildConnector}});var require_utils=__commonJS({"node_modules/undici/lib/llhttp/utils.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.enumToMap=
enumToMap;function enumToMap(obj,filter=[],exceptions2=[]){const emptyFilter=(filter?.length??0)===0;const emptyExceptions=(exceptions2?.length??0)===0;return Object.
fromEntries(Object.entries(obj).filter(([,value])=>{return typeof value==="number"&&(emptyFilter||filter.includes(value))&&(emptyExceptions||!exceptions2.includes(
value))}))}}});var require_constants2=__commonJS({"node_modules/undici/lib/llhttp/constants.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});
exports.SPECIAL_HEADERS=exports.MINOR=exports.MAJOR=exports.HTAB_SP_VCHAR_OBS_TEXT=exports.QUOTED_STRING=exports.CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS=exports.
TOKEN=exports.HEX=exports.URL_CHAR=exports.USERINFO_CHARS=exports.MARK=exports.ALPHANUM=exports.NUM=exports.HEX_MAP=exports.NUM_MAP=exports.ALPHA=exports.STATUSES_HTTP=
exports.H_METHOD_MAP=exports.METHOD_MAP=exports.METHODS_RTSP=exports.METHODS_ICE=exports.METHODS_HTTP=exports.HEADER_STATE=exports.FINISH=exports.STATUSES=exports.
METHODS=exports.LENIENT_FLAGS=exports.FLAGS=exports.TYPE=exports.ERROR=void 0;var utils_1=require_utils();exports.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,
LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,
INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,
CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,
CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,
CB_PROTOCOL_COMPLETE:38};exports.TYPE={BOTH:0,REQUEST:1,RESPONSE:2};exports.FLAGS={CONNECTION_KEEP_ALIVE:1<<0,CONNECTION_CLOSE:1<<1,CONNECTION_UPGRADE:1<<2,CHUNKED:1<<
3,UPGRADE:1<<4,CONTENT_LENGTH:1<<5,SKIPBODY:1<<6,TRAILING:1<<7,TRANSFER_ENCODING:1<<9};exports.LENIENT_FLAGS={HEADERS:1<<0,CHUNKED_LENGTH:1<<1,KEEP_ALIVE:1<<2,TRANSFER_ENCODING:1<<
3,VERSION:1<<4,DATA_AFTER_CLOSE:1<<5,OPTIONAL_LF_AFTER_CR:1<<6,OPTIONAL_CRLF_AFTER_CHUNK:1<<7,OPTIONAL_CR_BEFORE_LF:1<<8,SPACES_AFTER_CHUNK_SIZE:1<<9};exports.METHODS=
{"DELETE":0,"GET":1,"HEAD":2,"POST":3,"PUT":4,"CONNECT":5,"OPTIONS":6,"TRACE":7,"COPY":8,"LOCK":9,"MKCOL":10,"MOVE":11,"PROPFIND":12,"PROPPATCH":13,"SEARCH":14,
"UNLOCK":15,"BIND":16,"REBIND":17,"UNBIND":18,"ACL":19,"REPORT":20,"MKACTIVITY":21,"CHECKOUT":22,"MERGE":23,"M-SEARCH":24,"NOTIFY":25,"SUBSCRIBE":26,"UNSUBSCRIB\
E":27,"PATCH":28,"PURGE":29,"MKCALENDAR":30,"LINK":31,"UNLINK":32,"SOURCE":33,"PRI":34,"DESCRIBE":35,"ANNOUNCE":36,"SETUP":37,"PLAY":38,"PAUSE":39,"TEARDOWN":40,
"GET_PARAMETER":41,"SET_PARAMETER":42,"REDIRECT":43,"RECORD":44,"FLUSH":45,"QUERY":46};exports.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,
RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,
NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,
MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,
BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,
CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,
IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,
PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,
RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,
SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,
NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,
LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,
ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,
NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599};exports.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2};exports.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,
TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8};exports.METHODS_HTTP=[exports.METHODS.
DELETE,exports.METHODS.GET,exports.METHODS.HEAD,exports.METHODS.POST,exports.METHODS.PUT,exports.METHODS.CONNECT,exports.METHODS.OPTIONS,exports.METHODS.TRACE,exports.
METHODS.COPY,exports.METHODS.LOCK,exports.METHODS.MKCOL,exports.METHODS.MOVE,exports.METHODS.PROPFIND,exports.METHODS.PROPPATCH,exports.METHODS.SEARCH,exports.METHODS.
UNLOCK,exports.METHODS.BIND,exports.METHODS.REBIND,exports.METHODS.UNBIND,exports.METHODS.ACL,exports.METHODS.REPORT,exports.METHODS.MKACTIVITY,exports.METHODS.
CHECKOUT,exports.METHODS.MERGE,exports.METHODS["M-SEARCH"],exports.METHODS.NOTIFY,exports.METHODS.SUBSCRIBE,exports.METHODS.UNSUBSCRIBE,exports.METHODS.PATCH,exports.
METHODS.PURGE,exports.METHODS.MKCALENDAR,exports.METHODS.LINK,exports.METHODS.UNLINK,exports.METHODS.PRI,exports.METHODS.SOURCE,exports.METHODS.QUERY];exports.METHODS_ICE=
[exports.METHODS.SOURCE];exports.METHODS_RTSP=[exports.METHODS.OPTIONS,exports.METHODS.DESCRIBE,exports.METHODS.ANNOUNCE,exports.METHODS.SETUP,exports.METHODS.PLAY,
exports.METHODS.PAUSE,exports.METHODS.TEARDOWN,exports.METHODS.GET_PARAMETER,exports.METHODS.SET_PARAMETER,exports.METHODS.REDIRECT,exports.METHODS.RECORD,exports.
METHODS.FLUSH,exports.METHODS.GET,exports.METHODS.POST];exports.METHOD_MAP=(0,utils_1.enumToMap)(exports.METHODS);exports.H_METHOD_MAP=Object.fromEntries(Object.
entries(exports.METHODS).filter(([k])=>k.startsWith("H")));exports.STATUSES_HTTP=[exports.STATUSES.CONTINUE,exports.STATUSES.SWITCHING_PROTOCOLS,exports.STATUSES.
PROCESSING,exports.STATUSES.EARLY_HINTS,exports.STATUSES.RESPONSE_IS_STALE,exports.STATUSES.REVALIDATION_FAILED,exports.STATUSES.DISCONNECTED_OPERATION,exports.
STATUSES.HEURISTIC_EXPIRATION,exports.STATUSES.MISCELLANEOUS_WARNING,exports.STATUSES.OK,exports.STATUSES.CREATED,exports.STATUSES.ACCEPTED,exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
exports.STATUSES.NO_CONTENT,exports.STATUSES.RESET_CONTENT,exports.STATUSES.PARTIAL_CONTENT,exports.STATUSES.MULTI_STATUS,exports.STATUSES.ALREADY_REPORTED,exports.
STATUSES.TRANSFORMATION_APPLIED,exports.STATUSES.IM_USED,exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,exports.STATUSES.MULTIPLE_CHOICES,exports.STATUSES.MOVED_PERMANENTLY,
exports.STATUSES.FOUND,exports.STATUSES.SEE_OTHER,exports.STATUSES.NOT_MODIFIED,exports.STATUSES.USE_PROXY,exports.STATUSES.SWITCH_PROXY,exports.STATUSES.TEMPORARY_REDIRECT,
exports.STATUSES.PERMANENT_REDIRECT,exports.STATUSES.BAD_REQUEST,exports.STATUSES.UNAUTHORIZED,exports.STATUSES.PAYMENT_REQUIRED,exports.STATUSES.FORBIDDEN,exports.
STATUSES.NOT_FOUND,exports.STATUSES.METHOD_NOT_ALLOWED,exports.STATUSES.NOT_ACCEPTABLE,exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,exports.STATUSES.REQUEST_TIMEOUT,
exports.STATUSES.CONFLICT,exports.STATUSES.GONE,exports.STATUSES.LENGTH_REQUIRED,exports.STATUSES.PRECONDITION_FAILED,exports.STATUSES.PAYLOAD_TOO_LARGE,exports.
STATUSES.URI_TOO_LONG,exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,exports.STATUSES.RANGE_NOT_SATISFIABLE,exports.STATUSES.EXPECTATION_FAILED,exports.STATUSES.IM_A_TEAPOT,
exports.STATUSES.PAGE_EXPIRED,exports.STATUSES.ENHANCE_YOUR_CALM,exports.STATUSES.MISDIRECTED_REQUEST,exports.STATUSES.UNPROCESSABLE_ENTITY,exports.STATUSES.LOCKED,
exports.STATUSES.FAILED_DEPENDENCY,exports.STATUSES.TOO_EARLY,exports.STATUSES.UPGRADE_REQUIRED,exports.STATUSES.PRECONDITION_REQUIRED,exports.STATUSES.TOO_MANY_REQUESTS,
exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,exports.STATUSES.LOGIN_TIMEOUT,exports.STATUSES.NO_RESPONSE,
exports.STATUSES.RETRY_WITH,exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
exports.STATUSES.INVALID_X_FORWARDED_FOR,exports.STATUSES.REQUEST_HEADER_TOO_LARGE,exports.STATUSES.SSL_CERTIFICATE_ERROR,exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,exports.STATUSES.INVALID_TOKEN,exports.STATUSES.CLIENT_CLOSED_REQUEST,exports.STATUSES.INTERNAL_SERVER_ERROR,exports.
STATUSES.NOT_IMPLEMENTED,exports.STATUSES.BAD_GATEWAY,exports.STATUSES.SERVICE_UNAVAILABLE,exports.STATUSES.GATEWAY_TIMEOUT,exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
exports.STATUSES.VARIANT_ALSO_NEGOTIATES,exports.STATUSES.INSUFFICIENT_STORAGE,exports.STATUSES.LOOP_DETECTED,exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,exports.
STATUSES.NOT_EXTENDED,exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,exports.STATUSES.WEB_SERVER_IS_DOWN,exports.STATUSES.
CONNECTION_TIMEOUT,exports.STATUSES.ORIGIN_IS_UNREACHABLE,exports.STATUSES.TIMEOUT_OCCURED,exports.STATUSES.SSL_HANDSHAKE_FAILED,exports.STATUSES.INVALID_SSL_CERTIFICATE,
exports.STATUSES.RAILGUN_ERROR,exports.STATUSES.SITE_IS_OVERLOADED,exports.STATUSES.SITE_IS_FROZEN,exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,exports.
STATUSES.NETWORK_READ_TIMEOUT,exports.STATUSES.NETWORK_CONNECT_TIMEOUT];exports.ALPHA=[];for(let i="A".charCodeAt(0);i<="Z".charCodeAt(0);i++){exports.ALPHA.push(
String.fromCharCode(i));exports.ALPHA.push(String.fromCharCode(i+32))}exports.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9};exports.HEX_MAP={0:0,1:1,2:2,3:3,
4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15};exports.NUM=["0","1","2","3","4","5","6","7","8","9"];exports.ALPHANUM=exports.
ALPHA.concat(exports.NUM);exports.MARK=["-","_",".","!","~","*","'","(",")"];exports.USERINFO_CHARS=exports.ALPHANUM.concat(exports.MARK).concat(["%",";",":","&",
"=","+","$",","]);exports.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(
exports.ALPHANUM);exports.HEX=exports.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]);exports.TOKEN=["!","#","$","%","&","'","*","+","-",".","^","\
_","`","|","~"].concat(exports.ALPHANUM);exports.HEADER_CHARS=["	"];for(let i=32;i<=255;i++){if(i!==127){exports.HEADER_CHARS.push(i)}}exports.CONNECTION_TOKEN_CHARS=
exports.HEADER_CHARS.filter(c=>c!==44);exports.QUOTED_STRING=["	"," "];for(let i=33;i<=255;i++){if(i!==34&&i!==92){exports.QUOTED_STRING.push(i)}}exports.HTAB_SP_VCHAR_OBS_TEXT=
["	"," "];for(let i=33;i<=126;i++){exports.HTAB_SP_VCHAR_OBS_TEXT.push(i)}for(let i=128;i<=255;i++){exports.HTAB_SP_VCHAR_OBS_TEXT.push(i)}exports.MAJOR=exports.
NUM_MAP;exports.MINOR=exports.MAJOR;exports.SPECIAL_HEADERS={"connection":exports.HEADER_STATE.CONNECTION,"content-length":exports.HEADER_STATE.CONTENT_LENGTH,"\
proxy-connection":exports.HEADER_STATE.CONNECTION,"transfer-encoding":exports.HEADER_STATE.TRANSFER_ENCODING,"upgrade":exports.HEADER_STATE.UPGRADE};exports.default=
{ERROR:exports.ERROR,TYPE:exports.TYPE,FLAGS:exports.FLAGS,LENIENT_FLAGS:exports.LENIENT_FLAGS,METHODS:exports.METHODS,STATUSES:exports.STATUSES,FINISH:exports.
FINISH,HEADER_STATE:exports.HEADER_STATE,ALPHA:exports.ALPHA,NUM_MAP:exports.NUM_MAP,HEX_MAP:exports.HEX_MAP,NUM:exports.NUM,ALPHANUM:exports.ALPHANUM,MARK:exports.
MARK,USERINFO_CHARS:exports.USERINFO_CHARS,URL_CHAR:exports.URL_CHAR,HEX:exports.HEX,TOKEN:exports.TOKEN,HEADER_CHARS:exports.HEADER_CHARS,CONNECTION_TOKEN_CHARS:exports.
CONNECTION_TOKEN_CHARS,QUOTED_STRING:exports.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:exports.HTAB_SP_VCHAR_OBS_TEXT,MAJOR:exports.MAJOR,MINOR:exports.MINOR,SPECIAL_HEADERS:exports.
SPECIAL_HEADERS,METHODS_HTTP:exports.METHODS_HTTP,METHODS_ICE:exports.METHODS_ICE,METHODS_RTSP:exports.METHODS_RTSP,METHOD_MAP:exports.METHOD_MAP,H_METHOD_MAP:exports.
H_METHOD_MAP,STATUSES_HTTP:exports.STATUSES_HTTP}}});var require_llhttp_wasm=__commonJS({"node_modules/undici/lib/llhttp/llhttp-wasm.js"(exports,module){"use strict";var{Buffer:Buffer2}=__require("node:buffer");var wasmBase64="\
AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2Fz\
bV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVz\
c2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZ\
X19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRw\
X2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdy\
YWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3Vt\
ZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9l\
cnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1s\
bGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2Rh\
dGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVu\
aWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMu\
Ky8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAg\
AEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE\
1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByAC\
IgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTX\
AGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABB\
FGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2\
AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBB\
xNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiED\
CwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRA\
IAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2\
AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2\
AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAg\
ATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgAN\
AAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAA\
LQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgAN\
ACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUm\
JygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGE\
AYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHA\
AcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4B\
C0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoB\
C0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkM\
tgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyj\
AQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIB\
C0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQEL\
QeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQA\
DGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEM\
WAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEM\
RAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEM\
MAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwc\
C0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwI\
C0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8C\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C\
+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosC\
igKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsB\
ugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIM\
vgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwML\
IAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQAr\
RQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7\
ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMg\
ATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQpr\
DgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEI\
IQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCIC\
RQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Ev\
ai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0A\
ACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAA\
IgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0A\
IAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNH\
BEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyAB\
NgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEg\
BEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2Ahwg\
AyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACEC\
DJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2\
AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EA\
IQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIc\
IAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2\
AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsg\
AEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EA\
NgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCAD\
IAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyB\
AwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEV\
Rg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYC\
DCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECAD\
QSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wIL\
IANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAA\
NgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiAD\
QQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsg\
BCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2\
AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiAL\
fDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqIC\
ogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0Ag\
AS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzL\
AgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02\
AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQ\
IANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEA\
IQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkAD\
QAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCAD\
QdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygC\
OCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJ\
AgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcN\
BCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAE\
IAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB\
9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYC\
AAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAA\
NgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAg\
A0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFq\
IQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAM\
uQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAg\
BCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2\
AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACAD\
IAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLIC\
CyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyv\
AgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJA\
IAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQIC\
QAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASEC\
CyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAh\
AgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckB\
IQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQ\
GjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeAB\
IQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANB\
DTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQps\
IgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyAB\
IARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANB\
lR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwED\
CyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsg\
ASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQL\
IANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyAD\
QS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtB\
ACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIM\
ngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIM\
jgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFq\
IQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyAB\
IARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAg\
BCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0A\
AEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFq\
IQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAg\
BCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCAB\
QQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HO\
ASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASEC\
IAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBB\
zAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEF\
IAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEg\
AGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09\
PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGv\
ASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFB\
Kgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQg\
AUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwAB\
Ajk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkAD\
QCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCAB\
LQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAA\
IABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB\
odUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQA\
ai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0\
NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATAL\
IAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2\
AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0r\
IAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEF\
IAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEg\
AGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtB\
AWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWoh\
BgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFq\
IQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYC\
AAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2\
AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsg\
A0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EA\
NgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyAB\
QQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMg\
BTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAA\
QcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtq\
IQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUg\
ASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAA\
a0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EF\
aiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkB\
GQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0A\
CyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyAD\
IAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2\
AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUB\
CyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB\
hNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQA\
ai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM\
4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0L\
IABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABB\
AkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGA\
ASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIg\
ASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAE\
Rg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3X\
ASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcB\
CwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABH\
DQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EA\
NgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0A\
IAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzM\
AQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsC\
QCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcA\
C0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASEC\
DMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCAD\
QbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0B\
IAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAA\
IgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCAD\
IAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQg\
AyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwN\
C0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAs\
IgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYC\
DEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRA\
IABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYG\
BgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2\
AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJA\
AkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCAD\
IAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxB\
ACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsg\
BCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIU\
IAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HR\
ACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigC\
OCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAg\
A0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAh\
AgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMg\
ACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0Hq\
DTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyAB\
NgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQEL\
IAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASAD\
QQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIM\
QQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMA\
IAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIM\
eQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAg\
A0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EA\
NgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoA\
KiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACAD\
QQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABB\
MGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJA\
AkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUN\
fSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMo\
AjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyI\
AQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgB\
CyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyG\
AQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HK\
LTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EH\
NgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANB\
ADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHY\
ACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYAB\
cUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsg\
A0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtB\
ywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJA\
IAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUA\
IQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2\
C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2\
AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAG\
NgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMg\
BTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACEC\
DFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMg\
BjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyAD\
IAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0A\
AEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsg\
A0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEA\
AkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEA\
IQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJA\
AkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGUL\
IANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8B\
MkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMg\
AygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAA\
IgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwE\
CyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFAL\
QTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyEC\
DFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFB\
AWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFB\
BUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUg\
BUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANA\
IAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABB\
CmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAEL\
IAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYC\
FCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAg\
ARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIM\
TgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYE\
BQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiAC\
cjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIM\
RAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7\
ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMg\
ASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EV\
NgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMg\
ACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcL\
IAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEA\
CyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZF\
DQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIU\
IANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FF\
DQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCAC\
QQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIA\
RQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAg\
A0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCAD\
Qd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYC\
BCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUG\
BxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IM\
IQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IA\
IQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEK\
DBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoM\
AgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYC\
ACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYC\
DAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EA\
NgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCAD\
Qe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYC\
DAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EA\
NgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCAD\
QfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCAB\
IARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIA\
IAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECAD\
QQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EA\
NgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEh\
AAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIB\
QQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEc\
a0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAA\
KAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwL\
CwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RF\
RkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtB\
oDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtB\
yyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtB\
yTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtB\
rTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAEL\
FwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3Eg\
AUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4L\
GgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACAB\
IAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNF\
DQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACAD\
KAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgi\
A0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJA\
IAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJA\
IAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUEC\
cUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAA\
QgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBB\
qNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANA\
IAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJH\
DQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABB\
E2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0\
IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIA\
DAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIA\
IAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQ\
IgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIo\
AgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkAC\
QAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCAC\
KAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhx\
IgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEH\
IAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYC\
AAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUA\
IAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIA\
DAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIA\
IgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBB\
f0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsg\
BiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEG\
IAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsi\
BiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEA\
RyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYC\
ACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkA\
KAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIA\
NgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNA\
IAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIA\
QdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB\
/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIA\
IgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVB\
NyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ\
2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNx\
RQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB\
9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEd\
diEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzV\
ACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2\
AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyAB\
IAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAE\
NgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAE\
NgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0A\
CyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIg\
ADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAg\
BUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFF\
BEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH0\
1wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0\
IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwi\
AUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAg\
A0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIA\
IQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQ\
dA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlk\
IGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gu\
eCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0\
YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGlu\
IGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxs\
YmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sg\
ZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFk\
ZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2Zp\
ZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVl\
IGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBz\
cGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJ\
bnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1M\
ZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0\
aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBF\
eHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBp\
biBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3Npbmcg\
ZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBl\
eHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4\
dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRl\
AG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25f\
dmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRl\
IHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBV\
bmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUA\
SW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBD\
T05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBh\
ZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4\
cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNv\
ZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZ\
AFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9V\
VABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9B\
RF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRF\
TlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMA\
SFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09f\
TkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElP\
Tl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVS\
AEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNU\
RURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RP\
S0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNU\
X0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVO\
VF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5W\
QUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRF\
AEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRF\
AEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExF\
VEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElB\
X1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UA\
UkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9Q\
QVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJP\
UEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVE\
AExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05f\
UkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVf\
UkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFU\
SU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUA\
AK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkA\
AJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAA\
AEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMD\
AAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMD\
AwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEB\
AQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAA\
AQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5l\
Y3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC\
AgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEA\
AQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJF\
TFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJF\
VFRQQ0VUU1BBRFRQLw==";var wasmBuffer;Object.defineProperty(module,"exports",{get:()=>{return wasmBuffer?wasmBuffer:wasmBuffer=Buffer2.from(wasmBase64,"base64")}})}});var require_llhttp_simd_wasm=__commonJS({"node_modules/undici/lib/llhttp/llhttp_simd-wasm.js"(exports,module){"use strict";var{Buffer:Buffer2}=__require("node:buffer");
var wasmBase64="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVn\
aW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52\
GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19p\
bml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARm\
cmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxo\
dHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgb\
bGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3Bv\
cwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtl\
ZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3Nl\
dF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxs\
aHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsS\
AQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuP\
DAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIA\
IAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQ\
aiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAg\
ASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEU\
aigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAo\
AgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggi\
ACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQ\
IgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTX\
AGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABB\
FGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwB\
CyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EB\
IAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRx\
akEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgL\
BwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJq\
IQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0e\
HyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6\
e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5\
AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M\
4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMM\
zAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0Hf\
AQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIA\
DKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQB\
C0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwEL\
QeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB\
8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GF\
AQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZ\
AQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0Gt\
AQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HB\
AQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQB\
DAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkAC\
QAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4D\
mwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqIC\
oQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIB\
wQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RV\
CyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4Awsg\
ASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkAC\
QCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACAC\
QShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABB\
FUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgys\
AwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAM\
WBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwm\
C0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAA\
IQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRA\
QRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJA\
A0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgi\
AkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEt\
AABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAE\
RwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyW\
AwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnEN\
AAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsb\
NgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdq\
IgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANB\
FTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwM\
jQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02\
AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2Agwg\
AyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2\
AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSAD\
QRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2\
AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAg\
A0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUC\
CyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMg\
ATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIA\
RQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEB\
DBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQEL\
QSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEt\
AABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCAB\
QQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGD\
IgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqIC\
ogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACEC\
DOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQIL\
QRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgIL\
QeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2Ahwg\
AyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANB\
pBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQ\
IANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB\
/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANB\
AjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYC\
ECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASEC\
DMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEg\
BEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBF\
BEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFB\
AWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMB\
NgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCAD\
IAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEB\
QdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFq\
IgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiAB\
IARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUN\
AiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJF\
DQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsg\
ASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwIL\
IAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAE\
RgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAh\
AEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVB\
ACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMg\
ATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIU\
IAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEB\
NgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASEC\
DJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyAB\
NgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQi\
AEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIM\
qQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANB\
ADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMD\
AwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECAD\
QQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0i\
AEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM\
ogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAEL\
IAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02\
AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8C\
CyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEB\
QaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEB\
aiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiAB\
IARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMB\
IQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABH\
DUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIg\
AEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEEC\
Rg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEB\
aiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZB\
AWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWoh\
AUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIg\
AygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygC\
ACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJA\
IAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEh\
Agz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsg\
A0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABB\
AkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkAC\
QCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2oh\
BSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSAB\
IABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABr\
QQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJq\
IQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYC\
QANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0\
NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCAB\
LQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCAB\
QQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM\
/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEg\
AygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygC\
ACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIA\
IAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQg\
AWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB\
1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFB\
AWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoi\
AUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcN\
AAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsg\
AyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEB\
aiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAE\
IAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEh\
AgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3t\
ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASAD\
KAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIA\
IgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAg\
BCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0A\
AEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFq\
IQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAg\
BCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCAB\
QQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIB\
Rw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhq\
IQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYC\
QANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcB\
CyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0A\
ACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAA\
QbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAh\
AgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEB\
aiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEB\
QQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYM\
BQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsg\
ASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCAB\
LQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRML\
OgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgi\
AkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAEL\
IAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEg\
BEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAg\
AS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCAB\
QQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyAD\
QQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgyp\
AQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkAD\
QCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwi\
AEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiAD\
QfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtB\
AyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAg\
A0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIU\
IANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABB\
oMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYG\
BgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAg\
ARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANB\
BzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB\
2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2Ahwg\
AyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRA\
IABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMg\
A0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIM\
owELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJA\
IAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEA\
IQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIM\
hAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMo\
AgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EA\
NgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtB\
ACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFH\
DQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsC\
QCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQg\
A0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgEL\
IAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIM\
QQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCAD\
IAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRA\
IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB\
/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFq\
IQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJA\
AkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJA\
AkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2\
AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMA\
IQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYC\
ECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQ\
IANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYC\
ECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EA\
NgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2\
AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACEC\
DH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEA\
IQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAA\
QQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAg\
A0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAg\
A0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHW\
ACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEB\
aiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoi\
AEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAA\
QQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQg\
AEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAE\
IABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2\
AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAE\
IABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEg\
BCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARG\
BEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAg\
Ay0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EP\
NgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANB\
hRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19f\
X/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcE\
QANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWoh\
AUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIA\
QQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWoh\
AQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCAB\
QQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQsh\
AgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQg\
AyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARH\
BEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIM\
QQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EF\
aiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYN\
VyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANB\
ADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQg\
AEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsO\
BAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEt\
AABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2Agwg\
AyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACAD\
QQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQL\
IAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyAB\
NgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCAD\
QdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIM\
QQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQ\
IANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwi\
AkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIM\
PAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMg\
ADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5B\
wABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQ\
DjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyEC\
DBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEy\
IgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAG\
QcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsg\
AEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiAD\
QQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYE\
QCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMp\
AyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoM\
FAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwD\
CyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYW\
FhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtC\
DSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMg\
ATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyAB\
NgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAg\
A0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAh\
AiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyAB\
NgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAg\
A0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAh\
AiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQg\
A0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBB\
ACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANB\
wh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJA\
AkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyAC\
NgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAA\
IABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAA\
QQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEg\
aiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4f\
NgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEEC\
dEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoL\
DA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8\
YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3\
DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2\
DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIj\
DwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01\
DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSAB\
QQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsa\
ACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEA\
IgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiAB\
ayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAA\
IAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwi\
A0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0A\
IAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8B\
MkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFB\
gARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYN\
ACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAg\
AEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq\
1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUA\
aiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIA\
QdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFz\
IgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIggg\
BE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGsh\
BSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgII\
CyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiAD\
IAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoi\
AigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZn\
IgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyAB\
IAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEg\
BGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIM\
DA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBP\
BEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAg\
BCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFw\
cUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZ\
AEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEA\
IAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYN\
AyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EA\
IQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJ\
BEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAA\
NgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTW\
AGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAA\
IAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTV\
ACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsA\
CyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIA\
IAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgC\
AEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIo\
AgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgC\
ADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIg\
A0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYC\
CCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACAD\
IAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAg\
AiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACAC\
NgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygC\
ECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAg\
BCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdN\
BEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAEL\
IAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIA\
IAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQ\
IANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIE\
DAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgII\
IAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACAC\
IAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCAC\
IAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4g\
AXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2\
AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyAB\
KAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkA\
QTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3Ig\
aW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCBy\
ZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGlu\
IG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBg\
b25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBj\
YWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IA\
YG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9t\
ZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtf\
ZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNh\
bGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIg\
dmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3Rh\
cnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5n\
dGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5n\
dGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hh\
cmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFy\
YWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3Npbmcg\
ZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUA\
SW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVy\
IGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBv\
bl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUg\
cGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0\
aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2lu\
ZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBu\
YW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhw\
ZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9o\
ZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYg\
YWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNX\
SVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFE\
X0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRX\
T1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVR\
VUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdF\
VABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVB\
UkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NF\
UlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9Y\
X0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAA\
V0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFU\
SU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9V\
Ul9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBF\
X09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9U\
T09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQ\
RV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09N\
UExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUA\
SFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUA\
SFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZB\
SUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNU\
X0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UA\
SFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9E\
X05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9F\
WFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQA\
TkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlM\
RUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABC\
QU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYV\
AAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKAS\
AAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAV\
AADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMD\
AwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD\
AwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpT\
TQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUA\
QanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsE\
AQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHA\
zgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEA\
QdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMD\
AwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQ\
VElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";var wasmBuffer;Object.defineProperty(
module,"exports",{get:()=>{return wasmBuffer?wasmBuffer:wasmBuffer=Buffer2.from(wasmBase64,"base64")}})}});var require_constants3=__commonJS({"node_modules/undici/lib/web/fetch/constants.js"(exports,module){"use strict";var corsSafeListedMethods=["GET","HEAD","POST"];
var corsSafeListedMethodsSet=new Set(corsSafeListedMethods);var nullBodyStatus=[101,204,205,304];var redirectStatus=[301,302,303,307,308];var redirectStatusSet=new Set(
redirectStatus);var badPorts=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104",
"109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548",
"554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6\
668","6669","6679","6697","10080"];var badPortsSet=new Set(badPorts);var referrerPolicyTokens=["no-referrer","no-referrer-when-downgrade","same-origin","origin",
"strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"];var referrerPolicy=["",...referrerPolicyTokens];var referrerPolicyTokensSet=new Set(
referrerPolicyTokens);var requestRedirect=["follow","manual","error"];var safeMethods=["GET","HEAD","OPTIONS","TRACE"];var safeMethodsSet=new Set(safeMethods);var requestMode=[
"navigate","same-origin","no-cors","cors"];var requestCredentials=["omit","same-origin","include"];var requestCache=["default","no-store","reload","no-cache","f\
orce-cache","only-if-cached"];var requestBodyHeader=["content-encoding","content-language","content-location","content-type","content-length"];var requestDuplex=[
"half"];var forbiddenMethods=["CONNECT","TRACE","TRACK"];var forbiddenMethodsSet=new Set(forbiddenMethods);var subresource=["audio","audioworklet","font","image",
"manifest","paintworklet","script","style","track","video","xslt",""];var subresourceSet=new Set(subresource);module.exports={subresource,forbiddenMethods,requestBodyHeader,
referrerPolicy,requestRedirect,requestMode,requestCredentials,requestCache,redirectStatus,corsSafeListedMethods,nullBodyStatus,safeMethods,badPorts,requestDuplex,
subresourceSet,badPortsSet,redirectStatusSet,corsSafeListedMethodsSet,safeMethodsSet,forbiddenMethodsSet,referrerPolicyTokens:referrerPolicyTokensSet}}});var require_global=__commonJS({"node_modules/undici/lib/web/fetch/global.js"(exports,module){"use strict";var globalOrigin=Symbol.for("undici.globalOrigin.1");function getGlobalOrigin(){
return globalThis[globalOrigin]}function setGlobalOrigin(newOrigin){if(newOrigin===void 0){Object.defineProperty(globalThis,globalOrigin,{value:void 0,writable:true,
enumerable:false,configurable:false});return}const parsedURL=new URL(newOrigin);if(parsedURL.protocol!=="http:"&&parsedURL.protocol!=="https:"){throw new TypeError(
`Only http & https urls are allowed, received ${parsedURL.protocol}`)}Object.defineProperty(globalThis,globalOrigin,{value:parsedURL,writable:true,enumerable:false,
configurable:false})}module.exports={getGlobalOrigin,setGlobalOrigin}}});var require_encoding=__commonJS({"node_modules/undici/lib/encoding/index.js"(exports,module){"use strict";var textDecoder=new TextDecoder;function utf8DecodeBytes(buffer){
if(buffer.length===0){return""}if(buffer[0]===239&&buffer[1]===187&&buffer[2]===191){buffer=buffer.subarray(3)}const output=textDecoder.decode(buffer);return output}
module.exports={utf8DecodeBytes}}});var require_infra=__commonJS({"node_modules/undici/lib/web/infra/index.js"(exports,module){"use strict";var assert2=__require("node:assert");var{utf8DecodeBytes}=require_encoding();
function collectASequenceOfCodePoints(condition,input,position){let result="";while(position.position<input.length&&condition(input[position.position])){result+=
input[position.position];position.position++}return result}function collectASequenceOfCodePointsFast(char,input,position){const idx2=input.indexOf(char,position.
position);const start=position.position;if(idx2===-1){position.position=input.length;return input.slice(start)}position.position=idx2;return input.slice(start,position.
position)}var ASCII_WHITESPACE_REPLACE_REGEX=/[\u0009\u000A\u000C\u000D\u0020]/g;var nonASCIIRegex=/[^\x00-\x7F]/;function asciiLowercase(str){return nonASCIIRegex.
test(str)?str.replace(/[A-Z]+/g,upper=>upper.toLowerCase()):str.toLowerCase()}function forgivingBase64(data){data=data.replace(ASCII_WHITESPACE_REPLACE_REGEX,"");
let dataLength=data.length;if(dataLength%4===0){if(data.charCodeAt(dataLength-1)===61){--dataLength;if(data.charCodeAt(dataLength-1)===61){--dataLength}}}if(dataLength%
4===1){return"failure"}if(/[^+/0-9A-Za-z]/.test(data.length===dataLength?data:data.substring(0,dataLength))){return"failure"}const buffer=Buffer.from(data,"base\
64");return new Uint8Array(buffer.buffer,buffer.byteOffset,buffer.byteLength)}function isASCIIWhitespace(char){return char===9||char===10||char===12||char===13||
char===32}function isomorphicDecode(input){const length=input.length;if((2<<15)-1>length){return String.fromCharCode.apply(null,input)}let result="";let i=0;let addition=(2<<
15)-1;while(i<length){if(i+addition>length){addition=length-i}result+=String.fromCharCode.apply(null,input.subarray(i,i+=addition))}return result}var invalidIsomorphicEncodeValueRegex=/[^\x00-\xFF]/;
function isomorphicEncode(input){assert2(!invalidIsomorphicEncodeValueRegex.test(input));return input}function parseJSONFromBytes(bytes){return JSON.parse(utf8DecodeBytes(
bytes))}function removeASCIIWhitespace(str,leading=true,trailing=true){return removeChars(str,leading,trailing,isASCIIWhitespace)}function removeChars(str,leading,trailing,predicate){
let lead=0;let trail=str.length-1;if(leading){while(lead<str.length&&predicate(str.charCodeAt(lead)))lead++}if(trailing){while(trail>0&&predicate(str.charCodeAt(
trail)))trail--}return lead===0&&trail===str.length-1?str:str.slice(lead,trail+1)}function serializeJavascriptValueToJSONString(value){const result=JSON.stringify(
value);if(result===void 0){throw new TypeError("Value is not JSON serializable")}assert2(typeof result==="string");return result}module.exports={asciiLowercase,
collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,forgivingBase64,isASCIIWhitespace,isomorphicDecode,isomorphicEncode,parseJSONFromBytes,removeASCIIWhitespace,
removeChars,serializeJavascriptValueToJSONString}}});var require_data_url=__commonJS({"node_modules/undici/lib/web/fetch/data-url.js"(exports,module){"use strict";var assert2=__require("node:assert");var{forgivingBase64,
collectASequenceOfCodePoints,collectASequenceOfCodePointsFast,isomorphicDecode,removeASCIIWhitespace,removeChars}=require_infra();var encoder=new TextEncoder;var HTTP_TOKEN_CODEPOINTS=/^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u;
var HTTP_WHITESPACE_REGEX=/[\u000A\u000D\u0009\u0020]/u;var HTTP_QUOTED_STRING_TOKENS=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;function dataURLProcessor(dataURL){
assert2(dataURL.protocol==="data:");let input=URLSerializer(dataURL,true);input=input.slice(5);const position={position:0};let mimeType=collectASequenceOfCodePointsFast(
",",input,position);const mimeTypeLength=mimeType.length;mimeType=removeASCIIWhitespace(mimeType,true,true);if(position.position>=input.length){return"failure"}
position.position++;const encodedBody=input.slice(mimeTypeLength+1);let body=stringPercentDecode(encodedBody);if(/;(?:\u0020*)base64$/ui.test(mimeType)){const stringBody=isomorphicDecode(
body);body=forgivingBase64(stringBody);if(body==="failure"){return"failure"}mimeType=mimeType.slice(0,-6);mimeType=mimeType.replace(/(\u0020+)$/u,"");mimeType=mimeType.
slice(0,-1)}if(mimeType.startsWith(";")){mimeType="text/plain"+mimeType}let mimeTypeRecord=parseMIMEType(mimeType);if(mimeTypeRecord==="failure"){mimeTypeRecord=
parseMIMEType("text/plain;charset=US-ASCII")}return{mimeType:mimeTypeRecord,body}}function URLSerializer(url,excludeFragment=false){if(!excludeFragment){return url.
href}const href=url.href;const hashLength=url.hash.length;const serialized=hashLength===0?href:href.substring(0,href.length-hashLength);if(!hashLength&&href.endsWith(
"#")){return serialized.slice(0,-1)}return serialized}function stringPercentDecode(input){const bytes=encoder.encode(input);return percentDecode(bytes)}function isHexCharByte(byte){
return byte>=48&&byte<=57||byte>=65&&byte<=70||byte>=97&&byte<=102}function hexByteToNumber(byte){return byte>=48&&byte<=57?byte-48:(byte&223)-55}function percentDecode(input){
const length=input.length;const output=new Uint8Array(length);let j=0;let i=0;while(i<length){const byte=input[i];if(byte!==37){output[j++]=byte}else if(byte===
37&&!(isHexCharByte(input[i+1])&&isHexCharByte(input[i+2]))){output[j++]=37}else{output[j++]=hexByteToNumber(input[i+1])<<4|hexByteToNumber(input[i+2]);i+=2}++i}
return length===j?output:output.subarray(0,j)}function parseMIMEType(input){input=removeHTTPWhitespace(input,true,true);const position={position:0};const type=collectASequenceOfCodePointsFast(
"/",input,position);if(type.length===0||!HTTP_TOKEN_CODEPOINTS.test(type)){return"failure"}if(position.position>=input.length){return"failure"}position.position++;
let subtype=collectASequenceOfCodePointsFast(";",input,position);subtype=removeHTTPWhitespace(subtype,false,true);if(subtype.length===0||!HTTP_TOKEN_CODEPOINTS.
test(subtype)){return"failure"}const typeLowercase=type.toLowerCase();const subtypeLowercase=subtype.toLowerCase();const mimeType={type:typeLowercase,subtype:subtypeLowercase,
parameters:new Map,essence:`${typeLowercase}/${subtypeLowercase}`};while(position.position<input.length){position.position++;collectASequenceOfCodePoints(char=>HTTP_WHITESPACE_REGEX.
test(char),input,position);let parameterName=collectASequenceOfCodePoints(char=>char!==";"&&char!=="=",input,position);parameterName=parameterName.toLowerCase();
if(position.position<input.length){if(input[position.position]===";"){continue}position.position++}if(position.position>=input.length){break}let parameterValue=null;
if(input[position.position]==='"'){parameterValue=collectAnHTTPQuotedString(input,position,true);collectASequenceOfCodePointsFast(";",input,position)}else{parameterValue=
collectASequenceOfCodePointsFast(";",input,position);parameterValue=removeHTTPWhitespace(parameterValue,false,true);if(parameterValue.length===0){continue}}if(parameterName.
length!==0&&HTTP_TOKEN_CODEPOINTS.test(parameterName)&&(parameterValue.length===0||HTTP_QUOTED_STRING_TOKENS.test(parameterValue))&&!mimeType.parameters.has(parameterName)){
mimeType.parameters.set(parameterName,parameterValue)}}return mimeType}function collectAnHTTPQuotedString(input,position,extractValue=false){const positionStart=position.
position;let value="";assert2(input[position.position]==='"');position.position++;while(true){value+=collectASequenceOfCodePoints(char=>char!=='"'&&char!=="\\",
input,position);if(position.position>=input.length){break}const quoteOrBackslash=input[position.position];position.position++;if(quoteOrBackslash==="\\"){if(position.
position>=input.length){value+="\\";break}value+=input[position.position];position.position++}else{assert2(quoteOrBackslash==='"');break}}if(extractValue){return value}
return input.slice(positionStart,position.position)}function serializeAMimeType(mimeType){assert2(mimeType!=="failure");const{parameters,essence}=mimeType;let serialization=essence;
for(let[name,value]of parameters.entries()){serialization+=";";serialization+=name;serialization+="=";if(!HTTP_TOKEN_CODEPOINTS.test(value)){value=value.replace(
/[\\"]/ug,"\\$&");value='"'+value;value+='"'}serialization+=value}return serialization}function isHTTPWhiteSpace(char){return char===13||char===10||char===9||char===
32}function removeHTTPWhitespace(str,leading=true,trailing=true){return removeChars(str,leading,trailing,isHTTPWhiteSpace)}function minimizeSupportedMimeType(mimeType){
switch(mimeType.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmas\
cript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"t\
ext/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"\
text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}if(mimeType.subtype.endsWith(
"+json")){return"application/json"}if(mimeType.subtype.endsWith("+xml")){return"application/xml"}return""}module.exports={dataURLProcessor,URLSerializer,stringPercentDecode,
parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeHTTPWhitespace,minimizeSupportedMimeType,HTTP_TOKEN_CODEPOINTS}}});var require_runtime_features=__commonJS({"node_modules/undici/lib/util/runtime-features.js"(exports,module){"use strict";var lazyLoaders={__proto__:null,"node:c\
rypto":()=>__require("node:crypto"),"node:sqlite":()=>__require("node:sqlite"),"node:worker_threads":()=>__require("node:worker_threads"),"node:zlib":()=>__require("node:zlib")};
function detectRuntimeFeatureByNodeModule(moduleName){try{lazyLoaders[moduleName]();return true}catch(err){if(err.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&err.code!==
"ERR_NO_CRYPTO"){throw err}return false}}function detectRuntimeFeatureByExportedProperty(moduleName,property){const module2=lazyLoaders[moduleName]();return typeof module2[property]!==
"undefined"}var runtimeFeaturesByExportedProperty=["markAsUncloneable","zstd"];var exportedPropertyLookup={markAsUncloneable:["node:worker_threads","markAsUnclo\
neable"],zstd:["node:zlib","createZstdDecompress"]};var runtimeFeaturesAsNodeModule=["crypto","sqlite"];var features=[...runtimeFeaturesAsNodeModule,...runtimeFeaturesByExportedProperty];
function detectRuntimeFeature(feature){if(runtimeFeaturesAsNodeModule.includes(feature)){return detectRuntimeFeatureByNodeModule(`node:${feature}`)}else if(runtimeFeaturesByExportedProperty.
includes(feature)){const[moduleName,property]=exportedPropertyLookup[feature];return detectRuntimeFeatureByExportedProperty(moduleName,property)}throw new TypeError(
`unknown feature: ${feature}`)}var RuntimeFeatures=class{#map=new Map;clear(){this.#map.clear()}has(feature){return this.#map.get(feature)??this.#detectRuntimeFeature(
feature)}set(feature,value){if(features.includes(feature)===false){throw new TypeError(`unknown feature: ${feature}`)}this.#map.set(feature,value)}#detectRuntimeFeature(feature){
const result=detectRuntimeFeature(feature);this.#map.set(feature,result);return result}};var instance=new RuntimeFeatures;module.exports.runtimeFeatures=instance;
module.exports.default=instance}});var require_webidl=__commonJS({"node_modules/undici/lib/web/webidl/index.js"(exports,module){"use strict";var assert2=__require("node:assert");var{types,inspect}=__require("node:util");
var{runtimeFeatures}=require_runtime_features();var UNDEFINED=1;var BOOLEAN=2;var STRING=3;var SYMBOL=4;var NUMBER=5;var BIGINT=6;var NULL=7;var OBJECT=8;var FunctionPrototypeSymbolHasInstance=Function.
call.bind(Function.prototype[Symbol.hasInstance]);var webidl={converters:{},util:{},errors:{},is:{}};webidl.errors.exception=function(message){return new TypeError(
`${message.header}: ${message.message}`)};webidl.errors.conversionFailed=function(opts){const plural=opts.types.length===1?"":" one of";const message=`${opts.argument}\
 could not be converted to${plural}: ${opts.types.join(", ")}.`;return webidl.errors.exception({header:opts.prefix,message})};webidl.errors.invalidArgument=function(context){
return webidl.errors.exception({header:context.prefix,message:`"${context.value}" is an invalid ${context.type}.`})};webidl.brandCheck=function(V,I){if(!FunctionPrototypeSymbolHasInstance(
I,V)){const err=new TypeError("Illegal invocation");err.code="ERR_INVALID_THIS";throw err}};webidl.brandCheckMultiple=function(List){const prototypes=List.map(c=>webidl.
util.MakeTypeAssertion(c));return V=>{if(prototypes.every(typeCheck=>!typeCheck(V))){const err=new TypeError("Illegal invocation");err.code="ERR_INVALID_THIS";throw err}}};
webidl.argumentLengthCheck=function({length},min,ctx){if(length<min){throw webidl.errors.exception({message:`${min} argument${min!==1?"s":""} required, but${length?
" only":""} ${length} found.`,header:ctx})}};webidl.illegalConstructor=function(){throw webidl.errors.exception({header:"TypeError",message:"Illegal constructor"})};
webidl.util.MakeTypeAssertion=function(I){return O=>FunctionPrototypeSymbolHasInstance(I,O)};webidl.util.Type=function(V){switch(typeof V){case"undefined":return UNDEFINED;case"\
boolean":return BOOLEAN;case"string":return STRING;case"symbol":return SYMBOL;case"number":return NUMBER;case"bigint":return BIGINT;case"function":case"object":{
if(V===null){return NULL}return OBJECT}}};webidl.util.Types={UNDEFINED,BOOLEAN,STRING,SYMBOL,NUMBER,BIGINT,NULL,OBJECT};webidl.util.TypeValueToString=function(o){
switch(webidl.util.Type(o)){case UNDEFINED:return"Undefined";case BOOLEAN:return"Boolean";case STRING:return"String";case SYMBOL:return"Symbol";case NUMBER:return"\
Number";case BIGINT:return"BigInt";case NULL:return"Null";case OBJECT:return"Object"}};webidl.util.markAsUncloneable=runtimeFeatures.has("markAsUncloneable")?__require("node:worker_threads").
markAsUncloneable:()=>{};webidl.util.ConvertToInt=function(V,bitLength,signedness,flags){let upperBound;let lowerBound;if(bitLength===64){upperBound=Math.pow(2,
53)-1;if(signedness==="unsigned"){lowerBound=0}else{lowerBound=Math.pow(-2,53)+1}}else if(signedness==="unsigned"){lowerBound=0;upperBound=Math.pow(2,bitLength)-
1}else{lowerBound=-Math.pow(2,bitLength-1);upperBound=Math.pow(2,bitLength-1)-1}let x=Number(V);if(x===0){x=0}if(webidl.util.HasFlag(flags,webidl.attributes.EnforceRange)){
if(Number.isNaN(x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY){throw webidl.errors.exception({header:"Integer conversion",message:`Could not co\
nvert ${webidl.util.Stringify(V)} to an integer.`})}x=webidl.util.IntegerPart(x);if(x<lowerBound||x>upperBound){throw webidl.errors.exception({header:"Integer c\
onversion",message:`Value must be between ${lowerBound}-${upperBound}, got ${x}.`})}return x}if(!Number.isNaN(x)&&webidl.util.HasFlag(flags,webidl.attributes.Clamp)){
x=Math.min(Math.max(x,lowerBound),upperBound);if(Math.floor(x)%2===0){x=Math.floor(x)}else{x=Math.ceil(x)}return x}if(Number.isNaN(x)||x===0&&Object.is(0,x)||x===
Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY){return 0}x=webidl.util.IntegerPart(x);x=x%Math.pow(2,bitLength);if(signedness==="signed"&&x>=Math.pow(2,
bitLength-1)){return x-Math.pow(2,bitLength)}return x};webidl.util.IntegerPart=function(n){const r=Math.floor(Math.abs(n));if(n<0){return-1*r}return r};webidl.util.
Stringify=function(V){const type=webidl.util.Type(V);switch(type){case SYMBOL:return`Symbol(${V.description})`;case OBJECT:return inspect(V);case STRING:return`\
"${V}"`;case BIGINT:return`${V}n`;default:return`${V}`}};webidl.util.IsResizableArrayBuffer=function(V){if(types.isArrayBuffer(V)){return V.resizable}if(types.isSharedArrayBuffer(
V)){return V.growable}throw webidl.errors.exception({header:"IsResizableArrayBuffer",message:`"${webidl.util.Stringify(V)}" is not an array buffer.`})};webidl.util.
HasFlag=function(flags,attributes){return typeof flags==="number"&&(flags&attributes)===attributes};webidl.sequenceConverter=function(converter){return(V,prefix,argument,Iterable)=>{
if(webidl.util.Type(V)!==OBJECT){throw webidl.errors.exception({header:prefix,message:`${argument} (${webidl.util.Stringify(V)}) is not iterable.`})}const method=typeof Iterable===
"function"?Iterable():V?.[Symbol.iterator]?.();const seq=[];let index=0;if(method===void 0||typeof method.next!=="function"){throw webidl.errors.exception({header:prefix,
message:`${argument} is not iterable.`})}while(true){const{done,value}=method.next();if(done){break}seq.push(converter(value,prefix,`${argument}[${index++}]`))}
return seq}};webidl.recordConverter=function(keyConverter,valueConverter){return(O,prefix,argument)=>{if(webidl.util.Type(O)!==OBJECT){throw webidl.errors.exception(
{header:prefix,message:`${argument} ("${webidl.util.TypeValueToString(O)}") is not an Object.`})}const result={};if(!types.isProxy(O)){const keys2=[...Object.getOwnPropertyNames(
O),...Object.getOwnPropertySymbols(O)];for(const key of keys2){const keyName=webidl.util.Stringify(key);const typedKey=keyConverter(key,prefix,`Key ${keyName} i\
n ${argument}`);const typedValue=valueConverter(O[key],prefix,`${argument}[${keyName}]`);result[typedKey]=typedValue}return result}const keys=Reflect.ownKeys(O);
for(const key of keys){const desc=Reflect.getOwnPropertyDescriptor(O,key);if(desc?.enumerable){const typedKey=keyConverter(key,prefix,argument);const typedValue=valueConverter(
O[key],prefix,argument);result[typedKey]=typedValue}}return result}};webidl.interfaceConverter=function(TypeCheck,name){return(V,prefix,argument)=>{if(!TypeCheck(
V)){throw webidl.errors.exception({header:prefix,message:`Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${name}.`})}return V}};webidl.
dictionaryConverter=function(converters){converters.sort((a,b)=>(a.key>b.key)-(a.key<b.key));return(dictionary,prefix,argument)=>{const dict={};if(dictionary!=null&&
webidl.util.Type(dictionary)!==OBJECT){throw webidl.errors.exception({header:prefix,message:`Expected ${dictionary} to be one of: Null, Undefined, Object.`})}for(const options of converters){
const{key,defaultValue,required,converter}=options;if(required===true){if(dictionary==null||!Object.hasOwn(dictionary,key)){throw webidl.errors.exception({header:prefix,
message:`Missing required key "${key}".`})}}let value=dictionary?.[key];const hasDefault=defaultValue!==void 0;if(hasDefault&&value===void 0){value=defaultValue()}
if(required||hasDefault||value!==void 0){value=converter(value,prefix,`${argument}.${key}`);if(options.allowedValues&&!options.allowedValues.includes(value)){throw webidl.
errors.exception({header:prefix,message:`${value} is not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`})}dict[key]=value}}return dict}};
webidl.nullableConverter=function(converter){return(V,prefix,argument)=>{if(V===null){return V}return converter(V,prefix,argument)}};webidl.is.USVString=function(value){
return typeof value==="string"&&value.isWellFormed()};webidl.is.ReadableStream=webidl.util.MakeTypeAssertion(ReadableStream);webidl.is.Blob=webidl.util.MakeTypeAssertion(
Blob);webidl.is.URLSearchParams=webidl.util.MakeTypeAssertion(URLSearchParams);webidl.is.File=webidl.util.MakeTypeAssertion(File);webidl.is.URL=webidl.util.MakeTypeAssertion(
URL);webidl.is.AbortSignal=webidl.util.MakeTypeAssertion(AbortSignal);webidl.is.MessagePort=webidl.util.MakeTypeAssertion(MessagePort);webidl.is.BufferSource=function(V){
return types.isArrayBuffer(V)||ArrayBuffer.isView(V)&&types.isArrayBuffer(V.buffer)};webidl.util.getCopyOfBytesHeldByBufferSource=function(bufferSource){const jsBufferSource=bufferSource;
let jsArrayBuffer=jsBufferSource;let offset=0;let length=0;if(types.isTypedArray(jsBufferSource)||types.isDataView(jsBufferSource)){jsArrayBuffer=jsBufferSource.
buffer;offset=jsBufferSource.byteOffset;length=jsBufferSource.byteLength}else{assert2(types.isAnyArrayBuffer(jsBufferSource));length=jsBufferSource.byteLength}if(jsArrayBuffer.
detached){return new Uint8Array(0)}const bytes=new Uint8Array(length);const view=new Uint8Array(jsArrayBuffer,offset,length);bytes.set(view);return bytes};webidl.
converters.DOMString=function(V,prefix,argument,flags){if(V===null&&webidl.util.HasFlag(flags,webidl.attributes.LegacyNullToEmptyString)){return""}if(typeof V===
"symbol"){throw webidl.errors.exception({header:prefix,message:`${argument} is a symbol, which cannot be converted to a DOMString.`})}return String(V)};webidl.converters.
ByteString=function(V,prefix,argument){if(typeof V==="symbol"){throw webidl.errors.exception({header:prefix,message:`${argument} is a symbol, which cannot be co\
nverted to a ByteString.`})}const x=String(V);for(let index=0;index<x.length;index++){if(x.charCodeAt(index)>255){throw new TypeError(`Cannot convert argument t\
o a ByteString because the character at index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`)}}return x};webidl.converters.USVString=
function(value){if(typeof value==="string"){return value.toWellFormed()}return`${value}`.toWellFormed()};webidl.converters.boolean=function(V){const x=Boolean(V);
return x};webidl.converters.any=function(V){return V};webidl.converters["long long"]=function(V,prefix,argument){const x=webidl.util.ConvertToInt(V,64,"signed",
0,prefix,argument);return x};webidl.converters["unsigned long long"]=function(V,prefix,argument){const x=webidl.util.ConvertToInt(V,64,"unsigned",0,prefix,argument);
return x};webidl.converters["unsigned long"]=function(V,prefix,argument){const x=webidl.util.ConvertToInt(V,32,"unsigned",0,prefix,argument);return x};webidl.converters["\
unsigned short"]=function(V,prefix,argument,flags){const x=webidl.util.ConvertToInt(V,16,"unsigned",flags,prefix,argument);return x};webidl.converters.ArrayBuffer=
function(V,prefix,argument,flags){if(webidl.util.Type(V)!==OBJECT||!types.isArrayBuffer(V)){throw webidl.errors.conversionFailed({prefix,argument:`${argument} (\
"${webidl.util.Stringify(V)}")`,types:["ArrayBuffer"]})}if(!webidl.util.HasFlag(flags,webidl.attributes.AllowResizable)&&webidl.util.IsResizableArrayBuffer(V)){
throw webidl.errors.exception({header:prefix,message:`${argument} cannot be a resizable ArrayBuffer.`})}return V};webidl.converters.SharedArrayBuffer=function(V,prefix,argument,flags){
if(webidl.util.Type(V)!==OBJECT||!types.isSharedArrayBuffer(V)){throw webidl.errors.conversionFailed({prefix,argument:`${argument} ("${webidl.util.Stringify(V)}\
")`,types:["SharedArrayBuffer"]})}if(!webidl.util.HasFlag(flags,webidl.attributes.AllowResizable)&&webidl.util.IsResizableArrayBuffer(V)){throw webidl.errors.exception(
{header:prefix,message:`${argument} cannot be a resizable SharedArrayBuffer.`})}return V};webidl.converters.TypedArray=function(V,T,prefix,argument,flags){if(webidl.
util.Type(V)!==OBJECT||!types.isTypedArray(V)||V.constructor.name!==T.name){throw webidl.errors.conversionFailed({prefix,argument:`${argument} ("${webidl.util.Stringify(
V)}")`,types:[T.name]})}if(!webidl.util.HasFlag(flags,webidl.attributes.AllowShared)&&types.isSharedArrayBuffer(V.buffer)){throw webidl.errors.exception({header:prefix,
message:`${argument} cannot be a view on a shared array buffer.`})}if(!webidl.util.HasFlag(flags,webidl.attributes.AllowResizable)&&webidl.util.IsResizableArrayBuffer(
V.buffer)){throw webidl.errors.exception({header:prefix,message:`${argument} cannot be a view on a resizable array buffer.`})}return V};webidl.converters.DataView=
function(V,prefix,argument,flags){if(webidl.util.Type(V)!==OBJECT||!types.isDataView(V)){throw webidl.errors.conversionFailed({prefix,argument:`${argument} ("${webidl.
util.Stringify(V)}")`,types:["DataView"]})}if(!webidl.util.HasFlag(flags,webidl.attributes.AllowShared)&&types.isSharedArrayBuffer(V.buffer)){throw webidl.errors.
exception({header:prefix,message:`${argument} cannot be a view on a shared array buffer.`})}if(!webidl.util.HasFlag(flags,webidl.attributes.AllowResizable)&&webidl.
util.IsResizableArrayBuffer(V.buffer)){throw webidl.errors.exception({header:prefix,message:`${argument} cannot be a view on a resizable array buffer.`})}return V};
webidl.converters.ArrayBufferView=function(V,prefix,argument,flags){if(webidl.util.Type(V)!==OBJECT||!types.isArrayBufferView(V)){throw webidl.errors.conversionFailed(
{prefix,argument:`${argument} ("${webidl.util.Stringify(V)}")`,types:["ArrayBufferView"]})}if(!webidl.util.HasFlag(flags,webidl.attributes.AllowShared)&&types.isSharedArrayBuffer(
V.buffer)){throw webidl.errors.exception({header:prefix,message:`${argument} cannot be a view on a shared array buffer.`})}if(!webidl.util.HasFlag(flags,webidl.
attributes.AllowResizable)&&webidl.util.IsResizableArrayBuffer(V.buffer)){throw webidl.errors.exception({header:prefix,message:`${argument} cannot be a view on \
a resizable array buffer.`})}return V};webidl.converters.BufferSource=function(V,prefix,argument,flags){if(types.isArrayBuffer(V)){return webidl.converters.ArrayBuffer(
V,prefix,argument,flags)}if(types.isArrayBufferView(V)){flags&=~webidl.attributes.AllowShared;return webidl.converters.ArrayBufferView(V,prefix,argument,flags)}
if(types.isSharedArrayBuffer(V)){throw webidl.errors.exception({header:prefix,message:`${argument} cannot be a SharedArrayBuffer.`})}throw webidl.errors.conversionFailed(
{prefix,argument:`${argument} ("${webidl.util.Stringify(V)}")`,types:["ArrayBuffer","ArrayBufferView"]})};webidl.converters.AllowSharedBufferSource=function(V,prefix,argument,flags){
if(types.isArrayBuffer(V)){return webidl.converters.ArrayBuffer(V,prefix,argument,flags)}if(types.isSharedArrayBuffer(V)){return webidl.converters.SharedArrayBuffer(
V,prefix,argument,flags)}if(types.isArrayBufferView(V)){flags|=webidl.attributes.AllowShared;return webidl.converters.ArrayBufferView(V,prefix,argument,flags)}throw webidl.
errors.conversionFailed({prefix,argument:`${argument} ("${webidl.util.Stringify(V)}")`,types:["ArrayBuffer","SharedArrayBuffer","ArrayBufferView"]})};webidl.converters["\
sequence<ByteString>"]=webidl.sequenceConverter(webidl.converters.ByteString);webidl.converters["sequence<sequence<ByteString>>"]=webidl.sequenceConverter(webidl.
converters["sequence<ByteString>"]);webidl.converters["record<ByteString, ByteString>"]=webidl.recordConverter(webidl.converters.ByteString,webidl.converters.ByteString);
webidl.converters.Blob=webidl.interfaceConverter(webidl.is.Blob,"Blob");webidl.converters.AbortSignal=webidl.interfaceConverter(webidl.is.AbortSignal,"AbortSign\
al");webidl.converters.EventHandlerNonNull=function(V){if(webidl.util.Type(V)!==OBJECT){return null}if(typeof V==="function"){return V}return()=>{}};webidl.attributes=
{Clamp:1<<0,EnforceRange:1<<1,AllowShared:1<<2,AllowResizable:1<<3,LegacyNullToEmptyString:1<<4};module.exports={webidl}}});var require_util2=__commonJS({"node_modules/undici/lib/web/fetch/util.js"(exports,module){"use strict";var{Transform}=__require("node:stream");var zlib=__require("node:zlib");
var{redirectStatusSet,referrerPolicyTokens,badPortsSet}=require_constants3();var{getGlobalOrigin}=require_global();var{collectAnHTTPQuotedString,parseMIMEType}=require_data_url();
var{performance:performance2}=__require("node:perf_hooks");var{ReadableStreamFrom,isValidHTTPToken,normalizedMethodRecordsBase}=require_util();var assert2=__require("node:assert");
var{isUint8Array}=__require("node:util/types");var{webidl}=require_webidl();var{isomorphicEncode,collectASequenceOfCodePoints,removeChars}=require_infra();function responseURL(response){
const urlList=response.urlList;const length=urlList.length;return length===0?null:urlList[length-1].toString()}function responseLocationURL(response,requestFragment){
if(!redirectStatusSet.has(response.status)){return null}let location=response.headersList.get("location",true);if(location!==null&&isValidHeaderValue(location)){
if(!isValidEncodedURL(location)){location=normalizeBinaryStringToUtf8(location)}location=new URL(location,responseURL(response))}if(location&&!location.hash){location.
hash=requestFragment}return location}function isValidEncodedURL(url){for(let i=0;i<url.length;++i){const code=url.charCodeAt(i);if(code>126||code<32){return false}}
return true}function normalizeBinaryStringToUtf8(value){return Buffer.from(value,"binary").toString("utf8")}function requestCurrentURL(request){return request.urlList[request.
urlList.length-1]}function requestBadPort(request){const url=requestCurrentURL(request);if(urlIsHttpHttpsScheme(url)&&badPortsSet.has(url.port)){return"blocked"}
return"allowed"}function isErrorLike(object){return object instanceof Error||(object?.constructor?.name==="Error"||object?.constructor?.name==="DOMException")}function isValidReasonPhrase(statusText){
for(let i=0;i<statusText.length;++i){const c=statusText.charCodeAt(i);if(!(c===9||c>=32&&c<=126||c>=128&&c<=255)){return false}}return true}var isValidHeaderName=isValidHTTPToken;
function isValidHeaderValue(potentialValue){return(potentialValue[0]==="	"||potentialValue[0]===" "||potentialValue[potentialValue.length-1]==="	"||potentialValue[potentialValue.
length-1]===" "||potentialValue.includes("\n")||potentialValue.includes("\r")||potentialValue.includes("\0"))===false}function parseReferrerPolicy(actualResponse){
const policyHeader=(actualResponse.headersList.get("referrer-policy",true)??"").split(",");let policy="";if(policyHeader.length){for(let i=policyHeader.length;i!==
0;i--){const token=policyHeader[i-1].trim();if(referrerPolicyTokens.has(token)){policy=token;break}}}return policy}function setRequestReferrerPolicyOnRedirect(request,actualResponse){
const policy=parseReferrerPolicy(actualResponse);if(policy!==""){request.referrerPolicy=policy}}function crossOriginResourcePolicyCheck(){return"allowed"}function corsCheck(){
return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(httpRequest){let header=null;header=httpRequest.mode;httpRequest.headersList.set(
"sec-fetch-mode",header,true)}function appendRequestOriginHeader(request){let serializedOrigin=request.origin;if(serializedOrigin==="client"||serializedOrigin===
void 0){return}if(request.responseTainting==="cors"||request.mode==="websocket"){request.headersList.append("origin",serializedOrigin,true)}else if(request.method!==
"GET"&&request.method!=="HEAD"){switch(request.referrerPolicy){case"no-referrer":serializedOrigin=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"\
strict-origin-when-cross-origin":if(request.origin&&urlHasHttpsScheme(request.origin)&&!urlHasHttpsScheme(requestCurrentURL(request))){serializedOrigin=null}break;case"\
same-origin":if(!sameOrigin(request,requestCurrentURL(request))){serializedOrigin=null}break;default:}request.headersList.append("origin",serializedOrigin,true)}}
function coarsenTime(timestamp,crossOriginIsolatedCapability){return timestamp}function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo,defaultStartTime,crossOriginIsolatedCapability){
if(!connectionTimingInfo?.startTime||connectionTimingInfo.startTime<defaultStartTime){return{domainLookupStartTime:defaultStartTime,domainLookupEndTime:defaultStartTime,
connectionStartTime:defaultStartTime,connectionEndTime:defaultStartTime,secureConnectionStartTime:defaultStartTime,ALPNNegotiatedProtocol:connectionTimingInfo?.
ALPNNegotiatedProtocol}}return{domainLookupStartTime:coarsenTime(connectionTimingInfo.domainLookupStartTime,crossOriginIsolatedCapability),domainLookupEndTime:coarsenTime(
connectionTimingInfo.domainLookupEndTime,crossOriginIsolatedCapability),connectionStartTime:coarsenTime(connectionTimingInfo.connectionStartTime,crossOriginIsolatedCapability),
connectionEndTime:coarsenTime(connectionTimingInfo.connectionEndTime,crossOriginIsolatedCapability),secureConnectionStartTime:coarsenTime(connectionTimingInfo.secureConnectionStartTime,
crossOriginIsolatedCapability),ALPNNegotiatedProtocol:connectionTimingInfo.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(crossOriginIsolatedCapability){
return coarsenTime(performance2.now(),crossOriginIsolatedCapability)}function createOpaqueTimingInfo(timingInfo){return{startTime:timingInfo.startTime??0,redirectStartTime:0,
redirectEndTime:0,postRedirectStartTime:timingInfo.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,
encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(policyContainer){
return{referrerPolicy:policyContainer.referrerPolicy}}function determineRequestsReferrer(request){const policy=request.referrerPolicy;assert2(policy);let referrerSource=null;
if(request.referrer==="client"){const globalOrigin=getGlobalOrigin();if(!globalOrigin||globalOrigin.origin==="null"){return"no-referrer"}referrerSource=new URL(
globalOrigin)}else if(webidl.is.URL(request.referrer)){referrerSource=request.referrer}let referrerURL=stripURLForReferrer(referrerSource);const referrerOrigin=stripURLForReferrer(
referrerSource,true);if(referrerURL.toString().length>4096){referrerURL=referrerOrigin}switch(policy){case"no-referrer":return"no-referrer";case"origin":if(referrerOrigin!=
null){return referrerOrigin}return stripURLForReferrer(referrerSource,true);case"unsafe-url":return referrerURL;case"strict-origin":{const currentURL=requestCurrentURL(
request);if(isURLPotentiallyTrustworthy(referrerURL)&&!isURLPotentiallyTrustworthy(currentURL)){return"no-referrer"}return referrerOrigin}case"strict-origin-whe\
n-cross-origin":{const currentURL=requestCurrentURL(request);if(sameOrigin(referrerURL,currentURL)){return referrerURL}if(isURLPotentiallyTrustworthy(referrerURL)&&
!isURLPotentiallyTrustworthy(currentURL)){return"no-referrer"}return referrerOrigin}case"same-origin":if(sameOrigin(request,referrerURL)){return referrerURL}return"\
no-referrer";case"origin-when-cross-origin":if(sameOrigin(request,referrerURL)){return referrerURL}return referrerOrigin;case"no-referrer-when-downgrade":{const currentURL=requestCurrentURL(
request);if(isURLPotentiallyTrustworthy(referrerURL)&&!isURLPotentiallyTrustworthy(currentURL)){return"no-referrer"}return referrerURL}}}function stripURLForReferrer(url,originOnly=false){
assert2(webidl.is.URL(url));url=new URL(url);if(urlIsLocal(url)){return"no-referrer"}url.username="";url.password="";url.hash="";if(originOnly===true){url.pathname=
"";url.search=""}return url}var isPotentialleTrustworthyIPv4=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/);
var isPotentiallyTrustworthyIPv6=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function isOriginIPPotentiallyTrustworthy(origin){
if(origin.includes(":")){if(origin[0]==="["&&origin[origin.length-1]==="]"){origin=origin.slice(1,-1)}return isPotentiallyTrustworthyIPv6(origin)}return isPotentialleTrustworthyIPv4(
origin)}function isOriginPotentiallyTrustworthy(origin){if(origin==null||origin==="null"){return false}origin=new URL(origin);if(origin.protocol==="https:"||origin.
protocol==="wss:"){return true}if(isOriginIPPotentiallyTrustworthy(origin.hostname)){return true}if(origin.hostname==="localhost"||origin.hostname==="localhost."){
return true}if(origin.hostname.endsWith(".localhost")||origin.hostname.endsWith(".localhost.")){return true}if(origin.protocol==="file:"){return true}return false}
function isURLPotentiallyTrustworthy(url){if(!webidl.is.URL(url)){return false}if(url.href==="about:blank"||url.href==="about:srcdoc"){return true}if(url.protocol===
"data:")return true;if(url.protocol==="blob:")return true;return isOriginPotentiallyTrustworthy(url.origin)}function tryUpgradeRequestToAPotentiallyTrustworthyURL(request){}
function sameOrigin(A,B){if(A.origin===B.origin&&A.origin==="null"){return true}if(A.protocol===B.protocol&&A.hostname===B.hostname&&A.port===B.port){return true}
return false}function isAborted(fetchParams){return fetchParams.controller.state==="aborted"}function isCancelled(fetchParams){return fetchParams.controller.state===
"aborted"||fetchParams.controller.state==="terminated"}function normalizeMethod(method){return normalizedMethodRecordsBase[method.toLowerCase()]??method}var esIteratorPrototype=Object.
getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));function createIterator(name,kInternalIterator,keyIndex=0,valueIndex=1){class FastIterableIterator{#target;#kind;#index;constructor(target2,kind){
this.#target=target2;this.#kind=kind;this.#index=0}next(){if(typeof this!=="object"||this===null||!(#target in this)){throw new TypeError(`'next' called on an o\
bject that does not implement interface ${name} Iterator.`)}const index=this.#index;const values=kInternalIterator(this.#target);const len=values.length;if(index>=
len){return{value:void 0,done:true}}const{[keyIndex]:key,[valueIndex]:value}=values[index];this.#index=index+1;let result;switch(this.#kind){case"key":result=key;
break;case"value":result=value;break;case"key+value":result=[key,value];break}return{value:result,done:false}}}delete FastIterableIterator.prototype.constructor;
Object.setPrototypeOf(FastIterableIterator.prototype,esIteratorPrototype);Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:false,
enumerable:false,configurable:true,value:`${name} Iterator`},next:{writable:true,enumerable:true,configurable:true}});return function(target2,kind){return new FastIterableIterator(
target2,kind)}}function iteratorMixin(name,object,kInternalIterator,keyIndex=0,valueIndex=1){const makeIterator=createIterator(name,kInternalIterator,keyIndex,valueIndex);
const properties={keys:{writable:true,enumerable:true,configurable:true,value:function keys(){webidl.brandCheck(this,object);return makeIterator(this,"key")}},values:{
writable:true,enumerable:true,configurable:true,value:function values(){webidl.brandCheck(this,object);return makeIterator(this,"value")}},entries:{writable:true,
enumerable:true,configurable:true,value:function entries(){webidl.brandCheck(this,object);return makeIterator(this,"key+value")}},forEach:{writable:true,enumerable:true,
configurable:true,value:function forEach(callbackfn,thisArg=globalThis){webidl.brandCheck(this,object);webidl.argumentLengthCheck(arguments,1,`${name}.forEach`);
if(typeof callbackfn!=="function"){throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`)}for(const{0:key,1:value}of makeIterator(
this,"key+value")){callbackfn.call(thisArg,value,key,this)}}}};return Object.defineProperties(object.prototype,{...properties,[Symbol.iterator]:{writable:true,enumerable:false,
configurable:true,value:properties.entries.value}})}function fullyReadBody(body,processBody,processBodyError){const successSteps=processBody;const errorSteps=processBodyError;
try{const reader=body.stream.getReader();readAllBytes(reader,successSteps,errorSteps)}catch(e){errorSteps(e)}}function readableStreamClose(controller){try{controller.
close();controller.byobRequest?.respond(0)}catch(err){if(!err.message.includes("Controller is already closed")&&!err.message.includes("ReadableStream is already\
 closed")){throw err}}}async function readAllBytes(reader,successSteps,failureSteps){try{const bytes=[];let byteLength=0;do{const{done,value:chunk}=await reader.
read();if(done){successSteps(Buffer.concat(bytes,byteLength));return}if(!isUint8Array(chunk)){failureSteps(new TypeError("Received non-Uint8Array chunk"));return}
bytes.push(chunk);byteLength+=chunk.length}while(true)}catch(e){failureSteps(e)}}function urlIsLocal(url){assert2("protocol"in url);const protocol=url.protocol;
return protocol==="about:"||protocol==="blob:"||protocol==="data:"}function urlHasHttpsScheme(url){return typeof url==="string"&&url[5]===":"&&url[0]==="h"&&url[1]===
"t"&&url[2]==="t"&&url[3]==="p"&&url[4]==="s"||url.protocol==="https:"}function urlIsHttpHttpsScheme(url){assert2("protocol"in url);const protocol=url.protocol;
return protocol==="http:"||protocol==="https:"}function simpleRangeHeaderValue(value,allowWhitespace){const data=value;if(!data.startsWith("bytes")){return"fail\
ure"}const position={position:5};if(allowWhitespace){collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position)}if(data.charCodeAt(position.position)!==
61){return"failure"}position.position++;if(allowWhitespace){collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position)}const rangeStart=collectASequenceOfCodePoints(
char=>{const code=char.charCodeAt(0);return code>=48&&code<=57},data,position);const rangeStartValue=rangeStart.length?Number(rangeStart):null;if(allowWhitespace){
collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position)}if(data.charCodeAt(position.position)!==45){return"failure"}position.position++;if(allowWhitespace){
collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position)}const rangeEnd=collectASequenceOfCodePoints(char=>{const code=char.charCodeAt(0);return code>=
48&&code<=57},data,position);const rangeEndValue=rangeEnd.length?Number(rangeEnd):null;if(position.position<data.length){return"failure"}if(rangeEndValue===null&&
rangeStartValue===null){return"failure"}if(rangeStartValue>rangeEndValue){return"failure"}return{rangeStartValue,rangeEndValue}}function buildContentRange(rangeStart,rangeEnd,fullLength){
let contentRange="bytes ";contentRange+=isomorphicEncode(`${rangeStart}`);contentRange+="-";contentRange+=isomorphicEncode(`${rangeEnd}`);contentRange+="/";contentRange+=
isomorphicEncode(`${fullLength}`);return contentRange}var InflateStream=class extends Transform{#zlibOptions;constructor(zlibOptions){super();this.#zlibOptions=
zlibOptions}_transform(chunk,encoding,callback){if(!this._inflateStream){if(chunk.length===0){callback();return}this._inflateStream=(chunk[0]&15)===8?zlib.createInflate(
this.#zlibOptions):zlib.createInflateRaw(this.#zlibOptions);this._inflateStream.on("data",this.push.bind(this));this._inflateStream.on("end",()=>this.push(null));
this._inflateStream.on("error",err=>this.destroy(err))}this._inflateStream.write(chunk,encoding,callback)}_final(callback){if(this._inflateStream){this._inflateStream.
end();this._inflateStream=null}callback()}};function createInflate(zlibOptions){return new InflateStream(zlibOptions)}function extractMimeType(headers){let charset=null;
let essence=null;let mimeType=null;const values=getDecodeSplit("content-type",headers);if(values===null){return"failure"}for(const value of values){const temporaryMimeType=parseMIMEType(
value);if(temporaryMimeType==="failure"||temporaryMimeType.essence==="*/*"){continue}mimeType=temporaryMimeType;if(mimeType.essence!==essence){charset=null;if(mimeType.
parameters.has("charset")){charset=mimeType.parameters.get("charset")}essence=mimeType.essence}else if(!mimeType.parameters.has("charset")&&charset!==null){mimeType.
parameters.set("charset",charset)}}if(mimeType==null){return"failure"}return mimeType}function gettingDecodingSplitting(value){const input=value;const position={
position:0};const values=[];let temporaryValue="";while(position.position<input.length){temporaryValue+=collectASequenceOfCodePoints(char=>char!=='"'&&char!==",",
input,position);if(position.position<input.length){if(input.charCodeAt(position.position)===34){temporaryValue+=collectAnHTTPQuotedString(input,position);if(position.
position<input.length){continue}}else{assert2(input.charCodeAt(position.position)===44);position.position++}}temporaryValue=removeChars(temporaryValue,true,true,
char=>char===9||char===32);values.push(temporaryValue);temporaryValue=""}return values}function getDecodeSplit(name,list){const value=list.get(name,true);if(value===
null){return null}return gettingDecodingSplitting(value)}function hasAuthenticationEntry(request){return false}function includesCredentials(url){return!!(url.username||
url.password)}function isTraversableNavigable(navigable){return navigable!=null&&navigable!=="client"&&navigable!=="no-traversable"}var EnvironmentSettingsObjectBase=class{get baseUrl(){
return getGlobalOrigin()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()};var EnvironmentSettingsObject=class{settingsObject=new EnvironmentSettingsObjectBase};
var environmentSettingsObject=new EnvironmentSettingsObject;module.exports={isAborted,isCancelled,isValidEncodedURL,ReadableStreamFrom,tryUpgradeRequestToAPotentiallyTrustworthyURL,
clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,
TAOCheck,corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken,requestBadPort,requestCurrentURL,responseURL,
responseLocationURL,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,iteratorMixin,createIterator,isValidHeaderName,isValidHeaderValue,
isErrorLike,fullyReadBody,readableStreamClose,urlIsLocal,urlHasHttpsScheme,urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,createInflate,
extractMimeType,getDecodeSplit,environmentSettingsObject,isOriginIPPotentiallyTrustworthy,hasAuthenticationEntry,includesCredentials,isTraversableNavigable}}});var require_formdata=__commonJS({"node_modules/undici/lib/web/fetch/formdata.js"(exports,module){"use strict";var{iteratorMixin}=require_util2();var{kEnumerableProperty}=require_util();
var{webidl}=require_webidl();var nodeUtil=__require("node:util");var FormData=class _FormData{#state=[];constructor(form=void 0){webidl.util.markAsUncloneable(this);
if(form!==void 0){throw webidl.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}}append(name,value,filename=void 0){
webidl.brandCheck(this,_FormData);const prefix="FormData.append";webidl.argumentLengthCheck(arguments,2,prefix);name=webidl.converters.USVString(name);if(arguments.
length===3||webidl.is.Blob(value)){value=webidl.converters.Blob(value,prefix,"value");if(filename!==void 0){filename=webidl.converters.USVString(filename)}}else{
value=webidl.converters.USVString(value)}const entry=makeEntry(name,value,filename);this.#state.push(entry)}delete(name){webidl.brandCheck(this,_FormData);const prefix="\
FormData.delete";webidl.argumentLengthCheck(arguments,1,prefix);name=webidl.converters.USVString(name);this.#state=this.#state.filter(entry=>entry.name!==name)}get(name){
webidl.brandCheck(this,_FormData);const prefix="FormData.get";webidl.argumentLengthCheck(arguments,1,prefix);name=webidl.converters.USVString(name);const idx2=this.#state.
findIndex(entry=>entry.name===name);if(idx2===-1){return null}return this.#state[idx2].value}getAll(name){webidl.brandCheck(this,_FormData);const prefix="FormDa\
ta.getAll";webidl.argumentLengthCheck(arguments,1,prefix);name=webidl.converters.USVString(name);return this.#state.filter(entry=>entry.name===name).map(entry=>entry.
value)}has(name){webidl.brandCheck(this,_FormData);const prefix="FormData.has";webidl.argumentLengthCheck(arguments,1,prefix);name=webidl.converters.USVString(name);
return this.#state.findIndex(entry=>entry.name===name)!==-1}set(name,value,filename=void 0){webidl.brandCheck(this,_FormData);const prefix="FormData.set";webidl.
argumentLengthCheck(arguments,2,prefix);name=webidl.converters.USVString(name);if(arguments.length===3||webidl.is.Blob(value)){value=webidl.converters.Blob(value,
prefix,"value");if(filename!==void 0){filename=webidl.converters.USVString(filename)}}else{value=webidl.converters.USVString(value)}const entry=makeEntry(name,value,
filename);const idx2=this.#state.findIndex(entry2=>entry2.name===name);if(idx2!==-1){this.#state=[...this.#state.slice(0,idx2),entry,...this.#state.slice(idx2+1).
filter(entry2=>entry2.name!==name)]}else{this.#state.push(entry)}}[nodeUtil.inspect.custom](depth,options){const state=this.#state.reduce((a,b)=>{if(a[b.name]){
if(Array.isArray(a[b.name])){a[b.name].push(b.value)}else{a[b.name]=[a[b.name],b.value]}}else{a[b.name]=b.value}return a},{__proto__:null});options.depth??=depth;
options.colors??=true;const output=nodeUtil.formatWithOptions(options,state);return`FormData ${output.slice(output.indexOf("]")+2)}`}static getFormDataState(formData){
return formData.#state}static setFormDataState(formData,newState){formData.#state=newState}};var{getFormDataState,setFormDataState}=FormData;Reflect.deleteProperty(
FormData,"getFormDataState");Reflect.deleteProperty(FormData,"setFormDataState");iteratorMixin("FormData",FormData,getFormDataState,"name","value");Object.defineProperties(
FormData.prototype,{append:kEnumerableProperty,delete:kEnumerableProperty,get:kEnumerableProperty,getAll:kEnumerableProperty,has:kEnumerableProperty,set:kEnumerableProperty,
[Symbol.toStringTag]:{value:"FormData",configurable:true}});function makeEntry(name,value,filename){if(typeof value==="string"){}else{if(!webidl.is.File(value)){
value=new File([value],"blob",{type:value.type})}if(filename!==void 0){const options={type:value.type,lastModified:value.lastModified};value=new File([value],filename,
options)}}return{name,value}}webidl.is.FormData=webidl.util.MakeTypeAssertion(FormData);module.exports={FormData,makeEntry,setFormDataState}}});var require_formdata_parser=__commonJS({"node_modules/undici/lib/web/fetch/formdata-parser.js"(exports,module){"use strict";var{bufferToLowerCasedHeaderName}=require_util();
var{HTTP_TOKEN_CODEPOINTS}=require_data_url();var{makeEntry}=require_formdata();var{webidl}=require_webidl();var assert2=__require("node:assert");var{isomorphicDecode}=require_infra();
var dd=Buffer.from("--");var decoder=new TextDecoder;var decoderIgnoreBOM=new TextDecoder("utf-8",{ignoreBOM:true});function isAsciiString(chars){for(let i=0;i<
chars.length;++i){if((chars.charCodeAt(i)&~127)!==0){return false}}return true}function validateBoundary(boundary){const length=boundary.length;if(length<27||length>
70){return false}for(let i=0;i<length;++i){const cp=boundary.charCodeAt(i);if(!(cp>=48&&cp<=57||cp>=65&&cp<=90||cp>=97&&cp<=122||cp===39||cp===45||cp===95)){return false}}
return true}function multipartFormDataParser(input,mimeType){assert2(mimeType!=="failure"&&mimeType.essence==="multipart/form-data");const boundaryString=mimeType.
parameters.get("boundary");if(boundaryString===void 0){throw parsingError("missing boundary in content-type header")}const boundary=Buffer.from(`--${boundaryString}`,
"utf8");const entryList=[];const position={position:0};const firstBoundaryIndex=input.indexOf(boundary);if(firstBoundaryIndex===-1){throw parsingError("no bound\
ary found in multipart body")}position.position=firstBoundaryIndex;while(true){if(input.subarray(position.position,position.position+boundary.length).equals(boundary)){
position.position+=boundary.length}else{throw parsingError("expected a value starting with -- and the boundary")}if(bufferStartsWith(input,dd,position)){return entryList}
if(input[position.position]!==13||input[position.position+1]!==10){throw parsingError("expected CRLF")}position.position+=2;const result=parseMultipartFormDataHeaders(
input,position);let{name,filename,contentType,encoding}=result;position.position+=2;let body;{const boundaryIndex=input.indexOf(boundary.subarray(2),position.position);
if(boundaryIndex===-1){throw parsingError("expected boundary after body")}body=input.subarray(position.position,boundaryIndex-4);position.position+=body.length;
if(encoding==="base64"){body=Buffer.from(body.toString(),"base64")}}if(input[position.position]!==13||input[position.position+1]!==10){throw parsingError("expec\
ted CRLF")}else{position.position+=2}let value;if(filename!==null){contentType??="text/plain";if(!isAsciiString(contentType)){contentType=""}value=new File([body],
filename,{type:contentType})}else{value=decoderIgnoreBOM.decode(Buffer.from(body))}assert2(webidl.is.USVString(name));assert2(typeof value==="string"&&webidl.is.
USVString(value)||webidl.is.File(value));entryList.push(makeEntry(name,value,filename))}}function parseContentDispositionAttribute(input,position){if(input[position.
position]===59){position.position++}collectASequenceOfBytes(char=>char===32||char===9,input,position);const attributeName=collectASequenceOfBytes(char=>isToken(
char)&&char!==61&&char!==42,input,position);if(attributeName.length===0){return null}const attrNameStr=attributeName.toString("ascii").toLowerCase();const isExtended=input[position.
position]===42;if(isExtended){position.position++}if(input[position.position]!==61){return null}position.position++;collectASequenceOfBytes(char=>char===32||char===
9,input,position);let value;if(isExtended){const headerValue=collectASequenceOfBytes(char=>char!==32&&char!==13&&char!==10&&char!==59,input,position);if(headerValue[0]!==
117&&headerValue[0]!==85||headerValue[1]!==116&&headerValue[1]!==84||headerValue[2]!==102&&headerValue[2]!==70||headerValue[3]!==45||headerValue[4]!==56){throw parsingError(
"unknown encoding, expected utf-8''")}value=decodeURIComponent(decoder.decode(headerValue.subarray(7)))}else if(input[position.position]===34){position.position++;
const quotedValue=collectASequenceOfBytes(char=>char!==10&&char!==13&&char!==34,input,position);if(input[position.position]!==34){throw parsingError("Closing qu\
ote not found")}position.position++;value=decoder.decode(quotedValue).replace(/%0A/ig,"\n").replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const tokenValue=collectASequenceOfBytes(
char=>isToken(char)&&char!==59,input,position);value=decoder.decode(tokenValue)}return{name:attrNameStr,value,extended:isExtended}}function parseMultipartFormDataHeaders(input,position){
let name=null;let filename=null;let contentType=null;let encoding=null;while(true){if(input[position.position]===13&&input[position.position+1]===10){if(name===
null){throw parsingError("header name is null")}return{name,filename,contentType,encoding}}let headerName=collectASequenceOfBytes(char=>char!==10&&char!==13&&char!==
58,input,position);headerName=removeChars(headerName,true,true,char=>char===9||char===32);if(!HTTP_TOKEN_CODEPOINTS.test(headerName.toString())){throw parsingError(
"header name does not match the field-name token production")}if(input[position.position]!==58){throw parsingError("expected :")}position.position++;collectASequenceOfBytes(
char=>char===32||char===9,input,position);switch(bufferToLowerCasedHeaderName(headerName)){case"content-disposition":{name=filename=null;let filenameIsExtended=false;
const dispositionType=collectASequenceOfBytes(char=>isToken(char),input,position);if(dispositionType.toString("ascii").toLowerCase()!=="form-data"){throw parsingError(
"expected form-data for content-disposition header")}while(position.position<input.length&&(input[position.position]!==13||input[position.position+1]!==10)){const attribute=parseContentDispositionAttribute(
input,position);if(!attribute){break}if(attribute.name==="name"){name=attribute.value}else if(attribute.name==="filename"){if(attribute.extended){filename=attribute.
value;filenameIsExtended=true}else if(!filenameIsExtended){filename=attribute.value}}}if(name===null){throw parsingError("name attribute is required in content-\
disposition header")}break}case"content-type":{let headerValue=collectASequenceOfBytes(char=>char!==10&&char!==13,input,position);headerValue=removeChars(headerValue,
false,true,char=>char===9||char===32);contentType=isomorphicDecode(headerValue);break}case"content-transfer-encoding":{let headerValue=collectASequenceOfBytes(char=>char!==
10&&char!==13,input,position);headerValue=removeChars(headerValue,false,true,char=>char===9||char===32);encoding=isomorphicDecode(headerValue);break}default:{collectASequenceOfBytes(
char=>char!==10&&char!==13,input,position)}}if(input[position.position]!==13||input[position.position+1]!==10){throw parsingError("expected CRLF")}else{position.
position+=2}}}function collectASequenceOfBytes(condition,input,position){let start=position.position;while(start<input.length&&condition(input[start])){++start}
return input.subarray(position.position,position.position=start)}function removeChars(buf,leading,trailing,predicate){let lead=0;let trail=buf.length-1;if(leading){
while(lead<buf.length&&predicate(buf[lead]))lead++}if(trailing){while(trail>0&&predicate(buf[trail]))trail--}return lead===0&&trail===buf.length-1?buf:buf.subarray(
lead,trail+1)}function bufferStartsWith(buffer,start,position){if(buffer.length<start.length){return false}for(let i=0;i<start.length;i++){if(start[i]!==buffer[position.
position+i]){return false}}return true}function parsingError(cause){return new TypeError("Failed to parse body as FormData.",{cause:new TypeError(cause)})}function isCTL(char){
return char<=31||char===127}function isTSpecial(char){return char===40||char===41||char===60||char===62||char===64||char===44||char===59||char===58||char===92||
char===34||char===47||char===91||char===93||char===63||char===61}function isToken(char){return char<=127&&char!==32&&char!==9&&!isCTL(char)&&!isTSpecial(char)}module.
exports={multipartFormDataParser,validateBoundary}}});var require_promise=__commonJS({"node_modules/undici/lib/util/promise.js"(exports,module){"use strict";function createDeferredPromise(){let res;let rej;const promise=new Promise(
(resolve,reject)=>{res=resolve;rej=reject});return{promise,resolve:res,reject:rej}}module.exports={createDeferredPromise}}});var require_body=__commonJS({"node_modules/undici/lib/web/fetch/body.js"(exports,module){"use strict";var util=require_util();var{ReadableStreamFrom,readableStreamClose,
fullyReadBody,extractMimeType}=require_util2();var{FormData,setFormDataState}=require_formdata();var{webidl}=require_webidl();var assert2=__require("node:assert");
var{isErrored,isDisturbed}=__require("node:stream");var{isUint8Array}=__require("node:util/types");var{serializeAMimeType}=require_data_url();var{multipartFormDataParser}=require_formdata_parser();
var{createDeferredPromise}=require_promise();var{parseJSONFromBytes}=require_infra();var{utf8DecodeBytes}=require_encoding();var{runtimeFeatures}=require_runtime_features();
var random=runtimeFeatures.has("crypto")?__require("node:crypto").randomInt:max=>Math.floor(Math.random()*max);var textEncoder=new TextEncoder;function noop(){}
var streamRegistry=new FinalizationRegistry(weakRef=>{const stream=weakRef.deref();if(stream&&!stream.locked&&!isDisturbed(stream)&&!isErrored(stream)){stream.cancel(
"Response object has been garbage collected").catch(noop)}});function extractBody(object,keepalive=false){let stream=null;if(webidl.is.ReadableStream(object)){stream=
object}else if(webidl.is.Blob(object)){stream=object.stream()}else{stream=new ReadableStream({start(){},async pull(controller){const result=action();const iterator=result?.[Symbol.
asyncIterator]?.();if(iterator==null){if(result?.length&&!isErrored(stream)){controller.enqueue(typeof result==="string"?textEncoder.encode(result):new Uint8Array(
result))}queueMicrotask(()=>readableStreamClose(controller));return}while(true){const{value,done}=await iterator.next();if(done){queueMicrotask(()=>readableStreamClose(
controller));return}if(value.length&&!isErrored(stream)){controller.enqueue(new Uint8Array(value));return}}},cancel(reason){return action()[Symbol.asyncIterator]?.().
return(reason)},type:"bytes"})}assert2(webidl.is.ReadableStream(stream));let action=null;let source=null;let length=null;let type=null;if(typeof object==="strin\
g"){source=object;type="text/plain;charset=UTF-8"}else if(webidl.is.URLSearchParams(object)){source=object.toString();type="application/x-www-form-urlencoded;ch\
arset=UTF-8"}else if(webidl.is.BufferSource(object)){source=webidl.util.getCopyOfBytesHeldByBufferSource(object)}else if(webidl.is.FormData(object)){const boundary=`\
----formdata-undici-0${`${random(1e11)}`.padStart(11,"0")}`;const prefix=`--${boundary}\r
Content-Disposition: form-data`;const formdataEscape=str=>str.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22");const normalizeLinefeeds=value=>value.
replace(/\r?\n|\r/g,"\r\n");const blobParts=[];const rn=new Uint8Array([13,10]);length=0;let hasUnknownSizeValue=false;for(const[name,value]of object){if(typeof value===
"string"){const chunk2=textEncoder.encode(prefix+`; name="${formdataEscape(normalizeLinefeeds(name))}"\r
\r
${normalizeLinefeeds(value)}\r
`);blobParts.push(chunk2);length+=chunk2.byteLength}else{const chunk2=textEncoder.encode(`${prefix}; name="${formdataEscape(normalizeLinefeeds(name))}"`+(value.
name?`; filename="${formdataEscape(value.name)}"`:"")+`\r
Content-Type: ${value.type||"application/octet-stream"}\r
\r
`);blobParts.push(chunk2,value,rn);if(typeof value.size==="number"){length+=chunk2.byteLength+value.size+rn.byteLength}else{hasUnknownSizeValue=true}}}const chunk=textEncoder.
encode(`--${boundary}--\r
`);blobParts.push(chunk);length+=chunk.byteLength;if(hasUnknownSizeValue){length=null}source=object;const parts2=(async function*(){for(const part of blobParts){
if(part.stream){yield*part.stream()}else{yield part}}})();action=()=>parts2;type=`multipart/form-data; boundary=${boundary}`}else if(webidl.is.Blob(object)){source=
object;length=object.size;if(object.type){type=object.type}}else if(typeof object[Symbol.asyncIterator]==="function"){if(keepalive){throw new TypeError("keepali\
ve")}if(util.isDisturbed(object)||object.locked){throw new TypeError("Response body object should not be disturbed or locked")}stream=webidl.is.ReadableStream(object)?
object:ReadableStreamFrom(object)}if(typeof source==="string"||isUint8Array(source)){action=()=>source;length=typeof source==="string"?Buffer.byteLength(source):
source.length}const body={stream,source,length};return[body,type]}function safelyExtractBody(object,keepalive=false){if(webidl.is.ReadableStream(object)){assert2(
!util.isDisturbed(object),"The body has already been consumed.");assert2(!object.locked,"The stream is locked.")}return extractBody(object,keepalive)}function cloneBody(body){
const{0:out1,1:out2}=body.stream.tee();body.stream=out1;return{stream:out2,length:body.length,source:body.source}}function bodyMixinMethods(instance,getInternalState){
const methods={blob(){return consumeBody(this,bytes=>{let mimeType=bodyMimeType(getInternalState(this));if(mimeType===null){mimeType=""}else if(mimeType){mimeType=
serializeAMimeType(mimeType)}return new Blob([bytes],{type:mimeType})},instance,getInternalState)},arrayBuffer(){return consumeBody(this,bytes=>{return new Uint8Array(
bytes).buffer},instance,getInternalState)},text(){return consumeBody(this,utf8DecodeBytes,instance,getInternalState)},json(){return consumeBody(this,parseJSONFromBytes,
instance,getInternalState)},formData(){return consumeBody(this,value=>{const mimeType=bodyMimeType(getInternalState(this));if(mimeType!==null){switch(mimeType.essence){case"\
multipart/form-data":{const parsed=multipartFormDataParser(value,mimeType);const fd=new FormData;setFormDataState(fd,parsed);return fd}case"application/x-www-fo\
rm-urlencoded":{const entries=new URLSearchParams(value.toString());const fd=new FormData;for(const[name,value2]of entries){fd.append(name,value2)}return fd}}}throw new TypeError(
'Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},instance,getInternalState)},bytes(){return consumeBody(this,bytes=>{
return new Uint8Array(bytes)},instance,getInternalState)}};return methods}function mixinBody(prototype,getInternalState){Object.assign(prototype.prototype,bodyMixinMethods(
prototype,getInternalState))}function consumeBody(object,convertBytesToJSValue,instance,getInternalState){try{webidl.brandCheck(object,instance)}catch(e){return Promise.
reject(e)}object=getInternalState(object);if(bodyUnusable(object)){return Promise.reject(new TypeError("Body is unusable: Body has already been read"))}const promise=createDeferredPromise();
const errorSteps=promise.reject;const successSteps=data=>{try{promise.resolve(convertBytesToJSValue(data))}catch(e){errorSteps(e)}};if(object.body==null){successSteps(
Buffer.allocUnsafe(0));return promise.promise}fullyReadBody(object.body,successSteps,errorSteps);return promise.promise}function bodyUnusable(object){const body=object.
body;return body!=null&&(body.stream.locked||util.isDisturbed(body.stream))}function bodyMimeType(requestOrResponse){const headers=requestOrResponse.headersList;
const mimeType=extractMimeType(headers);if(mimeType==="failure"){return null}return mimeType}module.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry,
bodyUnusable}}});var require_client_h1=__commonJS({"node_modules/undici/lib/dispatcher/client-h1.js"(exports,module){"use strict";var assert2=__require("node:assert");var util=require_util();
var{channels}=require_diagnostics();var timers=require_timers();var{RequestContentLengthMismatchError,ResponseContentLengthMismatchError,RequestAbortedError,InvalidArgumentError,
HeadersTimeoutError,HeadersOverflowError,SocketError,InformationalError,BodyTimeoutError,HTTPParserError,ResponseExceededMaxSizeError}=require_errors();var{kUrl,
kReset,kClient,kParser,kBlocking,kRunning,kPending,kSize,kWriting,kQueue,kNoRef,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,
kSocket,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kMaxRequests,kCounter,
kMaxResponseSize,kOnError,kResume,kHTTPContext,kClosed}=require_symbols();var constants=require_constants2();var EMPTY_BUF=Buffer.alloc(0);var FastBuffer=Buffer[Symbol.
species];var removeAllListeners=util.removeAllListeners;var kIdleSocketValidation=Symbol("kIdleSocketValidation");var kIdleSocketValidationTimeout=Symbol("kIdle\
SocketValidationTimeout");var kSocketUsed=Symbol("kSocketUsed");var kTypeOfService=Symbol("kTypeOfService");var extractBody;function lazyllhttp(){const llhttpWasmData=process.
env.JEST_WORKER_ID?require_llhttp_wasm():void 0;let mod;let useWasmSIMD=true;if(process.arch==="ppc64"){const[major,minor]=process.versions.node.split(".").map(
n=>parseInt(n,10));if(major<24||major===24&&minor<12){useWasmSIMD=false}}if(process.env.UNDICI_NO_WASM_SIMD==="1"){useWasmSIMD=false}else if(process.env.UNDICI_NO_WASM_SIMD===
"0"){useWasmSIMD=true}if(useWasmSIMD){try{mod=new WebAssembly.Module(require_llhttp_simd_wasm())}catch{}}if(!mod){mod=new WebAssembly.Module(llhttpWasmData||require_llhttp_wasm())}
return new WebAssembly.Instance(mod,{env:{wasm_on_url:(p,at,len)=>{return 0},wasm_on_status:(p,at,len)=>{assert2(currentParser.ptr===p);const start=at-currentBufferPtr+
currentBufferRef.byteOffset;return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer,start,len))},wasm_on_message_begin:p=>{assert2(currentParser.ptr===
p);return currentParser.onMessageBegin()},wasm_on_header_field:(p,at,len)=>{assert2(currentParser.ptr===p);const start=at-currentBufferPtr+currentBufferRef.byteOffset;
return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer,start,len))},wasm_on_header_value:(p,at,len)=>{assert2(currentParser.ptr===p);const start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer,start,len))},wasm_on_headers_complete:(p,statusCode,upgrade,shouldKeepAlive)=>{
assert2(currentParser.ptr===p);return currentParser.onHeadersComplete(statusCode,upgrade===1,shouldKeepAlive===1)},wasm_on_body:(p,at,len)=>{assert2(currentParser.
ptr===p);const start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onBody(new FastBuffer(currentBufferRef.buffer,start,len))},wasm_on_message_complete:p=>{
assert2(currentParser.ptr===p);return currentParser.onMessageComplete()}}})}var llhttpInstance=null;var currentParser=null;var currentBufferRef=null;var currentBufferSize=0;
var currentBufferPtr=null;var USE_NATIVE_TIMER=0;var USE_FAST_TIMER=1;var TIMEOUT_HEADERS=2|USE_FAST_TIMER;var TIMEOUT_BODY=4|USE_FAST_TIMER;var TIMEOUT_KEEP_ALIVE=8|
USE_NATIVE_TIMER;var Parser=class{constructor(client,socket,{exports:exports2}){this.llhttp=exports2;this.ptr=this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
this.client=client;this.socket=socket;this.timeout=null;this.timeoutWeakRef=new WeakRef(this);this.timeoutValue=null;this.timeoutType=null;this.statusCode=0;this.
statusText="";this.upgrade=false;this.headers=[];this.headersSize=0;this.headersMaxSize=client[kMaxHeadersSize];this.shouldKeepAlive=false;this.paused=false;this.
resume=this.resume.bind(this);this.bytesRead=0;this.keepAlive="";this.contentLength="";this.connection="";this.maxResponseSize=client[kMaxResponseSize]}setTimeout(delay,type){
if(delay!==this.timeoutValue||type&USE_FAST_TIMER^this.timeoutType&USE_FAST_TIMER){if(this.timeout){timers.clearTimeout(this.timeout);this.timeout=null}if(delay){
if(type&USE_FAST_TIMER){this.timeout=timers.setFastTimeout(onParserTimeout,delay,this.timeoutWeakRef)}else{this.timeout=setTimeout(onParserTimeout,delay,this.timeoutWeakRef);
this.timeout?.unref()}}this.timeoutValue=delay}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.timeoutType=type}resume(){if(this.socket.
destroyed||!this.paused){return}assert2(this.ptr!=null);assert2(currentParser===null);this.llhttp.llhttp_resume(this.ptr);assert2(this.timeoutType===TIMEOUT_BODY);
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.paused=false;this.execute(this.socket.read()||EMPTY_BUF);this.readMore()}readMore(){while(!this.
paused&&this.ptr){const chunk=this.socket.read();if(chunk===null){break}this.execute(chunk)}}execute(chunk){assert2(currentParser===null);assert2(this.ptr!=null);
assert2(!this.paused);const{socket,llhttp}=this;if(chunk.length>currentBufferSize){if(currentBufferPtr){llhttp.free(currentBufferPtr)}currentBufferSize=Math.ceil(
chunk.length/4096)*4096;currentBufferPtr=llhttp.malloc(currentBufferSize)}new Uint8Array(llhttp.memory.buffer,currentBufferPtr,currentBufferSize).set(chunk);try{
let ret;try{currentBufferRef=chunk;currentParser=this;ret=llhttp.llhttp_execute(this.ptr,currentBufferPtr,chunk.length)}finally{currentParser=null;currentBufferRef=
null}if(ret!==constants.ERROR.OK){const data=chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr)-currentBufferPtr);if(ret===constants.ERROR.PAUSED_UPGRADE){this.
onUpgrade(data)}else if(ret===constants.ERROR.PAUSED){this.paused=true;socket.unshift(data)}else{throw this.createError(ret,data)}}}catch(err){util.destroy(socket,
err)}}finish(){assert2(currentParser===null);assert2(this.ptr!=null);assert2(!this.paused);const{llhttp}=this;let ret;try{currentParser=this;ret=llhttp.llhttp_finish(
this.ptr)}finally{currentParser=null}if(ret===constants.ERROR.OK){return null}if(ret===constants.ERROR.PAUSED||ret===constants.ERROR.PAUSED_UPGRADE){this.paused=
true;return null}return this.createError(ret,EMPTY_BUF)}createError(ret,data){const{llhttp,contentLength,bytesRead}=this;if(contentLength&&bytesRead!==parseInt(
contentLength,10)){return new ResponseContentLengthMismatchError}const ptr=llhttp.llhttp_get_error_reason(this.ptr);let message="";if(ptr){const len=new Uint8Array(
llhttp.memory.buffer,ptr).indexOf(0);message="Response does not match the HTTP/1.1 protocol ("+Buffer.from(llhttp.memory.buffer,ptr,len).toString()+")"}return new HTTPParserError(
message,constants.ERROR[ret],data)}destroy(){assert2(currentParser===null);assert2(this.ptr!=null);this.llhttp.llhttp_free(this.ptr);this.ptr=null;this.timeout&&
timers.clearTimeout(this.timeout);this.timeout=null;this.timeoutValue=null;this.timeoutType=null;this.paused=false}onStatus(buf){this.statusText=buf.toString();
return 0}onMessageBegin(){const{socket,client}=this;if(socket.destroyed){return-1}if(client[kRunning]===0){util.destroy(socket,new SocketError("bad response",util.
getSocketInfo(socket)));return-1}const request=client[kQueue][client[kRunningIdx]];if(!request){return-1}request.onResponseStarted();return 0}onHeaderField(buf){
const len=this.headers.length;if((len&1)===0){this.headers.push(buf)}else{this.headers[len-1]=Buffer.concat([this.headers[len-1],buf])}this.trackHeader(buf.length);
return 0}onHeaderValue(buf){let len=this.headers.length;if((len&1)===1){this.headers.push(buf);len+=1}else{this.headers[len-1]=Buffer.concat([this.headers[len-1],
buf])}const key=this.headers[len-2];if(key.length===10){const headerName=util.bufferToLowerCasedHeaderName(key);if(headerName==="keep-alive"){this.keepAlive+=buf.
toString()}else if(headerName==="connection"){this.connection+=buf.toString()}}else if(key.length===14&&util.bufferToLowerCasedHeaderName(key)==="content-length"){
this.contentLength+=buf.toString()}this.trackHeader(buf.length);return 0}trackHeader(len){this.headersSize+=len;if(this.headersSize>=this.headersMaxSize){util.destroy(
this.socket,new HeadersOverflowError)}}onUpgrade(head){const{upgrade,client,socket,headers,statusCode,statusText}=this;assert2(upgrade);assert2(client[kSocket]===
socket);assert2(!socket.destroyed);assert2(!this.paused);assert2((headers.length&1)===0);const request=client[kQueue][client[kRunningIdx]];assert2(request);assert2(
request.upgrade||request.method==="CONNECT");this.statusCode=0;this.statusText="";this.shouldKeepAlive=false;this.headers=[];this.headersSize=0;socket.unshift(head);
socket[kParser].destroy();socket[kParser]=null;socket[kClient]=null;socket[kError]=null;removeAllListeners(socket);client[kSocket]=null;client[kHTTPContext]=null;
client[kQueue][client[kRunningIdx]++]=null;client.emit("disconnect",client[kUrl],[client],new InformationalError("upgrade"));try{request.onUpgrade(statusCode,headers,
socket,statusText)}catch(err){util.errorRequest(client,request,err);util.destroy(socket,err)}client[kResume]()}onHeadersComplete(statusCode,upgrade,shouldKeepAlive){
const{client,socket,headers,statusText}=this;if(socket.destroyed){return-1}if(client[kRunning]===0){util.destroy(socket,new SocketError("bad response",util.getSocketInfo(
socket)));return-1}const request=client[kQueue][client[kRunningIdx]];if(!request){return-1}assert2(!this.upgrade);assert2(this.statusCode<200);if(statusCode===100){
util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket)));return-1}if(upgrade&&!request.upgrade){util.destroy(socket,new SocketError("bad \
upgrade",util.getSocketInfo(socket)));return-1}assert2(this.timeoutType===TIMEOUT_HEADERS);this.statusCode=statusCode;this.shouldKeepAlive=shouldKeepAlive||request.
method==="HEAD"&&!socket[kReset]&&this.connection.toLowerCase()==="keep-alive";if(this.statusCode>=200){const bodyTimeout=request.bodyTimeout!=null?request.bodyTimeout:
client[kBodyTimeout];this.setTimeout(bodyTimeout,TIMEOUT_BODY)}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}if(request.method==="CONNE\
CT"){assert2(client[kRunning]===1);this.upgrade=true;return 2}if(upgrade){assert2(client[kRunning]===1);this.upgrade=true;return 2}assert2((this.headers.length&
1)===0);this.headers=[];this.headersSize=0;if(this.shouldKeepAlive&&client[kPipelining]){const keepAliveTimeout=this.keepAlive?util.parseKeepAliveTimeout(this.keepAlive):
null;if(keepAliveTimeout!=null){const timeout=Math.min(keepAliveTimeout-client[kKeepAliveTimeoutThreshold],client[kKeepAliveMaxTimeout]);if(timeout<=0){socket[kReset]=
true}else{client[kKeepAliveTimeoutValue]=timeout}}else{client[kKeepAliveTimeoutValue]=client[kKeepAliveDefaultTimeout]}}else{socket[kReset]=true}const pause=request.
onHeaders(statusCode,headers,this.resume,statusText)===false;if(request.aborted){return-1}if(request.method==="HEAD"){return 1}if(statusCode<200){return 1}if(socket[kBlocking]){
socket[kBlocking]=false;client[kResume]()}return pause?constants.ERROR.PAUSED:0}onBody(buf){const{client,socket,statusCode,maxResponseSize}=this;if(socket.destroyed){
return-1}const request=client[kQueue][client[kRunningIdx]];assert2(request);assert2(this.timeoutType===TIMEOUT_BODY);if(this.timeout){if(this.timeout.refresh){this.
timeout.refresh()}}assert2(statusCode>=200);if(maxResponseSize>-1&&this.bytesRead+buf.length>maxResponseSize){util.destroy(socket,new ResponseExceededMaxSizeError);
return-1}this.bytesRead+=buf.length;if(request.onData(buf)===false){return constants.ERROR.PAUSED}return 0}onMessageComplete(){const{client,socket,statusCode,upgrade,
headers,contentLength,bytesRead,shouldKeepAlive}=this;if(socket.destroyed&&(!statusCode||shouldKeepAlive)){return-1}if(upgrade){return 0}assert2(statusCode>=100);
assert2((this.headers.length&1)===0);const request=client[kQueue][client[kRunningIdx]];assert2(request);this.statusCode=0;this.statusText="";this.bytesRead=0;this.
contentLength="";this.keepAlive="";this.connection="";this.headers=[];this.headersSize=0;if(statusCode<200){return 0}if(request.method!=="HEAD"&&contentLength&&
bytesRead!==parseInt(contentLength,10)){util.destroy(socket,new ResponseContentLengthMismatchError);return-1}request.onComplete(headers);client[kQueue][client[kRunningIdx]++]=
null;socket[kSocketUsed]=client[kPending]===0;if(socket[kWriting]){assert2(client[kRunning]===0);util.destroy(socket,new InformationalError("reset"));return constants.
ERROR.PAUSED}else if(!shouldKeepAlive){util.destroy(socket,new InformationalError("reset"));return constants.ERROR.PAUSED}else if(socket[kReset]&&client[kRunning]===
0){util.destroy(socket,new InformationalError("reset"));return constants.ERROR.PAUSED}else if(client[kPipelining]==null||client[kPipelining]===1){setImmediate(client[kResume])}else{
client[kResume]()}return 0}};function onParserTimeout(parserWeakRef){const parser=parserWeakRef.deref();if(!parser){return}const{socket,timeoutType,client,paused}=parser;
if(timeoutType===TIMEOUT_HEADERS){if(!socket[kWriting]||socket.writableNeedDrain||client[kRunning]>1){assert2(!paused,"cannot be paused while waiting for header\
s");util.destroy(socket,new HeadersTimeoutError)}}else if(timeoutType===TIMEOUT_BODY){if(!paused){util.destroy(socket,new BodyTimeoutError)}}else if(timeoutType===
TIMEOUT_KEEP_ALIVE){assert2(client[kRunning]===0&&client[kKeepAliveTimeoutValue]);util.destroy(socket,new InformationalError("socket idle timeout"))}}function connectH1(client,socket){
client[kSocket]=socket;if(!llhttpInstance){llhttpInstance=lazyllhttp()}if(socket.errored){throw socket.errored}if(socket.destroyed){throw new SocketError("destr\
oyed")}socket[kNoRef]=false;socket[kWriting]=false;socket[kReset]=false;socket[kBlocking]=false;socket[kIdleSocketValidation]=0;socket[kIdleSocketValidationTimeout]=
null;socket[kSocketUsed]=false;socket[kParser]=new Parser(client,socket,llhttpInstance);util.addListener(socket,"error",onHttpSocketError);util.addListener(socket,
"readable",onHttpSocketReadable);util.addListener(socket,"end",onHttpSocketEnd);util.addListener(socket,"close",onHttpSocketClose);socket[kClosed]=false;socket.
on("close",onSocketClose);return{version:"h1",defaultPipelining:1,write(request){return writeH1(client,request)},resume(){resumeH1(client)},destroy(err,callback){
if(socket[kClosed]){queueMicrotask(callback)}else{socket.on("close",callback);socket.destroy(err)}},get destroyed(){return socket.destroyed},busy(request){if(socket[kWriting]||
socket[kReset]||socket[kBlocking]||socket[kIdleSocketValidation]===1){return true}if(request){if(client[kRunning]>0&&!request.idempotent){return true}if(client[kRunning]>
0&&(request.upgrade||request.method==="CONNECT")){return true}if(client[kRunning]>0&&util.bodyLength(request.body)!==0&&(util.isStream(request.body)||util.isAsyncIterable(
request.body)||util.isFormDataLike(request.body))){return true}}return false}}}function onHttpSocketError(err){const parser=this[kParser];if(err.code==="ECONNRE\
SET"&&parser.statusCode&&!parser.shouldKeepAlive){const parserErr=parser.finish();if(parserErr){this[kError]=parserErr;this[kClient][kOnError](parserErr)}return}
this[kError]=err;this[kClient][kOnError](err)}function onHttpSocketReadable(){this[kParser]?.readMore()}function onHttpSocketEnd(){const parser=this[kParser];if(parser.
statusCode&&!parser.shouldKeepAlive){const parserErr=parser.finish();if(parserErr){util.destroy(this,parserErr)}return}util.destroy(this,new SocketError("other \
side closed",util.getSocketInfo(this)))}function onHttpSocketClose(){const parser=this[kParser];clearIdleSocketValidation(this);if(parser){if(!this[kError]&&parser.
statusCode&&!parser.shouldKeepAlive){this[kError]=parser.finish()||this[kError]}this[kParser].destroy();this[kParser]=null}const err=this[kError]||new SocketError(
"closed",util.getSocketInfo(this));const client=this[kClient];client[kSocket]=null;client[kHTTPContext]=null;if(client.destroyed){assert2(client[kPending]===0);
const requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i];util.errorRequest(client,request,err)}}else if(client[kRunning]>
0&&err.code!=="UND_ERR_INFO"){const request=client[kQueue][client[kRunningIdx]];client[kQueue][client[kRunningIdx]++]=null;util.errorRequest(client,request,err)}
client[kPendingIdx]=client[kRunningIdx];assert2(client[kRunning]===0);client.emit("disconnect",client[kUrl],[client],err);client[kResume]()}function onSocketClose(){
this[kClosed]=true}function clearIdleSocketValidation(socket){if(socket[kIdleSocketValidationTimeout]){clearImmediate(socket[kIdleSocketValidationTimeout]);socket[kIdleSocketValidationTimeout]=
null}socket[kIdleSocketValidation]=0}function scheduleIdleSocketValidation(client,socket){socket[kIdleSocketValidation]=1;socket[kIdleSocketValidationTimeout]=setImmediate(
()=>{socket[kIdleSocketValidationTimeout]=null;socket[kIdleSocketValidation]=2;if(client[kSocket]===socket&&!socket.destroyed){client[kResume]()}})}function resumeH1(client){
const socket=client[kSocket];if(socket&&!socket.destroyed){if(client[kSize]===0){if(!socket[kNoRef]&&socket.unref){socket.unref();socket[kNoRef]=true}}else if(socket[kNoRef]&&
socket.ref){socket.ref();socket[kNoRef]=false}if(client[kRunning]===0&&client[kPending]>0&&socket[kSocketUsed]){if(socket[kIdleSocketValidation]===0){scheduleIdleSocketValidation(
client,socket);socket[kParser].readMore();if(socket.destroyed){return}return}if(socket[kIdleSocketValidation]===1){socket[kParser].readMore();if(socket.destroyed){
return}return}}if(client[kRunning]===0){socket[kParser].readMore();if(socket.destroyed){return}}if(client[kSize]===0){if(socket[kParser].timeoutType!==TIMEOUT_KEEP_ALIVE){
socket[kParser].setTimeout(client[kKeepAliveTimeoutValue],TIMEOUT_KEEP_ALIVE)}}else if(client[kRunning]>0&&socket[kParser].statusCode<200){if(socket[kParser].timeoutType!==
TIMEOUT_HEADERS){const request=client[kQueue][client[kRunningIdx]];const headersTimeout=request.headersTimeout!=null?request.headersTimeout:client[kHeadersTimeout];
socket[kParser].setTimeout(headersTimeout,TIMEOUT_HEADERS)}}}}function shouldSendContentLength(method){return method!=="GET"&&method!=="HEAD"&&method!=="OPTIONS"&&
method!=="TRACE"&&method!=="CONNECT"}function setTypeOfService(socket,request){if(typeof socket.setTypeOfService!=="function"){return}const typeOfService=request.
typeOfService;if(typeOfService===void 0){return}const currentTypeOfService=socket[kTypeOfService];if(currentTypeOfService===typeOfService){return}try{socket.setTypeOfService(
typeOfService);socket[kTypeOfService]=typeOfService}catch{}}function writeH1(client,request){const{method,path,host,upgrade,blocking,reset}=request;let{body,headers,
contentLength}=request;const expectsPayload=method==="PUT"||method==="POST"||method==="PATCH"||method==="QUERY"||method==="PROPFIND"||method==="PROPPATCH";if(util.
isFormDataLike(body)){if(!extractBody){extractBody=require_body().extractBody}const[bodyStream,contentType]=extractBody(body);if(request.contentType==null){headers.
push("content-type",contentType)}body=bodyStream.stream;contentLength=bodyStream.length}else if(util.isBlobLike(body)&&request.contentType==null){const contentType=body.
type;if(contentType){const contentTypeValue=`${contentType}`;if(!util.isValidHeaderValue(contentTypeValue)){util.errorRequest(client,request,new InvalidArgumentError(
"invalid content-type header"));return false}headers.push("content-type",contentTypeValue)}}if(body&&typeof body.read==="function"){body.read(0)}const bodyLength=util.
bodyLength(body);contentLength=bodyLength??contentLength;if(contentLength===null){contentLength=request.contentLength}if(contentLength===0&&!expectsPayload){contentLength=
null}if(shouldSendContentLength(method)&&contentLength>0&&request.contentLength!==null&&request.contentLength!==contentLength){if(client[kStrictContentLength]){
util.errorRequest(client,request,new RequestContentLengthMismatchError);return false}process.emitWarning(new RequestContentLengthMismatchError)}const socket=client[kSocket];
clearIdleSocketValidation(socket);const abort=err=>{if(request.aborted||request.completed){return}util.errorRequest(client,request,err||new RequestAbortedError);
util.destroy(body);util.destroy(socket,new InformationalError("aborted"))};try{request.onConnect(abort)}catch(err){util.errorRequest(client,request,err)}if(request.
aborted){return false}if(method==="HEAD"){socket[kReset]=true}if(upgrade||method==="CONNECT"){socket[kReset]=true}if(reset!=null){socket[kReset]=reset}if(client[kMaxRequests]&&
socket[kCounter]++>=client[kMaxRequests]){socket[kReset]=true}if(blocking){socket[kBlocking]=true}setTypeOfService(socket,request);let header=`${method} ${path}\
 HTTP/1.1\r
`;if(typeof host==="string"){header+=`host: ${host}\r
`}else{header+=client[kHostHeader]}if(upgrade){header+=`connection: upgrade\r
upgrade: ${upgrade}\r
`}else if(client[kPipelining]&&!socket[kReset]){header+="connection: keep-alive\r\n"}else{header+="connection: close\r\n"}if(Array.isArray(headers)){for(let n=0;n<
headers.length;n+=2){const key=headers[n+0];const val=headers[n+1];if(Array.isArray(val)){for(let i=0;i<val.length;i++){header+=`${key}: ${val[i]}\r
`}}else{header+=`${key}: ${val}\r
`}}}if(channels.sendHeaders.hasSubscribers){channels.sendHeaders.publish({request,headers:header,socket})}if(!body||bodyLength===0){writeBuffer(abort,null,client,
request,socket,contentLength,header,expectsPayload)}else if(util.isBuffer(body)){writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload)}else if(util.
isBlobLike(body)){if(typeof body.stream==="function"){writeIterable(abort,body.stream(),client,request,socket,contentLength,header,expectsPayload)}else{writeBlob(
abort,body,client,request,socket,contentLength,header,expectsPayload)}}else if(util.isStream(body)){writeStream(abort,body,client,request,socket,contentLength,header,
expectsPayload)}else if(util.isIterable(body)){writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload)}else{assert2(false)}return true}
function writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload){assert2(contentLength!==0||client[kRunning]===0,"stream body cannot b\
e pipelined");let finished=false;const writer=new AsyncWriter({abort,socket,request,contentLength,client,expectsPayload,header});const onData=function(chunk){if(finished){
return}try{if(!writer.write(chunk)&&this.pause){this.pause()}}catch(err){util.destroy(this,err)}};const onDrain=function(){if(finished){return}if(body.resume){body.
resume()}};const onClose=function(){queueMicrotask(()=>{body.removeListener("error",onFinished)});if(!finished){const err=new RequestAbortedError;queueMicrotask(
()=>onFinished(err))}};const onFinished=function(err){if(finished){return}finished=true;assert2(socket.destroyed||socket[kWriting]&&client[kRunning]<=1);socket.
off("drain",onDrain).off("error",onFinished);body.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose);if(!err){try{writer.
end()}catch(er){err=er}}writer.destroy(err);if(err&&(err.code!=="UND_ERR_INFO"||err.message!=="reset")){util.destroy(body,err)}else{util.destroy(body)}};body.on(
"data",onData).on("end",onFinished).on("error",onFinished).on("close",onClose);if(body.resume){body.resume()}socket.on("drain",onDrain).on("error",onFinished);if(body.
errorEmitted??body.errored){setImmediate(onFinished,body.errored)}else if(body.endEmitted??body.readableEnded){setImmediate(onFinished,null)}if(body.closeEmitted??
body.closed){setImmediate(onClose)}}function writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload){try{if(!body){if(contentLength===
0){socket.write(`${header}content-length: 0\r
\r
`,"latin1")}else{assert2(contentLength===null,"no body must not have content length");socket.write(`${header}\r
`,"latin1")}}else if(util.isBuffer(body)){assert2(contentLength===body.byteLength,"buffer body must have content length");socket.cork();socket.write(`${header}c\
ontent-length: ${contentLength}\r
\r
`,"latin1");socket.write(body);socket.uncork();request.onBodySent(body);if(!expectsPayload&&request.reset!==false){socket[kReset]=true}}request.onRequestSent();
client[kResume]()}catch(err){abort(err)}}async function writeBlob(abort,body,client,request,socket,contentLength,header,expectsPayload){assert2(contentLength===
body.size,"blob body must have content length");try{if(contentLength!=null&&contentLength!==body.size){throw new RequestContentLengthMismatchError}const buffer=Buffer.
from(await body.arrayBuffer());socket.cork();socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1");socket.write(buffer);socket.uncork();request.onBodySent(buffer);request.onRequestSent();if(!expectsPayload&&request.reset!==false){socket[kReset]=true}
client[kResume]()}catch(err){abort(err)}}async function writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload){assert2(contentLength!==
0||client[kRunning]===0,"iterator body cannot be pipelined");let callback=null;function onDrain(){if(callback){const cb=callback;callback=null;cb()}}const waitForDrain=()=>new Promise(
(resolve,reject)=>{assert2(callback===null);if(socket[kError]){reject(socket[kError])}else{callback=resolve}});socket.on("close",onDrain).on("drain",onDrain);const writer=new AsyncWriter(
{abort,socket,request,contentLength,client,expectsPayload,header});try{for await(const chunk of body){if(socket[kError]){throw socket[kError]}if(!writer.write(chunk)){
await waitForDrain()}}writer.end()}catch(err){writer.destroy(err)}finally{socket.off("close",onDrain).off("drain",onDrain)}}var AsyncWriter=class{constructor({abort,
socket,request,contentLength,client,expectsPayload,header}){this.socket=socket;this.request=request;this.contentLength=contentLength;this.client=client;this.bytesWritten=
0;this.expectsPayload=expectsPayload;this.header=header;this.abort=abort;socket[kWriting]=true}write(chunk){const{socket,request,contentLength,client,bytesWritten,
expectsPayload,header}=this;if(socket[kError]){throw socket[kError]}if(socket.destroyed){return false}const len=Buffer.byteLength(chunk);if(!len){return true}if(contentLength!==
null&&bytesWritten+len>contentLength){if(client[kStrictContentLength]){throw new RequestContentLengthMismatchError}process.emitWarning(new RequestContentLengthMismatchError)}
socket.cork();if(bytesWritten===0){if(!expectsPayload&&request.reset!==false){socket[kReset]=true}if(contentLength===null){socket.write(`${header}transfer-encod\
ing: chunked\r
`,"latin1")}else{socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1")}}if(contentLength===null){socket.write(`\r
${len.toString(16)}\r
`,"latin1")}this.bytesWritten+=len;const ret=socket.write(chunk);socket.uncork();request.onBodySent(chunk);if(!ret){if(socket[kParser].timeout&&socket[kParser].
timeoutType===TIMEOUT_HEADERS){if(socket[kParser].timeout.refresh){socket[kParser].timeout.refresh()}}}return ret}end(){const{socket,contentLength,client,bytesWritten,
expectsPayload,header,request}=this;request.onRequestSent();socket[kWriting]=false;if(socket[kError]){throw socket[kError]}if(socket.destroyed){return}if(bytesWritten===
0){if(expectsPayload){socket.write(`${header}content-length: 0\r
\r
`,"latin1")}else{socket.write(`${header}\r
`,"latin1")}}else if(contentLength===null){socket.write("\r\n0\r\n\r\n","latin1")}if(contentLength!==null&&bytesWritten!==contentLength){if(client[kStrictContentLength]){
throw new RequestContentLengthMismatchError}else{process.emitWarning(new RequestContentLengthMismatchError)}}if(socket[kParser].timeout&&socket[kParser].timeoutType===
TIMEOUT_HEADERS){if(socket[kParser].timeout.refresh){socket[kParser].timeout.refresh()}}client[kResume]()}destroy(err){const{socket,client,abort}=this;socket[kWriting]=
false;if(err){assert2(client[kRunning]<=1,"pipeline should only contain this request");abort(err)}}};module.exports=connectH1}});var require_client_h2=__commonJS({"node_modules/undici/lib/dispatcher/client-h2.js"(exports,module){"use strict";var assert2=__require("node:assert");var{pipeline}=__require("node:stream");
var util=require_util();var{RequestContentLengthMismatchError,RequestAbortedError,SocketError,InformationalError,InvalidArgumentError,HeadersTimeoutError,BodyTimeoutError}=require_errors();
var{kUrl,kReset,kClient,kRunning,kPending,kQueue,kPendingIdx,kRunningIdx,kError,kSocket,kStrictContentLength,kOnError,kMaxConcurrentStreams,kPingInterval,kHTTP2Session,
kHTTP2InitialWindowSize,kHTTP2ConnectionWindowSize,kResume,kSize,kHTTPContext,kClosed,kBodyTimeout,kHeadersTimeout,kEnableConnectProtocol,kRemoteSettings,kHTTP2Stream,
kHTTP2SessionState}=require_symbols();var{channels}=require_diagnostics();var kOpenStreams=Symbol("open streams");var extractBody;var http2;try{http2=__require("node:http2")}catch{
http2={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY,HTTP2_HEADER_METHOD,HTTP2_HEADER_PATH,HTTP2_HEADER_SCHEME,HTTP2_HEADER_CONTENT_LENGTH,HTTP2_HEADER_EXPECT,
HTTP2_HEADER_STATUS,HTTP2_HEADER_PROTOCOL,NGHTTP2_REFUSED_STREAM,NGHTTP2_CANCEL}}=http2;function parseH2Headers(headers){const result=[];for(const[name,value]of Object.
entries(headers)){if(Array.isArray(value)){for(const subvalue of value){result.push(Buffer.from(name),Buffer.from(subvalue))}}else{result.push(Buffer.from(name),
Buffer.from(value))}}return result}function connectH2(client,socket){client[kSocket]=socket;const http2InitialWindowSize=client[kHTTP2InitialWindowSize];const http2ConnectionWindowSize=client[kHTTP2ConnectionWindowSize];
const session=http2.connect(client[kUrl],{createConnection:()=>socket,peerMaxConcurrentStreams:client[kMaxConcurrentStreams],settings:{enablePush:false,...http2InitialWindowSize!=
null?{initialWindowSize:http2InitialWindowSize}:null}});client[kSocket]=socket;session[kOpenStreams]=0;session[kClient]=client;session[kSocket]=socket;session[kHTTP2SessionState]=
{ping:{interval:client[kPingInterval]===0?null:setInterval(onHttp2SendPing,client[kPingInterval],session).unref()}};session[kEnableConnectProtocol]=false;session[kRemoteSettings]=
false;if(http2ConnectionWindowSize){util.addListener(session,"connect",applyConnectionWindowSize.bind(session,http2ConnectionWindowSize))}util.addListener(session,
"error",onHttp2SessionError);util.addListener(session,"frameError",onHttp2FrameError);util.addListener(session,"end",onHttp2SessionEnd);util.addListener(session,
"goaway",onHttp2SessionGoAway);util.addListener(session,"close",onHttp2SessionClose);util.addListener(session,"remoteSettings",onHttp2RemoteSettings);session.unref();
client[kHTTP2Session]=session;socket[kHTTP2Session]=session;util.addListener(socket,"error",onHttp2SocketError);util.addListener(socket,"end",onHttp2SocketEnd);
util.addListener(socket,"close",onHttp2SocketClose);socket[kClosed]=false;socket.on("close",onSocketClose);return{version:"h2",defaultPipelining:Infinity,write(request){
return writeH2(client,request)},resume(){resumeH2(client)},destroy(err,callback){if(socket[kClosed]){queueMicrotask(callback)}else{socket.destroy(err).on("close",
callback)}},get destroyed(){return socket.destroyed},busy(request){if(request!=null){if(client[kRunning]>0){if(request.idempotent===false)return true;if((request.
upgrade==="websocket"||request.method==="CONNECT")&&session[kRemoteSettings]===false)return true;if(util.bodyLength(request.body)!==0&&(util.isStream(request.body)||
util.isAsyncIterable(request.body)||util.isFormDataLike(request.body)))return true}else{return(request.upgrade==="websocket"||request.method==="CONNECT")&&session[kRemoteSettings]===
false}}return false}}}function resumeH2(client){const socket=client[kSocket];if(socket?.destroyed===false){if(client[kSize]===0){socket.unref();client[kHTTP2Session].
unref()}else{socket.ref();client[kHTTP2Session].ref()}}}function applyConnectionWindowSize(connectionWindowSize){try{if(typeof this.setLocalWindowSize==="functi\
on"){this.setLocalWindowSize(connectionWindowSize)}}catch{}}function onHttp2RemoteSettings(settings){this[kClient][kMaxConcurrentStreams]=settings.maxConcurrentStreams??
this[kClient][kMaxConcurrentStreams];if(this[kRemoteSettings]===true&&this[kEnableConnectProtocol]===true&&settings.enableConnectProtocol===false){const err=new InformationalError(
"HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");this[kSocket][kError]=err;this[kClient][kOnError](err);return}this[kEnableConnectProtocol]=
settings.enableConnectProtocol??this[kEnableConnectProtocol];this[kRemoteSettings]=true;this[kClient][kResume]()}function onHttp2SendPing(session){const state=session[kHTTP2SessionState];
if((session.closed||session.destroyed)&&state.ping.interval!=null){clearInterval(state.ping.interval);state.ping.interval=null;return}session.ping(onPing.bind(session));
function onPing(err,duration){const client=this[kClient];const socket=this[kClient];if(err!=null){const error=new InformationalError(`HTTP/2: "PING" errored - t\
ype ${err.message}`);socket[kError]=error;client[kOnError](error)}else{client.emit("ping",duration)}}}function onHttp2SessionError(err){this[kSocket][kError]=err;
this[kClient][kOnError](err)}function onHttp2FrameError(type,code,id){if(id===0){const err=new InformationalError(`HTTP/2: "frameError" received - type ${type},\
 code ${code}`);this[kSocket][kError]=err;this[kClient][kOnError](err)}}function onHttp2SessionEnd(){const err=new SocketError("other side closed",util.getSocketInfo(
this[kSocket]));this.destroy(err);util.destroy(this[kSocket],err)}function completeRequest(client,request,resetPendingIdx=false){const queue=client[kQueue];const runningIdx=client[kRunningIdx];
if(runningIdx<client[kPendingIdx]&&queue[runningIdx]===request){queue[runningIdx]=null;client[kRunningIdx]=runningIdx+1;return}const index=queue.indexOf(request,
runningIdx);if(index===-1||index>=client[kPendingIdx]){return}queue.splice(index,1);client[kPendingIdx]--;if(resetPendingIdx&&client[kPendingIdx]<client[kRunningIdx]){
client[kPendingIdx]=client[kRunningIdx]}}function onHttp2SessionGoAway(errorCode){const err=this[kError]||new SocketError(`HTTP/2: "GOAWAY" frame received with \
code ${errorCode}`,util.getSocketInfo(this[kSocket]));const client=this[kClient];client[kSocket]=null;client[kHTTPContext]=null;this.close();this[kHTTP2Session]=
null;util.destroy(this[kSocket],err);if(client[kRunningIdx]<client[kQueue].length){const request=client[kQueue][client[kRunningIdx]];client[kQueue][client[kRunningIdx]++]=
null;if(request!=null){util.errorRequest(client,request,err)}client[kPendingIdx]=client[kRunningIdx]}assert2(client[kRunning]===0);client.emit("disconnect",client[kUrl],
[client],err);client.emit("connectionError",client[kUrl],[client],err);client[kResume]()}function onHttp2SessionClose(){const{[kClient]:client,[kHTTP2SessionState]:state}=this;
const{[kSocket]:socket}=client;const err=this[kSocket][kError]||this[kError]||new SocketError("closed",util.getSocketInfo(socket));client[kSocket]=null;client[kHTTPContext]=
null;if(state.ping.interval!=null){clearInterval(state.ping.interval);state.ping.interval=null}if(client.destroyed){assert2(client[kPending]===0);const requests=client[kQueue].
splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i];if(request!=null){util.errorRequest(client,request,err)}}}}function onHttp2SocketClose(){
const err=this[kError]||new SocketError("closed",util.getSocketInfo(this));const client=this[kHTTP2Session][kClient];client[kSocket]=null;client[kHTTPContext]=null;
if(this[kHTTP2Session]!==null){this[kHTTP2Session].destroy(err)}client[kPendingIdx]=client[kRunningIdx];assert2(client[kRunning]===0);client.emit("disconnect",client[kUrl],
[client],err);client[kResume]()}function onHttp2SocketError(err){this[kError]=err;this[kClient][kOnError](err)}function onHttp2SocketEnd(){util.destroy(this,new SocketError(
"other side closed",util.getSocketInfo(this)))}function onSocketClose(){this[kClosed]=true}function shouldSendContentLength(method){return method!=="GET"&&method!==
"HEAD"&&method!=="OPTIONS"&&method!=="TRACE"&&method!=="CONNECT"}function writeH2(client,request){const headersTimeout=request.headersTimeout??client[kHeadersTimeout];
const bodyTimeout=request.bodyTimeout??client[kBodyTimeout];const session=client[kHTTP2Session];const{method,path,host,upgrade,expectContinue,signal,protocol,headers:reqHeaders}=request;
let{body}=request;if(upgrade!=null&&upgrade!=="websocket"){util.errorRequest(client,request,new InvalidArgumentError(`Custom upgrade "${upgrade}" not supported \
over HTTP/2`));return false}const headers={};for(let n=0;n<reqHeaders.length;n+=2){const key=reqHeaders[n+0];const val=reqHeaders[n+1];if(key==="cookie"){if(headers[key]!=
null){headers[key]=Array.isArray(headers[key])?(headers[key].push(val),headers[key]):[headers[key],val]}else{headers[key]=val}continue}if(Array.isArray(val)){for(let i=0;i<
val.length;i++){if(headers[key]){headers[key]+=`, ${val[i]}`}else{headers[key]=val[i]}}}else if(headers[key]){headers[key]+=`, ${val}`}else{headers[key]=val}}let stream=null;
const{hostname,port}=client[kUrl];headers[HTTP2_HEADER_AUTHORITY]=host||`${hostname}${port?`:${port}`:""}`;headers[HTTP2_HEADER_METHOD]=method;const abort=err=>{
if(request.aborted||request.completed){return}err=err||new RequestAbortedError;util.errorRequest(client,request,err);if(stream!=null){stream.removeAllListeners(
"data");stream.close();client[kOnError](err);completeRequest(client,request);client[kResume]()}util.destroy(body,err)};try{request.onConnect(abort)}catch(err){util.
errorRequest(client,request,err)}if(request.aborted){return false}if(upgrade||method==="CONNECT"){session.ref();if(upgrade==="websocket"){if(session[kEnableConnectProtocol]===
false){util.errorRequest(client,request,new InformationalError("HTTP/2: Extended CONNECT protocol not supported by server"));session.unref();return false}headers[HTTP2_HEADER_METHOD]=
"CONNECT";headers[HTTP2_HEADER_PROTOCOL]="websocket";headers[HTTP2_HEADER_PATH]=path;if(protocol==="ws:"||protocol==="wss:"){headers[HTTP2_HEADER_SCHEME]=protocol===
"ws:"?"http":"https"}else{headers[HTTP2_HEADER_SCHEME]=protocol==="http:"?"http":"https"}stream=session.request(headers,{endStream:false,signal});stream[kHTTP2Stream]=
true;++session[kOpenStreams];stream.once("response",(headers2,_flags)=>{const{[HTTP2_HEADER_STATUS]:statusCode,...realHeaders}=headers2;try{request.onUpgrade(statusCode,
parseH2Headers(realHeaders),stream)}catch(err){abort(err);return}completeRequest(client,request)});stream.on("error",()=>{if(stream.rstCode===NGHTTP2_REFUSED_STREAM||
stream.rstCode===NGHTTP2_CANCEL){abort(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`))}});stream.once("close",()=>{session[kOpenStreams]-=
1;if(session[kOpenStreams]===0)session.unref()});stream.setTimeout(headersTimeout);return true}stream=session.request(headers,{endStream:false,signal});stream[kHTTP2Stream]=
true;++session[kOpenStreams];stream.on("response",headers2=>{const{[HTTP2_HEADER_STATUS]:statusCode,...realHeaders}=headers2;try{request.onUpgrade(statusCode,parseH2Headers(
realHeaders),stream)}catch(err){abort(err);return}completeRequest(client,request)});stream.on("error",abort);stream.once("close",()=>{session[kOpenStreams]-=1;if(session[kOpenStreams]===
0)session.unref()});stream.setTimeout(headersTimeout);return true}headers[HTTP2_HEADER_PATH]=path;headers[HTTP2_HEADER_SCHEME]=protocol==="http:"?"http":"https";
const expectsPayload=method==="PUT"||method==="POST"||method==="PATCH";if(body&&typeof body.read==="function"){body.read(0)}let contentLength=util.bodyLength(body);
if(util.isFormDataLike(body)){extractBody??=require_body().extractBody;const[bodyStream,contentType]=extractBody(body);headers["content-type"]=contentType;body=
bodyStream.stream;contentLength=bodyStream.length}if(contentLength==null){contentLength=request.contentLength}if(!expectsPayload){contentLength=null}if(shouldSendContentLength(
method)&&contentLength>0&&request.contentLength!=null&&request.contentLength!==contentLength){if(client[kStrictContentLength]){util.errorRequest(client,request,
new RequestContentLengthMismatchError);return false}process.emitWarning(new RequestContentLengthMismatchError)}if(contentLength!=null){assert2(body||contentLength===
0,"no body must not have content length");headers[HTTP2_HEADER_CONTENT_LENGTH]=`${contentLength}`}session.ref();if(channels.sendHeaders.hasSubscribers){let header="";
for(const key in headers){header+=`${key}: ${headers[key]}\r
`}channels.sendHeaders.publish({request,headers:header,socket:session[kSocket]})}const shouldEndStream=method==="GET"||method==="HEAD"||body===null;if(expectContinue){
headers[HTTP2_HEADER_EXPECT]="100-continue";stream=session.request(headers,{endStream:shouldEndStream,signal});stream[kHTTP2Stream]=true;stream.once("continue",
writeBodyH2)}else{stream=session.request(headers,{endStream:shouldEndStream,signal});stream[kHTTP2Stream]=true;writeBodyH2()}++session[kOpenStreams];stream.setTimeout(
headersTimeout);let responseReceived=false;stream.once("response",headers2=>{const{[HTTP2_HEADER_STATUS]:statusCode,...realHeaders}=headers2;request.onResponseStarted();
responseReceived=true;stream.setTimeout(bodyTimeout);if(request.aborted){stream.removeAllListeners("data");return}if(request.onHeaders(Number(statusCode),parseH2Headers(
realHeaders),stream.resume.bind(stream),"")===false){stream.pause()}stream.on("data",chunk=>{if(request.aborted||request.completed){return}if(request.onData(chunk)===
false){stream.pause()}})});stream.once("end",()=>{stream.removeAllListeners("data");if(responseReceived){if(!request.aborted&&!request.completed){request.onComplete(
{})}completeRequest(client,request);client[kResume]()}else{abort(new InformationalError("HTTP/2: stream half-closed (remote)"));completeRequest(client,request,true);
client[kResume]()}});stream.once("close",()=>{stream.removeAllListeners("data");session[kOpenStreams]-=1;if(session[kOpenStreams]===0){session.unref()}if(!request.
aborted&&!request.completed){abort(new InformationalError("HTTP/2: stream closed before the response was complete"))}});stream.once("error",function(err){stream.
removeAllListeners("data");abort(err)});stream.once("frameError",(type,code)=>{stream.removeAllListeners("data");abort(new InformationalError(`HTTP/2: "frameErr\
or" received - type ${type}, code ${code}`))});stream.on("aborted",()=>{stream.removeAllListeners("data")});stream.on("timeout",()=>{const err=responseReceived?
new BodyTimeoutError(`HTTP/2: "body timeout after ${bodyTimeout}"`):new HeadersTimeoutError(`HTTP/2: "headers timeout after ${headersTimeout}"`);stream.removeAllListeners(
"data");session[kOpenStreams]-=1;if(session[kOpenStreams]===0){session.unref()}abort(err)});stream.once("trailers",trailers=>{if(request.aborted||request.completed){
return}stream.removeAllListeners("data");request.onComplete(trailers)});return true;function writeBodyH2(){if(!body||contentLength===0){writeBuffer(abort,stream,
null,client,request,client[kSocket],contentLength,expectsPayload)}else if(util.isBuffer(body)){writeBuffer(abort,stream,body,client,request,client[kSocket],contentLength,
expectsPayload)}else if(util.isBlobLike(body)){if(typeof body.stream==="function"){writeIterable(abort,stream,body.stream(),client,request,client[kSocket],contentLength,
expectsPayload)}else{writeBlob(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload)}}else if(util.isStream(body)){writeStream(abort,client[kSocket],
expectsPayload,stream,body,client,request,contentLength)}else if(util.isIterable(body)){writeIterable(abort,stream,body,client,request,client[kSocket],contentLength,
expectsPayload)}else{assert2(false)}}}function writeBuffer(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){try{if(body!=null&&util.isBuffer(
body)){assert2(contentLength===body.byteLength,"buffer body must have content length");h2stream.cork();h2stream.write(body);h2stream.uncork();h2stream.end();request.
onBodySent(body)}if(!expectsPayload){socket[kReset]=true}request.onRequestSent();client[kResume]()}catch(error){abort(error)}}function writeStream(abort,socket,expectsPayload,h2stream,body,client,request,contentLength){
assert2(contentLength!==0||client[kRunning]===0,"stream body cannot be pipelined");const pipe=pipeline(body,h2stream,err=>{if(err){util.destroy(pipe,err);abort(
err)}else{util.removeAllListeners(pipe);request.onRequestSent();if(!expectsPayload){socket[kReset]=true}client[kResume]()}});util.addListener(pipe,"data",onPipeData);
function onPipeData(chunk){request.onBodySent(chunk)}}async function writeBlob(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){assert2(contentLength===
body.size,"blob body must have content length");try{if(contentLength!=null&&contentLength!==body.size){throw new RequestContentLengthMismatchError}const buffer=Buffer.
from(await body.arrayBuffer());h2stream.cork();h2stream.write(buffer);h2stream.uncork();h2stream.end();request.onBodySent(buffer);request.onRequestSent();if(!expectsPayload){
socket[kReset]=true}client[kResume]()}catch(err){abort(err)}}async function writeIterable(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){
assert2(contentLength!==0||client[kRunning]===0,"iterator body cannot be pipelined");let callback=null;function onDrain(){if(callback){const cb=callback;callback=
null;cb()}}const waitForDrain=()=>new Promise((resolve,reject)=>{assert2(callback===null);if(socket[kError]){reject(socket[kError])}else{callback=resolve}});h2stream.
on("close",onDrain).on("drain",onDrain);try{for await(const chunk of body){if(socket[kError]){throw socket[kError]}const res=h2stream.write(chunk);request.onBodySent(
chunk);if(!res){await waitForDrain()}}h2stream.end();request.onRequestSent();if(!expectsPayload){socket[kReset]=true}client[kResume]()}catch(err){abort(err)}finally{
h2stream.off("close",onDrain).off("drain",onDrain)}}module.exports=connectH2}});var require_client=__commonJS({"node_modules/undici/lib/dispatcher/client.js"(exports,module){"use strict";var assert2=__require("node:assert");var net=__require("node:net");
var http=__require("node:http");var util=require_util();var{ClientStats}=require_stats();var{channels}=require_diagnostics();var Request=require_request();var DispatcherBase=require_dispatcher_base();
var{InvalidArgumentError,InformationalError,ClientDestroyedError}=require_errors();var buildConnector=require_connect();var{kUrl,kServerName,kClient,kBusy,kConnect,
kResuming,kRunning,kPending,kSize,kQueue,kConnected,kConnecting,kNeedDrain,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,kKeepAliveTimeoutValue,
kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kConnector,kMaxRequests,kCounter,kClose,kDestroy,
kDispatch,kLocalAddress,kMaxResponseSize,kOnError,kHTTPContext,kMaxConcurrentStreams,kHTTP2InitialWindowSize,kHTTP2ConnectionWindowSize,kResume,kPingInterval}=require_symbols();
var connectH1=require_client_h1();var connectH2=require_client_h2();var kClosedResolve=Symbol("kClosedResolve");var getDefaultNodeMaxHeaderSize=http&&http.maxHeaderSize&&
Number.isInteger(http.maxHeaderSize)&&http.maxHeaderSize>0?()=>http.maxHeaderSize:()=>{throw new InvalidArgumentError("http module not available or http.maxHead\
erSize invalid")};var noop=()=>{};function getPipelining(client){return client[kPipelining]??client[kHTTPContext]?.defaultPipelining??1}var Client=class extends DispatcherBase{constructor(url,{
maxHeaderSize,headersTimeout,socketTimeout,requestTimeout,connectTimeout,bodyTimeout,idleTimeout,keepAlive,keepAliveTimeout,maxKeepAliveTimeout,keepAliveMaxTimeout,
keepAliveTimeoutThreshold,socketPath,pipelining,tls,strictContentLength,maxCachedSessions,connect:connect2,maxRequestsPerClient,localAddress,maxResponseSize,autoSelectFamily,
autoSelectFamilyAttemptTimeout,maxConcurrentStreams,allowH2,useH2c,initialWindowSize,connectionWindowSize,pingInterval,webSocket,eventSource}={}){if(keepAlive!==
void 0){throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead")}if(socketTimeout!==void 0){throw new InvalidArgumentError("unsupported\
 socketTimeout, use headersTimeout & bodyTimeout instead")}if(requestTimeout!==void 0){throw new InvalidArgumentError("unsupported requestTimeout, use headersTi\
meout & bodyTimeout instead")}if(idleTimeout!==void 0){throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead")}if(maxKeepAliveTimeout!==
void 0){throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")}if(maxHeaderSize!=null){if(!Number.isInteger(maxHeaderSize)||
maxHeaderSize<1){throw new InvalidArgumentError("invalid maxHeaderSize")}}else{maxHeaderSize=getDefaultNodeMaxHeaderSize()}if(socketPath!=null&&typeof socketPath!==
"string"){throw new InvalidArgumentError("invalid socketPath")}if(connectTimeout!=null&&(!Number.isFinite(connectTimeout)||connectTimeout<0)){throw new InvalidArgumentError(
"invalid connectTimeout")}if(keepAliveTimeout!=null&&(!Number.isFinite(keepAliveTimeout)||keepAliveTimeout<=0)){throw new InvalidArgumentError("invalid keepAliv\
eTimeout")}if(keepAliveMaxTimeout!=null&&(!Number.isFinite(keepAliveMaxTimeout)||keepAliveMaxTimeout<=0)){throw new InvalidArgumentError("invalid keepAliveMaxTi\
meout")}if(keepAliveTimeoutThreshold!=null&&!Number.isFinite(keepAliveTimeoutThreshold)){throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold")}if(headersTimeout!=
null&&(!Number.isInteger(headersTimeout)||headersTimeout<0)){throw new InvalidArgumentError("headersTimeout must be a positive integer or zero")}if(bodyTimeout!=
null&&(!Number.isInteger(bodyTimeout)||bodyTimeout<0)){throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero")}if(connect2!=null&&typeof connect2!==
"function"&&typeof connect2!=="object"){throw new InvalidArgumentError("connect must be a function or an object")}if(maxRequestsPerClient!=null&&(!Number.isInteger(
maxRequestsPerClient)||maxRequestsPerClient<0)){throw new InvalidArgumentError("maxRequestsPerClient must be a positive number")}if(localAddress!=null&&(typeof localAddress!==
"string"||net.isIP(localAddress)===0)){throw new InvalidArgumentError("localAddress must be valid string IP address")}if(maxResponseSize!=null&&(!Number.isInteger(
maxResponseSize)||maxResponseSize<-1)){throw new InvalidArgumentError("maxResponseSize must be a positive number")}if(autoSelectFamilyAttemptTimeout!=null&&(!Number.
isInteger(autoSelectFamilyAttemptTimeout)||autoSelectFamilyAttemptTimeout<-1)){throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive\
 number")}if(allowH2!=null&&typeof allowH2!=="boolean"){throw new InvalidArgumentError("allowH2 must be a valid boolean value")}if(maxConcurrentStreams!=null&&(typeof maxConcurrentStreams!==
"number"||maxConcurrentStreams<1)){throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0")}if(useH2c!=null&&typeof useH2c!==
"boolean"){throw new InvalidArgumentError("useH2c must be a valid boolean value")}if(initialWindowSize!=null&&(!Number.isInteger(initialWindowSize)||initialWindowSize<
1)){throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0")}if(connectionWindowSize!=null&&(!Number.isInteger(connectionWindowSize)||
connectionWindowSize<1)){throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0")}if(pingInterval!=null&&(typeof pingInterval!==
"number"||!Number.isInteger(pingInterval)||pingInterval<0)){throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0")}super(
{webSocket,eventSource});if(typeof connect2!=="function"){connect2=buildConnector({...tls,maxCachedSessions,allowH2,useH2c,socketPath,timeout:connectTimeout,...typeof autoSelectFamily===
"boolean"?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect2})}else{const customConnect=connect2;connect2=(opts,callback)=>customConnect({...opts,
...socketPath!=null?{socketPath}:null,...allowH2!=null?{allowH2}:null},callback)}this[kUrl]=util.parseOrigin(url);this[kConnector]=connect2;this[kPipelining]=pipelining!=
null?pipelining:1;this[kMaxHeadersSize]=maxHeaderSize;this[kKeepAliveDefaultTimeout]=keepAliveTimeout==null?4e3:keepAliveTimeout;this[kKeepAliveMaxTimeout]=keepAliveMaxTimeout==
null?6e5:keepAliveMaxTimeout;this[kKeepAliveTimeoutThreshold]=keepAliveTimeoutThreshold==null?2e3:keepAliveTimeoutThreshold;this[kKeepAliveTimeoutValue]=this[kKeepAliveDefaultTimeout];
this[kServerName]=null;this[kLocalAddress]=localAddress!=null?localAddress:null;this[kResuming]=0;this[kNeedDrain]=0;this[kHostHeader]=`host: ${this[kUrl].hostname}${this[kUrl].
port?`:${this[kUrl].port}`:""}\r
`;this[kBodyTimeout]=bodyTimeout!=null?bodyTimeout:3e5;this[kHeadersTimeout]=headersTimeout!=null?headersTimeout:3e5;this[kStrictContentLength]=strictContentLength==
null?true:strictContentLength;this[kMaxRequests]=maxRequestsPerClient;this[kClosedResolve]=null;this[kMaxResponseSize]=maxResponseSize>-1?maxResponseSize:-1;this[kHTTPContext]=
null;this[kMaxConcurrentStreams]=maxConcurrentStreams!=null?maxConcurrentStreams:100;this[kHTTP2InitialWindowSize]=initialWindowSize!=null?initialWindowSize:262144;
this[kHTTP2ConnectionWindowSize]=connectionWindowSize!=null?connectionWindowSize:524288;this[kPingInterval]=pingInterval!=null?pingInterval:6e4;this[kQueue]=[];
this[kRunningIdx]=0;this[kPendingIdx]=0;this[kResume]=sync=>resume(this,sync);this[kOnError]=err=>onError(this,err)}get pipelining(){return this[kPipelining]}set pipelining(value){
this[kPipelining]=value;this[kResume](true)}get stats(){return new ClientStats(this)}get[kPending](){return this[kQueue].length-this[kPendingIdx]}get[kRunning](){
return this[kPendingIdx]-this[kRunningIdx]}get[kSize](){return this[kQueue].length-this[kRunningIdx]}get[kConnected](){return!!this[kHTTPContext]&&!this[kConnecting]&&
!this[kHTTPContext].destroyed}get[kBusy](){return Boolean(this[kHTTPContext]?.busy(null)||this[kSize]>=(getPipelining(this)||1)||this[kPending]>0)}[kConnect](cb){
connect(this);this.once("connect",cb)}[kDispatch](opts,handler){const request=new Request(this[kUrl].origin,opts,handler);this[kQueue].push(request);if(this[kResuming]){}else if(util.
bodyLength(request.body)==null&&util.isIterable(request.body)){this[kResuming]=1;queueMicrotask(()=>resume(this))}else{this[kResume](true)}if(this[kResuming]&&this[kNeedDrain]!==
2&&this[kBusy]){this[kNeedDrain]=2}return this[kNeedDrain]<2}[kClose](){return new Promise(resolve=>{if(this[kSize]){this[kClosedResolve]=resolve}else{resolve(null)}})}[kDestroy](err){
return new Promise(resolve=>{const requests=this[kQueue].splice(this[kPendingIdx]);for(let i=0;i<requests.length;i++){const request=requests[i];if(request!=null){
util.errorRequest(this,request,err)}}const callback=()=>{if(this[kClosedResolve]){this[kClosedResolve]();this[kClosedResolve]=null}resolve(null)};if(this[kHTTPContext]){
this[kHTTPContext].destroy(err,callback);this[kHTTPContext]=null}else{queueMicrotask(callback)}this[kResume]()})}};function onError(client,err){if(client[kRunning]===
0&&err.code!=="UND_ERR_INFO"&&err.code!=="UND_ERR_SOCKET"){assert2(client[kPendingIdx]===client[kRunningIdx]);const requests=client[kQueue].splice(client[kRunningIdx]);
for(let i=0;i<requests.length;i++){const request=requests[i];if(request!=null){util.errorRequest(client,request,err)}}assert2(client[kSize]===0)}}function connect(client){
assert2(!client[kConnecting]);assert2(!client[kHTTPContext]);let{host,hostname,protocol,port}=client[kUrl];if(hostname[0]==="["){const idx2=hostname.indexOf("]");
assert2(idx2!==-1);const ip=hostname.substring(1,idx2);assert2(net.isIPv6(ip));hostname=ip}client[kConnecting]=true;if(channels.beforeConnect.hasSubscribers){channels.
beforeConnect.publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},
connector:client[kConnector]})}try{client[kConnector]({host,hostname,protocol,port,servername:client[kServerName],localAddress:client[kLocalAddress]},(err,socket)=>{
if(err){handleConnectError(client,err,{host,hostname,protocol,port});client[kResume]();return}if(client.destroyed){util.destroy(socket.on("error",noop),new ClientDestroyedError);
client[kResume]();return}assert2(socket);try{client[kHTTPContext]=socket.alpnProtocol==="h2"?connectH2(client,socket):connectH1(client,socket)}catch(err2){socket.
destroy().on("error",noop);handleConnectError(client,err2,{host,hostname,protocol,port});client[kResume]();return}client[kConnecting]=false;socket[kCounter]=0;socket[kMaxRequests]=
client[kMaxRequests];socket[kClient]=client;socket[kError]=null;if(channels.connected.hasSubscribers){channels.connected.publish({connectParams:{host,hostname,protocol,
port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector],socket})}client.emit(
"connect",client[kUrl],[client]);client[kResume]()})}catch(err){handleConnectError(client,err,{host,hostname,protocol,port});client[kResume]()}}function handleConnectError(client,err,{
host,hostname,protocol,port}){if(client.destroyed){return}client[kConnecting]=false;if(channels.connectError.hasSubscribers){channels.connectError.publish({connectParams:{
host,hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector],
error:err})}if(err.code==="ERR_TLS_CERT_ALTNAME_INVALID"){assert2(client[kRunning]===0);while(client[kPending]>0&&client[kQueue][client[kPendingIdx]].servername===
client[kServerName]){const request=client[kQueue][client[kPendingIdx]++];util.errorRequest(client,request,err)}}else{onError(client,err)}client.emit("connection\
Error",client[kUrl],[client],err)}function emitDrain(client){client[kNeedDrain]=0;client.emit("drain",client[kUrl],[client])}function resume(client,sync){if(client[kResuming]===
2){return}client[kResuming]=2;_resume(client,sync);client[kResuming]=0;if(client[kRunningIdx]>256){client[kQueue].splice(0,client[kRunningIdx]);client[kPendingIdx]-=
client[kRunningIdx];client[kRunningIdx]=0}}function _resume(client,sync){while(true){if(client.destroyed){assert2(client[kPending]===0);return}if(client[kClosedResolve]&&
!client[kSize]){client[kClosedResolve]();client[kClosedResolve]=null;return}if(client[kHTTPContext]){client[kHTTPContext].resume()}if(client[kBusy]){client[kNeedDrain]=
2}else if(client[kNeedDrain]===2){if(sync){client[kNeedDrain]=1;queueMicrotask(()=>emitDrain(client))}else{emitDrain(client)}continue}if(client[kPending]===0){return}
if(client[kRunning]>=(getPipelining(client)||1)){return}const request=client[kQueue][client[kPendingIdx]];if(request===null){return}if(client[kUrl].protocol==="\
https:"&&client[kServerName]!==request.servername){if(client[kRunning]>0){return}client[kServerName]=request.servername;client[kHTTPContext]?.destroy(new InformationalError(
"servername changed"),()=>{client[kHTTPContext]=null;resume(client)})}if(client[kConnecting]){return}if(!client[kHTTPContext]){connect(client);return}if(client[kHTTPContext].
destroyed){return}if(client[kHTTPContext].busy(request)){return}if(!request.aborted&&client[kHTTPContext].write(request)){client[kPendingIdx]++}else{client[kQueue].
splice(client[kPendingIdx],1)}}}module.exports=Client}});var require_fixed_queue=__commonJS({"node_modules/undici/lib/dispatcher/fixed-queue.js"(exports,module){"use strict";var kSize=2048;var kMask=kSize-1;var FixedCircularBuffer=class{bottom=0;top=0;list=new Array(
kSize).fill(void 0);next=null;isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&kMask)===this.bottom}push(data){this.list[this.top]=data;this.top=
this.top+1&kMask}shift(){const nextItem=this.list[this.bottom];if(nextItem===void 0){return null}this.list[this.bottom]=void 0;this.bottom=this.bottom+1&kMask;return nextItem}};
module.exports=class FixedQueue{constructor(){this.head=this.tail=new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(data){if(this.head.isFull()){
this.head=this.head.next=new FixedCircularBuffer}this.head.push(data)}shift(){const tail=this.tail;const next=tail.shift();if(tail.isEmpty()&&tail.next!==null){
this.tail=tail.next;tail.next=null}return next}}}});var require_pool_base=__commonJS({"node_modules/undici/lib/dispatcher/pool-base.js"(exports,module){"use strict";var{PoolStats}=require_stats();var DispatcherBase=require_dispatcher_base();
var FixedQueue=require_fixed_queue();var{kConnected,kSize,kRunning,kPending,kQueued,kBusy,kFree,kUrl,kClose,kDestroy,kDispatch}=require_symbols();var kClients=Symbol(
"clients");var kNeedDrain=Symbol("needDrain");var kQueue=Symbol("queue");var kClosedResolve=Symbol("closed resolve");var kOnDrain=Symbol("onDrain");var kOnConnect=Symbol(
"onConnect");var kOnDisconnect=Symbol("onDisconnect");var kOnConnectionError=Symbol("onConnectionError");var kGetDispatcher=Symbol("get dispatcher");var kAddClient=Symbol(
"add client");var kRemoveClient=Symbol("remove client");var PoolBase=class extends DispatcherBase{[kQueue]=new FixedQueue;[kQueued]=0;[kClients]=[];[kNeedDrain]=false;[kOnDrain](client,origin,targets){
const queue=this[kQueue];let needDrain=false;while(!needDrain){const item=queue.shift();if(!item){break}this[kQueued]--;needDrain=!client.dispatch(item.opts,item.
handler)}client[kNeedDrain]=needDrain;if(!needDrain&&this[kNeedDrain]){this[kNeedDrain]=false;this.emit("drain",origin,[this,...targets])}if(this[kClosedResolve]&&
queue.isEmpty()){const closeAll=[];for(let i=0;i<this[kClients].length;i++){const client2=this[kClients][i];if(!client2.destroyed){closeAll.push(client2.close())}}
return Promise.all(closeAll).then(this[kClosedResolve])}}[kOnConnect]=(origin,targets)=>{this.emit("connect",origin,[this,...targets])};[kOnDisconnect]=(origin,targets,err)=>{
this.emit("disconnect",origin,[this,...targets],err)};[kOnConnectionError]=(origin,targets,err)=>{this.emit("connectionError",origin,[this,...targets],err)};get[kBusy](){
return this[kNeedDrain]}get[kConnected](){let ret=0;for(const{[kConnected]:connected}of this[kClients]){ret+=connected}return ret}get[kFree](){let ret=0;for(const{
[kConnected]:connected,[kNeedDrain]:needDrain}of this[kClients]){ret+=connected&&!needDrain}return ret}get[kPending](){let ret=this[kQueued];for(const{[kPending]:pending}of this[kClients]){
ret+=pending}return ret}get[kRunning](){let ret=0;for(const{[kRunning]:running}of this[kClients]){ret+=running}return ret}get[kSize](){let ret=this[kQueued];for(const{
[kSize]:size}of this[kClients]){ret+=size}return ret}get stats(){return new PoolStats(this)}[kClose](){if(this[kQueue].isEmpty()){const closeAll=[];for(let i=0;i<
this[kClients].length;i++){const client=this[kClients][i];if(!client.destroyed){closeAll.push(client.close())}}return Promise.all(closeAll)}else{return new Promise(
resolve=>{this[kClosedResolve]=resolve})}}[kDestroy](err){while(true){const item=this[kQueue].shift();if(!item){break}item.handler.onError(err)}const destroyAll=new Array(
this[kClients].length);for(let i=0;i<this[kClients].length;i++){destroyAll[i]=this[kClients][i].destroy(err)}return Promise.all(destroyAll)}[kDispatch](opts,handler){
const dispatcher=this[kGetDispatcher]();if(!dispatcher){this[kNeedDrain]=true;this[kQueue].push({opts,handler});this[kQueued]++}else if(!dispatcher.dispatch(opts,
handler)){dispatcher[kNeedDrain]=true;this[kNeedDrain]=!this[kGetDispatcher]()}return!this[kNeedDrain]}[kAddClient](client){client.on("drain",this[kOnDrain].bind(
this,client)).on("connect",this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionError",this[kOnConnectionError]);this[kClients].push(client);if(this[kNeedDrain]){
queueMicrotask(()=>{if(this[kNeedDrain]){this[kOnDrain](client,client[kUrl],[client,this])}})}return this}[kRemoveClient](client){client.close(()=>{const idx2=this[kClients].
indexOf(client);if(idx2!==-1){this[kClients].splice(idx2,1)}});this[kNeedDrain]=this[kClients].some(dispatcher=>!dispatcher[kNeedDrain]&&dispatcher.closed!==true&&
dispatcher.destroyed!==true)}};module.exports={PoolBase,kClients,kNeedDrain,kAddClient,kRemoveClient,kGetDispatcher}}});var require_pool=__commonJS({"node_modules/undici/lib/dispatcher/pool.js"(exports,module){"use strict";var{PoolBase,kClients,kNeedDrain,kAddClient,kGetDispatcher,
kRemoveClient}=require_pool_base();var Client=require_client();var{InvalidArgumentError}=require_errors();var util=require_util();var{kUrl}=require_symbols();var buildConnector=require_connect();
var kOptions=Symbol("options");var kConnections=Symbol("connections");var kFactory=Symbol("factory");function defaultFactory(origin,opts){return new Client(origin,
opts)}var Pool=class extends PoolBase{constructor(origin,{connections,factory=defaultFactory,connect,connectTimeout,tls,maxCachedSessions,socketPath,autoSelectFamily,
autoSelectFamilyAttemptTimeout,allowH2,clientTtl,...options}={}){if(connections!=null&&(!Number.isFinite(connections)||connections<0)){throw new InvalidArgumentError(
"invalid connections")}if(typeof factory!=="function"){throw new InvalidArgumentError("factory must be a function.")}if(connect!=null&&typeof connect!=="functio\
n"&&typeof connect!=="object"){throw new InvalidArgumentError("connect must be a function or an object")}if(typeof connect!=="function"){connect=buildConnector(
{...tls,maxCachedSessions,allowH2,socketPath,timeout:connectTimeout,...typeof autoSelectFamily==="boolean"?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,
...connect})}super(options);this[kConnections]=connections||null;this[kUrl]=util.parseOrigin(origin);this[kOptions]={...util.deepClone(options),connect,allowH2,
clientTtl,socketPath};this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0;this[kFactory]=factory;this.on("connect",(origin2,targets)=>{
if(clientTtl!=null&&clientTtl>0){for(const target2 of targets){Object.assign(target2,{ttl:Date.now()})}}});this.on("connectionError",(origin2,targets,error)=>{for(const target2 of targets){
const idx2=this[kClients].indexOf(target2);if(idx2!==-1){this[kClients].splice(idx2,1)}}})}[kGetDispatcher](){const clientTtlOption=this[kOptions].clientTtl;for(const client of this[kClients]){
if(clientTtlOption!=null&&clientTtlOption>0&&client.ttl&&Date.now()-client.ttl>clientTtlOption){this[kRemoveClient](client)}else if(!client[kNeedDrain]){return client}}
if(!this[kConnections]||this[kClients].length<this[kConnections]){const dispatcher=this[kFactory](this[kUrl],this[kOptions]);this[kAddClient](dispatcher);return dispatcher}}};
module.exports=Pool}});var require_balanced_pool=__commonJS({"node_modules/undici/lib/dispatcher/balanced-pool.js"(exports,module){"use strict";var{BalancedPoolMissingUpstreamError,InvalidArgumentError}=require_errors();
var{PoolBase,kClients,kNeedDrain,kAddClient,kRemoveClient,kGetDispatcher}=require_pool_base();var Pool=require_pool();var{kUrl}=require_symbols();var util=require_util();
var kFactory=Symbol("factory");var kOptions=Symbol("options");var kGreatestCommonDivisor=Symbol("kGreatestCommonDivisor");var kCurrentWeight=Symbol("kCurrentWei\
ght");var kIndex=Symbol("kIndex");var kWeight=Symbol("kWeight");var kMaxWeightPerServer=Symbol("kMaxWeightPerServer");var kErrorPenalty=Symbol("kErrorPenalty");
function getGreatestCommonDivisor(a,b){if(a===0)return b;while(b!==0){const t=b;b=a%b;a=t}return a}function defaultFactory(origin,opts){return new Pool(origin,opts)}
var BalancedPool=class extends PoolBase{constructor(upstreams=[],{factory=defaultFactory,connect,tls,...opts}={}){if(typeof factory!=="function"){throw new InvalidArgumentError(
"factory must be a function.")}super(opts);if(connect&&typeof connect!=="function")connect={...connect};if(tls&&typeof tls!=="function")tls={...tls};this[kOptions]=
{...util.deepClone(opts),connect,tls};this[kOptions].interceptors=opts.interceptors?{...opts.interceptors}:void 0;this[kIndex]=-1;this[kCurrentWeight]=0;this[kMaxWeightPerServer]=
this[kOptions].maxWeightPerServer||100;this[kErrorPenalty]=this[kOptions].errorPenalty||15;if(!Array.isArray(upstreams)){upstreams=[upstreams]}this[kFactory]=factory;
for(const upstream of upstreams){this.addUpstream(upstream)}this._updateBalancedPoolStats()}addUpstream(upstream){const upstreamOrigin=util.parseOrigin(upstream).
origin;if(this[kClients].find(pool2=>pool2[kUrl].origin===upstreamOrigin&&pool2.closed!==true&&pool2.destroyed!==true)){return this}const pool=this[kFactory](upstreamOrigin,
this[kOptions]);this[kAddClient](pool);pool.on("connect",()=>{pool[kWeight]=Math.min(this[kMaxWeightPerServer],pool[kWeight]+this[kErrorPenalty])});pool.on("con\
nectionError",()=>{pool[kWeight]=Math.max(1,pool[kWeight]-this[kErrorPenalty]);this._updateBalancedPoolStats()});pool.on("disconnect",(...args)=>{const err=args[2];
if(err&&err.code==="UND_ERR_SOCKET"){pool[kWeight]=Math.max(1,pool[kWeight]-this[kErrorPenalty]);this._updateBalancedPoolStats()}});for(const client of this[kClients]){
client[kWeight]=this[kMaxWeightPerServer]}this._updateBalancedPoolStats();return this}_updateBalancedPoolStats(){let result=0;for(let i=0;i<this[kClients].length;i++){
result=getGreatestCommonDivisor(this[kClients][i][kWeight],result)}this[kGreatestCommonDivisor]=result}removeUpstream(upstream){const upstreamOrigin=util.parseOrigin(
upstream).origin;const pool=this[kClients].find(pool2=>pool2[kUrl].origin===upstreamOrigin&&pool2.closed!==true&&pool2.destroyed!==true);if(pool){this[kRemoveClient](
pool)}return this}getUpstream(upstream){const upstreamOrigin=util.parseOrigin(upstream).origin;return this[kClients].find(pool=>pool[kUrl].origin===upstreamOrigin&&
pool.closed!==true&&pool.destroyed!==true)}get upstreams(){return this[kClients].filter(dispatcher=>dispatcher.closed!==true&&dispatcher.destroyed!==true).map(p=>p[kUrl].
origin)}[kGetDispatcher](){if(this[kClients].length===0){throw new BalancedPoolMissingUpstreamError}const dispatcher=this[kClients].find(dispatcher2=>!dispatcher2[kNeedDrain]&&
dispatcher2.closed!==true&&dispatcher2.destroyed!==true);if(!dispatcher){return}const allClientsBusy=this[kClients].map(pool=>pool[kNeedDrain]).reduce((a,b)=>a&&
b,true);if(allClientsBusy){return}let counter=0;let maxWeightIndex=this[kClients].findIndex(pool=>!pool[kNeedDrain]);while(counter++<this[kClients].length){this[kIndex]=
(this[kIndex]+1)%this[kClients].length;const pool=this[kClients][this[kIndex]];if(pool[kWeight]>this[kClients][maxWeightIndex][kWeight]&&!pool[kNeedDrain]){maxWeightIndex=
this[kIndex]}if(this[kIndex]===0){this[kCurrentWeight]=this[kCurrentWeight]-this[kGreatestCommonDivisor];if(this[kCurrentWeight]<=0){this[kCurrentWeight]=this[kMaxWeightPerServer]}}
if(pool[kWeight]>=this[kCurrentWeight]&&!pool[kNeedDrain]){return pool}}this[kCurrentWeight]=this[kClients][maxWeightIndex][kWeight];this[kIndex]=maxWeightIndex;
return this[kClients][maxWeightIndex]}};module.exports=BalancedPool}});var require_round_robin_pool=__commonJS({"node_modules/undici/lib/dispatcher/round-robin-pool.js"(exports,module){"use strict";var{PoolBase,kClients,kNeedDrain,
kAddClient,kGetDispatcher,kRemoveClient}=require_pool_base();var Client=require_client();var{InvalidArgumentError}=require_errors();var util=require_util();var{
kUrl}=require_symbols();var buildConnector=require_connect();var kOptions=Symbol("options");var kConnections=Symbol("connections");var kFactory=Symbol("factory");
var kIndex=Symbol("index");function defaultFactory(origin,opts){return new Client(origin,opts)}var RoundRobinPool=class extends PoolBase{constructor(origin,{connections,
factory=defaultFactory,connect,connectTimeout,tls,maxCachedSessions,socketPath,autoSelectFamily,autoSelectFamilyAttemptTimeout,allowH2,clientTtl,...options}={}){
if(connections!=null&&(!Number.isFinite(connections)||connections<0)){throw new InvalidArgumentError("invalid connections")}if(typeof factory!=="function"){throw new InvalidArgumentError(
"factory must be a function.")}if(connect!=null&&typeof connect!=="function"&&typeof connect!=="object"){throw new InvalidArgumentError("connect must be a funct\
ion or an object")}if(typeof connect!=="function"){connect=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,timeout:connectTimeout,...typeof autoSelectFamily===
"boolean"?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect})}super();this[kConnections]=connections||null;this[kUrl]=util.parseOrigin(origin);
this[kOptions]={...util.deepClone(options),connect,allowH2,clientTtl,socketPath};this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0;
this[kFactory]=factory;this[kIndex]=-1;this.on("connect",(origin2,targets)=>{if(clientTtl!=null&&clientTtl>0){for(const target2 of targets){Object.assign(target2,
{ttl:Date.now()})}}});this.on("connectionError",(origin2,targets,error)=>{for(const target2 of targets){const idx2=this[kClients].indexOf(target2);if(idx2!==-1){
this[kClients].splice(idx2,1)}}})}[kGetDispatcher](){const clientTtlOption=this[kOptions].clientTtl;const clientsLength=this[kClients].length;if(clientsLength===
0){const dispatcher=this[kFactory](this[kUrl],this[kOptions]);this[kAddClient](dispatcher);return dispatcher}let checked=0;while(checked<clientsLength){this[kIndex]=
(this[kIndex]+1)%clientsLength;const client=this[kClients][this[kIndex]];if(clientTtlOption!=null&&clientTtlOption>0&&client.ttl&&Date.now()-client.ttl>clientTtlOption){
this[kRemoveClient](client);checked++;continue}if(!client[kNeedDrain]){return client}checked++}if(!this[kConnections]||clientsLength<this[kConnections]){const dispatcher=this[kFactory](
this[kUrl],this[kOptions]);this[kAddClient](dispatcher);return dispatcher}}};module.exports=RoundRobinPool}});var require_agent=__commonJS({"node_modules/undici/lib/dispatcher/agent.js"(exports,module){"use strict";var{InvalidArgumentError,MaxOriginsReachedError}=require_errors();
var{kClients,kRunning,kClose,kDestroy,kDispatch,kUrl}=require_symbols();var DispatcherBase=require_dispatcher_base();var Pool=require_pool();var Client=require_client();
var util=require_util();var kOnConnect=Symbol("onConnect");var kOnDisconnect=Symbol("onDisconnect");var kOnConnectionError=Symbol("onConnectionError");var kOnDrain=Symbol(
"onDrain");var kFactory=Symbol("factory");var kOptions=Symbol("options");var kOrigins=Symbol("origins");function defaultFactory(origin,opts){return opts&&opts.connections===
1?new Client(origin,opts):new Pool(origin,opts)}var Agent=class extends DispatcherBase{constructor({factory=defaultFactory,maxOrigins=Infinity,connect,tls,...options}={}){
if(typeof factory!=="function"){throw new InvalidArgumentError("factory must be a function.")}if(connect!=null&&typeof connect!=="function"&&typeof connect!=="o\
bject"){throw new InvalidArgumentError("connect must be a function or an object")}if(typeof maxOrigins!=="number"||Number.isNaN(maxOrigins)||maxOrigins<=0){throw new InvalidArgumentError(
"maxOrigins must be a number greater than 0")}super(options);if(connect&&typeof connect!=="function"){connect={...connect}}if(tls&&typeof tls!=="function"){tls=
{...tls}}this[kOptions]={...util.deepClone(options),maxOrigins,connect,tls};this[kFactory]=factory;this[kClients]=new Map;this[kOrigins]=new Set;this[kOnDrain]=
(origin,targets)=>{this.emit("drain",origin,[this,...targets])};this[kOnConnect]=(origin,targets)=>{this.emit("connect",origin,[this,...targets])};this[kOnDisconnect]=
(origin,targets,err)=>{this.emit("disconnect",origin,[this,...targets],err)};this[kOnConnectionError]=(origin,targets,err)=>{this.emit("connectionError",origin,
[this,...targets],err)}}get[kRunning](){let ret=0;for(const{dispatcher}of this[kClients].values()){ret+=dispatcher[kRunning]}return ret}[kDispatch](opts,handler){
let key;if(opts.origin&&(typeof opts.origin==="string"||opts.origin instanceof URL)){key=String(opts.origin)}else{throw new InvalidArgumentError("opts.origin mu\
st be a non-empty string or URL.")}if(this[kOrigins].size>=this[kOptions].maxOrigins&&!this[kOrigins].has(key)){throw new MaxOriginsReachedError}const result=this[kClients].
get(key);let dispatcher=result&&result.dispatcher;if(!dispatcher){const closeClientIfUnused=connected=>{const result2=this[kClients].get(key);if(result2){if(connected)
result2.count-=1;if(result2.count<=0){this[kClients].delete(key);if(!result2.dispatcher.destroyed){result2.dispatcher.close()}}this[kOrigins].delete(key)}};dispatcher=
this[kFactory](opts.origin,this[kOptions]).on("drain",this[kOnDrain]).on("connect",(origin,targets)=>{const result2=this[kClients].get(key);if(result2){result2.
count+=1}this[kOnConnect](origin,targets)}).on("disconnect",(origin,targets,err)=>{closeClientIfUnused(true);this[kOnDisconnect](origin,targets,err)}).on("conne\
ctionError",(origin,targets,err)=>{closeClientIfUnused(false);this[kOnConnectionError](origin,targets,err)});this[kClients].set(key,{count:0,dispatcher});this[kOrigins].
add(key)}return dispatcher.dispatch(opts,handler)}[kClose](){const closePromises=[];for(const{dispatcher}of this[kClients].values()){closePromises.push(dispatcher.
close())}this[kClients].clear();return Promise.all(closePromises)}[kDestroy](err){const destroyPromises=[];for(const{dispatcher}of this[kClients].values()){destroyPromises.
push(dispatcher.destroy(err))}this[kClients].clear();return Promise.all(destroyPromises)}get stats(){const allClientStats={};for(const{dispatcher}of this[kClients].
values()){if(dispatcher.stats){allClientStats[dispatcher[kUrl].origin]=dispatcher.stats}}return allClientStats}};module.exports=Agent}});var require_socks5_utils=__commonJS({"node_modules/undici/lib/core/socks5-utils.js"(exports,module){"use strict";var{Buffer:Buffer2}=__require("node:buffer");var net=__require("node:net");
var{InvalidArgumentError}=require_errors();function parseAddress(address){if(net.isIPv4(address)){const parts2=address.split(".").map(Number);return{type:1,buffer:Buffer2.
from(parts2)}}if(net.isIPv6(address)){return{type:4,buffer:parseIPv6(address)}}const domainBuffer=Buffer2.from(address,"utf8");if(domainBuffer.length>255){throw new InvalidArgumentError(
"Domain name too long (max 255 bytes)")}return{type:3,buffer:Buffer2.concat([Buffer2.from([domainBuffer.length]),domainBuffer])}}function parseIPv6(address){const buffer=Buffer2.
alloc(16);let normalizedAddress=address;if(address.includes(".")){const lastColonIndex=address.lastIndexOf(":");const ipv4Part=address.slice(lastColonIndex+1);if(net.
isIPv4(ipv4Part)){const octets=ipv4Part.split(".").map(Number);const high=(octets[0]<<8|octets[1]).toString(16);const low=(octets[2]<<8|octets[3]).toString(16);
normalizedAddress=`${address.slice(0,lastColonIndex)}:${high}:${low}`}}const doubleColonIndex=normalizedAddress.indexOf("::");if(doubleColonIndex!==-1){const before2=normalizedAddress.
slice(0,doubleColonIndex);const after=normalizedAddress.slice(doubleColonIndex+2);const beforeParts=before2===""?[]:before2.split(":");const afterParts=after===
""?[]:after.split(":");let bufferIndex=0;for(const part of beforeParts){buffer.writeUInt16BE(parseInt(part,16),bufferIndex);bufferIndex+=2}bufferIndex=16-afterParts.
length*2;for(const part of afterParts){buffer.writeUInt16BE(parseInt(part,16),bufferIndex);bufferIndex+=2}}else{const parts2=normalizedAddress.split(":");for(let i=0;i<
parts2.length;i++){buffer.writeUInt16BE(parseInt(parts2[i],16),i*2)}}return buffer}function buildAddressBuffer(type,addressBuffer,port){const portBuffer=Buffer2.
allocUnsafe(2);portBuffer.writeUInt16BE(port,0);return Buffer2.concat([Buffer2.from([type]),addressBuffer,portBuffer])}function parseResponseAddress(buffer,offset=0){
if(buffer.length<offset+1){throw new InvalidArgumentError("Buffer too small to contain address type")}const addressType=buffer[offset];let address;let currentOffset=offset+
1;switch(addressType){case 1:{if(buffer.length<currentOffset+6){throw new InvalidArgumentError("Buffer too small for IPv4 address")}address=Array.from(buffer.subarray(
currentOffset,currentOffset+4)).join(".");currentOffset+=4;break}case 3:{if(buffer.length<currentOffset+1){throw new InvalidArgumentError("Buffer too small for \
domain length")}const domainLength=buffer[currentOffset];currentOffset+=1;if(buffer.length<currentOffset+domainLength+2){throw new InvalidArgumentError("Buffer \
too small for domain address")}address=buffer.subarray(currentOffset,currentOffset+domainLength).toString("utf8");currentOffset+=domainLength;break}case 4:{if(buffer.
length<currentOffset+18){throw new InvalidArgumentError("Buffer too small for IPv6 address")}const parts2=[];for(let i=0;i<8;i++){const value=buffer.readUInt16BE(
currentOffset+i*2);parts2.push(value.toString(16))}address=parts2.join(":");currentOffset+=16;break}default:throw new InvalidArgumentError(`Invalid address type\
: ${addressType}`)}if(buffer.length<currentOffset+2){throw new InvalidArgumentError("Buffer too small for port")}const port=buffer.readUInt16BE(currentOffset);currentOffset+=
2;return{address,port,bytesRead:currentOffset-offset}}function createReplyError(replyCode){const messages={1:"General SOCKS server failure",2:"Connection not al\
lowed by ruleset",3:"Network unreachable",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"};
const message=messages[replyCode]||`Unknown SOCKS5 error code: ${replyCode}`;const error=new Error(message);error.code=`SOCKS5_${replyCode}`;return error}module.
exports={parseAddress,parseIPv6,buildAddressBuffer,parseResponseAddress,createReplyError}}});var require_socks5_client=__commonJS({"node_modules/undici/lib/core/socks5-client.js"(exports,module){"use strict";var{EventEmitter}=__require("node:events");var{
Buffer:Buffer2}=__require("node:buffer");var{InvalidArgumentError,Socks5ProxyError}=require_errors();var{debuglog}=__require("node:util");var{parseAddress}=require_socks5_utils();
var debug=debuglog("undici:socks5");var EMPTY_BUFFER=Buffer2.alloc(0);var SOCKS_VERSION=5;var AUTH_METHODS={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255};
var COMMANDS={CONNECT:1,BIND:2,UDP_ASSOCIATE:3};var ADDRESS_TYPES={IPV4:1,DOMAIN:3,IPV6:4};var REPLY_CODES={SUCCEEDED:0,GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,
NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8};var STATES={INITIAL:"initial",
HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"error",CLOSED:"clos\
ed"};var Socks5Client=class extends EventEmitter{constructor(socket,options={}){super();if(!socket){throw new InvalidArgumentError("socket is required")}this.socket=
socket;this.options=options;this.state=STATES.INITIAL;this.buffer=EMPTY_BUFFER;this.onSocketData=this.onData.bind(this);this.onSocketError=this.onError.bind(this);
this.onSocketClose=this.onClose.bind(this);this.authMethods=[];if(options.username&&options.password){this.authMethods.push(AUTH_METHODS.USERNAME_PASSWORD)}this.
authMethods.push(AUTH_METHODS.NO_AUTH);this.socket.on("data",this.onSocketData);this.socket.on("error",this.onSocketError);this.socket.on("close",this.onSocketClose)}onData(data){
debug("received data",data.length,"bytes in state",this.state);this.buffer=Buffer2.concat([this.buffer,data]);try{switch(this.state){case STATES.HANDSHAKING:this.
handleHandshakeResponse();break;case STATES.AUTHENTICATING:this.handleAuthResponse();break;case STATES.CONNECTING:this.handleConnectResponse();break}}catch(err){
this.onError(err)}}onError(err){debug("socket error",err);this.state=STATES.ERROR;this.emit("error",err);this.destroy()}onClose(){debug("socket closed");this.state=
STATES.CLOSED;this.emit("close")}destroy(){if(this.socket&&!this.socket.destroyed){this.socket.destroy()}}markAuthenticated(){this.state=STATES.AUTHENTICATED;this.
emit("authenticated")}handshake(){if(this.state!==STATES.INITIAL){throw new InvalidArgumentError("Handshake already started")}debug("starting handshake with",this.
authMethods.length,"auth methods");this.state=STATES.HANDSHAKING;const request=Buffer2.alloc(2+this.authMethods.length);request[0]=SOCKS_VERSION;request[1]=this.
authMethods.length;this.authMethods.forEach((method,i)=>{request[2+i]=method});this.socket.write(request)}handleHandshakeResponse(){if(this.buffer.length<2){return}
const version=this.buffer[0];const method=this.buffer[1];if(version!==SOCKS_VERSION){throw new Socks5ProxyError(`Invalid SOCKS version: ${version}`,"UND_ERR_SOC\
KS5_VERSION")}if(method===AUTH_METHODS.NO_ACCEPTABLE){throw new Socks5ProxyError("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED")}this.buffer=
this.buffer.subarray(2);debug("server selected auth method",method);if(method===AUTH_METHODS.NO_AUTH){this.markAuthenticated()}else if(method===AUTH_METHODS.USERNAME_PASSWORD){
this.state=STATES.AUTHENTICATING;this.sendAuthRequest()}else{throw new Socks5ProxyError(`Unsupported authentication method: ${method}`,"UND_ERR_SOCKS5_AUTH_METH\
OD")}}sendAuthRequest(){const{username,password}=this.options;if(!username||!password){throw new InvalidArgumentError("Username and password required for authen\
tication")}debug("sending username/password auth");const usernameBuffer=Buffer2.from(username);const passwordBuffer=Buffer2.from(password);if(usernameBuffer.length>
255||passwordBuffer.length>255){throw new InvalidArgumentError("Username or password too long")}const request=Buffer2.alloc(3+usernameBuffer.length+passwordBuffer.
length);request[0]=1;request[1]=usernameBuffer.length;usernameBuffer.copy(request,2);request[2+usernameBuffer.length]=passwordBuffer.length;passwordBuffer.copy(
request,3+usernameBuffer.length);this.socket.write(request)}handleAuthResponse(){if(this.buffer.length<2){return}const version=this.buffer[0];const status=this.
buffer[1];if(version!==1){throw new Socks5ProxyError(`Invalid auth sub-negotiation version: ${version}`,"UND_ERR_SOCKS5_AUTH_VERSION")}if(status!==0){throw new Socks5ProxyError(
"Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED")}this.buffer=this.buffer.subarray(2);debug("authentication successful");this.markAuthenticated()}connect(address,port){
if(this.state===STATES.CONNECTING||this.state===STATES.CONNECTED){throw new InvalidArgumentError("Connection already in progress")}if(this.state!==STATES.AUTHENTICATED){
throw new InvalidArgumentError("Client must be authenticated before CONNECT")}debug("connecting to",address,port);this.state=STATES.CONNECTING;const request=this.
buildConnectRequest(COMMANDS.CONNECT,address,port);this.socket.write(request)}buildConnectRequest(command,address,port){const{type:addressType,buffer:addressBuffer}=parseAddress(
address);const request=Buffer2.alloc(4+addressBuffer.length+2);request[0]=SOCKS_VERSION;request[1]=command;request[2]=0;request[3]=addressType;addressBuffer.copy(
request,4);request.writeUInt16BE(port,4+addressBuffer.length);return request}handleConnectResponse(){if(this.buffer.length<4){return}const version=this.buffer[0];
const reply=this.buffer[1];const addressType=this.buffer[3];if(version!==SOCKS_VERSION){throw new Socks5ProxyError(`Invalid SOCKS version in reply: ${version}`,
"UND_ERR_SOCKS5_REPLY_VERSION")}let responseLength=4;if(addressType===ADDRESS_TYPES.IPV4){responseLength+=4+2}else if(addressType===ADDRESS_TYPES.DOMAIN){if(this.
buffer.length<5){return}responseLength+=1+this.buffer[4]+2}else if(addressType===ADDRESS_TYPES.IPV6){responseLength+=16+2}else{throw new Socks5ProxyError(`Inval\
id address type in reply: ${addressType}`,"UND_ERR_SOCKS5_ADDR_TYPE")}if(this.buffer.length<responseLength){return}if(reply!==REPLY_CODES.SUCCEEDED){const errorMessage=this.
getReplyErrorMessage(reply);throw new Socks5ProxyError(`SOCKS5 connection failed: ${errorMessage}`,`UND_ERR_SOCKS5_REPLY_${reply}`)}let boundAddress;let offset=4;
if(addressType===ADDRESS_TYPES.IPV4){boundAddress=Array.from(this.buffer.subarray(offset,offset+4)).join(".");offset+=4}else if(addressType===ADDRESS_TYPES.DOMAIN){
const domainLength=this.buffer[offset];offset+=1;boundAddress=this.buffer.subarray(offset,offset+domainLength).toString();offset+=domainLength}else if(addressType===
ADDRESS_TYPES.IPV6){const parts2=[];for(let i=0;i<8;i++){const value=this.buffer.readUInt16BE(offset+i*2);parts2.push(value.toString(16))}boundAddress=parts2.join(
":");offset+=16}const boundPort=this.buffer.readUInt16BE(offset);this.buffer=EMPTY_BUFFER;this.state=STATES.CONNECTED;this.socket.removeListener("data",this.onSocketData);
debug("connected, bound address:",boundAddress,"port:",boundPort);this.emit("connected",{address:boundAddress,port:boundPort})}getReplyErrorMessage(reply){switch(reply){case REPLY_CODES.
GENERAL_FAILURE:return"General SOCKS server failure";case REPLY_CODES.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case REPLY_CODES.NETWORK_UNREACHABLE:
return"Network unreachable";case REPLY_CODES.HOST_UNREACHABLE:return"Host unreachable";case REPLY_CODES.CONNECTION_REFUSED:return"Connection refused";case REPLY_CODES.
TTL_EXPIRED:return"TTL expired";case REPLY_CODES.COMMAND_NOT_SUPPORTED:return"Command not supported";case REPLY_CODES.ADDRESS_TYPE_NOT_SUPPORTED:return"Address \
type not supported";default:return`Unknown error code: ${reply}`}}};module.exports={Socks5Client,AUTH_METHODS,COMMANDS,ADDRESS_TYPES,REPLY_CODES,STATES}}});var require_socks5_proxy_agent=__commonJS({"node_modules/undici/lib/dispatcher/socks5-proxy-agent.js"(exports,module){"use strict";var{URL:URL2}=__require("node:url");
var tls;var DispatcherBase=require_dispatcher_base();var{InvalidArgumentError}=require_errors();var{Socks5Client,STATES}=require_socks5_client();var{kDispatch,kClose,
kDestroy}=require_symbols();var Pool=require_pool();var buildConnector=require_connect();var{debuglog}=__require("node:util");var debug=debuglog("undici:socks5-\
proxy");var kProxyUrl=Symbol("proxy url");var kProxyHeaders=Symbol("proxy headers");var kProxyAuth=Symbol("proxy auth");var kProxyProtocol=Symbol("proxy protoco\
l");var kPools=Symbol("pools");var kConnector=Symbol("connector");var kRequestTls=Symbol("request tls settings");var experimentalWarningEmitted=false;var Socks5ProxyAgent=class extends DispatcherBase{constructor(proxyUrl,options={}){
super();if(!experimentalWarningEmitted){process.emitWarning("SOCKS5 proxy support is experimental and subject to change","ExperimentalWarning");experimentalWarningEmitted=
true}if(!proxyUrl){throw new InvalidArgumentError("Proxy URL is mandatory")}const url=typeof proxyUrl==="string"?new URL2(proxyUrl):proxyUrl;if(url.protocol!=="\
socks5:"&&url.protocol!=="socks:"){throw new InvalidArgumentError("Proxy URL must use socks5:// or socks:// protocol")}this[kProxyUrl]=url;this[kProxyHeaders]=options.
headers||{};this[kProxyProtocol]=options.proxyTls?"https:":"http:";this[kRequestTls]=options.requestTls;this[kProxyAuth]={username:options.username||(url.username?
decodeURIComponent(url.username):null),password:options.password||(url.password?decodeURIComponent(url.password):null)};this[kConnector]=options.connect||buildConnector(
{...options.proxyTls,servername:options.proxyTls?.servername||url.hostname});this[kPools]=new Map}async createSocks5Connection(targetHost,targetPort){const proxyHost=this[kProxyUrl].
hostname;const proxyPort=parseInt(this[kProxyUrl].port)||1080;debug("creating SOCKS5 connection to",proxyHost,proxyPort);const socket=await new Promise((resolve,reject)=>{
this[kConnector]({hostname:proxyHost,host:proxyHost,port:proxyPort,protocol:this[kProxyProtocol]},(err,socket2)=>{if(err){reject(err)}else{resolve(socket2)}})});
const socks5Client=new Socks5Client(socket,this[kProxyAuth]);socks5Client.on("error",err=>{debug("SOCKS5 error:",err);socket.destroy()});await socks5Client.handshake();
await new Promise((resolve,reject)=>{const timeout=setTimeout(()=>{reject(new Error("SOCKS5 authentication timeout"))},5e3);const onAuthenticated=()=>{clearTimeout(
timeout);socks5Client.removeListener("error",onError);resolve()};const onError=err=>{clearTimeout(timeout);socks5Client.removeListener("authenticated",onAuthenticated);
reject(err)};if(socks5Client.state===STATES.AUTHENTICATED){clearTimeout(timeout);resolve()}else{socks5Client.once("authenticated",onAuthenticated);socks5Client.
once("error",onError)}});await socks5Client.connect(targetHost,targetPort);await new Promise((resolve,reject)=>{const timeout=setTimeout(()=>{reject(new Error("\
SOCKS5 connection timeout"))},5e3);const onConnected=info=>{debug("SOCKS5 tunnel established to",targetHost,targetPort,"via",info);clearTimeout(timeout);socks5Client.
removeListener("error",onError);resolve()};const onError=err=>{clearTimeout(timeout);socks5Client.removeListener("connected",onConnected);reject(err)};socks5Client.
once("connected",onConnected);socks5Client.once("error",onError)});return socket}[kDispatch](opts,handler){const{origin}=opts;debug("dispatching request to",origin,
"via SOCKS5");try{const originKey=String(origin);let pool=this[kPools].get(originKey);if(!pool||pool.destroyed||pool.closed){pool=new Pool(origin,{pipelining:opts.
pipelining,connections:opts.connections,connect:async(connectOpts,callback)=>{try{const url=new URL2(origin);const targetHost=url.hostname;const targetPort=parseInt(
url.port)||(url.protocol==="https:"?443:80);debug("establishing SOCKS5 connection to",targetHost,targetPort);const socket=await this.createSocks5Connection(targetHost,
targetPort);let finalSocket=socket;if(url.protocol==="https:"){if(!tls){tls=__require("node:tls")}debug("upgrading to TLS");finalSocket=tls.connect({...this[kRequestTls],
socket,servername:this[kRequestTls]?.servername||targetHost});await new Promise((resolve,reject)=>{finalSocket.once("secureConnect",resolve);finalSocket.once("e\
rror",reject)})}callback(null,finalSocket)}catch(err){debug("SOCKS5 connection error:",err);callback(err)}}});this[kPools].set(originKey,pool)}return pool[kDispatch](
opts,handler)}catch(err){debug("dispatch error:",err);if(typeof handler.onResponseError==="function"){handler.onResponseError(null,err);return false}else if(typeof handler.
onError==="function"){handler.onError(err);return false}else{throw err}}}async[kClose](){const closePromises=[];for(const pool of this[kPools].values()){closePromises.
push(pool.close())}this[kPools].clear();await Promise.all(closePromises)}async[kDestroy](err){const destroyPromises=[];for(const pool of this[kPools].values()){
destroyPromises.push(pool.destroy(err))}this[kPools].clear();await Promise.all(destroyPromises)}};module.exports=Socks5ProxyAgent}});var require_proxy_agent=__commonJS({"node_modules/undici/lib/dispatcher/proxy-agent.js"(exports,module){"use strict";var{kProxy,kClose,kDestroy,kDispatch}=require_symbols();
var Agent=require_agent();var Pool=require_pool();var DispatcherBase=require_dispatcher_base();var{InvalidArgumentError,RequestAbortedError,SecureProxyConnectionError}=require_errors();
var buildConnector=require_connect();var Client=require_client();var{channels}=require_diagnostics();var Socks5ProxyAgent=require_socks5_proxy_agent();var kAgent=Symbol(
"proxy agent");var kClient=Symbol("proxy client");var kProxyHeaders=Symbol("proxy headers");var kRequestTls=Symbol("request tls settings");var kProxyTls=Symbol(
"proxy tls settings");var kConnectEndpoint=Symbol("connect endpoint function");var kTunnelProxy=Symbol("tunnel proxy");function defaultProtocolPort(protocol){return protocol===
"https:"?443:80}function defaultFactory(origin,opts){return new Pool(origin,opts)}var noop=()=>{};function defaultAgentFactory(origin,opts){if(opts.connections===
1){return new Client(origin,opts)}return new Pool(origin,opts)}var Http1ProxyWrapper=class extends DispatcherBase{#client;constructor(proxyUrl,{headers={},connect,
factory}){if(!proxyUrl){throw new InvalidArgumentError("Proxy URL is mandatory")}super();this[kProxyHeaders]=headers;if(factory){this.#client=factory(proxyUrl,{
connect})}else{this.#client=new Client(proxyUrl,{connect})}}[kDispatch](opts,handler){const onHeaders=handler.onHeaders;handler.onHeaders=function(statusCode,data,resume){
if(statusCode===407){if(typeof handler.onError==="function"){handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"))}return}if(onHeaders)
onHeaders.call(this,statusCode,data,resume)};const{origin,path="/",headers={}}=opts;opts.path=origin+path;if(!("host"in headers)&&!("Host"in headers)){const{host}=new URL(
origin);headers.host=host}opts.headers={...this[kProxyHeaders],...headers};return this.#client[kDispatch](opts,handler)}[kClose](){return this.#client.close()}[kDestroy](err){
return this.#client.destroy(err)}};var ProxyAgent=class extends DispatcherBase{constructor(opts){if(!opts||typeof opts==="object"&&!(opts instanceof URL)&&!opts.
uri){throw new InvalidArgumentError("Proxy uri is mandatory")}const{clientFactory=defaultFactory}=opts;if(typeof clientFactory!=="function"){throw new InvalidArgumentError(
"Proxy opts.clientFactory must be a function.")}const{proxyTunnel=true}=opts;super();const url=this.#getUrl(opts);const{href,origin,port,protocol,username,password,
hostname:proxyHostname}=url;this[kProxy]={uri:href,protocol};this[kRequestTls]=opts.requestTls;this[kProxyTls]=opts.proxyTls;this[kProxyHeaders]=opts.headers||{};
this[kTunnelProxy]=proxyTunnel;if(opts.auth&&opts.token){throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token")}else if(opts.
auth){this[kProxyHeaders]["proxy-authorization"]=`Basic ${opts.auth}`}else if(opts.token){this[kProxyHeaders]["proxy-authorization"]=opts.token}else if(username&&
password){this[kProxyHeaders]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`}
const connect=buildConnector({...opts.proxyTls});this[kConnectEndpoint]=buildConnector({...opts.requestTls});const agentFactory=opts.factory||defaultAgentFactory;
const factory=(origin2,options)=>{const{protocol:protocol2}=new URL(origin2);if(this[kProxy].protocol==="socks5:"||this[kProxy].protocol==="socks:"){return new Socks5ProxyAgent(
this[kProxy].uri,{headers:this[kProxyHeaders],connect,factory:agentFactory,username:opts.username||username,password:opts.password||password,proxyTls:opts.proxyTls,
requestTls:opts.requestTls})}if(!this[kTunnelProxy]&&protocol2==="http:"&&this[kProxy].protocol==="http:"){return new Http1ProxyWrapper(this[kProxy].uri,{headers:this[kProxyHeaders],
connect,factory:agentFactory})}return agentFactory(origin2,options)};if(protocol==="socks5:"||protocol==="socks:"){this[kClient]=null}else{this[kClient]=clientFactory(
url,{connect})}this[kAgent]=new Agent({...opts,factory,connect:async(opts2,callback)=>{if(!this[kClient]){callback(new InvalidArgumentError("Cannot establish tu\
nnel connection without a proxy client"));return}let requestedPath=opts2.host;if(!opts2.port){requestedPath+=`:${defaultProtocolPort(opts2.protocol)}`}try{const connectParams={
origin,port,path:requestedPath,signal:opts2.signal,headers:{...this[kProxyHeaders],host:opts2.host,...opts2.connections==null||opts2.connections>0?{"proxy-conne\
ction":"keep-alive"}:{}},servername:this[kProxyTls]?.servername||proxyHostname};const{socket,statusCode}=await this[kClient].connect(connectParams);if(statusCode!==
200){socket.on("error",noop).destroy();callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));return}if(channels.proxyConnected.
hasSubscribers){channels.proxyConnected.publish({socket,connectParams})}if(opts2.protocol!=="https:"){callback(null,socket);return}let servername;if(this[kRequestTls]){
servername=this[kRequestTls].servername}else{servername=opts2.servername}this[kConnectEndpoint]({...opts2,servername,httpSocket:socket},callback)}catch(err){if(err.
code==="ERR_TLS_CERT_ALTNAME_INVALID"){callback(new SecureProxyConnectionError(err))}else{callback(err)}}}})}dispatch(opts,handler){const headers=buildHeaders(opts.
headers);throwIfProxyAuthIsSent(headers);if(headers&&!("host"in headers)&&!("Host"in headers)){const{host}=new URL(opts.origin);headers.host=host}return this[kAgent].
dispatch({...opts,headers},handler)}#getUrl(opts){if(typeof opts==="string"){return new URL(opts)}else if(opts instanceof URL){return opts}else{return new URL(opts.
uri)}}[kClose](){const promises=[this[kAgent].close()];if(this[kClient]){promises.push(this[kClient].close())}return Promise.all(promises)}[kDestroy](){const promises=[
this[kAgent].destroy()];if(this[kClient]){promises.push(this[kClient].destroy())}return Promise.all(promises)}};function buildHeaders(headers){if(Array.isArray(
headers)){const headersPair={};for(let i=0;i<headers.length;i+=2){headersPair[headers[i]]=headers[i+1]}return headersPair}return headers}function throwIfProxyAuthIsSent(headers){
const existProxyAuth=headers&&Object.keys(headers).find(key=>key.toLowerCase()==="proxy-authorization");if(existProxyAuth){throw new InvalidArgumentError("Proxy\
-Authorization should be sent in ProxyAgent constructor")}}module.exports=ProxyAgent}});var require_env_http_proxy_agent=__commonJS({"node_modules/undici/lib/dispatcher/env-http-proxy-agent.js"(exports,module){"use strict";var DispatcherBase=require_dispatcher_base();
var{kClose,kDestroy,kClosed,kDestroyed,kDispatch,kNoProxyAgent,kHttpProxyAgent,kHttpsProxyAgent}=require_symbols();var ProxyAgent=require_proxy_agent();var Agent=require_agent();
var DEFAULT_PORTS={"http:":80,"https:":443};var EnvHttpProxyAgent=class extends DispatcherBase{#noProxyValue=null;#noProxyEntries=null;#opts=null;constructor(opts={}){
super();this.#opts=opts;const{httpProxy,httpsProxy,noProxy,...agentOpts}=opts;this[kNoProxyAgent]=new Agent(agentOpts);const HTTP_PROXY=httpProxy??process.env.http_proxy??
process.env.HTTP_PROXY;if(HTTP_PROXY){this[kHttpProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTP_PROXY})}else{this[kHttpProxyAgent]=this[kNoProxyAgent]}const HTTPS_PROXY=httpsProxy??
process.env.https_proxy??process.env.HTTPS_PROXY;if(HTTPS_PROXY){this[kHttpsProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTPS_PROXY})}else{this[kHttpsProxyAgent]=
this[kHttpProxyAgent]}this.#parseNoProxy()}[kDispatch](opts,handler){const url=new URL(opts.origin);const agent=this.#getProxyAgentForUrl(url);return agent.dispatch(
opts,handler)}[kClose](){return Promise.all([this[kNoProxyAgent].close(),!this[kHttpProxyAgent][kClosed]&&this[kHttpProxyAgent].close(),!this[kHttpsProxyAgent][kClosed]&&
this[kHttpsProxyAgent].close()])}[kDestroy](err){return Promise.all([this[kNoProxyAgent].destroy(err),!this[kHttpProxyAgent][kDestroyed]&&this[kHttpProxyAgent].
destroy(err),!this[kHttpsProxyAgent][kDestroyed]&&this[kHttpsProxyAgent].destroy(err)])}#getProxyAgentForUrl(url){let{protocol,host:hostname,port}=url;hostname=
hostname.replace(/:\d*$/,"").toLowerCase();port=Number.parseInt(port,10)||DEFAULT_PORTS[protocol]||0;if(!this.#shouldProxy(hostname,port)){return this[kNoProxyAgent]}
if(protocol==="https:"){return this[kHttpsProxyAgent]}return this[kHttpProxyAgent]}#shouldProxy(hostname,port){if(this.#noProxyChanged){this.#parseNoProxy()}if(this.#noProxyEntries.
length===0){return true}if(this.#noProxyValue==="*"){return false}for(let i=0;i<this.#noProxyEntries.length;i++){const entry=this.#noProxyEntries[i];if(entry.port&&
entry.port!==port){continue}if(hostname===entry.hostname){return false}if(hostname.slice(-(entry.hostname.length+1))===`.${entry.hostname}`){return false}}return true}#parseNoProxy(){
const noProxyValue=this.#opts.noProxy??this.#noProxyEnv;const noProxySplit=noProxyValue.split(/[,\s]/);const noProxyEntries=[];for(let i=0;i<noProxySplit.length;i++){
const entry=noProxySplit[i];if(!entry){continue}const parsed=entry.match(/^(.+):(\d+)$/);noProxyEntries.push({hostname:(parsed?parsed[1]:entry).replace(/^\*?\./,
"").toLowerCase(),port:parsed?Number.parseInt(parsed[2],10):0})}this.#noProxyValue=noProxyValue;this.#noProxyEntries=noProxyEntries}get#noProxyChanged(){if(this.#opts.
noProxy!==void 0){return false}return this.#noProxyValue!==this.#noProxyEnv}get#noProxyEnv(){return process.env.no_proxy??process.env.NO_PROXY??""}};module.exports=
EnvHttpProxyAgent}});var require_retry_handler=__commonJS({"node_modules/undici/lib/handler/retry-handler.js"(exports,module){"use strict";var assert2=__require("node:assert");var{kRetryHandlerDefaultRetry}=require_symbols();
var{RequestRetryError}=require_errors();var WrapHandler=require_wrap_handler();var{isDisturbed,parseRangeHeader,wrapRequestBody}=require_util();function calculateRetryAfterHeader(retryAfter){
const retryTime=new Date(retryAfter).getTime();return isNaN(retryTime)?0:retryTime-Date.now()}function validatePartialResponseContentLength(headers,range,statusCode,retryCount){
const contentLength=headers["content-length"];if(contentLength==null){return}if(!Number.isFinite(range.start)||!Number.isFinite(range.end)){return}const length=Number(
contentLength);const expectedLength=range.end-range.start+1;if(!Number.isFinite(length)||length!==expectedLength){throw new RequestRetryError("Content-Length mi\
smatch",statusCode,{headers,data:{count:retryCount}})}}var RetryController=class{#paused=false;#target=null;set target(target2){this.#target=target2;if(this.#paused){
target2?.pause()}}get target(){return this.#target}pause(){this.#paused=true;this.#target?.pause()}resume(){this.#paused=false;this.#target?.resume()}abort(reason){
this.#target?.abort(reason)}get paused(){return this.#paused||(this.#target?.paused??false)}get aborted(){return this.#target?.aborted??false}get reason(){return this.#target?.
reason??null}get rawHeaders(){return this.#target?.rawHeaders??null}set rawHeaders(value){if(this.#target){this.#target.rawHeaders=value}}get rawTrailers(){return this.#target?.
rawTrailers??null}set rawTrailers(value){if(this.#target){this.#target.rawTrailers=value}}};var RetryHandler=class _RetryHandler{constructor(opts,{dispatch,handler}){
const{retryOptions,...dispatchOpts}=opts;const{retry:retryFn,maxRetries,maxTimeout,minTimeout,timeoutFactor,methods,errorCodes,retryAfter,statusCodes,throwOnError}=retryOptions??
{};this.error=null;this.dispatch=dispatch;this.handler=WrapHandler.wrap(handler);this.opts={...dispatchOpts,body:wrapRequestBody(opts.body)};this.retryOpts={throwOnError:throwOnError??
true,retry:retryFn??_RetryHandler[kRetryHandlerDefaultRetry],retryAfter:retryAfter??true,maxTimeout:maxTimeout??30*1e3,minTimeout:minTimeout??500,timeoutFactor:timeoutFactor??
2,maxRetries:maxRetries??5,methods:methods??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:statusCodes??[500,502,503,504,429],errorCodes:errorCodes??
["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]};this.retryCount=0;this.retryCountCheckpoint=
0;this.headersSent=false;this.start=0;this.end=null;this.etag=null;this.controllerProxy=new RetryController}onResponseStartWithRetry(controller,statusCode,headers,statusMessage,err){
if(this.retryOpts.throwOnError){if(this.retryOpts.statusCodes.includes(statusCode)===false){if(this.headersSent){this.handler.onResponseError?.(this.controllerProxy,
err)}else{this.headersSent=true;this.checkpointResponseEnd(headers);this.handler.onResponseStart?.(this.controllerProxy,statusCode,headers,statusMessage)}}else{
this.error=err}return}if(isDisturbed(this.opts.body)){this.headersSent=true;this.checkpointResponseEnd(headers);this.handler.onResponseStart?.(this.controllerProxy,
statusCode,headers,statusMessage);return}function shouldRetry(passedErr){if(passedErr){if(this.headersSent){this.handler.onResponseError?.(this.controllerProxy,
passedErr)}else{this.headersSent=true;this.checkpointResponseEnd(headers);this.handler.onResponseStart?.(this.controllerProxy,statusCode,headers,statusMessage)}
controller.resume();return}this.error=err;controller.resume()}controller.pause();this.retryOpts.retry(err,{state:{counter:this.retryCount},opts:{retryOptions:this.
retryOpts,...this.opts}},shouldRetry.bind(this))}checkpointResponseEnd(headers){if(this.end==null&&this.opts.method!=="HEAD"){const contentLength=headers["conte\
nt-length"];this.end=contentLength!=null?Number(contentLength)-1:null;assert2(this.end==null||Number.isFinite(this.end),"invalid content-length");this.resume=this.
end!=null}}onRequestStart(controller,context){this.controllerProxy.target=controller;if(!this.headersSent){this.handler.onRequestStart?.(this.controllerProxy,context)}}onRequestUpgrade(_controller,statusCode,headers,socket){
this.handler.onRequestUpgrade?.(this.controllerProxy,statusCode,headers,socket)}static[kRetryHandlerDefaultRetry](err,{state,opts},cb){const{statusCode,code,headers}=err;
const{method,retryOptions}=opts;const{maxRetries,minTimeout,maxTimeout,timeoutFactor,statusCodes,errorCodes,methods}=retryOptions;const{counter}=state;if(code&&
code!=="UND_ERR_REQ_RETRY"&&!errorCodes.includes(code)){cb(err);return}if(Array.isArray(methods)&&!methods.includes(method)){cb(err);return}if(statusCode!=null&&
Array.isArray(statusCodes)&&!statusCodes.includes(statusCode)){cb(err);return}if(counter>maxRetries){cb(err);return}let retryAfterHeader=headers?.["retry-after"];
if(retryAfterHeader){retryAfterHeader=Number(retryAfterHeader);retryAfterHeader=Number.isNaN(retryAfterHeader)?calculateRetryAfterHeader(headers["retry-after"]):
retryAfterHeader*1e3}const retryTimeout=retryAfterHeader>0?Math.min(retryAfterHeader,maxTimeout):Math.min(minTimeout*timeoutFactor**(counter-1),maxTimeout);setTimeout(
()=>cb(null),retryTimeout)}onResponseStart(controller,statusCode,headers,statusMessage){this.error=null;this.retryCount+=1;if(statusCode>=300){const err=new RequestRetryError(
"Request failed",statusCode,{headers,data:{count:this.retryCount}});this.onResponseStartWithRetry(controller,statusCode,headers,statusMessage,err);return}if(this.
headersSent){if(statusCode!==206&&(this.start>0||statusCode!==200)){throw new RequestRetryError("server does not support the range header and the payload was pa\
rtially consumed",statusCode,{headers,data:{count:this.retryCount}})}const contentRange=parseRangeHeader(headers["content-range"]);if(!contentRange){throw new RequestRetryError(
"Content-Range mismatch",statusCode,{headers,data:{count:this.retryCount}})}if(this.etag!=null&&this.etag!==headers.etag){throw new RequestRetryError("ETag mism\
atch",statusCode,{headers,data:{count:this.retryCount}})}validatePartialResponseContentLength(headers,contentRange,statusCode,this.retryCount);const{start,size,
end=size?size-1:null}=contentRange;if(this.start!==start||this.end!=null&&this.end!==end){throw new RequestRetryError("Content-Range mismatch",statusCode,{headers,
data:{count:this.retryCount}})}return}if(this.end==null){if(statusCode===206){const range=parseRangeHeader(headers["content-range"]);if(range==null){this.headersSent=
true;this.handler.onResponseStart?.(this.controllerProxy,statusCode,headers,statusMessage);return}validatePartialResponseContentLength(headers,range,statusCode,
this.retryCount);const{start,size,end=size?size-1:null}=range;assert2(start!=null&&Number.isFinite(start),"content-range mismatch");assert2(end!=null&&Number.isFinite(
end),"invalid content-length");this.start=start;this.end=end}if(this.end==null){const contentLength=headers["content-length"];this.end=contentLength!=null?Number(
contentLength)-1:null}assert2(Number.isFinite(this.start));assert2(this.end==null||Number.isFinite(this.end),"invalid content-length");this.resume=true;this.etag=
headers.etag!=null?headers.etag:null;if(this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/"){this.etag=null}this.headersSent=true;this.handler.onResponseStart?.(
this.controllerProxy,statusCode,headers,statusMessage)}else{throw new RequestRetryError("Request failed",statusCode,{headers,data:{count:this.retryCount}})}}onResponseData(_controller,chunk){
if(this.error){return}this.start+=chunk.length;this.handler.onResponseData?.(this.controllerProxy,chunk)}onResponseEnd(_controller,trailers){if(this.error&&this.
retryOpts.throwOnError){throw this.error}if(!this.error){this.retryCount=0;return this.handler.onResponseEnd?.(this.controllerProxy,trailers)}this.retry()}retry(){
if(this.start!==0){const headers={range:`bytes=${this.start}-${this.end??""}`};if(this.etag!=null){headers["if-match"]=this.etag}this.opts={...this.opts,headers:{
...this.opts.headers,...headers}}}try{this.retryCountCheckpoint=this.retryCount;this.dispatch(this.opts,this)}catch(err){this.handler.onResponseError?.(this.controllerProxy,
err)}}onResponseError(controller,err){if(controller?.aborted||isDisturbed(this.opts.body)||this.headersSent&&!this.resume){this.handler.onResponseError?.(this.controllerProxy,
err);return}function shouldRetry(returnedErr){if(!returnedErr){this.retry();return}this.handler?.onResponseError?.(this.controllerProxy,returnedErr)}if(this.retryCount-
this.retryCountCheckpoint>0){this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint)}else{this.retryCount+=1}this.retryOpts.retry(
err,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},shouldRetry.bind(this))}};module.exports=RetryHandler}});var require_retry_agent=__commonJS({"node_modules/undici/lib/dispatcher/retry-agent.js"(exports,module){"use strict";var Dispatcher=require_dispatcher();var RetryHandler=require_retry_handler();
var RetryAgent=class extends Dispatcher{#agent=null;#options=null;constructor(agent,options={}){super(options);this.#agent=agent;this.#options=options}dispatch(opts,handler){
const retry=new RetryHandler({...opts,retryOptions:this.#options},{dispatch:this.#agent.dispatch.bind(this.#agent),handler});return this.#agent.dispatch(opts,retry)}close(){
return this.#agent.close()}destroy(){return this.#agent.destroy()}};module.exports=RetryAgent}});var require_h2c_client=__commonJS({"node_modules/undici/lib/dispatcher/h2c-client.js"(exports,module){"use strict";var{InvalidArgumentError}=require_errors();var Client=require_client();
var H2CClient=class extends Client{constructor(origin,clientOpts){if(typeof origin==="string"){origin=new URL(origin)}if(origin.protocol!=="http:"){throw new InvalidArgumentError(
"h2c-client: Only h2c protocol is supported")}const{maxConcurrentStreams,pipelining,...opts}=clientOpts??{};let defaultMaxConcurrentStreams=100;let defaultPipelining=100;
if(maxConcurrentStreams!=null&&Number.isInteger(maxConcurrentStreams)&&maxConcurrentStreams>0){defaultMaxConcurrentStreams=maxConcurrentStreams}if(pipelining!=null&&
Number.isInteger(pipelining)&&pipelining>0){defaultPipelining=pipelining}if(defaultPipelining>defaultMaxConcurrentStreams){throw new InvalidArgumentError("h2c-c\
lient: pipelining cannot be greater than maxConcurrentStreams")}super(origin,{...opts,maxConcurrentStreams:defaultMaxConcurrentStreams,pipelining:defaultPipelining,
allowH2:true,useH2c:true})}};module.exports=H2CClient}});var require_readable=__commonJS({"node_modules/undici/lib/api/readable.js"(exports,module){"use strict";var assert2=__require("node:assert");var{Readable}=__require("node:stream");
var{RequestAbortedError,NotSupportedError,InvalidArgumentError,AbortError}=require_errors();var util=require_util();var{ReadableStreamFrom}=require_util();var kConsume=Symbol(
"kConsume");var kReading=Symbol("kReading");var kBody=Symbol("kBody");var kAbort=Symbol("kAbort");var kContentType=Symbol("kContentType");var kContentLength=Symbol(
"kContentLength");var kUsed=Symbol("kUsed");var kBytesRead=Symbol("kBytesRead");var noop=()=>{};var BodyReadable=class extends Readable{constructor({resume,abort,
contentType="",contentLength,highWaterMark=64*1024}){super({autoDestroy:true,read:resume,highWaterMark});this._readableState.dataEmitted=false;this[kAbort]=abort;
this[kConsume]=null;this[kBytesRead]=0;this[kBody]=null;this[kUsed]=false;this[kContentType]=contentType;this[kContentLength]=Number.isFinite(contentLength)?contentLength:
null;this[kReading]=false}_destroy(err,callback){if(!err&&!this._readableState.endEmitted){err=new RequestAbortedError}if(err){this[kAbort]()}if(!this[kUsed]){setImmediate(
callback,err)}else{callback(err)}}on(event,listener){if(event==="data"||event==="readable"){this[kReading]=true;this[kUsed]=true}return super.on(event,listener)}addListener(event,listener){
return this.on(event,listener)}off(event,listener){const ret=super.off(event,listener);if(event==="data"||event==="readable"){this[kReading]=this.listenerCount(
"data")>0||this.listenerCount("readable")>0}return ret}removeListener(event,listener){return this.off(event,listener)}push(chunk){if(chunk){this[kBytesRead]+=chunk.
length;if(this[kConsume]){consumePush(this[kConsume],chunk);return this[kReading]?super.push(chunk):true}}return super.push(chunk)}text(){return consume(this,"t\
ext")}json(){return consume(this,"json")}blob(){return consume(this,"blob")}bytes(){return consume(this,"bytes")}arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){
throw new NotSupportedError}get bodyUsed(){return util.isDisturbed(this)}get body(){if(!this[kBody]){this[kBody]=ReadableStreamFrom(this);if(this[kConsume]){this[kBody].
getReader();assert2(this[kBody].locked)}}return this[kBody]}dump(opts){const signal=opts?.signal;if(signal!=null&&(typeof signal!=="object"||!("aborted"in signal))){
return Promise.reject(new InvalidArgumentError("signal must be an AbortSignal"))}const limit=opts?.limit&&Number.isFinite(opts.limit)?opts.limit:128*1024;if(signal?.
aborted){return Promise.reject(signal.reason??new AbortError)}if(this._readableState.closeEmitted){return Promise.resolve(null)}return new Promise((resolve,reject)=>{
if(this[kContentLength]&&this[kContentLength]>limit||this[kBytesRead]>limit){this.destroy(new AbortError)}if(signal){const onAbort=()=>{this.destroy(signal.reason??
new AbortError)};signal.addEventListener("abort",onAbort);this.on("close",function(){signal.removeEventListener("abort",onAbort);if(signal.aborted){reject(signal.
reason??new AbortError)}else{resolve(null)}})}else{this.on("close",resolve)}this.on("error",noop).on("data",()=>{if(this[kBytesRead]>limit){this.destroy()}}).resume()})}setEncoding(encoding){
if(Buffer.isEncoding(encoding)){this._readableState.encoding=encoding}return this}};function isLocked(bodyReadable){return bodyReadable[kBody]?.locked===true||bodyReadable[kConsume]!==
null}function isUnusable(bodyReadable){return util.isDisturbed(bodyReadable)||isLocked(bodyReadable)}function consume(stream,type){assert2(!stream[kConsume]);return new Promise(
(resolve,reject)=>{if(isUnusable(stream)){const rState=stream._readableState;if(rState.destroyed&&rState.closeEmitted===false){stream.on("error",reject).on("clo\
se",()=>{reject(new TypeError("unusable"))})}else{reject(rState.errored??new TypeError("unusable"))}}else{queueMicrotask(()=>{stream[kConsume]={type,stream,resolve,
reject,length:0,body:[]};stream.on("error",function(err){consumeFinish(this[kConsume],err)}).on("close",function(){if(this[kConsume].body!==null){consumeFinish(
this[kConsume],new RequestAbortedError)}});consumeStart(stream[kConsume])})}})}function consumeStart(consume2){if(consume2.body===null){return}const{_readableState:state}=consume2.
stream;if(state.bufferIndex){const start=state.bufferIndex;const end=state.buffer.length;for(let n=start;n<end;n++){consumePush(consume2,state.buffer[n])}}else{
for(const chunk of state.buffer){consumePush(consume2,chunk)}}if(state.endEmitted){consumeEnd(this[kConsume],this._readableState.encoding)}else{consume2.stream.
on("end",function(){consumeEnd(this[kConsume],this._readableState.encoding)})}consume2.stream.resume();while(consume2.stream.read()!=null){}}function chunksDecode(chunks,length,encoding){
if(chunks.length===0||length===0){return""}const buffer=chunks.length===1?chunks[0]:Buffer.concat(chunks,length);const bufferLength=buffer.length;const start=bufferLength>
2&&buffer[0]===239&&buffer[1]===187&&buffer[2]===191?3:0;if(!encoding||encoding==="utf8"||encoding==="utf-8"){return buffer.utf8Slice(start,bufferLength)}else{return buffer.
subarray(start,bufferLength).toString(encoding)}}function chunksConcat(chunks,length){if(chunks.length===0||length===0){return new Uint8Array(0)}if(chunks.length===
1){return new Uint8Array(chunks[0])}const buffer=new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);let offset=0;for(let i=0;i<chunks.length;++i){const chunk=chunks[i];
buffer.set(chunk,offset);offset+=chunk.length}return buffer}function consumeEnd(consume2,encoding){const{type,body,resolve,stream,length}=consume2;try{if(type===
"text"){resolve(chunksDecode(body,length,encoding))}else if(type==="json"){resolve(JSON.parse(chunksDecode(body,length,encoding)))}else if(type==="arrayBuffer"){
resolve(chunksConcat(body,length).buffer)}else if(type==="blob"){resolve(new Blob(body,{type:stream[kContentType]}))}else if(type==="bytes"){resolve(chunksConcat(
body,length))}consumeFinish(consume2)}catch(err){stream.destroy(err)}}function consumePush(consume2,chunk){consume2.length+=chunk.length;consume2.body.push(chunk)}
function consumeFinish(consume2,err){if(consume2.body===null){return}if(err){consume2.reject(err)}else{consume2.resolve()}consume2.type=null;consume2.stream=null;
consume2.resolve=null;consume2.reject=null;consume2.length=0;consume2.body=null}module.exports={Readable:BodyReadable,chunksDecode}}});var require_api_request=__commonJS({"node_modules/undici/lib/api/api-request.js"(exports,module){"use strict";var assert2=__require("node:assert");var{AsyncResource}=__require("node:async_hooks");
var{Readable}=require_readable();var{InvalidArgumentError,RequestAbortedError}=require_errors();var util=require_util();function noop(){}var RequestHandler=class extends AsyncResource{constructor(opts,callback){
if(!opts||typeof opts!=="object"){throw new InvalidArgumentError("invalid opts")}const{signal,method,opaque,body,onInfo,responseHeaders,highWaterMark}=opts;try{
if(typeof callback!=="function"){throw new InvalidArgumentError("invalid callback")}if(highWaterMark!=null&&(!Number.isFinite(highWaterMark)||highWaterMark<0)){
throw new InvalidArgumentError("invalid highWaterMark")}if(signal&&typeof signal.on!=="function"&&typeof signal.addEventListener!=="function"){throw new InvalidArgumentError(
"signal must be an EventEmitter or EventTarget")}if(method==="CONNECT"){throw new InvalidArgumentError("invalid method")}if(onInfo&&typeof onInfo!=="function"){
throw new InvalidArgumentError("invalid onInfo callback")}super("UNDICI_REQUEST")}catch(err){if(util.isStream(body)){util.destroy(body.on("error",noop),err)}throw err}
this.method=method;this.responseHeaders=responseHeaders||null;this.opaque=opaque||null;this.callback=callback;this.res=null;this.abort=null;this.body=body;this.
trailers={};this.context=null;this.onInfo=onInfo||null;this.highWaterMark=highWaterMark;this.reason=null;this.removeAbortListener=null;if(signal?.aborted){this.
reason=signal.reason??new RequestAbortedError}else if(signal){this.removeAbortListener=util.addAbortListener(signal,()=>{this.reason=signal.reason??new RequestAbortedError;
if(this.res){util.destroy(this.res.on("error",noop),this.reason)}else if(this.abort){this.abort(this.reason)}})}}onConnect(abort,context){if(this.reason){abort(
this.reason);return}assert2(this.callback);this.abort=abort;this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){const{callback,opaque,abort,
context,responseHeaders,highWaterMark}=this;const headers=responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);if(statusCode<200){
if(this.onInfo){this.onInfo({statusCode,headers})}return}const parsedHeaders=responseHeaders==="raw"?util.parseHeaders(rawHeaders):headers;const contentType=parsedHeaders["\
content-type"];const contentLength=parsedHeaders["content-length"];const res=new Readable({resume,abort,contentType,contentLength:this.method!=="HEAD"&&contentLength?
Number(contentLength):null,highWaterMark});if(this.removeAbortListener){res.on("close",this.removeAbortListener);this.removeAbortListener=null}this.callback=null;
this.res=res;if(callback!==null){try{this.runInAsyncScope(callback,null,null,{statusCode,statusText:statusMessage,headers,trailers:this.trailers,opaque,body:res,
context})}catch(err){this.res=null;util.destroy(res.on("error",noop),err);queueMicrotask(()=>{throw err})}}}onData(chunk){return this.res.push(chunk)}onComplete(trailers){
util.parseHeaders(trailers,this.trailers);this.res.push(null)}onError(err){const{res,callback,body,opaque}=this;if(callback){this.callback=null;queueMicrotask(()=>{
this.runInAsyncScope(callback,null,err,{opaque})})}if(res){this.res=null;queueMicrotask(()=>{util.destroy(res.on("error",noop),err)})}if(body){this.body=null;if(util.
isStream(body)){body.on("error",noop);util.destroy(body,err)}}if(this.removeAbortListener){this.removeAbortListener();this.removeAbortListener=null}}};function request(opts,callback){
if(callback===void 0){return new Promise((resolve,reject)=>{request.call(this,opts,(err,data)=>{return err?reject(err):resolve(data)})})}try{const handler=new RequestHandler(
opts,callback);this.dispatch(opts,handler)}catch(err){if(typeof callback!=="function"){throw err}const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}
module.exports=request;module.exports.RequestHandler=RequestHandler}});var require_abort_signal=__commonJS({"node_modules/undici/lib/api/abort-signal.js"(exports,module){"use strict";var{addAbortListener}=require_util();var{RequestAbortedError}=require_errors();
var kListener=Symbol("kListener");var kSignal=Symbol("kSignal");function abort(self2){if(self2.abort){self2.abort(self2[kSignal]?.reason)}else{self2.reason=self2[kSignal]?.
reason??new RequestAbortedError}removeSignal(self2)}function addSignal(self2,signal){self2.reason=null;self2[kSignal]=null;self2[kListener]=null;if(!signal){return}
if(signal.aborted){abort(self2);return}self2[kSignal]=signal;self2[kListener]=()=>{abort(self2)};addAbortListener(self2[kSignal],self2[kListener])}function removeSignal(self2){
if(!self2[kSignal]){return}if("removeEventListener"in self2[kSignal]){self2[kSignal].removeEventListener("abort",self2[kListener])}else{self2[kSignal].removeListener(
"abort",self2[kListener])}self2[kSignal]=null;self2[kListener]=null}module.exports={addSignal,removeSignal}}});var require_api_stream=__commonJS({"node_modules/undici/lib/api/api-stream.js"(exports,module){"use strict";var assert2=__require("node:assert");var{finished}=__require("node:stream");
var{AsyncResource}=__require("node:async_hooks");var{InvalidArgumentError,InvalidReturnValueError}=require_errors();var util=require_util();var{addSignal,removeSignal}=require_abort_signal();
function noop(){}var StreamHandler=class extends AsyncResource{constructor(opts,factory,callback){if(!opts||typeof opts!=="object"){throw new InvalidArgumentError(
"invalid opts")}const{signal,method,opaque,body,onInfo,responseHeaders}=opts;try{if(typeof callback!=="function"){throw new InvalidArgumentError("invalid callba\
ck")}if(typeof factory!=="function"){throw new InvalidArgumentError("invalid factory")}if(signal&&typeof signal.on!=="function"&&typeof signal.addEventListener!==
"function"){throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget")}if(method==="CONNECT"){throw new InvalidArgumentError("invalid metho\
d")}if(onInfo&&typeof onInfo!=="function"){throw new InvalidArgumentError("invalid onInfo callback")}super("UNDICI_STREAM")}catch(err){if(util.isStream(body)){util.
destroy(body.on("error",noop),err)}throw err}this.responseHeaders=responseHeaders||null;this.opaque=opaque||null;this.factory=factory;this.callback=callback;this.
res=null;this.abort=null;this.context=null;this.trailers=null;this.body=body;this.onInfo=onInfo||null;if(util.isStream(body)){body.on("error",err=>{this.onError(
err)})}addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert2(this.callback);this.abort=abort;this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){
const{factory,opaque,context,responseHeaders}=this;const headers=responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);if(statusCode<
200){if(this.onInfo){this.onInfo({statusCode,headers})}return}this.factory=null;if(factory===null){return}const res=this.runInAsyncScope(factory,null,{statusCode,
headers,opaque,context});if(!res||typeof res.write!=="function"||typeof res.end!=="function"||typeof res.on!=="function"){throw new InvalidReturnValueError("exp\
ected Writable")}finished(res,{readable:false},err=>{const{callback,res:res2,opaque:opaque2,trailers,abort}=this;this.res=null;if(err||!res2?.readable){util.destroy(
res2,err)}this.callback=null;this.runInAsyncScope(callback,null,err||null,{opaque:opaque2,trailers});if(err){abort()}});res.on("drain",resume);this.res=res;const needDrain=res.
writableNeedDrain!==void 0?res.writableNeedDrain:res._writableState?.needDrain;return needDrain!==true}onData(chunk){const{res}=this;return res?res.write(chunk):
true}onComplete(trailers){const{res}=this;removeSignal(this);if(!res){return}this.trailers=util.parseHeaders(trailers);res.end()}onError(err){const{res,callback,
opaque,body}=this;removeSignal(this);this.factory=null;if(res){this.res=null;util.destroy(res,err)}else if(callback){this.callback=null;queueMicrotask(()=>{this.
runInAsyncScope(callback,null,err,{opaque})})}if(body){this.body=null;util.destroy(body,err)}}};function stream(opts,factory,callback){if(callback===void 0){return new Promise(
(resolve,reject)=>{stream.call(this,opts,factory,(err,data)=>{return err?reject(err):resolve(data)})})}try{const handler=new StreamHandler(opts,factory,callback);
this.dispatch(opts,handler)}catch(err){if(typeof callback!=="function"){throw err}const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=
stream}});var require_api_pipeline=__commonJS({"node_modules/undici/lib/api/api-pipeline.js"(exports,module){"use strict";var{Readable,Duplex,PassThrough}=__require("node:stream");
var assert2=__require("node:assert");var{AsyncResource}=__require("node:async_hooks");var{InvalidArgumentError,InvalidReturnValueError,RequestAbortedError}=require_errors();
var util=require_util();var{addSignal,removeSignal}=require_abort_signal();function noop(){}var kResume=Symbol("resume");var PipelineRequest=class extends Readable{constructor(){
super({autoDestroy:true});this[kResume]=null}_read(){const{[kResume]:resume}=this;if(resume){this[kResume]=null;resume()}}_destroy(err,callback){this._read();callback(
err)}};var PipelineResponse=class extends Readable{constructor(resume){super({autoDestroy:true});this[kResume]=resume}_read(){this[kResume]()}_destroy(err,callback){
if(!err&&!this._readableState.endEmitted){err=new RequestAbortedError}callback(err)}};var PipelineHandler=class extends AsyncResource{constructor(opts,handler){
if(!opts||typeof opts!=="object"){throw new InvalidArgumentError("invalid opts")}if(typeof handler!=="function"){throw new InvalidArgumentError("invalid handler")}
const{signal,method,opaque,onInfo,responseHeaders}=opts;if(signal&&typeof signal.on!=="function"&&typeof signal.addEventListener!=="function"){throw new InvalidArgumentError(
"signal must be an EventEmitter or EventTarget")}if(method==="CONNECT"){throw new InvalidArgumentError("invalid method")}if(onInfo&&typeof onInfo!=="function"){
throw new InvalidArgumentError("invalid onInfo callback")}super("UNDICI_PIPELINE");this.opaque=opaque||null;this.responseHeaders=responseHeaders||null;this.handler=
handler;this.abort=null;this.context=null;this.onInfo=onInfo||null;this.req=new PipelineRequest().on("error",noop);this.ret=new Duplex({readableObjectMode:opts.
objectMode,autoDestroy:true,read:()=>{const{body}=this;if(body?.resume){body.resume()}},write:(chunk,encoding,callback)=>{const{req}=this;if(req.push(chunk,encoding)||
req._readableState.destroyed){callback()}else{req[kResume]=callback}},destroy:(err,callback)=>{const{body,req,res,ret,abort}=this;if(!err&&!ret._readableState.endEmitted){
err=new RequestAbortedError}if(abort&&err){abort()}util.destroy(body,err);util.destroy(req,err);util.destroy(res,err);removeSignal(this);callback(err)}}).on("pr\
efinish",()=>{const{req}=this;req.push(null)});this.res=null;addSignal(this,signal)}onConnect(abort,context){const{res}=this;if(this.reason){abort(this.reason);
return}assert2(!res,"pipeline cannot be retried");this.abort=abort;this.context=context}onHeaders(statusCode,rawHeaders,resume){const{opaque,handler,context}=this;
if(statusCode<200){if(this.onInfo){const headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);this.onInfo({statusCode,
headers})}return}this.res=new PipelineResponse(resume);let body;try{this.handler=null;const headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):
util.parseHeaders(rawHeaders);body=this.runInAsyncScope(handler,null,{statusCode,headers,opaque,body:this.res,context})}catch(err){this.res.on("error",noop);throw err}
if(!body||typeof body.on!=="function"){throw new InvalidReturnValueError("expected Readable")}body.on("data",chunk=>{const{ret,body:body2}=this;if(!ret.push(chunk)&&
body2.pause){body2.pause()}}).on("error",err=>{const{ret}=this;util.destroy(ret,err)}).on("end",()=>{const{ret}=this;ret.push(null)}).on("close",()=>{const{ret}=this;
if(!ret._readableState.ended){util.destroy(ret,new RequestAbortedError)}});this.body=body}onData(chunk){const{res}=this;return res.push(chunk)}onComplete(trailers){
const{res}=this;res.push(null)}onError(err){const{ret}=this;this.handler=null;util.destroy(ret,err)}};function pipeline(opts,handler){try{const pipelineHandler=new PipelineHandler(
opts,handler);this.dispatch({...opts,body:pipelineHandler.req},pipelineHandler);return pipelineHandler.ret}catch(err){return new PassThrough().destroy(err)}}module.
exports=pipeline}});var require_api_upgrade=__commonJS({"node_modules/undici/lib/api/api-upgrade.js"(exports,module){"use strict";var{InvalidArgumentError,SocketError}=require_errors();
var{AsyncResource}=__require("node:async_hooks");var assert2=__require("node:assert");var util=require_util();var{kHTTP2Stream}=require_symbols();var{addSignal,
removeSignal}=require_abort_signal();var UpgradeHandler=class extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!=="object"){throw new InvalidArgumentError(
"invalid opts")}if(typeof callback!=="function"){throw new InvalidArgumentError("invalid callback")}const{signal,opaque,responseHeaders}=opts;if(signal&&typeof signal.
on!=="function"&&typeof signal.addEventListener!=="function"){throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget")}super("UNDICI_UPGR\
ADE");this.responseHeaders=responseHeaders||null;this.opaque=opaque||null;this.callback=callback;this.abort=null;this.context=null;addSignal(this,signal)}onConnect(abort,context){
if(this.reason){abort(this.reason);return}assert2(this.callback);this.abort=abort;this.context=null}onHeaders(){throw new SocketError("bad upgrade",null)}onUpgrade(statusCode,rawHeaders,socket){
assert2(socket[kHTTP2Stream]===true?statusCode===200:statusCode===101);const{callback,opaque,context}=this;removeSignal(this);this.callback=null;const headers=this.
responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);this.runInAsyncScope(callback,null,null,{headers,socket,opaque,context})}onError(err){
const{callback,opaque}=this;removeSignal(this);if(callback){this.callback=null;queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})})}}};function upgrade(opts,callback){
if(callback===void 0){return new Promise((resolve,reject)=>{upgrade.call(this,opts,(err,data)=>{return err?reject(err):resolve(data)})})}try{const upgradeHandler=new UpgradeHandler(
opts,callback);const upgradeOpts={...opts,method:opts.method||"GET",upgrade:opts.protocol||"Websocket"};this.dispatch(upgradeOpts,upgradeHandler)}catch(err){if(typeof callback!==
"function"){throw err}const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=upgrade}});var require_api_connect=__commonJS({"node_modules/undici/lib/api/api-connect.js"(exports,module){"use strict";var assert2=__require("node:assert");var{AsyncResource}=__require("node:async_hooks");
var{InvalidArgumentError,SocketError}=require_errors();var util=require_util();var{addSignal,removeSignal}=require_abort_signal();var ConnectHandler=class extends AsyncResource{constructor(opts,callback){
if(!opts||typeof opts!=="object"){throw new InvalidArgumentError("invalid opts")}if(typeof callback!=="function"){throw new InvalidArgumentError("invalid callba\
ck")}const{signal,opaque,responseHeaders}=opts;if(signal&&typeof signal.on!=="function"&&typeof signal.addEventListener!=="function"){throw new InvalidArgumentError(
"signal must be an EventEmitter or EventTarget")}super("UNDICI_CONNECT");this.opaque=opaque||null;this.responseHeaders=responseHeaders||null;this.callback=callback;
this.abort=null;addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert2(this.callback);this.abort=abort;this.context=context}onHeaders(){
throw new SocketError("bad connect",null)}onUpgrade(statusCode,rawHeaders,socket){const{callback,opaque,context}=this;removeSignal(this);this.callback=null;let headers=rawHeaders;
if(headers!=null){headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders)}this.runInAsyncScope(callback,null,null,{statusCode,
headers,socket,opaque,context})}onError(err){const{callback,opaque}=this;removeSignal(this);if(callback){this.callback=null;queueMicrotask(()=>{this.runInAsyncScope(
callback,null,err,{opaque})})}}};function connect(opts,callback){if(callback===void 0){return new Promise((resolve,reject)=>{connect.call(this,opts,(err,data)=>{
return err?reject(err):resolve(data)})})}try{const connectHandler=new ConnectHandler(opts,callback);const connectOptions={...opts,method:"CONNECT"};this.dispatch(
connectOptions,connectHandler)}catch(err){if(typeof callback!=="function"){throw err}const opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.
exports=connect}});var require_api=__commonJS({"node_modules/undici/lib/api/index.js"(exports,module){"use strict";module.exports.request=require_api_request();module.exports.stream=
require_api_stream();module.exports.pipeline=require_api_pipeline();module.exports.upgrade=require_api_upgrade();module.exports.connect=require_api_connect()}});var require_mock_errors=__commonJS({"node_modules/undici/lib/mock/mock-errors.js"(exports,module){"use strict";var{UndiciError}=require_errors();var kMockNotMatchedError=Symbol.
for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");var MockNotMatchedError=class extends UndiciError{constructor(message){super(message);this.name="MockNotMatche\
dError";this.message=message||"The request does not match any registered mock dispatches";this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](instance){
return instance&&instance[kMockNotMatchedError]===true}get[kMockNotMatchedError](){return true}};module.exports={MockNotMatchedError}}});var require_mock_symbols=__commonJS({"node_modules/undici/lib/mock/mock-symbols.js"(exports,module){"use strict";module.exports={kAgent:Symbol("agent"),kOptions:Symbol(
"options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol(
"default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock ag\
ent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOriginalDispatch:Symbol("original dispatch"),
kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("co\
nnected"),kIgnoreTrailingSlash:Symbol("ignore trailing slash"),kMockAgentMockCallHistoryInstance:Symbol("mock agent mock call history name"),kMockAgentRegisterCallHistory:Symbol(
"mock agent register mock call history"),kMockAgentAddCallHistoryLog:Symbol("mock agent add call history log"),kMockAgentIsCallHistoryEnabled:Symbol("mock agent\
 is call history enabled"),kMockAgentAcceptsNonStandardSearchParameters:Symbol("mock agent accepts non standard search parameters"),kMockCallHistoryAddLog:Symbol(
"mock call history add log"),kTotalDispatchCount:Symbol("total dispatch count")}}});var require_mock_utils=__commonJS({"node_modules/undici/lib/mock/mock-utils.js"(exports,module){"use strict";var{MockNotMatchedError}=require_mock_errors();var{
kDispatches,kMockAgent,kOriginalDispatch,kOrigin,kGetNetConnect,kTotalDispatchCount}=require_mock_symbols();var{serializePathWithQuery}=require_util();var{STATUS_CODES}=__require("node:http");
var{types:{isPromise}}=__require("node:util");var{InvalidArgumentError}=require_errors();function matchValue(match,value){if(typeof match==="string"){return match===
value}if(match instanceof RegExp){return match.test(value)}if(typeof match==="function"){return match(value)===true}return false}function lowerCaseEntries(headers){
return Object.fromEntries(Object.entries(headers).map(([headerName,headerValue])=>{return[headerName.toLocaleLowerCase(),headerValue]}))}function getHeaderByName(headers,key){
if(Array.isArray(headers)){for(let i=0;i<headers.length;i+=2){if(headers[i].toLocaleLowerCase()===key.toLocaleLowerCase()){return headers[i+1]}}return void 0}else if(typeof headers.
get==="function"){return headers.get(key)}else{return lowerCaseEntries(headers)[key.toLocaleLowerCase()]}}function buildHeadersFromArray(headers){const clone=headers.
slice();const entries=[];for(let index=0;index<clone.length;index+=2){entries.push([clone[index],clone[index+1]])}return Object.fromEntries(entries)}function matchHeaders(mockDispatch2,headers){
if(typeof mockDispatch2.headers==="function"){if(Array.isArray(headers)){headers=buildHeadersFromArray(headers)}return mockDispatch2.headers(headers?lowerCaseEntries(
headers):{})}if(typeof mockDispatch2.headers==="undefined"){return true}if(typeof headers!=="object"||typeof mockDispatch2.headers!=="object"){return false}for(const[
matchHeaderName,matchHeaderValue]of Object.entries(mockDispatch2.headers)){const headerValue=getHeaderByName(headers,matchHeaderName);if(!matchValue(matchHeaderValue,
headerValue)){return false}}return true}function normalizeSearchParams(query){if(typeof query!=="string"){return query}const originalQp=new URLSearchParams(query);
const normalizedQp=new URLSearchParams;for(let[key,value]of originalQp.entries()){key=key.replace("[]","");const valueRepresentsString=/^(['"]).*\1$/.test(value);
if(valueRepresentsString){normalizedQp.append(key,value);continue}if(value.includes(",")){const values=value.split(",");for(const v of values){normalizedQp.append(
key,v)}continue}normalizedQp.append(key,value)}return normalizedQp}function safeUrl(path){if(typeof path!=="string"){return path}const pathSegments=path.split("\
?",3);if(pathSegments.length!==2){return path}const qp=new URLSearchParams(pathSegments.pop());qp.sort();return[...pathSegments,qp.toString()].join("?")}function matchKey(mockDispatch2,{
path,method,body,headers}){const pathMatch=matchValue(mockDispatch2.path,path);const methodMatch=matchValue(mockDispatch2.method,method);const bodyMatch=typeof mockDispatch2.
body!=="undefined"?matchValue(mockDispatch2.body,body):true;const headersMatch=matchHeaders(mockDispatch2,headers);return pathMatch&&methodMatch&&bodyMatch&&headersMatch}
function getResponseData(data){if(Buffer.isBuffer(data)){return data}else if(data instanceof Uint8Array){return data}else if(data instanceof ArrayBuffer){return data}else if(typeof data===
"object"){return JSON.stringify(data)}else if(data){return data.toString()}else{return""}}function getMockDispatch(mockDispatches,key){const basePath=key.query?
serializePathWithQuery(key.path,key.query):key.path;const resolvedPath=typeof basePath==="string"?safeUrl(basePath):basePath;const resolvedPathWithoutTrailingSlash=removeTrailingSlash(
resolvedPath);let matchedMockDispatches=mockDispatches.filter(({consumed})=>!consumed).filter(({path,ignoreTrailingSlash})=>{return ignoreTrailingSlash?matchValue(
removeTrailingSlash(safeUrl(path)),resolvedPathWithoutTrailingSlash):matchValue(safeUrl(path),resolvedPath)});if(matchedMockDispatches.length===0){throw new MockNotMatchedError(
`Mock dispatch not matched for path '${resolvedPath}'`)}matchedMockDispatches=matchedMockDispatches.filter(({method})=>matchValue(method,key.method));if(matchedMockDispatches.
length===0){throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`)}matchedMockDispatches=matchedMockDispatches.
filter(({body})=>typeof body!=="undefined"?matchValue(body,key.body):true);if(matchedMockDispatches.length===0){throw new MockNotMatchedError(`Mock dispatch not\
 matched for body '${key.body}' on path '${resolvedPath}'`)}matchedMockDispatches=matchedMockDispatches.filter(mockDispatch2=>matchHeaders(mockDispatch2,key.headers));
if(matchedMockDispatches.length===0){const headers=typeof key.headers==="object"?JSON.stringify(key.headers):key.headers;throw new MockNotMatchedError(`Mock dis\
patch not matched for headers '${headers}' on path '${resolvedPath}'`)}return matchedMockDispatches[0]}function addMockDispatch(mockDispatches,key,data,opts){const baseData={
timesInvoked:0,times:1,persist:false,consumed:false,...opts};const replyData=typeof data==="function"?{callback:data}:{...data};const newMockDispatch={...baseData,
...key,pending:true,data:{error:null,...replyData}};mockDispatches.push(newMockDispatch);mockDispatches[kTotalDispatchCount]=(mockDispatches[kTotalDispatchCount]||
0)+1;return newMockDispatch}function deleteMockDispatch(mockDispatches,key){const index=mockDispatches.findIndex(dispatch=>{if(!dispatch.consumed){return false}
return matchKey(dispatch,key)});if(index!==-1){mockDispatches.splice(index,1)}}function removeTrailingSlash(path){while(path.endsWith("/")){path=path.slice(0,-1)}
if(path.length===0){path="/"}return path}function buildKey(opts){const{path,method,body,headers,query}=opts;return{path,method,body,headers,query}}function generateKeyValues(data){
const keys=Object.keys(data);const result=[];for(let i=0;i<keys.length;++i){const key=keys[i];const value=data[key];const name=Buffer.from(`${key}`);if(Array.isArray(
value)){for(let j=0;j<value.length;++j){result.push(name,Buffer.from(`${value[j]}`))}}else{result.push(name,Buffer.from(`${value}`))}}return result}function getStatusText(statusCode){
return STATUS_CODES[statusCode]||"unknown"}async function getResponse(body){const buffers=[];for await(const data of body){buffers.push(data)}return Buffer.concat(
buffers).toString("utf8")}function mockDispatch(opts,handler){const key=buildKey(opts);const mockDispatch2=getMockDispatch(this[kDispatches],key);mockDispatch2.
timesInvoked++;if(mockDispatch2.data.callback){mockDispatch2.data={...mockDispatch2.data,...mockDispatch2.data.callback(opts)}}const{data:{statusCode,data,headers,
trailers,error},delay,persist}=mockDispatch2;const{timesInvoked,times}=mockDispatch2;mockDispatch2.consumed=!persist&&timesInvoked>=times;mockDispatch2.pending=
timesInvoked<times;if(error!==null){deleteMockDispatch(this[kDispatches],key);handler.onError(error);return true}let aborted=false;let timer=null;function abort(err){
if(aborted){return}aborted=true;if(timer!==null){clearTimeout(timer);timer=null}handler.onError(err)}handler.onConnect?.(abort,null);if(typeof delay==="number"&&
delay>0){timer=setTimeout(()=>{timer=null;handleReply(this[kDispatches])},delay)}else{handleReply(this[kDispatches])}function handleReply(mockDispatches,_data=data){
if(aborted){return}const optsHeaders=Array.isArray(opts.headers)?buildHeadersFromArray(opts.headers):opts.headers;const body=typeof _data==="function"?_data({...opts,
headers:optsHeaders}):_data;if(isPromise(body)){return body.then(newData=>handleReply(mockDispatches,newData))}if(aborted){return}const responseData=getResponseData(
body);const responseHeaders=generateKeyValues(headers);const responseTrailers=generateKeyValues(trailers);handler.onHeaders?.(statusCode,responseHeaders,resume,
getStatusText(statusCode));handler.onData?.(Buffer.from(responseData));handler.onComplete?.(responseTrailers);deleteMockDispatch(mockDispatches,key)}function resume(){}
return true}function buildMockDispatch(){const agent=this[kMockAgent];const origin=this[kOrigin];const originalDispatch=this[kOriginalDispatch];return function dispatch(opts,handler){
if(agent.isMockActive){try{mockDispatch.call(this,opts,handler)}catch(error){if(error.code==="UND_MOCK_ERR_MOCK_NOT_MATCHED"){const netConnect=agent[kGetNetConnect]();
const totalInterceptsCount=this[kDispatches][kTotalDispatchCount]||this[kDispatches].length;const pendingInterceptsCount=this[kDispatches].filter(({consumed})=>!consumed).
length;const interceptsMessage=`, ${pendingInterceptsCount} interceptor(s) remaining out of ${totalInterceptsCount} defined`;if(netConnect===false){throw new MockNotMatchedError(
`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)${interceptsMessage}`)}if(checkNetConnect(netConnect,origin)){originalDispatch.
call(this,opts,handler)}else{throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled\
 for this origin)${interceptsMessage}`)}}else{throw error}}}else{originalDispatch.call(this,opts,handler)}}}function checkNetConnect(netConnect,origin){const url=new URL(
origin);if(netConnect===true){return true}else if(Array.isArray(netConnect)&&netConnect.some(matcher=>matchValue(matcher,url.host))){return true}return false}function normalizeOrigin(origin){
if(typeof origin!=="string"&&!(origin instanceof URL)){return origin}if(origin instanceof URL){return origin.origin}return origin.toLowerCase()}function buildAndValidateMockOptions(opts){
const{agent,...mockOptions}=opts;if("enableCallHistory"in mockOptions&&typeof mockOptions.enableCallHistory!=="boolean"){throw new InvalidArgumentError("options\
.enableCallHistory must to be a boolean")}if("acceptNonStandardSearchParameters"in mockOptions&&typeof mockOptions.acceptNonStandardSearchParameters!=="boolean"){
throw new InvalidArgumentError("options.acceptNonStandardSearchParameters must to be a boolean")}if("ignoreTrailingSlash"in mockOptions&&typeof mockOptions.ignoreTrailingSlash!==
"boolean"){throw new InvalidArgumentError("options.ignoreTrailingSlash must to be a boolean")}return mockOptions}module.exports={getResponseData,getMockDispatch,
addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,buildAndValidateMockOptions,
getHeaderByName,buildHeadersFromArray,normalizeSearchParams,normalizeOrigin}}});var require_mock_interceptor=__commonJS({"node_modules/undici/lib/mock/mock-interceptor.js"(exports,module){"use strict";var{getResponseData,buildKey,addMockDispatch}=require_mock_utils();
var{kDispatches,kDispatchKey,kDefaultHeaders,kDefaultTrailers,kContentLength,kMockDispatch,kIgnoreTrailingSlash}=require_mock_symbols();var{InvalidArgumentError}=require_errors();
var{serializePathWithQuery}=require_util();var MockScope=class{constructor(mockDispatch){this[kMockDispatch]=mockDispatch}delay(waitInMs){if(typeof waitInMs!=="\
number"||!Number.isInteger(waitInMs)||waitInMs<=0){throw new InvalidArgumentError("waitInMs must be a valid integer > 0")}this[kMockDispatch].delay=waitInMs;return this}persist(){
this[kMockDispatch].persist=true;return this}times(repeatTimes){if(typeof repeatTimes!=="number"||!Number.isInteger(repeatTimes)||repeatTimes<=0){throw new InvalidArgumentError(
"repeatTimes must be a valid integer > 0")}this[kMockDispatch].times=repeatTimes;return this}};var MockInterceptor=class{constructor(opts,mockDispatches){if(typeof opts!==
"object"){throw new InvalidArgumentError("opts must be an object")}if(typeof opts.path==="undefined"){throw new InvalidArgumentError("opts.path must be defined")}
if(typeof opts.method==="undefined"){opts.method="GET"}if(typeof opts.path==="string"){if(opts.query){opts.path=serializePathWithQuery(opts.path,opts.query)}else{
const parsedURL=new URL(opts.path,"data://");opts.path=parsedURL.pathname+parsedURL.search}}if(typeof opts.method==="string"){opts.method=opts.method.toUpperCase()}
this[kDispatchKey]=buildKey(opts);this[kDispatches]=mockDispatches;this[kIgnoreTrailingSlash]=opts.ignoreTrailingSlash??false;this[kDefaultHeaders]={};this[kDefaultTrailers]=
{};this[kContentLength]=false}createMockScopeDispatchData({statusCode,data,responseOptions}){const responseData=getResponseData(data);const contentLength=this[kContentLength]?
{"content-length":responseData.length}:{};const headers={...this[kDefaultHeaders],...contentLength,...responseOptions.headers};const trailers={...this[kDefaultTrailers],
...responseOptions.trailers};return{statusCode,data,headers,trailers}}validateReplyParameters(replyParameters){if(typeof replyParameters.statusCode==="undefined"){
throw new InvalidArgumentError("statusCode must be defined")}if(typeof replyParameters.responseOptions!=="object"||replyParameters.responseOptions===null){throw new InvalidArgumentError(
"responseOptions must be an object")}}reply(replyOptionsCallbackOrStatusCode){if(typeof replyOptionsCallbackOrStatusCode==="function"){const wrappedDefaultsCallback=opts=>{
const resolvedData=replyOptionsCallbackOrStatusCode(opts);if(typeof resolvedData!=="object"||resolvedData===null){throw new InvalidArgumentError("reply options \
callback must return an object")}const replyParameters2={data:"",responseOptions:{},...resolvedData};this.validateReplyParameters(replyParameters2);return{...this.
createMockScopeDispatchData(replyParameters2)}};const newMockDispatch2=addMockDispatch(this[kDispatches],this[kDispatchKey],wrappedDefaultsCallback,{ignoreTrailingSlash:this[kIgnoreTrailingSlash]});
return new MockScope(newMockDispatch2)}const replyParameters={statusCode:replyOptionsCallbackOrStatusCode,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===
void 0?{}:arguments[2]};this.validateReplyParameters(replyParameters);const dispatchData=this.createMockScopeDispatchData(replyParameters);const newMockDispatch=addMockDispatch(
this[kDispatches],this[kDispatchKey],dispatchData,{ignoreTrailingSlash:this[kIgnoreTrailingSlash]});return new MockScope(newMockDispatch)}replyWithError(error){
if(typeof error==="undefined"){throw new InvalidArgumentError("error must be defined")}const newMockDispatch=addMockDispatch(this[kDispatches],this[kDispatchKey],
{error},{ignoreTrailingSlash:this[kIgnoreTrailingSlash]});return new MockScope(newMockDispatch)}defaultReplyHeaders(headers){if(typeof headers==="undefined"){throw new InvalidArgumentError(
"headers must be defined")}this[kDefaultHeaders]=headers;return this}defaultReplyTrailers(trailers){if(typeof trailers==="undefined"){throw new InvalidArgumentError(
"trailers must be defined")}this[kDefaultTrailers]=trailers;return this}replyContentLength(){this[kContentLength]=true;return this}};module.exports.MockInterceptor=
MockInterceptor;module.exports.MockScope=MockScope}});var require_mock_client=__commonJS({"node_modules/undici/lib/mock/mock-client.js"(exports,module){"use strict";var{promisify}=__require("node:util");var Client=require_client();
var{buildMockDispatch}=require_mock_utils();var{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected,kIgnoreTrailingSlash}=require_mock_symbols();
var{MockInterceptor}=require_mock_interceptor();var Symbols=require_symbols();var{InvalidArgumentError}=require_errors();var MockClient=class extends Client{constructor(origin,opts){
if(!opts||!opts.agent||typeof opts.agent.dispatch!=="function"){throw new InvalidArgumentError("Argument opts.agent must implement Agent")}super(origin,opts);this[kMockAgent]=
opts.agent;this[kOrigin]=origin;this[kIgnoreTrailingSlash]=opts.ignoreTrailingSlash??false;this[kDispatches]=[];this[kConnected]=1;this[kOriginalDispatch]=this.
dispatch;this[kOriginalClose]=this.close.bind(this);this.dispatch=buildMockDispatch.call(this);this.close=this[kClose]}get[Symbols.kConnected](){return this[kConnected]}intercept(opts){
return new MockInterceptor(opts&&{ignoreTrailingSlash:this[kIgnoreTrailingSlash],...opts},this[kDispatches])}cleanMocks(){this[kDispatches]=[]}async[kClose](){await promisify(
this[kOriginalClose])();this[kConnected]=0;this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}};module.exports=MockClient}});var require_mock_call_history=__commonJS({"node_modules/undici/lib/mock/mock-call-history.js"(exports,module){"use strict";var{kMockCallHistoryAddLog}=require_mock_symbols();
var{InvalidArgumentError}=require_errors();function handleFilterCallsWithOptions(criteria,options,handler,store,allLogs){switch(options.operator){case"OR":store.
push(...handler(criteria,allLogs));return store;case"AND":return handler(criteria,store);default:throw new InvalidArgumentError("options.operator must to be a c\
ase insensitive string equal to 'OR' or 'AND'")}}function buildAndValidateFilterCallsOptions(options={}){const finalOptions={};if("operator"in options){if(typeof options.
operator!=="string"||options.operator.toUpperCase()!=="OR"&&options.operator.toUpperCase()!=="AND"){throw new InvalidArgumentError("options.operator must to be \
a case insensitive string equal to 'OR' or 'AND'")}return{...finalOptions,operator:options.operator.toUpperCase()}}return finalOptions}function makeFilterCalls(parameterName){
return(parameterValue,logs)=>{if(typeof parameterValue==="string"||parameterValue==null){return logs.filter(log=>{return log[parameterName]===parameterValue})}if(parameterValue instanceof
RegExp){return logs.filter(log=>{return parameterValue.test(log[parameterName])})}throw new InvalidArgumentError(`${parameterName} parameter should be one of st\
ring, regexp, undefined or null`)}}function computeUrlWithMaybeSearchParameters(requestInit){try{const url=new URL(requestInit.path,requestInit.origin);if(url.search.
length!==0){return url}url.search=new URLSearchParams(requestInit.query).toString();return url}catch(error){throw new InvalidArgumentError("An error occurred wh\
en computing MockCallHistoryLog.url",{cause:error})}}var MockCallHistoryLog=class{constructor(requestInit={}){this.body=requestInit.body;this.headers=requestInit.
headers;this.method=requestInit.method;const url=computeUrlWithMaybeSearchParameters(requestInit);this.fullUrl=url.toString();this.origin=url.origin;this.path=url.
pathname;this.searchParams=Object.fromEntries(url.searchParams);this.protocol=url.protocol;this.host=url.host;this.port=url.port;this.hash=url.hash}toMap(){return new Map(
[["protocol",this.protocol],["host",this.host],["port",this.port],["origin",this.origin],["path",this.path],["hash",this.hash],["searchParams",this.searchParams],
["fullUrl",this.fullUrl],["method",this.method],["body",this.body],["headers",this.headers]])}toString(){const options={betweenKeyValueSeparator:"->",betweenPairSeparator:"\
|"};let result="";this.toMap().forEach((value,key)=>{if(typeof value==="string"||value===void 0||value===null){result=`${result}${key}${options.betweenKeyValueSeparator}${value}${options.
betweenPairSeparator}`}if(typeof value==="object"&&value!==null||Array.isArray(value)){result=`${result}${key}${options.betweenKeyValueSeparator}${JSON.stringify(
value)}${options.betweenPairSeparator}`}});return result.slice(0,-1)}};var MockCallHistory=class{logs=[];calls(){return this.logs}firstCall(){return this.logs.at(
0)}lastCall(){return this.logs.at(-1)}nthCall(number){if(typeof number!=="number"){throw new InvalidArgumentError("nthCall must be called with a number")}if(!Number.
isInteger(number)){throw new InvalidArgumentError("nthCall must be called with an integer")}if(Math.sign(number)!==1){throw new InvalidArgumentError("nthCall mu\
st be called with a positive value. use firstCall or lastCall instead")}return this.logs.at(number-1)}filterCalls(criteria,options){if(this.logs.length===0){return this.
logs}if(typeof criteria==="function"){return this.logs.filter(criteria)}if(criteria instanceof RegExp){return this.logs.filter(log=>{return criteria.test(log.toString())})}
if(typeof criteria==="object"&&criteria!==null){if(Object.keys(criteria).length===0){return this.logs}const finalOptions={operator:"OR",...buildAndValidateFilterCallsOptions(
options)};let maybeDuplicatedLogsFiltered=finalOptions.operator==="AND"?this.logs:[];if("protocol"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.protocol,finalOptions,this.filterCallsByProtocol,maybeDuplicatedLogsFiltered,this.logs)}if("host"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.host,finalOptions,this.filterCallsByHost,maybeDuplicatedLogsFiltered,this.logs)}if("port"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.port,finalOptions,this.filterCallsByPort,maybeDuplicatedLogsFiltered,this.logs)}if("origin"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.origin,finalOptions,this.filterCallsByOrigin,maybeDuplicatedLogsFiltered,this.logs)}if("path"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.path,finalOptions,this.filterCallsByPath,maybeDuplicatedLogsFiltered,this.logs)}if("hash"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.hash,finalOptions,this.filterCallsByHash,maybeDuplicatedLogsFiltered,this.logs)}if("fullUrl"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.fullUrl,finalOptions,this.filterCallsByFullUrl,maybeDuplicatedLogsFiltered,this.logs)}if("method"in criteria){maybeDuplicatedLogsFiltered=handleFilterCallsWithOptions(
criteria.method,finalOptions,this.filterCallsByMethod,maybeDuplicatedLogsFiltered,this.logs)}const uniqLogsFiltered=[...new Set(maybeDuplicatedLogsFiltered)];return uniqLogsFiltered}
throw new InvalidArgumentError("criteria parameter should be one of function, regexp, or object")}filterCallsByProtocol=makeFilterCalls.call(this,"protocol");filterCallsByHost=makeFilterCalls.
call(this,"host");filterCallsByPort=makeFilterCalls.call(this,"port");filterCallsByOrigin=makeFilterCalls.call(this,"origin");filterCallsByPath=makeFilterCalls.
call(this,"path");filterCallsByHash=makeFilterCalls.call(this,"hash");filterCallsByFullUrl=makeFilterCalls.call(this,"fullUrl");filterCallsByMethod=makeFilterCalls.
call(this,"method");clear(){this.logs=[]}[kMockCallHistoryAddLog](requestInit){const log=new MockCallHistoryLog(requestInit);this.logs.push(log);return log}*[Symbol.
iterator](){for(const log of this.calls()){yield log}}};module.exports.MockCallHistory=MockCallHistory;module.exports.MockCallHistoryLog=MockCallHistoryLog}});var require_mock_pool=__commonJS({"node_modules/undici/lib/mock/mock-pool.js"(exports,module){"use strict";var{promisify}=__require("node:util");var Pool=require_pool();
var{buildMockDispatch}=require_mock_utils();var{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected,kIgnoreTrailingSlash}=require_mock_symbols();
var{MockInterceptor}=require_mock_interceptor();var Symbols=require_symbols();var{InvalidArgumentError}=require_errors();var MockPool=class extends Pool{constructor(origin,opts){
if(!opts||!opts.agent||typeof opts.agent.dispatch!=="function"){throw new InvalidArgumentError("Argument opts.agent must implement Agent")}super(origin,opts);this[kMockAgent]=
opts.agent;this[kOrigin]=origin;this[kIgnoreTrailingSlash]=opts.ignoreTrailingSlash??false;this[kDispatches]=[];this[kConnected]=1;this[kOriginalDispatch]=this.
dispatch;this[kOriginalClose]=this.close.bind(this);this.dispatch=buildMockDispatch.call(this);this.close=this[kClose]}get[Symbols.kConnected](){return this[kConnected]}intercept(opts){
return new MockInterceptor(opts&&{ignoreTrailingSlash:this[kIgnoreTrailingSlash],...opts},this[kDispatches])}cleanMocks(){this[kDispatches]=[]}async[kClose](){await promisify(
this[kOriginalClose])();this[kConnected]=0;this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}};module.exports=MockPool}});var require_pending_interceptors_formatter=__commonJS({"node_modules/undici/lib/mock/pending-interceptors-formatter.js"(exports,module){"use strict";var{Transform}=__require("node:stream");
var{Console}=__require("node:console");var PERSISTENT=process.versions.icu?"\u2705":"Y ";var NOT_PERSISTENT=process.versions.icu?"\u274C":"N ";module.exports=class PendingInterceptorsFormatter{constructor({
disableColors}={}){this.transform=new Transform({transform(chunk,_enc,cb){cb(null,chunk)}});this.logger=new Console({stdout:this.transform,inspectOptions:{colors:!disableColors&&
!process.env.CI}})}format(pendingInterceptors){const withPrettyHeaders=pendingInterceptors.map(({method,path,data:{statusCode},persist,times,timesInvoked,origin})=>({
Method:method,Origin:origin,Path:path,"Status code":statusCode,Persistent:persist?PERSISTENT:NOT_PERSISTENT,Invocations:timesInvoked,Remaining:persist?Infinity:
times-timesInvoked}));this.logger.table(withPrettyHeaders);return this.transform.read().toString()}}}});var require_mock_agent=__commonJS({"node_modules/undici/lib/mock/mock-agent.js"(exports,module){"use strict";var{kClients}=require_symbols();var Agent=require_agent();
var{kAgent,kMockAgentSet,kMockAgentGet,kDispatches,kIsMockActive,kNetConnect,kGetNetConnect,kOptions,kFactory,kMockAgentRegisterCallHistory,kMockAgentIsCallHistoryEnabled,
kMockAgentAddCallHistoryLog,kMockAgentMockCallHistoryInstance,kMockAgentAcceptsNonStandardSearchParameters,kMockCallHistoryAddLog,kIgnoreTrailingSlash}=require_mock_symbols();
var MockClient=require_mock_client();var MockPool=require_mock_pool();var{matchValue,normalizeSearchParams,buildAndValidateMockOptions,normalizeOrigin}=require_mock_utils();
var{InvalidArgumentError,UndiciError}=require_errors();var Dispatcher=require_dispatcher();var PendingInterceptorsFormatter=require_pending_interceptors_formatter();
var{MockCallHistory}=require_mock_call_history();var MockAgent=class extends Dispatcher{constructor(opts={}){super(opts);const mockOptions=buildAndValidateMockOptions(
opts);this[kNetConnect]=true;this[kIsMockActive]=true;this[kMockAgentIsCallHistoryEnabled]=mockOptions.enableCallHistory??false;this[kMockAgentAcceptsNonStandardSearchParameters]=
mockOptions.acceptNonStandardSearchParameters??false;this[kIgnoreTrailingSlash]=mockOptions.ignoreTrailingSlash??false;if(opts?.agent&&typeof opts.agent.dispatch!==
"function"){throw new InvalidArgumentError("Argument opts.agent must implement Agent")}const agent=opts?.agent?opts.agent:new Agent(opts);this[kAgent]=agent;this[kClients]=
agent[kClients];this[kOptions]=mockOptions;if(this[kMockAgentIsCallHistoryEnabled]){this[kMockAgentRegisterCallHistory]()}}get(origin){const normalizedOrigin=normalizeOrigin(
origin);const originKey=this[kIgnoreTrailingSlash]?normalizedOrigin.replace(/\/$/,""):normalizedOrigin;let dispatcher=this[kMockAgentGet](originKey);if(!dispatcher){
dispatcher=this[kFactory](originKey);this[kMockAgentSet](originKey,dispatcher)}return dispatcher}dispatch(opts,handler){opts.origin=normalizeOrigin(opts.origin);
this.get(opts.origin);this[kMockAgentAddCallHistoryLog](opts);const acceptNonStandardSearchParameters=this[kMockAgentAcceptsNonStandardSearchParameters];const dispatchOpts={
...opts};if(acceptNonStandardSearchParameters&&dispatchOpts.path){const[path,searchParams]=dispatchOpts.path.split("?");const normalizedSearchParams=normalizeSearchParams(
searchParams,acceptNonStandardSearchParameters);dispatchOpts.path=`${path}?${normalizedSearchParams}`}return this[kAgent].dispatch(dispatchOpts,handler)}async close(){
this.clearCallHistory();await this[kAgent].close();this[kClients].clear()}deactivate(){this[kIsMockActive]=false}activate(){this[kIsMockActive]=true}enableNetConnect(matcher){
if(typeof matcher==="string"||typeof matcher==="function"||matcher instanceof RegExp){if(Array.isArray(this[kNetConnect])){this[kNetConnect].push(matcher)}else{
this[kNetConnect]=[matcher]}}else if(typeof matcher==="undefined"){this[kNetConnect]=true}else{throw new InvalidArgumentError("Unsupported matcher. Must be one \
of String|Function|RegExp.")}}disableNetConnect(){this[kNetConnect]=false}enableCallHistory(){this[kMockAgentIsCallHistoryEnabled]=true;return this}disableCallHistory(){
this[kMockAgentIsCallHistoryEnabled]=false;return this}getCallHistory(){return this[kMockAgentMockCallHistoryInstance]}clearCallHistory(){if(this[kMockAgentMockCallHistoryInstance]!==
void 0){this[kMockAgentMockCallHistoryInstance].clear()}}get isMockActive(){return this[kIsMockActive]}[kMockAgentRegisterCallHistory](){if(this[kMockAgentMockCallHistoryInstance]===
void 0){this[kMockAgentMockCallHistoryInstance]=new MockCallHistory}}[kMockAgentAddCallHistoryLog](opts){if(this[kMockAgentIsCallHistoryEnabled]){this[kMockAgentRegisterCallHistory]();
this[kMockAgentMockCallHistoryInstance][kMockCallHistoryAddLog](opts)}}[kMockAgentSet](origin,dispatcher){this[kClients].set(origin,{count:0,dispatcher})}[kFactory](origin){
const mockOptions=Object.assign({agent:this},this[kOptions]);return this[kOptions]&&this[kOptions].connections===1?new MockClient(origin,mockOptions):new MockPool(
origin,mockOptions)}[kMockAgentGet](origin){const result=this[kClients].get(origin);if(result?.dispatcher){return result.dispatcher}if(typeof origin!=="string"){
const dispatcher=this[kFactory]("http://localhost:9999");this[kMockAgentSet](origin,dispatcher);return dispatcher}for(const[keyMatcher,result2]of Array.from(this[kClients])){
if(result2&&typeof keyMatcher!=="string"&&matchValue(keyMatcher,origin)){const dispatcher=this[kFactory](origin);this[kMockAgentSet](origin,dispatcher);dispatcher[kDispatches]=
result2.dispatcher[kDispatches];return dispatcher}}}[kGetNetConnect](){return this[kNetConnect]}pendingInterceptors(){const mockAgentClients=this[kClients];return Array.
from(mockAgentClients.entries()).flatMap(([origin,result])=>result.dispatcher[kDispatches].map(dispatch=>({...dispatch,origin}))).filter(({pending})=>pending)}assertNoPendingInterceptors({
pendingInterceptorsFormatter=new PendingInterceptorsFormatter}={}){const pending=this.pendingInterceptors();if(pending.length===0){return}throw new UndiciError(
pending.length===1?`1 interceptor is pending:

${pendingInterceptorsFormatter.format(pending)}`.trim():`${pending.length} interceptors are pending:

${pendingInterceptorsFormatter.format(pending)}`.trim())}};module.exports=MockAgent}});var require_snapshot_utils=__commonJS({"node_modules/undici/lib/mock/snapshot-utils.js"(exports,module){"use strict";var{InvalidArgumentError}=require_errors();
var{runtimeFeatures}=require_runtime_features();function createHeaderFilters(matchOptions={}){const{ignoreHeaders=[],excludeHeaders=[],matchHeaders=[],caseSensitive=false}=matchOptions;
return{ignore:new Set(ignoreHeaders.map(header=>caseSensitive?header:header.toLowerCase())),exclude:new Set(excludeHeaders.map(header=>caseSensitive?header:header.
toLowerCase())),match:new Set(matchHeaders.map(header=>caseSensitive?header:header.toLowerCase()))}}var crypto=runtimeFeatures.has("crypto")?__require("node:crypto"):
null;var hashId=crypto?.hash?value=>crypto.hash("sha256",value,"base64url"):value=>Buffer.from(value).toString("base64url");function isUndiciHeaders(headers){return Array.
isArray(headers)&&(headers.length&1)===0}function isUrlExcludedFactory(excludePatterns=[]){if(excludePatterns.length===0){return()=>false}return function isUrlExcluded(url){
let urlLowerCased;for(const pattern of excludePatterns){if(typeof pattern==="string"){if(!urlLowerCased){urlLowerCased=url.toLowerCase()}if(urlLowerCased.includes(
pattern.toLowerCase())){return true}}else if(pattern instanceof RegExp){if(pattern.test(url)){return true}}}return false}}function normalizeHeaders(headers){const normalizedHeaders={};
if(!headers)return normalizedHeaders;if(isUndiciHeaders(headers)){for(let i=0;i<headers.length;i+=2){const key=headers[i];const value=headers[i+1];if(key&&value!==
void 0){const keyStr=Buffer.isBuffer(key)?key.toString():key;const valueStr=Buffer.isBuffer(value)?value.toString():value;normalizedHeaders[keyStr.toLowerCase()]=
valueStr}}return normalizedHeaders}if(headers&&typeof headers==="object"){for(const[key,value]of Object.entries(headers)){if(key&&typeof key==="string"){normalizedHeaders[key.
toLowerCase()]=Array.isArray(value)?value.join(", "):String(value)}}}return normalizedHeaders}var validSnapshotModes=["record","playback","update"];function validateSnapshotMode(mode){
if(!validSnapshotModes.includes(mode)){throw new InvalidArgumentError(`Invalid snapshot mode: ${mode}. Must be one of: ${validSnapshotModes.join(", ")}`)}}module.
exports={createHeaderFilters,hashId,isUndiciHeaders,normalizeHeaders,isUrlExcludedFactory,validateSnapshotMode}}});var require_snapshot_recorder=__commonJS({"node_modules/undici/lib/mock/snapshot-recorder.js"(exports,module){"use strict";var{writeFile,readFile,mkdir}=__require("node:fs/promises");
var{dirname,resolve}=__require("node:path");var{setTimeout:setTimeout2,clearTimeout:clearTimeout2}=__require("node:timers");var{InvalidArgumentError,UndiciError}=require_errors();
var{hashId,isUrlExcludedFactory,normalizeHeaders,createHeaderFilters}=require_snapshot_utils();function formatRequestKey(opts,headerFilters,matchOptions={}){const url=new URL(
opts.path,opts.origin);const normalized=opts._normalizedHeaders||normalizeHeaders(opts.headers);if(!opts._normalizedHeaders){opts._normalizedHeaders=normalized}
return{method:opts.method||"GET",url:matchOptions.matchQuery!==false?url.toString():`${url.origin}${url.pathname}`,headers:filterHeadersForMatching(normalized,headerFilters,
matchOptions),body:matchOptions.matchBody!==false&&opts.body?String(opts.body):""}}function filterHeadersForMatching(headers,headerFilters,matchOptions={}){if(!headers||
typeof headers!=="object")return{};const{caseSensitive=false}=matchOptions;const filtered={};const{ignore,exclude,match}=headerFilters;for(const[key,value]of Object.
entries(headers)){const headerKey=caseSensitive?key:key.toLowerCase();if(exclude.has(headerKey))continue;if(ignore.has(headerKey))continue;if(match.size!==0){if(!match.
has(headerKey))continue}filtered[headerKey]=value}return filtered}function filterHeadersForStorage(headers,headerFilters,matchOptions={}){if(!headers||typeof headers!==
"object")return{};const{caseSensitive=false}=matchOptions;const filtered={};const{exclude:excludeSet}=headerFilters;for(const[key,value]of Object.entries(headers)){
const headerKey=caseSensitive?key:key.toLowerCase();if(excludeSet.has(headerKey))continue;filtered[headerKey]=value}return filtered}function createRequestHash(formattedRequest){
const parts2=[formattedRequest.method,formattedRequest.url];if(formattedRequest.headers&&typeof formattedRequest.headers==="object"){const headerKeys=Object.keys(
formattedRequest.headers).sort();for(const key of headerKeys){const values=Array.isArray(formattedRequest.headers[key])?formattedRequest.headers[key]:[formattedRequest.
headers[key]];parts2.push(key);for(const value of values.sort()){parts2.push(String(value))}}}parts2.push(formattedRequest.body);const content=parts2.join("|");
return hashId(content)}var SnapshotRecorder=class{#flushTimeout;#isUrlExcluded;#snapshots=new Map;#snapshotPath;#maxSnapshots=Infinity;#autoFlush=false;#headerFilters;constructor(options={}){
this.#snapshotPath=options.snapshotPath;this.#maxSnapshots=options.maxSnapshots||Infinity;this.#autoFlush=options.autoFlush||false;this.flushInterval=options.flushInterval||
3e4;this._flushTimer=null;this.matchOptions={matchHeaders:options.matchHeaders||[],ignoreHeaders:options.ignoreHeaders||[],excludeHeaders:options.excludeHeaders||
[],matchBody:options.matchBody!==false,matchQuery:options.matchQuery!==false,caseSensitive:options.caseSensitive||false};this.#headerFilters=createHeaderFilters(
this.matchOptions);this.shouldRecord=options.shouldRecord||(()=>true);this.shouldPlayback=options.shouldPlayback||(()=>true);this.#isUrlExcluded=isUrlExcludedFactory(
options.excludeUrls);if(this.#autoFlush&&this.#snapshotPath){this.#startAutoFlush()}}async record(requestOpts,response){if(!this.shouldRecord(requestOpts)){return}
if(this.isUrlExcluded(requestOpts)){return}const request=formatRequestKey(requestOpts,this.#headerFilters,this.matchOptions);const hash=createRequestHash(request);
const normalizedHeaders=normalizeHeaders(response.headers);const responseData={statusCode:response.statusCode,headers:filterHeadersForStorage(normalizedHeaders,
this.#headerFilters,this.matchOptions),body:Buffer.isBuffer(response.body)?response.body.toString("base64"):Buffer.from(String(response.body||"")).toString("bas\
e64"),trailers:response.trailers};if(this.#snapshots.size>=this.#maxSnapshots&&!this.#snapshots.has(hash)){const oldestKey=this.#snapshots.keys().next().value;this.#snapshots.
delete(oldestKey)}const existingSnapshot=this.#snapshots.get(hash);if(existingSnapshot&&existingSnapshot.responses){existingSnapshot.responses.push(responseData);
existingSnapshot.timestamp=new Date().toISOString()}else{this.#snapshots.set(hash,{request,responses:[responseData],callCount:0,timestamp:new Date().toISOString()})}
if(this.#autoFlush&&this.#snapshotPath){this.#scheduleFlush()}}isUrlExcluded(requestOpts){const url=new URL(requestOpts.path,requestOpts.origin).toString();return this.#isUrlExcluded(
url)}findSnapshot(requestOpts){if(!this.shouldPlayback(requestOpts)){return void 0}if(this.isUrlExcluded(requestOpts)){return void 0}const request=formatRequestKey(
requestOpts,this.#headerFilters,this.matchOptions);const hash=createRequestHash(request);const snapshot=this.#snapshots.get(hash);if(!snapshot)return void 0;const currentCallCount=snapshot.
callCount||0;const responseIndex=Math.min(currentCallCount,snapshot.responses.length-1);snapshot.callCount=currentCallCount+1;return{...snapshot,response:snapshot.
responses[responseIndex]}}async loadSnapshots(filePath){const path=filePath||this.#snapshotPath;if(!path){throw new InvalidArgumentError("Snapshot path is requi\
red")}try{const data=await readFile(resolve(path),"utf8");const parsed=JSON.parse(data);if(Array.isArray(parsed)){this.#snapshots.clear();for(const{hash,snapshot}of parsed){
this.#snapshots.set(hash,snapshot)}}else{this.#snapshots=new Map(Object.entries(parsed))}}catch(error){if(error.code==="ENOENT"){this.#snapshots.clear()}else{throw new UndiciError(
`Failed to load snapshots from ${path}`,{cause:error})}}}async saveSnapshots(filePath){const path=filePath||this.#snapshotPath;if(!path){throw new InvalidArgumentError(
"Snapshot path is required")}const resolvedPath=resolve(path);await mkdir(dirname(resolvedPath),{recursive:true});const data=Array.from(this.#snapshots.entries()).
map(([hash,snapshot])=>({hash,snapshot}));await writeFile(resolvedPath,JSON.stringify(data,null,2),{flush:true})}clear(){this.#snapshots.clear()}getSnapshots(){
return Array.from(this.#snapshots.values())}size(){return this.#snapshots.size}resetCallCounts(){for(const snapshot of this.#snapshots.values()){snapshot.callCount=
0}}deleteSnapshot(requestOpts){const request=formatRequestKey(requestOpts,this.#headerFilters,this.matchOptions);const hash=createRequestHash(request);return this.#snapshots.
delete(hash)}getSnapshotInfo(requestOpts){const request=formatRequestKey(requestOpts,this.#headerFilters,this.matchOptions);const hash=createRequestHash(request);
const snapshot=this.#snapshots.get(hash);if(!snapshot)return null;return{hash,request:snapshot.request,responseCount:snapshot.responses?snapshot.responses.length:
snapshot.response?1:0,callCount:snapshot.callCount||0,timestamp:snapshot.timestamp}}replaceSnapshots(snapshotData){this.#snapshots.clear();if(Array.isArray(snapshotData)){
for(const{hash,snapshot}of snapshotData){this.#snapshots.set(hash,snapshot)}}else if(snapshotData&&typeof snapshotData==="object"){this.#snapshots=new Map(Object.
entries(snapshotData))}}#startAutoFlush(){return this.#scheduleFlush()}#stopAutoFlush(){if(this.#flushTimeout){clearTimeout2(this.#flushTimeout);this.saveSnapshots().
catch(()=>{});this.#flushTimeout=null}}#scheduleFlush(){this.#flushTimeout=setTimeout2(()=>{this.saveSnapshots().catch(()=>{});if(this.#autoFlush){this.#flushTimeout?.
refresh()}else{this.#flushTimeout=null}},1e3)}destroy(){this.#stopAutoFlush();if(this.#flushTimeout){clearTimeout2(this.#flushTimeout);this.#flushTimeout=null}}async close(){
if(this.#snapshotPath&&this.#snapshots.size!==0){await this.saveSnapshots()}this.destroy()}};module.exports={SnapshotRecorder,formatRequestKey,createRequestHash,
filterHeadersForMatching,filterHeadersForStorage,createHeaderFilters}}});var require_snapshot_agent=__commonJS({"node_modules/undici/lib/mock/snapshot-agent.js"(exports,module){"use strict";var Agent=require_agent();var MockAgent=require_mock_agent();
var{SnapshotRecorder}=require_snapshot_recorder();var WrapHandler=require_wrap_handler();var{InvalidArgumentError,UndiciError}=require_errors();var{validateSnapshotMode}=require_snapshot_utils();
var kSnapshotRecorder=Symbol("kSnapshotRecorder");var kSnapshotMode=Symbol("kSnapshotMode");var kSnapshotPath=Symbol("kSnapshotPath");var kSnapshotLoaded=Symbol(
"kSnapshotLoaded");var kRealAgent=Symbol("kRealAgent");var warningEmitted=false;var SnapshotAgent=class extends MockAgent{constructor(opts={}){if(!warningEmitted){
process.emitWarning("SnapshotAgent is experimental and subject to change","ExperimentalWarning");warningEmitted=true}const{mode="record",snapshotPath=null,...mockAgentOpts}=opts;
super(mockAgentOpts);validateSnapshotMode(mode);if((mode==="playback"||mode==="update")&&!snapshotPath){throw new InvalidArgumentError(`snapshotPath is required\
 when mode is '${mode}'`)}this[kSnapshotMode]=mode;this[kSnapshotPath]=snapshotPath;this[kSnapshotRecorder]=new SnapshotRecorder({snapshotPath:this[kSnapshotPath],
mode:this[kSnapshotMode],maxSnapshots:opts.maxSnapshots,autoFlush:opts.autoFlush,flushInterval:opts.flushInterval,matchHeaders:opts.matchHeaders,ignoreHeaders:opts.
ignoreHeaders,excludeHeaders:opts.excludeHeaders,matchBody:opts.matchBody,matchQuery:opts.matchQuery,caseSensitive:opts.caseSensitive,shouldRecord:opts.shouldRecord,
shouldPlayback:opts.shouldPlayback,excludeUrls:opts.excludeUrls});this[kSnapshotLoaded]=false;if(this[kSnapshotMode]==="record"||this[kSnapshotMode]==="update"||
this[kSnapshotMode]==="playback"&&opts.excludeUrls&&opts.excludeUrls.length>0){this[kRealAgent]=new Agent(opts)}if((this[kSnapshotMode]==="playback"||this[kSnapshotMode]===
"update")&&this[kSnapshotPath]){this.loadSnapshots().catch(()=>{})}}dispatch(opts,handler){handler=WrapHandler.wrap(handler);const mode=this[kSnapshotMode];if(this[kSnapshotRecorder].
isUrlExcluded(opts)){return this[kRealAgent].dispatch(opts,handler)}if(mode==="playback"||mode==="update"){if(!this[kSnapshotLoaded]){return this.#asyncDispatch(
opts,handler)}const snapshot=this[kSnapshotRecorder].findSnapshot(opts);if(snapshot){return this.#replaySnapshot(snapshot,handler)}else if(mode==="update"){return this.#recordAndReplay(
opts,handler)}else{const error=new UndiciError(`No snapshot found for ${opts.method||"GET"} ${opts.path}`);if(handler.onError){handler.onError(error);return}throw error}}else if(mode===
"record"){return this.#recordAndReplay(opts,handler)}}async#asyncDispatch(opts,handler){await this.loadSnapshots();return this.dispatch(opts,handler)}#recordAndReplay(opts,handler){
const responseData={statusCode:null,headers:{},trailers:{},body:[]};const self2=this;const recordingHandler={onRequestStart(controller,context){return handler.onRequestStart(
controller,{...context,history:this.history})},onRequestUpgrade(controller,statusCode,headers,socket){return handler.onRequestUpgrade(controller,statusCode,headers,
socket)},onResponseStart(controller,statusCode,headers,statusMessage){responseData.statusCode=statusCode;responseData.headers=headers;return handler.onResponseStart(
controller,statusCode,headers,statusMessage)},onResponseData(controller,chunk){responseData.body.push(chunk);return handler.onResponseData(controller,chunk)},onResponseEnd(controller,trailers){
responseData.trailers=trailers;const responseBody=Buffer.concat(responseData.body);self2[kSnapshotRecorder].record(opts,{statusCode:responseData.statusCode,headers:responseData.
headers,body:responseBody,trailers:responseData.trailers}).then(()=>handler.onResponseEnd(controller,trailers)).catch(error=>handler.onResponseError(controller,
error))}};const agent=this[kRealAgent];return agent.dispatch(opts,recordingHandler)}#replaySnapshot(snapshot,handler){try{const{response}=snapshot;const controller={
pause(){},resume(){},abort(reason){this.aborted=true;this.reason=reason},aborted:false,paused:false};handler.onRequestStart(controller);handler.onResponseStart(
controller,response.statusCode,response.headers);const body=Buffer.from(response.body,"base64");handler.onResponseData(controller,body);handler.onResponseEnd(controller,
response.trailers)}catch(error){handler.onError?.(error)}}async loadSnapshots(filePath){await this[kSnapshotRecorder].loadSnapshots(filePath||this[kSnapshotPath]);
this[kSnapshotLoaded]=true;if(this[kSnapshotMode]==="playback"){this.#setupMockInterceptors()}}async saveSnapshots(filePath){return this[kSnapshotRecorder].saveSnapshots(
filePath||this[kSnapshotPath])}#setupMockInterceptors(){for(const snapshot of this[kSnapshotRecorder].getSnapshots()){const{request,responses,response}=snapshot;
const url=new URL(request.url);const mockPool=this.get(url.origin);const responseData=responses?responses[0]:response;if(!responseData)continue;mockPool.intercept(
{path:url.pathname+url.search,method:request.method,headers:request.headers,body:request.body}).reply(responseData.statusCode,responseData.body,{headers:responseData.
headers,trailers:responseData.trailers}).persist()}}getRecorder(){return this[kSnapshotRecorder]}getMode(){return this[kSnapshotMode]}clearSnapshots(){this[kSnapshotRecorder].
clear()}resetCallCounts(){this[kSnapshotRecorder].resetCallCounts()}deleteSnapshot(requestOpts){return this[kSnapshotRecorder].deleteSnapshot(requestOpts)}getSnapshotInfo(requestOpts){
return this[kSnapshotRecorder].getSnapshotInfo(requestOpts)}replaceSnapshots(snapshotData){this[kSnapshotRecorder].replaceSnapshots(snapshotData)}async close(){
await this[kSnapshotRecorder].close();await this[kRealAgent]?.close();await super.close()}};module.exports=SnapshotAgent}});var require_global2=__commonJS({"node_modules/undici/lib/global.js"(exports,module){"use strict";var globalDispatcher=Symbol.for("undici.globalDispatcher.2");var legacyGlobalDispatcher=Symbol.
for("undici.globalDispatcher.1");var{InvalidArgumentError}=require_errors();var Agent=require_agent();if(getGlobalDispatcher()===void 0){setGlobalDispatcher(new Agent)}
function setGlobalDispatcher(agent){if(!agent||typeof agent.dispatch!=="function"){throw new InvalidArgumentError("Argument agent must implement Agent")}Object.
defineProperty(globalThis,globalDispatcher,{value:agent,writable:true,enumerable:false,configurable:false});Object.defineProperty(globalThis,legacyGlobalDispatcher,
{value:agent,writable:true,enumerable:false,configurable:false})}function getGlobalDispatcher(){return globalThis[legacyGlobalDispatcher]}var installedExports=[
"fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"];module.exports={setGlobalDispatcher,getGlobalDispatcher,
installedExports}}});var require_decorator_handler=__commonJS({"node_modules/undici/lib/handler/decorator-handler.js"(exports,module){"use strict";var assert2=__require("node:assert");
var WrapHandler=require_wrap_handler();module.exports=class DecoratorHandler{#handler;#onCompleteCalled=false;#onErrorCalled=false;#onResponseStartCalled=false;constructor(handler){
if(typeof handler!=="object"||handler===null){throw new TypeError("handler must be an object")}this.#handler=WrapHandler.wrap(handler)}onRequestStart(...args){this.#handler.
onRequestStart?.(...args)}onRequestUpgrade(...args){assert2(!this.#onCompleteCalled);assert2(!this.#onErrorCalled);return this.#handler.onRequestUpgrade?.(...args)}onResponseStart(...args){
assert2(!this.#onCompleteCalled);assert2(!this.#onErrorCalled);assert2(!this.#onResponseStartCalled);this.#onResponseStartCalled=true;return this.#handler.onResponseStart?.(
...args)}onResponseData(...args){assert2(!this.#onCompleteCalled);assert2(!this.#onErrorCalled);return this.#handler.onResponseData?.(...args)}onResponseEnd(...args){
assert2(!this.#onCompleteCalled);assert2(!this.#onErrorCalled);this.#onCompleteCalled=true;return this.#handler.onResponseEnd?.(...args)}onResponseError(...args){
this.#onErrorCalled=true;return this.#handler.onResponseError?.(...args)}onBodySent(){}}}});var require_redirect_handler=__commonJS({"node_modules/undici/lib/handler/redirect-handler.js"(exports,module){"use strict";var util=require_util();var{kBodyUsed,
kRedirectCacheControl}=require_symbols();var assert2=__require("node:assert");var{InvalidArgumentError}=require_errors();var EE=__require("node:events");var redirectableStatusCodes=[
300,301,302,303,307,308];var kBody=Symbol("body");var noop=()=>{};var BodyAsyncIterable=class{constructor(body){this[kBody]=body;this[kBodyUsed]=false}async*[Symbol.
asyncIterator](){assert2(!this[kBodyUsed],"disturbed");this[kBodyUsed]=true;yield*this[kBody]}};var RedirectHandler=class _RedirectHandler{static buildDispatch(dispatcher,maxRedirections){
if(maxRedirections!=null&&(!Number.isInteger(maxRedirections)||maxRedirections<0)){throw new InvalidArgumentError("maxRedirections must be a positive number")}const dispatch=dispatcher.
dispatch.bind(dispatcher);return(opts,originalHandler)=>dispatch(opts,new _RedirectHandler(dispatch,maxRedirections,opts,originalHandler))}constructor(dispatch,maxRedirections,opts,handler){
if(maxRedirections!=null&&(!Number.isInteger(maxRedirections)||maxRedirections<0)){throw new InvalidArgumentError("maxRedirections must be a positive number")}this.
dispatch=dispatch;this.location=null;const{maxRedirections:_,...cleanOpts}=opts;this.opts=cleanOpts;this.maxRedirections=maxRedirections;this.handler=handler;this.
history=[];Object.defineProperty(this.history,kRedirectCacheControl,{value:[],enumerable:false});if(util.isStream(this.opts.body)){if(util.bodyLength(this.opts.
body)===0){this.opts.body.on("data",function(){assert2(false)})}if(typeof this.opts.body.readableDidRead!=="boolean"){this.opts.body[kBodyUsed]=false;EE.prototype.
on.call(this.opts.body,"data",function(){this[kBodyUsed]=true})}}else if(this.opts.body&&typeof this.opts.body.pipeTo==="function"){this.opts.body=new BodyAsyncIterable(
this.opts.body)}else if(this.opts.body&&typeof this.opts.body!=="string"&&!ArrayBuffer.isView(this.opts.body)&&util.isIterable(this.opts.body)&&!util.isFormDataLike(
this.opts.body)){this.opts.body=new BodyAsyncIterable(this.opts.body)}}onRequestStart(controller,context){this.handler.onRequestStart?.(controller,{...context,history:this.
history})}onRequestUpgrade(controller,statusCode,headers,socket){this.handler.onRequestUpgrade?.(controller,statusCode,headers,socket)}onResponseStart(controller,statusCode,headers,statusMessage){
if(this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){throw new Error("max redirects")}if((statusCode===301||statusCode===302)&&this.opts.
method==="POST"){this.opts.method="GET";if(util.isStream(this.opts.body)){util.destroy(this.opts.body.on("error",noop))}this.opts.body=null}if(statusCode===303&&
this.opts.method!=="HEAD"){this.opts.method="GET";if(util.isStream(this.opts.body)){util.destroy(this.opts.body.on("error",noop))}this.opts.body=null}this.location=
this.history.length>=this.maxRedirections||util.isDisturbed(this.opts.body)||redirectableStatusCodes.indexOf(statusCode)===-1?null:headers.location;if(this.opts.
origin){this.history.push(new URL(this.opts.path,this.opts.origin))}if(!this.location){this.handler.onResponseStart?.(controller,statusCode,headers,statusMessage);
return}this.history[kRedirectCacheControl].push({statusCode,headers:{...headers},receivedAt:Date.now()});const{origin,pathname,search}=util.parseURL(new URL(this.
location,this.opts.origin&&new URL(this.opts.path,this.opts.origin)));const path=search?`${pathname}${search}`:pathname;const redirectUrlString=`${origin}${path}`;
for(const historyUrl of this.history){if(historyUrl.toString()===redirectUrlString){throw new InvalidArgumentError(`Redirect loop detected. Cannot redirect to ${origin}\
. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`)}}this.opts.headers=cleanRequestHeaders(
this.opts.headers,statusCode===303,this.opts.origin!==origin);this.opts.path=path;this.opts.origin=origin;this.opts.query=null}onResponseData(controller,chunk){
if(this.location){}else{this.handler.onResponseData?.(controller,chunk)}}onResponseEnd(controller,trailers){if(this.location){this.dispatch(this.opts,this)}else{
this.handler.onResponseEnd(controller,trailers)}}onResponseError(controller,error){this.handler.onResponseError?.(controller,error)}};function shouldRemoveHeader(header,removeContent,unknownOrigin){
if(header.length===4){return util.headerNameToString(header)==="host"}if(removeContent&&util.headerNameToString(header).startsWith("content-")){return true}if(unknownOrigin&&
(header.length===13||header.length===6||header.length===19)){const name=util.headerNameToString(header);return name==="authorization"||name==="cookie"||name==="\
proxy-authorization"}return false}function cleanRequestHeaders(headers,removeContent,unknownOrigin){const ret=[];if(Array.isArray(headers)){if(headers.length>0&&
Array.isArray(headers[0])){for(const[key,value]of headers){if(!shouldRemoveHeader(key,removeContent,unknownOrigin)){ret.push(key,value)}}}else{for(let i=0;i<headers.
length;i+=2){if(!shouldRemoveHeader(headers[i],removeContent,unknownOrigin)){ret.push(headers[i],headers[i+1])}}}}else if(headers&&typeof headers==="object"){const entries=util.
hasSafeIterator(headers)?headers:Object.entries(headers);for(const[key,value]of entries){if(!shouldRemoveHeader(key,removeContent,unknownOrigin)){ret.push(key,value)}}}else{
assert2(headers==null,"headers must be an object or an array")}return ret}module.exports=RedirectHandler}});var require_redirect=__commonJS({"node_modules/undici/lib/interceptor/redirect.js"(exports,module){"use strict";var RedirectHandler=require_redirect_handler();function createRedirectInterceptor({
maxRedirections:defaultMaxRedirections}={}){return dispatch=>{return function Intercept(opts,handler){const{maxRedirections=defaultMaxRedirections,...rest}=opts;
if(maxRedirections==null||maxRedirections===0){return dispatch(opts,handler)}const dispatchOpts={...rest};const redirectHandler=new RedirectHandler(dispatch,maxRedirections,
dispatchOpts,handler);return dispatch(dispatchOpts,redirectHandler)}}}module.exports=createRedirectInterceptor}});var require_response_error=__commonJS({"node_modules/undici/lib/interceptor/response-error.js"(exports,module){"use strict";var DecoratorHandler=require_decorator_handler();
var{ResponseError}=require_errors();var ResponseErrorHandler=class extends DecoratorHandler{#statusCode;#contentType;#decoder;#headers;#body;constructor(_opts,{
handler}){super(handler)}#checkContentType(contentType){return(this.#contentType??"").indexOf(contentType)===0}onRequestStart(controller,context){this.#statusCode=
0;this.#contentType=null;this.#decoder=null;this.#headers=null;this.#body="";return super.onRequestStart(controller,context)}onResponseStart(controller,statusCode,headers,statusMessage){
this.#statusCode=statusCode;this.#headers=headers;this.#contentType=headers["content-type"];if(this.#statusCode<400){return super.onResponseStart(controller,statusCode,
headers,statusMessage)}if(this.#checkContentType("application/json")||this.#checkContentType("text/plain")){this.#decoder=new TextDecoder("utf-8")}}onResponseData(controller,chunk){
if(this.#statusCode<400){return super.onResponseData(controller,chunk)}this.#body+=this.#decoder?.decode(chunk,{stream:true})??""}onResponseEnd(controller,trailers){
if(this.#statusCode>=400){this.#body+=this.#decoder?.decode(void 0,{stream:false})??"";if(this.#checkContentType("application/json")){try{this.#body=JSON.parse(
this.#body)}catch{}}let err;const stackTraceLimit=Error.stackTraceLimit;Error.stackTraceLimit=0;try{err=new ResponseError("Response Error",this.#statusCode,{body:this.#body,
headers:this.#headers})}finally{Error.stackTraceLimit=stackTraceLimit}super.onResponseError(controller,err)}else{super.onResponseEnd(controller,trailers)}}onResponseError(controller,err){
super.onResponseError(controller,err)}};module.exports=()=>{return dispatch=>{return function Intercept(opts,handler){return dispatch(opts,new ResponseErrorHandler(
opts,{handler}))}}}}});var require_retry=__commonJS({"node_modules/undici/lib/interceptor/retry.js"(exports,module){"use strict";var RetryHandler=require_retry_handler();module.exports=
globalOpts=>{return dispatch=>{return function retryInterceptor(opts,handler){return dispatch(opts,new RetryHandler({...opts,retryOptions:{...globalOpts,...opts.
retryOptions}},{handler,dispatch}))}}}}});var require_dump=__commonJS({"node_modules/undici/lib/interceptor/dump.js"(exports,module){"use strict";var{InvalidArgumentError,RequestAbortedError}=require_errors();
var DecoratorHandler=require_decorator_handler();var DumpHandler=class extends DecoratorHandler{#maxSize=1024*1024;#dumped=false;#size=0;aborted=false;reason=false;constructor({
maxSize,signal},handler){if(maxSize!=null&&(!Number.isFinite(maxSize)||maxSize<1)){throw new InvalidArgumentError("maxSize must be a number greater than 0")}super(
handler);this.#maxSize=maxSize??this.#maxSize}#abort(reason){this.aborted=true;this.reason=reason}onRequestStart(controller,context){controller.abort=this.#abort.
bind(this);return super.onRequestStart(controller,context)}onResponseStart(controller,statusCode,headers,statusMessage){const contentLength=headers["content-len\
gth"];if(contentLength!=null&&contentLength>this.#maxSize){throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize}\
)`)}if(this.aborted===true){return true}return super.onResponseStart(controller,statusCode,headers,statusMessage)}onResponseError(controller,err){super.onResponseError(
controller,this.aborted===true?this.reason:err)}onResponseData(controller,chunk){this.#size=this.#size+chunk.length;if(this.#size>this.#maxSize){throw new RequestAbortedError(
`Response size (${this.#size}) larger than maxSize (${this.#maxSize})`)}if(this.#size===this.#maxSize){this.#dumped=true}return true}onResponseEnd(controller,trailers){
if(this.aborted===true){super.onResponseError(controller,this.reason);return}super.onResponseEnd(controller,this.#dumped?{}:trailers)}};function createDumpInterceptor({
maxSize:defaultMaxSize}={maxSize:1024*1024}){return dispatch=>{return function Intercept(opts,handler){const{dumpMaxSize=defaultMaxSize}=opts;const dumpHandler=new DumpHandler(
{maxSize:dumpMaxSize,signal:opts.signal},handler);return dispatch(opts,dumpHandler)}}}module.exports=createDumpInterceptor}});var require_dns=__commonJS({"node_modules/undici/lib/interceptor/dns.js"(exports,module){"use strict";var{isIP}=__require("node:net");var{lookup}=__require("node:dns");
var DecoratorHandler=require_decorator_handler();var{InvalidArgumentError,InformationalError}=require_errors();var maxInt=Math.pow(2,31)-1;function hasSafeIterator(headers){
const prototype=Object.getPrototypeOf(headers);const ownIterator=Object.prototype.hasOwnProperty.call(headers,Symbol.iterator);return ownIterator||prototype!=null&&
prototype!==Object.prototype&&typeof headers[Symbol.iterator]==="function"}function isHostHeader(key){return typeof key==="string"&&key.toLowerCase()==="host"}function normalizeHeaders(headers){
if(headers==null){return null}if(Array.isArray(headers)){if(headers.length===0||!Array.isArray(headers[0])){return headers}const normalized=[];for(const header of headers){
if(Array.isArray(header)&&header.length===2){normalized.push(header[0],header[1])}else{normalized.push(header)}}return normalized}if(typeof headers==="object"&&
hasSafeIterator(headers)){const normalized=[];for(const header of headers){if(Array.isArray(header)&&header.length===2){normalized.push(header[0],header[1])}else{
normalized.push(header)}}return normalized}return headers}function hasHostHeader(headers){if(headers==null){return false}if(Array.isArray(headers)){if(headers.length===
0){return false}for(let i=0;i<headers.length;i+=2){if(isHostHeader(headers[i])){return true}}return false}if(typeof headers==="object"){for(const key in headers){
if(isHostHeader(key)){return true}}}return false}function withHostHeader(host,headers){const normalizedHeaders=normalizeHeaders(headers);if(hasHostHeader(normalizedHeaders)){
return normalizedHeaders}if(Array.isArray(normalizedHeaders)){return["host",host,...normalizedHeaders]}if(normalizedHeaders&&typeof normalizedHeaders==="object"){
return{host,...normalizedHeaders}}return{host}}var DNSStorage=class{#maxItems=0;#records=new Map;constructor(opts){this.#maxItems=opts.maxItems}get size(){return this.#records.
size}get(hostname){return this.#records.get(hostname)??null}set(hostname,records){this.#records.set(hostname,records)}delete(hostname){this.#records.delete(hostname)}full(){
return this.size>=this.#maxItems}};var DNSInstance=class{#maxTTL=0;#maxItems=0;dualStack=true;affinity=null;lookup=null;pick=null;storage=null;constructor(opts){
this.#maxTTL=opts.maxTTL;this.#maxItems=opts.maxItems;this.dualStack=opts.dualStack;this.affinity=opts.affinity;this.lookup=opts.lookup??this.#defaultLookup;this.
pick=opts.pick??this.#defaultPick;this.storage=opts.storage??new DNSStorage(opts)}runLookup(origin,opts,cb){const ips=this.storage.get(origin.hostname);if(ips==
null&&this.storage.full()){cb(null,origin);return}const newOpts={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...opts.dns,maxTTL:this.#maxTTL,
maxItems:this.#maxItems};if(ips==null){this.lookup(origin,newOpts,(err,addresses)=>{if(err||addresses==null||addresses.length===0){cb(err??new InformationalError(
"No DNS entries found"));return}this.setRecords(origin,addresses);const records=this.storage.get(origin.hostname);const ip=this.pick(origin,records,newOpts.affinity);
let port;if(typeof ip.port==="number"){port=`:${ip.port}`}else if(origin.port!==""){port=`:${origin.port}`}else{port=""}cb(null,new URL(`${origin.protocol}//${ip.
family===6?`[${ip.address}]`:ip.address}${port}`))})}else{const ip=this.pick(origin,ips,newOpts.affinity);if(ip==null){this.storage.delete(origin.hostname);this.
runLookup(origin,opts,cb);return}let port;if(typeof ip.port==="number"){port=`:${ip.port}`}else if(origin.port!==""){port=`:${origin.port}`}else{port=""}cb(null,
new URL(`${origin.protocol}//${ip.family===6?`[${ip.address}]`:ip.address}${port}`))}}#defaultLookup(origin,opts,cb){lookup(origin.hostname,{all:true,family:this.
dualStack===false?this.affinity:0,order:"ipv4first"},(err,addresses)=>{if(err){return cb(err)}const results=new Map;for(const addr of addresses){results.set(`${addr.
address}:${addr.family}`,addr)}cb(null,results.values())})}#defaultPick(origin,hostnameRecords,affinity){let ip=null;const{records,offset}=hostnameRecords;let family;
if(this.dualStack){if(affinity==null){if(offset==null||offset===maxInt){hostnameRecords.offset=0;affinity=4}else{hostnameRecords.offset++;affinity=(hostnameRecords.
offset&1)===1?6:4}}if(records[affinity]!=null&&records[affinity].ips.length>0){family=records[affinity]}else{family=records[affinity===4?6:4]}}else{family=records[affinity]}
if(family==null||family.ips.length===0){return ip}if(family.offset==null||family.offset===maxInt){family.offset=0}else{family.offset++}const position=family.offset%
family.ips.length;ip=family.ips[position]??null;if(ip==null){return ip}if(Date.now()-ip.timestamp>ip.ttl){family.ips.splice(position,1);return this.pick(origin,
hostnameRecords,affinity)}return ip}pickFamily(origin,ipFamily){const records=this.storage.get(origin.hostname)?.records;if(!records){return null}const family=records[ipFamily];
if(!family){return null}if(family.offset==null||family.offset===maxInt){family.offset=0}else{family.offset++}const position=family.offset%family.ips.length;const ip=family.
ips[position]??null;if(ip==null){return ip}if(Date.now()-ip.timestamp>ip.ttl){family.ips.splice(position,1)}return ip}setRecords(origin,addresses){const timestamp=Date.
now();const records={records:{4:null,6:null}};let minTTL=this.#maxTTL;for(const record of addresses){record.timestamp=timestamp;if(typeof record.ttl==="number"){
record.ttl=Math.min(record.ttl,this.#maxTTL);minTTL=Math.min(minTTL,record.ttl)}else{record.ttl=this.#maxTTL}const familyRecords=records.records[record.family]??
{ips:[]};familyRecords.ips.push(record);records.records[record.family]=familyRecords}this.storage.set(origin.hostname,records,{ttl:minTTL})}deleteRecords(origin){
this.storage.delete(origin.hostname)}getHandler(meta,opts){return new DNSDispatchHandler(this,meta,opts)}};var DNSDispatchHandler=class extends DecoratorHandler{#state=null;#opts=null;#dispatch=null;#origin=null;#controller=null;#newOrigin=null;#firstTry=true;constructor(state,{
origin,handler,dispatch,newOrigin},opts){super(handler);this.#origin=origin;this.#newOrigin=newOrigin;this.#opts={...opts};this.#state=state;this.#dispatch=dispatch}onResponseError(controller,err){
switch(err.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#state.dualStack){if(!this.#firstTry){super.onResponseError(controller,err);return}this.#firstTry=false;
const otherFamily=this.#newOrigin.hostname[0]==="["?4:6;const ip=this.#state.pickFamily(this.#origin,otherFamily);if(ip==null){super.onResponseError(controller,
err);return}let port;if(typeof ip.port==="number"){port=`:${ip.port}`}else if(this.#origin.port!==""){port=`:${this.#origin.port}`}else{port=""}const dispatchOpts={
...this.#opts,origin:`${this.#origin.protocol}//${ip.family===6?`[${ip.address}]`:ip.address}${port}`,headers:withHostHeader(this.#origin.host,this.#opts.headers)};
this.#dispatch(dispatchOpts,this);return}super.onResponseError(controller,err);break}case"ENOTFOUND":this.#state.deleteRecords(this.#origin);super.onResponseError(
controller,err);break;default:super.onResponseError(controller,err);break}}};module.exports=interceptorOpts=>{if(interceptorOpts?.maxTTL!=null&&(typeof interceptorOpts?.
maxTTL!=="number"||interceptorOpts?.maxTTL<0)){throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number")}if(interceptorOpts?.maxItems!=null&&(typeof interceptorOpts?.
maxItems!=="number"||interceptorOpts?.maxItems<1)){throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero")}if(interceptorOpts?.
affinity!=null&&interceptorOpts?.affinity!==4&&interceptorOpts?.affinity!==6){throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6")}if(interceptorOpts?.
dualStack!=null&&typeof interceptorOpts?.dualStack!=="boolean"){throw new InvalidArgumentError("Invalid dualStack. Must be a boolean")}if(interceptorOpts?.lookup!=
null&&typeof interceptorOpts?.lookup!=="function"){throw new InvalidArgumentError("Invalid lookup. Must be a function")}if(interceptorOpts?.pick!=null&&typeof interceptorOpts?.
pick!=="function"){throw new InvalidArgumentError("Invalid pick. Must be a function")}if(interceptorOpts?.storage!=null&&(typeof interceptorOpts?.storage?.get!==
"function"||typeof interceptorOpts?.storage?.set!=="function"||typeof interceptorOpts?.storage?.full!=="function"||typeof interceptorOpts?.storage?.delete!=="fu\
nction")){throw new InvalidArgumentError("Invalid storage. Must be a object with methods: { get, set, full, delete }")}const dualStack=interceptorOpts?.dualStack??
true;let affinity;if(dualStack){affinity=interceptorOpts?.affinity??null}else{affinity=interceptorOpts?.affinity??4}const opts={maxTTL:interceptorOpts?.maxTTL??
1e4,lookup:interceptorOpts?.lookup??null,pick:interceptorOpts?.pick??null,dualStack,affinity,maxItems:interceptorOpts?.maxItems??Infinity,storage:interceptorOpts?.
storage};const instance=new DNSInstance(opts);return dispatch=>{return function dnsInterceptor(origDispatchOpts,handler){const origin=origDispatchOpts.origin.constructor===
URL?origDispatchOpts.origin:new URL(origDispatchOpts.origin);if(isIP(origin.hostname)!==0){return dispatch(origDispatchOpts,handler)}instance.runLookup(origin,origDispatchOpts,
(err,newOrigin)=>{if(err){return handler.onResponseError(null,err)}const dispatchOpts={...origDispatchOpts,servername:origin.hostname,origin:newOrigin.origin,headers:withHostHeader(
origin.host,origDispatchOpts.headers)};dispatch(dispatchOpts,instance.getHandler({origin,dispatch,handler,newOrigin},origDispatchOpts))});return true}}}}});var require_cache=__commonJS({"node_modules/undici/lib/util/cache.js"(exports,module){"use strict";var{safeHTTPMethods,pathHasQueryOrFragment,hasSafeIterator,isValidHTTPToken}=require_util();
var{serializePathWithQuery}=require_util();var MAX_DELTA_SECONDS=2147483647;var RESTRICTIVE_DIRECTIVE_NAMES=["no-store","private","no-cache"];var kInvalidCacheControlDirectives=Symbol(
"invalid cache-control directives");function trimOWS(value){return value.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(array,value){for(let i=0;i<array.
length;i++){if(array[i]===value){return true}}return false}function trimOWSStart(value){return value.replace(/^[\t ]+/,"")}function trimOWSEnd(value){return value.
replace(/[\t ]+$/,"")}function findUnescapedQuote(value,start){let escaped=false;for(let i=start;i<value.length;i++){if(escaped){escaped=false}else if(value[i]===
"\\"){escaped=true}else if(value[i]==='"'){return i}}return-1}function splitCacheControlHeaderValue(value){const directives=[];let start=0;let quoteStart=-1;let inQuote=false;
let escaped=false;for(let i=0;i<value.length;i++){if(inQuote){if(escaped){escaped=false}else if(value[i]==="\\"){escaped=true}else if(value[i]==='"'){inQuote=false;
quoteStart=-1}}else if(value[i]==='"'){inQuote=true;quoteStart=i}else if(value[i]===","){directives.push({value:value.substring(start,i),fromMalformedQuote:false});
start=i+1}}if(!inQuote){directives.push({value:value.substring(start),fromMalformedQuote:false});return directives}const tail=value.substring(start);const quoteOffset=quoteStart-
start;let tailStart=0;for(let i=0;i<tail.length;i++){if(tail[i]===","){directives.push({value:tail.substring(tailStart,i),fromMalformedQuote:tailStart>quoteOffset});
tailStart=i+1}}directives.push({value:tail.substring(tailStart),fromMalformedQuote:tailStart>quoteOffset});return directives}function markInvalidCacheControlDirective(directives,key){
let invalidDirectives=directives[kInvalidCacheControlDirectives];if(invalidDirectives===void 0){invalidDirectives=new Set;Object.defineProperty(directives,kInvalidCacheControlDirectives,
{value:invalidDirectives})}invalidDirectives.add(key)}function hasInvalidCacheControlDirective(directives,key){return directives[kInvalidCacheControlDirectives]?.
has(key)===true}function getMalformedRestrictiveDirectiveName(key){for(const directiveName of RESTRICTIVE_DIRECTIVE_NAMES){if(key.startsWith(directiveName)&&key.
length>directiveName.length&&!isValidHTTPToken(key[directiveName.length])){return directiveName}}let tokenOnlyKey="";let hasInvalidTokenChar=false;for(let i=0;i<
key.length;i++){if(isValidHTTPToken(key[i])){tokenOnlyKey+=key[i]}else{hasInvalidTokenChar=true}}if(hasInvalidTokenChar&&arrayIncludes(RESTRICTIVE_DIRECTIVE_NAMES,
tokenOnlyKey)){return tokenOnlyKey}}function makeCacheKey(opts){if(!opts.origin){throw new Error("opts.origin is undefined")}let fullPath=opts.path||"/";if(opts.
query&&!pathHasQueryOrFragment(fullPath)){fullPath=serializePathWithQuery(fullPath,opts.query)}return{origin:opts.origin.toString(),method:opts.method,path:fullPath,
headers:opts.headers}}function appendHeader(headers,key,val){const headerName=key.toLowerCase();const current=headers[headerName];const values=Array.isArray(val)?
val:[val];if(current===void 0){headers[headerName]=Array.isArray(val)?val.slice():val}else if(Array.isArray(current)){current.push(...values)}else{headers[headerName]=
[current,...values]}}function normalizeHeaders(opts){let headers;if(opts.headers==null){headers={}}else if(typeof opts.headers==="object"){headers={};if(hasSafeIterator(
opts.headers)){if(Array.isArray(opts.headers)){if(Array.isArray(opts.headers[0])){for(const x of opts.headers){if(!Array.isArray(x)){throw new Error("opts.heade\
rs is not a valid header map")}const[key,val]=x;if(typeof key!=="string"||typeof val!=="string"){throw new Error("opts.headers is not a valid header map")}appendHeader(
headers,key,val)}}else{if(opts.headers.length%2!==0){throw new Error("opts.headers is not a valid header map")}for(let i=0;i<opts.headers.length;i+=2){const key=opts.
headers[i];const val=opts.headers[i+1];if(typeof key!=="string"||typeof val!=="string"&&!Array.isArray(val)){throw new Error("opts.headers is not a valid header\
 map")}if(typeof val==="string"){appendHeader(headers,key,val)}else{appendHeader(headers,key,val.map(item=>typeof item==="string"?item:item.toString("latin1")))}}}}else{
for(const x of opts.headers){if(!Array.isArray(x)){throw new Error("opts.headers is not a valid header map")}const[key,val]=x;if(typeof key!=="string"||typeof val!==
"string"){throw new Error("opts.headers is not a valid header map")}appendHeader(headers,key,val)}}}else{for(const key of Object.keys(opts.headers)){appendHeader(
headers,key,opts.headers[key])}}}else{throw new Error("opts.headers is not an object")}return headers}function assertCacheKey(key){if(typeof key!=="object"){throw new TypeError(
`expected key to be object, got ${typeof key}`)}for(const property of["origin","method","path"]){if(typeof key[property]!=="string"){throw new TypeError(`expect\
ed key.${property} to be string, got ${typeof key[property]}`)}}if(key.headers!==void 0&&typeof key.headers!=="object"){throw new TypeError(`expected headers to\
 be object, got ${typeof key}`)}}function assertCacheValue(value){if(typeof value!=="object"){throw new TypeError(`expected value to be object, got ${typeof value}`)}
for(const property of["statusCode","cachedAt","staleAt","deleteAt"]){if(typeof value[property]!=="number"){throw new TypeError(`expected value.${property} to be\
 number, got ${typeof value[property]}`)}}if(typeof value.statusMessage!=="string"){throw new TypeError(`expected value.statusMessage to be string, got ${typeof value.
statusMessage}`)}if(value.headers!=null&&typeof value.headers!=="object"){throw new TypeError(`expected value.rawHeaders to be object, got ${typeof value.headers}`)}
if(value.vary!==void 0&&typeof value.vary!=="object"){throw new TypeError(`expected value.vary to be object, got ${typeof value.vary}`)}if(value.etag!==void 0&&
typeof value.etag!=="string"){throw new TypeError(`expected value.etag to be string, got ${typeof value.etag}`)}}function parseCacheControlHeader(header){const output={};
const invalidNumericDirectives=new Set;const invalidNoArgumentDirectives=new Set;const directives=splitCacheControlHeaderValue(Array.isArray(header)?header.join(
","):header);for(let i=0;i<directives.length;i++){const directiveRecord=directives[i];const directive=directiveRecord.value.toLowerCase();const fromMalformedQuote=directiveRecord.
fromMalformedQuote;const keyValueDelimiter=directive.indexOf("=");let key;let value;let keyHasTrailingWhitespace=false;let valueHasLeadingWhitespace=false;if(keyValueDelimiter!==
-1){const rawKey=directive.substring(0,keyValueDelimiter);const rawValue=directive.substring(keyValueDelimiter+1);keyHasTrailingWhitespace=trimOWSEnd(rawKey)!==
rawKey;valueHasLeadingWhitespace=trimOWSStart(rawValue)!==rawValue;key=trimOWS(rawKey);value=trimOWSStart(rawValue)}else{key=trimOWS(directive)}const malformedRestrictiveDirectiveName=getMalformedRestrictiveDirectiveName(
key);if(malformedRestrictiveDirectiveName!==void 0){output[malformedRestrictiveDirectiveName]=true;continue}switch(key){case"min-fresh":case"max-stale":case"max\
-age":case"s-maxage":case"stale-while-revalidate":case"stale-if-error":{if(fromMalformedQuote||invalidNumericDirectives.has(key)){continue}if(value===void 0||keyHasTrailingWhitespace||
valueHasLeadingWhitespace){delete output[key];invalidNumericDirectives.add(key);markInvalidCacheControlDirective(output,key);continue}if(value.length>=2&&value[0]===
'"'&&value[value.length-1]==='"'){value=value.substring(1,value.length-1)}if(!/^[0-9]+$/.test(value)){delete output[key];invalidNumericDirectives.add(key);markInvalidCacheControlDirective(
output,key);continue}const parsedValue=Math.min(parseInt(value,10),MAX_DELTA_SECONDS);if(key==="min-fresh"){if(!(key in output)||output[key]<parsedValue){output[key]=
parsedValue}}else if(!(key in output)||output[key]>parsedValue){output[key]=parsedValue}break}case"private":case"no-cache":{if(fromMalformedQuote){output[key]=true;
break}if(value!==void 0&&value.length===0){output[key]=true;break}if(value){if(value[0]==='"'){value=trimOWSEnd(value);let fieldList="";let lastQuotedPart=i;let foundEndingQuote=false;
const closingQuote=findUnescapedQuote(value,1);if(closingQuote!==-1){fieldList=value.substring(1,closingQuote);foundEndingQuote=true}else{const fieldListParts=[
value.substring(1)];for(let j=i+1;j<directives.length;j++){const nextPart=trimOWS(directives[j].value);const closingQuote2=findUnescapedQuote(nextPart,0);lastQuotedPart=
j;if(closingQuote2!==-1){fieldListParts.push(nextPart.substring(0,closingQuote2));foundEndingQuote=true;break}fieldListParts.push(nextPart)}fieldList=fieldListParts.
join(",")}if(!foundEndingQuote){output[key]=true;break}i=lastQuotedPart;const headers=fieldList.split(",");let validFieldNames=true;for(let j=0;j<headers.length;j++){
headers[j]=trimOWS(headers[j]);if(!isValidHTTPToken(headers[j])){validFieldNames=false}}if(!validFieldNames){output[key]=true}else if(output[key]!==true){if(key in
output){output[key]=output[key].concat(headers)}else{output[key]=headers}}}else{const fieldName=trimOWS(value);if(!isValidHTTPToken(fieldName)){output[key]=true}else if(output[key]!==
true){if(key in output){output[key]=output[key].concat(fieldName)}else{output[key]=[fieldName]}}}break}}case"public":case"must-revalidate":case"proxy-revalidate":case"\
immutable":case"no-transform":case"must-understand":case"only-if-cached":if(fromMalformedQuote||invalidNoArgumentDirectives.has(key)){continue}if(value!==void 0){
delete output[key];invalidNoArgumentDirectives.add(key);continue}output[key]=true;break;case"no-store":output[key]=true;break;default:continue}}return output}function splitVaryHeader(varyHeader){
const values=Array.isArray(varyHeader)?varyHeader:[varyHeader];const output=[];for(let i=0;i<values.length;i++){const parts2=values[i].split(",");for(let j=0;j<
parts2.length;j++){output.push(parts2[j])}}return output}function hasVaryStar(varyHeader){const values=splitVaryHeader(varyHeader);for(let i=0;i<values.length;i++){
if(trimOWS(values[i]).indexOf("*")!==-1){return true}}return false}function parseVaryHeader(varyHeader,headers){if(hasVaryStar(varyHeader)){return headers}const output={};
const varyingHeaders=splitVaryHeader(varyHeader);for(const header of varyingHeaders){const trimmedHeader=trimOWS(header).toLowerCase();if(trimmedHeader.length===
0){continue}if(!isValidHTTPToken(trimmedHeader)){return void 0}const headerValue=headers[trimmedHeader];output[trimmedHeader]=Array.isArray(headerValue)?headerValue.
slice():headerValue??null}return output}function isInvalidOrWildcardVaryHeader(varyHeader){return hasVaryStar(varyHeader)||parseVaryHeader(varyHeader,{})===void 0}
function isEtagUsable(etag){if(etag.length<=2){return false}if(etag[0]==='"'&&etag[etag.length-1]==='"'){return!(etag[1]==='"'||etag.startsWith('"W/'))}if(etag.
startsWith('W/"')&&etag[etag.length-1]==='"'){return etag.length!==4}return false}function assertCacheStore(store,name="CacheStore"){if(typeof store!=="object"||
store===null){throw new TypeError(`expected type of ${name} to be a CacheStore, got ${store===null?"null":typeof store}`)}for(const fn of["get","createWriteStre\
am","delete"]){if(typeof store[fn]!=="function"){throw new TypeError(`${name} needs to have a \`${fn}()\` function`)}}}function assertCacheMethods(methods,name="\
CacheMethods"){if(!Array.isArray(methods)){throw new TypeError(`expected type of ${name} needs to be an array, got ${methods===null?"null":typeof methods}`)}if(methods.
length===0){throw new TypeError(`${name} needs to have at least one method`)}for(const method of methods){if(!arrayIncludes(safeHTTPMethods,method)){throw new TypeError(
`element of ${name}-array needs to be one of following values: ${safeHTTPMethods.join(", ")}, got ${method}`)}}}function makeDeduplicationKey(cacheKey,excludeHeaders){
const headers={};if(cacheKey.headers){const sortedHeaders=Object.keys(cacheKey.headers).sort();for(const header of sortedHeaders){if(excludeHeaders?.has(header.
toLowerCase())){continue}headers[header]=cacheKey.headers[header]}}return JSON.stringify([cacheKey.origin,cacheKey.method,cacheKey.path,headers])}module.exports=
{makeCacheKey,normalizeHeaders,assertCacheKey,assertCacheValue,parseCacheControlHeader,hasInvalidCacheControlDirective,parseVaryHeader,hasVaryStar,isInvalidOrWildcardVaryHeader,
isEtagUsable,assertCacheMethods,assertCacheStore,makeDeduplicationKey}}});var require_date=__commonJS({"node_modules/undici/lib/util/date.js"(exports,module){"use strict";function parseHttpDate(date){switch(date[3]){case",":return parseImfDate(
date);case" ":return parseAscTimeDate(date);default:return parseRfc850Date(date)}}function makeDate(year,monthIdx,day,hour,minute,second,weekday){const result=new Date(
Date.UTC(year,monthIdx,day,hour,minute,second));if(year>=0&&year<=99){result.setUTCFullYear(year)}return result.getUTCFullYear()===year&&result.getUTCMonth()===
monthIdx&&result.getUTCDate()===day&&result.getUTCHours()===hour&&result.getUTCMinutes()===minute&&result.getUTCSeconds()===second&&result.getUTCDay()===weekday?
result:void 0}function parseImfDate(date){if(date.length!==29||date[4]!==" "||date[7]!==" "||date[11]!==" "||date[16]!==" "||date[19]!==":"||date[22]!==":"||date[25]!==
" "||date[26]!=="G"||date[27]!=="M"||date[28]!=="T"){return void 0}let weekday=-1;if(date[0]==="S"&&date[1]==="u"&&date[2]==="n"){weekday=0}else if(date[0]==="M"&&
date[1]==="o"&&date[2]==="n"){weekday=1}else if(date[0]==="T"&&date[1]==="u"&&date[2]==="e"){weekday=2}else if(date[0]==="W"&&date[1]==="e"&&date[2]==="d"){weekday=
3}else if(date[0]==="T"&&date[1]==="h"&&date[2]==="u"){weekday=4}else if(date[0]==="F"&&date[1]==="r"&&date[2]==="i"){weekday=5}else if(date[0]==="S"&&date[1]===
"a"&&date[2]==="t"){weekday=6}else{return void 0}let day=0;if(date[5]==="0"){const code=date.charCodeAt(6);if(code<49||code>57){return void 0}day=code-48}else{const code1=date.
charCodeAt(5);if(code1<49||code1>51){return void 0}const code2=date.charCodeAt(6);if(code2<48||code2>57){return void 0}day=(code1-48)*10+(code2-48)}let monthIdx=-1;
if(date[8]==="J"&&date[9]==="a"&&date[10]==="n"){monthIdx=0}else if(date[8]==="F"&&date[9]==="e"&&date[10]==="b"){monthIdx=1}else if(date[8]==="M"&&date[9]==="a"){
if(date[10]==="r"){monthIdx=2}else if(date[10]==="y"){monthIdx=4}else{return void 0}}else if(date[8]==="J"){if(date[9]==="a"&&date[10]==="n"){monthIdx=0}else if(date[9]===
"u"){if(date[10]==="n"){monthIdx=5}else if(date[10]==="l"){monthIdx=6}else{return void 0}}else{return void 0}}else if(date[8]==="A"){if(date[9]==="p"&&date[10]===
"r"){monthIdx=3}else if(date[9]==="u"&&date[10]==="g"){monthIdx=7}else{return void 0}}else if(date[8]==="S"&&date[9]==="e"&&date[10]==="p"){monthIdx=8}else if(date[8]===
"O"&&date[9]==="c"&&date[10]==="t"){monthIdx=9}else if(date[8]==="N"&&date[9]==="o"&&date[10]==="v"){monthIdx=10}else if(date[8]==="D"&&date[9]==="e"&&date[10]===
"c"){monthIdx=11}else{return void 0}const yearDigit1=date.charCodeAt(12);if(yearDigit1<48||yearDigit1>57){return void 0}const yearDigit2=date.charCodeAt(13);if(yearDigit2<
48||yearDigit2>57){return void 0}const yearDigit3=date.charCodeAt(14);if(yearDigit3<48||yearDigit3>57){return void 0}const yearDigit4=date.charCodeAt(15);if(yearDigit4<
48||yearDigit4>57){return void 0}const year=(yearDigit1-48)*1e3+(yearDigit2-48)*100+(yearDigit3-48)*10+(yearDigit4-48);let hour=0;if(date[17]==="0"){const code=date.
charCodeAt(18);if(code<48||code>57){return void 0}hour=code-48}else{const code1=date.charCodeAt(17);if(code1<48||code1>50){return void 0}const code2=date.charCodeAt(
18);if(code2<48||code2>57){return void 0}if(code1===50&&code2>51){return void 0}hour=(code1-48)*10+(code2-48)}let minute=0;if(date[20]==="0"){const code=date.charCodeAt(
21);if(code<48||code>57){return void 0}minute=code-48}else{const code1=date.charCodeAt(20);if(code1<48||code1>53){return void 0}const code2=date.charCodeAt(21);
if(code2<48||code2>57){return void 0}minute=(code1-48)*10+(code2-48)}let second=0;if(date[23]==="0"){const code=date.charCodeAt(24);if(code<48||code>57){return void 0}
second=code-48}else{const code1=date.charCodeAt(23);if(code1<48||code1>53){return void 0}const code2=date.charCodeAt(24);if(code2<48||code2>57){return void 0}second=
(code1-48)*10+(code2-48)}return makeDate(year,monthIdx,day,hour,minute,second,weekday)}function parseAscTimeDate(date){if(date.length!==24||date[7]!==" "||date[10]!==
" "||date[19]!==" "){return void 0}let weekday=-1;if(date[0]==="S"&&date[1]==="u"&&date[2]==="n"){weekday=0}else if(date[0]==="M"&&date[1]==="o"&&date[2]==="n"){
weekday=1}else if(date[0]==="T"&&date[1]==="u"&&date[2]==="e"){weekday=2}else if(date[0]==="W"&&date[1]==="e"&&date[2]==="d"){weekday=3}else if(date[0]==="T"&&date[1]===
"h"&&date[2]==="u"){weekday=4}else if(date[0]==="F"&&date[1]==="r"&&date[2]==="i"){weekday=5}else if(date[0]==="S"&&date[1]==="a"&&date[2]==="t"){weekday=6}else{
return void 0}let monthIdx=-1;if(date[4]==="J"&&date[5]==="a"&&date[6]==="n"){monthIdx=0}else if(date[4]==="F"&&date[5]==="e"&&date[6]==="b"){monthIdx=1}else if(date[4]===
"M"&&date[5]==="a"){if(date[6]==="r"){monthIdx=2}else if(date[6]==="y"){monthIdx=4}else{return void 0}}else if(date[4]==="J"){if(date[5]==="a"&&date[6]==="n"){monthIdx=
0}else if(date[5]==="u"){if(date[6]==="n"){monthIdx=5}else if(date[6]==="l"){monthIdx=6}else{return void 0}}else{return void 0}}else if(date[4]==="A"){if(date[5]===
"p"&&date[6]==="r"){monthIdx=3}else if(date[5]==="u"&&date[6]==="g"){monthIdx=7}else{return void 0}}else if(date[4]==="S"&&date[5]==="e"&&date[6]==="p"){monthIdx=
8}else if(date[4]==="O"&&date[5]==="c"&&date[6]==="t"){monthIdx=9}else if(date[4]==="N"&&date[5]==="o"&&date[6]==="v"){monthIdx=10}else if(date[4]==="D"&&date[5]===
"e"&&date[6]==="c"){monthIdx=11}else{return void 0}let day=0;if(date[8]===" "){const code=date.charCodeAt(9);if(code<49||code>57){return void 0}day=code-48}else{
const code1=date.charCodeAt(8);if(code1<49||code1>51){return void 0}const code2=date.charCodeAt(9);if(code2<48||code2>57){return void 0}day=(code1-48)*10+(code2-
48)}let hour=0;if(date[11]==="0"){const code=date.charCodeAt(12);if(code<48||code>57){return void 0}hour=code-48}else{const code1=date.charCodeAt(11);if(code1<48||
code1>50){return void 0}const code2=date.charCodeAt(12);if(code2<48||code2>57){return void 0}if(code1===50&&code2>51){return void 0}hour=(code1-48)*10+(code2-48)}
let minute=0;if(date[14]==="0"){const code=date.charCodeAt(15);if(code<48||code>57){return void 0}minute=code-48}else{const code1=date.charCodeAt(14);if(code1<48||
code1>53){return void 0}const code2=date.charCodeAt(15);if(code2<48||code2>57){return void 0}minute=(code1-48)*10+(code2-48)}let second=0;if(date[17]==="0"){const code=date.
charCodeAt(18);if(code<48||code>57){return void 0}second=code-48}else{const code1=date.charCodeAt(17);if(code1<48||code1>53){return void 0}const code2=date.charCodeAt(
18);if(code2<48||code2>57){return void 0}second=(code1-48)*10+(code2-48)}const yearDigit1=date.charCodeAt(20);if(yearDigit1<48||yearDigit1>57){return void 0}const yearDigit2=date.
charCodeAt(21);if(yearDigit2<48||yearDigit2>57){return void 0}const yearDigit3=date.charCodeAt(22);if(yearDigit3<48||yearDigit3>57){return void 0}const yearDigit4=date.
charCodeAt(23);if(yearDigit4<48||yearDigit4>57){return void 0}const year=(yearDigit1-48)*1e3+(yearDigit2-48)*100+(yearDigit3-48)*10+(yearDigit4-48);return makeDate(
year,monthIdx,day,hour,minute,second,weekday)}function parseRfc850Date(date){let commaIndex=-1;let weekday=-1;if(date[0]==="S"){if(date[1]==="u"&&date[2]==="n"&&
date[3]==="d"&&date[4]==="a"&&date[5]==="y"){weekday=0;commaIndex=6}else if(date[1]==="a"&&date[2]==="t"&&date[3]==="u"&&date[4]==="r"&&date[5]==="d"&&date[6]===
"a"&&date[7]==="y"){weekday=6;commaIndex=8}}else if(date[0]==="M"&&date[1]==="o"&&date[2]==="n"&&date[3]==="d"&&date[4]==="a"&&date[5]==="y"){weekday=1;commaIndex=
6}else if(date[0]==="T"){if(date[1]==="u"&&date[2]==="e"&&date[3]==="s"&&date[4]==="d"&&date[5]==="a"&&date[6]==="y"){weekday=2;commaIndex=7}else if(date[1]==="\
h"&&date[2]==="u"&&date[3]==="r"&&date[4]==="s"&&date[5]==="d"&&date[6]==="a"&&date[7]==="y"){weekday=4;commaIndex=8}}else if(date[0]==="W"&&date[1]==="e"&&date[2]===
"d"&&date[3]==="n"&&date[4]==="e"&&date[5]==="s"&&date[6]==="d"&&date[7]==="a"&&date[8]==="y"){weekday=3;commaIndex=9}else if(date[0]==="F"&&date[1]==="r"&&date[2]===
"i"&&date[3]==="d"&&date[4]==="a"&&date[5]==="y"){weekday=5;commaIndex=6}else{return void 0}if(date[commaIndex]!==","||date.length-commaIndex-1!==23||date[commaIndex+
1]!==" "||date[commaIndex+4]!=="-"||date[commaIndex+8]!=="-"||date[commaIndex+11]!==" "||date[commaIndex+14]!==":"||date[commaIndex+17]!==":"||date[commaIndex+20]!==
" "||date[commaIndex+21]!=="G"||date[commaIndex+22]!=="M"||date[commaIndex+23]!=="T"){return void 0}let day=0;if(date[commaIndex+2]==="0"){const code=date.charCodeAt(
commaIndex+3);if(code<49||code>57){return void 0}day=code-48}else{const code1=date.charCodeAt(commaIndex+2);if(code1<49||code1>51){return void 0}const code2=date.
charCodeAt(commaIndex+3);if(code2<48||code2>57){return void 0}day=(code1-48)*10+(code2-48)}let monthIdx=-1;if(date[commaIndex+5]==="J"&&date[commaIndex+6]==="a"&&
date[commaIndex+7]==="n"){monthIdx=0}else if(date[commaIndex+5]==="F"&&date[commaIndex+6]==="e"&&date[commaIndex+7]==="b"){monthIdx=1}else if(date[commaIndex+5]===
"M"&&date[commaIndex+6]==="a"&&date[commaIndex+7]==="r"){monthIdx=2}else if(date[commaIndex+5]==="A"&&date[commaIndex+6]==="p"&&date[commaIndex+7]==="r"){monthIdx=
3}else if(date[commaIndex+5]==="M"&&date[commaIndex+6]==="a"&&date[commaIndex+7]==="y"){monthIdx=4}else if(date[commaIndex+5]==="J"&&date[commaIndex+6]==="u"&&date[commaIndex+
7]==="n"){monthIdx=5}else if(date[commaIndex+5]==="J"&&date[commaIndex+6]==="u"&&date[commaIndex+7]==="l"){monthIdx=6}else if(date[commaIndex+5]==="A"&&date[commaIndex+
6]==="u"&&date[commaIndex+7]==="g"){monthIdx=7}else if(date[commaIndex+5]==="S"&&date[commaIndex+6]==="e"&&date[commaIndex+7]==="p"){monthIdx=8}else if(date[commaIndex+
5]==="O"&&date[commaIndex+6]==="c"&&date[commaIndex+7]==="t"){monthIdx=9}else if(date[commaIndex+5]==="N"&&date[commaIndex+6]==="o"&&date[commaIndex+7]==="v"){monthIdx=
10}else if(date[commaIndex+5]==="D"&&date[commaIndex+6]==="e"&&date[commaIndex+7]==="c"){monthIdx=11}else{return void 0}const yearDigit1=date.charCodeAt(commaIndex+
9);if(yearDigit1<48||yearDigit1>57){return void 0}const yearDigit2=date.charCodeAt(commaIndex+10);if(yearDigit2<48||yearDigit2>57){return void 0}let year=(yearDigit1-
48)*10+(yearDigit2-48);year+=year<70?2e3:1900;let hour=0;if(date[commaIndex+12]==="0"){const code=date.charCodeAt(commaIndex+13);if(code<48||code>57){return void 0}
hour=code-48}else{const code1=date.charCodeAt(commaIndex+12);if(code1<48||code1>50){return void 0}const code2=date.charCodeAt(commaIndex+13);if(code2<48||code2>
57){return void 0}if(code1===50&&code2>51){return void 0}hour=(code1-48)*10+(code2-48)}let minute=0;if(date[commaIndex+15]==="0"){const code=date.charCodeAt(commaIndex+
16);if(code<48||code>57){return void 0}minute=code-48}else{const code1=date.charCodeAt(commaIndex+15);if(code1<48||code1>53){return void 0}const code2=date.charCodeAt(
commaIndex+16);if(code2<48||code2>57){return void 0}minute=(code1-48)*10+(code2-48)}let second=0;if(date[commaIndex+18]==="0"){const code=date.charCodeAt(commaIndex+
19);if(code<48||code>57){return void 0}second=code-48}else{const code1=date.charCodeAt(commaIndex+18);if(code1<48||code1>53){return void 0}const code2=date.charCodeAt(
commaIndex+19);if(code2<48||code2>57){return void 0}second=(code1-48)*10+(code2-48)}return makeDate(year,monthIdx,day,hour,minute,second,weekday)}module.exports=
{parseHttpDate}}});var require_cache_handler=__commonJS({"node_modules/undici/lib/handler/cache-handler.js"(exports,module){"use strict";var util=require_util();var{kRedirectCacheControl}=require_symbols();
var{parseCacheControlHeader,hasInvalidCacheControlDirective,parseVaryHeader,hasVaryStar,isInvalidOrWildcardVaryHeader,isEtagUsable}=require_cache();var{parseHttpDate}=require_date();
function noop(){}function sameOrigin(a,b){try{return new URL(String(a)).origin===new URL(String(b)).origin}catch{return String(a)===String(b)}}var HEURISTICALLY_CACHEABLE_STATUS_CODES=[
200,203,204,206,300,301,308,404,405,410,414,501];var NOT_UNDERSTOOD_STATUS_CODES=[206];var MAX_RESPONSE_AGE=2147483647e3;var REVALIDATION_ONLY_RETENTION=864e5;function trimOWS(value){
return value.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(array,value){for(let i=0;i<array.length;i++){if(array[i]===value){return true}}return false}function appendVaryValues(target2,varyValue){
if(Array.isArray(varyValue)){for(let i=0;i<varyValue.length;i++){target2.push(varyValue[i])}}else if(varyValue!=null){target2.push(varyValue)}}function appendConnectionHeaderTokens(headersToRemove,connectionHeader){
const values=Array.isArray(connectionHeader)?connectionHeader:[connectionHeader];for(let i=0;i<values.length;i++){const tokens=values[i].split(",");for(let j=0;j<
tokens.length;j++){headersToRemove.push(trimOWS(tokens[j]).toLowerCase())}}}function getSameOriginPath(cacheKey,location){if(typeof location!=="string"){return void 0}
let originUrl;let requestUrl;let locationUrl;try{originUrl=new URL(cacheKey.origin);requestUrl=new URL(cacheKey.path,originUrl);locationUrl=new URL(location,requestUrl)}catch{
return void 0}if(locationUrl.origin!==originUrl.origin){return void 0}return locationUrl.pathname+locationUrl.search}function deleteCachedUri(store,cacheKey,path){
deleteCachedValue(store,{...cacheKey,path});for(let i=0;i<util.safeHTTPMethods.length;i++){const method=util.safeHTTPMethods[i];if(method!==cacheKey.method){deleteCachedValue(
store,{...cacheKey,method,path})}}}function deleteLocationTargets(store,cacheKey,headerValue){if(headerValue===void 0){return}const values=Array.isArray(headerValue)?
headerValue:[headerValue];for(let i=0;i<values.length;i++){const path=getSameOriginPath(cacheKey,values[i]);if(path!==void 0){deleteCachedUri(store,cacheKey,path)}}}
function invalidateUnsafeRequest(store,cacheKey,resHeaders){deleteCachedUri(store,cacheKey,cacheKey.path);deleteLocationTargets(store,cacheKey,resHeaders.location);
deleteLocationTargets(store,cacheKey,resHeaders["content-location"])}function requestCarriesCredentials(headers){return headers!=null&&(Object.hasOwn(headers,"a\
uthorization")||Object.hasOwn(headers,"cookie")||Object.hasOwn(headers,"proxy-authorization"))}var CacheHandler=class{#cacheKey;#cacheType;#cacheByDefault;#store;#handler;#writeStream;#history;#replaying304=false;#suppress304End=false;#pending304End;constructor({
store,type,cacheByDefault},cacheKey,handler){this.#store=store;this.#cacheType=type;this.#cacheByDefault=cacheByDefault;this.#cacheKey=cacheKey;this.#handler=handler}onRequestStart(controller,context){
this.#writeStream?.destroy();this.#writeStream=void 0;this.#replaying304=false;this.#suppress304End=false;this.#pending304End=void 0;this.#history=context?.history;
this.#handler.onRequestStart?.(controller,context)}onRequestUpgrade(controller,statusCode,headers,socket){this.#handler.onRequestUpgrade?.(controller,statusCode,
headers,socket)}onResponseStart(controller,statusCode,resHeaders,statusMessage){const downstreamOnHeaders=()=>this.#handler.onResponseStart?.(controller,statusCode,
resHeaders,statusMessage);const handler=this;if(!arrayIncludes(util.safeHTTPMethods,this.#cacheKey.method)&&statusCode>=200&&statusCode<=399){invalidateUnsafeRequest(
this.#store,this.#cacheKey,resHeaders);return downstreamOnHeaders()}if(this.#history&&this.#history.length>1&&requestCarriesCredentials(this.#cacheKey.headers)){
return downstreamOnHeaders()}if(this.#history&&this.#history.length>0){for(const hopUrl of this.#history){if(!sameOrigin(hopUrl.origin,this.#cacheKey.origin)){return downstreamOnHeaders()}}}
const now=Date.now();const redirectHopInfo=this.#history?.[kRedirectCacheControl];const redirectPolicy=redirectHopInfo?.length>0?getRedirectPolicy(this.#cacheType,
this.#cacheKey.method,redirectHopInfo,this.#cacheKey.headers,this.#cacheByDefault,now):void 0;if(redirectHopInfo?.length>0&&redirectPolicy===void 0){return downstreamOnHeaders()}
const cacheControlHeader=resHeaders["cache-control"];const cacheControlDirectives=cacheControlHeader?parseCacheControlHeader(cacheControlHeader):{};if(revalidationResponseDisallowsCachedReuse(
this.#cacheType,resHeaders,cacheControlDirectives)){deleteCachedValue(this.#store,this.#cacheKey);return downstreamOnHeaders()}const heuristicallyCacheable=resHeaders["\
last-modified"]&&arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES,statusCode);if(!cacheControlHeader&&!resHeaders["expires"]&&!heuristicallyCacheable&&!this.#cacheByDefault){
if(statusCode===304&&resHeaders.vary&&isInvalidOrWildcardVaryHeader(resHeaders.vary)){deleteCachedValue(this.#store,this.#cacheKey)}return downstreamOnHeaders()}
if(!canCacheResponse(this.#cacheType,this.#cacheKey.method,statusCode,resHeaders,cacheControlDirectives,this.#cacheKey.headers)){if(statusCode===304&&(cacheControlHeader||
revalidationResponseDisallowsCachedReuse(this.#cacheType,resHeaders,cacheControlDirectives))){deleteCachedValue(this.#store,this.#cacheKey)}return downstreamOnHeaders()}
const resAge=Object.hasOwn(resHeaders,"age")?getAge(resHeaders.age):void 0;if(resAge!==void 0&&resAge>=MAX_RESPONSE_AGE){deleteCachedValueIfNotModified(statusCode,
this.#store,this.#cacheKey);return downstreamOnHeaders()}const resDate=Object.hasOwn(resHeaders,"date")?getDate(resHeaders.date):void 0;if(resDate===null){deleteCachedValueIfNotModified(
statusCode,this.#store,this.#cacheKey);return downstreamOnHeaders()}const apparentAge=resDate?Math.max(0,now-resDate.getTime()):0;const currentAge=Math.max(apparentAge,
resAge??0);const hasValidator=typeof resHeaders.etag==="string"&&isEtagUsable(resHeaders.etag)||typeof resHeaders["last-modified"]==="string";const staleAt=determineStaleAt(
this.#cacheType,now,resAge,resHeaders,resDate,cacheControlDirectives,hasValidator)??this.#cacheByDefault;const revalidationOnly=staleAt===0&&hasValidator;if(staleAt===
void 0||currentAge>=staleAt&&!revalidationOnly){if(cacheControlHeader||staleAt!==void 0){deleteCachedValueIfNotModified(statusCode,this.#store,this.#cacheKey)}return downstreamOnHeaders()}
const baseTime=now-currentAge;let absoluteStaleAt=staleAt+baseTime;if(redirectPolicy!==void 0){absoluteStaleAt=Math.min(absoluteStaleAt,redirectPolicy.staleAt)}
if(now>=absoluteStaleAt&&!revalidationOnly){deleteCachedValueIfNotModified(statusCode,this.#store,this.#cacheKey);return downstreamOnHeaders()}let varyDirectives;
const combinedVary=[];if(redirectHopInfo){for(const hop of redirectHopInfo){appendVaryValues(combinedVary,hop?.headers?.vary)}}appendVaryValues(combinedVary,resHeaders.
vary);if(combinedVary.length>0){for(const varyHeader of combinedVary){if(hasVaryStar(varyHeader)){return downstreamOnHeaders()}}if(this.#cacheKey.headers){varyDirectives=
parseVaryHeader(combinedVary,this.#cacheKey.headers);if(!varyDirectives){return downstreamOnHeaders()}}}let effectiveCacheControlDirectives=cacheControlDirectives;
if(redirectPolicy!==void 0){effectiveCacheControlDirectives={...cacheControlDirectives};delete effectiveCacheControlDirectives["stale-while-revalidate"];delete effectiveCacheControlDirectives["\
stale-if-error"];if(redirectPolicy.requiresRevalidation===true){effectiveCacheControlDirectives["proxy-revalidate"]=true}}const cachedAt=baseTime;const deleteAt=determineDeleteAt(
baseTime,now,effectiveCacheControlDirectives,absoluteStaleAt);const strippedHeaders=stripNecessaryHeaders(resHeaders,cacheControlDirectives);const value={statusCode,
statusMessage,headers:strippedHeaders,vary:varyDirectives,cacheControlDirectives:effectiveCacheControlDirectives,cachedAt,staleAt:absoluteStaleAt,deleteAt};if(statusCode===
304){this.#replaying304=true;let done=false;const finish304=()=>{if(done){return}done=true;this.#replaying304=false;if(this.#pending304End){const{controller:controller2,
trailers}=this.#pending304End;this.#pending304End=void 0;this.#writeStream?.end();this.#handler.onResponseEnd?.(controller2,trailers)}};const failReplay=err=>{if(done){
return}done=true;this.#replaying304=false;this.#suppress304End=true;this.#pending304End=void 0;this.#writeStream?.destroy();try{this.#handler.onResponseError?.(
controller,err)}catch{}};const handle304=cachedValue=>{if(!cachedValue){downstreamOnHeaders();finish304();return}value.statusCode=cachedValue.statusCode;value.statusMessage=
cachedValue.statusMessage;value.etag=cachedValue.etag;value.vary=varyDirectives??cachedValue.vary;value.headers={...cachedValue.headers,...strippedHeaders};downstreamOnHeaders();
this.#writeStream=this.#store.createWriteStream(this.#cacheKey,value);if(!this.#writeStream||!cachedValue?.body){finish304();return}if(typeof cachedValue.body.values===
"function"){const bodyIterator=cachedValue.body.values();const streamCachedBody=()=>{if(done){return}try{for(const chunk of bodyIterator){const full=this.#writeStream?.
write(chunk)===false;this.#handler.onResponseData?.(controller,chunk);if(full){return}}finish304()}catch(err){failReplay(err)}};this.#writeStream.on("error",function(){
handler.#writeStream=void 0;handler.#store.delete(handler.#cacheKey);streamCachedBody()}).on("drain",()=>{streamCachedBody()}).on("close",function(){if(handler.#writeStream===
this){handler.#writeStream=void 0;streamCachedBody()}});streamCachedBody()}else if(typeof cachedValue.body.on==="function"){cachedValue.body.on("data",chunk=>{try{
this.#writeStream?.write(chunk);this.#handler.onResponseData?.(controller,chunk)}catch(err){cachedValue.body.destroy();failReplay(err)}}).on("end",()=>{this.#writeStream?.
end();finish304()}).on("error",()=>{this.#writeStream=void 0;this.#store.delete(this.#cacheKey);finish304()});this.#writeStream.on("error",function(){handler.#writeStream=
void 0;handler.#store.delete(handler.#cacheKey)}).on("close",function(){if(handler.#writeStream===this){handler.#writeStream=void 0}})}else{finish304()}};const result=this.#store.
get(this.#cacheKey);if(result&&typeof result.then==="function"){result.then(handle304,()=>handle304(void 0)).catch(err=>{failReplay(err)})}else{handle304(result)}}else{
if(typeof resHeaders.etag==="string"&&isEtagUsable(resHeaders.etag)){value.etag=resHeaders.etag}this.#writeStream=this.#store.createWriteStream(this.#cacheKey,value);
if(!this.#writeStream){return downstreamOnHeaders()}this.#writeStream.on("drain",()=>controller.resume()).on("error",function(){handler.#writeStream=void 0;handler.#store.
delete(handler.#cacheKey)}).on("close",function(){if(handler.#writeStream===this){handler.#writeStream=void 0}controller.resume()});downstreamOnHeaders()}}onResponseData(controller,chunk){
if(this.#writeStream?.write(chunk)===false){controller.pause()}this.#handler.onResponseData?.(controller,chunk)}onResponseEnd(controller,trailers){if(this.#suppress304End){
this.#suppress304End=false;return}if(this.#replaying304){this.#pending304End={controller,trailers};return}this.#writeStream?.end();this.#handler.onResponseEnd?.(
controller,trailers)}onResponseError(controller,err){this.#replaying304=false;this.#pending304End=void 0;this.#writeStream?.destroy(err);this.#writeStream=void 0;
this.#handler.onResponseError?.(controller,err)}};function deleteCachedValue(store,cacheKey){try{store.delete(cacheKey)?.catch?.(noop)}catch{}}function deleteCachedValueIfNotModified(statusCode,store,cacheKey){
if(statusCode===304){deleteCachedValue(store,cacheKey)}}function revalidationResponseDisallowsCachedReuse(cacheType,resHeaders,cacheControlDirectives){return cacheControlDirectives["\
no-store"]===true||cacheType==="shared"&&(cacheControlDirectives.private===true||Object.hasOwn(resHeaders,"set-cookie"))||(resHeaders.vary?isInvalidOrWildcardVaryHeader(
resHeaders.vary):false)}function canCacheResponse(cacheType,method,statusCode,resHeaders,cacheControlDirectives,reqHeaders){if(!arrayIncludes(util.safeHTTPMethods,
method)){return false}if(statusCode<200||arrayIncludes(NOT_UNDERSTOOD_STATUS_CODES,statusCode)){return false}if(!arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES,
statusCode)&&!resHeaders["expires"]&&!cacheControlDirectives.public&&cacheControlDirectives["max-age"]===void 0&&!(cacheControlDirectives.private&&cacheType==="\
private")&&!(cacheControlDirectives["s-maxage"]!==void 0&&cacheType==="shared")){return false}if(cacheControlDirectives["no-store"]){return false}if(cacheType===
"shared"&&(cacheControlDirectives.private===true||Object.hasOwn(resHeaders,"set-cookie"))){return false}if(resHeaders.vary&&hasVaryStar(resHeaders.vary)){return false}
if(reqHeaders!=null&&Object.hasOwn(reqHeaders,"authorization")){if(!cacheControlDirectives.public&&!cacheControlDirectives["s-maxage"]&&!cacheControlDirectives["\
must-revalidate"]){return false}if(typeof reqHeaders.authorization!=="string"){return false}if(Array.isArray(cacheControlDirectives["no-cache"])&&arrayIncludes(
cacheControlDirectives["no-cache"],"authorization")){return false}if(Array.isArray(cacheControlDirectives["private"])&&arrayIncludes(cacheControlDirectives["pri\
vate"],"authorization")){return false}}return true}function getRedirectPolicy(cacheType,method,redirectHops,reqHeaders,cacheByDefault,now){let staleAt=Infinity;
let requiresRevalidation=false;for(const hop of redirectHops){const hopPolicy=getRedirectHopPolicy(cacheType,method,hop,reqHeaders,cacheByDefault);if(hopPolicy===
void 0||hopPolicy.staleAt<=now){return void 0}staleAt=Math.min(staleAt,hopPolicy.staleAt);requiresRevalidation||=hopPolicy.requiresRevalidation}return{staleAt,requiresRevalidation}}
function getRedirectHopPolicy(cacheType,method,hop,reqHeaders,cacheByDefault){if(!Number.isInteger(hop?.statusCode)||!Number.isFinite(hop?.receivedAt)){return void 0}
const hopHeaders=hop.headers??{};const cacheControlHeader=hopHeaders["cache-control"];const hopCacheControl=cacheControlHeader?parseCacheControlHeader(cacheControlHeader):
{};if(hopHeaders.vary&&hasVaryStar(hopHeaders.vary)){return void 0}if(hopCacheControl["no-store"]===true){return void 0}if(cacheType==="shared"&&Object.hasOwn(hopCacheControl,
"private")){return void 0}if(Object.hasOwn(hopCacheControl,"no-cache")||hopCacheControl["must-revalidate"]===true||cacheType==="shared"&&hopCacheControl["proxy-\
revalidate"]===true){return void 0}const heuristicallyCacheable=hopHeaders["last-modified"]&&arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES,hop.statusCode);
if(!cacheControlHeader&&!hopHeaders.expires&&!heuristicallyCacheable&&!cacheByDefault){return void 0}if(!canCacheResponse(cacheType,method,hop.statusCode,hopHeaders,
hopCacheControl,reqHeaders)){return void 0}const age=Object.hasOwn(hopHeaders,"age")?getAge(hopHeaders.age):void 0;if(age!==void 0&&age>=MAX_RESPONSE_AGE){return void 0}
const responseDate=Object.hasOwn(hopHeaders,"date")?getDate(hopHeaders.date):void 0;if(responseDate===null){return void 0}const apparentAge=responseDate?Math.max(
0,hop.receivedAt-responseDate.getTime()):0;const currentAge=Math.max(apparentAge,age??0);const hasValidator=typeof hopHeaders.etag==="string"&&isEtagUsable(hopHeaders.
etag)||typeof hopHeaders["last-modified"]==="string";const freshnessLifetime=determineStaleAt(cacheType,hop.receivedAt,age,hopHeaders,responseDate,hopCacheControl,
hasValidator)??cacheByDefault;if(freshnessLifetime===void 0){return void 0}return{staleAt:hop.receivedAt-currentAge+freshnessLifetime,requiresRevalidation:cacheType===
"shared"&&Object.hasOwn(hopCacheControl,"s-maxage")}}function getDate(dateHeader){let dateValue=dateHeader;if(Array.isArray(dateValue)){if(dateValue.length!==1){
return null}dateValue=dateValue[0]}if(typeof dateValue!=="string"){return null}return parseHttpDate(dateValue)}function getAge(ageHeader){let ageValue=ageHeader;
if(Array.isArray(ageValue)){if(ageValue.length!==1){return MAX_RESPONSE_AGE}ageValue=ageValue[0]}if(typeof ageValue!=="string"||!/^[\t ]*[0-9]+[\t ]*$/.test(ageValue)){
return MAX_RESPONSE_AGE}const age=BigInt(ageValue.replace(/^[\t ]+|[\t ]+$/g,""));if(age>=BigInt(MAX_RESPONSE_AGE/1e3)){return MAX_RESPONSE_AGE}return Number(age)*
1e3}function determineStaleAt(cacheType,now,age,resHeaders,responseDate,cacheControlDirectives,hasValidator){if(cacheType==="shared"){if(hasInvalidCacheControlDirective(
cacheControlDirectives,"s-maxage")){return 0}const sMaxAge=cacheControlDirectives["s-maxage"];if(sMaxAge!==void 0){return sMaxAge*1e3}}if(hasInvalidCacheControlDirective(
cacheControlDirectives,"max-age")){return 0}const maxAge=cacheControlDirectives["max-age"];if(maxAge!==void 0){return maxAge*1e3}if(Object.hasOwn(resHeaders,"ex\
pires")){if(typeof resHeaders.expires!=="string"){return 0}const expiresDate=parseHttpDate(resHeaders.expires);if(!expiresDate){return 0}if(now>=expiresDate.getTime()){
return 0}if(responseDate){if(responseDate>=expiresDate){return 0}const freshnessLifetime=expiresDate.getTime()-responseDate.getTime();if(age!==void 0&&age>=freshnessLifetime){
return 0}return freshnessLifetime}return expiresDate.getTime()-now}if(typeof resHeaders["last-modified"]==="string"){const lastModified=parseHttpDate(resHeaders["\
last-modified"]);if(lastModified){if(lastModified.getTime()>=now){return void 0}const responseAge=now-lastModified.getTime();return responseAge*.1}}if(cacheControlDirectives.
immutable){return 31536e6}if(cacheControlDirectives["no-cache"]===true&&hasValidator){return 0}return void 0}function determineDeleteAt(baseTime,cachedAt,cacheControlDirectives,staleAt){
let staleWhileRevalidate=-Infinity;let staleIfError=-Infinity;let immutable=-Infinity;if(cacheControlDirectives["stale-while-revalidate"]){staleWhileRevalidate=
staleAt+cacheControlDirectives["stale-while-revalidate"]*1e3}if(cacheControlDirectives["stale-if-error"]){staleIfError=staleAt+cacheControlDirectives["stale-if-\
error"]*1e3}if(cacheControlDirectives.immutable&&staleWhileRevalidate===-Infinity&&staleIfError===-Infinity){immutable=cachedAt+31536e6}if(staleWhileRevalidate===
-Infinity&&staleIfError===-Infinity&&immutable===-Infinity){const freshnessLifetime=staleAt-baseTime;if(freshnessLifetime<=0){return cachedAt+REVALIDATION_ONLY_RETENTION}
const datePrecisionPadding=Math.min(Math.max(cachedAt-baseTime,0),1e3);return staleAt+freshnessLifetime+datePrecisionPadding}return Math.max(staleAt,staleWhileRevalidate,
staleIfError,immutable)}function stripNecessaryHeaders(resHeaders,cacheControlDirectives){const headersToRemove=["connection","proxy-authenticate","proxy-authen\
tication-info","proxy-authorization","proxy-connection","te","transfer-encoding","upgrade","age"];if(resHeaders["connection"]){appendConnectionHeaderTokens(headersToRemove,
resHeaders["connection"])}if(Array.isArray(cacheControlDirectives["no-cache"])){headersToRemove.push(...cacheControlDirectives["no-cache"])}if(Array.isArray(cacheControlDirectives["\
private"])){headersToRemove.push(...cacheControlDirectives["private"])}let strippedHeaders;for(const headerName of headersToRemove){if(Object.hasOwn(resHeaders,
headerName)){strippedHeaders??={...resHeaders};delete strippedHeaders[headerName]}}return strippedHeaders??resHeaders}module.exports=CacheHandler}});var require_memory_cache_store=__commonJS({"node_modules/undici/lib/cache/memory-cache-store.js"(exports,module){"use strict";var{Writable}=__require("node:stream");
var{EventEmitter}=__require("node:events");var{assertCacheKey,assertCacheValue}=require_cache();var MemoryCacheStore=class extends EventEmitter{#maxCount=1024;#maxSize=104857600;#maxEntrySize=5242880;#size=0;#count=0;#entries=new Map;#hasEmittedMaxSizeEvent=false;constructor(opts){
super();if(opts){if(typeof opts!=="object"){throw new TypeError("MemoryCacheStore options must be an object")}if(opts.maxCount!==void 0){if(typeof opts.maxCount!==
"number"||!Number.isInteger(opts.maxCount)||opts.maxCount<0){throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer")}this.#maxCount=
opts.maxCount}if(opts.maxSize!==void 0){if(typeof opts.maxSize!=="number"||!Number.isInteger(opts.maxSize)||opts.maxSize<0){throw new TypeError("MemoryCacheStor\
e options.maxSize must be a non-negative integer")}this.#maxSize=opts.maxSize}if(opts.maxEntrySize!==void 0){if(typeof opts.maxEntrySize!=="number"||!Number.isInteger(
opts.maxEntrySize)||opts.maxEntrySize<0){throw new TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative integer")}this.#maxEntrySize=opts.maxEntrySize}}}get size(){
return this.#size}isFull(){return this.#size>=this.#maxSize||this.#count>=this.#maxCount}get(key){assertCacheKey(key);const topLevelKey=`${key.origin}:${key.path}`;
const now=Date.now();const entries=this.#entries.get(topLevelKey);const entry=entries?findEntry(key,entries,now):null;return entry==null?void 0:{statusMessage:entry.
statusMessage,statusCode:entry.statusCode,headers:entry.headers,body:entry.body,vary:entry.vary?entry.vary:void 0,etag:entry.etag,cacheControlDirectives:entry.cacheControlDirectives,
cachedAt:entry.cachedAt,staleAt:entry.staleAt,deleteAt:entry.deleteAt}}createWriteStream(key,val){assertCacheKey(key);assertCacheValue(val);const topLevelKey=`${key.
origin}:${key.path}`;const store=this;const entry={...key,...val,body:[],size:0};return new Writable({write(chunk,encoding,callback){if(typeof chunk==="string"){
chunk=Buffer.from(chunk,encoding)}entry.size+=chunk.byteLength;if(entry.size>=store.#maxEntrySize){this.destroy()}else{entry.body.push(chunk)}callback(null)},final(callback){
let entries=store.#entries.get(topLevelKey);if(!entries){entries=[];store.#entries.set(topLevelKey,entries)}const previousEntry=findEntry(key,entries,Date.now());
if(previousEntry){const index=entries.indexOf(previousEntry);entries.splice(index,1,entry);store.#size-=previousEntry.size}else{entries.push(entry);store.#count+=
1}store.#size+=entry.size;if(store.#size>store.#maxSize||store.#count>store.#maxCount){if(!store.#hasEmittedMaxSizeEvent){store.emit("maxSizeExceeded",{size:store.#size,
maxSize:store.#maxSize,count:store.#count,maxCount:store.#maxCount});store.#hasEmittedMaxSizeEvent=true}for(const[key2,entries2]of store.#entries){for(const entry2 of entries2.
splice(0,entries2.length/2)){store.#size-=entry2.size;store.#count-=1}if(entries2.length===0){store.#entries.delete(key2)}}if(store.#size<store.#maxSize&&store.#count<
store.#maxCount){store.#hasEmittedMaxSizeEvent=false}}callback(null)}})}delete(key){if(typeof key!=="object"){throw new TypeError(`expected key to be object, go\
t ${typeof key}`)}const topLevelKey=`${key.origin}:${key.path}`;for(const entry of this.#entries.get(topLevelKey)??[]){this.#size-=entry.size;this.#count-=1}this.#entries.
delete(topLevelKey)}};function findEntry(key,entries,now){for(let i=0;i<entries.length;i++){const entry=entries[i];if(entry.deleteAt>now&&entry.method===key.method&&
varyMatches(key,entry)){return entry}}}function varyMatches(key,entry){if(entry.vary==null){return true}for(const headerName in entry.vary){if(Object.hasOwn(entry.
vary,headerName)&&!headerValueEquals(key.headers?.[headerName],entry.vary[headerName])){return false}}return true}function headerValueEquals(lhs,rhs){if(lhs==null&&
rhs==null){return true}if(lhs==null&&rhs!=null||lhs!=null&&rhs==null){return false}if(Array.isArray(lhs)&&Array.isArray(rhs)){if(lhs.length!==rhs.length){return false}
for(let i=0;i<lhs.length;i++){if(lhs[i]!==rhs[i]){return false}}return true}return lhs===rhs}module.exports=MemoryCacheStore}});var require_cache_revalidation_handler=__commonJS({"node_modules/undici/lib/handler/cache-revalidation-handler.js"(exports,module){"use strict";var assert2=__require("node:assert");
var CacheRevalidationHandler=class{#successful=false;#callback;#handler;#context;#allowErrorStatusCodes;constructor(callback,handler,allowErrorStatusCodes){if(typeof callback!==
"function"){throw new TypeError("callback must be a function")}this.#callback=callback;this.#handler=handler;this.#allowErrorStatusCodes=allowErrorStatusCodes}onRequestStart(_,context){
this.#successful=false;this.#context=context}onRequestUpgrade(controller,statusCode,headers,socket){this.#handler.onRequestUpgrade?.(controller,statusCode,headers,
socket)}onResponseStart(controller,statusCode,headers,statusMessage){assert2(this.#callback!=null);this.#successful=statusCode===304||this.#allowErrorStatusCodes&&
statusCode>=500&&statusCode<=504;this.#callback(this.#successful,this.#context,statusCode,headers);this.#callback=null;if(this.#successful){return true}this.#handler.
onRequestStart?.(controller,this.#context);this.#handler.onResponseStart?.(controller,statusCode,headers,statusMessage)}onResponseData(controller,chunk){if(this.#successful){
return}return this.#handler.onResponseData?.(controller,chunk)}onResponseEnd(controller,trailers){if(this.#successful){return}this.#handler.onResponseEnd?.(controller,
trailers)}onResponseError(controller,err){if(this.#successful){return}if(this.#callback){this.#callback(false);this.#callback=null}if(typeof this.#handler.onResponseError===
"function"){this.#handler.onResponseError(controller,err)}else{throw err}}};module.exports=CacheRevalidationHandler}});var require_cache2=__commonJS({"node_modules/undici/lib/interceptor/cache.js"(exports,module){"use strict";var assert2=__require("node:assert");var{Readable}=__require("node:stream");
var util=require_util();var CacheHandler=require_cache_handler();var MemoryCacheStore=require_memory_cache_store();var CacheRevalidationHandler=require_cache_revalidation_handler();
var{assertCacheStore,assertCacheMethods,makeCacheKey,normalizeHeaders,parseCacheControlHeader,isInvalidOrWildcardVaryHeader,parseVaryHeader,isEtagUsable}=require_cache();
var{AbortError}=require_errors();var{parseHttpDate}=require_date();function assertCacheOrigins(origins,name){if(origins===void 0)return;if(!Array.isArray(origins)){
throw new TypeError(`expected ${name} to be an array or undefined, got ${typeof origins}`)}for(let i=0;i<origins.length;i++){const origin=origins[i];if(typeof origin!==
"string"&&!(origin instanceof RegExp)){throw new TypeError(`expected ${name}[${i}] to be a string or RegExp, got ${typeof origin}`)}}}var nop=()=>{};function trimOWS(value){
return value.replace(/^[\t ]+|[\t ]+$/g,"")}function arrayIncludes(array,value){for(let i=0;i<array.length;i++){if(array[i]===value){return true}}return false}function hasPragmaNoCache(headers){
const pragma=headers?.pragma;if(!pragma){return false}const values=Array.isArray(pragma)?pragma:[pragma];for(let i=0;i<values.length;i++){const value=values[i];
if(typeof value!=="string"){continue}const directives=value.split(",");for(let j=0;j<directives.length;j++){if(trimOWS(directives[j]).toLowerCase()==="no-cache"){
return true}}}return false}function needsRevalidation(result,cacheControlDirectives,{headers={}}){if(cacheControlDirectives?.["no-cache"]){return true}if(result.
cacheControlDirectives?.["no-cache"]&&!Array.isArray(result.cacheControlDirectives["no-cache"])){return true}if(headers["if-modified-since"]||headers["if-none-m\
atch"]){return true}return false}function staleResponseRequiresRevalidation(result,cacheType){return result.cacheControlDirectives?.["must-revalidate"]===true||
cacheType==="shared"&&(result.cacheControlDirectives?.["proxy-revalidate"]===true||result.cacheControlDirectives?.["s-maxage"]!==void 0)}function revalidationResponseDisallowsCachedReuse(cacheType,headers){
if(headers.vary&&isInvalidOrWildcardVaryHeader(headers.vary)||cacheType==="shared"&&Object.hasOwn(headers,"set-cookie")){return true}const cacheControl=headers["\
cache-control"];if(!cacheControl){return false}const cacheControlDirectives=parseCacheControlHeader(cacheControl);return cacheControlDirectives["no-store"]===true||
cacheType==="shared"&&cacheControlDirectives.private===true}function revalidationResponseUpdatesCacheControl(headers){return headers["cache-control"]!==void 0}function revalidationResponseAddsVary(result,varyDirectives){
if(!varyDirectives){return false}for(const key in varyDirectives){if(result.vary==null||!Object.hasOwn(result.vary,key)){return true}}return false}function deleteCachedValue(store,cacheKey){
try{store.delete(cacheKey)?.catch?.(nop)}catch{}}function getUsableLastModified(headers){const lastModified=headers?.["last-modified"];if(typeof lastModified===
"string"&&parseHttpDate(lastModified)){return lastModified}}function makeRevalidationHeaders(opts,result){const headers={...opts.headers,"if-modified-since":getUsableLastModified(
result.headers)??new Date(result.cachedAt).toUTCString()};if(result.etag){headers["if-none-match"]=result.etag}if(result.vary){for(const key in result.vary){if(result.
vary[key]!=null){headers[key]=result.vary[key]}}}return headers}function revalidationTargetMatchesCacheKey(cacheKey,context){const history=context?.history;if(!Array.
isArray(history)||history.length===0){return true}try{const cachedUrl=new URL(cacheKey.path,cacheKey.origin);const responseUrl=history[history.length-1];return responseUrl.
origin===cachedUrl.origin&&responseUrl.pathname===cachedUrl.pathname&&responseUrl.search===cachedUrl.search}catch{return false}}function revalidationEtagMatchesCachedValue(result,headers){
if(!Object.hasOwn(headers,"etag")){return true}const responseEtag=headers.etag;const cachedEtag=result.etag;if(typeof responseEtag!=="string"||typeof cachedEtag!==
"string"||!isEtagUsable(responseEtag)||!isEtagUsable(cachedEtag)){return false}if(!responseEtag.startsWith("W/")){return responseEtag===cachedEtag}const cachedOpaqueTag=cachedEtag.
startsWith("W/")?cachedEtag.slice(2):cachedEtag;return responseEtag.slice(2)===cachedOpaqueTag}function isStale(result,cacheControlDirectives,cacheType){const now=Date.
now();if(now>result.staleAt){if(!staleResponseRequiresRevalidation(result,cacheType)&&cacheControlDirectives?.["max-stale"]){const gracePeriod=result.staleAt+cacheControlDirectives["\
max-stale"]*1e3;return now>gracePeriod}return true}if(cacheControlDirectives?.["min-fresh"]){const timeLeftTillStale=result.staleAt-now;const threshold=cacheControlDirectives["\
min-fresh"]*1e3;return timeLeftTillStale<=threshold}return false}function withinStaleWhileRevalidateWindow(result,cacheType){const staleWhileRevalidate=result.cacheControlDirectives?.["\
stale-while-revalidate"];if(!staleWhileRevalidate||staleResponseRequiresRevalidation(result,cacheType)){return false}const now=Date.now();const staleWhileRevalidateExpiry=result.
staleAt+staleWhileRevalidate*1e3;return now<=staleWhileRevalidateExpiry}function handleUncachedResponse(dispatch,globalOpts,cacheKey,handler,opts,reqCacheControl){
if(reqCacheControl?.["only-if-cached"]){let aborted=false;try{if(typeof handler.onConnect==="function"){handler.onConnect(()=>{aborted=true});if(aborted){return}}
if(typeof handler.onHeaders==="function"){handler.onHeaders(504,[],nop,"Gateway Timeout");if(aborted){return}}if(typeof handler.onComplete==="function"){handler.
onComplete([])}}catch(err){if(typeof handler.onError==="function"){handler.onError(err)}}return true}return dispatch(opts,new CacheHandler(globalOpts,cacheKey,handler))}
function sendCachedValue(handler,opts,result,age,context,isStale2){const stream=util.isStream(result.body)?result.body:Readable.from(result.body??[]);assert2(!stream.
destroyed,"stream should not be destroyed");assert2(!stream.readableDidRead,"stream should not be readableDidRead");const controller={resume(){stream.resume()},
pause(){stream.pause()},get paused(){return stream.isPaused()},get aborted(){return stream.destroyed},get reason(){return stream.errored},abort(reason){stream.destroy(
reason??new AbortError)}};stream.on("error",function(err){if(!this.readableEnded){handler.onResponseError?.(controller,err)}}).on("close",function(){if(!this.errored){
try{handler.onResponseEnd?.(controller,{})}catch(err){handler.onResponseError?.(controller,err)}}});try{handler.onRequestStart?.(controller,context)}catch(err){
stream.destroy(err);return}if(stream.destroyed){return}const headers={...result.headers,age:String(age)};if(isStale2){headers.warning='110 - "response is stale"'}
controller.rawHeaders=util.toRawHeaders(headers);try{handler.onResponseStart?.(controller,result.statusCode,headers,result.statusMessage)}catch(err){stream.destroy(
err);return}if(opts.method==="HEAD"){stream.destroy()}else{stream.on("data",function(chunk){try{handler.onResponseData?.(controller,chunk)}catch(err){stream.destroy(
err)}})}}function handleResult(dispatch,globalOpts,cacheKey,handler,opts,reqCacheControl,result){if(!result){return handleUncachedResponse(dispatch,globalOpts,cacheKey,
handler,opts,reqCacheControl)}if(globalOpts.type==="shared"&&Object.hasOwn(result.headers,"set-cookie")){if(util.isStream(result.body)){result.body.on("error",nop).
destroy()}deleteCachedValue(globalOpts.store,cacheKey);return handleUncachedResponse(dispatch,globalOpts,cacheKey,handler,opts,reqCacheControl)}const now=Date.now();
if(now>result.deleteAt){return dispatch(opts,new CacheHandler(globalOpts,cacheKey,handler))}const age=Math.round((now-result.cachedAt)/1e3);const requestMaxAgeExpired=reqCacheControl?.["\
max-age"]!==void 0&&age>=reqCacheControl["max-age"];const stale=requestMaxAgeExpired||isStale(result,reqCacheControl,globalOpts.type);const revalidate=requestMaxAgeExpired||
needsRevalidation(result,reqCacheControl,opts);if(stale||revalidate){if(util.isStream(opts.body)&&util.bodyLength(opts.body)!==0){return dispatch(opts,new CacheHandler(
globalOpts,cacheKey,handler))}if(!revalidate&&withinStaleWhileRevalidateWindow(result,globalOpts.type)){sendCachedValue(handler,opts,result,age,null,true);queueMicrotask(
()=>{const headers2=makeRevalidationHeaders(opts,result);dispatch({...opts,headers:headers2},new CacheHandler(globalOpts,cacheKey,{onRequestStart(){},onRequestUpgrade(){},
onResponseStart(){},onResponseData(){},onResponseEnd(){},onResponseError(){}}))});return true}let withinStaleIfErrorThreshold=false;if(!staleResponseRequiresRevalidation(
result,globalOpts.type)){const staleIfErrorExpiry=result.cacheControlDirectives["stale-if-error"]??reqCacheControl?.["stale-if-error"];if(staleIfErrorExpiry){withinStaleIfErrorThreshold=
now<result.staleAt+staleIfErrorExpiry*1e3}}const headers=makeRevalidationHeaders(opts,result);const refetch=()=>{if(util.isStream(result.body)){result.body.on("\
error",nop).destroy()}deleteCachedValue(globalOpts.store,cacheKey);return dispatch(opts,new CacheHandler(globalOpts,cacheKey,handler))};return dispatch({...opts,
headers},new CacheRevalidationHandler((success,context,statusCode,headers2)=>{if(success){if(statusCode===304){if(!revalidationTargetMatchesCacheKey(cacheKey,context)||
!revalidationEtagMatchesCachedValue(result,headers2)||revalidationResponseDisallowsCachedReuse(globalOpts.type,headers2)){return refetch()}if(revalidationResponseUpdatesCacheControl(
headers2)){deleteCachedValue(globalOpts.store,cacheKey)}else if(revalidationResponseAddsVary(result,headers2.vary?parseVaryHeader(headers2.vary,opts.headers):void 0)){
return refetch()}}sendCachedValue(handler,opts,result,age,context,stale)}else if(util.isStream(result.body)){result.body.on("error",nop).destroy()}},new CacheHandler(
globalOpts,cacheKey,handler),withinStaleIfErrorThreshold))}if(util.isStream(opts.body)){opts.body.on("error",nop).destroy()}sendCachedValue(handler,opts,result,
age,null,false)}module.exports=(opts={})=>{const{store=new MemoryCacheStore,methods=["GET"],cacheByDefault=void 0,type="shared",origins=void 0}=opts;if(typeof opts!==
"object"||opts===null){throw new TypeError(`expected type of opts to be an Object, got ${opts===null?"null":typeof opts}`)}assertCacheStore(store,"opts.store");
assertCacheMethods(methods,"opts.methods");assertCacheOrigins(origins,"opts.origins");if(typeof cacheByDefault!=="undefined"&&typeof cacheByDefault!=="number"){
throw new TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof cacheByDefault}`)}if(typeof type!=="undefined"&&type!=="shared"&&type!==
"private"){throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof type}`)}const globalOpts={store,methods,cacheByDefault,type};
const safeMethodsToNotCache=[];for(let i=0;i<util.safeHTTPMethods.length;i++){const method=util.safeHTTPMethods[i];if(!arrayIncludes(methods,method)){safeMethodsToNotCache.
push(method)}}return dispatch=>{return(opts2,handler)=>{if(!opts2.origin||arrayIncludes(safeMethodsToNotCache,opts2.method)){return dispatch(opts2,handler)}if(origins!==
void 0){const requestOrigin=opts2.origin.toString().toLowerCase();let isAllowed=false;for(let i=0;i<origins.length;i++){const allowed=origins[i];if(typeof allowed===
"string"){if(allowed.toLowerCase()===requestOrigin){isAllowed=true;break}}else if(allowed.test(requestOrigin)){isAllowed=true;break}}if(!isAllowed){return dispatch(
opts2,handler)}}opts2={...opts2,headers:normalizeHeaders(opts2)};const reqCacheControl=opts2.headers?.["cache-control"]?parseCacheControlHeader(opts2.headers["c\
ache-control"]):hasPragmaNoCache(opts2.headers)?{"no-cache":true}:void 0;if(reqCacheControl?.["no-store"]){return dispatch(opts2,handler)}const cacheKey=makeCacheKey(
opts2);if(!arrayIncludes(util.safeHTTPMethods,opts2.method)){return dispatch(opts2,new CacheHandler(globalOpts,cacheKey,handler))}const result=store.get(cacheKey);
if(result&&typeof result.then==="function"){return result.then(result2=>handleResult(dispatch,globalOpts,cacheKey,handler,opts2,reqCacheControl,result2)).catch(
err=>{if(typeof handler.onResponseError==="function"){handler.onResponseError({rawHeaders:[],rawTrailers:[],pause(){},resume(){},get paused(){return false},get aborted(){
return false},get reason(){return null},abort(){}},err)}else{throw err}})}else{return handleResult(dispatch,globalOpts,cacheKey,handler,opts2,reqCacheControl,result)}}}}}});var require_decompress=__commonJS({"node_modules/undici/lib/interceptor/decompress.js"(exports,module){"use strict";var{createInflate,createGunzip,createBrotliDecompress,
createZstdDecompress}=__require("node:zlib");var{pipeline,Transform:TransformStream2}=__require("node:stream");var{InvalidArgumentError,ResponseExceededMaxSizeError}=require_errors();
var DecoratorHandler=require_decorator_handler();var{runtimeFeatures}=require_runtime_features();var DecompressController=class{#onPause;#onResume;#onAbort;#paused=false;constructor(onPause,onResume,onAbort){
this.#onPause=onPause;this.#onResume=onResume;this.#onAbort=onAbort;this.target=null}pause(){if(this.#paused){return}this.#paused=true;this.#onPause()}resume(){
if(!this.#paused){return}this.#paused=false;this.#onResume()}abort(reason){this.target?.abort(reason);this.#onAbort(reason)}get paused(){return this.#paused}get aborted(){
return this.target?.aborted??false}get reason(){return this.target?.reason??null}get rawHeaders(){return this.target?.rawHeaders??null}set rawHeaders(value){if(this.
target){this.target.rawHeaders=value}}get rawTrailers(){return this.target?.rawTrailers??null}set rawTrailers(value){if(this.target){this.target.rawTrailers=value}}};
var supportedEncodings={gzip:createGunzip,"x-gzip":createGunzip,br:createBrotliDecompress,deflate:createInflate,compress:createInflate,"x-compress":createInflate,
...runtimeFeatures.has("zstd")?{zstd:createZstdDecompress}:{}};var defaultSkipStatusCodes=[204,304];var defaultMaxSize=0;function createMaxSizeLimiter(maxSize){
let size=0;return new TransformStream2({transform(chunk,_encoding,callback){const decompressedSize=size+chunk.length;if(decompressedSize>maxSize){callback(new ResponseExceededMaxSizeError(
`Decompressed response size (${decompressedSize}) exceeded maxSize (${maxSize})`));return}size=decompressedSize;callback(null,chunk)}})}var warningEmitted=false;
var DecompressHandler=class extends DecoratorHandler{#decompressors=[];#trailers;#skipStatusCodes;#skipErrorResponses;#maxSize;#decompressedSize=0;#terminated=false;#inputEnded=false;#inputBackpressured=false;#upstreamPaused=false;#draining=false;#drainRequested=false;#completionPending=false;#finalDecompressor;#controller;constructor(handler,{
skipStatusCodes=defaultSkipStatusCodes,skipErrorResponses=true,maxSize=defaultMaxSize}={}){if(!Number.isSafeInteger(maxSize)||maxSize<0){throw new InvalidArgumentError(
"maxSize must be a non-negative integer")}super(handler);this.#skipStatusCodes=skipStatusCodes;this.#skipErrorResponses=skipErrorResponses;this.#maxSize=maxSize;
this.#controller=new DecompressController(()=>this.#onDownstreamPause(),()=>this.#onDownstreamResume(),reason=>{if(this.#inputEnded&&!this.#terminated){this.onResponseError(
this.#controller,reason)}})}#onDownstreamPause(){this.#pauseUpstream()}#onDownstreamResume(){const drainWasDeferred=this.#draining;this.#drainOutput();if(!drainWasDeferred){
this.#resumeUpstreamIfNeeded();this.#finishIfReady()}}#pauseUpstream(){if(!this.#upstreamPaused&&!this.#terminated){this.#upstreamPaused=true;this.#controller.target?.
pause()}}#resumeUpstreamIfNeeded(){if(this.#upstreamPaused&&!this.#controller.paused&&!this.#inputBackpressured){this.#upstreamPaused=false;if(!this.#inputEnded){
this.#controller.target?.resume()}}}#drainOutput(){if(this.#terminated||this.#controller.paused||!this.#finalDecompressor){return}if(this.#draining){this.#drainRequested=
true;return}this.#draining=true;try{do{this.#drainRequested=false;let chunk;while(!this.#terminated&&!this.#controller.paused&&(chunk=this.#finalDecompressor.read())!==
null){if(this.#maxSize>0){const decompressedSize=this.#decompressedSize+chunk.length;if(decompressedSize>this.#maxSize){this.#fail(new ResponseExceededMaxSizeError(
`Decompressed response size (${decompressedSize}) exceeded maxSize (${this.#maxSize})`));return}this.#decompressedSize=decompressedSize}try{const result=super.onResponseData(
this.#controller,chunk);if(result===false&&!this.#controller.paused){this.#controller.pause()}}catch(err){this.#fail(err);return}}}while(this.#drainRequested&&!this.#terminated&&
!this.#controller.paused)}finally{this.#draining=false}this.#resumeUpstreamIfNeeded();this.#finishIfReady()}#finishIfReady(){if(this.#terminated||!this.#completionPending||
this.#controller.paused||this.#draining){return}this.#cleanupDecompressors();try{super.onResponseEnd(this.#controller,this.#trailers)}catch(err){this.#fail(err);
return}this.#terminated=true}#onDecompressionEnd(){if(this.#terminated){return}this.#completionPending=true;this.#drainOutput();this.#finishIfReady()}#shouldSkipDecompression(contentEncoding,statusCode){
if(!contentEncoding||statusCode<200)return true;if(this.#skipStatusCodes.includes(statusCode))return true;if(this.#skipErrorResponses&&statusCode>=400)return true;
return false}#createDecompressionChain(encodings){const parts2=encodings.split(",");const maxContentEncodings=5;if(parts2.length>maxContentEncodings){throw new Error(
`too many content-encodings in response: ${parts2.length}, maximum allowed is ${maxContentEncodings}`)}const decompressors=[];for(let i=parts2.length-1;i>=0;i--){
const encoding=parts2[i].trim();if(!encoding)continue;if(!supportedEncodings[encoding]){decompressors.length=0;return decompressors}decompressors.push(supportedEncodings[encoding]())}
if(decompressors.length<2){return decompressors}const streams=[];for(let i=0;i<decompressors.length;i++){streams.push(decompressors[i]);if(i<decompressors.length-
1&&this.#maxSize>0){streams.push(createMaxSizeLimiter(this.#maxSize))}}return streams}#fail(error){if(this.#terminated){return}if(this.#inputEnded){this.onResponseError(
this.#controller,error)}else{this.#controller.abort(error)}}#setupDecompressorEvents(decompressor){this.#finalDecompressor=decompressor;decompressor.on("readabl\
e",()=>this.#drainOutput());decompressor.on("error",error=>this.#fail(error))}#setupSingleDecompressor(){const decompressor=this.#decompressors[0];this.#setupDecompressorEvents(
decompressor);decompressor.on("end",()=>this.#onDecompressionEnd())}#setupMultipleDecompressors(){const lastDecompressor=this.#decompressors[this.#decompressors.
length-1];this.#setupDecompressorEvents(lastDecompressor);pipeline(this.#decompressors,err=>{if(this.#terminated){return}if(err){this.#fail(err);return}this.#onDecompressionEnd()})}#setupInputBackpressure(){
const decompressor=this.#decompressors[0];decompressor.on("drain",()=>{if(this.#terminated){return}this.#inputBackpressured=false;if(!this.#controller.paused){this.#drainOutput();
this.#resumeUpstreamIfNeeded()}})}#cleanupDecompressors(){this.#decompressors.length=0;this.#finalDecompressor=void 0}onRequestStart(controller,context){this.#controller.
target=controller;return super.onRequestStart(this.#controller,context)}onRequestUpgrade(controller,statusCode,headers,socket){return super.onRequestUpgrade(this.#controller,
statusCode,headers,socket)}onResponseStart(controller,statusCode,headers,statusMessage){const rawContentEncoding=headers["content-encoding"];const contentEncoding=Array.
isArray(rawContentEncoding)?rawContentEncoding.join(","):rawContentEncoding;if(this.#shouldSkipDecompression(contentEncoding,statusCode)){return super.onResponseStart(
this.#controller,statusCode,headers,statusMessage)}const decompressors=this.#createDecompressionChain(contentEncoding.toLowerCase());if(decompressors.length===0){
this.#cleanupDecompressors();return super.onResponseStart(this.#controller,statusCode,headers,statusMessage)}this.#decompressors=decompressors;const{"content-en\
coding":_,"content-length":__,...newHeaders}=headers;if(this.#controller.rawHeaders){const rawHeaders=this.#controller.rawHeaders;if(Array.isArray(rawHeaders)){
const filteredHeaders=[];for(let i=0;i<rawHeaders.length;i+=2){const headerName=rawHeaders[i];const name=Buffer.isBuffer(headerName)?headerName.toString("latin1"):
`${headerName}`;const lowerName=name.toLowerCase();if(lowerName==="content-encoding"||lowerName==="content-length"){continue}filteredHeaders.push(rawHeaders[i],
rawHeaders[i+1])}rawHeaders.splice(0,rawHeaders.length,...filteredHeaders)}else if(typeof rawHeaders==="object"){for(const name of Object.keys(rawHeaders)){const lowerName=name.
toLowerCase();if(lowerName==="content-encoding"||lowerName==="content-length"){delete rawHeaders[name]}}}}this.#setupInputBackpressure();if(this.#decompressors.
length===1){this.#setupSingleDecompressor()}else{this.#setupMultipleDecompressors()}return super.onResponseStart(this.#controller,statusCode,newHeaders,statusMessage)}onResponseData(controller,chunk){
if(this.#decompressors.length>0){if(!this.#decompressors[0].write(chunk)){this.#inputBackpressured=true;this.#pauseUpstream()}return}return super.onResponseData(
this.#controller,chunk)}onResponseEnd(controller,trailers){if(this.#decompressors.length>0){this.#inputEnded=true;this.#trailers=trailers;this.#decompressors[0].
end();return}return super.onResponseEnd(this.#controller,trailers)}onResponseError(controller,err){if(this.#terminated){return}this.#terminated=true;for(const decompressor of this.#decompressors){
decompressor.destroy()}this.#cleanupDecompressors();super.onResponseError(this.#controller,err)}};function createDecompressInterceptor(options={}){if(!warningEmitted){
process.emitWarning("DecompressInterceptor is experimental and subject to change","ExperimentalWarning");warningEmitted=true}return dispatch=>{return(opts,handler)=>{
const decompressHandler=new DecompressHandler(handler,options);return dispatch(opts,decompressHandler)}}}module.exports=createDecompressInterceptor}});var require_deduplication_handler=__commonJS({"node_modules/undici/lib/handler/deduplication-handler.js"(exports,module){"use strict";var{RequestAbortedError}=require_errors();
var DEFAULT_MAX_BUFFER_SIZE=5*1024*1024;var DeduplicationHandler=class{#primaryHandler;#requestStarted=false;#context=null;#waitingHandlers=[];#maxBufferSize=DEFAULT_MAX_BUFFER_SIZE;#statusCode=0;#headers={};#statusMessage="";#aborted=false;#responseStarted=false;#responseDataStarted=false;#completed=false;#controller=null;#onComplete=null;constructor(primaryHandler,onComplete,maxBufferSize=DEFAULT_MAX_BUFFER_SIZE){
this.#primaryHandler=primaryHandler;this.#onComplete=onComplete;this.#maxBufferSize=maxBufferSize}addWaitingHandler(handler){if(this.#completed||this.#responseDataStarted){
return false}const waitingHandler=this.#createWaitingHandler(handler);const waitingController=waitingHandler.controller;try{if(this.#requestStarted){handler.onRequestStart?.(
waitingController,this.#context);if(waitingController.aborted){waitingHandler.done=true;return true}if(this.#responseStarted){handler.onResponseStart?.(waitingController,
this.#statusCode,this.#headers,this.#statusMessage)}}else{waitingHandler.pendingStart=true}}catch{waitingHandler.done=true;return true}if(!waitingController.aborted){
this.#waitingHandlers.push(waitingHandler)}return true}onRequestStart(controller,context){this.#controller=controller;if(!this.#requestStarted){this.#requestStarted=
true;this.#context=context;for(const waitingHandler of this.#waitingHandlers){if(waitingHandler.pendingStart&&!waitingHandler.done&&!waitingHandler.controller.aborted){
waitingHandler.pendingStart=false;try{waitingHandler.handler.onRequestStart?.(waitingHandler.controller,context)}catch{waitingHandler.done=true}}}this.#pruneDoneWaitingHandlers()}
this.#primaryHandler.onRequestStart?.(controller,context)}onRequestUpgrade(controller,statusCode,headers,socket){this.#primaryHandler.onRequestUpgrade?.(controller,
statusCode,headers,socket)}onResponseStart(controller,statusCode,headers,statusMessage){this.#responseStarted=true;this.#statusCode=statusCode;this.#headers=headers;
this.#statusMessage=statusMessage;this.#primaryHandler.onResponseStart?.(controller,statusCode,headers,statusMessage);for(const waitingHandler of this.#waitingHandlers){
const{handler,controller:waitingController}=waitingHandler;if(waitingHandler.done||waitingController.aborted){waitingHandler.done=true;continue}try{handler.onResponseStart?.(
waitingController,statusCode,headers,statusMessage)}catch{}if(waitingController.aborted){waitingHandler.done=true}}this.#pruneDoneWaitingHandlers()}onResponseData(controller,chunk){
if(this.#aborted||this.#completed){return}this.#responseDataStarted=true;this.#primaryHandler.onResponseData?.(controller,chunk);for(const waitingHandler of this.#waitingHandlers){
const{handler,controller:waitingController}=waitingHandler;if(waitingHandler.done||waitingController.aborted){waitingHandler.done=true;continue}if(waitingController.
paused){this.#bufferWaitingChunk(waitingHandler,chunk);continue}try{handler.onResponseData?.(waitingController,chunk)}catch{}if(waitingController.aborted){waitingHandler.
done=true;waitingHandler.bufferedChunks=[];waitingHandler.bufferedBytes=0}}this.#pruneDoneWaitingHandlers()}onResponseEnd(controller,trailers){if(this.#aborted||
this.#completed){return}this.#completed=true;this.#primaryHandler.onResponseEnd?.(controller,trailers);for(const waitingHandler of this.#waitingHandlers){if(waitingHandler.
done||waitingHandler.controller.aborted){waitingHandler.done=true;continue}this.#flushWaitingHandler(waitingHandler);if(waitingHandler.done||waitingHandler.controller.
aborted){waitingHandler.done=true;continue}if(waitingHandler.controller.paused&&waitingHandler.bufferedChunks.length>0){waitingHandler.pendingTrailers=trailers;
continue}try{waitingHandler.handler.onResponseEnd?.(waitingHandler.controller,trailers)}catch{}waitingHandler.done=true}this.#pruneDoneWaitingHandlers();this.#onComplete?.()}onResponseError(controller,err){
if(this.#completed){return}this.#aborted=true;this.#completed=true;this.#primaryHandler.onResponseError?.(controller,err);for(const waitingHandler of this.#waitingHandlers){
this.#errorWaitingHandler(waitingHandler,err)}this.#waitingHandlers=[];this.#onComplete?.()}#createWaitingHandler(handler){const waitingHandler={handler,controller:null,
bufferedChunks:[],bufferedBytes:0,pendingTrailers:null,done:false,pendingStart:false};const state={aborted:false,paused:false,reason:null};waitingHandler.controller=
{resume:()=>{if(state.aborted){return}state.paused=false;this.#flushWaitingHandler(waitingHandler);if(this.#completed&&waitingHandler.pendingTrailers&&waitingHandler.
bufferedChunks.length===0&&!state.paused&&!state.aborted){try{waitingHandler.handler.onResponseEnd?.(waitingHandler.controller,waitingHandler.pendingTrailers)}catch{}
waitingHandler.pendingTrailers=null;waitingHandler.done=true}this.#pruneDoneWaitingHandlers()},pause:()=>{if(!state.aborted){state.paused=true}},get paused(){return state.
paused},get aborted(){return state.aborted},get reason(){return state.reason},abort:reason=>{state.aborted=true;state.reason=reason??null;waitingHandler.done=true;
waitingHandler.pendingTrailers=null;waitingHandler.bufferedChunks=[];waitingHandler.bufferedBytes=0}};return waitingHandler}#bufferWaitingChunk(waitingHandler,chunk){
if(waitingHandler.done||waitingHandler.controller.aborted){waitingHandler.done=true;waitingHandler.bufferedChunks=[];waitingHandler.bufferedBytes=0;return}const bufferedChunk=Buffer.
from(chunk);waitingHandler.bufferedChunks.push(bufferedChunk);waitingHandler.bufferedBytes+=bufferedChunk.length;if(waitingHandler.bufferedBytes>this.#maxBufferSize){
const err=new RequestAbortedError(`Deduplicated waiting handler exceeded maxBufferSize (${this.#maxBufferSize} bytes) while paused`);this.#errorWaitingHandler(waitingHandler,
err)}}#flushWaitingHandler(waitingHandler){const{handler,controller}=waitingHandler;while(!waitingHandler.done&&!controller.aborted&&!controller.paused&&waitingHandler.
bufferedChunks.length>0){const bufferedChunk=waitingHandler.bufferedChunks.shift();waitingHandler.bufferedBytes-=bufferedChunk.length;try{handler.onResponseData?.(
controller,bufferedChunk)}catch{}if(controller.aborted){waitingHandler.done=true;waitingHandler.pendingTrailers=null;waitingHandler.bufferedChunks=[];waitingHandler.
bufferedBytes=0;break}}}#errorWaitingHandler(waitingHandler,err){if(waitingHandler.done){return}waitingHandler.done=true;waitingHandler.pendingTrailers=null;waitingHandler.
bufferedChunks=[];waitingHandler.bufferedBytes=0;try{waitingHandler.controller.abort(err);waitingHandler.handler.onResponseError?.(waitingHandler.controller,err)}catch{}}#pruneDoneWaitingHandlers(){
this.#waitingHandlers=this.#waitingHandlers.filter(waitingHandler=>waitingHandler.done===false)}};module.exports=DeduplicationHandler}});var require_deduplicate=__commonJS({"node_modules/undici/lib/interceptor/deduplicate.js"(exports,module){"use strict";var diagnosticsChannel=__require("node:diagnostics_channel");
var util=require_util();var DeduplicationHandler=require_deduplication_handler();var{normalizeHeaders,makeCacheKey,makeDeduplicationKey}=require_cache();var pendingRequestsChannel=diagnosticsChannel.
channel("undici:request:pending-requests");module.exports=(opts={})=>{const{methods=["GET"],skipHeaderNames=[],excludeHeaderNames=[],maxBufferSize=5*1024*1024}=opts;
if(typeof opts!=="object"||opts===null){throw new TypeError(`expected type of opts to be an Object, got ${opts===null?"null":typeof opts}`)}if(!Array.isArray(methods)){
throw new TypeError(`expected opts.methods to be an array, got ${typeof methods}`)}for(const method of methods){if(!util.safeHTTPMethods.includes(method)){throw new TypeError(
`expected opts.methods to only contain safe HTTP methods, got ${method}`)}}if(!Array.isArray(skipHeaderNames)){throw new TypeError(`expected opts.skipHeaderName\
s to be an array, got ${typeof skipHeaderNames}`)}if(!Array.isArray(excludeHeaderNames)){throw new TypeError(`expected opts.excludeHeaderNames to be an array, g\
ot ${typeof excludeHeaderNames}`)}if(!Number.isFinite(maxBufferSize)||maxBufferSize<=0){throw new TypeError(`expected opts.maxBufferSize to be a positive finite\
 number, got ${maxBufferSize}`)}const skipHeaderNamesSet=new Set(skipHeaderNames.map(name=>name.toLowerCase()));const excludeHeaderNamesSet=new Set(excludeHeaderNames.
map(name=>name.toLowerCase()));const pendingRequests=new Map;return dispatch=>{return(opts2,handler)=>{if(!opts2.origin||methods.includes(opts2.method)===false){
return dispatch(opts2,handler)}opts2={...opts2,headers:normalizeHeaders(opts2)};if(skipHeaderNamesSet.size>0){for(const headerName of Object.keys(opts2.headers)){
if(skipHeaderNamesSet.has(headerName.toLowerCase())){return dispatch(opts2,handler)}}}const cacheKey=makeCacheKey(opts2);const dedupeKey=makeDeduplicationKey(cacheKey,
excludeHeaderNamesSet);const pendingHandler=pendingRequests.get(dedupeKey);if(pendingHandler){if(pendingHandler.addWaitingHandler(handler)){return true}return dispatch(
opts2,handler)}const deduplicationHandler=new DeduplicationHandler(handler,()=>{pendingRequests.delete(dedupeKey);if(pendingRequestsChannel.hasSubscribers){pendingRequestsChannel.
publish({size:pendingRequests.size,key:dedupeKey,type:"removed"})}},maxBufferSize);pendingRequests.set(dedupeKey,deduplicationHandler);if(pendingRequestsChannel.
hasSubscribers){pendingRequestsChannel.publish({size:pendingRequests.size,key:dedupeKey,type:"added"})}return dispatch(opts2,deduplicationHandler)}}}}});var require_sqlite_cache_store=__commonJS({"node_modules/undici/lib/cache/sqlite-cache-store.js"(exports,module){"use strict";var{Writable}=__require("node:stream");
var{assertCacheKey,assertCacheValue}=require_cache();var DatabaseSync;var VERSION=4;var MAX_ENTRY_SIZE=2*1e3*1e3*1e3;module.exports=class SqliteCacheStore{#maxEntrySize=MAX_ENTRY_SIZE;#maxCount=Infinity;#db;#getValuesQuery;#updateValueQuery;#insertValueQuery;#deleteExpiredValuesQuery;#deleteByUrlQuery;#countEntriesQuery;#deleteOldValuesQuery;constructor(opts){
if(opts){if(typeof opts!=="object"){throw new TypeError("SqliteCacheStore options must be an object")}if(opts.maxEntrySize!==void 0){if(typeof opts.maxEntrySize!==
"number"||!Number.isInteger(opts.maxEntrySize)||opts.maxEntrySize<0){throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer")}
if(opts.maxEntrySize>MAX_ENTRY_SIZE){throw new TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb")}this.#maxEntrySize=opts.maxEntrySize}if(opts.
maxCount!==void 0){if(typeof opts.maxCount!=="number"||!Number.isInteger(opts.maxCount)||opts.maxCount<0){throw new TypeError("SqliteCacheStore options.maxCount\
 must be a non-negative integer")}this.#maxCount=opts.maxCount}}if(!DatabaseSync){DatabaseSync=__require("node:sqlite").DatabaseSync}this.#db=new DatabaseSync(opts?.
location??":memory:");this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${VERSION} (
        -- Data specific to us
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        method TEXT NOT NULL,

        -- Data returned to the interceptor
        body BUF NULL,
        deleteAt INTEGER NOT NULL,
        statusCode INTEGER NOT NULL,
        statusMessage TEXT NOT NULL,
        headers TEXT NULL,
        cacheControlDirectives TEXT NULL,
        etag TEXT NULL,
        vary TEXT NULL,
        cachedAt INTEGER NOT NULL,
        staleAt INTEGER NOT NULL
      );

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${VERSION}_getValuesQuery ON cacheInterceptorV${VERSION}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${VERSION}_deleteByUrlQuery ON cacheInterceptorV${VERSION}(deleteAt);
    `);this.#getValuesQuery=this.#db.prepare(`
      SELECT
        id,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      FROM cacheInterceptorV${VERSION}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `);this.#updateValueQuery=this.#db.prepare(`
      UPDATE cacheInterceptorV${VERSION} SET
        body = ?,
        deleteAt = ?,
        statusCode = ?,
        statusMessage = ?,
        headers = ?,
        etag = ?,
        cacheControlDirectives = ?,
        cachedAt = ?,
        staleAt = ?
      WHERE
        id = ?
    `);this.#insertValueQuery=this.#db.prepare(`
      INSERT INTO cacheInterceptorV${VERSION} (
        url,
        method,
        body,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    `);this.#deleteByUrlQuery=this.#db.prepare(`DELETE FROM cacheInterceptorV${VERSION} WHERE url = ?`);this.#countEntriesQuery=this.#db.prepare(`SELECT COUNT(*\
) AS total FROM cacheInterceptorV${VERSION}`);this.#deleteExpiredValuesQuery=this.#db.prepare(`DELETE FROM cacheInterceptorV${VERSION} WHERE deleteAt <= ?`);this.#deleteOldValuesQuery=
this.#maxCount===Infinity?null:this.#db.prepare(`
        DELETE FROM cacheInterceptorV${VERSION}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${VERSION}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `)}close(){this.#db.close()}get(key){assertCacheKey(key);const value=this.#findValue(key);return value?{body:value.body?Buffer.from(value.body.buffer,value.
body.byteOffset,value.body.byteLength):void 0,statusCode:value.statusCode,statusMessage:value.statusMessage,headers:value.headers?JSON.parse(value.headers):void 0,
etag:value.etag?value.etag:void 0,vary:value.vary?JSON.parse(value.vary):void 0,cacheControlDirectives:value.cacheControlDirectives?JSON.parse(value.cacheControlDirectives):
void 0,cachedAt:value.cachedAt,staleAt:value.staleAt,deleteAt:value.deleteAt}:void 0}set(key,value){assertCacheKey(key);const url=this.#makeValueUrl(key);const body=Array.
isArray(value.body)?Buffer.concat(value.body):value.body;const size=body?.byteLength;if(size&&size>this.#maxEntrySize){return}const existingValue=this.#findValue(
key,true);if(existingValue){this.#updateValueQuery.run(body,value.deleteAt,value.statusCode,value.statusMessage,value.headers?JSON.stringify(value.headers):null,
value.etag?value.etag:null,value.cacheControlDirectives?JSON.stringify(value.cacheControlDirectives):null,value.cachedAt,value.staleAt,existingValue.id)}else{this.#insertValueQuery.
run(url,key.method,body,value.deleteAt,value.statusCode,value.statusMessage,value.headers?JSON.stringify(value.headers):null,value.etag?value.etag:null,value.cacheControlDirectives?
JSON.stringify(value.cacheControlDirectives):null,value.vary?JSON.stringify(value.vary):null,value.cachedAt,value.staleAt);this.#prune()}}createWriteStream(key,value){
assertCacheKey(key);assertCacheValue(value);let size=0;const body=[];const store=this;return new Writable({decodeStrings:true,write(chunk,encoding,callback){size+=
chunk.byteLength;if(size<store.#maxEntrySize){body.push(chunk)}else{this.destroy()}callback()},final(callback){store.set(key,{...value,body});callback()}})}delete(key){
if(typeof key!=="object"){throw new TypeError(`expected key to be object, got ${typeof key}`)}this.#deleteByUrlQuery.run(this.#makeValueUrl(key))}#prune(){if(Number.
isFinite(this.#maxCount)&&this.size<=this.#maxCount){return 0}{const removed=this.#deleteExpiredValuesQuery.run(Date.now()).changes;if(removed){return removed}}
{const removed=this.#deleteOldValuesQuery?.run(Math.max(Math.floor(this.#maxCount*.1),1)).changes;if(removed){return removed}}return 0}get size(){const{total}=this.#countEntriesQuery.
get();return total}#makeValueUrl(key){return`${key.origin}/${key.path}`}#findValue(key,canBeExpired=false){const url=this.#makeValueUrl(key);const{headers,method}=key;
const values=this.#getValuesQuery.all(url,method);if(values.length===0){return void 0}const now=Date.now();for(const value of values){if(now>=value.deleteAt&&!canBeExpired){
continue}let matches=true;if(value.vary){const vary=JSON.parse(value.vary);for(const header in vary){if(!headerValueEquals(headers[header],vary[header])){matches=
false;break}}}if(matches){return value}}return void 0}};function headerValueEquals(lhs,rhs){if(lhs==null&&rhs==null){return true}if(lhs==null&&rhs!=null||lhs!=null&&
rhs==null){return false}if(Array.isArray(lhs)&&Array.isArray(rhs)){if(lhs.length!==rhs.length){return false}for(let i=0;i<lhs.length;i++){if(lhs[i]!==rhs[i]){return false}}
return true}return lhs===rhs}}});var require_headers=__commonJS({"node_modules/undici/lib/web/fetch/headers.js"(exports,module){"use strict";var{kConstruct}=require_symbols();var{kEnumerableProperty}=require_util();
var{iteratorMixin,isValidHeaderName,isValidHeaderValue}=require_util2();var{webidl}=require_webidl();var assert2=__require("node:assert");var util=__require("node:util");
function isHTTPWhiteSpaceCharCode(code){return code===10||code===13||code===9||code===32}function headerValueNormalize(potentialValue){let i=0;let j=potentialValue.
length;while(j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j-1)))--j;while(j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i)))++i;return i===
0&&j===potentialValue.length?potentialValue:potentialValue.substring(i,j)}function fill(headers,object){if(Array.isArray(object)){for(let i=0;i<object.length;++i){
const header=object[i];if(header.length!==2){throw webidl.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found\
 ${header.length}.`})}appendHeader(headers,header[0],header[1])}}else if(typeof object==="object"&&object!==null){const keys=Object.keys(object);for(let i=0;i<keys.
length;++i){appendHeader(headers,keys[i],object[keys[i]])}}else{throw webidl.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:[
"sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}}function appendHeader(headers,name,value){value=headerValueNormalize(value);if(!isValidHeaderName(
name)){throw webidl.errors.invalidArgument({prefix:"Headers.append",value:name,type:"header name"})}else if(!isValidHeaderValue(value)){throw webidl.errors.invalidArgument(
{prefix:"Headers.append",value,type:"header value"})}if(getHeadersGuard(headers)==="immutable"){throw new TypeError("immutable")}return getHeadersList(headers).
append(name,value,false)}function headersListSortAndCombine(target2){const headersList=getHeadersList(target2);if(!headersList){return[]}if(headersList.sortedMap){
return headersList.sortedMap}const headers=[];const names2=headersList.toSortedArray();const cookies=headersList.cookies;if(cookies===null||cookies.length===1){
return headersList.sortedMap=names2}for(let i=0;i<names2.length;++i){const{0:name,1:value}=names2[i];if(name==="set-cookie"){for(let j=0;j<cookies.length;++j){headers.
push([name,cookies[j]])}}else{headers.push([name,value])}}return headersList.sortedMap=headers}function compareHeaderName(a,b){return a[0]<b[0]?-1:1}var HeadersList=class _HeadersList{cookies=null;sortedMap;headersMap;constructor(init){
if(init instanceof _HeadersList){this.headersMap=new Map(init.headersMap);this.sortedMap=init.sortedMap;this.cookies=init.cookies===null?null:[...init.cookies]}else{
this.headersMap=new Map(init);this.sortedMap=null}}contains(name,isLowerCase){return this.headersMap.has(isLowerCase?name:name.toLowerCase())}clear(){this.headersMap.
clear();this.sortedMap=null;this.cookies=null}append(name,value,isLowerCase){this.sortedMap=null;const lowercaseName=isLowerCase?name:name.toLowerCase();const exists=this.
headersMap.get(lowercaseName);if(exists){const delimiter=lowercaseName==="cookie"?"; ":", ";this.headersMap.set(lowercaseName,{name:exists.name,value:`${exists.
value}${delimiter}${value}`})}else{this.headersMap.set(lowercaseName,{name,value})}if(lowercaseName==="set-cookie"){(this.cookies??=[]).push(value)}}set(name,value,isLowerCase){
this.sortedMap=null;const lowercaseName=isLowerCase?name:name.toLowerCase();if(lowercaseName==="set-cookie"){this.cookies=[value]}this.headersMap.set(lowercaseName,
{name,value})}delete(name,isLowerCase){this.sortedMap=null;if(!isLowerCase)name=name.toLowerCase();if(name==="set-cookie"){this.cookies=null}this.headersMap.delete(
name)}get(name,isLowerCase){return this.headersMap.get(isLowerCase?name:name.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:name,1:{value}}of this.
headersMap){yield[name,value]}}get entries(){const headers={};if(this.headersMap.size!==0){for(const{name,value}of this.headersMap.values()){headers[name]=value}}
return headers}rawValues(){return this.headersMap.values()}get entriesList(){const headers=[];if(this.headersMap.size!==0){for(const{0:lowerName,1:{name,value}}of this.
headersMap){if(lowerName==="set-cookie"){for(const cookie of this.cookies){headers.push([name,cookie])}}else{headers.push([name,value])}}}return headers}toSortedArray(){
const size=this.headersMap.size;const array=new Array(size);if(size<=32){if(size===0){return array}const iterator=this.headersMap[Symbol.iterator]();const firstValue=iterator.
next().value;array[0]=[firstValue[0],firstValue[1].value];assert2(firstValue[1].value!==null);for(let i=1,j=0,right=0,left=0,pivot=0,x,value;i<size;++i){value=iterator.
next().value;x=array[i]=[value[0],value[1].value];assert2(x[1]!==null);left=0;right=i;while(left<right){pivot=left+(right-left>>1);if(array[pivot][0]<=x[0]){left=
pivot+1}else{right=pivot}}if(i!==pivot){j=i;while(j>left){array[j]=array[--j]}array[left]=x}}if(!iterator.next().done){throw new TypeError("Unreachable")}return array}else{
let i=0;for(const{0:name,1:{value}}of this.headersMap){array[i++]=[name,value];assert2(value!==null)}return array.sort(compareHeaderName)}}};var Headers=class _Headers{#guard;#headersList;constructor(init=void 0){
webidl.util.markAsUncloneable(this);if(init===kConstruct){return}this.#headersList=new HeadersList;this.#guard="none";if(init!==void 0){init=webidl.converters.HeadersInit(
init,"Headers constructor","init");fill(this,init)}}append(name,value){webidl.brandCheck(this,_Headers);webidl.argumentLengthCheck(arguments,2,"Headers.append");
const prefix="Headers.append";name=webidl.converters.ByteString(name,prefix,"name");value=webidl.converters.ByteString(value,prefix,"value");return appendHeader(
this,name,value)}delete(name){webidl.brandCheck(this,_Headers);webidl.argumentLengthCheck(arguments,1,"Headers.delete");const prefix="Headers.delete";name=webidl.
converters.ByteString(name,prefix,"name");if(!isValidHeaderName(name)){throw webidl.errors.invalidArgument({prefix:"Headers.delete",value:name,type:"header name"})}
if(this.#guard==="immutable"){throw new TypeError("immutable")}if(!this.#headersList.contains(name,false)){return}this.#headersList.delete(name,false)}get(name){
webidl.brandCheck(this,_Headers);webidl.argumentLengthCheck(arguments,1,"Headers.get");const prefix="Headers.get";name=webidl.converters.ByteString(name,prefix,
"name");if(!isValidHeaderName(name)){throw webidl.errors.invalidArgument({prefix,value:name,type:"header name"})}return this.#headersList.get(name,false)}has(name){
webidl.brandCheck(this,_Headers);webidl.argumentLengthCheck(arguments,1,"Headers.has");const prefix="Headers.has";name=webidl.converters.ByteString(name,prefix,
"name");if(!isValidHeaderName(name)){throw webidl.errors.invalidArgument({prefix,value:name,type:"header name"})}return this.#headersList.contains(name,false)}set(name,value){
webidl.brandCheck(this,_Headers);webidl.argumentLengthCheck(arguments,2,"Headers.set");const prefix="Headers.set";name=webidl.converters.ByteString(name,prefix,
"name");value=webidl.converters.ByteString(value,prefix,"value");value=headerValueNormalize(value);if(!isValidHeaderName(name)){throw webidl.errors.invalidArgument(
{prefix,value:name,type:"header name"})}else if(!isValidHeaderValue(value)){throw webidl.errors.invalidArgument({prefix,value,type:"header value"})}if(this.#guard===
"immutable"){throw new TypeError("immutable")}this.#headersList.set(name,value,false)}getSetCookie(){webidl.brandCheck(this,_Headers);const list=this.#headersList.
cookies;if(list){return[...list]}return[]}[util.inspect.custom](depth,options){options.depth??=depth;return`Headers ${util.formatWithOptions(options,this.#headersList.
entries)}`}static getHeadersGuard(o){return o.#guard}static setHeadersGuard(o,guard){o.#guard=guard}static getHeadersList(o){return o.#headersList}static setHeadersList(target2,list){
target2.#headersList=list}};var{getHeadersGuard,setHeadersGuard,getHeadersList,setHeadersList}=Headers;Reflect.deleteProperty(Headers,"getHeadersGuard");Reflect.
deleteProperty(Headers,"setHeadersGuard");Reflect.deleteProperty(Headers,"getHeadersList");Reflect.deleteProperty(Headers,"setHeadersList");iteratorMixin("Heade\
rs",Headers,headersListSortAndCombine,0,1);Object.defineProperties(Headers.prototype,{append:kEnumerableProperty,delete:kEnumerableProperty,get:kEnumerableProperty,
has:kEnumerableProperty,set:kEnumerableProperty,getSetCookie:kEnumerableProperty,[Symbol.toStringTag]:{value:"Headers",configurable:true},[util.inspect.custom]:{
enumerable:false}});webidl.converters.HeadersInit=function(V,prefix,argument){if(webidl.util.Type(V)===webidl.util.Types.OBJECT){const iterator=Reflect.get(V,Symbol.
iterator);if(!util.types.isProxy(V)&&iterator===Headers.prototype.entries){try{return getHeadersList(V).entriesList}catch{}}if(typeof iterator==="function"){return webidl.
converters["sequence<sequence<ByteString>>"](V,prefix,argument,iterator.bind(V))}return webidl.converters["record<ByteString, ByteString>"](V,prefix,argument)}throw webidl.
errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})};module.
exports={fill,compareHeaderName,Headers,HeadersList,getHeadersGuard,setHeadersGuard,setHeadersList,getHeadersList}}});var require_response=__commonJS({"node_modules/undici/lib/web/fetch/response.js"(exports,module){"use strict";var{Headers,HeadersList,fill,getHeadersGuard,setHeadersGuard,
setHeadersList}=require_headers();var{extractBody,cloneBody,mixinBody,streamRegistry,bodyUnusable}=require_body();var util=require_util();var nodeUtil=__require("node:util");
var{kEnumerableProperty}=util;var{isValidReasonPhrase,isCancelled,isAborted,isErrorLike,environmentSettingsObject:relevantRealm}=require_util2();var{redirectStatusSet,
nullBodyStatus}=require_constants3();var{webidl}=require_webidl();var{URLSerializer}=require_data_url();var{kConstruct}=require_symbols();var assert2=__require("node:assert");
var{isomorphicEncode,serializeJavascriptValueToJSONString}=require_infra();var textEncoder=new TextEncoder("utf-8");var Response=class _Response{#headers;#state;static error(){
const responseObject=fromInnerResponse(makeNetworkError(),"immutable");return responseObject}static json(data,init=void 0){webidl.argumentLengthCheck(arguments,
1,"Response.json");if(init!==null){init=webidl.converters.ResponseInit(init)}const bytes=textEncoder.encode(serializeJavascriptValueToJSONString(data));const body=extractBody(
bytes);const responseObject=fromInnerResponse(makeResponse({}),"response");initializeResponse(responseObject,init,{body:body[0],type:"application/json"});return responseObject}static redirect(url,status=302){
webidl.argumentLengthCheck(arguments,1,"Response.redirect");url=webidl.converters.USVString(url);status=webidl.converters["unsigned short"](status);let parsedURL;
try{parsedURL=new URL(url,relevantRealm.settingsObject.baseUrl)}catch(err){throw new TypeError(`Failed to parse URL from ${url}`,{cause:err})}if(!redirectStatusSet.
has(status)){throw new RangeError(`Invalid status code ${status}`)}const responseObject=fromInnerResponse(makeResponse({}),"immutable");responseObject.#state.status=
status;const value=isomorphicEncode(URLSerializer(parsedURL));responseObject.#state.headersList.append("location",value,true);return responseObject}constructor(body=null,init=void 0){
webidl.util.markAsUncloneable(this);if(body===kConstruct){return}if(body!==null){body=webidl.converters.BodyInit(body,"Response","body")}init=webidl.converters.
ResponseInit(init);this.#state=makeResponse({});this.#headers=new Headers(kConstruct);setHeadersGuard(this.#headers,"response");setHeadersList(this.#headers,this.#state.
headersList);let bodyWithType=null;if(body!=null){const[extractedBody,type]=extractBody(body);bodyWithType={body:extractedBody,type}}initializeResponse(this,init,
bodyWithType)}get type(){webidl.brandCheck(this,_Response);return this.#state.type}get url(){webidl.brandCheck(this,_Response);const urlList=this.#state.urlList;
const url=urlList[urlList.length-1]??null;if(url===null){return""}return URLSerializer(url,true)}get redirected(){webidl.brandCheck(this,_Response);return this.#state.
urlList.length>1}get status(){webidl.brandCheck(this,_Response);return this.#state.status}get ok(){webidl.brandCheck(this,_Response);return this.#state.status>=
200&&this.#state.status<=299}get statusText(){webidl.brandCheck(this,_Response);return this.#state.statusText}get headers(){webidl.brandCheck(this,_Response);return this.#headers}get body(){
webidl.brandCheck(this,_Response);return this.#state.body?this.#state.body.stream:null}get bodyUsed(){webidl.brandCheck(this,_Response);return!!this.#state.body&&
util.isDisturbed(this.#state.body.stream)}clone(){webidl.brandCheck(this,_Response);if(bodyUnusable(this.#state)){throw webidl.errors.exception({header:"Respons\
e.clone",message:"Body has already been consumed."})}const clonedResponse=cloneResponse(this.#state);if(this.#state.urlList.length!==0&&this.#state.body?.stream){
streamRegistry.register(this,new WeakRef(this.#state.body.stream))}return fromInnerResponse(clonedResponse,getHeadersGuard(this.#headers))}[nodeUtil.inspect.custom](depth,options){
if(options.depth===null){options.depth=2}options.colors??=true;const properties={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,
bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${nodeUtil.formatWithOptions(options,properties)}`}static getResponseHeaders(response){
return response.#headers}static setResponseHeaders(response,newHeaders){response.#headers=newHeaders}static getResponseState(response){return response.#state}static setResponseState(response,newState){
response.#state=newState}};var{getResponseHeaders,setResponseHeaders,getResponseState,setResponseState}=Response;Reflect.deleteProperty(Response,"getResponseHea\
ders");Reflect.deleteProperty(Response,"setResponseHeaders");Reflect.deleteProperty(Response,"getResponseState");Reflect.deleteProperty(Response,"setResponseSta\
te");mixinBody(Response,getResponseState);Object.defineProperties(Response.prototype,{type:kEnumerableProperty,url:kEnumerableProperty,status:kEnumerableProperty,
ok:kEnumerableProperty,redirected:kEnumerableProperty,statusText:kEnumerableProperty,headers:kEnumerableProperty,clone:kEnumerableProperty,body:kEnumerableProperty,
bodyUsed:kEnumerableProperty,[Symbol.toStringTag]:{value:"Response",configurable:true}});Object.defineProperties(Response,{json:kEnumerableProperty,redirect:kEnumerableProperty,
error:kEnumerableProperty});function cloneResponse(response){if(response.internalResponse){return filterResponse(cloneResponse(response.internalResponse),response.
type)}const newResponse=makeResponse({...response,body:null});if(response.body!=null){newResponse.body=cloneBody(response.body)}return newResponse}function makeResponse(init){
return{aborted:false,rangeRequested:false,timingAllowPassed:false,requestIncludesCredentials:false,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",
...init,headersList:init?.headersList?new HeadersList(init?.headersList):new HeadersList,urlList:init?.urlList?[...init.urlList]:[]}}function makeNetworkError(reason){
const isError=isErrorLike(reason);return makeResponse({type:"error",status:0,error:isError?reason:new Error(reason?String(reason):reason),aborted:reason&&reason.
name==="AbortError"})}function isNetworkError(response){return response.type==="error"&&response.status===0}function makeFilteredResponse(response,state){state=
{internalResponse:response,...state};return new Proxy(response,{get(target2,p){return p in state?state[p]:target2[p]},set(target2,p,value){assert2(!(p in state));
target2[p]=value;return true}})}function filterResponse(response,type){if(type==="basic"){return makeFilteredResponse(response,{type:"basic",headersList:response.
headersList})}else if(type==="cors"){return makeFilteredResponse(response,{type:"cors",headersList:response.headersList})}else if(type==="opaque"){return makeFilteredResponse(
response,{type:"opaque",urlList:[],status:0,statusText:"",body:null})}else if(type==="opaqueredirect"){return makeFilteredResponse(response,{type:"opaqueredirec\
t",status:0,statusText:"",headersList:[],body:null})}else{assert2(false)}}function makeAppropriateNetworkError(fetchParams,err=null){assert2(isCancelled(fetchParams));
return isAborted(fetchParams)?makeNetworkError(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:err})):makeNetworkError(Object.assign(
new DOMException("Request was cancelled."),{cause:err}))}function initializeResponse(response,init,body){if(init.status!==null&&(init.status<200||init.status>599)){
throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.')}if("statusText"in init&&init.statusText!=null){if(!isValidReasonPhrase(String(
init.statusText))){throw new TypeError("Invalid statusText")}}if("status"in init&&init.status!=null){getResponseState(response).status=init.status}if("statusTex\
t"in init&&init.statusText!=null){getResponseState(response).statusText=init.statusText}if("headers"in init&&init.headers!=null){fill(getResponseHeaders(response),
init.headers)}if(body){if(nullBodyStatus.includes(response.status)){throw webidl.errors.exception({header:"Response constructor",message:`Invalid response statu\
s code ${response.status}`})}getResponseState(response).body=body.body;if(body.type!=null&&!getResponseState(response).headersList.contains("content-type",true)){
getResponseState(response).headersList.append("content-type",body.type,true)}}}function fromInnerResponse(innerResponse,guard){const response=new Response(kConstruct);
setResponseState(response,innerResponse);const headers=new Headers(kConstruct);setResponseHeaders(response,headers);setHeadersList(headers,innerResponse.headersList);
setHeadersGuard(headers,guard);if(innerResponse.urlList.length!==0&&innerResponse.body?.stream){streamRegistry.register(response,new WeakRef(innerResponse.body.
stream))}return response}webidl.converters.XMLHttpRequestBodyInit=function(V,prefix,name){if(typeof V==="string"){return webidl.converters.USVString(V,prefix,name)}
if(webidl.is.Blob(V)){return V}if(webidl.is.BufferSource(V)){return V}if(webidl.is.FormData(V)){return V}if(webidl.is.URLSearchParams(V)){return V}return webidl.
converters.DOMString(V,prefix,name)};webidl.converters.BodyInit=function(V,prefix,argument){if(webidl.is.ReadableStream(V)){return V}if(V?.[Symbol.asyncIterator]){
return V}return webidl.converters.XMLHttpRequestBodyInit(V,prefix,argument)};webidl.converters.ResponseInit=webidl.dictionaryConverter([{key:"status",converter:webidl.
converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:webidl.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:webidl.
converters.HeadersInit}]);webidl.is.Response=webidl.util.MakeTypeAssertion(Response);module.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,
filterResponse,Response,cloneResponse,fromInnerResponse,getResponseState}}});var require_request2=__commonJS({"node_modules/undici/lib/web/fetch/request.js"(exports,module){"use strict";var{extractBody,mixinBody,cloneBody,bodyUnusable}=require_body();
var{Headers,fill:fillHeaders,HeadersList,setHeadersGuard,getHeadersGuard,setHeadersList,getHeadersList}=require_headers();var util=require_util();var nodeUtil=__require("node:util");
var{isValidHTTPToken,sameOrigin,environmentSettingsObject}=require_util2();var{forbiddenMethodsSet,corsSafeListedMethodsSet,referrerPolicy,requestRedirect,requestMode,
requestCredentials,requestCache,requestDuplex}=require_constants3();var{kEnumerableProperty,normalizedMethodRecordsBase,normalizedMethodRecords}=util;var{webidl}=require_webidl();
var{URLSerializer}=require_data_url();var{kConstruct}=require_symbols();var assert2=__require("node:assert");var{getMaxListeners,setMaxListeners,defaultMaxListeners}=__require("node:events");
var kAbortController=Symbol("abortController");var requestFinalizer=new FinalizationRegistry(({signal,abort})=>{signal.removeEventListener("abort",abort)});var dependentControllerMap=new WeakMap;
var abortSignalHasEventHandlerLeakWarning;try{abortSignalHasEventHandlerLeakWarning=getMaxListeners(new AbortController().signal)>0}catch{abortSignalHasEventHandlerLeakWarning=
false}function buildAbort(acRef){return abort;function abort(){const ac=acRef.deref();if(ac!==void 0){requestFinalizer.unregister(abort);this.removeEventListener(
"abort",abort);ac.abort(this.reason);const controllerList=dependentControllerMap.get(ac.signal);if(controllerList!==void 0){if(controllerList.size!==0){for(const ref of controllerList){
const ctrl=ref.deref();if(ctrl!==void 0){ctrl.abort(this.reason)}}controllerList.clear()}dependentControllerMap.delete(ac.signal)}}}}var patchMethodWarning=false;
var Request=class _Request{#signal;#dispatcher;#headers;#state;constructor(input,init=void 0){webidl.util.markAsUncloneable(this);if(input===kConstruct){return}
const prefix="Request constructor";webidl.argumentLengthCheck(arguments,1,prefix);input=webidl.converters.RequestInfo(input);init=webidl.converters.RequestInit(
init);let request=null;let fallbackMode=null;const baseUrl=environmentSettingsObject.settingsObject.baseUrl;let signal=null;if(typeof input==="string"){this.#dispatcher=
init.dispatcher;let parsedURL;try{parsedURL=new URL(input,baseUrl)}catch(err){throw new TypeError("Failed to parse URL from "+input,{cause:err})}if(parsedURL.username||
parsedURL.password){throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+input)}request=makeRequest({urlList:[parsedURL]});
fallbackMode="cors"}else{assert2(webidl.is.Request(input));request=input.#state;signal=input.#signal;this.#dispatcher=init.dispatcher||input.#dispatcher}const origin=environmentSettingsObject.
settingsObject.origin;let window="client";if(request.window?.constructor?.name==="EnvironmentSettingsObject"&&sameOrigin(request.window,origin)){window=request.
window}if(init.window!=null){throw new TypeError(`'window' option '${window}' must be null`)}if("window"in init){window="no-window"}request=makeRequest({method:request.
method,headersList:request.headersList,unsafeRequest:request.unsafeRequest,client:environmentSettingsObject.settingsObject,window,priority:request.priority,origin:request.
origin,referrer:request.referrer,referrerPolicy:request.referrerPolicy,mode:request.mode,credentials:request.credentials,cache:request.cache,redirect:request.redirect,
integrity:request.integrity,keepalive:request.keepalive,reloadNavigation:request.reloadNavigation,historyNavigation:request.historyNavigation,urlList:[...request.
urlList]});const initHasKey=Object.keys(init).length!==0;if(initHasKey){if(request.mode==="navigate"){request.mode="same-origin"}request.reloadNavigation=false;
request.historyNavigation=false;request.origin="client";request.referrer="client";request.referrerPolicy="";request.url=request.urlList[request.urlList.length-1];
request.urlList=[request.url]}if(init.referrer!==void 0){const referrer=init.referrer;if(referrer===""){request.referrer="no-referrer"}else{let parsedReferrer;try{
parsedReferrer=new URL(referrer,baseUrl)}catch(err){throw new TypeError(`Referrer "${referrer}" is not a valid URL.`,{cause:err})}if(parsedReferrer.protocol==="\
about:"&&parsedReferrer.hostname==="client"||origin&&!sameOrigin(parsedReferrer,environmentSettingsObject.settingsObject.baseUrl)){request.referrer="client"}else{
request.referrer=parsedReferrer}}}if(init.referrerPolicy!==void 0){request.referrerPolicy=init.referrerPolicy}let mode;if(init.mode!==void 0){mode=init.mode}else{
mode=fallbackMode}if(mode==="navigate"){throw webidl.errors.exception({header:"Request constructor",message:"invalid request mode navigate."})}if(mode!=null){request.
mode=mode}if(init.credentials!==void 0){request.credentials=init.credentials}if(init.cache!==void 0){request.cache=init.cache}if(request.cache==="only-if-cached"&&
request.mode!=="same-origin"){throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode")}if(init.redirect!==void 0){request.redirect=init.redirect}
if(init.integrity!=null){request.integrity=String(init.integrity)}if(init.keepalive!==void 0){request.keepalive=Boolean(init.keepalive)}if(init.method!==void 0){
let method=init.method;const mayBeNormalized=normalizedMethodRecords[method];if(mayBeNormalized!==void 0){request.method=mayBeNormalized}else{if(!isValidHTTPToken(
method)){throw new TypeError(`'${method}' is not a valid HTTP method.`)}const upperCase=method.toUpperCase();if(forbiddenMethodsSet.has(upperCase)){throw new TypeError(
`'${method}' HTTP method is unsupported.`)}method=normalizedMethodRecordsBase[upperCase]??method;request.method=method}if(!patchMethodWarning&&request.method===
"patch"){process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FET\
CH-patch"});patchMethodWarning=true}}if(init.signal!==void 0){signal=init.signal}this.#state=request;const ac=new AbortController;this.#signal=ac.signal;if(signal!=
null){if(signal.aborted){ac.abort(signal.reason)}else{this[kAbortController]=ac;const acRef=new WeakRef(ac);const abort=buildAbort(acRef);if(abortSignalHasEventHandlerLeakWarning&&
getMaxListeners(signal)===defaultMaxListeners){setMaxListeners(1500,signal)}util.addAbortListener(signal,abort);requestFinalizer.register(ac,{signal,abort},abort)}}
this.#headers=new Headers(kConstruct);setHeadersList(this.#headers,request.headersList);setHeadersGuard(this.#headers,"request");if(mode==="no-cors"){if(!corsSafeListedMethodsSet.
has(request.method)){throw new TypeError(`'${request.method} is unsupported in no-cors mode.`)}setHeadersGuard(this.#headers,"request-no-cors")}if(initHasKey){const headersList=getHeadersList(
this.#headers);const headers=init.headers!==void 0?init.headers:new HeadersList(headersList);headersList.clear();if(headers instanceof HeadersList){for(const{name,
value}of headers.rawValues()){headersList.append(name,value,false)}headersList.cookies=headers.cookies}else{fillHeaders(this.#headers,headers)}}const inputBody=webidl.
is.Request(input)?input.#state.body:null;if((init.body!=null||inputBody!=null)&&(request.method==="GET"||request.method==="HEAD")){throw new TypeError("Request \
with GET/HEAD method cannot have body.")}let initBody=null;if(init.body!=null){const[extractedBody,contentType]=extractBody(init.body,request.keepalive);initBody=
extractedBody;if(contentType&&!getHeadersList(this.#headers).contains("content-type",true)){this.#headers.append("content-type",contentType,true)}}const inputOrInitBody=initBody??
inputBody;if(inputOrInitBody!=null&&inputOrInitBody.source==null){if(initBody!=null&&init.duplex==null){throw new TypeError("RequestInit: duplex option is requi\
red when sending a body.")}if(request.mode!=="same-origin"&&request.mode!=="cors"){throw new TypeError('If request is made from ReadableStream, mode should be "\
same-origin" or "cors"')}request.useCORSPreflightFlag=true}let finalBody=inputOrInitBody;if(initBody==null&&inputBody!=null){if(bodyUnusable(input.#state)){throw new TypeError(
"Cannot construct a Request with a Request object that has already been used.")}const identityTransform=new TransformStream;inputBody.stream.pipeThrough(identityTransform);
finalBody={source:inputBody.source,length:inputBody.length,stream:identityTransform.readable}}this.#state.body=finalBody}get method(){webidl.brandCheck(this,_Request);
return this.#state.method}get url(){webidl.brandCheck(this,_Request);return URLSerializer(this.#state.url)}get headers(){webidl.brandCheck(this,_Request);return this.#headers}get destination(){
webidl.brandCheck(this,_Request);return this.#state.destination}get referrer(){webidl.brandCheck(this,_Request);if(this.#state.referrer==="no-referrer"){return""}
if(this.#state.referrer==="client"){return"about:client"}return this.#state.referrer.toString()}get referrerPolicy(){webidl.brandCheck(this,_Request);return this.#state.
referrerPolicy}get mode(){webidl.brandCheck(this,_Request);return this.#state.mode}get credentials(){webidl.brandCheck(this,_Request);return this.#state.credentials}get cache(){
webidl.brandCheck(this,_Request);return this.#state.cache}get redirect(){webidl.brandCheck(this,_Request);return this.#state.redirect}get integrity(){webidl.brandCheck(
this,_Request);return this.#state.integrity}get keepalive(){webidl.brandCheck(this,_Request);return this.#state.keepalive}get isReloadNavigation(){webidl.brandCheck(
this,_Request);return this.#state.reloadNavigation}get isHistoryNavigation(){webidl.brandCheck(this,_Request);return this.#state.historyNavigation}get signal(){
webidl.brandCheck(this,_Request);return this.#signal}get body(){webidl.brandCheck(this,_Request);return this.#state.body?this.#state.body.stream:null}get bodyUsed(){
webidl.brandCheck(this,_Request);return!!this.#state.body&&util.isDisturbed(this.#state.body.stream)}get duplex(){webidl.brandCheck(this,_Request);return"half"}clone(){
webidl.brandCheck(this,_Request);if(bodyUnusable(this.#state)){throw new TypeError("unusable")}const clonedRequest=cloneRequest(this.#state);const ac=new AbortController;
if(this.signal.aborted){ac.abort(this.signal.reason)}else{let list=dependentControllerMap.get(this.signal);if(list===void 0){list=new Set;dependentControllerMap.
set(this.signal,list)}const acRef=new WeakRef(ac);list.add(acRef);util.addAbortListener(ac.signal,buildAbort(acRef))}return fromInnerRequest(clonedRequest,this.#dispatcher,
ac.signal,getHeadersGuard(this.#headers))}[nodeUtil.inspect.custom](depth,options){if(options.depth===null){options.depth=2}options.colors??=true;const properties={
method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.
credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.
isHistoryNavigation,signal:this.signal};return`Request ${nodeUtil.formatWithOptions(options,properties)}`}static setRequestSignal(request,newSignal){request.#signal=
newSignal;return request}static getRequestDispatcher(request){return request.#dispatcher}static setRequestDispatcher(request,newDispatcher){request.#dispatcher=
newDispatcher}static setRequestHeaders(request,newHeaders){request.#headers=newHeaders}static getRequestState(request){return request.#state}static setRequestState(request,newState){
request.#state=newState}};var{setRequestSignal,getRequestDispatcher,setRequestDispatcher,setRequestHeaders,getRequestState,setRequestState}=Request;Reflect.deleteProperty(
Request,"setRequestSignal");Reflect.deleteProperty(Request,"getRequestDispatcher");Reflect.deleteProperty(Request,"setRequestDispatcher");Reflect.deleteProperty(
Request,"setRequestHeaders");Reflect.deleteProperty(Request,"getRequestState");Reflect.deleteProperty(Request,"setRequestState");mixinBody(Request,getRequestState);
function makeRequest(init){return{method:init.method??"GET",localURLsOnly:init.localURLsOnly??false,unsafeRequest:init.unsafeRequest??false,body:init.body??null,
client:init.client??null,reservedClient:init.reservedClient??null,replacesClientId:init.replacesClientId??"",window:init.window??"client",keepalive:init.keepalive??
false,serviceWorkers:init.serviceWorkers??"all",initiator:init.initiator??"",destination:init.destination??"",priority:init.priority??null,origin:init.origin??"\
client",policyContainer:init.policyContainer??"client",referrer:init.referrer??"client",referrerPolicy:init.referrerPolicy??"",mode:init.mode??"no-cors",useCORSPreflightFlag:init.
useCORSPreflightFlag??false,credentials:init.credentials??"same-origin",useCredentials:init.useCredentials??false,cache:init.cache??"default",redirect:init.redirect??
"follow",integrity:init.integrity??"",cryptoGraphicsNonceMetadata:init.cryptoGraphicsNonceMetadata??"",parserMetadata:init.parserMetadata??"",reloadNavigation:init.
reloadNavigation??false,historyNavigation:init.historyNavigation??false,userActivation:init.userActivation??false,taintedOrigin:init.taintedOrigin??false,redirectCount:init.
redirectCount??0,responseTainting:init.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:init.preventNoCacheCacheControlHeaderModification??
false,done:init.done??false,timingAllowFailed:init.timingAllowFailed??false,useURLCredentials:init.useURLCredentials??void 0,traversableForUserPrompts:init.traversableForUserPrompts??
"client",urlList:init.urlList,url:init.urlList[0],headersList:init.headersList?new HeadersList(init.headersList):new HeadersList}}function cloneRequest(request){
const newRequest=makeRequest({...request,body:null});if(request.body!=null){newRequest.body=cloneBody(request.body)}return newRequest}function fromInnerRequest(innerRequest,dispatcher,signal,guard){
const request=new Request(kConstruct);setRequestState(request,innerRequest);setRequestDispatcher(request,dispatcher);setRequestSignal(request,signal);const headers=new Headers(
kConstruct);setRequestHeaders(request,headers);setHeadersList(headers,innerRequest.headersList);setHeadersGuard(headers,guard);return request}Object.defineProperties(
Request.prototype,{method:kEnumerableProperty,url:kEnumerableProperty,headers:kEnumerableProperty,redirect:kEnumerableProperty,clone:kEnumerableProperty,signal:kEnumerableProperty,
duplex:kEnumerableProperty,destination:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,isHistoryNavigation:kEnumerableProperty,isReloadNavigation:kEnumerableProperty,
keepalive:kEnumerableProperty,integrity:kEnumerableProperty,cache:kEnumerableProperty,credentials:kEnumerableProperty,attribute:kEnumerableProperty,referrerPolicy:kEnumerableProperty,
referrer:kEnumerableProperty,mode:kEnumerableProperty,[Symbol.toStringTag]:{value:"Request",configurable:true}});webidl.is.Request=webidl.util.MakeTypeAssertion(
Request);webidl.converters.RequestInfo=function(V){if(typeof V==="string"){return webidl.converters.USVString(V)}if(webidl.is.Request(V)){return V}return webidl.
converters.USVString(V)};webidl.converters.RequestInit=webidl.dictionaryConverter([{key:"method",converter:webidl.converters.ByteString},{key:"headers",converter:webidl.
converters.HeadersInit},{key:"body",converter:webidl.nullableConverter(webidl.converters.BodyInit)},{key:"referrer",converter:webidl.converters.USVString},{key:"\
referrerPolicy",converter:webidl.converters.DOMString,allowedValues:referrerPolicy},{key:"mode",converter:webidl.converters.DOMString,allowedValues:requestMode},
{key:"credentials",converter:webidl.converters.DOMString,allowedValues:requestCredentials},{key:"cache",converter:webidl.converters.DOMString,allowedValues:requestCache},
{key:"redirect",converter:webidl.converters.DOMString,allowedValues:requestRedirect},{key:"integrity",converter:webidl.converters.DOMString},{key:"keepalive",converter:webidl.
converters.boolean},{key:"signal",converter:webidl.nullableConverter(signal=>webidl.converters.AbortSignal(signal,"RequestInit","signal"))},{key:"window",converter:webidl.
converters.any},{key:"duplex",converter:webidl.converters.DOMString,allowedValues:requestDuplex},{key:"dispatcher",converter:webidl.converters.any},{key:"priori\
ty",converter:webidl.converters.DOMString,allowedValues:["high","low","auto"],defaultValue:()=>"auto"}]);module.exports={Request,makeRequest,fromInnerRequest,cloneRequest,
getRequestDispatcher,getRequestState}}});var require_subresource_integrity=__commonJS({"node_modules/undici/lib/web/subresource-integrity/subresource-integrity.js"(exports,module){"use strict";var assert2=__require("node:assert");
var{runtimeFeatures}=require_runtime_features();var{asciiLowercase}=require_infra();var validSRIHashAlgorithmTokenSet=new Map([["sha256",0],["sha384",1],["sha51\
2",2]]);var crypto;if(runtimeFeatures.has("crypto")){crypto=__require("node:crypto");const cryptoHashes=crypto.getHashes();if(cryptoHashes.length===0){validSRIHashAlgorithmTokenSet.
clear()}for(const algorithm of validSRIHashAlgorithmTokenSet.keys()){if(cryptoHashes.includes(algorithm)===false){validSRIHashAlgorithmTokenSet.delete(algorithm)}}}else{
validSRIHashAlgorithmTokenSet.clear()}var getSRIHashAlgorithmIndex=Map.prototype.get.bind(validSRIHashAlgorithmTokenSet);var isValidSRIHashAlgorithm=algorithm=>validSRIHashAlgorithmTokenSet.
has(asciiLowercase(algorithm));var bytesMatch=runtimeFeatures.has("crypto")===false||validSRIHashAlgorithmTokenSet.size===0?()=>true:(bytes,metadataList)=>{const parsedMetadata=parseMetadata(
metadataList);if(parsedMetadata.length===0){return true}const metadata=getStrongestMetadata(parsedMetadata);for(const item of metadata){const algorithm=item.alg;
const expectedValue=item.val;const actualValue=applyAlgorithmToBytes(algorithm,bytes);if(caseSensitiveMatch(actualValue,expectedValue)){return true}}return false};
function getStrongestMetadata(metadataList){const result=[];let strongest=null;for(const item of metadataList){assert2(isValidSRIHashAlgorithm(item.alg),"Invali\
d SRI hash algorithm token");if(result.length===0){result.push(item);strongest=item;continue}const currentAlgorithm=strongest.alg;const currentAlgorithmIndex=getSRIHashAlgorithmIndex(
currentAlgorithm);const newAlgorithm=item.alg;const newAlgorithmIndex=getSRIHashAlgorithmIndex(newAlgorithm);if(newAlgorithmIndex<currentAlgorithmIndex){continue}else if(newAlgorithmIndex>
currentAlgorithmIndex){strongest=item;result[0]=item;result.length=1}else{result.push(item)}}return result}function parseMetadata(metadata){const result=[];for(const item of metadata.
split(/[\t\n\f\r ]+/)){const expressionAndOptions=item.split("?",1);const algorithmExpression=expressionAndOptions[0];let base64Value="";const algorithmAndValue=[
algorithmExpression.slice(0,6),algorithmExpression.slice(7)];const algorithm=algorithmAndValue[0];if(!isValidSRIHashAlgorithm(algorithm)){continue}if(algorithmAndValue[1]){
base64Value=algorithmAndValue[1]}const metadata2={alg:asciiLowercase(algorithm),val:base64Value};result.push(metadata2)}return result}var applyAlgorithmToBytes=(algorithm,bytes)=>{
return crypto.hash(algorithm,bytes,"base64")};function caseSensitiveMatch(actualValue,expectedValue){let actualValueLength=actualValue.length;if(actualValueLength!==
0&&actualValue[actualValueLength-1]==="="){actualValueLength-=1}if(actualValueLength!==0&&actualValue[actualValueLength-1]==="="){actualValueLength-=1}let expectedValueLength=expectedValue.
length;if(expectedValueLength!==0&&expectedValue[expectedValueLength-1]==="="){expectedValueLength-=1}if(expectedValueLength!==0&&expectedValue[expectedValueLength-
1]==="="){expectedValueLength-=1}if(actualValueLength!==expectedValueLength){return false}for(let i=0;i<actualValueLength;++i){if(actualValue[i]===expectedValue[i]||
actualValue[i]==="+"&&expectedValue[i]==="-"||actualValue[i]==="/"&&expectedValue[i]==="_"){continue}return false}return true}module.exports={applyAlgorithmToBytes,
bytesMatch,caseSensitiveMatch,isValidSRIHashAlgorithm,getStrongestMetadata,parseMetadata}}});var require_fetch=__commonJS({"node_modules/undici/lib/web/fetch/index.js"(exports,module){"use strict";var{makeNetworkError,makeAppropriateNetworkError,filterResponse,
makeResponse,fromInnerResponse,getResponseState}=require_response();var{HeadersList}=require_headers();var{Request,cloneRequest,getRequestDispatcher,getRequestState}=require_request2();
var zlib=__require("node:zlib");var{makePolicyContainer,clonePolicyContainer,requestBadPort,TAOCheck,appendRequestOriginHeader,responseLocationURL,requestCurrentURL,
setRequestReferrerPolicyOnRedirect,tryUpgradeRequestToAPotentiallyTrustworthyURL,createOpaqueTimingInfo,appendFetchMetadata,corsCheck,crossOriginResourcePolicyCheck,
determineRequestsReferrer,coarsenedSharedCurrentTime,sameOrigin,isCancelled,isAborted,isErrorLike,fullyReadBody,readableStreamClose,urlIsLocal,urlIsHttpHttpsScheme,
urlHasHttpsScheme,clampAndCoarsenConnectionTimingInfo,simpleRangeHeaderValue,buildContentRange,createInflate,extractMimeType,hasAuthenticationEntry,includesCredentials,
isTraversableNavigable}=require_util2();var assert2=__require("node:assert");var{safelyExtractBody,extractBody}=require_body();var{redirectStatusSet,nullBodyStatus,
safeMethodsSet,requestBodyHeader,subresourceSet}=require_constants3();var EE=__require("node:events");var{Readable,pipeline,finished,isErrored,isReadable}=__require("node:stream");
var{addAbortListener,bufferToLowerCasedHeaderName}=require_util();var{dataURLProcessor,serializeAMimeType,minimizeSupportedMimeType}=require_data_url();var{getGlobalDispatcher}=require_global2();
var{webidl}=require_webidl();var{STATUS_CODES}=__require("node:http");var{bytesMatch}=require_subresource_integrity();var{createDeferredPromise}=require_promise();
var{isomorphicEncode}=require_infra();var{runtimeFeatures}=require_runtime_features();var hasZstd=runtimeFeatures.has("zstd");var GET_OR_HEAD=["GET","HEAD"];var defaultUserAgent=typeof __UNDICI_IS_NODE__!==
"undefined"||typeof esbuildDetection!=="undefined"?"node":"undici";var resolveObjectURL;var Fetch=class extends EE{constructor(dispatcher){super();this.dispatcher=
dispatcher;this.connection=null;this.dump=false;this.state="ongoing"}terminate(reason){if(this.state!=="ongoing"){return}this.state="terminated";this.connection?.
destroy(reason);this.emit("terminated",reason)}abort(error){if(this.state!=="ongoing"){return}this.state="aborted";if(!error){error=new DOMException("The operat\
ion was aborted.","AbortError")}this.serializedAbortReason=error;this.connection?.destroy(error);this.emit("terminated",error)}};function handleFetchDone(response){
finalizeAndReportTiming(response,"fetch")}function fetch(input,init=void 0){webidl.argumentLengthCheck(arguments,1,"globalThis.fetch");let p=createDeferredPromise();
let requestObject;try{requestObject=new Request(input,init)}catch(e){p.reject(e);return p.promise}const request=getRequestState(requestObject);if(requestObject.
signal.aborted){abortFetch(p,request,null,requestObject.signal.reason,null);return p.promise}const globalObject=request.client.globalObject;if(globalObject?.constructor?.
name==="ServiceWorkerGlobalScope"){request.serviceWorkers="none"}let responseObject=null;let locallyAborted=false;let controller=null;addAbortListener(requestObject.
signal,()=>{locallyAborted=true;assert2(controller!=null);controller.abort(requestObject.signal.reason);const realResponse=responseObject?.deref();abortFetch(p,
request,realResponse,requestObject.signal.reason,controller.controller)});const processResponse=response=>{if(locallyAborted){return}if(response.aborted){abortFetch(
p,request,responseObject,controller.serializedAbortReason,controller.controller);return}if(response.type==="error"){p.reject(new TypeError("fetch failed",{cause:response.
error}));return}responseObject=new WeakRef(fromInnerResponse(response,"immutable"));p.resolve(responseObject.deref());p=null};controller=fetching({request,processResponseEndOfBody:handleFetchDone,
processResponse,dispatcher:getRequestDispatcher(requestObject),requestObject});return p.promise}function finalizeAndReportTiming(response,initiatorType="other"){
if(response.type==="error"&&response.aborted){return}if(!response.urlList?.length){return}const originalURL=response.urlList[0];let timingInfo=response.timingInfo;
let cacheState=response.cacheState;if(!urlIsHttpHttpsScheme(originalURL)){return}if(timingInfo===null){return}if(!response.timingAllowPassed){timingInfo=createOpaqueTimingInfo(
{startTime:timingInfo.startTime});cacheState=""}timingInfo.endTime=coarsenedSharedCurrentTime();response.timingInfo=timingInfo;markResourceTiming(timingInfo,originalURL.
href,initiatorType,globalThis,cacheState,"",response.status)}var markResourceTiming=performance.markResourceTiming;function abortFetch(p,request,responseObject,error,controller){
if(p){p.reject(error)}if(request.body?.stream!=null&&isReadable(request.body.stream)){request.body.stream.cancel(error).catch(err=>{if(err.code==="ERR_INVALID_S\
TATE"){return}throw err})}if(responseObject==null){return}const response=getResponseState(responseObject);if(response.body?.stream!=null&&isReadable(response.body.
stream)){controller.error(error)}}function fetching({request,processRequestBodyChunkLength,processRequestEndOfBody,processResponse,processResponseEndOfBody,processResponseConsumeBody,
useParallelQueue=false,dispatcher=getGlobalDispatcher(),requestObject=null}){assert2(dispatcher);let taskDestination=null;let crossOriginIsolatedCapability=false;
if(request.client!=null){taskDestination=request.client.globalObject;crossOriginIsolatedCapability=request.client.crossOriginIsolatedCapability}const currentTime=coarsenedSharedCurrentTime(
crossOriginIsolatedCapability);const timingInfo=createOpaqueTimingInfo({startTime:currentTime});const fetchParams={controller:new Fetch(dispatcher),request,timingInfo,
processRequestBodyChunkLength,processRequestEndOfBody,processResponse,processResponseConsumeBody,processResponseEndOfBody,taskDestination,crossOriginIsolatedCapability,
requestObject};assert2(!request.body||request.body.stream);if(request.window==="client"){request.window=request.client?.globalObject?.constructor?.name==="Windo\
w"?request.client:"no-window"}if(request.origin==="client"){request.origin=request.client.origin}if(request.policyContainer==="client"){if(request.client!=null){
request.policyContainer=clonePolicyContainer(request.client.policyContainer)}else{request.policyContainer=makePolicyContainer()}}if(!request.headersList.contains(
"accept",true)){const value="*/*";request.headersList.append("accept",value,true)}if(!request.headersList.contains("accept-language",true)){request.headersList.
append("accept-language","*",true)}if(request.priority===null){}if(subresourceSet.has(request.destination)){}mainFetch(fetchParams,false);return fetchParams.controller}
async function mainFetch(fetchParams,recursive){try{const request=fetchParams.request;let response=null;if(request.localURLsOnly&&!urlIsLocal(requestCurrentURL(
request))){response=makeNetworkError("local URLs only")}tryUpgradeRequestToAPotentiallyTrustworthyURL(request);if(requestBadPort(request)==="blocked"){response=
makeNetworkError("bad port")}if(request.referrerPolicy===""){request.referrerPolicy=request.policyContainer.referrerPolicy}if(request.referrer!=="no-referrer"){
request.referrer=determineRequestsReferrer(request)}if(response===null){const currentURL=requestCurrentURL(request);if(sameOrigin(currentURL,request.url)&&request.
responseTainting==="basic"||currentURL.protocol==="data:"||(request.mode==="navigate"||request.mode==="websocket")){request.responseTainting="basic";response=await schemeFetch(
fetchParams)}else if(request.mode==="same-origin"){response=makeNetworkError('request mode cannot be "same-origin"')}else if(request.mode==="no-cors"){if(request.
redirect!=="follow"){response=makeNetworkError('redirect mode cannot be "follow" for "no-cors" request')}else{request.responseTainting="opaque";response=await schemeFetch(
fetchParams)}}else if(!urlIsHttpHttpsScheme(requestCurrentURL(request))){response=makeNetworkError("URL scheme must be a HTTP(S) scheme")}else{request.responseTainting=
"cors";response=await httpFetch(fetchParams)}}if(recursive){return response}if(response.status!==0&&!response.internalResponse){if(request.responseTainting==="c\
ors"){}if(request.responseTainting==="basic"){response=filterResponse(response,"basic")}else if(request.responseTainting==="cors"){response=filterResponse(response,
"cors")}else if(request.responseTainting==="opaque"){response=filterResponse(response,"opaque")}else{assert2(false)}}let internalResponse=response.status===0?response:
response.internalResponse;if(internalResponse.urlList.length===0){internalResponse.urlList.push(...request.urlList)}if(!request.timingAllowFailed){response.timingAllowPassed=
true}if(response.type==="opaque"&&internalResponse.status===206&&internalResponse.rangeRequested&&!request.headers.contains("range",true)){response=internalResponse=
makeNetworkError()}if(response.status!==0&&(request.method==="HEAD"||request.method==="CONNECT"||nullBodyStatus.includes(internalResponse.status))){internalResponse.
body=null;fetchParams.controller.dump=true}if(request.integrity){const processBodyError=reason=>fetchFinale(fetchParams,makeNetworkError(reason));if(request.responseTainting===
"opaque"||response.body==null){processBodyError(response.error);return}const processBody=bytes=>{if(!bytesMatch(bytes,request.integrity)){processBodyError("inte\
grity mismatch");return}response.body=safelyExtractBody(bytes)[0];fetchFinale(fetchParams,response)};fullyReadBody(response.body,processBody,processBodyError)}else{
fetchFinale(fetchParams,response)}}catch(err){fetchParams.controller.terminate(err)}}function schemeFetch(fetchParams){if(isCancelled(fetchParams)&&fetchParams.
request.redirectCount===0){return Promise.resolve(makeAppropriateNetworkError(fetchParams))}const{request}=fetchParams;const{protocol:scheme}=requestCurrentURL(
request);switch(scheme){case"about:":{return Promise.resolve(makeNetworkError("about scheme is not supported"))}case"blob:":{if(!resolveObjectURL){resolveObjectURL=
__require("node:buffer").resolveObjectURL}const blobURLEntry=requestCurrentURL(request);if(blobURLEntry.search.length!==0){return Promise.resolve(makeNetworkError(
"NetworkError when attempting to fetch resource."))}const blob=resolveObjectURL(blobURLEntry.toString());if(request.method!=="GET"||!webidl.is.Blob(blob)){return Promise.
resolve(makeNetworkError("invalid method"))}const response=makeResponse();const fullLength=blob.size;const serializedFullLength=isomorphicEncode(`${fullLength}`);
const type=blob.type;if(!request.headersList.contains("range",true)){const bodyWithType=extractBody(blob);response.statusText="OK";response.body=bodyWithType[0];
response.headersList.set("content-length",serializedFullLength,true);response.headersList.set("content-type",type,true)}else{response.rangeRequested=true;const rangeHeader=request.
headersList.get("range",true);const rangeValue=simpleRangeHeaderValue(rangeHeader,true);if(rangeValue==="failure"){return Promise.resolve(makeNetworkError("fail\
ed to fetch the data URL"))}let{rangeStartValue:rangeStart,rangeEndValue:rangeEnd}=rangeValue;if(rangeStart===null){rangeStart=fullLength-rangeEnd;rangeEnd=rangeStart+
rangeEnd-1}else{if(rangeStart>=fullLength){return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."))}if(rangeEnd===null||rangeEnd>=
fullLength){rangeEnd=fullLength-1}}const slicedBlob=blob.slice(rangeStart,rangeEnd+1,type);const slicedBodyWithType=extractBody(slicedBlob);response.body=slicedBodyWithType[0];
const serializedSlicedLength=isomorphicEncode(`${slicedBlob.size}`);const contentRange=buildContentRange(rangeStart,rangeEnd,fullLength);response.status=206;response.
statusText="Partial Content";response.headersList.set("content-length",serializedSlicedLength,true);response.headersList.set("content-type",type,true);response.
headersList.set("content-range",contentRange,true)}return Promise.resolve(response)}case"data:":{const currentURL=requestCurrentURL(request);const dataURLStruct=dataURLProcessor(
currentURL);if(dataURLStruct==="failure"){return Promise.resolve(makeNetworkError("failed to fetch the data URL"))}const mimeType=serializeAMimeType(dataURLStruct.
mimeType);return Promise.resolve(makeResponse({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:mimeType}]],body:safelyExtractBody(dataURLStruct.
body)[0]}))}case"file:":{return Promise.resolve(makeNetworkError("not implemented... yet..."))}case"http:":case"https:":{return httpFetch(fetchParams).catch(err=>makeNetworkError(
err))}default:{return Promise.resolve(makeNetworkError("unknown scheme"))}}}function finalizeResponse(fetchParams,response){fetchParams.request.done=true;if(fetchParams.
processResponseDone!=null){queueMicrotask(()=>fetchParams.processResponseDone(response))}}function fetchFinale(fetchParams,response){let timingInfo=fetchParams.
timingInfo;const processResponseEndOfBody=()=>{const unsafeEndTime=Date.now();if(fetchParams.request.destination==="document"){fetchParams.controller.fullTimingInfo=
timingInfo}fetchParams.controller.reportTimingSteps=()=>{if(!urlIsHttpHttpsScheme(fetchParams.request.url)){return}timingInfo.endTime=unsafeEndTime;let cacheState=response.
cacheState;const bodyInfo=response.bodyInfo;if(!response.timingAllowPassed){timingInfo=createOpaqueTimingInfo(timingInfo);cacheState=""}let responseStatus=0;if(fetchParams.
request.mode!=="navigate"||!response.hasCrossOriginRedirects){responseStatus=response.status;const mimeType=extractMimeType(response.headersList);if(mimeType!==
"failure"){bodyInfo.contentType=minimizeSupportedMimeType(mimeType)}}if(fetchParams.request.initiatorType!=null){markResourceTiming(timingInfo,fetchParams.request.
url.href,fetchParams.request.initiatorType,globalThis,cacheState,bodyInfo,responseStatus)}};const processResponseEndOfBodyTask=()=>{fetchParams.request.done=true;
if(fetchParams.processResponseEndOfBody!=null){queueMicrotask(()=>fetchParams.processResponseEndOfBody(response))}if(fetchParams.request.initiatorType!=null){fetchParams.
controller.reportTimingSteps()}};queueMicrotask(()=>processResponseEndOfBodyTask())};if(fetchParams.processResponse!=null){queueMicrotask(()=>{fetchParams.processResponse(
response);fetchParams.processResponse=null})}const internalResponse=response.type==="error"?response:response.internalResponse??response;if(internalResponse.body==
null){processResponseEndOfBody()}else{finished(internalResponse.body.stream,()=>{processResponseEndOfBody()})}}async function httpFetch(fetchParams){const request=fetchParams.
request;let response=null;let actualResponse=null;const timingInfo=fetchParams.timingInfo;if(request.serviceWorkers==="all"){}if(response===null){if(request.redirect===
"follow"){request.serviceWorkers="none"}actualResponse=response=await httpNetworkOrCacheFetch(fetchParams);if(request.responseTainting==="cors"&&corsCheck(request,
response)==="failure"){return makeNetworkError("cors failure")}if(TAOCheck(request,response)==="failure"){request.timingAllowFailed=true}}if((request.responseTainting===
"opaque"||response.type==="opaque")&&crossOriginResourcePolicyCheck(request.origin,request.client,request.destination,actualResponse)==="blocked"){return makeNetworkError(
"blocked")}if(redirectStatusSet.has(actualResponse.status)){if(request.redirect!=="manual"){fetchParams.controller.connection.destroy(void 0,false)}if(request.redirect===
"error"){response=makeNetworkError("unexpected redirect")}else if(request.redirect==="manual"){response=actualResponse}else if(request.redirect==="follow"){response=
await httpRedirectFetch(fetchParams,response)}else{assert2(false)}}response.timingInfo=timingInfo;return response}function httpRedirectFetch(fetchParams,response){
const request=fetchParams.request;const actualResponse=response.internalResponse?response.internalResponse:response;let locationURL;try{locationURL=responseLocationURL(
actualResponse,requestCurrentURL(request).hash);if(locationURL==null){return response}}catch(err){return Promise.resolve(makeNetworkError(err))}if(!urlIsHttpHttpsScheme(
locationURL)){return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"))}if(request.redirectCount===20){return Promise.resolve(makeNetworkError(
"redirect count exceeded"))}request.redirectCount+=1;if(request.mode==="cors"&&(locationURL.username||locationURL.password)&&!sameOrigin(request,locationURL)){return Promise.
resolve(makeNetworkError('cross origin not allowed for request mode "cors"'))}if(request.responseTainting==="cors"&&(locationURL.username||locationURL.password)){
return Promise.resolve(makeNetworkError('URL cannot contain credentials for request mode "cors"'))}if(actualResponse.status!==303&&request.body!=null&&request.body.
source==null){return Promise.resolve(makeNetworkError())}if([301,302].includes(actualResponse.status)&&request.method==="POST"||actualResponse.status===303&&!GET_OR_HEAD.
includes(request.method)){request.method="GET";request.body=null;for(const headerName of requestBodyHeader){request.headersList.delete(headerName)}}if(!sameOrigin(
requestCurrentURL(request),locationURL)){request.headersList.delete("authorization",true);request.headersList.delete("proxy-authorization",true);request.headersList.
delete("cookie",true);request.headersList.delete("host",true)}if(request.body!=null){assert2(request.body.source!=null);request.body=safelyExtractBody(request.body.
source)[0]}const timingInfo=fetchParams.timingInfo;timingInfo.redirectEndTime=timingInfo.postRedirectStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
if(timingInfo.redirectStartTime===0){timingInfo.redirectStartTime=timingInfo.startTime}request.urlList.push(locationURL);setRequestReferrerPolicyOnRedirect(request,
actualResponse);return mainFetch(fetchParams,true)}async function httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch=false,isNewConnectionFetch=false){const request=fetchParams.
request;let httpFetchParams=null;let httpRequest=null;let response=null;const httpCache=null;const revalidatingFlag=false;if(request.window==="no-window"&&request.
redirect==="error"){httpFetchParams=fetchParams;httpRequest=request}else{httpRequest=cloneRequest(request);httpFetchParams={...fetchParams};httpFetchParams.request=
httpRequest}const includeCredentials=request.credentials==="include"||request.credentials==="same-origin"&&request.responseTainting==="basic";const contentLength=httpRequest.
body?httpRequest.body.length:null;let contentLengthHeaderValue=null;if(httpRequest.body==null&&["POST","PUT"].includes(httpRequest.method)){contentLengthHeaderValue=
"0"}if(contentLength!=null){contentLengthHeaderValue=isomorphicEncode(`${contentLength}`)}if(contentLengthHeaderValue!=null&&!httpRequest.headersList.contains("\
content-length",true)){httpRequest.headersList.append("content-length",contentLengthHeaderValue,true)}if(contentLength!=null&&httpRequest.keepalive){}if(webidl.
is.URL(httpRequest.referrer)){httpRequest.headersList.append("referer",isomorphicEncode(httpRequest.referrer.href),true)}appendRequestOriginHeader(httpRequest);
appendFetchMetadata(httpRequest);if(!httpRequest.headersList.contains("user-agent",true)){httpRequest.headersList.append("user-agent",defaultUserAgent,true)}if(httpRequest.
cache==="default"&&(httpRequest.headersList.contains("if-modified-since",true)||httpRequest.headersList.contains("if-none-match",true)||httpRequest.headersList.
contains("if-unmodified-since",true)||httpRequest.headersList.contains("if-match",true)||httpRequest.headersList.contains("if-range",true))){httpRequest.cache="\
no-store"}if(httpRequest.cache==="no-cache"&&!httpRequest.preventNoCacheCacheControlHeaderModification&&!httpRequest.headersList.contains("cache-control",true)){
httpRequest.headersList.append("cache-control","max-age=0",true)}if(httpRequest.cache==="no-store"||httpRequest.cache==="reload"){if(!httpRequest.headersList.contains(
"pragma",true)){httpRequest.headersList.append("pragma","no-cache",true)}if(!httpRequest.headersList.contains("cache-control",true)){httpRequest.headersList.append(
"cache-control","no-cache",true)}}if(httpRequest.headersList.contains("range",true)){httpRequest.headersList.append("accept-encoding","identity",true)}if(!httpRequest.
headersList.contains("accept-encoding",true)){if(urlHasHttpsScheme(requestCurrentURL(httpRequest))){httpRequest.headersList.append("accept-encoding","br, gzip, \
deflate",true)}else{httpRequest.headersList.append("accept-encoding","gzip, deflate",true)}}httpRequest.headersList.delete("host",true);if(includeCredentials){if(!httpRequest.
headersList.contains("authorization",true)){let authorizationValue=null;if(hasAuthenticationEntry(httpRequest)&&(httpRequest.useURLCredentials===void 0||!includesCredentials(
requestCurrentURL(httpRequest)))){}else if(includesCredentials(requestCurrentURL(httpRequest))&&isAuthenticationFetch){const{username,password}=requestCurrentURL(
httpRequest);authorizationValue=`Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`}if(authorizationValue!==null){httpRequest.headersList.append(
"Authorization",authorizationValue,false)}}}if(httpCache==null){httpRequest.cache="no-store"}if(httpRequest.cache!=="no-store"&&httpRequest.cache!=="reload"){}if(response==
null){if(httpRequest.cache==="only-if-cached"){return makeNetworkError("only if cached")}const forwardResponse=await httpNetworkFetch(httpFetchParams,includeCredentials,
isNewConnectionFetch);if(!safeMethodsSet.has(httpRequest.method)&&forwardResponse.status>=200&&forwardResponse.status<=399){}if(revalidatingFlag&&forwardResponse.
status===304){}if(response==null){response=forwardResponse}}response.urlList=[...httpRequest.urlList];if(httpRequest.headersList.contains("range",true)){response.
rangeRequested=true}response.requestIncludesCredentials=includeCredentials;if(response.status===401&&httpRequest.responseTainting!=="cors"&&includeCredentials&&
(request.useURLCredentials!==void 0||isTraversableNavigable(request.traversableForUserPrompts))){if(request.body!=null){if(request.body.source==null){return response}
request.body=safelyExtractBody(request.body.source)[0]}if(request.useURLCredentials===void 0||isAuthenticationFetch){if(isCancelled(fetchParams)){return makeAppropriateNetworkError(
fetchParams)}return response}fetchParams.controller.connection.destroy();response=await httpNetworkOrCacheFetch(fetchParams,true)}if(response.status===407){if(request.
window==="no-window"){return makeNetworkError()}if(isCancelled(fetchParams)){return makeAppropriateNetworkError(fetchParams)}return makeNetworkError("proxy auth\
entication required")}if(response.status===421&&!isNewConnectionFetch&&(request.body==null||request.body.source!=null)){if(isCancelled(fetchParams)){return makeAppropriateNetworkError(
fetchParams)}fetchParams.controller.connection.destroy();response=await httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch,true)}if(isAuthenticationFetch){}
return response}async function httpNetworkFetch(fetchParams,includeCredentials=false,forceNewConnection=false){assert2(!fetchParams.controller.connection||fetchParams.
controller.connection.destroyed);fetchParams.controller.connection={abort:null,destroyed:false,destroy(err,abort=true){if(!this.destroyed){this.destroyed=true;if(abort){
this.abort?.(err??new DOMException("The operation was aborted.","AbortError"))}}}};const request=fetchParams.request;let response=null;const timingInfo=fetchParams.
timingInfo;const httpCache=null;if(httpCache==null){request.cache="no-store"}const newConnection=forceNewConnection?"yes":"no";if(request.mode==="websocket"){}else{}
let requestBody=null;if(request.body==null&&fetchParams.processRequestEndOfBody){queueMicrotask(()=>fetchParams.processRequestEndOfBody())}else if(request.body!=
null){const processBodyChunk=async function*(bytes){if(isCancelled(fetchParams)){return}yield bytes;fetchParams.processRequestBodyChunkLength?.(bytes.byteLength)};
const processEndOfBody=()=>{if(isCancelled(fetchParams)){return}if(fetchParams.processRequestEndOfBody){fetchParams.processRequestEndOfBody()}};const processBodyError=e=>{
if(isCancelled(fetchParams)){return}if(e.name==="AbortError"){fetchParams.controller.abort()}else{fetchParams.controller.terminate(e)}};requestBody=(async function*(){
try{for await(const bytes of request.body.stream){yield*processBodyChunk(bytes)}processEndOfBody()}catch(err){processBodyError(err)}})()}try{const{body,status,statusText,
headersList,socket}=await dispatch({body:requestBody});if(socket){response=makeResponse({status,statusText,headersList,socket})}else{const iterator=body[Symbol.
asyncIterator]();fetchParams.controller.next=()=>iterator.next();response=makeResponse({status,statusText,headersList})}}catch(err){if(err.name==="AbortError"){
fetchParams.controller.connection.destroy();return makeAppropriateNetworkError(fetchParams,err)}return makeNetworkError(err)}const pullAlgorithm=()=>{return fetchParams.
controller.resume()};const cancelAlgorithm=reason=>{if(!isCancelled(fetchParams)){fetchParams.controller.abort(reason)}};const stream=new ReadableStream({start(controller){
fetchParams.controller.controller=controller},pull:pullAlgorithm,cancel:cancelAlgorithm,type:"bytes"});response.body={stream,source:null,length:null};if(!fetchParams.
controller.resume){fetchParams.controller.on("terminated",onAborted)}fetchParams.controller.resume=async()=>{while(true){let bytes;let isFailure;try{const{done,
value}=await fetchParams.controller.next();if(isAborted(fetchParams)){break}bytes=done?void 0:value}catch(err){if(fetchParams.controller.ended&&!timingInfo.encodedBodySize){
bytes=void 0}else{bytes=err;isFailure=true}}if(bytes===void 0){readableStreamClose(fetchParams.controller.controller);finalizeResponse(fetchParams,response);return}
timingInfo.decodedBodySize+=bytes?.byteLength??0;if(isFailure){fetchParams.controller.terminate(bytes);return}const buffer=new Uint8Array(bytes);if(buffer.byteLength){
fetchParams.controller.controller.enqueue(buffer)}if(isErrored(stream)){fetchParams.controller.terminate();return}if(fetchParams.controller.controller.desiredSize<=
0){return}}};function onAborted(reason){if(isAborted(fetchParams)){response.aborted=true;if(isReadable(stream)){fetchParams.controller.controller.error(fetchParams.
controller.serializedAbortReason)}}else{if(isReadable(stream)){fetchParams.controller.controller.error(new TypeError("terminated",{cause:isErrorLike(reason)?reason:
void 0}))}}fetchParams.controller.connection.destroy()}return response;function dispatch({body}){const url=requestCurrentURL(request);const agent=fetchParams.controller.
dispatcher;const path=url.pathname+url.search;const hasTrailingQuestionMark=url.search.length===0&&url.href[url.href.length-url.hash.length-1]==="?";return new Promise(
(resolve,reject)=>agent.dispatch({path:hasTrailingQuestionMark?`${path}?`:path,origin:url.origin,method:request.method,body:agent.isMockActive?request.body&&(request.
body.source||request.body.stream):body,headers:request.headersList.entries,maxRedirections:0,upgrade:request.mode==="websocket"?"websocket":void 0},{body:null,abort:null,
onConnect(abort){const{connection}=fetchParams.controller;timingInfo.finalConnectionTimingInfo=clampAndCoarsenConnectionTimingInfo(void 0,timingInfo.postRedirectStartTime,
fetchParams.crossOriginIsolatedCapability);if(connection.destroyed){abort(new DOMException("The operation was aborted.","AbortError"))}else{fetchParams.controller.
on("terminated",abort);this.abort=connection.abort=abort}timingInfo.finalNetworkRequestStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)},
onResponseStarted(){timingInfo.finalNetworkResponseStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)},onHeaders(status,rawHeaders,resume,statusText){
if(status<200){return false}const headersList=new HeadersList;for(let i=0;i<rawHeaders.length;i+=2){const nameStr=bufferToLowerCasedHeaderName(rawHeaders[i]);const value=rawHeaders[i+
1];if(Array.isArray(value)&&!Buffer.isBuffer(rawHeaders[i+1])){for(const val of value){headersList.append(nameStr,val.toString("latin1"),true)}}else{headersList.
append(nameStr,value.toString("latin1"),true)}}const location=headersList.get("location",true);const willFollow=location&&request.redirect==="follow"&&redirectStatusSet.
has(status);const decoders=[];if(request.method!=="HEAD"&&request.method!=="CONNECT"&&!nullBodyStatus.includes(status)&&!willFollow){const contentEncoding=headersList.
get("content-encoding",true);const codings=contentEncoding?contentEncoding.toLowerCase().split(","):[];const maxContentEncodings=5;if(codings.length>maxContentEncodings){
this.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`));return true}for(let i=codings.length-
1;i>=0;--i){const coding=codings[i].trim();if(coding==="x-gzip"||coding==="gzip"){decoders.push(zlib.createGunzip({flush:zlib.constants.Z_SYNC_FLUSH,finishFlush:zlib.
constants.Z_SYNC_FLUSH}))}else if(coding==="deflate"){decoders.push(createInflate({flush:zlib.constants.Z_SYNC_FLUSH,finishFlush:zlib.constants.Z_SYNC_FLUSH}))}else if(coding===
"br"){decoders.push(zlib.createBrotliDecompress({flush:zlib.constants.BROTLI_OPERATION_FLUSH,finishFlush:zlib.constants.BROTLI_OPERATION_FLUSH}))}else if(coding===
"zstd"&&hasZstd){decoders.push(zlib.createZstdDecompress({flush:zlib.constants.ZSTD_e_continue,finishFlush:zlib.constants.ZSTD_e_end}))}else{decoders.length=0;break}}}
this.body=new Readable({read:resume});const onError=this.onError.bind(this);resolve({status,statusText,headersList,body:decoders.length?pipeline(this.body,...decoders,
err=>{if(err){this.onError(err)}}).on("error",onError):this.body.on("error",onError)});return true},onData(chunk){if(fetchParams.controller.dump){return}const bytes=chunk;
timingInfo.encodedBodySize+=bytes.byteLength;return this.body.push(bytes)},onComplete(){if(this.abort){fetchParams.controller.off("terminated",this.abort)}fetchParams.
controller.ended=true;this.body.push(null)},onError(error){if(this.abort){fetchParams.controller.off("terminated",this.abort)}this.body?.destroy(error);fetchParams.
controller.terminate(error);reject(error)},onRequestUpgrade(_controller,status,headers,socket){if(socket.session!=null&&status!==200||socket.session==null&&status!==
101){return false}const headersList=new HeadersList;for(const[name,value]of Object.entries(headers)){if(value==null){continue}const headerName=name.toLowerCase();
if(Array.isArray(value)){for(const entry of value){headersList.append(headerName,String(entry),true)}}else{headersList.append(headerName,String(value),true)}}resolve(
{status,statusText:STATUS_CODES[status],headersList,socket});return true},onUpgrade(status,rawHeaders,socket){if(socket.session!=null&&status!==200||socket.session==
null&&status!==101){return false}const headersList=new HeadersList;for(let i=0;i<rawHeaders.length;i+=2){const nameStr=bufferToLowerCasedHeaderName(rawHeaders[i]);
const value=rawHeaders[i+1];if(Array.isArray(value)&&!Buffer.isBuffer(rawHeaders[i+1])){for(const val of value){headersList.append(nameStr,val.toString("latin1"),
true)}}else{headersList.append(nameStr,value.toString("latin1"),true)}}resolve({status,statusText:STATUS_CODES[status],headersList,socket});return true}}))}}module.
exports={fetch,Fetch,fetching,finalizeAndReportTiming}}});var require_util3=__commonJS({"node_modules/undici/lib/web/cache/util.js"(exports,module){"use strict";var assert2=__require("node:assert");var{URLSerializer}=require_data_url();
var{isValidHeaderName}=require_util2();function urlEquals(A,B,excludeFragment=false){const serializedA=URLSerializer(A,excludeFragment);const serializedB=URLSerializer(
B,excludeFragment);return serializedA===serializedB}function getFieldValues(header){assert2(header!==null);const values=[];for(let value of header.split(",")){value=
value.trim();if(isValidHeaderName(value)){values.push(value)}}return values}module.exports={urlEquals,getFieldValues}}});var require_cache3=__commonJS({"node_modules/undici/lib/web/cache/cache.js"(exports,module){"use strict";var assert2=__require("node:assert");var{kConstruct}=require_symbols();
var{urlEquals,getFieldValues}=require_util3();var{kEnumerableProperty,isDisturbed}=require_util();var{webidl}=require_webidl();var{cloneResponse,fromInnerResponse,
getResponseState}=require_response();var{Request,fromInnerRequest,getRequestState}=require_request2();var{fetching}=require_fetch();var{urlIsHttpHttpsScheme,readAllBytes}=require_util2();
var{createDeferredPromise}=require_promise();var Cache=class _Cache{#relevantRequestResponseList;constructor(){if(arguments[0]!==kConstruct){webidl.illegalConstructor()}
webidl.util.markAsUncloneable(this);this.#relevantRequestResponseList=arguments[1]}async match(request,options={}){webidl.brandCheck(this,_Cache);const prefix="\
Cache.match";webidl.argumentLengthCheck(arguments,1,prefix);request=webidl.converters.RequestInfo(request);options=webidl.converters.CacheQueryOptions(options,prefix,
"options");const p=this.#internalMatchAll(request,options,1);if(p.length===0){return}return p[0]}async matchAll(request=void 0,options={}){webidl.brandCheck(this,
_Cache);const prefix="Cache.matchAll";if(request!==void 0)request=webidl.converters.RequestInfo(request);options=webidl.converters.CacheQueryOptions(options,prefix,
"options");return this.#internalMatchAll(request,options)}async add(request){webidl.brandCheck(this,_Cache);const prefix="Cache.add";webidl.argumentLengthCheck(
arguments,1,prefix);request=webidl.converters.RequestInfo(request);const requests=[request];const responseArrayPromise=this.addAll(requests);return await responseArrayPromise}async addAll(requests){
webidl.brandCheck(this,_Cache);const prefix="Cache.addAll";webidl.argumentLengthCheck(arguments,1,prefix);const responsePromises=[];const requestList=[];for(let request of requests){
if(request===void 0){throw webidl.errors.conversionFailed({prefix,argument:"Argument 1",types:["undefined is not allowed"]})}request=webidl.converters.RequestInfo(
request);if(typeof request==="string"){continue}const r=getRequestState(request);if(!urlIsHttpHttpsScheme(r.url)||r.method!=="GET"){throw webidl.errors.exception(
{header:prefix,message:"Expected http/s scheme when method is not GET."})}}const fetchControllers=[];for(const request of requests){const r=getRequestState(new Request(
request));if(!urlIsHttpHttpsScheme(r.url)){throw webidl.errors.exception({header:prefix,message:"Expected http/s scheme."})}r.initiator="fetch";r.destination="s\
ubresource";requestList.push(r);const responsePromise=createDeferredPromise();fetchControllers.push(fetching({request:r,processResponse(response){if(response.type===
"error"||response.status===206||response.status<200||response.status>299){responsePromise.reject(webidl.errors.exception({header:"Cache.addAll",message:"Receive\
d an invalid status code or the request failed."}))}else if(response.headersList.contains("vary")){const fieldValues=getFieldValues(response.headersList.get("va\
ry"));for(const fieldValue of fieldValues){if(fieldValue==="*"){responsePromise.reject(webidl.errors.exception({header:"Cache.addAll",message:"invalid vary fiel\
d value"}));for(const controller of fetchControllers){controller.abort()}return}}}},processResponseEndOfBody(response){if(response.aborted){responsePromise.reject(
new DOMException("aborted","AbortError"));return}responsePromise.resolve(response)}}));responsePromises.push(responsePromise.promise)}const p=Promise.all(responsePromises);
const responses=await p;const operations=[];let index=0;for(const response of responses){const operation={type:"put",request:requestList[index],response};operations.
push(operation);index++}const cacheJobPromise=createDeferredPromise();let errorData=null;try{this.#batchCacheOperations(operations)}catch(e){errorData=e}queueMicrotask(
()=>{if(errorData===null){cacheJobPromise.resolve(void 0)}else{cacheJobPromise.reject(errorData)}});return cacheJobPromise.promise}async put(request,response){webidl.
brandCheck(this,_Cache);const prefix="Cache.put";webidl.argumentLengthCheck(arguments,2,prefix);request=webidl.converters.RequestInfo(request);response=webidl.converters.
Response(response,prefix,"response");let innerRequest=null;if(webidl.is.Request(request)){innerRequest=getRequestState(request)}else{innerRequest=getRequestState(
new Request(request))}if(!urlIsHttpHttpsScheme(innerRequest.url)||innerRequest.method!=="GET"){throw webidl.errors.exception({header:prefix,message:"Expected an\
 http/s scheme when method is not GET"})}const innerResponse=getResponseState(response);if(innerResponse.status===206){throw webidl.errors.exception({header:prefix,
message:"Got 206 status"})}if(innerResponse.headersList.contains("vary")){const fieldValues=getFieldValues(innerResponse.headersList.get("vary"));for(const fieldValue of fieldValues){
if(fieldValue==="*"){throw webidl.errors.exception({header:prefix,message:"Got * vary field value"})}}}if(innerResponse.body&&(isDisturbed(innerResponse.body.stream)||
innerResponse.body.stream.locked)){throw webidl.errors.exception({header:prefix,message:"Response body is locked or disturbed"})}const clonedResponse=cloneResponse(
innerResponse);const bodyReadPromise=createDeferredPromise();if(innerResponse.body!=null){const stream=innerResponse.body.stream;const reader=stream.getReader();
readAllBytes(reader,bodyReadPromise.resolve,bodyReadPromise.reject)}else{bodyReadPromise.resolve(void 0)}const operations=[];const operation={type:"put",request:innerRequest,
response:clonedResponse};operations.push(operation);const bytes=await bodyReadPromise.promise;if(clonedResponse.body!=null){clonedResponse.body.source=bytes}const cacheJobPromise=createDeferredPromise();
let errorData=null;try{this.#batchCacheOperations(operations)}catch(e){errorData=e}queueMicrotask(()=>{if(errorData===null){cacheJobPromise.resolve()}else{cacheJobPromise.
reject(errorData)}});return cacheJobPromise.promise}async delete(request,options={}){webidl.brandCheck(this,_Cache);const prefix="Cache.delete";webidl.argumentLengthCheck(
arguments,1,prefix);request=webidl.converters.RequestInfo(request);options=webidl.converters.CacheQueryOptions(options,prefix,"options");let r=null;if(webidl.is.
Request(request)){r=getRequestState(request);if(r.method!=="GET"&&!options.ignoreMethod){return false}}else{assert2(typeof request==="string");r=getRequestState(
new Request(request))}const operations=[];const operation={type:"delete",request:r,options};operations.push(operation);const cacheJobPromise=createDeferredPromise();
let errorData=null;let requestResponses;try{requestResponses=this.#batchCacheOperations(operations)}catch(e){errorData=e}queueMicrotask(()=>{if(errorData===null){
cacheJobPromise.resolve(!!requestResponses?.length)}else{cacheJobPromise.reject(errorData)}});return cacheJobPromise.promise}async keys(request=void 0,options={}){
webidl.brandCheck(this,_Cache);const prefix="Cache.keys";if(request!==void 0)request=webidl.converters.RequestInfo(request);options=webidl.converters.CacheQueryOptions(
options,prefix,"options");let r=null;if(request!==void 0){if(webidl.is.Request(request)){r=getRequestState(request);if(r.method!=="GET"&&!options.ignoreMethod){
return[]}}else if(typeof request==="string"){r=getRequestState(new Request(request))}}const promise=createDeferredPromise();const requests=[];if(request===void 0){
for(const requestResponse of this.#relevantRequestResponseList){requests.push(requestResponse[0])}}else{const requestResponses=this.#queryCache(r,options);for(const requestResponse of requestResponses){
requests.push(requestResponse[0])}}queueMicrotask(()=>{const requestList=[];for(const request2 of requests){const requestObject=fromInnerRequest(request2,void 0,
new AbortController().signal,"immutable");requestList.push(requestObject)}promise.resolve(Object.freeze(requestList))});return promise.promise}#batchCacheOperations(operations){
const cache=this.#relevantRequestResponseList;const backupCache=[...cache];const addedItems=[];const resultList=[];try{for(const operation of operations){if(operation.
type!=="delete"&&operation.type!=="put"){throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or \
"put"'})}if(operation.type==="delete"&&operation.response!=null){throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation s\
hould not have an associated response"})}if(this.#queryCache(operation.request,operation.options,addedItems).length){throw new DOMException("???","InvalidStateE\
rror")}let requestResponses;if(operation.type==="delete"){requestResponses=this.#queryCache(operation.request,operation.options);if(requestResponses.length===0){
return[]}for(const requestResponse of requestResponses){const idx2=cache.indexOf(requestResponse);assert2(idx2!==-1);cache.splice(idx2,1)}}else if(operation.type===
"put"){if(operation.response==null){throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"put operation should have an associated respons\
e"})}const r=operation.request;if(!urlIsHttpHttpsScheme(r.url)){throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or ht\
tps scheme"})}if(r.method!=="GET"){throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"})}if(operation.options!=null){throw webidl.
errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"})}requestResponses=this.#queryCache(operation.request);for(const requestResponse of requestResponses){
const idx2=cache.indexOf(requestResponse);assert2(idx2!==-1);cache.splice(idx2,1)}cache.push([operation.request,operation.response]);addedItems.push([operation.
request,operation.response])}resultList.push([operation.request,operation.response])}return resultList}catch(e){this.#relevantRequestResponseList.length=0;this.#relevantRequestResponseList=
backupCache;throw e}}#queryCache(requestQuery,options,targetStorage){const resultList=[];const storage=targetStorage??this.#relevantRequestResponseList;for(const requestResponse of storage){
const[cachedRequest,cachedResponse]=requestResponse;if(this.#requestMatchesCachedItem(requestQuery,cachedRequest,cachedResponse,options)){resultList.push(requestResponse)}}
return resultList}#requestMatchesCachedItem(requestQuery,request,response=null,options){const queryURL=new URL(requestQuery.url);const cachedURL=new URL(request.
url);if(options?.ignoreSearch){cachedURL.search="";queryURL.search=""}if(!urlEquals(queryURL,cachedURL,true)){return false}if(response==null||options?.ignoreVary||
!response.headersList.contains("vary")){return true}const fieldValues=getFieldValues(response.headersList.get("vary"));for(const fieldValue of fieldValues){if(fieldValue===
"*"){return false}const requestValue=request.headersList.get(fieldValue);const queryValue=requestQuery.headersList.get(fieldValue);if(requestValue!==queryValue){
return false}}return true}#internalMatchAll(request,options,maxResponses=Infinity){let r=null;if(request!==void 0){if(webidl.is.Request(request)){r=getRequestState(
request);if(r.method!=="GET"&&!options.ignoreMethod){return[]}}else if(typeof request==="string"){r=getRequestState(new Request(request))}}const responses=[];if(request===
void 0){for(const requestResponse of this.#relevantRequestResponseList){responses.push(requestResponse[1])}}else{const requestResponses=this.#queryCache(r,options);
for(const requestResponse of requestResponses){responses.push(requestResponse[1])}}const responseList=[];for(const response of responses){const responseObject=fromInnerResponse(
cloneResponse(response),"immutable");responseList.push(responseObject);if(responseList.length>=maxResponses){break}}return Object.freeze(responseList)}};Object.
defineProperties(Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:true},match:kEnumerableProperty,matchAll:kEnumerableProperty,add:kEnumerableProperty,
addAll:kEnumerableProperty,put:kEnumerableProperty,delete:kEnumerableProperty,keys:kEnumerableProperty});var cacheQueryOptionConverters=[{key:"ignoreSearch",converter:webidl.
converters.boolean,defaultValue:()=>false},{key:"ignoreMethod",converter:webidl.converters.boolean,defaultValue:()=>false},{key:"ignoreVary",converter:webidl.converters.
boolean,defaultValue:()=>false}];webidl.converters.CacheQueryOptions=webidl.dictionaryConverter(cacheQueryOptionConverters);webidl.converters.MultiCacheQueryOptions=
webidl.dictionaryConverter([...cacheQueryOptionConverters,{key:"cacheName",converter:webidl.converters.DOMString}]);webidl.converters.Response=webidl.interfaceConverter(
webidl.is.Response,"Response");webidl.converters["sequence<RequestInfo>"]=webidl.sequenceConverter(webidl.converters.RequestInfo);module.exports={Cache}}});var require_cachestorage=__commonJS({"node_modules/undici/lib/web/cache/cachestorage.js"(exports,module){"use strict";var{Cache}=require_cache3();var{webidl}=require_webidl();
var{kEnumerableProperty}=require_util();var{kConstruct}=require_symbols();var CacheStorage=class _CacheStorage{#caches=new Map;constructor(){if(arguments[0]!==kConstruct){
webidl.illegalConstructor()}webidl.util.markAsUncloneable(this)}async match(request,options={}){webidl.brandCheck(this,_CacheStorage);webidl.argumentLengthCheck(
arguments,1,"CacheStorage.match");request=webidl.converters.RequestInfo(request);options=webidl.converters.MultiCacheQueryOptions(options);if(options.cacheName!=
null){if(this.#caches.has(options.cacheName)){const cacheList=this.#caches.get(options.cacheName);const cache=new Cache(kConstruct,cacheList);return await cache.
match(request,options)}}else{for(const cacheList of this.#caches.values()){const cache=new Cache(kConstruct,cacheList);const response=await cache.match(request,
options);if(response!==void 0){return response}}}}async has(cacheName){webidl.brandCheck(this,_CacheStorage);const prefix="CacheStorage.has";webidl.argumentLengthCheck(
arguments,1,prefix);cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName");return this.#caches.has(cacheName)}async open(cacheName){webidl.brandCheck(
this,_CacheStorage);const prefix="CacheStorage.open";webidl.argumentLengthCheck(arguments,1,prefix);cacheName=webidl.converters.DOMString(cacheName,prefix,"cach\
eName");if(this.#caches.has(cacheName)){const cache2=this.#caches.get(cacheName);return new Cache(kConstruct,cache2)}const cache=[];this.#caches.set(cacheName,cache);
return new Cache(kConstruct,cache)}async delete(cacheName){webidl.brandCheck(this,_CacheStorage);const prefix="CacheStorage.delete";webidl.argumentLengthCheck(arguments,
1,prefix);cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName");return this.#caches.delete(cacheName)}async keys(){webidl.brandCheck(this,_CacheStorage);
const keys=this.#caches.keys();return[...keys]}};Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:true},match:kEnumerableProperty,
has:kEnumerableProperty,open:kEnumerableProperty,delete:kEnumerableProperty,keys:kEnumerableProperty});module.exports={CacheStorage}}});var require_constants4=__commonJS({"node_modules/undici/lib/web/cookies/constants.js"(exports,module){"use strict";var maxAttributeValueSize=1024;var maxNameValuePairSize=4096;
module.exports={maxAttributeValueSize,maxNameValuePairSize}}});var require_util4=__commonJS({"node_modules/undici/lib/web/cookies/util.js"(exports,module){"use strict";function isCTLExcludingHtab(value){for(let i=0;i<value.
length;++i){const code=value.charCodeAt(i);if(code>=0&&code<=8||code>=10&&code<=31||code===127){return true}}return false}function validateCookieName(name){for(let i=0;i<
name.length;++i){const code=name.charCodeAt(i);if(code<33||code>126||code===34||code===40||code===41||code===60||code===62||code===64||code===44||code===59||code===
58||code===92||code===47||code===91||code===93||code===63||code===61||code===123||code===125){throw new Error("Invalid cookie name")}}}function validateCookieValue(value){
let len=value.length;let i=0;if(value[0]==='"'){if(len===1||value[len-1]!=='"'){throw new Error("Invalid cookie value")}--len;++i}while(i<len){const code=value.
charCodeAt(i++);if(code<33||code>126||code===34||code===44||code===59||code===92){throw new Error("Invalid cookie value")}}}function validateCookiePath(path){for(let i=0;i<
path.length;++i){const code=path.charCodeAt(i);if(code<32||code>126||code===59){throw new Error("Invalid cookie path")}}}function isLetterOrDigit(code){return code>=
48&&code<=57||code>=65&&code<=90||code>=97&&code<=122}function validateCookieDomain(domain){if(domain===" "){return}if(domain.length>255){throw new Error("Inval\
id cookie domain")}let labelLength=0;for(let i=0;i<domain.length;++i){const code=domain.charCodeAt(i);if(code===46){if(labelLength===0){throw new Error("Invalid\
 cookie domain")}if(domain.charCodeAt(i-1)===45){throw new Error("Invalid cookie domain")}labelLength=0;continue}if(labelLength===0&&!isLetterOrDigit(code)){throw new Error(
"Invalid cookie domain")}if(!isLetterOrDigit(code)&&code!==45){throw new Error("Invalid cookie domain")}if(++labelLength>63){throw new Error("Invalid cookie dom\
ain")}}if(labelLength===0||domain.charCodeAt(domain.length-1)===45){throw new Error("Invalid cookie domain")}}var IMFDays=["Sun","Mon","Tue","Wed","Thu","Fri","\
Sat"];var IMFMonths=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];var IMFPaddedNumbers=Array(61).fill(0).map((_,i)=>i.toString().padStart(
2,"0"));function toIMFDate(date){if(typeof date==="number"){date=new Date(date)}return`${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.
getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]}\
 GMT`}function validateCookieMaxAge(maxAge){if(maxAge<0){throw new Error("Invalid cookie max-age")}}function stringify(cookie){if(cookie.name.length===0){return null}
validateCookieName(cookie.name);validateCookieValue(cookie.value);const out=[`${cookie.name}=${cookie.value}`];if(cookie.name.startsWith("__Secure-")){cookie.secure=
true}if(cookie.name.startsWith("__Host-")){cookie.secure=true;cookie.domain=null;cookie.path="/"}if(cookie.secure){out.push("Secure")}if(cookie.httpOnly){out.push(
"HttpOnly")}if(typeof cookie.maxAge==="number"){validateCookieMaxAge(cookie.maxAge);out.push(`Max-Age=${cookie.maxAge}`)}if(cookie.domain){validateCookieDomain(
cookie.domain);out.push(`Domain=${cookie.domain}`)}if(cookie.path){validateCookiePath(cookie.path);out.push(`Path=${cookie.path}`)}if(cookie.expires!=null){const expiresMs=cookie.
expires instanceof Date?cookie.expires.getTime():cookie.expires;const maxTimeValue=864e13;if(typeof expiresMs==="number"&&Number.isFinite(expiresMs)&&Math.abs(expiresMs)<=
maxTimeValue){out.push(`Expires=${toIMFDate(cookie.expires)}`)}}if(cookie.sameSite){out.push(`SameSite=${cookie.sameSite}`)}for(const part of cookie.unparsed){if(!part.
includes("=")){throw new Error("Invalid unparsed")}const[key,...value]=part.split("=");const trimmedKey=key.trim();const joinedValue=value.join("=");validateCookieName(
trimmedKey);validateCookieValue(joinedValue);out.push(`${trimmedKey}=${joinedValue}`)}return out.join("; ")}module.exports={isCTLExcludingHtab,validateCookieName,
validateCookiePath,validateCookieValue,toIMFDate,stringify}}});var require_parse=__commonJS({"node_modules/undici/lib/web/cookies/parse.js"(exports,module){"use strict";var{collectASequenceOfCodePointsFast}=require_infra();
var{maxNameValuePairSize,maxAttributeValueSize}=require_constants4();var{isCTLExcludingHtab}=require_util4();var assert2=__require("node:assert");function parseSetCookie(header){
if(isCTLExcludingHtab(header)){return null}let nameValuePair="";let unparsedAttributes="";let name="";let value="";if(header.includes(";")){const position={position:0};
nameValuePair=collectASequenceOfCodePointsFast(";",header,position);unparsedAttributes=header.slice(position.position)}else{nameValuePair=header}if(!nameValuePair.
includes("=")){value=nameValuePair}else{const position={position:0};name=collectASequenceOfCodePointsFast("=",nameValuePair,position);value=nameValuePair.slice(
position.position+1)}name=name.trim();value=value.trim();if(name.length+value.length>maxNameValuePairSize){return null}return{name,value,...parseUnparsedAttributes(
unparsedAttributes)}}function parseUnparsedAttributes(unparsedAttributes,cookieAttributeList={}){while(true){if(unparsedAttributes.length===0){return cookieAttributeList}
assert2(unparsedAttributes[0]===";");unparsedAttributes=unparsedAttributes.slice(1);let cookieAv="";if(unparsedAttributes.includes(";")){cookieAv=collectASequenceOfCodePointsFast(
";",unparsedAttributes,{position:0});unparsedAttributes=unparsedAttributes.slice(cookieAv.length)}else{cookieAv=unparsedAttributes;unparsedAttributes=""}let attributeName="";
let attributeValue="";if(cookieAv.includes("=")){const position={position:0};attributeName=collectASequenceOfCodePointsFast("=",cookieAv,position);attributeValue=
cookieAv.slice(position.position+1)}else{attributeName=cookieAv}attributeName=attributeName.trim();attributeValue=attributeValue.trim();if(attributeValue.length>
maxAttributeValueSize){continue}const attributeNameLowercase=attributeName.toLowerCase();if(attributeNameLowercase==="expires"){const expiryTime=new Date(attributeValue);
cookieAttributeList.expires=expiryTime}else if(attributeNameLowercase==="max-age"){const charCode=attributeValue.charCodeAt(0);if((charCode<48||charCode>57)&&attributeValue[0]!==
"-"){continue}if(!/^\d+$/.test(attributeValue)){continue}const deltaSeconds=Number(attributeValue);cookieAttributeList.maxAge=deltaSeconds}else if(attributeNameLowercase===
"domain"){let cookieDomain=attributeValue;if(cookieDomain[0]==="."){cookieDomain=cookieDomain.slice(1)}cookieDomain=cookieDomain.toLowerCase();cookieAttributeList.
domain=cookieDomain}else if(attributeNameLowercase==="path"){let cookiePath="";if(attributeValue.length===0||attributeValue[0]!=="/"){cookiePath="/"}else{cookiePath=
attributeValue}cookieAttributeList.path=cookiePath}else if(attributeNameLowercase==="secure"){cookieAttributeList.secure=true}else if(attributeNameLowercase==="\
httponly"){cookieAttributeList.httpOnly=true}else if(attributeNameLowercase==="samesite"){const attributeValueLowercase=attributeValue.toLowerCase();if(attributeValueLowercase===
"none"){cookieAttributeList.sameSite="None"}else if(attributeValueLowercase==="strict"){cookieAttributeList.sameSite="Strict"}else if(attributeValueLowercase===
"lax"){cookieAttributeList.sameSite="Lax"}}else{cookieAttributeList.unparsed??=[];cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`)}}}module.
exports={parseSetCookie,parseUnparsedAttributes}}});var require_cookies=__commonJS({"node_modules/undici/lib/web/cookies/index.js"(exports,module){"use strict";var{parseSetCookie}=require_parse();var{stringify}=require_util4();
var{webidl}=require_webidl();var{Headers}=require_headers();var brandChecks=webidl.brandCheckMultiple([Headers,globalThis.Headers].filter(Boolean));function getCookies(headers){
webidl.argumentLengthCheck(arguments,1,"getCookies");brandChecks(headers);const cookie=headers.get("cookie");const out={__proto__:null};if(!cookie){return out}for(const piece of cookie.
split(";")){const[name,...value]=piece.split("=");out[name.trim()]=value.join("=")}return out}function deleteCookie(headers,name,attributes){brandChecks(headers);
const prefix="deleteCookie";webidl.argumentLengthCheck(arguments,2,prefix);name=webidl.converters.DOMString(name,prefix,"name");attributes=webidl.converters.DeleteCookieAttributes(
attributes);setCookie(headers,{name,value:"",expires:new Date(0),...attributes})}function getSetCookies(headers){webidl.argumentLengthCheck(arguments,1,"getSetC\
ookies");brandChecks(headers);const cookies=headers.getSetCookie();if(!cookies){return[]}return cookies.map(pair=>parseSetCookie(pair))}function parseCookie(cookie){
cookie=webidl.converters.DOMString(cookie);return parseSetCookie(cookie)}function setCookie(headers,cookie){webidl.argumentLengthCheck(arguments,2,"setCookie");
brandChecks(headers);cookie=webidl.converters.Cookie(cookie);const str=stringify(cookie);if(str){headers.append("set-cookie",str,true)}}webidl.converters.DeleteCookieAttributes=
webidl.dictionaryConverter([{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"path",defaultValue:()=>null},{converter:webidl.nullableConverter(
webidl.converters.DOMString),key:"domain",defaultValue:()=>null}]);webidl.converters.Cookie=webidl.dictionaryConverter([{converter:webidl.converters.DOMString,key:"\
name"},{converter:webidl.converters.DOMString,key:"value"},{converter:webidl.nullableConverter(value=>{if(typeof value==="number"){return webidl.converters["uns\
igned long long"](value)}return new Date(value)}),key:"expires",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters["long long"]),key:"\
maxAge",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:webidl.nullableConverter(
webidl.converters.DOMString),key:"path",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.boolean),key:"secure",defaultValue:()=>null},
{converter:webidl.nullableConverter(webidl.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:webidl.converters.USVString,key:"sameSite",allowedValues:[
"Strict","Lax","None"]},{converter:webidl.sequenceConverter(webidl.converters.DOMString),key:"unparsed",defaultValue:()=>[]}]);module.exports={getCookies,deleteCookie,
getSetCookies,setCookie,parseCookie}}});var require_events=__commonJS({"node_modules/undici/lib/web/websocket/events.js"(exports,module){"use strict";var{webidl}=require_webidl();var{kEnumerableProperty}=require_util();
var{kConstruct}=require_symbols();var MessageEvent=class _MessageEvent extends Event{#eventInit;constructor(type,eventInitDict={}){if(type===kConstruct){super(arguments[1],
arguments[2]);webidl.util.markAsUncloneable(this);return}const prefix="MessageEvent constructor";webidl.argumentLengthCheck(arguments,1,prefix);type=webidl.converters.
DOMString(type,prefix,"type");eventInitDict=webidl.converters.MessageEventInit(eventInitDict,prefix,"eventInitDict");super(type,eventInitDict);this.#eventInit=eventInitDict;
webidl.util.markAsUncloneable(this)}get data(){webidl.brandCheck(this,_MessageEvent);return this.#eventInit.data}get origin(){webidl.brandCheck(this,_MessageEvent);
return this.#eventInit.origin}get lastEventId(){webidl.brandCheck(this,_MessageEvent);return this.#eventInit.lastEventId}get source(){webidl.brandCheck(this,_MessageEvent);
return this.#eventInit.source}get ports(){webidl.brandCheck(this,_MessageEvent);if(!Object.isFrozen(this.#eventInit.ports)){Object.freeze(this.#eventInit.ports)}
return this.#eventInit.ports}initMessageEvent(type,bubbles=false,cancelable=false,data=null,origin="",lastEventId="",source=null,ports=[]){webidl.brandCheck(this,
_MessageEvent);webidl.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent");return new _MessageEvent(type,{bubbles,cancelable,data,origin,lastEventId,
source,ports})}static createFastMessageEvent(type,init){const messageEvent=new _MessageEvent(kConstruct,type,init);messageEvent.#eventInit=init;messageEvent.#eventInit.
data??=null;messageEvent.#eventInit.origin??="";messageEvent.#eventInit.lastEventId??="";messageEvent.#eventInit.source??=null;messageEvent.#eventInit.ports??=[];
return messageEvent}};var{createFastMessageEvent}=MessageEvent;delete MessageEvent.createFastMessageEvent;var CloseEvent=class _CloseEvent extends Event{#eventInit;constructor(type,eventInitDict={}){
const prefix="CloseEvent constructor";webidl.argumentLengthCheck(arguments,1,prefix);type=webidl.converters.DOMString(type,prefix,"type");eventInitDict=webidl.converters.
CloseEventInit(eventInitDict);super(type,eventInitDict);this.#eventInit=eventInitDict;webidl.util.markAsUncloneable(this)}get wasClean(){webidl.brandCheck(this,
_CloseEvent);return this.#eventInit.wasClean}get code(){webidl.brandCheck(this,_CloseEvent);return this.#eventInit.code}get reason(){webidl.brandCheck(this,_CloseEvent);
return this.#eventInit.reason}};var ErrorEvent=class _ErrorEvent extends Event{#eventInit;constructor(type,eventInitDict){const prefix="ErrorEvent constructor";
webidl.argumentLengthCheck(arguments,1,prefix);super(type,eventInitDict);webidl.util.markAsUncloneable(this);type=webidl.converters.DOMString(type,prefix,"type");
eventInitDict=webidl.converters.ErrorEventInit(eventInitDict??{});this.#eventInit=eventInitDict}get message(){webidl.brandCheck(this,_ErrorEvent);return this.#eventInit.
message}get filename(){webidl.brandCheck(this,_ErrorEvent);return this.#eventInit.filename}get lineno(){webidl.brandCheck(this,_ErrorEvent);return this.#eventInit.
lineno}get colno(){webidl.brandCheck(this,_ErrorEvent);return this.#eventInit.colno}get error(){webidl.brandCheck(this,_ErrorEvent);return this.#eventInit.error}};
Object.defineProperties(MessageEvent.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:true},data:kEnumerableProperty,origin:kEnumerableProperty,
lastEventId:kEnumerableProperty,source:kEnumerableProperty,ports:kEnumerableProperty,initMessageEvent:kEnumerableProperty});Object.defineProperties(CloseEvent.prototype,
{[Symbol.toStringTag]:{value:"CloseEvent",configurable:true},reason:kEnumerableProperty,code:kEnumerableProperty,wasClean:kEnumerableProperty});Object.defineProperties(
ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:true},message:kEnumerableProperty,filename:kEnumerableProperty,lineno:kEnumerableProperty,
colno:kEnumerableProperty,error:kEnumerableProperty});webidl.converters.MessagePort=webidl.interfaceConverter(webidl.is.MessagePort,"MessagePort");webidl.converters["\
sequence<MessagePort>"]=webidl.sequenceConverter(webidl.converters.MessagePort);var eventInit=[{key:"bubbles",converter:webidl.converters.boolean,defaultValue:()=>false},
{key:"cancelable",converter:webidl.converters.boolean,defaultValue:()=>false},{key:"composed",converter:webidl.converters.boolean,defaultValue:()=>false}];webidl.
converters.MessageEventInit=webidl.dictionaryConverter([...eventInit,{key:"data",converter:webidl.converters.any,defaultValue:()=>null},{key:"origin",converter:webidl.
converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:webidl.converters.DOMString,defaultValue:()=>""},{key:"source",converter:webidl.nullableConverter(
webidl.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:webidl.converters["sequence<MessagePort>"],defaultValue:()=>[]}]);webidl.converters.
CloseEventInit=webidl.dictionaryConverter([...eventInit,{key:"wasClean",converter:webidl.converters.boolean,defaultValue:()=>false},{key:"code",converter:webidl.
converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:webidl.converters.USVString,defaultValue:()=>""}]);webidl.converters.ErrorEventInit=webidl.
dictionaryConverter([...eventInit,{key:"message",converter:webidl.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:webidl.converters.USVString,
defaultValue:()=>""},{key:"lineno",converter:webidl.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:webidl.converters["unsigned long"],defaultValue:()=>0},
{key:"error",converter:webidl.converters.any}]);module.exports={MessageEvent,CloseEvent,ErrorEvent,createFastMessageEvent}}});var require_constants5=__commonJS({"node_modules/undici/lib/web/websocket/constants.js"(exports,module){"use strict";var uid="258EAFA5-E914-47DA-95CA-C5AB0DC85B\
11";var staticPropertyDescriptors={enumerable:true,writable:false,configurable:false};var states={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3};var sentCloseFrameState={
SENT:1,RECEIVED:2};var opcodes={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10};var maxUnsigned16Bit=65535;var parserStates={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,
READ_DATA:4};var emptyBuffer=Buffer.allocUnsafe(0);var sendHints={text:1,typedArray:2,arrayBuffer:3,blob:4};module.exports={uid,sentCloseFrameState,staticPropertyDescriptors,
states,opcodes,maxUnsigned16Bit,parserStates,emptyBuffer,sendHints}}});var require_util5=__commonJS({"node_modules/undici/lib/web/websocket/util.js"(exports,module){"use strict";var{states,opcodes}=require_constants5();var{isUtf8}=__require("node:buffer");
var{removeHTTPWhitespace}=require_data_url();var{collectASequenceOfCodePointsFast}=require_infra();function isConnecting(readyState){return readyState===states.
CONNECTING}function isEstablished(readyState){return readyState===states.OPEN}function isClosing(readyState){return readyState===states.CLOSING}function isClosed(readyState){
return readyState===states.CLOSED}function fireEvent(e,target2,eventFactory=(type,init)=>new Event(type,init),eventInitDict={}){const event=eventFactory(e,eventInitDict);
target2.dispatchEvent(event)}function websocketMessageReceived(handler,type,data){handler.onMessage(type,data)}function toArrayBuffer(buffer){if(buffer.byteLength===
buffer.buffer.byteLength){return buffer.buffer}return new Uint8Array(buffer).buffer}function isValidSubprotocol(protocol){if(protocol.length===0){return false}for(let i=0;i<
protocol.length;++i){const code=protocol.charCodeAt(i);if(code<33||code>126||code===34||code===40||code===41||code===44||code===47||code===58||code===59||code===
60||code===61||code===62||code===63||code===64||code===91||code===92||code===93||code===123||code===125){return false}}return true}function isValidStatusCode(code){
if(code>=1e3&&code<1015){return code!==1004&&code!==1005&&code!==1006}return code>=3e3&&code<=4999}function isControlFrame(opcode){return opcode===opcodes.CLOSE||
opcode===opcodes.PING||opcode===opcodes.PONG}function isContinuationFrame(opcode){return opcode===opcodes.CONTINUATION}function isTextBinaryFrame(opcode){return opcode===
opcodes.TEXT||opcode===opcodes.BINARY}function isValidOpcode(opcode){return isTextBinaryFrame(opcode)||isContinuationFrame(opcode)||isControlFrame(opcode)}function parseExtensions(extensions){
const position={position:0};const extensionList=new Map;while(position.position<extensions.length){const pair=collectASequenceOfCodePointsFast(";",extensions,position);
const[name,value=""]=pair.split("=",2);extensionList.set(removeHTTPWhitespace(name,true,false),removeHTTPWhitespace(value,false,true));position.position++}return extensionList}
function isValidClientWindowBits(value){if(value.length===0){return false}for(let i=0;i<value.length;i++){const byte=value.charCodeAt(i);if(byte<48||byte>57){return false}}
const num=Number.parseInt(value,10);return num>=8&&num<=15}function getURLRecord(url,baseURL){let urlRecord;try{urlRecord=new URL(url,baseURL)}catch(e){throw new DOMException(
e,"SyntaxError")}if(urlRecord.protocol==="http:"){urlRecord.protocol="ws:"}else if(urlRecord.protocol==="https:"){urlRecord.protocol="wss:"}if(urlRecord.protocol!==
"ws:"&&urlRecord.protocol!=="wss:"){throw new DOMException("expected a ws: or wss: url","SyntaxError")}if(urlRecord.hash.length||urlRecord.href.endsWith("#")){throw new DOMException(
"hash","SyntaxError")}return urlRecord}function validateCloseCodeAndReason(code,reason){if(code!==null){if(code!==1e3&&(code<3e3||code>4999)){throw new DOMException(
"invalid code","InvalidAccessError")}}if(reason!==null){const reasonBytesLength=Buffer.byteLength(reason);if(reasonBytesLength>123){throw new DOMException(`Reas\
on must be less than 123 bytes; received ${reasonBytesLength}`,"SyntaxError")}}}var utf8Decode=(()=>{if(typeof process.versions.icu==="string"){const fatalDecoder=new TextDecoder(
"utf-8",{fatal:true});return fatalDecoder.decode.bind(fatalDecoder)}return function(buffer){if(isUtf8(buffer)){return buffer.toString("utf-8")}throw new TypeError(
"Invalid utf-8 received.")}})();module.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,websocketMessageReceived,
utf8Decode,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits,toArrayBuffer,getURLRecord,validateCloseCodeAndReason}}});var require_frame=__commonJS({"node_modules/undici/lib/web/websocket/frame.js"(exports,module){"use strict";var{runtimeFeatures}=require_runtime_features();var{
maxUnsigned16Bit,opcodes}=require_constants5();var BUFFER_SIZE=8*1024;var buffer=null;var bufIdx=BUFFER_SIZE;var randomFillSync=runtimeFeatures.has("crypto")?__require("node:crypto").
randomFillSync:function randomFillSync2(buffer2,_offset,_size){for(let i=0;i<buffer2.length;++i){buffer2[i]=Math.random()*255|0}return buffer2};function generateMask(){
if(bufIdx===BUFFER_SIZE){bufIdx=0;randomFillSync(buffer??=Buffer.allocUnsafeSlow(BUFFER_SIZE),0,BUFFER_SIZE)}return[buffer[bufIdx++],buffer[bufIdx++],buffer[bufIdx++],
buffer[bufIdx++]]}var WebsocketFrameSend=class{constructor(data){this.frameData=data}createFrame(opcode){const frameData=this.frameData;const maskKey=generateMask();
const bodyLength=frameData?.byteLength??0;let payloadLength=bodyLength;let offset=6;if(bodyLength>maxUnsigned16Bit){offset+=8;payloadLength=127}else if(bodyLength>
125){offset+=2;payloadLength=126}const buffer2=Buffer.allocUnsafe(bodyLength+offset);buffer2[0]=buffer2[1]=0;buffer2[0]|=128;buffer2[0]=(buffer2[0]&240)+opcode;
buffer2[offset-4]=maskKey[0];buffer2[offset-3]=maskKey[1];buffer2[offset-2]=maskKey[2];buffer2[offset-1]=maskKey[3];buffer2[1]=payloadLength;if(payloadLength===
126){buffer2.writeUInt16BE(bodyLength,2)}else if(payloadLength===127){buffer2[2]=buffer2[3]=0;buffer2.writeUIntBE(bodyLength,4,6)}buffer2[1]|=128;for(let i=0;i<
bodyLength;++i){buffer2[offset+i]=frameData[i]^maskKey[i&3]}return buffer2}static createFastTextFrame(buffer2){const maskKey=generateMask();const bodyLength=buffer2.
length;for(let i=0;i<bodyLength;++i){buffer2[i]^=maskKey[i&3]}let payloadLength=bodyLength;let offset=6;if(bodyLength>maxUnsigned16Bit){offset+=8;payloadLength=
127}else if(bodyLength>125){offset+=2;payloadLength=126}const head=Buffer.allocUnsafeSlow(offset);head[0]=128|opcodes.TEXT;head[1]=payloadLength|128;head[offset-
4]=maskKey[0];head[offset-3]=maskKey[1];head[offset-2]=maskKey[2];head[offset-1]=maskKey[3];if(payloadLength===126){head.writeUInt16BE(bodyLength,2)}else if(payloadLength===
127){head[2]=head[3]=0;head.writeUIntBE(bodyLength,4,6)}return[head,buffer2]}};module.exports={WebsocketFrameSend,generateMask}}});var require_connection=__commonJS({"node_modules/undici/lib/web/websocket/connection.js"(exports,module){"use strict";var{uid,states,sentCloseFrameState,emptyBuffer,
opcodes}=require_constants5();var{parseExtensions,isClosed,isClosing,isEstablished,isConnecting,validateCloseCodeAndReason}=require_util5();var{makeRequest}=require_request2();
var{fetching}=require_fetch();var{Headers,getHeadersList}=require_headers();var{getDecodeSplit}=require_util2();var{WebsocketFrameSend}=require_frame();var assert2=__require("node:assert");
var{runtimeFeatures}=require_runtime_features();var crypto=runtimeFeatures.has("crypto")?__require("node:crypto"):null;var warningEmitted=false;function establishWebSocketConnection(url,protocols,client,handler,options){
const requestURL=url;requestURL.protocol=url.protocol==="ws:"?"http:":"https:";const request=makeRequest({urlList:[requestURL],client,serviceWorkers:"none",referrer:"\
no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error",useURLCredentials:true});if(options.headers){const headersList=getHeadersList(
new Headers(options.headers));request.headersList=headersList}const keyValue=crypto.randomBytes(16).toString("base64");request.headersList.append("sec-websocket\
-key",keyValue,true);request.headersList.append("sec-websocket-version","13",true);for(const protocol of protocols){request.headersList.append("sec-websocket-pr\
otocol",protocol,true)}const permessageDeflate="permessage-deflate; client_max_window_bits";request.headersList.append("sec-websocket-extensions",permessageDeflate,
true);const controller=fetching({request,useParallelQueue:true,dispatcher:options.dispatcher,processResponse(response){if(response.type==="error"||response.status!==
101){if(response.socket?.session==null){failHandshake(handler,response,1002,"Received network error or non-101 status code.",response.error);return}if(response.
status!==200){failHandshake(handler,response,1002,"Received network error or non-200 status code.",response.error);return}}if(warningEmitted===false&&response.socket?.
session!=null){process.emitWarning("WebSocket over HTTP2 is experimental, and subject to change.","ExperimentalWarning");warningEmitted=true}if(protocols.length!==
0&&!response.headersList.get("Sec-WebSocket-Protocol")){failHandshake(handler,response,1002,"Server did not respond with sent protocols.");return}if(response.socket.
session==null&&response.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){failHandshake(handler,response,1002,'Server did not set Upgrade header to "webs\
ocket".');return}if(response.socket.session==null&&response.headersList.get("Connection")?.toLowerCase()!=="upgrade"){failHandshake(handler,response,1002,'Serve\
r did not set Connection header to "upgrade".');return}const secWSAccept=response.headersList.get("Sec-WebSocket-Accept");const digest=crypto.hash("sha1",keyValue+
uid,"base64");if(secWSAccept!==digest){failHandshake(handler,response,1002,"Incorrect hash received in Sec-WebSocket-Accept header.");return}const secExtension=response.
headersList.get("Sec-WebSocket-Extensions");let extensions;if(secExtension!==null){extensions=parseExtensions(secExtension);if(!extensions.has("permessage-defla\
te")){failHandshake(handler,response,1002,"Sec-WebSocket-Extensions header does not match.");return}}const secProtocol=response.headersList.get("Sec-WebSocket-P\
rotocol");if(secProtocol!==null){const requestProtocols=getDecodeSplit("sec-websocket-protocol",request.headersList);if(requestProtocols===null||!requestProtocols.
includes(secProtocol)){failHandshake(handler,response,1002,"Protocol was not set in the opening handshake.");return}}response.socket.on("data",handler.onSocketData);
response.socket.on("close",handler.onSocketClose);response.socket.on("error",handler.onSocketError);handler.wasEverConnected=true;handler.onConnectionEstablished(
response,extensions)}});return controller}function closeWebSocketConnection(object,code,reason,validate=false){code??=null;reason??="";if(validate)validateCloseCodeAndReason(
code,reason);if(isClosed(object.readyState)||isClosing(object.readyState)){}else if(!isEstablished(object.readyState)){failWebsocketConnection(object);object.readyState=
states.CLOSING}else if(!object.closeState.has(sentCloseFrameState.SENT)&&!object.closeState.has(sentCloseFrameState.RECEIVED)){const frame=new WebsocketFrameSend;
if(reason.length!==0&&code===null){code=1e3}assert2(code===null||Number.isInteger(code));if(code===null&&reason.length===0){frame.frameData=emptyBuffer}else if(code!==
null&&reason===null){frame.frameData=Buffer.allocUnsafe(2);frame.frameData.writeUInt16BE(code,0)}else if(code!==null&&reason!==null){frame.frameData=Buffer.allocUnsafe(
2+Buffer.byteLength(reason));frame.frameData.writeUInt16BE(code,0);frame.frameData.write(reason,2,"utf-8")}else{frame.frameData=emptyBuffer}object.socket.write(
frame.createFrame(opcodes.CLOSE));object.closeState.add(sentCloseFrameState.SENT);object.readyState=states.CLOSING}else{object.readyState=states.CLOSING}}function failHandshake(handler,response,code,reason,cause){
if(response.socket?.session!=null&&!response.socket.destroyed){response.socket.destroy()}failWebsocketConnection(handler,code,reason,cause)}function failWebsocketConnection(handler,code,reason,cause){
if(isEstablished(handler.readyState)){closeWebSocketConnection(handler,code,reason,false)}handler.controller.abort();if(isConnecting(handler.readyState)){handler.
onSocketClose()}else if(handler.socket?.destroyed===false){handler.socket.destroy()}}module.exports={establishWebSocketConnection,failWebsocketConnection,closeWebSocketConnection}}});var require_permessage_deflate=__commonJS({"node_modules/undici/lib/web/websocket/permessage-deflate.js"(exports,module){"use strict";var{createInflateRaw,Z_DEFAULT_WINDOWBITS}=__require("node:zlib");
var{isValidClientWindowBits}=require_util5();var{MessageSizeExceededError}=require_errors();var tail=Buffer.from([0,0,255,255]);var kBuffer=Symbol("kBuffer");var kLength=Symbol(
"kLength");var PerMessageDeflate=class{#inflate;#options={};#maxPayloadSize=0;constructor(extensions,options){this.#options.serverNoContextTakeover=extensions.has(
"server_no_context_takeover");this.#options.serverMaxWindowBits=extensions.get("server_max_window_bits");this.#maxPayloadSize=options.maxPayloadSize}decompress(chunk,fin,callback){
if(!this.#inflate){let windowBits=Z_DEFAULT_WINDOWBITS;if(this.#options.serverMaxWindowBits){if(!isValidClientWindowBits(this.#options.serverMaxWindowBits)){callback(
new Error("Invalid server_max_window_bits"));return}windowBits=Number.parseInt(this.#options.serverMaxWindowBits)}try{this.#inflate=createInflateRaw({windowBits})}catch(err){
callback(err);return}this.#inflate[kBuffer]=[];this.#inflate[kLength]=0;this.#inflate.on("data",data=>{this.#inflate[kLength]+=data.length;if(this.#maxPayloadSize>
0&&this.#inflate[kLength]>this.#maxPayloadSize){callback(new MessageSizeExceededError);this.#inflate.removeAllListeners();this.#inflate.destroy();this.#inflate=
null;return}this.#inflate[kBuffer].push(data)});this.#inflate.on("error",err=>{this.#inflate=null;callback(err)})}this.#inflate.write(chunk);if(fin){this.#inflate.
write(tail)}this.#inflate.flush(()=>{if(!this.#inflate){return}const full=Buffer.concat(this.#inflate[kBuffer],this.#inflate[kLength]);this.#inflate[kBuffer].length=
0;this.#inflate[kLength]=0;callback(null,full)})}};module.exports={PerMessageDeflate}}});var require_receiver=__commonJS({"node_modules/undici/lib/web/websocket/receiver.js"(exports,module){"use strict";var{Writable}=__require("node:stream");var assert2=__require("node:assert");
var{parserStates,opcodes,states,emptyBuffer,sentCloseFrameState}=require_constants5();var{isValidStatusCode,isValidOpcode,websocketMessageReceived,utf8Decode,isControlFrame,
isTextBinaryFrame,isContinuationFrame}=require_util5();var{failWebsocketConnection}=require_connection();var{WebsocketFrameSend}=require_frame();var{PerMessageDeflate}=require_permessage_deflate();
var{MessageSizeExceededError}=require_errors();var ByteParser=class extends Writable{#buffers=[];#fragmentsBytes=0;#byteOffset=0;#loop=false;#state=parserStates.
INFO;#info={};#fragments=[];#extensions;#handler;#maxFragments;#maxPayloadSize;constructor(handler,extensions,options={}){super();this.#handler=handler;this.#extensions=
extensions==null?new Map:extensions;this.#maxFragments=options.maxFragments??0;this.#maxPayloadSize=options.maxPayloadSize??0;if(this.#extensions.has("permessag\
e-deflate")){this.#extensions.set("permessage-deflate",new PerMessageDeflate(extensions,options))}}_write(chunk,_,callback){this.#buffers.push(chunk);this.#byteOffset+=
chunk.length;this.#loop=true;this.run(callback)}#validatePayloadLength(){if(this.#maxPayloadSize>0&&!isControlFrame(this.#info.opcode)&&this.#info.payloadLength+
this.#fragmentsBytes>this.#maxPayloadSize){failWebsocketConnection(this.#handler,1009,"Payload size exceeds maximum allowed size");return false}return true}run(callback){
while(this.#loop){if(this.#state===parserStates.INFO){if(this.#byteOffset<2){return callback()}const buffer=this.consume(2);const fin=(buffer[0]&128)!==0;const opcode=buffer[0]&
15;const masked=(buffer[1]&128)===128;const fragmented=!fin&&opcode!==opcodes.CONTINUATION;const payloadLength=buffer[1]&127;const rsv1=buffer[0]&64;const rsv2=buffer[0]&
32;const rsv3=buffer[0]&16;if(!isValidOpcode(opcode)){failWebsocketConnection(this.#handler,1002,"Invalid opcode received");return callback()}if(masked){failWebsocketConnection(
this.#handler,1002,"Frame cannot be masked");return callback()}if(rsv1!==0&&!this.#extensions.has("permessage-deflate")){failWebsocketConnection(this.#handler,1002,
"Expected RSV1 to be clear.");return}if(rsv2!==0||rsv3!==0){failWebsocketConnection(this.#handler,1002,"RSV1, RSV2, RSV3 must be clear");return}if(fragmented&&!isTextBinaryFrame(
opcode)){failWebsocketConnection(this.#handler,1002,"Invalid frame type was fragmented.");return}if(isTextBinaryFrame(opcode)&&this.#fragments.length>0){failWebsocketConnection(
this.#handler,1002,"Expected continuation frame");return}if(this.#info.fragmented&&fragmented){failWebsocketConnection(this.#handler,1002,"Fragmented frame exce\
eded 125 bytes.");return}if((payloadLength>125||fragmented)&&isControlFrame(opcode)){failWebsocketConnection(this.#handler,1002,"Control frame either too large \
or fragmented");return}if(isContinuationFrame(opcode)&&this.#fragments.length===0&&!this.#info.compressed){failWebsocketConnection(this.#handler,1002,"Unexpecte\
d continuation frame");return}if(payloadLength<=125){this.#info.payloadLength=payloadLength;this.#state=parserStates.READ_DATA;if(!this.#validatePayloadLength()){
return}}else if(payloadLength===126){this.#state=parserStates.PAYLOADLENGTH_16}else if(payloadLength===127){this.#state=parserStates.PAYLOADLENGTH_64}if(isTextBinaryFrame(
opcode)){this.#info.binaryType=opcode;this.#info.compressed=rsv1!==0}this.#info.opcode=opcode;this.#info.masked=masked;this.#info.fin=fin;this.#info.fragmented=
fragmented}else if(this.#state===parserStates.PAYLOADLENGTH_16){if(this.#byteOffset<2){return callback()}const buffer=this.consume(2);this.#info.payloadLength=buffer.
readUInt16BE(0);this.#state=parserStates.READ_DATA;if(!this.#validatePayloadLength()){return}}else if(this.#state===parserStates.PAYLOADLENGTH_64){if(this.#byteOffset<
8){return callback()}const buffer=this.consume(8);const upper=buffer.readUInt32BE(0);const lower=buffer.readUInt32BE(4);if(upper!==0||lower>2**31-1){failWebsocketConnection(
this.#handler,1009,"Received payload length > 2^31 bytes.");return}this.#info.payloadLength=lower;this.#state=parserStates.READ_DATA;if(!this.#validatePayloadLength()){
return}}else if(this.#state===parserStates.READ_DATA){if(this.#byteOffset<this.#info.payloadLength){return callback()}const body=this.consume(this.#info.payloadLength);
if(isControlFrame(this.#info.opcode)){this.#loop=this.parseControlFrame(body);this.#state=parserStates.INFO;if(this.#loop&&this.#handler.socket.writableNeedDrain){
this.#loop=false;this.#handler.socket.once("drain",()=>{if(this.destroyed)return;this.#loop=true;this.run(callback)});return}}else{if(!this.#info.compressed){if(!this.
writeFragments(body)){return}if(!this.#info.fragmented&&this.#info.fin){websocketMessageReceived(this.#handler,this.#info.binaryType,this.consumeFragments())}this.#state=
parserStates.INFO}else{this.#extensions.get("permessage-deflate").decompress(body,this.#info.fin,(error,data)=>{if(error){const code=error instanceof MessageSizeExceededError?
1009:1007;failWebsocketConnection(this.#handler,code,error.message);return}if(!this.writeFragments(data)){return}if(this.#maxPayloadSize>0&&this.#fragmentsBytes>
this.#maxPayloadSize){failWebsocketConnection(this.#handler,1009,new MessageSizeExceededError().message);return}if(!this.#info.fin){this.#state=parserStates.INFO;
this.#loop=true;this.run(callback);return}websocketMessageReceived(this.#handler,this.#info.binaryType,this.consumeFragments());this.#loop=true;this.#state=parserStates.
INFO;this.run(callback)},this.#fragmentsBytes);this.#loop=false;break}}}}}consume(n){if(n>this.#byteOffset){throw new Error("Called consume() before buffers sat\
iated.")}else if(n===0){return emptyBuffer}this.#byteOffset-=n;const first=this.#buffers[0];if(first.length>n){this.#buffers[0]=first.subarray(n,first.length);return first.
subarray(0,n)}else if(first.length===n){return this.#buffers.shift()}else{let offset=0;const buffer=Buffer.allocUnsafeSlow(n);while(offset!==n){const next=this.#buffers[0];
const length=next.length;if(length+offset===n){buffer.set(this.#buffers.shift(),offset);break}else if(length+offset>n){buffer.set(next.subarray(0,n-offset),offset);
this.#buffers[0]=next.subarray(n-offset);break}else{buffer.set(this.#buffers.shift(),offset);offset+=length}}return buffer}}writeFragments(fragment){if(this.#maxFragments>
0&&this.#fragments.length===this.#maxFragments){failWebsocketConnection(this.#handler,1008,"Too many message fragments");return false}this.#fragmentsBytes+=fragment.
length;this.#fragments.push(fragment);return true}consumeFragments(){const fragments=this.#fragments;if(fragments.length===1){this.#fragmentsBytes=0;return fragments.
shift()}let offset=0;const output=Buffer.allocUnsafeSlow(this.#fragmentsBytes);for(let i=0;i<fragments.length;++i){const buffer=fragments[i];output.set(buffer,offset);
offset+=buffer.length}this.#fragments=[];this.#fragmentsBytes=0;return output}parseCloseBody(data){assert2(data.length!==1);let code;if(data.length>=2){code=data.
readUInt16BE(0)}if(code!==void 0&&!isValidStatusCode(code)){return{code:1002,reason:"Invalid status code",error:true}}let reason=data.subarray(2);if(reason[0]===
239&&reason[1]===187&&reason[2]===191){reason=reason.subarray(3)}try{reason=utf8Decode(reason)}catch{return{code:1007,reason:"Invalid UTF-8",error:true}}return{
code,reason,error:false}}parseControlFrame(body){const{opcode,payloadLength}=this.#info;if(opcode===opcodes.CLOSE){if(payloadLength===1){failWebsocketConnection(
this.#handler,1002,"Received close frame with a 1-byte body.");return false}this.#info.closeInfo=this.parseCloseBody(body);if(this.#info.closeInfo.error){const{
code,reason}=this.#info.closeInfo;failWebsocketConnection(this.#handler,code,reason);return false}if(!this.#handler.closeState.has(sentCloseFrameState.SENT)&&!this.#handler.
closeState.has(sentCloseFrameState.RECEIVED)){let body2=emptyBuffer;if(this.#info.closeInfo.code){body2=Buffer.allocUnsafe(2);body2.writeUInt16BE(this.#info.closeInfo.
code,0)}const closeFrame=new WebsocketFrameSend(body2);this.#handler.socket.write(closeFrame.createFrame(opcodes.CLOSE));this.#handler.closeState.add(sentCloseFrameState.
SENT)}this.#handler.readyState=states.CLOSING;this.#handler.closeState.add(sentCloseFrameState.RECEIVED);return false}else if(opcode===opcodes.PING){if(!this.#handler.
closeState.has(sentCloseFrameState.RECEIVED)){const frame=new WebsocketFrameSend(body);this.#handler.socket.write(frame.createFrame(opcodes.PONG));this.#handler.
onPing(body)}}else if(opcode===opcodes.PONG){this.#handler.onPong(body)}return true}get closingInfo(){return this.#info.closeInfo}};module.exports={ByteParser}}});var require_sender=__commonJS({"node_modules/undici/lib/web/websocket/sender.js"(exports,module){"use strict";var{WebsocketFrameSend}=require_frame();var{opcodes,
sendHints}=require_constants5();var FixedQueue=require_fixed_queue();var SendQueue=class{#queue=new FixedQueue;#running=false;#socket;constructor(socket){this.#socket=
socket}add(item,cb,hint){if(hint!==sendHints.blob){if(!this.#running){if(hint===sendHints.text){const{0:head,1:body}=WebsocketFrameSend.createFastTextFrame(item);
this.#socket.cork();this.#socket.write(head);this.#socket.write(body,cb);this.#socket.uncork()}else{this.#socket.write(createFrame(item,hint),cb)}}else{const node2={
promise:null,callback:cb,frame:createFrame(item,hint)};this.#queue.push(node2)}return}const node={promise:item.arrayBuffer().then(ab=>{node.promise=null;node.frame=
createFrame(ab,hint)}),callback:cb,frame:null};this.#queue.push(node);if(!this.#running){this.#run()}}async#run(){this.#running=true;const queue=this.#queue;while(!queue.
isEmpty()){const node=queue.shift();if(node.promise!==null){await node.promise}this.#socket.write(node.frame,node.callback);node.callback=node.frame=null}this.#running=
false}};function createFrame(data,hint){return new WebsocketFrameSend(toBuffer(data,hint)).createFrame(hint===sendHints.text?opcodes.TEXT:opcodes.BINARY)}function toBuffer(data,hint){
switch(hint){case sendHints.text:case sendHints.typedArray:return new Uint8Array(data.buffer,data.byteOffset,data.byteLength);case sendHints.arrayBuffer:case sendHints.
blob:return new Uint8Array(data)}}module.exports={SendQueue}}});var require_websocket=__commonJS({"node_modules/undici/lib/web/websocket/websocket.js"(exports,module){"use strict";var{isArrayBuffer}=__require("node:util/types");
var{webidl}=require_webidl();var{URLSerializer}=require_data_url();var{environmentSettingsObject}=require_util2();var{staticPropertyDescriptors,states,sentCloseFrameState,
sendHints,opcodes}=require_constants5();var{isConnecting,isEstablished,isClosing,isClosed,isValidSubprotocol,fireEvent,utf8Decode,toArrayBuffer,getURLRecord}=require_util5();
var{establishWebSocketConnection,closeWebSocketConnection,failWebsocketConnection}=require_connection();var{ByteParser}=require_receiver();var{kEnumerableProperty}=require_util();
var{getGlobalDispatcher}=require_global2();var{ErrorEvent,CloseEvent,createFastMessageEvent}=require_events();var{SendQueue}=require_sender();var{WebsocketFrameSend}=require_frame();
var{channels}=require_diagnostics();function getSocketAddress(socket){if(typeof socket?.address==="function"){return socket.address()}if(typeof socket?.session?.
socket?.address==="function"){return socket.session.socket.address()}return null}var WebSocket=class _WebSocket extends EventTarget{#events={open:null,error:null,
close:null,message:null};#bufferedAmount=0;#protocol="";#extensions="";#sendQueue;#handler={onConnectionEstablished:(response,extensions)=>this.#onConnectionEstablished(
response,extensions),onMessage:(opcode,data)=>this.#onMessage(opcode,data),onParserError:err=>failWebsocketConnection(this.#handler,null,err.message),onParserDrain:()=>this.#onParserDrain(),
onSocketData:chunk=>{if(!this.#parser.write(chunk)){this.#handler.socket.pause()}},onSocketError:err=>{this.#handler.readyState=states.CLOSING;if(channels.socketError.
hasSubscribers){channels.socketError.publish(err)}this.#handler.socket.destroy()},onSocketClose:()=>this.#onSocketClose(),onPing:body=>{if(channels.ping.hasSubscribers){
channels.ping.publish({payload:body,websocket:this})}},onPong:body=>{if(channels.pong.hasSubscribers){channels.pong.publish({payload:body,websocket:this})}},readyState:states.
CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:false};#url;#binaryType;#parser;constructor(url,protocols=[]){super();webidl.util.markAsUncloneable(
this);const prefix="WebSocket constructor";webidl.argumentLengthCheck(arguments,1,prefix);const options=webidl.converters["DOMString or sequence<DOMString> or W\
ebSocketInit"](protocols,prefix,"options");url=webidl.converters.USVString(url);protocols=options.protocols;const baseURL=environmentSettingsObject.settingsObject.
baseUrl;const urlRecord=getURLRecord(url,baseURL);if(typeof protocols==="string"){protocols=[protocols]}if(protocols.length!==new Set(protocols.map(p=>p.toLowerCase())).
size){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}if(protocols.length>0&&!protocols.every(p=>isValidSubprotocol(p))){throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError")}this.#url=new URL(urlRecord.href);const client=environmentSettingsObject.settingsObject;this.#handler.controller=
establishWebSocketConnection(urlRecord,protocols,client,this.#handler,options);this.#handler.readyState=_WebSocket.CONNECTING;this.#binaryType="blob"}close(code=void 0,reason=void 0){
webidl.brandCheck(this,_WebSocket);const prefix="WebSocket.close";if(code!==void 0){code=webidl.converters["unsigned short"](code,prefix,"code",webidl.attributes.
Clamp)}if(reason!==void 0){reason=webidl.converters.USVString(reason)}code??=null;reason??="";closeWebSocketConnection(this.#handler,code,reason,true)}send(data){
webidl.brandCheck(this,_WebSocket);const prefix="WebSocket.send";webidl.argumentLengthCheck(arguments,1,prefix);data=webidl.converters.WebSocketSendData(data,prefix,
"data");if(isConnecting(this.#handler.readyState)){throw new DOMException("Sent before connected.","InvalidStateError")}if(!isEstablished(this.#handler.readyState)||
isClosing(this.#handler.readyState)){return}if(typeof data==="string"){const buffer=Buffer.from(data);this.#bufferedAmount+=buffer.byteLength;this.#sendQueue.add(
buffer,()=>{this.#bufferedAmount-=buffer.byteLength},sendHints.text)}else if(isArrayBuffer(data)){this.#bufferedAmount+=data.byteLength;this.#sendQueue.add(data,
()=>{this.#bufferedAmount-=data.byteLength},sendHints.arrayBuffer)}else if(ArrayBuffer.isView(data)){this.#bufferedAmount+=data.byteLength;this.#sendQueue.add(data,
()=>{this.#bufferedAmount-=data.byteLength},sendHints.typedArray)}else if(webidl.is.Blob(data)){this.#bufferedAmount+=data.size;this.#sendQueue.add(data,()=>{this.#bufferedAmount-=
data.size},sendHints.blob)}}get readyState(){webidl.brandCheck(this,_WebSocket);return this.#handler.readyState}get bufferedAmount(){webidl.brandCheck(this,_WebSocket);
return this.#bufferedAmount}get url(){webidl.brandCheck(this,_WebSocket);return URLSerializer(this.#url)}get extensions(){webidl.brandCheck(this,_WebSocket);return this.#extensions}get protocol(){
webidl.brandCheck(this,_WebSocket);return this.#protocol}get onopen(){webidl.brandCheck(this,_WebSocket);return this.#events.open}set onopen(fn){webidl.brandCheck(
this,_WebSocket);if(this.#events.open){this.removeEventListener("open",this.#events.open)}const listener=webidl.converters.EventHandlerNonNull(fn);if(listener!==
null){this.addEventListener("open",listener);this.#events.open=fn}else{this.#events.open=null}}get onerror(){webidl.brandCheck(this,_WebSocket);return this.#events.
error}set onerror(fn){webidl.brandCheck(this,_WebSocket);if(this.#events.error){this.removeEventListener("error",this.#events.error)}const listener=webidl.converters.
EventHandlerNonNull(fn);if(listener!==null){this.addEventListener("error",listener);this.#events.error=fn}else{this.#events.error=null}}get onclose(){webidl.brandCheck(
this,_WebSocket);return this.#events.close}set onclose(fn){webidl.brandCheck(this,_WebSocket);if(this.#events.close){this.removeEventListener("close",this.#events.
close)}const listener=webidl.converters.EventHandlerNonNull(fn);if(listener!==null){this.addEventListener("close",listener);this.#events.close=fn}else{this.#events.
close=null}}get onmessage(){webidl.brandCheck(this,_WebSocket);return this.#events.message}set onmessage(fn){webidl.brandCheck(this,_WebSocket);if(this.#events.
message){this.removeEventListener("message",this.#events.message)}const listener=webidl.converters.EventHandlerNonNull(fn);if(listener!==null){this.addEventListener(
"message",listener);this.#events.message=fn}else{this.#events.message=null}}get binaryType(){webidl.brandCheck(this,_WebSocket);return this.#binaryType}set binaryType(type){
webidl.brandCheck(this,_WebSocket);if(type!=="blob"&&type!=="arraybuffer"){this.#binaryType="blob"}else{this.#binaryType=type}}#onConnectionEstablished(response,parsedExtensions){
this.#handler.socket=response.socket;const webSocketOptions=this.#handler.controller.dispatcher?.webSocketOptions;const maxFragments=webSocketOptions?.maxFragments;
const maxPayloadSize=webSocketOptions?.maxPayloadSize;const parser=new ByteParser(this.#handler,parsedExtensions,{maxFragments,maxPayloadSize});parser.on("drain",
()=>this.#handler.onParserDrain());parser.on("error",err=>this.#handler.onParserError(err));this.#parser=parser;this.#sendQueue=new SendQueue(response.socket);this.#handler.
readyState=states.OPEN;const extensions=response.headersList.get("sec-websocket-extensions");if(extensions!==null){this.#extensions=extensions}const protocol=response.
headersList.get("sec-websocket-protocol");if(protocol!==null){this.#protocol=protocol}fireEvent("open",this);if(channels.open.hasSubscribers){const headers=response.
headersList.entries;channels.open.publish({address:getSocketAddress(response.socket),protocol:this.#protocol,extensions:this.#extensions,websocket:this,handshakeResponse:{
status:response.status,statusText:response.statusText,headers}})}}#onMessage(type,data){if(this.#handler.readyState!==states.OPEN){return}let dataForEvent;if(type===
opcodes.TEXT){try{dataForEvent=utf8Decode(data)}catch{failWebsocketConnection(this.#handler,1007,"Received invalid UTF-8 in text frame.");return}}else if(type===
opcodes.BINARY){if(this.#binaryType==="blob"){dataForEvent=new Blob([data])}else{dataForEvent=toArrayBuffer(data)}}fireEvent("message",this,createFastMessageEvent,
{origin:this.#url.origin,data:dataForEvent})}#onParserDrain(){this.#handler.socket.resume()}#onSocketClose(){const wasClean=this.#handler.closeState.has(sentCloseFrameState.
SENT)&&this.#handler.closeState.has(sentCloseFrameState.RECEIVED);let code=1005;let reason="";const result=this.#parser?.closingInfo;if(result&&!result.error){code=
result.code??1005;reason=result.reason}this.#handler.readyState=states.CLOSED;if(!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)){code=1006;fireEvent(
"error",this,(type,init)=>new ErrorEvent(type,init),{error:new TypeError(reason)})}fireEvent("close",this,(type,init)=>new CloseEvent(type,init),{wasClean,code,
reason});if(channels.close.hasSubscribers){channels.close.publish({websocket:this,code,reason})}}static ping(ws,buffer){if(Buffer.isBuffer(buffer)){if(buffer.length>
125){throw new TypeError("A PING frame cannot have a body larger than 125 bytes.")}}else if(buffer!==void 0){throw new TypeError("Expected buffer payload")}const readyState=ws.#handler.
readyState;if(isEstablished(readyState)&&!isClosing(readyState)&&!isClosed(readyState)){const frame=new WebsocketFrameSend(buffer);ws.#handler.socket.write(frame.
createFrame(opcodes.PING))}}};var{ping}=WebSocket;Reflect.deleteProperty(WebSocket,"ping");WebSocket.CONNECTING=WebSocket.prototype.CONNECTING=states.CONNECTING;
WebSocket.OPEN=WebSocket.prototype.OPEN=states.OPEN;WebSocket.CLOSING=WebSocket.prototype.CLOSING=states.CLOSING;WebSocket.CLOSED=WebSocket.prototype.CLOSED=states.
CLOSED;Object.defineProperties(WebSocket.prototype,{CONNECTING:staticPropertyDescriptors,OPEN:staticPropertyDescriptors,CLOSING:staticPropertyDescriptors,CLOSED:staticPropertyDescriptors,
url:kEnumerableProperty,readyState:kEnumerableProperty,bufferedAmount:kEnumerableProperty,onopen:kEnumerableProperty,onerror:kEnumerableProperty,onclose:kEnumerableProperty,
close:kEnumerableProperty,onmessage:kEnumerableProperty,binaryType:kEnumerableProperty,send:kEnumerableProperty,extensions:kEnumerableProperty,protocol:kEnumerableProperty,
[Symbol.toStringTag]:{value:"WebSocket",writable:false,enumerable:false,configurable:true}});Object.defineProperties(WebSocket,{CONNECTING:staticPropertyDescriptors,
OPEN:staticPropertyDescriptors,CLOSING:staticPropertyDescriptors,CLOSED:staticPropertyDescriptors});webidl.converters["sequence<DOMString>"]=webidl.sequenceConverter(
webidl.converters.DOMString);webidl.converters["DOMString or sequence<DOMString>"]=function(V,prefix,argument){if(webidl.util.Type(V)===webidl.util.Types.OBJECT&&
Symbol.iterator in V){return webidl.converters["sequence<DOMString>"](V)}return webidl.converters.DOMString(V,prefix,argument)};webidl.converters.WebSocketInit=
webidl.dictionaryConverter([{key:"protocols",converter:webidl.converters["DOMString or sequence<DOMString>"],defaultValue:()=>[]},{key:"dispatcher",converter:webidl.
converters.any,defaultValue:()=>getGlobalDispatcher()},{key:"headers",converter:webidl.nullableConverter(webidl.converters.HeadersInit)}]);webidl.converters["DO\
MString or sequence<DOMString> or WebSocketInit"]=function(V){if(webidl.util.Type(V)===webidl.util.Types.OBJECT&&!(Symbol.iterator in V)){return webidl.converters.
WebSocketInit(V)}return{protocols:webidl.converters["DOMString or sequence<DOMString>"](V)}};webidl.converters.WebSocketSendData=function(V){if(webidl.util.Type(
V)===webidl.util.Types.OBJECT){if(webidl.is.Blob(V)){return V}if(webidl.is.BufferSource(V)){return V}}return webidl.converters.USVString(V)};module.exports={WebSocket,
ping}}});var require_websocketerror=__commonJS({"node_modules/undici/lib/web/websocket/stream/websocketerror.js"(exports,module){"use strict";var{webidl}=require_webidl();
var{validateCloseCodeAndReason}=require_util5();var{kConstruct}=require_symbols();var{kEnumerableProperty}=require_util();function createInheritableDOMException(){
class Test extends DOMException{get reason(){return""}}if(new Test().reason!==void 0){return DOMException}return new Proxy(DOMException,{construct(target2,args,newTarget){
const instance=Reflect.construct(target2,args,target2);Object.setPrototypeOf(instance,newTarget.prototype);return instance}})}var WebSocketError=class _WebSocketError extends createInheritableDOMException(){#closeCode;#reason;constructor(message="",init=void 0){
message=webidl.converters.DOMString(message,"WebSocketError","message");super(message,"WebSocketError");if(init===kConstruct){return}else if(init!==null){init=webidl.
converters.WebSocketCloseInfo(init)}let code=init.closeCode??null;const reason=init.reason??"";validateCloseCodeAndReason(code,reason);if(reason.length!==0&&code===
null){code=1e3}this.#closeCode=code;this.#reason=reason}get closeCode(){return this.#closeCode}get reason(){return this.#reason}static createUnvalidatedWebSocketError(message,code,reason){
const error=new _WebSocketError(message,kConstruct);error.#closeCode=code;error.#reason=reason;return error}};var{createUnvalidatedWebSocketError}=WebSocketError;
delete WebSocketError.createUnvalidatedWebSocketError;Object.defineProperties(WebSocketError.prototype,{closeCode:kEnumerableProperty,reason:kEnumerableProperty,
[Symbol.toStringTag]:{value:"WebSocketError",writable:false,enumerable:false,configurable:true}});webidl.is.WebSocketError=webidl.util.MakeTypeAssertion(WebSocketError);
module.exports={WebSocketError,createUnvalidatedWebSocketError}}});var require_websocketstream=__commonJS({"node_modules/undici/lib/web/websocket/stream/websocketstream.js"(exports,module){"use strict";var{createDeferredPromise}=require_promise();
var{environmentSettingsObject}=require_util2();var{states,opcodes,sentCloseFrameState}=require_constants5();var{webidl}=require_webidl();var{getURLRecord,isValidSubprotocol,
isEstablished,utf8Decode}=require_util5();var{establishWebSocketConnection,failWebsocketConnection,closeWebSocketConnection}=require_connection();var{channels}=require_diagnostics();
var{WebsocketFrameSend}=require_frame();var{ByteParser}=require_receiver();var{WebSocketError,createUnvalidatedWebSocketError}=require_websocketerror();var{kEnumerableProperty}=require_util();
var{utf8DecodeBytes}=require_encoding();var emittedExperimentalWarning=false;var WebSocketStream=class{#url;#openedPromise;#closedPromise;#readableStream;#readableStreamController;#writableStreamController;#handshakeAborted=false;#handler={
onConnectionEstablished:(response,extensions)=>this.#onConnectionEstablished(response,extensions),onMessage:(opcode,data)=>this.#onMessage(opcode,data),onParserError:err=>failWebsocketConnection(
this.#handler,null,err.message),onParserDrain:()=>this.#handler.socket.resume(),onSocketData:chunk=>{if(!this.#parser.write(chunk)){this.#handler.socket.pause()}},
onSocketError:err=>{this.#handler.readyState=states.CLOSING;if(channels.socketError.hasSubscribers){channels.socketError.publish(err)}this.#handler.socket.destroy()},
onSocketClose:()=>this.#onSocketClose(),onPing:()=>{},onPong:()=>{},readyState:states.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:false};#parser;constructor(url,options=void 0){
if(!emittedExperimentalWarning){process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.",{code:"UNDICI-WSS"});emittedExperimentalWarning=
true}webidl.argumentLengthCheck(arguments,1,"WebSocket");url=webidl.converters.USVString(url);if(options!==null){options=webidl.converters.WebSocketStreamOptions(
options)}const baseURL=environmentSettingsObject.settingsObject.baseUrl;const urlRecord=getURLRecord(url,baseURL);const protocols=options.protocols;if(protocols.
length!==new Set(protocols.map(p=>p.toLowerCase())).size){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}if(protocols.length>0&&!protocols.
every(p=>isValidSubprotocol(p))){throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError")}this.#url=urlRecord.toString();this.#openedPromise=
createDeferredPromise();this.#closedPromise=createDeferredPromise();if(options.signal!=null){const signal=options.signal;if(signal.aborted){this.#openedPromise.
reject(signal.reason);this.#closedPromise.reject(signal.reason);return}signal.addEventListener("abort",()=>{if(!isEstablished(this.#handler.readyState)){failWebsocketConnection(
this.#handler);this.#handler.readyState=states.CLOSING;this.#openedPromise.reject(signal.reason);this.#closedPromise.reject(signal.reason);this.#handshakeAborted=
true}},{once:true})}const client=environmentSettingsObject.settingsObject;this.#handler.controller=establishWebSocketConnection(urlRecord,protocols,client,this.#handler,
options)}get url(){return this.#url.toString()}get opened(){return this.#openedPromise.promise}get closed(){return this.#closedPromise.promise}close(closeInfo=void 0){
if(closeInfo!==null){closeInfo=webidl.converters.WebSocketCloseInfo(closeInfo)}const code=closeInfo.closeCode??null;const reason=closeInfo.reason;closeWebSocketConnection(
this.#handler,code,reason,true)}#write(chunk){chunk=webidl.converters.WebSocketStreamWrite(chunk);const promise=createDeferredPromise();let data=null;let opcode=null;
if(webidl.is.BufferSource(chunk)){data=new Uint8Array(ArrayBuffer.isView(chunk)?new Uint8Array(chunk.buffer,chunk.byteOffset,chunk.byteLength):chunk.slice());opcode=
opcodes.BINARY}else{let string;try{string=webidl.converters.DOMString(chunk)}catch(e){promise.reject(e);return promise.promise}data=new TextEncoder().encode(string);
opcode=opcodes.TEXT}if(!this.#handler.closeState.has(sentCloseFrameState.SENT)&&!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)){const frame=new WebsocketFrameSend(
data);this.#handler.socket.write(frame.createFrame(opcode),()=>{promise.resolve(void 0)})}return promise.promise}#onConnectionEstablished(response,parsedExtensions){
this.#handler.socket=response.socket;const maxFragments=this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments;const maxPayloadSize=this.#handler.controller.
dispatcher?.webSocketOptions?.maxPayloadSize;const parser=new ByteParser(this.#handler,parsedExtensions,{maxFragments,maxPayloadSize});parser.on("drain",()=>this.#handler.
onParserDrain());parser.on("error",err=>this.#handler.onParserError(err));this.#parser=parser;this.#handler.readyState=states.OPEN;const extensions=parsedExtensions??
"";const protocol=response.headersList.get("sec-websocket-protocol")??"";const readable=new ReadableStream({start:controller=>{this.#readableStreamController=controller},
cancel:reason=>this.#cancel(reason)});const writable=new WritableStream({start:controller=>{this.#writableStreamController=controller},write:chunk=>this.#write(
chunk),close:()=>closeWebSocketConnection(this.#handler,null,null),abort:reason=>this.#closeUsingReason(reason)});this.#readableStream=readable;this.#openedPromise.
resolve({extensions,protocol,readable,writable})}#onMessage(type,data){if(this.#handler.readyState!==states.OPEN){return}let chunk;if(type===opcodes.TEXT){try{chunk=
utf8Decode(data)}catch{failWebsocketConnection(this.#handler,1007,"Received invalid UTF-8 in text frame.");return}}else if(type===opcodes.BINARY){chunk=new Uint8Array(
data.buffer,data.byteOffset,data.byteLength)}this.#readableStreamController.enqueue(chunk)}#onSocketClose(){const wasClean=this.#handler.closeState.has(sentCloseFrameState.
SENT)&&this.#handler.closeState.has(sentCloseFrameState.RECEIVED);this.#handler.readyState=states.CLOSED;if(this.#handshakeAborted){return}if(!this.#handler.wasEverConnected){
this.#openedPromise.reject(new WebSocketError("Socket never opened"))}const result=this.#parser?.closingInfo;let code=result?.code??1005;if(!this.#handler.closeState.
has(sentCloseFrameState.SENT)&&!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)){code=1006}const reason=result?.reason==null?"":utf8DecodeBytes(Buffer.
from(result.reason));if(wasClean){this.#readableStreamController.close();this.#writableStreamController.error(new DOMException("A closed WebSocketStream cannot \
be written to","InvalidStateError"));this.#closedPromise.resolve({closeCode:code,reason})}else{const error=createUnvalidatedWebSocketError("unclean close",code,
reason);this.#readableStreamController?.error(error);this.#writableStreamController?.error(error);this.#closedPromise.reject(error)}}#closeUsingReason(reason){let code=null;
let reasonString="";if(webidl.is.WebSocketError(reason)){code=reason.closeCode;reasonString=reason.reason}closeWebSocketConnection(this.#handler,code,reasonString)}#cancel(reason){
this.#closeUsingReason(reason)}};Object.defineProperties(WebSocketStream.prototype,{url:kEnumerableProperty,opened:kEnumerableProperty,closed:kEnumerableProperty,
close:kEnumerableProperty,[Symbol.toStringTag]:{value:"WebSocketStream",writable:false,enumerable:false,configurable:true}});webidl.converters.WebSocketStreamOptions=
webidl.dictionaryConverter([{key:"protocols",converter:webidl.sequenceConverter(webidl.converters.USVString),defaultValue:()=>[]},{key:"signal",converter:webidl.
nullableConverter(webidl.converters.AbortSignal),defaultValue:()=>null}]);webidl.converters.WebSocketCloseInfo=webidl.dictionaryConverter([{key:"closeCode",converter:V=>webidl.
converters["unsigned short"](V,webidl.attributes.EnforceRange)},{key:"reason",converter:webidl.converters.USVString,defaultValue:()=>""}]);webidl.converters.WebSocketStreamWrite=
function(V){if(typeof V==="string"){return webidl.converters.USVString(V)}return webidl.converters.BufferSource(V)};module.exports={WebSocketStream}}});var require_util6=__commonJS({"node_modules/undici/lib/web/eventsource/util.js"(exports,module){"use strict";function isValidLastEventId(value){return value.indexOf(
"\0")===-1}function isASCIINumber(value){if(value.length===0)return false;for(let i=0;i<value.length;i++){if(value.charCodeAt(i)<48||value.charCodeAt(i)>57)return false}
return true}module.exports={isValidLastEventId,isASCIINumber}}});var require_eventsource_stream=__commonJS({"node_modules/undici/lib/web/eventsource/eventsource-stream.js"(exports,module){"use strict";var buffer=__require("node:buffer");
var{Transform}=__require("node:stream");var{isASCIINumber,isValidLastEventId}=require_util6();var BOM=[239,187,191];var LF=10;var CR=13;var COLON=58;var SPACE=32;
var defaultMaxEventSize=buffer.kStringMaxLength;var DATA=Buffer.from("data");var EVENT=Buffer.from("event");var ID=Buffer.from("id");var RETRY=Buffer.from("retr\
y");var minParserItems=1024;var maxParserItems=131072;var bytesPerParserItem=128;function isASCIINumberBytes(buffer2,start){if(start>=buffer2.length){return false}
for(let i=start;i<buffer2.length;i++){if(buffer2[i]<48||buffer2[i]>57){return false}}return true}function isValidLastEventIdBytes(buffer2,start){for(let i=start;i<
buffer2.length;i++){if(buffer2[i]===0){return false}}return true}function isFieldName(line,length,field){if(length!==field.length){return false}for(let i=0;i<length;i++){
if(line[i]!==field[i]){return false}}return true}function createMaxEventSizeExceededError(){const error=new Error("EventSource message size exceeded");error.aborted=
false;return error}var EventSourceStream=class extends Transform{state;checkBOM=true;crlfCheck=false;eventEndCheck=false;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(options={}){
options.readableObjectMode=true;super(options);this.state=options.eventSourceSettings||{};this.maxEventSize=options.maxEventSize??defaultMaxEventSize;const parserItemLimit=this.
maxEventSize>0?Math.min(maxParserItems,Math.max(minParserItems,Math.floor(this.maxEventSize/bytesPerParserItem))):0;this.maxDataLines=parserItemLimit;this.maxBufferedChunks=
parserItemLimit;if(options.push){this.push=options.push}}_transform(chunk,_encoding,callback){if(chunk.length===0){callback();return}if(this.maxEventSize>0&&this.
chunks.length>=this.maxBufferedChunks&&chunk[0]!==LF&&chunk[0]!==CR){callback(createMaxEventSizeExceededError());return}this.chunks.push(chunk);if(this.checkBOM){
if(this.handleBOM()){callback();return}}while(this.hasCurrentByte()){const byte=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(byte===LF){this.
crlfCheck=false;this.consumeCurrentByte();continue}this.crlfCheck=false}if(byte===LF||byte===CR){if(byte===CR){this.crlfCheck=true}this.consumeCurrentByte();if(this.
hasPendingEvent()){this.processEvent(this.event)}this.clearEvent();continue}this.eventEndCheck=false;continue}if(byte===LF||byte===CR){if(byte===CR){this.crlfCheck=
true}try{this.parseLine(this.readLine(),this.event)}catch(error){callback(error);return}this.consumeCurrentByte();this.eventEndCheck=true;continue}if(this.maxEventSize>
0&&++this.lineLength>this.maxEventSize+7){callback(createMaxEventSizeExceededError());return}this.advanceCursor()}callback()}_destroy(error,callback){this.chunks.
length=0;this.clearEvent();super._destroy(error,callback)}parseLine(line,event){if(line.length===0){return}const colonPosition=line.indexOf(COLON);if(colonPosition===
0){return}let fieldLength=line.length;let valueStart=line.length;if(colonPosition!==-1){fieldLength=colonPosition;valueStart=colonPosition+1;if(line[valueStart]===
SPACE){++valueStart}}if(isFieldName(line,fieldLength,DATA)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines){throw createMaxEventSizeExceededError()}
const valueBytes=line.length-valueStart;const dataSize=this.eventFieldSizes.data+(event.data===void 0?0:1)+valueBytes;this.setEventFieldSize("data",dataSize);const value=line.
toString("utf8",valueStart);if(event.data===void 0){event.data=value}else{event.data+=`
${value}`}this.dataLineCount++;return}if(isFieldName(line,fieldLength,RETRY)){if(isASCIINumberBytes(line,valueStart)){this.setEventFieldSize("retry",line.length-
valueStart);event.retry=line.toString("utf8",valueStart)}return}if(isFieldName(line,fieldLength,ID)){if(isValidLastEventIdBytes(line,valueStart)){this.setEventFieldSize(
"id",line.length-valueStart);event.id=line.toString("utf8",valueStart)}return}if(isFieldName(line,fieldLength,EVENT)){if(valueStart<line.length){this.setEventFieldSize(
"event",line.length-valueStart);event.event=line.toString("utf8",valueStart)}}}setEventFieldSize(field,size){const eventSize=this.eventSize-this.eventFieldSizes[field]+
size;if(this.maxEventSize>0&&eventSize>this.maxEventSize){throw createMaxEventSizeExceededError()}this.eventSize=eventSize;this.eventFieldSizes[field]=size}processEvent(event){
if(event.retry&&isASCIINumber(event.retry)){this.state.reconnectionTime=parseInt(event.retry,10)}if(event.id!==void 0&&isValidLastEventId(event.id)){this.state.
lastEventId=event.id}if(event.data!==void 0){this.push({type:event.event||"message",options:{data:event.data,lastEventId:this.state.lastEventId,origin:this.state.
origin}})}}clearEvent(){this.event.data=void 0;this.event.event=void 0;this.event.id=void 0;this.event.retry=void 0;this.eventSize=0;this.dataLineCount=0;this.eventFieldSizes.
data=0;this.eventFieldSizes.event=0;this.eventFieldSizes.id=0;this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==
void 0||this.event.id!==void 0||this.event.retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){
return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor();this.syncLineStartToCursor()}advanceCursor(){this.pos++;while(this.chunkIndex<
this.chunks.length&&this.pos>=this.chunks[this.chunkIndex].length){this.chunkIndex++;this.pos=0}}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex;this.
linePos=this.pos;this.lineLength=0;this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){const consumed=this.lineChunkIndex;this.chunks.splice(
0,consumed);this.lineChunkIndex=0;this.chunkIndex-=consumed}if(this.chunkIndex===this.chunks.length){this.chunks.length=0;this.chunkIndex=0;this.pos=0;this.lineChunkIndex=
0;this.linePos=0}}readLine(){if(this.lineChunkIndex===this.chunkIndex){return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos)}const chunks=[];let length=0;
for(let i=this.lineChunkIndex;i<=this.chunkIndex;i++){const chunk=this.chunks[i];const start=i===this.lineChunkIndex?this.linePos:0;const end=i===this.chunkIndex?
this.pos:chunk.length;const slice=chunk.subarray(start,end);length+=slice.length;chunks.push(slice)}return Buffer.concat(chunks,length)}peekBufferedByte(offset){
let chunkIndex=this.lineChunkIndex;let pos=this.linePos;while(chunkIndex<this.chunks.length){const chunk=this.chunks[chunkIndex];const remaining=chunk.length-pos;
if(offset<remaining){return chunk[pos+offset]}offset-=remaining;chunkIndex++;pos=0}}discardLeadingBytes(count){while(count>0&&this.lineChunkIndex<this.chunks.length){
const chunk=this.chunks[this.lineChunkIndex];const remaining=chunk.length-this.linePos;if(count<remaining){this.linePos+=count;count=0}else{count-=remaining;this.
lineChunkIndex++;this.linePos=0}}this.chunkIndex=this.lineChunkIndex;this.pos=this.linePos;this.dropConsumedChunks()}handleBOM(){const first=this.peekBufferedByte(
0);const second=this.peekBufferedByte(1);const third=this.peekBufferedByte(2);if(second===void 0){if(first===BOM[0]){return true}this.checkBOM=false;return true}
if(third===void 0){if(first===BOM[0]&&second===BOM[1]){return true}this.checkBOM=false;return false}if(first===BOM[0]&&second===BOM[1]&&third===BOM[2]){this.discardLeadingBytes(
3)}this.checkBOM=false;return!this.hasCurrentByte()}};module.exports={EventSourceStream}}});var require_eventsource=__commonJS({"node_modules/undici/lib/web/eventsource/eventsource.js"(exports,module){"use strict";var{pipeline}=__require("node:stream");
var{fetching}=require_fetch();var{makeRequest}=require_request2();var{webidl}=require_webidl();var{EventSourceStream}=require_eventsource_stream();var{parseMIMEType}=require_data_url();
var{createFastMessageEvent}=require_events();var{isNetworkError}=require_response();var{kEnumerableProperty}=require_util();var{environmentSettingsObject}=require_util2();
var{getGlobalDispatcher}=require_global2();var experimentalWarned=false;var defaultReconnectionTime=3e3;var CONNECTING=0;var OPEN=1;var CLOSED=2;var ANONYMOUS="\
anonymous";var USE_CREDENTIALS="use-credentials";var EventSource=class _EventSource extends EventTarget{#events={open:null,error:null,message:null};#url;#withCredentials=false;#readyState=CONNECTING;#request=null;#controller=null;#dispatcher;#state;constructor(url,eventSourceInitDict={}){
super();webidl.util.markAsUncloneable(this);const prefix="EventSource constructor";webidl.argumentLengthCheck(arguments,1,prefix);if(!experimentalWarned){experimentalWarned=
true;process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})}url=webidl.converters.USVString(url);eventSourceInitDict=
webidl.converters.EventSourceInitDict(eventSourceInitDict,prefix,"eventSourceInitDict");this.#dispatcher=eventSourceInitDict.node.dispatcher||eventSourceInitDict.
dispatcher;this.#state={lastEventId:"",reconnectionTime:eventSourceInitDict.node.reconnectionTime};const settings=environmentSettingsObject;let urlRecord;try{urlRecord=
new URL(url,settings.settingsObject.baseUrl);this.#state.origin=urlRecord.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#url=urlRecord.href;let corsAttributeState=ANONYMOUS;
if(eventSourceInitDict.withCredentials===true){corsAttributeState=USE_CREDENTIALS;this.#withCredentials=true}const initRequest={redirect:"follow",keepalive:true,
mode:"cors",credentials:corsAttributeState==="anonymous"?"same-origin":"omit",referrer:"no-referrer"};initRequest.client=environmentSettingsObject.settingsObject;
initRequest.headersList=[["accept",{name:"accept",value:"text/event-stream"}]];initRequest.cache="no-store";initRequest.initiator="other";initRequest.urlList=[new URL(
this.#url)];this.#request=makeRequest(initRequest);this.#connect()}get readyState(){return this.#readyState}get url(){return this.#url}get withCredentials(){return this.#withCredentials}#connect(){
if(this.#readyState===CLOSED)return;this.#readyState=CONNECTING;const fetchParams={request:this.#request,dispatcher:this.#dispatcher};const processEventSourceEndOfBody=response=>{
if(!isNetworkError(response)){return this.#reconnect()}};fetchParams.processResponseEndOfBody=processEventSourceEndOfBody;fetchParams.processResponse=response=>{
if(isNetworkError(response)){if(response.aborted){this.close();this.dispatchEvent(new Event("error"));return}else{this.#reconnect();return}}const contentType=response.
headersList.get("content-type",true);const mimeType=contentType!==null?parseMIMEType(contentType):"failure";const contentTypeValid=mimeType!=="failure"&&mimeType.
essence==="text/event-stream";if(response.status!==200||contentTypeValid===false){this.close();this.dispatchEvent(new Event("error"));return}this.#readyState=OPEN;
this.dispatchEvent(new Event("open"));this.#state.origin=response.urlList[response.urlList.length-1].origin;const eventSourceStream=new EventSourceStream({eventSourceSettings:this.#state,
maxEventSize:this.#dispatcher.eventSourceOptions?.maxEventSize,push:event=>{this.dispatchEvent(createFastMessageEvent(event.type,event.options))}});pipeline(response.
body.stream,eventSourceStream,error=>{if(error?.aborted===false){this.close();this.dispatchEvent(new Event("error"))}})};this.#controller=fetching(fetchParams)}#reconnect(){
if(this.#readyState===CLOSED)return;this.#readyState=CONNECTING;this.dispatchEvent(new Event("error"));setTimeout(()=>{if(this.#readyState!==CONNECTING)return;if(this.#state.
lastEventId.length){this.#request.headersList.set("last-event-id",this.#state.lastEventId,true)}this.#connect()},this.#state.reconnectionTime)?.unref()}close(){
webidl.brandCheck(this,_EventSource);if(this.#readyState===CLOSED)return;this.#readyState=CLOSED;this.#controller.abort();this.#request=null}get onopen(){return this.#events.
open}set onopen(fn){if(this.#events.open){this.removeEventListener("open",this.#events.open)}const listener=webidl.converters.EventHandlerNonNull(fn);if(listener!==
null){this.addEventListener("open",listener);this.#events.open=fn}else{this.#events.open=null}}get onmessage(){return this.#events.message}set onmessage(fn){if(this.#events.
message){this.removeEventListener("message",this.#events.message)}const listener=webidl.converters.EventHandlerNonNull(fn);if(listener!==null){this.addEventListener(
"message",listener);this.#events.message=fn}else{this.#events.message=null}}get onerror(){return this.#events.error}set onerror(fn){if(this.#events.error){this.
removeEventListener("error",this.#events.error)}const listener=webidl.converters.EventHandlerNonNull(fn);if(listener!==null){this.addEventListener("error",listener);
this.#events.error=fn}else{this.#events.error=null}}};var constantsPropertyDescriptors={CONNECTING:{__proto__:null,configurable:false,enumerable:true,value:CONNECTING,
writable:false},OPEN:{__proto__:null,configurable:false,enumerable:true,value:OPEN,writable:false},CLOSED:{__proto__:null,configurable:false,enumerable:true,value:CLOSED,
writable:false}};Object.defineProperties(EventSource,constantsPropertyDescriptors);Object.defineProperties(EventSource.prototype,constantsPropertyDescriptors);Object.
defineProperties(EventSource.prototype,{close:kEnumerableProperty,onerror:kEnumerableProperty,onmessage:kEnumerableProperty,onopen:kEnumerableProperty,readyState:kEnumerableProperty,
url:kEnumerableProperty,withCredentials:kEnumerableProperty});webidl.converters.EventSourceInitDict=webidl.dictionaryConverter([{key:"withCredentials",converter:webidl.
converters.boolean,defaultValue:()=>false},{key:"dispatcher",converter:webidl.converters.any,defaultValue:()=>getGlobalDispatcher()},{key:"node",converter:webidl.
dictionaryConverter([{key:"reconnectionTime",converter:webidl.converters["unsigned long"],defaultValue:()=>defaultReconnectionTime},{key:"dispatcher",converter:webidl.
converters.any}]),defaultValue:()=>({})}]);module.exports={EventSource,defaultReconnectionTime}}});var require_undici=__commonJS({"node_modules/undici/index.js"(exports,module){"use strict";var Client=require_client();var Dispatcher=require_dispatcher();var Pool=require_pool();
var BalancedPool=require_balanced_pool();var RoundRobinPool=require_round_robin_pool();var Agent=require_agent();var ProxyAgent=require_proxy_agent();var Socks5ProxyAgent=require_socks5_proxy_agent();
var EnvHttpProxyAgent=require_env_http_proxy_agent();var RetryAgent=require_retry_agent();var H2CClient=require_h2c_client();var errors=require_errors();var util=require_util();
var{InvalidArgumentError}=errors;var api=require_api();var buildConnector=require_connect();var MockClient=require_mock_client();var{MockCallHistory,MockCallHistoryLog}=require_mock_call_history();
var MockAgent=require_mock_agent();var MockPool=require_mock_pool();var SnapshotAgent=require_snapshot_agent();var mockErrors=require_mock_errors();var RetryHandler=require_retry_handler();
var{getGlobalDispatcher,setGlobalDispatcher}=require_global2();var DecoratorHandler=require_decorator_handler();var RedirectHandler=require_redirect_handler();Object.
assign(Dispatcher.prototype,api);module.exports.Dispatcher=Dispatcher;module.exports.Client=Client;module.exports.Pool=Pool;module.exports.BalancedPool=BalancedPool;
module.exports.RoundRobinPool=RoundRobinPool;module.exports.Agent=Agent;module.exports.ProxyAgent=ProxyAgent;module.exports.Socks5ProxyAgent=Socks5ProxyAgent;module.
exports.EnvHttpProxyAgent=EnvHttpProxyAgent;module.exports.RetryAgent=RetryAgent;module.exports.H2CClient=H2CClient;module.exports.RetryHandler=RetryHandler;module.
exports.DecoratorHandler=DecoratorHandler;module.exports.RedirectHandler=RedirectHandler;module.exports.interceptors={redirect:require_redirect(),responseError:require_response_error(),
retry:require_retry(),dump:require_dump(),dns:require_dns(),cache:require_cache2(),decompress:require_decompress(),deduplicate:require_deduplicate()};module.exports.
cacheStores={MemoryCacheStore:require_memory_cache_store()};var SqliteCacheStore=require_sqlite_cache_store();module.exports.cacheStores.SqliteCacheStore=SqliteCacheStore;
module.exports.buildConnector=buildConnector;module.exports.errors=errors;module.exports.util={parseHeaders:util.parseHeaders,headerNameToString:util.headerNameToString};
function makeDispatcher(fn){return(url,opts,handler)=>{if(typeof opts==="function"){handler=opts;opts=null}if(!url||typeof url!=="string"&&typeof url!=="object"&&
!(url instanceof URL)){throw new InvalidArgumentError("invalid url")}if(opts!=null&&typeof opts!=="object"){throw new InvalidArgumentError("invalid opts")}if(opts&&
opts.path!=null){if(typeof opts.path!=="string"){throw new InvalidArgumentError("invalid opts.path")}let path=opts.path;if(!opts.path.startsWith("/")){path=`/${path}`}
url=new URL(util.parseOrigin(url).origin+path)}else{if(!opts){opts=typeof url==="object"?url:{}}url=util.parseURL(url)}const{agent,dispatcher=getGlobalDispatcher()}=opts;
if(agent){throw new InvalidArgumentError("unsupported opts.agent. Did you mean opts.client?")}return fn.call(dispatcher,{...opts,origin:url.origin,path:url.search?
`${url.pathname}${url.search}`:url.pathname,method:opts.method||(opts.body?"PUT":"GET")},handler)}}module.exports.setGlobalDispatcher=setGlobalDispatcher;module.
exports.getGlobalDispatcher=getGlobalDispatcher;var fetchImpl=require_fetch().fetch;var currentFilename=typeof __filename!=="undefined"?__filename:void 0;function appendFetchStackTrace(err,filename){
if(!err||typeof err!=="object"){return}const stack=typeof err.stack==="string"?err.stack:"";const normalizedFilename=filename.replace(/\\/g,"/");if(stack&&(stack.
includes(filename)||stack.includes(normalizedFilename))){return}const capture={};Error.captureStackTrace(capture,appendFetchStackTrace);if(!capture.stack){return}
const captureLines=capture.stack.split("\n").slice(1).join("\n");err.stack=stack?`${stack}
${captureLines}`:capture.stack}module.exports.fetch=function fetch(init,options=void 0){return fetchImpl(init,options).catch(err=>{if(currentFilename){appendFetchStackTrace(
err,currentFilename)}else if(err&&typeof err==="object"){Error.captureStackTrace(err,module.exports.fetch)}throw err})};module.exports.Headers=require_headers().
Headers;module.exports.Response=require_response().Response;module.exports.Request=require_request2().Request;module.exports.FormData=require_formdata().FormData;
var{setGlobalOrigin,getGlobalOrigin}=require_global();module.exports.setGlobalOrigin=setGlobalOrigin;module.exports.getGlobalOrigin=getGlobalOrigin;var{CacheStorage}=require_cachestorage();
var{kConstruct}=require_symbols();module.exports.caches=new CacheStorage(kConstruct);var{deleteCookie,getCookies,getSetCookies,setCookie,parseCookie}=require_cookies();
module.exports.deleteCookie=deleteCookie;module.exports.getCookies=getCookies;module.exports.getSetCookies=getSetCookies;module.exports.setCookie=setCookie;module.
exports.parseCookie=parseCookie;var{parseMIMEType,serializeAMimeType}=require_data_url();module.exports.parseMIMEType=parseMIMEType;module.exports.serializeAMimeType=
serializeAMimeType;var{CloseEvent,ErrorEvent,MessageEvent}=require_events();var{WebSocket,ping}=require_websocket();module.exports.WebSocket=WebSocket;module.exports.
CloseEvent=CloseEvent;module.exports.ErrorEvent=ErrorEvent;module.exports.MessageEvent=MessageEvent;module.exports.ping=ping;module.exports.WebSocketStream=require_websocketstream().
WebSocketStream;module.exports.WebSocketError=require_websocketerror().WebSocketError;module.exports.request=makeDispatcher(api.request);module.exports.stream=makeDispatcher(
api.stream);module.exports.pipeline=makeDispatcher(api.pipeline);module.exports.connect=makeDispatcher(api.connect);module.exports.upgrade=makeDispatcher(api.upgrade);
module.exports.MockClient=MockClient;module.exports.MockCallHistory=MockCallHistory;module.exports.MockCallHistoryLog=MockCallHistoryLog;module.exports.MockPool=
MockPool;module.exports.MockAgent=MockAgent;module.exports.SnapshotAgent=SnapshotAgent;module.exports.mockErrors=mockErrors;var{EventSource}=require_eventsource();
module.exports.EventSource=EventSource;function install(){globalThis.fetch=module.exports.fetch;globalThis.Headers=module.exports.Headers;globalThis.Response=module.
exports.Response;globalThis.Request=module.exports.Request;globalThis.FormData=module.exports.FormData;globalThis.WebSocket=module.exports.WebSocket;globalThis.
CloseEvent=module.exports.CloseEvent;globalThis.ErrorEvent=module.exports.ErrorEvent;globalThis.MessageEvent=module.exports.MessageEvent;globalThis.EventSource=
module.exports.EventSource}module.exports.install=install}});var AiError=class extends Error{kind;retryAfterS;said;spent;near;constructor(kind,message,options={}){super(message,{cause:options.cause});this.name="AiError";this.
kind=kind;this.retryAfterS=options.retryAfterS;this.said=options.said;this.near=options.near??[]}};var cannotSee=()=>new AiError("broken","No model that sees is\
 configured");var stem=word=>{const lower=word.toLowerCase().trim().replace(/-/g," ");if(/(ss|us|is)$/.test(lower)||lower.length<4)return lower;if(/ies$/.test(lower))return lower.
length>5?`${lower.slice(0,-3)}y`:lower.slice(0,-1);return lower.replace(/(tomato|potato|mango|ch|sh|x)es$/,"$1").replace(/s$/,"")};var conditionName=condition=>{const{name}=conditionRules[condition.id];return condition.months===void 0?name:`${name} (${condition.months} months)`};var emptyCraving=(text="")=>({text,dishes:[],foods:[],cuisines:[],diets:[],exclusions:[],maxMinutes:null,servings:null,maxIngredients:null,moods:[],equipment:[],
category:null,refusal:null});var between={"":" ","/":" ","+":" "};function englishOf(reading){const starts=[];let text="";for(const[at,{plain:plain2,stop,start}]of reading.words.entries()){
const isDecimal=stop==="."&&/^\d+$/.test(plain2)&&/\d$/.test(text)&&reading.words[at-1]?.end===start-1;const isSum=stop==="+"&&/^\d/.test(plain2);const isThousands=/^\d{3}$/.
test(plain2)&&/(?:^| )\d{1,3}$/.test(text)&&/[,.]/.test(stop);if(text!==""&&!isThousands)text+=isDecimal?".":isSum?" plus ":between[stop]??", ";starts.push(text.
length);text+=plain2}return{text,starts}}var wordAt=({words},at)=>words[at]?.plain??"";var isClaimed=(reading,at)=>reading.claims.some(({from,to})=>from<=at&&at<to);function claim(reading,kind,from,to,means){
let start=from;for(let at=from;at<=to;at++){if(at<to&&!isClaimed(reading,at))continue;if(at>start){const first=reading.words[start];const last=reading.words[at-
1];if(first&&last)reading.claims.push({kind,words:reading.text.slice(first.start,last.end),means,from:start,to:at})}start=at+1}}function nameAt({words,vocabulary},at){
const stop=words.findIndex((word,i)=>i>at&&word.stop!=="");const stems=words.slice(0,stop<0?words.length:stop).map(({stem:stem2})=>stem2);return vocabulary.nameAt(
stems,at)}function wordsWithin(words,start,end){const from=words.findIndex(word=>word.end>start);if(from<0)return null;let to=from;while(to<words.length&&words[to].
start<end)to++;return to>from?{from,to}:null}function opAppendSync(...iterablesToAppend){function*fnAppend(iter){yield*iter;for(const i of iterablesToAppend)yield*i}return fnAppend}function opCombineSync(...fns){
function combine(iter){for(const fn of fns)iter=fn(iter);return iter}return combine}function opFilterSync(filterFn){function opFilterIterable(iterable){function opFilterIterator(){const iter=iterable[Symbol.iterator]();function nextOpFilter(){while(true){
const{done,value}=iter.next();if(done)return{done,value:void 0};if(filterFn(value))return{value}}}return{next:nextOpFilter}}return{[Symbol.iterator]:opFilterIterator}}
return opFilterIterable}function opMapSync(mapFn){function opMapIterable(iterable){function opMapIterator(){const iter=iterable[Symbol.iterator]();function nextOpMap(){const{done,value}=iter.
next();if(done)return{done,value:void 0};return{value:mapFn(value)}}return{next:nextOpMap}}return{[Symbol.iterator]:opMapIterator}}return opMapIterable}function pipeSync(i,...fns){return opCombineSync(...fns)(i)}var SymEmpty=Symbol("memorizeLastCall");function memorizeLastCall(fn){let lastP=void 0;let lastR=SymEmpty;function calc(p){if(lastP===p&&lastR!==SymEmpty)return lastR;
lastP=p;lastR=fn(p);return lastR}return calc}var defaultLegacyMinCompoundLength$2=3;var _defaultFindOptions$1={matchCase:false,compoundMode:"compound",legacyMinCompoundLength:defaultLegacyMinCompoundLength$2};
Object.freeze(_defaultFindOptions$1);var knownCompoundModes$1=new Map(["none","compound","legacy"].map(a=>[a,a]));var notFound={found:false,compoundUsed:false,caseMatched:false,
forbidden:void 0};Object.freeze(notFound);var createFindOptions$1=memorizeLastCall(_createFindOptions$1);function _createFindOptions$1(options){if(!options)return _defaultFindOptions$1;const d=_defaultFindOptions$1;
return{matchCase:options.matchCase??d.matchCase,compoundMode:options.compoundMode??d.compoundMode,legacyMinCompoundLength:options.legacyMinCompoundLength??d.legacyMinCompoundLength,
checkForbidden:options.checkForbidden??d.checkForbidden,compoundSeparator:options.compoundSeparator??d.compoundSeparator}}var CompoundWordsMethod={NONE:0,SEPARATE_WORDS:1,JOIN_WORDS:2,0:"NONE",1:"SEPARATE_WORDS",2:"JOIN_WORDS"};var debuggerIsAttached=false;function isDebuggerAttached(){return debuggerIsAttached}function isDefined(t){return t!==void 0}function hintedWalker(root,ignoreCase,hint,compoundingMethod,emitWordSeparator){
return hintedWalkerNext(root,ignoreCase,hint,compoundingMethod,emitWordSeparator)}function*hintedWalkerNext(root,ignoreCase,hint,compoundingMethod,emitWordSeparator=""){
const _compoundingMethod=compoundingMethod??CompoundWordsMethod.NONE;const compoundCharacter=root.compoundCharacter;const noCaseCharacter=root.stripCaseAndAccentsPrefix;
const rawRoots=[root,ignoreCase?root.c[noCaseCharacter]:void 0].filter(isDefined);const specialRootsPrefix=existMap([compoundCharacter,noCaseCharacter,root.forbiddenWordPrefix]);
function filterRoot(root2){const c=(root2.c&&Object.entries(root2.c))?.filter(([v])=>!(v in specialRootsPrefix));return{c:c&&Object.fromEntries(c)}}const roots=rawRoots.
map(filterRoot);const compoundRoots=rawRoots.map(r=>r.c?.[compoundCharacter]).filter(isDefined);const setOfCompoundRoots=new Set(compoundRoots);const rootsForCompoundMethods=[
...roots,...compoundRoots];const compoundMethodRoots={[CompoundWordsMethod.NONE]:[],[CompoundWordsMethod.JOIN_WORDS]:rootsForCompoundMethods.map(r=>["+",r]),[CompoundWordsMethod.
SEPARATE_WORDS]:rootsForCompoundMethods.map(r=>[" ",r])};function*children(n,hintOffset){if(n.c){const h=hint.slice(hintOffset,hintOffset+3)+hint.slice(Math.max(
0,hintOffset-2),hintOffset);const hints=new Set(h);const c=n.c;yield*[...hints].filter(a=>a in c).map(letter=>({letter,node:c[letter],hintOffset:hintOffset+1}));
hints.add(compoundCharacter);yield*Object.entries(c).filter(a=>!hints.has(a[0])).map(([letter,node])=>({letter,node,hintOffset:hintOffset+1}));if(compoundCharacter in
c&&!setOfCompoundRoots.has(n))for(const compoundRoot of compoundRoots)for(const child of children(compoundRoot,hintOffset)){const{letter,node,hintOffset:hintOffset2}=child;
yield{letter:emitWordSeparator+letter,node,hintOffset:hintOffset2}}}if(n.f)yield*[...compoundMethodRoots[_compoundingMethod]].map(([letter,node])=>({letter,node,
hintOffset}))}for(const root2 of roots){let depth=0;const stack=[];const stackText=[""];stack[depth]=children(root2,depth);let ir;while(depth>=0){while(!(ir=stack[depth].
next()).done){const{letter:char,node,hintOffset}=ir.value;const text=stackText[depth]+char;const hinting=yield{text,node,depth};if(hinting&&hinting.goDeeper){depth++;
stackText[depth]=text;stack[depth]=children(node,hintOffset)}}depth-=1}}}function existMap(values){const m=Object.create(null);for(const v of values)m[v]=true;return m}var EmptyKeys=Object.freeze([]);var EmptyValues=Object.freeze([]);var EmptyEntries=Object.freeze([]);function*compoundWalker(root,compoundingMethod){const roots={[CompoundWordsMethod.NONE]:[],[CompoundWordsMethod.JOIN_WORDS]:[["+",root]],[CompoundWordsMethod.SEPARATE_WORDS]:[
[" ",root]]};const rc=roots[compoundingMethod].length?roots[compoundingMethod]:void 0;const empty=[];function children(n){if(n.c&&n.f&&rc)return[...Object.entries(
n.c),...rc];if(n.c)return Object.entries(n.c);if(n.f&&rc)return rc;return empty}let depth=0;const stack=[];stack[depth]={t:"",c:children(root),ci:0};while(depth>=
0){let s=stack[depth];let baseText=s.t;while(s.ci<s.c.length){const[char,node]=s.c[s.ci++];const text=baseText+char;if((yield{text,node,depth})??true){depth++;baseText=
text;stack[depth]={t:text,c:children(node),ci:0}}s=stack[depth]}depth-=1}}function*nodeWalker(root){const empty=[];function children(n){if(n.c)return Object.keys(
n.c);return empty}let depth=0;const stack=[];stack[depth]={t:"",n:root.c,c:children(root),ci:0};while(depth>=0){let s=stack[depth];let baseText=s.t;while(s.ci<s.
c.length&&s.n){const char=s.c[s.ci++];const node=s.n[char];const text=baseText+char;if((yield{text,node,depth})!==false){depth++;baseText=text;const s2=stack[depth];
const c=children(node);if(s2){s2.t=text;s2.n=node.c;s2.c=c;s2.ci=0}else stack[depth]={t:text,n:node.c,c,ci:0}}s=stack[depth]}depth-=1}}var walkerWords=_walkerWords;
function*_walkerWords(root){const empty=[];function children(n){if(n.c)return Object.keys(n.c);return empty}let depth=0;const stack=[];stack[depth]={t:"",n:root.
c,c:children(root),ci:0};while(depth>=0){let s=stack[depth];let baseText=s.t;while(s.ci<s.c.length&&s.n){const char=s.c[s.ci++];const node=s.n[char];const text=baseText+
char;if(node.f)yield text;depth++;baseText=text;const c=children(node);if(stack[depth]){s=stack[depth];s.t=text;s.n=node.c;s.c=c;s.ci=0}else stack[depth]={t:text,
n:node.c,c,ci:0};s=stack[depth]}depth-=1}}function walker(root,compoundingMethod=CompoundWordsMethod.NONE){return compoundingMethod===CompoundWordsMethod.NONE?nodeWalker(
root):compoundWalker(root,compoundingMethod)}var defaultSuggestionOptions={compoundMethod:CompoundWordsMethod.NONE,ignoreCase:true,changeLimit:5,numSuggestions:8,
includeTies:true,get timeout(){return isDebuggerAttached()?1e6:1e3}};var keyMapOfSuggestionOptionsStrict={changeLimit:"changeLimit",compoundMethod:"compoundMeth\
od",ignoreCase:"ignoreCase",compoundSeparator:"compoundSeparator",filter:"filter",includeTies:"includeTies",numSuggestions:"numSuggestions",timeout:"timeout",weightMap:"\
weightMap"};function createSuggestionOptions(...opts){const options={...defaultSuggestionOptions};const keys=Object.keys(keyMapOfSuggestionOptionsStrict);for(const opt of opts)
for(const key of keys)assign(options,opt,key);return options}function assign(dest,src,k){dest[k]=src[k]??dest[k]}var PairingHeap=class{_heap;_size=0;compare;constructor(compare2){
this.compare=compare2}add(v){this._heap=insert$1(this.compare,this._heap,v);++this._size;return this}dequeue(){const n=this.next();if(n.done)return void 0;return n.
value}append(i){for(const v of i)this.add(v);return this}next(){if(!this._heap)return{value:void 0,done:true};const value=this._heap.v;--this._size;this._heap=removeHead(
this.compare,this._heap);return{value}}peek(){return this._heap?.v}[Symbol.iterator](){return this}get length(){return this._size}get size(){return this._size}};
function removeHead(compare2,heap){if(!heap||!heap.c)return void 0;return mergeSiblings(compare2,heap.c)}function insert$1(compare2,heap,v){const n={v,s:void 0,
c:void 0};if(!heap||compare2(v,heap.v)<=0){n.c=heap;return n}n.s=heap.c;heap.c=n;return heap}function merge(compare2,a,b){if(compare2(a.v,b.v)<=0){a.s=void 0;b.
s=a.c;a.c=b;return a}b.s=void 0;a.s=b.c;b.c=a;return b}function mergeSiblings(compare2,n){if(!n.s)return n;const s=n.s;const ss=s.s;const m=merge(compare2,n,s);
return ss?merge(compare2,m,mergeSiblings(compare2,ss)):m}var opCosts={baseCost:100,swapCost:75,duplicateLetterCost:80,compound:1,visuallySimilar:1,firstLetterBias:5,
wordBreak:99,wordLengthCostFactor:.5};new Intl.Collator("en",{sensitivity:"base"}).compare;var visualLetterGroups=[forms("\u01CE\xE0\xE5\xC4\xC0A\xE3\xE2\xE1\u01DF\u1EB7\u1EAF\u1EA5\u0100\u0101\u0103\u0105a\xE4\xE6\u0250\u0251\u03B1\u0430\u1FB3")+
"\u1FB3",forms("Bb\u1E03\u0432\u044A\u044C"),forms("\u010B\u010C\u010Dc\u0109\xE7C\xC7\u0107\u010A\u0421\u0441\u03C2"),forms("\u1E0E\u1E0B\u1E0F\u1E11\u010F\u0111\u1E0DDd"),
forms("\u0113\xEB\xC8\xCA\xCB\u1EC1\xE9\xE8\u1EBF\u1EC7\u0115eE\u0112\u0117\u0119\u011B\xEA\u0259\u025B\u0451\u0401\u0435\u0292"),forms("f\u1E1FF\uFB00"),forms(
"\u0121\u0120\u011E\u01E7\u011D\u0123Gg\u0263"),forms("\u0127\u0126\u0125\u1E25Hh\u1E24\u021F\u043D"),forms("I\u012F\xEF\u0130\xCE\xCD\u012Bi\xCC\xEC\xED\xEE\u0131\u026A\u0268\u0457\u038A\u0399"),
forms("jJ\u0135"),forms("\u0137Kk\u03BA\u043A\u045C"),forms("\u1E37\u0142\u013E\u013CLl\u013A\u1E36\u03AF\u03B9"),forms("M\u1E43\u1E41m"),forms("n\u0146\xD1N\u1E47\u0148\u0147\xF1\u0144\u014B\u045D\u0438\u0439"),
forms("\xD2O\xF8\u022D\u014C\u014D\u0151\u1ECFo\xD6\xF2\u0231\u022F\xF3\xF4\xF5\xF6\u01A1\u0254\u03CC\u03B4\u043E"),forms("P\u1E57p\u0440\u0420\u03C1"),forms("Q\
q"),forms("\u0159R\u1E5Br\u0155\u0157\u0453\u0433\u044F"),forms("\u1E63\u0161\u0218\u1E62sS\u0160\u1E61\u015E\u015D\u015B\u0219\u0283\u03A3"),forms("t\u021B\u021A\u0165T\u1E6D\u1E6C\u1E6B"),
forms("\xDC\xFC\xFB\u016A\u01B0\u016F\u016B\u0171\xFA\xDB\u016D\xD9\xF9u\u0173U"),forms("Vv\u03BD"),forms("\u0175wW\u1E83\u1E85\u1E81\u03C9\u0448"),forms("xX\u0445"),
forms("\xFF\xFDY\u0177y\xDD\u1EF3\u0423\u045E\u0443"),forms("Z\u1E93\u017E\u017D\u017C\u017B\u017Az")];function forms(letters){const n=letters.normalize("NFC").
replaceAll(new RegExp("\\p{M}","gu"),"");const na=n.normalize("NFD").replaceAll(new RegExp("\\p{M}","gu"),"");return[...new Set(n+n.toLowerCase()+n.toUpperCase()+
na+na.toLowerCase()+na.toUpperCase())].join("")}var visualLetterMaskMap=calcVisualLetterMasks(visualLetterGroups);function calcVisualLetterMasks(groups){const map=Object.
create(null);for(let i=0;i<groups.length;++i){const m=1<<i;const g=groups[i];for(const c of g)map[c]=(map[c]||0)|m}return map}function assert(condition,message="\
Assert Failed"){if(condition)return;throw new Error(message)}var matchPossibleWordSeparators=/[+\u2219\u2022\u30fb\u25cf]/g;function addDefToWeightMap(map,...defs){return addDefsToWeightMap(map,defs)}function addDefsToWeightMap(map,defs){function addSet(set,def){addSetToTrieCost(map.insDel,set,def.insDel,def.penalty);addSetToTrieTrieCost(map.replace,set,def.
replace,def.penalty);addSetToTrieTrieCost(map.swap,set,def.swap,def.penalty)}for(const _def of defs){const def=normalizeDef(_def);splitMap$1(def).forEach(s=>addSet(
s,def))}return map}function lowest(a,b){if(a===void 0)return b;if(b===void 0)return a;return a<=b?a:b}function highest(a,b){if(a===void 0)return b;if(b===void 0)return a;return a>=
b?a:b}function normalize(s){const f=new Set([s]);f.add(s.normalize("NFC"));f.add(s.normalize("NFD"));return f}function*splitMapSubstringsIterable(map){let seq="";
let mode=0;for(const char of map){if(mode&&char===")"){yield*normalize(seq);mode=0;continue}if(mode){seq+=char;continue}if(char==="("){mode=1;seq="";continue}yield*normalize(
char)}}function splitMapSubstrings(map){return[...splitMapSubstringsIterable(map)]}function splitMap$1(def){const{map}=def;return map.split("|").map(splitMapSubstrings).
filter(s=>s.length>0)}function addToTrieCost(trie,str,cost,penalties){if(!str)return;let t=trie;for(const c of str){const n=t.n=t.n||Object.create(null);t=n[c]=
n[c]||Object.create(null)}t.c=lowest(t.c,cost);t.p=highest(t.p,penalties)}function addToTrieTrieCost(trie,left,right,cost,penalties){let t=trie;for(const c of left){
const n=t.n=t.n||Object.create(null);t=n[c]=n[c]||Object.create(null)}addToTrieCost(t.t=t.t||Object.create(null),right,cost,penalties)}function addSetToTrieCost(trie,set,cost,penalties){
if(cost===void 0)return;for(const str of set)addToTrieCost(trie,str,cost,penalties)}function addSetToTrieTrieCost(trie,set,cost,penalties){if(cost===void 0)return;
for(const left of set)for(const right of set){if(left===right)continue;addToTrieTrieCost(trie,left,right,cost,penalties)}}function*searchTrieNodes(trie,str,i){const len=str.
length;for(let n=trie.n;i<len&&n;){const t=n[str[i]];if(!t)return;++i;yield{i,t};n=t.n}}function*findTrieCostPrefixes(trie,str,i){for(const n of searchTrieNodes(
trie,str,i)){const{c,p}=n.t;if(c!==void 0)yield{i:n.i,c,p:p||0}}}function*findTrieTrieCostPrefixes(trie,str,i){for(const n of searchTrieNodes(trie,str,i)){const t=n.
t.t;if(t!==void 0)yield{i:n.i,t}}}function createWeightCostCalculator(weightMap){return new _WeightCostCalculator(weightMap)}var _WeightCostCalculator=class{weightMap;constructor(weightMap){
this.weightMap=weightMap}*calcInsDelCosts(pos){const{a,ai,b,bi,c,p}=pos;for(const del of findTrieCostPrefixes(this.weightMap.insDel,a,ai))yield{a,b,ai:del.i,bi,
c:c+del.c,p:p+del.p};for(const ins of findTrieCostPrefixes(this.weightMap.insDel,b,bi))yield{a,b,ai,bi:ins.i,c:c+ins.c,p:p+ins.p}}*calcReplaceCosts(pos){const{a,
ai,b,bi,c,p}=pos;for(const del of findTrieTrieCostPrefixes(this.weightMap.replace,a,ai))for(const ins of findTrieCostPrefixes(del.t,b,bi))yield{a,b,ai:del.i,bi:ins.
i,c:c+ins.c,p:p+ins.p}}*calcSwapCosts(pos){const{a,ai,b,bi,c,p}=pos;const swap=this.weightMap.swap;for(const left of findTrieTrieCostPrefixes(swap,a,ai))for(const right of findTrieCostPrefixes(
left.t,a,left.i)){const sw=a.slice(left.i,right.i)+a.slice(ai,left.i);if(b.slice(bi).startsWith(sw)){const len=sw.length;yield{a,b,ai:ai+len,bi:bi+len,c:c+right.
c,p:p+right.p}}}}calcAdjustment(word){let penalty=0;for(const adj of this.weightMap.adjustments.values())if(adj.regexp.global)for(const _m of word.matchAll(adj.
regexp))penalty+=adj.penalty;else if(adj.regexp.test(word))penalty+=adj.penalty;return penalty}};function normalizeDef(def){const{map,...rest}=def;return{...rest,
map:normalizeMap(map)}}function normalizeMap(map){return map.replaceAll(matchPossibleWordSeparators,"\u2219")}function distanceAStarWeighted(wordA,wordB,map,cost=100){
const calc=createWeightCostCalculator(map);const best=_distanceAStarWeightedEx(wordA,wordB,calc,cost);const penalty=calc.calcAdjustment(wordB);return best.c+best.
p+penalty}function _distanceAStarWeightedEx(wordA,wordB,map,cost=100){const a="^"+wordA+"$";const b="^"+wordB+"$";const aN=a.length;const bN=b.length;const candidates=new CandidatePool(
aN,bN);candidates.add({ai:0,bi:0,c:0,p:0,f:void 0});function opSub(n){const{ai,bi,c,p}=n;if(ai<aN&&bi<bN){const cc=a[ai]===b[bi]?c:c+cost;candidates.add({ai:ai+
1,bi:bi+1,c:cc,p,f:n})}}function opIns(n){const{ai,bi,c,p}=n;if(bi<bN)candidates.add({ai,bi:bi+1,c:c+cost,p,f:n})}function opDel(n){const{ai,bi,c,p}=n;if(ai<aN)
candidates.add({ai:ai+1,bi,c:c+cost,p,f:n})}function opSwap(n){const{ai,bi,c,p}=n;if(a[ai]===b[bi+1]&&a[ai+1]===b[bi])candidates.add({ai:ai+2,bi:bi+2,c:c+cost,p,
f:n})}function opMap(n){const{ai,bi,c,p}=n;const pos={a,b,ai,bi,c,p};[map.calcInsDelCosts(pos),map.calcSwapCosts(pos),map.calcReplaceCosts(pos)].forEach(iter=>{
for(const nn of iter)candidates.add({...nn,f:n})})}let best;while(best=candidates.next()){if(best.ai===aN&&best.bi===bN)break;opSwap(best);opIns(best);opDel(best);
opMap(best);opSub(best)}assert(best);return best}var CandidatePool=class{pool=new PairingHeap(compare$1);grid=[];aN;bN;constructor(aN,bN){this.aN=aN;this.bN=bN}next(){
let n;while(n=this.pool.dequeue())if(!n.d)return n}add(n){const i=idx(n.ai,n.bi,this.bN);const g=this.grid[i];if(!g){this.grid[i]=n;this.pool.add(n);return}if(g.
c<=n.c)return;g.d=true;this.grid[i]=n;this.pool.add(n)}};function idx(r,c,cols){return r*cols+c}function compare$1(a,b){return a.c-b.c||b.ai+b.bi-a.ai-a.bi}var initialRow=[
...".".repeat(50)].map((_,i)=>i);Object.freeze(initialRow);var defaultCost=100;function editDistanceWeighted(wordA,wordB,weights,editCost=defaultCost){return distanceAStarWeighted(wordA,wordB,weights,editCost)}function startTimer(){const start=performance.now();return()=>performance.now()-start}function clean$1(t){for(const prop in t)if(t[prop]===void 0)delete t[prop];return t}function regexQuote(text){return text.replaceAll(/([[\]\-+(){},|*.\\])/g,"\\$1")}function replaceAllFactory(match,replaceWithText){const r=RegExp(regexQuote(match),
"g");return text=>text.replace(r,replaceWithText)}var defaultMaxNumberSuggestions=10;var BASE_COST=100;var MAX_NUM_CHANGES=5;var MAX_ALLOWED_COST_SCALE=.515;var collator=new Intl.
Collator;var regexSeparator=new RegExp(`[${regexQuote(" ")}]`,"g");var wordLengthCost=[0,50,25,5,0];var EXTRA_WORD_COST=5;var DEFAULT_COLLECTOR_TIMEOUT=1e3;var symStopProcessing=Symbol(
"Collector Stop Processing");function compSuggestionResults(a,b){return(a.isPreferred&&-1||0)-(b.isPreferred&&-1||0)||a.cost-b.cost||a.word.length-b.word.length||
collator.compare(a.word,b.word)}var defaultSuggestionCollectorOptions=Object.freeze({numSuggestions:defaultMaxNumberSuggestions,filter:()=>true,changeLimit:MAX_NUM_CHANGES,
includeTies:false,ignoreCase:true,timeout:DEFAULT_COLLECTOR_TIMEOUT,weightMap:void 0,compoundSeparator:"",compoundMethod:void 0});function suggestionCollector(wordToMatch,options){
const{filter=()=>true,changeLimit=MAX_NUM_CHANGES,includeTies=false,ignoreCase=true,timeout=DEFAULT_COLLECTOR_TIMEOUT,weightMap,compoundSeparator=defaultSuggestionCollectorOptions.
compoundSeparator}=options;const numSuggestions=Math.max(options.numSuggestions,0)||0;const numSugToHold=weightMap?numSuggestions*2:numSuggestions;const sugs=new Map;
let maxCost=BASE_COST*Math.min(wordToMatch.length*MAX_ALLOWED_COST_SCALE,changeLimit);const useSeparator=compoundSeparator||(weightMap?"\u2219":defaultSuggestionCollectorOptions.
compoundSeparator);const fnCleanWord=!useSeparator||useSeparator===compoundSeparator?w=>w:replaceAllFactory(useSeparator,"");if(useSeparator&&weightMap)addDefToWeightMap(
weightMap,{map:useSeparator,insDel:50});const genSuggestionOptions=clean$1({changeLimit,ignoreCase,compoundMethod:options.compoundMethod,compoundSeparator:useSeparator});
let timeRemaining=timeout;function dropMax(){if(sugs.size<2||!numSuggestions){sugs.clear();return}const sorted=[...sugs.values()].sort(compSuggestionResults);let i=numSugToHold-
1;maxCost=sorted[i].cost;for(;i<sorted.length&&sorted[i].cost<=maxCost;++i);for(;i<sorted.length;++i)sugs.delete(sorted[i].word)}function adjustCost(sug){if(sug.
isPreferred)return sug;const words=sug.word.split(regexSeparator);const extraCost=words.map(w=>wordLengthCost[w.length]||0).reduce((a,b)=>a+b,0)+(words.length-1)*
EXTRA_WORD_COST;return{word:sug.word,cost:sug.cost+extraCost}}function collectSuggestion(suggestion){const{word,cost,isPreferred}=adjustCost(suggestion);if(cost<=
maxCost&&filter(suggestion.word,cost)){const known2=sugs.get(word);if(known2){known2.cost=Math.min(known2.cost,cost);known2.isPreferred=known2.isPreferred||isPreferred}else{
sugs.set(word,{word,cost,isPreferred});if(cost<maxCost&&sugs.size>numSugToHold)dropMax()}}return maxCost}function collect(src,timeout2,filter2){let stop=false;timeout2=
timeout2??timeRemaining;timeout2=Math.min(timeout2,timeRemaining);if(timeout2<0)return;const timer=startTimer();let ir;while(!(ir=src.next(stop||maxCost)).done){
if(timer()>timeout2)stop=symStopProcessing;const{value}=ir;if(!value)continue;if(isSuggestionResult(value)){if(!filter2||filter2(value.word,value.cost))collectSuggestion(
value);continue}}timeRemaining-=timer()}function cleanCompoundResult(sr){const{word,cost}=sr;const cWord=fnCleanWord(word);if(cWord!==word)return{word:cWord,cost,
compoundWord:word,isPreferred:void 0};return{...sr}}function suggestions(){if(numSuggestions<1||!sugs.size)return[];const NF="NFD";const nWordToMatch=wordToMatch.
normalize(NF);const rawValues=[...sugs.values()];const sorted=(weightMap?rawValues.map(({word,cost,isPreferred})=>({word,cost:isPreferred?cost:editDistanceWeighted(
nWordToMatch,word.normalize(NF),weightMap,110),isPreferred})):rawValues).sort(compSuggestionResults).map(cleanCompoundResult);let i=Math.min(sorted.length,numSuggestions)-
1;const limit=includeTies?sorted.length:Math.min(sorted.length,numSuggestions);const iCost=sorted[i].cost;const maxCost2=Math.min(iCost,weightMap?changeLimit*BASE_COST-
1:iCost);for(i=1;i<limit&&sorted[i].cost<=maxCost2;++i);sorted.length=i;return sorted}return{collect,add:function(suggestion){collectSuggestion(suggestion);return this},
get suggestions(){return suggestions()},get maxCost(){return maxCost},get word(){return wordToMatch},get maxNumSuggestions(){return numSuggestions},get changeLimit(){
return changeLimit},includesTies:includeTies,ignoreCase,symbolStopProcessing:symStopProcessing,genSuggestionOptions}}function isSuggestionResult(s){const r=s;return!!r&&typeof r==="object"&&r?.cost!==void 0&&r.word!==void 0}var defaultTrieInfoSettings={forbiddenWordPrefix:"!",stripCaseAndAccentsPrefix:"~",compoundCharacter:"+",suggestionPrefix:":"};var defaultTrieCharacteristics={hasForbiddenWords:"!",hasNonStrictWords:"~",hasCompoundWords:"+",hasPreferredSuggestions:":"};var keysTrieCharacteristics=Object.keys(defaultTrieCharacteristics);var keysTrieInfo=Object.keys(defaultTrieInfoSettings);var cachedEndianness;function endianness(){if(cachedEndianness)return cachedEndianness;const uint32s=new Uint32Array([168496141]);cachedEndianness=new Uint8Array(
uint32s.buffer)[0]===10?"BE":"LE";return cachedEndianness}var isLittleEndian=endianness()==="LE";Object.freeze([0]);var defaultTrieInfo=Object.freeze({compoundCharacter:"+",forbiddenWordPrefix:"!",stripCaseAndAccentsPrefix:"~",suggestionPrefix:":"});function mergeDefaults(value,defaultValue){
const result={...defaultValue};if(value){for(const[k,v]of Object.entries(value))if(k in result)result[k]=v??result[k]}return result}function mergeOptionalWithDefaults(...options){
return options.reduce((acc,opt)=>mergeDefaults(opt,acc),defaultTrieInfo)}var EMPTY_KEYS=Object.freeze([]);var EMPTY_NODES=Object.freeze([]);var EMPTY_ENTRIES=Object.freeze([]);function clean(t){const copy={...t};for(const key of Object.keys(copy))if(copy[key]===void 0)delete copy[key];return copy}var cvtFindWordOptions=memorizeLastCall(_cvtFindWordOptions);function _cvtFindWordOptions(options){return createFindOptions$1({matchCase:options?.caseSensitive,
checkForbidden:options?.checkForbidden,compoundSeparator:options?.compoundSeparator})}function insert(word,root={}){const text=[...word];let node=root;for(let i=0;i<text.length;++i){const head=text[i];const c=node.c||Object.create(null);node.c=c;
node=c[head]||{};c[head]=node}node.f=(node.f||0)|1;return root}function isWordTerminationNode(node){return((node.f||0)&1)===1}function orderTrie(node){if(!node.
c)return;const nodes=Object.entries(node.c).sort(([a],[b])=>a<b?-1:1);node.c=Object.fromEntries(nodes);for(const n of nodes)orderTrie(n[1])}function iteratorTrieWords(node){return walkerWords(node)}function createTrieRoot(options){return new CTrieRoot(options)}function createTrieRootFromList(words,options){
const root=createTrieRoot(options);for(const word of words)if(word.length)insert(word,root);return root}function countWords(root){const visited=new Map;function walk(n){if(visited.has(n))return visited.get(n);let cnt=n.f?1:0;visited.set(n,cnt);if(!n.c)return cnt;for(const c of Object.
values(n.c))cnt+=walk(c);visited.set(n,cnt);return cnt}return walk(root)}var CTrieRoot=class CTrieRoot2{c;compoundCharacter;stripCaseAndAccentsPrefix;forbiddenWordPrefix;suggestionPrefix;constructor(options){const newOptions=mergeOptionalWithDefaults(
options);this.c=Object.create(null);this.compoundCharacter=newOptions.compoundCharacter;this.stripCaseAndAccentsPrefix=newOptions.stripCaseAndAccentsPrefix;this.
forbiddenWordPrefix=newOptions.forbiddenWordPrefix;this.suggestionPrefix=newOptions.suggestionPrefix}get hasForbiddenWords(){return!!this.c[this.forbiddenWordPrefix]}get hasCompoundWords(){
return!!this.c[this.compoundCharacter]}get hasNonStrictWords(){return!!this.c[this.stripCaseAndAccentsPrefix]}get hasPreferredSuggestions(){return!!this.c[this.
suggestionPrefix]}static createFrom(trie,options){const root=new CTrieRoot2(options);root.c=trie.c||Object.create(null);return root}};var _defaultFindOptions={matchCase:false,compoundMode:"compound",forbidPrefix:"!",compoundFix:"+",caseInsensitivePrefix:"~",legacyMinCompoundLength:3,compoundSeparator:void 0};
var knownCompoundModes=new Map(["none","compound","legacy"].map(a=>[a,a]));function findWord(root,word,options){return _findWord(root,word,createFindOptions(options))}
function findWordNode(root,word,options){return _findWordNode(root,word,createFindOptions(options))}function _findWord(root,word,options){const{node:_,...result}=_findWordNode(
root,word,options);return result}function _findWordNode(root,word,options){const compoundMode=knownCompoundModes.get(options.compoundMode)||_defaultFindOptions.
compoundMode;const compoundPrefix=options.compoundMode==="compound"?root.compoundCharacter??options.compoundFix:"";const ignoreCasePrefix=options.matchCase?"":root.
stripCaseAndAccentsPrefix??options.caseInsensitivePrefix;function __findCompound(){const f=findCompoundWord(root,word,compoundPrefix,ignoreCasePrefix,options.compoundSeparator||
"");const result={...f};if(f.found!==false&&f.compoundUsed)result.forbidden=isForbiddenWord(!f.caseMatched?walk$1(root,options.caseInsensitivePrefix):root,word,
options.forbidPrefix);return result}function __findExact(){const n=walk$1(root,word);return{found:isEndOfWordNode(n)&&word,compoundUsed:false,forbidden:isForbiddenWord(
root,word,options.forbidPrefix),node:n,caseMatched:true}}switch(compoundMode){case"none":return options.matchCase?__findExact():__findCompound();case"compound":
return __findCompound();case"legacy":return findLegacyCompound(root,word,options)}}function findLegacyCompound(root,word,options){const roots=[root];if(!options.
matchCase)roots.push(walk$1(root,options.caseInsensitivePrefix));return findLegacyCompoundNode(roots,word,options.legacyMinCompoundLength,options.compoundSeparator)}
function findCompoundNode(root,word,compoundCharacter,ignoreCasePrefix,compoundSeparator){const stack=[{n:root,compoundPrefix:ignoreCasePrefix,cr:void 0,caseMatched:true,
s:""}];const compoundPrefix=compoundCharacter||ignoreCasePrefix;const possibleCompoundPrefix=ignoreCasePrefix&&compoundCharacter?ignoreCasePrefix+compoundCharacter:
"";const nw=word.normalize();const w=[...nw];function determineRoot(s){const prefix=s.compoundPrefix;let r=root;let i2=0;for(;i2<prefix.length&&r;++i2)r=r.c?.[prefix[i2]];
const caseMatched2=s.caseMatched&&prefix[0]!==ignoreCasePrefix;return{n:s.n,compoundPrefix:prefix===compoundPrefix?possibleCompoundPrefix:"",cr:r,caseMatched:caseMatched2,
s:prefix.endsWith(compoundCharacter)?compoundSeparator:""}}let compoundUsed=false;let caseMatched=true;let i=0;let node;while(true){const s=stack[i];const h=w[i++];
const c=(s.cr||s.n)?.c?.[h];if(c&&i<word.length){caseMatched=s.caseMatched;stack[i]={n:c,compoundPrefix,cr:void 0,caseMatched,s:""}}else if(!c||!c.f){node=node||
c;while(--i>0){const s2=stack[i];if(!s2.compoundPrefix||!s2.n?.c)continue;if(compoundCharacter in s2.n.c)break}if(i>=0&&stack[i].compoundPrefix){compoundUsed=i>
0;const r=determineRoot(stack[i]);stack[i]=r;if(!r.cr)break;if(!i&&!r.caseMatched&&nw!==nw.toLowerCase())break}else break}else{node=c;caseMatched=s.caseMatched;
break}}function joinCompoundWord(){return stack.map(s=>s.s).map((c,i2)=>c+w[i2]).join("")}const f=i&&i===word.length&&word||false;return{found:f&&(compoundSeparator?
joinCompoundWord():f),compoundUsed,node,forbidden:void 0,caseMatched}}function findCompoundWord(root,word,compoundCharacter,ignoreCasePrefix,compoundSeparator){
const{found,compoundUsed,node,caseMatched}=findCompoundNode(root,word,compoundCharacter,ignoreCasePrefix,compoundSeparator);if(!node||!node.f)return{found:false,
compoundUsed,node,forbidden:void 0,caseMatched};return{found,compoundUsed,node,forbidden:void 0,caseMatched}}function findWordExact(root,word){return isEndOfWordNode(
walk$1(root,word))}function isEndOfWordNode(n){return n?.f===1}function walk$1(root,word){const w=[...word];let n=root;let i=0;while(n&&i<w.length){const h=w[i++];
n=n.c?.[h]}return n}function findLegacyCompoundNode(roots,word,minCompoundLength,compoundSeparator){const root=roots[0];const numRoots=roots.length;const stack=[
{n:root,usedRoots:1,subLength:0,isCompound:false,cr:void 0,caseMatched:true}];const sep=compoundSeparator??"+";const w=word;const wLen=w.length;let compoundUsed=false;
let caseMatched=true;let i=0;let node;while(true){const s=stack[i];const h=w[i++];const c=(s.cr||s.n)?.c?.[h];if(c&&i<wLen)stack[i]={n:c,usedRoots:0,subLength:s.
subLength+1,isCompound:s.isCompound,cr:void 0,caseMatched:s.caseMatched};else if(!c||!c.f||c.f&&s.subLength<minCompoundLength-1){while(--i>0){const s2=stack[i];
if(s2.usedRoots<numRoots&&s2.n?.f&&(s2.subLength>=minCompoundLength||!s2.subLength)&&wLen-i>=minCompoundLength)break}if(i>0||stack[i].usedRoots<numRoots){compoundUsed=
i>0;const s2=stack[i];s2.cr=roots[s2.usedRoots++];s2.subLength=0;s2.isCompound=compoundUsed;s2.caseMatched=s2.caseMatched&&s2.usedRoots<=1}else break}else{node=
c;caseMatched=s.caseMatched;break}}function extractWord(){if(!word||i<word.length)return false;const letters=[];let subLen=0;for(let j=0;j<i;++j){const{subLength}=stack[j];
if(subLength<subLen)letters.push(sep);letters.push(word[j]);subLen=subLength}return letters.join("")}return{found:extractWord(),compoundUsed,node,forbidden:void 0,
caseMatched}}function isForbiddenWord(root,word,forbiddenPrefix){return findWordExact(root?.c?.[forbiddenPrefix],word)}var createFindOptions=memorizeLastCall(_createFindOptions);
function _createFindOptions(options){return mergeDefaults(options,_defaultFindOptions)}var REF_INDEX_BEGIN="[";var REF_INDEX_END="]";var INLINE_DATA_COMMENT_LINE="/";var specialCharacters$1=stringToCharSet$2(["$","<","\n","#","@",";","\\","\r",REF_INDEX_BEGIN,
REF_INDEX_END,INLINE_DATA_COMMENT_LINE,..."0123456789",..."`~!@#$%^&*()_-+=[]{};:'\"<>,./?\\|"].join(""));var SPECIAL_CHARACTERS_MAP=[["\n","\\n"],["\r","\\r"],
["\\","\\\\"]];var specialCharacterMap$1=stringToCharMap(SPECIAL_CHARACTERS_MAP);var characterMap$1=stringToCharMap(SPECIAL_CHARACTERS_MAP.map(a=>[a[1],a[0]]));
var specialPrefix$1=stringToCharSet$2("~!");var numbersSet=stringToCharSet$2("0123456789");function stringToCharSet$2(values){const set=Object.create(null);const len=values.length;for(let i=0;i<len;++i)set[values[i]]=true;return set}function stringToCharMap(values){
return createStringLookupMap(values)}function createStringLookupMap(values){const map=Object.create(null);const len=values.length;for(let i=0;i<len;++i)map[values[i][0]]=
values[i][1];return map}var EOW=Object.freeze({f:1,k:true});var compare=new Intl.Collator().compare;var characterMap=new Map([...new Map([["\n","\\n"],["\r","\\r"],["\\","\\\\"]])].map(a=>[a[1],a[0]]));var baseCost=opCosts.baseCost;var postSwapCost=opCosts.swapCost-baseCost;var insertSpaceCost=-1;var mapSubCost=opCosts.visuallySimilar;var maxCostScale=opCosts.
wordLengthCostFactor;var discourageInsertCost=baseCost;var setOfSeparators=new Set(["+"," "]);function suggest(root,word,options={}){const opts=createSuggestionOptions(
options);const collector=suggestionCollector(word,clean(opts));collector.collect(genSuggestions(root,word,{...opts,...collector.genSuggestionOptions}));return collector.
suggestions}function*genSuggestions(root,word,options={}){const roots=Array.isArray(root)?root:[root];for(const r of roots)yield*genCompoundableSuggestions(r,word,
options)}function*genCompoundableSuggestions(root,word,options={}){const{compoundMethod=CompoundWordsMethod.NONE,changeLimit,ignoreCase}=createSuggestionOptions(
options);const history=[];const historyTags=new Map;const bc=baseCost;const psc=postSwapCost;const matrix=[[]];const stack=[];const x=" "+word;const mx=x.length-
1;const specialInsCosts=Object.assign(Object.create(null),{[" "]:insertSpaceCost,["+"]:insertSpaceCost});const specialSubCosts=Object.assign(Object.create(null),
{"-":discourageInsertCost});let stopNow=false;let costLimit=bc*Math.min(word.length*maxCostScale,changeLimit);function updateCostLimit(maxCost){switch(typeof maxCost){case"\
number":costLimit=maxCost;break;case"symbol":stopNow=true}}const a=0;let b=0;for(let i=0,c=0;i<=mx&&c<=costLimit;++i){c=i*baseCost;matrix[0][i]=c;b=i}stack[0]={
a,b};const iWalk=hintedWalker(root,ignoreCase,word,compoundMethod,options.compoundSeparator);let goDeeper=true;for(let r=iWalk.next({goDeeper});!stopNow&&!r.done;r=
iWalk.next({goDeeper})){const{text,node,depth}=r.value;let{a:a2,b:b2}=stack[depth];const w=text.slice(-1);const wG=visualLetterMaskMap[w]||0;if(setOfSeparators.
has(w)){const mxRange=matrix[depth].slice(a2,b2+1);const mxMin=Math.min(...mxRange);const tag=[a2,...mxRange.map(c2=>c2-mxMin)].join(",");const ht=historyTags.get(
tag);if(ht&&ht.m<=mxMin){goDeeper=false;const{i:i2,w:w2,m}=ht;if(i2>=history.length)continue;if(history[i2].word.slice(0,w2.length)!==w2)continue;const dc=mxMin-
m;for(let p=i2;p<history.length;++p){const{word:word2,cost:hCost}=history[p];if(word2.slice(0,w2.length)!==w2)break;const cost2=hCost+dc;if(cost2<=costLimit)updateCostLimit(
yield{word:text+word2.slice(w2.length),cost:cost2})}continue}else historyTags.set(tag,{w:text,i:history.length,m:mxMin})}const d=depth+1;const lastSugLetter=d>1?
text[d-2]:"";const c=bc-d+(specialSubCosts[w]||0);const ci=c+(specialInsCosts[w]||0);matrix[d]=matrix[d]||[];matrix[d][a2]=matrix[d-1][a2]+ci+d-a2;let lastLetter=x[a2];
let min=matrix[d][a2];let i;for(i=a2+1;i<=b2;++i){const curLetter=x[i];const cG=visualLetterMaskMap[curLetter]||0;const subCost=w===curLetter?0:wG&cG?mapSubCost:
curLetter===lastSugLetter?w===lastLetter?psc:c:c;const e=Math.min(matrix[d-1][i-1]+subCost,matrix[d-1][i]+ci,matrix[d][i-1]+c);min=Math.min(min,e);matrix[d][i]=
e;lastLetter=curLetter}const{b:bb}=stack[d-1];while(b2<mx){b2+=1;i=b2;const curLetter=x[i];const cG=visualLetterMaskMap[curLetter]||0;const subCost=w===curLetter?
0:wG&cG?mapSubCost:curLetter===lastSugLetter?w===lastLetter?psc:c:c;const j=Math.min(bb,i-1);const e=Math.min(matrix[d-1][j]+subCost,matrix[d][i-1]+c);min=Math.
min(min,e);matrix[d][i]=e;lastLetter=curLetter;if(e>costLimit)break}for(;b2>a2&&matrix[d][b2]>costLimit;b2-=1);for(;a2<b2&&matrix[d][a2]>costLimit;a2+=1);b2=Math.
min(b2+1,mx);stack[d]={a:a2,b:b2};const cost=matrix[d][b2];if(node.f&&isWordTerminationNode(node)&&cost<=costLimit){const r2={word:text,cost};history.push(r2);updateCostLimit(
yield r2)}else updateCostLimit(yield void 0);goDeeper=min<=costLimit}}var defaultLegacyMinCompoundLength=3;var Trie=class Trie2{_options;_findOptionsDefaults;_findOptionsExact;isLegacy;hasForbidden;root;count;constructor(root,count){
this.root=root;this.count=count;this._options=mergeOptionalWithDefaults(root);this.isLegacy=this.calcIsLegacy();this.hasForbidden=!!root.c[root.forbiddenWordPrefix];
this._findOptionsDefaults={caseInsensitivePrefix:this._options.stripCaseAndAccentsPrefix,compoundFix:this._options.compoundCharacter,forbidPrefix:this._options.
forbiddenWordPrefix};this._findOptionsExact=this.createFindOptions({compoundMode:"none"})}size(){this.count=this.count??countWords(this.root);return this.count}isSizeKnown(){
return this.count!==void 0}get options(){return this._options}find(text,minCompoundLength=false){const minLength=!minCompoundLength?void 0:minCompoundLength===true?
defaultLegacyMinCompoundLength:minCompoundLength;const options=this.createFindOptions({compoundMode:minLength?"legacy":"compound",legacyMinCompoundLength:minLength});
return findWordNode(this.root,text,options).node}has(word,minLegacyCompoundLength){if(minLegacyCompoundLength!==void 0)return this.#hasLegacy(word,minLegacyCompoundLength);
return this.hasWord(word,true)}#hasLegacy(word,minLegacyCompoundLength){if(this.hasWord(word,false))return true;if(minLegacyCompoundLength)return!!this.findWord(
word,{useLegacyWordCompounds:minLegacyCompoundLength,caseSensitive:false}).found;return false}hasWord(word,caseSensitive){const f=this.findWord(word,{caseSensitive});
return!!f.found&&!f.forbidden}findWord(word,options){if(options?.useLegacyWordCompounds){const len=options.useLegacyWordCompounds!==true?options.useLegacyWordCompounds:
defaultLegacyMinCompoundLength;const findOptions2=this.createFindOptions({legacyMinCompoundLength:len,matchCase:options.caseSensitive,compoundSeparator:void 0});
return findLegacyCompound(this.root,word,findOptions2)}if(options?.compoundSeparator)return findWord(this.root,word,this.createFindOptions({matchCase:options.caseSensitive,
compoundSeparator:options.compoundSeparator}));const findOptions=this.createFindOptionsMatchCase(options?.caseSensitive);return findWord(this.root,word,findOptions)}isForbiddenWord(word){
return this.hasForbidden&&isForbiddenWord(this.root,word,this.options.forbiddenWordPrefix)}completeWord(text){const n=this.find(text);const compoundChar=this.options.
compoundCharacter;const subNodes=pipeSync(iteratorTrieWords(n||{}),opFilterSync(w=>w[w.length-1]!==compoundChar),opMapSync(suffix=>text+suffix));return pipeSync(
n&&isWordTerminationNode(n)?[text]:[],opAppendSync(subNodes))}suggest(text,options){return this.suggestWithCost(text,options).map(a=>a.word)}suggestWithCost(text,options){
const sep=options.compoundSeparator;const adjWord=sep?replaceAllFactory(sep,""):a=>a;const optFilter=options.filter;const filter=optFilter?(word,cost)=>{const w=adjWord(
word);return!this.isForbiddenWord(w)&&optFilter(w,cost)}:word=>!this.isForbiddenWord(adjWord(word));const opts={...options,filter};return suggest(this.root,text,
opts)}genSuggestions(collector,compoundMethod){const filter=word=>!this.isForbiddenWord(word);const options=clean({compoundMethod,...collector.genSuggestionOptions});
const suggestions=genSuggestions(this.root,collector.word,options);collector.collect(suggestions,void 0,filter)}*words(prefix){if(!prefix){yield*iteratorTrieWords(
this.root);return}const node=this.find(prefix);if(!node)return;if(node.f)yield prefix;for(const suffix of iteratorTrieWords(node))yield prefix+suffix}iterate(){
return walker(this.root)}insert(word){insert(word,this.root);return this}calcIsLegacy(){const c=this.root.c;return!(c&&c[this._options.compoundCharacter]||c[this.
_options.stripCaseAndAccentsPrefix]||c[this._options.forbiddenWordPrefix])}static create(words,options){const root=createTrieRootFromList(words,options);orderTrie(
root);return new Trie2(root,void 0)}createFindOptions(options={}){return createFindOptions({...this._findOptionsDefaults,...options})}lastCreateFindOptionsMatchCaseMap=new Map;createFindOptionsMatchCase(matchCase){
const f=this.lastCreateFindOptionsMatchCaseMap.get(matchCase);if(f!==void 0)return f;const findOptions=this.createFindOptions({matchCase});this.lastCreateFindOptionsMatchCaseMap.
set(matchCase,findOptions);return findOptions}};function buildTrieFast(words,trieOptions){return new Trie(createTrieRootFromList(words,trieOptions),void 0)}var _defaultOptions={commentCharacter:"#",optionalCompoundCharacter:"*",compoundCharacter:"+",forbiddenPrefix:"!",caseInsensitivePrefix:"~",keepExactPrefix:"=",
stripCaseAndAccents:true,stripCaseAndAccentsKeepDuplicate:false,stripCaseAndAccentsOnForbidden:false,split:false,splitKeepBoth:false,splitSeparator:/[\s,;]/g,keepOptionalCompoundCharacter:false,
suggestionPrefix:":",disableSuggestionHandling:false,makeWordsForbidden:false,locale:void 0};Object.freeze(_defaultOptions);var specialCharacters=stringToCharSet(["$","<","\n","#",";","\\","\r","0123456789","`~!@#$%^&*()_-+=[]{};:'\"<>,./?\\|"].join(""));var specialPrefix=stringToCharSet("~!");function stringToCharSet(values){const set=Object.create(null);const len=values.length;for(let i=0;i<len;++i)set[values[i]]=true;return set}var defaultEditCosts={accentCosts:1,baseCost:100,capsCosts:1,firstLetterPenalty:4,nonAlphabetCosts:110};var defaultHunspellCosts={...defaultEditCosts,ioConvertCost:30,
keyboardCost:99,mapCost:25,replaceCosts:75,tryCharCost:100};var defaultAdjustments=[{id:"compound-case-change",regexp:new RegExp("\\p{Ll}\u2219\\p{Lu}","gu"),penalty:1e3},{id:"short-compounds-1",regexp:/^[^\u2219]{0,2}(?=\u2219)|\u2219[^\u2219]{0,2}(?=\u2219|$)/gm,
penalty:100},{id:"short-compounds-3",regexp:/^[^\u2219]{3}(?=\u2219)|\u2219[^\u2219]{3}(?=\u2219|$)/gm,penalty:50}];var culinaryWords=new Set(`jamun gulab masala dal daal dahl dhal roti naan dosa idli vada sambar rasam poha upma paratha puri poori bhaji bhatura chole chana sa\
ag palak paneer korma vindaloo rogan josh nihari haleem kheer barfi burfi laddu ladoo halwa halva jalebi rasmalai lassi chaat papdi bhel raita pakora samosa tan\
doori tikka biryani pulao pilau kofta keema kadai karahi
  bao baozi jiaozi mapo tofu congee jook char siu shumai siomai lumpia adobo sinigang pancit sisig halo lechon larb laab som tum pad krapow krapao kra pao khao \
soi massaman panang rendang nasi goreng lemak sate satay laksa roti canai gado soto bakso mie ayam rawon
  pho bun cha banh mi xeo bo kho ramen udon soba tonkatsu katsu donburi gyudon oyakodon okonomiyaki takoyaki onigiri mochi daifuku dorayaki yakitori tempura ter\
iyaki miso natto ube matcha bibimbap bulgogi galbi japchae tteokbokki kimchi jjigae kimbap gimbap banchan
  injera wot wat tibs kitfo jollof fufu egusi suya mafe maafe thieboudienne yassa bobotie bunny chow chakalaka ugali sukuma tagine pastilla harira shakshuka zaa\
louk couscous mechoui ful medames koshari kushari molokhia mulukhiyah hummus baba ganoush tabbouleh fattoush kibbeh kofte lahmacun pide manti dolma sarma borek \
gozleme baklava kunafa knafeh mansaf maqluba mujaddara shawarma falafel labneh toum zaatar dukkah
  moussaka souvlaki gyros pastitsio spanakopita tzatziki dolmades avgolemono saganaki borscht borshch pelmeni vareniki pierogi bigos zurek golabki kotlet blini \
blinchiki shashlik plov khachapuri khinkali lobio satsivi cepelinai kugel kugelis draniki syrniki solyanka okroshka goulash gulyas paprikash langos lecso nokedl\
i spaetzle maultaschen sauerbraten rouladen schnitzel knodel kaiserschmarrn
  cassoulet bouillabaisse ratatouille tartiflette raclette fondue aligot clafoutis financier macaron macarons madeleine mille feuille profiterole eclair brioche\
 fougasse socca pissaladiere quenelle confit rillettes blanquette
  risotto arancini ossobuco osso buco saltimbocca caponata ribollita panzanella focaccia piadina farinata cacio pepe amatriciana carbonara puttanesca arrabbiata\
 gnocchi tiramisu cannoli zabaglione affogato semifreddo panettone pandoro cotoletta polpette minestrone
  paella gazpacho salmorejo fideua croquetas patatas bravas pisto fabada cocido churros torrijas empanada empanadas arepa arepas ceviche lomo saltado anticuchos\
 aji causa pupusa pupusas tamales tamale pozole birria mole enchiladas chilaquiles elote esquites tlayuda huarache sopes carnitas barbacoa cochinita pibil horch\
ata feijoada moqueca pao queijo brigadeiro farofa vatapa asado chimichurri choripan milanesa alfajores locro ropa vieja mofongo tostones picadillo sancocho past\
elon pernil
  callaloo ackee saltfish roti doubles jerk escovitch poutine tourtiere bannock gumbo jambalaya etouffee beignet beignets muffuletta boudin hoppin cioppino chow\
der succotash grits hushpuppies sloppy chaffle chaffles farro freekeh teff kombucha kefir tempeh seitan okra charoset cholent latkes matzo challah babka rugelac\
h hamantaschen papeda pavlova lamington anzac damper fairy crumpet crumpets scone scones trifle eton stollen lebkuchen glogg lefse lutefisk gravlax smorrebrod f\
rikadeller kruschi chrusciki pad tom yum kha ants poke lomi spam musubi huli haupia`.split(/\s+/).filter(word=>word.length>2));var soundOf=word=>word.replace(/tsch|tch|sch|sh|cz/g,"S").replace(/pf|ph|v|w/g,"f").replace(/gh|dj/g,"g").replace(/ck|c|q/g,"k").replace(/kh/g,"k").replace(/h/g,
"").replace(/ts|tz|z/g,"s").replace(/j/g,"y").replace(/[aeiouy]+/g,"a").replace(/(.)\1+/g,"$1").replace(/a$/,"");var byWord=new Map(Object.entries({gluten:["gluten"],wheat:["gluten"],celiac:["gluten"],coeliac:["gluten"],barley:["gluten"],rye:["gluten"],spelt:["gluten"],flour:[
"gluten"],egg:["eggs"],"egg white":["eggs"],"egg yolk":["eggs"],fish:["fish"],seafood:["fish","crustaceans","molluscs"],shellfish:["crustaceans","molluscs"],crustacean:[
"crustaceans"],mollusc:["molluscs"],mollusk:["molluscs"],peanut:["peanuts"],"peanut butter":["peanuts"],groundnut:["peanuts"],nut:["tree-nuts","peanuts"],"tree \
nut":["tree-nuts"],soy:["soy"],soya:["soy"],soybean:["soy"],milk:["milk"],"cow milk":["milk"],dairy:["milk"],lactose:["milk"],casein:["milk"],whey:["milk"],cheese:[
"milk"],queso:["milk"],butter:["milk"],cream:["milk"],yogurt:["milk"],celery:["celery"],mustard:["mustard"],sesame:["sesame"],"sesame seed":["sesame"],tahini:["\
sesame"],sulphite:["sulphites"],sulfite:["sulphites"],sulphur:["sulphites"],lupin:["lupin"],lupine:["lupin"]}));var telling=allergens.filter(allergen=>allergen!==
"sulphites");function allergensOfWord(stems){const known2=byWord.get(stems);if(known2)return known2;const food=matchFood(stems)?.food;return food?telling.filter(
allergen=>food.allergens.includes(allergen)):[]}var wordOf=word=>{const plain2=foldWord(word.english).replace(/'s$/,"");return{...word,plain:plain2,stem:stem(plain2)}};var stemsBetween=(words,from,to)=>words.
slice(from,to).map(word=>word.stem).join(" ");var names=null;function foodNames(){if(names)return names;const map=new Map;for(const food of foods)for(const name of[food.name,food.plural,...food.aliases,food.
id.replace(/-/g," ")]){const key=keyOf(name);if(!map.has(key))map.set(key,food.id)}names=map;return map}var keyOf=name=>name.toLowerCase().replace(/[-\u2013/]/g," ").
replace(/[^\p{L}\p{N}' ]/gu,"").split(/\s+/).map(stem).join(" ");var LONGEST_NAME=4;var moreKinds=new Set("carb carbohydrate starch grain spice heat salt sugar \
offal seed oil lard alcohol booze caffeine yeast preservative additive nightshade legume pulse root vegetable goat mutton goose pheasant partridge quail hare bo\
ar bison kangaroo ostrich liver kidney tripe tongue sweetbread brain snail escargot conch abalone shark carp pike frog durian".split(" "));var phrases=new Set([
"refined sugar","white sugar","added sugar","processed meat","deli meat","lunch meat","cold cut","organ meat","seed oil","animal product","red meat","tree nut",
"dairy product","milk product","nut butter"]);var isThing=name=>foodNames().has(name)||familyOf(name)!==void 0||phrases.has(name)||!name.includes(" ")&&(moreKinds.
has(name)||allergensOfWord(name).length>0);function thingAt(words,at){for(let length=Math.min(LONGEST_NAME,words.length-at);length>=1;length--){if(words.slice(at+
1,at+length).some(({stop})=>stop!==""))continue;const name=stemsBetween(words,at,at+length);if(isThing(name))return{from:at,to:at+length,name,id:foodNames().get(
name)??null}}return null}var knownFoodNames=()=>foodNames().keys();function*commonFoodNames(){const rarer=new Set(foods.flatMap(({id,byName})=>byName?[id]:[]));
for(const[name,id]of foodNames())if(!rarer.has(id))yield name}var SHORTEST=5;var shortFoods=new Map([["egs","eggs"],["nutz","nuts"],["mlik","milk"]]);var ONE_LETTER=100;var TWO_SLIPS=200;var LONG=7;var safetyWords="allergi\
c allergy allergies allergen allergens intolerant intolerance celiac coeliac vegan vegetarian without shellfish gluten lactose pregnant pregnancy diabetic diabe\
tes cholesterol fodmap kosher halal toddler".split(" ");var spellers=new WeakMap;function spellerOf(vocabulary){const before2=spellers.get(vocabulary);if(before2)
return before2;const words=new Set;for(const word of safetyWords)words.add(word);for(const name of commonFoodNames())for(const word of name.split(" "))if(isPlain(
word))words.add(word);const foods2=new Set([...commonFoodNames()].flatMap(name=>name.split(" ")));for(const name of vocabulary.names)for(const word of name.split(
" "))if(isPlain(word)&&!isSlipOf(word,words)&&!foods2.has(word.replace(/k?y$/,"")))words.add(word);const known2=new Set(words);for(const name of knownFoodNames())
for(const word of name.split(" "))known2.add(word);for(const name of vocabulary.otherNames??[])for(const word of name.split(" "))if(!isSlipOf(word,words))known2.
add(word);const speller={trie:buildTrieFast([...words]),foods:foods2,known:known2,bySound:onFirstUse(()=>soundsOf(known2))};spellers.set(vocabulary,speller);return speller}
function onFirstUse(make){let made=null;return()=>{made??={value:make()};return made.value}}var SHORTEST_SOUND=7;function soundsOf(words){const sounds=new Map;for(const word of words){
if(!isPlain(word))continue;const sound=soundOf(word);if(sound.length<SHORTEST_SOUND)continue;const other=sounds.get(sound);if(other===void 0||word.length<=other.
length)sounds.set(sound,word)}return sounds}var isPlain=word=>word.length>=SHORTEST&&/^[a-z]+$/.test(word);var isFood=word=>matchFood(word)!==null;var isSlipOf=(word,words)=>word.
length>SHORTEST&&words.has(word.slice(0,-1))&&isFood(word.slice(0,-1));function isStranger(typed,vocabulary){const word=foldWord(typed);if(shortFoods.has(word))
return true;if(word.length<SHORTEST||!/^[a-z]+$/.test(word))return false;const{known:known2}=spellerOf(vocabulary);const singular=stem(word);const roots=/y$/.test(
singular)?[singular.slice(0,-1),`${singular.slice(0,-1)}e`]:[];return!([word,singular,...roots].some(one=>known2.has(one))||isKnownWord(word)||isEnglishWord(singular)||
culinaryWords.has(singular)||matchFood(word)!==null)}function mended(typed,vocabulary){const word=foldWord(typed);const short=shortFoods.get(word);if(short)return short;
const singular=stem(word);const{trie,foods:foods2,bySound}=spellerOf(vocabulary);const[best]=trie.suggestWithCost(singular,{numSuggestions:2,changeLimit:2,ignoreCase:true,
compoundMethod:0}).filter(one=>one.word[0]===singular[0]).sort((a,b)=>a.cost-b.cost||Number(foods2.has(b.word))-Number(foods2.has(a.word)));const soundingAlike=()=>bySound().
get(soundOf(singular))??null;if(!best)return soundingAlike();const isLong2=singular.length>=LONG&&(singular.length===best.word.length||word.length>LONG+1);return best.
cost<=(isLong2?TWO_SLIPS:ONE_LETTER)?best.word:soundingAlike()}var isKnownWord=word=>isEnglishWord(word)||isOtherWord(word)||culinaryWords.has(word)||isForeignWord(
word)||isGrammar(word);var readConditions=reading=>{for(const{condition,start,end}of conditionsIn(reading.text)){const place=wordsWithin(reading.words,start,end);if(!place||isClaimed(
reading,place.from))continue;if(!reading.conditions.some(({id})=>id===condition.id))reading.conditions.push(condition);claim(reading,"condition",place.from,place.
to,conditionName(condition))}readMended(reading);for(const{name,start,end}of unknownConditionsIn(reading.text)){const place=wordsWithin(reading.words,start,end);
if(!place||isClaimed(reading,place.from)||isBroughtOn(reading,place.from))continue;refuse(reading,name);claim(reading,"unknown-condition",place.from,place.to,name)}
illnessNamed(reading);dietFor(reading);friendlyTo(reading)};var bringing=new Set("give gives gave giving cause causes trigger triggers bring brings".split(" "));
var isBroughtOn=({words},at)=>words.slice(Math.max(0,at-4),at).some(({plain:plain2})=>bringing.has(plain2));function readMended(reading){if(reading.readAs.length===
0)return;const{text,starts}=englishOf(reading);for(const{condition,start,end}of conditionsIn(text)){const from=starts.findLastIndex(each=>each<=start);const to=starts.
findLastIndex(each=>each<end)+1;if(from<0||isClaimed(reading,from))continue;if(!reading.conditions.some(({id})=>id===condition.id))reading.conditions.push(condition);
claim(reading,"condition",from,to,conditionName(condition))}}function friendlyTo(reading){reading.words.forEach(({plain:plain2,typed,isForeign},at)=>{const next=reading.
words[at+1];if(next?.stop!==""||!["friendly","safe","suitable","approved"].includes(next.plain))return;if(isForeign||isClaimed(reading,at)||!isStranger(plain2,reading.
vocabulary))return;refuse(reading,typed);claim(reading,"unknown-condition",at,at+2,typed)})}var illness=new RegExp("(?:itis|emia|aemia|osis|syndrom[ea]?|malabso\
r\\p{L}+|unvertraglichkeit|intoleran(?:z|cia|za|ce)|defizienz|deficiency|insuffizienz)$","u");function illnessNamed(reading){reading.words.forEach(({typed,folded,
isForeign},at)=>{if(isForeign||isClaimed(reading,at)||folded.length<8||!illness.test(folded))return;if(rankOf(folded,"en")!==null||isOtherWord(folded))return;refuse(
reading,typed);claim(reading,"unknown-condition",at,at+1,typed)})}function dietFor(reading){reading.words.forEach((word,at)=>{const[next,name]=[reading.words[at+
1],reading.words[at+2]];if(!/^(?:diet|diets|suitable|safe)$/.test(word.plain)||next?.plain!=="for"||!name)return;if(isClaimed(reading,at+2)||(rankOf(name.plain,
"en")??RARE)<RARE||name.plain.length<6)return;refuse(reading,name.plain);claim(reading,"unknown-condition",at,at+3,name.plain)})}var RARE=2e4;var oftenMeans=new Map(
Object.entries({"high blood pressure":"low sodium","heart failure":"low sodium","the DASH diet":"low sodium",IBS:"low FODMAP",PCOS:"diabetes-friendly","low glyc\
emic index":"diabetes-friendly"}));function refuse(reading,name){const diet=oftenMeans.get(name);const other=diet?`It has rules for "${diet}": ask for that wher\
e it is what your doctor means, or ask`:"Ask";reading.refusal??=`Larder has no rules for "${name}", so it makes nothing under that name. ${other} for the foods \
that are wanted and those to leave out, and ask your doctor or dietitian.`}var harmWords=`
# Where it ended
the er, a&e, the a and e, emergency room, the ambulance, an ambulance, ambulance and, call 911, called 911 | notaufnahme, krankenwagen, notarzt, rettungswagen |\
 urgencias, ambulancia | urgences, ambulance, samu | pronto soccorso, ambulanza
ended up in * hospital, ended up in hospital, sent * to hospital, sent * to the hospital, to hospital with, rushed to, hospitalised, hospitalized, in hospital t\
wice, er visit | im krankenhaus gelandet, ins krankenhaus, krankenhausreif | al hospital, acabo en el hospital, acabamos en el hospital | a l'hopital, aux urgen\
ces | in ospedale, all'ospedale
cortisone, steroids, on a drip, epipen, epi pen, epipens, adrenaline pen, antihistamine, antihistamines, benadryl | cortison, kortison, adrenalinpen, notfallpen\
, notfallset, antihistaminikum | cortisona, corticoides, adrenalina, antihistaminico, antihistaminicos | cortisone, adrenaline, antihistaminique, antihistaminiq\
ues | cortisone, in osservazione, adrenalina, antistaminico, antistaminici
anaphylaxis, anaphylactic, anaphylactic shock, went into shock | anaphylaxie, anaphylaktisch, anaphylaktischer, allergieschock, allergischer schock | anafilaxia\
, anafilactico, choque anafilactico | anaphylaxie, anaphylactique, choc anaphylactique, quincke | anafilassi, anafilattico
allergist, allergologist | allergologe, allergologin, allergietest | alergologo, alergologa | allergologue, allergo | allergologo, allergologa
# What the body does
swell, swells, swell up, swells up, swelled, swelled up, swollen, swelling, like a balloon, like balloons, gasping for air, gasping for breath, puffs up, puff u\
p, puffed up, blows up like, blew up like | schwillt, schwellen, schwoll, schwillt an, schwoll an, anschwellen, angeschwollen, geschwollen, schwellung | se hinc\
ha, se hinchan, se le hincha, hincha, hinchan, hinchado, hinchada, hinchazon | gonfle, gonflent, gonfler, gonfle, gonflee, oedeme | gonfia, gonfie, gonfi, gonfi\
ata, gonfiato, gonfiate, gonfiati, gonfiano, gonfiare, gonfio, gonfiore
hives, rash, rashes, welts, blotchy, blotches | quaddeln, ausschlag, hautausschlag, nesselsucht, pusteln | ronchas, urticaria, sarpullido, erupcion | urticaire,\
 plaques partout, plaques rouges, des plaques, eruption | orticaria, sfogo, eruzione
itch, itches, itchy, itching | juckt, jucken, juckreiz, kratzt im hals, kratzen im hals | picor, picores, pica la, pica el, le pica, me pica, picazon | demange,\
 demangent, demangeaison, demangeaisons, gratte la gorge, picote, picotent | prude, prudere, prudono, prurito, pizzica la, pizzicare
wheeze, wheezes, wheezed, wheezy, wheezing, choked, chokes, choking, coughing fit, stops breathing, stop breathing, stopped breathing, can't breathe, cant breat\
he, couldn't breathe, cannot breathe, struggles to breathe, chokes up | atemnot, keine luft, erstickt, ersticken, nicht atmen | ahoga, asfixia, asfixie, no pued\
e respirar, no puedo respirar, falta el aire | etouffe, etouffer, etouffait, suffoque, siffle, sifflent, siffler, sifflements, plus respirer, mal a respirer | s\
offoca, soffocare, non respira, non respiro
throat close, throat closes, throat closed, throat closing, throat closes up, throat itches, throat tightens, throat scratchy | hals zu, hals schnurt, kloss im \
hals | cierra la garganta, garganta cerrada | gorge serree, gorge gonfle, gorge se serre | chiude la gola, gola chiusa, gola gonfia
numb, mouth tingle, mouth tingles, tongue tingle, tongue tingles, lips tingle, lips tingle, tingled, tingling, burning lips, lips burn, burns my, burns his, bur\
ns her, burnt my, stings my, stings his, stings her, mouth ulcers, blisters | taub, kribbelt, kribbeln, brennt im mund | hormigueo, adormece, adormecen, llagas,\
 quema la boca, me quema, le quema | picotements, fourmillements | formicola, formicolio
vomit, vomits, vomited, vomiting, throws up, throw up, threw up, throwing up, puke, pukes, puked, puking, hurl, hurls | erbricht, erbrechen, kotzt, kotzen, uber\
gibt, ubergeben | vomita, vomitar, vomito, vomitos, devuelve | vomit, vomir, vomissements | vomita, vomitare, vomito, rimette
fainted, passes out, passed out, blacks out | ohnmachtig, ohnmacht, umgekippt, kippt um | se desmaya, desmayo | s'evanouit, evanoui, tombe dans les pommes | svi\
ene, svenire, svenuto
broke out, breaks out, comes out in, came out in, flares up, flare up, flared up, flare ups | - | le salen, me salen | - | -
runny tummy, runny poo, bloody stool, bloody stools, mucus, colic, the runs, the shits | durchfall, bauchkrampfe, magenkrampfe, bauchweh | diarrea, colicos, ret\
ortijones | diarrhee, coliques, maux de ventre | diarrea, coliche, mal di pancia
makes * sick, make * sick, made * sick, makes * ill, make * ill, made * ill, makes * poorly, makes * unwell, makes * feel awful, feel awful after, got sick from\
, got ill from, doubled over, doubles over, doubled up, bent double, in agony, agony, in bits, writhing, biopsy, skin prick, prick test, tested positive, diagno\
sed, diagnosis, upsets, upset his, upset her, upset my | macht * krank, machen * krank, wird * schlecht, wird * ubel, ist * schlecht geworden | sienta mal, sien\
tan mal, sienta fatal, sientan fatal, cae mal, caen mal, cae fatal, pone malo, pone mala, ponen malo, ponen mala, pongo malo, pongo mala, se pone malo, se pone \
mala | rend malade, rendent malade, rend * malade, rendent * malade, malade avec, malades avec, passe mal, passent mal, digere mal, digerent mal, supporte mal, \
tombe malade | star male, stare male, sto male, sta male, stiamo male, fa male, fanno male, fa mal, fanno mal, si sente male, mi sento male
kills me, kills him, kills her, kills us, killed me, killed him, killed her, kill me, kill him, kill her, kill my, kills my, nearly killed, almost killed, nearl\
y died, almost died | fast gestorben, beinahe gestorben, bringt mich um, umbringen | le dio un patatus, dio un patatus, le repite, me repite, repite tres, casi \
se muere, casi me muero, por poco se muere, le mata, la mata | failli mourir, pourrait tuer | quasi morto, quasi morta, rischia la vita
gets me, does me in, sets me off, sets him off, sets her off, goes for my, plays havoc, messes with, messes up my, wrecks, wreaks havoc, disagree with, disagree\
s with, punishes me, turns * inside out | schlagt mir auf, schlagt ihm auf, schlagt ihr auf, bekommt mir nicht, bekommt ihm nicht, bekommt ihr nicht, bekommen m\
ir nicht, tut mir nicht gut, tun mir nicht gut | no me va bien, no le va bien | ne me reussit pas, me reussit pas, ne lui reussit pas | non digerisco, non diger\
isce, resta sullo stomaco, tornano su, torna su
react, reacts, reacted, reacting, reaction, reactions, bad reaction | reagiert, reagieren, reagiere, reaktion | reacciona, reacciono, reaccion | reagit, reagis,\
 reaction | reagisce, reagisco, reazione
is lethal, are lethal, is fatal, are fatal, could be fatal, would be deadly, poisonous, toxic to, is toxic, are toxic | todlich, lebensgefahrlich, gift fur, gif\
tig | veneno, letal, es mortal, son mortales | poison, est mortel, sont mortels | veleno, letale, \xE8 mortale, sono mortali
`;var aversionWords=`
never again, no more, no longer, turns out it, and i broke up, rather not have, rather not eat, rather starve, rather die, over my dead body, a miss, kibosh, pa\
rted ways, fell out, on speaking terms, draw the line, bins anything, refuses, won't allow, doesn't allow, does not allow, within a mile, at the gate, can do on\
e, can get lost, get in the bin, in the bin, is dead to me, are dead to me | nie wieder, nie mehr | nunca mas | plus jamais, jamais | mai piu, non piu
leave it off, leave it out, leave them off, leave them out, leave that off, leave that out, without it, without them, without that, keep * away, keeps * away, k\
eep away, kept away, stay away, stays away, steer clear, well away, far away from, away from it, nowhere near | finger weg, fernhalten, weit weg | lejos de, ale\
jar, mantener lejos | loin de, tenir loin | lontano da, alla larga, stare alla larga, tenere lontano
the devil's work, the devils work, devil's work, the enemy, my enemy, his enemy, her enemy, arch enemy, nemesis, mortal enemy, kryptonite, public enemy | der fe\
ind, todfeind, feind | enemigo, enemiga, enemigos | l'ennemi, ennemi, ennemie | nemico, nemica
off limits, off the list, off the cards, off the menu, out of bounds, a nope, nope, no go, no no, no gos, verboten, taboo, banned, forbidden, prohibited, not al\
lowed, isn't allowed, aren't allowed, not permitted, blacklisted, ruled out, left behind, struck off, dealbreaker, deal breaker | tabu, verboten, untersagt, nic\
ht ins haus, kommt mir nicht, kommen mir nicht, rast klasse, bleibt * im meer, nicht erlaubt, nicht drin, gestrichen, fliegt raus, raus weil, raus damit, drauf \
reagiert, fliegen raus, kommt nicht rein, kommen nicht rein, kommt nicht in frage, kommen nicht in frage, geht bei * nicht, gehen bei * nicht, geht * gar nicht,\
 gehen * gar nicht, geht gar nicht, gehen gar nicht, fallt weg, fallen weg, fallt flach, fallen flach, scheidet aus, scheiden aus | prohibido, prohibida, prohib\
idos, prohibidas, prohibidisimo, prohibidisimos, vetado, vetada, vetados, vetadas, vetadisimo, vetadisimos, hecha la cruz, sale corriendo, no banco, dejar fuera\
, deja fuera, dejad fuera, ni de broma, ni en pintura, ni loco, ni loca, ni verlo, ni olerlo, descartado, descartada | interdit, interdite, interdits, c'est fin\
i, c'est termine, passera pas la porte, en photo, refuse, refusent, doubler de volume, plutot que, plutot qu'un, plutot qu'une, interdites, banni, bannie, banni\
s, proscrit, exclu, exclue, exclus, a exclure, on oublie, oublie, oubliez, tu oublies, vous oubliez, c'est mort, c'est non, hors de question, dit non, pas quest\
ion | lasciati male, lasciato male, mette piede, mettono piede, non passa, lasciare fuori, tenere fuori, lascia fuori, vietato, vietata, vietati, vietate, proib\
ito, proibita, bandito, banditi, bandita, niente da fare, escluso, esclusa, esclusi, escluse, toglietelo, toglietela, toglieteli, toglietele, toglilo, toglila, \
toglili, togliamo, levatelo
disgusting, yuck, yucky, ew, eww, revolting, gag, gags, gagging, vile, repulsive, makes * heave, icky | eklig, eklich, ekelhaft, ekelt, ekele, igitt, pfui, wurg\
ereiz, widerlich, mag * nicht, mag hier niemand, mag niemand, mag keiner, mogen wir nicht, nicht so meins, nicht meins, nicht mein ding, nicht sein ding, nicht \
ihr ding | asco, asquito, asqueroso, asquerosa, repugna, no me entra, no le entra, no me mola, puaj | fait la tete, font la tete, fait la grimace, degoute, dego\
utant, degueu, degueulasse, beurk, berk, horreur, ecoeure, pas fan, pas mon truc | schifo, schifoso, disgusta, disgustoso, disgustosa, bleah, non * piaccia, non\
 fa per
if he touches, if she touches, if they touch, has a problem with, have a problem with, has issues with, have issues with, picky about, fussy about, funny about,\
 weird about, squeamish about, touchy about, struggles with, struggle with, no good with, bad with, not good with, careful with, watch out for, beware of, on th\
e lookout for, scared of, terrified of, wary of | heikel mit, empfindlich bei, probleme mit, problem mit, aufpassen mit, vorsicht bei, vorsicht mit, angst vor, \
vertragt * nicht, vertrage * nicht, vertragen * nicht, besser nicht, lieber nicht | problemas con, problema con, cuidado con, ojo con, miedo a | probleme avec, \
problemes avec, souci avec, soucis avec, attention aux, gaffe a, gaffe au, peur de, craint | problemi con, problema con, attenzione a, attenzione al, attenzione\
 alle, occhio a, occhio al, paura di
trace of, traces of, even a trace, a speck of, a whiff of, cross contamination, contaminated, contamination | spuren von, eine spur | trazas, ni trazas | traces\
 de, trace de | tracce di, tracce
that's safe, thats safe, thatll be safe, is safe for him, is safe for her, safe for him, safe for her, safe for me, safe for us, safe for everyone, safe for all\
 | - | - | - | -
nothing of the sort, none of that, none of it, any of that, any of it, anything with it, don't do well, dont do well, does badly, doesn't do well, doesnt do wel\
l, not friends, aren't friends, don't mix, dont mix, isn't for, not for me, not for him, not for her, not for us, not for my, do without it, better not, please \
not | kein freund, keine freunde, keine freundin | no son amigos | pas copains, pas copain, pas amis | non vanno d'accordo
`;var pastWords=`
used to be, used to have, grew out of, grown out of, outgrew, outgrown, thought i was, thought he was, thought she was, thought we were, was once, once was, as \
a kid i was | fruher war, fruher hatte, fruher mal, hatte * fruher, war * fruher, als kind war, als kind hatte, langst weg, rausgewachsen, ausgewachsen | ya no \
es alergico, ya no es alergica, ya no soy, ya no tiene alergia, le dio el alta, de pequeno era, de pequena era, de peque, antes era, ya no lo soy, de nino era, \
de nina era | quand j'etais, etait allergique, etais allergique, n'est plus allergique, plus allergique | da bambina, da bambino, da piccola, da piccolo, una vo\
lta ero, ero intollerante, ero allergico, ero allergica, non lo sono piu
`;var harmlessPhrases=`
dont leave it out, don't leave it out, dont leave them out, don't leave them out, no problem with, no problems with, no issue with, no issues with, no trouble w\
ith, no reaction, no reactions, without reaction, doesn't react, don't react, never reacted, never a reaction, zero effort, zero energy, zero time, zero waste, \
zero skill, zero skills, zero motivation, zero stress, zero idea, zero ideas, zero bock, zero lust, refuse to believe, get it out of, never again will i, dying \
for, to die for, die for, kill for, killer, itching for, itching to, dead easy, deadly good, deadly delicious, devil's food, deviled, devilled, devils on horseb\
ack, devil eggs, no more than, no longer than, plague, numbing, numbingly, sichuan numbing, numb tongue pepper, knock out, passed out the recipe, gross weight, \
gross me in, swell idea, swell recipe, swell dinner, out of sorts, keep away the cold, keep the doctor away, keep hunger away, melts away, squirrel away, runs a\
way, blow me away, blows me away, blew me away, blow them away, blow everyone away, takeaway, take away, straight away, right away, walk away, put away, hideawa\
y, away day | kein problem mit, keine probleme mit, keine reaktion, reagiert nicht, keine angst vor | sin problema con, sin problemas con, ningun problema con, \
ningun problema, no reacciona, mortal de bueno, de muerte, fuera de serie, fuera de temporada, comer fuera, fuera de casa, cenar fuera, por fuera, de fuera, ya \
no queda, ya no quedan, ya no tengo, ya no se | pas de probleme avec, aucun probleme avec, aucun souci avec, pas de souci avec, ne reagit pas, n'oublie pas, n'o\
ubliez pas, oublie pas, oubliez pas, j'oublie, mortel ce, jamais trop, jamais assez, jamais mange, jamais goute, jamais fait, jamais cuisine, jamais essaye, jam\
ais teste, exclusivement, sans exclure | nessun problema con, non reagisce, senza problemi con, zero sprechi, zero spreco, zero voglia, zero tempo, zero idee, f\
uori casa, fuori stagione, mangiare fuori, cena fuori, di fuori, da fuori, mai piu senza, a chilometro zero, km zero, chilometri zero
`;var linesOf=table=>table.split("\n").map(line=>line.trim()).filter(Boolean);var allergies=linesOf(`
  allergen is
  allergens are
  allergens to avoid
  allergic reaction to
  allergic reactions to
  allergic to
  positive for
  ige to
  allergies are
  allergies include
  allergies to
  allergy is
  allergy to
  anaphylactic to
  anaphylactic with
  anaphylaxis from
  anaphylaxis to
  can't digest
  can't tolerate
  cannot tolerate
  deadly allergic to
  epipen because of
  epipen for
  hives after
  hives from
  intolerance of
  intolerance to
  intolerances are
  intolerant of
  intolerant to
  react badly to
  react to
  reacting to
  reaction to
  reacts badly to
  reacts to
  sensitive to
  sensitivity to
  throat closes from
  throat closes with
`);var runningOn=linesOf(`
  apart from
  aside from
  banned from eating
  can do without
  could do without
  does not contain
  foods to avoid
  free from
  free of
  gave up
  give up
  given up
  giving up
  going off
  gone off
  has to avoid
  have to avoid
  keep away from
  keep out
  lay off
  laying off
  no fan of
  no go are
  no go is
  no go list
  no go list is
  no longer drink
  no longer eat
  no longer eats
  not a big fan of
  not a fan of
  not big on
  not contain
  not fond of
  not into
  not keen on
  not meant to eat
  not supposed to eat
  nothing containing
  nothing that contains
  nothing with
  off limits are
  off limits is
  quit eating
  refuses to eat
  stay away from
  staying away from
  steer clear of
  steers clear of
  stopped eating
  swore off
  sworn off
  things to avoid
  weaned off
  went off
`);var plain=linesOf(`
  anything but
  anything except
  bored of
  bored with
  cut out
  said cut
  said to cut
  told to cut
  told me to cut
  has to cut
  have to cut
  cut all
  cut all the
  cutting out
  everything but
  hold all the
  hold the
  in lieu of
  in place of
  instead of
  leave off
  leave out
  leaving out
  left out
  none of
  other than
  out of
  ran out of
  rather than
  sick of
  fed up of
  fed up with
  swap out
  tired of
`);var leaving=linesOf(`
  leave
  leave the
  leaving the
`);var phrasesOf=(lines,strength,runsOn)=>lines.map(line=>({words:line.split(" "),strength,runsOn}));var negatorPhrases=[...phrasesOf(allergies,"allergy",true),
...phrasesOf(runningOn,"exclusion",true),...phrasesOf(plain,"exclusion",false),...phrasesOf(leaving,"leave",false)].sort((a,b)=>b.words.length-a.words.length);var wordSet=words=>new Set(words.split(" "));var eatVerbs=wordSet("eat eats have has like likes want wants use stand do tolerate digest handle touch drink love \
care enjoy consume need process take add put include get be contain chew swallow bear stomach own allowed");var bodyVerbs=wordSet("tolerate digest process handl\
e");var notVerbs=wordSet("don't dont doesn't doesnt didn't haven't havent hasn't hasnt hadn't ain't aint can't cant cannot won't wont wouldn't shouldn't shouldn\
t mustn't couldn't isn't isnt aren't arent never not");var nobody=wordSet("nobody none noone");var singleWords=wordSet("no without minus sans w/o w/out neither \
avoid avoids avoiding hates hate hated dislikes dislike disliked skip omit omitting excluding exclude excludes except nor zero nothing loathes detests despises \
refuse refuses eliminate ditch ban");var runOnWords=wordSet("without w/o w/out neither avoid avoids avoiding hates hate dislikes dislike except excluding exclud\
e omit minus refuse refuses");var harmBefore=wordSet("break breaks sick ill hives rash swell swells itchy itches swollen unwell vomit vomits react reacts reacti\
on anaphylaxis");var harmFrom=wordSet("from after to");var whenEaten=wordSet("when if whenever");var isHere=(reading,at,phrase)=>phrase.every((word,i)=>wordAt(reading,
at+i)===word&&(i===0||reading.words[at+i]?.stop===""));var isLong=(reading,at)=>/^ha(?:ve|s|d)n'?t$/.test(wordAt(reading,at))&&["eaten","had"].includes(wordAt(reading,
at+1));function noAllergyAt(reading,at){if(!notVerbs.has(wordAt(reading,at))&&wordAt(reading,at)!=="no")return 0;const skip=["longer","actually","really","even"].
includes(wordAt(reading,at+1))?2:1;const isAllergy=/^(?:allerg(?:ic|y|ies)|intolerant|intolerance|sensitive)$/.test(wordAt(reading,at+skip));return isAllergy&&wordAt(
reading,at+skip+1)==="to"?skip+2:0}function negatorAt(reading,at){const{words}=reading;if(nameAt(reading,at)>1)return null;const phrase=negatorPhrases.find(one=>isHere(
reading,at,one.words));if(phrase)return{length:phrase.words.length,strength:phrase.strength,runsOn:phrase.runsOn};const word=wordAt(reading,at);const notMine=notMineAt(
reading,at);if(notMine>0)return{length:notMine,strength:"exclusion",runsOn:true};if(["allergies","allergy","allergic","allergen","allergens","intolerances","int\
olerance"].includes(word)){const next=words[at+1];return next&&next.stop!=="."&&(next.stop===":"||thingAt(words,at+1)!==null)?{length:1,strength:"allergy",runsOn:true}:
null}if(harmBefore.has(word)){const skip=["up","out","badly"].includes(wordAt(reading,at+1))?2:1;const meeting=whenEaten.has(wordAt(reading,at+skip))?meetingAt(
reading,at+skip+1):0;if(meeting>0)return{length:meeting-at,strength:"allergy",runsOn:true};return harmFrom.has(wordAt(reading,at+skip))&&words[at+skip]?.stop===
""?{length:skip+1,strength:"allergy",runsOn:true}:null}const isOff=beingOff.has(wordAt(reading,at-1))||isOffFood(reading,at);if(word==="off"&&isOff)return{length:wordAt(
reading,at+1)==="the"?2:1,strength:"exclusion",runsOn:true};if(nobody.has(word)||isHere(reading,at,["no","one"]))return ofNobody(reading,at);if(notVerbs.has(word))
return ofVerb(reading,at);if(["except","no","not"].includes(word)&&isException(reading,at))return null;if(/^(?:hates?|hated|loathes|detests|despises)$/.test(word)&&
/^(?:me|us|you|him|her|it)$/.test(wordAt(reading,at+1)))return null;return singleWords.has(word)?{length:1,strength:"exclusion",runsOn:runOnWords.has(word)}:null}
var tastes=["cup of tea","thing","jam","bag","favorite","favourite"].map(each=>["not","my",...each.split(" ")]);function notMineAt(reading,at){const phrase=tastes.
find(one=>isHere(reading,at,one));return phrase&&/[:;]/.test(reading.words[at+phrase.length]?.stop??"")?phrase.length:0}var beingOff=wordSet("i'm im am is are h\
e's hes she's shes we're they're theyre been going go went come stay staying");var comingOff=wordSet("fall falls falling knock kick rip spin finish start show p\
olish burn top slide slides");var isOffFood=(reading,at)=>!comingOff.has(wordAt(reading,at-1))&&thingAt(reading.words,at+1)!==null;var senses=wordSet("look look\
s looked smell smells sniff sniffs near around sees see");function meetingAt(reading,from){for(let i=from;i<from+7;i++){const word=wordAt(reading,i);if(word===""||
i>from&&reading.words[i].stop!=="")return 0;if(senses.has(word))return wordAt(reading,i+1)==="at"?i+2:i+1;if(i>from&&eatVerbs.has(word))return i+1}return 0}var troubles=wordSet(
"issue issues problem problems allergy allergies allergic intolerance intolerances");function ofNobody(reading,at){for(let i=at+2;i<at+8&&reading.words[i]?.stop===
"";i++)if(troubles.has(wordAt(reading,i)))return null;for(let i=at+1;i<at+5;i++)if(eatVerbs.has(wordAt(reading,i))&&wordAt(reading,i)!=="be")return{length:i-at+
1,strength:"exclusion",runsOn:true};return null}function ofVerb(reading,at){const word=wordAt(reading,at);const able=[["been","able","to"],["be","able","to"],["\
able","to"]].find(one=>isHere(reading,at+1,one));if(able&&eatVerbs.has(wordAt(reading,at+able.length+1)))return{length:able.length+2,strength:"exclusion",runsOn:true};
if(isLong(reading,at))return{length:2,strength:"exclusion",runsOn:true};const skip=["really","even","actually","currently","to"].includes(wordAt(reading,at+1))?
2:1;const verb=wordAt(reading,at+skip);if(eatVerbs.has(verb))return{length:skip+1,strength:bodyVerbs.has(verb)?"allergy":"exclusion",runsOn:true};if(word==="not"||
word==="never")return{length:skip,strength:"exclusion",runsOn:false};return thingAt(reading.words,at+1)?{length:1,strength:"exclusion",runsOn:true}:null}var diets2=wordSet(
"vegan vegetarian pescatarian meatless plant-based");var isException=(reading,at)=>wordAt(reading,at)==="except"?diets2.has(wordAt(reading,at-1))||isDenied(reading,
at-1):wordAt(reading,at-1)==="but"&&isDenied(reading,at-2)||wordAt(reading,at)==="not"&&reading.words[at]?.stop==="("&&isDenied(reading,at-1);var isDenied=(reading,at)=>isClaimed(
reading,at)&&reading.claims.some(({kind,to})=>kind==="exclusion"&&to===at+1);var WILD="*";var MOST_WILD=3;var phrasesOf2=table=>table.split("\n").filter(line=>!line.startsWith("#")).flatMap(line=>line.split(/[|,]/)).map(phrase=>phrase.trim()).
filter(phrase=>phrase!==""&&phrase!=="-").map(phrase=>splitWords(phrase.replaceAll(WILD,` ${MARK} `)).map(({folded})=>folded));var MARK="xwildx";function byFirstWord(table){
const map=new Map;for(const phrase of phrasesOf2(table)){const[first=""]=phrase;map.set(first,[...map.get(first)??[],phrase])}return map}var tables=null;var known=()=>tables??=
{harmless:byFirstWord(harmlessPhrases),signals:[["past",byFirstWord(pastWords)],["harm",byFirstWord(harmWords)],["aversion",byFirstWord(aversionWords)]]};function lengthAt(words,at,phrase){
let to=at;for(let i=0;i<phrase.length;i++){if(phrase[i]!==MARK){if(words[to]!==phrase[i])return 0;to++;continue}const next=phrase[i+1];const from=to;to++;while(to<=
from+MOST_WILD&&words[to]!==next)to++;if(words[to]!==next)return 0}return to-at}var longestAt=(words,at,phrases3)=>Math.max(0,...(phrases3.get(words[at]??"")??[]).
map(phrase=>lengthAt(words,at,phrase)));var stomaching=wordSet("have eat touch stand tolerate like drink handle digest do stomach");var thosePronouns=wordSet("t\
hem it any those these that");function deniedPronounAt(words,at){if(!notVerbs.has(words[at]??"")||!stomaching.has(words[at+1]??""))return 0;return thosePronouns.
has(words[at+2]??"")?3:0}function signalsIn(words){const{harmless:harmless2,signals}=known();const found=[];for(let at=0;at<words.length;){const innocent=longestAt(
words,at,harmless2);const[kind,length]=signals.map(([kind2,phrases3])=>[kind2,longestAt(words,at,phrases3)]).reduce((best,one)=>one[1]>best[1]?one:best);const denied=deniedPronounAt(
words,at);if(denied>Math.max(length,innocent)){found.push({kind:"aversion",from:at,to:at+denied});at+=denied;continue}if(length>innocent)found.push({kind,from:at,
to:at+length});at+=Math.max(1,innocent,length)}return found}var notFoodHeads=wordSet("time problem idea ideas fuss need rush matter frill frills mess stress one kidding muss faff hassle nonsense brainer worry worries clu\
e energy money way chance less longer later knead bake baking cook cooking joke doubt reason question questions thanks thank you skill skills experience effort \
work shopping special fancy dishes dish cleanup oven stove hob microwave fridge longer earlier tools equipment blender mixer machine lies pressure plans limit l\
imits preference preferences restriction restrictions allergies allergy churn fail judgment luck electricity power wonder sweat guilt rules recipe drama wait wa\
iting luft thema problema souci ahnung");var fillers=wordSet("the a an any have own got all of to my his her our their some kind kinds type types form forms sor\
t eating eat eats please such too very so much many added extra even also or nor either whatsoever like likes him me us them it with containing contains having \
trace traces bit tiny fresh real actual stuff things thing every both more is are being will would can irgendwelche irgendein irgendeine irgendwelchen");var enders=wordSet(
"but with for please that which so because since want wants need needs craving crave lots plenty extra make give suggest what how who when where i we you is are\
 was can could would should just only instead then also plus who looking something anything cook cooking while yet served over on in from using use recipe dinne\
r lunch breakfast snack dessert idea ideas she he they his her otherwise though however made serve ideas friendly style inspired");var mealWords=wordSet("dinner\
 lunch breakfast snack dessert supper brunch soup stew salad cake pie curry casserole bake sandwich cookie pasta pizza burger bowl taco recipe dish meal idea st\
irfry fry roast chili risotto noodle smoothie muffin pancake bread wrap bar tart lasagna omelet omelette birthday party meatball falafel hotdog dumpling kebab k\
ofta fajita enchilada burrito quesadilla nacho gnocchi ravioli granola porridge oatmeal pudding crumble brownie scone waffle flapjack chowder ramen sushi paella\
 biryani");var mains=wordSet("chicken beef pork lamb turkey duck veal rice potato pasta noodle");var belongings=wordSet("product white yolk meat oil seed stuff \
family thing item dust protein ingredient food allergen");var examples=[["like"],["such","as"],["including"],["especially"],["particularly"],["incl"]];var joins=word=>[
"and","or","nor"].includes(word);var dishKinds=wordSet("soup stew casserole salad sandwich curry pie pudding cake cookie muffin smoothie stirfry risotto chili p\
izza burger taco wrap chowder omelet omelette pancake porridge oatmeal brownie roast braise gratin quiche dip");function dishKindAt(reading,from){let at=from;while(at<
from+2&&fillers.has(wordAt(reading,at))&&reading.words[at+1]?.stop==="")at++;const word=reading.words[at];if(!word||isClaimed(reading,at)||!dishKinds.has(word.stem))
return null;const next=reading.words[at+1];const isWhole=next===void 0||next.stop!==""||joins(next.plain)||enders.has(next.plain);return isWhole?{from,to:at+1,name:word.
stem,id:null}:null}var isDishKind=name=>dishKinds.has(name);function nounPhrase(reading,from){const{words}=reading;let described=0;for(let at=from;at<words.length&&
described<=3;at++){const word=words[at];if(at>from&&word.stop!==""&&word.stop!=="/"||isClaimed(reading,at))return null;const thing=thingAt(words,at);if(thing)return withBelongings(
reading,from,thing);if(enders.has(word.plain)||joins(word.plain)||word.plain==="no")return null;if(notFoodHeads.has(word.plain))return null;if(!fillers.has(word.
plain))described++}return null}function withBelongings({words},from,thing){let{to}=thing;while(to<words.length&&words[to].stop===""&&belongings.has(words[to].stem))
to++;return{...thing,from,to}}function listFrom(reading,start,negator){const{words}=reading;const things=[];let to=start;let isBare=false;for(let at=start;;){const isJoined=things.
length>0&&["/","+"].includes(words[at]?.stop??"");const kind=negator.strength==="exclusion"?dishKindAt(reading,at):null;const phrase=isJoined?thingAt(words,at):
kind??nounPhrase(reading,at);const unknown=phrase?null:slangAt(reading,at,things.length>0);if(unknown){things.push(unknown);to=unknown.to;at=unknown.to;continue}
if(!phrase||things.length>0&&!isJoined&&!kind&&isWish(reading,at,phrase))break;things.push(phrase);to=phrase.to;at=phrase.to;const word=words[at];if(!word)break;
if(joins(word.plain)){at++;if(["a","an"].includes(wordAt(reading,at))&&!negator.runsOn)break;continue}const example=examples.find(one=>one.every((each,i)=>wordAt(
reading,at+i)===each));if(example){at+=example.length;continue}if(word.stop==="/"||word.stop==="+")continue;if(word.stop==="("&&thingAt(words,at))continue;isBare||=
isBareList(reading,at);if(word.stop===""&&(isBare||isCommonlyLacking(reading,at)))continue;if(word.stop!==","||!goesOn(reading,at,negator,things.length))break}return{
things,to}}function slangAt(reading,at,isInside){const[word,next]=[reading.words[at],reading.words[at+1]];const opens=isInside?word?.stop===",":word?.stop===":";
if(!word||!opens||next?.stop!==","||enders.has(word.plain)||fillers.has(word.plain))return null;if(!new RegExp("^\\p{L}{4,}$","u").test(word.plain)||!thingAt(reading.
words,at+1))return null;reading.unknown.add(word.plain);return{from:at,to:at+1,name:word.stem,id:null}}function isCommonlyLacking(reading,at){const thing=thingAt(
reading.words,at);if(!thing)return false;if(["or","nor"].includes(wordAt(reading,thing.to)))return true;if(!commonlyLacking.has(thing.name))return false;return!isWish(
reading,at,thing)&&nameAt(reading,at)<=thing.to-thing.from}var BARE=3;function isBareList(reading,from){let count=0;let isClosed=false;for(let at=from;;count++){
if(joins(wordAt(reading,at))&&count>0){isClosed=true;at++}const word=reading.words[at];if(!word||at>from&&word.stop!=="")return count>=(isClosed?BARE-1:BARE);const thing=thingAt(
reading.words,at);if(!thing||mains.has(thing.name)||isWish(reading,at,thing))return false;at=thing.to}}var closings=wordSet("everything anything all whatever ot\
her others etc such things stuff more");function goesOn(reading,from,negator,before2){const{words}=reading;let at=from;let closed=null;let last=null;let count=0;
let hasMain=false;while(at<words.length){const word=words[at];if(at>from&&word.stop!==""&&word.stop!==",")break;if(joins(word.plain)){closed=word.plain;at++;continue}
const kind=negator.strength==="exclusion"&&before2>0?dishKindAt(reading,at):null;const phrase=kind??nounPhrase(reading,at);if(!phrase&&closed&&count>0&&closings.
has(wordAt(reading,at)))return!hasMain;if(!phrase)break;if(count>0&&at===last?.to&&word.stop==="")return count>1?negator.runsOn:false;if(!kind&&isWish(reading,at,
phrase))return closed===null&&count>0?negator.runsOn:false;count++;last=phrase;hasMain||=mains.has(phrase.name);at=phrase.to;if(closed)break}if(!last)return false;
const next=words[at];const goesOnHere=next!==void 0&&next.stop===""&&!enders.has(next.plain);if(goesOnHere&&!joins(next.plain))return false;if(closed==="or"||closed===
"nor")return true;const head=last.name.split(" ").at(-1)??"";if(count===1&&(mains.has(last.name)||mealWords.has(head)||head==="sauce"))return false;if(next&&next.
stop===""&&["for","with","please","on","in","recipe"].includes(next.plain))return closed!==null&&negator.runsOn&&count>1;return negator.runsOn||before2+count>2&&
!hasMain}function isWish(reading,at,phrase){const{words}=reading;const next=words[phrase.to];if(next&&next.stop===""&&mealWords.has(next.stem))return true;const length=phrase.
to-phrase.from;if(nameAt(reading,phrase.from)>=Math.max(2,length)&&length>1)return true;if(nameAt(reading,phrase.from)>length)return true;return at<phrase.to&&[
"some","a","an"].includes(words[at].plain)&&words[at].stop===","}var commonlyLacking=wordSet("gluten dairy egg nut peanut soy sugar grain wheat milk lactose oil\
 flour alcohol caffeine meat corn nightshade salt yeast fish shellfish sesame onion garlic fat cholesterol legume coconut carb carbohydrate celery mustard lupin\
 sulphite");var isFreeOf=name=>commonlyLacking.has(name)||name==="tree nut";function listBefore(reading,end,{isFree,isSubject}){const fits=({name})=>isFree?isFreeOf(
name):allergensOfWord(name).length>0;if(isSubject){const subject=subjectBefore(reading,end);if(subject.length>1)return subject}const things=[];let wasJoined=false;
for(let at=end;;){const thing=thingEndingAt(reading,at);if(!thing)break;const isUsual=!isFree||things.some(({name})=>isFreeOf(name));const isJoined=(!isFree||!isUsual)&&
wasJoined&&!mains.has(thing.name)&&!mealWords.has(thing.name);if(things.length>0&&!fits(thing)&&!isJoined)break;things.unshift(thing);const article=["a","an","a\
ny"].includes(wordAt(reading,thing.from-1))?1:0;wasJoined=article===0&&joins(wordAt(reading,thing.from-1));const start=thing.from-article;const stop=reading.words[thing.
from]?.stop??"";if(stop==="/"||stop==="+")at=thing.from;else if(stop===","&&things.length>1)at=thing.from;else if(stop===""&&joins(wordAt(reading,start-1)))at=start-
1;else break}return things}function subjectBefore(reading,end){const things=[];let joined=false;for(let at=end;at>0;){const thing=thingEndingAt(reading,at);if(!thing)
break;things.unshift(thing);at=thing.from;while(at>0&&reading.words[at].stop===""&&fillers.has(wordAt(reading,at-1))&&!joins(wordAt(reading,at-1)))at--;if(joins(
wordAt(reading,at-1))&&reading.words[at].stop===""){joined=true;at--;continue}const stop=reading.words[at]?.stop??"";if(stop===","&&at>0)continue;if(thingEndingAt(
reading,at))continue;const isClause=at===0||stop!==""||isGrammar(wordAt(reading,at-1));return isClause&&(joined||things.length>2)?things:[]}return joined||things.
length>2?things:[]}function thingEndingAt(reading,end){for(let from=Math.max(0,end-4);from<end;from++){if(isClaimed(reading,from))continue;const thing=thingAt(reading.
words,from);if(thing&&thing.to===end&&!/ free /.test(thing.name))return thing}return null}var praises=["get enough","have too much","have too many","your average","your usual","just any","have enough","wait","stop","resist","beat","go wrong","live wi\
thout","forget","mind","only","just","skimp","hold back","be shy","had","tried","made","eaten","cooked","without","not","leave out","leave off","omit","skip","t\
o mention","too much","too many"].map(phrase=>phrase.split(" "));var sayings=["nothing but","nothing beats","nothing like","why not","not only","everything but \
the kitchen sink","no one makes","nobody makes","no one does","nobody does","pas mal de","no such thing as","not sure","never says no to","never say no to","nev\
er said no to","ever says no to","ever say no to","can't say no to","cant say no to","couldn't say no to","no scordare","no scordate","no scordarti","no vedo","\
no dimenticare","no dimenticate","no olvides","no olvidar","no te olvides de"].map(phrase=>phrase.split(" "));function praiseAt(reading,at){const saying=sayings.
find(one=>isHere(reading,at,one));if(saying)return saying.length;if(isQuestion(reading,at)||isNeverWithout(reading,at))return 1;if(!notVerbs.has(wordAt(reading,
at)))return 0;const phrase=praises.find(one=>isHere(reading,at+1,one));if(!phrase||isLong(reading,at)&&isGivenUp(reading,at+phrase.length+1))return 0;return phrase.
length+1}var wholeKinds=wordSet("dairy gluten wheat lactose meat sugar alcohol pork carb");var isGivenUp=(reading,at)=>wholeKinds.has(thingAt(reading.words,at)?.
name??"");function isQuestion({words},at){const word=words[at];if(!word||!(notVerbs.has(word.plain)||word.plain==="no"))return false;const before2=words.slice(Math.
max(0,at-3),at).map(({folded})=>folded);const last=before2.at(-1)??"";const next=words[at+1]?.plain??"";const opens=at===1||words[at-1]?.stop!=="";if(last==="wh\
o")return opens&&/^(?:love|like|want|enjoy)$/.test(next);if(/^(?:pourquoi|perche|oublie|oubliez|oublier|oublions|warum|wieso)$/.test(last))return true;if(last===
"que"&&before2.at(-2)==="por")return true;const isSpoiling=before2.at(-2)==="if"&&/^(?:i|we)$/.test(last)&&/^(?:use|finish)$/.test(next);return isSpoiling&&/^(?:this|that|these|those|the|my)$/.
test(words[at+2]?.folded??"")}function isNeverWithout({words},at){if(words[at]?.plain!=="without"||!/^(?:complete|same|right)$/.test(words[at-1]?.plain??""))return false;
for(let i=at-1;i>=Math.max(0,at-6);i--){if(notVerbs.has(words[i].plain)||words[i].plain==="no")return true;if(words[i].stop!=="")return false}return false}var denials=wordSet("no nor neither never");var ofNoFood=wordSet("too so very overly really that this much many yet sure just here there enough from fried baked\
 frozen canned overcooked raw plain necessary needed required only have need mind matter know care think want wanna feel forget wait remember dry soggy mushy bo\
ring spicy hot sweet heavy greasy bad expensive long hard difficult complicated fancy necessarily a the my your exactly quite as like go get make cook bake stop\
 resist say believe trop tan tanto molto zu so sehr unbedingt troppo muy optional included or and hungry long far also very still genug enough assez suficiente \
bastante mas abbastanza buttare buttar sprecare sprecar wegwerfen tirar jeter gaspiller waste throw bother bothers bothered hurt hurts ob whether what how");function looseDenials(reading){
const found=[];reading.words.forEach((word,at)=>{if(!denials.has(word.plain)&&!notVerbs.has(word.plain))return;if(praiseAt(reading,at)>0||noAllergyAt(reading,at)>
0)return;const next=wordAt(reading,at+1);if(ofNoFood.has(next)||notFoodHeads.has(next))return;const own=reading.claims.find(({from,to})=>from<=at&&at<to);const hasFood=own!==
void 0&&own.kind!=="joining"&&Array.from({length:own.to-own.from},(_,i)=>thingAt(reading.words,own.from+i)).some(Boolean);const isOther=isClaimed(reading,at)&&own?.
kind!=="joining"&&own?.kind!=="exclusion";if(!hasFood&&!isOther)found.push({start:word.start,end:word.end})});return found}function namesUnknown(reading,at){const next=wordAt(reading,at+1);return["and","or","nor"].includes(wordAt(reading,at))&&next!==""&&namesRare(reading,at+1)}var RARE2=15e3;
var namesRare=(reading,at)=>/^(?!.*ly$)[\p{L}]{4,}$/u.test(wordAt(reading,at))&&!fillers.has(wordAt(reading,at))&&!enders.has(wordAt(reading,at))&&(rankOf(wordAt(
reading,at),"en")??RARE2)>=RARE2;var notEaten=wordSet("cat cats dog dogs dust pollen penicillin latex bee bees wasp wasps nickel hay grass animals fur mold moul\
d pets horses");var nothings=wordSet("nothing nada rien niente nulla nichts nix none");function unknownAllergy(reading,at,from,end){let to=end===void 0?from:end-
1;while(end===void 0&&to<from+3&&wordAt(reading,to)!==""&&(to===from||reading.words[to].stop==="")&&!enders.has(wordAt(reading,to))&&wordAt(reading,to)!=="and")
to++;const said=reading.words.slice(from,to).filter(({plain:plain2})=>!fillers.has(plain2));const goesOn2=["but","except","apart","only","other","save","besides"].
some(word=>[to,to+1].some(place=>wordAt(reading,place)===word)||said.some(({plain:plain2})=>plain2===word));const says=words=>said.some(({plain:plain2})=>words.
has(plain2));if(says(notEaten)||!goesOn2&&says(nothings)){claim(reading,"joining",at,to,"");return to-1}const name=said.map(({plain:plain2})=>plain2).join(" ");
claim(reading,"unknown",at,end??to,name);for(const{plain:plain2}of said){reading.unknown.add(plain2);reading.exclusions.add(plain2)}reading.refusal??=name===""?
WHICH_ALLERGY:`Larder does not know which foods have "${name}" in them, so it makes nothing for an allergy to it. Name the foods to leave out.`;return Math.max(
to-1,at)}var WHICH_ALLERGY='Larder could not tell which food the allergy is to, so it makes nothing. Write it as "allergic to \u2026", or list it in your profile.';var readDoubts=reading=>{if(reading.refusal!==null)return;const text=splitWords(reading.text);const signals=signalsIn(text.map(({folded})=>folded));const denials2=looseDenials(
reading);if(signals.length+denials2.length===0&&!/[=:]/.test(reading.text))return;const clauses=clausesOf(reading,text);reading.refusal=unlistedDoubt(reading,clauses)??
signals.map(({kind,from,to})=>doubtOf(reading,clauses,kind,{start:text[from].start,end:text[to-1].end})).find(doubt=>doubt!==null)??denials2.map(at=>denialDoubt(
reading,clauses,at)).find(doubt=>doubt!==null)??null};var headings=wordSet("have got fridge ingredients ingredient using use with want wanted wish wishes wishli\
st dinner lunch breakfast snack dessert starter main side sides dish meal menu craving mood cuisine idea ideas recipe pantry leftovers include includes includin\
g i: theme today tonight tomorrow meat meats veggies veggie vegetables sauce starch base topping toppings monday tuesday wednesday thursday friday saturday sund\
ay request budget time servings for problem only left veg protein carbs");function unlistedDoubt(reading,clauses){const wished2=clauses.flatMap(clause=>clause.wished);
const compared=wished2.find(({end})=>new RegExp("^\\s*(?:=|\u2192|-+>)\\s*\\p{L}","u").test(reading.text.slice(end)));if(compared)return foodDoubt("=",[compared]);
const people2=reading.words.flatMap(({stop,start},at)=>stop===":"&&at>0&&!headings.has(reading.words[at-1].plain)?[{start,at}]:[]);const[first,second]=people2.flatMap(
({start,at})=>wished2.filter(food=>food.start===start).map(food=>({food,said:`${reading.words[at-1].typed}:`})));const isList=people2.length>1&&(second||reading.
claims.some(({kind})=>explaining.has(kind)));return first&&isList?foodDoubt(first.said,[first.food]):null}function denialDoubt(reading,clauses,at){const clause=clauses.
findLast(({start})=>start<=at.start);if(!clause)return null;const before2=clause.wished.filter(({end})=>end<=at.start);const isSaid=clause.ruledOut.some(({start,
end})=>start<=at.start&&at.end<=end);return before2.length>0&&!isSaid?foodDoubt(reading.text.slice(at.start,at.end),before2):null}var explaining=new Set(["aller\
gy","exclusion","condition","unknown-condition"]);var seasonings=wordSet("salt sugar spice heat oil fat carb pepper calorie sodium");var clauseWords={en:wordSet(
"but however though although that which who because since so when while if unless until where as"),de:wordSet("aber sondern jedoch doch weil denn dass da wenn d\
amit obwohl"),es:wordSet("pero sino que quien porque cuando si aunque"),fr:wordSet("mais que qui parce car quand si"),it:wordSet("ma pero che perche quando se s\
iccome")};function clausesOf(reading,text){const own=clauseWords[reading.language];const starts=text.filter(({stop,folded},i)=>i===0||stop!==""||clauseWords.en.
has(folded)||own.has(folded));const clauses=starts.map(({start,stop},i)=>({opens:/[.!?\n]/.test(stop),start:i===0?0:start,end:starts[i+1]?.start??reading.text.length,
wished:[],ruledOut:[]}));const clauseOf=start=>clauses.findLast(clause=>clause.start<=start);for(const{kind,from,to}of reading.claims)if(explaining.has(kind)&&(kind!==
"exclusion"||thingsWithin(reading,from,to).length>0)){const stretch={start:reading.words[from].start,end:reading.words[to-1].end};for(const clause of clauses)if(clause.
start<stretch.end&&stretch.start<clause.end)clause.ruledOut.push(stretch)}for(let at=0;at<reading.words.length;){const thing=thingAt(reading.words,at);if(!thing){
at++;continue}const start=reading.words[thing.from].start;const end=reading.words[thing.to-1].end;const isRead=reading.claims.some(({kind,from,to})=>kind!=="joi\
ning"&&kind!=="state"&&from<thing.to&&thing.from<to);if(thing.name==="celiac"||isLeftOut(reading,thing))clauseOf(start)?.ruledOut.push({start,end});else if(!isRead&&
!seasonings.has(thing.name))clauseOf(start)?.wished.push({start,end,name:reading.text.slice(start,end).toLowerCase()});at=thing.to}return clauses}function nearest(ruledOut2,wished2,at){
const closest=(stretches,isBefore)=>Math.min(...stretches.filter(({start})=>start<=at.start===isBefore).map(({start,end})=>isBefore?Math.max(0,at.start-end):start-
at.end));for(const isBefore of[true,false]){const[out,wish]=[closest(ruledOut2,isBefore),closest(wished2,isBefore)];if(Number.isFinite(out)||Number.isFinite(wish))
return out<=wish}return false}function doubtOf(reading,clauses,kind,at){const doubt=unexplained(reading,clauses,kind,at);const place=doubt===null?wordsWithin(reading.
words,at.start,at.end):null;if(place)claim(reading,"joining",place.from,place.to,"");return doubt}function unexplained(reading,clauses,kind,at){const here=clauses.
findIndex(clause2=>clause2.start<=at.start&&at.start<clause2.end);const clause=clauses[here];if(!clause)return null;const said=reading.text.slice(at.start,at.end);
const isRuledOut=nearest(clause.ruledOut,clause.wished,at);const before2=clauses.slice(0,here).findLast(hasFoods);if(/\bsafe\b/i.test(said)&&reading.conditions.
length>0)return null;if(/\b(?:them|it|those|these|that)\b/i.test(said)&&!clause.wished.some(food=>food.start<at.start)&&before2?.ruledOut.length)return null;if(kind===
"past")return clause.ruledOut.length>0?pastDoubt(said):null;if(clause.wished.length>0||clause.ruledOut.length>0){if(!isRuledOut)return foodDoubt(said,clause.wished);
claimLeftOut(reading,clause);if(kind==="harm")takeForAllergies(reading,clause);return null}const behind2=clauses.slice(here+1).find(hasFoods);const about=before2??
behind2;if(about?.ruledOut.length){if(kind==="harm")takeForAllergies(reading,about);return null}if(before2)return foodDoubt(said,before2.wished);const isSameSentence=behind2&&
!clauses.slice(here+1,clauses.indexOf(behind2)+1).some(({opens})=>opens);if(behind2&&isSameSentence)return foodDoubt(said,behind2.wished);return kind==="harm"&&
!reading.meansProfile?WHICH_ALLERGY:null}var isLeftOut=({exclusions,allergies:allergies2},{name,id})=>exclusions.has(name)||id!==null&&exclusions.has(id)||allergensOfWord(
name).some(allergen=>allergies2.has(allergen));function claimLeftOut(reading,clause){reading.words.forEach(({start},at)=>{if(start<clause.start||start>=clause.end||
isClaimed(reading,at))return;const thing=thingAt(reading.words,at);if(thing&&isLeftOut(reading,thing))claim(reading,"joining",thing.from,thing.to,"")})}function takeForAllergies(reading,clause){
for(const{kind,from,to}of reading.claims){const[start,end]=[reading.words[from].start,reading.words[to-1].end];if(kind!=="exclusion"||start>=clause.end||end<=clause.
start)continue;for(const{name}of thingsWithin(reading,from,to))for(const allergen of allergensOfWord(name))reading.allergies.add(allergen)}}var thingsWithin=({words},from,to)=>Array.
from({length:to-from},(_,i)=>thingAt(words,from+i)).filter(thing=>thing!==null);var hasFoods=({wished:wished2,ruledOut:ruledOut2})=>wished2.length>0||ruledOut2.
length>0;function foodDoubt(said,wished2){const[first=""]=wished2.map(({name})=>name);const names2=[...new Set(wished2.map(({name})=>name))].join(", ");return`L\
arder could not tell what \u201C${said}\u201D says of ${names2}, so it makes nothing. Write \u201Cno ${first}\u201D, \u201Callergic to ${first}\u201D or \u201Cwith ${first}\
\u201D.`}var pastDoubt=said=>`Larder could not tell whether what \u201C${said}\u201D is about is to be left out, so it makes nothing. Write \u201Cno \u2026\u201D for what is to be \
left out, and \u201Cwith \u2026\u201D for what is not.`;var rows=[{words:/^dates?$/,before:/\b(?:my|our|his|her|your|a|first|second|third|hot|blind|dinner|lunch|save the|due|up to|play|double|this|the|best|out of) $/},
{words:/^dates?$/,after:/^ (?:idea|evening|tonight|with)\b/},{words:/^dates?$/,before:/\b(?:by|expiry|expiration|best before|sell by|use by) $/},{words:/^mint$/,
before:/\b(?:cost|costs|cost me|me|made|worth|in) (?:a )?$/},{words:/^stocks?$/,after:/^ market\b/},{words:/^ducks?$/,before:/\bweather for $/},{words:/^duck$/,
after:/^ out\b/},{words:/^pumpkin$/,before:/\b(?:come here|dear|thanks|sorry) $/},{words:/^cucumber$/,before:/\bcool as a $/},{words:/^olive$/,before:/\b(?:daughter|sister|niece|baby|aunt|friend|girlfriend|wife|named|called) $/,
after:/^ (?:turns|is|wants|likes|loves|s|has)\b/},{words:/^mint$/,after:/^ (?:condition|green|color|colour|colored|coloured)\b/},{words:/^turkey$/,before:/\b(?:talk|(?:quit|quitting|going|go|went|stop|stopping)(?: smoking)? cold|in|to|from|visit|visited|trip to|southern|eastern|western|near|love) $/},
{words:/^turkey$/,after:/^ (?:vacation|trip|holiday|trot|style)\b/},{words:/^roma$/,before:/\b(?:in|from|to|a|at|visit|trip to|of) $/},{words:/^roma$/,after:/^ (?:style|trip|holiday|vacation)\b/},
{words:/^honey$/,after:/^ (?:what|can|could|is|i|we|please|let|how|make|cook|moon|bunny)\b/},{words:/^honey$/,before:/\b(?:hi|hey|hello|hi my|my) $/},{words:/^(?:pumpkin|sweetie|sugar|peach|honey|cupcake|sweet pea|pea)$/,
before:/\b(?:my little|hey|hi|hello|my sweet) $/},{words:/^(?:pumpkin|honey|sugar|cupcake)$/,before:/\bfor my $/,after:/^ (?:s|who|turns|is)\b/},{words:/^ginger$/,
after:/^ (?:cat|hair|haired|kid|friend|boyfriend|girlfriend|tom)\b/},{words:/^beef$/,before:/\b(?:i have|got|no|a|my|without any) $/,after:/^ with (?:my|the|him|her|them|you|someone|neighbo)/},
{words:/^jam$/,after:/^ (?:session|band|night|packed)\b/},{words:/^jam$/,before:/\b(?:traffic|a) $/,after:/^ (?:tonight|today|and need|so)\b/},{words:/^jam$/,before:/\btraffic $/},
{words:/^pickles?$/,before:/\bin a $/},{words:/^(?:pie|cake)$/,after:/^ (?:chart|walk|hole)\b/},{words:/^pie$/,before:/\b(?:easy as|as easy as|cutie) $/},{words:/^cake$/,
before:/\b(?:piece of|a piece of) $/},{words:/^(?:cheese)$/,before:/\b(?:big|the big) $/},{words:/^apple$/,after:/^ (?:of my eye|watch|phone|store|music|tv|pencil|event)\b/},
{words:/^apple$/,before:/\bbig $/},{words:/^beans?$/,before:/\b(?:spill the|full of|cool) $/},{words:/^duck$/,before:/\b(?:lame|sitting|to|rubber) $/},{words:/^ducks?$/,
before:/\bin a row|ducks $/},{words:/^ports?$/,before:/\b(?:the|in|a|near|at|usb|air|of|cruise) $/,after:/^ (?:city|town|of|tonight|authority|near|and starving|with)\b/},
{words:/^sole$/,after:/^ (?:purpose|reason|owner|survivor|parent|provider|trader|cook)\b/},{words:/^sole$/,before:/\b(?:my|the|as) $/,after:/^ (?!meuniere|fillet|with|filet)/},
{words:/^sage$/,after:/^ (?:advice|wisdom|green|words|old|friend)\b/},{words:/^thyme$/,before:/\b(?:have|got|no|enough|dinner) $/,after:/^ (?:to|for|left)\b/},{
words:/^stocks?$/,before:/\b(?:the|my|in|take|taking|out of|gamestop) $/,after:/^ (?:market|crashed|options?|broker|exchange|portfolio|room|up|of)\b/},{words:/^stock$/,
before:/\b(?:in|out of|take|taking) $/},{words:/^chips?$/,before:/\b(?:computer|blue|poker|the|silicon|a) $/,after:/^ (?:on my shoulder|are down|shortage|in)\b/},
{words:/^lemons?$/,before:/\b(?:car is a|bought a|turned out a|a real) $/},{words:/^lemons?$/,before:/\bgives? you $/},{words:/^rice$/,before:/\b(?:mrs|mr|ms|miss|condoleezza|dr|jerry|uncle|coach|professor) $/},
{words:/^nuts?$/,before:/\b(?:going|go|went|am|is|are|drives me|driving me|drive me|drove me|kids are) $/},{words:/^nuts?$/,after:/^ (?:about|and bolts)\b/},{words:/^bananas?$/,
before:/\b(?:going|go|went|drives me|driving me|drove me|is) $/},{words:/^olive$/,after:/^ (?:green (?:party|dress|shirt|walls?|sofa|color|colour)|branch|garden copycat)\b/},
{words:/^peppers?$/,before:/\b(?:dr|doctor|sergeant|sgt|red hot chili) $/},{words:/^squash$/,before:/\b(?:play|playing|after|a|my|love) $/,after:/^ (?:match|game|court|practice|club|tournament|training|player|racket)\b/},
{words:/^squash$/,before:/\b(?:playing|play) $/},{words:/^(?:plum|peach|cherry)$/,after:/^ (?:job|assignment|on top|colored|coloured|emoji)\b/},{words:/^cherry$/,
after:/^ (?:blossom|blossoms|picking)\b/},{words:/^clove$/,before:/\b(?:cinnamon|pinch) $/,after:/^ hitch\b/},{words:/^bacon$/,before:/\b(?:kevin|francis|bring home the|save my|saved my) $/},
{words:/^(?:curry|toast)$/,after:/^ (?:favor|favour|to the|of the town)\b/},{words:/^curry$/,before:/\b(?:steph|stephen) $/},{words:/^toast$/,before:/\b(?:am|is|are|a|propose a|raise a|wedding|we re) $/,
after:/^ (?:to|at|for|speech|if)\b/},{words:/^(?:egg|eggs)$/,after:/^ (?:hunt|head|on my face|him on|her on)\b/},{words:/^eggs?$/,before:/\b(?:walking on|good|bad|nest|easter) $/,
after:/^ (?:shells|hunt|and need)\b/},{words:/^fish$/,after:/^ out of water\b/},{words:/^(?:crab|crabs)$/,before:/\b(?:feeling a bit|being a) $/},{words:/^(?:oyster)$/,
before:/\bworld is my $/},{words:/^(?:butter)$/,after:/^ (?:me|him|her|them|up|fingers)\b/},{words:/^(?:bread)$/,after:/^ (?:winner|and butter)\b/,before:/\b(?:my|the|main|our) $/},
{words:/^(?:potato)$/,before:/\b(?:couch|hot) $/},{words:/^(?:salad)$/,after:/^ days\b/},{words:/^(?:vanilla)$/,before:/\b(?:plain|so) $/,after:/^ (?:life|person|guy)\b/},
{words:/^(?:salt|pepper)$/,before:/\b(?:grain of|pinch of) $/,after:/^ (?:i know|but)\b/},{words:/^(?:jelly)$/,before:/\b(?:so|legs like|legs are) $/},{words:/^(?:pear|peach)$/,
after:/^ (?:shaped)\b/},{words:/^(?:melon|bean)$/,before:/\buse my $/},{words:/^(?:lime)$/,after:/^ (?:light|green (?:dress|shirt|party|walls?))\b/},{words:/^(?:coconut|walnut|almond|hazelnut)$/,
after:/^ (?:grove|creek|street|avenue|shaped|eyes|hair|furniture|table)\b/},{words:/^(?:tea)$/,before:/\b(?:spill the|cup of|not my cup of) $/},{words:/^(?:corn)$/,
before:/\b(?:on my foot a) $/},{words:/^(?:mustard|ketchup)$/,before:/\bcut the $/},{words:/^(?:orange)$/,after:/^ (?:county|is the new)\b/}];var readHomonyms=reading=>{
reading.words.forEach((word,at)=>{if(isClaimed(reading,at)||word.isForeign)return;if(/^dates?$/.test(word.plain)&&reading.words[at+1]?.plain==="night")return;const row=rows.
find(({words})=>words.test(word.plain));if(!row)return;const[before2,after]=sides(reading,at);const isOther=rows.some(one=>one.words.test(word.plain)&&(one.before?
one.before.test(before2):true)&&(one.after?one.after.test(after):true));if(!isOther)return;if(/^dates?$/.test(word.plain)&&/^ (?:and|cake|bars?|balls?|paste|syrup|pudding|loaf|muffins?|shake|smoothie)\b(?! (?:i|we|my|need))/.
test(after)&&!/\b(?:my|our|his|her|first) $/.test(before2))return;claim(reading,"not-food",at,at+1,"")})};function sides(reading,at){const say2=(from,to)=>reading.
words.slice(from,to).map(({plain:plain2})=>plain2).join(" ");const before2=say2(Math.max(0,at-4),at);const after=say2(at+1,at+6);return[before2===""?"":` ${before2}\
 `,after===""?"":` ${after}`]}var spelled={...numberWords,"forty five":45,couple:2,dozen:12};var numeral=`(\\d{1,4}(?:[.,]\\d+)?|forty five|${Object.keys(numberWords).join("|")}|a couple|a d\
ozen)`;var numberOf=text=>{const plain2=text.toLowerCase().replace(/^a /,"").replace(",",".");return/^\d/.test(plain2)?Number(plain2):spelled[plain2]??Number.NaN};
var inRange=(value,low,high)=>Number.isFinite(value)&&value>=low&&value<=high?Math.round(value):null;function claimFigure(reading,starts,from,to,means){const first=starts.
findLastIndex(start=>start<=from);const next=starts.findIndex(start=>start>=to);claim(reading,"number",Math.max(0,first),next<0?starts.length:next,means)}var levels=[{said:"low calories?",measure:"calories",limit:{atMost:450},means:"at most 450 kcal"},{said:"low fats?",measure:"fat",limit:{atMost:10},means:"at mo\
st 10 g fat"},{said:"low sugars?",measure:"sugar",limit:{atMost:12},means:"at most 12 g sugar"},{said:"high proteins?",measure:"protein",limit:{atLeast:25},means:"\
at least 25 g protein"},{said:"high fib(?:er|re)s?",measure:"fiber",limit:{atLeast:8},means:"at least 8 g fiber"}];var products="(?! (?:milk|yogh?urt|greek|chee\
se|cream|sour|cottage|mayo|mayonnaise|ricotta|powder|bread|tortillas?|pasta))";var patterns=levels.map(({said,...level})=>{const[how="",what=""]=said.split(" ");
const ways=how==="low"?"low|lower|reduced|lean on|poor":"high|higher|rich|packed|loaded";const behind2=how==="low"?`|${what} (?:low|reduced|light)`:`|${what} (?\
:rich|packed|loaded|heavy)`;return{...level,pattern:new RegExp(`\\b(?:(?:very |extra )?(?:${ways})(?: in| on| content of| with)?[ -](?:added )?${what}${behind2.
replace(/ \(/,"[ -](")})\\b${products}`)}});var readLevels=reading=>{const{text,starts}=englishOf(reading);for(const{pattern,measure,limit,means}of patterns){const match=pattern.
exec(text);if(!match||reading.targets.some(one=>one.measure===measure))continue;const first=starts.findLastIndex(start=>start<=match.index);if(isClaimed(reading,
first))continue;reading.targets.push({measure,...limit});claimFigure(reading,starts,match.index,match.index+match[0].length,means)}};var techniques=new Map(Object.entries({fried:"fried",fry:"fried",frying:"fried","deep-fried":"fried",grilled:"grilled",baked:"baked"}));var tools=[[["food","pro\
cessor"],"no food processor"],[["air","fryer"],"no air fryer"],[["slow","cooker"],"no slow cooker"],[["pressure","cooker"],"no pressure cooker"],[["oven"],"no o\
ven"],[["stove"],"no cook"],[["hob"],"no cook"],[["microwave"],"no microwave"],[["blender"],"no blender"],[["mixer"],"no mixer"],[["grill"],"no grill"],[["bakin\
g"],"no bake"],[["cooking"],"no cook"],[["cook"],"no cook"]];var tastes2=new Set(["sweet","salty","sour","bitter","heavy","greasy","dry","boring","fancy","compl\
icated","raw","creamy","cheesy","crunchy","mushy","slimy","soggy","white","rich"]);var heat=new Set(["spicy","hot","heat","spice","fiery","picante","spices"]);var parts=new Set(
["crust","crusts","shell","topping","frosting","icing","filling","sauce","gravy","dressing"]);var ofAnimals=new Set(["face","faces","eyes","legs","mother","pare\
nts","heartbeat","pulse"]);var COMMON=2500;function deniedOther(reading,at,from){const wordAt2=place=>reading.words[place]?.plain??"";let next=from;while(next<from+
3&&fillers.has(wordAt2(next)))next++;const word=wordAt2(next);const tastesFrom=first=>["or","and","nor"].includes(wordAt2(first+1))&&tastes2.has(wordAt2(first+2))?
2+tastesFrom(first+2):1;const take=(kind,means,length=1)=>{claim(reading,kind,at,next+length,means);return true};const isParted=!(next===from?["",":","!"]:[""]).
includes(reading.words[next]?.stop??"");if(word===""||isClaimed(reading,next)||isParted){claim(reading,"joining",at,at+1,"");return false}if(heat.has(word)){reading.
moods.add("mild");return take("exclusion","mild")}const tool=toolsAt(reading,next);if(tool>0)return take("equipment",reading.words.slice(next,next+tool).map(({plain:plain2})=>plain2).
join(" "),tool);if(ofAnimals.has(word)&&wordAt2(next-1)==="a"){reading.diets.add("vegetarian");return take("exclusion","vegetarian")}const technique=techniques.
get(word);if(technique){reading.techniques.add(technique);return take("technique",`not ${technique}`)}if(parts.has(word))return take("exclusion",`no ${word}`);if(tastes2.
has(word))return take("joining","",tastesFrom(next));if(notFoodHeads.has(word))return take("joining","");if(enders.has(word)||(rankOf(word,"en")??COMMON+1)<=COMMON){
claim(reading,"joining",at,at+1,"");return false}reading.exclusions.add(word);if(rankOf(word,"en")===null)reading.unknown.add(word);return take("exclusion",`no ${word}`)}
function toolsAt(reading,at){let length=0;for(;;){const[words,tool]=tools.find(([name])=>name.every((word,i)=>reading.words[at+length+i]?.plain===word))??[];if(!words||
!tool)return length;reading.equipment.add(tool);length+=words.length;if(!["or","and","nor"].includes(reading.words[at+length]?.plain??""))return length;const isTool=tools.
some(([name])=>name.every((word,i)=>reading.words[at+length+1+i]?.plain===word));if(!isTool)return length;length+=1}}var nots=["doesn't","doesnt","don't","dont","won't","never","does not","do not","did not","didn't"];var areNots=["isn't","isnt","aren't","arent","is not","are n\
ot","not"];var phrasesOf3=(lines,forms2)=>linesOf(lines).flatMap(line=>line.includes("~")?forms2.map(form=>line.replace("~",form)):[line]).map(line=>line.split(
" "));var ruledOut=phrasesOf3(`
  is out
  are out
  off the table
  off the menu
  is off the table
  are off the table
  is off the menu
  are off the menu
  is off limits
  are off limits
  is a no go
  are a no go
  is a no no
  are a no no
  is a no
  are a no
  is forbidden
  are forbidden
  is banned
  are banned
  makes me gag
  make me gag
  grosses me out
  gross me out
  is gross
  are gross
  is disgusting
  are disgusting
  is yucky
  are yucky
  is nasty
  are nasty
  tastes like soap
  taste like soap
  tastes soapy
  tastes gross
  taste gross
  ~ my cup of tea
  ~ my thing
  ~ our thing
  ~ my jam
  ~ my favorite
  ~ my favourite
  ~ allowed
  ~ ok
  ~ okay
  ~ fine
  ~ good
  ~ alright
  off limits
  is a nono
  are a nono
  is soap
  soap
  ~ an option
  `,areNots);var bodyRefusals=phrasesOf3(`
  ~ agree with
  ~ sit well
  ~ sit right
  ~ go down well
  ~ like me
  sets off my
  set off my
  sets off his
  sets off her
  set off his
  set off her
  disagrees with
  disagree with
  goes right through me
  go right through me
  is poison
  are poison
  is deadly
  are deadly
  will kill
  could kill
  can kill
  would kill
  is a trigger
  destroys me
  destroy me
  wrecks me
  wreck me
  ruins me
  ruin me
  hurts me
  hurt me
  floors me
  floor me
  are a trigger
  are triggers
  `,nots);var denialsBehind=wordSet("allergy allergies allergic intolerance intolerances intolerant sensitivity sensitivities sensitive anaphylaxis free omitted hater hat\
ers");var denialsOfAllergens=wordSet("issue issues problem problems aware safe");var betweenBehind=wordSet("protein proteins please food is are severe a an has \
have of very highly deathly");var harmVerbs=wordSet("make makes made making give gives gave giving cause causes trigger triggers upset upsets bother bothers hur\
t hurts irritate irritates wreck wrecks destroy destroys mess messes inflame inflames aggravate aggravates bring brings brought");var harms=wordSet("tummy hurt \
hurts ache aches pain pains gut guts belly bowel bowels gas gassy bloat bloating queasy sore poorly cramping trots constipated constipation acne eczema hospital\
 sick ill hives rash itch itchy itches swell swells swollen swelling stomach throat tongue lips migraine migraines headache headaches reflux heartburn vomit nau\
seous nausea wheeze cramps bloated unwell anaphylaxis reaction reactions diarrhea asthma");var harmless=wordSet("when if happy better hungry smile rumble growl \
sing dance and but");var HARM_WITHIN=6;function readBehind(reading,at){const word=wordAt(reading,at);const{words}=reading;const namesBehind=wordAt(reading,at+1)===
"to"&&words[at+1].stop===""&&words[at+2]?.stop===""&&thingAt(words,at+2)!==null;if(denialsBehind.has(word)&&namesBehind)return null;const isFree=word==="free";const refusal=bodyRefusals.
find(one=>isHere(reading,at,one));const phrase=refusal??ruledOut.find(one=>isHere(reading,at,one));const harm=harmAt(reading,at);const isOfAllergens=denialsOfAllergens.
has(word)||isThingOfBody(reading,at);const postposed=denialBehindAt(reading,at);const isPostposed=postposed>0;if(!denialsBehind.has(word)&&!isOfAllergens&&!phrase&&
harm===0&&!isPostposed)return null;if(isFree&&["range","of","from","time"].includes(wordAt(reading,at+1)))return null;let end=at;if(isPostposed)end=placeStart(reading,
subjectStart(reading,at));if(!isFree&&!phrase&&harm===0&&!isPostposed)while(end>0&&betweenBehind.has(wordAt(reading,end-1))&&words[end].stop==="")end--;if(words[at].
stop!==""&&words[at].stop!=="/"&&!isPostposed)return null;const things=listBefore(reading,end,{isFree,isSubject:phrase!==void 0||harm>0||isPostposed});if(things[0]&&
(isOutgrown(reading,things[0].from)||hasNobody(reading,things[0].from))){claim(reading,"joining",things[0].from,at+1,"");return null}if(isOfAllergens&&things.some(
({name})=>allergensOfWord(name).length===0))return null;const[first]=things;if(!first){const isNoun=["allergy","allergies","intolerance"].includes(word);if(isNoun&&
at>0&&!isClaimed(reading,at-1)&&namesRare(reading,at-1))unknownAllergy(reading,at-1,at-1,at+1);return null}const to=at+(phrase?.length??(harm||postposed||1));const inBrackets=bracketBehind(
reading,to)??plusBehind(reading,to);return{from:first.from,to:inBrackets?.to??to,things:[...things,...inBrackets?.things??[]],strength:isFree||isPostposed||phrase&&
!refusal||["omitted","hater","haters"].includes(word)?"exclusion":"allergy"}}function bracketBehind(reading,from){const{words}=reading;if(words[from]?.stop!=="(")
return null;const things=[];let at=from;while(at<words.length&&at<from+9&&(at===from||words[at].stop!==")")){if(["not","but","except","ok","fine"].includes(wordAt(
reading,at)))return null;const thing=thingAt(words,at);if(thing)things.push(thing);at=thing?.to??at+1}return things.length>0?{things,to:at}:null}function plusBehind(reading,from){
const isPlus=reading.words[from]?.stop==="+"||wordAt(reading,from)==="plus";const things=[];let at=wordAt(reading,from)==="plus"?from+1:from;while(isPlus){const thing=thingAt(
reading.words,at);if(!thing||allergensOfWord(thing.name).length===0)break;things.push(thing);at=thing.to;if(reading.words[at]?.stop!=="+")break}return things.length>
0?{things,to:at}:null}var exceptions=["apart from","aside from","other than","except","except for","bar","but"].map(one=>one.split(" "));function readAllBut(reading,at){
if(!["all","any","every"].includes(wordAt(reading,at)))return null;const thing=thingAt(reading.words,at+1);const except=thing&&exceptions.find(one=>isHere(reading,
thing.to,one));if(!thing||!except)return null;for(let i=thing.to+except.length;i<thing.to+8&&i<reading.words.length;i++){if(reading.words[i].stop!=="")return null;
const isDenied2=denialsBehind.has(wordAt(reading,i))||denialsOfAllergens.has(wordAt(reading,i))||harmAt(reading,i)>0||[...ruledOut,...bodyRefusals].some(one=>isHere(
reading,i,one));if(isDenied2)return{from:at,to:i+1,things:[thing],strength:"allergy"}}return null}var closingWords=wordSet("please thanks thank merci danke grac\
ias grazie por but and aber und pero y mais et ma e for per para pour");var closes=({words},at)=>at>=words.length||words[at].stop!==""||closingWords.has(words[at].
plain);var shortDenial=wordSet("no isn't isnt aren't arent neither nor zero out nope never");var degrees=["at all","anymore","any more","ever","either","neither",
"really","much","though","tho"].map(one=>one.split(" "));var pronouns=wordSet("i we he she they you it them");function denialBehindAt(reading,at){if(at===0)return 0;
const isShort=shortDenial.has(wordAt(reading,at));if(isShort&&["","?",":"].includes(reading.words[at].stop)&&closes(reading,at+1))return 1;if(reading.words[at].
stop!==""||!notVerbs.has(wordAt(reading,at)))return 0;let to=at+1;if(wordAt(reading,to)==="really")to++;if(!eatVerbs.has(wordAt(reading,to)))return 0;to++;if(pronouns.
has(wordAt(reading,to)))to++;for(const degree of degrees)if(isHere(reading,to,degree))to+=degree.length;return closes(reading,to)&&reading.words.slice(at+1,to).
every(({stop})=>stop==="")?to-at:0}function subjectStart(reading,at){let start=at;while(start>Math.max(0,at-3)&&(pronouns.has(wordAt(reading,start-1))||likingVerbs.
has(wordAt(reading,start-1)))&&reading.words[start-1].stop==="")start--;return start}var likingVerbs=wordSet("like likes eat eats love loves want wants can coul\
d mag mags isst esse vertrag vertragt vertrage kann darf");var isThingOfBody=(reading,at)=>wordAt(reading,at)==="thing"&&["a","an","this"].includes(wordAt(reading,
at-2))&&["have","has","got","having"].includes(wordAt(reading,at-3));var isOutgrown=(reading,at)=>[1,2,3].some(back=>["outgrew","outgrown","outgrow"].includes(wordAt(
reading,at-back)));var degreesBefore=wordSet("a gar schon uberhaupt auch also even certainly definitely sicher just really already ganz");function placeStart(reading,end){
const isPlace=["in","on"].includes(wordAt(reading,end-2))&&["food","it","anything","everything","cooking","that","top"].includes(wordAt(reading,end-1));if(isPlace&&
reading.words[end-1].stop==="")return end-2;let start=end;while(start>end-3&&degreesBefore.has(wordAt(reading,start-1))&&reading.words[start].stop==="")start--;
return start}var hasNobody=({words},at)=>{for(let i=at-1;i>=Math.max(0,at-5);i--){if(/^(?:nobody|none|noone)$/.test(words[i].plain))return true;if(words[i+1].stop!==
""||words[i].stop!=="")return false}return false};function harmAt(reading,at){if(!harmVerbs.has(wordAt(reading,at)))return 0;for(let i=at;i<at+HARM_WITHIN&&i<reading.
words.length;i++){const word=wordAt(reading,i);if(i>at&&(reading.words[i].stop!==""||harmless.has(word)))return 0;if(i>at&&harms.has(word))return i-at+1}return 0}var dietOfFree=new Map(Object.entries({gluten:"gluten-free",wheat:"gluten-free",flour:"gluten-free",dairy:"dairy-free",milk:"dairy-free",lactose:"dairy-free",egg:"\
egg-free",nut:"nut-free","tree nut":"nut-free",peanut:"nut-free",soy:"soy-free",soya:"soy-free",fish:"fish-free",shellfish:"shellfish-free",seafood:"shellfish-f\
ree",sesame:"sesame-free",pork:"pork-free",alcohol:"alcohol-free",carb:"low-carb",carbohydrate:"low-carb",salt:"low-sodium"}));var saidByDiet=wordSet("dairy mil\
k lactose gluten wheat nut alcohol carb carbohydrate soy soya salt");var generic=new Map(Object.entries({"sesame seed":"sesame",queso:"cheese",booze:"alcohol",soya:"\
soy",soybean:"soy",groundnut:"peanut","celery root":"celery",celeriac:"celery","mustard seed":"mustard",sulfite:"sulphite",sulphur:"sulphite",mollusk:"mollusc"}));
function excludeThings(reading,things){for(const{name:said,id}of things){const name=generic.get(said)??said;if(name==="heat"||name==="spice"){reading.moods.add(
"mild");continue}const diet=dietOfFree.get(name);if(diet)reading.diets.add(diet);if(name==="seafood")for(const one of["fish-free","shellfish-free"])reading.diets.
add(one);if(saidByDiet.has(name)||name==="tree nut")continue;reading.exclusions.add(name);if(id&&id!==name&&name===said&&familyOf(name)===void 0)reading.exclusions.
add(id)}}function forbidThings(reading,things){for(const thing of things){const allergens2=allergensOfWord(thing.name);for(const allergen of allergens2)reading.
allergies.add(allergen);if(allergens2.length===0)excludeThings(reading,[thing])}}var replacing=wordSet("replace replaces replaced replacing");var swapping=wordSet("swap swaps swapped swapping switch switching exchange exchanging");var substituting=wordSet(
"substitute substitutes substituting sub subbing");var asExclusion={length:0,strength:"exclusion",runsOn:false};function readSwap(reading,at){const verb=wordAt(
reading,at);const isSubstitute=substituting.has(verb);if(!replacing.has(verb)&&!swapping.has(verb)&&!isSubstitute)return null;const skip=["out","up"].includes(wordAt(
reading,at+1))?2:1;const first=listFrom(reading,at+skip,asExclusion);if(first.things.length===0)return null;const joint=wordAt(reading,first.to);if(isSubstitute&&
joint==="for"){const second=listFrom(reading,first.to+1,asExclusion);return second.things.length>0?{from:first.to,to:second.to,things:second.things,strength:"ex\
clusion"}:null}const isSwap=["for","with","by","to"].includes(joint)||replacing.has(verb)||skip===2;return isSwap?{from:at,to:first.to,things:first.things,strength:"\
exclusion"}:null}var readNegations=reading=>{const statements=[];const state=statement=>{const isName=statement.from+nameAt(reading,statement.from)>statement.to;if(isName&&statement.
strength==="exclusion")return;statements.push(statement);if(!isName)claim(reading,"exclusion",statement.from,statement.to,"")};for(let at=0;at<reading.words.length;at++){
if(isClaimed(reading,at))continue;const none=noAllergyAt(reading,at);if(none>0){const list=listFrom(reading,at+none,{length:none,strength:"allergy",runsOn:false});
claim(reading,"joining",at,Math.max(list.to,at+none),"");continue}const praise=praiseAt(reading,at);if(praise>0){claim(reading,"joining",at,at+praise,"");continue}
if(keepsIn(reading,at))continue;const behind2=readAllBut(reading,at)??readBehind(reading,at);if(behind2){state(behind2);continue}if(isClaimed(reading,at))continue;
const[last]=statements.slice(-1);const another=(last&&readSecondSubject(reading,at,last))??readSwap(reading,at);if(another){state(another);at=another.to-1;continue}
const negator=negatorAt(reading,at);if(!negator)continue;const ahead=readAhead(reading,at,negator);if(ahead){state(ahead);at=ahead.to-1;if(ahead.strength==="all\
ergy"&&namesUnknown(reading,ahead.to))at=unknownAllergy(reading,ahead.to,ahead.to+1)}else if(negator.strength==="allergy"&&isRelative(reading,at)){claim(reading,
"joining",at,at+negator.length,"");reading.meansProfile=true}else if(negator.strength==="allergy"&&isAside(reading,at,negator))at+=negator.length-1;else if(negator.
strength==="allergy"&&isOfStatement(reading,at+negator.length,statements)){claim(reading,"joining",at,at+negator.length,"");for(const one of statements)one.strength=
"allergy"}else if(negator.strength==="allergy")at=unknownAllergy(reading,at,at+negator.length);else if(negator.strength==="exclusion"&&deniedOther(reading,at,at+
negator.length+doing(reading,at+negator.length))){at+=negator.length;const more=readOn(reading,at+1);if(more){state(more);at=more.to-1}}}for(let at=0;at<reading.
words.length;at++){const bare=bareIntolerance(reading,at);if(bare)state(bare)}bareAllergies(reading,statements);for(const statement of statements)say(reading,statement)};
function readOn(reading,at){if(!["or","nor"].includes(wordAt(reading,at)))return null;const{things,to}=listFrom(reading,at+1,{length:0,strength:"exclusion",runsOn:true});
return things.length>0?{from:at,to,things,strength:"exclusion"}:null}var isOfStatement=(reading,end,statements)=>statements.length>0&&(reading.words[end]?.stop??
".")!=="";function keepsIn(reading,at){if(!notVerbs.has(wordAt(reading,at))||wordAt(reading,at+1)!=="leave")return false;for(let i=at+2;i<at+8&&reading.words[i]?.
stop==="";i++)if(["out","off","away","aside"].includes(wordAt(reading,i))){claim(reading,"joining",at,at+2,"");claim(reading,"joining",i,i+1,"");return true}return false}
function readAhead(reading,at,{length,strength,runsOn}){const verb=at+length+doing(reading,at+length);const start=verb+anythingWith(reading,verb);const stop=reading.
words[start]?.stop??"";const isCall=stop==="!"&&length===1&&(at===0||reading.words[at].stop!=="");if(/[.!?]/.test(stop)&&!isCall)return null;if(stop===","&&strength!==
"allergy")return null;const list=listFrom(reading,start,{length,strength,runsOn});if(list.things.length===0)return null;if(strength!=="leave")return{from:at,to:list.
to,things:list.things,strength};const isOut=["out","off","away","aside"].includes(wordAt(reading,list.to));return isOut?{from:at,to:list.to+1,things:list.things,
strength:"exclusion"}:null}var likewise=[...["so","as","neither","nor"].flatMap(word=>["do","does","is","are","did","can","will"].map(verb=>[word,verb])),["same",
"goes","for"],["same","with"],["same","for"],["ditto"]];function readSecondSubject(reading,at,{strength}){const phrase=likewise.find(one=>isHere(reading,at,one));
if(!phrase)return null;const{things,to}=listFrom(reading,at+phrase.length,{length:0,strength,runsOn:false});return things.length>0?{from:at,to,things,strength}:
null}var isAside=(reading,at,{length})=>reading.words[at].stop==="("&&(reading.words[at+length]?.stop??")")!=="";var isRelative=(reading,at)=>{for(let i=at-1;i>=
Math.max(0,at-4);i--){if(whatever.has(wordAt(reading,i))||["what","whatever"].includes(wordAt(reading,i)))return true;if(reading.words[i].stop!=="")return false}
return false};var whatever=wordSet("anything everything something food foods dishes meals recipes things stuff");var having=["with","containing","that has","tha\
t have","that contains","that contain","made with","made of","made from"].map(phrase=>phrase.split(" "));var doings=wordSet("using use adding add putting having\
 including involving needing requiring containing buying eating the");function doing(reading,at){let length=0;while(doings.has(wordAt(reading,at+length))&&reading.
words[at+length]?.stop==="")length++;if(length>0&&wordAt(reading,at+length)==="of")length++;return length}function anythingWith(reading,at){if(!whatever.has(wordAt(
reading,at)))return 0;const phrase=having.find(one=>isHere(reading,at+1,one));return phrase?phrase.length+1:0}var allergyWords=wordSet("allergic allergy allergi\
es anaphylactic anaphylaxis anaphylactical epipen intolerant intolerance intolerances");function bareIntolerance(reading,at){const{words}=reading;const thing=isClaimed(
reading,at)?null:thingAt(words,at);if(!thing)return null;const isAlone=(words[thing.to]?.stop??".")!==""||wordAt(reading,thing.to)==="and";const before2=wordAt(
reading,at-1);const isCounted=words[at].stop===""?/^(?:\d+x?|x|one|two|three)$/.test(before2):words[at].stop!=="(";if(thing.name==="lactose"&&isAlone&&isCounted)
return{from:at,to:thing.to,things:[thing],strength:"exclusion"};const isBracket=words[at].stop==="("&&words[thing.to]?.stop!==""&&nameGiven(before2);const hasDenial=words.
some(({stop},i)=>stop==="("&&i!==at&&reading.claims.some(({kind,from})=>kind==="exclusion"&&from===i));return isBracket&&hasDenial?{from:at,to:thing.to,things:[
thing],strength:"exclusion"}:null}var nameGiven=word=>word!==""&&!isThing(stem(word));var owners=wordSet("my our the his her their all");function bareAllergies(reading,statements){
reading.words.forEach(({plain:plain2},at)=>{if(!allergyWords.has(plain2)||isClaimed(reading,at))return;claim(reading,"joining",at,at+1,"");if(owners.has(wordAt(
reading,at-1))&&plain2.endsWith("s")){reading.meansProfile=true;return}if(reading.allergies.size>0||statements.some(({strength})=>strength==="allergy"))return;if(statements.
length>0)for(const one of statements)one.strength="allergy";else reading.refusal??=WHICH_ALLERGY})}function say(reading,{from,to,things,strength}){if(strength===
"allergy")forbidThings(reading,things);else excludeThings(reading,things);const list=things.map(({name})=>name).join(", ");const own=reading.claims.filter(one=>one.
kind==="exclusion"&&from<=one.from&&one.to<=to);for(const one of own){one.kind=strength==="allergy"?"allergy":"exclusion";one.means=strength==="allergy"?`allerg\
y: ${list}`:`no ${list}`}}var notServings="(?!\\s*-?\\s*(?:min|hour|hr|day|week|month|mo\\b|mos\\b|mth|year|degrees|dollar|\\$|ingredient|pan|pot|euro|bowl|meal|g\\b|gram|k?cal|protein|egg|cup\
|pound|lb|oz))";var figurePatterns=[`\\b(?:serves|serving|servings for|feeds?|feeding|family of|party of|group of|table of)\\s+${numeral}\\b`,`\\bfor (?:a family\
 of |a party of |a group of |about |around |the )?${numeral}\\b(?: (?:people|persons?|servings?|portions?|guests|adults|kids|children|friends))?${notServings}`,
`\\b${numeral}\\s+(?:servings?|people|persons?|portions?|guests|adults|friends|kids|children)\\b`,`\\b${numeral}\\s+of us\\b`].map(pattern=>new RegExp(pattern));
var phrases2=[[/\b(?:for (?:just )?(?:me|myself)\b|just for me\b|solo\b|single serving\b|for one\b)/,1],[/\bfor (?:my (?:wife|husband|girlfriend|boyfriend|partner) and (?:me|i)|us both|the two of us)\b/,
2],[/\bdate night\b/,2],[/\bfor a crowd\b|\bfeeds? a crowd\b/,10]];function readServings(reading,{text,starts}){const take=(value,match)=>{if(value===null||!match)
return false;reading.servings=value;claimFigure(reading,starts,match.index,match.index+match[0].length,`for ${value}`);return true};if(readCompany(reading,{text,
starts}))return;for(const pattern of figurePatterns){const match=pattern.exec(text);if(match&&take(inRange(numberOf(match[1]??""),1,24),match))return}for(const[
pattern,value]of phrases2){const match=pattern.exec(text);if(!match)continue;reading.servings=value;if(!/date night/.test(match[0]))take(value,match);return}}var people="\
(?:people|persons?|adults?|grown ?ups|kids?|children|toddlers?|teens?|teenagers?|guests?|friends)";var self="(?:me|myself|us)";var partner="(?:my )?(?:wife|husb\
and|partner|girlfriend|boyfriend|hubby|mum|mom|dad|son|daughter|friend)";var oneOfUs=`(?:${self}|${partner}|(?:the |my |our )?${numeral} (?:little )?${people}|(\
?:the |my |our )?${numeral})`;var company=new RegExp(`\\b(?:for |feeds? |serves )?(${oneOfUs}(?:(?:,? (?:and|plus|with)|,) ${oneOfUs})+)(?![a-z])`);var namesSomebody=new RegExp(
`${people}|\\b${self}\\b|${partner}`);var figure=new RegExp(numeral);var couples=new RegExp(`\\b(?:for )?${numeral} couples\\b`);function readCompany(reading,{text,
starts}){const pairs=couples.exec(text);const together=pairs?null:company.exec(text);const match=pairs??together;if(!match)return false;const count=pairs?numberOf(
pairs[1]??"")*2:(together?.[1]??"").split(/,? (?:and|plus|with) |, /).reduce((sum,one)=>sum+headsIn(one),0);const value=inRange(count,1,24);if(value===null||together&&
!namesSomebody.test(match[0]))return false;reading.servings=value;claimFigure(reading,starts,match.index,match.index+match[0].length,`for ${value}`);return true}
var headsIn=one=>{const count=figure.exec(one)?.[1];return count?numberOf(count):/\bus\b/.test(one)?2:1};var readNumbers=reading=>{const english=englishOf(reading);readTargets(reading,english);readMinutes(reading,english);readIngredientCount(reading,english);readServings(
reading,english)};var measureNames=[[/^k?cal/,"calories"],[/^(?:proteins?|egg whites?)$/,"protein"],[/carb/,"carbs"],[/^fats?$/,"fat"],[/^fib(?:er|re)s?$/,"fibe\
r"],[/^sugars?$/,"sugar"],[/^(?:sodium|salt)$/,"sodium"]];var measureWord="(k?cal(?:orie)?s?|proteins?|egg whites?|(?:net )?carb(?:s|ohydrates?)?|fats?|fib(?:er\
|re)|sugars?|sodium|salt)";var atMostWords="(?:under|below|less than|fewer than|no more than|not more than|not over|at most|max(?:imum)?(?: of)?|up to|within|on\
ly)";var atLeastWords="(?:at least|over|above|more than|minimum(?: of)?|min|no less than|not less than|not under)";var unitWord="(g|grams?|mg|milligrams?)";var wished=[
"protein","fiber"];var lowDiets={sodium:"low-sodium",carbs:"low-carb"};var figurePatterns2=[[new RegExp(`\\b(${atMostWords}|${atLeastWords})? ?(?:about |around \
|approximately )?${numeral} ?${unitWord}?(?: of)? ?${measureWord}\\b(?: or (?:less|under|fewer)| max(?:imum)?| tops| or (more)| min(?:imum)?)?`,"g"),([whole,bound="",
value="",unit="",name=""])=>({name,value,unit,bound:bound||boundBehind(whole)})],[new RegExp(`\\b${measureWord} (${atMostWords}|${atLeastWords}) ?(?:about |arou\
nd )?${numeral} ?${unitWord}?\\b`,"g"),([,name="",bound="",value="",unit=""])=>({name,value,unit,bound})],[new RegExp(`\\b${measureWord}(?: [a-z]+){0,2},? ${numeral}\
 ?${unitWord}(?: (max(?:imum)?|tops|min(?:imum)?))`,"g"),([whole,name="",value="",unit=""])=>({name,value,unit,bound:boundBehind(whole)})]];var boundBehind=whole=>/ or more$| min(?:imum)?$/.
test(whole)?"at least":/ or (?:less|under|fewer)$| max(?:imum)?$| tops$/.test(whole)?"at most":"";var between2=new RegExp(`\\bbetween ${numeral} ?${unitWord}? a\
nd ${numeral} ?${unitWord}?(?: of)? ?${measureWord}\\b`,"g");function readTargets(reading,{text,starts}){for(const match of text.matchAll(between2)){const[whole,
low="",,high="",unit="",name=""]=match;target(reading,starts,match.index,whole,{name,unit,value:low,bound:"at least"});target(reading,starts,match.index,whole,{
name,unit,value:high,bound:"at most"})}for(const[pattern,read]of figurePatterns2)for(const match of text.matchAll(pattern)){const last=starts.findLastIndex(start=>start<
match.index+match[0].length);if(!isClaimed(reading,last)&&!isClaimed(reading,starts.findLastIndex(start=>start<=match.index)))target(reading,starts,match.index,
match[0],read(match))}}var unitOf={calories:"kcal",protein:"g protein",carbs:"g carbs",fat:"g fat",fiber:"g fiber",sugar:"g sugar",sodium:"mg sodium"};function target(reading,starts,index,whole,{
name,value,unit,bound}){const measure=measureNames.find(([words])=>words.test(name))?.[1];if(!measure)return;if(measure!=="calories"&&unit===""&&bound==="")return;
if(/^egg/.test(name)&&unit==="")return;const before2=reading.words[starts.findLastIndex(start=>start<=index)-1]?.plain;const diet=before2==="low"?lowDiets[measure]:
void 0;if(diet)reading.diets.add(diet);let amount=numberOf(value);if(!Number.isFinite(amount))return;if(measure==="sodium"&&/^g/.test(unit))amount*=1e3;if(name===
"salt")amount*=.393;const isLeast=bound===""?wished.includes(measure):new RegExp(`^${atLeastWords}$`).test(bound);const limit=isLeast?{atLeast:amount}:{atMost:amount};
const known2=reading.targets.find(one=>one.measure===measure&&!("atLeast"in one&&isLeast));if(known2&&"atMost"in known2!=="atMost"in limit)Object.assign(known2,
limit);else if(!known2)reading.targets.push({measure,...limit});claimFigure(reading,starts,index,index+whole.length,`${isLeast?"at least":"at most"} ${Math.round(
amount)} ${unitOf[measure]}`)}var minutePatterns=[[/\b(?:under |within |in |less than )?(?:half an hour|half hour)\b(?: or less)?/,()=>30],[/\b(?:three quarters of an hour|3 4 hour)\b/,
()=>45],[/\b(?:in |within )?(?:a )?quarter of an hour\b/,()=>15],[/\b(?:an|one) hour and a half\b|\b(?:1|one) and a half hours?\b/,()=>90],[/\b(?:an hour|hour) (?:tops|max|maximum|at most|or less)\b|\bin (?:an )?hours?\b/,
()=>60],[new RegExp(`\\b(?:under |within |in |less than |at most |max |about |only )?(?:an?|${numeral}) (?:h|hr|hrs|hours?)(?: and)? ${numeral} (?:m|min|mins|mi\
nutes?)\\b(?: or less)?`),match=>(match[1]?numberOf(match[1]):1)*60+numberOf(match[2]??"")],[/\b(\d{1,2})h([0-5]\d)\b/,match=>Number(match[1])*60+Number(match[2])],
[new RegExp(`\\b(?:under |within |in |less than |at most |max |about |only |no more than |no longer than |have )?(?:an?|${numeral}) ?(?:h|hr|hrs|hours?)\\b(?: or\
 less| max(?:imum)?| tops| at most| to cook| to make)`),match=>(match[1]?numberOf(match[1]):1)*60],[new RegExp(`\\b(?:under |within |in |less than |at most |max \
|maximum |about |only |no more than |no longer than |not more than )?${numeral} ?(?:min|mins|minutes?)\\b(?: or less| or under| max| tops)?`),match=>numberOf(match[1]??
"")],[new RegExp(`\\b(?:under|within|in|less than|max|at most|about|have|takes?|no more than|no longer than|only have|only got) (?:an?|${numeral}) ?(?:h|hr|hrs|\
hours?)\\b(?: or less)?`),match=>(match[1]?numberOf(match[1]):1)*60]];function readMinutes(reading,{text,starts}){for(const[pattern,minutesOf]of minutePatterns){
const match=pattern.exec(text);if(!match)continue;const minutes=inRange(minutesOf(match),1,1440);if(minutes===null)continue;reading.maxMinutes=minutes;claimFigure(
reading,starts,match.index,match.index+match[0].length,`at most ${minutes} minutes`);return}}function readIngredientCount(reading,{text,starts}){const match=new RegExp(
`\\b(?:only |with |just |max |at most )?${numeral} (?:or (?:less|fewer) )?ingredients?\\b(?: or (?:less|fewer)| max)?`).exec(text);const count=match&&inRange(numberOf(
match[1]??""),2,20);if(!match||count===null)return;reading.maxIngredients=count;claimFigure(reading,starts,match.index,match.index+match[0].length,`at most ${count}\
 ingredients`)}var before=[["leftover","leftover|leftovers|left over|remaining|the rest of|rest of|the last of|last of|day old|stale|yesterday|last night"],["cooked","cooked|p\
recooked|pre cooked|boiled|rotisserie|store bought rotisserie|roasted leftover"],["raw","raw|uncooked"],["frozen","frozen|from the freezer"],["canned","canned|t\
inned|can of|cans of|tin of|tins of"],["dried","dried|dry"]].flatMap(([state,phrases3])=>phrases3.split("|").map(phrase=>[phrase.split(" "),state])).sort(([a],[
b])=>b.length-a.length);var behind=[["leftover","leftover|leftovers|left over|from last night|from yesterday|from monday|from sunday"],["frozen","from the freez\
er|straight from the freezer|still frozen"]].flatMap(([state,phrases3])=>phrases3.split("|").map(phrase=>[phrase.split(" "),state])).sort(([a],[b])=>b.length-a.
length);var between3=new Set("mashed roasted roast boiled cooked fried grilled baked steamed boneless skinless bone in skin on whole chopped sliced shredded pul\
led plain white brown of the some my our from sunday monday christmas thanksgiving takeout chinese last night rotisserie raw cold dried frozen".split(" "));var overrides={
leftover:["cooked","raw"],dried:["raw"]};var isHere2=({words},at,phrase)=>phrase.every((word,i)=>words[at+i]?.plain===word);var readStates=reading=>{const{words}=reading;
for(let at=0;at<words.length;at++){if(isClaimed(reading,at))continue;const found=before.find(([phrase])=>isHere2(reading,at,phrase));if(found){const[phrase,state2]=found;
let next=at+phrase.length;while(next<words.length&&between3.has(words[next].plain)&&words[next].stop===""&&!thingAt(words,next))next++;const stop=words[next]?.stop??
"";const thing2=next<words.length&&(stop===""||stop===":")?thingAt(words,next):null;if(thing2)note(reading,thing2,state2)}const thing=thingAt(words,at);if(!thing)
continue;const state=behind.find(([phrase])=>isHere2(reading,thing.to,phrase))?.[1];if(state&&(words[thing.to]?.stop??"")==="")note(reading,thing,state)}};function note({
states},{name},state){const food=name.replace(/^(?:leftover|cooked|frozen|canned|dried|raw|roast|rotisserie) /,"");const known2=states.find(one=>one.food===food);
if(!known2)states.push({food,state});else if(overrides[state]?.includes(known2.state))known2.state=state}var written=new Map(Object.entries({gf:"gluten free","g/f":"gluten free",df:"dairy free","d/f":"dairy free",ef:"egg free","e/f":"egg free",nf:"nut free","n/f":"\
nut free",cma:"cow milk allergy",cmpa:"cow milk allergy",cmpi:"cow milk allergy",aplv:"cow milk allergy",kmpa:"cow milk allergy",kmpi:"cow milk allergy",coeliac:"\
celiac",coeliacs:"celiac",coliac:"celiac",celaic:"celiac",ceoliac:"celiac",sealiac:"celiac",seeliac:"celiac",seliac:"celiac",siliac:"celiac",epipens:"epipen",lactos:"\
lactose",intol:"intolerant",int:"intolerant",pesc:"pescatarian",alc:"alcohol",mushies:"mushrooms",champi:"mushrooms",champis:"mushrooms",toms:"tomatoes",avo:"av\
ocado",shrooms:"mushrooms",w:"with",chilli:"chili",chillis:"chili",chillies:"chili",chilies:"chili",pb:"peanut butter",n:"and"}));var owners2=new Set(["my","his",
"your","ex"]);var beforeTo=/^(?:all?erg(?:ic|y|ies)|intoll?er[ae]n(?:t|ce))$/;var asTo=new Set(["2","at","of","with","for","from","against","on"]);function spelledOut(words){
const out=[];const say2=(word,english)=>{for(const[i,each]of english.split(" ").entries())out.push({...word,english:each,stop:i===0?word.stop:"",isName:false})};
for(let at=0;at<words.length;at++){const word=words[at];const next=words[at+1];const before2=out.at(-1);if(word.isForeign){out.push(word);continue}if(word.folded===
"epi"&&/^pens?$/.test(next?.folded??"")){say2({...word,end:next?.end??word.end},"epipen");at++}else if(word.folded==="left"&&next?.folded==="over"&&next.stop===
""){say2({...word,end:next.end,folded:"leftover"},"leftover");at++}else if(word.folded==="brussels"&&!/^sprouts?$/.test(next?.folded??""))say2(word,"brussels sp\
routs");else if(word.folded==="diary"&&next?.folded==="free")say2(word,"dairy");else if(asTo.has(word.folded)&&word.stop===""&&beforeTo.test(before2?.english??"")&&
namesFood(next))say2(word,"to");else{const isPartner=word.folded==="gf"&&owners2.has(before2?.english??"");const isLetter=/^[nw]$/.test(word.folded)&&(!before2||
!next||word.stop!==""||!["","/"].includes(next.stop));const meant=isPartner||isLetter?void 0:written.get(word.folded);const head=new RegExp("^(\\p{L}{3,})free$",
"u").exec(word.folded)?.[1];const tail=new RegExp("^no(\\p{L}{3,})$","u").exec(word.folded)?.[1];const whole=`${word.folded}${next?.folded??""}`;if(meant)say2(word,
meant);else if(next?.stop===""&&!next.isForeign&&isOneFood(word.folded,whole)){say2({...word,end:next.end,folded:whole},whole);at++}else if(head&&isThing(stem(head)))
say2(word,`${head} free`);else if(tail&&isThing(stem(tail))&&!isThing(stem(word.folded)))say2(word,`no ${tail}`);else out.push(word)}}return out}var isOneFood=(first,whole)=>first.
length>2&&!isEnglishWord(first)&&!isThing(stem(first))&&isThing(stem(whole));var determiners=new Set(["the","all","any","some","raw"]);var namesFood=word=>word!==
void 0&&(determiners.has(word.folded)||isThing(stem(word.english)));var passes=[["conditions and audiences",readConditions],["numbers",readNumbers],["low and high",readLevels],["negations and allergies",readNegations],["words th\
at are no food in this sentence",readHomonyms],["states of foods",readStates],["words of harm that nothing explains",readDoubts]];var MOST_STRANGERS=8;var keptBy=({
nameAt:nameAt2,isName})=>(folded,at)=>nameAt2(folded.map(stem),at)||(isName?.(stem(folded[at]??""))?1:0);function readMeaning(text,vocabulary){const{language,words:glossed}=gloss(
text,keptBy(vocabulary));const readAs=[];let strangers=0;const mendedOf=word=>{if(!isStranger(word,vocabulary))return null;strangers++;return mended(word,vocabulary)};
const hasNeither=glossed.some(({folded})=>folded==="weder");const words=spelledOut(glossed).map(each=>{const word=wordOf(each.folded==="noch"&&!hasNeither?{...each,
english:"still"}:each);const as=each.isForeign||strangers>=MOST_STRANGERS?null:mendedOf(word.plain);if(as===null)return word;readAs.push({typed:each.typed,as});
return{...word,plain:as,stem:stem(as)}});const reading={text,language,words,vocabulary,claims:[],allergies:new Set,exclusions:new Set,diets:new Set,conditions:[],
targets:[],states:[],techniques:new Set,equipment:new Set,moods:new Set,readAs,unknown:new Set,meansProfile:false,maxMinutes:null,servings:null,maxIngredients:null,
refusal:null};for(const[,pass]of passes)pass(reading);return reading}export{stem,conditionName,emptyCraving,allergensOfWord,isDishKind,readMeaning,AiError,cannotSee,require_undici};
/*! Bundled license information:

undici/lib/web/fetch/body.js:
  (*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> *)

undici/lib/web/websocket/frame.js:
  (*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> *)
*/
//# sourceMappingURL=chunk-42PRW237.js.map
