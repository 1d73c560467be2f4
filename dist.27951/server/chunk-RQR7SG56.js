import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{READY}from"./chunk-LI7AYNL2.js";import{parentPort}from"node:worker_threads";function serveJobs(work,toFailure,afterwards=()=>void 0){if(!parentPort)throw new Error("This file runs as a worker thread only");const port=parentPort;port.on(
"message",async({id,asked})=>{const answer=await work(asked).then(result=>({id,ok:true,result}),cause=>({id,ok:false,failure:toFailure(cause)}));port.postMessage(
answer);afterwards()});port.postMessage(READY)}var messageOf=cause=>cause instanceof Error?cause.message:String(cause);export{serveJobs,messageOf};
//# sourceMappingURL=chunk-RQR7SG56.js.map
