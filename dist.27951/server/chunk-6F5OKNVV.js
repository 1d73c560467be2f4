import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{sql}from"./chunk-36ZYACVY.js";async function unknownPictures(db,hashes){if(hashes.length===0)return[];const{rows}=await sql`
    select found.hash from unnest(${[...hashes]}::text[]) as found (hash)
    where not exists (select from pictures p where p.hash = found.hash)`.execute(db);return rows.map(({hash})=>hash)}export{unknownPictures};
//# sourceMappingURL=chunk-6F5OKNVV.js.map
