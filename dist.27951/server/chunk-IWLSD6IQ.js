import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
var BillingError=class extends Error{kind;constructor(kind,message,options){super(message,options);this.name="BillingError";this.kind=kind}};export{BillingError};
//# sourceMappingURL=chunk-IWLSD6IQ.js.map
