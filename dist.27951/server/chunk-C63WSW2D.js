import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{privateFilesIn,sql}from"./chunk-36ZYACVY.js";import{createCipheriv,createDecipheriv,hkdfSync,randomBytes}from"node:crypto";var VERSION="sealed-1";var IV_BYTES=12;var TAG_BYTES=16;var isSealed=text=>text.startsWith(
`${VERSION}:`);function createSeal(secret){const key=Buffer.from(hkdfSync("sha256",secret,"","larder private files",32));return{close(name,text){const iv=randomBytes(
IV_BYTES);const cipher=createCipheriv("aes-256-gcm",key,iv).setAAD(Buffer.from(name));const body=Buffer.concat([cipher.update(text,"utf8"),cipher.final()]);return`${VERSION}\
:${Buffer.concat([iv,cipher.getAuthTag(),body]).toString("base64url")}`},open(name,sealed){const bytes=Buffer.from(sealed.slice(VERSION.length+1),"base64url");if(!isSealed(
sealed)||bytes.length<IV_BYTES+TAG_BYTES)return null;const decipher=createDecipheriv("aes-256-gcm",key,bytes.subarray(0,IV_BYTES),{authTagLength:TAG_BYTES}).setAAD(
Buffer.from(name)).setAuthTag(bytes.subarray(IV_BYTES,IV_BYTES+TAG_BYTES));try{return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES+TAG_BYTES)),decipher.
final()]).toString("utf8")}catch{return null}}}}function databaseFiles(db,seal){const closed=(name,content)=>seal?.close(name,content)??content;const placeOf=name=>`${name} in the table private_files`;function opened(name,content){
if(!isSealed(content))return content;const text=seal?.open(name,content);if(text!=null)return text;throw new Error(seal?`${placeOf(name)} was sealed with anothe\
r key: set SECRETS_KEY to that one.`:`${placeOf(name)} is sealed: set SECRETS_KEY to the key of the other servers.`)}const contentOf=async name=>{const row=await db.
selectFrom("private_files").select("content").where("name","=",name).executeTakeFirst();return row?.content??null};const all=async()=>{const rows=await db.selectFrom(
"private_files").select("name").orderBy("name").execute();return rows.map(({name})=>name)};return{placeOf,all,async read(name){const content=await contentOf(name);
return content===null?null:opened(name,content)},async create(name,content){const{numInsertedOrUpdatedRows}=await db.insertInto("private_files").values({name,content:closed(
name,content)}).onConflict(conflict=>conflict.doNothing()).executeTakeFirst();return numInsertedOrUpdatedRows===1n},async replace(name,content){const kept=closed(
name,content);await db.insertInto("private_files").values({name,content:kept}).onConflict(conflict=>conflict.column("name").doUpdateSet({content:kept})).execute()},
async names(folder){const start=folder==="."?"":`${folder}/`;return(await all()).filter(name=>name.startsWith(start)&&!name.slice(start.length).includes("/")).map(
name=>name.slice(start.length))},async remove(name){await db.deleteFrom("private_files").where("name","=",name).execute()},async sealAll(){if(!seal)return;const plain=await sql`
        select name, content from private_files where content not like 'sealed-%'`.execute(db);for(const{name,content}of plain.rows){await db.updateTable("priva\
te_files").set({content:closed(name,content)}).where("name","=",name).where("content","=",content).execute()}}}}var FOLDERS=["identity","identity/keys","billing"];async function openPrivateFiles(place,{db,log}){const shared=sharedPrivateFiles(place,db);if(!shared)return place.
dataDir;if((await shared.all()).length===0)await takeOver(place.dataDir,shared,log);await shared.sealAll();return shared}var sharedPrivateFiles=({databaseUrl,secretsKey},db)=>databaseUrl?
databaseFiles(db,secretsKey?createSeal(secretsKey):null):null;async function takeOver(dataDir,shared,log){const own=privateFilesIn(dataDir);for(const folder of FOLDERS){
for(const file of await own.names(folder)){if(!/^[\w-]+\.json$/.test(file)||file==="firebase-keys.json")continue;const content=await own.read(`${folder}/${file}`);
if(content===null||!await shared.create(`${folder}/${file}`,content))continue;log.info({file:`${folder}/${file}`},"took a private file over into the database")}}}export{openPrivateFiles,sharedPrivateFiles};
//# sourceMappingURL=chunk-C63WSW2D.js.map
