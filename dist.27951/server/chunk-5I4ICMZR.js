import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{drawingSize}from"./chunk-B2XUGT7O.js";import{PictureError,PictureStoreError,previewSuffix}from"./chunk-CB3ABGVS.js";import{load}from"./chunk-USIQIHMB.js";
import{READY}from"./chunk-LI7AYNL2.js";import{Worker}from"node:worker_threads";var ThreadError=class extends Error{kind;constructor(kind,message,options){super(message,options);this.name="ThreadError";this.kind=kind}};var usual={size:1,waiting:Number.POSITIVE_INFINITY,longestMs:Number.POSITIVE_INFINITY,idleMs:2e4,givenUp:"finishes",pick:()=>0};function createThreadPool(start,toError,given){
const settings={...usual,...given};const{name:name2}=settings;const slots=new Set;const queue=[];let closed=false;let lastId=0;const dismiss=async(slot,cause)=>{
if(!slots.delete(slot))return;const{job}=slot;release(slot);job?.reject(cause);const ended=slot.worker.terminate();next();await ended};const release=slot=>{clearTimeout(
slot.timer);slot.ends?.();slot.ends=void 0;slot.job=null};const settle=(slot,answer)=>{const{job}=slot;if(job?.id!==answer.id)return;release(slot);slot.worker.unref();
slot.timer=setTimeout(()=>void dismiss(slot,null),settings.idleMs).unref();if(answer.ok)job.resolve(answer.result);else job.reject(toError(answer.failure));next()};
const begin=slot=>{const{job}=slot;if(!job)return;slot.ends=job.begins?.();if(Number.isFinite(settings.longestMs))slot.timer=setTimeout(()=>void dismiss(slot,new ThreadError(
"too_slow",`A job of the ${name2} worker took too long`)),settings.longestMs).unref();const request={id:job.id,asked:job.asked};slot.worker.postMessage(request,
job.transfer??[])};const addSlot=()=>{const slot={worker:start(),isReady:false,job:null,ends:void 0,timer:void 0};slot.worker.on("message",said=>{if(said!==READY)
return settle(slot,said);slot.isReady=true;begin(slot)});slot.worker.on("error",cause=>{const isFull=cause?.code==="ERR_WORKER_OUT_OF_MEMORY";void dismiss(slot,
new ThreadError(isFull?"too_large":"lost",`The ${name2} worker fell over`,{cause}))});slot.worker.on("exit",code=>{void dismiss(slot,new ThreadError("lost",`The\
 ${name2} worker stopped with code ${code}`))});slots.add(slot);return slot};const next=()=>{while(!closed&&queue.length>0){const idle=[...slots].find(({job:job2})=>!job2);
if(!idle&&slots.size>=settings.size)return;const place=settings.pick(queue.map(({owner})=>owner??""));const[job]=place<0?[]:queue.splice(place,1);if(!job)return;
const slot=idle??addSlot();clearTimeout(slot.timer);slot.job=job;slot.worker.ref();if(slot.isReady)begin(slot)}};return{run:(asked,options={})=>new Promise((resolve,reject)=>{
const{signal}=options;if(closed)return reject(new ThreadError("closed",`The ${name2} workers are closed`));if(signal?.aborted)return reject(signal.reason);if(queue.
length>=settings.waiting)return reject(new ThreadError("busy",`Too many jobs wait for the ${name2} worker`));const giveUp=()=>{const place=queue.indexOf(job);if(place>=
0)queue.splice(place,1);const slot=[...slots].find(one=>one.job===job);if(slot&&settings.givenUp==="stops")void dismiss(slot,signal?.reason);else job.reject(signal?.
reason)};const settled=()=>signal?.removeEventListener("abort",giveUp);const job={...options,id:++lastId,asked,resolve:result=>{settled();resolve(result)},reject:cause=>{
settled();reject(cause)}};signal?.addEventListener("abort",giveUp,{once:true});queue.push(job);next()}),async close(){closed=true;const gone=new ThreadError("cl\
osed",`The ${name2} workers are closed`);for(const job of queue.splice(0))job.reject(gone);await Promise.all([...slots].map(slot=>dismiss(slot,gone)))}}}var REST_MS=2e4;var startWorker=()=>import.meta.url.endsWith(".ts")?new Worker(new URL("./picture-worker-from-source.mjs",import.meta.url),{execArgv:[]}):new Worker(
new URL("./picture-worker.js",import.meta.url));function createPicturePool(size=2,start=startWorker,restMs=REST_MS){const threads=createThreadPool(start,({problem,
message})=>problem?new PictureError(problem,message):new Error(message),{name:"picture",size,idleMs:restMs});const run=(job,signal)=>threads.run(job,{signal});return{
async encode(bytes,signal,shape="dish"){const result=await run({kind:"encode",bytes,shape},signal);if(result.kind!=="encode")throw new Error("The picture worker\
 answered another question");return result.picture},async encodeUnlessOwn(bytes){const result=await run({kind:"encode",bytes,shape:"dish",keepOwn:true});if(result.
kind!=="encode")throw new Error("The picture worker answered another question");return result.picture},async photo(bytes,signal){const result=await run({kind:"p\
hoto",bytes},signal);if(result.kind!=="photo")throw new Error("The picture worker answered another question");const{jpeg,width,height}=result;return{jpeg,width,
height}},async preview(bytes,signal){const result=await run({kind:"preview",bytes},signal);if(result.kind!=="preview")throw new Error("The picture worker answer\
ed another question");return result.bytes},async draw(drawing,signal){const result=await run({kind:"draw",..."svg"in drawing?drawing:{drawing}},signal);if(result.
kind!=="encode")throw new Error("The picture worker answered another question");return result.picture},close:()=>threads.close()}}var shared=null;var sharedPicturePool=()=>shared??=
createPicturePool();import{createHash}from"node:crypto";function dishSize(bytes){if(bytes.byteLength<30)return null;const view=new DataView(bytes.buffer,bytes.byteOffset,bytes.byteLength);const named=at=>String.fromCharCode(
...bytes.subarray(at,at+4));if(named(0)!=="RIFF"||named(8)!=="WEBP"||named(12)!=="VP8 ")return null;const[width,height]=[view.getUint16(26,true)&16383,view.getUint16(
28,true)&16383];return height===Math.max(1,Math.round(width*3/4))?{width,height}:null}var MOST=2e3;function createLately(ms,now=Date.now){const seen=new Map;return{has(name2){const age=now()-(seen.get(name2)??Number.NEGATIVE_INFINITY);return age>=
0&&age<ms},note(name2){seen.delete(name2);const[oldest]=seen.keys();if(seen.size>=MOST&&oldest!==void 0)seen.delete(oldest);seen.set(name2,now())},forget(name2){
seen.delete(name2)}}}var pictureSuffixes=["","-960","-480"];var fileName=/^([0-9a-f]{64})(-480|-960)?\.webp$/;var previewName=new RegExp(`^([0-9a-f]{64})${previewSuffix.replace(".","\\.")}$`);var keptName=new RegExp(`^([\
0-9a-f]{2})/(\\1[0-9a-f]{62})(?:(?:-480|-960)?\\.webp|\\.json|\\.svg|${previewSuffix.replace(".","\\.")})$`);var AFTER_SHARDS="g";var AGAIN_AFTER_MS=60*6e4;function createPictures(files,pool=sharedPicturePool()){
const shard=hash2=>hash2.slice(0,2);const path=(hash2,suffix)=>`${shard(hash2)}/${hash2}${suffix}.webp`;const waiting=hash2=>`${shard(hash2)}/${hash2}.json`;const svg=hash2=>`${shard(
hash2)}/${hash2}.svg`;const preview=hash2=>`${shard(hash2)}/${hash2}${previewSuffix}`;const underWay=new Map;const lately=createLately(AGAIN_AFTER_MS);return{store:async bytes=>keep(
await pool.encode(bytes)),storeAgain:async bytes=>await alreadyKept(bytes)??keep(await pool.encodeUnlessOwn(bytes)),storePortrait:async bytes=>keep(await pool.encode(
bytes,void 0,"portrait")),async storeDrawing(drawing,{render:when}={render:"soon"}){const text=JSON.stringify(drawing);const hash2=hashOf(text);const picture=stored(
hash2,drawingSize);if(lately.has(hash2))return picture;if(!await files.touch(path(hash2,""))&&!await files.touch(waiting(hash2))){await files.place([{name:waiting(
hash2),bytes:Buffer.from(text)}]);if(when==="soon")render(hash2).catch(()=>void 0)}lately.note(hash2);return picture},async drawWaiting(hash2){if(!fileName.test(
`${hash2}.webp`)||!await files.has(waiting(hash2)))return false;await render(hash2);return true},async read(name2){const previewed=previewName.exec(name2)?.[1];
if(previewed)return readOrMake(preview(previewed),()=>makePreview(previewed));const[,hash2,suffix=""]=fileName.exec(name2)??[];return hash2?readOrMake(path(hash2,
suffix),()=>render(hash2)):null},async*list(olderThanMs){const limit=Date.now()-olderThanMs;let current={hash:"",changedAt:0};const isOld=()=>current.hash!==""&&
current.changedAt<=limit;for await(const{name:name2,changedAt}of files.list(AFTER_SHARDS)){const hash2=keptName.exec(name2)?.[2];if(!hash2)continue;if(hash2!==current.
hash){if(isOld())yield current.hash;current={hash:hash2,changedAt:0}}current.changedAt=Math.max(current.changedAt,changedAt)}if(isOld())yield current.hash},async remove(hash2){
if(!fileName.test(`${hash2}.webp`))return;lately.forget(hash2);const widths=pictureSuffixes.toReversed().map(suffix=>path(hash2,suffix));for(const name2 of[preview(
hash2),...widths,svg(hash2),waiting(hash2)])await files.remove(name2)},ready:()=>files.ready()};async function keep(picture){const[main]=picture.files;if(!main)
throw new Error("An encoded picture has at least one file");const hash2=hashOf(main.bytes);if(!await touch(hash2))await place(hash2,picture);return stored(hash2,
picture)}async function alreadyKept(bytes){const size=dishSize(bytes);if(!size)return null;const hash2=hashOf(bytes);return await touch(hash2)?stored(hash2,size):
null}async function readOrMake(name2,make){const there=await files.read(name2);if(there)return there;await make();return files.read(name2)}function once(name2,make){
const begun=underWay.get(name2);if(begun)return begun;const work=make().finally(()=>underWay.delete(name2));underWay.set(name2,work);return work}function render(hash2){
return once(path(hash2,""),async()=>{const drawing=await unmade(hash2);if(drawing===null)return;if(!await files.has(path(hash2,"")))await place(hash2,await pool.
draw(drawing));await files.remove(waiting(hash2))})}async function unmade(hash2){const drawing=await files.read(waiting(hash2));if(drawing)return JSON.parse(Buffer.
from(drawing).toString());const drawn=await files.read(svg(hash2));return drawn&&{svg:Buffer.from(drawn).toString()}}function makePreview(hash2){return once(preview(
hash2),async()=>{const widest=await readOrMake(path(hash2,""),()=>render(hash2));if(!widest)return;await files.place([{name:preview(hash2),bytes:await pool.preview(
widest)}])})}async function touch(hash2){const touched=await Promise.all(pictureSuffixes.map(suffix=>files.touch(path(hash2,suffix))));return touched.every(Boolean)}
function place(hash2,picture){return files.place(picture.files.map(({suffix,bytes})=>({name:path(hash2,suffix),bytes})))}}var stored=(hash2,{width,height})=>({hash:hash2,
url:`/images/${hash2}.webp`,width,height});var hashOf=bytes=>createHash("sha256").update(bytes).digest("hex");import{randomUUID as randomUUID4}from"node:crypto";import{join as join3}from"node:path";import{randomUUID as randomUUID2}from"node:crypto";import{readFile,rm as rm2,rmdir,unlink}from"node:fs/promises";import{dirname as dirname2,join as join2}from"node:path";import{open}from"node:fs/promises";var ifMissing=instead=>cause=>{if(cause instanceof Error&&"code"in cause&&cause.code==="ENOENT")return instead;throw cause};async function syncFolder(path){
if(process.platform==="win32")return;const folder=await open(path,"r");try{await folder.sync()}finally{await folder.close()}}import{randomUUID}from"node:crypto";import{chmod,mkdir,open as open2,readdir,rename,rm,stat,utimes}from"node:fs/promises";import{dirname,join}from"node:path";var FILE_MODE=384;var FOLDER_MODE=448;var ours={recursive:true,mode:FOLDER_MODE};async function placeFiles(incoming,given){const[first]=given;if(!first)return;const folder=dirname(
first.target);await mkdir(folder,ours);const files=given.map(file=>({...file,draft:join(incoming,randomUUID())}));try{await Promise.all(files.map(file=>writeDurably(
file.draft,file.bytes)));for(const file of files.toReversed())await name(file.draft,file.target);await syncFolder(folder)}catch(cause){await Promise.all(files.map(
file=>rm(file.draft,{force:true})));throw cause}}async function name(draft,target){await rename(draft,target).catch(async cause=>{ifMissing(void 0)(cause);await mkdir(
dirname(target),ours);await rename(draft,target)})}async function writeDurably(file,bytes){await mkdir(dirname(file),ours);const handle=await open2(file,"wx",FILE_MODE);
try{await handle.writeFile(bytes);await handle.sync()}finally{await handle.close()}}function touchFile(file){const now=new Date;return utimes(file,now,now).then(
()=>true,ifMissing(false))}var namesIn=folder=>readdir(folder).catch(ifMissing([]));var modified=file=>stat(file).then(found=>found.mtimeMs,ifMissing(0));async function makePrivate(folder){
if(process.platform==="win32"||await modeOf(folder)===null)return;const wasOpen=await modeOf(folder)!==FOLDER_MODE;if(wasOpen)await chmod(folder,FOLDER_MODE);await closeWithin(
folder,wasOpen)}async function closeWithin(folder,wasOpen){for(const entry of await readdir(folder,{withFileTypes:true}).catch(ifMissing([]))){const path=join(folder,
entry.name);if(entry.isDirectory()){const isOpen=await modeOf(path)!==FOLDER_MODE;await closeWithin(path,isOpen);if(isOpen)await chmod(path,FOLDER_MODE).catch(ifMissing(
void 0))}else if(wasOpen&&entry.isFile())await chmod(path,FILE_MODE).catch(ifMissing(void 0))}}var modeOf=path=>stat(path).then(({mode})=>mode&511,ifMissing(null));var INCOMING="incoming";var FORGOTTEN_MS=60*60*1e3;function diskFiles(dir,{removeEmptyFolders=false}={}){const incoming=join2(dir,INCOMING);const path=name2=>join2(
dir,name2);async function clearForgotten(){for(const name2 of await namesIn(incoming)){const file=join2(incoming,name2);if(Date.now()-await modified(file)>FORGOTTEN_MS)
await rm2(file,{force:true})}}return{read:name2=>readFile(path(name2)).catch(ifMissing(null)),has:async name2=>await modified(path(name2))>0,place:files=>placeFiles(
incoming,files.map(({name:name2,bytes})=>({target:path(name2),bytes}))),touch:name2=>touchFile(path(name2)),async remove(name2){await unlink(path(name2)).catch(
ifMissing(void 0));if(removeEmptyFolders)await rmdir(dirname2(path(name2))).catch(()=>void 0)},async*list(before){for(const folder of(await namesIn(dir)).sort()){
if(before!==void 0&&folder>=before)return;for(const file of(await namesIn(path(folder))).sort()){const changedAt=await modified(join2(dir,folder,file));if(changedAt>
0)yield{name:`${folder}/${file}`,changedAt}}}},async ready(){try{const probe=join2(incoming,`ready-${randomUUID2()}`);await writeDurably(probe,new Uint8Array(1));
await unlink(probe);await clearForgotten();return true}catch{return false}}}}import{randomUUID as randomUUID3}from"node:crypto";var cookName=/^[0-9a-f-]{36}$/;var photoName=/^[0-9a-f-]{36}\.jpg$/;function createPhotos(files,pool=sharedPicturePool()){const path=(userId,name2)=>cookName.test(
userId)&&photoName.test(name2)?`${userId}/${name2}`:null;return{prepare:(bytes,signal)=>pool.photo(bytes,signal),async keep(userId,jpeg){const name2=`${randomUUID3()}\
.jpg`;const target=path(userId,name2);if(!target)throw new Error("A photo is kept for a cook");await files.place([{name:target,bytes:jpeg}]);return name2},async read(userId,name2){
const file=path(userId,name2);return file?files.read(file):null},async remove(userId,name2){const file=path(userId,name2);if(file)await files.remove(file)},async*list(olderThanMs){
const limit=Date.now()-olderThanMs;for await(const{name:path2,changedAt}of files.list()){const[userId="",name2=""]=path2.split("/");if(changedAt<=limit&&cookName.
test(userId)&&photoName.test(name2))yield{userId,name:name2}}}}}import{createHash as createHash2}from"node:crypto";import{setTimeout as pause}from"node:timers/promises";var encoder=new TextEncoder;var HOST_SERVICES={appstream2:"appstream",cloudhsmv2:"cloudhsm",email:"ses",marketplace:"aws-marketplace",mobile:"AWSMobileHubServic\
e",pinpoint:"mobiletargeting",queue:"sqs","git-codecommit":"codecommit","mturk-requester-sandbox":"mturk-requester","personalize-runtime":"personalize"};var UNSIGNABLE_HEADERS=new Set(
["authorization","content-type","content-length","user-agent","presigned-expires","expect","x-amzn-trace-id","range","connection"]);var AwsClient=class{constructor({
accessKeyId,secretAccessKey,sessionToken,service,region,cache,retries,initRetryMs}){if(accessKeyId==null)throw new TypeError("accessKeyId is a required option");
if(secretAccessKey==null)throw new TypeError("secretAccessKey is a required option");this.accessKeyId=accessKeyId;this.secretAccessKey=secretAccessKey;this.sessionToken=
sessionToken;this.service=service;this.region=region;this.cache=cache||new Map;this.retries=retries!=null?retries:10;this.initRetryMs=initRetryMs||50}async sign(input,init){
if(input instanceof Request){const{method,url,headers,body}=input;init=Object.assign({method,url,headers},init);if(init.body==null&&headers.has("Content-Type")){
init.body=body!=null&&headers.has("X-Amz-Content-Sha256")?body:await input.clone().arrayBuffer()}input=url}const signer=new AwsV4Signer(Object.assign({url:input.
toString()},init,this,init&&init.aws));const signed=Object.assign({},init,await signer.sign());delete signed.aws;try{return new Request(signed.url.toString(),signed)}catch(e){
if(e instanceof TypeError){return new Request(signed.url.toString(),Object.assign({duplex:"half"},signed))}throw e}}async fetch(input,init){for(let i=0;i<=this.
retries;i++){const fetched=fetch(await this.sign(input,init));if(i===this.retries){return fetched}const res=await fetched;if(res.status<500&&res.status!==429){return res}
await new Promise(resolve=>setTimeout(resolve,Math.random()*this.initRetryMs*Math.pow(2,i)))}throw new Error("An unknown error occurred, ensure retries is not n\
egative")}};var AwsV4Signer=class{constructor({method,url,headers,body,accessKeyId,secretAccessKey,sessionToken,service,region,cache,datetime,signQuery,appendSessionToken,
allHeaders,singleEncode}){if(url==null)throw new TypeError("url is a required option");if(accessKeyId==null)throw new TypeError("accessKeyId is a required optio\
n");if(secretAccessKey==null)throw new TypeError("secretAccessKey is a required option");this.method=method||(body?"POST":"GET");this.url=new URL(url);this.headers=
new Headers(headers||{});this.body=body;this.accessKeyId=accessKeyId;this.secretAccessKey=secretAccessKey;this.sessionToken=sessionToken;let guessedService,guessedRegion;
if(!service||!region){[guessedService,guessedRegion]=guessServiceRegion(this.url,this.headers)}this.service=service||guessedService||"";this.region=region||guessedRegion||
"us-east-1";this.cache=cache||new Map;this.datetime=datetime||new Date().toISOString().replace(/[:-]|\.\d{3}/g,"");this.signQuery=signQuery;this.appendSessionToken=
appendSessionToken||this.service==="iotdevicegateway";this.headers.delete("Host");if(this.service==="s3"&&!this.signQuery&&!this.headers.has("X-Amz-Content-Sha2\
56")){this.headers.set("X-Amz-Content-Sha256","UNSIGNED-PAYLOAD")}const params=this.signQuery?this.url.searchParams:this.headers;params.set("X-Amz-Date",this.datetime);
if(this.sessionToken&&!this.appendSessionToken){params.set("X-Amz-Security-Token",this.sessionToken)}this.signableHeaders=["host",...this.headers.keys()].filter(
header=>allHeaders||!UNSIGNABLE_HEADERS.has(header)).sort();this.signedHeaders=this.signableHeaders.join(";");this.canonicalHeaders=this.signableHeaders.map(header=>header+
":"+(header==="host"?this.url.host:(this.headers.get(header)||"").replace(/\s+/g," "))).join("\n");this.credentialString=[this.datetime.slice(0,8),this.region,this.
service,"aws4_request"].join("/");if(this.signQuery){if(this.service==="s3"&&!params.has("X-Amz-Expires")){params.set("X-Amz-Expires","86400")}params.set("X-Amz\
-Algorithm","AWS4-HMAC-SHA256");params.set("X-Amz-Credential",this.accessKeyId+"/"+this.credentialString);params.set("X-Amz-SignedHeaders",this.signedHeaders)}if(this.
service==="s3"){try{this.encodedPath=decodeURIComponent(this.url.pathname.replace(/\+/g," "))}catch(e){this.encodedPath=this.url.pathname}}else{this.encodedPath=
this.url.pathname.replace(/\/+/g,"/")}if(!singleEncode){this.encodedPath=encodeURIComponent(this.encodedPath).replace(/%2F/g,"/")}this.encodedPath=encodeRfc3986(
this.encodedPath);const seenKeys=new Set;this.encodedSearch=[...this.url.searchParams].filter(([k])=>{if(!k)return false;if(this.service==="s3"){if(seenKeys.has(
k))return false;seenKeys.add(k)}return true}).map(pair=>pair.map(p=>encodeRfc3986(encodeURIComponent(p)))).sort(([k1,v1],[k2,v2])=>k1<k2?-1:k1>k2?1:v1<v2?-1:v1>
v2?1:0).map(pair=>pair.join("=")).join("&")}async sign(){if(this.signQuery){this.url.searchParams.set("X-Amz-Signature",await this.signature());if(this.sessionToken&&
this.appendSessionToken){this.url.searchParams.set("X-Amz-Security-Token",this.sessionToken)}}else{this.headers.set("Authorization",await this.authHeader())}return{
method:this.method,url:this.url,headers:this.headers,body:this.body}}async authHeader(){return["AWS4-HMAC-SHA256 Credential="+this.accessKeyId+"/"+this.credentialString,
"SignedHeaders="+this.signedHeaders,"Signature="+await this.signature()].join(", ")}async signature(){const date=this.datetime.slice(0,8);const cacheKey=[this.secretAccessKey,
date,this.region,this.service].join();let kCredentials=this.cache.get(cacheKey);if(!kCredentials){const kDate=await hmac("AWS4"+this.secretAccessKey,date);const kRegion=await hmac(
kDate,this.region);const kService=await hmac(kRegion,this.service);kCredentials=await hmac(kService,"aws4_request");this.cache.set(cacheKey,kCredentials)}return buf2hex(
await hmac(kCredentials,await this.stringToSign()))}async stringToSign(){return["AWS4-HMAC-SHA256",this.datetime,this.credentialString,buf2hex(await hash(await this.
canonicalString()))].join("\n")}async canonicalString(){return[this.method.toUpperCase(),this.encodedPath,this.encodedSearch,this.canonicalHeaders+"\n",this.signedHeaders,
await this.hexBodyHash()].join("\n")}async hexBodyHash(){let hashHeader=this.headers.get("X-Amz-Content-Sha256")||(this.service==="s3"&&this.signQuery?"UNSIGNED\
-PAYLOAD":null);if(hashHeader==null){if(this.body&&typeof this.body!=="string"&&!("byteLength"in this.body)){throw new Error("body must be a string, ArrayBuffer\
 or ArrayBufferView, unless you include the X-Amz-Content-Sha256 header")}hashHeader=buf2hex(await hash(this.body||""))}return hashHeader}};async function hmac(key,string){
const cryptoKey=await crypto.subtle.importKey("raw",typeof key==="string"?encoder.encode(key):key,{name:"HMAC",hash:{name:"SHA-256"}},false,["sign"]);return crypto.
subtle.sign("HMAC",cryptoKey,encoder.encode(string))}async function hash(content){return crypto.subtle.digest("SHA-256",typeof content==="string"?encoder.encode(
content):content)}var HEX_CHARS=["0","1","2","3","4","5","6","7","8","9","a","b","c","d","e","f"];function buf2hex(arrayBuffer){const buffer=new Uint8Array(arrayBuffer);
let out="";for(let idx=0;idx<buffer.length;idx++){const n=buffer[idx];out+=HEX_CHARS[n>>>4&15];out+=HEX_CHARS[n&15]}return out}function encodeRfc3986(urlEncodedStr){
return urlEncodedStr.replace(/[!'()*]/g,c=>"%"+c.charCodeAt(0).toString(16).toUpperCase())}function guessServiceRegion(url,headers){const{hostname,pathname}=url;
if(hostname.endsWith(".on.aws")){const match2=hostname.match(/^[^.]{1,63}\.lambda-url\.([^.]{1,63})\.on\.aws$/);return match2!=null?["lambda",match2[1]||""]:["",
""]}if(hostname.endsWith(".r2.cloudflarestorage.com")){return["s3","auto"]}if(hostname.endsWith(".backblazeb2.com")){const match2=hostname.match(/^(?:[^.]{1,63}\.)?s3\.([^.]{1,63})\.backblazeb2\.com$/);
return match2!=null?["s3",match2[1]||""]:["",""]}const match=hostname.replace("dualstack.","").match(/([^.]{1,63})\.(?:([^.]{0,63})\.)?amazonaws\.com(?:\.cn)?$/);
let service=match&&match[1]||"";let region=match&&match[2];if(region==="us-gov"){region="us-gov-west-1"}else if(region==="s3"||region==="s3-accelerate"){region=
"us-east-1";service="s3"}else if(service==="iot"){if(hostname.startsWith("iot.")){service="execute-api"}else if(hostname.startsWith("data.jobs.iot.")){service="\
iot-jobs-data"}else{service=pathname==="/mqtt"?"iotdevicegateway":"iotdata"}}else if(service==="autoscaling"){const targetPrefix=(headers.get("X-Amz-Target")||"").
split(".")[0];if(targetPrefix==="AnyScaleFrontendService"){service="application-autoscaling"}else if(targetPrefix==="AnyScaleScalingPlannerFrontendService"){service=
"autoscaling-plans"}}else if(region==null&&service.startsWith("s3-")){region=service.slice(3).replace(/^fips-|^external-1/,"");service="s3"}else if(service.endsWith(
"-fips")){service=service.slice(0,-5)}else if(region&&/-\d$/.test(service)&&!/-\d$/.test(region)){[service,region]=[region,service]}return[HOST_SERVICES[service]||
service,region||""]}var usualPatience={timeoutMs:5e3,attempts:4,pauseMs:100};var ONE_TRY_MS=2e3;var isWorthAnother=status=>status===429||status>=500;function createS3Client(config,given={}){
const{timeoutMs,attempts,pauseMs}={...usualPatience,...given};const{accessKeyId,secretAccessKey,region}=config;const aws=new AwsClient({accessKeyId,secretAccessKey,
region,service:"s3"});const root=`${config.endpoint.replace(/\/+$/,"")}/${encodeURIComponent(config.bucket)}`;async function attempt({method,key,query={},body,type},limitMs=timeoutMs){
const search=new URLSearchParams(query);const url=`${root}${key===void 0?"":`/${key}`}${search.size>0?`?${search}`:""}`;const request=await aws.sign(url,{method,
headers:{"x-amz-content-sha256":createHash2("sha256").update(body??"").digest("hex"),...type&&{"content-type":type}},...body&&{body:Buffer.from(body)}});return await fetch(
request,{signal:AbortSignal.timeout(limitMs),redirect:"error"})}async function call(request,expected){for(let nth=1;;nth+=1){let failure;try{const response=await attempt(
request);const bytes=new Uint8Array(await response.arrayBuffer());if(expected.includes(response.status))return{response,bytes};failure=refusalOf(request,response.
status,bytes);if(!isWorthAnother(response.status))throw failure}catch(cause){if(cause instanceof PictureStoreError)throw cause;failure=new PictureStoreError(`Th\
e picture store cannot be reached (${request.method}).`,{cause})}if(nth>=attempts)throw failure;await pause(pauseMs*2**(nth-1)*(.5+Math.random()))}}return{async get(key){
const{response,bytes}=await call({method:"GET",key},[200,404]);if(response.status===404&&codeOf(bytes)==="NoSuchBucket")throw noBucket(config.bucket);return response.
status===200?bytes:null},async changedAt(key){const{response}=await call({method:"HEAD",key},[200,404]);return response.status===200?Date.parse(response.headers.
get("last-modified")??""):null},async put(key,body,type){await call({method:"PUT",key,body,type},[200])},async remove(key){await call({method:"DELETE",key},[200,
204,404])},async*list(prefix){let token;do{const query={"list-type":"2",prefix,...token&&{"continuation-token":token}};const{bytes}=await call({method:"GET",query},
[200]);const page=load(Buffer.from(bytes).toString(),{xml:true});for(const one of page("Contents")){const text=name2=>page(one).children(name2).text();yield{key:text(
"Key"),changedAt:Date.parse(text("LastModified"))}}token=page("IsTruncated").text()==="true"?page("NextContinuationToken").text():void 0}while(token)},async findsBucket(){
const response=await attempt({method:"HEAD"},ONE_TRY_MS).catch(()=>null);return response?.status===200}}}var codeOf=bytes=>bytes.byteLength===0?"":load(Buffer.from(
bytes).toString(),{xml:true})("Error > Code").text();var noBucket=bucket=>new PictureStoreError(`The picture store has no bucket ${bucket}: make it, or set S3_B\
UCKET to another.`);var remedies={NoSuchBucket:"there is no such bucket: make it, or set S3_BUCKET to another",SignatureDoesNotMatch:"S3_SECRET_ACCESS_KEY is no\
t the one of S3_ACCESS_KEY_ID",InvalidAccessKeyId:"S3_ACCESS_KEY_ID is not known there",AccessDenied:"this key may not do that in the bucket of S3_BUCKET",AuthorizationHeaderMalformed:"\
S3_REGION is another one there",RequestTimeTooSkewed:"the clock of this machine is wrong"};var refusalOf=({method},status,bytes)=>{const code=codeOf(bytes);const remedy=remedies[code];
return new PictureStoreError(`The picture store answered ${status}${code&&` ${code}`} to ${method}${remedy?`: ${remedy}.`:"."}`)};var YOUNG_MS=12*60*60*1e3;var mediaTypes={webp:"image/webp",svg:"image/svg+xml",jpg:"image/jpeg"};var typeOf=name2=>mediaTypes[name2.slice(name2.lastIndexOf(".")+
1)]??"application/octet-stream";function s3Files(client,prefix){const key=name2=>`${prefix}/${name2}`;return{read:name2=>client.get(key(name2)),has:async name2=>await client.
changedAt(key(name2))!==null,async place(files){const[first,...others]=files;if(!first)return;await Promise.all(others.map(({name:name2,bytes})=>client.put(key(
name2),bytes,typeOf(name2))));await client.put(key(first.name),first.bytes,typeOf(first.name))},async touch(name2){const changedAt=await client.changedAt(key(name2));
return changedAt!==null&&Date.now()-changedAt<YOUNG_MS},remove:name2=>client.remove(key(name2)),async*list(before){for await(const{key:found,changedAt}of client.
list(`${prefix}/`)){const name2=found.slice(prefix.length+1);if(before!==void 0&&name2>=before)return;yield{name:name2,changedAt}}},ready:()=>client.findsBucket()}}var PICTURES="pictures";var PHOTOS="pictures/private";function picturePlaces(s3,dataDir){if(!s3){return{pictures:diskFiles(join3(dataDir,PICTURES)),photos:diskFiles(
join3(dataDir,PHOTOS),{removeEmptyFolders:true})}}const client=createS3Client(s3);return{pictures:s3Files(client,PICTURES),photos:s3Files(client,PHOTOS)}}async function openPictures(s3,dataDir){
const places=picturePlaces(s3,dataDir);if(s3)await tryToWrite(places.pictures);else await makePrivate(join3(dataDir,PICTURES));return{pictures:createPictures(places.
pictures),photos:createPhotos(places.photos)}}async function tryToWrite(files){const name2=`incoming/start-${randomUUID4()}`;await files.place([{name:name2,bytes:new Uint8Array(
1)}]);await files.remove(name2)}export{ifMissing,syncFolder,ThreadError,createThreadPool,sharedPicturePool,createPictures,picturePlaces,openPictures};
/*! Bundled license information:

aws4fetch/dist/aws4fetch.esm.mjs:
  (**
   * @license MIT <https://opensource.org/licenses/MIT>
   * @copyright Michael Hart 2024
   *)
*/
//# sourceMappingURL=chunk-5I4ICMZR.js.map
