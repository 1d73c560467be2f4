import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{BACKUP_FORMAT,BackupError,keptFolders,keptPlaces,tableOfFiles}from"./chunk-27UIAEZG.js";import"./chunk-C63WSW2D.js";import{syncFolder}from"./chunk-5I4ICMZR.js";
import"./chunk-B2XUGT7O.js";import"./chunk-CB3ABGVS.js";import"./chunk-USIQIHMB.js";import"./chunk-LI7AYNL2.js";import{openForCommand}from"./chunk-UUMGILGZ.js";
import{sql}from"./chunk-36ZYACVY.js";import"./chunk-3AUIWYLV.js";import"./chunk-IWLSD6IQ.js";import"./chunk-FDM4B2LJ.js";import"./chunk-M25N7W4Z.js";
import"./chunk-R23YWM6X.js";import"./chunk-ST6BT3EY.js";import{resolve}from"node:path";import{createWriteStream}from"node:fs";import{rename,rm}from"node:fs/promises";import{dirname}from"node:path";import{Readable}from"node:stream";import{pipeline}from"node:stream/promises";
import{createGzip}from"node:zlib";var ROWS_AT_ONCE=500;async function writeBackup(db,places,path){const draft=`${path}.part`;const summary={rows:0,files:0};try{const output=createWriteStream(draft,
{mode:384,flush:true});await pipeline(Readable.from(records(db,places,summary)),createGzip(),output);await rename(draft,path);await syncFolder(dirname(path))}catch(error){
await rm(draft,{force:true});throw error}return summary}async function*records(db,places,summary){const tx=await db.startTransaction().setIsolationLevel("repeat\
able read").setAccessMode("read only").execute();try{await sql`set local statement_timeout = 0`.execute(tx);await sql`set local idle_in_transaction_session_timeout = 0`.
execute(tx);const migrations=await sql`select name from migrations order by applied_at, name`.execute(tx);yield record({kind:"larder-backup",format:BACKUP_FORMAT,
createdAt:new Date().toISOString(),migrations:migrations.rows.map(({name})=>name)});for(const table of await tablesInOrder(tx))yield*rowsOf(tx,table,summary)}finally{
await tx.rollback().execute()}for(const folder of keptFolders)yield*filesOf(places[folder],summary);yield record({kind:"end",...summary})}async function tablesInOrder(db){
const{rows}=await sql`
    select c.relname as table, array(
      select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and p.oid <> c.oid) as parents
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not in ('migrations', ${tableOfFiles})
    order by c.relname`.execute(db);const ordered=[];while(ordered.length<rows.length){const ready=rows.filter(({table,parents})=>!ordered.includes(table)&&parents.
every(parent=>ordered.includes(parent)));if(ready.length===0)throw new BackupError("The foreign keys go in a circle.");ordered.push(...ready.map(({table})=>table))}
return ordered}async function*rowsOf(db,table,summary){const{rows:columns}=await sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);await sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
db);for(;;){const{rows}=await sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup`.execute(db);if(rows.length===0)break;const bytes=Buffer.from(rows.map(({row})=>row).
join("\n"));summary.rows+=rows.length;const names=columns.map(({name})=>name);yield record({kind:"rows",table,columns:names,rows:rows.length,bytes:bytes.length},
bytes)}await sql`close backup`.execute(db)}async function*filesOf(files,summary){for await(const{path,mode}of files.list()){const bytes=await files.read(path);if(!bytes)
continue;summary.files++;yield record({kind:"file",path,mode,bytes:bytes.length},Buffer.from(bytes))}}var record=(header,bytes)=>Buffer.concat([Buffer.from(`${JSON.
stringify(header)}
`),...bytes?[bytes,Buffer.from("\n")]:[]]);var[file]=process.argv.slice(2);if(!file){console.error("Where to? npm run backup -- FILE");process.exit(2)}var{database,config}=await openForCommand();try{const{
rows,files}=await writeBackup(database.db,keptPlaces(config,database.db),resolve(file));console.log(`${resolve(file)}: ${rows} rows and ${files} files.`)}catch(error){
console.error(`The backup failed: ${error instanceof Error?error.message:String(error)}`);process.exitCode=1}finally{await database.close()}
//# sourceMappingURL=backup.js.map
