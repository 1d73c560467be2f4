import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{aisles,computeNutrition,conditionFindings,conditionRules,donenessFor,donenessOf,durationsOf,familyOf,figuresOf,findFoods,fold,foodById,foodOf,foods,formatQuantity,
headOf,heats,inEnglish,isTimer,lineInEnglish,longestHits,matchFood,minutesInAll,nameOf,parseIngredient,parseIngredientLine,phraseTrie,proseLanguage,rational,rawFishDish,
rawFishSentence,rawFishWords,readAmount,readDurations,readLines,readMinutes,readServings,recipeLanguage,restIn,sentences,singular2 as singular,stemsOf,storable,
times,toNumber,tokens,unitOf,wholeWords,wordsOf}from"./chunk-TETHUGLX.js";import{foldWord,rankOf}from"./chunk-BZIVZLIC.js";import{cookedEntry,mealTimes,
route}from"./chunk-IINMLRQA.js";import{allergens,calendarDay,diets,id,idParams,instant,ok,recipe,recipeDraft,recipeSource,writtenText}from"./chunk-FRMOLJ2P.js";
import{load}from"./chunk-USIQIHMB.js";import{external_exports}from"./chunk-FDM4B2LJ.js";import{MAX_DESCRIPTION_LENGTH,MAX_DISLIKES,MAX_DISLIKE_LENGTH,
MAX_GROUP_LENGTH,MAX_IMPORT_RECIPES,MAX_INGREDIENTS,MAX_LINE_LENGTH,MAX_NOTES_LENGTH,MAX_STEPS,MAX_STEP_LENGTH,MAX_TITLE_LENGTH}from"./chunk-M25N7W4Z.js";
import{__commonJS,__require,__toESM}from"./chunk-ST6BT3EY.js";var require_identity=__commonJS({"node_modules/yaml/dist/nodes/identity.js"(exports){"use strict";var ALIAS=Symbol.for("yaml.alias");var DOC=Symbol.for("yaml.do\
cument");var MAP=Symbol.for("yaml.map");var PAIR=Symbol.for("yaml.pair");var SCALAR=Symbol.for("yaml.scalar");var SEQ=Symbol.for("yaml.seq");var NODE_TYPE=Symbol.
for("yaml.node.type");var isAlias=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===ALIAS;var isDocument=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===
DOC;var isMap=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===MAP;var isPair=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===PAIR;var isScalar=node=>!!node&&
typeof node==="object"&&node[NODE_TYPE]===SCALAR;var isSeq=node=>!!node&&typeof node==="object"&&node[NODE_TYPE]===SEQ;function isCollection(node){if(node&&typeof node===
"object")switch(node[NODE_TYPE]){case MAP:case SEQ:return true}return false}function isNode2(node){if(node&&typeof node==="object")switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:
return true}return false}var hasAnchor=node=>(isScalar(node)||isCollection(node))&&!!node.anchor;exports.ALIAS=ALIAS;exports.DOC=DOC;exports.MAP=MAP;exports.NODE_TYPE=
NODE_TYPE;exports.PAIR=PAIR;exports.SCALAR=SCALAR;exports.SEQ=SEQ;exports.hasAnchor=hasAnchor;exports.isAlias=isAlias;exports.isCollection=isCollection;exports.
isDocument=isDocument;exports.isMap=isMap;exports.isNode=isNode2;exports.isPair=isPair;exports.isScalar=isScalar;exports.isSeq=isSeq}});var require_visit=__commonJS({"node_modules/yaml/dist/visit.js"(exports){"use strict";var identity=require_identity();var BREAK=Symbol("break visit");var SKIP=Symbol(
"skip children");var REMOVE=Symbol("remove node");function visit(node,visitor){const visitor_=initVisitor(visitor);if(identity.isDocument(node)){const cd=visit_(
null,node.contents,visitor_,Object.freeze([node]));if(cd===REMOVE)node.contents=null}else visit_(null,node,visitor_,Object.freeze([]))}visit.BREAK=BREAK;visit.SKIP=
SKIP;visit.REMOVE=REMOVE;function visit_(key,node,visitor,path){const ctrl=callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl)){replaceNode(
key,path,ctrl);return visit_(key,ctrl,visitor,path)}if(typeof ctrl!=="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<
node.items.length;++i){const ci=visit_(i,node.items[i],visitor,path);if(typeof ci==="number")i=ci-1;else if(ci===BREAK)return BREAK;else if(ci===REMOVE){node.items.
splice(i,1);i-=1}}}else if(identity.isPair(node)){path=Object.freeze(path.concat(node));const ck=visit_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;else if(ck===
REMOVE)node.key=null;const cv=visit_("value",node.value,visitor,path);if(cv===BREAK)return BREAK;else if(cv===REMOVE)node.value=null}}return ctrl}async function visitAsync(node,visitor){
const visitor_=initVisitor(visitor);if(identity.isDocument(node)){const cd=await visitAsync_(null,node.contents,visitor_,Object.freeze([node]));if(cd===REMOVE)node.
contents=null}else await visitAsync_(null,node,visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK;visitAsync.SKIP=SKIP;visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node,visitor,path){
const ctrl=await callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl)){replaceNode(key,path,ctrl);return visitAsync_(key,ctrl,visitor,
path)}if(typeof ctrl!=="symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){const ci=await visitAsync_(
i,node.items[i],visitor,path);if(typeof ci==="number")i=ci-1;else if(ci===BREAK)return BREAK;else if(ci===REMOVE){node.items.splice(i,1);i-=1}}}else if(identity.
isPair(node)){path=Object.freeze(path.concat(node));const ck=await visitAsync_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;else if(ck===REMOVE)node.
key=null;const cv=await visitAsync_("value",node.value,visitor,path);if(cv===BREAK)return BREAK;else if(cv===REMOVE)node.value=null}}return ctrl}function initVisitor(visitor){
if(typeof visitor==="object"&&(visitor.Collection||visitor.Node||visitor.Value)){return Object.assign({Alias:visitor.Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.
Node},visitor.Value&&{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor)}return visitor}
function callVisitor(key,node,visitor,path){if(typeof visitor==="function")return visitor(key,node,path);if(identity.isMap(node))return visitor.Map?.(key,node,path);
if(identity.isSeq(node))return visitor.Seq?.(key,node,path);if(identity.isPair(node))return visitor.Pair?.(key,node,path);if(identity.isScalar(node))return visitor.
Scalar?.(key,node,path);if(identity.isAlias(node))return visitor.Alias?.(key,node,path);return void 0}function replaceNode(key,path,node){const parent=path[path.
length-1];if(identity.isCollection(parent)){parent.items[key]=node}else if(identity.isPair(parent)){if(key==="key")parent.key=node;else parent.value=node}else if(identity.
isDocument(parent)){parent.contents=node}else{const pt=identity.isAlias(parent)?"alias":"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}exports.
visit=visit;exports.visitAsync=visitAsync}});var require_directives=__commonJS({"node_modules/yaml/dist/doc/directives.js"(exports){"use strict";var identity=require_identity();var visit=require_visit();var escapeChars={
"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"};var escapeTagName=tn=>tn.replace(/[!,[\]{}]/g,ch=>escapeChars[ch]);var Directives=class _Directives{constructor(yaml,tags2){
this.docStart=null;this.docEnd=false;this.yaml=Object.assign({},_Directives.defaultYaml,yaml);this.tags=Object.assign({},_Directives.defaultTags,tags2)}clone(){
const copy=new _Directives(this.yaml,this.tags);copy.docStart=this.docStart;return copy}atDocument(){const res=new _Directives(this.yaml,this.tags);switch(this.
yaml.version){case"1.1":this.atNextDocument=true;break;case"1.2":this.atNextDocument=false;this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.2"};this.
tags=Object.assign({},_Directives.defaultTags);break}return res}add(line,onError){if(this.atNextDocument){this.yaml={explicit:_Directives.defaultYaml.explicit,version:"\
1.1"};this.tags=Object.assign({},_Directives.defaultTags);this.atNextDocument=false}const parts5=line.trim().split(/[ \t]+/);const name=parts5.shift();switch(name){case"\
%TAG":{if(parts5.length!==2){onError(0,"%TAG directive should contain exactly two parts");if(parts5.length<2)return false}const[handle,prefix]=parts5;this.tags[handle]=
prefix;return true}case"%YAML":{this.yaml.explicit=true;if(parts5.length!==1){onError(0,"%YAML directive should contain exactly one part");return false}const[version]=parts5;
if(version==="1.1"||version==="1.2"){this.yaml.version=version;return true}else{const isValid=/^\d+\.\d+$/.test(version);onError(6,`Unsupported YAML version ${version}`,
isValid);return false}}default:onError(0,`Unknown directive ${name}`,true);return false}}tagName(source,onError){if(source==="!")return"!";if(source[0]!=="!"){onError(
`Not a valid tag: ${source}`);return null}if(source[1]==="<"){const verbatim=source.slice(2,-1);if(verbatim==="!"||verbatim==="!!"){onError(`Verbatim tags aren'\
t resolved, so ${source} is invalid.`);return null}if(source[source.length-1]!==">")onError("Verbatim tags must end with a >");return verbatim}const[,handle,suffix]=source.
match(/^(.*!)([^!]*)$/s);if(!suffix)onError(`The ${source} tag has no suffix`);const prefix=this.tags[handle];if(prefix){try{return prefix+decodeURIComponent(suffix)}catch(error){
onError(String(error));return null}}if(handle==="!")return source;onError(`Could not resolve tag: ${source}`);return null}tagString(tag){for(const[handle,prefix]of Object.
entries(this.tags)){if(tag.startsWith(prefix))return handle+escapeTagName(tag.substring(prefix.length))}return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){const lines=this.
yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[];const tagEntries=Object.entries(this.tags);let tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.
contents)){const tags2={};visit.visit(doc.contents,(_key,node)=>{if(identity.isNode(node)&&node.tag)tags2[node.tag]=true});tagNames=Object.keys(tags2)}else tagNames=
[];for(const[handle,prefix]of tagEntries){if(handle==="!!"&&prefix==="tag:yaml.org,2002:")continue;if(!doc||tagNames.some(tn=>tn.startsWith(prefix)))lines.push(
`%TAG ${handle} ${prefix}`)}return lines.join("\n")}};Directives.defaultYaml={explicit:false,version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};exports.
Directives=Directives}});var require_anchors=__commonJS({"node_modules/yaml/dist/doc/anchors.js"(exports){"use strict";var identity=require_identity();var visit=require_visit();function anchorIsValid(anchor){
if(/[\x00-\x19\s,[\]{}]/.test(anchor)){const sa=JSON.stringify(anchor);const msg=`Anchor must not contain whitespace or control characters: ${sa}`;throw new Error(
msg)}return true}function anchorNames(root){const anchors=new Set;visit.visit(root,{Value(_key,node){if(node.anchor)anchors.add(node.anchor)}});return anchors}function findNewAnchor(prefix,exclude){
for(let i=1;true;++i){const name=`${prefix}${i}`;if(!exclude.has(name))return name}}function createNodeAnchors(doc,prefix){const aliasObjects=[];const sourceObjects=new Map;
let prevAnchors=null;return{onAnchor:source=>{aliasObjects.push(source);prevAnchors??(prevAnchors=anchorNames(doc));const anchor=findNewAnchor(prefix,prevAnchors);
prevAnchors.add(anchor);return anchor},setAnchors:()=>{for(const source of aliasObjects){const ref=sourceObjects.get(source);if(typeof ref==="object"&&ref.anchor&&
(identity.isScalar(ref.node)||identity.isCollection(ref.node))){ref.node.anchor=ref.anchor}else{const error=new Error("Failed to resolve repeated object (this s\
hould not happen)");error.source=source;throw error}}},sourceObjects}}exports.anchorIsValid=anchorIsValid;exports.anchorNames=anchorNames;exports.createNodeAnchors=
createNodeAnchors;exports.findNewAnchor=findNewAnchor}});var require_applyReviver=__commonJS({"node_modules/yaml/dist/doc/applyReviver.js"(exports){"use strict";function applyReviver(reviver,obj,key,val){if(val&&typeof val===
"object"){if(Array.isArray(val)){for(let i=0,len=val.length;i<len;++i){const v0=val[i];const v1=applyReviver(reviver,val,String(i),v0);if(v1===void 0)delete val[i];else if(v1!==
v0)val[i]=v1}}else if(val instanceof Map){for(const k of Array.from(val.keys())){const v0=val.get(k);const v1=applyReviver(reviver,val,k,v0);if(v1===void 0)val.
delete(k);else if(v1!==v0)val.set(k,v1)}}else if(val instanceof Set){for(const v0 of Array.from(val)){const v1=applyReviver(reviver,val,v0,v0);if(v1===void 0)val.
delete(v0);else if(v1!==v0){val.delete(v0);val.add(v1)}}}else{for(const[k,v0]of Object.entries(val)){const v1=applyReviver(reviver,val,k,v0);if(v1===void 0)delete val[k];else if(v1!==
v0)val[k]=v1}}}return reviver.call(obj,key,val)}exports.applyReviver=applyReviver}});var require_toJS=__commonJS({"node_modules/yaml/dist/nodes/toJS.js"(exports){"use strict";var identity=require_identity();function toJS(value,arg,ctx){if(Array.
isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.toJSON==="function"){if(!ctx||!identity.hasAnchor(value))return value.toJSON(
arg,ctx);const data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data);ctx.onCreate=res2=>{data.res=res2;delete ctx.onCreate};const res=value.toJSON(
arg,ctx);if(ctx.onCreate)ctx.onCreate(res);return res}if(typeof value==="bigint"&&!ctx?.keep)return Number(value);return value}exports.toJS=toJS}});var require_Node=__commonJS({"node_modules/yaml/dist/nodes/Node.js"(exports){"use strict";var applyReviver=require_applyReviver();var identity=require_identity();
var toJS=require_toJS();var NodeBase=class{constructor(type){Object.defineProperty(this,identity.NODE_TYPE,{value:type})}clone(){const copy=Object.create(Object.
getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));if(this.range)copy.range=this.range.slice();return copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,reviver}={}){
if(!identity.isDocument(doc))throw new TypeError("A document argument is required");const ctx={anchors:new Map,doc,keep:true,mapAsMap:mapAsMap===true,mapKeyWarned:false,
maxAliasCount:typeof maxAliasCount==="number"?maxAliasCount:100};const res=toJS.toJS(this,"",ctx);if(typeof onAnchor==="function")for(const{count,res:res2}of ctx.
anchors.values())onAnchor(res2,count);return typeof reviver==="function"?applyReviver.applyReviver(reviver,{"":res},"",res):res}};exports.NodeBase=NodeBase}});var require_Alias=__commonJS({"node_modules/yaml/dist/nodes/Alias.js"(exports){"use strict";var anchors=require_anchors();var visit=require_visit();var identity=require_identity();
var Node=require_Node();var toJS=require_toJS();var Alias=class extends Node.NodeBase{constructor(source){super(identity.ALIAS);this.source=source;Object.defineProperty(
this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is di\
sabled");let nodes;if(ctx?.aliasResolveCache){nodes=ctx.aliasResolveCache}else{nodes=[];visit.visit(doc,{Node:(_key,node)=>{if(identity.isAlias(node)||identity.
hasAnchor(node))nodes.push(node)}});if(ctx)ctx.aliasResolveCache=nodes}let found=void 0;for(const node of nodes){if(node===this)break;if(node.anchor===this.source)
found=node}if(found&&ctx){const{anchors:anchors2,doc:doc2,maxAliasCount}=ctx;let data=anchors2.get(found);if(!data){toJS.toJS(found,null,ctx);data=anchors2.get(
found)}if(data?.res===void 0){const msg="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0){data.count+=
1;if(data.aliasCount===0)data.aliasCount=getAliasCount(doc2,found,anchors2);if(data.count*data.aliasCount>maxAliasCount){const msg="Excessive alias count indica\
tes a resource exhaustion attack";throw new ReferenceError(msg)}}}return found}toJSON(_arg,ctx){if(!ctx)return{source:this.source};const source=this.resolve(ctx.
doc,ctx);if(!source){const msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(msg)}return ctx.anchors.get(
source).res}toString(ctx,_onComment,_onChompKeep){const src=`*${this.source}`;if(ctx){anchors.anchorIsValid(this.source);if(ctx.options.verifyAliasOrder&&!ctx.anchors.
has(this.source)){const msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.implicitKey)return`${src} `}
return src}};function getAliasCount(doc,node,anchors2){if(identity.isAlias(node)){const source=node.resolve(doc);const anchor=anchors2&&source&&anchors2.get(source);
return anchor?anchor.count*anchor.aliasCount:0}else if(identity.isCollection(node)){let count=0;for(const item of node.items){const c=getAliasCount(doc,item,anchors2);
if(c>count)count=c}return count}else if(identity.isPair(node)){const kc=getAliasCount(doc,node.key,anchors2);const vc=getAliasCount(doc,node.value,anchors2);return Math.
max(kc,vc)}return 1}exports.Alias=Alias}});var require_Scalar=__commonJS({"node_modules/yaml/dist/nodes/Scalar.js"(exports){"use strict";var identity=require_identity();var Node=require_Node();var toJS=require_toJS();
var isScalarValue=value=>!value||typeof value!=="function"&&typeof value!=="object";var Scalar=class extends Node.NodeBase{constructor(value){super(identity.SCALAR);
this.value=value}toJSON(arg,ctx){return ctx?.keep?this.value:toJS.toJS(this.value,arg,ctx)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED="BLOCK_FOL\
DED";Scalar.BLOCK_LITERAL="BLOCK_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE="QUOTE_SINGLE";exports.Scalar=Scalar;exports.
isScalarValue=isScalarValue}});var require_createNode=__commonJS({"node_modules/yaml/dist/doc/createNode.js"(exports){"use strict";var Alias=require_Alias();var identity=require_identity();var Scalar=require_Scalar();
var defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags2){if(tagName){const match=tags2.filter(t=>t.tag===tagName);const tagObj=match.
find(t=>!t.format)??match[0];if(!tagObj)throw new Error(`Tag ${tagName} not found`);return tagObj}return tags2.find(t=>t.identify?.(value)&&!t.format)}function createNode(value,tagName,ctx){
if(identity.isDocument(value))value=value.contents;if(identity.isNode(value))return value;if(identity.isPair(value)){const map=ctx.schema[identity.MAP].createNode?.(
ctx.schema,null,ctx);map.items.push(value);return map}if(value instanceof String||value instanceof Number||value instanceof Boolean||typeof BigInt!=="undefined"&&
value instanceof BigInt){value=value.valueOf()}const{aliasDuplicateObjects,onAnchor,onTagObj,schema,sourceObjects}=ctx;let ref=void 0;if(aliasDuplicateObjects&&
value&&typeof value==="object"){ref=sourceObjects.get(value);if(ref){ref.anchor??(ref.anchor=onAnchor(value));return new Alias.Alias(ref.anchor)}else{ref={anchor:null,
node:null};sourceObjects.set(value,ref)}}if(tagName?.startsWith("!!"))tagName=defaultTagPrefix+tagName.slice(2);let tagObj=findTagObject(value,tagName,schema.tags);
if(!tagObj){if(value&&typeof value.toJSON==="function"){value=value.toJSON()}if(!value||typeof value!=="object"){const node2=new Scalar.Scalar(value);if(ref)ref.
node=node2;return node2}tagObj=value instanceof Map?schema[identity.MAP]:Symbol.iterator in Object(value)?schema[identity.SEQ]:schema[identity.MAP]}if(onTagObj){
onTagObj(tagObj);delete ctx.onTagObj}const node=tagObj?.createNode?tagObj.createNode(ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from==="function"?tagObj.nodeClass.
from(ctx.schema,value,ctx):new Scalar.Scalar(value);if(tagName)node.tag=tagName;else if(!tagObj.default)node.tag=tagObj.tag;if(ref)ref.node=node;return node}exports.
createNode=createNode}});var require_Collection=__commonJS({"node_modules/yaml/dist/nodes/Collection.js"(exports){"use strict";var createNode=require_createNode();var identity=require_identity();
var Node=require_Node();function collectionFromPath(schema,path,value){let v=value;for(let i=path.length-1;i>=0;--i){const k=path[i];if(typeof k==="number"&&Number.
isInteger(k)&&k>=0){const a=[];a[k]=v;v=a}else{v=new Map([[k,v]])}}return createNode.createNode(v,void 0,{aliasDuplicateObjects:false,keepUndefined:false,onAnchor:()=>{
throw new Error("This should not happen, please report a bug.")},schema,sourceObjects:new Map})}var isEmptyPath=path=>path==null||typeof path==="object"&&!!path[Symbol.
iterator]().next().done;var Collection=class extends Node.NodeBase{constructor(type,schema){super(type);Object.defineProperty(this,"schema",{value:schema,configurable:true,
enumerable:false,writable:true})}clone(schema){const copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));if(schema)copy.schema=
schema;copy.items=copy.items.map(it=>identity.isNode(it)||identity.isPair(it)?it.clone(schema):it);if(this.range)copy.range=this.range.slice();return copy}addIn(path,value){
if(isEmptyPath(path))this.add(value);else{const[key,...rest]=path;const node=this.get(key,true);if(identity.isCollection(node))node.addIn(rest,value);else if(node===
void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path){
const[key,...rest]=path;if(rest.length===0)return this.delete(key);const node=this.get(key,true);if(identity.isCollection(node))return node.deleteIn(rest);else throw new Error(
`Expected YAML collection at ${key}. Remaining path: ${rest}`)}getIn(path,keepScalar){const[key,...rest]=path;const node=this.get(key,true);if(rest.length===0)return!keepScalar&&
identity.isScalar(node)?node.value:node;else return identity.isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.
every(node=>{if(!identity.isPair(node))return false;const n=node.value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&
!n.tag})}hasIn(path){const[key,...rest]=path;if(rest.length===0)return this.has(key);const node=this.get(key,true);return identity.isCollection(node)?node.hasIn(
rest):false}setIn(path,value){const[key,...rest]=path;if(rest.length===0){this.set(key,value)}else{const node=this.get(key,true);if(identity.isCollection(node))
node.setIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collectio\
n at ${key}. Remaining path: ${rest}`)}}};exports.Collection=Collection;exports.collectionFromPath=collectionFromPath;exports.isEmptyPath=isEmptyPath}});var require_stringifyComment=__commonJS({"node_modules/yaml/dist/stringify/stringifyComment.js"(exports){"use strict";var stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,
"#");function indentComment(comment,indent){if(/^\n+$/.test(comment))return comment.substring(1);return indent?comment.replace(/^(?! *$)/gm,indent):comment}var lineComment=(str,indent,comment)=>str.
endsWith("\n")?indentComment(comment,indent):comment.includes("\n")?"\n"+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;exports.indentComment=
indentComment;exports.lineComment=lineComment;exports.stringifyComment=stringifyComment}});var require_foldFlowLines=__commonJS({"node_modules/yaml/dist/stringify/foldFlowLines.js"(exports){"use strict";var FOLD_FLOW="flow";var FOLD_BLOCK="block";var FOLD_QUOTED="\
quoted";function foldFlowLines(text,indent,mode="flow",{indentAtStart,lineWidth=80,minContentWidth=20,onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text;
if(lineWidth<minContentWidth)minContentWidth=0;const endStep=Math.max(1+minContentWidth,1+lineWidth-indent.length);if(text.length<=endStep)return text;const folds=[];
const escapedFolds={};let end=lineWidth-indent.length;if(typeof indentAtStart==="number"){if(indentAtStart>lineWidth-Math.max(2,minContentWidth))folds.push(0);else
end=lineWidth-indentAtStart}let split2=void 0;let prev=void 0;let overflow=false;let i=-1;let escStart=-1;let escEnd=-1;if(mode===FOLD_BLOCK){i=consumeMoreIndentedLines(
text,i,indent.length);if(i!==-1)end=i+endStep}for(let ch;ch=text[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){escStart=i;switch(text[i+1]){case"x":i+=3;break;case"\
u":i+=5;break;case"U":i+=9;break;default:i+=1}escEnd=i}if(ch==="\n"){if(mode===FOLD_BLOCK)i=consumeMoreIndentedLines(text,i,indent.length);end=i+indent.length+endStep;
split2=void 0}else{if(ch===" "&&prev&&prev!==" "&&prev!=="\n"&&prev!=="	"){const next=text[i+1];if(next&&next!==" "&&next!=="\n"&&next!=="	")split2=i}if(i>=end){
if(split2){folds.push(split2);end=split2+endStep;split2=void 0}else if(mode===FOLD_QUOTED){while(prev===" "||prev==="	"){prev=ch;ch=text[i+=1];overflow=true}const j=i>
escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text;folds.push(j);escapedFolds[j]=true;end=j+endStep;split2=void 0}else{overflow=true}}}prev=ch}if(overflow&&
onOverflow)onOverflow();if(folds.length===0)return text;if(onFold)onFold();let res=text.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){const fold2=folds[i2];
const end2=folds[i2+1]||text.length;if(fold2===0)res=`
${indent}${text.slice(0,end2)}`;else{if(mode===FOLD_QUOTED&&escapedFolds[fold2])res+=`${text[fold2]}\\`;res+=`
${indent}${text.slice(fold2+1,end2)}`}}return res}function consumeMoreIndentedLines(text,i,indent){let end=i;let start=i+1;let ch=text[start];while(ch===" "||ch===
"	"){if(i<start+indent){ch=text[++i]}else{do{ch=text[++i]}while(ch&&ch!=="\n");end=i;start=i+1;ch=text[start]}}return end}exports.FOLD_BLOCK=FOLD_BLOCK;exports.
FOLD_FLOW=FOLD_FLOW;exports.FOLD_QUOTED=FOLD_QUOTED;exports.foldFlowLines=foldFlowLines}});var require_stringifyString=__commonJS({"node_modules/yaml/dist/stringify/stringifyString.js"(exports){"use strict";var Scalar=require_Scalar();var foldFlowLines=require_foldFlowLines();
var getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,lineWidth:ctx.options.lineWidth,minContentWidth:ctx.options.minContentWidth});
var containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.test(str);function lineLengthOverLimit(str,lineWidth,indentLength){if(!lineWidth||lineWidth<0)return false;const limit=lineWidth-
indentLength;const strLen=str.length;if(strLen<=limit)return false;for(let i=0,start=0;i<strLen;++i){if(str[i]==="\n"){if(i-start>limit)return true;start=i+1;if(strLen-
start<=limit)return false}}return true}function doubleQuotedString(value,ctx){const json2=JSON.stringify(value);if(ctx.options.doubleQuotedAsJSON)return json2;const{
implicitKey}=ctx;const minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength;const indent=ctx.indent||(containsDocumentMarker(value)?"  ":"");let str="";
let start=0;for(let i=0,ch=json2[i];ch;ch=json2[++i]){if(ch===" "&&json2[i+1]==="\\"&&json2[i+2]==="n"){str+=json2.slice(start,i)+"\\ ";i+=1;start=i;ch="\\"}if(ch===
"\\")switch(json2[i+1]){case"u":{str+=json2.slice(start,i);const code=json2.substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0007":str+="\\a";break;case"\
000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":str+="\\P";break;default:
if(code.substr(0,2)==="00")str+="\\x"+code.substr(2);else str+=json2.substr(i,6)}i+=5;start=i+1}break;case"n":if(implicitKey||json2[i+2]==='"'||json2.length<minMultiLineLength){
i+=1}else{str+=json2.slice(start,i)+"\n\n";while(json2[i+2]==="\\"&&json2[i+3]==="n"&&json2[i+4]!=='"'){str+="\n";i+=2}str+=indent;if(json2[i+2]===" ")str+="\\";
i+=1;start=i+1}break;default:i+=1}}str=start?str+json2.slice(start):json2;return implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_QUOTED,
getFoldOptions(ctx,false))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===false||ctx.implicitKey&&value.includes("\n")||/[ \t]\n|\n[ \t]/.test(
value))return doubleQuotedString(value,ctx);const indent=ctx.indent||(containsDocumentMarker(value)?"  ":"");const res="'"+value.replace(/'/g,"''").replace(/\n+/g,
`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,false))}function quotedString(value,ctx){
const{singleQuote}=ctx.options;let qs;if(singleQuote===false)qs=doubleQuotedString;else{const hasDouble=value.includes('"');const hasSingle=value.includes("'");
if(hasDouble&&!hasSingle)qs=singleQuotedString;else if(hasSingle&&!hasDouble)qs=doubleQuotedString;else qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(
value,ctx)}var blockEndNewlines;try{blockEndNewlines=new RegExp("(^|(?<!\n))\n+(?!\n|$)","g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,
type,value},ctx,onComment,onChompKeep){const{blockQuote,commentString,lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(value)){return quotedString(value,
ctx)}const indent=ctx.indent||(ctx.forceBlockIndent||containsDocumentMarker(value)?"  ":"");const literal=blockQuote==="literal"?true:blockQuote==="folded"||type===
Scalar.Scalar.BLOCK_FOLDED?false:type===Scalar.Scalar.BLOCK_LITERAL?true:!lineLengthOverLimit(value,lineWidth,indent.length);if(!value)return literal?"|\n":">\n";
let chomp;let endStart;for(endStart=value.length;endStart>0;--endStart){const ch=value[endStart-1];if(ch!=="\n"&&ch!=="	"&&ch!==" ")break}let end=value.substring(
endStart);const endNlPos=end.indexOf("\n");if(endNlPos===-1){chomp="-"}else if(value===end||endNlPos!==end.length-1){chomp="+";if(onChompKeep)onChompKeep()}else{
chomp=""}if(end){value=value.slice(0,-end.length);if(end[end.length-1]==="\n")end=end.slice(0,-1);end=end.replace(blockEndNewlines,`$&${indent}`)}let startWithSpace=false;
let startEnd;let startNlPos=-1;for(startEnd=0;startEnd<value.length;++startEnd){const ch=value[startEnd];if(ch===" ")startWithSpace=true;else if(ch==="\n")startNlPos=
startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);if(start){value=value.substring(start.length);start=start.replace(/\n+/g,
`$&${indent}`)}const indentSize=indent?"2":"1";let header=(startWithSpace?indentSize:"")+chomp;if(comment){header+=" "+commentString(comment.replace(/ ?[\r\n]+/g,
" "));if(onComment)onComment()}if(!literal){const foldedValue=value.replace(/\n+/g,"\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(
/\n+/g,`$&${indent}`);let literalFallback=false;const foldOptions=getFoldOptions(ctx,true);if(blockQuote!=="folded"&&type!==Scalar.Scalar.BLOCK_FOLDED){foldOptions.
onOverflow=()=>{literalFallback=true}}const body=foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`,indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)
return`>${header}
${indent}${body}`}value=value.replace(/\n+/g,`$&${indent}`);return`|${header}
${indent}${start}${value}${end}`}function plainString(item,ctx,onComment,onChompKeep){const{type,value}=item;const{actualString,implicitKey,indent,indentStep,inFlow}=ctx;
if(implicitKey&&value.includes("\n")||inFlow&&/[[\]{},]/.test(value)){return quotedString(value,ctx)}if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(value)){return implicitKey||inFlow||!value.includes("\n")?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep)}if(!implicitKey&&!inFlow&&type!==
Scalar.Scalar.PLAIN&&value.includes("\n")){return blockString(item,ctx,onComment,onChompKeep)}if(containsDocumentMarker(value)){if(indent===""){ctx.forceBlockIndent=
true;return blockString(item,ctx,onComment,onChompKeep)}else if(implicitKey&&indent===indentStep){return quotedString(value,ctx)}}const str=value.replace(/\n+/g,
`$&
${indent}`);if(actualString){const test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str);const{compat,tags:tags2}=ctx.doc.schema;if(tags2.
some(test)||compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(
ctx,false))}function stringifyString(item,ctx,onComment,onChompKeep){const{implicitKey,inFlow}=ctx;const ss=typeof item.value==="string"?item:Object.assign({},item,
{value:String(item.value)});let{type}=item;if(type!==Scalar.Scalar.QUOTE_DOUBLE){if(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))type=Scalar.
Scalar.QUOTE_DOUBLE}const _stringify=_type=>{switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||inFlow?quotedString(
ss.value,ctx):blockString(ss,ctx,onComment,onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:
return singleQuotedString(ss.value,ctx);case Scalar.Scalar.PLAIN:return plainString(ss,ctx,onComment,onChompKeep);default:return null}};let res=_stringify(type);
if(res===null){const{defaultKeyType,defaultStringType}=ctx.options;const t=implicitKey&&defaultKeyType||defaultStringType;res=_stringify(t);if(res===null)throw new Error(
`Unsupported default string type ${t}`)}return res}exports.stringifyString=stringifyString}});var require_stringify=__commonJS({"node_modules/yaml/dist/stringify/stringify.js"(exports){"use strict";var anchors=require_anchors();var identity=require_identity();
var stringifyComment=require_stringifyComment();var stringifyString=require_stringifyString();function createStringifyContext(doc,options2){const opt=Object.assign(
{blockQuote:true,commentString:stringifyComment.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:false,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:true,indentSeq:true,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:false,singleQuote:null,trailingComma:false,
trueStr:"true",verifyAliasOrder:true},doc.schema.toStringOptions,options2);let inFlow;switch(opt.collectionStyle){case"block":inFlow=false;break;case"flow":inFlow=
true;break;default:inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.flowCollectionPadding?" ":"",indent:"",indentStep:typeof opt.indent==="numbe\
r"?" ".repeat(opt.indent):"  ",inFlow,options:opt}}function getTagObject(tags2,item){if(item.tag){const match=tags2.filter(t=>t.tag===item.tag);if(match.length>
0)return match.find(t=>t.format===item.format)??match[0]}let tagObj=void 0;let obj;if(identity.isScalar(item)){obj=item.value;let match=tags2.filter(t=>t.identify?.(
obj));if(match.length>1){const testMatch=match.filter(t=>t.test);if(testMatch.length>0)match=testMatch}tagObj=match.find(t=>t.format===item.format)??match.find(
t=>!t.format)}else{obj=item;tagObj=tags2.find(t=>t.nodeClass&&obj instanceof t.nodeClass)}if(!tagObj){const name=obj?.constructor?.name??(obj===null?"null":typeof obj);
throw new Error(`Tag not resolved for ${name} value`)}return tagObj}function stringifyProps(node,tagObj,{anchors:anchors$1,doc}){if(!doc.directives)return"";const props=[];
const anchor=(identity.isScalar(node)||identity.isCollection(node))&&node.anchor;if(anchor&&anchors.anchorIsValid(anchor)){anchors$1.add(anchor);props.push(`&${anchor}`)}
const tag=node.tag??(tagObj.default?null:tagObj.tag);if(tag)props.push(doc.directives.tagString(tag));return props.join(" ")}function stringify2(item,ctx,onComment,onChompKeep){
if(identity.isPair(item))return item.toString(ctx,onComment,onChompKeep);if(identity.isAlias(item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.
has(item)){throw new TypeError(`Cannot stringify circular structure without alias nodes`)}else{if(ctx.resolvedAliases)ctx.resolvedAliases.add(item);else ctx.resolvedAliases=
new Set([item]);item=item.resolve(ctx.doc)}}let tagObj=void 0;const node=identity.isNode(item)?item:ctx.doc.createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=
getTagObject(ctx.doc.schema.tags,node));const props=stringifyProps(node,tagObj,ctx);if(props.length>0)ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1;const str=typeof tagObj.
stringify==="function"?tagObj.stringify(node,ctx,onComment,onChompKeep):identity.isScalar(node)?stringifyString.stringifyString(node,ctx,onComment,onChompKeep):
node.toString(ctx,onComment,onChompKeep);if(!props)return str;return identity.isScalar(node)||str[0]==="{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`}exports.createStringifyContext=createStringifyContext;exports.stringify=stringify2}});var require_stringifyPair=__commonJS({"node_modules/yaml/dist/stringify/stringifyPair.js"(exports){"use strict";var identity=require_identity();var Scalar=require_Scalar();
var stringify2=require_stringify();var stringifyComment=require_stringifyComment();function stringifyPair({key,value},ctx,onComment,onChompKeep){const{allNullValues,
doc,indent,indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx;let keyComment=identity.isNode(key)&&key.comment||null;if(simpleKeys){if(keyComment){throw new Error(
"With simple keys, key nodes cannot have comments")}if(identity.isCollection(key)||!identity.isNode(key)&&typeof key==="object"){const msg="With simple keys, co\
llection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&(!key||keyComment&&value==null&&!ctx.inFlow||identity.isCollection(key)||
(identity.isScalar(key)?key.type===Scalar.Scalar.BLOCK_FOLDED||key.type===Scalar.Scalar.BLOCK_LITERAL:typeof key==="object"));ctx=Object.assign({},ctx,{allNullValues:false,
implicitKey:!explicitKey&&(simpleKeys||!allNullValues),indent:indent+indentStep});let keyCommentDone=false;let chompKeep=false;let str=stringify2.stringify(key,
ctx,()=>keyCommentDone=true,()=>chompKeep=true);if(!explicitKey&&!ctx.inFlow&&str.length>1024){if(simpleKeys)throw new Error("With simple keys, single line scal\
ar must not span more than 1024 characters");explicitKey=true}if(ctx.inFlow){if(allNullValues||value==null){if(keyCommentDone&&onComment)onComment();return str===
""?"?":explicitKey?`? ${str}`:str}}else if(allNullValues&&!simpleKeys||value==null&&explicitKey){str=`? ${str}`;if(keyComment&&!keyCommentDone){str+=stringifyComment.
lineComment(str,ctx.indent,commentString(keyComment))}else if(chompKeep&&onChompKeep)onChompKeep();return str}if(keyCommentDone)keyComment=null;if(explicitKey){
if(keyComment)str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment));str=`? ${str}
${indent}:`}else{str=`${str}:`;if(keyComment)str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))}let vsb,vcb,valueComment;if(identity.isNode(
value)){vsb=!!value.spaceBefore;vcb=value.commentBefore;valueComment=value.comment}else{vsb=false;vcb=null;valueComment=null;if(value&&typeof value==="object")value=
doc.createNode(value)}ctx.implicitKey=false;if(!explicitKey&&!keyComment&&identity.isScalar(value))ctx.indentAtStart=str.length+1;chompKeep=false;if(!indentSeq&&
indentStep.length>=2&&!ctx.inFlow&&!explicitKey&&identity.isSeq(value)&&!value.flow&&!value.tag&&!value.anchor){ctx.indent=ctx.indent.substring(2)}let valueCommentDone=false;
const valueStr=stringify2.stringify(value,ctx,()=>valueCommentDone=true,()=>chompKeep=true);let ws=" ";if(keyComment||vsb||vcb){ws=vsb?"\n":"";if(vcb){const cs=commentString(
vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}if(valueStr===""&&!ctx.inFlow){if(ws==="\n"&&valueComment)ws="\n\n"}else{ws+=`
${ctx.indent}`}}else if(!explicitKey&&identity.isCollection(value)){const vs0=valueStr[0];const nl0=valueStr.indexOf("\n");const hasNewline=nl0!==-1;const flow=ctx.
inFlow??value.flow??value.items.length===0;if(hasNewline||!flow){let hasPropsLine=false;if(hasNewline&&(vs0==="&"||vs0==="!")){let sp0=valueStr.indexOf(" ");if(vs0===
"&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"){sp0=valueStr.indexOf(" ",sp0+1)}if(sp0===-1||nl0<sp0)hasPropsLine=true}if(!hasPropsLine)ws=`
${ctx.indent}`}}else if(valueStr===""||valueStr[0]==="\n"){ws=""}str+=ws+valueStr;if(ctx.inFlow){if(valueCommentDone&&onComment)onComment()}else if(valueComment&&
!valueCommentDone){str+=stringifyComment.lineComment(str,ctx.indent,commentString(valueComment))}else if(chompKeep&&onChompKeep){onChompKeep()}return str}exports.
stringifyPair=stringifyPair}});var require_log=__commonJS({"node_modules/yaml/dist/log.js"(exports){"use strict";var node_process=__require("process");function debug(logLevel,...messages){if(logLevel===
"debug")console.log(...messages)}function warn(logLevel,warning){if(logLevel==="debug"||logLevel==="warn"){if(typeof node_process.emitWarning==="function")node_process.
emitWarning(warning);else console.warn(warning)}}exports.debug=debug;exports.warn=warn}});var require_merge=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports){"use strict";var identity=require_identity();var Scalar=require_Scalar();
var MERGE_KEY="<<";var merge={identify:value=>value===MERGE_KEY||typeof value==="symbol"&&value.description===MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:mer\
ge",test:/^<<$/,resolve:()=>Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY};var isMergeKey=(ctx,key)=>(merge.
identify(key)||identity.isScalar(key)&&(!key.type||key.type===Scalar.Scalar.PLAIN)&&merge.identify(key.value))&&ctx?.doc.schema.tags.some(tag=>tag.tag===merge.tag&&
tag.default);function addMergeToJSMap(ctx,map,value){const source=resolveAliasValue(ctx,value);if(identity.isSeq(source))for(const it of source.items)mergeValue(
ctx,map,it);else if(Array.isArray(source))for(const it of source)mergeValue(ctx,map,it);else mergeValue(ctx,map,source)}function mergeValue(ctx,map,value){const source=resolveAliasValue(
ctx,value);if(!identity.isMap(source))throw new Error("Merge sources must be maps or map aliases");const srcMap=source.toJSON(null,ctx,Map);for(const[key,value2]of srcMap){
if(map instanceof Map){if(!map.has(key))map.set(key,value2)}else if(map instanceof Set){map.add(key)}else if(!Object.prototype.hasOwnProperty.call(map,key)){Object.
defineProperty(map,key,{value:value2,writable:true,enumerable:true,configurable:true})}}return map}function resolveAliasValue(ctx,value){return ctx&&identity.isAlias(
value)?value.resolve(ctx.doc,ctx):value}exports.addMergeToJSMap=addMergeToJSMap;exports.isMergeKey=isMergeKey;exports.merge=merge}});var require_addPairToJSMap=__commonJS({"node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports){"use strict";var log=require_log();var merge=require_merge();var stringify2=require_stringify();
var identity=require_identity();var toJS=require_toJS();function addPairToJSMap(ctx,map,{key,value}){if(identity.isNode(key)&&key.addToJSMap)key.addToJSMap(ctx,
map,value);else if(merge.isMergeKey(ctx,key))merge.addMergeToJSMap(ctx,map,value);else{const jsKey=toJS.toJS(key,"",ctx);if(map instanceof Map){map.set(jsKey,toJS.
toJS(value,jsKey,ctx))}else if(map instanceof Set){map.add(jsKey)}else{const stringKey=stringifyKey(key,jsKey,ctx);const jsValue=toJS.toJS(value,stringKey,ctx);
if(stringKey in map)Object.defineProperty(map,stringKey,{value:jsValue,writable:true,enumerable:true,configurable:true});else map[stringKey]=jsValue}}return map}
function stringifyKey(key,jsKey,ctx){if(jsKey===null)return"";if(typeof jsKey!=="object")return String(jsKey);if(identity.isNode(key)&&ctx?.doc){const strCtx=stringify2.
createStringifyContext(ctx.doc,{});strCtx.anchors=new Set;for(const node of ctx.anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=true;strCtx.inStringifyKey=
true;const strKey=key.toString(strCtx);if(!ctx.mapKeyWarned){let jsonStr=JSON.stringify(strKey);if(jsonStr.length>40)jsonStr=jsonStr.substring(0,36)+'..."';log.
warn(ctx.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
ctx.mapKeyWarned=true}return strKey}return JSON.stringify(jsKey)}exports.addPairToJSMap=addPairToJSMap}});var require_Pair=__commonJS({"node_modules/yaml/dist/nodes/Pair.js"(exports){"use strict";var createNode=require_createNode();var stringifyPair=require_stringifyPair();
var addPairToJSMap=require_addPairToJSMap();var identity=require_identity();function createPair(key,value,ctx){const k=createNode.createNode(key,void 0,ctx);const v=createNode.
createNode(value,void 0,ctx);return new Pair(k,v)}var Pair=class _Pair{constructor(key,value=null){Object.defineProperty(this,identity.NODE_TYPE,{value:identity.
PAIR});this.key=key;this.value=value}clone(schema){let{key,value}=this;if(identity.isNode(key))key=key.clone(schema);if(identity.isNode(value))value=value.clone(
schema);return new _Pair(key,value)}toJSON(_,ctx){const pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.addPairToJSMap(ctx,pair,this)}toString(ctx,onComment,onChompKeep){
return ctx?.doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}};exports.Pair=Pair;exports.createPair=createPair}});var require_stringifyCollection=__commonJS({"node_modules/yaml/dist/stringify/stringifyCollection.js"(exports){"use strict";var identity=require_identity();var stringify2=require_stringify();
var stringifyComment=require_stringifyComment();function stringifyCollection(collection,ctx,options2){const flow=ctx.inFlow??collection.flow;const stringify3=flow?
stringifyFlowCollection:stringifyBlockCollection;return stringify3(collection,ctx,options2)}function stringifyBlockCollection({comment,items},ctx,{blockItemPrefix,
flowChars,itemIndent,onChompKeep,onComment}){const{indent,options:{commentString}}=ctx;const itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null});let chompKeep=false;
const lines=[];for(let i=0;i<items.length;++i){const item=items[i];let comment2=null;if(identity.isNode(item)){if(!chompKeep&&item.spaceBefore)lines.push("");addCommentBefore(
ctx,lines,item.commentBefore,chompKeep);if(item.comment)comment2=item.comment}else if(identity.isPair(item)){const ik=identity.isNode(item.key)?item.key:null;if(ik){
if(!chompKeep&&ik.spaceBefore)lines.push("");addCommentBefore(ctx,lines,ik.commentBefore,chompKeep)}}chompKeep=false;let str2=stringify2.stringify(item,itemCtx,
()=>comment2=null,()=>chompKeep=true);if(comment2)str2+=stringifyComment.lineComment(str2,itemIndent,commentString(comment2));if(chompKeep&&comment2)chompKeep=false;
lines.push(blockItemPrefix+str2)}let str;if(lines.length===0){str=flowChars.start+flowChars.end}else{str=lines[0];for(let i=1;i<lines.length;++i){const line=lines[i];
str+=line?`
${indent}${line}`:"\n"}}if(comment){str+="\n"+stringifyComment.indentComment(commentString(comment),indent);if(onComment)onComment()}else if(chompKeep&&onChompKeep)
onChompKeep();return str}function stringifyFlowCollection({items},ctx,{flowChars,itemIndent}){const{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;
itemIndent+=indentStep;const itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:true,type:null});let reqNewline=false;let linesAtValue=0;const lines=[];for(let i=0;i<
items.length;++i){const item=items[i];let comment=null;if(identity.isNode(item)){if(item.spaceBefore)lines.push("");addCommentBefore(ctx,lines,item.commentBefore,
false);if(item.comment)comment=item.comment}else if(identity.isPair(item)){const ik=identity.isNode(item.key)?item.key:null;if(ik){if(ik.spaceBefore)lines.push(
"");addCommentBefore(ctx,lines,ik.commentBefore,false);if(ik.comment)reqNewline=true}const iv=identity.isNode(item.value)?item.value:null;if(iv){if(iv.comment)comment=
iv.comment;if(iv.commentBefore)reqNewline=true}else if(item.value==null&&ik?.comment){comment=ik.comment}}if(comment)reqNewline=true;let str=stringify2.stringify(
item,itemCtx,()=>comment=null);reqNewline||(reqNewline=lines.length>linesAtValue||str.includes("\n"));if(i<items.length-1){str+=","}else if(ctx.options.trailingComma){
if(ctx.options.lineWidth>0){reqNewline||(reqNewline=lines.reduce((sum,line)=>sum+line.length+2,2)+(str.length+2)>ctx.options.lineWidth)}if(reqNewline){str+=","}}
if(comment)str+=stringifyComment.lineComment(str,itemIndent,commentString(comment));lines.push(str);linesAtValue=lines.length}const{start,end}=flowChars;if(lines.
length===0){return start+end}else{if(!reqNewline){const len=lines.reduce((sum,line)=>sum+line.length+2,2);reqNewline=ctx.options.lineWidth>0&&len>ctx.options.lineWidth}
if(reqNewline){let str=start;for(const line of lines)str+=line?`
${indentStep}${indent}${line}`:"\n";return`${str}
${indent}${end}`}else{return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`}}}function addCommentBefore({indent,options:{commentString}},lines,comment,chompKeep){
if(comment&&chompKeep)comment=comment.replace(/^\n+/,"");if(comment){const ic=stringifyComment.indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}
exports.stringifyCollection=stringifyCollection}});var require_YAMLMap=__commonJS({"node_modules/yaml/dist/nodes/YAMLMap.js"(exports){"use strict";var stringifyCollection=require_stringifyCollection();var addPairToJSMap=require_addPairToJSMap();
var Collection=require_Collection();var identity=require_identity();var Pair=require_Pair();var Scalar=require_Scalar();function findPair(items,key){const k=identity.
isScalar(key)?key.value:key;for(const it of items){if(identity.isPair(it)){if(it.key===key||it.key===k)return it;if(identity.isScalar(it.key)&&it.key.value===k)
return it}}return void 0}var YAMLMap=class extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema){super(identity.MAP,
schema);this.items=[]}static from(schema,obj,ctx){const{keepUndefined,replacer}=ctx;const map=new this(schema);const add4=(key,value)=>{if(typeof replacer==="fu\
nction")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;if(value!==void 0||keepUndefined)map.items.push(Pair.
createPair(key,value,ctx))};if(obj instanceof Map){for(const[key,value]of obj)add4(key,value)}else if(obj&&typeof obj==="object"){for(const key of Object.keys(obj))
add4(key,obj[key])}if(typeof schema.sortMapEntries==="function"){map.items.sort(schema.sortMapEntries)}return map}add(pair,overwrite){let _pair;if(identity.isPair(
pair))_pair=pair;else if(!pair||typeof pair!=="object"||!("key"in pair)){_pair=new Pair.Pair(pair,pair?.value)}else _pair=new Pair.Pair(pair.key,pair.value);const prev=findPair(
this.items,_pair.key);const sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(`Key ${_pair.key} already set`);if(identity.isScalar(
prev.value)&&Scalar.isScalarValue(_pair.value))prev.value.value=_pair.value;else prev.value=_pair.value}else if(sortEntries){const i=this.items.findIndex(item=>sortEntries(
_pair,item)<0);if(i===-1)this.items.push(_pair);else this.items.splice(i,0,_pair)}else{this.items.push(_pair)}}delete(key){const it=findPair(this.items,key);if(!it)
return false;const del=this.items.splice(this.items.indexOf(it),1);return del.length>0}get(key,keepScalar){const it=findPair(this.items,key);const node=it?.value;
return(!keepScalar&&identity.isScalar(node)?node.value:node)??void 0}has(key){return!!findPair(this.items,key)}set(key,value){this.add(new Pair.Pair(key,value),
true)}toJSON(_,ctx,Type){const map=Type?new Type:ctx?.mapAsMap?new Map:{};if(ctx?.onCreate)ctx.onCreate(map);for(const item of this.items)addPairToJSMap.addPairToJSMap(
ctx,map,item);return map}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);for(const item of this.items){if(!identity.isPair(item))throw new Error(
`Map items must all be pairs; found ${JSON.stringify(item)} instead`)}if(!ctx.allNullValues&&this.hasAllNullValues(false))ctx=Object.assign({},ctx,{allNullValues:true});
return stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}};exports.
YAMLMap=YAMLMap;exports.findPair=findPair}});var require_map=__commonJS({"node_modules/yaml/dist/schema/common/map.js"(exports){"use strict";var identity=require_identity();var YAMLMap=require_YAMLMap();var map={
collection:"map",default:true,nodeClass:YAMLMap.YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){if(!identity.isMap(map2))onError("Expected a mapping f\
or this tag");return map2},createNode:(schema,obj,ctx)=>YAMLMap.YAMLMap.from(schema,obj,ctx)};exports.map=map}});var require_YAMLSeq=__commonJS({"node_modules/yaml/dist/nodes/YAMLSeq.js"(exports){"use strict";var createNode=require_createNode();var stringifyCollection=require_stringifyCollection();
var Collection=require_Collection();var identity=require_identity();var Scalar=require_Scalar();var toJS=require_toJS();var YAMLSeq=class extends Collection.Collection{static get tagName(){
return"tag:yaml.org,2002:seq"}constructor(schema){super(identity.SEQ,schema);this.items=[]}add(value){this.items.push(value)}delete(key){const idx=asItemIndex(key);
if(typeof idx!=="number")return false;const del=this.items.splice(idx,1);return del.length>0}get(key,keepScalar){const idx=asItemIndex(key);if(typeof idx!=="num\
ber")return void 0;const it=this.items[idx];return!keepScalar&&identity.isScalar(it)?it.value:it}has(key){const idx=asItemIndex(key);return typeof idx==="number"&&
idx<this.items.length}set(key,value){const idx=asItemIndex(key);if(typeof idx!=="number")throw new Error(`Expected a valid index, not ${key}.`);const prev=this.
items[idx];if(identity.isScalar(prev)&&Scalar.isScalarValue(value))prev.value=value;else this.items[idx]=value}toJSON(_,ctx){const seq=[];if(ctx?.onCreate)ctx.onCreate(
seq);let i=0;for(const item of this.items)seq.push(toJS.toJS(item,String(i++),ctx));return seq}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(
this);return stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment})}static from(schema,obj,ctx){
const{replacer}=ctx;const seq=new this(schema);if(obj&&Symbol.iterator in Object(obj)){let i=0;for(let it of obj){if(typeof replacer==="function"){const key=obj instanceof
Set?it:String(i++);it=replacer.call(obj,key,it)}seq.items.push(createNode.createNode(it,void 0,ctx))}}return seq}};function asItemIndex(key){let idx=identity.isScalar(
key)?key.value:key;if(idx&&typeof idx==="string")idx=Number(idx);return typeof idx==="number"&&Number.isInteger(idx)&&idx>=0?idx:null}exports.YAMLSeq=YAMLSeq}});var require_seq=__commonJS({"node_modules/yaml/dist/schema/common/seq.js"(exports){"use strict";var identity=require_identity();var YAMLSeq=require_YAMLSeq();var seq={
collection:"seq",default:true,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){if(!identity.isSeq(seq2))onError("Expected a sequence \
for this tag");return seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.from(schema,obj,ctx)};exports.seq=seq}});var require_string=__commonJS({"node_modules/yaml/dist/schema/common/string.js"(exports){"use strict";var stringifyString=require_stringifyString();var string={
identify:value=>typeof value==="string",default:true,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){ctx=Object.assign({actualString:true},
ctx);return stringifyString.stringifyString(item,ctx,onComment,onChompKeep)}};exports.string=string}});var require_null=__commonJS({"node_modules/yaml/dist/schema/common/null.js"(exports){"use strict";var Scalar=require_Scalar();var nullTag={identify:value=>value==
null,createNode:()=>new Scalar.Scalar(null),default:true,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new Scalar.Scalar(null),stringify:({
source},ctx)=>typeof source==="string"&&nullTag.test.test(source)?source:ctx.options.nullStr};exports.nullTag=nullTag}});var require_bool=__commonJS({"node_modules/yaml/dist/schema/core/bool.js"(exports){"use strict";var Scalar=require_Scalar();var boolTag={identify:value=>typeof value===
"boolean",default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:str=>new Scalar.Scalar(str[0]==="t"||str[0]==="T"),stringify({
source,value},ctx){if(source&&boolTag.test.test(source)){const sv=source[0]==="t"||source[0]==="T";if(value===sv)return source}return value?ctx.options.trueStr:
ctx.options.falseStr}};exports.boolTag=boolTag}});var require_stringifyNumber=__commonJS({"node_modules/yaml/dist/stringify/stringifyNumber.js"(exports){"use strict";function stringifyNumber({format,minFractionDigits,
tag,value}){if(typeof value==="bigint")return String(value);const num=typeof value==="number"?value:Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<
0?"-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(value);if(!format&&minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.
includes("e")){let i=n.indexOf(".");if(i<0){i=n.length;n+="."}let d=minFractionDigits-(n.length-i-1);while(d-- >0)n+="0"}return n}exports.stringifyNumber=stringifyNumber}});var require_float=__commonJS({"node_modules/yaml/dist/schema/core/float.js"(exports){"use strict";var Scalar=require_Scalar();var stringifyNumber=require_stringifyNumber();
var floatNaN={identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.
slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber};var floatExp={identify:value=>typeof value===
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str),stringify(node){
const num=Number(node.value);return isFinite(num)?num.toExponential():stringifyNumber.stringifyNumber(node)}};var float={identify:value=>typeof value==="number",
default:true,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(str){const node=new Scalar.Scalar(parseFloat(str));const dot=str.indexOf(
".");if(dot!==-1&&str[str.length-1]==="0")node.minFractionDigits=str.length-dot-1;return node},stringify:stringifyNumber.stringifyNumber};exports.float=float;exports.
floatExp=floatExp;exports.floatNaN=floatNaN}});var require_int=__commonJS({"node_modules/yaml/dist/schema/core/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber();var intIdentify=value=>typeof value===
"bigint"||Number.isInteger(value);var intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str.substring(offset),radix);function intStringify(node,radix,prefix){
const{value}=node;if(intIdentify(value)&&value>=0)return prefix+value.toString(radix);return stringifyNumber.stringifyNumber(node)}var intOct={identify:value=>intIdentify(
value)&&value>=0,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,8,opt),stringify:node=>intStringify(
node,8,"0o")};var int={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber.
stringifyNumber};var intHex={identify:value=>intIdentify(value)&&value>=0,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int;exports.intHex=intHex;exports.intOct=intOct}});var require_schema=__commonJS({"node_modules/yaml/dist/schema/core/schema.js"(exports){"use strict";var map=require_map();var _null=require_null();var seq=require_seq();
var string=require_string();var bool=require_bool();var float=require_float();var int=require_int();var schema=[map.map,seq.seq,string.string,_null.nullTag,bool.
boolTag,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float];exports.schema=schema}});var require_schema2=__commonJS({"node_modules/yaml/dist/schema/json/schema.js"(exports){"use strict";var Scalar=require_Scalar();var map=require_map();var seq=require_seq();
function intIdentify(value){return typeof value==="bigint"||Number.isInteger(value)}var stringifyJSON=({value})=>JSON.stringify(value);var jsonScalars=[{identify:value=>typeof value===
"string",default:true,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),
default:true,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value==="boolean",default:true,tag:"ta\
g:yaml.org,2002:bool",test:/^true$|^false$/,resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,
resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str,10),stringify:({value})=>intIdentify(value)?value.toString():JSON.stringify(value)},{
identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:str=>parseFloat(
str),stringify:stringifyJSON}];var jsonError={default:true,tag:"",test:/^/,resolve(str,onError){onError(`Unresolved plain scalar ${JSON.stringify(str)}`);return str}};
var schema=[map.map,seq.seq].concat(jsonScalars,jsonError);exports.schema=schema}});var require_binary=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports){"use strict";var node_buffer=__require("buffer");var Scalar=require_Scalar();
var stringifyString=require_stringifyString();var binary={identify:value=>value instanceof Uint8Array,default:false,tag:"tag:yaml.org,2002:binary",resolve(src,onError){
if(typeof node_buffer.Buffer==="function"){return node_buffer.Buffer.from(src,"base64")}else if(typeof atob==="function"){const str=atob(src.replace(/[\n\r]/g,""));
const buffer=new Uint8Array(str.length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else{onError("This environment does not support r\
eading binary tags; either Buffer or atob is required");return src}},stringify({comment,type,value},ctx,onComment,onChompKeep){if(!value)return"";const buf=value;
let str;if(typeof node_buffer.Buffer==="function"){str=buf instanceof node_buffer.Buffer?buf.toString("base64"):node_buffer.Buffer.from(buf.buffer).toString("ba\
se64")}else if(typeof btoa==="function"){let s="";for(let i=0;i<buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(s)}else{throw new Error("This environment\
 does not support writing binary tags; either Buffer or btoa is required")}type??(type=Scalar.Scalar.BLOCK_LITERAL);if(type!==Scalar.Scalar.QUOTE_DOUBLE){const lineWidth=Math.
max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth);const n=Math.ceil(str.length/lineWidth);const lines=new Array(n);for(let i=0,o=0;i<n;++i,
o+=lineWidth){lines[i]=str.substr(o,lineWidth)}str=lines.join(type===Scalar.Scalar.BLOCK_LITERAL?"\n":" ")}return stringifyString.stringifyString({comment,type,
value:str},ctx,onComment,onChompKeep)}};exports.binary=binary}});var require_pairs=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports){"use strict";var identity=require_identity();var Pair=require_Pair();var Scalar=require_Scalar();
var YAMLSeq=require_YAMLSeq();function resolvePairs(seq,onError){if(identity.isSeq(seq)){for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(identity.isPair(
item))continue;else if(identity.isMap(item)){if(item.items.length>1)onError("Each pair must have its own sequence indicator");const pair=item.items[0]||new Pair.
Pair(new Scalar.Scalar(null));if(item.commentBefore)pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore;if(item.comment){const cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expected a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){
const{replacer}=ctx;const pairs3=new YAMLSeq.YAMLSeq(schema);pairs3.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){
if(typeof replacer==="function")it=replacer.call(iterable,String(i++),it);let key,value;if(Array.isArray(it)){if(it.length===2){key=it[0];value=it[1]}else throw new TypeError(
`Expected [key, value] tuple: ${it}`)}else if(it&&it instanceof Object){const keys=Object.keys(it);if(keys.length===1){key=keys[0];value=it[key]}else{throw new TypeError(
`Expected tuple with one key, not ${keys.length} keys`)}}else{key=it}pairs3.items.push(Pair.createPair(key,value,ctx))}return pairs3}var pairs2={collection:"seq",
default:false,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports.createPairs=createPairs;exports.pairs=pairs2;exports.resolvePairs=
resolvePairs}});var require_omap=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports){"use strict";var identity=require_identity();var toJS=require_toJS();var YAMLMap=require_YAMLMap();
var YAMLSeq=require_YAMLSeq();var pairs2=require_pairs();var YAMLOMap=class _YAMLOMap extends YAMLSeq.YAMLSeq{constructor(){super();this.add=YAMLMap.YAMLMap.prototype.
add.bind(this);this.delete=YAMLMap.YAMLMap.prototype.delete.bind(this);this.get=YAMLMap.YAMLMap.prototype.get.bind(this);this.has=YAMLMap.YAMLMap.prototype.has.
bind(this);this.set=YAMLMap.YAMLMap.prototype.set.bind(this);this.tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);const map=new Map;if(ctx?.onCreate)
ctx.onCreate(map);for(const pair of this.items){let key,value;if(identity.isPair(pair)){key=toJS.toJS(pair.key,"",ctx);value=toJS.toJS(pair.value,key,ctx)}else{
key=toJS.toJS(pair,"",ctx)}if(map.has(key))throw new Error("Ordered maps must not include duplicate keys");map.set(key,value)}return map}static from(schema,iterable,ctx){
const pairs$1=pairs2.createPairs(schema,iterable,ctx);const omap2=new this;omap2.items=pairs$1.items;return omap2}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={
collection:"seq",identify:value=>value instanceof Map,nodeClass:YAMLOMap,default:false,tag:"tag:yaml.org,2002:omap",resolve(seq,onError){const pairs$1=pairs2.resolvePairs(
seq,onError);const seenKeys=[];for(const{key}of pairs$1.items){if(identity.isScalar(key)){if(seenKeys.includes(key.value)){onError(`Ordered maps must not includ\
e duplicate keys: ${key.value}`)}else{seenKeys.push(key.value)}}}return Object.assign(new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.from(schema,
iterable,ctx)};exports.YAMLOMap=YAMLOMap;exports.omap=omap}});var require_bool2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports){"use strict";var Scalar=require_Scalar();function boolStringify({value,source},ctx){
const boolObj=value?trueTag:falseTag;if(source&&boolObj.test.test(source))return source;return value?ctx.options.trueStr:ctx.options.falseStr}var trueTag={identify:value=>value===
true,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar.Scalar(true),stringify:boolStringify};var falseTag={
identify:value=>value===false,default:true,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new Scalar.Scalar(false),
stringify:boolStringify};exports.falseTag=falseTag;exports.trueTag=trueTag}});var require_float2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports){"use strict";var Scalar=require_Scalar();var stringifyNumber=require_stringifyNumber();
var floatNaN={identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.
slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber};var floatExp={identify:value=>typeof value===
"number",default:true,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str.replace(
/_/g,"")),stringify(node){const num=Number(node.value);return isFinite(num)?num.toExponential():stringifyNumber.stringifyNumber(node)}};var float={identify:value=>typeof value===
"number",default:true,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(str){const node=new Scalar.Scalar(parseFloat(str.replace(/_/g,
"")));const dot=str.indexOf(".");if(dot!==-1){const f=str.substring(dot+1).replace(/_/g,"");if(f[f.length-1]==="0")node.minFractionDigits=f.length}return node},
stringify:stringifyNumber.stringifyNumber};exports.float=float;exports.floatExp=floatExp;exports.floatNaN=floatNaN}});var require_int2=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber();var intIdentify=value=>typeof value===
"bigint"||Number.isInteger(value);function intResolve(str,offset,radix,{intAsBigInt}){const sign=str[0];if(sign==="-"||sign==="+")offset+=1;str=str.substring(offset).
replace(/_/g,"");if(intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:str=`0x${str}`;break}const n2=BigInt(str);return sign===
"-"?BigInt(-1)*n2:n2}const n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){const{value}=node;if(intIdentify(value)){const str=value.
toString(radix);return value<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.stringifyNumber(node)}var intBin={identify:intIdentify,default:true,tag:"\
tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,2,opt),stringify:node=>intStringify(node,2,"0b")};var intOct={
identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve(str,1,8,opt),stringify:node=>intStringify(
node,8,"0")};var int={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),
stringify:stringifyNumber.stringifyNumber};var intHex={identify:intIdentify,default:true,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int;exports.intBin=intBin;exports.intHex=intHex;exports.
intOct=intOct}});var require_set=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports){"use strict";var identity=require_identity();var Pair=require_Pair();var YAMLMap=require_YAMLMap();
var YAMLSet=class _YAMLSet extends YAMLMap.YAMLMap{constructor(schema){super(schema);this.tag=_YAMLSet.tag}add(key){let pair;if(identity.isPair(key))pair=key;else if(key&&
typeof key==="object"&&"key"in key&&"value"in key&&key.value===null)pair=new Pair.Pair(key.key,null);else pair=new Pair.Pair(key,null);const prev=YAMLMap.findPair(
this.items,pair.key);if(!prev)this.items.push(pair)}get(key,keepPair){const pair=YAMLMap.findPair(this.items,key);return!keepPair&&identity.isPair(pair)?identity.
isScalar(pair.key)?pair.key.value:pair.key:pair}set(key,value){if(typeof value!=="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML\
 set, not ${typeof value}`);const prev=YAMLMap.findPair(this.items,key);if(prev&&!value){this.items.splice(this.items.indexOf(prev),1)}else if(!prev&&value){this.
items.push(new Pair.Pair(key))}}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);if(this.hasAllNullValues(
true))return super.toString(Object.assign({},ctx,{allNullValues:true}),onComment,onChompKeep);else throw new Error("Set items must all have null values")}static from(schema,iterable,ctx){
const{replacer}=ctx;const set2=new this(schema);if(iterable&&Symbol.iterator in Object(iterable))for(let value of iterable){if(typeof replacer==="function")value=
replacer.call(iterable,value,value);set2.items.push(Pair.createPair(value,null,ctx))}return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",
identify:value=>value instanceof Set,nodeClass:YAMLSet,default:false,tag:"tag:yaml.org,2002:set",createNode:(schema,iterable,ctx)=>YAMLSet.from(schema,iterable,
ctx),resolve(map,onError){if(identity.isMap(map)){if(map.hasAllNullValues(true))return Object.assign(new YAMLSet,map);else onError("Set items must all have null\
 values")}else onError("Expected a mapping for this tag");return map}};exports.YAMLSet=YAMLSet;exports.set=set}});var require_timestamp=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports){"use strict";var stringifyNumber=require_stringifyNumber();function parseSexagesimal(str,asBigInt){
const sign=str[0];const parts5=sign==="-"||sign==="+"?str.substring(1):str;const num=n=>asBigInt?BigInt(n):Number(n);const res=parts5.replace(/_/g,"").split(":").
reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?num(-1)*res:res}function stringifySexagesimal(node){let{value}=node;let num=n=>n;if(typeof value===
"bigint")num=n=>BigInt(n);else if(isNaN(value)||!isFinite(value))return stringifyNumber.stringifyNumber(node);let sign="";if(value<0){sign="-";value*=num(-1)}const _60=num(
60);const parts5=[value%_60];if(value<60){parts5.unshift(0)}else{value=(value-parts5[0])/_60;parts5.unshift(value%_60);if(value>=60){value=(value-parts5[0])/_60;
parts5.unshift(value)}}return sign+parts5.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var intTime={identify:value=>typeof value==="bigi\
nt"||Number.isInteger(value),default:true,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(
str,intAsBigInt),stringify:stringifySexagesimal};var floatTime={identify:value=>typeof value==="number",default:true,tag:"tag:yaml.org,2002:float",format:"TIME",
test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(str,false),stringify:stringifySexagesimal};var timestamp={identify:value=>value instanceof
Date,default:true,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[\
0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(str){const match=str.match(timestamp.test);if(!match)throw new Error("!!timestamp expects a d\
ate, starting with yyyy-mm-dd");const[,year,month,day,hour,minute,second]=match.map(Number);const millisec=match[7]?Number((match[7]+"00").substr(1,3)):0;let date=Date.
UTC(year,month-1,day,hour||0,minute||0,second||0,millisec);const tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,false);if(Math.abs(d)<30)d*=60;date-=6e4*
d}return new Date(date)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};exports.floatTime=floatTime;exports.intTime=intTime;exports.
timestamp=timestamp}});var require_schema3=__commonJS({"node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports){"use strict";var map=require_map();var _null=require_null();var seq=require_seq();
var string=require_string();var binary=require_binary();var bool=require_bool2();var float=require_float2();var int=require_int2();var merge=require_merge();var omap=require_omap();
var pairs2=require_pairs();var set=require_set();var timestamp=require_timestamp();var schema=[map.map,seq.seq,string.string,_null.nullTag,bool.trueTag,bool.falseTag,
int.intBin,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float,binary.binary,merge.merge,omap.omap,pairs2.pairs,set.set,timestamp.intTime,timestamp.
floatTime,timestamp.timestamp];exports.schema=schema}});var require_tags=__commonJS({"node_modules/yaml/dist/schema/tags.js"(exports){"use strict";var map=require_map();var _null=require_null();var seq=require_seq();
var string=require_string();var bool=require_bool();var float=require_float();var int=require_int();var schema=require_schema();var schema$1=require_schema2();var binary=require_binary();
var merge=require_merge();var omap=require_omap();var pairs2=require_pairs();var schema$2=require_schema3();var set=require_set();var timestamp=require_timestamp();
var schemas=new Map([["core",schema.schema],["failsafe",[map.map,seq.seq,string.string]],["json",schema$1.schema],["yaml11",schema$2.schema],["yaml-1.1",schema$2.
schema]]);var tagsByName={binary:binary.binary,bool:bool.boolTag,float:float.float,floatExp:float.floatExp,floatNaN:float.floatNaN,floatTime:timestamp.floatTime,
int:int.int,intHex:int.intHex,intOct:int.intOct,intTime:timestamp.intTime,map:map.map,merge:merge.merge,null:_null.nullTag,omap:omap.omap,pairs:pairs2.pairs,seq:seq.
seq,set:set.set,timestamp:timestamp.timestamp};var coreKnownTags={"tag:yaml.org,2002:binary":binary.binary,"tag:yaml.org,2002:merge":merge.merge,"tag:yaml.org,2\
002:omap":omap.omap,"tag:yaml.org,2002:pairs":pairs2.pairs,"tag:yaml.org,2002:set":set.set,"tag:yaml.org,2002:timestamp":timestamp.timestamp};function getTags(customTags,schemaName,addMergeTag){
const schemaTags=schemas.get(schemaName);if(schemaTags&&!customTags){return addMergeTag&&!schemaTags.includes(merge.merge)?schemaTags.concat(merge.merge):schemaTags.
slice()}let tags2=schemaTags;if(!tags2){if(Array.isArray(customTags))tags2=[];else{const keys=Array.from(schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.
stringify(key)).join(", ");throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}}if(Array.isArray(customTags)){for(const tag of customTags)
tags2=tags2.concat(tag)}else if(typeof customTags==="function"){tags2=customTags(tags2.slice())}if(addMergeTag)tags2=tags2.concat(merge.merge);return tags2.reduce(
(tags3,tag)=>{const tagObj=typeof tag==="string"?tagsByName[tag]:tag;if(!tagObj){const tagName=JSON.stringify(tag);const keys=Object.keys(tagsByName).map(key=>JSON.
stringify(key)).join(", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}if(!tags3.includes(tagObj))tags3.push(tagObj);return tags3},[])}
exports.coreKnownTags=coreKnownTags;exports.getTags=getTags}});var require_Schema=__commonJS({"node_modules/yaml/dist/schema/Schema.js"(exports){"use strict";var identity=require_identity();var map=require_map();var seq=require_seq();
var string=require_string();var tags2=require_tags();var sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0;var Schema=class _Schema{constructor({compat,
customTags,merge,resolveKnownTags,schema,sortMapEntries,toStringDefaults}){this.compat=Array.isArray(compat)?tags2.getTags(compat,"compat"):compat?tags2.getTags(
null,compat):null;this.name=typeof schema==="string"&&schema||"core";this.knownTags=resolveKnownTags?tags2.coreKnownTags:{};this.tags=tags2.getTags(customTags,this.
name,merge);this.toStringOptions=toStringDefaults??null;Object.defineProperty(this,identity.MAP,{value:map.map});Object.defineProperty(this,identity.SCALAR,{value:string.
string});Object.defineProperty(this,identity.SEQ,{value:seq.seq});this.sortMapEntries=typeof sortMapEntries==="function"?sortMapEntries:sortMapEntries===true?sortMapEntriesByKey:
null}clone(){const copy=Object.create(_Schema.prototype,Object.getOwnPropertyDescriptors(this));copy.tags=this.tags.slice();return copy}};exports.Schema=Schema}});var require_stringifyDocument=__commonJS({"node_modules/yaml/dist/stringify/stringifyDocument.js"(exports){"use strict";var identity=require_identity();var stringify2=require_stringify();
var stringifyComment=require_stringifyComment();function stringifyDocument(doc,options2){const lines=[];let hasDirectives=options2.directives===true;if(options2.
directives!==false&&doc.directives){const dir=doc.directives.toString(doc);if(dir){lines.push(dir);hasDirectives=true}else if(doc.directives.docStart)hasDirectives=
true}if(hasDirectives)lines.push("---");const ctx=stringify2.createStringifyContext(doc,options2);const{commentString}=ctx.options;if(doc.commentBefore){if(lines.
length!==1)lines.unshift("");const cs=commentString(doc.commentBefore);lines.unshift(stringifyComment.indentComment(cs,""))}let chompKeep=false;let contentComment=null;
if(doc.contents){if(identity.isNode(doc.contents)){if(doc.contents.spaceBefore&&hasDirectives)lines.push("");if(doc.contents.commentBefore){const cs=commentString(
doc.contents.commentBefore);lines.push(stringifyComment.indentComment(cs,""))}ctx.forceBlockIndent=!!doc.comment;contentComment=doc.contents.comment}const onChompKeep=contentComment?
void 0:()=>chompKeep=true;let body=stringify2.stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);if(contentComment)body+=stringifyComment.lineComment(
body,"",commentString(contentComment));if((body[0]==="|"||body[0]===">")&&lines[lines.length-1]==="---"){lines[lines.length-1]=`--- ${body}`}else lines.push(body)}else{
lines.push(stringify2.stringify(doc.contents,ctx))}if(doc.directives?.docEnd){if(doc.comment){const cs=commentString(doc.comment);if(cs.includes("\n")){lines.push(
"...");lines.push(stringifyComment.indentComment(cs,""))}else{lines.push(`... ${cs}`)}}else{lines.push("...")}}else{let dc=doc.comment;if(dc&&chompKeep)dc=dc.replace(
/^\n+/,"");if(dc){if((!chompKeep||contentComment)&&lines[lines.length-1]!=="")lines.push("");lines.push(stringifyComment.indentComment(commentString(dc),""))}}return lines.
join("\n")+"\n"}exports.stringifyDocument=stringifyDocument}});var require_Document=__commonJS({"node_modules/yaml/dist/doc/Document.js"(exports){"use strict";var Alias=require_Alias();var Collection=require_Collection();var identity=require_identity();
var Pair=require_Pair();var toJS=require_toJS();var Schema=require_Schema();var stringifyDocument=require_stringifyDocument();var anchors=require_anchors();var applyReviver=require_applyReviver();
var createNode=require_createNode();var directives=require_directives();var Document=class _Document{constructor(value,replacer,options2){this.commentBefore=null;
this.comment=null;this.errors=[];this.warnings=[];Object.defineProperty(this,identity.NODE_TYPE,{value:identity.DOC});let _replacer=null;if(typeof replacer==="f\
unction"||Array.isArray(replacer)){_replacer=replacer}else if(options2===void 0&&replacer){options2=replacer;replacer=void 0}const opt=Object.assign({intAsBigInt:false,
keepSourceTokens:false,logLevel:"warn",prettyErrors:true,strict:true,stringKeys:false,uniqueKeys:true,version:"1.2"},options2);this.options=opt;let{version}=opt;
if(options2?._directives){this.directives=options2._directives.atDocument();if(this.directives.yaml.explicit)version=this.directives.yaml.version}else this.directives=
new directives.Directives({version});this.setSchema(version,options2);this.contents=value===void 0?null:this.createNode(value,_replacer,options2)}clone(){const copy=Object.
create(_Document.prototype,{[identity.NODE_TYPE]:{value:identity.DOC}});copy.commentBefore=this.commentBefore;copy.comment=this.comment;copy.errors=this.errors.
slice();copy.warnings=this.warnings.slice();copy.options=Object.assign({},this.options);if(this.directives)copy.directives=this.directives.clone();copy.schema=this.
schema.clone();copy.contents=identity.isNode(this.contents)?this.contents.clone(copy.schema):this.contents;if(this.range)copy.range=this.range.slice();return copy}add(value){
if(assertCollection(this.contents))this.contents.add(value)}addIn(path,value){if(assertCollection(this.contents))this.contents.addIn(path,value)}createAlias(node,name){
if(!node.anchor){const prev=anchors.anchorNames(this);node.anchor=!name||prev.has(name)?anchors.findNewAnchor(name||"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value,replacer,options2){
let _replacer=void 0;if(typeof replacer==="function"){value=replacer.call({"":value},"",value);_replacer=replacer}else if(Array.isArray(replacer)){const keyToStr=v=>typeof v===
"number"||v instanceof String||v instanceof Number;const asStr=replacer.filter(keyToStr).map(String);if(asStr.length>0)replacer=replacer.concat(asStr);_replacer=
replacer}else if(options2===void 0&&replacer){options2=replacer;replacer=void 0}const{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options2??
{};const{onAnchor,setAnchors,sourceObjects}=anchors.createNodeAnchors(this,anchorPrefix||"a");const ctx={aliasDuplicateObjects:aliasDuplicateObjects??true,keepUndefined:keepUndefined??
false,onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects};const node=createNode.createNode(value,tag,ctx);if(flow&&identity.isCollection(node))
node.flow=true;setAnchors();return node}createPair(key,value,options2={}){const k=this.createNode(key,null,options2);const v=this.createNode(value,null,options2);
return new Pair.Pair(k,v)}delete(key){return assertCollection(this.contents)?this.contents.delete(key):false}deleteIn(path){if(Collection.isEmptyPath(path)){if(this.
contents==null)return false;this.contents=null;return true}return assertCollection(this.contents)?this.contents.deleteIn(path):false}get(key,keepScalar){return identity.
isCollection(this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){if(Collection.isEmptyPath(path))return!keepScalar&&identity.isScalar(
this.contents)?this.contents.value:this.contents;return identity.isCollection(this.contents)?this.contents.getIn(path,keepScalar):void 0}has(key){return identity.
isCollection(this.contents)?this.contents.has(key):false}hasIn(path){if(Collection.isEmptyPath(path))return this.contents!==void 0;return identity.isCollection(
this.contents)?this.contents.hasIn(path):false}set(key,value){if(this.contents==null){this.contents=Collection.collectionFromPath(this.schema,[key],value)}else if(assertCollection(
this.contents)){this.contents.set(key,value)}}setIn(path,value){if(Collection.isEmptyPath(path)){this.contents=value}else if(this.contents==null){this.contents=
Collection.collectionFromPath(this.schema,Array.from(path),value)}else if(assertCollection(this.contents)){this.contents.setIn(path,value)}}setSchema(version,options2={}){
if(typeof version==="number")version=String(version);let opt;switch(version){case"1.1":if(this.directives)this.directives.yaml.version="1.1";else this.directives=
new directives.Directives({version:"1.1"});opt={resolveKnownTags:false,schema:"yaml-1.1"};break;case"1.2":case"next":if(this.directives)this.directives.yaml.version=
version;else this.directives=new directives.Directives({version});opt={resolveKnownTags:true,schema:"core"};break;case null:if(this.directives)delete this.directives;
opt=null;break;default:{const sv=JSON.stringify(version);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}if(options2.schema instanceof
Object)this.schema=options2.schema;else if(opt)this.schema=new Schema.Schema(Object.assign(opt,options2));else throw new Error(`With a null YAML version, the { \
schema: Schema } option is required`)}toJS({json:json2,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){const ctx={anchors:new Map,doc:this,keep:!json2,mapAsMap:mapAsMap===
true,mapKeyWarned:false,maxAliasCount:typeof maxAliasCount==="number"?maxAliasCount:100};const res=toJS.toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor===
"function")for(const{count,res:res2}of ctx.anchors.values())onAnchor(res2,count);return typeof reviver==="function"?applyReviver.applyReviver(reviver,{"":res},"",
res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:true,jsonArg,mapAsMap:false,onAnchor})}toString(options2={}){if(this.errors.length>0)throw new Error("D\
ocument with errors cannot be stringified");if("indent"in options2&&(!Number.isInteger(options2.indent)||Number(options2.indent)<=0)){const s=JSON.stringify(options2.
indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return stringifyDocument.stringifyDocument(this,options2)}};function assertCollection(contents){
if(identity.isCollection(contents))return true;throw new Error("Expected a YAML collection as document contents")}exports.Document=Document}});var require_errors=__commonJS({"node_modules/yaml/dist/errors.js"(exports){"use strict";var YAMLError=class extends Error{constructor(name,pos,code,message){super();
this.name=name;this.code=code;this.message=message;this.pos=pos}};var YAMLParseError=class extends YAMLError{constructor(pos,code,message){super("YAMLParseError",
pos,code,message)}};var YAMLWarning=class extends YAMLError{constructor(pos,code,message){super("YAMLWarning",pos,code,message)}};var prettifyError=(src,lc)=>error=>{
if(error.pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.linePos(pos));const{line,col}=error.linePos[0];error.message+=` at line ${line}, column ${col}`;
let ci=col-1;let lineStr=src.substring(lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){const trimStart=Math.min(
ci-39,lineStr.length-79);lineStr="\u2026"+lineStr.substring(trimStart);ci-=trimStart-1}if(lineStr.length>80)lineStr=lineStr.substring(0,79)+"\u2026";if(line>1&&
/^ *$/.test(lineStr.substring(0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.lineStarts[line-1]);if(prev.length>80)prev=prev.substring(0,79)+"\u2026\n";
lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count=1;const end=error.linePos[1];if(end?.line===line&&end.col>col){count=Math.max(1,Math.min(end.col-col,80-
ci))}const pointer=" ".repeat(ci)+"^".repeat(count);error.message+=`:

${lineStr}
${pointer}
`}};exports.YAMLError=YAMLError;exports.YAMLParseError=YAMLParseError;exports.YAMLWarning=YAMLWarning;exports.prettifyError=prettifyError}});var require_resolve_props=__commonJS({"node_modules/yaml/dist/compose/resolve-props.js"(exports){"use strict";function resolveProps(tokens2,{flow,indicator,next,
offset,onError,parentIndent,startOnNewline}){let spaceBefore=false;let atNewline=startOnNewline;let hasSpace=startOnNewline;let comment="";let commentSep="";let hasNewline=false;
let reqSpace=false;let tab=null;let anchor=null;let tag=null;let newlineAfterProp=null;let comma=null;let found=null;let start=null;for(const token of tokens2){
if(reqSpace){if(token.type!=="space"&&token.type!=="newline"&&token.type!=="comma")onError(token.offset,"MISSING_CHAR","Tags and anchors must be separated from \
the next token by white space");reqSpace=false}if(tab){if(atNewline&&token.type!=="comment"&&token.type!=="newline"){onError(tab,"TAB_AS_INDENT","Tabs are not a\
llowed as indentation")}tab=null}switch(token.type){case"space":if(!flow&&(indicator!=="doc-start"||next?.type!=="flow-collection")&&token.source.includes("	")){
tab=token}hasSpace=true;break;case"comment":{if(!hasSpace)onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");
const cb=token.source.substring(1)||" ";if(!comment)comment=cb;else comment+=commentSep+cb;commentSep="";atNewline=false;break}case"newline":if(atNewline){if(comment)
comment+=token.source;else if(!found||indicator!=="seq-item-ind")spaceBefore=true}else commentSep+=token.source;atNewline=true;hasNewline=true;if(anchor||tag)newlineAfterProp=
token;hasSpace=true;break;case"anchor":if(anchor)onError(token,"MULTIPLE_ANCHORS","A node can have at most one anchor");if(token.source.endsWith(":"))onError(token.
offset+token.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",true);anchor=token;start??(start=token.offset);atNewline=false;hasSpace=false;reqSpace=
true;break;case"tag":{if(tag)onError(token,"MULTIPLE_TAGS","A node can have at most one tag");tag=token;start??(start=token.offset);atNewline=false;hasSpace=false;
reqSpace=true;break}case indicator:if(anchor||tag)onError(token,"BAD_PROP_ORDER",`Anchors and tags must be after the ${token.source} indicator`);if(found)onError(
token,"UNEXPECTED_TOKEN",`Unexpected ${token.source} in ${flow??"collection"}`);found=token;atNewline=indicator==="seq-item-ind"||indicator==="explicit-key-ind";
hasSpace=false;break;case"comma":if(flow){if(comma)onError(token,"UNEXPECTED_TOKEN",`Unexpected , in ${flow}`);comma=token;atNewline=false;hasSpace=false;break}default:
onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.type} token`);atNewline=false;hasSpace=false}}const last=tokens2[tokens2.length-1];const end=last?last.offset+
last.source.length:offset;if(reqSpace&&next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scalar"||next.source!=="")){onError(
next.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space")}if(tab&&(atNewline&&tab.indent<=parentIndent||next?.type==="\
block-map"||next?.type==="block-seq"))onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation");return{comma,found,spaceBefore,comment,hasNewline,anchor,
tag,newlineAfterProp,end,start:start??end}}exports.resolveProps=resolveProps}});var require_util_contains_newline=__commonJS({"node_modules/yaml/dist/compose/util-contains-newline.js"(exports){"use strict";function containsNewline(key){if(!key)
return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(key.source.includes("\n"))return true;if(key.end){
for(const st of key.end)if(st.type==="newline")return true}return false;case"flow-collection":for(const it of key.items){for(const st of it.start)if(st.type==="\
newline")return true;if(it.sep){for(const st of it.sep)if(st.type==="newline")return true}if(containsNewline(it.key)||containsNewline(it.value))return true}return false;default:
return true}}exports.containsNewline=containsNewline}});var require_util_flow_indent_check=__commonJS({"node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports){"use strict";var utilContainsNewline=require_util_contains_newline();
function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collection"){const end=fc.end[0];if(end.indent===indent&&(end.source==="]"||end.source==="}")&&utilContainsNewline.
containsNewline(fc)){const msg="Flow end indicator should be more indented than parent";onError(end,"BAD_INDENT",msg,true)}}}exports.flowIndentCheck=flowIndentCheck}});var require_util_map_includes=__commonJS({"node_modules/yaml/dist/compose/util-map-includes.js"(exports){"use strict";var identity=require_identity();function mapIncludes(ctx,items,search){
const{uniqueKeys}=ctx.options;if(uniqueKeys===false)return false;const isEqual=typeof uniqueKeys==="function"?uniqueKeys:(a,b)=>a===b||identity.isScalar(a)&&identity.
isScalar(b)&&a.value===b.value;return items.some(pair=>isEqual(pair.key,search))}exports.mapIncludes=mapIncludes}});var require_resolve_block_map=__commonJS({"node_modules/yaml/dist/compose/resolve-block-map.js"(exports){"use strict";var Pair=require_Pair();var YAMLMap=require_YAMLMap();
var resolveProps=require_resolve_props();var utilContainsNewline=require_util_contains_newline();var utilFlowIndentCheck=require_util_flow_indent_check();var utilMapIncludes=require_util_map_includes();
var startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode,composeEmptyNode},ctx,bm,onError,tag){const NodeClass=tag?.
nodeClass??YAMLMap.YAMLMap;const map=new NodeClass(ctx.schema);if(ctx.atRoot)ctx.atRoot=false;let offset=bm.offset;let commentEnd=null;for(const collItem of bm.
items){const{start,key,sep,value}=collItem;const keyProps=resolveProps.resolveProps(start,{indicator:"explicit-key-ind",next:key??sep?.[0],offset,onError,parentIndent:bm.
indent,startOnNewline:true});const implicitKey=!keyProps.found;if(implicitKey){if(key){if(key.type==="block-seq")onError(offset,"BLOCK_AS_IMPLICIT_KEY","A block\
 sequence may not be used as an implicit map key");else if("indent"in key&&key.indent!==bm.indent)onError(offset,"BAD_INDENT",startColMsg)}if(!keyProps.anchor&&
!keyProps.tag&&!sep){commentEnd=keyProps.end;if(keyProps.comment){if(map.comment)map.comment+="\n"+keyProps.comment;else map.comment=keyProps.comment}continue}if(keyProps.
newlineAfterProp||utilContainsNewline.containsNewline(key)){onError(key??start[start.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single li\
ne")}}else if(keyProps.found?.indent!==bm.indent){onError(offset,"BAD_INDENT",startColMsg)}ctx.atKey=true;const keyStart=keyProps.end;const keyNode=key?composeNode(
ctx,key,keyProps,onError):composeEmptyNode(ctx,keyStart,start,null,keyProps,onError);if(ctx.schema.compat)utilFlowIndentCheck.flowIndentCheck(bm.indent,key,onError);
ctx.atKey=false;if(utilMapIncludes.mapIncludes(ctx,map.items,keyNode))onError(keyStart,"DUPLICATE_KEY","Map keys must be unique");const valueProps=resolveProps.
resolveProps(sep??[],{indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:bm.indent,startOnNewline:!key||key.type==="block-scalar"});
offset=valueProps.end;if(valueProps.found){if(implicitKey){if(value?.type==="block-map"&&!valueProps.hasNewline)onError(offset,"BLOCK_AS_IMPLICIT_KEY","Nested m\
appings are not allowed in compact mappings");if(ctx.options.strict&&keyProps.start<valueProps.found.offset-1024)onError(keyNode.range,"KEY_OVER_1024_CHARS","Th\
e : indicator must be at most 1024 chars after the start of an implicit block mapping key")}const valueNode=value?composeNode(ctx,value,valueProps,onError):composeEmptyNode(
ctx,offset,sep,null,valueProps,onError);if(ctx.schema.compat)utilFlowIndentCheck.flowIndentCheck(bm.indent,value,onError);offset=valueNode.range[2];const pair=new Pair.
Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens)pair.srcToken=collItem;map.items.push(pair)}else{if(implicitKey)onError(keyNode.range,"MISSING_CHAR","Im\
plicit map keys need to be followed by map values");if(valueProps.comment){if(keyNode.comment)keyNode.comment+="\n"+valueProps.comment;else keyNode.comment=valueProps.
comment}const pair=new Pair.Pair(keyNode);if(ctx.options.keepSourceTokens)pair.srcToken=collItem;map.items.push(pair)}}if(commentEnd&&commentEnd<offset)onError(
commentEnd,"IMPOSSIBLE","Map comment with trailing content");map.range=[bm.offset,offset,commentEnd??offset];return map}exports.resolveBlockMap=resolveBlockMap}});var require_resolve_block_seq=__commonJS({"node_modules/yaml/dist/compose/resolve-block-seq.js"(exports){"use strict";var YAMLSeq=require_YAMLSeq();var resolveProps=require_resolve_props();
var utilFlowIndentCheck=require_util_flow_indent_check();function resolveBlockSeq({composeNode,composeEmptyNode},ctx,bs,onError,tag){const NodeClass=tag?.nodeClass??
YAMLSeq.YAMLSeq;const seq=new NodeClass(ctx.schema);if(ctx.atRoot)ctx.atRoot=false;if(ctx.atKey)ctx.atKey=false;let offset=bs.offset;let commentEnd=null;for(const{
start,value}of bs.items){const props=resolveProps.resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:true});
if(!props.found){if(props.anchor||props.tag||value){if(value?.type==="block-seq")onError(props.end,"BAD_INDENT","All sequence items must start at the same colum\
n");else onError(offset,"MISSING_CHAR","Sequence item without - indicator")}else{commentEnd=props.end;if(props.comment)seq.comment=props.comment;continue}}const node=value?
composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);if(ctx.schema.compat)utilFlowIndentCheck.flowIndentCheck(bs.indent,
value,onError);offset=node.range[2];seq.items.push(node)}seq.range=[bs.offset,offset,commentEnd??offset];return seq}exports.resolveBlockSeq=resolveBlockSeq}});var require_resolve_end=__commonJS({"node_modules/yaml/dist/compose/resolve-end.js"(exports){"use strict";function resolveEnd(end,offset,reqSpace,onError){let comment="";
if(end){let hasSpace=false;let sep="";for(const token of end){const{source,type}=token;switch(type){case"space":hasSpace=true;break;case"comment":{if(reqSpace&&
!hasSpace)onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const cb=source.substring(1)||" ";if(!comment)comment=
cb;else comment+=sep+cb;sep="";break}case"newline":if(comment)sep+=source;hasSpace=true;break;default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${type} at no\
de end`)}offset+=source.length}}return{comment,offset}}exports.resolveEnd=resolveEnd}});var require_resolve_flow_collection=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-collection.js"(exports){"use strict";var identity=require_identity();
var Pair=require_Pair();var YAMLMap=require_YAMLMap();var YAMLSeq=require_YAMLSeq();var resolveEnd=require_resolve_end();var resolveProps=require_resolve_props();
var utilContainsNewline=require_util_contains_newline();var utilMapIncludes=require_util_map_includes();var blockMsg="Block collections are not allowed within f\
low collections";var isBlock=token=>token&&(token.type==="block-map"||token.type==="block-seq");function resolveFlowCollection({composeNode,composeEmptyNode},ctx,fc,onError,tag){
const isMap=fc.start.source==="{";const fcName=isMap?"flow map":"flow sequence";const NodeClass=tag?.nodeClass??(isMap?YAMLMap.YAMLMap:YAMLSeq.YAMLSeq);const coll=new NodeClass(
ctx.schema);coll.flow=true;const atRoot=ctx.atRoot;if(atRoot)ctx.atRoot=false;if(ctx.atKey)ctx.atKey=false;let offset=fc.offset+fc.start.source.length;for(let i=0;i<
fc.items.length;++i){const collItem=fc.items[i];const{start,key,sep,value}=collItem;const props=resolveProps.resolveProps(start,{flow:fcName,indicator:"explicit\
-key-ind",next:key??sep?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:false});if(!props.found){if(!props.anchor&&!props.tag&&!sep&&!value){if(i===0&&
props.comma)onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`);else if(i<fc.items.length-1)onError(props.start,"UNEXPECTED_TOKEN",`Unexpected e\
mpty item in ${fcName}`);if(props.comment){if(coll.comment)coll.comment+="\n"+props.comment;else coll.comment=props.comment}offset=props.end;continue}if(!isMap&&
ctx.options.strict&&utilContainsNewline.containsNewline(key))onError(key,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single l\
ine")}if(i===0){if(props.comma)onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`)}else{if(!props.comma)onError(props.start,"MISSING_CHAR",`Miss\
ing , between ${fcName} items`);if(props.comment){let prevItemComment="";loop:for(const st of start){switch(st.type){case"comma":case"space":break;case"comment":
prevItemComment=st.source.substring(1);break loop;default:break loop}}if(prevItemComment){let prev=coll.items[coll.items.length-1];if(identity.isPair(prev))prev=
prev.value??prev.key;if(prev.comment)prev.comment+="\n"+prevItemComment;else prev.comment=prevItemComment;props.comment=props.comment.substring(prevItemComment.
length+1)}}}if(!isMap&&!sep&&!props.found){const valueNode=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,sep,null,props,onError);coll.
items.push(valueNode);offset=valueNode.range[2];if(isBlock(value))onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{ctx.atKey=true;const keyStart=props.end;
const keyNode=key?composeNode(ctx,key,props,onError):composeEmptyNode(ctx,keyStart,start,null,props,onError);if(isBlock(key))onError(keyNode.range,"BLOCK_IN_FLO\
W",blockMsg);ctx.atKey=false;const valueProps=resolveProps.resolveProps(sep??[],{flow:fcName,indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,
parentIndent:fc.indent,startOnNewline:false});if(valueProps.found){if(!isMap&&!props.found&&ctx.options.strict){if(sep)for(const st of sep){if(st===valueProps.found)
break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}if(props.start<valueProps.
found.offset-1024)onError(valueProps.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else if(value){
if("source"in value&&value.source?.[0]===":")onError(value,"MISSING_CHAR",`Missing space after : in ${fcName}`);else onError(valueProps.start,"MISSING_CHAR",`Mi\
ssing , or : between ${fcName} items`)}const valueNode=value?composeNode(ctx,value,valueProps,onError):valueProps.found?composeEmptyNode(ctx,valueProps.end,sep,
null,valueProps,onError):null;if(valueNode){if(isBlock(value))onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else if(valueProps.comment){if(keyNode.comment)keyNode.
comment+="\n"+valueProps.comment;else keyNode.comment=valueProps.comment}const pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens)pair.srcToken=
collItem;if(isMap){const map=coll;if(utilMapIncludes.mapIncludes(ctx,map.items,keyNode))onError(keyStart,"DUPLICATE_KEY","Map keys must be unique");map.items.push(
pair)}else{const map=new YAMLMap.YAMLMap(ctx.schema);map.flow=true;map.items.push(pair);const endRange=(valueNode??keyNode).range;map.range=[keyNode.range[0],endRange[1],
endRange[2]];coll.items.push(map)}offset=valueNode?valueNode.range[2]:valueProps.end}}const expectedEnd=isMap?"}":"]";const[ce,...ee]=fc.end;let cePos=offset;if(ce?.
source===expectedEnd)cePos=ce.offset+ce.source.length;else{const name=fcName[0].toUpperCase()+fcName.substring(1);const msg=atRoot?`${name} must end with a ${expectedEnd}`:
`${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg);if(ce&&ce.source.
length!==1)ee.unshift(ce)}if(ee.length>0){const end=resolveEnd.resolveEnd(ee,cePos,ctx.options.strict,onError);if(end.comment){if(coll.comment)coll.comment+="\n"+
end.comment;else coll.comment=end.comment}coll.range=[fc.offset,cePos,end.offset]}else{coll.range=[fc.offset,cePos,cePos]}return coll}exports.resolveFlowCollection=
resolveFlowCollection}});var require_compose_collection=__commonJS({"node_modules/yaml/dist/compose/compose-collection.js"(exports){"use strict";var identity=require_identity();var Scalar=require_Scalar();
var YAMLMap=require_YAMLMap();var YAMLSeq=require_YAMLSeq();var resolveBlockMap=require_resolve_block_map();var resolveBlockSeq=require_resolve_block_seq();var resolveFlowCollection=require_resolve_flow_collection();
function resolveCollection(CN,ctx,token,onError,tagName,tag){const coll=token.type==="block-map"?resolveBlockMap.resolveBlockMap(CN,ctx,token,onError,tag):token.
type==="block-seq"?resolveBlockSeq.resolveBlockSeq(CN,ctx,token,onError,tag):resolveFlowCollection.resolveFlowCollection(CN,ctx,token,onError,tag);const Coll=coll.
constructor;if(tagName==="!"||tagName===Coll.tagName){coll.tag=Coll.tagName;return coll}if(tagName)coll.tag=tagName;return coll}function composeCollection(CN,ctx,token,props,onError){
const tagToken=props.tag;const tagName=!tagToken?null:ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg));if(token.type==="b\
lock-seq"){const{anchor,newlineAfterProp:nl}=props;const lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;if(lastProp&&(!nl||
nl.offset<lastProp.offset)){const message="Missing newline after block sequence props";onError(lastProp,"MISSING_CHAR",message)}}const expType=token.type==="blo\
ck-map"?"map":token.type==="block-seq"?"seq":token.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||tagName===YAMLMap.YAMLMap.tagName&&expType===
"map"||tagName===YAMLSeq.YAMLSeq.tagName&&expType==="seq"){return resolveCollection(CN,ctx,token,onError,tagName)}let tag=ctx.schema.tags.find(t=>t.tag===tagName&&
t.collection===expType);if(!tag){const kt=ctx.schema.knownTags[tagName];if(kt?.collection===expType){ctx.schema.tags.push(Object.assign({},kt,{default:false}));
tag=kt}else{if(kt){onError(tagToken,"BAD_COLLECTION_TYPE",`${kt.tag} used for ${expType} collection, but expects ${kt.collection??"scalar"}`,true)}else{onError(
tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,true)}return resolveCollection(CN,ctx,token,onError,tagName)}}const coll=resolveCollection(CN,ctx,token,
onError,tagName,tag);const res=tag.resolve?.(coll,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg),ctx.options)??coll;const node=identity.isNode(res)?res:new Scalar.
Scalar(res);node.range=coll.range;node.tag=tagName;if(tag?.format)node.format=tag.format;return node}exports.composeCollection=composeCollection}});var require_resolve_block_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-block-scalar.js"(exports){"use strict";var Scalar=require_Scalar();function resolveBlockScalar(ctx,scalar,onError){
const start=scalar.offset;const header=parseBlockScalarHeader(scalar,ctx.options.strict,onError);if(!header)return{value:"",type:null,comment:"",range:[start,start,
start]};const type=header.mode===">"?Scalar.Scalar.BLOCK_FOLDED:Scalar.Scalar.BLOCK_LITERAL;const lines=scalar.source?splitLines(scalar.source):[];let chompStart=lines.
length;for(let i=lines.length-1;i>=0;--i){const content=lines[i][1];if(content===""||content==="\r")chompStart=i;else break}if(chompStart===0){const value2=header.
chomp==="+"&&lines.length>0?"\n".repeat(Math.max(1,lines.length-1)):"";let end2=start+header.length;if(scalar.source)end2+=scalar.source.length;return{value:value2,
type,comment:header.comment,range:[start,end2,end2]}}let trimIndent=scalar.indent+header.indent;let offset=scalar.offset+header.length;let contentStart=0;for(let i=0;i<
chompStart;++i){const[indent,content]=lines[i];if(content===""||content==="\r"){if(header.indent===0&&indent.length>trimIndent)trimIndent=indent.length}else{if(indent.
length<trimIndent){const message="Block scalars with more-indented leading empty lines must use an explicit indentation indicator";onError(offset+indent.length,
"MISSING_CHAR",message)}if(header.indent===0)trimIndent=indent.length;contentStart=i;if(trimIndent===0&&!ctx.atRoot){const message="Block scalar values in colle\
ctions must be indented";onError(offset,"BAD_INDENT",message)}break}offset+=indent.length+content.length+1}for(let i=lines.length-1;i>=chompStart;--i){if(lines[i][0].
length>trimIndent)chompStart=i+1}let value="";let sep="";let prevMoreIndented=false;for(let i=0;i<contentStart;++i)value+=lines[i][0].slice(trimIndent)+"\n";for(let i=contentStart;i<
chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;const crlf=content[content.length-1]==="\r";if(crlf)content=content.slice(0,
-1);if(content&&indent.length<trimIndent){const src=header.indent?"explicit indentation indicator":"first line";const message=`Block scalar lines must not be le\
ss indented than their ${src}`;onError(offset-content.length-(crlf?2:1),"BAD_INDENT",message);indent=""}if(type===Scalar.Scalar.BLOCK_LITERAL){value+=sep+indent.
slice(trimIndent)+content;sep="\n"}else if(indent.length>trimIndent||content[0]==="	"){if(sep===" ")sep="\n";else if(!prevMoreIndented&&sep==="\n")sep="\n\n";value+=
sep+indent.slice(trimIndent)+content;sep="\n";prevMoreIndented=true}else if(content===""){if(sep==="\n")value+="\n";else sep="\n"}else{value+=sep+content;sep=" ";
prevMoreIndented=false}}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.length;++i)value+="\n"+lines[i][0].slice(trimIndent);if(value[value.
length-1]!=="\n")value+="\n";break;default:value+="\n"}const end=start+header.length+scalar.source.length;return{value,type,comment:header.comment,range:[start,
end,end]}}function parseBlockScalarHeader({offset,props},strict2,onError){if(props[0].type!=="block-scalar-header"){onError(props[0],"IMPOSSIBLE","Block scalar \
header not found");return null}const{source}=props[0];const mode=source[0];let indent=0;let chomp="";let error=-1;for(let i=1;i<source.length;++i){const ch=source[i];
if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{const n=Number(ch);if(!indent&&n)indent=n;else if(error===-1)error=offset+i}}if(error!==-1)onError(error,"UNEXPECT\
ED_TOKEN",`Block scalar header includes extra characters: ${source}`);let hasSpace=false;let comment="";let length=source.length;for(let i=1;i<props.length;++i){
const token=props[i];switch(token.type){case"space":hasSpace=true;case"newline":length+=token.source.length;break;case"comment":if(strict2&&!hasSpace){const message="\
Comments must be separated from other tokens by white space characters";onError(token,"MISSING_CHAR",message)}length+=token.source.length;comment=token.source.substring(
1);break;case"error":onError(token,"UNEXPECTED_TOKEN",token.message);length+=token.source.length;break;default:{const message=`Unexpected token in block scalar \
header: ${token.type}`;onError(token,"UNEXPECTED_TOKEN",message);const ts=token.source;if(ts&&typeof ts==="string")length+=ts.length}}}return{mode,indent,chomp,
comment,length}}function splitLines(source){const split2=source.split(/\n( *)/);const first=split2[0];const m=first.match(/^( *)/);const line0=m?.[1]?[m[1],first.
slice(m[1].length)]:["",first];const lines=[line0];for(let i=1;i<split2.length;i+=2)lines.push([split2[i],split2[i+1]]);return lines}exports.resolveBlockScalar=
resolveBlockScalar}});var require_resolve_flow_scalar=__commonJS({"node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports){"use strict";var Scalar=require_Scalar();var resolveEnd=require_resolve_end();
function resolveFlowScalar(scalar,strict2,onError){const{offset,type,source,end}=scalar;let _type;let value;const _onError=(rel,code,msg)=>onError(offset+rel,code,
msg);switch(type){case"scalar":_type=Scalar.Scalar.PLAIN;value=plainValue2(source,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.QUOTE_SINGLE;value=
singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=Scalar.Scalar.QUOTE_DOUBLE;value=doubleQuotedValue(source,_onError);break;default:onError(
scalar,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`);return{value:"",type:null,comment:"",range:[offset,offset+source.length,offset+source.
length]}}const valueEnd=offset+source.length;const re=resolveEnd.resolveEnd(end,valueEnd,strict2,onError);return{value,type:_type,comment:re.comment,range:[offset,
valueEnd,re.offset]}}function plainValue2(source,onError){let badChar="";switch(source[0]){case"	":badChar="a tab character";break;case",":badChar="flow indicat\
or character ,";break;case"%":badChar="directive indicator character %";break;case"|":case">":{badChar=`block scalar indicator ${source[0]}`;break}case"@":case"\
`":{badChar=`reserved character ${source[0]}`;break}}if(badChar)onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`);return unfoldLines(source)}
function singleQuotedValue(source,onError){if(source[source.length-1]!=="'"||source.length===1)onError(source.length,"MISSING_CHAR","Missing closing 'quote");return unfoldLines(
source.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(source){const line=/(.*?)\r?\n/sy;let match=line.exec(source);if(!match)return source;let trimEnd,trimBoth;
try{trimEnd=new RegExp("(?<![ 	])[ 	]+$");trimBoth=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/;trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].
replace(trimEnd,"");let sep=" ";let pos=line.lastIndex;while(match=line.exec(source)){const lm=match[1].replace(trimBoth,"");if(lm===""){if(sep==="\n")res+=sep;else
sep="\n"}else{res+=sep+lm;sep=" "}pos=line.lastIndex}const last=/[ \t]*(.*)/sy;last.lastIndex=pos;match=last.exec(source);return res+sep+(match?.[1]??"")}function doubleQuotedValue(source,onError){
let res="";for(let i=1;i<source.length-1;++i){const ch=source[i];if(ch==="\r"&&source[i+1]==="\n")continue;if(ch==="\n"){const{fold:fold2,offset}=foldNewline(source,
i);res+=fold2;i=offset}else if(ch==="\\"){let next=source[++i];const cc=escapeCodes[next];if(cc)res+=cc;else if(next==="\n"){next=source[i+1];while(next===" "||
next==="	")next=source[++i+1]}else if(next==="\r"&&source[i+1]==="\n"){next=source[++i+1];while(next===" "||next==="	")next=source[++i+1]}else if(next==="x"||next===
"u"||next==="U"){const length=next==="x"?2:next==="u"?4:8;res+=parseCharCode(source,i+1,length,onError);i+=length}else{const raw=source.substr(i-1,2);onError(i-
1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`);res+=raw}}else if(ch===" "||ch==="	"){const wsStart=i;let next=source[i+1];while(next===" "||next==="	")next=
source[++i+1];if(next!=="\n"&&!(next==="\r"&&source[i+2]==="\n"))res+=i>wsStart?source.slice(wsStart,i+1):ch}else{res+=ch}}if(source[source.length-1]!=='"'||source.
length===1)onError(source.length,"MISSING_CHAR",'Missing closing "quote');return res}function foldNewline(source,offset){let fold2="";let ch=source[offset+1];while(ch===
" "||ch==="	"||ch==="\n"||ch==="\r"){if(ch==="\r"&&source[offset+2]!=="\n")break;if(ch==="\n")fold2+="\n";offset+=1;ch=source[offset+1]}if(!fold2)fold2=" ";return{
fold:fold2,offset}}var escapeCodes={"0":"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:"\n",r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',
"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){const cc=source.substr(offset,length);const ok2=cc.length===length&&/^[0-9a-fA-F]+$/.
test(cc);const code=ok2?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{const raw=source.substr(offset-2,length+2);onError(offset-2,"BAD_DQ_ESCA\
PE",`Invalid escape sequence ${raw}`);return raw}}exports.resolveFlowScalar=resolveFlowScalar}});var require_compose_scalar=__commonJS({"node_modules/yaml/dist/compose/compose-scalar.js"(exports){"use strict";var identity=require_identity();var Scalar=require_Scalar();
var resolveBlockScalar=require_resolve_block_scalar();var resolveFlowScalar=require_resolve_flow_scalar();function composeScalar(ctx,token,tagToken,onError){const{
value,type,comment,range:range2}=token.type==="block-scalar"?resolveBlockScalar.resolveBlockScalar(ctx,token,onError):resolveFlowScalar.resolveFlowScalar(token,
ctx.options.strict,onError);const tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;let tag;if(ctx.options.
stringKeys&&ctx.atKey){tag=ctx.schema[identity.SCALAR]}else if(tagName)tag=findScalarTagByName(ctx.schema,value,tagName,tagToken,onError);else if(token.type==="\
scalar")tag=findScalarTagByTest(ctx,value,token,onError);else tag=ctx.schema[identity.SCALAR];let scalar;try{const res=tag.resolve(value,msg=>onError(tagToken??
token,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar=identity.isScalar(res)?res:new Scalar.Scalar(res)}catch(error){const msg=error instanceof Error?error.message:
String(error);onError(tagToken??token,"TAG_RESOLVE_FAILED",msg);scalar=new Scalar.Scalar(value)}scalar.range=range2;scalar.source=value;if(type)scalar.type=type;
if(tagName)scalar.tag=tagName;if(tag.format)scalar.format=tag.format;if(comment)scalar.comment=comment;return scalar}function findScalarTagByName(schema,value,tagName,tagToken,onError){
if(tagName==="!")return schema[identity.SCALAR];const matchWithTest=[];for(const tag of schema.tags){if(!tag.collection&&tag.tag===tagName){if(tag.default&&tag.
test)matchWithTest.push(tag);else return tag}}for(const tag of matchWithTest)if(tag.test?.test(value))return tag;const kt=schema.knownTags[tagName];if(kt&&!kt.collection){
schema.tags.push(Object.assign({},kt,{default:false,test:void 0}));return kt}onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:y\
aml.org,2002:str");return schema[identity.SCALAR]}function findScalarTagByTest({atKey,directives,schema},value,token,onError){const tag=schema.tags.find(tag2=>(tag2.
default===true||atKey&&tag2.default==="key")&&tag2.test?.test(value))||schema[identity.SCALAR];if(schema.compat){const compat=schema.compat.find(tag2=>tag2.default&&
tag2.test?.test(value))??schema[identity.SCALAR];if(tag.tag!==compat.tag){const ts=directives.tagString(tag.tag);const cs=directives.tagString(compat.tag);const msg=`\
Value may be parsed as either ${ts} or ${cs}`;onError(token,"TAG_RESOLVE_FAILED",msg,true)}}return tag}exports.composeScalar=composeScalar}});var require_util_empty_scalar_position=__commonJS({"node_modules/yaml/dist/compose/util-empty-scalar-position.js"(exports){"use strict";function emptyScalarPosition(offset,before,pos){
if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.length;
continue}st=before[++i];while(st?.type==="space"){offset+=st.source.length;st=before[++i]}break}}return offset}exports.emptyScalarPosition=emptyScalarPosition}});var require_compose_node=__commonJS({"node_modules/yaml/dist/compose/compose-node.js"(exports){"use strict";var Alias=require_Alias();var identity=require_identity();
var composeCollection=require_compose_collection();var composeScalar=require_compose_scalar();var resolveEnd=require_resolve_end();var utilEmptyScalarPosition=require_util_empty_scalar_position();
var CN={composeNode,composeEmptyNode};function composeNode(ctx,token,props,onError){const atKey=ctx.atKey;const{spaceBefore,comment,anchor,tag}=props;let node;let isSrcToken=true;
switch(token.type){case"alias":node=composeAlias(ctx,token,onError);if(anchor||tag)onError(token,"ALIAS_PROPS","An alias node must not specify any properties");
break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":node=composeScalar.composeScalar(ctx,token,tag,onError);if(anchor)node.
anchor=anchor.source.substring(1);break;case"block-map":case"block-seq":case"flow-collection":try{node=composeCollection.composeCollection(CN,ctx,token,props,onError);
if(anchor)node.anchor=anchor.source.substring(1)}catch(error){const message=error instanceof Error?error.message:String(error);onError(token,"RESOURCE_EXHAUSTIO\
N",message)}break;default:{const message=token.type==="error"?token.message:`Unsupported token (type: ${token.type})`;onError(token,"UNEXPECTED_TOKEN",message);
isSrcToken=false}}node??(node=composeEmptyNode(ctx,token.offset,void 0,null,props,onError));if(anchor&&node.anchor==="")onError(anchor,"BAD_ALIAS","Anchor canno\
t be an empty string");if(atKey&&ctx.options.stringKeys&&(!identity.isScalar(node)||typeof node.value!=="string"||node.tag&&node.tag!=="tag:yaml.org,2002:str")){
const msg="With stringKeys, all keys must be strings";onError(tag??token,"NON_STRING_KEY",msg)}if(spaceBefore)node.spaceBefore=true;if(comment){if(token.type===
"scalar"&&token.source==="")node.comment=comment;else node.commentBefore=comment}if(ctx.options.keepSourceTokens&&isSrcToken)node.srcToken=token;return node}function composeEmptyNode(ctx,offset,before,pos,{
spaceBefore,comment,anchor,tag,end},onError){const token={type:"scalar",offset:utilEmptyScalarPosition.emptyScalarPosition(offset,before,pos),indent:-1,source:""};
const node=composeScalar.composeScalar(ctx,token,tag,onError);if(anchor){node.anchor=anchor.source.substring(1);if(node.anchor==="")onError(anchor,"BAD_ALIAS","\
Anchor cannot be an empty string")}if(spaceBefore)node.spaceBefore=true;if(comment){node.comment=comment;node.range[2]=end}return node}function composeAlias({options:options2},{
offset,source,end},onError){const alias=new Alias.Alias(source.substring(1));if(alias.source==="")onError(offset,"BAD_ALIAS","Alias cannot be an empty string");
if(alias.source.endsWith(":"))onError(offset+source.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",true);const valueEnd=offset+source.length;const re=resolveEnd.
resolveEnd(end,valueEnd,options2.strict,onError);alias.range=[offset,valueEnd,re.offset];if(re.comment)alias.comment=re.comment;return alias}exports.composeEmptyNode=
composeEmptyNode;exports.composeNode=composeNode}});var require_compose_doc=__commonJS({"node_modules/yaml/dist/compose/compose-doc.js"(exports){"use strict";var Document=require_Document();var composeNode=require_compose_node();
var resolveEnd=require_resolve_end();var resolveProps=require_resolve_props();function composeDoc(options2,directives,{offset,start,value,end},onError){const opts=Object.
assign({_directives:directives},options2);const doc=new Document.Document(void 0,opts);const ctx={atKey:false,atRoot:true,directives:doc.directives,options:doc.
options,schema:doc.schema};const props=resolveProps.resolveProps(start,{indicator:"doc-start",next:value??end?.[0],offset,onError,parentIndent:0,startOnNewline:true});
if(props.found){doc.directives.docStart=true;if(value&&(value.type==="block-map"||value.type==="block-seq")&&!props.hasNewline)onError(props.end,"MISSING_CHAR",
"Block collection cannot start on same line with directives-end marker")}doc.contents=value?composeNode.composeNode(ctx,value,props,onError):composeNode.composeEmptyNode(
ctx,props.end,start,null,props,onError);const contentEnd=doc.contents.range[2];const re=resolveEnd.resolveEnd(end,contentEnd,false,onError);if(re.comment)doc.comment=
re.comment;doc.range=[offset,contentEnd,re.offset];return doc}exports.composeDoc=composeDoc}});var require_composer=__commonJS({"node_modules/yaml/dist/compose/composer.js"(exports){"use strict";var node_process=__require("process");var directives=require_directives();
var Document=require_Document();var errors=require_errors();var identity=require_identity();var composeDoc=require_compose_doc();var resolveEnd=require_resolve_end();
function getErrorPos(src){if(typeof src==="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[src[0],src[1]];const{offset,source}=src;return[
offset,offset+(typeof source==="string"?source.length:1)]}function parsePrelude(prelude){let comment="";let atComment=false;let afterEmptyLine=false;for(let i=0;i<
prelude.length;++i){const source=prelude[i];switch(source[0]){case"#":comment+=(comment===""?"":afterEmptyLine?"\n\n":"\n")+(source.substring(1)||" ");atComment=
true;afterEmptyLine=false;break;case"%":if(prelude[i+1]?.[0]!=="#")i+=1;atComment=false;break;default:if(!atComment)afterEmptyLine=true;atComment=false}}return{
comment,afterEmptyLine}}var Composer=class{constructor(options2={}){this.doc=null;this.atDirectives=false;this.prelude=[];this.errors=[];this.warnings=[];this.onError=
(source,code,message,warning)=>{const pos=getErrorPos(source);if(warning)this.warnings.push(new errors.YAMLWarning(pos,code,message));else this.errors.push(new errors.
YAMLParseError(pos,code,message))};this.directives=new directives.Directives({version:options2.version||"1.2"});this.options=options2}decorate(doc,afterDoc){const{
comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){const dc=doc.contents;if(afterDoc){doc.comment=doc.comment?`${doc.comment}
${comment}`:comment}else if(afterEmptyLine||doc.directives.docStart||!dc){doc.commentBefore=comment}else if(identity.isCollection(dc)&&!dc.flow&&dc.items.length>
0){let it=dc.items[0];if(identity.isPair(it))it=it.key;const cb=it.commentBefore;it.commentBefore=cb?`${comment}
${cb}`:comment}else{const cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.warnings.push(this.
warnings[i])}else{doc.errors=this.errors;doc.warnings=this.warnings}this.prelude=[];this.errors=[];this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.
prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens2,forceDoc=false,endOffset=-1){for(const token of tokens2)
yield*this.next(token);yield*this.end(forceDoc,endOffset)}*next(token){if(node_process.env.LOG_STREAM)console.dir(token,{depth:null});switch(token.type){case"di\
rective":this.directives.add(token.source,(offset,message,warning)=>{const pos=getErrorPos(token);pos[0]+=offset;this.onError(pos,"BAD_DIRECTIVE",message,warning)});
this.prelude.push(token.source);this.atDirectives=true;break;case"document":{const doc=composeDoc.composeDoc(this.options,this.directives,token,this.onError);if(this.
atDirectives&&!doc.directives.docStart)this.onError(token,"MISSING_CHAR","Missing directives-end/doc-start indicator line");this.decorate(doc,false);if(this.doc)
yield this.doc;this.doc=doc;this.atDirectives=false;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(token.source);break;case"\
error":{const msg=token.source?`${token.message}: ${JSON.stringify(token.source)}`:token.message;const error=new errors.YAMLParseError(getErrorPos(token),"UNEXP\
ECTED_TOKEN",msg);if(this.atDirectives||!this.doc)this.errors.push(error);else this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){const msg="Unexpec\
ted doc-end without preceding document";this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=
true;const end=resolveEnd.resolveEnd(token.end,token.offset+token.source.length,this.doc.options.strict,this.onError);this.decorate(this.doc,true);if(end.comment){
const dc=this.doc.comment;this.doc.comment=dc?`${dc}
${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",`Unsuppo\
rted token ${token.type}`))}}*end(forceDoc=false,endOffset=-1){if(this.doc){this.decorate(this.doc,true);yield this.doc;this.doc=null}else if(forceDoc){const opts=Object.
assign({_directives:this.directives},this.options);const doc=new Document.Document(void 0,opts);if(this.atDirectives)this.onError(endOffset,"MISSING_CHAR","Miss\
ing directives-end indicator line");doc.range=[0,endOffset,endOffset];this.decorate(doc,false);yield doc}}};exports.Composer=Composer}});var require_cst_scalar=__commonJS({"node_modules/yaml/dist/parse/cst-scalar.js"(exports){"use strict";var resolveBlockScalar=require_resolve_block_scalar();var resolveFlowScalar=require_resolve_flow_scalar();
var errors=require_errors();var stringifyString=require_stringifyString();function resolveAsScalar(token,strict2=true,onError){if(token){const _onError=(pos,code,message)=>{
const offset=typeof pos==="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)onError(offset,code,message);else throw new errors.YAMLParseError([offset,
offset+1],code,message)};switch(token.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.resolveFlowScalar(token,
strict2,_onError);case"block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{strict:strict2}},token,_onError)}}return null}function createScalarToken(value,context){
const{implicitKey=false,indent,inFlow=false,offset=-1,type="PLAIN"}=context;const source=stringifyString.stringifyString({type,value},{implicitKey,indent:indent>
0?" ".repeat(indent):"",inFlow,options:{blockQuote:true,lineWidth:-1}});const end=context.end??[{type:"newline",offset:-1,indent,source:"\n"}];switch(source[0]){case"\
|":case">":{const he=source.indexOf("\n");const head=source.substring(0,he);const body=source.substring(he+1)+"\n";const props=[{type:"block-scalar-header",offset,
indent,source:head}];if(!addEndtoBlockProps(props,end))props.push({type:"newline",offset:-1,indent,source:"\n"});return{type:"block-scalar",offset,indent,props,
source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source,end};case"'":return{type:"single-quoted-scalar",offset,indent,source,end};default:return{
type:"scalar",offset,indent,source,end}}}function setScalarValue(token,value,context={}){let{afterKey=false,implicitKey=false,inFlow=false,type}=context;let indent="\
indent"in token?token.indent:null;if(afterKey&&typeof indent==="number")indent+=2;if(!type)switch(token.type){case"single-quoted-scalar":type="QUOTE_SINGLE";break;case"\
double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{const header=token.props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid \
block scalar header");type=header.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}const source=stringifyString.stringifyString({type,value},
{implicitKey:implicitKey||indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:true,lineWidth:-1}});switch(source[0]){case"\
|":case">":setBlockScalarValue(token,source);break;case'"':setFlowScalarValue(token,source,"double-quoted-scalar");break;case"'":setFlowScalarValue(token,source,
"single-quoted-scalar");break;default:setFlowScalarValue(token,source,"scalar")}}function setBlockScalarValue(token,source){const he=source.indexOf("\n");const head=source.
substring(0,he);const body=source.substring(he+1)+"\n";if(token.type==="block-scalar"){const header=token.props[0];if(header.type!=="block-scalar-header")throw new Error(
"Invalid block scalar header");header.source=head;token.source=body}else{const{offset}=token;const indent="indent"in token?token.indent:-1;const props=[{type:"b\
lock-scalar-header",offset,indent,source:head}];if(!addEndtoBlockProps(props,"end"in token?token.end:void 0))props.push({type:"newline",offset:-1,indent,source:"\
\n"});for(const key of Object.keys(token))if(key!=="type"&&key!=="offset")delete token[key];Object.assign(token,{type:"block-scalar",indent,props,source:body})}}
function addEndtoBlockProps(props,end){if(end)for(const st of end)switch(st.type){case"space":case"comment":props.push(st);break;case"newline":props.push(st);return true}
return false}function setFlowScalarValue(token,source,type){switch(token.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":token.type=type;
token.source=source;break;case"block-scalar":{const end=token.props.slice(1);let oa=source.length;if(token.props[0].type==="block-scalar-header")oa-=token.props[0].
source.length;for(const tok of end)tok.offset+=oa;delete token.props;Object.assign(token,{type,source,end});break}case"block-map":case"block-seq":{const offset=token.
offset+source.length;const nl={type:"newline",offset,indent:token.indent,source:"\n"};delete token.items;Object.assign(token,{type,source,end:[nl]});break}default:{
const indent="indent"in token?token.indent:-1;const end="end"in token&&Array.isArray(token.end)?token.end.filter(st=>st.type==="space"||st.type==="comment"||st.
type==="newline"):[];for(const key of Object.keys(token))if(key!=="type"&&key!=="offset")delete token[key];Object.assign(token,{type,indent,source,end})}}}exports.
createScalarToken=createScalarToken;exports.resolveAsScalar=resolveAsScalar;exports.setScalarValue=setScalarValue}});var require_cst_stringify=__commonJS({"node_modules/yaml/dist/parse/cst-stringify.js"(exports){"use strict";var stringify2=cst=>"type"in cst?stringifyToken(cst):
stringifyItem(cst);function stringifyToken(token){switch(token.type){case"block-scalar":{let res="";for(const tok of token.props)res+=stringifyToken(tok);return res+
token.source}case"block-map":case"block-seq":{let res="";for(const item of token.items)res+=stringifyItem(item);return res}case"flow-collection":{let res=token.
start.source;for(const item of token.items)res+=stringifyItem(item);for(const st of token.end)res+=st.source;return res}case"document":{let res=stringifyItem(token);
if(token.end)for(const st of token.end)res+=st.source;return res}default:{let res=token.source;if("end"in token&&token.end)for(const st of token.end)res+=st.source;
return res}}}function stringifyItem({start,key,sep,value}){let res="";for(const st of start)res+=st.source;if(key)res+=stringifyToken(key);if(sep)for(const st of sep)
res+=st.source;if(value)res+=stringifyToken(value);return res}exports.stringify=stringify2}});var require_cst_visit=__commonJS({"node_modules/yaml/dist/parse/cst-visit.js"(exports){"use strict";var BREAK=Symbol("break visit");var SKIP=Symbol("skip childr\
en");var REMOVE=Symbol("remove item");function visit(cst,visitor){if("type"in cst&&cst.type==="document")cst={start:cst.start,value:cst.value};_visit(Object.freeze(
[]),cst,visitor)}visit.BREAK=BREAK;visit.SKIP=SKIP;visit.REMOVE=REMOVE;visit.itemAtPath=(cst,path)=>{let item=cst;for(const[field,index]of path){const tok=item?.[field];
if(tok&&"items"in tok){item=tok.items[index]}else return void 0}return item};visit.parentCollection=(cst,path)=>{const parent=visit.itemAtPath(cst,path.slice(0,
-1));const field=path[path.length-1][0];const coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error("Parent collection not found")};function _visit(path,item,visitor){
let ctrl=visitor(item,path);if(typeof ctrl==="symbol")return ctrl;for(const field of["key","value"]){const token=item[field];if(token&&"items"in token){for(let i=0;i<
token.items.length;++i){const ci=_visit(Object.freeze(path.concat([[field,i]])),token.items[i],visitor);if(typeof ci==="number")i=ci-1;else if(ci===BREAK)return BREAK;else if(ci===
REMOVE){token.items.splice(i,1);i-=1}}if(typeof ctrl==="function"&&field==="key")ctrl=ctrl(item,path)}}return typeof ctrl==="function"?ctrl(item,path):ctrl}exports.
visit=visit}});var require_cst=__commonJS({"node_modules/yaml/dist/parse/cst.js"(exports){"use strict";var cstScalar=require_cst_scalar();var cstStringify=require_cst_stringify();
var cstVisit=require_cst_visit();var BOM="\uFEFF";var DOCUMENT="";var FLOW_END="";var SCALAR="";var isCollection=token=>!!token&&"items"in token;var isScalar=token=>!!token&&
(token.type==="scalar"||token.type==="single-quoted-scalar"||token.type==="double-quoted-scalar"||token.type==="block-scalar");function prettyToken(token){switch(token){case BOM:
return"<BOM>";case DOCUMENT:return"<DOC>";case FLOW_END:return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token)}}function tokenType(source){
switch(source){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:return"scalar";case"---":return"\
doc-start";case"...":return"doc-end";case"":case"\n":case"\r\n":return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map\
-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(source[0]){case"\
 ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}exports.createScalarToken=cstScalar.createScalarToken;
exports.resolveAsScalar=cstScalar.resolveAsScalar;exports.setScalarValue=cstScalar.setScalarValue;exports.stringify=cstStringify.stringify;exports.visit=cstVisit.
visit;exports.BOM=BOM;exports.DOCUMENT=DOCUMENT;exports.FLOW_END=FLOW_END;exports.SCALAR=SCALAR;exports.isCollection=isCollection;exports.isScalar=isScalar;exports.
prettyToken=prettyToken;exports.tokenType=tokenType}});var require_lexer=__commonJS({"node_modules/yaml/dist/parse/lexer.js"(exports){"use strict";var cst=require_cst();function isEmpty2(ch){switch(ch){case void 0:case"\
 ":case"\n":case"\r":case"	":return true;default:return false}}var hexDigits=new Set("0123456789ABCDEFabcdef");var tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQ\
RSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");var flowIndicatorChars=new Set(",[]{}");var invalidAnchorChars=new Set(" ,[]{}\n\r	");var isNotAnchorChar=ch=>!ch||
invalidAnchorChars.has(ch);var Lexer=class{constructor(){this.atEnd=false;this.blockScalarIndent=-1;this.blockScalarKeep=false;this.buffer="";this.flowKey=false;
this.flowLevel=0;this.indentNext=0;this.indentValue=0;this.lineEndPos=null;this.next=null;this.pos=0}*lex(source,incomplete=false){if(source){if(typeof source!==
"string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+source:source;this.lineEndPos=null}this.atEnd=!incomplete;let next=this.next??
"stream";while(next&&(incomplete||this.hasChars(1)))next=yield*this.parseNext(next)}atLineEnd(){let i=this.pos;let ch=this.buffer[i];while(ch===" "||ch==="	")ch=
this.buffer[++i];if(!ch||ch==="#"||ch==="\n")return true;if(ch==="\r")return this.buffer[i+1]==="\n";return false}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){
let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;while(ch===" ")ch=this.buffer[++indent+offset];if(ch==="\r"){const next=this.buffer[indent+offset+
1];if(next==="\n"||!next&&!this.atEnd)return offset+indent+1}return ch==="\n"||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){
const dt=this.buffer.substr(offset,3);if((dt==="---"||dt==="...")&&isEmpty2(this.buffer[offset+3]))return-1}return offset}getLine(){let end=this.lineEndPos;if(typeof end!==
"number"||end!==-1&&end<this.pos){end=this.buffer.indexOf("\n",this.pos);this.lineEndPos=end}if(end===-1)return this.atEnd?this.buffer.substring(this.pos):null;
if(this.buffer[end-1]==="\r")end-=1;return this.buffer.substring(this.pos,end)}hasChars(n){return this.pos+n<=this.buffer.length}setNext(state){this.buffer=this.
buffer.substring(this.pos);this.pos=0;this.lineEndPos=null;this.next=state;return null}peek(n){return this.buffer.substr(this.pos,n)}*parseNext(next){switch(next){case"\
stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.
parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.
parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let line=this.getLine();if(line===null)return this.setNext("stream");
if(line[0]===cst.BOM){yield*this.pushCount(1);line=line.substring(1)}if(line[0]==="%"){let dirEnd=line.length;let cs=line.indexOf("#");while(cs!==-1){const ch=line[cs-
1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else{cs=line.indexOf("#",cs+1)}}while(true){const ch=line[dirEnd-1];if(ch===" "||ch==="	")dirEnd-=1;else break}const n=(yield*this.
pushCount(dirEnd))+(yield*this.pushSpaces(true));yield*this.pushCount(line.length-n);this.pushNewline();return"stream"}if(this.atLineEnd()){const sp=yield*this.
pushSpaces(true);yield*this.pushCount(line.length-sp);yield*this.pushNewline();return"stream"}yield cst.DOCUMENT;return yield*this.parseLineStart()}*parseLineStart(){
const ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line\
-start");const s=this.peek(3);if((s==="---"||s==="...")&&isEmpty2(this.charAt(3))){yield*this.pushCount(3);this.indentValue=0;this.indentNext=0;return s==="---"?
"doc":"stream"}}this.indentValue=yield*this.pushSpaces(false);if(this.indentNext>this.indentValue&&!isEmpty2(this.charAt(1)))this.indentNext=this.indentValue;return yield*this.
parseBlockStart()}*parseBlockStart(){const[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");if((ch0==="-"||ch0==="?"||ch0===":")&&isEmpty2(
ch1)){const n=(yield*this.pushCount(1))+(yield*this.pushSpaces(true));this.indentNext=this.indentValue+1;this.indentValue+=n;return"block-start"}return"doc"}*parseDocument(){
yield*this.pushSpaces(true);const line=this.getLine();if(line===null)return this.setNext("doc");let n=yield*this.pushIndicators();switch(line[n]){case"#":yield*this.
pushCount(line.length-n);case void 0:yield*this.pushNewline();return yield*this.parseLineStart();case"{":case"[":yield*this.pushCount(1);this.flowKey=false;this.
flowLevel=1;return"flow";case"}":case"]":yield*this.pushCount(1);return"doc";case"*":yield*this.pushUntil(isNotAnchorChar);return"doc";case'"':case"'":return yield*this.
parseQuotedScalar();case"|":case">":n+=yield*this.parseBlockScalarHeader();n+=yield*this.pushSpaces(true);yield*this.pushCount(line.length-n);yield*this.pushNewline();
return yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp;let indent=-1;do{nl=yield*this.pushNewline();
if(nl>0){sp=yield*this.pushSpaces(false);this.indentValue=indent=sp}else{sp=0}sp+=yield*this.pushSpaces(true)}while(nl+sp>0);const line=this.getLine();if(line===
null)return this.setNext("flow");if(indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith("---")||line.startsWith("..."))&&isEmpty2(line[3])){
const atFlowEndMarker=indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]==="}");if(!atFlowEndMarker){this.flowLevel=0;yield cst.FLOW_END;return yield*this.
parseLineStart()}}let n=0;while(line[n]===","){n+=yield*this.pushCount(1);n+=yield*this.pushSpaces(true);this.flowKey=false}n+=yield*this.pushIndicators();switch(line[n]){case void 0:
return"flow";case"#":yield*this.pushCount(line.length-n);return"flow";case"{":case"[":yield*this.pushCount(1);this.flowKey=false;this.flowLevel+=1;return"flow";case"\
}":case"]":yield*this.pushCount(1);this.flowKey=true;this.flowLevel-=1;return this.flowLevel?"flow":"doc";case"*":yield*this.pushUntil(isNotAnchorChar);return"f\
low";case'"':case"'":this.flowKey=true;return yield*this.parseQuotedScalar();case":":{const next=this.charAt(1);if(this.flowKey||isEmpty2(next)||next===","){this.
flowKey=false;yield*this.pushCount(1);yield*this.pushSpaces(true);return"flow"}}default:this.flowKey=false;return yield*this.parsePlainScalar()}}*parseQuotedScalar(){
const quote=this.charAt(0);let end=this.buffer.indexOf(quote,this.pos+1);if(quote==="'"){while(end!==-1&&this.buffer[end+1]==="'")end=this.buffer.indexOf("'",end+
2)}else{while(end!==-1){let n=0;while(this.buffer[end-1-n]==="\\")n+=1;if(n%2===0)break;end=this.buffer.indexOf('"',end+1)}}const qb=this.buffer.substring(0,end);
let nl=qb.indexOf("\n",this.pos);if(nl!==-1){while(nl!==-1){const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf("\n",cs)}if(nl!==-1){end=nl-(qb[nl-
1]==="\r"?2:1)}}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.buffer.length}yield*this.pushToIndex(end+1,false);return this.flowLevel?
"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1;this.blockScalarKeep=false;let i=this.pos;while(true){const ch=this.buffer[++i];if(ch==="+")this.
blockScalarKeep=true;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!=="-")break}return yield*this.pushUntil(ch=>isEmpty2(ch)||ch==="#")}*parseBlockScalar(){
let nl=this.pos-1;let indent=0;let ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2){switch(ch){case" ":indent+=1;break;case"\n":nl=i2;indent=0;break;case"\r":{
const next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next==="\n")break}default:break loop}}if(!ch&&!this.atEnd)return this.
setNext("block-scalar");if(indent>=this.indentNext){if(this.blockScalarIndent===-1)this.indentNext=indent;else{this.indentNext=this.blockScalarIndent+(this.indentNext===
0?1:this.indentNext)}do{const cs=this.continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf("\n",cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.
setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;ch=this.buffer[i];while(ch===" ")ch=this.buffer[++i];if(ch==="	"){while(ch==="	"||ch===" "||ch==="\r"||
ch==="\n")ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep){do{let i2=nl-1;let ch2=this.buffer[i2];if(ch2==="\r")ch2=this.buffer[--i2];const lastChar=i2;
while(ch2===" ")ch2=this.buffer[--i2];if(ch2==="\n"&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(true)}yield cst.SCALAR;yield*this.pushToIndex(nl+
1,true);return yield*this.parseLineStart()}*parsePlainScalar(){const inFlow=this.flowLevel>0;let end=this.pos-1;let i=this.pos-1;let ch;while(ch=this.buffer[++i]){
if(ch===":"){const next=this.buffer[i+1];if(isEmpty2(next)||inFlow&&flowIndicatorChars.has(next))break;end=i}else if(isEmpty2(ch)){let next=this.buffer[i+1];if(ch===
"\r"){if(next==="\n"){i+=1;ch="\n";next=this.buffer[i+1]}else end=i}if(next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch==="\n"){const cs=this.continueScalar(
i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end=i}}if(!ch&&!this.atEnd)return this.setNext("plain-scalar");yield cst.
SCALAR;yield*this.pushToIndex(end+1,true);return inFlow?"flow":"doc"}*pushCount(n){if(n>0){yield this.buffer.substr(this.pos,n);this.pos+=n;return n}return 0}*pushToIndex(i,allowEmpty){
const s=this.buffer.slice(this.pos,i);if(s){yield s;this.pos+=s.length;return s.length}else if(allowEmpty)yield"";return 0}*pushIndicators(){let n=0;loop:while(true){
switch(this.charAt(0)){case"!":n+=yield*this.pushTag();n+=yield*this.pushSpaces(true);continue loop;case"&":n+=yield*this.pushUntil(isNotAnchorChar);n+=yield*this.
pushSpaces(true);continue loop;case"-":case"?":case":":{const inFlow=this.flowLevel>0;const ch1=this.charAt(1);if(isEmpty2(ch1)||inFlow&&flowIndicatorChars.has(
ch1)){if(!inFlow)this.indentNext=this.indentValue+1;else if(this.flowKey)this.flowKey=false;n+=yield*this.pushCount(1);n+=yield*this.pushSpaces(true);continue loop}}}
break loop}return n}*pushTag(){if(this.charAt(1)==="<"){let i=this.pos+2;let ch=this.buffer[i];while(!isEmpty2(ch)&&ch!==">")ch=this.buffer[++i];return yield*this.
pushToIndex(ch===">"?i+1:i,false)}else{let i=this.pos+1;let ch=this.buffer[i];while(ch){if(tagChars.has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(
this.buffer[i+1])&&hexDigits.has(this.buffer[i+2])){ch=this.buffer[i+=3]}else break}return yield*this.pushToIndex(i,false)}}*pushNewline(){const ch=this.buffer[this.
pos];if(ch==="\n")return yield*this.pushCount(1);else if(ch==="\r"&&this.charAt(1)==="\n")return yield*this.pushCount(2);else return 0}*pushSpaces(allowTabs){let i=this.
pos-1;let ch;do{ch=this.buffer[++i]}while(ch===" "||allowTabs&&ch==="	");const n=i-this.pos;if(n>0){yield this.buffer.substr(this.pos,n);this.pos=i}return n}*pushUntil(test){
let i=this.pos;let ch=this.buffer[i];while(!test(ch))ch=this.buffer[++i];return yield*this.pushToIndex(i,false)}};exports.Lexer=Lexer}});var require_line_counter=__commonJS({"node_modules/yaml/dist/parse/line-counter.js"(exports){"use strict";var LineCounter=class{constructor(){this.lineStarts=[];
this.addNewLine=offset=>this.lineStarts.push(offset);this.linePos=offset=>{let low=0;let high=this.lineStarts.length;while(low<high){const mid=low+high>>1;if(this.
lineStarts[mid]<offset)low=mid+1;else high=mid}if(this.lineStarts[low]===offset)return{line:low+1,col:1};if(low===0)return{line:0,col:offset};const start=this.lineStarts[low-
1];return{line:low,col:offset-start+1}}}};exports.LineCounter=LineCounter}});var require_parser=__commonJS({"node_modules/yaml/dist/parse/parser.js"(exports){"use strict";var node_process=__require("process");var cst=require_cst();var lexer=require_lexer();
function includesToken(list4,type){for(let i=0;i<list4.length;++i)if(list4[i].type===type)return true;return false}function findNonEmptyIndex(list4){for(let i=0;i<
list4.length;++i){switch(list4[i].type){case"space":case"comment":case"newline":break;default:return i}}return-1}function isFlowToken(token){switch(token?.type){case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return true;default:return false}}function getPrevProps(parent){
switch(parent.type){case"document":return parent.start;case"block-map":{const it=parent.items[parent.items.length-1];return it.sep??it.start}case"block-seq":return parent.
items[parent.items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){if(prev.length===0)return[];let i=prev.length;loop:while(--i>=0){switch(prev[i].
type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break loop}}while(prev[++i]?.type==="space"){}return prev.splice(
i,prev.length)}function arrayPushArray(target,source){if(source.length<1e5)Array.prototype.push.apply(target,source);else for(let i=0;i<source.length;++i)target.
push(source[i])}function fixFlowSeqItems(fc){if(fc.start.type==="flow-seq-start"){for(const it of fc.items){if(it.sep&&!it.value&&!includesToken(it.start,"expli\
cit-key-ind")&&!includesToken(it.sep,"map-value-ind")){if(it.key)it.value=it.key;delete it.key;if(isFlowToken(it.value)){if(it.value.end)arrayPushArray(it.value.
end,it.sep);else it.value.end=it.sep}else arrayPushArray(it.start,it.sep);delete it.sep}}}}var Parser=class{constructor(onNewLine){this.atNewLine=true;this.atScalar=
false;this.indent=0;this.offset=0;this.onKeyLine=false;this.stack=[];this.source="";this.type="";this.lexer=new lexer.Lexer;this.onNewLine=onNewLine}*parse(source,incomplete=false){
if(this.onNewLine&&this.offset===0)this.onNewLine(0);for(const lexeme of this.lexer.lex(source,incomplete))yield*this.next(lexeme);if(!incomplete)yield*this.end()}*next(source){
this.source=source;if(node_process.env.LOG_TOKENS)console.log("|",cst.prettyToken(source));if(this.atScalar){this.atScalar=false;yield*this.step();this.offset+=
source.length;return}const type=cst.tokenType(source);if(!type){const message=`Not a YAML token: ${source}`;yield*this.pop({type:"error",offset:this.offset,message,
source});this.offset+=source.length}else if(type==="scalar"){this.atNewLine=false;this.atScalar=true;this.type="scalar"}else{this.type=type;yield*this.step();switch(type){case"\
newline":this.atNewLine=true;this.indent=0;if(this.onNewLine)this.onNewLine(this.offset+source.length);break;case"space":if(this.atNewLine&&source[0]===" ")this.
indent+=source.length;break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":if(this.atNewLine)this.indent+=source.length;break;case"doc-mode":case"\
flow-error-end":return;default:this.atNewLine=false}this.offset+=source.length}}*end(){while(this.stack.length>0)yield*this.pop()}get sourceToken(){const st={type:this.
type,offset:this.offset,indent:this.indent,source:this.source};return st}*step(){const top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){while(this.
stack.length>0)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!top)return yield*this.stream();switch(top.type){case"\
document":return yield*this.document(top);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"bloc\
k-scalar":return yield*this.blockScalar(top);case"block-map":return yield*this.blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-coll\
ection":return yield*this.flowCollection(top);case"doc-end":return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(error){
const token=error??this.stack.pop();if(!token){const message="Tried to pop an empty stack";yield{type:"error",offset:this.offset,source:"",message}}else if(this.
stack.length===0){yield token}else{const top=this.peek(1);if(token.type==="block-scalar"){token.indent="indent"in top?top.indent:0}else if(token.type==="flow-co\
llection"&&top.type==="document"){token.indent=0}if(token.type==="flow-collection")fixFlowSeqItems(token);switch(top.type){case"document":top.value=token;break;case"\
block-scalar":top.props.push(token);break;case"block-map":{const it=top.items[top.items.length-1];if(it.value){top.items.push({start:[],key:token,sep:[]});this.
onKeyLine=true;return}else if(it.sep){it.value=token}else{Object.assign(it,{key:token,sep:[]});this.onKeyLine=!it.explicitKey;return}break}case"block-seq":{const it=top.
items[top.items.length-1];if(it.value)top.items.push({start:[],value:token});else it.value=token;break}case"flow-collection":{const it=top.items[top.items.length-
1];if(!it||it.value)top.items.push({start:[],key:token,sep:[]});else if(it.sep)it.value=token;else Object.assign(it,{key:token,sep:[]});return}default:yield*this.
pop();yield*this.pop(token)}if((top.type==="document"||top.type==="block-map"||top.type==="block-seq")&&(token.type==="block-map"||token.type==="block-seq")){const last=token.
items[token.items.length-1];if(last&&!last.sep&&!last.value&&last.start.length>0&&findNonEmptyIndex(last.start)===-1&&(token.indent===0||last.start.every(st=>st.
type!=="comment"||st.indent<token.indent))){if(top.type==="document")top.end=last.start;else top.items.push({start:last.start});token.items.splice(-1,1)}}}}*stream(){
switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"\
newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const doc={type:"document",offset:this.offset,start:[]};if(this.type==="doc-start")doc.start.
push(this.sourceToken);this.stack.push(doc);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(doc){
if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{if(findNonEmptyIndex(doc.start)!==-1){yield*this.pop();yield*this.step()}else doc.
start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":doc.start.push(this.sourceToken);return}const bv=this.startBlockValue(
doc);if(bv)this.stack.push(bv);else{yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}}*scalar(scalar){
if(this.type==="map-value-ind"){const prev=getPrevProps(this.peek(2));const start=getFirstKeyStartProps(prev);let sep;if(scalar.end){sep=scalar.end;sep.push(this.
sourceToken);delete scalar.end}else sep=[this.sourceToken];const map={type:"block-map",offset:scalar.offset,indent:scalar.indent,items:[{start,key:scalar,sep}]};
this.onKeyLine=true;this.stack[this.stack.length-1]=map}else yield*this.lineEnd(scalar)}*blockScalar(scalar){switch(this.type){case"space":case"comment":case"ne\
wline":scalar.props.push(this.sourceToken);return;case"scalar":scalar.source=this.source;this.atNewLine=true;this.indent=0;if(this.onNewLine){let nl=this.source.
indexOf("\n")+1;while(nl!==0){this.onNewLine(this.offset+nl);nl=this.source.indexOf("\n",nl)+1}}yield*this.pop();break;default:yield*this.pop();yield*this.step()}}*blockMap(map){
const it=map.items[map.items.length-1];switch(this.type){case"newline":this.onKeyLine=false;if(it.value){const end="end"in it.value?it.value.end:void 0;const last=Array.
isArray(end)?end[end.length-1]:void 0;if(last?.type==="comment")end?.push(this.sourceToken);else map.items.push({start:[this.sourceToken]})}else if(it.sep){it.sep.
push(this.sourceToken)}else{it.start.push(this.sourceToken)}return;case"space":case"comment":if(it.value){map.items.push({start:[this.sourceToken]})}else if(it.
sep){it.sep.push(this.sourceToken)}else{if(this.atIndentedComment(it.start,map.indent)){const prev=map.items[map.items.length-2];const end=prev?.value?.end;if(Array.
isArray(end)){arrayPushArray(end,it.start);end.push(this.sourceToken);map.items.pop();return}}it.start.push(this.sourceToken)}return}if(this.indent>=map.indent){
const atMapIndent=!this.onKeyLine&&this.indent===map.indent;const atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-item-ind";let start=[];if(atNextItem&&
it.sep&&!it.value){const nl=[];for(let i=0;i<it.sep.length;++i){const st=it.sep[i];switch(st.type){case"newline":nl.push(i);break;case"space":break;case"comment":
if(st.indent>map.indent)nl.length=0;break;default:nl.length=0}}if(nl.length>=2)start=it.sep.splice(nl[1])}switch(this.type){case"anchor":case"tag":if(atNextItem||
it.value){start.push(this.sourceToken);map.items.push({start});this.onKeyLine=true}else if(it.sep){it.sep.push(this.sourceToken)}else{it.start.push(this.sourceToken)}
return;case"explicit-key-ind":if(!it.sep&&!it.explicitKey){it.start.push(this.sourceToken);it.explicitKey=true}else if(atNextItem||it.value){start.push(this.sourceToken);
map.items.push({start,explicitKey:true})}else{this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:true}]})}
this.onKeyLine=true;return;case"map-value-ind":if(it.explicitKey){if(!it.sep){if(includesToken(it.start,"newline")){Object.assign(it,{key:null,sep:[this.sourceToken]})}else{
const start2=getFirstKeyStartProps(it.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}}else if(it.
value){map.items.push({start:[],key:null,sep:[this.sourceToken]})}else if(includesToken(it.sep,"map-value-ind")){this.stack.push({type:"block-map",offset:this.offset,
indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]})}else if(isFlowToken(it.key)&&!includesToken(it.sep,"newline")){const start2=getFirstKeyStartProps(
it.start);const key=it.key;const sep=it.sep;sep.push(this.sourceToken);delete it.key;delete it.sep;this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:start2,key,sep}]})}else if(start.length>0){it.sep=it.sep.concat(start,this.sourceToken)}else{it.sep.push(this.sourceToken)}}else{if(!it.sep){
Object.assign(it,{key:null,sep:[this.sourceToken]})}else if(it.value||atNextItem){map.items.push({start,key:null,sep:[this.sourceToken]})}else if(includesToken(
it.sep,"map-value-ind")){this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]})}else{it.sep.
push(this.sourceToken)}}this.onKeyLine=true;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.
type);if(atNextItem||it.value){map.items.push({start,key:fs,sep:[]});this.onKeyLine=true}else if(it.sep){this.stack.push(fs)}else{Object.assign(it,{key:fs,sep:[]});
this.onKeyLine=true}return}default:{const bv=this.startBlockValue(map);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newli\
ne")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else if(atMapIndent){
map.items.push({start})}this.stack.push(bv);return}}}}yield*this.pop();yield*this.step()}*blockSequence(seq){const it=seq.items[seq.items.length-1];switch(this.
type){case"newline":if(it.value){const end="end"in it.value?it.value.end:void 0;const last=Array.isArray(end)?end[end.length-1]:void 0;if(last?.type==="comment")
end?.push(this.sourceToken);else seq.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)seq.
items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.indent)){const prev=seq.items[seq.items.length-2];const end=prev?.value?.end;
if(Array.isArray(end)){arrayPushArray(end,it.start);end.push(this.sourceToken);seq.items.pop();return}}it.start.push(this.sourceToken)}return;case"anchor":case"\
tag":if(it.value||this.indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==seq.indent)break;if(it.value||includesToken(
it.start,"seq-item-ind"))seq.items.push({start:[this.sourceToken]});else it.start.push(this.sourceToken);return}if(this.indent>seq.indent){const bv=this.startBlockValue(
seq);if(bv){this.stack.push(bv);return}}yield*this.pop();yield*this.step()}*flowCollection(fc){const it=fc.items[fc.items.length-1];if(this.type==="flow-error-e\
nd"){let top;do{yield*this.pop();top=this.peek(1)}while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"explicit-ke\
y-ind":if(!it||it.sep)fc.items.push({start:[this.sourceToken]});else it.start.push(this.sourceToken);return;case"map-value-ind":if(!it||it.value)fc.items.push({
start:[],key:null,sep:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"spa\
ce":case"comment":case"newline":case"anchor":case"tag":if(!it||it.value)fc.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else
it.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const fs=this.flowScalar(this.type);if(!it||
it.value)fc.items.push({start:[],key:fs,sep:[]});else if(it.sep)this.stack.push(fs);else Object.assign(it,{key:fs,sep:[]});return}case"flow-map-end":case"flow-s\
eq-end":fc.end.push(this.sourceToken);return}const bv=this.startBlockValue(fc);if(bv)this.stack.push(bv);else{yield*this.pop();yield*this.step()}}else{const parent=this.
peek(2);if(parent.type==="block-map"&&(this.type==="map-value-ind"&&parent.indent===fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep)){
yield*this.pop();yield*this.step()}else if(this.type==="map-value-ind"&&parent.type!=="flow-collection"){const prev=getPrevProps(parent);const start=getFirstKeyStartProps(
prev);fixFlowSeqItems(fc);const sep=fc.end.splice(1,fc.end.length);sep.push(this.sourceToken);const map={type:"block-map",offset:fc.offset,indent:fc.indent,items:[
{start,key:fc,sep}]};this.onKeyLine=true;this.stack[this.stack.length-1]=map}else{yield*this.lineEnd(fc)}}}flowScalar(type){if(this.onNewLine){let nl=this.source.
indexOf("\n")+1;while(nl!==0){this.onNewLine(this.offset+nl);nl=this.source.indexOf("\n",nl)+1}}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){
switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{
type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collec\
tion",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,
items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=true;const prev=getPrevProps(parent);const start=getFirstKeyStartProps(prev);start.push(
this.sourceToken);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,explicitKey:true}]}}case"map-value-ind":{this.onKeyLine=true;const prev=getPrevProps(
parent);const start=getFirstKeyStartProps(prev);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}
return null}atIndentedComment(start,indent){if(this.type!=="comment")return false;if(this.indent<=indent)return false;return start.every(st=>st.type==="newline"||
st.type==="space")}*documentEnd(docEnd){if(this.type!=="doc-mode"){if(docEnd.end)docEnd.end.push(this.sourceToken);else docEnd.end=[this.sourceToken];if(this.type===
"newline")yield*this.pop()}}*lineEnd(token){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":
yield*this.pop();yield*this.step();break;case"newline":this.onKeyLine=false;case"space":case"comment":default:if(token.end)token.end.push(this.sourceToken);else
token.end=[this.sourceToken];if(this.type==="newline")yield*this.pop()}}};exports.Parser=Parser}});var require_public_api=__commonJS({"node_modules/yaml/dist/public-api.js"(exports){"use strict";var composer=require_composer();var Document=require_Document();
var errors=require_errors();var log=require_log();var identity=require_identity();var lineCounter=require_line_counter();var parser=require_parser();function parseOptions(options2){
const prettyErrors=options2.prettyErrors!==false;const lineCounter$1=options2.lineCounter||prettyErrors&&new lineCounter.LineCounter||null;return{lineCounter:lineCounter$1,
prettyErrors}}function parseAllDocuments(source,options2={}){const{lineCounter:lineCounter2,prettyErrors}=parseOptions(options2);const parser$1=new parser.Parser(
lineCounter2?.addNewLine);const composer$1=new composer.Composer(options2);const docs=Array.from(composer$1.compose(parser$1.parse(source)));if(prettyErrors&&lineCounter2)
for(const doc of docs){doc.errors.forEach(errors.prettifyError(source,lineCounter2));doc.warnings.forEach(errors.prettifyError(source,lineCounter2))}if(docs.length>
0)return docs;return Object.assign([],{empty:true},composer$1.streamInfo())}function parseDocument2(source,options2={}){const{lineCounter:lineCounter2,prettyErrors}=parseOptions(
options2);const parser$1=new parser.Parser(lineCounter2?.addNewLine);const composer$1=new composer.Composer(options2);let doc=null;for(const _doc of composer$1.
compose(parser$1.parse(source),true,source.length)){if(!doc)doc=_doc;else if(doc.options.logLevel!=="silent"){doc.errors.push(new errors.YAMLParseError(_doc.range.
slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}}if(prettyErrors&&lineCounter2){doc.errors.forEach(
errors.prettifyError(source,lineCounter2));doc.warnings.forEach(errors.prettifyError(source,lineCounter2))}return doc}function parse2(src,reviver,options2){let _reviver=void 0;
if(typeof reviver==="function"){_reviver=reviver}else if(options2===void 0&&reviver&&typeof reviver==="object"){options2=reviver}const doc=parseDocument2(src,options2);
if(!doc)return null;doc.warnings.forEach(warning=>log.warn(doc.options.logLevel,warning));if(doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];else
doc.errors=[]}return doc.toJS(Object.assign({reviver:_reviver},options2))}function stringify2(value,replacer,options2){let _replacer=null;if(typeof replacer==="\
function"||Array.isArray(replacer)){_replacer=replacer}else if(options2===void 0&&replacer){options2=replacer}if(typeof options2==="string")options2=options2.length;
if(typeof options2==="number"){const indent=Math.round(options2);options2=indent<1?void 0:indent>8?{indent:8}:{indent}}if(value===void 0){const{keepUndefined}=options2??
replacer??{};if(!keepUndefined)return void 0}if(identity.isDocument(value)&&!_replacer)return value.toString(options2);return new Document.Document(value,_replacer,
options2).toString(options2)}exports.parse=parse2;exports.parseAllDocuments=parseAllDocuments;exports.parseDocument=parseDocument2;exports.stringify=stringify2}});var require_dist=__commonJS({"node_modules/yaml/dist/index.js"(exports){"use strict";var composer=require_composer();var Document=require_Document();var Schema=require_Schema();
var errors=require_errors();var Alias=require_Alias();var identity=require_identity();var Pair=require_Pair();var Scalar=require_Scalar();var YAMLMap=require_YAMLMap();
var YAMLSeq=require_YAMLSeq();var cst=require_cst();var lexer=require_lexer();var lineCounter=require_line_counter();var parser=require_parser();var publicApi=require_public_api();
var visit=require_visit();exports.Composer=composer.Composer;exports.Document=Document.Document;exports.Schema=Schema.Schema;exports.YAMLError=errors.YAMLError;
exports.YAMLParseError=errors.YAMLParseError;exports.YAMLWarning=errors.YAMLWarning;exports.Alias=Alias.Alias;exports.isAlias=identity.isAlias;exports.isCollection=
identity.isCollection;exports.isDocument=identity.isDocument;exports.isMap=identity.isMap;exports.isNode=identity.isNode;exports.isPair=identity.isPair;exports.
isScalar=identity.isScalar;exports.isSeq=identity.isSeq;exports.Pair=Pair.Pair;exports.Scalar=Scalar.Scalar;exports.YAMLMap=YAMLMap.YAMLMap;exports.YAMLSeq=YAMLSeq.
YAMLSeq;exports.CST=cst;exports.Lexer=lexer.Lexer;exports.LineCounter=lineCounter.LineCounter;exports.Parser=parser.Parser;exports.parse=publicApi.parse;exports.
parseAllDocuments=publicApi.parseAllDocuments;exports.parseDocument=publicApi.parseDocument;exports.stringify=publicApi.stringify;exports.visit=visit.visit;exports.
visitAsync=visit.visitAsync}});var require_pend=__commonJS({"node_modules/pend/index.js"(exports,module){module.exports=Pend;function Pend(){this.pending=0;this.max=Infinity;this.listeners=[];
this.waiting=[];this.error=null}Pend.prototype.go=function(fn){if(this.pending<this.max){pendGo(this,fn)}else{this.waiting.push(fn)}};Pend.prototype.wait=function(cb){
if(this.pending===0){cb(this.error)}else{this.listeners.push(cb)}};Pend.prototype.hold=function(){return pendHold(this)};function pendHold(self){self.pending+=1;
var called=false;return onCb;function onCb(err){if(called)throw new Error("callback called twice");called=true;self.error=self.error||err;self.pending-=1;if(self.
waiting.length>0&&self.pending<self.max){pendGo(self,self.waiting.shift())}else if(self.pending===0){var listeners=self.listeners;self.listeners=[];listeners.forEach(
cbListener)}}function cbListener(listener){listener(self.error)}}function pendGo(self,fn){fn(pendHold(self))}}});var require_fd_slicer=__commonJS({"node_modules/yauzl/fd-slicer.js"(exports){var fs=__require("fs");var util=__require("util");var stream=__require("stream");var Readable=stream.
Readable;var PassThrough=stream.PassThrough;var Pend=require_pend();var EventEmitter=__require("events").EventEmitter;exports.BufferSlicer=BufferSlicer;exports.
FdSlicer=FdSlicer;util.inherits(FdSlicer,EventEmitter);function FdSlicer(fd){EventEmitter.call(this);this.fd=fd;this.pend=new Pend;this.pend.max=1;this.refCount=
0}FdSlicer.prototype.read=function(buffer,offset,length,position,callback){var self=this;self.pend.go(function(cb){fs.read(self.fd,buffer,offset,length,position,
function(err,bytesRead,buffer2){cb();callback(err,bytesRead,buffer2)})})};FdSlicer.prototype.createReadStream=function(options2){return new ReadStream(this,options2)};
FdSlicer.prototype.ref=function(){this.refCount+=1};FdSlicer.prototype.unref=function(){var self=this;self.refCount-=1;if(self.refCount<0)throw new Error("inval\
id unref");if(self.refCount>0)return;fs.close(self.fd,onCloseDone);function onCloseDone(err){if(err){self.emit("error",err)}else{self.emit("close")}}};util.inherits(
ReadStream,Readable);function ReadStream(context,options2){options2=options2||{};Readable.call(this,options2);this.context=context;this.context.ref();this.start=
options2.start||0;this.endOffset=options2.end;this.pos=this.start}ReadStream.prototype._read=function(n){var self=this;var toRead=Math.min(self._readableState.highWaterMark,
n);if(self.endOffset!=null){toRead=Math.min(toRead,self.endOffset-self.pos)}if(toRead<=0){self.push(null);this._cleanup();return}self.context.pend.go(function(cb){
var buffer=Buffer.allocUnsafe(toRead);fs.read(self.context.fd,buffer,0,toRead,self.pos,function(err,bytesRead){if(err){self.destroy(err)}else if(bytesRead===0){
self.push(null);self._cleanup()}else{self.pos+=bytesRead;self.push(buffer.slice(0,bytesRead))}cb()})})};ReadStream.prototype._destroy=function(err,cb){this._cleanup();
cb(err)};ReadStream.prototype._cleanup=function(){if(this.context!=null){this.context.unref();this.context=null}};util.inherits(BufferSlicer,EventEmitter);function BufferSlicer(buffer){
EventEmitter.call(this);this.refCount=0;this.buffer=buffer}BufferSlicer.prototype.read=function(buffer,offset,length,position,callback){if(!(0<=offset&&offset<=
buffer.length))throw new RangeError("offset outside buffer: 0 <= "+offset+" <= "+buffer.length);if(position<0)throw new RangeError("position is negative: "+position);
if(offset+length>buffer.length){length=buffer.length-offset}if(position+length>this.buffer.length){length=this.buffer.length-position}if(length<=0){setImmediate(
function(){callback(null,0)});return}this.buffer.copy(buffer,offset,position,position+length);setImmediate(function(){callback(null,length)})};BufferSlicer.prototype.
createReadStream=function(options2){options2=options2||{};var readStream=new PassThrough(options2);readStream.start=options2.start||0;readStream.endOffset=options2.
end;readStream.pos=readStream.endOffset||this.buffer.length;var entireSlice=this.buffer.slice(readStream.start,readStream.pos);var maxChunkSize=65536;var offset=0;
while(true){var nextOffset=offset+maxChunkSize;if(nextOffset>=entireSlice.length){if(offset<entireSlice.length){readStream.write(entireSlice.slice(offset,entireSlice.
length))}break}readStream.write(entireSlice.slice(offset,nextOffset));offset=nextOffset}readStream.end();return readStream};BufferSlicer.prototype.ref=function(){
this.refCount+=1};BufferSlicer.prototype.unref=function(){this.refCount-=1;if(this.refCount<0){throw new Error("invalid unref")}}}});var require_crc32=__commonJS({"node_modules/yauzl/crc32.js"(exports,module){var CRC_TABLE=new Int32Array([0,1996959894,3993919788,2567524794,124634137,1886057615,
3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,2428444049,498536548,1789927666,4089016648,2227061214,450548861,
1843258603,4107580753,2211677639,325883990,1684777152,4251122042,2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,
1006888145,1258607687,3524101629,2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,
3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,3060149565,1994146192,31158534,
2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,3775830040,2137656763,141376813,2439277719,3865271297,1802195444,
476864866,2238001368,4066508878,1812370925,453092731,2181625025,4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,
1303535960,984961486,2747007092,3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,
3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,3352799412,1504918807,783551873,
3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,1943803523,3814918930,2489596804,225274430,2053790376,3826175755,
2466906013,167816743,2097651377,4027552580,2265490386,503444072,1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,
4189708143,2394877945,397917763,1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,906185462,
1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,570562233,1426400815,3317316542,2998733608,
733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,
2075208622,213261112,2463272603,3855990285,2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,
4279200368,1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,1231636301,1047427035,
2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,1404277552,615818150,3134207493,3453421203,1423857449,
601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,1510334235,755167117]);function crc32(buf){let crc=-1;for(let x of buf){crc=CRC_TABLE[(crc^
x)&255]^crc>>>8}return(crc^-1)>>>0}module.exports=crc32}});var require_yauzl=__commonJS({"node_modules/yauzl/index.js"(exports){var fs=__require("fs");var zlib=__require("zlib");var fd_slicer=require_fd_slicer();var util=__require("util");
var EventEmitter=__require("events").EventEmitter;var Transform=__require("stream").Transform;var PassThrough=__require("stream").PassThrough;var Writable=__require("stream").
Writable;var crc32=typeof zlib.crc32==="function"?zlib.crc32:require_crc32();exports.open=open2;exports.fromFd=fromFd;exports.fromBuffer=fromBuffer;exports.fromRandomAccessReader=
fromRandomAccessReader;exports.openPromise=openPromise2;exports.fromFdPromise=fromFdPromise;exports.fromBufferPromise=fromBufferPromise2;exports.fromRandomAccessReaderPromise=
fromRandomAccessReaderPromise;exports.dosDateTimeToDate=dosDateTimeToDate;exports.getFileNameLowLevel=getFileNameLowLevel;exports.validateFileName=validateFileName;
exports.parseExtraFields=parseExtraFields;exports.ZipFile=ZipFile;exports.Entry=Entry;exports.LocalFileHeader=LocalFileHeader;exports.RandomAccessReader=RandomAccessReader;
function openPromise2(path,options2){return new Promise((resolve,reject)=>{open2(path,{...options2,lazyEntries:true},function(err,zipfile){if(err)return reject(
err);resolve(zipfile)})})}function fromFdPromise(fd,options2){return new Promise((resolve,reject)=>{fromFd(fd,{...options2,lazyEntries:true},function(err,zipfile){
if(err)return reject(err);resolve(zipfile)})})}function fromBufferPromise2(buffer,options2){return new Promise((resolve,reject)=>{fromBuffer(buffer,{...options2,
lazyEntries:true},function(err,zipfile){if(err)return reject(err);resolve(zipfile)})})}function fromRandomAccessReaderPromise(reader,totalSize,options2){return new Promise(
(resolve,reject)=>{fromRandomAccessReader(reader,totalSize,{...options2,lazyEntries:true},function(err,zipfile){if(err)return reject(err);resolve(zipfile)})})}function open2(path,options2,callback){
if(typeof options2==="function"){callback=options2;options2=null}if(options2==null)options2={};if(options2.autoClose==null)options2.autoClose=true;if(options2.lazyEntries==
null)options2.lazyEntries=false;if(options2.decodeStrings==null)options2.decodeStrings=true;if(options2.validateEntrySizes==null)options2.validateEntrySizes=true;
if(options2.strictFileNames==null)options2.strictFileNames=false;if(callback==null)callback=defaultCallback;fs.open(path,"r",function(err,fd){if(err)return callback(
err);fromFd(fd,options2,function(err2,zipfile){if(err2)fs.close(fd,defaultCallback);callback(err2,zipfile)})})}function fromFd(fd,options2,callback){if(typeof options2===
"function"){callback=options2;options2=null}if(options2==null)options2={};if(options2.autoClose==null)options2.autoClose=false;if(options2.lazyEntries==null)options2.
lazyEntries=false;if(options2.decodeStrings==null)options2.decodeStrings=true;if(options2.validateEntrySizes==null)options2.validateEntrySizes=true;if(options2.
strictFileNames==null)options2.strictFileNames=false;if(callback==null)callback=defaultCallback;fs.fstat(fd,function(err,stats){if(err)return callback(err);var reader=new fd_slicer.
FdSlicer(fd);fromRandomAccessReader(reader,stats.size,options2,callback)})}function fromBuffer(buffer,options2,callback){if(typeof options2==="function"){callback=
options2;options2=null}if(options2==null)options2={};options2.autoClose=false;if(options2.lazyEntries==null)options2.lazyEntries=false;if(options2.decodeStrings==
null)options2.decodeStrings=true;if(options2.validateEntrySizes==null)options2.validateEntrySizes=true;if(options2.strictFileNames==null)options2.strictFileNames=
false;var reader=new fd_slicer.BufferSlicer(buffer);fromRandomAccessReader(reader,buffer.length,options2,callback)}function fromRandomAccessReader(reader,totalSize,options2,callback){
if(typeof options2==="function"){callback=options2;options2=null}if(options2==null)options2={};if(options2.autoClose==null)options2.autoClose=true;if(options2.lazyEntries==
null)options2.lazyEntries=false;if(options2.decodeStrings==null)options2.decodeStrings=true;var decodeStrings=!!options2.decodeStrings;if(options2.validateEntrySizes==
null)options2.validateEntrySizes=true;if(options2.strictFileNames==null)options2.strictFileNames=false;if(callback==null)callback=defaultCallback;if(typeof totalSize!==
"number")throw new Error("expected totalSize parameter to be a number");if(totalSize>Number.MAX_SAFE_INTEGER){throw new Error("zip file too large. only file siz\
es up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.")}reader.ref();var eocdrWithoutCommentSize=22;var zip64EocdlSize=20;var maxCommentSize=65535;
var bufferSize=Math.min(zip64EocdlSize+eocdrWithoutCommentSize+maxCommentSize,totalSize);var buffer=newBuffer(bufferSize);var bufferReadStart=totalSize-buffer.length;
readAndAssertNoEof(reader,buffer,0,bufferSize,bufferReadStart,function(err){if(err)return callback(err);for(var i=bufferSize-eocdrWithoutCommentSize;i>=0;i-=1){
if(buffer.readUInt32LE(i)!==101010256)continue;var eocdrBuffer=buffer.subarray(i);var diskNumber=eocdrBuffer.readUInt16LE(4);var entryCount=eocdrBuffer.readUInt16LE(
10);var centralDirectoryOffset=eocdrBuffer.readUInt32LE(16);var commentLength=eocdrBuffer.readUInt16LE(20);var expectedCommentLength=eocdrBuffer.length-eocdrWithoutCommentSize;
if(commentLength!==expectedCommentLength){return callback(new Error("Invalid comment length. Expected: "+expectedCommentLength+". Found: "+commentLength+". Are \
there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263A\u263B` in the comment?"))}var comment=decodeStrings?decodeBuffer(eocdrBuffer.
subarray(22),false):eocdrBuffer.subarray(22);if(i-zip64EocdlSize>=0&&buffer.readUInt32LE(i-zip64EocdlSize)===117853008){var zip64EocdlBuffer=buffer.subarray(i-zip64EocdlSize,
i-zip64EocdlSize+zip64EocdlSize);var zip64EocdrOffset=readUInt64LE(zip64EocdlBuffer,8);var zip64EocdrBuffer=newBuffer(56);return readAndAssertNoEof(reader,zip64EocdrBuffer,
0,zip64EocdrBuffer.length,zip64EocdrOffset,function(err2){if(err2)return callback(err2);if(zip64EocdrBuffer.readUInt32LE(0)!==101075792){return callback(new Error(
"invalid zip64 end of central directory record signature"))}diskNumber=zip64EocdrBuffer.readUInt32LE(16);if(diskNumber!==0){return callback(new Error("multi-dis\
k zip files are not supported: found disk number: "+diskNumber))}entryCount=readUInt64LE(zip64EocdrBuffer,32);centralDirectoryOffset=readUInt64LE(zip64EocdrBuffer,
48);return callback(null,new ZipFile(reader,centralDirectoryOffset,totalSize,entryCount,comment,options2.autoClose,options2.lazyEntries,decodeStrings,options2.validateEntrySizes,
options2.strictFileNames))})}if(diskNumber!==0){return callback(new Error("multi-disk zip files are not supported: found disk number: "+diskNumber))}return callback(
null,new ZipFile(reader,centralDirectoryOffset,totalSize,entryCount,comment,options2.autoClose,options2.lazyEntries,decodeStrings,options2.validateEntrySizes,options2.
strictFileNames))}callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."))})}util.inherits(ZipFile,
EventEmitter);function ZipFile(reader,centralDirectoryOffset,fileSize,entryCount,comment,autoClose,lazyEntries,decodeStrings,validateEntrySizes,strictFileNames){
var self=this;EventEmitter.call(self);self.reader=reader;self.reader.on("error",function(err){emitError(self,err)});self.reader.once("close",function(){self.emit(
"close")});self.readEntryCursor=centralDirectoryOffset;self.fileSize=fileSize;self.entryCount=entryCount;self.comment=comment;self.entriesRead=0;self.autoClose=
!!autoClose;self.lazyEntries=!!lazyEntries;self.decodeStrings=!!decodeStrings;self.validateEntrySizes=!!validateEntrySizes;self.strictFileNames=!!strictFileNames;
self.isOpen=true;self.emittedError=false;self.hasEachEntryBeenCalled=false;if(!self.lazyEntries)self._readEntry()}ZipFile.prototype.close=function(){if(!this.isOpen)
return;this.isOpen=false;this.reader.unref()};function emitErrorAndAutoClose(self,err){if(self.autoClose)self.close();emitError(self,err)}function emitError(self,err){
if(self.emittedError)return;self.emittedError=true;self.emit("error",err)}ZipFile.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry\
() called without lazyEntries:true");this._readEntry()};ZipFile.prototype._readEntry=function(){var self=this;if(self.entryCount===self.entriesRead){setImmediate(
function(){if(self.autoClose)self.close();if(self.emittedError)return;self.emit("end")});return}if(self.emittedError)return;var buffer=newBuffer(46);readAndAssertNoEof(
self.reader,buffer,0,buffer.length,self.readEntryCursor,function(err){if(err)return emitErrorAndAutoClose(self,err);if(self.emittedError)return;var entry=new Entry;
var signature=buffer.readUInt32LE(0);if(signature!==33639248)return emitErrorAndAutoClose(self,new Error("invalid central directory file header signature: 0x"+signature.
toString(16)));entry.versionMadeBy=buffer.readUInt16LE(4);entry.versionNeededToExtract=buffer.readUInt16LE(6);entry.generalPurposeBitFlag=buffer.readUInt16LE(8);
entry.compressionMethod=buffer.readUInt16LE(10);entry.lastModFileTime=buffer.readUInt16LE(12);entry.lastModFileDate=buffer.readUInt16LE(14);entry.crc32=buffer.readUInt32LE(
16);entry.compressedSize=buffer.readUInt32LE(20);entry.uncompressedSize=buffer.readUInt32LE(24);entry.fileNameLength=buffer.readUInt16LE(28);entry.extraFieldLength=
buffer.readUInt16LE(30);entry.fileCommentLength=buffer.readUInt16LE(32);entry.internalFileAttributes=buffer.readUInt16LE(36);entry.externalFileAttributes=buffer.
readUInt32LE(38);entry.relativeOffsetOfLocalHeader=buffer.readUInt32LE(42);if(entry.generalPurposeBitFlag&64)return emitErrorAndAutoClose(self,new Error("strong\
 encryption is not supported"));self.readEntryCursor+=46;buffer=newBuffer(entry.fileNameLength+entry.extraFieldLength+entry.fileCommentLength);readAndAssertNoEof(
self.reader,buffer,0,buffer.length,self.readEntryCursor,function(err2){if(err2)return emitErrorAndAutoClose(self,err2);if(self.emittedError)return;entry.fileNameRaw=
buffer.subarray(0,entry.fileNameLength);var fileCommentStart=entry.fileNameLength+entry.extraFieldLength;entry.extraFieldRaw=buffer.subarray(entry.fileNameLength,
fileCommentStart);entry.fileCommentRaw=buffer.subarray(fileCommentStart,fileCommentStart+entry.fileCommentLength);try{entry.extraFields=parseExtraFields(entry.extraFieldRaw)}catch(err3){
return emitErrorAndAutoClose(self,err3)}if(self.decodeStrings){var isUtf8=(entry.generalPurposeBitFlag&2048)!==0;entry.fileComment=decodeBuffer(entry.fileCommentRaw,
isUtf8);entry.fileName=getFileNameLowLevel(entry.generalPurposeBitFlag,entry.fileNameRaw,entry.extraFields,self.strictFileNames);var errorMessage=validateFileName(
entry.fileName);if(errorMessage!=null)return emitErrorAndAutoClose(self,new Error(errorMessage))}else{entry.fileComment=entry.fileCommentRaw;entry.fileName=entry.
fileNameRaw}entry.comment=entry.fileComment;self.readEntryCursor+=buffer.length;self.entriesRead+=1;for(var i=0;i<entry.extraFields.length;i++){var extraField=entry.
extraFields[i];if(extraField.id!==1)continue;var zip64EiefBuffer=extraField.data;var index=0;if(entry.uncompressedSize===4294967295){if(index+8>zip64EiefBuffer.
length){return emitErrorAndAutoClose(self,new Error("zip64 extended information extra field does not include uncompressed size"))}entry.uncompressedSize=readUInt64LE(
zip64EiefBuffer,index);index+=8}if(entry.compressedSize===4294967295){if(index+8>zip64EiefBuffer.length){return emitErrorAndAutoClose(self,new Error("zip64 exte\
nded information extra field does not include compressed size"))}entry.compressedSize=readUInt64LE(zip64EiefBuffer,index);index+=8}if(entry.relativeOffsetOfLocalHeader===
4294967295){if(index+8>zip64EiefBuffer.length){return emitErrorAndAutoClose(self,new Error("zip64 extended information extra field does not include relative hea\
der offset"))}entry.relativeOffsetOfLocalHeader=readUInt64LE(zip64EiefBuffer,index);index+=8}break}if(self.validateEntrySizes&&entry.compressionMethod===0){var expectedCompressedSize=entry.
uncompressedSize;if(entry.isEncrypted()){expectedCompressedSize+=12}if(entry.compressedSize!==expectedCompressedSize){var msg="compressed/uncompressed size mism\
atch for stored file: "+entry.compressedSize+" != "+entry.uncompressedSize;return emitErrorAndAutoClose(self,new Error(msg))}}self.emit("entry",entry);if(!self.
lazyEntries)self._readEntry()})})};ZipFile.prototype.eachEntry=function(){const self=this;if(!self.lazyEntries)throw new Error("eachEntry() requires lazyEntries\
: true");if(self.hasEachEntryBeenCalled)throw new Error("eachEntry() must only be called once per ZipFile");self.hasEachEntryBeenCalled=true;let pendingResolveReject=null;
self.on("entry",onEntry);self.on("end",onEnd);self.on("error",onError);function cleanup(){self.removeListener("entry",onEntry);self.removeListener("end",onEnd);
self.removeListener("error",onError);if(self.autoClose)self.close()}function onEntry(entry){let{resolve}=pendingResolveReject;pendingResolveReject=null;resolve(
{value:entry})}function onEnd(){let{resolve}=pendingResolveReject;pendingResolveReject=null;cleanup();resolve({done:true})}function onError(err){let{reject}=pendingResolveReject;
pendingResolveReject=null;cleanup();reject(err)}return{[Symbol.asyncIterator](){return this},next(){const promise=new Promise((resolve,reject)=>{if(pendingResolveReject!=
null)throw new Error("next() called before previous Promise was resolved.");pendingResolveReject={resolve,reject}});self.readEntry();return promise},return(value){
cleanup();return Promise.resolve({done:true,value})},throw(value){cleanup();return Promise.reject(value)}}};ZipFile.prototype.openReadStream=function(entry,options2,callback){
var self=this;var relativeStart=0;var relativeEnd=entry.compressedSize;if(callback==null){callback=options2;options2=null}if(options2==null){options2={}}else{if(options2.
decodeFileData===false){if(options2.decrypt!=null){throw new Error("cannot use options.decrypt when options.decodeFileData === false")}if(options2.decompress!=null){
throw new Error("cannot use options.decompress when options.decodeFileData === false")}}else{if(options2.decrypt!=null){if(!entry.isEncrypted()){throw new Error(
"options.decrypt can only be specified for encrypted entries. See also option decodeFileData.")}if(options2.decrypt!==false)throw new Error("invalid options.dec\
rypt value: "+options2.decrypt);if(entry.isCompressed()){if(options2.decompress!==false)throw new Error("entry is encrypted and compressed, and options.decompre\
ss !== false. See also option decodeFileData.")}}if(options2.decompress!=null){if(!entry.isCompressed()){throw new Error("options.decompress can only be specifi\
ed for compressed entries. See also option decodeFileData.")}if(!(options2.decompress===false||options2.decompress===true)){throw new Error("invalid options.dec\
ompress value: "+options2.decompress)}decompress=options2.decompress}}if(options2.start!=null){relativeStart=options2.start;if(relativeStart<0)throw new Error("\
options.start < 0");if(relativeStart>entry.compressedSize)throw new Error("options.start > entry.compressedSize")}if(options2.end!=null){relativeEnd=options2.end;
if(relativeEnd<0)throw new Error("options.end < 0");if(relativeEnd>entry.compressedSize)throw new Error("options.end > entry.compressedSize");if(relativeEnd<relativeStart)
throw new Error("options.end < options.start")}}var rawMode=options2.decodeFileData===false||(entry.compressionMethod===0||entry.compressionMethod===8&&options2.
decompress===false)&&(!entry.isEncrypted()||options2.decrypt===false);if(options2.start!=null||options2.end!=null){if(!rawMode)throw new Error("start/end range \
require options.decodeFileData === false for non-trivial encoded entries.")}if(!self.isOpen)return callback(new Error("closed"));if(entry.isEncrypted()&&!rawMode){
if(options2.decrypt!==false)return callback(new Error("entry is encrypted, and options.decodeFileData !== false"))}var decompress;if(rawMode){decompress=false}else if(entry.
compressionMethod===8){decompress=options2.decodeFileData!==true}else{return callback(new Error("unsupported compression method: "+entry.compressionMethod))}self.
readLocalFileHeader(entry,{minimal:true},function(err,localFileHeader){if(err)return callback(err);self.openReadStreamLowLevel(localFileHeader.fileDataStart,entry.
compressedSize,relativeStart,relativeEnd,decompress,entry.uncompressedSize,callback)})};ZipFile.prototype.openReadStreamLowLevel=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize,callback){
var self=this;var fileDataEnd=fileDataStart+compressedSize;var readStream=self.reader.createReadStream({start:fileDataStart+relativeStart,end:fileDataStart+relativeEnd});
var endpointStream=readStream;if(decompress){var destroyed=false;var inflateFilter=zlib.createInflateRaw();readStream.on("error",function(err){setImmediate(function(){
if(!destroyed)inflateFilter.emit("error",err)})});readStream.pipe(inflateFilter);if(self.validateEntrySizes){endpointStream=new AssertByteCountStream(uncompressedSize);
inflateFilter.on("error",function(err){setImmediate(function(){if(!destroyed)endpointStream.emit("error",err)})});inflateFilter.pipe(endpointStream)}else{endpointStream=
inflateFilter}installDestroyFn(endpointStream,function(){destroyed=true;if(inflateFilter!==endpointStream)inflateFilter.unpipe(endpointStream);readStream.unpipe(
inflateFilter);readStream.destroy()})}callback(null,endpointStream)};ZipFile.prototype.readLocalFileHeader=function(entry,options2,callback){var self=this;if(callback==
null){callback=options2;options2=null}if(options2==null)options2={};self.reader.ref();var buffer=newBuffer(30);readAndAssertNoEof(self.reader,buffer,0,buffer.length,
entry.relativeOffsetOfLocalHeader,function(err){try{if(err)return callback(err);var signature=buffer.readUInt32LE(0);if(signature!==67324752){return callback(new Error(
"invalid local file header signature: 0x"+signature.toString(16)))}var fileNameLength=buffer.readUInt16LE(26);var extraFieldLength=buffer.readUInt16LE(28);var fileDataStart=entry.
relativeOffsetOfLocalHeader+30+fileNameLength+extraFieldLength;if(fileDataStart+entry.compressedSize>self.fileSize){return callback(new Error("file data overflo\
ws file bounds: "+fileDataStart+" + "+entry.compressedSize+" > "+self.fileSize))}if(options2.minimal){return callback(null,{fileDataStart})}var localFileHeader=new LocalFileHeader;
localFileHeader.fileDataStart=fileDataStart;localFileHeader.versionNeededToExtract=buffer.readUInt16LE(4);localFileHeader.generalPurposeBitFlag=buffer.readUInt16LE(
6);localFileHeader.compressionMethod=buffer.readUInt16LE(8);localFileHeader.lastModFileTime=buffer.readUInt16LE(10);localFileHeader.lastModFileDate=buffer.readUInt16LE(
12);localFileHeader.crc32=buffer.readUInt32LE(14);localFileHeader.compressedSize=buffer.readUInt32LE(18);localFileHeader.uncompressedSize=buffer.readUInt32LE(22);
localFileHeader.fileNameLength=fileNameLength;localFileHeader.extraFieldLength=extraFieldLength;buffer=newBuffer(fileNameLength+extraFieldLength);self.reader.ref();
readAndAssertNoEof(self.reader,buffer,0,buffer.length,entry.relativeOffsetOfLocalHeader+30,function(err2){try{if(err2)return callback(err2);localFileHeader.fileName=
buffer.subarray(0,fileNameLength);localFileHeader.extraField=buffer.subarray(fileNameLength);return callback(null,localFileHeader)}finally{self.reader.unref()}})}finally{
self.reader.unref()}})};ZipFile.prototype.openReadStreamPromise=function(entry,options2){return new Promise((resolve,reject)=>{this.openReadStream(entry,options2,
function(err,readStream){if(err)return reject(err);resolve(readStream)})})};ZipFile.prototype.openReadStreamLowLevelPromise=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize){
return new Promise((resolve,reject)=>{this.openReadStream(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize,function(err,readStream){
if(err)return reject(err);resolve(readStream)})})};ZipFile.prototype.readLocalFileHeaderPromise=function(entry,options2){return new Promise((resolve,reject)=>{this.
readLocalFileHeader(entry,options2,function(err,localFileHeader){if(err)return reject(err);resolve(localFileHeader)})})};function Entry(){}Entry.prototype.getLastModDate=
function(options2){if(options2==null)options2={};if(!options2.forceDosFormat){for(var i=0;i<this.extraFields.length;i++){var extraField=this.extraFields[i];if(extraField.
id===21589){var data=extraField.data;if(data.length<5)continue;var flags=data[0];var HAS_MTIME=1;if(!(flags&HAS_MTIME))continue;var posixTimestamp=data.readInt32LE(
1);return new Date(posixTimestamp*1e3)}else if(extraField.id===10){var data=extraField.data;if(data.length!==32)continue;if(data.readUInt16LE(4)!==1)continue;if(data.
readUInt16LE(6)!==24)continue;var hundredNanoSecondsSince1601=data.readUInt32LE(8)+4294967296*data.readInt32LE(12);var millisecondsSince1970=hundredNanoSecondsSince1601/
1e4-116444736e5;return new Date(millisecondsSince1970)}}}return dosDateTimeToDate(this.lastModFileDate,this.lastModFileTime,options2.timezone)};Entry.prototype.
canDecodeFileData=function(){return!this.isEncrypted()&&(this.compressionMethod===0||this.compressionMethod===8)};Entry.prototype.isEncrypted=function(){return(this.
generalPurposeBitFlag&1)!==0};Entry.prototype.isCompressed=function(){return this.compressionMethod===8};function LocalFileHeader(){}function dosDateTimeToDate(date,time,timezone){
var day=date&31;var month=(date>>5&15)-1;var year=(date>>9&127)+1980;var millisecond=0;var second=(time&31)*2;var minute=time>>5&63;var hour=time>>11&31;if(timezone==
null||timezone==="local"){return new Date(year,month,day,hour,minute,second,millisecond)}else if(timezone==="UTC"){return new Date(Date.UTC(year,month,day,hour,
minute,second,millisecond))}else{throw new Error("unrecognized options.timezone: "+options.timezone)}}function getFileNameLowLevel(generalPurposeBitFlag,fileNameBuffer,extraFields,strictFileNames){
var fileName=null;for(var i=0;i<extraFields.length;i++){var extraField=extraFields[i];if(extraField.id===28789){if(extraField.data.length<6){continue}if(extraField.
data.readUInt8(0)!==1){continue}var oldNameCrc32=extraField.data.readUInt32LE(1);if(crc32(fileNameBuffer)!==oldNameCrc32){continue}fileName=decodeBuffer(extraField.
data.subarray(5),true);break}}if(fileName==null){var isUtf8=(generalPurposeBitFlag&2048)!==0;fileName=decodeBuffer(fileNameBuffer,isUtf8)}if(!strictFileNames){fileName=
fileName.replace(/\\/g,"/")}return fileName}function validateFileName(fileName){if(fileName.indexOf("\\")!==-1){return"invalid characters in fileName: "+fileName}
if(/^[a-zA-Z]:/.test(fileName)||/^\//.test(fileName)){return"absolute path: "+fileName}if(fileName.split("/").indexOf("..")!==-1){return"invalid relative path: "+
fileName}return null}function parseExtraFields(extraFieldBuffer){var extraFields=[];var i=0;while(i<extraFieldBuffer.length-3){var headerId=extraFieldBuffer.readUInt16LE(
i+0);var dataSize=extraFieldBuffer.readUInt16LE(i+2);var dataStart=i+4;var dataEnd=dataStart+dataSize;if(dataEnd>extraFieldBuffer.length)throw new Error("extra \
field length exceeds extra field buffer size");var dataBuffer=extraFieldBuffer.subarray(dataStart,dataEnd);extraFields.push({id:headerId,data:dataBuffer});i=dataEnd}
return extraFields}function readAndAssertNoEof(reader,buffer,offset,length,position,callback){if(length===0){return setImmediate(function(){callback(null,newBuffer(
0))})}reader.read(buffer,offset,length,position,function(err,bytesRead){if(err)return callback(err);if(bytesRead<length){return callback(new Error("unexpected E\
OF"))}callback()})}util.inherits(AssertByteCountStream,Transform);function AssertByteCountStream(byteCount){Transform.call(this);this.actualByteCount=0;this.expectedByteCount=
byteCount}AssertByteCountStream.prototype._transform=function(chunk,encoding,cb){this.actualByteCount+=chunk.length;if(this.actualByteCount>this.expectedByteCount){
var msg="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount;return cb(new Error(msg))}cb(null,chunk)};AssertByteCountStream.
prototype._flush=function(cb){if(this.actualByteCount<this.expectedByteCount){var msg="not enough bytes in the stream. expected "+this.expectedByteCount+". got \
only "+this.actualByteCount;return cb(new Error(msg))}cb()};util.inherits(RandomAccessReader,EventEmitter);function RandomAccessReader(){EventEmitter.call(this);
this.refCount=0}RandomAccessReader.prototype.ref=function(){this.refCount+=1};RandomAccessReader.prototype.unref=function(){var self=this;self.refCount-=1;if(self.
refCount>0)return;if(self.refCount<0)throw new Error("invalid unref");self.close(onCloseDone);function onCloseDone(err){if(err)return self.emit("error",err);self.
emit("close")}};RandomAccessReader.prototype.createReadStream=function(options2){if(options2==null)options2={};var start=options2.start;var end=options2.end;if(start===
end){var emptyStream=new PassThrough;setImmediate(function(){emptyStream.end()});return emptyStream}var stream=this._readStreamForRange(start,end);var destroyed=false;
var refUnrefFilter=new RefUnrefFilter(this);stream.on("error",function(err){setImmediate(function(){if(!destroyed)refUnrefFilter.emit("error",err)})});installDestroyFn(
refUnrefFilter,function(){stream.unpipe(refUnrefFilter);refUnrefFilter.unref();stream.destroy()});var byteCounter=new AssertByteCountStream(end-start);refUnrefFilter.
on("error",function(err){setImmediate(function(){if(!destroyed)byteCounter.emit("error",err)})});installDestroyFn(byteCounter,function(){destroyed=true;refUnrefFilter.
unpipe(byteCounter);refUnrefFilter.destroy()});return stream.pipe(refUnrefFilter).pipe(byteCounter)};RandomAccessReader.prototype._readStreamForRange=function(start,end){
throw new Error("not implemented")};RandomAccessReader.prototype.read=function(buffer,offset,length,position,callback){var readStream=this.createReadStream({start:position,
end:position+length});var writeStream=new Writable;var written2=0;writeStream._write=function(chunk,encoding,cb){chunk.copy(buffer,offset+written2,0,chunk.length);
written2+=chunk.length;cb()};writeStream.on("finish",callback);readStream.on("error",function(error){callback(error)});readStream.pipe(writeStream)};RandomAccessReader.
prototype.close=function(callback){setImmediate(callback)};util.inherits(RefUnrefFilter,PassThrough);function RefUnrefFilter(context){PassThrough.call(this);this.
context=context;this.context.ref();this.unreffedYet=false}RefUnrefFilter.prototype._flush=function(cb){this.unref();cb()};RefUnrefFilter.prototype.unref=function(cb){
if(this.unreffedYet)return;this.unreffedYet=true;this.context.unref()};var cp437="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLM\
NOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\
\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";function decodeBuffer(buffer,isUtf8){if(isUtf8){return buffer.
toString("utf8")}else{var result="";for(var i=0;i<buffer.length;i++){result+=cp437[buffer[i]]}return result}}function readUInt64LE(buffer,offset){var lower32=buffer.
readUInt32LE(offset);var upper32=buffer.readUInt32LE(offset+4);return upper32*4294967296+lower32}var newBuffer;if(typeof Buffer.allocUnsafe==="function"){newBuffer=
function(len){return Buffer.allocUnsafe(len)}}else{newBuffer=function(len){return new Buffer(len)}}function installDestroyFn(stream,fn){if(typeof stream.destroy===
"function"){stream._destroy=function(err,cb){fn();if(cb!=null)cb(err)}}else{stream.destroy=fn}}function defaultCallback(err){if(err)throw err}}});var isObject=value=>typeof value==="object"&&value!==null&&!Array.isArray(value);var textOf=value=>typeof value==="string"?value:typeof value==="number"&&Number.
isFinite(value)?String(value):"";var listOf=value=>Array.isArray(value)?value:value===null||value===void 0||value===""?[]:[value];var objectsOf=value=>listOf(value).
filter(isObject);function numberOf(value){const number=typeof value==="string"&&value.trim()?Number(value):value;return typeof number==="number"&&Number.isFinite(
number)?number:null}var namesOf=value=>listOf(value).map(one=>(isObject(one)?textOf(one.name):textOf(one)).trim()).filter(name=>name!=="");function instantOf(value){
const text=typeof value==="string"?value.trim():"";const match=/^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(
text);if(!match)return null;const[,day,time="00:00:00",zone="Z"]=match;const date=new Date(`${day}T${time}${/^[+-]\d{4}$/.test(zone)?`${zone.slice(0,3)}:${zone.
slice(3)}`:zone}`);const year=date.getUTCFullYear();return Number.isNaN(date.getTime())||year<1900||year>2200?null:date.toISOString()}function*jsonSigns(text){let inText=false;
for(let at=0;at<text.length;at+=1){const code=text.charCodeAt(at);if(inText){if(code===92)at+=1;else if(code===34)inText=false}else if(code===34)inText=true;else if(code===
44||code===91||code===93||code===123||code===125)yield text.charAt(at)}}function parseJson(text,{maxDepth=60}={}){let depth=0;for(const sign of jsonSigns(text)){
if(sign==="{"||sign==="["){depth+=1;if(depth>maxDepth)throw new JsonTextError("is nested too deeply")}else if(sign==="}"||sign==="]")depth-=1}try{return JSON.parse(
text.replace(/^\ufeff/,""))}catch{throw new JsonTextError("is not valid JSON")}}var JsonTextError=class extends Error{constructor(message){super(message);this.name=
"JsonTextError"}};var foreignLink=/\s((?:d['\u2019]|dell['\u2019]|(?:de|du|des|di|del|dei|degli|delle|della|dello)\s+(?:l['\u2019]|la\s+)?)\s*)$/i;function splitLine(text){const line=text.
replace(/[\s\u00a0]+/gu," ").replace(/^(?:[\s\u2022·*\u25a2\u25a1\u2610\u2013\u2014-]+|\d{1,2}[.)]\s)(?=\S)/u,"").trim();const{main,end}=readAmount(line);const item=line.slice(end).
trim();if(!main||item==="")return{amount:"",item:line};const link=foreignLink.exec(line.slice(0,end))?.[1]??"";if(link!=="")return{amount:line.slice(0,end).slice(
0,-link.length).trim(),item:`${link}${item}`};const amount=line.slice(0,end).replace(/\s+of(?:\s+(?:the|an?))?\s*$/i,"").trim();const size=/\s((?:extra-)?(?:small|medium|large|big)(?:-sized?)?),?$/i.
exec(amount)?.[1];return size?{amount:amount.slice(0,-size.length).replace(/,?\s*$/,""),item:`${size} ${item}`}:{amount,item}}var heading=new RegExp("^(?:[^\\d\xBD\xBC\
\xBE\u2153\u2154\u215B].*:|for the \\p{L}[\\p{L} '\u2019-]{2,40})$","iu");var words=[["dessert",/\b(?:desserts?|sweets?|cakes?|cupcakes?|cookies?|brownies?|blondies?|pies?(?! crust)|tarts?|ice[- ]?cream|sorbet|puddings?|cheesecakes?|crumbles?|cobblers?|mousse|tiramisu|macarons?|fudge|trifle|panna cotta|frosting|candy|candies|baking)\b/i],
["breakfast",/\b(?:breakfasts?|brunch|pancakes?|waffles?|crepes?|crêpes?|granola|muesli|porridge|oatmeal|overnight oats|omelet(?:te)?s?|scrambled|french toast|frittatas?|smoothies?|shakshuka|muffins?|bagels?)\b/i],
["snack",/\b(?:snacks?|appeti[sz]ers?|starters?|finger foods?|hors d.oeuvres?|dips?|nibbles?|canap[eé]s?|party food|bars?|bites|crackers?|popcorn|hummus|drinks?|beverages?|cocktails?|sauces?|condiments?|dressings?|jams?|breads?)\b/i],
["lunch",/\b(?:lunch(?:es)?|salads?|sandwich(?:es)?|wraps?|soups?|burgers?)\b/i],["dinner",/\b(?:dinners?|main(?:s| course| dish| meal)?|supper|entr[eé]es?|side(?:s| dish(?:es)?)?)\b/i]];
var savoury=/\b(?:pot pie|(?:shepherd|cottage|fish|meat|chicken|pork|steak|game|spinach|tamale)(?:'s|\u2019s|s)? pie|crab cakes?|fish ?cakes?|rice cakes?|potato cakes?|pancakes?|sweet(?:s)? (?:potato(?:es)?|and sour|chil+i|corn|peppers?)|yorkshire puddings?|black pudding|pizza pie|breakfast cookies?|baking (?:sheet|tray|powder|soda))\b/gi;
function readCategory(labels2,title){const named2=labels2.map(label=>label.trim().toLowerCase());const exact=words.find(([category])=>named2.some(label=>label===
category||label===`${category}s`));if(exact)return{category:exact[0],as:"said"};for(const label of labels2){const found2=meal(label);if(found2)return{category:found2,
as:"said"}}const found=meal(title);return found?{category:found,as:"likely"}:null}var meal=text=>{const plain2=text.replace(savoury,dish=>/^pancakes?$/i.test(dish)?
dish:" ");return words.find(([,pattern3])=>pattern3.test(plain2))?.[0]??null};function cut(text,most){if(text.length<=most)return text;const head=headOf(text,most-1);const atWord=head.replace(/\s+\S*$/,"");return`${atWord.length>most*.6?atWord:
head}\u2026`}function splitLong(text,most){const parts5=[];let rest=text;while(rest.length>most){const head=headOf(rest,most);const sentence=head.search(/[.!?\u2026]["\u201d\u2019)]?\s+\S[^.!?]*$/);
const space=head.lastIndexOf(" ");const at=sentence>most/3?sentence+1:space>most/3?space:head.length;parts5.push(rest.slice(0,at).trim());rest=rest.slice(at).trim()}
return rest===""?parts5:[...parts5,rest]}var ReadingReport=class{entries=[];add(field,outcome2,note){this.entries.push({field,outcome:outcome2,note})}};var extras={nutrition:{field:"nutrition",outcome:"\
left_out",note:"The source\u2019s own figures are left out: the kitchen computes them from the ingredients."},rating:{field:"rating",outcome:"left_out",note:"Ot\
her people\u2019s ratings stay where they are."},video:{field:"video",outcome:"left_out",note:"The video is not kept; the source has it."},keywords:{field:"keyw\
ords",outcome:"left_out",note:"Keywords have no place here."},tools:{field:"tools",outcome:"kept",note:"The equipment is in your notes."}};var extrasOf=found=>found.
extras.map(kind=>extras[kind]);var counted=(count,noun2)=>`${count} ${noun2}${count===1?"":"s"}`;var LONGEST=10080;var USUAL_PREP=15;function readTimes(found){const{prepMinutes:prep,cookMinutes:cook,restMinutes:rest,totalMinutes:total}=found;const isEmpty2=!prep&&
!cook&&!total;if(isEmpty2){const inSteps2=minutesOfSteps(found);const note=inSteps2>0?`Not said; the steps name ${inWords(inSteps2)} of cooking, ${USUAL_PREP} m\
inutes of preparing are a guess.`:`Not said; ${USUAL_PREP} minutes of preparing are a guess.`;return{prepTime:USUAL_PREP,cookTime:inSteps2,restTime:rest??0,outcome:"\
guessed",note}}if(total&&total>(prep??0)+(cook??0)+(rest??0))return withTotal(found,total);const times3={prepTime:prep??0,cookTime:cook??0,restTime:rest??0};return{
...times3,outcome:"kept",note:`${said(times3)}.`}}function withTotal(found,total){const{prepMinutes:prep,cookMinutes:cook}=found;const restTime=found.restMinutes??
0;if(prep&&cook){const rest=total-prep-cook;return{prepTime:prep,cookTime:cook,restTime:rest,outcome:"changed",note:`Of ${inWords(total)} in all, ${inWords(rest)}\
 are neither preparing nor cooking: resting or waiting.`}}const missing=total-(prep??0)-(cook??0)-restTime;if(prep&&found.steps.length>0&&!found.steps.some(({text})=>heats(
text.toLowerCase()))){const times4={prepTime:prep,cookTime:0,restTime:restTime+missing};return{...times4,outcome:"changed",note:`From ${inWords(total)} in all: ${lower(
said(times4))}.`}}const inSteps2=Math.min(minutesOfSteps(found),total-restTime);const times3=prep?{prepTime:prep,cookTime:missing}:cook?{prepTime:missing,cookTime:cook}:
inSteps2>0?{prepTime:missing-inSteps2,cookTime:inSteps2}:{prepTime:Math.min(missing,USUAL_PREP),cookTime:Math.max(0,missing-USUAL_PREP)};return{...times3,restTime,
outcome:"changed",note:`From ${inWords(total)} in all: ${lower(said({...times3,restTime}))}.`}}var said=({prepTime,cookTime,restTime})=>`Prep ${inWords(prepTime)}\
, cook ${inWords(cookTime)}${restTime>0?`, rest ${inWords(restTime)}`:""}`;var lower=text=>text.charAt(0).toLowerCase()+text.slice(1);var minutesOfSteps=({steps})=>{
const seconds=steps.flatMap(({text})=>readDurations(text).filter(time=>isTimer(text,time)).map(({upTo})=>upTo));return Math.min(LONGEST,Math.round(seconds.reduce(
(sum,each)=>sum+each,0)/60))};var inWords=minutes=>{const hours=Math.floor(minutes/60);const rest=minutes%60;if(hours===0)return`${rest} min`;return rest===0?`${hours}\
 h`:`${hours} h ${rest} min`};var USUAL_SERVINGS=4;function draftOf(found){const report=new ReadingReport;const notes=[found.notes];const draft={title:titleOf(found,report),description:descriptionOf(
found,report,notes),category:categoryOf(found,report),...timesOf(found,report),servings:servingsOf(found,report,notes),ingredients:ingredientsOf(found,report,notes),
instructions:stepsOf(found,report,notes)};const written2=notes.filter(Boolean).join("\n\n");if(found.notes)report.add("notes","kept","Tips and remarks are in yo\
ur private notes.");for(const what of found.unclear)report.add("other","left_out",`Not understood: ${what}`);report.entries.push(...extrasOf(found));if(written2.
length>MAX_NOTES_LENGTH)report.add("notes","left_out",`Notes hold ${MAX_NOTES_LENGTH} characters; the rest of them is left out.`);return{draft,notes:cut(written2,
MAX_NOTES_LENGTH),report:report.entries}}function titleOf({title},report){if(title==="")report.add("title","missing","No title was found. Please give it one.");else if(title.
length>MAX_TITLE_LENGTH)report.add("title","changed","The title was shortened.");else report.add("title","kept",title);return cut(title,MAX_TITLE_LENGTH)}function descriptionOf({
description},report,notes){if(description.length>MAX_DESCRIPTION_LENGTH){report.add("description","changed","The description was shortened; all of it is in your\
 notes.");notes.push(description)}else if(description)report.add("description","kept","As written.");return cut(description,MAX_DESCRIPTION_LENGTH)}function categoryOf({
categories,title},report){const read4=readCategory(categories,title);if(read4?.as==="said")report.add("category","kept",read4.category);else report.add("categor\
y","guessed",`Not said; ${read4?.category??"dinner"} is a guess.`);return read4?.category??"dinner"}function timesOf(found,report){const times3=readTimes(found);
report.add("times",times3.outcome,times3.note);return{prepTime:times3.prepTime,cookTime:times3.cookTime,restTime:times3.restTime}}function servingsOf(found,report,notes){
const read4=readServings(found.yield);const said3=found.yield?`\u201C${cut(found.yield,80)}\u201D`:"";if(read4?.as==="said")report.add("servings","kept",String(
read4.servings));else if(read4?.as==="range")report.add("servings","changed",`${said3} became ${read4.servings}.`);else if(read4)report.add("servings","changed",
`${said3} became ${read4.servings} servings of one each.`);else if(said3)report.add("servings","guessed",`${said3} does not say for how many; ${USUAL_SERVINGS} \
is a guess.`);else report.add("servings","guessed",`Not said; ${USUAL_SERVINGS} is a guess.`);if(found.yield&&read4?.as!=="said")notes.push(`Makes: ${found.yield}`);
return read4?.servings??USUAL_SERVINGS}function ingredientsOf({ingredients:ingredients2},report,notes){const kept=ingredients2.slice(0,MAX_INGREDIENTS);const rest=ingredients2.
slice(MAX_INGREDIENTS);if(rest.length>0){report.add("ingredients","changed",`A recipe holds ${MAX_INGREDIENTS} lines; ${counted(rest.length,"more line")} went t\
o your notes.`);notes.push(`More ingredients:
${rest.map(({text})=>text).join("\n")}`)}else if(kept.length>0)report.add("ingredients","kept",counted(kept.length,"line"));else report.add("ingredients","missi\
ng","No ingredients were found. Please add them.");const long=kept.filter(({text})=>text.length>MAX_LINE_LENGTH).length;if(long>0)report.add("ingredients","chan\
ged",`A line holds ${MAX_LINE_LENGTH} characters; ${counted(long,"longer one")} ${long===1?"was":"were"} shortened.`);const hasParts=new Set(kept.map(({group})=>group)).
size>1;return kept.map(({text,group})=>{const{amount,item}=splitLine(text);const heading3=hasParts?headingFrom(group):void 0;return{amount:cut(amount,MAX_LINE_LENGTH),
item:cut(item,MAX_LINE_LENGTH),...heading3&&{group:heading3}}})}function headingFrom(group){const name=cut((group??"").replace(/[:\s]+$/,"").trim(),MAX_GROUP_LENGTH).
trim();const isShouted=new RegExp("^\\p{Lu}+(?:[\\s\\d&'\u2019-]\\p{Lu}*)*$","u").test(name)&&name.length>3;return(isShouted?name.charAt(0)+name.slice(1).toLowerCase():
name)||void 0}function stepsOf({steps},report,notes){let group=null;const texts=steps.flatMap(step=>{const heading3=step.group&&step.group!==group?`${step.group.
replace(/[:\s]+$/,"")}: `:"";group=step.group;return splitLong(heading3+step.text,MAX_STEP_LENGTH)});const rest=texts.slice(MAX_STEPS);if(rest.length>0){report.
add("instructions","changed",`A recipe holds ${MAX_STEPS} steps; ${counted(rest.length,"more step")} went to your notes.`);notes.push(`More steps:
${rest.join("\n")}`)}else if(texts.length>0)report.add("instructions","kept",counted(texts.length,"step"));else report.add("instructions","missing","No steps we\
re found. Please add them.");return texts.slice(0,MAX_STEPS)}var nothingFound=()=>({title:"",description:"",ingredients:[],steps:[],prepMinutes:null,cookMinutes:null,restMinutes:null,totalMinutes:null,yield:null,categories:[],
author:null,address:null,pictures:[],notes:"",extras:[],unclear:[]});var isRecipe=({title,ingredients:ingredients2,steps})=>ingredients2.length>0&&steps.length>
0||title!==""&&(ingredients2.length>1||steps.length>1);var unseen=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
var oneLine=text=>manyLines(text).replace(/\s+/g," ").trim();var manyLines=text=>text.normalize("NFC").replace(/\r\n?|\u2028|\u2029|\u0085/g,"\n").replace(unseen,
"").replace(/[^\S\n]+/g," ").replace(/ ?\n ?/g,"\n").replace(/\n{3,}/g,"\n\n").trim();var linesOf=text=>manyLines(text).split(/\n+/).filter(Boolean);var blocks=new Set(
"address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section\
 summary table tbody tfoot thead tr ul".split(" "));var silent=new Set("script style template noscript svg iframe object head title button select".split(" "));var apart=new Set(
["td","th"]);function textOf2(root,{skip,mark,patience={left:Number.POSITIVE_INFINITY}}={}){const parts5=[];const todo=[root];while(todo.length>0&&patience.left>
0){const next=todo.pop();patience.left-=1;if(typeof next==="string")parts5.push(next);else if(next.type==="text"){const words4=headOf(next.data??"",patience.left).
replace(/\s+/g," ");parts5.push(words4);patience.left-=words4.length}else if(next.children&&(next===root||!(silent.has(next.name??"")||skip?.(next)))){const name=next.
name??"";const edge=blocks.has(name)?"\n":apart.has(name)?" ":"";if(edge)todo.push(edge);for(let index=next.children.length-1;index>=0;index-=1)todo.push(next.children[index]);
const sign=mark?.(next);if(sign)todo.push(sign);if(edge)todo.push(edge)}}return manyLines(parts5.join(""))}var marks=/<(?=\/?(?:a|abbr|article|aside|b|big|blockquote|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|kbd|label|li|link|main|mark|math|meta|nav|noscript|object|ol|p|path|picture|pre|q|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|tfoot|th|thead|time|tr|u|ul|video|[a-z]+-[a-z-]+)(?:[\s/>]|$)|!--)/i;
var otherBracket=new RegExp(`<(?!${marks.source.slice(4)}`,"gi");var looksEncoded=/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;var page=load("",{},false);
var parsed=marked2=>page(`<br>${marked2}`);function plainText(field){let text=field;for(let round=0;round<3;round+=1){if(!marks.test(text)&&!looksEncoded.test(text))
break;const marked2=text.replace(otherBracket,"&lt;").replace(/\r\n?|\n/g,"<br>");text=textOf2({type:"root",children:parsed(marked2).toArray()})}return manyLines(
text)}var emptyAppRecipe=()=>({...nothingFound(),url:null,createdAt:null,isFavorite:false,rating:null,folder:null,picture:null,further:[],leftOut:[]});function importedRecipe(found){
if(found.ingredients.length===0&&found.steps.length===0)return null;const further=found.further.flatMap(({label,text})=>{const plain2=plainText(text);return plain2?
[`${label}: ${plain2}`]:[]});const{draft,notes,report}=draftOf({...found,notes:[found.notes,...further].filter(Boolean).join("\n\n")});const labels2=found.further.
filter(({text})=>plainText(text)).map(({label})=>label);if(labels2.length>0)report.push({field:"other",outcome:"changed",note:`In your notes now: ${labels2.join(
", ")}.`});report.push(...found.leftOut.map(({field,note})=>({field,outcome:"left_out",note})));const rating2=ratingOf(found.rating,report);const url=webAddress(
found.url);const author=headOf(oneLine(found.author??""),200)||null;if(url||author)report.push({field:"author",outcome:"kept",note:[author,url].filter(Boolean).
join(", ")});return{draft:recipeDraft.parse({...draft,title:draft.title||"Untitled recipe"}),notes:cut(notes,MAX_NOTES_LENGTH),isFavorite:found.isFavorite,rating:rating2,
folder:headOf(oneLine(found.folder??""),80).trim()||null,url,author,createdAt:found.createdAt,report}}function ratingOf(value,report){if(value===null||!(value>0))
return null;const rating2=Math.min(5,Math.max(1,Math.round(value)));const note=rating2===value?`${rating2} of 5`:`${value} became ${rating2} of 5.`;report.push(
{field:"rating",outcome:rating2===value?"kept":"changed",note});return rating2}function webAddress(value){const text=manyLines(value??"");return/^https?:\/\/[^\s<>"']{3,1900}$/i.
test(text)?text:null}var kinds={"@":"ingredient","#":"cookware","~":"timer"};var oneWord=/^[\p{L}\p{N}_](?:[\p{L}\p{N}_]|['\u2019-](?=[\p{L}\p{N}]))*/u;function piecesOf(step){const pieces=[];
let text="";for(let at=0;at<step.length;){const sign=step[at];if(sign==="\\"&&at+1<step.length){text+=step[at+1];at+=2;continue}const found=sign in kinds?componentAt(
step,at,kinds[sign]):null;if(found){if(text)pieces.push({text});text="";pieces.push(found.component);at=found.end}else{text+=sign;at+=1}}return text?[...pieces,
{text}]:pieces}function componentAt(step,start,kind){const rest=step.slice(start+1);const modifiers=kind==="timer"?"":/^[@&?+-]{0,4}(?:\((?:[=~]*\d+)\))?/.exec(
rest)?.[0]??"";const body=rest.slice(modifiers.length);const braced=/^([^@#~{}\n]{0,200})\{([^{}]{0,200})\}/.exec(body);const word=oneWord.exec(body)?.[0];const name=braced?
braced[1].trim():word??"";if(!braced&&(!word||kind==="timer"))return null;if(braced&&(name===""?kind!=="timer":/^\s/.test(body)||/[.,;!?]\s/.test(name))){if(!word||
/^\s/.test(body))return null;return simple(kind,word,modifiers,start)}const inside=braced?.[2]?.trim()??"";const[quantity="",unit=""]=divided(inside);const end=start+
1+modifiers.length+(braced?braced[0].length:name.length);const preparation=braced&&kind==="ingredient"?/^\(([^()]{1,200})\)/.exec(step.slice(end))?.[1]??"":"";return{
component:{kind,name:plainName(name),quantity,unit,preparation:preparation.trim(),unlisted:/[&-]/.test(modifiers),optional:modifiers.includes("?")},end:end+(preparation?
preparation.length+2:0)}}var simple=(kind,word,modifiers,start)=>({component:{kind,name:word,quantity:"",unit:"",preparation:"",unlisted:/[&-]/.test(modifiers),
optional:modifiers.includes("?")},end:start+1+modifiers.length+word.length});function divided(inside){const at=inside.indexOf("%");const quantity=(at<0?inside:inside.
slice(0,at)).replace(/^=/,"").replace(/\*$/,"").trim();return[quantity,at<0?"":inside.slice(at+1).trim()]}var plainName=name=>{const path=/^\.{0,2}\//.test(name)?
name.split("/").at(-1):name;return path.split("|")[0].trim()};var import_yaml=__toESM(require_dist(),1);var MAX_HEAD=2e4;function splitMetadata(text){const metadata=new Map;const head=/^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);if(head&&head[1].length<=
MAX_HEAD)collect(yamlOf(head[1]),"",metadata,0);const rest=head?text.slice(head[0].length):text;const body=rest.replace(/^>>[ \t]*([^:\n]{1,100}):[ \t]*(.*)$/gm,
(_,key,value)=>{const name=key.trim().toLowerCase();if(!metadata.has(name))metadata.set(name,value.trim());return""});return{metadata,body}}function yamlOf(text){
try{const document=(0,import_yaml.parseDocument)(text,{logLevel:"silent"});return document.errors.length>0?null:document.toJS({maxAliasCount:0})}catch{return null}}
function collect(value,path,into,nesting){if(isObject(value)&&nesting<3){for(const[key,inner2]of Object.entries(value))collect(inner2,path?`${path}.${key.toLowerCase()}`:
key.toLowerCase(),into,nesting+1)}else if(path){const said3=listOf(value).map(one=>one instanceof Date?one.toISOString():textOf(one));const text=said3.filter(Boolean).
join(", ");if(text)into.set(path,text)}}var known=new Set("title description introduction servings serves yield course category author source.author source source.url source.name time required time du\
ration prep time time.prep cook time time.cook rest time time.rest tags image images picture pictures".match(/(?:time required|prep time|cook time|rest time|\S+)/g)??
[]);function readCooklang(text,fileName){const{metadata,body}=splitMetadata(manyLinesKeptApart(text));const said3=(...keys)=>keys.map(key=>metadata.get(key)).find(
Boolean)??null;const{ingredients:ingredients2,cookware,steps,notes}=readBody(withoutComments(body));const source=said3("source.url","source","source.name");const further=[
...metadata].filter(([key])=>!known.has(key));return{...emptyAppRecipe(),title:oneLine(said3("title")??fileName.replace(/^.*\//,"").replace(/\.cook$/i,"")),description:said3(
"description","introduction")??"",ingredients:ingredients2,steps,prepMinutes:readMinutes(said3("prep time","time.prep")),cookMinutes:readMinutes(said3("cook tim\
e","time.cook")),restMinutes:readMinutes(said3("rest time","time.rest")),totalMinutes:readMinutes(said3("time required","time","duration")),yield:servingsWords(
said3("servings","serves"),said3("yield")),categories:[said3("course","category"),said3("tags")].filter(one=>one!==null).flatMap(one=>one.split(",")),author:said3(
"author","source.author")??(source&&!/^https?:/i.test(source)?source:null),url:source&&/^https?:/i.test(source)?source:null,createdAt:instantOf(said3("date","cr\
eated")),notes,further:[{label:"Tags",text:said3("tags")??""},{label:"Equipment",text:cookware.join(", ")},...further.map(([key,value])=>({label:key.charAt(0).toUpperCase()+
key.slice(1),text:value}))]}}var servingsWords=(servings,made2)=>servings?/^\d+$/.test(servings)?`${servings} servings`:servings:made2;var manyLinesKeptApart=text=>text.
replace(/\r\n?/g,"\n").replace(/^\ufeff/,"");var withoutComments=text=>text.replace(/\[-[\s\S]*?-\]/g,"").replace(/(^|\s)--(?!-).*$/gm,"$1");function readBody(body){
const ingredients2=[];const listed=new Set;const cookware=new Set;const steps=[];const notes=[];let group=null;for(const paragraph of body.split(/\n[ \t]*\n/)){
let lines=[];const endStep=()=>{const words4=lines.join("\n").trim();lines=[];if(words4==="")return;const text=piecesOf(words4).map(piece=>{if("text"in piece)return piece.
text;if(piece.kind==="cookware")cookware.add(piece.name);if(piece.kind==="ingredient")list(piece,group,ingredients2,listed);return piece.kind==="timer"?[piece.quantity,
piece.unit].filter(Boolean).join(" "):piece.name}).join("");const plain2=manyLines(text);if(plain2)steps.push({text:plain2,group})};for(const line of paragraph.
split("\n")){const section=/^=+\s*(.*?)\s*=*\s*$/.exec(line);if(section){endStep();group=section[1]||null}else if(/^>(?!>)/.test(line)){endStep();notes.push(line.
replace(/^>\s?/,""))}else lines.push(line)}endStep()}return{ingredients:ingredients2,cookware:[...cookware],steps,notes:manyLines(notes.join("\n"))}}function list({
name,quantity,unit,preparation,unlisted,optional},group,ingredients2,listed){const key=name.toLowerCase();if(name===""||unlisted&&listed.has(key)||quantity===""&&
listed.has(key))return;listed.add(key);const head=[quantity,unit,name].filter(Boolean).join(" ");const line=/\d|[½¼¾\u2153\u2154\u215b]/.test(quantity)||quantity===""?
head:`${[unit,name].filter(Boolean).join(" ")}, ${quantity}`;const text=[line,preparation,optional?"optional":""].filter(Boolean).join(", ");ingredients2.push({
text:oneLine(text),group})}var import_yaml2=__toESM(require_dist(),1);var denied=/(?:without|\bno|\bnot|instead of|rather than|in place of|replac\w+|substitute for|size of an?|as thick as|if using|if you (?:like|have)|avoid(?:ing)?|skip(?:ping)?|-free|vegan|plant-based)\s+(?:an? |the |any |some )?(?:(?:runny|thick|soft) )?$/;
var likened=/\b(?:like|resembl\w+|reminiscent of|(?:colou?r|body|texture|consistency|thickness|flavou?r|taste|look|feel|size|shape) of|as (?!soon|quickly|long|much|many|far|well|fast|little|needed|thinly|evenly|finely)[a-z]+ as|(?:stiff|thick|smooth|creamy|soft|fluffy|light|crisp|firm|silky|rich) as)((?: [a-z-]+){0,5}) $/;
var doing=/\b(?:add|stir|fold|pour|sprinkle|top|with|then|and|until|into|mix|brush|whisk|season|drizzle|spread|melt|serve|use|for|to|but|in|cook|fry|simmer|saute|toss|coat|dip|cover|finish|possible|foams?|turns?)\b/;
var compared=/^\s*(?:-?style\b|-?side\b(?! by)|-?sized|-?size\b|-?colou?red|-?like|-?thick consistency)/;var shaped=/(?:into|shape|form|roll)[^.]{0,40}$/;function isOnlyTalk(step,{
start,end}){const before=step.folded.slice(Math.max(0,start-60),start);const[,between=null]=likened.exec(before)??[];return denied.test(before)||between!==null&&
!doing.test(between)||compared.test(step.folded.slice(end,end+24))||step.folded[start-1]==='"'&&step.folded[end]==='"'||/^sausages?$/.test(step.folded.slice(start,
end))&&shaped.test(before)}var asWritten={language:"en",english:text=>({text,unknown:[]}),line:({amount,item})=>({amount,item,unknown:[]})};function readDraft(draft,{language,english,line}=asWritten){
const steps=draft.instructions.map((text,index)=>{const folded=fold(english(text).text);return{index,text,folded,tokens:tokens(folded),mentions:findFoods(folded)}});
const method=steps.map(step=>step.folded).join("\n");return{draft,language,lines:draft.ingredients.map((each,index)=>readLine(each,index,line)),steps,method,methodTokens:new Set(
steps.flatMap(step=>step.tokens)),title:fold(english(draft.title).text)}}var withKinds=text=>text.replace(/\b(mushrooms?) \(([^)]*)\)/i,(_,head,kinds5)=>`${head}\
 (${kinds5.split(/, ?(?:and |or )?| and | or /).map(kind=>/mushroom/i.test(kind)?kind:`${kind} mushrooms`).join(", ")})`);function readLine(written2,index,line){
const{amount,item}=written2;const{amount:measure,item:text,unknown:unread}=line(written2);const name=withKinds(text);const parsed2=parseIngredient({amount:measure,
item:name});const food=matchFood(parsed2.food)?.food??matchFood(name)?.food??null;const found=findFoods(fold(name)).map(hit=>hit.food);const foods2=[...new Set(
food?[food,...found]:found)];return{index,item,amount,unread,text:fold(`${measure} ${name}`),tokens:tokens(name),parsed:parsed2,food,foods:foods2}}var foreignStems={de:word=>word.length>4?word.replace(/(?:ern|en|er|es|em|e|n|s)$/,""):word,es:word=>word.length>3?word.replace(/(?<=[lrndzsj])es$|(?<=[aeo])s$/,
""):word,fr:word=>word.length>3?word.replace(/[sx]$/,""):word,it:word=>word.length>3?word.replace(/h?[aeio]$/,""):word};var stemOf=language=>language==="en"?singular:
foreignStems[language];var wordsOf2=(text,stem=singular)=>[...text.matchAll(/[a-z]+/g)].map(match=>({stem:stem(match[0]),start:match.index,end:match.index+match[0].
length}));var weak=new Set("fresh freshly dried dry ground large small medium extra whole chopped minced sliced diced grated shredded crushed peeled boneless sk\
inless unsalted salted plain light dark cold warm hot soft ripe lean virgin all purpose black white brown red green yellow sweet raw frozen canned free low redu\
ced sodium full fat firm baby kosher sea sharp mild smoked unsweetened granulated neutral baking cooking melting powder leaf juice zest clove seed flake crumb k\
ernel and with for the sauce paste mix blend piece taste more about".split(" "));var dependent=new Set("powder leaf juice zest clove seed flake crumb sauce past\
e mix blend piece kernel".split(" "));var products=new Set("stock broth bouillon oil vinegar sauce milk cream butter flour juice paste powder noodle soup syrup \
sugar soda dressing shell tortilla starch bread chip cracker zest jam jelly liqueur extract".split(" "));function namesByWord(lines,language="en"){const names2=new Map;
for(const name of lines.flatMap(line=>namesOf2(line,language))){const first=name.words[0];const others=names2.get(first);if(others)others.push(name);else names2.
set(first,[name])}return names2}function namesOf2({index:line,parsed:parsed2,food,tokens:tokens2},language){const own=stemsOf2(parsed2.food,stemOf(language));const full=own.
length>0?own:tokens2;const aliases=food&&language==="en"?[food.name,food.plural,...food.aliases]:[];const head=full.at(-1)??"";return[{words:full,rank:0},...aliases.
map(alias=>({words:stemsOf2(alias),rank:1})),...language==="en"||language==="de"?[]:[{words:full.slice(0,1),rank:2}],{words:full.slice(-2),rank:2},{words:full.slice(
0,2),rank:2},...dependent.has(head)?[]:[{words:[head],rank:3}],...(products.has(head)?[]:full).filter(word=>word.length>3&&!weak.has(word)).map(word=>({words:[word],
rank:4}))].flatMap(({words:words4,rank:rank2})=>{const says2=rank2<2||words4.length===1||words4.some(word=>!weak.has(word));return words4.length>0&&says2?[{line,
words:words4,rank:rank2}]:[]})}var stemsOf2=(text,stem)=>wordsOf2(fold(text),stem).map(word=>word.stem);function readMethod(steps,ingredients2){const draft=readDraft({title:"",description:"",category:"dinner",prepTime:0,cookTime:0,restTime:0,servings:1,ingredients:[
...ingredients2],instructions:[...steps]});const language=proseLanguage(steps);return{lines:draft.lines,steps:draft.steps,names:namesByWord(draft.lines,language),
language}}function lineMentions(step,{lines,names:names2,language},usedUp){const words4=wordsOf2(step.folded,stemOf(language));const places3=[...placesOf(words4,
step.folded,names2),...strangePlaces(words4,step,lines),...language==="de"?placesInCompounds(words4,step.text,names2):[]];places3.sort((a,b)=>lengthOf(b,words4)-
lengthOf(a,words4)||a.rank-b.rank);const taken=new Set;const named2=[];for(const place2 of places3){const own=Array.from({length:place2.to-place2.from},(_,offset)=>place2.
from+offset);if(own.some(at=>taken.has(at)))continue;for(const at of own)taken.add(at);const line=bestOf(place2,lines,words4,usedUp);const{start,end}={start:words4[place2.
from].start,end:words4[place2.to-1].end};if(line!==void 0&&isMeant(step,lines[line],start,end))named2.push({line,start,end})}const kinds5=language==="en"?byFamily(
words4,lines,taken,named2):[];return[...named2,...kinds5].sort((a,b)=>a.start-b.start)}var lengthOf=({from,to},words4)=>words4[to-1].end-words4[from].start;var oneRun=/^[a-z' -]+$/;
function placesOf(words4,text,names2){const places3=new Map;words4.forEach((word,from)=>{for(const{words:name,rank:rank2,line}of names2.get(word.stem)??[]){const to=from+
name.length;const last=words4[to-1];if(!last||!name.every((stem,offset)=>words4[from+offset]?.stem===stem))continue;if(!oneRun.test(text.slice(word.start,last.end)))
continue;const key=`${from} ${to} ${rank2}`;const place2=places3.get(key);if(place2)place2.lines.add(line);else places3.set(key,{from,to,rank:rank2,lines:new Set(
[line])})}});return[...places3.values()]}var isNoun=(text,{start})=>new RegExp("\\p{Lu}","u").test(text[start]??"");var FIRST_PART=6;function placesInCompounds(words4,text,names2){
return words4.flatMap((word,from)=>{const{stem}=word;if(names2.has(stem)||!isNoun(text,word)||stem.length<4&&stem!=="ol")return[];const lines=[...names2].flatMap(
([first,all3])=>first.length>stem.length+2&&(stem.length>=FIRST_PART&&first.startsWith(stem)||first.endsWith(stem))?all3.filter(({words:name})=>name.length===1).
map(({line})=>line):[]);return lines.length>0?[{from,to:from+1,rank:5,lines:new Set(lines)}]:[]})}var strangePlaces=(words4,step,lines)=>step.mentions.flatMap(({
food,start,end})=>{const said3=step.folded.slice(start,end);if(!said3.includes(" ")||!oneRun.test(said3)||lines.some(line=>isOf(line,food,said3)))return[];const from=words4.
findIndex(word=>word.start>=start);const to=words4.findLastIndex(word=>word.end<=end)+1;return from>=0&&to>from?[{from,to,rank:0,lines:new Set}]:[]});var parts=/^(?:juice|zest|rind|peel|wedge|half|slice|leaf|stalk|stem|floret|clove|yolk|white)$/;
function isOf(line,food,said3){const words4=wordsOf2(said3).flatMap(({stem})=>parts.test(stem)?[]:[stem]);return line.foods.includes(food)||words4.length>0&&words4.
every(word=>line.tokens.includes(word))}var tasting=/\b(?:taste(?: again)?,? (?:for|and add)|check the|adjust the) $/;function isMeant(step,line,start,end){if(tasting.
test(step.folded.slice(Math.max(0,start-30),start)))return false;if(/\bvegan\b|plant-based|-free\b/.test(line.text))return true;return!isOnlyTalk(step,{start,end,
food:line.food,alias:""})}function bestOf({from,to,lines:rivals},lines,words4,usedUp){if(rivals.size<2)return[...rivals][0];const said3=new Set(words4.flatMap(({
stem},at)=>at<from||at>=to?[stem]:[]));const scored=[...rivals].map(line=>{const telling=lines[line].tokens.filter(token=>!weak.has(token));return{line,score:telling.
filter(token=>said3.has(token)).length/Math.max(1,telling.length)}}).sort((a,b)=>b.score-a.score);const[best,second]=scored;if(new Set([...rivals].map(line=>lines[line].
parsed.food.toLowerCase())).size===1)return(scored.find(({line})=>!usedUp(line))??best)?.line;return best&&best.score>(second?.score??0)?best.line:void 0}function byFamily(words4,lines,taken,named2){
const known2=new Set(named2.map(({line})=>line));const onlyMembers=new Map;const onlyMember=stem=>{const family=familyOf(stem);const members=family?lines.filter(
line=>line.food&&family(line.food)):[];return members.length===1?members[0]?.index:void 0};return words4.flatMap(({stem,start,end},at)=>{if(taken.has(at))return[];
if(!onlyMembers.has(stem))onlyMembers.set(stem,onlyMember(stem));const line=onlyMembers.get(stem);return line===void 0||known2.has(line)?[]:[{line,start,end}]})}var table=`
K\xF6cheln: k\xF6cheln, k\xF6chelt, k\xF6chelnd, simmern
Kochen: kochen, kocht, aufkochen, garkochen
Einkochen: einkochen, reduzieren
Garen: garen, gart, gegart
Backen: backen, backt, \xFCberbacken, gebacken
Braten: braten, anbraten, br\xE4t, gebraten
Schmoren: schmoren, schmort
D\xFCnsten: d\xFCnsten, and\xFCnsten, anschwitzen
R\xF6sten: r\xF6sten, anr\xF6sten, mitr\xF6sten
Auslassen: auslassen
Grillen: grillen
D\xE4mpfen: d\xE4mpfen
Frittieren: frittieren, ausbacken
Blanchieren: blanchieren
Erhitzen: erhitzen, erw\xE4rmen
Ruhen: ruhen, ruht, rasten, stehen lassen
Gehen: gehen lassen, aufgehen
K\xFChlen: k\xFChlen, kalt stellen, k\xFChl stellen, kaltstellen
Abk\xFChlen: abk\xFChlen, ausk\xFChlen
Marinieren: marinieren
Ziehen: ziehen
Einweichen: einweichen
Quellen: quellen
R\xFChren: r\xFChren
Schlagen: schlagen, aufschlagen, schaumig schlagen
Kneten: kneten, verkneten
Einfrieren: einfrieren, gefrieren
Mijoter: mijoter, mijotez, mijote
Cuire: cuire, cuisez, cuisent
Bouillir: bouillir, \xE9bullition
Enfourner: enfourner, enfournez
R\xF4tir: r\xF4tir, r\xF4tissez
Dorer: dorer, dorez
Revenir: revenir, revenez
Gratiner: gratiner, gratinez
Frire: frire, frisez
R\xE9duire: r\xE9duire, r\xE9duisez
\xC9paissir: \xE9paissir
Reposer: reposer, repos
Lever: lever, pousser
Refroidir: refroidir, r\xE9frig\xE9rer
Ti\xE9dir: ti\xE9dir
Mariner: mariner, marinez
Tremper: tremper
Infuser: infuser, infusez
Fouetter: fouetter, fouettez
Battre: battre, battez
P\xE9trir: p\xE9trir, p\xE9trissez
Chauffer: chauffer, chauffez
Remuer: remuer, remuez
Servir chaud: garder au chaud
Cocer: cocer, cuece, cueza, cu\xE9celo, cu\xE9cela, cu\xE9celos, cu\xE9celas
Hervir: hervir, hierve, hierva, ebullici\xF3n
Cocinar: cocinar, cocina, cocine, coc\xEDnalo
Hornear: hornear, hornea, hornee, horn\xE9alo
Asar: asar, \xE1salo
Fre\xEDr: fre\xEDr, fr\xEDe, fr\xEDelos, fr\xEDelas
Sofre\xEDr: sofre\xEDr, sofr\xEDe, sofr\xEDa
Dorar: dorar, dora, dore, d\xF3ralos, d\xF3ralas
Saltear: saltear, saltea, saltee
Rehogar: rehogar, rehoga, rehogue
Pochar: pochar, pocha, poche
Reposar: reposar, repose, reposa
Enfriar: enfriar, enfr\xEDa, enfr\xEDe, templar
Marinar: marinar, macerar
Remojar: remojar, remojo
Reducir: reducir, reduzca, reduce
Evaporar: evaporar, evapore
Cuajar: cuajar, cuaja, cuaje
Batir: batir, bate, bata
Amasar: amasar, amasa, amase
Levar: levar, leve, fermentar
Calentar: calentar, calienta, caliente
Tostar: tostar, tuesta
Gratinar: gratinar, gratina
Remover: remover, remueve, remueva
Congelar: congelar, congela
Cuocere: cuocere, cuoci, cuocete, cuocia, cuocerlo, cuocerla, cuocerli, cuocerle
Bollire: bollire, bollore
Lessare: lessare, lessate, lessa
Infornare: infornare, infornate, inforna
Rosolare: rosolare, rosolate, rosolarlo, rosolarla, rosolarli, rosolarle
Soffriggere: soffriggere, soffriggete
Friggere: friggere, friggete, friggerle, friggerli
Appassire: appassire
Tostare: tostare, tostate, tostarlo
Stufare: stufare, brasare
Sobbollire: sobbollire
Arrostire: arrostire
Grigliare: grigliare
Riposare: riposare
Raffreddare: raffreddare
Intiepidire: intiepidire
Marinare: marinare
Lievitare: lievitare
Ammollare: ammollare, ammollo, mettere a bagno, mettete a bagno
Sbattere: sbattere, sbattete
Montare: montare, montate
Impastare: impastare, impastate
Scaldare: scaldare, scaldate
Mescolare: mescolare, mescolate
Mantecare: mantecare, mantecate
Saltare: saltare, saltate
Addensare: addensare
Sfumare: sfumare
`;var nameOf2=new Map;for(const row of table.trim().split("\n")){const[name="",forms=""]=row.split(": ");for(const form of forms.split(", "))nameOf2.set(form.toLowerCase(),
name)}var pattern=new RegExp(String.raw`(?<![\p{L}-])(?:${[...nameOf2.keys()].sort((a,b)=>b.length-a.length).join("|")})(?![\p{L}-])`,"giu");var foreignVerbsIn=text=>[
...text.matchAll(pattern)].map(match=>({name:nameOf2.get(match[0].toLowerCase())??match[0],start:match.index,end:match.index+match[0].length}));var waiting="simmer boil bake roast fry saute saut\xE9 sear grill broil toast heat preheat microwave steam poach cook brown melt warm braise blanch caramelize cara\
melise char reduce stew wilt soften sweat stir-fry deep-fry pan-fry air-fry pressure-cook rest stand cool chill refrigerate freeze marinate soak rise prove proo\
f ferment steep infuse drain brine sizzle bubble smoke crisp thaw knead whip churn set parboil pickle press sit bloom scald griddle barbecue crackle cure";var doing2="\
stir whisk beat mix blend toss cover flip turn fold puree process pulse leave wait repeat mash scramble swirl shake rub massage spin squeeze baste scrape pop";var spelled=verbs2=>verbs2.
split(" ").flatMap(verb=>[[verb,verb],[participle(verb),verb]]);function participle(verb){if(verb.endsWith("e"))return`${verb.slice(0,-1)}ing`;if(/^(?:set|sit|stir|whip|flip|rub|spin|pop|char)$/.
test(verb))return`${verb}${verb.at(-1)}ing`;return`${verb}ing`}var bases=new Map([...spelled(waiting),...spelled(doing2)]);var patternOf=verbs2=>new RegExp(String.
raw`(?<![\p{L}-])(${spelled(verbs2).map(([form])=>form).sort((a,b)=>b.length-a.length).join("|")})(?![\p{L}-])`,"giu");var waitingVerb=patternOf(waiting);var doingVerb=patternOf(
doing2);var outcome=/\b(?:until|till|so that|so it|as soon as|when|once|while|before)\b[^,;:()]*/gi;var nounBefore=/\b(?:the|its|their|your|low|lower|lowest|medium|moderate|medium-low|medium-high|high|higher|highest|gentle|off|residual|direct|indirect|fierce)\s+$/i;
var adjectiveAfter=/^\s+(?:sugar|rice|butter|lentils?|bread|sauce|water|place|oil|of\b|aside)/i;function timerName(step,{start,end}){const opening=lastOf(step.slice(
0,start),new RegExp("[.!?;]\\s+(?!\\p{Ll})","gu"));const sentence=step.slice(opening,start);const closing=new RegExp("[.!?;](?:\\s+(?!\\p{Ll})|\\s*$)","u").exec(
step.slice(end));const behind=step.slice(end,closing?end+closing.index:void 0);const foreign=foreignName(sentence,behind)??foreignName(step.slice(0,opening),"");
if(foreign)return foreign;const name=lastVerb(sentence,waitingVerb)??lastVerb(sentence,doingVerb)??lastVerb(step.slice(0,opening),waitingVerb)??lastVerb(behind,
waitingVerb)??lastVerb(behind,doingVerb);return name?name.charAt(0).toUpperCase()+name.slice(1):"Timer"}function foreignName(before,behind){const clause=behind.
split(/,| und | y | et | e | dann | puis | luego | poi /,1)[0]??"";const after2=foreignVerbsIn(clause)[0];const isGerman=after2!==void 0&&/^[A-ZÄÖÜ].*(?:en|ern|eln)$/.
test(after2.name);const last=foreignVerbsIn(before).at(-1);return(isGerman?after2:last??after2??foreignVerbsIn(behind)[0])?.name??null}var lastOf=(text,pattern3)=>{
const last=[...text.matchAll(pattern3)].at(-1);return last?last.index+last[0].length:0};function lastVerb(text,pattern3){const said3=text.replace(outcome,clause=>"\
 ".repeat(clause.length));const verbs2=[...said3.matchAll(pattern3)].filter(({0:word,index})=>!nounBefore.test(said3.slice(0,index))&&!adjectiveAfter.test(said3.
slice(index+word.length)));const last=verbs2.at(-1)?.[1]?.toLowerCase();return last?bases.get(last)??last:null}var timesIn=step=>readDurations(step).filter(duration=>isTimer(step,duration)).map(duration=>({...duration,name:timerName(step,duration)}));function writeCooklang(draft,{notes,source,author}){const head={title:draft.title,...draft.description&&{description:draft.description},servings:draft.servings,
course:draft.category,"prep time":`${draft.prepTime} minutes`,"cook time":`${draft.cookTime} minutes`,...draft.restTime>0&&{"rest time":`${draft.restTime} minut\
es`},...source&&{source},...author&&{author}};const{steps,unnamed}=markedSteps(draft);const opening=unnamed.length>0?[`Have ready: ${unnamed.map(line=>componentOf(
line)).join("; ")}.`]:[];const remarks=notes.trim()?[notes.trim().split("\n").map(line=>`> ${line}`.trimEnd()).join("\n")]:[];return`${["---",(0,import_yaml2.stringify)(
head,{lineWidth:0}).trimEnd(),"---","",[...remarks,...opening,...steps].join("\n\n")].join("\n")}
`}function markedSteps({ingredients:ingredients2,instructions}){const method=readMethod(instructions,ingredients2);const named2=new Set;const steps=method.steps.
map((step,index)=>{const text=instructions[index]??"";const mentions=step.folded.length===text.length?lineMentions(step,method,line=>named2.has(line)):[];const marks2=[];
for(const{line,start,end,implied}of mentions){const ingredient=ingredients2[line];if(!ingredient||implied||named2.has(line))continue;named2.add(line);marks2.push(
{start,end,text:componentOf(ingredient)})}for(const{start,end}of timesIn(text)){const[,amount,unit]=/^(\d+(?:\s*(?:-|\u2013|to)\s*\d+)?)\s+(seconds?|minutes?|hours?)$/i.
exec(text.slice(start,end))??[];if(amount&&unit)marks2.push({start,end,text:`~{${amount}%${unit}}`})}return marked(text,marks2)});return{steps,unnamed:ingredients2.
filter((_,line)=>!named2.has(line))}}function marked(text,marks2){let written2="";let at=0;for(const mark of marks2.toSorted((a,b)=>a.start-b.start)){if(mark.start<
at)continue;written2+=`${escaped(text.slice(at,mark.start))}${mark.text}`;at=mark.end}const whole3=written2+escaped(text.slice(at));return whole3.replace(/\n\s*\n/g,
"\n").replace(/^([>=-])/gm,"\\$1")}var escaped=text=>text.replace(/[@#~\\]/g,"\\$&").replace(/--+/g,"\u2013").replace(/\[-/g,"[ -");function componentOf({amount,
item}){const comma=item.indexOf(",");const name=bare(comma>0?item.slice(0,comma):item);const preparation=bare(comma>0?item.slice(comma+1):"");const[,quantity="",
unit=""]=/^((?:about\s+)?[\d½¼¾\u2153\u2154\u215b][\d\s./½¼¾\u2153\u2154\u215b\u2013-]*(?:to\s+\d+\s*)?)(.*)$/u.exec(amount.trim())??["",amount.trim(),""];const inside=unit.trim()?
`${bare(quantity)}%${bare(unit)}`:bare(quantity);return`@${name}{${inside}}${preparation?`(${preparation})`:""}`}var bare=text=>text.replace(/[@#~{}%\\]/g," ").
replace(/[()]/g," ").replace(/\s+/g," ").trim();var heading2=/^(?:=+\s*(.+?)\s*=*|#+\s*(.+)|\*\*(.+?)\*\*:?|([^\d\u2022*-][^.!?]{0,60}):|([A-Z][A-Z &'-]{3,40}))$/;function linesUnderHeadings(field){let group=null;
return plainText(field).split("\n").flatMap(line=>{const match=heading2.exec(line);if(match)group=match.slice(1).find(Boolean)?.trim()??null;return match||line===
""?[]:[{text:line,group}]})}function stepsOfText(field){const paragraphs=plainText(field).split(/\n{2,}/);const isWrapped2=paragraphs.length>1&&paragraphs.some(
part=>/\n(?!\d{1,2}[.)]\s|[\u2022*-]\s)/.test(part));if(!isWrapped2)return linesUnderHeadings(field).map(unnumbered);let group=null;return paragraphs.flatMap(part=>{
const match=part.includes("\n")?null:heading2.exec(part);if(match)group=match.slice(1).find(Boolean)?.trim()??null;return match?[]:[unnumbered({text:part,group})]})}
var unnumbered=({text,group})=>({text:text.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/i,""),group});function ingredientLine(parts5){const amount=parts5.quantity?readable(
parts5.quantity):"";const head=[amount,parts5.unit,parts5.food].map(oneLine).filter(Boolean).join(" ");const note=oneLine(parts5.note);return head&&note?`${head}\
, ${note}`:head||note}function readable(value){const whole3=Math.floor(value+.001);const part=value-whole3;for(const[sign,of]of[["1/3",1/3],["2/3",2/3],["1/2",.5],
["1/4",.25],["3/4",.75],["1/8",.125]])if(Math.abs(part-of)<.004)return whole3>0?`${whole3} ${sign}`:sign;return String(Math.round(value*1e3)/1e3)}var isMealieRecipe=value=>isObject(value)&&typeof value.name==="string"&&Array.isArray(value.recipeIngredient)&&Array.isArray(value.recipeInstructions)&&("slug"in
value||"recipeServings"in value||"groupId"in value)&&value["@type"]===void 0;function readMealie(recipe2){const servings=numberOf(recipe2.recipeServings);const quantity=numberOf(
recipe2.recipeYieldQuantity);const words4=oneLine(textOf(recipe2.recipeYield));const id2=textOf(recipe2.id);return{...emptyAppRecipe(),title:oneLine(textOf(recipe2.
name)),description:plainText(textOf(recipe2.description)),ingredients:mealieIngredients(objectsOf(recipe2.recipeIngredient)),steps:mealieSteps(objectsOf(recipe2.
recipeInstructions)),prepMinutes:readMinutes(recipe2.prepTime),cookMinutes:readMinutes(recipe2.performTime)??readMinutes(recipe2.cookTime),restMinutes:readMinutes(
recipe2.restTime),totalMinutes:readMinutes(recipe2.totalTime),yield:servings?`${servings} servings`:[quantity||"",words4].filter(Boolean).join(" ")||null,categories:[
...namesOf(recipe2.recipeCategory),...namesOf(recipe2.tags)],notes:mealieNotes(objectsOf(recipe2.notes)),rating:numberOf(recipe2.rating),url:textOf(recipe2.orgURL)||
textOf(recipe2.orgUrl)||null,createdAt:instantOf(recipe2.createdAt)??instantOf(recipe2.dateAdded),picture:recipe2.image&&id2?{kind:"file",path:`${id2}/images/or\
iginal.webp`}:null,further:[{label:"Yield",text:servings&&(quantity||words4)?`${quantity||""} ${words4}`:""},{label:"Categories",text:namesOf(recipe2.recipeCategory).
join(", ")},{label:"Tags",text:namesOf(recipe2.tags).join(", ")},{label:"Equipment",text:namesOf(recipe2.tools).join(", ")},{label:"Comments",text:objectsOf(recipe2.
comments).map(({text})=>textOf(text)).join("\n")}],extras:isObject(recipe2.nutrition)&&Object.values(recipe2.nutrition).some(Boolean)?["nutrition"]:[],leftOut:listOf(
recipe2.assets).length>0?[{field:"other",note:"Attached files are not taken over."}]:[]}}function mealieIngredients(rows){let group=null;return rows.flatMap(row=>{
const title=oneLine(textOf(row.title));if(title)group=title;const line=ingredientLine({quantity:row.disableAmount===true?null:numberOf(row.quantity),unit:nameOf3(
row.unit),food:nameOf3(row.food),note:textOf(row.note)});const text=line||oneLine(textOf(row.display))||oneLine(textOf(row.originalText));return text?[{text,group}]:
[]})}var nameOf3=value=>isObject(value)?textOf(value.name):textOf(value);function mealieSteps(rows){let group=null;return rows.flatMap(row=>{const title=oneLine(
textOf(row.title));if(title)group=title;const summary=oneLine(textOf(row.summary));return stepsOfText(textOf(row.text)).map((step,index)=>({text:summary&&index===
0?`${summary}: ${step.text}`:step.text,group:step.group??group}))})}var mealieNotes=rows=>rows.map(({title,text})=>[oneLine(textOf(title)),plainText(textOf(text))].
filter(Boolean).join("\n")).filter(Boolean).join("\n\n");var isMealieDatabase=value=>isObject(value)&&Array.isArray(value.recipes)&&Array.isArray(value.recipes_ingredients);function*readMealieDatabase(database){const table2=name=>objectsOf(
database[name]);const byRecipe=name=>grouped(table2(name),"recipe_id");const names2=name=>new Map(table2(name).map(row=>[idOf(row.id),textOf(row.name)]));const[
foods2,units2,tags2,categories,tools2]=["ingredient_foods","ingredient_units","tags","categories","tools"].map(names2);const ingredients2=byRecipe("recipes_ingr\
edients");const steps=byRecipe("recipe_instructions");const notes=byRecipe("notes");const comments=byRecipe("recipe_comments");const nutrition=byRecipe("recipe_\
nutrition");const taggings=byRecipe("recipes_to_tags");const filings=byRecipe("recipes_to_categories");const toolings=byRecipe("recipes_to_tools");const opinions=byRecipe(
"users_to_recipes");for(const row of table2("recipes")){const id2=idOf(row.id);const linked=(links,key,all3)=>(links.get(id2)??[]).flatMap(link=>all3?.get(idOf(
link[key]))??[]);const own=opinions.get(id2)??[];const recipe2=readMealie({...row,id:hyphenated(id2),recipeServings:row.recipe_servings,recipeYield:row.recipe_yield,
recipeYieldQuantity:row.recipe_yield_quantity,prepTime:row.prep_time,performTime:row.perform_time??row.cook_time,totalTime:row.total_time,orgURL:row.org_url,createdAt:row.
created_at??row.date_added,rating:own.map(one=>numberOf(one.rating)).find(value=>value)??row.rating,recipeIngredient:inOrder(ingredients2.get(id2)).map(line=>({
...line,unit:units2?.get(idOf(line.unit_id)),food:foods2?.get(idOf(line.food_id)),originalText:line.original_text})),recipeInstructions:inOrder(steps.get(id2)),
notes:notes.get(id2),comments:comments.get(id2),nutrition:nutrition.get(id2)?.map(({id:_,recipe_id,...figures})=>figures)[0],tags:linked(taggings,"tag_id",tags2),
recipeCategory:linked(filings,"category_id",categories),tools:linked(toolings,"tool_id",tools2)});yield{...recipe2,title:oneLine(recipe2.title),isFavorite:own.some(
one=>one.is_favorite===true||one.is_favorite===1)}}}var idOf=value=>textOf(value).replaceAll("-","").toLowerCase();var hyphenated=id2=>id2.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
"$1-$2-$3-$4-$5");var inOrder=(rows=[])=>rows.toSorted((a,b)=>(numberOf(a.position)??0)-(numberOf(b.position)??0));function grouped(rows,key){const groups2=new Map;
for(const row of rows){const id2=idOf(row[key]);const group=groups2.get(id2);if(group)group.push(row);else groups2.set(id2,[row])}return groups2}var isPaprikaRecipe=value=>isObject(value)&&typeof value.name==="string"&&typeof value.ingredients==="string"&&"directions"in value;function readPaprika(recipe2){
const[folder2,...others]=namesOf(recipe2.categories);const photo=textOf(recipe2.photo_data)||textOf(objectsOf(recipe2.photos)[0]?.data);const address=textOf(recipe2.
image_url);return{...emptyAppRecipe(),title:oneLine(textOf(recipe2.name)),description:plainText(textOf(recipe2.description)),ingredients:linesUnderHeadings(textOf(
recipe2.ingredients)),steps:stepsOfText(textOf(recipe2.directions)),prepMinutes:readMinutes(recipe2.prep_time),cookMinutes:readMinutes(recipe2.cook_time),restMinutes:readMinutes(
recipe2.inactive_time),totalMinutes:readMinutes(recipe2.total_time),yield:oneLine(textOf(recipe2.servings))||null,categories:namesOf(recipe2.categories),author:oneLine(
textOf(recipe2.source))||null,notes:plainText(textOf(recipe2.notes)),rating:numberOf(recipe2.rating),isFavorite:recipe2.on_favorites===true||recipe2.is_favorite===
true,folder:folder2??null,url:textOf(recipe2.source_url)||null,createdAt:instantOf(recipe2.created),picture:photo?{kind:"base64",data:photo}:address?{kind:"url",
url:address}:null,further:[{label:"Categories",text:others.join(", ")},{label:"Difficulty",text:textOf(recipe2.difficulty)},{label:"Nutrition as stated",text:textOf(
recipe2.nutritional_info)}]}}var MAX_NESTING=8;var places=["@graph","mainEntity","mainEntityOfPage","itemListElement","item","recipes","hasPart"];var isOfType=(value,type)=>listOf(value["@t\
ype"]).some(one=>textOf(one).replace(/^(?:https?:\/\/schema\.org\/|schema:)/i,"")===type);function schemaOrgRecipes(document,nesting=0){if(nesting>MAX_NESTING)return[];
if(Array.isArray(document))return document.flatMap(one=>schemaOrgRecipes(one,nesting+1));if(!isObject(document))return[];if(isOfType(document,"Recipe"))return[document];
return places.flatMap(key=>document[key]===void 0?[]:schemaOrgRecipes(document[key],nesting+1))}function readSchemaOrg(recipe2){const tags2=namesOf(recipe2.keywords).
flatMap(commaSeparated);const said3=namesOf(recipe2.recipeCategory).flatMap(commaSeparated);return{...emptyAppRecipe(),title:oneLine(plainText(textOf(recipe2.name)||
textOf(recipe2.headline))),description:plainText(textOf(recipe2.description)),ingredients:underHeadings(listOf(recipe2.recipeIngredient??recipe2.ingredients).flatMap(
linesOfIngredient)),steps:stepsOf2(recipe2.recipeInstructions),prepMinutes:readMinutes(recipe2.prepTime),cookMinutes:readMinutes(recipe2.cookTime),restMinutes:readMinutes(
recipe2.restTime)??readMinutes(recipe2.additionalTime),totalMinutes:readMinutes(recipe2.totalTime),yield:yieldOf(recipe2.recipeYield??recipe2.yield),categories:[
...said3,...tags2],author:namesOf(recipe2.author).join(", ")||textOf(recipe2.creditText)||null,notes:objectsOf(recipe2.comment).map(({text})=>plainText(textOf(text))).
filter(Boolean).join("\n\n"),url:[recipe2.url,recipe2.isBasedOn,recipe2["@id"]].map(textOf).find(one=>/^https?:/i.test(one))??null,createdAt:instantOf(recipe2.dateCreated)??
instantOf(recipe2.datePublished),picture:pictureOf(recipe2.image),further:[{label:"Categories",text:said3.join(", ")},{label:"Tags",text:tags2.join(", ")},{label:"\
Cuisine",text:namesOf(recipe2.recipeCuisine).join(", ")},{label:"Equipment",text:namesOf(recipe2.tool).join(", ")},{label:"Method",text:namesOf(recipe2.cookingMethod).
join(", ")}],extras:[...hasFigures(recipe2.nutrition)?["nutrition"]:[],...isObject(recipe2.aggregateRating)?["rating"]:[],...recipe2.video?["video"]:[]]}}var hasFigures=value=>isObject(
value)&&Object.entries(value).some(([key,figure2])=>!key.startsWith("@")&&Boolean(figure2));var commaSeparated=text=>plainText(text).split(",").map(part=>part.trim()).
filter(Boolean);function yieldOf(value){const said3=listOf(value).map(one=>oneLine(plainText(isObject(one)?textOf(one.value)||textOf(one.name):textOf(one))));const numbered2=said3.
filter(text=>/\d/.test(text)).toSorted((a,b)=>b.length-a.length);return numbered2[0]??(said3.find(Boolean)||null)}var headingLine=/^(?:\[([^\]]{1,120})\]|([^\d½¼¾\u2153\u2154\u215b].{0,118}):)$/u;
function underHeadings(lines){let group=null;return lines.flatMap(line=>{const match=headingLine.exec(line.text.trim());if(match)group=match[1]??match[2]??null;
return match?[]:[{...line,group}]})}function linesOfIngredient(value){const text=isObject(value)?textOf(value.text)||`${textOf(value.amount)} ${textOf(value.name)||
textOf(value.item)}`:textOf(value);return plainText(text).split("\n").filter(Boolean).map(line=>({text:line,group:null}))}function stepsOf2(value,group=null,nesting=0){
if(nesting>MAX_NESTING)return[];return listOf(value).flatMap(one=>{if(!isObject(one))return stepsOfText(textOf(one)).map(step=>({...step,group:step.group??group}));
const inside=one.itemListElement??one.item;if(inside!==void 0)return stepsOf2(inside,oneLine(textOf(one.name))||group,nesting+1);const text=manyLines(plainText(
textOf(one.text)||textOf(one.description)));const name=oneLine(plainText(textOf(one.name)));const isNew=name!==""&&text!==""&&!text.startsWith(name.replace(/[\u2026.]+$/,
""));const whole3=isNew?`${name}: ${text}`:text||name;return whole3?[{text:whole3,group}]:[]})}function pictureOf(value){for(const one of listOf(value)){const address=(isObject(
one)?textOf(one.url)||textOf(one.contentUrl):textOf(one)).trim();const data=/^data:image\/[a-z+.-]+;base64,(.+)$/is.exec(address)?.[1];if(data)return{kind:"base\
64",data};if(/^https?:\/\//i.test(address))return{kind:"url",url:address};if(address&&!/^[a-z]+:/i.test(address))return{kind:"file",path:address}}return null}var isTandoorRecipe=value=>isObject(value)&&typeof value.name==="string"&&Array.isArray(value.steps)&&("working_time"in value||"waiting_time"in value);function readTandoor(recipe2){
const steps=objectsOf(recipe2.steps).toSorted((a,b)=>(numberOf(a.order)??0)-(numberOf(b.order)??0));const tags2=namesOf(recipe2.keywords);const servings=numberOf(
recipe2.servings);const words4=oneLine(textOf(recipe2.servings_text));const method=steps.flatMap(textsOf);return{...emptyAppRecipe(),title:oneLine(textOf(recipe2.
name)),description:plainText(textOf(recipe2.description)),ingredients:steps.flatMap(step=>ingredientsOf2(step,steps.length>1)),steps:method,prepMinutes:readMinutes(
numberOf(recipe2.working_time)),...waitingOf(readMinutes(numberOf(recipe2.waiting_time)),method),yield:servings?`${servings} ${/serv|person|people|portion/i.test(
words4)||!words4?"servings":words4}`:words4||null,categories:tags2,rating:numberOf(recipe2.rating),url:textOf(recipe2.source_url)||null,further:[{label:"Tags",text:tags2.
join(", ")}],extras:isObject(recipe2.nutrition)?["nutrition"]:[]}}function waitingOf(minutes,method){if(!minutes||method.length===0)return{cookMinutes:minutes,restMinutes:null};
if(!method.some(({text})=>heats(text.toLowerCase())))return{cookMinutes:0,restMinutes:minutes};const rest=Math.round(method.reduce((sum,{text})=>sum+restIn(text),
0));return rest>0&&rest<minutes?{cookMinutes:minutes-rest,restMinutes:rest}:{cookMinutes:minutes,restMinutes:null}}function ingredientsOf2(step,several){let group=several?
oneLine(textOf(step.name))||null:null;return objectsOf(step.ingredients).toSorted((a,b)=>(numberOf(a.order)??0)-(numberOf(b.order)??0)).flatMap(row=>{if(row.is_header===
true){group=oneLine(textOf(row.note))||group;return[]}const text=ingredientLine({quantity:row.no_amount===true?null:numberOf(row.amount),unit:isObject(row.unit)?
textOf(row.unit.name):"",food:isObject(row.food)?textOf(row.food.name):"",note:textOf(row.note)});return text?[{text,group}]:[]})}function textsOf(step){const group=oneLine(
textOf(step.name))||null;const text=textOf(step.instruction).replace(/\{\{\s*ingredients\[\d+\]\s*\}\}/g,"").replace(/!?\[([^\]]*)\]\([^)]*\)/g,"$1").replace(/(\*\*|__)(.+?)\1/g,
"$2");return stepsOfText(text).map(one=>({...one,group:one.group??group}))}function recognizeJson(document){if(isMealieDatabase(document))return{app:"mealie",recipes:readMealieDatabase(document)};const listed=Array.isArray(document)?document:
[document];for(const{app,is,read:read4}of shapes){const own=listed.filter(is);if(own.length>0)return{app,recipes:lazily(own,read4)}}const recipes=schemaOrgRecipes(
document);return recipes.length>0?{app:appOf(recipes[0]),recipes:lazily(recipes,readSchemaOrg)}:null}var shapes=[{app:"mealie",is:isMealieRecipe,read:readMealie},
{app:"tandoor",is:isTandoorRecipe,read:readTandoor},{app:"paprika",is:isPaprikaRecipe,read:readPaprika}];function appOf(recipe2){if("imageUrl"in recipe2&&"dateM\
odified"in recipe2)return"nextcloud";const image=Array.isArray(recipe2.image)?textOf(recipe2.image[0]):"";if(/recipesage|chefbook/i.test(image)||"creditText"in recipe2&&
"identifier"in recipe2)return"recipesage";return isObject(recipe2)&&"id"in recipe2&&"printImage"in recipe2?"nextcloud":"schema.org"}function*lazily(values,read4){
for(const value of values)yield read4(value)}function partsOf(lines){const parts5=[];lines.forEach((line,index)=>{const last=parts5.at(-1);if(last&&last.group===line.group)last.lines.push(line);else parts5.
push({group:line.group,from:index,lines:[line]})});return parts5}var lineAsText=({amount,item})=>[amount.trim(),item].filter(Boolean).join(" ");var listAsText=lines=>partsOf(
lines).flatMap(({group,lines:own})=>[...group===void 0?[]:[asHeading(group)],...own.map(lineAsText)]);var asHeading=group=>/[:.!?]$/.test(group)?group:`${group}\
:`;function writeMarkdown(draft,{notes,picture:picture2,source,author}){const facts=[draft.category,`serves ${draft.servings}`,`prep ${draft.prepTime} min`,`cook ${draft.
cookTime} min`,...draft.restTime>0?[`rest ${draft.restTime} min`]:[]];const parts5=[`# ${inline(draft.title)}`,picture2?`![${inline(draft.title)}](${picture2})`:
"",inline(draft.description),`*${facts.join(" \xB7 ")}*`,"## Ingredients",partsOf(draft.ingredients).map(writePart).join("\n\n"),"## Steps",draft.instructions.map(
(step,index)=>`${index+1}. ${inline(step)}`).join("\n"),...notes.trim()?["## Notes",notes.trim().split("\n").map(inline).join("\n")]:[],...source||author?[`Sour\
ce: ${inline([author,source].filter(Boolean).join(", "))}`]:[]];return`${parts5.filter(Boolean).join("\n\n")}
`}var writePart=({group,lines})=>{const list4=lines.map(({amount,item})=>`- ${inline(`${amount} ${item}`.trim())}`).join("\n");return group===void 0?list4:`### ${inline(
group)}

${list4}`};var inline=text=>text.replace(/[\\`*_[\]<>]/g,"\\$&").replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm,"$1\\$2").replace(/\s*\n\s*/g," ");var UnreadableFile=class extends Error{constructor(message){super(message);this.name="UnreadableFile"}};var MB=1024*1024;var usual={entries:25e3,totalBytes:1024*MB,entryBytes:64*MB,ratio:100,freeBytes:MB};var limitsOf=given=>({...usual,...given});var ArchiveError=class extends Error{constructor(message,options2){
super(message,options2);this.name="ArchiveError"}};var animal=["milk","eggs","fish","crustaceans","molluscs"];var claims=[{words:"vegan",denies:animal,exact:false},{words:"plant based",denies:animal,exact:false},
{words:"vegetarian",denies:["fish","crustaceans","molluscs"],exact:false},{words:"veggie",denies:["fish","crustaceans","molluscs"],exact:false},{words:"non dair\
y",denies:["milk"],exact:false},{words:"nondairy",denies:["milk"],exact:false},{words:"dairy free",denies:["milk"],exact:true},{words:"milk free",denies:["milk"],
exact:true},{words:"gluten free",denies:["gluten"],exact:true},{words:"gf",denies:["gluten"],exact:true},{words:"wheat free",denies:["gluten"],exact:false},{words:"\
egg free",denies:["eggs"],exact:true},{words:"eggless",denies:["eggs"],exact:true},{words:"eggfree",denies:["eggs"],exact:true},{words:"nut free",denies:["tree-\
nuts","peanuts"],exact:true},{words:"peanut free",denies:["peanuts"],exact:true},{words:"soy free",denies:["soy"],exact:true},{words:"soya free",denies:["soy"],
exact:true},{words:"fish free",denies:["fish"],exact:true},{words:"fishless",denies:["fish"],exact:false},{words:"shellfish free",denies:["crustaceans","mollusc\
s"],exact:true},{words:"sesame free",denies:["sesame"],exact:true},{words:"celery free",denies:["celery"],exact:true},{words:"mustard free",denies:["mustard"],exact:true},
{words:"sulphite free",denies:["sulphites"],exact:true},{words:"sulfite free",denies:["sulphites"],exact:true},{words:"unsulphured",denies:["sulphites"],exact:true},
{words:"unsulfured",denies:["sulphites"],exact:true},{words:"no added sulphites",denies:["sulphites"],exact:true}];var REACH=4;var ending=new Set("and or plus w\
ith in for if".split(" "));function claimsIn(text,words4){return claims.flatMap(claim=>{const spelled2=claim.words.split(" ");return words4.flatMap((_,at)=>{if(!spelled2.
every((word,offset)=>words4[at+offset]?.surface===word))return[];const after2=at+spelled2.length;const parted2=(one,other)=>/[,;()[\]]/.test(text.slice(one.end,
other.start));let to=after2;while(to<words4.length&&to<after2+REACH&&!ending.has(words4[to].surface)&&!parted2(words4[to-1],words4[to]))to+=1;const trails=to===
after2&&at>0&&parted2(words4[at-1],words4[at]);return[{denies:claim.denies,exact:claim.exact,from:trails?0:at,to}]})})}var dishes=[["gluten eggs milk","quiche, quiche lorraine, tiramisu, yorkshire pudding, toad in the hole, french toast, eggy bread, bread and butter pudding, bre\
ad pudding, custard tart, egg tart, pastel de nata, trifle, cheesecake, lemon meringue pie, victoria sponge, birthday cake, red velvet cake, chocolate cake, lav\
a cake, genoise, swiss roll, baked alaska, clafoutis, dutch baby, popover, blini, churro, beignet, funnel cake, cinnamon roll, sticky bun, monkey bread, babka, \
brioche french toast, kugel, noodle kugel, eggs benedict, egg benedict, croque madame, souffle, cheese souffle, chicken kiev, chicken cordon bleu, cordon bleu, \
moussaka, pastitsio, spaghetti carbonara, macaroni pie, monte cristo, key lime pie, boston cream pie, whoopie pie, blondie, lamington, pandoro, kouign amann, pa\
ris brest, croquembouche, mille feuille, vanilla slice, arctic roll, steamed sponge pudding, sticky toffee pudding, spotted dick, khachapuri, empanada, pierogi,\
 blintz, chicken parmesan, chicken parmigiana, chicken parm, eggplant parmesan, aubergine parmigiana, veal parmesan, welsh cake"],["eggs milk","carbonara sauce,\
 creme brulee, creme caramel, flan, pots de creme, chocolate mousse, mousse, semifreddo, zuppa inglese, eton mess, ile flottante, floating island, cheese omelet\
te, cheese omelet, scotch woodcock, pavlova"],["eggs milk gluten","carbonara"],["eggs ?milk","omelette, omelet, frittata, spanish omelette, tortilla espanola, s\
hakshuka, huevos rancheros, egg salad, coronation chicken, potato salad, coleslaw, cole slaw"],["eggs mustard","deviled egg, devilled egg, egg mayonnaise"],["eg\
gs","avgolemono, egg drop soup, tamagoyaki, tamago, egg foo young, egg roll in a bowl, chawanmushi, macaroon, coconut macaroon, huevos"],["eggs fish milk mustar\
d gluten","caesar salad, chicken caesar, caesar wrap"],["gluten eggs","schnitzel, wiener schnitzel, katsu, tonkatsu, chicken katsu, katsu curry, tempura, scotch\
 egg, croquette, corn dog, fried chicken, chicken fried steak, southern fried chicken, onion ring, arancini, potato latke, latke, egg roll, matzo brei, matzo ba\
ll soup, spatzle, kreplach, fritter"],["gluten","tabbouleh, tabouleh, tabouli, fattoush, kibbeh, kibbe, panzanella, pa amb tomaquet, ribollita, samosa, sausage \
roll, pork pie, pasty, cornish pasty, game pie, steak pie, beef wellington, spring roll, banh mi, po boy, burrito, fajita, chimichanga, taquito, shawarma wrap, \
kebab wrap, gyro, bread bowl, flatbread, pot pie, crumble, apple crumble, fruit crumble, flapjack, porridge oat, overnight oat, salmorejo, baked bean on toast, \
manti, lahmacun, msemen"],["gluten milk","mac and cheese, macaroni cheese, mac n cheese, macaroni and cheese, lasagne al forno, vegetable lasagne, beef lasagna,\
 spanakopita, tiropita, borek, cauliflower cheese, croque monsieur, grilled cheese, grilled cheese sandwich, cheese toastie, quesadilla, cheese straw, cheesebur\
ger, margherita pizza, pepperoni pizza, calzone, fettuccine alfredo, creamed chipped beef, tuna noodle casserole, green bean casserole, gulab jamun, cannoli, ga\
rlic naan, chicken pot pie, beef stroganoff, stroganoff, bakewell, gnocchi alla romana, chicken alfredo"],["milk","panna cotta, rice pudding, kheer, rasmalai, k\
ulfi, mango lassi, latte, cappuccino, flat white, hot chocolate, milkshake, milk shake, bulletproof coffee, butter chicken, murgh makhani, dal makhani, palak pa\
neer, saag paneer, mattar paneer, paneer tikka, shahi paneer, chicken tikka, chicken tikka masala, tikka masala, tandoori chicken, korma, pasanda, malai kofta, \
risotto, mushroom risotto, risotto alla milanese, potato gratin, gratin, gratin dauphinois, dauphinoise potato, scalloped potato, mashed potato, creamed spinach\
, creamed potato, colcannon, champ, aligot, poutine, fondue, tartiflette, caprese, caprese salad, greek salad, horiatiki, cream of mushroom soup, cream of tomat\
o soup, cream of celery soup, cream of broccoli soup, vichyssoise, broccoli cheddar soup, potato leek soup, tres leches, arroz con leche, elote, esquites, queso\
 fundido, nachos"],["milk sulphites","cheese fondue, fondue savoyarde"],["gluten milk ?celery","cream of chicken soup, condensed soup, cream soup"],["tree-nuts \
gluten milk eggs","pecan pie, bakewell tart, frangipane tart, carrot cake, almond croissant, linzer torte, linzer cookie, financier, opera cake, battenberg, bat\
tenberg cake, walnut cake, coffee and walnut cake, hazelnut torte, nusstorte, bear claw, almond cake, pistachio cake, hummingbird cake, galette des rois"],["tre\
e-nuts gluten ?milk","baklava, baklawa, kunafa, knafeh, kanafeh"],["tree-nuts eggs ?milk","macaron, french macaron, florentine, marjolaine"],["tree-nuts eggs gl\
uten","biscotti, cantuccini, cantucci, nut roast, simnel cake"],["tree-nuts gluten milk sulphites","stollen"],["tree-nuts celery eggs","waldorf salad, waldorf"],
["tree-nuts milk","navratan korma, lamb pasanda, chicken korma, lamb korma, vegetable korma, badam milk, pistachio kulfi, kaju katli"],["tree-nuts milk gluten",
"peshwari naan, pasta al pesto, pesto pasta, trofie al pesto"],["tree-nuts","trout almondine, green bean almondine, almondine, amandine, cashew chicken, candied\
 pecan, almond brittle, praline pecan, cashew curry, fesenjan"],["peanuts soy gluten","kung pao, kung pao chicken, kung pao tofu"],["peanuts fish eggs soy ?crus\
taceans","pad thai"],["peanuts fish ?crustaceans ?tree-nuts","massaman, massaman curry, som tam, som tum, thai papaya salad, green papaya salad"],["peanuts","pe\
anut stew, west african peanut stew, groundnut stew, maafe, mafe, boiled peanut, chicken satay, beef satay, satay skewer, peanut butter cookie, peanut butter an\
d jelly"],["peanuts sesame soy gluten","dan dan noodle, dandan noodle, cold sesame noodle, bang bang chicken"],["sesame","falafel wrap, sesame chicken, sesame n\
oodle, sesame brittle, mezze platter, manakish"],["sesame gluten","manakeesh, sesame bagel, jerusalem bagel"],["sesame soy gluten","bulgogi, japchae, korean fri\
ed chicken, general tso chicken, beef and broccoli, chop suey, mongolian beef"],["sesame soy eggs ?gluten ?fish","bibimbap"],["fish soy sesame ?gluten","poke bo\
wl, poke, ahi poke"],["fish soy ?sesame ?crustaceans ?gluten","sushi, maki, maki roll, nigiri, sushi roll, philadelphia roll, spicy tuna roll"],["fish eggs crus\
taceans ?gluten ?soy ?sesame","california roll"],["crustaceans milk gluten","crab rangoon"],["crustaceans fish","tom yum, tom yum soup, tom yam, tom yum goong, \
kimchi, kimchi jjigae, kimchi stew, kimchi fried rice"],["fish ?crustaceans","tom kha, tom kha gai, larb, laab, pho, bun cha, nuoc cham sauce, thai green curry,\
 thai red curry, green curry, red curry, panang curry, thai basil chicken, pad kra pao, sinigang, budae jjigae, vietnamese salad, summer roll sauce, drunken noo\
dle, pad see ew"],["crustaceans fish ?peanuts ?soy ?gluten ?eggs","laksa, curry laksa, laksa soup, singapore noodle"],["crustaceans soy eggs ?gluten ?peanuts ?f\
ish","nasi goreng, mee goreng, bami goreng"],["crustaceans gluten sesame eggs","prawn toast, shrimp toast"],["crustaceans gluten","scampi and chips, breaded sca\
mpi, har gow, shrimp dumpling, coconut shrimp, popcorn shrimp"],["crustaceans eggs ?fish","prawn cocktail, shrimp cocktail, crab louie, lobster roll, crab cake"],
["crustaceans","shrimp scampi, shrimp and grits, crab bisque"],["crustaceans milk ?fish ?celery ?gluten","bisque, lobster bisque, lobster thermidor, lobster new\
burg, prawn bisque"],["fish crustaceans molluscs","bouillabaisse, cioppino, fisherman stew, paella, seafood paella, seafood stew, caldeirada, zarzuela, seafood \
risotto, seafood linguine, seafood chowder, seafood salad, fritto misto, seafood pie"],["molluscs milk ?gluten ?celery ?fish","clam chowder, new england clam ch\
owder"],["molluscs ?celery ?fish","manhattan clam chowder"],["molluscs","linguine alle vongole, spaghetti alle vongole, spaghetti vongole, moules mariniere, mou\
les frites, oyster rockefeller, oysters rockefeller, coquilles saint jacques, pulpo a la gallega, escargots de bourgogne, angels on horseback, clams casino, cal\
amari fritti, fried calamari, carpetbag steak, hangtown fry, scallop gratin"],["molluscs gluten eggs fish soy","takoyaki"],["gluten eggs fish soy ?molluscs ?cru\
staceans","okonomiyaki"],["celery gluten crustaceans","gumbo, seafood gumbo, etouffee, crawfish etouffee"],["celery ?crustaceans","jambalaya"],["fish gluten","f\
ish and chips, fish finger sandwich, fish taco, pissaladiere, spaghetti alla puttanesca, pasta puttanesca, tuna melt, fish burger, fish sandwich, pasta con le s\
arde, battered fish, battered cod, fish goujons"],["fish milk","brandade, fish pie, cullen skink, smoked salmon pate, finnan haddie, smoked mackerel pate, salmo\
n mousse"],["fish eggs milk","kedgeree"],["fish eggs","salad nicoise, salade nicoise, nicoise salad, vitello tonnato, tuna salad, tuna mayo, tuna mayonnaise, pa\
n bagnat"],["fish","puttanesca, puttanesca sauce, ceviche, sashimi, escabeche, gefilte fish, fish curry, salmon tartare, fish soup, miso cod, bonito broth, piss\
alat, fish and brewis, blackened fish, anchovy butter, jansson temptation"],["?fish","tapenade, olive tapenade, salsa verde italiana, beef tartare, steak tartar\
e, devils on horseback"],["soy ?fish ?gluten","miso soup, agedashi tofu, mapo tofu, hot and sour soup"],["gluten eggs soy ?fish ?sesame","ramen soup, tonkotsu r\
amen, shoyu ramen, miso ramen, yakisoba, udon soup"],["gluten soy ?sesame ?eggs ?crustaceans ?molluscs","gyoza, potsticker, pot sticker, dim sum, dumpling, bao,\
 bao bun, char siu bao, wonton soup, chow mein, lo mein, peking duck, char siu, sweet and sour pork, sweet and sour chicken, egg fried rice, fried rice, stir fr\
ied noodle"],["soy gluten eggs","sukiyaki, oyakodon, gyudon, katsudon"],["soy gluten","teriyaki chicken, chicken teriyaki, teriyaki salmon, yakitori, chicken ad\
obo, pork adobo, beef teriyaki, soy glazed salmon"],["sulphites ?celery","coq au vin, beef bourguignon, boeuf bourguignon, beef burgundy, osso buco, ossobuco, c\
hicken marsala, sherry trifle"],["sulphites gluten ?tree-nuts ?eggs ?milk","christmas pudding, christmas cake, fruit cake, fruitcake, plum pudding, mince pie, e\
ccles cake, hot cross bun, fruit loaf, tea loaf, panforte"],["sulphites","mulled wine, glogg, gluhwein, wine reduction, red wine jus"],["celery eggs mustard","c\
eleriac remoulade"],["celery","ants on a log, cajun trinity, minestrone, ham and pea soup, pot au feu, caponata"],["?celery ?milk ?gluten ?sulphites","bolognese\
, bolognese sauce, ragu, spaghetti bolognese, lasagne, lasagna, cottage pie, shepherd pie, soup, canned soup, tinned soup, ready meal, stew, casserole, vegetabl\
e soup, chicken soup, chicken noodle soup"],["mustard","devilled kidney, mustard glazed ham, mustard chicken"],["gluten milk mustard ?fish ?eggs","welsh rarebit\
, buck rarebit, rarebit"]];var ingredients=[["fish","fish, branzino, bronzino, dorade, orata, anchovy, arctic char, char fillet, barramundi, bluefish, bream, brill, butterfish, carp, cobi\
a, cod, salt cod, bacalao, bacalhau, baccala, stockfish, coley, dab, dogfish, john dory, escolar, flounder, gurnard, grouper, haddock, hake, halibut, hamachi, h\
erring, rollmop, hoki, huss, kingfish, kipper, ling, lumpfish, maguro, marlin, milkfish, monkfish, mullet, opah, orange roughy, pike, pilchard, plaice, pollack,\
 pollock, pomfret, rockfish, sablefish, saithe, sardine, sea bream, shad, shark, skate, skate wing, smelt, sprat, sturgeon, swordfish, tilefish, toro, trout, tu\
na, turbot, unagi, wahoo, walleye, whitebait, whiting, yellowtail, zander, caviar, roe, ikura, masago, tobiko, tarako, mentaiko, fish ball, fish cake mix, fish \
finger, lox, gravlax, gravad lax, basa, pangasius, swai"],["fish eggs ?gluten ?crustaceans ?soy","surimi, crab stick, crabstick, seafood stick, imitation crab, \
imitation crabmeat, krab, kamaboko, narutomaki, fish cake"],["crustaceans","shrimp, prawn, crab, crabmeat, crab meat, lobster, crayfish, crawfish, langoustine, \
scampi, yabby, barnacle, percebes, ebi, amaebi, crab claw, soft shell crab"],["molluscs","abalone, clam, cockle, conch, cuttlefish, escargot, snail, geoduck, li\
mpet, mussel, octopus, oyster, razor clam, scallop, squid, calamari, whelk, winkle, periwinkle, surf clam, tako, ika, hotate"],["fish crustaceans molluscs","sea\
food mix, mixed seafood, seafood medley, frutti di mare, seafood"],["molluscs crustaceans","shellfish"],["milk","milk, whole milk, butter, cream, buttermilk, bu\
ttermilk powder, yogurt, yoghurt, cheese, casein, caseinate, sodium caseinate, calcium caseinate, whey, whey powder, whey protein, lactose, lactalbumin, lactogl\
obulin, milk solid, milk protein, milk fat, butterfat, butter oil, anhydrous milk fat, ghee, clarified butter, curd, cheese curd, quark, fromage frais, fromage \
blanc, khoya, khoa, mawa, malai, crema, mexican crema, oaxaca cheese, cajeta, kefir, ayran, lassi, skyr, smetana, viili, filmjolk, clotted cream, half and half,\
 creme fraiche, sour cream, condensed milk, evaporated milk, dulce de leche, powdered milk, dried milk, milk powder, ghee butter, lactose free milk, lactose fre\
e cream, lactose free yogurt, lactose free cheese, lactose free butter, goat milk, goat butter, sheep milk, sheep yogurt, goat yogurt, camel milk, buffalo milk,\
 a2 milk, raw milk, cream cheese, boursin, cheese powder, cheese dust, string cheese, cheese slice, velveeta, kraft single, laughing cow, babybel, philadelphia"],
["milk","asiago, beaufort, bel paese, bleu cheese, boursault, brick cheese, brie, brillat savarin, burrata, cabrales, caciocavallo, caerphilly, camembert, canta\
l, cheddar, cheshire cheese, chevre, colby, comte, cotija, crottin, edam, emmental, epoisses, feta, fontina, gjetost, gloucester, gorgonzola, gouda, grana padan\
o, gruyere, halloumi, havarti, idiazabal, jarlsberg, kashkaval, kasseri, kefalotyri, lancashire cheese, leerdammer, leicester, limburger, mahon, manchego, manou\
ri, mascarpone, mimolette, monterey jack, morbier, mozzarella, munster, myzithra, neufchatel, paneer, parmesan, parmigiano, parmigiano reggiano, pecorino, peppe\
r jack, piave, port salut, provolone, provola, queso fresco, queso blanco, raclette, reblochon, ricotta, robiola, romano, roquefort, scamorza, shanklish, stilto\
n, stracchino, stracciatella, taleggio, tete de moine, tilsit, vacherin, wensleydale, ymer, zamorano"],["eggs","egg, egg white, egg yolk, yolk, egg wash, egg wh\
ite powder, albumen, albumin, ovalbumin, egg powder, dried egg, powdered egg, meringue powder, lysozyme, quail egg, duck egg, goose egg, ostrich egg, poached eg\
g, scrambled egg, century egg, salted egg, marshmallow fluff, marshmallow creme"],["eggs ?gluten ?milk","quorn, mycoprotein, quorn mince, quorn piece"],["gluten",
"wheat, bulgur, bulgar, bulghur, bulgur wheat, couscous, cous cous, maftoul, ptitim, fregola, freekeh, farik, farro, spelt, kamut, khorasan, einkorn, emmer, tri\
ticale, durum, semolina, sooji, suji, rava, maida, atta, seitan, wheat gluten, vital wheat gluten, mock duck, wheat germ, wheat bran, wheat berry, cracked wheat\
, farina, cream of wheat, barley, pearl barley, pot barley, rye, oat, oatmeal, oat bran, porridge, pinhead oatmeal, panko, breadcrumb, bread crumb, bread, rusk,\
 zwieback, crispbread, ryvita, knackebrod, matzo, matzah, matzo meal, matzo ball, pasta, noodle, spaghetti, macaroni, orzo, udon, ramen, somen, lo mein, chow me\
in, vermicelli, cavatelli, orecchiette, strozzapreti, trofie, casarecce, gemelli, campanelle, paccheri, garganelli, mafaldine, radiatori, cannelloni, manicotti,\
 tortelli, agnolotti, cappelletti, capellini, kataifi, kadaif, filo, phyllo, yufka, brik, pastry, shortcrust, pita, pitta, naan, chapati, chapatti, roti, puri, \
poori, paratha, lavash, tortilla wrap, flour tortilla, wrap, baguette, ciabatta, focaccia, bagel, crouton, crostini, bruschetta, melba toast, cracker, cream cra\
cker, pretzel, biscuit, cookie crumb, ice cream cone, wafer, wafer cone, licorice, liquorice, weetabix, shredded wheat, bran flake, all bran, muesli, rice krisp\
ie cereal, beer, ale, stout, lager, porter, wheat beer, guinness, flour, plain flour, self raising flour, batter mix, tempura flour, fry mix, dredging flour, br\
ead mix, wonton, wonton wrapper, gyoza wrapper, dumpling wrapper, gyoza skin, spring roll wrapper, egg roll wrapper, egg noodle"],["gluten ?milk ?eggs ?soy","ca\
ke mix, pancake mix, brownie mix, muffin mix, waffle mix, biscuit mix, bisquick, baking mix, cookie mix, breaded coating, shake and bake, coating mix, stuffing \
mix, stuffing, crescent roll, crescent dough, cookie dough, bread roll, garlic bread, pizza base, pizza crust, pizza, sandwich, breadstick, grissini, toast"],["\
gluten ?milk","graham cracker, digestive biscuit, digestive, hobnob, oreo, speculoos, lotus biscoff, biscoff, biscoff spread, cookie butter, oatcake, vanilla wa\
fer, ginger snap, gingersnap, cookie, shortcrust pastry, puff pastry, pie crust"],["gluten milk","shortbread, croissant, danish pastry, soda bread, scone"],["gl\
uten eggs","ladyfinger, savoiardi, sponge finger, boudoir biscuit, spaetzle, egg pasta, fresh egg pasta, tagliatelle all uovo, fresh pasta"],["gluten eggs milk",
"brioche, sponge cake, cake, pound cake, cupcake, muffin, waffle, pancake, crepe, ravioli, tortellini, brownie, cake crumb, cookie crust, profiterole, eclair, c\
houx pastry, choux bun, madeleine, panettone"],["gluten eggs","challah"],["tree-nuts","nut, almond, ground almond, walnut, pecan, cashew, pistachio, hazelnut, m\
acadamia, brazil nut, pine nut, pinon, pignoli, almond extract, almond essence, mixed nut, candied nut, praline, praline paste, pralin, gianduja, nut flour"],["\
tree-nuts","marzipan, mandelmassa, frangipane, calisson, turron, torrone"],["milk soy","almond bark, candy melt, candy coating"],["tree-nuts eggs","nougat, amar\
etti, amaretti biscuit, amaretti cookie, dacquoise, ricciarelli"],["milk tree-nuts soy","nutella, chocolate hazelnut spread, hazelnut spread, ferrero rocher, gi\
anduia, chocolate nut spread"],["tree-nuts ?milk ?gluten","frangelico, nocino, amaretto"],["?tree-nuts ?peanuts ?gluten ?milk","granola bar, cereal bar, energy \
bar, protein bar, muesli bar, trail mix"],["gluten ?tree-nuts ?milk ?sulphites","granola"],["peanuts milk ?soy ?tree-nuts ?gluten","reese cup, peanut butter cup\
, snickers, peanut m&m, butterfinger"],["milk soy ?tree-nuts ?gluten ?peanuts","milk chocolate, chocolate bar, m&m, kit kat, mars bar, toblerone, chocolate cand\
y"],["?milk ?soy ?tree-nuts","chocolate, dark chocolate, chocolate chip, cocoa mix"],["milk ?soy","white chocolate, toffee, caramel, butterscotch, fudge, carame\
l sauce, toffee bit, hot chocolate mix"],["sesame","sesame, sesame seed, sesame oil, toasted sesame oil, black sesame, benne"],["lupin","lupin, lupine, lupini, \
lupini bean, lupin bean, lupin seed, lupin flour, lupin flake, tremocos, lupin protein"],["sulphites","dried apricot, dried fruit, mixed dried fruit, dried mang\
o, dried apple, dried pear, dried peach, dried pineapple, candied peel, mixed peel, candied fruit, crystallised ginger, crystallized ginger, dried papaya, red w\
ine, white wine, rose wine, sparkling wine, champagne, prosecco, cava, port, port wine, sherry, marsala, madeira, vermouth, hard cider, dry cider, mulled wine, \
sangria, mincemeat, instant mash, instant mashed potato, potato flake, dried potato, sulfite, sulphite, sulfur dioxide, sulphur dioxide, sodium metabisulfite, s\
odium metabisulphite, potassium metabisulphite"],["?sulphites","raisin, sultana, currant, golden raisin, dried cranberry, dried cherry, dried fig, dried date, p\
rune, cider, grape juice, apple cider vinegar, cider vinegar, dried tomato, sun dried tomato, dried mushroom, frozen shrimp, frozen prawn"],["?gluten ?sulphites\
 ?milk ?mustard","sausage, sausage meat, pork sausage, chipolata, bratwurst, merguez, boerewurst, boerewors, banger, hot dog, frankfurter, wiener, kielbasa, and\
ouille, bologna, mortadella, salami, pepperoni, liverwurst, luncheon meat, spam, chorizo sausage, saveloy, cocktail sausage, beef burger, hamburger patty, burge\
r patty, meatball"],["gluten","black pudding, white pudding, haggis, breaded chicken, breaded fish, chicken nugget, fish goujon, crumbed chicken, chicken strip \
breaded, popcorn chicken, chicken tender breaded"],["?milk ?eggs ?gluten ?sulphites","pate, terrine, liver pate, foie gras, rillette"],["?soy ?gluten ?milk ?egg\
s ?tree-nuts","vegan sausage, vegan burger, plant based burger, vegan mince, plant based mince, vegan chicken, plant based chicken, meat substitute, meat altern\
ative, veggie burger, veggie sausage, vegetarian sausage, beyond meat, impossible burger, impossible meat, vegan cheese, vegan parmesan, vegan bacon, vegan butt\
er, vegan mayonnaise, vegan mayo, vegan cream cheese, vegan yogurt, vegan cream, margarine, plant butter, buttery spread, baking spread, dairy free spread"],["g\
luten soy","tofurky, field roast, seitan strip"],["gluten ?soy ?milk","imitation bacon bit, bacon bit, french fried onion, crispy onion, crispy fried onion, fri\
ed shallot, crispy shallot"],["?milk ?gluten","baking chip, sprinkle, frosting, icing, instant pudding, pudding mix, custard powder, coffee creamer, non dairy c\
reamer, powdered creamer, cool whip, whipped topping, crisps, potato chip, flavored potato chip, seasoned fries, frozen fries, curly fries"],["milk","irish crea\
m, baileys, irish cream liqueur, buttercream, ganache, whipped cream, ice cream, gelato, frozen yogurt, sherbet"],["eggs milk","custard, creme patissiere, pastr\
y cream, creme anglaise, lemon curd, lime curd, passion fruit curd, orange curd, eggnog, egg nog"],["eggs","advocaat, royal icing, meringue, meringue nest, ital\
ian meringue, sabayon, zabaglione"]];var plants=[["","coconut, rice, hemp, pea, flax, flaxseed, banana, potato, quinoa, tiger nut, tigernut, sunflower, sunflower seed, pumpkin, pumpkin seed, apple,\
 cocoa, cacao, shea, avocado, pear, plum, mango"],["gluten","oat, barley, spelt"],["soy","soy, soya, soybean"],["tree-nuts","almond, cashew, hazelnut, macadamia\
, walnut, pecan, pistachio, brazil nut, nut, mixed nut"],["peanuts","peanut, groundnut"],["sesame","sesame, tahini"],["lupin","lupin, lupine"]];var products2="m\
ilk, drink, cream, whipping cream, butter, yogurt, yoghurt, creamer, cheese, cream cheese, ice cream, milk powder, half and half";var flours=[["","rice, brown r\
ice, glutinous rice, sweet rice, coconut, chickpea, gram, besan, buckwheat, corn, maize, tapioca, potato, cassava, sorghum, teff, millet, quinoa, lentil, bean, \
arrowroot, amaranth, tigernut, tiger nut, banana, green banana, plantain, pea, chestnut, hemp, sunflower seed, mung bean, sweet potato, yam, water chestnut, fla\
xseed, pumpkin seed, masa, acorn, fava bean, urad"],["gluten","oat, barley, spelt, rye, wheat, kamut, einkorn, durum, semolina, atta, maida, malted, freekeh, tr\
iticale"],["soy","soy, soya, soybean"],["tree-nuts","almond, cashew, hazelnut, walnut, pecan, pistachio, macadamia, nut"],["peanuts","peanut, groundnut"],["sesa\
me","sesame"],["lupin","lupin, lupine"],["mustard","mustard"]];var ofFlour="flour, starch, noodle, pasta, spaghetti, penne, fusilli, macaroni, vermicelli, crack\
er, cake, bread, tortilla, flake, meal, protein, protein powder";var list2=text=>text.split(", ");var pairs=(kinds5,heads)=>kinds5.map(([carries,names2])=>[carries,
list2(names2).flatMap(name=>list2(heads).map(head=>`${name} ${head}`)).join(", ")]);var notWhatItSounds=[...pairs(plants,products2),...pairs(flours,ofFlour),["g\
luten eggs milk","coconut cake, banana cake, apple cake, pumpkin cake, quinoa cake, potato cake, chestnut cake, sweet potato cake, carrot cake, corn cake"],["gl\
uten ?milk ?eggs","banana bread, pumpkin bread, potato bread, corn bread, coconut bread, plantain bread, chestnut bread, sweet potato bread"],["?gluten","corn t\
ortilla, corn chip, tortilla chip, rice cracker, potato cracker, rice cake, corn flake, lentil cracker, rice flake"],["","butter bean, butterbean, butternut, bu\
tternut squash, butternut pumpkin, butter lettuce, butterhead, butterhead lettuce, buttercup squash, butter pea"],["","cream of tartar, cream of coconut, creame\
d coconut, coconut cream, coconut butter, cocoa butter, cream soda, milk thistle, milk of magnesia"],["","apple butter, pumpkin butter, pear butter, fruit butte\
r, honeydew, creamed honey"],["?milk","creamed corn, cream style corn, cream sherry"],["","nutmeg, coconut, coconut sugar, coconut water, coconut oil, chestnut,\
 chestnut mushroom, water chestnut, tiger nut, betel nut, ginkgo nut, nutritional yeast, beech mushroom"],["gluten eggs milk","doughnut, donut"],["gluten","grap\
e nut, ginger nut, oyster cracker, beer bread, beer batter"],["","buckwheat, buckwheat groat, buckwheat kasha, kasha, glutinous rice, sticky rice, sweet rice, r\
ice vermicelli, rice noodle, rice stick, rice paper, rice paper wrapper, glass noodle, mung bean noodle, kelp noodle, shirataki noodle, shirataki, konjac noodle\
, cellophane noodle, sweet potato noodle, bean thread, bean thread noodle, zucchini noodle, courgetti, spaghetti squash, breadfruit, sweetbread, ginger beer, ro\
ot beer, birch beer, polenta, grits, corn grits, cornmeal, masa harina, hominy, cauliflower rice, pasta water, hearts of palm pasta"],["?gluten","wheatgrass, bu\
ckwheat noodle, buckwheat pancake"],["?mustard ?sulphites","bread and butter pickle"],["","eggplant, egg plant, flax egg, chia egg, egg replacer, aquafaba, oyst\
er mushroom, king oyster mushroom, lobster mushroom, crab apple, crabapple, oyster plant, oyster blade steak, oyster steak, chicken oyster, champagne mango, fis\
h mint, monk fruit, scallop squash, lychee, black eyed pea"],["eggs","egg substitute, liquid egg"],["","bean sprout, mung bean sprout, red bean paste, adzuki be\
an paste, sweet bean paste, coconut amino"],["","celery cabbage, chinese celery cabbage"]];var sauces=[["fish ?gluten ?soy","worcestershire, worcestershire sauce, worcester sauce, lea and perrins, lea & perrins, henderson relish"],["fish","fish sauce,\
 nam pla, nuoc mam, nuoc cham, patis, garum, colatura, colatura di alici, anchovy essence, gentleman relish, bonito flake, bonito, katsuobushi, dashi, dashi sto\
ck, bottarga, isinglass, fish gelatin, fish gelatine, cod liver oil, fish oil, anchoiade, bagna cauda"],["fish ?crustaceans","bagoong, prahok, pla ra, mam nem, \
fish paste, fermented fish"],["crustaceans","shrimp paste, prawn paste, belacan, belachan, terasi, trassi, kapi, mam tom, mam ruoc, bagoong alamang, sambal bela\
can, sambal terasi, shrimp powder, dried shrimp, shrimp cracker, prawn cracker, shrimp chip, krupuk, krill, krill oil, lobster stock, shrimp stock, prawn stock,\
 crab paste"],["?crustaceans ?fish","sambal"],["crustaceans ?fish ?soy","thai curry paste, red curry paste, green curry paste, yellow curry paste, panang curry \
paste, penang curry paste, laksa paste, tom yum paste, nam prik pao, thai chili paste, thai chilli paste, prik khing paste"],["crustaceans peanuts ?fish ?soy","\
massaman curry paste, massaman paste"],["molluscs gluten soy","oyster sauce, oyster flavored sauce, oyster flavoured sauce"],["crustaceans molluscs ?fish ?soy ?\
gluten","xo sauce"],["molluscs","squid ink, cuttlefish ink, clam juice, clam broth, clamato, clam nectar, oyster extract"],["soy gluten","soy sauce, soya sauce,\
 shoyu, hoisin, hoisin sauce, teriyaki, teriyaki sauce, kecap manis, ketjap manis, sweet soy sauce, black bean sauce, yakitori sauce, mushroom soy sauce, stir f\
ry sauce, plum sauce, duck sauce, char siu sauce, doubanjiang, chili bean sauce, chilli bean sauce, chunjang, yellow bean sauce, eel sauce, unagi sauce, gyoza s\
auce, dumpling sauce, sukiyaki sauce, mentsuyu, warishita, maggi seasoning, liquid seasoning"],["soy gluten ?fish","ponzu, ponzu sauce, tonkatsu sauce, katsu sa\
uce, okonomiyaki sauce, bulldog sauce, takoyaki sauce, tsuyu"],["soy gluten sesame","bulgogi sauce, bulgogi marinade, korean barbecue sauce, korean bbq sauce, s\
samjang, galbi marinade"],["soy ?gluten","miso, miso paste, white miso, red miso, doenjang, gochujang, natto, fermented soybean paste, soybean paste, soy paste,\
 tauco, tamari, liquid amino, bragg amino, cheonggukjang"],["soy","tofu, bean curd, tofu skin, yuba, aburaage, inari, okara, textured vegetable protein, tvp, so\
y protein, soya protein, soy protein isolate, soya mince, soya chunk, soy curl, soya bean, soy lecithin, soya lecithin, edamame, tempeh, douchi, fermented black\
 bean, salted black bean, soy nut, kinako, soybean sprout"],["?soy","lecithin, soybean oil, soya oil, vegetable shortening, vegetable protein, hydrolyzed vegeta\
ble protein, hydrolysed vegetable protein"],["peanuts ?soy ?gluten ?fish ?crustaceans","satay, satay sauce, peanut sauce, peanut dressing, gado gado, peanut sat\
ay, sate sauce, kare kare"],["peanuts","groundnut, groundnut oil, ground nut, arachis oil, monkey nut, peanut flour, peanut oil, peanut brittle, peanut powder, \
beer nut, goober"],["sesame","tahini, tahina, tahini sauce, tahini dressing, tarator, hummus, houmous, humus, baba ganoush, baba ghanoush, baba ghanouj, moutaba\
l, mutabal, halva, halvah, halwa tahini, gomasio, gomashio, benne seed, gingelly oil, gingelly, til, zaatar, za atar, sesame snap, sesame paste, goma, goma dres\
sing, simit"],["sesame tree-nuts","dukkah, duqqa"],["sesame ?fish ?soy ?gluten ?crustaceans","furikake"],["sesame ?peanuts","everything bagel seasoning, shichim\
i togarashi, togarashi, salsa macha"],["tree-nuts milk","pesto, basil pesto, green pesto, pesto alla genovese, pesto genovese, red pesto, pesto rosso, pesto sau\
ce"],["tree-nuts","romesco, romesco sauce, muhammara, picada, ajo blanco, nut oil, nut butter, walnut oil, hazelnut oil, almond oil, pistachio paste, almond pas\
te, nut meal, ground nuts, nut brittle, orgeat, falernum, marcona almond, filbert, hickory nut, kaju, badam, pista"],["peanuts tree-nuts sesame ?gluten ?milk","\
mole, mole sauce, mole poblano, mole paste, mole negro"],["eggs ?mustard ?soy","mayonnaise, mayo, kewpie, miracle whip, sandwich spread, salad cream, japanese m\
ayonnaise, garlic mayonnaise, chipotle mayo, sriracha mayo, aioli, allioli, rouille"],["eggs mustard ?fish ?soy","thousand island dressing, thousand island, rem\
oulade, remoulade sauce, tartar sauce, tartare sauce, big mac sauce, burger sauce, fry sauce, marie rose sauce, marie rose, russian dressing, comeback sauce, sa\
uce gribiche, gribiche, sauce ravigote"],["?fish ?mustard ?eggs","cocktail sauce, seafood sauce"],["eggs fish milk mustard","caesar dressing, caesar salad dress\
ing, caesar sauce"],["eggs fish ?milk","green goddess dressing, green goddess"],["milk eggs ?mustard ?soy","ranch, ranch dressing, blue cheese dressing, bleu ch\
eese dressing, ranch dip"],["mustard ?eggs ?sulphites","honey mustard, honey mustard dressing, honey mustard sauce"],["?mustard ?sulphites","vinaigrette, french\
 dressing, italian dressing, salad dressing, balsamic dressing"],["milk eggs","hollandaise, hollandaise sauce, bearnaise, bearnaise sauce, mousseline sauce, cho\
ron sauce, maltaise sauce"],["milk gluten","bechamel, bechamel sauce, white sauce, mornay, mornay sauce, cheese sauce, parsley sauce, roux, soubise, beurre mani\
e, sausage gravy, white gravy"],["milk","alfredo, alfredo sauce, vodka sauce, nacho cheese, nacho cheese sauce, queso, queso dip, tzatziki, cacik, raita, beurre\
 blanc, beurre noisette, brown butter, garlic butter, herb butter, maitre d hotel butter, labneh, sour cream dip, french onion dip, spinach dip, spinach articho\
ke dip"],["gluten ?milk ?celery","gravy, gravy granule, gravy mix, gravy powder, bisto, onion gravy, espagnole sauce, demi glace, demi-glace, veloute"],["gluten\
 milk","bread sauce, welsh rarebit sauce"],["fish gluten","taramasalata, tarama"],["mustard","mustard, dijon, wholegrain mustard, english mustard, french mustar\
d, creole mustard, hot mustard, mustard seed, mustard oil, mustard powder, mustard greens, mustard leaf, mustard cress, gai choy, kasundi, mostarda"],["mustard \
?sulphites ?celery","piccalilli, chow chow, achar, mango pickle, lime pickle, indian pickle, lime chutney, branston pickle, pickle relish"],["?mustard ?celery",
"curry powder, madras powder, garam masala, tandoori masala, tikka masala spice, panch phoron, panch phoran, sambar powder, rasam powder, steak seasoning, old b\
ay, old bay seasoning, crab boil, crab boil seasoning, seafood boil seasoning, cajun seasoning, creole seasoning, jerk seasoning, spice mix, spice blend, season\
ing mix, barbecue rub, bbq rub, dry rub, pickling spice, mixed spice, seasoned salt, lawry seasoned salt, montreal steak seasoning, slap ya mama, tony chachere"],
["?mustard ?milk ?celery ?tree-nuts","curry paste, tikka masala paste, korma paste, balti paste, tandoori paste, tikka paste, madras paste, jalfrezi paste, roga\
n josh paste, vindaloo paste, curry sauce, curry roux, simmer sauce"],["gluten ?milk ?soy ?celery ?mustard","japanese curry roux, curry block, golden curry"],["\
celery","celery, celery salt, celery seed, celery leaf, celery powder, celeriac, celery root, mirepoix, soffritto, holy trinity, vegetable stock, vegetable brot\
h, vegetable bouillon"],["celery ?gluten ?milk ?soy","stock cube, bouillon, bouillon cube, bouillon powder, stock powder, stock pot, stock concentrate, oxo cube\
, oxo, knorr, marigold bouillon, vegeta, better than bouillon, soup mix, onion soup mix, soup powder, chicken powder, chicken stock powder, aromat"],["?celery ?\
gluten","stock, broth, chicken stock, chicken broth, beef stock, beef broth, turkey stock, lamb stock, veal stock, bone broth, ham stock, tomato juice, vegetabl\
e juice"],["celery ?fish","bloody mary mix, bloody mary"],["fish ?celery ?crustaceans ?molluscs","fish stock, seafood stock, fish broth, fish bouillon, fish sto\
ck cube, fumet"],["?mustard ?celery ?fish ?soy ?gluten","barbecue sauce, bbq sauce, barbeque sauce, steak sauce, a1 sauce, brown sauce, hp sauce, marinade, slop\
py joe sauce, stir fry kit"],["gluten celery","marmite, vegemite, yeast extract, bovril"],["gluten","malt vinegar, malt, malt extract, barley malt, malt syrup, \
malted barley, black vinegar, chinkiang vinegar, malt powder, hydrolysed wheat protein, hydrolyzed wheat protein, wheat protein, wheat starch"],["gluten milk","\
malted milk, malted milk powder, horlicks, ovaltine"],["?gluten ?milk ?celery ?mustard ?soy","taco seasoning, fajita seasoning, chili seasoning, chilli seasonin\
g, gravy seasoning, seasoning packet, seasoning sachet, seasoning cube, chili seasoning mix"],["sulphites","white wine vinegar, red wine vinegar, wine vinegar, \
sherry vinegar, champagne vinegar, balsamic vinegar, balsamic glaze, verjuice, verjus, cocktail onion, pickled onion, maraschino cherry, glace cherry, cooking w\
ine, wine"],["?sulphites","mint sauce, bottled lemon juice, bottled lime juice, lemon concentrate, horseradish, jarred pepper, pickled pepper, pepperoncini, sau\
erkraut, chutney, mango chutney, cranberry sauce, desiccated coconut, dessicated coconut, shredded coconut, gelatin powder, molasses, guacamole"],["?mustard ?mi\
lk ?sulphites","horseradish sauce, creamed horseradish, wasabi, wasabi paste"]];var compiled=null;function allergenPhrases(){if(compiled)return compiled;const trie=phraseTrie();for(const[carries,phrases]of[...notWhatItSounds,...ingredients,
...sauces,...dishes]){const value=carriedOf(carries);for(const phrase of phrases.split(", "))trie.add(phrase,value,known2=>both(known2,value))}compiled=trie;return trie}
function carriedOf(text){const names2=text.split(" ").filter(Boolean);const known2=name=>{const found=allergens.find(allergen=>allergen===name);if(!found)throw new Error(
`"${name}" is no allergen of the food table`);return found};return{contains:names2.filter(name=>!name.startsWith("?")).map(known2),mayContain:names2.filter(name=>name.
startsWith("?")).map(name=>known2(name.slice(1)))}}var both=(a,b)=>({contains:[...new Set([...a.contains,...b.contains])],mayContain:[...new Set([...a.mayContain,
...b.mayContain])]});function allergenTraces(text){const words4=wordsOf(text);const spans=spansOf(words4);const claims2=claimsIn(text,words4);const traces=[];const say=(allergen,status,{
from,to})=>traces.push({allergen,status,phrase:text.slice(words4[from].start,words4[to-1].end)});for(const span of spans){const denying=claims2.filter(claim=>claim.
from<=span.from&&span.to<=claim.to);const carried=[...span.contains.map(allergen=>[allergen,"contains"]),...span.mayContain.map(allergen=>[allergen,"may_contain"])];
for(const[allergen,status]of carried){const claim=denying.find(({denies})=>denies.includes(allergen));if(!claim)say(allergen,status,span);else if(!claim.exact)say(
allergen,"unknown",span)}}for(const claim of claims2.filter(({exact})=>!exact)){const behind=words4.slice(claim.from,claim.to);for(const span of spansOf(behind.
slice(1)))for(const allergen of span.contains)if(claim.denies.includes(allergen))say(allergen,"unknown",{...span,from:claim.from,to:claim.to})}return{traces,isKnown:(start,end)=>spans.
some(({from,to})=>words4[from].start<=start&&end<=words4[to-1].end)}}function spansOf(words4){const phrases=allergenPhrases();const found=longestHits(words4).map(
({food,from,to})=>({from,to,contains:food.allergens,mayContain:food.mayContain??[]}));for(let from=0;from<words4.length;from+=1){const hit=phrases.longestAt(words4,
from);if(!hit)continue;found.push({from,to:hit.to,...hit.value})}const inside=(one,other)=>other.from<=one.from&&one.to<=other.to&&other.to-other.from>one.to-one.
from;return found.filter(span=>!found.some(other=>inside(span,other)))}var composed=new Set("sauce dressing mix mixture blend seasoning rub marinade glaze soup stuffing nugget patty burger sausage pie cake cookie biscuit wafer bar \
bite ball roll spread dip filling topping gravy paste kit batter coating crumb crumble substitute replacer alternative replacement imitation flavoring flavourin\
g flavor flavour snack crisp chip cracker cereal granola candy sweet pudding dessert custard icing frosting syrup powder extract essence meal dish dumpling pock\
et wrap sandwich salad pasta noodle curry stew casserole loaf terrine pate goujon finger stick breaded battered crumbed crusted glazed marinated flavored flavou\
red stuffed filled seasoned processed instant bouillon stock broth concentrate base relish chutney jam pickle drink shake smoothie liqueur cocktail bun bread do\
ugh pastry tart pizza taco burrito cheese milk cream butter yogurt yoghurt margarine spice".split(" "));function looksUnknown(name,food,text,isKnown){const offset=text.
indexOf(name);const words4=wordsOf(name);const explained=word=>offset>=0&&isKnown(offset+word.start,offset+word.end);if(!food&&!words4.some(explained))return words4.
length>0;return words4.some(word=>composed.has(word.stem)&&!explained(word))}var weight={contains:2,may_contain:1,unknown:0};function allergensOf(lines){const language=recipeLanguage(lines);const found=lines.flatMap((line,index)=>tracesOf(
line,language).map(trace=>({...trace,index})));return allergens.flatMap(allergen=>{const own=found.filter(trace=>trace.allergen===allergen);const status=own.map(
trace=>trace.status).reduce((best,each)=>best===null||weight[each]>weight[best]?each:best,null);if(status===null)return[];const causes=own.filter(trace=>trace.status===
status);return[{allergen,status,lines:[...new Set(causes.map(({index})=>index))],because:[...new Set(causes.map(({phrase})=>phrase))].join(", ")}]}).sort((a,b)=>weight[b.
status]-weight[a.status])}function tracesOf(line,language){if(isHeading(line))return[];const{amount,item,unknown:unknown2}=lineInEnglish(line,language);const text=`${amount}\
 ${item}`.trim();const{traces,isKnown}=allergenTraces(text);const parsed2=parseIngredient({amount,item});const food=foodOf(parsed2)?.food??null;if(unknown2.length===
0&&!looksUnknown(parsed2.food,food,text,isKnown))return traces;const phrase=unknown2[0]??(parsed2.food||text);return[...traces,...allergens.map(allergen=>({allergen,
status:"unknown",phrase}))]}var isHeading=({amount,item})=>wordsOf(item).length===0||amount.trim()===""&&/:\s*$|^for the [\p{L} ]{3,40}$/iu.test(item.trim());var pig="lard|manteca|nduja|lardons?|lardo|strutto|saindoux|chicharron(?:es)?|pork (?:rinds?|scratchings?|fat|blood)|guanciale|boudin|coppa|capicola|capocollo|c\
ulatello|soppressata|char siu|chitterlings?|chitlins|fatback|salt pork|pigs?'?s? (?:feet|foot|trotters?|ears?|tails?|cheeks?|heads?)|trotters?|wild boar|blood s\
ausages?|black pudding|jambon|jamon|mortadella|head cheese|liverwurst|bratwursts?|kielbasa|carnitas|gammon|spam";var pigOnLine="speck(?! of| salt| cayenne| pepp\
er)|cracklings?";var hiddenMeat="tallow|schmalt?z|suet|caul fat|bone marrow|marrow ?bones?|bone broth|demi[- ]glace|haggis|white pudding|sweetbreads?|rillettes?\
|boerewors|boerewurst|merguez|bresaola|biltong|pastrami|confit de canard|boar|elk|moose|ostrich|emu|kangaroo|alligator|crocodile|frogs?'?s? legs|camel|horse ?me\
at|goat (?:shoulder|leg|chops?|meat|stew meat|ribs?)";var gelatin="gelatine?|marshmallows?(?! (?:fluff|creme|cream|root))|gummies|gummy (?:bears?|worms?|cand(?:\
y|ies)|sweets?)|wine gums?|jell-?o|aspic|jelly (?:babies|cubes|crystals)|haribo";var insects="carmine|cochineal";var meat=`beef|steak|veal|lamb|mutton|goat meat\
|venison|bison|pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|sausages?|hot dogs?|corn dogs?|andouille|meatballs?|mince|ground meat|chicken|turkey|\
duck|goose|quail|rabbit|liver|foie gras|pate|oxtail|tripe|jerky|gyro meat|${pig}|${hiddenMeat}|${gelatin}|${insects}`;var fish="fish|salmon|tuna|cod|haddock|hal\
ibut|trout|tilapia|sardines?|anchov(?:y|ies)|mackerel|herring|snapper|swordfish|eel|caviar|roe|bonito|katsuobushi|dashi|worcestershire|caesar dressing|isinglass";
var shellfish="shrimps?|prawns?|crabs?|lobsters?|crayfish|crawfish|langoustines?|scallops?|clams?|mussels?|oysters?|squid|calamari|octopus|cockles?|oyster sauce\
|shrimp paste|sea urchin|conch|abalone|whelks?|escargots?";var dairy="milk|butter|buttermilk|cream|half-and-half|cheese|parmesan|mozzarella|cheddar|feta|ricotta\
|mascarpone|paneer|halloumi|gruyere|yogh?urt|kefir|ghee|whey|casein|creme fraiche|sour cream|ice cream|custard|condensed milk|evaporated milk|queso|labneh|skyr|\
bechamel|milk chocolate";var egg="eggs?|egg whites?|egg yolks?|mayonnaise|mayo|meringue|aioli|hollandaise|brioche|challah";var gluten="flour|wheat|bread|breadcr\
umbs|panko|pasta|spaghetti|penne|linguine|fettuccine|macaroni|lasagn[ae]|noodles?|ramen|udon|couscous|bulgur|barley|rye|farro|spelt|semolina|freekeh|seitan|soy \
sauce|teriyaki sauce|hoisin|beer|malt|crackers?|graham|pita|naan|baguette|buns?|croissants?|phyllo|filo|puff pastry|pie crust|pizza dough|flour tortillas?|crout\
ons|brioche|ciabatta|sourdough|orzo|gnocchi|biscuits?|cookies|matzo";var nuts="nuts?|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|brazi\
l nuts?|pine nuts?|peanuts?|praline|marzipan|frangipane|nutella|nut butter|almond (?:milk|flour|butter|extract)|peanut butter|satay sauce|amaretto|gianduja";var alcohol="\
wine|beer|ale|stout|lager|cider|rum|vodka|whisk(?:e)?y|bourbon|brandy|cognac|gin|tequila|mezcal|liqueur|kahlua|amaretto|marsala|sherry|port|vermouth|sake|mirin|\
champagne|prosecco|shaoxing|kirsch|cointreau|grand marnier|limoncello|soju|absinthe|pastis|pernod|ouzo|raki|arak|campari|aperol|triple sec|chartreuse|sambuca|ca\
chaca|grappa|pisco|schnapps|hard seltzer|mead|moonshine|curacao|lillet|frangelico|baileys|irish cream|creme de (?:cassis|menthe|cacao|violette)|sangria|baijiu|m\
akgeolli|calvados|armagnac|drambuie|chablis|rioja|chianti|merlot|malbec|burgundy wine";var claimed=claims2=>`(?:${claims2})(?:[- ](?!and\\b|or\\b|with\\b|in\\b|plus\
\\b)[a-z]+){0,3}`;var trailing=claims2=>`[a-z'-]+(?: [a-z'-]+){0,3}(?:, | \\()(?:${claims2})(?=\\)|,|$)`;var free=what=>`${trailing(`${what}[- ]free`)}|${claimed(
`${what}[- ]free`)}`;var plant=`${trailing("vegan|plant[- ]based")}|${claimed("vegan|plant[- ]based|non-?dairy|dairy[- ]free|egg[- ]free|eggless")}|jackfruit|to\
fu|tempeh|seitan|soya? (?:milk|cream|yogh?urt|mince|chunks|curls|cheese|chorizo)|(?:beyond|impossible) (?:meat|burgers?|beef|sausages?)`;var meatOfPlants="(?:co\
conut|tempeh|tofu|seitan|rice paper|mushroom|shiitake|king oyster|portobello|jackfruit|cauliflower|eggplant|aubergine|carrot|beet|lentil|chickpea|walnut|soya?|v\
egetable|celeriac|banana peel|watermelon|sunflower|black bean) (?:steaks?|meatballs?|sausages?|bacon(?: bits)?|ham|mince|meat|jerky|chorizo|cutlets?|wings?|ribs\
?|lox|pate|caviar)|(?:chicken|beef|bacon|ham|bologna|turkey|pork|duck|tuna|fish|crab|shrimp)[- ](?:style|flavou?red) (?:seitan|tofu|tempeh|soya?|jackfruit|mushr\
ooms?)|(?:ham|bacon|pork|meat|beef|chicken|fish|gelatine?|lard)[- ]free";var plantDairy="(?:oat|soya?|almond|rice|coconut|cashew|hemp|pea|macadamia|nut)";var meatless=`${trailing(
"vegetarian|veggie|meatless|meat-free")}|${claimed("vegetarian|veggie|meatless|meat-free|mock")}`;var plantMilk="(?:oat|soya?|almond|rice|coconut|cashew|hemp|pe\
a|hazelnut|macadamia|nut|flax|peanut|apple|cocoa|shea|sunflower|cookie|pumpkin|tahini|sesame|walnut|pecan|pistachio|date)";var madeOfPlants="(?:smoked |firm |si\
lken )?(?:tofu|tempeh|seitan|soya?|cashew|almond|oat|coconut|macadamia|sunflower)(?: cooking| whipping| smoked)? (?:feta|sour cream|cream(?! cheese)|lardons?|ha\
lloumi|paneer)|(?:smoked |pulled |shredded )?(?:jackfruit|king oyster mushrooms?|mushroom|seitan|tofu|tempeh|soya?) (?:carnitas|pulled pork|lardons?|gyros|kebab\
s?|nuggets|jerky|bacon)|(?:lactose-free )?(?:oat|soya?|almond|rice|coconut|hemp|pea) drink|maple butter|aquafaba meringues?";var noAnimal=`${madeOfPlants}|${free(
"milk")}|${meatOfPlants}|${plant}|(?:vegetable|veggie|mushroom) (?:stock|broth|bouillon|demi[- ]glace)|(?:vegetable|vegetarian) (?:suet|lard|ghee)|manteca (?:ve\
getal|de cacao)|agar|just egg|lamb's lettuce|lobster mushrooms?|sea vegetables?|coconut milk (?:yogh?urt|kefir|powder)|${plantDairy} (?:ricotta|mozzarella|parme\
san|feta|cream cheese|queso|sour cream|whipped cream|condensed milk|kefir)|${plantMilk} (?:milk|butter|cream|yogh?urt|creamer|cheese|whipping cream)|coconut (?:\
milk|cream)|cream of (?:tartar|coconut)|butter(?:nut)? (?:beans?|lettuce|squash)|butternut|butterhead|peanut butter|creamed corn|cocoa butter|eggplants?|eggless\
|flax eggs?|chia eggs?|egg (?:replacer|substitute)|nutritional yeast|aquafaba|king oyster mushrooms?|oyster mushrooms?|chicken of the woods|hen of the woods|bee\
f(?:steak)? tomato(?:es)?|milk thistle|honeydew|honeynut|goose ?berr(?:y|ies)|buttercup squash|crab ?apples?`;var noGluten=`${trailing("(?:certified |guaranteed\
 )?gluten[- ]free")}|(?:gluten[- ]free|gf)(?:[- ](?!and\\b|or\\b|with\\b)[a-z0-9:]+){0,3}|(?:rice|almond|cashew|coconut|chickpea|gram|besan|buckwheat|corn|tapioca|\
potato|cassava|sorghum|teff|millet|quinoa|lentil|bean|arrowroot|amaranth|hazelnut|tigernut|soy|peanut|banana|pea|chestnut) (?:flour|pasta|spaghetti|starch|bread\
crumbs)|(?:rice|corn|tapioca|potato|cassava|quinoa|lentil|bean|soy|pea) noodles?|(?:rice|cassava|tapioca|buckwheat|chickpea|lentil|quinoa) bread|(?:rice|almond|\
corn|chickpea|lentil|quinoa|cassava|seed|nut) (?:crackers?|crispbread)|(?:rice|glass|kelp|shirataki|mung bean|cellophane|zucchini|sweet potato|konjac) (?:noodle\
s?|vermicelli(?: noodles?)?|pasta)|(?:corn|cassava|almond|coconut|chickpea)(?: flour)? tortillas?|tortilla chips|rice paper|rice vermicelli(?: noodles?)?|cornbr\
ead mix \\(gluten-free\\)|buckwheat(?! noodles?)|tamari(?: soy sauce)?|coconut aminos|rice cakes?|polenta|grits|spaghetti squash|ginger beer|root beer|breadfruit|\
pasta sauce|beer-free|flourless|cloud bread|lettuce buns?`;var noNuts="coconut|nutmeg|butternut|doughnuts?|donuts?|nut-free|nutritional|chestnut mushrooms?|wate\
r chestnuts?|nut free|tiger ?nuts?|soy ?nuts?|corn nuts?|ginger nuts?|grape[- ]nuts|nutty";var noAlcohol=`${claimed("non-?alcoholic|alcohol[- ]free|dealcoholi[s\
z]ed|0(?:[.]0)? ?%")}|(?:red|white|rice|sherry|cider|apple cider|champagne|malt|wine|balsamic) ?(?:wine )?vinegar|apple cider|ginger (?:ale|beer)|root beer|rum \
extract|ginger|port(?:o)?bello|portion|aperol-free|wine vinegar|sweet cider|fresh cider|cider vinegar|sparkling cider`;var wordList=list4=>new RegExp(`(?<![a-z-\
])(?:${list4})(?![a-z])`);var words2=wordList;var animals={tags:["meat","poultry","pork","fish","shellfish","gelatin"],allergens:["fish","crustaceans","molluscs"],
words:words2(`${meat}|${fish}|${shellfish}`),always:words2(`${pig}|${pigOnLine}|${hiddenMeat}|drippings?|${gelatin}|${insects}`)};var ofOtherMeat="(?:all[- ])?(\
?:turkey|beef|chicken|lamb|veal|duck|goat|venison|vegan|soya?|halal|kosher)(?: (?:smoked|breakfast|italian|spicy|hot|sweet|summer))?[- ](?:bacon(?: bits)?|ham|s\
ausages?|hot dogs?|franks?|frankfurters?|salami|pepperoni|chorizo|prosciutto|andouille|kielbasa|bratwursts?|bologna|mortadella|pastrami|cracklings?|merguez)";var unclean="\
catfish|eels?|unagi|shark|monkfish|swordfish|sturgeon|rabbit|hare|wild boar|alligator|crocodile|frogs?'?s? legs|camel|horse ?meat|kangaroo|ostrich|escargots?";var ofBees="\
honey(?:comb)?(?! mango)|royal jelly|bee pollen|propolis|beeswax|lanolin|shellac";var nothing=/(?!)/;var dietRules={vegetarian:{...animals,substitutes:words2(`${noAnimal}\
|${meatless}`)},vegan:{tags:[...animals.tags,"dairy","egg","honey"],allergens:[...animals.allergens,"milk","eggs"],words:words2(`${meat}|${fish}|${shellfish}|${dairy}\
|${egg}|${ofBees}`),always:words2(`${pig}|${pigOnLine}|${hiddenMeat}|drippings?|${gelatin}|${insects}|${ofBees}|all[- ]butter`),substitutes:words2(noAnimal)},pescatarian:{
tags:["meat","poultry","pork","gelatin"],allergens:[],words:words2(meat),always:words2(`${pig}|${pigOnLine}|${hiddenMeat}|drippings?|${gelatin}`),substitutes:words2(
`${noAnimal}|${meatless}|fish gelatine?|(?:salmon|tuna|fish) (?:bacon|ham|jerky|sausages?)`)},"gluten-free":{tags:[],allergens:["gluten"],words:words2(gluten),substitutes:words2(
noGluten)},"dairy-free":{tags:["dairy"],allergens:["milk"],words:words2(dairy),always:words2("all[- ]butter"),substitutes:words2(noAnimal)},"egg-free":{tags:["e\
gg"],allergens:["eggs"],words:words2(egg),substitutes:words2(`${noAnimal}|vegan mayo(?:nnaise)?`)},"nut-free":{tags:[],allergens:["tree-nuts","peanuts"],words:words2(
nuts),substitutes:words2(noNuts)},"soy-free":{tags:[],allergens:["soy"],words:words2("soya?|soy sauce|tofu|tempeh|edamame|miso|tamari|soybeans?|teriyaki|hoisin"),
substitutes:words2(`${free("soya?")}|coconut aminos|(?:chickpea|fava|pumpkin seed) (?:tofu|miso|tempeh)`)},"fish-free":{tags:["fish"],allergens:["fish"],words:words2(
fish),substitutes:words2(`vegan [a-z]+(?: sauce)?|vegan worcestershire|seaweed caviar|${free("fish")}`)},"shellfish-free":{tags:["shellfish"],allergens:["crusta\
ceans","molluscs"],words:words2(shellfish),substitutes:words2(`(?:king )?oyster mushrooms?|lobster mushrooms?|oyster (?:crackers?|plant)|vegetarian oyster sauce\
|${plant}|crab ?apples?|${free("shellfish")}`)},"sesame-free":{tags:[],allergens:["sesame"],words:words2("sesame|tahini|halva|hummus|za'?atar|gomasio|furikake|d\
ukkah"),substitutes:words2(free("sesame"))},"low-carb":{tags:["high-carb"],allergens:[],words:words2("sugar|rice|pasta|spaghetti|noodles?|bread|potato(?:es)?|fl\
our|couscous|quinoa|oats?|honey|maple syrup|tortillas?|corn|cornstarch"),substitutes:words2("cauliflower rice|riced cauliflower|zucchini noodles?|shirataki (?:n\
oodles?|rice)|konjac (?:noodles?|rice)|spaghetti squash|(?:almond|coconut) flour|sugar-free|no[- ]added[- ]sugar|(?:low-carb|keto) [a-z]+|hearts? of palm pasta|\
baby corn|sugar snap peas|(?:erythritol|monk fruit|stevia|allulose|swerve)(?: [a-z]+)?|corned beef|peppercorns?|rice vinegar|cornichons?")},halal:{tags:["pork",
"alcohol","gelatin"],allergens:[],words:words2(`pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|${pig}|${gelatin}|${alcohol}|vanilla extract \\(alcoh\
ol\\)`),always:words2(`${pig}|${pigOnLine}|${gelatin}|hard (?:seltzer|cider)`),substitutes:words2(`${noAlcohol}|${meatOfPlants}|${ofOtherMeat}|${plant}|${claimed(
"halal")}|agar|(?:fish|halal) gelatine?|beef gelatine?`)},kosher:{tags:["pork","shellfish","gelatin"],allergens:["crustaceans","molluscs"],ids:/^(?:catfish|swordfish|monkfish|eel|shark|rabbit|sturgeon|lard)/,
words:words2(`pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|${pig}|${shellfish}|${gelatin}|${insects}|${unclean}`),always:words2(`${pig}|${pigOnLine}\
|${gelatin}|${insects}|${unclean}|snails?`),substitutes:words2(`${meatOfPlants}|${ofOtherMeat}|${plant}|(?:king )?oyster mushrooms?|lobster mushrooms?|kosher (?\
:salt|dill pickles?|gelatine?|marshmallows?|gummies|beef|chicken|turkey|lamb|stock|broth|bouillon|sausages?|salami|hot dogs?|pastrami)|fish gelatine?|agar|crab \
?apples?|welsh rabbit`)},"pork-free":{tags:["pork","gelatin"],allergens:[],words:words2(`pork|ham|bacon|pancetta|prosciutto|salami|chorizo|pepperoni|andouille|${pig}\
|${gelatin}`),always:words2(`${pig}|${pigOnLine}|${gelatin}`),substitutes:words2(`${meatOfPlants}|${ofOtherMeat}|${plant}|${claimed("halal|kosher")}|${free("por\
k")}|(?:fish|beef|bovine) gelatine?|agar`)},"alcohol-free":{tags:["alcohol"],allergens:[],words:words2(alcohol),always:words2("hard (?:seltzer|cider)"),substitutes:words2(
`${noAlcohol}|wine gums?`)},"low-sodium":{tags:[],allergens:[],words:nothing,substitutes:nothing}};var breaksDiet=(food,rule)=>rule.tags.some(tag=>food.tags.includes(
tag))||rule.allergens.some(allergen=>food.allergens.includes(allergen))||(rule.ids?.test(food.id)??false);function oncePer(compute){const known2=new WeakMap;return key=>{const kept=known2.get(key)??{value:compute(key)};known2.set(key,kept);return kept.value}}var plantShapes=/\b(?:cashew|almond|oat|macadamia|hemp|cauliflower|mushroom|portobello|lentil|(?:black |white |kidney )?bean|chickpea|tofu|tempeh|seitan|jackfruit|eggplant|aubergine|beet|beetroot|walnut|vegetable|celeriac|cabbage|carrot|coconut|zucchini|courgette|quinoa|soya?|pea|nut|rice paper|banana|watermelon|potato|pumpkin|squash|falafel|sunflower|shiitake|king oyster) (?:steaks?|meatballs?|sausages?|bacon|ham|mince|jerky|chorizo|cutlets?|wings?|ribs?|pate|liver|tuna|salmon|scallops?|crab|cheese|parmesan|feta|ricotta|mozzarella|cream|sour cream|butter|milk|yogurt|mayo(?:nnaise)?|gravy|scramble|rice|noodles?|buns?|tortillas?|pasta|lasagn[ae]|crackers?|bread)\b|\b[a-z]+[- ](?:style|less|free)\b|\b(?:vegan|plant-based|meatless) [a-z]+\b/g;
var animals2=new Set(["milk","eggs","fish","crustaceans","molluscs"]);var isOfAnimals=({allergens:allergens2})=>allergens2.every(allergen=>animals2.has(allergen));var made=[[/^(?:sauce|gravy|dressing|filling|mixture|topping|dip|marinade|glaze|rub|paste)$/,/\b(?:blend|blitz|whisk|beat|mash|mix|combine|stir|shake|simmer|puree|pulse|process)/,
null],[/^pesto$/,/\b(?:blend|blitz|pulse|process|pound|chop|crush)/,/\b(?:basil|parsley|cilantro|kale|arugula|spinach|herbs?|mint)\b/],[/^meringue$/,/\b(?:whisk|whip|beat)/,
/\baquafaba\b/],[/^(?:mayonnaise|mayo|aioli)$/,/\b(?:whisk|whip|beat|blend)/,/\b(?:aquafaba|silken tofu|soy milk|cashews?)\b/],[/^custard$/,/\b(?:whisk|cook|simmer|stir)/,
/\b(?:cornstarch|corn starch|cornflour|custard powder)\b/],[/^(?:buttercream|frosting|icing)$/,/\b(?:whisk|whip|beat)/,/\b(?:powdered|icing|confectioners'?) sugar\b/],
[/^ganache$/,/\b(?:melt|stir|whisk|pour)/,/\bchocolate\b/],[/^caramel$/,/\b(?:cook|melt|simmer|boil)/,/\bsugar\b/],[/^(?:dough|pastry|crust|batter)$/,/\b(?:mix|knead|rub|stir|whisk|press|combine|pulse|bring together)/,
/\b(?:flour|starch|meal|oats?|crackers?|biscuits?|cookies|polenta)\b/],[/^(?:bechamel|veloute|roux)$/,/\b(?:whisk|stir|cook|simmer)/,/\b(?:flour|cornstarch|starch)\b/],
[/^(?:ragu|bolognese)$/,/\b(?:simmer|brown|cook)/,null],[/^(?:salsa|slaw|guacamole|relish|chutney|compote|puree|jam|jelly|syrup|crema|tortilla|spaetzle)$/,/\b(?:mix|stir|toss|blend|mash|cook|simmer|boil|press|roll|combine|chop)/,
null],[/^drippings?$/,/\b(?:roast|fry|brown|sear|cook|bake|render)/,null],[/^(?:patty|burger|meatball|dumpling|nugget)$/,/\b(?:form|shape|roll|press)/,null],[/^(?:noodle|spaghetti|ribbon)$/,
/\b(?:spiraliz|ribbons?|julienne|peel)/,/\b(?:zucchini|courgettes?|squash|carrots?|cucumbers?|daikon|sweet potato|celeriac)\b/],[/^dashi$/,/\b(?:simmer|steep|soak|heat|boil)/,
/\b(?:kombu|kelp|shiitake|katsuobushi|bonito)\b/]];var madeBehind=/^[ -](?:sauce|gravy|dressing|filling|mixture|topping|dip)\b/;var likeMilk=/^(?:cheese|cream|butter|milk|egg|cream cheese|sour cream)$/;
var definite=/\b(?:the|this|your|all|half|remaining|reserved)(?: (?:of the|rest of the|[a-z-]+))?(?: [a-z-]+)? $/;function isMadeBefore(recipe2,step,{start,end}){
const name=tokens(step.folded.slice(start,end));const head=name.at(-1)??"";const{starts,named:named2,makers}=makingOf(recipe2);const at=(starts[step.index]??0)+
start;if((named2.get(name.join(" "))??at)<at)return true;if(!definite.test(step.folded.slice(Math.max(0,start-40),start)))return false;const isBeforeSauce=madeBehind.
test(step.folded.slice(end));const isOwn2=likeMilk.test(name.join(" "))||name.every(token=>titleOf2(recipe2).has(token));const own=isBeforeSauce&&isOwn2?"sauce":
head;const isOwnSauce=name.length>1&&sauces2.has(head)&&name.slice(0,-1).every(token=>titleOf2(recipe2).has(token));if(own===head&&name.length>1&&!isOwnSauce&&!isOfListed(
recipe2,name))return false;return makers.some(({names:names2,since})=>names2.test(own)&&since<at)}var sauces2=new Set(["sauce","marinade","glaze","dressing","ru\
b","paste","frosting","filling","icing"]);var plainly=new Set(["white","brown","meat","pan","cooking","warm"]);var wordsListed=oncePer(recipe2=>new Set(recipe2.
lines.flatMap(line=>line.tokens)));var isOfListed=(recipe2,name)=>sauces2.has(name.at(-1)??"")&&name.slice(0,-1).every(token=>plainly.has(token)||wordsListed(recipe2).
has(token));var titleOf2=oncePer(({title})=>new Set(tokens(title)));var settingOut=/(?:^|\n|[.!] )for the ((?:[a-z-]+ ){0,2}[a-z-]+)[,:]/g;var parts2=new Set("r\
icotta feta parmesan mozzarella cheese cream crema custard mayo mayonnaise aioli pesto sauce dressing glaze gravy".split(" "));var mixing=/\b(?:blend|blitz|whizz|pulse|process|puree|whisk|whip|beat|mash|mix|stir|combine|crumble)\b/;
var becoming=/\b(?:into|makes?|becomes?|forms?|to make) (?:an?|your)((?: [a-z-]+){1,4})/g;var makingOf=oncePer(recipe2=>{const{method}=recipe2;const starts=[];let start=0;
for(const{folded}of recipe2.steps){starts.push(start);start+=folded.length+1}const named2=new Map;const give=(name,at)=>{if(!named2.has(name))named2.set(name,at)};
for(const{index,0:whole3,1:words4=""}of method.matchAll(becoming)){const said3=tokens(words4);for(let from=0;from<said3.length;from++)for(let to=from+1;to<=said3.
length;to++)give(said3.slice(from,to).join(" "),index+whole3.length)}for(const{index,0:whole3,1:words4=""}of method.matchAll(settingOut)){const said3=tokens(words4);
const sentence=method.slice(index+whole3.length).split(/[.\n]/)[0]??"";if(!parts2.has(said3.at(-1)??"")||!mixing.test(sentence))continue;for(let from=0;from<said3.
length;from++)give(said3.slice(from).join(" "),index)}for(const{index,0:whole3}of method.matchAll(plantShapes)){const said3=tokens(whole3);for(let from=1;from<said3.
length;from++)give(said3.slice(from).join(" "),index+whole3.length)}const list4=recipe2.lines.map(({text})=>text).join("\n");const makers=made.filter(([,,of])=>of===
null||of.test(list4)).map(([names2,verb])=>({names:names2,since:verb.exec(method)?.index??Number.POSITIVE_INFINITY}));return{starts,named:named2,makers}});var states=new Set("hot warm warmed cold cool cooled chilled melted softened remaining reserved rest leftover soaked drained thick thin".split(" "));var isState=token=>states.
has(token);var namesOf3=(recipe2,rule)=>{const names2=new Set;for(const{text}of recipe2.lines)for(const pattern3 of[rule.substitutes,...isOfAnimals(rule)?[plantShapes]:
[]])for(const[found]of text.matchAll(new RegExp(pattern3.source,"g"))){const last=tokens(found).at(-1);if(last)names2.add(last)}return names2};var standInNames=oncePer(
recipe2=>oncePer(rule=>namesOf3(recipe2,rule)));function refersToListed(recipe2,step,place2,rule,keeps){const named2=tokens(step.folded.slice(place2.start,place2.
end));const head=named2.at(-1)??"";const names2=standInNames(recipe2)(rule);if(isNameOfALine(recipe2,named2,names2))return true;if(quotedIn(recipe2).has(named2.
join(" ")))return true;if(isOfListed2(recipe2,step,place2))return true;if(isMadeBefore(recipe2,step,place2))return true;const isDefinite=definite.test(step.folded.
slice(Math.max(0,place2.start-40),place2.start));const family=isDefinite&&named2.slice(0,-1).every(token=>states.has(token))?familyOf(head):void 0;return family!==
void 0&&recipe2.lines.some(line=>(isIn(line.food,family)||kinds2.has(head)&&isKind(line,family))&&keeps(line))}var longNames=new Map([["mayo","mayonnaise"],["yo\
ghurt","yogurt"],["veg","vegetable"]]);var longName=token=>longNames.get(token)??token;var isNameOfALine=({lines},named2,names2=new Set)=>{const own=named2.filter(
token=>!states.has(token)).map(longName);return own.length>0&&(own.every(token=>[...names2].some(name=>longName(name)===token))||lines.some(line=>{const said3=line.
tokens.map(longName);return own.every(token=>said3.includes(token))}))};var quotedIn=oncePer(recipe2=>{const said3=[...`${recipe2.title}
${recipe2.method}`.matchAll(/(?<!\d)"([^"\n]{2,30})"/g)];return new Set(said3.map(([,words4=""])=>tokens(words4).join(" ")))});var kinds2=new Set(["cheese","sau\
sage","burger","patty","mince"]);var isKind=({text},family)=>tokens(text).some(token=>isIn(matchFood(token)?.food??null,family));var isIn=(food,family)=>food!==
null&&family(food);var listedTokens=oncePer(recipe2=>new Set(recipe2.lines.flatMap(line=>line.tokens)));var isPlantShape=(recipe2,step,{start,end})=>shapesOf(step).
some(shape2=>{const[plant2=""]=tokens(step.folded.slice(shape2.start,shape2.end));const isListed=listedTokens(recipe2).has(plant2)||/^(?:vegan|plant|meatless)$/.
test(plant2);return shape2.start<end&&start<shape2.end&&isListed});var shapesOf=oncePer(step=>[...step.folded.matchAll(plantShapes)].map(({index,0:text})=>({start:index,
end:index+text.length})));function isOfListed2(recipe2,{folded},{end}){const[,source]=/^ (?:from|of)(?: the)?(?: top of| can of| surface of)?(?: the)? ([a-z-]+(?: [a-z-]+)?)/.
exec(folded.slice(end))??[];return source!==void 0&&tokens(source).every(token=>listedTokens(recipe2).has(token))}function carriesAllergen(line,rule){return rule.allergens.some(allergen=>carriedBy(line).has(allergen))}function textCarries(text,rule){if(rule.allergens.length===
0)return false;const carried=carriedIn(text);return rule.allergens.some(allergen=>carried.has(allergen))}var carriedIn=text=>new Set(allergenTraces(text).traces.
filter(({status})=>status==="contains").map(({allergen})=>allergen));var carriedBy=oncePer(line=>carriedIn(line.text));function wordsAgainst(recipe2,rule,keeps){
if(!rule.words.test(recipe2.method))return[];const listed=new Set(recipe2.lines.flatMap(line=>line.tokens));return recipe2.steps.flatMap(step=>[...withoutSubstitutes(
step.folded,rule).matchAll(everyWord(rule))].filter(({index,0:word})=>!isOnlyTalk(step,{start:index,end:index+word.length})).filter(([word])=>longestHits(wordsOf(
word)).length===0).filter(({index,0:word})=>!tokens(word).every(token=>listed.has(token))&&!refersToListed(recipe2,step,{start:index,end:index+word.length},rule,
keeps)).map(([alias])=>({index:step.index,alias})))}var saysSo=/\b(?:vegan|vegetarian|veggie|plant-based|meatless|halal|kosher|(?:[a-z]+-free))\b/;function titleAgainst(recipe2,rule){
if(!rule.words.test(recipe2.title)||saysSo.test(recipe2.title))return null;const[word]=withoutSubstitutes(recipe2.title,rule).match(everyWord(rule))??[];return word??
null}var everyWord=rule=>new RegExp(rule.words,"g");var withoutSubstitutes=(text,rule)=>{const blank=found=>"_".repeat(found.length);const own=isOfAnimals(rule)?
text.replace(plantShapes,blank):text;return own.replace(new RegExp(rule.substitutes,"g"),blank)};var dietsAndExclusions={group:"Diet and exclusions",check(recipe2,{craving}){const askedFor=craving?.dislikesAskedFor??[];if(!craving||craving.diets.length+craving.
exclusions.length+askedFor.length===0)return null;return[...craving.diets.flatMap(diet=>againstDiet(recipe2,diet)),...craving.diets.includes("kosher")?meatWithMilk(
recipe2):[],...craving.exclusions.flatMap(word=>againstExclusion(recipe2,word,craving)),...askedFor.map(inSpiteOf),...unreadLines(recipe2)]}};var unreadLines=recipe2=>recipe2.
lines.filter(({unread})=>unread.length>0).map(({index,item,unread})=>({rule:"diet.unread",severity:"warning",place:`ingredients.${index}`,message:`The kitchen c\
annot read \u201C${unread.join(" ")}\u201D in ${item}, so the diet is not proved.`,remedy:"Call the food by its everyday name, in the language of the recipe or \
in English."}));function againstDiet(recipe2,diet){const rule=dietRules[diet];const breaks=food=>breaksDiet(food,rule);const word=titleAgainst(recipe2,rule);const titled2=word?
[{...violation(`title.${diet}`,"title",`The title says ${word}, which is not ${diet}.`,"Name what is in it."),severity:"warning"}]:[];return[...recipe2.lines.filter(
line=>lineBreaks(line,rule)).map(line=>violation(`diet.${diet}`,`ingredients.${line.index}`,`${line.item} is not ${diet}.`,`Use a ${diet} substitute.`)),...titled2,
...[...inSteps(recipe2,breaks,rule),...wordsAgainst(recipe2,rule,keepsRule(rule))].map(({index,alias})=>violation(`diet.${diet}`,`instructions.${index}`,`Step ${index+
1} uses ${alias}, which is not ${diet}.`,"Take it out of the step."))]}var likened2=/\b(?:like|instead of|in place of|rather than|to replace)\b[^,;()]*/g;function lineBreaks(line,rule){
const rest=rule.substitutes.test(line.text)?line.text.replace(new RegExp(rule.substitutes,"g")," "):line.text;if(rule.always?.test(rest))return true;if(rest!==line.
text)return rule.words.test(rest)&&restBreaks(rest.replace(likened2," "),rule);if(line.foods.some(food=>breaksDiet(food,rule))||carriesAllergen(line,rule))return true;
return line.food===null&&rule.words.test(line.text)}function restBreaks(rest,rule){const foods2=[matchFood(rest)?.food,...findFoods(rest).map(({food})=>food)];return foods2.
some(food=>food!==void 0&&breaksDiet(food,rule))||textCarries(rest,rule)}var keepsRule=rule=>line=>!lineBreaks(line,rule);function inSteps(recipe2,breaks,rule){
return recipe2.steps.flatMap(step=>{const breaking=step.mentions.filter(mention=>breaks(mention.food)&&!isOnlyTalk(step,mention));if(breaking.length===0)return[];
const said3=rule?withoutSubstitutes(step.folded,rule):step.folded;return breaking.filter(({end})=>said3[end-1]===step.folded[end-1]).filter(({start,end})=>{const named2=tokens(
step.folded.slice(start,end));if(isNameOfALine(recipe2,named2))return false;return!rule||!refersToListed(recipe2,step,{start,end},rule,keepsRule(rule))}).map(({
start,end})=>({index:step.index,alias:step.folded.slice(start,end)}))})}function meatWithMilk(recipe2){const foods2=recipe2.lines.filter(line=>!dietRules["dairy\
-free"].substitutes.test(line.text)).flatMap(line=>line.foods);const meat2=foods2.find(food=>food.tags.includes("meat")||food.tags.includes("poultry"));const milk=foods2.
find(food=>food.tags.includes("dairy")||food.allergens.includes("milk"));if(!meat2||!milk)return[];return[violation("diet.kosher","recipe",`${meat2.name} and ${milk.
name} in one dish are not kosher.`,"Leave one of them out.")]}function againstExclusion(recipe2,excluded,craving){const word=excluded.replace(/-/g," ");const family=familyOf(
word);const food=matchFood(word)?.food;const name=tokens(word);if(name.length===0)return[];const says2=line=>{const named2=tokens(line.parsed.food);return family&&
line.food?named2.slice(-name.length).join(" ")===name.join(" "):` ${named2.join(" ")} `.includes(` ${name.join(" ")} `)};const breaks=each=>(family?family(each):
each.id===food?.id)||each.id===excluded;const rule="diet.excluded-food";const disliked=craving.dislikes?.includes(excluded)??false;return[...recipe2.lines.filter(
line=>!exempt(line.text,word)).filter(line=>line.foods.some(breaks)||says2(line)&&!onlySounds(line,word)).map(line=>violation(rule,`ingredients.${line.index}`,disliked?
`${line.item}: your profile lists ${word} as a dislike.`:`${line.item}: no ${word} was asked for ("${headOf(craving.text,80)}").`,"Leave it out.")),...inSteps(recipe2,
breaks,kindredRule(word)).map(({index,alias})=>violation(rule,`instructions.${index}`,`Step ${index+1} uses ${alias}, but ${disliked?`your profile lists ${word}\
 as a dislike`:`no ${word} was asked for`}.`,"Take it out of the step."))]}var inSpiteOf=word=>({rule:"diet.dislike-asked-for",severity:"note",place:"recipe",message:`\
Your profile lists ${word} as a dislike; your craving asks for it.`});var kindred=new Map([...["milk","dairy","lactose","cream","butter","cheese","yogurt"].map(
word=>[word,"dairy-free"]),...["egg","eggs"].map(word=>[word,"egg-free"]),...["gluten","wheat"].map(word=>[word,"gluten-free"]),...["nut","nuts"].map(word=>[word,
"nut-free"]),...["wine","alcohol"].map(word=>[word,"alcohol-free"]),["meat","vegetarian"]]);var kindredRule=word=>{const diet=kindred.get(word);return diet===void 0?
null:dietRules[diet]};function exempt(text,word){if(new RegExp(`\\b${word.replace(/[^a-z ]/gi,"")}[- ]free\\b`).test(text))return true;const diet=kindred.get(word);
return diet!==void 0&&dietRules[diet].substitutes.test(text)}var onlySounds=(line,word)=>/eggplant|butternut|buttermilk squash|peppermint|water chestnut|chestnut mushroom|nutmeg|coconut|peppercorn|black pepper|white pepper|ground pepper|cream of tartar|butter bean|butter lettuce|oyster mushroom|ginger|olive oil|cider vinegar/.
test(line.text)&&!line.foods.some(food=>food.name===word);var violation=(rule,place2,message,remedy)=>({rule,severity:"error",place:place2,message,remedy});var allergies={group:"Your allergies",check(recipe2,{craving,source}){if(!craving?.allergies?.length)return null;const stated=craving.statedAllergies??[];return[
...craving.allergies.flatMap(allergen=>against(recipe2,allergen,stated.includes(allergen))),...unknown(recipe2,source??"engine")]}};var against=(recipe2,allergen,isStated)=>{
const rule=allergenRules[allergen];const name=allergen.replace("-"," ");const contains=recipe2.lines.filter(line=>lineBreaks(line,rule));return[...contains.map(
({index,item})=>({rule:`allergy.${allergen}`,severity:"error",place:`ingredients.${index}`,message:isStated?`${item} contains ${name}, and you wrote of an aller\
gy to it.`:`${item} contains ${name}, which your profile lists as an allergy.`,remedy:"Leave it out, or use something without it."})),...[...inSteps(recipe2,food=>food.
allergens.includes(allergen),rule),...wordsAgainst(recipe2,rule,line=>!contains.includes(line))].map(({index,alias})=>({rule:`allergy.${allergen}`,severity:"err\
or",place:`instructions.${index}`,message:isStated?`Step ${index+1} uses ${alias}, which contains ${name}; you wrote of an allergy to it.`:`Step ${index+1} uses\
 ${alias}, which contains ${name}; your profile lists it as an allergy.`,remedy:"Take it out of the step."})),...recipe2.lines.filter(line=>!contains.includes(line)&&
line.food?.mayContain?.includes(allergen)).map(({index,item})=>({rule:`allergy.${allergen}.may-contain`,severity:"note",place:`ingredients.${index}`,message:`${item}\
 may contain ${name}: check the label.`}))]};var unknown=(recipe2,source)=>recipe2.lines.filter(line=>line.food===null||line.unread.length>0).map(({index,item,unread})=>unread.
length>0?{rule:"allergy.unread",severity:source==="person"?"note":"error",place:`ingredients.${index}`,message:`The kitchen cannot read \u201C${unread.join(" ")}\
\u201D in ${item}, so it does not know what is in it.`,remedy:"Call the food by its everyday name, in the language of the recipe or in English."}:{rule:"allergy\
.unknown",severity:"note",place:`ingredients.${index}`,message:`The kitchen does not know what is in ${item}: check the label.`});var nothing2=/(?!)/;var only=(allergen,words4,substitutes=nothing2)=>({
tags:[],allergens:[allergen],words:wordList(words4),substitutes});var allergenRules={gluten:dietRules["gluten-free"],crustaceans:only("crustaceans","shrimps?|pr\
awns?|scampi|crabs?|lobsters?|crayfish|crawfish|langoustines?|krill|shrimp paste",wordList("crab ?apples?|vegan [a-z]+")),eggs:dietRules["egg-free"],fish:dietRules["\
fish-free"],peanuts:only("peanuts","peanuts?|groundnuts?|satay sauce|peanut (?:butter|flour|oil)",wordList(`${free("peanuts?")}|${free("nuts?")}`)),soy:dietRules["\
soy-free"],milk:dietRules["dairy-free"],"tree-nuts":{...dietRules["nut-free"],allergens:["tree-nuts"]},celery:only("celery","celery|celeriac|lovage stock cubes?",
wordList(free("celery"))),mustard:only("mustard","mustard",wordList(free("mustard"))),sesame:dietRules["sesame-free"],sulphites:only("sulphites","sulphites?|sul\
fites?|wine|dried apricots?"),lupin:only("lupin","lupins?|lupine?s?"),molluscs:only("molluscs","scallops?|clams?|mussels?|oysters?|squid|calamari|octopus|cuttle\
fish|cockles?|snails?|escargots?|oyster sauce",wordList("(?:king )?oyster mushrooms?|(?:vegetarian|vegan) oyster sauce"))};var unmeasured=/to taste|as needed|as required|as desired|for (?:serving|garnish|greasing|frying|dusting|brushing|the pan|sprinkling|rolling|drizzling)|to (?:serve|garnish|finish|season|grease)|pinch|dash|handful|splash|drizzle|knob|sprinkl|some|few|a little|generous|bunch|optional|small|large|enough|squeeze|toppings?|sprigs?|leaves|to decorate|for the |for topping|on top|note|glug|grating|grind|twist/;
var seasoning=/^(?:\S+ )?(?:salt|pepper|water|ice|cooking spray)\b/i;var amounts={group:"Amounts can be measured",check({lines},{source}){if(lines.length===0)return null;
return[...lines.filter(line=>!isMeasured(line)).map(vague),...unknownFoods(lines,source==="engine")]}};var isMeasured=line=>line.parsed.quantity!==null||line.parsed.
toTaste||/[0-9¼½¾\u2153\u2154\u215b\u215c\u215d\u215e\u2155]/.test(line.amount)||unmeasured.test(line.text)||seasoning.test(line.item.trim())||seasoning.test(line.parsed.food);var vague=({
index,item,amount})=>({rule:"amounts.measurable",severity:"error",place:`ingredients.${index}`,message:amount.trim()===""?`No amount is given for ${item}.`:`"${amount}\
" of ${item} cannot be measured.`,remedy:'Give a number and a unit, or say "to taste".'});function unknownFoods(lines,strict2){const unknown2=lines.filter(line=>line.
food===null&&line.foods.length===0);const tooMany=unknown2.length>Math.max(1,lines.length/10);if(unknown2.length===0)return[];return unknown2.map(({index,item})=>({
rule:"amounts.known-food",severity:tooMany&&strict2?"error":tooMany?"warning":"note",place:`ingredients.${index}`,message:`The kitchen does not know ${item}: it\
 is in no computed value and in no allergen check.`,remedy:"Name the food as a shop does."}))}var wetWords=/\b(?:milk|buttermilk|water|oil|butter|eggs?|yogurt|sour cream|cream|juice|vinegar|honey|syrup|molasses|vanilla|extract|broth|stock|wine|beer|coffee|aquafaba|mashed|puree|applesauce|pumpkin)\b/;
var isWet=({text})=>wetWords.test(text);var ofAisle=(...aisles2)=>({food,foods:foods2})=>[food,...foods2].some(each=>each!==null&&aisles2.includes(each.aisle));
var says=words4=>({text})=>words4.test(text);var all=()=>true;var collectives=[[/\bdry (?:ingredients|mixture|mix)\b|\bdries\b/,line=>!isWet(line)],[/\bwet (?:ingredients|mixture|mix)\b|\bliquids?\b/,
isWet],[/\b(?:all|rest|remaining|other|everything|marinade|sauce|dressing|salad|soup|filling|dough|batter|topping|rub|paste|curry|stew|braising|base|smoothie|salsa|cake|crust|streusel|crumble|glaze|frosting|meatball|patty|slaw|stuffing|bowl|listed|above|these|those) ingredients\b|\beverything else\b|\b(?:combine|put|add|place|throw|tip|layer|mix|toss|whisk|load|dump|pile) everything\b|\beverything goes (?:in|into)\b|\ball (?:together|the rest)\b|\bthe rest(?= ?[.,;]|$)|\b(?:everything|all (?:of )?(?:the )?ingredients) (?:except|but|apart from|bar)\b|\bthe ingredients\b|\bingredients (?:together|in|into|to|until|for)\b|^ingredients\b/,
all],[/\b(?:spices?|seasonings?|rub|spice mix)\b/,line=>ofAisle("Spices & Seasonings")(line)||says(/\bground\b|powder|seeds?\b|dried|salt|pepper|sugar|paprika|oregano|cumin|herbs?\b/)(
line)],[/\b(?:herbs?|greens)\b/,says(/parsley|cilantro|coriander|basil|mint|dill|chives?|thyme|rosemary|sage|oregano|tarragon|bay|scallions?|spinach|kale|chard|lettuce|arugula|rocket|watercress/)],
[/\b(?:veg|vegetables|veggies|mirepoix|soffritto|sofrito|aromatics|crudites|salad|roots|onions|peppers|fruit|fruits|berries)\b/,ofAisle("Produce")],[/\b(?:toppings?|the garnish(?:es)?|fixings|accompaniments|condiments|extras|trimmings)\b/,
line=>!ofAisle("Meat & Fish")(line)],[/\b(?:whisk|make|mix|blend|combine|stir|shake|prepare|assemble)\b[^.]{0,24}\b(?:dressing|vinaigrette|marinade|sauce|glaze|brine|curry paste|paste|rub|batter|dough|filling|stuffing)\b/,
line=>!ofAisle("Meat & Fish")(line)],[/\b(?:cheeses|both cheeses|two cheeses)\b/,says(/cheese|parmesan|mozzarella|cheddar|feta|ricotta|gruyere|pecorino|gouda|fontina/)],
[/\b(?:nuts|seeds|nuts and seeds)\b/,says(/\bnuts?\b|almond|walnut|pecan|cashew|hazelnut|pistachio|seeds?\b/)],[/\b(?:meat|meats|seafood|shellfish)\b/,ofAisle("\
Meat & Fish")],[/\b(?:beans|pulses|legumes)\b/,says(/beans?|chickpeas?|lentils?|peas?/)],[/\bseason(?:ing|ed)?\b/,says(/salt|pepper/)]];var heldBy=oncePer(recipe2=>collectives.
filter(([words4])=>words4.test(recipe2.method)).map(([,holds])=>holds));var isNamedTogether=(line,recipe2)=>heldBy(recipe2).some(holds=>holds(line));function readPhrases(words4){const places3=new Map;words4.forEach((word,at)=>{const known2=places3.get(word);if(known2)known2.push(at);else places3.set(word,[at])});
const standsAt=(phrase,at,isGone)=>phrase.every((word,i)=>words4[at+i]===word&&isGone?.[at+i]!==1);const hasPhrase=isGone=>phrase=>phrase.length>0&&(places3.get(
phrase[0])??[]).some(at=>standsAt(phrase,at,isGone));return{has:hasPhrase(null),without:phrases=>{const isGone=new Uint8Array(words4.length);for(const phrase of phrases){
let next=0;for(const at of places3.get(phrase[0]??"")??[]){if(at<next||!standsAt(phrase,at,isGone))continue;isGone.fill(1,at,at+phrase.length);next=at+phrase.length+
1}}return hasPhrase(isGone)}}}var describing=new Set("fresh freshly dried ground large small medium extra whole chopped minced sliced diced grated shredded crushed peeled finely roughly thin\
ly coarsely boneless skinless unsalted salted plain light dark cold warm hot soft ripe lean optional serving garnish taste needed divided plus more about each c\
up tablespoon teaspoon ounce pound gram piece clove can tin package pinch white black brown cooked raw frozen canned reduced sodium free organic virgin purpose \
broken cut half halved quartered cubed trimmed rinsed drained softened melted room temperature good quality store bought from with into your for the and or".split(
" "));var listedIsUsed={group:"Every ingredient is used",check(recipe2,{source}){if(recipe2.lines.length===0||recipe2.steps.length===0)return null;const names2=new Map(
recipe2.lines.map(line=>[line,plainName2(line)]));const nameOf8=line=>names2.get(line)??[];const methodFor=methodReader(recipe2,nameOf8);return recipe2.lines.filter(
line=>!isUsed(line,nameOf8(line),recipe2,methodFor)&&!(source!=="engine"&&isNamedTogether(line,recipe2))).map(line=>({rule:"coherence.listed-is-used",severity:source===
"model"&&!isMain(line)?"warning":"error",place:`ingredients.${line.index}`,message:`${sentenceCase(line.item)} is listed but no step uses it.`,remedy:"Name it i\
n the step where it goes in, or take it off the list."}))}};var byTheWay=new Set(["Spices & Seasonings","Oils & Condiments","Baking","Drinks","Other"]);var herbs=/\b(?:parsley|cilantro|coriander|basil|mint|dill|chives?|thyme|rosemary|sage|oregano|tarragon|bay|garlic|ginger|optional|garnish)\b/;
var isMain=({food,text})=>food!==null&&!byTheWay.has(food.aisle)&&!herbs.test(text);function isUsed(line,name,recipe2,methodFor){if(/\b(?:water|ice|ice cubes?)$/.
test(line.parsed.food.toLowerCase()))return true;if(/\bsalt\b|\bpepper\b/.test(line.text)&&/\bseason/.test(recipe2.method))return true;if(/\beggs?\b/.test(line.
text)&&/\byolks?\b|\begg whites?\b|\bthe whites\b/.test(recipe2.method))return true;if(/spray/.test(line.text)&&/spray|greas|coat|oil/.test(recipe2.method))return true;
const has=methodFor(line);if(has(name.slice(-2))||has(name.slice(-1)))return true;if(line.foods.some(food=>namesOf4(food).some(has)))return true;if(name.some(token=>token.
length>3&&has([token])))return true;return[...recipe2.methodTokens].some(token=>isOnlyMember(line,token,recipe2))}var namesOf4=oncePer(food=>[food.name,food.plural,
...food.aliases].map(tokens));function isOnlyMember(line,word,recipe2){const family=familyOf(word);if(!family||!line.food||!family(line.food))return false;return recipe2.
lines.filter(other=>other.food&&family(other.food)).length===1}function plainName2(line){const named2=tokens(line.parsed.food).filter(token=>!describing.has(token));
return named2.length>0?named2:line.tokens.filter(token=>!describing.has(token))}function methodReader(recipe2,nameOf8){const method=readPhrases(recipe2.steps.flatMap(
step=>step.tokens));const longNames2=recipe2.lines.map(line=>({line,name:nameOf8(line).slice(-2)})).filter(({name})=>name.length===2&&method.has(name));return line=>{
const own=nameOf8(line).join(" ");return method.without(longNames2.filter(other=>other.line!==line&&!own.includes(other.name.join(" "))).map(({name})=>name))}}var free2=new Set(
"water salt pepper ice tap water black pepper kosher salt sea salt boiling water roll dip wrap stick scoop shell crumb crust dressing batter dough sauce gravy b\
roth stock mixture filling topping glaze frosting icing marinade paste puree patty meatball dumpling pancake waffle cookie cake bread loaf pizza burger soup ste\
w salad taco burrito smoothie curry omelet omelette toast sandwich jam syrup custard meringue caramel crouton sprinkle".split(" "));var everyKitchenHas=/^(?:water|ice|ice-cubes|salt|sea-salt|kosher-salt|pepper|black-pepper)$/;
var mentionedIsListed={group:"Everything in the steps is listed",check(recipe2,{source}){if(recipe2.lines.length===0||recipe2.steps.length===0)return null;const seen=new Set;
const strangers=strangersTo(recipe2);return recipe2.steps.flatMap(step=>strangers(step).flatMap(({id:id2,alias,aisle})=>{if(seen.has(id2))return[];seen.add(id2);
return[{rule:"coherence.mentioned-is-listed",severity:source==="model"&&byTheWay.has(aisle)?"warning":"error",place:`instructions.${step.index}`,message:`Step ${step.
index+1} uses ${alias}, which is not on the list.`,remedy:`Add ${alias} to the ingredients, or take it out of the step.`}]}))}};var parts3=new Set("juice zest r\
ind peel wedge yolk white leaf stalk stem floret clove kernel tail shell skin fat drippings breast thigh leg wing drumstick carcass bone neck head roe".split(" "));
var partOf=token=>parts3.has(token);var besides=/\b(?:serve|serving|enjoy|eat|mop up|scoop up)\b[^.;]{0,80}$/;var beside=/\b(?:with|over|on|alongside|beside|in|and|or)\b/;
var idea=/\b(?:optional(?:ly)?|if you (?:like|want|wish|have|prefer)|classic|traditional(?:ly)?|partner|goes (?:well|beautifully)|on the side|heresy|delicious with|great with|good with|pairs?|alternatively|swap|tip:|variation|leftovers?|would also)/;
var NEAR=100;function isServedBeside({folded},{start,end}){const stop=Math.max(folded.lastIndexOf(". ",start),folded.lastIndexOf("; ",start))+1;const before=folded.
slice(Math.max(stop,start-NEAR),start);const next=folded.indexOf(".",end);const after2=folded.slice(end,Math.min(next<0?folded.length:next,end+NEAR));const[served]=besides.
exec(before)??[];return served!==void 0&&beside.test(served)||idea.test(before)||idea.test(after2)}function strangersTo(recipe2){const listed=[...new Set(recipe2.
lines.flatMap(line=>line.foods))];const listedIds=new Set(listed.map(food=>food.id));const words4=new Set(recipe2.lines.flatMap(line=>line.tokens));const title=new Set(
tokens(recipe2.title));let known2=null;const ofWords=()=>known2??=[...words4].flatMap(word=>matchFood(word)?.food??[]);const isFamilyListed=remembered(family=>family!==
void 0&&(listed.some(family)||ofWords().some(family)));return step=>step.mentions.flatMap(mention=>{const{food,alias,start,end}=mention;const written2=step.folded.
slice(start,end);const named2=tokens(written2).filter(token=>token.length>1);const isAccounted=everyKitchenHas.test(food.id)||listedIds.has(food.id)||named2.every(
token=>words4.has(token)||title.has(token)||partOf(token)||isState(token)||describing.has(token))||isMadeBefore(recipe2,step,mention)||isOfListed2(recipe2,step,
mention)||isPlantShape(recipe2,step,mention)||isServedBeside(step,mention)||named2.every(token=>free2.has(token))||isFamilyListed(familyOf(alias)??familyOf(named2.
at(-1)??""))||isOnlyTalk(step,mention);return isAccounted?[]:[{id:food.id,alias:written2,aisle:food.aisle}]})}function remembered(ask){const known2=new Map;return about=>{
if(!known2.has(about))known2.set(about,ask(about));return known2.get(about)}}var sentenceCase=text=>text.charAt(0).toUpperCase()+text.slice(1);var conditionsHold={group:"Conditions",check(recipe2,{craving}){const conditions=craving?.conditions??[];if(conditions.length===0)return null;return[...conditionFindings(
recipe2,conditions),...conditions.map(scopeOf)]}};var scopeOf=condition=>({rule:`condition.${condition.id}.scope`,severity:"note",place:"recipe",message:conditionRules[condition.
id].says(condition)});var things=wholeWords(["bleach","chlorine","detergents?","dish soap","hand soap","soap","shampoo","washing powder","laundry pods?","fabric softener","drain clea\
ner","oven cleaner","toilet cleaner","disinfectants?","antifreeze","coolant","motor oil","engine oil","gasoline","petrol","diesel","kerosene","paraffin oil","li\
ghter fluid","turpentine","paint thinner","acetone","nail polish(?: remover)?","methanol","rubbing alcohol","isopropyl alcohol","methylated spirits?","super ?gl\
ue","glue","nail polish","window cleaner","hand sanitizers?","wall paint","house paint","acrylic paint","varnish","cement","concrete","plaster of paris","gravel",
"asphalt","sawdust","styrofoam","plastic(?! wrap| bag)","glass shards?","razor blades?","batter(?:y|ies) acid","batteries","mothballs?","rat poison","rodenticid\
e","pesticides?","herbicides?","insecticides?","weed killer","fertili[sz]er","cyanide","arsenic","mercury","lead","strychnine","ricin","thallium","gunpowder","f\
ireworks","thermite","cocaine","heroin","methamphetamine","meth","fentanyl","lsd","mdma","ghb","ketamine","sleeping pills?","xanax","human (?:flesh|meat|blood)",
"cat meat","dog meat","cat food","dog food","cat litter","feces","faeces","urine","vomit","death caps?","destroying angels?","fly agaric","amanita phalloides","\
hemlock","water hemlock","oleander","foxglove","deadly nightshade","belladonna","monkshood","wolfsbane","aconite","jimson ?weed","datura","castor beans?","pebbl\
es","broken glass","cigarettes?(?: ash| butts?)?","tide pods?","yew berries","lily of the valley","rhubarb lea(?:f|ves)","(?:bitter )?apricot kernels?","daffodi\
l bulbs?","mistletoe berries","poison ivy","pufferfish","fugu"]);var looksLike=/soap nuts?|(?:cilantro|coriander)\W+(?:is |is just |= ?)?soap|tastes? (?:like|of) soap|glue-free|mercury-free|lead-free|leads? to|candy glue|edible glue|edible glitter|plastic-free/g;
var notFoodIn=text=>fold(text).replace(looksLike," ").match(things)?.[0]??null;var notFood={group:"Everything is food",check({draft,title}){const places3=[["tit\
le",title],...draft.ingredients.map(({item},i)=>[`ingredients.${i}`,fold(item)])];if(notFoodIn(places3.map(([,text])=>text).join("\n"))===null)return[];return places3.
flatMap(([place2,text])=>[...text.replace(looksLike," ").matchAll(things)].map(([word])=>({rule:"safety.not-food",severity:"error",place:place2,message:`"${word}\
" is not food.`})))}};var pattern2=/(?<![\d.])(\d{2,4})\s*(?:°|º|\u02da|degrees?|deg\.?)?\s*(fahrenheit|celsius|f|c)(?![a-z])/gi;function temperaturesOf(text){return[...text.matchAll(pattern2)].
map(match=>({value:Number(match[1]),scale:/^f/i.test(match[2]??"")?"F":"C",index:match.index,end:match.index+match[0].length}))}var toCelsius=({value,scale:scale2})=>scale2===
"C"?value:(value-32)*5/9;var ovenWords=/(?<!dutch |microwave |slow )\boven\b(?!-?\s?(?:mitt|glove|proof|safe|dried))|(?<!no[- ])\bbake\b|\bbroil\b|\broast (?:for|until|in|the|at)\b/;var byPackage=/\b(?:according to|as|per|following) the (?:pack(?:et|age|aging)?|box|label|bag)\b|\b(?:package|packet) (?:directions|instructions)\b/;
var oven={group:"Oven temperatures are given",check({steps}){const inOven=steps.filter(step=>ovenWords.test(step.folded)&&!byPackage.test(step.folded));const pairs2=steps.
flatMap(step=>mismatches(step.text,step.index));if(inOven.length===0)return pairs2.length>0?pairs2:null;const first=inOven[0];const given=steps.flatMap(step=>temperaturesOf(
step.text));const hot=given.filter(isOvenHeat);const broiler=inOven.every(step=>/broil|grill/.test(step.folded)&&!/\bbake\b/.test(step.folded));const gasMark=steps.
some(step=>/gas mark \d/.test(step.folded));if(hot.length>0||gasMark||broiler||!first)return pairs2;return[{rule:"oven.temperature",severity:"error",place:`inst\
ructions.${first.index}`,message:"The oven is used, but no step says how hot it is (200 to 500\xB0F, 95 to 260\xB0C).",remedy:"Give the temperature where the ov\
en is first named, such as 400\xB0F (200\xB0C)."},...pairs2]}};var isOvenHeat=({value,scale:scale2})=>scale2==="F"?value>=200&&value<=500:value>=95&&value<=260;
function mismatches(text,index){const found=temperaturesOf(text);return found.flatMap((first,i)=>{const second=found[i+1];if(!second||second.scale===first.scale||
second.index-first.end>6)return[];if(Math.abs(toCelsius(first)-toCelsius(second))<=8)return[];return[{rule:"oven.scales-agree",severity:"error",place:`instructi\
ons.${index}`,message:`${text.slice(first.index,second.end)}: the two scales do not say the same.`,remedy:`${first.value}\xB0${first.scale} is ${inOther(first)}\
.`}]})}var inOther=given=>given.scale==="F"?`${Math.round(toCelsius(given)/5)*5}\xB0C`:`${Math.round((given.value*1.8+32)/5)*5}\xB0F`;var courses={main:{category:"dinner",energy:[150,1400],weight:[120,1100]},side:{category:"dinner",energy:[20,700],weight:[30,600]},soup:{category:"lunch",energy:[
30,1e3],weight:[150,1200]},salad:{category:"lunch",energy:[40,1100],weight:[60,900]},sandwich:{category:"lunch",energy:[150,1300],weight:[80,900]},pasta:{category:"\
dinner",energy:[200,1400],weight:[120,1100]},breakfast:{category:"breakfast",energy:[50,1200],weight:[30,1100]},bread:{category:"snack",energy:[60,700],weight:[
20,400]},snack:{category:"snack",energy:[15,900],weight:[8,600]},dessert:{category:"dessert",energy:[40,1100],weight:[20,700]},cake:{category:"dessert",energy:[
80,1100],weight:[25,450]},cookie:{category:"dessert",energy:[30,600],weight:[8,200]},candy:{category:"dessert",energy:[20,500],weight:[5,200]},drink:{category:"\
snack",energy:[0,900],weight:[30,800]},sauce:{category:"dinner",energy:[3,600],weight:[5,350]},dressing:{category:"lunch",energy:[5,400],weight:[8,150]},condiment:{
category:"snack",energy:[0,400],weight:[1,250]},preserve:{category:"snack",energy:[2,400],weight:[5,300]},basic:{category:"dinner",energy:[0,900],weight:[1,700]},
baby:{category:"lunch",energy:[15,500],weight:[20,400]},pet:{category:"snack",energy:[5,400],weight:[3,400]}};var courseNames=Object.keys(courses);function computed(draft){if(!(draft.servings>=1))return null;const{perServing,coverage,parts:parts5}=computeNutrition(draft);if(coverage.lines===0||coverage.linesCounted/
coverage.lines<.8)return null;const grams=parts5.reduce((sum,part)=>sum+(part.grams??0),0);return{perServing,grams:grams/draft.servings}}var energy={breakfast:[90,1e3],lunch:[100,1100],dinner:[120,1400],snack:[25,700],dessert:[40,1e3]};var weight2={breakfast:[60,1100],lunch:[120,1100],dinner:[120,
1100],snack:[20,500],dessert:[25,700]};var bySpoonful=/\b(?:sauce|relish|chutney|gravy|rice|beans)$/;var SPOONFUL_G=25;var SPOONFUL_KCAL=20;var LOW_SODIUM_MG=600;
var LOW_CARB_G=35;var portions={group:"Portions are plausible",check({draft},{craving,course}){const found=computed(draft);if(!found)return null;const{perServing:own,
grams}=found;const[itself=""]=draft.title.toLowerCase().split(/ with /);const spoonful=!course&&bySpoonful.test(itself);const[usualEnergy,most]=course?courses[course].
energy:energy[draft.category];const least2=spoonful?Math.min(SPOONFUL_KCAL,usualEnergy):usualEnergy;const asked=diet=>craving?.diets.includes(diet)??false;const findings=[];
if(own.calories<least2||own.calories>most)findings.push({rule:"portions.energy",severity:"warning",place:"servings",message:`About ${Math.round(own.calories)} k\
cal per serving; a ${course??draft.category} has ${least2} to ${most}.`,remedy:"Check the amounts and the number of servings."});const[usualWeight,heaviest]=course?
courses[course].weight:weight2[draft.category];const lightest=spoonful?Math.min(SPOONFUL_G,usualWeight):usualWeight;if(grams<lightest||grams>heaviest)findings.push(
{rule:"portions.weight",severity:"warning",place:"servings",message:`About ${Math.round(grams)} g per serving; a ${course??draft.category} weighs ${lightest} to\
 ${heaviest}.`,remedy:"Check the amounts and the number of servings."});if(asked("low-sodium")&&own.sodium>LOW_SODIUM_MG)findings.push(notLow("diet.low-sodium",
`About ${Math.round(own.sodium)} mg of sodium per serving; low is under ${LOW_SODIUM_MG}.`));if(asked("low-carb")&&own.carbs-own.fiber>LOW_CARB_G)findings.push(
notLow("diet.low-carb",`About ${Math.round(own.carbs-own.fiber)} g of carbohydrate per serving; low is under ${LOW_CARB_G}.`));return findings}};var notLow=(rule,message)=>({
rule,severity:"error",place:"recipe",message});function readerOf(draft){const language=recipeLanguage(draft.ingredients);return{language,english:text=>inEnglish(text,language),line:line=>lineInEnglish(line,language)}}var frozen=/(?<!\b(?:previously|partially|partly|semi-?|slightly|half-?|never|not|fresh or|flash) ?)\bfrozen\b(?! (?:and thawed|for \d+ min|until (?:just )?firm|briefly|peas?|corn|vegetables?|spinach|broccoli|fries|carrots?|onions?|berr(?:y|ies)))/;
var ready=/\b(?:cooked|pre-?cooked|breaded|battered|nuggets?|dumplings?|gyoza|potstickers?|wontons?|ravioli|pierogi|patt(?:y|ies)|burgers?|popcorn|taquitos?|corn dogs?|pies?|pizzas?|egg rolls?|spring rolls?|stock|broth|thawed|defrosted)\b/;
var rawMeat=/\b(?:chicken|turkey|duck|goose|beef|pork|lamb|veal|venison|bison|goat|rabbit|steaks?|roasts?|chops?|ribs?|brisket|sausages?|mince|meat|joint)\b/;function frozenMeat(recipe2){
return recipe2.lines.find(line=>{if(!frozen.test(line.text)||ready.test(line.text))return false;const food=line.food;if(!food)return rawMeat.test(line.text)&&!/\b(?:vegan|vegetarian|veggie|plant-based|meatless)\b/.
test(line.text);const isMeat=food.tags.includes("meat")||food.tags.includes("poultry");return isMeat&&(food.tags.includes("raw-risk")||donenessOf(line)!==null)})??
null}var notThawed=/\b(?:do not|don't|no need to|without|never|needn't|not be|rather than|instead of) (?:be )?(?:thaw|defrost)\w*|\bunthawed\b/g;var longer=/\blonger\b|\bhalf as long again\b|\b50 ?%|\b1 ?1\/2 times|\bone and a half times|\bextra time\b|\bmore time\b|\badditional\b/;
var slowCooker=/\bslow[- ]?cook\w*|\bcrock-?pot/;var isThawed=recipe2=>/\b(?:thaw|defrost)/.test(recipe2.method.replace(notThawed,""));var isCookedFromFrozen=recipe2=>recipe2.
steps.some(({folded})=>sentences(folded).some(sentence=>/\bfrom frozen\b|\bfrozen (?:[a-z-]+ ){0,4}(?:in|into|to|on)\b[^.]*\b(?:pressure|instant pot)/.test(sentence)&&
(longer.test(sentence)||durationsOf(sentence).length>0)));var isSlowCookedFrozen=recipe2=>frozenMeat(recipe2)!==null&&!isThawed(recipe2)&&slowCooker.test(`${recipe2.
title}
${recipe2.method}`);var isFrozenUnsaid=recipe2=>frozenMeat(recipe2)!==null&&!isThawed(recipe2)&&!isCookedFromFrozen(recipe2)&&!isSlowCookedFrozen(recipe2);var kinds3=/\b(?:chicken|turkey|duck|goose|beef|pork|lamb|veal|venison|sausages?|roast|steaks?)\b/;
var meatName=line=>line.text.match(kinds3)?.[0]??"meat";var nouns="lentils?|da+l|dhal|chick ?peas?|garbanzos?|beans?|split peas?|black[- ]?eyed? peas?|cowpeas?|pigeon peas?|field peas?|crowder peas?|marrowfat peas?|s\
oya ?beans?|soybeans?|masoor|rajma|chana|moong|mung|urad|toor|arhar|pulses|legumes";var noun=new RegExp(String.raw`\b(?:${nouns})\b`);var dryByName=/\blentils?\b|\bda+l\b|\bdhal\b|\bsplit peas?\b|\bmasoor\b|\burad\b|\btoor\b|\bmoong\b|\bmung beans?\b|\bblack[- ]?eyed? peas?\b|\bpigeon peas?\b/;
var saysDry=new RegExp(String.raw`(?<!\b(?:pat|patted|pat them|blotted|wiped|well|thoroughly|towel|and) )\b(?:dried|dry|uncooked|raw|soaked)\b[^,;()]{0,40}\b(?:${nouns}|peas)\b|\b(?:${nouns})\b[^.]{0,30}[,(;] ?(?:dried|dry|uncooked|raw|(?:pre-?)?soaked)\b(?! with)|\b(?:${nouns})\b[^.]{0,20}\bsoaked\b`);
var notDry=/\b(?:canned|tinned|cans?|tins?|jars?|jarred|cooked|precooked|leftover|frozen|fresh|green beans?|string beans?|runner beans?|french beans?|wax beans?|snap|long beans?|haricots? verts?|coffee|cocoa|cacao|vanilla|tonka|jelly beans?|edamame|sprouts?|sprouted|sprouting|flour|noodles?|pasta|spaghetti|penne|rotini|fusilli|vermicelli|thread|paste|sauce|dip|hummus|refried|baked beans?|roasted|boiled|steamed|steam-cooked|pouch|pouches|vacuum[- ]packed|ready[- ]to[- ]eat|ready[- ]cooked|chips?|crisps?|crackers?|puffs?|milk|soup|curd|burgers?|patty|patties|fermented|salted black|meatballs?|sausages?|crumbles?|blind[- ]baking|pie weights?|baking beans?)\b/;
var aSpice=/^\s*(?:an?|[\d/.,\s-]+|one|two|half an?)?\s*(?:teaspoons?|tsps?|pinch(?:es)?)\b/;var least=[[/\b(?:red|pink|orange|split) (?:split )?lentils?\b|\bmasoor\b|\blentils?, (?:red|split)\b/,
10],[/\blentils?\b|\bmoong\b|\bmung\b/,15],[/\bsplit peas?\b|\bda+l\b|\bdhal\b|\btoor\b|\barhar\b|\burad\b/,30],[/./,40]];function minutesOf(text){if(/^[^a-z]*(?:[a-z]+ )?(?:cups? )?(?:da+l|dhal)\b/.
test(text)&&!/toor|chana|urad|moong|mung/.test(text))return 10;return least.find(([words4])=>words4.test(text))?.[1]??40}function dryPulses(recipe2){return recipe2.
lines.flatMap(line=>{const text=line.text;if(!noun.test(text)&&!/\b(?:dried|dry|uncooked) peas\b/.test(text))return[];if(aSpice.test(text)||isPieWeight(recipe2,
text))return[];const said3=saysDry.test(text);if(notDry.test(text)&&!(said3&&onlyDrained(text)))return[];const dry2=said3||!/\bdrained\b/.test(text)&&(dryByName.
test(text)||soaks(recipe2,text));return dry2?[{line,name:nameOf4(text),minutes:minutesOf(text)}]:[]})}var onlyDrained=text=>!notDry.test(text.replace(/\bfresh water\b/g,
""));var nameOf4=text=>{const named2=text.match(new RegExp(`(?:(?:red|green|brown|black|yellow|white|puy|french|beluga|kidney|pinto|navy|cannellini|borlotti|but\
ter|lima|fava|adzuki|great northern|black-eyed|split|mung|urad|toor|chana|masoor|moong)[ -])*(?:${nouns}|peas)`));return named2?.[0]??"beans"};var isPieWeight=(recipe2,text)=>/\bbeans?\b/.
test(text)&&/\bblind[- ]bak|\bpie weights?\b|\bbaking beans?\b/.test(`${text}
${recipe2.method}`);var soaks=(recipe2,text)=>/\b(?:beans?|chick ?peas?|garbanzos?)\b/.test(text)&&recipe2.steps.some(({folded})=>/\bsoak\w*\b[^.]*\b(?:beans?|chick ?peas?|garbanzos?)\b[^.]*\b(?:overnight|hours)|\b(?:beans?|chick ?peas?|garbanzos?)\b[^.]*\bsoak\w*\b[^.]*\b(?:overnight|hours)/.
test(folded));function isGroundRaw(recipe2){const text=`${recipe2.lines.map(line=>line.text).join("\n")}
${recipe2.method}`;const ground=/\b(?:grind|ground to|ground into|blend|blitz|process(?:or)?|puree|pulse (?:until|in|the|them|to)|batter|mill)\b/;const soaked=/\bsoak/.
test(text)||/\b(?:flour|powder)\b/.test(recipe2.method);return soaked&&ground.test(recipe2.method)&&/\b(?:deep-?fr|fr(?:y|ied|ying)|bake|steam|griddle|air-?fr|waffle|tawa|cook\b[^.]*\b(?:side|golden|crisp)|roast|toast)/.
test(recipe2.method)}var wet=/\b(?:boil\w*|simmer\w*|poach\w*|stew(?:s|ed|ing)?|brais(?:e|es|ed|ing)|bubbl\w+|parboil\w*|pressure|instant pot|slow[- ]?cook\w*|crock-?pot|rice cooker)\b/;
var slow=/\bslow[- ]?cook\w*|\bcrock-?pot/;var pressed=/\bpressure|\binstant pot|\bmanual\b/;var liquid=/\b(?:water|stock|broth|bouillon|liquid|boil\w*|simmer\w*|coconut milk|passata|crushed tomato(?:es)?|canned tomato(?:es)?|chopped tomato(?:es)?|tomato sauce|soup|stew|milk|wine|cider|dashi|sauce)\b/;
var dry=/\b(?:fr(?:y|ies|ied|ying)|saut\w+|toast(?:s|ed|ing)?|roast(?:s|ed|ing)?|brown(?:s|ed|ing)?|sear\w*|sweat\w*|crisp|grill\w*)\b/;var still=/\b(?:soak|soaking|stand|sit|steep|rest|chill|cool|refrigerate|marinate|infuse)\b/;
var named=/\b(?:lentils?|da+l|dhal|chick ?peas?|garbanzos?|beans?|peas?|pulses?|legumes?|moong|mung|chana|rajma|urad|everything|ingredients|all of it)\b/;var elsewhere=/\b(?:boil|simmer|cook|poach|steam) (?:the |your )?(?:[a-z-]+ ){0,2}(?:rice|pasta|spaghetti|noodles?|potato(?:es)?|quinoa|couscous|eggs?|bulgur|macaroni|penne|barley|farro|cauliflower|broccoli)\b|\b(?:separate|another) (?:pot|pan|saucepan)\b/;
var tender=/\buntil\b[^.]*\b(?:tender|soft|creamy|mushy|collaps\w+|break\w*|broken|fall\w* apart|cooked(?: through)?|done|thick\w*|dissolv\w*|absorbed)\b/;var byPackage2=/\baccording to (?:the )?(?:package|packet)|\bpackage (?:directions|instructions)/;
function minutesInLiquid(recipe2){const all3=recipe2.steps.flatMap(({folded})=>sentences(folded));const first=all3.findIndex(sentence=>named.test(sentence));let isWet2=false;
let minutes=0;for(const sentence of all3.slice(Math.max(0,first))){const isOwn2=named.test(sentence);if(!isOwn2&&elsewhere.test(sentence))continue;if(isOwn2&&byPackage2.
test(sentence))minutes+=240;let mode=null;for(const clause of sentence.split(/[;:]|,|\bthen\b/)){if(liquid.test(clause)&&!/\bdrain|\brinse/.test(clause))isWet2=
true;if(wet.test(clause)&&!still.test(clause))mode="wet";else if(still.test(clause))mode="still";else if(dry.test(clause)&&!(isWet2&&/\b(?:roast|brown)/.test(clause)))
mode="dry";else if(/\b(?:cook\w*|bake\w*|oven|steam\w*|heat|leave|warm)\b/.test(clause)&&mode!=="wet")mode=isWet2||/\bsteam/.test(clause)?"wet":"dry";if(mode!==
"wet")continue;const spans=durationsOf(clause);const longest=spans.reduce((sum,{most})=>sum+most,0);const factor=pressed.test(sentence)?3:1;if(slow.test(sentence))
minutes+=longest>=120||spans.length===0?240:0;else if(/\brice cooker\b/.test(sentence))minutes+=20;else minutes+=longest*factor}const hasMinutes=durationsOf(sentence).
length>0;const isLong=/\b(?:overnight|all day|for hours|an afternoon|several hours)\b/.test(sentence);if(mode==="wet"&&!hasMinutes&&(tender.test(sentence)||isLong))
minutes+=240}return minutes}function rawPulse(recipe2){const pulses=dryPulses(recipe2);if(pulses.length===0)return null;const cooked=minutesInLiquid(recipe2);const isBatter=isGroundRaw(
recipe2);return pulses.find(({line,minutes})=>cooked<minutes&&!(isBatter&&!/kidney/.test(line.text)))??null}var boilPulses=({name,minutes})=>`Simmer the ${name}\
 in plenty of water for at least ${minutes} minutes, until tender, and drain before you go on: dry pulses are harmful unless boiled.`;var list3=recipe2=>recipe2.lines.map(line=>line.text).join("\n");var sprouts=/(?<!brussels? )\bsprouts?\b(?! (?:leaves|tops))/;var sproutsStayRaw=recipe2=>recipe2.
lines.some(({text})=>sprouts.test(text)&&!/brussels|canned|tinned|jarred/.test(text))&&!recipe2.steps.some(step=>sprouts.test(step.folded)&&heats(step.folded));
var DANGER_CELSIUS=54;var longBath=/\b(?:(?:[5-9]|[1-9]\d) ?(?:to \d+ )?(?:hours|hrs?|h)\b|overnight|all day)/;var coolBath=recipe2=>recipe2.steps.some(({folded})=>{
if(!/sous[- ]vide|immersion circulator|water bath|precision cooker/.test(`${folded} ${recipe2.title}`))return false;const bath2=temperaturesOf(folded).map(toCelsius).
filter(celsius=>celsius>30&&celsius<95);return bath2.some(celsius=>celsius<DANGER_CELSIUS)&&longBath.test(folded)});var expecting=/\bpregnan(?:t|cy)\b|\bexpecting (?:a (?:baby|child)|mothers?)\b|\bmother-to-be\b|\bprenatal\b/;
var notInPregnancy=/\b(?:brie|camembert|gorgonzola|roquefort|blue cheese|unpasteuri[sz]ed|raw milk|liver|pate|swordfish|shark|marlin|king mackerel|sashimi|sushi-grade|tartare|smoked salmon|lox|gravlax|raw oysters?|sprouts|wine|beer|rum|vodka|brandy|whisk(?:e)?y)\b/;
var practicesForSome=[{rule:"safety.raw-sprouts",severity:"note",message:"Raw sprouts can carry germs: they are best cooked for children, pregnant women and any\
one in weak health.",sentence:"Raw sprouts can carry germs: cook them through for children, pregnant women and anyone in weak health.",missing:recipe2=>sproutsStayRaw(
recipe2)&&!/raw sprouts/.test(recipe2.method)},{rule:"safety.sous-vide",severity:"error",message:"Below 130\xB0F (54\xB0C) food must not stay in the water for more th\
an 4 hours: germs grow there.",sentence:null,missing:coolBath},{rule:"safety.pregnancy",severity:"warning",message:"Soft and blue cheeses, liver, raw fish, raw \
sprouts, large predatory fish and alcohol are to be avoided in pregnancy.",sentence:null,missing:(recipe2,{craving})=>{const asked=`${recipe2.title}
${recipe2.draft.description}
${craving?.text??""}`.toLowerCase();return expecting.test(asked)&&notInPregnancy.test(list3(recipe2).replace(/\b(?:brussels|non-?alcoholic)[ -]\w+|\bwine vinegar|\bginger beer|\broot beer/g,
""))}}];var listText=recipe2=>recipe2.lines.map(line=>line.text).join("\n");var all2=recipe2=>`${recipe2.title}
${recipe2.draft.description.toLowerCase()}
${listText(recipe2)}
${recipe2.method}`;var hasDriedKidneyBeans=recipe2=>recipe2.lines.some(({text})=>/kidney beans?/.test(text)&&/\b(?:dried|dry)\b/.test(text)&&!/\b(?:can|cans|canned|tin|tinned|jar|cooked)\b/.
test(text));var boiledTenMinutes=/\bboil\w*\b[^.]{0,60}?\b(?:[1-9]\d) ?(?:to \d+ )?min|\bboil\w*\b[^.]{0,60}?\b(?:an?|one|1|two|2) hours?|\b[1-9]\d minutes?[^.]{0,40}\b(?:rolling|hard|rapid) boil|pressure cook/;
function hasRawEgg(recipe2){const eggs=recipe2.lines.some(({text})=>/\b(?:eggs?|egg (?:whites?|yolks?))\b/.test(text)&&!/\b(?:hard|soft)?-?boiled|cooked|pasteuri[sz]ed|vegan|flax|replacer|noodles?|wash\b/.
test(text));if(!eggs)return false;const named2=recipe2.steps.filter(step=>/\beggs?\b|\byolks?\b|\bwhites?\b/.test(step.folded));const last=named2.at(-1);if(!last)
return false;const after2=recipe2.steps.slice(last.index+1);return![...named2,...after2].some(step=>heats(step.folded)||/\bset\b|\bcurds\b/.test(step.folded))}var leftoverRice=/\b(?:cooked|leftover|day-old|cold|chilled)\b[^\n]{0,30}\brice\b|\brice\b[^\n]{0,30}\b(?:cooked|leftover|day-old|cold|chilled)\b/;
var forBabies=/\b(?:bab(?:y|ies)|infants?|weaning|baby-led)\b(?! (?:spinach|carrot|corn|potato|bok|leaf|lea|kale|green|back|bella|gem|arugula|rocket|beet|tomato|marrow|onion|zucchini|squash|artichoke|pea|lettuce|broccoli|portobello|shrimp|octopus|mushroom|leek|turnip|radish|cucumber|eggplant|aubergine|pak|new|salad|romaine|chard|fennel|mozzarella|ribs?))/;
var practices=[...practicesForSome,{rule:"safety.pulses-boiled",severity:"error",message:"Dry pulses are harmful and hard until they have cooked in liquid for l\
ong enough.",sentence:recipe2=>{const raw=rawPulse(recipe2);return raw?boilPulses(raw):""},before:/\b(?:beans?|lentils?|chick ?peas?|garbanzos?|dal|dhal|daal|peas?|pulses|legumes)\b/i,
missing:recipe2=>rawPulse(recipe2)!==null},{rule:"safety.kidney-beans-boiled",severity:"error",message:"Dried kidney beans are harmful until they have boiled ha\
rd for 10 minutes; a slow cooker alone is not enough.",sentence:"First boil the soaked kidney beans hard in fresh water for 10 minutes: undercooked ones are har\
mful.",before:/bean/i,missing:recipe2=>hasDriedKidneyBeans(recipe2)&&!boiledTenMinutes.test(recipe2.method)},{rule:"safety.frozen-meat",severity:"error",message:"\
Frozen meat must not go into a slow cooker: it stays too long where germs grow.",sentence:null,remedy:"Say in a step that the meat is thawed overnight in the re\
frigerator before it goes in.",missing:isSlowCookedFrozen},{rule:"safety.frozen-meat",severity:"warning",message:"The meat is frozen, and no step thaws it or co\
oks it for longer.",sentence:recipe2=>{const line=frozenMeat(recipe2);return`Thaw the ${line?meatName(line):"meat"} overnight in the refrigerator, or cook it fr\
om frozen for about half as long again.`},before:/\b(?:chicken|turkey|duck|goose|beef|pork|lamb|veal|venison|sausages?|roast|steaks?|meat)\b/i,missing:isFrozenUnsaid},
{rule:"safety.raw-egg-note",severity:"warning",message:"The eggs are eaten raw, and nothing says so.",sentence:"This dish contains raw egg: use pasteurized eggs\
 for children, pregnant women and anyone in weak health.",missing:recipe2=>hasRawEgg(recipe2)&&!/pasteuri[sz]ed|raw eggs?/.test(all2(recipe2))},{rule:"safety.ri\
ce-reheated",severity:"warning",message:"Rice that was cooked before must be reheated until steaming hot.",sentence:"Use cooked rice that was cooled quickly and\
 chilled, and heat it until steaming hot throughout.",missing:recipe2=>leftoverRice.test(listText(recipe2))&&recipe2.steps.some(step=>heats(step.folded))&&!/steaming|piping hot|165|74 ?°/.
test(recipe2.method)},{rule:"safety.honey-infants",severity:"error",message:"Honey must not be given to babies under one year.",sentence:null,missing:(recipe2,{
craving})=>/\bhoney\b/.test(listText(recipe2))&&forBabies.test(`${recipe2.title}
${recipe2.draft.description.toLowerCase()}
${craving?.text.toLowerCase()??""}`)},{rule:"safety.canning",severity:"warning",message:"Canning for the shelf needs a tested recipe: a wrong acidity or time le\
ts botulism grow.",sentence:"For keeping on the shelf follow a tested canning recipe; otherwise keep this in the fridge.",missing:recipe2=>/\bwater[- ]bath\b(?=[\s\S]*\bjars?\b)|\bjars?\b[\s\S]*\bwater[- ]bath\b|\bpressure can|\bcanning\b|\bseal(?:ed)? jars?\b[^.]*(?:shelf|pantry|months)/.
test(recipe2.method)&&!/tested (?:canning )?recipe/.test(recipe2.method)},{rule:"safety.fermenting",severity:"warning",message:"A ferment is safe only with enou\
gh salt, under the brine, and thrown away when it turns fuzzy, slimy or pink.",sentence:"Keep everything under the brine, and throw the batch away if it turns f\
uzzy, slimy or pink.",missing:recipe2=>/\bferment(?:s|ed|ing)?\b/.test(recipe2.method)&&/\bsalt\b/.test(listText(recipe2))&&/\bjar|crock/.test(recipe2.method)&&
!/under the brine|submerged|throw|discard/.test(recipe2.method)},{rule:"safety.foraging",severity:"warning",message:"Wild plants and mushrooms must be identifie\
d by someone who knows them.",sentence:"Use only wild foods that an expert has identified; when in doubt, leave them out.",missing:recipe2=>/\bforaged?\b|\bhand-picked wild|\bpicked in the (?:wild|woods|forest)/.
test(all2(recipe2))&&!/identif|expert/.test(recipe2.method)},{rule:"safety.garlic-in-oil",severity:"warning",message:"Garlic in oil must be kept in the fridge a\
nd used within four days: botulism grows in it without a sign.",sentence:"Keep the garlic oil in the fridge and use it within 4 days.",missing:recipe2=>/^(?!.*\b(?:with|in|and)\b).*\b(?:infused|garlic|chili|herb) oil\b/.
test(recipe2.title)&&/garlic/.test(listText(recipe2))&&!/(?:fridge|refrigerat)/.test(recipe2.method)},{rule:"safety.raw-flour",severity:"warning",message:"Raw f\
lour can carry E. coli: heat it before it goes into a dough that is eaten unbaked.",sentence:"Heat the flour to 165\xB0F (74\xB0C) and let it cool before using it, as\
 raw flour can carry bacteria.",missing:recipe2=>/\bedible cookie dough\b|\braw (?:cookie )?dough\b|\bcookie dough (?:bites|balls|dip)\b/.test(recipe2.title)&&/\bflour\b/.
test(listText(recipe2))&&!/almond flour|oat flour|heat-treated/.test(listText(recipe2))&&!/heat[^.]*flour|flour[^.]*heat|toast[^.]*flour/.test(recipe2.method)},
{rule:"safety.room-temperature",severity:"warning",message:"Meat, fish and dairy must not stand at room temperature for more than two hours.",sentence:null,missing:recipe2=>recipe2.
steps.some(({folded})=>/\b(?:meat|chicken|beef|pork|fish|shrimp|turkey|lamb)\b[^.]*\b(?:counter|room temperature)\b[^.]*\b(?:overnight|[3-9]|1\d|2\d)(?: hours|$|\.)?/.
test(folded)&&/overnight|(?:[3-9]|1\d|2\d) hours/.test(folded))},{rule:"safety.washed-poultry",severity:"warning",message:"Washing raw poultry spreads its germs\
 over the kitchen.",sentence:null,missing:recipe2=>recipe2.steps.some(({folded})=>/\b(?:wash|rinse) (?:the |your )?(?:raw |whole )?(?:chicken|turkey|duck|poultry)\b/.
test(folded))}];var sentenceOf=({sentence},recipe2)=>typeof sentence==="function"?sentence(recipe2):sentence;var safetyPractice={group:"Safe kitchen practice",check(recipe2,expectation){
return practices.filter(({missing})=>missing(recipe2,expectation)).map(practice=>{const remedy=practice.remedy??sentenceOf(practice,recipe2);const{rule,severity,
message}=practice;return{rule,severity,place:"recipe",message,...remedy===null?{}:{remedy}}})}};var scale=String.raw`\s*(?:(?:°|º|\u02da|degrees?|deg\.?)(?:\s*(?:fahrenheit|celsius|[fc](?![a-z])))?|(?:fahrenheit|celsius|[fc](?![a-z])))`;var range=String.raw`(?:(?:between\s*\d{2,3}${scale}?\s*and|\d{2,3}${scale}?\s*(?:-|\u2013|\u2014|to|or))\s*)?`;
var figure=new RegExp(String.raw`(?<![\d.,/])${range}(\d{2,3})(${scale})(?:\s*[([/]\s*(?:about )?${range}(\d{2,3})(${scale})(?:\s*[)\]])?)?`,"gi");var bare2=/(?<=\b(?:internal temp(?:erature)?|thermometer)\b[^.\d]{0,30})(?<![\d.,/])(\d{2,3})(?!\s*(?:°|º|\u02da|degrees?|deg\b|fahrenheit|celsius|[fc]\b|minutes?|mins?|hours?|seconds?|-|\u2013|\d|\.\d|\/|%))/gi;
var scaleOf=(text,value)=>/f/i.test(text.replace(/deg(?:rees?)?\.?/gi,""))?"F":/c/i.test(text)?"C":value>=90?"F":"C";function figuresIn(text){const found=[...text.
matchAll(figure)].map(match=>{const value=Number(match[1]);const first=scaleOf(match[2]??"",value);const start=match.index;const end=start+match[0].length;const celsius=toCelsius(
{value,scale:first});if(match[3]===void 0)return{start,end,celsius,scales:first};const other=toCelsius({value:Number(match[3]),scale:first==="F"?"C":"F"});const isSame=Math.
abs(other-celsius)<3;return{start,end,celsius:isSame?celsius:Math.min(celsius,other),scales:first==="F"?"FC":"CF"}});const plain2=[...text.matchAll(bare2)].map(
match=>{const value=Number(match[1]);const first=scaleOf("",value);const start=match.index;return{start,end:start+match[0].length,celsius:toCelsius({value,scale:first}),
scales:first}});return[...found,...plain2.filter(({start})=>!found.some(each=>each.start<=start&&start<each.end))].sort((one,other)=>one.start-other.start)}var ofInside=/\b(?:internal|inside|cent(?:er|re)s?|core|thermometer|thickest|probe|middle|reach(?:es|ed)?|registers?|registering|reads?|reading|hits?|done (?:at|when)|doneness|pull(?:ed)?|medium|rare|well[- ]done|temperature of|temp of|aim(?:ing)? for|target|(?:off|out)(?: the (?:heat|grill|pan))? at|(?:cook|grill|roast|bake|sear|fry|smoke|broil|air-?fry|brown|barbecue)(?:ed|s)?\b[^.;]*\b(?:to|until))\b/;
var ofOther=/\b(?:oven|oil|water|fat|dough|milk|cream|custard|syrup|sugar|candy|caramel|chocolate|butter|pan|skillet|griddle|preheat\w*|pre-heat\w*|smoker|grill temperature|fridge|refrigerat\w*|freezer|yeast|bread|keep(?:s|ing)? (?:it |them )?(?:warm|hot)|hold(?:ing)?|warming|cool(?:s|ed)?|drops?|falls?|chill(?:ed)?|room|danger|below|under|less than|never|not|dehydrat\w*|brine|marinade|heat the|ambient|yogurt|jam)\b/;
var bath=/\bsous[- ]vide|\bimmersion circulator|\bwater[- ]bath|\bprecision cooker/;function sentencesOf(text){const found=[];let start=0;for(const match of text.
matchAll(/(?<=[.!?])\s+/g)){found.push({text:text.slice(start,match.index),start});start=match.index+match[0].length}return[...found,{text:text.slice(start),start}]}
var shaped2=new Set("burger patty meatball meatloaf kofta kofte slider hamburger kebab loaf".split(" "));var common=new Set("fresh large small boneless skinless\
 whole ground lean raw bone in skin on of fillet breast fat".split(" "));function meatsOf(recipe2){const meats=recipe2.lines.flatMap(line=>{const doneness=donenessOf(
line);const isFree=doneness===null&&(line.food?.tags.includes("raw-risk")??false)&&(line.food?.tags.includes("meat")??false);if(!doneness&&!isFree)return[];const isGround=doneness===
null&&/\b(?:grind|mince the|ground (?:the|your))\b/.test(recipe2.method);const own=[...tokens(line.parsed.food),...line.food?tokens(line.food.name):[]];const names2=new Set(
own.filter(token=>!common.has(token)));const told=isGround?donenessFor("ground-meat"):doneness;if(told&&(told.kind==="ground-meat"||/\bground\b|\bminced?\b/.test(
line.text)))for(const shape2 of shaped2)names2.add(shape2);if(told?.kind==="poultry")names2.add("bird");if(told?.kind==="fish")names2.add("fish");if(isFree&&!isGround){
for(const name of["steak","beef","roast"])if(!names2.has("lamb"))names2.add(name)}return[{line,names:names2,doneness:told}]});return meats}var namedIn=(text,meats)=>{
const said3=new Set(tokens(text));return meats.filter(({names:names2})=>[...names2].some(name=>said3.has(name)))};function meatOf(step,at,sentence,meats){const own=namedIn(
sentence,meats);const before=own.length>0?own:nearest(step.slice(0,at),meats);const chosen2=before.length>0?before:meats;if(chosen2.length===0||chosen2.some(({doneness})=>doneness===
null))return null;const all3=chosen2.flatMap(({doneness})=>doneness?[doneness]:[]);return all3.reduce((least2,each)=>each.inside<least2.inside?each:least2)}function nearest(before,meats){
for(const{text}of sentencesOf(before).reverse()){const named2=namedIn(text,meats);if(named2.length>0)return named2}return[]}function bathOf(step,title){if(!bath.
test(step)&&!bath.test(title))return null;return Math.max(0,...durationsOf(step).map(({least:least2})=>least2))}function isPasteurised(minutes,celsius,{kind}){const least2=kind===
"poultry"?59.4:54;return minutes!==null&&celsius>=least2&&minutes>=(kind==="poultry"||celsius>=60?60:120)}var pasteurises=(recipe2,doneness)=>recipe2.steps.some(
({text,folded})=>{const minutes=bathOf(folded,recipe2.title);return minutes!==null&&figuresIn(text).some(({celsius})=>celsius<90&&isPasteurised(minutes,celsius,
doneness))});var goesOn=/\b(?:continu\w+ (?:to )?(?:cook|roast|smok|grill|bak|brais|sear|fry)|(?:return|back) (?:[a-z]+ ){0,4}(?:to|in|on|into)\b|keep (?:cook|roast|smok|grill|bak)ing|(?:cook|roast|smoke|grill|bake|sear|fry) (?:[a-z]+ ){0,6}until|increase the|raise the)/;
var rises=/\b(?:rest\w*|carry|carries|carryover|climbs?|ris(?:es?|ing))\b/;var CARRY_OVER=6;function isOnTheWay(after2,celsius,least2){return figuresIn(after2).
some(figure2=>{if(figure2.celsius<least2-.6||figure2.celsius>100)return false;const between=after2.slice(0,figure2.start).toLowerCase();if(/\bis done when\b/.test(
between))return false;return goesOn.test(between)||rises.test(between)&&celsius>=least2-CARRY_OVER})}var COLD=37;var figureOf=({scales},{asText})=>{const[fahrenheit="",
celsius=""]=asText.split(" ").map(part=>part.replace(/[()]/g,""));return{F:fahrenheit,C:celsius,FC:`${fahrenheit} (${celsius})`,CF:`${celsius} (${fahrenheit})`}[scales]};
var rosy=/(?: for (?:a (?:perfect |nice )?)?(?:medium[- ]rare|rare)\b)|\b(?:with an? (?:[a-z]+ ){0,2}(?:pink|rosy|blushing|rare) (?:cent(?:er|re)|middle|inside)|(?:leaving|leave|keep|keeping) the (?:cent(?:er|re)s?|middles?|insides?) (?:still |slightly |a little )?(?:pink|rosy|rare)|(?:to (?:a (?:perfect |nice )?)?)?(?:medium[- ]rare|rare)(?! (?:spices?|ingredients?))|(?:still |slightly |just |barely |faintly |a (?:little|bit|touch) |very )+(?:pink|rosy|blushing|rare)(?: (?:in|at) the (?:middle|cent(?:er|re))| inside| in the inside)?|(?:pink|rosy|blushing)(?: (?:in|at) the (?:middle|cent(?:er|re))| inside| in the inside))\b/gi;
var denied2=/\b(?:no|not|never|isn't|longer|without|nothing|n't|avoid|than|if|any|lost|loses)\s+(?:[a-z]+\s+){0,2}$/i;var mustBeThrough=kind=>kind==="poultry"||
kind==="ground-meat";var wrongDoneness=oncePer(recipe2=>{const meats=meatsOf(recipe2);return meats.some(({doneness})=>doneness)?recipe2.steps.flatMap(({index})=>wrongInStep(
recipe2,index,meats)):[]});var AHEAD=600;function wrongInStep(recipe2,index,meats){const step=recipe2.steps[index].text;if(!/\d|pink|rosy|rare|blush/i.test(step))
return[];const minutes=bathOf(recipe2.steps[index].folded,recipe2.title);const next=recipe2.steps.slice(index+1,index+4).map(({text})=>text).join(" ");return sentencesOf(
step).flatMap(({text,start})=>{const figures=figuresIn(text);const words4=rawWords(text);if(figures.length+words4.length===0)return[];const doneness=meatOf(step,
start,text,meats);if(!doneness||doneness.kind==="shellfish"||doneness.kind==="molluscs")return[];const namesMeat=namedIn(text,meats).length>0;const wrong=figures.
filter(figure2=>{const{celsius,end}=figure2;if(celsius<COLD||celsius>=doneness.inside-.6)return false;if(isPasteurised(minutes,celsius,doneness))return false;if(!isOfInside(
text,figure2,namesMeat))return minutes!==null&&bath.test(text.toLowerCase())&&mustBeThrough(doneness.kind);const after2=`${text.slice(end,end+AHEAD)} ${step.slice(
start+text.length,start+text.length+AHEAD)} ${next}`;return!isOnTheWay(after2.slice(0,AHEAD),celsius,doneness.inside)});const own=(from,to,safe,celsius=0)=>({step:index,
start:start+from,end:start+to,said:text.slice(from,to).trim(),safe,celsius,doneness});const low=wrong.map(figure2=>own(figure2.start,figure2.end,figureOf(figure2,
doneness),figure2.celsius));const isSaid=doneness.kind!=="fish"&&(mustBeThrough(doneness.kind)||wrong.length>0);return isSaid&&minutes===null?[...low,...words4.
map(([from,to,safe])=>own(from,to,safe))]:low})}function rawWords(text){return[...text.matchAll(rosy)].filter(({index})=>!denied2.test(text.slice(0,index))).map(
({index,0:said3})=>[index,index+said3.length,throughFor(said3)])}function throughFor(said3){if(/^ for\b/i.test(said3))return"";if(/^to\b/i.test(said3))return"un\
til cooked through";return/^lea|^keep/i.test(said3)?"cooking it through":"cooked through"}var around=/\bat(?: about| around)?\s*$/;var leaves=/\b(?:from|out of|off|in|into) the (?:oven|pan|skillet|smoker|water|oil|fat|grill|griddle|bread)\b/g;
function isOfInside(text,{start,end},namesMeat){const lead=text.slice(Math.max(0,start-240),start).toLowerCase();const before=lead.slice(Math.max(lead.lastIndexOf(
";"),lead.lastIndexOf(", then"),0));const close=before.slice(-34);const after2=text.slice(end,end+26).toLowerCase();if(ofOther.test(close.replace(leaves,""))||/^\s*(?:oven|oil|water|smoker|pan|bath)\b/.
test(after2))return false;return ofInside.test(before)||ofInside.test(after2)||namesMeat&&!around.test(before)}function corrected(steps,wrong){return steps.map(
(step,index)=>wrong.filter(each=>each.step===index&&each.doneness.kind!=="fish").sort((one,other)=>other.start-one.start).reduce((text,{start,end,safe})=>`${text.
slice(0,start)}${safe}${text.slice(end)}`,step).replace(/\b(cooked through)(?:,? (?:and|but)|,)(?: until)? cooked through\b/g,"$1"))}var WARM_FISH=43;var ofPlace=/^\s*(?:oven|oil|water|smoker|grill)\b/i;var inPlace=/\b(?:oven|smoker|oil|water|grill) (?:temperature )?(?:to|at|of|is at)(?: about)? $/i;
function missingDoneness(recipe2){const needed=recipe2.lines.flatMap(line=>{const found=donenessOf(line);return found?[{line,doneness:found}]:[]});if(needed.length===
0)return[];const raw=rawFishDish.test(recipe2.title)&&rawFishWords.test(`${recipe2.method} ${recipe2.lines.map(each=>each.text).join(" ")}`);const inside=recipe2.
steps.flatMap(({text})=>figuresIn(text).filter(({start,end})=>!ofPlace.test(text.slice(end,end+12))&&!inPlace.test(text.slice(Math.max(0,start-40),start))).map(
({celsius})=>celsius).filter(celsius=>celsius<101));const isRareFish=wrongDoneness(recipe2).some(({doneness,celsius})=>doneness.kind==="fish"&&celsius>=WARM_FISH);
return needed.filter(({doneness})=>{const{inside:least2,signs,kind}=doneness;if(raw&&(kind==="fish"||kind==="shellfish"||kind==="molluscs"))return false;if(kind===
"fish"&&isRareFish||pasteurises(recipe2,doneness))return false;return!inside.some(celsius=>celsius>=least2-.6)&&!(signs?.test(recipe2.method)??false)})}var names={poultry:"Raw poultry","ground-meat":"Raw ground meat",pork:"Raw pork",fish:"Raw fish",shellfish:"Raw shellfish",molluscs:"Raw shellfish"};var safetyTemperature={
group:"Cooked to a safe temperature",check(recipe2){const wrong=wrongDoneness(recipe2);const risky=recipe2.lines.flatMap(line=>donenessOf(line)??[]);if(wrong.length===
0&&risky.length===0)return null;const kinds5=new Set(wrong.map(({doneness})=>doneness.kind));const missing=missingDoneness(recipe2).filter(({doneness})=>!kinds5.
has(doneness.kind)||doneness.kind==="fish").map(({line,doneness})=>({rule:`safety.${doneness.kind}-temperature`,severity:"error",place:`ingredients.${line.index}`,
message:`${names[doneness.kind]} (${line.item}): no step says when it is safe, at ${doneness.asText} inside.`,remedy:doneness.sentence(line.food?.name??line.parsed.
food)}));const findings=[...missing,...wrong.flatMap(each=>tooLow(recipe2,each))];const isRaw=rawFishDish.test(recipe2.title)&&risky.every(({kind})=>/fish|molluscs/.
test(kind));return findings.length===0&&isRaw?null:findings}};function tooLow(recipe2,{step,said:said3,doneness}){const{kind,asText}=doneness;const place2=`inst\
ructions.${step}`;const message=`Step ${step+1} says ${said3}: ${names[kind].toLowerCase()} is safe at ${asText} inside.`;if(kind!=="fish")return[{rule:`safety.${kind}\
-temperature`,severity:"error",place:place2,message,remedy:`Say ${asText} instead.`}];if(rawFishWords.test(`${recipe2.method} ${recipe2.lines.map(({text})=>text).
join(" ")}`))return[];return[{rule:"safety.fish-temperature-low",severity:"warning",place:place2,message,remedy:"Say that it is a matter of taste, and use fish \
sold as sushi-grade."}]}var shape={group:"The recipe is complete",check({draft}){const bounds2=[bound("title","title","characters in the title",draft.title.trim().length,3,80),bound("d\
escription","description","characters in the description",draft.description.trim().length,20,2e3),bound("total-time","times","minutes of work and cooking",draft.
prepTime+draft.cookTime,1,1440),bound("rest-time","times","minutes of rest",draft.restTime,0,10080),bound("servings","servings","servings",draft.servings,1,24),
bound("ingredients","ingredients","ingredients",draft.ingredients.length,2,25),bound("steps","instructions","steps",draft.instructions.length,2,16)];const emptySteps=draft.
instructions.flatMap((step,index)=>step.trim().length>=8?[]:[{rule:"shape.empty-step",severity:"error",place:`instructions.${index}`,message:`Step ${index+1} sa\
ys nothing.`,remedy:"Write what to do, or leave the step out."}]);return[...bounds2.filter(({value,least:least2,most})=>!(value>=least2&&value<=most)).map(outside),
...emptySteps]}};var bound=(name,place2,what,value,least2,most)=>({rule:`shape.${name}`,place:place2,what,value,least:least2,most});var outside=({rule,place:place2,
what,value,least:least2,most})=>({rule,severity:"error",place:place2,message:`${value} ${what}: a recipe has ${least2} to ${most}.`});var statedNutrition={group:"Nutrition agrees",check({draft,lines},{statedNutrition:stated}){if(!stated)return null;const alcoholic=lines.some(line=>line.foods.some(
food=>food.tags.includes("alcohol")));const fibrous=stated.fiber>12;const atwater=4*stated.protein+4*stated.carbs+9*stated.fat;const uneven=!alcoholic&&!fibrous&&
far(stated.calories,atwater,.15,25);const own=computed(draft)?.perServing??null;return[...uneven?[disagree("nutrition.energy",`${stated.calories} kcal are state\
d; its protein, carbs and fat give ${Math.round(atwater)}.`)]:[],...own?differences(stated,own):[]]}};var bounds=[["calories",25,"kcal"],["protein",3,"g of prot\
ein"],["carbs",5,"g of carbs"],["fat",3,"g of fat"]];var differences=(stated,own)=>bounds.filter(([key,floor])=>far(stated[key],own[key],.2,floor)).map(([key,,unit])=>disagree(
`nutrition.${key}`,`${Math.round(stated[key])} ${unit} are stated; the kitchen computes ${Math.round(own[key])}.`));var far=(stated,own,share,floor)=>Math.abs(stated-
own)>Math.max(share*own,floor);var disagree=(rule,message)=>({rule,severity:"warning",place:"nutrition",message,remedy:"The computed values are shown."});var RARE=5e3;var strangersIn=({unknown:unknown2=[]})=>unknown2.filter(word=>(rankOf(word,"en")??RARE)>=RARE&&!describing2.test(word));var isDescribing=word=>describing2.
test(word)||comparative.test(word);var comparative=/^[a-z]{3,}i(?:er|est)$/;var describing2=/^(?:dried|marinated|roasted|braised|stewed|grilled|baked|fried|steamed|smoked|poached|sauteed|shredded|pulled|crusted|crumbed|breaded|frozen|fresh|homemade|scratch|savory|savoury|creamy|crispy|crunchy|cheesy|garlicky|lemony|saucy|gooey|fudgy|chewy|flaky|fluffy|juicy|tender|moist|real|winner|hearty|wholesome|tangy|zesty|smoky|toasty|leftovers?|hungover|beginners?|toddlers?|yummy|tasty|delicious|effortless|foolproof|killer|bomb|epic|insane|banging|dope|wicked|sinful|legendary|ridiculous|ultimate)$/;
var LONGEST_NAME=4;var isName=({text})=>text.trim().split(/\s+/).length<=LONGEST_NAME;var strangersInName=craving=>isName(craving)?strangersIn(craving).filter(word=>matchFood(
word)===null):[];var groups=[["spinach","spinach-frozen"],["pea","pea-frozen"],["corn","corn-frozen","corn-canned"],["tomato","cherry-tomato","tomato-canned","crushed-tomato"],[
"strawberry","strawberry-frozen"],["blueberry","blueberry-frozen"],["lemon","lemon-juice"],["lime","lime-juice"],["orange","orange-juice"],["ginger","ginger-gro\
und"],["coconut-shredded","coconut-milk","coconut-cream"],["butternut-squash","acorn-squash","pumpkin"],["pumpkin","pumpkin-puree"],["mushroom","cremini","shiit\
ake","portobello","oyster-mushroom"],["mozzarella","mozzarella-low-moisture"],["rolled-oat","gluten-free-oat"],["cumin","cumin-seed"],["thyme","thyme-dried"],["\
rosemary","rosemary-dried"],["new-potato","potato"],["tofu-firm","tofu-silken"],["baby-carrot","carrot"],["sweet-onion","onion","red-onion","pearl-onion"],["bel\
l-pepper","red-bell-pepper","green-bell-pepper","yellow-bell-pepper"],["low-fat-milk","skim-milk","milk"],["salted-butter","butter"],["grated-parmesan","parmesa\
n"],["light-cream","heavy-cream"],["nonfat-greek-yogurt","greek-yogurt"],["light-cream-cheese","cream-cheese"],["beef-ground-lean","beef-ground"],["bone-in-chic\
ken-thigh","chicken-thigh"],["chicken-leg","chicken-drumstick"],["pork-sausage","breakfast-sausage","italian-sausage"],["chickpea-dried","chickpea-canned"],["bl\
ack-bean-dried","black-bean-canned"],["kidney-bean-dried","kidney-bean-canned"],["white-bean-dried","white-bean-canned"],["pinto-bean-dried","pinto-bean-canned"],
["black-eyed-pea","black-eyed-pea-canned"],["broccoli-frozen","broccoli"],["green-bean-frozen","green-bean","canned-green-bean"],["mango-frozen","mango"],["froz\
en-cherry","cherry","sour-cherry"],["frozen-pepper","red-bell-pepper"],["pineapple-canned","pineapple"],["peach-canned","peach"],["oregano","oregano-dried"],["b\
asil","basil-dried"],["dill","dill-dried"],["parsley","parsley-dried"],["sage","sage-dried"],["mint","mint-dried"],["lime","key-lime"],["lemon","meyer-lemon"],[
"canola-oil","vegetable-oil","sunflower-oil","corn-oil"],["coffee","espresso","ground-coffee","espresso-powder"]];var answeredBy={"chicken-cooked":["chicken-who\
le","chicken-thigh","chicken-breast","chicken-drumstick"]};var alike=id2=>[...groups.filter(group=>group.includes(id2)).flat(),...Object.hasOwn(answeredBy,id2)?
answeredBy[id2]:[]];var units={calories:"kcal",protein:"g of protein",carbs:"g of carbohydrate",fat:"g of fat",fiber:"g of fiber",sugar:"g of sugar",sodium:"mg of sodium"};var TOLERANCE=.02;
function missedFigures(recipe2,targets){if(targets.length===0)return[];const{perServing,uncounted,isEnough}=figuresOf(recipe2);const isKnown=isEnough&&uncounted.
length===0;return targets.flatMap(({measure,atLeast,atMost})=>{const value=perServing[measure];const is=`${Math.round(value)} ${units[measure]} per serving`;if(atMost!==
void 0&&value>atMost*(1+TOLERANCE))return[miss(`${is}; at most ${Math.round(atMost)} were asked for.`,true)];if(atLeast!==void 0&&value<atLeast*(1-TOLERANCE))return[
miss(`${is}; at least ${Math.round(atLeast)} were asked for.`,isKnown)];return atMost!==void 0&&!isKnown?[miss(`It could not be proved that one serving has at m\
ost ${Math.round(atMost)} ${units[measure]}.`,false)]:[]})}var miss=(message,isProved)=>({message,place:"nutrition",isProved});var tags=new Set(["meat","poultry","pork","fish","shellfish"]);var isFlesh=food=>food.tags.some(tag=>tags.has(tag));var isCookedLine=/\b(?:cooked|leftover|left over|rotisserie|roasted|boiled|mashed|steamed|baked|canned|tinned|smoked|day-old|stale|cold)\b/;var readyAsBought=/milk|cream|butter|yogurt|juice|stock|broth|sauce|bread|baguette|bun|roll|tortilla|pita|bagel|brioche|croissant|ham|bacon|salami|cheese|tuna|sardine|chili|cake|cookie|salad|fruit|herb|egg/;
var needs={leftover:isCookedLine,cooked:isCookedLine,frozen:/\b(?:frozen|thawed)\b/,canned:/\b(?:canned|tinned|cans?|tins?|jarred|in oil|in water)\b/};function missedStates(recipe2,states3){
return states3.flatMap(({food,state})=>{const need=needs[state];if(!need||readyAsBought.test(food))return[];const lines=recipe2.lines.filter(line=>isOf2(line,food));
const[first]=lines;if(!first||lines.some(line=>need.test(line.text)||need.test(line.food?.id.replace(/-/g," ")??"")))return[];return[{place:`ingredients.${first.
index}`,isSerious:state==="leftover"||state==="cooked"||first.food!==null&&isFlesh(first.food),message:state==="leftover"||state==="cooked"?`You have ${state} ${food}\
; this recipe starts from ${first.item}.`:`You asked for ${state} ${food}; this recipe takes ${first.item}.`}]})}function isOf2(line,food){const family=familyOf(
food);const id2=matchFood(food)?.food.id;const words4=tokens(food);return line.foods.some(one=>one.id===id2||(family?.(one)??false))||words4.every(word=>line.tokens.
includes(word))}var tools=[["air fryer",/\bair[- ]?fry/],["slow cooker",/\bslow[- ]?cooker|\bcrock/],["pressure cooker",/\bpressure[- ]?cook|\binstant pot|\bmulti[- ]?cooker|\b(?:high|low) pressure\b/],
["microwave",/\bmicrowav/],["blender",/\bblend(?:er|ed|s|ing)?\b/],["food processor",/\bfood processor/],["mixer",/\b(?:stand|electric|hand) mixer|\bbeaters\b/],
["grill",/\bgrill(?:ed|ing)?\b/],["oven",/(?<!dutch |microwave )\boven\b|(?<!no[- ]|microwave )\bbake\b|\broast (?:for|until|in)\b/]];var ovenless=["no bake","n\
o cook","stovetop","without oven","no oven"];function missedTools({steps},equipment){const asked=equipment.map(tool=>tool.replace(/-/g," "));return tools.flatMap(
([tool,used])=>{const isUsed2=steps.some(step=>used.test(step.folded));const isOut=asked.includes(`no ${tool}`)||tool==="oven"&&ovenless.some(one=>asked.includes(
one))||tool==="grill"&&asked.includes("stovetop");if(isOut)return isUsed2?[{message:`${withArticle(tool)} is used; none was asked for.`,isLacking:true}]:[];return asked.
includes(tool)&&!isUsed2?[{message:`${withArticle(tool)} was asked for and is not used.`,isLacking:false}]:[]})}var withArticle=tool=>`${/^[aeiou]/.test(tool)?"\
An":"A"} ${tool}`;var fruits=/apple|pear|banana|berr(?:y|ies)|cherry|peach|nectarine|plum|apricot|grape|melon|mango|papaya|pineapple|kiwi|fig|orange|tangerine|mandarin|clementine|grapefruit|pomelo|pomegranate|persimmon|quince|rhubarb|lychee|guava|passion|currant|date$|prune|raisin|starfruit|jackfruit|dragon fruit|durian/i;
var seasoning2=/lemon|lime|garlic|ginger|parsley|cilantro|basil|mint|dill|chive|thyme|rosemary|sage|oregano|tarragon|bay|shallot|chil[ei]|jalapeno|serrano|habanero|lemongrass|galangal|turmeric|curry lea|makrut|horseradish|shiso|perilla|epazote|pandan/i;
var isFruit=({aisle,name,id:id2})=>/Produce|Frozen|Canned/.test(aisle)&&(fruits.test(name)||fruits.test(id2));var isVegetable=food=>(food.aisle==="Produce"||/Frozen|Canned/.
test(food.aisle)&&/corn|pea|bean|spinach|broccoli|carrot|tomato|vegetable/.test(food.id))&&!isFruit(food)&&!seasoning2.test(food.name);var wishedKind=word=>familyOf(
word)??(/^fruits?$/.test(word)?isFruit:/^(?:vegetable|veg|veggie)s?$/.test(word)?isVegetable:void 0);var OVERTIME=1.25;var A_LIST=3;var MOST_LEFT=.6;var asksForSomething=craving=>[craving.foods,craving.families,craving.targets,craving.states,craving.equipment,craving.
unknown,craving.readAs,craving.notes].some(list4=>(list4?.length??0)>0)||[craving.named,craving.maxMinutes,craving.servings,craving.maxIngredients,craving.category].
some(one=>one!==null&&one!==void 0);var wishes={group:"What you asked for",check(recipe2,{craving,source,repaired}){if(!craving||source==="person"||!asksForSomething(
craving))return null;const severity=source==="model"&&repaired?"warning":"error";const miss2=(rule,place2,message)=>({rule:`wish.${rule}`,severity,place:place2,
message});const{draft}=recipe2;const total=minutesInAll(draft);const counted2=recipe2.lines.filter(line=>!isBasic(line.text)).length;const missing=[...craving.foods.
filter(id2=>!occurs(recipe2,id2,wordsFor(craving,id2))).map(id2=>miss2("food","ingredients",`${nameOf5(id2)} was asked for and does not occur.`)),...(craving.families??
[]).filter(family=>!familyOccurs(recipe2,family)).map(family=>miss2("food","ingredients",`Some kind of ${family} was asked for and none occurs.`))];const asked=craving.
foods.length+(craving.families??[]).length;const isPart=source==="engine"&&asked>=A_LIST&&missing.length<=asked*MOST_LEFT;return[...missing.map(finding=>isPart?
{...finding,severity:"warning"}:finding),...missedFigures(recipe2,craving.targets??[]).map(({place:place2,message,isProved})=>({...miss2("figure",place2,message),
...!isProved&&{severity:"warning"}})),...missedStates(recipe2,craving.states??[]).map(({place:place2,message,isSerious})=>({...miss2("state",place2,message),...!isSerious&&
{severity:"warning"}})),...craving.maxMinutes!==null&&total>craving.maxMinutes?[{...miss2("minutes","times",`${total} minutes; at most ${craving.maxMinutes} wer\
e asked for.`),...total>craving.maxMinutes*OVERTIME&&{severity:"error"}}]:[],...craving.servings!==null&&craving.servings!==draft.servings?[miss2("servings","se\
rvings",`For ${draft.servings}; it was asked for ${craving.servings}.`)]:[],...craving.category!==null&&craving.category!==draft.category?[{...miss2("category",
"category",`A ${draft.category}; a ${craving.category} was asked for.`),...source==="model"&&{severity:"warning"}}]:[],...craving.maxIngredients!==null&&counted2>
craving.maxIngredients?[miss2("ingredient-count","ingredients",`${counted2} ingredients; at most ${craving.maxIngredients} were asked for, salt, pepper, oil and\
 water aside.`)]:[],...missedTools(recipe2,craving.equipment).map(({message,isLacking})=>({...miss2("tool","instructions",message),...!isLacking&&source==="engi\
ne"&&{severity:"warning"}})),...unproved(recipe2,craving)]}};var isBasic=text=>/\b(?:salt|pepper|water|cooking spray)$|\b(?:olive|vegetable|canola|neutral|cooking) oil\b|\bsalt and\b|\b(?:black|ground) pepper\b/.
test(text.split(",")[0]??text);var nameOf5=id2=>foodById(id2)?.name??id2.replace(/-/g," ");var wordsFor=({claims:claims2=[]},id2)=>claims2.filter(({kind,means})=>kind===
"wish"&&means===nameOf5(id2)).map(({words:words4})=>words4);function occurs(recipe2,id2,typed){const would=[id2,...alike(id2)];if(recipe2.lines.some(line=>line.
foods.some(food2=>would.includes(food2.id))))return true;const food=foodById(id2);const text=` ${tokens(`${recipe2.title} . ${recipe2.lines.map(line=>line.text).
join(" . ")}`).join(" ")} `;const isCut=food?.aisle==="Meat & Fish";const aliases=food?.aliases.filter(alias=>!isCut||familyOf(alias)===void 0)??[];const names2=[
...typed,...food?[food.name,food.plural,...aliases]:[nameOf5(id2)]];if(names2.some(name=>text.includes(` ${tokens(name).join(" ")} `)))return true;const family=familyOf(
nameOf5(id2));return family!==void 0&&recipe2.lines.some(line=>line.foods.some(family))}var isOf3=(family,token)=>{const food=matchFood(token)?.food;return food!==
void 0&&family(food)};function familyOccurs(recipe2,word){const family=wishedKind(word);if(family&&recipe2.lines.some(line=>line.foods.some(family)))return true;
const text=tokens(`${recipe2.title} ${recipe2.lines.map(line=>line.text).join(" ")}`);if(family&&text.some(token=>isOf3(family,token)))return true;return tokens(
word).every(token=>text.includes(token))}function unproved(recipe2,craving){const say=(rule,severity,message)=>({rule:`wish.${rule}`,severity,place:"recipe",message});
const{named:named2,readAs=[],notes=[]}=craving;const strangers=strangersIn(craving).filter(word=>!isExplained(recipe2,named2?.names??[],word));return[...named2&&
!isCalled(recipe2,named2)?[say("dish","warning",`You asked for ${named2.words}; nothing in its name says that this is it.`)]:[],...strangers.length>0?[say("unkn\
own","warning",`Not understood: ${strangers.map(word=>`\u201C${word}\u201D`).join(", ")}.`)]:[],...notes.map(note=>say("set-aside","warning",note)),...readAs.map(
({typed,as})=>say("read-as","note",`\u201C${typed}\u201D was read as ${as}.`))]}function isExplained(recipe2,names2,word){const texts=[recipe2.title,recipe2.draft.
description,...recipe2.lines.map(({text})=>text),...names2];const said3=tokens(texts.join(" "));return tokens(word).every(token=>said3.includes(token))}function isCalled(recipe2,{
words:words4,names:names2}){const said3=new Set(tokens(`${recipe2.title} ${recipe2.draft.description}`));const last=tokens(words4).at(-1);return last!==void 0&&
said3.has(last)||names2.some(name=>tokens(name).every(word=>said3.has(word)))}var rightTwice=/^(tom|couscou|pili|mahi|bon|dan|peri|piri|chop|ylang|that)$/i;var wording={group:"The text reads well",check({draft}){const texts=[["title",draft.
title],["description",draft.description],...draft.ingredients.map(({amount,item},i)=>[`ingredients.${i}`,`${amount} ${item}`]),...draft.instructions.map((step,i)=>[
`instructions.${i}`,step])];const isClean=artefacts("",texts.map(([,text])=>text).join("\n")).length===0;return[...isClean?[]:texts.flatMap(([place2,text])=>artefacts(
place2,text)),...draft.instructions.flatMap((step,i)=>sentenceForm(`instructions.${i}`,step,i))]}};function artefacts(place2,text){const findings=[];const placeholder=text.
match(/[{}]|\$\{|\b(?:undefined|null|NaN)\b|\[object|\blorem ipsum\b/);if(placeholder)findings.push(artefact("wording.placeholder",place2,`"${placeholder[0]}" i\
s left over from a template.`));const doubled=text.match(/\b([a-z]+) \1\b/i);const isName2=place2==="title"&&new RegExp("^\\p{Lu}\\S* \\p{Lu}","u").test(doubled?.[0]??
"");if(doubled&&!isName2&&!rightTwice.test(doubled[1]??""))findings.push(artefact("wording.doubled-word",place2,`"${doubled[0]}" says a word twice.`));const article=text.
match(/\ba (?=[aeiou])(?!(?:eu|uni(?!n)|use|usu|one\b|once\b|ut[ei])\w*)\w+/i);if(article)findings.push(artefact("wording.article",place2,`"${article[0]}" wants\
 "an".`));return findings}function sentenceForm(place2,step,index){const text=step.trim();const findings=[];if(new RegExp("^\\p{Ll}","u").test(text))findings.push(
artefact("wording.capital",place2,`Step ${index+1} does not start with a capital.`));if(!/[.!?)"\u201d']$/.test(text))findings.push(artefact("wording.full-stop",place2,
`Step ${index+1} does not end with a full stop.`));return findings}var artefact=(rule,place2,message)=>({rule,severity:"warning",place:place2,message});var families=[shape,amounts,listedIsUsed,mentionedIsListed,times,oven,notFood,safetyTemperature,safetyPractice,allergies,dietsAndExclusions,conditionsHold,wishes,
portions,statedNutrition,wording];function checkRecipe(draft,expectation={}){const source=expectation.source??"engine";const recipe2=readDraft(draft,readerOf(draft));
const ran=families.flatMap(family=>{const found=family.check(recipe2,{...expectation,source});return found===null?[]:[{group:family.group,findings:found.map(each=>weighed(
each,source,recipe2.language))}]});const findings=ran.flatMap(family=>family.findings);return{rules:ran.map(({group,findings:own})=>({group,passed:own.every(({severity})=>severity===
"note")})),findings:source==="model"&&expectation.repaired?withOneSlip(findings):findings}}var blocking=report=>report.findings.filter(({severity})=>severity===
"error");var isCoherence=({rule})=>rule.startsWith("coherence.")||rule.startsWith("times.");function weighed(finding,source,language){if(finding.severity==="not\
e")return finding;if(language!=="en"&&(isCoherence(finding)||finding.rule.startsWith("wording.")))return{...finding,severity:"warning"};if(source==="person")return finding.
rule==="safety.not-food"?finding:{...finding,severity:"warning"};if(source==="model"&&/^shape\.(?:description|empty-step)$/.test(finding.rule))return{...finding,
severity:"warning"};if(source==="model"&&finding.rule.startsWith("times.steps"))return{...finding,severity:"warning"};if(source==="engine"&&finding.rule.startsWith(
"wording."))return{...finding,severity:"error"};return finding}function withOneSlip(findings){const slips=findings.filter(each=>isCoherence(each)&&each.severity===
"error");return slips.length>1?findings:findings.map(each=>slips.includes(each)?{...each,severity:"warning"}:each)}var sentences2={poultry:{de:"Das Gefl\xFCgel ist gar, wenn es an der dicksten Stelle 74 \xB0C erreicht.",es:"La carne de ave est\xE1 hecha cuando su parte m\xE1s grue\
sa alcanza 74 \xB0C.",fr:"La volaille est cuite lorsqu'elle atteint 74 \xB0C \xE0 c\u0153ur.",it:"Il pollame \xE8 cotto quando la parte pi\xF9 spessa raggiunge 74 \xB0C."},
"ground-meat":{de:"Das Hackfleisch ist gar, wenn es innen nicht mehr rosa ist und 71 \xB0C erreicht.",es:"La carne picada est\xE1 hecha cuando ya no est\xE1 rosada y \
alcanza 71 \xB0C en el centro.",fr:"La viande hach\xE9e est cuite lorsqu'elle n'est plus ros\xE9e et atteint 71 \xB0C \xE0 c\u0153ur.",it:"La carne macinata \xE8 c\
otta quando non \xE8 pi\xF9 rosa e raggiunge 71 \xB0C al cuore."},pork:{de:"Das Schweinefleisch ist gar, wenn es im Kern 63 \xB0C erreicht; vor dem Anschneiden ruh\
en lassen.",es:"El cerdo est\xE1 hecho cuando su centro alcanza 63 \xB0C; d\xE9jalo reposar antes de cortarlo.",fr:"Le porc est cuit lorsqu'il atteint 63 \xB0C \xE0 c\
\u0153ur ; le laisser reposer avant de le couper.",it:"Il maiale \xE8 cotto quando raggiunge 63 \xB0C al cuore; lasciarlo riposare prima di tagliarlo."},fish:{de:"\
Der Fisch ist gar, wenn er nicht mehr glasig ist, leicht zerf\xE4llt und 63 \xB0C erreicht.",es:"El pescado est\xE1 hecho cuando est\xE1 opaco, se desmenuza con facil\
idad y alcanza 63 \xB0C.",fr:"Le poisson est cuit lorsqu'il est opaque, s'effeuille facilement et atteint 63 \xB0C.",it:"Il pesce \xE8 cotto quando \xE8 opaco, si sfa\
lda facilmente e raggiunge 63 \xB0C."},shellfish:{de:"Die Garnelen und anderen Krustentiere sind gar, wenn sie durch und durch rosa und undurchsichtig sind (63 \
\xB0C).",es:"El marisco est\xE1 hecho cuando est\xE1 rosado y opaco por dentro (63 \xB0C).",fr:"Les crustac\xE9s sont cuits lorsqu'ils sont roses et opaques \xE0 c\u0153ur\
 (63 \xB0C).",it:"I crostacei sono cotti quando sono rosati e opachi anche all'interno (63 \xB0C)."},molluscs:{de:"Muscheln garen, bis sie sich \xF6ffnen (63 \xB0C); \
geschlossene wegwerfen.",es:"Cocina los moluscos hasta que se abran o est\xE9n opacos (63 \xB0C) y desecha los que sigan cerrados.",fr:"Cuire les coquillages ju\
squ'\xE0 ce qu'ils s'ouvrent ou soient opaques (63 \xB0C) et jeter ceux qui restent ferm\xE9s.",it:"Cuocere i molluschi finch\xE9 si aprono o sono opachi (63 \xB0C) e\
 scartare quelli che restano chiusi."},"raw-fish":{de:"Nur Fisch verwenden, der zum Rohverzehr verkauft wird oder tiefgek\xFChlt war, und bis zum Servieren kalt ha\
lten.",es:"Usa solo pescado apto para consumo en crudo o previamente congelado y mantenlo fr\xEDo hasta servir.",fr:"Utiliser uniquement du poisson vendu pour \xEA\
tre mang\xE9 cru ou pr\xE9alablement congel\xE9, et le garder au froid.",it:"Usare solo pesce adatto al consumo crudo o precedentemente congelato e tenerlo al f\
reddo fino al momento di servire."},"safety.pulses-boiled":{de:"Getrocknete H\xFClsenfr\xFCchte in frischem Wasser 10 Minuten sprudelnd kochen, dann weich garen.",
es:"Hierve las legumbres secas en agua nueva 10 minutos y despu\xE9s cu\xE9celas hasta que est\xE9n tiernas.",fr:"Faire bouillir les l\xE9gumineuses s\xE8ches 10 minu\
tes dans de l'eau propre, puis les cuire jusqu'\xE0 tendret\xE9.",it:"Far bollire i legumi secchi in acqua pulita per 10 minuti, poi cuocerli finch\xE9 sono teneri\
."},"safety.kidney-beans-boiled":{de:"Eingeweichte Kidneybohnen zuerst 10 Minuten in frischem Wasser sprudelnd kochen: halbgar sind sie giftig.",es:"Hierve prim\
ero las alubias rojas remojadas 10 minutos en agua nueva: poco cocidas son t\xF3xicas.",fr:"Faire d'abord bouillir les haricots rouges tremp\xE9s 10 minutes dans d\
e l'eau propre : mal cuits, ils sont toxiques.",it:"Far prima bollire i fagioli rossi ammollati per 10 minuti in acqua pulita: poco cotti sono tossici."},"safet\
y.frozen-meat":{de:"Das gefrorene Fleisch \xFCber Nacht im K\xFChlschrank auftauen.",es:"Descongela la carne durante la noche en la nevera.",fr:"D\xE9congeler la v\
iande une nuit au r\xE9frig\xE9rateur.",it:"Scongelare la carne per una notte in frigorifero."},"safety.raw-egg-note":{de:"Das Gericht enth\xE4lt rohes Ei: f\xFCr Kin\
der, Schwangere und geschw\xE4chte Menschen pasteurisierte Eier verwenden.",es:"Este plato lleva huevo crudo: para ni\xF1os, embarazadas y personas delicadas usa h\
uevos pasteurizados.",fr:"Ce plat contient de l\u2019\u0153uf cru : pour les enfants, les femmes enceintes et les personnes fragiles, utiliser des \u0153ufs pasteuris\xE9s.",
it:"Questo piatto contiene uova crude: per bambini, donne in gravidanza e persone fragili usare uova pastorizzate."},"safety.rice-reheated":{de:"Nur rasch gek\xFCh\
lten Reis verwenden und ihn durch und durch dampfend hei\xDF erhitzen.",es:"Usa arroz cocido que se haya enfriado r\xE1pido y cali\xE9ntalo hasta que humee por comple\
to.",fr:"Utiliser du riz refroidi rapidement et le r\xE9chauffer jusqu\u2019\xE0 ce qu\u2019il soit fumant.",it:"Usare riso raffreddato in fretta e scaldarlo fi\
nch\xE9 \xE8 fumante."},"safety.canning":{de:"Zum Lagern ein gepr\xFCftes Einkochrezept befolgen, sonst im K\xFChlschrank aufbewahren.",es:"Para conservarlo fue\
ra de la nevera sigue una receta de conservas probada; si no, gu\xE1rdalo en fr\xEDo.",fr:"Pour une conservation hors du froid, suivre une recette de conserve \xE9\
prouv\xE9e ; sinon garder au r\xE9frig\xE9rateur.",it:"Per conservarlo in dispensa seguire una ricetta di conserve collaudata, altrimenti tenerlo in frigorifero\
."},"safety.fermenting":{de:"Alles unter der Lake halten und wegwerfen, was pelzig, schleimig oder rosa wird.",es:"Mant\xE9n todo bajo la salmuera y desecha el lot\
e si sale moho, baba o color rosa.",fr:"Tout garder sous la saumure et jeter si cela devient duveteux, visqueux ou rose.",it:"Tenere tutto sotto la salamoia e b\
uttare se diventa peloso, viscido o rosa."},"safety.foraging":{de:"Nur Wildpflanzen und Pilze verwenden, die jemand vom Fach bestimmt hat; im Zweifel weglassen.",
es:"Usa solo plantas y setas silvestres identificadas por un experto; en caso de duda, no las uses.",fr:"N'utiliser que des plantes et champignons sauvages iden\
tifi\xE9s par un expert ; dans le doute, s'abstenir.",it:"Usare solo piante e funghi selvatici riconosciuti da un esperto; nel dubbio, lasciarli fuori."},"safet\
y.garlic-in-oil":{de:"Das Knoblauch\xF6l im K\xFChlschrank aufbewahren und innerhalb von 4 Tagen verbrauchen.",es:"Guarda el aceite de ajo en la nevera y cons\xFAm\
elo en menos de 4 d\xEDas.",fr:"Garder l'huile \xE0 l'ail au r\xE9frig\xE9rateur et la consommer dans les 4 jours.",it:"Tenere l'olio all'aglio in frigorifero e\
 consumarlo entro 4 giorni."},"safety.raw-sprouts":{de:"Rohe Sprossen k\xF6nnen Keime tragen: f\xFCr Kinder, Schwangere und geschw\xE4chte Menschen durchgaren.",
es:"Los brotes crudos pueden llevar bacterias: coc\xEDnalos para ni\xF1os, embarazadas y personas delicadas.",fr:"Les germes crus peuvent porter des bact\xE9ries :\
 les cuire pour les enfants, les femmes enceintes et les personnes fragiles.",it:"I germogli crudi possono portare batteri: cuocerli per bambini, donne in gravi\
danza e persone fragili."},"safety.raw-flour":{de:"Das Mehl vorher auf 74 \xB0C erhitzen und abk\xFChlen lassen, denn rohes Mehl kann Keime tragen.",es:"Calient\
a antes la harina a 74 \xB0C y deja que se enfr\xEDe: cruda puede llevar bacterias.",fr:"Chauffer la farine \xE0 74 \xB0C et la laisser refroidir avant usage : crue, \
elle peut porter des bact\xE9ries.",it:"Scaldare prima la farina a 74 \xB0C e lasciarla raffreddare: cruda pu\xF2 portare batteri."}};var safetySentence=(rule,language,english)=>language===
"en"?english:sentences2[rule]?.[language]??english;function withSafetySteps(draft){const reader=readerOf(draft);const{language}=reader;const written2=readDraft(draft,reader);let instructions=corrected(draft.instructions,
wrongDoneness(written2));const isCorrected=instructions.some((step,i)=>step!==draft.instructions[i]);const recipe2=isCorrected?readDraft({...draft,instructions},
reader):written2;const said3=new Set;for(const{line,doneness}of missingDoneness(recipe2)){const raw=rawFishDish.test(recipe2.title)&&/fish|molluscs/.test(doneness.
kind);const sentence=raw?safetySentence("raw-fish",language,rawFishSentence):safetySentence(doneness.kind,language,doneness.sentence(kindly(line)));if(said3.has(
doneness.kind)||isLeftOut(line,recipe2))continue;said3.add(doneness.kind);instructions=added(instructions,sentence,lastCooking(instructions,line,reader))}for(const practice of practices){
if(practice.sentence===null||!practice.missing(recipe2,{}))continue;const english=sentenceOf(practice,recipe2);if(english===null)continue;const sentence=safetySentence(
practice.rule,language,english);const{before}=practice;const named2=instructions.flatMap((step,index)=>before?.test(reader.english(step).text)?[index]:[]);const at=named2.
find(index=>!/^soak\b/i.test(reader.english(instructions[index]??"").text))??named2[0]??-1;instructions=before?opened(instructions,sentence,Math.max(0,at)):added(
instructions,sentence,instructions.length-1)}return instructions.length===draft.instructions.length&&instructions.every((step,i)=>step===draft.instructions[i])?
draft:{...draft,instructions}}var calledInSteps="meat fish fillet bird patty burger mince meatball kofta steak breast thigh leg wing drumstick kebab sausage ban\
ger".split(" ");var namesOf5=line=>new Set([...tokens(line.parsed.food),...line.food?tokens(line.food.name):[],...calledInSteps]);var isNamed=(line,{steps})=>{const names2=namesOf5(
line);return steps.some(step=>step.tokens.some(token=>names2.has(token)))};var NAMING=2;var isLeftOut=(line,recipe2)=>!isNamed(line,recipe2)&&!isNamedTogether(line,
recipe2)&&recipe2.lines.filter(other=>other!==line&&isNamed(other,recipe2)).length>=NAMING;var kindly=line=>(line.food?.name??line.parsed.food).toLowerCase();function lastCooking(written2,line,{
english}){const steps=written2.map(step=>english(step).text);const names2=namesOf5(line);const cooks=step=>heats(step.toLowerCase());const byName=steps.findLastIndex(
step=>cooks(step)&&tokens(step).some(token=>names2.has(token)));return byName>=0?byName:steps.findLastIndex(cooks)}function added(steps,sentence,at){const step=steps[at];
if(step===void 0)return[...steps,sentence];if(step.length+sentence.length+1>MAX_STEP_LENGTH)return[...steps.slice(0,at+1),sentence,...steps.slice(at+1)];const closed=/[.!?]$/.
test(step.trim())?step.trim():`${step.trim()}.`;return steps.with(at,`${closed} ${sentence}`)}var opened=(steps,sentence,at)=>{const step=steps[at];return step===
void 0||step.length+sentence.length+1>MAX_STEP_LENGTH?[sentence,...steps]:steps.with(at,`${sentence} ${step}`)};var headingWords={ingredients:`ingredients, ingredient list, you will need, youll need, what you need, what youll need, what you will need, shopping list, for t\
his you need
    Zutaten, Zutatenliste, Einkaufsliste, Man nehme, Das brauchst du, Sie brauchen
    ingr\xE9dients, liste des ingr\xE9dients, les ingr\xE9dients, il vous faut
    ingredientes, lista de ingredientes, necesitas, qu\xE9 necesitas
    ingredienti, lista degli ingredienti, occorrente, cosa serve`,steps:`directions, instructions, method, preparation, steps, how to make, how to make it, how \
to cook, to make, procedure, what to do, the method, cooking instructions, lets cook
    Zubereitung, Anleitung, So gehts, So wirds gemacht, Zubereitungsschritte, Arbeitsschritte, Schritte
    pr\xE9paration, \xE9tapes, r\xE9alisation, instructions, la recette, \xE9tapes de pr\xE9paration
    elaboraci\xF3n, preparaci\xF3n, modo de preparaci\xF3n, pasos, instrucciones, procedimiento, c\xF3mo se hace
    preparazione, procedimento, istruzioni, esecuzione, come si prepara`,notes:`notes, note, cooks notes, cooks note, tips, tip, variations, nutrition, nutritio\
n facts, storage, from the kitchen of, per serving
    Tipp, Tipps, Hinweis, Hinweise, Notizen, N\xE4hrwerte, Pro Portion, Variante
    conseils, conseil, astuce, astuces, remarque, valeurs nutritionnelles
    consejos, consejo, notas, nota, trucos, truco, informaci\xF3n nutricional
    consigli, consiglio, note, valori nutrizionali, varianti`};var servingWords={before:["serves|servings?|makes|yields?|feeds","f\xFCr|ergibt|portionen|personen",
"pour|donne|nombre de parts","para|raciones|porciones|rinde|comensales","per|dosi per|porzioni|persone"],behind:["servings|serves|portions|people|persons","pers\
onen|portionen|st\xFCck|st\xFCcke|stk","personnes|pers|parts|portions|pi\xE8ces","personas|raciones|porciones|comensales|unidades","persone|porzioni|pezzi"]};var timeWords={
prepTime:["prep(?:aration)?","(?:vor|zu)bereitung(?:szeit)?|arbeitszeit","pr\xE9paration","preparaci[o\xF3]n","preparazione"],cookTime:["cook(?:ing)?|bak(?:e|in\
g)|roast(?:ing)?|simmer(?:ing)?","(?:koch|gar|back|brat)(?:-?/?(?:koch|gar|back|brat))?zeit","cuisson|temps de cuisson","cocci[o\xF3]n|horneado|tiempo de cocci[o\xF3]\
n","cottura"],restTime:["rest(?:ing)?|chill(?:ing)?|marinat(?:e|ing)|ris(?:e|ing)|proof(?:ing)?|inactive|additional","ruhezeit|gehzeit|k\xFChlzeit|marinierzeit|war\
tezeit","repos|temps de repos|marinade","reposo|tiempo de reposo","riposo|lievitazione"],totalTime:["total(?:\\s*time)?|ready\\s*in|takes|time","gesamtzeit|fert\
ig in","temps total|dur\xE9e totale","tiempo total|listo en","tempo totale|pronto in"]};var durationWords=[[new RegExp("(?<=\\d\\s*)(?:Std|Stdn)\\.?(?!\\p{L})",
"giu"),"hours"],[new RegExp("(?<=\\d\\s*)(?:Stunden?|heures?|horas?|ore|ora)(?!\\p{L})","giu"),"hours"],[new RegExp("(?<=\\d\\s*)(?:Minuten?|minutos?|minuti|minut\
o)(?!\\p{L})","giu"),"minutes"],[/(?<=\d\s*(?:min|mins))\.(?!\d)/giu,""]];var labels=[["prep","prep(?:aration|ping)?(?: time)?|active(?: time)?|hands[- ]on(?: time)?|working time"],["cook","(?:cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|g\
rill(?:ing)?|simmer(?:ing)?|fry(?:ing)?)(?: time)?"],["rest","(?:rest(?:ing)?|chill(?:ing)?|marinat(?:e|ing)|cool(?:ing)?|ris(?:e|ing)|proof(?:ing)?|inactive|ad\
ditional|waiting)(?: time)?"],["total","total(?: time)?|ready in|time(?: needed| required)?|takes|duration|overall time"],["yield","serves|servings?|yields?|mak\
es|portions?|recipe yield|number of servings|feeds"],["category","course|category|meal|meal type|dish type|type of dish"],["author","(?:recipe )?(?:author|by|fr\
om the kitchen of|adapted from|courtesy of)"],["address","source|url|link|original(?: recipe)?|from"],["title","title|recipe(?: name| title)?|name"]];var idle=/^(?:cuisine|difficulty|level|skill level|calories|kcal|rating|keywords?|tags?|date|published|updated|posted(?: on| by)?|cost|rest(?:ing)?(?: time)?|chill(?:ing)?(?: time)?|marinat(?:e|ing)(?: time)?|cool(?:ing)?(?: time)?|inactive(?: time)?|additional(?: time)?|rating|diet|energy)\s*[:\u2013\u2014-]\s*\S/i;
var printed={prep:timeWords.prepTime.slice(1).join("|"),cook:timeWords.cookTime.slice(1).join("|"),rest:timeWords.restTime.slice(1).join("|"),total:[...timeWords.
totalTime.slice(1),"tiempo","dur\xE9e","dauer"].join("|"),yield:"f\xFCr(?= \\d+ (?:person|portion))|pour(?= \\d+ (?:pers|conv))|para(?= \\d+ (?:pers|raci|comen|porci)\
)|per(?= \\d+ pers)|dosi per|portionen|personen|ergibt|nombre de (?:parts|personnes)|personnes|raciones|porciones|comensales|porzioni|persone"};var labelled=[...labels,
...Object.entries(printed)].map(([kind,words4])=>[kind,new RegExp(String.raw`^(?:${words4})\s*(?::|\u2013|\u2014|-|=|\s|$)\s*(.*)$`,"i")]);var strict=new Set(["author",
"address","title","category"]);function factsOf(line,following=""){if(line.length>300)return null;const plain2=line.replace(/[*_]{1,2}/g,"").trim();const pieces=plain2.
split(/\s*[|\u2022·\u25cf;\u22c5/]\s*|\s{2,}|,\s+(?=(?:prep|cook|total|serves|makes|yield|bak))/i).filter(Boolean);if(pieces.length>1){const facts=pieces.map(piece=>factOf(
piece));if(facts.every(fact=>fact!==null))return{facts,usesNext:false}}const whole3=pieces.length>1&&/[|\u2022·\u25cf]/.test(plain2)?null:factOf(plain2);if(whole3)return{
facts:[whole3],usesNext:false};if(following!==""&&following.length<60&&/^[a-z\s-]{4,25}:?$/i.test(plain2)){const fact=factOf(`${plain2.replace(/:$/,"")}: ${following}`);
if(fact&&fact.kind!=="other"&&!strict.has(fact.kind))return{facts:[fact],usesNext:true}}return null}function factOf(text){for(const[kind,pattern3]of labelled){const value=pattern3.
exec(text)?.[1]?.trim();if(!value)continue;const fact=read(kind,value,text);if(fact)return fact}if(idle.test(text))return{kind:"other"};if(/^\d+(?:\s*(?:-|\u2013|to)\s*\d+)?\s+(?:servings?|portions?|people)\.?$/i.
test(text))return{kind:"yield",text:text.replace(/\.$/,"")};if(/^https?:\/\/\S+$/i.test(text))return{kind:"address",text};return null}function read(kind,value,text){
if(kind==="prep"||kind==="cook"||kind==="rest"||kind==="total"){const rest=value.replace(/[\d½¼¾\u2153\u2154.,/:\s\u2013\u2014-]|\b(?:about|approx(?:imately)?|around|to|and|hours?|hrs?|h|minutes?|mins?|m|days?|overnight|plus|resting|chilling|pt\w+|minuten?|minutos?|minut[oi]|stunden?|std|heures?|horas?|or[ae]|ca|circa|etwa|environ|und|et|y|e)\b|[()+]/gi,
"");const minutes=rest===""?readMinutes(value):null;const isStep=kind==="cook"&&/[.]$/.test(text)&&!/:/.test(text)||kind==="rest"&&!/\btime\b|[:\u2013\u2014-]/i.test(
text);return minutes===null||isStep?null:{kind,minutes}}if(kind==="yield"){const hasNumber=/^(?:about |approx\.? |around |up to )?(?:\d|one|two|three|four|six|eight|ten|twelve|a |an )/i.
test(value);return hasNumber&&value.length<=60?{kind,text:text.replace(/^(?:recipe yields?|yields?|servings?|number of servings|portions?)\s*[:\u2013\u2014-]?\s*/i,"")}:
null}const isLabel=/^[\w\s]{2,24}:/.test(text)||kind==="author"&&new RegExp("^(?:[Rr]ecipe )?[Bb]y\\s+\\p{Lu}","u").test(text)&&text.length<60;if(!isLabel)return null;
if(kind==="address")return/^https?:\/\/\S+$/i.test(value)?{kind,text:value}:{kind:"author",text:value};return{kind,text:value}}var verbs=new Set("add allow arrange assemble bake beat blanch blend boil bring broil brown brush bring check chill chop coat combine cook cool cover cream crus\
h cut deglaze dice dip discard dissolve divide drain dredge drizzle dry dust fill flip fold form freeze fry garnish grate grease grill heat knead ladle layer le\
ave let lift line lower make marinate mash measure melt microwave mince mix pat peel place poach pop pour preheat pre-heat prepare press prick process pull put \
reduce refrigerate remove repeat return rinse roast roll rub saute saut\xE9 scatter scoop score scrape season separate serve set shape shred sift simmer skim slice\
 smash soak soften spoon spread sprinkle squeeze stack steam stir store strain stuff swirl take taste thicken tip toast top toss transfer trim turn use warm was\
h whip whisk wipe wrap".split(" "));var openings=/^(?:in an?|in the|into|on a|once|when|while|meanwhile|after|before|using|with|to (?:make|serve|assemble)|for the [\w\s]{2,30},|first|then|next|finally|lastly|now|if you|as soon as|start|begin|carefully|gently|gradually|slowly|lightly|immediately|the (?:oven|dough|mixture))\b/i;
var wordsIn=text=>text.split(/\s+/).length;var numbered=/^(?:step\s*)?(\d{1,2})\s*[.):]\s+(?=\S)|^step\s+(\d{1,2})\s*[:.\u2013\u2014-]?\s*(?=\S)/i;function unnumbered2(line){
const match=numbered.exec(line);return match?line.slice(match[0].length):null}var isNumberAlone=line=>/^(?:step\s*)?\d{1,2}\s*[.):]?$/i.test(line);var beginsWithVerb=text=>verbs.
has((/^[\p{L}-]+/u.exec(text)?.[0]??"").toLowerCase())||openings.test(text);function isStepLike(line){const text=unnumbered2(line)??line;const words4=wordsIn(text);
if(beginsWithVerb(text)&&words4>=3)return true;return words4>=9&&/[.!]["\u201d)]?$/.test(text)&&splitLine(text).amount===""}function isIngredientLike(line){const words4=wordsIn(
line);if(words4>24||line.length>200)return false;if(splitLine(line).amount!=="")return!/[.!]$/.test(line)||words4<=8;if(beginsWithVerb(line)&&words4>2)return false;
if(/[.!?]$/.test(line))return false;if(/\b(?:to taste|as needed|for (?:serving|garnish|frying|dusting|greasing)|optional)\b/i.test(line))return true;return words4<=
6&&matchFood(line.replace(/\(.*?\)/g," ").split(",")[0]??"")!==null}var unbulleted=line=>line.replace(/^(?:[\u2022·\u25aa\u25cf\u25cb\u25e6\u2023\u2043*\u25a2\u25a1\u2610\u2713\u2714\u2013\u2014-]|\[[ x]?\])\s*(?=\S)/iu,
"");var isBulleted=line=>/^(?:[\u2022·\u25aa\u25cf\u25cb\u25e6\u2023\u2043*\u25a2\u25a1\u2610\u2713\u2714\u2013\u2014]|-\s|\[[ x]?\])\s*\S/iu.test(line);function groupOf(line,shouting){if(line.length>60||
/\d/.test(line))return null;const bare4=line.replace(/^[#*_\s]+|[*_\s]+$/g,"");const isMarked=/^#{1,6}\s/.test(line)||/^(\*\*|__).+\1:?$/.test(line);const isFor=/^(?:for|to make) the [\p{L}\s'\u2019-]{2,40}:?$/iu.
test(bare4)&&wordsIn(bare4)<=6;const isShouted=!shouting&&new RegExp("^\\p{Lu}[\\p{Lu}\\s&'\u2019-]{3,}$","u").test(bare4);if(isMarked||isFor||isShouted||/:$/.test(
bare4)&&wordsIn(bare4)<=7)return bare4.replace(/[:\s]+$/,"");return null}var shouts=lines=>lines.filter(line=>new RegExp("\\p{L}","u").test(line)&&line===line.toUpperCase()).length>lines.length/2;function joinIngredients(lines){const shouting=shouts(
lines);const found=[];let group=null;for(const line of lines){if(line==="")continue;const text=unbulleted(line);const name=groupOf(line,shouting);if(name!==null)
group=name;else if(/^[-\u2013\u2014_=*\s.]+$/.test(text))continue;else if(isContinued(found.at(-1)?.text,line))found.at(-1).text+=` ${text}`;else found.push({text,group})}
return found}function isContinued(before,line){if(before===void 0||isBulleted(line))return false;const open2=before.split("(").length>before.split(")").length;const isNewAmount=/^[\d½¼¾\u2153\u2154\u215b]/u.
test(line);return open2&&!isNewAmount||/(?:,|\b(?:and|or|of|with|plus))$/i.test(before)&&!isNewAmount||/^\([^)]*\)$/.test(line)}function joinSteps(lines){const shouting=shouts(
lines);const byNumber=lines.some(line=>unnumbered2(unbulleted(line))!==null||isNumberAlone(line));const byBullet=!byNumber&&lines.some(isBulleted);const found=[];
let group=null;let opensNext=true;for(const line of lines){if(line===""){opensNext=opensNext||!(byNumber||byBullet);continue}if(isNumberAlone(line)){opensNext=true;
continue}const bare4=unbulleted(line);const text=unnumbered2(bare4)??bare4;const name=unnumbered2(bare4)===null&&!isBulleted(line)?groupOf(line,shouting):null;if(name!==
null){group=name;opensNext=true;continue}const last=found.at(-1);const opens=opensNext||!last||(byNumber?unnumbered2(bare4)!==null:byBullet?isBulleted(line):!isWrapped(
last.text,line));if(opens)found.push({text,group});else last.text+=` ${text}`;opensNext=false}return found.filter(({text})=>new RegExp("\\p{L}","u").test(text))}
var isWrapped=(before,line)=>!/[.!?:\u2026]["\u201d\u2019)]?$/.test(before)&&(/^[\p{Ll}\d(]/u.test(line)||before.length>55);var parts4=[["ingredients",/^(?:(?:the |your |main |list of )?ingredients?(?: list| needed| required)?|(?:what )?you(?:'ll| will)? need|what you(?:'ll)? need|shopping list|you(?:'ll| will) need)(?: for [\w\s]{1,40})?$/],
["tools",/^(?:(?:special |kitchen )?equipment(?: needed)?|(?:kitchen )?tools|utensils|cookware|you will also need)$/],["steps",/^(?:(?:cooking |recipe |preparation )?(?:instructions?|directions?|steps?|procedure|method|process)|preparation|preparing|how to (?:make|cook|prepare|do)(?: it| this| them)?(?: [\w\s]{1,40})?|what to do|let's cook|to make(?: it)?|step[- ]by[- ]step(?: [\w\s]{1,30})?|method of preparation)$/],
["notes",/^(?:(?:recipe |cook'?s? |chef'?s? |helpful |expert |baker'?s |my |some )?(?:notes?|tips?|hints?)(?: (?:and|&) (?:notes?|tips?|tricks|variations))?|tips and tricks|variations?|substitutions?|storage|storing|make[- ]ahead(?: tips?| notes?)?|to store|serving suggestions?|serve with|leftovers)$/],
["skip",/^(?:nutrition(?:al)?(?: facts?| information| info| values?| analysis)?(?: per serving| \(per serving\))?|per serving|(?:user |reader )?(?:comments?|reviews?|ratings?)(?: \(?\d+\)?)?|\d+ comments?|(?:more |related |similar |other )(?:recipes?|posts?|articles)|you (?:may|might)(?: also)? (?:like|enjoy|love)|did you (?:make|try) this(?: recipe)?\??|leave a (?:comment|reply|review)|share(?: this| it)?(?: recipe| post)?|subscribe|newsletter|sign up|follow (?:us|me)|about the author|tags?|keywords?|filed under|advertisement|pin (?:it|this)|print(?: recipe)?|jump to recipe|save(?: recipe)?|rate this(?: recipe)?|video|watch the video|faqs?|frequently asked questions)$/]];
var bareHeading=line=>line.replace(/^[\s#*_=~>\u2013\u2014-]+|[\s#*_=~:\u2013\u2014.-]+$/g,"").replace(new RegExp("\\p{Extended_Pictographic}\\ufe0f?","gu"),"").replace(/[\u2019`]/g,
"'").replace(/\s+/g," ").trim();function sectionOf(line){if(line.length>4e3)return null;const bare4=bareHeading(line).toLowerCase();if(bare4.length<=60){const part2=partOf2(
bare4)??partOf2(bare4.replace(/\s*[([].*$/,"").trim());if(part2)return{part:part2,rest:/[([](.*?)[)\]]/.exec(bare4)?.[1]??""}}const[,name,rest]=/^([^:\d]{4,40}):\s*(\S.*)$/.
exec(line)??[];const part=name===void 0?null:partOf2(bareHeading(name).toLowerCase());return part&&readMinutes(rest)===null?{part,rest:rest??""}:null}var printed2=new Map(
["ingredients","steps","notes"].flatMap(part=>headingWords[part].split(/[,\n]/).map(name=>[foldWord(name.trim()),part])));var partOf2=words4=>parts4.find(([,pattern3])=>pattern3.
test(words4))?.[0]??printed2.get(foldWord(words4))??null;function readHead(lines,{hasIngredients,hasSteps}){const facts=[];const rest=lines.filter(line=>{const found=line===""?null:factsOf(line);if(found)facts.push(...found.
facts);return!found});const{title,at}=titleOf3(rest);const body=rest.filter((_,index)=>index!==at);if(hasIngredients&&hasSteps)return{title,description:words3(body),
ingredients:[],steps:[],facts};return{title,facts,...parted(body,{hasIngredients,hasSteps})}}function titleOf3(lines){const marked2=lines.findIndex(line2=>/^#{1,2}\s+\S/.
test(line2));const first=lines.findIndex(line2=>line2!==""&&line2.length<=140&&!/^https?:/i.test(line2)&&!/^recipe:?$/i.test(bareHeading(line2)));const at=marked2>=
0?marked2:first;const line=lines[at];if(line===void 0)return{title:"",at:-1};const isContent=marked2<0&&(isBulleted(line)||isIngredientLike(line)&&/^[\d½¼¾\u2153\u2154\u215b]/u.
test(line)||/[.!]$/.test(line));return isContent?{title:"",at:-1}:{title:bareHeading(line).replace(/\s+recipe$/i,""),at}}function parted(lines,{hasIngredients,hasSteps}){
const isIngredient=line=>line!==""&&isIngredientLike(unbulleted(line))&&!isStepLike(unbulleted(line));const start=hasIngredients?-1:lines.findIndex(isIngredient);
const firstStep=lines.findIndex((line,index)=>index>start&&line!==""&&isStepLike(unbulleted(line)));if(start<0){const isTold2=lines.filter(line=>isOrder(unbulleted(
line))).length>1;if(hasIngredients||firstStep<0||!isTold2)return{description:words3(lines),ingredients:[],steps:[]};return{description:words3(lines.slice(0,firstStep)),
ingredients:[],steps:lines.slice(firstStep)}}const end=firstStep<0||hasSteps?lines.length:firstStep;return{description:words3(lines.slice(0,start)),ingredients:lines.
slice(start,end),steps:hasSteps?[]:lines.slice(end)}}var isOrder=line=>isStepLike(line)&&(unnumbered2(line)!==null||beginsWithVerb(line));var words3=lines=>lines.
map(line=>line.replace(/^[#>*_\s]+|[*_]+$/g,"")).join("\n").replace(new RegExp("(?<=[\\p{Ll},])\\n(?=\\p{Ll})","gu")," ").replace(/\n{2,}/g,"\n").trim();var MAX_LINES=3e3;var MAX_LINE=4e3;function readText(text){const all3=withHeadingsApart(manyLines(text)).split("\n");const lines=all3.slice(0,MAX_LINES).map(line=>line.
slice(0,MAX_LINE).trim());const recipes=gather(lines).map(assemble);const last=recipes.at(-1);if(all3.length>MAX_LINES)last?.unclear.push(`what stands behind th\
e first ${MAX_LINES} lines.`);if(all3.slice(0,MAX_LINES).some(line=>line.length>MAX_LINE))last?.unclear.push(`what a line has behind its first ${MAX_LINE} chara\
cters.`);return recipes}var withHeadingsApart=text=>text.replace(/(?<=[^\n#*_]{8}[\s.!?)])(?=(?:Ingredients|Instructions|Directions|Method|Preparation|Steps|Notes?)\s*:\s)/g,
"\n");var fresh=()=>({head:[],ingredients:[],steps:[],notes:[],tools:[],skip:[],facts:[]});function gather(lines){const recipes=[fresh()];let part="head";const latest=()=>recipes.
at(-1);for(let index=0;index<lines.length;index+=1){const line=lines[index];const section=line===""?null:sectionOf(line);if(section){const before=latest();if(section.
part==="ingredients"&&before.ingredients.length>0&&before.steps.length>0){recipes.push({...fresh(),head:takeTitle(before,part)})}part=section.part;if(section.rest)
add(latest(),part,section.rest);continue}const found=line===""?null:factsOf(line,lines[index+1]);if(found&&!(part==="skip"||part==="notes")){latest().facts.push(
...found.facts);if(found.usesNext)index+=1;continue}if(part==="ingredients"&&lines[index-1]===""&&isStepLike(line)&&!isIngredientLike(line))part="steps";latest()[part].
push(line)}return recipes}function add(recipe2,part,rest){const facts=factsOf(rest);if(facts)recipe2.facts.push(...facts.facts);else if(part==="ingredients")recipe2.
ingredients.push(...splitSeries(rest));else recipe2[part].push(rest)}function splitSeries(text){const pieces=text.split(/\s*[;\u2022·|]\s*/).filter(Boolean);if(pieces.
length>1)return pieces;const lines=[];for(const piece of text.replace(/\.$/,"").split(/,\s+/)){const isNew=splitLine(piece).amount!==""||matchFood(piece)!==null;
if(isNew||lines.length===0)lines.push(piece);else lines[lines.length-1]+=`, ${piece}`}return lines}function takeTitle(before,part){const list4=before[part];while(list4.
at(-1)==="")list4.pop();const start=list4.lastIndexOf("");const tail=list4.slice(start+1);if(start<0||tail.length>4||tail.some(line=>isStepLike(line)))return[];
list4.splice(start);return tail}function assemble(gathered){const found=nothingFound();const head=readHead(gathered.head,{hasIngredients:gathered.ingredients.length>
0,hasSteps:gathered.steps.length>0});found.title=head.title;found.description=head.description;found.ingredients=joinIngredients([...head.ingredients,...gathered.
ingredients]);found.steps=joinSteps([...head.steps,...gathered.steps]);applyFacts(found,[...gathered.facts,...head.facts]);found.notes=notesOf(gathered);if(gathered.
tools.some(Boolean))found.extras.push("tools");return found}function notesOf({notes,tools:tools2}){const written2=manyLines(notes.join("\n"));const equipment=manyLines(
tools2.join("\n"));return[written2,equipment&&`Equipment:
${equipment}`].filter(Boolean).join("\n\n")}function applyFacts(found,facts){for(const fact of facts){if(fact.kind==="prep")found.prepMinutes??=fact.minutes;if(fact.
kind==="cook")found.cookMinutes??=fact.minutes;if(fact.kind==="rest")found.restMinutes=(found.restMinutes??0)+fact.minutes;if(fact.kind==="total")found.totalMinutes??=
fact.minutes;if(fact.kind==="yield")found.yield??=fact.text;if(fact.kind==="author")found.author??=fact.text;if(fact.kind==="address")found.address??=fact.text;
if(fact.kind==="category")found.categories.push(fact.text);if(fact.kind==="title")found.title=fact.text}}var aroundNames=new Set(["nav","footer","aside","form"]);var aroundClasses=/(?:^|[\s_-])(?:comments?|sidebar|related|newsletter|share|sharing|social|cookies?|advert\w*|breadcrumbs?)(?:$|[\s_-])/i;
var aroundRoles=/^(?:navigation|complementary|banner|search)$/i;var places2=["[class*=wprm-recipe-container], [class*=tasty-recipes], [class*=mv-create-card], [\
class*=recipe-card], [class*=recipe-content]","article","main, [role=main]","body"];var PATIENCE=3e5;function*articleTexts($){let count=0;for(const place2 of places2){
for(const element of $(place2).toArray()){if(count++>=12)return;const text=textOf2(element,asMarkdown());if(text!=="")yield text}}if($("body").length>0)return;for(const root of $.
root().toArray())yield textOf2(root,asMarkdown())}var pageWords=$=>{const root=$("body")[0]??$.root()[0];return root?textOf2(root,asMarkdown()):""};function asMarkdown(){
const counts2=new Map;return{patience:{left:PATIENCE},skip:({name="",attribs={}})=>aroundNames.has(name)||"hidden"in attribs||attribs["aria-hidden"]==="true"||aroundRoles.
test(attribs.role??"")||aroundClasses.test(`${attribs.class??""} ${attribs.id??""}`),mark:element=>{const{name="",parent}=element;if(/^h[1-6]$/.test(name))return`${"\
#".repeat(Math.max(2,Number(name[1])))} `;if(name==="p")return"\n";if(name!=="li"||!parent)return"";if(parent.name!=="ol")return"\u2022 ";const number=(counts2.
get(parent)??0)+1;counts2.set(parent,number);return`${number}. `}}}var MAX_DEPTH=64;var MAX_LENGTH=2e6;function parseLooseJson(script){if(script.length>MAX_LENGTH)return[];const text=unwrapped(script);if(text===""||depthOf(text)>
MAX_DEPTH)return[];const whole3=parse(text);if(whole3!==void 0)return[whole3];const decoded2=text.includes("&quot;")&&!text.includes('"')?text.replaceAll("&quot\
;",'"').replaceAll("&amp;","&"):text;const mended=mend(decoded2);if(depthOf(mended)>MAX_DEPTH)return[];const repaired=parse(mended);if(repaired!==void 0)return[
repaired];return apart2(mended).map(parse).filter(value=>value!==void 0)}function parse(text){try{return JSON.parse(text)}catch{return void 0}}function unwrapped(script){
let text=script.trim().replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/i,"");const open2=without(text,"*/");if(open2.endsWith("]]>"))text=without(without(without(
open2,"]]>"),"//"),"/*");text=without(text.trim().replace(/^<!--/,""),"-->");let end=text.length;while(end>0&&/[\s;]/.test(text[end-1]))end-=1;return text.slice(
0,end).trim()}var without=(text,end)=>{const trimmed=text.trimEnd();return trimmed.endsWith(end)?trimmed.slice(0,-end.length).trimEnd():trimmed};function depthOf(text){
let depth=0;let deepest=0;let isText=false;for(let index=0;index<text.length;index+=1){const sign=text[index];if(isText){if(sign==="\\")index+=1;else if(sign===
'"')isText=false}else if(sign==='"')isText=true;else if(sign==="{"||sign==="[")deepest=Math.max(deepest,++depth);else if(sign==="}"||sign==="]")depth-=1}return deepest}
var escapes={"\n":"\\n","\r":"\\r","	":"\\t","\b":"\\b","\f":"\\f"};function mend(text){const out=[];let index=0;while(index<text.length){const sign=text[index];
if(sign==='"'){const{mended,end}=mendText(text,index);out.push(mended);index=end}else if(sign==="/"&&text[index+1]==="*")index=after(text,"*/",index+2);else if(sign===
"/"&&text[index+1]==="/")index=after(text,"\n",index+2);else if(sign===","){index=afterCommas(text,index);if(!/[}\]]/.test(text[index]??""))out.push(sign)}else{
out.push(sign);index+=1}}return out.join("")}function afterCommas(text,from){let index=from;for(;;){if(text.startsWith("/*",index))index=after(text,"*/",index+2);else if(text.
startsWith("//",index))index=after(text,"\n",index+2);else if(/[\s,]/.test(text[index]??""))index+=1;else return index}}var after=(text,mark,from)=>{const at=text.
indexOf(mark,from);return at<0?text.length:at+mark.length};function mendText(text,start){const out=['"'];for(let index=start+1;index<text.length;index+=1){const sign=text[index];
if(sign==='"'){if(closes(text,index))return{mended:`${out.join("")}"`,end:index+1};out.push('\\"')}else if(sign==="\\"){const next=text[index+1]??"";const isValid=/["\\/bfnrt]/.
test(next)||next==="u"&&/^[\da-f]{4}$/i.test(text.slice(index+2,index+6));out.push(isValid?sign+next:next==="'"?"'":`\\\\${next==="\n"?"\\n":next}`);index+=1}else
out.push(escapes[sign]??(sign<" "?" ":sign))}return{mended:`${out.join("")}"`,end:text.length}}var closes=(text,at)=>{const behind=text.slice(at+1,at+400);return/^\s*(?:[}\]:]|$|,\s*(?:["{[}\]\d-]|true|false|null|\/[/*]|,|$)|\/\*|\/\/)/.
test(behind)};function apart2(text){const values=[];let depth=0;let start=-1;let isText=false;for(let index=0;index<text.length&&values.length<50;index+=1){const sign=text[index];
if(isText){if(sign==="\\")index+=1;else if(sign==='"')isText=false}else if(sign==='"')isText=true;else if(sign==="{"||sign==="["){if(depth===0)start=index;depth+=
1}else if(sign==="}"||sign==="]"){depth-=1;if(depth===0&&start>=0)values.push(text.slice(start,index+1))}}return values}var MAX_DEPTH2=600;var MAX_OPEN=3e3;var MAX_PARSED=15e5;var MAX_TAGS=5e4;var MAX_HEAD2=3e5;var MAX_AT_TOP=2e3;function linkedScripts(html){const scripts=[];const small=html.
toLowerCase();for(let from=small.indexOf("<script");from>=0&&scripts.length<60;from=small.indexOf("<script",from+1)){const begin=small.indexOf(">",from);const end=begin<
0?-1:small.indexOf("</script",begin);if(begin>=0&&small.slice(from,Math.min(begin,from+1e3)).includes("ld+json"))scripts.push(html.slice(begin+1,end<0?void 0:end));
if(end<0)break;from=end}return scripts}function parseHead(html){const end=html.slice(0,MAX_HEAD2).search(/<\/head|<body/i);return parseMarkup(html.slice(0,end<0?
MAX_HEAD2:end))??load("")}function parseMarkup(page2){const parsed2=parsePiece(page2);return parsed2&&isCrowded(parsed2)?within(page2):parsed2}var within=page2=>{
const parsed2=parsePiece(`<div>${page2}`);return parsed2&&isCrowded(parsed2)?null:parsed2};var isCrowded=$=>($.root()[0]?.children.length??0)>MAX_AT_TOP;function parsePiece(page2){
const html=beginning(page2.slice(0,MAX_PARSED));if(opensTooMuch(html))return null;const $=load(html,{},true);const root=$.root()[0];return root&&isDeep(root)?null:
$}function beginning(html){let at=-1;for(let tags2=0;tags2<=MAX_TAGS;tags2+=1){at=html.indexOf("<",at+1);if(at<0)return html}return html.slice(0,at)}var closedAnyway=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|option|td|th|tr|path|circle|rect)$/i;
function opensTooMuch(html){let open2=0;for(const[,slash,name=""]of html.matchAll(/<(\/?)([a-z][a-z\d-]{0,30})/gi)){if(closedAnyway.test(name))continue;open2=slash?
Math.max(0,open2-1):open2+1;if(open2>MAX_OPEN)return true}return false}var isDeep=root=>{let level=[root];for(let depth=0;level.length>0;depth+=1){if(depth>MAX_DEPTH2)
return true;level=level.flatMap(({children})=>children??[])}return false};var microdata={thing:"itemscope",type:"itemtype",property:"itemprop"};var rdfa={thing:"typeof",type:"typeof",property:"property"};var MAX_PROPERTIES=1e4;var MAX_NAMES=5;
var MAX_RECIPES=20;var MAX_NESTING2=12;var PATIENCE2=5e5;var markedRecipes=$=>[...recipesBy($,microdata),...recipesBy($,rdfa)];function recipesBy($,marks2){const recipes=[];
let properties=0;const patience={left:PATIENCE2};const todo=$.root().toArray().map(element=>({element,within:null}));while(todo.length>0&&properties<MAX_PROPERTIES){
const{element,within:within2}=todo.pop();const attributes=element.attribs??{};const isThing=marks2.thing in attributes&&(within2?.nesting??0)<MAX_NESTING2;const own=isThing?
thingOf(attributes[marks2.type]??"",within2):null;if(own&&isRecipe2(attributes[marks2.type]??"")&&recipes.length<MAX_RECIPES)recipes.push(own.node);const names2=within2&&
attributes[marks2.property];if(within2&&names2){properties+=1;const value=own?own.node:plainValue(element,patience);for(const name of wordsOf3(names2))add2(within2.
node,name,value)}const children=element.children??[];for(let index=children.length-1;index>=0;index-=1)todo.push({element:children[index],within:own??within2})}
return recipes}var isRecipe2=types=>/(?:^|[\s/:])recipe$/i.test(types.trim().slice(0,500).split(/\s+/)[0]??"");var thingOf=(types,within2)=>({node:{"@type":types.
slice(0,500).split(/[\s/:]/).at(-1)??""},nesting:(within2?.nesting??0)+1});var wordsOf3=names2=>names2.slice(0,500).split(/\s+/).filter(Boolean).slice(0,MAX_NAMES).
map(name=>name.replace(/^(?:schema|s|v):|^https?:\/\/schema\.org\//i,"")).filter(name=>name!=="__proto__");function add2(node,property,value){const before=Object.
hasOwn(node,property)?node[property]:void 0;if(before===void 0)node[property]=value;else if(Array.isArray(before))before.push(value);else node[property]=[before,
value]}function plainValue(element,patience){const{name="",attribs={}}=element;const words4=()=>textOf2(element,{patience});if(attribs.content!==void 0)return attribs.
content;if(name==="time")return attribs.datetime??words4();if(hasSource.has(name))return attribs.src??attribs["data-src"]??"";if(name==="link")return attribs.href??
"";if(name==="a"||name==="area"){const property=(attribs.itemprop??attribs.property??"").split(":").at(-1)??"";return/^(?:image|url|thumbnailUrl|photo)$/i.test(
property)?attribs.href??"":words4()}if(name==="data"||name==="meter")return attribs.value??words4();return words4()}var hasSource=new Set(["img","source","audio",
"video","iframe","embed"]);var classes=[["name","p-name fn",false],["description","p-summary summary",false],["recipeIngredient","p-ingredient e-ingredient ingredient",true],["recipeInstr\
uctions","e-instructions p-instructions instructions",true],["recipeYield","p-yield yield",false],["prepTime","dt-prep-time preptime prepTime",false],["cookTime",
"dt-cook-time cooktime cookTime",false],["totalTime","dt-duration duration",false],["recipeCategory","p-category",true],["author","p-author author",false],["ima\
ge","u-photo",false],["nutrition","p-nutrition nutrition",false]];var byClass=new Map(classes.flatMap(([property,names2,many])=>names2.split(" ").map(name=>[name,
{property,many}])));var cards=["h-card","vcard","author","p-author"];var MAX_RECIPES2=20;var MAX_PROPERTIES2=1e4;var MAX_LOOKED_AT=50;var PATIENCE3=5e5;function microformatRecipes($){
const recipes=[];let properties=0;const patience={left:PATIENCE3};const todo=$.root().toArray().map(element=>({element,within:{node:null,inCard:false}}));while(todo.
length>0&&properties<MAX_PROPERTIES2){const{element,within:within2}=todo.pop();const names2=classesOf(element);if(within2.node){for(const{property,many}of propertiesOf(
element,names2)){if(property==="name"&&within2.inCard)continue;if(!many&&within2.node[property]!==void 0)continue;properties+=1;const value=valueIn(element,patience);
if(value)add3(within2.node,property,value,many)}}const isRecipe3=names2.includes("h-recipe")||names2.includes("hrecipe");let inside=within2;if(isRecipe3&&recipes.
length<MAX_RECIPES2){const node={"@type":"Recipe"};recipes.push(node);inside={node,inCard:false}}else if(!within2.inCard&&cards.some(card=>names2.includes(card)))
inside={...within2,inCard:true};const children=element.children??[];for(let index=children.length-1;index>=0;index-=1)todo.push({element:children[index],within:inside})}
return recipes}var classesOf=({attribs})=>attribs?.class?attribs.class.slice(0,1e3).split(/\s+/):[];function propertiesOf(element,names2){const found=new Map;for(const name of names2){
const known2=byClass.get(name);if(known2)found.set(known2.property,known2.many)}if(element.name==="img"&&names2.includes("photo"))found.set("image",false);if(/(?:^|\s)tag(?:\s|$)/.
test(element.attribs?.rel??""))found.set("recipeCategory",true);return[...found].map(([property,many])=>({property,many}))}function add3(node,property,value,many){
const before=node[property];if(Array.isArray(before))before.push(value);else node[property]=many?[value]:value}function valueIn(element,patience){const{name="",
attribs={}}=element;const words4=()=>textOf2(element,{patience});const title=valueTitle(element);if(title)return title;if(name==="img")return attribs.src??"";if(name===
"time"||"datetime"in attribs)return attribs.datetime??words4();if(name==="abbr"&&"title"in attribs)return attribs.title??"";if(name==="data"||name==="input")return attribs.
value??"";return words4()}function valueTitle(element){const todo=[element];for(let seen=0;seen<MAX_LOOKED_AT;seen+=1){const next=todo.pop();if(!next)return void 0;
if(classesOf(next).includes("value-title"))return next.attribs?.title;const children=next.children??[];for(let index=Math.min(children.length,MAX_LOOKED_AT)-1;index>=
0;index-=1)todo.push(children[index])}return void 0}var lists=["wprm-recipe-ingredients-container","tasty-recipes-ingredients","mv-create-ingredients"];var MAX_LIST=2e5;function withPageGroups(html,found){if(found.
ingredients.some(({group:group2})=>group2!==null))return found;const start=lists.map(name=>html.indexOf(name)).find(at=>at>=0);if(start===void 0)return found;const $=parseMarkup(
`<div class="${html.slice(start,start+MAX_LIST)}`);const list4=$?.("div").first();if(!$||!list4)return found;let group=null;const groups2=[];for(const element of list4.
find("h3, h4, h5, li").toArray()){if(groups2.length>found.ingredients.length)return found;if(element.tagName==="li")groups2.push(group);else group=oneLine($(element).
text())||null}return groups2.length===found.ingredients.length?{...found,ingredients:found.ingredients.map((line,at)=>({...line,group:groups2[at]??null}))}:found}var MAX_NODES=5e4;var MAX_DEPTH3=64;var isNode=value=>typeof value==="object"&&value!==null&&!Array.isArray(value);function valueIn2(node,property){for(const key of[
property,`schema:${property}`,`http://schema.org/${property}`,`https://schema.org/${property}`]){const value=Object.hasOwn(node,key)?node[key]:void 0;if(value!==
void 0&&value!==null&&value!=="")return unboxed(value)}return void 0}var unboxed=value=>{if(!isNode(value))return value;if(Object.hasOwn(value,"@value"))return value["\
@value"];if(Object.hasOwn(value,"@list"))return value["@list"];return value};var listOf2=value=>value===void 0||value===null?[]:Array.isArray(value)?value.flat(
4).map(unboxed):[unboxed(value)];var isOfType2=(node,type)=>listOf2(node["@type"]??node.type).some(name=>typeof name==="string"&&(name.split(/[/#:]/).at(-1)??"").
trim().toLowerCase()===type.toLowerCase());function allNodes(values){const nodes=[];const byId=new Map;const todo=values.map(value=>({value,depth:0}));for(let index=0;index<
todo.length&&index<MAX_NODES;index+=1){const{value,depth}=todo[index];if(depth>MAX_DEPTH3)continue;if(Array.isArray(value))for(const each of value)todo.push({value:each,
depth:depth+1});else if(isNode(value)){nodes.push(value);const id2=value["@id"];if(typeof id2==="string"&&Object.keys(value).length>Object.keys(byId.get(id2)??{}).
length)byId.set(id2,value);for(const each of Object.values(value))if(typeof each==="object")todo.push({value:each,depth:depth+1})}}return{nodes,resolve:id2=>byId.
get(id2)}}var resolved=(value,resolve)=>{if(!isNode(value)||Object.keys(value).some(key=>key!=="@id"&&key!=="@type"))return value;const id2=value["@id"];return typeof id2===
"string"?resolve(id2)??value:value};var MAX_FIELD=4e4;function textFrom(value){if(typeof value==="string")return plainText(value.slice(0,MAX_FIELD));if(typeof value==="number")return String(value);
if(Array.isArray(value))return value.map(textFrom).find(Boolean)??"";if(isNode(value))return textFrom(valueIn2(value,"text")??valueIn2(value,"name")??valueIn2(value,
"value"));return""}var lineFrom=(node,property)=>oneLine(textFrom(valueIn2(node,property)));var wordsFrom=value=>listOf2(value).flatMap(one=>textFrom(one).split(
/[,;|\n]/)).map(oneLine).filter(word=>word!==""&&word.length<=60).slice(0,60);function picturesFrom(value,resolve){const found=listOf2(value).flatMap(one=>{const picture2=resolved(
one,resolve);if(typeof picture2==="string")return[{url:picture2,width:0}];if(!isNode(picture2))return[];const urls2=[...listOf2(valueIn2(picture2,"url")),...listOf2(
valueIn2(picture2,"contentUrl"))].map(url2=>isNode(url2)?url2["@id"]:url2);const url=urls2.find(each=>typeof each==="string")??picture2["@id"];const width=Number.
parseInt(textFrom(valueIn2(picture2,"width")),10);return typeof url==="string"?[{url,width:Number.isFinite(width)?width:0}]:[]});const urls=found.toSorted((a,b)=>b.
width-a.width).map(({url})=>oneLine(url)).filter(url=>url!==""&&!url.startsWith("#"));return[...new Set(urls)].slice(0,8)}function authorFrom(value,resolve){const names2=listOf2(
value).map(one=>oneLine(textFrom(nameOf6(resolved(one,resolve))))).filter(name=>name!==""&&name.length<=120&&!/^https?:/i.test(name));return[...new Set(names2)].
slice(0,4).join(", ")||null}var nameOf6=one=>isNode(one)?valueIn2(one,"name"):one;function ingredientsFrom(value){const entries=listOf2(value);const lines=entries.
flatMap(one=>{if(!isNode(one))return linesOf(entries.length>1?unwrapped2(textFrom(one)):textFrom(one));const inner2=valueIn2(one,"itemListElement")??valueIn2(one,
"item");if(inner2!==void 0)return ingredientsFrom(inner2);return[amountAndName(one)].filter(Boolean)});const only2=lines[0];if(lines.length===1&&only2!==void 0)
return series(only2);return lines.map(oneLine).filter(Boolean)}var unwrapped2=text=>text.replace(/\n+(?=[\p{Ll}(])/gu," ");function series(line){const pieces=line.
split(/\s*;\s*|,\s+(?=[\d½¼¾\u2153\u2154\u215b])/u).map(oneLine);return pieces.length>2?pieces.filter(Boolean):[oneLine(line)].filter(Boolean)}function amountAndName(node){
const name=lineFrom(node,"name")||lineFrom(node,"text")||lineFrom(node,"item");const quantity=["requiredQuantity","amount","quantity","value"].map(property=>quantityOf(
valueIn2(node,property))).find(Boolean);const unit=lineFrom(node,"unitText")||lineFrom(node,"unit");return oneLine([quantity,unit,name].filter(Boolean).join(" "))}
var quantityOf=value=>{if(!isNode(value))return oneLine(textFrom(value));return oneLine([lineFrom(value,"value")||lineFrom(value,"name"),lineFrom(value,"unitTex\
t")].join(" "))};var MAX_DEPTH4=8;function instructionsFrom(value,resolve){return read2(value,null,resolve,0).filter(({text})=>new RegExp("\\p{L}","u").test(text))}function read2(value,group,resolve,depth){
if(depth>MAX_DEPTH4)return[];const entries=listOf2(value).map(one=>resolved(one,resolve));if(entries.length>1&&entries.every(one=>typeof one==="string"))return entries.
flatMap(one=>{const lines=linesOf(textFrom(one));return[{text:bare3(lines.join(" ")),group}]});return entries.flatMap(one=>isNode(one)?readNode(one,group,resolve,
depth):split(textFrom(one),group))}function readNode(node,group,resolve,depth){const inner2=valueIn2(node,"itemListElement")??valueIn2(node,"steps")??valueIn2(node,
"step");const name=lineFrom(node,"name");if(inner2!==void 0){const isPart=isOfType2(node,"HowToSection")||!isOfType2(node,"HowToStep");if(isPart)return read2(inner2,
isNumber(name)?group:name||group,resolve,depth+1);const texts=read2(inner2,group,resolve,depth+1).map(({text:text2})=>text2);return texts.length>0?[{text:titled(
name,texts.join(" ")),group}]:[]}const item=valueIn2(node,"item");if(item!==void 0)return read2(item,group,resolve,depth+1);const text=textFrom(valueIn2(node,"t\
ext")??valueIn2(node,"description")??valueIn2(node,"instruction"));if(text===""&&name==="")return keyed(node,group,resolve,depth);if(text==="")return[{text:bare3(
name),group}];const lines=linesOf(text);return[{text:titled(name,bare3(lines.join(" "))),group}]}var keyed=(node,group,resolve,depth)=>Object.entries(node).filter(
([key])=>/^\d+$/.test(key)).flatMap(([,one])=>read2(one,group,resolve,depth+1));function titled(name,text){if(name===""||isNumber(name))return text;const said3=words4=>words4.
toLowerCase().replace(/[^\p{L}\d]+/gu," ").trim();const title=said3(name.replace(/(?:\u2026|\.{3})$/,""));if(title===""||said3(text).includes(title)||name.length>80)
return text;return`${name.replace(/[.:\s]+$/,"")}: ${text}`}var isNumber=name=>/^(?:step\s*)?#?\d*[.:)]?$/i.test(name.trim());function split(text,group){const lines=linesOf(
text);const only2=lines[0]??"";const parts5=lines.length===1?byNumbers(only2):lines;return joinSteps(parts5).map(step=>({text:oneLine(step.text),group:step.group??
group}))}function byNumbers(line){const marks2=[...line.matchAll(new RegExp("(?:^|\\s)(?:step\\s*)?(\\d{1,2})\\s*[.):]\\s+(?=\\p{Lu})","giu"))];const counts2=marks2.
length>1&&marks2.every((mark,index)=>Number(mark[1])===index+1);if(!counts2)return[line];return marks2.map((mark,index)=>line.slice(mark.index,marks2[index+1]?.
index).trim())}var bare3=text=>oneLine(text).replace(/^(?:(?:step\s*)?\d{1,2}\s*[.):]\s+|[\u2022\u25a2\u25a1*]\s+)(?=\S)/iu,"");function readSchemaRecipe(node,resolve=()=>void 0){const found=nothingFound();found.title=lineFrom(node,"name")||lineFrom(node,"headline")||lineFrom(node,"title");
found.description=manyLines(textFrom(valueIn2(node,"description")));found.ingredients=withGroups(ingredientsFrom(valueIn2(node,"recipeIngredient")??valueIn2(node,
"ingredients")));found.steps=instructionsFrom(valueIn2(node,"recipeInstructions")??valueIn2(node,"instructions"),resolve);found.yield=yieldFrom(valueIn2(node,"r\
ecipeYield")??valueIn2(node,"yield"));found.categories=[...wordsFrom(valueIn2(node,"recipeCategory")),...wordsFrom(valueIn2(node,"keywords")).filter(word=>word.
length<=24)];found.author=authorFrom(valueIn2(node,"author")??valueIn2(node,"creator"),resolve);found.pictures=picturesFrom(valueIn2(node,"image")??valueIn2(node,
"thumbnailUrl"),resolve);found.address=addressFrom(valueIn2(node,"url"));found.prepMinutes=minutesFrom(node,"prepTime","preparing",found);found.cookMinutes=minutesFrom(
node,"cookTime","cooking",found)??minutesFrom(node,"performTime","cooking",found);found.restMinutes=restFrom(node,found);found.totalMinutes=minutesFrom(node,"to\
talTime","everything",found);found.notes=notesFrom(node);found.extras=extrasIn(node,resolve);return found}var restFrom=(node,found)=>minutesFrom(node,"restTime",
"resting",found)??minutesFrom(node,"additionalTime","resting",found)??minutesFrom(node,"inactiveTime","resting",found);var withGroups=lines=>{let group=null;return lines.
flatMap(text=>{const name=/:$|^for the /i.test(text)?groupOf(text,true):null;if(name!==null)group=name;return name===null?[{text,group}]:[]})};function yieldFrom(value){
const texts=listOf2(value).map(one=>oneLine(isNode(one)?`${textFrom(valueIn2(one,"value"))} ${textFrom(valueIn2(one,"unitText"))}`:textFrom(one))).filter(Boolean).
map(text=>headOf(text,200));return texts.find(text=>/serv|portion|people|person/i.test(text))??texts.find(text=>/\d/.test(text))??texts[0]??null}function minutesFrom(node,property,what,found){
for(const one of listOf2(valueIn2(node,property))){const said3=isNode(one)?valueIn2(one,"maxValue")??valueIn2(one,"minValue")??valueIn2(one,"value")??valueIn2(one,
"name"):one;const minutes=readMinutes(typeof said3==="string"?oneLine(textFrom(said3)):said3);if(minutes!==null)return minutes;const text=oneLine(textFrom(said3));
if(text!=="")found.unclear.push(`the time for ${what}, \u201C${headOf(text,60)}\u201D.`)}return null}var addressFrom=value=>{const one=listOf2(value)[0];const url=isNode(
one)?one["@id"]:one;return typeof url==="string"&&url!==""?headOf(oneLine(url),2e3):null};function notesFrom(node){const tools2=listOf2(valueIn2(node,"tool")).map(
one=>oneLine(textFrom(one))).filter(Boolean);const notes=manyLines(textFrom(valueIn2(node,"recipeNotes")??valueIn2(node,"notes")));return[notes,tools2.length>0&&
`Equipment:
${tools2.slice(0,40).join("\n")}`].filter(Boolean).join("\n\n")}var extraProperties=[["nutrition","nutrition"],["rating","aggregateRating"],["rating","review"],
["video","video"],["keywords","keywords"],["tools","tool"]];var extrasIn=(node,resolve)=>{const kinds5=extraProperties.filter(([,property])=>listOf2(valueIn2(node,
property)).some(one=>resolved(one,resolve)!==void 0)).map(([kind])=>kind);return[...new Set(kinds5)]};var MAX_LIST2=1e3;var MAX_VALUES=5e4;function shorten(values){const todo=[values];for(let index=0;index<todo.length;index+=1){const value=todo[index];if(typeof value!==
"object"||value===null)continue;const room=Math.max(0,MAX_VALUES-todo.length);if(Array.isArray(value)){value.length=Math.min(value.length,MAX_LIST2,room);for(const one of value)
todo.push(one)}else{const fields=value;const names2=Object.keys(fields);for(const name of names2.slice(0,Math.min(MAX_LIST2,room)))todo.push(fields[name]);for(const name of names2.
slice(Math.min(MAX_LIST2,room)))delete fields[name]}}return values}var nothing3={recipes:[],by:"nothing",text:""};function readPage(html,{address,absolute:absolute2}){const finisher=$2=>(recipes,by,text2="")=>{const base=absolute2(
$2("base[href]").attr("href")??"",address)??address;const whole3=one=>absolute2(one,base);return{recipes:recipes.map(recipe2=>completed($2,recipe2,{by,absolute:whole3})),
by,text:text2}};const linked=recipesOf(shorten(linkedScripts(html).flatMap(parseLooseJson)),address);if(linked.some(isWhole)){const[first,...others]=linked.filter(
isWhole);return finisher(parseHead(html))([withPageGroups(html,first),...others],"json-ld")}const $=parseMarkup(html);if(!$)return nothing3;const finish=finisher(
$);const marked2=[...markedRecipes($),...microformatRecipes($)].map(node=>readSchemaRecipe(node));if(marked2.some(isWhole))return finish(marked2.filter(isWhole),
"markup");const partly=[...linked,...marked2];const half=partly.find(({title})=>title!=="");for(const text2 of articleTexts($)){const told=readText(text2).filter(
isTold);if(told.length>0)return finish(half?told.map(recipe2=>merged(half,recipe2)):told,"text",text2)}const text=pageWords($);return partly.some(isRecipe)?finish(
partly.filter(isRecipe),"markup",text):{...nothing3,text}}var isWhole=({ingredients:ingredients2,steps})=>ingredients2.length>0&&steps.length>0;var isTold=({ingredients:ingredients2,
steps})=>ingredients2.length>1&&steps.length>0;function recipesOf(values,address=""){const{nodes,resolve}=allNodes(values);const recipes=nodes.filter(node=>isOfType2(
node,"Recipe"));return once(recipes).map(node=>{const found=readSchemaRecipe(node,resolve);return{found,rank:(isWhole(found)?2:0)+(isOwn(node,address)?1:0)}}).toSorted(
(a,b)=>b.rank-a.rank||sizeOf(b.found)-sizeOf(a.found)).slice(0,30).map(({found})=>found)}function once(nodes){const byName=new Map;for(const node of nodes){const name=typeof node["\
@id"]==="string"?node["@id"]:valueIn2(node,"name")??node;const before=byName.get(name);if(!before||Object.keys(node).length>Object.keys(before).length)byName.set(
name,node)}return[...byName.values()]}var isOwn=(node,address)=>[valueIn2(node,"url"),valueIn2(node,"mainEntityOfPage"),node["@id"]].flatMap(listOf2).some(one=>typeof one===
"string"&&address!==""&&samePage(one,address));var sizeOf=({ingredients:ingredients2,steps})=>ingredients2.length+steps.length;var samePage=(one,other)=>{const bare4=url=>url.
replace(/^https?:\/\/(?:www\.)?/i,"").replace(/[#?].*$|\/+$/g,"").toLowerCase();return bare4(one)===bare4(other)};var merged=(half,told)=>({...told,...Object.fromEntries(
Object.entries(half).filter(([,value])=>value!==null&&value!==""&&!(Array.isArray(value)&&value.length===0)))});function completed($,recipe2,{by,absolute:absolute2}){
const meta=(...names2)=>names2.map(name=>$(`meta[property="${name}"], meta[name="${name}"]`).attr("content")?.trim()).find(Boolean)??"";const heading3=oneLine($(
"h1").first().text());const summary=oneLine(plainText(meta("og:description","description")));const title=recipe2.title||heading3||oneLine(plainText(meta("og:tit\
le")))||oneLine($("title").first().text());const pictures=[...recipe2.pictures,meta("og:image:secure_url","og:image","twitter:image")];const author=recipe2.author??
(oneLine(plainText(meta("author","article:author")))||null);return{...recipe2,title:siteless(title),description:by==="text"&&summary||recipe2.description||summary,
author:author&&/^https?:/i.test(author)?null:author,pictures:[...new Set(pictures.map(picture2=>absolute2(picture2)).filter(picture2=>picture2!==null))]}}var siteless=title=>{
const[first,...rest]=title.split(/\s+[|\u2022·»]\s+/);return rest.length>0&&first&&first.length>3?first:title};var ids=list4=>list4.split(" ");var interchangeable=[ids("onion red-onion sweet-onion"),ids("potato new-potato"),ids("carrot baby-carrot"),ids("tomato cherry-to\
mato"),ids("tomato-canned crushed-tomato"),ids("bell-pepper red-bell-pepper yellow-bell-pepper green-bell-pepper"),ids("red-chili green-chili jalapeno"),ids("mu\
shroom cremini portobello"),ids("zucchini yellow-squash"),ids("cabbage savoy-cabbage"),ids("romaine lettuce iceberg-lettuce"),ids("chicken-thigh bone-in-chicken\
-thigh chicken-drumstick chicken-leg"),ids("beef-ground beef-ground-lean"),ids("milk low-fat-milk skim-milk"),ids("yogurt greek-yogurt nonfat-greek-yogurt"),ids(
"butter salted-butter"),ids("mozzarella mozzarella-low-moisture"),ids("parmesan grated-parmesan pecorino"),ids("cream-cheese light-cream-cheese"),ids("chicken-s\
tock low-sodium-chicken-stock"),ids("vegetable-stock vegetable-stock-low-sodium"),ids("white-rice basmati-rice jasmine-rice"),ids("lentil-red lentil-brown lenti\
l-cooked"),ids("chickpea-dried chickpea-canned"),ids("black-bean-dried black-bean-canned"),ids("kidney-bean-dried kidney-bean-canned"),ids("white-bean-dried whi\
te-bean-canned navy-bean-canned"),ids("pea pea-frozen"),ids("corn corn-frozen corn-canned"),ids("spinach spinach-frozen"),ids("broccoli broccoli-frozen"),ids("g\
reen-bean green-bean-frozen"),ids("blueberry blueberry-frozen"),ids("strawberry strawberry-frozen"),ids("mango mango-frozen"),ids("basil basil-dried"),ids("dill\
 dill-dried"),ids("mint mint-dried"),ids("oregano oregano-dried"),ids("parsley parsley-dried"),ids("rosemary rosemary-dried"),ids("sage sage-dried"),ids("tarrag\
on tarragon-dried"),ids("thyme thyme-dried"),ids("dark-chocolate semisweet-chocolate chocolate-chip"),ids("shrimp crayfish")];var partsOf2={lemon:ids("lemon-jui\
ce lemon-zest"),lime:ids("lime-juice lime-zest"),orange:ids("orange-juice orange-zest"),egg:ids("egg-white egg-yolk hard-boiled-egg"),"chicken-whole":ids("chick\
en-breast chicken-thigh bone-in-chicken-thigh chicken-drumstick chicken-leg chicken-wing"),"chicken-breast":["chicken-cooked"],"chicken-thigh":["chicken-cooked"],
"turkey-breast":["turkey-cooked"],"bouillon-cube":ids("chicken-stock low-sodium-chicken-stock beef-stock"),"vegetable-bouillon-cube":ids("vegetable-stock vegeta\
ble-stock-low-sodium"),"cumin-seed":["cumin"],"cinnamon-stick":["cinnamon"],bread:ids("breadcrumb crouton"),"white-rice":["cooked-rice"],"brown-rice":["brown-ri\
ce-cooked"],quinoa:["quinoa-cooked"],sugar:ids("powdered-sugar simple-syrup")};var kinds4={chicken:{aisle:"Meat & Fish",ids:/^(?:bone-in-)?chicken-(?!liver)/},beef:{
aisle:"Meat & Fish",ids:/^beef-(?!liver|jerky)/},steak:{aisle:"Meat & Fish",ids:/^beef-(?:sirloin|ribeye|tenderloin|flank)$/},pork:{aisle:"Meat & Fish",ids:/^pork-(?!sausage)/},
turkey:{aisle:"Meat & Fish",ids:/^turkey-/},lamb:{aisle:"Meat & Fish",ids:/^lamb-/},sausage:{aisle:"Meat & Fish",ids:/sausage$|chorizo|kielbasa/},fish:{aisle:"M\
eat & Fish",ids:/^(?:salmon|cod|haddock|halibut|pollock|tilapia|catfish|sea-bass|snapper|sole|trout)$/},"white fish":{aisle:"Meat & Fish",ids:/^(?:cod|haddock|halibut|pollock|tilapia|sea-bass|snapper|sole)$/},
cheese:{aisle:"Dairy & Eggs",ids:/cheddar|monterey-jack|^mozzarella|parmesan|gruyere|swiss-cheese|provolone|gouda|fontina|american-cheese/},pasta:{aisle:"Pasta,\
 Rice & Grains",ids:/^(?:whole-wheat-|fresh-)?pasta$|spaghetti|penne|rigatoni|farfalle|fettuccine|fusilli|linguine|macaroni|orzo/},noodle:{aisle:"Pasta, Rice & \
Grains",ids:/noodle$(?<!lasagna-noodle)|udon|soba/},rice:{aisle:"Pasta, Rice & Grains",ids:/-rice$(?<!wild-rice)/},stock:{aisle:"Canned & Jarred",ids:/(?:chicken|beef|vegetable)-stock/},
broth:{aisle:"Canned & Jarred",ids:/(?:chicken|beef|vegetable)-stock/},bean:{aisle:"Canned & Jarred",ids:/^(?:black|kidney|white|navy|pinto)-bean-canned$/},cream:{
aisle:"Dairy & Eggs",ids:/^(?:heavy|light)-cream$/},wine:{aisle:"Drinks",ids:/^(?:white|red)-wine$/}};var kindWords=Object.keys(kinds4);function isOfKind(word,food){
const kind=Object.hasOwn(kinds4,word)?kinds4[word]:void 0;return kind!==void 0&&kind.aisle===food.aisle&&kind.ids.test(food.id)}var staples=new Set("water ice salt black-pepper white-pepper olive-oil vegetable-oil canola-oil sunflower-oil corn-oil grapeseed-oil cooking-spray".split(" "));
var MAX_NAME_LENGTH=60;function neededFoods(lines){const needed=new Set;for(const line of lines){if(line.optional)continue;const food=foodOf(line)?.food;if(food&&
staples.has(food.id))continue;const name=food?.id??unknownFood(line.food);if(name)needed.add(name)}return[...needed]}function unknownFood(text){const stems=stemsOf(
text);return stems===""?"":`~${headOf(stems,MAX_NAME_LENGTH)}`}var isStaple=id2=>staples.has(id2);var stockedAisles=new Set(["Spices & Seasonings","Oils & Condi\
ments","Baking","Other"]);function atHand(text){const unknown2=unknownFood(text);if(!unknown2)return null;const word=unknown2.slice(1);const ofKind=foods.filter(food2=>isOfKind(word,food2)).
map(({id:id2})=>id2);const food=matchFood(text)?.food;if(!food&&ofKind.length===0)return{name:text.trim(),answers:[unknown2]};const own=food?[food.id,...ofKind]:
ofKind;const answers=new Set(own.flatMap(id2=>[id2,...sameAs(id2)]));for(const id2 of[...answers])for(const part of partsOf2[id2]??[])answers.add(part);return{name:ofKind.
length>0||!food?text.trim():food.name,answers:[unknown2,...answers]}}var sameAs=id2=>interchangeable.filter(group=>group.includes(id2)).flat();var nameOfNeed=need=>need.
startsWith("~")?need.slice(1):foodById(need)?.name??need.replaceAll("-"," ");var MAX_SUGGESTIONS=8;var suggestible=[...kindWords.map(name=>({name,others:[]})),...foods.
map(({name,plural,aliases})=>({name,others:[plural,...aliases]}))];function suggestFoods(typed){const sought=plain(typed);if(!sought)return[];const found=suggestible.
map(one=>({name:one.name,rank:rankOf2(one,sought)})).filter(({rank:rank2})=>rank2<NONE).sort((a,b)=>a.rank-b.rank||a.name.length-b.name.length||(a.name<b.name?-1:
1));return[...new Set(found.map(({name})=>name))].slice(0,MAX_SUGGESTIONS)}var NONE=9;function rankOf2({name,others},sought){if(name===sought)return 0;if(name.startsWith(
sought))return 1;if(others.some(other=>other.startsWith(sought)))return 2;return[name,...others].some(one=>one.includes(` ${sought}`))?3:NONE}var plain=text=>wordsOf(
text).map(({surface})=>surface).join(" ");var commonDivisor=(a,b)=>{let[x,y]=[a<0n?-a:a,b];while(y>0n)[x,y]=[y,x%y];return x||1n};var fraction=(n,d=1n)=>{const divisor=commonDivisor(n,d);return{n:n/divisor,
d:d/divisor}};var fromRational=({numerator,denominator})=>Number.isInteger(numerator)&&Number.isInteger(denominator)&&denominator>0?fraction(BigInt(numerator),BigInt(
denominator)):fraction(0n);var plus=(a,b)=>fraction(a.n*b.d+b.n*a.d,a.d*b.d);var times2=(a,b)=>fraction(a.n*b.n,a.d*b.d);var over=(a,b)=>fraction(a.n*b.d,a.d*b.
n);var isMore=(a,b)=>a.n*b.d>b.n*a.d;function toRational({n,d}){const[numerator,denominator]=[Number(n),Number(d)];if(Number.isSafeInteger(numerator)&&Number.isSafeInteger(
denominator))return rational(numerator,denominator);return rational(Number(n*1000n/d),1e3)}var asNumber=value=>toNumber(toRational(value));var noSums=new Map;var notBought=new Set("pinch dash drop splash drizzle glug dollop sprinkle grating knob".split(" "));var DOZEN=fraction(12n);function addAmount(sums,quantity,unit){
if(unit!==null&&notBought.has(unit))return sums;const value=fromRational(quantity.kind==="exact"?quantity.value:quantity.to);return unit==="dozen"?added2(sums,"",
times2(value,DOZEN)):added2(sums,unit??"",value)}var addSums=(a,b)=>{let sums=a;for(const[unit,value]of b)sums=added2(sums,unit,value);return sums};var scaleSums=(sums,factor)=>new Map(
[...sums].map(([unit,value])=>[unit,times2(value,factor)]));var added2=(sums,unit,value)=>{if(value.n<=0n)return sums;const before=sums.get(unit);return new Map(
sums).set(unit,before?plus(before,value):value)};var multiples={teaspoon:["teaspoon",1n],tablespoon:["teaspoon",3n],"fluid ounce":["teaspoon",6n],cup:["teaspoon",
48n],pint:["teaspoon",96n],quart:["teaspoon",192n],gallon:["teaspoon",768n],ounce:["ounce",1n],pound:["ounce",16n]};var THOUSAND=1000n;var sizeOf2=unit=>{const[
base,many]=multiples[unit]??[unit,1n];const size=BigInt(Math.round(unitOf(base).size*Number(THOUSAND)));return fraction(size*many,THOUSAND)};var kindOf=unit=>{const known2=unit===
""?null:unitOf(unit);return known2?.size===void 0?null:known2.kind};var rank=({unit})=>{const kind=kindOf(unit??"");return kind?["mass","volume","length"].indexOf(
kind):unit===null?3:4};function totalsOf(sums){const apart3=[];const groups2=new Map;for(const[unit,value]of sums){const kind=kindOf(unit);if(kind)groups2.set(kind,
[...groups2.get(kind)??[],[unit,value]]);else apart3.push({unit:unit===""?null:unit,value})}for(const group of groups2.values())apart3.push(together(group));return apart3.
sort((a,b)=>rank(a)-rank(b)||((a.unit??"")<(b.unit??"")?-1:1))}function together(parts5){const sized=parts5.map(([unit2,value])=>({unit:unit2,value,size:times2(
value,sizeOf2(unit2))})).sort((a,b)=>isMore(a.size,b.size)?-1:isMore(b.size,a.size)?1:a.unit<b.unit?-1:1);const{unit}=sized[0];const sum=sized.map(part=>inUnit(
part.unit,part.value,unit)).reduce(plus);return{unit,value:sum}}function inUnit(from,value,to){if(from===to)return value;const[baseA,manyA]=multiples[from]??["",
1n];const[baseB,manyB]=multiples[to]??["-",1n];if(baseA===baseB)return times2(value,fraction(manyA,manyB));return over(times2(value,sizeOf2(from)),sizeOf2(to))}
function friendly({unit,value},language){if(unit==="gram"&&asNumber(value)>=1e3)return{unit:"kilogram",value:over(value,fraction(1000n))};if(unit==="milliliter"&&
asNumber(value)>=1e3)return{unit:"liter",value:over(value,fraction(1000n))};if(unit!=="teaspoon"&&unit!=="tablespoon"&&(unit!=="cup"||language!=="en"))return{unit,
value};const teaspoons=inUnit(unit,value,"teaspoon");const count=asNumber(teaspoons);const best=count>=12&&language==="en"?"cup":count>=3?"tablespoon":"teaspoon";
return{unit:best,value:inUnit("teaspoon",teaspoons,best)}}function whole({unit,value}){if(kindOf(unit??"")||asNumber(value)<=3||value.d===1n)return{unit,value};
return{unit,value:fraction(value.n/value.d+1n)}}var printAmounts=(sums,language="en")=>totalsOf(sums).map(total=>friendly(total,language)).map(whole).map(({unit,
value})=>formatQuantity({kind:"exact",value:toRational(value)},unit,language)).join(" + ");var isOnePiece=sums=>sums.size===1&&sums.has("")&&asNumber(sums.get(""))<=
1;function grew(before,now){const then=totalsOf(before);return totalsOf(now).some(({unit,value})=>{const kind=kindOf(unit??"");const same=then.find(total=>kind?
kindOf(total.unit??"")===kind:total.unit===unit);return!same||isMore(kind&&unit&&same.unit?inUnit(unit,value,same.unit):value,same.value)})}var fromTheTap=new Set(["water","ice"]);var packs=new Set(["can","jar"]);var buyablesOf=(line,corrections=new Map)=>separate(line).flatMap(parsed2=>buyableOf(parsed2,
corrections)??[]);function separate(parsed2){const parts5=parsed2.quantity===null?parsed2.food.split(/\s+(?:and|&)\s+/i):[];const matches=parts5.map(part=>matchFood(
part));const whole3=matchFood(parsed2.food);if(parts5.length<2||matches.some(match=>match===null)||whole3?.alias.includes(" and "))return[parsed2];const said3=partsSaid(
parsed2,parts5.length);return parts5.map((food,at)=>({...parsed2,food,...said3&&{said:said3[at]}}))}function partsSaid({said:said3},many){if(!said3)return null;
const foods2=said3.food.split(/\s+(?:und|et|y|e|&)\s+|\s*,\s*/i);return foods2.length===many?foods2.map(food=>({...said3,food})):null}function buyableOf(parsed2,corrections){
const food=toBuy(parsed2,corrections);const words4=parsed2.said?.food.trim()||(packs.has(parsed2.unit??"")?parsed2.food.trim():shopWords(parsed2.food,food));if(words4===
""||food&&fromTheTap.has(food.id))return null;let sums=noSums;if(parsed2.quantity)sums=addAmount(sums,parsed2.quantity,parsed2.unit);if(parsed2.plus)sums=addAmount(
sums,parsed2.plus.quantity,parsed2.plus.unit);const{optional}=parsed2;const language=parsed2.said?.language??"en";const size=language==="en"?parsed2.size??null:
null;return{key:food?`food:${food.id}`:unknownKey(words4),food,words:words4,sums,size,optional,language}}function toBuy(parsed2,corrections){const said3=corrections.
get(nameOf(parsed2));const corrected2=said3===void 0?null:foodById(said3);if(corrected2)return corrected2;if(said3==="none")return null;return(packs.has(parsed2.
unit??"")?foodOf(parsed2):matchFood(parsed2.food))?.food??null}var states2=/^(?:(?:freshly(?:\s+ground)?|fresh|ripe|hot|cold|warm|lukewarm|boiling|softened|melted|chilled|good[\s-]quality|cooled|very|beaten|finely|roughly|chopped|sliced|diced|minced)\s+(?=\S))+/i;
function shopWords(text,food){const bare4=text.replace(states2,"").trim();const isSame=bare4!==""&&(food===null||matchFood(bare4)?.food.id===food.id);return isSame?
bare4:text.trim()}var MAX_KEY_LENGTH=200;function unknownKey(text){const stems=stemsOf(text)||text.trim().toLowerCase();return`text:${stems.length<=MAX_KEY_LENGTH?
stems:`${stems.slice(0,MAX_KEY_LENGTH)}\u2026${digest(stems)}`}`}function digest(text){let hash=2166136261;for(let at=0;at<text.length;at+=1)hash=Math.imul(hash^
text.charCodeAt(at),16777619);return(hash>>>0).toString(36)}function keyOfFood(name){if(name.trim()==="")return null;const food=matchFood(name)?.food;return food?
`food:${food.id}`:unknownKey(name)}function demandsOf(portions2,recipes,corrections=new Map){const read4=new Map;return portions2.flatMap(({recipeId,date,mealId,servings})=>{const recipe2=recipes.
get(recipeId);if(!recipe2)return[];const known2=read4.get(recipeId)??recipe2.ingredients.flatMap(line=>buyablesOf(line,corrections));read4.set(recipeId,known2);
const[forMany,usually]=[servings??recipe2.servings,Math.max(1,recipe2.servings)];const factor=fraction(BigInt(Math.max(1,forMany)),BigInt(usually));return[...inOne(
known2).values()].map(demand=>({...demand,sums:scaleSums(demand.sums,factor),recipeId,title:recipe2.title,date,mealId,servings:forMany}))})}function inOne(buyables){
const asked=new Map;for(const{words:words4,...one}of buyables){const before=asked.get(one.key);asked.set(one.key,before?merged2(before,{...one,words:[words4]}):
{...one,words:[words4]})}return asked}var merged2=(before,more)=>({...before,words:[...new Set([...before.words,...more.words])],sums:addSums(before.sums,more.sums),
size:before.size===more.size?before.size:null,optional:before.optional&&more.optional,language:before.language===more.language?before.language:"en"});var pluralNouns={de:"zwiebel / zwiebeln, kartoffel / kartoffeln, tomate / tomaten, karotte / karotten, m\xF6hre / m\xF6hren, gurke / gurken, zitrone / zitronen, limet\
te / limetten, orange / orangen, banane / bananen, birne / birnen, aubergine / auberginen, apfel / \xE4pfel, ei / eier, eigelb / eigelbe, zehe / zehen, schote / sc\
hoten, schalotte / schalotten, avocado / avocados, keule / keulen, brust / br\xFCste, filet / filets, schnitzel / schnitzel, steak / steaks, wurst / w\xFCrste, w\xFCrstc\
hen / w\xFCrstchen, br\xF6tchen / br\xF6tchen, scheibe / scheiben, blatt / bl\xE4tter, stange / stangen, zweig / zweige, kopf / k\xF6pfe, bund / bund, pfirsich / pfirsiche, pf\
laume / pflaumen, feige / feigen, dattel / datteln, mango / mangos, nuss / n\xFCsse, mandel / mandeln, peperoni / peperoni, paprika / paprika, zucchini / zucchini,\
 pilz / pilze, champignon / champignons, knolle / knollen, r\xFCbe / r\xFCben, bete / beten, kohlrabi / kohlrabi, chicor\xE9e / chicor\xE9e, artischocke / artischocken, oli\
ve / oliven, gew\xFCrznelke / gew\xFCrznelken, nelke / nelken, wacholderbeere / wacholderbeeren, beere / beeren, kapsel / kapseln, tortilla / tortillas, fladen / flad\
en, kotelett / koteletts, rolle / rollen, schenkel / schenkel, fl\xFCgel / fl\xFCgel, forelle / forellen, garnele / garnelen, gro\xDFe / gro\xDFe, kleine / kleine",
es:"lim\xF3n / limones, mel\xF3n / melones, calabac\xEDn / calabacines, champi\xF1\xF3n / champi\xF1ones, pimiento / pimientos, puerro / puerros",fr:"\u0153uf / \u0153ufs\
, oignon / oignons, ail / ail, noix / noix, chou / choux, chou-fleur / choux-fleurs, jaune / jaunes",it:"uovo / uova, pomodoro / pomodori, limone / limoni, mano\
 / mani, arancia / arance, foglia / foglie, cipolla / cipolle, spicchio / spicchi, peperone / peperoni, melanzana / melanzane, fungo / funghi, tuorlo / tuorli"};var rules={es:[[/z$/,"ces"],[/[aeiouáéó]$/,"$&s"],[/ón$/,"ones"],[/s$/,"$&"],[/[lrndj]$/,"$&es"]],fr:[[/[sxz]$/,"$&"],[/(?:eau|eu)$/,"$&x"],[/al$/,"aux"],[/$/,
"s"]],it:[[/[iàèéìòù]$/,"$&"],[/([cg])a$/,"$1he"],[/io$/,"i"],[/([cg])o$/,"$1hi"],[/a$/,"e"],[/[oe]$/,"i"]]};var ending2=/^(?:de|d['\u2019].*|du|des|di|del|della|dell['\u2019].*|dei|delle|con|avec|à|au|aux|en|sans|senza|sin|da|in|para|pour|per)$/i;
function inForeignNumber(item,isMany,language){const comma=item.search(/[,(]/);const[head,rest]=comma<0?[item,""]:[item.slice(0,comma),item.slice(comma)];const words4=head.
split(/(\s+)/);const stop=words4.findIndex(word=>ending2.test(word));return words4.map((word,at)=>stop>=0&&at>=stop?word:inNumber(word,isMany,language)).join("")+
rest}function inNumber(word,isMany,language){const known2=knownNumber(word,isMany,language);if(known2!==null||language==="de"||!new RegExp("^\\p{L}+$","u").test(
word))return known2??word;if(!isMany||isPlural(word,language))return word;for(const[pattern3,plural]of rules[language])if(pattern3.test(word))return word.replace(
pattern3,plural);return word}var isPlural=(word,language)=>language==="it"?/[ie]$/.test(word)&&!/[ct]e$|one$/.test(word):/[sx]$/.test(word);var tables=new Map;function tableOf(language){
const known2=tables.get(language);if(known2)return known2;const made2=pluralNouns[language].split(", ").map(pair=>pair.split(" / "));tables.set(language,made2);
return made2}function knownNumber(word,isMany,language){const folded=word.toLowerCase();for(const[one,more]of tableOf(language)){const[from,to]=isMany?[one,more]:
[more,one];if(folded===from)return matchCase(word,to);if(language==="de"&&folded.endsWith(from)&&folded.length>from.length+1)return word.slice(0,-from.length)+to}
return null}var matchCase=(like,word)=>new RegExp("^\\p{Lu}","u").test(like)?word.charAt(0).toUpperCase()+word.slice(1):word;function nameOf7(food,words4,sums,language="en"){if(language!=="en"){const plainest=[...words4].sort((a,b)=>a.length-b.length||(a<b?-1:1))[0];const pieces=sums.
size===1?sums.get(""):void 0;return pieces?inForeignNumber(plainest,asNumber(pieces)>1,language):plainest}const first=[...words4].sort()[0];if(!food)return first;
const isPlainName=stemsOf(first)===stemsOf(food.name);if(words4.length===1&&(!isPlainName||sums.size===0))return uncapitalised(first);if(isOnePiece(sums))return food.
name;return sums.has("can")||sums.has("jar")?food.plural.replace(/^canned /,""):food.plural}var uncapitalised=text=>text.charAt(0).toLowerCase()+text.slice(1);function needsOf(demands,moment){const byKey=new Map;for(const demand of demands){if(isOver(demand,moment))continue;const before=byKey.get(demand.key);const use=usageOf(
demand);if(before)byKey.set(demand.key,{sum:merged2(before.sum,demand),uses:[...before.uses,use]});else byKey.set(demand.key,{sum:demand,uses:[use]})}return[...byKey.
values()].map(({sum,uses})=>({key:sum.key,food:sum.food,text:nameOf7(sum.food,sum.words,sum.sums,sum.language),amount:amountOf(sum),aisle:sum.food?.aisle??"Othe\
r",optional:sum.optional,uses})).sort((a,b)=>compare(a.food?.name??a.text,b.food?.name??b.text)||compare(a.key,b.key))}var isOver=({date,mealId},{today,cooked})=>date!==
null&&date<today||mealId!==null&&cooked.has(mealId);var compare=(a,b)=>a<b?-1:a>b?1:0;var usageOf=demand=>({recipeId:demand.recipeId,title:demand.title,date:demand.
date,amount:amountOf(demand),servings:demand.servings});var amountOf=({sums,size,language})=>{const printed3=printAmounts(sums,language);const isPieces2=[...sums.
keys()].every(unit=>unit==="");return size&&isPieces2?`${printed3} ${size}`.trim():printed3};var atTheStart={today:"",cooked:new Set};function baselineOf(demands){const names2=new Map(needsOf(demands,atTheStart).map(({key,text})=>[key,text]));const byKey=new Map;
for(const demand of demands){const{key,mealId,sums,size,language}=demand;const entry=byKey.get(key)??{size,language,wants:new Map};entry.wants.set(mealId,{...demand,
sums:addSums(entry.wants.get(mealId)?.sums??noSums,sums)});byKey.set(key,{size:entry.size===size?size:null,language:entry.language===language?language:"en",wants:entry.
wants})}return Object.fromEntries([...byKey].map(([key,{size,language,wants}])=>[key,{text:names2.get(key)??"",size,...language!=="en"&&{language},wants:[...wants.
values()].map(({date,mealId,sums})=>({date,mealId,sums:written(sums)}))}]))}function amountsIn(baseline,look){const amounts2=new Map;for(const[key,{text,size,language="\
en",wants}]of Object.entries(baseline)){const open2=wants.filter(want=>counts(want,look));if(open2.length===0)continue;const sums=open2.map(want=>read3(want.sums)).
reduce(addSums);amounts2.set(key,{text,amount:amountOf({sums,size,language})})}return amounts2}var counts=(want,look)=>(look.withPlan||want.mealId===null)&&!isOver(
want,look);function rebased(baseline,unseen2,after2,{withPlan}){const now=baselineOf(after2);const next={};for(const key of new Set([...Object.keys(baseline),...Object.
keys(now)])){const[before,entry]=[baseline[key],now[key]];if(unseen2.has(key)){if(before)next[key]=before;continue}const asleep=withPlan?[]:before?.wants.filter(
({mealId})=>mealId!==null)??[];if(!entry&&asleep.length===0)continue;const{text,size,language}=entry??before;next[key]={text,size,...language&&{language},wants:[
...entry?.wants??[],...asleep]}}return next}var written=sums=>Object.fromEntries([...sums].map(([unit,{n,d}])=>[unit,`${n}/${d}`]));var read3=sums=>new Map(Object.
entries(sums).map(([unit,value])=>[unit,readFraction(value)]));function readFraction(text){const[,n,d]=/^(\d+)\/([1-9]\d*)$/.exec(text)??[];return n&&d?fraction(
BigInt(n),BigInt(d)):fraction(0n)}var isGrown=(from,to)=>from!==to&&grew(readAmounts(from),readAmounts(to));function readAmounts(printed3){let sums=noSums;for(const part of printed3.split(" + ")){
if(part.trim()==="")continue;const{quantity,unit,plus:plus2}=parseIngredient({amount:part,item:"food"});if(quantity)sums=addAmount(sums,quantity,unit);if(plus2)
sums=addAmount(sums,plus2.quantity,plus2.unit)}return sums}var aisleOfText=text=>(foodOf(parseIngredientLine(text))??matchFood(text))?.food.aisle??"Other";var fromTheTap2=new Set(["water","ice"]);var usualStaples=foods.
filter(({id:id2})=>isStaple(id2)&&!fromTheTap2.has(id2)).map(({name})=>name);function composeList(parts5){const{demands,look,baseline,marks:marks2,staples:staples2}=parts5;const aisles2=wholeOrder(parts5.aisles);const needs2=needsOf(demands,
look);const before=baseline&&amountsIn(baseline,look);const stapleKeys=new Set(staples2.map(keyOfFood));const foods2=needs2.map(need=>foodLine(need,marks2.get(need.
key),stapleKeys.has(need.key),before));const own=[...parts5.lines].sort((a,b)=>a.createdAt-b.createdAt||(a.id<b.id?-1:1)).map(line=>ownLine(line,marks2.get(`own\
:${line.id}`)));const lines=[...foods2,...own];const wanted=new Set(needs2.map(({key})=>key));return{aisles:aisles2,staples:[...staples2],lines:aisles2.flatMap(
aisle=>lines.filter(line=>line.aisle===aisle)),gone:[...before??[]].filter(([key])=>!wanted.has(key)).map(([key,{amount,text}])=>({key,text:[amount,text].filter(
Boolean).join(" ")}))}}var wholeOrder=order=>[...new Set([...order,...aisles])];function foodLine(need,mark,isStaple2,before){const{key,food,text,amount,aisle,optional,
uses}=need;const ticked=mark!==void 0&&mark.tickedAt!==null;const bought=mark?.hiddenAt!=null?mark.boughtAmount:null;const isBack=bought!==null&&isGrown(bought,
amount);const hidden=mark&&mark.hideChangedAt>0?mark.hiddenAt!==null&&!isBack:isStaple2;return{key,kind:"food",text,food:food?.name??(stemsOf(text)?text:null),amount,
aisle,optional,uses,ticked,hidden,change:ticked?changeOfTicked(mark.tickedAmount,amount):isBack?{from:bought}:changeOf(before,key,amount),reason:!hidden?null:bought!==
null?"bought":mark?.hiddenAt!=null?null:"staple"}}var changeOfTicked=(ticked,amount)=>ticked!==null&&isGrown(ticked,amount)?{from:ticked}:null;function changeOf(before,key,amount){
if(!before)return null;const entry=before.get(key);if(!entry)return"new";return entry.amount===amount?null:{from:entry.amount}}var ownLine=({id:id2,text,aisle},mark)=>({
key:`own:${id2}`,kind:"own",text,food:null,amount:"",aisle:aisle??aisleOfText(text),optional:false,uses:[],ticked:mark!==void 0&&mark.tickedAt!==null,hidden:mark!==
void 0&&mark.hiddenAt!==null,change:null,reason:null});var unseenKeys=({lines,gone})=>new Set([...lines.filter(({change})=>change!==null),...gone].map(({key})=>key));var basics=new Set("salt black-pepper white-pepper sugar brown-sugar powdered-sugar all-purpose-flour baking-powder baking-soda cornstarch olive-oil vegetable-o\
il canola-oil sunflower-oil white-vinegar vanilla-extract cooking-spray".split(" "));function groceryList(ingredients2){const entries=new Map;for(const line of readLines(
ingredients2).lines){for(const{key,food,words:words4,sums,size,optional,language}of buyablesOf(line)){const before=entries.get(key);if(!before){entries.set(key,
{key,food,words:[words4],sums,size,optional,language});continue}before.words.push(words4);before.sums=addSums(before.sums,sums);if(before.size!==size)before.size=
null;before.optional&&=optional}}const shelves=new Map;for(const entry of entries.values()){const shelf=shelves.get(aisleOf(entry));if(shelf)shelf.push(entry);else
shelves.set(aisleOf(entry),[entry])}const list4={};for(const aisle of aisles){const here=shelves.get(aisle);if(here)list4[aisle]=[...here.filter(entry=>!isBasic2(
entry)),...here.filter(isBasic2)].map(print)}return list4}var aisleOf=entry=>entry.food?.aisle??"Other";var isBasic2=entry=>entry.food!==null&&basics.has(entry.
food.id);function print({food,words:words4,sums,size,optional,language}){const amount=amountOf2({sums,size,language});const name=nameOf7(food,words4,sums,language);
const isMeasured2=new RegExp("\\p{L}\\.?$","u").test(amount);const line=[amount,isMeasured2?withOf(name,language):name].filter(Boolean).join(" ");return optional?
`${line} (optional)`:line}function withOf(name,language){if(language==="fr")return/^[aeiouyhâéèêîô\u0153]/i.test(name)?`d'${name}`:`de ${name}`;if(language===
"es")return`de ${name}`;return language==="it"?`di ${name}`:name}var amountOf2=({sums,size,language})=>[printAmounts(sums,language),isPieces(sums)&&size].filter(
Boolean).join(" ");var isPieces=sums=>[...sums.keys()].every(unit=>unit==="");var recipeContent=(draft,checks,corrections)=>{const{perServing,coverage}=computeNutrition({...draft,corrections});const parsedIngredients=readLines(draft.ingredients).
lines;return{draft,parsedIngredients,foods:neededFoods(parsedIngredients),groceryList:groceryList(draft.ingredients),nutrition:coverage.linesCounted>0?perServing:
null,nutritionCoverage:coverage,checks}};import{once as once2}from"node:events";import{open}from"node:fs/promises";import{extname}from"node:path";var import_yauzl=__toESM(require_yauzl(),1);import{Buffer as Buffer2}from"node:buffer";import{basename}from"node:path";var SYMLINK=40960;var TYPE_BITS=61440;async function openArchive(source,given={}){const limits=limitsOf(given);const options2={lazyEntries:true,autoClose:false};
const zip=await(typeof source==="string"?(0,import_yauzl.openPromise)(source,options2):(0,import_yauzl.fromBufferPromise)(source,options2)).catch(cause=>{throw new ArchiveError(
"This file is damaged, or is no zip archive.",{cause})});try{const files=[];let total=0;if(zip.entryCount>limits.entries)throw new ArchiveError(`This archive ho\
lds more than ${limits.entries} files. Please bring it in parts.`);const seen=new Set;for await(const entry of zip.eachEntry()){if(entry.fileName.endsWith("/")||
isNoise(entry.fileName))continue;total+=entry.uncompressedSize;refuseDishonest(entry,total,limits);if(seen.has(entry.fileName))continue;seen.add(entry.fileName);
files.push({path:entry.fileName,size:entry.uncompressedSize,read:(most=limits.entryBytes)=>readEntry(zip,entry,Math.min(most,limits.entryBytes))})}return{files,
close:()=>zip.close()}}catch(cause){zip.close();if(cause instanceof ArchiveError)throw cause;const outside2=cause instanceof Error&&/absolute path|invalid relative path/.
test(cause.message);throw new ArchiveError(outside2?"This archive names files outside itself, which no recipe app does.":"This file is damaged, or is no zip arc\
hive.",{cause})}}var isNoise=path=>/(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path)||basename(path).startsWith("._");function refuseDishonest(entry,total,limits){
if((entry.externalFileAttributes>>>16&TYPE_BITS)===SYMLINK)throw new ArchiveError("This archive holds links to other files, which no recipe app writes.");if(entry.
isEncrypted())throw new ArchiveError("This archive is locked with a password. Please export it without one.");if(total>limits.totalBytes)throw new ArchiveError(
`This archive holds more than ${inMegabytes(limits.totalBytes)} once it is unpacked. Please bring it in parts.`);if(entry.uncompressedSize>limits.freeBytes&&entry.
uncompressedSize>entry.compressedSize*limits.ratio)throw new ArchiveError("This archive is packed in a way that only harmful files are. It was not opened.")}var inMegabytes=bytes=>`${Math.
round(bytes/1024/1024)} MB`;async function readEntry(zip,entry,most){if(entry.uncompressedSize>most)throw new ArchiveError(`"${basename(entry.fileName)}" is lar\
ger than ${inMegabytes(most)}, up to which it is read.`);try{const stream=await zip.openReadStreamPromise(entry);const chunks=[];let size=0;for await(const chunk of stream){
size+=chunk.length;if(size>most)throw new ArchiveError(`"${basename(entry.fileName)}" is larger than it says.`);chunks.push(chunk)}return Buffer2.concat(chunks,
size)}catch(cause){if(cause instanceof ArchiveError)throw cause;throw new ArchiveError(`"${basename(entry.fileName)}" is damaged.`,{cause})}}var decodeText=bytes=>decode(bytes,false);var decodeStart=bytes=>decode(bytes,true);function decode(bytes,stream){if(bytes[0]===255&&bytes[1]===254)return new TextDecoder(
"utf-16le").decode(bytes);if(bytes[0]===254&&bytes[1]===255)return new TextDecoder("utf-16be").decode(bytes);try{return new TextDecoder("utf-8",{fatal:true}).decode(
bytes,{stream})}catch{return new TextDecoder("windows-1252").decode(bytes)}}import{posix as posix2}from"node:path";import{promisify}from"node:util";import{gunzip}from"node:zlib";var unpack=promisify(gunzip);async function gunzipUpTo(bytes,most){try{return await unpack(bytes,{maxOutputLength:most})}catch(cause){const tooLarge=cause instanceof
RangeError||cause?.code==="ERR_BUFFER_TOO_LARGE";throw new ArchiveError(tooLarge?`A recipe in this file is larger than ${Math.round(most/1024/1024)} MB, which n\
o recipe is. Please bring it without its photos.`:"A recipe in this file is damaged.",{cause})}}import{posix}from"node:path";var MAX_PICTURE_BYTES=20*1024*1024;var isPicture=/\.(?:jpe?g|png|webp|gif|avif)$/i;function picturesIn({files}){const byPath=new Map;
const byEnd=new Map;for(const file of files){if(!isPicture.test(file.path))continue;const path=file.path.toLowerCase();byPath.set(path,file);byEnd.set(path.split(
"/").slice(-3).join("/"),file)}const find=path=>{const plain2=posix.normalize(path.toLowerCase());return byPath.get(plain2)??byEnd.get(plain2.split("/").slice(-3).
join("/"))};return{beside(folder2){return async name=>{const file=find(posix.join(folder2,decoded(name)));return file?await file.read(MAX_PICTURE_BYTES):null}}}}
function decoded(name){try{return decodeURIComponent(name)}catch{return name}}var MAX_TEXT=2e5;var MAX_INNER=MAX_IMPORT_RECIPES;var isPhoto=(key,text)=>key==="photo_data"||key==="data"||/^(?:image|url|contentUrl)$/.test(key)&&text.startsWith(
"data:");function cutShort(document){const cuts={texts:0,lists:0};if(typeof document==="object"&&document!==null)cutInside(document,"",false,cuts);return cuts}function cutInside(value,key,inList,cuts){
const isList=Array.isArray(value);const isInner=inList||/^(?:recipe)?(?:ingredients?|instructions|steps)$/i.test(key);if(isList&&isInner&&value.length>MAX_INNER){
value.length=MAX_INNER;cuts.lists+=1}const fields=value;for(const name of Object.keys(fields)){const one=fields[name];const called=isList?key:name;if(typeof one===
"string"){if(one.length>MAX_TEXT&&!isPhoto(called,one)){fields[name]=headOf(one,MAX_TEXT);cuts.texts+=1}}else if(typeof one==="object"&&one!==null)cutInside(one,
called,inList||isList,cuts)}}var ofRecipes=/^(?:recipes?_|users_to_recipes$|notes$)/;function hasCrowd(document){if(typeof document!=="object"||document===null)
return false;return Object.entries(document).some(([name,table2])=>{if(!ofRecipes.test(name)||!Array.isArray(table2))return false;const rows=new Map;return table2.
some(row=>{const id2=row?.recipe_id;const known2=typeof id2==="string"||typeof id2==="number"?String(id2):"";const recipe2=known2.replaceAll("-","").toLowerCase();
const count=(rows.get(recipe2)??0)+1;rows.set(recipe2,count);return count>MAX_INNER})})}var MAX_VALUES2=25e5;function readJsonText(bytes){const text=decodeText(bytes);if(hasMoreValuesThan(MAX_VALUES2,text))throw tooMuch(MAX_VALUES2,"values");const document=parseJson(
text);const cut2=wordsFor2(cutShort(document));if(hasCrowd(document))throw new JsonTextError(`holds a recipe of more than ${inFigures(MAX_INNER)} lines, which n\
o recipe has. Please bring it without that one`);return{document,cut:cut2}}var tooMuch=(most,what)=>new JsonTextError(`holds more than ${inFigures(most)} ${what}\
. Please bring it in parts`);var inFigures=number=>number.toLocaleString("en-US");var wordsFor2=({texts,lists:lists2})=>[...texts>0?[`${texts===1?"a text":`${texts}\
 texts`} of more than ${inFigures(MAX_TEXT)} characters`]:[],...lists2>0?[`${lists2===1?"a list":`${lists2} lists`} of more than ${inFigures(MAX_INNER)} lines`]:
[]];function hasMoreValuesThan(most,text){let values=0;for(const sign of jsonSigns(text)){if(sign===","||sign==="["||sign==="{")values+=1;if(values>most)return true}
return false}var MOST_MS=3e4;function*inTime(found,mostMs=MOST_MS){let spent=0;let begun=performance.now();for(const one of found){spent+=performance.now()-begun;
if(spent>mostMs)throw new JsonTextError(`takes more than ${mostMs/1e3} s to read. Please bring it in parts`);yield one;begun=performance.now()}}var MB2=1024*1024;var MAX_RECIPE_BYTES=40*MB2;var MAX_LINES2=1e3;var inner={entries:200,totalBytes:60*MB2,entryBytes:30*MB2};async function*readAppsArchive(archive,nesting=0){
const pictures=picturesIn(archive);for(const[index,file]of archive.files.entries()){if(nesting===0)yield{kind:"progress",share:index/archive.files.length};try{yield*readOne(
file,pictures.beside(posix2.dirname(file.path)),nesting)}catch(error){if(!(error instanceof ArchiveError||error instanceof JsonTextError))throw error;yield{kind:"\
unread",what:`${file.path}: ${error.message}`}}}}async function*readOne(file,picture2,nesting){const name=file.path.toLowerCase();if(name.endsWith(".paprikareci\
pe")){yield*readPacked(await file.read(MAX_RECIPE_BYTES),file.path)}else if(name.endsWith(".cook")){yield readCook(decodeText(await file.read(MB2)),file.path,picture2)}else if(name.
endsWith(".json")){yield*readJson(await file.read(),file.path,picture2)}else if(name.endsWith(".zip")){if(nesting>0){yield{kind:"unread",what:`${file.path}: arc\
hives inside archives inside archives are not opened.`};return}const archive=await openArchive(await file.read(inner.totalBytes),inner);try{yield*readAppsArchive(
archive,nesting+1)}finally{archive.close()}}}async function*readPacked(bytes,path){yield*readJson(await gunzipUpTo(bytes,MAX_RECIPE_BYTES),path,nothing4)}function readCook(text,path,picture2){
const recipe2=readCooklang(text,posix2.basename(path));const folder2=posix2.basename(posix2.dirname(path));return{kind:"app-recipe",app:"cooklang",recipe:{...recipe2,
folder:folder2==="."?null:folder2},picture:picture2,fallback:besideName(path)}}async function*readJson(bytes,path,picture2){const{document,cut:cut2}=readJsonText(
bytes);const found=recognizeJson(document);if(!found){yield{kind:"unread",what:`${path}: no recipe in it.`};return}for(const what of cut2)yield{kind:"unread",what:`${path}\
: ${what}; the rest of it was left out.`};const fallback=[...besideName(path),"full.jpg","full.png",...endings.map(ending3=>`image.${ending3}`)];const isNextcloud=found.
app==="schema.org"&&/\/recipe\.json$/i.test(path);for(const{ingredients:ingredients2,steps,...recipe2}of inTime(found.recipes))yield{kind:"app-recipe",app:isNextcloud?
"nextcloud":found.app,recipe:{...recipe2,ingredients:ingredients2.slice(0,MAX_LINES2),steps:steps.slice(0,MAX_LINES2),leftOut:[...recipe2.leftOut,...beyond(ingredients2.
length,"ingredients"),...beyond(steps.length,"instructions")]},picture:picture2,fallback}}var beyond=(lines,field)=>lines>MAX_LINES2?[{field,note:`${lines-MAX_LINES2}\
 lines beyond the first ${MAX_LINES2}.`}]:[];var endings=["jpg","jpeg","png","webp"];var besideName=path=>{const name=posix2.basename(path).replace(/\.[^.]+$/,"");
return endings.map(ending3=>`${name}.${ending3}`)};var nothing4=async()=>null;import{posix as posix3}from"node:path";var folderColors=["#ea580c","#dc2626","#059669","#2563eb","#7c3aed","#db2777","#0891b2","#65a30d"];var folder=external_exports.object({id,name:external_exports.
string(),color:external_exports.enum(folderColors)});var folderCounts=external_exports.object({all:external_exports.int(),unorganized:external_exports.int(),folders:external_exports.
record(external_exports.string(),external_exports.int())});var folderBody=external_exports.object({name:external_exports.string().trim().min(1).max(80),color:external_exports.
enum(folderColors).default("#ea580c")});var folders={list:route({method:"GET",path:"/api/folders",access:"user",summary:"The cook's folders.",reply:external_exports.
array(folder)}),counts:route({method:"GET",path:"/api/folders/counts",access:"user",summary:"How many recipes the cook has, in each folder and in none.",reply:folderCounts}),
create:route({method:"POST",path:"/api/folders",access:"user",summary:"Makes a folder.",body:folderBody,reply:folder,status:201}),update:route({method:"PUT",path:"\
/api/folders/:id",access:"user",summary:"Renames or recolours a folder.",params:idParams,body:folderBody,reply:folder}),remove:route({method:"DELETE",path:"/api\
/folders/:id",access:"user",summary:"Deletes a folder; its recipes become unorganized.",params:idParams,reply:ok})};var ratingTags=["easy","quick","spicy","delicious"];var MAX_COMMENT_LENGTH=2e3;var rating=external_exports.object({rating:external_exports.int().min(1).max(5),comment:writtenText(
MAX_COMMENT_LENGTH).nullish(),tags:external_exports.array(external_exports.enum(ratingTags)).max(ratingTags.length).nullish()});var ratings={get:route({method:"\
GET",path:"/api/recipes/:id/rating",access:"user",summary:"The cook's own rating; null fields when there is none.",params:idParams,reply:rating.extend({rating:external_exports.
int().min(1).max(5).nullable()})}),stats:route({method:"GET",path:"/api/recipes/:id/stats",access:"user",summary:"How many rated it, and the average.",params:idParams,
reply:external_exports.object({totalRatings:external_exports.int(),averageRating:external_exports.number().nullable()})}),rate:route({method:"POST",path:"/api/r\
ecipes/:id/rate",access:"user",summary:"Sets the cook's rating.",params:idParams,body:rating,reply:rating})};var themes=["system","light","dark"];var unitSystems=["us","metric"];var unitSystem=external_exports.enum(unitSystems);var hemispheres=["north","south"];var dislike=external_exports.string().trim().min(1).max(MAX_DISLIKE_LENGTH).regex(/^[\p{L}][\p{L}\p{M}' -]*$/u,"Please name a food with letters only.");var cookSettings=external_exports.
object({allergies:external_exports.array(external_exports.enum(allergens)).max(allergens.length),diets:external_exports.array(external_exports.enum(diets)).max(
diets.length),dislikes:external_exports.array(dislike).max(MAX_DISLIKES),units:unitSystem,hemisphere:external_exports.enum(hemispheres),theme:external_exports.enum(
themes),mealTimes});var settings={get:route({method:"GET",path:"/api/settings",access:"user",summary:"The cook's own settings.",reply:cookSettings}),update:route(
{method:"PUT",path:"/api/settings",access:"user",summary:"Changes settings. Fields that are left out keep their value.",body:cookSettings.partial(),reply:cookSettings})};var versionReasons=["edited","refined","restored","imported"];var versionAuthors=["cook","ai","import","shared"];var recipeVersion=external_exports.object({version:external_exports.
int().min(1),savedAt:instant,author:external_exports.enum(versionAuthors),reason:external_exports.enum(versionReasons).nullable(),detail:external_exports.string().
nullable(),title:external_exports.string()});var versionContent=recipeVersion.extend({content:recipeDraft,imageUrl:external_exports.string().nullable()});var versionParams=external_exports.
object({id,version:external_exports.coerce.number().int().min(1).max(2147483647)});var versions={list:route({method:"GET",path:"/api/recipes/:id/versions",access:"\
user",summary:"Every state that a recipe was in, the present one first.",params:idParams,reply:external_exports.array(recipeVersion)}),get:route({method:"GET",path:"\
/api/recipes/:id/versions/:version",access:"user",summary:"One of them with its content.",params:versionParams,reply:versionContent}),restore:route({method:"POS\
T",path:"/api/recipes/:id/versions/:version/restore",access:"user",summary:"Makes an earlier state the present one again, as a new version.",params:versionParams,
reply:recipe})};var ARCHIVE_VERSION=2;var archiveManifest=external_exports.object({format:external_exports.literal("larder-archive"),version:external_exports.int().min(2),about:external_exports.
string()});var place=external_exports.string().max(200);var picture=external_exports.object({file:place,alt:external_exports.string().max(1e3).nullable()}).nullable();
var said2=external_exports.string().max(2e3);var origin={engine:said2.nullable(),prompt:said2.nullable()};var archivedSource=recipeSource.extend({...origin,url:said2.
nullish(),author:said2.nullish(),app:said2.optional(),original:external_exports.object({kind:said2,...origin}).optional()});var archivedRecipe=recipeDraft.extend(
{notes:external_exports.string().max(2e4),isFavorite:external_exports.boolean(),folder:external_exports.string().max(20).nullable(),picture,source:archivedSource,
rating:external_exports.object({rating:external_exports.int().min(1).max(5),comment:external_exports.string().max(MAX_COMMENT_LENGTH).nullable(),tags:external_exports.
array(external_exports.enum(ratingTags)),createdAt:instant,updatedAt:instant}).nullable(),version:external_exports.int().min(1).max(1e6),versions:external_exports.
array(external_exports.object({version:external_exports.int().min(1).max(1e6),content:recipeDraft,picture,reason:external_exports.enum(versionReasons),detail:external_exports.
string().max(2e3).nullable(),createdAt:instant})),createdAt:instant,updatedAt:instant});var archivedFolder=external_exports.object({key:external_exports.string().
max(20),name:external_exports.string().trim().min(1).max(80),color:external_exports.enum(folderColors),createdAt:instant});var recipeRef=place.nullable();var when={
createdAt:instant,updatedAt:instant};var archivedMeal=external_exports.object({date:calendarDay,mealType:external_exports.enum(["breakfast","lunch","dinner","pr\
ep"]),kind:external_exports.enum(["recipe","leftovers","text"]),recipe:recipeRef,text:external_exports.string().max(2e3).nullable(),servings:external_exports.int().
min(1).max(1e3).nullable(),note:external_exports.string().max(5e3).nullable(),cookedAt:instant.nullable(),cookedOn:calendarDay.nullish(),...when});var archivedCooked=external_exports.
object({recipe:recipeRef,title:external_exports.string().max(500),cookedOn:cookedEntry.shape.cookedOn,servings:external_exports.int().min(1).max(1e3).nullable(),
note:external_exports.string().max(5e3).nullable(),createdAt:instant});var archivedShelf=external_exports.object({recipe:recipeRef,addedAt:instant});var archivedShopping=external_exports.
object({sources:external_exports.array(external_exports.object({recipe:recipeRef,servings:external_exports.int().min(1).max(1e3).nullable(),fromDate:calendarDay.
nullable(),toDate:calendarDay.nullable(),createdAt:instant})),lines:external_exports.array(external_exports.object({id:external_exports.uuid(),text:external_exports.
string().max(2e3),aisle:external_exports.string().max(200).nullable(),...when})),marks:external_exports.array(external_exports.object({lineKey:external_exports.
string().max(500),tickedAt:instant.nullable(),hiddenAt:instant.nullable(),updatedAt:instant,tickedAmount:external_exports.string().max(500).nullish(),boughtAmount:external_exports.
string().max(500).nullish(),tickChangedAt:instant.nullish(),hideChangedAt:instant.nullish()})),aisles:external_exports.array(external_exports.string().max(200)).
max(100).nullish(),staples:external_exports.array(external_exports.string().max(200)).max(1e3).nullish(),baseline:external_exports.record(external_exports.string().
max(500),external_exports.object({text:external_exports.string().max(1e3),size:external_exports.string().max(50).nullable(),wants:external_exports.array(external_exports.
object({date:calendarDay.nullable(),mealId:id.nullable(),sums:external_exports.record(external_exports.string().max(50),external_exports.string().max(500))}))})).
nullish()});var archivedFood=external_exports.object({name:external_exports.string().min(1).max(500),food:external_exports.string().max(200)});var archiveParts={
settings:cookSettings.partial({mealTimes:true}),foods:external_exports.array(archivedFood),cooked:external_exports.array(archivedCooked),plan:external_exports.array(
archivedMeal),shelf:external_exports.array(archivedShelf),shopping:archivedShopping};var MANIFEST="larder.json";var MAX_JSON_BYTES=16*1024*1024;function larderRoot({files}){const manifest=files.find(({path})=>path===MANIFEST||/^[^/]+\/larder\.json$/.
test(path));return manifest?manifest.path.slice(0,-MANIFEST.length):null}async function*readLarderArchive(archive,root){const byPath=new Map(archive.files.map(file=>[
file.path,file]));const at=path=>byPath.get(`${root}${path}`);const manifest=archiveManifest.safeParse((await json(at(MANIFEST))).value);if(!manifest.success)throw new UnreadableFile(
"This archive calls itself Larder, and is damaged.");if(manifest.data.version>ARCHIVE_VERSION)throw new UnreadableFile("This archive was made by a newer Larder.\
 Please update this one first.");yield*part("settings");yield*part("foods");const folders2=await json(at("folders.json"));if(folders2.problem)yield{kind:"unread",
what:`folders.json: ${folders2.problem}`};for(const folder2 of Array.isArray(folders2.value)?folders2.value:[]){const read4=archivedFolder.safeParse(folder2);if(read4.
success)yield{kind:"folder",folder:read4.data};else yield{kind:"unread",what:"folders.json: one of the folders."}}yield*recipes();yield*part("cooked");yield*part(
"plan");yield*part("shelf");yield*part("shopping");async function*recipes(){const pattern3=/^recipes\/([^/]+)\/recipe\.json$/;const found=archive.files.flatMap(
file=>{const key=file.path.startsWith(root)?pattern3.exec(file.path.slice(root.length))?.[1]:void 0;return key?[{key,file}]:[]});found.sort((a,b)=>a.key<b.key?-1:
1);if(found.length>MAX_IMPORT_RECIPES)throw tooManyRecipes();const pictures=picturesIn(archive);for(const[index,{key,file}]of found.entries()){yield{kind:"progr\
ess",share:index/found.length};const{value,problem}=await json(file);const read4=archivedRecipe.safeParse(value?.larder);if(problem)yield{kind:"unread",what:`${file.
path}: ${problem}`};else if(!read4.success)yield{kind:"unread",what:`${file.path}: ${firstIssue(read4.error)}`};else yield{kind:"archived-recipe",key,recipe:read4.
data,picture:pictures.beside(posix3.dirname(file.path))}}}async function*part(name){const file=at(`${name}.json`);if(!file)return;const{value,problem}=await json(
file);const read4=archiveParts[name].safeParse(value);if(problem)yield{kind:"unread",what:`${name}.json: ${problem}`};else if(read4.success){if(!isEmpty(read4.data))
yield{kind:"part",part:name,content:read4.data}}else yield{kind:"unread",what:`${name}.json: ${firstIssue(read4.error)}`}}}var tooManyRecipes=()=>new UnreadableFile(
`This file holds more than ${MAX_IMPORT_RECIPES} recipes. Please bring it in parts.`);async function json(file){try{return{value:file?storable(bounded(readJsonText(
await file.read(MAX_JSON_BYTES)).document)):null}}catch(error){if(error instanceof ArchiveError)return{value:null,problem:error.message};if(error instanceof JsonTextError)
return{value:null,problem:`It ${error.message}.`};throw error}}var MAX_ROWS=5e4;function bounded(document,nesting=0){if(typeof document!=="object"||document===null||
nesting>3)return document;const inner2=Object.values(document);if(inner2.length>MAX_ROWS)throw tooMuch(MAX_ROWS,"rows");for(const one of inner2)bounded(one,nesting+
1);return document}var firstIssue=error=>{const issue=error.issues[0];return issue?`${issue.path.join(".")||"it"}: ${issue.message}`:"it is damaged"};var isEmpty=content=>Array.
isArray(content)?content.length===0:typeof content==="object"&&content!==null&&Object.values(content).every(one=>Array.isArray(one)&&one.length===0);var MB3=1024*1024;var MAX_TEXT_BYTES=64*MB3;var MAX_COOK_BYTES=MB3;var READS="Larder reads its own export, and files of Mealie, Tandoor, RecipeSage, Paprika, Ne\
xtcloud Cookbook, Cooklang and schema.org.";async function*readFile(path,name){const kind=await kindOf2(path);if(kind==="zip"){const archive=await openArchive(path);
try{const root=larderRoot(archive);yield*root===null?readAppsArchive(archive):readLarderArchive(archive,root)}finally{archive.close()}return}const bytes=await readWhole(
path);if(kind==="gzip"){yield*readPacked(bytes,name);return}const start=decodeStart(bytes.subarray(0,4e3)).trimStart();if(/^[[{]/.test(start))yield*whole2(readJson(
bytes,name,nothing4));else if(extname(name).toLowerCase()===".cook"){if(bytes.length>MAX_COOK_BYTES)throw new UnreadableFile(`A recipe of Cooklang is read up to\
 ${MAX_COOK_BYTES/MB3} MB. Please bring its recipes as files of their own.`);yield readCook(decodeText(bytes),name,nothing4)}else if(start.startsWith("<"))throw new UnreadableFile(
"This is a web page. Please bring it in by its link, or paste its text.");else throw new UnreadableFile(`This file is none that holds recipes. ${READS}`)}async function*whole2(found){
try{yield*found}catch(error){if(error instanceof JsonTextError)throw new UnreadableFile(`This file ${error.message}.`);throw error}}async function kindOf2(path){
const file=await open(path);try{const{buffer}=await file.read(Buffer.alloc(4),0,4,0);if(buffer[0]===80&&buffer[1]===75)return"zip";return buffer[0]===31&&buffer[1]===
139?"gzip":"text"}finally{await file.close()}}async function readWhole(path){const file=await open(path);try{const{size}=await file.stat();if(size>MAX_TEXT_BYTES)
throw new UnreadableFile(`A file that is no archive is read up to ${MAX_TEXT_BYTES/MB3} MB. Please bring it in parts, or as the zip of its app.`);return await file.
readFile()}finally{await file.close()}}async function pictureOf2({recipe:recipe2,picture:picture2,fallback}){const named2=recipe2.picture;if(named2?.kind==="base64"){const data=named2.data.replace(/\s+/g,
"");return/^[A-Za-z0-9+/_-]+={0,2}$/.test(data)?{bytes:Buffer.from(data,"base64")}:{missing:"is damaged"}}for(const path of[...named2?.kind==="file"?[named2.path]:
[],...fallback]){const sought=await soughtPicture(picture2,path);if(sought.bytes||sought.missing)return sought}if(named2?.kind==="url")return{missing:"is not in\
 the file, only its address is"};return named2?{missing:"is not in the file"}:{}}async function soughtPicture(find,path){try{const bytes=await find(path);return bytes?
{bytes}:{}}catch(error){if(error instanceof ArchiveError)return{missing:`could not be read: ${error.message.replace(/\.$/,"")}`};throw error}}var noPicture=async()=>({});async function*readItems(path,name){let recipes=0;let others=0;let empty=0;let unread;for await(const found of readFile(path,name)){
const read4=itemOf(found);const{kind}=read4.item;if(kind==="app-recipe"||kind==="archived-recipe")recipes+=1;else if(kind==="folder"||kind==="part")others+=1;else if(kind===
"unread")unread??=read4.item.what;if(found.kind==="app-recipe"&&kind==="unread")empty+=1;if(recipes>MAX_IMPORT_RECIPES||empty>MAX_IMPORT_RECIPES)throw tooManyRecipes();
yield read4}if(recipes===0&&others===0)throw new UnreadableFile(`No recipe was found in this file. ${unread??READS}`)}function itemOf(found){if(found.kind==="ar\
chived-recipe"){const{kind,key,recipe:recipe2,picture:picture2}=found;const{findings}=checkRecipe(recipe2,{source:"person"});return{item:{kind,key,recipe:recipe2,
findings},picture:name=>soughtPicture(picture2,name??"")}}if(found.kind==="app-recipe"){const recipe2=storable(importedRecipe(found.recipe));if(!recipe2)return unreadItem(
`"${found.recipe.title||"Untitled"}" has neither ingredients nor steps.`);const{findings}=checkRecipe(recipe2.draft,{source:"person"});return{item:{kind:"app-re\
cipe",app:found.app,recipe:recipe2,findings},picture:()=>pictureOf2(found)}}return found.kind==="unread"?unreadItem(found.what):{item:found,picture:noPicture}}var unreadItem=what=>({
item:{kind:"unread",what:storable(headOf(what,300))},picture:noPicture});async function serveFile(path,name,port){const items=readItems(path,name);let last;try{for(;;){const[question]=await once2(port,"message");if(question.ask==="pi\
cture"){const picture2=await last?.picture(question.name)??{};port.postMessage({picture:picture2});continue}const step=await items.next();if(step.done)return;last=
step.value;port.postMessage({item:last.item})}}finally{await items.return(void 0);port.close()}}var STATEMENT_WITHIN=4096;function pageText(bytes,contentType){const marked2=byMark(bytes);if(marked2)return decode2(bytes,marked2)??"";const named2=/charset\s*=\s*["']?([\w.:-]{1,40})/i.
exec(contentType)?.[1];const head=Buffer.from(bytes.subarray(0,STATEMENT_WITHIN)).toString("latin1");const stated=/<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.
exec(head)?.[1];for(const label of[named2,stated,"utf-8"]){const text=label===void 0||/^utf-?16/i.test(label)?null:decode2(bytes,label,/^utf-?8$/i.test(label));
if(text!==null)return text}return decode2(bytes,"windows-1252")??""}var byMark=bytes=>{if(bytes[0]===239&&bytes[1]===187&&bytes[2]===191)return"utf-8";if(bytes[0]===
255&&bytes[1]===254)return"utf-16le";if(bytes[0]===254&&bytes[1]===255)return"utf-16be";return null};function decode2(bytes,label,fatal=false){try{return new TextDecoder(
label,{fatal}).decode(bytes)}catch{return null}}var MAX_PLAIN_TEXT=3e5;async function doReading(job){switch(job.kind){case"page":return readFetched(job.page,job.which);case"text":return chosen(readText(job.text).
filter(isRecipe),job.which,job.text);case"found":return lookedOver(job.found);case"file":await serveFile(job.path,job.name,job.port);return void 0;case"recipe":
return contentOf(job.draft,job.corrections)}}var contentOf=(draft,corrections)=>recipeContent(draft,checkRecipe(draft,{source:"person"}),corrections);function readFetched(page2,which){
const whole3=pageText(page2.bytes,page2.contentType);if(page2.kind==="html"){const{recipes,text:text2}=readPage(whole3,{address:page2.address,absolute});return chosen(
recipes,which,text2)}const text=headOf(whole3,MAX_PLAIN_TEXT);return chosen(readText(text).filter(isRecipe),which,text)}function chosen(recipes,wanted,text){const which=wanted<
recipes.length?wanted:0;const found=recipes[which];return{titles:recipes.map(({title})=>title),which,found:found?lookedOver(found):null,text}}function lookedOver(found){
const{draft,notes,report}=draftOf(found);const{author,address,pictures}=found;return{draft,notes,report,checks:checkRecipe(draft,{source:"person"}),author,address,
pictures}}function absolute(address,base){if(address===""||!URL.canParse(address,base))return null;const{protocol,href}=new URL(address,base);return protocol===
"http:"||protocol==="https:"?href:null}export{listAsText,allergensOf,dietRules,breaksDiet,oncePer,dietsAndExclusions,allergies,notFoodIn,courses,courseNames,portions,readDraft,readerOf,isDescribing,isName,
strangersInName,alike,isFlesh,missedTools,wishedKind,checkRecipe,blocking,withSafetySteps,products,splitLine,require_dist,neededFoods,isStaple,stockedAisles,atHand,
nameOfNeed,suggestFoods,readMethod,lineMentions,timesIn,readCategory,headingFrom,nothingFound,headingWords,servingWords,timeWords,durationWords,keyOfFood,demandsOf,
baselineOf,rebased,isGrown,usualStaples,composeList,unseenKeys,recipeContent,JsonTextError,writeCooklang,writeMarkdown,UnreadableFile,ArchiveError,folders,ratings,
cookSettings,settings,versions,ARCHIVE_VERSION,archivedFolder,archiveParts,doReading,contentOf};
//# sourceMappingURL=chunk-2O5RKFJI.js.map
