import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{MAX_PIXELS,MAX_SECONDS,pictureErrorOf,requirePicture}from"./chunk-ZHPR4QCG.js";import{foldWord,rankOf}from"./chunk-BZIVZLIC.js";import{messageOf,
serveJobs}from"./chunk-RQR7SG56.js";import{PictureError}from"./chunk-CB3ABGVS.js";import"./chunk-LI7AYNL2.js";import"./chunk-ST6BT3EY.js";import sharp4 from"sharp";import sharp3 from"sharp";var CELL=48;function flattenLight({pixels,width,height}){const columns=Math.max(1,Math.ceil(width/CELL));const rows=Math.max(1,Math.ceil(height/CELL));const paper=spread(
cellPaper({pixels,width,height},columns,rows),columns,rows);const flat=new Uint8Array(pixels.length);for(let y=0;y<height;y++){const gy=Math.min(rows-1,Math.max(
0,y/CELL-.5));const y0=Math.floor(gy);const y1=Math.min(rows-1,y0+1);const fy=gy-y0;for(let x=0;x<width;x++){const gx=Math.min(columns-1,Math.max(0,x/CELL-.5));
const x0=Math.floor(gx);const x1=Math.min(columns-1,x0+1);const fx=gx-x0;const top=at(paper,y0*columns+x0)*(1-fx)+at(paper,y0*columns+x1)*fx;const bottom=at(paper,
y1*columns+x0)*(1-fx)+at(paper,y1*columns+x1)*fx;const light=Math.max(24,top*(1-fy)+bottom*fy);const index=y*width+x;flat[index]=Math.min(255,Math.round(at(pixels,
index)*255/light))}}return{pixels:flat,width,height}}var at=(values,index)=>values[index]??0;function cellPaper({pixels,width,height},columns,rows){const paper=new Float32Array(
columns*rows);const counts=new Uint32Array(256);for(let row=0;row<rows;row++){for(let column=0;column<columns;column++){counts.fill(0);let seen=0;const bottom=Math.
min(height,(row+1)*CELL);const right=Math.min(width,(column+1)*CELL);for(let y=row*CELL;y<bottom;y+=2){for(let x=column*CELL;x<right;x+=2){const value=at(pixels,
y*width+x);counts[value]=at(counts,value)+1;seen++}}let left=seen*.1;let level=255;while(level>0&&left>=at(counts,level))left-=at(counts,level--);paper[row*columns+
column]=level}}return paper}function spread(paper,columns,rows){const result=new Float32Array(paper.length);for(let row=0;row<rows;row++){for(let column=0;column<
columns;column++){let sum=0;let count=0;let brightest=0;for(let y=Math.max(0,row-1);y<=Math.min(rows-1,row+1);y++){for(let x=Math.max(0,column-1);x<=Math.min(columns-
1,column+1);x++){const value=at(paper,y*columns+x);sum+=value;count++;brightest=Math.max(brightest,value)}}result[row*columns+column]=Math.max(sum/count,brightest*
.85)}}return result}import sharp from"sharp";var SMALL_WIDTH=800;var rawOf=({pixels,width,height})=>sharp(pixels,{raw:{width,height,channels:1}});var greyOf=async image=>{const{data,
info}=await image.toColourspace("b-w").raw().toBuffer({resolveWithObject:true});return{pixels:data,width:info.width,height:info.height}};var pngOf=grey=>rawOf(grey).
png({compressionLevel:1}).toBuffer();var smaller=grey=>greyOf(rawOf(grey).resize(Math.min(SMALL_WIDTH,grey.width)));var turned=(grey,degrees)=>greyOf(rawOf(grey).
rotate(degrees,{background:"#ffffff"}));var cropped=({left,top,right,bottom},grey,scale=1)=>{const part=rawOf(grey).extract({left,top,width:right-left,height:bottom-
top});return greyOf(scale===1?part:part.resize(Math.round((right-left)*scale),null,{kernel:"cubic"}))};var withAir=({left,top,right,bottom},air,grey)=>rawOf(grey).
extract({left,top,width:right-left,height:bottom-top}).extend({top:air,bottom:air,left:air,right:air,background:"#ffffff"}).png({compressionLevel:1}).toBuffer();var languages=["en","de","es","fr","it"];var UNKNOWN=6e4;var SMOOTHING=40;var FEWEST_WORDS=6;var ENGLISH_FIRST=.35;function printLanguage(words){const folded=words.
flatMap(word=>word.split(/[^\p{L}\p{M}'\u2019]+/u)).map(word=>foldWord(word).replace(/^(?:[ldnsjcm]|qu|dell|all|nell)'/,"")).filter(word=>/^[a-z]{2,}$/.test(word));
if(folded.length<FEWEST_WORDS)return"en";const cost=language=>folded.reduce((sum,word)=>sum+Math.log((rankOf(word,language)??UNKNOWN)+SMOOTHING),0)/folded.length;
const costs=languages.map(language=>({language,cost:cost(language)}));const best=costs.reduce((a,b)=>b.cost<a.cost?b:a);return best.cost+ENGLISH_FIRST<cost("en")?
best.language:"en"}var SHRINK=4;var REACH=12;var CELL2=16;var GRAIN=.08;var MUCH_MORE=1.4;var EDGE=.12;function evenLight(picture){const small=shrunk(picture);const ground=middleTones(
small);const isLight=cellsWithLightPrint(small,ground);const{pixels,width,height}=picture;const cells=Math.ceil(small.width/CELL2);const even=new Uint8Array(pixels.
length);for(let y=0;y<height;y++){const gy=Math.min(small.height-1,Math.max(0,(y+.5)/SHRINK-.5));const y0=Math.floor(gy);const above=y0*small.width;const below=Math.
min(small.height-1,y0+1)*small.width;const fy=gy-y0;const cellRow=Math.floor(gy/CELL2)*cells;for(let x=0;x<width;x++){const gx=Math.min(small.width-1,Math.max(0,
(x+.5)/SHRINK-.5));const x0=Math.floor(gx);const x1=Math.min(small.width-1,x0+1);const fx=gx-x0;const a=ground[above+x0];const b=ground[above+x1];const c=ground[below+
x0];const d=ground[below+x1];const value=pixels[y*width+x];const most=Math.max(a,b,c,d);const least=Math.min(a,b,c,d);const between=(a*(1-fx)+b*fx)*(1-fy)+(c*(1-
fx)+d*fx)*fy;const here=most-least>most*EDGE?Math.abs(value-least)<Math.abs(value-most)?least:most:between;even[y*width+x]=isLight[cellRow+Math.floor(gx/CELL2)]?
Math.min(255,(255-value)*255/Math.max(24,255-here)):Math.min(255,value*255/Math.max(6,here))}}return{pixels:even,width,height}}function shrunk({pixels,width,height}){
const small={width:Math.max(1,Math.floor(width/SHRINK)),height:Math.max(1,Math.floor(height/SHRINK))};const result=new Uint8Array(small.width*small.height);for(let y=0;y<
small.height;y++){for(let x=0;x<small.width;x++){let sum=0;for(let dy=0;dy<SHRINK;dy++){const row=Math.min(height-1,y*SHRINK+dy)*width;for(let dx=0;dx<SHRINK;dx++)
sum+=pixels[row+Math.min(width-1,x*SHRINK+dx)]}result[y*small.width+x]=sum/(SHRINK*SHRINK)}}return{pixels:result,...small}}function middleTones({pixels,width,height}){
const result=new Uint8Array(pixels.length);const counts=new Int32Array(256);for(let y=0;y<height;y++){const[top,bottom]=[Math.max(0,y-REACH),Math.min(height-1,y+
REACH)];counts.fill(0);let median=0;let darker=0;let all=0;const column=(x,by)=>{for(let row=top;row<=bottom;row++){const value=pixels[row*width+x];counts[value]=
counts[value]+by;if(value<median)darker+=by}all+=by*(bottom-top+1)};for(let x=0;x<Math.min(width,REACH);x++)column(x,1);for(let x=0;x<width;x++){if(x+REACH<width)
column(x+REACH,1);if(x-REACH-1>=0)column(x-REACH-1,-1);const half=all>>1;while(darker>half)darker-=counts[--median];while(darker+counts[median]<=half)darker+=counts[median++];
result[y*width+x]=median}}return result}function lightestAround(tones,width,height){const along=(from,length,lines,step,stride)=>{const result=new Uint8Array(from.
length);for(let line=0;line<lines;line++){for(let at2=0;at2<length;at2++){let most=0;for(let near=Math.max(0,at2-REACH);near<=Math.min(length-1,at2+REACH);near++){
const value=from[line*stride+near*step];if(value>most)most=value}result[line*stride+at2*step]=most}}return result};return along(along(tones,width,height,1,width),
height,width,width,1)}function cellsWithLightPrint({pixels,width,height},ground){const lightest=lightestAround(ground,width,height);const[columns,rows]=[Math.ceil(
width/CELL2),Math.ceil(height/CELL2)];const sums={dark:new Float64Array(columns*rows),light:new Float64Array(columns*rows)};const tones=new Float64Array(columns*
rows);const counts=new Float64Array(columns*rows);for(let y=0;y<height;y++){for(let x=0;x<width;x++){const cell=Math.floor(y/CELL2)*columns+Math.floor(x/CELL2);
const tone=ground[y*width+x];const off=pixels[y*width+x]-tone;tones[cell]=tones[cell]+tone;counts[cell]=counts[cell]+1;if(off<-tone*GRAIN)sums.dark[cell]=sums.dark[cell]-
off/Math.max(12,tone);else if(off>Math.max(8,tone*GRAIN)){const beside=lightest[y*width+x];if(beside>tone*(1+EDGE)&&tone+off<beside*(1+EDGE))continue;sums.light[cell]=
sums.light[cell]+off/Math.max(12,tone)}}}const toneOf=cell=>tones[cell]/Math.max(1,counts[cell]);const isLight=new Uint8Array(columns*rows);for(let row=0;row<rows;row++){
for(let column=0;column<columns;column++){const cell=row*columns+column;let[dark,light]=[0,0];for(let y=Math.max(0,row-1);y<=Math.min(rows-1,row+1);y++){for(let x=Math.
max(0,column-1);x<=Math.min(columns-1,column+1);x++){const other=y*columns+x;if(Math.abs(toneOf(other)-toneOf(cell))>toneOf(cell)*.35)continue;dark+=sums.dark[other];
light+=sums.light[other]}}isLight[cell]=light>dark*MUCH_MORE&&light>CELL2?1:0}}return isLight}function inkPieces(isInk,width,height,most=Number.POSITIVE_INFINITY){const seen=new Uint8Array(width*height);const pieces=[];let open=new Int32Array(1024);for(let start2=0;start2<
seen.length;start2++){if(seen[start2]||!isInk(start2%width,Math.floor(start2/width)))continue;const piece={left:width,right:0,top:height,bottom:0,places:[]};let waiting=1;
open[0]=start2;seen[start2]=1;while(waiting>0){const at2=open[--waiting];const x=at2%width;const y=Math.floor(at2/width);if(piece.places.length<most)piece.places.
push(at2);piece.left=Math.min(piece.left,x);piece.right=Math.max(piece.right,x);piece.top=Math.min(piece.top,y);piece.bottom=Math.max(piece.bottom,y);for(let ny=Math.
max(0,y-1);ny<=Math.min(height-1,y+1);ny++){for(let nx=Math.max(0,x-1);nx<=Math.min(width-1,x+1);nx++){const next=ny*width+nx;if(seen[next]||!isInk(nx,ny))continue;
seen[next]=1;if(waiting===open.length){const larger=new Int32Array(open.length*2);larger.set(open);open=larger}open[waiting++]=next}}}pieces.push(piece)}return pieces}var INK_BELOW=140;var LARGEST_WORD=140;var LEAST_LENGTH=.25;var WIDTH=.022;var MARGIN=.15;var EDGE2=.04;var LEAST_PRINT=.3;function findParts({pixels,width,height}){
const whole={left:0,top:0,right:1,bottom:1};const print=printOf({pixels,width,height});const isInk=(x2,y)=>print[y*width+x2]===1;const strip=Math.max(3,Math.round(
width*WIDTH));let best={x:0,top:0,bottom:0};for(let x2=Math.round(width*MARGIN);x2+strip<width*(1-MARGIN);x2+=2){let start2=0;for(let y=0;y<=height;y++){const free=y<
height&&!rowHasInk(isInk,y,x2,x2+strip);if(free)continue;const beside=printBeside(isInk,{start:start2,end:y,x:x2,strip,width});if(beside&&beside.bottom-beside.top>
best.bottom-best.top)best={x:x2+strip/2,...beside};start2=y+1}}if(best.bottom-best.top<height*LEAST_LENGTH)return[whole];const[x,top,bottom]=[best.x/width,best.
top/height,best.bottom/height];const parts=[{...whole,bottom:top},{left:0,top,right:x,bottom},{left:x,top,right:1,bottom},{...whole,top:bottom}];return parts.filter(
part=>part.bottom-part.top>.01)}function printOf({pixels,width,height}){const print=new Uint8Array(width*height);for(const piece of inkPieces((x,y)=>(pixels[y*width+
x]??255)<INK_BELOW,width,height)){if(Math.max(piece.right-piece.left,piece.bottom-piece.top)>LARGEST_WORD)continue;for(const at2 of piece.places)print[at2]=1}return print}
var rowHasInk=(isInk,y,from,to)=>{for(let x=from;x<to;x++)if(isInk(x,y))return true;return false};function printBeside(isInk,{start:start2,end,x,strip,width}){const edge=Math.
round(width*EDGE2);const[from,to]=betweenLines(y=>!rowHasInk(isInk,y,edge,width-edge),start2,end);const rows={left:[],right:[]};for(let y=from;y<to;y++){if(rowHasInk(
isInk,y,edge,x))rows.left.push(y);if(rowHasInk(isInk,y,x+strip,width-edge))rows.right.push(y)}const top=Math.max(rows.left[0]??to,rows.right[0]??to);const bottom=Math.
min(rows.left.at(-1)??from,rows.right.at(-1)??from);const both=bottom-top;const dense=side=>side.filter(y=>y>=top&&y<=bottom).length>=both*LEAST_PRINT;return both>
0&&dense(rows.left)&&dense(rows.right)?{top:from,bottom:to}:null}function betweenLines(isWhite,start2,end){const reach=Math.round((end-start2)/4);let[from,to]=[
start2,end];while(from<start2+reach&&!isWhite(from))from++;while(to>end-reach&&!isWhite(to-1))to--;return[from===start2+reach?start2:from,to===end-reach?end:to]}var USUAL_DEGREES=12;var LARGEST_DEGREES=45;var MUCH_CLEARER=1.25;var LARGEST_PIECE=130;var LEAST_PIECE=4;var MOST_POINTS=15e3;function findTilt({pixels,width,height}){
const dark=inkPieces((x,y)=>(pixels[y*width+x]??255)<140,width,height).filter(({left,right,top,bottom,places})=>Math.max(right-left,bottom-top)<LARGEST_PIECE&&places.
length>=LEAST_PIECE).flatMap(({places})=>places.map(at2=>({x:at2%width,y:Math.floor(at2/width)})));if(dark.length<200||dark.length>width*height*.4)return 0;const every=Math.
max(1,Math.floor(dark.length/MOST_POINTS));const sample=dark.filter((_,index)=>index%every===0);const sideways=sample.map(({x,y})=>({x:y,y:width-x}));const score=degrees=>Math.
max(contrastOfRows(sample,height,width,degrees),contrastOfRows(sideways,width,height,degrees));const scores=new Map;for(let degrees=-LARGEST_DEGREES;degrees<=LARGEST_DEGREES;degrees+=
.5)scores.set(degrees,score(degrees));const best=within=>[...scores].filter(([degrees])=>Math.abs(degrees)<=within).toSorted(([a,one],[b,other])=>other-one||Math.
abs(a)-Math.abs(b))[0]??[0,0];const[usual,any]=[best(USUAL_DEGREES),best(LARGEST_DEGREES)];const[coarse]=any[1]>usual[1]*MUCH_CLEARER?any:usual;let[found,clearest]=[
coarse,scores.get(coarse)??0];for(let off=-.4;off<=.41;off+=.1){const here=score(coarse+off);if(here>clearest*1.0001)[found,clearest]=[coarse+off,here]}return Math.
round(found*10)/10}function contrastOfRows(dark,height,width,degrees){const[sine,cosine]=[Math.sin(degrees*Math.PI/180),Math.cos(degrees*Math.PI/180)];const offset=Math.
ceil(width*Math.SQRT1_2)+1;const rows=new Float64Array(height+2*offset);for(const{x,y}of dark){const exact=y*cosine-x*sine+offset;const row=Math.floor(exact);rows[row]=
(rows[row]??0)+1-(exact-row);rows[row+1]=(rows[row+1]??0)+exact-row}let sum=0;for(let row=1;row<rows.length;row++){const step=(rows[row]??0)-(rows[row-1]??0);sum+=
step*step}return sum}var UNSURE=80;var FEWEST_SURE=8;var FEWEST_TO_TURN=5;var LEAST_SHARE=.55;var judged=words=>words.filter(({text})=>new RegExp("\\p{L}{3}","u").test(text));var sureLetters=words=>judged(
words).filter(({confidence})=>confidence>=UNSURE).reduce((sum,{text})=>sum+text.length,0);var mayBeTurned=words=>judged(words).length>=FEWEST_TO_TURN;function isLegible(words){
const all=judged(words);const sure=all.filter(({confidence})=>confidence>=UNSURE).length;return sure>=FEWEST_SURE&&sure>=all.length*LEAST_SHARE}function quarterTurnOf(lines){
const long=lines.flat().filter(({text})=>new RegExp("\\p{L}{4}","u").test(text));const upright=long.filter(word=>word.bottom-word.top>(word.right-word.left)*1.2);
if(long.length<5||upright.length<long.length/2)return 0;const down=lines.reduce((sum,line)=>{const[first,last]=[line[0],line.at(-1)];return first&&last?sum+Math.
sign(last.top-first.top):sum},0);return down>0?-90:90}var INK_BELOW2=170;var LEAST=16;var MOST=90;var SIDE=.95;var INSIDE=.04;var BULLET={least:7,most:28,solid:.66,air:.8,before:3.5};function eraseListMarks(page){const{
pixels,width,height}=page;const isInk=(x,y)=>pixels[y*width+x]<INK_BELOW2;for(const piece of inkPieces(isInk,width,height,MOST*MOST)){if(!isBox(piece,width)&&!isBullet(
piece,page))continue;for(let y=Math.max(0,piece.top-2);y<=Math.min(height-1,piece.bottom+2);y++){pixels.fill(255,y*width+Math.max(0,piece.left-2),y*width+Math.min(
width,piece.right+3))}}}function isBullet({left,right,top,bottom,places},{pixels,width,height}){const[wide,high]=[right-left+1,bottom-top+1];if(Math.min(wide,high)<
BULLET.least||Math.max(wide,high)>BULLET.most)return false;if(Math.abs(wide-high)>Math.max(2,wide*.2)||places.length<wide*high*BULLET.solid)return false;const air=Math.
round(Math.max(wide,high)*BULLET.air);const before=Math.round(Math.max(wide,high)*BULLET.before);const own=new Set(places);for(let y=Math.max(0,top-air);y<=Math.
min(height-1,bottom+air);y++){for(let x=Math.max(0,left-before);x<=Math.min(width-1,right+air);x++){const at2=y*width+x;if(pixels[at2]<INK_BELOW2&&!own.has(at2))
return false}}return true}function isBox({left,right,top,bottom,places},width){const[wide,high]=[right-left+1,bottom-top+1];if(Math.min(wide,high)<LEAST||Math.max(
wide,high)>MOST||Math.abs(wide-high)>wide*.15)return false;if(places.length>wide*high*.6)return false;const rim=Math.max(2,Math.round(wide*.16));const sides={left:new Set,
right:new Set,top:new Set,bottom:new Set};let inside=0;for(const at2 of places){const[x,y]=[at2%width-left,Math.floor(at2/width)-top];if(x<rim)sides.left.add(y);
if(x>=wide-rim)sides.right.add(y);if(y<rim)sides.top.add(x);if(y>=high-rim)sides.bottom.add(x);if(x>=rim*2&&x<wide-rim*2&&y>=rim*2&&y<high-rim*2)inside+=1}const full=(side,length)=>side.
size>=length*SIDE;const sidesFull=full(sides.left,high)&&full(sides.right,high)&&full(sides.top,wide)&&full(sides.bottom,wide);return sidesFull&&inside<=Math.max(
0,wide-rim*4)*Math.max(0,high-rim*4)*INSIDE}var wholePhoto=(width,height)=>[1/width,0,0,1/height,0,0];var after=(first,[a,b,c,d,e,f])=>[a*first[0]+c*first[1],b*first[0]+d*first[1],a*first[2]+c*first[3],b*
first[2]+d*first[3],a*first[4]+c*first[5]+e,b*first[4]+d*first[5]+f];function ofTurned(old,turned2,degrees,onto){const[sine,cosine]=[Math.sin(degrees*Math.PI/180),
Math.cos(degrees*Math.PI/180)];const[x,y]=[turned2.width/2,turned2.height/2];const back=[cosine,-sine,sine,cosine,old.width/2-cosine*x-sine*y,old.height/2+sine*
x-cosine*y];return after(back,onto)}var ofCropped=(left,top,scale,onto)=>after([1/scale,0,0,1/scale,left,top],onto);var INK_BELOW3=175;var LEAST_HEIGHT=4;var LARGEST=90;var NEAR={across:26,down:22};var FEWEST_PIECES=14;var MOST_PIECES=1500;var MOST_PLACES=4;var AIR={across:18,
down:6};function passedOver(small,words,scale){const{pixels,width,height}=small;const covered=new Uint8Array(width*height);for(const{left:left2,top,right,bottom}of words){
const rows=[Math.max(0,Math.floor(top/scale)-2),Math.min(height-1,Math.ceil(bottom/scale)+2)];const columns=[Math.max(0,Math.floor(left2/scale)-2),Math.min(width,
Math.ceil(right/scale)+2)];for(let y=rows[0];y<=rows[1];y++)covered.fill(1,y*width+columns[0],y*width+columns[1])}const left=inkPieces((x,y)=>(pixels[y*width+x]??
255)<INK_BELOW3,width,height).filter(piece=>{const[wide,high]=[piece.right-piece.left,piece.bottom-piece.top];if(high<LEAST_HEIGHT||Math.max(wide,high)>LARGEST)
return false;const middle=Math.round((piece.top+piece.bottom)/2)*width+Math.round((piece.left+piece.right)/2);return covered[middle]===0});if(left.length>MOST_PIECES)
return[];return groupsOf(left).filter(group=>group.length>=FEWEST_PIECES).toSorted((a,b)=>b.length-a.length).slice(0,MOST_PLACES).map(group=>({left:Math.max(0,(Math.
min(...group.map(one=>one.left))-AIR.across)*scale),top:Math.max(0,(Math.min(...group.map(one=>one.top))-AIR.down)*scale),right:Math.min(width,Math.max(...group.
map(one=>one.right))+AIR.across)*scale,bottom:Math.min(height,Math.max(...group.map(one=>one.bottom))+AIR.down)*scale}))}function groupsOf(pieces){const groups=[];
for(const piece of pieces.toSorted((a,b)=>a.top-b.top)){const near=groups.filter(group=>group.some(other=>Math.max(other.left-piece.right,piece.left-other.right)<
NEAR.across&&Math.max(other.top-piece.bottom,piece.top-other.bottom)<NEAR.down));for(const group of near)groups.splice(groups.indexOf(group),1);groups.push([...near.
flat(),piece])}return groups}import sharp2 from"sharp";var INK_BELOW4=150;function looksLikeFraction({pixels,width,height},box,figures){const tall=Math.round(box.bottom-box.top);if(tall<8||tall>400||box.right-box.left>
tall*3)return false;const reach=Math.round(tall*.32);const left=Math.max(0,Math.round(box.left)-reach);const right=Math.min(width,Math.round(box.right)+reach);const top=Math.
max(0,Math.round(box.top)-Math.round(tall*.15));const bottom=Math.min(height,Math.round(box.bottom)+Math.round(tall*.15));const pieces=inkPieces((x,y)=>(pixels[(top+
y)*width+left+x]??255)<INK_BELOW4,right-left,bottom-top).filter(({places})=>places.length>tall*tall*.02);const[from,to]=[Math.round(box.left)-left,Math.round(box.
right)-left];const own=pieces.filter(piece=>piece.left>0&&piece.right<right-left-1||piece.right>from+1&&piece.left<to-1);const small=own.filter(piece=>piece.bottom-
piece.top<tall*.75);return own.length>figures&&small.length>=1}var INK_BELOW5=160;var WHITE=255;var DRAWN=52;var AIR2=9;function fractionSignIn({pixels,width,height},box,tall){const left=Math.max(0,Math.floor(box.left));const top=Math.
max(0,Math.floor(box.top));const size={width:Math.min(width,Math.ceil(box.right))-left,height:Math.min(height,Math.ceil(box.bottom))-top};if(tall<10||size.width<
6||size.height<8||size.width>tall*8)return null;const tone=(x,y)=>pixels[(top+y)*width+left+x]??WHITE;const pieces=inkPieces((x,y)=>tone(x,y)<INK_BELOW5,size.width,
size.height).filter(({places})=>places.length>tall*tall*.012);for(const stroke of pieces.toSorted((a,b)=>a.left-b.left)){if(!isStroke(stroke,size.width,tall))continue;
const small=pieces.filter(piece=>piece!==stroke&&isSmallFigure(piece,stroke));const over=small.filter(piece=>middleX(piece)<middleX(stroke)&&middleY(piece)<middleY(
stroke));const under=small.filter(piece=>middleX(piece)>middleX(stroke)&&middleY(piece)>middleY(stroke));const numerator=nearest(over,stroke);const denominator=nearest(
under,stroke);if(!numerator||!denominator)continue;const figures=[numerator,denominator].map(piece=>enlarged(piece,pieces,tone,size.width));return{left:left+numerator.
left,right:left+denominator.right+1,drawn:drawnAnew(...figures)}}return null}var middleX=({left,right})=>(left+right)/2;var middleY=({top,bottom})=>(top+bottom)/
2;var tallOf=({top,bottom})=>bottom-top+1;var wideOf=({left,right})=>right-left+1;function isStroke(piece,width,tall){const high=tallOf(piece);if(high<tall*.55||
high>tall*1.7||wideOf(piece)<high*.22||wideOf(piece)>high*1.15)return false;if(piece.places.length>high*wideOf(piece)*.62)return false;const meanX=(from,to)=>{const xs=piece.
places.filter(at2=>{const y=Math.floor(at2/width)-piece.top;return y>=from*high&&y<to*high}).map(at2=>at2%width);return xs.reduce((sum,x)=>sum+x,0)/Math.max(1,xs.
length)};const[low,mid,up]=[meanX(.7,1),meanX(.35,.65),meanX(0,.3)];const lean=up-low;return lean>wideOf(piece)*.5&&mid>low+lean*.2&&mid<up-lean*.2}var isSmallFigure=(piece,stroke)=>tallOf(
piece)>tallOf(stroke)*.28&&tallOf(piece)<tallOf(stroke)*.78&&wideOf(piece)<tallOf(stroke)*.8;var nearest=(pieces,stroke)=>{const away=piece=>Math.abs(middleX(piece)-
middleX(stroke));const[first]=pieces.toSorted((a,b)=>away(a)-away(b));return first&&away(first)<tallOf(stroke)*.95?first:null};function enlarged(piece,pieces,tone,width){
const others=new Set(pieces.filter(other=>other!==piece).flatMap(({places})=>places));const own=(x,y)=>others.has(y*width+x)?WHITE:tone(x,y);const scale=DRAWN/tallOf(
piece);const size={width:Math.max(4,Math.round(wideOf(piece)*scale)),height:DRAWN};const pixels=new Uint8Array(size.width*size.height);for(let y=0;y<size.height;y++){
for(let x=0;x<size.width;x++){const sx=Math.min(piece.right,Math.max(piece.left,piece.left+(x+.5)/scale-.5));const sy=Math.min(piece.bottom,Math.max(piece.top,piece.
top+(y+.5)/scale-.5));const[x0,y0]=[Math.floor(sx),Math.floor(sy)];const[x1,y1]=[Math.min(piece.right,x0+1),Math.min(piece.bottom,y0+1)];const above=own(x0,y0)*
(x0+1-sx)+own(x1,y0)*(sx-x0);const below=own(x0,y1)*(x0+1-sx)+own(x1,y1)*(sx-x0);pixels[y*size.width+x]=above*(y0+1-sy)+below*(sy-y0)}}return{pixels,...size}}function drawnAnew(numerator,denominator){
const slash=Math.round(DRAWN*.42);const width=AIR2*6+numerator.width+slash+denominator.width;const height=DRAWN+AIR2*4;const pixels=new Uint8Array(width*height).
fill(WHITE);const paste=(figure,left)=>{for(let y=0;y<figure.height;y++){pixels.set(figure.pixels.subarray(y*figure.width,(y+1)*figure.width),(AIR2*2+y)*width+left)}};
paste(numerator,AIR2*2);const from=AIR2*3+numerator.width;for(let y=0;y<DRAWN;y++){const x=from+Math.round((1-y/DRAWN)*(slash-6));pixels.fill(0,(AIR2*2+y)*width+
x,(AIR2*2+y)*width+x+6)}paste(denominator,from+slash+AIR2);return{pixels,width,height}}import{createRequire}from"node:module";import{dirname,join}from"node:path";import{createWorker,OEM,PSM}from"tesseract.js";var codes={en:"eng",de:"deu",es:"spa",
fr:"fra",it:"ita"};var require2=createRequire(import.meta.url);var start=async language=>{const code=codes[language];const folder=dirname(require2.resolve(`@tes\
seract.js-data/${code}/package.json`));const langPath=join(folder,"4.0.0_best_int");const worker=await createWorker(code,OEM.LSTM_ONLY,{langPath,gzip:true,cacheMethod:"\
none"});await worker.setParameters({user_defined_dpi:"300"});return worker};var running;async function readIn(language){if(running?.language===language)return;const before=running;
running=void 0;if(before)await(await before.worker).terminate();running={language,worker:start(language)};await running.worker}var modes={page:PSM.AUTO,column:PSM.
SINGLE_COLUMN,block:PSM.SINGLE_BLOCK,sparse:PSM.SPARSE_TEXT,line:PSM.SINGLE_LINE};async function recognise(image,segmentation){running??={language:"en",worker:start(
"en")};const worker=await running.worker;await worker.setParameters({tessedit_pageseg_mode:modes[segmentation]});const{data}=await worker.recognize(Buffer.from(
image),{},{text:false,blocks:true});return(data.blocks??[]).flatMap(block=>block.paragraphs.flatMap(paragraph=>paragraph.lines.map(line=>line.words.filter(({text})=>text.
trim()!=="").map(({text,confidence,bbox})=>({text,confidence,left:bbox.x0,top:bbox.y0,right:bbox.x1,bottom:bbox.y1})))))}var printed=new Set("1/2 1/3 2/3 1/4 3/4 1/5 2/5 3/5 4/5 1/6 5/6 1/8 3/8 5/8 7/8".split(" "));var SURE=88;var LONGEST=7;var FIGURE_WIDTH=.6;var mayBeSign=({text,
confidence})=>text.length<=LONGEST&&(/[\d%¥\u20ac£$#}{[\]|\\½\u2153\u2154¼¾\u215b]|^[YVyv]/u.test(text)||confidence<60)&&!/\d\/\d/.test(text);var isPlainFigure=text=>/^\d{1,2}$/.
test(text);var unitBehind=/(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|lbs?|1b|Ib|oz|kg|g|ml|pints?|quarts?)\.?$/;async function withPrintedFractions(line,page){const heights=line.
map(({box})=>box.bottom-box.top).toSorted((a,b)=>a-b);const tall=heights[Math.floor(heights.length*.6)]??0;const words=[];for(const[index,word]of line.entries()){
const before=line[index-1];const after2=line[index+1];if(index===0&&!/\d/.test(word.text))words.push(...await lostBefore(word,page,tall));if(!mayBeSign(word)){words.
push(word);continue}const box={left:Math.max(word.box.left-tall*.4,(before?.box.right??0)+1),right:Math.min(word.box.right+tall*.5,(after2?.box.left??page.width)-
1),...rowOf(word,tall)};const sign=await readSign(page,box,tall);if(sign===null){const marked=isPlainFigure(word.text)&&looksLikeFraction(page,word.box,word.text.
length);words.push(marked?{...word,fraction:true}:word)}else if(sign.text===null)words.push({...word,fraction:true});else words.push(...apart(word,{...sign,text:sign.
text},tall))}return words}async function readSign(page,box,tall){const sign=fractionSignIn(page,box,tall);if(!sign)return null;const[seen]=(await recognise(await pngOf(
sign.drawn),"line")).flat();const text=seen?.text.replace(/\s/g,"")??"";const{left,right}=sign;if(seen&&seen.confidence>=SURE&&printed.has(text))return{text,confidence:seen.
confidence,left,right};return/^0\/0$|^o\/o$/i.test(text)?null:{text:null,confidence:seen?.confidence??0,left,right}}var rowOf=({box},tall)=>({top:Math.min(box.top,
box.bottom-tall)-tall*.2,bottom:box.bottom+tall*.25});async function lostBefore(word,page,tall){const box={left:Math.max(0,word.box.left-tall*2.2),right:word.box.
left-1,...rowOf(word,tall)};const sign=await readSign(page,box,tall);if(!sign?.text)return[];const{text,confidence,left,right}=sign;return[{text,confidence,box:{
...word.box,left,right},ink:word.ink}]}function apart(word,sign,tall){const{box,ink}=word;const parts=[];const span=sign.left-box.left;const room=Math.max(1,Math.
round(span/(tall*FIGURE_WIDTH)));const figures=span>tall*.22?/^[^\d\p{L}%]*(\d+)/u.exec(word.text)?.[1]:void 0;const whole=figures?.slice(0,room);if(whole)parts.
push({...word,text:whole,box:{...box,right:sign.left-1}});parts.push({text:sign.text,confidence:sign.confidence,box:{...box,left:sign.left,right:sign.right},ink});
const unit=box.right-sign.right>tall*.6?unitBehind.exec(word.text)?.[0]:void 0;if(unit)parts.push({...word,text:unit,box:{...box,left:sign.right+1}});return parts}var MOST_LINES=24;var UNSURE2=78;var LOOK_HEIGHT=72;var odd=/[%¥\u20ac£$#}{[\]|\\]|^[VYv]\d|\d[IlO]/u;async function lookAgain(lines,page,ink){const isDoubtful=line=>line.
some(({text,confidence})=>confidence<UNSURE2||odd.test(text))||isFact(line);const doubtful=lines.filter(line=>isDoubtful(line)&&isOneLine(line)).toSorted((a,b)=>sureness(
a)-sureness(b)).slice(0,MOST_LINES);const again=new Map;for(const line of doubtful)again.set(line,await readLine(line,page));const words=[];for(const line of lines){
const second=again.get(line);const read=second?reconciled(line,second,ink):line.map(word=>wordOf(word,ink));words.push(...await withPrintedFractions(read,page))}
return words}var isFact=line=>{const text=line.map(word=>word.text).join(" ");return line.length<=14&&/\d/.test(text)&&factWords.test(text)};var factWords=/\b(?:serv|makes|yield|prep|cook|bak|total|ready|für|pour|para|per|portion|person|ra[cz]ion|porzion|kochzeit|garzeit|backzeit|cuisson|cocci|cottura)/i;
var wordOf=({text,confidence,...box},ink)=>({text,confidence,box,ink});var isOneLine=line=>{const heights=line.map(word=>word.bottom-word.top).toSorted((a,b)=>a-
b);const usual=heights[Math.floor(heights.length/2)]??0;const whole=Math.max(...line.map(word=>word.bottom))-Math.min(...line.map(word=>word.top));return whole<
usual*2.2};var sureness=line=>{const letters=line.reduce((sum,{text})=>sum+text.length,0);return line.reduce((sum,{text,confidence})=>sum+text.length*confidence,
0)/Math.max(1,letters)};async function readLine(line,{pixels,width,height}){const top=Math.min(...line.map(word=>word.top));const bottom=Math.max(...line.map(word=>word.
bottom));const pad=Math.round((bottom-top)*.35);const crop={left:Math.max(0,Math.min(...line.map(word=>word.left))-pad),top:Math.max(0,top-pad)};const right=Math.
min(width,Math.max(...line.map(word=>word.right))+pad);const size={width:right-crop.left,height:Math.min(height,bottom+pad)-crop.top};if(size.width<8||size.height<
8)return[];const scale=Math.min(3,Math.max(.5,LOOK_HEIGHT/Math.max(1,bottom-top)));const image=await sharp2(pixels,{raw:{width,height,channels:1}}).extract({...crop,
...size}).resize(Math.max(8,Math.round(size.width*scale)),null,{kernel:"cubic"}).png({compressionLevel:1}).toBuffer();return(await recognise(image,"line")).flat().
map(word=>({...word,left:crop.left+Math.round(word.left/scale),right:crop.left+Math.round(word.right/scale),top:crop.top+Math.round(word.top/scale),bottom:crop.
top+Math.round(word.bottom/scale)}))}var digits=words=>words.map(({text})=>text).join(" ").replace(/[^\d ]/g,"").replace(/\s+/g," ").trim();function reconciled(first,second,ink){
const better=second.length>0&&sureness(second)>sureness(first)+2;const[taken,other]=better?[second,first]:[first,second];const agree=digits(first)===digits(second);
return taken.map(seen=>{const word=wordOf(seen,ink);if(agree||!/\d/.test(word.text)||other.length===0)return word;const there=other.filter(one=>Math.min(one.right,
seen.right)-Math.max(one.left,seen.left)>2);const text=there.map(one=>one.text).join(" ");return text===""||text===word.text?word:{...word,other:text}})}var AIR3=12;var LOW=19;var GOOD_HEIGHT=34;var MOST_PIXELS=9e6;var PROBE=.5;var MUCH_MORE2=1.5;var LEAST_SURENESS=48;async function readPage(picture){await readIn(
"en");const even=evenLight(picture);const tilt=findTilt(await smaller(even));const whole={page:even,onto:wholePhoto(even.width,even.height)};const straight=Math.
abs(tilt)<.2?whole:await turnedBy(whole,-tilt);eraseListMarks(straight.page);let read=await legible(await readWhole(straight));const words=read.lines.flat();const language=isLegible(
words)?printLanguage(words.flatMap(({text,confidence})=>confidence>50?[text]:[])):"en";if(language!=="en"){await readIn(language);read=await readWhole(read)}const{
page,lines,onto}=await withPassedOver(read);const seen=lines.flat().filter(({text})=>/[\p{L}\d]/u.test(text));const unsure=seen.filter(({confidence})=>confidence<
UNSURE).length/Math.max(1,seen.length);const filled=lines.filter(line=>line.length>0);return{width:page.width,height:page.height,words:await lookAgain(filled,page,
"dark"),ontoPhoto:onto,unsure}}async function readWhole({page,onto}){const lines=[];for(const part of findParts(await smaller(page)))lines.push(...await readPart(
page,part));return{page,onto,lines}}async function turnedBy({page,onto},degrees){const result=await turned(page,degrees);return{page:result,onto:ofTurned(page,result,
degrees,onto)}}async function readPart(page,part){const box={left:Math.floor(part.left*page.width),top:Math.floor(part.top*page.height),right:Math.min(page.width,
Math.ceil(part.right*page.width)),bottom:Math.min(page.height,Math.ceil(part.bottom*page.height))};return readBox(page,box,"page")}async function readBox(page,box,segmentation){
if(box.right-box.left<16||box.bottom-box.top<16)return[];const lines=await recognise(await withAir(box,AIR3,page),segmentation);return lines.map(line=>line.map(
word=>({...word,left:word.left-AIR3+box.left,right:word.right-AIR3+box.left,top:word.top-AIR3+box.top,bottom:word.bottom-AIR3+box.top})))}async function withPassedOver({
page,lines,onto}){const small=await smaller(page);const words=lines.flat();if(words.length===0)return{page,lines,onto};const more=[];for(const place of passedOver(
small,words,page.width/small.width)){const[left,top]=[Math.floor(place.left),Math.floor(place.top)];const[right,bottom]=[Math.min(page.width,Math.ceil(place.right)),
Math.min(page.height,Math.ceil(place.bottom))];const read=await readBox(page,{left,top,right,bottom},"block");const isNew=word=>!words.some(other=>covers(other,
word));more.push(...read.map(line=>line.filter(isNew)).filter(line=>meanSureness(line)>=LEAST_SURENESS))}return{page,onto,lines:[...lines,...more]}}var covers=(one,other)=>{
const[x,y]=[(other.left+other.right)/2,(other.top+other.bottom)/2];return x>one.left&&x<one.right&&y>one.top&&y<one.bottom};var meanSureness=words=>{const letters=words.
reduce((sum,{text})=>sum+text.length,0);return letters<3?0:words.reduce((sum,{text,confidence})=>sum+text.length*confidence,0)/letters};async function legible(first){
let read=first;const quarter=quarterTurnOf(read.lines);if(quarter!==0)read=await readWhole(await turnedBy(read,quarter));if(!mayBeTurned(read.lines.flat()))return read;
if(!isLegible(read.lines.flat())){const degrees=await bestTurn(read);if(degrees!==0)read=await readWhole(await turnedBy(read,degrees))}const height=usualHeight(
read.lines.flat());if(height>0&&height<LOW){const larger=await readWhole(await enlarged2(read,height));if(sureLetters(larger.lines.flat())>sureLetters(read.lines.
flat()))read=larger}return read}async function bestTurn({page,lines}){const box=await densest(page);const inside=word=>word.left>=box.left&&word.right<=box.right&&
word.top>=box.top&&word.bottom<=box.bottom;let best={degrees:0,letters:Math.max(20,sureLetters(lines.flat().filter(inside)))*MUCH_MORE2};const probe=await cropped(
box,page);for(const degrees of[180,90,270]){const image=await turned(probe,degrees);const whole={left:0,top:0,right:image.width,bottom:image.height};const words=(await recognise(
await withAir(whole,AIR3,image),"page")).flat();const letters=quarterTurnOf([words])===0?sureLetters(words):0;if(letters>best.letters)best={degrees,letters}}return best.
degrees}async function densest(page){const small=await smaller(page);const scale=page.width/small.width;const side=Math.round(Math.min(small.width,small.height)*
PROBE);const step=Math.max(1,Math.round(side/6));let best={left:0,top:0,ink:-1};for(let top2=0;top2+side<=small.height;top2+=step){for(let left2=0;left2+side<=small.
width;left2+=step){let ink=0;for(let y=top2;y<top2+side;y+=3){for(let x=left2;x<left2+side;x+=3)if((small.pixels[y*small.width+x]??255)<140)ink+=1}if(ink>best.ink)
best={left:left2,top:top2,ink}}}const[left,top,size]=[best.left,best.top,side].map(value=>Math.round(value*scale));return{left,top,right:Math.min(page.width,left+
size),bottom:Math.min(page.height,top+size)}}var usualHeight=words=>{const heights=words.filter(({text})=>new RegExp("\\p{L}{3}","u").test(text)).map(word=>word.
bottom-word.top).toSorted((a,b)=>a-b);return heights[Math.floor(heights.length/2)]??0};async function enlarged2({page,lines,onto},height){const words=lines.flat();
const pad=height*3;const box={left:Math.max(0,Math.round(Math.min(...words.map(({left})=>left))-pad)),top:Math.max(0,Math.round(Math.min(...words.map(({top})=>top))-
pad)),right:Math.min(page.width,Math.round(Math.max(...words.map(({right})=>right))+pad)),bottom:Math.min(page.height,Math.round(Math.max(...words.map(({bottom})=>bottom))+
pad))};const most=Math.sqrt(MOST_PIXELS/((box.right-box.left)*(box.bottom-box.top)));const scale=Math.max(1,Math.min(GOOD_HEIGHT/height,most));return{page:await cropped(
box,page,scale),onto:ofCropped(box.left,box.top,scale,onto)}}var READING_WIDTH=2200;var MOST_READING_PIXELS=9e6;async function readPicture({picture,layout,inks}){const grey=await decode(picture);if(layout==="page")return readPage(
grey);await readIn("en");const words=[];for(const ink of inks??["dark","light"]){const flat=flattenLight(ink==="light"?inverted(grey):grey);words.push(...(await recognise(
await pngOf(flat),"sparse")).flat().map(word=>wordOf(word,ink)))}return{width:grey.width,height:grey.height,words}}async function decode(bytes){requirePicture(bytes);
try{const options={limitInputPixels:MAX_PIXELS,failOn:"error"};const{autoOrient:upright}=await sharp3(bytes,options).metadata();if(upright.width*upright.height>
MAX_PIXELS){throw new PictureError("too_large","This picture has too many pixels")}const scale=Math.min(READING_WIDTH/upright.width,Math.sqrt(MOST_READING_PIXELS/
(upright.width*upright.height)),3);const{data,info}=await sharp3(bytes,options).timeout({seconds:MAX_SECONDS}).autoOrient().flatten({background:"#ffffff"}).greyscale().
resize(Math.max(1,Math.round(upright.width*scale)),null,{kernel:"cubic"}).toColourspace("b-w").raw().toBuffer({resolveWithObject:true});return{pixels:data,width:info.
width,height:info.height}}catch(cause){throw pictureErrorOf(cause)}}var inverted=({pixels,width,height})=>({pixels:pixels.map(value=>255-value),width,height});sharp4.concurrency(1);sharp4.cache(false);serveJobs(readPicture,cause=>{const error=cause instanceof PictureError?cause:null;const message=messageOf(cause);if(!error)
return{problem:"broken",message};return{problem:error.kind==="too_large"?"too_large":"not_a_picture",message}});
//# sourceMappingURL=reader-worker.js.map
