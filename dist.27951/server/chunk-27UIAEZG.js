import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{sharedPrivateFiles}from"./chunk-C63WSW2D.js";import{ifMissing,picturePlaces,syncFolder}from"./chunk-5I4ICMZR.js";import{readdir,readFile,stat}from"node:fs/promises";import{join as join2,relative,sep}from"node:path";var BACKUP_FORMAT=1;var keptFolders=["pictures","identity","billing","outbox"];var tableOfFiles="private_files";var BackupError=class extends Error{constructor(message,options){
super(message,options);this.name="BackupError"}};import{chmod,mkdir,rename,rm,writeFile}from"node:fs/promises";import{dirname,join}from"node:path";var STAGING=".restoring";function returningOnDisk(dataDir,folder){const staging=join(dataDir,folder,STAGING);const coming=path=>join(staging,"new",path);const before=path=>join(
staging,"old",path);let begun=false;let replaced=false;const added=new Set;const placed=[];async function putInPlace(path){const target=join(dataDir,path);await makeFolder(
dirname(target));await makeFolder(dirname(before(path)));const was=await rename(target,before(path)).then(()=>true,ifMissing(false));replaced||=was;placed.push(
path);await rename(coming(path),target)}return{async add(path,given,bytes){const mode=given&448;if(!begun)await rm(staging,{recursive:true,force:true});begun=true;
added.add(path);await makeFolder(dirname(coming(path)));await writeFile(coming(path),bytes,{mode,flush:true});await chmod(coming(path),mode)},async place(){for(const path of added)
await putInPlace(path);const folders=new Set(placed.map(path=>dirname(join(dataDir,path))));for(const each of folders)await syncFolder(each);if(!replaced)await clear()},
async undo(){for(const path of placed){await rm(join(dataDir,path),{force:true});await rename(before(path),join(dataDir,path)).catch(ifMissing(void 0))}await clear()},
keep:clear};async function clear(){if(begun)await rm(staging,{recursive:true,force:true})}}var makeFolder=path=>mkdir(path,{recursive:true,mode:448});var keptOnDisk=dataDir=>Object.fromEntries(keptFolders.map(folder=>[folder,filesOf(dataDir,folder)]));var filesOf=(dataDir,folder)=>({async*list(){const root=join2(
dataDir,folder);const entries=await readdir(root,{recursive:true,withFileTypes:true}).catch(ifMissing([]));for(const entry of entries.filter(each=>each.isFile())){
const path=join2(entry.parentPath,entry.name);if(path.startsWith(join2(root,STAGING)))continue;const found=await stat(path).catch(ifMissing(null));if(found)yield{
path:relative(dataDir,path).split(sep).join("/"),mode:found.mode&511}}},read:path=>readFile(join2(dataDir,path)).catch(ifMissing(null)),bringBack:()=>returningOnDisk(
dataDir,folder)});function keptPlaces(config,db){const places=keptOnDisk(config.dataDir);if(config.s3){const{pictures,photos}=picturePlaces(config.s3,config.dataDir);places.pictures=
inBucket(pictures,photos)}const shared=sharedPrivateFiles(config,db);if(shared){places.identity=inTable(shared,"identity");places.billing=inTable(shared,"billin\
g")}return places}var PICTURES="pictures/";var PHOTOS="pictures/private/";function inBucket(pictures,photos){const place=path=>path.startsWith(PHOTOS)?{files:photos,
name:path.slice(PHOTOS.length)}:{files:pictures,name:path.slice(PICTURES.length)};return{async*list(){for await(const{name}of pictures.list("g"))yield{path:`${PICTURES}${name}`,
mode:384};for await(const{name}of photos.list())yield{path:`${PHOTOS}${name}`,mode:384}},read(path){const{files,name}=place(path);return files.read(name)},bringBack(){
const added=[];return{async add(path,_mode,bytes){const{files,name}=place(path);if(await files.has(name))return;added.push({files,name});await files.place([{name,
bytes}])},place:async()=>void 0,async undo(){for(const{files,name}of added)await files.remove(name)},keep:async()=>void 0}}}}var inTable=(files,folder)=>({async*list(){
for(const path of await files.all())if(path.startsWith(`${folder}/`))yield{path,mode:384}},async read(path){const content=await files.read(path);return content===
null?null:Buffer.from(content)},bringBack(){const added=[];return{async add(path,_mode,bytes){added.push({path,content:Buffer.from(bytes).toString()})},async place(){
for(const{path,content}of added)await files.replace(path,content)},undo:async()=>void 0,keep:async()=>void 0}}});export{BACKUP_FORMAT,keptFolders,tableOfFiles,BackupError,keptPlaces};
//# sourceMappingURL=chunk-27UIAEZG.js.map
