import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{providerNames,providerOf,providers,reasoningEfforts,serviceAddresses}from"./chunk-3AUIWYLV.js";import{BillingError}from"./chunk-IWLSD6IQ.js";
import{external_exports}from"./chunk-FDM4B2LJ.js";import{PREMIUM_PRICE_USD_CENTS}from"./chunk-M25N7W4Z.js";import{POSTGRES_MAJOR,findBinaries}from"./chunk-R23YWM6X.js";
import{__commonJS,__require,__toESM}from"./chunk-ST6BT3EY.js";var require_errors=__commonJS({"node_modules/@hapi/address/dist/errors.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
errorCode=exports.errorCodes=void 0;exports.errorCodes={EMPTY_STRING:"Address must be a non-empty string",FORBIDDEN_UNICODE:"Address contains forbidden Unicode \
characters",MULTIPLE_AT_CHAR:"Address cannot contain more than one @ character",MISSING_AT_CHAR:"Address must contain one @ character",EMPTY_LOCAL:"Address loca\
l part cannot be empty",ADDRESS_TOO_LONG:"Address too long",LOCAL_TOO_LONG:"Address local part too long",EMPTY_LOCAL_SEGMENT:"Address local part contains empty \
dot-separated segment",INVALID_LOCAL_CHARS:"Address local part contains invalid character",DOMAIN_NON_EMPTY_STRING:"Domain must be a non-empty string",DOMAIN_TOO_LONG:"\
Domain too long",DOMAIN_INVALID_UNICODE_CHARS:"Domain contains forbidden Unicode characters",DOMAIN_INVALID_CHARS:"Domain contains invalid character",DOMAIN_INVALID_TLDS_CHARS:"\
Domain contains invalid tld character",DOMAIN_SEGMENTS_COUNT:"Domain lacks the minimum required number of segments",DOMAIN_SEGMENTS_COUNT_MAX:"Domain contains t\
oo many segments",DOMAIN_FORBIDDEN_TLDS:"Domain uses forbidden TLD",DOMAIN_EMPTY_SEGMENT:"Domain contains empty dot-separated segment",DOMAIN_LONG_SEGMENT:"Doma\
in contains dot-separated segment that is too long"};function errorCode(code){return{code,error:exports.errorCodes[code]}}exports.errorCode=errorCode}});var require_domain=__commonJS({"node_modules/@hapi/address/dist/domain.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
validateDomainOptions=exports.isDomainValid=exports.analyzeDomain=void 0;var Url=__require("url");var errors_1=require_errors();var MIN_DOMAIN_SEGMENTS=2;var NON_ASCII_RX=/[^\x00-\x7f]/;
var DOMAIN_CONTROL_RX=/[\x00-\x20@\:\/\\#!\$&\'\(\)\*\+,;=\?]/;var TLD_SEGMENT_RX=/^[a-zA-Z](?:[a-zA-Z0-9\-]*[a-zA-Z0-9])?$/;var DOMAIN_SEGMENT_RX=/^[a-zA-Z0-9](?:[a-zA-Z0-9\-]*[a-zA-Z0-9])?$/;
var DOMAIN_UNDERSCORE_SEGMENT_RX=/^[a-zA-Z0-9_](?:[a-zA-Z0-9\-]*[a-zA-Z0-9])?$/;var URL_IMPL=Url.URL||URL;function isTldsAllow(tlds){return!!tlds.allow}function analyzeDomain(domain,options={}){
if(!domain){return(0,errors_1.errorCode)("DOMAIN_NON_EMPTY_STRING")}if(typeof domain!=="string"){throw new Error("Invalid input: domain must be a string")}if(domain.
length>256){return(0,errors_1.errorCode)("DOMAIN_TOO_LONG")}const ascii=!NON_ASCII_RX.test(domain);if(!ascii){if(options.allowUnicode===false){return(0,errors_1.
errorCode)("DOMAIN_INVALID_UNICODE_CHARS")}domain=domain.normalize("NFC")}if(DOMAIN_CONTROL_RX.test(domain)){return(0,errors_1.errorCode)("DOMAIN_INVALID_CHARS")}
domain=punycode(domain);if(options.allowFullyQualified&&domain[domain.length-1]==="."){domain=domain.slice(0,-1)}const minDomainSegments=options.minDomainSegments||
MIN_DOMAIN_SEGMENTS;const segments=domain.split(".");if(segments.length<minDomainSegments){return(0,errors_1.errorCode)("DOMAIN_SEGMENTS_COUNT")}if(options.maxDomainSegments){
if(segments.length>options.maxDomainSegments){return(0,errors_1.errorCode)("DOMAIN_SEGMENTS_COUNT_MAX")}}const tlds=options.tlds;if(tlds){const tld=segments[segments.
length-1].toLowerCase();if(isTldsAllow(tlds)){if(!tlds.allow.has(tld)){return(0,errors_1.errorCode)("DOMAIN_FORBIDDEN_TLDS")}}else if(tlds.deny.has(tld)){return(0,
errors_1.errorCode)("DOMAIN_FORBIDDEN_TLDS")}}for(let i=0;i<segments.length;++i){const segment=segments[i];if(!segment.length){return(0,errors_1.errorCode)("DOM\
AIN_EMPTY_SEGMENT")}if(segment.length>63){return(0,errors_1.errorCode)("DOMAIN_LONG_SEGMENT")}if(i<segments.length-1){if(options.allowUnderscore){if(!DOMAIN_UNDERSCORE_SEGMENT_RX.
test(segment)){return(0,errors_1.errorCode)("DOMAIN_INVALID_CHARS")}}else{if(!DOMAIN_SEGMENT_RX.test(segment)){return(0,errors_1.errorCode)("DOMAIN_INVALID_CHAR\
S")}}}else{if(!TLD_SEGMENT_RX.test(segment)){return(0,errors_1.errorCode)("DOMAIN_INVALID_TLDS_CHARS")}}}return null}exports.analyzeDomain=analyzeDomain;function isDomainValid(domain,options){
return!analyzeDomain(domain,options)}exports.isDomainValid=isDomainValid;function punycode(domain){if(domain.includes("%")){domain=domain.replace(/%/g,"%25")}try{
return new URL_IMPL(`http://${domain}`).host}catch(err){return domain}}function validateDomainOptions(options){if(!options){return}if(typeof options.tlds!=="obj\
ect"){throw new Error("Invalid options: tlds must be a boolean or an object")}if(isTldsAllow(options.tlds)){if(options.tlds.allow instanceof Set===false){throw new Error(
"Invalid options: tlds.allow must be a Set object or true")}if(options.tlds.deny){throw new Error("Invalid options: cannot specify both tlds.allow and tlds.deny\
 lists")}}else{if(options.tlds.deny instanceof Set===false){throw new Error("Invalid options: tlds.deny must be a Set object")}}}exports.validateDomainOptions=validateDomainOptions}});var require_email=__commonJS({"node_modules/@hapi/address/dist/email.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
isEmailValid=exports.analyzeEmail=void 0;var Util=__require("util");var domain_1=require_domain();var errors_1=require_errors();var NON_ASCII_RX=/[^\x00-\x7f]/;
var ENCODER_IMPL=new(Util.TextEncoder||TextEncoder);function analyzeEmail(email,options){return validateEmail(email,options)}exports.analyzeEmail=analyzeEmail;function isEmailValid2(email,options){
return!validateEmail(email,options)}exports.isEmailValid=isEmailValid2;function validateEmail(email,options={}){if(typeof email!=="string"){throw new Error("Inv\
alid input: email must be a string")}if(!email){return(0,errors_1.errorCode)("EMPTY_STRING")}const ascii=!NON_ASCII_RX.test(email);if(!ascii){if(options.allowUnicode===
false){return(0,errors_1.errorCode)("FORBIDDEN_UNICODE")}email=email.normalize("NFC")}const parts=email.split("@");if(parts.length!==2){return parts.length>2?(0,
errors_1.errorCode)("MULTIPLE_AT_CHAR"):(0,errors_1.errorCode)("MISSING_AT_CHAR")}const[local,domain]=parts;if(!local){return(0,errors_1.errorCode)("EMPTY_LOCAL")}
if(!options.ignoreLength){if(email.length>254){return(0,errors_1.errorCode)("ADDRESS_TOO_LONG")}if(ENCODER_IMPL.encode(local).length>64){return(0,errors_1.errorCode)(
"LOCAL_TOO_LONG")}}return validateLocal(local,ascii)||(0,domain_1.analyzeDomain)(domain,options)}function validateLocal(local,ascii){const segments=local.split(
".");for(const segment of segments){if(!segment.length){return(0,errors_1.errorCode)("EMPTY_LOCAL_SEGMENT")}if(ascii){if(!ATEXT_RX.test(segment)){return(0,errors_1.
errorCode)("INVALID_LOCAL_CHARS")}continue}for(const char of segment){if(ATEXT_RX.test(char)){continue}const binary=toBinary(char);if(!ATOM_RX.test(binary)){return(0,
errors_1.errorCode)("INVALID_LOCAL_CHARS")}}}return null}function toBinary(char){return Array.from(ENCODER_IMPL.encode(char),v=>String.fromCharCode(v)).join("")}
var ATEXT_RX=/^[\w!#\$%&'\*\+\-/=\?\^`\{\|\}~]+$/;var ATOM_RX=new RegExp(["(?:[\\xc2-\\xdf][\\x80-\\xbf])","(?:\\xe0[\\xa0-\\xbf][\\x80-\\xbf])|(?:[\\xe1-\\xec][\\x80-\\\
xbf]{2})|(?:\\xed[\\x80-\\x9f][\\x80-\\xbf])|(?:[\\xee-\\xef][\\x80-\\xbf]{2})","(?:\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2})|(?:[\\xf1-\\xf3][\\x80-\\xbf]{3})|(?:\\xf4[\\x80-\\x\
8f][\\x80-\\xbf]{2})"].join("|"))}});var require_assertError=__commonJS({"node_modules/@hapi/hoek/lib/assertError.js"(exports,module){"use strict";module.exports=class AssertError extends Error{name="\
AssertError";constructor(message,ctor){super(message||"Unknown error");if(typeof Error.captureStackTrace==="function"){Error.captureStackTrace(this,ctor)}}}}});var require_stringify=__commonJS({"node_modules/@hapi/hoek/lib/stringify.js"(exports,module){"use strict";module.exports=function(...args){try{return JSON.stringify(
...args)}catch(err){return"[Cannot display object: "+err.message+"]"}}}});var require_assert=__commonJS({"node_modules/@hapi/hoek/lib/assert.js"(exports,module){"use strict";var AssertError=require_assertError();var Stringify=require_stringify();
var assert=module.exports=function(condition,...args){if(condition){return}if(args.length===1&&args[0]instanceof Error){throw args[0]}const msgs=args.filter(arg=>arg!==
"").map(arg=>{return typeof arg==="string"?arg:arg instanceof Error?arg.message:Stringify(arg)});throw new AssertError(msgs.join(" "),assert)}}});var require_reach=__commonJS({"node_modules/@hapi/hoek/lib/reach.js"(exports,module){"use strict";var Assert=require_assert();var internals={};module.exports=function(obj,chain,options){
if(chain===false||chain===null||chain===void 0){return obj}options=options||{};if(typeof options==="string"){options={separator:options}}const isChainArray=Array.
isArray(chain);Assert(!isChainArray||!options.separator,"Separator option is not valid for array-based chain");const path=isChainArray?chain:chain.split(options.
separator||".");let ref=obj;for(let i=0;i<path.length;++i){let key2=path[i];const type=options.iterables&&internals.iterables(ref);if(Array.isArray(ref)||type===
"set"){const number=Number(key2);if(Number.isInteger(number)){key2=number<0?ref.length+number:number}}if(!ref||typeof ref==="function"&&options.functions===false||
!type&&ref[key2]===void 0){Assert(!options.strict||i+1===path.length,"Missing segment",key2,"in reach path ",chain);Assert(typeof ref==="object"||options.functions===
true||typeof ref!=="function","Invalid segment",key2,"in reach path ",chain);ref=options.default;break}if(!type){ref=ref[key2]}else if(type==="set"){ref=[...ref][key2]}else{
ref=ref.get(key2)}}return ref};internals.iterables=function(ref){if(ref instanceof Set){return"set"}if(ref instanceof Map){return"map"}}}});var require_types=__commonJS({"node_modules/@hapi/hoek/lib/types.js"(exports,module){"use strict";var internals={};exports=module.exports={array:Array.prototype,
buffer:Buffer&&Buffer.prototype,date:Date.prototype,error:Error.prototype,generic:Object.prototype,map:Map.prototype,promise:Promise.prototype,regex:RegExp.prototype,
set:Set.prototype,url:URL.prototype,weakMap:WeakMap.prototype,weakSet:WeakSet.prototype};internals.typeMap=new Map([["[object Error]",exports.error],["[object M\
ap]",exports.map],["[object Promise]",exports.promise],["[object Set]",exports.set],["[object URL]",exports.url],["[object WeakMap]",exports.weakMap],["[object \
WeakSet]",exports.weakSet]]);exports.getInternalProto=function(obj){if(Array.isArray(obj)){return exports.array}if(Buffer&&obj instanceof Buffer){return exports.
buffer}if(obj instanceof Date){return exports.date}if(obj instanceof RegExp){return exports.regex}if(obj instanceof Error){return exports.error}const objName=Object.
prototype.toString.call(obj);return internals.typeMap.get(objName)||exports.generic}}});var require_utils=__commonJS({"node_modules/@hapi/hoek/lib/utils.js"(exports){"use strict";exports.keys=function(obj,options={}){return options.symbols!==false?
Reflect.ownKeys(obj):Object.getOwnPropertyNames(obj)}}});var require_clone=__commonJS({"node_modules/@hapi/hoek/lib/clone.js"(exports,module){"use strict";var Reach=require_reach();var Types=require_types();var Utils=require_utils();
var internals={needsProtoHack:new Set([Types.set,Types.map,Types.weakSet,Types.weakMap]),structuredCloneExists:typeof structuredClone==="function"};module.exports=
internals.clone=function(obj,options={},_seen=null){if(typeof obj!=="object"||obj===null){return obj}let clone=internals.clone;let seen=_seen;if(options.shallow){
if(options.shallow!==true){return internals.cloneWithShallow(obj,options)}clone=value=>value}else if(seen){const lookup=seen.get(obj);if(lookup){return lookup}}else{
seen=new Map}const baseProto=Types.getInternalProto(obj);switch(baseProto){case Types.buffer:return Buffer?.from(obj);case Types.date:return new Date(obj.getTime());case Types.
regex:case Types.url:return new baseProto.constructor(obj)}const newObj=internals.base(obj,baseProto,options);if(newObj===obj){return obj}if(seen){seen.set(obj,
newObj)}if(baseProto===Types.set){for(const value of obj){newObj.add(clone(value,options,seen))}}else if(baseProto===Types.map){for(const[key2,value]of obj){newObj.
set(key2,clone(value,options,seen))}}const keys=Utils.keys(obj,options);for(const key2 of keys){if(key2==="__proto__"){continue}if(baseProto===Types.array&&key2===
"length"){newObj.length=obj.length;continue}if(internals.structuredCloneExists&&baseProto===Types.error&&key2==="stack"){continue}const descriptor=Object.getOwnPropertyDescriptor(
obj,key2);if(descriptor){if(descriptor.get||descriptor.set){Object.defineProperty(newObj,key2,descriptor)}else if(descriptor.enumerable){newObj[key2]=clone(obj[key2],
options,seen)}else{Object.defineProperty(newObj,key2,{enumerable:false,writable:true,configurable:true,value:clone(obj[key2],options,seen)})}}else{Object.defineProperty(
newObj,key2,{enumerable:true,writable:true,configurable:true,value:clone(obj[key2],options,seen)})}}return newObj};internals.cloneWithShallow=function(source,options){
const keys=options.shallow;options=Object.assign({},options);options.shallow=false;const seen=new Map;for(const key2 of keys){const ref=Reach(source,key2);if(typeof ref===
"object"||typeof ref==="function"){seen.set(ref,ref)}}return internals.clone(source,options,seen)};internals.base=function(obj,baseProto,options){if(options.prototype===
false){if(internals.needsProtoHack.has(baseProto)){return new baseProto.constructor}return baseProto===Types.array?[]:{}}const proto=Object.getPrototypeOf(obj);
if(proto&&proto.isImmutable){return obj}if(baseProto===Types.array){const newObj=[];if(proto!==baseProto){Object.setPrototypeOf(newObj,proto)}return newObj}else if(baseProto===
Types.error&&internals.structuredCloneExists&&(proto===baseProto||Error.isPrototypeOf(proto.constructor))){const err=structuredClone(obj);if(Object.getPrototypeOf(
err)!==proto){Object.setPrototypeOf(err,proto)}return err}if(internals.needsProtoHack.has(baseProto)){const newObj=new proto.constructor;if(proto!==baseProto){Object.
setPrototypeOf(newObj,proto)}return newObj}return Object.create(proto)}}});var require_merge=__commonJS({"node_modules/@hapi/hoek/lib/merge.js"(exports,module){"use strict";var Assert=require_assert();var Clone=require_clone();var Utils=require_utils();
var internals={};module.exports=internals.merge=function(target,source,options){Assert(target&&typeof target==="object","Invalid target value: must be an object");
Assert(source===null||source===void 0||typeof source==="object","Invalid source value: must be null, undefined, or an object");if(!source){return target}options=
Object.assign({nullOverride:true,mergeArrays:true},options);if(Array.isArray(source)){Assert(Array.isArray(target),"Cannot merge array onto an object");if(!options.
mergeArrays){target.length=0}for(let i=0;i<source.length;++i){target.push(Clone(source[i],{symbols:options.symbols}))}return target}const keys=Utils.keys(source,
options);for(let i=0;i<keys.length;++i){const key2=keys[i];if(key2==="__proto__"||!Object.prototype.propertyIsEnumerable.call(source,key2)){continue}const value=source[key2];
if(value&&typeof value==="object"){if(target[key2]===value){continue}if(!target[key2]||typeof target[key2]!=="object"||Array.isArray(target[key2])!==Array.isArray(
value)||value instanceof Date||Buffer&&Buffer.isBuffer(value)||value instanceof RegExp){target[key2]=Clone(value,{symbols:options.symbols})}else{internals.merge(
target[key2],value,options)}}else{if(value!==null&&value!==void 0){target[key2]=value}else if(options.nullOverride){target[key2]=value}}}return target}}});var require_applyToDefaults=__commonJS({"node_modules/@hapi/hoek/lib/applyToDefaults.js"(exports,module){"use strict";var Assert=require_assert();var Clone=require_clone();
var Merge=require_merge();var Reach=require_reach();var internals={};module.exports=function(defaults2,source,options={}){Assert(defaults2&&typeof defaults2==="\
object","Invalid defaults value: must be an object");Assert(!source||source===true||typeof source==="object","Invalid source value: must be true, falsy or an ob\
ject");Assert(typeof options==="object","Invalid options: must be an object");if(!source){return null}if(options.shallow){return internals.applyToDefaultsWithShallow(
defaults2,source,options)}const copy=Clone(defaults2);if(source===true){return copy}const nullOverride=options.nullOverride!==void 0?options.nullOverride:false;
return Merge(copy,source,{nullOverride,mergeArrays:false})};internals.applyToDefaultsWithShallow=function(defaults2,source,options){const keys=options.shallow;Assert(
Array.isArray(keys),"Invalid keys");const seen=new Map;const merge=source===true?null:new Set;for(let key2 of keys){key2=Array.isArray(key2)?key2:key2.split(".");
const ref=Reach(defaults2,key2);if(ref&&typeof ref==="object"){seen.set(ref,merge&&Reach(source,key2)||ref)}else if(merge){merge.add(key2)}}const copy=Clone(defaults2,
{},seen);if(!merge){return copy}for(const key2 of merge){internals.reachCopy(copy,source,key2)}const nullOverride=options.nullOverride!==void 0?options.nullOverride:
false;return Merge(copy,source,{nullOverride,mergeArrays:false})};internals.reachCopy=function(dst,src,path){for(const segment of path){if(!(segment in src)){return}
const val=src[segment];if(typeof val!=="object"||val===null){return}src=val}const value=src;let ref=dst;for(let i=0;i<path.length-1;++i){const segment=path[i];if(typeof ref[segment]!==
"object"){ref[segment]={}}ref=ref[segment]}ref[path[path.length-1]]=value}}});var require_bench=__commonJS({"node_modules/@hapi/hoek/lib/bench.js"(exports,module){"use strict";var internals={};module.exports=internals.Bench=class{constructor(){
this.ts=0;this.reset()}reset(){this.ts=internals.Bench.now()}elapsed(){return internals.Bench.now()-this.ts}static now(){const ts=process.hrtime();return ts[0]*
1e3+ts[1]/1e6}}}});var require_ignore=__commonJS({"node_modules/@hapi/hoek/lib/ignore.js"(exports,module){"use strict";module.exports=function(){}}});var require_block=__commonJS({"node_modules/@hapi/hoek/lib/block.js"(exports,module){"use strict";var Ignore=require_ignore();module.exports=function(){return new Promise(
Ignore)}}});var require_deepEqual=__commonJS({"node_modules/@hapi/hoek/lib/deepEqual.js"(exports,module){"use strict";var Types=require_types();var internals={mismatched:null};
module.exports=function(obj,ref,options){options=Object.assign({prototype:true},options);return!!internals.isDeepEqual(obj,ref,options,[])};internals.isDeepEqual=
function(obj,ref,options,seen){if(obj===ref){return obj!==0||1/obj===1/ref}const type=typeof obj;if(type!==typeof ref){return false}if(obj===null||ref===null){return false}
if(type==="function"){if(!options.deepFunction||obj.toString()!==ref.toString()){return false}}else if(type!=="object"){return obj!==obj&&ref!==ref}const instanceType=internals.
getSharedType(obj,ref,!!options.prototype);switch(instanceType){case Types.buffer:return Buffer&&Buffer.prototype.equals.call(obj,ref);case Types.promise:return obj===
ref;case Types.regex:case Types.url:return obj.toString()===ref.toString();case internals.mismatched:return false}for(let i=seen.length-1;i>=0;--i){if(seen[i].isSame(
obj,ref)){return true}}seen.push(new internals.SeenEntry(obj,ref));try{return!!internals.isDeepEqualObj(instanceType,obj,ref,options,seen)}finally{seen.pop()}};
internals.getSharedType=function(obj,ref,checkPrototype){if(checkPrototype){if(Object.getPrototypeOf(obj)!==Object.getPrototypeOf(ref)){return internals.mismatched}
return Types.getInternalProto(obj)}const type=Types.getInternalProto(obj);if(type!==Types.getInternalProto(ref)){return internals.mismatched}return type};internals.
valueOf=function(obj){const objValueOf=obj.valueOf;if(objValueOf===void 0){return obj}try{return objValueOf.call(obj)}catch(err){return err}};internals.hasOwnEnumerableProperty=
function(obj,key2){return Object.prototype.propertyIsEnumerable.call(obj,key2)};internals.isSetSimpleEqual=function(obj,ref){for(const entry of Set.prototype.values.
call(obj)){if(!Set.prototype.has.call(ref,entry)){return false}}return true};internals.isDeepEqualObj=function(instanceType,obj,ref,options,seen){const{isDeepEqual,
valueOf,hasOwnEnumerableProperty}=internals;const{keys,getOwnPropertySymbols}=Object;if(instanceType===Types.array){if(options.part){for(const objValue of obj){
for(const refValue of ref){if(isDeepEqual(objValue,refValue,options,seen)){return true}}}}else{if(obj.length!==ref.length){return false}for(let i=0;i<obj.length;++i){
if(!isDeepEqual(obj[i],ref[i],options,seen)){return false}}return true}}else if(instanceType===Types.set){if(obj.size!==ref.size){return false}if(!internals.isSetSimpleEqual(
obj,ref)){const ref2=new Set(Set.prototype.values.call(ref));for(const objEntry of Set.prototype.values.call(obj)){if(ref2.delete(objEntry)){continue}let found=false;
for(const refEntry of ref2){if(isDeepEqual(objEntry,refEntry,options,seen)){ref2.delete(refEntry);found=true;break}}if(!found){return false}}}}else if(instanceType===
Types.map){if(obj.size!==ref.size){return false}for(const[key2,value]of Map.prototype.entries.call(obj)){if(value===void 0&&!Map.prototype.has.call(ref,key2)){return false}
if(!isDeepEqual(value,Map.prototype.get.call(ref,key2),options,seen)){return false}}}else if(instanceType===Types.error){if(obj.name!==ref.name||obj.message!==ref.
message){return false}}const valueOfObj=valueOf(obj);const valueOfRef=valueOf(ref);if((obj!==valueOfObj||ref!==valueOfRef)&&!isDeepEqual(valueOfObj,valueOfRef,options,
seen)){return false}const objKeys=keys(obj);if(!options.part&&objKeys.length!==keys(ref).length&&!options.skip){return false}let skipped=0;for(const key2 of objKeys){
if(options.skip&&options.skip.includes(key2)){if(ref[key2]===void 0){++skipped}continue}if(!hasOwnEnumerableProperty(ref,key2)){return false}if(!isDeepEqual(obj[key2],
ref[key2],options,seen)){return false}}if(!options.part&&objKeys.length-skipped!==keys(ref).length){return false}if(options.symbols!==false){const objSymbols=getOwnPropertySymbols(
obj);const refSymbols=new Set(getOwnPropertySymbols(ref));for(const key2 of objSymbols){if(!options.skip?.includes(key2)){if(hasOwnEnumerableProperty(obj,key2)){
if(!hasOwnEnumerableProperty(ref,key2)){return false}if(!isDeepEqual(obj[key2],ref[key2],options,seen)){return false}}else if(hasOwnEnumerableProperty(ref,key2)){
return false}}refSymbols.delete(key2)}for(const key2 of refSymbols){if(hasOwnEnumerableProperty(ref,key2)){return false}}}return true};internals.SeenEntry=class{constructor(obj,ref){
this.obj=obj;this.ref=ref}isSame(obj,ref){return this.obj===obj&&this.ref===ref}}}});var require_escapeRegex=__commonJS({"node_modules/@hapi/hoek/lib/escapeRegex.js"(exports,module){"use strict";module.exports=function(string){return string.replace(
/[\^\$\.\*\+\-\?\=\!\:\|\\\/\(\)\[\]\{\}\,]/g,"\\$&")}}});var require_contain=__commonJS({"node_modules/@hapi/hoek/lib/contain.js"(exports,module){"use strict";var Assert=require_assert();var DeepEqual=require_deepEqual();
var EscapeRegex=require_escapeRegex();var Utils=require_utils();var internals={};module.exports=function(ref,values,options={}){if(typeof values!=="object"){values=
[values]}Assert(!Array.isArray(values)||values.length,"Values array cannot be empty");if(typeof ref==="string"){return internals.string(ref,values,options)}if(Array.
isArray(ref)){return internals.array(ref,values,options)}Assert(typeof ref==="object","Reference must be string or an object");return internals.object(ref,values,
options)};internals.array=function(ref,values,options){if(!Array.isArray(values)){values=[values]}if(!ref.length){return false}if(options.only&&options.once&&ref.
length!==values.length){return false}let compare;const map=new Map;for(const value of values){if(!options.deep||!value||typeof value!=="object"){const existing=map.
get(value);if(existing){++existing.allowed}else{map.set(value,{allowed:1,hits:0})}}else{compare=compare??internals.compare(options);let found=false;for(const[key2,
existing]of map.entries()){if(compare(key2,value)){++existing.allowed;found=true;break}}if(!found){map.set(value,{allowed:1,hits:0})}}}let hits=0;for(const item of ref){
let match;if(!options.deep||!item||typeof item!=="object"){match=map.get(item)}else{compare=compare??internals.compare(options);for(const[key2,existing]of map.entries()){
if(compare(key2,item)){match=existing;break}}}if(match){++match.hits;++hits;if(options.once&&match.hits>match.allowed){return false}}}if(options.only&&hits!==ref.
length){return false}for(const match of map.values()){if(match.hits===match.allowed){continue}if(match.hits<match.allowed&&!options.part){return false}}return!!hits};
internals.object=function(ref,values,options){Assert(options.once===void 0,"Cannot use option once with object");const keys=Utils.keys(ref,options);if(!keys.length){
return false}if(Array.isArray(values)){return internals.array(keys,values,options)}const symbols=Object.getOwnPropertySymbols(values).filter(sym=>values.propertyIsEnumerable(
sym));const targets=[...Object.keys(values),...symbols];const compare=internals.compare(options);const set=new Set(targets);for(const key2 of keys){if(!set.has(
key2)){if(options.only){return false}continue}if(!compare(values[key2],ref[key2])){return false}set.delete(key2)}if(set.size){return options.part?set.size<targets.
length:false}return true};internals.string=function(ref,values,options){if(ref===""){return values.length===1&&values[0]===""||!options.once&&!values.some(v=>v!==
"")}const map=new Map;const patterns=[];for(const value of values){Assert(typeof value==="string","Cannot compare string reference to non-string value");if(value){
const existing=map.get(value);if(existing){++existing.allowed}else{map.set(value,{allowed:1,hits:0});patterns.push(EscapeRegex(value))}}else if(options.once||options.
only){return false}}if(!patterns.length){return true}const regex=new RegExp(`(${patterns.join("|")})`,"g");const leftovers=ref.replace(regex,($0,$1)=>{++map.get(
$1).hits;return""});if(options.only&&leftovers){return false}let any=false;for(const match of map.values()){if(match.hits){any=true}if(match.hits===match.allowed){
continue}if(match.hits<match.allowed&&!options.part){return false}if(options.once){return false}}return!!any};internals.compare=function(options){if(!options.deep){
return internals.shallow}const hasOnly=options.only!==void 0;const hasPart=options.part!==void 0;const flags={prototype:hasOnly?options.only:hasPart?!options.part:
false,part:hasOnly?!options.only:hasPart?options.part:false};return(a,b)=>DeepEqual(a,b,flags)};internals.shallow=function(a,b){return a===b}}});var require_escapeHeaderAttribute=__commonJS({"node_modules/@hapi/hoek/lib/escapeHeaderAttribute.js"(exports,module){"use strict";var Assert=require_assert();module.
exports=function(attribute){Assert(/^[ \w\!#\$%&'\(\)\*\+,\-\.\/\:;<\=>\?@\[\]\^`\{\|\}~\"\\]*$/.test(attribute),"Bad attribute value ("+attribute+")");return attribute.
replace(/\\/g,"\\\\").replace(/\"/g,'\\"')}}});var require_escapeHtml=__commonJS({"node_modules/@hapi/hoek/lib/escapeHtml.js"(exports,module){"use strict";var internals={};module.exports=function(input){if(!input){
return""}let escaped="";for(let i=0;i<input.length;++i){const charCode=input.charCodeAt(i);if(internals.isSafe(charCode)){escaped+=input[i]}else{escaped+=internals.
escapeHtmlChar(charCode)}}return escaped};internals.escapeHtmlChar=function(charCode){const namedEscape=internals.namedHtml.get(charCode);if(namedEscape){return namedEscape}
if(charCode>=256){return"&#"+charCode+";"}const hexValue=charCode.toString(16).padStart(2,"0");return`&#x${hexValue};`};internals.isSafe=function(charCode){return internals.
safeCharCodes.has(charCode)};internals.namedHtml=new Map([[38,"&amp;"],[60,"&lt;"],[62,"&gt;"],[34,"&quot;"],[160,"&nbsp;"],[162,"&cent;"],[163,"&pound;"],[164,
"&curren;"],[169,"&copy;"],[174,"&reg;"]]);internals.safeCharCodes=(function(){const safe=new Set;for(let i=32;i<123;++i){if(i>=97||i>=65&&i<=90||i>=48&&i<=57||
i===32||i===46||i===44||i===45||i===58||i===95){safe.add(i)}}return safe})()}});var require_escapeJson=__commonJS({"node_modules/@hapi/hoek/lib/escapeJson.js"(exports,module){"use strict";var internals={};module.exports=function(input){if(!input){
return""}return input.replace(/[<>&\u2028\u2029]/g,internals.escape)};internals.escape=function(char){return internals.replacements.get(char)};internals.replacements=
new Map([["<","\\u003c"],[">","\\u003e"],["&","\\u0026"],["\u2028","\\u2028"],["\u2029","\\u2029"]])}});var require_flatten=__commonJS({"node_modules/@hapi/hoek/lib/flatten.js"(exports,module){"use strict";var internals={};module.exports=internals.flatten=function(array,target){
const result=target||[];for(const entry of array){if(Array.isArray(entry)){internals.flatten(entry,result)}else{result.push(entry)}}return result}}});var require_intersect=__commonJS({"node_modules/@hapi/hoek/lib/intersect.js"(exports,module){"use strict";var internals={};module.exports=function(array1,array2,options={}){
if(!array1||!array2){return options.first?null:[]}const common=[];const hash=Array.isArray(array1)?new Set(array1):array1;const found=new Set;for(const value of array2){
if(internals.has(hash,value)&&!found.has(value)){if(options.first){return value}common.push(value);found.add(value)}}return options.first?null:common};internals.
has=function(ref,key2){if(typeof ref.has==="function"){return ref.has(key2)}return ref[key2]!==void 0}}});var require_isPromise=__commonJS({"node_modules/@hapi/hoek/lib/isPromise.js"(exports,module){"use strict";module.exports=function(promise){return typeof promise?.
then==="function"}}});var require_once=__commonJS({"node_modules/@hapi/hoek/lib/once.js"(exports,module){"use strict";var internals={wrapped:Symbol("wrapped")};module.exports=function(method){
if(method[internals.wrapped]){return method}let once2=false;const wrappedFn=function(...args){if(!once2){once2=true;method(...args)}};wrappedFn[internals.wrapped]=
true;return wrappedFn}}});var require_reachTemplate=__commonJS({"node_modules/@hapi/hoek/lib/reachTemplate.js"(exports,module){"use strict";var Reach=require_reach();module.exports=function(obj,template,options){
return template.replace(/{([^{}]+)}/g,($0,chain)=>{const value=Reach(obj,chain,options);return value??""})}}});var require_wait=__commonJS({"node_modules/@hapi/hoek/lib/wait.js"(exports,module){"use strict";var internals={maxTimer:2**31-1};module.exports=function(timeout,returnValue,options){
if(typeof timeout==="bigint"){timeout=Number(timeout)}if(timeout>=Number.MAX_SAFE_INTEGER){timeout=Infinity}if(typeof timeout!=="number"&&timeout!==void 0){throw new TypeError(
"Timeout must be a number or bigint")}return new Promise(resolve2=>{const _setTimeout=options?options.setTimeout:setTimeout;const activate=()=>{const time=Math.
min(timeout,internals.maxTimer);timeout-=time;_setTimeout(()=>timeout>0?activate():resolve2(returnValue),time)};if(timeout!==Infinity){activate()}})}}});var require_lib=__commonJS({"node_modules/@hapi/hoek/lib/index.js"(exports){"use strict";exports.applyToDefaults=require_applyToDefaults();exports.assert=require_assert();
exports.AssertError=require_assertError();exports.Bench=require_bench();exports.block=require_block();exports.clone=require_clone();exports.contain=require_contain();
exports.deepEqual=require_deepEqual();exports.escapeHeaderAttribute=require_escapeHeaderAttribute();exports.escapeHtml=require_escapeHtml();exports.escapeJson=require_escapeJson();
exports.escapeRegex=require_escapeRegex();exports.flatten=require_flatten();exports.ignore=require_ignore();exports.intersect=require_intersect();exports.isPromise=
require_isPromise();exports.merge=require_merge();exports.once=require_once();exports.reach=require_reach();exports.reachTemplate=require_reachTemplate();exports.
stringify=require_stringify();exports.wait=require_wait()}});var require_uri=__commonJS({"node_modules/@hapi/address/dist/uri.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.uriRegex=
exports.ipVersions=void 0;var hoek_1=require_lib();function generate(){const rfc39862={};const hexDigit="\\dA-Fa-f";const hexDigitOnly="["+hexDigit+"]";const unreserved="\
\\w-\\.~";const subDelims="!\\$&'\\(\\)\\*\\+,;=";const pctEncoded="%"+hexDigit;const pchar=unreserved+pctEncoded+subDelims+":@";const pcharOnly="["+pchar+"]";const decOctect="\
(?:0{0,2}\\d|0?[1-9]\\d|1\\d\\d|2[0-4]\\d|25[0-5])";rfc39862.ipv4address="(?:"+decOctect+"\\.){3}"+decOctect;const h16=hexDigitOnly+"{1,4}";const ls32="(?:"+h16+
":"+h16+"|"+rfc39862.ipv4address+")";const IPv6SixHex="(?:"+h16+":){6}"+ls32;const IPv6FiveHex="::(?:"+h16+":){5}"+ls32;const IPv6FourHex="(?:"+h16+")?::(?:"+h16+
":){4}"+ls32;const IPv6ThreeHex="(?:(?:"+h16+":){0,1}"+h16+")?::(?:"+h16+":){3}"+ls32;const IPv6TwoHex="(?:(?:"+h16+":){0,2}"+h16+")?::(?:"+h16+":){2}"+ls32;const IPv6OneHex="\
(?:(?:"+h16+":){0,3}"+h16+")?::"+h16+":"+ls32;const IPv6NoneHex="(?:(?:"+h16+":){0,4}"+h16+")?::"+ls32;const IPv6NoneHex2="(?:(?:"+h16+":){0,5}"+h16+")?::"+h16;
const IPv6NoneHex3="(?:(?:"+h16+":){0,6}"+h16+")?::";rfc39862.ipv4Cidr="(?:\\d|[1-2]\\d|3[0-2])";rfc39862.ipv6Cidr="(?:0{0,2}\\d|0?[1-9]\\d|1[01]\\d|12[0-8])";rfc39862.
ipv6address="(?:"+IPv6SixHex+"|"+IPv6FiveHex+"|"+IPv6FourHex+"|"+IPv6ThreeHex+"|"+IPv6TwoHex+"|"+IPv6OneHex+"|"+IPv6NoneHex+"|"+IPv6NoneHex2+"|"+IPv6NoneHex3+")";
rfc39862.ipvFuture="v"+hexDigitOnly+"+\\.["+unreserved+subDelims+":]+";rfc39862.scheme="[a-zA-Z][a-zA-Z\\d+-\\.]*";rfc39862.schemeRegex=new RegExp(rfc39862.scheme);
const userinfo="["+unreserved+pctEncoded+subDelims+":]*";const IPLiteral="\\[(?:"+rfc39862.ipv6address+"|"+rfc39862.ipvFuture+")\\]";const regName="["+unreserved+
pctEncoded+subDelims+"]{1,255}";const host="(?:"+IPLiteral+"|"+rfc39862.ipv4address+"|"+regName+")";const port="\\d*";const authority="(?:"+userinfo+"@)?"+host+
"(?::"+port+")?";const authorityCapture="(?:"+userinfo+"@)?("+host+")(?::"+port+")?";const segment=pcharOnly+"*";const segmentNz=pcharOnly+"+";const segmentNzNc="\
["+unreserved+pctEncoded+subDelims+"@]+";const pathEmpty="";const pathAbEmpty="(?:\\/"+segment+")*";const pathAbsolute="\\/(?:"+segmentNz+pathAbEmpty+")?";const pathRootless=segmentNz+
pathAbEmpty;const pathNoScheme=segmentNzNc+pathAbEmpty;const pathAbNoAuthority="(?:\\/\\/\\/"+segment+pathAbEmpty+")";rfc39862.hierPart="(?:(?:\\/\\/"+authority+
pathAbEmpty+")|"+pathAbsolute+"|"+pathRootless+"|"+pathAbNoAuthority+")";rfc39862.hierPartCapture="(?:(?:\\/\\/"+authorityCapture+pathAbEmpty+")|"+pathAbsolute+
"|"+pathRootless+")";rfc39862.relativeRef="(?:(?:\\/\\/"+authority+pathAbEmpty+")|"+pathAbsolute+"|"+pathNoScheme+"|"+pathEmpty+")";rfc39862.relativeRefCapture=
"(?:(?:\\/\\/"+authorityCapture+pathAbEmpty+")|"+pathAbsolute+"|"+pathNoScheme+"|"+pathEmpty+")";rfc39862.query="["+pchar+"\\/\\?]*(?=#|$)";rfc39862.queryWithSquareBrackets=
"["+pchar+"\\[\\]\\/\\?]*(?=#|$)";rfc39862.fragment="["+pchar+"\\/\\?]*";return rfc39862}var rfc3986=generate();exports.ipVersions={v4Cidr:rfc3986.ipv4Cidr,v6Cidr:rfc3986.
ipv6Cidr,ipv4:rfc3986.ipv4address,ipv6:rfc3986.ipv6address,ipvfuture:rfc3986.ipvFuture};function createRegex(options){const rfc=rfc3986;const query=options.allowQuerySquareBrackets?
rfc.queryWithSquareBrackets:rfc.query;const suffix="(?:\\?"+query+")?(?:#"+rfc.fragment+")?";const relative=options.domain?rfc.relativeRefCapture:rfc.relativeRef;
if(options.relativeOnly){return wrap(relative+suffix)}let customScheme="";if(options.scheme){(0,hoek_1.assert)(options.scheme instanceof RegExp||typeof options.
scheme==="string"||Array.isArray(options.scheme),"scheme must be a RegExp, String, or Array");const schemes=[].concat(options.scheme);(0,hoek_1.assert)(schemes.
length>=1,"scheme must have at least 1 scheme specified");const selections=[];for(let i=0;i<schemes.length;++i){const scheme2=schemes[i];(0,hoek_1.assert)(scheme2 instanceof
RegExp||typeof scheme2==="string","scheme at position "+i+" must be a RegExp or String");if(scheme2 instanceof RegExp){selections.push(scheme2.source.toString())}else{
(0,hoek_1.assert)(rfc.schemeRegex.test(scheme2),"scheme at position "+i+" must be a valid scheme");selections.push((0,hoek_1.escapeRegex)(scheme2))}}customScheme=
selections.join("|")}const scheme=customScheme?"(?:"+customScheme+")":rfc.scheme;const absolute="(?:"+scheme+":"+(options.domain?rfc.hierPartCapture:rfc.hierPart)+
")";const prefix=options.allowRelative?"(?:"+absolute+"|"+relative+")":absolute;return wrap(prefix+suffix,customScheme)}function wrap(raw,scheme=null){raw=`(?=.\
)(?!https?:/(?:$|[^/]))(?!https?:///)(?!https?:[^/])${raw}`;return{raw,regex:new RegExp(`^${raw}$`),scheme}}var genericUriRegex=createRegex({});function uriRegex(options={}){
if(options.scheme||options.allowRelative||options.relativeOnly||options.allowQuerySquareBrackets||options.domain){return createRegex(options)}return genericUriRegex}
exports.uriRegex=uriRegex}});var require_ip=__commonJS({"node_modules/@hapi/address/dist/ip.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.ipRegex=
void 0;var hoek_1=require_lib();var uri_1=require_uri();function ipRegex(options={}){const cidr=options.cidr||"optional";(0,hoek_1.assert)(["required","optional",
"forbidden"].includes(cidr),"options.cidr must be one of required, optional, forbidden");(0,hoek_1.assert)(options.version===void 0||typeof options.version==="s\
tring"||Array.isArray(options.version),"options.version must be a string or an array of string");let versions=options.version||["ipv4","ipv6","ipvfuture"];if(!Array.
isArray(versions)){versions=[versions]}(0,hoek_1.assert)(versions.length>=1,"options.version must have at least 1 version specified");for(const version of versions){
(0,hoek_1.assert)(typeof version==="string"&&version===version.toLowerCase(),"Invalid options.version value");(0,hoek_1.assert)(["ipv4","ipv6","ipvfuture"].includes(
version),"options.version contains unknown version "+version+" - must be one of ipv4, ipv6, ipvfuture")}versions=Array.from(new Set(versions));const parts=versions.
map(version=>{if(cidr==="forbidden"){return uri_1.ipVersions[version]}const cidrpart=`\\/${version==="ipv4"?uri_1.ipVersions.v4Cidr:uri_1.ipVersions.v6Cidr}`;if(cidr===
"required"){return`${uri_1.ipVersions[version]}${cidrpart}`}return`${uri_1.ipVersions[version]}(?:${cidrpart})?`});const raw=`(?:${parts.join("|")})`;const regex=new RegExp(
`^${raw}$`);return{cidr,versions,regex,raw}}exports.ipRegex=ipRegex}});var require_decode=__commonJS({"node_modules/@hapi/address/dist/decode.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
uriDecode=void 0;var HEX={"0":0,"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"9":9,a:10,A:10,b:11,B:11,c:12,C:12,d:13,D:13,e:14,E:14,f:15,F:15};var UTF8={accept:12,
reject:0,data:[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,
2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,7,7,7,7,7,7,7,7,
7,7,7,7,8,7,7,10,9,9,9,11,4,4,4,4,4,4,4,4,4,4,4,0,0,0,0,0,0,0,0,0,0,0,0,12,0,0,0,0,24,36,48,60,72,84,96,0,12,12,12,0,0,0,0,0,0,0,0,0,0,0,24,0,0,0,0,0,0,0,0,0,24,
24,24,0,0,0,0,0,0,0,0,0,24,24,0,0,0,0,0,0,0,0,0,0,48,48,48,0,0,0,0,0,0,0,0,0,0,48,48,0,0,0,0,0,0,0,0,0,48,0,0,0,0,0,0,0,0,0,0,127,63,63,63,0,31,15,15,15,7,7,7]};
function uriDecode(string){let percentPos=string.indexOf("%");if(percentPos===-1){return string}let decoded="";let last=0;let codepoint=0;let startOfOctets=percentPos;
let state=UTF8.accept;while(percentPos>-1&&percentPos<string.length){const high=resolveHex(string[percentPos+1],4);const low=resolveHex(string[percentPos+2],0);
const byte=high|low;const type=UTF8.data[byte];state=UTF8.data[256+state+type];codepoint=codepoint<<6|byte&UTF8.data[364+type];if(state===UTF8.accept){decoded+=
string.slice(last,startOfOctets);decoded+=codepoint<=65535?String.fromCharCode(codepoint):String.fromCharCode(55232+(codepoint>>10),56320+(codepoint&1023));codepoint=
0;last=percentPos+3;percentPos=string.indexOf("%",last);startOfOctets=percentPos;continue}if(state===UTF8.reject){return null}percentPos+=3;if(percentPos>=string.
length||string[percentPos]!=="%"){return null}}return decoded+string.slice(last)}exports.uriDecode=uriDecode;function resolveHex(char,shift){const i=HEX[char];return i===
void 0?255:i<<shift}}});var require_dist=__commonJS({"node_modules/@hapi/address/dist/index.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||(Object.create?
(function(o,m,k,k2){if(k2===void 0)k2=k;var desc=Object.getOwnPropertyDescriptor(m,k);if(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable)){desc=
{enumerable:true,get:function(){return m[k]}}}Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){if(k2===void 0)k2=k;o[k2]=m[k]}));var __exportStar=exports&&
exports.__exportStar||function(m,exports2){for(var p in m)if(p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p))__createBinding(exports2,m,p)};Object.
defineProperty(exports,"__esModule",{value:true});exports.uriDecode=exports.uriRegex=exports.ipRegex=exports.errorCodes=void 0;__exportStar(require_domain(),exports);
__exportStar(require_email(),exports);var errors_1=require_errors();Object.defineProperty(exports,"errorCodes",{enumerable:true,get:function(){return errors_1.errorCodes}});
var ip_1=require_ip();Object.defineProperty(exports,"ipRegex",{enumerable:true,get:function(){return ip_1.ipRegex}});var uri_1=require_uri();Object.defineProperty(
exports,"uriRegex",{enumerable:true,get:function(){return uri_1.uriRegex}});var decode_1=require_decode();Object.defineProperty(exports,"uriDecode",{enumerable:true,
get:function(){return decode_1.uriDecode}})}});var require_postgres_array=__commonJS({"node_modules/postgres-array/index.js"(exports){"use strict";exports.parse=function(source,transform){return new ArrayParser(
source,transform).parse()};var ArrayParser=class _ArrayParser{constructor(source,transform){this.source=source;this.transform=transform||identity;this.position=
0;this.entries=[];this.recorded=[];this.dimension=0}isEof(){return this.position>=this.source.length}nextCharacter(){var character=this.source[this.position++];
if(character==="\\"){return{value:this.source[this.position++],escaped:true}}return{value:character,escaped:false}}record(character){this.recorded.push(character)}newEntry(includeEmpty){
var entry;if(this.recorded.length>0||includeEmpty){entry=this.recorded.join("");if(entry==="NULL"&&!includeEmpty){entry=null}if(entry!==null)entry=this.transform(
entry);this.entries.push(entry);this.recorded=[]}}consumeDimensions(){if(this.source[0]==="["){while(!this.isEof()){var char=this.nextCharacter();if(char.value===
"=")break}}}parse(nested){var character,parser,quote;this.consumeDimensions();while(!this.isEof()){character=this.nextCharacter();if(character.value==="{"&&!quote){
this.dimension++;if(this.dimension>1){parser=new _ArrayParser(this.source.substr(this.position-1),this.transform);this.entries.push(parser.parse(true));this.position+=
parser.position-2}}else if(character.value==="}"&&!quote){this.dimension--;if(!this.dimension){this.newEntry();if(nested)return this.entries}}else if(character.
value==='"'&&!character.escaped){if(quote)this.newEntry(true);quote=!quote}else if(character.value===","&&!quote){this.newEntry()}else{this.record(character.value)}}
if(this.dimension!==0){throw new Error("array dimension not balanced")}return this.entries}};function identity(value){return value}}});var require_arrayParser=__commonJS({"node_modules/pg-types/lib/arrayParser.js"(exports,module){var array=require_postgres_array();module.exports={create:function(source,transform){
return{parse:function(){return array.parse(source,transform)}}}}}});var require_postgres_date=__commonJS({"node_modules/postgres-date/index.js"(exports,module){"use strict";var DATE_TIME=/(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/;
var DATE=/^(\d{1,})-(\d{2})-(\d{2})( BC)?$/;var TIME_ZONE=/([Z+-])(\d{2})?:?(\d{2})?:?(\d{2})?/;var INFINITY=/^-?infinity$/;module.exports=function parseDate(isoDate){
if(INFINITY.test(isoDate)){return Number(isoDate.replace("i","I"))}var matches=DATE_TIME.exec(isoDate);if(!matches){return getDate(isoDate)||null}var isBC=!!matches[8];
var year=parseInt(matches[1],10);if(isBC){year=bcYearToNegativeYear(year)}var month=parseInt(matches[2],10)-1;var day=matches[3];var hour=parseInt(matches[4],10);
var minute=parseInt(matches[5],10);var second=parseInt(matches[6],10);var ms=matches[7];ms=ms?1e3*parseFloat(ms):0;var date;var offset=timeZoneOffset(isoDate);if(offset!=
null){date=new Date(Date.UTC(year,month,day,hour,minute,second,ms));if(is0To99(year)){date.setUTCFullYear(year)}if(offset!==0){date.setTime(date.getTime()-offset)}}else{
date=new Date(year,month,day,hour,minute,second,ms);if(is0To99(year)){date.setFullYear(year)}}return date};function getDate(isoDate){var matches=DATE.exec(isoDate);
if(!matches){return}var year=parseInt(matches[1],10);var isBC=!!matches[4];if(isBC){year=bcYearToNegativeYear(year)}var month=parseInt(matches[2],10)-1;var day=matches[3];
var date=new Date(year,month,day);if(is0To99(year)){date.setFullYear(year)}return date}function timeZoneOffset(isoDate){if(isoDate.endsWith("+00")){return 0}var zone=TIME_ZONE.
exec(isoDate.split(" ")[1]);if(!zone)return;var type=zone[1];if(type==="Z"){return 0}var sign=type==="-"?-1:1;var offset=parseInt(zone[2],10)*3600+parseInt(zone[3]||
0,10)*60+parseInt(zone[4]||0,10);return offset*sign*1e3}function bcYearToNegativeYear(year){return-(year-1)}function is0To99(num){return num>=0&&num<100}}});var require_mutable=__commonJS({"node_modules/xtend/mutable.js"(exports,module){module.exports=extend;var hasOwnProperty=Object.prototype.hasOwnProperty;function extend(target){
for(var i=1;i<arguments.length;i++){var source=arguments[i];for(var key2 in source){if(hasOwnProperty.call(source,key2)){target[key2]=source[key2]}}}return target}}});var require_postgres_interval=__commonJS({"node_modules/postgres-interval/index.js"(exports,module){"use strict";var extend=require_mutable();module.exports=PostgresInterval;
function PostgresInterval(raw){if(!(this instanceof PostgresInterval)){return new PostgresInterval(raw)}extend(this,parse2(raw))}var properties=["seconds","minu\
tes","hours","days","months","years"];PostgresInterval.prototype.toPostgres=function(){var filtered=properties.filter(this.hasOwnProperty,this);if(this.milliseconds&&
filtered.indexOf("seconds")<0){filtered.push("seconds")}if(filtered.length===0)return"0";return filtered.map(function(property){var value=this[property]||0;if(property===
"seconds"&&this.milliseconds){value=(value+this.milliseconds/1e3).toFixed(6).replace(/\.?0+$/,"")}return value+" "+property},this).join(" ")};var propertiesISOEquivalent={
years:"Y",months:"M",days:"D",hours:"H",minutes:"M",seconds:"S"};var dateProperties=["years","months","days"];var timeProperties=["hours","minutes","seconds"];PostgresInterval.
prototype.toISOString=PostgresInterval.prototype.toISO=function(){var datePart=dateProperties.map(buildProperty,this).join("");var timePart=timeProperties.map(buildProperty,
this).join("");return"P"+datePart+"T"+timePart;function buildProperty(property){var value=this[property]||0;if(property==="seconds"&&this.milliseconds){value=(value+
this.milliseconds/1e3).toFixed(6).replace(/0+$/,"")}return value+propertiesISOEquivalent[property]}};var NUMBER="([+-]?\\d+)";var YEAR=NUMBER+"\\s+years?";var MONTH=NUMBER+
"\\s+mons?";var DAY=NUMBER+"\\s+days?";var TIME="([+-])?([\\d]*):(\\d\\d):(\\d\\d)\\.?(\\d{1,6})?";var INTERVAL=new RegExp([YEAR,MONTH,DAY,TIME].map(function(regexString){
return"("+regexString+")?"}).join("\\s*"));var positions={years:2,months:4,days:6,hours:9,minutes:10,seconds:11,milliseconds:12};var negatives=["hours","minutes",
"seconds","milliseconds"];function parseMilliseconds(fraction){var microseconds=fraction+"000000".slice(fraction.length);return parseInt(microseconds,10)/1e3}function parse2(interval){
if(!interval)return{};var matches=INTERVAL.exec(interval);var isNegative=matches[8]==="-";return Object.keys(positions).reduce(function(parsed,property){var position=positions[property];
var value=matches[position];if(!value)return parsed;value=property==="milliseconds"?parseMilliseconds(value):parseInt(value,10);if(!value)return parsed;if(isNegative&&
~negatives.indexOf(property)){value*=-1}parsed[property]=value;return parsed},{})}}});var require_postgres_bytea=__commonJS({"node_modules/postgres-bytea/index.js"(exports,module){"use strict";var bufferFrom=Buffer.from||Buffer;module.exports=function parseBytea(input){
if(/^\\x/.test(input)){return bufferFrom(input.substr(2),"hex")}var output="";var i=0;while(i<input.length){if(input[i]!=="\\"){output+=input[i];++i}else{if(/[0-7]{3}/.
test(input.substr(i+1,3))){output+=String.fromCharCode(parseInt(input.substr(i+1,3),8));i+=4}else{var backslashes=1;while(i+backslashes<input.length&&input[i+backslashes]===
"\\"){backslashes++}for(var k=0;k<Math.floor(backslashes/2);++k){output+="\\"}i+=Math.floor(backslashes/2)*2}}}return bufferFrom(output,"binary")}}});var require_textParsers=__commonJS({"node_modules/pg-types/lib/textParsers.js"(exports,module){var array=require_postgres_array();var arrayParser=require_arrayParser();
var parseDate=require_postgres_date();var parseInterval=require_postgres_interval();var parseByteA=require_postgres_bytea();function allowNull(fn){return function nullAllowed(value){
if(value===null)return value;return fn(value)}}function parseBool(value){if(value===null)return value;return value==="TRUE"||value==="t"||value==="true"||value===
"y"||value==="yes"||value==="on"||value==="1"}function parseBoolArray(value){if(!value)return null;return array.parse(value,parseBool)}function parseBaseTenInt(string){
return parseInt(string,10)}function parseIntegerArray(value){if(!value)return null;return array.parse(value,allowNull(parseBaseTenInt))}function parseBigIntegerArray(value){
if(!value)return null;return array.parse(value,allowNull(function(entry){return parseBigInteger(entry).trim()}))}var parsePointArray=function(value){if(!value){
return null}var p=arrayParser.create(value,function(entry){if(entry!==null){entry=parsePoint(entry)}return entry});return p.parse()};var parseFloatArray=function(value){
if(!value){return null}var p=arrayParser.create(value,function(entry){if(entry!==null){entry=parseFloat(entry)}return entry});return p.parse()};var parseStringArray=function(value){
if(!value){return null}var p=arrayParser.create(value);return p.parse()};var parseDateArray=function(value){if(!value){return null}var p=arrayParser.create(value,
function(entry){if(entry!==null){entry=parseDate(entry)}return entry});return p.parse()};var parseIntervalArray=function(value){if(!value){return null}var p=arrayParser.
create(value,function(entry){if(entry!==null){entry=parseInterval(entry)}return entry});return p.parse()};var parseByteAArray=function(value){if(!value){return null}
return array.parse(value,allowNull(parseByteA))};var parseInteger=function(value){return parseInt(value,10)};var parseBigInteger=function(value){var valStr=String(
value);if(/^\d+$/.test(valStr)){return valStr}return value};var parseJsonArray=function(value){if(!value){return null}return array.parse(value,allowNull(JSON.parse))};
var parsePoint=function(value){if(value[0]!=="("){return null}value=value.substring(1,value.length-1).split(",");return{x:parseFloat(value[0]),y:parseFloat(value[1])}};
var parseCircle=function(value){if(value[0]!=="<"&&value[1]!=="("){return null}var point="(";var radius="";var pointParsed=false;for(var i=2;i<value.length-1;i++){
if(!pointParsed){point+=value[i]}if(value[i]===")"){pointParsed=true;continue}else if(!pointParsed){continue}if(value[i]===","){continue}radius+=value[i]}var result=parsePoint(
point);result.radius=parseFloat(radius);return result};var init=function(register){register(20,parseBigInteger);register(21,parseInteger);register(23,parseInteger);
register(26,parseInteger);register(700,parseFloat);register(701,parseFloat);register(16,parseBool);register(1082,parseDate);register(1114,parseDate);register(1184,
parseDate);register(600,parsePoint);register(651,parseStringArray);register(718,parseCircle);register(1e3,parseBoolArray);register(1001,parseByteAArray);register(
1005,parseIntegerArray);register(1007,parseIntegerArray);register(1028,parseIntegerArray);register(1016,parseBigIntegerArray);register(1017,parsePointArray);register(
1021,parseFloatArray);register(1022,parseFloatArray);register(1231,parseFloatArray);register(1014,parseStringArray);register(1015,parseStringArray);register(1008,
parseStringArray);register(1009,parseStringArray);register(1040,parseStringArray);register(1041,parseStringArray);register(1115,parseDateArray);register(1182,parseDateArray);
register(1185,parseDateArray);register(1186,parseInterval);register(1187,parseIntervalArray);register(17,parseByteA);register(114,JSON.parse.bind(JSON));register(
3802,JSON.parse.bind(JSON));register(199,parseJsonArray);register(3807,parseJsonArray);register(3907,parseStringArray);register(2951,parseStringArray);register(
791,parseStringArray);register(1183,parseStringArray);register(1270,parseStringArray)};module.exports={init}}});var require_pg_int8=__commonJS({"node_modules/pg-int8/index.js"(exports,module){"use strict";var BASE=1e6;function readInt8(buffer){var high=buffer.readInt32BE(
0);var low=buffer.readUInt32BE(4);var sign="";if(high<0){high=~high+(low===0);low=~low+1>>>0;sign="-"}var result="";var carry;var t;var digits;var pad;var l;var i;
{carry=high%BASE;high=high/BASE>>>0;t=4294967296*carry+low;low=t/BASE>>>0;digits=""+(t-BASE*low);if(low===0&&high===0){return sign+digits+result}pad="";l=6-digits.
length;for(i=0;i<l;i++){pad+="0"}result=pad+digits+result}{carry=high%BASE;high=high/BASE>>>0;t=4294967296*carry+low;low=t/BASE>>>0;digits=""+(t-BASE*low);if(low===
0&&high===0){return sign+digits+result}pad="";l=6-digits.length;for(i=0;i<l;i++){pad+="0"}result=pad+digits+result}{carry=high%BASE;high=high/BASE>>>0;t=4294967296*
carry+low;low=t/BASE>>>0;digits=""+(t-BASE*low);if(low===0&&high===0){return sign+digits+result}pad="";l=6-digits.length;for(i=0;i<l;i++){pad+="0"}result=pad+digits+
result}{carry=high%BASE;t=4294967296*carry+low;digits=""+t%BASE;return sign+digits+result}}module.exports=readInt8}});var require_binaryParsers=__commonJS({"node_modules/pg-types/lib/binaryParsers.js"(exports,module){var parseInt64=require_pg_int8();var parseBits=function(data,bits,offset,invert,callback){
offset=offset||0;invert=invert||false;callback=callback||function(lastValue,newValue,bits2){return lastValue*Math.pow(2,bits2)+newValue};var offsetBytes=offset>>
3;var inv=function(value){if(invert){return~value&255}return value};var mask=255;var firstBits=8-offset%8;if(bits<firstBits){mask=255<<8-bits&255;firstBits=bits}
if(offset){mask=mask>>offset%8}var result=0;if(offset%8+bits>=8){result=callback(0,inv(data[offsetBytes])&mask,firstBits)}var bytes=bits+offset>>3;for(var i=offsetBytes+
1;i<bytes;i++){result=callback(result,inv(data[i]),8)}var lastBits=(bits+offset)%8;if(lastBits>0){result=callback(result,inv(data[bytes])>>8-lastBits,lastBits)}
return result};var parseFloatFromBits=function(data,precisionBits,exponentBits){var bias=Math.pow(2,exponentBits-1)-1;var sign=parseBits(data,1);var exponent=parseBits(
data,exponentBits,1);if(exponent===0){return 0}var precisionBitsCounter=1;var parsePrecisionBits=function(lastValue,newValue,bits){if(lastValue===0){lastValue=1}
for(var i=1;i<=bits;i++){precisionBitsCounter/=2;if((newValue&1<<bits-i)>0){lastValue+=precisionBitsCounter}}return lastValue};var mantissa=parseBits(data,precisionBits,
exponentBits+1,false,parsePrecisionBits);if(exponent==Math.pow(2,exponentBits+1)-1){if(mantissa===0){return sign===0?Infinity:-Infinity}return NaN}return(sign===
0?1:-1)*Math.pow(2,exponent-bias)*mantissa};var parseInt16=function(value){if(parseBits(value,1)==1){return-1*(parseBits(value,15,1,true)+1)}return parseBits(value,
15,1)};var parseInt32=function(value){if(parseBits(value,1)==1){return-1*(parseBits(value,31,1,true)+1)}return parseBits(value,31,1)};var parseFloat32=function(value){
return parseFloatFromBits(value,23,8)};var parseFloat64=function(value){return parseFloatFromBits(value,52,11)};var parseNumeric=function(value){var sign=parseBits(
value,16,32);if(sign==49152){return NaN}var weight=Math.pow(1e4,parseBits(value,16,16));var result=0;var digits=[];var ndigits=parseBits(value,16);for(var i=0;i<
ndigits;i++){result+=parseBits(value,16,64+16*i)*weight;weight/=1e4}var scale=Math.pow(10,parseBits(value,16,48));return(sign===0?1:-1)*Math.round(result*scale)/
scale};var parseDate=function(isUTC,value){var sign=parseBits(value,1);var rawValue=parseBits(value,63,1);var result=new Date((sign===0?1:-1)*rawValue/1e3+9466848e5);
if(!isUTC){result.setTime(result.getTime()+result.getTimezoneOffset()*6e4)}result.usec=rawValue%1e3;result.getMicroSeconds=function(){return this.usec};result.setMicroSeconds=
function(value2){this.usec=value2};result.getUTCMicroSeconds=function(){return this.usec};return result};var parseArray=function(value){var dim=parseBits(value,
32);var flags=parseBits(value,32,32);var elementType=parseBits(value,32,64);var offset=96;var dims=[];for(var i=0;i<dim;i++){dims[i]=parseBits(value,32,offset);
offset+=32;offset+=32}var parseElement=function(elementType2){var length=parseBits(value,32,offset);offset+=32;if(length==4294967295){return null}var result;if(elementType2==
23||elementType2==20){result=parseBits(value,length*8,offset);offset+=length*8;return result}else if(elementType2==25){result=value.toString(this.encoding,offset>>
3,(offset+=length<<3)>>3);return result}else{console.log("ERROR: ElementType not implemented: "+elementType2)}};var parse2=function(dimension,elementType2){var array=[];
var i2;if(dimension.length>1){var count=dimension.shift();for(i2=0;i2<count;i2++){array[i2]=parse2(dimension,elementType2)}dimension.unshift(count)}else{for(i2=
0;i2<dimension[0];i2++){array[i2]=parseElement(elementType2)}}return array};return parse2(dims,elementType)};var parseText=function(value){return value.toString(
"utf8")};var parseBool=function(value){if(value===null)return null;return parseBits(value,8)>0};var init=function(register){register(20,parseInt64);register(21,
parseInt16);register(23,parseInt32);register(26,parseInt32);register(1700,parseNumeric);register(700,parseFloat32);register(701,parseFloat64);register(16,parseBool);
register(1114,parseDate.bind(null,false));register(1184,parseDate.bind(null,true));register(1e3,parseArray);register(1007,parseArray);register(1016,parseArray);
register(1008,parseArray);register(1009,parseArray);register(25,parseText)};module.exports={init}}});var require_builtins=__commonJS({"node_modules/pg-types/lib/builtins.js"(exports,module){module.exports={BOOL:16,BYTEA:17,CHAR:18,INT8:20,INT2:21,INT4:23,REGPROC:24,
TEXT:25,OID:26,TID:27,XID:28,CID:29,JSON:114,XML:142,PG_NODE_TREE:194,SMGR:210,PATH:602,POLYGON:604,CIDR:650,FLOAT4:700,FLOAT8:701,ABSTIME:702,RELTIME:703,TINTERVAL:704,
CIRCLE:718,MACADDR8:774,MONEY:790,MACADDR:829,INET:869,ACLITEM:1033,BPCHAR:1042,VARCHAR:1043,DATE:1082,TIME:1083,TIMESTAMP:1114,TIMESTAMPTZ:1184,INTERVAL:1186,TIMETZ:1266,
BIT:1560,VARBIT:1562,NUMERIC:1700,REFCURSOR:1790,REGPROCEDURE:2202,REGOPER:2203,REGOPERATOR:2204,REGCLASS:2205,REGTYPE:2206,UUID:2950,TXID_SNAPSHOT:2970,PG_LSN:3220,
PG_NDISTINCT:3361,PG_DEPENDENCIES:3402,TSVECTOR:3614,TSQUERY:3615,GTSVECTOR:3642,REGCONFIG:3734,REGDICTIONARY:3769,JSONB:3802,REGNAMESPACE:4089,REGROLE:4096}}});var require_pg_types=__commonJS({"node_modules/pg-types/index.js"(exports){var textParsers=require_textParsers();var binaryParsers=require_binaryParsers();var arrayParser=require_arrayParser();
var builtinTypes=require_builtins();exports.getTypeParser=getTypeParser;exports.setTypeParser=setTypeParser;exports.arrayParser=arrayParser;exports.builtins=builtinTypes;
var typeParsers={text:{},binary:{}};function noParse(val){return String(val)}function getTypeParser(oid,format){format=format||"text";if(!typeParsers[format]){return noParse}
return typeParsers[format][oid]||noParse}function setTypeParser(oid,format,parseFn){if(typeof format=="function"){parseFn=format;format="text"}typeParsers[format][oid]=
parseFn}textParsers.init(function(oid,converter){typeParsers.text[oid]=converter});binaryParsers.init(function(oid,converter){typeParsers.binary[oid]=converter})}});var require_defaults=__commonJS({"node_modules/pg/lib/defaults.js"(exports,module){"use strict";var user;try{user=process.platform==="win32"?process.env.USERNAME:
process.env.USER}catch{}module.exports={host:"localhost",user,database:void 0,password:null,connectionString:void 0,port:5432,rows:0,binary:false,max:10,idleTimeoutMillis:3e4,
client_encoding:"",ssl:false,sslnegotiation:void 0,application_name:void 0,fallback_application_name:void 0,options:void 0,parseInputDatesAsUTC:false,statement_timeout:false,
lock_timeout:false,idle_in_transaction_session_timeout:false,query_timeout:false,connect_timeout:0,keepalives:1,keepalives_idle:0};var pgTypes=require_pg_types();
var parseBigInteger=pgTypes.getTypeParser(20,"text");var parseBigIntegerArray=pgTypes.getTypeParser(1016,"text");module.exports.__defineSetter__("parseInt8",function(val){
pgTypes.setTypeParser(20,"text",val?pgTypes.getTypeParser(23,"text"):parseBigInteger);pgTypes.setTypeParser(1016,"text",val?pgTypes.getTypeParser(1007,"text"):parseBigIntegerArray)})}});var require_utils2=__commonJS({"node_modules/pg/lib/utils.js"(exports,module){"use strict";var defaults2=require_defaults();var nodeUtils=__require("util");var{
isDate:isDate2}=__require("util/types");var invalidDateDeprecationNotice=nodeUtils.deprecate(()=>{},"Sending an invalid date to Postgres is deprecated and will \
throw an error in the next major version of pg. Ensure any Date object passed as a query parameter is valid.","PG_INVALID_DATE");function escapeElement(elementRepresentation){
const escaped=elementRepresentation.replace(/\\/g,"\\\\").replace(/"/g,'\\"');return'"'+escaped+'"'}function arrayString(val){let result="{";for(let i=0;i<val.length;i++){
if(i>0){result+=","}let item=val[i];if(item==null){result+="NULL"}else if(Array.isArray(item)){result+=arrayString(item)}else if(ArrayBuffer.isView(item)){if(!(item instanceof
Buffer)){item=Buffer.from(item.buffer,item.byteOffset,item.byteLength)}result+="\\\\x"+item.toString("hex")}else{result+=escapeElement(prepareValue(item))}}result+=
"}";return result}var prepareValue=function(val,seen){if(val==null){return null}if(typeof val==="object"){if(val instanceof Buffer){return val}if(ArrayBuffer.isView(
val)){return Buffer.from(val.buffer,val.byteOffset,val.byteLength)}if(isDate2(val)){if(isNaN(val.getTime())){invalidDateDeprecationNotice()}if(defaults2.parseInputDatesAsUTC){
return dateToStringUTC(val)}else{return dateToString(val)}}if(Array.isArray(val)){return arrayString(val)}return prepareObject(val,seen)}return val.toString()};
function prepareObject(val,seen){if(val&&typeof val.toPostgres==="function"){seen=seen||[];if(seen.indexOf(val)!==-1){throw new Error('circular reference detect\
ed while preparing "'+val+'" for query')}seen.push(val);return prepareValue(val.toPostgres(prepareValue),seen)}return JSON.stringify(val)}function dateToString(date){
let offset=-date.getTimezoneOffset();let year=date.getFullYear();const isBCYear=year<1;if(isBCYear)year=Math.abs(year)+1;let ret=String(year).padStart(4,"0")+"-"+
String(date.getMonth()+1).padStart(2,"0")+"-"+String(date.getDate()).padStart(2,"0")+"T"+String(date.getHours()).padStart(2,"0")+":"+String(date.getMinutes()).padStart(
2,"0")+":"+String(date.getSeconds()).padStart(2,"0")+"."+String(date.getMilliseconds()).padStart(3,"0");if(offset<0){ret+="-";offset*=-1}else{ret+="+"}ret+=String(
Math.floor(offset/60)).padStart(2,"0")+":"+String(offset%60).padStart(2,"0");if(isBCYear)ret+=" BC";return ret}function dateToStringUTC(date){let year=date.getUTCFullYear();
const isBCYear=year<1;if(isBCYear)year=Math.abs(year)+1;let ret=String(year).padStart(4,"0")+"-"+String(date.getUTCMonth()+1).padStart(2,"0")+"-"+String(date.getUTCDate()).
padStart(2,"0")+"T"+String(date.getUTCHours()).padStart(2,"0")+":"+String(date.getUTCMinutes()).padStart(2,"0")+":"+String(date.getUTCSeconds()).padStart(2,"0")+
"."+String(date.getUTCMilliseconds()).padStart(3,"0");ret+="+00:00";if(isBCYear)ret+=" BC";return ret}function normalizeQueryConfig(config,values,callback){config=
typeof config==="string"?{text:config}:cloneQueryConfig(config);if(values){if(typeof values==="function"){config.callback=values}else{config.values=values}}if(callback){
config.callback=callback}return config}function cloneQueryConfig(config){if(config==null){return config}return Object.defineProperties(Object.create(Object.getPrototypeOf(
config)),Object.getOwnPropertyDescriptors(config))}var escapeIdentifier2=function(str){return'"'+str.replace(/"/g,'""')+'"'};var escapeLiteral2=function(str){let hasBackslash=false;
let escaped="'";if(str==null){return"''"}if(typeof str!=="string"){return"''"}for(let i=0;i<str.length;i++){const c=str[i];if(c==="'"){escaped+=c+c}else if(c===
"\\"){escaped+=c+c;hasBackslash=true}else{escaped+=c}}escaped+="'";if(hasBackslash===true){escaped=" E"+escaped}return escaped};module.exports={prepareValue:function prepareValueWrapper(value){
return prepareValue(value)},normalizeQueryConfig,escapeIdentifier:escapeIdentifier2,escapeLiteral:escapeLiteral2}}});var require_utils3=__commonJS({"node_modules/pg/lib/crypto/utils.js"(exports,module){var nodeCrypto=__require("crypto");module.exports={postgresMd5PasswordHash,
randomBytes:randomBytes4,deriveKey,sha256,hashByName,hmacSha256,md5};var webCrypto=nodeCrypto.webcrypto||globalThis.crypto;var subtleCrypto=webCrypto.subtle;var textEncoder=new TextEncoder;
function randomBytes4(length){return webCrypto.getRandomValues(Buffer.alloc(length))}async function md5(string){try{return nodeCrypto.createHash("md5").update(string,
"utf-8").digest("hex")}catch(e){const data=typeof string==="string"?textEncoder.encode(string):string;const hash=await subtleCrypto.digest("MD5",data);return Array.
from(new Uint8Array(hash)).map(b=>b.toString(16).padStart(2,"0")).join("")}}async function postgresMd5PasswordHash(user,password,salt){const inner=await md5(password+
user);const outer=await md5(Buffer.concat([Buffer.from(inner),salt]));return"md5"+outer}async function sha256(text){return await subtleCrypto.digest("SHA-256",text)}
async function hashByName(hashName,text){return await subtleCrypto.digest(hashName,text)}async function hmacSha256(keyBuffer,msg){const key2=await subtleCrypto.
importKey("raw",keyBuffer,{name:"HMAC",hash:"SHA-256"},false,["sign"]);return await subtleCrypto.sign("HMAC",key2,textEncoder.encode(msg))}async function deriveKey(password,salt,iterations){
const key2=await subtleCrypto.importKey("raw",textEncoder.encode(password),"PBKDF2",false,["deriveBits"]);const params={name:"PBKDF2",hash:"SHA-256",salt,iterations};
return await subtleCrypto.deriveBits(params,key2,32*8,["deriveBits"])}}});var require_cert_signatures=__commonJS({"node_modules/pg/lib/crypto/cert-signatures.js"(exports,module){function x509Error(msg,cert){return new Error("SASL chan\
nel binding: "+msg+" when parsing public certificate "+cert.toString("base64"))}function readASN1Length(data,index){let length=data[index++];if(length<128)return{
length,index};const lengthBytes=length&127;if(lengthBytes>4)throw x509Error("bad length",data);length=0;for(let i=0;i<lengthBytes;i++){length=length<<8|data[index++]}
return{length,index}}function readASN1OID(data,index){if(data[index++]!==6)throw x509Error("non-OID data",data);const{length:OIDLength,index:indexAfterOIDLength}=readASN1Length(
data,index);index=indexAfterOIDLength;const lastIndex=index+OIDLength;const byte1=data[index++];let oid=(byte1/40>>0)+"."+byte1%40;while(index<lastIndex){let value=0;
while(index<lastIndex){const nextByte=data[index++];value=value<<7|nextByte&127;if(nextByte<128)break}oid+="."+value}return{oid,index}}function expectASN1Seq(data,index){
if(data[index++]!==48)throw x509Error("non-sequence data",data);return readASN1Length(data,index)}function signatureAlgorithmHashFromCertificate(data,index){if(index===
void 0)index=0;index=expectASN1Seq(data,index).index;const{length:certInfoLength,index:indexAfterCertInfoLength}=expectASN1Seq(data,index);index=indexAfterCertInfoLength+
certInfoLength;index=expectASN1Seq(data,index).index;const{oid,index:indexAfterOID}=readASN1OID(data,index);switch(oid){case"1.2.840.113549.1.1.4":return"MD5";case"\
1.2.840.113549.1.1.5":return"SHA-1";case"1.2.840.113549.1.1.11":return"SHA-256";case"1.2.840.113549.1.1.12":return"SHA-384";case"1.2.840.113549.1.1.13":return"S\
HA-512";case"1.2.840.113549.1.1.14":return"SHA-224";case"1.2.840.113549.1.1.15":return"SHA512-224";case"1.2.840.113549.1.1.16":return"SHA512-256";case"1.2.840.1\
0045.4.1":return"SHA-1";case"1.2.840.10045.4.3.1":return"SHA-224";case"1.2.840.10045.4.3.2":return"SHA-256";case"1.2.840.10045.4.3.3":return"SHA-384";case"1.2.8\
40.10045.4.3.4":return"SHA-512";case"1.2.840.113549.1.1.10":{index=indexAfterOID;index=expectASN1Seq(data,index).index;if(data[index++]!==160)throw x509Error("n\
on-tag data",data);index=readASN1Length(data,index).index;index=expectASN1Seq(data,index).index;const{oid:hashOID}=readASN1OID(data,index);switch(hashOID){case"\
1.2.840.113549.2.5":return"MD5";case"1.3.14.3.2.26":return"SHA-1";case"2.16.840.1.101.3.4.2.1":return"SHA-256";case"2.16.840.1.101.3.4.2.2":return"SHA-384";case"\
2.16.840.1.101.3.4.2.3":return"SHA-512"}throw x509Error("unknown hash OID "+hashOID,data)}case"1.3.101.110":case"1.3.101.112":return"SHA-512";case"1.3.101.111":case"\
1.3.101.113":throw x509Error("Ed448 certificate channel binding is not currently supported by Postgres")}throw x509Error("unknown OID "+oid,data)}module.exports=
{signatureAlgorithmHashFromCertificate}}});var require_sasl=__commonJS({"node_modules/pg/lib/crypto/sasl.js"(exports,module){"use strict";var crypto=require_utils3();var{signatureAlgorithmHashFromCertificate}=require_cert_signatures();
function saslprep(password){const nonAsciiSpace=/[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/g;const mappedToNothing=/[\u00AD\u034F\u1806\u180B\u180C\u180D\u200C\u200D\u2060\uFE00-\uFE0F\uFEFF]/g;
return password.replace(nonAsciiSpace," ").replace(mappedToNothing,"").normalize("NFKC")}var DEFAULT_MAX_SCRAM_ITERATIONS=1e5;function startSession(mechanisms,stream,scramMaxIterations=DEFAULT_MAX_SCRAM_ITERATIONS){
const candidates=["SCRAM-SHA-256"];if(stream)candidates.unshift("SCRAM-SHA-256-PLUS");const mechanism=candidates.find(candidate=>mechanisms.includes(candidate));
if(!mechanism){throw new Error("SASL: Only mechanism(s) "+candidates.join(" and ")+" are supported")}if(mechanism==="SCRAM-SHA-256-PLUS"&&typeof stream.getPeerCertificate!==
"function"){throw new Error("SASL: Mechanism SCRAM-SHA-256-PLUS requires a certificate")}const clientNonce=crypto.randomBytes(18).toString("base64");const gs2Header=mechanism===
"SCRAM-SHA-256-PLUS"?"p=tls-server-end-point":stream?"y":"n";return{mechanism,clientNonce,response:gs2Header+",,n=*,r="+clientNonce,message:"SASLInitialResponse",
scramMaxIterations}}async function continueSession(session,password,serverData,stream){if(session.message!=="SASLInitialResponse"){throw new Error("SASL: Last m\
essage was not SASLInitialResponse")}if(typeof password!=="string"){throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string")}if(password===
""){throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string")}if(typeof serverData!=="string"){throw new Error("SASL: SCRA\
M-SERVER-FIRST-MESSAGE: serverData must be a string")}const sv=parseServerFirstMessage(serverData);if(!sv.nonce.startsWith(session.clientNonce)){throw new Error(
"SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce does not start with client nonce")}else if(sv.nonce.length===session.clientNonce.length){throw new Error("SASL: \
SCRAM-SERVER-FIRST-MESSAGE: server nonce is too short")}const scramMaxIterations=typeof session.scramMaxIterations==="number"?session.scramMaxIterations:DEFAULT_MAX_SCRAM_ITERATIONS;
if(scramMaxIterations!==0&&sv.iteration>scramMaxIterations){throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration count "+sv.iteration+" exceeds scramMax\
Iterations of "+scramMaxIterations)}const clientFirstMessageBare="n=*,r="+session.clientNonce;const serverFirstMessage="r="+sv.nonce+",s="+sv.salt+",i="+sv.iteration;
let channelBinding=stream?"eSws":"biws";if(session.mechanism==="SCRAM-SHA-256-PLUS"){const peerCert=stream.getPeerCertificate().raw;let hashName=signatureAlgorithmHashFromCertificate(
peerCert);if(hashName==="MD5"||hashName==="SHA-1")hashName="SHA-256";const certHash=await crypto.hashByName(hashName,peerCert);const bindingData=Buffer.concat([
Buffer.from("p=tls-server-end-point,,"),Buffer.from(certHash)]);channelBinding=bindingData.toString("base64")}const clientFinalMessageWithoutProof="c="+channelBinding+
",r="+sv.nonce;const authMessage=clientFirstMessageBare+","+serverFirstMessage+","+clientFinalMessageWithoutProof;const saltBytes=Buffer.from(sv.salt,"base64");
const saltedPassword=await crypto.deriveKey(saslprep(password),saltBytes,sv.iteration);const clientKey=await crypto.hmacSha256(saltedPassword,"Client Key");const storedKey=await crypto.
sha256(clientKey);const clientSignature=await crypto.hmacSha256(storedKey,authMessage);const clientProof=xorBuffers(Buffer.from(clientKey),Buffer.from(clientSignature)).
toString("base64");const serverKey=await crypto.hmacSha256(saltedPassword,"Server Key");const serverSignatureBytes=await crypto.hmacSha256(serverKey,authMessage);
session.message="SASLResponse";session.serverSignature=Buffer.from(serverSignatureBytes).toString("base64");session.response=clientFinalMessageWithoutProof+",p="+
clientProof}function finalizeSession(session,serverData){if(session.message!=="SASLResponse"){throw new Error("SASL: Last message was not SASLResponse")}if(typeof serverData!==
"string"){throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: serverData must be a string")}const{serverSignature}=parseServerFinalMessage(serverData);if(serverSignature!==
session.serverSignature){throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match")}}function isPrintableChars(text){if(typeof text!==
"string"){throw new TypeError("SASL: text must be a string")}return text.split("").map((_,i)=>text.charCodeAt(i)).every(c=>c>=33&&c<=43||c>=45&&c<=126)}function isBase64(text){
return/^(?:[a-zA-Z0-9+/]{4})*(?:[a-zA-Z0-9+/]{2}==|[a-zA-Z0-9+/]{3}=)?$/.test(text)}function parseAttributePairs(text){if(typeof text!=="string"){throw new TypeError(
"SASL: attribute pairs text must be a string")}return new Map(text.split(",").map(attrValue=>{if(!/^.=/.test(attrValue)){throw new Error("SASL: Invalid attribut\
e pair entry")}const name=attrValue[0];const value=attrValue.substring(2);return[name,value]}))}function parseServerFirstMessage(data){const attrPairs=parseAttributePairs(
data);const nonce=attrPairs.get("r");if(!nonce){throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce missing")}else if(!isPrintableChars(nonce)){throw new Error(
"SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce must only contain printable characters")}const salt=attrPairs.get("s");if(!salt){throw new Error("SASL: SCRAM-SERVER-FI\
RST-MESSAGE: salt missing")}else if(!isBase64(salt)){throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt must be base64")}const iterationText=attrPairs.get(
"i");if(!iterationText){throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration missing")}else if(!/^[1-9][0-9]*$/.test(iterationText)){throw new Error("SA\
SL: SCRAM-SERVER-FIRST-MESSAGE: invalid iteration count")}const iteration=parseInt(iterationText,10);return{nonce,salt,iteration}}function parseServerFinalMessage(serverData){
const attrPairs=parseAttributePairs(serverData);const error=attrPairs.get("e");const serverSignature=attrPairs.get("v");if(error){throw new Error(`SASL: SCRAM-S\
ERVER-FINAL-MESSAGE: server returned error: "${error}"`)}if(!serverSignature){throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing")}else if(!isBase64(
serverSignature)){throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature must be base64")}return{serverSignature}}function xorBuffers(a,b){if(!Buffer.
isBuffer(a)){throw new TypeError("first argument must be a Buffer")}if(!Buffer.isBuffer(b)){throw new TypeError("second argument must be a Buffer")}if(a.length!==
b.length){throw new Error("Buffer lengths must match")}if(a.length===0){throw new Error("Buffers cannot be empty")}return Buffer.from(a.map((_,i)=>a[i]^b[i]))}module.
exports={startSession,continueSession,finalizeSession,DEFAULT_MAX_SCRAM_ITERATIONS}}});var require_type_overrides=__commonJS({"node_modules/pg/lib/type-overrides.js"(exports,module){"use strict";var types3=require_pg_types();function TypeOverrides2(userTypes){
this._types=userTypes||types3;this.text={};this.binary={}}TypeOverrides2.prototype.getOverrides=function(format){switch(format){case"text":return this.text;case"\
binary":return this.binary;default:return{}}};TypeOverrides2.prototype.setTypeParser=function(oid,format,parseFn){if(typeof format==="function"){parseFn=format;
format="text"}this.getOverrides(format)[oid]=parseFn};TypeOverrides2.prototype.getTypeParser=function(oid,format){format=format||"text";return this.getOverrides(
format)[oid]||this._types.getTypeParser(oid,format)};module.exports=TypeOverrides2}});var require_pg_connection_string=__commonJS({"node_modules/pg-connection-string/index.js"(exports,module){"use strict";function parse2(str,options={}){if(str.charAt(
0)==="/"){const config2=str.split(" ");return{host:config2[0],database:config2[1]}}const config=Object.create(null);let result;let dummyHost=false;if(/ |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.
test(str)){str=encodeURI(str).replace(/%25(\d\d)/g,"%$1")}try{try{result=new URL(str,"postgres://base")}catch(e){result=new URL(str.replace("@/","@___DUMMY___/"),
"postgres://base");dummyHost=true}}catch(err){err.input&&(err.input="*****REDACTED*****");throw err}for(const entry of result.searchParams.entries()){config[entry[0]]=
entry[1]}config.user=config.user||decodeURIComponent(result.username);config.password=config.password||decodeURIComponent(result.password);if(result.protocol=="\
socket:"){config.host=decodeURI(result.pathname);config.database=result.searchParams.get("db");config.client_encoding=result.searchParams.get("encoding");return config}
const hostname=(dummyHost?"":result.hostname).replace(/^\[(.+)\]$/,"$1");if(!config.host){config.host=decodeURIComponent(hostname)}else if(hostname&&/^%2f/i.test(
hostname)){result.pathname=hostname+result.pathname}if(!config.port){config.port=result.port}const pathname=result.pathname.slice(1)||null;config.database=pathname?
decodeURI(pathname):null;if(config.ssl==="true"||config.ssl==="1"){config.ssl=true}if(config.ssl==="0"){config.ssl=false}if(config.sslcert||config.sslkey||config.
sslrootcert||config.sslmode){config.ssl={}}if(config.sslnegotiation==="direct"&&config.ssl===void 0){config.ssl=true}const fs=config.sslcert||config.sslkey||config.
sslrootcert?__require("fs"):null;if(config.sslcert){config.ssl.cert=fs.readFileSync(config.sslcert).toString()}if(config.sslkey){config.ssl.key=fs.readFileSync(
config.sslkey).toString()}if(config.sslrootcert){config.ssl.ca=fs.readFileSync(config.sslrootcert).toString()}if(options.useLibpqCompat&&config.uselibpqcompat){
throw new Error("Both useLibpqCompat and uselibpqcompat are set. Please use only one of them.")}if(config.uselibpqcompat==="true"||options.useLibpqCompat){switch(config.
sslmode){case"disable":{config.ssl=false;break}case"prefer":{config.ssl.rejectUnauthorized=false;break}case"require":{if(config.sslrootcert){config.ssl.checkServerIdentity=
function(){}}else{config.ssl.rejectUnauthorized=false}break}case"verify-ca":{if(!config.ssl.ca){throw new Error("SECURITY WARNING: Using sslmode=verify-ca requi\
res specifying a CA with sslrootcert. If a public CA is used, verify-ca allows connections to a server that somebody else may have registered with the CA, makin\
g you vulnerable to Man-in-the-Middle attacks. Either specify a custom CA certificate with sslrootcert parameter or use sslmode=verify-full for proper security.")}
config.ssl.checkServerIdentity=function(){};break}case"verify-full":{break}}}else{switch(config.sslmode){case"disable":{config.ssl=false;break}case"prefer":case"\
require":case"verify-ca":case"verify-full":{if(config.sslmode!=="verify-full"){deprecatedSslModeWarning(config.sslmode)}break}case"no-verify":{config.ssl.rejectUnauthorized=
false;break}}}return config}function toConnectionOptions(sslConfig){const connectionOptions=Object.entries(sslConfig).reduce((c,[key2,value])=>{if(value!==void 0&&
value!==null){c[key2]=value}return c},Object.create(null));return connectionOptions}function toClientConfig(config){const poolConfig=Object.entries(config).reduce(
(c,[key2,value])=>{if(key2==="ssl"){const sslConfig=value;if(typeof sslConfig==="boolean"){c[key2]=sslConfig}if(typeof sslConfig==="object"){c[key2]=toConnectionOptions(
sslConfig)}}else if(value!==void 0&&value!==null){if(key2==="port"){if(value!==""){const v=parseInt(value,10);if(isNaN(v)){throw new Error(`Invalid ${key2}: ${value}`)}
c[key2]=v}}else{c[key2]=value}}return c},Object.create(null));return poolConfig}function parseIntoClientConfig(str){return toClientConfig(parse2(str))}function deprecatedSslModeWarning(sslmode){
if(!deprecatedSslModeWarning.warned&&typeof process!=="undefined"&&process.emitWarning){deprecatedSslModeWarning.warned=true;process.emitWarning(`SECURITY WARNI\
NG: The SSL modes 'prefer', 'require', and 'verify-ca' are treated as aliases for 'verify-full'.
In the next major version (pg-connection-string v3.0.0 and pg v9.0.0), these modes will adopt standard libpq semantics, which have weaker security guarantees.

To prepare for this change:
- If you want the current behavior, explicitly use 'sslmode=verify-full'
- If you want libpq compatibility now, use 'uselibpqcompat=true&sslmode=${sslmode}'

See https://www.postgresql.org/docs/current/libpq-ssl.html for libpq SSL mode definitions.`)}}module.exports=parse2;parse2.parse=parse2;parse2.toClientConfig=toClientConfig;
parse2.parseIntoClientConfig=parseIntoClientConfig}});var require_connection_parameters=__commonJS({"node_modules/pg/lib/connection-parameters.js"(exports,module){"use strict";var dns=__require("dns");var defaults2=require_defaults();
var parse2=require_pg_connection_string().parse;var val=function(key2,config,envVar){if(config[key2]){return config[key2]}if(envVar===void 0){envVar=process.env["\
PG"+key2.toUpperCase()]}else if(envVar===false){}else{envVar=process.env[envVar]}return envVar||defaults2[key2]};var readSSLConfigFromEnvironment=function(){switch(process.
env.PGSSLMODE){case"disable":return false;case"prefer":case"require":case"verify-ca":case"verify-full":return true;case"no-verify":return{rejectUnauthorized:false}}
return defaults2.ssl};var quoteParamValue=function(value){return"'"+(""+value).replace(/\\/g,"\\\\").replace(/'/g,"\\'")+"'"};var add=function(params,config,paramName){
const value=config[paramName];if(value!==void 0&&value!==null){params.push(paramName+"="+quoteParamValue(value))}};var ConnectionParameters=class{constructor(config){
config=typeof config==="string"?parse2(config):config||{};if(config.connectionString){config=Object.assign({},config,parse2(config.connectionString))}this.user=
val("user",config);this.database=val("database",config);if(this.database===void 0){this.database=this.user}this.port=parseInt(val("port",config),10);this.host=val(
"host",config);Object.defineProperty(this,"password",{configurable:true,enumerable:false,writable:true,value:val("password",config)});this.binary=val("binary",config);
this.options=val("options",config);this.ssl=typeof config.ssl==="undefined"?readSSLConfigFromEnvironment():config.ssl;if(typeof this.ssl==="string"){if(this.ssl===
"true"){this.ssl=true}}if(this.ssl==="no-verify"){this.ssl={rejectUnauthorized:false}}if(this.ssl&&this.ssl.key){Object.defineProperty(this.ssl,"key",{enumerable:false})}
this.sslnegotiation=val("sslnegotiation",config,"PGSSLNEGOTIATION");if(this.sslnegotiation!==void 0&&this.sslnegotiation!=="postgres"&&this.sslnegotiation!=="di\
rect"){throw new Error(`Invalid sslnegotiation value: "${this.sslnegotiation}". Valid values are "postgres" and "direct".`)}if(this.sslnegotiation==="direct"&&!this.
ssl){throw new Error("sslnegotiation=direct requires SSL to be enabled")}this.client_encoding=val("client_encoding",config);this.replication=val("replication",config);
this.isDomainSocket=!(this.host||"").indexOf("/");this.application_name=val("application_name",config,"PGAPPNAME");this.fallback_application_name=val("fallback_\
application_name",config,false);this.statement_timeout=val("statement_timeout",config,false);this.lock_timeout=val("lock_timeout",config,false);this.idle_in_transaction_session_timeout=
val("idle_in_transaction_session_timeout",config,false);this.query_timeout=val("query_timeout",config,false);if(config.connectionTimeoutMillis===void 0){this.connect_timeout=
process.env.PGCONNECT_TIMEOUT||0}else{this.connect_timeout=Math.floor(config.connectionTimeoutMillis/1e3)}if(config.keepAlive===false){this.keepalives=0}else if(config.
keepAlive===true){this.keepalives=1}if(typeof config.keepAliveInitialDelayMillis==="number"){this.keepalives_idle=Math.floor(config.keepAliveInitialDelayMillis/
1e3)}}getLibpqConnectionString(cb){const params=[];add(params,this,"user");add(params,this,"password");add(params,this,"port");add(params,this,"application_name");
add(params,this,"fallback_application_name");add(params,this,"connect_timeout");add(params,this,"options");const ssl=typeof this.ssl==="object"?this.ssl:this.ssl?
{sslmode:this.ssl}:{};add(params,ssl,"sslmode");add(params,ssl,"sslca");add(params,ssl,"sslkey");add(params,ssl,"sslcert");add(params,ssl,"sslrootcert");add(params,
this,"sslnegotiation");if(this.database){params.push("dbname="+quoteParamValue(this.database))}if(this.replication){params.push("replication="+quoteParamValue(this.
replication))}if(this.host){params.push("host="+quoteParamValue(this.host))}if(this.isDomainSocket){return cb(null,params.join(" "))}if(this.client_encoding){params.
push("client_encoding="+quoteParamValue(this.client_encoding))}dns.lookup(this.host,function(err,address2){if(err)return cb(err,null);params.push("hostaddr="+quoteParamValue(
address2));return cb(null,params.join(" "))})}};module.exports=ConnectionParameters}});var require_result=__commonJS({"node_modules/pg/lib/result.js"(exports,module){"use strict";var types3=require_pg_types();var matchRegexp=/^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/;
var Result2=class{constructor(rowMode,types4){this.command=null;this.rowCount=null;this.oid=null;this.rows=[];this.fields=[];this._parsers=void 0;this._types=types4;
this.RowCtor=null;this.rowAsArray=rowMode==="array";if(this.rowAsArray){this.parseRow=this._parseRowAsArray}this._prebuiltEmptyResultObject=null}addCommandComplete(msg){
let match;if(msg.text){match=matchRegexp.exec(msg.text)}else{match=matchRegexp.exec(msg.command)}if(match){this.command=match[1];if(match[3]){this.oid=parseInt(
match[2],10);this.rowCount=parseInt(match[3],10)}else if(match[2]){this.rowCount=parseInt(match[2],10)}}}_parseRowAsArray(rowData){const row=new Array(rowData.length);
for(let i=0,len=rowData.length;i<len;i++){const rawValue=rowData[i];if(rawValue!==null){row[i]=this._parsers[i](rawValue)}else{row[i]=null}}return row}parseRow(rowData){
const row={...this._prebuiltEmptyResultObject};for(let i=0,len=rowData.length;i<len;i++){const rawValue=rowData[i];const field=this.fields[i].name;if(rawValue!==
null){const v=this.fields[i].format==="binary"?Buffer.from(rawValue):rawValue;row[field]=this._parsers[i](v)}else{row[field]=null}}return row}addRow(row){this.rows.
push(row)}addFields(fieldDescriptions){this.fields=fieldDescriptions;if(this.fields.length){this._parsers=new Array(fieldDescriptions.length)}const row=Object.create(
null);for(let i=0;i<fieldDescriptions.length;i++){const desc=fieldDescriptions[i];row[desc.name]=null;if(this._types){this._parsers[i]=this._types.getTypeParser(
desc.dataTypeID,desc.format||"text")}else{this._parsers[i]=types3.getTypeParser(desc.dataTypeID,desc.format||"text")}}this._prebuiltEmptyResultObject={...row}}};
module.exports=Result2}});var require_query=__commonJS({"node_modules/pg/lib/query.js"(exports,module){"use strict";var{EventEmitter}=__require("events");var Result2=require_result();var utils=require_utils2();
var Query2=class extends EventEmitter{constructor(config,values,callback){super();config=utils.normalizeQueryConfig(config,values,callback);this.text=config.text;
this.values=config.values;this.rows=config.rows;this.types=config.types;this.name=config.name;this.queryMode=config.queryMode;this.binary=config.binary;this.portal=
config.portal||"";this.callback=config.callback;this._rowMode=config.rowMode;if(process.domain&&config.callback){this.callback=process.domain.bind(config.callback)}
this._result=new Result2(this._rowMode,this.types);this._results=this._result;this._canceledDueToError=false}requiresPreparation(){if(this.queryMode==="extended"){
return true}if(this.name){return true}if(this.rows){return true}if(!this.text){return false}if(!this.values){return false}return this.values.length>0}_checkForMultirow(){
if(this._result.command){if(!Array.isArray(this._results)){this._results=[this._result]}this._result=new Result2(this._rowMode,this._result._types);this._results.
push(this._result)}}handleRowDescription(msg){this._checkForMultirow();this._result.addFields(msg.fields);this._accumulateRows=this.callback||!this.listeners("r\
ow").length}handleDataRow(msg){let row;if(this._canceledDueToError){return}try{row=this._result.parseRow(msg.fields)}catch(err){this._canceledDueToError=err;return}
this.emit("row",row,this._result);if(this._accumulateRows){this._result.addRow(row)}}handleCommandComplete(msg,connection){this._checkForMultirow();this._result.
addCommandComplete(msg);if(this.rows){connection.sync()}}handleEmptyQuery(connection){if(this.rows){connection.sync()}}handleError(err,connection){if(this._canceledDueToError){
err=this._canceledDueToError;this._canceledDueToError=false}if(this.callback){return this.callback(err)}this.emit("error",err)}handleReadyForQuery(con){if(this.
_canceledDueToError){return this.handleError(this._canceledDueToError,con)}if(this.callback){try{this.callback(null,this._results)}catch(err){process.nextTick(()=>{
throw err})}}this.emit("end",this._results)}submit(connection){if(typeof this.text!=="string"&&typeof this.name!=="string"){return new Error("A query must have \
either text or a name. Supplying neither is unsupported.")}const previous=connection.parsedStatements[this.name]||connection.submittedNamedStatements[this.name];
if(this.text&&previous&&this.text!==previous){return new Error(`Prepared statements must be unique - '${this.name}' was used for a different statement`)}if(this.
values&&!Array.isArray(this.values)){return new Error("Query values must be an array")}if(this.requiresPreparation()){connection.stream.cork&&connection.stream.
cork();try{this.prepare(connection)}finally{connection.stream.uncork&&connection.stream.uncork()}}else{connection.query(this.text)}return null}hasBeenParsed(connection){
return this.name&&(connection.parsedStatements[this.name]!==void 0||connection.submittedNamedStatements[this.name]!==void 0)}handlePortalSuspended(connection){this.
_getRows(connection,this.rows)}_getRows(connection,rows){connection.execute({portal:this.portal,rows});if(!rows){connection.sync()}else{connection.flush()}}prepare(connection){
if(!this.hasBeenParsed(connection)){connection.parse({text:this.text,name:this.name,types:this.types});if(this.name){connection.submittedNamedStatements[this.name]=
this.text}}try{connection.bind({portal:this.portal,statement:this.name,values:this.values,binary:this.binary,valueMapper:utils.prepareValue})}catch(err){connection.
close({type:"S",name:this.name});connection.sync();this.handleError(err,connection);return}connection.describe({type:"P",name:this.portal||""});this._getRows(connection,
this.rows)}handleCopyInResponse(connection){connection.sendCopyFail("No source stream defined")}handleCopyData(msg,connection){}};module.exports=Query2}});var require_messages=__commonJS({"node_modules/pg-protocol/dist/messages.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
NoticeMessage=exports.DataRowMessage=exports.CommandCompleteMessage=exports.ReadyForQueryMessage=exports.NotificationResponseMessage=exports.BackendKeyDataMessage=
exports.AuthenticationMD5Password=exports.ParameterStatusMessage=exports.ParameterDescriptionMessage=exports.RowDescriptionMessage=exports.Field=exports.CopyResponse=
exports.CopyDataMessage=exports.DatabaseError=exports.copyDone=exports.emptyQuery=exports.replicationStart=exports.portalSuspended=exports.noData=exports.closeComplete=
exports.bindComplete=exports.parseComplete=void 0;exports.parseComplete={name:"parseComplete",length:5};exports.bindComplete={name:"bindComplete",length:5};exports.
closeComplete={name:"closeComplete",length:5};exports.noData={name:"noData",length:5};exports.portalSuspended={name:"portalSuspended",length:5};exports.replicationStart=
{name:"replicationStart",length:4};exports.emptyQuery={name:"emptyQuery",length:4};exports.copyDone={name:"copyDone",length:4};var DatabaseError2=class extends Error{constructor(message,length,name){
super(message);this.length=length;this.name=name}};exports.DatabaseError=DatabaseError2;var CopyDataMessage=class{constructor(length,chunk){this.length=length;this.
chunk=chunk;this.name="copyData"}};exports.CopyDataMessage=CopyDataMessage;var CopyResponse=class{constructor(length,name,binary,columnCount){this.length=length;
this.name=name;this.binary=binary;this.columnTypes=new Array(columnCount)}};exports.CopyResponse=CopyResponse;var Field=class{constructor(name,tableID,columnID,dataTypeID,dataTypeSize,dataTypeModifier,format){
this.name=name;this.tableID=tableID;this.columnID=columnID;this.dataTypeID=dataTypeID;this.dataTypeSize=dataTypeSize;this.dataTypeModifier=dataTypeModifier;this.
format=format}};exports.Field=Field;var RowDescriptionMessage=class{constructor(length,fieldCount){this.length=length;this.fieldCount=fieldCount;this.name="rowD\
escription";this.fields=new Array(this.fieldCount)}};exports.RowDescriptionMessage=RowDescriptionMessage;var ParameterDescriptionMessage=class{constructor(length,parameterCount){
this.length=length;this.parameterCount=parameterCount;this.name="parameterDescription";this.dataTypeIDs=new Array(this.parameterCount)}};exports.ParameterDescriptionMessage=
ParameterDescriptionMessage;var ParameterStatusMessage=class{constructor(length,parameterName,parameterValue){this.length=length;this.parameterName=parameterName;
this.parameterValue=parameterValue;this.name="parameterStatus"}};exports.ParameterStatusMessage=ParameterStatusMessage;var AuthenticationMD5Password=class{constructor(length,salt){
this.length=length;this.salt=salt;this.name="authenticationMD5Password"}};exports.AuthenticationMD5Password=AuthenticationMD5Password;var BackendKeyDataMessage=class{constructor(length,processID,secretKey){
this.length=length;this.processID=processID;this.secretKey=secretKey;this.name="backendKeyData"}};exports.BackendKeyDataMessage=BackendKeyDataMessage;var NotificationResponseMessage=class{constructor(length,processId,channel,payload){
this.length=length;this.processId=processId;this.channel=channel;this.payload=payload;this.name="notification"}};exports.NotificationResponseMessage=NotificationResponseMessage;
var ReadyForQueryMessage=class{constructor(length,status){this.length=length;this.status=status;this.name="readyForQuery"}};exports.ReadyForQueryMessage=ReadyForQueryMessage;
var CommandCompleteMessage=class{constructor(length,text){this.length=length;this.text=text;this.name="commandComplete"}};exports.CommandCompleteMessage=CommandCompleteMessage;
var DataRowMessage=class{constructor(length,fields){this.length=length;this.fields=fields;this.name="dataRow";this.fieldCount=fields.length}};exports.DataRowMessage=
DataRowMessage;var NoticeMessage=class{constructor(length,message){this.length=length;this.message=message;this.name="notice"}};exports.NoticeMessage=NoticeMessage}});var require_buffer_writer=__commonJS({"node_modules/pg-protocol/dist/buffer-writer.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});
exports.Writer=void 0;var Writer=class{constructor(size=256){this.size=size;this.offset=5;this.headerPosition=0;this.buffer=Buffer.allocUnsafe(size)}ensure(size){
const remaining=this.buffer.length-this.offset;if(remaining<size){const oldBuffer=this.buffer;const newSize=oldBuffer.length+(oldBuffer.length>>1)+size;this.buffer=
Buffer.allocUnsafe(newSize);oldBuffer.copy(this.buffer,0,0,this.offset)}}addInt32(num){this.ensure(4);this.buffer[this.offset++]=num>>>24&255;this.buffer[this.offset++]=
num>>>16&255;this.buffer[this.offset++]=num>>>8&255;this.buffer[this.offset++]=num>>>0&255;return this}addInt16(num){this.ensure(2);this.buffer[this.offset++]=num>>>
8&255;this.buffer[this.offset++]=num>>>0&255;return this}addCString(string){if(!string){this.ensure(1)}else{const len=Buffer.byteLength(string);this.ensure(len+
1);this.buffer.write(string,this.offset,"utf-8");this.offset+=len}this.buffer[this.offset++]=0;return this}addString(string=""){const len=Buffer.byteLength(string);
this.ensure(len);this.buffer.write(string,this.offset);this.offset+=len;return this}addInt32PrefixedString(string){const len=Buffer.byteLength(string);this.ensure(
4+len);const buffer=this.buffer;let offset=this.offset;buffer[offset++]=len>>>24&255;buffer[offset++]=len>>>16&255;buffer[offset++]=len>>>8&255;buffer[offset++]=
len>>>0&255;buffer.write(string,offset,"utf-8");this.offset=offset+len;return this}add(otherBuffer){this.ensure(otherBuffer.length);otherBuffer.copy(this.buffer,
this.offset);this.offset+=otherBuffer.length;return this}reserveUnsafe(size){const offset=this.offset;this.ensure(size);this.offset+=size;return offset}join(code){
if(code){this.buffer[this.headerPosition]=code;const length=this.offset-(this.headerPosition+1);this.buffer.writeInt32BE(length,this.headerPosition+1)}return this.
buffer.slice(code?0:5,this.offset)}flush(code){const result=this.join(code);this.offset=5;this.headerPosition=0;this.buffer=Buffer.allocUnsafe(this.size);return result}clear(){
this.offset=5;this.headerPosition=0}};exports.Writer=Writer}});var require_serializer=__commonJS({"node_modules/pg-protocol/dist/serializer.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});
exports.serialize=void 0;var buffer_writer_1=require_buffer_writer();var writer=new buffer_writer_1.Writer;var startup=opts=>{writer.addInt16(3).addInt16(0);for(const key2 of Object.
keys(opts)){writer.addCString(key2).addCString(opts[key2])}writer.addCString("client_encoding").addCString("UTF8");const bodyBuffer=writer.addCString("").flush();
const length=bodyBuffer.length+4;return new buffer_writer_1.Writer().addInt32(length).add(bodyBuffer).flush()};var requestSsl=()=>{const response=Buffer.allocUnsafe(
8);response.writeInt32BE(8,0);response.writeInt32BE(80877103,4);return response};var password=password2=>{return writer.addCString(password2).flush(112)};var sendSASLInitialResponseMessage=function(mechanism,initialResponse){
writer.addCString(mechanism).addInt32PrefixedString(initialResponse);return writer.flush(112)};var sendSCRAMClientFinalMessage=function(additionalData){return writer.
addString(additionalData).flush(112)};var query=text=>{return writer.addCString(text).flush(81)};var emptyArray=[];var parse2=query2=>{const name=query2.name||"";
if(name.length>63){console.error("Warning! Postgres only supports 63 characters for query names.");console.error("You supplied %s (%s)",name,name.length);console.
error("This can cause conflicts and silent errors executing queries")}const types3=query2.types||emptyArray;const len=types3.length;const buffer=writer.addCString(
name).addCString(query2.text).addInt16(len);for(let i=0;i<len;i++){buffer.addInt32(types3[i])}return writer.flush(80)};var writeValues=function(values,valueMapper,formatsOffset){
const len=values.length;for(let i=0;i<len;i++){const mappedVal=valueMapper?valueMapper(values[i],i):values[i];let formatByte=0;if(mappedVal==null){writer.addInt32(
-1)}else if(mappedVal instanceof Buffer){formatByte=1;writer.addInt32(mappedVal.length);writer.add(mappedVal)}else{writer.addInt32PrefixedString(mappedVal)}const buf=writer.
buffer;buf[formatsOffset++]=0;buf[formatsOffset++]=formatByte}};var bind=(config={})=>{const portal=config.portal||"";const statement=config.statement||"";const binary=config.
binary||false;const values=config.values||emptyArray;const len=values.length;writer.addCString(portal).addCString(statement);writer.addInt16(len);const formatsOffset=writer.
reserveUnsafe(len*2);writer.addInt16(len);try{writeValues(values,config.valueMapper,formatsOffset)}catch(err){writer.clear();throw err}writer.addInt16(1);writer.
addInt16(binary?1:0);return writer.flush(66)};var emptyExecute=Buffer.from([69,0,0,0,9,0,0,0,0,0]);var execute=config=>{if(!config||!config.portal&&!config.rows){
return emptyExecute}const portal=config.portal||"";const rows=config.rows||0;const portalLength=Buffer.byteLength(portal);const len=4+portalLength+1+4;const buff=Buffer.
allocUnsafe(1+len);buff[0]=69;buff.writeInt32BE(len,1);buff.write(portal,5,"utf-8");buff[portalLength+5]=0;buff.writeUInt32BE(rows,buff.length-4);return buff};var cancel=(processID,secretKey)=>{
const buffer=Buffer.allocUnsafe(16);buffer.writeInt32BE(16,0);buffer.writeInt16BE(1234,4);buffer.writeInt16BE(5678,6);buffer.writeInt32BE(processID,8);buffer.writeInt32BE(
secretKey,12);return buffer};var cstringMessage=(code,string)=>{const stringLen=Buffer.byteLength(string);const len=4+stringLen+1;const buffer=Buffer.allocUnsafe(
1+len);buffer[0]=code;buffer.writeInt32BE(len,1);buffer.write(string,5,"utf-8");buffer[len]=0;return buffer};var emptyDescribePortal=writer.addCString("P").flush(
68);var emptyDescribeStatement=writer.addCString("S").flush(68);var describe=msg=>{return msg.name?cstringMessage(68,`${msg.type}${msg.name||""}`):msg.type==="P"?
emptyDescribePortal:emptyDescribeStatement};var close=msg=>{const text=`${msg.type}${msg.name||""}`;return cstringMessage(67,text)};var copyData=chunk=>{return writer.
add(chunk).flush(100)};var copyFail=message=>{return cstringMessage(102,message)};var codeOnlyBuffer=code=>Buffer.from([code,0,0,0,4]);var flushBuffer=codeOnlyBuffer(
72);var syncBuffer=codeOnlyBuffer(83);var endBuffer=codeOnlyBuffer(88);var copyDoneBuffer=codeOnlyBuffer(99);var serialize={startup,password,requestSsl,sendSASLInitialResponseMessage,
sendSCRAMClientFinalMessage,query,parse:parse2,bind,execute,describe,close,flush:()=>flushBuffer,sync:()=>syncBuffer,end:()=>endBuffer,copyData,copyDone:()=>copyDoneBuffer,
copyFail,cancel};exports.serialize=serialize}});var require_buffer_reader=__commonJS({"node_modules/pg-protocol/dist/buffer-reader.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});
exports.BufferReader=void 0;var BufferReader=class{constructor(offset=0){this.offset=offset;this.buffer=Buffer.allocUnsafe(0);this.encoding="utf-8"}setBuffer(offset,buffer){
this.offset=offset;this.buffer=buffer}int16(){const result=this.buffer.readInt16BE(this.offset);this.offset+=2;return result}byte(){const result=this.buffer[this.
offset];this.offset++;return result}int32(){const result=this.buffer.readInt32BE(this.offset);this.offset+=4;return result}uint32(){const result=this.buffer.readUInt32BE(
this.offset);this.offset+=4;return result}string(length){const result=this.buffer.toString(this.encoding,this.offset,this.offset+length);this.offset+=length;return result}cstring(){
const start=this.offset;let end2=start;while(this.buffer[end2++]){}this.offset=end2;return this.buffer.toString(this.encoding,start,end2-1)}bytes(length){const result=this.
buffer.slice(this.offset,this.offset+length);this.offset+=length;return result}};exports.BufferReader=BufferReader}});var require_parser=__commonJS({"node_modules/pg-protocol/dist/parser.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
Parser=void 0;var messages_1=require_messages();var buffer_reader_1=require_buffer_reader();var CODE_LENGTH=1;var LEN_LENGTH=4;var HEADER_LENGTH=CODE_LENGTH+LEN_LENGTH;
var LATEINIT_LENGTH=-1;var emptyBuffer=Buffer.allocUnsafe(0);var Parser=class{constructor(opts){this.buffer=emptyBuffer;this.bufferLength=0;this.bufferOffset=0;
this.reader=new buffer_reader_1.BufferReader;if((opts===null||opts===void 0?void 0:opts.mode)==="binary"){throw new Error("Binary mode not supported yet")}this.
mode=(opts===null||opts===void 0?void 0:opts.mode)||"text"}parse(buffer,callback){this.mergeBuffer(buffer);const bufferFullLength=this.bufferOffset+this.bufferLength;
let offset=this.bufferOffset;while(offset+HEADER_LENGTH<=bufferFullLength){const code=this.buffer[offset];const length=this.buffer.readUInt32BE(offset+CODE_LENGTH);
const fullMessageLength=CODE_LENGTH+length;if(fullMessageLength+offset<=bufferFullLength){const message=this.handlePacket(offset+HEADER_LENGTH,code,length,this.
buffer);callback(message);offset+=fullMessageLength}else{break}}if(offset===bufferFullLength){this.buffer=emptyBuffer;this.bufferLength=0;this.bufferOffset=0}else{
this.bufferLength=bufferFullLength-offset;this.bufferOffset=offset}}mergeBuffer(buffer){if(this.bufferLength>0){const newLength=this.bufferLength+buffer.byteLength;
const newFullLength=newLength+this.bufferOffset;if(newFullLength>this.buffer.byteLength){let newBuffer;if(newLength<=this.buffer.byteLength&&this.bufferOffset>=
this.bufferLength){newBuffer=this.buffer}else{let newBufferLength=this.buffer.byteLength*2;while(newLength>=newBufferLength){newBufferLength*=2}newBuffer=Buffer.
allocUnsafe(newBufferLength)}this.buffer.copy(newBuffer,0,this.bufferOffset,this.bufferOffset+this.bufferLength);this.buffer=newBuffer;this.bufferOffset=0}buffer.
copy(this.buffer,this.bufferOffset+this.bufferLength);this.bufferLength=newLength}else{this.buffer=buffer;this.bufferOffset=0;this.bufferLength=buffer.byteLength}}handlePacket(offset,code,length,bytes){
const{reader}=this;reader.setBuffer(offset,bytes);let message;switch(code){case 50:message=messages_1.bindComplete;break;case 49:message=messages_1.parseComplete;
break;case 51:message=messages_1.closeComplete;break;case 110:message=messages_1.noData;break;case 115:message=messages_1.portalSuspended;break;case 99:message=
messages_1.copyDone;break;case 87:message=messages_1.replicationStart;break;case 73:message=messages_1.emptyQuery;break;case 68:message=parseDataRowMessage(reader);
break;case 67:message=parseCommandCompleteMessage(reader);break;case 90:message=parseReadyForQueryMessage(reader);break;case 65:message=parseNotificationMessage(
reader);break;case 82:message=parseAuthenticationResponse(reader,length);break;case 83:message=parseParameterStatusMessage(reader);break;case 75:message=parseBackendKeyData(
reader);break;case 69:message=parseErrorMessage(reader,"error");break;case 78:message=parseErrorMessage(reader,"notice");break;case 84:message=parseRowDescriptionMessage(
reader);break;case 116:message=parseParameterDescriptionMessage(reader);break;case 71:message=parseCopyInMessage(reader);break;case 72:message=parseCopyOutMessage(
reader);break;case 100:message=parseCopyData(reader,length);break;default:return new messages_1.DatabaseError("received invalid response: "+code.toString(16),length,
"error")}reader.setBuffer(0,emptyBuffer);message.length=length;return message}};exports.Parser=Parser;var parseReadyForQueryMessage=reader=>{const status=reader.
string(1);return new messages_1.ReadyForQueryMessage(LATEINIT_LENGTH,status)};var parseCommandCompleteMessage=reader=>{const text=reader.cstring();return new messages_1.
CommandCompleteMessage(LATEINIT_LENGTH,text)};var parseCopyData=(reader,length)=>{const chunk=reader.bytes(length-4);return new messages_1.CopyDataMessage(LATEINIT_LENGTH,
chunk)};var parseCopyInMessage=reader=>parseCopyMessage(reader,"copyInResponse");var parseCopyOutMessage=reader=>parseCopyMessage(reader,"copyOutResponse");var parseCopyMessage=(reader,messageName)=>{
const isBinary=reader.byte()!==0;const columnCount=reader.int16();const message=new messages_1.CopyResponse(LATEINIT_LENGTH,messageName,isBinary,columnCount);for(let i=0;i<
columnCount;i++){message.columnTypes[i]=reader.int16()}return message};var parseNotificationMessage=reader=>{const processId=reader.int32();const channel=reader.
cstring();const payload=reader.cstring();return new messages_1.NotificationResponseMessage(LATEINIT_LENGTH,processId,channel,payload)};var parseRowDescriptionMessage=reader=>{
const fieldCount=reader.int16();const message=new messages_1.RowDescriptionMessage(LATEINIT_LENGTH,fieldCount);for(let i=0;i<fieldCount;i++){message.fields[i]=parseField(
reader)}return message};var parseField=reader=>{const name=reader.cstring();const tableID=reader.uint32();const columnID=reader.int16();const dataTypeID=reader.
uint32();const dataTypeSize=reader.int16();const dataTypeModifier=reader.int32();const mode=reader.int16()===0?"text":"binary";return new messages_1.Field(name,
tableID,columnID,dataTypeID,dataTypeSize,dataTypeModifier,mode)};var parseParameterDescriptionMessage=reader=>{const parameterCount=reader.int16();const message=new messages_1.
ParameterDescriptionMessage(LATEINIT_LENGTH,parameterCount);for(let i=0;i<parameterCount;i++){message.dataTypeIDs[i]=reader.uint32()}return message};var parseDataRowMessage=reader=>{
const fieldCount=reader.int16();const fields=new Array(fieldCount);for(let i=0;i<fieldCount;i++){const len=reader.int32();fields[i]=len===-1?null:reader.string(
len)}return new messages_1.DataRowMessage(LATEINIT_LENGTH,fields)};var parseParameterStatusMessage=reader=>{const name=reader.cstring();const value=reader.cstring();
return new messages_1.ParameterStatusMessage(LATEINIT_LENGTH,name,value)};var parseBackendKeyData=reader=>{const processID=reader.int32();const secretKey=reader.
int32();return new messages_1.BackendKeyDataMessage(LATEINIT_LENGTH,processID,secretKey)};var parseAuthenticationResponse=(reader,length)=>{const code=reader.int32();
const message={name:"authenticationOk",length};switch(code){case 0:break;case 3:if(message.length===8){message.name="authenticationCleartextPassword"}break;case 5:
if(message.length===12){message.name="authenticationMD5Password";const salt=reader.bytes(4);return new messages_1.AuthenticationMD5Password(LATEINIT_LENGTH,salt)}
break;case 10:{message.name="authenticationSASL";message.mechanisms=[];let mechanism;do{mechanism=reader.cstring();if(mechanism){message.mechanisms.push(mechanism)}}while(mechanism)}
break;case 11:message.name="authenticationSASLContinue";message.data=reader.string(length-8);break;case 12:message.name="authenticationSASLFinal";message.data=reader.
string(length-8);break;default:throw new Error("Unknown authenticationOk message type "+code)}return message};var parseErrorMessage=(reader,name)=>{const fields={};
let fieldType=reader.string(1);while(fieldType!=="\0"){fields[fieldType]=reader.cstring();fieldType=reader.string(1)}const messageValue=fields.M;const message=name===
"notice"?new messages_1.NoticeMessage(LATEINIT_LENGTH,messageValue):new messages_1.DatabaseError(messageValue,LATEINIT_LENGTH,name);message.severity=fields.S;message.
code=fields.C;message.detail=fields.D;message.hint=fields.H;message.position=fields.P;message.internalPosition=fields.p;message.internalQuery=fields.q;message.where=
fields.W;message.schema=fields.s;message.table=fields.t;message.column=fields.c;message.dataType=fields.d;message.constraint=fields.n;message.file=fields.F;message.
line=fields.L;message.routine=fields.R;return message}}});var require_dist2=__commonJS({"node_modules/pg-protocol/dist/index.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.DatabaseError=
exports.serialize=void 0;exports.parse=parse2;var messages_1=require_messages();Object.defineProperty(exports,"DatabaseError",{enumerable:true,get:function(){return messages_1.
DatabaseError}});var serializer_1=require_serializer();Object.defineProperty(exports,"serialize",{enumerable:true,get:function(){return serializer_1.serialize}});
var parser_1=require_parser();function parse2(stream,callback){const parser=new parser_1.Parser;stream.on("data",buffer=>parser.parse(buffer,callback));return new Promise(
resolve2=>stream.on("end",()=>resolve2()))}}});var require_stream=__commonJS({"node_modules/pg/lib/stream.js"(exports,module){var{getStream,getSecureStream}=getStreamFuncs();module.exports={getStream,getSecureStream};
function getNodejsStreamFuncs(){function getStream2(ssl){const net=__require("net");return new net.Socket}function getSecureStream2(options){const tls=__require("tls");
return tls.connect(options)}return{getStream:getStream2,getSecureStream:getSecureStream2}}function getCloudflareStreamFuncs(){function getStream2(ssl){const{CloudflareSocket}=__require("pg-cloudflare");
return new CloudflareSocket(ssl)}function getSecureStream2(options){options.socket.startTls(options);return options.socket}return{getStream:getStream2,getSecureStream:getSecureStream2}}
function isCloudflareRuntime(){if(typeof navigator==="object"&&navigator!==null&&typeof navigator.userAgent==="string"){return navigator.userAgent==="Cloudflare\
-Workers"}if(typeof Response==="function"){const resp=new Response(null,{cf:{thing:true}});if(typeof resp.cf==="object"&&resp.cf!==null&&resp.cf.thing){return true}}
return false}function getStreamFuncs(){if(isCloudflareRuntime()){return getCloudflareStreamFuncs()}return getNodejsStreamFuncs()}}});var require_connection=__commonJS({"node_modules/pg/lib/connection.js"(exports,module){"use strict";var EventEmitter=__require("events").EventEmitter;var{parse:parse2,
serialize}=require_dist2();var stream=require_stream();var{getStream}=stream;var flushBuffer=serialize.flush();var syncBuffer=serialize.sync();var endBuffer=serialize.
end();var Connection2=class extends EventEmitter{constructor(config){super();config=config||{};this.stream=config.stream||getStream(config.ssl);if(typeof this.stream===
"function"){this.stream=this.stream(config)}this._keepAlive=config.keepAlive;this._keepAliveInitialDelayMillis=config.keepAliveInitialDelayMillis;this.parsedStatements=
{};this.submittedNamedStatements={};this.ssl=config.ssl||false;this.sslNegotiation=config.sslNegotiation||"postgres";this._ending=false;this._emitMessage=false;
const self=this;this.on("newListener",function(eventName){if(eventName==="message"){self._emitMessage=true}})}connect(port,host){const self=this;this._connecting=
true;this.stream.setNoDelay(true);this.stream.connect(port,host);this.stream.once("connect",function(){if(self._keepAlive){self.stream.setKeepAlive(true,self._keepAliveInitialDelayMillis)}
self.emit("connect")});const reportStreamError=function(error){if(self._ending&&(error.code==="ECONNRESET"||error.code==="EPIPE")){return}self.emit("error",error)};
this.stream.on("error",reportStreamError);this.stream.on("close",function(){self.emit("end")});if(!this.ssl){return this.attachListeners(this.stream)}if(this.sslNegotiation===
"direct"){return this.stream.once("connect",function(){self.upgradeToSSL(host,reportStreamError)})}this.stream.once("data",function(buffer){const responseCode=buffer.
toString("utf8");switch(responseCode){case"S":break;case"N":self.stream.end();return self.emit("error",new Error("The server does not support SSL connections"));default:
self.stream.end();return self.emit("error",new Error("There was an error establishing an SSL connection"))}self.upgradeToSSL(host,reportStreamError)})}upgradeToSSL(host,reportStreamError){
const self=this;const options={socket:self.stream,host};if(self.ssl!==true){Object.assign(options,self.ssl);if("key"in self.ssl){options.key=self.ssl.key}}if(self.
sslNegotiation==="direct"){options.ALPNProtocols=["postgresql"]}const net=__require("net");if(net.isIP&&net.isIP(host)===0){options.servername=host}try{self.stream=
stream.getSecureStream(options)}catch(err){return self.emit("error",err)}self.attachListeners(self.stream);self.stream.on("error",reportStreamError);self.emit("\
sslconnect")}attachListeners(stream2){parse2(stream2,msg=>{const eventName=msg.name==="error"?"errorMessage":msg.name;if(this._emitMessage){this.emit("message",
msg)}this.emit(eventName,msg)})}requestSsl(){this.stream.write(serialize.requestSsl())}startup(config){this.stream.write(serialize.startup(config))}cancel(processID,secretKey){
this._send(serialize.cancel(processID,secretKey))}password(password){this._send(serialize.password(password))}sendSASLInitialResponseMessage(mechanism,initialResponse){
this._send(serialize.sendSASLInitialResponseMessage(mechanism,initialResponse))}sendSCRAMClientFinalMessage(additionalData){this._send(serialize.sendSCRAMClientFinalMessage(
additionalData))}_send(buffer){if(!this.stream.writable){return false}return this.stream.write(buffer)}query(text){this._send(serialize.query(text))}parse(query){
this._send(serialize.parse(query))}bind(config){this._send(serialize.bind(config))}execute(config){this._send(serialize.execute(config))}flush(){if(this.stream.
writable){this.stream.write(flushBuffer)}}sync(){this._send(syncBuffer)}ref(){this.stream.ref()}unref(){this.stream.unref()}end(){this._ending=true;if(!this._connecting||
!this.stream.writable){this.stream.end();return}return this.stream.write(endBuffer,()=>{this.stream.end()})}close(msg){this._send(serialize.close(msg))}describe(msg){
this._send(serialize.describe(msg))}sendCopyFromChunk(chunk){this._send(serialize.copyData(chunk))}endCopyFrom(){this._send(serialize.copyDone())}sendCopyFail(msg){
this._send(serialize.copyFail(msg))}};module.exports=Connection2}});var require_split2=__commonJS({"node_modules/split2/index.js"(exports,module){"use strict";var{Transform}=__require("stream");var{StringDecoder}=__require("string_decoder");
var kLast=Symbol("last");var kDecoder=Symbol("decoder");function transform(chunk,enc,cb){let list;if(this.overflow){const buf=this[kDecoder].write(chunk);list=buf.
split(this.matcher);if(list.length===1)return cb();list.shift();this.overflow=false}else{this[kLast]+=this[kDecoder].write(chunk);list=this[kLast].split(this.matcher)}
this[kLast]=list.pop();for(let i=0;i<list.length;i++){try{push(this,this.mapper(list[i]))}catch(error){return cb(error)}}this.overflow=this[kLast].length>this.maxLength;
if(this.overflow&&!this.skipOverflow){cb(new Error("maximum buffer reached"));return}cb()}function flush(cb){this[kLast]+=this[kDecoder].end();if(this[kLast]){try{
push(this,this.mapper(this[kLast]))}catch(error){return cb(error)}}cb()}function push(self,val){if(val!==void 0){self.push(val)}}function noop2(incoming){return incoming}
function split(matcher,mapper,options){matcher=matcher||/\r?\n/;mapper=mapper||noop2;options=options||{};switch(arguments.length){case 1:if(typeof matcher==="fu\
nction"){mapper=matcher;matcher=/\r?\n/}else if(typeof matcher==="object"&&!(matcher instanceof RegExp)&&!matcher[Symbol.split]){options=matcher;matcher=/\r?\n/}
break;case 2:if(typeof matcher==="function"){options=mapper;mapper=matcher;matcher=/\r?\n/}else if(typeof mapper==="object"){options=mapper;mapper=noop2}}options=
Object.assign({},options);options.autoDestroy=true;options.transform=transform;options.flush=flush;options.readableObjectMode=true;const stream=new Transform(options);
stream[kLast]="";stream[kDecoder]=new StringDecoder("utf8");stream.matcher=matcher;stream.mapper=mapper;stream.maxLength=options.maxLength;stream.skipOverflow=options.
skipOverflow||false;stream.overflow=false;stream._destroy=function(err,cb){this._writableState.errorEmitted=false;cb(err)};return stream}module.exports=split}});var require_helper=__commonJS({"node_modules/pgpass/lib/helper.js"(exports,module){"use strict";var path=__require("path");var Stream=__require("stream").Stream;
var split=require_split2();var util=__require("util");var defaultPort=5432;var isWin=process.platform==="win32";var warnStream=process.stderr;var S_IRWXG=56;var S_IRWXO=7;
var S_IFMT=61440;var S_IFREG=32768;function isRegFile(mode){return(mode&S_IFMT)==S_IFREG}var fieldNames=["host","port","database","user","password"];var nrOfFields=fieldNames.
length;var passKey=fieldNames[nrOfFields-1];function warn(){var isWritable=warnStream instanceof Stream&&true===warnStream.writable;if(isWritable){var args=Array.
prototype.slice.call(arguments).concat("\n");warnStream.write(util.format.apply(util,args))}}Object.defineProperty(module.exports,"isWin",{get:function(){return isWin},
set:function(val){isWin=val}});module.exports.warnTo=function(stream){var old=warnStream;warnStream=stream;return old};module.exports.getFileName=function(rawEnv){
var env=rawEnv||process.env;var file=env.PGPASSFILE||(isWin?path.join(env.APPDATA||"./","postgresql","pgpass.conf"):path.join(env.HOME||"./",".pgpass"));return file};
module.exports.usePgPass=function(stats,fname){if(Object.prototype.hasOwnProperty.call(process.env,"PGPASSWORD")){return false}if(isWin){return true}fname=fname||
"<unkn>";if(!isRegFile(stats.mode)){warn('WARNING: password file "%s" is not a plain file',fname);return false}if(stats.mode&(S_IRWXG|S_IRWXO)){warn('WARNING: p\
assword file "%s" has group or world access; permissions should be u=rw (0600) or less',fname);return false}return true};var matcher=module.exports.match=function(connInfo,entry){
return fieldNames.slice(0,-1).reduce(function(prev,field,idx){if(idx==1){if(Number(connInfo[field]||defaultPort)===Number(entry[field])){return prev&&true}}return prev&&
(entry[field]==="*"||entry[field]===connInfo[field])},true)};module.exports.getPassword=function(connInfo,stream,cb){var pass;var lineStream=stream.pipe(split());
function onLine(line){var entry=parseLine(line);if(entry&&isValidEntry(entry)&&matcher(connInfo,entry)){pass=entry[passKey];lineStream.end()}}var onEnd=function(){
stream.destroy();cb(pass)};var onErr=function(err){stream.destroy();warn("WARNING: error on reading file: %s",err);cb(void 0)};stream.on("error",onErr);lineStream.
on("data",onLine).on("end",onEnd).on("error",onErr)};var parseLine=module.exports.parseLine=function(line){if(line.length<11||line.match(/^\s+#/)){return null}var curChar="";
var prevChar="";var fieldIdx=0;var startIdx=0;var endIdx=0;var obj={};var isLastField=false;var addToObj=function(idx,i0,i1){var field=line.substring(i0,i1);if(!Object.
hasOwnProperty.call(process.env,"PGPASS_NO_DEESCAPE")){field=field.replace(/\\([:\\])/g,"$1")}obj[fieldNames[idx]]=field};for(var i=0;i<line.length-1;i+=1){curChar=
line.charAt(i+1);prevChar=line.charAt(i);isLastField=fieldIdx==nrOfFields-1;if(isLastField){addToObj(fieldIdx,startIdx);break}if(i>=0&&curChar==":"&&prevChar!==
"\\"){addToObj(fieldIdx,startIdx,i+1);startIdx=i+2;fieldIdx+=1}}obj=Object.keys(obj).length===nrOfFields?obj:null;return obj};var isValidEntry=module.exports.isValidEntry=
function(entry){var rules={0:function(x){return x.length>0},1:function(x){if(x==="*"){return true}x=Number(x);return isFinite(x)&&x>0&&x<9007199254740992&&Math.
floor(x)===x},2:function(x){return x.length>0},3:function(x){return x.length>0},4:function(x){return x.length>0}};for(var idx=0;idx<fieldNames.length;idx+=1){var rule=rules[idx];
var value=entry[fieldNames[idx]]||"";var res=rule(value);if(!res){return false}}return true}}});var require_lib2=__commonJS({"node_modules/pgpass/lib/index.js"(exports,module){"use strict";var path=__require("path");var fs=__require("fs");var helper=require_helper();
module.exports=function(connInfo,cb){var file=helper.getFileName();fs.stat(file,function(err,stat3){if(err||!helper.usePgPass(stat3,file)){return cb(void 0)}var st=fs.
createReadStream(file);helper.getPassword(connInfo,st,cb)})};module.exports.warnTo=helper.warnTo}});var require_client=__commonJS({"node_modules/pg/lib/client.js"(exports,module){var EventEmitter=__require("events").EventEmitter;var utils=require_utils2();var nodeUtils=__require("util");
var sasl=require_sasl();var TypeOverrides2=require_type_overrides();var ConnectionParameters=require_connection_parameters();var Query2=require_query();var defaults2=require_defaults();
var Connection2=require_connection();var crypto=require_utils3();var activeQueryDeprecationNotice=nodeUtils.deprecate(()=>{},"Client.activeQuery is deprecated a\
nd will be removed in pg@9.0");var queryQueueDeprecationNotice=nodeUtils.deprecate(()=>{},"Client.queryQueue is deprecated and will be removed in pg@9.0.");var pgPassDeprecationNotice=nodeUtils.
deprecate(()=>{},"pgpass support is deprecated and will be removed in pg@9.0. You can provide an async function as the password property to the Client/Pool cons\
tructor that returns a password instead. Within this function you can call the pgpass module in your own code.");var byoPromiseDeprecationNotice=nodeUtils.deprecate(
()=>{},"Passing a custom Promise implementation to the Client/Pool constructor is deprecated and will be removed in pg@9.0.");var queryQueueLengthDeprecationNotice=nodeUtils.
deprecate(()=>{},"Calling client.query() when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await or an externa\
l async flow control mechanism instead.");function coerceNumberOrDefault(value,defaultValue){if(typeof value==="number"){return Number.isFinite(value)?value:defaultValue}
if(typeof value==="string"&&value.trim()!==""){const n=Number(value);return Number.isFinite(n)?n:defaultValue}return defaultValue}var Client2=class extends EventEmitter{constructor(config){
super();this.connectionParameters=new ConnectionParameters(config);this.user=this.connectionParameters.user;this.database=this.connectionParameters.database;this.
port=this.connectionParameters.port;this.host=this.connectionParameters.host;Object.defineProperty(this,"password",{configurable:true,enumerable:false,writable:true,
value:this.connectionParameters.password});this.replication=this.connectionParameters.replication;const c=config||{};if(c.Promise){byoPromiseDeprecationNotice()}
this._Promise=c.Promise||global.Promise;this._types=new TypeOverrides2(c.types);this._ending=false;this._ended=false;this._connecting=false;this._connected=false;
this._connectionError=false;this._queryable=true;this._activeQuery=null;this._txStatus=null;this.enableChannelBinding=Boolean(c.enableChannelBinding);this.scramMaxIterations=
coerceNumberOrDefault(c.scramMaxIterations,sasl.DEFAULT_MAX_SCRAM_ITERATIONS);this.connection=c.connection||new Connection2({stream:c.stream,ssl:this.connectionParameters.
ssl,sslNegotiation:this.connectionParameters.sslnegotiation,keepAlive:c.keepAlive||false,keepAliveInitialDelayMillis:c.keepAliveInitialDelayMillis||0,encoding:this.
connectionParameters.client_encoding||"utf8"});this._queryQueue=[];this._sentQueryQueue=[];this.pipeline=Boolean(c.pipeline);this.binary=c.binary||defaults2.binary;
this.processID=null;this.secretKey=null;this.ssl=this.connectionParameters.ssl||false;this.sslNegotiation=this.connectionParameters.sslnegotiation||"postgres";if(this.
ssl&&this.ssl.key){Object.defineProperty(this.ssl,"key",{enumerable:false})}this._connectionTimeoutMillis=c.connectionTimeoutMillis||0}get activeQuery(){activeQueryDeprecationNotice();
return this._activeQuery}set activeQuery(val){activeQueryDeprecationNotice();this._activeQuery=val}_getActiveQuery(){return this._activeQuery}_errorAllQueries(err){
const enqueueError=query=>{process.nextTick(()=>{query.handleError(err,this.connection)})};const activeQuery=this._getActiveQuery();if(activeQuery){enqueueError(
activeQuery);this._activeQuery=null}this._sentQueryQueue.forEach(enqueueError);this._sentQueryQueue.length=0;this._queryQueue.forEach(enqueueError);this._queryQueue.
length=0}_connect(callback){const self=this;const con=this.connection;this._connectionCallback=callback;if(this._connecting||this._connected){const err=new Error(
"Client has already been connected. You cannot reuse a client.");process.nextTick(()=>{callback(err)});return}this._connecting=true;if(this._connectionTimeoutMillis>
0){this.connectionTimeoutHandle=setTimeout(()=>{con._ending=true;con.stream.destroy(new Error("timeout expired"))},this._connectionTimeoutMillis);if(this.connectionTimeoutHandle.
unref){this.connectionTimeoutHandle.unref()}}if(this.host&&this.host.indexOf("/")===0){con.connect(this.host+"/.s.PGSQL."+this.port)}else{con.connect(this.port,
this.host)}con.on("connect",function(){if(self.ssl){if(self.sslNegotiation!=="direct"){con.requestSsl()}}else{con.startup(self.getStartupConf())}});con.on("sslc\
onnect",function(){con.startup(self.getStartupConf())});this._attachListeners(con);con.once("end",()=>{const error=this._ending?new Error("Connection terminated"):
new Error("Connection terminated unexpectedly");clearTimeout(this.connectionTimeoutHandle);this._errorAllQueries(error);this._ended=true;if(!this._ending){if(this.
_connecting&&!this._connectionError){if(this._connectionCallback){this._connectionCallback(error)}else{this._handleErrorEvent(error)}}else if(!this._connectionError){
this._handleErrorEvent(error)}}process.nextTick(()=>{this.emit("end")})})}connect(callback){if(callback){this._connect(callback);return}return new this._Promise(
(resolve2,reject)=>{this._connect(error=>{if(error){reject(error)}else{resolve2(this)}})})}_attachListeners(con){con.on("authenticationCleartextPassword",this._handleAuthCleartextPassword.
bind(this));con.on("authenticationMD5Password",this._handleAuthMD5Password.bind(this));con.on("authenticationSASL",this._handleAuthSASL.bind(this));con.on("auth\
enticationSASLContinue",this._handleAuthSASLContinue.bind(this));con.on("authenticationSASLFinal",this._handleAuthSASLFinal.bind(this));con.on("backendKeyData",
this._handleBackendKeyData.bind(this));con.on("error",this._handleErrorEvent.bind(this));con.on("errorMessage",this._handleErrorMessage.bind(this));con.on("read\
yForQuery",this._handleReadyForQuery.bind(this));con.on("notice",this._handleNotice.bind(this));con.on("rowDescription",this._handleRowDescription.bind(this));con.
on("dataRow",this._handleDataRow.bind(this));con.on("portalSuspended",this._handlePortalSuspended.bind(this));con.on("emptyQuery",this._handleEmptyQuery.bind(this));
con.on("commandComplete",this._handleCommandComplete.bind(this));con.on("parseComplete",this._handleParseComplete.bind(this));con.on("copyInResponse",this._handleCopyInResponse.
bind(this));con.on("copyData",this._handleCopyData.bind(this));con.on("notification",this._handleNotification.bind(this))}_getPassword(cb){const con=this.connection;
if(typeof this.password==="function"){this._Promise.resolve().then(()=>this.password(this.connectionParameters)).then(pass=>{if(pass!==void 0){if(typeof pass!==
"string"){con.emit("error",new TypeError("Password must be a string"));return}this.connectionParameters.password=this.password=pass}else{this.connectionParameters.
password=this.password=null}cb()}).catch(err=>{con.emit("error",err)})}else if(this.password!==null){cb()}else{try{const pgPass=require_lib2();pgPass(this.connectionParameters,
pass=>{if(void 0!==pass){pgPassDeprecationNotice();this.connectionParameters.password=this.password=pass}cb()})}catch(e){this.emit("error",e)}}}_handleAuthCleartextPassword(msg){
this._getPassword(()=>{this.connection.password(this.password)})}_handleAuthMD5Password(msg){this._getPassword(async()=>{try{const hashedPassword=await crypto.postgresMd5PasswordHash(
this.user,this.password,msg.salt);this.connection.password(hashedPassword)}catch(e){this.emit("error",e)}})}_handleAuthSASL(msg){this._getPassword(()=>{try{this.
saslSession=sasl.startSession(msg.mechanisms,this.enableChannelBinding&&this.connection.stream,this.scramMaxIterations);this.connection.sendSASLInitialResponseMessage(
this.saslSession.mechanism,this.saslSession.response)}catch(err){this.connection.emit("error",err)}})}async _handleAuthSASLContinue(msg){try{await sasl.continueSession(
this.saslSession,this.password,msg.data,this.enableChannelBinding&&this.connection.stream);this.connection.sendSCRAMClientFinalMessage(this.saslSession.response)}catch(err){
this.connection.emit("error",err)}}_handleAuthSASLFinal(msg){try{sasl.finalizeSession(this.saslSession,msg.data);this.saslSession=null}catch(err){this.connection.
emit("error",err)}}_handleBackendKeyData(msg){this.processID=msg.processID;this.secretKey=msg.secretKey}_handleReadyForQuery(msg){if(this._connecting){this._connecting=
false;this._connected=true;clearTimeout(this.connectionTimeoutHandle);if(this._connectionCallback){this._connectionCallback(null,this);this._connectionCallback=
null}this.emit("connect")}const activeQuery=this._getActiveQuery();this._activeQuery=null;this._txStatus=msg?.status??null;this.readyForQuery=true;if(activeQuery){
activeQuery.handleReadyForQuery(this.connection)}this._pulseQueryQueue()}_handleErrorWhileConnecting(err){if(this._connectionError){return}this._connectionError=
true;clearTimeout(this.connectionTimeoutHandle);if(this._connectionCallback){return this._connectionCallback(err)}this.emit("error",err)}_handleErrorEvent(err){
if(this._connecting){return this._handleErrorWhileConnecting(err)}this._queryable=false;this._errorAllQueries(err);this.emit("error",err)}_handleErrorMessage(msg){
if(this._connecting){return this._handleErrorWhileConnecting(msg)}const activeQuery=this._getActiveQuery();if(!activeQuery){this._handleErrorEvent(msg);return}this.
_activeQuery=null;if(activeQuery.name){delete this.connection.submittedNamedStatements[activeQuery.name]}activeQuery.handleError(msg,this.connection)}_handleRowDescription(msg){
const activeQuery=this._getActiveQuery();if(activeQuery==null){const error=new Error("Received unexpected rowDescription message from backend.");this._handleErrorEvent(
error);return}activeQuery.handleRowDescription(msg)}_handleDataRow(msg){const activeQuery=this._getActiveQuery();if(activeQuery==null){const error=new Error("Re\
ceived unexpected dataRow message from backend.");this._handleErrorEvent(error);return}activeQuery.handleDataRow(msg)}_handlePortalSuspended(msg){const activeQuery=this.
_getActiveQuery();if(activeQuery==null){const error=new Error("Received unexpected portalSuspended message from backend.");this._handleErrorEvent(error);return}
activeQuery.handlePortalSuspended(this.connection)}_handleEmptyQuery(msg){const activeQuery=this._getActiveQuery();if(activeQuery==null){const error=new Error("\
Received unexpected emptyQuery message from backend.");this._handleErrorEvent(error);return}activeQuery.handleEmptyQuery(this.connection)}_handleCommandComplete(msg){
const activeQuery=this._getActiveQuery();if(activeQuery==null){const error=new Error("Received unexpected commandComplete message from backend.");this._handleErrorEvent(
error);return}activeQuery.handleCommandComplete(msg,this.connection)}_handleParseComplete(){const activeQuery=this._getActiveQuery();if(activeQuery==null){const error=new Error(
"Received unexpected parseComplete message from backend.");this._handleErrorEvent(error);return}if(activeQuery.name){this.connection.parsedStatements[activeQuery.
name]=activeQuery.text;delete this.connection.submittedNamedStatements[activeQuery.name]}}_handleCopyInResponse(msg){const activeQuery=this._getActiveQuery();if(activeQuery==
null){const error=new Error("Received unexpected copyInResponse message from backend.");this._handleErrorEvent(error);return}activeQuery.handleCopyInResponse(this.
connection)}_handleCopyData(msg){const activeQuery=this._getActiveQuery();if(activeQuery==null){const error=new Error("Received unexpected copyData message from\
 backend.");this._handleErrorEvent(error);return}activeQuery.handleCopyData(msg,this.connection)}_handleNotification(msg){this.emit("notification",msg)}_handleNotice(msg){
this.emit("notice",msg)}getStartupConf(){const params=this.connectionParameters;const data={user:params.user,database:params.database};const appName=params.application_name||
params.fallback_application_name;if(appName){data.application_name=appName}if(params.replication){data.replication=""+params.replication}if(params.statement_timeout){
data.statement_timeout=String(parseInt(params.statement_timeout,10))}if(params.lock_timeout){data.lock_timeout=String(parseInt(params.lock_timeout,10))}if(params.
idle_in_transaction_session_timeout){data.idle_in_transaction_session_timeout=String(parseInt(params.idle_in_transaction_session_timeout,10))}if(params.options){
data.options=params.options}return data}cancel(client,query){if(client.activeQuery===query){const con=this.connection;if(this.host&&this.host.indexOf("/")===0){
con.connect(this.host+"/.s.PGSQL."+this.port)}else{con.connect(this.port,this.host)}con.on("connect",function(){con.cancel(client.processID,client.secretKey)})}else if(client.
_queryQueue.indexOf(query)!==-1){client._queryQueue.splice(client._queryQueue.indexOf(query),1)}else if(client._sentQueryQueue.indexOf(query)!==-1){query.callback=
()=>{}}}setTypeParser(oid,format,parseFn){return this._types.setTypeParser(oid,format,parseFn)}getTypeParser(oid,format){return this._types.getTypeParser(oid,format)}escapeIdentifier(str){
return utils.escapeIdentifier(str)}escapeLiteral(str){return utils.escapeLiteral(str)}_pulseQueryQueue(){if(this.pipeline){this._pulsePipelinedQueryQueue();return}
if(this.readyForQuery===true){this._activeQuery=this._queryQueue.shift();const activeQuery=this._getActiveQuery();if(activeQuery){this.readyForQuery=false;this.
hasExecuted=true;const queryError=activeQuery.submit(this.connection);if(queryError){process.nextTick(()=>{activeQuery.handleError(queryError,this.connection);this.
readyForQuery=true;this._pulseQueryQueue()})}}else if(this.hasExecuted){this._activeQuery=null;this.emit("drain")}}}_pulsePipelinedQueryQueue(){if(!this._connected||
!this._queryable){return}while(this._queryQueue.length>0){const query=this._queryQueue.shift();this.hasExecuted=true;const queryError=query.submit(this.connection);
if(queryError){process.nextTick(()=>{query.handleError(queryError,this.connection)});continue}this._sentQueryQueue.push(query)}if(this.readyForQuery&&!this._activeQuery&&
this._sentQueryQueue.length>0){this._activeQuery=this._sentQueryQueue.shift();this.readyForQuery=false}if(!this._activeQuery&&this._sentQueryQueue.length===0&&this.
_queryQueue.length===0&&this.hasExecuted){this.emit("drain")}}query(config,values,callback){let query;let result;if(config==null){throw new TypeError("Client wa\
s passed a null or undefined query")}if(typeof config.submit==="function"){result=query=config;if(!query.callback){if(typeof values==="function"){query.callback=
values}else if(callback){query.callback=callback}}}else{query=new Query2(config,values,callback);if(!query.callback){result=new this._Promise((resolve2,reject)=>{
query.callback=(err,res)=>err?reject(err):resolve2(res)}).catch(err=>{Error.captureStackTrace(err);throw err})}else if(typeof query.callback!=="function"){throw new TypeError(
"callback is not a function")}}const readTimeout=config.query_timeout||this.connectionParameters.query_timeout;if(readTimeout){const queryCallback=query.callback||
(()=>{});const readTimeoutTimer=setTimeout(()=>{const error=new Error("Query read timeout");process.nextTick(()=>{query.handleError(error,this.connection)});queryCallback(
error);query.callback=()=>{};const index=this._queryQueue.indexOf(query);if(index>-1){this._queryQueue.splice(index,1)}else if(this.pipeline){this.connection.stream.
destroy();return}this._pulseQueryQueue()},readTimeout);query.callback=(err,res)=>{clearTimeout(readTimeoutTimer);queryCallback(err,res)}}if(this.binary&&!query.
binary){query.binary=true}if(query._result&&!query._result._types){query._result._types=this._types}if(this.pipeline){const portalQuery=typeof config.submit==="\
function"&&!(query instanceof Query2)?"Custom query classes such as pg-cursor and pg-query-stream are":query.rows?"The `rows` option is":null;if(portalQuery){process.
nextTick(()=>{query.handleError(new Error(`${portalQuery} not supported in pipeline mode`),this.connection)});return result}}if(!this._queryable){process.nextTick(
()=>{query.handleError(new Error("Client has encountered a connection error and is not queryable"),this.connection)});return result}if(this._ending){process.nextTick(
()=>{query.handleError(new Error("Client was closed and is not queryable"),this.connection)});return result}if(this._queryQueue.length>0&&!this.pipeline){queryQueueLengthDeprecationNotice()}
this._queryQueue.push(query);this._pulseQueryQueue();return result}ref(){this.connection.ref()}unref(){this.connection.unref()}getTransactionStatus(){return this.
_txStatus}end(cb){this._ending=true;if(!this.connection._connecting||this._ended){if(cb){cb();return}else{return this._Promise.resolve()}}if(!this._queryable){this.
connection.stream.destroy()}else if(this.pipeline&&(this._getActiveQuery()||this._sentQueryQueue.length>0||this._queryQueue.length>0)){this.once("drain",()=>this.
connection.end())}else if(this._getActiveQuery()){this.connection.stream.destroy()}else{this.connection.end()}if(cb){this.connection.once("end",cb)}else{return new this.
_Promise(resolve2=>{this.connection.once("end",resolve2)})}}get queryQueue(){queryQueueDeprecationNotice();return this._queryQueue}};Client2.Query=Query2;module.
exports=Client2}});var require_pg_pool=__commonJS({"node_modules/pg-pool/index.js"(exports,module){"use strict";var EventEmitter=__require("events").EventEmitter;var NOOP=function(){};
var removeWhere=(list,predicate)=>{const i=list.findIndex(predicate);return i===-1?void 0:list.splice(i,1)[0]};var IdleItem=class{constructor(client,idleListener,timeoutId){
this.client=client;this.idleListener=idleListener;this.timeoutId=timeoutId}};var PendingItem=class{constructor(callback){this.callback=callback}};function throwOnDoubleRelease(){
throw new Error("Release called on client which has already been released to the pool.")}function promisify2(Promise2,callback){if(callback){return{callback,result:void 0}}
let rej;let res;const cb=function(err,client){err?rej(err):res(client)};const result=new Promise2(function(resolve2,reject){res=resolve2;rej=reject}).catch(err=>{
Error.captureStackTrace(err);throw err});return{callback:cb,result}}function makeIdleListener(pool,client){return function idleListener(err){err.client=client;client.
removeListener("error",idleListener);client.on("error",()=>{pool.log("additional client error after disconnection due to error",err)});pool._remove(client);pool.
emit("error",err,client)}}var Pool2=class extends EventEmitter{constructor(options,Client2){super();this.options=Object.assign({},options);if(options!=null&&"pa\
ssword"in options){Object.defineProperty(this.options,"password",{configurable:true,enumerable:false,writable:true,value:options.password})}if(options!=null&&options.
ssl&&options.ssl.key){Object.defineProperty(this.options.ssl,"key",{enumerable:false})}this.options.max=this.options.max||this.options.poolSize||10;this.options.
min=this.options.min||0;this.options.maxUses=this.options.maxUses||Infinity;this.options.allowExitOnIdle=this.options.allowExitOnIdle||false;this.options.maxLifetimeSeconds=
this.options.maxLifetimeSeconds||0;this.log=this.options.log||function(){};this.Client=this.options.Client||Client2||require_lib3().Client;this.Promise=this.options.
Promise||global.Promise;if(typeof this.options.idleTimeoutMillis==="undefined"){this.options.idleTimeoutMillis=1e4}this._clients=[];this._idle=[];this._expired=
new WeakSet;this._pendingQueue=[];this._endCallback=void 0;this.ending=false;this.ended=false}_promiseTry(f){const Promise2=this.Promise;if(typeof Promise2.try===
"function"){return Promise2.try(f)}return new Promise2(resolve2=>resolve2(f()))}_isFull(){return this._clients.length>=this.options.max}_isAboveMin(){return this.
_clients.length>this.options.min}_pulseQueue(){this.log("pulse queue");if(this.ended){this.log("pulse queue ended");return}if(this.ending){this.log("pulse queue\
 on ending");if(this._idle.length){this._idle.slice().map(item=>{this._remove(item.client)})}if(!this._clients.length){this.ended=true;this._endCallback()}return}
if(!this._pendingQueue.length){this.log("no queued requests");return}if(!this._idle.length&&this._isFull()){return}const pendingItem=this._pendingQueue.shift();
if(this._idle.length){const idleItem=this._idle.pop();clearTimeout(idleItem.timeoutId);const client=idleItem.client;client.ref&&client.ref();const idleListener=idleItem.
idleListener;return this._acquireClient(client,pendingItem,idleListener,false)}if(!this._isFull()){return this.newClient(pendingItem)}throw new Error("unexpecte\
d condition")}_remove(client,callback){const removed=removeWhere(this._idle,item=>item.client===client);if(removed!==void 0){clearTimeout(removed.timeoutId)}this.
_clients=this._clients.filter(c=>c!==client);const context=this;client.end(()=>{context.emit("remove",client);if(typeof callback==="function"){callback()}})}connect(cb){
if(this.ending){const err=new Error("Cannot use a pool after calling end on the pool");return cb?cb(err):this.Promise.reject(err)}const response=promisify2(this.
Promise,cb);const result=response.result;if(this._isFull()||this._idle.length){if(this._idle.length){process.nextTick(()=>this._pulseQueue())}if(!this.options.connectionTimeoutMillis){
this._pendingQueue.push(new PendingItem(response.callback));return result}const queueCallback=(err,res,done)=>{clearTimeout(tid);response.callback(err,res,done)};
const pendingItem=new PendingItem(queueCallback);const tid=setTimeout(()=>{removeWhere(this._pendingQueue,i=>i.callback===queueCallback);pendingItem.timedOut=true;
response.callback(new Error("timeout exceeded when trying to connect"))},this.options.connectionTimeoutMillis);if(tid.unref){tid.unref()}this._pendingQueue.push(
pendingItem);return result}this.newClient(new PendingItem(response.callback));return result}newClient(pendingItem){const client=new this.Client(this.options);this.
_clients.push(client);const idleListener=makeIdleListener(this,client);this.log("checking client timeout");let tid;let timeoutHit=false;if(this.options.connectionTimeoutMillis){
tid=setTimeout(()=>{if(client.connection){this.log("ending client due to timeout");timeoutHit=true;client.connection.stream.destroy()}else if(!client.isConnected()){
this.log("ending client due to timeout");timeoutHit=true;client.end()}},this.options.connectionTimeoutMillis)}this.log("connecting new client");client.connect(err=>{
if(tid){clearTimeout(tid)}client.on("error",idleListener);if(err){this.log("client failed to connect",err);this._clients=this._clients.filter(c=>c!==client);if(timeoutHit){
err=new Error("Connection terminated due to connection timeout",{cause:err})}this._pulseQueue();if(!pendingItem.timedOut){pendingItem.callback(err,void 0,NOOP)}}else{
this.log("new client connected");if(this.options.onConnect){this._promiseTry(()=>this.options.onConnect(client)).then(()=>{this._afterConnect(client,pendingItem,
idleListener)},hookErr=>{this._clients=this._clients.filter(c=>c!==client);client.end(()=>{this._pulseQueue();if(!pendingItem.timedOut){pendingItem.callback(hookErr,
void 0,NOOP)}})});return}return this._afterConnect(client,pendingItem,idleListener)}})}_afterConnect(client,pendingItem,idleListener){if(this.options.maxLifetimeSeconds!==
0){const maxLifetimeTimeout=setTimeout(()=>{this.log("ending client due to expired lifetime");this._expired.add(client);const idleIndex=this._idle.findIndex(idleItem=>idleItem.
client===client);if(idleIndex!==-1){this._acquireClient(client,new PendingItem((err,client2,clientRelease)=>clientRelease()),idleListener,false)}},this.options.
maxLifetimeSeconds*1e3);maxLifetimeTimeout.unref();client.once("end",()=>clearTimeout(maxLifetimeTimeout))}return this._acquireClient(client,pendingItem,idleListener,
true)}_acquireClient(client,pendingItem,idleListener,isNew){if(isNew){this.emit("connect",client)}this.emit("acquire",client);client.release=this._releaseOnce(client,
idleListener);client.removeListener("error",idleListener);if(!pendingItem.timedOut){if(isNew&&this.options.verify){this.options.verify(client,err=>{if(err){client.
release(err);return pendingItem.callback(err,void 0,NOOP)}pendingItem.callback(void 0,client,client.release)})}else{pendingItem.callback(void 0,client,client.release)}}else{
if(isNew&&this.options.verify){this.options.verify(client,client.release)}else{client.release()}}}_releaseOnce(client,idleListener){let released=false;return err=>{
if(released){throwOnDoubleRelease()}released=true;this._release(client,idleListener,err)}}_release(client,idleListener,err){client.on("error",idleListener);client.
_poolUseCount=(client._poolUseCount||0)+1;this.emit("release",err,client);if(err||this.ending||!client._queryable||client._ending||client._poolUseCount>=this.options.
maxUses){if(client._poolUseCount>=this.options.maxUses){this.log("remove expended client")}return this._remove(client,this._pulseQueue.bind(this))}const isExpired=this.
_expired.has(client);if(isExpired){this.log("remove expired client");this._expired.delete(client);return this._remove(client,this._pulseQueue.bind(this))}let tid;
if(this.options.idleTimeoutMillis&&this._isAboveMin()){tid=setTimeout(()=>{if(this._isAboveMin()){this.log("remove idle client");this._remove(client,this._pulseQueue.
bind(this))}},this.options.idleTimeoutMillis);if(this.options.allowExitOnIdle){tid.unref()}}if(this.options.allowExitOnIdle){client.unref()}this._idle.push(new IdleItem(
client,idleListener,tid));this._pulseQueue()}query(text,values,cb){if(typeof text==="function"){const response2=promisify2(this.Promise,text);setImmediate(function(){
return response2.callback(new Error("Passing a function as the first parameter to pool.query is not supported"))});return response2.result}if(typeof values==="f\
unction"){cb=values;values=void 0}const response=promisify2(this.Promise,cb);cb=response.callback;this.connect((err,client)=>{if(err){return cb(err)}let clientReleased=false;
const onError=err2=>{if(clientReleased){return}clientReleased=true;client.release(err2);cb(err2)};client.once("error",onError);this.log("dispatching query");try{
client.query(text,values,(err2,res)=>{this.log("query dispatched");client.removeListener("error",onError);if(clientReleased){return}clientReleased=true;client.release(
err2);if(err2){return cb(err2)}return cb(void 0,res)})}catch(err2){client.release(err2);return cb(err2)}});return response.result}end(cb){this.log("ending");if(this.
ending){const err=new Error("Called end on pool more than once");return cb?cb(err):this.Promise.reject(err)}this.ending=true;const promised=promisify2(this.Promise,
cb);this._endCallback=promised.callback;this._pulseQueue();return promised.result}get waitingCount(){return this._pendingQueue.length}get idleCount(){return this.
_idle.length}get expiredCount(){return this._clients.reduce((acc,client)=>acc+(this._expired.has(client)?1:0),0)}get totalCount(){return this._clients.length}};
module.exports=Pool2}});var require_query2=__commonJS({"node_modules/pg/lib/native/query.js"(exports,module){"use strict";var EventEmitter=__require("events").EventEmitter;var util=__require("util");
var utils=require_utils2();var NativeQuery=module.exports=function(config,values,callback){EventEmitter.call(this);config=utils.normalizeQueryConfig(config,values,
callback);this.text=config.text;this.values=config.values;this.name=config.name;this.queryMode=config.queryMode;this.callback=config.callback;this.state="new";this.
_arrayMode=config.rowMode==="array";this._emitRowEvents=false;this.on("newListener",function(event){if(event==="row")this._emitRowEvents=true}.bind(this))};util.
inherits(NativeQuery,EventEmitter);var errorFieldMap={sqlState:"code",statementPosition:"position",messagePrimary:"message",messageDetail:"detail",messageHint:"\
hint",context:"where",schemaName:"schema",tableName:"table",columnName:"column",dataTypeName:"dataType",constraintName:"constraint",sourceFile:"file",sourceLine:"\
line",sourceFunction:"routine"};NativeQuery.prototype.handleError=function(err){const fields=this.native&&this.native.pq.resultErrorFields();if(fields){for(const key2 in fields){
const normalizedFieldName=errorFieldMap[key2]||key2;err[normalizedFieldName]=fields[key2]}}if(this.callback){this.callback(err)}else{this.emit("error",err)}this.
state="error"};NativeQuery.prototype.then=function(onSuccess,onFailure){return this._getPromise().then(onSuccess,onFailure)};NativeQuery.prototype.catch=function(callback){
return this._getPromise().catch(callback)};NativeQuery.prototype._getPromise=function(){if(this._promise)return this._promise;this._promise=new Promise(function(resolve2,reject){
this._once("end",resolve2);this._once("error",reject)}.bind(this));return this._promise};NativeQuery.prototype.submit=function(client){this.state="running";const self=this;
this.native=client.native;client.native.arrayMode=this._arrayMode;let after=function(err,rows,results){client.native.arrayMode=false;setImmediate(function(){self.
emit("_done")});if(err){return self.handleError(err)}if(self._emitRowEvents){if(results.length>1){rows.forEach((rowOfRows,i)=>{rowOfRows.forEach(row=>{self.emit(
"row",row,results[i])})})}else{rows.forEach(function(row){self.emit("row",row,results)})}}self.state="end";self.emit("end",results);if(self.callback){self.callback(
null,results)}};if(process.domain){after=process.domain.bind(after)}if(this.name){if(this.name.length>63){console.error("Warning! Postgres only supports 63 char\
acters for query names.");console.error("You supplied %s (%s)",this.name,this.name.length);console.error("This can cause conflicts and silent errors executing q\
ueries")}const values=(this.values||[]).map(utils.prepareValue);if(client.namedQueries[this.name]!==void 0){if(this.text&&client.namedQueries[this.name]!==this.
text){const err=new Error(`Prepared statements must be unique - '${this.name}' was used for a different statement`);return after(err)}return client.native.execute(
this.name,values,after)}return client.native.prepare(this.name,this.text,values.length,function(err){if(err)return after(err);client.namedQueries[self.name]=self.
text;return self.native.execute(self.name,values,after)})}else if(this.values){if(!Array.isArray(this.values)){const err=new Error("Query values must be an arra\
y");return after(err)}const vals=this.values.map(utils.prepareValue);client.native.query(this.text,vals,after)}else if(this.queryMode==="extended"){client.native.
query(this.text,[],after)}else{client.native.query(this.text,after)}}}});var require_client2=__commonJS({"node_modules/pg/lib/native/client.js"(exports,module){var nodeUtils=__require("util");var Native;try{Native=__require("pg-native")}catch(e){
throw e}var TypeOverrides2=require_type_overrides();var EventEmitter=__require("events").EventEmitter;var util=__require("util");var ConnectionParameters=require_connection_parameters();
var NativeQuery=require_query2();var queryQueueLengthDeprecationNotice=nodeUtils.deprecate(()=>{},"Calling client.query() when the client is already executing a\
 query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead.");var Client2=module.exports=function(config){
EventEmitter.call(this);config=config||{};this._Promise=config.Promise||global.Promise;this._types=new TypeOverrides2(config.types);this.native=new Native({types:this.
_types});this._queryQueue=[];this._ending=false;this._connecting=false;this._connected=false;this._queryable=true;this.pipeline=Boolean(config.pipeline);this._pipelineInFlight=
false;const cp=this.connectionParameters=new ConnectionParameters(config);if(config.nativeConnectionString)cp.nativeConnectionString=config.nativeConnectionString;
this.user=cp.user;Object.defineProperty(this,"password",{configurable:true,enumerable:false,writable:true,value:cp.password});this.database=cp.database;this.host=
cp.host;this.port=cp.port;this.namedQueries={}};Client2.Query=NativeQuery;util.inherits(Client2,EventEmitter);Client2.prototype._errorAllQueries=function(err){const enqueueError=query=>{
process.nextTick(()=>{query.native=this.native;query.handleError(err)})};if(this._hasActiveQuery()){enqueueError(this._activeQuery);this._activeQuery=null}this.
_queryQueue.forEach(enqueueError);this._queryQueue.length=0};Client2.prototype._connect=function(cb){const self=this;if(this._connecting){process.nextTick(()=>cb(
new Error("Client has already been connected. You cannot reuse a client.")));return}this._connecting=true;this.connectionParameters.getLibpqConnectionString(function(err,conString){
if(self.connectionParameters.nativeConnectionString)conString=self.connectionParameters.nativeConnectionString;if(err)return cb(err);self.native.connect(conString,
function(err2){if(err2){self.native.end();return cb(err2)}self._connected=true;self.native.on("error",function(err3){self._queryable=false;self._errorAllQueries(
err3);self.emit("error",err3)});self.native.on("notification",function(msg){self.emit("notification",{channel:msg.relname,payload:msg.extra})});self.emit("conne\
ct");self._pulseQueryQueue(true);cb(null,this)})})};Client2.prototype.connect=function(callback){if(callback){this._connect(callback);return}return new this._Promise(
(resolve2,reject)=>{this._connect(error=>{if(error){reject(error)}else{resolve2(this)}})})};Client2.prototype.query=function(config,values,callback){let query;let result;
let readTimeout;let readTimeoutTimer;let queryCallback;if(config===null||config===void 0){throw new TypeError("Client was passed a null or undefined query")}else if(typeof config.
submit==="function"){readTimeout=config.query_timeout||this.connectionParameters.query_timeout;result=query=config;if(typeof values==="function"){config.callback=
values}}else{readTimeout=config.query_timeout||this.connectionParameters.query_timeout;query=new NativeQuery(config,values,callback);if(!query.callback){let resolveOut,
rejectOut;result=new this._Promise((resolve2,reject)=>{resolveOut=resolve2;rejectOut=reject}).catch(err=>{Error.captureStackTrace(err);throw err});query.callback=
(err,res)=>err?rejectOut(err):resolveOut(res)}}if(readTimeout){queryCallback=query.callback||(()=>{});readTimeoutTimer=setTimeout(()=>{const error=new Error("Qu\
ery read timeout");process.nextTick(()=>{query.handleError(error,this.connection)});queryCallback(error);query.callback=()=>{};const index=this._queryQueue.indexOf(
query);if(index>-1){this._queryQueue.splice(index,1)}this._pulseQueryQueue()},readTimeout);query.callback=(err,res)=>{clearTimeout(readTimeoutTimer);queryCallback(
err,res)}}if(!this._queryable){query.native=this.native;process.nextTick(()=>{query.handleError(new Error("Client has encountered a connection error and is not \
queryable"))});return result}if(this._ending){query.native=this.native;process.nextTick(()=>{query.handleError(new Error("Client was closed and is not queryable"))});
return result}if(this._queryQueue.length>0&&!this.pipeline){queryQueueLengthDeprecationNotice()}this._queryQueue.push(query);this._pulseQueryQueue();return result};
Client2.prototype.end=function(cb){const self=this;this._ending=true;if(this._connecting&&!this._connected){this.once("connect",()=>{this.end(()=>{})})}let result;
if(!cb){result=new this._Promise(function(resolve2,reject){cb=err=>err?reject(err):resolve2()})}const doEnd=function(){self.native.end(function(){self._connected=
false;self._errorAllQueries(new Error("Connection terminated"));process.nextTick(()=>{self.emit("end");if(cb)cb()})})};if(this.pipeline&&(this._pipelineInFlight||
this._queryQueue.length>0)){this.once("drain",doEnd)}else{doEnd()}return result};Client2.prototype._hasActiveQuery=function(){return this._activeQuery&&this._activeQuery.
state!=="error"&&this._activeQuery.state!=="end"};Client2.prototype._pulseQueryQueue=function(initialConnection){if(!this._connected){return}if(this.pipeline&&!initialConnection){
return this._pulsePipelinedQueryQueue()}if(this._hasActiveQuery()){return}const query=this._queryQueue.shift();if(!query){if(!initialConnection){this.emit("drai\
n")}return}this._activeQuery=query;query.submit(this);const self=this;query.once("_done",function(){self._pulseQueryQueue()})};Client2.prototype._pulsePipelinedQueryQueue=
function(){if(!this._connected||this._pipelineInFlight){return}if(this._queryQueue.length===0){if(this.hasExecuted){this.emit("drain")}return}this._pipelineInFlight=
true;const self=this;const queries=[];const nativeQueries=[];const utils=require_utils2();while(this._queryQueue.length>0){const query=this._queryQueue.shift();
this.hasExecuted=true;nativeQueries.push(query);const values=query.values?query.values.map(utils.prepareValue):null;const pipelineEntry={text:query.text,name:query.
name,arrayMode:query._arrayMode};if(values){pipelineEntry.values=values}if(query.name&&this.namedQueries[query.name]){pipelineEntry._alreadyPrepared=true}queries.
push(pipelineEntry)}this.native.pipeline(queries,function(err,results){self._pipelineInFlight=false;if(err){self._connected=false;self._queryable=false;for(let i=0;i<
nativeQueries.length;i++){const q=nativeQueries[i];q.native=self.native;q.handleError(err)}self._errorAllQueries(err);self.emit("error",err);self.emit("end");return}
for(let i=0;i<nativeQueries.length;i++){const q=nativeQueries[i];const r=results[i];q.native=self.native;if(r.err){q.handleError(r.err)}else{if(q.name){self.namedQueries[q.
name]=q.text}q.state="end";q.emit("end",r.result);if(q.callback){q.callback(null,r.result)}}setImmediate(function(){q.emit("_done")})}self._pulsePipelinedQueryQueue()})};
Client2.prototype.cancel=function(query){if(this._activeQuery===query){this.native.cancel(function(){})}else if(this._queryQueue.indexOf(query)!==-1){this._queryQueue.
splice(this._queryQueue.indexOf(query),1)}};Client2.prototype.ref=function(){};Client2.prototype.unref=function(){};Client2.prototype.setTypeParser=function(oid,format,parseFn){
return this._types.setTypeParser(oid,format,parseFn)};Client2.prototype.getTypeParser=function(oid,format){return this._types.getTypeParser(oid,format)};Client2.
prototype.isConnected=function(){return this._connected};Client2.prototype.getTransactionStatus=function(){return this.native.getTransactionStatus()}}});var require_native=__commonJS({"node_modules/pg/lib/native/index.js"(exports,module){"use strict";module.exports=require_client2()}});var require_lib3=__commonJS({"node_modules/pg/lib/index.js"(exports,module){"use strict";var Client2=require_client();var defaults2=require_defaults();var Connection2=require_connection();
var Result2=require_result();var utils=require_utils2();var Pool2=require_pg_pool();var TypeOverrides2=require_type_overrides();var{DatabaseError:DatabaseError2}=require_dist2();
var{escapeIdentifier:escapeIdentifier2,escapeLiteral:escapeLiteral2}=require_utils2();var poolFactory=Client3=>{return class BoundPool extends Pool2{constructor(options){
super(options,Client3)}}};var PG=function(clientConstructor2){this.defaults=defaults2;this.Client=clientConstructor2;this.Query=this.Client.Query;this.Pool=poolFactory(
this.Client);this._pools=[];this.Connection=Connection2;this.types=require_pg_types();this.DatabaseError=DatabaseError2;this.TypeOverrides=TypeOverrides2;this.escapeIdentifier=
escapeIdentifier2;this.escapeLiteral=escapeLiteral2;this.Result=Result2;this.utils=utils};var clientConstructor=Client2;var forceNative=false;try{forceNative=!!process.
env.NODE_PG_FORCE_NATIVE}catch{}if(forceNative){clientConstructor=require_native()}module.exports=new PG(clientConstructor);Object.defineProperty(module.exports,
"native",{configurable:true,enumerable:false,get(){let native=null;try{native=new PG(require_native())}catch(err){if(err.code!=="MODULE_NOT_FOUND"){throw err}}Object.
defineProperty(module.exports,"native",{value:native});return native}})}});import{randomUUID}from"node:crypto";import{chmod,link,mkdir,open,readdir,readFile,rename,unlink}from"node:fs/promises";import{dirname,join}from"node:path";var privateFilesIn=folder=>typeof folder===
"string"?filesOnDisk(folder):folder;var privateFilesBelow=(folder,inner)=>{if(typeof folder==="string")return filesOnDisk(join(folder,inner));return{placeOf:name=>folder.
placeOf(`${inner}/${name}`),read:name=>folder.read(`${inner}/${name}`),create:(name,content)=>folder.create(`${inner}/${name}`,content),names:below=>folder.names(
below==="."?inner:`${inner}/${below}`),remove:name=>folder.remove(`${inner}/${name}`)}};var filesOnDisk=root=>({placeOf:name=>join(root,name),async read(name){const content=await read(
join(root,name));if(content!==null)await chmod(join(root,name),384);return content},async create(name,content){await privateFolder(dirname(join(root,name)));return await createPrivateFile(
join(root,name),content)},async names(folder){const entries=await readdir(join(root,folder),{withFileTypes:true}).catch(error=>{if(hasCode(error,"ENOENT"))return[];
throw error});return entries.filter(entry=>entry.isFile()).map(({name})=>name)},async remove(name){await unlink(join(root,name)).catch(error=>{if(!hasCode(error,
"ENOENT"))throw error})}});var privateFolder=path=>mkdir(path,{recursive:true,mode:448});async function createPrivateFile(path,content){const draft=join(dirname(
path),`.${randomUUID()}.draft`);const file=await open(draft,"wx",384);try{await file.writeFile(content);await file.sync()}finally{await file.close()}try{await link(
draft,path)}catch(error){if(hasCode(error,"EEXIST"))return false;if(!hasCode(error,"EPERM","ENOTSUP","ENOSYS","EMLINK"))throw error;await rename(draft,path)}finally{
await unlink(draft).catch(()=>void 0)}await syncFolder(dirname(path));return true}async function openPrivateJson(folder,name,schema,make,otherwise){const files=privateFilesIn(
folder);let content=await files.read(name);if(content===null){await files.create(name,JSON.stringify(make(),null,2));content=await files.read(name)}const parsed=schema.
safeParse(parseJson(content??""));if(parsed.success)return parsed.data;throw new Error(`${files.placeOf(name)} is damaged. Restore it from a backup, or remove i\
t: ${otherwise}`)}async function read(path){try{return await readFile(path,"utf8")}catch(error){if(hasCode(error,"ENOENT"))return null;throw error}}function parseJson(text){
try{return JSON.parse(text)}catch{return null}}async function syncFolder(path){if(process.platform==="win32")return;const folder=await open(path,"r");try{await folder.
sync()}finally{await folder.close()}}var hasCode=(error,...codes)=>error instanceof Error&&"code"in error&&codes.includes(String(error.code));function isUndefined(obj){return typeof obj==="undefined"||obj===void 0}function isString(obj){return typeof obj==="string"}function isNumber(obj){return typeof obj===
"number"}function isBoolean(obj){return typeof obj==="boolean"}function isNull(obj){return obj===null}function isDate(obj){return obj instanceof Date}function isBigInt(obj){
return typeof obj==="bigint"}function isFunction(obj){return typeof obj==="function"}function isObject(obj){return typeof obj==="object"&&obj!==null}function freeze(obj){return Object.freeze(obj)}function asArray(arg){if(isReadonlyArray(arg)){return arg}else{return[arg]}}function isReadonlyArray(arg){return Array.isArray(arg)}function noop(obj){return obj}var IdentifierNode=freeze({is(node){return node.kind==="IdentifierNode"},create(name){return freeze({kind:"IdentifierNode",name})}});function isOperationNodeSource(obj){return isObject(obj)&&isFunction(obj.toOperationNode)}var RawNode=freeze({is(node){return node.kind==="RawNode"},create(sqlFragments,parameters){return freeze({kind:"RawNode",sqlFragments:freeze(sqlFragments),parameters:freeze(
parameters)})},createWithSql(sql2){return RawNode.create([sql2],[])},createWithChild(child){return RawNode.create(["",""],[child])},createWithChildren(children){
return RawNode.create(new Array(children.length+1).fill(""),children)}});var ValueNode=freeze({is(node){return node.kind==="ValueNode"},create(value){return freeze({kind:"ValueNode",value})},createImmediate(value){return freeze({kind:"\
ValueNode",value,immediate:true})}});var AliasNode=freeze({is(node){return node.kind==="AliasNode"},create(node,alias){return freeze({kind:"AliasNode",node,alias})}});var ColumnNode=freeze({is(node){return node.kind==="ColumnNode"},create(column){return freeze({kind:"ColumnNode",column:IdentifierNode.create(column)})}});var SelectAllNode=freeze({is(node){return node.kind==="SelectAllNode"},create(){return freeze({kind:"SelectAllNode"})}});var ReferenceNode=freeze({is(node){return node.kind==="ReferenceNode"},create(column,table){return freeze({kind:"ReferenceNode",table,column})},createSelectAll(table){
return freeze({kind:"ReferenceNode",table,column:SelectAllNode.create()})}});var SchemableIdentifierNode=freeze({is(node){return node.kind==="SchemableIdentifierNode"},create(identifier){return freeze({kind:"SchemableIdentifierNode",identifier:IdentifierNode.
create(identifier)})},createWithSchema(schema,identifier){return freeze({kind:"SchemableIdentifierNode",schema:IdentifierNode.create(schema),identifier:IdentifierNode.
create(identifier)})}});var TableNode=freeze({is(node){return node.kind==="TableNode"},create(table){return freeze({kind:"TableNode",table:SchemableIdentifierNode.create(table)})},createWithSchema(schema,table){
return freeze({kind:"TableNode",table:SchemableIdentifierNode.createWithSchema(schema,table)})}});function isExpression(obj){return isObject(obj)&&"expressionType"in obj&&isOperationNodeSource(obj)}function isAliasedExpression(obj){return isObject(obj)&&"exp\
ression"in obj&&isString(obj.alias)&&isOperationNodeSource(obj)}var SelectModifierNode=freeze({is(node){return node.kind==="SelectModifierNode"},create(modifier,of){return freeze({kind:"SelectModifierNode",modifier,of})},createWithExpression(modifier){
return freeze({kind:"SelectModifierNode",rawModifier:modifier})}});var AndNode=freeze({is(node){return node.kind==="AndNode"},create(left,right){return freeze({kind:"AndNode",left,right})}});var OrNode=freeze({is(node){return node.kind==="OrNode"},create(left,right){return freeze({kind:"OrNode",left,right})}});var OnNode=freeze({is(node){return node.kind==="OnNode"},create(filter){return freeze({kind:"OnNode",on:filter})},cloneWithOperation(onNode,operator,operation){
return freeze({...onNode,on:operator==="And"?AndNode.create(onNode.on,operation):OrNode.create(onNode.on,operation)})}});var JoinNode=freeze({is(node){return node.kind==="JoinNode"},create(joinType,table){return freeze({kind:"JoinNode",joinType,table,on:void 0})},createWithOn(joinType,table,on){
return freeze({kind:"JoinNode",joinType,table,on:OnNode.create(on)})},cloneWithOn(joinNode,operation){return freeze({...joinNode,on:joinNode.on?OnNode.cloneWithOperation(
joinNode.on,"And",operation):OnNode.create(operation)})}});var BinaryOperationNode=freeze({is(node){return node.kind==="BinaryOperationNode"},create(leftOperand,operator,rightOperand){return freeze({kind:"BinaryOperatio\
nNode",leftOperand,operator,rightOperand})}});var COMPARISON_OPERATORS=["=","==","!=","<>",">",">=","<","<=","in","not in","is","is not","like","not like","match","ilike","not ilike","@>","<@","^@","&&","?",
"?&","?|","!<","!>","<=>","!~","~","~*","!~*","@@","@@@","!!","<->","regexp","is distinct from","is not distinct from"];var ARITHMETIC_OPERATORS=["+","-","*","/",
"%","^","&","|","#","<<",">>"];var JSON_OPERATORS=["->","->>"];var BINARY_OPERATORS=[...COMPARISON_OPERATORS,...ARITHMETIC_OPERATORS,"&&","||"];var UNARY_FILTER_OPERATORS=[
"exists","not exists"];var UNARY_OPERATORS=["not","-",...UNARY_FILTER_OPERATORS];var OPERATORS=[...BINARY_OPERATORS,...JSON_OPERATORS,...UNARY_OPERATORS,"betwee\
n","between symmetric"];var OperatorNode=freeze({is(node){return node.kind==="OperatorNode"},create(operator){return freeze({kind:"OperatorNode",operator})}});function isJSONOperator(op){return isString(op)&&JSON_OPERATORS.includes(op)}var PrimitiveValueListNode=freeze({is(node){return node.kind==="PrimitiveValueListNode"},create(values){return freeze({kind:"PrimitiveValueListNode",values:freeze(
[...values])})}});var ValueListNode=freeze({is(node){return node.kind==="ValueListNode"},create(values){return freeze({kind:"ValueListNode",values:freeze(values)})}});function parseValueExpressionOrList(arg){if(isReadonlyArray(arg)){return parseValueExpressionList(arg)}return parseValueExpression(arg)}function parseValueExpression(exp){
if(isExpressionOrFactory(exp)){return parseExpression(exp)}return ValueNode.create(exp)}function isSafeImmediateValue(value){return isNumber(value)||isBoolean(value)||
isNull(value)}function parseSafeImmediateValue(value){if(!isSafeImmediateValue(value)){throw new Error(`unsafe immediate value ${JSON.stringify(value)}`)}return ValueNode.
createImmediate(value)}function parseValueExpressionList(arg){if(arg.some(isExpressionOrFactory)){return ValueListNode.create(arg.map(it=>parseValueExpression(it)))}
return PrimitiveValueListNode.create(arg)}var ParensNode=freeze({is(node){return node.kind==="ParensNode"},create(node){return freeze({kind:"ParensNode",node})}});function parseValueBinaryOperationOrExpression(args){if(args.length===3){return parseValueBinaryOperation(args[0],args[1],args[2])}else if(args.length===1){return parseValueExpression(
args[0])}throw new Error(`invalid arguments: ${JSON.stringify(args)}`)}function parseValueBinaryOperation(left,operator,right){if(isIsOperator(operator)&&needsIsOperator(
right)){return BinaryOperationNode.create(parseReferenceExpression(left),parseOperator(operator),ValueNode.createImmediate(right))}return BinaryOperationNode.create(
parseReferenceExpression(left),parseOperator(operator),parseValueExpressionOrList(right))}function parseReferentialBinaryOperation(left,operator,right){return BinaryOperationNode.
create(parseReferenceExpression(left),parseOperator(operator),parseReferenceExpression(right))}function parseFilterObject(obj,combinator){return parseFilterList(
Object.entries(obj).filter(([,v])=>!isUndefined(v)).map(([k,v])=>parseValueBinaryOperation(k,needsIsOperator(v)?"is":"=",v)),combinator)}function parseFilterList(list,combinator,withParens=true){
const combine=combinator==="and"?AndNode.create:OrNode.create;if(list.length===0){return BinaryOperationNode.create(ValueNode.createImmediate(1),OperatorNode.create(
"="),ValueNode.createImmediate(combinator==="and"?1:0))}let node=toOperationNode(list[0]);for(let i=1;i<list.length;++i){node=combine(node,toOperationNode(list[i]))}
if(list.length>1&&withParens){return ParensNode.create(node)}return node}function isIsOperator(operator){return operator==="is"||operator==="is not"}function needsIsOperator(value){
return isNull(value)||isBoolean(value)}function parseOperator(operator){if(isString(operator)&&OPERATORS.includes(operator)){return OperatorNode.create(operator)}
if(isOperationNodeSource(operator)){return operator.toOperationNode()}throw new Error(`invalid operator ${JSON.stringify(operator)}`)}function toOperationNode(nodeOrSource){
return isOperationNodeSource(nodeOrSource)?nodeOrSource.toOperationNode():nodeOrSource}var OrderByNode=freeze({is(node){return node.kind==="OrderByNode"},create(items){return freeze({kind:"OrderByNode",items:freeze([...items])})},cloneWithItems(orderBy,items){
return freeze({...orderBy,items:freeze([...orderBy.items,...items])})}});var PartitionByNode=freeze({is(node){return node.kind==="PartitionByNode"},create(items){return freeze({kind:"PartitionByNode",items:freeze(items)})},cloneWithItems(partitionBy,items){
return freeze({...partitionBy,items:freeze([...partitionBy.items,...items])})}});var OverNode=freeze({is(node){return node.kind==="OverNode"},create(){return freeze({kind:"OverNode"})},cloneWithOrderByItems(overNode,items){return freeze({...overNode,
orderBy:overNode.orderBy?OrderByNode.cloneWithItems(overNode.orderBy,items):OrderByNode.create(items)})},cloneWithPartitionByItems(overNode,items){return freeze(
{...overNode,partitionBy:overNode.partitionBy?PartitionByNode.cloneWithItems(overNode.partitionBy,items):PartitionByNode.create(items)})}});var FromNode=freeze({is(node){return node.kind==="FromNode"},create(froms){return freeze({kind:"FromNode",froms:freeze(froms)})},cloneWithFroms(from,froms){return freeze(
{...from,froms:freeze([...from.froms,...froms])})}});var GroupByNode=freeze({is(node){return node.kind==="GroupByNode"},create(items){return freeze({kind:"GroupByNode",items:freeze(items)})},cloneWithItems(groupBy,items){
return freeze({...groupBy,items:freeze([...groupBy.items,...items])})}});var HavingNode=freeze({is(node){return node.kind==="HavingNode"},create(filter){return freeze({kind:"HavingNode",having:filter})},cloneWithOperation(havingNode,operator,operation){
return freeze({...havingNode,having:operator==="And"?AndNode.create(havingNode.having,operation):OrNode.create(havingNode.having,operation)})}});var InsertQueryNode=freeze({is(node){return node.kind==="InsertQueryNode"},create(into,withNode,replace){return freeze({kind:"InsertQueryNode",into,...withNode&&
{with:withNode},replace})},createWithoutInto(){return freeze({kind:"InsertQueryNode"})},cloneWith(insertQuery,props){return freeze({...insertQuery,...props})}});var ListNode=freeze({is(node){return node.kind==="ListNode"},create(items){return freeze({kind:"ListNode",items:freeze(items)})}});var UpdateQueryNode=freeze({is(node){return node.kind==="UpdateQueryNode"},create(tables,withNode){return freeze({kind:"UpdateQueryNode",table:tables.length===1?
tables[0]:ListNode.create(tables),...withNode&&{with:withNode}})},createWithoutTable(){return freeze({kind:"UpdateQueryNode"})},cloneWithFromItems(updateQuery,fromItems){
return freeze({...updateQuery,from:updateQuery.from?FromNode.cloneWithFroms(updateQuery.from,fromItems):FromNode.create(fromItems)})},cloneWithUpdates(updateQuery,updates){
return freeze({...updateQuery,updates:updateQuery.updates?freeze([...updateQuery.updates,...updates]):updates})},cloneWithLimit(updateQuery,limit){return freeze(
{...updateQuery,limit})}});var UsingNode=freeze({is(node){return node.kind==="UsingNode"},create(tables){return freeze({kind:"UsingNode",tables:freeze(tables)})},cloneWithTables(using,tables){
return freeze({...using,tables:freeze([...using.tables,...tables])})}});var DeleteQueryNode=freeze({is(node){return node.kind==="DeleteQueryNode"},create(fromItems,withNode){return freeze({kind:"DeleteQueryNode",from:FromNode.create(
fromItems),...withNode&&{with:withNode}})},cloneWithOrderByItems:(node,items)=>QueryNode.cloneWithOrderByItems(node,items),cloneWithoutOrderBy:node=>QueryNode.cloneWithoutOrderBy(
node),cloneWithLimit(deleteNode,limit){return freeze({...deleteNode,limit})},cloneWithoutLimit(deleteNode){return freeze({...deleteNode,limit:void 0})},cloneWithUsing(deleteNode,tables){
return freeze({...deleteNode,using:deleteNode.using!==void 0?UsingNode.cloneWithTables(deleteNode.using,tables):UsingNode.create(tables)})}});var WhereNode=freeze({is(node){return node.kind==="WhereNode"},create(filter){return freeze({kind:"WhereNode",where:filter})},cloneWithOperation(whereNode,operator,operation){
return freeze({...whereNode,where:operator==="And"?AndNode.create(whereNode.where,operation):OrNode.create(whereNode.where,operation)})}});var ReturningNode=freeze({is(node){return node.kind==="ReturningNode"},create(selections){return freeze({kind:"ReturningNode",selections:freeze(selections)})},cloneWithSelections(returning,selections){
return freeze({...returning,selections:returning.selections?freeze([...returning.selections,...selections]):freeze(selections)})}});var ExplainNode=freeze({is(node){return node.kind==="ExplainNode"},create(format,options){return freeze({kind:"ExplainNode",format,options})}});var WhenNode=freeze({is(node){return node.kind==="WhenNode"},create(condition){return freeze({kind:"WhenNode",condition})},cloneWithResult(whenNode,result){return freeze(
{...whenNode,result})}});var MergeQueryNode=freeze({is(node){return node.kind==="MergeQueryNode"},create(into,withNode){return freeze({kind:"MergeQueryNode",into,...withNode&&{with:withNode}})},
cloneWithUsing(mergeNode,using){return freeze({...mergeNode,using})},cloneWithWhen(mergeNode,when){return freeze({...mergeNode,whens:mergeNode.whens?freeze([...mergeNode.
whens,when]):freeze([when])})},cloneWithThen(mergeNode,then){return freeze({...mergeNode,whens:mergeNode.whens?freeze([...mergeNode.whens.slice(0,-1),WhenNode.cloneWithResult(
mergeNode.whens[mergeNode.whens.length-1],then)]):void 0})}});var OutputNode=freeze({is(node){return node.kind==="OutputNode"},create(selections){return freeze({kind:"OutputNode",selections:freeze(selections)})},cloneWithSelections(output,selections){
return freeze({...output,selections:output.selections?freeze([...output.selections,...selections]):freeze(selections)})}});var QueryNode=freeze({is(node){return SelectQueryNode.is(node)||InsertQueryNode.is(node)||UpdateQueryNode.is(node)||DeleteQueryNode.is(node)||MergeQueryNode.is(
node)},cloneWithEndModifier(node,modifier){return freeze({...node,endModifiers:node.endModifiers?freeze([...node.endModifiers,modifier]):freeze([modifier])})},cloneWithWhere(node,operation){
return freeze({...node,where:node.where?WhereNode.cloneWithOperation(node.where,"And",operation):WhereNode.create(operation)})},cloneWithJoin(node,join5){return freeze(
{...node,joins:node.joins?freeze([...node.joins,join5]):freeze([join5])})},cloneWithReturning(node,selections){return freeze({...node,returning:node.returning?ReturningNode.
cloneWithSelections(node.returning,selections):ReturningNode.create(selections)})},cloneWithoutReturning(node){return freeze({...node,returning:void 0})},cloneWithoutWhere(node){
return freeze({...node,where:void 0})},cloneWithExplain(node,format,options){return freeze({...node,explain:ExplainNode.create(format,options?.toOperationNode())})},
cloneWithTop(node,top){return freeze({...node,top})},cloneWithOutput(node,selections){return freeze({...node,output:node.output?OutputNode.cloneWithSelections(node.
output,selections):OutputNode.create(selections)})},cloneWithOrderByItems(node,items){return freeze({...node,orderBy:node.orderBy?OrderByNode.cloneWithItems(node.
orderBy,items):OrderByNode.create(items)})},cloneWithoutOrderBy(node){return freeze({...node,orderBy:void 0})}});var SelectQueryNode=freeze({is(node){return node.kind==="SelectQueryNode"},create(withNode){return freeze({kind:"SelectQueryNode",...withNode&&{with:withNode}})},
createFrom(fromItems,withNode){return freeze({kind:"SelectQueryNode",from:FromNode.create(fromItems),...withNode&&{with:withNode}})},cloneWithSelections(select,selections){
return freeze({...select,selections:select.selections?freeze([...select.selections,...selections]):freeze(selections)})},cloneWithDistinctOn(select,expressions){
return freeze({...select,distinctOn:select.distinctOn?freeze([...select.distinctOn,...expressions]):freeze(expressions)})},cloneWithFrontModifier(select,modifier){
return freeze({...select,frontModifiers:select.frontModifiers?freeze([...select.frontModifiers,modifier]):freeze([modifier])})},cloneWithOrderByItems:(node,items)=>QueryNode.
cloneWithOrderByItems(node,items),cloneWithGroupByItems(selectNode,items){return freeze({...selectNode,groupBy:selectNode.groupBy?GroupByNode.cloneWithItems(selectNode.
groupBy,items):GroupByNode.create(items)})},cloneWithLimit(selectNode,limit){return freeze({...selectNode,limit})},cloneWithOffset(selectNode,offset){return freeze(
{...selectNode,offset})},cloneWithFetch(selectNode,fetch){return freeze({...selectNode,fetch})},cloneWithHaving(selectNode,operation){return freeze({...selectNode,
having:selectNode.having?HavingNode.cloneWithOperation(selectNode.having,"And",operation):HavingNode.create(operation)})},cloneWithSetOperations(selectNode,setOperations){
return freeze({...selectNode,setOperations:selectNode.setOperations?freeze([...selectNode.setOperations,...setOperations]):freeze([...setOperations])})},cloneWithoutSelections(select){
return freeze({...select,selections:[]})},cloneWithoutLimit(select){return freeze({...select,limit:void 0})},cloneWithoutOffset(select){return freeze({...select,
offset:void 0})},cloneWithoutOrderBy:node=>QueryNode.cloneWithoutOrderBy(node),cloneWithoutGroupBy(select){return freeze({...select,groupBy:void 0})}});var JoinBuilder=class _JoinBuilder{#props;constructor(props){this.#props=freeze(props)}on(...args){return new _JoinBuilder({...this.#props,joinNode:JoinNode.cloneWithOn(
this.#props.joinNode,parseValueBinaryOperationOrExpression(args))})}onRef(lhs,op,rhs){return new _JoinBuilder({...this.#props,joinNode:JoinNode.cloneWithOn(this.#props.
joinNode,parseReferentialBinaryOperation(lhs,op,rhs))})}onTrue(){return new _JoinBuilder({...this.#props,joinNode:JoinNode.cloneWithOn(this.#props.joinNode,RawNode.
createWithSql("true"))})}$call(func){return func(this)}toOperationNode(){return this.#props.joinNode}};var DynamicReferenceBuilder=class{#dynamicReference;get dynamicReference(){return this.#dynamicReference}get refType(){return void 0}constructor(reference){this.#dynamicReference=
reference}toOperationNode(){return parseSimpleReferenceExpression(this.#dynamicReference)}};function isDynamicReferenceBuilder(obj){return isObject(obj)&&isOperationNodeSource(
obj)&&isString(obj.dynamicReference)}var OrderByItemNode=freeze({is(node){return node.kind==="OrderByItemNode"},create(orderBy,direction){return freeze({kind:"OrderByItemNode",orderBy,direction})},
cloneWith(node,props){return freeze({...node,...props})}});var CollateNode=freeze({is(node){return node.kind==="CollateNode"},create(collation){return freeze({kind:"CollateNode",collation:IdentifierNode.create(collation)})}});var OrderByItemBuilder=class _OrderByItemBuilder{#props;constructor(props){this.#props=freeze(props)}desc(){return new _OrderByItemBuilder({node:OrderByItemNode.
cloneWith(this.#props.node,{direction:RawNode.createWithSql("desc")})})}asc(){return new _OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#props.node,{direction:RawNode.
createWithSql("asc")})})}nullsLast(){return new _OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#props.node,{nulls:"last"})})}nullsFirst(){return new _OrderByItemBuilder(
{node:OrderByItemNode.cloneWith(this.#props.node,{nulls:"first"})})}collate(collation){return new _OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#props.
node,{collation:CollateNode.create(collation)})})}toOperationNode(){return this.#props.node}};var LOGGED_MESSAGES=new Set;function logOnce(message){if(LOGGED_MESSAGES.has(message)){return}LOGGED_MESSAGES.add(message);console.log(message)}function isOrderByDirection(thing){return thing==="asc"||thing==="desc"}function parseOrderBy(args){if(args.length===2){return[parseOrderByItem(args[0],args[1])]}
if(args.length===1){const[orderBy]=args;if(Array.isArray(orderBy)){logOnce("orderBy(array) is deprecated, use multiple orderBy calls instead.");return orderBy.map(
item=>parseOrderByItem(item))}return[parseOrderByItem(orderBy)]}throw new Error(`Invalid number of arguments at order by! expected 1-2, received ${args.length}`)}
function parseOrderByItem(expr,modifiers){const parsedRef=parseOrderByExpression(expr);if(OrderByItemNode.is(parsedRef)){if(modifiers){throw new Error("Cannot s\
pecify direction twice!")}return parsedRef}return parseOrderByWithModifiers(parsedRef,modifiers)}function parseOrderByExpression(expr){if(isExpressionOrFactory(
expr)){return parseExpression(expr)}if(isDynamicReferenceBuilder(expr)){return expr.toOperationNode()}const[ref,direction]=expr.split(" ");if(direction){logOnce(
"`orderBy('column asc')` is deprecated. Use `orderBy('column', 'asc')` instead.");return parseOrderByWithModifiers(parseStringReference(ref),direction)}return parseStringReference(
expr)}function parseOrderByWithModifiers(expr,modifiers){if(typeof modifiers==="string"){if(!isOrderByDirection(modifiers)){throw new Error(`Invalid order by di\
rection: ${modifiers}`)}return OrderByItemNode.create(expr,RawNode.createWithSql(modifiers))}if(isExpression(modifiers)){logOnce("`orderBy(..., expr)` is deprec\
ated. Use `orderBy(..., 'asc')` or `orderBy(..., (ob) => ...)` instead.");return OrderByItemNode.create(expr,modifiers.toOperationNode())}const node=OrderByItemNode.
create(expr);if(!modifiers){return node}return modifiers(new OrderByItemBuilder({node})).toOperationNode()}var PartitionByItemNode=freeze({is(node){return node.kind==="PartitionByItemNode"},create(partitionBy){return freeze({kind:"PartitionByItemNode",partitionBy})}});function parsePartitionBy(partitionBy){return parseReferenceExpressionOrList(partitionBy).map(PartitionByItemNode.create)}var OverBuilder=class _OverBuilder{#props;constructor(props){this.#props=freeze(props)}orderBy(...args){return new _OverBuilder({overNode:OverNode.cloneWithOrderByItems(
this.#props.overNode,parseOrderBy(args))})}clearOrderBy(){return new _OverBuilder({overNode:QueryNode.cloneWithoutOrderBy(this.#props.overNode)})}partitionBy(partitionBy){
return new _OverBuilder({overNode:OverNode.cloneWithPartitionByItems(this.#props.overNode,parsePartitionBy(partitionBy))})}$call(func){return func(this)}toOperationNode(){
return this.#props.overNode}};var SelectionNode=freeze({is(node){return node.kind==="SelectionNode"},create(selection){return freeze({kind:"SelectionNode",selection})},createSelectAll(){return freeze(
{kind:"SelectionNode",selection:SelectAllNode.create()})},createSelectAllFromTable(table){return freeze({kind:"SelectionNode",selection:ReferenceNode.createSelectAll(
table)})}});var DynamicTableBuilder=class{#table;get table(){return this.#table}constructor(table){this.#table=table}as(alias){return new AliasedDynamicTableBuilder(this.#table,
alias)}};var AliasedDynamicTableBuilder=class{#table;#alias;get table(){return this.#table}get alias(){return this.#alias}constructor(table,alias){this.#table=table;
this.#alias=alias}toOperationNode(){return AliasNode.create(parseTable(this.#table),IdentifierNode.create(this.#alias))}};function isAliasedDynamicTableBuilder(obj){
return isObject(obj)&&isOperationNodeSource(obj)&&isString(obj.table)&&isString(obj.alias)}function parseTableExpressionOrList(table){if(isReadonlyArray(table)){return table.map(it=>parseTableExpression(it))}else{return[parseTableExpression(table)]}}function parseTableExpression(table){
if(isString(table)){return parseAliasedTable(table)}else if(isAliasedDynamicTableBuilder(table)){return table.toOperationNode()}else{return parseAliasedExpression(
table)}}function parseAliasedTable(from){const ALIAS_SEPARATOR=" as ";if(from.includes(ALIAS_SEPARATOR)){const[table,alias]=from.split(ALIAS_SEPARATOR).map(trim);
return AliasNode.create(parseTable(table),IdentifierNode.create(alias))}else{return parseTable(from)}}function parseTable(from){const SCHEMA_SEPARATOR=".";if(from.
includes(SCHEMA_SEPARATOR)){const[schema,table]=from.split(SCHEMA_SEPARATOR).map(trim);return TableNode.createWithSchema(schema,table)}else{return TableNode.create(
from)}}function trim(str){return str.trim()}function parseSelectArg(selection){if(isFunction(selection)){return parseSelectArg(selection(expressionBuilder()))}else if(isReadonlyArray(selection)){return selection.
map(it=>parseSelectExpression(it))}else{return[parseSelectExpression(selection)]}}function parseSelectExpression(selection){if(isString(selection)){return SelectionNode.
create(parseAliasedStringReference(selection))}else if(isDynamicReferenceBuilder(selection)){return SelectionNode.create(selection.toOperationNode())}else{return SelectionNode.
create(parseAliasedExpression(selection))}}function parseSelectAll(table){if(!table){return[SelectionNode.createSelectAll()]}else if(Array.isArray(table)){return table.
map(parseSelectAllArg)}else{return[parseSelectAllArg(table)]}}function parseSelectAllArg(table){if(isString(table)){return SelectionNode.createSelectAllFromTable(
parseTable(table))}throw new Error(`invalid value selectAll expression: ${JSON.stringify(table)}`)}var ValuesNode=freeze({is(node){return node.kind==="ValuesNode"},create(values){return freeze({kind:"ValuesNode",values:freeze(values)})}});var DefaultInsertValueNode=freeze({is(node){return node.kind==="DefaultInsertValueNode"},create(){return freeze({kind:"DefaultInsertValueNode"})}});function parseInsertExpression(arg){const objectOrList=isFunction(arg)?arg(expressionBuilder()):arg;const list=isReadonlyArray(objectOrList)?objectOrList:freeze(
[objectOrList]);return parseInsertColumnsAndValues(list)}function parseInsertColumnsAndValues(rows){const columns=parseColumnNamesAndIndexes(rows);return[freeze(
[...columns.keys()].map(ColumnNode.create)),ValuesNode.create(rows.map(row=>parseRowValues(row,columns)))]}function parseColumnNamesAndIndexes(rows){const columns=new Map;
for(const row of rows){const cols=Object.keys(row);for(const col of cols){if(!columns.has(col)&&row[col]!==void 0){columns.set(col,columns.size)}}}return columns}
function parseRowValues(row,columns){const rowColumns=Object.keys(row);const rowValues=Array.from({length:columns.size});let hasUndefinedOrComplexColumns=false;
let indexedRowColumns=rowColumns.length;for(const col of rowColumns){const columnIdx=columns.get(col);if(isUndefined(columnIdx)){indexedRowColumns--;continue}const value=row[col];
if(isUndefined(value)||isExpressionOrFactory(value)){hasUndefinedOrComplexColumns=true}rowValues[columnIdx]=value}const hasMissingColumns=indexedRowColumns<columns.
size;if(hasMissingColumns||hasUndefinedOrComplexColumns){const defaultValue=DefaultInsertValueNode.create();return ValueListNode.create(rowValues.map(it=>isUndefined(
it)?defaultValue:parseValueExpression(it)))}return PrimitiveValueListNode.create(rowValues)}var ColumnUpdateNode=freeze({is(node){return node.kind==="ColumnUpdateNode"},create(column,value){return freeze({kind:"ColumnUpdateNode",column,value})}});function parseUpdate(...args){if(args.length===2){return[ColumnUpdateNode.create(parseReferenceExpression(args[0]),parseValueExpression(args[1]))]}return parseUpdateObjectExpression(
args[0])}function parseUpdateObjectExpression(update){const updateObj=isFunction(update)?update(expressionBuilder()):update;return Object.entries(updateObj).filter(
([_,value])=>value!==void 0).map(([key2,value])=>{return ColumnUpdateNode.create(ColumnNode.create(key2),parseValueExpression(value))})}var OnDuplicateKeyNode=freeze({is(node){return node.kind==="OnDuplicateKeyNode"},create(updates){return freeze({kind:"OnDuplicateKeyNode",updates})}});var InsertResult=class{insertId;numInsertedOrUpdatedRows;constructor(insertId,numInsertedOrUpdatedRows){this.insertId=insertId;this.numInsertedOrUpdatedRows=numInsertedOrUpdatedRows}};var NoResultError=class extends Error{node;constructor(node){super("no result");this.node=node}};function isNoResultErrorConstructor(fn){return Object.prototype.
hasOwnProperty.call(fn,"prototype")}var OnConflictNode=freeze({is(node){return node.kind==="OnConflictNode"},create(){return freeze({kind:"OnConflictNode"})},cloneWith(node,props){return freeze({...node,
...props})},cloneWithIndexWhere(node,operation){return freeze({...node,indexWhere:node.indexWhere?WhereNode.cloneWithOperation(node.indexWhere,"And",operation):
WhereNode.create(operation)})},cloneWithIndexOrWhere(node,operation){return freeze({...node,indexWhere:node.indexWhere?WhereNode.cloneWithOperation(node.indexWhere,
"Or",operation):WhereNode.create(operation)})},cloneWithUpdateWhere(node,operation){return freeze({...node,updateWhere:node.updateWhere?WhereNode.cloneWithOperation(
node.updateWhere,"And",operation):WhereNode.create(operation)})},cloneWithUpdateOrWhere(node,operation){return freeze({...node,updateWhere:node.updateWhere?WhereNode.
cloneWithOperation(node.updateWhere,"Or",operation):WhereNode.create(operation)})},cloneWithoutIndexWhere(node){return freeze({...node,indexWhere:void 0})},cloneWithoutUpdateWhere(node){
return freeze({...node,updateWhere:void 0})}});var OnConflictBuilder=class _OnConflictBuilder{#props;constructor(props){this.#props=freeze(props)}column(column){const columnNode=ColumnNode.create(column);return new _OnConflictBuilder(
{...this.#props,onConflictNode:OnConflictNode.cloneWith(this.#props.onConflictNode,{columns:this.#props.onConflictNode.columns?freeze([...this.#props.onConflictNode.
columns,columnNode]):freeze([columnNode])})})}columns(columns){const columnNodes=columns.map(ColumnNode.create);return new _OnConflictBuilder({...this.#props,onConflictNode:OnConflictNode.
cloneWith(this.#props.onConflictNode,{columns:this.#props.onConflictNode.columns?freeze([...this.#props.onConflictNode.columns,...columnNodes]):freeze(columnNodes)})})}constraint(constraintName){
return new _OnConflictBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWith(this.#props.onConflictNode,{constraint:IdentifierNode.create(constraintName)})})}expression(expression){
return new _OnConflictBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWith(this.#props.onConflictNode,{indexExpression:expression.toOperationNode()})})}where(...args){
return new _OnConflictBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWithIndexWhere(this.#props.onConflictNode,parseValueBinaryOperationOrExpression(
args))})}whereRef(lhs,op,rhs){return new _OnConflictBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWithIndexWhere(this.#props.onConflictNode,parseReferentialBinaryOperation(
lhs,op,rhs))})}clearWhere(){return new _OnConflictBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWithoutIndexWhere(this.#props.onConflictNode)})}doNothing(){
return new OnConflictDoNothingBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWith(this.#props.onConflictNode,{doNothing:true})})}doUpdateSet(update){
return new OnConflictUpdateBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWith(this.#props.onConflictNode,{updates:parseUpdateObjectExpression(update)})})}$call(func){
return func(this)}};var OnConflictDoNothingBuilder=class{#props;constructor(props){this.#props=freeze(props)}toOperationNode(){return this.#props.onConflictNode}};
var OnConflictUpdateBuilder=class _OnConflictUpdateBuilder{#props;constructor(props){this.#props=freeze(props)}where(...args){return new _OnConflictUpdateBuilder(
{...this.#props,onConflictNode:OnConflictNode.cloneWithUpdateWhere(this.#props.onConflictNode,parseValueBinaryOperationOrExpression(args))})}whereRef(lhs,op,rhs){
return new _OnConflictUpdateBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWithUpdateWhere(this.#props.onConflictNode,parseReferentialBinaryOperation(
lhs,op,rhs))})}clearWhere(){return new _OnConflictUpdateBuilder({...this.#props,onConflictNode:OnConflictNode.cloneWithoutUpdateWhere(this.#props.onConflictNode)})}$call(func){
return func(this)}toOperationNode(){return this.#props.onConflictNode}};var TopNode=freeze({is(node){return node.kind==="TopNode"},create(expression,modifiers){return freeze({kind:"TopNode",expression,modifiers})}});function parseTop(expression,modifiers){if(!isNumber(expression)&&!isBigInt(expression)){throw new Error(`Invalid top expression: ${expression}`)}if(!isUndefined(
modifiers)&&!isTopModifiers(modifiers)){throw new Error(`Invalid top modifiers: ${modifiers}`)}return TopNode.create(expression,modifiers)}function isTopModifiers(modifiers){
return modifiers==="percent"||modifiers==="with ties"||modifiers==="percent with ties"}var OrActionNode=freeze({is(node){return node.kind==="OrActionNode"},create(action){return freeze({kind:"OrActionNode",action})}});var InsertQueryBuilder=class _InsertQueryBuilder{#props;constructor(props){this.#props=freeze(props)}values(insert){const[columns,values]=parseInsertExpression(
insert);return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.queryNode,{columns,values})})}columns(columns){return new _InsertQueryBuilder(
{...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.queryNode,{columns:freeze(columns.map(ColumnNode.create))})})}expression(expression){return new _InsertQueryBuilder(
{...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.queryNode,{values:parseExpression(expression)})})}defaultValues(){return new _InsertQueryBuilder(
{...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.queryNode,{defaultValues:true})})}modifyEnd(modifier){return new _InsertQueryBuilder({...this.#props,
queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,modifier.toOperationNode())})}ignore(){return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.
cloneWith(this.#props.queryNode,{orAction:OrActionNode.create("ignore")})})}orIgnore(){return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.
cloneWith(this.#props.queryNode,{orAction:OrActionNode.create("ignore")})})}orAbort(){return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.cloneWith(
this.#props.queryNode,{orAction:OrActionNode.create("abort")})})}orFail(){return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.
queryNode,{orAction:OrActionNode.create("fail")})})}orReplace(){return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.queryNode,
{orAction:OrActionNode.create("replace")})})}orRollback(){return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.queryNode,
{orAction:OrActionNode.create("rollback")})})}top(expression,modifiers){return new _InsertQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithTop(this.#props.
queryNode,parseTop(expression,modifiers))})}onConflict(callback){return new _InsertQueryBuilder({...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.
queryNode,{onConflict:callback(new OnConflictBuilder({onConflictNode:OnConflictNode.create()})).toOperationNode()})})}onDuplicateKeyUpdate(update){return new _InsertQueryBuilder(
{...this.#props,queryNode:InsertQueryNode.cloneWith(this.#props.queryNode,{onDuplicateKey:OnDuplicateKeyNode.create(parseUpdateObjectExpression(update))})})}returning(selection){
return new _InsertQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithReturning(this.#props.queryNode,parseSelectArg(selection))})}returningAll(){return new _InsertQueryBuilder(
{...this.#props,queryNode:QueryNode.cloneWithReturning(this.#props.queryNode,parseSelectAll())})}output(args){return new _InsertQueryBuilder({...this.#props,queryNode:QueryNode.
cloneWithOutput(this.#props.queryNode,parseSelectArg(args))})}outputAll(table){return new _InsertQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithOutput(
this.#props.queryNode,parseSelectAll(table))})}clearReturning(){return new _InsertQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithoutReturning(this.#props.
queryNode)})}$call(func){return func(this)}$if(condition,func){if(condition){return func(this)}return new _InsertQueryBuilder({...this.#props})}$castTo(){return new _InsertQueryBuilder(
this.#props)}$narrowType(){return new _InsertQueryBuilder(this.#props)}$assertType(){return new _InsertQueryBuilder(this.#props)}withPlugin(plugin){return new _InsertQueryBuilder(
{...this.#props,executor:this.#props.executor.withPlugin(plugin)})}toOperationNode(){return this.#props.executor.transformQuery(this.#props.queryNode,this.#props.
queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){const compiledQuery=this.compile();const result=await this.#props.
executor.executeQuery(compiledQuery);const{adapter}=this.#props.executor;const query=compiledQuery.query;if(query.returning&&adapter.supportsReturning||query.output&&
adapter.supportsOutput){return result.rows}return[new InsertResult(result.insertId,result.numAffectedRows??BigInt(0))]}async executeTakeFirst(){const[result]=await this.
execute();return result}async executeTakeFirstOrThrow(errorConstructor=NoResultError){const result=await this.executeTakeFirst();if(result===void 0){const error=isNoResultErrorConstructor(
errorConstructor)?new errorConstructor(this.toOperationNode()):errorConstructor(this.toOperationNode());throw error}return result}async*stream(chunkSize=100){const compiledQuery=this.
compile();const stream=this.#props.executor.stream(compiledQuery,chunkSize);for await(const item of stream){yield*item.rows}}async explain(format,options){const builder=new _InsertQueryBuilder(
{...this.#props,queryNode:QueryNode.cloneWithExplain(this.#props.queryNode,format,options)});return await builder.execute()}};var DeleteResult=class{numDeletedRows;constructor(numDeletedRows){this.numDeletedRows=numDeletedRows}};var LimitNode=freeze({is(node){return node.kind==="LimitNode"},create(limit){return freeze({kind:"LimitNode",limit})}});var _a;var DeleteQueryBuilder=class{#props;constructor(props){this.#props=freeze(props)}where(...args){return new _a({...this.#props,queryNode:QueryNode.cloneWithWhere(
this.#props.queryNode,parseValueBinaryOperationOrExpression(args))})}whereRef(lhs,op,rhs){return new _a({...this.#props,queryNode:QueryNode.cloneWithWhere(this.#props.
queryNode,parseReferentialBinaryOperation(lhs,op,rhs))})}clearWhere(){return new _a({...this.#props,queryNode:QueryNode.cloneWithoutWhere(this.#props.queryNode)})}top(expression,modifiers){
return new _a({...this.#props,queryNode:QueryNode.cloneWithTop(this.#props.queryNode,parseTop(expression,modifiers))})}using(tables){return new _a({...this.#props,
queryNode:DeleteQueryNode.cloneWithUsing(this.#props.queryNode,parseTableExpressionOrList(tables))})}innerJoin(...args){return this.#join("InnerJoin",args)}leftJoin(...args){
return this.#join("LeftJoin",args)}rightJoin(...args){return this.#join("RightJoin",args)}fullJoin(...args){return this.#join("FullJoin",args)}#join(joinType,args){
return new _a({...this.#props,queryNode:QueryNode.cloneWithJoin(this.#props.queryNode,parseJoin(joinType,args))})}returning(selection){return new _a({...this.#props,
queryNode:QueryNode.cloneWithReturning(this.#props.queryNode,parseSelectArg(selection))})}returningAll(table){return new _a({...this.#props,queryNode:QueryNode.
cloneWithReturning(this.#props.queryNode,parseSelectAll(table))})}output(args){return new _a({...this.#props,queryNode:QueryNode.cloneWithOutput(this.#props.queryNode,
parseSelectArg(args))})}outputAll(table){return new _a({...this.#props,queryNode:QueryNode.cloneWithOutput(this.#props.queryNode,parseSelectAll(table))})}clearReturning(){
return new _a({...this.#props,queryNode:QueryNode.cloneWithoutReturning(this.#props.queryNode)})}clearLimit(){return new _a({...this.#props,queryNode:DeleteQueryNode.
cloneWithoutLimit(this.#props.queryNode)})}orderBy(...args){return new _a({...this.#props,queryNode:QueryNode.cloneWithOrderByItems(this.#props.queryNode,parseOrderBy(
args))})}clearOrderBy(){return new _a({...this.#props,queryNode:QueryNode.cloneWithoutOrderBy(this.#props.queryNode)})}limit(limit){return new _a({...this.#props,
queryNode:DeleteQueryNode.cloneWithLimit(this.#props.queryNode,LimitNode.create(parseValueExpression(limit)))})}modifyEnd(modifier){return new _a({...this.#props,
queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,modifier.toOperationNode())})}$call(func){return func(this)}$if(condition,func){if(condition){return func(
this)}return new _a({...this.#props})}$castTo(){return new _a(this.#props)}$narrowType(){return new _a(this.#props)}$assertType(){return new _a(this.#props)}withPlugin(plugin){
return new _a({...this.#props,executor:this.#props.executor.withPlugin(plugin)})}toOperationNode(){return this.#props.executor.transformQuery(this.#props.queryNode,
this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){const compiledQuery=this.compile();
const result=await this.#props.executor.executeQuery(compiledQuery);const{adapter}=this.#props.executor;const query=compiledQuery.query;if(query.returning&&adapter.
supportsReturning||query.output&&adapter.supportsOutput){return result.rows}return[new DeleteResult(result.numAffectedRows??BigInt(0))]}async executeTakeFirst(){
const[result]=await this.execute();return result}async executeTakeFirstOrThrow(errorConstructor=NoResultError){const result=await this.executeTakeFirst();if(result===
void 0){const error=isNoResultErrorConstructor(errorConstructor)?new errorConstructor(this.toOperationNode()):errorConstructor(this.toOperationNode());throw error}
return result}async*stream(chunkSize=100){const compiledQuery=this.compile();const stream=this.#props.executor.stream(compiledQuery,chunkSize);for await(const item of stream){
yield*item.rows}}async explain(format,options){const builder=new _a({...this.#props,queryNode:QueryNode.cloneWithExplain(this.#props.queryNode,format,options)});
return await builder.execute()}};_a=DeleteQueryBuilder;var UpdateResult=class{numUpdatedRows;numChangedRows;constructor(numUpdatedRows,numChangedRows){this.numUpdatedRows=numUpdatedRows;this.numChangedRows=numChangedRows}};var _a2;var UpdateQueryBuilder=class{#props;constructor(props){this.#props=freeze(props)}where(...args){return new _a2({...this.#props,queryNode:QueryNode.cloneWithWhere(
this.#props.queryNode,parseValueBinaryOperationOrExpression(args))})}whereRef(lhs,op,rhs){return new _a2({...this.#props,queryNode:QueryNode.cloneWithWhere(this.#props.
queryNode,parseReferentialBinaryOperation(lhs,op,rhs))})}clearWhere(){return new _a2({...this.#props,queryNode:QueryNode.cloneWithoutWhere(this.#props.queryNode)})}top(expression,modifiers){
return new _a2({...this.#props,queryNode:QueryNode.cloneWithTop(this.#props.queryNode,parseTop(expression,modifiers))})}from(from){return new _a2({...this.#props,
queryNode:UpdateQueryNode.cloneWithFromItems(this.#props.queryNode,parseTableExpressionOrList(from))})}innerJoin(...args){return this.#join("InnerJoin",args)}leftJoin(...args){
return this.#join("LeftJoin",args)}rightJoin(...args){return this.#join("RightJoin",args)}fullJoin(...args){return this.#join("FullJoin",args)}#join(joinType,args){
return new _a2({...this.#props,queryNode:QueryNode.cloneWithJoin(this.#props.queryNode,parseJoin(joinType,args))})}orderBy(...args){return new _a2({...this.#props,
queryNode:QueryNode.cloneWithOrderByItems(this.#props.queryNode,parseOrderBy(args))})}clearOrderBy(){return new _a2({...this.#props,queryNode:QueryNode.cloneWithoutOrderBy(
this.#props.queryNode)})}limit(limit){return new _a2({...this.#props,queryNode:UpdateQueryNode.cloneWithLimit(this.#props.queryNode,LimitNode.create(parseValueExpression(
limit)))})}set(...args){return new _a2({...this.#props,queryNode:UpdateQueryNode.cloneWithUpdates(this.#props.queryNode,parseUpdate(...args))})}returning(selection){
return new _a2({...this.#props,queryNode:QueryNode.cloneWithReturning(this.#props.queryNode,parseSelectArg(selection))})}returningAll(table){return new _a2({...this.#props,
queryNode:QueryNode.cloneWithReturning(this.#props.queryNode,parseSelectAll(table))})}output(args){return new _a2({...this.#props,queryNode:QueryNode.cloneWithOutput(
this.#props.queryNode,parseSelectArg(args))})}outputAll(table){return new _a2({...this.#props,queryNode:QueryNode.cloneWithOutput(this.#props.queryNode,parseSelectAll(
table))})}modifyEnd(modifier){return new _a2({...this.#props,queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,modifier.toOperationNode())})}clearReturning(){
return new _a2({...this.#props,queryNode:QueryNode.cloneWithoutReturning(this.#props.queryNode)})}$call(func){return func(this)}$if(condition,func){if(condition){
return func(this)}return new _a2({...this.#props})}$castTo(){return new _a2(this.#props)}$narrowType(){return new _a2(this.#props)}$assertType(){return new _a2(
this.#props)}withPlugin(plugin){return new _a2({...this.#props,executor:this.#props.executor.withPlugin(plugin)})}toOperationNode(){return this.#props.executor.
transformQuery(this.#props.queryNode,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){
const compiledQuery=this.compile();const result=await this.#props.executor.executeQuery(compiledQuery);const{adapter}=this.#props.executor;const query=compiledQuery.
query;if(query.returning&&adapter.supportsReturning||query.output&&adapter.supportsOutput){return result.rows}return[new UpdateResult(result.numAffectedRows??BigInt(
0),result.numChangedRows)]}async executeTakeFirst(){const[result]=await this.execute();return result}async executeTakeFirstOrThrow(errorConstructor=NoResultError){
const result=await this.executeTakeFirst();if(result===void 0){const error=isNoResultErrorConstructor(errorConstructor)?new errorConstructor(this.toOperationNode()):
errorConstructor(this.toOperationNode());throw error}return result}async*stream(chunkSize=100){const compiledQuery=this.compile();const stream=this.#props.executor.
stream(compiledQuery,chunkSize);for await(const item of stream){yield*item.rows}}async explain(format,options){const builder=new _a2({...this.#props,queryNode:QueryNode.
cloneWithExplain(this.#props.queryNode,format,options)});return await builder.execute()}};_a2=UpdateQueryBuilder;var CommonTableExpressionNameNode=freeze({is(node){return node.kind==="CommonTableExpressionNameNode"},create(tableName,columnNames){return freeze({kind:"Common\
TableExpressionNameNode",table:TableNode.create(tableName),columns:columnNames?freeze(columnNames.map(ColumnNode.create)):void 0})}});var CommonTableExpressionNode=freeze({is(node){return node.kind==="CommonTableExpressionNode"},create(name,expression){return freeze({kind:"CommonTableExpressio\
nNode",name,expression})},cloneWith(node,props){return freeze({...node,...props})}});var CTEBuilder=class _CTEBuilder{#props;constructor(props){this.#props=freeze(props)}materialized(){return new _CTEBuilder({...this.#props,node:CommonTableExpressionNode.
cloneWith(this.#props.node,{materialized:true})})}notMaterialized(){return new _CTEBuilder({...this.#props,node:CommonTableExpressionNode.cloneWith(this.#props.
node,{materialized:false})})}toOperationNode(){return this.#props.node}};function parseCommonTableExpression(nameOrBuilderCallback,expression){const expressionNode=expression(createQueryCreator()).toOperationNode();if(isFunction(nameOrBuilderCallback)){
return nameOrBuilderCallback(cteBuilderFactory(expressionNode)).toOperationNode()}return CommonTableExpressionNode.create(parseCommonTableExpressionName(nameOrBuilderCallback),
expressionNode)}function cteBuilderFactory(expressionNode){return name=>{return new CTEBuilder({node:CommonTableExpressionNode.create(parseCommonTableExpressionName(
name),expressionNode)})}}function parseCommonTableExpressionName(name){if(name.includes("(")){const parts=name.split(/[\(\)]/);const table=parts[0];const columns=parts[1].
split(",").map(it=>it.trim());return CommonTableExpressionNameNode.create(table,columns)}else{return CommonTableExpressionNameNode.create(name)}}var WithNode=freeze({is(node){return node.kind==="WithNode"},create(expression,params){return freeze({kind:"WithNode",expressions:freeze([expression]),...params})},
cloneWithExpression(withNode,expression){return freeze({...withNode,expressions:freeze([...withNode.expressions,expression])})}});var CHARS=["A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","a","b","c","d","e","f","g","h","i","j","k","\
l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","0","1","2","3","4","5","6","7","8","9"];function randomString(length){let chars="";for(let i=0;i<length;++i){
chars+=randomChar()}return chars}function randomChar(){return CHARS[~~(Math.random()*CHARS.length)]}function createQueryId(){return new LazyQueryId}var LazyQueryId=class{#queryId;get queryId(){if(this.#queryId===void 0){this.#queryId=randomString(8)}return this.#queryId}};function requireAllProps(obj){return obj}var OperationNodeTransformer=class{nodeStack=[];#transformers=freeze({AliasNode:this.transformAlias.bind(this),ColumnNode:this.transformColumn.bind(this),IdentifierNode:this.
transformIdentifier.bind(this),SchemableIdentifierNode:this.transformSchemableIdentifier.bind(this),RawNode:this.transformRaw.bind(this),ReferenceNode:this.transformReference.
bind(this),SelectQueryNode:this.transformSelectQuery.bind(this),SelectionNode:this.transformSelection.bind(this),TableNode:this.transformTable.bind(this),FromNode:this.
transformFrom.bind(this),SelectAllNode:this.transformSelectAll.bind(this),AndNode:this.transformAnd.bind(this),OrNode:this.transformOr.bind(this),ValueNode:this.
transformValue.bind(this),ValueListNode:this.transformValueList.bind(this),PrimitiveValueListNode:this.transformPrimitiveValueList.bind(this),ParensNode:this.transformParens.
bind(this),JoinNode:this.transformJoin.bind(this),OperatorNode:this.transformOperator.bind(this),WhereNode:this.transformWhere.bind(this),InsertQueryNode:this.transformInsertQuery.
bind(this),DeleteQueryNode:this.transformDeleteQuery.bind(this),ReturningNode:this.transformReturning.bind(this),CreateTableNode:this.transformCreateTable.bind(
this),AddColumnNode:this.transformAddColumn.bind(this),ColumnDefinitionNode:this.transformColumnDefinition.bind(this),DropTableNode:this.transformDropTable.bind(
this),DataTypeNode:this.transformDataType.bind(this),OrderByNode:this.transformOrderBy.bind(this),OrderByItemNode:this.transformOrderByItem.bind(this),GroupByNode:this.
transformGroupBy.bind(this),GroupByItemNode:this.transformGroupByItem.bind(this),UpdateQueryNode:this.transformUpdateQuery.bind(this),ColumnUpdateNode:this.transformColumnUpdate.
bind(this),LimitNode:this.transformLimit.bind(this),OffsetNode:this.transformOffset.bind(this),OnConflictNode:this.transformOnConflict.bind(this),OnDuplicateKeyNode:this.
transformOnDuplicateKey.bind(this),CreateIndexNode:this.transformCreateIndex.bind(this),DropIndexNode:this.transformDropIndex.bind(this),ListNode:this.transformList.
bind(this),PrimaryKeyConstraintNode:this.transformPrimaryKeyConstraint.bind(this),UniqueConstraintNode:this.transformUniqueConstraint.bind(this),ReferencesNode:this.
transformReferences.bind(this),CheckConstraintNode:this.transformCheckConstraint.bind(this),WithNode:this.transformWith.bind(this),CommonTableExpressionNode:this.
transformCommonTableExpression.bind(this),CommonTableExpressionNameNode:this.transformCommonTableExpressionName.bind(this),HavingNode:this.transformHaving.bind(
this),CreateSchemaNode:this.transformCreateSchema.bind(this),DropSchemaNode:this.transformDropSchema.bind(this),AlterTableNode:this.transformAlterTable.bind(this),
DropColumnNode:this.transformDropColumn.bind(this),RenameColumnNode:this.transformRenameColumn.bind(this),AlterColumnNode:this.transformAlterColumn.bind(this),ModifyColumnNode:this.
transformModifyColumn.bind(this),AddConstraintNode:this.transformAddConstraint.bind(this),DropConstraintNode:this.transformDropConstraint.bind(this),RenameConstraintNode:this.
transformRenameConstraint.bind(this),ForeignKeyConstraintNode:this.transformForeignKeyConstraint.bind(this),CreateViewNode:this.transformCreateView.bind(this),RefreshMaterializedViewNode:this.
transformRefreshMaterializedView.bind(this),DropViewNode:this.transformDropView.bind(this),GeneratedNode:this.transformGenerated.bind(this),DefaultValueNode:this.
transformDefaultValue.bind(this),OnNode:this.transformOn.bind(this),ValuesNode:this.transformValues.bind(this),SelectModifierNode:this.transformSelectModifier.bind(
this),CreateTypeNode:this.transformCreateType.bind(this),DropTypeNode:this.transformDropType.bind(this),ExplainNode:this.transformExplain.bind(this),DefaultInsertValueNode:this.
transformDefaultInsertValue.bind(this),AggregateFunctionNode:this.transformAggregateFunction.bind(this),OverNode:this.transformOver.bind(this),PartitionByNode:this.
transformPartitionBy.bind(this),PartitionByItemNode:this.transformPartitionByItem.bind(this),SetOperationNode:this.transformSetOperation.bind(this),BinaryOperationNode:this.
transformBinaryOperation.bind(this),UnaryOperationNode:this.transformUnaryOperation.bind(this),UsingNode:this.transformUsing.bind(this),FunctionNode:this.transformFunction.
bind(this),CaseNode:this.transformCase.bind(this),WhenNode:this.transformWhen.bind(this),JSONReferenceNode:this.transformJSONReference.bind(this),JSONPathNode:this.
transformJSONPath.bind(this),JSONPathLegNode:this.transformJSONPathLeg.bind(this),JSONOperatorChainNode:this.transformJSONOperatorChain.bind(this),TupleNode:this.
transformTuple.bind(this),MergeQueryNode:this.transformMergeQuery.bind(this),MatchedNode:this.transformMatched.bind(this),AddIndexNode:this.transformAddIndex.bind(
this),CastNode:this.transformCast.bind(this),FetchNode:this.transformFetch.bind(this),TopNode:this.transformTop.bind(this),OutputNode:this.transformOutput.bind(
this),OrActionNode:this.transformOrAction.bind(this),CollateNode:this.transformCollate.bind(this)});transformNode(node,queryId){if(!node){return node}this.nodeStack.
push(node);const out=this.transformNodeImpl(node,queryId);this.nodeStack.pop();return freeze(out)}transformNodeImpl(node,queryId){return this.#transformers[node.
kind](node,queryId)}transformNodeList(list,queryId){if(!list){return list}return freeze(list.map(node=>this.transformNode(node,queryId)))}transformSelectQuery(node,queryId){
return requireAllProps({kind:"SelectQueryNode",from:this.transformNode(node.from,queryId),selections:this.transformNodeList(node.selections,queryId),distinctOn:this.
transformNodeList(node.distinctOn,queryId),joins:this.transformNodeList(node.joins,queryId),groupBy:this.transformNode(node.groupBy,queryId),orderBy:this.transformNode(
node.orderBy,queryId),where:this.transformNode(node.where,queryId),frontModifiers:this.transformNodeList(node.frontModifiers,queryId),endModifiers:this.transformNodeList(
node.endModifiers,queryId),limit:this.transformNode(node.limit,queryId),offset:this.transformNode(node.offset,queryId),with:this.transformNode(node.with,queryId),
having:this.transformNode(node.having,queryId),explain:this.transformNode(node.explain,queryId),setOperations:this.transformNodeList(node.setOperations,queryId),
fetch:this.transformNode(node.fetch,queryId),top:this.transformNode(node.top,queryId)})}transformSelection(node,queryId){return requireAllProps({kind:"Selection\
Node",selection:this.transformNode(node.selection,queryId)})}transformColumn(node,queryId){return requireAllProps({kind:"ColumnNode",column:this.transformNode(node.
column,queryId)})}transformAlias(node,queryId){return requireAllProps({kind:"AliasNode",node:this.transformNode(node.node,queryId),alias:this.transformNode(node.
alias,queryId)})}transformTable(node,queryId){return requireAllProps({kind:"TableNode",table:this.transformNode(node.table,queryId)})}transformFrom(node,queryId){
return requireAllProps({kind:"FromNode",froms:this.transformNodeList(node.froms,queryId)})}transformReference(node,queryId){return requireAllProps({kind:"Refere\
nceNode",column:this.transformNode(node.column,queryId),table:this.transformNode(node.table,queryId)})}transformAnd(node,queryId){return requireAllProps({kind:"\
AndNode",left:this.transformNode(node.left,queryId),right:this.transformNode(node.right,queryId)})}transformOr(node,queryId){return requireAllProps({kind:"OrNod\
e",left:this.transformNode(node.left,queryId),right:this.transformNode(node.right,queryId)})}transformValueList(node,queryId){return requireAllProps({kind:"Valu\
eListNode",values:this.transformNodeList(node.values,queryId)})}transformParens(node,queryId){return requireAllProps({kind:"ParensNode",node:this.transformNode(
node.node,queryId)})}transformJoin(node,queryId){return requireAllProps({kind:"JoinNode",joinType:node.joinType,table:this.transformNode(node.table,queryId),on:this.
transformNode(node.on,queryId)})}transformRaw(node,queryId){return requireAllProps({kind:"RawNode",sqlFragments:freeze([...node.sqlFragments]),parameters:this.transformNodeList(
node.parameters,queryId)})}transformWhere(node,queryId){return requireAllProps({kind:"WhereNode",where:this.transformNode(node.where,queryId)})}transformInsertQuery(node,queryId){
return requireAllProps({kind:"InsertQueryNode",into:this.transformNode(node.into,queryId),columns:this.transformNodeList(node.columns,queryId),values:this.transformNode(
node.values,queryId),returning:this.transformNode(node.returning,queryId),onConflict:this.transformNode(node.onConflict,queryId),onDuplicateKey:this.transformNode(
node.onDuplicateKey,queryId),endModifiers:this.transformNodeList(node.endModifiers,queryId),with:this.transformNode(node.with,queryId),ignore:node.ignore,orAction:this.
transformNode(node.orAction,queryId),replace:node.replace,explain:this.transformNode(node.explain,queryId),defaultValues:node.defaultValues,top:this.transformNode(
node.top,queryId),output:this.transformNode(node.output,queryId)})}transformValues(node,queryId){return requireAllProps({kind:"ValuesNode",values:this.transformNodeList(
node.values,queryId)})}transformDeleteQuery(node,queryId){return requireAllProps({kind:"DeleteQueryNode",from:this.transformNode(node.from,queryId),using:this.transformNode(
node.using,queryId),joins:this.transformNodeList(node.joins,queryId),where:this.transformNode(node.where,queryId),returning:this.transformNode(node.returning,queryId),
endModifiers:this.transformNodeList(node.endModifiers,queryId),with:this.transformNode(node.with,queryId),orderBy:this.transformNode(node.orderBy,queryId),limit:this.
transformNode(node.limit,queryId),explain:this.transformNode(node.explain,queryId),top:this.transformNode(node.top,queryId),output:this.transformNode(node.output,
queryId)})}transformReturning(node,queryId){return requireAllProps({kind:"ReturningNode",selections:this.transformNodeList(node.selections,queryId)})}transformCreateTable(node,queryId){
return requireAllProps({kind:"CreateTableNode",table:this.transformNode(node.table,queryId),columns:this.transformNodeList(node.columns,queryId),constraints:this.
transformNodeList(node.constraints,queryId),temporary:node.temporary,ifNotExists:node.ifNotExists,onCommit:node.onCommit,frontModifiers:this.transformNodeList(node.
frontModifiers,queryId),endModifiers:this.transformNodeList(node.endModifiers,queryId),selectQuery:this.transformNode(node.selectQuery,queryId)})}transformColumnDefinition(node,queryId){
return requireAllProps({kind:"ColumnDefinitionNode",column:this.transformNode(node.column,queryId),dataType:this.transformNode(node.dataType,queryId),references:this.
transformNode(node.references,queryId),primaryKey:node.primaryKey,autoIncrement:node.autoIncrement,unique:node.unique,notNull:node.notNull,unsigned:node.unsigned,
defaultTo:this.transformNode(node.defaultTo,queryId),check:this.transformNode(node.check,queryId),generated:this.transformNode(node.generated,queryId),frontModifiers:this.
transformNodeList(node.frontModifiers,queryId),endModifiers:this.transformNodeList(node.endModifiers,queryId),nullsNotDistinct:node.nullsNotDistinct,identity:node.
identity,ifNotExists:node.ifNotExists})}transformAddColumn(node,queryId){return requireAllProps({kind:"AddColumnNode",column:this.transformNode(node.column,queryId)})}transformDropTable(node,queryId){
return requireAllProps({kind:"DropTableNode",table:this.transformNode(node.table,queryId),ifExists:node.ifExists,cascade:node.cascade})}transformOrderBy(node,queryId){
return requireAllProps({kind:"OrderByNode",items:this.transformNodeList(node.items,queryId)})}transformOrderByItem(node,queryId){return requireAllProps({kind:"O\
rderByItemNode",orderBy:this.transformNode(node.orderBy,queryId),direction:this.transformNode(node.direction,queryId),collation:this.transformNode(node.collation,
queryId),nulls:node.nulls})}transformGroupBy(node,queryId){return requireAllProps({kind:"GroupByNode",items:this.transformNodeList(node.items,queryId)})}transformGroupByItem(node,queryId){
return requireAllProps({kind:"GroupByItemNode",groupBy:this.transformNode(node.groupBy,queryId)})}transformUpdateQuery(node,queryId){return requireAllProps({kind:"\
UpdateQueryNode",table:this.transformNode(node.table,queryId),from:this.transformNode(node.from,queryId),joins:this.transformNodeList(node.joins,queryId),where:this.
transformNode(node.where,queryId),updates:this.transformNodeList(node.updates,queryId),returning:this.transformNode(node.returning,queryId),endModifiers:this.transformNodeList(
node.endModifiers,queryId),with:this.transformNode(node.with,queryId),explain:this.transformNode(node.explain,queryId),limit:this.transformNode(node.limit,queryId),
top:this.transformNode(node.top,queryId),output:this.transformNode(node.output,queryId),orderBy:this.transformNode(node.orderBy,queryId)})}transformColumnUpdate(node,queryId){
return requireAllProps({kind:"ColumnUpdateNode",column:this.transformNode(node.column,queryId),value:this.transformNode(node.value,queryId)})}transformLimit(node,queryId){
return requireAllProps({kind:"LimitNode",limit:this.transformNode(node.limit,queryId)})}transformOffset(node,queryId){return requireAllProps({kind:"OffsetNode",
offset:this.transformNode(node.offset,queryId)})}transformOnConflict(node,queryId){return requireAllProps({kind:"OnConflictNode",columns:this.transformNodeList(
node.columns,queryId),constraint:this.transformNode(node.constraint,queryId),indexExpression:this.transformNode(node.indexExpression,queryId),indexWhere:this.transformNode(
node.indexWhere,queryId),updates:this.transformNodeList(node.updates,queryId),updateWhere:this.transformNode(node.updateWhere,queryId),doNothing:node.doNothing})}transformOnDuplicateKey(node,queryId){
return requireAllProps({kind:"OnDuplicateKeyNode",updates:this.transformNodeList(node.updates,queryId)})}transformCreateIndex(node,queryId){return requireAllProps(
{kind:"CreateIndexNode",name:this.transformNode(node.name,queryId),table:this.transformNode(node.table,queryId),columns:this.transformNodeList(node.columns,queryId),
unique:node.unique,using:this.transformNode(node.using,queryId),ifNotExists:node.ifNotExists,where:this.transformNode(node.where,queryId),nullsNotDistinct:node.
nullsNotDistinct})}transformList(node,queryId){return requireAllProps({kind:"ListNode",items:this.transformNodeList(node.items,queryId)})}transformDropIndex(node,queryId){
return requireAllProps({kind:"DropIndexNode",name:this.transformNode(node.name,queryId),table:this.transformNode(node.table,queryId),ifExists:node.ifExists,cascade:node.
cascade})}transformPrimaryKeyConstraint(node,queryId){return requireAllProps({kind:"PrimaryKeyConstraintNode",columns:this.transformNodeList(node.columns,queryId),
name:this.transformNode(node.name,queryId),deferrable:node.deferrable,initiallyDeferred:node.initiallyDeferred})}transformUniqueConstraint(node,queryId){return requireAllProps(
{kind:"UniqueConstraintNode",columns:this.transformNodeList(node.columns,queryId),name:this.transformNode(node.name,queryId),nullsNotDistinct:node.nullsNotDistinct,
deferrable:node.deferrable,initiallyDeferred:node.initiallyDeferred})}transformForeignKeyConstraint(node,queryId){return requireAllProps({kind:"ForeignKeyConstr\
aintNode",columns:this.transformNodeList(node.columns,queryId),references:this.transformNode(node.references,queryId),name:this.transformNode(node.name,queryId),
onDelete:node.onDelete,onUpdate:node.onUpdate,deferrable:node.deferrable,initiallyDeferred:node.initiallyDeferred})}transformSetOperation(node,queryId){return requireAllProps(
{kind:"SetOperationNode",operator:node.operator,expression:this.transformNode(node.expression,queryId),all:node.all})}transformReferences(node,queryId){return requireAllProps(
{kind:"ReferencesNode",table:this.transformNode(node.table,queryId),columns:this.transformNodeList(node.columns,queryId),onDelete:node.onDelete,onUpdate:node.onUpdate})}transformCheckConstraint(node,queryId){
return requireAllProps({kind:"CheckConstraintNode",expression:this.transformNode(node.expression,queryId),name:this.transformNode(node.name,queryId)})}transformWith(node,queryId){
return requireAllProps({kind:"WithNode",expressions:this.transformNodeList(node.expressions,queryId),recursive:node.recursive})}transformCommonTableExpression(node,queryId){
return requireAllProps({kind:"CommonTableExpressionNode",name:this.transformNode(node.name,queryId),materialized:node.materialized,expression:this.transformNode(
node.expression,queryId)})}transformCommonTableExpressionName(node,queryId){return requireAllProps({kind:"CommonTableExpressionNameNode",table:this.transformNode(
node.table,queryId),columns:this.transformNodeList(node.columns,queryId)})}transformHaving(node,queryId){return requireAllProps({kind:"HavingNode",having:this.transformNode(
node.having,queryId)})}transformCreateSchema(node,queryId){return requireAllProps({kind:"CreateSchemaNode",schema:this.transformNode(node.schema,queryId),ifNotExists:node.
ifNotExists})}transformDropSchema(node,queryId){return requireAllProps({kind:"DropSchemaNode",schema:this.transformNode(node.schema,queryId),ifExists:node.ifExists,
cascade:node.cascade})}transformAlterTable(node,queryId){return requireAllProps({kind:"AlterTableNode",table:this.transformNode(node.table,queryId),renameTo:this.
transformNode(node.renameTo,queryId),setSchema:this.transformNode(node.setSchema,queryId),columnAlterations:this.transformNodeList(node.columnAlterations,queryId),
addConstraint:this.transformNode(node.addConstraint,queryId),dropConstraint:this.transformNode(node.dropConstraint,queryId),renameConstraint:this.transformNode(
node.renameConstraint,queryId),addIndex:this.transformNode(node.addIndex,queryId),dropIndex:this.transformNode(node.dropIndex,queryId)})}transformDropColumn(node,queryId){
return requireAllProps({kind:"DropColumnNode",column:this.transformNode(node.column,queryId)})}transformRenameColumn(node,queryId){return requireAllProps({kind:"\
RenameColumnNode",column:this.transformNode(node.column,queryId),renameTo:this.transformNode(node.renameTo,queryId)})}transformAlterColumn(node,queryId){return requireAllProps(
{kind:"AlterColumnNode",column:this.transformNode(node.column,queryId),dataType:this.transformNode(node.dataType,queryId),dataTypeExpression:this.transformNode(
node.dataTypeExpression,queryId),setDefault:this.transformNode(node.setDefault,queryId),dropDefault:node.dropDefault,setNotNull:node.setNotNull,dropNotNull:node.
dropNotNull})}transformModifyColumn(node,queryId){return requireAllProps({kind:"ModifyColumnNode",column:this.transformNode(node.column,queryId)})}transformAddConstraint(node,queryId){
return requireAllProps({kind:"AddConstraintNode",constraint:this.transformNode(node.constraint,queryId)})}transformDropConstraint(node,queryId){return requireAllProps(
{kind:"DropConstraintNode",constraintName:this.transformNode(node.constraintName,queryId),ifExists:node.ifExists,modifier:node.modifier})}transformRenameConstraint(node,queryId){
return requireAllProps({kind:"RenameConstraintNode",oldName:this.transformNode(node.oldName,queryId),newName:this.transformNode(node.newName,queryId)})}transformCreateView(node,queryId){
return requireAllProps({kind:"CreateViewNode",name:this.transformNode(node.name,queryId),temporary:node.temporary,orReplace:node.orReplace,ifNotExists:node.ifNotExists,
materialized:node.materialized,columns:this.transformNodeList(node.columns,queryId),as:this.transformNode(node.as,queryId)})}transformRefreshMaterializedView(node,queryId){
return requireAllProps({kind:"RefreshMaterializedViewNode",name:this.transformNode(node.name,queryId),concurrently:node.concurrently,withNoData:node.withNoData})}transformDropView(node,queryId){
return requireAllProps({kind:"DropViewNode",name:this.transformNode(node.name,queryId),ifExists:node.ifExists,materialized:node.materialized,cascade:node.cascade})}transformGenerated(node,queryId){
return requireAllProps({kind:"GeneratedNode",byDefault:node.byDefault,always:node.always,identity:node.identity,stored:node.stored,expression:this.transformNode(
node.expression,queryId)})}transformDefaultValue(node,queryId){return requireAllProps({kind:"DefaultValueNode",defaultValue:this.transformNode(node.defaultValue,
queryId)})}transformOn(node,queryId){return requireAllProps({kind:"OnNode",on:this.transformNode(node.on,queryId)})}transformSelectModifier(node,queryId){return requireAllProps(
{kind:"SelectModifierNode",modifier:node.modifier,rawModifier:this.transformNode(node.rawModifier,queryId),of:this.transformNodeList(node.of,queryId)})}transformCreateType(node,queryId){
return requireAllProps({kind:"CreateTypeNode",name:this.transformNode(node.name,queryId),enum:this.transformNode(node.enum,queryId)})}transformDropType(node,queryId){
return requireAllProps({kind:"DropTypeNode",name:this.transformNode(node.name,queryId),ifExists:node.ifExists})}transformExplain(node,queryId){return requireAllProps(
{kind:"ExplainNode",format:node.format,options:this.transformNode(node.options,queryId)})}transformSchemableIdentifier(node,queryId){return requireAllProps({kind:"\
SchemableIdentifierNode",schema:this.transformNode(node.schema,queryId),identifier:this.transformNode(node.identifier,queryId)})}transformAggregateFunction(node,queryId){
return requireAllProps({kind:"AggregateFunctionNode",func:node.func,aggregated:this.transformNodeList(node.aggregated,queryId),distinct:node.distinct,orderBy:this.
transformNode(node.orderBy,queryId),withinGroup:this.transformNode(node.withinGroup,queryId),filter:this.transformNode(node.filter,queryId),over:this.transformNode(
node.over,queryId)})}transformOver(node,queryId){return requireAllProps({kind:"OverNode",orderBy:this.transformNode(node.orderBy,queryId),partitionBy:this.transformNode(
node.partitionBy,queryId)})}transformPartitionBy(node,queryId){return requireAllProps({kind:"PartitionByNode",items:this.transformNodeList(node.items,queryId)})}transformPartitionByItem(node,queryId){
return requireAllProps({kind:"PartitionByItemNode",partitionBy:this.transformNode(node.partitionBy,queryId)})}transformBinaryOperation(node,queryId){return requireAllProps(
{kind:"BinaryOperationNode",leftOperand:this.transformNode(node.leftOperand,queryId),operator:this.transformNode(node.operator,queryId),rightOperand:this.transformNode(
node.rightOperand,queryId)})}transformUnaryOperation(node,queryId){return requireAllProps({kind:"UnaryOperationNode",operator:this.transformNode(node.operator,queryId),
operand:this.transformNode(node.operand,queryId)})}transformUsing(node,queryId){return requireAllProps({kind:"UsingNode",tables:this.transformNodeList(node.tables,
queryId)})}transformFunction(node,queryId){return requireAllProps({kind:"FunctionNode",func:node.func,arguments:this.transformNodeList(node.arguments,queryId)})}transformCase(node,queryId){
return requireAllProps({kind:"CaseNode",value:this.transformNode(node.value,queryId),when:this.transformNodeList(node.when,queryId),else:this.transformNode(node.
else,queryId),isStatement:node.isStatement})}transformWhen(node,queryId){return requireAllProps({kind:"WhenNode",condition:this.transformNode(node.condition,queryId),
result:this.transformNode(node.result,queryId)})}transformJSONReference(node,queryId){return requireAllProps({kind:"JSONReferenceNode",reference:this.transformNode(
node.reference,queryId),traversal:this.transformNode(node.traversal,queryId)})}transformJSONPath(node,queryId){return requireAllProps({kind:"JSONPathNode",inOperator:this.
transformNode(node.inOperator,queryId),pathLegs:this.transformNodeList(node.pathLegs,queryId)})}transformJSONPathLeg(node,_queryId){return requireAllProps({kind:"\
JSONPathLegNode",type:node.type,value:node.value})}transformJSONOperatorChain(node,queryId){return requireAllProps({kind:"JSONOperatorChainNode",operator:this.transformNode(
node.operator,queryId),values:this.transformNodeList(node.values,queryId)})}transformTuple(node,queryId){return requireAllProps({kind:"TupleNode",values:this.transformNodeList(
node.values,queryId)})}transformMergeQuery(node,queryId){return requireAllProps({kind:"MergeQueryNode",into:this.transformNode(node.into,queryId),using:this.transformNode(
node.using,queryId),whens:this.transformNodeList(node.whens,queryId),with:this.transformNode(node.with,queryId),top:this.transformNode(node.top,queryId),endModifiers:this.
transformNodeList(node.endModifiers,queryId),output:this.transformNode(node.output,queryId),returning:this.transformNode(node.returning,queryId)})}transformMatched(node,_queryId){
return requireAllProps({kind:"MatchedNode",not:node.not,bySource:node.bySource})}transformAddIndex(node,queryId){return requireAllProps({kind:"AddIndexNode",name:this.
transformNode(node.name,queryId),columns:this.transformNodeList(node.columns,queryId),unique:node.unique,using:this.transformNode(node.using,queryId),ifNotExists:node.
ifNotExists})}transformCast(node,queryId){return requireAllProps({kind:"CastNode",expression:this.transformNode(node.expression,queryId),dataType:this.transformNode(
node.dataType,queryId)})}transformFetch(node,queryId){return requireAllProps({kind:"FetchNode",rowCount:this.transformNode(node.rowCount,queryId),modifier:node.
modifier})}transformTop(node,_queryId){return requireAllProps({kind:"TopNode",expression:node.expression,modifiers:node.modifiers})}transformOutput(node,queryId){
return requireAllProps({kind:"OutputNode",selections:this.transformNodeList(node.selections,queryId)})}transformDataType(node,_queryId){return node}transformSelectAll(node,_queryId){
return node}transformIdentifier(node,_queryId){return node}transformValue(node,_queryId){return node}transformPrimitiveValueList(node,_queryId){return node}transformOperator(node,_queryId){
return node}transformDefaultInsertValue(node,_queryId){return node}transformOrAction(node,_queryId){return node}transformCollate(node,_queryId){return node}};var ROOT_OPERATION_NODES=freeze({AlterTableNode:true,CreateIndexNode:true,CreateSchemaNode:true,CreateTableNode:true,CreateTypeNode:true,CreateViewNode:true,RefreshMaterializedViewNode:true,
DeleteQueryNode:true,DropIndexNode:true,DropSchemaNode:true,DropTableNode:true,DropTypeNode:true,DropViewNode:true,InsertQueryNode:true,RawNode:true,SelectQueryNode:true,
UpdateQueryNode:true,MergeQueryNode:true});var SCHEMALESS_FUNCTIONS={json_agg:true,to_json:true};var WithSchemaTransformer=class extends OperationNodeTransformer{#schema;#schemableIds=new Set;#ctes=new Set;constructor(schema){
super();this.#schema=schema}transformNodeImpl(node,queryId){if(!this.#isRootOperationNode(node)){return super.transformNodeImpl(node,queryId)}const ctes=this.#collectCTEs(
node);for(const cte of ctes){this.#ctes.add(cte)}const tables=this.#collectSchemableIds(node);for(const table of tables){this.#schemableIds.add(table)}const transformed=super.
transformNodeImpl(node,queryId);for(const table of tables){this.#schemableIds.delete(table)}for(const cte of ctes){this.#ctes.delete(cte)}return transformed}transformSchemableIdentifier(node,queryId){
const transformed=super.transformSchemableIdentifier(node,queryId);if(transformed.schema||!this.#schemableIds.has(node.identifier.name)){return transformed}return{
...transformed,schema:IdentifierNode.create(this.#schema)}}transformReferences(node,queryId){const transformed=super.transformReferences(node,queryId);if(transformed.
table.table.schema){return transformed}return{...transformed,table:TableNode.createWithSchema(this.#schema,transformed.table.table.identifier.name)}}transformAggregateFunction(node,queryId){
return{...super.transformAggregateFunction({...node,aggregated:[]},queryId),aggregated:this.#transformTableArgsWithoutSchemas(node,queryId,"aggregated")}}transformFunction(node,queryId){
return{...super.transformFunction({...node,arguments:[]},queryId),arguments:this.#transformTableArgsWithoutSchemas(node,queryId,"arguments")}}transformSelectModifier(node,queryId){
return{...super.transformSelectModifier({...node,of:void 0},queryId),of:node.of?.map(item=>TableNode.is(item)&&!item.table.schema?{...item,table:this.transformIdentifier(
item.table.identifier,queryId)}:this.transformNode(item,queryId))}}#transformTableArgsWithoutSchemas(node,queryId,argsKey){return SCHEMALESS_FUNCTIONS[node.func]?
node[argsKey].map(arg=>!TableNode.is(arg)||arg.table.schema?this.transformNode(arg,queryId):{...arg,table:this.transformIdentifier(arg.table.identifier,queryId)}):
this.transformNodeList(node[argsKey],queryId)}#isRootOperationNode(node){return node.kind in ROOT_OPERATION_NODES}#collectSchemableIds(node){const schemableIds=new Set;
if("name"in node&&node.name&&SchemableIdentifierNode.is(node.name)){this.#collectSchemableId(node.name,schemableIds)}if("from"in node&&node.from){for(const from of node.
from.froms){this.#collectSchemableIdsFromTableExpr(from,schemableIds)}}if("into"in node&&node.into){this.#collectSchemableIdsFromTableExpr(node.into,schemableIds)}
if("table"in node&&node.table){this.#collectSchemableIdsFromTableExpr(node.table,schemableIds)}if("joins"in node&&node.joins){for(const join5 of node.joins){this.#collectSchemableIdsFromTableExpr(
join5.table,schemableIds)}}if("using"in node&&node.using){if(JoinNode.is(node.using)){this.#collectSchemableIdsFromTableExpr(node.using.table,schemableIds)}else{
this.#collectSchemableIdsFromTableExpr(node.using,schemableIds)}}return schemableIds}#collectCTEs(node){const ctes=new Set;if("with"in node&&node.with){this.#collectCTEIds(
node.with,ctes)}return ctes}#collectSchemableIdsFromTableExpr(node,schemableIds){if(TableNode.is(node)){return this.#collectSchemableId(node.table,schemableIds)}
if(AliasNode.is(node)&&TableNode.is(node.node)){return this.#collectSchemableId(node.node.table,schemableIds)}if(ListNode.is(node)){for(const table of node.items){
this.#collectSchemableIdsFromTableExpr(table,schemableIds)}return}if(UsingNode.is(node)){for(const table of node.tables){this.#collectSchemableIdsFromTableExpr(
table,schemableIds)}return}}#collectSchemableId(node,schemableIds){const id=node.identifier.name;if(!this.#schemableIds.has(id)&&!this.#ctes.has(id)){schemableIds.
add(id)}}#collectCTEIds(node,ctes){for(const expr of node.expressions){const cteId=expr.name.table.table.identifier.name;if(!this.#ctes.has(cteId)){ctes.add(cteId)}}}};var WithSchemaPlugin=class{#transformer;constructor(schema){this.#transformer=new WithSchemaTransformer(schema)}transformQuery(args){return this.#transformer.transformNode(
args.node,args.queryId)}async transformResult(args){return args.result}};var MatchedNode=freeze({is(node){return node.kind==="MatchedNode"},create(not,bySource=false){return freeze({kind:"MatchedNode",not,bySource})}});function parseMergeWhen(type,args,refRight){return WhenNode.create(parseFilterList([MatchedNode.create(!type.isMatched,type.bySource),...args&&args.length>0?[args.
length===3&&refRight?parseReferentialBinaryOperation(args[0],args[1],args[2]):parseValueBinaryOperationOrExpression(args)]:[]],"and",false))}function parseMergeThen(result){
if(isString(result)){return RawNode.create([result],[])}if(isOperationNodeSource(result)){return result.toOperationNode()}return result}var Deferred=class{#promise;#resolve;#reject;constructor(){this.#promise=new Promise((resolve2,reject)=>{this.#reject=reject;this.#resolve=resolve2})}get promise(){
return this.#promise}resolve=value=>{if(this.#resolve){this.#resolve(value)}};reject=reason2=>{if(this.#reject){this.#reject(reason2)}}};async function provideControlledConnection(connectionProvider){const connectionDefer=new Deferred;const connectionReleaseDefer=new Deferred;connectionProvider.provideConnection(
async connection=>{connectionDefer.resolve(connection);return await connectionReleaseDefer.promise}).catch(ex=>connectionDefer.reject(ex));return freeze({connection:await connectionDefer.
promise,release:connectionReleaseDefer.resolve})}var NO_PLUGINS=freeze([]);var QueryExecutorBase=class{#plugins;constructor(plugins=NO_PLUGINS){this.#plugins=plugins}get plugins(){return this.#plugins}transformQuery(node,queryId){
for(const plugin of this.#plugins){const transformedNode=plugin.transformQuery({node,queryId});if(transformedNode.kind===node.kind){node=transformedNode}else{throw new Error(
[`KyselyPlugin.transformQuery must return a node`,`of the same kind that was given to it.`,`The plugin was given a ${node.kind}`,`but it returned a ${transformedNode.
kind}`].join(" "))}}return node}async executeQuery(compiledQuery){return await this.provideConnection(async connection=>{const result=await connection.executeQuery(
compiledQuery);if("numUpdatedOrDeletedRows"in result){logOnce("kysely:warning: outdated driver/plugin detected! `QueryResult.numUpdatedOrDeletedRows` has been r\
eplaced with `QueryResult.numAffectedRows`.")}return await this.#transformResult(result,compiledQuery.queryId)})}async*stream(compiledQuery,chunkSize){const{connection,
release}=await provideControlledConnection(this);try{for await(const result of connection.streamQuery(compiledQuery,chunkSize)){yield await this.#transformResult(
result,compiledQuery.queryId)}}finally{release()}}async#transformResult(result,queryId){for(const plugin of this.#plugins){result=await plugin.transformResult({
result,queryId})}return result}};var NoopQueryExecutor=class _NoopQueryExecutor extends QueryExecutorBase{get adapter(){throw new Error("this query cannot be compiled to SQL")}compileQuery(){throw new Error(
"this query cannot be compiled to SQL")}provideConnection(){throw new Error("this query cannot be executed")}withConnectionProvider(){throw new Error("this quer\
y cannot have a connection provider")}withPlugin(plugin){return new _NoopQueryExecutor([...this.plugins,plugin])}withPlugins(plugins){return new _NoopQueryExecutor(
[...this.plugins,...plugins])}withPluginAtFront(plugin){return new _NoopQueryExecutor([plugin,...this.plugins])}withoutPlugins(){return new _NoopQueryExecutor([])}};
var NOOP_QUERY_EXECUTOR=new NoopQueryExecutor;var MergeResult=class{numChangedRows;constructor(numChangedRows){this.numChangedRows=numChangedRows}};var MergeQueryBuilder=class _MergeQueryBuilder{#props;constructor(props){this.#props=freeze(props)}modifyEnd(modifier){return new _MergeQueryBuilder({...this.#props,
queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,modifier.toOperationNode())})}top(expression,modifiers){return new _MergeQueryBuilder({...this.#props,
queryNode:QueryNode.cloneWithTop(this.#props.queryNode,parseTop(expression,modifiers))})}using(...args){return new WheneableMergeQueryBuilder({...this.#props,queryNode:MergeQueryNode.
cloneWithUsing(this.#props.queryNode,parseJoin("Using",args))})}returning(args){return new _MergeQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithReturning(
this.#props.queryNode,parseSelectArg(args))})}returningAll(table){return new _MergeQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithReturning(this.#props.
queryNode,parseSelectAll(table))})}output(args){return new _MergeQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithOutput(this.#props.queryNode,parseSelectArg(
args))})}outputAll(table){return new _MergeQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithOutput(this.#props.queryNode,parseSelectAll(table))})}};var WheneableMergeQueryBuilder=class _WheneableMergeQueryBuilder{#props;constructor(props){
this.#props=freeze(props)}modifyEnd(modifier){return new _WheneableMergeQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,
modifier.toOperationNode())})}top(expression,modifiers){return new _WheneableMergeQueryBuilder({...this.#props,queryNode:QueryNode.cloneWithTop(this.#props.queryNode,
parseTop(expression,modifiers))})}whenMatched(){return this.#whenMatched([])}whenMatchedAnd(...args){return this.#whenMatched(args)}whenMatchedAndRef(lhs,op,rhs){
return this.#whenMatched([lhs,op,rhs],true)}#whenMatched(args,refRight){return new MatchedThenableMergeQueryBuilder({...this.#props,queryNode:MergeQueryNode.cloneWithWhen(
this.#props.queryNode,parseMergeWhen({isMatched:true},args,refRight))})}whenNotMatched(){return this.#whenNotMatched([])}whenNotMatchedAnd(...args){return this.#whenNotMatched(
args)}whenNotMatchedAndRef(lhs,op,rhs){return this.#whenNotMatched([lhs,op,rhs],true)}whenNotMatchedBySource(){return this.#whenNotMatched([],false,true)}whenNotMatchedBySourceAnd(...args){
return this.#whenNotMatched(args,false,true)}whenNotMatchedBySourceAndRef(lhs,op,rhs){return this.#whenNotMatched([lhs,op,rhs],true,true)}returning(args){return new _WheneableMergeQueryBuilder(
{...this.#props,queryNode:QueryNode.cloneWithReturning(this.#props.queryNode,parseSelectArg(args))})}returningAll(table){return new _WheneableMergeQueryBuilder(
{...this.#props,queryNode:QueryNode.cloneWithReturning(this.#props.queryNode,parseSelectAll(table))})}output(args){return new _WheneableMergeQueryBuilder({...this.#props,
queryNode:QueryNode.cloneWithOutput(this.#props.queryNode,parseSelectArg(args))})}outputAll(table){return new _WheneableMergeQueryBuilder({...this.#props,queryNode:QueryNode.
cloneWithOutput(this.#props.queryNode,parseSelectAll(table))})}#whenNotMatched(args,refRight=false,bySource=false){const props={...this.#props,queryNode:MergeQueryNode.
cloneWithWhen(this.#props.queryNode,parseMergeWhen({isMatched:false,bySource},args,refRight))};const Builder=bySource?MatchedThenableMergeQueryBuilder:NotMatchedThenableMergeQueryBuilder;
return new Builder(props)}$call(func){return func(this)}$if(condition,func){if(condition){return func(this)}return new _WheneableMergeQueryBuilder({...this.#props})}toOperationNode(){
return this.#props.executor.transformQuery(this.#props.queryNode,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),
this.#props.queryId)}async execute(){const compiledQuery=this.compile();const result=await this.#props.executor.executeQuery(compiledQuery);const{adapter}=this.#props.
executor;const query=compiledQuery.query;if(query.returning&&adapter.supportsReturning||query.output&&adapter.supportsOutput){return result.rows}return[new MergeResult(
result.numAffectedRows)]}async executeTakeFirst(){const[result]=await this.execute();return result}async executeTakeFirstOrThrow(errorConstructor=NoResultError){
const result=await this.executeTakeFirst();if(result===void 0){const error=isNoResultErrorConstructor(errorConstructor)?new errorConstructor(this.toOperationNode()):
errorConstructor(this.toOperationNode());throw error}return result}};var MatchedThenableMergeQueryBuilder=class{#props;constructor(props){this.#props=freeze(props)}thenDelete(){
return new WheneableMergeQueryBuilder({...this.#props,queryNode:MergeQueryNode.cloneWithThen(this.#props.queryNode,parseMergeThen("delete"))})}thenDoNothing(){return new WheneableMergeQueryBuilder(
{...this.#props,queryNode:MergeQueryNode.cloneWithThen(this.#props.queryNode,parseMergeThen("do nothing"))})}thenUpdate(set){return new WheneableMergeQueryBuilder(
{...this.#props,queryNode:MergeQueryNode.cloneWithThen(this.#props.queryNode,parseMergeThen(set(new UpdateQueryBuilder({queryId:this.#props.queryId,executor:NOOP_QUERY_EXECUTOR,
queryNode:UpdateQueryNode.createWithoutTable()}))))})}thenUpdateSet(...args){return this.thenUpdate(ub=>ub.set(...args))}};var NotMatchedThenableMergeQueryBuilder=class{#props;constructor(props){
this.#props=freeze(props)}thenDoNothing(){return new WheneableMergeQueryBuilder({...this.#props,queryNode:MergeQueryNode.cloneWithThen(this.#props.queryNode,parseMergeThen(
"do nothing"))})}thenInsertValues(insert){const[columns,values]=parseInsertExpression(insert);return new WheneableMergeQueryBuilder({...this.#props,queryNode:MergeQueryNode.
cloneWithThen(this.#props.queryNode,parseMergeThen(InsertQueryNode.cloneWith(InsertQueryNode.createWithoutInto(),{columns,values})))})}};var QueryCreator=class _QueryCreator{#props;constructor(props){this.#props=freeze(props)}selectFrom(from){return createSelectQueryBuilder({queryId:createQueryId(),
executor:this.#props.executor,queryNode:SelectQueryNode.createFrom(parseTableExpressionOrList(from),this.#props.withNode)})}selectNoFrom(selection){return createSelectQueryBuilder(
{queryId:createQueryId(),executor:this.#props.executor,queryNode:SelectQueryNode.cloneWithSelections(SelectQueryNode.create(this.#props.withNode),parseSelectArg(
selection))})}insertInto(table){return new InsertQueryBuilder({queryId:createQueryId(),executor:this.#props.executor,queryNode:InsertQueryNode.create(parseTable(
table),this.#props.withNode)})}replaceInto(table){return new InsertQueryBuilder({queryId:createQueryId(),executor:this.#props.executor,queryNode:InsertQueryNode.
create(parseTable(table),this.#props.withNode,true)})}deleteFrom(from){return new DeleteQueryBuilder({queryId:createQueryId(),executor:this.#props.executor,queryNode:DeleteQueryNode.
create(parseTableExpressionOrList(from),this.#props.withNode)})}updateTable(tables){return new UpdateQueryBuilder({queryId:createQueryId(),executor:this.#props.
executor,queryNode:UpdateQueryNode.create(parseTableExpressionOrList(tables),this.#props.withNode)})}mergeInto(targetTable){return new MergeQueryBuilder({queryId:createQueryId(),
executor:this.#props.executor,queryNode:MergeQueryNode.create(parseAliasedTable(targetTable),this.#props.withNode)})}with(nameOrBuilder,expression){const cte=parseCommonTableExpression(
nameOrBuilder,expression);return new _QueryCreator({...this.#props,withNode:this.#props.withNode?WithNode.cloneWithExpression(this.#props.withNode,cte):WithNode.
create(cte)})}withRecursive(nameOrBuilder,expression){const cte=parseCommonTableExpression(nameOrBuilder,expression);return new _QueryCreator({...this.#props,withNode:this.#props.
withNode?WithNode.cloneWithExpression(this.#props.withNode,cte):WithNode.create(cte,{recursive:true})})}withPlugin(plugin){return new _QueryCreator({...this.#props,
executor:this.#props.executor.withPlugin(plugin)})}withoutPlugins(){return new _QueryCreator({...this.#props,executor:this.#props.executor.withoutPlugins()})}withSchema(schema){
return new _QueryCreator({...this.#props,executor:this.#props.executor.withPluginAtFront(new WithSchemaPlugin(schema))})}};function createQueryCreator(){return new QueryCreator({executor:NOOP_QUERY_EXECUTOR})}function createJoinBuilder(joinType,table){return new JoinBuilder({joinNode:JoinNode.
create(joinType,parseTableExpression(table))})}function createOverBuilder(){return new OverBuilder({overNode:OverNode.create()})}function parseJoin(joinType,args){if(args.length===3){return parseSingleOnJoin(joinType,args[0],args[1],args[2])}else if(args.length===2){return parseCallbackJoin(
joinType,args[0],args[1])}else if(args.length===1){return parseOnlessJoin(joinType,args[0])}else{throw new Error("not implemented")}}function parseCallbackJoin(joinType,from,callback){
return callback(createJoinBuilder(joinType,from)).toOperationNode()}function parseSingleOnJoin(joinType,from,lhsColumn,rhsColumn){return JoinNode.createWithOn(joinType,
parseTableExpression(from),parseReferentialBinaryOperation(lhsColumn,"=",rhsColumn))}function parseOnlessJoin(joinType,from){return JoinNode.create(joinType,parseTableExpression(
from))}var OffsetNode=freeze({is(node){return node.kind==="OffsetNode"},create(offset){return freeze({kind:"OffsetNode",offset})}});var GroupByItemNode=freeze({is(node){return node.kind==="GroupByItemNode"},create(groupBy){return freeze({kind:"GroupByItemNode",groupBy})}});function parseGroupBy(groupBy){groupBy=isFunction(groupBy)?groupBy(expressionBuilder()):groupBy;return parseReferenceExpressionOrList(groupBy).map(GroupByItemNode.
create)}var SetOperationNode=freeze({is(node){return node.kind==="SetOperationNode"},create(operator,expression,all){return freeze({kind:"SetOperationNode",operator,expression,
all})}});function parseSetOperations(operator,expression,all){if(isFunction(expression)){expression=expression(createExpressionBuilder())}if(!isReadonlyArray(expression)){
expression=[expression]}return expression.map(expr=>SetOperationNode.create(operator,parseExpression(expr),all))}var ExpressionWrapper=class _ExpressionWrapper{#node;constructor(node){this.#node=node}get expressionType(){return void 0}as(alias){return new AliasedExpressionWrapper(
this,alias)}or(...args){return new OrWrapper(OrNode.create(this.#node,parseValueBinaryOperationOrExpression(args)))}and(...args){return new AndWrapper(AndNode.create(
this.#node,parseValueBinaryOperationOrExpression(args)))}$castTo(){return new _ExpressionWrapper(this.#node)}$notNull(){return new _ExpressionWrapper(this.#node)}toOperationNode(){
return this.#node}};var AliasedExpressionWrapper=class{#expr;#alias;constructor(expr,alias){this.#expr=expr;this.#alias=alias}get expression(){return this.#expr}get alias(){
return this.#alias}toOperationNode(){return AliasNode.create(this.#expr.toOperationNode(),isOperationNodeSource(this.#alias)?this.#alias.toOperationNode():IdentifierNode.
create(this.#alias))}};var OrWrapper=class _OrWrapper{#node;constructor(node){this.#node=node}get expressionType(){return void 0}as(alias){return new AliasedExpressionWrapper(
this,alias)}or(...args){return new _OrWrapper(OrNode.create(this.#node,parseValueBinaryOperationOrExpression(args)))}$castTo(){return new _OrWrapper(this.#node)}toOperationNode(){
return ParensNode.create(this.#node)}};var AndWrapper=class _AndWrapper{#node;constructor(node){this.#node=node}get expressionType(){return void 0}as(alias){return new AliasedExpressionWrapper(
this,alias)}and(...args){return new _AndWrapper(AndNode.create(this.#node,parseValueBinaryOperationOrExpression(args)))}$castTo(){return new _AndWrapper(this.#node)}toOperationNode(){
return ParensNode.create(this.#node)}};var FetchNode=freeze({is(node){return node.kind==="FetchNode"},create(rowCount,modifier){return{kind:"FetchNode",rowCount:ValueNode.create(rowCount),modifier}}});function parseFetch(rowCount,modifier){if(!isNumber(rowCount)&&!isBigInt(rowCount)){throw new Error(`Invalid fetch row count: ${rowCount}`)}if(!isFetchModifier(
modifier)){throw new Error(`Invalid fetch modifier: ${modifier}`)}return FetchNode.create(rowCount,modifier)}function isFetchModifier(value){return value==="onl\
y"||value==="with ties"}var _a3;var SelectQueryBuilderImpl=class{#props;constructor(props){this.#props=freeze(props)}get expressionType(){return void 0}get isSelectQueryBuilder(){return true}where(...args){
return new _a3({...this.#props,queryNode:QueryNode.cloneWithWhere(this.#props.queryNode,parseValueBinaryOperationOrExpression(args))})}whereRef(lhs,op,rhs){return new _a3(
{...this.#props,queryNode:QueryNode.cloneWithWhere(this.#props.queryNode,parseReferentialBinaryOperation(lhs,op,rhs))})}having(...args){return new _a3({...this.#props,
queryNode:SelectQueryNode.cloneWithHaving(this.#props.queryNode,parseValueBinaryOperationOrExpression(args))})}havingRef(lhs,op,rhs){return new _a3({...this.#props,
queryNode:SelectQueryNode.cloneWithHaving(this.#props.queryNode,parseReferentialBinaryOperation(lhs,op,rhs))})}select(selection){return new _a3({...this.#props,
queryNode:SelectQueryNode.cloneWithSelections(this.#props.queryNode,parseSelectArg(selection))})}distinctOn(selection){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithDistinctOn(this.#props.queryNode,parseReferenceExpressionOrList(selection))})}modifyFront(modifier){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithFrontModifier(this.#props.queryNode,SelectModifierNode.createWithExpression(modifier.toOperationNode()))})}modifyEnd(modifier){return new _a3({...this.#props,
queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,SelectModifierNode.createWithExpression(modifier.toOperationNode()))})}distinct(){return new _a3(
{...this.#props,queryNode:SelectQueryNode.cloneWithFrontModifier(this.#props.queryNode,SelectModifierNode.create("Distinct"))})}forUpdate(of){return new _a3({...this.#props,
queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,SelectModifierNode.create("ForUpdate",of?asArray(of).map(parseTable):void 0))})}forShare(of){return new _a3(
{...this.#props,queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,SelectModifierNode.create("ForShare",of?asArray(of).map(parseTable):void 0))})}forKeyShare(of){
return new _a3({...this.#props,queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,SelectModifierNode.create("ForKeyShare",of?asArray(of).map(parseTable):
void 0))})}forNoKeyUpdate(of){return new _a3({...this.#props,queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,SelectModifierNode.create("ForNoKeyU\
pdate",of?asArray(of).map(parseTable):void 0))})}skipLocked(){return new _a3({...this.#props,queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,SelectModifierNode.
create("SkipLocked"))})}noWait(){return new _a3({...this.#props,queryNode:QueryNode.cloneWithEndModifier(this.#props.queryNode,SelectModifierNode.create("NoWait"))})}selectAll(table){
return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithSelections(this.#props.queryNode,parseSelectAll(table))})}innerJoin(...args){return this.#join(
"InnerJoin",args)}leftJoin(...args){return this.#join("LeftJoin",args)}rightJoin(...args){return this.#join("RightJoin",args)}fullJoin(...args){return this.#join(
"FullJoin",args)}crossJoin(...args){return this.#join("CrossJoin",args)}innerJoinLateral(...args){return this.#join("LateralInnerJoin",args)}leftJoinLateral(...args){
return this.#join("LateralLeftJoin",args)}crossJoinLateral(...args){return this.#join("LateralCrossJoin",args)}crossApply(...args){return this.#join("CrossApply",
args)}outerApply(...args){return this.#join("OuterApply",args)}#join(joinType,args){return new _a3({...this.#props,queryNode:QueryNode.cloneWithJoin(this.#props.
queryNode,parseJoin(joinType,args))})}orderBy(...args){return new _a3({...this.#props,queryNode:QueryNode.cloneWithOrderByItems(this.#props.queryNode,parseOrderBy(
args))})}groupBy(groupBy){return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithGroupByItems(this.#props.queryNode,parseGroupBy(groupBy))})}limit(limit){
return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithLimit(this.#props.queryNode,LimitNode.create(parseValueExpression(limit)))})}offset(offset){return new _a3(
{...this.#props,queryNode:SelectQueryNode.cloneWithOffset(this.#props.queryNode,OffsetNode.create(parseValueExpression(offset)))})}fetch(rowCount,modifier="only"){
return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithFetch(this.#props.queryNode,parseFetch(rowCount,modifier))})}top(expression,modifiers){return new _a3(
{...this.#props,queryNode:QueryNode.cloneWithTop(this.#props.queryNode,parseTop(expression,modifiers))})}union(expression){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithSetOperations(this.#props.queryNode,parseSetOperations("union",expression,false))})}unionAll(expression){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithSetOperations(this.#props.queryNode,parseSetOperations("union",expression,true))})}intersect(expression){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithSetOperations(this.#props.queryNode,parseSetOperations("intersect",expression,false))})}intersectAll(expression){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithSetOperations(this.#props.queryNode,parseSetOperations("intersect",expression,true))})}except(expression){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithSetOperations(this.#props.queryNode,parseSetOperations("except",expression,false))})}exceptAll(expression){return new _a3({...this.#props,queryNode:SelectQueryNode.
cloneWithSetOperations(this.#props.queryNode,parseSetOperations("except",expression,true))})}as(alias){return new AliasedSelectQueryBuilderImpl(this,alias)}clearSelect(){
return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithoutSelections(this.#props.queryNode)})}clearWhere(){return new _a3({...this.#props,queryNode:QueryNode.
cloneWithoutWhere(this.#props.queryNode)})}clearLimit(){return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithoutLimit(this.#props.queryNode)})}clearOffset(){
return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithoutOffset(this.#props.queryNode)})}clearOrderBy(){return new _a3({...this.#props,queryNode:QueryNode.
cloneWithoutOrderBy(this.#props.queryNode)})}clearGroupBy(){return new _a3({...this.#props,queryNode:SelectQueryNode.cloneWithoutGroupBy(this.#props.queryNode)})}$call(func){
return func(this)}$if(condition,func){if(condition){return func(this)}return new _a3({...this.#props})}$castTo(){return new _a3(this.#props)}$narrowType(){return new _a3(
this.#props)}$assertType(){return new _a3(this.#props)}$asTuple(){return new ExpressionWrapper(this.toOperationNode())}$asScalar(){return new ExpressionWrapper(
this.toOperationNode())}withPlugin(plugin){return new _a3({...this.#props,executor:this.#props.executor.withPlugin(plugin)})}toOperationNode(){return this.#props.
executor.transformQuery(this.#props.queryNode,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){
const compiledQuery=this.compile();const result=await this.#props.executor.executeQuery(compiledQuery);return result.rows}async executeTakeFirst(){const[result]=await this.
execute();return result}async executeTakeFirstOrThrow(errorConstructor=NoResultError){const result=await this.executeTakeFirst();if(result===void 0){const error=isNoResultErrorConstructor(
errorConstructor)?new errorConstructor(this.toOperationNode()):errorConstructor(this.toOperationNode());throw error}return result}async*stream(chunkSize=100){const compiledQuery=this.
compile();const stream=this.#props.executor.stream(compiledQuery,chunkSize);for await(const item of stream){yield*item.rows}}async explain(format,options){const builder=new _a3(
{...this.#props,queryNode:QueryNode.cloneWithExplain(this.#props.queryNode,format,options)});return await builder.execute()}};_a3=SelectQueryBuilderImpl;function createSelectQueryBuilder(props){
return new SelectQueryBuilderImpl(props)}var AliasedSelectQueryBuilderImpl=class{#queryBuilder;#alias;constructor(queryBuilder,alias){this.#queryBuilder=queryBuilder;
this.#alias=alias}get expression(){return this.#queryBuilder}get alias(){return this.#alias}get isAliasedSelectQueryBuilder(){return true}toOperationNode(){return AliasNode.
create(this.#queryBuilder.toOperationNode(),IdentifierNode.create(this.#alias))}};var AggregateFunctionNode=freeze({is(node){return node.kind==="AggregateFunctionNode"},create(aggregateFunction,aggregated=[]){return freeze({kind:"AggregateFun\
ctionNode",func:aggregateFunction,aggregated})},cloneWithDistinct(aggregateFunctionNode){return freeze({...aggregateFunctionNode,distinct:true})},cloneWithOrderBy(aggregateFunctionNode,orderItems,withinGroup=false){
const prop=withinGroup?"withinGroup":"orderBy";return freeze({...aggregateFunctionNode,[prop]:aggregateFunctionNode[prop]?OrderByNode.cloneWithItems(aggregateFunctionNode[prop],
orderItems):OrderByNode.create(orderItems)})},cloneWithFilter(aggregateFunctionNode,filter){return freeze({...aggregateFunctionNode,filter:aggregateFunctionNode.
filter?WhereNode.cloneWithOperation(aggregateFunctionNode.filter,"And",filter):WhereNode.create(filter)})},cloneWithOrFilter(aggregateFunctionNode,filter){return freeze(
{...aggregateFunctionNode,filter:aggregateFunctionNode.filter?WhereNode.cloneWithOperation(aggregateFunctionNode.filter,"Or",filter):WhereNode.create(filter)})},
cloneWithOver(aggregateFunctionNode,over){return freeze({...aggregateFunctionNode,over})}});var FunctionNode=freeze({is(node){return node.kind==="FunctionNode"},create(func,args){return freeze({kind:"FunctionNode",func,arguments:args})}});var AggregateFunctionBuilder=class _AggregateFunctionBuilder{#props;constructor(props){this.#props=freeze(props)}get expressionType(){return void 0}as(alias){return new AliasedAggregateFunctionBuilder(
this,alias)}distinct(){return new _AggregateFunctionBuilder({...this.#props,aggregateFunctionNode:AggregateFunctionNode.cloneWithDistinct(this.#props.aggregateFunctionNode)})}orderBy(...args){
return new _AggregateFunctionBuilder({...this.#props,aggregateFunctionNode:QueryNode.cloneWithOrderByItems(this.#props.aggregateFunctionNode,parseOrderBy(args))})}clearOrderBy(){
return new _AggregateFunctionBuilder({...this.#props,aggregateFunctionNode:QueryNode.cloneWithoutOrderBy(this.#props.aggregateFunctionNode)})}withinGroupOrderBy(...args){
return new _AggregateFunctionBuilder({...this.#props,aggregateFunctionNode:AggregateFunctionNode.cloneWithOrderBy(this.#props.aggregateFunctionNode,parseOrderBy(
args),true)})}filterWhere(...args){return new _AggregateFunctionBuilder({...this.#props,aggregateFunctionNode:AggregateFunctionNode.cloneWithFilter(this.#props.
aggregateFunctionNode,parseValueBinaryOperationOrExpression(args))})}filterWhereRef(lhs,op,rhs){return new _AggregateFunctionBuilder({...this.#props,aggregateFunctionNode:AggregateFunctionNode.
cloneWithFilter(this.#props.aggregateFunctionNode,parseReferentialBinaryOperation(lhs,op,rhs))})}over(over){const builder=createOverBuilder();return new _AggregateFunctionBuilder(
{...this.#props,aggregateFunctionNode:AggregateFunctionNode.cloneWithOver(this.#props.aggregateFunctionNode,(over?over(builder):builder).toOperationNode())})}$call(func){
return func(this)}$castTo(){return new _AggregateFunctionBuilder(this.#props)}$notNull(){return new _AggregateFunctionBuilder(this.#props)}toOperationNode(){return this.#props.
aggregateFunctionNode}};var AliasedAggregateFunctionBuilder=class{#aggregateFunctionBuilder;#alias;constructor(aggregateFunctionBuilder,alias){this.#aggregateFunctionBuilder=
aggregateFunctionBuilder;this.#alias=alias}get expression(){return this.#aggregateFunctionBuilder}get alias(){return this.#alias}toOperationNode(){return AliasNode.
create(this.#aggregateFunctionBuilder.toOperationNode(),IdentifierNode.create(this.#alias))}};function createFunctionModule(){const fn=(name,args)=>{return new ExpressionWrapper(FunctionNode.create(name,parseReferenceExpressionOrList(args??[])))};const agg=(name,args)=>{
return new AggregateFunctionBuilder({aggregateFunctionNode:AggregateFunctionNode.create(name,args?parseReferenceExpressionOrList(args):void 0)})};return Object.
assign(fn,{agg,avg(column){return agg("avg",[column])},coalesce(...values){return fn("coalesce",values)},count(column){return agg("count",[column])},countAll(table){
return new AggregateFunctionBuilder({aggregateFunctionNode:AggregateFunctionNode.create("count",parseSelectAll(table))})},max(column){return agg("max",[column])},
min(column){return agg("min",[column])},sum(column){return agg("sum",[column])},any(column){return fn("any",[column])},jsonAgg(table){return new AggregateFunctionBuilder(
{aggregateFunctionNode:AggregateFunctionNode.create("json_agg",[isString(table)?parseTable(table):table.toOperationNode()])})},toJson(table){return new ExpressionWrapper(
FunctionNode.create("to_json",[isString(table)?parseTable(table):table.toOperationNode()]))}})}var UnaryOperationNode=freeze({is(node){return node.kind==="UnaryOperationNode"},create(operator,operand){return freeze({kind:"UnaryOperationNode",operator,operand})}});function parseUnaryOperation(operator,operand){return UnaryOperationNode.create(OperatorNode.create(operator),parseReferenceExpression(operand))}var CaseNode=freeze({is(node){return node.kind==="CaseNode"},create(value){return freeze({kind:"CaseNode",value})},cloneWithWhen(caseNode,when){return freeze({...caseNode,
when:freeze(caseNode.when?[...caseNode.when,when]:[when])})},cloneWithThen(caseNode,then){return freeze({...caseNode,when:caseNode.when?freeze([...caseNode.when.
slice(0,-1),WhenNode.cloneWithResult(caseNode.when[caseNode.when.length-1],then)]):void 0})},cloneWith(caseNode,props){return freeze({...caseNode,...props})}});var CaseBuilder=class{#props;constructor(props){this.#props=freeze(props)}when(...args){return new CaseThenBuilder({...this.#props,node:CaseNode.cloneWithWhen(this.#props.
node,WhenNode.create(parseValueBinaryOperationOrExpression(args)))})}};var CaseThenBuilder=class{#props;constructor(props){this.#props=freeze(props)}then(valueExpression){
return new CaseWhenBuilder({...this.#props,node:CaseNode.cloneWithThen(this.#props.node,isSafeImmediateValue(valueExpression)?parseSafeImmediateValue(valueExpression):
parseValueExpression(valueExpression))})}};var CaseWhenBuilder=class{#props;constructor(props){this.#props=freeze(props)}when(...args){return new CaseThenBuilder(
{...this.#props,node:CaseNode.cloneWithWhen(this.#props.node,WhenNode.create(parseValueBinaryOperationOrExpression(args)))})}else(valueExpression){return new CaseEndBuilder(
{...this.#props,node:CaseNode.cloneWith(this.#props.node,{else:isSafeImmediateValue(valueExpression)?parseSafeImmediateValue(valueExpression):parseValueExpression(
valueExpression)})})}end(){return new ExpressionWrapper(CaseNode.cloneWith(this.#props.node,{isStatement:false}))}endCase(){return new ExpressionWrapper(CaseNode.
cloneWith(this.#props.node,{isStatement:true}))}};var CaseEndBuilder=class{#props;constructor(props){this.#props=freeze(props)}end(){return new ExpressionWrapper(
CaseNode.cloneWith(this.#props.node,{isStatement:false}))}endCase(){return new ExpressionWrapper(CaseNode.cloneWith(this.#props.node,{isStatement:true}))}};var JSONOperatorChainNode=freeze({is(node){return node.kind==="JSONOperatorChainNode"},create(operator){return freeze({kind:"JSONOperatorChainNode",operator,values:freeze(
[])})},cloneWithValue(node,value){return freeze({...node,values:freeze([...node.values,value])})}});var JSONPathLegNode=freeze({is(node){return node.kind==="JSONPathLegNode"},create(type,value){return freeze({kind:"JSONPathLegNode",type,value})}});var JSONPathNode=freeze({is(node){return node.kind==="JSONPathNode"},create(inOperator){return freeze({kind:"JSONPathNode",inOperator,pathLegs:freeze([])})},cloneWithLeg(jsonPathNode,pathLeg){
return freeze({...jsonPathNode,pathLegs:freeze([...jsonPathNode.pathLegs,pathLeg])})}});var JSONReferenceNode=freeze({is(node){return node.kind==="JSONReferenceNode"},create(reference,traversal){return freeze({kind:"JSONReferenceNode",reference,traversal})},
cloneWithTraversal(node,traversal){return freeze({...node,traversal})}});var HASH_NEGATIVE_INDEX_REGEX=/^#-\d+$/;var JSONPathBuilder=class{#node;constructor(node){this.#node=node}at(index){if(typeof index!=="number"&&typeof index!=="\
string"||typeof index==="number"&&!Number.isInteger(index)||typeof index==="string"&&index!=="last"&&!HASH_NEGATIVE_INDEX_REGEX.test(index)){throw new Error(`Un\
expected index value in .at(...): ${index}`)}return this.#createBuilderWithPathLeg("ArrayLocation",index)}key(key2){return this.#createBuilderWithPathLeg("Membe\
r",key2)}#createBuilderWithPathLeg(legType,value){if(JSONReferenceNode.is(this.#node)){return new TraversedJSONPathBuilder(JSONReferenceNode.cloneWithTraversal(
this.#node,JSONPathNode.is(this.#node.traversal)?JSONPathNode.cloneWithLeg(this.#node.traversal,JSONPathLegNode.create(legType,value)):JSONOperatorChainNode.cloneWithValue(
this.#node.traversal,ValueNode.createImmediate(value))))}return new TraversedJSONPathBuilder(JSONPathNode.cloneWithLeg(this.#node,JSONPathLegNode.create(legType,
value)))}};var TraversedJSONPathBuilder=class _TraversedJSONPathBuilder extends JSONPathBuilder{#node;constructor(node){super(node);this.#node=node}get expressionType(){
return void 0}as(alias){return new AliasedJSONPathBuilder(this,alias)}$castTo(){return new _TraversedJSONPathBuilder(this.#node)}$notNull(){return new _TraversedJSONPathBuilder(
this.#node)}toOperationNode(){return this.#node}};var AliasedJSONPathBuilder=class{#jsonPath;#alias;constructor(jsonPath,alias){this.#jsonPath=jsonPath;this.#alias=
alias}get expression(){return this.#jsonPath}get alias(){return this.#alias}toOperationNode(){return AliasNode.create(this.#jsonPath.toOperationNode(),isOperationNodeSource(
this.#alias)?this.#alias.toOperationNode():IdentifierNode.create(this.#alias))}};var TupleNode=freeze({is(node){return node.kind==="TupleNode"},create(values){return freeze({kind:"TupleNode",values:freeze(values)})}});var SIMPLE_COLUMN_DATA_TYPES=["varchar","char","text","integer","int2","int4","int8","smallint","bigint","boolean","real","double precision","float4","float8","\
decimal","numeric","binary","bytea","date","datetime","time","timetz","timestamp","timestamptz","serial","bigserial","uuid","json","jsonb","blob","varbinary","i\
nt4range","int4multirange","int8range","int8multirange","numrange","nummultirange","tsrange","tsmultirange","tstzrange","tstzmultirange","daterange","datemultir\
ange"];var COLUMN_DATA_TYPE_REGEX=[/^varchar\(\d+\)$/,/^char\(\d+\)$/,/^decimal\(\d+, \d+\)$/,/^numeric\(\d+, \d+\)$/,/^binary\(\d+\)$/,/^datetime\(\d+\)$/,/^time\(\d+\)$/,
/^timetz\(\d+\)$/,/^timestamp\(\d+\)$/,/^timestamptz\(\d+\)$/,/^varbinary\(\d+\)$/];var DataTypeNode=freeze({is(node){return node.kind==="DataTypeNode"},create(dataType){
return freeze({kind:"DataTypeNode",dataType})}});function isColumnDataType(dataType){if(SIMPLE_COLUMN_DATA_TYPES.includes(dataType)){return true}if(COLUMN_DATA_TYPE_REGEX.
some(r=>r.test(dataType))){return true}return false}function parseDataTypeExpression(dataType){if(isOperationNodeSource(dataType)){return dataType.toOperationNode()}if(isColumnDataType(dataType)){return DataTypeNode.
create(dataType)}throw new Error(`invalid column data type ${JSON.stringify(dataType)}`)}var CastNode=freeze({is(node){return node.kind==="CastNode"},create(expression,dataType){return freeze({kind:"CastNode",expression,dataType})}});function createExpressionBuilder(executor=NOOP_QUERY_EXECUTOR){function binary(lhs,op,rhs){return new ExpressionWrapper(parseValueBinaryOperation(lhs,op,rhs))}function unary(op,expr){
return new ExpressionWrapper(parseUnaryOperation(op,expr))}const eb=Object.assign(binary,{fn:void 0,eb:void 0,selectFrom(table){return createSelectQueryBuilder(
{queryId:createQueryId(),executor,queryNode:SelectQueryNode.createFrom(parseTableExpressionOrList(table))})},case(reference){return new CaseBuilder({node:CaseNode.
create(isUndefined(reference)?void 0:parseReferenceExpression(reference))})},ref(reference,op){if(isUndefined(op)){return new ExpressionWrapper(parseStringReference(
reference))}return new JSONPathBuilder(parseJSONReference(reference,op))},jsonPath(){return new JSONPathBuilder(JSONPathNode.create())},table(table){return new ExpressionWrapper(
parseTable(table))},val(value){return new ExpressionWrapper(parseValueExpression(value))},refTuple(...values){return new ExpressionWrapper(TupleNode.create(values.
map(parseReferenceExpression)))},tuple(...values){return new ExpressionWrapper(TupleNode.create(values.map(parseValueExpression)))},lit(value){return new ExpressionWrapper(
parseSafeImmediateValue(value))},unary,not(expr){return unary("not",expr)},exists(expr){return unary("exists",expr)},neg(expr){return unary("-",expr)},between(expr,start,end2){
return new ExpressionWrapper(BinaryOperationNode.create(parseReferenceExpression(expr),OperatorNode.create("between"),AndNode.create(parseValueExpression(start),
parseValueExpression(end2))))},betweenSymmetric(expr,start,end2){return new ExpressionWrapper(BinaryOperationNode.create(parseReferenceExpression(expr),OperatorNode.
create("between symmetric"),AndNode.create(parseValueExpression(start),parseValueExpression(end2))))},and(exprs){if(isReadonlyArray(exprs)){return new ExpressionWrapper(
parseFilterList(exprs,"and"))}return new ExpressionWrapper(parseFilterObject(exprs,"and"))},or(exprs){if(isReadonlyArray(exprs)){return new ExpressionWrapper(parseFilterList(
exprs,"or"))}return new ExpressionWrapper(parseFilterObject(exprs,"or"))},parens(...args){const node=parseValueBinaryOperationOrExpression(args);if(ParensNode.is(
node)){return new ExpressionWrapper(node)}else{return new ExpressionWrapper(ParensNode.create(node))}},cast(expr,dataType){return new ExpressionWrapper(CastNode.
create(parseReferenceExpression(expr),parseDataTypeExpression(dataType)))},withSchema(schema){return createExpressionBuilder(executor.withPluginAtFront(new WithSchemaPlugin(
schema)))}});eb.fn=createFunctionModule();eb.eb=eb;return eb}function expressionBuilder(_){return createExpressionBuilder()}function parseExpression(exp){if(isOperationNodeSource(exp)){return exp.toOperationNode()}else if(isFunction(exp)){return exp(expressionBuilder()).toOperationNode()}
throw new Error(`invalid expression: ${JSON.stringify(exp)}`)}function parseAliasedExpression(exp){if(isOperationNodeSource(exp)){return exp.toOperationNode()}else if(isFunction(
exp)){return exp(expressionBuilder()).toOperationNode()}throw new Error(`invalid aliased expression: ${JSON.stringify(exp)}`)}function isExpressionOrFactory(obj){
return isExpression(obj)||isAliasedExpression(obj)||isFunction(obj)}function parseSimpleReferenceExpression(exp){if(isString(exp)){return parseStringReference(exp)}return exp.toOperationNode()}function parseReferenceExpressionOrList(arg){
if(isReadonlyArray(arg)){return arg.map(it=>parseReferenceExpression(it))}else{return[parseReferenceExpression(arg)]}}function parseReferenceExpression(exp){if(isExpressionOrFactory(
exp)){return parseExpression(exp)}return parseSimpleReferenceExpression(exp)}function parseJSONReference(ref,op){const referenceNode=parseStringReference(ref);if(isJSONOperator(
op)){return JSONReferenceNode.create(referenceNode,JSONOperatorChainNode.create(OperatorNode.create(op)))}const opWithoutLastChar=op.slice(0,-1);if(isJSONOperator(
opWithoutLastChar)){return JSONReferenceNode.create(referenceNode,JSONPathNode.create(OperatorNode.create(opWithoutLastChar)))}throw new Error(`Invalid JSON ope\
rator: ${op}`)}function parseStringReference(ref){const COLUMN_SEPARATOR=".";if(!ref.includes(COLUMN_SEPARATOR)){return ReferenceNode.create(ColumnNode.create(ref))}
const parts=ref.split(COLUMN_SEPARATOR).map(trim2);if(parts.length===3){return parseStringReferenceWithTableAndSchema(parts)}if(parts.length===2){return parseStringReferenceWithTable(
parts)}throw new Error(`invalid column reference ${ref}`)}function parseAliasedStringReference(ref){const ALIAS_SEPARATOR=" as ";if(ref.includes(ALIAS_SEPARATOR)){
const[columnRef,alias]=ref.split(ALIAS_SEPARATOR).map(trim2);return AliasNode.create(parseStringReference(columnRef),IdentifierNode.create(alias))}else{return parseStringReference(
ref)}}function parseColumnName(column){return ColumnNode.create(column)}function parseOrderedColumnName(column){const ORDER_SEPARATOR=" ";if(column.includes(ORDER_SEPARATOR)){
const[columnName,order]=column.split(ORDER_SEPARATOR).map(trim2);if(!isOrderByDirection(order)){throw new Error(`invalid order direction "${order}" next to "${columnName}\
"`)}return parseOrderBy([columnName,order])[0]}else{return parseColumnName(column)}}function parseStringReferenceWithTableAndSchema(parts){const[schema,table,column]=parts;
return ReferenceNode.create(ColumnNode.create(column),TableNode.createWithSchema(schema,table))}function parseStringReferenceWithTable(parts){const[table,column]=parts;
return ReferenceNode.create(ColumnNode.create(column),TableNode.create(table))}function trim2(str){return str.trim()}var RawBuilderImpl=class _RawBuilderImpl{#props;constructor(props){this.#props=freeze(props)}get expressionType(){return void 0}get isRawBuilder(){return true}as(alias){
return new AliasedRawBuilderImpl(this,alias)}$castTo(){return new _RawBuilderImpl({...this.#props})}$notNull(){return new _RawBuilderImpl(this.#props)}withPlugin(plugin){
return new _RawBuilderImpl({...this.#props,plugins:this.#props.plugins!==void 0?freeze([...this.#props.plugins,plugin]):freeze([plugin])})}toOperationNode(){return this.#toOperationNode(
this.#getExecutor())}compile(executorProvider){return this.#compile(this.#getExecutor(executorProvider))}async execute(executorProvider){const executor=this.#getExecutor(
executorProvider);return executor.executeQuery(this.#compile(executor))}#getExecutor(executorProvider){const executor=executorProvider!==void 0?executorProvider.
getExecutor():NOOP_QUERY_EXECUTOR;return this.#props.plugins!==void 0?executor.withPlugins(this.#props.plugins):executor}#toOperationNode(executor){return executor.
transformQuery(this.#props.rawNode,this.#props.queryId)}#compile(executor){return executor.compileQuery(this.#toOperationNode(executor),this.#props.queryId)}};function createRawBuilder(props){
return new RawBuilderImpl(props)}var AliasedRawBuilderImpl=class{#rawBuilder;#alias;constructor(rawBuilder,alias){this.#rawBuilder=rawBuilder;this.#alias=alias}get expression(){
return this.#rawBuilder}get alias(){return this.#alias}get rawBuilder(){return this.#rawBuilder}toOperationNode(){return AliasNode.create(this.#rawBuilder.toOperationNode(),
isOperationNodeSource(this.#alias)?this.#alias.toOperationNode():IdentifierNode.create(this.#alias))}};var sql=Object.assign((sqlFragments,...parameters)=>{return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.create(sqlFragments,parameters?.map(parseParameter)??
[])})},{ref(columnReference){return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.createWithChild(parseStringReference(columnReference))})},val(value){
return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.createWithChild(parseValueExpression(value))})},value(value){return this.val(value)},table(tableReference){
return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.createWithChild(parseTable(tableReference))})},id(...ids){const fragments=new Array(ids.length+
1).fill(".");fragments[0]="";fragments[fragments.length-1]="";return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.create(fragments,ids.map(IdentifierNode.
create))})},lit(value){return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.createWithChild(ValueNode.createImmediate(value))})},literal(value){return this.
lit(value)},raw(sql2){return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.createWithSql(sql2)})},join(array,separator=sql`, `){const nodes=new Array(
Math.max(2*array.length-1,0));const sep=separator.toOperationNode();for(let i=0;i<array.length;++i){nodes[2*i]=parseParameter(array[i]);if(i!==array.length-1){nodes[2*
i+1]=sep}}return createRawBuilder({queryId:createQueryId(),rawNode:RawNode.createWithChildren(nodes)})}});function parseParameter(param){if(isOperationNodeSource(
param)){return param.toOperationNode()}return parseValueExpression(param)}var AlterTableNode=freeze({is(node){return node.kind==="AlterTableNode"},create(table){return freeze({kind:"AlterTableNode",table})},cloneWithTableProps(node,props){
return freeze({...node,...props})},cloneWithColumnAlteration(node,columnAlteration){return freeze({...node,columnAlterations:node.columnAlterations?[...node.columnAlterations,
columnAlteration]:[columnAlteration]})}});var CreateIndexNode=freeze({is(node){return node.kind==="CreateIndexNode"},create(name){return freeze({kind:"CreateIndexNode",name:IdentifierNode.create(name)})},
cloneWith(node,props){return freeze({...node,...props})},cloneWithColumns(node,columns){return freeze({...node,columns:[...node.columns||[],...columns]})}});var CreateSchemaNode=freeze({is(node){return node.kind==="CreateSchemaNode"},create(schema,params){return freeze({kind:"CreateSchemaNode",schema:IdentifierNode.
create(schema),...params})},cloneWith(createSchema,params){return freeze({...createSchema,...params})}});var ON_COMMIT_ACTIONS=["preserve rows","delete rows","drop"];var CreateTableNode=freeze({is(node){return node.kind==="CreateTableNode"},create(table){return freeze(
{kind:"CreateTableNode",table,columns:freeze([])})},cloneWithColumn(createTable,column){return freeze({...createTable,columns:freeze([...createTable.columns,column])})},
cloneWithConstraint(createTable,constraint){return freeze({...createTable,constraints:createTable.constraints?freeze([...createTable.constraints,constraint]):freeze(
[constraint])})},cloneWithFrontModifier(createTable,modifier){return freeze({...createTable,frontModifiers:createTable.frontModifiers?freeze([...createTable.frontModifiers,
modifier]):freeze([modifier])})},cloneWithEndModifier(createTable,modifier){return freeze({...createTable,endModifiers:createTable.endModifiers?freeze([...createTable.
endModifiers,modifier]):freeze([modifier])})},cloneWith(createTable,params){return freeze({...createTable,...params})}});var DropIndexNode=freeze({is(node){return node.kind==="DropIndexNode"},create(name,params){return freeze({kind:"DropIndexNode",name:SchemableIdentifierNode.create(
name),...params})},cloneWith(dropIndex,props){return freeze({...dropIndex,...props})}});var DropSchemaNode=freeze({is(node){return node.kind==="DropSchemaNode"},create(schema,params){return freeze({kind:"DropSchemaNode",schema:IdentifierNode.create(
schema),...params})},cloneWith(dropSchema,params){return freeze({...dropSchema,...params})}});var DropTableNode=freeze({is(node){return node.kind==="DropTableNode"},create(table,params){return freeze({kind:"DropTableNode",table,...params})},cloneWith(dropIndex,params){
return freeze({...dropIndex,...params})}});var AddColumnNode=freeze({is(node){return node.kind==="AddColumnNode"},create(column){return freeze({kind:"AddColumnNode",column})}});var ColumnDefinitionNode=freeze({is(node){return node.kind==="ColumnDefinitionNode"},create(column,dataType){return freeze({kind:"ColumnDefinitionNode",column:ColumnNode.
create(column),dataType})},cloneWithFrontModifier(node,modifier){return freeze({...node,frontModifiers:node.frontModifiers?freeze([...node.frontModifiers,modifier]):
[modifier]})},cloneWithEndModifier(node,modifier){return freeze({...node,endModifiers:node.endModifiers?freeze([...node.endModifiers,modifier]):[modifier]})},cloneWith(node,props){
return freeze({...node,...props})}});var DropColumnNode=freeze({is(node){return node.kind==="DropColumnNode"},create(column){return freeze({kind:"DropColumnNode",column:ColumnNode.create(column)})}});var RenameColumnNode=freeze({is(node){return node.kind==="RenameColumnNode"},create(column,newColumn){return freeze({kind:"RenameColumnNode",column:ColumnNode.create(
column),renameTo:ColumnNode.create(newColumn)})}});var CheckConstraintNode=freeze({is(node){return node.kind==="CheckConstraintNode"},create(expression,constraintName){return freeze({kind:"CheckConstraintNode",expression,
name:constraintName?IdentifierNode.create(constraintName):void 0})}});var ON_MODIFY_FOREIGN_ACTIONS=["no action","restrict","cascade","set null","set default"];var ReferencesNode=freeze({is(node){return node.kind==="ReferencesNode"},
create(table,columns){return freeze({kind:"ReferencesNode",table,columns:freeze([...columns])})},cloneWithOnDelete(references,onDelete){return freeze({...references,
onDelete})},cloneWithOnUpdate(references,onUpdate){return freeze({...references,onUpdate})}});function parseDefaultValueExpression(value){return isOperationNodeSource(value)?value.toOperationNode():ValueNode.createImmediate(value)}var GeneratedNode=freeze({is(node){return node.kind==="GeneratedNode"},create(params){return freeze({kind:"GeneratedNode",...params})},createWithExpression(expression){
return freeze({kind:"GeneratedNode",always:true,expression})},cloneWith(node,params){return freeze({...node,...params})}});var DefaultValueNode=freeze({is(node){return node.kind==="DefaultValueNode"},create(defaultValue){return freeze({kind:"DefaultValueNode",defaultValue})}});function parseOnModifyForeignAction(action){if(ON_MODIFY_FOREIGN_ACTIONS.includes(action)){return action}throw new Error(`invalid OnModifyForeignAction ${action}`)}var ColumnDefinitionBuilder=class _ColumnDefinitionBuilder{#node;constructor(node){this.#node=node}autoIncrement(){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.
cloneWith(this.#node,{autoIncrement:true}))}identity(){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{identity:true}))}primaryKey(){
return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{primaryKey:true}))}references(ref){const references=parseStringReference(ref);if(!references.
table||SelectAllNode.is(references.column)){throw new Error(`invalid call references('${ref}'). The reference must have format table.column or schema.table.colu\
mn`)}return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{references:ReferencesNode.create(references.table,[references.column])}))}onDelete(onDelete){
if(!this.#node.references){throw new Error("on delete constraint can only be added for foreign keys")}return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(
this.#node,{references:ReferencesNode.cloneWithOnDelete(this.#node.references,parseOnModifyForeignAction(onDelete))}))}onUpdate(onUpdate){if(!this.#node.references){
throw new Error("on update constraint can only be added for foreign keys")}return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{references:ReferencesNode.
cloneWithOnUpdate(this.#node.references,parseOnModifyForeignAction(onUpdate))}))}unique(){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,
{unique:true}))}notNull(){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{notNull:true}))}unsigned(){return new _ColumnDefinitionBuilder(
ColumnDefinitionNode.cloneWith(this.#node,{unsigned:true}))}defaultTo(value){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{defaultTo:DefaultValueNode.
create(parseDefaultValueExpression(value))}))}check(expression){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{check:CheckConstraintNode.
create(expression.toOperationNode())}))}generatedAlwaysAs(expression){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{generated:GeneratedNode.
createWithExpression(expression.toOperationNode())}))}generatedAlwaysAsIdentity(){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,
{generated:GeneratedNode.create({identity:true,always:true})}))}generatedByDefaultAsIdentity(){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(
this.#node,{generated:GeneratedNode.create({identity:true,byDefault:true})}))}stored(){if(!this.#node.generated){throw new Error("stored() can only be called af\
ter generatedAlwaysAs")}return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,{generated:GeneratedNode.cloneWith(this.#node.generated,{stored:true})}))}modifyFront(modifier){
return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWithFrontModifier(this.#node,modifier.toOperationNode()))}nullsNotDistinct(){return new _ColumnDefinitionBuilder(
ColumnDefinitionNode.cloneWith(this.#node,{nullsNotDistinct:true}))}ifNotExists(){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node,
{ifNotExists:true}))}modifyEnd(modifier){return new _ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWithEndModifier(this.#node,modifier.toOperationNode()))}$call(func){
return func(this)}toOperationNode(){return this.#node}};var ModifyColumnNode=freeze({is(node){return node.kind==="ModifyColumnNode"},create(column){return freeze({kind:"ModifyColumnNode",column})}});var ForeignKeyConstraintNode=freeze({is(node){return node.kind==="ForeignKeyConstraintNode"},create(sourceColumns,targetTable,targetColumns,constraintName){return freeze(
{kind:"ForeignKeyConstraintNode",columns:sourceColumns,references:ReferencesNode.create(targetTable,targetColumns),name:constraintName?IdentifierNode.create(constraintName):
void 0})},cloneWith(node,props){return freeze({...node,...props})}});var ForeignKeyConstraintBuilder=class _ForeignKeyConstraintBuilder{#node;constructor(node){this.#node=node}onDelete(onDelete){return new _ForeignKeyConstraintBuilder(
ForeignKeyConstraintNode.cloneWith(this.#node,{onDelete:parseOnModifyForeignAction(onDelete)}))}onUpdate(onUpdate){return new _ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.
cloneWith(this.#node,{onUpdate:parseOnModifyForeignAction(onUpdate)}))}deferrable(){return new _ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node,
{deferrable:true}))}notDeferrable(){return new _ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node,{deferrable:false}))}initiallyDeferred(){
return new _ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node,{initiallyDeferred:true}))}initiallyImmediate(){return new _ForeignKeyConstraintBuilder(
ForeignKeyConstraintNode.cloneWith(this.#node,{initiallyDeferred:false}))}$call(func){return func(this)}toOperationNode(){return this.#node}};var AddConstraintNode=freeze({is(node){return node.kind==="AddConstraintNode"},create(constraint){return freeze({kind:"AddConstraintNode",constraint})}});var UniqueConstraintNode=freeze({is(node){return node.kind==="UniqueConstraintNode"},create(columns,constraintName,nullsNotDistinct){return freeze({kind:"Unique\
ConstraintNode",columns:freeze(columns.map(ColumnNode.create)),name:constraintName?IdentifierNode.create(constraintName):void 0,nullsNotDistinct})},cloneWith(node,props){
return freeze({...node,...props})}});var DropConstraintNode=freeze({is(node){return node.kind==="DropConstraintNode"},create(constraintName){return freeze({kind:"DropConstraintNode",constraintName:IdentifierNode.
create(constraintName)})},cloneWith(dropConstraint,props){return freeze({...dropConstraint,...props})}});var AlterColumnNode=freeze({is(node){return node.kind==="AlterColumnNode"},create(column,prop,value){return freeze({kind:"AlterColumnNode",column:ColumnNode.create(
column),[prop]:value})}});var AlterColumnBuilder=class{#column;constructor(column){this.#column=column}setDataType(dataType){return new AlteredColumnBuilder(AlterColumnNode.create(this.#column,
"dataType",parseDataTypeExpression(dataType)))}setDefault(value){return new AlteredColumnBuilder(AlterColumnNode.create(this.#column,"setDefault",parseDefaultValueExpression(
value)))}dropDefault(){return new AlteredColumnBuilder(AlterColumnNode.create(this.#column,"dropDefault",true))}setNotNull(){return new AlteredColumnBuilder(AlterColumnNode.
create(this.#column,"setNotNull",true))}dropNotNull(){return new AlteredColumnBuilder(AlterColumnNode.create(this.#column,"dropNotNull",true))}$call(func){return func(
this)}};var AlteredColumnBuilder=class{#alterColumnNode;constructor(alterColumnNode){this.#alterColumnNode=alterColumnNode}toOperationNode(){return this.#alterColumnNode}};var AlterTableExecutor=class{#props;constructor(props){this.#props=freeze(props)}toOperationNode(){return this.#props.executor.transformQuery(this.#props.node,this.#props.
queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(
this.compile())}};var AlterTableAddForeignKeyConstraintBuilder=class _AlterTableAddForeignKeyConstraintBuilder{#props;constructor(props){this.#props=freeze(props)}onDelete(onDelete){
return new _AlterTableAddForeignKeyConstraintBuilder({...this.#props,constraintBuilder:this.#props.constraintBuilder.onDelete(onDelete)})}onUpdate(onUpdate){return new _AlterTableAddForeignKeyConstraintBuilder(
{...this.#props,constraintBuilder:this.#props.constraintBuilder.onUpdate(onUpdate)})}deferrable(){return new _AlterTableAddForeignKeyConstraintBuilder({...this.#props,
constraintBuilder:this.#props.constraintBuilder.deferrable()})}notDeferrable(){return new _AlterTableAddForeignKeyConstraintBuilder({...this.#props,constraintBuilder:this.#props.
constraintBuilder.notDeferrable()})}initiallyDeferred(){return new _AlterTableAddForeignKeyConstraintBuilder({...this.#props,constraintBuilder:this.#props.constraintBuilder.
initiallyDeferred()})}initiallyImmediate(){return new _AlterTableAddForeignKeyConstraintBuilder({...this.#props,constraintBuilder:this.#props.constraintBuilder.
initiallyImmediate()})}$call(func){return func(this)}toOperationNode(){return this.#props.executor.transformQuery(AlterTableNode.cloneWithTableProps(this.#props.
node,{addConstraint:AddConstraintNode.create(this.#props.constraintBuilder.toOperationNode())}),this.#props.queryId)}compile(){return this.#props.executor.compileQuery(
this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(this.compile())}};var AlterTableDropConstraintBuilder=class _AlterTableDropConstraintBuilder{#props;constructor(props){this.#props=freeze(props)}ifExists(){return new _AlterTableDropConstraintBuilder(
{...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{dropConstraint:DropConstraintNode.cloneWith(this.#props.node.dropConstraint,{ifExists:true})})})}cascade(){
return new _AlterTableDropConstraintBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{dropConstraint:DropConstraintNode.cloneWith(
this.#props.node.dropConstraint,{modifier:"cascade"})})})}restrict(){return new _AlterTableDropConstraintBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(
this.#props.node,{dropConstraint:DropConstraintNode.cloneWith(this.#props.node.dropConstraint,{modifier:"restrict"})})})}$call(func){return func(this)}toOperationNode(){
return this.#props.executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.
queryId)}async execute(){await this.#props.executor.executeQuery(this.compile())}};var PrimaryKeyConstraintNode=freeze({is(node){return node.kind==="PrimaryKeyConstraintNode"},create(columns,constraintName){return freeze({kind:"PrimaryKeyConst\
raintNode",columns:freeze(columns.map(ColumnNode.create)),name:constraintName?IdentifierNode.create(constraintName):void 0})},cloneWith(node,props){return freeze(
{...node,...props})}});var AddIndexNode=freeze({is(node){return node.kind==="AddIndexNode"},create(name){return freeze({kind:"AddIndexNode",name:IdentifierNode.create(name)})},cloneWith(node,props){
return freeze({...node,...props})},cloneWithColumns(node,columns){return freeze({...node,columns:[...node.columns||[],...columns]})}});var AlterTableAddIndexBuilder=class _AlterTableAddIndexBuilder{#props;constructor(props){this.#props=freeze(props)}unique(){return new _AlterTableAddIndexBuilder(
{...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{addIndex:AddIndexNode.cloneWith(this.#props.node.addIndex,{unique:true})})})}column(column){
return new _AlterTableAddIndexBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{addIndex:AddIndexNode.cloneWithColumns(this.#props.
node.addIndex,[parseOrderedColumnName(column)])})})}columns(columns){return new _AlterTableAddIndexBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(
this.#props.node,{addIndex:AddIndexNode.cloneWithColumns(this.#props.node.addIndex,columns.map(parseOrderedColumnName))})})}expression(expression){return new _AlterTableAddIndexBuilder(
{...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{addIndex:AddIndexNode.cloneWithColumns(this.#props.node.addIndex,[expression.toOperationNode()])})})}using(indexType){
return new _AlterTableAddIndexBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{addIndex:AddIndexNode.cloneWith(this.#props.node.
addIndex,{using:RawNode.createWithSql(indexType)})})})}$call(func){return func(this)}toOperationNode(){return this.#props.executor.transformQuery(this.#props.node,
this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(
this.compile())}};var UniqueConstraintNodeBuilder=class _UniqueConstraintNodeBuilder{#node;constructor(node){this.#node=node}nullsNotDistinct(){return new _UniqueConstraintNodeBuilder(
UniqueConstraintNode.cloneWith(this.#node,{nullsNotDistinct:true}))}deferrable(){return new _UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#node,
{deferrable:true}))}notDeferrable(){return new _UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#node,{deferrable:false}))}initiallyDeferred(){return new _UniqueConstraintNodeBuilder(
UniqueConstraintNode.cloneWith(this.#node,{initiallyDeferred:true}))}initiallyImmediate(){return new _UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(
this.#node,{initiallyDeferred:false}))}$call(func){return func(this)}toOperationNode(){return this.#node}};var PrimaryKeyConstraintBuilder=class _PrimaryKeyConstraintBuilder{#node;constructor(node){this.#node=node}deferrable(){return new _PrimaryKeyConstraintBuilder(
PrimaryKeyConstraintNode.cloneWith(this.#node,{deferrable:true}))}notDeferrable(){return new _PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#node,
{deferrable:false}))}initiallyDeferred(){return new _PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#node,{initiallyDeferred:true}))}initiallyImmediate(){
return new _PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#node,{initiallyDeferred:false}))}$call(func){return func(this)}toOperationNode(){
return this.#node}};var CheckConstraintBuilder=class{#node;constructor(node){this.#node=node}$call(func){return func(this)}toOperationNode(){return this.#node}};var RenameConstraintNode=freeze({is(node){return node.kind==="RenameConstraintNode"},create(oldName,newName){return freeze({kind:"RenameConstraintNode",oldName:IdentifierNode.
create(oldName),newName:IdentifierNode.create(newName)})}});var AlterTableBuilder=class{#props;constructor(props){this.#props=freeze(props)}renameTo(newTableName){return new AlterTableExecutor({...this.#props,node:AlterTableNode.
cloneWithTableProps(this.#props.node,{renameTo:parseTable(newTableName)})})}setSchema(newSchema){return new AlterTableExecutor({...this.#props,node:AlterTableNode.
cloneWithTableProps(this.#props.node,{setSchema:IdentifierNode.create(newSchema)})})}alterColumn(column,alteration){const builder=alteration(new AlterColumnBuilder(
column));return new AlterTableColumnAlteringBuilder({...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,builder.toOperationNode())})}dropColumn(column){
return new AlterTableColumnAlteringBuilder({...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,DropColumnNode.create(column))})}renameColumn(column,newColumn){
return new AlterTableColumnAlteringBuilder({...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,RenameColumnNode.create(column,newColumn))})}addColumn(columnName,dataType,build=noop){
const builder=build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName,parseDataTypeExpression(dataType))));return new AlterTableColumnAlteringBuilder(
{...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,AddColumnNode.create(builder.toOperationNode()))})}modifyColumn(columnName,dataType,build=noop){
const builder=build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName,parseDataTypeExpression(dataType))));return new AlterTableColumnAlteringBuilder(
{...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,ModifyColumnNode.create(builder.toOperationNode()))})}addUniqueConstraint(constraintName,columns,build=noop){
const uniqueConstraintBuilder=build(new UniqueConstraintNodeBuilder(UniqueConstraintNode.create(columns,constraintName)));return new AlterTableExecutor({...this.#props,
node:AlterTableNode.cloneWithTableProps(this.#props.node,{addConstraint:AddConstraintNode.create(uniqueConstraintBuilder.toOperationNode())})})}addCheckConstraint(constraintName,checkExpression,build=noop){
const constraintBuilder=build(new CheckConstraintBuilder(CheckConstraintNode.create(checkExpression.toOperationNode(),constraintName)));return new AlterTableExecutor(
{...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{addConstraint:AddConstraintNode.create(constraintBuilder.toOperationNode())})})}addForeignKeyConstraint(constraintName,columns,targetTable,targetColumns,build=noop){
const constraintBuilder=build(new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.create(columns.map(ColumnNode.create),parseTable(targetTable),targetColumns.
map(ColumnNode.create),constraintName)));return new AlterTableAddForeignKeyConstraintBuilder({...this.#props,constraintBuilder})}addPrimaryKeyConstraint(constraintName,columns,build=noop){
const constraintBuilder=build(new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.create(columns,constraintName)));return new AlterTableExecutor({...this.#props,
node:AlterTableNode.cloneWithTableProps(this.#props.node,{addConstraint:AddConstraintNode.create(constraintBuilder.toOperationNode())})})}dropConstraint(constraintName){
return new AlterTableDropConstraintBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{dropConstraint:DropConstraintNode.create(constraintName)})})}renameConstraint(oldName,newName){
return new AlterTableDropConstraintBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{renameConstraint:RenameConstraintNode.create(
oldName,newName)})})}addIndex(indexName){return new AlterTableAddIndexBuilder({...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{addIndex:AddIndexNode.
create(indexName)})})}dropIndex(indexName){return new AlterTableExecutor({...this.#props,node:AlterTableNode.cloneWithTableProps(this.#props.node,{dropIndex:DropIndexNode.
create(indexName)})})}$call(func){return func(this)}};var AlterTableColumnAlteringBuilder=class _AlterTableColumnAlteringBuilder{#props;constructor(props){this.#props=
freeze(props)}alterColumn(column,alteration){const builder=alteration(new AlterColumnBuilder(column));return new _AlterTableColumnAlteringBuilder({...this.#props,
node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,builder.toOperationNode())})}dropColumn(column){return new _AlterTableColumnAlteringBuilder({...this.#props,
node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,DropColumnNode.create(column))})}renameColumn(column,newColumn){return new _AlterTableColumnAlteringBuilder(
{...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,RenameColumnNode.create(column,newColumn))})}addColumn(columnName,dataType,build=noop){
const builder=build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName,parseDataTypeExpression(dataType))));return new _AlterTableColumnAlteringBuilder(
{...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,AddColumnNode.create(builder.toOperationNode()))})}modifyColumn(columnName,dataType,build=noop){
const builder=build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName,parseDataTypeExpression(dataType))));return new _AlterTableColumnAlteringBuilder(
{...this.#props,node:AlterTableNode.cloneWithColumnAlteration(this.#props.node,ModifyColumnNode.create(builder.toOperationNode()))})}toOperationNode(){return this.#props.
executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){
await this.#props.executor.executeQuery(this.compile())}};var ImmediateValueTransformer=class extends OperationNodeTransformer{transformPrimitiveValueList(node){return ValueListNode.create(node.values.map(ValueNode.createImmediate))}transformValue(node){
return ValueNode.createImmediate(node.value)}};var CreateIndexBuilder=class _CreateIndexBuilder{#props;constructor(props){this.#props=freeze(props)}ifNotExists(){return new _CreateIndexBuilder({...this.#props,
node:CreateIndexNode.cloneWith(this.#props.node,{ifNotExists:true})})}unique(){return new _CreateIndexBuilder({...this.#props,node:CreateIndexNode.cloneWith(this.#props.
node,{unique:true})})}nullsNotDistinct(){return new _CreateIndexBuilder({...this.#props,node:CreateIndexNode.cloneWith(this.#props.node,{nullsNotDistinct:true})})}on(table){
return new _CreateIndexBuilder({...this.#props,node:CreateIndexNode.cloneWith(this.#props.node,{table:parseTable(table)})})}column(column){return new _CreateIndexBuilder(
{...this.#props,node:CreateIndexNode.cloneWithColumns(this.#props.node,[parseOrderedColumnName(column)])})}columns(columns){return new _CreateIndexBuilder({...this.#props,
node:CreateIndexNode.cloneWithColumns(this.#props.node,columns.map(parseOrderedColumnName))})}expression(expression){return new _CreateIndexBuilder({...this.#props,
node:CreateIndexNode.cloneWithColumns(this.#props.node,[expression.toOperationNode()])})}using(indexType){return new _CreateIndexBuilder({...this.#props,node:CreateIndexNode.
cloneWith(this.#props.node,{using:RawNode.createWithSql(indexType)})})}where(...args){const transformer=new ImmediateValueTransformer;return new _CreateIndexBuilder(
{...this.#props,node:QueryNode.cloneWithWhere(this.#props.node,transformer.transformNode(parseValueBinaryOperationOrExpression(args),this.#props.queryId))})}$call(func){
return func(this)}toOperationNode(){return this.#props.executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(
this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(this.compile())}};var CreateSchemaBuilder=class _CreateSchemaBuilder{#props;constructor(props){this.#props=freeze(props)}ifNotExists(){return new _CreateSchemaBuilder({...this.#props,
node:CreateSchemaNode.cloneWith(this.#props.node,{ifNotExists:true})})}$call(func){return func(this)}toOperationNode(){return this.#props.executor.transformQuery(
this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.
executor.executeQuery(this.compile())}};function parseOnCommitAction(action){if(ON_COMMIT_ACTIONS.includes(action)){return action}throw new Error(`invalid OnCommitAction ${action}`)}var CreateTableBuilder=class _CreateTableBuilder{#props;constructor(props){this.#props=freeze(props)}temporary(){return new _CreateTableBuilder({...this.#props,
node:CreateTableNode.cloneWith(this.#props.node,{temporary:true})})}onCommit(onCommit){return new _CreateTableBuilder({...this.#props,node:CreateTableNode.cloneWith(
this.#props.node,{onCommit:parseOnCommitAction(onCommit)})})}ifNotExists(){return new _CreateTableBuilder({...this.#props,node:CreateTableNode.cloneWith(this.#props.
node,{ifNotExists:true})})}addColumn(columnName,dataType,build=noop){const columnBuilder=build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName,
parseDataTypeExpression(dataType))));return new _CreateTableBuilder({...this.#props,node:CreateTableNode.cloneWithColumn(this.#props.node,columnBuilder.toOperationNode())})}addPrimaryKeyConstraint(constraintName,columns,build=noop){
const constraintBuilder=build(new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.create(columns,constraintName)));return new _CreateTableBuilder({...this.#props,
node:CreateTableNode.cloneWithConstraint(this.#props.node,constraintBuilder.toOperationNode())})}addUniqueConstraint(constraintName,columns,build=noop){const uniqueConstraintBuilder=build(
new UniqueConstraintNodeBuilder(UniqueConstraintNode.create(columns,constraintName)));return new _CreateTableBuilder({...this.#props,node:CreateTableNode.cloneWithConstraint(
this.#props.node,uniqueConstraintBuilder.toOperationNode())})}addCheckConstraint(constraintName,checkExpression,build=noop){const constraintBuilder=build(new CheckConstraintBuilder(
CheckConstraintNode.create(checkExpression.toOperationNode(),constraintName)));return new _CreateTableBuilder({...this.#props,node:CreateTableNode.cloneWithConstraint(
this.#props.node,constraintBuilder.toOperationNode())})}addForeignKeyConstraint(constraintName,columns,targetTable,targetColumns,build=noop){const builder=build(
new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.create(columns.map(ColumnNode.create),parseTable(targetTable),targetColumns.map(ColumnNode.create),constraintName)));
return new _CreateTableBuilder({...this.#props,node:CreateTableNode.cloneWithConstraint(this.#props.node,builder.toOperationNode())})}modifyFront(modifier){return new _CreateTableBuilder(
{...this.#props,node:CreateTableNode.cloneWithFrontModifier(this.#props.node,modifier.toOperationNode())})}modifyEnd(modifier){return new _CreateTableBuilder({...this.#props,
node:CreateTableNode.cloneWithEndModifier(this.#props.node,modifier.toOperationNode())})}as(expression){return new _CreateTableBuilder({...this.#props,node:CreateTableNode.
cloneWith(this.#props.node,{selectQuery:parseExpression(expression)})})}$call(func){return func(this)}toOperationNode(){return this.#props.executor.transformQuery(
this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.
executor.executeQuery(this.compile())}};var DropIndexBuilder=class _DropIndexBuilder{#props;constructor(props){this.#props=freeze(props)}on(table){return new _DropIndexBuilder({...this.#props,node:DropIndexNode.
cloneWith(this.#props.node,{table:parseTable(table)})})}ifExists(){return new _DropIndexBuilder({...this.#props,node:DropIndexNode.cloneWith(this.#props.node,{ifExists:true})})}cascade(){
return new _DropIndexBuilder({...this.#props,node:DropIndexNode.cloneWith(this.#props.node,{cascade:true})})}$call(func){return func(this)}toOperationNode(){return this.#props.
executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){
await this.#props.executor.executeQuery(this.compile())}};var DropSchemaBuilder=class _DropSchemaBuilder{#props;constructor(props){this.#props=freeze(props)}ifExists(){return new _DropSchemaBuilder({...this.#props,node:DropSchemaNode.
cloneWith(this.#props.node,{ifExists:true})})}cascade(){return new _DropSchemaBuilder({...this.#props,node:DropSchemaNode.cloneWith(this.#props.node,{cascade:true})})}$call(func){
return func(this)}toOperationNode(){return this.#props.executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(
this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(this.compile())}};var DropTableBuilder=class _DropTableBuilder{#props;constructor(props){this.#props=freeze(props)}ifExists(){return new _DropTableBuilder({...this.#props,node:DropTableNode.
cloneWith(this.#props.node,{ifExists:true})})}cascade(){return new _DropTableBuilder({...this.#props,node:DropTableNode.cloneWith(this.#props.node,{cascade:true})})}$call(func){
return func(this)}toOperationNode(){return this.#props.executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(
this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(this.compile())}};var CreateViewNode=freeze({is(node){return node.kind==="CreateViewNode"},create(name){return freeze({kind:"CreateViewNode",name:SchemableIdentifierNode.create(name)})},
cloneWith(createView,params){return freeze({...createView,...params})}});var ImmediateValuePlugin=class{#transformer=new ImmediateValueTransformer;transformQuery(args){return this.#transformer.transformNode(args.node,args.queryId)}transformResult(args){
return Promise.resolve(args.result)}};var CreateViewBuilder=class _CreateViewBuilder{#props;constructor(props){this.#props=freeze(props)}temporary(){return new _CreateViewBuilder({...this.#props,node:CreateViewNode.
cloneWith(this.#props.node,{temporary:true})})}materialized(){return new _CreateViewBuilder({...this.#props,node:CreateViewNode.cloneWith(this.#props.node,{materialized:true})})}ifNotExists(){
return new _CreateViewBuilder({...this.#props,node:CreateViewNode.cloneWith(this.#props.node,{ifNotExists:true})})}orReplace(){return new _CreateViewBuilder({...this.#props,
node:CreateViewNode.cloneWith(this.#props.node,{orReplace:true})})}columns(columns){return new _CreateViewBuilder({...this.#props,node:CreateViewNode.cloneWith(
this.#props.node,{columns:columns.map(parseColumnName)})})}as(query){const queryNode=query.withPlugin(new ImmediateValuePlugin).toOperationNode();return new _CreateViewBuilder(
{...this.#props,node:CreateViewNode.cloneWith(this.#props.node,{as:queryNode})})}$call(func){return func(this)}toOperationNode(){return this.#props.executor.transformQuery(
this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.
executor.executeQuery(this.compile())}};var DropViewNode=freeze({is(node){return node.kind==="DropViewNode"},create(name){return freeze({kind:"DropViewNode",name:SchemableIdentifierNode.create(name)})},
cloneWith(dropView,params){return freeze({...dropView,...params})}});var DropViewBuilder=class _DropViewBuilder{#props;constructor(props){this.#props=freeze(props)}materialized(){return new _DropViewBuilder({...this.#props,node:DropViewNode.
cloneWith(this.#props.node,{materialized:true})})}ifExists(){return new _DropViewBuilder({...this.#props,node:DropViewNode.cloneWith(this.#props.node,{ifExists:true})})}cascade(){
return new _DropViewBuilder({...this.#props,node:DropViewNode.cloneWith(this.#props.node,{cascade:true})})}$call(func){return func(this)}toOperationNode(){return this.#props.
executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){
await this.#props.executor.executeQuery(this.compile())}};var CreateTypeNode=freeze({is(node){return node.kind==="CreateTypeNode"},create(name){return freeze({kind:"CreateTypeNode",name})},cloneWithEnum(createType,values){
return freeze({...createType,enum:ValueListNode.create(values.map(ValueNode.createImmediate))})}});var CreateTypeBuilder=class _CreateTypeBuilder{#props;constructor(props){this.#props=freeze(props)}toOperationNode(){return this.#props.executor.transformQuery(
this.#props.node,this.#props.queryId)}asEnum(values){return new _CreateTypeBuilder({...this.#props,node:CreateTypeNode.cloneWithEnum(this.#props.node,values)})}$call(func){
return func(this)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(
this.compile())}};var DropTypeNode=freeze({is(node){return node.kind==="DropTypeNode"},create(name){return freeze({kind:"DropTypeNode",name})},cloneWith(dropType,params){return freeze(
{...dropType,...params})}});var DropTypeBuilder=class _DropTypeBuilder{#props;constructor(props){this.#props=freeze(props)}ifExists(){return new _DropTypeBuilder({...this.#props,node:DropTypeNode.
cloneWith(this.#props.node,{ifExists:true})})}$call(func){return func(this)}toOperationNode(){return this.#props.executor.transformQuery(this.#props.node,this.#props.
queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){await this.#props.executor.executeQuery(
this.compile())}};function parseSchemableIdentifier(id){const SCHEMA_SEPARATOR=".";if(id.includes(SCHEMA_SEPARATOR)){const parts=id.split(SCHEMA_SEPARATOR).map(trim3);if(parts.length===
2){return SchemableIdentifierNode.createWithSchema(parts[0],parts[1])}else{throw new Error(`invalid schemable identifier ${id}`)}}else{return SchemableIdentifierNode.
create(id)}}function trim3(str){return str.trim()}var RefreshMaterializedViewNode=freeze({is(node){return node.kind==="RefreshMaterializedViewNode"},create(name){return freeze({kind:"RefreshMaterializedViewNode",
name:SchemableIdentifierNode.create(name)})},cloneWith(createView,params){return freeze({...createView,...params})}});var RefreshMaterializedViewBuilder=class _RefreshMaterializedViewBuilder{#props;constructor(props){this.#props=freeze(props)}concurrently(){return new _RefreshMaterializedViewBuilder(
{...this.#props,node:RefreshMaterializedViewNode.cloneWith(this.#props.node,{concurrently:true,withNoData:false})})}withData(){return new _RefreshMaterializedViewBuilder(
{...this.#props,node:RefreshMaterializedViewNode.cloneWith(this.#props.node,{withNoData:false})})}withNoData(){return new _RefreshMaterializedViewBuilder({...this.#props,
node:RefreshMaterializedViewNode.cloneWith(this.#props.node,{withNoData:true,concurrently:false})})}$call(func){return func(this)}toOperationNode(){return this.#props.
executor.transformQuery(this.#props.node,this.#props.queryId)}compile(){return this.#props.executor.compileQuery(this.toOperationNode(),this.#props.queryId)}async execute(){
await this.#props.executor.executeQuery(this.compile())}};var SchemaModule=class _SchemaModule{#executor;constructor(executor){this.#executor=executor}createTable(table){return new CreateTableBuilder({queryId:createQueryId(),
executor:this.#executor,node:CreateTableNode.create(parseTable(table))})}dropTable(table){return new DropTableBuilder({queryId:createQueryId(),executor:this.#executor,
node:DropTableNode.create(parseTable(table))})}createIndex(indexName){return new CreateIndexBuilder({queryId:createQueryId(),executor:this.#executor,node:CreateIndexNode.
create(indexName)})}dropIndex(indexName){return new DropIndexBuilder({queryId:createQueryId(),executor:this.#executor,node:DropIndexNode.create(indexName)})}createSchema(schema){
return new CreateSchemaBuilder({queryId:createQueryId(),executor:this.#executor,node:CreateSchemaNode.create(schema)})}dropSchema(schema){return new DropSchemaBuilder(
{queryId:createQueryId(),executor:this.#executor,node:DropSchemaNode.create(schema)})}alterTable(table){return new AlterTableBuilder({queryId:createQueryId(),executor:this.#executor,
node:AlterTableNode.create(parseTable(table))})}createView(viewName){return new CreateViewBuilder({queryId:createQueryId(),executor:this.#executor,node:CreateViewNode.
create(viewName)})}refreshMaterializedView(viewName){return new RefreshMaterializedViewBuilder({queryId:createQueryId(),executor:this.#executor,node:RefreshMaterializedViewNode.
create(viewName)})}dropView(viewName){return new DropViewBuilder({queryId:createQueryId(),executor:this.#executor,node:DropViewNode.create(viewName)})}createType(typeName){
return new CreateTypeBuilder({queryId:createQueryId(),executor:this.#executor,node:CreateTypeNode.create(parseSchemableIdentifier(typeName))})}dropType(typeName){
return new DropTypeBuilder({queryId:createQueryId(),executor:this.#executor,node:DropTypeNode.create(parseSchemableIdentifier(typeName))})}withPlugin(plugin){return new _SchemaModule(
this.#executor.withPlugin(plugin))}withoutPlugins(){return new _SchemaModule(this.#executor.withoutPlugins())}withSchema(schema){return new _SchemaModule(this.#executor.
withPluginAtFront(new WithSchemaPlugin(schema)))}};var DynamicModule=class{ref(reference){return new DynamicReferenceBuilder(reference)}table(table){return new DynamicTableBuilder(table)}};var DefaultConnectionProvider=class{#driver;constructor(driver){this.#driver=driver}async provideConnection(consumer){const connection=await this.#driver.acquireConnection();
try{return await consumer(connection)}finally{await this.#driver.releaseConnection(connection)}}};var DefaultQueryExecutor=class _DefaultQueryExecutor extends QueryExecutorBase{#compiler;#adapter;#connectionProvider;constructor(compiler,adapter,connectionProvider,plugins=[]){
super(plugins);this.#compiler=compiler;this.#adapter=adapter;this.#connectionProvider=connectionProvider}get adapter(){return this.#adapter}compileQuery(node,queryId){
return this.#compiler.compileQuery(node,queryId)}provideConnection(consumer){return this.#connectionProvider.provideConnection(consumer)}withPlugins(plugins){return new _DefaultQueryExecutor(
this.#compiler,this.#adapter,this.#connectionProvider,[...this.plugins,...plugins])}withPlugin(plugin){return new _DefaultQueryExecutor(this.#compiler,this.#adapter,
this.#connectionProvider,[...this.plugins,plugin])}withPluginAtFront(plugin){return new _DefaultQueryExecutor(this.#compiler,this.#adapter,this.#connectionProvider,
[plugin,...this.plugins])}withConnectionProvider(connectionProvider){return new _DefaultQueryExecutor(this.#compiler,this.#adapter,connectionProvider,[...this.plugins])}withoutPlugins(){
return new _DefaultQueryExecutor(this.#compiler,this.#adapter,this.#connectionProvider,[])}};function performanceNow(){if(typeof performance!=="undefined"&&isFunction(performance.now)){return performance.now()}else{return Date.now()}}var RuntimeDriver=class{#driver;#log;#initPromise;#initDone;#destroyPromise;#connections=new WeakSet;constructor(driver,log){this.#initDone=false;this.#driver=driver;
this.#log=log}async init(){if(this.#destroyPromise){throw new Error("driver has already been destroyed")}if(!this.#initPromise){this.#initPromise=this.#driver.init().
then(()=>{this.#initDone=true}).catch(err=>{this.#initPromise=void 0;return Promise.reject(err)})}await this.#initPromise}async acquireConnection(){if(this.#destroyPromise){
throw new Error("driver has already been destroyed")}if(!this.#initDone){await this.init()}const connection=await this.#driver.acquireConnection();if(!this.#connections.
has(connection)){if(this.#needsLogging()){this.#addLogging(connection)}this.#connections.add(connection)}return connection}async releaseConnection(connection){await this.#driver.
releaseConnection(connection)}beginTransaction(connection,settings){return this.#driver.beginTransaction(connection,settings)}commitTransaction(connection){return this.#driver.
commitTransaction(connection)}rollbackTransaction(connection){return this.#driver.rollbackTransaction(connection)}savepoint(connection,savepointName,compileQuery){
if(this.#driver.savepoint){return this.#driver.savepoint(connection,savepointName,compileQuery)}throw new Error("The `savepoint` method is not supported by this\
 driver")}rollbackToSavepoint(connection,savepointName,compileQuery){if(this.#driver.rollbackToSavepoint){return this.#driver.rollbackToSavepoint(connection,savepointName,
compileQuery)}throw new Error("The `rollbackToSavepoint` method is not supported by this driver")}releaseSavepoint(connection,savepointName,compileQuery){if(this.#driver.
releaseSavepoint){return this.#driver.releaseSavepoint(connection,savepointName,compileQuery)}throw new Error("The `releaseSavepoint` method is not supported by\
 this driver")}async destroy(){if(!this.#initPromise){return}await this.#initPromise;if(!this.#destroyPromise){this.#destroyPromise=this.#driver.destroy().catch(
err=>{this.#destroyPromise=void 0;return Promise.reject(err)})}await this.#destroyPromise}#needsLogging(){return this.#log.isLevelEnabled("query")||this.#log.isLevelEnabled(
"error")}#addLogging(connection){const executeQuery=connection.executeQuery;const streamQuery=connection.streamQuery;const dis=this;connection.executeQuery=async compiledQuery=>{
let caughtError;const startTime=performanceNow();try{return await executeQuery.call(connection,compiledQuery)}catch(error){caughtError=error;await dis.#logError(
error,compiledQuery,startTime);throw error}finally{if(!caughtError){await dis.#logQuery(compiledQuery,startTime)}}};connection.streamQuery=async function*(compiledQuery,chunkSize){
let caughtError;const startTime=performanceNow();try{for await(const result of streamQuery.call(connection,compiledQuery,chunkSize)){yield result}}catch(error){
caughtError=error;await dis.#logError(error,compiledQuery,startTime);throw error}finally{if(!caughtError){await dis.#logQuery(compiledQuery,startTime,true)}}}}async#logError(error,compiledQuery,startTime){
await this.#log.error(()=>({level:"error",error,query:compiledQuery,queryDurationMillis:this.#calculateDurationMillis(startTime)}))}async#logQuery(compiledQuery,startTime,isStream=false){
await this.#log.query(()=>({level:"query",isStream,query:compiledQuery,queryDurationMillis:this.#calculateDurationMillis(startTime)}))}#calculateDurationMillis(startTime){
return performanceNow()-startTime}};var ignoreError=()=>{};var SingleConnectionProvider=class{#connection;#runningPromise;constructor(connection){this.#connection=connection}async provideConnection(consumer){
while(this.#runningPromise){await this.#runningPromise.catch(ignoreError)}this.#runningPromise=this.#run(consumer).finally(()=>{this.#runningPromise=void 0});return this.#runningPromise}async#run(runner){
return await runner(this.#connection)}};var TRANSACTION_ACCESS_MODES=["read only","read write"];var TRANSACTION_ISOLATION_LEVELS=["read uncommitted","read committed","repeatable read","serializable","\
snapshot"];function validateTransactionSettings(settings){if(settings.accessMode&&!TRANSACTION_ACCESS_MODES.includes(settings.accessMode)){throw new Error(`inva\
lid transaction access mode ${settings.accessMode}`)}if(settings.isolationLevel&&!TRANSACTION_ISOLATION_LEVELS.includes(settings.isolationLevel)){throw new Error(
`invalid transaction isolation level ${settings.isolationLevel}`)}}var logLevels=["query","error"];var LOG_LEVELS=freeze(logLevels);var Log=class{#levels;#logger;constructor(config){if(isFunction(config)){this.#logger=config;this.#levels=
freeze({query:true,error:true})}else{this.#logger=defaultLogger;this.#levels=freeze({query:config.includes("query"),error:config.includes("error")})}}isLevelEnabled(level){
return this.#levels[level]}async query(getEvent){if(this.#levels.query){await this.#logger(getEvent())}}async error(getEvent){if(this.#levels.error){await this.#logger(
getEvent())}}};function defaultLogger(event){if(event.level==="query"){const prefix=`kysely:query:${event.isStream?"stream:":""}`;console.log(`${prefix} ${event.
query.sql}`);console.log(`${prefix} duration: ${event.queryDurationMillis.toFixed(1)}ms`)}else if(event.level==="error"){if(event.error instanceof Error){console.
error(`kysely:error: ${event.error.stack??event.error.message}`)}else{console.error(`kysely:error: ${JSON.stringify({error:event.error,query:event.query.sql,queryDurationMillis:event.
queryDurationMillis})}`)}}}function isCompilable(value){return isObject(value)&&isFunction(value.compile)}Symbol.asyncDispose??=Symbol("Symbol.asyncDispose");var Kysely=class _Kysely extends QueryCreator{#props;constructor(args){let superProps;let props;if(isKyselyProps(
args)){superProps={executor:args.executor};props={...args}}else{const dialect=args.dialect;const driver=dialect.createDriver();const compiler=dialect.createQueryCompiler();
const adapter=dialect.createAdapter();const log=new Log(args.log??[]);const runtimeDriver=new RuntimeDriver(driver,log);const connectionProvider=new DefaultConnectionProvider(
runtimeDriver);const executor=new DefaultQueryExecutor(compiler,adapter,connectionProvider,args.plugins??[]);superProps={executor};props={config:args,executor,dialect,
driver:runtimeDriver}}super(superProps);this.#props=freeze(props)}get schema(){return new SchemaModule(this.#props.executor)}get dynamic(){return new DynamicModule}get introspection(){
return this.#props.dialect.createIntrospector(this.withoutPlugins())}case(value){return new CaseBuilder({node:CaseNode.create(isUndefined(value)?void 0:parseExpression(
value))})}get fn(){return createFunctionModule()}transaction(){return new TransactionBuilder({...this.#props})}startTransaction(){return new ControlledTransactionBuilder(
{...this.#props})}connection(){return new ConnectionBuilder({...this.#props})}withPlugin(plugin){return new _Kysely({...this.#props,executor:this.#props.executor.
withPlugin(plugin)})}withoutPlugins(){return new _Kysely({...this.#props,executor:this.#props.executor.withoutPlugins()})}withSchema(schema){return new _Kysely(
{...this.#props,executor:this.#props.executor.withPluginAtFront(new WithSchemaPlugin(schema))})}withTables(){return new _Kysely({...this.#props})}async destroy(){
await this.#props.driver.destroy()}get isTransaction(){return false}getExecutor(){return this.#props.executor}executeQuery(query,queryId){if(queryId!==void 0){logOnce(
"Passing `queryId` in `db.executeQuery` is deprecated and will result in a compile-time error in the future.")}const compiledQuery=isCompilable(query)?query.compile():
query;return this.getExecutor().executeQuery(compiledQuery)}async[Symbol.asyncDispose](){await this.destroy()}};var Transaction=class _Transaction extends Kysely{#props;constructor(props){
super(props);this.#props=props}get isTransaction(){return true}transaction(){throw new Error("calling the transaction method for a Transaction is not supported")}connection(){
throw new Error("calling the connection method for a Transaction is not supported")}async destroy(){throw new Error("calling the destroy method for a Transactio\
n is not supported")}withPlugin(plugin){return new _Transaction({...this.#props,executor:this.#props.executor.withPlugin(plugin)})}withoutPlugins(){return new _Transaction(
{...this.#props,executor:this.#props.executor.withoutPlugins()})}withSchema(schema){return new _Transaction({...this.#props,executor:this.#props.executor.withPluginAtFront(
new WithSchemaPlugin(schema))})}withTables(){return new _Transaction({...this.#props})}};function isKyselyProps(obj){return isObject(obj)&&isObject(obj.config)&&
isObject(obj.driver)&&isObject(obj.executor)&&isObject(obj.dialect)}var ConnectionBuilder=class{#props;constructor(props){this.#props=freeze(props)}async execute(callback){
return this.#props.executor.provideConnection(async connection=>{const executor=this.#props.executor.withConnectionProvider(new SingleConnectionProvider(connection));
const db=new Kysely({...this.#props,executor});return await callback(db)})}};var TransactionBuilder=class _TransactionBuilder{#props;constructor(props){this.#props=
freeze(props)}setAccessMode(accessMode){return new _TransactionBuilder({...this.#props,accessMode})}setIsolationLevel(isolationLevel){return new _TransactionBuilder(
{...this.#props,isolationLevel})}async execute(callback){const{isolationLevel,accessMode,...kyselyProps}=this.#props;const settings={isolationLevel,accessMode};
validateTransactionSettings(settings);return this.#props.executor.provideConnection(async connection=>{const state={isCommitted:false,isRolledBack:false};const executor=new NotCommittedOrRolledBackAssertingExecutor(
this.#props.executor.withConnectionProvider(new SingleConnectionProvider(connection)),state);const transaction=new Transaction({...kyselyProps,executor});let transactionBegun=false;
try{await this.#props.driver.beginTransaction(connection,settings);transactionBegun=true;const result=await callback(transaction);await this.#props.driver.commitTransaction(
connection);state.isCommitted=true;return result}catch(error){if(transactionBegun){await this.#props.driver.rollbackTransaction(connection);state.isRolledBack=true}
throw error}})}};var ControlledTransactionBuilder=class _ControlledTransactionBuilder{#props;constructor(props){this.#props=freeze(props)}setAccessMode(accessMode){
return new _ControlledTransactionBuilder({...this.#props,accessMode})}setIsolationLevel(isolationLevel){return new _ControlledTransactionBuilder({...this.#props,
isolationLevel})}async execute(){const{isolationLevel,accessMode,...props}=this.#props;const settings={isolationLevel,accessMode};validateTransactionSettings(settings);
const connection=await provideControlledConnection(this.#props.executor);try{await this.#props.driver.beginTransaction(connection.connection,settings)}catch(error){
connection.release();throw error}return new ControlledTransaction({...props,connection,state:{isCommitted:false,isRolledBack:false},executor:this.#props.executor.
withConnectionProvider(new SingleConnectionProvider(connection.connection))})}};var ControlledTransaction=class _ControlledTransaction extends Transaction{#props;#compileQuery;constructor(props){
const transactionState=props.state??{isCommitted:false,isRolledBack:false};const controlledProps={...props,state:transactionState,executor:new NotCommittedOrRolledBackAssertingExecutor(
props.executor,transactionState)};const{connection,state,...transactionProps}=controlledProps;super(transactionProps);this.#props=freeze(controlledProps);const queryId=createQueryId();
this.#compileQuery=node=>controlledProps.executor.compileQuery(node,queryId)}get isCommitted(){return this.#props.state.isCommitted}get isRolledBack(){return this.#props.
state.isRolledBack}commit(){return new Command(async()=>{await this.#props.executor.provideConnection(async connection=>{await this.#props.driver.commitTransaction(
connection);this.#props.state.isCommitted=true;this.#props.connection.release()})})}rollback(){return new Command(async()=>{await this.#props.executor.provideConnection(
async connection=>{try{await this.#props.driver.rollbackTransaction(connection)}finally{this.#props.state.isRolledBack=true;this.#props.connection.release()}})})}savepoint(savepointName){
return new Command(async()=>{await this.#props.executor.provideConnection(async connection=>{await this.#props.driver.savepoint?.(connection,savepointName,this.#compileQuery)});
return new _ControlledTransaction({...this.#props})})}rollbackToSavepoint(savepointName){return new Command(async()=>{await this.#props.executor.provideConnection(
async connection=>{await this.#props.driver.rollbackToSavepoint?.(connection,savepointName,this.#compileQuery)});return new _ControlledTransaction({...this.#props})})}releaseSavepoint(savepointName){
return new Command(async()=>{await this.#props.executor.provideConnection(async connection=>{await this.#props.driver.releaseSavepoint?.(connection,savepointName,
this.#compileQuery)});return new _ControlledTransaction({...this.#props})})}withPlugin(plugin){return new _ControlledTransaction({...this.#props,executor:this.#props.
executor.withPlugin(plugin)})}withoutPlugins(){return new _ControlledTransaction({...this.#props,executor:this.#props.executor.withoutPlugins()})}withSchema(schema){
return new _ControlledTransaction({...this.#props,executor:this.#props.executor.withPluginAtFront(new WithSchemaPlugin(schema))})}withTables(){return new _ControlledTransaction(
{...this.#props})}};var Command=class{#cb;constructor(cb){this.#cb=cb}async execute(){return await this.#cb()}};function assertNotCommittedOrRolledBack(state){if(state.
isCommitted){throw new Error("Transaction is already committed")}if(state.isRolledBack){throw new Error("Transaction is already rolled back")}}var NotCommittedOrRolledBackAssertingExecutor=class _NotCommittedOrRolledBackAssertingExecutor{#executor;#state;constructor(executor,state){
if(executor instanceof _NotCommittedOrRolledBackAssertingExecutor){this.#executor=executor.#executor}else{this.#executor=executor}this.#state=state}get adapter(){
return this.#executor.adapter}get plugins(){return this.#executor.plugins}transformQuery(node,queryId){return this.#executor.transformQuery(node,queryId)}compileQuery(node,queryId){
return this.#executor.compileQuery(node,queryId)}provideConnection(consumer){assertNotCommittedOrRolledBack(this.#state);return this.#executor.provideConnection(
async connection=>{assertNotCommittedOrRolledBack(this.#state);return await consumer(connection)})}executeQuery(compiledQuery){assertNotCommittedOrRolledBack(this.#state);
return this.#executor.withConnectionProvider(this).executeQuery(compiledQuery)}stream(compiledQuery,chunkSize){assertNotCommittedOrRolledBack(this.#state);return this.#executor.
withConnectionProvider(this).stream(compiledQuery,chunkSize)}withConnectionProvider(connectionProvider){return new _NotCommittedOrRolledBackAssertingExecutor(this.#executor.
withConnectionProvider(connectionProvider),this.#state)}withPlugin(plugin){return new _NotCommittedOrRolledBackAssertingExecutor(this.#executor.withPlugin(plugin),
this.#state)}withPlugins(plugins){return new _NotCommittedOrRolledBackAssertingExecutor(this.#executor.withPlugins(plugins),this.#state)}withPluginAtFront(plugin){
return new _NotCommittedOrRolledBackAssertingExecutor(this.#executor.withPluginAtFront(plugin),this.#state)}withoutPlugins(){return new _NotCommittedOrRolledBackAssertingExecutor(
this.#executor.withoutPlugins(),this.#state)}};var OperationNodeVisitor=class{nodeStack=[];get parentNode(){return this.nodeStack[this.nodeStack.length-2]}#visitors=freeze({AliasNode:this.visitAlias.bind(this),
ColumnNode:this.visitColumn.bind(this),IdentifierNode:this.visitIdentifier.bind(this),SchemableIdentifierNode:this.visitSchemableIdentifier.bind(this),RawNode:this.
visitRaw.bind(this),ReferenceNode:this.visitReference.bind(this),SelectQueryNode:this.visitSelectQuery.bind(this),SelectionNode:this.visitSelection.bind(this),TableNode:this.
visitTable.bind(this),FromNode:this.visitFrom.bind(this),SelectAllNode:this.visitSelectAll.bind(this),AndNode:this.visitAnd.bind(this),OrNode:this.visitOr.bind(
this),ValueNode:this.visitValue.bind(this),ValueListNode:this.visitValueList.bind(this),PrimitiveValueListNode:this.visitPrimitiveValueList.bind(this),ParensNode:this.
visitParens.bind(this),JoinNode:this.visitJoin.bind(this),OperatorNode:this.visitOperator.bind(this),WhereNode:this.visitWhere.bind(this),InsertQueryNode:this.visitInsertQuery.
bind(this),DeleteQueryNode:this.visitDeleteQuery.bind(this),ReturningNode:this.visitReturning.bind(this),CreateTableNode:this.visitCreateTable.bind(this),AddColumnNode:this.
visitAddColumn.bind(this),ColumnDefinitionNode:this.visitColumnDefinition.bind(this),DropTableNode:this.visitDropTable.bind(this),DataTypeNode:this.visitDataType.
bind(this),OrderByNode:this.visitOrderBy.bind(this),OrderByItemNode:this.visitOrderByItem.bind(this),GroupByNode:this.visitGroupBy.bind(this),GroupByItemNode:this.
visitGroupByItem.bind(this),UpdateQueryNode:this.visitUpdateQuery.bind(this),ColumnUpdateNode:this.visitColumnUpdate.bind(this),LimitNode:this.visitLimit.bind(this),
OffsetNode:this.visitOffset.bind(this),OnConflictNode:this.visitOnConflict.bind(this),OnDuplicateKeyNode:this.visitOnDuplicateKey.bind(this),CreateIndexNode:this.
visitCreateIndex.bind(this),DropIndexNode:this.visitDropIndex.bind(this),ListNode:this.visitList.bind(this),PrimaryKeyConstraintNode:this.visitPrimaryKeyConstraint.
bind(this),UniqueConstraintNode:this.visitUniqueConstraint.bind(this),ReferencesNode:this.visitReferences.bind(this),CheckConstraintNode:this.visitCheckConstraint.
bind(this),WithNode:this.visitWith.bind(this),CommonTableExpressionNode:this.visitCommonTableExpression.bind(this),CommonTableExpressionNameNode:this.visitCommonTableExpressionName.
bind(this),HavingNode:this.visitHaving.bind(this),CreateSchemaNode:this.visitCreateSchema.bind(this),DropSchemaNode:this.visitDropSchema.bind(this),AlterTableNode:this.
visitAlterTable.bind(this),DropColumnNode:this.visitDropColumn.bind(this),RenameColumnNode:this.visitRenameColumn.bind(this),AlterColumnNode:this.visitAlterColumn.
bind(this),ModifyColumnNode:this.visitModifyColumn.bind(this),AddConstraintNode:this.visitAddConstraint.bind(this),DropConstraintNode:this.visitDropConstraint.bind(
this),RenameConstraintNode:this.visitRenameConstraint.bind(this),ForeignKeyConstraintNode:this.visitForeignKeyConstraint.bind(this),CreateViewNode:this.visitCreateView.
bind(this),RefreshMaterializedViewNode:this.visitRefreshMaterializedView.bind(this),DropViewNode:this.visitDropView.bind(this),GeneratedNode:this.visitGenerated.
bind(this),DefaultValueNode:this.visitDefaultValue.bind(this),OnNode:this.visitOn.bind(this),ValuesNode:this.visitValues.bind(this),SelectModifierNode:this.visitSelectModifier.
bind(this),CreateTypeNode:this.visitCreateType.bind(this),DropTypeNode:this.visitDropType.bind(this),ExplainNode:this.visitExplain.bind(this),DefaultInsertValueNode:this.
visitDefaultInsertValue.bind(this),AggregateFunctionNode:this.visitAggregateFunction.bind(this),OverNode:this.visitOver.bind(this),PartitionByNode:this.visitPartitionBy.
bind(this),PartitionByItemNode:this.visitPartitionByItem.bind(this),SetOperationNode:this.visitSetOperation.bind(this),BinaryOperationNode:this.visitBinaryOperation.
bind(this),UnaryOperationNode:this.visitUnaryOperation.bind(this),UsingNode:this.visitUsing.bind(this),FunctionNode:this.visitFunction.bind(this),CaseNode:this.
visitCase.bind(this),WhenNode:this.visitWhen.bind(this),JSONReferenceNode:this.visitJSONReference.bind(this),JSONPathNode:this.visitJSONPath.bind(this),JSONPathLegNode:this.
visitJSONPathLeg.bind(this),JSONOperatorChainNode:this.visitJSONOperatorChain.bind(this),TupleNode:this.visitTuple.bind(this),MergeQueryNode:this.visitMergeQuery.
bind(this),MatchedNode:this.visitMatched.bind(this),AddIndexNode:this.visitAddIndex.bind(this),CastNode:this.visitCast.bind(this),FetchNode:this.visitFetch.bind(
this),TopNode:this.visitTop.bind(this),OutputNode:this.visitOutput.bind(this),OrActionNode:this.visitOrAction.bind(this),CollateNode:this.visitCollate.bind(this)});visitNode=node=>{
this.nodeStack.push(node);this.#visitors[node.kind](node);this.nodeStack.pop()}};var LIT_WRAP_REGEX=/'/g;var JSON_PATH_MEMBER_WRAP_REGEX=/['"]/g;var DefaultQueryCompiler=class extends OperationNodeVisitor{#sql="";#parameters=[];get numParameters(){
return this.#parameters.length}compileQuery(node,queryId){this.#sql="";this.#parameters=[];this.nodeStack.splice(0,this.nodeStack.length);this.visitNode(node);return freeze(
{query:node,queryId,sql:this.getSql(),parameters:[...this.#parameters]})}getSql(){return this.#sql}visitSelectQuery(node){const wrapInParens=this.parentNode!==void 0&&
!ParensNode.is(this.parentNode)&&!InsertQueryNode.is(this.parentNode)&&!CreateTableNode.is(this.parentNode)&&!CreateViewNode.is(this.parentNode)&&!SetOperationNode.
is(this.parentNode);if(this.parentNode===void 0&&node.explain){this.visitNode(node.explain);this.append(" ")}if(wrapInParens){this.append("(")}if(node.with){this.
visitNode(node.with);this.append(" ")}this.append("select");if(node.distinctOn){this.append(" ");this.compileDistinctOn(node.distinctOn)}if(node.frontModifiers?.
length){this.append(" ");this.compileList(node.frontModifiers," ")}if(node.top){this.append(" ");this.visitNode(node.top)}if(node.selections){this.append(" ");this.
compileList(node.selections)}if(node.from){this.append(" ");this.visitNode(node.from)}if(node.joins){this.append(" ");this.compileList(node.joins," ")}if(node.where){
this.append(" ");this.visitNode(node.where)}if(node.groupBy){this.append(" ");this.visitNode(node.groupBy)}if(node.having){this.append(" ");this.visitNode(node.
having)}if(node.setOperations){this.append(" ");this.compileList(node.setOperations," ")}if(node.orderBy){this.append(" ");this.visitNode(node.orderBy)}if(node.
limit){this.append(" ");this.visitNode(node.limit)}if(node.offset){this.append(" ");this.visitNode(node.offset)}if(node.fetch){this.append(" ");this.visitNode(node.
fetch)}if(node.endModifiers?.length){this.append(" ");this.compileList(this.sortSelectModifiers([...node.endModifiers])," ")}if(wrapInParens){this.append(")")}}visitFrom(node){
this.append("from ");this.compileList(node.froms)}visitSelection(node){this.visitNode(node.selection)}visitColumn(node){this.visitNode(node.column)}compileDistinctOn(expressions){
this.append("distinct on (");this.compileList(expressions);this.append(")")}compileList(nodes,separator=", "){const lastIndex=nodes.length-1;for(let i=0;i<=lastIndex;i++){
this.visitNode(nodes[i]);if(i<lastIndex){this.append(separator)}}}visitWhere(node){this.append("where ");this.visitNode(node.where)}visitHaving(node){this.append(
"having ");this.visitNode(node.having)}visitInsertQuery(node){const wrapInParens=this.parentNode!==void 0&&!ParensNode.is(this.parentNode)&&!RawNode.is(this.parentNode)&&
!WhenNode.is(this.parentNode);if(this.parentNode===void 0&&node.explain){this.visitNode(node.explain);this.append(" ")}if(wrapInParens){this.append("(")}if(node.
with){this.visitNode(node.with);this.append(" ")}this.append(node.replace?"replace":"insert");if(node.ignore){logOnce("`InsertQueryNode.ignore` is deprecated. U\
se `InsertQueryNode.orAction` instead.");this.append(" ignore")}if(node.orAction){this.append(" ");this.visitNode(node.orAction)}if(node.top){this.append(" ");this.
visitNode(node.top)}if(node.into){this.append(" into ");this.visitNode(node.into)}if(node.columns){this.append(" (");this.compileList(node.columns);this.append(
")")}if(node.output){this.append(" ");this.visitNode(node.output)}if(node.values){this.append(" ");this.visitNode(node.values)}if(node.defaultValues){this.append(
" ");this.append("default values")}if(node.onConflict){this.append(" ");this.visitNode(node.onConflict)}if(node.onDuplicateKey){this.append(" ");this.visitNode(
node.onDuplicateKey)}if(node.returning){this.append(" ");this.visitNode(node.returning)}if(wrapInParens){this.append(")")}if(node.endModifiers?.length){this.append(
" ");this.compileList(node.endModifiers," ")}}visitValues(node){this.append("values ");this.compileList(node.values)}visitDeleteQuery(node){const wrapInParens=this.
parentNode!==void 0&&!ParensNode.is(this.parentNode)&&!RawNode.is(this.parentNode);if(this.parentNode===void 0&&node.explain){this.visitNode(node.explain);this.
append(" ")}if(wrapInParens){this.append("(")}if(node.with){this.visitNode(node.with);this.append(" ")}this.append("delete ");if(node.top){this.visitNode(node.top);
this.append(" ")}this.visitNode(node.from);if(node.output){this.append(" ");this.visitNode(node.output)}if(node.using){this.append(" ");this.visitNode(node.using)}
if(node.joins){this.append(" ");this.compileList(node.joins," ")}if(node.where){this.append(" ");this.visitNode(node.where)}if(node.returning){this.append(" ");
this.visitNode(node.returning)}if(node.orderBy){this.append(" ");this.visitNode(node.orderBy)}if(node.limit){this.append(" ");this.visitNode(node.limit)}if(wrapInParens){
this.append(")")}if(node.endModifiers?.length){this.append(" ");this.compileList(node.endModifiers," ")}}visitReturning(node){this.append("returning ");this.compileList(
node.selections)}visitAlias(node){this.visitNode(node.node);this.append(" as ");this.visitNode(node.alias)}visitReference(node){if(node.table){this.visitNode(node.
table);this.append(".")}this.visitNode(node.column)}visitSelectAll(_){this.append("*")}visitIdentifier(node){this.append(this.getLeftIdentifierWrapper());this.compileUnwrappedIdentifier(
node);this.append(this.getRightIdentifierWrapper())}compileUnwrappedIdentifier(node){if(!isString(node.name)){throw new Error("a non-string identifier was passe\
d to compileUnwrappedIdentifier.")}this.append(this.sanitizeIdentifier(node.name))}visitAnd(node){this.visitNode(node.left);this.append(" and ");this.visitNode(
node.right)}visitOr(node){this.visitNode(node.left);this.append(" or ");this.visitNode(node.right)}visitValue(node){if(node.immediate){this.appendImmediateValue(
node.value)}else{this.appendValue(node.value)}}visitValueList(node){this.append("(");this.compileList(node.values);this.append(")")}visitTuple(node){this.append(
"(");this.compileList(node.values);this.append(")")}visitPrimitiveValueList(node){this.append("(");const{values}=node;for(let i=0;i<values.length;++i){this.appendValue(
values[i]);if(i!==values.length-1){this.append(", ")}}this.append(")")}visitParens(node){this.append("(");this.visitNode(node.node);this.append(")")}visitJoin(node){
this.append(JOIN_TYPE_SQL[node.joinType]);this.append(" ");this.visitNode(node.table);if(node.on){this.append(" ");this.visitNode(node.on)}}visitOn(node){this.append(
"on ");this.visitNode(node.on)}visitRaw(node){const{sqlFragments,parameters:params}=node;for(let i=0;i<sqlFragments.length;++i){this.append(sqlFragments[i]);if(params.
length>i){this.visitNode(params[i])}}}visitOperator(node){this.append(node.operator)}visitTable(node){this.visitNode(node.table)}visitSchemableIdentifier(node){
if(node.schema){this.visitNode(node.schema);this.append(".")}this.visitNode(node.identifier)}visitCreateTable(node){this.append("create ");if(node.frontModifiers?.
length){this.compileList(node.frontModifiers," ");this.append(" ")}if(node.temporary){this.append("temporary ")}this.append("table ");if(node.ifNotExists){this.
append("if not exists ")}this.visitNode(node.table);if(!node.selectQuery){this.append(" (");this.compileList([...node.columns,...node.constraints??[]]);this.append(
")")}if(node.onCommit){this.append(" on commit ");this.append(node.onCommit)}if(node.endModifiers?.length){this.append(" ");this.compileList(node.endModifiers,"\
 ")}if(node.selectQuery){this.append(" as ");this.visitNode(node.selectQuery)}}visitColumnDefinition(node){if(node.ifNotExists){this.append("if not exists ")}this.
visitNode(node.column);this.append(" ");this.visitNode(node.dataType);if(node.unsigned){this.append(" unsigned")}if(node.frontModifiers&&node.frontModifiers.length>
0){this.append(" ");this.compileList(node.frontModifiers," ")}if(node.generated){this.append(" ");this.visitNode(node.generated)}if(node.identity){this.append("\
 identity")}if(node.defaultTo){this.append(" ");this.visitNode(node.defaultTo)}if(node.notNull){this.append(" not null")}if(node.unique){this.append(" unique")}
if(node.nullsNotDistinct){this.append(" nulls not distinct")}if(node.primaryKey){this.append(" primary key")}if(node.autoIncrement){this.append(" ");this.append(
this.getAutoIncrement())}if(node.references){this.append(" ");this.visitNode(node.references)}if(node.check){this.append(" ");this.visitNode(node.check)}if(node.
endModifiers&&node.endModifiers.length>0){this.append(" ");this.compileList(node.endModifiers," ")}}getAutoIncrement(){return"auto_increment"}visitReferences(node){
this.append("references ");this.visitNode(node.table);this.append(" (");this.compileList(node.columns);this.append(")");if(node.onDelete){this.append(" on delet\
e ");this.append(node.onDelete)}if(node.onUpdate){this.append(" on update ");this.append(node.onUpdate)}}visitDropTable(node){this.append("drop table ");if(node.
ifExists){this.append("if exists ")}this.visitNode(node.table);if(node.cascade){this.append(" cascade")}}visitDataType(node){this.append(node.dataType)}visitOrderBy(node){
this.append("order by ");this.compileList(node.items)}visitOrderByItem(node){this.visitNode(node.orderBy);if(node.collation){this.append(" ");this.visitNode(node.
collation)}if(node.direction){this.append(" ");this.visitNode(node.direction)}if(node.nulls){this.append(" nulls ");this.append(node.nulls)}}visitGroupBy(node){
this.append("group by ");this.compileList(node.items)}visitGroupByItem(node){this.visitNode(node.groupBy)}visitUpdateQuery(node){const wrapInParens=this.parentNode!==
void 0&&!ParensNode.is(this.parentNode)&&!RawNode.is(this.parentNode)&&!WhenNode.is(this.parentNode);if(this.parentNode===void 0&&node.explain){this.visitNode(node.
explain);this.append(" ")}if(wrapInParens){this.append("(")}if(node.with){this.visitNode(node.with);this.append(" ")}this.append("update ");if(node.top){this.visitNode(
node.top);this.append(" ")}if(node.table){this.visitNode(node.table);this.append(" ")}this.append("set ");if(node.updates){this.compileList(node.updates)}if(node.
output){this.append(" ");this.visitNode(node.output)}if(node.from){this.append(" ");this.visitNode(node.from)}if(node.joins){if(!node.from){throw new Error("Joi\
ns in an update query are only supported as a part of a PostgreSQL 'update set from join' query. If you want to create a MySQL 'update join set' query, see http\
s://kysely.dev/docs/examples/update/my-sql-joins")}this.append(" ");this.compileList(node.joins," ")}if(node.where){this.append(" ");this.visitNode(node.where)}
if(node.returning){this.append(" ");this.visitNode(node.returning)}if(node.orderBy){this.append(" ");this.visitNode(node.orderBy)}if(node.limit){this.append(" ");
this.visitNode(node.limit)}if(wrapInParens){this.append(")")}if(node.endModifiers?.length){this.append(" ");this.compileList(node.endModifiers," ")}}visitColumnUpdate(node){
this.visitNode(node.column);this.append(" = ");this.visitNode(node.value)}visitLimit(node){this.append("limit ");this.visitNode(node.limit)}visitOffset(node){this.
append("offset ");this.visitNode(node.offset)}visitOnConflict(node){this.append("on conflict");if(node.columns){this.append(" (");this.compileList(node.columns);
this.append(")")}else if(node.constraint){this.append(" on constraint ");this.visitNode(node.constraint)}else if(node.indexExpression){this.append(" (");this.visitNode(
node.indexExpression);this.append(")")}if(node.indexWhere){this.append(" ");this.visitNode(node.indexWhere)}if(node.doNothing===true){this.append(" do nothing")}else if(node.
updates){this.append(" do update set ");this.compileList(node.updates);if(node.updateWhere){this.append(" ");this.visitNode(node.updateWhere)}}}visitOnDuplicateKey(node){
this.append("on duplicate key update ");this.compileList(node.updates)}visitCreateIndex(node){this.append("create ");if(node.unique){this.append("unique ")}this.
append("index ");if(node.ifNotExists){this.append("if not exists ")}this.visitNode(node.name);if(node.table){this.append(" on ");this.visitNode(node.table)}if(node.
using){this.append(" using ");this.visitNode(node.using)}if(node.columns){this.append(" (");this.compileList(node.columns);this.append(")")}if(node.nullsNotDistinct){
this.append(" nulls not distinct")}if(node.where){this.append(" ");this.visitNode(node.where)}}visitDropIndex(node){this.append("drop index ");if(node.ifExists){
this.append("if exists ")}this.visitNode(node.name);if(node.table){this.append(" on ");this.visitNode(node.table)}if(node.cascade){this.append(" cascade")}}visitCreateSchema(node){
this.append("create schema ");if(node.ifNotExists){this.append("if not exists ")}this.visitNode(node.schema)}visitDropSchema(node){this.append("drop schema ");if(node.
ifExists){this.append("if exists ")}this.visitNode(node.schema);if(node.cascade){this.append(" cascade")}}visitPrimaryKeyConstraint(node){if(node.name){this.append(
"constraint ");this.visitNode(node.name);this.append(" ")}this.append("primary key (");this.compileList(node.columns);this.append(")");this.buildDeferrable(node)}buildDeferrable(node){
if(node.deferrable!==void 0){if(node.deferrable){this.append(" deferrable")}else{this.append(" not deferrable")}}if(node.initiallyDeferred!==void 0){if(node.initiallyDeferred){
this.append(" initially deferred")}else{this.append(" initially immediate")}}}visitUniqueConstraint(node){if(node.name){this.append("constraint ");this.visitNode(
node.name);this.append(" ")}this.append("unique");if(node.nullsNotDistinct){this.append(" nulls not distinct")}this.append(" (");this.compileList(node.columns);
this.append(")");this.buildDeferrable(node)}visitCheckConstraint(node){if(node.name){this.append("constraint ");this.visitNode(node.name);this.append(" ")}this.
append("check (");this.visitNode(node.expression);this.append(")")}visitForeignKeyConstraint(node){if(node.name){this.append("constraint ");this.visitNode(node.
name);this.append(" ")}this.append("foreign key (");this.compileList(node.columns);this.append(") ");this.visitNode(node.references);if(node.onDelete){this.append(
" on delete ");this.append(node.onDelete)}if(node.onUpdate){this.append(" on update ");this.append(node.onUpdate)}this.buildDeferrable(node)}visitList(node){this.
compileList(node.items)}visitWith(node){this.append("with ");if(node.recursive){this.append("recursive ")}this.compileList(node.expressions)}visitCommonTableExpression(node){
this.visitNode(node.name);this.append(" as ");if(isBoolean(node.materialized)){if(!node.materialized){this.append("not ")}this.append("materialized ")}this.visitNode(
node.expression)}visitCommonTableExpressionName(node){this.visitNode(node.table);if(node.columns){this.append("(");this.compileList(node.columns);this.append(")")}}visitAlterTable(node){
this.append("alter table ");this.visitNode(node.table);this.append(" ");if(node.renameTo){this.append("rename to ");this.visitNode(node.renameTo)}if(node.setSchema){
this.append("set schema ");this.visitNode(node.setSchema)}if(node.addConstraint){this.visitNode(node.addConstraint)}if(node.dropConstraint){this.visitNode(node.
dropConstraint)}if(node.renameConstraint){this.visitNode(node.renameConstraint)}if(node.columnAlterations){this.compileColumnAlterations(node.columnAlterations)}
if(node.addIndex){this.visitNode(node.addIndex)}if(node.dropIndex){this.visitNode(node.dropIndex)}}visitAddColumn(node){this.append("add column ");this.visitNode(
node.column)}visitRenameColumn(node){this.append("rename column ");this.visitNode(node.column);this.append(" to ");this.visitNode(node.renameTo)}visitDropColumn(node){
this.append("drop column ");this.visitNode(node.column)}visitAlterColumn(node){this.append("alter column ");this.visitNode(node.column);this.append(" ");if(node.
dataType){if(this.announcesNewColumnDataType()){this.append("type ")}this.visitNode(node.dataType);if(node.dataTypeExpression){this.append("using ");this.visitNode(
node.dataTypeExpression)}}if(node.setDefault){this.append("set default ");this.visitNode(node.setDefault)}if(node.dropDefault){this.append("drop default")}if(node.
setNotNull){this.append("set not null")}if(node.dropNotNull){this.append("drop not null")}}visitModifyColumn(node){this.append("modify column ");this.visitNode(
node.column)}visitAddConstraint(node){this.append("add ");this.visitNode(node.constraint)}visitDropConstraint(node){this.append("drop constraint ");if(node.ifExists){
this.append("if exists ")}this.visitNode(node.constraintName);if(node.modifier==="cascade"){this.append(" cascade")}else if(node.modifier==="restrict"){this.append(
" restrict")}}visitRenameConstraint(node){this.append("rename constraint ");this.visitNode(node.oldName);this.append(" to ");this.visitNode(node.newName)}visitSetOperation(node){
this.append(node.operator);this.append(" ");if(node.all){this.append("all ")}this.visitNode(node.expression)}visitCreateView(node){this.append("create ");if(node.
orReplace){this.append("or replace ")}if(node.materialized){this.append("materialized ")}if(node.temporary){this.append("temporary ")}this.append("view ");if(node.
ifNotExists){this.append("if not exists ")}this.visitNode(node.name);this.append(" ");if(node.columns){this.append("(");this.compileList(node.columns);this.append(
") ")}if(node.as){this.append("as ");this.visitNode(node.as)}}visitRefreshMaterializedView(node){this.append("refresh materialized view ");if(node.concurrently){
this.append("concurrently ")}this.visitNode(node.name);if(node.withNoData){this.append(" with no data")}else{this.append(" with data")}}visitDropView(node){this.
append("drop ");if(node.materialized){this.append("materialized ")}this.append("view ");if(node.ifExists){this.append("if exists ")}this.visitNode(node.name);if(node.
cascade){this.append(" cascade")}}visitGenerated(node){this.append("generated ");if(node.always){this.append("always ")}if(node.byDefault){this.append("by defau\
lt ")}this.append("as ");if(node.identity){this.append("identity")}if(node.expression){this.append("(");this.visitNode(node.expression);this.append(")")}if(node.
stored){this.append(" stored")}}visitDefaultValue(node){this.append("default ");this.visitNode(node.defaultValue)}visitSelectModifier(node){if(node.rawModifier){
this.visitNode(node.rawModifier)}else{this.append(SELECT_MODIFIER_SQL[node.modifier])}if(node.of){this.append(" of ");this.compileList(node.of,", ")}}visitCreateType(node){
this.append("create type ");this.visitNode(node.name);if(node.enum){this.append(" as enum ");this.visitNode(node.enum)}}visitDropType(node){this.append("drop ty\
pe ");if(node.ifExists){this.append("if exists ")}this.visitNode(node.name)}visitExplain(node){this.append("explain");if(node.options||node.format){this.append(
" ");this.append(this.getLeftExplainOptionsWrapper());if(node.options){this.visitNode(node.options);if(node.format){this.append(this.getExplainOptionsDelimiter())}}
if(node.format){this.append("format");this.append(this.getExplainOptionAssignment());this.append(node.format)}this.append(this.getRightExplainOptionsWrapper())}}visitDefaultInsertValue(_){
this.append("default")}visitAggregateFunction(node){this.append(node.func);this.append("(");if(node.distinct){this.append("distinct ")}this.compileList(node.aggregated);
if(node.orderBy){this.append(" ");this.visitNode(node.orderBy)}this.append(")");if(node.withinGroup){this.append(" within group (");this.visitNode(node.withinGroup);
this.append(")")}if(node.filter){this.append(" filter(");this.visitNode(node.filter);this.append(")")}if(node.over){this.append(" ");this.visitNode(node.over)}}visitOver(node){
this.append("over(");if(node.partitionBy){this.visitNode(node.partitionBy);if(node.orderBy){this.append(" ")}}if(node.orderBy){this.visitNode(node.orderBy)}this.
append(")")}visitPartitionBy(node){this.append("partition by ");this.compileList(node.items)}visitPartitionByItem(node){this.visitNode(node.partitionBy)}visitBinaryOperation(node){
this.visitNode(node.leftOperand);this.append(" ");this.visitNode(node.operator);this.append(" ");this.visitNode(node.rightOperand)}visitUnaryOperation(node){this.
visitNode(node.operator);if(!this.isMinusOperator(node.operator)){this.append(" ")}this.visitNode(node.operand)}isMinusOperator(node){return OperatorNode.is(node)&&
node.operator==="-"}visitUsing(node){this.append("using ");this.compileList(node.tables)}visitFunction(node){this.append(node.func);this.append("(");this.compileList(
node.arguments);this.append(")")}visitCase(node){this.append("case");if(node.value){this.append(" ");this.visitNode(node.value)}if(node.when){this.append(" ");this.
compileList(node.when," ")}if(node.else){this.append(" else ");this.visitNode(node.else)}this.append(" end");if(node.isStatement){this.append(" case")}}visitWhen(node){
this.append("when ");this.visitNode(node.condition);if(node.result){this.append(" then ");this.visitNode(node.result)}}visitJSONReference(node){this.visitNode(node.
reference);this.visitNode(node.traversal)}visitJSONPath(node){if(node.inOperator){this.visitNode(node.inOperator)}this.append("'$");for(const pathLeg of node.pathLegs){
this.visitNode(pathLeg)}this.append("'")}visitJSONPathLeg(node){const isArrayLocation=node.type==="ArrayLocation";const value=String(node.value);if(isArrayLocation){
this.append("[");this.append(this.sanitizeStringLiteral(value));this.append("]")}else{this.append('."');this.append(this.sanitizeJSONPathMemberValue(value));this.
append('"')}}visitJSONOperatorChain(node){for(let i=0,len=node.values.length;i<len;i++){if(i===len-1){this.visitNode(node.operator)}else{this.append("->")}this.
visitNode(node.values[i])}}visitMergeQuery(node){if(node.with){this.visitNode(node.with);this.append(" ")}this.append("merge ");if(node.top){this.visitNode(node.
top);this.append(" ")}this.append("into ");this.visitNode(node.into);if(node.using){this.append(" ");this.visitNode(node.using)}if(node.whens){this.append(" ");
this.compileList(node.whens," ")}if(node.returning){this.append(" ");this.visitNode(node.returning)}if(node.output){this.append(" ");this.visitNode(node.output)}
if(node.endModifiers?.length){this.append(" ");this.compileList(node.endModifiers," ")}}visitMatched(node){if(node.not){this.append("not ")}this.append("matched");
if(node.bySource){this.append(" by source")}}visitAddIndex(node){this.append("add ");if(node.unique){this.append("unique ")}this.append("index ");this.visitNode(
node.name);if(node.columns){this.append(" (");this.compileList(node.columns);this.append(")")}if(node.using){this.append(" using ");this.visitNode(node.using)}}visitCast(node){
this.append("cast(");this.visitNode(node.expression);this.append(" as ");this.visitNode(node.dataType);this.append(")")}visitFetch(node){this.append("fetch next\
 ");this.visitNode(node.rowCount);this.append(` rows ${node.modifier}`)}visitOutput(node){this.append("output ");this.compileList(node.selections)}visitTop(node){
this.append(`top(${node.expression})`);if(node.modifiers){this.append(` ${node.modifiers}`)}}visitOrAction(node){this.append(node.action)}visitCollate(node){this.
append("collate ");this.visitNode(node.collation)}append(str){this.#sql+=str}appendValue(parameter){this.addParameter(parameter);this.append(this.getCurrentParameterPlaceholder())}getLeftIdentifierWrapper(){
return'"'}getRightIdentifierWrapper(){return'"'}getCurrentParameterPlaceholder(){return"$"+this.numParameters}getLeftExplainOptionsWrapper(){return"("}getExplainOptionAssignment(){
return" "}getExplainOptionsDelimiter(){return", "}getRightExplainOptionsWrapper(){return")"}sanitizeIdentifier(identifier){const leftWrap=this.getLeftIdentifierWrapper();
const rightWrap=this.getRightIdentifierWrapper();let sanitized="";for(const c of identifier){sanitized+=c;if(c===leftWrap){sanitized+=leftWrap}else if(c===rightWrap){
sanitized+=rightWrap}}return sanitized}sanitizeStringLiteral(value){return value.replace(LIT_WRAP_REGEX,"''")}sanitizeJSONPathMemberValue(value){return value.replace(
JSON_PATH_MEMBER_WRAP_REGEX,char=>char==="'"?"''":'\\"')}addParameter(parameter){this.#parameters.push(parameter)}appendImmediateValue(value){if(isString(value)){
this.appendStringLiteral(value)}else if(isNumber(value)||isBoolean(value)||isBigInt(value)){this.append(value.toString())}else if(isNull(value)){this.append("nu\
ll")}else if(isDate(value)){this.appendImmediateValue(value.toISOString())}else{throw new Error(`invalid immediate value ${value}`)}}appendStringLiteral(value){
this.append("'");this.append(this.sanitizeStringLiteral(value));this.append("'")}sortSelectModifiers(arr){arr.sort((left,right)=>left.modifier&&right.modifier?SELECT_MODIFIER_PRIORITY[left.
modifier]-SELECT_MODIFIER_PRIORITY[right.modifier]:1);return freeze(arr)}compileColumnAlterations(columnAlterations){this.compileList(columnAlterations)}announcesNewColumnDataType(){
return true}};var SELECT_MODIFIER_SQL=freeze({ForKeyShare:"for key share",ForNoKeyUpdate:"for no key update",ForUpdate:"for update",ForShare:"for share",NoWait:"\
nowait",SkipLocked:"skip locked",Distinct:"distinct"});var SELECT_MODIFIER_PRIORITY=freeze({ForKeyShare:1,ForNoKeyUpdate:1,ForUpdate:1,ForShare:1,NoWait:2,SkipLocked:2,
Distinct:0});var JOIN_TYPE_SQL=freeze({InnerJoin:"inner join",LeftJoin:"left join",RightJoin:"right join",FullJoin:"full join",CrossJoin:"cross join",LateralInnerJoin:"\
inner join lateral",LateralLeftJoin:"left join lateral",LateralCrossJoin:"cross join lateral",OuterApply:"outer apply",CrossApply:"cross apply",Using:"using"});var CompiledQuery=freeze({raw(sql2,parameters=[]){return freeze({sql:sql2,query:RawNode.createWithSql(sql2),parameters:freeze(parameters),queryId:createQueryId()})}});var DialectAdapterBase=class{get supportsCreateIfNotExists(){return true}get supportsTransactionalDdl(){return false}get supportsReturning(){return false}get supportsOutput(){
return false}};function parseSavepointCommand(command,savepointName){return RawNode.createWithChildren([RawNode.createWithSql(`${command} `),IdentifierNode.create(savepointName)])}var DEFAULT_MIGRATION_TABLE="kysely_migration";var DEFAULT_MIGRATION_LOCK_TABLE="kysely_migration_lock";var NO_MIGRATIONS=freeze({__noMigrations__:true});var ID_WRAP_REGEX=/"/g;var PostgresQueryCompiler=class extends DefaultQueryCompiler{sanitizeIdentifier(identifier){return identifier.replace(ID_WRAP_REGEX,'""')}};var PostgresIntrospector=class{#db;constructor(db){this.#db=db}async getSchemas(){let rawSchemas=await this.#db.selectFrom("pg_catalog.pg_namespace").select("ns\
pname").$castTo().execute();return rawSchemas.map(it=>({name:it.nspname}))}async getTables(options={withInternalKyselyTables:false}){let query=this.#db.selectFrom(
"pg_catalog.pg_attribute as a").innerJoin("pg_catalog.pg_class as c","a.attrelid","c.oid").innerJoin("pg_catalog.pg_namespace as ns","c.relnamespace","ns.oid").
innerJoin("pg_catalog.pg_type as typ","a.atttypid","typ.oid").innerJoin("pg_catalog.pg_namespace as dtns","typ.typnamespace","dtns.oid").select(["a.attname as c\
olumn","a.attnotnull as not_null","a.atthasdef as has_default","c.relname as table","c.relkind as table_type","ns.nspname as schema","typ.typname as type","dtns\
.nspname as type_schema",sql`col_description(a.attrelid, a.attnum)`.as("column_description"),sql`pg_get_serial_sequence(quote_ident(ns.nspname) || '.' || quote_ident(c.relname), a.attname)`.
as("auto_incrementing")]).where("c.relkind","in",["r","v","p"]).where("ns.nspname","!~","^pg_").where("ns.nspname","!=","information_schema").where("ns.nspname",
"!=","crdb_internal").where(sql`has_schema_privilege(ns.nspname, 'USAGE')`).where("a.attnum",">=",0).where("a.attisdropped","!=",true).orderBy("ns.nspname").orderBy(
"c.relname").orderBy("a.attnum").$castTo();if(!options.withInternalKyselyTables){query=query.where("c.relname","!=",DEFAULT_MIGRATION_TABLE).where("c.relname","\
!=",DEFAULT_MIGRATION_LOCK_TABLE)}const rawColumns=await query.execute();return this.#parseTableMetadata(rawColumns)}async getMetadata(options){return{tables:await this.
getTables(options)}}#parseTableMetadata(columns){const tables=[];const schemas=new Map;for(const column of columns){let schema=schemas.get(column.schema);if(!schema){
schema=new Map;schemas.set(column.schema,schema)}let table=schema.get(column.table);if(!table){table=freeze({columns:[],isView:column.table_type==="v",name:column.
table,schema:column.schema});schema.set(column.table,table);tables.push(table)}table.columns.push(freeze({comment:column.column_description??void 0,dataType:column.
type,dataTypeSchema:column.type_schema,hasDefaultValue:column.has_default,isAutoIncrementing:column.auto_incrementing!==null,isNullable:!column.not_null,name:column.
column}))}return tables}};var LOCK_ID=BigInt("3853314791062309107");var LOCK_TIMEOUT_MILLISECONDS=60*60*1e3;var PostgresAdapter=class extends DialectAdapterBase{get supportsTransactionalDdl(){
return true}get supportsReturning(){return true}async acquireMigrationLock(db,_opt){await sql`
    with set_timeout as (
      select set_config('lock_timeout', '${sql.lit(LOCK_TIMEOUT_MILLISECONDS)}', true) as config_val
    )
    select pg_advisory_lock(${sql.lit(LOCK_ID)})
    from set_timeout`.execute(db)}async releaseMigrationLock(db,_opt){await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(db)}};function extendStackTrace(err,stackError){if(isStackHolder(err)&&stackError.stack){const stackExtension=stackError.stack.split("\n").slice(1).join("\n");err.stack+=
`
${stackExtension}`;return err}return err}function isStackHolder(obj){return isObject(obj)&&isString(obj.stack)}var PRIVATE_RELEASE_METHOD=Symbol();var PostgresDriver=class{#config;#connections=new WeakMap;#pool;constructor(config){this.#config=freeze({...config})}async init(){
this.#pool=isFunction(this.#config.pool)?await this.#config.pool():this.#config.pool}async acquireConnection(){const client=await this.#pool.connect();if(!this.#pool){
client.release();throw new Error("driver has already been destroyed")}let connection=this.#connections.get(client);if(!connection){connection=new PostgresConnection(
client,{cursor:this.#config.cursor??null});this.#connections.set(client,connection);if(this.#config.onCreateConnection){await this.#config.onCreateConnection(connection)}}
if(this.#config.onReserveConnection){await this.#config.onReserveConnection(connection)}return connection}async beginTransaction(connection,settings){if(settings.
isolationLevel||settings.accessMode){let sql2="start transaction";if(settings.isolationLevel){sql2+=` isolation level ${settings.isolationLevel}`}if(settings.accessMode){
sql2+=` ${settings.accessMode}`}await connection.executeQuery(CompiledQuery.raw(sql2))}else{await connection.executeQuery(CompiledQuery.raw("begin"))}}async commitTransaction(connection){
await connection.executeQuery(CompiledQuery.raw("commit"))}async rollbackTransaction(connection){await connection.executeQuery(CompiledQuery.raw("rollback"))}async savepoint(connection,savepointName,compileQuery){
await connection.executeQuery(compileQuery(parseSavepointCommand("savepoint",savepointName),createQueryId()))}async rollbackToSavepoint(connection,savepointName,compileQuery){
await connection.executeQuery(compileQuery(parseSavepointCommand("rollback to",savepointName),createQueryId()))}async releaseSavepoint(connection,savepointName,compileQuery){
await connection.executeQuery(compileQuery(parseSavepointCommand("release",savepointName),createQueryId()))}async releaseConnection(connection){connection[PRIVATE_RELEASE_METHOD]()}async destroy(){
if(this.#pool){const pool=this.#pool;this.#pool=void 0;await pool.end()}}};var PostgresConnection=class{#client;#options;constructor(client,options){this.#client=
client;this.#options=options}async executeQuery(compiledQuery){try{const{command,rowCount,rows}=await this.#client.query(compiledQuery.sql,[...compiledQuery.parameters]);
return{numAffectedRows:command==="INSERT"||command==="UPDATE"||command==="DELETE"||command==="MERGE"?BigInt(rowCount):void 0,rows:rows??[]}}catch(err){throw extendStackTrace(
err,new Error)}}async*streamQuery(compiledQuery,chunkSize){if(!this.#options.cursor){throw new Error("'cursor' is not present in your postgres dialect config. I\
t's required to make streaming work in postgres.")}if(!Number.isInteger(chunkSize)||chunkSize<=0){throw new Error("chunkSize must be a positive integer")}const cursor=this.#client.
query(new this.#options.cursor(compiledQuery.sql,compiledQuery.parameters.slice()));try{while(true){const rows=await cursor.read(chunkSize);if(rows.length===0){
break}yield{rows}}}finally{await cursor.close()}}[PRIVATE_RELEASE_METHOD](){this.#client.release()}};var PostgresDialect=class{#config;constructor(config){this.#config=config}createDriver(){return new PostgresDriver(this.#config)}createQueryCompiler(){return new PostgresQueryCompiler}createAdapter(){
return new PostgresAdapter}createIntrospector(db){return new PostgresIntrospector(db)}};var import_address=__toESM(require_dist(),1);import{domainToASCII}from"node:url";var Failure=class extends Error{code;status;constructor(code,text,status=400){super(text?`${code} : ${text}`:code);this.name="Failure";this.code=code;this.status=
status}};var tooManyAttempts=(code="TOO_MANY_ATTEMPTS_TRY_LATER")=>new Failure(code,"Too many attempts. Please try again later.");var Overloaded=class extends Error{name="\
Overloaded"};var failureBody=({status,message})=>({error:{code:status,message,errors:[{message,domain:"global",reason:"invalid"}]}});var INVISIBLE=/[\p{C}\p{Z}]/u;var AROUND=/^[ \t]+|[ \t]+$/g;function canonicalEmail(text){const given=text.replaceAll(AROUND,"").normalize("NFC").toLowerCase();
const at=given.lastIndexOf("@");const address2=`${given.slice(0,at)}@${domainToASCII(given.slice(at+1).replace(/\.$/,""))}`;const isOne=(0,import_address.isEmailValid)(
given,{allowFullyQualified:true})&&(0,import_address.isEmailValid)(address2);return isOne&&!INVISIBLE.test(address2)?address2:null}var spellingsOf=text=>{const typed=text.
trim().toLowerCase();return[typed,canonicalEmail(text)??typed]};function emailAddress(text){if(!text)throw new Failure("MISSING_EMAIL");const address2=canonicalEmail(
text);if(!address2)throw new Failure("INVALID_EMAIL","The e-mail address is not valid.");return address2}function mailboxOf(address2){const at=address2.lastIndexOf(
"@");const plus=address2.indexOf("+");return plus>0&&plus<at?address2.slice(0,plus)+address2.slice(at):address2}var accounts={name:"2026-11-21-identity-a-accounts",async up(db){await sql`
      create table identity_accounts (
        uid text primary key,
        email text unique,
        email_verified boolean not null default false,
        password_hash text,
        display_name text,
        photo_url text,
        disabled boolean not null default false,
        valid_since timestamptz not null,
        created_at timestamptz not null,
        last_login_at timestamptz not null
      )`.execute(db);await sql`
      create table identity_sessions (
        id text primary key,
        uid text not null references identity_accounts (uid) on delete cascade,
        provider text not null,
        network_hash text not null,
        authenticated_at timestamptz not null,
        last_used_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db);await sql`create index identity_sessions_account on identity_sessions (uid, network_hash)`.execute(db);await sql`create index identity_sessions_stale on identity_sessions (last_used_at)`.
execute(db);await sql`
      create table identity_refresh_tokens (
        hash text primary key,
        session_id text not null references identity_sessions (id) on delete cascade,
        predecessor text unique,
        issued_at timestamptz not null,
        first_used_at timestamptz
      )`.execute(db);await sql`create index identity_refresh_tokens_session on identity_refresh_tokens (session_id)`.execute(db);await sql`
      create table identity_throttle (
        key text primary key,
        count integer not null,
        since timestamptz not null,
        last_at timestamptz not null,
        blocked_until timestamptz
      )`.execute(db);await sql`create index identity_throttle_stale on identity_throttle (last_at)`.execute(db);await sql`
      create table identity_action_codes (
        hash text primary key,
        purpose text not null,
        uid text not null references identity_accounts (uid) on delete cascade,
        email text not null,
        bound_to text not null,
        expires_at timestamptz not null
      )`.execute(db);await sql`create index identity_action_codes_account on identity_action_codes (uid, purpose)`.execute(db);await sql`
      create table identity_audit (
        id text primary key,
        at timestamptz not null,
        event text not null,
        uid text,
        email_hash text,
        ip text
      )`.execute(db);await sql`create index identity_audit_newest on identity_audit (at desc)`.execute(db)}};var addresses={name:"2026-11-22-identity-b-addresse\
s",async up(db){await sql`alter table identity_action_codes add column new_email text`.execute(db);await sql`alter table identity_sessions add column user_agent text`.
execute(db)}};var mailedSignIn={name:"2026-11-22-identity-o-mailed-sign-in",async up(db){await sql`alter table identity_action_codes alter column uid drop not null`.
execute(db);await sql`create index identity_action_codes_email on identity_action_codes (email) where uid is null`.execute(db)}};var waysBack={name:"2026-11-26-\
identity-a-ways-back",async up(db){await sql`delete from identity_action_codes where purpose = 'RECOVER_EMAIL'`.execute(db);await sql`
      create index identity_action_codes_way_back on identity_action_codes (email)
      where purpose = 'RECOVER_EMAIL'`.execute(db)}};var oneSpelling={name:"2026-11-26-identity-a-one-spelling",async up(db){const{rows}=await sql`
      select uid, email from identity_accounts where split_part(email, '@', 2) ~ '[^ -~]'`.execute(db);for(const{uid,email}of rows)await sql`
        update identity_accounts set email = ${canonicalEmail(email)??email}
        where uid = ${uid}
          and not exists (select from identity_accounts where email = ${canonicalEmail(email)})`.execute(db)}};var secondFactors={name:"2026-11-26-identity-m-se\
cond-factors",async up(db){await sql`
      create table identity_second_factors (
        uid text primary key references identity_accounts (uid) on delete cascade,
        id text not null unique,
        name text,
        sealed_secret text not null,
        last_step integer not null,
        enrolled_at timestamptz not null
      )`.execute(db);await sql`
      create table identity_recovery_codes (
        hash text primary key,
        uid text not null references identity_accounts (uid) on delete cascade
      )`.execute(db);await sql`create index identity_recovery_codes_account on identity_recovery_codes (uid)`.execute(db);await sql`alter table identity_sessions add column second_factor text`.
execute(db)}};var identityMigrations=[accounts,addresses,mailedSignIn,waysBack,oneSpelling,secondFactors];var HOUR_MS=36e5;var DAY_MS=24*HOUR_MS;var INCOMPLETE_MS=23*HOUR_MS;var RETRY_DAYS=[3,5,7];var periodEnd=(anchor,number)=>{const month=anchor.getUTCMonth()+number+
1;const lastDay=new Date(Date.UTC(anchor.getUTCFullYear(),month+1,0)).getUTCDate();const end2=new Date(anchor);end2.setUTCFullYear(anchor.getUTCFullYear(),month,
Math.min(anchor.getUTCDate(),lastDay));return end2};var subscriptionFromRow=row=>({id:row.id,customerId:row.customer_id,status:row.status,createdAt:row.created_at,periodStart:row.period_start,periodEnd:row.period_end,
cancelAtPeriodEnd:row.cancel_at_period_end});var lockSubscription=(tx,id)=>tx.selectFrom("sbx_subscriptions").selectAll().where("id","=",id).forUpdate().executeTakeFirst();
var hasEnded=({status})=>status==="canceled"||status==="incomplete_expired";var openInvoice=(db,subscriptionId)=>db.selectFrom("sbx_invoices as i").innerJoin("s\
bx_payments as p","p.invoice_id","i.id").select(["i.id as invoiceId","p.id as paymentId"]).where("i.subscription_id","=",subscriptionId).where("i.status","=","o\
pen").orderBy("i.created_at","desc").executeTakeFirst();import{timingSafeEqual}from"node:crypto";import{createHash}from"node:crypto";var KEPT_STATEMENTS=100;var WORTH_AFTER=3;var MINUTE_MS=6e4;var LONGEST_TEXT=8e3;var hasStarOfColumns=/(?<!\()\*/;var canBePrepared=(text,values)=>values.
length>0&&text.length<=LONGEST_TEXT&&/^\s*(select|insert|update|delete|with)\b/i.test(text)&&!hasStarOfColumns.test(text);var nameFor=text=>`larder_${createHash(
"sha256").update(text).digest("hex").slice(0,32)}`;function createStatementNames(now=()=>performance.now()){const names2=new Map;const counts=new Map;let countedSince=now();
return(text,values)=>{const name=names2.get(text);if(name||names2.size>=KEPT_STATEMENTS||!canBePrepared(text,values))return name;if(now()-countedSince>MINUTE_MS){
counts.clear();countedSince=now()}const count=(counts.get(text)??0)+1;counts.set(text,count);if(count<WORTH_AFTER)return void 0;const given=nameFor(text);names2.
set(text,given);return given}}var lostNames=new Set(["42P05","26000"]);var hasLostNames=error=>error instanceof Error&&"code"in error&&lostNames.has(String(error.
code));function preparing(pool,log){let nameOf=createStatementNames();function stop(error){if(!nameOf)return;nameOf=null;log.warn({err:error},"The pooler before\
 the database keeps no statements by name, so none are named any more. Set DATABASE_PREPARED_STATEMENTS=off.")}const clients=new WeakMap;const wrap=client=>{const unnamed=(text,values)=>client.
query(text,[...values]);const query=(text,values)=>{const name=nameOf?.(text,values);if(name===void 0)return unnamed(text,values);const isAlone=client.getTransactionStatus()===
"I";return client.query({name,text,values:[...values]}).catch(error=>{if(!hasLostNames(error))throw error;stop(error);if(!isAlone)throw error;return unnamed(text,
values)})};return{query,release:()=>client.release()}};return{async connect(){const client=await pool.connect();const known=clients.get(client)??wrap(client);clients.
set(client,known);return known},end:()=>pool.end()}}var repeatable=new Set(["40001","40P01"]);var ATTEMPTS=5;async function transact(db,work){if(db.isTransaction)return await work(db);return await repeated(db,()=>db.
transaction().execute(work))}async function repeated(db,work){if(db.isTransaction)return await work();for(let attempt=1;;attempt++){try{return await work()}catch(error){
if(attempt>=ATTEMPTS||!isRepeatable(error))throw error;await new Promise(resolve2=>setTimeout(resolve2,attempt*10*Math.random()))}}}var isRepeatable=error=>error instanceof
Error&&"code"in error&&(repeatable.has(String(error.code))||hasLostNames(error));var isUniqueViolation=error=>error instanceof Error&&"code"in error&&error.code===
"23505";var isForeignKeyViolation=error=>error instanceof Error&&"code"in error&&error.code==="23503";import{randomInt}from"node:crypto";var newId=kind=>`sbx_${kind}_${Array.from({length:24},()=>letters[randomInt(letters.length)]).join("")}`;var letters="abcdefg\
hijklmnopqrstuvwxyz";var sentEvent=external_exports.object({id:external_exports.string(),object:external_exports.literal("event"),type:external_exports.string(),livemode:external_exports.
literal(false),created:external_exports.int(),data:external_exports.object({object:external_exports.object({customer:external_exports.string().nullable()})})});
async function noteEvent(tx,type,object,{at,dueAt}){const id=newId("evt");const payload={id,object:"event",type,livemode:false,created:Math.floor(at.getTime()/1e3),
data:{object}};await tx.insertInto("sbx_events").values({id,type,payload:JSON.stringify(payload),created_at:dueAt,due_at:dueAt}).execute()}var problems=new Set(
["invoice.payment_failed","invoice.payment_action_required"]);function readEvent(raw){const parsed=sentEvent.safeParse(parseJson2(raw.toString("utf8")));if(!parsed.
success)throw new BillingError("bad_signature","This is no event of the sandbox.");const{id,type,data}=parsed.data;return{id,type,customerId:data.object.customer,
...type==="charge.dispute.created"&&{isDispute:true},...problems.has(type)&&{isPaymentProblem:true},...type==="customer.deleted"&&{isCustomerDeleted:true}}}async function takeDueEvent(db,now){
const{rows}=await sql`
    update sbx_events set due_at = ${new Date(now.getTime()+6e4)}, attempts = attempts + 1
    where id = (select id from sbx_events where due_at <= ${now} order by due_at limit 1 for update skip locked)
    returning id, payload, attempts, created_at`.execute(db);return rows[0]}async function noteDelivery(db,id,outcome){await db.updateTable("sbx_events").set({due_at:outcome.
dueAt,last_error:outcome.error}).where("id","=",id).execute()}function parseJson2(text){try{return JSON.parse(text)}catch{return null}}var decline=(code,message,decline_code)=>({type:"card_error",code,...decline_code&&{decline_code},message});var declines={declined:decline("card_declined","Your\
 card was declined.","generic_decline"),insufficient_funds:decline("card_declined","Your card has insufficient funds.","insufficient_funds"),expired_card:decline(
"expired_card","Your card has expired."),incorrect_cvc:decline("incorrect_cvc","Your card's security code is incorrect."),processing_error:decline("processing_e\
rror","An error occurred while processing your card. Try again in a little bit.")};var authenticationFailed=decline("payment_intent_authentication_failure","We \
are unable to authenticate your payment method. Please choose a different payment method and try again.");var paymentOver=decline("payment_intent_unexpected_sta\
te","This payment can no longer be made. Please start the checkout again.");var payWith=scenario=>{if(scenario==="sca_on_setup"||scenario==="sca_always")return"\
asks";return declines[scenario]??"succeeds"};var renewsWith=scenario=>scenario==="ok"||scenario==="sca_on_setup"||scenario==="disputed";async function settle(books,now,customerId){for(let steps=0;;steps+=1){const due=await books.db.selectFrom("sbx_subscriptions").select("id").where("due_at","<=",
now).$if(customerId!==void 0,query=>query.where("customer_id","=",customerId)).orderBy("due_at").orderBy("id").limit(1).executeTakeFirst();if(!due)return steps;
await transact(books.db,tx=>step(tx,books,due.id,now))}}async function step(tx,books,id,now){const row=await lockSubscription(tx,id);if(!row?.due_at||row.due_at>
now)return;const at=row.due_at;const tell=type=>noteEvent(tx,type,{customer:row.customer_id},{at,dueAt:books.clock.now()});if(row.status==="incomplete"){await closeInvoice(
tx,id,"void");await end(tx,row,"incomplete_expired",at);await tell("invoice.voided");await tell("customer.subscription.updated")}else if(row.status==="active"&&
row.cancel_at_period_end){await end(tx,row,"canceled",at);await tell("customer.subscription.deleted")}else if(row.status==="active"){await renew(tx,row,at,tell)}else{
await retry(tx,row,at,tell)}}async function renew(tx,row,at,tell){const number=row.period_no+1;const next={start:row.period_end,end:periodEnd(row.anchor_at,number)};
await addInvoice(tx,row,next,at);await tx.updateTable("sbx_subscriptions").set({period_no:number,period_start:next.start,period_end:next.end,retries:0}).where("\
id","=",row.id).execute();if(await takePayment(tx,row,at)){await setState(tx,row.id,"active",next.end);await tell("invoice.paid")}else{await setState(tx,row.id,
"past_due",new Date(next.start.getTime()+RETRY_DAYS[0]*DAY_MS));await tell("invoice.payment_failed")}await tell("customer.subscription.updated")}async function retry(tx,row,at,tell){
if(await takePayment(tx,row,at)){await setState(tx,row.id,"active",row.period_end);await tell("invoice.paid");await tell("customer.subscription.updated");return}
const retries=row.retries+1;const nextDay=RETRY_DAYS[retries];await tell("invoice.payment_failed");if(nextDay===void 0){await closeInvoice(tx,row.id,"uncollecti\
ble");await end(tx,row,"canceled",at);await tell("invoice.marked_uncollectible");await tell("customer.subscription.deleted");return}await tx.updateTable("sbx_su\
bscriptions").set({retries}).where("id","=",row.id).execute();await setState(tx,row.id,"past_due",new Date(row.period_start.getTime()+nextDay*DAY_MS))}async function addInvoice(tx,{
id,customer_id},period,at){const invoiceId=newId("in");const paymentId=newId("pi");const price={amount:PREMIUM_PRICE_USD_CENTS,currency:"usd"};const{rows}=await sql`
    select count(*) from sbx_invoices where customer_id = ${customer_id}`.execute(tx);await tx.insertInto("sbx_invoices").values({id:invoiceId,number:`TEST-${String(
(rows[0]?.count??0)+1).padStart(4,"0")}`,customer_id,subscription_id:id,status:"open",...price,period_start:period.start,period_end:period.end,created_at:at}).execute();
await tx.insertInto("sbx_payments").values({id:paymentId,invoice_id:invoiceId,customer_id,status:"requires_payment_method",...price,created_at:at}).execute();return paymentId}
async function takePayment(tx,row,at){const open3=await openInvoice(tx,row.id);if(!open3)return true;const card=await tx.selectFrom("sbx_customers").select(["ca\
rd_scenario","card_brand","card_last4"]).where("id","=",row.customer_id).executeTakeFirst();if(!card||!renewsWith(card.card_scenario))return false;await tx.updateTable(
"sbx_payments").set({status:"succeeded",scenario:card.card_scenario,brand:card.card_brand,last4:card.card_last4,paid_at:at}).where("id","=",open3.paymentId).execute();
await tx.updateTable("sbx_invoices").set({status:"paid",paid_at:at}).where("id","=",open3.invoiceId).execute();return true}async function closeInvoice(tx,subscriptionId,status){
const open3=await openInvoice(tx,subscriptionId);if(!open3)return;await tx.updateTable("sbx_invoices").set({status}).where("id","=",open3.invoiceId).execute();await tx.
updateTable("sbx_payments").set({status:"canceled",challenge_id:null}).where("id","=",open3.paymentId).execute()}var end=async(tx,{id},status,at)=>{await tx.updateTable(
"sbx_subscriptions").set({status,due_at:null,ended_at:at}).where("id","=",id).execute()};var setState=async(tx,id,status,dueAt)=>{await tx.updateTable("sbx_subs\
criptions").set({status,due_at:dueAt}).where("id","=",id).execute()};var confirmPayment=(books,userId,paymentId,card)=>withPayment(books,userId,{column:"id",value:paymentId},async attempt=>{const{tx,payment}=attempt;if(payment.status===
"succeeded")return{status:"succeeded"};if(payment.status==="canceled"||hasEnded(attempt.subscription))return{error:paymentOver};const{scenario,brand,last4}=card;
const outcome=payWith(scenario);if(typeof outcome==="object")return await decline2(attempt,outcome);await tx.updateTable("sbx_payments").set({scenario,brand,last4}).
where("id","=",payment.id).execute();if(outcome==="asks")return await challenge(attempt);return await succeed({...attempt,payment:{...payment,scenario,brand,last4}})});
var authenticatePayment=(books,userId,challengeId,ok)=>withPayment(books,userId,{column:"challenge_id",value:challengeId},async attempt=>{const{tx,payment}=attempt;
if(payment.challenge_id!==challengeId)return{error:paymentOver};await tx.updateTable("sbx_payments").set({challenge_id:null}).where("id","=",payment.id).execute();
return ok?await succeed(attempt):await decline2(attempt,authenticationFailed)});async function withPayment({db,now,clock},userId,{column,value},work){const at=await now();
return await transact(db,async tx=>{const found=await tx.selectFrom("sbx_payments as p").innerJoin("sbx_customers as c","c.id","p.customer_id").innerJoin("sbx_i\
nvoices as i","i.id","p.invoice_id").select(["p.id","i.subscription_id","c.reference"]).where(`p.${column}`,"=",value).executeTakeFirst();if(!found||!isSame(found.
reference,userId))return null;const subscription=await lockSubscription(tx,found.subscription_id);const payment=await tx.selectFrom("sbx_payments").selectAll().
where("id","=",found.id).executeTakeFirst();if(!subscription||!payment)return null;const tell=type=>noteEvent(tx,type,{customer:payment.customer_id},{at,dueAt:clock.
now()});return await work({tx,payment,subscription,tell,now:at})})}async function challenge({tx,payment,tell}){const challengeId=newId("challenge");await tx.updateTable(
"sbx_payments").set({status:"requires_action",challenge_id:challengeId}).where("id","=",payment.id).execute();await tell("invoice.payment_action_required");return{
status:"requires_action",challengeId}}async function decline2({tx,payment,tell},error){await tx.updateTable("sbx_payments").set({status:"requires_payment_method",
challenge_id:null}).where("id","=",payment.id).execute();await tell("invoice.payment_failed");return{error}}async function succeed(attempt){const{tx,payment,subscription,
tell,now}=attempt;await tx.updateTable("sbx_payments").set({status:"succeeded",paid_at:now}).where("id","=",payment.id).execute();await tx.updateTable("sbx_invo\
ices").set({status:"paid",paid_at:now}).where("id","=",payment.invoice_id).execute();await tx.updateTable("sbx_customers").set({card_scenario:payment.scenario,card_brand:payment.
brand,card_last4:payment.last4}).where("id","=",payment.customer_id).execute();await setState(tx,subscription.id,"active",subscription.period_end);await tell("p\
ayment_intent.succeeded");await tell("invoice.paid");await tell("customer.subscription.updated");if(payment.scenario==="disputed"){await tx.updateTable("sbx_pay\
ments").set({disputed_at:now}).where("id","=",payment.id).execute();await tell("charge.dispute.created")}return{status:"succeeded"}}var isSame=(one,other)=>one.
length===other.length&&timingSafeEqual(Buffer.from(one),Buffer.from(other));async function ensureCustomer({db,now},{id,email}){const row=await db.insertInto("sbx_customers").values({id:newId("cus"),reference:id,email,created_at:await now()}).
onConflict(conflict=>conflict.column("reference").doUpdateSet({email})).returning("id").executeTakeFirstOrThrow();return row.id}async function findCustomer(db,userId){
const row=await db.selectFrom("sbx_customers").select("id").where("reference","=",userId).executeTakeFirst();return row?.id??null}async function findCard(db,customerId){
const row=await db.selectFrom("sbx_customers").select(["card_brand","card_last4"]).where("id","=",customerId).executeTakeFirst();return row?.card_brand&&row.card_last4?
{brand:row.card_brand,last4:row.card_last4}:null}async function deleteCustomer({db,clock,now},customerId){const at=await now();await transact(db,async tx=>{const{
numDeletedRows}=await tx.deleteFrom("sbx_customers").where("id","=",customerId).executeTakeFirst();if(numDeletedRows>0n){await noteEvent(tx,"customer.deleted",{
customer:customerId},{at,dueAt:clock.now()})}})}var noSuch=what=>new BillingError("not_found",`The sandbox has no such ${what}.`);import{createHmac,timingSafeEqual as timingSafeEqual2}from"node:crypto";var SIGNATURE_HEADER="sandbox-signature";var TOLERANCE_S=300;var digest=(secret,time,raw)=>createHmac("sha256",secret).update(`${time}.`).update(raw).digest("he\
x");var signatureOf=(secret,raw,at)=>{const time=Math.floor(at.getTime()/1e3);return`t=${time},v1=${digest(secret,time,raw)}`};var verifySignature=(secret,raw,header,now)=>{
const parts=(typeof header==="string"?header:"").split(",").map(part=>part.split("="));const time=parts.find(([name])=>name==="t")?.[1]??"";const given=parts.filter(
([name])=>name==="v1").map(([,value])=>Buffer.from(value??""));if(!/^\d{1,12}$/.test(time))throw new BillingError("bad_signature","The signature has no time.");
const wanted=Buffer.from(digest(secret,time,raw));const isSigned=given.some(one=>one.length===wanted.length&&timingSafeEqual2(one,wanted));if(!isSigned)throw new BillingError(
"bad_signature","The signature is not the sandbox\u2019s.");if(Math.floor(now.getTime()/1e3)-Number(time)>TOLERANCE_S){throw new BillingError("bad_signature","T\
he signature is too old.")}};var GIVE_UP_MS=3*864e5;var LONGEST_PAUSE_MS=5*6e4;function createDelivery({db,clock,log,webhookSecret}){let door=null;let isClosed=false;let isWanted=false;let running=null;
const deliverOne=async({id,payload,attempts,created_at},to)=>{const raw=JSON.stringify(payload);const error=await to(raw,{"content-type":"application/json",[SIGNATURE_HEADER]:signatureOf(
webhookSecret,raw,clock.now())}).then(status=>status>=200&&status<300?null:`answered ${status}`,cause=>String(cause));const now=clock.now().getTime();const isOver=error===
null||now-created_at.getTime()>GIVE_UP_MS;const pause=Math.min(1e3*2**(attempts-1),LONGEST_PAUSE_MS);await noteDelivery(db,id,{dueAt:isOver?null:new Date(now+pause),
error});if(!isOver)setTimeout(kick,pause+1).unref()};const deliverAll=async()=>{while(isWanted&&door&&!isClosed){isWanted=false;for(;;){const event=isClosed?void 0:
await takeDueEvent(db,clock.now());if(!event)break;await deliverOne(event,door)}}};const start=()=>running??=deliverAll().catch(error=>{if(!isClosed)log.warn({err:error},
"the sandbox could not deliver its events; it will try again")}).finally(()=>{running=null});const kick=()=>{isWanted=true;void start()};return{kick,deliverTo:to=>{
door=to},settled:async()=>{while(running)await running},close:async()=>{isClosed=true;while(running)await running}}}async function latestPaid({db},subscriptionId){const row=await db.selectFrom("sbx_invoices as i").innerJoin("sbx_payments as p","p.invoice_id","i.id").select(["\
p.id","p.paid_at","p.amount","p.refunded_amount"]).where("i.subscription_id","=",subscriptionId).where("p.status","=","succeeded").orderBy("p.paid_at","desc").executeTakeFirst();
if(!row?.paid_at)return null;const{id,paid_at,amount,refunded_amount}=row;return{paymentId:id,paidAt:paid_at,amount,isRefunded:refunded_amount>=amount}}async function refund({
db,now,clock},paymentId){const at=await now();await transact(db,async tx=>{const payment=await tx.selectFrom("sbx_payments").selectAll().where("id","=",paymentId).
forUpdate().executeTakeFirst();if(!payment)throw noSuch("payment");if(payment.status!=="succeeded")throw new BillingError("refused","This was never paid.");if(payment.
refunded_amount>=payment.amount)return;await tx.updateTable("sbx_payments").set({refunded_amount:payment.amount}).where("id","=",paymentId).execute();await noteEvent(
tx,"charge.refunded",{customer:payment.customer_id},{at,dueAt:clock.now()})})}async function listInvoices({db},customerId){const rows=await db.selectFrom("sbx_i\
nvoices as i").innerJoin("sbx_payments as p","p.invoice_id","i.id").selectAll("i").select("p.refunded_amount").where("i.customer_id","=",customerId).orderBy("i.\
created_at","desc").orderBy("i.id").limit(100).execute();return rows.map(row=>({id:row.id,number:row.number,status:row.status,amount:row.amount,refundedAmount:row.
refunded_amount,hasFailedRefund:false,currency:row.currency,createdAt:row.created_at,paidAt:row.paid_at,periodStart:row.period_start,periodEnd:row.period_end,receiptUrl:null}))}import{createHash as createHash2,createHmac as createHmac2,randomBytes,timingSafeEqual as timingSafeEqual3}from"node:crypto";var secretsFile=external_exports.object({serverKey:external_exports.string().min(43),webhookSecret:external_exports.string().min(43)});async function openSecrets(folder){
const{serverKey,webhookSecret}=await openPrivateJson(folder,"sandbox.json",secretsFile,()=>({serverKey:newSecret(),webhookSecret:`sbx_whsec_${newSecret()}`}),"t\
he sandbox then begins anew.");const signed=paymentId=>createHmac2("sha256",serverKey).update(paymentId).digest("base64url");return{webhookSecret,accountHash:createHash2(
"sha256").update(`sandbox\0${serverKey}`).digest("hex").slice(0,16),clientSecretOf:paymentId=>`${paymentId}_secret_${signed(paymentId)}`,paymentOf:clientSecret=>{
const[,paymentId,signature]=/^(sbx_pi_[a-z]+)_secret_([\w-]{43})$/.exec(clientSecret)??[];if(!paymentId||!signature)return null;return timingSafeEqual3(Buffer.from(
signature),Buffer.from(signed(paymentId)))?paymentId:null}}}var newSecret=()=>randomBytes(32).toString("base64url");async function listSubscriptions({db},customerId){const rows=await db.selectFrom("sbx_subscriptions").selectAll().where("customer_id","=",customerId).orderBy("c\
reated_at","desc").execute();return rows.map(subscriptionFromRow)}async function createSubscription({db,now,clock},customerId,key2){const at=new Date(Math.floor(
(await now()).getTime()/1e3)*1e3);return await transact(db,async tx=>{const id=newId("sub");const isNew=await tx.insertInto("sbx_idempotency").values({key:key2,
fingerprint:customerId,object_id:id,created_at:clock.now()}).onConflict(conflict=>conflict.column("key").doNothing()).returning("key").executeTakeFirst();if(!isNew){
const known=await tx.selectFrom("sbx_idempotency").selectAll().where("key","=",key2).executeTakeFirstOrThrow();const row2=await lockSubscription(tx,known.object_id);
if(known.fingerprint!==customerId||!row2){throw new BillingError("burnt_key","This key was used for something else.")}return{...subscriptionFromRow(row2),paymentId:(await openInvoice(
tx,row2.id))?.paymentId??null}}const customer=await tx.selectFrom("sbx_customers").select("id").where("id","=",customerId).executeTakeFirst();if(!customer)throw noSuch(
"customer");const period={start:at,end:periodEnd(at,0)};const row=await tx.insertInto("sbx_subscriptions").values({id,customer_id:customerId,status:"incomplete",
created_at:at,anchor_at:at,period_start:period.start,period_end:period.end,due_at:new Date(at.getTime()+INCOMPLETE_MS)}).returningAll().executeTakeFirstOrThrow();
const paymentId=await addInvoice(tx,row,period,at);await noteEvent(tx,"customer.subscription.created",{customer:customerId},{at,dueAt:clock.now()});return{...subscriptionFromRow(
row),paymentId}})}async function setCancelAtPeriodEnd(books,id,on){const at=await books.now();await transact(books.db,async tx=>{const row=await lockSubscription(
tx,id);if(!row)throw noSuch("subscription");if(row.cancel_at_period_end===on)return;if(hasEnded(row))throw new BillingError("refused","This subscription has end\
ed.");await tx.updateTable("sbx_subscriptions").set({cancel_at_period_end:on}).where("id","=",id).execute();const told={at,dueAt:books.clock.now()};await noteEvent(
tx,"customer.subscription.updated",{customer:row.customer_id},told)})}async function cancelNow(books,id){const at=await books.now();await transact(books.db,async tx=>{
const row=await lockSubscription(tx,id);if(!row)throw noSuch("subscription");if(hasEnded(row))return;await closeInvoice(tx,id,"void");await end(tx,row,"canceled",
at);const told={at,dueAt:books.clock.now()};await noteEvent(tx,"customer.subscription.deleted",{customer:row.customer_id},told)})}var KEPT_MS=30*DAY_MS;async function createSandbox({db,clock,log,folder}){const secrets=await openSecrets(folder);const delivery=createDelivery({db,clock,log,webhookSecret:secrets.
webhookSecret});const now=async()=>new Date(clock.now().getTime()+await offsetMs(db));const books={db,now,clock};const telling=async work=>{const result=await work;
delivery.kick();return result};const settleCustomer=async customerId=>{if(await settle(books,await now(),customerId)>0)delivery.kick()};const settleAll=async()=>{
await settle(books,await now());delivery.kick()};const customerOf=async subscriptionId=>{const row=await db.selectFrom("sbx_subscriptions").select("customer_id").
where("id","=",subscriptionId).executeTakeFirst();if(row)await settleCustomer(row.customer_id)};const sandbox={confirm:async(userId,payment)=>{const paymentId=secrets.
paymentOf(payment.clientSecret);if(!paymentId)return null;const customerId=await findCustomer(db,userId);if(!customerId)return null;await settleCustomer(customerId);
return await telling(confirmPayment(books,userId,paymentId,payment))},authenticate:async(userId,challengeId,ok)=>{const customerId=await findCustomer(db,userId);
if(!customerId)return null;await settleCustomer(customerId);return await telling(authenticatePayment(books,userId,challengeId,ok))},advance:async seconds=>{await sql`
        insert into sbx_clock (id, offset_seconds) values (1, ${seconds})
        on conflict (id) do update set offset_seconds = sbx_clock.offset_seconds + excluded.offset_seconds`.execute(db);await settleAll();return await now()},tend:async()=>{
await settleAll();await forgetOld(db,new Date(clock.now().getTime()-KEPT_MS))},deliverTo:door=>{delivery.deliverTo(door);delivery.kick()},settled:delivery.settled,
close:delivery.close};return{kind:"sandbox",livemode:false,accountHash:secrets.accountHash,webhookSecret:secrets.webhookSecret,sandbox,publicConfig:()=>({kind:"\
sandbox"}),now,ensureCustomer:user=>ensureCustomer(books,user),findCustomer:userId=>findCustomer(db,userId),listSubscriptions:async customerId=>{await settleCustomer(
customerId);return await listSubscriptions(books,customerId)},createSubscription:async(customerId,_userId,key2)=>{const{paymentId,...made}=await telling(createSubscription(
books,customerId,key2));return{...made,clientSecret:paymentId&&secrets.clientSecretOf(paymentId)}},openClientSecret:async subscriptionId=>{await customerOf(subscriptionId);
const open3=await openInvoice(db,subscriptionId);return open3?secrets.clientSecretOf(open3.paymentId):null},setCancelAtPeriodEnd:async(id,on)=>{await customerOf(
id);await telling(setCancelAtPeriodEnd(books,id,on))},cancelNow:id=>telling(cancelNow(books,id)),latestPaid:id=>latestPaid(books,id),refund:paymentId=>telling(refund(
books,paymentId)),failedRefunds:async()=>[],listInvoices:async customerId=>{await settleCustomer(customerId);return await listInvoices(books,customerId)},findCard:customerId=>findCard(
db,customerId),deleteCustomer:customerId=>telling(deleteCustomer(books,customerId)),readWebhook:async(raw,headers2)=>{verifySignature(secrets.webhookSecret,raw,
headers2[SIGNATURE_HEADER],clock.now());return readEvent(raw)}}}var offsetMs=async db=>{const row=await db.selectFrom("sbx_clock").select("offset_seconds").executeTakeFirst();
return(row?.offset_seconds??0)*1e3};var forgetOld=async(db,before)=>{await db.deleteFrom("sbx_events").where("due_at","is",null).where("created_at","<",before).
execute();await db.deleteFrom("sbx_idempotency").where("created_at","<",before).execute()};var openBilling=async(config,deps)=>{if(config.kind==="stripe"){const{createStripeBilling}=await import("./create-stripe-billing-MZLAZMEG.js");return await createStripeBilling(
config.stripe,deps)}return config.kind==="sandbox"?await createSandbox(deps):null};var ConfigError=class extends Error{constructor(message){super(message);this.name="ConfigError"}};import{existsSync}from"node:fs";import{resolve}from"node:path";function pricesIn(setting){const prices={};for(const entry of setting.split(/[,;]\s*|\s+/).filter(Boolean)){const[,model,first,second]=/^(.+)=(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/.
exec(entry)??[];if(!model)return null;prices[model]=second===void 0?{picture:Number(first)}:{input:Number(first),output:Number(second)}}return Object.keys(prices).
length>0?prices:null}var flag=name=>external_exports.enum(["true","false","1","0","on","off","yes","no"],`${name} must be true or false`).transform(value=>["true","1","on","yes"].includes(
value));var whole=(name,min,max)=>external_exports.string().regex(/^\d+$/,`${name} must be a whole number`).transform(Number).refine(value=>value>=min&&value<=max,
`${name} must be between ${min} and ${max}`);var oneOf=(name,values)=>external_exports.enum(values,`${name} must be one of ${values.join(", ")}`);var webAddress=(name,example)=>external_exports.
string().refine(value=>{const url=URL.canParse(value)&&new URL(value);return url&&["http:","https:"].includes(url.protocol)},`${name} must be an address such as\
 ${example}`);var providerName=name=>external_exports.string().transform((value,context)=>{const found=providerOf(value);if(found)return found;context.addIssue({code:"custom",
message:`${name} must be one of ${providerNames.join(", ")}`});return external_exports.NEVER});var key=name=>external_exports.string().transform(value=>unquoted(
unquoted(value).replace(/^(?:authorization:\s*)?bearer\s+/i,""))).refine(value=>/^[\x21-\x7e]+$/.test(value),`${name} holds a character that no key has: copy it\
 anew`);var unquoted=value=>value.replace(/^["'<]+|["'>]+$/g,"").trim();var address=name=>external_exports.string().refine(value=>serviceAddresses("openai-compa\
tible",value).length>0,`${name} must be an address such as http://127.0.0.1:11434`);var headers=external_exports.string().transform((value,context)=>{const wrong=()=>{
const message='AI_HEADERS must be a JSON object of texts, such as {"X-Title":"Larder"}';context.addIssue({code:"custom",message});return external_exports.NEVER};
try{const parsed=external_exports.record(external_exports.string().regex(/^[\w-]+$/),external_exports.string().regex(/^[\x20-\x7e]*$/)).safeParse(JSON.parse(value));
return parsed.success?parsed.data:wrong()}catch{return wrong()}});var temperature=external_exports.string().regex(/^\d+(?:\.\d+)?$/,"AI_TEMPERATURE must be a nu\
mber").transform(Number).refine(value=>value<=2,"AI_TEMPERATURE must be between 0 and 2");var aiVariables={AI_PROVIDER:external_exports.string().transform((value,context)=>{
const found=value.toLowerCase()==="builtin"?"builtin":providerOf(value);if(found)return found;const message=`AI_PROVIDER must be one of builtin, ${providerNames.
join(", ")}`;context.addIssue({code:"custom",message});return external_exports.NEVER}).default("builtin"),AI_API_KEY:key("AI_API_KEY").optional(),AI_BASE_URL:address(
"AI_BASE_URL").optional(),AI_MODEL:external_exports.string().optional(),AI_HEADERS:headers.optional(),AI_PROXY:webAddress("AI_PROXY","http://proxy.example:3128").
optional(),AI_TIMEOUT_S:whole("AI_TIMEOUT_S",1,600).optional(),AI_PAUSE_S:whole("AI_PAUSE_S",1,600).optional(),AI_MAX_TOKENS:whole("AI_MAX_TOKENS",500,1e6).optional(),
AI_TEMPERATURE:temperature.optional(),AI_REASONING:oneOf("AI_REASONING",reasoningEfforts).optional(),AI_VISION_MODEL:external_exports.string().optional(),AI_VISION_PROVIDER:providerName(
"AI_VISION_PROVIDER").optional(),AI_VISION_BASE_URL:address("AI_VISION_BASE_URL").optional(),AI_VISION_API_KEY:key("AI_VISION_API_KEY").optional(),AI_IMAGE_MODEL:external_exports.
string().optional(),AI_IMAGE_PROVIDER:providerName("AI_IMAGE_PROVIDER").optional(),AI_IMAGE_BASE_URL:address("AI_IMAGE_BASE_URL").optional(),AI_IMAGE_API_KEY:key(
"AI_IMAGE_API_KEY").optional(),AI_FALLBACK_MODEL:external_exports.string().optional(),AI_FALLBACK_PROVIDER:providerName("AI_FALLBACK_PROVIDER").optional(),AI_FALLBACK_BASE_URL:address(
"AI_FALLBACK_BASE_URL").optional(),AI_FALLBACK_API_KEY:key("AI_FALLBACK_API_KEY").optional(),AI_PRICES:external_exports.string().refine(value=>pricesIn(value)!==
null,"AI_PRICES must be models with their prices, such as gpt-5-mini=0.25/2, gpt-image-1=0.04").optional(),AI_PRICES_CURRENCY:external_exports.string().regex(/^[A-Z]{3}$/,
"AI_PRICES_CURRENCY must be three letters such as USD").default("USD")};var aiEnvironment=external_exports.object(aiVariables);var aiSettings=env=>{const{AI_PROVIDER:provider}=env;
if(provider==="builtin")return builtinAlone(env);const own={provider,apiKey:env.AI_API_KEY??null,baseUrl:env.AI_BASE_URL??null,headers:env.AI_HEADERS??null,proxy:env.
AI_PROXY??null};requireFor(own,`AI_PROVIDER=${provider}`,"AI");if(!env.AI_MODEL)throw new ConfigError(`AI_MODEL is missing: AI_PROVIDER=${provider} needs it.`);
const fallback=serviceFor(env,own,"FALLBACK");return{...own,model:env.AI_MODEL,visionModel:env.AI_VISION_MODEL??null,vision:serviceFor(env,own,"VISION"),imageModel:env.
AI_IMAGE_MODEL??null,image:imageServiceFor(env,own),fallback:env.AI_FALLBACK_MODEL?{...fallback??own,model:env.AI_FALLBACK_MODEL}:null,timeoutS:env.AI_TIMEOUT_S??
null,pauseS:env.AI_PAUSE_S??null,maxTokens:env.AI_MAX_TOKENS??null,temperature:env.AI_TEMPERATURE??null,reasoning:env.AI_REASONING??null}};var builtinAlone=env=>{
const stray=Object.keys(aiVariables).find(name=>!["AI_PROVIDER","AI_PRICES_CURRENCY"].includes(name)&&env[name]!==void 0);if(!stray)return{provider:"builtin"};throw new ConfigError(
`${stray} is set but AI_PROVIDER is builtin: set AI_PROVIDER, or unset ${stray}.`)};var requireFor=({provider,apiKey,baseUrl},because,prefix)=>{const missing=name=>new ConfigError(
`${prefix}_${name} is missing: ${because} needs it.`);if(providers[provider].needsKey&&!apiKey)throw missing("API_KEY");if(providers[provider].address===null&&!baseUrl)
throw missing("BASE_URL")};var serviceFor=(env,own,role)=>{const prefix=`AI_${role}`;const given={provider:env[`${prefix}_PROVIDER`],baseUrl:env[`${prefix}_BASE\
_URL`],apiKey:env[`${prefix}_API_KEY`]};const[name]=Object.entries(given).find(([,value])=>value!==void 0)??[];if(!name)return null;if(!env[`${prefix}_MODEL`]){
throw new ConfigError(`${prefix}_MODEL is missing: without it the other settings of ${prefix} mean nothing.`)}const provider=given.provider??own.provider;const isElsewhere=provider!==
own.provider||given.baseUrl!==void 0;const service={provider,baseUrl:given.baseUrl??(isElsewhere?null:own.baseUrl)??null,apiKey:given.apiKey??(isElsewhere?null:
own.apiKey)??null,headers:isElsewhere?null:own.headers??null,proxy:own.proxy??null};requireFor(service,`${prefix}_PROVIDER=${provider}`,prefix);return service};
var imageServiceFor=(env,own)=>{const service=serviceFor(env,own,"IMAGE");if(env.AI_IMAGE_MODEL&&(service??own).provider==="anthropic"){throw new ConfigError("A\
I_IMAGE_MODEL is set but Anthropic has no image models: set AI_IMAGE_PROVIDER to one that has, or unset it.")}return service};var names=["STRIPE_SECRET_KEY","STRIPE_PUBLISHABLE_KEY","STRIPE_WEBHOOK_SECRET","STRIPE_PRICE_ID","STRIPE_API_BASE"];var needed=["STRIPE_SECRET_KEY","STRIPE_PUB\
LISHABLE_KEY"];var forms={STRIPE_SECRET_KEY:[/^(sk|rk)_(test|live)_\w+$/,"sk_test_, sk_live_, rk_test_ or rk_live_"],STRIPE_PUBLISHABLE_KEY:[/^pk_(test|live)_\w+$/,
"pk_test_ or pk_live_"],STRIPE_WEBHOOK_SECRET:[/^whsec_\S+$/,"whsec_"],STRIPE_PRICE_ID:[/^price_\w+$/,"price_"]};var billingSettings=(env,publicUrl)=>{const given=names.
filter(name=>env[name]!==void 0);if(env.BILLING_PROVIDER==="off")return{kind:"off"};if(env.BILLING_PROVIDER==="sandbox"||env.BILLING_PROVIDER==="auto"&&given.length===
0){if(given.length===0)return{kind:"sandbox"};throw new ConfigError(`${given.join(", ")} ${are(given)} set but BILLING_PROVIDER is sandbox, where nobody pays: s\
et BILLING_PROVIDER=stripe, or unset ${given.join(", ")}.`)}requireKeys(env,given);for(const[name,[form,beginnings]]of Object.entries(forms)){const value=env[name];
if(value!==void 0&&!form.test(value)){throw new ConfigError(`${name} must begin with ${beginnings}: copy it anew from Stripe's dashboard.`)}}const stripe={secretKey:env.
STRIPE_SECRET_KEY,publishableKey:env.STRIPE_PUBLISHABLE_KEY,webhookSecret:env.STRIPE_WEBHOOK_SECRET??null,priceId:env.STRIPE_PRICE_ID??null,apiBase:env.STRIPE_API_BASE??
null};refuseWrongMode(stripe,publicUrl);return{kind:"stripe",stripe}};var are=some=>some.length>1?"are":"is";var requireKeys=(env,given)=>{const missing=needed.
filter(name=>env[name]===void 0);if(missing.length===0)return;const beside=given.length>0?given.join(", "):"BILLING_PROVIDER=stripe";const names2=missing.join("\
 and ");throw new ConfigError(given.length>0&&env.BILLING_PROVIDER==="auto"?`${names2} ${are(missing)} missing beside ${beside}: set ${missing.length>1?"them":"\
it"} to take cards, or unset ${beside} to run the sandbox.`:`${names2} ${are(missing)} missing: BILLING_PROVIDER=stripe needs ${missing.length>1?"them":"it"}.`)};
var modeOf=key2=>/^\w\w_live_/.test(key2)?"live":"test";var refuseWrongMode=(stripe,publicUrl)=>{const mode=modeOf(stripe.secretKey);const shown=modeOf(stripe.publishableKey);
if(mode!==shown){throw new ConfigError(`STRIPE_SECRET_KEY is a ${mode} key and STRIPE_PUBLISHABLE_KEY a ${shown} key: set two of the same mode.`)}if(mode!=="liv\
e")return;if(stripe.apiBase!==null){throw new ConfigError("STRIPE_API_BASE is set beside live keys: a stand-in is for test keys only. Unset it to take cards.")}
if(!publicUrl?.startsWith("https://")){throw new ConfigError("STRIPE_SECRET_KEY is a live key but PUBLIC_URL does not begin with https://: cards are asked for o\
ver HTTPS only.")}};import{isIP,isIPv6}from"node:net";var namedRanges=["loopback","linklocal","uniquelocal"];var areProxies=value=>/^\d+$/.test(value)||value.split(",").every(each=>isProxy(
each.trim()));function isProxy(value){if(namedRanges.includes(value))return true;const[address2="",bits,...more]=value.split("/");const version=isIP(address2);if(version===
0||more.length>0)return false;return bits===void 0||/^\d+$/.test(bits)&&Number(bits)<=(version===4?32:128)}function isHostWithPort(value){const[,name,inner,port]=/^(?:([a-z\d.-]+)|\[([\da-f:.]+)\]):(\d+)$/.
exec(value)??[];if(!name&&!isIPv6(inner??""))return false;return Number(port)>=1&&Number(port)<=65535}var hasHost=value=>URL.canParse(value)&&new URL(value).hostname!==
"";var variables=external_exports.object({NODE_ENV:oneOf("NODE_ENV",["development","production","test"]).default("development"),PORT:whole("PORT",0,65535).default(
3e3),HOST:external_exports.string().default("127.0.0.1"),PUBLIC_URL:webAddress("PUBLIC_URL","https://larder.example").optional(),DATA_DIR:external_exports.string().
default("./data"),DATABASE_URL:external_exports.string().regex(/^postgres(ql)?:\/\//,"DATABASE_URL must begin with postgres://; leave it out for the embedded da\
tabase").optional(),DATABASE_PREPARED_STATEMENTS:flag("DATABASE_PREPARED_STATEMENTS").default(true),SECRETS_KEY:external_exports.string().min(32,"SECRETS_KEY mu\
st have 32 characters or more; `openssl rand -base64 32` makes one").optional(),IDENTITY:oneOf("IDENTITY",["embedded","firebase"]).default("embedded"),FIREBASE_API_KEY:external_exports.
string().optional(),FIREBASE_PROJECT_ID:external_exports.string().optional(),FIREBASE_AUTH_DOMAIN:external_exports.string().optional(),FIREBASE_AUTH_EMULATOR_HOST:external_exports.
string().optional(),IDENTITY_HIDE_ACCOUNTS:flag("IDENTITY_HIDE_ACCOUNTS").default(false),IDENTITY_PASSWORD_MIN:whole("IDENTITY_PASSWORD_MIN",6,128).default(6),IDENTITY_REFUSE_COMMON_PASSWORDS:flag(
"IDENTITY_REFUSE_COMMON_PASSWORDS").default(false),ADMIN_EMAILS:external_exports.string().transform(value=>value.split(",").filter(email=>email.trim()).map(canonicalEmail)).
refine(emails=>emails.every(email=>email!==null),"ADMIN_EMAILS must be e-mail addresses with commas between them").transform(emails=>emails.filter(email=>email!==
null)).default([]),ADMIN_SECOND_FACTOR:flag("ADMIN_SECOND_FACTOR").default(false),...aiVariables,BILLING_PROVIDER:oneOf("BILLING_PROVIDER",["auto","stripe","san\
dbox","off"]).default("auto"),STRIPE_SECRET_KEY:external_exports.string().optional(),STRIPE_PUBLISHABLE_KEY:external_exports.string().optional(),STRIPE_WEBHOOK_SECRET:external_exports.
string().optional(),STRIPE_PRICE_ID:external_exports.string().optional(),STRIPE_API_BASE:webAddress("STRIPE_API_BASE","http://127.0.0.1:12111").refine(value=>["\
127.0.0.1","[::1]","localhost"].includes(new URL(value).hostname),"STRIPE_API_BASE must be on this machine, such as http://127.0.0.1:12111").optional(),SMTP_URL:external_exports.
string().refine(value=>/^smtps?:\/\//.test(value)&&hasHost(value),"SMTP_URL must be an address such as smtp://user:password@mail.example:587; in a password @ is\
 written %40, # %23").optional(),MAIL_FROM:external_exports.string().optional(),SUPPORT_EMAIL:external_exports.string().refine(value=>canonicalEmail(value)!==null,
"SUPPORT_EMAIL must be an e-mail address").optional(),S3_ENDPOINT:webAddress("S3_ENDPOINT","https://s3.example").optional(),S3_BUCKET:external_exports.string().
optional(),S3_REGION:external_exports.string().optional(),S3_ACCESS_KEY_ID:external_exports.string().optional(),S3_SECRET_ACCESS_KEY:external_exports.string().optional(),
IMPORT_ALLOWED_HOSTS:external_exports.string().transform(value=>value.split(",").map(host=>host.trim().toLowerCase()).filter(Boolean)).refine(hosts=>hosts.every(
isHostWithPort),"IMPORT_ALLOWED_HOSTS must be hosts with their ports and commas between them, such as nas.local:8080").default([]),TRUST_PROXY:external_exports.
string().toLowerCase().refine(areProxies,"TRUST_PROXY must be a number of proxies or their addresses, such as 1, loopback or 10.0.0.0/8").optional(),STOP_DELAY_S:whole(
"STOP_DELAY_S",0,300).default(0),STOP_PATIENCE_S:whole("STOP_PATIENCE_S",0,600).default(10),LOG_LEVEL:oneOf("LOG_LEVEL",["trace","debug","info","warn","error","\
fatal","silent"]).optional(),METRICS:flag("METRICS").default(false),HOUSE_COLLECTION:flag("HOUSE_COLLECTION").default(true),LARDER_PARENT_PID:whole("LARDER_PARE\
NT_PID",1,2**31-1).optional()});var settingNames=Object.keys(variables.shape);var groups=[{names:["S3_ENDPOINT","S3_BUCKET","S3_REGION","S3_ACCESS_KEY_ID","S3_S\
ECRET_ACCESS_KEY"],without:"keep pictures in DATA_DIR"},{names:["SMTP_URL","MAIL_FROM"],without:"write mails to DATA_DIR/outbox"}];var requireGroup=(env,names2,without)=>{
const missing=names2.filter(name=>env[name]===void 0);if(missing.length===0||missing.length===names2.length)return;const given=names2.filter(name=>env[name]!==void 0);
throw new ConfigError(`${missing.join(", ")} ${missing.length>1?"are":"is"} missing beside ${given.join(", ")}: set all of them, or unset all of them to ${without}\
.`)};var requireWith=(env,names2,because)=>{for(const name of names2){if(env[name]===void 0)throw new ConfigError(`${name} is missing: ${because} needs it.`)}};
var checkIdentity=env=>{const firebase=["FIREBASE_API_KEY","FIREBASE_PROJECT_ID","FIREBASE_AUTH_DOMAIN"];if(env.IDENTITY==="firebase")requireWith(env,firebase,"\
IDENTITY=firebase");const stray=firebase.find(name=>env.IDENTITY==="embedded"&&env[name]!==void 0);if(stray)throw new ConfigError(`${stray} is set but IDENTITY \
is embedded: set IDENTITY=firebase, or unset ${stray}.`);if(env.NODE_ENV==="production"&&env.FIREBASE_AUTH_EMULATOR_HOST!==void 0){throw new ConfigError("FIREBA\
SE_AUTH_EMULATOR_HOST is set: an emulator accepts unsigned tokens. Unset it to run in production.")}};var parse=environment=>{const given=Object.fromEntries(Object.
entries(environment).map(([name2,value])=>[name2,value?.trim()]).filter(([,value])=>value));const result=variables.safeParse(given);if(result.success)return result.
data;const[issue]=result.error.issues;const name=String(issue?.path[0]??"");const shown=/KEY|SECRET|URL|HEADERS|PROXY/.test(name)?"":` Now it is "${given[name]}\
".`;throw new ConfigError(`${issue?.message.includes(name)?"":`${name}: `}${issue?.message}.${shown}`)};var trustProxy=value=>value===void 0?false:/^\d+$/.test(
value)?Number(value):value;var loadEnvFile=()=>{if(existsSync(".env"))process.loadEnvFile(".env")};var readConfig=(environment=process.env)=>{const env=parse(environment);
checkIdentity(env);if(env.SECRETS_KEY&&!env.DATABASE_URL){throw new ConfigError("SECRETS_KEY is set but DATABASE_URL is not: it seals what lies in an external d\
atabase. Unset it.")}for(const{names:names2,without}of groups)requireGroup(env,names2,without);return{production:env.NODE_ENV==="production",port:env.PORT,host:env.
HOST,publicUrl:env.PUBLIC_URL?.replace(/\/+$/,"")??null,dataDir:resolve(env.DATA_DIR),databaseUrl:env.DATABASE_URL??null,databasePrepares:env.DATABASE_PREPARED_STATEMENTS,
secretsKey:env.SECRETS_KEY??null,identity:{mode:env.IDENTITY,firebase:env.IDENTITY==="firebase"?{apiKey:env.FIREBASE_API_KEY,projectId:env.FIREBASE_PROJECT_ID,authDomain:env.
FIREBASE_AUTH_DOMAIN}:null,hideAccounts:env.IDENTITY_HIDE_ACCOUNTS,passwordMin:env.IDENTITY_PASSWORD_MIN,refuseCommonPasswords:env.IDENTITY_REFUSE_COMMON_PASSWORDS},
adminEmails:env.ADMIN_EMAILS,adminSecondFactor:env.ADMIN_SECOND_FACTOR,mail:env.SMTP_URL&&env.MAIL_FROM?{url:env.SMTP_URL,from:env.MAIL_FROM}:null,ai:aiSettings(
env),aiPrices:{currency:env.AI_PRICES_CURRENCY,models:pricesIn(env.AI_PRICES??"")??{}},s3:env.S3_BUCKET?{endpoint:env.S3_ENDPOINT,bucket:env.S3_BUCKET,region:env.
S3_REGION,accessKeyId:env.S3_ACCESS_KEY_ID,secretAccessKey:env.S3_SECRET_ACCESS_KEY}:null,billing:billingSettings(env,env.PUBLIC_URL??null),importAllowedHosts:env.
IMPORT_ALLOWED_HOSTS.map(host=>host.replace(/^\[|\](?=:)/g,"")),supportEmail:env.SUPPORT_EMAIL??null,trustProxy:trustProxy(env.TRUST_PROXY),stop:{delayMs:env.STOP_DELAY_S*
1e3,patienceMs:env.STOP_PATIENCE_S*1e3},logLevel:env.LOG_LEVEL??(process.stderr.isTTY?"warn":"info"),metrics:env.METRICS,houseCollection:env.HOUSE_COLLECTION,parentPid:env.
LARDER_PARENT_PID??null}};var cooks={name:"2026-11-21-a-cooks",async up(db){await sql`
      create table users (
        id uuid primary key,
        identity_uid text not null unique,
        email text not null,
        email_verified boolean not null default false,
        first_name text,
        last_name text,
        picture_url text,
        is_admin boolean not null default false,
        subscription_status text not null default 'free'
          check (subscription_status in ('free', 'active', 'canceled', 'past_due')),
        status_override text check (status_override in ('free', 'active', 'canceled', 'past_due')),
        units text not null default 'us' check (units in ('us', 'metric')),
        hemisphere text not null default 'north' check (hemisphere in ('north', 'south')),
        theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
        allergies text[] not null default '{}',
        diets text[] not null default '{}',
        dislikes text[] not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);await sql`create index users_email on users (lower(email))`.execute(db);await sql`create index users_newest on users (created_at desc, id desc)`.
execute(db);await sql`
      create table subscriptions (
        user_id uuid primary key references users (id) on delete cascade,
        provider text not null,
        livemode boolean not null default false,
        account_hash text,
        customer_id text,
        subscription_id text,
        attempt integer not null default 0,
        status text not null default 'free' check (status in ('free', 'active', 'canceled', 'past_due')),
        current_period_end timestamptz,
        cancel_at_period_end boolean not null default false,
        first_paid_at timestamptz,
        refunded_at timestamptz,
        disputed_at timestamptz,
        override_by uuid,
        override_at timestamptz,
        synced_at timestamptz
      )`.execute(db);await sql`
      create index subscriptions_customer on subscriptions (customer_id) where customer_id is not null`.execute(db);await sql`create index subscriptions_stale on subscriptions (synced_at)`.
execute(db);await sql`
      create table billing_events (
        id text primary key,
        provider text not null,
        type text not null,
        customer_id text,
        received_at timestamptz not null,
        handled_at timestamptz
      )`.execute(db);await sql`
      create table audit_log (
        id uuid primary key,
        at timestamptz not null,
        actor_id uuid,
        actor_label text not null,
        subject_id uuid,
        action text not null,
        detail jsonb not null default '{}'
      )`.execute(db);await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db)}};var collection={name:"2026-11-21-b-collection",async up(db){await sql`
      create table folders (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        name text not null,
        color text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`
      create table recipes (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        title text not null,
        description text not null,
        category text not null check (category in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert')),
        prep_time integer not null,
        cook_time integer not null,
        servings integer not null,
        ingredients jsonb not null,
        parsed_ingredients jsonb not null,
        instructions jsonb not null,
        grocery_list jsonb not null,
        nutrition jsonb,
        nutrition_coverage jsonb,
        checks jsonb,
        source jsonb not null,
        image_hash text,
        image_alt text,
        is_favorite boolean not null default false,
        folder_id uuid,
        origin_id uuid,
        shared_at timestamptz,
        is_listed boolean not null default false,
        notes text not null default '',
        version integer not null default 1,
        search tsvector not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, folder_id) references folders (user_id, id)
      )`.execute(db);await sql`create index recipes_newest on recipes (user_id, created_at desc, id desc)`.execute(db);await sql`create index recipes_folder on recipes (user_id, folder_id, created_at desc, id desc)`.
execute(db);await sql`create index recipes_category on recipes (user_id, category, created_at desc, id desc)`.execute(db);await sql`create unique index recipes_saved_once on recipes (user_id, origin_id) where origin_id is not null`.
execute(db);await sql`create index recipes_image on recipes (image_hash) where image_hash is not null`.execute(db);await sql`create index recipes_search on recipes using gin (search) with (fastupdate = off)`.
execute(db);await sql`
      create table recipe_versions (
        user_id uuid not null,
        recipe_id uuid not null,
        version integer not null,
        content jsonb not null,
        image_hash text,
        reason text not null,
        created_at timestamptz not null,
        primary key (user_id, recipe_id, version),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db);await sql`
      create index recipe_versions_image on recipe_versions (image_hash) where image_hash is not null`.execute(db);await sql`
      create table ratings (
        user_id uuid not null references users (id) on delete cascade,
        recipe_id uuid not null,
        rating integer not null check (rating between 1 and 5),
        comment text,
        tags text[] not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, recipe_id)
      )`.execute(db);await sql`
      create table rating_totals (
        recipe_id uuid primary key,
        ratings integer not null,
        stars bigint not null
      )`.execute(db);await sql`
      create table share_links (
        recipe_id uuid primary key,
        user_id uuid not null,
        created_at timestamptz not null,
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db);await sql`
      create table popular_recipes (
        id uuid primary key,
        owner_id uuid references users (id) on delete cascade,
        title text not null,
        description text not null,
        category text not null,
        prep_time integer not null,
        cook_time integer not null,
        servings integer not null,
        content jsonb not null,
        image_hash text,
        image_alt text,
        seasons text[] not null default '{}',
        ratings integer not null default 0,
        stars bigint not null default 0,
        rank double precision not null default 0,
        listed_at timestamptz not null
      )`.execute(db);await sql`create index popular_recipes_rank on popular_recipes (rank desc, id desc)`.execute(db);await sql`create index popular_recipes_owner on popular_recipes (owner_id)`.
execute(db);await sql`
      create index popular_recipes_image on popular_recipes (image_hash) where image_hash is not null`.execute(db)}};var generations={name:"2026-11-21-c-generations",async up(db){await sql`
      create table generations (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('text', 'ingredients', 'option', 'ocr')),
        month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
        idempotency_key text not null,
        state text not null check (state in ('reserved', 'committed', 'released')),
        job text not null check (job in ('running', 'done', 'failed', 'cancelled', 'interrupted')),
        stage text,
        attempt integer not null,
        request jsonb not null,
        lease_until timestamptz,
        recipe_id uuid,
        problem jsonb,
        seen_at timestamptz,
        started_at timestamptz not null,
        ended_at timestamptz,
        primary key (user_id, id),
        unique (user_id, idempotency_key)
      )`.execute(db);await sql`
      create index generations_ledger on generations (user_id, month) include (state, lease_until)
      where state in ('reserved', 'committed')`.execute(db);await sql`create index generations_attempt on generations (user_id, attempt)`.execute(db);await sql`create index generations_unseen on generations (user_id, started_at) where seen_at is null`.
execute(db);await sql`create index generations_leases on generations (lease_until) where state = 'reserved'`.execute(db);await sql`
      create table generation_events (
        user_id uuid not null,
        generation_id uuid not null,
        seq integer not null,
        type text not null check (type in ('stage', 'partial', 'done', 'error')),
        data jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, generation_id, seq),
        foreign key (user_id, generation_id) references generations (user_id, id) on delete cascade
      )`.execute(db);await sql`create index generation_events_age on generation_events (created_at)`.execute(db)}};var planning={name:"2026-11-21-d-planning",async up(db){await sql`
      create table meal_entries (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        date date not null,
        meal_type text not null check (meal_type in ('breakfast', 'lunch', 'dinner', 'prep')),
        kind text not null default 'recipe' check (kind in ('recipe', 'leftovers', 'text')),
        recipe_id uuid,
        text text,
        servings integer,
        note text,
        cooked_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade,
        check (recipe_id is not null or text is not null)
      )`.execute(db);await sql`create index meal_entries_date on meal_entries (user_id, date, id)`.execute(db);await sql`create index meal_entries_recipe on meal_entries (user_id, recipe_id)`.
execute(db);await sql`
      create table cooked_log (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid,
        title text not null,
        cooked_on date not null,
        servings integer,
        note text,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`create index cooked_log_date on cooked_log (user_id, cooked_on desc, id desc)`.execute(db);await sql`create index cooked_log_recipe on cooked_log (user_id, recipe_id)`.
execute(db);await sql`
      create table shopping_sources (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid,
        servings integer,
        from_date date,
        to_date date,
        created_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade,
        check (recipe_id is not null or (from_date is not null and to_date is not null))
      )`.execute(db);await sql`create index shopping_sources_recipe on shopping_sources (user_id, recipe_id)`.execute(db);await sql`
      create table shopping_lines (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        text text not null,
        aisle text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`
      create table shopping_marks (
        user_id uuid not null references users (id) on delete cascade,
        line_key text not null,
        ticked_at timestamptz,
        hidden_at timestamptz,
        updated_at timestamptz not null,
        primary key (user_id, line_key)
      )`.execute(db);await sql`
      create table calendar_feeds (
        token_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null
      )`.execute(db);await sql`create index calendar_feeds_owner on calendar_feeds (user_id)`.execute(db)}};var housekeeping={name:"2026-11-21-e-housekeeping",async up(db){await sql`
      create table api_tokens (
        token_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        name text not null,
        scopes text[] not null default '{}',
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz
      )`.execute(db);await sql`create index api_tokens_owner on api_tokens (user_id, id)`.execute(db);await sql`
      create table support_messages (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        subject text not null,
        message text not null,
        is_priority boolean not null default false,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`
      create table mails (
        id uuid primary key,
        recipient text not null,
        reply_to text,
        subject text not null,
        text text not null,
        html text,
        headers jsonb not null default '{}',
        due_at timestamptz not null,
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz not null,
        sent_at timestamptz
      )`.execute(db);await sql`create index mails_due on mails (due_at) where sent_at is null`.execute(db);await sql`
      create table pictures (
        hash text primary key,
        width integer not null,
        height integer not null,
        created_at timestamptz not null,
        touched_at timestamptz not null
      )`.execute(db);await sql`create index pictures_touched on pictures (touched_at)`.execute(db);await sql`
      create table jobs (
        id uuid primary key,
        kind text not null,
        key text not null,
        payload jsonb not null default '{}',
        due_at timestamptz not null,
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz not null,
        unique (kind, key)
      )`.execute(db);await sql`create index jobs_due on jobs (due_at)`.execute(db);await sql`
      create table rate_limits (
        bucket text primary key,
        hits integer not null,
        resets_at timestamptz not null
      )`.execute(db);await sql`create index rate_limits_resets on rate_limits (resets_at)`.execute(db)}};var refine={name:"2026-11-22-d-refine",async up(db){await sql`
      create table refine_proposals (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid not null,
        recipe_version integer not null,
        wish text not null,
        engine text not null,
        draft jsonb not null,
        checks jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`create index refine_proposals_age on refine_proposals (created_at)`.execute(db);await sql`alter table generations drop constraint generations_kind_check`.
execute(db);await sql`
      alter table generations add constraint generations_kind_check
      check (kind in ('text', 'ingredients', 'option', 'ocr', 'refine'))`.execute(db);await sql`
      create table food_corrections (
        user_id uuid not null references users (id) on delete cascade,
        name text not null check (name <> ''),
        food_id text not null,
        updated_at timestamptz not null,
        primary key (user_id, name)
      )`.execute(db)}};var collectionOrders={name:"2026-11-22-g-collection-orders",async up(db){await sql`
      create function title_sort_key(title text) returns text
      language sql immutable strict parallel safe
      return left(
        regexp_replace(
          regexp_replace(
            lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g')),
            '([0-9]+)', '00000000\\1', 'g'),
          '[0-9]+([0-9]{8})', '\\1', 'g'),
        100)`.execute(db);await sql`
      create index recipes_title on recipes (user_id, (title_sort_key(title)) collate "C", id desc)`.execute(db);await sql`
      create index recipes_favorites on recipes (user_id, is_favorite desc, created_at desc, id desc)`.execute(db)}};var recipeChanges={name:"2026-11-22-h-recipe-changes",async up(db){await sql`
      create table deleted_recipes (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe jsonb not null,
        kept jsonb not null,
        image_hashes text[] not null,
        deleted_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`create index deleted_recipes_due on deleted_recipes (deleted_at)`.execute(db);await sql`create index deleted_recipes_images on deleted_recipes using gin (image_hashes)`.
execute(db);await sql`alter table recipe_versions add column detail text`.execute(db)}};var search={name:"2026-11-22-j-search",async up(db){await sql`
      alter table recipes
        add column foods text[],
        add column needs_index boolean not null default true`.execute(db);await sql`create index recipes_needing_index on recipes (user_id, id) where needs_index`.
execute(db)}};var reviews={name:"2026-11-22-k-reviews",async up(db){await sql`alter table recipes add column in_review_since timestamptz`.execute(db);await sql`
      create table recipe_reviews (
        user_id uuid not null,
        recipe_id uuid not null,
        review jsonb not null,
        photos text[] not null,
        created_at timestamptz not null,
        primary key (user_id, recipe_id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db)}};var photoLooks={name:"2026-11-22-l-photo-looks",async up(db){await sql`
      create table photo_looks (
        user_id uuid primary key references users (id) on delete cascade,
        look_id uuid,
        lease_until timestamptz,
        day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        looks integer not null
      )`.execute(db)}};var captures={name:"2026-11-22-m-captures",async up(db){await sql`
      create table captures (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        source jsonb not null,
        notes text not null,
        picture_hash text,
        recipe_id uuid,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`create index captures_age on captures (created_at)`.execute(db);await sql`create index captures_picture on captures (picture_hash) where picture_hash is not null`.
execute(db);await sql`
      create index recipes_source_url on recipes (user_id, (source->>'url'))
      where source->>'url' is not null`.execute(db);await sql`alter table generations drop constraint generations_kind_check`.execute(db);await sql`
      alter table generations add constraint generations_kind_check
      check (kind in ('text', 'ingredients', 'option', 'ocr', 'refine', 'import'))`.execute(db)}};var imports={name:"2026-11-22-n-imports",async up(db){await sql`
      create table imports (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        state text not null check (state in ('reading', 'ready', 'saving', 'done', 'failed')),
        file_name text not null,
        app text,
        read_share double precision not null default 0,
        unread text[] not null default '{}',
        choice jsonb,
        folder_ids jsonb not null default '{}',
        problem jsonb,
        lease_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`create index imports_unfinished on imports (lease_until) where state in ('reading', 'saving')`.execute(db);await sql`create index imports_age on imports (created_at)`.
execute(db);await sql`
      create table import_items (
        user_id uuid not null,
        import_id uuid not null,
        position integer not null,
        kind text not null check (kind in ('recipe', 'folder', 'part')),
        key text not null,
        title text not null,
        content jsonb not null,
        image_hashes text[] not null default '{}',
        duplicate_of uuid,
        duplicate_title text,
        duplicate_exact boolean not null default false,
        imported_id uuid not null,
        state text not null default 'waiting' check (state in ('waiting', 'saved', 'skipped', 'failed')),
        primary key (user_id, import_id, position),
        foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
      )`.execute(db);await sql`create index import_items_images on import_items using gin (image_hashes)`.execute(db)}};var accountState={name:"2026-11-22-o-account-state",async up(db){await sql`
      alter table users
        add column disabled_at timestamptz,
        add column image_hash text`.execute(db);await sql`create index users_image on users (image_hash) where image_hash is not null`.execute(db)}};var billing={name:"2026-11-22-p-billing",async up(db){await sql`
      alter table subscriptions
        add column provider_status text,
        add column current_period_start timestamptz,
        add column status_until timestamptz,
        add column status_after text check (status_after in ('free', 'active', 'canceled', 'past_due')),
        add column customer_key integer not null default 0,
        add column sync_ticket bigint not null default 0,
        add column synced_ticket bigint not null default 0,
        add column checkout_token uuid,
        add column checkout_until timestamptz,
        add column latest_payment_id text,
        add column payment_problem_at timestamptz`.execute(db);await sql`
      alter table users
        add column status_until timestamptz,
        add column status_after text check (status_after in ('free', 'active', 'canceled', 'past_due'))`.execute(db);await sql`create index subscriptions_ending on subscriptions (status_until) where status_until is not null`.
execute(db);await sandboxTables(db)}};async function sandboxTables(db){await sql`
    create table sbx_clock (
      id integer primary key check (id = 1),
      offset_seconds bigint not null
    )`.execute(db);await sql`
    create table sbx_customers (
      id text primary key,
      reference text not null unique,
      email text not null,
      card_scenario text,
      card_brand text,
      card_last4 text,
      created_at timestamptz not null
    )`.execute(db);await sql`
    create table sbx_subscriptions (
      id text primary key,
      customer_id text not null references sbx_customers (id) on delete cascade,
      status text not null
        check (status in ('incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled')),
      created_at timestamptz not null,
      anchor_at timestamptz not null,
      period_no integer not null default 0,
      period_start timestamptz not null,
      period_end timestamptz not null,
      cancel_at_period_end boolean not null default false,
      retries integer not null default 0,
      due_at timestamptz,
      ended_at timestamptz
    )`.execute(db);await sql`create index sbx_subscriptions_customer on sbx_subscriptions (customer_id)`.execute(db);await sql`create index sbx_subscriptions_due on sbx_subscriptions (due_at) where due_at is not null`.
execute(db);await sql`
    create table sbx_invoices (
      id text primary key,
      number text not null,
      customer_id text not null references sbx_customers (id) on delete cascade,
      subscription_id text not null references sbx_subscriptions (id) on delete cascade,
      status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
      amount integer not null,
      currency text not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      created_at timestamptz not null,
      paid_at timestamptz,
      unique (subscription_id, period_start)
    )`.execute(db);await sql`create index sbx_invoices_customer on sbx_invoices (customer_id, created_at desc)`.execute(db);await sql`
    create table sbx_payments (
      id text primary key,
      invoice_id text not null unique references sbx_invoices (id) on delete cascade,
      customer_id text not null references sbx_customers (id) on delete cascade,
      status text not null
        check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
      amount integer not null,
      currency text not null,
      scenario text,
      brand text,
      last4 text,
      challenge_id text unique,
      paid_at timestamptz,
      refunded_amount integer not null default 0,
      disputed_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);await sql`create index sbx_payments_customer on sbx_payments (customer_id)`.execute(db);await sql`
    create table sbx_events (
      id text primary key,
      type text not null,
      payload jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz,
      attempts integer not null default 0,
      last_error text
    )`.execute(db);await sql`create index sbx_events_due on sbx_events (due_at) where due_at is not null`.execute(db);await sql`
    create table sbx_idempotency (
      key text primary key,
      fingerprint text not null,
      object_id text not null,
      created_at timestamptz not null
    )`.execute(db)}var support={name:"2026-11-22-r-support",async up(db){await sql`create index audit_log_subject on audit_log (subject_id, at desc, id desc)`.execute(db);await sql`
      alter table support_messages
        add column claimed_at timestamptz,
        add column mailed_at timestamptz`.execute(db);await sql`update support_messages set mailed_at = created_at`.execute(db);await sql`
      create index support_messages_waiting on support_messages (claimed_at) where mailed_at is null`.execute(db)}};var library={name:"2026-11-22-s-library",async up(db){await sql`
      alter table popular_recipes
        add column cuisine text,
        add column revision text,
        add column foods text[] not null default '{}',
        add column search tsvector not null default ''`.execute(db);await sql`create index popular_recipes_search on popular_recipes using gin (search) with (fastupdate = off)`.
execute(db);await sql`create index popular_recipes_category on popular_recipes (category, rank desc, id desc)`.execute(db);for(const season of["spring","summer",
"autumn","winter"]){await sql`
        create index ${sql.ref(`popular_recipes_${season}`)} on popular_recipes (rank desc, id desc)
        where seasons @> ${sql.lit(`{${season}}`)}::text[] and cardinality(seasons) < 4`.execute(db)}await sql`create index popular_recipes_unseasoned on popular_recipes (id) where seasons = '{}'`.
execute(db);await sql`
      create table popular_reports (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid not null,
        reason text not null,
        note text not null,
        created_at timestamptz not null,
        closed_at timestamptz,
        primary key (user_id, id),
        unique (user_id, recipe_id)
      )`.execute(db);await sql`create index popular_reports_open on popular_reports (created_at, id) where closed_at is null`.execute(db);await sql`
      create table popular_bans (
        recipe_id uuid primary key,
        created_at timestamptz not null
      )`.execute(db)}};var shopping={name:"2026-11-22-t-shopping",async up(db){await sql`
      create table shopping_lists (
        user_id uuid primary key references users (id) on delete cascade,
        aisles text[],
        staples text[],
        baseline jsonb,
        updated_at timestamptz not null
      )`.execute(db);await sql`
      create table shopping_changes (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        made_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);await sql`create index shopping_changes_age on shopping_changes (user_id, made_at)`.execute(db);await sql`
      alter table shopping_marks
        add column ticked_amount text,
        add column bought_amount text,
        add column tick_changed_at timestamptz,
        add column hide_changed_at timestamptz`.execute(db);await sql`alter table users add column meal_times jsonb not null default '{}'`.execute(db)}};var calendar={name:"2026-11-22-u-calendar",async up(db){await sql`alter table meal_entries add column cooked_on date`.execute(db);await sql`alter table cooked_log add column from_plan boolean not null default false`.
execute(db);await sql`
      create table shelf_recipes (
        user_id uuid not null references users (id) on delete cascade,
        recipe_id uuid not null,
        added_at timestamptz not null,
        primary key (user_id, recipe_id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db)}};var privateFiles={name:"2026-11-22-w-private-files",async up(db){await sql`create table private_files (name text primary key, content text not null)`.execute(db)}};var ratingsReplaced={name:"2026-11-22-x-ratings-replaced",async up(db){await sql`alter table ratings add column replaced integer`.execute(db)}};var leftIdentities={name:"2026-11-24-a-left-identities",async up(db){await sql`
      create table left_identities (
        uid_hash bytea primary key,
        left_at timestamptz not null
      )`.execute(db)}};var byTitle={name:"2026-11-24-b-by-title",async up(db){await sql`
      create index if not exists recipes_by_title on recipes (user_id, (title_sort_key(title)) collate "C", id desc)
        include (title)`.execute(db)}};var withoutTitle={name:"2026-11-24-c-without-title",async up(db){await sql`drop index if exists recipes_title`.execute(db)}};var leftAccounts={name:"2026-11-26-c-left-accounts",async up(db){await sql`
      create table left_accounts (
        address_hash bytea primary key,
        month text not null,
        used integer not null,
        had_refund boolean not null,
        left_at timestamptz not null
      )`.execute(db);await sql`create index left_accounts_left on left_accounts (left_at)`.execute(db);await sql`
      alter table users
        add column carried_month text,
        add column carried_used integer not null default 0,
        add column had_refund boolean not null default false`.execute(db)}};var recipeRoom={name:"2026-11-26-c-recipe-room",async up(db){await sql`alter table users add column recipe_room integer`.execute(db)}};var restTime={name:"2026-11-26-d-rest-time",async up(db){await sql`alter table recipes add column rest_time integer not null default 0`.execute(db);await sql`alter table popular_recipes add column rest_time integer not null default 0`.
execute(db);await sql`update deleted_recipes set recipe = '{"rest_time": 0}' || recipe`.execute(db)}};var awaitedPictures={name:"2026-11-26-e-awaited-pictures",async up(db){await sql`
      create table awaited_pictures (
        user_id uuid not null,
        recipe_id uuid not null,
        drawn_hash text not null,
        quality text not null check (quality in ('standard', 'high')),
        state text not null default 'coming' check (state in ('coming', 'failed')),
        attempts integer not null default 0,
        lease_until timestamptz not null,
        created_at timestamptz not null,
        primary key (user_id, recipe_id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db);await sql`create index awaited_pictures_left on awaited_pictures (lease_until) where state = 'coming'`.execute(db)}};var modelCalls={name:"2026-11-26-f-model-calls",async up(db){await sql`
      create table model_calls (
        day date not null,
        engine text not null,
        call text not null,
        outcome text not null,
        calls integer not null default 0,
        input_tokens bigint not null default 0,
        output_tokens bigint not null default 0,
        ms bigint not null default 0,
        primary key (day, engine, call, outcome)
      )`.execute(db);await sql`
      create table model_failures (
        id uuid primary key,
        at timestamptz not null,
        engine text not null,
        call text not null,
        kind text not null,
        address text not null,
        said text
      )`.execute(db);await sql`create index model_failures_at on model_failures (at)`.execute(db)}};var migrations=[cooks,collection,generations,planning,housekeeping,refine,collectionOrders,recipeChanges,search,reviews,photoLooks,captures,imports,accountState,
billing,support,library,shopping,calendar,privateFiles,ratingsReplaced,leftIdentities,byTitle,withoutTitle,leftAccounts,recipeRoom,restTime,awaitedPictures,modelCalls];var MIGRATION_LOCK=7203411905;async function migrate(db,extra=[]){return await applyMigrations(db,[...migrations,...extra])}async function applyMigrations(db,steps){
const known=await appliedMigrations(db);const ran=[];for(const step2 of steps.filter(({name})=>!known.has(name))){if(await applyOnce(db,step2))ran.push(step2.name)}
return ran}async function isMigrated(db,extra=[]){const known=await appliedMigrations(db);return[...migrations,...extra].every(({name})=>known.has(name))}async function appliedMigrations(db){
const table=await sql`select to_regclass('migrations') is not null as found`.execute(db);if(!table.rows[0]?.found)return new Set;const{rows}=await sql`select name from migrations`.
execute(db);return new Set(rows.map(({name})=>name))}async function applyOnce(db,step2){const within=async tx=>{await sql`set local statement_timeout = 0`.execute(
tx);await sql`set local lock_timeout = 0`.execute(tx);await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);await sql`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())
    `.execute(tx);const noted=await sql`insert into migrations (name) values (${step2.name}) on conflict do nothing`.execute(tx);if(noted.numAffectedRows!==1n)return false;
await step2.up(tx);return true};return db.isTransaction?await within(db):await db.transaction().execute(within)}import{rmdir}from"node:fs/promises";import{setTimeout as sleep3}from"node:timers/promises";var import_lib=__toESM(require_lib3(),1);var Client=import_lib.default.Client;var Pool=import_lib.default.Pool;var Connection=import_lib.default.Connection;var types=import_lib.default.
types;var Query=import_lib.default.Query;var DatabaseError=import_lib.default.DatabaseError;var escapeIdentifier=import_lib.default.escapeIdentifier;var escapeLiteral=import_lib.default.
escapeLiteral;var Result=import_lib.default.Result;var TypeOverrides=import_lib.default.TypeOverrides;var defaults=import_lib.default.defaults;var esm_default=import_lib.default;import{randomBytes as randomBytes2}from"node:crypto";import{chown,readdir as readdir2,readFile as readFile3,rename as rename2,rm,writeFile}from"node:fs/promises";
import{join as join2}from"node:path";import{execFile}from"node:child_process";import{readFile as readFile2}from"node:fs/promises";import{promisify}from"node:util";function isAlive(pid){try{process.
kill(pid,0);return true}catch(error){return error.code==="EPERM"}}async function isPostmasterOf(pid,cluster){if(!isAlive(pid))return false;const command=await commandLine(
pid);return command===null?process.platform==="win32":command.includes("postgres")&&command.includes(cluster)}async function commandLine(pid){if(process.platform===
"linux")return await readFile2(`/proc/${pid}/cmdline`,"utf8").catch(()=>null);if(process.platform==="win32")return null;const{stdout}=await promisify(execFile)(
"ps",["-p",String(pid),"-o","command="]).catch(()=>({stdout:""}));return stdout}function signal(pid,name){try{process.kill(pid,name);return true}catch{return false}}import{spawn}from"node:child_process";function cleanEnvironment(){const kept=Object.entries(process.env).filter(([name])=>!/^(PG|LC_|LANG|TZ$)/.test(name));return{
...Object.fromEntries(kept),LC_ALL:"C",TZ:"UTC"}}var asAccount=account=>({...account??{},cwd:"/",env:cleanEnvironment(),detached:process.platform!=="win32",windowsHide:true});
async function runProgram(program,args,account){const child=spawn(program,args,{...asAccount(account),stdio:["ignore","pipe","pipe"]});const onExit=()=>void child.
kill("SIGKILL");process.once("exit",onExit);let printed="";child.stdout.on("data",chunk=>printed+=chunk.toString());child.stderr.on("data",chunk=>printed+=chunk.
toString());const ended=new Promise((resolve2,reject)=>{child.on("error",error=>reject(new Error(`${program} does not start: ${error.message}`,{cause:error})));
child.on("close",(code,signal2)=>code===0?resolve2():reject(new Error(`${program} failed (${code??signal2}): ${printed.trim().slice(-2e3)}`)))});await ended.finally(
()=>process.off("exit",onExit))}var SUPERUSER="larder";async function ensureCluster(binaries,layout,sync){await removeLeftovers(layout);const version=await readFile3(join2(layout.cluster,"PG_V\
ERSION"),"utf8").catch(()=>null);if(version===null)return await makeCluster(binaries,layout,sync);if(version.trim()!==POSTGRES_MAJOR){throw new Error(`${layout.
cluster} was made by PostgreSQL ${version.trim()}, and this version of Larder brings PostgreSQL ${POSTGRES_MAJOR}. Start the version of Larder that made it and \
run \`npm run backup -- FILE\` there; then move the data directory away and run \`npm run restore -- FILE\` with this version.`)}}async function makeCluster(binaries,layout,sync){
const draft=join2(layout.home,`new-${process.pid}-${randomBytes2(4).toString("hex")}`);const passwordFile=`${draft}.password`;try{await writeFile(passwordFile,layout.
password,{mode:384});if(layout.account)await chown(passwordFile,layout.account.uid,layout.account.gid);await runProgram(binaries.initdb,initdbArguments(draft,passwordFile).
concat(sync?[]:"--no-sync"),layout.account);await rename2(draft,layout.cluster).catch(async error=>{if(error.code!=="ENOTEMPTY"&&error.code!=="EEXIST"&&error.code!==
"EPERM")throw error;await readFile3(join2(layout.cluster,"PG_VERSION"))})}finally{await rm(draft,{recursive:true,force:true});await rm(passwordFile,{force:true})}}
var initdbArguments=(draft,passwordFile)=>[`--pgdata=${draft}`,`--username=${SUPERUSER}`,`--pwfile=${passwordFile}`,"--auth=scram-sha-256","--encoding=UTF8","--\
locale=C","--locale-provider=builtin","--builtin-locale=C.UTF-8","--data-checksums","--no-instructions"];async function removeLeftovers(layout){for(const name of await readdir2(
layout.home)){const maker=/^new-(\d+)-/.exec(name)?.[1];if(!maker||Number(maker)===process.pid||isAlive(Number(maker)))continue;await rm(join2(layout.home,name),
{recursive:true,force:true,maxRetries:3}).catch(()=>void 0)}}import{once}from"node:events";import{createServer}from"node:net";async function freePort(){const server=createServer().listen(0,"127.0.0.1");await once(server,"\
listening");const{port}=server.address();server.close();await once(server,"close");return port}import{createHash as createHash3,randomBytes as randomBytes3}from"node:crypto";import{chmod as chmod3,chown as chown2,link as link2,lstat,mkdir as mkdir2,readFile as readFile5,
realpath,rm as rm2,writeFile as writeFile2}from"node:fs/promises";import{tmpdir}from"node:os";import{dirname as dirname3,join as join3}from"node:path";import{chmod as chmod2,readFile as readFile4,stat}from"node:fs/promises";import{dirname as dirname2}from"node:path";async function unprivilegedAccount({home,reach,
log}){if(process.getuid?.()!==0)return null;const account=await ownerOf(home)??await unprivilegedUser();return{uid:account.uid,gid:await openedGroup(reach,log)??
account.gid}}async function ownerOf(path){const found=await stat(path).catch(()=>null);return found&&found.uid!==0?{uid:found.uid,gid:found.gid}:null}async function unprivilegedUser(){
const passwd=await readFile4("/etc/passwd","utf8").catch(()=>"");const users=passwd.split("\n").map(line=>line.split(":")).map(([name,,uid,gid])=>({name,uid:Number(
uid),gid:Number(gid)})).filter(({uid,gid})=>uid>0&&gid>0);const user=users.find(({name})=>name==="nobody")??users[0];if(!user){throw new Error("PostgreSQL refus\
es to run as root, and /etc/passwd names no other user. Start Larder as an ordinary user, or set DATABASE_URL.")}return user}async function openedGroup(reach,log){
const paths=[...new Set(reach.flatMap(selfAndAbove))];const folders=await Promise.all(paths.map(async path=>({path,...await modeOf2(path)})));const closed=folders.
filter(({mode})=>!(mode&1));const[first]=closed;if(!first)return null;if(closed.some(({gid})=>gid!==first.gid)){throw new Error(`PostgreSQL refuses to run as ro\
ot, and no other user can reach ${reach.join(" and ")} through ${closed.map(({path})=>path).join(", ")}. Start Larder as an ordinary user, set DATA_DIR elsewher\
e, or set DATABASE_URL.`)}for(const{path,mode}of closed.filter(({mode:mode2})=>!(mode2&8))){log.warn({path},"The group may now pass through this folder, so that\
 PostgreSQL can run without being root.");await chmod2(path,mode&4095|8)}return first.gid}async function modeOf2(path){const{mode,gid}=await stat(path);return{mode,
gid}}var selfAndAbove=path=>path===dirname2(path)?[path]:[path,...selfAndAbove(dirname2(path))];var LONGEST_SOCKET_FOLDER=107-"/.s.PGSQL.5432.lock".length;async function prepareLayout(dataDir,binaries,log){const isRoot=process.getuid?.()===0;await mkdir2(dataDir,
{recursive:true,mode:isRoot?457:448});const data=await realpath(dataDir);const home=join3(data,"database");const account=await unprivilegedAccount({home,reach:[
data,dirname3(binaries.postgres)],log});await makePrivateFolder(home,account);return{home,cluster:join3(home,"cluster"),logFile:join3(home,"postgres.log"),sockets:process.
platform==="win32"?null:await socketFolder(home,account),password:await readOrMakePassword(join3(data,"database.secret")),account}}async function socketFolder(home,account){
const own=join3(home,"run");const folder=Buffer.byteLength(own)<=LONGEST_SOCKET_FOLDER?own:temporarySocketFolder(home);await makePrivateFolder(folder,account);return folder}
var temporarySocketFolder=home=>join3(tmpdir(),`larder-${createHash3("sha256").update(home).digest("hex").slice(0,16)}`);async function makePrivateFolder(path,account){
await mkdir2(path,{mode:448}).catch(error=>{if(error.code!=="EEXIST")throw error});const found=await lstat(path);const uid=process.getuid?.();const isOurs=uid===
void 0||found.uid===uid||found.uid===account?.uid;if(!found.isDirectory()||!isOurs){throw new Error(`${path} belongs to somebody else. Remove it, or set DATA_DI\
R elsewhere.`)}if(account)await chown2(path,account.uid,account.gid);await chmod3(path,448)}async function readOrMakePassword(path){const known=await readFile5(
path,"utf8").catch(()=>null);if(known!==null)return known.trim();const draft=`${path}.${randomBytes3(6).toString("hex")}`;await writeFile2(draft,randomBytes3(24).
toString("base64url"),{mode:384,flag:"wx",flush:true});try{await link2(draft,path)}catch(error){if(error.code!=="EEXIST")throw error}finally{await rm2(draft,{force:true})}
return(await readFile5(path,"utf8")).trim()}import{spawn as spawn2}from"node:child_process";import{open as open2,readFile as readFile6,rename as rename3,rm as rm3,stat as stat2}from"node:fs/promises";import{
join as join4}from"node:path";import{setTimeout as sleep}from"node:timers/promises";var POLL_MS=25;var LARGEST_LOG=5*1024*1024;async function readPidFile(cluster){const lines=(await readFile6(join4(cluster,"postmaster.pid"),"utf8").catch(()=>"")).
split("\n");const pid=Number(lines[0]);if(!Number.isInteger(pid)||pid<=0)return null;return{pid,port:Number(lines[3]),host:lines[4]||"127.0.0.1",status:lines[7]?.
trim()??""}}async function findRunning(cluster,deadline){const noted=await readPidFile(cluster);if(!noted||!await isPostmasterOf(noted.pid,cluster))return null;
return await untilReady(cluster,noted.pid,deadline)}async function removeStalePidFile(cluster){const noted=await readPidFile(cluster);if(noted&&!await isPostmasterOf(
noted.pid,cluster))await rm3(join4(cluster,"postmaster.pid"),{force:true})}async function launch({binaries,layout,settings,deadline,onLaunch}){await turnLog(layout.
logFile);const log=await open2(layout.logFile,"a",384);let child;try{const args=Object.entries(settings).flatMap(([name,value])=>["-c",`${name}=${value}`]);child=
spawn2(binaries.postgres,["-D",layout.cluster,...args],{...asAccount(layout.account),stdio:["ignore",log.fd,log.fd]})}finally{await log.close()}const failure=new Promise(
resolve2=>child.once("error",resolve2));child.unref();if(child.pid===void 0)throw new Error(`${binaries.postgres} does not start: ${(await failure).message}`);onLaunch(
child.pid);return await untilReady(layout.cluster,child.pid,deadline)}async function untilReady(cluster,pid,deadline){for(;;){const noted=await readPidFile(cluster);
if(noted?.pid===pid&&noted.status==="ready")return{pid,host:noted.host,port:noted.port};if(!await isPostmasterOf(pid,cluster))return null;if(Date.now()>deadline)
throw new Error(`PostgreSQL (process ${pid}) of ${cluster} did not become ready in time.`);await sleep(POLL_MS)}}async function untilGone(pid,cluster,timeoutMs){
const deadline=Date.now()+timeoutMs;while(await isPostmasterOf(pid,cluster)){if(Date.now()>deadline)return false;await sleep(POLL_MS)}return true}async function stopPostmaster({
pid},cluster,binaries){if(process.platform==="win32"){await runProgram(binaries.pgCtl,["stop","-D",cluster,"-m","fast","-t","20"],null).catch(()=>void 0);return}
for(const[name,patienceMs]of[["SIGINT",15e3],["SIGQUIT",5e3],["SIGKILL",5e3]]){if(!await isPostmasterOf(pid,cluster)||!signal(pid,name))return;if(await untilGone(
pid,cluster,patienceMs))return}}async function turnLog(path){const found=await stat2(path).catch(()=>null);if(found&&found.size>LARGEST_LOG)await rename3(path,`${path}\
.1`)}async function logTail(path){const text=await readFile6(path,"utf8").catch(()=>"");return text.trim().split("\n").slice(-8).join("\n")}var TENANT_LOCK=7203411906;async function enterTenancy(connection,log){let client=await connect(connection,log);const sole=await tryLock(client,"pg_try_advisory\
_lock");await tryLock(client,"pg_try_advisory_lock_shared");if(sole)await client.query("select pg_advisory_unlock($1)",[TENANT_LOCK]);return{sole,async leave(){
try{await client.query("select pg_advisory_unlock_shared($1)",[TENANT_LOCK])}catch{const again=await connect(connection,log).catch(()=>null);if(!again)return true;
client=again}const isLast=await tryLock(client,"pg_try_advisory_lock").catch(()=>true);await client.end().catch(()=>void 0);return isLast}}}async function connect(connection,log){
const client=new esm_default.Client({...connection,application_name:"larder tenant",connectionTimeoutMillis:5e3});client.on("error",error=>log.warn({err:error},
"The connection that marks the database as in use was lost."));await client.connect();return client}async function tryLock(client,lock){const{rows}=await client.
query(`select ${lock}($1) as locked`,[TENANT_LOCK]);return rows[0]?.locked===true}import{setTimeout as sleep2}from"node:timers/promises";var WATCH_MS=200;var PATIENCE_MS=3e3;function watchOver(lives,revive,log){let ended=false;let reviving;const watch=async()=>{
while(!ended){await sleep2(WATCH_MS,void 0,{ref:false});if(ended||await lives()||ended)continue;try{reviving=revive();await reviving}catch(error){log.error({err:error},
"PostgreSQL cannot be started again; trying on.");await sleep2(PATIENCE_MS,void 0,{ref:false})}}};void watch();return{async end(){ended=true;await reviving?.catch(
()=>void 0)}}}var SOCKET_PORT=5432;var START_TIMEOUT_MS=18e4;var START_ATTEMPTS=6;async function startEmbedded({dataDir,log,settings={},sync=true}){const binaries=await findBinaries();
const layout=await prepareLayout(dataDir,binaries,log);await ensureCluster(binaries,layout,sync);const port=layout.sockets?SOCKET_PORT:await freePort();const house={
binaries,layout,settings:{...settingsFor(layout,port),...settings}};let pid;const onExit=()=>void(pid&&signal(pid,"SIGINT"));process.once("exit",onExit);const run=()=>runOrJoin(
house,launched=>{pid=launched});let postmaster=await run();const connection={...addressOf(postmaster),user:SUPERUSER,password:layout.password,database:"postgres"};
let tenancy=await enterTenancy(connection,log).catch(async error=>{if(pid===postmaster.pid)await stopPostmaster(postmaster,layout.cluster,binaries);process.off(
"exit",onExit);throw withRemedy(error,dataDir)});const{sole}=tenancy;if(sole)pid=postmaster.pid;else process.off("exit",onExit);const restart=async()=>{log.warn(
{pid:postmaster.pid},"PostgreSQL ended unexpectedly; starting it again.");postmaster=await run();tenancy=await enterTenancy(connection,log).catch(()=>tenancy)};
const watch=watchOver(()=>isPostmasterOf(postmaster.pid,layout.cluster),restart,log);return{connection,sole,pid:()=>postmaster.pid,async stop(){await watch.end();
const isLast=await tenancy.leave();process.off("exit",onExit);if(!isLast)return;await stopPostmaster(postmaster,layout.cluster,binaries);if(layout.sockets===temporarySocketFolder(
layout.home))await rmdir(layout.sockets).catch(()=>void 0)}}}var withRemedy=(error,dataDir)=>error instanceof DatabaseError&&error.code==="28P01"?new Error(`dat\
abase.secret in ${dataDir} is not the password of the database beside it: bring the right file back.`):error;var addressOf=({host,port})=>({host,port});var settingsFor=({
sockets},port)=>({...sockets?{listen_addresses:"",unix_socket_directories:quoted(sockets),unix_socket_permissions:"0700"}:{listen_addresses:"127.0.0.1"},port:String(
port),shared_buffers:"64MB",max_connections:"50",max_parallel_workers_per_gather:"0",timezone:"UTC",log_timezone:"UTC",cluster_name:"larder",log_error_verbosity:"\
terse",log_min_error_statement:"panic"});var quoted=path=>`"${path.replaceAll('"','""')}"`;async function runOrJoin(house,onLaunch){const{cluster,logFile}=house.
layout;const deadline=Date.now()+START_TIMEOUT_MS;for(let attempt=1;attempt<=START_ATTEMPTS;attempt++){const running=await findRunning(cluster,deadline);if(running)
return running;await removeStalePidFile(cluster);const started=await launch({...house,deadline,onLaunch});if(started)return started;await sleep3(attempt*150)}throw new Error(
`PostgreSQL does not start. The end of ${logFile}:
${await logTail(logFile)}`)}var POOL_SIZE=20;var OID={int8:20,date:1082,timestamptz:1184};var types2={getTypeParser(oid,format){if(oid===OID.int8)return parseInt8;if(oid===OID.date)return text=>text;
return esm_default.types.getTypeParser(oid,format)}};function parseInt8(text){const value=Number(text);if(!Number.isSafeInteger(value))throw new RangeError(`${text}\
 is too large for a number.`);return value}var limits={statement_timeout:3e4,lock_timeout:1e4,idle_in_transaction_session_timeout:3e4};function createPool({connection,
log,size=POOL_SIZE}){const pool=new esm_default.Pool({application_name:"larder",connectionTimeoutMillis:1e4,idleTimeoutMillis:6e4,keepAlive:true,...limits,...connection,
max:size,types:types2});pool.on("connect",client=>client.on("error",error=>{if(!pool.ending)log.warn({err:error},"A database connection was lost.")}));pool.on("\
error",()=>void 0);return pool}async function tryConnection(pool,url){const named=clientOf(url);try{const client=await pool.connect();client.release()}catch(cause){throw new Error(`DATABASE_U\
RL: ${reason(cause,named)}`,{cause})}}function clientOf(url){try{return new esm_default.Client(url)}catch(cause){throw new Error("DATABASE_URL is not an address\
 such as postgres://larder:secret@127.0.0.1:5432/larder; in a password @ is written %40, # %23.",{cause})}}function reason(cause,{host,port,database,user}){const error=firstOf(
cause);const place=`${host}:${port}`;switch(error.code){case"3D000":return`there is no database "${database}" at ${place}: create it first.`;case"28P01":case"28\
000":return`${place} refuses the user "${user}" or the password.`}if(error instanceof esm_default.DatabaseError)return`${place} says: ${error.message}.`;return`\
no PostgreSQL answers at ${place} (${error.code??error.message}).`}var firstOf=cause=>{const error=cause instanceof AggregateError?cause.errors[0]:cause;return error instanceof
Error?error:new Error(String(error))};async function openDatabase({url,dataDir,log,poolSize,prepares}){const embedded=url?null:await startEmbedded({dataDir,log});const pool=createPool({connection:embedded?.
connection??{connectionString:url},log,...poolSize?{size:poolSize}:{}});if(url)await endIfUnreachable(pool,url);const db=databaseOf(pool,{log,prepares});let closing;
return{db,sole:embedded?.sole??false,ready:()=>answers(db),poolCounts:()=>({total:pool.totalCount,idle:pool.idleCount,waiting:pool.waitingCount}),close:()=>closing??=
db.destroy().finally(()=>embedded?.stop())}}async function endIfUnreachable(pool,url){try{await tryConnection(pool,url)}catch(error){await pool.end();throw error}}
var databaseOf=(pool,{log,prepares=true})=>new Kysely({dialect:new PostgresDialect({pool:prepares?preparing(pool,log):pool})});async function answers(db){try{await sql`select 1`.
execute(db);return true}catch{return false}}var systemClock={now:()=>new Date};export{Failure,tooManyAttempts,Overloaded,failureBody,privateFilesIn,privateFilesBelow,privateFolder,createPrivateFile,openPrivateJson,sql,canonicalEmail,spellingsOf,
emailAddress,mailboxOf,identityMigrations,transact,repeated,isUniqueViolation,isForeignKeyViolation,openBilling,ConfigError,loadEnvFile,readConfig,migrations,migrate,
applyMigrations,isMigrated,appliedMigrations,openDatabase,systemClock};
//# sourceMappingURL=chunk-36ZYACVY.js.map
