import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{cookedDay,route,usualMealTimes}from"./chunk-IINMLRQA.js";import{allergens,calendarDay,diets,id,idParams,ok,recipe,writtenText}from"./chunk-FRMOLJ2P.js";
import{Failure,Overloaded,canonicalEmail,createPrivateFile,emailAddress,failureBody,mailboxOf,openPrivateJson,privateFilesBelow,privateFilesIn,privateFolder,spellingsOf,
sql,tooManyAttempts,transact}from"./chunk-36ZYACVY.js";import{BillingError}from"./chunk-IWLSD6IQ.js";import{external_exports}from"./chunk-FDM4B2LJ.js";
import{MAX_DISLIKES,MAX_RECIPES,MONEY_BACK_DAYS,PREMIUM_PRICE_USD_CENTS}from"./chunk-M25N7W4Z.js";import{__export}from"./chunk-ST6BT3EY.js";var byteToHex=[];for(let i=0;i<256;++i){byteToHex.push((i+256).toString(16).slice(1))}function unsafeStringify(arr,offset=0){return(byteToHex[arr[offset+0]]+byteToHex[arr[offset+
1]]+byteToHex[arr[offset+2]]+byteToHex[arr[offset+3]]+"-"+byteToHex[arr[offset+4]]+byteToHex[arr[offset+5]]+"-"+byteToHex[arr[offset+6]]+byteToHex[arr[offset+7]]+
"-"+byteToHex[arr[offset+8]]+byteToHex[arr[offset+9]]+"-"+byteToHex[arr[offset+10]]+byteToHex[arr[offset+11]]+byteToHex[arr[offset+12]]+byteToHex[arr[offset+13]]+
byteToHex[arr[offset+14]]+byteToHex[arr[offset+15]]).toLowerCase()}var rnds8=new Uint8Array(16);function rng(){return crypto.getRandomValues(rnds8)}var _state={};function v7(options,buf,offset){let bytes;if(options){bytes=v7Bytes(options.random??options.rng?.()??rng(),options.msecs,options.seq,buf,offset)}else{
const now=Date.now();const rnds=rng();updateV7State(_state,now,rnds);bytes=v7Bytes(rnds,_state.msecs,_state.seq,buf,offset)}return buf??unsafeStringify(bytes)}function updateV7State(state,now,rnds){
state.msecs??=-Infinity;state.seq??=0;if(now>state.msecs){state.seq=v7Sequence(rnds);state.msecs=now}else{state.seq=state.seq+1|0;if(state.seq===0){state.msecs++}}
return state}function v7Bytes(rnds,msecs,seq,buf,offset=0){if(rnds.length<16){throw new Error("Random bytes length must be >= 16")}if(!buf){buf=new Uint8Array(16);
offset=0}else{if(offset<0||offset+16>buf.length){throw new RangeError(`UUID byte range ${offset}:${offset+15} is out of buffer bounds`)}}msecs??=Date.now();seq??=
v7Sequence(rnds);buf[offset++]=msecs/1099511627776&255;buf[offset++]=msecs/4294967296&255;buf[offset++]=msecs/16777216&255;buf[offset++]=msecs/65536&255;buf[offset++]=
msecs/256&255;buf[offset++]=msecs&255;buf[offset++]=112|seq>>>28&15;buf[offset++]=seq>>>20&255;buf[offset++]=128|seq>>>14&63;buf[offset++]=seq>>>6&255;buf[offset++]=
seq<<2&255|rnds[10]&3;buf[offset++]=rnds[11];buf[offset++]=rnds[12];buf[offset++]=rnds[13];buf[offset++]=rnds[14];buf[offset++]=rnds[15];return buf}function v7Sequence(rnds){
return(rnds[6]&127)<<24|rnds[7]<<16|rnds[8]<<8|rnds[9]}var v7_default=v7;var accountColumns=["account.uid","account.email","account.email_verified","account.password_hash","account.display_name","account.photo_url","account.disabled",
"account.valid_since","account.created_at","account.last_login_at"];async function findAccountByEmail(db,email){const row=await db.selectFrom("identity_accounts").
selectAll().where("email","=",email).executeTakeFirst();return row??null}var accountOf=(db,uid)=>db.selectFrom("identity_accounts").selectAll().where("uid","=",
uid);var findAccount=async(db,uid)=>await accountOf(db,uid).executeTakeFirst()??null;var lockAccount=async(tx,uid)=>await accountOf(tx,uid).forUpdate().executeTakeFirst()??
null;var newAccount=(email,passwordHash,now)=>({uid:v7_default(),email,email_verified:false,password_hash:passwordHash,display_name:null,photo_url:null,disabled:false,
valid_since:now,created_at:now,last_login_at:now});async function createAccount(db,{email,passwordHash,now}){const row=await db.insertInto("identity_accounts").
values(newAccount(email,passwordHash,now)).onConflict(conflict2=>conflict2.column("email").doNothing()).returningAll().executeTakeFirst();return row??null}var createAnonymousAccount=(db,now)=>db.
insertInto("identity_accounts").values(newAccount(null,null,now)).returningAll().executeTakeFirstOrThrow();async function updateAccount(db,uid,change){const row=await db.
updateTable("identity_accounts").set(change).where("uid","=",uid).returningAll().executeTakeFirst();return row??null}async function changeAccount(db,uid,change){
const account=await updateAccount(db,uid,change);if(!account)throw new Failure("USER_NOT_FOUND");return account}async function deleteAccount(db,uid){await db.deleteFrom(
"identity_accounts").where("uid","=",uid).execute()}import{randomBytes}from"node:crypto";var HOUR=36e5;var codePurposes=["PASSWORD_RESET","VERIFY_EMAIL","VERIFY_AND_CHANGE_EMAIL","EMAIL_SIGNIN","RECOVER_EMAIL","REVERT_SECOND_FACTOR_ADDITION"];var lifetimeMs={
PASSWORD_RESET:HOUR,VERIFY_EMAIL:72*HOUR,VERIFY_AND_CHANGE_EMAIL:HOUR,EMAIL_SIGNIN:HOUR/6,RECOVER_EMAIL:72*HOUR,REVERT_SECOND_FACTOR_ADDITION:72*HOUR};var diesWithAnyProof={
"newer-code":"dies",reset:"dies",confirmed:"dies",moved:"dies","link-sign-in":"dies","password-changed":"dies","address-changed":"dies","went-back":"dies","app-\
undone":"dies","signed-out-everywhere":"dies",disabled:"dies",deleted:"dies"};var outlivesProofs={"newer-code":"stays",reset:"stays",confirmed:"stays",moved:"st\
ays","link-sign-in":"stays","password-changed":"stays","address-changed":"stays","went-back":"stays","app-undone":"stays","signed-out-everywhere":"stays",disabled:"\
stays",deleted:"dies"};var codeRules={PASSWORD_RESET:{...diesWithAnyProof,"signed-out-everywhere":"stays"},VERIFY_EMAIL:{...diesWithAnyProof,"signed-out-everywh\
ere":"stays"},VERIFY_AND_CHANGE_EMAIL:diesWithAnyProof,EMAIL_SIGNIN:diesWithAnyProof,RECOVER_EMAIL:{...outlivesProofs,"went-back":"younger"},REVERT_SECOND_FACTOR_ADDITION:{
...outlivesProofs,"newer-code":"dies"}};import{createHash}from"node:crypto";var sha256=text2=>createHash("sha256").update(text2).digest("base64url");var boundTo={PASSWORD_RESET:({password_hash})=>sha256(password_hash??""),VERIFY_EMAIL:({email})=>sha256(email??""),VERIFY_AND_CHANGE_EMAIL:({email,password_hash})=>sha256(
`${email}\0${password_hash}`),RECOVER_EMAIL:({uid})=>sha256(uid),EMAIL_SIGNIN:()=>"",REVERT_SECOND_FACTOR_ADDITION:({uid})=>sha256(uid)};async function issueCode(db,{
purpose,account,email,newEmail,now}){const code=randomBytes(32).toString("base64url");if(codeRules[purpose]["newer-code"]==="dies")await endCodesOf(db,account.uid,
purpose);await db.insertInto("identity_action_codes").values({hash:sha256(code),purpose,uid:account.uid,email,new_email:newEmail??null,bound_to:boundTo[purpose](
account),expires_at:new Date(now.getTime()+lifetimeMs[purpose])}).execute();return code}async function issueSignInCode(db,email,now){const code=randomBytes(32).
toString("base64url");await endSignInCodes(db,[email]);await db.insertInto("identity_action_codes").values({hash:sha256(code),purpose:"EMAIL_SIGNIN",uid:null,email,
new_email:null,bound_to:"",expires_at:new Date(now.getTime()+lifetimeMs.EMAIL_SIGNIN)}).execute();return code}async function readCode(db,purposes,code,now){const row=await db.
selectFrom("identity_action_codes").selectAll().where("hash","=",sha256(code)).executeTakeFirst();const purpose=purposes.find(each=>each===row?.purpose);if(!row||
!purpose)throw new Failure("INVALID_OOB_CODE","The link is not valid or was used already.");if(row.expires_at<=now)throw new Failure("EXPIRED_OOB_CODE","The lin\
k has expired.");return{...row,purpose}}async function consumeCode(db,{hash:hash2,purpose,bound_to},account){const gone=await db.deleteFrom("identity_action_cod\
es").where("hash","=",hash2).executeTakeFirst();const today=account?boundTo[purpose](account):"";return gone.numDeletedRows===1n&&bound_to===today}async function endCodesOf(db,uid,purpose){
await db.deleteFrom("identity_action_codes").where("uid","=",uid).where("purpose","=",purpose).execute()}async function endCodes(db,event,uid,addresses){await db.
deleteFrom("identity_action_codes").where("uid","=",uid).where("purpose","in",codePurposes.filter(purpose=>codeRules[purpose][event]==="dies")).execute();if(codeRules.
EMAIL_SIGNIN[event]==="dies")await endSignInCodes(db,addresses.filter(address=>address!==null))}async function endSignInCodes(db,addresses){if(addresses.length===
0)return;await db.deleteFrom("identity_action_codes").where("email","in",addresses).where("uid","is",null).where("purpose","=","EMAIL_SIGNIN").execute()}async function audit({clock,installation},db,event,{uid,email,ip}){await db.insertInto("identity_audit").values({id:v7_default(),at:clock.now(),event,uid:uid??null,
email_hash:email?installation.digest("audit-email",email):null,ip:ip??null}).execute()}import{randomBytes as randomBytes2}from"node:crypto";import{isIPv6}from"node:net";function networkOf(ip){const address=ip.split("%")[0]??ip;const mapped=/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);if(mapped?.[1])
return mapped[1];if(!isIPv6(address))return address;const[head="",tail]=address.split("::");const left=head.split(":").filter(Boolean);const right=(tail??"").split(
":").filter(Boolean);const written=left.length+right.length+(address.includes(".")?1:0);const zeros=tail===void 0?0:8-written;const groups=[...left,...Array(zeros).
fill("0"),...right];return`${groups.slice(0,4).map(group=>Number.parseInt(group,16).toString(16)).join(":")}::/64`}var ATTEMPTS=4;var repeatable=new Set(["40001","40P01","42P05","26000"]);async function transact2(db,work){for(let attempt=1;;attempt++){try{return await db.transaction().
execute(work)}catch(error){const again=error instanceof Error&&"code"in error&&repeatable.has(String(error.code));if(!again||attempt>=ATTEMPTS)throw error}}}var DAY=864e5;var IDLE_MS=30*DAY;var ABSOLUTE_MS=180*DAY;var GRACE_MS=6e4;var TOKEN_SHAPE=/^[A-Za-z0-9_-]{43}$/;var networkHash=({installation},ip)=>installation.
digest("network",networkOf(ip));async function startSession(service,db,{uid,provider,ip,userAgent,secondFactor=null}){const now=service.clock.now();const id2=v7_default();
const refreshToken=randomBytes2(32).toString("base64url");await db.insertInto("identity_sessions").values({id:id2,uid,provider,network_hash:networkHash(service,
ip),user_agent:userAgent?.replaceAll("\0","").slice(0,400)??null,authenticated_at:now,last_used_at:now,ended_at:null,second_factor:secondFactor}).execute();await insertToken(
db,{hash:sha256(refreshToken),sessionId:id2,predecessor:null,now});return{id:id2,authenticatedAt:now,refreshToken,secondFactor}}async function insertToken(db,{hash:hash2,
sessionId,predecessor,now}){await db.insertInto("identity_refresh_tokens").values({hash:hash2,session_id:sessionId,predecessor,issued_at:now,first_used_at:null}).
onConflict(conflict2=>conflict2.doNothing()).execute()}async function isFamiliarNetwork(service,uid,ip){const row=await service.db.selectFrom("identity_sessions").
select("id").where("uid","=",uid).where("network_hash","=",networkHash(service,ip)).limit(1).executeTakeFirst();return row!==void 0}async function refreshSession(service,token2,ip){
if(!TOKEN_SHAPE.test(token2))throw new Failure("INVALID_REFRESH_TOKEN");const{db,clock,installation}=service;const now=clock.now();const hash2=sha256(token2);const found=await db.
selectFrom("identity_refresh_tokens as token").innerJoin("identity_sessions as session","session.id","token.session_id").innerJoin("identity_accounts as account",
"account.uid","session.uid").leftJoin("identity_refresh_tokens as next","next.predecessor","token.hash").select(accountColumns).select(["session.id as session_i\
d","session.provider","session.authenticated_at","session.last_used_at","session.second_factor"]).select(["session.ended_at","next.first_used_at as next_used_at"]).
where("token.hash","=",hash2).executeTakeFirst();if(!found)throw new Failure("TOKEN_EXPIRED");if(found.disabled)throw new Failure("USER_DISABLED");if(!isAlive(found,
now))throw new Failure("TOKEN_EXPIRED");if(found.next_used_at&&now.getTime()>found.next_used_at.getTime()+GRACE_MS){await transact2(db,async tx=>{await endSession(
tx,found.session_id,now);await audit(service,tx,"token_reused",{uid:found.uid,ip})});throw new Failure("TOKEN_EXPIRED")}const successor=installation.digest("ref\
resh-token",token2);await transact2(db,async tx=>{const touched=await tx.updateTable("identity_sessions").set({last_used_at:now}).where("id","=",found.session_id).
where("ended_at","is",null).executeTakeFirst();if(touched.numUpdatedRows===0n)throw new Failure("TOKEN_EXPIRED");await tx.updateTable("identity_refresh_tokens").
set({first_used_at:now}).where("hash","=",hash2).where("first_used_at","is",null).execute();await insertToken(tx,{hash:sha256(successor),sessionId:found.session_id,
predecessor:hash2,now})});return{id:found.session_id,authenticatedAt:found.authenticated_at,provider:found.provider,secondFactor:found.second_factor,refreshToken:successor,
account:found}}function isAlive(session,now){return session.ended_at===null&&now.getTime()-session.last_used_at.getTime()<IDLE_MS&&now.getTime()-session.authenticated_at.
getTime()<ABSOLUTE_MS}async function endSession(db,id2,now){const ended=await db.updateTable("identity_sessions").set({ended_at:now}).where("id","=",id2).where(
"ended_at","is",null).executeTakeFirst();await db.deleteFrom("identity_refresh_tokens").where("session_id","=",id2).execute();return ended.numUpdatedRows>0n}async function endAllSessions(db,uid,now,except=""){
await markSessionsEnded(db,uid,now,except);await db.deleteFrom("identity_refresh_tokens").where("session_id","in",query=>query.selectFrom("identity_sessions").select(
"id").where("uid","=",uid).where("id","!=",except)).execute()}async function replaceSessions(service,db,next){await endAllSessions(db,next.uid,service.clock.now());
return await startSession(service,db,next)}async function markSessionsEnded(db,uid,now,except=""){await db.updateTable("identity_sessions").set({ended_at:now}).
where("uid","=",uid).where("ended_at","is",null).where("id","!=",except).execute()}async function openSessions({db,clock},uid){const rows=await db.selectFrom("i\
dentity_sessions").select(["id","user_agent","authenticated_at","last_used_at","ended_at"]).where("uid","=",uid).where("ended_at","is",null).orderBy("last_used_\
at","desc").execute();return rows.filter(row=>isAlive(row,clock.now())).map(row=>({id:row.id,userAgent:row.user_agent,signedInAt:row.authenticated_at,lastUsedAt:row.
last_used_at}))}async function setDisabled({db,clock,installation},uid,disabled2){return await transact2(db,async tx=>{const account=await lockAccount(tx,uid);if(!account)return false;
await updateAccount(tx,uid,{disabled:disabled2});if(disabled2){await endCodes(tx,"disabled",uid,[account.email]);await markSessionsEnded(tx,uid,clock.now())}await audit(
{clock,installation},tx,disabled2?"account_disabled":"account_enabled",{uid});return true})}import{createHmac,randomBytes as randomBytes3}from"node:crypto";var installationFile=external_exports.object({instanceId:external_exports.string().min(8),projectId:external_exports.string().min(8),apiKey:external_exports.string().
regex(/^[\w-]{20,}$/),secret:external_exports.string().min(43)});async function openInstallation(folder){const{instanceId,projectId,apiKey,secret}=await openPrivateJson(
folder,"installation.json",installationFile,newInstallation,"everyone must then sign in again.");const key=Buffer.from(secret,"base64url");return{issuer:`urn:la\
rder:identity:${instanceId}`,projectId,apiKey,digest:(purpose,text2)=>createHmac("sha256",key).update(`${purpose}\0${text2}`).digest("base64url")}}var newInstallation=()=>({
instanceId:randomBytes3(12).toString("hex"),projectId:`larder-${randomBytes3(8).toString("hex")}`,apiKey:`lk_${randomBytes3(24).toString("base64url")}`,secret:randomBytes3(
32).toString("base64url")});import{randomBytes as randomBytes4}from"node:crypto";var RECOVERY_CODES=10;var ALPHABET="0123456789abcdefghjkmnpqrstvwxyz";var LENGTH=24;var GROUP=4;function newRecoveryCode(){
const signs=[...randomBytes4(LENGTH)].map(byte=>ALPHABET[byte%ALPHABET.length]);return signs.join("").replaceAll(new RegExp(`.{${GROUP}}(?=.)`,"g"),"$&-")}function recoveryCodeOf(text2){
const code=text2.toLowerCase().replaceAll(/[\s-]/g,"").replaceAll("o","0").replaceAll(/[il]/g,"1");return code.length===LENGTH&&[...code].every(sign=>ALPHABET.includes(
sign))?code:null}var hashOf=({installation},uid,code)=>installation.digest("recovery-code",`${uid}\0${code}`);async function replaceRecoveryCodes(service,db,uid){
await db.deleteFrom("identity_recovery_codes").where("uid","=",uid).execute();const codes=Array.from({length:RECOVERY_CODES},newRecoveryCode);await db.insertInto(
"identity_recovery_codes").values(codes.map(code=>({uid,hash:hashOf(service,uid,recoveryCodeOf(code)??"")}))).execute();return codes}async function useRecoveryCode(service,db,uid,text2){
const code=recoveryCodeOf(text2);if(!code)return false;const gone=await db.deleteFrom("identity_recovery_codes").where("uid","=",uid).where("hash","=",hashOf(service,
uid,code)).executeTakeFirst();return gone.numDeletedRows===1n}async function countRecoveryCodes(db,uid){const{left}=await db.selectFrom("identity_recovery_codes").
select(({fn})=>fn.countAll().as("left")).where("uid","=",uid).executeTakeFirstOrThrow();return Number(left)}var encoder=new TextEncoder;var decoder=new TextDecoder;var strictDecoder=new TextDecoder("utf-8",{fatal:true});var UINT32_RANGE=2**32;function concat(...buffers){
const size=buffers.reduce((acc,{length})=>acc+length,0),buf=new Uint8Array(size);let i=0;for(const buffer of buffers)buf.set(buffer,i),i+=buffer.length;return buf}
function writeUInt32BE(buf,value,offset){if(value<0||value>=UINT32_RANGE)throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE-1}. Received ${value}`);
buf.set([value>>>24,value>>>16,value>>>8,value&255],offset)}function uint64be(value){const high=Math.floor(value/UINT32_RANGE),low=value%UINT32_RANGE,buf=new Uint8Array(
8);return writeUInt32BE(buf,high,0),writeUInt32BE(buf,low,4),buf}function uint32be(value){const buf=new Uint8Array(4);return writeUInt32BE(buf,value),buf}var NON_ASCII=/[^\x00-\x7f]/;
function encode(string){if(typeof string=="string"&&string.length>=128){if(NON_ASCII.test(string))throw new TypeError("non-ASCII string encountered in encode()");
return encoder.encode(string)}const bytes=new Uint8Array(string.length);for(let i=0;i<string.length;i++){const code=string.charCodeAt(i);if(code>127)throw new TypeError(
"non-ASCII string encountered in encode()");bytes[i]=code}return bytes}function encodeBase64(input,url=false){if(Uint8Array.prototype.toBase64)return input.toBase64(
{alphabet:url?"base64url":"base64",omitPadding:url});const CHUNK_SIZE=32768,arr=[];for(let i=0;i<input.length;i+=CHUNK_SIZE)arr.push(String.fromCharCode.apply(null,
input.subarray(i,i+CHUNK_SIZE)));const encoded=btoa(arr.join(""));return url?encoded.replace(/=/g,"").replace(/\+/g,"-").replace(/\//g,"_"):encoded}function decodeBase64(encoded,url=false){
if(Uint8Array.fromBase64)return Uint8Array.fromBase64(encoded,{alphabet:url?"base64url":"base64"});if(url){if(encoded.includes("+")||encoded.includes("/"))throw new TypeError(
"Invalid base64url");encoded=encoded.replace(/-/g,"+").replace(/_/g,"/")}const binary=atob(encoded),bytes=new Uint8Array(binary.length);for(let i=0;i<binary.length;i++)
bytes[i]=binary.charCodeAt(i);return bytes}async function digest(algorithm,data){const subtleDigest=`SHA-${algorithm.slice(-3)}`;return new Uint8Array(await crypto.
subtle.digest(subtleDigest,data))}var errors_exports={};__export(errors_exports,{JOSEAlgNotAllowed:()=>JOSEAlgNotAllowed,JOSEError:()=>JOSEError,JOSENotSupported:()=>JOSENotSupported,JWEDecryptionFailed:()=>JWEDecryptionFailed,
JWEInvalid:()=>JWEInvalid,JWKInvalid:()=>JWKInvalid,JWKSInvalid:()=>JWKSInvalid,JWKSMultipleMatchingKeys:()=>JWKSMultipleMatchingKeys,JWKSNoMatchingKey:()=>JWKSNoMatchingKey,
JWKSTimeout:()=>JWKSTimeout,JWSInvalid:()=>JWSInvalid,JWSSignatureVerificationFailed:()=>JWSSignatureVerificationFailed,JWTClaimValidationFailed:()=>JWTClaimValidationFailed,
JWTExpired:()=>JWTExpired,JWTInvalid:()=>JWTInvalid});var JOSEError=class extends Error{static code="ERR_JOSE_GENERIC";code="ERR_JOSE_GENERIC";constructor(message2,options){
super(message2,options),this.name=this.constructor.name,Error.captureStackTrace?.(this,this.constructor)}};var JWTClaimValidationFailed=class extends JOSEError{static code="\
ERR_JWT_CLAIM_VALIDATION_FAILED";code="ERR_JWT_CLAIM_VALIDATION_FAILED";claim;reason;payload;constructor(message2,payload,claim="unspecified",reason="unspecifie\
d"){super(message2,{cause:{claim,reason,payload}}),this.claim=claim,this.reason=reason,this.payload=payload}};var JWTExpired=class extends JOSEError{static code="\
ERR_JWT_EXPIRED";code="ERR_JWT_EXPIRED";claim;reason;payload;constructor(message2,payload,claim="unspecified",reason="unspecified"){super(message2,{cause:{claim,
reason,payload}}),this.claim=claim,this.reason=reason,this.payload=payload}};var JOSEAlgNotAllowed=class extends JOSEError{static code="ERR_JOSE_ALG_NOT_ALLOWED";code="\
ERR_JOSE_ALG_NOT_ALLOWED"};var JOSENotSupported=class extends JOSEError{static code="ERR_JOSE_NOT_SUPPORTED";code="ERR_JOSE_NOT_SUPPORTED"};var JWEDecryptionFailed=class extends JOSEError{static code="\
ERR_JWE_DECRYPTION_FAILED";code="ERR_JWE_DECRYPTION_FAILED";constructor(message2="decryption operation failed",options){super(message2,options)}};var JWEInvalid=class extends JOSEError{static code="\
ERR_JWE_INVALID";code="ERR_JWE_INVALID"};var JWSInvalid=class extends JOSEError{static code="ERR_JWS_INVALID";code="ERR_JWS_INVALID"};var JWTInvalid=class extends JOSEError{static code="\
ERR_JWT_INVALID";code="ERR_JWT_INVALID"};var JWKInvalid=class extends JOSEError{static code="ERR_JWK_INVALID";code="ERR_JWK_INVALID"};var JWKSInvalid=class extends JOSEError{static code="\
ERR_JWKS_INVALID";code="ERR_JWKS_INVALID"};var JWKSNoMatchingKey=class extends JOSEError{static code="ERR_JWKS_NO_MATCHING_KEY";code="ERR_JWKS_NO_MATCHING_KEY";constructor(message2="\
no applicable key found in the JSON Web Key Set",options){super(message2,options)}};var JWKSMultipleMatchingKeys=class extends JOSEError{[Symbol.asyncIterator]=async function*(){};static code="\
ERR_JWKS_MULTIPLE_MATCHING_KEYS";code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";constructor(message2="multiple matching keys found in the JSON Web Key Set",options){super(
message2,options)}};var JWKSTimeout=class extends JOSEError{static code="ERR_JWKS_TIMEOUT";code="ERR_JWKS_TIMEOUT";constructor(message2="request timed out",options){
super(message2,options)}};var JWSSignatureVerificationFailed=class extends JOSEError{static code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";code="ERR_JWS_SIGNATURE\
_VERIFICATION_FAILED";constructor(message2="signature verification failed",options){super(message2,options)}};var invalid="The input to be decoded is not correctly encoded.";function decode(input){try{return decodeBase64(typeof input=="string"?input:decoder.decode(input),
true)}catch(cause){throw new TypeError(invalid,{cause})}}function encode2(input){return encodeBase64(typeof input=="string"?encoder.encode(input):input,true)}function assertUint8Array(input,label){if(!(input instanceof Uint8Array))throw new TypeError(`${label} must be an instance of Uint8Array`)}function isObject(input){
if(typeof input!="object"||input===null||Object.prototype.toString.call(input)!=="[object Object]")return false;const prototype=Object.getPrototypeOf(input);return prototype===
null||Object.getPrototypeOf(prototype)===null}function isJwkSet(input){return isObject(input)&&Array.isArray(input.keys)&&Array.from(input.keys).every(isObject)}
function isDisjoint(...headers){const parameters=new Set;for(const header of headers)if(header)for(const parameter of Object.keys(header)){if(parameters.has(parameter))
return false;parameters.add(parameter)}return true}function assertNotSet(value,name){if(value!==void 0)throw new TypeError(`${name} can only be called once`)}function decodeBase64url(value,label,ErrorClass){
try{return decode(value)}catch(cause){throw new ErrorClass(`Failed to base64url decode the ${label}`,{cause})}}function encodeAsciiMember(value,label,ErrorClass){
try{return encode(value)}catch(cause){throw new ErrorClass(`The ${label} is not a valid base64url string`,{cause})}}function parseJoseHeader(encodedProtectedHeader,ErrorClass,message2){
let parsed;try{parsed=JSON.parse(strictDecoder.decode(decode(encodedProtectedHeader)))}catch(cause){throw new ErrorClass(message2,{cause})}if(!isObject(parsed))
throw new ErrorClass(message2);return parsed}var JWS_RECOGNIZED={__proto__:null,b64:true};var JWE_RECOGNIZED={__proto__:null};function validateAlgorithms(option,algorithms){
if(algorithms!==void 0&&(!Array.isArray(algorithms)||algorithms.some(s=>typeof s!="string")))throw new TypeError(`"${option}" option must be an array of strings`);
return algorithms===void 0?void 0:new Set(algorithms)}function validateCritDuplicates(Err,protectedHeader){const{crit}=protectedHeader??{};if(Array.isArray(crit)&&
new Set(crit).size!==crit.length)throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values')}function validateCrit(Err,recognizedDefault,recognizedOption,protectedHeader,joseHeader){
if(joseHeader.crit!==void 0&&protectedHeader?.crit===void 0)throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');if(!protectedHeader||
protectedHeader.crit===void 0)return[];if(!Array.isArray(protectedHeader.crit)||protectedHeader.crit.length===0||protectedHeader.crit.some(input=>typeof input!=
"string"||input.length===0))throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');const recognized=recognizedOption===
void 0?recognizedDefault:{__proto__:null,...recognizedOption,...recognizedDefault};for(const parameter of protectedHeader.crit){if(!(parameter in recognized))throw new JOSENotSupported(
`Extension Header Parameter "${parameter}" is not recognized`);if(!Object.hasOwn(joseHeader,parameter)||joseHeader[parameter]===void 0)throw new Err(`Extension \
Header Parameter "${parameter}" is missing`);if(recognized[parameter]&&(!Object.hasOwn(protectedHeader,parameter)||protectedHeader[parameter]===void 0))throw new Err(
`Extension Header Parameter "${parameter}" MUST be integrity protected`)}return protectedHeader.crit}function validateB64(protectedHeader,extensions){if(extensions.
includes("b64")){const b64=protectedHeader.b64;if(typeof b64!="boolean")throw new JWSInvalid('The "b64" (base64url-encode payload) Header Parameter must be a bo\
olean');return b64}return true}function serializeJoseHeader(Err,header){let serialized,parsed;try{serialized=JSON.stringify(header),parsed=JSON.parse(serialized)}catch(cause){
throw new Err("JOSE Header is not valid JSON",{cause})}if(!isObject(parsed))throw new Err("JOSE Header is not a JSON object");return[parsed,serialized]}var tag=key=>key[Symbol.toStringTag];var jwkMatchesOp=(entry,key,usage)=>{const{alg}=entry;if(key.use!==void 0){const expected=usage==="sign"||usage==="verify"?
"sig":"enc";if(key.use!==expected)throw new TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`)}if(key.alg!==void 0&&key.alg!==
alg)throw new TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);if(Array.isArray(key.key_ops)){const expectedKeyOp=usage==="e\
ncrypt"||usage==="decrypt"?entry.ops?.[usage==="encrypt"?0:1]:usage;if(expectedKeyOp&&!key.key_ops.includes(expectedKeyOp))throw new TypeError(`Invalid key for \
this operation, its "key_ops" must include "${expectedKeyOp}" when present`)}};async function prepareKey(entry,key,usage){const{alg,secret}=entry,requiresPrivateKey=usage===
"decrypt"||usage==="sign";if(secret&&key instanceof Uint8Array)return key;let normalized,keyObject;if(isObject(key)){if(normalized=normalizeJwk(key),typeof normalized.
kty!="string")throw invalidKeyType(alg,key,secret);if(!(secret?normalized.kty==="oct"&&typeof normalized.k=="string":normalized.kty!=="oct"&&(requiresPrivateKey?
normalized.kty==="AKP"&&typeof normalized.priv=="string"||typeof normalized.d=="string":normalized.d===void 0&&normalized.priv===void 0)))throw new TypeError(secret?
'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present':`JSON Web Key for this operation must \
be a ${requiresPrivateKey?"private":"public"} JWK`);if(jwkMatchesOp(entry,normalized,usage),normalized.kty==="oct")return decode(normalized.k);if(!Object.isFrozen(
key)){const{key_ops}=key;Array.isArray(key_ops)&&Object.freeze(key_ops),Object.freeze(key)}}else{if(!isKeyLike(key))throw invalidKeyType(alg,key,secret);const expectedType=secret?
"secret":requiresPrivateKey?"private":"public";if(key.type!==expectedType&&(secret||["secret","public","private"].includes(key.type)))throw new TypeError(`${tag(
key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);if(isCryptoKey(key))return key;if(keyObject=key,keyObject.type==="secret")return keyObject.
export()}cache||=new WeakMap;const cacheKey=key;let cached=cache.get(cacheKey);if(cached?.[alg])return cached[alg];if(cached||cache.set(cacheKey,cached={}),keyObject&&
typeof keyObject.toCryptoKey=="function"){const isPublic=keyObject.type==="public",crv=nist[keyObject.asymmetricKeyDetails?.namedCurve],params=entry.resolve?.({
crv,asymmetricKeyType:keyObject.asymmetricKeyType})??entry.subtle;return cached[alg]=keyObject.toCryptoKey(params,isPublic,entry.usages[isPublic?0:1])}return normalized??=
keyObject.export({format:"jwk"}),normalized.alg=alg,cached[alg]=await jwkToKey(entry,normalized)}var cache;var nist={__proto__:null,prime256v1:"P-256",secp384r1:"\
P-384",secp521r1:"P-521"};function assertCryptoKey(key){if(!isCryptoKey(key))throw new Error("CryptoKey instance expected")}var isCryptoKey=key=>{if(key?.[Symbol.
toStringTag]==="CryptoKey")return true;try{return key instanceof CryptoKey}catch{return false}};var isKeyObject=key=>key?.[Symbol.toStringTag]==="KeyObject";var isKeyLike=key=>isCryptoKey(
key)||isKeyObject(key);function message(msg,actual,...types){if(types.length>2){const last=types.pop();msg+=`one of type ${types.join(", ")}, or ${last}.`}else types.
length===2?msg+=`one of type ${types[0]} or ${types[1]}.`:msg+=`of type ${types[0]}.`;return actual==null?msg+=` Received ${actual}`:typeof actual=="function"&&
actual.name?msg+=` Received function ${actual.name}`:typeof actual=="object"&&actual!=null&&actual.constructor?.name&&(msg+=` Received an instance of ${actual.constructor.
name}`),msg}var invalidKeyInput=(actual,...types)=>message("Key must be ",actual,...types);function invalidKeyType(alg,actual,secret){const types=["CryptoKey","\
KeyObject","JSON Web Key"];return secret&&types.push("Uint8Array"),new TypeError(message(`Key for the ${alg} algorithm must be `,actual,...types))}var unusable=(name,prop="\
algorithm.name")=>new TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);function checkUsage(key,usage){if(usage&&!key.usages.includes(
usage))throw new TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`)}function checkModulusLength(alg,key){const{modulusLength}=key.
algorithm;if(typeof modulusLength!="number"||modulusLength<2048)throw new TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`)}function checkCryptoKey(key,expected,usage){
const algorithm=key.algorithm;if(algorithm.name!==expected.name)throw unusable(expected.name);if(expected.hash&&algorithm.hash?.name!==expected.hash)throw unusable(
expected.hash,"algorithm.hash");if(expected.namedCurve&&algorithm.namedCurve!==expected.namedCurve)throw unusable(expected.namedCurve,"algorithm.namedCurve");if(expected.
length!==void 0&&algorithm.length!==expected.length)throw unusable(expected.length,"algorithm.length");checkUsage(key,usage)}function snapshotJwk(jwk){return{__proto__:null,
...jwk}}function normalizeJwk(jwk){const normalized=snapshotJwk(jwk);if(normalized.ext!==void 0&&typeof normalized.ext!="boolean")throw new TypeError('"ext" (Ex\
tractable) Parameter must be a boolean');if(normalized.key_ops!==void 0){const value=normalized.key_ops,keyOps=Array.isArray(value)?[...value]:void 0;if(!keyOps||
keyOps.some(operation=>typeof operation!="string")||new Set(keyOps).size!==keyOps.length)throw new TypeError('"key_ops" (Key Operations) Parameter must be an ar\
ray of unique strings');normalized.key_ops=keyOps}return normalized}function validateExtractableOption(extractable){if(extractable!==void 0&&typeof extractable!=
"boolean")throw new TypeError('"extractable" option must be a boolean');return extractable}async function jwkToKey(entry,jwk,extractable){if(!entry.kty.includes(
jwk.kty))throw new JOSENotSupported('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');const algorithm=entry.resolve?.({kty:jwk.kty,crv:jwk.crv})??
entry.subtle,isPrivate=!!(jwk.d||jwk.priv),keyData={...jwk,ext:extractable??jwk.ext};return keyData.kty!=="AKP"&&delete keyData.alg,delete keyData.use,crypto.subtle.
importKey("jwk",keyData,algorithm,keyData.ext??!isPrivate,jwk.key_ops??entry.usages[isPrivate?1:0])}async function rawKey(key,expected,usage,extractable=false){
return key instanceof Uint8Array&&(key=await crypto.subtle.importKey("raw",key,expected,extractable,[usage])),checkCryptoKey(key,expected,usage),key}var generateCek=enc=>crypto.getRandomValues(new Uint8Array(enc.cekBits>>3));function checkCekLength(cek,expected){const actual=cek.byteLength<<3;if(actual!==expected)
throw new JWEInvalid(`Invalid Content Encryption Key length. Expected ${expected} bits, got ${actual} bits`)}var generateIv=enc=>crypto.getRandomValues(new Uint8Array(
enc.ivBits>>3));function checkIvLength(enc,iv){if(iv.length<<3!==enc.ivBits)throw new JWEInvalid("Invalid Initialization Vector length")}async function cbcKeySetup(enc,cek,usage){
if(!(cek instanceof Uint8Array))throw new TypeError(invalidKeyInput(cek,"Uint8Array"));const keyLengthBits=enc.cekBits>>1,encKey=await crypto.subtle.importKey("\
raw",cek.subarray(keyLengthBits>>3),"AES-CBC",false,[usage]),macKey=await crypto.subtle.importKey("raw",cek.subarray(0,keyLengthBits>>3),{hash:`SHA-${keyLengthBits<<
1}`,name:"HMAC"},false,["sign"]);return[encKey,macKey,keyLengthBits]}async function cbcHmacTag(macKey,macData,keyLengthBits){return new Uint8Array((await crypto.
subtle.sign("HMAC",macKey,macData)).slice(0,keyLengthBits>>3))}async function cbcEncrypt(enc,plaintext,cek,iv,aad){const[encKey,macKey,keyLengthBits]=await cbcKeySetup(
enc,cek,"encrypt"),ciphertext=new Uint8Array(await crypto.subtle.encrypt({iv,name:"AES-CBC"},encKey,plaintext)),al=uint64be(aad.length*8),macData=concat(aad,iv,
ciphertext,al),tag2=await cbcHmacTag(macKey,macData,keyLengthBits);return{ciphertext,tag:tag2,iv}}async function timingSafeEqual(a,b){const algorithm={name:"HMA\
C",hash:"SHA-256"},key=await crypto.subtle.generateKey(algorithm,false,["sign","verify"]),aHmac=await crypto.subtle.sign(algorithm,key,a);return crypto.subtle.verify(
algorithm,key,aHmac,b)}async function cbcDecrypt(enc,cek,ciphertext,iv,tag2,aad){const[encKey,macKey,keyLengthBits]=await cbcKeySetup(enc,cek,"decrypt"),al=uint64be(
aad.length*8),macData=concat(aad,iv,ciphertext,al),expectedTag=await cbcHmacTag(macKey,macData,keyLengthBits);try{if(await timingSafeEqual(tag2,expectedTag))return new Uint8Array(
await crypto.subtle.decrypt({iv,name:"AES-CBC"},encKey,ciphertext))}catch{}throw new JWEDecryptionFailed}async function encrypt(enc,plaintext,cek,iv,aad){if(!isCryptoKey(
cek)&&!(cek instanceof Uint8Array))throw new TypeError(invalidKeyInput(cek,"CryptoKey","KeyObject","Uint8Array","JSON Web Key"));if(iv?checkIvLength(enc,iv):iv=
generateIv(enc),cek instanceof Uint8Array&&checkCekLength(cek,enc.cekBits),enc.cbc)return cbcEncrypt(enc,plaintext,cek,iv,aad);const encKey=await rawKey(cek,enc.
subtle,"encrypt"),encrypted=new Uint8Array(await crypto.subtle.encrypt({additionalData:aad,iv,name:"AES-GCM",tagLength:128},encKey,plaintext));return{ciphertext:encrypted.
subarray(0,-16),tag:encrypted.subarray(-16),iv}}async function decrypt(enc,cek,ciphertext,iv,tag2,aad){if(!isCryptoKey(cek)&&!(cek instanceof Uint8Array))throw new TypeError(
invalidKeyInput(cek,"CryptoKey","KeyObject","Uint8Array","JSON Web Key"));if(!iv)throw new JWEInvalid("JWE Initialization Vector missing");if(!tag2)throw new JWEInvalid(
"JWE Authentication Tag missing");if(!enc.cbc&&tag2.length!==16)throw new JWEInvalid("Invalid Authentication Tag length");if(checkIvLength(enc,iv),cek instanceof
Uint8Array&&checkCekLength(cek,enc.cekBits),enc.cbc)return cbcDecrypt(enc,cek,ciphertext,iv,tag2,aad);const encKey=await rawKey(cek,enc.subtle,"decrypt");try{return new Uint8Array(
await crypto.subtle.decrypt({additionalData:aad,iv,name:"AES-GCM",tagLength:128},encKey,concat(ciphertext,tag2)))}catch{throw new JWEDecryptionFailed}}function table(entries){const out={__proto__:null};for(const alg in entries)out[alg]={...entries[alg],alg};return out}var wrap=[["encrypt","wrapKey"],["decrypt","unwrapKey"]];var derive=[[],["deriveBits"]];var none=[[],[]];function rsaes(bits){return{kty:["RSA"],mode:"key-encry\
ption",subtle:{name:"RSA-OAEP",hash:`SHA-${bits}`},usages:wrap,ops:["wrapKey","unwrapKey"]}}function ecdh(mode){return{kty:["EC","OKP"],mode,subtle:{name:"ECDH"},
resolve:({kty,crv,asymmetricKeyType})=>{if(crv==="X25519"||asymmetricKeyType==="x25519")return{name:"X25519"};if(kty==="OKP")throw new JOSENotSupported('Invalid\
 or unsupported JWK "alg" (Algorithm) Parameter value');return{name:"ECDH",namedCurve:crv}},usages:derive,ops:[void 0,"deriveBits"]}}function aeskw(bits,gcm=false){
return{kty:["oct"],mode:"key-wrapping",secret:true,subtle:{name:gcm?"AES-GCM":"AES-KW",length:bits},usages:none,ops:gcm?["encrypt","decrypt"]:["wrapKey","unwrap\
Key"]}}function pbes2(){return{kty:["oct"],mode:"key-wrapping",secret:true,subtle:{name:"PBKDF2"},usages:none,ops:["deriveBits","deriveBits"]}}var JWE=table({dir:{
kty:["oct"],mode:"direct-encryption",secret:true,subtle:{name:"AES-GCM"},usages:none,ops:["encrypt","decrypt"]},"RSA-OAEP":rsaes(1),"RSA-OAEP-256":rsaes(256),"R\
SA-OAEP-384":rsaes(384),"RSA-OAEP-512":rsaes(512),"ECDH-ES":ecdh("direct-key-agreement"),"ECDH-ES+A128KW":ecdh("key-agreement-with-key-wrapping"),"ECDH-ES+A192K\
W":ecdh("key-agreement-with-key-wrapping"),"ECDH-ES+A256KW":ecdh("key-agreement-with-key-wrapping"),A128KW:aeskw(128),A192KW:aeskw(192),A256KW:aeskw(256),A128GCMKW:aeskw(
128,true),A192GCMKW:aeskw(192,true),A256GCMKW:aeskw(256,true),"PBES2-HS256+A128KW":pbes2(),"PBES2-HS384+A192KW":pbes2(),"PBES2-HS512+A256KW":pbes2()});var contentOps=[
"encrypt","decrypt"];function contentEncryption(bits,cbc=false){return{kty:["oct"],secret:true,subtle:{name:cbc?"AES-CBC":"AES-GCM",length:bits},usages:none,ops:contentOps,
cekBits:bits,ivBits:cbc?128:96,cbc}}var ENC=table({A128GCM:contentEncryption(128),A192GCM:contentEncryption(192),A256GCM:contentEncryption(256),"A128CBC-HS256":contentEncryption(
256,true),"A192CBC-HS384":contentEncryption(384,true),"A256CBC-HS512":contentEncryption(512,true)});function unsupported(parameter,name){throw new JOSENotSupported(
`Invalid or unsupported "${parameter}" (JWE ${name}) header value`)}function jweAlgorithm(alg){return(typeof alg=="string"?JWE[alg]:void 0)??unsupported("alg","\
Algorithm")}function isJWECEKTransport(algorithm){return algorithm.mode==="key-wrapping"||algorithm.mode==="key-encryption"||algorithm.mode==="key-agreement-wit\
h-key-wrapping"}function jweEncryption(enc){return(typeof enc=="string"?ENC[enc]:void 0)??unsupported("enc","Encryption Algorithm")}function checkEcdhCryptoKey(key,usage){if(key.algorithm.name!=="ECDH"&&key.algorithm.name!=="X25519")throw new TypeError("CryptoKey does not support this operat\
ion, its algorithm.name must be ECDH or X25519");checkUsage(key,usage)}async function aeskwWrap(alg,key,cek){const cryptoKey=await rawKey(key,jweAlgorithm(alg).
subtle,"wrapKey",true),cryptoKeyCek=await crypto.subtle.importKey("raw",cek,{hash:"SHA-256",name:"HMAC"},true,["sign"]);return new Uint8Array(await crypto.subtle.
wrapKey("raw",cryptoKeyCek,cryptoKey,"AES-KW"))}async function aeskwUnwrap(alg,key,encryptedKey){const cryptoKey=await rawKey(key,jweAlgorithm(alg).subtle,"unwr\
apKey",true),cryptoKeyCek=await crypto.subtle.unwrapKey("raw",encryptedKey,cryptoKey,"AES-KW",{hash:"SHA-256",name:"HMAC"},true,["sign"]);return new Uint8Array(
await crypto.subtle.exportKey("raw",cryptoKeyCek))}function checkRsaKey(alg,key,usage){checkCryptoKey(key,jweAlgorithm(alg).subtle,usage),checkModulusLength(alg,
key)}async function deriveKey(p2s,alg,p2c,key){if(!(p2s instanceof Uint8Array)||p2s.length<8)throw new JWEInvalid("PBES2 Salt Input must be 8 or more octets");if(!Number.
isSafeInteger(p2c)||Math.sign(p2c)!==1)throw new JWEInvalid("PBES2 Count Input must be a positive integer");const salt=concat(encode(alg),Uint8Array.of(0),p2s),
keyLengthBits=parseInt(alg.slice(13,16),10),subtleAlg={hash:`SHA-${alg.slice(8,11)}`,iterations:p2c,name:"PBKDF2",salt},cryptoKey=await rawKey(key,jweAlgorithm(
alg).subtle,"deriveBits");return new Uint8Array(await crypto.subtle.deriveBits(subtleAlg,cryptoKey,keyLengthBits))}function lengthAndInput(input){return concat(
uint32be(input.length),input)}async function concatKdf(Z,keyDataLength,OtherInfo){const dkLen=keyDataLength>>3,hashLen=32,reps=Math.ceil(dkLen/hashLen),dk=new Uint8Array(
reps*hashLen);for(let i=1;i<=reps;i++){const hashResult=await digest("sha256",concat(uint32be(i),Z,OtherInfo));dk.set(hashResult,(i-1)*hashLen)}return dk.slice(
0,dkLen)}async function ecdhesDeriveKey(publicKey,privateKey,algorithmId,keyDataLength,apu=new Uint8Array,apv=new Uint8Array){checkEcdhCryptoKey(publicKey),checkEcdhCryptoKey(
privateKey,"deriveBits");const otherInfo=concat(lengthAndInput(encode(algorithmId)),lengthAndInput(apu),lengthAndInput(apv),uint32be(keyDataLength)),Z=new Uint8Array(
await crypto.subtle.deriveBits({name:publicKey.algorithm.name,public:publicKey},privateKey,publicKey.algorithm.name==="X25519"?256:Math.ceil(parseInt(publicKey.
algorithm.namedCurve.slice(-3),10)/8)<<3));return concatKdf(Z,keyDataLength,otherInfo)}function assertEcdhKey(key){assertCryptoKey(key);const curve=key.algorithm.
namedCurve;if(curve!=="P-256"&&curve!=="P-384"&&curve!=="P-521"&&key.algorithm.name!=="X25519")throw new JOSENotSupported("ECDH with the provided key is not all\
owed or not supported by your javascript runtime")}function partyInfo(joseHeader,name){const value=joseHeader[name];if(value!==void 0){if(typeof value!="string")
throw new JWEInvalid(`JOSE Header "${name}" (Agreement Party${name==="apu"?"U":"V"}Info) invalid`);return decodeBase64url(value,name,JWEInvalid)}}function checkPartyInfo(apu,apv){
if(!(apu===void 0||apv===void 0||apu.byteLength!==apv.byteLength)){for(let i=0;i<apu.byteLength;i++)if(apu[i]!==apv[i])return;throw new JWEInvalid('JOSE Header \
"apu" and "apv" values must be distinct')}}function assertEncryptedKey(encryptedKey){if(encryptedKey===void 0)throw new JWEInvalid("JWE Encrypted Key missing")}
function assertNoEncryptedKey(encryptedKey){if(encryptedKey!==void 0)throw new JWEInvalid("Encountered unexpected JWE Encrypted Key")}function validateMaxPBES2Count(value){
if(value!==void 0&&value!==1/0&&(!Number.isSafeInteger(value)||value<1))throw new TypeError("maxPBES2Count must be a positive safe integer or Infinity")}async function decryptKeyManagement(entry,enc,key,encryptedKey,joseHeader,maxPBES2Count){
const{alg}=entry,mode=entry.mode;if(mode==="direct-encryption")return assertNoEncryptedKey(encryptedKey),key;const direct=mode==="direct-key-agreement";switch(direct?
assertNoEncryptedKey(encryptedKey):assertEncryptedKey(encryptedKey),entry.subtle.name){case"ECDH":{const{epk}=joseHeader;if(!isObject(epk)||["d","k","p","q","dp",
"dq","qi","oth","priv"].some(parameter=>Object.hasOwn(epk,parameter)))throw new JWEInvalid('JOSE Header "epk" (Ephemeral Public Key) missing or invalid');assertEcdhKey(
key);const ephemeralPublicKey=await jwkToKey(entry,epk),partyUInfo=partyInfo(joseHeader,"apu"),partyVInfo=partyInfo(joseHeader,"apv");checkPartyInfo(partyUInfo,
partyVInfo);const derivedKey=await ecdhesDeriveKey(ephemeralPublicKey,key,direct?enc.alg:alg,direct?enc.cekBits:parseInt(alg.slice(-5,-2),10),partyUInfo,partyVInfo);
if(direct)return derivedKey;key=derivedKey;break}case"RSA-OAEP":return assertCryptoKey(key),checkRsaKey(alg,key,"decrypt"),new Uint8Array(await crypto.subtle.decrypt(
"RSA-OAEP",key,encryptedKey));case"PBKDF2":{if(typeof joseHeader.p2c!="number")throw new JWEInvalid('JOSE Header "p2c" (PBES2 Count) missing or invalid');const p2cLimit=maxPBES2Count??
1e4;if(joseHeader.p2c>p2cLimit)throw new JWEInvalid('JOSE Header "p2c" (PBES2 Count) out is of acceptable bounds');if(typeof joseHeader.p2s!="string")throw new JWEInvalid(
'JOSE Header "p2s" (PBES2 Salt) missing or invalid');const p2s=decodeBase64url(joseHeader.p2s,"p2s",JWEInvalid);key=await deriveKey(p2s,alg,joseHeader.p2c,key);
break}case"AES-GCM":{if(typeof joseHeader.iv!="string")throw new JWEInvalid('JOSE Header "iv" (Initialization Vector) missing or invalid');if(typeof joseHeader.
tag!="string")throw new JWEInvalid('JOSE Header "tag" (Authentication Tag) missing or invalid');const iv=decodeBase64url(joseHeader.iv,"iv",JWEInvalid),tag2=decodeBase64url(
joseHeader.tag,"tag",JWEInvalid);if(iv.byteLength!==12)throw new JWEInvalid("Invalid Initialization Vector length");if(tag2.byteLength!==16)throw new JWEInvalid(
"Invalid Authentication Tag length");return decrypt(jweEncryption(alg.slice(0,-2)),key,encryptedKey,iv,tag2,new Uint8Array)}}return aeskwUnwrap(alg.slice(-6),key,
encryptedKey)}async function encryptKeyManagement(entry,enc,inputKey,joseHeader,providedCek,providedParameters={}){const{alg,mode}=entry,transport=isJWECEKTransport(
entry);if(providedCek!==void 0&&!transport)throw new TypeError(`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${alg}`);let key=await prepareKey(
mode==="direct-encryption"?enc:entry,inputKey,"encrypt");if(mode==="direct-encryption")return[key,void 0,void 0];const cek=transport?providedCek??generateCek(enc):
void 0;cek&&checkCekLength(cek,enc.cekBits);let encryptedKey,parameters;switch(entry.subtle.name){case"ECDH":{assertEcdhKey(key);const{apu:providedApu,apv:providedApv}=providedParameters;
providedApu!==void 0&&assertUint8Array(providedApu,'"apu"'),providedApv!==void 0&&assertUint8Array(providedApv,'"apv"');const apu=providedApu??partyInfo(joseHeader,
"apu"),apv=providedApv??partyInfo(joseHeader,"apv");checkPartyInfo(apu,apv);let ephemeralPrivateKey;providedParameters.epk!==void 0?ephemeralPrivateKey=await prepareKey(
entry,providedParameters.epk,"decrypt"):ephemeralPrivateKey=(await crypto.subtle.generateKey(key.algorithm,true,["deriveBits"])).privateKey;const subtle=crypto.
subtle;let exportableEpk=ephemeralPrivateKey;if(!exportableEpk.extractable){if(typeof subtle.getPublicKey!="function")throw new TypeError('CryptoKey for "epk" m\
ust be extractable');exportableEpk=await subtle.getPublicKey(ephemeralPrivateKey,[])}const{x,y,crv,kty}=await subtle.exportKey("jwk",exportableEpk),direct=mode===
"direct-key-agreement",derivedKey=await ecdhesDeriveKey(key,ephemeralPrivateKey,direct?enc.alg:alg,direct?enc.cekBits:parseInt(alg.slice(-5,-2),10),apu,apv),epk={
x,crv,kty};if(kty==="EC"&&(epk.y=y),parameters={epk},providedApu!==void 0&&(parameters.apu=encode2(providedApu)),providedApv!==void 0&&(parameters.apv=encode2(providedApv)),
direct)return[derivedKey,void 0,parameters];key=derivedKey;break}case"RSA-OAEP":{assertCryptoKey(key),checkRsaKey(alg,key,"encrypt"),encryptedKey=new Uint8Array(
await crypto.subtle.encrypt("RSA-OAEP",key,cek));break}case"PBKDF2":{const{p2c=2048,p2s=crypto.getRandomValues(new Uint8Array(16))}=providedParameters;key=await deriveKey(
p2s,alg,p2c,key),parameters={p2c,p2s:encode2(p2s)};break}case"AES-GCM":{const iv=providedParameters.iv===void 0?crypto.getRandomValues(new Uint8Array(12)):providedParameters.
iv;if(!(iv instanceof Uint8Array))throw new TypeError('"iv" must be an instance of Uint8Array');const wrapped=await encrypt(jweEncryption(alg.slice(0,-2)),cek,key,
iv,new Uint8Array);encryptedKey=wrapped.ciphertext,parameters={iv:encode2(wrapped.iv),tag:encode2(wrapped.tag)}}}if(encryptedKey??=await aeskwWrap(alg.slice(-6),
key,cek),!(encryptedKey instanceof Uint8Array)||!encryptedKey.byteLength)throw new TypeError("JWE key management algorithm did not produce an Encrypted Key");return[
cek,encryptedKey,parameters]}function validateZip(joseHeader,protectedHeader){if(joseHeader.zip!==void 0&&joseHeader.zip!=="DEF")throw new JOSENotSupported('Unsupported JWE "zip" (Compressi\
on Algorithm) Header Parameter value.');if(joseHeader.zip!==void 0&&!protectedHeader?.zip)throw new JWEInvalid('JWE "zip" (Compression Algorithm) Header Paramet\
er MUST be in a protected header.')}function supported(name){if(typeof globalThis[name]>"u")throw new JOSENotSupported(`JWE "zip" (Compression Algorithm) Header\
 Parameter requires the ${name} API.`)}async function transform(stream,input,maxLength=1/0){const writer=stream.writable.getWriter();writer.write(input).catch(()=>{}),
writer.close().catch(()=>{});const chunks=[];let length=0;const reader=stream.readable.getReader();for(;;){const{value,done:done2}=await reader.read();if(done2)
break;if(chunks.push(value),length+=value.byteLength,maxLength!==1/0&&length>maxLength)throw await reader.cancel().catch(()=>{}),new JWEInvalid("Decompressed pl\
aintext exceeded the configured limit")}return concat(...chunks)}async function compress(input){return supported("CompressionStream"),transform(new CompressionStream(
"deflate-raw"),input)}async function decompress(input,maxLength){return supported("DecompressionStream"),transform(new DecompressionStream("deflate-raw"),input,
maxLength)}function shareJWE(jwe){const{protected:encodedProtected,ciphertext,iv,tag:tag2,aad}=jwe;let protectedHeader;return encodedProtected!==void 0&&(protectedHeader=parseJoseHeader(
encodedProtected,JWEInvalid,"JWE Protected Header is invalid")),[protectedHeader,decodeBase64url(ciphertext,"ciphertext",JWEInvalid),iv!==void 0?decodeBase64url(
iv,"iv",JWEInvalid):void 0,tag2!==void 0?decodeBase64url(tag2,"tag",JWEInvalid):void 0,encodeAsciiMember((encodedProtected??"")+(aad!==void 0?`.${aad}`:""),"aad",
JWEInvalid)]}function prepareDecrypt(options){const keyManagementAlgorithms=options&&validateAlgorithms("keyManagementAlgorithms",options.keyManagementAlgorithms),
contentEncryptionAlgorithms=options&&validateAlgorithms("contentEncryptionAlgorithms",options.contentEncryptionAlgorithms),{crit,maxPBES2Count,maxDecompressedLength}=options??
{};validateMaxPBES2Count(maxPBES2Count);const decompressionLimit=maxDecompressedLength??25e4;if(decompressionLimit!==0&&decompressionLimit!==1/0&&(!Number.isSafeInteger(
decompressionLimit)||decompressionLimit<1))throw new TypeError("maxDecompressedLength must be 0, a positive safe integer, or Infinity");return[keyManagementAlgorithms,
contentEncryptionAlgorithms,crit,maxPBES2Count,maxDecompressedLength]}async function decryptJWE(jwe,shared,key,token2=shareJWE(jwe)){const[protectedHeader,ciphertext,
iv,tag2,additionalAuthenticatedData]=token2,{header,unprotected,aad}=jwe;let joseHeader;if(header!==void 0||unprotected!==void 0){if(!isDisjoint(protectedHeader,
header,unprotected))throw new JWEInvalid("JWE Protected, JWE Unprotected Header, and JWE Per-Recipient Unprotected Header Parameter names must be disjoint");joseHeader=
{...protectedHeader,...header,...unprotected}}else joseHeader=protectedHeader??{};const[keyManagementAlgorithms,contentEncryptionAlgorithms,crit,maxPBES2Count,maxDecompressedLength]=shared,
{encrypted_key:encodedKey}=jwe;validateCrit(JWEInvalid,JWE_RECOGNIZED,crit,protectedHeader,joseHeader),validateZip(joseHeader,protectedHeader);const{alg,enc}=joseHeader;
if(typeof alg!="string"||!alg)throw new JWEInvalid("missing JWE Algorithm (alg) in JWE Header");const selected=JWE[alg];if(encodedKey===""&&(!selected||!isJWECEKTransport(
selected)))throw new JWEInvalid("JWE Encrypted Key incorrect type");const integrated=selected?.mode==="integrated-encryption";if(!integrated&&(typeof enc!="stri\
ng"||!enc))throw new JWEInvalid("missing JWE Encryption Algorithm (enc) in JWE Header");if(keyManagementAlgorithms&&!keyManagementAlgorithms.has(alg)||!keyManagementAlgorithms&&
alg.startsWith("PBES2"))throw new JOSEAlgNotAllowed('"alg" (Algorithm) Header Parameter value not allowed');let encEntry;if(integrated){if(enc!==void 0)throw new JWEInvalid(
'JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');if(iv?.byteLength)throw new JWEInvalid("JWE Initialization Ve\
ctor must be empty for integrated encryption");if(tag2?.byteLength)throw new JWEInvalid("JWE Authentication Tag must be empty for integrated encryption")}else{if(contentEncryptionAlgorithms&&
!contentEncryptionAlgorithms.has(enc))throw new JOSEAlgNotAllowed('"enc" (Encryption Algorithm) Header Parameter value not allowed');encEntry=jweEncryption(enc)}
let encryptedKey;if(encodedKey!==void 0)try{encryptedKey=decodeBase64url(encodedKey,"encrypted_key",JWEInvalid)}catch(error){if(!selected||!isJWECEKTransport(selected))
throw error;encryptedKey=new Uint8Array}let resolvedKey=false;typeof key=="function"&&(key=await key(protectedHeader,jwe),resolvedKey=true);const algEntry=selected??
jweAlgorithm(alg);isJWECEKTransport(algEntry)&&encryptedKey===void 0&&(encryptedKey=new Uint8Array);const k=await prepareKey(algEntry.mode==="direct-encryption"?
encEntry:algEntry,key,"decrypt");let plaintext;if(algEntry.mode==="integrated-encryption")plaintext=await algEntry.decrypt(k,encryptedKey,ciphertext,additionalAuthenticatedData,
protectedHeader,joseHeader);else{const encryption=encEntry;let cek;try{cek=await decryptKeyManagement(algEntry,encryption,k,encryptedKey,joseHeader,maxPBES2Count),
isJWECEKTransport(algEntry)&&cek instanceof Uint8Array&&cek.byteLength<<3!==encryption.cekBits&&(cek=generateCek(encryption))}catch(err){if(err instanceof TypeError||
err instanceof JWEInvalid||err instanceof JOSENotSupported)throw err;cek=generateCek(encryption)}plaintext=await decrypt(encryption,cek,ciphertext,iv,tag2,additionalAuthenticatedData)}
if(joseHeader.zip==="DEF"){const decompressionLimit=maxDecompressedLength??25e4;if(decompressionLimit===0)throw new JOSENotSupported('JWE "zip" (Compression Alg\
orithm) Header Parameter is not supported.');plaintext=await decompress(plaintext,decompressionLimit).catch(cause=>{throw cause instanceof JWEInvalid?cause:new JWEInvalid(
"Failed to decompress plaintext",{cause})})}return{plaintext,...protectedHeader&&{protectedHeader},...aad!==void 0&&{additionalAuthenticatedData:decodeBase64url(
aad,"aad",JWEInvalid)},...unprotected&&{sharedUnprotectedHeader:unprotected},...header&&{unprotectedHeader:header},...resolvedKey&&{key:k}}}async function decryptCompact(jwe,shared,key){
if(jwe instanceof Uint8Array&&(jwe=decoder.decode(jwe)),typeof jwe!="string")throw new JWEInvalid("Compact JWE must be a string or Uint8Array");const{0:protectedHeader,
1:encryptedKey,2:iv,3:ciphertext,4:tag2,length}=jwe.split(".");if(length!==5)throw new JWEInvalid("Invalid Compact JWE");return decryptJWE({ciphertext,iv:iv||void 0,
protected:protectedHeader,tag:tag2||void 0,encrypted_key:encryptedKey||void 0},shared,key)}function checkDisjoint(protectedHeader,unprotectedHeader,sharedUnprotectedHeader){if(!isDisjoint(protectedHeader,unprotectedHeader,sharedUnprotectedHeader))throw new JWEInvalid(
"JWE Protected, JWE Shared Unprotected and JWE Per-Recipient Header Parameter names must be disjoint")}function checkEncryptHeaders(input,options,sharedHeadersNormalized=false){
if(!input[1]&&!input[2]&&!input[3])throw new JWEInvalid("either setProtectedHeader, setUnprotectedHeader, or sharedUnprotectedHeader must be called before #encr\
ypt()");options!==void 0&&(input[8]=options?.crit);let[,protectedHeader,unprotectedHeader,sharedUnprotectedHeader,aad,cek,iv,keyManagementParameters,crit]=input;
if(aad!==void 0&&assertUint8Array(aad,"JWE Additional Authenticated Data"),cek!==void 0&&assertUint8Array(cek,"JWE Content Encryption Key"),iv!==void 0&&assertUint8Array(
iv,"JWE Initialization Vector"),!sharedHeadersNormalized&&protectedHeader!==void 0&&(protectedHeader=serializeJoseHeader(JWEInvalid,protectedHeader)[0],input[1]=
protectedHeader),unprotectedHeader!==void 0&&(unprotectedHeader=serializeJoseHeader(JWEInvalid,unprotectedHeader)[0],input[2]=unprotectedHeader),!sharedHeadersNormalized&&
sharedUnprotectedHeader!==void 0&&(sharedUnprotectedHeader=serializeJoseHeader(JWEInvalid,sharedUnprotectedHeader)[0],input[3]=sharedUnprotectedHeader),keyManagementParameters!==
void 0&&!isObject(keyManagementParameters))throw new TypeError("JWE Key Management Parameters must be an object");checkDisjoint(protectedHeader,unprotectedHeader,
sharedUnprotectedHeader);const joseHeader={...protectedHeader,...unprotectedHeader,...sharedUnprotectedHeader};validateCritDuplicates(JWEInvalid,protectedHeader),
validateCrit(JWEInvalid,JWE_RECOGNIZED,crit,protectedHeader,joseHeader),validateZip(joseHeader,protectedHeader);const{alg,enc}=joseHeader;if(typeof alg!="string"||
!alg)throw new JWEInvalid('JWE "alg" (Algorithm) Header Parameter missing or invalid');const algEntry=JWE[alg];if(algEntry?.mode==="integrated-encryption"){if(enc!==
void 0)throw new JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');if(cek!==void 0)throw new TypeError(
`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${alg}`);if(iv!==void 0)throw new TypeError(`setInitializationVector cannot be calle\
d with JWE "alg" (Algorithm) Header ${alg}`);return[joseHeader,void 0,algEntry]}if(typeof enc!="string"||!enc)throw new JWEInvalid('JWE "enc" (Encryption Algori\
thm) Header Parameter missing or invalid');return[joseHeader,jweEncryption(enc),algEntry]}async function encryptJWE(input,checked,key){const[joseHeader,encEntry,
selected]=checked,[inputPlaintext,inputProtectedHeader,inputUnprotectedHeader,sharedUnprotectedHeader,aad,providedCek,inputIv,keyManagementParameters,,unprotectedParameters]=input;
let protectedHeader=inputProtectedHeader,unprotectedHeader=inputUnprotectedHeader;const algEntry=selected??jweAlgorithm(joseHeader.alg);let encryptedKey,parameters,
cek;algEntry.mode==="integrated-encryption"?cek=await prepareKey(algEntry,key,"encrypt"):[cek,encryptedKey,parameters]=await encryptKeyManagement(algEntry,encEntry,
key,joseHeader,providedCek,keyManagementParameters),parameters&&(unprotectedParameters?unprotectedHeader=unprotectedHeader?{...unprotectedHeader,...parameters}:
parameters:protectedHeader=protectedHeader?{...protectedHeader,...parameters}:parameters,checkDisjoint(protectedHeader,unprotectedHeader,sharedUnprotectedHeader));
const encodedProtectedHeader=protectedHeader?encode2(JSON.stringify(protectedHeader)):"",encodedAad=aad?.byteLength?encode2(aad):void 0,additionalAuthenticatedData=encode(
encodedAad?`${encodedProtectedHeader}.${encodedAad}`:encodedProtectedHeader);let plaintext=inputPlaintext;joseHeader.zip==="DEF"&&(plaintext=await compress(plaintext).
catch(cause=>{throw new JWEInvalid("Failed to compress plaintext",{cause})}));let ciphertext,tag2,iv;algEntry.mode==="integrated-encryption"?[encryptedKey,ciphertext]=
await algEntry.encrypt(cek,plaintext,additionalAuthenticatedData,protectedHeader,joseHeader,keyManagementParameters):{ciphertext,tag:tag2,iv}=await encrypt(encEntry,
plaintext,cek,inputIv,additionalAuthenticatedData);const jwe={ciphertext:encode2(ciphertext)};return iv&&(jwe.iv=encode2(iv)),tag2&&(jwe.tag=encode2(tag2)),encryptedKey?.
byteLength&&(jwe.encrypted_key=encode2(encryptedKey)),encodedAad&&(jwe.aad=encodedAad),protectedHeader&&(jwe.protected=encodedProtectedHeader),sharedUnprotectedHeader&&
(jwe.unprotected=sharedUnprotectedHeader),unprotectedHeader&&(jwe.header=unprotectedHeader),jwe}async function createJWE(input,key,options){return encryptJWE(input,
checkEncryptHeaders(input,options),key)}function compactJWE(jwe){return[jwe.protected,jwe.encrypted_key,jwe.iv,jwe.ciphertext,jwe.tag].join(".")}var sig=[["verify"],["sign"]];function hmac(bits){const subtle={name:"HMAC",hash:`SHA-${bits}`};return{kty:["oct"],secret:true,subtle,signing:subtle,usages:sig}}
function rsa(bits,saltLength){const subtle={name:saltLength?"RSA-PSS":"RSASSA-PKCS1-v1_5",hash:`SHA-${bits}`};return{kty:["RSA"],subtle,signing:saltLength?{...subtle,
saltLength}:subtle,usages:sig,minRsaBits:2048}}function ecdsa(crv,bits){return{kty:["EC"],crv,subtle:{name:"ECDSA",namedCurve:crv},signing:{name:"ECDSA",hash:`S\
HA-${bits}`},usages:sig}}function eddsa(){const subtle={name:"Ed25519"};return{kty:["OKP"],crv:"Ed25519",subtle,signing:subtle,usages:sig}}function mldsa(parameterSet){
const subtle={name:`ML-DSA-${parameterSet}`};return{kty:["AKP"],subtle,signing:subtle,usages:sig}}var JWS=table({HS256:hmac(256),HS384:hmac(384),HS512:hmac(512),
RS256:rsa(256),RS384:rsa(384),RS512:rsa(512),PS256:rsa(256,32),PS384:rsa(384,48),PS512:rsa(512,64),ES256:ecdsa("P-256",256),ES384:ecdsa("P-384",384),ES512:ecdsa(
"P-521",512),EdDSA:eddsa(),Ed25519:eddsa(),"ML-DSA-44":mldsa(44),"ML-DSA-65":mldsa(65),"ML-DSA-87":mldsa(87)});function jwsAlgorithm(alg){const entry=typeof alg==
"string"?JWS[alg]:void 0;if(!entry)throw new JOSENotSupported(`alg ${alg} is not supported either by JOSE or your javascript runtime`);return entry}function prepareVerify(options){return[options&&validateAlgorithms("algorithms",options.algorithms),options?.crit]}function parseProtectedHeader(encodedProtectedHeader){
return encodedProtectedHeader===void 0?{}:parseJoseHeader(encodedProtectedHeader,JWSInvalid,"JWS Protected Header is invalid")}function encodeCompactUnencodedPayload(payload){try{return encode(payload)}catch(cause){throw new JWSInvalid("JWS Compact Serialization payload must use only AS\
CII characters",{cause})}}async function verifySignature(jws,shared,key,encodeUnencodedPayload,parsedProtected){const{protected:encodedProtectedHeader,header,payload:inputPayload}=jws,
protectedHeader=parsedProtected??parseProtectedHeader(encodedProtectedHeader);if(!isDisjoint(protectedHeader,header))throw new JWSInvalid("JWS Protected and JWS\
 Unprotected Header Parameter names must be disjoint");const joseHeader={...protectedHeader,...header},b64=validateB64(protectedHeader,validateCrit(JWSInvalid,JWS_RECOGNIZED,
shared[1],protectedHeader,joseHeader)),{alg}=joseHeader;if(typeof alg!="string"||!alg)throw new JWSInvalid('JWS "alg" (Algorithm) Header Parameter missing or in\
valid');if(shared[0]&&!shared[0].has(alg))throw new JOSEAlgNotAllowed('"alg" (Algorithm) Header Parameter value not allowed');if(b64){if(typeof inputPayload!="s\
tring")throw new JWSInvalid("JWS Payload must be a string")}else if(typeof inputPayload!="string"&&!(inputPayload instanceof Uint8Array))throw new JWSInvalid("J\
WS Payload must be a string or an Uint8Array instance");const signingPayload=b64||typeof inputPayload!="string"?inputPayload:encodeUnencodedPayload(inputPayload);
let resolvedKey=false;typeof key=="function"&&(key=await key(protectedHeader,jws),resolvedKey=true);const entry=jwsAlgorithm(alg),signingInput=concat(encodedProtectedHeader!==
void 0?encode(encodedProtectedHeader):new Uint8Array,encode("."),typeof signingPayload=="string"?shared[2]??=encodeAsciiMember(signingPayload,"payload",JWSInvalid):
signingPayload),signature=decodeBase64url(jws.signature,"signature",JWSInvalid),verificationKey=await prepareKey(entry,key,"verify"),cryptoKey=await rawKey(verificationKey,
entry.subtle,"verify");entry.minRsaBits&&checkModulusLength(entry.alg,cryptoKey);let verified=false;try{verified=await crypto.subtle.verify(entry.signing,cryptoKey,
signature,signingInput)}catch(cause){throw new JWSSignatureVerificationFailed(void 0,{cause})}if(!verified)throw new JWSSignatureVerificationFailed;const result={
payload:typeof signingPayload=="string"?decodeBase64url(signingPayload,"payload",JWSInvalid):signingPayload};return encodedProtectedHeader!==void 0&&(result.protectedHeader=
protectedHeader),header!==void 0&&(result.unprotectedHeader=header),resolvedKey?[{...result,key:verificationKey},b64]:[result,b64]}async function verifyCompact(jws,shared,key){
if(jws instanceof Uint8Array&&(jws=decoder.decode(jws)),typeof jws!="string")throw new JWSInvalid("Compact JWS must be a string or Uint8Array");const{0:protectedHeader,
1:payload,2:signature,length}=jws.split(".");if(length!==3)throw new JWSInvalid("Invalid Compact JWS");return verifySignature({payload,protected:protectedHeader,
signature},shared,key,encodeCompactUnencodedPayload)}var epoch=date=>Math.floor(date.getTime()/1e3);var multipliers={s:1,m:60,h:3600,d:86400,w:604800,y:31557600};var REGEX=/^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i;
var checkFailed="check_failed";function invalidDuration(){throw new TypeError("Invalid time period format")}function secs(str){typeof str!="string"&&invalidDuration();
const matched=REGEX.exec(str);(!matched||matched[4]&&matched[1])&&invalidDuration();const value=parseFloat(matched[2]),durationSeconds=Math.round(value*multipliers[matched[3][0].
toLowerCase()]);return Number.isFinite(durationSeconds)||invalidDuration(),matched[1]==="-"||matched[4]==="ago"?-durationSeconds:durationSeconds}function validateInput(label,input){
if(!Number.isFinite(input))throw new TypeError(`Invalid ${label} input`);return input}function validateStringClaim(claim,value){if(typeof value!="string")throw new TypeError(
`"${claim}" claim must be a string`)}function validateAudienceClaim(value){if(typeof value!="string"&&(!Array.isArray(value)||Array.from(value).some(member=>typeof member!=
"string")))throw new TypeError('"aud" claim must be a string or an array of strings')}function numericDate(value,label){return typeof value=="number"?validateInput(
label,value):value instanceof Date?validateInput(label,epoch(value)):epoch(new Date)+secs(value)}var normalizeTyp=value=>{const normalized=value.toLowerCase();return value.
includes("/")?normalized:`application/${normalized}`};var checkAudiencePresence=(audPayload,audOption)=>typeof audPayload=="string"?audOption.includes(audPayload):
Array.isArray(audPayload)?audOption.some(aud=>audPayload.includes(aud)):false;function validateNumericDate(claimsSet,claim,required=false){const value=claimsSet[claim];
if(!(value===void 0&&!required)){if(typeof value!="number")throw new JWTClaimValidationFailed(`"${claim}" claim must be a number`,claimsSet,claim,"invalid");return value}}
function unexpectedClaim(claimsSet,claim){throw new JWTClaimValidationFailed(`unexpected "${claim}" claim value`,claimsSet,claim,checkFailed)}function validateClaimsSet(protectedHeader,claimsSetBytes,options={}){
let claimsSet;try{claimsSet=JSON.parse(strictDecoder.decode(claimsSetBytes))}catch(cause){throw new JWTInvalid("JWT Claims Set must be a top-level JSON object",
{cause})}if(!isObject(claimsSet))throw new JWTInvalid("JWT Claims Set must be a top-level JSON object");const{typ}=options;if(typ!==void 0&&(typeof protectedHeader.
typ!="string"||normalizeTyp(protectedHeader.typ)!==normalizeTyp(typ)))throw new JWTClaimValidationFailed('unexpected "typ" JWT header value',claimsSet,"typ",checkFailed);
const{requiredClaims=[],issuer,subject,audience,maxTokenAge}=options,presenceCheck=[...requiredClaims];maxTokenAge!==void 0&&presenceCheck.push("iat"),audience!==
void 0&&presenceCheck.push("aud"),subject!==void 0&&presenceCheck.push("sub"),issuer!==void 0&&presenceCheck.push("iss");for(const claim of new Set(presenceCheck.
reverse()))if(!Object.hasOwn(claimsSet,claim))throw new JWTClaimValidationFailed(`missing required "${claim}" claim`,claimsSet,claim,"missing");issuer!==void 0&&
!(Array.isArray(issuer)?issuer:[issuer]).includes(claimsSet.iss)&&unexpectedClaim(claimsSet,"iss"),subject!==void 0&&claimsSet.sub!==subject&&unexpectedClaim(claimsSet,
"sub"),audience!==void 0&&!checkAudiencePresence(claimsSet.aud,typeof audience=="string"?[audience]:audience)&&unexpectedClaim(claimsSet,"aud");const{clockTolerance}=options;
let tolerance=0;if(typeof clockTolerance=="string")tolerance=secs(clockTolerance);else if(clockTolerance!==void 0){if(typeof clockTolerance!="number")throw new TypeError(
"Invalid clockTolerance option type");tolerance=clockTolerance}if(validateInput("clockTolerance option",tolerance),tolerance<0)throw new TypeError("Invalid cloc\
kTolerance option input");const{currentDate}=options,now=validateInput("currentDate option",epoch(currentDate===void 0?new Date:currentDate)),iat=validateNumericDate(
claimsSet,"iat",maxTokenAge!==void 0),nbf=validateNumericDate(claimsSet,"nbf");if(nbf!==void 0&&nbf>now+tolerance)throw new JWTClaimValidationFailed('"nbf" clai\
m timestamp check failed',claimsSet,"nbf",checkFailed);const exp=validateNumericDate(claimsSet,"exp");if(exp!==void 0&&exp<=now-tolerance)throw new JWTExpired('\
"exp" claim timestamp check failed',claimsSet,"exp",checkFailed);if(maxTokenAge!==void 0){const age=now-iat,max=validateInput("maxTokenAge option",typeof maxTokenAge==
"number"?maxTokenAge:secs(maxTokenAge));if(max<0)throw new TypeError("Invalid maxTokenAge option input");if(age-tolerance>max)throw new JWTExpired('"iat" claim \
timestamp check failed (too far in the past)',claimsSet,"iat",checkFailed);if(age<-tolerance)throw new JWTClaimValidationFailed('"iat" claim timestamp check fai\
led (it should be in the past)',claimsSet,"iat",checkFailed)}return claimsSet}var producerClaimsSets;function producerClaimsSet(producer){return producerClaimsSets.
get(producer)}function jwtClaimsSetBytes(producer){const claimsSet=producerClaimsSet(producer);for(const claim of["iat","nbf","exp"]){const value=claimsSet[claim];
if(typeof value=="number"&&!Number.isFinite(value))throw new TypeError(`"${claim}" claim must be a finite number`)}return encoder.encode(JSON.stringify(claimsSet))}
function jwtClaim(producer,claim){return producerClaimsSet(producer)[claim]}var JWTClaimsBuilder=class{constructor(claimsSet={}){if(!isObject(claimsSet))throw new TypeError(
"JWT Claims Set MUST be an object");(producerClaimsSets||=new WeakMap).set(this,structuredClone(claimsSet))}setIssuer(value){return validateStringClaim("iss",value),
producerClaimsSet(this).iss=value,this}setSubject(value){return validateStringClaim("sub",value),producerClaimsSet(this).sub=value,this}setAudience(value){return validateAudienceClaim(
value),producerClaimsSet(this).aud=value,this}setJti(value){return validateStringClaim("jti",value),producerClaimsSet(this).jti=value,this}setNotBefore(value){return producerClaimsSet(
this).nbf=numericDate(value,"setNotBefore"),this}setExpirationTime(value){return producerClaimsSet(this).exp=numericDate(value,"setExpirationTime"),this}setIssuedAt(value){
const claimsSet=producerClaimsSet(this);return value===void 0?claimsSet.iat=epoch(new Date):typeof value=="string"?claimsSet.iat=validateInput("setIssuedAt",epoch(
new Date)+secs(value)):claimsSet.iat=numericDate(value,"setIssuedAt"),this}};async function jwtVerify(jwt,key,options){const[verified,b64]=await verifyCompact(jwt,prepareVerify(options),key);if(!b64)throw new JWTInvalid("JWTs MUST NOT us\
e unencoded payload");const payload=validateClaimsSet(verified.protectedHeader,verified.payload,options);return{...verified,payload}}async function jwtDecrypt(jwt,key,options){const{plaintext,...result}=await decryptCompact(jwt,prepareDecrypt(options),key),{protectedHeader}=result,payload=validateClaimsSet(
protectedHeader,plaintext,options);for(const claim of["iss","sub","aud"])if(protectedHeader[claim]!==void 0&&(claim==="aud"?JSON.stringify(protectedHeader.aud)!==
JSON.stringify(payload.aud):protectedHeader[claim]!==payload[claim]))throw new JWTClaimValidationFailed(`replicated "${claim}" claim header parameter mismatch`,
payload,claim,"mismatch");return{payload,...result}}async function createSignature(input,key,rejectUnencoded){let[payload,protectedHeader,unprotectedHeader,crit]=input,encodedProtectedHeader="";if(protectedHeader!==
void 0){const normalized=serializeJoseHeader(JWSInvalid,protectedHeader);protectedHeader=normalized[0],encodedProtectedHeader=encode2(normalized[1])}if(unprotectedHeader!==
void 0&&(unprotectedHeader=serializeJoseHeader(JWSInvalid,unprotectedHeader)[0]),!protectedHeader&&!unprotectedHeader)throw new JWSInvalid("either setProtectedH\
eader or setUnprotectedHeader must be called before #sign()");if(!isDisjoint(protectedHeader,unprotectedHeader))throw new JWSInvalid("JWS Protected and JWS Unpr\
otected Header Parameter names must be disjoint");const joseHeader={...protectedHeader,...unprotectedHeader};validateCritDuplicates(JWSInvalid,protectedHeader);
const b64=validateB64(protectedHeader,validateCrit(JWSInvalid,JWS_RECOGNIZED,crit,protectedHeader,joseHeader));b64||rejectUnencoded?.();const{alg}=joseHeader;if(typeof alg!=
"string"||!alg)throw new JWSInvalid('JWS "alg" (Algorithm) Header Parameter missing or invalid');const entry=jwsAlgorithm(alg);let encodedPayload="",signingPayload=payload,
signingInput;if(b64){const encodedPayloadCache=input[4];encodedPayloadCache?(encodedPayload=encodedPayloadCache[0]??=encode2(payload),signingPayload=encodedPayloadCache[1]??=
encode(encodedPayload)):(encodedPayload=encode2(payload),signingInput=encoder.encode(`${encodedProtectedHeader}.${encodedPayload}`))}signingInput??=concat(encode(
encodedProtectedHeader),encode("."),signingPayload);const signingKey=await rawKey(await prepareKey(entry,key,"sign"),entry.subtle,"sign");entry.minRsaBits&&checkModulusLength(
entry.alg,signingKey);const jws={signature:encode2(new Uint8Array(await crypto.subtle.sign(entry.signing,signingKey,signingInput))),payload:encodedPayload};return protectedHeader&&
(jws.protected=encodedProtectedHeader),unprotectedHeader&&(jws.header=unprotectedHeader),[jws,b64]}async function createCompactSignature(payload,protectedHeader,crit,key,rejectUnencoded){
const[jws]=await createSignature([payload,protectedHeader,void 0,crit],key,rejectUnencoded);return`${jws.protected}.${jws.payload}.${jws.signature}`}var SignJWT_base=JWTClaimsBuilder;var SignJWT=class extends SignJWT_base{#protectedHeader;setProtectedHeader(protectedHeader){return assertNotSet(this.#protectedHeader,
"setProtectedHeader"),this.#protectedHeader=protectedHeader,this}async sign(key,options){return createCompactSignature(jwtClaimsSetBytes(this),this.#protectedHeader,
options?.crit,key,()=>{throw new JWTInvalid("JWTs MUST NOT use unencoded payload")})}};var EncryptJWT_base=JWTClaimsBuilder;var EncryptJWT=class extends EncryptJWT_base{#input=[void 0];#replicateIssuerAsHeader;#replicateSubjectAsHeader;#replicateAudienceAsHeader;setProtectedHeader(protectedHeader){
return assertNotSet(this.#input[1],"setProtectedHeader"),this.#input[1]=protectedHeader,this}setKeyManagementParameters(parameters){return assertNotSet(this.#input[7],
"setKeyManagementParameters"),this.#input[7]=parameters,this}setContentEncryptionKey(cek){return assertNotSet(this.#input[5],"setContentEncryptionKey"),this.#input[5]=
cek,this}setInitializationVector(iv){return assertNotSet(this.#input[6],"setInitializationVector"),this.#input[6]=iv,this}replicateIssuerAsHeader(){return this.#replicateIssuerAsHeader=
true,this}replicateSubjectAsHeader(){return this.#replicateSubjectAsHeader=true,this}replicateAudienceAsHeader(){return this.#replicateAudienceAsHeader=true,this}async encrypt(key,options){
const plaintext=jwtClaimsSetBytes(this);this.#input[1]&&(this.#replicateIssuerAsHeader||this.#replicateSubjectAsHeader||this.#replicateAudienceAsHeader)&&(this.#input[1]=
{...this.#input[1],iss:this.#replicateIssuerAsHeader?jwtClaim(this,"iss"):void 0,sub:this.#replicateSubjectAsHeader?jwtClaim(this,"sub"):void 0,aud:this.#replicateAudienceAsHeader?
jwtClaim(this,"aud"):void 0});const input=[...this.#input];return input[0]=plaintext,compactJWE(await createJWE(input,key,options))}};var algArgument='"alg" (Algorithm)';function unsupportedAlg(source='JWK "alg" (Algorithm) Parameter'){throw new JOSENotSupported(`Invalid or unsupported ${source}\
 value`)}function keyAlgorithm(alg,source){return(typeof alg=="string"?JWS[alg]??JWE[alg]:void 0)??unsupportedAlg(source)}async function exportJWK(key){if(isKeyObject(key))if(key.type==="secret")key=key.export();else return key.export({format:"jwk"});if(key instanceof Uint8Array)return{
kty:"oct",k:encode2(key)};if(!isCryptoKey(key))throw new TypeError(invalidKeyInput(key,"CryptoKey","KeyObject","Uint8Array"));if(!key.extractable)throw new TypeError(
"non-extractable CryptoKey cannot be exported as a JWK");const jwk=await crypto.subtle.exportKey("jwk",key);delete jwk.ext,delete jwk.key_ops,delete jwk.use,jwk.
kty!=="AKP"&&delete jwk.alg;for(const parameter of Object.keys(jwk))jwk[parameter]===void 0&&delete jwk[parameter];return jwk}var check=(value,description)=>{if(typeof value!="string"||!value)throw new JWKInvalid(`${description} missing or invalid`)};async function calculateJwkThumbprint(key,digestAlgorithm){
let jwk;if(isObject(key)){if(jwk=snapshotJwk(key),typeof jwk.kty!="string")throw new TypeError(invalidKeyInput(key,"CryptoKey","KeyObject","JSON Web Key"))}else if(isKeyLike(
key))jwk=snapshotJwk(await exportJWK(key));else throw new TypeError(invalidKeyInput(key,"CryptoKey","KeyObject","JSON Web Key"));if(digestAlgorithm??="sha256",digestAlgorithm!==
"sha256"&&digestAlgorithm!=="sha384"&&digestAlgorithm!=="sha512")throw new TypeError('digestAlgorithm must one of "sha256", "sha384", or "sha512"');let requiredMembers;
switch(jwk.kty){case"AKP":check(jwk.alg,'"alg" (Algorithm) Parameter'),check(jwk.pub,'"pub" (Public key) Parameter'),requiredMembers={alg:jwk.alg,kty:jwk.kty,pub:jwk.
pub};break;case"EC":check(jwk.crv,'"crv" (Curve) Parameter'),check(jwk.x,'"x" (X Coordinate) Parameter'),check(jwk.y,'"y" (Y Coordinate) Parameter'),requiredMembers=
{crv:jwk.crv,kty:jwk.kty,x:jwk.x,y:jwk.y};break;case"OKP":check(jwk.crv,'"crv" (Subtype of Key Pair) Parameter'),check(jwk.x,'"x" (Public Key) Parameter'),requiredMembers=
{crv:jwk.crv,kty:jwk.kty,x:jwk.x};break;case"RSA":check(jwk.e,'"e" (Exponent) Parameter'),check(jwk.n,'"n" (Modulus) Parameter'),requiredMembers={e:jwk.e,kty:jwk.
kty,n:jwk.n};break;case"oct":if(typeof jwk.k!="string")throw new JWKInvalid('"k" (Key Value) Parameter missing or invalid');requiredMembers={k:jwk.k,kty:jwk.kty};
break;default:throw new JOSENotSupported('"kty" (Key Type) Parameter missing or unsupported')}const thumbprintInput=encode(JSON.stringify(requiredMembers));return encode2(
await digest(digestAlgorithm,thumbprintInput))}function isUsableJWK(jwk,entry,alg,kid){const{kty,key_ops:keyOps,ext,kid:jwkKid,alg:jwkAlg,use:use2,crv}=jwk;return(ext===void 0||typeof ext=="boolean")&&(keyOps===
void 0||Array.isArray(keyOps)&&keyOps.every((operation,index)=>typeof operation=="string"&&keyOps.indexOf(operation)===index)&&keyOps.includes("verify"))&&entry.
kty.includes(kty)&&(kid===void 0||typeof kid=="string"&&kid===jwkKid)&&(jwkAlg===void 0?kty!=="AKP":alg===jwkAlg)&&(use2===void 0||use2==="sig")&&(!entry.crv||crv===
entry.crv)}async function importWithAlgCache(cache2,jwk,entry){const cached=cache2.get(jwk)||cache2.set(jwk,{}).get(jwk),{alg}=entry;if(cached[alg]===void 0){const pending=jwkToKey(
entry,jwk,true).then(key=>{if(key.type!=="public")throw new JWKSInvalid("JSON Web Key Set members must be public keys");return cached[alg]=key,key}).catch(error=>{
throw cached[alg]===pending&&delete cached[alg],error});cached[alg]=pending}return cached[alg]}function createLocalJWKSet(jwks){let snapshot;try{snapshot=structuredClone(
jwks)}catch(cause){throw new JWKSInvalid("JSON Web Key Set malformed",{cause})}if(!isJwkSet(snapshot))throw new JWKSInvalid("JSON Web Key Set malformed");const metadata=snapshot.
keys.map(jwk=>{const normalized=snapshotJwk(jwk);return Array.isArray(normalized.key_ops)&&(normalized.key_ops=[...normalized.key_ops]),normalized}),cached=new WeakMap;
return Object.defineProperty(async(protectedHeader,token2)=>{const{alg,kid}={...protectedHeader,...token2?.header},entry=typeof alg=="string"?JWS[alg]:void 0;if(!entry||
entry.secret)throw new JOSENotSupported('Unsupported "alg" value for a JSON Web Key Set');const candidates=snapshot.keys.filter((_,index)=>isUsableJWK(metadata[index],
entry,alg,kid)),{0:jwk,length}=candidates;if(!length)throw new JWKSNoMatchingKey;if(length!==1){const error=new JWKSMultipleMatchingKeys;throw error[Symbol.asyncIterator]=
async function*(){for(const jwk2 of candidates)try{yield await importWithAlgCache(cached,jwk2,entry)}catch{}},error}return importWithAlgCache(cached,jwk,entry)},
"jwks",{value:()=>structuredClone(snapshot)})}function isCloudflareWorkers(){return typeof WebSocketPair<"u"||typeof navigator<"u"&&navigator.userAgent==="Cloudflare-Workers"||typeof EdgeRuntime<"u"&&EdgeRuntime===
"vercel"}var USER_AGENT;(typeof navigator>"u"||!navigator.userAgent?.startsWith?.("Mozilla/5.0 "))&&(USER_AGENT="jose/v6.2.17");var customFetch=Symbol();async function fetchJwks(url,headers,signal,fetchImpl=fetch){
const response=await fetchImpl(url,{method:"GET",signal,redirect:"manual",headers}).catch(err=>{throw err.name==="TimeoutError"?new JWKSTimeout(void 0,{cause:err}):
err});if(response.status!==200)throw new JOSEError("Expected 200 OK from the JSON Web Key Set HTTP response");try{return await response.json()}catch(cause){throw new JOSEError(
"Failed to parse the JSON Web Key Set HTTP response as JSON",{cause})}}var jwksCache=Symbol();function isFreshFor(timestamp,duration){return Number.isFinite(timestamp)&&
Date.now()<timestamp+duration}function validateDuration(value,fallback,option){if(Number.isNaN(value))throw new TypeError(`"${option}" option must not be NaN`);
if(typeof value=="number"&&value<0)throw new TypeError(`"${option}" option must not be negative`);return typeof value=="number"?value:fallback}function createRemoteJWKSet(url,options){
if(!(url instanceof URL))throw new TypeError("url must be an instance of URL");const href=new URL(url.href).href,opts=options??{},timeoutOption=opts.timeoutDuration;
if(typeof timeoutOption=="number"&&(!Number.isInteger(timeoutOption)||timeoutOption<0))throw new TypeError('"timeoutDuration" option must be a non-negative inte\
ger');const timeoutDuration=typeof timeoutOption=="number"?timeoutOption:5e3,cooldownDuration=validateDuration(opts.cooldownDuration,3e4,"cooldownDuration"),cacheMaxAge=validateDuration(
opts.cacheMaxAge,6e5,"cacheMaxAge"),headers=new Headers(opts.headers);USER_AGENT&&!headers.has("User-Agent")&&headers.set("User-Agent",USER_AGENT),headers.has("\
accept")||headers.set("accept","application/json, application/jwk-set+json");const fetchImpl=opts[customFetch],cache2=opts[jwksCache];let jwksTimestamp,pendingFetch,
reloadSequence=0,appliedSequence=0,local;if(cache2&&typeof cache2=="object"){const{uat,jwks}=cache2;isFreshFor(uat,cacheMaxAge)&&isJwkSet(jwks)&&(jwksTimestamp=
uat,local=createLocalJWKSet(jwks))}const reload=async()=>{if(pendingFetch&&isCloudflareWorkers()&&(pendingFetch=void 0),!pendingFetch){const sequence=++reloadSequence,
current=pendingFetch=fetchJwks(href,headers,AbortSignal.timeout(timeoutDuration),fetchImpl).then(json=>{const next=createLocalJWKSet(json);if(sequence<=appliedSequence)
return;local=next;const updatedAt=Date.now();cache2&&(cache2.uat=updatedAt,cache2.jwks=json),jwksTimestamp=updatedAt,appliedSequence=sequence}).finally(()=>{pendingFetch===
current&&(pendingFetch=void 0)})}await pendingFetch};return Object.defineProperties(async(protectedHeader,token2)=>{(!local||!isFreshFor(jwksTimestamp,cacheMaxAge))&&
await reload();try{return await local(protectedHeader,token2)}catch(err){if(err instanceof JWKSNoMatchingKey&&!isFreshFor(jwksTimestamp,cooldownDuration))return await reload(),
local(protectedHeader,token2);throw err}},{coolingDown:{get:()=>isFreshFor(jwksTimestamp,cooldownDuration),enumerable:true},fresh:{get:()=>isFreshFor(jwksTimestamp,
cacheMaxAge),enumerable:true},reload:{value:reload,enumerable:true},reloading:{get:()=>!!pendingFetch,enumerable:true},jwks:{value:()=>local?.jwks(),enumerable:true}})}async function importJWK(jwk,alg,options){if(!isObject(jwk))throw new TypeError("JWK must be an object");const normalized=normalizeJwk(jwk),extractable=validateExtractableOption(
options?.extractable),{alg:jwkAlg}=normalized;if(alg??=jwkAlg,normalized.kty!=="oct"&&!alg)throw new TypeError('"alg" argument is required when "jwk.alg" is not\
 present');switch(normalized.kty){case"oct":if(typeof normalized.k!="string")throw new TypeError('missing "k" (Key Value) Parameter value');return decode(normalized.
k);case"AKP":{if(typeof jwkAlg!="string"||!jwkAlg)throw new TypeError('missing "alg" (Algorithm) Parameter value');if(alg!==jwkAlg)throw new TypeError("JWK alg \
and alg option value mismatch");return jwkToKey(keyAlgorithm(alg),normalized,extractable)}case"RSA":case"EC":case"OKP":return jwkToKey(keyAlgorithm(alg),normalized,
extractable);default:throw new JOSENotSupported('Unsupported "kty" (Key Type) Parameter value')}}function getModulusLengthOption(options){const modulusLength=options?.modulusLength??2048;if(typeof modulusLength!="number"||!Number.isInteger(modulusLength)||modulusLength<
2048)throw new JOSENotSupported("Invalid or unsupported modulusLength option provided, 2048 bits or larger keys must be used");return modulusLength}async function generateKeyPair(alg,options){
const extractable=validateExtractableOption(options?.extractable),entry=keyAlgorithm(alg,algArgument);entry.secret&&unsupportedAlg(algArgument);let algorithm;if(entry.
resolve){const crv=options?.crv??"P-256";if(!["P-256","P-384","P-521","X25519"].includes(crv))throw new JOSENotSupported("Invalid or unsupported crv option prov\
ided, supported values are P-256, P-384, P-521, and X25519");algorithm=entry.resolve({crv})}else{if(entry.crv!==void 0&&options?.crv!==void 0&&options.crv!==entry.
crv)throw new JOSENotSupported(`Invalid or unsupported crv option provided, the only supported value for ${alg} is ${entry.crv}`);algorithm=entry.kty[0]==="RSA"?
{...entry.subtle,publicExponent:Uint8Array.of(1,0,1),modulusLength:getModulusLengthOption(options)}:entry.subtle}return crypto.subtle.generateKey(algorithm,extractable??
false,[...entry.usages[1],...entry.usages[0]])}var keyOf=({installation},purpose)=>Buffer.from(installation.digest("sealed",purpose),"base64url");async function seal(sealer,{purpose,uid,claims,expiresAt}){const jwt=new EncryptJWT(
claims).setProtectedHeader({alg:"dir",enc:"A256GCM"}).setIssuer(sealer.installation.issuer).setSubject(uid);if(expiresAt)jwt.setExpirationTime(expiresAt);return await jwt.
encrypt(keyOf(sealer,purpose))}async function unseal(sealer,purpose,text2){try{const{payload}=await jwtDecrypt(text2,keyOf(sealer,purpose),{issuer:sealer.installation.
issuer,requiredClaims:["sub"],currentDate:sealer.clock.now(),keyManagementAlgorithms:["dir"],contentEncryptionAlgorithms:["A256GCM"]});return{...payload,sub:String(
payload.sub)}}catch(error){if(error instanceof errors_exports.JOSEError)return null;throw error}}import*as crypto2 from"node:crypto";var uintDecode=num=>{const buf=new ArrayBuffer(8);const arr=new Uint8Array(buf);let acc=num;for(let i=7;i>=0;i--){if(acc===0)
break;arr[i]=acc&255;acc-=arr[i];acc/=256}return arr};var globalScope=(()=>{if(typeof globalThis==="object")return globalThis;else{Object.defineProperty(Object.
prototype,"__GLOBALTHIS__",{get(){return this},configurable:true});try{if(typeof __GLOBALTHIS__!=="undefined")return __GLOBALTHIS__}finally{delete Object.prototype.
__GLOBALTHIS__}}if(typeof self!=="undefined")return self;else if(typeof window!=="undefined")return window;else if(typeof global!=="undefined")return global;return void 0})();
var canonicalizeAlgorithm=algorithm=>{switch(true){case/^(?:SHA-?1|SSL3-SHA1)$/i.test(algorithm):return"SHA1";case/^SHA(?:2?-)?224$/i.test(algorithm):return"SHA\
224";case/^SHA(?:2?-)?256$/i.test(algorithm):return"SHA256";case/^SHA(?:2?-)?384$/i.test(algorithm):return"SHA384";case/^SHA(?:2?-)?512$/i.test(algorithm):return"\
SHA512";case/^SHA3-224$/i.test(algorithm):return"SHA3-224";case/^SHA3-256$/i.test(algorithm):return"SHA3-256";case/^SHA3-384$/i.test(algorithm):return"SHA3-384";case/^SHA3-512$/i.
test(algorithm):return"SHA3-512";default:throw new TypeError(`Unknown hash algorithm: ${algorithm}`)}};var hmacDigest=(algorithm,key,message2)=>{if(crypto2?.createHmac){
const hmac2=crypto2.createHmac(algorithm,globalScope.Buffer.from(key));hmac2.update(globalScope.Buffer.from(message2));return hmac2.digest()}else{throw new Error(
"Missing HMAC function")}};var ALPHABET$1="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";var base32Decode=str=>{str=str.replace(/ /g,"").toUpperCase();let end=str.length;while(str[end-
1]==="=")--end;if(end<str.length)str=str.substring(0,end);const buf=new ArrayBuffer(str.length*5/8|0);const arr=new Uint8Array(buf);let bits=0;let value=0;let index=0;
for(let i=0;i<str.length;i++){const idx=ALPHABET$1.indexOf(str[i]);if(idx===-1)throw new TypeError(`Invalid character found: ${str[i]}`);value=value<<5|idx;bits+=
5;if(bits>=8){bits-=8;arr[index++]=value>>>bits}}return arr};var base32Encode=arr=>{let bits=0;let value=0;let str="";for(let i=0;i<arr.length;i++){value=value<<
8|arr[i];bits+=8;while(bits>=5){str+=ALPHABET$1[value>>>bits-5&31];bits-=5}}if(bits>0){str+=ALPHABET$1[value<<5-bits&31]}return str};var ALPHABET2="0123456789AB\
CDEF";var hexDecode=str=>{str=str.replace(/ /g,"").toUpperCase();const buf=new ArrayBuffer(str.length/2);const arr=new Uint8Array(buf);for(let i=0;i<str.length;i+=
2){const hi=ALPHABET2.indexOf(str[i]);const lo=ALPHABET2.indexOf(str[i+1]);if(hi===-1||lo===-1)throw new TypeError(`Invalid character found: ${str.substring(i,i+
2)}`);arr[i/2]=hi<<4|lo}return arr};var hexEncode=arr=>{let str="";for(let i=0;i<arr.length;i++){const hex=arr[i].toString(16);if(hex.length===1)str+="0";str+=hex}
return str.toUpperCase()};var latin1Decode=str=>{const buf=new ArrayBuffer(str.length);const arr=new Uint8Array(buf);for(let i=0;i<str.length;i++){arr[i]=str.charCodeAt(
i)&255}return arr};var latin1Encode=arr=>{let str="";for(let i=0;i<arr.length;i++){str+=String.fromCharCode(arr[i])}return str};var ENCODER=globalScope.TextEncoder?
new globalScope.TextEncoder:null;var DECODER=globalScope.TextDecoder?new globalScope.TextDecoder:null;var utf8Decode=str=>{if(!ENCODER){throw new Error("Encodin\
g API not available")}return ENCODER.encode(str)};var utf8Encode=arr=>{if(!DECODER){throw new Error("Encoding API not available")}return DECODER.decode(arr)};var randomBytes6=size=>{
if(crypto2?.randomBytes){return crypto2.randomBytes(size)}else if(globalScope.crypto?.getRandomValues){return globalScope.crypto.getRandomValues(new Uint8Array(
size))}else{throw new Error("Cryptography API not available")}};var Secret=class _Secret{static fromLatin1(str){return new _Secret({buffer:latin1Decode(str).buffer})}static fromUTF8(str){
return new _Secret({buffer:utf8Decode(str).buffer})}static fromBase32(str){return new _Secret({buffer:base32Decode(str).buffer})}static fromHex(str){return new _Secret(
{buffer:hexDecode(str).buffer})}get buffer(){return this.bytes.buffer}get latin1(){Object.defineProperty(this,"latin1",{enumerable:true,writable:false,configurable:false,
value:latin1Encode(this.bytes)});return this.latin1}get utf8(){Object.defineProperty(this,"utf8",{enumerable:true,writable:false,configurable:false,value:utf8Encode(
this.bytes)});return this.utf8}get base32(){Object.defineProperty(this,"base32",{enumerable:true,writable:false,configurable:false,value:base32Encode(this.bytes)});
return this.base32}get hex(){Object.defineProperty(this,"hex",{enumerable:true,writable:false,configurable:false,value:hexEncode(this.bytes)});return this.hex}constructor({
buffer,size=20}={}){this.bytes=typeof buffer==="undefined"?randomBytes6(size):new Uint8Array(buffer);Object.defineProperty(this,"bytes",{enumerable:true,writable:false,
configurable:false,value:this.bytes})}};var timingSafeEqual3=(a,b)=>{if(crypto2?.timingSafeEqual){return crypto2.timingSafeEqual(globalScope.Buffer.from(a),globalScope.
Buffer.from(b))}else{if(a.length!==b.length){throw new TypeError("Input strings must have the same length")}let i=-1;let out=0;while(++i<a.length){out|=a.charCodeAt(
i)^b.charCodeAt(i)}return out===0}};var HOTP=class _HOTP{static get defaults(){return{issuer:"",label:"OTPAuth",issuerInLabel:true,algorithm:"SHA1",digits:6,counter:0,
window:1}}static generate({secret,algorithm=_HOTP.defaults.algorithm,digits=_HOTP.defaults.digits,counter=_HOTP.defaults.counter,hmac:hmac2=hmacDigest}){const message2=uintDecode(
counter);const digest2=hmac2(algorithm,secret.bytes,message2);if(!digest2?.byteLength||digest2.byteLength<19){throw new TypeError("Return value must be at least\
 19 bytes")}const offset=digest2[digest2.byteLength-1]&15;const otp=((digest2[offset]&127)<<24|(digest2[offset+1]&255)<<16|(digest2[offset+2]&255)<<8|digest2[offset+
3]&255)%10**digits;return otp.toString().padStart(digits,"0")}generate({counter=this.counter++}={}){return _HOTP.generate({secret:this.secret,algorithm:this.algorithm,
digits:this.digits,counter,hmac:this.hmac})}static validate({token:token2,secret,algorithm,digits=_HOTP.defaults.digits,counter=_HOTP.defaults.counter,window:window2=_HOTP.
defaults.window,hmac:hmac2=hmacDigest}){if(token2.length!==digits)return null;let delta=null;const check2=i=>{const generatedToken=_HOTP.generate({secret,algorithm,
digits,counter:i,hmac:hmac2});if(timingSafeEqual3(token2,generatedToken)){delta=i-counter}};check2(counter);for(let i=1;i<=window2&&delta===null;++i){check2(counter-
i);if(delta!==null)break;check2(counter+i);if(delta!==null)break}return delta}validate({token:token2,counter=this.counter,window:window2}){return _HOTP.validate(
{token:token2,secret:this.secret,algorithm:this.algorithm,digits:this.digits,counter,window:window2,hmac:this.hmac})}toString(){const e=encodeURIComponent;return`\
otpauth://hotp/${this.issuer.length>0?this.issuerInLabel?`${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&`:`${e(this.label)}?issuer=${e(this.issuer)}\
&`:`${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&counter=${e(this.counter)}`}constructor({issuer=_HOTP.
defaults.issuer,label=_HOTP.defaults.label,issuerInLabel=_HOTP.defaults.issuerInLabel,secret=new Secret,algorithm=_HOTP.defaults.algorithm,digits=_HOTP.defaults.
digits,counter=_HOTP.defaults.counter,hmac:hmac2}={}){this.issuer=issuer;this.label=label;this.issuerInLabel=issuerInLabel;this.secret=typeof secret==="string"?
Secret.fromBase32(secret):secret;this.algorithm=hmac2?algorithm:canonicalizeAlgorithm(algorithm);this.digits=digits;this.counter=counter;this.hmac=hmac2}};var TOTP=class _TOTP{static get defaults(){
return{issuer:"",label:"OTPAuth",issuerInLabel:true,algorithm:"SHA1",digits:6,period:30,window:1}}static counter({period=_TOTP.defaults.period,timestamp=Date.now()}={}){
return Math.floor(timestamp/1e3/period)}counter({timestamp=Date.now()}={}){return _TOTP.counter({period:this.period,timestamp})}static remaining({period=_TOTP.defaults.
period,timestamp=Date.now()}={}){return period*1e3-timestamp%(period*1e3)}remaining({timestamp=Date.now()}={}){return _TOTP.remaining({period:this.period,timestamp})}static generate({
secret,algorithm,digits,period=_TOTP.defaults.period,timestamp=Date.now(),hmac:hmac2}){return HOTP.generate({secret,algorithm,digits,counter:_TOTP.counter({period,
timestamp}),hmac:hmac2})}generate({timestamp=Date.now()}={}){return _TOTP.generate({secret:this.secret,algorithm:this.algorithm,digits:this.digits,period:this.period,
timestamp,hmac:this.hmac})}static validate({token:token2,secret,algorithm,digits,period=_TOTP.defaults.period,timestamp=Date.now(),window:window2,hmac:hmac2}){return HOTP.
validate({token:token2,secret,algorithm,digits,counter:_TOTP.counter({period,timestamp}),window:window2,hmac:hmac2})}validate({token:token2,timestamp,window:window2}){
return _TOTP.validate({token:token2,secret:this.secret,algorithm:this.algorithm,digits:this.digits,period:this.period,timestamp,window:window2,hmac:this.hmac})}toString(){
const e=encodeURIComponent;return`otpauth://totp/${this.issuer.length>0?this.issuerInLabel?`${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&`:`${e(this.
label)}?issuer=${e(this.issuer)}&`:`${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&period=${e(this.period)}`}constructor({
issuer=_TOTP.defaults.issuer,label=_TOTP.defaults.label,issuerInLabel=_TOTP.defaults.issuerInLabel,secret=new Secret,algorithm=_TOTP.defaults.algorithm,digits=_TOTP.
defaults.digits,period=_TOTP.defaults.period,hmac:hmac2}={}){this.issuer=issuer;this.label=label;this.issuerInLabel=issuerInLabel;this.secret=typeof secret==="s\
tring"?Secret.fromBase32(secret):secret;this.algorithm=hmac2?algorithm:canonicalizeAlgorithm(algorithm);this.digits=digits;this.period=period;this.hmac=hmac2}};var TOTP_ALGORITHM="SHA1";var TOTP_DIGITS=6;var TOTP_PERIOD_S=30;var WINDOW=1;var SECRET_BYTES=20;var newTotpSecret=()=>new Secret({size:SECRET_BYTES}).base32;function totpStep(secret,text2,now){
const code=text2.replaceAll(/\s/g,"");if(!/^\d{6}$/.test(code))return null;const totp=new TOTP({secret:Secret.fromBase32(secret),algorithm:TOTP_ALGORITHM,digits:TOTP_DIGITS,
period:TOTP_PERIOD_S});const timestamp=now.getTime();const delta=totp.validate({token:code,timestamp,window:WINDOW});return delta===null?null:totp.counter({timestamp})+
delta}async function secondFactorOf(db,uid){const row=await db.selectFrom("identity_second_factors").selectAll().where("uid","=",uid).executeTakeFirst();return row??null}
var secondFactorInfo=({id:id2,name,enrolled_at})=>({mfaEnrollmentId:id2,...name?{displayName:name}:{},enrolledAt:enrolled_at.toISOString(),totpInfo:{}});async function addSecondFactor(service,db,{
uid,name,secret,step}){const row=await db.insertInto("identity_second_factors").values({id:v7_default(),uid,name,sealed_secret:await seal(service,{purpose:"totp\
-secret",uid,claims:{secret}}),last_step:step,enrolled_at:service.clock.now()}).onConflict(conflict2=>conflict2.column("uid").doNothing()).returningAll().executeTakeFirst();
if(!row)throw new Failure("SECOND_FACTOR_EXISTS","This account has an authenticator app already.");return row}async function removeSecondFactor(service,db,{uid,
ip,since}){let removal=db.deleteFrom("identity_second_factors").where("uid","=",uid);if(since)removal=removal.where("enrolled_at",">=",since);const gone=await removal.
executeTakeFirst();if(gone.numDeletedRows===0n)return false;await db.deleteFrom("identity_recovery_codes").where("uid","=",uid).execute();await endCodesOf(db,uid,
"REVERT_SECOND_FACTOR_ADDITION");await audit(service,db,"second_factor_removed",{uid,ip:ip??null});return true}async function useSecondFactor(service,db,factor,text2){
if(await useRecoveryCode(service,db,factor.uid,text2))return"recovery-code";const sealed=await unseal(service,"totp-secret",factor.sealed_secret);if(typeof sealed?.
secret!=="string"||sealed.sub!==factor.uid)throw new Error("The secret of an authenticator app cannot be read with the secret of this installation");const step=totpStep(
sealed.secret,text2,service.clock.now());if(step===null)return null;const used=await db.updateTable("identity_second_factors").set({last_step:step}).where("id",
"=",factor.id).where("last_step","<",step).executeTakeFirst();return used.numUpdatedRows===1n?"app":null}async function enrolledApp({db},uid){const factor=await secondFactorOf(db,uid);if(!factor)return null;return{name:factor.name,addedAt:factor.enrolled_at,recoveryCodesLeft:await countRecoveryCodes(
db,uid)}}var newRecoveryCodes=(service,uid)=>transact2(service.db,async tx=>{if(!await secondFactorOf(tx,uid))return null;await audit(service,tx,"recovery_codes\
_made",{uid});return await replaceRecoveryCodes(service,tx,uid)});var removeApp=(service,uid)=>transact2(service.db,async tx=>{if(!await removeSecondFactor(service,
tx,{uid}))return false;await endAllSessions(tx,uid,service.clock.now());return true});import{join as join2}from"node:path";var REMEMBERED_MS=6e4;var MOST_REMEMBERED=1e4;function rememberVerified(verify2,clock){const remembered=new Map;return async idToken=>{const now=clock.now().getTime();
const digest2=sha256(idToken);const known=remembered.get(digest2);if(known&&now>=known.from&&now<known.until)return known.claims;remembered.delete(digest2);const claims=await verify2(
idToken);const[oldest]=remembered.keys();if(remembered.size>=MOST_REMEMBERED&&oldest!==void 0)remembered.delete(oldest);remembered.set(digest2,{claims,from:now,
until:Math.min(now+REMEMBERED_MS,claims.exp*1e3)});return claims}}var ID_TOKEN_SECONDS=3600;var CLOCK_SKEW_SECONDS=30;var idTokenClaims=external_exports.object({sub:external_exports.string().min(1).max(128),email:external_exports.
string().min(3).max(320).optional(),email_verified:external_exports.boolean().optional(),name:external_exports.string().nullish(),picture:external_exports.string().
nullish(),sid:external_exports.string().min(1).max(128).optional(),iat:external_exports.int(),exp:external_exports.int(),auth_time:external_exports.int(),firebase:external_exports.
object({sign_in_provider:external_exports.string(),sign_in_second_factor:external_exports.string().optional(),second_factor_identifier:external_exports.string().
optional()})});var IdTokenError=class extends Error{kind;constructor(kind,message2,options){super(message2,options);this.name="IdTokenError";this.kind=kind}};function createIdTokenVerifier({
keys,issuer,audience,providers,clock}){const keyOf2=async(header,token2)=>{if(typeof header.kid!=="string"||header.kid===""){throw new IdTokenError("invalid","T\
he ID token names no key")}try{return await keys(header,token2)}catch(error){throw keyRefusal(error)}};const verify2=async idToken=>{const now=clock.now();const{
payload}=await jwtVerify(idToken,keyOf2,{algorithms:["RS256"],issuer,audience,clockTolerance:CLOCK_SKEW_SECONDS,maxTokenAge:ID_TOKEN_SECONDS,requiredClaims:["su\
b","iat","exp","auth_time"],currentDate:now}).catch(error=>{throw refusal(error)});if(typeof payload.aud!=="string")throw new IdTokenError("invalid","The ID tok\
en has several audiences");const claims=idTokenClaims.safeParse(payload);if(!claims.success)throw new IdTokenError("invalid","The ID token lacks a claim",{cause:claims.
error});if(claims.data.auth_time>now.getTime()/1e3+CLOCK_SKEW_SECONDS){throw new IdTokenError("invalid","The ID token was authenticated in the future")}if(!providers.
includes(claims.data.firebase.sign_in_provider)){throw new IdTokenError("invalid","This way of signing in is not allowed")}const isAnonymous=claims.data.firebase.
sign_in_provider==="anonymous";if(!isAnonymous&&(!claims.data.email||claims.data.email_verified===void 0)){throw new IdTokenError("invalid","The ID token names \
no address")}return claims.data};return rememberVerified(verify2,clock)}function refusal(error){if(error instanceof IdTokenError)return error;if(error instanceof
errors_exports.JWTExpired)return new IdTokenError("expired","The ID token has expired");return new IdTokenError("invalid","The ID token is not valid",{cause:error})}
function keyRefusal(error){const unknownKey=error instanceof errors_exports.JWKSNoMatchingKey||error instanceof errors_exports.JWKSMultipleMatchingKeys||error instanceof
errors_exports.JOSENotSupported;return unknownKey?new IdTokenError("invalid","The key of the ID token is not known",{cause:error}):new IdTokenError("unavailable",
"The keys of the identity provider cannot be read",{cause:error})}function createBearerCheck({db,clock,installation,keys,providers}){const verify2=createIdTokenVerifier({keys:keys.find,issuer:installation.issuer,audience:installation.
projectId,providers,clock});const ofSession=db.selectFrom("identity_sessions as session").innerJoin("identity_accounts as account","account.uid","session.uid").
select(accountColumns).select(["session.ended_at","session.last_used_at","session.authenticated_at"]).where("session.id","=","").where("session.uid","=","").compile();
return async idToken=>{const claims=await verify2(idToken);if(!claims.sid)throw new IdTokenError("invalid","The ID token names no session");const{rows}=await db.
executeQuery({...ofSession,parameters:[claims.sid,claims.sub]});const[row]=rows;if(row?.disabled)throw new IdTokenError("disabled","The account is disabled");const isStale=row&&
claims.iat<Math.floor(row.valid_since.getTime()/1e3);if(!row||isStale||!isAlive(row,clock.now()))throw new IdTokenError("revoked","The session has ended");return{
claims,account:row,sessionId:claims.sid}}}async function bearerOfCall(service,idToken){if(!idToken)throw new Failure("MISSING_ID_TOKEN");try{return await service.
bearerOf(idToken)}catch(error){if(!(error instanceof IdTokenError))throw error;if(error.kind==="invalid")throw new Failure("INVALID_ID_TOKEN");if(error.kind==="\
disabled")throw new Failure("USER_DISABLED");if(error.kind==="unavailable")throw error;throw new Failure("TOKEN_EXPIRED")}}var RECENT_MS=5*6e4;function assertRecentSignIn({
claims},now){if(now.getTime()-claims.auth_time*1e3>RECENT_MS){throw new Failure("CREDENTIAL_TOO_OLD_LOGIN_AGAIN","Please sign in again to do this.")}}async function endingElsewhere(service,uid,work){try{await service.endElsewhere(uid)}catch(error){service.log.warn({err:error},"sessions stay, because what belo\
ngs to them could not be ended");throw new Overloaded}const done2=await work();await endElsewhere(service,uid);return done2}async function endElsewhere(service,uid){
await service.endElsewhere(uid).catch(error=>{service.log.error({err:error},"what belongs to ended sessions could not be ended")})}var PASSWORD_PROVIDER="password";var ANONYMOUS_PROVIDER="anonymous";async function signIdToken({clock,installation,keys},account,session){const{kid,key}=await keys.
signer();const issuedAt=Math.floor(clock.now().getTime()/1e3);return await new SignJWT({user_id:account.uid,auth_time:Math.floor(session.authenticatedAt.getTime()/
1e3),...account.email?{email:account.email,email_verified:account.email_verified}:{},...account.display_name?{name:account.display_name}:{},...account.photo_url?
{picture:account.photo_url}:{},sid:session.id,firebase:{identities:account.email?{email:[account.email]}:{},sign_in_provider:session.provider,...session.secondFactor&&
{sign_in_second_factor:"totp",second_factor_identifier:session.secondFactor}}}).setProtectedHeader({alg:"RS256",kid,typ:"JWT"}).setIssuer(installation.issuer).setAudience(
installation.projectId).setSubject(account.uid).setIssuedAt(issuedAt).setExpirationTime(issuedAt+ID_TOKEN_SECONDS).sign(key)}async function startedAnew(service,account,session){
const{idToken,refreshToken,expiresIn}=await sessionReply(service,account,session);return{idToken,refreshToken,expiresIn}}async function sessionReply(service,account,session){
return{idToken:await signIdToken(service,account,{provider:PASSWORD_PROVIDER,...session}),refreshToken:session.refreshToken,expiresIn:String(ID_TOKEN_SECONDS),localId:account.
uid,...account.email?{email:account.email}:{},displayName:account.display_name??""}}function mailOf(productName,{to,subject,says,action,adds=[]}){const text2=["Hello,",...says,...action?[action.href]:[],...adds].join("\n\n");const paragraph=line=>`\
<p style="margin:0 0 16px">${escaped(line)}</p>`;const button=action?`<p style="margin:24px 0"><a href="${escaped(action.href)}" style="background:#b4470f;color\
:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escaped(action.label)}</a></p>`:"";const html=`<!doctype html><html la\
ng="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#faf6f0;color:#2b2119;font:16px/\
1.5 Georgia,serif"><div style="max-width:34rem;margin:0 auto"><p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escaped(productName)}</p>${["Hello,",
...says].map(paragraph).join("")}${button}${adds.map(paragraph).join("")}</div></body></html>`;return{to,subject,text:text2,html}}var escaped=text2=>text2.replace(
/[&<>"']/g,sign=>`&#${sign.codePointAt(0)};`).replaceAll("\n","<br>");function linkOf({publicUrl,installation},mode,code,returnTo){const link=new URL("/__/auth/action",publicUrl);link.searchParams.set("mode",mode);link.searchParams.
set("oobCode",code);link.searchParams.set("apiKey",installation.apiKey);link.searchParams.set("lang","en");if(returnTo)link.searchParams.set("continueUrl",returnTo);
return link.href}var resetMail=(sender,{to,code,returnTo})=>mailOf(sender.productName,{to,subject:`Reset your ${sender.productName} password`,says:[`to choose a\
 new password for your ${sender.productName} account, open this link within one hour:`],action:{label:"Choose a new password",href:linkOf(sender,"resetPassword",
code,returnTo)},adds:["If you did not ask for this, you need to do nothing: your password stays as it is."]});var verifyMail=(sender,{to,code,returnTo})=>mailOf(
sender.productName,{to,subject:`Confirm your address for ${sender.productName}`,says:["to confirm that this address is yours, open this link within three days:"],
action:{label:"Confirm this address",href:linkOf(sender,"verifyEmail",code,returnTo)},adds:[`If you have no ${sender.productName} account, you need to do nothin\
g.`]});var signInMail=(sender,{to,code,returnTo})=>mailOf(sender.productName,{to,subject:`Sign in to ${sender.productName}`,says:[`to sign in to ${sender.productName}\
, open this link within ten minutes:`],action:{label:"Sign in",href:linkOf(sender,"signIn",code,returnTo)},adds:["If you did not ask for this, you need to do no\
thing: nobody was signed in."]});var changeEmailMail=(sender,{to,code,returnTo,present})=>mailOf(sender.productName,{to,subject:`Confirm your new address for ${sender.
productName}`,says:[`to sign in with this address${present?` instead of ${present}`:""} from now on, open this link within one hour:`],action:{label:"Use this a\
ddress",href:linkOf(sender,"verifyAndChangeEmail",code,returnTo)},adds:["If you did not ask for this, do not open it: the account is somebody else\u2019s. Nothing ch\
anges without it."]});var emailChangedMail=(sender,{to,code,newEmail})=>mailOf(sender.productName,{to,subject:`The address of your ${sender.productName} account\
 was changed`,says:[`your ${sender.productName} account now has the address ${newEmail}.`,"If this was not you, open this link within three days. It brings this\
 address back and signs everyone out:"],action:{label:"Bring this address back",href:linkOf(sender,"recoverEmail",code)},adds:["If it was you, you need to do no\
thing."]});var unprovedEmailChangedMail=(sender,to)=>mailOf(sender.productName,{to,subject:`The address of your ${sender.productName} account was changed`,says:[
`a ${sender.productName} account that had this address has another one now.`],adds:["If this was you, or if you have no account, you need to do nothing."]});var emailRecoveredMail=(sender,to)=>mailOf(
sender.productName,{to,subject:`The address of your ${sender.productName} account is back`,says:[`your ${sender.productName} account has this address again, and\
 everyone was signed out.`,"The password works no more, because somebody else may know it. Please choose a new one:"],action:{label:"Choose a new password",href:new URL(
"/?auth=reset",sender.publicUrl).href}});var passwordChangedMail=(sender,to)=>mailOf(sender.productName,{to,subject:`Your ${sender.productName} password was cha\
nged`,says:[`the password of your ${sender.productName} account was changed just now, and you were signed out everywhere else.`,"If this was not you, ask for a \
new password:"],action:{label:"Ask for a new password",href:new URL("/?auth=reset",sender.publicUrl).href}});var welcomeMail=(sender,{to,code})=>mailOf(sender.productName,
{to,subject:`Welcome to ${sender.productName}`,says:[`your ${sender.productName} account is ready. One thing is left: please confirm that this address is yours,\
 within three days.`],action:{label:"Confirm this address",href:linkOf(sender,"verifyEmail",code)},adds:["If you did not sign up, somebody mistyped an address. \
You need to do nothing."]});var accountDeletedMail=(sender,to)=>mailOf(sender.productName,{to,subject:`Your ${sender.productName} account was deleted`,says:[`yo\
ur ${sender.productName} account and all that it held were deleted just now.`,"You can sign up again with this address whenever you like."]});var secondFactorAddedMail=(sender,{
to,code})=>mailOf(sender.productName,{to,subject:`An authenticator app was added to your ${sender.productName} account`,says:[`signing in to your ${sender.productName}\
 account now also asks for a code of an authenticator app.`,"If this was not you, open this link within three days. It takes the app away, ends the password and\
 signs everyone out:"],action:{label:"Take the app away",href:linkOf(sender,"revertSecondFactorAddition",code)},adds:["If it was you, you need to do nothing."]});
