import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{__commonJS,__export,__toESM}from"./chunk-ST6BT3EY.js";var require_types=__commonJS({"node_modules/css-what/lib/commonjs/types.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
AttributeAction=exports.IgnoreCaseMode=exports.SelectorType=void 0;var SelectorType5;(function(SelectorType6){SelectorType6["Attribute"]="attribute";SelectorType6["\
Pseudo"]="pseudo";SelectorType6["PseudoElement"]="pseudo-element";SelectorType6["Tag"]="tag";SelectorType6["Universal"]="universal";SelectorType6["Adjacent"]="a\
djacent";SelectorType6["Child"]="child";SelectorType6["Descendant"]="descendant";SelectorType6["Parent"]="parent";SelectorType6["Sibling"]="sibling";SelectorType6["\
ColumnCombinator"]="column-combinator"})(SelectorType5=exports.SelectorType||(exports.SelectorType={}));exports.IgnoreCaseMode={Unknown:null,QuirksMode:"quirks",
IgnoreCase:true,CaseSensitive:false};var AttributeAction2;(function(AttributeAction3){AttributeAction3["Any"]="any";AttributeAction3["Element"]="element";AttributeAction3["\
End"]="end";AttributeAction3["Equals"]="equals";AttributeAction3["Exists"]="exists";AttributeAction3["Hyphen"]="hyphen";AttributeAction3["Not"]="not";AttributeAction3["\
Start"]="start"})(AttributeAction2=exports.AttributeAction||(exports.AttributeAction={}))}});var require_parse=__commonJS({"node_modules/css-what/lib/commonjs/parse.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:true});exports.
parse=exports.isTraversal=void 0;var types_1=require_types();var reName=/^[^\\#]?(?:\\(?:[\da-f]{1,6}\s?|.)|[\w\-\u00b0-\uFFFF])+/;var reEscape=/\\([\da-f]{1,6}\s?|(\s)|.)/gi;
var actionTypes=new Map([[126,types_1.AttributeAction.Element],[94,types_1.AttributeAction.Start],[36,types_1.AttributeAction.End],[42,types_1.AttributeAction.Any],
[33,types_1.AttributeAction.Not],[124,types_1.AttributeAction.Hyphen]]);var unpackPseudos=new Set(["has","not","matches","is","where","host","host-context"]);function isTraversal3(selector){
switch(selector.type){case types_1.SelectorType.Adjacent:case types_1.SelectorType.Child:case types_1.SelectorType.Descendant:case types_1.SelectorType.Parent:case types_1.
SelectorType.Sibling:case types_1.SelectorType.ColumnCombinator:return true;default:return false}}exports.isTraversal=isTraversal3;var stripQuotesFromPseudos=new Set(
["contains","icontains"]);function funescape(_,escaped,escapedWhitespace){var high=parseInt(escaped,16)-65536;return high!==high||escapedWhitespace?escaped:high<
0?String.fromCharCode(high+65536):String.fromCharCode(high>>10|55296,high&1023|56320)}function unescapeCSS(str){return str.replace(reEscape,funescape)}function isQuote(c){
return c===39||c===34}function isWhitespace2(c){return c===32||c===9||c===10||c===12||c===13}function parse6(selector){var subselects2=[];var endIndex=parseSelector(
subselects2,"".concat(selector),0);if(endIndex<selector.length){throw new Error("Unmatched selector: ".concat(selector.slice(endIndex)))}return subselects2}exports.
parse=parse6;function parseSelector(subselects2,selector,selectorIndex){var tokens=[];function getName2(offset){var match=selector.slice(selectorIndex+offset).match(
reName);if(!match){throw new Error("Expected name, found ".concat(selector.slice(selectorIndex)))}var name=match[0];selectorIndex+=offset+name.length;return unescapeCSS(
name)}function stripWhitespace(offset){selectorIndex+=offset;while(selectorIndex<selector.length&&isWhitespace2(selector.charCodeAt(selectorIndex))){selectorIndex++}}
function readValueWithParenthesis(){selectorIndex+=1;var start=selectorIndex;var counter=1;for(;counter>0&&selectorIndex<selector.length;selectorIndex++){if(selector.
charCodeAt(selectorIndex)===40&&!isEscaped(selectorIndex)){counter++}else if(selector.charCodeAt(selectorIndex)===41&&!isEscaped(selectorIndex)){counter--}}if(counter){
throw new Error("Parenthesis not matched")}return unescapeCSS(selector.slice(start,selectorIndex-1))}function isEscaped(pos){var slashCount=0;while(selector.charCodeAt(
--pos)===92)slashCount++;return(slashCount&1)===1}function ensureNotTraversal(){if(tokens.length>0&&isTraversal3(tokens[tokens.length-1])){throw new Error("Did \
not expect successive traversals.")}}function addTraversal(type){if(tokens.length>0&&tokens[tokens.length-1].type===types_1.SelectorType.Descendant){tokens[tokens.
length-1].type=type;return}ensureNotTraversal();tokens.push({type})}function addSpecialAttribute(name,action2){tokens.push({type:types_1.SelectorType.Attribute,
name,action:action2,value:getName2(1),namespace:null,ignoreCase:"quirks"})}function finalizeSubselector(){if(tokens.length&&tokens[tokens.length-1].type===types_1.
SelectorType.Descendant){tokens.pop()}if(tokens.length===0){throw new Error("Empty sub-selector")}subselects2.push(tokens)}stripWhitespace(0);if(selector.length===
selectorIndex){return selectorIndex}loop:while(selectorIndex<selector.length){var firstChar=selector.charCodeAt(selectorIndex);switch(firstChar){case 32:case 9:case 10:case 12:case 13:{
if(tokens.length===0||tokens[0].type!==types_1.SelectorType.Descendant){ensureNotTraversal();tokens.push({type:types_1.SelectorType.Descendant})}stripWhitespace(
1);break}case 62:{addTraversal(types_1.SelectorType.Child);stripWhitespace(1);break}case 60:{addTraversal(types_1.SelectorType.Parent);stripWhitespace(1);break}case 126:{
addTraversal(types_1.SelectorType.Sibling);stripWhitespace(1);break}case 43:{addTraversal(types_1.SelectorType.Adjacent);stripWhitespace(1);break}case 46:{addSpecialAttribute(
"class",types_1.AttributeAction.Element);break}case 35:{addSpecialAttribute("id",types_1.AttributeAction.Equals);break}case 91:{stripWhitespace(1);var name_1=void 0;
var namespace=null;if(selector.charCodeAt(selectorIndex)===124){name_1=getName2(1)}else if(selector.startsWith("*|",selectorIndex)){namespace="*";name_1=getName2(
2)}else{name_1=getName2(0);if(selector.charCodeAt(selectorIndex)===124&&selector.charCodeAt(selectorIndex+1)!==61){namespace=name_1;name_1=getName2(1)}}stripWhitespace(
0);var action=types_1.AttributeAction.Exists;var possibleAction=actionTypes.get(selector.charCodeAt(selectorIndex));if(possibleAction){action=possibleAction;if(selector.
charCodeAt(selectorIndex+1)!==61){throw new Error("Expected `=`")}stripWhitespace(2)}else if(selector.charCodeAt(selectorIndex)===61){action=types_1.AttributeAction.
Equals;stripWhitespace(1)}var value="";var ignoreCase=null;if(action!=="exists"){if(isQuote(selector.charCodeAt(selectorIndex))){var quote=selector.charCodeAt(selectorIndex);
var sectionEnd=selectorIndex+1;while(sectionEnd<selector.length&&(selector.charCodeAt(sectionEnd)!==quote||isEscaped(sectionEnd))){sectionEnd+=1}if(selector.charCodeAt(
sectionEnd)!==quote){throw new Error("Attribute value didn't end")}value=unescapeCSS(selector.slice(selectorIndex+1,sectionEnd));selectorIndex=sectionEnd+1}else{
var valueStart=selectorIndex;while(selectorIndex<selector.length&&(!isWhitespace2(selector.charCodeAt(selectorIndex))&&selector.charCodeAt(selectorIndex)!==93||
isEscaped(selectorIndex))){selectorIndex+=1}value=unescapeCSS(selector.slice(valueStart,selectorIndex))}stripWhitespace(0);var forceIgnore=selector.charCodeAt(selectorIndex)|
32;if(forceIgnore===115){ignoreCase=false;stripWhitespace(1)}else if(forceIgnore===105){ignoreCase=true;stripWhitespace(1)}}if(selector.charCodeAt(selectorIndex)!==
93){throw new Error("Attribute selector didn't terminate")}selectorIndex+=1;var attributeSelector={type:types_1.SelectorType.Attribute,name:name_1,action,value,
namespace,ignoreCase};tokens.push(attributeSelector);break}case 58:{if(selector.charCodeAt(selectorIndex+1)===58){tokens.push({type:types_1.SelectorType.PseudoElement,
name:getName2(2).toLowerCase(),data:selector.charCodeAt(selectorIndex)===40?readValueWithParenthesis():null});continue}var name_2=getName2(1).toLowerCase();var data2=null;
if(selector.charCodeAt(selectorIndex)===40){if(unpackPseudos.has(name_2)){if(isQuote(selector.charCodeAt(selectorIndex+1))){throw new Error("Pseudo-selector ".concat(
name_2," cannot be quoted"))}data2=[];selectorIndex=parseSelector(data2,selector,selectorIndex+1);if(selector.charCodeAt(selectorIndex)!==41){throw new Error("M\
issing closing parenthesis in :".concat(name_2," (").concat(selector,")"))}selectorIndex+=1}else{data2=readValueWithParenthesis();if(stripQuotesFromPseudos.has(
name_2)){var quot=data2.charCodeAt(0);if(quot===data2.charCodeAt(data2.length-1)&&isQuote(quot)){data2=data2.slice(1,-1)}}data2=unescapeCSS(data2)}}tokens.push(
{type:types_1.SelectorType.Pseudo,name:name_2,data:data2});break}case 44:{finalizeSubselector();tokens=[];stripWhitespace(1);break}default:{if(selector.startsWith(
"/*",selectorIndex)){var endIndex=selector.indexOf("*/",selectorIndex+2);if(endIndex<0){throw new Error("Comment was not terminated")}selectorIndex=endIndex+2;if(tokens.
length===0){stripWhitespace(0)}break}var namespace=null;var name_3=void 0;if(firstChar===42){selectorIndex+=1;name_3="*"}else if(firstChar===124){name_3="";if(selector.
charCodeAt(selectorIndex+1)===124){addTraversal(types_1.SelectorType.ColumnCombinator);stripWhitespace(2);break}}else if(reName.test(selector.slice(selectorIndex))){
name_3=getName2(0)}else{break loop}if(selector.charCodeAt(selectorIndex)===124&&selector.charCodeAt(selectorIndex+1)!==124){namespace=name_3;if(selector.charCodeAt(
selectorIndex+1)===42){name_3="*";selectorIndex+=2}else{name_3=getName2(1)}}tokens.push(name_3==="*"?{type:types_1.SelectorType.Universal,namespace}:{type:types_1.
SelectorType.Tag,name:name_3,namespace})}}}finalizeSubselector();return selectorIndex}}});var require_stringify=__commonJS({"node_modules/css-what/lib/commonjs/stringify.js"(exports){"use strict";var __spreadArray=exports&&exports.__spreadArray||function(to,from,pack){
if(pack||arguments.length===2)for(var i=0,l=from.length,ar;i<l;i++){if(ar||!(i in from)){if(!ar)ar=Array.prototype.slice.call(from,0,i);ar[i]=from[i]}}return to.
concat(ar||Array.prototype.slice.call(from))};Object.defineProperty(exports,"__esModule",{value:true});exports.stringify=void 0;var types_1=require_types();var attribValChars=[
"\\",'"'];var pseudoValChars=__spreadArray(__spreadArray([],attribValChars,true),["(",")"],false);var charsToEscapeInAttributeValue=new Set(attribValChars.map(function(c){
return c.charCodeAt(0)}));var charsToEscapeInPseudoValue=new Set(pseudoValChars.map(function(c){return c.charCodeAt(0)}));var charsToEscapeInName=new Set(__spreadArray(
__spreadArray([],pseudoValChars,true),["~","^","$","*","+","!","|",":","[","]"," ","."],false).map(function(c){return c.charCodeAt(0)}));function stringify2(selector){
return selector.map(function(token){return token.map(stringifyToken).join("")}).join(", ")}exports.stringify=stringify2;function stringifyToken(token,index2,arr){
switch(token.type){case types_1.SelectorType.Child:return index2===0?"> ":" > ";case types_1.SelectorType.Parent:return index2===0?"< ":" < ";case types_1.SelectorType.
Sibling:return index2===0?"~ ":" ~ ";case types_1.SelectorType.Adjacent:return index2===0?"+ ":" + ";case types_1.SelectorType.Descendant:return" ";case types_1.
SelectorType.ColumnCombinator:return index2===0?"|| ":" || ";case types_1.SelectorType.Universal:return token.namespace==="*"&&index2+1<arr.length&&"name"in arr[index2+
1]?"":"".concat(getNamespace(token.namespace),"*");case types_1.SelectorType.Tag:return getNamespacedName(token);case types_1.SelectorType.PseudoElement:return"\
::".concat(escapeName(token.name,charsToEscapeInName)).concat(token.data===null?"":"(".concat(escapeName(token.data,charsToEscapeInPseudoValue),")"));case types_1.
SelectorType.Pseudo:return":".concat(escapeName(token.name,charsToEscapeInName)).concat(token.data===null?"":"(".concat(typeof token.data==="string"?escapeName(
token.data,charsToEscapeInPseudoValue):stringify2(token.data),")"));case types_1.SelectorType.Attribute:{if(token.name==="id"&&token.action===types_1.AttributeAction.
Equals&&token.ignoreCase==="quirks"&&!token.namespace){return"#".concat(escapeName(token.value,charsToEscapeInName))}if(token.name==="class"&&token.action===types_1.
AttributeAction.Element&&token.ignoreCase==="quirks"&&!token.namespace){return".".concat(escapeName(token.value,charsToEscapeInName))}var name_1=getNamespacedName(
token);if(token.action===types_1.AttributeAction.Exists){return"[".concat(name_1,"]")}return"[".concat(name_1).concat(getActionValue(token.action),'="').concat(
escapeName(token.value,charsToEscapeInAttributeValue),'"').concat(token.ignoreCase===null?"":token.ignoreCase?" i":" s","]")}}}function getActionValue(action){switch(action){case types_1.
AttributeAction.Equals:return"";case types_1.AttributeAction.Element:return"~";case types_1.AttributeAction.Start:return"^";case types_1.AttributeAction.End:return"\
$";case types_1.AttributeAction.Any:return"*";case types_1.AttributeAction.Not:return"!";case types_1.AttributeAction.Hyphen:return"|";case types_1.AttributeAction.
Exists:throw new Error("Shouldn't be here")}}function getNamespacedName(token){return"".concat(getNamespace(token.namespace)).concat(escapeName(token.name,charsToEscapeInName))}
function getNamespace(namespace){return namespace!==null?"".concat(namespace==="*"?"*":escapeName(namespace,charsToEscapeInName),"|"):""}function escapeName(str,charsToEscape){
var lastIdx=0;var ret="";for(var i=0;i<str.length;i++){if(charsToEscape.has(str.charCodeAt(i))){ret+="".concat(str.slice(lastIdx,i),"\\").concat(str.charAt(i));
lastIdx=i+1}}return ret.length>0?ret+str.slice(lastIdx):str}}});var require_commonjs=__commonJS({"node_modules/css-what/lib/commonjs/index.js"(exports){"use strict";var __createBinding=exports&&exports.__createBinding||(Object.
create?(function(o,m,k,k2){if(k2===void 0)k2=k;var desc=Object.getOwnPropertyDescriptor(m,k);if(!desc||("get"in desc?!m.__esModule:desc.writable||desc.configurable)){
desc={enumerable:true,get:function(){return m[k]}}}Object.defineProperty(o,k2,desc)}):(function(o,m,k,k2){if(k2===void 0)k2=k;o[k2]=m[k]}));var __exportStar=exports&&
exports.__exportStar||function(m,exports2){for(var p in m)if(p!=="default"&&!Object.prototype.hasOwnProperty.call(exports2,p))__createBinding(exports2,m,p)};Object.
defineProperty(exports,"__esModule",{value:true});exports.stringify=exports.parse=exports.isTraversal=void 0;__exportStar(require_types(),exports);var parse_1=require_parse();
Object.defineProperty(exports,"isTraversal",{enumerable:true,get:function(){return parse_1.isTraversal}});Object.defineProperty(exports,"parse",{enumerable:true,
get:function(){return parse_1.parse}});var stringify_1=require_stringify();Object.defineProperty(exports,"stringify",{enumerable:true,get:function(){return stringify_1.
stringify}})}});var require_boolbase=__commonJS({"node_modules/boolbase/index.js"(exports,module){module.exports={trueFunc:function trueFunc2(){return true},falseFunc:function falseFunc(){
return false}}}});var defaultOpts={_useHtmlParser2:false};function flattenOptions(options,baseOptions){if(!options){return baseOptions!==null&&baseOptions!==void 0?baseOptions:defaultOpts}
const opts={_useHtmlParser2:!!options.xmlMode,...baseOptions,...options};if(options.xml){opts._useHtmlParser2=true;opts.xmlMode=true;if(options.xml!==true){Object.
assign(opts,options.xml)}}else if(options.xmlMode){opts._useHtmlParser2=true}return opts}var static_exports={};__export(static_exports,{contains:()=>contains,extract:()=>extract,html:()=>html,merge:()=>merge,parseHTML:()=>parseHTML,root:()=>root,text:()=>text,
xml:()=>xml});var esm_exports2={};__export(esm_exports2,{DocumentPosition:()=>DocumentPosition,append:()=>append,appendChild:()=>appendChild,compareDocumentPosition:()=>compareDocumentPosition,
existsOne:()=>existsOne,filter:()=>filter,find:()=>find,findAll:()=>findAll,findOne:()=>findOne,findOneChild:()=>findOneChild,getAttributeValue:()=>getAttributeValue,
getChildren:()=>getChildren,getElementById:()=>getElementById,getElements:()=>getElements,getElementsByClassName:()=>getElementsByClassName,getElementsByTagName:()=>getElementsByTagName,
getElementsByTagType:()=>getElementsByTagType,getFeed:()=>getFeed,getInnerHTML:()=>getInnerHTML,getName:()=>getName,getOuterHTML:()=>getOuterHTML,getParent:()=>getParent,
getSiblings:()=>getSiblings,getText:()=>getText,hasAttrib:()=>hasAttrib,hasChildren:()=>hasChildren,innerText:()=>innerText,isCDATA:()=>isCDATA,isComment:()=>isComment,
isDocument:()=>isDocument,isTag:()=>isTag2,isText:()=>isText,nextElementSibling:()=>nextElementSibling,prepend:()=>prepend,prependChild:()=>prependChild,prevElementSibling:()=>prevElementSibling,
removeElement:()=>removeElement,removeSubsets:()=>removeSubsets,replaceElement:()=>replaceElement,testElement:()=>testElement,textContent:()=>textContent,uniqueSort:()=>uniqueSort});var esm_exports={};__export(esm_exports,{CDATA:()=>CDATA,Comment:()=>Comment,Directive:()=>Directive,Doctype:()=>Doctype,ElementType:()=>ElementType,Root:()=>Root,
Script:()=>Script,Style:()=>Style,Tag:()=>Tag,Text:()=>Text,isTag:()=>isTag});var ElementType;(function(ElementType2){ElementType2["Root"]="root";ElementType2["\
Text"]="text";ElementType2["Directive"]="directive";ElementType2["Comment"]="comment";ElementType2["Script"]="script";ElementType2["Style"]="style";ElementType2["\
Tag"]="tag";ElementType2["CDATA"]="cdata";ElementType2["Doctype"]="doctype"})(ElementType||(ElementType={}));function isTag(elem){return elem.type===ElementType.
Tag||elem.type===ElementType.Script||elem.type===ElementType.Style}var Root=ElementType.Root;var Text=ElementType.Text;var Directive=ElementType.Directive;var Comment=ElementType.
Comment;var Script=ElementType.Script;var Style=ElementType.Style;var Tag=ElementType.Tag;var CDATA=ElementType.CDATA;var Doctype=ElementType.Doctype;var Node=class{constructor(){this.parent=null;this.prev=null;this.next=null;this.startIndex=null;this.endIndex=null}get parentNode(){return this.parent}set parentNode(parent2){
this.parent=parent2}get previousSibling(){return this.prev}set previousSibling(prev2){this.prev=prev2}get nextSibling(){return this.next}set nextSibling(next2){
this.next=next2}cloneNode(recursive=false){return cloneNode(this,recursive)}};var DataNode=class extends Node{constructor(data2){super();this.data=data2}get nodeValue(){
return this.data}set nodeValue(data2){this.data=data2}};var Text2=class extends DataNode{constructor(){super(...arguments);this.type=ElementType.Text}get nodeType(){
return 3}};var Comment2=class extends DataNode{constructor(){super(...arguments);this.type=ElementType.Comment}get nodeType(){return 8}};var ProcessingInstruction=class extends DataNode{constructor(name,data2){
super(data2);this.name=name;this.type=ElementType.Directive}get nodeType(){return 1}};var NodeWithChildren=class extends Node{constructor(children2){super();this.
children=children2}get firstChild(){var _a4;return(_a4=this.children[0])!==null&&_a4!==void 0?_a4:null}get lastChild(){return this.children.length>0?this.children[this.
children.length-1]:null}get childNodes(){return this.children}set childNodes(children2){this.children=children2}};var CDATA2=class extends NodeWithChildren{constructor(){
super(...arguments);this.type=ElementType.CDATA}get nodeType(){return 4}};var Document=class extends NodeWithChildren{constructor(){super(...arguments);this.type=
ElementType.Root}get nodeType(){return 9}};var Element=class extends NodeWithChildren{constructor(name,attribs,children2=[],type=name==="script"?ElementType.Script:
name==="style"?ElementType.Style:ElementType.Tag){super(children2);this.name=name;this.attribs=attribs;this.type=type}get nodeType(){return 1}get tagName(){return this.
name}set tagName(name){this.name=name}get attributes(){return Object.keys(this.attribs).map(name=>{var _a4,_b;return{name,value:this.attribs[name],namespace:(_a4=
this["x-attribsNamespace"])===null||_a4===void 0?void 0:_a4[name],prefix:(_b=this["x-attribsPrefix"])===null||_b===void 0?void 0:_b[name]}})}};function isTag2(node){
return isTag(node)}function isCDATA(node){return node.type===ElementType.CDATA}function isText(node){return node.type===ElementType.Text}function isComment(node){
return node.type===ElementType.Comment}function isDirective(node){return node.type===ElementType.Directive}function isDocument(node){return node.type===ElementType.
Root}function hasChildren(node){return Object.prototype.hasOwnProperty.call(node,"children")}function cloneNode(node,recursive=false){let result;if(isText(node)){
result=new Text2(node.data)}else if(isComment(node)){result=new Comment2(node.data)}else if(isTag2(node)){const children2=recursive?cloneChildren(node.children):
[];const clone2=new Element(node.name,{...node.attribs},children2);children2.forEach(child=>child.parent=clone2);if(node.namespace!=null){clone2.namespace=node.
namespace}if(node["x-attribsNamespace"]){clone2["x-attribsNamespace"]={...node["x-attribsNamespace"]}}if(node["x-attribsPrefix"]){clone2["x-attribsPrefix"]={...node["\
x-attribsPrefix"]}}result=clone2}else if(isCDATA(node)){const children2=recursive?cloneChildren(node.children):[];const clone2=new CDATA2(children2);children2.forEach(
child=>child.parent=clone2);result=clone2}else if(isDocument(node)){const children2=recursive?cloneChildren(node.children):[];const clone2=new Document(children2);
children2.forEach(child=>child.parent=clone2);if(node["x-mode"]){clone2["x-mode"]=node["x-mode"]}result=clone2}else if(isDirective(node)){const instruction=new ProcessingInstruction(
node.name,node.data);if(node["x-name"]!=null){instruction["x-name"]=node["x-name"];instruction["x-publicId"]=node["x-publicId"];instruction["x-systemId"]=node["\
x-systemId"]}result=instruction}else{throw new Error(`Not implemented yet: ${node.type}`)}result.startIndex=node.startIndex;result.endIndex=node.endIndex;if(node.
sourceCodeLocation!=null){result.sourceCodeLocation=node.sourceCodeLocation}return result}function cloneChildren(childs){const children2=childs.map(child=>cloneNode(
child,true));for(let i=1;i<children2.length;i++){children2[i].prev=children2[i-1];children2[i-1].next=children2[i]}return children2}var defaultOpts2={withStartIndices:false,withEndIndices:false,xmlMode:false};var DomHandler=class{constructor(callback,options,elementCB){this.dom=[];this.root=
new Document(this.dom);this.done=false;this.tagStack=[this.root];this.lastNode=null;this.parser=null;if(typeof options==="function"){elementCB=options;options=defaultOpts2}
if(typeof callback==="object"){options=callback;callback=void 0}this.callback=callback!==null&&callback!==void 0?callback:null;this.options=options!==null&&options!==
void 0?options:defaultOpts2;this.elementCB=elementCB!==null&&elementCB!==void 0?elementCB:null}onparserinit(parser){this.parser=parser}onreset(){this.dom=[];this.
root=new Document(this.dom);this.done=false;this.tagStack=[this.root];this.lastNode=null;this.parser=null}onend(){if(this.done)return;this.done=true;this.parser=
null;this.handleCallback(null)}onerror(error){this.handleCallback(error)}onclosetag(){this.lastNode=null;const elem=this.tagStack.pop();if(this.options.withEndIndices){
elem.endIndex=this.parser.endIndex}if(this.elementCB)this.elementCB(elem)}onopentag(name,attribs){const type=this.options.xmlMode?ElementType.Tag:void 0;const element=new Element(
name,attribs,void 0,type);this.addNode(element);this.tagStack.push(element)}ontext(data2){const{lastNode}=this;if(lastNode&&lastNode.type===ElementType.Text){lastNode.
data+=data2;if(this.options.withEndIndices){lastNode.endIndex=this.parser.endIndex}}else{const node=new Text2(data2);this.addNode(node);this.lastNode=node}}oncomment(data2){
if(this.lastNode&&this.lastNode.type===ElementType.Comment){this.lastNode.data+=data2;return}const node=new Comment2(data2);this.addNode(node);this.lastNode=node}oncommentend(){
this.lastNode=null}oncdatastart(){const text3=new Text2("");const node=new CDATA2([text3]);this.addNode(node);text3.parent=node;this.lastNode=text3}oncdataend(){
this.lastNode=null}onprocessinginstruction(name,data2){const node=new ProcessingInstruction(name,data2);this.addNode(node)}handleCallback(error){if(typeof this.
callback==="function"){this.callback(error,this.dom)}else if(error){throw error}}addNode(node){const parent2=this.tagStack[this.tagStack.length-1];const previousSibling=parent2.
children[parent2.children.length-1];if(this.options.withStartIndices){node.startIndex=this.parser.startIndex}if(this.options.withEndIndices){node.endIndex=this.
parser.endIndex}parent2.children.push(node);if(previousSibling){node.prev=previousSibling;previousSibling.next=node}node.parent=parent2;this.lastNode=null}};var decode_data_html_default=new Uint16Array('\u1D41<\xD5\u0131\u028A\u049D\u057B\u05D0\u0675\u06DE\u07A2\u07D6\u080F\u0A4A\u0A91\u0DA1\u0E6D\u0F09\u0F26\u10CA\u1228\u12E1\u1415\u149D\u14C3\u14DF\u1525\0\0\0\0\0\0\u156B\u16CD\u198D\u1C12\u1DDD\u1F7E\u2060\u21B0\u228D\u23C0\u23FB\u2442\u2824\u2912\u2D08\u2E48\u2FCE\u3016\u32BA\u3639\u37AC\u38FE\u3A28\u3A71\u3AE0\u3B2E\u0800EMabcfglmnoprstu\\bfms\x7F\x84\x8B\x90\x95\x98\xA6\xB3\xB9\xC8\xCFlig\u803B\xC6\u40C6P\u803B&\u4026cute\u803B\xC1\u40C1reve;\
\u4102\u0100iyx}rc\u803B\xC2\u40C2;\u4410r;\uC000\u{1D504}rave\u803B\xC0\u40C0pha;\u4391acr;\u4100d;\u6A53\u0100gp\x9D\xA1on;\u4104f;\uC000\u{1D538}plyFunction;\u6061ing\u803B\xC5\u40C5\u0100cs\xBE\xC3r;\uC000\u{1D49C}ign;\u6254ilde\u803B\xC3\u40C3ml\u803B\xC4\u40C4\u0400aceforsu\xE5\xFB\xFE\u0117\u011C\u0122\u0127\u012A\u0100cr\xEA\xF2kslash;\u6216\u0176\xF6\xF8;\u6AE7ed;\u6306y;\u4411\u0180crt\u0105\u010B\u0114ause;\u6235noullis\
;\u612Ca;\u4392r;\uC000\u{1D505}pf;\uC000\u{1D539}eve;\u42D8c\xF2\u0113mpeq;\u624E\u0700HOacdefhilorsu\u014D\u0151\u0156\u0180\u019E\u01A2\u01B5\u01B7\u01BA\u01DC\u0215\u0273\u0278\u027Ecy;\u4427PY\u803B\xA9\u40A9\u0180cpy\u015D\u0162\u017Aute;\u4106\u0100;i\u0167\u0168\u62D2talDifferentialD;\u6145leys;\u612D\u0200aeio\u0189\u018E\u0194\u0198ron;\u410Cdil\u803B\xC7\u40C7rc;\u4108nint;\u6230ot;\u410A\u0100dn\u01A7\u01ADilla;\u40B8terDo\
t;\u40B7\xF2\u017Fi;\u43A7rcle\u0200DMPT\u01C7\u01CB\u01D1\u01D6ot;\u6299inus;\u6296lus;\u6295imes;\u6297o\u0100cs\u01E2\u01F8kwiseContourIntegral;\u6232eCurly\u0100DQ\u0203\u020FoubleQuote;\u601Duote;\u6019\u0200lnpu\u021E\u0228\u0247\u0255on\u0100;e\u0225\u0226\u6237;\u6A74\u0180git\u022F\u0236\u023Aruent;\u6261nt;\u622FourIntegral;\u622E\u0100fr\u024C\u024E;\u6102oduc\
t;\u6210nterClockwiseContourIntegral;\u6233oss;\u6A2Fcr;\uC000\u{1D49E}p\u0100;C\u0284\u0285\u62D3ap;\u624D\u0580DJSZacefios\u02A0\u02AC\u02B0\u02B4\u02B8\u02CB\u02D7\u02E1\u02E6\u0333\u048D\u0100;o\u0179\u02A5trahd;\u6911cy;\u4402cy;\u4405cy;\u440F\u0180grs\u02BF\u02C4\u02C7ger;\u6021r;\u61A1hv;\u6AE4\u0100ay\u02D0\u02D5ron;\u410E;\u4414l\u0100;t\u02DD\u02DE\u6207a;\u4394r;\uC000\u{1D507}\u0100af\u02EB\u0327\u0100cm\u02F0\u0322ri\
tical\u0200ADGT\u0300\u0306\u0316\u031Ccute;\u40B4o\u0174\u030B\u030D;\u42D9bleAcute;\u42DDrave;\u4060ilde;\u42DCond;\u62C4ferentialD;\u6146\u0470\u033D\0\0\0\u0342\u0354\0\u0405f;\uC000\u{1D53B}\u0180;DE\u0348\u0349\u034D\u40A8ot;\u60DCqual;\u6250ble\u0300CDLRUV\u0363\u0372\u0382\u03CF\u03E2\u03F8ontourIntegra\xEC\u0239o\u0274\u0379\0\0\u037B\xBB\u0349nArrow;\u61D3\u0100eo\u0387\u03A4ft\u0180ART\u0390\u0396\u03A1rr\
ow;\u61D0ightArrow;\u61D4e\xE5\u02CAng\u0100LR\u03AB\u03C4eft\u0100AR\u03B3\u03B9rrow;\u67F8ightArrow;\u67FAightArrow;\u67F9ight\u0100AT\u03D8\u03DErrow;\u61D2ee;\u62A8p\u0241\u03E9\0\0\u03EFrrow;\u61D1ownArrow;\u61D5erticalBar;\u6225n\u0300ABLRTa\u0412\u042A\u0430\u045E\u047F\u037Crrow\u0180;BU\u041D\u041E\u0422\u6193ar;\u6913pArrow;\u61F5reve;\u4311ef\
t\u02D2\u043A\0\u0446\0\u0450ightVector;\u6950eeVector;\u695Eector\u0100;B\u0459\u045A\u61BDar;\u6956ight\u01D4\u0467\0\u0471eeVector;\u695Fector\u0100;B\u047A\u047B\u61C1ar;\u6957ee\u0100;A\u0486\u0487\u62A4rrow;\u61A7\u0100ct\u0492\u0497r;\uC000\u{1D49F}rok;\u4110\u0800NTacdfglmopqstux\u04BD\u04C0\u04C4\u04CB\u04DE\u04E2\u04E7\u04EE\u04F5\u0521\u052F\u0536\u0552\u055D\u0560\u0565G;\u414AH\u803B\xD0\u40D0cute\u803B\xC9\u40C9\u0180aiy\u04D2\u04D7\u04DC\
ron;\u411Arc\u803B\xCA\u40CA;\u442Dot;\u4116r;\uC000\u{1D508}rave\u803B\xC8\u40C8ement;\u6208\u0100ap\u04FA\u04FEcr;\u4112ty\u0253\u0506\0\0\u0512mallSquare;\u65FBerySmallSquare;\u65AB\u0100gp\u0526\u052Aon;\u4118f;\uC000\u{1D53C}silon;\u4395u\u0100ai\u053C\u0549l\u0100;T\u0542\u0543\u6A75ilde;\u6242librium;\u61CC\u0100ci\u0557\u055Ar;\u6130m;\u6A73a;\u4397ml\u803B\xCB\u40CB\u0100ip\u056A\u056Fsts;\u6203one\
ntialE;\u6147\u0280cfios\u0585\u0588\u058D\u05B2\u05CCy;\u4424r;\uC000\u{1D509}lled\u0253\u0597\0\0\u05A3mallSquare;\u65FCerySmallSquare;\u65AA\u0370\u05BA\0\u05BF\0\0\u05C4f;\uC000\u{1D53D}All;\u6200riertrf;\u6131c\xF2\u05CB\u0600JTabcdfgorst\u05E8\u05EC\u05EF\u05FA\u0600\u0612\u0616\u061B\u061D\u0623\u066C\u0672cy;\u4403\u803B>\u403Emma\u0100;d\u05F7\u05F8\u4393;\u43DCreve;\u411E\u0180eiy\u0607\u060C\u0610dil;\u4122rc;\u411C;\u4413\
ot;\u4120r;\uC000\u{1D50A};\u62D9pf;\uC000\u{1D53E}eater\u0300EFGLST\u0635\u0644\u064E\u0656\u065B\u0666qual\u0100;L\u063E\u063F\u6265ess;\u62DBullEqual;\u6267reater;\u6AA2ess;\u6277lantEqual;\u6A7Eilde;\u6273cr;\uC000\u{1D4A2};\u626B\u0400Aacfiosu\u0685\u068B\u0696\u069B\u069E\u06AA\u06BE\u06CARDcy;\u442A\u0100ct\u0690\u0694ek;\u42C7;\u405Eirc;\u4124r;\u610ClbertSpace;\u610B\u01F0\u06AF\0\u06B2f;\u610Di\
zontalLine;\u6500\u0100ct\u06C3\u06C5\xF2\u06A9rok;\u4126mp\u0144\u06D0\u06D8ownHum\xF0\u012Fqual;\u624F\u0700EJOacdfgmnostu\u06FA\u06FE\u0703\u0707\u070E\u071A\u071E\u0721\u0728\u0744\u0778\u078B\u078F\u0795cy;\u4415lig;\u4132cy;\u4401cute\u803B\xCD\u40CD\u0100iy\u0713\u0718rc\u803B\xCE\u40CE;\u4418ot;\u4130r;\u6111rave\u803B\xCC\u40CC\u0180;ap\u0720\u072F\u073F\u0100cg\u0734\u0737r;\u412AinaryI;\u6148lie\xF3\u03DD\u01F4\u0749\0\u0762\u0100;e\u074D\u074E\u622C\u0100gr\u0753\
\u0758ral;\u622Bsection;\u62C2isible\u0100CT\u076C\u0772omma;\u6063imes;\u6062\u0180gpt\u077F\u0783\u0788on;\u412Ef;\uC000\u{1D540}a;\u4399cr;\u6110ilde;\u4128\u01EB\u079A\0\u079Ecy;\u4406l\u803B\xCF\u40CF\u0280cfosu\u07AC\u07B7\u07BC\u07C2\u07D0\u0100iy\u07B1\u07B5rc;\u4134;\u4419r;\uC000\u{1D50D}pf;\uC000\u{1D541}\u01E3\u07C7\0\u07CCr;\uC000\u{1D4A5}rcy;\u4408kcy;\u4404\u0380HJacfos\u07E4\u07E8\u07EC\u07F1\u07FD\u0802\u0808cy;\u4425cy;\u440Cppa;\u439A\u0100\
ey\u07F6\u07FBdil;\u4136;\u441Ar;\uC000\u{1D50E}pf;\uC000\u{1D542}cr;\uC000\u{1D4A6}\u0580JTaceflmost\u0825\u0829\u082C\u0850\u0863\u09B3\u09B8\u09C7\u09CD\u0A37\u0A47cy;\u4409\u803B<\u403C\u0280cmnpr\u0837\u083C\u0841\u0844\u084Dute;\u4139bda;\u439Bg;\u67EAlacetrf;\u6112r;\u619E\u0180aey\u0857\u085C\u0861ron;\u413Ddil;\u413B;\u441B\u0100fs\u0868\u0970t\u0500ACDFRTUVar\u087E\u08A9\u08B1\u08E0\u08E6\u08FC\u092F\u095B\u0390\u096A\u0100nr\u0883\u088FgleBracket;\u67E8row\
\u0180;BR\u0899\u089A\u089E\u6190ar;\u61E4ightArrow;\u61C6eiling;\u6308o\u01F5\u08B7\0\u08C3bleBracket;\u67E6n\u01D4\u08C8\0\u08D2eeVector;\u6961ector\u0100;B\u08DB\u08DC\u61C3ar;\u6959loor;\u630Aight\u0100AV\u08EF\u08F5rrow;\u6194ector;\u694E\u0100er\u0901\u0917e\u0180;AV\u0909\u090A\u0910\u62A3rrow;\u61A4ector;\u695Aiangle\u0180;BE\u0924\u0925\u0929\u62B2ar;\u69CFqual;\u62B4p\u0180D\
TV\u0937\u0942\u094CownVector;\u6951eeVector;\u6960ector\u0100;B\u0956\u0957\u61BFar;\u6958ector\u0100;B\u0965\u0966\u61BCar;\u6952ight\xE1\u039Cs\u0300EFGLST\u097E\u098B\u0995\u099D\u09A2\u09ADqualGreater;\u62DAullEqual;\u6266reater;\u6276ess;\u6AA1lantEqual;\u6A7Dilde;\u6272r;\uC000\u{1D50F}\u0100;e\u09BD\u09BE\u62D8ftarrow;\u61DAidot;\u413F\u0180npw\u09D4\
\u0A16\u0A1Bg\u0200LRlr\u09DE\u09F7\u0A02\u0A10eft\u0100AR\u09E6\u09ECrrow;\u67F5ightArrow;\u67F7ightArrow;\u67F6eft\u0100ar\u03B3\u0A0Aight\xE1\u03BFight\xE1\u03CAf;\uC000\u{1D543}er\u0100LR\u0A22\u0A2CeftArrow;\u6199ightArrow;\u6198\u0180cht\u0A3E\u0A40\u0A42\xF2\u084C;\u61B0rok;\u4141;\u626A\u0400acefiosu\u0A5A\u0A5D\u0A60\u0A77\u0A7C\u0A85\u0A8B\u0A8Ep;\u6905y;\u441C\u0100dl\u0A65\u0A6FiumSpace;\u605Flin\
trf;\u6133r;\uC000\u{1D510}nusPlus;\u6213pf;\uC000\u{1D544}c\xF2\u0A76;\u439C\u0480Jacefostu\u0AA3\u0AA7\u0AAD\u0AC0\u0B14\u0B19\u0D91\u0D97\u0D9Ecy;\u440Acute;\u4143\u0180aey\u0AB4\u0AB9\u0ABEron;\u4147dil;\u4145;\u441D\u0180gsw\u0AC7\u0AF0\u0B0Eative\u0180MTV\u0AD3\u0ADF\u0AE8ediumSpace;\u600Bhi\u0100cn\u0AE6\u0AD8\xEB\u0AD9eryThi\xEE\u0AD9ted\u0100GL\u0AF8\u0B06reaterGreate\xF2\u0673essLes\xF3\u0A48Line\
;\u400Ar;\uC000\u{1D511}\u0200Bnpt\u0B22\u0B28\u0B37\u0B3Areak;\u6060BreakingSpace;\u40A0f;\u6115\u0680;CDEGHLNPRSTV\u0B55\u0B56\u0B6A\u0B7C\u0BA1\u0BEB\u0C04\u0C5E\u0C84\u0CA6\u0CD8\u0D61\u0D85\u6AEC\u0100ou\u0B5B\u0B64ngruent;\u6262pCap;\u626DoubleVerticalBar;\u6226\u0180lqx\u0B83\u0B8A\u0B9Bement;\u6209ual\u0100;T\u0B92\u0B93\u6260ilde;\uC000\u2242\u0338ists;\u6204reater\u0380;EFGLST\u0BB6\u0BB7\u0BBD\
\u0BC9\u0BD3\u0BD8\u0BE5\u626Fqual;\u6271ullEqual;\uC000\u2267\u0338reater;\uC000\u226B\u0338ess;\u6279lantEqual;\uC000\u2A7E\u0338ilde;\u6275ump\u0144\u0BF2\u0BFDownHump;\uC000\u224E\u0338qual;\uC000\u224F\u0338e\u0100fs\u0C0A\u0C27tTriangle\u0180;BE\u0C1A\u0C1B\u0C21\u62EAar;\uC000\u29CF\u0338qual;\u62ECs\u0300;EGLST\u0C35\u0C36\u0C3C\u0C44\u0C4B\u0C58\u626Equal;\u6270reater;\u6278ess;\uC000\u226A\u0338lantEqu\
al;\uC000\u2A7D\u0338ilde;\u6274ested\u0100GL\u0C68\u0C79reaterGreater;\uC000\u2AA2\u0338essLess;\uC000\u2AA1\u0338recedes\u0180;ES\u0C92\u0C93\u0C9B\u6280qual;\uC000\u2AAF\u0338lantEqual;\u62E0\u0100ei\u0CAB\u0CB9verseElement;\u620CghtTriangle\u0180;BE\u0CCB\u0CCC\u0CD2\u62EBar;\uC000\u29D0\u0338qual;\u62ED\u0100qu\u0CDD\u0D0CuareSu\u0100bp\u0CE8\u0CF9set\u0100;E\u0CF0\u0CF3\uC000\u228F\
\u0338qual;\u62E2erset\u0100;E\u0D03\u0D06\uC000\u2290\u0338qual;\u62E3\u0180bcp\u0D13\u0D24\u0D4Eset\u0100;E\u0D1B\u0D1E\uC000\u2282\u20D2qual;\u6288ceeds\u0200;EST\u0D32\u0D33\u0D3B\u0D46\u6281qual;\uC000\u2AB0\u0338lantEqual;\u62E1ilde;\uC000\u227F\u0338erset\u0100;E\u0D58\u0D5B\uC000\u2283\u20D2qual;\u6289ilde\u0200;EFT\u0D6E\u0D6F\u0D75\u0D7F\u6241qual;\u6244ullEqual;\u6247ilde;\u6249erticalBar;\u6224c\
r;\uC000\u{1D4A9}ilde\u803B\xD1\u40D1;\u439D\u0700Eacdfgmoprstuv\u0DBD\u0DC2\u0DC9\u0DD5\u0DDB\u0DE0\u0DE7\u0DFC\u0E02\u0E20\u0E22\u0E32\u0E3F\u0E44lig;\u4152cute\u803B\xD3\u40D3\u0100iy\u0DCE\u0DD3rc\u803B\xD4\u40D4;\u441Eblac;\u4150r;\uC000\u{1D512}rave\u803B\xD2\u40D2\u0180aei\u0DEE\u0DF2\u0DF6cr;\u414Cga;\u43A9cron;\u439Fpf;\uC000\u{1D546}enCurly\u0100DQ\u0E0E\u0E1AoubleQuote;\u601Cuote;\u6018;\u6A54\u0100cl\u0E27\u0E2Cr;\uC000\u{1D4AA}ash\u803B\xD8\u40D8\
i\u016C\u0E37\u0E3Cde\u803B\xD5\u40D5es;\u6A37ml\u803B\xD6\u40D6er\u0100BP\u0E4B\u0E60\u0100ar\u0E50\u0E53r;\u603Eac\u0100ek\u0E5A\u0E5C;\u63DEet;\u63B4arenthesis;\u63DC\u0480acfhilors\u0E7F\u0E87\u0E8A\u0E8F\u0E92\u0E94\u0E9D\u0EB0\u0EFCrtialD;\u6202y;\u441Fr;\uC000\u{1D513}i;\u43A6;\u43A0usMinus;\u40B1\u0100ip\u0EA2\u0EADncareplan\xE5\u069Df;\u6119\u0200;eio\u0EB9\u0EBA\u0EE0\u0EE4\u6ABBcedes\u0200;EST\u0EC8\u0EC9\u0ECF\u0EDA\u627Aqual;\u6AAFlan\
tEqual;\u627Cilde;\u627Eme;\u6033\u0100dp\u0EE9\u0EEEuct;\u620Fortion\u0100;a\u0225\u0EF9l;\u621D\u0100ci\u0F01\u0F06r;\uC000\u{1D4AB};\u43A8\u0200Ufos\u0F11\u0F16\u0F1B\u0F1FOT\u803B"\u4022r;\uC000\u{1D514}pf;\u611Acr;\uC000\u{1D4AC}\u0600BEacefhiorsu\u0F3E\u0F43\u0F47\u0F60\u0F73\u0FA7\u0FAA\u0FAD\u1096\u10A9\u10B4\u10BEarr;\u6910G\u803B\xAE\u40AE\u0180cnr\u0F4E\u0F53\u0F56ute;\u4154g;\u67EBr\u0100;t\u0F5C\u0F5D\u61A0l;\u6916\u0180aey\u0F67\u0F6C\u0F71ron;\u4158dil;\u4156;\
\u4420\u0100;v\u0F78\u0F79\u611Cerse\u0100EU\u0F82\u0F99\u0100lq\u0F87\u0F8Eement;\u620Builibrium;\u61CBpEquilibrium;\u696Fr\xBB\u0F79o;\u43A1ght\u0400ACDFTUVa\u0FC1\u0FEB\u0FF3\u1022\u1028\u105B\u1087\u03D8\u0100nr\u0FC6\u0FD2gleBracket;\u67E9row\u0180;BL\u0FDC\u0FDD\u0FE1\u6192ar;\u61E5eftArrow;\u61C4eiling;\u6309o\u01F5\u0FF9\0\u1005bleBracket;\u67E7n\u01D4\u100A\0\u1014eeVector;\
\u695Dector\u0100;B\u101D\u101E\u61C2ar;\u6955loor;\u630B\u0100er\u102D\u1043e\u0180;AV\u1035\u1036\u103C\u62A2rrow;\u61A6ector;\u695Biangle\u0180;BE\u1050\u1051\u1055\u62B3ar;\u69D0qual;\u62B5p\u0180DTV\u1063\u106E\u1078ownVector;\u694FeeVector;\u695Cector\u0100;B\u1082\u1083\u61BEar;\u6954ector\u0100;B\u1091\u1092\u61C0ar;\u6953\u0100pu\u109B\u109Ef;\u611DndImplies;\u6970ightarrow\
;\u61DB\u0100ch\u10B9\u10BCr;\u611B;\u61B1leDelayed;\u69F4\u0680HOacfhimoqstu\u10E4\u10F1\u10F7\u10FD\u1119\u111E\u1151\u1156\u1161\u1167\u11B5\u11BB\u11BF\u0100Cc\u10E9\u10EEHcy;\u4429y;\u4428FTcy;\u442Ccute;\u415A\u0280;aeiy\u1108\u1109\u110E\u1113\u1117\u6ABCron;\u4160dil;\u415Erc;\u415C;\u4421r;\uC000\u{1D516}ort\u0200DLRU\u112A\u1134\u113E\u1149ownArrow\xBB\u041EeftArrow\xBB\u089AightArrow\xBB\u0FDDpArrow;\u6191g\
ma;\u43A3allCircle;\u6218pf;\uC000\u{1D54A}\u0272\u116D\0\0\u1170t;\u621Aare\u0200;ISU\u117B\u117C\u1189\u11AF\u65A1ntersection;\u6293u\u0100bp\u118F\u119Eset\u0100;E\u1197\u1198\u628Fqual;\u6291erset\u0100;E\u11A8\u11A9\u6290qual;\u6292nion;\u6294cr;\uC000\u{1D4AE}ar;\u62C6\u0200bcmp\u11C8\u11DB\u1209\u120B\u0100;s\u11CD\u11CE\u62D0et\u0100;E\u11CD\u11D5qual;\u6286\u0100ch\u11E0\u1205eeds\u0200;EST\u11ED\u11EE\u11F4\u11FF\u627Bqual\
;\u6AB0lantEqual;\u627Dilde;\u627FTh\xE1\u0F8C;\u6211\u0180;es\u1212\u1213\u1223\u62D1rset\u0100;E\u121C\u121D\u6283qual;\u6287et\xBB\u1213\u0580HRSacfhiors\u123E\u1244\u1249\u1255\u125E\u1271\u1276\u129F\u12C2\u12C8\u12D1ORN\u803B\xDE\u40DEADE;\u6122\u0100Hc\u124E\u1252cy;\u440By;\u4426\u0100bu\u125A\u125C;\u4009;\u43A4\u0180aey\u1265\u126A\u126Fron;\u4164dil;\u4162;\u4422r;\uC000\u{1D517}\u0100ei\u127B\u1289\u01F2\u1280\0\u1287efore;\u6234a;\u4398\u0100cn\u128E\u1298kSpa\
ce;\uC000\u205F\u200ASpace;\u6009lde\u0200;EFT\u12AB\u12AC\u12B2\u12BC\u623Cqual;\u6243ullEqual;\u6245ilde;\u6248pf;\uC000\u{1D54B}ipleDot;\u60DB\u0100ct\u12D6\u12DBr;\uC000\u{1D4AF}rok;\u4166\u0AE1\u12F7\u130E\u131A\u1326\0\u132C\u1331\0\0\0\0\0\u1338\u133D\u1377\u1385\0\u13FF\u1404\u140A\u1410\u0100cr\u12FB\u1301ute\u803B\xDA\u40DAr\u0100;o\u1307\u1308\u619Fcir;\u6949r\u01E3\u1313\0\u1316y;\u440Eve;\u416C\u0100iy\u131E\u1323rc\u803B\xDB\u40DB;\u4423blac;\u4170r;\uC000\u{1D518}ra\
ve\u803B\xD9\u40D9acr;\u416A\u0100di\u1341\u1369er\u0100BP\u1348\u135D\u0100ar\u134D\u1350r;\u405Fac\u0100ek\u1357\u1359;\u63DFet;\u63B5arenthesis;\u63DDon\u0100;P\u1370\u1371\u62C3lus;\u628E\u0100gp\u137B\u137Fon;\u4172f;\uC000\u{1D54C}\u0400ADETadps\u1395\u13AE\u13B8\u13C4\u03E8\u13D2\u13D7\u13F3rrow\u0180;BD\u1150\u13A0\u13A4ar;\u6912ownArrow;\u61C5ownArrow;\u6195quilibrium;\u696Eee\u0100;A\u13CB\u13CC\u62A5rrow;\u61A5\
own\xE1\u03F3er\u0100LR\u13DE\u13E8eftArrow;\u6196ightArrow;\u6197i\u0100;l\u13F9\u13FA\u43D2on;\u43A5ing;\u416Ecr;\uC000\u{1D4B0}ilde;\u4168ml\u803B\xDC\u40DC\u0480Dbcdefosv\u1427\u142C\u1430\u1433\u143E\u1485\u148A\u1490\u1496ash;\u62ABar;\u6AEBy;\u4412ash\u0100;l\u143B\u143C\u62A9;\u6AE6\u0100er\u1443\u1445;\u62C1\u0180bty\u144C\u1450\u147Aar;\u6016\u0100;i\u144F\u1455cal\u0200BLST\u1461\u1465\u146A\u1474ar;\u6223ine;\u407Ceparator\
;\u6758ilde;\u6240ThinSpace;\u600Ar;\uC000\u{1D519}pf;\uC000\u{1D54D}cr;\uC000\u{1D4B1}dash;\u62AA\u0280cefos\u14A7\u14AC\u14B1\u14B6\u14BCirc;\u4174dge;\u62C0r;\uC000\u{1D51A}pf;\uC000\u{1D54E}cr;\uC000\u{1D4B2}\u0200fios\u14CB\u14D0\u14D2\u14D8r;\uC000\u{1D51B};\u439Epf;\uC000\u{1D54F}cr;\uC000\u{1D4B3}\u0480AIUacfosu\u14F1\u14F5\u14F9\u14FD\u1504\u150F\u1514\u151A\u1520cy;\u442Fcy;\u4407cy;\u442Ecute\u803B\xDD\u40DD\u0100iy\u1509\u150Drc;\u4176;\u442Br;\uC000\
\u{1D51C}pf;\uC000\u{1D550}cr;\uC000\u{1D4B4}ml;\u4178\u0400Hacdefos\u1535\u1539\u153F\u154B\u154F\u155D\u1560\u1564cy;\u4416cute;\u4179\u0100ay\u1544\u1549ron;\u417D;\u4417ot;\u417B\u01F2\u1554\0\u155BoWidt\xE8\u0AD9a;\u4396r;\u6128pf;\u6124cr;\uC000\u{1D4B5}\u0BE1\u1583\u158A\u1590\0\u15B0\u15B6\u15BF\0\0\0\0\u15C6\u15DB\u15EB\u165F\u166D\0\u1695\u169B\u16B2\u16B9\0\u16BEcute\u803B\xE1\u40E1reve;\u4103\u0300;Ediuy\u159C\u159D\u15A1\u15A3\u15A8\u15AD\u623E;\uC000\u223E\u0333;\u623Frc\u803B\xE2\u40E2te\u80BB\xB4\u0306;\u4430lig\
\u803B\xE6\u40E6\u0100;r\xB2\u15BA;\uC000\u{1D51E}rave\u803B\xE0\u40E0\u0100ep\u15CA\u15D6\u0100fp\u15CF\u15D4sym;\u6135\xE8\u15D3ha;\u43B1\u0100ap\u15DFc\u0100cl\u15E4\u15E7r;\u4101g;\u6A3F\u0264\u15F0\0\0\u160A\u0280;adsv\u15FA\u15FB\u15FF\u1601\u1607\u6227nd;\u6A55;\u6A5Clope;\u6A58;\u6A5A\u0380;elmrsz\u1618\u1619\u161B\u161E\u163F\u164F\u1659\u6220;\u69A4e\xBB\u1619sd\u0100;a\u1625\u1626\u6221\u0461\u1630\u1632\u1634\u1636\u1638\u163A\u163C\u163E;\u69A8;\u69A9;\u69AA;\u69AB;\u69AC;\u69AD;\u69AE;\u69AFt\u0100;v\u1645\u1646\u621Fb\u0100;d\u164C\u164D\u62BE;\u699D\u0100pt\
\u1654\u1657h;\u6222\xBB\xB9arr;\u637C\u0100gp\u1663\u1667on;\u4105f;\uC000\u{1D552}\u0380;Eaeiop\u12C1\u167B\u167D\u1682\u1684\u1687\u168A;\u6A70cir;\u6A6F;\u624Ad;\u624Bs;\u4027rox\u0100;e\u12C1\u1692\xF1\u1683ing\u803B\xE5\u40E5\u0180cty\u16A1\u16A6\u16A8r;\uC000\u{1D4B6};\u402Amp\u0100;e\u12C1\u16AF\xF1\u0288ilde\u803B\xE3\u40E3ml\u803B\xE4\u40E4\u0100ci\u16C2\u16C8onin\xF4\u0272nt;\u6A11\u0800Nabcdefiklnoprsu\u16ED\u16F1\u1730\u173C\u1743\u1748\u1778\u177D\u17E0\u17E6\u1839\u1850\u170D\u193D\u1948\u1970ot;\u6AED\u0100\
cr\u16F6\u171Ek\u0200ceps\u1700\u1705\u170D\u1713ong;\u624Cpsilon;\u43F6rime;\u6035im\u0100;e\u171A\u171B\u623Dq;\u62CD\u0176\u1722\u1726ee;\u62BDed\u0100;g\u172C\u172D\u6305e\xBB\u172Drk\u0100;t\u135C\u1737brk;\u63B6\u0100oy\u1701\u1741;\u4431quo;\u601E\u0280cmprt\u1753\u175B\u1761\u1764\u1768aus\u0100;e\u010A\u0109ptyv;\u69B0s\xE9\u170Cno\xF5\u0113\u0180ahw\u176F\u1771\u1773;\u43B2;\u6136een;\u626Cr;\uC000\u{1D51F}g\u0380costuvw\u178D\u179D\u17B3\u17C1\u17D5\u17DB\u17DE\u0180aiu\u1794\
\u1796\u179A\xF0\u0760rc;\u65EFp\xBB\u1371\u0180dpt\u17A4\u17A8\u17ADot;\u6A00lus;\u6A01imes;\u6A02\u0271\u17B9\0\0\u17BEcup;\u6A06ar;\u6605riangle\u0100du\u17CD\u17D2own;\u65BDp;\u65B3plus;\u6A04e\xE5\u1444\xE5\u14ADarow;\u690D\u0180ako\u17ED\u1826\u1835\u0100cn\u17F2\u1823k\u0180lst\u17FA\u05AB\u1802ozenge;\u69EBriangle\u0200;dlr\u1812\u1813\u1818\u181D\u65B4own;\u65BEeft;\u65C2ight;\u65B8k;\u6423\u01B1\u182B\0\u1833\u01B2\u182F\0\u1831;\u6592;\u6591\
4;\u6593ck;\u6588\u0100eo\u183E\u184D\u0100;q\u1843\u1846\uC000=\u20E5uiv;\uC000\u2261\u20E5t;\u6310\u0200ptwx\u1859\u185E\u1867\u186Cf;\uC000\u{1D553}\u0100;t\u13CB\u1863om\xBB\u13CCtie;\u62C8\u0600DHUVbdhmptuv\u1885\u1896\u18AA\u18BB\u18D7\u18DB\u18EC\u18FF\u1905\u190A\u1910\u1921\u0200LRlr\u188E\u1890\u1892\u1894;\u6557;\u6554;\u6556;\u6553\u0280;DUdu\u18A1\u18A2\u18A4\u18A6\u18A8\u6550;\u6566;\u6569;\u6564;\u6567\u0200LRlr\u18B3\u18B5\u18B7\u18B9;\u655D;\u655A;\u655C;\u6559\u0380;HLRhlr\u18CA\u18CB\u18CD\u18CF\u18D1\u18D3\u18D5\u6551;\u656C;\u6563;\u6560;\
\u656B;\u6562;\u655Fox;\u69C9\u0200LRlr\u18E4\u18E6\u18E8\u18EA;\u6555;\u6552;\u6510;\u650C\u0280;DUdu\u06BD\u18F7\u18F9\u18FB\u18FD;\u6565;\u6568;\u652C;\u6534inus;\u629Flus;\u629Eimes;\u62A0\u0200LRlr\u1919\u191B\u191D\u191F;\u655B;\u6558;\u6518;\u6514\u0380;HLRhlr\u1930\u1931\u1933\u1935\u1937\u1939\u193B\u6502;\u656A;\u6561;\u655E;\u653C;\u6524;\u651C\u0100ev\u0123\u1942bar\u803B\xA6\u40A6\u0200ceio\u1951\u1956\u195A\u1960r;\uC000\u{1D4B7}mi;\u604Fm\u0100;e\u171A\u171Cl\u0180;bh\u1968\u1969\u196B\u405C;\u69C5sub;\u67C8\u016C\u1974\
\u197El\u0100;e\u1979\u197A\u6022t\xBB\u197Ap\u0180;Ee\u012F\u1985\u1987;\u6AAE\u0100;q\u06DC\u06DB\u0CE1\u19A7\0\u19E8\u1A11\u1A15\u1A32\0\u1A37\u1A50\0\0\u1AB4\0\0\u1AC1\0\0\u1B21\u1B2E\u1B4D\u1B52\0\u1BFD\0\u1C0C\u0180cpr\u19AD\u19B2\u19DDute;\u4107\u0300;abcds\u19BF\u19C0\u19C4\u19CA\u19D5\u19D9\u6229nd;\u6A44rcup;\u6A49\u0100au\u19CF\u19D2p;\u6A4Bp;\u6A47ot;\u6A40;\uC000\u2229\uFE00\u0100eo\u19E2\u19E5t;\u6041\xEE\u0693\u0200aeiu\u19F0\u19FB\u1A01\u1A05\u01F0\u19F5\0\u19F8s;\u6A4Don;\u410Ddil\u803B\xE7\u40E7rc;\u4109ps\u0100;s\u1A0C\u1A0D\u6A4Cm;\u6A50ot\
;\u410B\u0180dmn\u1A1B\u1A20\u1A26il\u80BB\xB8\u01ADptyv;\u69B2t\u8100\xA2;e\u1A2D\u1A2E\u40A2r\xE4\u01B2r;\uC000\u{1D520}\u0180cei\u1A3D\u1A40\u1A4Dy;\u4447ck\u0100;m\u1A47\u1A48\u6713ark\xBB\u1A48;\u43C7r\u0380;Ecefms\u1A5F\u1A60\u1A62\u1A6B\u1AA4\u1AAA\u1AAE\u65CB;\u69C3\u0180;el\u1A69\u1A6A\u1A6D\u42C6q;\u6257e\u0261\u1A74\0\0\u1A88rrow\u0100lr\u1A7C\u1A81eft;\u61BAight;\u61BB\u0280RSacd\u1A92\u1A94\u1A96\u1A9A\u1A9F\xBB\u0F47;\u64C8st;\u629Birc;\u629Aash;\u629Dnint;\u6A10id;\u6AEFcir;\
\u69C2ubs\u0100;u\u1ABB\u1ABC\u6663it\xBB\u1ABC\u02EC\u1AC7\u1AD4\u1AFA\0\u1B0Aon\u0100;e\u1ACD\u1ACE\u403A\u0100;q\xC7\xC6\u026D\u1AD9\0\0\u1AE2a\u0100;t\u1ADE\u1ADF\u402C;\u4040\u0180;fl\u1AE8\u1AE9\u1AEB\u6201\xEE\u1160e\u0100mx\u1AF1\u1AF6ent\xBB\u1AE9e\xF3\u024D\u01E7\u1AFE\0\u1B07\u0100;d\u12BB\u1B02ot;\u6A6Dn\xF4\u0246\u0180fry\u1B10\u1B14\u1B17;\uC000\u{1D554}o\xE4\u0254\u8100\xA9;s\u0155\u1B1Dr;\u6117\u0100ao\u1B25\u1B29rr;\u61B5ss;\u6717\u0100cu\u1B32\u1B37r;\uC000\u{1D4B8}\u0100bp\u1B3C\u1B44\u0100;e\u1B41\u1B42\u6ACF;\u6AD1\u0100;e\u1B49\u1B4A\u6AD0;\u6AD2dot;\u62EF\u0380\
delprvw\u1B60\u1B6C\u1B77\u1B82\u1BAC\u1BD4\u1BF9arr\u0100lr\u1B68\u1B6A;\u6938;\u6935\u0270\u1B72\0\0\u1B75r;\u62DEc;\u62DFarr\u0100;p\u1B7F\u1B80\u61B6;\u693D\u0300;bcdos\u1B8F\u1B90\u1B96\u1BA1\u1BA5\u1BA8\u622Arcap;\u6A48\u0100au\u1B9B\u1B9Ep;\u6A46p;\u6A4Aot;\u628Dr;\u6A45;\uC000\u222A\uFE00\u0200alrv\u1BB5\u1BBF\u1BDE\u1BE3rr\u0100;m\u1BBC\u1BBD\u61B7;\u693Cy\u0180evw\u1BC7\u1BD4\u1BD8q\u0270\u1BCE\0\0\u1BD2re\xE3\u1B73u\xE3\u1B75ee;\u62CEedge;\u62CFen\u803B\xA4\u40A4earrow\u0100lr\u1BEE\u1BF3eft\xBB\
\u1B80ight\xBB\u1BBDe\xE4\u1BDD\u0100ci\u1C01\u1C07onin\xF4\u01F7nt;\u6231lcty;\u632D\u0980AHabcdefhijlorstuwz\u1C38\u1C3B\u1C3F\u1C5D\u1C69\u1C75\u1C8A\u1C9E\u1CAC\u1CB7\u1CFB\u1CFF\u1D0D\u1D7B\u1D91\u1DAB\u1DBB\u1DC6\u1DCDr\xF2\u0381ar;\u6965\u0200glrs\u1C48\u1C4D\u1C52\u1C54ger;\u6020eth;\u6138\xF2\u1133h\u0100;v\u1C5A\u1C5B\u6010\xBB\u090A\u016B\u1C61\u1C67arow;\u690Fa\xE3\u0315\u0100ay\u1C6E\u1C73ron;\u410F;\u4434\u0180;ao\u0332\u1C7C\u1C84\u0100gr\u02BF\u1C81r;\u61CAtseq;\u6A77\u0180glm\u1C91\u1C94\u1C98\u803B\
\xB0\u40B0ta;\u43B4ptyv;\u69B1\u0100ir\u1CA3\u1CA8sht;\u697F;\uC000\u{1D521}ar\u0100lr\u1CB3\u1CB5\xBB\u08DC\xBB\u101E\u0280aegsv\u1CC2\u0378\u1CD6\u1CDC\u1CE0m\u0180;os\u0326\u1CCA\u1CD4nd\u0100;s\u0326\u1CD1uit;\u6666amma;\u43DDin;\u62F2\u0180;io\u1CE7\u1CE8\u1CF8\u40F7de\u8100\xF7;o\u1CE7\u1CF0ntimes;\u62C7n\xF8\u1CF7cy;\u4452c\u026F\u1D06\0\0\u1D0Arn;\u631Eop;\u630D\u0280lptuw\u1D18\u1D1D\u1D22\u1D49\u1D55lar;\u4024f;\uC000\u{1D555}\u0280;emps\u030B\u1D2D\u1D37\u1D3D\u1D42q\u0100;d\u0352\
\u1D33ot;\u6251inus;\u6238lus;\u6214quare;\u62A1blebarwedg\xE5\xFAn\u0180adh\u112E\u1D5D\u1D67ownarrow\xF3\u1C83arpoon\u0100lr\u1D72\u1D76ef\xF4\u1CB4igh\xF4\u1CB6\u0162\u1D7F\u1D85karo\xF7\u0F42\u026F\u1D8A\0\0\u1D8Ern;\u631Fop;\u630C\u0180cot\u1D98\u1DA3\u1DA6\u0100ry\u1D9D\u1DA1;\uC000\u{1D4B9};\u4455l;\u69F6rok;\u4111\u0100dr\u1DB0\u1DB4ot;\u62F1i\u0100;f\u1DBA\u1816\u65BF\u0100ah\u1DC0\u1DC3r\xF2\u0429a\xF2\u0FA6angle;\u69A6\u0100ci\u1DD2\u1DD5\
y;\u445Fgrarr;\u67FF\u0900Dacdefglmnopqrstux\u1E01\u1E09\u1E19\u1E38\u0578\u1E3C\u1E49\u1E61\u1E7E\u1EA5\u1EAF\u1EBD\u1EE1\u1F2A\u1F37\u1F44\u1F4E\u1F5A\u0100Do\u1E06\u1D34o\xF4\u1C89\u0100cs\u1E0E\u1E14ute\u803B\xE9\u40E9ter;\u6A6E\u0200aioy\u1E22\u1E27\u1E31\u1E36ron;\u411Br\u0100;c\u1E2D\u1E2E\u6256\u803B\xEA\u40EAlon;\u6255;\u444Dot;\u4117\u0100Dr\u1E41\u1E45ot;\u6252;\uC000\u{1D522}\u0180;rs\u1E50\u1E51\u1E57\u6A9Aave\u803B\xE8\u40E8\u0100;d\u1E5C\u1E5D\u6A96ot;\u6A98\u0200;ils\u1E6A\u1E6B\u1E72\u1E74\u6A99nters;\u63E7\
;\u6113\u0100;d\u1E79\u1E7A\u6A95ot;\u6A97\u0180aps\u1E85\u1E89\u1E97cr;\u4113ty\u0180;sv\u1E92\u1E93\u1E95\u6205et\xBB\u1E93p\u01001;\u1E9D\u1EA4\u0133\u1EA1\u1EA3;\u6004;\u6005\u6003\u0100gs\u1EAA\u1EAC;\u414Bp;\u6002\u0100gp\u1EB4\u1EB8on;\u4119f;\uC000\u{1D556}\u0180als\u1EC4\u1ECE\u1ED2r\u0100;s\u1ECA\u1ECB\u62D5l;\u69E3us;\u6A71i\u0180;lv\u1EDA\u1EDB\u1EDF\u43B5on\xBB\u1EDB;\u43F5\u0200csuv\u1EEA\u1EF3\u1F0B\u1F23\u0100io\u1EEF\u1E31rc\xBB\u1E2E\u0269\u1EF9\0\0\u1EFB\xED\u0548ant\u0100gl\u1F02\u1F06tr\xBB\u1E5Dess\xBB\u1E7A\u0180aei\u1F12\u1F16\u1F1A\
ls;\u403Dst;\u625Fv\u0100;D\u0235\u1F20D;\u6A78parsl;\u69E5\u0100Da\u1F2F\u1F33ot;\u6253rr;\u6971\u0180cdi\u1F3E\u1F41\u1EF8r;\u612Fo\xF4\u0352\u0100ah\u1F49\u1F4B;\u43B7\u803B\xF0\u40F0\u0100mr\u1F53\u1F57l\u803B\xEB\u40EBo;\u60AC\u0180cip\u1F61\u1F64\u1F67l;\u4021s\xF4\u056E\u0100eo\u1F6C\u1F74ctatio\xEE\u0559nential\xE5\u0579\u09E1\u1F92\0\u1F9E\0\u1FA1\u1FA7\0\0\u1FC6\u1FCC\0\u1FD3\0\u1FE6\u1FEA\u2000\0\u2008\u205Allingdotse\xF1\u1E44y;\u4444male;\u6640\u0180ilr\u1FAD\u1FB3\u1FC1lig;\u8000\
\uFB03\u0269\u1FB9\0\0\u1FBDg;\u8000\uFB00ig;\u8000\uFB04;\uC000\u{1D523}lig;\u8000\uFB01lig;\uC000fj\u0180alt\u1FD9\u1FDC\u1FE1t;\u666Dig;\u8000\uFB02ns;\u65B1of;\u4192\u01F0\u1FEE\0\u1FF3f;\uC000\u{1D557}\u0100ak\u05BF\u1FF7\u0100;v\u1FFC\u1FFD\u62D4;\u6AD9artint;\u6A0D\u0100ao\u200C\u2055\u0100cs\u2011\u2052\u03B1\u201A\u2030\u2038\u2045\u2048\0\u2050\u03B2\u2022\u2025\u2027\u202A\u202C\0\u202E\u803B\xBD\u40BD;\u6153\u803B\xBC\u40BC;\u6155;\u6159;\u615B\u01B3\u2034\0\u2036;\u6154;\u6156\u02B4\u203E\u2041\0\0\u2043\u803B\xBE\u40BE;\u6157;\u615C5;\u6158\u01B6\u204C\0\u204E;\u615A;\u615D8;\u615E\
l;\u6044wn;\u6322cr;\uC000\u{1D4BB}\u0880Eabcdefgijlnorstv\u2082\u2089\u209F\u20A5\u20B0\u20B4\u20F0\u20F5\u20FA\u20FF\u2103\u2112\u2138\u0317\u213E\u2152\u219E\u0100;l\u064D\u2087;\u6A8C\u0180cmp\u2090\u2095\u209Dute;\u41F5ma\u0100;d\u209C\u1CDA\u43B3;\u6A86reve;\u411F\u0100iy\u20AA\u20AErc;\u411D;\u4433ot;\u4121\u0200;lqs\u063E\u0642\u20BD\u20C9\u0180;qs\u063E\u064C\u20C4lan\xF4\u0665\u0200;cdl\u0665\u20D2\u20D5\u20E5c;\u6AA9ot\u0100;o\u20DC\u20DD\u6A80\u0100;l\u20E2\u20E3\u6A82;\u6A84\u0100;e\u20EA\u20ED\uC000\u22DB\uFE00s;\u6A94r;\
\uC000\u{1D524}\u0100;g\u0673\u061Bmel;\u6137cy;\u4453\u0200;Eaj\u065A\u210C\u210E\u2110;\u6A92;\u6AA5;\u6AA4\u0200Eaes\u211B\u211D\u2129\u2134;\u6269p\u0100;p\u2123\u2124\u6A8Arox\xBB\u2124\u0100;q\u212E\u212F\u6A88\u0100;q\u212E\u211Bim;\u62E7pf;\uC000\u{1D558}\u0100ci\u2143\u2146r;\u610Am\u0180;el\u066B\u214E\u2150;\u6A8E;\u6A90\u8300>;cdlqr\u05EE\u2160\u216A\u216E\u2173\u2179\u0100ci\u2165\u2167;\u6AA7r;\u6A7Aot;\u62D7Par;\u6995uest;\u6A7C\u0280adels\u2184\u216A\u2190\u0656\u219B\u01F0\u2189\0\u218Epro\xF8\u209Er;\u6978q\u0100\
lq\u063F\u2196les\xF3\u2088i\xED\u066B\u0100en\u21A3\u21ADrtneqq;\uC000\u2269\uFE00\xC5\u21AA\u0500Aabcefkosy\u21C4\u21C7\u21F1\u21F5\u21FA\u2218\u221D\u222F\u2268\u227Dr\xF2\u03A0\u0200ilmr\u21D0\u21D4\u21D7\u21DBrs\xF0\u1484f\xBB\u2024il\xF4\u06A9\u0100dr\u21E0\u21E4cy;\u444A\u0180;cw\u08F4\u21EB\u21EFir;\u6948;\u61ADar;\u610Firc;\u4125\u0180alr\u2201\u220E\u2213rts\u0100;u\u2209\u220A\u6665it\xBB\u220Alip;\u6026con;\u62B9r;\uC000\u{1D525}s\u0100ew\u2223\u2229arow;\u6925arow;\u6926\u0280am\
opr\u223A\u223E\u2243\u225E\u2263rr;\u61FFtht;\u623Bk\u0100lr\u2249\u2253eftarrow;\u61A9ightarrow;\u61AAf;\uC000\u{1D559}bar;\u6015\u0180clt\u226F\u2274\u2278r;\uC000\u{1D4BD}as\xE8\u21F4rok;\u4127\u0100bp\u2282\u2287ull;\u6043hen\xBB\u1C5B\u0AE1\u22A3\0\u22AA\0\u22B8\u22C5\u22CE\0\u22D5\u22F3\0\0\u22F8\u2322\u2367\u2362\u237F\0\u2386\u23AA\u23B4cute\u803B\xED\u40ED\u0180;iy\u0771\u22B0\u22B5rc\u803B\xEE\u40EE;\u4438\u0100cx\u22BC\u22BFy;\u4435cl\u803B\xA1\u40A1\u0100fr\u039F\u22C9;\uC000\u{1D526}rave\u803B\
\xEC\u40EC\u0200;ino\u073E\u22DD\u22E9\u22EE\u0100in\u22E2\u22E6nt;\u6A0Ct;\u622Dfin;\u69DCta;\u6129lig;\u4133\u0180aop\u22FE\u231A\u231D\u0180cgt\u2305\u2308\u2317r;\u412B\u0180elp\u071F\u230F\u2313in\xE5\u078Ear\xF4\u0720h;\u4131f;\u62B7ed;\u41B5\u0280;cfot\u04F4\u232C\u2331\u233D\u2341are;\u6105in\u0100;t\u2338\u2339\u621Eie;\u69DDdo\xF4\u2319\u0280;celp\u0757\u234C\u2350\u235B\u2361al;\u62BA\u0100gr\u2355\u2359er\xF3\u1563\xE3\u234Darhk;\u6A17rod;\u6A3C\u0200cgpt\u236F\u2372\u2376\u237By;\u4451\
on;\u412Ff;\uC000\u{1D55A}a;\u43B9uest\u803B\xBF\u40BF\u0100ci\u238A\u238Fr;\uC000\u{1D4BE}n\u0280;Edsv\u04F4\u239B\u239D\u23A1\u04F3;\u62F9ot;\u62F5\u0100;v\u23A6\u23A7\u62F4;\u62F3\u0100;i\u0777\u23AElde;\u4129\u01EB\u23B8\0\u23BCcy;\u4456l\u803B\xEF\u40EF\u0300cfmosu\u23CC\u23D7\u23DC\u23E1\u23E7\u23F5\u0100iy\u23D1\u23D5rc;\u4135;\u4439r;\uC000\u{1D527}ath;\u4237pf;\uC000\u{1D55B}\u01E3\u23EC\0\u23F1r;\uC000\u{1D4BF}rcy;\u4458kcy;\u4454\u0400acfghjos\u240B\u2416\u2422\u2427\u242D\u2431\u2435\u243Bppa\u0100;v\u2413\
\u2414\u43BA;\u43F0\u0100ey\u241B\u2420dil;\u4137;\u443Ar;\uC000\u{1D528}reen;\u4138cy;\u4445cy;\u445Cpf;\uC000\u{1D55C}cr;\uC000\u{1D4C0}\u0B80ABEHabcdefghjlmnoprstuv\u2470\u2481\u2486\u248D\u2491\u250E\u253D\u255A\u2580\u264E\u265E\u2665\u2679\u267D\u269A\u26B2\u26D8\u275D\u2768\u278B\u27C0\u2801\u2812\u0180art\u2477\u247A\u247Cr\xF2\u09C6\xF2\u0395ail;\u691Barr;\u690E\u0100;g\u0994\u248B;\u6A8Bar;\u6962\u0963\u24A5\0\u24AA\0\u24B1\0\0\0\0\0\u24B5\u24BA\0\u24C6\u24C8\u24CD\0\u24F9ute;\u413Amptyv;\u69B4ra\
\xEE\u084Cbda;\u43BBg\u0180;dl\u088E\u24C1\u24C3;\u6991\xE5\u088E;\u6A85uo\u803B\xAB\u40ABr\u0400;bfhlpst\u0899\u24DE\u24E6\u24E9\u24EB\u24EE\u24F1\u24F5\u0100;f\u089D\u24E3s;\u691Fs;\u691D\xEB\u2252p;\u61ABl;\u6939im;\u6973l;\u61A2\u0180;ae\u24FF\u2500\u2504\u6AABil;\u6919\u0100;s\u2509\u250A\u6AAD;\uC000\u2AAD\uFE00\u0180abr\u2515\u2519\u251Drr;\u690Crk;\u6772\u0100ak\u2522\u252Cc\u0100ek\u2528\u252A;\u407B;\u405B\u0100es\u2531\u2533;\u698Bl\u0100du\u2539\u253B;\u698F;\u698D\u0200aeuy\u2546\u254B\u2556\u2558ron;\u413E\u0100di\u2550\u2554il\
;\u413C\xEC\u08B0\xE2\u2529;\u443B\u0200cqrs\u2563\u2566\u256D\u257Da;\u6936uo\u0100;r\u0E19\u1746\u0100du\u2572\u2577har;\u6967shar;\u694Bh;\u61B2\u0280;fgqs\u258B\u258C\u0989\u25F3\u25FF\u6264t\u0280ahlrt\u2598\u25A4\u25B7\u25C2\u25E8rrow\u0100;t\u0899\u25A1a\xE9\u24F6arpoon\u0100du\u25AF\u25B4own\xBB\u045Ap\xBB\u0966eftarrows;\u61C7ight\u0180ahs\u25CD\u25D6\u25DErrow\u0100;s\u08F4\u08A7arpoon\xF3\u0F98quigarro\xF7\u21F0hreetimes;\
\u62CB\u0180;qs\u258B\u0993\u25FAlan\xF4\u09AC\u0280;cdgs\u09AC\u260A\u260D\u261D\u2628c;\u6AA8ot\u0100;o\u2614\u2615\u6A7F\u0100;r\u261A\u261B\u6A81;\u6A83\u0100;e\u2622\u2625\uC000\u22DA\uFE00s;\u6A93\u0280adegs\u2633\u2639\u263D\u2649\u264Bppro\xF8\u24C6ot;\u62D6q\u0100gq\u2643\u2645\xF4\u0989gt\xF2\u248C\xF4\u099Bi\xED\u09B2\u0180ilr\u2655\u08E1\u265Asht;\u697C;\uC000\u{1D529}\u0100;E\u099C\u2663;\u6A91\u0161\u2669\u2676r\u0100du\u25B2\u266E\u0100;l\u0965\u2673;\u696Alk;\u6584cy;\u4459\u0280;acht\u0A48\u2688\u268B\u2691\u2696r\xF2\u25C1orne\xF2\u1D08a\
rd;\u696Bri;\u65FA\u0100io\u269F\u26A4dot;\u4140ust\u0100;a\u26AC\u26AD\u63B0che\xBB\u26AD\u0200Eaes\u26BB\u26BD\u26C9\u26D4;\u6268p\u0100;p\u26C3\u26C4\u6A89rox\xBB\u26C4\u0100;q\u26CE\u26CF\u6A87\u0100;q\u26CE\u26BBim;\u62E6\u0400abnoptwz\u26E9\u26F4\u26F7\u271A\u272F\u2741\u2747\u2750\u0100nr\u26EE\u26F1g;\u67ECr;\u61FDr\xEB\u08C1g\u0180lmr\u26FF\u270D\u2714eft\u0100ar\u09E6\u2707ight\xE1\u09F2apsto;\u67FCight\xE1\u09FDparrow\u0100lr\u2725\u2729ef\xF4\u24EDight;\u61AC\u0180af\
l\u2736\u2739\u273Dr;\u6985;\uC000\u{1D55D}us;\u6A2Dimes;\u6A34\u0161\u274B\u274Fst;\u6217\xE1\u134E\u0180;ef\u2757\u2758\u1800\u65CAnge\xBB\u2758ar\u0100;l\u2764\u2765\u4028t;\u6993\u0280achmt\u2773\u2776\u277C\u2785\u2787r\xF2\u08A8orne\xF2\u1D8Car\u0100;d\u0F98\u2783;\u696D;\u600Eri;\u62BF\u0300achiqt\u2798\u279D\u0A40\u27A2\u27AE\u27BBquo;\u6039r;\uC000\u{1D4C1}m\u0180;eg\u09B2\u27AA\u27AC;\u6A8D;\u6A8F\u0100bu\u252A\u27B3o\u0100;r\u0E1F\u27B9;\u601Arok;\u4142\u8400<;cdhilqr\u082B\u27D2\u2639\u27DC\u27E0\u27E5\u27EA\u27F0\
\u0100ci\u27D7\u27D9;\u6AA6r;\u6A79re\xE5\u25F2mes;\u62C9arr;\u6976uest;\u6A7B\u0100Pi\u27F5\u27F9ar;\u6996\u0180;ef\u2800\u092D\u181B\u65C3r\u0100du\u2807\u280Dshar;\u694Ahar;\u6966\u0100en\u2817\u2821rtneqq;\uC000\u2268\uFE00\xC5\u281E\u0700Dacdefhilnopsu\u2840\u2845\u2882\u288E\u2893\u28A0\u28A5\u28A8\u28DA\u28E2\u28E4\u0A83\u28F3\u2902Dot;\u623A\u0200clpr\u284E\u2852\u2863\u287Dr\u803B\xAF\u40AF\u0100et\u2857\u2859;\u6642\u0100;e\u285E\u285F\u6720se\xBB\u285F\u0100;s\u103B\u2868to\u0200;dlu\u103B\u2873\u2877\
\u287Bow\xEE\u048Cef\xF4\u090F\xF0\u13D1ker;\u65AE\u0100oy\u2887\u288Cmma;\u6A29;\u443Cash;\u6014asuredangle\xBB\u1626r;\uC000\u{1D52A}o;\u6127\u0180cdn\u28AF\u28B4\u28C9ro\u803B\xB5\u40B5\u0200;acd\u1464\u28BD\u28C0\u28C4s\xF4\u16A7ir;\u6AF0ot\u80BB\xB7\u01B5us\u0180;bd\u28D2\u1903\u28D3\u6212\u0100;u\u1D3C\u28D8;\u6A2A\u0163\u28DE\u28E1p;\u6ADB\xF2\u2212\xF0\u0A81\u0100dp\u28E9\u28EEels;\u62A7f;\uC000\u{1D55E}\u0100ct\u28F8\u28FDr;\uC000\u{1D4C2}pos\xBB\u159D\u0180;lm\u2909\u290A\u290D\u43BCtimap;\u62B8\u0C00\
GLRVabcdefghijlmoprstuvw\u2942\u2953\u297E\u2989\u2998\u29DA\u29E9\u2A15\u2A1A\u2A58\u2A5D\u2A83\u2A95\u2AA4\u2AA8\u2B04\u2B07\u2B44\u2B7F\u2BAE\u2C34\u2C67\u2C7C\u2CE9\u0100gt\u2947\u294B;\uC000\u22D9\u0338\u0100;v\u2950\u0BCF\uC000\u226B\u20D2\u0180elt\u295A\u2972\u2976ft\u0100ar\u2961\u2967rrow;\u61CDightarrow;\u61CE;\uC000\u22D8\u0338\u0100;v\u297B\u0C47\uC000\u226A\u20D2ightarrow;\u61CF\u0100Dd\u298E\u2993ash;\u62AFash;\u62AE\u0280bcnpt\u29A3\u29A7\u29AC\u29B1\u29CCla\xBB\u02DEute;\u4144g;\uC000\u2220\u20D2\u0280\
;Eiop\u0D84\u29BC\u29C0\u29C5\u29C8;\uC000\u2A70\u0338d;\uC000\u224B\u0338s;\u4149ro\xF8\u0D84ur\u0100;a\u29D3\u29D4\u666El\u0100;s\u29D3\u0B38\u01F3\u29DF\0\u29E3p\u80BB\xA0\u0B37mp\u0100;e\u0BF9\u0C00\u0280aeouy\u29F4\u29FE\u2A03\u2A10\u2A13\u01F0\u29F9\0\u29FB;\u6A43on;\u4148dil;\u4146ng\u0100;d\u0D7E\u2A0Aot;\uC000\u2A6D\u0338p;\u6A42;\u443Dash;\u6013\u0380;Aadqsx\u0B92\u2A29\u2A2D\u2A3B\u2A41\u2A45\u2A50rr;\u61D7r\u0100hr\u2A33\u2A36k;\u6924\u0100;o\u13F2\u13F0ot;\uC000\u2250\u0338ui\xF6\u0B63\u0100ei\u2A4A\u2A4Ear;\u6928\xED\u0B98is\
t\u0100;s\u0BA0\u0B9Fr;\uC000\u{1D52B}\u0200Eest\u0BC5\u2A66\u2A79\u2A7C\u0180;qs\u0BBC\u2A6D\u0BE1\u0180;qs\u0BBC\u0BC5\u2A74lan\xF4\u0BE2i\xED\u0BEA\u0100;r\u0BB6\u2A81\xBB\u0BB7\u0180Aap\u2A8A\u2A8D\u2A91r\xF2\u2971rr;\u61AEar;\u6AF2\u0180;sv\u0F8D\u2A9C\u0F8C\u0100;d\u2AA1\u2AA2\u62FC;\u62FAcy;\u445A\u0380AEadest\u2AB7\u2ABA\u2ABE\u2AC2\u2AC5\u2AF6\u2AF9r\xF2\u2966;\uC000\u2266\u0338rr;\u619Ar;\u6025\u0200;fqs\u0C3B\u2ACE\u2AE3\u2AEFt\u0100ar\u2AD4\u2AD9rro\xF7\u2AC1ightarro\xF7\u2A90\u0180;qs\u0C3B\u2ABA\u2AEAlan\xF4\u0C55\u0100;s\
\u0C55\u2AF4\xBB\u0C36i\xED\u0C5D\u0100;r\u0C35\u2AFEi\u0100;e\u0C1A\u0C25i\xE4\u0D90\u0100pt\u2B0C\u2B11f;\uC000\u{1D55F}\u8180\xAC;in\u2B19\u2B1A\u2B36\u40ACn\u0200;Edv\u0B89\u2B24\u2B28\u2B2E;\uC000\u22F9\u0338ot;\uC000\u22F5\u0338\u01E1\u0B89\u2B33\u2B35;\u62F7;\u62F6i\u0100;v\u0CB8\u2B3C\u01E1\u0CB8\u2B41\u2B43;\u62FE;\u62FD\u0180aor\u2B4B\u2B63\u2B69r\u0200;ast\u0B7B\u2B55\u2B5A\u2B5Flle\xEC\u0B7Bl;\uC000\u2AFD\u20E5;\uC000\u2202\u0338lint;\u6A14\u0180;ce\u0C92\u2B70\u2B73u\xE5\u0CA5\u0100;c\u0C98\u2B78\u0100;e\u0C92\u2B7D\xF1\u0C98\u0200Aait\u2B88\u2B8B\u2B9D\u2BA7r\xF2\u2988rr\u0180;cw\u2B94\
\u2B95\u2B99\u619B;\uC000\u2933\u0338;\uC000\u219D\u0338ghtarrow\xBB\u2B95ri\u0100;e\u0CCB\u0CD6\u0380chimpqu\u2BBD\u2BCD\u2BD9\u2B04\u0B78\u2BE4\u2BEF\u0200;cer\u0D32\u2BC6\u0D37\u2BC9u\xE5\u0D45;\uC000\u{1D4C3}ort\u026D\u2B05\0\0\u2BD6ar\xE1\u2B56m\u0100;e\u0D6E\u2BDF\u0100;q\u0D74\u0D73su\u0100bp\u2BEB\u2BED\xE5\u0CF8\xE5\u0D0B\u0180bcp\u2BF6\u2C11\u2C19\u0200;Ees\u2BFF\u2C00\u0D22\u2C04\u6284;\uC000\u2AC5\u0338et\u0100;e\u0D1B\u2C0Bq\u0100;q\u0D23\u2C00c\u0100;e\u0D32\u2C17\xF1\u0D38\u0200;Ees\u2C22\u2C23\u0D5F\u2C27\u6285;\uC000\u2AC6\u0338et\u0100;e\u0D58\u2C2Eq\u0100;q\
\u0D60\u2C23\u0200gilr\u2C3D\u2C3F\u2C45\u2C47\xEC\u0BD7lde\u803B\xF1\u40F1\xE7\u0C43iangle\u0100lr\u2C52\u2C5Ceft\u0100;e\u0C1A\u2C5A\xF1\u0C26ight\u0100;e\u0CCB\u2C65\xF1\u0CD7\u0100;m\u2C6C\u2C6D\u43BD\u0180;es\u2C74\u2C75\u2C79\u4023ro;\u6116p;\u6007\u0480DHadgilrs\u2C8F\u2C94\u2C99\u2C9E\u2CA3\u2CB0\u2CB6\u2CD3\u2CE3ash;\u62ADarr;\u6904p;\uC000\u224D\u20D2ash;\u62AC\u0100et\u2CA8\u2CAC;\uC000\u2265\u20D2;\uC000>\u20D2nfin;\u69DE\u0180Aet\u2CBD\u2CC1\u2CC5rr;\u6902;\uC000\u2264\u20D2\u0100;r\u2CCA\u2CCD\uC000<\u20D2ie;\uC000\u22B4\
\u20D2\u0100At\u2CD8\u2CDCrr;\u6903rie;\uC000\u22B5\u20D2im;\uC000\u223C\u20D2\u0180Aan\u2CF0\u2CF4\u2D02rr;\u61D6r\u0100hr\u2CFA\u2CFDk;\u6923\u0100;o\u13E7\u13E5ear;\u6927\u1253\u1A95\0\0\0\0\0\0\0\0\0\0\0\0\0\u2D2D\0\u2D38\u2D48\u2D60\u2D65\u2D72\u2D84\u1B07\0\0\u2D8D\u2DAB\0\u2DC8\u2DCE\0\u2DDC\u2E19\u2E2B\u2E3E\u2E43\u0100cs\u2D31\u1A97ute\u803B\xF3\u40F3\u0100iy\u2D3C\u2D45r\u0100;c\u1A9E\u2D42\u803B\xF4\u40F4;\u443E\u0280abios\u1AA0\u2D52\u2D57\u01C8\u2D5Alac;\u4151v;\u6A38old;\u69BClig;\u4153\u0100cr\u2D69\u2D6Dir;\u69BF;\uC000\u{1D52C}\u036F\
\u2D79\0\0\u2D7C\0\u2D82n;\u42DBave\u803B\xF2\u40F2;\u69C1\u0100bm\u2D88\u0DF4ar;\u69B5\u0200acit\u2D95\u2D98\u2DA5\u2DA8r\xF2\u1A80\u0100ir\u2D9D\u2DA0r;\u69BEoss;\u69BBn\xE5\u0E52;\u69C0\u0180aei\u2DB1\u2DB5\u2DB9cr;\u414Dga;\u43C9\u0180cdn\u2DC0\u2DC5\u01CDron;\u43BF;\u69B6pf;\uC000\u{1D560}\u0180ael\u2DD4\u2DD7\u01D2r;\u69B7rp;\u69B9\u0380;adiosv\u2DEA\u2DEB\u2DEE\u2E08\u2E0D\u2E10\u2E16\u6228r\xF2\u1A86\u0200;efm\u2DF7\u2DF8\u2E02\u2E05\u6A5Dr\u0100;o\u2DFE\u2DFF\u6134f\xBB\u2DFF\u803B\xAA\u40AA\u803B\xBA\u40BAgof;\u62B6r;\u6A56lo\
pe;\u6A57;\u6A5B\u0180clo\u2E1F\u2E21\u2E27\xF2\u2E01ash\u803B\xF8\u40F8l;\u6298i\u016C\u2E2F\u2E34de\u803B\xF5\u40F5es\u0100;a\u01DB\u2E3As;\u6A36ml\u803B\xF6\u40F6bar;\u633D\u0AE1\u2E5E\0\u2E7D\0\u2E80\u2E9D\0\u2EA2\u2EB9\0\0\u2ECB\u0E9C\0\u2F13\0\0\u2F2B\u2FBC\0\u2FC8r\u0200;ast\u0403\u2E67\u2E72\u0E85\u8100\xB6;l\u2E6D\u2E6E\u40B6le\xEC\u0403\u0269\u2E78\0\0\u2E7Bm;\u6AF3;\u6AFDy;\u443Fr\u0280cimpt\u2E8B\u2E8F\u2E93\u1865\u2E97nt;\u4025od;\u402Eil;\u6030enk;\u6031r;\uC000\u{1D52D}\u0180imo\u2EA8\u2EB0\u2EB4\u0100;v\u2EAD\u2EAE\u43C6;\u43D5ma\
\xF4\u0A76ne;\u660E\u0180;tv\u2EBF\u2EC0\u2EC8\u43C0chfork\xBB\u1FFD;\u43D6\u0100au\u2ECF\u2EDFn\u0100ck\u2ED5\u2EDDk\u0100;h\u21F4\u2EDB;\u610E\xF6\u21F4s\u0480;abcdemst\u2EF3\u2EF4\u1908\u2EF9\u2EFD\u2F04\u2F06\u2F0A\u2F0E\u402Bcir;\u6A23ir;\u6A22\u0100ou\u1D40\u2F02;\u6A25;\u6A72n\u80BB\xB1\u0E9Dim;\u6A26wo;\u6A27\u0180ipu\u2F19\u2F20\u2F25ntint;\u6A15f;\uC000\u{1D561}nd\u803B\xA3\u40A3\u0500;Eaceinosu\u0EC8\u2F3F\u2F41\u2F44\u2F47\u2F81\u2F89\u2F92\u2F7E\u2FB6;\u6AB3p;\u6AB7u\xE5\u0ED9\u0100;c\u0ECE\u2F4C\u0300;acen\
s\u0EC8\u2F59\u2F5F\u2F66\u2F68\u2F7Eppro\xF8\u2F43urlye\xF1\u0ED9\xF1\u0ECE\u0180aes\u2F6F\u2F76\u2F7Approx;\u6AB9qq;\u6AB5im;\u62E8i\xED\u0EDFme\u0100;s\u2F88\u0EAE\u6032\u0180Eas\u2F78\u2F90\u2F7A\xF0\u2F75\u0180dfp\u0EEC\u2F99\u2FAF\u0180als\u2FA0\u2FA5\u2FAAlar;\u632Eine;\u6312urf;\u6313\u0100;t\u0EFB\u2FB4\xEF\u0EFBrel;\u62B0\u0100ci\u2FC0\u2FC5r;\uC000\u{1D4C5};\u43C8ncsp;\u6008\u0300fiopsu\u2FDA\u22E2\u2FDF\u2FE5\u2FEB\u2FF1r;\uC000\u{1D52E}pf;\uC000\u{1D562}rime;\u6057cr;\uC000\u{1D4C6}\u0180\
aeo\u2FF8\u3009\u3013t\u0100ei\u2FFE\u3005rnion\xF3\u06B0nt;\u6A16st\u0100;e\u3010\u3011\u403F\xF1\u1F19\xF4\u0F14\u0A80ABHabcdefhilmnoprstux\u3040\u3051\u3055\u3059\u30E0\u310E\u312B\u3147\u3162\u3172\u318E\u3206\u3215\u3224\u3229\u3258\u326E\u3272\u3290\u32B0\u32B7\u0180art\u3047\u304A\u304Cr\xF2\u10B3\xF2\u03DDail;\u691Car\xF2\u1C65ar;\u6964\u0380cdenqrt\u3068\u3075\u3078\u307F\u308F\u3094\u30CC\u0100eu\u306D\u3071;\uC000\u223D\u0331te;\u4155i\xE3\u116Emptyv;\u69B3g\u0200;del\u0FD1\u3089\u308B\u308D;\u6992;\u69A5\xE5\u0FD1uo\u803B\
\xBB\u40BBr\u0580;abcfhlpstw\u0FDC\u30AC\u30AF\u30B7\u30B9\u30BC\u30BE\u30C0\u30C3\u30C7\u30CAp;\u6975\u0100;f\u0FE0\u30B4s;\u6920;\u6933s;\u691E\xEB\u225D\xF0\u272El;\u6945im;\u6974l;\u61A3;\u619D\u0100ai\u30D1\u30D5il;\u691Ao\u0100;n\u30DB\u30DC\u6236al\xF3\u0F1E\u0180abr\u30E7\u30EA\u30EEr\xF2\u17E5rk;\u6773\u0100ak\u30F3\u30FDc\u0100ek\u30F9\u30FB;\u407D;\u405D\u0100es\u3102\u3104;\u698Cl\u0100du\u310A\u310C;\u698E;\u6990\u0200aeuy\u3117\u311C\u3127\u3129ron;\u4159\u0100di\u3121\u3125il;\u4157\xEC\u0FF2\xE2\u30FA;\u4440\u0200clqs\u3134\u3137\
\u313D\u3144a;\u6937dhar;\u6969uo\u0100;r\u020E\u020Dh;\u61B3\u0180acg\u314E\u315F\u0F44l\u0200;ips\u0F78\u3158\u315B\u109Cn\xE5\u10BBar\xF4\u0FA9t;\u65AD\u0180ilr\u3169\u1023\u316Esht;\u697D;\uC000\u{1D52F}\u0100ao\u3177\u3186r\u0100du\u317D\u317F\xBB\u047B\u0100;l\u1091\u3184;\u696C\u0100;v\u318B\u318C\u43C1;\u43F1\u0180gns\u3195\u31F9\u31FCht\u0300ahlrst\u31A4\u31B0\u31C2\u31D8\u31E4\u31EErrow\u0100;t\u0FDC\u31ADa\xE9\u30C8arpoon\u0100du\u31BB\u31BFow\xEE\u317Ep\xBB\u1092eft\u0100ah\u31CA\u31D0rrow\xF3\u0FEAar\
poon\xF3\u0551ightarrows;\u61C9quigarro\xF7\u30CBhreetimes;\u62CCg;\u42DAingdotse\xF1\u1F32\u0180ahm\u320D\u3210\u3213r\xF2\u0FEAa\xF2\u0551;\u600Foust\u0100;a\u321E\u321F\u63B1che\xBB\u321Fmid;\u6AEE\u0200abpt\u3232\u323D\u3240\u3252\u0100nr\u3237\u323Ag;\u67EDr;\u61FEr\xEB\u1003\u0180afl\u3247\u324A\u324Er;\u6986;\uC000\u{1D563}us;\u6A2Eimes;\u6A35\u0100ap\u325D\u3267r\u0100;g\u3263\u3264\u4029t;\u6994olint;\u6A12ar\xF2\u31E3\
\u0200achq\u327B\u3280\u10BC\u3285quo;\u603Ar;\uC000\u{1D4C7}\u0100bu\u30FB\u328Ao\u0100;r\u0214\u0213\u0180hir\u3297\u329B\u32A0re\xE5\u31F8mes;\u62CAi\u0200;efl\u32AA\u1059\u1821\u32AB\u65B9tri;\u69CEluhar;\u6968;\u611E\u0D61\u32D5\u32DB\u32DF\u332C\u3338\u3371\0\u337A\u33A4\0\0\u33EC\u33F0\0\u3428\u3448\u345A\u34AD\u34B1\u34CA\u34F1\0\u3616\0\0\u3633cute;\u415Bqu\xEF\u27BA\u0500;Eaceinpsy\u11ED\u32F3\u32F5\u32FF\u3302\u330B\u330F\u331F\u3326\u3329;\u6AB4\u01F0\u32FA\0\u32FC;\u6AB8on;\u4161u\xE5\u11FE\u0100;d\u11F3\u3307il;\u415Frc;\u415D\u0180Ea\
s\u3316\u3318\u331B;\u6AB6p;\u6ABAim;\u62E9olint;\u6A13i\xED\u1204;\u4441ot\u0180;be\u3334\u1D47\u3335\u62C5;\u6A66\u0380Aacmstx\u3346\u334A\u3357\u335B\u335E\u3363\u336Drr;\u61D8r\u0100hr\u3350\u3352\xEB\u2228\u0100;o\u0A36\u0A34t\u803B\xA7\u40A7i;\u403Bwar;\u6929m\u0100in\u3369\xF0nu\xF3\xF1t;\u6736r\u0100;o\u3376\u2055\uC000\u{1D530}\u0200acoy\u3382\u3386\u3391\u33A0rp;\u666F\u0100hy\u338B\u338Fcy;\u4449;\u4448rt\u026D\u3399\0\0\u339Ci\xE4\u1464ara\xEC\u2E6F\u803B\xAD\u40AD\u0100gm\u33A8\u33B4ma\u0180;fv\u33B1\u33B2\u33B2\u43C3\
;\u43C2\u0400;deglnpr\u12AB\u33C5\u33C9\u33CE\u33D6\u33DE\u33E1\u33E6ot;\u6A6A\u0100;q\u12B1\u12B0\u0100;E\u33D3\u33D4\u6A9E;\u6AA0\u0100;E\u33DB\u33DC\u6A9D;\u6A9Fe;\u6246lus;\u6A24arr;\u6972ar\xF2\u113D\u0200aeit\u33F8\u3408\u340F\u3417\u0100ls\u33FD\u3404lsetm\xE9\u336Ahp;\u6A33parsl;\u69E4\u0100dl\u1463\u3414e;\u6323\u0100;e\u341C\u341D\u6AAA\u0100;s\u3422\u3423\u6AAC;\uC000\u2AAC\uFE00\u0180flp\u342E\u3433\u3442tcy;\u444C\u0100;b\u3438\u3439\u402F\u0100;a\u343E\u343F\u69C4r;\u633Ff;\uC000\u{1D564}a\u0100dr\u344D\u0402es\u0100;u\
\u3454\u3455\u6660it\xBB\u3455\u0180csu\u3460\u3479\u349F\u0100au\u3465\u346Fp\u0100;s\u1188\u346B;\uC000\u2293\uFE00p\u0100;s\u11B4\u3475;\uC000\u2294\uFE00u\u0100bp\u347F\u348F\u0180;es\u1197\u119C\u3486et\u0100;e\u1197\u348D\xF1\u119D\u0180;es\u11A8\u11AD\u3496et\u0100;e\u11A8\u349D\xF1\u11AE\u0180;af\u117B\u34A6\u05B0r\u0165\u34AB\u05B1\xBB\u117Car\xF2\u1148\u0200cemt\u34B9\u34BE\u34C2\u34C5r;\uC000\u{1D4C8}tm\xEE\xF1i\xEC\u3415ar\xE6\u11BE\u0100ar\u34CE\u34D5r\u0100;f\u34D4\u17BF\u6606\u0100an\u34DA\u34EDight\u0100ep\u34E3\u34EApsilo\xEE\u1EE0h\xE9\u2EAFs\xBB\u2852\u0280b\
cmnp\u34FB\u355E\u1209\u358B\u358E\u0480;Edemnprs\u350E\u350F\u3511\u3515\u351E\u3523\u352C\u3531\u3536\u6282;\u6AC5ot;\u6ABD\u0100;d\u11DA\u351Aot;\u6AC3ult;\u6AC1\u0100Ee\u3528\u352A;\u6ACB;\u628Alus;\u6ABFarr;\u6979\u0180eiu\u353D\u3552\u3555t\u0180;en\u350E\u3545\u354Bq\u0100;q\u11DA\u350Feq\u0100;q\u352B\u3528m;\u6AC7\u0100bp\u355A\u355C;\u6AD5;\u6AD3c\u0300;acens\u11ED\u356C\u3572\u3579\u357B\u3326ppro\xF8\u32FAurlye\xF1\u11FE\xF1\u11F3\u0180aes\u3582\u3588\u331Bppro\xF8\u331Aq\xF1\u3317g;\u666A\u0680123\
;Edehlmnps\u35A9\u35AC\u35AF\u121C\u35B2\u35B4\u35C0\u35C9\u35D5\u35DA\u35DF\u35E8\u35ED\u803B\xB9\u40B9\u803B\xB2\u40B2\u803B\xB3\u40B3;\u6AC6\u0100os\u35B9\u35BCt;\u6ABEub;\u6AD8\u0100;d\u1222\u35C5ot;\u6AC4s\u0100ou\u35CF\u35D2l;\u67C9b;\u6AD7arr;\u697Bult;\u6AC2\u0100Ee\u35E4\u35E6;\u6ACC;\u628Blus;\u6AC0\u0180eiu\u35F4\u3609\u360Ct\u0180;en\u121C\u35FC\u3602q\u0100;q\u1222\u35B2eq\u0100;q\u35E7\u35E4m;\u6AC8\u0100bp\u3611\u3613;\u6AD4;\u6AD6\u0180Aan\u361C\u3620\u362Drr;\u61D9r\u0100hr\u3626\u3628\xEB\u222E\u0100;o\u0A2B\u0A29war;\u692A\
lig\u803B\xDF\u40DF\u0BE1\u3651\u365D\u3660\u12CE\u3673\u3679\0\u367E\u36C2\0\0\0\0\0\u36DB\u3703\0\u3709\u376C\0\0\0\u3787\u0272\u3656\0\0\u365Bget;\u6316;\u43C4r\xEB\u0E5F\u0180aey\u3666\u366B\u3670ron;\u4165dil;\u4163;\u4442lrec;\u6315r;\uC000\u{1D531}\u0200eiko\u3686\u369D\u36B5\u36BC\u01F2\u368B\0\u3691e\u01004f\u1284\u1281a\u0180;sv\u3698\u3699\u369B\u43B8ym;\u43D1\u0100cn\u36A2\u36B2k\u0100as\u36A8\u36AEppro\xF8\u12C1im\xBB\u12ACs\xF0\u129E\u0100as\u36BA\u36AE\xF0\u12C1rn\u803B\xFE\u40FE\u01EC\u031F\u36C6\u22E7es\u8180\xD7;bd\u36CF\u36D0\u36D8\u40D7\u0100;\
a\u190F\u36D5r;\u6A31;\u6A30\u0180eps\u36E1\u36E3\u3700\xE1\u2A4D\u0200;bcf\u0486\u36EC\u36F0\u36F4ot;\u6336ir;\u6AF1\u0100;o\u36F9\u36FC\uC000\u{1D565}rk;\u6ADA\xE1\u3362rime;\u6034\u0180aip\u370F\u3712\u3764d\xE5\u1248\u0380adempst\u3721\u374D\u3740\u3751\u3757\u375C\u375Fngle\u0280;dlqr\u3730\u3731\u3736\u3740\u3742\u65B5own\xBB\u1DBBeft\u0100;e\u2800\u373E\xF1\u092E;\u625Cight\u0100;e\u32AA\u374B\xF1\u105Aot;\u65ECinus;\u6A3Alus;\u6A39b;\u69CDime;\u6A3Bezium;\u63E2\u0180cht\u3772\u377D\u3781\
\u0100ry\u3777\u377B;\uC000\u{1D4C9};\u4446cy;\u445Brok;\u4167\u0100io\u378B\u378Ex\xF4\u1777head\u0100lr\u3797\u37A0eftarro\xF7\u084Fightarrow\xBB\u0F5D\u0900AHabcdfghlmoprstuw\u37D0\u37D3\u37D7\u37E4\u37F0\u37FC\u380E\u381C\u3823\u3834\u3851\u385D\u386B\u38A9\u38CC\u38D2\u38EA\u38F6r\xF2\u03EDar;\u6963\u0100cr\u37DC\u37E2ute\u803B\xFA\u40FA\xF2\u1150r\u01E3\u37EA\0\u37EDy;\u445Eve;\u416D\u0100iy\u37F5\u37FArc\u803B\xFB\u40FB;\u4443\u0180abh\u3803\u3806\u380Br\xF2\u13ADlac;\u4171a\xF2\u13C3\u0100ir\u3813\
\u3818sht;\u697E;\uC000\u{1D532}rave\u803B\xF9\u40F9\u0161\u3827\u3831r\u0100lr\u382C\u382E\xBB\u0957\xBB\u1083lk;\u6580\u0100ct\u3839\u384D\u026F\u383F\0\0\u384Arn\u0100;e\u3845\u3846\u631Cr\xBB\u3846op;\u630Fri;\u65F8\u0100al\u3856\u385Acr;\u416B\u80BB\xA8\u0349\u0100gp\u3862\u3866on;\u4173f;\uC000\u{1D566}\u0300adhlsu\u114B\u3878\u387D\u1372\u3891\u38A0own\xE1\u13B3arpoon\u0100lr\u3888\u388Cef\xF4\u382Digh\xF4\u382Fi\u0180;hl\u3899\u389A\u389C\u43C5\xBB\u13FAon\xBB\u389Aparrows;\u61C8\u0180cit\u38B0\u38C4\u38C8\u026F\u38B6\
\0\0\u38C1rn\u0100;e\u38BC\u38BD\u631Dr\xBB\u38BDop;\u630Eng;\u416Fri;\u65F9cr;\uC000\u{1D4CA}\u0180dir\u38D9\u38DD\u38E2ot;\u62F0lde;\u4169i\u0100;f\u3730\u38E8\xBB\u1813\u0100am\u38EF\u38F2r\xF2\u38A8l\u803B\xFC\u40FCangle;\u69A7\u0780ABDacdeflnoprsz\u391C\u391F\u3929\u392D\u39B5\u39B8\u39BD\u39DF\u39E4\u39E8\u39F3\u39F9\u39FD\u3A01\u3A20r\xF2\u03F7ar\u0100;v\u3926\u3927\u6AE8;\u6AE9as\xE8\u03E1\u0100nr\u3932\u3937grt;\u699C\u0380eknprst\u34E3\u3946\u394B\u3952\u395D\u3964\u3996app\xE1\u2415othin\xE7\u1E96\
\u0180hir\u34EB\u2EC8\u3959op\xF4\u2FB5\u0100;h\u13B7\u3962\xEF\u318D\u0100iu\u3969\u396Dgm\xE1\u33B3\u0100bp\u3972\u3984setneq\u0100;q\u397D\u3980\uC000\u228A\uFE00;\uC000\u2ACB\uFE00setneq\u0100;q\u398F\u3992\uC000\u228B\uFE00;\uC000\u2ACC\uFE00\u0100hr\u399B\u399Fet\xE1\u369Ciangle\u0100lr\u39AA\u39AFeft\xBB\u0925ight\xBB\u1051y;\u4432ash\xBB\u1036\u0180elr\u39C4\u39D2\u39D7\u0180;be\u2DEA\u39CB\u39CFar;\u62BBq;\u625Alip;\u62EE\u0100bt\u39DC\u1468a\xF2\u1469r;\uC000\u{1D533}tr\xE9\u39AEsu\u0100bp\u39EF\u39F1\xBB\u0D1C\xBB\
\u0D59pf;\uC000\u{1D567}ro\xF0\u0EFBtr\xE9\u39B4\u0100cu\u3A06\u3A0Br;\uC000\u{1D4CB}\u0100bp\u3A10\u3A18n\u0100Ee\u3980\u3A16\xBB\u397En\u0100Ee\u3992\u3A1E\xBB\u3990igzag;\u699A\u0380cefoprs\u3A36\u3A3B\u3A56\u3A5B\u3A54\u3A61\u3A6Airc;\u4175\u0100di\u3A40\u3A51\u0100bg\u3A45\u3A49ar;\u6A5Fe\u0100;q\u15FA\u3A4F;\u6259erp;\u6118r;\uC000\u{1D534}pf;\uC000\u{1D568}\u0100;e\u1479\u3A66at\xE8\u1479cr;\uC000\u{1D4CC}\u0AE3\u178E\u3A87\0\u3A8B\0\u3A90\u3A9B\0\0\u3A9D\u3AA8\u3AAB\u3AAF\0\0\u3AC3\u3ACE\0\u3AD8\u17DC\u17DFtr\xE9\u17D1r;\uC000\u{1D535}\u0100Aa\
\u3A94\u3A97r\xF2\u03C3r\xF2\u09F6;\u43BE\u0100Aa\u3AA1\u3AA4r\xF2\u03B8r\xF2\u09EBa\xF0\u2713is;\u62FB\u0180dpt\u17A4\u3AB5\u3ABE\u0100fl\u3ABA\u17A9;\uC000\u{1D569}im\xE5\u17B2\u0100Aa\u3AC7\u3ACAr\xF2\u03CEr\xF2\u0A01\u0100cq\u3AD2\u17B8r;\uC000\u{1D4CD}\u0100pt\u17D6\u3ADCr\xE9\u17D4\u0400acefiosu\u3AF0\u3AFD\u3B08\u3B0C\u3B11\u3B15\u3B1B\u3B21c\u0100uy\u3AF6\u3AFBte\u803B\xFD\u40FD;\u444F\u0100iy\u3B02\u3B06rc;\u4177;\u444Bn\u803B\xA5\u40A5r;\uC000\u{1D536}cy;\u4457pf;\uC000\u{1D56A}cr;\uC000\u{1D4CE}\u0100cm\u3B26\u3B29y;\u444El\u803B\xFF\u40FF\u0500acde\
fhiosw\u3B42\u3B48\u3B54\u3B58\u3B64\u3B69\u3B6D\u3B74\u3B7A\u3B80cute;\u417A\u0100ay\u3B4D\u3B52ron;\u417E;\u4437ot;\u417C\u0100et\u3B5D\u3B61tr\xE6\u155Fa;\u43B6r;\uC000\u{1D537}cy;\u4436grarr;\u61DDpf;\uC000\u{1D56B}cr;\uC000\u{1D4CF}\u0100jn\u3B85\u3B87;\u600Dj;\u600C'.
split("").map(c=>c.charCodeAt(0)));var decode_data_xml_default=new Uint16Array("\u0200aglq	\x1B\u026D\0\0p;\u4026os;\u4027t;\u403Et;\u403Cuot;\u4022".split("").map(c=>c.charCodeAt(0)));var _a;var decodeMap=new Map([[0,65533],[128,8364],[130,8218],[131,402],[132,8222],[133,8230],[134,8224],[135,8225],[136,710],[137,8240],[138,352],[139,8249],[140,
338],[142,381],[145,8216],[146,8217],[147,8220],[148,8221],[149,8226],[150,8211],[151,8212],[152,732],[153,8482],[154,353],[155,8250],[156,339],[158,382],[159,376]]);
var fromCodePoint=(_a=String.fromCodePoint)!==null&&_a!==void 0?_a:function(codePoint){let output="";if(codePoint>65535){codePoint-=65536;output+=String.fromCharCode(
codePoint>>>10&1023|55296);codePoint=56320|codePoint&1023}output+=String.fromCharCode(codePoint);return output};function replaceCodePoint(codePoint){var _a4;if(codePoint>=
55296&&codePoint<=57343||codePoint>1114111){return 65533}return(_a4=decodeMap.get(codePoint))!==null&&_a4!==void 0?_a4:codePoint}var CharCodes;(function(CharCodes4){CharCodes4[CharCodes4["NUM"]=35]="NUM";CharCodes4[CharCodes4["SEMI"]=59]="SEMI";CharCodes4[CharCodes4["EQUALS"]=61]="EQUALS";
CharCodes4[CharCodes4["ZERO"]=48]="ZERO";CharCodes4[CharCodes4["NINE"]=57]="NINE";CharCodes4[CharCodes4["LOWER_A"]=97]="LOWER_A";CharCodes4[CharCodes4["LOWER_F"]=
102]="LOWER_F";CharCodes4[CharCodes4["LOWER_X"]=120]="LOWER_X";CharCodes4[CharCodes4["LOWER_Z"]=122]="LOWER_Z";CharCodes4[CharCodes4["UPPER_A"]=65]="UPPER_A";CharCodes4[CharCodes4["\
UPPER_F"]=70]="UPPER_F";CharCodes4[CharCodes4["UPPER_Z"]=90]="UPPER_Z"})(CharCodes||(CharCodes={}));var TO_LOWER_BIT=32;var BinTrieFlags;(function(BinTrieFlags3){
BinTrieFlags3[BinTrieFlags3["VALUE_LENGTH"]=49152]="VALUE_LENGTH";BinTrieFlags3[BinTrieFlags3["BRANCH_LENGTH"]=16256]="BRANCH_LENGTH";BinTrieFlags3[BinTrieFlags3["\
JUMP_TABLE"]=127]="JUMP_TABLE"})(BinTrieFlags||(BinTrieFlags={}));function isNumber(code){return code>=CharCodes.ZERO&&code<=CharCodes.NINE}function isHexadecimalCharacter(code){
return code>=CharCodes.UPPER_A&&code<=CharCodes.UPPER_F||code>=CharCodes.LOWER_A&&code<=CharCodes.LOWER_F}function isAsciiAlphaNumeric(code){return code>=CharCodes.
UPPER_A&&code<=CharCodes.UPPER_Z||code>=CharCodes.LOWER_A&&code<=CharCodes.LOWER_Z||isNumber(code)}function isEntityInAttributeInvalidEnd(code){return code===CharCodes.
EQUALS||isAsciiAlphaNumeric(code)}var EntityDecoderState;(function(EntityDecoderState3){EntityDecoderState3[EntityDecoderState3["EntityStart"]=0]="EntityStart";
EntityDecoderState3[EntityDecoderState3["NumericStart"]=1]="NumericStart";EntityDecoderState3[EntityDecoderState3["NumericDecimal"]=2]="NumericDecimal";EntityDecoderState3[EntityDecoderState3["\
NumericHex"]=3]="NumericHex";EntityDecoderState3[EntityDecoderState3["NamedEntity"]=4]="NamedEntity"})(EntityDecoderState||(EntityDecoderState={}));var DecodingMode;
(function(DecodingMode3){DecodingMode3[DecodingMode3["Legacy"]=0]="Legacy";DecodingMode3[DecodingMode3["Strict"]=1]="Strict";DecodingMode3[DecodingMode3["Attrib\
ute"]=2]="Attribute"})(DecodingMode||(DecodingMode={}));var EntityDecoder=class{constructor(decodeTree,emitCodePoint,errors){this.decodeTree=decodeTree;this.emitCodePoint=
emitCodePoint;this.errors=errors;this.state=EntityDecoderState.EntityStart;this.consumed=1;this.result=0;this.treeIndex=0;this.excess=1;this.decodeMode=DecodingMode.
Strict}startEntity(decodeMode){this.decodeMode=decodeMode;this.state=EntityDecoderState.EntityStart;this.result=0;this.treeIndex=0;this.excess=1;this.consumed=1}write(str,offset){
switch(this.state){case EntityDecoderState.EntityStart:{if(str.charCodeAt(offset)===CharCodes.NUM){this.state=EntityDecoderState.NumericStart;this.consumed+=1;return this.
stateNumericStart(str,offset+1)}this.state=EntityDecoderState.NamedEntity;return this.stateNamedEntity(str,offset)}case EntityDecoderState.NumericStart:{return this.
stateNumericStart(str,offset)}case EntityDecoderState.NumericDecimal:{return this.stateNumericDecimal(str,offset)}case EntityDecoderState.NumericHex:{return this.
stateNumericHex(str,offset)}case EntityDecoderState.NamedEntity:{return this.stateNamedEntity(str,offset)}}}stateNumericStart(str,offset){if(offset>=str.length){
return-1}if((str.charCodeAt(offset)|TO_LOWER_BIT)===CharCodes.LOWER_X){this.state=EntityDecoderState.NumericHex;this.consumed+=1;return this.stateNumericHex(str,
offset+1)}this.state=EntityDecoderState.NumericDecimal;return this.stateNumericDecimal(str,offset)}addToNumericResult(str,start,end2,base){if(start!==end2){const digitCount=end2-
start;this.result=this.result*Math.pow(base,digitCount)+parseInt(str.substr(start,digitCount),base);this.consumed+=digitCount}}stateNumericHex(str,offset){const startIdx=offset;
while(offset<str.length){const char=str.charCodeAt(offset);if(isNumber(char)||isHexadecimalCharacter(char)){offset+=1}else{this.addToNumericResult(str,startIdx,
offset,16);return this.emitNumericEntity(char,3)}}this.addToNumericResult(str,startIdx,offset,16);return-1}stateNumericDecimal(str,offset){const startIdx=offset;
while(offset<str.length){const char=str.charCodeAt(offset);if(isNumber(char)){offset+=1}else{this.addToNumericResult(str,startIdx,offset,10);return this.emitNumericEntity(
char,2)}}this.addToNumericResult(str,startIdx,offset,10);return-1}emitNumericEntity(lastCp,expectedLength){var _a4;if(this.consumed<=expectedLength){(_a4=this.errors)===
null||_a4===void 0?void 0:_a4.absenceOfDigitsInNumericCharacterReference(this.consumed);return 0}if(lastCp===CharCodes.SEMI){this.consumed+=1}else if(this.decodeMode===
DecodingMode.Strict){return 0}this.emitCodePoint(replaceCodePoint(this.result),this.consumed);if(this.errors){if(lastCp!==CharCodes.SEMI){this.errors.missingSemicolonAfterCharacterReference()}
this.errors.validateNumericCharacterReference(this.result)}return this.consumed}stateNamedEntity(str,offset){const{decodeTree}=this;let current=decodeTree[this.
treeIndex];let valueLength=(current&BinTrieFlags.VALUE_LENGTH)>>14;for(;offset<str.length;offset++,this.excess++){const char=str.charCodeAt(offset);this.treeIndex=
determineBranch(decodeTree,current,this.treeIndex+Math.max(1,valueLength),char);if(this.treeIndex<0){return this.result===0||this.decodeMode===DecodingMode.Attribute&&
(valueLength===0||isEntityInAttributeInvalidEnd(char))?0:this.emitNotTerminatedNamedEntity()}current=decodeTree[this.treeIndex];valueLength=(current&BinTrieFlags.
VALUE_LENGTH)>>14;if(valueLength!==0){if(char===CharCodes.SEMI){return this.emitNamedEntityData(this.treeIndex,valueLength,this.consumed+this.excess)}if(this.decodeMode!==
DecodingMode.Strict){this.result=this.treeIndex;this.consumed+=this.excess;this.excess=0}}}return-1}emitNotTerminatedNamedEntity(){var _a4;const{result,decodeTree}=this;
const valueLength=(decodeTree[result]&BinTrieFlags.VALUE_LENGTH)>>14;this.emitNamedEntityData(result,valueLength,this.consumed);(_a4=this.errors)===null||_a4===
void 0?void 0:_a4.missingSemicolonAfterCharacterReference();return this.consumed}emitNamedEntityData(result,valueLength,consumed){const{decodeTree}=this;this.emitCodePoint(
valueLength===1?decodeTree[result]&~BinTrieFlags.VALUE_LENGTH:decodeTree[result+1],consumed);if(valueLength===3){this.emitCodePoint(decodeTree[result+2],consumed)}
return consumed}end(){var _a4;switch(this.state){case EntityDecoderState.NamedEntity:{return this.result!==0&&(this.decodeMode!==DecodingMode.Attribute||this.result===
this.treeIndex)?this.emitNotTerminatedNamedEntity():0}case EntityDecoderState.NumericDecimal:{return this.emitNumericEntity(0,2)}case EntityDecoderState.NumericHex:{
return this.emitNumericEntity(0,3)}case EntityDecoderState.NumericStart:{(_a4=this.errors)===null||_a4===void 0?void 0:_a4.absenceOfDigitsInNumericCharacterReference(
this.consumed);return 0}case EntityDecoderState.EntityStart:{return 0}}}};function getDecoder(decodeTree){let ret="";const decoder=new EntityDecoder(decodeTree,
str=>ret+=fromCodePoint(str));return function decodeWithTrie(str,decodeMode){let lastIndex=0;let offset=0;while((offset=str.indexOf("&",offset))>=0){ret+=str.slice(
lastIndex,offset);decoder.startEntity(decodeMode);const len=decoder.write(str,offset+1);if(len<0){lastIndex=offset+decoder.end();break}lastIndex=offset+len;offset=
len===0?lastIndex+1:lastIndex}const result=ret+str.slice(lastIndex);ret="";return result}}function determineBranch(decodeTree,current,nodeIdx,char){const branchCount=(current&
BinTrieFlags.BRANCH_LENGTH)>>7;const jumpOffset=current&BinTrieFlags.JUMP_TABLE;if(branchCount===0){return jumpOffset!==0&&char===jumpOffset?nodeIdx:-1}if(jumpOffset){
const value=char-jumpOffset;return value<0||value>=branchCount?-1:decodeTree[nodeIdx+value]-1}let lo=nodeIdx;let hi=lo+branchCount-1;while(lo<=hi){const mid=lo+
hi>>>1;const midVal=decodeTree[mid];if(midVal<char){lo=mid+1}else if(midVal>char){hi=mid-1}else{return decodeTree[mid+branchCount]}}return-1}var htmlDecoder=getDecoder(
decode_data_html_default);var xmlDecoder=getDecoder(decode_data_xml_default);function restoreDiff(arr){for(let i=1;i<arr.length;i++){arr[i][0]+=arr[i-1][0]+1}return arr}var encode_html_default=new Map(restoreDiff([[9,"&Tab;"],[0,"&NewLin\
e;"],[22,"&excl;"],[0,"&quot;"],[0,"&num;"],[0,"&dollar;"],[0,"&percnt;"],[0,"&amp;"],[0,"&apos;"],[0,"&lpar;"],[0,"&rpar;"],[0,"&ast;"],[0,"&plus;"],[0,"&comma\
;"],[1,"&period;"],[0,"&sol;"],[10,"&colon;"],[0,"&semi;"],[0,{v:"&lt;",n:8402,o:"&nvlt;"}],[0,{v:"&equals;",n:8421,o:"&bne;"}],[0,{v:"&gt;",n:8402,o:"&nvgt;"}],
[0,"&quest;"],[0,"&commat;"],[26,"&lbrack;"],[0,"&bsol;"],[0,"&rbrack;"],[0,"&Hat;"],[0,"&lowbar;"],[0,"&DiacriticalGrave;"],[5,{n:106,o:"&fjlig;"}],[20,"&lbrac\
e;"],[0,"&verbar;"],[0,"&rbrace;"],[34,"&nbsp;"],[0,"&iexcl;"],[0,"&cent;"],[0,"&pound;"],[0,"&curren;"],[0,"&yen;"],[0,"&brvbar;"],[0,"&sect;"],[0,"&die;"],[0,
"&copy;"],[0,"&ordf;"],[0,"&laquo;"],[0,"&not;"],[0,"&shy;"],[0,"&circledR;"],[0,"&macr;"],[0,"&deg;"],[0,"&PlusMinus;"],[0,"&sup2;"],[0,"&sup3;"],[0,"&acute;"],
[0,"&micro;"],[0,"&para;"],[0,"&centerdot;"],[0,"&cedil;"],[0,"&sup1;"],[0,"&ordm;"],[0,"&raquo;"],[0,"&frac14;"],[0,"&frac12;"],[0,"&frac34;"],[0,"&iquest;"],[
0,"&Agrave;"],[0,"&Aacute;"],[0,"&Acirc;"],[0,"&Atilde;"],[0,"&Auml;"],[0,"&angst;"],[0,"&AElig;"],[0,"&Ccedil;"],[0,"&Egrave;"],[0,"&Eacute;"],[0,"&Ecirc;"],[0,
"&Euml;"],[0,"&Igrave;"],[0,"&Iacute;"],[0,"&Icirc;"],[0,"&Iuml;"],[0,"&ETH;"],[0,"&Ntilde;"],[0,"&Ograve;"],[0,"&Oacute;"],[0,"&Ocirc;"],[0,"&Otilde;"],[0,"&Ou\
ml;"],[0,"&times;"],[0,"&Oslash;"],[0,"&Ugrave;"],[0,"&Uacute;"],[0,"&Ucirc;"],[0,"&Uuml;"],[0,"&Yacute;"],[0,"&THORN;"],[0,"&szlig;"],[0,"&agrave;"],[0,"&aacut\
e;"],[0,"&acirc;"],[0,"&atilde;"],[0,"&auml;"],[0,"&aring;"],[0,"&aelig;"],[0,"&ccedil;"],[0,"&egrave;"],[0,"&eacute;"],[0,"&ecirc;"],[0,"&euml;"],[0,"&igrave;"],
[0,"&iacute;"],[0,"&icirc;"],[0,"&iuml;"],[0,"&eth;"],[0,"&ntilde;"],[0,"&ograve;"],[0,"&oacute;"],[0,"&ocirc;"],[0,"&otilde;"],[0,"&ouml;"],[0,"&div;"],[0,"&os\
lash;"],[0,"&ugrave;"],[0,"&uacute;"],[0,"&ucirc;"],[0,"&uuml;"],[0,"&yacute;"],[0,"&thorn;"],[0,"&yuml;"],[0,"&Amacr;"],[0,"&amacr;"],[0,"&Abreve;"],[0,"&abrev\
e;"],[0,"&Aogon;"],[0,"&aogon;"],[0,"&Cacute;"],[0,"&cacute;"],[0,"&Ccirc;"],[0,"&ccirc;"],[0,"&Cdot;"],[0,"&cdot;"],[0,"&Ccaron;"],[0,"&ccaron;"],[0,"&Dcaron;"],
[0,"&dcaron;"],[0,"&Dstrok;"],[0,"&dstrok;"],[0,"&Emacr;"],[0,"&emacr;"],[2,"&Edot;"],[0,"&edot;"],[0,"&Eogon;"],[0,"&eogon;"],[0,"&Ecaron;"],[0,"&ecaron;"],[0,
"&Gcirc;"],[0,"&gcirc;"],[0,"&Gbreve;"],[0,"&gbreve;"],[0,"&Gdot;"],[0,"&gdot;"],[0,"&Gcedil;"],[1,"&Hcirc;"],[0,"&hcirc;"],[0,"&Hstrok;"],[0,"&hstrok;"],[0,"&I\
tilde;"],[0,"&itilde;"],[0,"&Imacr;"],[0,"&imacr;"],[2,"&Iogon;"],[0,"&iogon;"],[0,"&Idot;"],[0,"&imath;"],[0,"&IJlig;"],[0,"&ijlig;"],[0,"&Jcirc;"],[0,"&jcirc;"],
[0,"&Kcedil;"],[0,"&kcedil;"],[0,"&kgreen;"],[0,"&Lacute;"],[0,"&lacute;"],[0,"&Lcedil;"],[0,"&lcedil;"],[0,"&Lcaron;"],[0,"&lcaron;"],[0,"&Lmidot;"],[0,"&lmido\
t;"],[0,"&Lstrok;"],[0,"&lstrok;"],[0,"&Nacute;"],[0,"&nacute;"],[0,"&Ncedil;"],[0,"&ncedil;"],[0,"&Ncaron;"],[0,"&ncaron;"],[0,"&napos;"],[0,"&ENG;"],[0,"&eng;"],
[0,"&Omacr;"],[0,"&omacr;"],[2,"&Odblac;"],[0,"&odblac;"],[0,"&OElig;"],[0,"&oelig;"],[0,"&Racute;"],[0,"&racute;"],[0,"&Rcedil;"],[0,"&rcedil;"],[0,"&Rcaron;"],
[0,"&rcaron;"],[0,"&Sacute;"],[0,"&sacute;"],[0,"&Scirc;"],[0,"&scirc;"],[0,"&Scedil;"],[0,"&scedil;"],[0,"&Scaron;"],[0,"&scaron;"],[0,"&Tcedil;"],[0,"&tcedil;"],
[0,"&Tcaron;"],[0,"&tcaron;"],[0,"&Tstrok;"],[0,"&tstrok;"],[0,"&Utilde;"],[0,"&utilde;"],[0,"&Umacr;"],[0,"&umacr;"],[0,"&Ubreve;"],[0,"&ubreve;"],[0,"&Uring;"],
[0,"&uring;"],[0,"&Udblac;"],[0,"&udblac;"],[0,"&Uogon;"],[0,"&uogon;"],[0,"&Wcirc;"],[0,"&wcirc;"],[0,"&Ycirc;"],[0,"&ycirc;"],[0,"&Yuml;"],[0,"&Zacute;"],[0,"\
&zacute;"],[0,"&Zdot;"],[0,"&zdot;"],[0,"&Zcaron;"],[0,"&zcaron;"],[19,"&fnof;"],[34,"&imped;"],[63,"&gacute;"],[65,"&jmath;"],[142,"&circ;"],[0,"&caron;"],[16,
"&breve;"],[0,"&DiacriticalDot;"],[0,"&ring;"],[0,"&ogon;"],[0,"&DiacriticalTilde;"],[0,"&dblac;"],[51,"&DownBreve;"],[127,"&Alpha;"],[0,"&Beta;"],[0,"&Gamma;"],
[0,"&Delta;"],[0,"&Epsilon;"],[0,"&Zeta;"],[0,"&Eta;"],[0,"&Theta;"],[0,"&Iota;"],[0,"&Kappa;"],[0,"&Lambda;"],[0,"&Mu;"],[0,"&Nu;"],[0,"&Xi;"],[0,"&Omicron;"],
[0,"&Pi;"],[0,"&Rho;"],[1,"&Sigma;"],[0,"&Tau;"],[0,"&Upsilon;"],[0,"&Phi;"],[0,"&Chi;"],[0,"&Psi;"],[0,"&ohm;"],[7,"&alpha;"],[0,"&beta;"],[0,"&gamma;"],[0,"&d\
elta;"],[0,"&epsi;"],[0,"&zeta;"],[0,"&eta;"],[0,"&theta;"],[0,"&iota;"],[0,"&kappa;"],[0,"&lambda;"],[0,"&mu;"],[0,"&nu;"],[0,"&xi;"],[0,"&omicron;"],[0,"&pi;"],
[0,"&rho;"],[0,"&sigmaf;"],[0,"&sigma;"],[0,"&tau;"],[0,"&upsi;"],[0,"&phi;"],[0,"&chi;"],[0,"&psi;"],[0,"&omega;"],[7,"&thetasym;"],[0,"&Upsi;"],[2,"&phiv;"],[
0,"&piv;"],[5,"&Gammad;"],[0,"&digamma;"],[18,"&kappav;"],[0,"&rhov;"],[3,"&epsiv;"],[0,"&backepsilon;"],[10,"&IOcy;"],[0,"&DJcy;"],[0,"&GJcy;"],[0,"&Jukcy;"],[
0,"&DScy;"],[0,"&Iukcy;"],[0,"&YIcy;"],[0,"&Jsercy;"],[0,"&LJcy;"],[0,"&NJcy;"],[0,"&TSHcy;"],[0,"&KJcy;"],[1,"&Ubrcy;"],[0,"&DZcy;"],[0,"&Acy;"],[0,"&Bcy;"],[0,
"&Vcy;"],[0,"&Gcy;"],[0,"&Dcy;"],[0,"&IEcy;"],[0,"&ZHcy;"],[0,"&Zcy;"],[0,"&Icy;"],[0,"&Jcy;"],[0,"&Kcy;"],[0,"&Lcy;"],[0,"&Mcy;"],[0,"&Ncy;"],[0,"&Ocy;"],[0,"&\
Pcy;"],[0,"&Rcy;"],[0,"&Scy;"],[0,"&Tcy;"],[0,"&Ucy;"],[0,"&Fcy;"],[0,"&KHcy;"],[0,"&TScy;"],[0,"&CHcy;"],[0,"&SHcy;"],[0,"&SHCHcy;"],[0,"&HARDcy;"],[0,"&Ycy;"],
[0,"&SOFTcy;"],[0,"&Ecy;"],[0,"&YUcy;"],[0,"&YAcy;"],[0,"&acy;"],[0,"&bcy;"],[0,"&vcy;"],[0,"&gcy;"],[0,"&dcy;"],[0,"&iecy;"],[0,"&zhcy;"],[0,"&zcy;"],[0,"&icy;"],
[0,"&jcy;"],[0,"&kcy;"],[0,"&lcy;"],[0,"&mcy;"],[0,"&ncy;"],[0,"&ocy;"],[0,"&pcy;"],[0,"&rcy;"],[0,"&scy;"],[0,"&tcy;"],[0,"&ucy;"],[0,"&fcy;"],[0,"&khcy;"],[0,
"&tscy;"],[0,"&chcy;"],[0,"&shcy;"],[0,"&shchcy;"],[0,"&hardcy;"],[0,"&ycy;"],[0,"&softcy;"],[0,"&ecy;"],[0,"&yucy;"],[0,"&yacy;"],[1,"&iocy;"],[0,"&djcy;"],[0,
"&gjcy;"],[0,"&jukcy;"],[0,"&dscy;"],[0,"&iukcy;"],[0,"&yicy;"],[0,"&jsercy;"],[0,"&ljcy;"],[0,"&njcy;"],[0,"&tshcy;"],[0,"&kjcy;"],[1,"&ubrcy;"],[0,"&dzcy;"],[
7074,"&ensp;"],[0,"&emsp;"],[0,"&emsp13;"],[0,"&emsp14;"],[1,"&numsp;"],[0,"&puncsp;"],[0,"&ThinSpace;"],[0,"&hairsp;"],[0,"&NegativeMediumSpace;"],[0,"&zwnj;"],
[0,"&zwj;"],[0,"&lrm;"],[0,"&rlm;"],[0,"&dash;"],[2,"&ndash;"],[0,"&mdash;"],[0,"&horbar;"],[0,"&Verbar;"],[1,"&lsquo;"],[0,"&CloseCurlyQuote;"],[0,"&lsquor;"],
[1,"&ldquo;"],[0,"&CloseCurlyDoubleQuote;"],[0,"&bdquo;"],[1,"&dagger;"],[0,"&Dagger;"],[0,"&bull;"],[2,"&nldr;"],[0,"&hellip;"],[9,"&permil;"],[0,"&pertenk;"],
[0,"&prime;"],[0,"&Prime;"],[0,"&tprime;"],[0,"&backprime;"],[3,"&lsaquo;"],[0,"&rsaquo;"],[3,"&oline;"],[2,"&caret;"],[1,"&hybull;"],[0,"&frasl;"],[10,"&bsemi;"],
[7,"&qprime;"],[7,{v:"&MediumSpace;",n:8202,o:"&ThickSpace;"}],[0,"&NoBreak;"],[0,"&af;"],[0,"&InvisibleTimes;"],[0,"&ic;"],[72,"&euro;"],[46,"&tdot;"],[0,"&Dot\
Dot;"],[37,"&complexes;"],[2,"&incare;"],[4,"&gscr;"],[0,"&hamilt;"],[0,"&Hfr;"],[0,"&Hopf;"],[0,"&planckh;"],[0,"&hbar;"],[0,"&imagline;"],[0,"&Ifr;"],[0,"&lag\
ran;"],[0,"&ell;"],[1,"&naturals;"],[0,"&numero;"],[0,"&copysr;"],[0,"&weierp;"],[0,"&Popf;"],[0,"&Qopf;"],[0,"&realine;"],[0,"&real;"],[0,"&reals;"],[0,"&rx;"],
[3,"&trade;"],[1,"&integers;"],[2,"&mho;"],[0,"&zeetrf;"],[0,"&iiota;"],[2,"&bernou;"],[0,"&Cayleys;"],[1,"&escr;"],[0,"&Escr;"],[0,"&Fouriertrf;"],[1,"&Mellint\
rf;"],[0,"&order;"],[0,"&alefsym;"],[0,"&beth;"],[0,"&gimel;"],[0,"&daleth;"],[12,"&CapitalDifferentialD;"],[0,"&dd;"],[0,"&ee;"],[0,"&ii;"],[10,"&frac13;"],[0,
"&frac23;"],[0,"&frac15;"],[0,"&frac25;"],[0,"&frac35;"],[0,"&frac45;"],[0,"&frac16;"],[0,"&frac56;"],[0,"&frac18;"],[0,"&frac38;"],[0,"&frac58;"],[0,"&frac78;"],
[49,"&larr;"],[0,"&ShortUpArrow;"],[0,"&rarr;"],[0,"&darr;"],[0,"&harr;"],[0,"&updownarrow;"],[0,"&nwarr;"],[0,"&nearr;"],[0,"&LowerRightArrow;"],[0,"&LowerLeft\
Arrow;"],[0,"&nlarr;"],[0,"&nrarr;"],[1,{v:"&rarrw;",n:824,o:"&nrarrw;"}],[0,"&Larr;"],[0,"&Uarr;"],[0,"&Rarr;"],[0,"&Darr;"],[0,"&larrtl;"],[0,"&rarrtl;"],[0,"\
&LeftTeeArrow;"],[0,"&mapstoup;"],[0,"&map;"],[0,"&DownTeeArrow;"],[1,"&hookleftarrow;"],[0,"&hookrightarrow;"],[0,"&larrlp;"],[0,"&looparrowright;"],[0,"&harrw\
;"],[0,"&nharr;"],[1,"&lsh;"],[0,"&rsh;"],[0,"&ldsh;"],[0,"&rdsh;"],[1,"&crarr;"],[0,"&cularr;"],[0,"&curarr;"],[2,"&circlearrowleft;"],[0,"&circlearrowright;"],
[0,"&leftharpoonup;"],[0,"&DownLeftVector;"],[0,"&RightUpVector;"],[0,"&LeftUpVector;"],[0,"&rharu;"],[0,"&DownRightVector;"],[0,"&dharr;"],[0,"&dharl;"],[0,"&R\
ightArrowLeftArrow;"],[0,"&udarr;"],[0,"&LeftArrowRightArrow;"],[0,"&leftleftarrows;"],[0,"&upuparrows;"],[0,"&rightrightarrows;"],[0,"&ddarr;"],[0,"&leftrighth\
arpoons;"],[0,"&Equilibrium;"],[0,"&nlArr;"],[0,"&nhArr;"],[0,"&nrArr;"],[0,"&DoubleLeftArrow;"],[0,"&DoubleUpArrow;"],[0,"&DoubleRightArrow;"],[0,"&dArr;"],[0,
"&DoubleLeftRightArrow;"],[0,"&DoubleUpDownArrow;"],[0,"&nwArr;"],[0,"&neArr;"],[0,"&seArr;"],[0,"&swArr;"],[0,"&lAarr;"],[0,"&rAarr;"],[1,"&zigrarr;"],[6,"&lar\
rb;"],[0,"&rarrb;"],[15,"&DownArrowUpArrow;"],[7,"&loarr;"],[0,"&roarr;"],[0,"&hoarr;"],[0,"&forall;"],[0,"&comp;"],[0,{v:"&part;",n:824,o:"&npart;"}],[0,"&exis\
t;"],[0,"&nexist;"],[0,"&empty;"],[1,"&Del;"],[0,"&Element;"],[0,"&NotElement;"],[1,"&ni;"],[0,"&notni;"],[2,"&prod;"],[0,"&coprod;"],[0,"&sum;"],[0,"&minus;"],
[0,"&MinusPlus;"],[0,"&dotplus;"],[1,"&Backslash;"],[0,"&lowast;"],[0,"&compfn;"],[1,"&radic;"],[2,"&prop;"],[0,"&infin;"],[0,"&angrt;"],[0,{v:"&ang;",n:8402,o:"\
&nang;"}],[0,"&angmsd;"],[0,"&angsph;"],[0,"&mid;"],[0,"&nmid;"],[0,"&DoubleVerticalBar;"],[0,"&NotDoubleVerticalBar;"],[0,"&and;"],[0,"&or;"],[0,{v:"&cap;",n:65024,
o:"&caps;"}],[0,{v:"&cup;",n:65024,o:"&cups;"}],[0,"&int;"],[0,"&Int;"],[0,"&iiint;"],[0,"&conint;"],[0,"&Conint;"],[0,"&Cconint;"],[0,"&cwint;"],[0,"&Clockwise\
ContourIntegral;"],[0,"&awconint;"],[0,"&there4;"],[0,"&becaus;"],[0,"&ratio;"],[0,"&Colon;"],[0,"&dotminus;"],[1,"&mDDot;"],[0,"&homtht;"],[0,{v:"&sim;",n:8402,
o:"&nvsim;"}],[0,{v:"&backsim;",n:817,o:"&race;"}],[0,{v:"&ac;",n:819,o:"&acE;"}],[0,"&acd;"],[0,"&VerticalTilde;"],[0,"&NotTilde;"],[0,{v:"&eqsim;",n:824,o:"&n\
esim;"}],[0,"&sime;"],[0,"&NotTildeEqual;"],[0,"&cong;"],[0,"&simne;"],[0,"&ncong;"],[0,"&ap;"],[0,"&nap;"],[0,"&ape;"],[0,{v:"&apid;",n:824,o:"&napid;"}],[0,"&\
backcong;"],[0,{v:"&asympeq;",n:8402,o:"&nvap;"}],[0,{v:"&bump;",n:824,o:"&nbump;"}],[0,{v:"&bumpe;",n:824,o:"&nbumpe;"}],[0,{v:"&doteq;",n:824,o:"&nedot;"}],[0,
"&doteqdot;"],[0,"&efDot;"],[0,"&erDot;"],[0,"&Assign;"],[0,"&ecolon;"],[0,"&ecir;"],[0,"&circeq;"],[1,"&wedgeq;"],[0,"&veeeq;"],[1,"&triangleq;"],[2,"&equest;"],
[0,"&ne;"],[0,{v:"&Congruent;",n:8421,o:"&bnequiv;"}],[0,"&nequiv;"],[1,{v:"&le;",n:8402,o:"&nvle;"}],[0,{v:"&ge;",n:8402,o:"&nvge;"}],[0,{v:"&lE;",n:824,o:"&nl\
E;"}],[0,{v:"&gE;",n:824,o:"&ngE;"}],[0,{v:"&lnE;",n:65024,o:"&lvertneqq;"}],[0,{v:"&gnE;",n:65024,o:"&gvertneqq;"}],[0,{v:"&ll;",n:new Map(restoreDiff([[824,"&\
nLtv;"],[7577,"&nLt;"]]))}],[0,{v:"&gg;",n:new Map(restoreDiff([[824,"&nGtv;"],[7577,"&nGt;"]]))}],[0,"&between;"],[0,"&NotCupCap;"],[0,"&nless;"],[0,"&ngt;"],[
0,"&nle;"],[0,"&nge;"],[0,"&lesssim;"],[0,"&GreaterTilde;"],[0,"&nlsim;"],[0,"&ngsim;"],[0,"&LessGreater;"],[0,"&gl;"],[0,"&NotLessGreater;"],[0,"&NotGreaterLes\
s;"],[0,"&pr;"],[0,"&sc;"],[0,"&prcue;"],[0,"&sccue;"],[0,"&PrecedesTilde;"],[0,{v:"&scsim;",n:824,o:"&NotSucceedsTilde;"}],[0,"&NotPrecedes;"],[0,"&NotSucceeds\
;"],[0,{v:"&sub;",n:8402,o:"&NotSubset;"}],[0,{v:"&sup;",n:8402,o:"&NotSuperset;"}],[0,"&nsub;"],[0,"&nsup;"],[0,"&sube;"],[0,"&supe;"],[0,"&NotSubsetEqual;"],[
0,"&NotSupersetEqual;"],[0,{v:"&subne;",n:65024,o:"&varsubsetneq;"}],[0,{v:"&supne;",n:65024,o:"&varsupsetneq;"}],[1,"&cupdot;"],[0,"&UnionPlus;"],[0,{v:"&sqsub\
;",n:824,o:"&NotSquareSubset;"}],[0,{v:"&sqsup;",n:824,o:"&NotSquareSuperset;"}],[0,"&sqsube;"],[0,"&sqsupe;"],[0,{v:"&sqcap;",n:65024,o:"&sqcaps;"}],[0,{v:"&sq\
cup;",n:65024,o:"&sqcups;"}],[0,"&CirclePlus;"],[0,"&CircleMinus;"],[0,"&CircleTimes;"],[0,"&osol;"],[0,"&CircleDot;"],[0,"&circledcirc;"],[0,"&circledast;"],[1,
"&circleddash;"],[0,"&boxplus;"],[0,"&boxminus;"],[0,"&boxtimes;"],[0,"&dotsquare;"],[0,"&RightTee;"],[0,"&dashv;"],[0,"&DownTee;"],[0,"&bot;"],[1,"&models;"],[
0,"&DoubleRightTee;"],[0,"&Vdash;"],[0,"&Vvdash;"],[0,"&VDash;"],[0,"&nvdash;"],[0,"&nvDash;"],[0,"&nVdash;"],[0,"&nVDash;"],[0,"&prurel;"],[1,"&LeftTriangle;"],
[0,"&RightTriangle;"],[0,{v:"&LeftTriangleEqual;",n:8402,o:"&nvltrie;"}],[0,{v:"&RightTriangleEqual;",n:8402,o:"&nvrtrie;"}],[0,"&origof;"],[0,"&imof;"],[0,"&mu\
ltimap;"],[0,"&hercon;"],[0,"&intcal;"],[0,"&veebar;"],[1,"&barvee;"],[0,"&angrtvb;"],[0,"&lrtri;"],[0,"&bigwedge;"],[0,"&bigvee;"],[0,"&bigcap;"],[0,"&bigcup;"],
[0,"&diam;"],[0,"&sdot;"],[0,"&sstarf;"],[0,"&divideontimes;"],[0,"&bowtie;"],[0,"&ltimes;"],[0,"&rtimes;"],[0,"&leftthreetimes;"],[0,"&rightthreetimes;"],[0,"&\
backsimeq;"],[0,"&curlyvee;"],[0,"&curlywedge;"],[0,"&Sub;"],[0,"&Sup;"],[0,"&Cap;"],[0,"&Cup;"],[0,"&fork;"],[0,"&epar;"],[0,"&lessdot;"],[0,"&gtdot;"],[0,{v:"\
&Ll;",n:824,o:"&nLl;"}],[0,{v:"&Gg;",n:824,o:"&nGg;"}],[0,{v:"&leg;",n:65024,o:"&lesg;"}],[0,{v:"&gel;",n:65024,o:"&gesl;"}],[2,"&cuepr;"],[0,"&cuesc;"],[0,"&No\
tPrecedesSlantEqual;"],[0,"&NotSucceedsSlantEqual;"],[0,"&NotSquareSubsetEqual;"],[0,"&NotSquareSupersetEqual;"],[2,"&lnsim;"],[0,"&gnsim;"],[0,"&precnsim;"],[0,
"&scnsim;"],[0,"&nltri;"],[0,"&NotRightTriangle;"],[0,"&nltrie;"],[0,"&NotRightTriangleEqual;"],[0,"&vellip;"],[0,"&ctdot;"],[0,"&utdot;"],[0,"&dtdot;"],[0,"&di\
sin;"],[0,"&isinsv;"],[0,"&isins;"],[0,{v:"&isindot;",n:824,o:"&notindot;"}],[0,"&notinvc;"],[0,"&notinvb;"],[1,{v:"&isinE;",n:824,o:"&notinE;"}],[0,"&nisd;"],[
0,"&xnis;"],[0,"&nis;"],[0,"&notnivc;"],[0,"&notnivb;"],[6,"&barwed;"],[0,"&Barwed;"],[1,"&lceil;"],[0,"&rceil;"],[0,"&LeftFloor;"],[0,"&rfloor;"],[0,"&drcrop;"],
[0,"&dlcrop;"],[0,"&urcrop;"],[0,"&ulcrop;"],[0,"&bnot;"],[1,"&profline;"],[0,"&profsurf;"],[1,"&telrec;"],[0,"&target;"],[5,"&ulcorn;"],[0,"&urcorn;"],[0,"&dlc\
orn;"],[0,"&drcorn;"],[2,"&frown;"],[0,"&smile;"],[9,"&cylcty;"],[0,"&profalar;"],[7,"&topbot;"],[6,"&ovbar;"],[1,"&solbar;"],[60,"&angzarr;"],[51,"&lmoustache;"],
[0,"&rmoustache;"],[2,"&OverBracket;"],[0,"&bbrk;"],[0,"&bbrktbrk;"],[37,"&OverParenthesis;"],[0,"&UnderParenthesis;"],[0,"&OverBrace;"],[0,"&UnderBrace;"],[2,"\
&trpezium;"],[4,"&elinters;"],[59,"&blank;"],[164,"&circledS;"],[55,"&boxh;"],[1,"&boxv;"],[9,"&boxdr;"],[3,"&boxdl;"],[3,"&boxur;"],[3,"&boxul;"],[3,"&boxvr;"],
[7,"&boxvl;"],[7,"&boxhd;"],[7,"&boxhu;"],[7,"&boxvh;"],[19,"&boxH;"],[0,"&boxV;"],[0,"&boxdR;"],[0,"&boxDr;"],[0,"&boxDR;"],[0,"&boxdL;"],[0,"&boxDl;"],[0,"&bo\
xDL;"],[0,"&boxuR;"],[0,"&boxUr;"],[0,"&boxUR;"],[0,"&boxuL;"],[0,"&boxUl;"],[0,"&boxUL;"],[0,"&boxvR;"],[0,"&boxVr;"],[0,"&boxVR;"],[0,"&boxvL;"],[0,"&boxVl;"],
[0,"&boxVL;"],[0,"&boxHd;"],[0,"&boxhD;"],[0,"&boxHD;"],[0,"&boxHu;"],[0,"&boxhU;"],[0,"&boxHU;"],[0,"&boxvH;"],[0,"&boxVh;"],[0,"&boxVH;"],[19,"&uhblk;"],[3,"&\
lhblk;"],[3,"&block;"],[8,"&blk14;"],[0,"&blk12;"],[0,"&blk34;"],[13,"&square;"],[8,"&blacksquare;"],[0,"&EmptyVerySmallSquare;"],[1,"&rect;"],[0,"&marker;"],[2,
"&fltns;"],[1,"&bigtriangleup;"],[0,"&blacktriangle;"],[0,"&triangle;"],[2,"&blacktriangleright;"],[0,"&rtri;"],[3,"&bigtriangledown;"],[0,"&blacktriangledown;"],
[0,"&dtri;"],[2,"&blacktriangleleft;"],[0,"&ltri;"],[6,"&loz;"],[0,"&cir;"],[32,"&tridot;"],[2,"&bigcirc;"],[8,"&ultri;"],[0,"&urtri;"],[0,"&lltri;"],[0,"&Empty\
SmallSquare;"],[0,"&FilledSmallSquare;"],[8,"&bigstar;"],[0,"&star;"],[7,"&phone;"],[49,"&female;"],[1,"&male;"],[29,"&spades;"],[2,"&clubs;"],[1,"&hearts;"],[0,
"&diamondsuit;"],[3,"&sung;"],[2,"&flat;"],[0,"&natural;"],[0,"&sharp;"],[163,"&check;"],[3,"&cross;"],[8,"&malt;"],[21,"&sext;"],[33,"&VerticalSeparator;"],[25,
"&lbbrk;"],[0,"&rbbrk;"],[84,"&bsolhsub;"],[0,"&suphsol;"],[28,"&LeftDoubleBracket;"],[0,"&RightDoubleBracket;"],[0,"&lang;"],[0,"&rang;"],[0,"&Lang;"],[0,"&Ran\
g;"],[0,"&loang;"],[0,"&roang;"],[7,"&longleftarrow;"],[0,"&longrightarrow;"],[0,"&longleftrightarrow;"],[0,"&DoubleLongLeftArrow;"],[0,"&DoubleLongRightArrow;"],
[0,"&DoubleLongLeftRightArrow;"],[1,"&longmapsto;"],[2,"&dzigrarr;"],[258,"&nvlArr;"],[0,"&nvrArr;"],[0,"&nvHarr;"],[0,"&Map;"],[6,"&lbarr;"],[0,"&bkarow;"],[0,
"&lBarr;"],[0,"&dbkarow;"],[0,"&drbkarow;"],[0,"&DDotrahd;"],[0,"&UpArrowBar;"],[0,"&DownArrowBar;"],[2,"&Rarrtl;"],[2,"&latail;"],[0,"&ratail;"],[0,"&lAtail;"],
[0,"&rAtail;"],[0,"&larrfs;"],[0,"&rarrfs;"],[0,"&larrbfs;"],[0,"&rarrbfs;"],[2,"&nwarhk;"],[0,"&nearhk;"],[0,"&hksearow;"],[0,"&hkswarow;"],[0,"&nwnear;"],[0,"\
&nesear;"],[0,"&seswar;"],[0,"&swnwar;"],[8,{v:"&rarrc;",n:824,o:"&nrarrc;"}],[1,"&cudarrr;"],[0,"&ldca;"],[0,"&rdca;"],[0,"&cudarrl;"],[0,"&larrpl;"],[2,"&cura\
rrm;"],[0,"&cularrp;"],[7,"&rarrpl;"],[2,"&harrcir;"],[0,"&Uarrocir;"],[0,"&lurdshar;"],[0,"&ldrushar;"],[2,"&LeftRightVector;"],[0,"&RightUpDownVector;"],[0,"&\
DownLeftRightVector;"],[0,"&LeftUpDownVector;"],[0,"&LeftVectorBar;"],[0,"&RightVectorBar;"],[0,"&RightUpVectorBar;"],[0,"&RightDownVectorBar;"],[0,"&DownLeftVe\
ctorBar;"],[0,"&DownRightVectorBar;"],[0,"&LeftUpVectorBar;"],[0,"&LeftDownVectorBar;"],[0,"&LeftTeeVector;"],[0,"&RightTeeVector;"],[0,"&RightUpTeeVector;"],[0,
"&RightDownTeeVector;"],[0,"&DownLeftTeeVector;"],[0,"&DownRightTeeVector;"],[0,"&LeftUpTeeVector;"],[0,"&LeftDownTeeVector;"],[0,"&lHar;"],[0,"&uHar;"],[0,"&rH\
ar;"],[0,"&dHar;"],[0,"&luruhar;"],[0,"&ldrdhar;"],[0,"&ruluhar;"],[0,"&rdldhar;"],[0,"&lharul;"],[0,"&llhard;"],[0,"&rharul;"],[0,"&lrhard;"],[0,"&udhar;"],[0,
"&duhar;"],[0,"&RoundImplies;"],[0,"&erarr;"],[0,"&simrarr;"],[0,"&larrsim;"],[0,"&rarrsim;"],[0,"&rarrap;"],[0,"&ltlarr;"],[1,"&gtrarr;"],[0,"&subrarr;"],[1,"&\
suplarr;"],[0,"&lfisht;"],[0,"&rfisht;"],[0,"&ufisht;"],[0,"&dfisht;"],[5,"&lopar;"],[0,"&ropar;"],[4,"&lbrke;"],[0,"&rbrke;"],[0,"&lbrkslu;"],[0,"&rbrksld;"],[
0,"&lbrksld;"],[0,"&rbrkslu;"],[0,"&langd;"],[0,"&rangd;"],[0,"&lparlt;"],[0,"&rpargt;"],[0,"&gtlPar;"],[0,"&ltrPar;"],[3,"&vzigzag;"],[1,"&vangrt;"],[0,"&angrt\
vbd;"],[6,"&ange;"],[0,"&range;"],[0,"&dwangle;"],[0,"&uwangle;"],[0,"&angmsdaa;"],[0,"&angmsdab;"],[0,"&angmsdac;"],[0,"&angmsdad;"],[0,"&angmsdae;"],[0,"&angm\
sdaf;"],[0,"&angmsdag;"],[0,"&angmsdah;"],[0,"&bemptyv;"],[0,"&demptyv;"],[0,"&cemptyv;"],[0,"&raemptyv;"],[0,"&laemptyv;"],[0,"&ohbar;"],[0,"&omid;"],[0,"&opar\
;"],[1,"&operp;"],[1,"&olcross;"],[0,"&odsold;"],[1,"&olcir;"],[0,"&ofcir;"],[0,"&olt;"],[0,"&ogt;"],[0,"&cirscir;"],[0,"&cirE;"],[0,"&solb;"],[0,"&bsolb;"],[3,
"&boxbox;"],[3,"&trisb;"],[0,"&rtriltri;"],[0,{v:"&LeftTriangleBar;",n:824,o:"&NotLeftTriangleBar;"}],[0,{v:"&RightTriangleBar;",n:824,o:"&NotRightTriangleBar;"}],
[11,"&iinfin;"],[0,"&infintie;"],[0,"&nvinfin;"],[4,"&eparsl;"],[0,"&smeparsl;"],[0,"&eqvparsl;"],[5,"&blacklozenge;"],[8,"&RuleDelayed;"],[1,"&dsol;"],[9,"&big\
odot;"],[0,"&bigoplus;"],[0,"&bigotimes;"],[1,"&biguplus;"],[1,"&bigsqcup;"],[5,"&iiiint;"],[0,"&fpartint;"],[2,"&cirfnint;"],[0,"&awint;"],[0,"&rppolint;"],[0,
"&scpolint;"],[0,"&npolint;"],[0,"&pointint;"],[0,"&quatint;"],[0,"&intlarhk;"],[10,"&pluscir;"],[0,"&plusacir;"],[0,"&simplus;"],[0,"&plusdu;"],[0,"&plussim;"],
[0,"&plustwo;"],[1,"&mcomma;"],[0,"&minusdu;"],[2,"&loplus;"],[0,"&roplus;"],[0,"&Cross;"],[0,"&timesd;"],[0,"&timesbar;"],[1,"&smashp;"],[0,"&lotimes;"],[0,"&r\
otimes;"],[0,"&otimesas;"],[0,"&Otimes;"],[0,"&odiv;"],[0,"&triplus;"],[0,"&triminus;"],[0,"&tritime;"],[0,"&intprod;"],[2,"&amalg;"],[0,"&capdot;"],[1,"&ncup;"],
[0,"&ncap;"],[0,"&capand;"],[0,"&cupor;"],[0,"&cupcap;"],[0,"&capcup;"],[0,"&cupbrcap;"],[0,"&capbrcup;"],[0,"&cupcup;"],[0,"&capcap;"],[0,"&ccups;"],[0,"&ccaps\
;"],[2,"&ccupssm;"],[2,"&And;"],[0,"&Or;"],[0,"&andand;"],[0,"&oror;"],[0,"&orslope;"],[0,"&andslope;"],[1,"&andv;"],[0,"&orv;"],[0,"&andd;"],[0,"&ord;"],[1,"&w\
edbar;"],[6,"&sdote;"],[3,"&simdot;"],[2,{v:"&congdot;",n:824,o:"&ncongdot;"}],[0,"&easter;"],[0,"&apacir;"],[0,{v:"&apE;",n:824,o:"&napE;"}],[0,"&eplus;"],[0,"\
&pluse;"],[0,"&Esim;"],[0,"&Colone;"],[0,"&Equal;"],[1,"&ddotseq;"],[0,"&equivDD;"],[0,"&ltcir;"],[0,"&gtcir;"],[0,"&ltquest;"],[0,"&gtquest;"],[0,{v:"&leqslant\
;",n:824,o:"&nleqslant;"}],[0,{v:"&geqslant;",n:824,o:"&ngeqslant;"}],[0,"&lesdot;"],[0,"&gesdot;"],[0,"&lesdoto;"],[0,"&gesdoto;"],[0,"&lesdotor;"],[0,"&gesdot\
ol;"],[0,"&lap;"],[0,"&gap;"],[0,"&lne;"],[0,"&gne;"],[0,"&lnap;"],[0,"&gnap;"],[0,"&lEg;"],[0,"&gEl;"],[0,"&lsime;"],[0,"&gsime;"],[0,"&lsimg;"],[0,"&gsiml;"],
[0,"&lgE;"],[0,"&glE;"],[0,"&lesges;"],[0,"&gesles;"],[0,"&els;"],[0,"&egs;"],[0,"&elsdot;"],[0,"&egsdot;"],[0,"&el;"],[0,"&eg;"],[2,"&siml;"],[0,"&simg;"],[0,"\
&simlE;"],[0,"&simgE;"],[0,{v:"&LessLess;",n:824,o:"&NotNestedLessLess;"}],[0,{v:"&GreaterGreater;",n:824,o:"&NotNestedGreaterGreater;"}],[1,"&glj;"],[0,"&gla;"],
[0,"&ltcc;"],[0,"&gtcc;"],[0,"&lescc;"],[0,"&gescc;"],[0,"&smt;"],[0,"&lat;"],[0,{v:"&smte;",n:65024,o:"&smtes;"}],[0,{v:"&late;",n:65024,o:"&lates;"}],[0,"&bum\
pE;"],[0,{v:"&PrecedesEqual;",n:824,o:"&NotPrecedesEqual;"}],[0,{v:"&sce;",n:824,o:"&NotSucceedsEqual;"}],[2,"&prE;"],[0,"&scE;"],[0,"&precneqq;"],[0,"&scnE;"],
[0,"&prap;"],[0,"&scap;"],[0,"&precnapprox;"],[0,"&scnap;"],[0,"&Pr;"],[0,"&Sc;"],[0,"&subdot;"],[0,"&supdot;"],[0,"&subplus;"],[0,"&supplus;"],[0,"&submult;"],
[0,"&supmult;"],[0,"&subedot;"],[0,"&supedot;"],[0,{v:"&subE;",n:824,o:"&nsubE;"}],[0,{v:"&supE;",n:824,o:"&nsupE;"}],[0,"&subsim;"],[0,"&supsim;"],[2,{v:"&subn\
E;",n:65024,o:"&varsubsetneqq;"}],[0,{v:"&supnE;",n:65024,o:"&varsupsetneqq;"}],[2,"&csub;"],[0,"&csup;"],[0,"&csube;"],[0,"&csupe;"],[0,"&subsup;"],[0,"&supsub\
;"],[0,"&subsub;"],[0,"&supsup;"],[0,"&suphsub;"],[0,"&supdsub;"],[0,"&forkv;"],[0,"&topfork;"],[0,"&mlcp;"],[8,"&Dashv;"],[1,"&Vdashl;"],[0,"&Barv;"],[0,"&vBar\
;"],[0,"&vBarv;"],[1,"&Vbar;"],[0,"&Not;"],[0,"&bNot;"],[0,"&rnmid;"],[0,"&cirmid;"],[0,"&midcir;"],[0,"&topcir;"],[0,"&nhpar;"],[0,"&parsim;"],[9,{v:"&parsl;",
n:8421,o:"&nparsl;"}],[44343,{n:new Map(restoreDiff([[56476,"&Ascr;"],[1,"&Cscr;"],[0,"&Dscr;"],[2,"&Gscr;"],[2,"&Jscr;"],[0,"&Kscr;"],[2,"&Nscr;"],[0,"&Oscr;"],
[0,"&Pscr;"],[0,"&Qscr;"],[1,"&Sscr;"],[0,"&Tscr;"],[0,"&Uscr;"],[0,"&Vscr;"],[0,"&Wscr;"],[0,"&Xscr;"],[0,"&Yscr;"],[0,"&Zscr;"],[0,"&ascr;"],[0,"&bscr;"],[0,"\
&cscr;"],[0,"&dscr;"],[1,"&fscr;"],[1,"&hscr;"],[0,"&iscr;"],[0,"&jscr;"],[0,"&kscr;"],[0,"&lscr;"],[0,"&mscr;"],[0,"&nscr;"],[1,"&pscr;"],[0,"&qscr;"],[0,"&rsc\
r;"],[0,"&sscr;"],[0,"&tscr;"],[0,"&uscr;"],[0,"&vscr;"],[0,"&wscr;"],[0,"&xscr;"],[0,"&yscr;"],[0,"&zscr;"],[52,"&Afr;"],[0,"&Bfr;"],[1,"&Dfr;"],[0,"&Efr;"],[0,
"&Ffr;"],[0,"&Gfr;"],[2,"&Jfr;"],[0,"&Kfr;"],[0,"&Lfr;"],[0,"&Mfr;"],[0,"&Nfr;"],[0,"&Ofr;"],[0,"&Pfr;"],[0,"&Qfr;"],[1,"&Sfr;"],[0,"&Tfr;"],[0,"&Ufr;"],[0,"&Vf\
r;"],[0,"&Wfr;"],[0,"&Xfr;"],[0,"&Yfr;"],[1,"&afr;"],[0,"&bfr;"],[0,"&cfr;"],[0,"&dfr;"],[0,"&efr;"],[0,"&ffr;"],[0,"&gfr;"],[0,"&hfr;"],[0,"&ifr;"],[0,"&jfr;"],
[0,"&kfr;"],[0,"&lfr;"],[0,"&mfr;"],[0,"&nfr;"],[0,"&ofr;"],[0,"&pfr;"],[0,"&qfr;"],[0,"&rfr;"],[0,"&sfr;"],[0,"&tfr;"],[0,"&ufr;"],[0,"&vfr;"],[0,"&wfr;"],[0,"\
&xfr;"],[0,"&yfr;"],[0,"&zfr;"],[0,"&Aopf;"],[0,"&Bopf;"],[1,"&Dopf;"],[0,"&Eopf;"],[0,"&Fopf;"],[0,"&Gopf;"],[1,"&Iopf;"],[0,"&Jopf;"],[0,"&Kopf;"],[0,"&Lopf;"],
[0,"&Mopf;"],[1,"&Oopf;"],[3,"&Sopf;"],[0,"&Topf;"],[0,"&Uopf;"],[0,"&Vopf;"],[0,"&Wopf;"],[0,"&Xopf;"],[0,"&Yopf;"],[1,"&aopf;"],[0,"&bopf;"],[0,"&copf;"],[0,"\
&dopf;"],[0,"&eopf;"],[0,"&fopf;"],[0,"&gopf;"],[0,"&hopf;"],[0,"&iopf;"],[0,"&jopf;"],[0,"&kopf;"],[0,"&lopf;"],[0,"&mopf;"],[0,"&nopf;"],[0,"&oopf;"],[0,"&pop\
f;"],[0,"&qopf;"],[0,"&ropf;"],[0,"&sopf;"],[0,"&topf;"],[0,"&uopf;"],[0,"&vopf;"],[0,"&wopf;"],[0,"&xopf;"],[0,"&yopf;"],[0,"&zopf;"]]))}],[8906,"&fflig;"],[0,
"&filig;"],[0,"&fllig;"],[0,"&ffilig;"],[0,"&ffllig;"]]));var xmlReplacer=/["&'<>$\x80-\uFFFF]/g;var xmlCodeMap=new Map([[34,"&quot;"],[38,"&amp;"],[39,"&apos;"],[60,"&lt;"],[62,"&gt;"]]);var getCodePoint=String.prototype.
codePointAt!=null?(str,index2)=>str.codePointAt(index2):(c,index2)=>(c.charCodeAt(index2)&64512)===55296?(c.charCodeAt(index2)-55296)*1024+c.charCodeAt(index2+1)-
56320+65536:c.charCodeAt(index2);function encodeXML(str){let ret="";let lastIdx=0;let match;while((match=xmlReplacer.exec(str))!==null){const i=match.index;const char=str.
charCodeAt(i);const next2=xmlCodeMap.get(char);if(next2!==void 0){ret+=str.substring(lastIdx,i)+next2;lastIdx=i+1}else{ret+=`${str.substring(lastIdx,i)}&#x${getCodePoint(
str,i).toString(16)};`;lastIdx=xmlReplacer.lastIndex+=Number((char&64512)===55296)}}return ret+str.substr(lastIdx)}function getEscaper(regex,map2){return function escape2(data2){let match;let lastIdx=0;let result="";while(match=regex.exec(data2)){if(lastIdx!==match.index){result+=
data2.substring(lastIdx,match.index)}result+=map2.get(match[0].charCodeAt(0));lastIdx=match.index+1}return result+data2.substring(lastIdx)}}var escapeUTF8=getEscaper(
/[&<>'"]/g,xmlCodeMap);var escapeAttribute=getEscaper(/["&\u00A0]/g,new Map([[34,"&quot;"],[38,"&amp;"],[160,"&nbsp;"]]));var escapeText=getEscaper(/[&<>\u00A0]/g,
new Map([[38,"&amp;"],[60,"&lt;"],[62,"&gt;"],[160,"&nbsp;"]]));var EntityLevel;(function(EntityLevel2){EntityLevel2[EntityLevel2["XML"]=0]="XML";EntityLevel2[EntityLevel2["HTML"]=1]="HTML"})(EntityLevel||(EntityLevel={}));var EncodingMode;
(function(EncodingMode2){EncodingMode2[EncodingMode2["UTF8"]=0]="UTF8";EncodingMode2[EncodingMode2["ASCII"]=1]="ASCII";EncodingMode2[EncodingMode2["Extensive"]=
2]="Extensive";EncodingMode2[EncodingMode2["Attribute"]=3]="Attribute";EncodingMode2[EncodingMode2["Text"]=4]="Text"})(EncodingMode||(EncodingMode={}));var elementNames=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateColor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComp\
onentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisplacementMap","feDistantLight","feDropShadow","feFlood","feFuncA","feFuncB","feFuncG",
"feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fePointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence",
"foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(val2=>[val2.toLowerCase(),val2]));var attributeNames=new Map(["definitionURL","attr\
ibuteName","attributeType","baseFrequency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","g\
radientUnits","kernelMatrix","kernelUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth",
"maskContentUnits","maskUnits","numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAl\
pha","preserveAspectRatio","primitiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent",
"spreadMethod","startOffset","stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget",
"xChannelSelector","yChannelSelector","zoomAndPan"].map(val2=>[val2.toLowerCase(),val2]));var unencodedElements=new Set(["style","script","xmp","iframe","noembed","noframes","plaintext","noscript"]);function replaceQuotes(value){return value.replace(
/"/g,"&quot;")}function formatAttributes(attributes2,opts){var _a4;if(!attributes2)return;const encode=((_a4=opts.encodeEntities)!==null&&_a4!==void 0?_a4:opts.
decodeEntities)===false?replaceQuotes:opts.xmlMode||opts.encodeEntities!=="utf8"?encodeXML:escapeAttribute;return Object.keys(attributes2).map(key=>{var _a5,_b;
const value=(_a5=attributes2[key])!==null&&_a5!==void 0?_a5:"";if(opts.xmlMode==="foreign"){key=(_b=attributeNames.get(key))!==null&&_b!==void 0?_b:key}if(!opts.
emptyAttrs&&!opts.xmlMode&&value===""){return key}return`${key}="${encode(value)}"`}).join(" ")}var singleTag=new Set(["area","base","basefont","br","col","comm\
and","embed","frame","hr","img","input","isindex","keygen","link","meta","param","source","track","wbr"]);function render(node,options={}){const nodes="length"in
node?node:[node];let output="";for(let i=0;i<nodes.length;i++){output+=renderNode(nodes[i],options)}return output}var esm_default=render;function renderNode(node,options){
switch(node.type){case Root:return render(node.children,options);case Doctype:case Directive:return renderDirective(node);case Comment:return renderComment(node);case CDATA:
return renderCdata(node);case Script:case Style:case Tag:return renderTag(node,options);case Text:return renderText(node,options)}}var foreignModeIntegrationPoints=new Set(
["mi","mo","mn","ms","mtext","annotation-xml","foreignObject","desc","title"]);var foreignElements=new Set(["svg","math"]);function renderTag(elem,opts){var _a4;
if(opts.xmlMode==="foreign"){elem.name=(_a4=elementNames.get(elem.name))!==null&&_a4!==void 0?_a4:elem.name;if(elem.parent&&foreignModeIntegrationPoints.has(elem.
parent.name)){opts={...opts,xmlMode:false}}}if(!opts.xmlMode&&foreignElements.has(elem.name)){opts={...opts,xmlMode:"foreign"}}let tag=`<${elem.name}`;const attribs=formatAttributes(
elem.attribs,opts);if(attribs){tag+=` ${attribs}`}if(elem.children.length===0&&(opts.xmlMode?opts.selfClosingTags!==false:opts.selfClosingTags&&singleTag.has(elem.
name))){if(!opts.xmlMode)tag+=" ";tag+="/>"}else{tag+=">";if(elem.children.length>0){tag+=render(elem.children,opts)}if(opts.xmlMode||!singleTag.has(elem.name)){
tag+=`</${elem.name}>`}}return tag}function renderDirective(elem){return`<${elem.data}>`}function renderText(elem,opts){var _a4;let data2=elem.data||"";if(((_a4=
opts.encodeEntities)!==null&&_a4!==void 0?_a4:opts.decodeEntities)!==false&&!(!opts.xmlMode&&elem.parent&&unencodedElements.has(elem.parent.name))){data2=opts.xmlMode||
opts.encodeEntities!=="utf8"?encodeXML(data2):escapeText(data2)}return data2}function renderCdata(elem){return`<![CDATA[${elem.children[0].data}]]>`}function renderComment(elem){
return`<!--${elem.data}-->`}function getOuterHTML(node,options){return esm_default(node,options)}function getInnerHTML(node,options){return hasChildren(node)?node.children.map(node2=>getOuterHTML(
node2,options)).join(""):""}function getText(node){if(Array.isArray(node))return node.map(getText).join("");if(isTag2(node))return node.name==="br"?"\n":getText(
node.children);if(isCDATA(node))return getText(node.children);if(isText(node))return node.data;return""}function textContent(node){if(Array.isArray(node))return node.
map(textContent).join("");if(hasChildren(node)&&!isComment(node)){return textContent(node.children)}if(isText(node))return node.data;return""}function innerText(node){
if(Array.isArray(node))return node.map(innerText).join("");if(hasChildren(node)&&(node.type===ElementType.Tag||isCDATA(node))){return innerText(node.children)}if(isText(
node))return node.data;return""}function getChildren(elem){return hasChildren(elem)?elem.children:[]}function getParent(elem){return elem.parent||null}function getSiblings(elem){const parent2=getParent(
elem);if(parent2!=null)return getChildren(parent2);const siblings2=[elem];let{prev:prev2,next:next2}=elem;while(prev2!=null){siblings2.unshift(prev2);({prev:prev2}=
prev2)}while(next2!=null){siblings2.push(next2);({next:next2}=next2)}return siblings2}function getAttributeValue(elem,name){var _a4;return(_a4=elem.attribs)===null||
_a4===void 0?void 0:_a4[name]}function hasAttrib(elem,name){return elem.attribs!=null&&Object.prototype.hasOwnProperty.call(elem.attribs,name)&&elem.attribs[name]!=
null}function getName(elem){return elem.name}function nextElementSibling(elem){let{next:next2}=elem;while(next2!==null&&!isTag2(next2))({next:next2}=next2);return next2}
function prevElementSibling(elem){let{prev:prev2}=elem;while(prev2!==null&&!isTag2(prev2))({prev:prev2}=prev2);return prev2}function removeElement(elem){if(elem.prev)elem.prev.next=elem.next;if(elem.next)elem.next.prev=elem.prev;if(elem.parent){const childs=elem.parent.children;const childsIndex=childs.
lastIndexOf(elem);if(childsIndex>=0){childs.splice(childsIndex,1)}}elem.next=null;elem.prev=null;elem.parent=null}function replaceElement(elem,replacement){const prev2=replacement.
prev=elem.prev;if(prev2){prev2.next=replacement}const next2=replacement.next=elem.next;if(next2){next2.prev=replacement}const parent2=replacement.parent=elem.parent;
if(parent2){const childs=parent2.children;childs[childs.lastIndexOf(elem)]=replacement;elem.parent=null}}function appendChild(parent2,child){removeElement(child);
child.next=null;child.parent=parent2;if(parent2.children.push(child)>1){const sibling=parent2.children[parent2.children.length-2];sibling.next=child;child.prev=
sibling}else{child.prev=null}}function append(elem,next2){removeElement(next2);const{parent:parent2}=elem;const currNext=elem.next;next2.next=currNext;next2.prev=
elem;elem.next=next2;next2.parent=parent2;if(currNext){currNext.prev=next2;if(parent2){const childs=parent2.children;childs.splice(childs.lastIndexOf(currNext),
0,next2)}}else if(parent2){parent2.children.push(next2)}}function prependChild(parent2,child){removeElement(child);child.parent=parent2;child.prev=null;if(parent2.
children.unshift(child)!==1){const sibling=parent2.children[1];sibling.prev=child;child.next=sibling}else{child.next=null}}function prepend(elem,prev2){removeElement(
prev2);const{parent:parent2}=elem;if(parent2){const childs=parent2.children;childs.splice(childs.indexOf(elem),0,prev2)}if(elem.prev){elem.prev.next=prev2}prev2.
parent=parent2;prev2.prev=elem.prev;prev2.next=elem;elem.prev=prev2}function filter(test,node,recurse=true,limit=Infinity){return find(test,Array.isArray(node)?node:[node],recurse,limit)}function find(test,nodes,recurse,limit){const result=[];
const nodeStack=[Array.isArray(nodes)?nodes:[nodes]];const indexStack=[0];for(;;){if(indexStack[0]>=nodeStack[0].length){if(indexStack.length===1){return result}
nodeStack.shift();indexStack.shift();continue}const elem=nodeStack[0][indexStack[0]++];if(test(elem)){result.push(elem);if(--limit<=0)return result}if(recurse&&
hasChildren(elem)&&elem.children.length>0){indexStack.unshift(0);nodeStack.unshift(elem.children)}}}function findOneChild(test,nodes){return nodes.find(test)}function findOne(test,nodes,recurse=true){
const searchedNodes=Array.isArray(nodes)?nodes:[nodes];for(let i=0;i<searchedNodes.length;i++){const node=searchedNodes[i];if(isTag2(node)&&test(node)){return node}
if(recurse&&hasChildren(node)&&node.children.length>0){const found=findOne(test,node.children,true);if(found)return found}}return null}function existsOne(test,nodes){
return(Array.isArray(nodes)?nodes:[nodes]).some(node=>isTag2(node)&&test(node)||hasChildren(node)&&existsOne(test,node.children))}function findAll(test,nodes){const result=[];
const nodeStack=[Array.isArray(nodes)?nodes:[nodes]];const indexStack=[0];for(;;){if(indexStack[0]>=nodeStack[0].length){if(nodeStack.length===1){return result}
nodeStack.shift();indexStack.shift();continue}const elem=nodeStack[0][indexStack[0]++];if(isTag2(elem)&&test(elem))result.push(elem);if(hasChildren(elem)&&elem.
children.length>0){indexStack.unshift(0);nodeStack.unshift(elem.children)}}}var Checks={tag_name(name){if(typeof name==="function"){return elem=>isTag2(elem)&&name(elem.name)}else if(name==="*"){return isTag2}return elem=>isTag2(elem)&&
elem.name===name},tag_type(type){if(typeof type==="function"){return elem=>type(elem.type)}return elem=>elem.type===type},tag_contains(data2){if(typeof data2===
"function"){return elem=>isText(elem)&&data2(elem.data)}return elem=>isText(elem)&&elem.data===data2}};function getAttribCheck(attrib,value){if(typeof value==="\
function"){return elem=>isTag2(elem)&&value(elem.attribs[attrib])}return elem=>isTag2(elem)&&elem.attribs[attrib]===value}function combineFuncs(a,b){return elem=>a(
elem)||b(elem)}function compileTest(options){const funcs=Object.keys(options).map(key=>{const value=options[key];return Object.prototype.hasOwnProperty.call(Checks,
key)?Checks[key](value):getAttribCheck(key,value)});return funcs.length===0?null:funcs.reduce(combineFuncs)}function testElement(options,node){const test=compileTest(
options);return test?test(node):true}function getElements(options,nodes,recurse,limit=Infinity){const test=compileTest(options);return test?filter(test,nodes,recurse,
limit):[]}function getElementById(id,nodes,recurse=true){if(!Array.isArray(nodes))nodes=[nodes];return findOne(getAttribCheck("id",id),nodes,recurse)}function getElementsByTagName(tagName,nodes,recurse=true,limit=Infinity){
return filter(Checks["tag_name"](tagName),nodes,recurse,limit)}function getElementsByClassName(className,nodes,recurse=true,limit=Infinity){return filter(getAttribCheck(
"class",className),nodes,recurse,limit)}function getElementsByTagType(type,nodes,recurse=true,limit=Infinity){return filter(Checks["tag_type"](type),nodes,recurse,
limit)}function removeSubsets(nodes){let idx=nodes.length;while(--idx>=0){const node=nodes[idx];if(idx>0&&nodes.lastIndexOf(node,idx-1)>=0){nodes.splice(idx,1);continue}
for(let ancestor=node.parent;ancestor;ancestor=ancestor.parent){if(nodes.includes(ancestor)){nodes.splice(idx,1);break}}}return nodes}var DocumentPosition;(function(DocumentPosition2){
DocumentPosition2[DocumentPosition2["DISCONNECTED"]=1]="DISCONNECTED";DocumentPosition2[DocumentPosition2["PRECEDING"]=2]="PRECEDING";DocumentPosition2[DocumentPosition2["\
FOLLOWING"]=4]="FOLLOWING";DocumentPosition2[DocumentPosition2["CONTAINS"]=8]="CONTAINS";DocumentPosition2[DocumentPosition2["CONTAINED_BY"]=16]="CONTAINED_BY"})(
DocumentPosition||(DocumentPosition={}));function compareDocumentPosition(nodeA,nodeB){const aParents=[];const bParents=[];if(nodeA===nodeB){return 0}let current=hasChildren(
nodeA)?nodeA:nodeA.parent;while(current){aParents.unshift(current);current=current.parent}current=hasChildren(nodeB)?nodeB:nodeB.parent;while(current){bParents.
unshift(current);current=current.parent}const maxIdx=Math.min(aParents.length,bParents.length);let idx=0;while(idx<maxIdx&&aParents[idx]===bParents[idx]){idx++}
if(idx===0){return DocumentPosition.DISCONNECTED}const sharedParent=aParents[idx-1];const siblings2=sharedParent.children;const aSibling=aParents[idx];const bSibling=bParents[idx];
if(siblings2.indexOf(aSibling)>siblings2.indexOf(bSibling)){if(sharedParent===nodeB){return DocumentPosition.FOLLOWING|DocumentPosition.CONTAINED_BY}return DocumentPosition.
FOLLOWING}if(sharedParent===nodeA){return DocumentPosition.PRECEDING|DocumentPosition.CONTAINS}return DocumentPosition.PRECEDING}function uniqueSort(nodes){nodes=
nodes.filter((node,i,arr)=>!arr.includes(node,i+1));nodes.sort((a,b)=>{const relative=compareDocumentPosition(a,b);if(relative&DocumentPosition.PRECEDING){return-1}else if(relative&
DocumentPosition.FOLLOWING){return 1}return 0});return nodes}function getFeed(doc){const feedRoot=getOneElement(isValidFeed,doc);return!feedRoot?null:feedRoot.name==="feed"?getAtomFeed(feedRoot):getRssFeed(feedRoot)}function getAtomFeed(feedRoot){
var _a4;const childs=feedRoot.children;const feed={type:"atom",items:getElementsByTagName("entry",childs).map(item=>{var _a5;const{children:children2}=item;const entry={
media:getMediaElements(children2)};addConditionally(entry,"id","id",children2);addConditionally(entry,"title","title",children2);const href2=(_a5=getOneElement(
"link",children2))===null||_a5===void 0?void 0:_a5.attribs["href"];if(href2){entry.link=href2}const description=fetch("summary",children2)||fetch("content",children2);
if(description){entry.description=description}const pubDate=fetch("updated",children2);if(pubDate){entry.pubDate=new Date(pubDate)}return entry})};addConditionally(
feed,"id","id",childs);addConditionally(feed,"title","title",childs);const href=(_a4=getOneElement("link",childs))===null||_a4===void 0?void 0:_a4.attribs["href"];
if(href){feed.link=href}addConditionally(feed,"description","subtitle",childs);const updated=fetch("updated",childs);if(updated){feed.updated=new Date(updated)}
addConditionally(feed,"author","email",childs,true);return feed}function getRssFeed(feedRoot){var _a4,_b;const childs=(_b=(_a4=getOneElement("channel",feedRoot.
children))===null||_a4===void 0?void 0:_a4.children)!==null&&_b!==void 0?_b:[];const feed={type:feedRoot.name.substr(0,3),id:"",items:getElementsByTagName("item",
feedRoot.children).map(item=>{const{children:children2}=item;const entry={media:getMediaElements(children2)};addConditionally(entry,"id","guid",children2);addConditionally(
entry,"title","title",children2);addConditionally(entry,"link","link",children2);addConditionally(entry,"description","description",children2);const pubDate=fetch(
"pubDate",children2)||fetch("dc:date",children2);if(pubDate)entry.pubDate=new Date(pubDate);return entry})};addConditionally(feed,"title","title",childs);addConditionally(
feed,"link","link",childs);addConditionally(feed,"description","description",childs);const updated=fetch("lastBuildDate",childs);if(updated){feed.updated=new Date(
updated)}addConditionally(feed,"author","managingEditor",childs,true);return feed}var MEDIA_KEYS_STRING=["url","type","lang"];var MEDIA_KEYS_INT=["fileSize","bi\
trate","framerate","samplingrate","channels","duration","height","width"];function getMediaElements(where){return getElementsByTagName("media:content",where).map(
elem=>{const{attribs}=elem;const media={medium:attribs["medium"],isDefault:!!attribs["isDefault"]};for(const attrib of MEDIA_KEYS_STRING){if(attribs[attrib]){media[attrib]=
attribs[attrib]}}for(const attrib of MEDIA_KEYS_INT){if(attribs[attrib]){media[attrib]=parseInt(attribs[attrib],10)}}if(attribs["expression"]){media.expression=
attribs["expression"]}return media})}function getOneElement(tagName,node){return getElementsByTagName(tagName,node,true,1)[0]}function fetch(tagName,where,recurse=false){
return textContent(getElementsByTagName(tagName,where,recurse,1)).trim()}function addConditionally(obj,prop2,tagName,where,recurse=false){const val2=fetch(tagName,
where,recurse);if(val2)obj[prop2]=val2}function isValidFeed(value){return value==="rss"||value==="feed"||value==="rdf:RDF"}function render2(that,dom,options){if(!that)return"";return that(dom!==null&&dom!==void 0?dom:that._root.children,null,void 0,options).toString()}function isOptions(dom,options){
return!options&&typeof dom==="object"&&dom!=null&&!("length"in dom)&&!("type"in dom)}function html(dom,options){const toRender=isOptions(dom)?(options=dom,void 0):
dom;const opts={...this===null||this===void 0?void 0:this._options,...flattenOptions(options)};return render2(this,toRender,opts)}function xml(dom){const options={
...this._options,xmlMode:true};return render2(this,dom,options)}function text(elements){const elems=elements!==null&&elements!==void 0?elements:this?this.root():
[];let ret="";for(let i=0;i<elems.length;i++){ret+=textContent(elems[i])}return ret}function parseHTML(data2,context,keepScripts=typeof context==="boolean"?context:
false){if(!data2||typeof data2!=="string"){return null}if(typeof context==="boolean"){keepScripts=context}const parsed=this.load(data2,this._options,false);if(!keepScripts){
parsed("script").remove()}return[...parsed.root()[0].children]}function root(){return this(this._root)}function contains(container,contained){if(contained===container){
return false}let next2=contained;while(next2&&next2!==next2.parent){next2=next2.parent;if(next2===container){return true}}return false}function extract(map2){return this.
root().extract(map2)}function merge(arr1,arr2){if(!isArrayLike(arr1)||!isArrayLike(arr2)){return}let newLength=arr1.length;const len=+arr2.length;for(let i=0;i<
len;i++){arr1[newLength++]=arr2[i]}arr1.length=newLength;return arr1}function isArrayLike(item){if(Array.isArray(item)){return true}if(typeof item!=="object"||item===
null||!("length"in item)||typeof item.length!=="number"||item.length<0){return false}for(let i=0;i<item.length;i++){if(!(i in item)){return false}}return true}var attributes_exports={};__export(attributes_exports,{addClass:()=>addClass,attr:()=>attr,data:()=>data,hasClass:()=>hasClass,prop:()=>prop,removeAttr:()=>removeAttr,
removeClass:()=>removeClass,toggleClass:()=>toggleClass,val:()=>val});function isCheerio(maybeCheerio){return maybeCheerio.cheerio!=null}function camelCase(str){return str.replace(/[._-](\w|$)/g,(_,x)=>x.toUpperCase())}function cssCase(str){
return str.replace(/[A-Z]/g,"-$&").toLowerCase()}function domEach(array,fn){const len=array.length;for(let i=0;i<len;i++)fn(array[i],i);return array}var CharacterCode;
(function(CharacterCode2){CharacterCode2[CharacterCode2["LowerA"]=97]="LowerA";CharacterCode2[CharacterCode2["LowerZ"]=122]="LowerZ";CharacterCode2[CharacterCode2["\
UpperA"]=65]="UpperA";CharacterCode2[CharacterCode2["UpperZ"]=90]="UpperZ";CharacterCode2[CharacterCode2["Exclamation"]=33]="Exclamation"})(CharacterCode||(CharacterCode=
{}));function isHtml(str){if(typeof str!=="string"){return false}const tagStart=str.indexOf("<");if(tagStart===-1||tagStart>str.length-3)return false;const tagChar=str.
charCodeAt(tagStart+1);return(tagChar>=CharacterCode.LowerA&&tagChar<=CharacterCode.LowerZ||tagChar>=CharacterCode.UpperA&&tagChar<=CharacterCode.UpperZ||tagChar===
CharacterCode.Exclamation)&&str.includes(">",tagStart+2)}var _a2;var decodeMap2=new Map([[0,65533],[128,8364],[130,8218],[131,402],[132,8222],[133,8230],[134,8224],[135,8225],[136,710],[137,8240],[138,352],[139,8249],
[140,338],[142,381],[145,8216],[146,8217],[147,8220],[148,8221],[149,8226],[150,8211],[151,8212],[152,732],[153,8482],[154,353],[155,8250],[156,339],[158,382],[
159,376]]);var fromCodePoint2=(_a2=String.fromCodePoint)!==null&&_a2!==void 0?_a2:(codePoint=>{let output="";if(codePoint>65535){codePoint-=65536;output+=String.
fromCharCode(codePoint>>>10&1023|55296);codePoint=56320|codePoint&1023}output+=String.fromCharCode(codePoint);return output});function replaceCodePoint2(codePoint){
var _a4;if(codePoint>=55296&&codePoint<=57343||codePoint>1114111){return 65533}return(_a4=decodeMap2.get(codePoint))!==null&&_a4!==void 0?_a4:codePoint}function decodeBase64(input){const binary=typeof atob==="function"?atob(input):typeof Buffer.from==="function"?Buffer.from(input,"base64").toString("binary"):new Buffer(
input,"base64").toString("binary");const evenLength=binary.length&~1;const out=new Uint16Array(evenLength/2);for(let index2=0,outIndex=0;index2<evenLength;index2+=
2){const lo=binary.charCodeAt(index2);const hi=binary.charCodeAt(index2+1);out[outIndex++]=lo|hi<<8}return out}var htmlDecodeTree=decodeBase64("QR08ALkAAgH6AYsDNQR2BO0EPgXZBQEGLAbdBxMISQrvCmQLfQurDKQNLw4fD4YPpA+6D/IPAAAAAAAAAAAAAAAAKhBMEY8TmxUWF2EYLBkxGuAa3RsJHDscWR8YIC8\
jSCSIJcMl6ie3Ku8rEC0CLjoupS7kLgAIRU1hYmNmZ2xtbm9wcnN0dVQAWgBeAGUAaQBzAHcAfgCBAIQAhwCSAJoAoACsALMAbABpAGcAO4DGAMZAUAA7gCYAJkBjAHUAdABlADuAwQDBQHIiZXZlAAJhAAFpeW0\
AcgByAGMAO4DCAMJAEGRyAADgNdgE3XIAYQB2AGUAO4DAAMBA8CFoYZFj4SFjcgBhZAAAoFMqAAFncIsAjgBvAG4ABGFmAADgNdg43fAlbHlGdW5jdGlvbgCgYSBpAG4AZwA7gMUAxUAAAWNzpACoAHIAAOA12Jz\
c6SFnbgCgVCJpAGwAZABlADuAwwDDQG0AbAA7gMQAxEAABGFjZWZvcnN1xQDYANoA7QDxAPYA+QD8AAABY3LJAM8AayNzbGFzaAAAoBYidgHTANUAAKDnKmUAZAAAoAYjeQARZIABY3J0AOAA5QDrAGEidXNlAAC\
gNSLuI291bGxpcwCgLCFhAJJjcgAA4DXYBd1wAGYAAOA12Dnd5SF2ZdhiYwDyAOoAbSJwZXEAAKBOIgAHSE9hY2RlZmhpbG9yc3UXARoBHwE6AVIBVQFiAWQBZgGCAakB6QHtAfIBYwB5ACdkUABZADuAqQCpQIA\
BY3B5ACUBKAE1AfUhdGUGYWmg0iJ0KGFsRGlmZmVyZW50aWFsRAAAoEUhbCJleXMAAKAtIQACYWVpb0EBRAFKAU0B8iFvbgxhZABpAGwAO4DHAMdAcgBjAAhhbiJpbnQAAKAwIm8AdAAKYQABZG5ZAV0BaSJsbGE\
AuGB0I2VyRG90ALdg8gA5AWkAp2NyImNsZQAAAkRNUFRwAXQBeQF9AW8AdAAAoJkiaSJudXMAAKCWIuwhdXMAoJUiaSJtZXMAAKCXIm8AAAFjc4cBlAFrKndpc2VDb250b3VySW50ZWdyYWwAAKAyImUjQ3VybHk\
AAAFEUZwBpAFvJXVibGVRdW90ZQAAoB0gdSJvdGUAAKAZIAACbG5wdbABtgHNAdgBbwBuAGWgNyIAoHQqgAFnaXQAvAHBAcUB8iJ1ZW50AKBhIm4AdAAAoC8i7yV1ckludGVncmFsAKAuIgABZnLRAdMBAKACIe8\
iZHVjdACgECJuLnRlckNsb2Nrd2lzZUNvbnRvdXJJbnRlZ3JhbAAAoDMi7yFzcwCgLypjAHIAAOA12J7ccABDoNMiYQBwAACgTSKABURKU1phY2VmaW9zAAsCEgIVAhgCGwIsAjQCOQI9AnMCfwNvoEUh9CJyYWh\
kAKARKWMAeQACZGMAeQAFZGMAeQAPZIABZ3JzACECJQIoAuchZXIAoCEgcgAAoKEhaAB2AACg5CoAAWF5MAIzAvIhb24OYRRkbAB0oAciYQCUY3IAAOA12AfdAAFhZkECawIAAWNtRQJnAvIjaXRpY2FsAAJBREd\
UUAJUAl8CYwJjInV0ZQC0YG8AdAFZAloC2WJiJGxlQWN1dGUA3WJyImF2ZQBgYGkibGRlANxi7yFuZACgxCJmJWVyZW50aWFsRAAAoEYhcAR9AgAAAAAAAIECjgIAABoDZgAA4DXYO91EoagAhQKJAm8AdAAAoNw\
gcSJ1YWwAAKBQIuIhbGUAA0NETFJVVpkCqAK1Au8C/wIRA28AbgB0AG8AdQByAEkAbgB0AGUAZwByAGEA7ADEAW8AdAKvAgAAAACwAqhgbiNBcnJvdwAAoNMhAAFlb7kC0AJmAHQAgAFBUlQAwQLGAs0CciJyb3c\
AAKDQIekkZ2h0QXJyb3cAoNQhZQDlACsCbgBnAAABTFLWAugC5SFmdAABQVLcAuECciJyb3cAAKD4J+kkZ2h0QXJyb3cAoPon6SRnaHRBcnJvdwCg+SdpImdodAAAAUFU9gL7AnIicm93AACg0iFlAGUAAKCoInA\
AQQIGAwAAAAALA3Iicm93AACg0SFvJHduQXJyb3cAAKDVIWUlcnRpY2FsQmFyAACgJSJuAAADQUJMUlRhJAM2AzoDWgNxA3oDciJyb3cAAKGTIUJVLAMwA2EAcgAAoBMpcCNBcnJvdwAAoPUhciJldmUAEWPlIWZ\
00gJDAwAASwMAAFIDaSVnaHRWZWN0b3IAAKBQKWUkZVZlY3RvcgAAoF4p5SJjdG9yQqC9IWEAcgAAoFYpaSJnaHQA1AFiAwAAaQNlJGVWZWN0b3IAAKBfKeUiY3RvckKgwSFhAHIAAKBXKWUAZQBBoKQiciJyb3c\
AAKCnIXIAcgBvAPcAtAIAAWN0gwOHA3IAAOA12J/c8iFvaxBhAAhOVGFjZGZnbG1vcHFzdHV4owOlA6kDsAO/A8IDxgPNA9ID8gP9AwEEFAQeBCAEJQRHAEphSAA7gNAA0EBjAHUAdABlADuAyQDJQIABYWl5ALY\
DuQO+A/Ihb24aYXIAYwA7gMoAykAtZG8AdAAWYXIAAOA12AjdcgBhAHYAZQA7gMgAyEDlIm1lbnQAoAgiAAFhcNYD2QNjAHIAEmF0AHkAUwLhAwAAAADpA20lYWxsU3F1YXJlAACg+yVlJ3J5U21hbGxTcXVhcmU\
AAKCrJQABZ3D2A/kDbwBuABhhZgAA4DXYPN3zImlsb26VY3UAAAFhaQYEDgRsAFSgdSppImxkZQAAoEIi7CNpYnJpdW0AoMwhAAFjaRgEGwRyAACgMCFtAACgcyphAJdjbQBsADuAywDLQAABaXApBC0E8yF0cwC\
gAyLvJG5lbnRpYWxFAKBHIYACY2Zpb3MAPQQ/BEMEXQRyBHkAJGRyAADgNdgJ3WwibGVkAFMCTAQAAAAAVARtJWFsbFNxdWFyZQAAoPwlZSdyeVNtYWxsU3F1YXJlAACgqiVwA2UEAABpBAAAAABtBGYAAOA12D3\
dwSFsbACgACLyI2llcnRyZgCgMSFjAPIAcQQABkpUYWJjZGZnb3JzdIgEiwSOBJMElwSkBKcEqwStBLIE5QTqBGMAeQADZDuAPgA+QO0hbWFkoJMD3GNyImV2ZQAeYYABZWl5AJ0EoASjBOQhaWwiYXIAYwAcYRN\
kbwB0ACBhcgAA4DXYCt0AoNkicABmAADgNdg+3eUiYXRlcgADRUZHTFNUvwTIBM8E1QTZBOAEcSJ1YWwATKBlIuUhc3MAoNsidSRsbEVxdWFsAACgZyJyI2VhdGVyAACgoirlIXNzAKB3IuwkYW50RXF1YWwAoH4\
qaSJsZGUAAKBzImMAcgAA4DXYotwAoGsiAARBYWNmaW9zdfkE/QQFBQgFCwUTBSIFKwVSIkRjeQAqZAABY3QBBQQFZQBrAMdiXmDpIXJjJGFyAACgDCFsJWJlcnRTcGFjZQAAoAsh8AEYBQAAGwVmAACgDSHpJXp\
vbnRhbExpbmUAoAAlAAFjdCYFKAXyABIF8iFvayZhbQBwAEQBMQU5BW8AdwBuAEgAdQBtAPAAAAFxInVhbAAAoE8iAAdFSk9hY2RmZ21ub3N0dVMFVgVZBVwFYwVtBXAFcwV6BZAFtgXFBckFzQVjAHkAFWTsIWl\
nMmFjAHkAAWRjAHUAdABlADuAzQDNQAABaXlnBWwFcgBjADuAzgDOQBhkbwB0ADBhcgAAoBEhcgBhAHYAZQA7gMwAzEAAoREhYXB/BYsFAAFjZ4MFhQVyACphaSNuYXJ5SQAAoEghbABpAGUA8wD6AvQBlQUAAKU\
FZaAsIgABZ3KaBZ4F8iFhbACgKyLzI2VjdGlvbgCgwiJpI3NpYmxlAAABQ1SsBbEFbyJtbWEAAKBjIGkibWVzAACgYiCAAWdwdAC8Bb8FwwVvAG4ALmFmAADgNdhA3WEAmWNjAHIAAKAQIWkibGRlAChh6wHSBQA\
A1QVjAHkABmRsADuAzwDPQIACY2Zvc3UA4QXpBe0F8gX9BQABaXnlBegFcgBjADRhGWRyAADgNdgN3XAAZgAA4DXYQd3jAfcFAAD7BXIAAOA12KXc8iFjeQhk6yFjeQRkgANISmFjZm9zAAwGDwYSBhUGHQYhBiY\
GYwB5ACVkYwB5AAxk8CFwYZpjAAFleRkGHAbkIWlsNmEaZHIAAOA12A7dcABmAADgNdhC3WMAcgAA4DXYptyABUpUYWNlZmxtb3N0AD0GQAZDBl4GawZkB2gHcAd0B80H2gdjAHkACWQ7gDwAPECAAmNtbnByAEw\
GTwZSBlUGWwb1IXRlOWHiIWRhm2NnAACg6ifsI2FjZXRyZgCgEiFyAACgniGAAWFleQBkBmcGagbyIW9uPWHkIWlsO2EbZAABZnNvBjQHdAAABUFDREZSVFVWYXKABp4GpAbGBssG3AYDByEHwQIqBwABbnKEBow\
GZyVsZUJyYWNrZXQAAKDoJ/Ihb3cAoZAhQlKTBpcGYQByAACg5CHpJGdodEFycm93AKDGIWUjaWxpbmcAAKAII28A9QGqBgAAsgZiJWxlQnJhY2tldAAAoOYnbgDUAbcGAAC+BmUkZVZlY3RvcgAAoGEp5SJjdG9\
yQqDDIWEAcgAAoFkpbCJvb3IAAKAKI2kiZ2h0AAABQVbSBtcGciJyb3cAAKCUIeUiY3RvcgCgTikAAWVy4AbwBmUAAKGjIkFW5gbrBnIicm93AACgpCHlImN0b3IAoFopaSNhbmdsZQBCorIi+wYAAAAA/wZhAHI\
AAKDPKXEidWFsAACgtCJwAIABRFRWAAoHEQcYB+8kd25WZWN0b3IAoFEpZSRlVmVjdG9yAACgYCnlImN0b3JCoL8hYQByAACgWCnlImN0b3JCoLwhYQByAACgUilpAGcAaAB0AGEAcgByAG8A9wDMAnMAAANFRkd\
MU1Q/B0cHTgdUB1gHXwfxJXVhbEdyZWF0ZXIAoNoidSRsbEVxdWFsAACgZiJyI2VhdGVyAACgdiLlIXNzAKChKuwkYW50RXF1YWwAoH0qaSJsZGUAAKByInIAAOA12A/dZaDYIuYjdGFycm93AKDaIWkiZG90AD9\
hgAFucHcAege1B7kHZwAAAkxSbHKCB5QHmwerB+UhZnQAAUFSiAeNB3Iicm93AACg9SfpJGdodEFycm93AKD3J+kkZ2h0QXJyb3cAoPYn5SFmdAABYXLcAqEHaQBnAGgAdABhAHIAcgBvAPcA5wJpAGcAaAB0AGE\
AcgByAG8A9wDuAmYAAOA12EPdZQByAAABTFK/B8YHZSRmdEFycm93AACgmSHpJGdodEFycm93AKCYIYABY2h0ANMH1QfXB/IAWgYAoLAh8iFva0FhAKBqIgAEYWNlZmlvc3XpB+wH7gf/BwMICQgOCBEIcAAAoAU\
peQAcZAABZGzyB/kHaSR1bVNwYWNlAACgXyBsI2ludHJmAACgMyFyAADgNdgQ3e4jdXNQbHVzAKATInAAZgAA4DXYRN1jAPIA/gecY4AESmFjZWZvc3R1ACEIJAgoCDUIgQiFCDsKQApHCmMAeQAKZGMidXRlAEN\
hgAFhZXkALggxCDQI8iFvbkdh5CFpbEVhHWSAAWdzdwA7CGEIfQjhInRpdmWAAU1UVgBECEwIWQhlJWRpdW1TcGFjZQAAoAsgaABpAAABY25SCFMIawBTAHAAYQBjAOUASwhlAHIAeQBUAGgAaQDuAFQI9CFlZAA\
BR0xnCHUIcgBlAGEAdABlAHIARwByAGUAYQB0AGUA8gDrBGUAcwBzAEwAZQBzAPMA2wdMImluZQAKYHIAAOA12BHdAAJCbnB0jAiRCJkInAhyImVhawAAoGAgwiZyZWFraW5nU3BhY2WgYGYAAKAVIUOq7CqzCMI\
IzQgAAOcIGwkAAAAAAAAtCQAAbwkAAIcJAACdCcAJGQoAADQKAAFvdbYIvAjuI2dydWVudACgYiJwIkNhcAAAoG0ibyh1YmxlVmVydGljYWxCYXIAAKAmIoABbHF4ANII1wjhCOUibWVudACgCSL1IWFsVKBgImk\
ibGRlAADgQiI4A2kic3RzAACgBCJyI2VhdGVyAACjbyJFRkdMU1T1CPoIAgkJCQ0JFQlxInVhbAAAoHEidSRsbEVxdWFsAADgZyI4A3IjZWF0ZXIAAOBrIjgD5SFzcwCgeSLsJGFudEVxdWFsAOB+KjgDaSJsZGU\
AAKB1IvUhbXBEASAJJwnvI3duSHVtcADgTiI4A3EidWFsAADgTyI4A2UAAAFmczEJRgn0JFRyaWFuZ2xlQqLqIj0JAAAAAEIJYQByAADgzyk4A3EidWFsAACg7CJzAICibiJFR0xTVABRCVYJXAlhCWkJcSJ1YWw\
AAKBwInIjZWF0ZXIAAKB4IuUhc3MA4GoiOAPsJGFudEVxdWFsAOB9KjgDaSJsZGUAAKB0IuUic3RlZAABR0x1CX8J8iZlYXRlckdyZWF0ZXIA4KIqOAPlI3NzTGVzcwDgoSo4A/IjZWNlZGVzAKGAIkVTjwmVCXE\
idWFsAADgryo4A+wkYW50RXF1YWwAoOAiAAFlaaAJqQl2JmVyc2VFbGVtZW50AACgDCLnJWh0VHJpYW5nbGVCousitgkAAAAAuwlhAHIAAODQKTgDcSJ1YWwAAKDtIgABcXXDCeAJdSNhcmVTdQAAAWJwywnVCfM\
hZXRF4I8iOANxInVhbAAAoOIi5SJyc2V0ReCQIjgDcSJ1YWwAAKDjIoABYmNwAOYJ8AkNCvMhZXRF4IIi0iBxInVhbAAAoIgi4yJlZWRzgKGBIkVTVAD6CQAKBwpxInVhbAAA4LAqOAPsJGFudEVxdWFsAKDhImk\
ibGRlAADgfyI4A+UicnNldEXggyLSIHEidWFsAACgiSJpImxkZQCAoUEiRUZUACIKJwouCnEidWFsAACgRCJ1JGxsRXF1YWwAAKBHImkibGRlAACgSSJlJXJ0aWNhbEJhcgAAoCQiYwByAADgNdip3GkAbABkAGU\
AO4DRANFAnWMAB0VhY2RmZ21vcHJzdHV2XgphCmgKcgp2CnoKgQqRCpYKqwqtCrsKyArNCuwhaWdSYWMAdQB0AGUAO4DTANNAAAFpeWwKcQpyAGMAO4DUANRAHmRiImxhYwBQYXIAAOA12BLdcgBhAHYAZQA7gNI\
A0kCAAWFlaQCHCooKjQpjAHIATGFnAGEAqWNjInJvbgCfY3AAZgAA4DXYRt3lI25DdXJseQABRFGeCqYKbyV1YmxlUXVvdGUAAKAcIHUib3RlAACgGCAAoFQqAAFjbLEKtQpyAADgNdiq3GEAcwBoADuA2ADYQGk\
AbAHACsUKZABlADuA1QDVQGUAcwAAoDcqbQBsADuA1gDWQGUAcgAAAUJQ0wrmCgABYXLXCtoKcgAAoD4gYQBjAAABZWvgCuIKAKDeI2UAdAAAoLQjYSVyZW50aGVzaXMAAKDcI4AEYWNmaGlsb3JzAP0KAwsFCwk\
LCwsMCxELIwtaC3IjdGlhbEQAAKACInkAH2RyAADgNdgT3WkApmOgY/Ujc01pbnVzsWAAAWlwFQsgC24AYwBhAHIAZQBwAGwAYQBuAOUACgVmAACgGSGAobsqZWlvACoLRQtJC+MiZWRlc4CheiJFU1QANAs5C0A\
LcSJ1YWwAAKCvKuwkYW50RXF1YWwAoHwiaSJsZGUAAKB+Im0AZQAAoDMgAAFkcE0LUQv1IWN0AKAPIm8jcnRpb24AYaA3ImwAAKAdIgABY2leC2ILcgAA4DXYq9yoYwACVWZvc2oLbwtzC3cLTwBUADuAIgAiQHI\
AAOA12BTdcABmAACgGiFjAHIAAOA12KzcAAZCRWFjZWZoaW9yc3WPC5MLlwupC7YL2AvbC90LhQyTDJoMowzhIXJyAKAQKUcAO4CuAK5AgAFjbnIAnQugC6ML9SF0ZVRhZwAAoOsncgB0oKAhbAAAoBYpgAFhZXk\
ArwuyC7UL8iFvblhh5CFpbFZhIGR2oBwhZSJyc2UAAAFFVb8LzwsAAWxxwwvIC+UibWVudACgCyL1JGlsaWJyaXVtAKDLIXAmRXF1aWxpYnJpdW0AAKBvKXIAAKAcIW8AoWPnIWh0AARBQ0RGVFVWYewLCgwQDDI\
MNwxeDHwM9gIAAW5y8Av4C2clbGVCcmFja2V0AACg6SfyIW93AKGSIUJM/wsDDGEAcgAAoOUhZSRmdEFycm93AACgxCFlI2lsaW5nAACgCSNvAPUBFgwAAB4MYiVsZUJyYWNrZXQAAKDnJ24A1AEjDAAAKgxlJGV\
WZWN0b3IAAKBdKeUiY3RvckKgwiFhAHIAAKBVKWwib29yAACgCyMAAWVyOwxLDGUAAKGiIkFWQQxGDHIicm93AACgpiHlImN0b3IAoFspaSNhbmdsZQBCorMiVgwAAAAAWgxhAHIAAKDQKXEidWFsAACgtSJwAIA\
BRFRWAGUMbAxzDO8kd25WZWN0b3IAoE8pZSRlVmVjdG9yAACgXCnlImN0b3JCoL4hYQByAACgVCnlImN0b3JCoMAhYQByAACgUykAAXB1iQyMDGYAAKAdIe4kZEltcGxpZXMAoHAp6SRnaHRhcnJvdwCg2yEAAWN\
ongyhDHIAAKAbIQCgsSHsJGVEZWxheWVkAKD0KYAGSE9hY2ZoaW1vcXN0dQC/DMgMzAzQDOIM5gwKDQ0NFA0ZDU8NVA1YDQABQ2PDDMYMyCFjeSlkeQAoZEYiVGN5ACxkYyJ1dGUAWmEAorwqYWVpedgM2wzeDOE\
M8iFvbmBh5CFpbF5hcgBjAFxhIWRyAADgNdgW3e8hcnQAAkRMUlXvDPYM/QwEDW8kd25BcnJvdwAAoJMhZSRmdEFycm93AACgkCHpJGdodEFycm93AKCSIXAjQXJyb3cAAKCRIechbWGjY+EkbGxDaXJjbGUAoBg\
icABmAADgNdhK3XICHw0AAAAAIg10AACgGiLhIXJlgKGhJUlTVQAqDTINSg3uJXRlcnNlY3Rpb24AoJMidQAAAWJwNw1ADfMhZXRFoI8icSJ1YWwAAKCRIuUicnNldEWgkCJxInVhbAAAoJIibiJpb24AAKCUImM\
AcgAA4DXYrtxhAHIAAKDGIgACYmNtcF8Nag2ODZANc6DQImUAdABFoNAicSJ1YWwAAKCGIgABY2huDYkNZSJlZHMAgKF7IkVTVAB4DX0NhA1xInVhbAAAoLAq7CRhbnRFcXVhbACgfSJpImxkZQAAoH8iVABoAGE\
A9ADHCwCgESIAodEiZXOVDZ8NciJzZXQARaCDInEidWFsAACghyJlAHQAAKDRIoAFSFJTYWNmaGlvcnMAtQ27Db8NyA3ODdsN3w3+DRgOHQ4jDk8AUgBOADuA3gDeQMEhREUAoCIhAAFIY8MNxg1jAHkAC2R5ACZ\
kAAFidcwNzQ0JYKRjgAFhZXkA1A3XDdoN8iFvbmRh5CFpbGJhImRyAADgNdgX3QABZWnjDe4N8gHoDQAA7Q3lImZvcmUAoDQiYQCYYwABY27yDfkNayNTcGFjZQAA4F8gCiDTInBhY2UAoAkg7CFkZYChPCJFRlQ\
ABw4MDhMOcSJ1YWwAAKBDInUkbGxFcXVhbAAAoEUiaSJsZGUAAKBIInAAZgAA4DXYS93pI3BsZURvdACg2yAAAWN0Jw4rDnIAAOA12K/c8iFva2Zh4QpFDlYOYA5qDgAAbg5yDgAAAAAAAAAAAAB5DnwOqA6zDgA\
ADg8RDxYPGg8AAWNySA5ODnUAdABlADuA2gDaQHIAb6CfIeMhaXIAoEkpcgDjAVsOAABdDnkADmR2AGUAbGEAAWl5Yw5oDnIAYwA7gNsA20AjZGIibGFjAHBhcgAA4DXYGN1yAGEAdgBlADuA2QDZQOEhY3JqYQA\
BZGl/Dp8OZQByAAABQlCFDpcOAAFhcokOiw5yAF9gYQBjAAABZWuRDpMOAKDfI2UAdAAAoLUjYSVyZW50aGVzaXMAAKDdI28AbgBQoMMi7CF1cwCgjiIAAWdwqw6uDm8AbgByYWYAAOA12EzdAARBREVUYWRwc78\
O0g7ZDuEOBQPqDvMOBw9yInJvdwDCoZEhyA4AAMwOYQByAACgEilvJHduQXJyb3cAAKDFIW8kd25BcnJvdwAAoJUhcSV1aWxpYnJpdW0AAKBuKWUAZQBBoKUiciJyb3cAAKClIW8AdwBuAGEAcgByAG8A9wAQA2U\
AcgAAAUxS+Q4AD2UkZnRBcnJvdwAAoJYh6SRnaHRBcnJvdwCglyFpAGyg0gNvAG4ApWPpIW5nbmFjAHIAAOA12LDcaSJsZGUAaGFtAGwAO4DcANxAgAREYmNkZWZvc3YALQ8xDzUPNw89D3IPdg97D4AP4SFzaAC\
gqyJhAHIAAKDrKnkAEmThIXNobKCpIgCg5ioAAWVyQQ9DDwCgwSKAAWJ0eQBJD00Paw9hAHIAAKAWIGmgFiDjIWFsAAJCTFNUWA9cD18PZg9hAHIAAKAjIukhbmV8YGUkcGFyYXRvcgAAoFgnaSJsZGUAAKBAItQ\
kaGluU3BhY2UAoAogcgAA4DXYGd1wAGYAAOA12E3dYwByAADgNdix3GQiYXNoAACgqiKAAmNlZm9zAI4PkQ+VD5kPng/pIXJjdGHkIWdlAKDAInIAAOA12BrdcABmAADgNdhO3WMAcgAA4DXYstwAAmZpb3OqD64\
Prw+0D3IAAOA12BvdnmNwAGYAAOA12E/dYwByAADgNdiz3IAEQUlVYWNmb3N1AMgPyw/OD9EP2A/gD+QP6Q/uD2MAeQAvZGMAeQAHZGMAeQAuZGMAdQB0AGUAO4DdAN1AAAFpedwP3w9yAGMAdmErZHIAAOA12Bz\
dcABmAADgNdhQ3WMAcgAA4DXYtNxtAGwAeGEABEhhY2RlZm9z/g8BEAUQDRAQEB0QIBAkEGMAeQAWZGMidXRlAHlhAAFheQkQDBDyIW9ufWEXZG8AdAB7YfIBFRAAABwQbwBXAGkAZAB0AOgAVAhhAJZjcgAAoCg\
hcABmAACgJCFjAHIAAOA12LXc4QtCEEkQTRAAAGcQbRByEAAAAAAAAAAAeRCKEJcQ8hD9EAAAGxEhETIROREAAD4RYwB1AHQAZQA7gOEA4UByImV2ZQADYYCiPiJFZGl1eQBWEFkQWxBgEGUQAOA+IjMDAKA/InI\
AYwA7gOIA4kB0AGUAO4C0ALRAMGRsAGkAZwA7gOYA5kByoGEgAOA12B7dcgBhAHYAZQA7gOAA4EAAAWVwfBCGEAABZnCAEIQQ8yF5bQCgNSHoAIMQaABhALFjAAFhcI0QWwAAAWNskRCTEHIAAWFnAACgPypkApw\
QAAAAALEQAKInImFkc3ajEKcQqRCuEG4AZAAAoFUqAKBcKmwib3BlAACgWCoAoFoqAKMgImVsbXJzersQvRDAEN0Q5RDtEACgpCllAACgICJzAGQAYaAhImEEzhDQENIQ1BDWENgQ2hDcEACgqCkAoKkpAKCqKQC\
gqykAoKwpAKCtKQCgrikAoK8pdAB2oB8iYgBkoL4iAKCdKQABcHTpEOwQaAAAoCIixWDhIXJyAKB8IwABZ3D1EPgQbwBuAAVhZgAA4DXYUt0Ao0giRWFlaW9wBxEJEQ0RDxESERQRAKBwKuMhaXIAoG8qAKBKImQ\
AAKBLInMAJ2DyIW94ZaBIIvEADhFpAG4AZwA7gOUA5UCAAWN0eQAmESoRKxFyAADgNdi23CpgbQBwAGWgSCLxAPgBaQBsAGQAZQA7gOMA40BtAGwAO4DkAORAAAFjaUERRxFvAG4AaQBuAPQA6AFuAHQAAKARKgA\
ITmFiY2RlZmlrbG5vcHJzdWQRaBGXEZ8RpxGrEdIR1hErEjASexKKEn0RThNbE3oTbwB0AACg7SoAAWNybBGJEWsAAAJjZXBzdBF4EX0RghHvIW5nAKBMInAjc2lsb24A9mNyImltZQAAoDUgaQBtAGWgPSJxAAC\
gzSJ2AY0RkRFlAGUAAKC9ImUAZABnoAUjZQAAoAUjcgBrAHSgtSPiIXJrAKC2IwABb3mjEaYRbgDnAHcRMWTxIXVvAKAeIIACY21wcnQAtBG5Eb4RwRHFEeEhdXPloDUi5ABwInR5dgAAoLApcwDpAH0RbgBvAPU\
A6gCAAWFodwDLEcwRzhGyYwCgNiHlIWVuAKBsInIAAOA12B/dZwCAA2Nvc3R1dncA4xHyEQUSEhIhEiYSKRKAAWFpdQDpEesR7xHwAKMFcgBjAACg7yVwAACgwyKAAWRwdAD4EfwRABJvAHQAAKAAKuwhdXMAoAE\
qaSJtZXMAAKACKnECCxIAAAAADxLjIXVwAKAGKmEAcgAAoAUm8iNpYW5nbGUAAWR1GhIeEu8hd24AoL0lcAAAoLMlcCJsdXMAAKAEKmUA5QBCD+UAkg9hInJvdwAAoA0pgAFha28ANhJoEncSAAFjbjoSZRJrAIA\
BbHN0AEESRxJNEm8jemVuZ2UAAKDrKXEAdQBhAHIA5QBcBPIjaWFuZ2xlgKG0JWRscgBYElwSYBLvIXduAKC+JeUhZnQAoMIlaSJnaHQAAKC4JWsAAKAjJLEBbRIAAHUSsgFxEgAAcxIAoJIlAKCRJTQAAKCTJWM\
AawAAoIglAAFlb38ShxJx4D0A5SD1IWl2AOBhIuUgdAAAoBAjAAJwdHd4kRKVEpsSnxJmAADgNdhT3XSgpSJvAG0AAKClIvQhaWUAoMgiAAZESFVWYmRobXB0dXayEsES0RLgEvcS+xIKExoTHxMjEygTNxMAAkx\
SbHK5ErsSvRK/EgCgVyUAoFQlAKBWJQCgUyUAolAlRFVkdckSyxLNEs8SAKBmJQCgaSUAoGQlAKBnJQACTFJsctgS2hLcEt4SAKBdJQCgWiUAoFwlAKBZJQCjUSVITFJobHLrEu0S7xLxEvMS9RIAoGwlAKBjJQC\
gYCUAoGslAKBiJQCgXyVvAHgAAKDJKQACTFJscgITBBMGEwgTAKBVJQCgUiUAoBAlAKAMJQCiACVEVWR1EhMUExYTGBMAoGUlAKBoJQCgLCUAoDQlaSJudXMAAKCfIuwhdXMAoJ4iaSJtZXMAAKCgIgACTFJsci8\
TMRMzEzUTAKBbJQCgWCUAoBglAKAUJQCjAiVITFJobHJCE0QTRhNIE0oTTBMAoGolAKBhJQCgXiUAoDwlAKAkJQCgHCUAAWV2UhNVE3YA5QD5AGIAYQByADuApgCmQAACY2Vpb2ITZhNqE24TcgAA4DXYt9xtAGk\
AAKBPIG0A5aA9IogRbAAAoVwAYmh0E3YTAKDFKfMhdWIAoMgnbAF+E4QTbABloCIgdAAAoCIgcAAAoU4iRWWJE4sTAKCuKvGgTyI8BeEMqRMAAN8TABQDFB8UAAAjFDQUAAAAAIUUAAAAAI0UAAAAANcU4xT3FPs\
UAACIFQAAlhWAAWNwcgCuE7ET1RP1IXRlB2GAoikiYWJjZHMAuxO/E8QTzhPSE24AZAAAoEQqciJjdXAAAKBJKgABYXXIE8sTcAAAoEsqcAAAoEcqbwB0AACgQCoA4CkiAP4AAWVv2RPcE3QAAKBBIO4ABAUAAmF\
laXXlE+8T9RP4E/AB6hMAAO0TcwAAoE0qbwBuAA1hZABpAGwAO4DnAOdAcgBjAAlhcABzAHOgTCptAACgUCpvAHQAC2GAAWRtbgAIFA0UEhRpAGwAO4C4ALhAcCJ0eXYAAKCyKXQAAIGiADtlGBQZFKJAcgBkAG8\
A9ABiAXIAAOA12CDdgAFjZWkAKBQqFDIUeQBHZGMAawBtoBMn4SFyawCgEyfHY3IAAKPLJUVjZWZtcz8UQRRHFHcUfBSAFACgwykAocYCZWxGFEkUcQAAoFciZQBhAlAUAAAAAGAUciJyb3cAAAFsclYUWhTlIWZ\
0AKC6IWkiZ2h0AACguyGAAlJTYWNkAGgUaRRrFG8UcxSuYACgyCRzAHQAAKCbIukhcmMAoJoi4SFzaACgnSJuImludAAAoBAqaQBkAACg7yrjIWlyAKDCKfUhYnN1oGMmaQB0AACgYybsApMUmhS2FAAAwxRvAG4\
AZaA6APGgVCKrAG0CnxQAAAAAoxRhAHSgLABAYAChASJmbKcUqRTuABMNZQAAAW14rhSyFOUhbnQAoAEiZQDzANIB5wG6FAAAwBRkoEUibwB0AACgbSpuAPQAzAGAAWZyeQDIFMsUzhQA4DXYVN1vAOQA1wEAgak\
AO3MeAdMUcgAAoBchAAFhb9oU3hRyAHIAAKC1IXMAcwAAoBcnAAFjdeYU6hRyAADgNdi43AABYnDuFPIUZaDPKgCg0SploNAqAKDSKuQhb3QAoO8igANkZWxwcnZ3AAYVEBUbFSEVRBVlFYQV4SFycgABbHIMFQ4\
VAKA4KQCgNSlwAhYVAAAAABkVcgAAoN4iYwAAoN8i4SFycnCgtiEAoD0pgKIqImJjZG9zACsVMBU6FT4VQRVyImNhcAAAoEgqAAFhdTQVNxVwAACgRipwAACgSipvAHQAAKCNInIAAKBFKgDgKiIA/gACYWxydks\
VURVuFXMVcgByAG2gtyEAoDwpeQCAAWV2dwBYFWUVaRVxAHACXxUAAAAAYxVyAGUA4wAXFXUA4wAZFWUAZQAAoM4iZSJkZ2UAAKDPImUAbgA7gKQApEBlI2Fycm93AAABbHJ7FX8V5SFmdACgtiFpImdodAAAoLc\
hZQDkAG0VAAFjaYsVkRVvAG4AaQBuAPQAkwFuAHQAAKAxImwiY3R5AACgLSOACUFIYWJjZGVmaGlqbG9yc3R1d3oAuBW7Fb8V1RXgFegV+RUKFhUWHxZUFlcWZRbFFtsW7xb7FgUXChdyAPIAtAJhAHIAAKBlKQA\
CZ2xyc8YVyhXOFdAV5yFlcgCgICDlIXRoAKA4IfIA9QxoAHagECAAoKMiawHZFd4VYSJyb3cAAKAPKWEA4wBfAgABYXnkFecV8iFvbg9hNGQAoUYhYW/tFfQVAAFnciEC8RVyAACgyiF0InNlcQAAoHcqgAFnbG0\
A/xUCFgUWO4CwALBAdABhALRjcCJ0eXYAAKCxKQABaXIOFhIW8yFodACgfykA4DXYId1hAHIAAAFschsWHRYAoMMhAKDCIYACYWVnc3YAKBauAjYWOhY+Fm0AAKHEIm9zLhY0Fm4AZABzoMQi9SFpdACgZiZhIm1\
tYQDdY2kAbgAAoPIiAKH3AGlvQxZRFmQAZQAAgfcAO29KFksW90BuI3RpbWVzAACgxyJuAPgAUBZjAHkAUmRjAG8CXhYAAAAAYhZyAG4AAKAeI28AcAAAoA0jgAJscHR1dwBuFnEWdRaSFp4W7CFhciRgZgAA4DX\
YVd0AotkCZW1wc30WhBaJFo0WcQBkoFAibwB0AACgUSJpIm51cwAAoDgi7CF1cwCgFCLxInVhcmUAoKEiYgBsAGUAYgBhAHIAdwBlAGQAZwDlANcAbgCAAWFkaAClFqoWtBZyAHIAbwD3APUMbwB3AG4AYQByAHI\
AbwB3APMA8xVhI3Jwb29uAAABbHK8FsAWZQBmAPQAHBZpAGcAaAD0AB4WYgHJFs8WawBhAHIAbwD3AJILbwLUFgAAAADYFnIAbgAAoB8jbwBwAACgDCOAAWNvdADhFukW7BYAAXJ55RboFgDgNdi53FVkbAAAoPY\
p8iFvaxFhAAFkcvMW9xZvAHQAAKDxImkA5qC/JVsSAAFhaP8WAhdyAPIANQNhAPIA1wvhIm5nbGUAoKYpAAFjaQ4XEBd5AF9k5yJyYXJyAKD/JwAJRGFjZGVmZ2xtbm9wcXJzdHV4MRc4F0YXWxcyBF4XaRd5F40\
XrBe0F78X2RcVGCEYLRg1GEAYAAFEbzUXgRZvAPQA+BUAAWNzPBdCF3UAdABlADuA6QDpQPQhZXIAoG4qAAJhaW95TRdQF1YXWhfyIW9uG2FyAGOgViI7gOoA6kDsIW9uAKBVIk1kbwB0ABdhAAFEcmIXZhdvAHQ\
AAKBSIgDgNdgi3XKhmipuF3QXYQB2AGUAO4DoAOhAZKCWKm8AdAAAoJgqgKGZKmlscwCAF4UXhxfuInRlcnMAoOcjAKATIWSglSpvAHQAAKCXKoABYXBzAJMXlheiF2MAcgATYXQAeQBzogUinxcAAAAAoRdlAHQ\
AAKAFInAAMaADIDMBqRerFwCgBCAAoAUgAAFnc7AXsRdLYXAAAKACIAABZ3C4F7sXbwBuABlhZgAA4DXYVt2AAWFscwDFF8sXzxdyAHOg1SJsAACg4yl1AHMAAKBxKmkAAKG1A2x21RfYF28AbgC1Y/VjAAJjc3V\
24BfoF/0XEBgAAWlv5BdWF3IAYwAAoFYiaQLuFwAAAADwF+0ADQThIW50AAFnbPUX+Rd0AHIAAKCWKuUhc3MAoJUqgAFhZWkAAxgGGAoYbABzAD1gcwB0AACgXyJ2AESgYSJEAACgeCrwImFyc2wAoOUpAAFEYRk\
YHRhvAHQAAKBTInIAcgAAoHEpgAFjZGkAJxgqGO0XcgAAoC8hbwD0AIwCAAFhaDEYMhi3YzuA8ADwQAABbXI5GD0YbAA7gOsA60BvAACgrCCAAWNpcABGGEgYSxhsACFgcwD0ACwEAAFlb08YVxhjAHQAYQB0AGk\
AbwDuABoEbgBlAG4AdABpAGEAbADlADME4Ql1GAAAgRgAAIMYiBgAAAAAoRilGAAAqhgAALsYvhjRGAAA1xgnGWwAbABpAG4AZwBkAG8AdABzAGUA8QBlF3kARGRtImFsZQAAoEAmgAFpbHIAjRiRGJ0Y7CFpZwC\
gA/tpApcYAAAAAJoYZwAAoAD7aQBnAACgBPsA4DXYI93sIWlnAKAB++whaWcA4GYAagCAAWFsdACvGLIYthh0AACgbSZpAGcAAKAC+24AcwAAoLElbwBmAJJh8AHCGAAAxhhmAADgNdhX3QABYWvJGMwYbADsAGs\
EdqDUIgCg2SphI3J0aW50AACgDSoAAWFv2hgiGQABY3PeGB8ZsQPnGP0YBRkSGRUZAAAdGbID7xjyGPQY9xj5GAAA+xg7gL0AvUAAoFMhO4C8ALxAAKBVIQCgWSEAoFshswEBGQAAAxkAoFQhAKBWIbQCCxkOGQA\
AAAAQGTuAvgC+QACgVyEAoFwhNQAAoFghtgEZGQAAGxkAoFohAKBdITgAAKBeIWwAAKBEIHcAbgAAoCIjYwByAADgNdi73IAIRWFiY2RlZmdpamxub3JzdHYARhlKGVoZXhlmGWkZkhmWGZkZnRmgGa0ZxhnLGc8\
Z4BkjGmygZyIAoIwqgAFjbXAAUBlTGVgZ9SF0ZfVhbQBhAOSgswM6FgCghipyImV2ZQAfYQABaXliGWUZcgBjAB1hM2RvAHQAIWGAoWUibHFzAMYEcBl6GfGhZSLOBAAAdhlsAGEAbgD0AN8EgKF+KmNkbACBGYQ\
ZjBljAACgqSpvAHQAb6CAKmyggioAoIQqZeDbIgD+cwAAoJQqcgAA4DXYJN3noGsirATtIWVsAKA3IWMAeQBTZIChdyJFYWoApxmpGasZAKCSKgCgpSoAoKQqAAJFYWVztBm2Gb0ZwhkAoGkicABwoIoq8iFveAC\
giipxoIgq8aCIKrUZaQBtAACg5yJwAGYAAOA12FjdYQB2AOUAYwIAAWNp0xnWGXIAAKAKIW0AAKFzImVs3BneGQCgjioAoJAqAIM+ADtjZGxxco0E6xn0GfgZ/BkBGgABY2nvGfEZAKCnKnIAAKB6Km8AdAAAoNc\
i0CFhcgCglSl1ImVzdAAAoHwqgAJhZGVscwAKGvQZFhrVBCAa8AEPGgAAFBpwAHIAbwD4AFkZcgAAoHgpcQAAAWxxxAQbGmwAZQBzAPMASRlpAO0A5AQAAWVuJxouGnIjdG5lcXEAAOBpIgD+xQAsGgAFQWFiY2V\
ma29zeUAaQxpmGmoabRqDGocalhrCGtMacgDyAMwCAAJpbG1yShpOGlAaVBpyAHMA8ABxD2YAvWBpAGwA9AASBQABZHJYGlsaYwB5AEpkAKGUIWN3YBpkGmkAcgAAoEgpAKCtIWEAcgAAoA8h6SFyYyVhgAFhbHI\
Acxp7Gn8a8iF0c3WgZSZpAHQAAKBlJuwhaXAAoCYg4yFvbgCguSJyAADgNdgl3XMAAAFld4wakRphInJvdwAAoCUpYSJyb3cAAKAmKYACYW1vcHIAnxqjGqcauhq+GnIAcgAAoP8h9CFodACgOyJrAAABbHKsGrM\
aZSRmdGFycm93AACgqSHpJGdodGFycm93AKCqIWYAAOA12Fnd4iFhcgCgFSCAAWNsdADIGswa0BpyAADgNdi93GEAcwDoAGka8iFvaydhAAFicNca2xr1IWxsAKBDIOghZW4AoBAg4Qr2GgAA/RoAAAgbExsaGwA\
AIRs7GwAAAAA+G2IbmRuVG6sbAACyG80b0htjAHUAdABlADuA7QDtQAChYyBpeQEbBhtyAGMAO4DuAO5AOGQAAWN4CxsNG3kANWRjAGwAO4ChAKFAAAFmcssCFhsA4DXYJt1yAGEAdgBlADuA7ADsQIChSCFpbm8\
AJxsyGzYbAAFpbisbLxtuAHQAAKAMKnQAAKAtIuYhaW4AoNwpdABhAACgKSHsIWlnM2GAAWFvcABDG1sbXhuAAWNndABJG0sbWRtyACthgAFlbHAAcQVRG1UbaQBuAOUAyAVhAHIA9AByBWgAMWFmAACgtyJlAGQ\
AtWEAoggiY2ZvdGkbbRt1G3kb4SFyZQCgBSFpAG4AdKAeImkAZQAAoN0pZABvAPQAWxsAoisiY2VscIEbhRuPG5QbYQBsAACguiIAAWdyiRuNG2UAcgDzACMQ4wCCG2EicmhrAACgFyryIW9kAKA8KgACY2dwdJ8\
boRukG6gbeQBRZG8AbgAvYWYAAOA12FrdYQC5Y3UAZQBzAHQAO4C/AL9AAAFjabUbuRtyAADgNdi+3G4AAKIIIkVkc3bCG8QbyBvQAwCg+SJvAHQAAKD1Inag9CIAoPMiaaBiIOwhZGUpYesB1hsAANkbYwB5AFZ\
kbAA7gO8A70AAA2NmbW9zdeYb7hvyG/Ub+hsFHAABaXnqG+0bcgBjADVhOWRyAADgNdgn3eEhdGg3YnAAZgAA4DXYW93jAf8bAAADHHIAAOA12L/c8iFjeVhk6yFjeVRkAARhY2ZnaGpvcxUcGhwiHCYcKhwtHDA\
cNRzwIXBhdqC6A/BjAAFleR4cIRzkIWlsN2E6ZHIAAOA12CjdciJlZW4AOGFjAHkARWRjAHkAXGRwAGYAAOA12FzdYwByAADgNdjA3IALQUJFSGFiY2RlZmdoamxtbm9wcnN0dXYAXhxtHHEcdRx5HN8cBx0dHTw\
d3B3tHfEdAR4EHh0eLB5FHrwewx7hHgkfPR9LH4ABYXJ0AGQcZxxpHHIA8gBvB/IAxQLhIWlsAKAbKeEhcnIAoA4pZ6BmIgCgiyphAHIAAKBiKWMJjRwAAJAcAACVHAAAAAAAAAAAAACZHJwcAACmHKgcrRwAANI\
c9SF0ZTph7SJwdHl2AKC0KXIAYQDuAFoG4iFkYbtjZwAAoegnZGyhHKMcAKCRKeUAiwYAoIUqdQBvADuAqwCrQHIAgKOQIWJmaGxwc3QAuhy/HMIcxBzHHMoczhxmoOQhcwAAoB8pcwAAoB0p6wCyGnAAAKCrIWw\
AAKA5KWkAbQAAoHMpbAAAoKIhAKGrKmFl1hzaHGkAbAAAoBkpc6CtKgDgrSoA/oABYWJyAOUc6RztHHIAcgAAoAwpcgBrAACgcicAAWFr8Rz4HGMAAAFla/Yc9xx7YFtgAAFlc/wc/hwAoIspbAAAAWR1Ax0FHQC\
gjykAoI0pAAJhZXV5Dh0RHRodHB3yIW9uPmEAAWRpFR0YHWkAbAA8YewAowbiAPccO2QAAmNxcnMkHScdLB05HWEAAKA2KXUAbwDyoBwgqhEAAWR1MB00HeghYXIAoGcpcyJoYXIAAKBLKWgAAKCyIQCiZCJmZ3F\
zRB1FB5Qdnh10AIACYWhscnQATh1WHWUdbB2NHXIicm93AHSgkCFhAOkAzxxhI3Jwb29uAAABZHVeHWId7yF3bgCgvSFwAACgvCHlJGZ0YXJyb3dzAKDHIWkiZ2h0AIABYWhzAHUdex2DHXIicm93APOglCGdBmE\
AcgBwAG8AbwBuAPMAzgtxAHUAaQBnAGEAcgByAG8A9wBlGugkcmVldGltZXMAoMsi8aFkIk0HAACaHWwAYQBuAPQAXgcAon0qY2Rnc6YdqR2xHbcdYwAAoKgqbwB0AG+gfypyoIEqAKCDKmXg2iIA/nMAAKCTKoA\
CYWRlZ3MAwB3GHcod1h3ZHXAAcAByAG8A+ACmHG8AdAAAoNYicQAAAWdxzx3SHXQA8gBGB2cAdADyAHQcdADyAFMHaQDtAGMHgAFpbHIA4h3mHeod8yFodACgfClvAG8A8gDKBgDgNdgp3UWgdiIAoJEqYQH1Hf4\
dcgAAAWR1YB35HWygvCEAoGopbABrAACghCVjAHkAWWQAomoiYWNodAweDx4VHhkecgDyAGsdbwByAG4AZQDyAGAW4SFyZACgaylyAGkAAKD6JQABaW8hHiQe5CFvdEBh9SFzdGGgsCPjIWhlAKCwIwACRWFlczM\
eNR48HkEeAKBoInAAcKCJKvIhb3gAoIkqcaCHKvGghyo0HmkAbQAAoOYiAARhYm5vcHR3elIeXB5fHoUelh6mHqsetB4AAW5yVh5ZHmcAAKDsJ3IAAKD9IXIA6wCwBmcAgAFsbXIAZh52Hnse5SFmdAABYXKIB2w\
eaQBnAGgAdABhAHIAcgBvAPcAkwfhInBzdG8AoPwnaQBnAGgAdABhAHIAcgBvAPcAmgdwI2Fycm93AAABbHKNHpEeZQBmAPQAxhxpImdodAAAoKwhgAFhZmwAnB6fHqIecgAAoIUpAOA12F3ddQBzAACgLSppIm1\
lcwAAoDQqYQGvHrMecwB0AACgFyLhAIoOZaHKJbkeRhLuIWdlAKDKJWEAcgBsoCgAdAAAoJMpgAJhY2htdADMHs8e1R7bHt0ecgDyAJ0GbwByAG4AZQDyANYWYQByAGSgyyEAoG0pAKAOIHIAaQAAoL8iAANhY2h\
pcXTrHu8e1QfzHv0eBh/xIXVvAKA5IHIAAOA12MHcbQDloXIi+h4AAPweAKCNKgCgjyoAAWJ19xwBH28AcqAYIACgGiDyIW9rQmEAhDwAO2NkaGlscXJCBhcfxh0gHyQfKB8sHzEfAAFjaRsfHR8AoKYqcgAAoHk\
qcgBlAOUAkx3tIWVzAKDJIuEhcnIAoHYpdSJlc3QAAKB7KgABUGk1HzkfYQByAACglillocMlAgdfEnIAAAFkdUIfRx9zImhhcgAAoEop6CFhcgCgZikAAWVuTx9WH3IjdG5lcXEAAOBoIgD+xQBUHwAHRGFjZGV\
maGlsbm9wc3VuH3Ifoh+rH68ftx+7H74f5h/uH/MfBwj/HwsgxCFvdACgOiIAAmNscHJ5H30fiR+eH3IAO4CvAK9AAAFldIEfgx8AoEImZaAgJ3MAZQAAoCAnc6CmIXQAbwCAoaYhZGx1AJQfmB+cH28AdwDuAHk\
DZQBmAPQA6gbwAOkO6yFlcgCgriUAAW95ph+qH+0hbWEAoCkqPGThIXNoAKAUIOElc3VyZWRhbmdsZQCgISJyAADgNdgq3W8AAKAnIYABY2RuAMQfyR/bH3IAbwA7gLUAtUBhoiMi0B8AANMf1x9zAPQAKxFpAHI\
AAKDwKm8AdAA7gLcAt0B1AHMA4qESIh4TAADjH3WgOCIAoCoqYwHqH+0fcAAAoNsq8gB+GnAAbAB1APMACAgAAWRw9x/7H+UhbHMAoKciZgAA4DXYXt0AAWN0AyAHIHIAAOA12MLc8CFvcwCgPiJsobwDECAVIPQ\
iaW1hcACguCJhAPAAEyAADEdMUlZhYmNkZWZnaGlqbG1vcHJzdHV2dzwgRyBmIG0geSCqILgg2iDeIBEhFSEyIUMhTSFQIZwhnyHSIQAiIyKLIrEivyIUIwABZ3RAIEMgAODZIjgD9uBrItIgBwmAAWVsdABNIF8\
gYiBmAHQAAAFhclMgWCByInJvdwAAoM0h6SRnaHRhcnJvdwCgziEA4NgiOAP24Goi0iBfCekkZ2h0YXJyb3cAoM8hAAFEZHEgdSDhIXNoAKCvIuEhc2gAoK4igAJiY25wdACCIIYgiSCNIKIgbABhAACgByL1IXR\
lRGFnAADgICLSIACiSSJFaW9wlSCYIJwgniAA4HAqOANkAADgSyI4A3MASWFyAG8A+AAyCnUAcgBhoG4mbADzoG4mmwjzAa8gAACzIHAAO4CgAKBAbQBwAOXgTiI4AyoJgAJhZW91eQDBIMogzSDWINkg8AHGIAA\
AyCAAoEMqbwBuAEhh5CFpbEZhbgBnAGSgRyJvAHQAAOBtKjgDcAAAoEIqPWThIXNoAKATIACjYCJBYWRxc3jpIO0g+SD+IAIhDCFyAHIAAKDXIXIAAAFocvIg9SBrAACgJClvoJch9wAGD28AdAAA4FAiOAN1AGk\
A9gC7CAABZWkGIQohYQByAACgKCntAN8I6SFzdPOgBCLlCHIAAOA12CvdAAJFZXN0/wgcISshLiHxoXEiIiEAABMJ8aFxIgAJAAAnIWwAYQBuAPQAEwlpAO0AGQlyoG8iAKBvIoABQWFwADghOyE/IXIA8gBeIHI\
AcgAAoK4hYQByAACg8ipzogsiSiEAAAAAxwtkoPwiAKD6ImMAeQBaZIADQUVhZGVzdABcIV8hYiFmIWkhkyGWIXIA8gBXIADgZiI4A3IAcgAAoJohcgAAoCUggKFwImZxcwBwIYQhjiF0AAABYXJ1IXohcgByAG8\
A9wBlIWkAZwBoAHQAYQByAHIAbwD3AD4h8aFwImAhAACKIWwAYQBuAPQAZwlz4H0qOAMAoG4iaQDtAG0JcqBuImkA5aDqIkUJaQDkADoKAAFwdKMhpyFmAADgNdhf3YCBrAA7aW4AriGvIcchrEBuAIChCSJFZHY\
AtyG6Ib8hAOD5IjgDbwB0AADg9SI4A+EB1gjEIcYhAKD3IgCg9iJpAHagDCLhAagJzyHRIQCg/iIAoP0igAFhb3IA2CHsIfEhcgCAoSYiYXN0AOAh5SHpIWwAbABlAOwAywhsAADg/SrlIADgAiI4A2wiaW50AAC\
gFCrjoYAi9yEAAPohdQDlAJsJY+CvKjgDZaCAIvEAkwkAAkFhaXQHIgoiFyIeInIA8gBsIHIAcgAAoZshY3cRIhQiAOAzKTgDAOCdITgDZyRodGFycm93AACgmyFyAGkA5aDrIr4JgANjaGltcHF1AC8iPCJHIpw\
hTSJQIloigKGBImNlcgA2Iv0JOSJ1AOUABgoA4DXYw9zvIXJ0bQKdIQAAAABEImEAcgDhAOEhbQBloEEi8aBEIiYKYQDyAMsIcwB1AAABYnBWIlgi5QDUCeUA3wmAAWJjcABgInMieCKAoYQiRWVzAGci7glqIgD\
gxSo4A2UAdABl4IIi0iBxAPGgiCJoImMAZaCBIvEA/gmAoYUiRWVzAH8iFgqCIgDgxio4A2UAdABl4IMi0iBxAPGgiSKAIgACZ2lscpIilCKaIpwi7AAMCWwAZABlADuA8QDxQOcAWwlpI2FuZ2xlAAABbHKkIqo\
i5SFmdGWg6iLxAEUJaSJnaHQAZaDrIvEAvgltoL0DAKEjAGVzuCK8InIAbwAAoBYhcAAAoAcggARESGFkZ2lscnMAziLSItYi2iLeIugi7SICIw8j4SFzaACgrSLhIXJyAKAEKXAAAOBNItIg4SFzaACgrCIAAWV\
04iLlIgDgZSLSIADgPgDSIG4iZmluAACg3imAAUFldADzIvci+iJyAHIAAKACKQDgZCLSIHLgPADSIGkAZQAA4LQi0iAAAUF0BiMKI3IAcgAAoAMp8iFpZQDgtSLSIGkAbQAA4Dwi0iCAAUFhbgAaIx4jKiNyAHI\
AAKDWIXIAAAFociMjJiNrAACgIylvoJYh9wD/DuUhYXIAoCcpUxJqFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVCMAAF4jaSN/I4IjjSOeI8AUAAAAAKYjwCMAANoj3yMAAO8jHiQvJD8kRCQAAWNzVyNsFHU\
AdABlADuA8wDzQAABaXlhI2cjcgBjoJoiO4D0APRAPmSAAmFiaW9zAHEjdCN3I3EBeiNzAOgAdhTsIWFjUWF2AACgOCrvIWxkAKC8KewhaWdTYQABY3KFI4kjaQByAACgvykA4DXYLN1vA5QjAAAAAJYjAACcI24\
A22JhAHYAZQA7gPIA8kAAoMEpAAFibaEjjAphAHIAAKC1KQACYWNpdKwjryO6I70jcgDyAFkUAAFpcrMjtiNyAACgvinvIXNzAKC7KW4A5QDZCgCgwCmAAWFlaQDFI8gjyyNjAHIATWFnAGEAyWOAAWNkbgDRI9Q\
j1iPyIW9uv2MAoLYpdQDzAHgBcABmAADgNdhg3YABYWVsAOQj5yPrI3IAAKC3KXIAcAAAoLkpdQDzAHwBAKMoImFkaW9zdvkj/CMPJBMkFiQbJHIA8gBeFIChXSplZm0AAyQJJAwkcgBvoDQhZgAAoDQhO4CqAKp\
AO4C6ALpA5yFvZgCgtiJyAACgVipsIm9wZQAAoFcqAKBbKoABY2xvACMkJSQrJPIACCRhAHMAaAA7gPgA+EBsAACgmCJpAGwBMyQ4JGQAZQA7gPUA9UBlAHMAYaCXInMAAKA2Km0AbAA7gPYA9kDiIWFyAKA9I+E\
KXiQAAHokAAB8JJQkAACYJKkkAAAAALUkEQsAAPAkAAAAAAQleiUAAIMlcgCAoSUiYXN0AGUkbyQBCwCBtgA7bGokayS2QGwAZQDsABgDaQJ1JAAAAAB4JG0AAKDzKgCg/Sp5AD9kcgCAAmNpbXB0AIUkiCSLJJk\
SjyRuAHQAJWBvAGQALmBpAGwAAKAwIOUhbmsAoDEgcgAA4DXYLd2AAWltbwCdJKAkpCR2oMYD1WNtAGEA9AD+B24AZQAAoA4m9KHAA64kAAC0JGMjaGZvcmsAAKDUItZjAAFhdbgkxCRuAAABY2u9JMIkawBooA8\
hAKAOIfYAaRpzAACkKwBhYmNkZW1zdNMkIRPXJNsk4STjJOck6yTjIWlyAKAjKmkAcgAAoCIqAAFvdYsW3yQAoCUqAKByKm4AO4CxALFAaQBtAACgJip3AG8AAKAnKoABaXB1APUk+iT+JO4idGludACgFSpmAAD\
gNdhh3W4AZAA7gKMAo0CApHoiRWFjZWlub3N1ABMlFSUYJRslTCVRJVklSSV1JQCgsypwAACgtyp1AOUAPwtjoK8qgKJ6ImFjZW5zACclLSU0JTYlSSVwAHAAcgBvAPgAFyV1AHIAbAB5AGUA8QA/C/EAOAuAAWF\
lcwA8JUElRSXwInByb3gAoLkqcQBxAACgtSppAG0AAKDoImkA7QBEC20AZQDzoDIgIguAAUVhcwBDJVclRSXwAEAlgAFkZnAATwtfJXElgAFhbHMAZSVpJW0l7CFhcgCgLiPpIW5lAKASI/UhcmYAoBMjdKAdIu8\
AWQvyIWVsAKCwIgABY2l9JYElcgAA4DXYxdzIY24iY3NwAACgCCAAA2Zpb3BzdZElKxuVJZolnyWkJXIAAOA12C7dcABmAADgNdhi3XIiaW1lAACgVyBjAHIAAOA12MbcgAFhZW8AqiW6JcAldAAAAWVpryW2JXI\
AbgBpAG8AbgDzABkFbgB0AACgFipzAHQAZaA/APEACRj0AG0LgApBQkhhYmNkZWZoaWxtbm9wcnN0dXgA4yXyJfYl+iVpJpAmpia9JtUm5ib4JlonaCdxJ3UnnietJ7EnyCfiJ+cngAFhcnQA6SXsJe4lcgDyAJk\
M8gD6AuEhaWwAoBwpYQByAPIA3BVhAHIAAKBkKYADY2RlbnFydAAGJhAmEyYYJiYmKyZaJgABZXUKJg0mAOA9IjEDdABlAFVhaQDjACAN7SJwdHl2AKCzKWcAgKHpJ2RlbAAgJiImJCYAoJIpAKClKeUA9wt1AG8\
AO4C7ALtAcgAApZIhYWJjZmhscHN0dz0mQCZFJkcmSiZMJk4mUSZVJlgmcAAAoHUpZqDlIXMAAKAgKQCgMylzAACgHinrALka8ACVHmwAAKBFKWkAbQAAoHQpbAAAoKMhAKCdIQABYWleJmImaQBsAACgGilvAG6\
gNiJhAGwA8wB2C4ABYWJyAG8mciZ2JnIA8gAvEnIAawAAoHMnAAFha3omgSZjAAABZWt/JoAmfWBdYAABZXOFJocmAKCMKWwAAAFkdYwmjiYAoI4pAKCQKQACYWV1eZcmmiajJqUm8iFvbllhAAFkaZ4moSZpAGw\
AV2HsAA8M4gCAJkBkAAJjbHFzrSawJrUmuiZhAACgNylkImhhcgAAoGkpdQBvAPKgHSCjAWgAAKCzIYABYWNnAMMm0iaUC2wAgKEcIWlwcwDLJs4migxuAOUAoAxhAHIA9ADaC3QAAKCtJYABaWxyANsm3ybjJvM\
haHQAoH0pbwBvAPIANgwA4DXYL90AAWFv6ib1JnIAAAFkde8m8SYAoMEhbKDAIQCgbCl2oMED8WOAAWducwD+Jk4nUCdoAHQAAANhaGxyc3QKJxInISc1Jz0nRydyInJvdwB0oJIhYQDpAFYmYSNycG9vbgAAAWR\
1GiceJ28AdwDuAPAmcAAAoMAh5SFmdAABYWgnJy0ncgByAG8AdwDzAAkMYQByAHAAbwBvAG4A8wATBGklZ2h0YXJyb3dzAACgySFxAHUAaQBnAGEAcgByAG8A9wBZJugkcmVldGltZXMAoMwiZwDaYmkAbgBnAGQ\
AbwB0AHMAZQDxABwYgAFhaG0AYCdjJ2YncgDyAAkMYQDyABMEAKAPIG8idXN0AGGgsSPjIWhlAKCxI+0haWQAoO4qAAJhYnB0fCeGJ4knmScAAW5ygCeDJ2cAAKDtJ3IAAKD+IXIA6wAcDIABYWZsAI8nkieVJ3I\
AAKCGKQDgNdhj3XUAcwAAoC4qaSJtZXMAAKA1KgABYXCiJ6gncgBnoCkAdAAAoJQp7yJsaW50AKASKmEAcgDyADwnAAJhY2hxuCe8J6EMwCfxIXVvAKA6IHIAAOA12MfcAAFidYAmxCdvAPKgGSCoAYABaGlyAM4\
n0ifWJ3IAZQDlAE0n7SFlcwCgyiJpAIChuSVlZmwAXAxjEt4n9CFyaQCgzinsInVoYXIAoGgpAKAeIWENBSgJKA0oSyhVKIYoAACLKLAoAAAAAOMo5ygAABApJCkxKW0pcSmHKaYpAACYKgAAAACxKmMidXRlAFt\
hcQB1AO8ABR+ApHsiRWFjZWlucHN5ABwoHignKCooLygyKEEoRihJKACgtCrwASMoAAAlKACguCpvAG4AYWF1AOUAgw1koLAqaQBsAF9hcgBjAF1hgAFFYXMAOCg6KD0oAKC2KnAAAKC6KmkAbQAAoOki7yJsaW5\
0AKATKmkA7QCIDUFkbwB0AGKixSKRFgAAAABTKACgZiqAA0FhY21zdHgAYChkKG8ocyh1KHkogihyAHIAAKDYIXIAAAFocmkoayjrAJAab6CYIfcAzAd0ADuApwCnQGkAO2D3IWFyAKApKW0AAAFpbn4ozQBuAHU\
A8wDOAHQAAKA2J3IA7+A12DDdIxkAAmFjb3mRKJUonSisKHIAcAAAoG8mAAFoeZkonChjAHkASWRIZHIAdABtAqUoAAAAAKgoaQDkAFsPYQByAGEA7ABsJDuArQCtQAABZ22zKLsobQBhAAChwwNmdroouijCY4C\
jPCJkZWdsbnByAMgozCjPKNMo1yjaKN4obwB0AACgairxoEMiCw5FoJ4qAKCgKkWgnSoAoJ8qZQAAoEYi7CF1cwCgJCrhIXJyAKByKWEAcgDyAPwMAAJhZWl07Sj8KAEpCCkAAWxz8Sj4KGwAcwBlAHQAbQDpAH8\
oaABwAACgMyrwImFyc2wAoOQpAAFkbFoPBSllAACgIyNloKoqc6CsKgDgrCoA/oABZmxwABUpGCkfKfQhY3lMZGKgLwBhoMQpcgAAoD8jZgAA4DXYZN1hAAABZHIoKRcDZQBzAHWgYCZpAHQAAKBgJoABY3N1ADY\
pRilhKQABYXU6KUApcABzoJMiAOCTIgD+cABzoJQiAOCUIgD+dQAAAWJwSylWKQChjyJlcz4NUCllAHQAZaCPIvEAPw0AoZAiZXNIDVspZQB0AGWgkCLxAEkNAKGhJWFmZilbBHIAZQFrKVwEAKChJWEAcgDyAAM\
NAAJjZW10dyl7KX8pgilyAADgNdjI3HQAbQDuAM4AaQDsAAYpYQByAOYAVw0AAWFyiimOKXIA5qAGJhESAAFhbpIpoylpImdodAAAAWVwmSmgKXAAcwBpAGwAbwDuANkXaADpAKAkcwCvYIACYmNtbnAArin8KY4\
NJSooKgCkgiJFZGVtbnByc7wpvinCKcgpzCnUKdgp3CkAoMUqbwB0AACgvSpkoIYibwB0AACgwyr1IWx0AKDBKgABRWXQKdIpAKDLKgCgiiLsIXVzAKC/KuEhcnIAoHkpgAFlaXUA4inxKfQpdAAAoYIiZW7oKew\
pcQDxoIYivSllAHEA8aCKItEpbQAAoMcqAAFicPgp+ikAoNUqAKDTKmMAgKJ7ImFjZW5zAAcqDSoUKhYqRihwAHAAcgBvAPgAIyh1AHIAbAB5AGUA8QCDDfEAfA2AAWFlcwAcKiIqPShwAHAAcgBvAPgAPChxAPE\
AOShnAACgaiYApoMiMTIzRWRlaGxtbnBzPCo/KkIqRSpHKlIqWCpjKmcqaypzKncqO4C5ALlAO4CyALJAO4CzALNAAKDGKgABb3NLKk4qdAAAoL4qdQBiAACg2CpkoIcibwB0AACgxCpzAAABb3VdKmAqbAAAoMk\
nYgAAoNcq4SFycgCgeyn1IWx0AKDCKgABRWVvKnEqAKDMKgCgiyLsIXVzAKDAKoABZWl1AH0qjCqPKnQAAKGDImVugyqHKnEA8aCHIkYqZQBxAPGgiyJwKm0AAKDIKgABYnCTKpUqAKDUKgCg1iqAAUFhbgCdKqE\
qrCpyAHIAAKDZIXIAAAFocqYqqCrrAJUab6CZIfcAxQf3IWFyAKAqKWwAaQBnADuA3wDfQOELzyrZKtwq6SrsKvEqAAD1KjQrAAAAAAAAAAAAAEwrbCsAAHErvSsAAAAAAADRK3IC1CoAAAAA2CrnIWV0AKAWI8R\
jcgDrAOUKgAFhZXkA4SrkKucq8iFvbmVh5CFpbGNhQmRvAPQAIg5sInJlYwAAoBUjcgAA4DXYMd0AAmVpa2/7KhIrKCsuK/IBACsAAAkrZQAAATRm6g0EK28AcgDlAOsNYQBzorgDECsAAAAAEit5AG0A0WMAAWN\
uFislK2sAAAFhcxsrIStwAHAAcgBvAPgAFw5pAG0AAKA8InMA8AD9DQABYXMsKyEr8AAXDnIAbgA7gP4A/kDsATgrOyswG2QA5QBnAmUAcwCAgdcAO2JkAEMrRCtJK9dAYaCgInIAAKAxKgCgMCqAAWVwcwBRK1M\
raSvhAAkh4qKkIlsrXysAAAAAYytvAHQAAKA2I2kAcgAAoPEqb+A12GXdcgBrAACg2irhAHgociJpbWUAAKA0IIABYWlwAHYreSu3K2QA5QC+DYADYWRlbXBzdACFK6MrmiunK6wrsCuzK24iZ2xlAACitSVkbHF\
ykCuUK5ornCvvIXduAKC/JeUhZnRloMMl8QACBwCgXCJpImdodABloLkl8QBdDG8AdAAAoOwlaSJudXMAAKA6KuwhdXMAoDkqYgAAoM0p6SFtZQCgOyrlInppdW0AoOIjgAFjaHQAwivKK80rAAFyecYrySsA4DX\
YydxGZGMAeQBbZPIhb2tnYQABaW/UK9creAD0ANERaCJlYWQAAAFsct4r5ytlAGYAdABhAHIAcgBvAPcAXQbpJGdodGFycm93AKCgIQAJQUhhYmNkZmdobG1vcHJzdHV3CiwNLBEsHSwnLDEsQCxLLFIsYix6LIQ\
sjyzLLOgs7Sz/LAotcgDyAAkDYQByAACgYykAAWNyFSwbLHUAdABlADuA+gD6QPIACQ1yAOMBIywAACUseQBeZHYAZQBtYQABaXkrLDAscgBjADuA+wD7QENkgAFhYmgANyw6LD0scgDyANEO7CFhY3FhYQDyAOA\
OAAFpckQsSCzzIWh0AKB+KQDgNdgy3XIAYQB2AGUAO4D5APlAYQFWLF8scgAAAWxyWixcLACgvyEAoL4hbABrAACggCUAAWN0Zix2LG8CbCwAAAAAcyxyAG4AZaAcI3IAAKAcI28AcAAAoA8jcgBpAACg+CUAAWF\
sfiyBLGMAcgBrYTuAqACoQAABZ3CILIssbwBuAHNhZgAA4DXYZt0AA2FkaGxzdZksniynLLgsuyzFLHIAcgBvAPcACQ1vAHcAbgBhAHIAcgBvAPcA2A5hI3Jwb29uAAABbHKvLLMsZQBmAPQAWyxpAGcAaAD0AF0\
sdQDzAKYOaQAAocUDaGzBLMIs0mNvAG4AxWPwI2Fycm93cwCgyCGAAWNpdADRLOEs5CxvAtcsAAAAAN4scgBuAGWgHSNyAACgHSNvAHAAAKAOI24AZwBvYXIAaQAAoPklYwByAADgNdjK3IABZGlyAPMs9yz6LG8\
AdAAAoPAi7CFkZWlhaQBmoLUlAKC0JQABYW0DLQYtcgDyAMosbAA7gPwA/EDhIm5nbGUAoKcpgAdBQkRhY2RlZmxub3Byc3oAJy0qLTAtNC2bLZ0toS2/LcMtxy3TLdgt3C3gLfwtcgDyABADYQByAHag6CoAoOk\
qYQBzAOgA/gIAAW5yOC08LechcnQAoJwpgANla25wcnN0AJkpSC1NLVQtXi1iLYItYQBwAHAA4QAaHG8AdABoAGkAbgDnAKEXgAFoaXIAoSmzJFotbwBwAPQAdCVooJUh7wD4JgABaXVmLWotZwBtAOEAuygAAWJ\
wbi14LXMjZXRuZXEAceCKIgD+AODLKgD+cyNldG5lcQBx4IsiAP4A4MwqAP4AAWhyhi2KLWUAdADhABIraSNhbmdsZQAAAWxyki2WLeUhZnQAoLIiaSJnaHQAAKCzInkAMmThIXNoAKCiIoABZWxyAKcttC24LWK\
iKCKuLQAAAACyLWEAcgAAoLsicQAAoFoi7CFpcACg7iIAAWJ0vC1eD2EA8gBfD3IAAOA12DPddAByAOkAlS1zAHUAAAFicM0t0C0A4IIi0iAA4IMi0iBwAGYAAOA12GfdcgBvAPAAWQt0AHIA6QCaLQABY3XkLeg\
tcgAA4DXYy9wAAWJw7C30LW4AAAFFZXUt8S0A4IoiAP5uAAABRWV/LfktAOCLIgD+6SJnemFnAKCaKYADY2Vmb3BycwANLhAuJS4pLiMuLi40LukhcmN1YQABZGkULiEuAAFiZxguHC5hAHIAAKBfKmUAcaAnIgC\
gWSLlIXJwAKAYIXIAAOA12DTdcABmAADgNdho3WWgQCJhAHQA6ABqD2MAcgAA4DXYzNzjCuQRUC4AAFQuAABYLmIuAAAAAGMubS5wLnQuAAAAAIguki4AAJouJxIqEnQAcgDpAB0ScgAA4DXYNd0AAUFhWy5eLnI\
A8gDnAnIA8gCTB75jAAFBYWYuaS5yAPIA4AJyAPIAjAdhAPAAeh5pAHMAAKD7IoABZHB0APgReS6DLgABZmx9LoAuAOA12GnddQDzAP8RaQBtAOUABBIAAUFhiy6OLnIA8gDuAnIA8gCaBwABY3GVLgoScgAA4DX\
YzdwAAXB0nS6hLmwAdQDzACUScgDpACASAARhY2VmaW9zdbEuvC7ELsguzC7PLtQu2S5jAAABdXm2LrsudABlADuA/QD9QE9kAAFpecAuwy5yAGMAd2FLZG4AO4ClAKVAcgAA4DXYNt1jAHkAV2RwAGYAAOA12Gr\
dYwByAADgNdjO3AABY23dLt8ueQBOZGwAO4D/AP9AAAVhY2RlZmhpb3N38y73Lv8uAi8MLxAvEy8YLx0vIi9jInV0ZQB6YQABYXn7Lv4u8iFvbn5hN2RvAHQAfGEAAWV0Bi8KL3QAcgDmAB8QYQC2Y3IAAOA12Df\
dYwB5ADZk5yJyYXJyAKDdIXAAZgAA4DXYa91jAHIAAOA12M/cAAFqbiYvKC8AoA0gagAAoAwg");var xmlDecodeTree=decodeBase64("AAJhZ2xxBwARABMAFQBtAg0AAAAAAA8AcAAmYG8AcwAnYHQAPmB0ADxg9SFvdCJg");var BinTrieFlags2;(function(BinTrieFlags3){BinTrieFlags3[BinTrieFlags3["VALUE_LENGTH"]=49152]="VALUE_LENGTH";BinTrieFlags3[BinTrieFlags3["FLAG13"]=8192]="FLAG13";
BinTrieFlags3[BinTrieFlags3["BRANCH_LENGTH"]=8064]="BRANCH_LENGTH";BinTrieFlags3[BinTrieFlags3["JUMP_TABLE"]=127]="JUMP_TABLE"})(BinTrieFlags2||(BinTrieFlags2={}));var CharCodes2;(function(CharCodes4){CharCodes4[CharCodes4["NUM"]=35]="NUM";CharCodes4[CharCodes4["SEMI"]=59]="SEMI";CharCodes4[CharCodes4["EQUALS"]=61]="EQUALS";
CharCodes4[CharCodes4["ZERO"]=48]="ZERO";CharCodes4[CharCodes4["NINE"]=57]="NINE";CharCodes4[CharCodes4["LOWER_A"]=97]="LOWER_A";CharCodes4[CharCodes4["LOWER_F"]=
102]="LOWER_F";CharCodes4[CharCodes4["LOWER_X"]=120]="LOWER_X";CharCodes4[CharCodes4["LOWER_Z"]=122]="LOWER_Z";CharCodes4[CharCodes4["UPPER_A"]=65]="UPPER_A";CharCodes4[CharCodes4["\
UPPER_F"]=70]="UPPER_F";CharCodes4[CharCodes4["UPPER_Z"]=90]="UPPER_Z"})(CharCodes2||(CharCodes2={}));var TO_LOWER_BIT2=32;function isNumber2(code){return code>=
CharCodes2.ZERO&&code<=CharCodes2.NINE}function isHexadecimalCharacter2(code){return code>=CharCodes2.UPPER_A&&code<=CharCodes2.UPPER_F||code>=CharCodes2.LOWER_A&&
code<=CharCodes2.LOWER_F}function isAsciiAlphaNumeric2(code){return code>=CharCodes2.UPPER_A&&code<=CharCodes2.UPPER_Z||code>=CharCodes2.LOWER_A&&code<=CharCodes2.
LOWER_Z||isNumber2(code)}function isEntityInAttributeInvalidEnd2(code){return code===CharCodes2.EQUALS||isAsciiAlphaNumeric2(code)}var EntityDecoderState2;(function(EntityDecoderState3){
EntityDecoderState3[EntityDecoderState3["EntityStart"]=0]="EntityStart";EntityDecoderState3[EntityDecoderState3["NumericStart"]=1]="NumericStart";EntityDecoderState3[EntityDecoderState3["\
NumericDecimal"]=2]="NumericDecimal";EntityDecoderState3[EntityDecoderState3["NumericHex"]=3]="NumericHex";EntityDecoderState3[EntityDecoderState3["NamedEntity"]=
4]="NamedEntity"})(EntityDecoderState2||(EntityDecoderState2={}));var DecodingMode2;(function(DecodingMode3){DecodingMode3[DecodingMode3["Legacy"]=0]="Legacy";DecodingMode3[DecodingMode3["\
Strict"]=1]="Strict";DecodingMode3[DecodingMode3["Attribute"]=2]="Attribute"})(DecodingMode2||(DecodingMode2={}));var EntityDecoder2=class{constructor(decodeTree,emitCodePoint,errors){
this.decodeTree=decodeTree;this.emitCodePoint=emitCodePoint;this.errors=errors;this.state=EntityDecoderState2.EntityStart;this.consumed=1;this.result=0;this.treeIndex=
0;this.excess=1;this.decodeMode=DecodingMode2.Strict;this.runConsumed=0}startEntity(decodeMode){this.decodeMode=decodeMode;this.state=EntityDecoderState2.EntityStart;
this.result=0;this.treeIndex=0;this.excess=1;this.consumed=1;this.runConsumed=0}write(input,offset){switch(this.state){case EntityDecoderState2.EntityStart:{if(input.
charCodeAt(offset)===CharCodes2.NUM){this.state=EntityDecoderState2.NumericStart;this.consumed+=1;return this.stateNumericStart(input,offset+1)}this.state=EntityDecoderState2.
NamedEntity;return this.stateNamedEntity(input,offset)}case EntityDecoderState2.NumericStart:{return this.stateNumericStart(input,offset)}case EntityDecoderState2.
NumericDecimal:{return this.stateNumericDecimal(input,offset)}case EntityDecoderState2.NumericHex:{return this.stateNumericHex(input,offset)}case EntityDecoderState2.
NamedEntity:{return this.stateNamedEntity(input,offset)}}}stateNumericStart(input,offset){if(offset>=input.length){return-1}if((input.charCodeAt(offset)|TO_LOWER_BIT2)===
CharCodes2.LOWER_X){this.state=EntityDecoderState2.NumericHex;this.consumed+=1;return this.stateNumericHex(input,offset+1)}this.state=EntityDecoderState2.NumericDecimal;
return this.stateNumericDecimal(input,offset)}stateNumericHex(input,offset){while(offset<input.length){const char=input.charCodeAt(offset);if(isNumber2(char)||isHexadecimalCharacter2(
char)){const digit=char<=CharCodes2.NINE?char-CharCodes2.ZERO:(char|TO_LOWER_BIT2)-CharCodes2.LOWER_A+10;this.result=this.result*16+digit;this.consumed++;offset++}else{
return this.emitNumericEntity(char,3)}}return-1}stateNumericDecimal(input,offset){while(offset<input.length){const char=input.charCodeAt(offset);if(isNumber2(char)){
this.result=this.result*10+(char-CharCodes2.ZERO);this.consumed++;offset++}else{return this.emitNumericEntity(char,2)}}return-1}emitNumericEntity(lastCp,expectedLength){
var _a4;if(this.consumed<=expectedLength){(_a4=this.errors)===null||_a4===void 0?void 0:_a4.absenceOfDigitsInNumericCharacterReference(this.consumed);return 0}if(lastCp===
CharCodes2.SEMI){this.consumed+=1}else if(this.decodeMode===DecodingMode2.Strict){return 0}this.emitCodePoint(replaceCodePoint2(this.result),this.consumed);if(this.
errors){if(lastCp!==CharCodes2.SEMI){this.errors.missingSemicolonAfterCharacterReference()}this.errors.validateNumericCharacterReference(this.result)}return this.
consumed}stateNamedEntity(input,offset){const{decodeTree}=this;let current=decodeTree[this.treeIndex];let valueLength=(current&BinTrieFlags2.VALUE_LENGTH)>>14;while(offset<
input.length){if(valueLength===0&&(current&BinTrieFlags2.FLAG13)!==0){const runLength=(current&BinTrieFlags2.BRANCH_LENGTH)>>7;if(this.runConsumed===0){const firstChar=current&
BinTrieFlags2.JUMP_TABLE;if(input.charCodeAt(offset)!==firstChar){return this.result===0?0:this.emitNotTerminatedNamedEntity()}offset++;this.excess++;this.runConsumed++}
while(this.runConsumed<runLength){if(offset>=input.length){return-1}const charIndexInPacked=this.runConsumed-1;const packedWord=decodeTree[this.treeIndex+1+(charIndexInPacked>>
1)];const expectedChar=charIndexInPacked%2===0?packedWord&255:packedWord>>8&255;if(input.charCodeAt(offset)!==expectedChar){this.runConsumed=0;return this.result===
0?0:this.emitNotTerminatedNamedEntity()}offset++;this.excess++;this.runConsumed++}this.runConsumed=0;this.treeIndex+=1+(runLength>>1);current=decodeTree[this.treeIndex];
valueLength=(current&BinTrieFlags2.VALUE_LENGTH)>>14}if(offset>=input.length)break;const char=input.charCodeAt(offset);if(char===CharCodes2.SEMI&&valueLength!==
0&&(current&BinTrieFlags2.FLAG13)!==0){return this.emitNamedEntityData(this.treeIndex,valueLength,this.consumed+this.excess)}this.treeIndex=determineBranch2(decodeTree,
current,this.treeIndex+Math.max(1,valueLength),char);if(this.treeIndex<0){return this.result===0||this.decodeMode===DecodingMode2.Attribute&&(valueLength===0||isEntityInAttributeInvalidEnd2(
char))?0:this.emitNotTerminatedNamedEntity()}current=decodeTree[this.treeIndex];valueLength=(current&BinTrieFlags2.VALUE_LENGTH)>>14;if(valueLength!==0){if(char===
CharCodes2.SEMI){return this.emitNamedEntityData(this.treeIndex,valueLength,this.consumed+this.excess)}if(this.decodeMode!==DecodingMode2.Strict&&(current&BinTrieFlags2.
FLAG13)===0){this.result=this.treeIndex;this.consumed+=this.excess;this.excess=0}}offset++;this.excess++}return-1}emitNotTerminatedNamedEntity(){var _a4;const{result,
decodeTree}=this;const valueLength=(decodeTree[result]&BinTrieFlags2.VALUE_LENGTH)>>14;this.emitNamedEntityData(result,valueLength,this.consumed);(_a4=this.errors)===
null||_a4===void 0?void 0:_a4.missingSemicolonAfterCharacterReference();return this.consumed}emitNamedEntityData(result,valueLength,consumed){const{decodeTree}=this;
this.emitCodePoint(valueLength===1?decodeTree[result]&~(BinTrieFlags2.VALUE_LENGTH|BinTrieFlags2.FLAG13):decodeTree[result+1],consumed);if(valueLength===3){this.
emitCodePoint(decodeTree[result+2],consumed)}return consumed}end(){var _a4;switch(this.state){case EntityDecoderState2.NamedEntity:{return this.result!==0&&(this.
decodeMode!==DecodingMode2.Attribute||this.result===this.treeIndex)?this.emitNotTerminatedNamedEntity():0}case EntityDecoderState2.NumericDecimal:{return this.emitNumericEntity(
0,2)}case EntityDecoderState2.NumericHex:{return this.emitNumericEntity(0,3)}case EntityDecoderState2.NumericStart:{(_a4=this.errors)===null||_a4===void 0?void 0:
_a4.absenceOfDigitsInNumericCharacterReference(this.consumed);return 0}case EntityDecoderState2.EntityStart:{return 0}}}};function determineBranch2(decodeTree,current,nodeIndex,char){const branchCount=(current&BinTrieFlags2.BRANCH_LENGTH)>>7;const jumpOffset=current&BinTrieFlags2.JUMP_TABLE;
if(branchCount===0){return jumpOffset!==0&&char===jumpOffset?nodeIndex:-1}if(jumpOffset){const value=char-jumpOffset;return value<0||value>=branchCount?-1:decodeTree[nodeIndex+
value]-1}const packedKeySlots=branchCount+1>>1;let lo=0;let hi=branchCount-1;while(lo<=hi){const mid=lo+hi>>>1;const slot=mid>>1;const packed=decodeTree[nodeIndex+
slot];const midKey=packed>>(mid&1)*8&255;if(midKey<char){lo=mid+1}else if(midKey>char){hi=mid-1}else{return decodeTree[nodeIndex+packedKeySlots+mid]}}return-1}var CharCodes3;(function(CharCodes4){CharCodes4[CharCodes4["Tab"]=9]="Tab";CharCodes4[CharCodes4["NewLine"]=10]="NewLine";CharCodes4[CharCodes4["FormFeed"]=12]=
"FormFeed";CharCodes4[CharCodes4["CarriageReturn"]=13]="CarriageReturn";CharCodes4[CharCodes4["Space"]=32]="Space";CharCodes4[CharCodes4["ExclamationMark"]=33]=
"ExclamationMark";CharCodes4[CharCodes4["Number"]=35]="Number";CharCodes4[CharCodes4["Amp"]=38]="Amp";CharCodes4[CharCodes4["SingleQuote"]=39]="SingleQuote";CharCodes4[CharCodes4["\
DoubleQuote"]=34]="DoubleQuote";CharCodes4[CharCodes4["Dash"]=45]="Dash";CharCodes4[CharCodes4["Slash"]=47]="Slash";CharCodes4[CharCodes4["Zero"]=48]="Zero";CharCodes4[CharCodes4["\
Nine"]=57]="Nine";CharCodes4[CharCodes4["Semi"]=59]="Semi";CharCodes4[CharCodes4["Lt"]=60]="Lt";CharCodes4[CharCodes4["Eq"]=61]="Eq";CharCodes4[CharCodes4["Gt"]=
62]="Gt";CharCodes4[CharCodes4["Questionmark"]=63]="Questionmark";CharCodes4[CharCodes4["UpperA"]=65]="UpperA";CharCodes4[CharCodes4["LowerA"]=97]="LowerA";CharCodes4[CharCodes4["\
UpperF"]=70]="UpperF";CharCodes4[CharCodes4["LowerF"]=102]="LowerF";CharCodes4[CharCodes4["UpperZ"]=90]="UpperZ";CharCodes4[CharCodes4["LowerZ"]=122]="LowerZ";CharCodes4[CharCodes4["\
LowerX"]=120]="LowerX";CharCodes4[CharCodes4["OpeningSquareBracket"]=91]="OpeningSquareBracket"})(CharCodes3||(CharCodes3={}));var State;(function(State2){State2[State2["\
Text"]=1]="Text";State2[State2["BeforeTagName"]=2]="BeforeTagName";State2[State2["InTagName"]=3]="InTagName";State2[State2["InSelfClosingTag"]=4]="InSelfClosing\
Tag";State2[State2["BeforeClosingTagName"]=5]="BeforeClosingTagName";State2[State2["InClosingTagName"]=6]="InClosingTagName";State2[State2["AfterClosingTagName"]=
7]="AfterClosingTagName";State2[State2["BeforeAttributeName"]=8]="BeforeAttributeName";State2[State2["InAttributeName"]=9]="InAttributeName";State2[State2["Afte\
rAttributeName"]=10]="AfterAttributeName";State2[State2["BeforeAttributeValue"]=11]="BeforeAttributeValue";State2[State2["InAttributeValueDq"]=12]="InAttributeV\
alueDq";State2[State2["InAttributeValueSq"]=13]="InAttributeValueSq";State2[State2["InAttributeValueNq"]=14]="InAttributeValueNq";State2[State2["BeforeDeclarati\
on"]=15]="BeforeDeclaration";State2[State2["InDeclaration"]=16]="InDeclaration";State2[State2["InProcessingInstruction"]=17]="InProcessingInstruction";State2[State2["\
BeforeComment"]=18]="BeforeComment";State2[State2["CDATASequence"]=19]="CDATASequence";State2[State2["InSpecialComment"]=20]="InSpecialComment";State2[State2["I\
nCommentLike"]=21]="InCommentLike";State2[State2["BeforeSpecialS"]=22]="BeforeSpecialS";State2[State2["BeforeSpecialT"]=23]="BeforeSpecialT";State2[State2["Spec\
ialStartSequence"]=24]="SpecialStartSequence";State2[State2["InSpecialTag"]=25]="InSpecialTag";State2[State2["InEntity"]=26]="InEntity"})(State||(State={}));function isWhitespace(c){
return c===CharCodes3.Space||c===CharCodes3.NewLine||c===CharCodes3.Tab||c===CharCodes3.FormFeed||c===CharCodes3.CarriageReturn}function isEndOfTagSection(c){return c===
CharCodes3.Slash||c===CharCodes3.Gt||isWhitespace(c)}function isASCIIAlpha(c){return c>=CharCodes3.LowerA&&c<=CharCodes3.LowerZ||c>=CharCodes3.UpperA&&c<=CharCodes3.
UpperZ}var QuoteType;(function(QuoteType2){QuoteType2[QuoteType2["NoValue"]=0]="NoValue";QuoteType2[QuoteType2["Unquoted"]=1]="Unquoted";QuoteType2[QuoteType2["\
Single"]=2]="Single";QuoteType2[QuoteType2["Double"]=3]="Double"})(QuoteType||(QuoteType={}));var Sequences={Cdata:new Uint8Array([67,68,65,84,65,91]),CdataEnd:new Uint8Array(
[93,93,62]),CommentEnd:new Uint8Array([45,45,62]),ScriptEnd:new Uint8Array([60,47,115,99,114,105,112,116]),StyleEnd:new Uint8Array([60,47,115,116,121,108,101]),
TitleEnd:new Uint8Array([60,47,116,105,116,108,101]),TextareaEnd:new Uint8Array([60,47,116,101,120,116,97,114,101,97]),XmpEnd:new Uint8Array([60,47,120,109,112])};
var Tokenizer=class{constructor({xmlMode=false,decodeEntities=true},cbs){this.cbs=cbs;this.state=State.Text;this.buffer="";this.sectionStart=0;this.index=0;this.
entityStart=0;this.baseState=State.Text;this.isSpecial=false;this.running=true;this.offset=0;this.currentSequence=void 0;this.sequenceIndex=0;this.xmlMode=xmlMode;
this.decodeEntities=decodeEntities;this.entityDecoder=new EntityDecoder2(xmlMode?xmlDecodeTree:htmlDecodeTree,(cp,consumed)=>this.emitCodePoint(cp,consumed))}reset(){
this.state=State.Text;this.buffer="";this.sectionStart=0;this.index=0;this.baseState=State.Text;this.currentSequence=void 0;this.running=true;this.offset=0}write(chunk){
this.offset+=this.buffer.length;this.buffer=chunk;this.parse()}end(){if(this.running)this.finish()}pause(){this.running=false}resume(){this.running=true;if(this.
index<this.buffer.length+this.offset){this.parse()}}stateText(c){if(c===CharCodes3.Lt||!this.decodeEntities&&this.fastForwardTo(CharCodes3.Lt)){if(this.index>this.
sectionStart){this.cbs.ontext(this.sectionStart,this.index)}this.state=State.BeforeTagName;this.sectionStart=this.index}else if(this.decodeEntities&&c===CharCodes3.
Amp){this.startEntity()}}stateSpecialStartSequence(c){const isEnd=this.sequenceIndex===this.currentSequence.length;const isMatch=isEnd?isEndOfTagSection(c):(c|32)===
this.currentSequence[this.sequenceIndex];if(!isMatch){this.isSpecial=false}else if(!isEnd){this.sequenceIndex++;return}this.sequenceIndex=0;this.state=State.InTagName;
this.stateInTagName(c)}stateInSpecialTag(c){if(this.sequenceIndex===this.currentSequence.length){if(c===CharCodes3.Gt||isWhitespace(c)){const endOfText=this.index-
this.currentSequence.length;if(this.sectionStart<endOfText){const actualIndex=this.index;this.index=endOfText;this.cbs.ontext(this.sectionStart,endOfText);this.
index=actualIndex}this.isSpecial=false;this.sectionStart=endOfText+2;this.stateInClosingTagName(c);return}this.sequenceIndex=0}if((c|32)===this.currentSequence[this.
sequenceIndex]){this.sequenceIndex+=1}else if(this.sequenceIndex===0){if(this.currentSequence===Sequences.TitleEnd){if(this.decodeEntities&&c===CharCodes3.Amp){
this.startEntity()}}else if(this.fastForwardTo(CharCodes3.Lt)){this.sequenceIndex=1}}else{this.sequenceIndex=Number(c===CharCodes3.Lt)}}stateCDATASequence(c){if(c===
Sequences.Cdata[this.sequenceIndex]){if(++this.sequenceIndex===Sequences.Cdata.length){this.state=State.InCommentLike;this.currentSequence=Sequences.CdataEnd;this.
sequenceIndex=0;this.sectionStart=this.index+1}}else{this.sequenceIndex=0;this.state=State.InDeclaration;this.stateInDeclaration(c)}}fastForwardTo(c){while(++this.
index<this.buffer.length+this.offset){if(this.buffer.charCodeAt(this.index-this.offset)===c){return true}}this.index=this.buffer.length+this.offset-1;return false}stateInCommentLike(c){
if(c===this.currentSequence[this.sequenceIndex]){if(++this.sequenceIndex===this.currentSequence.length){if(this.currentSequence===Sequences.CdataEnd){this.cbs.oncdata(
this.sectionStart,this.index,2)}else{this.cbs.oncomment(this.sectionStart,this.index,2)}this.sequenceIndex=0;this.sectionStart=this.index+1;this.state=State.Text}}else if(this.
sequenceIndex===0){if(this.fastForwardTo(this.currentSequence[0])){this.sequenceIndex=1}}else if(c!==this.currentSequence[this.sequenceIndex-1]){this.sequenceIndex=
0}}isTagStartChar(c){return this.xmlMode?!isEndOfTagSection(c):isASCIIAlpha(c)}startSpecial(sequence,offset){this.isSpecial=true;this.currentSequence=sequence;this.
sequenceIndex=offset;this.state=State.SpecialStartSequence}stateBeforeTagName(c){if(c===CharCodes3.ExclamationMark){this.state=State.BeforeDeclaration;this.sectionStart=
this.index+1}else if(c===CharCodes3.Questionmark){this.state=State.InProcessingInstruction;this.sectionStart=this.index+1}else if(this.isTagStartChar(c)){const lower=c|
32;this.sectionStart=this.index;if(this.xmlMode){this.state=State.InTagName}else if(lower===Sequences.ScriptEnd[2]){this.state=State.BeforeSpecialS}else if(lower===
Sequences.TitleEnd[2]||lower===Sequences.XmpEnd[2]){this.state=State.BeforeSpecialT}else{this.state=State.InTagName}}else if(c===CharCodes3.Slash){this.state=State.
BeforeClosingTagName}else{this.state=State.Text;this.stateText(c)}}stateInTagName(c){if(isEndOfTagSection(c)){this.cbs.onopentagname(this.sectionStart,this.index);
this.sectionStart=-1;this.state=State.BeforeAttributeName;this.stateBeforeAttributeName(c)}}stateBeforeClosingTagName(c){if(isWhitespace(c)){}else if(c===CharCodes3.
Gt){this.state=State.Text}else{this.state=this.isTagStartChar(c)?State.InClosingTagName:State.InSpecialComment;this.sectionStart=this.index}}stateInClosingTagName(c){
if(c===CharCodes3.Gt||isWhitespace(c)){this.cbs.onclosetag(this.sectionStart,this.index);this.sectionStart=-1;this.state=State.AfterClosingTagName;this.stateAfterClosingTagName(
c)}}stateAfterClosingTagName(c){if(c===CharCodes3.Gt||this.fastForwardTo(CharCodes3.Gt)){this.state=State.Text;this.sectionStart=this.index+1}}stateBeforeAttributeName(c){
if(c===CharCodes3.Gt){this.cbs.onopentagend(this.index);if(this.isSpecial){this.state=State.InSpecialTag;this.sequenceIndex=0}else{this.state=State.Text}this.sectionStart=
this.index+1}else if(c===CharCodes3.Slash){this.state=State.InSelfClosingTag}else if(!isWhitespace(c)){this.state=State.InAttributeName;this.sectionStart=this.index}}stateInSelfClosingTag(c){
if(c===CharCodes3.Gt){this.cbs.onselfclosingtag(this.index);this.state=State.Text;this.sectionStart=this.index+1;this.isSpecial=false}else if(!isWhitespace(c)){
this.state=State.BeforeAttributeName;this.stateBeforeAttributeName(c)}}stateInAttributeName(c){if(c===CharCodes3.Eq||isEndOfTagSection(c)){this.cbs.onattribname(
this.sectionStart,this.index);this.sectionStart=this.index;this.state=State.AfterAttributeName;this.stateAfterAttributeName(c)}}stateAfterAttributeName(c){if(c===
CharCodes3.Eq){this.state=State.BeforeAttributeValue}else if(c===CharCodes3.Slash||c===CharCodes3.Gt){this.cbs.onattribend(QuoteType.NoValue,this.sectionStart);
this.sectionStart=-1;this.state=State.BeforeAttributeName;this.stateBeforeAttributeName(c)}else if(!isWhitespace(c)){this.cbs.onattribend(QuoteType.NoValue,this.
sectionStart);this.state=State.InAttributeName;this.sectionStart=this.index}}stateBeforeAttributeValue(c){if(c===CharCodes3.DoubleQuote){this.state=State.InAttributeValueDq;
this.sectionStart=this.index+1}else if(c===CharCodes3.SingleQuote){this.state=State.InAttributeValueSq;this.sectionStart=this.index+1}else if(!isWhitespace(c)){
this.sectionStart=this.index;this.state=State.InAttributeValueNq;this.stateInAttributeValueNoQuotes(c)}}handleInAttributeValue(c,quote){if(c===quote||!this.decodeEntities&&
this.fastForwardTo(quote)){this.cbs.onattribdata(this.sectionStart,this.index);this.sectionStart=-1;this.cbs.onattribend(quote===CharCodes3.DoubleQuote?QuoteType.
Double:QuoteType.Single,this.index+1);this.state=State.BeforeAttributeName}else if(this.decodeEntities&&c===CharCodes3.Amp){this.startEntity()}}stateInAttributeValueDoubleQuotes(c){
this.handleInAttributeValue(c,CharCodes3.DoubleQuote)}stateInAttributeValueSingleQuotes(c){this.handleInAttributeValue(c,CharCodes3.SingleQuote)}stateInAttributeValueNoQuotes(c){
if(isWhitespace(c)||c===CharCodes3.Gt){this.cbs.onattribdata(this.sectionStart,this.index);this.sectionStart=-1;this.cbs.onattribend(QuoteType.Unquoted,this.index);
this.state=State.BeforeAttributeName;this.stateBeforeAttributeName(c)}else if(this.decodeEntities&&c===CharCodes3.Amp){this.startEntity()}}stateBeforeDeclaration(c){
if(c===CharCodes3.OpeningSquareBracket){this.state=State.CDATASequence;this.sequenceIndex=0}else{this.state=c===CharCodes3.Dash?State.BeforeComment:State.InDeclaration}}stateInDeclaration(c){
if(c===CharCodes3.Gt||this.fastForwardTo(CharCodes3.Gt)){this.cbs.ondeclaration(this.sectionStart,this.index);this.state=State.Text;this.sectionStart=this.index+
1}}stateInProcessingInstruction(c){if(c===CharCodes3.Gt||this.fastForwardTo(CharCodes3.Gt)){this.cbs.onprocessinginstruction(this.sectionStart,this.index);this.
state=State.Text;this.sectionStart=this.index+1}}stateBeforeComment(c){if(c===CharCodes3.Dash){this.state=State.InCommentLike;this.currentSequence=Sequences.CommentEnd;
this.sequenceIndex=2;this.sectionStart=this.index+1}else{this.state=State.InDeclaration}}stateInSpecialComment(c){if(c===CharCodes3.Gt||this.fastForwardTo(CharCodes3.
Gt)){this.cbs.oncomment(this.sectionStart,this.index,0);this.state=State.Text;this.sectionStart=this.index+1}}stateBeforeSpecialS(c){const lower=c|32;if(lower===
Sequences.ScriptEnd[3]){this.startSpecial(Sequences.ScriptEnd,4)}else if(lower===Sequences.StyleEnd[3]){this.startSpecial(Sequences.StyleEnd,4)}else{this.state=
State.InTagName;this.stateInTagName(c)}}stateBeforeSpecialT(c){const lower=c|32;switch(lower){case Sequences.TitleEnd[3]:{this.startSpecial(Sequences.TitleEnd,4);
break}case Sequences.TextareaEnd[3]:{this.startSpecial(Sequences.TextareaEnd,4);break}case Sequences.XmpEnd[3]:{this.startSpecial(Sequences.XmpEnd,4);break}default:{
this.state=State.InTagName;this.stateInTagName(c)}}}startEntity(){this.baseState=this.state;this.state=State.InEntity;this.entityStart=this.index;this.entityDecoder.
startEntity(this.xmlMode?DecodingMode2.Strict:this.baseState===State.Text||this.baseState===State.InSpecialTag?DecodingMode2.Legacy:DecodingMode2.Attribute)}stateInEntity(){
const indexInBuffer=this.index-this.offset;const length=this.entityDecoder.write(this.buffer,indexInBuffer);if(length>=0){this.state=this.baseState;if(length===
0){this.index-=1}}else{if(indexInBuffer<this.buffer.length&&this.buffer.charCodeAt(indexInBuffer)===CharCodes3.Amp){this.state=this.baseState;this.index-=1;return}
this.index=this.offset+this.buffer.length-1}}cleanup(){if(this.running&&this.sectionStart!==this.index){if(this.state===State.Text||this.state===State.InSpecialTag&&
this.sequenceIndex===0){this.cbs.ontext(this.sectionStart,this.index);this.sectionStart=this.index}else if(this.state===State.InAttributeValueDq||this.state===State.
InAttributeValueSq||this.state===State.InAttributeValueNq){this.cbs.onattribdata(this.sectionStart,this.index);this.sectionStart=this.index}}}shouldContinue(){return this.
index<this.buffer.length+this.offset&&this.running}parse(){while(this.shouldContinue()){const c=this.buffer.charCodeAt(this.index-this.offset);switch(this.state){case State.
Text:{this.stateText(c);break}case State.SpecialStartSequence:{this.stateSpecialStartSequence(c);break}case State.InSpecialTag:{this.stateInSpecialTag(c);break}case State.
CDATASequence:{this.stateCDATASequence(c);break}case State.InAttributeValueDq:{this.stateInAttributeValueDoubleQuotes(c);break}case State.InAttributeName:{this.
stateInAttributeName(c);break}case State.InCommentLike:{this.stateInCommentLike(c);break}case State.InSpecialComment:{this.stateInSpecialComment(c);break}case State.
BeforeAttributeName:{this.stateBeforeAttributeName(c);break}case State.InTagName:{this.stateInTagName(c);break}case State.InClosingTagName:{this.stateInClosingTagName(
c);break}case State.BeforeTagName:{this.stateBeforeTagName(c);break}case State.AfterAttributeName:{this.stateAfterAttributeName(c);break}case State.InAttributeValueSq:{
this.stateInAttributeValueSingleQuotes(c);break}case State.BeforeAttributeValue:{this.stateBeforeAttributeValue(c);break}case State.BeforeClosingTagName:{this.stateBeforeClosingTagName(
c);break}case State.AfterClosingTagName:{this.stateAfterClosingTagName(c);break}case State.BeforeSpecialS:{this.stateBeforeSpecialS(c);break}case State.BeforeSpecialT:{
this.stateBeforeSpecialT(c);break}case State.InAttributeValueNq:{this.stateInAttributeValueNoQuotes(c);break}case State.InSelfClosingTag:{this.stateInSelfClosingTag(
c);break}case State.InDeclaration:{this.stateInDeclaration(c);break}case State.BeforeDeclaration:{this.stateBeforeDeclaration(c);break}case State.BeforeComment:{
this.stateBeforeComment(c);break}case State.InProcessingInstruction:{this.stateInProcessingInstruction(c);break}case State.InEntity:{this.stateInEntity();break}}
this.index++}this.cleanup()}finish(){if(this.state===State.InEntity){this.entityDecoder.end();this.state=this.baseState}this.handleTrailingData();this.cbs.onend()}handleTrailingData(){
const endIndex=this.buffer.length+this.offset;if(this.sectionStart>=endIndex){return}if(this.state===State.InCommentLike){if(this.currentSequence===Sequences.CdataEnd){
this.cbs.oncdata(this.sectionStart,endIndex,0)}else{this.cbs.oncomment(this.sectionStart,endIndex,0)}}else if(this.state===State.InTagName||this.state===State.BeforeAttributeName||
this.state===State.BeforeAttributeValue||this.state===State.AfterAttributeName||this.state===State.InAttributeName||this.state===State.InAttributeValueSq||this.
state===State.InAttributeValueDq||this.state===State.InAttributeValueNq||this.state===State.InClosingTagName){}else{this.cbs.ontext(this.sectionStart,endIndex)}}emitCodePoint(cp,consumed){
if(this.baseState!==State.Text&&this.baseState!==State.InSpecialTag){if(this.sectionStart<this.entityStart){this.cbs.onattribdata(this.sectionStart,this.entityStart)}
this.sectionStart=this.entityStart+consumed;this.index=this.sectionStart-1;this.cbs.onattribentity(cp)}else{if(this.sectionStart<this.entityStart){this.cbs.ontext(
this.sectionStart,this.entityStart)}this.sectionStart=this.entityStart+consumed;this.index=this.sectionStart-1;this.cbs.ontextentity(cp,this.sectionStart)}}};var formTags=new Set(["input","option","optgroup","select","button","datalist","textarea"]);var pTag=new Set(["p"]);var tableSectionTags=new Set(["thead","tbody"]);
var ddtTags=new Set(["dd","dt"]);var rtpTags=new Set(["rt","rp"]);var openImpliesClose=new Map([["tr",new Set(["tr","th","td"])],["th",new Set(["th"])],["td",new Set(
["thead","th","td"])],["body",new Set(["head","link","script"])],["li",new Set(["li"])],["p",pTag],["h1",pTag],["h2",pTag],["h3",pTag],["h4",pTag],["h5",pTag],[
"h6",pTag],["select",formTags],["input",formTags],["output",formTags],["button",formTags],["datalist",formTags],["textarea",formTags],["option",new Set(["option"])],
["optgroup",new Set(["optgroup","option"])],["dd",ddtTags],["dt",ddtTags],["address",pTag],["article",pTag],["aside",pTag],["blockquote",pTag],["details",pTag],
["div",pTag],["dl",pTag],["fieldset",pTag],["figcaption",pTag],["figure",pTag],["footer",pTag],["form",pTag],["header",pTag],["hr",pTag],["main",pTag],["nav",pTag],
["ol",pTag],["pre",pTag],["section",pTag],["table",pTag],["ul",pTag],["rt",rtpTags],["rp",rtpTags],["tbody",tableSectionTags],["tfoot",tableSectionTags]]);var voidElements=new Set(
["area","base","basefont","br","col","command","embed","frame","hr","img","input","isindex","keygen","link","meta","param","source","track","wbr"]);var foreignContextElements=new Set(
["math","svg"]);var htmlIntegrationElements=new Set(["mi","mo","mn","ms","mtext","annotation-xml","foreignobject","desc","title"]);var reNameEnd=/\s|\//;var Parser=class{constructor(cbs,options={}){
var _a4,_b,_c,_d,_e,_f;this.options=options;this.startIndex=0;this.endIndex=0;this.openTagStart=0;this.tagname="";this.attribname="";this.attribvalue="";this.attribs=
null;this.stack=[];this.buffers=[];this.bufferOffset=0;this.writeIndex=0;this.ended=false;this.cbs=cbs!==null&&cbs!==void 0?cbs:{};this.htmlMode=!this.options.xmlMode;
this.lowerCaseTagNames=(_a4=options.lowerCaseTags)!==null&&_a4!==void 0?_a4:this.htmlMode;this.lowerCaseAttributeNames=(_b=options.lowerCaseAttributeNames)!==null&&
_b!==void 0?_b:this.htmlMode;this.recognizeSelfClosing=(_c=options.recognizeSelfClosing)!==null&&_c!==void 0?_c:!this.htmlMode;this.tokenizer=new((_d=options.Tokenizer)!==
null&&_d!==void 0?_d:Tokenizer)(this.options,this);this.foreignContext=[!this.htmlMode];(_f=(_e=this.cbs).onparserinit)===null||_f===void 0?void 0:_f.call(_e,this)}ontext(start,endIndex){
var _a4,_b;const data2=this.getSlice(start,endIndex);this.endIndex=endIndex-1;(_b=(_a4=this.cbs).ontext)===null||_b===void 0?void 0:_b.call(_a4,data2);this.startIndex=
endIndex}ontextentity(cp,endIndex){var _a4,_b;this.endIndex=endIndex-1;(_b=(_a4=this.cbs).ontext)===null||_b===void 0?void 0:_b.call(_a4,fromCodePoint2(cp));this.
startIndex=endIndex}isVoidElement(name){return this.htmlMode&&voidElements.has(name)}onopentagname(start,endIndex){this.endIndex=endIndex;let name=this.getSlice(
start,endIndex);if(this.lowerCaseTagNames){name=name.toLowerCase()}this.emitOpenTag(name)}emitOpenTag(name){var _a4,_b,_c,_d;this.openTagStart=this.startIndex;this.
tagname=name;const impliesClose=this.htmlMode&&openImpliesClose.get(name);if(impliesClose){while(this.stack.length>0&&impliesClose.has(this.stack[0])){const element=this.
stack.shift();(_b=(_a4=this.cbs).onclosetag)===null||_b===void 0?void 0:_b.call(_a4,element,true)}}if(!this.isVoidElement(name)){this.stack.unshift(name);if(this.
htmlMode){if(foreignContextElements.has(name)){this.foreignContext.unshift(true)}else if(htmlIntegrationElements.has(name)){this.foreignContext.unshift(false)}}}
(_d=(_c=this.cbs).onopentagname)===null||_d===void 0?void 0:_d.call(_c,name);if(this.cbs.onopentag)this.attribs={}}endOpenTag(isImplied){var _a4,_b;this.startIndex=
this.openTagStart;if(this.attribs){(_b=(_a4=this.cbs).onopentag)===null||_b===void 0?void 0:_b.call(_a4,this.tagname,this.attribs,isImplied);this.attribs=null}if(this.
cbs.onclosetag&&this.isVoidElement(this.tagname)){this.cbs.onclosetag(this.tagname,true)}this.tagname=""}onopentagend(endIndex){this.endIndex=endIndex;this.endOpenTag(
false);this.startIndex=endIndex+1}onclosetag(start,endIndex){var _a4,_b,_c,_d,_e,_f,_g,_h;this.endIndex=endIndex;let name=this.getSlice(start,endIndex);if(this.
lowerCaseTagNames){name=name.toLowerCase()}if(this.htmlMode&&(foreignContextElements.has(name)||htmlIntegrationElements.has(name))){this.foreignContext.shift()}
if(!this.isVoidElement(name)){const pos=this.stack.indexOf(name);if(pos!==-1){for(let index2=0;index2<=pos;index2++){const element=this.stack.shift();(_b=(_a4=this.
cbs).onclosetag)===null||_b===void 0?void 0:_b.call(_a4,element,index2!==pos)}}else if(this.htmlMode&&name==="p"){this.emitOpenTag("p");this.closeCurrentTag(true)}}else if(this.
htmlMode&&name==="br"){(_d=(_c=this.cbs).onopentagname)===null||_d===void 0?void 0:_d.call(_c,"br");(_f=(_e=this.cbs).onopentag)===null||_f===void 0?void 0:_f.call(
_e,"br",{},true);(_h=(_g=this.cbs).onclosetag)===null||_h===void 0?void 0:_h.call(_g,"br",false)}this.startIndex=endIndex+1}onselfclosingtag(endIndex){this.endIndex=
endIndex;if(this.recognizeSelfClosing||this.foreignContext[0]){this.closeCurrentTag(false);this.startIndex=endIndex+1}else{this.onopentagend(endIndex)}}closeCurrentTag(isOpenImplied){
var _a4,_b;const name=this.tagname;this.endOpenTag(isOpenImplied);if(this.stack[0]===name){(_b=(_a4=this.cbs).onclosetag)===null||_b===void 0?void 0:_b.call(_a4,
name,!isOpenImplied);this.stack.shift()}}onattribname(start,endIndex){this.startIndex=start;const name=this.getSlice(start,endIndex);this.attribname=this.lowerCaseAttributeNames?
name.toLowerCase():name}onattribdata(start,endIndex){this.attribvalue+=this.getSlice(start,endIndex)}onattribentity(cp){this.attribvalue+=fromCodePoint2(cp)}onattribend(quote,endIndex){
var _a4,_b;this.endIndex=endIndex;(_b=(_a4=this.cbs).onattribute)===null||_b===void 0?void 0:_b.call(_a4,this.attribname,this.attribvalue,quote===QuoteType.Double?
'"':quote===QuoteType.Single?"'":quote===QuoteType.NoValue?void 0:null);if(this.attribs&&!Object.prototype.hasOwnProperty.call(this.attribs,this.attribname)){this.
attribs[this.attribname]=this.attribvalue}this.attribvalue=""}getInstructionName(value){const index2=value.search(reNameEnd);let name=index2<0?value:value.substr(
0,index2);if(this.lowerCaseTagNames){name=name.toLowerCase()}return name}ondeclaration(start,endIndex){this.endIndex=endIndex;const value=this.getSlice(start,endIndex);
if(this.cbs.onprocessinginstruction){const name=this.getInstructionName(value);this.cbs.onprocessinginstruction(`!${name}`,`!${value}`)}this.startIndex=endIndex+
1}onprocessinginstruction(start,endIndex){this.endIndex=endIndex;const value=this.getSlice(start,endIndex);if(this.cbs.onprocessinginstruction){const name=this.
getInstructionName(value);this.cbs.onprocessinginstruction(`?${name}`,`?${value}`)}this.startIndex=endIndex+1}oncomment(start,endIndex,offset){var _a4,_b,_c,_d;
this.endIndex=endIndex;(_b=(_a4=this.cbs).oncomment)===null||_b===void 0?void 0:_b.call(_a4,this.getSlice(start,endIndex-offset));(_d=(_c=this.cbs).oncommentend)===
null||_d===void 0?void 0:_d.call(_c);this.startIndex=endIndex+1}oncdata(start,endIndex,offset){var _a4,_b,_c,_d,_e,_f,_g,_h,_j,_k;this.endIndex=endIndex;const value=this.
getSlice(start,endIndex-offset);if(!this.htmlMode||this.options.recognizeCDATA){(_b=(_a4=this.cbs).oncdatastart)===null||_b===void 0?void 0:_b.call(_a4);(_d=(_c=
this.cbs).ontext)===null||_d===void 0?void 0:_d.call(_c,value);(_f=(_e=this.cbs).oncdataend)===null||_f===void 0?void 0:_f.call(_e)}else{(_h=(_g=this.cbs).oncomment)===
null||_h===void 0?void 0:_h.call(_g,`[CDATA[${value}]]`);(_k=(_j=this.cbs).oncommentend)===null||_k===void 0?void 0:_k.call(_j)}this.startIndex=endIndex+1}onend(){
var _a4,_b;if(this.cbs.onclosetag){this.endIndex=this.startIndex;for(let index2=0;index2<this.stack.length;index2++){this.cbs.onclosetag(this.stack[index2],true)}}
(_b=(_a4=this.cbs).onend)===null||_b===void 0?void 0:_b.call(_a4)}reset(){var _a4,_b,_c,_d;(_b=(_a4=this.cbs).onreset)===null||_b===void 0?void 0:_b.call(_a4);this.
tokenizer.reset();this.tagname="";this.attribname="";this.attribs=null;this.stack.length=0;this.startIndex=0;this.endIndex=0;(_d=(_c=this.cbs).onparserinit)===null||
_d===void 0?void 0:_d.call(_c,this);this.buffers.length=0;this.foreignContext.length=0;this.foreignContext.unshift(!this.htmlMode);this.bufferOffset=0;this.writeIndex=
0;this.ended=false}parseComplete(data2){this.reset();this.end(data2)}getSlice(start,end2){while(start-this.bufferOffset>=this.buffers[0].length){this.shiftBuffer()}
let slice2=this.buffers[0].slice(start-this.bufferOffset,end2-this.bufferOffset);while(end2-this.bufferOffset>this.buffers[0].length){this.shiftBuffer();slice2+=
this.buffers[0].slice(0,end2-this.bufferOffset)}return slice2}shiftBuffer(){this.bufferOffset+=this.buffers[0].length;this.writeIndex--;this.buffers.shift()}write(chunk){
var _a4,_b;if(this.ended){(_b=(_a4=this.cbs).onerror)===null||_b===void 0?void 0:_b.call(_a4,new Error(".write() after done!"));return}this.buffers.push(chunk);
if(this.tokenizer.running){this.tokenizer.write(chunk);this.writeIndex++}}end(chunk){var _a4,_b;if(this.ended){(_b=(_a4=this.cbs).onerror)===null||_b===void 0?void 0:
_b.call(_a4,new Error(".end() after done!"));return}if(chunk)this.write(chunk);this.ended=true;this.tokenizer.end()}pause(){this.tokenizer.pause()}resume(){this.
tokenizer.resume();while(this.tokenizer.running&&this.writeIndex<this.buffers.length){this.tokenizer.write(this.buffers[this.writeIndex++])}if(this.ended)this.tokenizer.
end()}parseChunk(chunk){this.write(chunk)}done(chunk){this.end(chunk)}};function parseDocument(data2,options){const handler=new DomHandler(void 0,options);new Parser(handler,options).end(data2);return handler.root}var _a3;var hasOwn=(_a3=Object.hasOwn)!==null&&_a3!==void 0?_a3:((object,prop2)=>Object.prototype.hasOwnProperty.call(object,prop2));var rspace=/\s+/;var dataAttrPrefix="\
data-";var rboolean=/^(?:autofocus|autoplay|async|checked|controls|defer|disabled|hidden|loop|multiple|open|readonly|required|scoped|selected)$/i;var rbrace=/^{[^]*}$|^\[[^]*]$/;
function getAttr(elem,name,xmlMode){var _a4;if(!elem||!isTag2(elem))return void 0;(_a4=elem.attribs)!==null&&_a4!==void 0?_a4:elem.attribs={};if(!name){return elem.
attribs}if(hasOwn(elem.attribs,name)){return!xmlMode&&rboolean.test(name)?name:elem.attribs[name]}if(elem.name==="option"&&name==="value"){return text(elem.children)}
if(elem.name==="input"&&(elem.attribs["type"]==="radio"||elem.attribs["type"]==="checkbox")&&name==="value"){return"on"}return void 0}function setAttr(el,name,value){
if(value===null){removeAttribute(el,name)}else{el.attribs[name]=`${value}`}}function attr(name,value){if(typeof name==="object"||value!==void 0){if(typeof value===
"function"){if(typeof name!=="string"){{throw new Error("Bad combination of arguments.")}}return domEach(this,(el,i)=>{if(isTag2(el))setAttr(el,name,value.call(
el,i,el.attribs[name]))})}return domEach(this,el=>{if(!isTag2(el))return;if(typeof name==="object"){for(const objName of Object.keys(name)){const objValue=name[objName];
setAttr(el,objName,objValue)}}else{setAttr(el,name,value)}})}return arguments.length>1?this:getAttr(this[0],name,this.options.xmlMode)}function getProp(el,name,xmlMode){
return name in el?el[name]:!xmlMode&&rboolean.test(name)?getAttr(el,name,false)!==void 0:getAttr(el,name,xmlMode)}function setProp(el,name,value,xmlMode){if(name in
el){el[name]=value}else{setAttr(el,name,!xmlMode&&rboolean.test(name)?value?"":null:`${value}`)}}function prop(name,value){var _a4;if(typeof name==="string"&&value===
void 0){const el=this[0];if(!el)return void 0;switch(name){case"style":{const property=this.css();const keys=Object.keys(property);for(let i=0;i<keys.length;i++){
property[i]=keys[i]}property.length=keys.length;return property}case"tagName":case"nodeName":{if(!isTag2(el))return void 0;return el.name.toUpperCase()}case"hre\
f":case"src":{if(!isTag2(el))return void 0;const prop2=(_a4=el.attribs)===null||_a4===void 0?void 0:_a4[name];if(typeof URL!=="undefined"&&(name==="href"&&(el.tagName===
"a"||el.tagName==="link")||name==="src"&&(el.tagName==="img"||el.tagName==="iframe"||el.tagName==="audio"||el.tagName==="video"||el.tagName==="source"))&&prop2!==
void 0&&this.options.baseURI){return new URL(prop2,this.options.baseURI).href}return prop2}case"innerText":{return innerText(el)}case"textContent":{return textContent(
el)}case"outerHTML":{if(el.type===esm_exports.Root)return this.html();return this.clone().wrap("<container />").parent().html()}case"innerHTML":{return this.html()}default:{
if(!isTag2(el))return void 0;return getProp(el,name,this.options.xmlMode)}}}if(typeof name==="object"||value!==void 0){if(typeof value==="function"){if(typeof name===
"object"){throw new TypeError("Bad combination of arguments.")}return domEach(this,(el,i)=>{if(isTag2(el)){setProp(el,name,value.call(el,i,getProp(el,name,this.
options.xmlMode)),this.options.xmlMode)}})}return domEach(this,el=>{if(!isTag2(el))return;if(typeof name==="object"){for(const key of Object.keys(name)){const val2=name[key];
setProp(el,key,val2,this.options.xmlMode)}}else{setProp(el,name,value,this.options.xmlMode)}})}return void 0}function setData(elem,name,value){var _a4;(_a4=elem.
data)!==null&&_a4!==void 0?_a4:elem.data={};if(typeof name==="object")Object.assign(elem.data,name);else if(typeof name==="string"&&value!==void 0){elem.data[name]=
value}}function readAllData(el){for(const domName of Object.keys(el.attribs)){if(!domName.startsWith(dataAttrPrefix)){continue}const jsName=camelCase(domName.slice(
dataAttrPrefix.length));if(!hasOwn(el.data,jsName)){el.data[jsName]=parseDataValue(el.attribs[domName])}}return el.data}function readData(el,name){const domName=dataAttrPrefix+
cssCase(name);const data2=el.data;if(hasOwn(data2,name)){return data2[name]}if(hasOwn(el.attribs,domName)){return data2[name]=parseDataValue(el.attribs[domName])}
return void 0}function parseDataValue(value){if(value==="null")return null;if(value==="true")return true;if(value==="false")return false;const num=Number(value);
if(value===String(num))return num;if(rbrace.test(value)){try{return JSON.parse(value)}catch{}}return value}function data(name,value){var _a4;const elem=this[0];
if(!elem||!isTag2(elem))return;const dataEl=elem;(_a4=dataEl.data)!==null&&_a4!==void 0?_a4:dataEl.data={};if(name==null){return readAllData(dataEl)}if(typeof name===
"object"||value!==void 0){domEach(this,el=>{if(isTag2(el)){if(typeof name==="object")setData(el,name);else setData(el,name,value)}});return this}return readData(
dataEl,name)}function val(value){const querying=arguments.length===0;const element=this[0];if(!element||!isTag2(element))return querying?void 0:this;switch(element.
name){case"textarea":{return this.text(value)}case"select":{const option=this.find("option:selected");if(!querying){if(this.attr("multiple")==null&&typeof value===
"object"){return this}this.find("option").removeAttr("selected");const values=typeof value==="object"?value:[value];for(const val2 of values){this.find(`option[\
value="${val2}"]`).attr("selected","")}return this}return this.attr("multiple")?option.toArray().map(el=>text(el.children)):option.attr("value")}case"button":case"\
input":case"option":{return querying?this.attr("value"):this.attr("value",value)}}return void 0}function removeAttribute(elem,name){if(!elem.attribs||!hasOwn(elem.
attribs,name))return;delete elem.attribs[name]}function splitNames(names){return names?names.trim().split(rspace):[]}function removeAttr(name){const attrNames=splitNames(
name);for(const attrName of attrNames){domEach(this,elem=>{if(isTag2(elem))removeAttribute(elem,attrName)})}return this}function hasClass(className){return this.
toArray().some(elem=>{const clazz=isTag2(elem)&&elem.attribs["class"];let idx=-1;if(clazz&&className.length>0){while((idx=clazz.indexOf(className,idx+1))>-1){const end2=idx+
className.length;if((idx===0||rspace.test(clazz[idx-1]))&&(end2===clazz.length||rspace.test(clazz[end2]))){return true}}}return false})}function addClass(value){
if(typeof value==="function"){return domEach(this,(el,i)=>{if(isTag2(el)){const className=el.attribs["class"]||"";addClass.call([el],value.call(el,i,className))}})}
if(!value||typeof value!=="string")return this;const classNames=value.split(rspace);const numElements=this.length;for(let i=0;i<numElements;i++){const el=this[i];
if(!isTag2(el))continue;const className=getAttr(el,"class",false);if(className){let setClass=` ${className} `;for(const cn of classNames){const appendClass=`${cn}\
 `;if(!setClass.includes(` ${appendClass}`))setClass+=appendClass}setAttr(el,"class",setClass.trim())}else{setAttr(el,"class",classNames.join(" ").trim())}}return this}
function removeClass(name){if(typeof name==="function"){return domEach(this,(el,i)=>{if(isTag2(el)){removeClass.call([el],name.call(el,i,el.attribs["class"]||""))}})}
const classes=splitNames(name);const numClasses=classes.length;const removeAll=arguments.length===0;return domEach(this,el=>{if(!isTag2(el))return;if(removeAll){
el.attribs["class"]=""}else{const elClasses=splitNames(el.attribs["class"]);let changed=false;for(let j=0;j<numClasses;j++){const index2=elClasses.indexOf(classes[j]);
if(index2!==-1){elClasses.splice(index2,1);changed=true;j--}}if(changed){el.attribs["class"]=elClasses.join(" ")}}})}function toggleClass(value,stateVal){if(typeof value===
"function"){return domEach(this,(el,i)=>{if(isTag2(el)){toggleClass.call([el],value.call(el,i,el.attribs["class"]||"",stateVal),stateVal)}})}if(!value||typeof value!==
"string")return this;const classNames=value.split(rspace);const numClasses=classNames.length;const state=typeof stateVal==="boolean"?stateVal?1:-1:0;const numElements=this.
length;for(let i=0;i<numElements;i++){const el=this[i];if(!isTag2(el))continue;const elementClasses=splitNames(el.attribs["class"]);for(let j=0;j<numClasses;j++){
const index2=elementClasses.indexOf(classNames[j]);if(state>=0&&index2===-1){elementClasses.push(classNames[j])}else if(state<=0&&index2!==-1){elementClasses.splice(
index2,1)}}el.attribs["class"]=elementClasses.join(" ")}return this}var traversing_exports={};__export(traversing_exports,{_findBySelector:()=>_findBySelector,add:()=>add,addBack:()=>addBack,children:()=>children,closest:()=>closest,
contents:()=>contents,each:()=>each,end:()=>end,eq:()=>eq,filter:()=>filter3,filterArray:()=>filterArray,find:()=>find3,first:()=>first,get:()=>get,has:()=>has,
index:()=>index,is:()=>is3,last:()=>last,map:()=>map,next:()=>next,nextAll:()=>nextAll,nextUntil:()=>nextUntil,not:()=>not,parent:()=>parent,parents:()=>parents,
parentsUntil:()=>parentsUntil,prev:()=>prev,prevAll:()=>prevAll,prevUntil:()=>prevUntil,siblings:()=>siblings,slice:()=>slice,toArray:()=>toArray});var import_css_what5=__toESM(require_commonjs(),1);var import_boolbase6=__toESM(require_boolbase(),1);var import_css_what4=__toESM(require_commonjs(),1);var import_boolbase5=__toESM(require_boolbase(),1);var import_css_what=__toESM(require_commonjs(),1);var procedure=new Map([[import_css_what.SelectorType.Universal,50],[import_css_what.SelectorType.Tag,30],[import_css_what.SelectorType.
Attribute,1],[import_css_what.SelectorType.Pseudo,0]]);function isTraversal(token){return!procedure.has(token.type)}var attributes=new Map([[import_css_what.AttributeAction.
Exists,10],[import_css_what.AttributeAction.Equals,8],[import_css_what.AttributeAction.Not,7],[import_css_what.AttributeAction.Start,6],[import_css_what.AttributeAction.
End,6],[import_css_what.AttributeAction.Any,5]]);function sortByProcedure(arr){const procs=arr.map(getProcedure);for(let i=1;i<arr.length;i++){const procNew=procs[i];
if(procNew<0)continue;for(let j=i-1;j>=0&&procNew<procs[j];j--){const token=arr[j+1];arr[j+1]=arr[j];arr[j]=token;procs[j+1]=procs[j];procs[j]=procNew}}}function getProcedure(token){
var _a4,_b;let proc=(_a4=procedure.get(token.type))!==null&&_a4!==void 0?_a4:-1;if(token.type===import_css_what.SelectorType.Attribute){proc=(_b=attributes.get(
token.action))!==null&&_b!==void 0?_b:4;if(token.action===import_css_what.AttributeAction.Equals&&token.name==="id"){proc=9}if(token.ignoreCase){proc>>=1}}else if(token.
type===import_css_what.SelectorType.Pseudo){if(!token.data){proc=3}else if(token.name==="has"||token.name==="contains"){proc=0}else if(Array.isArray(token.data)){
proc=Math.min(...token.data.map(d=>Math.min(...d.map(getProcedure))));if(proc<0){proc=0}}else{proc=2}}return proc}var import_boolbase=__toESM(require_boolbase(),1);var reChars=/[-[\]{}()*+?.,\\^$|#\s]/g;function escapeRegex(value){return value.replace(reChars,"\\$&")}var caseInsensitiveAttributes=new Set(
["accept","accept-charset","align","alink","axis","bgcolor","charset","checked","clear","codetype","color","compact","declare","defer","dir","direction","disabl\
ed","enctype","face","frame","hreflang","http-equiv","lang","language","link","media","method","multiple","nohref","noresize","noshade","nowrap","readonly","rel",
"rev","rules","scope","scrolling","selected","shape","target","text","type","valign","valuetype","vlink"]);function shouldIgnoreCase(selector,options){return typeof selector.
ignoreCase==="boolean"?selector.ignoreCase:selector.ignoreCase==="quirks"?!!options.quirksMode:!options.xmlMode&&caseInsensitiveAttributes.has(selector.name)}var attributeRules={
equals(next2,data2,options){const{adapter}=options;const{name}=data2;let{value}=data2;if(shouldIgnoreCase(data2,options)){value=value.toLowerCase();return elem=>{
const attr2=adapter.getAttributeValue(elem,name);return attr2!=null&&attr2.length===value.length&&attr2.toLowerCase()===value&&next2(elem)}}return elem=>adapter.
getAttributeValue(elem,name)===value&&next2(elem)},hyphen(next2,data2,options){const{adapter}=options;const{name}=data2;let{value}=data2;const len=value.length;
if(shouldIgnoreCase(data2,options)){value=value.toLowerCase();return function hyphenIC(elem){const attr2=adapter.getAttributeValue(elem,name);return attr2!=null&&
(attr2.length===len||attr2.charAt(len)==="-")&&attr2.substr(0,len).toLowerCase()===value&&next2(elem)}}return function hyphen(elem){const attr2=adapter.getAttributeValue(
elem,name);return attr2!=null&&(attr2.length===len||attr2.charAt(len)==="-")&&attr2.substr(0,len)===value&&next2(elem)}},element(next2,data2,options){const{adapter}=options;
const{name,value}=data2;if(/\s/.test(value)){return import_boolbase.default.falseFunc}const regex=new RegExp(`(?:^|\\s)${escapeRegex(value)}(?:$|\\s)`,shouldIgnoreCase(
data2,options)?"i":"");return function element(elem){const attr2=adapter.getAttributeValue(elem,name);return attr2!=null&&attr2.length>=value.length&&regex.test(
attr2)&&next2(elem)}},exists(next2,{name},{adapter}){return elem=>adapter.hasAttrib(elem,name)&&next2(elem)},start(next2,data2,options){const{adapter}=options;const{
name}=data2;let{value}=data2;const len=value.length;if(len===0){return import_boolbase.default.falseFunc}if(shouldIgnoreCase(data2,options)){value=value.toLowerCase();
return elem=>{const attr2=adapter.getAttributeValue(elem,name);return attr2!=null&&attr2.length>=len&&attr2.substr(0,len).toLowerCase()===value&&next2(elem)}}return elem=>{
var _a4;return!!((_a4=adapter.getAttributeValue(elem,name))===null||_a4===void 0?void 0:_a4.startsWith(value))&&next2(elem)}},end(next2,data2,options){const{adapter}=options;
const{name}=data2;let{value}=data2;const len=-value.length;if(len===0){return import_boolbase.default.falseFunc}if(shouldIgnoreCase(data2,options)){value=value.
toLowerCase();return elem=>{var _a4;return((_a4=adapter.getAttributeValue(elem,name))===null||_a4===void 0?void 0:_a4.substr(len).toLowerCase())===value&&next2(
elem)}}return elem=>{var _a4;return!!((_a4=adapter.getAttributeValue(elem,name))===null||_a4===void 0?void 0:_a4.endsWith(value))&&next2(elem)}},any(next2,data2,options){
const{adapter}=options;const{name,value}=data2;if(value===""){return import_boolbase.default.falseFunc}if(shouldIgnoreCase(data2,options)){const regex=new RegExp(
escapeRegex(value),"i");return function anyIC(elem){const attr2=adapter.getAttributeValue(elem,name);return attr2!=null&&attr2.length>=value.length&&regex.test(
attr2)&&next2(elem)}}return elem=>{var _a4;return!!((_a4=adapter.getAttributeValue(elem,name))===null||_a4===void 0?void 0:_a4.includes(value))&&next2(elem)}},not(next2,data2,options){
const{adapter}=options;const{name}=data2;let{value}=data2;if(value===""){return elem=>!!adapter.getAttributeValue(elem,name)&&next2(elem)}else if(shouldIgnoreCase(
data2,options)){value=value.toLowerCase();return elem=>{const attr2=adapter.getAttributeValue(elem,name);return(attr2==null||attr2.length!==value.length||attr2.
toLowerCase()!==value)&&next2(elem)}}return elem=>adapter.getAttributeValue(elem,name)!==value&&next2(elem)}};var import_css_what2=__toESM(require_commonjs(),1);var whitespace=new Set([9,10,12,13,32]);var ZERO="0".charCodeAt(0);var NINE="9".charCodeAt(0);function parse(formula){formula=formula.trim().toLowerCase();if(formula===
"even"){return[2,0]}else if(formula==="odd"){return[2,1]}let idx=0;let a=0;let sign=readSign();let number=readNumber();if(idx<formula.length&&formula.charAt(idx)===
"n"){idx++;a=sign*(number!==null&&number!==void 0?number:1);skipWhitespace();if(idx<formula.length){sign=readSign();skipWhitespace();number=readNumber()}else{sign=
number=0}}if(number===null||idx<formula.length){throw new Error(`n-th rule couldn't be parsed ('${formula}')`)}return[a,sign*number];function readSign(){if(formula.
charAt(idx)==="-"){idx++;return-1}if(formula.charAt(idx)==="+"){idx++}return 1}function readNumber(){const start=idx;let value=0;while(idx<formula.length&&formula.
charCodeAt(idx)>=ZERO&&formula.charCodeAt(idx)<=NINE){value=value*10+(formula.charCodeAt(idx)-ZERO);idx++}return idx===start?null:value}function skipWhitespace(){
while(idx<formula.length&&whitespace.has(formula.charCodeAt(idx))){idx++}}}var import_boolbase2=__toESM(require_boolbase(),1);function compile(parsed){const a=parsed[0];const b=parsed[1]-1;if(b<0&&a<=0)return import_boolbase2.default.falseFunc;
if(a===-1)return index2=>index2<=b;if(a===0)return index2=>index2===b;if(a===1)return b<0?import_boolbase2.default.trueFunc:index2=>index2>=b;const absA=Math.abs(
a);const bMod=(b%absA+absA)%absA;return a>1?index2=>index2>=b&&index2%absA===bMod:index2=>index2<=b&&index2%absA===bMod}function nthCheck(formula){return compile(parse(formula))}var import_boolbase3=__toESM(require_boolbase(),1);function getChildFunc(next2,adapter){return elem=>{const parent2=adapter.getParent(elem);return parent2!=null&&
adapter.isTag(parent2)&&next2(elem)}}var filters={contains(next2,text3,{adapter}){return function contains2(elem){return next2(elem)&&adapter.getText(elem).includes(
text3)}},icontains(next2,text3,{adapter}){const itext=text3.toLowerCase();return function icontains(elem){return next2(elem)&&adapter.getText(elem).toLowerCase().
includes(itext)}},"nth-child"(next2,rule,{adapter,equals}){const func=nthCheck(rule);if(func===import_boolbase3.default.falseFunc)return import_boolbase3.default.
falseFunc;if(func===import_boolbase3.default.trueFunc)return getChildFunc(next2,adapter);return function nthChild(elem){const siblings2=adapter.getSiblings(elem);
let pos=0;for(let i=0;i<siblings2.length;i++){if(equals(elem,siblings2[i]))break;if(adapter.isTag(siblings2[i])){pos++}}return func(pos)&&next2(elem)}},"nth-las\
t-child"(next2,rule,{adapter,equals}){const func=nthCheck(rule);if(func===import_boolbase3.default.falseFunc)return import_boolbase3.default.falseFunc;if(func===
import_boolbase3.default.trueFunc)return getChildFunc(next2,adapter);return function nthLastChild(elem){const siblings2=adapter.getSiblings(elem);let pos=0;for(let i=siblings2.
length-1;i>=0;i--){if(equals(elem,siblings2[i]))break;if(adapter.isTag(siblings2[i])){pos++}}return func(pos)&&next2(elem)}},"nth-of-type"(next2,rule,{adapter,equals}){
const func=nthCheck(rule);if(func===import_boolbase3.default.falseFunc)return import_boolbase3.default.falseFunc;if(func===import_boolbase3.default.trueFunc)return getChildFunc(
next2,adapter);return function nthOfType(elem){const siblings2=adapter.getSiblings(elem);let pos=0;for(let i=0;i<siblings2.length;i++){const currentSibling=siblings2[i];
if(equals(elem,currentSibling))break;if(adapter.isTag(currentSibling)&&adapter.getName(currentSibling)===adapter.getName(elem)){pos++}}return func(pos)&&next2(elem)}},
"nth-last-of-type"(next2,rule,{adapter,equals}){const func=nthCheck(rule);if(func===import_boolbase3.default.falseFunc)return import_boolbase3.default.falseFunc;
if(func===import_boolbase3.default.trueFunc)return getChildFunc(next2,adapter);return function nthLastOfType(elem){const siblings2=adapter.getSiblings(elem);let pos=0;
for(let i=siblings2.length-1;i>=0;i--){const currentSibling=siblings2[i];if(equals(elem,currentSibling))break;if(adapter.isTag(currentSibling)&&adapter.getName(
currentSibling)===adapter.getName(elem)){pos++}}return func(pos)&&next2(elem)}},root(next2,_rule,{adapter}){return elem=>{const parent2=adapter.getParent(elem);
return(parent2==null||!adapter.isTag(parent2))&&next2(elem)}},scope(next2,rule,options,context){const{equals}=options;if(!context||context.length===0){return filters["\
root"](next2,rule,options)}if(context.length===1){return elem=>equals(context[0],elem)&&next2(elem)}return elem=>context.includes(elem)&&next2(elem)},hover:dynamicStatePseudo(
"isHovered"),visited:dynamicStatePseudo("isVisited"),active:dynamicStatePseudo("isActive")};function dynamicStatePseudo(name){return function dynamicPseudo(next2,_rule,{
adapter}){const func=adapter[name];if(typeof func!=="function"){return import_boolbase3.default.falseFunc}return function active(elem){return func(elem)&&next2(
elem)}}}var pseudos={empty(elem,{adapter}){return!adapter.getChildren(elem).some(elem2=>adapter.isTag(elem2)||adapter.getText(elem2)!=="")},"first-child"(elem,{adapter,
equals}){if(adapter.prevElementSibling){return adapter.prevElementSibling(elem)==null}const firstChild=adapter.getSiblings(elem).find(elem2=>adapter.isTag(elem2));
return firstChild!=null&&equals(elem,firstChild)},"last-child"(elem,{adapter,equals}){const siblings2=adapter.getSiblings(elem);for(let i=siblings2.length-1;i>=
0;i--){if(equals(elem,siblings2[i]))return true;if(adapter.isTag(siblings2[i]))break}return false},"first-of-type"(elem,{adapter,equals}){const siblings2=adapter.
getSiblings(elem);const elemName=adapter.getName(elem);for(let i=0;i<siblings2.length;i++){const currentSibling=siblings2[i];if(equals(elem,currentSibling))return true;
if(adapter.isTag(currentSibling)&&adapter.getName(currentSibling)===elemName){break}}return false},"last-of-type"(elem,{adapter,equals}){const siblings2=adapter.
getSiblings(elem);const elemName=adapter.getName(elem);for(let i=siblings2.length-1;i>=0;i--){const currentSibling=siblings2[i];if(equals(elem,currentSibling))return true;
if(adapter.isTag(currentSibling)&&adapter.getName(currentSibling)===elemName){break}}return false},"only-of-type"(elem,{adapter,equals}){const elemName=adapter.
getName(elem);return adapter.getSiblings(elem).every(sibling=>equals(elem,sibling)||!adapter.isTag(sibling)||adapter.getName(sibling)!==elemName)},"only-child"(elem,{
adapter,equals}){return adapter.getSiblings(elem).every(sibling=>equals(elem,sibling)||!adapter.isTag(sibling))}};function verifyPseudoArgs(func,name,subselect,argIndex){
if(subselect===null){if(func.length>argIndex){throw new Error(`Pseudo-class :${name} requires an argument`)}}else if(func.length===argIndex){throw new Error(`Ps\
eudo-class :${name} doesn't have any arguments`)}}var aliases={"any-link":":is(a, area, link)[href]",link:":any-link:not(:visited)",disabled:`:is(
        :is(button, input, select, textarea, optgroup, option)[disabled],
        optgroup[disabled] > option,
        fieldset[disabled]:not(fieldset[disabled] legend:first-of-type *)
    )`,enabled:":not(:disabled)",checked:":is(:is(input[type=radio], input[type=checkbox])[checked], option:selected)",required:":is(input, select, textarea)[re\
quired]",optional:":is(input, select, textarea):not([required])",selected:"option:is([selected], select:not([multiple]):not(:has(> option[selected])) > :first-o\
f-type)",checkbox:"[type=checkbox]",file:"[type=file]",password:"[type=password]",radio:"[type=radio]",reset:"[type=reset]",image:"[type=image]",submit:"[type=s\
ubmit]",parent:":not(:empty)",header:":is(h1, h2, h3, h4, h5, h6)",button:":is(button, input[type=button])",input:":is(input, textarea, select, button)",text:"i\
nput:is(:not([type!='']), [type=text])"};var import_boolbase4=__toESM(require_boolbase(),1);var PLACEHOLDER_ELEMENT={};function ensureIsTag(next2,adapter){if(next2===import_boolbase4.default.falseFunc)return import_boolbase4.default.falseFunc;return elem=>adapter.
isTag(elem)&&next2(elem)}function getNextSiblings(elem,adapter){const siblings2=adapter.getSiblings(elem);if(siblings2.length<=1)return[];const elemIndex=siblings2.
indexOf(elem);if(elemIndex<0||elemIndex===siblings2.length-1)return[];return siblings2.slice(elemIndex+1).filter(adapter.isTag)}function copyOptions(options){return{
xmlMode:!!options.xmlMode,lowerCaseAttributeNames:!!options.lowerCaseAttributeNames,lowerCaseTags:!!options.lowerCaseTags,quirksMode:!!options.quirksMode,cacheResults:!!options.
cacheResults,pseudos:options.pseudos,adapter:options.adapter,equals:options.equals}}var is=(next2,token,options,context,compileToken2)=>{const func=compileToken2(
token,copyOptions(options),context);return func===import_boolbase4.default.trueFunc?next2:func===import_boolbase4.default.falseFunc?import_boolbase4.default.falseFunc:
elem=>func(elem)&&next2(elem)};var subselects={is,matches:is,where:is,not(next2,token,options,context,compileToken2){const func=compileToken2(token,copyOptions(
options),context);return func===import_boolbase4.default.falseFunc?next2:func===import_boolbase4.default.trueFunc?import_boolbase4.default.falseFunc:elem=>!func(
elem)&&next2(elem)},has(next2,subselect,options,_context,compileToken2){const{adapter}=options;const opts=copyOptions(options);opts.relativeSelector=true;const context=subselect.
some(s=>s.some(isTraversal))?[PLACEHOLDER_ELEMENT]:void 0;const compiled=compileToken2(subselect,opts,context);if(compiled===import_boolbase4.default.falseFunc)
return import_boolbase4.default.falseFunc;const hasElement=ensureIsTag(compiled,adapter);if(context&&compiled!==import_boolbase4.default.trueFunc){const{shouldTestNextSiblings=false}=compiled;
return elem=>{if(!next2(elem))return false;context[0]=elem;const childs=adapter.getChildren(elem);const nextElements=shouldTestNextSiblings?[...childs,...getNextSiblings(
elem,adapter)]:childs;return adapter.existsOne(hasElement,nextElements)}}return elem=>next2(elem)&&adapter.existsOne(hasElement,adapter.getChildren(elem))}};function compilePseudoSelector(next2,selector,options,context,compileToken2){var _a4;const{name,data:data2}=selector;if(Array.isArray(data2)){if(!(name in subselects)){
throw new Error(`Unknown pseudo-class :${name}(${data2})`)}return subselects[name](next2,data2,options,context,compileToken2)}const userPseudo=(_a4=options.pseudos)===
null||_a4===void 0?void 0:_a4[name];const stringPseudo=typeof userPseudo==="string"?userPseudo:aliases[name];if(typeof stringPseudo==="string"){if(data2!=null){
throw new Error(`Pseudo ${name} doesn't have any arguments`)}const alias=(0,import_css_what2.parse)(stringPseudo);return subselects["is"](next2,alias,options,context,
compileToken2)}if(typeof userPseudo==="function"){verifyPseudoArgs(userPseudo,name,data2,1);return elem=>userPseudo(elem,data2)&&next2(elem)}if(name in filters){
return filters[name](next2,data2,options,context)}if(name in pseudos){const pseudo=pseudos[name];verifyPseudoArgs(pseudo,name,data2,2);return elem=>pseudo(elem,
options,data2)&&next2(elem)}throw new Error(`Unknown pseudo-class :${name}`)}var import_css_what3=__toESM(require_commonjs(),1);function getElementParent(node,adapter){const parent2=adapter.getParent(node);if(parent2&&adapter.isTag(parent2)){
return parent2}return null}function compileGeneralSelector(next2,selector,options,context,compileToken2){const{adapter,equals}=options;switch(selector.type){case import_css_what3.SelectorType.
PseudoElement:{throw new Error("Pseudo-elements are not supported by css-select")}case import_css_what3.SelectorType.ColumnCombinator:{throw new Error("Column c\
ombinators are not yet supported by css-select")}case import_css_what3.SelectorType.Attribute:{if(selector.namespace!=null){throw new Error("Namespaced attribut\
es are not yet supported by css-select")}if(!options.xmlMode||options.lowerCaseAttributeNames){selector.name=selector.name.toLowerCase()}return attributeRules[selector.
action](next2,selector,options)}case import_css_what3.SelectorType.Pseudo:{return compilePseudoSelector(next2,selector,options,context,compileToken2)}case import_css_what3.SelectorType.
Tag:{if(selector.namespace!=null){throw new Error("Namespaced tag names are not yet supported by css-select")}let{name}=selector;if(!options.xmlMode||options.lowerCaseTags){
name=name.toLowerCase()}return function tag(elem){return adapter.getName(elem)===name&&next2(elem)}}case import_css_what3.SelectorType.Descendant:{if(options.cacheResults===
false||typeof WeakSet==="undefined"){return function descendant(elem){let current=elem;while(current=getElementParent(current,adapter)){if(next2(current)){return true}}
return false}}const isFalseCache=new WeakSet;return function cachedDescendant(elem){let current=elem;while(current=getElementParent(current,adapter)){if(!isFalseCache.
has(current)){if(adapter.isTag(current)&&next2(current)){return true}isFalseCache.add(current)}}return false}}case"_flexibleDescendant":{return function flexibleDescendant(elem){
let current=elem;do{if(next2(current))return true}while(current=getElementParent(current,adapter));return false}}case import_css_what3.SelectorType.Parent:{return function parent2(elem){
return adapter.getChildren(elem).some(elem2=>adapter.isTag(elem2)&&next2(elem2))}}case import_css_what3.SelectorType.Child:{return function child(elem){const parent2=adapter.
getParent(elem);return parent2!=null&&adapter.isTag(parent2)&&next2(parent2)}}case import_css_what3.SelectorType.Sibling:{return function sibling(elem){const siblings2=adapter.
getSiblings(elem);for(let i=0;i<siblings2.length;i++){const currentSibling=siblings2[i];if(equals(elem,currentSibling))break;if(adapter.isTag(currentSibling)&&next2(
currentSibling)){return true}}return false}}case import_css_what3.SelectorType.Adjacent:{if(adapter.prevElementSibling){return function adjacent(elem){const previous=adapter.
prevElementSibling(elem);return previous!=null&&next2(previous)}}return function adjacent(elem){const siblings2=adapter.getSiblings(elem);let lastElement;for(let i=0;i<
siblings2.length;i++){const currentSibling=siblings2[i];if(equals(elem,currentSibling))break;if(adapter.isTag(currentSibling)){lastElement=currentSibling}}return!!lastElement&&
next2(lastElement)}}case import_css_what3.SelectorType.Universal:{if(selector.namespace!=null&&selector.namespace!=="*"){throw new Error("Namespaced universal s\
electors are not yet supported by css-select")}return next2}}}function compile2(selector,options,context){const next2=compileUnsafe(selector,options,context);return ensureIsTag(next2,options.adapter)}function compileUnsafe(selector,options,context){
const token=typeof selector==="string"?(0,import_css_what4.parse)(selector):selector;return compileToken(token,options,context)}function includesScopePseudo(t){
return t.type===import_css_what4.SelectorType.Pseudo&&(t.name==="scope"||Array.isArray(t.data)&&t.data.some(data2=>data2.some(includesScopePseudo)))}var DESCENDANT_TOKEN={
type:import_css_what4.SelectorType.Descendant};var FLEXIBLE_DESCENDANT_TOKEN={type:"_flexibleDescendant"};var SCOPE_TOKEN={type:import_css_what4.SelectorType.Pseudo,
name:"scope",data:null};function absolutize(token,{adapter},context){const hasContext=!!(context===null||context===void 0?void 0:context.every(e=>{const parent2=adapter.
isTag(e)&&adapter.getParent(e);return e===PLACEHOLDER_ELEMENT||parent2&&adapter.isTag(parent2)}));for(const t of token){if(t.length>0&&isTraversal(t[0])&&t[0].type!==
import_css_what4.SelectorType.Descendant){}else if(hasContext&&!t.some(includesScopePseudo)){t.unshift(DESCENDANT_TOKEN)}else{continue}t.unshift(SCOPE_TOKEN)}}function compileToken(token,options,context){
var _a4;token.forEach(sortByProcedure);context=(_a4=options.context)!==null&&_a4!==void 0?_a4:context;const isArrayContext=Array.isArray(context);const finalContext=context&&
(Array.isArray(context)?context:[context]);if(options.relativeSelector!==false){absolutize(token,options,finalContext)}else if(token.some(t=>t.length>0&&isTraversal(
t[0]))){throw new Error("Relative selectors are not allowed when the `relativeSelector` option is disabled")}let shouldTestNextSiblings=false;const query=token.
map(rules=>{if(rules.length>=2){const[first2,second]=rules;if(first2.type!==import_css_what4.SelectorType.Pseudo||first2.name!=="scope"){}else if(isArrayContext&&
second.type===import_css_what4.SelectorType.Descendant){rules[1]=FLEXIBLE_DESCENDANT_TOKEN}else if(second.type===import_css_what4.SelectorType.Adjacent||second.
type===import_css_what4.SelectorType.Sibling){shouldTestNextSiblings=true}}return compileRules(rules,options,finalContext)}).reduce(reduceRules,import_boolbase5.default.
falseFunc);query.shouldTestNextSiblings=shouldTestNextSiblings;return query}function compileRules(rules,options,context){var _a4;return rules.reduce((previous,rule)=>previous===
import_boolbase5.default.falseFunc?import_boolbase5.default.falseFunc:compileGeneralSelector(previous,rule,options,context,compileToken),(_a4=options.rootFunc)!==
null&&_a4!==void 0?_a4:import_boolbase5.default.trueFunc)}function reduceRules(a,b){if(b===import_boolbase5.default.falseFunc||a===import_boolbase5.default.trueFunc){
return a}if(a===import_boolbase5.default.falseFunc||b===import_boolbase5.default.trueFunc){return b}return function combine(elem){return a(elem)||b(elem)}}var defaultEquals=(a,b)=>a===b;var defaultOptions={adapter:esm_exports2,equals:defaultEquals};function convertOptionFormats(options){var _a4,_b,_c,_d;const opts=options!==
null&&options!==void 0?options:defaultOptions;(_a4=opts.adapter)!==null&&_a4!==void 0?_a4:opts.adapter=esm_exports2;(_b=opts.equals)!==null&&_b!==void 0?_b:opts.
equals=(_d=(_c=opts.adapter)===null||_c===void 0?void 0:_c.equals)!==null&&_d!==void 0?_d:defaultEquals;return opts}function wrapCompile(func){return function addAdapter(selector,options,context){
const opts=convertOptionFormats(options);return func(selector,opts,context)}}var compile3=wrapCompile(compile2);var _compileUnsafe=wrapCompile(compileUnsafe);var _compileToken=wrapCompile(
compileToken);function getSelectorFunc(searchFunc){return function select2(query,elements,options){const opts=convertOptionFormats(options);if(typeof query!=="f\
unction"){query=compileUnsafe(query,opts,elements)}const filteredElements=prepareContext(elements,opts.adapter,query.shouldTestNextSiblings);return searchFunc(query,
filteredElements,opts)}}function prepareContext(elems,adapter,shouldTestNextSiblings=false){if(shouldTestNextSiblings){elems=appendNextSiblings(elems,adapter)}return Array.
isArray(elems)?adapter.removeSubsets(elems):adapter.getChildren(elems)}function appendNextSiblings(elem,adapter){const elems=Array.isArray(elem)?elem.slice(0):[
elem];const elemsLength=elems.length;for(let i=0;i<elemsLength;i++){const nextSiblings=getNextSiblings(elems[i],adapter);elems.push(...nextSiblings)}return elems}
var selectAll=getSelectorFunc((query,elems,options)=>query===import_boolbase6.default.falseFunc||!elems||elems.length===0?[]:options.adapter.findAll(query,elems));
var selectOne=getSelectorFunc((query,elems,options)=>query===import_boolbase6.default.falseFunc||!elems||elems.length===0?null:options.adapter.findOne(query,elems));var boolbase7=__toESM(require_boolbase(),1);var filterNames=new Set(["first","last","eq","gt","nth","lt","even","odd"]);function isFilter(s){if(s.type!=="pseudo")return false;if(filterNames.has(s.name))return true;
if(s.name==="not"&&Array.isArray(s.data)){return s.data.some(s2=>s2.some(isFilter))}return false}function getLimit(filter4,data2,partLimit){const num=data2!=null?
parseInt(data2,10):NaN;switch(filter4){case"first":return 1;case"nth":case"eq":return isFinite(num)?num>=0?num+1:Infinity:0;case"lt":return isFinite(num)?num>=0?
Math.min(num,partLimit):Infinity:0;case"gt":return isFinite(num)?Infinity:0;case"odd":return 2*partLimit;case"even":return 2*partLimit-1;case"last":case"not":return Infinity}}function getDocumentRoot(node){while(node.parent)node=node.parent;return node}function groupSelectors(selectors){const filteredSelectors=[];const plainSelectors=[];
for(const selector of selectors){if(selector.some(isFilter)){filteredSelectors.push(selector)}else{plainSelectors.push(selector)}}return[plainSelectors,filteredSelectors]}var UNIVERSAL_SELECTOR={type:import_css_what5.SelectorType.Universal,namespace:null};var SCOPE_PSEUDO={type:import_css_what5.SelectorType.Pseudo,name:"scope",data:null};
function is2(element,selector,options={}){return some([element],selector,options)}function some(elements,selector,options={}){if(typeof selector==="function")return elements.
some(selector);const[plain,filtered]=groupSelectors((0,import_css_what5.parse)(selector));return plain.length>0&&elements.some(_compileToken(plain,options))||filtered.
some(sel=>filterBySelector(sel,elements,options).length>0)}function filterByPosition(filter4,elems,data2,options){const num=typeof data2==="string"?parseInt(data2,
10):NaN;switch(filter4){case"first":case"lt":return elems;case"last":return elems.length>0?[elems[elems.length-1]]:elems;case"nth":case"eq":return isFinite(num)&&
Math.abs(num)<elems.length?[num<0?elems[elems.length+num]:elems[num]]:[];case"gt":return isFinite(num)?elems.slice(num+1):[];case"even":return elems.filter((_,i)=>i%
2===0);case"odd":return elems.filter((_,i)=>i%2===1);case"not":{const filtered=new Set(filterParsed(data2,elems,options));return elems.filter(e=>!filtered.has(e))}}}
function filter2(selector,elements,options={}){return filterParsed((0,import_css_what5.parse)(selector),elements,options)}function filterParsed(selector,elements,options){
if(elements.length===0)return[];const[plainSelectors,filteredSelectors]=groupSelectors(selector);let found;if(plainSelectors.length){const filtered=filterElements(
elements,plainSelectors,options);if(filteredSelectors.length===0){return filtered}if(filtered.length){found=new Set(filtered)}}for(let i=0;i<filteredSelectors.length&&
(found===null||found===void 0?void 0:found.size)!==elements.length;i++){const filteredSelector=filteredSelectors[i];const missing=found?elements.filter(e=>isTag2(
e)&&!found.has(e)):elements;if(missing.length===0)break;const filtered=filterBySelector(filteredSelector,elements,options);if(filtered.length){if(!found){if(i===
filteredSelectors.length-1){return filtered}found=new Set(filtered)}else{filtered.forEach(el=>found.add(el))}}}return typeof found!=="undefined"?found.size===elements.
length?elements:elements.filter(el=>found.has(el)):[]}function filterBySelector(selector,elements,options){var _a4;if(selector.some(import_css_what5.isTraversal)){
const root2=(_a4=options.root)!==null&&_a4!==void 0?_a4:getDocumentRoot(elements[0]);const opts={...options,context:elements,relativeSelector:false};selector.push(
SCOPE_PSEUDO);return findFilterElements(root2,selector,opts,true,elements.length)}return findFilterElements(elements,selector,options,false,elements.length)}function select(selector,root2,options={},limit=Infinity){
if(typeof selector==="function"){return find2(root2,selector)}const[plain,filtered]=groupSelectors((0,import_css_what5.parse)(selector));const results=filtered.
map(sel=>findFilterElements(root2,sel,options,true,limit));if(plain.length){results.push(findElements(root2,plain,options,limit))}if(results.length===0){return[]}
if(results.length===1){return results[0]}return uniqueSort(results.reduce((a,b)=>[...a,...b]))}function findFilterElements(root2,selector,options,queryForSelector,totalLimit){
const filterIndex=selector.findIndex(isFilter);const sub=selector.slice(0,filterIndex);const filter4=selector[filterIndex];const partLimit=selector.length-1===filterIndex?
totalLimit:Infinity;const limit=getLimit(filter4.name,filter4.data,partLimit);if(limit===0)return[];const elemsNoLimit=sub.length===0&&!Array.isArray(root2)?getChildren(
root2).filter(isTag2):sub.length===0?(Array.isArray(root2)?root2:[root2]).filter(isTag2):queryForSelector||sub.some(import_css_what5.isTraversal)?findElements(root2,
[sub],options,limit):filterElements(root2,[sub],options);const elems=elemsNoLimit.slice(0,limit);let result=filterByPosition(filter4.name,elems,filter4.data,options);
if(result.length===0||selector.length===filterIndex+1){return result}const remainingSelector=selector.slice(filterIndex+1);const remainingHasTraversal=remainingSelector.
some(import_css_what5.isTraversal);if(remainingHasTraversal){if((0,import_css_what5.isTraversal)(remainingSelector[0])){const{type}=remainingSelector[0];if(type===
import_css_what5.SelectorType.Sibling||type===import_css_what5.SelectorType.Adjacent){result=prepareContext(result,esm_exports2,true)}remainingSelector.unshift(
UNIVERSAL_SELECTOR)}options={...options,relativeSelector:false,rootFunc:el=>result.includes(el)}}else if(options.rootFunc&&options.rootFunc!==boolbase7.trueFunc){
options={...options,rootFunc:boolbase7.trueFunc}}return remainingSelector.some(isFilter)?findFilterElements(result,remainingSelector,options,false,totalLimit):remainingHasTraversal?
findElements(result,[remainingSelector],options,totalLimit):filterElements(result,[remainingSelector],options)}function findElements(root2,sel,options,limit){const query=_compileToken(
sel,options,root2);return find2(root2,query,limit)}function find2(root2,query,limit=Infinity){const elems=prepareContext(root2,esm_exports2,query.shouldTestNextSiblings);
return find(node=>isTag2(node)&&query(node),elems,true,limit)}function filterElements(elements,sel,options){const els=(Array.isArray(elements)?elements:[elements]).
filter(isTag2);if(els.length===0)return els;const query=_compileToken(sel,options);return query===boolbase7.trueFunc?els:els.filter(query)}var reContextSelector=/^\s*(?:[+~]|:scope\b)/;function find3(selectorOrHaystack){if(!selectorOrHaystack){return this._make([])}if(typeof selectorOrHaystack!=="s\
tring"){const haystack=isCheerio(selectorOrHaystack)?selectorOrHaystack.toArray():[selectorOrHaystack];const context=this.toArray();return this._make(haystack.filter(
elem=>context.some(node=>contains(node,elem))))}return this._findBySelector(selectorOrHaystack,Number.POSITIVE_INFINITY)}function _findBySelector(selector,limit){
var _a4;const context=this.toArray();const elems=reContextSelector.test(selector)?context:this.children().toArray();const options={context,root:(_a4=this._root)===
null||_a4===void 0?void 0:_a4[0],xmlMode:this.options.xmlMode,lowerCaseTags:this.options.lowerCaseTags,lowerCaseAttributeNames:this.options.lowerCaseAttributeNames,
pseudos:this.options.pseudos,quirksMode:this.options.quirksMode};return this._make(select(selector,elems,options,limit))}function _getMatcher(matchMap){return function(fn,...postFns){
return function(selector){var _a4;let matched=matchMap(fn,this);if(selector){matched=filterArray(matched,selector,this.options.xmlMode,(_a4=this._root)===null||
_a4===void 0?void 0:_a4[0])}return this._make(this.length>1&&matched.length>1?postFns.reduce((elems,fn2)=>fn2(elems),matched):matched)}}}var _matcher=_getMatcher(
(fn,elems)=>{let ret=[];for(let i=0;i<elems.length;i++){const value=fn(elems[i]);if(value.length>0)ret=ret.concat(value)}return ret});var _singleMatcher=_getMatcher(
(fn,elems)=>{const ret=[];for(let i=0;i<elems.length;i++){const value=fn(elems[i]);if(value!==null){ret.push(value)}}return ret});function _matchUntil(nextElem,...postFns){
let matches=null;const innerMatcher=_getMatcher((nextElem2,elems)=>{const matched=[];domEach(elems,elem=>{for(let next2;next2=nextElem2(elem);elem=next2){if(matches===
null||matches===void 0?void 0:matches(next2,matched.length))break;matched.push(next2)}});return matched})(nextElem,...postFns);return function(selector,filterSelector){
matches=typeof selector==="string"?elem=>is2(elem,selector,this.options):selector?getFilterFn(selector):null;const ret=innerMatcher.call(this,filterSelector);matches=
null;return ret}}function _removeDuplicates(elems){return elems.length>1?Array.from(new Set(elems)):elems}var parent=_singleMatcher(({parent:parent2})=>parent2&&
!isDocument(parent2)?parent2:null,_removeDuplicates);var parents=_matcher(elem=>{const matched=[];while(elem.parent&&!isDocument(elem.parent)){matched.push(elem.
parent);elem=elem.parent}return matched},uniqueSort,elems=>elems.reverse());var parentsUntil=_matchUntil(({parent:parent2})=>parent2&&!isDocument(parent2)?parent2:
null,uniqueSort,elems=>elems.reverse());function closest(selector){var _a4;const set=[];if(!selector){return this._make(set)}const selectOpts={xmlMode:this.options.
xmlMode,root:(_a4=this._root)===null||_a4===void 0?void 0:_a4[0]};const selectFn=typeof selector==="string"?elem=>is2(elem,selector,selectOpts):getFilterFn(selector);
domEach(this,elem=>{if(elem&&!isDocument(elem)&&!isTag2(elem)){elem=elem.parent}while(elem&&isTag2(elem)){if(selectFn(elem,0)){if(!set.includes(elem)){set.push(
elem)}break}elem=elem.parent}});return this._make(set)}var next=_singleMatcher(elem=>nextElementSibling(elem));var nextAll=_matcher(elem=>{const matched=[];while(elem.
next){elem=elem.next;if(isTag2(elem))matched.push(elem)}return matched},_removeDuplicates);var nextUntil=_matchUntil(el=>nextElementSibling(el),_removeDuplicates);
var prev=_singleMatcher(elem=>prevElementSibling(elem));var prevAll=_matcher(elem=>{const matched=[];while(elem.prev){elem=elem.prev;if(isTag2(elem))matched.push(
elem)}return matched},_removeDuplicates);var prevUntil=_matchUntil(el=>prevElementSibling(el),_removeDuplicates);var siblings=_matcher(elem=>getSiblings(elem).filter(
el=>isTag2(el)&&el!==elem),uniqueSort);var children=_matcher(elem=>getChildren(elem).filter(isTag2),_removeDuplicates);function contents(){const elems=this.toArray().
reduce((newElems,elem)=>hasChildren(elem)?newElems.concat(elem.children):newElems,[]);return this._make(elems)}function each(fn){let i=0;const len=this.length;while(i<
len&&fn.call(this[i],i,this[i])!==false)++i;return this}function map(fn){let elems=[];for(let i=0;i<this.length;i++){const el=this[i];const val2=fn.call(el,i,el);
if(val2!=null){elems=elems.concat(val2)}}return this._make(elems)}function getFilterFn(match){if(typeof match==="function"){return(el,i)=>match.call(el,i,el)}if(isCheerio(
match)){return el=>Array.prototype.includes.call(match,el)}return function(el){return match===el}}function filter3(match){var _a4;return this._make(filterArray(
this.toArray(),match,this.options.xmlMode,(_a4=this._root)===null||_a4===void 0?void 0:_a4[0]))}function filterArray(nodes,match,xmlMode,root2){return typeof match===
"string"?filter2(match,nodes,{xmlMode,root:root2}):nodes.filter(getFilterFn(match))}function is3(selector){const nodes=this.toArray();return typeof selector==="\
string"?some(nodes.filter(isTag2),selector,this.options):selector?nodes.some(getFilterFn(selector)):false}function not(match){let nodes=this.toArray();if(typeof match===
"string"){const matches=new Set(filter2(match,nodes,this.options));nodes=nodes.filter(el=>!matches.has(el))}else{const filterFn=getFilterFn(match);nodes=nodes.filter(
(el,i)=>!filterFn(el,i))}return this._make(nodes)}function has(selectorOrHaystack){return this.filter(typeof selectorOrHaystack==="string"?`:has(${selectorOrHaystack}\
)`:(_,el)=>this._make(el).find(selectorOrHaystack).length>0)}function first(){return this.length>1?this._make(this[0]):this}function last(){return this.length>0?
this._make(this[this.length-1]):this}function eq(i){var _a4;i=+i;if(i===0&&this.length<=1)return this;if(i<0)i=this.length+i;return this._make((_a4=this[i])!==null&&
_a4!==void 0?_a4:[])}function get(i){if(i==null){return this.toArray()}return this[i<0?this.length+i:i]}function toArray(){return Array.prototype.slice.call(this)}
function index(selectorOrNeedle){let $haystack;let needle;if(selectorOrNeedle==null){$haystack=this.parent().children();needle=this[0]}else if(typeof selectorOrNeedle===
"string"){$haystack=this._make(selectorOrNeedle);needle=this[0]}else{$haystack=this;needle=isCheerio(selectorOrNeedle)?selectorOrNeedle[0]:selectorOrNeedle}return Array.
prototype.indexOf.call($haystack,needle)}function slice(start,end2){return this._make(Array.prototype.slice.call(this,start,end2))}function end(){var _a4;return(_a4=
this.prevObject)!==null&&_a4!==void 0?_a4:this._make([])}function add(other,context){const selection=this._make(other,context);const contents2=uniqueSort([...this.
get(),...selection.get()]);return this._make(contents2)}function addBack(selector){return this.prevObject?this.add(selector?this.prevObject.filter(selector):this.
prevObject):this}var manipulation_exports={};__export(manipulation_exports,{_makeDomArray:()=>_makeDomArray,after:()=>after,append:()=>append2,appendTo:()=>appendTo,before:()=>before,
clone:()=>clone,empty:()=>empty,html:()=>html2,insertAfter:()=>insertAfter,insertBefore:()=>insertBefore,prepend:()=>prepend2,prependTo:()=>prependTo,remove:()=>remove,
replaceWith:()=>replaceWith,text:()=>text2,toString:()=>toString,unwrap:()=>unwrap,wrap:()=>wrap,wrapAll:()=>wrapAll,wrapInner:()=>wrapInner});function getParse(parser){return function parse6(content,options,isDocument2,context){if(typeof Buffer!=="undefined"&&Buffer.isBuffer(content)){content=content.
toString()}if(typeof content==="string"){return parser(content,options,isDocument2,context)}const doc=content;if(!Array.isArray(doc)&&isDocument(doc)){return doc}
const root2=new Document([]);update(doc,root2);return root2}}function update(newChilds,parent2){const arr=Array.isArray(newChilds)?newChilds:[newChilds];if(parent2){
parent2.children=arr}else{parent2=null}for(let i=0;i<arr.length;i++){const node=arr[i];if(node.parent&&node.parent.children!==arr){removeElement(node)}if(parent2){
node.prev=arr[i-1]||null;node.next=arr[i+1]||null}else{node.prev=node.next=null}node.parent=parent2}return parent2}function _makeDomArray(elem,clone2){if(elem==null){return[]}if(typeof elem==="string"){return this._parse(elem,this.options,false,null).children.slice(0)}if("le\
ngth"in elem){if(elem.length===1){return this._makeDomArray(elem[0],clone2)}const result=[];for(let i=0;i<elem.length;i++){const el=elem[i];if(typeof el==="obje\
ct"){if(el==null){continue}if(!("length"in el)){result.push(clone2?cloneNode(el,true):el);continue}}result.push(...this._makeDomArray(el,clone2))}return result}
return[clone2?cloneNode(elem,true):elem]}function _insert(concatenator){return function(...elems){const lastIdx=this.length-1;return domEach(this,(el,i)=>{if(!hasChildren(
el))return;const domSrc=typeof elems[0]==="function"?elems[0].call(el,i,this._render(el.children)):elems;const dom=this._makeDomArray(domSrc,i<lastIdx);concatenator(
dom,el.children,el)})}}function uniqueSplice(array,spliceIdx,spliceCount,newElems,parent2){var _a4,_b;const spliceArgs=[spliceIdx,spliceCount,...newElems];const prev2=spliceIdx===
0?null:array[spliceIdx-1];const next2=spliceIdx+spliceCount>=array.length?null:array[spliceIdx+spliceCount];for(let idx=0;idx<newElems.length;++idx){const node=newElems[idx];
const oldParent=node.parent;if(oldParent){const oldSiblings=oldParent.children;const prevIdx=oldSiblings.indexOf(node);if(prevIdx!==-1){oldParent.children.splice(
prevIdx,1);if(parent2===oldParent&&spliceIdx>prevIdx){spliceArgs[0]--}}}node.parent=parent2;if(node.prev){node.prev.next=(_a4=node.next)!==null&&_a4!==void 0?_a4:
null}if(node.next){node.next.prev=(_b=node.prev)!==null&&_b!==void 0?_b:null}node.prev=idx===0?prev2:newElems[idx-1];node.next=idx===newElems.length-1?next2:newElems[idx+
1]}if(prev2){prev2.next=newElems[0]}if(next2){next2.prev=newElems[newElems.length-1]}return array.splice(...spliceArgs)}function appendTo(target){const appendTarget=isCheerio(
target)?target:this._make(target);appendTarget.append(this);return this}function prependTo(target){const prependTarget=isCheerio(target)?target:this._make(target);
prependTarget.prepend(this);return this}var append2=_insert((dom,children2,parent2)=>{uniqueSplice(children2,children2.length,0,dom,parent2)});var prepend2=_insert(
(dom,children2,parent2)=>{uniqueSplice(children2,0,0,dom,parent2)});function _wrap(insert){return function(wrapper){const lastIdx=this.length-1;const lastParent=this.
parents().last();for(let i=0;i<this.length;i++){const el=this[i];const wrap2=typeof wrapper==="function"?wrapper.call(el,i,el):typeof wrapper==="string"&&!isHtml(
wrapper)?lastParent.find(wrapper).clone():wrapper;const[wrapperDom]=this._makeDomArray(wrap2,i<lastIdx);if(!wrapperDom||!hasChildren(wrapperDom))continue;let elInsertLocation=wrapperDom;
let j=0;while(j<elInsertLocation.children.length){const child=elInsertLocation.children[j];if(isTag2(child)){elInsertLocation=child;j=0}else{j++}}insert(el,elInsertLocation,
[wrapperDom])}return this}}var wrap=_wrap((el,elInsertLocation,wrapperDom)=>{const{parent:parent2}=el;if(!parent2)return;const siblings2=parent2.children;const index2=siblings2.
indexOf(el);update([el],elInsertLocation);uniqueSplice(siblings2,index2,0,wrapperDom,parent2)});var wrapInner=_wrap((el,elInsertLocation,wrapperDom)=>{if(!hasChildren(
el))return;update(el.children,elInsertLocation);update(wrapperDom,el)});function unwrap(selector){this.parent(selector).not("body").each((_,el)=>{this._make(el).
replaceWith(el.children)});return this}function wrapAll(wrapper){const el=this[0];if(el){const wrap2=this._make(typeof wrapper==="function"?wrapper.call(el,0,el):
wrapper).insertBefore(el);let elInsertLocation;for(let i=0;i<wrap2.length;i++){if(wrap2[i].type===esm_exports.Tag){elInsertLocation=wrap2[i]}}let j=0;while(elInsertLocation&&
j<elInsertLocation.children.length){const child=elInsertLocation.children[j];if(child.type===esm_exports.Tag){elInsertLocation=child;j=0}else{j++}}if(elInsertLocation)
this._make(elInsertLocation).append(this)}return this}function after(...elems){const lastIdx=this.length-1;return domEach(this,(el,i)=>{if(!hasChildren(el)||!el.
parent){return}const siblings2=el.parent.children;const index2=siblings2.indexOf(el);if(index2===-1)return;const domSrc=typeof elems[0]==="function"?elems[0].call(
el,i,this._render(el.children)):elems;const dom=this._makeDomArray(domSrc,i<lastIdx);uniqueSplice(siblings2,index2+1,0,dom,el.parent)})}function insertAfter(target){
if(typeof target==="string"){target=this._make(target)}this.remove();const clones=[];for(const el of this._makeDomArray(target)){const clonedSelf=this.clone().toArray();
const{parent:parent2}=el;if(!parent2){continue}const siblings2=parent2.children;const index2=siblings2.indexOf(el);if(index2===-1)continue;uniqueSplice(siblings2,
index2+1,0,clonedSelf,parent2);clones.push(...clonedSelf)}return this._make(clones)}function before(...elems){const lastIdx=this.length-1;return domEach(this,(el,i)=>{
if(!hasChildren(el)||!el.parent){return}const siblings2=el.parent.children;const index2=siblings2.indexOf(el);if(index2===-1)return;const domSrc=typeof elems[0]===
"function"?elems[0].call(el,i,this._render(el.children)):elems;const dom=this._makeDomArray(domSrc,i<lastIdx);uniqueSplice(siblings2,index2,0,dom,el.parent)})}function insertBefore(target){
const targetArr=this._make(target);this.remove();const clones=[];domEach(targetArr,el=>{const clonedSelf=this.clone().toArray();const{parent:parent2}=el;if(!parent2){
return}const siblings2=parent2.children;const index2=siblings2.indexOf(el);if(index2===-1)return;uniqueSplice(siblings2,index2,0,clonedSelf,parent2);clones.push(
...clonedSelf)});return this._make(clones)}function remove(selector){const elems=selector?this.filter(selector):this;domEach(elems,el=>{removeElement(el);el.prev=
el.next=el.parent=null});return this}function replaceWith(content){return domEach(this,(el,i)=>{const{parent:parent2}=el;if(!parent2){return}const siblings2=parent2.
children;const cont=typeof content==="function"?content.call(el,i,el):content;const dom=this._makeDomArray(cont);update(dom,null);const index2=siblings2.indexOf(
el);uniqueSplice(siblings2,index2,1,dom,parent2);if(!dom.includes(el)){el.parent=el.prev=el.next=null}})}function empty(){return domEach(this,el=>{if(!hasChildren(
el))return;for(const child of el.children){child.next=child.prev=child.parent=null}el.children.length=0})}function html2(str){if(str===void 0){const el=this[0];
if(!el||!hasChildren(el))return null;return this._render(el.children)}return domEach(this,el=>{if(!hasChildren(el))return;for(const child of el.children){child.
next=child.prev=child.parent=null}const content=isCheerio(str)?str.toArray():this._parse(`${str}`,this.options,false,el).children;update(content,el)})}function toString(){
return this._render(this)}function text2(str){if(str===void 0){return text(this)}if(typeof str==="function"){return domEach(this,(el,i)=>this._make(el).text(str.
call(el,i,text([el]))))}return domEach(this,el=>{if(!hasChildren(el))return;for(const child of el.children){child.next=child.prev=child.parent=null}const textNode=new Text2(
`${str}`);update(textNode,el)})}function clone(){const clone2=Array.prototype.map.call(this.get(),el=>cloneNode(el,true));const root2=new Document(clone2);for(const node of clone2){
node.parent=root2}return this._make(clone2)}var css_exports={};__export(css_exports,{css:()=>css});function css(prop2,val2){if(prop2!=null&&val2!=null||typeof prop2==="object"&&!Array.isArray(prop2)){return domEach(this,(el,i)=>{if(isTag2(el)){setCss(el,prop2,
val2,i)}})}if(this.length===0){return void 0}return getCss(this[0],prop2)}function setCss(el,prop2,value,idx){if(typeof prop2==="string"){const styles=getCss(el);
const val2=typeof value==="function"?value.call(el,idx,styles[prop2]):value;if(val2===""){delete styles[prop2]}else if(val2!=null){styles[prop2]=val2}el.attribs["\
style"]=stringify(styles)}else if(typeof prop2==="object"){const keys=Object.keys(prop2);for(let i=0;i<keys.length;i++){const k=keys[i];setCss(el,k,prop2[k],i)}}}
function getCss(el,prop2){if(!el||!isTag2(el))return;const styles=parse5(el.attribs["style"]);if(typeof prop2==="string"){return styles[prop2]}if(Array.isArray(
prop2)){const newStyles={};for(const item of prop2){if(styles[item]!=null){newStyles[item]=styles[item]}}return newStyles}return styles}function stringify(obj){
return Object.keys(obj).reduce((str,prop2)=>`${str}${str?" ":""}${prop2}: ${obj[prop2]};`,"")}function parse5(styles){styles=(styles||"").trim();if(!styles)return{};
const obj={};let key;for(const str of styles.split(";")){const n=str.indexOf(":");if(n<1||n===str.length-1){const trimmed=str.trimEnd();if(trimmed.length>0&&key!==
void 0){obj[key]+=`;${trimmed}`}}else{key=str.slice(0,n).trim();obj[key]=str.slice(n+1).trim()}}return obj}var forms_exports={};__export(forms_exports,{serialize:()=>serialize,serializeArray:()=>serializeArray});var submittableSelector="input,select,textarea,keygen";var r20=/%20/g;var rCRLF=/\r?\n/g;function serialize(){const arr=this.serializeArray();const retArr=arr.map(
data2=>`${encodeURIComponent(data2.name)}=${encodeURIComponent(data2.value)}`);return retArr.join("&").replace(r20,"+")}function serializeArray(){return this.map(
(_,elem)=>{const $elem=this._make(elem);if(isTag2(elem)&&elem.name==="form"){return $elem.find(submittableSelector).toArray()}return $elem.filter(submittableSelector).
toArray()}).filter('[name!=""]:enabled:not(:submit, :button, :image, :reset, :file):matches([checked], :not(:checkbox, :radio))').map((_,elem)=>{var _a4;const $elem=this.
_make(elem);const name=$elem.attr("name");const value=(_a4=$elem.val())!==null&&_a4!==void 0?_a4:"";if(Array.isArray(value)){return value.map(val2=>({name,value:val2.
replace(rCRLF,"\r\n")}))}return{name,value:value.replace(rCRLF,"\r\n")}}).toArray()}var extract_exports={};__export(extract_exports,{extract:()=>extract2});function getExtractDescr(descr){var _a4;if(typeof descr==="string"){return{selector:descr,
value:"textContent"}}return{selector:descr.selector,value:(_a4=descr.value)!==null&&_a4!==void 0?_a4:"textContent"}}function extract2(map2){const ret={};for(const key in map2){
const descr=map2[key];const isArray=Array.isArray(descr);const{selector,value}=getExtractDescr(isArray?descr[0]:descr);const fn=typeof value==="function"?value:
typeof value==="string"?el=>this._make(el).prop(value):el=>this._make(el).extract(value);if(isArray){ret[key]=this._findBySelector(selector,Number.POSITIVE_INFINITY).
map((_,el)=>fn(el,key,ret)).get()}else{const $=this._findBySelector(selector,1);ret[key]=$.length>0?fn($[0],key,ret):void 0}}return ret}var Cheerio=class{constructor(elements,root2,options){this.length=0;this.options=options;this._root=root2;if(elements){for(let idx=0;idx<elements.length;idx++){
this[idx]=elements[idx]}this.length=elements.length}}};Cheerio.prototype.cheerio="[cheerio object]";Cheerio.prototype.splice=Array.prototype.splice;Cheerio.prototype[Symbol.
iterator]=Array.prototype[Symbol.iterator];Object.assign(Cheerio.prototype,attributes_exports,traversing_exports,manipulation_exports,css_exports,forms_exports,
extract_exports);function getLoad(parse6,render3){return function load2(content,options,isDocument2=true){if(content==null){throw new Error("cheerio.load() expects a string")}const internalOpts=flattenOptions(
options);const initialRoot=parse6(content,internalOpts,isDocument2,null);class LoadedCheerio extends Cheerio{_make(selector,context){const cheerio=initialize(selector,
context);cheerio.prevObject=this;return cheerio}_parse(content2,options2,isDocument3,context){return parse6(content2,options2,isDocument3,context)}_render(dom){
return render3(dom,this.options)}}function initialize(selector,context,root2=initialRoot,opts){if(selector&&isCheerio(selector))return selector;const options2=flattenOptions(
opts,internalOpts);const r=typeof root2==="string"?[parse6(root2,options2,false,null)]:"length"in root2?root2:[root2];const rootInstance=isCheerio(r)?r:new LoadedCheerio(
r,null,options2);rootInstance._root=rootInstance;if(!selector){return new LoadedCheerio(void 0,rootInstance,options2)}const elements=typeof selector==="string"&&
isHtml(selector)?parse6(selector,options2,false,null).children:isNode(selector)?[selector]:Array.isArray(selector)?selector:void 0;const instance=new LoadedCheerio(
elements,rootInstance,options2);if(elements){return instance}if(typeof selector!=="string"){throw new TypeError("Unexpected type of selector")}let search=selector;
const searchContext=context?typeof context==="string"?isHtml(context)?new LoadedCheerio([parse6(context,options2,false,null)],rootInstance,options2):(search=`${context}\
 ${search}`,rootInstance):isCheerio(context)?context:new LoadedCheerio(Array.isArray(context)?context:[context],rootInstance,options2):rootInstance;if(!searchContext)
return instance;return searchContext.find(search)}Object.assign(initialize,static_exports,{load:load2,_root:initialRoot,_options:internalOpts,fn:LoadedCheerio.prototype,
prototype:LoadedCheerio.prototype});return initialize}}function isNode(obj){return!!obj.name||obj.type===esm_exports.Root||obj.type===esm_exports.Text||obj.type===
esm_exports.Comment}var load=getLoad(getParse(parseDocument),esm_default);export{load};
//# sourceMappingURL=chunk-USIQIHMB.js.map
