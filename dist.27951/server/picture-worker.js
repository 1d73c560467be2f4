import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{MAX_PIXELS,MAX_SECONDS,pictureErrorOf,requirePicture}from"./chunk-ZHPR4QCG.js";import{messageOf,serveJobs}from"./chunk-RQR7SG56.js";import{draw}from"./chunk-B2XUGT7O.js";
import{PREVIEW_HEIGHT,PREVIEW_WIDTH,PictureError}from"./chunk-CB3ABGVS.js";import"./chunk-LI7AYNL2.js";import"./chunk-ST6BT3EY.js";import sharp5 from"sharp";import sharp from"sharp";var WIDEST=1440;var SMALL_MAX_BYTES=60*1024;var ratios={dish:3/4,portrait:1};async function encodePicture(bytes,shape="dish",{keepOwn=false}={}){requirePicture(
bytes);try{const{data,info,upright}=await decode(bytes,shape);const isOwn=keepOwn&&isOwnMake(bytes,upright,shape);const shrink=width=>sharp(data,{raw:{width:info.
width,height:info.height,channels:info.channels}}).resize(Math.min(width,info.width),heightOf(Math.min(width,info.width),shape));const[large,medium,small]=await Promise.
all([isOwn?bytes:webp(shrink(WIDEST),80),webp(shrink(960),80),lightEnough(shrink(480))]);return{width:info.width,height:info.height,files:[{suffix:"",bytes:large},
{suffix:"-960",bytes:medium},{suffix:"-480",bytes:small}]}}catch(cause){throw pictureErrorOf(cause)}}function isOwnMake(bytes,{width,height},shape){if(bytes.byteLength<
20||width>WIDEST||height!==heightOf(width,shape))return false;const view=new DataView(bytes.buffer,bytes.byteOffset,bytes.byteLength);const named=at=>String.fromCharCode(
...bytes.subarray(at,at+4));const chunk=view.getUint32(16,true);return named(0)==="RIFF"&&named(8)==="WEBP"&&named(12)==="VP8 "&&view.getUint32(4,true)+8===bytes.
byteLength&&20+chunk+chunk%2===bytes.byteLength}var heightOf=(width,shape)=>Math.max(1,Math.round(width*ratios[shape]));async function decode(bytes,shape){const sequentialRead=shape===
"dish";const options={limitInputPixels:MAX_PIXELS,failOn:"error",sequentialRead};const{autoOrient:upright}=await sharp(bytes,options).metadata();if(upright.width*
upright.height>MAX_PIXELS){throw new PictureError("too_large","This picture has too many pixels")}const width=Math.max(1,Math.min(WIDEST,upright.width,Math.floor(
upright.height/ratios[shape])));const decoded=await sharp(bytes,options).timeout({seconds:MAX_SECONDS}).autoOrient().resize(width,heightOf(width,shape),{fit:"co\
ver",position:shape==="portrait"?sharp.strategy.attention:"centre"}).flatten({background:"#ffffff"}).toColourspace("srgb").raw().toBuffer({resolveWithObject:true});
return{...decoded,upright}}var webp=(image,quality)=>image.webp({quality,effort:2}).toBuffer();async function lightEnough(image){for(const quality of[78,60,42]){
const bytes=await webp(image.clone(),quality);if(bytes.byteLength<=SMALL_MAX_BYTES)return bytes}return webp(image.clone(),25)}import sharp2 from"sharp";var encodePreview=bytes=>sharp2(bytes).resize(PREVIEW_WIDTH,PREVIEW_HEIGHT,{fit:"cover",position:"centre"}).jpeg({quality:80,mozjpeg:true}).toBuffer();import sharp3 from"sharp";var LONGEST_SIDE=2400;async function preparePhoto(bytes){requirePicture(bytes);try{const options={limitInputPixels:MAX_PIXELS,failOn:"error",sequentialRead:true};
const{autoOrient:upright}=await sharp3(bytes,options).metadata();if(upright.width*upright.height>MAX_PIXELS){throw new PictureError("too_large","This picture ha\
s too many pixels")}const{data,info}=await sharp3(bytes,options).timeout({seconds:MAX_SECONDS}).autoOrient().resize(LONGEST_SIDE,LONGEST_SIDE,{fit:"inside",withoutEnlargement:true}).
flatten({background:"#ffffff"}).toColourspace("srgb").jpeg({quality:86}).toBuffer({resolveWithObject:true});return{jpeg:data,width:info.width,height:info.height}}catch(cause){
throw pictureErrorOf(cause)}}import sharp4 from"sharp";async function rasterizeSvg(svg){return sharp4(Buffer.from(paintedThrough(svg))).flatten({background:"#ffffff"}).png({compressionLevel:0}).
toBuffer()}var paintedThrough=svg=>svg.replace(/<(?:path|circle|ellipse|rect|line|polygon|polyline)\b[^<>]*\/>/g,shape=>/(?:fill|stroke)-opacity=/.test(shape)?shape:
shape.replace(/ opacity="([\d.]+)"/,' fill-opacity="$1" stroke-opacity="$1"'));sharp5.concurrency(1);sharp5.cache(false);async function work(job){if(job.kind==="encode")return{kind:"encode",picture:await encodePicture(job.bytes,job.shape,job)};
if(job.kind==="photo")return{kind:"photo",...await preparePhoto(job.bytes)};if(job.kind==="preview")return{kind:"preview",bytes:await encodePreview(job.bytes)};
const svg="svg"in job?job.svg:draw(job.drawing);return{kind:"encode",picture:await encodePicture(await rasterizeSvg(svg))}}serveJobs(work,cause=>({message:messageOf(
cause),...cause instanceof PictureError?{problem:cause.kind}:{}}),()=>globalThis.gc?.());
//# sourceMappingURL=picture-worker.js.map
