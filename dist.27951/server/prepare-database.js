import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{findBinaries}from"./chunk-R23YWM6X.js";import"./chunk-ST6BT3EY.js";await findBinaries();
//# sourceMappingURL=prepare-database.js.map
