import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{appendAudit,openInstallation,removeApp,setAdminByEmail,setDisabled,setDisabledByEmail,setSubscriptionStatus,usersByEmail}from"./chunk-TWU4H4CA.js";
import"./chunk-IINMLRQA.js";import{subscriptionStatuses}from"./chunk-FRMOLJ2P.js";import{openPrivateFiles}from"./chunk-C63WSW2D.js";import{log,
openBillingForCommand,openForCommand}from"./chunk-UUMGILGZ.js";import{privateFilesBelow,systemClock}from"./chunk-36ZYACVY.js";import"./chunk-3AUIWYLV.js";
import"./chunk-IWLSD6IQ.js";import"./chunk-FDM4B2LJ.js";import"./chunk-M25N7W4Z.js";import"./chunk-R23YWM6X.js";import"./chunk-ST6BT3EY.js";var[command="",email="",value=""]=process.argv.slice(2);var override=subscriptionStatuses.find(status=>status===value)??null;var plain=["grant","revoke","disabl\
e","enable","remove-app"];var isKnown=command==="status"?override!==null||value==="clear":plain.includes(command);if(!isKnown||!email){console.error(`Usage: npm\
 run admin -- ${plain.map(each=>`${each} EMAIL`).join(" | ")} | status EMAIL ${subscriptionStatuses.join("|")}|clear`);process.exit(2)}var outcomes={grant:"is a\
n administrator now",revoke:"is no administrator any more",disable:"is shut out now, and not charged again",enable:"is let in again","remove-app":"signs in with\
 the password alone now, and was signed out everywhere",status:override?`counts as ${override} now`:"counts as what the card provider says"};var by={actorId:null,
actorLabel:"command line"};async function identityOf(db,secrets,now){const installation=await openInstallation(privateFilesBelow(secrets,"identity"));return{db:db.
withTables(),clock:{now:()=>now},installation}}async function carryOut(db,secrets){const now=new Date;if(command==="disable"||command==="enable"){const disabled=command===
"disable";const users=await setDisabledByEmail(db,email,{disabled,by,now});const identity=await identityOf(db,secrets,now);for(const{identityUid}of users)await setDisabled(
identity,identityUid,disabled);return users.map(({id})=>id)}if(command==="remove-app"){const identity=await identityOf(db,secrets,now);const found=[];for(const{
id,identityUid}of await usersByEmail(db,email)){if(!await removeApp(identity,identityUid))continue;await appendAudit(db,{at:now,...by,subjectId:id,action:"admin\
.remove-app"});found.push(id)}return found}if(command==="status"){const found=(await usersByEmail(db,email)).map(({id})=>id);const billing=await openBillingForCommand(
db,secrets);const deps={db,billing,clock:systemClock,log};for(const userId of found)await setSubscriptionStatus(deps,{userId,status:override,by,now});await billing?.
sandbox?.close();return found}const ids=await setAdminByEmail(db,email,command==="grant",now);for(const subjectId of ids)await appendAudit(db,{at:now,...by,subjectId,
action:`admin.${command}`});return ids}var{database,config}=await openForCommand();try{const ids=await carryOut(database.db,await openPrivateFiles(config,{db:database.
db,log}));if(ids.length===0){console.error(command==="remove-app"?`Nobody with the address ${email} has an authenticator app here.`:`Nobody here has the address\
 ${email}. They must have signed in once.`);process.exitCode=1}else{console.log(`${email} ${outcomes[command]}.`)}}finally{await database.close()}
//# sourceMappingURL=admin.js.map
