import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{ArchiveError,JsonTextError,UnreadableFile,doReading}from"./chunk-2O5RKFJI.js";import"./chunk-TETHUGLX.js";import"./chunk-BZIVZLIC.js";import{
messageOf,serveJobs}from"./chunk-RQR7SG56.js";import"./chunk-IINMLRQA.js";import"./chunk-FRMOLJ2P.js";import"./chunk-USIQIHMB.js";import"./chunk-LI7AYNL2.js";
import"./chunk-FDM4B2LJ.js";import"./chunk-M25N7W4Z.js";import"./chunk-ST6BT3EY.js";import{setPriority}from"node:os";if(process.platform==="linux")setPriority(5);serveJobs(doReading,cause=>({message:cause instanceof JsonTextError?`This file ${cause.message}.`:messageOf(cause),
forCook:cause instanceof UnreadableFile||cause instanceof ArchiveError||cause instanceof JsonTextError}));
//# sourceMappingURL=reading-worker.js.map
