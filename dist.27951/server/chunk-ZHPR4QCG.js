import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{PictureError}from"./chunk-CB3ABGVS.js";var ascii=(bytes,from,to)=>String.fromCharCode(...bytes.subarray(from,to));var brands=bytes=>{if(ascii(bytes,4,8)!=="ftyp")return[];const length=Math.min(new DataView(
bytes.buffer,bytes.byteOffset).getUint32(0),bytes.length,256);const names=[];for(let at=8;at+4<=length;at+=4)if(at!==12)names.push(ascii(bytes,at,at+4));return names};
var isAvif=names=>names.some(name=>/^avi[fs]$/.test(name));function pictureFormat(bytes){if(bytes[0]===255&&bytes[1]===216&&bytes[2]===255)return"jpeg";if(bytes[0]===
137&&ascii(bytes,1,8)==="PNG\r\n\n")return"png";if(ascii(bytes,0,4)==="RIFF"&&ascii(bytes,8,12)==="WEBP")return"webp";if(/^GIF8[79]a$/.test(ascii(bytes,0,6)))return"\
gif";if(/^(II\*\0|MM\0\*)$/.test(ascii(bytes,0,4)))return"tiff";return isAvif(brands(bytes))?"avif":null}function isHeic(bytes){const names=brands(bytes);return!isAvif(
names)&&names.some(name=>/^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(name))}var MAX_PIXELS=5e7;var MAX_SECONDS=20;function requirePicture(bytes){if(pictureFormat(bytes))return;if(isHeic(bytes))throw new PictureError("heic","HEIC picture\
s cannot be decoded");throw new PictureError("not_a_picture","This file is not a JPEG, PNG, WebP, GIF, TIFF or AVIF picture")}function pictureErrorOf(cause){if(cause instanceof
PictureError)return cause;const message=cause instanceof Error?cause.message:String(cause);if(/pixel limit|dimensions|timeout/i.test(message)){return new PictureError(
"too_large","This picture has too many pixels",{cause})}return new PictureError("not_a_picture","This picture is damaged and cannot be read",{cause})}export{MAX_PIXELS,MAX_SECONDS,requirePicture,pictureErrorOf};
//# sourceMappingURL=chunk-ZHPR4QCG.js.map
