import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{ConfigError,identityMigrations,isMigrated,loadEnvFile,openBilling,openDatabase,privateFilesBelow,readConfig,systemClock}from"./chunk-36ZYACVY.js";var log={info:()=>void 0,warn:(_fields,message)=>console.error(message),error:(_fields,message)=>console.error(message)};async function openForCommand({migrated=true}={}){
try{loadEnvFile();const config=readConfig();const{databaseUrl,dataDir}=config;const database=await openDatabase({url:databaseUrl??void 0,dataDir,log,poolSize:2});
if(!migrated||await isMigrated(database.db,identityMigrations))return{database,config};await database.close();throw new ConfigError("This database is not what t\
his version of Larder works with: start Larder once, then try again.")}catch(error){console.error(error instanceof Error?error.message:String(error));process.exit(
error instanceof ConfigError?2:1)}}var openBillingForCommand=async(db,secrets)=>await openBilling(readConfig().billing,{db,clock:systemClock,log,folder:privateFilesBelow(
secrets,"billing")});export{log,openForCommand,openBillingForCommand};
//# sourceMappingURL=chunk-UUMGILGZ.js.map
