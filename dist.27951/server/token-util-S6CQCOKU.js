import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{require_token_util}from"./chunk-V6MLV7ZY.js";import"./chunk-ST6BT3EY.js";export default require_token_util();
//# sourceMappingURL=token-util-S6CQCOKU.js.map
