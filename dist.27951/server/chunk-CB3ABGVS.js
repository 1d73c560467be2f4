import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
var PREVIEW_WIDTH=1200;var PREVIEW_HEIGHT=630;var previewSuffix=`-${PREVIEW_WIDTH}x${PREVIEW_HEIGHT}.jpg`;var PictureError=class extends Error{kind;constructor(kind,message,options){
super(message,options);this.name="PictureError";this.kind=kind}};var PictureStoreError=class extends Error{constructor(message,options){super(message,options);this.
name="PictureStoreError"}};export{PREVIEW_WIDTH,PREVIEW_HEIGHT,previewSuffix,PictureError,PictureStoreError};
//# sourceMappingURL=chunk-CB3ABGVS.js.map