var secondFactorRemovedMail=(sender,to)=>mailOf(sender.productName,{to,subject:`The authenticator app of your ${sender.productName} account was taken away`,says:[
`signing in to your ${sender.productName} account no longer asks for a code of an authenticator app.`,"If this was not you, choose a new password and add the ap\
p again:"],action:{label:"Choose a new password",href:new URL("/?auth=reset",sender.publicUrl).href}});var recoveryCodeUsedMail=(sender,to,left)=>mailOf(sender.
productName,{to,subject:`A recovery code of your ${sender.productName} account was used`,says:[`somebody signed in to your ${sender.productName} account with a \
recovery code in place of the authenticator app. ${left===1?"1 code is":`${left} codes are`} left.`,"If this was not you, choose a new password now:"],action:{label:"\
Choose a new password",href:new URL("/?auth=reset",sender.publicUrl).href}});var MINUTE=6e4;var defaultLimits={freeFailures:5,longestWaitMs:15*MINUTE,accountFailuresPerHour:50,accountPauseMs:15*MINUTE,networkFailuresPerHour:100,forgetFailuresMs:12*
60*MINUTE,signUpsPerHour:100,resetMailsPer15Minutes:3,resetMailsPerDay:10,resetMailsPerNetworkHour:20,addressMailsPer15Minutes:3,addressMailsPerDay:10};var defaultHash={
memoryKiB:19456,passes:2,lanes:1,atOnce:4,queueLength:64,queueWaitMs:2e3};import{randomUUID}from"node:crypto";import{join}from"node:path";function createOutbox(folder,clock){return async({to,subject,text:text2})=>{await privateFolder(folder);const now=clock.now();const content=[`Date: ${now.toUTCString()}`,
`To: ${to}`,`Subject: ${encodedHeader(subject)}`,"MIME-Version: 1.0","Content-Type: text/plain; charset=utf-8","Content-Transfer-Encoding: 8bit","",text2,""].join(
"\r\n");const name=`${now.toISOString().replaceAll(/[:.]/g,"-")}-${randomUUID().slice(0,8)}.eml`;await createPrivateFile(join(folder,name),content)}}var encodedHeader=text2=>/^[\x20-\x7e]*$/.
test(text2)?text2:`=?utf-8?B?${Buffer.from(text2).toString("base64")}?=`;import{randomBytes as randomBytes7}from"node:crypto";import{hash,parseOptions,verify}from"@node-rs/argon2";async function createPasswordHasher(settings){const{memoryKiB,passes,lanes}=settings;const options={memoryCost:memoryKiB,timeCost:passes,parallelism:lanes};const inTurn=createTurns(
settings);const hashNow=password=>hash(Buffer.from(password),options);const decoy=await hashNow(randomBytes7(32).toString("base64"));return{hash:password=>inTurn(
()=>hashNow(password)),matches:(stored,password)=>inTurn(async()=>{const isRight=await verify(stored??decoy,Buffer.from(password));return isRight&&stored!==null}),
isOutdated(stored){const used=parseOptions(stored);return used.memoryCost<memoryKiB||used.timeCost<passes}}}function createTurns({atOnce,queueLength,queueWaitMs}){
const line=[];let running=0;async function turn(){if(running<atOnce){running++;return}if(line.length>=queueLength)throw new Overloaded("Too many passwords wait \
to be hashed");await new Promise((resolve,reject)=>{const go=()=>{clearTimeout(timer);resolve()};const timer=setTimeout(()=>{line.splice(line.indexOf(go),1);reject(
new Overloaded("A password waited too long to be hashed"))},queueWaitMs);line.push(go)})}return async work=>{await turn();try{return await work()}finally{const next=line.
shift();if(next)next();else running--}}}import{randomBytes as randomBytes8}from"node:crypto";var before=(now,ms)=>new Date(now.getTime()-ms);async function takeFromWindow(db,{key,now,windowMs,limit}){const over=before(now,windowMs);const{rows}=await sql`
    insert into identity_throttle as t (key, count, since, last_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      count = case when t.since <= ${over} then 1 else t.count + 1 end,
      since = case when t.since <= ${over} then excluded.since else t.since end,
      last_at = excluded.last_at
    where t.since <= ${over} or t.count < ${limit}
    returning key`.execute(db);return rows.length>0}async function takeBeforePause(db,{key,now,windowMs,limit,pauseMs}){const over=before(now,windowMs);const pausedUntil=new Date(
now.getTime()+pauseMs);const{rows}=await sql`
    insert into identity_throttle as t (key, count, since, last_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      count = case when t.since <= ${over} then 1 else t.count + 1 end,
      since = case when t.since <= ${over} then excluded.since else t.since end,
      last_at = excluded.last_at,
      blocked_until = case
        when t.since > ${over} and t.count + 1 >= ${limit} then ${pausedUntil}::timestamptz end
    where t.blocked_until is null or t.blocked_until <= ${now}
    returning key`.execute(db);return rows.length>0}async function takeWithBackoff(db,rule){const{key,now,free,longestWaitMs,forgetMs}=rule;const forgotten=before(
now,forgetMs);const{rows}=await sql`
    insert into identity_throttle as t (key, count, since, last_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      count = case when t.last_at <= ${forgotten} then 1 else t.count + 1 end,
      last_at = excluded.last_at,
      blocked_until = case when t.last_at > ${forgotten} and t.count >= ${free}::int then
        ${now}::timestamptz
          + least(${longestWaitMs/1e3}::float8, power(2, least(t.count - ${free}::int, 30))) * interval '1 second'
        end
    where t.blocked_until is null or t.blocked_until <= ${now}
    returning key`.execute(db);return rows.length>0}async function giveBack(db,key){await db.updateTable("identity_throttle").set(({fn,eb})=>({count:fn("greates\
t",[eb("count","-",1),eb.val(0)])})).where("key","=",key).execute()}async function forget(db,keys){await db.deleteFrom("identity_throttle").where("key","in",keys).
execute()}var HOUR2=36e5;async function countAddressQuestion({db,clock,limits},kind,ip){const admitted=await takeFromWindow(db,{key:`${kind}:network:${networkOf(ip)}`,now:clock.
now(),windowMs:HOUR2,limit:limits.signUpsPerHour});if(!admitted)throw tooManyAttempts()}var text=external_exports.string().refine(value=>!value.includes("\0")).nullish();function fieldsOf(shape,body){const parsed=external_exports.object(shape).safeParse(
body??{});if(parsed.success)return parsed.data;const field=parsed.error.issues[0]?.path.join(".")??"";throw new Failure("INVALID_ARGUMENT",`Invalid value at '${field}\
'`)}var fields={identifier:text,continueUri:text,providerId:text,sessionId:text};var createAuthUri=async(service,{body,ip})=>{const{identifier,continueUri,providerId,
sessionId:given}=fieldsOf(fields,body);if(providerId)throw new Failure("OPERATION_NOT_ALLOWED","This way of signing in is not available.");if(!identifier)throw new Failure(
"MISSING_IDENTIFIER");if(!continueUri)throw new Failure("MISSING_CONTINUE_URI");const email=canonicalEmail(identifier);if(!email)throw new Failure("INVALID_IDEN\
TIFIER","The e-mail address is not valid.");if(!URL.canParse(continueUri))throw new Failure("INVALID_CONTINUE_URI");const kind="identitytoolkit#CreateAuthUriRes\
ponse";const sessionId=given||randomBytes8(20).toString("base64url");if(service.hideAccounts)return{kind,sessionId};await countAddressQuestion(service,"sign-in-\
methods",ip);const account=await findAccountByEmail(service.db,email);if(!account)return{kind,sessionId,registered:false,allProviders:[],signinMethods:[]};return{
kind,sessionId,registered:true,allProviders:[PASSWORD_PROVIDER],signinMethods:[account.password_hash?PASSWORD_PROVIDER:"emailLink"]}};var remove=async(service,{body,ip})=>{const{idToken}=fieldsOf({idToken:text},body);const bearer=await bearerOfCall(service,idToken);assertRecentSignIn(bearer,service.
clock.now());await eraseElsewhere(service,bearer.account.uid);await transact2(service.db,async tx=>{await endCodes(tx,"deleted",bearer.account.uid,[bearer.account.
email]);await deleteAccount(tx,bearer.account.uid);await audit(service,tx,"account_deleted",{uid:bearer.account.uid,ip})});const{email}=bearer.account;if(email)
service.later("a notice of a deleted account",()=>service.mail(accountDeletedMail(service,email)));return{kind:"identitytoolkit#DeleteAccountResponse"}};async function eraseElsewhere(service,uid){
try{await service.eraseElsewhere(uid)}catch(error){service.log.warn({err:error},"an account stays, because what belongs to it could not be erased");throw new Overloaded}}var REDACTED=Buffer.from("REDACTED").toString("base64");var accountInfo=(account,factor=null)=>({localId:account.uid,...account.email?{email:account.email,emailVerified:account.
email_verified}:{},...account.display_name?{displayName:account.display_name}:{},...account.photo_url?{photoUrl:account.photo_url}:{},disabled:account.disabled,
validSince:String(Math.floor(account.valid_since.getTime()/1e3)),createdAt:String(account.created_at.getTime()),lastLoginAt:String(account.last_login_at.getTime()),
...account.password_hash?{passwordHash:REDACTED}:{},...account.email?{providerUserInfo:[passwordProvider(account)]}:{},...factor?{mfaInfo:[secondFactorInfo(factor)]}:
{}});var passwordProvider=({email,display_name,photo_url})=>({providerId:PASSWORD_PROVIDER,rawId:email,federatedId:email,email,...display_name?{displayName:display_name}:
{},...photo_url?{photoUrl:photo_url}:{}});var lookup=async(service,{body})=>{const{idToken}=fieldsOf({idToken:text},body);const{account}=await bearerOfCall(service,idToken);const factor=await secondFactorOf(
service.db,account.uid);return{kind:"identitytoolkit#GetAccountInfoResponse",users:[accountInfo(account,factor)]}};async function beginCodeTry({db,clock,limits},uid){const key=`second-factor:${uid}`;const admitted=await takeWithBackoff(db,{key,now:clock.now(),free:limits.freeFailures,
longestWaitMs:limits.longestWaitMs,forgetMs:limits.forgetFailuresMs});if(!admitted)throw tooManyAttempts();return{succeeded:()=>forget(db,[key])}}var ENROLLMENT_MS=15*6e4;var NAME_LENGTH=64;async function recentBearer(service,idToken){const bearer=await bearerOfCall(service,idToken);assertRecentSignIn(bearer,
service.clock.now());return bearer}function accountToEnroll({account}){if(!account.password_hash)throw new Failure("UNSUPPORTED_FIRST_FACTOR");if(!account.email_verified)
throw new Failure("UNVERIFIED_EMAIL","Please confirm your e-mail address first.");return account}var startEnrollment=async(service,{body})=>{const{idToken,totpEnrollmentInfo}=fieldsOf(
{idToken:text,totpEnrollmentInfo:external_exports.object({}).nullish()},body);if(!totpEnrollmentInfo)throw new Failure("OPERATION_NOT_ALLOWED","Only authenticat\
or apps are offered.");const account=accountToEnroll(await recentBearer(service,idToken));if(await secondFactorOf(service.db,account.uid))throw new Failure("SEC\
OND_FACTOR_EXISTS");const secret=newTotpSecret();const expiresAt=new Date(service.clock.now().getTime()+ENROLLMENT_MS);return{totpSessionInfo:{sharedSecretKey:secret,
hashingAlgorithm:TOTP_ALGORITHM,verificationCodeLength:TOTP_DIGITS,periodSec:TOTP_PERIOD_S,sessionInfo:await seal(service,{purpose:"totp-enrollment",uid:account.
uid,claims:{secret},expiresAt}),finalizeEnrollmentTime:expiresAt.toISOString()}}};var finalizeFields={idToken:text,displayName:text,totpVerificationInfo:external_exports.
object({sessionInfo:text,verificationCode:text}).nullish()};var finalizeEnrollment=async(service,request)=>{const{idToken,displayName,totpVerificationInfo}=fieldsOf(
finalizeFields,request.body);const account=accountToEnroll(await bearerOfCall(service,idToken));const{sessionInfo,verificationCode}=totpVerificationInfo??{};if(!sessionInfo)
throw new Failure("MISSING_SESSION_INFO");if(!verificationCode)throw new Failure("MISSING_CODE");const begun=await unseal(service,"totp-enrollment",sessionInfo);
if(typeof begun?.secret!=="string"||begun.sub!==account.uid)throw new Failure("INVALID_SESSION_INFO","This took too long. Please begin again.");const{secret}=begun;
const tries=await beginCodeTry(service,account.uid);const step=totpStep(secret,verificationCode,service.clock.now());if(step===null)throw new Failure("INVALID_C\
ODE","The code is not right.");const{session,code}=await transact2(service.db,async tx=>{const current=await lockAccount(tx,account.uid);if(!current)throw new Failure(
"USER_NOT_FOUND");if(current.disabled)throw new Failure("USER_DISABLED");if(current.password_hash!==account.password_hash||current.valid_since>account.valid_since)
throw new Failure("TOKEN_EXPIRED");const name=displayName?.trim().slice(0,NAME_LENGTH)||null;const factor=await addSecondFactor(service,tx,{uid:account.uid,name,
secret,step});await audit(service,tx,"second_factor_added",{uid:account.uid,ip:request.ip});const session2=await replaceSessions(service,tx,{uid:account.uid,provider:PASSWORD_PROVIDER,
ip:request.ip,userAgent:request.userAgent??null,secondFactor:factor.id});const code2=await issueCode(tx,{purpose:"REVERT_SECOND_FACTOR_ADDITION",account,email:account.
email??"",now:service.clock.now()});return{session:session2,code:code2}});await tries.succeeded();tell(service,account,to=>secondFactorAddedMail(service,{to,code}));
const{idToken:token2,refreshToken}=await startedAnew(service,account,session);return{idToken:token2,refreshToken,totpAuthInfo:{}}};var withdrawEnrollment=async(service,request)=>{
const{idToken,mfaEnrollmentId}=fieldsOf({idToken:text,mfaEnrollmentId:text},request.body);const{account}=await recentBearer(service,idToken);if(!mfaEnrollmentId)
throw new Failure("MISSING_MFA_ENROLLMENT_ID");const session=await transact2(service.db,async tx=>{const factor=await secondFactorOf(tx,account.uid);if(factor?.
id!==mfaEnrollmentId)throw new Failure("MFA_ENROLLMENT_NOT_FOUND");await removeSecondFactor(service,tx,{uid:account.uid,ip:request.ip});return await replaceSessions(
service,tx,{uid:account.uid,provider:PASSWORD_PROVIDER,ip:request.ip,userAgent:request.userAgent??null})});tell(service,account,to=>secondFactorRemovedMail(service,
to));const{idToken:token2,refreshToken}=await startedAnew(service,account,session);return{idToken:token2,refreshToken}};function tell(service,{email},mailTo){if(email)
service.later("a notice of an authenticator app",()=>service.mail(mailTo(email)))}var PENDING_MS=10*6e4;var passwordDigest=({password_hash})=>sha256(password_hash??"");var pendingReply=async(service,account,factor)=>({localId:account.uid,...account.
email?{email:account.email}:{},displayName:account.display_name??"",mfaPendingCredential:await seal(service,{purpose:"second-factor-pending",uid:account.uid,claims:{
password:passwordDigest(account)},expiresAt:new Date(service.clock.now().getTime()+PENDING_MS)}),mfaInfo:[secondFactorInfo(factor)]});async function pendingAccount(service,credential,find){
const refused=new Failure("INVALID_MFA_PENDING_CREDENTIAL","Please sign in again.");const sealed=await unseal(service,"second-factor-pending",credential);if(!sealed)
throw refused;const account=await find(sealed.sub);if(!account||sealed.password!==passwordDigest(account))throw refused;if(account.disabled)throw new Failure("U\
SER_DISABLED","This account has been disabled.");return account}var fields2={mfaPendingCredential:text,mfaEnrollmentId:text,totpVerificationInfo:external_exports.object({verificationCode:text}).nullish()};var finalizeSignIn=async(service,{
body,ip,userAgent})=>{const{mfaPendingCredential,mfaEnrollmentId,totpVerificationInfo}=fieldsOf(fields2,body);const code=totpVerificationInfo?.verificationCode;
if(!mfaPendingCredential)throw new Failure("MISSING_MFA_PENDING_CREDENTIAL");if(!mfaEnrollmentId)throw new Failure("MISSING_MFA_ENROLLMENT_ID");if(!code)throw new Failure(
"MISSING_CODE");const{uid,email}=await pendingAccount(service,mfaPendingCredential,uid2=>findAccount(service.db,uid2));const stale=()=>new Failure("MFA_ENROLLME\
NT_NOT_FOUND","This account has another authenticator app now.");if((await secondFactorOf(service.db,uid))?.id!==mfaEnrollmentId)throw stale();const tries=await beginCodeTry(
service,uid);const done2=await transact2(service.db,async tx=>{await pendingAccount(service,mfaPendingCredential,uid2=>lockAccount(tx,uid2));const factor=await secondFactorOf(
tx,uid);if(factor?.id!==mfaEnrollmentId)throw stale();const means=await useSecondFactor(service,tx,factor,code);if(!means)return null;const account=await changeAccount(
tx,uid,{last_login_at:service.clock.now()});if(means==="recovery-code")await audit(service,tx,"recovery_code_used",{uid,ip});await audit(service,tx,"signed_in",
{uid,ip});const session=await startSession(service,tx,{uid,provider:PASSWORD_PROVIDER,ip,userAgent:userAgent??null,secondFactor:factor.id});return{means,account,
session,codesLeft:await countRecoveryCodes(tx,uid)}});if(!done2){await audit(service,service.db,"second_factor_failed",{uid,ip});throw new Failure("INVALID_CODE",
"The code is not right, or was used already.")}await tries.succeeded();if(done2.means==="recovery-code"&&email)service.later("a notice of a used recovery code",
()=>service.mail(recoveryCodeUsedMail(service,email,done2.codesLeft)));const{idToken,refreshToken}=await sessionReply(service,done2.account,done2.session);return{
idToken,refreshToken}};var PASSWORD_MAX_BYTES=4096;var passwordPolicy=({passwordMin})=>({customStrengthOptions:{minPasswordLength:passwordMin,maxPasswordLength:PASSWORD_MAX_BYTES},allowedNonAlphanumericCharacters:[
..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"],enforcementState:"ENFORCE",forceUpgradeOnSignin:false,schemaVersion:1});function assertAcceptable(password,rules,email){
const{passwordMin,commonPasswords}=rules;if(password.length<passwordMin){throw new Failure("WEAK_PASSWORD",`Password should be at least ${passwordMin} character\
s`)}if(Buffer.byteLength(password)>PASSWORD_MAX_BYTES){throw new Failure("PASSWORD_DOES_NOT_MEET_REQUIREMENTS",`Password may have at most ${PASSWORD_MAX_BYTES} \
characters`)}if(!commonPasswords)return;if(commonPasswords.has(password.toLowerCase())||isWordOfThisPlace(password,rules,email)){throw new Failure("PASSWORD_DOE\
S_NOT_MEET_REQUIREMENTS","This password is one of the first that anyone would guess. Please choose another.")}}var SHORTEST_WORD=4;function isWordOfThisPlace(password,{
productName,publicUrl},email){const[name=""]=(email??"").split("@");const parts=[...new URL(publicUrl).hostname.split("."),...name.split(/[^\p{L}]+/u)];const words=[
productName,name,...parts.filter(part=>part.length>=SHORTEST_WORD)];const said=lettersOf(password);return said!==""&&words.some(word=>lettersOf(word)===said)}var lettersOf=text2=>text2.
toLowerCase().replaceAll(/[^\p{L}]/gu,"");var fields3={oobCode:text,newPassword:external_exports.string().nullish()};var resetPassword=async(service,{body,ip})=>{const{oobCode,newPassword}=fieldsOf(fields3,
body);if(!oobCode)throw new Failure("MISSING_OOB_CODE");const now=service.clock.now();const code=newPassword?await readCode(service.db,["PASSWORD_RESET"],oobCode,
now):await readCode(service.db,codePurposes,oobCode,now);const reply2={kind:"identitytoolkit#ResetPasswordResponse",email:code.email,requestType:code.purpose,...code.
new_email?{newEmail:code.new_email}:{}};if(!newPassword)return{...reply2,...await appToTakeAway(service,code)};const{uid}=code;if(!uid)throw new Failure("INVALI\
D_OOB_CODE");assertAcceptable(newPassword,service,code.email);const passwordHash=await service.hasher.hash(newPassword);const reset=()=>transact2(service.db,async tx=>{
const account=await lockAccount(tx,uid);if(!account||!await consumeCode(tx,code,account))throw new Failure("INVALID_OOB_CODE");if(account.disabled)throw new Failure(
"USER_DISABLED");await updateAccount(tx,uid,{password_hash:passwordHash,email_verified:account.email_verified||account.email===code.email,valid_since:service.clock.
now()});await endCodes(tx,"reset",uid,[account.email]);await endAllSessions(tx,uid,service.clock.now());await audit(service,tx,"reset_done",{uid,ip})});await endingElsewhere(
service,uid,reset);service.later("a notice of a changed password",()=>service.mail(passwordChangedMail(service,code.email)));return reply2};async function appToTakeAway({
db},{purpose,uid}){if(purpose!=="REVERT_SECOND_FACTOR_ADDITION")return{};const factor=uid?await secondFactorOf(db,uid):null;if(!factor)throw new Failure("INVALI\
D_OOB_CODE");return{mfaInfo:secondFactorInfo(factor)}}var waysBackTo=(db,email,now)=>db.selectFrom("identity_action_codes").selectAll().where("purpose","=","RECOVER_EMAIL").where("email","=",email).where("expires_a\
t",">",now).execute();async function endWaysBackSince(db,uid,{hash:hash2,expires_at}){await db.deleteFrom("identity_action_codes").where("uid","=",uid).where("p\
urpose","=","RECOVER_EMAIL").where(eb=>eb.or([eb("hash","=",hash2),eb("expires_at",">",expires_at)])).execute()}var UNIQUE_VIOLATION="23505";var addressTaken=()=>new Failure("EMAIL_EXISTS","This e-mail address has an account already.");var needsVerification=()=>new Failure(
"EMAIL_CHANGE_NEEDS_VERIFICATION","Please confirm the new address by mail.");async function assertFree(db,email,{uid,now}){const holders=[await findAccountByEmail(
db,email),...await waysBackTo(db,email,now)];if(holders.some(holder=>holder&&holder.uid!==uid))throw addressTaken()}async function takeAddress(tx,uid,change,now){
await assertFree(tx,change.email,{uid,now});return await changeAccount(tx,uid,change).catch(error=>{throw error instanceof Error&&"code"in error&&error.code===UNIQUE_VIOLATION?
addressTaken():error})}async function changeAddress(service,tx,before2,{email,verified,ip}){if(before2.email_verified&&!verified)throw needsVerification();const now=service.
clock.now();const{uid}=before2;const[gone]=(await waysBackTo(tx,email,now)).filter(wayBack2=>wayBack2.uid===uid);const account=await takeAddress(tx,uid,{email,email_verified:verified,
valid_since:now},now);await endCodes(tx,verified?"moved":"address-changed",uid,[before2.email,email]);if(gone&&verified)await endWaysBackSince(tx,uid,gone);await endAllSessions(
tx,uid,now);await audit(service,tx,"email_changed",{uid,email,ip});const wayBack=before2.email&&before2.email_verified&&!gone?await issueCode(tx,{purpose:"RECOV\
ER_EMAIL",account,email:before2.email,newEmail:email,now}):null;return{account,wayBack}}function sayAddressChanged(service,before2,after,wayBack){const{email:to}=before2;
const{email:newEmail}=after;if(!to||!newEmail||to===newEmail)return;const mail=wayBack?emailChangedMail(service,{to,code:wayBack,newEmail}):unprovedEmailChangedMail(
service,to);service.later("a notice of a changed address",()=>service.mail(mail))}var MINUTE2=6e4;var DAY2=24*60*MINUTE2;var takeAll=({db,clock},refusal3,allowances)=>transact2(db,async tx=>{for(const allowance of allowances)if(!await takeFromWindow(
tx,{...allowance,now:clock.now()}))throw tooManyAttempts(refusal3)});async function countResetMail(service,email,ip){const{limits,installation}=service;const address=installation.
digest("throttle-email",mailboxOf(email));await takeAll(service,"RESET_PASSWORD_EXCEED_LIMIT",[{key:`reset:network:${networkOf(ip)}`,windowMs:60*MINUTE2,limit:limits.
resetMailsPerNetworkHour},{key:`reset:quarter:${address}`,windowMs:15*MINUTE2,limit:limits.resetMailsPer15Minutes},{key:`reset:day:${address}`,windowMs:DAY2,limit:limits.
resetMailsPerDay}])}async function countAddressMail(service,{uid},to){const{limits,installation}=service;const reader=installation.digest("throttle-email",mailboxOf(
to));await takeAll(service,"TOO_MANY_ATTEMPTS_TRY_LATER",[uid,`to:${reader}`].flatMap(who=>[{key:`address:quarter:${who}`,windowMs:15*MINUTE2,limit:limits.addressMailsPer15Minutes},
{key:`address:day:${who}`,windowMs:DAY2,limit:limits.addressMailsPerDay}]))}var fields4={requestType:text,email:text,newEmail:text,idToken:text,continueUrl:text};var sendOobCode=async(service,request)=>{const{requestType,continueUrl,...asked}=fieldsOf(
fields4,request.body);if(!requestType)throw new Failure("MISSING_REQ_TYPE");if(requestType==="RECOVER_EMAIL"||requestType==="EMAIL_SIGNIN"&&!service.offers.emailLink)
throw new Failure("OPERATION_NOT_ALLOWED");const send=kinds[requestType];if(!send)throw new Failure("INVALID_REQ_TYPE");const returnTo=continueUrl?ownAddress(continueUrl,
service):null;const email=await send(service,{...asked,returnTo},request);return{kind:"identitytoolkit#GetOobConfirmationCodeResponse",email}};var sendReset=async(service,{
email:given,returnTo},{ip})=>{const email=emailAddress(given);await countResetMail(service,email,ip);const account=await findAccountByEmail(service.db,email);if(!account&&
!service.hideAccounts)throw new Failure("EMAIL_NOT_FOUND","There is no account with this e-mail address.");if(account&&!account.disabled){service.later("a passw\
ord reset mail",async()=>{const code=await issued(service,"reset_asked",ip,{purpose:"PASSWORD_RESET",account,email});await service.mail(resetMail(service,{to:email,
code,returnTo}))})}return email};var sendVerification=async(service,{idToken,returnTo},{ip})=>{const{account}=await bearerOfCall(service,idToken);const{email}=account;
if(!email)throw new Failure("MISSING_EMAIL");if(account.email_verified)return email;await countAddressMail(service,account,email);service.later("a mail that con\
firms an address",async()=>{const code=await issued(service,"verification_asked",ip,{purpose:"VERIFY_EMAIL",account,email});await service.mail(verifyMail(service,
{to:email,code,returnTo}))});return email};var sendChange=async(service,{idToken,newEmail:given,returnTo},{ip})=>{const bearer=await bearerOfCall(service,idToken);
const{account}=bearer;if(!given)throw new Failure("MISSING_NEW_EMAIL");const newEmail=emailAddress(given);assertRecentSignIn(bearer,service.clock.now());await countAddressMail(
service,account,newEmail);const isTaken=await assertFree(service.db,newEmail,{uid:account.uid,now:service.clock.now()}).then(()=>false,error=>{if(!(error instanceof
Failure)||!service.hideAccounts)throw error;return true});if(!isTaken){service.later("a mail that changes an address",async()=>{const code=await issued(service,
"email_change_asked",ip,{purpose:"VERIFY_AND_CHANGE_EMAIL",account,email:account.email??"",newEmail});await service.mail(changeEmailMail(service,{to:newEmail,code,
returnTo,present:account.email}))})}return account.email};var sendSignInLink=async(service,{email:given,returnTo},{ip})=>{const email=emailAddress(given);await countResetMail(
service,email,ip);service.later("a mail that signs in",async()=>{const code=await transact2(service.db,tx=>issueSignInCode(tx,email,service.clock.now()));await service.
mail(signInMail(service,{to:email,code,returnTo}))});return email};var kinds={PASSWORD_RESET:sendReset,VERIFY_EMAIL:sendVerification,VERIFY_AND_CHANGE_EMAIL:sendChange,
EMAIL_SIGNIN:sendSignInLink};var issued=(service,event,ip,code)=>transact2(service.db,async tx=>{await audit(service,tx,event,{uid:code.account.uid,ip});return await issueCode(
tx,{...code,now:service.clock.now()})});function ownAddress(address,{mayReturnTo}){if(!URL.canParse(address)||!mayReturnTo(new URL(address))){throw new Failure(
"INVALID_CONTINUE_URI")}return address}var passwordPolicy2=service=>passwordPolicy(service);var recaptchaConfig=()=>({recaptchaKey:"",recaptchaEnforcementState:[]});var projects=({installation,publicUrl})=>({
projectId:installation.projectId,authorizedDomains:[new URL(publicUrl).hostname]});var fields5={email:text,oobCode:text,idToken:text};var signInWithEmailLink=async(service,request)=>{if(!service.offers.emailLink)throw new Failure("OPERATION_NO\
T_ALLOWED");const{email:given,oobCode,idToken}=fieldsOf(fields5,request.body);const email=emailAddress(given);if(!oobCode)throw new Failure("MISSING_OOB_CODE");
const linkTo=idToken?(await bearerOfCall(service,idToken)).account.uid:null;const code=await readCode(service.db,["EMAIL_SIGNIN"],oobCode,service.clock.now());if(code.
email!==email)throw new Failure("INVALID_EMAIL","The link was sent to another address.");const done2=await transact2(service.db,async tx=>{if(!await consumeCode(
tx,code,null))throw new Failure("INVALID_OOB_CODE","The link is not valid or was used already.");const owner=await ownerOf(service,tx,email,linkTo,request);if(owner.
account.disabled)throw new Failure("USER_DISABLED","This account has been disabled.");const{ip,userAgent}=request;const{uid}=owner.account;const factor=await secondFactorOf(
tx,uid);if(factor)return{...owner,factor,session:null};const session=await startSession(service,tx,{uid,provider:PASSWORD_PROVIDER,ip,userAgent});return{...owner,
factor:null,session}});if(done2.moved)sayAddressChanged(service,done2.moved.before,done2.account,done2.moved.wayBack);const tokens=done2.session?await sessionReply(
service,done2.account,done2.session):await pendingReply(service,done2.account,done2.factor);return{kind:"identitytoolkit#EmailLinkSigninResponse",isNewUser:done2.
isNewUser,...tokens}};async function ownerOf(service,tx,email,linkTo,{ip}){const now=service.clock.now();const proven={email,email_verified:true,last_login_at:now};
const known=await findAccountByEmail(tx,email);if(linkTo){await audit(service,tx,"email_verified",{uid:linkTo,ip});const before2=await lockAccount(tx,linkTo);if(!before2)
throw new Failure("USER_NOT_FOUND");const moved=before2.email===email?null:await changeAddress(service,tx,before2,{email,verified:true,ip});await endCodes(tx,"l\
ink-sign-in",linkTo,[email]);const account=await changeAccount(tx,linkTo,proven);return{account,isNewUser:false,...moved&&{moved:{before:before2,wayBack:moved.wayBack}}}}
if(known){await endCodes(tx,"link-sign-in",known.uid,[email]);await audit(service,tx,"signed_in",{uid:known.uid,ip});if(known.email_verified)return{account:await changeAccount(
tx,known.uid,proven),isNewUser:false};await endAllSessions(tx,known.uid,now);await removeSecondFactor(service,tx,{uid:known.uid,ip});const account=await changeAccount(
tx,known.uid,{...proven,password_hash:null,valid_since:now});return{account,isNewUser:false}}const created=await createAccount(tx,{email,passwordHash:null,now});
if(!created)throw addressTaken();await assertFree(tx,email,{uid:created.uid,now});await audit(service,tx,"signed_up",{uid:created.uid,ip});return{account:await changeAccount(
tx,created.uid,proven),isNewUser:true}}var fields6={postBody:text,requestUri:text,idToken:text,pendingToken:text};var signInWithIdp=async(service,{body})=>{const{postBody,requestUri,idToken,pendingToken}=fieldsOf(
fields6,body);if(idToken)await bearerOfCall(service,idToken);const answer=new URLSearchParams(postBody??"");const isCredential=pendingToken||answer.get("provide\
rId")&&(answer.get("id_token")||answer.get("access_token"));if(!requestUri||!isCredential)throw new Failure("INVALID_IDP_RESPONSE","The answer of the identity p\
rovider cannot be read.");throw new Failure("OPERATION_NOT_ALLOWED","This way of signing in is not available.")};var HOUR3=36e5;function counters({installation},email,ip){const network=networkOf(ip);const account=installation.digest("throttle-email",email);return{network:`\
sign-in:network:${network}`,pair:`sign-in:pair:${account}:${network}`,account:`sign-in:account:${account}`}}async function beginAttempt(service,email,ip,isFamiliar){
const{db,clock,limits}=service;const keys=counters(service,email,ip);const now=clock.now();await transact2(db,async tx=>{const admitted=await takeFromWindow(tx,
{key:keys.network,now,windowMs:HOUR3,limit:limits.networkFailuresPerHour})&&await takeWithBackoff(tx,{key:keys.pair,now,free:limits.freeFailures,longestWaitMs:limits.
longestWaitMs,forgetMs:limits.forgetFailuresMs})&&(isFamiliar||await takeBeforePause(tx,{key:keys.account,now,windowMs:HOUR3,limit:limits.accountFailuresPerHour,
pauseMs:limits.accountPauseMs}));if(!admitted)throw tooManyAttempts()});return{async succeeded(){await giveBack(db,keys.network);await forget(db,[keys.pair,keys.
account])},async withdrawn(){for(const key of isFamiliar?[keys.network,keys.pair]:[keys.network,keys.pair,keys.account]){await giveBack(db,key)}}}}var fields7={email:text,password:external_exports.string().nullish()};var signedIn={kind:"identitytoolkit#VerifyPasswordResponse",registered:true};var signInWithPassword=async(service,request)=>{
const{body,ip}=request;const{email:given,password}=fieldsOf(fields7,body);const email=emailAddress(given);if(!password)throw new Failure("MISSING_PASSWORD");const known=await findAccountByEmail(
service.db,email);const isFamiliar=await isFamiliarNetwork(service,known?.uid??"",ip);const attempt=await beginAttempt(service,email,ip,isFamiliar).catch(async error=>{
if(error instanceof Failure)await audit(service,service.db,"sign_in_blocked",{email,ip});throw error});const matches=await service.hasher.matches(known?.password_hash??
null,password).catch(async error=>{if(error instanceof Overloaded)await attempt.withdrawn();throw error});if(!known||!matches){await audit(service,service.db,"s\
ign_in_failed",{uid:known?.uid??null,email,ip});throw refusal2(service,known)}await attempt.succeeded();if(known.disabled)throw disabled();const renewed=await renewedHash(
service,known,password);const begun=await begin(service,known,renewed,request)??await beginAgain(service,known.uid,password,request);return{...signedIn,...begun.
session?await sessionReply(service,begun.account,begun.session):await pendingReply(service,begun.account,begun.factor)}};async function begin(service,known,renewed,{
ip,userAgent}){return await transact2(service.db,async tx=>{const now=service.clock.now();const current=await lockAccount(tx,known.uid);if(!current)throw refusal2(
service,current);if(current.disabled)throw disabled();if(current.password_hash!==known.password_hash)return null;const factor=await secondFactorOf(tx,current.uid);
const account=await changeAccount(tx,current.uid,{valid_since:current.valid_since>now?now:current.valid_since,...renewed,...!factor&&{last_login_at:now}});if(factor)
return{account,factor,session:null};await audit(service,tx,"signed_in",{uid:account.uid,ip});const session=await startSession(service,tx,{uid:account.uid,provider:PASSWORD_PROVIDER,
ip,userAgent:userAgent??null});return{account,factor:null,session}})}async function beginAgain(service,uid,password,request){const current=await findAccount(service.
db,uid);const matches=current!==null&&await service.hasher.matches(current.password_hash,password);const begun=matches?await begin(service,current,{},request):null;
if(!begun)throw refusal2(service,current);return begun}var disabled=()=>new Failure("USER_DISABLED","This account has been disabled.");function refusal2({hideAccounts},known){
if(hideAccounts)return new Failure("INVALID_LOGIN_CREDENTIALS","The e-mail address or the password is wrong.");return known?new Failure("INVALID_PASSWORD","The \
password is wrong."):new Failure("EMAIL_NOT_FOUND","There is no account with this e-mail address.")}async function renewedHash({hasher},account,password){if(!account.
password_hash||!hasher.isOutdated(account.password_hash))return{};return{password_hash:await hasher.hash(password)}}async function signUpAnonymously(service,{ip,userAgent}){return await transact2(service.db,async tx=>{const account=await createAnonymousAccount(tx,service.clock.
now());await audit(service,tx,"signed_up",{uid:account.uid,ip});const provider=ANONYMOUS_PROVIDER;const session=await startSession(service,tx,{uid:account.uid,provider,
ip,userAgent});return{account,session:{...session,provider}}})}async function addPassword(service,{idToken,email,passwordHash},{ip,userAgent}){const{account:asking}=await bearerOfCall(
service,idToken);return await transact2(service.db,async tx=>{const before2=await lockAccount(tx,asking.uid);if(!before2)throw new Failure("USER_NOT_FOUND");if(before2.
password_hash)throw new Failure("OPERATION_NOT_ALLOWED");if(before2.email_verified&&before2.email!==email)throw needsVerification();const now=service.clock.now();
const account=await takeAddress(tx,before2.uid,{email,password_hash:passwordHash},now);await endCodes(tx,"password-changed",account.uid,[before2.email,email]);await audit(
service,tx,"password_changed",{uid:account.uid,email,ip});const provider=PASSWORD_PROVIDER;const session=await replaceSessions(service,tx,{uid:account.uid,provider,
ip,userAgent});return{account,session:{...session,provider}}})}var fields8={email:text,password:external_exports.string().nullish(),idToken:text};var signUp=async(service,request)=>{const{body,ip,userAgent}=request;const{email:given,
password,idToken}=fieldsOf(fields8,body);const offersAccountsWithoutPassword=service.offers.anonymous||service.offers.emailLink;if(idToken&&!offersAccountsWithoutPassword)
throw new Failure("OPERATION_NOT_ALLOWED");if(!idToken&&!given&&!password){if(!service.offers.anonymous)throw new Failure("ADMIN_ONLY_OPERATION");await countAddressQuestion(
service,"sign-up",ip);return answerOf(service,await signUpAnonymously(service,request))}const email=emailAddress(given);if(!password)throw new Failure("MISSING_\
PASSWORD");assertAcceptable(password,service,email);await countAddressQuestion(service,"sign-up",ip);await assertFree(service.db,email,{uid:null,now:service.clock.
now()});const passwordHash=await service.hasher.hash(password);if(idToken)return answerOf(service,await addPassword(service,{idToken,email,passwordHash},request));
const{account,session}=await transact2(service.db,async tx=>{const created=await createAccount(tx,{email,passwordHash,now:service.clock.now()});if(!created)throw addressTaken();
await assertFree(tx,email,{uid:created.uid,now:service.clock.now()});await audit(service,tx,"signed_up",{uid:created.uid,ip});return{account:created,session:await startSession(
service,tx,{uid:created.uid,provider:PASSWORD_PROVIDER,ip,userAgent})}});service.later("a welcome mail",()=>mailWelcome(service,account,email));return answerOf(
service,{account,session})};var answerOf=async(service,{account,session})=>({kind:"identitytoolkit#SignupNewUserResponse",...await sessionReply(service,account,
session)});async function mailWelcome(service,account,email){const now=service.clock.now();const code=await transact2(service.db,tx=>issueCode(tx,{purpose:"VERI\
FY_EMAIL",account,email,now}));await service.mail(welcomeMail(service,{to:email,code}))}var token=async(service,{body,ip})=>{const{grant_type,refresh_token}=fieldsOf({grant_type:text,refresh_token:text},body);if(!grant_type)throw new Failure("MISSI\
NG_GRANT_TYPE");if(grant_type!=="refresh_token")throw new Failure("INVALID_GRANT_TYPE");if(!refresh_token)throw new Failure("MISSING_REFRESH_TOKEN");const session=await refreshSession(
service,refresh_token,ip);const idToken=await signIdToken(service,session.account,session);return{access_token:idToken,id_token:idToken,expires_in:String(ID_TOKEN_SECONDS),
token_type:"Bearer",refresh_token:session.refreshToken,user_id:session.account.uid,project_id:service.installation.projectId}};async function applyCode(service,oobCode,{ip}){const code=await readCode(service.db,["VERIFY_EMAIL","VERIFY_AND_CHANGE_EMAIL","RECOVER_EMAIL","REVERT_SECOND_FAC\
TOR_ADDITION"],oobCode,service.clock.now());const apply=()=>transact2(service.db,async tx=>{const before2=code.uid?await lockAccount(tx,code.uid):null;if(!before2||
!await consumeCode(tx,code,before2))throw new Failure("INVALID_OOB_CODE","The link is not valid or was used already.");if(before2.disabled)throw new Failure("US\
ER_DISABLED");return{before:before2,...await use(service,tx,code,before2,ip)}});const done2=takesBack(code)&&code.uid?await endingElsewhere(service,code.uid,apply):
await apply();if(code.purpose==="VERIFY_AND_CHANGE_EMAIL"){await endElsewhere(service,done2.account.uid);sayAddressChanged(service,done2.before,done2.account,done2.
wayBack)}if(code.purpose==="RECOVER_EMAIL")service.later("a notice of a recovered address",()=>service.mail(emailRecoveredMail(service,code.email)));return done2.
account}var takesBack=({purpose})=>purpose==="RECOVER_EMAIL"||purpose==="REVERT_SECOND_FACTOR_ADDITION";async function use(service,tx,code,account,ip){if(code.purpose===
"VERIFY_AND_CHANGE_EMAIL"&&code.new_email)return await changeAddress(service,tx,account,{email:code.new_email,verified:true,ip});if(code.purpose==="RECOVER_EMAI\
L")return{account:await recover(service,tx,code,account,ip),wayBack:null};if(code.purpose==="REVERT_SECOND_FACTOR_ADDITION")return{account:await takeAppAway(service,
tx,account,ip),wayBack:null};await endCodes(tx,"confirmed",account.uid,[account.email]);await audit(service,tx,"email_verified",{uid:account.uid,ip});return{account:await changeAccount(
tx,account.uid,{email_verified:true}),wayBack:null}}async function recover(service,tx,code,account,ip){const now=service.clock.now();const{uid}=account;await endCodes(
tx,"went-back",uid,[account.email,code.email]);await endWaysBackSince(tx,uid,code);const change={email:code.email,email_verified:true,password_hash:null,valid_since:now};
const recovered=await takeAddress(tx,uid,change,now);const since=new Date(code.expires_at.getTime()-lifetimeMs.RECOVER_EMAIL);await removeSecondFactor(service,tx,
{uid,ip,since});await endAllSessions(tx,uid,now);await audit(service,tx,"email_recovered",{uid,email:code.email,ip});return recovered}async function takeAppAway(service,tx,{
uid,email},ip){const now=service.clock.now();await removeSecondFactor(service,tx,{uid,ip});await endCodes(tx,"app-undone",uid,[email]);await endAllSessions(tx,uid,
now);return await changeAccount(tx,uid,{password_hash:null,valid_since:now})}async function changeCredentials(service,bearer,asked,{ip,userAgent}){assertRecentSignIn(bearer,service.clock.now());const email=asked.email?emailAddress(asked.
email):null;if(email&&email!==bearer.account.email&&service.hideAccounts)throw needsVerification();if(asked.password)assertAcceptable(asked.password,service,email??
bearer.account.email);const passwordHash=asked.password?await service.hasher.hash(asked.password):null;const done2=await transact2(service.db,async tx=>{const before2=await lockAccount(
tx,bearer.account.uid);if(!before2)throw new Failure("USER_NOT_FOUND");let account=before2;let wayBack=null;if(email&&email!==before2.email)({account,wayBack}=await changeAddress(
service,tx,before2,{email,verified:false,ip}));if(passwordHash){account=await changeAccount(tx,account.uid,{password_hash:passwordHash});await endCodes(tx,"pass\
word-changed",account.uid,[account.email]);await audit(service,tx,"password_changed",{uid:account.uid,ip})}const session=await replaceSessions(service,tx,{uid:account.
uid,provider:PASSWORD_PROVIDER,ip,userAgent,secondFactor:bearer.claims.firebase.second_factor_identifier??null});return{account,session,before:before2,wayBack}});
await endElsewhere(service,done2.account.uid);sayAddressChanged(service,done2.before,done2.account,done2.wayBack);const{email:known}=done2.before;if(passwordHash&&
known)service.later("a notice of a changed password",()=>service.mail(passwordChangedMail(service,known)));return done2}var MAX_NAME=256;var MAX_ADDRESS=2e3;async function changeProfile(service,account,{displayName,photoUrl,deleteAttribute},body){if((displayName?.length??0)>MAX_NAME)
throw new Failure("INVALID_ARGUMENT","The name is too long");if((photoUrl?.length??0)>MAX_ADDRESS)throw new Failure("INVALID_ARGUMENT","The address of the photo\
 is too long");return await changeAccount(service.db,account.uid,{display_name:changedTo(account.display_name,displayName,isDeleted("displayName","DISPLAY_NAME")),
photo_url:changedTo(account.photo_url,photoUrl,isDeleted("photoUrl","PHOTO_URL"))});function isDeleted(field,attribute){const isNull=typeof body==="object"&&body!==
null&&Reflect.get(body,field)===null;return isNull||(deleteAttribute?.includes(attribute)??false)}}function changedTo(current,next,isDeleted){if(isDeleted||next===
"")return null;return next??current}var fields9={idToken:text,displayName:text,photoUrl:text,deleteAttribute:external_exports.array(external_exports.string()).nullish(),email:text,password:external_exports.
string().nullish(),oobCode:text};var update=async(service,request)=>{const asked=fieldsOf(fields9,request.body);if(asked.oobCode)return reply(await applyCode(service,
asked.oobCode,request));const bearer=await bearerOfCall(service,asked.idToken);const profile=await changeProfile(service,bearer.account,asked,request.body);if(!asked.
email&&!asked.password)return reply(profile);const{account,session}=await changeCredentials(service,bearer,asked,request);return{...reply(account),...await startedAnew(
service,account,session)}};var reply=account=>({kind:"identitytoolkit#SetAccountInfoResponse",localId:account.uid,...account.email?{email:account.email}:{},displayName:account.
display_name??"",photoUrl:account.photo_url??"",emailVerified:account.email_verified,...account.email?{providerUserInfo:[passwordProvider(account)]}:{}});var MAX_BODY_BYTES=16*1024;var TOOLKIT=["","/identitytoolkit.googleapis.com"];var TOKENS=["","/securetoken.googleapis.com"];var TOKEN="/v1/token";var notOffered=()=>{
throw new Failure("OPERATION_NOT_ALLOWED")};var done=()=>({});var toolkit=(method,path,call)=>({method,path,call,under:TOOLKIT});var endpoints=[toolkit("POST","\
/v1/accounts:signUp",signUp),toolkit("POST","/v1/accounts:signInWithPassword",signInWithPassword),toolkit("POST","/v1/accounts:lookup",lookup),toolkit("POST","/\
v1/accounts:update",update),toolkit("POST","/v1/accounts:delete",remove),toolkit("POST","/v1/accounts:sendOobCode",sendOobCode),toolkit("POST","/v1/accounts:res\
etPassword",resetPassword),toolkit("POST","/v1/accounts:signInWithIdp",signInWithIdp),toolkit("POST","/v1/accounts:signInWithEmailLink",signInWithEmailLink),toolkit(
"POST","/v1/accounts:signInWithCustomToken",notOffered),toolkit("POST","/v1/accounts:signInWithPhoneNumber",notOffered),toolkit("POST","/v1/accounts:sendVerific\
ationCode",notOffered),toolkit("POST","/v1/accounts:createAuthUri",createAuthUri),toolkit("POST","/v2/accounts/mfaEnrollment:start",startEnrollment),toolkit("PO\
ST","/v2/accounts/mfaEnrollment:finalize",finalizeEnrollment),toolkit("POST","/v2/accounts/mfaEnrollment:withdraw",withdrawEnrollment),toolkit("POST","/v2/accou\
nts/mfaSignIn:finalize",finalizeSignIn),toolkit("POST","/v2/accounts:revokeToken",done),toolkit("GET","/v2/passwordPolicy",passwordPolicy2),toolkit("GET","/v2/r\
ecaptchaConfig",recaptchaConfig),toolkit("GET","/v1/projects",projects),{method:"POST",path:TOKEN,call:token,under:TOKENS}];var identityRoutes=service=>async app=>{
readBodies(app);app.setErrorHandler((error,_request,reply2)=>answerError(service,error,reply2));app.addHook("onSend",async(_request,reply2)=>{if(!reply2.hasHeader(
"cache-control"))reply2.header("cache-control","no-store");reply2.header("x-content-type-options","nosniff")});for(const{method,path,call,under}of endpoints){for(const prefix of under){
app.route({method,url:`${prefix}${path.replace(":","::")}`,bodyLimit:MAX_BODY_BYTES,exposeHeadRoute:false,onRequest:async request=>assertApiKey(service,request),
handler:async request=>call(service,{body:request.body,ip:request.ip,userAgent:request.headers["user-agent"]??null})})}}app.get("/.well-known/jwks.json",async(_request,reply2)=>{
reply2.header("cache-control","public, max-age=3600");return service.keys.jwks()});refuseTheRest(app)};function readBodies(app){app.removeAllContentTypeParsers();
app.addContentTypeParser("application/json",{parseAs:"string"},app.getDefaultJsonParser("error","error"));app.addContentTypeParser("application/x-www-form-urlen\
coded",{parseAs:"string"},({routeOptions},body,done2)=>{if(routeOptions.url?.endsWith(TOKEN))done2(null,Object.fromEntries(new URLSearchParams(String(body))));else
done2(new Failure("UNSUPPORTED_MEDIA_TYPE",void 0,415))})}function assertApiKey({installation},{query}){const key=typeof query==="object"&&query!==null&&"key"in
query?query.key:void 0;if(key===installation.apiKey)return;if(!key)throw new Failure("PERMISSION_DENIED","The request is missing a valid API key.",403);throw new Failure(
"PERMISSION_DENIED","The API key is not valid.",403)}function refuseTheRest(app){const known=new Map(endpoints.flatMap(({method,path,under})=>under.map(at=>[at+
path,method])));const folders=["/v1/*","/v2/*","/identitytoolkit.googleapis.com/*","/securetoken.googleapis.com/*"];for(const url of folders){app.route({method:[
"GET","POST","PUT","PATCH","DELETE","OPTIONS"],url,bodyLimit:MAX_BODY_BYTES,handler:async(request,reply2)=>{const allowed=known.get(request.url.split("?")[0]??"");
if(!allowed)throw new Failure("NOT_FOUND",void 0,404);reply2.header("allow",allowed);throw new Failure("METHOD_NOT_ALLOWED",void 0,405)}})}}function answerError({
log},error,reply2){if(error instanceof Failure)return reply2.status(error.status).send(failureBody(error));const{statusCode,status=statusCode}=error;if(status!==
void 0&&status>=400&&status<500){return reply2.status(status).send(failureBody({status,message:refusedBody(status)}))}if(!(error instanceof Overloaded))log.error(
{err:error},"the identity service failed");return reply2.status(503).header("content-type","text/plain; charset=utf-8").header("retry-after","2").send("The serv\
ice is busy. Please try again in a moment.")}function refusedBody(status){if(status===413)return"PAYLOAD_TOO_LARGE";if(status===415)return"UNSUPPORTED_MEDIA_TYP\
E";return"INVALID_ARGUMENT"}import{setTimeout as pause}from"node:timers/promises";var DAY3=864e5;var ROTATE_AFTER_MS=90*DAY3;var SERVE_OLD_KEY_MS=DAY3+36e5;var REREAD_EVERY_MS=500;var keyFile=external_exports.object({createdAt:external_exports.
iso.datetime(),jwk:external_exports.looseObject({kty:external_exports.literal("RSA"),n:external_exports.string(),e:external_exports.string(),d:external_exports.
string()})});async function openSigningKeys(folder,clock,log){const files=privateFilesIn(folder);let stored=[];let find=createLocalJWKSet({keys:[]});let signer=null;
let readAt=0;let rereading=null;async function read(){stored=await readKeys(files);find=createLocalJWKSet({keys:stored.map(publicHalf)});readAt=performance.now();
const newest=stored[0];if(newest&&newest.kid!==signer?.kid){signer={kid:newest.kid,key:await importJWK(newest.jwk,"RS256")}}}const isDue=()=>{const newest=stored[0];
return!newest||clock.now().getTime()-newest.createdAt.getTime()>=ROTATE_AFTER_MS};let renewing=null;async function renew(){await read();if(isDue()){const{kid,file}=await newKey(
clock.now());await files.create(`${kid}.json`,file);log.info({kid},"made a key for signing ID tokens")}await removeRetired(files,stored,clock.now());await read()}
const renewOnce=()=>renewing??=renew().finally(()=>renewing=null);const reread=()=>rereading??=pause(Math.max(0,readAt+REREAD_EVERY_MS-performance.now())).then(
read).finally(()=>rereading=null);await renewOnce();return{async signer(){if(isDue())await renewOnce();if(!signer)throw new Error("There is no key to sign with");
return signer},jwks:()=>({keys:stored.map(publicHalf)}),async find(header,token2){try{return await find(header,token2)}catch(error){if(!(error instanceof errors_exports.
JWKSNoMatchingKey))throw error;await reread();return await find(header,token2)}}}}async function readKeys(files){const names=(await files.names(".")).filter(name=>name.
endsWith(".json"));const read=await Promise.all(names.map(async name=>({name,text:await files.read(name)})));const keys=read.flatMap(({name,text:text2})=>{if(text2===
null)return[];const parsed=keyFile.safeParse(JSON.parse(text2));if(!parsed.success){throw new Error(`${files.placeOf(name)} is no signing key. Restore it from a\
 backup, or remove it.`)}const{createdAt,jwk}=parsed.data;return[{kid:name.slice(0,-".json".length),createdAt:new Date(createdAt),jwk}]});return keys.sort((a,b)=>b.
createdAt.getTime()-a.createdAt.getTime()||a.kid.localeCompare(b.kid))}var publicHalf=({kid,jwk:{n,e}})=>({kty:"RSA",n,e,kid,alg:"RS256",use:"sig"});async function newKey(now){
const{privateKey}=await generateKeyPair("RS256",{modulusLength:2048,extractable:true});const jwk=await exportJWK(privateKey);const kid=await calculateJwkThumbprint(
jwk);return{kid,file:JSON.stringify({createdAt:now.toISOString(),jwk})}}async function removeRetired(files,newestFirst,now){const retired=newestFirst.filter((_,i)=>{
const successor=newestFirst[i-1];return successor&&now.getTime()-successor.createdAt.getTime()>SERVE_OLD_KEY_MS});for(const{kid}of retired)await files.remove(`${kid}\
.json`)}var DAY4=864e5;async function sweep({db,clock}){const now=clock.now().getTime();await db.deleteFrom("identity_throttle").where("last_at","<",new Date(now-2*DAY4)).
execute();await db.deleteFrom("identity_action_codes").where("expires_at","<",new Date(now-DAY4)).execute();await db.deleteFrom("identity_sessions").where("last\
_used_at","<",new Date(now-ABSOLUTE_MS)).execute();await db.deleteFrom("identity_audit").where("at","<",new Date(now-365*DAY4)).execute()}var SWEEP_EVERY_MS=36e5;var createIdentity=async options=>(await composeIdentity(options)).identity;async function composeIdentity(options){const{clock,dataDir,
log}=options;const db=options.db;const files=options.files??join2(dataDir,"identity");const installation=await openInstallation(files);const keys=await openSigningKeys(
privateFilesBelow(files,"keys"),clock,log);const pending=new Set;const service={db,clock,log,installation,keys,hasher:await createPasswordHasher({...defaultHash,
...options.hash}),limits:{...defaultLimits,...options.limits},publicUrl:options.publicUrl,productName:options.productName??"Larder",passwordMin:options.passwordMin??
6,commonPasswords:options.refuseCommonPasswords?(await import("./common-passwords-RBOWTQZ2.js")).commonPasswords:null,hideAccounts:options.hideAccounts??false,offers:{
anonymous:false,emailLink:false,...options.offers},mayReturnTo:({origin})=>origin===new URL(options.publicUrl).origin,mail:options.mail??createOutbox(join2(dataDir,
"outbox"),clock),bearerOf:createBearerCheck({db,clock,installation,keys,providers:options.offers?.anonymous?[PASSWORD_PROVIDER,ANONYMOUS_PROVIDER]:[PASSWORD_PROVIDER]}),
eraseElsewhere:async()=>{},endElsewhere:async()=>{},later(what,work){const running=work().catch(error=>log.error({err:error},`could not send ${what}`)).finally(
()=>pending.delete(running));pending.add(running)}};const sweeper=setInterval(()=>{sweep(service).catch(error=>log.warn({err:error},"could not sweep old session\
s"))},SWEEP_EVERY_MS);sweeper.unref();const settled=()=>Promise.all(pending);const identity={plugin:identityRoutes(service),verify:async idToken=>(await service.
bearerOf(idToken)).claims,endSession:sessionId=>signOut(service,sessionId),endAllSessions:(uid,except)=>signOutEverywhere(service,uid,except),sessionsOf:uid=>openSessions(
service,uid),endSessionOf:async(uid,sessionId)=>{const open=await openSessions(service,uid);if(!open.some(({id:id2})=>id2===sessionId))return false;await signOut(
service,sessionId);return true},deleteAccount:uid=>removeAccount(service,uid),beforeDeletion:erase=>{service.eraseElsewhere=erase},whenSignedOutEverywhere:end=>{
service.endElsewhere=end},setDisabled:(uid,disabled2)=>setDisabled(service,uid,disabled2),secondFactorOf:uid=>enrolledApp(service,uid),newRecoveryCodes:uid=>newRecoveryCodes(
service,uid),publicConfig:{apiKey:installation.apiKey,projectId:installation.projectId,authDomain:null},async close(){clearInterval(sweeper);await settled()}};return{
identity,service,settled}}async function signOutEverywhere(service,uid,except){await endingElsewhere(service,uid,()=>transact2(service.db,async tx=>{await endAllSessions(
tx,uid,service.clock.now(),except);const account=await findAccount(tx,uid);await endCodes(tx,"signed-out-everywhere",uid,[account?.email??null]);await audit(service,
tx,"signed_out_everywhere",{uid})}))}async function signOut(service,sessionId){await transact2(service.db,async tx=>{if(!await endSession(tx,sessionId,service.clock.
now()))return;const session=await tx.selectFrom("identity_sessions").select("uid").where("id","=",sessionId).executeTakeFirst();await audit(service,tx,"signed_o\
ut",{uid:session?.uid??null})})}async function removeAccount(service,uid){const email=await transact2(service.db,async tx=>{const account=await findAccount(tx,uid);
if(!account)return null;await endCodes(tx,"deleted",uid,[account.email]);await deleteAccount(tx,uid);await audit(service,tx,"account_deleted",{uid});return account.
email});if(email)service.later("a notice of a deleted account",()=>service.mail(accountDeletedMail(service,email)))}var effectiveStatus=(row,now)=>row.status_override??providerStatusAt(row,now);var providerStatusAt=(row,now)=>row.status_until&&row.status_until<=now?row.status_after??
"free":row.subscription_status;var effectiveStatusIn=now=>sql`coalesce(users.status_override,
  case when users.status_until <= ${now} then coalesce(users.status_after, 'free') else users.subscription_status end)`;var countedThisMonth=({userId,month,now})=>sql`(
  select count(*) from generations g
  where g.user_id = ${userId} and g.month = ${month} and g.state in ('reserved', 'committed')
    and (g.state = 'committed' or g.lease_until > ${now})) + ${carriedInto(userId,month)}`;var carriedInto=(userId,month)=>sql`coalesce(
  (select carried.carried_used from users carried where carried.id = ${userId} and carried.carried_month = ${month}), 0)`;async function usedThisMonth(db,userId,month,now){
const{rows}=await sql`
    select ${countedThisMonth({userId,month,now})} as used`.execute(db);return rows[0]?.used??0}async function noteLeftAccount(tx,{userId,addressHash,month,now}){if(!addressHash)return;await sql`
    with given as (
      select (select count(*)::int from generations g
          where g.user_id = ${userId} and g.month = ${month} and g.state = 'committed')
          + case when u.carried_month = ${month} then u.carried_used else 0 end as used,
        u.had_refund or exists (
          select from subscriptions s where s.user_id = ${userId} and s.refunded_at is not null) as had_refund
      from users u where u.id = ${userId}
    )
    insert into left_accounts as l (address_hash, month, used, had_refund, left_at)
    select ${addressHash}, ${month}, used, had_refund, ${now} from given where used > 0 or had_refund
    on conflict (address_hash) do update set month = excluded.month, left_at = excluded.left_at,
      used = case when l.month = excluded.month then greatest(l.used, excluded.used) else excluded.used end,
      had_refund = l.had_refund or excluded.had_refund`.execute(tx)}var carriedOver=addressHash=>({carried_month:sql`(select month from left_accounts where address_hash = ${addressHash}::bytea)`,
carried_used:sql`coalesce((select used from left_accounts where address_hash = ${addressHash}::bytea), 0)`,had_refund:sql`coalesce(
    (select had_refund from left_accounts where address_hash = ${addressHash}::bytea), false)`});async function hadRefundBefore(db,userId){const row=await db.selectFrom(
"users").select("had_refund").where("id","=",userId).executeTakeFirst();return row?.had_refund??false}async function forgetLeftAccounts(db,now){await sql`delete from left_accounts where left_at < ${now}::timestamptz - interval '24 months'`.
execute(db)}import{createHash as createHash2}from"node:crypto";var TOKEN_LIVES_MS=65*6e4;var IdentityLeft=class extends Error{name="IdentityLeft"};var digestOf=uid=>createHash2(
"sha256").update(uid).digest();async function noteLeft(db,uid,now){await db.insertInto("left_identities").values({uid_hash:digestOf(uid),left_at:now}).onConflict(
conflict2=>conflict2.column("uid_hash").doUpdateSet({left_at:now})).execute()}async function refuseLeft(db,uid,signedInAt){const left=await db.selectFrom("left_\
identities").select("left_at").where("uid_hash","=",digestOf(uid)).where("left_at",">=",signedInAt).executeTakeFirst();if(left)throw new IdentityLeft("This acco\
unt was deleted")}async function forgetLeft(db,now){await db.deleteFrom("left_identities").where("left_at","<",new Date(now.getTime()-TOKEN_LIVES_MS)).execute()}var userColumns=["id","identity_uid","email","email_verified","first_name","last_name","image_hash","subscription_status","status_override","status_until","stat\
us_after","is_admin","disabled_at","created_at"];async function findUserByUid(db,uid,now){ofUid??=db.selectFrom("users").select(userColumns).where("identity_uid",
"=","").compile();const{rows}=await db.executeQuery({...ofUid,parameters:[uid]});const[row]=rows;return row?userFromRow(row,now):null}var ofUid;async function ensureUser(db,claims,now,addressHash){
const user=await findUserByUid(db,claims.uid,now);if(user?.email===claims.email&&user.emailVerified===claims.emailVerified)return user;return await upsertUser(db,
claims,now,addressHash)}async function upsertUser(db,claims,now,addressHash=()=>null){return await transact(db,async tx=>{const row=await upsertRow(tx,claims,now,
addressHash(claims.email));if(claims.authTime)await refuseLeft(tx,claims.uid,claims.authTime);return userFromRow(row,now)})}async function upsertRow(db,claims,now,addressHash){
const[firstName,lastName]=splitName(claims.displayName);return await db.insertInto("users").values({id:v7_default(),identity_uid:claims.uid,email:claims.email,email_verified:claims.
emailVerified,first_name:firstName,last_name:lastName,picture_url:claims.photoUrl,...addressHash&&carriedOver(addressHash),created_at:now,updated_at:now}).onConflict(
conflict2=>conflict2.column("identity_uid").doUpdateSet({email:eb=>eb.ref("excluded.email"),email_verified:eb=>eb.ref("excluded.email_verified"),first_name:sql`case when excluded.first_name is null then users.first_name else excluded.first_name end`,
last_name:sql`case when excluded.first_name is null then users.last_name else excluded.last_name end`,picture_url:sql`coalesce(excluded.picture_url, users.picture_url)`,
updated_at:now})).returningAll().executeTakeFirstOrThrow()}async function currentUser(db,userId,{month,now,isAdmin}){const row=await db.selectFrom("users").select(
userColumns).select(countedThisMonth({userId,month,now}).as("used")).where("id","=",userId).executeTakeFirst();if(!row)return null;const user=userFromRow(row,now);
return{id:user.id,email:user.email,emailVerified:user.emailVerified,firstName:user.firstName,lastName:user.lastName,profileImageUrl:user.pictureUrl,createdAt:user.
createdAt.toISOString(),subscriptionStatus:user.subscriptionStatus,isAdmin,recipesUsedThisMonth:row.used}}async function setAdminByEmail(db,email,isAdmin,now){const rows=await db.
updateTable("users").set({is_admin:isAdmin,updated_at:now}).where(sql`lower(email)`,"in",spellingsOf(email)).returning("id").execute();return rows.map(({id:id2})=>id2)}
async function usersByEmail(db,email){return await db.selectFrom("users").select(["id","identity_uid as identityUid"]).where(sql`lower(email)`,"in",spellingsOf(
email)).execute()}var profilePictureUrl=hash2=>hash2===null?null:`/images/${hash2}-480.webp`;function userFromRow(row,now){return{id:row.id,identityUid:row.identity_uid,
email:row.email,emailVerified:row.email_verified,firstName:row.first_name,lastName:row.last_name,pictureUrl:profilePictureUrl(row.image_hash),subscriptionStatus:effectiveStatus(
row,now),isAdmin:row.is_admin,isDisabled:row.disabled_at!==null,createdAt:row.created_at}}function splitName(displayName){const[first,...rest]=(displayName??"").
trim().split(/\s+/);return[first||null,rest.join(" ")||null]}var CursorError=class extends Error{constructor(){super("This cursor is not valid.");this.name="CursorError"}};var uuid=/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var writeCursor=(...parts)=>parts.join(".");function readCursor(text2,length){const parts=text2.split(".");if(parts.length!==length||!uuid.test(parts.at(-1)??""))
throw new CursorError;return parts}var writeTime=time=>time.getTime().toString(36);function readTime(text2){const time=new Date(Number.parseInt(text2,36));const year=time.
getUTCFullYear();if(!/^-?[0-9a-z]+$/.test(text2)||!(year>=0&&year<=9999))throw new CursorError;return time}var writeText=text2=>Buffer.from(text2).toString("bas\
e64url");function readText(text2){const plain=Buffer.from(text2,"base64url").toString();if(plain.includes("\0")||writeText(plain)!==text2)throw new CursorError;
return plain}function writeNumber(value){const bytes=Buffer.alloc(8);bytes.writeDoubleBE(value);return bytes.toString("hex")}function readNumber(text2){if(!/^[0-9a-f]{16}$/.
test(text2))throw new CursorError;const value=Buffer.from(text2,"hex").readDoubleBE();if(!Number.isFinite(value))throw new CursorError;return value}async function appendAudit(db,entry){await db.insertInto("audit_log").values({id:v7_default(),at:entry.at,actor_id:entry.actorId,actor_label:entry.actorLabel,subject_id:entry.
subjectId,action:entry.action,detail:JSON.stringify(entry.detail??{})}).execute()}async function noteOnce(db,key,entry){return await transact(db,async tx=>{const subject=await tx.
selectFrom("users").select("id").where("id","=",entry.subjectId).forNoKeyUpdate().executeTakeFirst();if(!subject)return false;const known=await tx.selectFrom("a\
udit_log").select("id").where("subject_id","=",subject.id).where("action","=",entry.action).where(sql`detail->>${key}::text = ${String(entry.detail?.[key])}`).executeTakeFirst();
if(known)return false;await appendAudit(tx,entry);return true})}var AUDIT_PAGE=50;async function readAudit(db,cursor){let rows=db.selectFrom("audit_log as a").leftJoin(
"users as u","u.id","a.subject_id").select(["a.id","a.at","a.actor_label","a.subject_id","a.action","a.detail","u.email"]).orderBy("a.at","desc").orderBy("a.id",
"desc").limit(AUDIT_PAGE+1);if(cursor){const[time="",id2=""]=readCursor(cursor,2);rows=rows.where(sql`(a.at, a.id) < (${readTime(time)}, ${id2})`)}const found=await rows.
execute();const page=found.slice(0,AUDIT_PAGE);const last=page.at(-1);return{entries:page.map(row=>({id:row.id,at:row.at.toISOString(),actor:row.actor_label,subject:row.
subject_id===null?null:{id:row.subject_id,email:row.email},action:row.action,detail:row.detail})),nextCursor:last&&found.length>AUDIT_PAGE?writeCursor(writeTime(
last.at),last.id):null}}var isPremium=status=>status==="active";var OVERRIDE_ACTION="subscription.override";async function overrideStatus(db,{userId,status,by,now}){return await transact(db,async tx=>{const before2=await tx.
selectFrom("users").select(["status_override","subscription_status","status_until","status_after"]).where("id","=",userId).forNoKeyUpdate().executeTakeFirst();if(!before2)
return null;const provider=providerStatusAt(before2,now);const override=status===provider?null:status;if(override!==before2.status_override){await tx.updateTable(
"users").set({status_override:override,updated_at:now}).where("id","=",userId).execute();await appendAudit(tx,{at:now,...by,subjectId:userId,action:OVERRIDE_ACTION,
detail:{from:before2.status_override,to:override,provider}})}return effectiveStatus({...before2,status_override:override},now)})}async function findSubscription(db,userId,account){const row=await ofAccount(db.selectFrom("subscriptions").selectAll(),account).where("user_id","=",userId).executeTakeFirst();
return row??null}async function openSubscription(db,userId,account,now){const known=await findSubscription(db,userId,account);if(known)return known;return await transact(
db,async tx=>{const before2=await tx.selectFrom("subscriptions").selectAll().where("user_id","=",userId).forUpdate().executeTakeFirst();if(before2&&!isOf(before2,
account)){const{provider:provider2,livemode:livemode2,customer_id,status}=before2;await appendAudit(tx,{at:now,actorId:null,actorLabel:"server",subjectId:userId,
action:"subscription.provider",detail:{from:{provider:provider2,livemode:livemode2,customer:customer_id,status},to:account.provider}});await tx.deleteFrom("subs\
criptions").where("user_id","=",userId).execute()}const{provider,livemode,accountHash}=account;await tx.insertInto("subscriptions").values({user_id:userId,provider,
livemode,account_hash:accountHash}).onConflict(conflict2=>conflict2.column("user_id").doNothing()).execute();return await tx.selectFrom("subscriptions").selectAll().
where("user_id","=",userId).executeTakeFirstOrThrow()})}async function noteCustomer(db,userId,customerId){await db.updateTable("subscriptions").set({customer_id:customerId}).
where("user_id","=",userId).where("customer_id","is",null).execute();const row=await db.selectFrom("subscriptions").select("customer_id").where("user_id","=",userId).
executeTakeFirst();return row?.customer_id??customerId}async function forgetCustomer(db,userId,customerId){await db.updateTable("subscriptions").set({customer_id:null,
customer_key:sql`customer_key + 1`}).where("user_id","=",userId).where("customer_id","=",customerId).execute()}async function raiseNumber(db,userId,column,from){
await db.updateTable("subscriptions").set({[column]:from+1}).where("user_id","=",userId).where(column,"=",from).execute();const row=await db.selectFrom("subscri\
ptions").select(["attempt","customer_key"]).where("user_id","=",userId).executeTakeFirstOrThrow();return row[column]}async function takeCheckout(db,userId,token2,leaseS){
const{numUpdatedRows}=await db.updateTable("subscriptions").set({checkout_token:token2,checkout_until:sql`clock_timestamp() + make_interval(secs => ${leaseS})`}).
where("user_id","=",userId).where(sql`(checkout_until is null or checkout_until < clock_timestamp())`).executeTakeFirst();return numUpdatedRows===1n}async function leaveCheckout(db,userId,token2){
await db.updateTable("subscriptions").set({checkout_token:null,checkout_until:null}).where("user_id","=",userId).where("checkout_token","=",token2).execute()}async function setDisputed(db,userId,at){
await db.updateTable("subscriptions").set({disputed_at:at}).where("user_id","=",userId).where("disputed_at",at===null?"is not":"is",null).execute()}async function noteRefund(db,userId,at){
await db.updateTable("subscriptions").set({refunded_at:at}).where("user_id","=",userId).where("refunded_at","is",null).execute()}async function staleCustomers(db,query){
let stale=ofAccount(db.selectFrom("subscriptions").select(["user_id","customer_id"]),query.account).where("customer_id","is not",null).where(sql`(synced_at is null or synced_at < ${query.
syncedBefore}
        or (status = 'active' and current_period_end < ${query.endedBefore}))`).orderBy("user_id").limit(query.limit);if(query.after)stale=stale.where("user_id",
">",query.after);const rows=await stale.execute();return rows.flatMap(({user_id:userId,customer_id:customerId})=>customerId?[{userId,customerId}]:[])}async function ownerOf2(db,customerId,account){
const row=await ofAccount(db.selectFrom("subscriptions").selectAll(),account).where("customer_id","=",customerId).executeTakeFirst();return row??null}async function followAccount(db,account){
const isOurs=account?sql`s.provider = ${account.provider} and s.livemode = ${account.livemode} and s.account_hash = ${account.accountHash}`:sql`false`;const{numAffectedRows}=await sql`
    update users u
    set subscription_status = case when ${isOurs} then s.status else 'free' end,
        status_until = case when ${isOurs} then s.status_until end,
        status_after = case when ${isOurs} then s.status_after end
    from subscriptions s
    where s.user_id = u.id
      and u.subscription_status <> case when ${isOurs} then s.status else 'free' end`.execute(db);return Number(numAffectedRows??0)}async function advanceEnds(db,seconds){
for(const table2 of["subscriptions","users"]){await sql`
      update ${sql.table(table2)} set status_until = status_until - make_interval(secs => ${seconds})
      where status_until is not null`.execute(db)}}var isOf=(row,{provider,livemode,accountHash})=>row.provider===provider&&row.livemode===livemode&&row.account_hash===
accountHash;var ofAccount=(query,{provider,livemode,accountHash})=>query.where("provider","=",provider).where("livemode","=",livemode).where("account_hash","=",
accountHash);async function noteOutdated(db,userId){await db.updateTable("subscriptions").set({synced_at:null}).where("user_id","=",userId).execute()}var GRACE_MS2=72*36e5;var statusOf=providerStatus=>{switch(providerStatus){case"trialing":case"active":return"active";case"incomplete":case"incomplete_expired":
return"free";case"canceled":return"canceled";default:return"past_due"}};var ranks=["active","trialing","past_due","unpaid","paused","?","canceled","incomplete",
"incomplete_expired"];var rankOf=({status})=>ranks.includes(status)?ranks.indexOf(status):ranks.indexOf("?");var pickSubscription=subscriptions=>subscriptions.toSorted(
(a,b)=>rankOf(a)-rankOf(b)||b.periodEnd.getTime()-a.periodEnd.getTime()||b.createdAt.getTime()-a.createdAt.getTime())[0]??null;var isLive=({status})=>!["cancele\
d","incomplete","incomplete_expired"].includes(status);var endOf=best=>{if(statusOf(best.status)!=="active")return null;return best.cancelAtPeriodEnd?{until:best.
periodEnd,after:"canceled"}:{until:new Date(best.periodEnd.getTime()+GRACE_MS2),after:"past_due"}};var moneyBackUntil=firstPaidAt=>new Date(firstPaidAt.getTime()+
MONEY_BACK_DAYS*864e5);async function isEventHandled(db,{id:id2,provider}){const row=await db.selectFrom("billing_events").select("id").where("id","=",id2).where("provider","=",provider).
executeTakeFirst();return row!==void 0}async function markEventHandled(db,event){const{id:id2,provider,type,customerId,now}=event;await db.insertInto("billing_e\
vents").values({id:id2,provider,type,customer_id:customerId,received_at:now,handled_at:now}).onConflict(conflict2=>conflict2.column("id").doNothing()).execute()}
async function forgetEvents(db,before2){await db.deleteFrom("billing_events").where("received_at","<",before2).execute()}var mealTypes=["breakfast","lunch","dinner","prep"];var mealKinds=["recipe","leftovers","text"];var MAX_MEAL_TEXT_LENGTH=200;var MAX_MEAL_NOTE_LENGTH=500;var MAX_MEALS_AT_ONCE=200;
var MAX_PLANNED_MEALS=2e4;var NOTHING_CHOSEN="Please select a recipe and meal type";var planned=external_exports.object({kind:external_exports.enum(mealKinds).default(
"recipe"),recipeId:id.nullish(),text:writtenText(MAX_MEAL_TEXT_LENGTH).nullish(),date:calendarDay,mealType:external_exports.enum(mealTypes,NOTHING_CHOSEN),servings:external_exports.
int().min(1).max(100).nullish(),note:writtenText(MAX_MEAL_NOTE_LENGTH).nullish()});var namesAMeal=({kind,recipeId,text:text2})=>Boolean(kind==="recipe"?recipeId:
recipeId||text2);var mealBody=planned.refine(namesAMeal,NOTHING_CHOSEN);var mealChange=planned.extend({was:planned.optional()}).refine(namesAMeal,NOTHING_CHOSEN);
var removedMeal=planned.extend({id,cookedOn:calendarDay.nullish()}).refine(namesAMeal,NOTHING_CHOSEN);var mealWarning=external_exports.discriminatedUnion("statu\
s",[external_exports.object({status:external_exports.literal("contains"),allergens:external_exports.array(external_exports.enum(allergens))}),external_exports.object(
{status:external_exports.literal("blocked"),diets:external_exports.array(external_exports.enum(diets)),dislikes:external_exports.array(external_exports.string())}),
external_exports.object({status:external_exports.literal("may_contain"),allergens:external_exports.array(external_exports.enum(allergens))}),external_exports.object(
{status:external_exports.literal("unknown")})]);var meal=external_exports.object({id,kind:external_exports.enum(mealKinds),recipeId:id.nullable(),text:external_exports.
string().nullable(),date:calendarDay,mealType:external_exports.enum(mealTypes),servings:external_exports.int().nullable(),note:external_exports.string().nullable(),
cookedOn:calendarDay.nullable(),recipe:recipe.pick({id:true,title:true,imageUrl:true,prepTime:true,servings:true}).nullable(),warning:mealWarning.optional()});var mealQuery=external_exports.
object({from:calendarDay.optional(),to:calendarDay.optional()}).refine(({from,to})=>!from||!to||from<=to,"The first day comes before the last.");var DAY_MS=864e5;
var LAST_WEEK="9999-12-25";var copyWeekBody=external_exports.object({from:calendarDay,to:calendarDay}).refine(({to})=>to<=LAST_WEEK,"Please choose an earlier we\
ek.").refine(({from,to})=>Math.abs(Date.parse(from)-Date.parse(to))>=7*DAY_MS,"These weeks overlap. Please choose two different ones.");var copiedWeek=external_exports.
object({meals:external_exports.array(meal),present:external_exports.int()});var meals={list:route({method:"GET",path:"/api/meal-calendar",access:"premium",summary:"\
Planned meals in the order of their days, each with its recipe.",query:mealQuery,reply:external_exports.array(meal)}),create:route({method:"POST",path:"/api/mea\
l-calendar",access:"premium",summary:"Plans a meal.",body:mealBody,reply:meal,status:201}),update:route({method:"PATCH",path:"/api/meal-calendar/:id",access:"pr\
emium",summary:"Changes a planned meal; a conflict when it is no longer as `was` says.",params:idParams,body:mealChange,reply:meal}),remove:route({method:"DELET\
E",path:"/api/meal-calendar/:id",access:"premium",summary:"Takes a meal out of the plan.",params:idParams,reply:ok}),copyWeek:route({method:"POST",path:"/api/me\
al-calendar/copy-week",access:"premium",summary:"Plans the meals of seven days again in other seven. What is planned there already is passed over.",body:copyWeekBody,
reply:copiedWeek,status:201}),removeMany:route({method:"POST",path:"/api/meal-calendar/remove-many",access:"premium",summary:"Takes several meals out of the pla\
n; those that are gone already are passed over.",body:external_exports.object({ids:external_exports.array(id).min(1).max(MAX_MEALS_AT_ONCE)}),reply:external_exports.
object({removed:external_exports.int()})}),restore:route({method:"POST",path:"/api/meal-calendar/restore",access:"premium",summary:"Puts back meals that were ta\
ken out, as they were. Those whose recipe is gone stay out.",body:external_exports.object({meals:external_exports.array(removedMeal).min(1).max(MAX_MEALS_AT_ONCE)}),
reply:external_exports.array(meal),status:201}),markCooked:route({method:"PUT",path:"/api/meal-calendar/:id/cooked",access:"premium",summary:"Marks a meal as co\
oked and notes the day in its recipe's log, once.",params:idParams,body:external_exports.object({cookedOn:cookedDay}),reply:meal}),unmarkCooked:route({method:"D\
ELETE",path:"/api/meal-calendar/:id/cooked",access:"premium",summary:"Takes the mark back, and the day of the log that came with it.",params:idParams,reply:meal})};var PROBLEM_STATUS={invalid_request:400,unauthenticated:401,session_expired:401,forbidden:403,premium_required:403,quota_exceeded:403,account_disabled:403,recent_sign_in_required:403,
second_factor_required:403,not_found:404,method_not_allowed:405,conflict:409,plan_full:409,collection_full:409,generation_cancelled:409,payload_too_large:413,unsupported_media_type:415,
recipe_refused:422,handwriting_unread:422,card_number_refused:422,page_unreadable:422,profile_conflict:422,too_many_requests:429,generation_in_progress:429,internal:500,
ai_failed:502,generation_interrupted:503,unavailable:503,ai_unavailable:503,ai_timeout:504};var problemCodes=Object.keys(PROBLEM_STATUS);var nearRecipe=external_exports.
object({title:external_exports.string(),because:external_exports.string().nullable()});var problem=external_exports.object({code:external_exports.enum(problemCodes),
message:external_exports.string(),fields:external_exports.record(external_exports.string(),external_exports.string()).optional(),near:external_exports.array(nearRecipe).
max(3).optional(),retryAfter:external_exports.int().min(0).optional()});var AppError=class extends Error{code;fields;retryAfterS;near;constructor(code,message2,options={}){super(message2,{cause:options.cause});this.name="AppError";this.
code=code;this.fields=options.fields;this.retryAfterS=options.retryAfterS;this.near=options.near??[]}get status(){return PROBLEM_STATUS[this.code]}};var problemOf=error=>({
code:error.code,message:error.message,...error.fields&&{fields:error.fields},...error.near.length>0&&{near:[...error.near]},...error.retryAfterS!==void 0&&{retryAfter:Math.
ceil(error.retryAfterS)}});var invalidRequest=(message2,fields10)=>new AppError("invalid_request",message2,{fields:fields10});var unauthenticated=cause=>new AppError(
"unauthenticated","Please sign in to continue.",{cause});var sessionExpired=cause=>new AppError("session_expired","Please log in again to continue.",{cause});var accountDisabled=()=>new AppError(
"account_disabled","This account has been disabled.");var premiumRequired=()=>new AppError("premium_required","Premium subscription required");var adminRequired=()=>new AppError(
"forbidden","You don't have permission to access the admin panel. Only authorized administrators can manage users.");var secondFactorRequired=()=>new AppError("\
second_factor_required","Administrators need an authenticator app here. Please add one in your profile, or sign in with its code.");var appErrorOf=({code,message:message2,
fields:fields10,near,retryAfter})=>new AppError(code,message2,{fields:fields10,near,retryAfterS:retryAfter});var notFound=what=>new AppError("not_found",`${what}\
 Not Found`);var recipeNotFound=()=>notFound("Recipe");var conflict=message2=>new AppError("conflict",message2);var planFull=()=>new AppError("plan_full",`A cal\
endar holds at most ${MAX_PLANNED_MEALS.toLocaleString("en-US")} meals. Please take some out first; nothing was changed.`);var inWords=count=>count.toLocaleString(
"en-US");var collectionFull=({room,wanted})=>new AppError("collection_full",`A collection holds at most ${inWords(MAX_RECIPES)} recipes. ${wanted>1?`Yours has r\
oom for ${inWords(room)} more, and these are ${inWords(wanted)}: please choose fewer, or delete some first.`:"Please delete some first."} Nothing was counted or\
 changed.`);var recipeChanged=version=>new AppError("conflict","This recipe was changed elsewhere in the meantime. Nothing was overwritten.",{fields:{version:String(
version)}});var notesChanged=()=>new AppError("conflict","These notes were changed elsewhere in the meantime. Nothing was overwritten.");var tooManyRequests=retryAfterS=>new AppError(
"too_many_requests","Too many requests. Please wait a moment and try again.",{retryAfterS});var unavailable=(message2,cause)=>new AppError("unavailable",message2,
{cause});async function countHit(db,{bucket,windowMs,now,by=1}){const{rows}=await sql`
    insert into rate_limits (bucket, hits, resets_at) values (${bucket}, ${by}, ${new Date(now.getTime()+windowMs)})
    on conflict (bucket) do update set
      hits = case when rate_limits.resets_at <= ${now} then ${by}::int else rate_limits.hits + ${by}::int end,
      resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
    returning hits, resets_at as "resetsAt"`.execute(db);const[count]=rows;if(!count)throw new Error("The count answered nothing.");return count}async function readCount(db,bucket,now){
const row=await db.selectFrom("rate_limits").select(["hits","resets_at as resetsAt"]).where("bucket","=",bucket).where("resets_at",">",now).executeTakeFirst();return row??
null}async function forgetCounts(db,before2){await db.deleteFrom("rate_limits").where("resets_at","<",before2).execute()}var usualBillingLimits={triesPerMinute:10,declinesPerHour:5};var MINUTE_MS=6e4;async function limitTries({db,clock},what,userId,{triesPerMinute,declinesPerHour}){
const now=clock.now();const declines=await readCount(db,declinesOf(userId),now);if(declines&&declines.hits>=declinesPerHour){throw new AppError("too_many_reques\
ts","Too many declined payments. Please wait an hour and try again.",{retryAfterS:(declines.resetsAt.getTime()-now.getTime())/1e3})}const tries=await countHit(db,
{bucket:`billing:${what}:${userId}`,windowMs:MINUTE_MS,now});if(tries.hits>triesPerMinute)throw tooManyRequests((tries.resetsAt.getTime()-now.getTime())/1e3)}var countDecline=({
db,clock},userId)=>countHit(db,{bucket:declinesOf(userId),windowMs:60*MINUTE_MS,now:clock.now()});var declinesOf=userId=>`billing:decline:${userId}`;var accountOf2=({kind,livemode,accountHash})=>({provider:kind,livemode,accountHash});var withBilling=deps=>{if(!deps.billing)throw unavailable("This installatio\
n of Larder takes no payments.");return{...deps,billing:deps.billing}};async function toldToCook(work){try{return await work()}catch(error){if(!(error instanceof
BillingError))throw error;if(error.kind==="refused"){throw new AppError("conflict","The payment provider refused this. Please reload the page and try again.",{cause:error})}
throw unavailable("The payment provider cannot be reached just now. Please try again in a moment.",error)}}async function beginSync(db,customerId,{provider,livemode,accountHash}){const row=await db.updateTable("subscriptions").set({sync_ticket:sql`sync_ticket + 1`}).
where("customer_id","=",customerId).where("provider","=",provider).where("livemode","=",livemode).where("account_hash","=",accountHash).returning(eb=>["user_id",
"sync_ticket","latest_payment_id",eb.selectFrom("users").select("disabled_at").whereRef("users.id","=","subscriptions.user_id").as("disabled_at")]).executeTakeFirst();
if(!row)return null;return{userId:row.user_id,ticket:row.sync_ticket,knownPaymentId:row.latest_payment_id,isDisabled:row.disabled_at!==null}}async function writeSync(db,{
userId,ticket,state,now,receipt}){return await transact(db,async tx=>{const user=await tx.selectFrom("users").select("status_override").where("id","=",userId).forNoKeyUpdate().
executeTakeFirst();if(!user)return false;const before2=await tx.selectFrom("subscriptions").select(["latest_payment_id","payment_problem_at"]).where("user_id","\
=",userId).where("synced_ticket","<",ticket).forUpdate().executeTakeFirst();if(!before2)return false;const{payment,status}=state;const isNewPayment=payment!==null&&
payment.id!==before2.latest_payment_id;await tx.updateTable("subscriptions").set({synced_ticket:ticket,synced_at:now,subscription_id:state.subscriptionId,provider_status:state.
providerStatus,status,status_until:state.statusUntil,status_after:state.statusAfter,current_period_start:state.periodStart,current_period_end:state.periodEnd,cancel_at_period_end:state.
cancelAtPeriodEnd,payment_problem_at:status==="past_due"?before2.payment_problem_at??now:null,...payment&&{latest_payment_id:payment.id,first_paid_at:sql`coalesce(first_paid_at, ${payment.
paidAt})`},...state.isRefunded&&{refunded_at:sql`coalesce(refunded_at, ${now})`}}).where("user_id","=",userId).execute();const endsOverride=isNewPayment&&user.status_override!==
null;await tx.updateTable("users").set({subscription_status:status,status_until:state.statusUntil,status_after:state.statusAfter,...endsOverride&&{status_override:null,
updated_at:now}}).where("id","=",userId).execute();if(endsOverride){await appendAudit(tx,{at:now,actorId:null,actorLabel:"a new payment",subjectId:userId,action:OVERRIDE_ACTION,
detail:{from:user.status_override,to:null,provider:status}})}if(isNewPayment&&receipt?.paymentId===payment.id){await tx.insertInto("jobs").values({id:v7_default(),
kind:"receipt",key:receipt.paymentId,payload:JSON.stringify({...receipt.payload,userId}),due_at:now,created_at:now}).onConflict(conflict2=>conflict2.columns(["k\
ind","key"]).doNothing()).execute()}return true})}async function endRenewals({db,billing,clock},userId,customerId){const goingOn=(await billing.listSubscriptions(customerId)).filter(isLive);for(const{id:id2,status,
cancelAtPeriodEnd}of goingOn){const isPaid=statusOf(status)==="active";if(isPaid&&cancelAtPeriodEnd)continue;if(isPaid)await billing.setCancelAtPeriodEnd(id2,true);else
await billing.cancelNow(id2);await appendAudit(db,{at:clock.now(),actorId:null,actorLabel:"server",subjectId:userId,action:"subscription.end",detail:{because:"d\
isabled"}})}}var REFUND_FAILED_ACTION="subscription.refund_failed";async function noteFailedRefunds({db,billing,clock,log},userId,failed){for(const{id:refund,amount,reason}of failed){
const isNew=await noteOnce(db,"refund",{at:clock.now(),actorId:null,actorLabel:billing.kind,subjectId:userId,action:REFUND_FAILED_ACTION,detail:{refund,amount,reason}});
if(isNew)log.error({refund,amount,reason,userId},"a refund did not arrive; the cook is owed this money")}}async function syncSubscription(deps,customerId){const{db,billing,clock}=deps;const ticket=await beginSync(db,customerId,accountOf2(billing));if(!ticket)return null;
if(ticket.isDisabled)await endRenewals(deps,ticket.userId,customerId);const{subscriptions,best,paid}=await readProvider(deps,customerId);const failedRefunds=best?
await billing.failedRefunds(customerId):[];const now=clock.now();const state=stateOf({best,subscriptions,paid},{ours:now,theirs:await billing.now()});const receipt=await receiptOf(
deps,{customerId,ticket,state,paid});await writeSync(db,{...ticket,state,now,receipt});await noteFailedRefunds(deps,ticket.userId,failedRefunds);return{userId:ticket.
userId,state,subscriptions}}async function readProvider({billing},customerId){for(;;){const subscriptions=await billing.listSubscriptions(customerId);const best=pickSubscription(
subscriptions);const paid=best&&!best.status.startsWith("incomplete")?await billing.latestPaid(best.id):null;if(!best||!paid?.isRefunded||!isLive(best))return{subscriptions,
best,paid};await billing.cancelNow(best.id)}}function stateOf({best,subscriptions,paid},times){const end=best&&endOf(best);const ahead=times.theirs.getTime()-times.
ours.getTime();return{subscriptionId:best?.id??null,providerStatus:watched(best,subscriptions),status:best?statusOf(best.status):"free",statusUntil:end&&new Date(
end.until.getTime()-ahead),statusAfter:end?.after??null,periodStart:best?.periodStart??null,periodEnd:best?.periodEnd??null,cancelAtPeriodEnd:best?.cancelAtPeriodEnd??
false,payment:paid&&!paid.isRefunded?{id:paid.paymentId,paidAt:paid.paidAt}:null,isRefunded:paid?.isRefunded??false}}var watched=(best,all)=>{if(best&&isLive(best))
return best.status;return all.find(({status})=>status==="incomplete")?.status??best?.status??null};async function receiptOf({billing,log},{customerId,ticket,state,
paid}){if(!paid||!state.payment||state.payment.id===ticket.knownPaymentId)return null;const card=await billing.findCard(customerId).catch(error=>{log.warn({err:error},
"the card of a receipt could not be read");return null});const payload={amount:paid.amount||PREMIUM_PRICE_USD_CENTS,paidAt:paid.paidAt,periodStart:state.periodStart,
periodEnd:state.periodEnd,lastFour:card?.last4??null,isTest:!billing.livemode};return{paymentId:paid.paymentId,payload}}async function handleEvent(deps,event){const{db,billing,clock}=deps;const provider=billing.kind;if(await isEventHandled(db,{id:event.id,provider}))return;if(event.
customerId)await actOn(deps,event,event.customerId);const{id:id2,type,customerId}=event;await markEventHandled(db,{id:id2,type,customerId,provider,now:clock.now()})}
async function actOn(deps,event,customerId){const owner=await ownerOf2(deps.db,customerId,accountOf2(deps.billing));if(!owner){if(event.failedRefundId){const{failedRefundId:refund}=event;
deps.log.error({refund,customerId},"a refund to somebody who has no account here did not arrive")}return}if(event.isDispute){await setDisputed(deps.db,owner.user_id,
deps.clock.now());await endAllLive(deps,customerId)}if(event.isPaymentProblem&&deps.billing.kind!=="sandbox")await countDecline(deps,owner.user_id);await syncSubscription(
deps,customerId);if(event.isCustomerDeleted)await forgetCustomer(deps.db,owner.user_id,customerId)}async function endAllLive({billing},customerId){const live=(await billing.
listSubscriptions(customerId)).filter(isLive);for(const{id:id2}of live)await billing.cancelNow(id2);return live.length>0}async function setSubscriptionStatus({db,billing,clock,log},request){const row=billing&&await findSubscription(db,request.userId,accountOf2(billing));if(billing&&
row?.customer_id){const customerId=row.customer_id;const deps={db,billing,clock,log};await toldToCook(async()=>{const isDenied=request.status!==null&&!isPremium(
request.status);if(isDenied&&await endAllLive(deps,customerId))await noteEnd(db,request);await syncSubscription(deps,customerId)})}if(request.status===null||request.
status==="active"||request.status==="free"){await setDisputed(db,request.userId,null)}await overrideStatus(db,request)}var noteEnd=(db,{userId,status,by,now})=>appendAudit(
db,{at:now,...by,subjectId:userId,action:"subscription.end",detail:{to:status}});var columns=["allergies","diets","dislikes","units","hemisphere","theme","meal_times"];async function getSettings(db,userId){const row=await db.selectFrom("user\
s").select(columns).where("id","=",userId).executeTakeFirst();return row?settingsFromRow(row):null}async function updateSettings(db,userId,{allergies,diets:diets2,
dislikes,mealTimes,...rest},now){const row=await db.updateTable("users").set({...rest,...allergies&&{allergies:[...new Set(allergies)]},...diets2&&{diets:[...new Set(
diets2)]},...dislikes&&{dislikes:withoutRepeats(dislikes)},...mealTimes&&{meal_times:JSON.stringify(mealTimes)},updated_at:now}).where("id","=",userId).returning(
columns).executeTakeFirst();return row?settingsFromRow(row):null}async function bringSettings(db,userId,brought,now){const row=await db.selectFrom("users").select(
columns).where("id","=",userId).forUpdate().executeTakeFirst();if(!row)return;const own=settingsFromRow(row);const dislikes=withoutRepeats([...own.dislikes,...brought.
dislikes]).slice(0,MAX_DISLIKES);const allergies=[...own.allergies,...brought.allergies];const diets2=[...own.diets,...brought.diets];await updateSettings(db,userId,
{...brought,allergies,diets:diets2,dislikes},now)}var withoutRepeats=words=>words.filter((word,index)=>words.findIndex(one=>folded(one)===folded(word))===index);
var folded=word=>word.normalize("NFKC").toLowerCase();var settingsFromRow=({allergies,diets:diets2,meal_times,...rest})=>({allergies,diets:diets2,mealTimes:mealTimesOf(
meal_times),...rest});var mealTimesOf=column=>({...usualMealTimes,...column});async function feedMadeAt(db,userId){const row=await db.selectFrom("calendar_feeds").select("created_at").where("user_id","=",userId).executeTakeFirst();return row?.
created_at??null}async function replaceFeed(db,userId,tokenHash,now){await transact(db,async tx=>{await sql`select from users where id = ${userId} for no key update`.
execute(tx);await removeFeed(tx,userId);await tx.insertInto("calendar_feeds").values({user_id:userId,token_hash:tokenHash,created_at:now}).execute()})}async function removeFeed(db,userId){
await db.deleteFrom("calendar_feeds").where("user_id","=",userId).execute()}async function removeFeedOf(db,identityUid){await db.deleteFrom("calendar_feeds").where(
"user_id","in",of=>of.selectFrom("users").select("id").where("identity_uid","=",identityUid)).execute()}async function feedOwner(db,tokenHash,now){const{rows}=await sql`
    select u.id, u.meal_times, u.status_override, u.subscription_status, u.status_until, u.status_after
    from calendar_feeds f join users u on u.id = f.user_id
    where f.token_hash = ${tokenHash} and u.disabled_at is null`.execute(db);const[row]=rows;return row?{userId:row.id,status:effectiveStatus(row,now),mealTimes:mealTimesOf(
row.meal_times)}:null}async function feedMeals(db,userId,{from,to,limit}){const{rows}=await sql`
    select m.id, m.kind, m.date, m.meal_type as "mealType", m.note, m.text, coalesce(m.servings, r.servings) as servings,
      r.id as "recipeId", r.title, r.prep_time + r.cook_time as minutes,
      greatest(m.updated_at, r.updated_at) as "changedAt"
    from meal_entries m left join recipes r on r.user_id = m.user_id and r.id = m.recipe_id
    where m.user_id = ${userId} and m.date between ${from}::date and ${to}::date
    order by m.date, m.id limit ${limit}`.execute(db);return rows.map(({recipeId,title,minutes,...meal2})=>({...meal2,recipe:recipeId&&title!==null?{id:recipeId,
title,minutes:minutes??0}:null}))}async function setUserDisabled(db,userId,change){const[user=null]=await setDisabledWhere(db,sql`id = ${userId}`,change);return user}var setDisabledByEmail=(db,email,change)=>setDisabledWhere(
db,sql`lower(email) = any(${spellingsOf(email)})`,change);var setDisabledWhere=(db,isMeant,{disabled:disabled2,by,now})=>transact(db,async tx=>{const meant=await tx.
selectFrom("users").select(["id","identity_uid","disabled_at"]).where(isMeant).forUpdate().execute();for(const{id:id2,disabled_at}of meant){if(disabled_at!==null===
disabled2)continue;await tx.updateTable("users").set({disabled_at:disabled2?now:null,updated_at:now}).where("id","=",id2).execute();if(disabled2){await removeFeed(
tx,id2);await noteOutdated(tx,id2)}const action=disabled2?"admin.disable":"admin.enable";await appendAudit(tx,{at:now,...by,subjectId:id2,action})}return meant.
map(({id:id2,identity_uid})=>({id:id2,identityUid:identity_uid}))});export{v7_default,jwksCache,createRemoteJWKSet,IdTokenError,createIdTokenVerifier,setDisabled,openInstallation,removeApp,createIdentity,problem,MAX_MEALS_AT_ONCE,
MAX_PLANNED_MEALS,meal,meals,effectiveStatus,providerStatusAt,effectiveStatusIn,countedThisMonth,carriedInto,usedThisMonth,noteLeftAccount,hadRefundBefore,forgetLeftAccounts,
IdentityLeft,noteLeft,forgetLeft,findUserByUid,ensureUser,upsertUser,currentUser,setAdminByEmail,usersByEmail,profilePictureUrl,CursorError,writeCursor,readCursor,
writeTime,readTime,writeText,readText,writeNumber,readNumber,appendAudit,readAudit,findSubscription,openSubscription,noteCustomer,forgetCustomer,raiseNumber,takeCheckout,
leaveCheckout,noteRefund,staleCustomers,followAccount,advanceEnds,noteOutdated,AppError,problemOf,invalidRequest,unauthenticated,sessionExpired,accountDisabled,
premiumRequired,adminRequired,secondFactorRequired,appErrorOf,notFound,recipeNotFound,conflict,planFull,collectionFull,recipeChanged,notesChanged,tooManyRequests,
unavailable,accountOf2 as accountOf,withBilling,toldToCook,isPremium,getSettings,updateSettings,bringSettings,mealTimesOf,OVERRIDE_ACTION,statusOf,pickSubscription,
isLive,moneyBackUntil,forgetEvents,countHit,forgetCounts,usualBillingLimits,limitTries,countDecline,syncSubscription,handleEvent,setSubscriptionStatus,feedMadeAt,
replaceFeed,removeFeed,removeFeedOf,feedOwner,feedMeals,setUserDisabled,setDisabledByEmail};
/*! Bundled license information:

otpauth/dist/otpauth.node.mjs:
  (*! otpauth 9.5.2 | (c) Héctor Molinero Fernández | MIT | https://github.com/hectorm/otpauth *)
*/
//# sourceMappingURL=chunk-TWU4H4CA.js.map
