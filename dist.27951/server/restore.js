import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{BACKUP_FORMAT,BackupError,keptFolders,keptPlaces}from"./chunk-27UIAEZG.js";import"./chunk-C63WSW2D.js";import"./chunk-5I4ICMZR.js";import"./chunk-B2XUGT7O.js";
import"./chunk-CB3ABGVS.js";import"./chunk-USIQIHMB.js";import"./chunk-LI7AYNL2.js";import{openForCommand}from"./chunk-UUMGILGZ.js";import{
appliedMigrations,applyMigrations,identityMigrations,migrations,sql}from"./chunk-36ZYACVY.js";import"./chunk-3AUIWYLV.js";import"./chunk-IWLSD6IQ.js";
import"./chunk-FDM4B2LJ.js";import"./chunk-M25N7W4Z.js";import"./chunk-R23YWM6X.js";import"./chunk-ST6BT3EY.js";import{resolve}from"node:path";import{setTimeout as pause}from"node:timers/promises";var RestoreError=class extends BackupError{constructor(message,options){super(message,options);this.name="RestoreError"}};async function undoneAfter(error,returning){
const left=[];for(const[folder,files]of returning){await files.undo().catch(cause=>left.push(`${folder} (${textOf(cause)})`))}if(left.length===0)return error;return new RestoreError(
`The restore failed: ${textOf(error)}
No row was restored, but not every file could be taken back from ${left.join(", ")}. They do no harm: restore again once that is mended.`,{cause:error})}async function rollBack(tx){
await tx.rollback().execute().catch(()=>void 0)}async function commitOrUndo(db,tx,{id,returning}){try{await tx.commit().execute()}catch(error){await rollBack(tx);
const outcome=await outcomeOf(db,id);if(outcome==="aborted")throw await undoneAfter(error,returning);if(outcome!=="committed"){throw new RestoreError(`The datab\
ase was lost while it committed (${textOf(error)}), so it is not known whether the rows are there. Restore again: either it says that there are accounts already\
, and then everything is there, or it restores.`,{cause:error})}}for(const files of returning.values())await files.keep().catch(()=>void 0)}async function transactionId(tx){
const{rows}=await sql`select pg_current_xact_id()::text as id`.execute(tx);return rows[0]?.id??""}var ASKED=20;var BETWEEN_MS=500;async function outcomeOf(db,id){
for(let asked=0;asked<ASKED;asked++){const{rows}=await sql`
      select pg_xact_status(${id}::text::xid8) as outcome`.execute(db).catch(()=>({rows:[]}));const[row]=rows;if(row&&row.outcome!=="in progress")return row.outcome;
await pause(BETWEEN_MS)}return null}var textOf=error=>error instanceof Error?error.message:String(error);import{createReadStream}from"node:fs";import{Writable}from"node:stream";import{pipeline}from"node:stream/promises";import{createGunzip}from"node:zlib";var NEWLINE=10;var LONGEST_HEADER=1e6;async function wholeBackup(path){const nowhere=new Writable({write:(_chunk,_encoding,done)=>done()});try{await pipeline(createReadStream(
path),createGunzip(),nowhere)}catch(error){throw unreadable(path,error)}for await(const{header}of readRecords(path)){if(header.kind==="larder-backup")return{path,
migrations:header.migrations};break}throw new BackupError("This is not a backup.")}var unreadable=(path,cause)=>new BackupError(`${path} cannot be read: ${cause instanceof
Error?cause.message:String(cause)}`,{cause});async function*readRecords(path){const source=createReadStream(path);const gunzip=createGunzip();source.on("error",
error=>gunzip.destroy(error));const reader=byteReader(source.pipe(gunzip));try{for(let first=true;;first=false){const header=parseHeader(await reader.line(),first);
const bytes="bytes"in header?await reader.exactly(header.bytes):Buffer.alloc(0);yield{header,bytes};if(header.kind==="end")return}}catch(error){throw error instanceof
BackupError?error:unreadable(path,error)}finally{source.destroy()}}function parseHeader(line,first){const header=JSON.parse(line);if(first&&(header.kind!=="lard\
er-backup"||header.format!==BACKUP_FORMAT)){throw new BackupError("This is not a backup that this version of Larder can read.")}return header}function byteReader(stream){
const chunks=stream[Symbol.asyncIterator]();let held=Buffer.alloc(0);const more=async()=>{const{value,done}=await chunks.next();if(done)throw new BackupError("T\
he backup ends too early: it was not written to its end.");held=Buffer.concat([held,value])};const take=length=>{const taken=held.subarray(0,length);held=held.subarray(
length);return taken};return{async line(){while(!held.includes(NEWLINE)){if(held.length>LONGEST_HEADER)throw new BackupError("The backup is damaged.");await more()}
const line=take(held.indexOf(NEWLINE)).toString();take(1);return line},async exactly(length){while(held.length<=length)await more();const taken=take(length);if(take(
1)[0]!==NEWLINE)throw new BackupError("The backup is damaged.");return taken}}}import{posix}from"node:path";async function restoreBackup(db,restore2){const tx=await db.startTransaction().execute();const returning=new Map;let summary;let id;try{summary=await bringAllBack(
tx,returning,restore2);id=await transactionId(tx)}catch(error){await rollBack(tx);throw await undoneAfter(error,returning)}await commitOrUndo(db,tx,{id,returning});
return summary}async function bringAllBack(tx,returning,{backup,placesWithin,migrations:migrations2}){await sql`set local statement_timeout = 0`.execute(tx);await sql`set local idle_in_transaction_session_timeout = 0`.
execute(tx);await oneAtATime(tx);await prepareSchema(tx,backup.migrations,migrations2);await makeRoom(tx);const places=placesWithin(tx);for(const folder of keptFolders)
returning.set(folder,places[folder].bringBack());const summary=await bringBack(tx,returning,backup);await applyMigrations(tx,migrations2);for(const files of returning.
values())await files.place();return summary}var RESTORE_LOCK=7203411907;async function oneAtATime(tx){const{rows}=await sql`
    select pg_try_advisory_xact_lock(${RESTORE_LOCK}) as free`.execute(tx);if(!rows[0]?.free)throw new BackupError("Another restore into this database is under \
way.")}async function prepareSchema(tx,wanted,known){const unknown=wanted.filter(name=>!known.some(step=>step.name===name));if(unknown.length>0){throw new BackupError(
`The backup comes from a newer version of Larder (${unknown.join(", ")}). Update first.`)}const present=await appliedMigrations(tx);const ahead=[...present].filter(
name=>!wanted.includes(name));if(ahead.length>0){throw new BackupError(`This database is already newer than the backup (${ahead.join(", ")}). Restore into a new\
 one: an empty DATA_DIR, or an empty database.`)}await applyMigrations(tx,known.filter(({name})=>wanted.includes(name)))}var accounts=["users","identity_account\
s"];var ofTheServer=["popular_recipes","pictures","rate_limits","identity_throttle"];async function makeRoom(tx){const{rows:tables}=await sql`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(tx);const present=names=>tables.filter(({name})=>names.
includes(name));for(const{name}of present(accounts)){const{rows}=await sql`
      select exists (select from ${sql.table(name)}) as found`.execute(tx);if(!rows[0]?.found)continue;throw new BackupError("There are accounts in this databas\
e already. Restore into an empty one, or run `npm run reset` first.")}for(const{name}of present(ofTheServer))await sql`delete from ${sql.table(name)}`.execute(tx)}
async function bringBack(tx,returning,{path}){const summary={rows:0,files:0};for await(const{header,bytes}of readRecords(path)){if(header.kind==="rows"){summary.
rows+=await insertRows(tx,header.table,header.columns,bytes)}else if(header.kind==="file"){const file2=keptFileAt(header.path);await returning.get(file2.folder)?.
add(file2.path,header.mode,bytes);summary.files++}else if(header.kind==="end"&&(header.rows!==summary.rows||header.files!==summary.files)){throw new BackupError(
"The backup is damaged: it holds fewer rows or files than it says.")}}return summary}async function insertRows(db,table,columns,lines){const names=sql.join(columns.
map(column=>sql.ref(column)));const rows=`[${lines.toString().replaceAll("\n",",")}]`;const{numAffectedRows}=await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(db).catch(cause=>{throw isUnreadable(cause)?new BackupError(
`The backup is damaged: rows of ${table} cannot be read.`,{cause}):cause});return Number(numAffectedRows??0n)}var isUnreadable=cause=>cause instanceof Error&&"c\
ode"in cause&&String(cause.code).startsWith("22");function keptFileAt(name){const path=posix.normalize(name.replaceAll("\\","/"));const folder=keptFolders.find(
each=>path.startsWith(`${each}/`));if(!folder)throw new BackupError(`The backup holds a file in a place where none belongs: ${name}.`);return{folder,path}}var[file]=process.argv.slice(2);if(!file){console.error("From where? npm run restore -- FILE");process.exit(2)}var refuseBesideServer=async({db,sole},{databaseUrl})=>{
if(!databaseUrl){if(sole)return;throw new Error("Larder is running on this data. Stop it first.")}const{rows}=await sql`select exists (
    select from pg_stat_activity where datname = current_database() and application_name = 'larder'
      and pid <> pg_backend_pid()) as found`.execute(db);if(rows[0]?.found){throw new Error("Larder is running on this database, or a pooler still holds its con\
nections. Stop it first, or go past the pooler.")}};var restore=async()=>{const backup=await wholeBackup(resolve(file));const{database,config}=await openForCommand(
{migrated:false});try{await refuseBesideServer(database,config);const{rows,files}=await restoreBackup(database.db,{backup,placesWithin:tx=>keptPlaces(config,tx),
migrations:[...migrations,...identityMigrations]});console.log(`Restored ${rows} rows and ${files} files into ${config.dataDir}.`)}finally{await database.close()}};
restore().catch(error=>{const message=error instanceof Error?error.message:String(error);console.error(error instanceof RestoreError?message:`Nothing was restor\
ed: ${message}`);process.exitCode=1});
//# sourceMappingURL=restore.js.map
