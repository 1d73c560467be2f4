import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
import{foldWord,isEnglishWord,rankOf,withoutUmlauts}from"./chunk-BZIVZLIC.js";var halfSymbol=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;var headOf=(text,most)=>text.slice(0,most).replace(/[\ud800-\udbff]$/,"");
var unstorable=new RegExp(`\\0|${halfSymbol.source}`,"g");var storable=value=>cleaned(value);var cleaned=value=>{if(typeof value==="string")return value.replace(
unstorable,"");if(Array.isArray(value))return value.map(cleaned);if(typeof value!=="object"||value===null)return value;return Object.fromEntries(Object.entries(
value).map(([key,inner])=>[cleaned(key),cleaned(inner)]))};function remembered(of2,{most=1e3,longest:longest3=100}={}){let young=new Map;let old=young;return text=>{const known=young.get(text);if(known!==void 0)return known;
if(text.length>longest3)return of2(text);const own=copied(text);const before2=old.get(own);const answer=before2===void 0?Object.freeze(of2(own)):before2;if(young.
size>=most){old=young;young=new Map}young.set(own,answer);return answer}}var copied=piece=>` ${piece}`.slice(1);var irregular={leaves:"leaf",halves:"half",loaves:"loaf",calves:"calf",cookies:"cookie",brownies:"brownie",pies:"pie",veggies:"veggie",krispies:"krispie",cheeses:"\
cheese",sauces:"sauce",radishes:"radish",chillies:"chilli",chilies:"chili",fries:"fries",greens:"greens",swiss:"swiss"};function singular(word2){const known=irregular[word2];
if(known!==void 0&&Object.hasOwn(irregular,word2))return known;if(word2.length<4||!word2.endsWith("s"))return word2;if(/(ss|us|is)$/.test(word2))return word2;if(word2.
endsWith("ies"))return`${word2.slice(0,-3)}y`;if(/(oes|ches|shes|xes|sses)$/.test(word2))return word2.slice(0,-2);return word2.slice(0,-1)}var wordPattern=/[\p{L}\p{M}\p{N}%]+(?:['\u2019][\p{L}\p{M}]+)*|&/gu;
function wordsOf(text){const words5=[];for(const match of text.matchAll(wordPattern)){const surface=fold(match[0]);words5.push({surface,stem:singular(surface),start:match.
index,end:match.index+match[0].length})}return words5}var stemsOf=remembered(text=>wordsOf(text).map(({stem})=>stem).join(" "));function fold(word2){if(word2===
"&")return"and";const lower=word2.toLowerCase();if(/^[a-z0-9%]+$/.test(lower))return lower;return lower.normalize("NFKD").replace(/[\p{M}'\u2019]/gu,"")}function phraseTrie(){const newNode=()=>({next:new Map,value:void 0});const root=newNode();return{add(phrase,value,merge=known=>known){let node=root;for(const{stem}of wordsOf(
phrase)){let next=node.next.get(stem);if(!next){next=newNode();node.next.set(stem,next)}node=next}node.value=node.value===void 0?value:merge(node.value)},longestAt(words5,from){
let node=root;let best=null;for(let at=from;at<words5.length;at+=1){node=node.next.get(words5[at].stem);if(!node)break;if(node.value!==void 0)best={value:node.value,
to:at+1}}return best}}}function regularPlural(name){if(/(s|x|ch|sh)$/.test(name))return`${name}es`;if(/[^aeiou]y$/.test(name))return`${name.slice(0,-1)}ies`;if(name.endsWith("leaf"))return`${name.
slice(0,-1)}ves`;return`${name}s`}var foodsOfAisle=(aisle,byName)=>(id,source,per100,facts)=>{const name=facts.name??id.replaceAll("-"," ");const[kcal,protein,carbs,
fat,fiber,sugar2,sodium]=per100;return{id,name,plural:facts.plural==="none"?name:facts.plural??regularPlural(name),aliases:facts.aliases??[],aisle,kcal,protein,
carbs,fat,fiber,sugar:sugar2,sodium,density:facts.density,measures:facts.measures??{},refuse:facts.refuse,allergens:facts.allergens??[],mayContain:facts.mayContain,
tags:facts.tags??[],...byName&&{byName},source:/^\d{5}$/.test(source)?`USDA NDB ${source}`:source}};var food=foodsOfAisle("Bakery");var rare=foodsOfAisle("Bakery",true);var bakery=[food("bread","18069",[265,9.2,49.1,3.2,2.7,5.1,491],{name:"white bread",plural:"\
none",aliases:["bread","sandwich bread","sliced bread","toast","bread slice","stale bread","white sandwich bread","day old bread"],measures:{slice:28,loaf:450,cup:35},
allergens:["gluten"],mayContain:["milk","soy"],tags:["high-carb"]}),food("whole-wheat-bread","18075",[252,12.5,42.7,3.5,6,4.3,455],{name:"whole-wheat bread",plural:"\
none",aliases:["whole wheat bread","wholemeal bread","whole grain bread","brown bread","wholegrain bread"],measures:{slice:32,loaf:500},allergens:["gluten"],mayContain:[
"milk","soy","sesame"],tags:["high-carb"]}),food("sourdough-bread","18029",[289,11.8,56.4,1.8,2.4,2.6,513],{plural:"none",aliases:["sourdough","crusty bread","r\
ustic bread","country bread","artisan bread"],measures:{slice:50,loaf:700,cup:40},allergens:["gluten"],tags:["high-carb"]}),food("baguette","18029",[289,11.8,56.4,
1.8,2.4,2.6,513],{aliases:["french bread","french stick","ciabatta","italian bread","crusty loaf"],measures:{each:250,slice:15,half:125,loaf:250},allergens:["gl\
uten"],tags:["high-carb"]}),food("rye-bread","18060",[259,8.5,48.3,3.3,5.8,3.9,603],{plural:"none",aliases:["pumpernickel"],measures:{slice:32},allergens:["glut\
en"],tags:["high-carb"]}),food("crouton","18242",[407,11.9,73.5,6.6,5.1,4,698],{aliases:["garlic crouton"],measures:{cup:30,handful:20},allergens:["gluten"],mayContain:[
"milk","soy"],tags:["high-carb"]}),food("gluten-free-burger-bun","typical label",[260,4.5,46,6,5,5,440],{name:"gluten-free burger bun",aliases:["gluten free bur\
ger bun","gluten free bun","gluten free hamburger bun","gluten free roll"],measures:{each:65},mayContain:["eggs","soy"],tags:["high-carb"]}),food("gluten-free-p\
izza-crust","typical label",[280,4,54,5,3,3,500],{name:"gluten-free pizza crust",aliases:["gluten free pizza crust","gluten free pizza base","gluten free pizza \
dough"],measures:{each:200},mayContain:["eggs","milk","soy"],tags:["high-carb"]}),food("gluten-free-bread","typical label",[250,4,46,5.5,5,4,450],{name:"gluten-\
free bread",plural:"none",aliases:["gluten free bread","gluten free sandwich bread"],measures:{slice:33},mayContain:["eggs","soy"],tags:["high-carb"]}),food("pi\
ta","18041",[275,9.1,55.7,1.2,2.2,1.3,536],{aliases:["lavash bread","pita bread","pitta","pitta bread","flatbread","flat bread","lavash"],measures:{each:60,sheet:90,
small:28,large:60},allergens:["gluten"],tags:["high-carb"]}),food("naan","typical label",[290,9,49,6,2.2,3.5,460],{aliases:["naan bread"],measures:{each:90},allergens:[
"gluten","milk"],tags:["dairy","high-carb"]}),food("flour-tortilla","18364",[301,8,51.2,6.7,2.3,4.4,686],{aliases:["tortilla","wrap","tortilla wrap","wheat tort\
illa"],measures:{small:30,medium:47,large:70,each:47},allergens:["gluten"],tags:["high-carb"]}),food("corn-tortilla","18449",[222,5.7,46.6,2.5,5.2,.9,11],{measures:{
each:26,small:20,medium:26},tags:["high-carb"]}),food("taco-shell","18360",[474,6.5,64,21.3,7,1.5,243],{aliases:["hard taco shell"],measures:{each:13},tags:["hi\
gh-carb"]}),food("burger-bun","18350",[278,9.9,50.2,3.8,2.1,6.4,500],{name:"hamburger bun",aliases:["burger bun","hot dog bun","hot dog roll","slider bun","soft\
 roll","bun"],measures:{each:43},allergens:["gluten"],mayContain:["milk","eggs","sesame","soy"],tags:["high-carb"]}),food("brioche-bun","typical label",[340,9,48,
12,2,9,400],{aliases:["brioche","brioche roll","challah"],measures:{each:60,slice:40},allergens:["gluten","milk","eggs"],tags:["dairy","egg","high-carb"]}),food(
"dinner-roll","18342",[310,10.9,52,6.5,2,5.6,467],{aliases:["bread roll","crusty roll","ciabatta roll"],measures:{each:43},allergens:["gluten"],mayContain:["mil\
k","eggs"],tags:["high-carb"]}),food("hoagie-roll","18342",[310,10.9,52,6.5,2,5.6,467],{aliases:["sub roll","hero roll","submarine roll"],measures:{each:85},allergens:[
"gluten"],mayContain:["milk","eggs"],tags:["high-carb"]}),food("bagel","18001",[257,10,50.5,1.6,2.2,5.1,477],{measures:{small:69,medium:105,each:105},allergens:[
"gluten"],tags:["high-carb"]}),food("english-muffin","18258",[227,8.9,44.2,1.7,3.5,3.5,425],{measures:{each:57},allergens:["gluten"],mayContain:["milk"],tags:["\
high-carb"]}),food("croissant","18239",[406,8.2,45.8,21,2.6,11.3,467],{aliases:["butter croissant"],measures:{each:57},allergens:["gluten","milk"],mayContain:["\
eggs"],tags:["dairy","high-carb"]}),food("cornbread","18024",[266,6.7,43.5,7.1,0,12,658],{aliases:["corn bread"],measures:{piece:65},allergens:["gluten","milk",
"eggs"],tags:["dairy","egg","high-carb"]}),food("pizza-dough","typical label",[255,8,48,3.2,2,2,500],{aliases:["ready made pizza dough","pizza base","pizza crus\
t","bread dough"],measures:{each:400,ball:250},allergens:["gluten"],tags:["high-carb"]}),food("sponge-cake","18133",[290,5.4,61,2.7,.5,36.7,623],{aliases:["spon\
ge"],measures:{piece:38,each:300},allergens:["gluten","eggs"],mayContain:["milk"],tags:["egg","high-carb"]}),food("pound-cake","18120",[353,5,53.6,14,.6,33.4,377],
{aliases:["madeira cake","loaf cake"],measures:{slice:50,each:450},allergens:["gluten","eggs","milk"],tags:["egg","dairy","high-carb"]}),rare("gluten-free-torti\
lla","typical label",[270,4,50,6,4,2,600],{name:"gluten-free tortilla",aliases:["gluten free tortilla","gluten free wrap","gluten free flour tortilla","gluten f\
ree pita","gluten free flatbread","gluten free naan"],measures:{each:42,small:30,large:60},mayContain:["eggs","soy","milk"],tags:["high-carb"]}),rare("chapati",
"typical label",[297,9.8,46,7.5,5,2.7,400],{aliases:["roti","whole wheat roti","phulka","rotli"],measures:{each:45,small:35},allergens:["gluten"],tags:["high-ca\
rb"]}),rare("paratha","typical label",[326,6.4,45.4,13.2,4,4.2,452],{aliases:["frozen paratha","roti canai","lachha paratha","puri","malaysian roti"],measures:{
each:79},allergens:["gluten"],mayContain:["milk"],tags:["high-carb"]}),rare("pani-puri-shell","typical label",[480,8,60,23,3,1,600],{name:"pani puri shell",aliases:[
"puri shell","gol gappa","ready-fried pani puri shell"],measures:{each:4},allergens:["gluten"],tags:["high-carb"]}),rare("papdi","typical label",[510,9,55,28,3,
2,700],{plural:"none",aliases:["fried wheat wafer","crisp fried wheat wafer","chaat papdi"],measures:{each:4,cup:40},allergens:["gluten"],tags:["high-carb"]}),rare(
"youtiao","typical label",[390,7,50,18,2,2,500],{plural:"none",aliases:["chinese doughnut","you tiao","chinese fried dough"],measures:{each:60},allergens:["glut\
en"],tags:["high-carb"]}),rare("papadum","typical label",[371,25.6,59.9,3.3,18.6,0,1745],{aliases:["papad","poppadom","pappadam","poppadum","appalam"],measures:{
each:10},tags:["high-carb"]}),rare("injera","typical label",[166,5.5,33,1,4,1,230],{plural:"none",aliases:["teff injera"],measures:{each:150,piece:150},mayContain:[
"gluten"],tags:["high-carb"]}),rare("focaccia","typical label",[275,9,55,2.5,3,2,520],{aliases:["turkish bread","pide bread","turkish flatbread","yufka","barbar\
i bread","sangak","markook","saj bread","focaccia bread","turkish pide","piadina","arabic bread","iraqi flatbread","d\xFCr\xFCm bread","manakish bread"],measures:{
each:100,slice:50,piece:60,loaf:400},allergens:["gluten"],mayContain:["sesame","milk"],tags:["high-carb"]}),rare("panettone","typical label",[380,7,52,16,2,26,230],
{aliases:["pandoro","stollen","babka","kulich","pan dulce"],measures:{slice:75,each:750},allergens:["gluten","milk","eggs"],mayContain:["tree-nuts","sulphites"],
tags:["dairy","egg","high-carb"]}),rare("milk-bread","typical label",[310,8.5,52,7.5,2,10,400],{plural:"none",aliases:["hawaiian roll","sweet roll","king's hawa\
iian roll","shokupan","japanese milk bread","potato bun","potato roll","potato bread","parker house roll"],measures:{each:30,slice:45,loaf:450},allergens:["glut\
en","milk"],mayContain:["eggs","soy"],tags:["dairy","high-carb"]}),rare("bolillo","USDA NDB 18342, as dinner roll",[280,9.5,55,2,2.2,3,500],{aliases:["crusty lo\
ng roll","bolillo roll","telera","telera roll","kaiser roll","portuguese roll","semmel","vienna roll","white roll","torta roll","cuban bread","cuban roll","p\xE3o \
franc\xEAs","banh mi roll","b\xE1nh m\xEC roll","vietnamese baguette","mini baguette","demi baguette","baguette roll"],measures:{each:75,slice:25,loaf:300},allergens:[
"gluten"],mayContain:["milk","sesame"],tags:["high-carb"]}),rare("soda-bread","typical label",[260,7.5,52,2.5,3,4,450],{plural:"none",aliases:["irish soda bread",
"brown soda bread","irish brown bread","wheaten bread"],measures:{slice:50,loaf:650},allergens:["gluten","milk"],tags:["dairy","high-carb"]}),rare("crispbread",
"typical label",[366,9,76,1.8,16,1.5,420],{aliases:["rye crispbread","kn\xE4ckebr\xF6d","melba toast","rusk","zwieback","barley rusk","paximadi","dakos","frisel\
le","grissini","breadstick"],measures:{each:12,cup:60},allergens:["gluten"],mayContain:["milk","sesame"],tags:["high-carb"]}),rare("matzo","18217",[395,10,83.7,
1.4,3,.3,2],{name:"matzo",plural:"matzos",aliases:["matzah","matza","matzoh","matzo sheet","matzo cracker"],measures:{each:28,sheet:28,board:28},allergens:["glu\
ten"],tags:["high-carb"]}),rare("tostada","USDA NDB 18360, as taco shell",[474,6.5,64,21.3,7,1.5,300],{aliases:["tostada shell","corn tostada","fried corn torti\
lla"],measures:{each:13},tags:["high-carb"]}),rare("arepa","typical label",[219,5.1,36,5.3,2.6,.5,280],{measures:{each:100},tags:["high-carb"]}),rare("steamed-b\
un","typical label",[240,7,48,2,1.5,7,200],{aliases:["bao bun","gua bao","mantou","folded bao bun","frozen bao bun","lotus leaf bun"],measures:{each:35},allergens:[
"gluten"],mayContain:["milk","soy"],tags:["high-carb"]}),rare("rice-cracker","typical label",[430,6,75,12,3,2,700],{aliases:["senbei"],measures:{each:3,cup:50},
mayContain:["sesame","soy","gluten","milk"],tags:["high-carb"]}),rare("puffed-rice-cake","typical label",[387,8.2,81.5,2.8,4.2,.9,326],{aliases:["corn cake","br\
own rice cake","plain rice cake","lightly salted rice cake"],measures:{each:9},tags:["high-carb"]}),rare("meringue-nest","typical label",[390,4,93,.1,0,92,60],{
aliases:["crisp meringue","meringue cookie","meringue kiss","store bought meringue","ready made meringue","meringue shell"],measures:{each:15,cup:30},allergens:[
"eggs"],tags:["egg","high-carb"]}),rare("mandarin-pancake","typical label",[280,7.5,50,5,2,1,20],{aliases:["peking duck pancake","moo shu pancake","mu shu panca\
ke","chun bing","thin chinese pancake","frozen mandarin pancake"],measures:{each:20},allergens:["gluten"],mayContain:["sesame"],tags:["high-carb"]}),rare("glute\
n-free-english-muffin","typical label",[265,5,48,6,4,5,480],{name:"gluten-free english muffin",aliases:["gluten free english muffin","gluten free bagel","gluten\
 free baguette","gluten free hot dog bun","gluten free ciabatta","gluten free ciabatta roll","gluten free sub roll","gluten free hoagie roll","gluten free crout\
on"],measures:{each:90,slice:30,cup:35},mayContain:["eggs","soy","milk"],tags:["high-carb"]}),rare("dutch-spice-cake","typical label",[290,3.5,66,1,3,38,300],{aliases:[
"ontbijtkoek","peperkoek","pain d'\xE9pices","french spice bread"],measures:{slice:25,each:450},allergens:["gluten"],mayContain:["milk","eggs","tree-nuts"],tags:[
"high-carb"]}),rare("tenkasu","typical label",[550,6,45,38,1.5,1,250],{name:"tempura scraps",plural:"none",aliases:["tempura scrap","tenkasu","tempura bit","tem\
pura flake","agedama"],measures:{cup:40,tablespoon:3},allergens:["gluten"],mayContain:["eggs","soy","crustaceans","fish"],tags:["high-carb"]}),rare("simit","typ\
ical label",[310,10,52,7,3,4,550],{plural:"simits",aliases:["turkish sesame ring","sesame bread ring","koulouri","jerusalem sesame bread"],measures:{each:100},allergens:[
"gluten","sesame"],tags:["high-carb"]}),rare("seed-cracker","typical label",[470,14,45,25,10,2,600],{aliases:["gluten free crispbread","flaxseed cracker","glute\
n free seed cracker","gluten free rice cracker"],measures:{each:5,cup:60},mayContain:["sesame","soy","milk"],tags:["high-carb"]}),rare("low-carb-tortilla","typi\
cal label",[220,10,42,7,32,1,700],{name:"low-carb tortilla",aliases:["low carb tortilla","low carb wrap","keto tortilla","egg wrap","keto wrap","high fiber tort\
illa"],measures:{each:45,small:28,large:70},allergens:["gluten"],mayContain:["soy","milk","eggs"]}),rare("keto-bread","typical label",[200,14,30,6,24,1,450],{plural:"\
none",aliases:["low carb bread","protein bread","keto bun","low carb bun"],measures:{slice:28,loaf:500,each:55},allergens:["gluten"],mayContain:["eggs","soy","m\
ilk","tree-nuts","sesame"]})];var food2=foodsOfAisle("Baking");var rare2=foodsOfAisle("Baking",true);var baking=[food2("all-purpose-flour","20081",[364,10.3,76.3,1,2.7,.3,2],{name:"all-purpo\
se flour",plural:"none",aliases:["all purpose flour","plain flour","flour","white flour","00 flour","ap flour","tipo 00 flour","wheat flour"],density:.53,allergens:[
"gluten"],mayContain:["lupin"],tags:["high-carb"]}),food2("bread-flour","20083",[361,12,72.5,1.7,2.4,.3,2],{plural:"none",aliases:["strong flour","strong white \
flour","strong bread flour","strong white bread flour","white bread flour"],density:.54,allergens:["gluten"],tags:["high-carb"]}),food2("cake-flour","20084",[362,
8.2,78,.9,1.7,.3,2],{plural:"none",aliases:["pastry flour"],density:.485,allergens:["gluten"],tags:["high-carb"]}),food2("self-rising-flour","20082",[354,9.9,74.2,
1,2.7,.2,1193],{name:"self-rising flour",plural:"none",aliases:["self rising flour","self raising flour"],density:.53,allergens:["gluten"],tags:["high-carb"]}),
food2("whole-wheat-flour","20080",[340,13.2,72,2.5,10.7,.4,2],{plural:"none",aliases:["wholemeal flour","whole grain flour","wholewheat flour","spelt flour","wh\
ite whole wheat flour","whole wheat pastry flour"],density:.507,allergens:["gluten"],tags:["high-carb"]}),food2("rye-flour","20064",[349,10.9,75.4,1.5,11.8,1.1,
2],{plural:"none",density:.43,allergens:["gluten"],tags:["high-carb"]}),food2("gluten-free-flour","typical label",[356,5,80,1,3,1,5],{name:"gluten-free flour",plural:"\
none",aliases:["gluten free flour","gluten free flour blend","gluten free all purpose flour","gluten free plain flour","gluten free self raising flour"],density:.59,
tags:["high-carb"]}),food2("rice-flour","20061",[366,6,80.1,1.4,2.4,.1,0],{plural:"none",aliases:["white rice flour","ground rice","sweet rice flour","glutinous\
 rice flour","brown rice flour"],density:.67,tags:["high-carb"]}),food2("cashew-flour","USDA NDB 12087, as cashews",[553,18.2,30.2,43.9,3.3,5.9,12],{plural:"non\
e",aliases:["cashew meal","ground cashew"],density:.45,allergens:["tree-nuts"]}),food2("amaranth-flour","USDA NDB 20001, as amaranth",[371,13.6,65.3,7,6.7,1.7,4],
{plural:"none",density:.5,tags:["high-carb"]}),food2("buckwheat-flour","20011",[335,12.6,70.6,3.1,10,2.6,11],{plural:"none",density:.507,tags:["high-carb"]}),food2(
"oat-flour","typical label",[404,14.7,65.7,9.1,6.5,.8,19],{plural:"none",aliases:["ground oat"],density:.4,allergens:["gluten"],tags:["high-carb"]}),food2("chic\
kpea-flour","16157",[387,22.4,57.8,6.7,10.8,10.9,64],{plural:"none",aliases:["sattu","roasted gram flour","roasted chickpea flour","gram flour","besan"],density:.39,
tags:["high-carb"]}),food2("almond-flour","12062",[590,21.4,18.7,52.5,9.9,4.6,19],{plural:"none",aliases:["ground almond","almond meal"],density:.41,allergens:[
"tree-nuts"]}),food2("coconut-flour","typical label",[400,19,58,13,38,10,60],{plural:"none",density:.47}),food2("masa-harina","20017",[365,9.3,76.3,3.9,6.4,1.6,
5],{plural:"none",aliases:["corn flour masa","masa"],density:.48,tags:["high-carb"]}),food2("tapioca-starch","20068",[358,.2,88.7,0,.9,3.4,1],{plural:"none",aliases:[
"tapioca flour","tapioca"],density:.51,tags:["high-carb"]}),food2("cornstarch","20027",[381,.3,91.3,.1,.9,0,9],{plural:"none",aliases:["cornflour","corn starch"],
density:.54,tags:["high-carb"]}),food2("potato-starch","11413",[357,6.9,83.1,.3,5.9,3.5,55],{plural:"none",aliases:["potato flour"],density:.68,tags:["high-carb",
"nightshade"]}),food2("breadcrumb","18079",[395,13.4,72,5.3,4.5,6.2,732],{name:"breadcrumbs",plural:"none",aliases:["breadcrumb","dried breadcrumb","dry breadcr\
umb","bread crumb","fresh breadcrumb","white breadcrumb","dry bread crumb","italian breadcrumb"],density:.456,allergens:["gluten"],mayContain:["milk","eggs","so\
y","sesame"],tags:["high-carb"]}),food2("panko","USDA NDB 18079, as breadcrumbs",[395,13.4,72,5.3,4.5,6.2,732],{plural:"none",aliases:["panko breadcrumb","panko\
 bread crumb"],density:.254,allergens:["gluten"],mayContain:["soy"],tags:["high-carb"]}),food2("gluten-free-breadcrumb","typical label",[370,5,80,3,3,4,500],{name:"\
gluten-free breadcrumbs",plural:"none",aliases:["gluten free breadcrumb","gluten free panko"],density:.38,tags:["high-carb"]}),food2("matzo-meal","USDA NDB 1821\
7, as plain matzo",[395,10,83.7,1.4,3,.3,2],{plural:"none",aliases:["matzah meal","matzoh meal","matza meal","ground matzo"],density:.5,allergens:["gluten"],tags:[
"high-carb"]}),food2("stuffing-mix","typical label",[386,11,76,3.4,3.2,8,1400],{plural:"none",aliases:["stuffing","sage and onion stuffing"],measures:{cup:60,package:170},
allergens:["gluten"],mayContain:["milk","celery"],tags:["high-carb"]}),food2("baking-powder","18369",[53,0,27.7,0,.2,0,10600],{plural:"none",density:.93,measures:{
packet:15}}),food2("baking-soda","18372",[0,0,0,0,0,0,27360],{plural:"none",aliases:["bicarbonate of soda","bicarbonate soda","bicarb"],density:.93}),food2("yea\
st","18375",[325,40.4,41.2,7.6,26.9,0,51],{name:"active dry yeast",plural:"none",aliases:["yeast","instant yeast","dried yeast","fast action yeast","fast action\
 dried yeast","dry yeast","easy bake yeast","instant dry yeast","rapid rise yeast"],density:.75,measures:{packet:7.2,sachet:7}}),food2("fresh-yeast","18374",[105,
8.4,18.1,1.9,8.1,0,30],{plural:"none",aliases:["baker's yeast","cake yeast"],measures:{cube:42,package:42}}),food2("cream-of-tartar","18373",[258,0,61.5,0,.2,0,
52],{plural:"none",density:.61}),food2("corn-husk","typical label",[0,0,0,0,0,0,0],{aliases:["dried corn husk","tamale husk"],measures:{each:5}}),food2("gelatin",
"19177",[335,85.6,0,.1,0,0,196],{plural:"none",aliases:["gelatine","gelatin powder","leaf gelatine","gelatine leaf","gelatin sheet"],density:.6,measures:{envelope:7,
packet:7,sheet:2,leaf:2},tags:["gelatin"]}),food2("agar","11663",[306,6.2,80.9,.3,7.7,3,102],{plural:"none",aliases:["agar agar","agar powder"],density:.4}),food2(
"xanthan-gum","typical label",[325,0,78,0,76,0,200],{plural:"none",aliases:["guar gum"],density:.55}),food2("pectin","19310",[325,.3,90.4,.3,8.6,0,200],{plural:"\
none",aliases:["fruit pectin"],measures:{packet:50,tablespoon:10}}),food2("psyllium-husk","typical label",[200,2,86,.6,80,0,100],{plural:"none",aliases:["psylli\
um"],density:.34}),food2("sugar","19335",[387,0,100,0,0,99.8,1],{plural:"none",aliases:["granulated sugar","caster sugar","white sugar","superfine sugar","cane \
sugar","golden caster sugar","raw sugar"],density:.845,measures:{cube:4},tags:["high-carb"]}),food2("brown-sugar","19334",[380,.1,98.1,0,0,97,28],{plural:"none",
aliases:["light brown sugar","dark brown sugar","muscovado sugar","soft brown sugar","light muscovado sugar","dark muscovado sugar","soft light brown sugar","so\
ft dark brown sugar","demerara sugar","muscovado"],density:.93,tags:["high-carb"]}),food2("palm-sugar","USDA NDB 19334, as brown sugar",[380,.1,98.1,0,0,97,28],
{plural:"none",aliases:["jaggery","coconut sugar","piloncillo"],density:.76,tags:["high-carb"]}),food2("powdered-sugar","19336",[389,0,99.8,0,0,97.8,2],{plural:"\
none",aliases:["icing sugar","confectioners sugar","confectioners' sugar","confectioner's sugar","confectioner sugar"],density:.507,tags:["high-carb"]}),food2("\
honey","19296",[304,.3,82.4,0,.2,82.1,4],{plural:"none",aliases:["clear honey","runny honey","manuka honey"],density:1.42,tags:["honey","high-carb"]}),food2("ma\
ple-syrup","19353",[260,0,67,.1,0,66,12],{plural:"none",aliases:["pure maple syrup"],density:1.33,tags:["high-carb"]}),food2("agave-syrup","19912",[310,.1,76.4,
.5,.2,68,4],{plural:"none",aliases:["agave nectar","agave","rice syrup","date syrup"],density:1.4,tags:["high-carb"]}),food2("corn-syrup","19350",[283,0,76.8,.2,
0,76.8,62],{plural:"none",aliases:["light corn syrup","glucose syrup"],density:1.44,tags:["high-carb"]}),food2("golden-syrup","USDA NDB 19350, as corn syrup",[283,
0,76.8,.2,0,76.8,62],{plural:"none",density:1.44,tags:["high-carb"]}),food2("molasses","19304",[290,0,74.7,.1,0,74.7,37],{plural:"none",aliases:["treacle","blac\
k treacle","blackstrap molasses"],density:1.42,tags:["high-carb"]}),food2("pomegranate-molasses","USDA NDB 19304, as molasses",[290,0,74.7,.1,0,74.7,37],{plural:"\
none",aliases:["pomegranate syrup"],density:1.4,tags:["high-carb"]}),food2("sweetener","typical label",[5,0,1,0,0,0,0],{plural:"none",aliases:["sugar free syrup",
"sugar free maple syrup","liquid stevia","stevia drop","sugar free vanilla syrup","sucralose","stevia","monk fruit sweetener","xylitol","sugar substitute"],density:.8}),
food2("erythritol","typical label",[20,0,100,0,0,0,0],{plural:"none",aliases:["allulose","powdered allulose","powdered erythritol","confectioners erythritol","p\
owdered sweetener","brown erythritol","brown allulose","granulated erythritol"],density:.8}),food2("jam","19297",[278,.4,68.9,.1,1.1,48.5,32],{plural:"none",aliases:[
"strawberry jam","raspberry jam","apricot jam","preserves","fruit preserve","fruit spread","seedless jam"],density:1.35,measures:{jar:340},tags:["high-carb"]}),
food2("jelly","19300",[266,.2,70,0,1,51.2,30],{plural:"none",aliases:["redcurrant jelly","cranberry sauce","grape jelly","currant jelly","cranberry jelly"],density:1.33,
measures:{jar:340},tags:["high-carb"]}),food2("marmalade","19303",[246,.3,66.3,0,.7,60,56],{plural:"none",aliases:["orange marmalade"],density:1.35,measures:{jar:340},
tags:["high-carb"]}),food2("caramel","19074",[382,4.6,77,8.1,0,65.5,245],{plural:"none",aliases:["caramel sauce","caramel candy","soft caramel","toffee sauce"],
measures:{each:10,cup:300},allergens:["milk"],mayContain:["soy"],tags:["dairy","high-carb"]}),food2("marshmallow","19116",[318,1.8,81.3,.2,.1,57.6,80],{aliases:[
"mini marshmallow"],measures:{each:7,cup:50},tags:["gelatin","high-carb"]}),food2("toffee","19383",[560,1.1,64.7,32.8,0,63.5,135],{plural:"none",aliases:["toffe\
e bit","toffee piece"],measures:{piece:12,cup:160},allergens:["milk"],mayContain:["soy","tree-nuts"],tags:["dairy","high-carb"]}),food2("lemon-curd","typical la\
bel",[300,2.5,50,10,0,46,80],{plural:"none",aliases:["orange curd"],density:1.3,measures:{jar:320},allergens:["eggs","milk"],tags:["dairy","egg","high-carb"]}),
food2("dark-chocolate","19904",[598,7.8,45.9,42.6,10.9,24,20],{plural:"none",aliases:["chocolate","bittersweet chocolate","plain chocolate","70% chocolate","dar\
k cooking chocolate","cooking chocolate","good quality dark chocolate"],measures:{square:10,bar:100,cup:170},mayContain:["milk","soy","tree-nuts"],tags:["high-c\
arb"]}),food2("chocolate-chip","19080",[480,4.2,63.9,30,5.9,54.5,11],{aliases:["semisweet chocolate chip","chocolate chunk","dark chocolate chip","semi sweet ch\
ocolate chip"],measures:{each:.3,cup:168,bar:113},mayContain:["milk","soy"],tags:["high-carb"]}),food2("semisweet-chocolate","19080",[480,4.2,63.9,30,5.9,54.5,11],
{plural:"none",aliases:["semi sweet chocolate","semisweet baking chocolate"],measures:{cup:168,bar:113},mayContain:["milk","soy"],tags:["high-carb"]}),food2("mi\
lk-chocolate","19120",[535,7.7,59.4,29.7,3.4,51.5,79],{plural:"none",aliases:["milk chocolate chip"],measures:{cup:168,bar:100},allergens:["milk"],mayContain:["\
soy","tree-nuts"],tags:["dairy","high-carb"]}),food2("white-chocolate","19087",[539,5.9,59.2,32.1,.2,59,90],{plural:"none",aliases:["white chocolate chip"],measures:{
cup:170,bar:100},allergens:["milk"],mayContain:["soy"],tags:["dairy","high-carb"]}),food2("vegan-dark-chocolate","USDA NDB 19904, as dark chocolate",[598,7.8,45.9,
42.6,10.9,24,20],{plural:"none",aliases:["dairy free chocolate","vegan chocolate","dairy free dark chocolate"],measures:{cup:170,bar:100},mayContain:["soy"],tags:[
"high-carb"]}),food2("vegan-chocolate-chip","USDA NDB 19080, as semisweet chocolate",[480,4.2,63.9,30,5.9,54.5,11],{aliases:["dairy free chocolate chip","dark v\
egan chocolate chip"],measures:{cup:168},mayContain:["soy"],tags:["high-carb"]}),food2("unsweetened-chocolate","19078",[501,12.9,29.8,52.3,16.6,.9,24],{plural:"\
none",aliases:["baking chocolate"],measures:{square:28,bar:113},mayContain:["milk","soy"]}),food2("cocoa-powder","19165",[228,19.6,57.9,13.7,33.2,1.8,21],{plural:"\
none",aliases:["cocoa","unsweetened cocoa powder","cacao powder","unsweetened cocoa","cacao","dutch process cocoa powder","dutch process cocoa"],density:.364,mayContain:[
"milk"]}),food2("chocolate-syrup","19348",[350,4.6,62.9,8.9,2.8,34.8,346],{plural:"none",aliases:["chocolate sauce"],density:1.28,mayContain:["milk"],tags:["hig\
h-carb"]}),food2("chocolate-hazelnut-spread","19125",[541,5.4,62.2,29.7,5.4,54.1,41],{plural:"none",aliases:["chocolate spread","nutella"],density:1.25,allergens:[
"milk","tree-nuts","soy"],tags:["dairy","high-carb"]}),food2("vanilla-extract","02050",[288,.1,12.7,.1,0,12.7,9],{plural:"none",aliases:["vanilla","vanilla esse\
nce","vanilla bean paste","pure vanilla extract"],density:.88}),food2("vanilla-bean","typical label",[288,.1,12.7,.1,0,12.7,9],{aliases:["vanilla pod"],measures:{
each:3}}),food2("almond-extract","typical label",[288,.1,12.7,.1,0,12.7,9],{plural:"none",aliases:["almond essence"],density:.88,mayContain:["tree-nuts"]}),food2(
"rose-water","typical label",[1,0,.1,0,0,0,1],{plural:"none",aliases:["orange blossom water","orange flower water","rosewater"],density:1}),food2("food-coloring",
"typical label",[0,0,0,0,0,0,0],{plural:"none",aliases:["food colouring","food color"],measures:{drop:.05,teaspoon:5}}),food2("sprinkles","typical label",[490,.5,
74,21,0,68,20],{plural:"none",aliases:["sprinkle","hundred and thousand"],measures:{tablespoon:12},mayContain:["milk","soy","gluten"],tags:["high-carb"]}),food2(
"vanilla-pudding-mix","19202",[377,0,92.9,.6,0,92.9,1441],{plural:"none",aliases:["custard powder","instant pudding mix","pudding mix","vanilla pudding"],measures:{
package:96,tablespoon:10},mayContain:["milk"],tags:["high-carb"]}),food2("custard","typical label",[100,3,15,3,0,12,50],{plural:"none",aliases:["ready made cust\
ard","vanilla custard"],density:1.05,measures:{tub:500},allergens:["milk","eggs"],tags:["dairy","egg"]}),food2("cake-mix","typical label",[400,4,78,8,1.5,42,650],
{plural:"none",aliases:["yellow cake mix","chocolate cake mix","brownie mix","pancake mix"],measures:{package:432,cup:130},allergens:["gluten"],mayContain:["mil\
k","eggs","soy"],tags:["high-carb"]}),food2("graham-cracker","18173",[423,6.9,76.8,10.1,2.8,31.1,477],{aliases:["digestive biscuit","graham cracker crumb","dige\
stive","speculoos","graham"],measures:{each:14,sheet:14,cup:84},allergens:["gluten"],mayContain:["milk","soy"],tags:["high-carb"]}),food2("ladyfinger","18423",[
365,10.6,59.7,9.1,1,30,147],{aliases:["sponge finger","savoiardi"],measures:{each:11},allergens:["gluten","eggs"],tags:["egg","high-carb"]}),food2("sandwich-coo\
kie","18166",[463,5.2,71,19.1,2.9,40.7,388],{aliases:["oreo","oreo cookie","chocolate sandwich cookie"],measures:{each:12},allergens:["gluten","soy"],mayContain:[
"milk"],tags:["high-carb"]}),food2("vanilla-wafer","18213",[473,4.3,71.1,19.4,2,28,306],{aliases:["nilla wafer","amaretti biscuit","shortbread cookie","shortbre\
ad","biscuit","cookie","ginger nut"],measures:{each:4,cup:80},allergens:["gluten","milk"],mayContain:["eggs"],tags:["high-carb","dairy"]}),food2("pie-crust","18\
334",[457,6.2,48.6,26.1,2.5,3,409],{aliases:["shortcrust pastry","pie dough","pie shell","sweet shortcrust pastry","pastry","pie pastry","unbaked pie crust","re\
frigerated pie crust"],measures:{each:230,package:320,sheet:320},allergens:["gluten"],mayContain:["milk"],tags:["high-carb"]}),food2("puff-pastry","18211",[558,
7.4,45.7,38.5,1.5,.8,253],{plural:"none",aliases:["ready rolled puff pastry","puff pastry sheet","all butter puff pastry"],measures:{sheet:245,package:320},allergens:[
"gluten"],mayContain:["milk"],tags:["high-carb"]}),food2("phyllo","18338",[299,7.1,52.6,6,1.9,.2,483],{name:"phyllo pastry",plural:"none",aliases:["phyllo","fil\
o","filo pastry","phyllo dough","filo sheet","fillo dough"],measures:{sheet:19,package:270},allergens:["gluten"],tags:["high-carb"]}),food2("malted-milk-powder",
"14311",[428,14.3,71.2,9.5,.1,47.6,405],{plural:"none",aliases:["malt powder","horlicks","ovaltine"],measures:{tablespoon:9,cup:110},allergens:["milk","gluten"],
tags:["dairy","high-carb"]}),food2("protein-powder","14066",[352,78.1,6.3,1.6,3.1,0,156],{plural:"none",aliases:["whey protein","vanilla protein powder","whey p\
rotein powder"],density:.41,measures:{scoop:30},allergens:["milk"],tags:["dairy"]}),food2("vital-wheat-gluten","48052",[370,75.2,13.8,1.9,.6,0,29],{plural:"none",
aliases:["wheat gluten"],density:.51,allergens:["gluten"]}),food2("butterscotch-chip","19070",[391,0,90.4,3.3,0,80.5,391],{aliases:["butterscotch"],measures:{cup:170},
allergens:["milk"],mayContain:["soy"],tags:["dairy","high-carb"]}),food2("maraschino-cherry","09328",[165,.2,42,.2,3.2,38.8,4],{aliases:["glace cherry","candied\
 cherry","cocktail cherry"],measures:{each:5,cup:170},mayContain:["sulphites"],tags:["high-carb"]}),food2("simple-syrup","typical label",[260,0,67,0,0,67,3],{plural:"\
none",aliases:["sugar syrup"],density:1.3,tags:["high-carb"]}),rare2("glutinous-rice-flour","20061",[366,6,80.1,1.4,2.4,.1,0],{name:"mochiko",plural:"none",aliases:[
"sweet glutinous rice flour","shiratamako","mochi flour","joshinko","thai rice flour","dango flour","sticky rice flour","idiyappam flour"],density:.6,tags:["hig\
h-carb"]}),rare2("tapioca-pearl","20068",[358,.2,88.7,0,.9,3.4,1],{aliases:["tapioca pearl","small tapioca pearl","sago","sago pearl","pearl tapioca","boba","bl\
ack tapioca pearl","boba pearl","sabudana","instant tapioca","minute tapioca","quick cooking tapioca"],density:.68,tags:["high-carb"]}),rare2("arrowroot","20003",
[357,.3,88.2,.1,3.4,0,2],{plural:"none",aliases:["arrowroot powder","arrowroot starch","arrowroot flour","kudzu","kuzu","instant clearjel","clear jel","clearjel",
"kuzu starch"],density:.54,tags:["high-carb"]}),rare2("sweet-potato-starch","20027",[381,.3,91.3,.1,.9,0,9],{plural:"none",aliases:["sour cassava starch","sour \
tapioca starch","polvilho azedo","polvilho doce","cassava starch","sweet manioc starch","sour manioc starch","mung bean starch","water chestnut flour","yuca sta\
rch","sago starch","sago flour","bean starch"],density:.54,tags:["high-carb"]}),rare2("wheat-starch","typical label",[350,.3,86,.2,.5,0,10],{plural:"none",aliases:[
"tang flour"],density:.54,allergens:["gluten"],tags:["high-carb"]}),rare2("millet-flour","20031",[378,11,72.9,4.2,8.5,1.5,5],{plural:"none",aliases:["teff flour",
"sorghum flour","quinoa flour","jowar flour","bajra flour","ragi flour","finger millet flour","jowar atta","bajra atta","ivory teff flour","maskal teff","fonio \
flour","ground quinoa"],density:.55,tags:["high-carb"]}),rare2("atta","20080",[340,13.2,72,2.5,10.7,.4,2],{name:"atta flour",plural:"none",aliases:["atta","chap\
ati flour","maida","durum flour","durum wheat flour","einkorn flour","emmer flour","kamut flour","fine durum flour","semola rimacinata","wholemeal spelt flour",
"white spelt flour","graham flour","barley flour","medium rye flour","dark rye flour","rye meal","wholegrain rye flour","khorasan flour","type 405 flour","type \
550 flour","instant flour","wondra flour"],density:.52,allergens:["gluten"],tags:["high-carb"]}),rare2("lentil-flour","typical label",[341,25,59,1.6,18,2,20],{plural:"\
none",aliases:["urad flour","urad dal flour","mung bean flour","moong dal flour","pea flour","fava bean flour","white bean flour"],density:.45,tags:["high-carb"]}),
rare2("soy-flour","typical label",[434,37.8,31.9,20.6,9.6,7.5,13],{plural:"none",aliases:["kinako","roasted soybean flour","roasted soybean powder","soya flour",
"soybean powder","okara"],density:.37,allergens:["soy"]}),rare2("chestnut-flour","typical label",[370,6,78,3.7,10,20,10],{plural:"none",aliases:["tiger nut flou\
r","tigernut flour","acorn flour","mesquite flour","banana flour","apple fiber","sweet potato flour","carob flour","carob powder","lucuma powder","maca powder",
"baobab powder"],density:.5,tags:["high-carb"]}),rare2("hazelnut-flour","12120",[628,15,16.7,60.8,9.7,4.3,0],{name:"ground hazelnuts",plural:"none",aliases:["gr\
ound hazelnut","hazelnut flour","hazelnut meal","ground walnut","walnut flour","ground pecan","ground pistachio","pistachio flour","pecan flour","ground mixed n\
ut","pecan meal","pistachio powder"],density:.4,allergens:["tree-nuts"]}),rare2("rice-bran","typical label",[316,13.4,49.7,20.9,21,.9,5],{plural:"none",aliases:[
"corn bran","corn fiber","inulin"],density:.5}),rare2("gluten-free-baking-mix","typical label",[370,5,80,2,3,2,800],{name:"gluten-free baking mix",plural:"none",
aliases:["gluten free baking mix","gluten free pancake mix","gluten free bread flour"],density:.55,mayContain:["milk","soy"],tags:["high-carb"]}),rare2("baking-\
mix","typical label",[420,7,63,15,2,5,1300],{plural:"none",aliases:["bisquick","biscuit mix","all purpose baking mix","cornbread mix","corn muffin mix","muffin \
mix","hot roll mix","jiffy corn muffin mix","tempura flour","tempura mix","yorkshire pudding mix"],measures:{cup:125,package:240,box:240},allergens:["gluten"],mayContain:[
"milk","soy","eggs"],tags:["high-carb"]}),rare2("sourdough-starter","typical label",[180,6,38,.6,1.4,.3,2],{plural:"none",aliases:["sourdough discard","active s\
ourdough starter","ripe sourdough starter","fed sourdough starter","unfed sourdough starter","rye sourdough","rye sourdough starter","rye starter","leaven"],density:.98,
allergens:["gluten"],tags:["high-carb"]}),rare2("graham-cracker-crust","typical label",[494,4.1,65,24.8,1.5,39,570],{plural:"none",aliases:["graham cracker pie \
crust","chocolate cookie crust","oreo crust","prepared graham cracker crust","cookie crust"],measures:{each:170},allergens:["gluten"],mayContain:["milk","soy"],
tags:["high-carb"]}),rare2("kataifi","USDA NDB 18338, as phyllo",[299,7.1,52.6,6,1.9,.2,483],{plural:"none",aliases:["kataifi pastry","kadayif","knafeh pastry",
"shredded phyllo","kunafa dough","shredded phyllo dough","kadaif","strudel dough","strudel pastry","strudel leaf"],measures:{package:454,cup:60,sheet:40},allergens:[
"gluten"],tags:["high-carb"]}),rare2("tart-shell","USDA NDB 18334, as pie crust",[457,6.2,48.6,26.1,2.5,3,409],{aliases:["tartlet shell","vol au vent","puff pas\
try shell","mini tart shell","pastry case","phyllo cup","mini phyllo shell","mini phyllo cup","shortcrust pastry case","sweet pastry case"],measures:{each:20},allergens:[
"gluten"],mayContain:["milk","eggs"],tags:["high-carb"]}),rare2("ice-cream-cone","typical label",[410,8,84,5,3,28,250],{aliases:["sugar cone","waffle cone","waf\
er cone","waffle cookie","stroopwafel","wafer cookie","pizzelle","wafer sheet","oblaten","oblate wafer"],measures:{each:12,sheet:10},allergens:["gluten"],mayContain:[
"milk","soy","eggs"],tags:["high-carb"]}),rare2("amaretti","typical label",[430,8,72,12,3,60,60],{name:"amaretti cookie",aliases:["amaretti","amaretto cookie","\
ricciarelli"],measures:{each:6,cup:90},allergens:["tree-nuts","eggs"],mayContain:["gluten","milk"],tags:["egg","high-carb"]}),rare2("gingersnap","USDA NDB 18172\
, as gingersnaps",[416,5.6,76.9,9.8,2.2,20,594],{aliases:["gingersnap cookie","ginger biscuit","gingersnap crumb","so\xDFenlebkuchen","sauce gingerbread","specu\
laas","pepparkakor","pfeffernuss"],measures:{each:7,cup:100},allergens:["gluten"],mayContain:["milk","eggs","soy","tree-nuts"],tags:["high-carb"]}),rare2("specu\
loos-spread","typical label",[580,3,57,38,1,37,250],{name:"cookie butter",plural:"none",aliases:["biscoff spread","speculoos spread","speculoos paste","lotus bi\
scoff spread","biscoff cookie butter"],density:1.15,allergens:["gluten","soy"],tags:["high-carb"]}),rare2("biscoff","typical label",[484,4.9,72.6,19,1.3,38,360],
{name:"speculoos cookie",aliases:["biscoff","biscoff cookie","speculoos biscuit","biscoff biscuit","lotus cookie","caramelized biscuit","maria cookie","maria bi\
scuit","mar\xEDa cookie","rich tea biscuit","tea biscuit","petit beurre","butter biscuit","butter cookie","leibniz cookie","animal cracker","wheat biscuit","gal\
letas mar\xEDa","plain biscuit"],measures:{each:7,cup:95,package:250},allergens:["gluten"],mayContain:["milk","soy","eggs"],tags:["high-carb"]}),rare2("feuillet\
ine","typical label",[440,7,76,11,2,35,300],{plural:"none",aliases:["cr\xEApes dentelle","paillet\xE9 feuilletine","gavottes"],measures:{cup:60},allergens:["glu\
ten","milk"],mayContain:["soy"],tags:["dairy","high-carb"]}),rare2("rock-sugar","19335",[387,0,100,0,0,99.8,1],{plural:"none",aliases:["yellow rock sugar","rock\
 candy","pearl sugar","nib sugar","hail sugar","coarse sugar","sanding sugar","decorating sugar","turbinado sugar","turbinado","sugar in the raw","vanilla sugar",
"preserving sugar","jam sugar","gelling sugar","glucose","dextrose","glucose powder"],density:.85,measures:{piece:10,packet:8,cube:4,sachet:8},tags:["high-carb"]}),
rare2("panela","USDA NDB 19334, as brown sugar",[380,.1,98.1,0,0,97,28],{plural:"none",aliases:["rapadura","gula melaka","kokuto","black sugar","gur","papel\xF3n",
"chancaca","sucanat","gula jawa","palm sugar disc","piloncillo cone"],density:.8,measures:{cone:225,disc:45,each:45},tags:["high-carb"]}),rare2("brown-rice-syru\
p","typical label",[316,0,79,0,0,55,10],{plural:"none",aliases:["rice malt syrup","korean rice syrup","korean corn syrup","mulyeot","oligodang","cane syrup","so\
rghum syrup","jocheong","tapioca syrup","coconut nectar","yacon syrup","invert sugar syrup","steen's cane syrup","dark corn syrup"],density:1.4,tags:["high-carb"]}),
rare2("barley-malt-syrup","typical label",[318,6.2,71.3,0,0,71,35],{plural:"none",aliases:["malt syrup","barley malt","malt extract","barley malt extract","dias\
tatic malt powder","barley syrup","barley malt powder","non diastatic malt powder","barley malt flour"],density:1.4,measures:{teaspoon:7,tablespoon:21},allergens:[
"gluten"],tags:["high-carb"]}),rare2("grape-molasses","USDA NDB 19304, as molasses",[290,0,74.7,.1,0,74.7,37],{plural:"none",aliases:["pekmez","carob molasses",
"carob syrup","date molasses","silan","saba","vincotto","apple syrup","sugar beet syrup","pear syrup","apple molasses","fig syrup","date honey","zuckerr\xFCbensiru\
p"],density:1.4,tags:["high-carb"]}),rare2("fruit-syrup","typical label",[265,0,66,0,0,65,5],{name:"fruit syrup",plural:"none",aliases:["grenadine","rose syrup",
"raspberry syrup","elderflower cordial","elderflower syrup","lime cordial","vanilla syrup","coffee syrup","passion fruit syrup","blackcurrant cordial","blackcur\
rant syrup","sour cherry syrup","rooh afza","sweet and sour mix","sour mix","margarita mix","peach syrup"],density:1.28,mayContain:["sulphites"],tags:["high-car\
b"]}),rare2("orgeat","typical label",[300,.5,72,1,0,70,5],{plural:"none",aliases:["almond syrup","orgeat syrup","hazelnut syrup","falernum","velvet falernum","p\
istachio syrup"],density:1.28,allergens:["tree-nuts"],tags:["high-carb"]}),rare2("marzipan","typical label",[450,8,55,22,4,50,10],{plural:"none",aliases:["almon\
d paste","raw marzipan paste","almond filling","marzipan paste","rohmarzipan","mazap\xE1n"],measures:{tablespoon:18,cup:280,package:200,tube:198,can:227},allergens:[
"tree-nuts"],mayContain:["eggs"],tags:["high-carb"]}),rare2("fondant","typical label",[373,0,93.2,0,0,88,11],{plural:"none",aliases:["rolled fondant","sugar pas\
te","ready to roll icing","fondant icing","fondant icing sugar","gum paste","writing icing"],measures:{package:500,tube:19,tablespoon:20},mayContain:["eggs"],tags:[
"high-carb"]}),rare2("frosting","typical label",[415,.4,68,16.5,0,63,190],{name:"canned frosting",plural:"none",aliases:["ready made frosting","prepared frostin\
g"],measures:{can:450,cup:260,tablespoon:17},mayContain:["milk","soy"],tags:["high-carb"]}),rare2("halva","typical label",[469,12.5,60.5,21.5,4.5,50,195],{plural:"\
none",aliases:["halvah","tahini halva","pistachio halva","sesame candy"],measures:{cup:150,slice:30},allergens:["sesame"],mayContain:["tree-nuts","milk"],tags:[
"high-carb"]}),rare2("turkish-delight","typical label",[350,.2,87,.2,0,75,20],{plural:"none",aliases:["lokum","loukoumi"],measures:{piece:15,each:15},mayContain:[
"tree-nuts"],tags:["high-carb"]}),rare2("nougat","typical label",[398,3.3,92.4,1.7,3.3,83,33],{plural:"none",aliases:["torrone","gaz candy"],measures:{piece:14,
cup:150},allergens:["tree-nuts","eggs"],mayContain:["milk"],tags:["egg","honey","high-carb"]}),rare2("praline-paste","typical label",[560,8,50,37,4,46,5],{plural:"\
none",aliases:["hazelnut paste","pistachio paste","pistachio cream","hazelnut praline paste","pistachio spread","pistachio butter","gianduja","nut nougat","germ\
an nougat","hazelnut butter","hazelnut chocolate","pralin\xE9"],density:1.2,measures:{piece:12,each:12},allergens:["tree-nuts"],mayContain:["milk","soy"],tags:[
"high-carb"]}),rare2("marshmallow-fluff","typical label",[322,.8,79,.2,0,46,49],{name:"marshmallow creme",plural:"none",aliases:["marshmallow fluff","marshmallo\
w cream"],measures:{cup:96,jar:213,tablespoon:6},allergens:["eggs"],tags:["egg","high-carb"]}),rare2("meringue-powder","typical label",[380,40,50,0,0,40,1e3],{plural:"\
none",aliases:["egg white powder","dried egg white","powdered egg white","royal icing mix"],measures:{tablespoon:9,teaspoon:3},allergens:["eggs"],tags:["egg"]}),
rare2("hard-candy","typical label",[394,0,98,.2,0,63,38],{name:"hard candy",aliases:["peppermint candy","candy cane","boiled sweet","butterscotch candy","lollip\
op","cinnamon candy","isomalt","lemon drop candy","jolly rancher","cotton candy","popping candy"],measures:{each:6,cup:170},tags:["high-carb"]}),rare2("candy-co\
ated-chocolate","typical label",[492,4.3,71,21,2.8,64,61],{name:"candy-coated chocolate",plural:"none",aliases:["m&m","m&m's","smarties","chocolate candy","choc\
olate bar","candy bar","chocolate egg","mini egg","kit kat","maltesers","malted milk ball","chocolate caramel","chocolate kiss","chocolate drop","heath bar","ro\
lo"],measures:{cup:200,each:5,tablespoon:13,bar:50},allergens:["milk","soy"],mayContain:["peanuts","tree-nuts","gluten"],tags:["dairy","high-carb"]}),rare2("pea\
nut-butter-cup","typical label",[515,10,55,31,3.6,47,360],{aliases:["mini peanut butter cup","peanut butter chip","reese's pieces","peanut brittle","peanut cand\
y","chikki"],measures:{each:17,cup:170},allergens:["peanuts","milk","soy"],mayContain:["tree-nuts"],tags:["dairy","high-carb"]}),rare2("gummy-candy","typical la\
bel",[343,7,77,.1,0,47,20],{name:"gummy candy",aliases:["gummy bear","gummy worm","wine gum","jelly bean","jelly candy"],measures:{each:2.5,cup:180},tags:["gela\
tin","high-carb"]}),rare2("jelly-powder","typical label",[381,7.8,90.5,0,0,86,466],{name:"flavored gelatin",plural:"none",aliases:["strawberry gelatin dessert m\
ix","gelatin dessert mix","lemon gelatin dessert mix","raspberry gelatin dessert mix","cherry gelatin dessert mix","flavored gelatin dessert mix","jell o","flav\
ored gelatin mix","strawberry gelatin","raspberry gelatin","lime gelatin","lemon gelatin","jelly cube","jello","jelly crystal","strawberry jello","orange gelati\
n","cherry gelatin","lime jello"],measures:{package:85,box:85},tags:["gelatin","high-carb"]}),rare2("cocoa-butter","typical label",[884,0,0,100,0,0,0],{plural:"\
none",aliases:["cacao butter","food grade cocoa butter"],density:.9}),rare2("cocoa-nibs","typical label",[600,14,34,45,30,1,20],{plural:"none",aliases:["cacao n\
ib","cocoa nib"],measures:{cup:120,tablespoon:8}}),rare2("mexican-chocolate","typical label",[430,4,77,15,4,70,10],{name:"mexican drinking chocolate",plural:"no\
ne",aliases:["mexican chocolate","drinking chocolate","hot chocolate mix","hot cocoa mix","hot chocolate powder","chocolate powder","instant cocoa","mexican cho\
colate tablet","tablea","sweetened cocoa powder","abuelita chocolate"],measures:{tablet:90,tablespoon:10,disc:45,cup:120,packet:28},mayContain:["milk","soy","tr\
ee-nuts"],tags:["high-carb"]}),rare2("cajeta","typical label",[315,6.8,55.4,7.4,0,50,129],{plural:"none",aliases:["arequipe","manjar blanco","manjar","goat milk\
 caramel","doce de leite","confiture de lait"],density:1.28,measures:{jar:375},allergens:["milk"],tags:["dairy","high-carb"]}),rare2("kaya","typical label",[290,
4,45,11,0,43,60],{name:"coconut jam",plural:"none",aliases:["kaya","kaya jam","coconut curd"],density:1.2,allergens:["eggs"],tags:["egg","high-carb"]}),rare2("a\
pple-butter","typical label",[173,.4,42.8,.3,1.5,36,15],{plural:"none",aliases:["rose petal jam","gulkand","quince jam","grape jam","elderberry jam","sea buckth\
orn jam","pumpkin butter","plum butter","powidl","pear butter","prune butter","lekvar","fig jam","fig preserve","plum jam","cherry jam","sour cherry jam","black\
berry jam","blueberry jam","peach jam","lingonberry jam","lingonberry sauce","cherry preserve","rose hip jam","rosehip jam","peach preserve","damson jam","black\
currant jam","gooseberry jam","orange jam","ginger preserve","plum preserve","apricot preserve","apricot glaze","mixed berry jam","pineapple jam","raspberry pre\
serve","strawberry preserve"],density:1.25,measures:{jar:340},tags:["high-carb"]}),rare2("guava-paste","typical label",[290,.4,72,.2,3,66,10],{plural:"none",aliases:[
"quince paste","membrillo","guava jam","dulce de membrillo","goiabada","ate de guayaba","quince jelly","guava jelly","pepper jelly","hot pepper jelly","mint jel\
ly","chili jam","apple jelly","dulce de guayaba","batata dulce"],measures:{tablespoon:20,slice:25,cup:300,package:400},tags:["high-carb"]}),rare2("ube-halaya","\
typical label",[210,2,40,5,2,28,40],{plural:"none",aliases:["ube jam","purple yam jam"],density:1.2,allergens:["milk"],tags:["dairy","high-carb"]}),rare2("flavo\
r-extract","typical label",[60,.1,12.7,.1,0,12.7,9],{name:"flavoring extract",plural:"none",aliases:["kewra","coconut extract","coconut flavoring","coconut esse\
nce","peppermint extract","mint extract","lemon extract","orange extract","rum extract","maple extract","ube extract","pandan extract","banana extract","anise e\
xtract","brandy extract","butter extract","coffee extract","rum flavoring","pandan essence","strawberry extract","raspberry extract","root beer extract","pepper\
mint oil","lemon oil","orange oil","rum aroma","bitter almond flavoring","maple flavoring","kewra water","kewra essence","screwpine essence","cinnamon oil","haz\
elnut extract"],density:.88}),rare2("mastic","typical label",[0,0,0,0,0,0,0],{plural:"none",aliases:["mastic tear","mastic gum","mastiha","gum mastic"],measures:{
each:.3,tear:.3,teaspoon:3}}),rare2("citric-acid","typical label",[0,0,0,0,0,0,0],{plural:"none",aliases:["ascorbic acid","vitamin c powder","tartaric acid","so\
ur salt","lemon salt","malic acid","lactic acid","pickle crisp","calcium chloride","sodium citrate","alum","pickling lime","slaked lime","calcium hydroxide","re\
nnet","liquid rennet","rennet tablet","lye","activated charcoal","culinary ash"],density:.9,measures:{tablet:1,drop:.05}}),rare2("bakers-ammonia","typical label",
[0,0,0,0,0,0,0],{name:"baker's ammonia",plural:"none",aliases:["bakers ammonia","ammonium carbonate","hartshorn","potash","pearlash","kansui","lye water","ammon\
ium bicarbonate","ramen lye","hirschhornsalz","salt of hartshorn","hartshorn salt","baked baking soda","pottasche","baker's potash","akaw","potassium carbonate"],
density:.9}),rare2("yogurt-culture","typical label",[0,0,0,0,0,0,0],{name:"starter culture",plural:"none",aliases:["yogurt starter culture","mesophilic culture",
"kefir grain","koji","rice koji","tempeh starter","kombucha scoby","scoby","cheese culture","probiotic capsule"],measures:{packet:5,sachet:5,each:5},mayContain:[
"milk"]}),rare2("egg-replacer","typical label",[360,0,88,0,3,0,500],{name:"egg replacer powder",plural:"none",aliases:["egg replacer","egg substitute powder","p\
owdered egg replacer","vegan egg replacer"],density:.6}),rare2("chocolate-pudding-mix","19202",[377,0,92.9,.6,0,92.9,900],{plural:"none",aliases:["instant choco\
late pudding mix","chocolate pudding powder","pistachio pudding mix","instant vanilla pudding mix","vanilla instant pudding mix","instant vanilla pudding","vani\
lla pudding powder","whipped cream stabilizer","sahnesteif","dessert topping mix","banana pudding mix","butterscotch pudding mix","lemon pudding mix","cheesecak\
e pudding mix","blancmange powder"],measures:{package:96,tablespoon:10,packet:37,sachet:8},mayContain:["milk","gluten"],tags:["high-carb"]}),rare2("gum-arabic",
"typical label",[200,0,85,0,85,0,20],{plural:"none",aliases:["locust bean gum","carrageenan","konjac powder","tylose powder","cellulose","lecithin","sunflower l\
ecithin"],density:.6}),rare2("licorice-candy","typical label",[350,3,80,2,2,50,120],{name:"licorice candy",plural:"none",aliases:["licorice","liquorice","licori\
ce stick","salty licorice"],measures:{piece:5,stick:12,cup:150},allergens:["gluten"],tags:["high-carb"]}),rare2("gluten-free-pie-crust","typical label",[470,4,52,
27,3,4,380],{name:"gluten-free pie crust",aliases:["gluten free pie crust","gluten free pie crust dough","gluten free pie dough","gluten free shortcrust pastry",
"gluten free puff pastry","gluten free phyllo dough","gluten free pie shell","gluten free tart shell"],measures:{each:230,sheet:245,package:320},mayContain:["mi\
lk","eggs","soy"],tags:["high-carb"]}),rare2("gluten-free-cookie","typical label",[480,5,65,22,3,26,300],{name:"gluten-free cookie",aliases:["gluten free cookie",
"gluten free graham cracker","gluten free digestive biscuit","gluten free ladyfinger","gluten free gingersnap","gluten free biscuit","gluten free sandwich cooki\
e","gluten free graham cracker crumb","gluten free speculoos","gluten free graham cracker crust"],measures:{each:11,cup:84},mayContain:["milk","eggs","soy","tre\
e-nuts"],tags:["high-carb"]}),rare2("sugar-free-chocolate-chip","typical label",[440,6,55,36,25,1,20],{name:"sugar-free chocolate chip",aliases:["sugar free cho\
colate chip","sugar free dark chocolate","keto chocolate chip","stevia sweetened chocolate","stevia sweetened chocolate chip","sugar free chocolate"],measures:{
cup:168,bar:85},mayContain:["milk","soy","tree-nuts"]}),rare2("date-sugar","typical label",[370,2,90,.3,8,75,3],{plural:"none",aliases:["date powder","ground da\
te"],density:.6,tags:["high-carb"]}),rare2("collagen-powder","typical label",[360,90,0,0,0,0,300],{plural:"none",aliases:["collagen peptide","collagen","bovine \
collagen","beef gelatin","beef gelatin powder","grass fed gelatin"],density:.4,measures:{scoop:10},tags:["gelatin"]}),rare2("edible-glitter","typical label",[0,
0,0,0,0,0,0],{plural:"none",aliases:["edible gold leaf","gold leaf","edible silver leaf","luster dust","edible gold dust","edible gold","vark","gold luster dust"],
measures:{sheet:.1,pinch:.2,teaspoon:3}}),rare2("silver-dragee","typical label",[390,0,97,.5,0,95,5],{name:"silver drag\xE9e",aliases:["silver dragee","nonparei\
l","nonpareils","sugar pearl","candied violet","sugar flower","jordan almond","candy eye","sugar decoration"],measures:{tablespoon:14,each:.3,cup:200},mayContain:[
"tree-nuts","milk"],tags:["high-carb"]})];var food3=foodsOfAisle("Canned & Jarred");var rare3=foodsOfAisle("Canned & Jarred",true);var canned=[food3("tomato-canned","11531",[17,.8,4,.1,1,2.4,128],{name:"\
canned tomato",plural:"canned tomatoes",aliases:["canned cherry tomato","canned cherry or diced tomato","tinned cherry tomato","canned san marzano tomato","cann\
ed stewing tomato","tomato canned","diced tomato","tinned tomato","chopped tomato","whole peeled tomato","canned diced tomato","canned chopped tomato","tinned c\
hopped tomato","canned whole tomato","canned plum tomato","fire roasted tomato","tomato with juice","peeled plum tomato","petite diced tomato","tinned plum toma\
to","san marzano tomato","fire roasted diced tomato"],measures:{can:400,cup:240,each:111},tags:["nightshade"]}),food3("crushed-tomato","11693",[32,1.6,7.3,.3,1.9,
4.4,186],{plural:"crushed tomatoes",aliases:["passata","crushed tomatoes","strained tomato","canned crushed tomato","tomato passata","sieved tomato","polpa"],density:1.02,
measures:{can:400,jar:680},tags:["nightshade"]}),food3("tomato-paste","11546",[82,4.3,18.9,.5,4.1,12.2,59],{plural:"none",aliases:["concentrated tomato puree","\
tomato concentrate","tomato puree concentrate","sundried tomato paste","sun dried tomato paste"],density:1.1,measures:{can:170,tube:130},tags:["nightshade"]}),food3(
"tomato-puree","11547",[38,1.7,9,.2,1.9,4.8,28],{plural:"none",aliases:["canned tomato puree"],density:1.055,measures:{can:400},tags:["nightshade"]}),food3("tom\
ato-sauce","11549",[24,1.3,5.4,.2,1.5,4.3,524],{plural:"none",aliases:["canned tomato sauce"],density:1.035,measures:{can:425},tags:["nightshade"]}),food3("past\
a-sauce","06931",[49,1.4,7.5,1.5,1.8,5.5,419],{plural:"none",aliases:["marinara sauce","marinara","tomato pasta sauce","spaghetti sauce","pizza sauce","arrabbia\
ta sauce","tomato and basil sauce"],density:1.07,measures:{jar:680},mayContain:["milk","celery"],tags:["nightshade","allium"]}),food3("tomatoes-with-green-chili\
es","11537",[15,.7,3.6,.1,1,2.5,401],{plural:"none",aliases:["rotel","rotel tomato","diced tomato with green chile"],measures:{can:283},tags:["nightshade"]}),food3(
"sun-dried-tomato","11955",[258,14.1,55.8,3,12.3,37.6,247],{name:"sun-dried tomato",plural:"sun-dried tomatoes",aliases:["sun dried tomato","sundried tomato","s\
un dried tomatoes","sunblush tomato","semi dried tomato","oil packed sun dried tomato"],measures:{each:2,piece:2,cup:54},mayContain:["sulphites"],tags:["nightsh\
ade"]}),food3("roasted-red-pepper","11943",[23,1.1,5.1,.3,1.9,2.7,14],{aliases:["pimento","diced pimento","jarred pimento","pimiento pepper","pimento pepper","s\
liced pimento","diced pimiento","jarred red pepper","roasted pepper","pimiento","roasted bell pepper","jarred roasted red pepper","piquillo pepper","flame roast\
ed pepper"],measures:{each:70,jar:290,cup:192},tags:["nightshade"]}),food3("jackfruit-canned","typical label, young, in brine",[33,1,5,.3,4,.5,300],{name:"canne\
d young jackfruit",plural:"none",aliases:["young jackfruit","green jackfruit","jackfruit in brine","jackfruit in water","canned jackfruit","canned green jackfru\
it","young green jackfruit","young green jackfruit in brine","canned young green jackfruit"],measures:{cup:150,can:240}}),food3("chickpea-canned","16358",[139,7.1,
22.5,2.8,6.4,4,246],{name:"chickpea",aliases:["chickpea canned","canned chickpea","garbanzo bean","garbanzo","cooked chickpea","tinned chickpea","chick pea"],measures:{
can:240,cup:160}}),food3("black-bean-canned","USDA NDB 16015, boiled, with the salt of a can, as they are drained",[132,8.9,23.7,.5,8.7,.3,138],{name:"black bea\
n",aliases:["black turtle bean","canned black turtle bean","black bean canned","canned black bean","cooked black bean","tinned black bean"],measures:{can:240,cup:170}}),
food3("kidney-bean-canned","USDA, red kidney beans, canned, drained and rinsed",[121,8,20.9,.9,6.4,1.9,208],{name:"kidney bean",aliases:["kidney bean canned","c\
anned kidney bean","red kidney bean","dark red kidney bean","canned red kidney bean","tinned kidney bean","light red kidney bean"],measures:{can:240,cup:177}}),
food3("white-bean-canned","16051",[114,7.3,21.2,.3,4.8,.3,5],{name:"white bean",aliases:["flageolet","flageolets","canned great northern bean","tarbais bean can\
ned","lima bean canned","canned lima bean","white bean canned","canned white bean","cannellini bean","cannellini","great northern bean","butter bean","haricot b\
ean","canned cannellini bean","canned butter bean","flageolet bean","haricot","tinned butter bean"],measures:{can:240,cup:179}}),food3("navy-bean-canned","typic\
al label",[113,7.5,20,.4,5,.3,336],{name:"navy bean",aliases:["navy bean canned","canned navy bean","canned haricot bean"],measures:{can:240,cup:182}}),food3("p\
into-bean-canned","16146",[114,7,20.2,.9,5.5,.5,239],{name:"pinto bean",aliases:["mayocoba bean","peruano bean","pink bean","canary bean","red bean","small red \
bean canned","flor de mayo bean","roman bean","pinto bean canned","canned pinto bean","borlotti bean","mixed bean","bean","canned bean","canned mixed bean","cra\
nberry bean"],measures:{can:240,cup:170}}),food3("baked-beans","16006",[94,4.8,21.1,.4,4.1,8,343],{plural:"none",aliases:["baked bean"],measures:{can:415,cup:254},
tags:["nightshade"]}),food3("refried-beans","16403",[91,5.4,15.3,1.2,5.1,.5,138],{plural:"none",aliases:["refried bean"],measures:{can:450,cup:238}}),food3("cor\
n-canned","11172",[67,2.3,14.3,1.2,2,4.4,205],{name:"canned corn",plural:"none",aliases:["corn canned","canned sweetcorn","tinned sweetcorn","creamed corn"],measures:{
can:285,cup:164},tags:["high-carb"]}),food3("hominy","typical label",[72,1.5,14,.9,2.5,1.8,345],{plural:"none",aliases:["canned hominy"],measures:{can:425,cup:165},
tags:["high-carb"]}),food3("coconut-milk","12118",[197,2,2.8,21.3,.5,2,13],{plural:"none",aliases:["full fat coconut milk","canned coconut milk","light coconut \
milk","lite coconut milk","tinned coconut milk"],density:.955,measures:{can:400},mayContain:["sulphites"]}),food3("coconut-cream","12115",[330,3.6,6.7,34.7,2.2,
3,4],{plural:"none",aliases:["canned coconut cream"],density:1.015,measures:{can:400},mayContain:["sulphites"]}),food3("tuna-canned","15121",[86,19.4,0,1,0,0,247],
{name:"canned tuna",plural:"none",aliases:["tuna canned","tuna","tinned tuna","tuna in oil","tuna in water","albacore tuna","tuna chunk","canned tuna fish"],measures:{
can:120,cup:154},allergens:["fish"],tags:["fish","cooked"]}),food3("salmon-canned","15260",[138,23.1,0,5,0,0,381],{name:"canned salmon",plural:"none",aliases:["\
salmon canned","tinned salmon","pink salmon"],measures:{can:170},allergens:["fish"],tags:["fish","cooked"]}),food3("anchovy","15002",[210,28.9,0,9.7,0,0,3668],{
aliases:["anchovy fillet","tinned anchovy","anchovy paste"],measures:{each:4,fillet:4,can:45,tablespoon:15,teaspoon:5},allergens:["fish"],tags:["fish","cured"]}),
food3("sardine","15088",[208,24.6,0,11.5,0,0,307],{aliases:["canned sardine","tinned sardine"],measures:{each:12,can:92},allergens:["fish"],tags:["fish","cooked"]}),
food3("olive-black","09193",[115,.8,6.3,10.7,3.2,0,735],{name:"black olive",aliases:["olive black","kalamata olive","olive","pitted black olive","kalamata","rip\
e olive","nicoise olive","mixed olive","pitted olive"],measures:{each:4,cup:134,tablespoon:8.4,handful:30}}),food3("olive-green","09195",[145,1,3.8,15.3,3.3,.5,
1556],{name:"green olive",aliases:["olive green","castelvetrano olive","manzanilla olive","stuffed olive"],measures:{each:3,cup:135,tablespoon:8.4}}),food3("cap\
er","02054",[23,2.4,4.9,.9,3.2,.4,2769],{aliases:["baby caper","nonpareil caper"],measures:{tablespoon:8.6,teaspoon:2.9,jar:60}}),food3("artichoke-canned","typi\
cal label",[50,2,9,1,4.5,1,330],{name:"artichoke heart",aliases:["artichoke canned","canned artichoke heart","marinated artichoke heart","marinated artichoke","\
jarred artichoke"],measures:{each:15,can:240,jar:170,cup:168}}),food3("dill-pickle","11937",[12,.6,2.6,.1,1.1,1.3,875],{aliases:["pickle chip","dill pickle chip",
"sandwich pickle","salted cucumber","fermented cucumber","salt pickle","sour pickle","gherkin","cornichon","pickle","pickled cucumber","dill pickle spear"],measures:{
each:65,small:37,large:135,slice:7,cup:143}}),food3("sweet-pickle","11940",[91,.6,21.2,.4,1,18.3,457],{aliases:["bread and butter pickle"],measures:{each:25,cup:160}}),
food3("pickle-relish","11945",[130,.4,35.1,.5,1.1,29.1,811],{plural:"none",aliases:["relish","sweet relish","sweet pickle relish"],density:1.01}),food3("green-c\
hile-canned","11980",[21,.7,4.6,.3,1.7,1.5,397],{name:"canned green chili",plural:"canned green chilies",aliases:["green chile canned","canned green chile","dic\
ed green chile","canned diced green chile"],measures:{can:113,cup:139},tags:["nightshade"]}),food3("chipotle-in-adobo","typical label",[80,1.5,12,2.5,4,6,1100],
{plural:"chipotles in adobo",aliases:["chipotle pepper in adobo sauce","chipotle in adobo sauce","chipotle chile in adobo","chipotle pepper","chipotle","chipotl\
e paste","adobo sauce","chipotle chili","chipotle chile","chipotle chilli"],measures:{each:10,can:200,tablespoon:16,teaspoon:5.3},mayContain:["gluten"],tags:["n\
ightshade"]}),food3("pickled-jalapeno","typical label",[27,.9,4.7,.9,2.6,2,1300],{aliases:["pickled jalapeno slice","jarred jalapeno","pickled jalape\xF1o"],measures:{
cup:136,tablespoon:9,slice:3},tags:["nightshade"]}),food3("bamboo-shoot","11028",[19,1.7,3.2,.4,1.4,1.9,7],{name:"bamboo shoots",plural:"none",aliases:["menma",
"seasoned bamboo shoot","bamboo shoot","canned bamboo shoot"],measures:{can:140,cup:131}}),food3("water-chestnut","11590",[50,.9,12.3,.1,2.5,2.5,8],{aliases:["c\
anned water chestnut"],measures:{can:140,cup:140,each:8}}),food3("hearts-of-palm","11961",[28,2.5,4.6,.6,2.4,1,426],{plural:"none",aliases:["hearts of palm past\
a","heart of palm noodle","palm heart pasta","heart of palm","palm heart"],measures:{each:33,can:220,cup:146}}),food3("pineapple-canned","09268",[60,.4,15.7,.1,
.8,14.5,1],{name:"canned pineapple",plural:"none",aliases:["pineapple canned","tinned pineapple","crushed pineapple","canned pineapple chunk","pineapple ring"],
measures:{can:432,cup:249,ring:47}}),food3("peach-canned","09238",[44,.6,11.6,0,1.3,10.3,4],{name:"canned peach",aliases:["peach canned","tinned peach"],measures:{
can:410,cup:250}}),food3("pumpkin-puree","11424",[34,1.1,8.1,.3,2.9,3.3,5],{plural:"none",aliases:["canned pumpkin","pumpkin pur\xE9e","pure pumpkin"],density:1.035,
measures:{can:425}}),food3("applesauce","09019",[42,.2,11.3,.1,1.1,9.4,2],{plural:"none",aliases:["apple sauce","unsweetened applesauce","apple puree"],density:1.03,
measures:{jar:450}}),food3("beet-canned","11084",[31,.9,7.2,.1,1.8,5.5,194],{name:"cooked beet",aliases:["beet canned","canned beet","pickled beet","cooked beet\
root","pickled beetroot","vacuum packed beetroot"],measures:{each:24,cup:170,package:250}}),food3("chicken-stock","06413",[16,2,.4,.6,0,.3,306],{plural:"none",aliases:[
"turkey or chicken stock","duck stock","goose stock","chicken or turkey stock","chicken broth","stock","broth","hot stock","chicken bone broth","bone broth","tu\
rkey stock"],density:1.01,measures:{can:411,carton:946},mayContain:["celery","gluten"],tags:["poultry","cooked"]}),food3("low-sodium-chicken-stock","06970",[16,
2,1.2,.6,0,.1,30],{name:"low-sodium chicken stock",plural:"none",aliases:["low sodium chicken broth","reduced sodium chicken broth","unsalted chicken stock","lo\
w sodium chicken stock","low salt chicken stock"],density:1.01,measures:{carton:946},mayContain:["celery"],tags:["poultry","cooked"]}),food3("vegetable-stock-lo\
w-sodium","typical label",[6,.2,1.2,0,0,.8,60],{name:"low-sodium vegetable stock",plural:"none",aliases:["vegetable stock low sodium","low sodium vegetable brot\
h","low sodium vegetable stock","reduced sodium vegetable broth","unsalted vegetable stock"],density:1,measures:{carton:946},allergens:["celery"],mayContain:["g\
luten"]}),food3("beef-stock","06008",[7,1.1,0,.2,0,0,372],{plural:"none",aliases:["lamb or beef stock","veal or beef stock","game stock","beef broth","lamb stoc\
k","beef bone broth","veal stock"],density:1.01,measures:{can:411,carton:946},mayContain:["celery","gluten"],tags:["meat","cooked"]}),food3("vegetable-stock","0\
6615",[5,0,1.3,0,0,.9,400],{plural:"none",aliases:["vegetable broth","veggie broth","veggie stock","hot vegetable stock","mushroom stock","mushroom broth"],density:1,
measures:{can:411,carton:946},allergens:["celery"],mayContain:["gluten"]}),food3("fish-stock","06174",[17,2.3,0,.8,0,0,156],{plural:"none",aliases:["seafood sto\
ck","clam juice","fish broth"],density:1,measures:{bottle:236},allergens:["fish"],mayContain:["celery","crustaceans","molluscs"],tags:["fish","cooked"]}),food3(
"dashi","typical label",[5,1,.3,0,0,0,100],{plural:"none",aliases:["dashi stock"],density:1,allergens:["fish"],tags:["fish"]}),food3("dashi-powder","typical lab\
el",[225,24,31,.3,0,25,16e3],{plural:"none",aliases:["dashi pack","dashi packet","anchovy stock powder","anchovy stock packet","dashi sachet","dashi bag","insta\
nt dashi","hondashi","dashi granule"],density:.6,measures:{sachet:8},allergens:["fish"],tags:["fish"]}),food3("kombu-dashi","typical label",[3,.2,.6,0,0,0,80],{
plural:"none",aliases:["kombu and shiitake dashi","shiitake dashi","vegetarian dashi","mushroom dashi","shiitake and kombu dashi","kombu broth","vegan kombu das\
hi","vegan dashi","kombu stock"],density:1}),food3("bouillon-cube","06081",[198,14.6,23.5,4.7,0,0,24e3],{aliases:["chicken base","beef base","chicken bouillon b\
ase","chicken bouillon granule","beef bouillon granule","ham base","stock cube","chicken bouillon cube","chicken stock cube","beef stock cube","bouillon","bouil\
lon powder","bouillon granule","beef bouillon cube","chicken bouillon","beef bouillon"],measures:{each:4.8,cube:4.8,teaspoon:3.5},allergens:["celery"],mayContain:[
"gluten","milk","soy"],tags:["poultry"]}),food3("vegetable-bouillon-cube","USDA NDB 06081, as bouillon",[198,14.6,23.5,4.7,0,0,24e3],{aliases:["vegetable base",
"vegetable bouillon granule","vegetable bouillon paste","vegetable stock cube","vegetable bouillon","vegetable bouillon powder","vegetable stock powder"],measures:{
each:4.8,cube:4.8,teaspoon:3.5},allergens:["celery"],mayContain:["gluten","soy"]}),food3("cream-of-mushroom-soup","06043",[79,1.4,6.8,5.3,.7,.4,691],{plural:"no\
ne",aliases:["condensed mushroom soup","condensed cream of mushroom soup"],measures:{can:298,cup:252},allergens:["gluten","milk"],mayContain:["soy","celery"],tags:[
"dairy"]}),food3("cream-of-chicken-soup","06016",[90,2.4,7.2,5.8,0,.5,702],{plural:"none",aliases:["condensed chicken soup"],measures:{can:298,cup:252},allergens:[
"gluten","milk"],mayContain:["soy","celery"],tags:["dairy","poultry"]}),food3("salsa","06164",[29,1.5,6.7,.2,1.8,3.9,705],{plural:"none",aliases:["tomato salsa",
"salsa verde","chunky salsa","picante sauce","pico de gallo","red salsa"],density:1.1,measures:{jar:450},tags:["nightshade","allium"]}),food3("enchilada-sauce",
"06599",[40,1.7,8.3,0,1.7,6.7,867],{plural:"none",aliases:["red enchilada sauce"],density:1.015,measures:{can:283},mayContain:["gluten"],tags:["nightshade"]}),food3(
"gravy","06116",[53,3.8,4.8,2.4,.4,.2,560],{plural:"none",aliases:["beef gravy","turkey gravy","gravy granule","brown gravy"],density:.985,measures:{can:291},allergens:[
"gluten"],mayContain:["milk","celery"],tags:["meat"]}),food3("grape-leaf","11975",[69,4.3,11.7,2,9.9,6,2853],{aliases:["vine leaf"],measures:{each:4,leaf:4,jar:450}}),
food3("nori","11446",[35,5.8,5.1,.3,.3,.5,48],{plural:"none",aliases:["nori sheet","seaweed","seaweed sheet"],measures:{sheet:2.5,each:2.5},mayContain:["crustac\
eans","molluscs","soy"]}),food3("kombu","USDA NDB 11445, fresh kelp",[43,1.7,9.6,.6,1.3,.6,233],{plural:"none",aliases:["kelp"],measures:{piece:5,sheet:10},mayContain:[
"crustaceans","molluscs"]}),food3("wakame","11669",[45,3,9.1,.6,.5,.7,872],{plural:"none",aliases:["dried seaweed"],measures:{tablespoon:5},mayContain:["crustac\
eans","molluscs"]}),food3("fruit-cocktail","09097",[46,.5,11.9,0,1,10.9,4],{plural:"none",aliases:["canned fruit cocktail"],measures:{can:425,cup:237}}),food3("\
evaporated-coconut-milk","typical label",[330,1.5,53,12,0,50,60],{name:"sweetened condensed coconut milk",plural:"none",aliases:["evaporated coconut milk","coco\
nut condensed milk"],density:1.25,measures:{can:320},tags:["high-carb"]}),rare3("pigeon-pea-canned","typical label",[110,6,19,.6,5,1,280],{name:"canned pigeon p\
ea",aliases:["pigeon pea","green pigeon pea","canned gandule","canned green pigeon pea","frozen pigeon pea"],measures:{can:250,cup:165}}),rare3("fava-bean-canne\
d","typical label",[91,6,15,.5,5,1,300],{name:"canned fava bean",aliases:["canned broad bean","canned ful","ful medames","canned ful medames","cooked fava bean",
"tinned broad bean"],measures:{can:250,cup:170}}),rare3("lupini-bean","typical label",[119,15.6,9.9,2.9,2.8,1,400],{aliases:["lupin bean","lupini","tremo\xE7os",
"chocho bean","tarwi"],measures:{cup:166,jar:250},allergens:["lupin"]}),rare3("lupin-flour","typical label",[330,40,40,9,32,4,20],{plural:"none",aliases:["lupin\
 flake"],measures:{cup:110,tablespoon:7},allergens:["lupin"]}),rare3("black-eyed-pea-canned","typical label",[90,6,16,.5,4.5,2,300],{name:"canned black-eyed pea",
aliases:["canned black eyed pea","cooked black eyed pea","frozen black eyed pea","cowpea","canned black eyed bean"],measures:{can:250,cup:170}}),rare3("adzuki-c\
anned","typical label",[110,7,20,.2,6,1,200],{name:"canned adzuki bean",aliases:["cooked adzuki bean","canned azuki bean","cooked red bean","cooked azuki bean"],
measures:{can:240,cup:200}}),rare3("red-bean-paste","typical label",[225,5,51,.4,5,40,20],{plural:"none",aliases:["sweet red bean paste","anko","adzuki bean pas\
te","red bean filling","azuki bean paste","tsubuan","koshian","sweetened red bean","sweetened adzuki bean","sweet adzuki bean paste","sweet bean paste","white b\
ean paste","mung bean paste","shiroan"],density:1.25,measures:{can:430,package:500},tags:["high-carb"]}),rare3("lotus-paste","typical label",[370,5,55,14,3,35,20],
{name:"lotus seed paste",plural:"none",aliases:["lotus paste","white lotus seed paste"],density:1.25,measures:{can:500},tags:["high-carb"]}),rare3("aquafaba","t\
ypical label",[18,1.3,2.9,.2,.5,.5,90],{plural:"none",aliases:["chickpea brine","chickpea liquid","chickpea can liquid","liquid from a can of chickpea"],density:1.02,
measures:{can:130}}),rare3("hijiki","typical label",[150,10,50,1.5,43,0,1800],{plural:"none",aliases:["dried hijiki","arame","dulse","dulse flake","sea vegetabl\
e","seaweed flake","nori flake","aonori","irish moss","carrageen moss","laverbread","gim","roasted seaweed","seaweed salad mix","miyeok"],measures:{tablespoon:3,
cup:30,sheet:2.5,package:25},mayContain:["crustaceans","molluscs","fish"]}),rare3("preserved-lemon","typical label",[38,.8,6,.4,3,1.5,5500],{aliases:["salted le\
mon","moroccan preserved lemon","preserved lemon peel","preserved lime"],measures:{each:50,tablespoon:12,cup:160}}),rare3("caperberry","typical label",[25,1.5,5,
.5,3,.5,2e3],{measures:{each:5,cup:140,tablespoon:15}}),rare3("pepperoncini","typical label",[25,1,4.5,.4,2,1,1400],{plural:"none",aliases:["pickled hot pepper",
"hot pickled pepper","pickled hot cherry pepper","pickled pepper ring","pickled pepperoncini","pepperoncino pepper","golden greek pepper","pepperoncino","pickle\
d banana pepper","pickled cherry pepper","cherry pepper","pickled pepper","peperoncino","hot cherry pepper","guindilla pepper","peppadew","peppadew pepper","pic\
kled chili","pickled chile","pickled green chili","biquinho pepper"],measures:{each:8,cup:130,jar:300,tablespoon:9},mayContain:["sulphites"],tags:["nightshade"]}),
rare3("giardiniera","typical label",[60,1,5,4,1.5,2,1300],{plural:"none",aliases:["italian pickled vegetable"],measures:{cup:150,jar:450,tablespoon:12},allergens:[
"celery"],mayContain:["sulphites","mustard"],tags:["nightshade"]}),rare3("pickled-red-onion","typical label",[45,.7,9.5,.1,1,7,500],{aliases:["pickled onion","p\
ickled shallot"],measures:{cup:120,tablespoon:10,each:15},mayContain:["sulphites"],tags:["allium"]}),rare3("pickled-mustard-greens","typical label",[25,1.5,4,.3,
2,1.5,1800],{plural:"none",aliases:["preserved mustard stem","preserved mustard tuber","pickled mustard stem","preserved mustard greens","suan cai","pickled mus\
tard green","ya cai","sui mi ya cai","zha cai","preserved vegetable","sichuan preserved vegetable","mei cai","chinese pickled vegetable","tianjin preserved vege\
table","preserved radish","sweet preserved radish","salted radish","preserved turnip","gundruk"],measures:{cup:130,package:80,tablespoon:10},allergens:["mustard"],
mayContain:["sulphites"]}),rare3("takuan","typical label",[45,.7,10,.1,1.5,8,1300],{name:"pickled daikon",plural:"none",aliases:["takuan","danmuji","yellow pick\
led radish","pickled radish","korean pickled radish","fukujinzuke","kkakdugi"],measures:{cup:140,slice:8,package:300},mayContain:["soy","sulphites"]}),rare3("pi\
ckled-ginger","typical label",[45,.3,10,.1,1.5,8,1200],{plural:"none",aliases:["sushi ginger","beni shoga","red pickled ginger","gari ginger"],measures:{tablespoon:12,
cup:150,slice:2}}),rare3("umeboshi","typical label",[33,.9,8,.2,3.6,2,8700],{plural:"none",aliases:["umeboshi plum","umeboshi paste","pickled plum","japanese pi\
ckled plum","salted plum","ume plum"],measures:{each:8,tablespoon:17,teaspoon:6}}),rare3("branston-pickle","typical label",[135,.6,32,.2,1.2,27,1e3],{name:"swee\
t vegetable pickle",plural:"none",aliases:["branston pickle","piccalilli","ploughman's pickle","chow chow relish","chow chow"],density:1.15,measures:{jar:360},allergens:[
"mustard","gluten"],mayContain:["celery","sulphites"],tags:["high-carb"]}),rare3("indian-pickle","typical label",[220,2,12,18,4,4,4e3],{name:"mango pickle",plural:"\
none",aliases:["lime pickle","indian pickle","achar","mango achar","lemon pickle","amba"],density:1.1,measures:{jar:283},allergens:["mustard"],mayContain:["sulp\
hites"],tags:["nightshade"]}),rare3("ajvar","typical label",[110,1.3,7,8.5,3,5,550],{plural:"none",aliases:["lutenica","lutenitsa","pindjur","roasted pepper spr\
ead","red pepper spread"],density:1.05,measures:{jar:350},tags:["nightshade","allium"]}),rare3("green-olive-brine","typical label",[5,0,1,0,0,0,2400],{name:"oli\
ve brine",plural:"none",aliases:["pickle juice","pickle brine","caper brine","dill pickle juice","dill pickle brine","pickling liquid","sauerkraut juice"],density:1.03}),
rare3("tomato-soup","typical label",[60,1.4,13,.6,1.2,8,370],{name:"condensed tomato soup",plural:"none",aliases:["canned condensed tomato soup","condensed ched\
dar cheese soup","condensed cream of celery soup","cream of celery soup"],measures:{can:305,cup:250},allergens:["gluten","milk","celery"],mayContain:["soy"],tags:[
"dairy","nightshade"]}),rare3("canned-fruit","typical label",[60,.4,15,.1,1.2,13,4],{name:"canned mixed fruit",plural:"none",aliases:["canned pear","canned apri\
cot","canned mandarin orange","canned mandarin","canned cherry","jarred sour cherry","morello cherry in syrup","canned plum","canned lychee","canned mango","can\
ned jackfruit in syrup","tinned pear","tinned apricot","tinned mandarin","canned apricot half","nata de coco","macapuno","kaong","jarred morello cherry","canned\
 sour cherry","canned tart cherry"],measures:{can:250,cup:200,each:75}}),rare3("cherry-pie-filling","typical label",[115,.4,28,.1,.6,22,18],{plural:"none",aliases:[
"apple pie filling","blueberry pie filling","fruit pie filling"],measures:{can:595,cup:260},tags:["high-carb"]}),rare3("creamed-coconut","typical label",[690,6,
7,69,7,6,30],{plural:"none",aliases:["coconut butter","coconut manna","block of creamed coconut","creamed coconut block"],measures:{block:200,tablespoon:15,cup:230},
mayContain:["sulphites"]}),rare3("coconut-milk-powder","typical label",[690,6.5,25,63,2,12,90],{plural:"none",aliases:["powdered coconut milk","coconut powder"],
measures:{tablespoon:7,cup:100,package:50},mayContain:["milk"]}),rare3("cream-of-coconut","typical label",[357,1.2,53,16,.2,51,36],{name:"sweetened cream of coc\
onut",plural:"none",aliases:["coco lopez","sweetened coconut cream"],density:1.25,measures:{can:425},tags:["high-carb"]}),rare3("demi-glace","typical label",[60,
6,6,1.5,0,1,900],{plural:"none",aliases:["veal demi glace","meat extract","beef extract","bovril","glace de viande"],density:1.1,mayContain:["gluten","celery","\
milk"],tags:["meat","cooked"]}),rare3("shrimp-stock","USDA NDB 06174, as fish stock",[17,2.3,0,.8,0,0,250],{plural:"none",aliases:["lobster stock","shellfish st\
ock","crab stock","clamato","lobster broth","shrimp broth","prawn stock"],density:1,allergens:["crustaceans"],mayContain:["fish","molluscs","celery"],tags:["she\
llfish","cooked"]}),rare3("pork-stock","USDA NDB 06413, as chicken stock",[16,2,.4,.6,0,.3,306],{plural:"none",aliases:["pork broth","tonkotsu broth","pork bone\
 broth","ham stock","ham broth"],density:1.01,mayContain:["celery","gluten"],tags:["meat","pork","cooked"]}),rare3("anchovy-stock","USDA NDB 06174, as fish stoc\
k",[10,1.5,.2,.3,0,0,150],{name:"anchovy broth",plural:"none",aliases:["anchovy stock","anchovy kelp stock","anchovy dashi"],density:1,allergens:["fish"],tags:[
"fish","cooked"]})];var food4=foodsOfAisle("Dairy & Eggs");var rare4=foodsOfAisle("Dairy & Eggs",true);var dairyAndEggs=[food4("egg","01123",[143,12.6,.7,9.5,0,.4,142],{aliases:["w\
hole egg","hen egg","free range egg","beaten egg","large egg","medium egg"],measures:{small:38,medium:44,large:50,each:50,cup:243},allergens:["eggs"],tags:["egg",
"raw-risk"]}),food4("egg-white","01124",[52,10.9,.7,.2,0,.7,166],{aliases:["white of egg"],density:1.03,measures:{small:25,medium:30,large:33,each:33},allergens:[
"eggs"],tags:["egg","raw-risk"]}),food4("egg-yolk","01125",[322,15.9,3.6,26.5,0,.6,48],{aliases:["yolk","yolk of egg"],density:1.03,measures:{small:14,medium:16,
large:17,each:17},allergens:["eggs"],tags:["egg","raw-risk"]}),food4("hard-boiled-egg","01129",[155,12.6,1.1,10.6,0,1.1,124],{name:"hard-boiled egg",aliases:["h\
ard boiled egg","boiled egg","hard cooked egg","hardboiled egg"],measures:{each:50,large:50,cup:136},allergens:["eggs"],tags:["egg","cooked"]}),food4("quail-egg",
"01140",[158,13.1,.4,11.1,0,.4,141],{measures:{each:9},allergens:["eggs"],tags:["egg","raw-risk"]}),food4("duck-egg","01138",[185,12.8,1.5,13.8,0,.9,146],{measures:{
each:70},allergens:["eggs"],tags:["egg","raw-risk"]}),food4("milk","01077",[61,3.2,4.8,3.3,0,5.1,43],{plural:"none",aliases:["lukewarm milk","hot milk","cold mi\
lk","tepid milk","scalded milk","boiling milk","whole milk","full fat milk","full cream milk","warm milk","fresh milk","dairy milk","cow's milk"],density:1.03,measures:{
carton:1e3},allergens:["milk"],tags:["dairy"]}),food4("low-fat-milk","01079",[50,3.3,4.8,2,0,5.1,47],{name:"low-fat milk",plural:"none",aliases:["low fat milk",
"semi skimmed milk","reduced fat milk","2 milk","2% milk","1% milk"],density:1.03,allergens:["milk"],tags:["dairy"]}),food4("skim-milk","01085",[34,3.4,5,.1,0,5.1,
42],{plural:"none",aliases:["skimmed milk","nonfat milk","fat free milk"],density:1.03,allergens:["milk"],tags:["dairy"]}),food4("buttermilk","01088",[40,3.3,4.8,
.9,0,4.8,190],{plural:"none",density:1.03,allergens:["milk"],tags:["dairy"]}),food4("heavy-cream","01053",[345,2.1,2.8,37,0,2.8,38],{plural:"none",aliases:["dou\
ble cream","heavy whipping cream","whipping cream","thickened cream","thick cream"],density:1.005,allergens:["milk"],tags:["dairy"]}),food4("light-cream","01050",
[195,2.7,3.7,19.3,0,3.7,40],{plural:"none",aliases:["single cream","coffee cream","cream","pouring cream","cooking cream","table cream"],density:1.015,allergens:[
"milk"],tags:["dairy"]}),food4("half-and-half","01049",[130,3,4.3,11.5,0,4.3,41],{name:"half-and-half",plural:"none",aliases:["half and half","half & half","hal\
f n half"],density:1.02,allergens:["milk"],tags:["dairy"]}),food4("whipped-cream","01054",[257,3.2,12.5,22.2,0,8,8],{plural:"none",aliases:["squirty cream","whi\
pped topping"],measures:{cup:60,tablespoon:3},allergens:["milk"],tags:["dairy"]}),food4("sour-cream","01056",[193,2.1,2.9,19.7,0,2.9,47],{plural:"none",aliases:[
"soured cream"],density:.97,allergens:["milk"],tags:["dairy"]}),food4("creme-fraiche","USDA NDB 01052, as light whipping cream",[292,2.2,3,30.9,0,3,34],{plural:"\
none",aliases:["cr\xE8me fra\xEEche"],density:1.01,allergens:["milk"],tags:["dairy"]}),food4("evaporated-milk","01096",[134,6.8,10,7.6,0,10,106],{plural:"none",
density:1.065,measures:{can:369},allergens:["milk"],tags:["dairy"]}),food4("condensed-milk","01095",[321,7.9,54.4,8.7,0,54.4,127],{plural:"none",aliases:["sweet\
ened condensed milk"],density:1.29,measures:{can:397},allergens:["milk"],tags:["dairy","high-carb"]}),food4("dulce-de-leche","typical label",[315,6.8,55.4,7.4,0,
50,129],{plural:"none",aliases:["caramel spread","canned caramel"],density:1.29,measures:{can:397,jar:450},allergens:["milk"],tags:["dairy","high-carb"]}),food4(
"milk-powder","01090",[496,26.3,38.4,26.7,0,38.4,371],{plural:"none",aliases:["dry milk","powdered milk","dried milk"],density:.54,allergens:["milk"],tags:["dai\
ry"]}),food4("eggnog","01057",[88,4.6,8.1,4.2,0,8.1,54],{plural:"none",aliases:["egg nog"],density:1.07,allergens:["milk","eggs"],tags:["dairy","egg"]}),food4("\
yogurt","01116",[61,3.5,4.7,3.3,0,4.7,46],{name:"plain yogurt",plural:"none",aliases:["dahi","thick curd","plain full fat yogurt","yogurt","yoghurt","natural yo\
ghurt","natural yogurt","plain yoghurt","whole milk yogurt","curd"],density:1.035,measures:{container:170,pot:150},allergens:["milk"],tags:["dairy"]}),food4("gr\
eek-yogurt","01293",[97,9,4,5,0,4,35],{plural:"none",aliases:["hung curd","thick yogurt","turkish yogurt","quark yogurt","greek yoghurt","greek style yoghurt","\
greek style yogurt","strained yogurt","skyr","labneh"],density:1.035,measures:{container:170,pot:170},allergens:["milk"],tags:["dairy"]}),food4("nonfat-greek-yo\
gurt","01256",[59,10.2,3.6,.4,0,3.2,36],{plural:"none",aliases:["fat free greek yogurt","0% greek yogurt","low fat greek yogurt","nonfat yogurt","low fat yogurt"],
density:1.035,measures:{container:170},allergens:["milk"],tags:["dairy"]}),food4("kefir","typical label",[60,3.4,4.6,3.2,0,4.6,42],{plural:"none",aliases:["milk\
 kefir"],density:1.03,allergens:["milk"],tags:["dairy"]}),food4("butter","01145",[717,.9,.1,81.1,0,.1,11],{plural:"none",aliases:["unsalted butter","sweet butte\
r","softened butter","melted butter","sweet cream butter"],density:.96,measures:{stick:113,knob:15,pat:5},allergens:["milk"],tags:["dairy"]}),food4("salted-butt\
er","01001",[717,.9,.1,81.1,0,.1,643],{plural:"none",density:.96,measures:{stick:113,knob:15,pat:5},allergens:["milk"],tags:["dairy"]}),food4("ghee","01003",[876,
.3,0,99.5,0,0,2],{plural:"none",aliases:["clarified butter"],density:.87,allergens:["milk"],tags:["dairy"]}),food4("cheddar","01009",[403,24.9,1.3,33.1,0,.5,621],
{name:"cheddar cheese",plural:"none",aliases:["cheddar","cheese","mature cheddar","sharp cheddar","sharp cheddar cheese","shredded cheese","grated cheese","extr\
a mature cheddar","white cheddar","red leicester","double gloucester"],measures:{cup:113,slice:28},allergens:["milk"],tags:["dairy"]}),food4("monterey-jack","01\
025",[373,24.5,.7,30.3,0,.5,600],{plural:"none",aliases:["monterey jack cheese","jack cheese","pepper jack","pepper jack cheese","mexican blend cheese","mexican\
 cheese blend","mexican cheese"],measures:{cup:113,slice:28},allergens:["milk"],tags:["dairy"]}),food4("mozzarella","01026",[300,22.2,2.2,22.4,0,1,627],{plural:"\
none",aliases:["mozzarella cheese","fresh mozzarella","buffalo mozzarella","mozzarella ball","bocconcini","burrata"],measures:{ball:125,each:125,cup:112,slice:28},
allergens:["milk"],tags:["dairy"]}),food4("mozzarella-low-moisture","01029",[302,26,3.8,20,0,.6,652],{name:"low moisture mozzarella",plural:"none",aliases:["moz\
zarella low moisture","low moisture part skim mozzarella","shredded mozzarella","part skim mozzarella","grated mozzarella","pizza cheese","pizza mozzarella","pa\
rt skim mozzarella cheese"],measures:{cup:113,slice:28},allergens:["milk"],tags:["dairy"]}),food4("parmesan","01033",[392,35.8,3.2,25.8,0,.8,1376],{plural:"none",
aliases:["grana padano cheese","parmigiano reggiano cheese","parmigiano cheese","parmesan cheese","parmigiano reggiano","parmigiano","grana padano","parmesan sh\
aving","shaved parmesan","vegetarian parmesan style cheese"],measures:{cup:100,tablespoon:5,slice:10},allergens:["milk"],tags:["dairy"]}),food4("grated-parmesan",
"01032",[431,38.5,4.1,28.6,0,.9,1529],{plural:"none",aliases:["grated parmesan cheese"],measures:{cup:100,tablespoon:5},allergens:["milk"],tags:["dairy"]}),food4(
"parmesan-rind","typical label, what simmers out",[100,9,.5,7,0,.2,400],{plural:"none",aliases:["parmigiano rind","parmigiano reggiano rind","parmesan cheese ri\
nd","rind of parmesan"],measures:{each:30,piece:30,inch:8},allergens:["milk"],tags:["dairy"]}),food4("pecorino","01038",[387,31.8,3.6,26.9,0,.7,1433],{plural:"n\
one",aliases:["pecorino romano","romano cheese","pecorino cheese","manchego","manchego cheese"],measures:{cup:100,tablespoon:5},allergens:["milk"],tags:["dairy"]}),
food4("feta","01019",[264,14.2,4.1,21.3,0,4.1,917],{plural:"none",aliases:["feta cheese"],measures:{block:200,cup:150,package:200},allergens:["milk"],tags:["dai\
ry"]}),food4("goat-cheese","01159",[268,18.5,0,21.1,0,0,459],{plural:"none",aliases:["chevre","soft goat cheese","goat's cheese","goats cheese","goat's curd"],measures:{
log:125,cup:150,slice:30},allergens:["milk"],tags:["dairy"]}),food4("blue-cheese","01004",[353,21.4,2.3,28.7,0,.5,1146],{plural:"none",aliases:["gorgonzola chee\
se","stilton cheese","roquefort cheese","crumbled blue cheese","bleu d'auvergne","cambozola","cabrales","gorgonzola","stilton","roquefort","dolcelatte","danish \
blue"],measures:{cup:135,slice:28},allergens:["milk"],tags:["dairy"]}),food4("brie","01006",[334,20.8,.5,27.7,0,.5,629],{plural:"none",aliases:["brie cheese"],measures:{
cup:144,wheel:225,slice:28},allergens:["milk"],tags:["dairy"]}),food4("camembert","01007",[300,19.8,.5,24.3,0,.5,842],{aliases:["camembert cheese"],plural:"none",
measures:{wheel:250,each:250,slice:28},allergens:["milk"],tags:["dairy"]}),food4("cream-cheese","01017",[342,5.9,4.1,34.2,0,3.2,365],{plural:"none",aliases:["so\
ft cheese","full fat soft cheese","soft white cheese","philadelphia cheese"],density:.98,measures:{package:227,block:227},allergens:["milk"],tags:["dairy"]}),food4(
"light-cream-cheese","01031",[253,9.2,3.6,22.8,0,3.2,334],{plural:"none",aliases:["neufchatel","reduced fat cream cheese","low fat cream cheese"],density:.98,measures:{
package:227,block:227},allergens:["milk"],tags:["dairy"]}),food4("mascarpone","typical label",[429,4.8,4.8,44,0,3.5,50],{plural:"none",aliases:["mascarpone chee\
se"],density:.98,measures:{tub:250},allergens:["milk"],tags:["dairy"]}),food4("ricotta","01036",[174,11.3,3,13,0,.3,84],{plural:"none",aliases:["ricotta cheese"],
density:1.05,measures:{tub:250,container:425},allergens:["milk"],tags:["dairy"]}),food4("cottage-cheese","01012",[98,11.1,3.4,4.3,0,2.7,364],{plural:"none",density:.95,
measures:{tub:300,container:450},allergens:["milk"],tags:["dairy"]}),food4("paneer","typical label",[321,21,3.6,25,0,2.6,30],{plural:"none",aliases:["paneer che\
ese","indian cheese"],measures:{block:225,cup:150,package:225},allergens:["milk"],tags:["dairy"]}),food4("halloumi","typical label",[320,22,1.8,25,0,1.8,1100],{
plural:"none",aliases:["halloumi cheese"],measures:{block:225,slice:25,package:225},allergens:["milk"],tags:["dairy"]}),food4("gruyere","01023",[413,29.8,.4,32.3,
0,.4,714],{plural:"none",aliases:["comt\xE9 cheese","abondance cheese","gruy\xE8re","gruyere cheese","gruy\xE8re cheese","comte"],measures:{cup:108,slice:28},allergens:[
"milk"],tags:["dairy"]}),food4("swiss-cheese","01040",[380,26.9,5.4,27.8,0,1.3,70],{plural:"none",aliases:["emmentaler cheese","emmental cheese","jarlsberg chee\
se","maasdam","leerdammer","emmenthal cheese","emmental","emmenthal","emmentaler","jarlsberg"],measures:{cup:108,slice:28},allergens:["milk"],tags:["dairy"]}),food4(
"provolone","01035",[351,25.6,2.1,26.6,0,.6,876],{plural:"none",aliases:["provolone cheese"],measures:{cup:132,slice:28},allergens:["milk"],tags:["dairy"]}),food4(
"gouda","01022",[356,24.9,2.2,27.4,0,2.2,819],{plural:"none",aliases:["gouda cheese","smoked gouda"],measures:{cup:113,slice:28},allergens:["milk"],tags:["dairy"]}),
food4("fontina","01020",[389,25.6,1.6,31.1,0,1.6,800],{plural:"none",aliases:["taleggio cheese","havarti cheese","fontal","fontina cheese","taleggio","havarti"],
measures:{cup:108,slice:28},allergens:["milk"],tags:["dairy"]}),food4("american-cheese","01042",[366,18.1,4.8,30.7,0,2.3,1671],{plural:"none",aliases:["processe\
d cheese","american cheese slice"],measures:{slice:21,cup:113},allergens:["milk"],tags:["dairy"]}),food4("queso-fresco","01228",[299,18.1,3,23.8,0,2.3,751],{plural:"\
none",aliases:["cotija","cotija cheese","queso blanco"],measures:{cup:122},allergens:["milk"],tags:["dairy"]}),food4("sweetened-almond-milk","14016",[38,.4,6.7,
1,.4,6.3,63],{plural:"none",aliases:["almond milk","vanilla almond milk"],density:1.01,allergens:["tree-nuts"]}),food4("almond-milk","typical label",[15,.6,.6,1.2,
.3,.2,60],{name:"unsweetened almond milk",plural:"none",density:1.01,allergens:["tree-nuts"]}),food4("soy-milk","16120",[54,3.3,6.3,1.8,.6,4,51],{plural:"none",
aliases:["soya milk","unsweetened soy milk","plant milk","plant based milk","non dairy milk","dairy free milk"],density:1.03,allergens:["soy"]}),food4("oat-milk",
"typical label",[48,1,7.5,1.5,.8,3.5,42],{plural:"none",aliases:["oat drink"],density:1.03,allergens:["gluten"]}),food4("rice-milk","14639",[47,.3,9.2,1,.3,5.3,
39],{plural:"none",aliases:["rice drink"],density:1.03}),food4("vegan-butter","typical label",[700,.2,.5,78,0,0,400],{plural:"none",aliases:["plant butter","dai\
ry free butter","vegan spread","plant based butter","dairy free spread"],density:.96,measures:{stick:113,knob:15},mayContain:["soy"]}),food4("margarine","04610",
[717,.2,.7,80.7,0,0,751],{plural:"none",aliases:["baking spread","baking margarine"],density:.96,measures:{stick:113,knob:15,pat:5},mayContain:["milk","soy"]}),
food4("vegan-cheese","typical label",[285,1,21,22,1,0,800],{plural:"none",aliases:["dairy free cheese","plant based cheese","vegan melting cheese","vegan chedda\
r","vegan mozzarella","vegan feta","vegan parmesan"],measures:{cup:113,slice:20},mayContain:["tree-nuts","soy"]}),food4("vegan-cream-cheese","typical label",[240,
3,7,22,1,2,380],{plural:"none",aliases:["dairy free cream cheese","plant based cream cheese"],density:.98,measures:{tub:225},mayContain:["tree-nuts","soy"]}),food4(
"soy-yogurt","typical label",[66,4,6,2.7,1,4,35],{plural:"none",aliases:["soya yogurt","soya yoghurt","vegan yogurt","dairy free yogurt","plant yogurt","plant b\
ased yogurt","non dairy yogurt","dairy free yoghurt","vegan yoghurt"],density:1.035,measures:{pot:150},allergens:["soy"],mayContain:["tree-nuts"]}),food4("cocon\
ut-yogurt","typical label",[130,1.2,6,11,.6,3,25],{plural:"none",aliases:["coconut yoghurt","coconut milk yogurt"],density:1.035,measures:{pot:150},mayContain:[
"tree-nuts","soy"]}),food4("vegan-cream","typical label",[165,2,4,16,.6,2,50],{plural:"none",aliases:["soy cream","soya cream","oat cream","plant cream","dairy \
free cream","plant based cream"],density:1,measures:{carton:250},allergens:["soy"],mayContain:["gluten"]}),rare4("quark","typical label",[97,11,4,4.4,0,4,40],{plural:"\
none",aliases:["topfen","low fat quark","magerquark","tvorog","farmer cheese","farmer's cheese","farmers cheese","curd cheese","twar\xF3g","t\xFAr\xF3","fromage\
 blanc","petit suisse","fromage frais","dry curd cottage cheese"],density:1.03,measures:{tub:250,package:250},allergens:["milk"],tags:["dairy"]}),rare4("clotted\
-cream","typical label",[586,1.6,2.3,63.5,0,2.3,20],{plural:"none",aliases:["malai","kaymak","kaimak","ashta","devonshire cream"],density:.98,measures:{tub:170},
allergens:["milk"],tags:["dairy"]}),rare4("mexican-crema","typical label",[210,2.4,3.5,21,0,3,180],{plural:"none",aliases:["crema","crema mexicana","smetana","s\
alvadoran crema","mexican table cream","media crema","cr\xE8me \xE9paisse"],density:1,measures:{can:225,jar:425},allergens:["milk"],tags:["dairy"]}),rare4("oaxa\
ca-cheese","typical label",[300,22,2.5,22.5,0,1,650],{plural:"none",aliases:["asadero cheese","quesillo cheese","quesillo","oaxaca","asadero","queso asadero","c\
hihuahua cheese","queso chihuahua","queso quesadilla","string cheese","armenian string cheese","cheese string"],measures:{cup:113,stick:28,each:28,slice:28},allergens:[
"milk"],tags:["dairy"]}),rare4("queso-de-freir","typical label",[320,21,3,25,0,1,1e3],{name:"frying cheese",plural:"none",aliases:["queso de fre\xEDr","queso de\
 freir","queso para fre\xEDr","queijo coalho","bread cheese","juustoleip\xE4","nabulsi cheese","akkawi","akkawi cheese","grilling cheese"],measures:{cup:130,block:250,
slice:28},allergens:["milk"],tags:["dairy"]}),rare4("minas-cheese","typical label",[264,17.4,3.2,20.2,0,1,500],{plural:"none",aliases:["queijo minas","minas fre\
scal","coste\xF1o cheese","queso coste\xF1o","queso llanero","requeij\xE3o","catupiry"],measures:{cup:120},allergens:["milk"],tags:["dairy"]}),rare4("ricotta-sa\
lata","typical label",[280,17,3,22,0,.5,1200],{plural:"none",aliases:["kefalotyri cheese","kasseri cheese","graviera cheese","sirene cheese","kashkaval cheese",
"bryndza cheese","mizithra cheese","kefalograviera cheese","manouri cheese","salted ricotta","mizithra","myzithra","manouri","anthotyro","kefalotyri","kefalogra\
viera","graviera","kasseri","kashkaval","sirene","bryndza","bulgarian white cheese","beyaz peynir","turkish white cheese"],measures:{cup:115,block:250,slice:28,
package:200},allergens:["milk"],tags:["dairy"]}),rare4("asiago","typical label",[390,26,3,31,0,1,900],{plural:"none",aliases:["idiazabal cheese","mimolette chee\
se","piave cheese","asiago cheese","montasio","piave","dry jack","idiazabal","mimolette","aged gouda"],measures:{cup:108,slice:28},allergens:["milk"],tags:["dai\
ry"]}),rare4("scamorza","typical label",[334,25,1,26,0,1,700],{plural:"none",aliases:["scamorza cheese","caciocavallo cheese","smoked provola cheese","smoked sc\
amorza","smoked mozzarella","caciocavallo","scamorza affumicata","provolone affumicato","smoked provola"],measures:{cup:113,slice:28,each:250},allergens:["milk"],
tags:["dairy"]}),rare4("raclette","typical label",[357,24,.5,29,0,.5,750],{plural:"none",aliases:["lancashire","appenzeller cheese","beaufort cheese","tilsit ch\
eese","tilsiter cheese","limburger cheese","morbier cheese","tomme cheese","vacherin cheese","cantal cheese","gruy\xE8re style cheese","alpine cheese","raclette\
 cheese","appenzeller","vacherin","vacherin fribourgeois","beaufort","tilsit","tilsiter","butterk\xE4se","bergk\xE4se","mountain cheese","morbier","tomme","tomm\
e fra\xEEche","cantal","brick cheese","limburger","emmental style cheese","caerphilly","lancashire cheese","wensleydale","cheshire cheese","saint nectaire"],measures:{
cup:108,slice:28},allergens:["milk"],tags:["dairy"]}),rare4("reblochon","typical label",[330,20,.5,27.5,0,.5,600],{plural:"none",aliases:["epoisses cheese","str\
acchino cheese","robiola cheese","reblochon cheese","\xE9poisses","epoisses","stracchino","crescenza","robiola","washed rind cheese","pont l'\xE9v\xEAque","mont\
 d'or","vacherin mont d'or","livarot","chaource"],measures:{each:450,wheel:450,slice:30},allergens:["milk"],tags:["dairy"]}),rare4("cheese-curds","typical label",
[370,24,2,30,0,1,620],{plural:"none",aliases:["cheddar cheese curd","squeaky cheese curd","cheese curd","cheddar curd","white cheddar cheese curd"],measures:{cup:120,
package:225},allergens:["milk"],tags:["dairy"]}),rare4("velveeta","typical label",[290,16,10,21,0,8,1450],{plural:"none",aliases:["processed cheese loaf","chees\
e spread","processed cheese spread","spreadable cheese","cheese whiz","laughing cow cheese","easy melt cheese","schmelzk\xE4se"],density:1,measures:{block:454,slice:21,
cup:140},allergens:["milk"],tags:["dairy"]}),rare4("boursin","typical label",[405,7,3,41,0,3,600],{name:"garlic and herb cheese",plural:"none",aliases:["boursin",
"garlic and herb soft cheese","herbed cream cheese","garlic herb cheese","herb cream cheese","chive cream cheese"],density:.95,measures:{package:150},allergens:[
"milk"],tags:["dairy","allium"]}),rare4("brunost","typical label",[440,9,41,27,0,38,450],{name:"brown cheese",plural:"none",aliases:["brunost","gjetost"],measures:{
slice:10,cup:113},allergens:["milk"],tags:["dairy"]}),rare4("kashk","typical label",[130,12,6,6,0,3,1400],{plural:"none",aliases:["whey paste","liquid kashk","q\
urut"],density:1.08,measures:{jar:500},allergens:["milk"],tags:["dairy"]}),rare4("ayran","typical label",[35,1.8,2.7,1.9,0,2.7,250],{plural:"none",aliases:["doo\
gh","salted lassi","chaas"],density:1.02,allergens:["milk"],tags:["dairy"]}),rare4("khoya","typical label",[420,20,25,27,0,25,200],{plural:"none",aliases:["mawa",
"khoa"],measures:{cup:200,package:200},allergens:["milk"],tags:["dairy"]}),rare4("goat-milk","typical label",[69,3.6,4.5,4.1,0,4.5,50],{plural:"none",aliases:["\
goat's milk","sheep's milk","sheep milk","ewe's milk","buffalo milk"],density:1.03,allergens:["milk"],tags:["dairy"]}),rare4("goat-yogurt","typical label",[90,5,
4.5,6,0,4.5,50],{plural:"none",aliases:["goat's yogurt","sheep yogurt","sheep's yogurt","sheep's milk yogurt","goat milk yogurt","flavored yogurt","vanilla yogu\
rt","honey yogurt","fruit yogurt","strawberry yogurt"],density:1.035,measures:{pot:150,container:170},allergens:["milk"],tags:["dairy"]}),rare4("chocolate-milk",
"typical label",[78,3.2,11.5,2.1,.5,10,60],{plural:"none",density:1.05,allergens:["milk"],tags:["dairy"]}),rare4("salted-egg","typical label",[185,13,3,13.5,0,1,
1700],{aliases:["salted duck egg","salted duck egg yolk","salted egg yolk","century egg","preserved egg","thousand year egg"],measures:{each:60},allergens:["egg\
s"],tags:["egg","cured"]}),rare4("liquid-egg","01123",[143,12.6,.7,9.5,0,.4,142],{name:"pasteurized egg",aliases:["pasteurised egg","pasteurized liquid egg","pa\
steurised liquid egg","pasteurized whole egg","liquid whole egg"],density:1.03,measures:{each:50,large:50},allergens:["eggs"],tags:["egg"]}),rare4("liquid-egg-w\
hite","01124",[52,10.9,.7,.2,0,.7,166],{name:"pasteurized egg white",aliases:["pasteurised egg white","liquid egg white","carton egg white"],density:1.03,measures:{
each:30,large:33},allergens:["eggs"],tags:["egg"]}),rare4("liquid-egg-yolk","01125",[322,15.9,3.6,26.5,0,.6,48],{name:"pasteurized egg yolk",aliases:["pasteuris\
ed egg yolk","pasteurised liquid egg yolk"],density:1.03,measures:{each:17,large:17},allergens:["eggs"],tags:["egg"]}),rare4("cashew-cream","typical label",[200,
6,11,15.5,1.2,2,10],{plural:"none",density:1,allergens:["tree-nuts"]}),rare4("cashew-milk","typical label",[25,.6,1.2,2,.2,.3,55],{plural:"none",aliases:["hazel\
nut milk","macadamia milk","unsweetened cashew milk"],density:1.01,allergens:["tree-nuts"]}),rare4("coconut-drink","typical label",[20,.2,2.7,.9,.1,1.9,50],{name:"\
coconut milk beverage",plural:"none",aliases:["coconut drink","carton coconut milk","refrigerated coconut milk","coconut milk drink"],density:1.01}),rare4("coco\
nut-whipped-cream","typical label",[250,1.5,14,21,0,9,30],{plural:"none",aliases:["coconut whipped topping","whipped coconut cream","dairy free whipped topping",
"vegan whipped cream"],measures:{cup:75,tablespoon:5}}),rare4("vegan-sour-cream","typical label",[180,2,6,17,1,1,300],{plural:"none",aliases:["dairy free sour c\
ream","vegan cr\xE8me fra\xEEche","vegan creme fraiche","plant based sour cream"],density:1,allergens:["soy"],mayContain:["tree-nuts"]}),rare4("vegan-egg","typi\
cal label",[110,8,4,7,.5,0,370],{name:"vegan liquid egg",plural:"none",aliases:["just egg","plant based egg","liquid egg replacer","vegan egg"],density:1.03,measures:{
each:46},mayContain:["soy"]}),rare4("infant-formula","typical label, prepared",[67,1.4,7.2,3.6,0,7,20],{name:"prepared infant formula",plural:"none",aliases:["i\
nfant formula","baby formula","formula milk","breast milk or formula","breast milk or infant formula","formula or breast milk","follow on milk","breast milk or \
prepared infant formula","prepared formula"],density:1.03,allergens:["milk"],tags:["dairy"]}),rare4("breast-milk","typical label",[70,1,6.9,4.4,0,6.9,17],{plural:"\
none",aliases:["expressed breast milk","human milk"],density:1.03}),rare4("cashew-cheese","typical label",[300,9,16,23,2,3,450],{plural:"none",aliases:["vegan r\
icotta","almond ricotta","cashew ricotta","vegan goat cheese","nut cheese","almond feta","vegan mascarpone","almond cheese"],density:.98,measures:{cup:230},allergens:[
"tree-nuts"],mayContain:["soy"]}),rare4("eggshell-powder","typical label",[0,0,0,0,0,0,50],{plural:"none",aliases:["ground eggshell","eggshell","powdered eggshe\
ll"],measures:{teaspoon:5,each:5},allergens:["eggs"],tags:["egg"]}),rare4("leche-flan","typical label",[220,5.5,32,8,0,31,80],{plural:"none",aliases:["ready mad\
e flan","ready flan","ready made cr\xE8me caramel"],measures:{slice:60,piece:60,each:110},allergens:["eggs","milk"],tags:["egg","dairy","high-carb"]}),rare4("bu\
ttermilk-powder","typical label",[387,34.3,49,5.8,0,49,517],{plural:"none",aliases:["dry buttermilk","dried buttermilk","powdered buttermilk","dry buttermilk po\
wder"],density:.51,allergens:["milk"],tags:["dairy"]})];var food5=foodsOfAisle("Drinks");var rare5=foodsOfAisle("Drinks",true);var drinks=[food5("water","14411",[0,0,0,0,0,0,4],{plural:"none",aliases:["boiling water",
"ice water","cold water","warm water","hot water","lukewarm water","tap water","tepid water","just boiled water","pasta water","cooking water","reserved pasta w\
ater","pasta cooking water"],density:1}),food5("sparkling-water","14121",[0,0,0,0,0,0,21],{plural:"none",aliases:["club soda","soda water","seltzer","carbonated\
 water"],density:1,measures:{can:355}}),food5("tonic-water","typical label",[34,0,8.8,0,0,8.8,12],{plural:"none",density:1.03,measures:{can:355}}),food5("coconu\
t-water","12119",[19,.7,3.7,.2,1.1,2.6,105],{plural:"none",density:1.01}),food5("coffee","14209",[1,.1,0,0,0,0,2],{plural:"none",aliases:["brewed coffee","black\
 coffee","strong coffee","cold brew"],density:1,measures:{shot:30}}),food5("espresso","14210",[9,.1,1.7,.2,0,0,14],{plural:"none",aliases:["brewed espresso"],density:1,
measures:{shot:30}}),food5("espresso-powder","14214",[353,12.2,75.4,.5,0,0,37],{plural:"none",aliases:["instant coffee","instant espresso powder","coffee granul\
e","instant coffee granule","instant espresso"],density:.2,measures:{packet:2}}),food5("tea","USDA NDB 14355, brewed",[1,0,.3,0,0,0,3],{plural:"none",aliases:["\
black tea","green tea","brewed tea","chai tea"],density:1,measures:{bag:2}}),food5("tea-bag","typical label",[1,0,.3,0,0,0,3],{aliases:["teabag","earl grey tea \
bag"],measures:{each:2}}),food5("matcha","typical label",[324,30,39,5,38,0,6],{plural:"none",aliases:["matcha powder","green tea powder"],density:.4}),food5("ap\
ple-juice","09016",[46,.1,11.3,.1,.2,9.6,4],{plural:"none",aliases:["apple cider","sweet cider","cloudy apple juice"],density:1.05}),food5("cranberry-juice","43\
382",[46,.4,12.2,.1,.1,12.1,2],{plural:"none",density:1.06}),food5("pineapple-juice","09273",[53,.4,12.9,.1,.2,10,2],{plural:"none",density:1.06}),food5("grape-\
juice","09135",[60,.4,14.8,.1,.2,14.2,5],{plural:"none",aliases:["white grape juice"],density:1.06}),food5("tomato-juice","11540",[17,.8,4.2,.1,.4,3.6,269],{plural:"\
none",aliases:["vegetable juice"],density:1.03,mayContain:["celery"],tags:["nightshade"]}),food5("pomegranate-juice","typical label",[54,.2,13.1,.3,.1,12.7,9],{
plural:"none",density:1.05}),food5("cola","14148",[41,0,10.6,0,0,10.8,4],{plural:"none",aliases:["coca cola","coke"],density:1.04,measures:{can:370},tags:["high\
-carb"]}),food5("ginger-ale","14136",[34,0,8.8,0,0,8.7,7],{plural:"none",aliases:["lemonade","ginger beer","lemon lime soda"],density:1.03,measures:{can:366}}),
food5("white-wine","14106",[82,.1,2.6,0,0,1,5],{plural:"none",aliases:["dry white wine","white cooking wine","ros\xE9 wine","ros\xE9","dry wine","riesling","pin\
ot grigio","sauvignon blanc","chardonnay"],density:.99,measures:{glass:150,bottle:735},allergens:["sulphites"],tags:["alcohol"]}),food5("red-wine","14096",[85,.1,
2.6,0,0,.6,4],{plural:"none",aliases:["dry red wine","cooking wine","sweet wine","pinot noir","chianti","shiraz","burgundy wine","cabernet sauvignon","merlot","\
wine"],density:.99,measures:{glass:150,bottle:735},allergens:["sulphites"],tags:["alcohol"]}),food5("sparkling-wine","USDA NDB 14106, as white wine",[82,.1,2.6,
0,0,1,5],{plural:"none",aliases:["champagne","prosecco","cava"],density:.99,measures:{glass:125,bottle:740},allergens:["sulphites"],tags:["alcohol"]}),food5("sh\
aoxing-wine","USDA NDB 14106, as white wine",[82,.1,2.6,0,0,1,5],{plural:"none",aliases:["chinese rice wine","rice wine","chinese cooking wine","shaohsing wine",
"shaoxing rice wine","shao hsing rice wine"],density:1,allergens:["gluten"],mayContain:["sulphites"],tags:["alcohol"]}),food5("sake","43479",[134,.5,5,0,0,0,2],
{plural:"none",density:.99,tags:["alcohol"]}),food5("sherry","USDA NDB 14057, dessert wine",[160,.2,13.7,0,0,7.8,9],{plural:"none",aliases:["dry sherry","port",
"madeira","madeira wine","dessert wine","ruby port","sweet sherry","port wine"],density:1.02,allergens:["sulphites"],tags:["alcohol"]}),food5("marsala","USDA ND\
B 14057, dessert wine",[160,.2,13.7,0,0,7.8,9],{plural:"none",aliases:["marsala wine","dry marsala","sweet marsala"],density:1.02,allergens:["sulphites"],tags:[
"alcohol"]}),food5("vermouth","USDA NDB 14106, as white wine",[82,.1,2.6,0,0,1,5],{plural:"none",aliases:["dry white vermouth","extra dry vermouth","noilly prat",
"dry vermouth"],density:.99,allergens:["sulphites"],tags:["alcohol"]}),food5("beer","14003",[43,.5,3.6,0,0,0,4],{plural:"none",aliases:["lager","ale","stout","g\
uinness","pale ale","dark beer"],density:1.005,measures:{can:356,bottle:356},allergens:["gluten"],tags:["alcohol"]}),food5("hard-cider","typical label",[49,0,5.9,
0,0,5,5],{plural:"none",aliases:["dry cider","cider","alcoholic cider","dry hard cider"],density:1.01,measures:{can:355,bottle:500},allergens:["sulphites"],tags:[
"alcohol"]}),food5("rum","14037",[231,0,0,0,0,0,1],{plural:"none",aliases:["dark rum","white rum","spiced rum"],density:.94,tags:["alcohol"]}),food5("brandy","U\
SDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"none",aliases:["cognac","calvados","armagnac"],density:.94,mayContain:["sulphites"],tags:["alcohol"]}),food5("\
whiskey","USDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"none",aliases:["whisky","bourbon","scotch whisky","bourbon whiskey","scotch"],density:.94,tags:["al\
cohol"]}),food5("vodka","USDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"none",density:.94,tags:["alcohol"]}),food5("gin","USDA NDB 14037, as rum",[231,0,0,0,
0,0,1],{plural:"none",aliases:["dry gin","london dry gin"],density:.94,tags:["alcohol"]}),food5("tequila","USDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"no\
ne",density:.94,tags:["alcohol"]}),food5("pisco","USDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"none",density:.94,tags:["alcohol"]}),food5("orange-liqueur",
"USDA NDB 14034, as creme de menthe",[371,0,41.6,.3,0,41.6,5],{plural:"none",aliases:["liqueur","grand marnier","creme de cacao","creme de menthe","cointreau","\
triple sec","amaretto","limoncello"],density:1.08,mayContain:["tree-nuts"],tags:["alcohol"]}),food5("coffee-liqueur","14414",[326,.1,46.8,.3,0,46.4,8],{plural:"\
none",aliases:["kahlua"],density:1.1,tags:["alcohol"]}),food5("bitters","typical label",[230,0,4,0,0,4,5],{plural:"none",aliases:["angostura bitters","bitter"],
density:1,tags:["alcohol"]}),rare5("aperol","typical label",[180,0,26,0,0,26,10],{plural:"none",density:1.07,tags:["alcohol"]}),rare5("campari","typical label",
[230,0,24,0,0,24,10],{plural:"none",aliases:["red bitter liqueur","select aperitivo","cynar","amaro","fernet","fernet branca","j\xE4germeister","amaro montenegr\
o","amaro nonino","suze"],density:1.07,tags:["alcohol"]}),rare5("sweet-vermouth","USDA NDB 14057, dessert wine",[150,.1,14,0,0,13,10],{plural:"none",aliases:["r\
ed vermouth","rosso vermouth","vermouth rosso","white vermouth","bianco vermouth","vermouth bianco","punt e mes","lillet","lillet blanc","dubonnet","lillet ros\xE9",
"sweet red vermouth","blanc vermouth","cocchi americano","cocchi torino"],density:1.04,allergens:["sulphites"],tags:["alcohol"]}),rare5("mezcal","USDA NDB 14037\
, as rum",[231,0,0,0,0,0,1],{plural:"none",aliases:["tequila blanco","blanco tequila","silver tequila","reposado tequila","tequila reposado","gold tequila"],density:.94,
tags:["alcohol"]}),rare5("light-rum","USDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"none",aliases:["gold rum","aged rum","black rum","overproof rum","jamai\
can rum","silver rum","cacha\xE7a","cachaca","rhum agricole","coconut rum","demerara rum","golden rum","amber rum","navy rum"],density:.94,tags:["alcohol"]}),rare5(
"kirsch","USDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"none",aliases:["kirschwasser","slivovitz","grappa","eau de vie","pear brandy","poire williams","plu\
m brandy","aquavit","akvavit","clear fruit brandy","fruit brandy","apple brandy","applejack","p\xE1linka","schnapps","obstler","rakia","clear schnapps","korn","\
plum schnapps","obstwasser"],density:.94,mayContain:["sulphites"],tags:["alcohol"]}),rare5("blended-whiskey","USDA NDB 14037, as rum",[231,0,0,0,0,0,1],{plural:"\
none",aliases:["rye whiskey","irish whiskey","japanese whisky","tennessee whiskey","blended scotch","islay scotch","canadian whisky","rye whisky","blended scotc\
h whisky","islay whisky","peated scotch"],density:.94,tags:["alcohol"]}),rare5("absinthe","typical label",[300,0,8,0,0,8,5],{plural:"none",aliases:["pastis","pe\
rnod","ouzo","arak","raki","rak\u0131","sambuca","anisette","ricard","herbsaint","tsipouro","aguardiente","anis liqueur"],density:.98,tags:["alcohol"]}),rare5("\
baijiu","typical label",[300,0,0,0,0,0,1],{plural:"none",aliases:["mei kuei lu chiew","kaoliang","rose cooking wine","chinese rose wine","chinese rose liquor","\
shochu","soju","everclear","grain alcohol","neutral spirit","190 proof alcohol"],density:.93,tags:["alcohol"]}),rare5("makgeolli","typical label",[55,1,8,.1,0,3,
5],{plural:"none",aliases:["korean rice wine","cheongju","mijiu","michiu","korean cooking wine","nigori sake","glutinous rice wine","fermented sweet rice","jiun\
iang","clear rice wine","mirim","taiwanese rice wine","tapai"],density:1.01,mayContain:["gluten","sulphites"],tags:["alcohol"]}),rare5("elderflower-liqueur","ty\
pical label",[280,0,30,0,0,30,5],{plural:"none",aliases:["st germain","st germain liqueur","maraschino","maraschino liqueur","luxardo maraschino","luxardo maras\
chino liqueur","chartreuse","green chartreuse","yellow chartreuse","drambuie","benedictine","b\xE9n\xE9dictine","galliano","peach schnapps","peppermint schnapps",
"blue cura\xE7ao","blue curacao","cura\xE7ao","curacao","orange cura\xE7ao","dry cura\xE7ao","cr\xE8me de cassis","creme de cassis","cassis","chambord","raspber\
ry liqueur","black raspberry liqueur","cherry liqueur","heering","cherry heering","cherry brandy","apricot brandy","apricot liqueur","peach liqueur","melon liqu\
eur","midori","sloe gin","banana liqueur","cr\xE8me de banane","cr\xE8me de violette","creme de violette","cr\xE8me de m\xFBre","cr\xE8me de mure","blackberry l\
iqueur","ginger liqueur","domaine de canton","lychee liqueur","passion fruit liqueur","passo\xE3","pimm's","pimm's no 1","southern comfort","licor 43","apple sc\
hnapps","sour apple schnapps","strega","coconut liqueur","malibu","ancho reyes","cinnamon whisky","plum wine","umeshu","allspice dram","pear liqueur","k\xFCmmel",
"white cr\xE8me de cacao","dark cr\xE8me de cacao","green cr\xE8me de menthe","white cr\xE8me de menthe","herbal liqueur","chocolate liqueur","strawberry liqueu\
r","becherovka","quince liqueur","mint liqueur"],density:1.07,tags:["alcohol"]}),rare5("nut-liqueur","typical label",[320,0,38,0,0,38,5],{name:"hazelnut liqueur",
plural:"none",aliases:["frangelico","nocino","walnut liqueur","amaretto liqueur","disaronno","almond liqueur","cr\xE8me de noyaux"],density:1.08,allergens:["tre\
e-nuts"],tags:["alcohol"]}),rare5("irish-cream","typical label",[320,3,25,14,0,20,80],{plural:"none",aliases:["irish cream liqueur","baileys","bailey's","cream \
liqueur","baileys irish cream","rumchata","amarula"],density:1.04,allergens:["milk"],tags:["alcohol","dairy"]}),rare5("advocaat","typical label",[250,4,27,5,0,27,
20],{plural:"none",aliases:["egg liqueur","eierlik\xF6r","rompope"],density:1.08,allergens:["eggs"],mayContain:["milk"],tags:["alcohol","egg"]}),rare5("mead","t\
ypical label",[110,0,12,0,0,11,5],{plural:"none",aliases:["honey wine","tej"],density:1.02,mayContain:["sulphites"],tags:["alcohol","honey"]}),rare5("wheat-beer",
"14003",[43,.5,3.6,0,0,0,4],{plural:"none",aliases:["pilsner","pils","weissbier","hefeweizen","mexican lager","ipa","amber ale","light lager","brown ale","belgi\
an ale","dunkel","irish stout","mexican beer","light beer","pale lager","lambic","belgian beer","golden ale","malt beer","malt drink","malta drink"],density:1.005,
measures:{can:356,bottle:356},allergens:["gluten"],tags:["alcohol"]}),rare5("gluten-free-beer","typical label",[40,.3,3.5,0,0,0,4],{name:"gluten-free lager",plural:"\
none",aliases:["gluten free beer","gluten free stout","gluten free lager","gluten free ale"],density:1.005,measures:{can:356,bottle:356},tags:["alcohol"]}),rare5(
"tawny-port","USDA NDB 14057, dessert wine",[160,.2,13.7,0,0,7.8,9],{plural:"none",aliases:["white port","cream sherry","fino sherry","amontillado sherry","amon\
tillado","oloroso sherry","oloroso","manzanilla sherry","vin santo","sauternes","moscato","muscat wine","banyuls","pedro xim\xE9nez","pedro xim\xE9nez sherry","\
pineau des charentes","vin jaune","medium dry sherry","late harvest wine","ice wine","muscatel","tokaji"],density:1.02,allergens:["sulphites"],tags:["alcohol"]}),
rare5("fruit-wine","14106",[82,.1,2.6,0,0,1,5],{name:"fruity white wine",plural:"none",aliases:["pinot gris","pinot blanc","gr\xFCner veltliner","albari\xF1o","\
muscadet","chablis","sylvaner","vinho verde","dry riesling","dry ros\xE9","ros\xE9 champagne","dry ros\xE9 wine","off dry riesling","gew\xFCrztraminer","dry whi\
te burgundy","white burgundy","crisp white wine","fendant","soave","cr\xE9mant","sekt","sparkling ros\xE9","brut champagne","dry sparkling wine","vernaccia","ve\
rdejo","vermentino","viognier"],density:.99,measures:{glass:150,bottle:735},allergens:["sulphites"],tags:["alcohol"]}),rare5("red-wine-full","14096",[85,.1,2.6,
0,0,.6,4],{name:"full-bodied red wine",plural:"none",aliases:["full bodied red wine","fruity red wine","rioja","c\xF4tes du rh\xF4ne","cotes du rhone","zinfande\
l","malbec","barolo","barbera","tempranillo","syrah","bordeaux","beaujolais","nebbiolo","sangiovese","lambrusco","light red wine","montepulciano","burgundy","re\
d burgundy","light bodied red wine","grenache","medium bodied red wine","blaufr\xE4nkisch","gamay","primitivo","menc\xEDa"],density:.99,measures:{glass:150,bottle:735},
allergens:["sulphites"],tags:["alcohol"]}),rare5("alcohol-free-wine","typical label",[20,.1,4.5,0,0,3.5,8],{name:"dealcoholized wine",plural:"none",aliases:["al\
cohol free wine","non alcoholic wine","non alcoholic red wine","non alcoholic white wine","alcohol free red wine","alcohol free white wine","non alcoholic spark\
ling wine","alcohol free sparkling wine","alcohol free prosecco","non alcoholic aperitif","alcohol free gin","non alcoholic gin","non alcoholic spirit","alcohol\
 free aperitif","alcohol free rum"],density:1,allergens:["sulphites"]}),rare5("alcohol-free-beer","typical label",[25,.3,5.3,0,0,2.5,6],{name:"non-alcoholic bee\
r",plural:"none",aliases:["alcohol free beer","non alcoholic beer","non alcoholic stout","alcohol free stout","alcohol free lager","kvass","malzbier","non alcoh\
olic lager"],density:1.01,measures:{can:355,bottle:355},allergens:["gluten"]}),rare5("orange-bitters","typical label",[230,0,4,0,0,4,5],{plural:"none",aliases:[
"aromatic bitters","aromatic bitter","orange bitter","peychaud's bitters","chocolate bitters","celery bitters","angostura","mole bitters","peach bitters","walnu\
t bitters","grapefruit bitters","peychaud bitters"],density:1,measures:{dash:.8},tags:["alcohol"]}),rare5("soft-drink","typical label",[42,0,10.6,0,0,10.6,8],{name:"\
flavored soda",plural:"none",aliases:["grapefruit soda","orange soda","lemon soda","cream soda","root beer","sprite","7up","dr pepper","energy drink","bitter le\
mon","fanta","limeade","sweetened iced tea","ginger soda","lime soda","sour cherry soda","elderflower soda","elderflower press\xE9","grape soda","strawberry sod\
a","fruit punch","hawaiian punch","lemon lime soft drink","sparkling lemonade","raspberry lemonade","ramune","pineapple soda","cherry soda","guaran\xE1 soda","s\
parkling apple juice","sparkling cider","sparkling grape juice","sparkling apple cider","blood orange soda","sports drink","gatorade","lucozade","sparkling oran\
ge drink","cloudy lemonade","still lemonade"],density:1.03,measures:{can:365,bottle:350},tags:["high-carb"]}),rare5("diet-soda","typical label",[1,0,.1,0,0,0,10],
{plural:"none",aliases:["diet cola","coke zero","diet tonic water","slimline tonic","diet ginger ale","sparkling mineral water","mineral water","flavored sparkl\
ing water","lemon sparkling water","sparkling flavored water","diet lemon lime soda","flavored seltzer","still mineral water","electrolyte powder"],density:1,measures:{
can:355}}),rare5("kombucha","typical label",[25,0,6,0,0,5,5],{plural:"none",aliases:["ginger kombucha","water kefir","plain kombucha"],density:1.01}),rare5("car\
rot-juice","typical label",[40,1,9.3,.2,.8,3.9,66],{plural:"none",aliases:["beet juice","beetroot juice","fresh carrot juice","cucumber juice","cane juice","sug\
arcane juice","fresh beet juice"],density:1.03}),rare5("cherry-juice","typical label",[55,.3,13.5,0,.2,11,4],{plural:"none",aliases:["tart cherry juice","sour c\
herry juice","black cherry juice","blackcurrant juice","red currant juice","elderberry juice","blueberry juice","lychee juice","multivitamin juice","unsweetened\
 cranberry juice","apple cherry juice","white cranberry juice","plum juice","prune juice","red grape juice","currant juice","cranberry juice cocktail","passion \
orange guava juice","watermelon juice","rhubarb juice","pear cider","quince juice","banana juice","cranberry juice drink","pineapple orange juice","aloe vera ju\
ice","tropical juice"],density:1.05}),rare5("rooibos","typical label",[1,0,.3,0,0,0,2],{plural:"none",aliases:["rooibos tea","rooibos tea bag","loose rooibos","\
hibiscus tea bag","herbal tea","herbal tea bag","chamomile tea","chamomile","chamomile flower","dried chamomile","chamomile tea bag","mint tea","peppermint tea",
"peppermint tea bag","ginger tea","yerba mate","green tea bag","green tea leaf","gunpowder green tea","gunpowder tea","black tea bag","black tea leaf","assam te\
a","assam tea leaf","ceylon tea","loose leaf tea","loose leaf black tea","tea leaf","darjeeling tea","loose black tea","jasmine tea","jasmine tea leaf","oolong \
tea","oolong tea leaf","earl grey","earl grey tea","earl grey tea leaf","hojicha","sencha","genmaicha","thai tea mix","thai tea leaf","english breakfast tea","e\
nglish breakfast tea bag","chai tea bag","lapsang souchong","lapsang souchong tea","lapsang souchong tea leaf","chrysanthemum tea","dried chrysanthemum","dried \
chrysanthemum flower","butterfly pea flower","dried butterfly pea flower","butterfly pea powder","linden flower","nettle tea","herbal tea leaf","fruit tea","fru\
it tea bag","hibiscus tea","red bush tea bag","vanilla tea bag","orange pekoe tea","keemun tea","pu erh tea","hojicha powder","irish breakfast tea","irish break\
fast tea bag","strong black tea","lipton tea bag","chai tea leaf","strong tea"],measures:{each:2,tablespoon:5,teaspoon:2,cup:240,bag:2}}),rare5("barley-tea","ty\
pical label",[1,0,.3,0,0,0,4],{plural:"none",aliases:["mugicha","boricha","roasted barley tea"],density:1,allergens:["gluten"]}),rare5("chicory-coffee","typical\
 label",[300,5,70,.5,30,15,80],{plural:"none",aliases:["chicory root","roasted chicory","ground chicory","chicory root coffee","dandelion coffee","carob drink",
"chicory root granule","roasted chicory root"],measures:{tablespoon:5,teaspoon:2}}),rare5("ground-coffee","typical label",[1,.1,0,0,0,0,2],{plural:"none",aliases:[
"coffee ground","coffee bean","coarsely ground coffee","coarse ground coffee","finely ground coffee","medium ground coffee","whole coffee bean","freshly ground \
coffee","turkish coffee","ground espresso","espresso bean","turkish ground coffee","dark roast coffee","vietnamese coffee","ground dark roast coffee","cold brew\
 concentrate","cold brew coffee","decaf espresso","coffee concentrate","decaffeinated coffee","ground vietnamese coffee","ground turkish coffee"],measures:{each:.13,
cup:85,tablespoon:5,scoop:10}}),rare5("horchata","typical label",[60,.5,12,1.2,.2,9,20],{plural:"none",aliases:["rice horchata","chai concentrate","chai tea con\
centrate","chai latte concentrate","agua de jamaica"],density:1.04,mayContain:["milk","tree-nuts"]})];var food6=foodsOfAisle("Frozen");var rare6=foodsOfAisle("Frozen",true);var frozen=[food6("pea-frozen","11312",[77,5.2,13.6,.4,4.5,5,108],{name:"frozen peas",plural:"\
none",aliases:["pea frozen","frozen pea","petits pois","frozen garden pea","petit pois"],measures:{cup:134,handful:50}}),food6("corn-frozen","11178",[88,3,20.7,
.8,2.1,2.5,3],{name:"frozen corn",plural:"none",aliases:["corn frozen","frozen sweetcorn","frozen corn kernel"],measures:{cup:136},tags:["high-carb"]}),food6("s\
pinach-frozen","11463",[29,3.6,4.2,.6,2.9,.7,74],{name:"frozen spinach",plural:"none",aliases:["spinach frozen","frozen chopped spinach"],measures:{package:283,
cup:156,cube:30}}),food6("broccoli-frozen","11094",[29,3.1,5.4,.3,3,1.5,17],{name:"frozen broccoli",plural:"none",aliases:["broccoli frozen","frozen broccoli fl\
oret"],measures:{cup:92}}),food6("green-bean-frozen","11060",[39,1.8,7.5,.2,2.6,2.2,3],{name:"frozen green beans",plural:"none",aliases:["green bean frozen","fr\
ozen green bean"],measures:{cup:121}}),food6("mixed-vegetable-frozen","11583",[72,3.3,13.5,.5,4,4,47],{name:"frozen mixed vegetables",plural:"none",aliases:["mi\
xed vegetable frozen","mixed vegetable","frozen vegetable","frozen mixed vegetable","stir fry vegetable","frozen stir fry vegetable"],measures:{cup:140,bag:340}}),
food6("blueberry-frozen","09054",[51,.4,12.2,.6,2.7,8.5,1],{name:"frozen blueberry",aliases:["blueberry frozen"],measures:{cup:155}}),food6("strawberry-frozen",
"09318",[35,.4,9.1,.1,2.1,4.6,2],{name:"frozen strawberry",aliases:["strawberry frozen"],measures:{cup:149}}),food6("mixed-berry-frozen","09048",[64,1.2,15.7,.4,
5,10.7,1],{name:"frozen mixed berries",plural:"none",aliases:["mixed berry frozen","mixed berry","frozen berry","frozen mixed berry","berry","summer fruit","for\
est fruit","frozen raspberry","fresh berry"],measures:{cup:151}}),food6("mango-frozen","typical label",[60,.8,15,.4,1.6,13.7,1],{name:"frozen mango",plural:"non\
e",aliases:["mango frozen","frozen mango chunk"],measures:{cup:150}}),food6("french-fry","31029",[166,2.6,22.2,7.5,2.4,.3,380],{name:"french fries",plural:"none",
aliases:["french fry","fries","oven chip","chip","frozen fries","frozen french fries","frozen chip"],measures:{cup:100,bag:900},tags:["high-carb","nightshade"]}),
food6("hash-brown","11390",[82,2.1,17.7,.6,1.4,.6,22],{name:"hash browns",plural:"none",aliases:["hash brown","frozen hash brown","frozen hash brown potato","ta\
ter tot"],measures:{cup:105,each:60},tags:["high-carb","nightshade"]}),food6("vanilla-ice-cream","19095",[207,3.5,23.6,11,.7,21.2,80],{plural:"none",aliases:["i\
ce cream","chocolate ice cream"],density:.56,measures:{scoop:66},allergens:["milk"],mayContain:["eggs","soy"],tags:["dairy","high-carb"]}),food6("vegan-ice-crea\
m","typical label",[180,1.5,25,8,1,20,50],{plural:"none",aliases:["dairy free ice cream","sorbet","lemon sorbet","raspberry sorbet"],density:.59,measures:{scoop:70},
mayContain:["soy","tree-nuts"],tags:["high-carb"]}),food6("fish-stick","15027",[277,11,21.7,16.2,1.5,1.7,402],{aliases:["fish finger"],measures:{each:28},allergens:[
"fish","gluten"],mayContain:["milk","eggs"],tags:["fish","high-carb"]}),food6("chicken-nugget","22975",[261,14.4,16.2,15.4,.7,1.3,538],{aliases:["breaded chicke\
n"],measures:{each:20},allergens:["gluten"],mayContain:["milk","eggs","soy"],tags:["poultry","high-carb"]}),food6("veggie-burger","16147",[177,15.7,14.3,6.3,4.9,
1.1,569],{aliases:["vegan ground beef","vegan hot dog","vegan chicken nugget","soyrizo","soy chorizo","vegan chorizo","vegan meatball","plant based sausage","ve\
gan italian sausage","vegan frankfurter","plant based chicken","plant based chicken strip","plant based burger patty","vegan burger patty","vegetarian burger","\
plant based burger","veggie patty","meatless burger","vegan burger","vegetarian sausage","vegan sausage","plant based mince","vegetarian mince","vegan mince","m\
eatless crumble","plant based ground beef"],measures:{each:70,package:340,cup:100},allergens:["soy","gluten"],mayContain:["eggs","milk"]}),food6("meatball","typ\
ical label",[286,14.4,8,22,2.3,3.5,670],{aliases:["frozen meatball","beef meatball"],measures:{each:28,package:450},allergens:["gluten"],mayContain:["eggs","mil\
k","soy"],tags:["meat","ground-meat"]}),food6("ice","14411",[0,0,0,0,0,0,4],{plural:"none",aliases:["ice cube","crushed ice"],measures:{cup:140,cube:30,handful:90}}),
food6("falafel","typical label",[333,13.3,31.8,17.8,5,1,294],{plural:"none",aliases:["cooked falafel","falafel mix"],measures:{each:17},mayContain:["gluten","se\
same"]}),rare6("acai-puree","typical label",[80,1,5,6,3,.5,10],{name:"a\xE7a\xED puree",plural:"none",aliases:["acai puree","frozen acai","a\xE7a\xED","acai","a\
cai packet","frozen a\xE7a\xED puree","unsweetened a\xE7a\xED","frozen acai puree","a\xE7a\xED packet"],measures:{packet:100,package:100}}),rare6("frozen-fruit",
"09054",[51,.6,12.4,.4,2.5,8.5,2],{name:"frozen fruit",plural:"none",aliases:["frozen peach","frozen pineapple","frozen blackberry","frozen banana","frozen cran\
berry","frozen rhubarb","frozen currant","frozen red currant","frozen tropical fruit","frozen dragon fruit","frozen pitaya","frozen papaya","frozen black curran\
t","frozen sour cherry","frozen avocado","frozen tart cherry"],measures:{cup:140,each:110,package:300}}),rare6("frozen-pepper","11333",[20,.9,4.6,.2,1.7,2.4,3],
{name:"frozen bell pepper",aliases:["frozen pepper","frozen sliced pepper","frozen pepper and onion","frozen okra","frozen brussels sprout","frozen cauliflower",
"frozen kale","frozen butternut squash","frozen zucchini","frozen soup vegetable","frozen cauliflower rice"],measures:{cup:120,package:340}}),rare6("frozen-edam\
ame","11211",[121,11.9,8.9,5.2,5.2,2.2,6],{plural:"none",aliases:["frozen shelled edamame","edamame in pod","edamame pod","frozen edamame pod"],measures:{cup:155,
package:340},allergens:["soy"]}),rare6("frozen-dumpling","typical label",[210,8,28,7,2,2,500],{aliases:["frozen potsticker","frozen gyoza","potsticker","frozen \
wonton","frozen mandu","gyoza","mandu"],measures:{each:22,package:450},allergens:["gluten","soy"],mayContain:["eggs","crustaceans","sesame","milk"],tags:["meat",
"pork","high-carb"]}),rare6("sherbet","typical label",[144,1.1,30,2,1.3,24,46],{plural:"none",aliases:["orange sherbet","lime sherbet","rainbow sherbet","frozen\
 yogurt","vanilla frozen yogurt","gelato","vanilla gelato"],density:.65,measures:{scoop:66},allergens:["milk"],tags:["dairy","high-carb"]}),rare6("mango-sorbet",
"typical label",[115,.3,29,.2,.8,26,5],{plural:"none",aliases:["fruit sorbet","strawberry sorbet","lime sorbet","coconut sorbet","passion fruit sorbet","orange \
sorbet","champagne sorbet"],density:.75,measures:{scoop:80},tags:["high-carb"]}),rare6("coffee-ice-cream","19095",[207,3.5,23.6,11,.7,21.2,80],{plural:"none",aliases:[
"strawberry ice cream","pistachio ice cream","caramel ice cream","mint chocolate chip ice cream","mint ice cream","coconut ice cream","french vanilla ice cream",
"butter pecan ice cream","hazelnut ice cream","cherry ice cream","dulce de leche ice cream","rum raisin ice cream","cookies and cream ice cream","premium vanill\
a ice cream"],density:.58,measures:{scoop:66},allergens:["milk"],mayContain:["eggs","soy","tree-nuts"],tags:["dairy","high-carb"]}),rare6("orange-juice-concentr\
ate","09214",[148,2.1,35.5,.3,.8,30,4],{name:"frozen orange juice concentrate",plural:"none",aliases:["orange juice concentrate","frozen lemonade concentrate","\
lemonade concentrate","limeade concentrate","frozen limeade concentrate","apple juice concentrate","cranberry juice concentrate"],density:1.2,measures:{can:420},
tags:["high-carb"]}),rare6("molokhia","typical label",[34,4.7,5.8,.3,3.5,.5,12],{plural:"none",aliases:["frozen molokhia","mulukhiyah","molokhiya","jute leaf","\
jute mallow","frozen jute leaf","ewedu","ewedu leaf","saluyot","frozen minced molokhia","dried molokhia"],measures:{package:400,cup:130,bunch:200}})];var food7=foodsOfAisle("Meat & Fish");var rare7=foodsOfAisle("Meat & Fish",true);var meatAndFish=[food7("chicken-breast","05062",[120,22.5,0,2.6,0,0,45],{aliases:[
"boneless skinless chicken breast","chicken breast fillet","chicken fillet","skinless chicken breast","chicken cutlet","chicken tender","chicken tenderloin","ch\
icken mini fillet","chicken goujon"],measures:{small:140,medium:175,large:225,each:175,piece:175,breast:175,cup:140,fillet:175},tags:["poultry","raw-risk"]}),food7(
"chicken-thigh","05096",[121,19.7,0,4.1,0,0,95],{aliases:["boneless skinless chicken thigh","boneless chicken thigh","skinless chicken thigh","chicken thigh fil\
let","chicken thigh cutlet"],measures:{each:100,piece:100,thigh:100,fillet:100},tags:["poultry","raw-risk"]}),food7("bone-in-chicken-thigh","05091",[221,16.5,.3,
16.6,0,0,81],{name:"bone-in chicken thigh",aliases:["bone in chicken thigh","skin on chicken thigh","bone in skin on chicken thigh","bone in chicken","chicken p\
iece","chicken joint"],measures:{each:150,piece:150,thigh:150},refuse:.2,tags:["poultry","raw-risk"]}),food7("chicken-drumstick","05066",[161,18.1,.1,9.2,0,0,106],
{aliases:["chicken leg drumstick","drumstick"],measures:{each:85,piece:85},refuse:.33,tags:["poultry","raw-risk"]}),food7("chicken-leg","05075",[214,16.4,.2,16,
0,0,84],{aliases:["chicken quarter","chicken leg quarter"],measures:{each:250,piece:250},refuse:.27,tags:["poultry","raw-risk"]}),food7("chicken-wing","05100",[
191,17.5,0,12.9,0,0,84],{aliases:["wing","wingette"],measures:{each:50,piece:50},refuse:.46,tags:["poultry","raw-risk"]}),food7("chicken-whole","05006",[215,18.6,
0,15.1,0,0,70],{name:"whole chicken",aliases:["chicken whole","chicken","roasting chicken","roaster chicken","broiler chicken","free range chicken","chicken mea\
t"],measures:{small:800,medium:1e3,large:1350,each:1e3},refuse:.32,tags:["poultry","raw-risk"]}),food7("chicken-ground","05332",[143,17.4,0,8.1,0,0,60],{name:"g\
round chicken",plural:"none",aliases:["chicken ground","minced chicken","chicken mince"],measures:{package:450,cup:225},tags:["poultry","ground-meat","raw-risk"]}),
food7("chicken-liver","05027",[119,16.9,.7,4.8,0,0,71],{aliases:["lamb or chicken liver","turkey liver","poultry liver"],measures:{each:40,cup:225},tags:["poult\
ry","raw-risk"]}),food7("chicken-cooked","05064",[165,31,0,3.6,0,0,74],{name:"cooked chicken",plural:"none",aliases:["chicken cooked","rotisserie chicken","shre\
dded chicken","cooked chicken breast","leftover chicken","roast chicken"],measures:{cup:140,each:900,breast:150},tags:["poultry","cooked"]}),food7("turkey-breas\
t","05710",[114,23.3,0,2.3,0,0,74],{aliases:["turkey cutlet","turkey steak","turkey escalope","turkey breast fillet","turkey fillet"],measures:{each:150,piece:150},
tags:["poultry","raw-risk"]}),food7("turkey-whole","05165",[143,21.6,0,5.6,0,.1,112],{name:"whole turkey",aliases:["turkey whole","turkey"],measures:{each:3500},
refuse:.3,tags:["poultry","raw-risk"]}),food7("turkey-ground","05665",[150,18.7,0,8.3,0,0,69],{name:"ground turkey",plural:"none",aliases:["turkey ground","turk\
ey mince","minced turkey"],measures:{package:450,cup:225},tags:["poultry","ground-meat","raw-risk"]}),food7("turkey-cooked","05168",[159,29.1,0,3.8,0,0,101],{name:"\
cooked turkey",plural:"none",aliases:["turkey cooked","leftover turkey","roast turkey"],measures:{cup:140,slice:28},tags:["poultry","cooked"]}),food7("duck","05\
139",[404,11.5,0,39.3,0,0,63],{aliases:["whole duck","roasting duck","pekin duck","duckling"],measures:{each:1e3},refuse:.55,tags:["poultry","raw-risk"]}),food7(
"beef-ground","23572",[254,17.2,0,20,0,0,67],{name:"ground beef",plural:"none",aliases:["beef ground","beef mince","minced beef","mince","hamburger meat","mince\
d steak","steak mince","hamburger"],measures:{package:450,cup:225},tags:["meat","ground-meat","raw-risk"]}),food7("beef-ground-lean","23562",[176,20,0,10,0,0,66],
{name:"lean ground beef",plural:"none",aliases:["beef ground lean","lean beef mince","extra lean ground beef","lean minced beef","lean mince"],measures:{package:450,
cup:225},tags:["meat","ground-meat","raw-risk"]}),food7("beef-chuck","13809",[244,19.2,0,18,0,0,62],{plural:"none",aliases:["stewing beef","stew beef","beef ste\
w meat","braising steak","chuck roast","chuck steak","stewing steak","braising beef","beef shin","shin of beef","diced beef","beef","pot roast","beef for stew"],
measures:{each:1200,cup:225,steak:250},tags:["meat","raw-risk"]}),food7("beef-sirloin","13929",[201,20.3,0,12.7,0,0,52],{plural:"none",aliases:["sirloin steak",
"steak","rump steak","sirloin","beef steak","tri tip","top sirloin","minute steak","frying steak","strip steak"],measures:{each:225,steak:225,piece:225},tags:["\
meat","raw-risk"]}),food7("beef-ribeye","13824",[306,16.5,0,26.1,0,0,55],{name:"ribeye steak",aliases:["beef ribeye","ribeye","rib eye steak","rib eye","rib ste\
ak","entrecote","porterhouse steak","porterhouse"],measures:{each:280,steak:280},tags:["meat","raw-risk"]}),food7("beef-tenderloin","13917",[247,19.6,0,18.2,0,0,
50],{aliases:["fillet steak","beef fillet","filet mignon","fillet of beef"],measures:{each:180,steak:180},tags:["meat","raw-risk"]}),food7("beef-flank","13970",
[155,21.2,0,7.2,0,0,54],{name:"flank steak",aliases:["beef flank","skirt steak","hanger steak","bavette","bavette steak","flat iron steak"],measures:{each:600,steak:600},
tags:["meat","raw-risk"]}),food7("beef-round","13864",[195,20.6,0,11.9,0,0,54],{plural:"none",aliases:["topside","silverside","round steak","beef roast","roasti\
ng joint of beef","beef joint","eye of round"],measures:{each:1200},tags:["meat","raw-risk"]}),food7("beef-brisket","13803",[251,18.4,0,19.1,0,0,69],{aliases:["\
brisket"],measures:{each:1500},tags:["meat","raw-risk"]}),food7("beef-short-rib","13147",[388,14.4,0,36.2,0,0,49],{aliases:["short rib"],measures:{each:240,piece:240},
refuse:.3,tags:["meat","raw-risk"]}),food7("oxtail","typical label",[262,30,0,14,0,0,190],{aliases:["ox tail"],measures:{piece:50,each:600},refuse:.5,tags:["mea\
t","raw-risk"]}),food7("corned-beef","13346",[198,14.7,.1,14.9,0,0,1217],{plural:"none",aliases:["salt beef"],measures:{can:340,slice:28},tags:["meat","cured"]}),
food7("veal","17142",[144,19.4,0,6.8,0,0,82],{plural:"none",aliases:["veal eye of round","veal round","veal top round","veal leg","veal sirloin","veal cutlet","\
veal escalope"],measures:{each:150},tags:["meat","raw-risk"]}),food7("veal-shank","USDA NDB 17142, as veal",[144,19.4,0,6.8,0,0,82],{plural:"none",aliases:["oss\
o buco cut","veal osso buco"],measures:{each:340},refuse:.4,tags:["meat","raw-risk"]}),food7("pork-loin","10020",[198,19.7,0,12.6,0,0,50],{plural:"none",aliases:[
"pork","pork loin roast","loin of pork","pork roast"],measures:{each:1e3,slice:100},tags:["meat","pork","raw-risk"]}),food7("pork-chop","10036",[170,20.7,0,9,0,
0,55],{aliases:["pork rib chop","bone in pork rib chop","bone in pork chop","thin pork cutlet","pork loin chop","pork steak","pork cutlet"],measures:{small:105,
medium:140,large:180,each:140},refuse:.2,tags:["meat","pork","raw-risk"]}),food7("pork-tenderloin","10060",[109,21,0,2.2,0,0,53],{aliases:["pork fillet","fillet\
 of pork"],measures:{each:450},tags:["meat","pork","raw-risk"]}),food7("pork-shoulder","10070",[236,17.2,0,18,0,0,65],{plural:"none",aliases:["pork butt","bosto\
n butt","diced pork","shoulder of pork","pork neck"],measures:{each:1800,cup:225},tags:["meat","pork","raw-risk"]}),food7("pork-belly","10005",[518,9.3,0,53,0,0,
32],{plural:"none",aliases:["belly pork","pork belly slice"],measures:{each:1e3,slice:100},tags:["meat","pork","raw-risk"]}),food7("pork-rib","10088",[277,15.5,
0,23.4,0,0,81],{aliases:["spare rib","baby back rib","rack of rib","sparerib"],measures:{rack:700,each:60},refuse:.35,tags:["meat","pork","raw-risk"]}),food7("p\
ork-ground","10219",[263,16.9,0,21.2,0,0,56],{name:"ground pork",plural:"none",aliases:["pork ground","pork mince","minced pork"],measures:{package:450,cup:225},
tags:["meat","pork","ground-meat","raw-risk"]}),food7("pork-sausage","07036",[346,14.3,.7,31.3,0,0,731],{aliases:["sausage","sausage meat","sausagemeat","bratwu\
rst","cumberland sausage","chipolata"],measures:{each:75,link:75,small:30,package:450},mayContain:["gluten","sulphites"],tags:["meat","pork","ground-meat","raw-\
risk"]}),food7("italian-sausage","07036",[346,14.3,.7,31.3,0,0,731],{aliases:["hot italian sausage","sweet italian sausage","bulk sausage","mild italian sausage",
"spicy italian sausage"],measures:{each:100,link:100,package:450},mayContain:["gluten","sulphites"],tags:["meat","pork","ground-meat","raw-risk"]}),food7("bacon",
"10123",[417,12.6,1.3,39.7,0,1,662],{plural:"none",aliases:["streaky bacon","smoked bacon","bacon rasher","rasher","bacon strip","bacon slice","unsmoked bacon",
"thick cut bacon","bacon lardon","lardon","bacon bit"],measures:{slice:28,rasher:28,strip:28,each:28,package:340,cup:130},tags:["meat","pork","cured"]}),food7("\
pancetta","USDA NDB 10123, as bacon",[417,12.6,1.3,39.7,0,1,662],{plural:"none",aliases:["guanciale"],measures:{slice:15,cup:130,package:150},tags:["meat","pork",
"cured"]}),food7("canadian-bacon","10131",[185,24.2,1.4,8.4,0,0,1546],{plural:"none",aliases:["back bacon"],measures:{slice:28,rasher:35,each:28},tags:["meat","\
pork","cured"]}),food7("ham","07029",[163,16.6,3.8,8.6,1.3,0,1143],{plural:"none",aliases:["cooked ham","sliced ham","deli ham","boiled ham"],measures:{slice:28,
cup:140},tags:["meat","pork","cured","cooked"]}),food7("ham-steak","10149",[122,19.6,0,4.3,0,0,1269],{aliases:["smoked pork loin","kassler","kasseler","smoked p\
ork chop","smoked gammon","raw ham","smoked pork neck","gammon","gammon steak","ham hock","gammon joint","smoked ham hock"],measures:{each:225,slice:57},tags:["\
meat","pork","cured","raw-risk"]}),food7("prosciutto","10141",[195,27.8,.3,8.3,0,0,2695],{plural:"none",aliases:["parma ham","serrano ham","country ham","jamon",
"iberico ham"],measures:{slice:15,each:15},tags:["meat","pork","cured"]}),food7("salami","07068",[261,12.6,1.9,22.2,0,1.5,1140],{plural:"none",aliases:["soppres\
sata","genoa salami"],measures:{slice:10},tags:["meat","pork","cured"]}),food7("pepperoni","07057",[494,22.7,0,44,0,0,1761],{plural:"none",measures:{slice:2,cup:138},
tags:["meat","pork","cured"]}),food7("chorizo","07019",[455,24.1,1.9,38.3,0,0,1235],{plural:"none",aliases:["spanish chorizo","chorizo sausage","cured chorizo",
"cooking chorizo"],measures:{each:60,link:60,ring:225,slice:5,cup:120},tags:["meat","pork","cured"]}),food7("kielbasa","07970",[311,11.2,4.5,27.6,0,2.1,1004],{name:"\
smoked sausage",aliases:["kielbasa","andouille sausage","andouille","smoked pork sausage"],measures:{each:200,link:200},mayContain:["gluten"],tags:["meat","pork",
"cured","cooked"]}),food7("hot-dog","07022",[316,11.2,3.4,28.3,0,1.3,992],{aliases:["little smokies","cocktail wiener","vienna sausage","cooked frankfurter","be\
ef frank","smoked cocktail sausage","frankfurter","wiener","hot dog sausage"],measures:{each:52,link:52},mayContain:["gluten"],tags:["meat","pork","cured","cook\
ed"]}),food7("lamb-leg","17011",[230,17.9,0,17.1,0,0,56],{plural:"none",aliases:["leg of lamb","lamb","lamb steak","diced lamb","lamb leg steak","gigot","lamb f\
illet","lamb loin fillet"],measures:{each:1800,steak:180,cup:225},refuse:.1,tags:["meat","raw-risk"]}),food7("lamb-shoulder","17035",[264,16.6,0,21.5,0,0,61],{plural:"\
none",aliases:["lamb neck","shoulder of lamb","lamb stew meat","lamb shank","stewing lamb","lamb neck fillet","neck of lamb"],measures:{each:1300,shank:250},refuse:.15,
tags:["meat","raw-risk"]}),food7("lamb-chop","17023",[310,16.3,0,26.6,0,0,56],{aliases:["lamb cutlet","rack of lamb","lamb loin chop","lamb loin","lamb rack"],measures:{
each:80,rack:400,chop:80},refuse:.2,tags:["meat","raw-risk"]}),food7("lamb-ground","17224",[282,16.6,0,23.4,0,0,59],{name:"ground lamb",plural:"none",aliases:["\
lamb ground","lamb mince","minced lamb"],measures:{package:450,cup:225},tags:["meat","ground-meat","raw-risk"]}),food7("venison","17164",[120,23,0,2.4,0,0,51],{
plural:"none",aliases:["venison steak","deer meat","venison haunch"],measures:{each:150,steak:150},tags:["meat","raw-risk"]}),food7("rabbit","17177",[136,20.1,0,
5.6,0,0,41],{aliases:["whole rabbit","rabbit leg","rabbit joint","hare","rabbit saddle"],measures:{each:850},refuse:.3,tags:["meat","raw-risk"]}),food7("salmon",
"15236",[208,20.4,0,13.4,0,0,59],{plural:"none",aliases:["salmon fillet","salmon steak"],measures:{each:150,fillet:150,piece:150},allergens:["fish"],tags:["fish",
"raw-risk"]}),food7("cod","15015",[82,17.8,0,.7,0,0,54],{plural:"none",aliases:["cod fillet","white fish","white fish fillet","cod loin","cod steak","firm white\
 fish","fish fillet","black cod"],measures:{each:150,fillet:150,piece:150},allergens:["fish"],tags:["fish","raw-risk"]}),food7("haddock","15033",[74,16.3,0,.5,0,
0,213],{plural:"none",aliases:["haddock fillet","smoked haddock"],measures:{each:150,fillet:150},allergens:["fish"],tags:["fish","raw-risk"]}),food7("halibut","\
15036",[91,18.6,0,1.3,0,0,68],{plural:"none",aliases:["halibut fillet","halibut steak","turbot"],measures:{each:170,fillet:170},allergens:["fish"],tags:["fish",
"raw-risk"]}),food7("pollock","15066",[56,12.2,0,.4,0,0,333],{plural:"none",aliases:["pollock fillet","coley"],measures:{each:120,fillet:120},allergens:["fish"],
tags:["fish","raw-risk"]}),food7("tilapia","15261",[96,20.1,0,1.7,0,0,52],{plural:"none",aliases:["tilapia fillet"],measures:{each:116,fillet:116},allergens:["f\
ish"],tags:["fish","raw-risk"]}),food7("catfish","15234",[119,15.2,0,5.9,0,0,98],{plural:"none",aliases:["catfish fillet","basa"],measures:{each:159,fillet:159},
allergens:["fish"],tags:["fish","raw-risk"]}),food7("sea-bass","15091",[97,18.4,0,2,0,0,68],{plural:"none",aliases:["sea bass fillet","seabass","bass","sea brea\
m","bream fillet"],measures:{each:129,fillet:129},allergens:["fish"],tags:["fish","raw-risk"]}),food7("snapper","15101",[100,20.5,0,1.3,0,0,64],{plural:"none",aliases:[
"red snapper","snapper fillet"],measures:{each:170,fillet:170},allergens:["fish"],tags:["fish","raw-risk"]}),food7("sole","15028",[70,12.4,0,1.9,0,0,296],{plural:"\
none",aliases:["flounder","lemon sole","plaice","sole fillet"],measures:{each:120,fillet:120},allergens:["fish"],tags:["fish","raw-risk"]}),food7("trout","15240",
[141,19.9,0,6.2,0,0,51],{plural:"none",aliases:["trout fillet","rainbow trout","sea trout"],measures:{each:150,fillet:80},allergens:["fish"],tags:["fish","raw-r\
isk"]}),food7("mackerel","15046",[205,18.6,0,13.9,0,0,90],{plural:"none",aliases:["sanma","pacific saury","horse mackerel","whole mackerel","spanish mackerel","\
king mackerel","mackerel fillet"],measures:{each:112,fillet:112},allergens:["fish"],tags:["fish","raw-risk"]}),food7("herring","15039",[158,18,0,9,0,0,90],{aliases:[
"kipper","herring fillet"],measures:{each:184,fillet:92},allergens:["fish"],tags:["fish","raw-risk"]}),food7("monkfish","15054",[76,14.5,0,1.5,0,0,18],{plural:"\
none",aliases:["monkfish tail"],measures:{each:200,fillet:200},allergens:["fish"],tags:["fish","raw-risk"]}),food7("mahi-mahi","15023",[85,18.5,0,.7,0,0,88],{plural:"\
none",aliases:["mahi mahi fillet","dorado"],measures:{each:170,fillet:170},allergens:["fish"],tags:["fish","raw-risk"]}),food7("swordfish","15110",[144,19.7,0,6.7,
0,0,81],{plural:"none",aliases:["swordfish steak"],measures:{each:136,steak:136,piece:136},allergens:["fish"],tags:["fish","raw-risk"]}),food7("tuna-steak","151\
27",[109,24.4,0,.5,0,0,45],{aliases:["sushi grade tuna","sashimi grade tuna","sushi grade tuna steak","tuna loin","raw tuna","bluefin tuna","tuna fillet","fresh\
 tuna","ahi tuna","yellowfin tuna"],measures:{each:170,steak:170},allergens:["fish"],tags:["fish","raw-risk"]}),food7("salmon-smoked","15077",[117,18.3,0,4.3,0,
0,672],{name:"smoked salmon",plural:"none",aliases:["salmon smoked","lox","smoked trout"],measures:{slice:28,package:100},allergens:["fish"],tags:["fish","cured"]}),
food7("fish-roe","typical label",[140,22,3,6,0,0,1500],{plural:"none",aliases:["caviar","salmon roe","lumpfish roe","tobiko"],measures:{tablespoon:16,jar:50},allergens:[
"fish"],tags:["fish","cured"]}),food7("shrimp","15149",[71,13.6,.9,1,0,0,566],{plural:"none",aliases:["prawn","king prawn","tiger prawn","raw prawn","jumbo shri\
mp","large shrimp","langoustine","cooked prawn"],measures:{small:5,medium:8,large:14,each:12,cup:145},allergens:["crustaceans"],tags:["shellfish","raw-risk"]}),
food7("crab","15141",[83,17.9,0,.7,0,0,563],{plural:"none",aliases:["crabmeat","crab meat","white crab meat","lump crabmeat","lump crab meat"],measures:{cup:135,
can:125},allergens:["crustaceans"],tags:["shellfish","cooked"]}),food7("lobster","15147",[77,16.5,0,.8,0,0,423],{aliases:["lobster tail"],measures:{each:300,tail:120},
refuse:.4,allergens:["crustaceans"],tags:["shellfish","raw-risk"]}),food7("crayfish","15145",[77,16,0,1,0,0,58],{plural:"none",aliases:["crawfish"],measures:{each:15,
cup:145},allergens:["crustaceans"],tags:["shellfish","raw-risk"]}),food7("mussel","15164",[86,11.9,3.7,2.2,0,0,286],{aliases:["live mussel"],measures:{small:10,
medium:16,large:20,each:16,cup:150},refuse:.6,allergens:["molluscs"],tags:["shellfish","raw-risk"]}),food7("clam","15157",[86,14.7,3.6,1,0,0,601],{aliases:["lit\
tleneck clam","baby clam","cockle"],measures:{small:9,medium:14.5,large:20,each:14.5,cup:227,can:180},refuse:.6,allergens:["molluscs"],tags:["shellfish","raw-ri\
sk"]}),food7("scallop","15172",[69,12.1,3.2,.5,0,0,392],{aliases:["sea scallop","king scallop","bay scallop"],measures:{small:8,medium:15,large:30,each:20,cup:227},
allergens:["molluscs"],tags:["shellfish","raw-risk"]}),food7("squid","15175",[92,15.6,3.1,1.4,0,0,44],{plural:"none",aliases:["calamari","baby squid","squid tub\
e","cuttlefish"],measures:{each:150},allergens:["molluscs"],tags:["shellfish","raw-risk"]}),food7("octopus","15166",[82,14.9,2.2,1,0,0,230],{measures:{each:1e3},
allergens:["molluscs"],tags:["shellfish","raw-risk"]}),food7("oyster","15167",[51,5.7,2.7,1.7,0,.6,85],{measures:{medium:14,each:14,cup:248},refuse:.8,allergens:[
"molluscs"],tags:["shellfish","raw-risk"]}),food7("surimi","15138",[95,7.6,15,.5,.5,6.3,529],{plural:"none",aliases:["crab stick","imitation crab","seafood stic\
k"],measures:{each:16,stick:16,package:225},allergens:["fish","crustaceans","eggs","gluten"],mayContain:["soy"],tags:["fish","shellfish","egg","cooked"]}),food7(
"beef-liver","13325",[135,20.4,3.9,3.6,0,0,69],{plural:"none",aliases:["calf liver","calves liver","lamb liver"],measures:{each:400,slice:100},tags:["meat","raw\
-risk"]}),food7("beef-jerky","19002",[410,33.2,11,25.6,1.8,9,2081],{plural:"none",measures:{piece:20},mayContain:["soy","gluten"],tags:["meat","cured"]}),food7(
"quail","05157",[192,19.6,0,12.1,0,0,53],{measures:{each:109},refuse:.1,tags:["poultry","raw-risk"]}),food7("perch","15060",[91,19.4,0,.9,0,0,62],{plural:"none",
aliases:["perch fillet"],measures:{each:60,fillet:60},allergens:["fish"],tags:["fish","raw-risk"]}),food7("eel","typical label",[236,18.4,0,17.5,0,0,65],{plural:"\
none",aliases:["unagi","anago","freshwater eel","conger eel","eel fillet","smoked eel"],measures:{each:200},allergens:["fish"],tags:["fish"]}),food7("mortadella",
"typical label",[311,16.4,3,25.4,0,1,1246],{plural:"none",aliases:["bologna"],measures:{slice:28},mayContain:["tree-nuts"],tags:["meat","pork","cured"]}),rare7(
"beef-shank","typical label",[146,21.7,0,6.1,0,0,60],{aliases:["beef shanks","beef cheek","ox cheek","beef shin on the bone","beef hind shank","beef osso buco"],
measures:{each:450,piece:350},refuse:.3,tags:["meat","raw-risk"]}),rare7("beef-tongue","typical label",[224,14.9,3.7,16.1,0,0,69],{aliases:["ox tongue","veal to\
ngue","smoked tongue"],measures:{each:1200},refuse:.1,tags:["meat","raw-risk"]}),rare7("tripe","typical label",[85,12.1,0,3.7,0,0,97],{plural:"none",aliases:["b\
eef honeycomb tripe","trippa","callos","kutteln","pansen","blanched tripe","cooked tripe","honeycomb tripe","beef tripe","lamb tripe"],measures:{cup:150},tags:[
"meat","raw-risk"]}),rare7("beef-kidney","typical label",[99,17.4,.3,3.1,0,0,182],{aliases:["veal kidney","ox kidney","beef heart","ox heart","veal heart"],measures:{
each:60},tags:["meat","raw-risk"]}),rare7("sweetbread","typical label",[236,12.2,0,20.4,0,0,96],{aliases:["veal sweetbread","lamb sweetbread","lamb brain","veal\
 brain"],measures:{each:200},tags:["meat","raw-risk"]}),rare7("beef-bone","typical label",[0,0,0,0,0,0,0],{aliases:["veal bone","lamb bone","beef knuckle bone",
"beef neck bone","soup bone"],measures:{each:300},tags:["meat"]}),rare7("marrow-bone","typical label",[786,6.7,0,84.4,0,0,40],{aliases:["bone marrow","beef marr\
ow bone","beef marrow","veal marrow bone"],measures:{each:250,piece:250,tablespoon:14},refuse:.85,tags:["meat","raw-risk"]}),rare7("veal-ground","17142",[144,19.4,
0,6.8,0,0,82],{name:"ground veal",plural:"none",aliases:["veal ground","minced veal","veal mince"],measures:{package:450,cup:225},tags:["meat","ground-meat","ra\
w-risk"]}),rare7("meatloaf-mix","typical label",[240,17.5,0,18.5,0,0,65],{name:"ground beef and pork",plural:"none",aliases:["mixed ground meat","ground pork an\
d beef","mixed mince","half and half mince","meatloaf mix"],measures:{package:450,cup:225},tags:["meat","pork","ground-meat","raw-risk"]}),rare7("veal-chop","US\
DA NDB 17142, as veal",[144,19.4,0,6.8,0,0,82],{aliases:["veal rib chop","veal loin chop","veal shoulder","veal roast","stewing veal","veal stew meat","veal bre\
ast","veal loin","veal scaloppine","veal scallopini"],measures:{each:250,cup:225},refuse:.2,tags:["meat","raw-risk"]}),rare7("mutton","USDA NDB 17035, as lamb s\
houlder",[264,16.6,0,21.5,0,0,61],{plural:"none",aliases:["mutton shoulder","hogget","mutton leg","mutton neck"],measures:{cup:225},refuse:.15,tags:["meat","raw\
-risk"]}),rare7("goat","typical label",[109,20.6,0,2.3,0,0,82],{name:"goat meat",plural:"none",aliases:["goat","goat shoulder","goat leg","goat stew meat","bone\
 in goat","goat meat on the bone","kid meat","cabrito"],measures:{cup:225},refuse:.25,tags:["meat","raw-risk"]}),rare7("bison","typical label",[146,20.2,0,7.2,0,
0,70],{plural:"none",aliases:["ground bison","bison steak","buffalo meat","ground buffalo","elk","reindeer","moose","ground venison","ground elk","reindeer meat"],
measures:{package:450,cup:225,each:180},tags:["meat","ground-meat","raw-risk"]}),rare7("wild-boar","typical label",[122,21.5,0,3.3,0,0,60],{plural:"none",aliases:[
"wild boar shoulder","boar","wild boar meat"],measures:{cup:225},tags:["meat","pork","raw-risk"]}),rare7("lamb-rib","USDA NDB 17035, as lamb shoulder",[300,16,0,
26,0,0,60],{aliases:["lamb breast","breast of lamb","lamb riblet","lamb spare rib"],measures:{each:60},refuse:.3,tags:["meat","raw-risk"]}),rare7("pork-hock","t\
ypical label",[218,19,0,15,0,0,70],{aliases:["pork foot","pig's feet","pork feet","fresh pork hock","pork knuckle","fresh ham hock","pig's trotter","pig's foot",
"pork trotter","pig trotter","pork shank","pork cheek","pig cheek","pork leg","fresh ham","leg of pork","pig ear"],measures:{each:700,piece:350},refuse:.35,tags:[
"meat","pork","raw-risk"]}),rare7("pork-neck-bone","typical label",[180,16,0,13,0,0,65],{aliases:["neck bone","pork spine"],measures:{each:90},refuse:.6,tags:["\
meat","pork","raw-risk"]}),rare7("pork-fat","typical label",[812,2.9,0,88.7,0,0,11],{name:"pork back fat",plural:"none",aliases:["fatback","back fat","caul fat",
"lardo","pork skin","pork jowl","pork fatback","leaf lard"],measures:{slice:15,cup:130},tags:["meat","pork","raw-risk"]}),rare7("salt-pork","typical label",[748,
5.1,0,80.5,0,0,2684],{plural:"none",aliases:["smoked pork belly","smoked pork jowl","smoked jowl","smoked pork fat","salo"],measures:{slice:15,cup:130},tags:["m\
eat","pork","cured"]}),rare7("sausage-casing","typical label",[0,0,0,0,0,0,0],{aliases:["hog casing","natural casing","sheep casing","pork casing","natural hog \
casing"],measures:{each:10},tags:["meat","pork"]}),rare7("speck","USDA NDB 10141, as prosciutto",[220,27,.5,12,0,0,1900],{plural:"none",aliases:["smoked speck",
"tyrolean speck","black forest ham","coppa","capicola","capocollo","lonza","smoked prosciutto"],measures:{slice:12,each:12,cup:130},tags:["meat","pork","cured"]}),
rare7("nduja","typical label",[500,12,2,49,1,1,1700],{name:"'nduja",plural:"none",aliases:["nduja","sobrassada","sobrasada"],measures:{tablespoon:15,teaspoon:5},
tags:["meat","pork","cured","nightshade"]}),rare7("pastrami","typical label",[147,21.8,.4,5.8,0,.1,1078],{plural:"none",aliases:["beef pastrami","montreal smoke\
d meat","smoked beef"],measures:{slice:28,cup:140},tags:["meat","cured","cooked"]}),rare7("roast-beef","typical label",[115,18.6,.6,3.7,0,.3,853],{plural:"none",
aliases:["deli roast beef","sliced roast beef","cooked beef","leftover roast beef","cooked roast beef","leftover beef"],measures:{slice:28,cup:140},tags:["meat",
"cooked"]}),rare7("cooked-pork","typical label",[242,27.3,0,14,0,0,62],{name:"cooked pork",plural:"none",aliases:["cooked chashu pork","cooked chashu","cooked c\
har siu","cooked char siu pork","roast pork","leftover pork","pulled pork","chinese barbecued pork","leftover roast pork","cooked pork shoulder","cooked pulled \
pork"],measures:{cup:140,slice:28},tags:["meat","pork","cooked"]}),rare7("biltong","typical label",[280,55,2,6,0,2,2100],{plural:"none",aliases:["bresaola","b\xFCn\
dnerfleisch","air dried beef","basturma","pastirma","cecina","dried beef","chipped beef"],measures:{slice:8,cup:60,jar:64},tags:["meat","cured"]}),rare7("mergue\
z","typical label",[300,15,2,26,.5,.5,850],{plural:"merguez",aliases:["merguez sausage","lamb sausage","boerewors","beef sausage","sucuk","fresh beef sausage"],
measures:{each:55,link:55,package:450},mayContain:["gluten","sulphites"],tags:["meat","ground-meat","raw-risk"]}),rare7("chicken-sausage","typical label",[170,17,
3,10,0,1,700],{aliases:["turkey sausage","smoked chicken sausage","turkey kielbasa","chicken apple sausage","smoked turkey sausage","fresh chicken sausage","gro\
und turkey sausage"],measures:{each:85,link:85,package:340},mayContain:["gluten","sulphites","soy"],tags:["poultry","ground-meat","raw-risk"]}),rare7("turkey-ba\
con","typical label",[226,15.9,4.3,16.9,0,4,1250],{plural:"none",aliases:["turkey ham","turkey rasher"],measures:{slice:20,each:20,strip:20,package:340},tags:["\
poultry","cured"]}),rare7("mexican-chorizo","typical label",[298,15,3,25,.5,.5,900],{name:"fresh chorizo",plural:"none",aliases:["mexican chorizo","fresh mexica\
n chorizo","raw chorizo","longaniza","fresh mexican style chorizo","mexican style chorizo","bulk chorizo"],measures:{each:85,link:85,package:340,cup:225},mayContain:[
"gluten","sulphites"],tags:["meat","pork","ground-meat","raw-risk","nightshade"]}),rare7("linguica","typical label",[300,16,3,25,0,1,1100],{name:"lingui\xE7a",plural:"\
lingui\xE7a",aliases:["linguica","lingui\xE7a sausage","smoked lingui\xE7a","calabresa","calabresa sausage","paio","chouri\xE7o","cabanossi","kabanos","landj\xE4ge\
r","debreziner"],measures:{each:120,link:120},mayContain:["gluten"],tags:["meat","pork","cured"]}),rare7("boudin","typical label",[210,12,14,12,.5,.5,800],{plural:"\
none",aliases:["boudin blanc","cajun boudin","white pudding","weisswurst","wei\xDFwurst","knackwurst","thuringian sausage","n\xFCrnberger sausage","nuremberg sa\
usage"],measures:{each:100,link:100,slice:20},mayContain:["gluten","milk","eggs","sulphites"],tags:["meat","pork","ground-meat","raw-risk"]}),rare7("blood-sausa\
ge","typical label",[379,14.6,6,34,.3,1,680],{aliases:["black pudding","morcilla","boudin noir","blutwurst","blood pudding","kiszka"],measures:{each:100,slice:25,
link:100},mayContain:["gluten","milk"],tags:["meat","pork","cooked"]}),rare7("chinese-sausage","typical label",[520,20,14,42,0,12,1400],{aliases:["lap cheong","\
lap cheung","lop cheung","chinese lap cheong"],measures:{each:45,link:45},allergens:["soy"],mayContain:["gluten"],tags:["meat","pork","cured","alcohol"]}),rare7(
"liverwurst","typical label",[326,14.1,2.2,28.5,0,1.7,860],{plural:"none",aliases:["leberwurst","liver sausage","braunschweiger","liver pate","pork pate","lever\
postej","p\xE2t\xE9 de campagne","country p\xE2t\xE9"],measures:{slice:28,tablespoon:14},mayContain:["gluten","milk","eggs","mustard"],tags:["meat","pork","cure\
d","cooked"]}),rare7("leberkase","typical label",[297,12.4,1,27,0,.5,800],{name:"leberk\xE4se",plural:"none",aliases:["leberkaese","luncheon meat","spam","fleis\
chk\xE4se","canned luncheon meat"],measures:{slice:56,can:340,each:150},mayContain:["gluten","mustard","milk"],tags:["meat","pork","cured","cooked"]}),rare7("ch\
icharron","typical label",[544,61.3,0,31.3,0,0,1818],{name:"pork rinds",plural:"none",aliases:["pork panko","crushed pork rind","pork rind crumb","ground pork r\
ind","pork rind crumbs","pork rind","chicharron","chicharr\xF3n","pork scratching","pork crackling","chicharrones"],measures:{cup:20,handful:15,bag:100},tags:["\
meat","pork","cooked"]}),rare7("gyro-meat","typical label",[290,16,8,22,1,1,900],{plural:"none",aliases:["doner meat","d\xF6ner meat","kebab meat","gyros meat"],
measures:{slice:28,cup:140},allergens:["gluten"],mayContain:["soy","milk"],tags:["meat","ground-meat","cooked"]}),rare7("turkey-leg","typical label",[144,19.5,0,
6.7,0,0,74],{aliases:["turkey thigh","turkey wing","turkey drumstick","boneless turkey thigh","turkey crown","bone in turkey breast"],measures:{each:400},refuse:.25,
tags:["poultry","raw-risk"]}),rare7("smoked-turkey","typical label",[170,24,0,8,0,0,1e3],{plural:"none",aliases:["smoked turkey leg","smoked turkey wing","smoke\
d turkey drumstick","smoked turkey neck","smoked chicken","deli turkey","sliced turkey","smoked turkey breast","turkey pastrami","sliced deli turkey"],measures:{
each:400,slice:28,cup:140},tags:["poultry","cured","cooked"]}),rare7("cornish-hen","typical label",[200,17.2,0,14,0,0,61],{aliases:["cornish game hen","poussin",
"game hen","spring chicken","rock cornish hen","stewing hen","stewing chicken"],measures:{each:450},refuse:.35,tags:["poultry","raw-risk"]}),rare7("pheasant","t\
ypical label",[181,22.7,0,9.3,0,0,40],{aliases:["guinea fowl","guinea hen","partridge","pigeon","squab","grouse","wood pigeon","pigeon breast"],measures:{each:700},
refuse:.25,tags:["poultry","raw-risk"]}),rare7("goose","typical label",[371,15.9,0,33.6,0,0,73],{plural:"geese",aliases:["whole goose","goose leg","goose breast"],
measures:{each:3200,leg:500},refuse:.55,tags:["poultry","raw-risk"]}),rare7("duck-confit","typical label",[320,24,0,25,0,0,900],{plural:"none",aliases:["confit \
duck leg","duck leg confit","confit of duck","roast duck","cooked duck","chinese roast duck","smoked duck breast"],measures:{each:160,leg:160,cup:140},tags:["po\
ultry","cooked","cured"]}),rare7("foie-gras","typical label",[462,11.4,4.7,43.8,0,0,697],{plural:"none",aliases:["duck foie gras","goose liver","duck liver","ch\
icken liver p\xE2t\xE9","chicken liver pate","goose foie gras"],measures:{slice:50,tablespoon:13},tags:["poultry","raw-risk"]}),rare7("chicken-gizzard","typical\
 label",[94,17.7,0,2.1,0,0,69],{aliases:["gizzard","chicken heart","turkey neck","turkey giblet","giblet","chicken giblet","duck heart","duck gizzard"],measures:{
each:35,cup:145},tags:["poultry","raw-risk"]}),rare7("chicken-feet","typical label",[215,19.4,.2,14.6,0,0,67],{plural:"none",aliases:["chicken foot","chicken pa\
w"],measures:{each:35},refuse:.4,tags:["poultry","raw-risk"]}),rare7("chicken-carcass","typical label",[0,0,0,0,0,0,0],{aliases:["carcass of a roast turkey","ro\
ast turkey carcass","turkey frame","carcass of a roast chicken","turkey carcass","chicken frame","roast chicken carcass","duck carcass"],measures:{each:600},tags:[
"poultry"]}),rare7("snail","typical label, canned",[90,16.1,2,1.4,0,0,250],{name:"escargot",aliases:["burgundy snail","canned burgundy snail","burgundy snail ca\
nned","canned snail","canned escargot","land snail","snail meat"],measures:{each:8,can:125},allergens:["molluscs"],tags:["shellfish","cooked"]}),rare7("frog-leg",
"typical label",[73,16.4,0,.3,0,0,58],{aliases:["frogs leg","frog's leg"],measures:{each:45},refuse:.35,tags:["meat","raw-risk"]}),rare7("branzino","USDA NDB 15\
091, as sea bass",[97,18.4,0,2,0,0,68],{plural:"none",aliases:["whole branzino","loup de mer","whole fish","red mullet","whole white fish","milkfish","bangus","\
pomfret","whole sea bream"],measures:{each:250,fillet:130,small:180},refuse:.45,allergens:["fish"],tags:["fish","raw-risk"]}),rare7("skate-wing","typical label",
[89,20.6,0,.6,0,0,90],{aliases:["ray wing","shark steak","shark"],measures:{each:250},refuse:.3,allergens:["fish"],tags:["fish","raw-risk"]}),rare7("arctic-char",
"USDA NDB 15240, as trout",[141,19.9,0,6.2,0,0,51],{plural:"none",aliases:["arctic char fillet","char fillet","steelhead","steelhead trout","whole trout","brook\
 trout"],measures:{each:170,fillet:170},allergens:["fish"],tags:["fish","raw-risk"]}),rare7("carp","typical label",[127,17.8,0,5.6,0,0,49],{plural:"none",aliases:[
"mirror carp","common carp","whole carp","carp fillet","carp steak","sturgeon","sturgeon fillet","hilsa","rohu"],measures:{each:800,fillet:220,steak:150},refuse:.3,
allergens:["fish"],tags:["fish","raw-risk"]}),rare7("sardine-fresh","typical label",[135,19.8,0,6,0,0,100],{name:"fresh sardine",aliases:["sardine fresh","fresh\
 anchovy","sprat","smelt","whitebait","fresh sprat","fresh sardine fillet"],measures:{each:50,cup:120},refuse:.2,allergens:["fish"],tags:["fish","raw-risk"]}),rare7(
"dried-anchovy","typical label",[270,60,0,3.5,0,0,3500],{aliases:["shirasu","chirimen","whitebait dried","silver fish dried","ikan bilis","myeolchi","niboshi","\
dried baby anchovy","dried sardine","dilis"],measures:{each:1,cup:30,tablespoon:3,handful:10},allergens:["fish"],tags:["fish","cured"]}),rare7("salt-cod","typic\
al label",[290,62.8,0,2.4,0,0,7027],{plural:"none",aliases:["bacalao","bacalhau","salted cod","salt fish","saltfish","dried salt cod","dried salted cod","baccal\
a","baccal\xE0","stockfish","klippfisk","morue"],measures:{cup:140,each:450,piece:200},allergens:["fish"],tags:["fish","cured"]}),rare7("whitefish","15130",[134,
19.1,0,5.9,0,0,51],{plural:"none",aliases:["whitefish fillet","skinless whitefish fillet","lake whitefish"],allergens:["fish"],tags:["fish","raw-risk"]}),rare7(
"smoked-mackerel","typical label",[305,19,0,25,0,0,750],{plural:"none",aliases:["hot smoked mackerel","smoked fish","smoked whitefish","hot smoked salmon","hot \
smoked trout","smoked mackerel fillet","smoked catfish","smoked trout fillet","smoked white fish","smoked herring","smoked sprat","smoked dried fish"],measures:{
each:100,fillet:100,cup:140,package:200},allergens:["fish"],tags:["fish","cured","cooked"]}),rare7("mackerel-canned","typical label",[190,23,0,10,0,0,400],{name:"\
canned mackerel",plural:"none",aliases:["mackerel canned","tinned mackerel","canned jack mackerel","jack mackerel","canned fish","canned pilchard","tinned pilch\
ard"],measures:{can:110,cup:190},allergens:["fish"],tags:["fish","cooked"]}),rare7("pickled-herring","typical label",[262,14.2,9.6,18,0,7.7,870],{plural:"none",
aliases:["herring in cream","matjes","matjes herring","rollmop","rollmops","bismarck herring","marinated herring","soused herring","salted herring","pickled her\
ring fillet"],measures:{piece:15,fillet:80,jar:250,cup:140,each:80},allergens:["fish"],mayContain:["mustard","milk","sulphites"],tags:["fish","cured"]}),rare7("\
tarama","typical label",[280,10,6,24,0,0,1800],{plural:"none",aliases:["smoked cod roe","cod roe","mentaiko","tarako","carp roe","bottarga","ikura","trout roe",
"masago","mullet roe","spicy cod roe"],measures:{tablespoon:15,jar:100,piece:60},allergens:["fish"],tags:["fish","cured"]}),rare7("bonito-flakes","typical label",
[355,77,.4,3,0,0,600],{plural:"none",aliases:["bonito flake","katsuobushi","dried bonito","dried bonito flake"],measures:{cup:8,tablespoon:.5,handful:5,package:5},
allergens:["fish"],tags:["fish","cured"]}),rare7("fish-cake","typical label",[120,12,12,2.5,.3,3,800],{aliases:["hanpen","satsuma age","fried fish cake","fish t\
ofu","korean fish cake","eomuk","odeng","fish ball","kamaboko","narutomaki","naruto","chikuwa","thai fish cake","asian fish ball","eomuk sheet"],measures:{each:30,
sheet:40,slice:8,package:250,cup:130},allergens:["fish","gluten"],mayContain:["eggs","crustaceans","soy","molluscs"],tags:["fish","cooked"]}),rare7("dried-shrim\
p","typical label",[295,59,5,3,0,0,4500],{plural:"none",aliases:["shrimp powder","ground dried shrimp","dried prawn","ground crayfish","crayfish powder","dried \
smoked shrimp","dried shrimp powder","ground dried crayfish"],measures:{tablespoon:6,cup:80,each:.5,teaspoon:2,handful:20},allergens:["crustaceans"],mayContain:[
"fish"],tags:["shellfish","cured"]}),rare7("crab-legs","USDA NDB 15136, as king crab",[84,18.3,0,.6,0,0,836],{plural:"none",aliases:["king crab leg","snow crab \
leg","crab leg","snow crab","king crab","crab claw"],measures:{each:250,leg:250,cup:135},refuse:.6,allergens:["crustaceans"],tags:["shellfish","cooked"]}),rare7(
"whole-crab","typical label",[86,17.4,0,1.1,0,0,295],{aliases:["dungeness crab","blue crab","live crab","soft shell crab","softshell crab","mud crab","brown cra\
b"],measures:{each:160,small:60,large:250},refuse:.6,allergens:["crustaceans"],tags:["shellfish","raw-risk"]}),rare7("shrimp-cooked","typical label",[99,24,.2,.3,
0,0,111],{name:"cooked shrimp",plural:"none",aliases:["shrimp cooked","cooked peeled shrimp","bay shrimp","tiny cooked shrimp","cooked peeled prawn","north sea \
shrimp","brown shrimp","cooked small shrimp","cooked lobster","cooked lobster meat"],measures:{cup:145,each:10,large:10,medium:6},allergens:["crustaceans"],tags:[
"shellfish","cooked"]}),rare7("conch","typical label",[130,26.3,1.7,1.2,0,0,153],{plural:"none",aliases:["conch meat","abalone","canned abalone","whelk","periwi\
nkle","sea cucumber","limpet"],measures:{each:100,cup:127,can:213},allergens:["molluscs"],tags:["shellfish","raw-risk"]}),rare7("sea-urchin","typical label",[148,
13.3,3.3,8.4,0,0,220],{plural:"none",aliases:["uni","jellyfish","sea urchin roe"],measures:{each:20,tablespoon:15,package:100},allergens:["molluscs"],mayContain:[
"fish","crustaceans"],tags:["shellfish"]}),rare7("dried-scallop","typical label",[264,55.6,5.1,2.4,0,0,2300],{aliases:["conpoy","dried squid","dried cuttlefish",
"dried oyster"],measures:{each:8,cup:60},allergens:["molluscs"],tags:["shellfish","cured"]}),rare7("squid-ink","typical label",[80,12,4,1,0,0,1700],{plural:"non\
e",aliases:["cuttlefish ink","sachet of squid ink"],measures:{tablespoon:16,teaspoon:5.3,sachet:4,packet:4},allergens:["molluscs"],tags:["shellfish"]}),rare7("c\
lam-canned","typical label",[112,19.5,3.9,1.5,0,0,490],{name:"canned clams",plural:"none",aliases:["clam canned","canned clam","chopped clam","minced clam","can\
ned chopped clam","canned minced clam","canned baby clam","smoked oyster","canned smoked oyster","smoked mussel","canned mussel","cooked mussel meat"],measures:{
can:100,cup:160},allergens:["molluscs"],tags:["shellfish","cooked"]}),rare7("mixed-seafood","typical label",[80,15,2,1.2,0,0,350],{plural:"none",aliases:["seafo\
od mix","frozen seafood mix","frozen mixed seafood"],measures:{package:450,cup:145},allergens:["crustaceans","molluscs","fish"],tags:["fish","shellfish","raw-ri\
sk"]}),rare7("duck-breast","typical label",[202,17.3,0,14.3,0,0,65],{aliases:["duck breast fillet","magret","magret de canard","boneless duck breast","skin on d\
uck breast"],measures:{small:160,medium:200,large:350,each:200,breast:200},tags:["poultry","raw-risk"]}),rare7("duck-leg","typical label",[217,16.8,0,16.5,0,0,75],
{aliases:["duck thigh","duck leg quarter","muscovy duck leg"],measures:{each:200,leg:200},refuse:.3,tags:["poultry","raw-risk"]}),rare7("capon","typical label",
[234,18.8,0,17.1,0,0,45],{aliases:["whole capon"],measures:{each:2200},refuse:.32,tags:["poultry","raw-risk"]}),rare7("hake","typical label",[86,18.3,0,1.3,0,0,
100],{plural:"none",aliases:["hake fillet","hake steak","grouper","grouper fillet","rockfish","rockfish fillet","barramundi","barramundi fillet","john dory","jo\
hn dory fillet","whiting","hoki","zander","zander fillet","pike","pike perch","walleye","walleye fillet","kingfish","amberjack","hamachi","yellowtail","orange r\
oughy","redfish","redfish fillet","wolffish","cusk","branzino fillet","ocean perch","rosefish","pangasius","pangasius fillet","burbot","wahoo","red mullet fille\
t","kingklip","pike fillet","striped bass"],measures:{each:150,fillet:150,piece:150,steak:180},allergens:["fish"],tags:["fish","raw-risk"]}),rare7("lamb-kidney",
"typical label",[97,15.7,.8,3,0,0,156],{name:"lamb kidney",aliases:["lamb heart","lamb offal","sheep pluck","lamb lung","sheep's pluck","haggis","lamb tongue"],
measures:{each:60},tags:["meat","raw-risk"]}),rare7("beef-rib-roast","13824",[306,16.5,0,26.1,0,0,55],{aliases:["prime rib","standing rib roast","rib roast of b\
eef","bone in beef rib roast","rib roast","prime rib roast","forerib of beef","beef back rib","beef rib"],measures:{each:3e3},refuse:.18,tags:["meat","raw-risk"]}),
rare7("beef-rump-cap","13929",[201,20.3,0,12.7,0,0,52],{name:"picanha",aliases:["rump cap","top sirloin cap","sirloin cap","tafelspitz","coulotte","tri tip roas\
t","sirloin roast","top sirloin roast","rump roast","bottom round roast","eye of round roast","beef sirloin roast"],measures:{each:1200},tags:["meat","raw-risk"]}),
rare7("fish-bone","typical label",[0,0,0,0,0,0,0],{name:"fish bones",plural:"none",aliases:["fish frame","fish head","fish head and bone","white fish bone","fis\
h trimming","fish carcass"],measures:{each:200,cup:60},allergens:["fish"],tags:["fish"]}),rare7("pork-bone","typical label",[0,0,0,0,0,0,0],{aliases:["pork soup\
 bone","pork stock bone","pork leg bone","pork marrow bone","pork trotter bone","ham bone","meaty ham bone"],measures:{each:400},tags:["meat","pork"]}),rare7("c\
hicken-skin","typical label",[349,13.3,0,32.4,0,0,63],{plural:"none",aliases:["poultry skin"],measures:{each:25,cup:100,piece:25},tags:["poultry","raw-risk"]}),
rare7("unagi-kabayaki","typical label",[293,23,3.1,21,0,3,510],{name:"grilled eel",plural:"none",aliases:["unagi kabayaki","prepared unagi","grilled unagi","bro\
iled eel","barbecued eel","frozen prepared eel","kabayaki eel","prepared eel"],measures:{each:160,fillet:160,package:160},allergens:["fish","soy","gluten"],tags:[
"fish","cooked"]}),rare7("mussel-powder","typical label",[350,55,15,8,0,0,1500],{name:"green-lipped mussel powder",plural:"none",aliases:["green lipped mussel p\
owder","mussel powder","dried mussel"],measures:{teaspoon:3},allergens:["molluscs"],tags:["shellfish"]}),rare7("bone-meal","typical label",[0,0,0,0,0,0,500],{plural:"\
none",aliases:["food grade bone meal"],measures:{teaspoon:5},tags:["meat"]}),rare7("pork-liver","typical label",[134,21.4,2.5,3.7,0,0,87],{plural:"none",aliases:[
"pig liver","pig's liver","pork heart","pork lung","pork spleen","chitterlings","chitterling","pork intestine","pork tongue"],measures:{slice:60,each:400,cup:225},
tags:["meat","pork","raw-risk"]})];var food8=foodsOfAisle("Nuts & Dried Fruit");var rare8=foodsOfAisle("Nuts & Dried Fruit",true);var nutsAndDriedFruit=[food8("almond","12061",[579,21.2,21.6,49.9,
12.5,4.2,1],{aliases:["blanched almond","flaked almond","sliced almond","slivered almond","whole almond","toasted almond","raw almond","roasted almond","toasted\
 flaked almond"],measures:{each:1.2,cup:120,handful:30},allergens:["tree-nuts"]}),food8("walnut","12155",[654,15.2,13.7,65.2,6.7,2.6,2],{aliases:["walnut half",
"walnut piece","toasted walnut"],measures:{each:4,cup:110,handful:30},allergens:["tree-nuts"]}),food8("pecan","12142",[691,9.2,13.9,72,9.6,4,0],{aliases:["pecan\
 half","pecan nut"],measures:{each:1.5,cup:105,handful:30},allergens:["tree-nuts"]}),food8("cashew","12087",[553,18.2,30.2,43.9,3.3,5.9,12],{aliases:["cashew nu\
t","raw cashew","roasted cashew","unsalted cashew"],measures:{each:1.6,cup:135,handful:30},allergens:["tree-nuts"]}),food8("pistachio","12151",[562,20.3,27.5,45.4,
10.3,7.7,1],{aliases:["pistachio nut","shelled pistachio"],measures:{each:.7,cup:123,handful:30},allergens:["tree-nuts"]}),food8("hazelnut","12120",[628,15,16.7,
60.8,9.7,4.3,0],{aliases:["cobnut","blanched hazelnut"],measures:{each:1.4,cup:125,handful:30},allergens:["tree-nuts"]}),food8("macadamia","12131",[718,7.9,13.8,
75.8,8.6,4.6,5],{name:"macadamia nut",aliases:["macadamia"],measures:{each:2.5,cup:134,handful:30},allergens:["tree-nuts"]}),food8("brazil-nut","12078",[656,14.3,
12.3,66.4,7.5,2.3,3],{measures:{each:5,cup:133},allergens:["tree-nuts"]}),food8("pine-nut","12147",[673,13.7,13.1,68.4,3.7,3.6,2],{aliases:["pine kernel","pigno\
li","toasted pine nut"],measures:{each:.2,cup:135,tablespoon:8.5,handful:30},allergens:["tree-nuts"]}),food8("mixed-nuts","12135",[594,17.3,25.4,51.5,9,4.5,12],
{plural:"none",aliases:["mixed nut","nut","chopped nut"],measures:{cup:137,handful:30},allergens:["tree-nuts"],mayContain:["peanuts"]}),food8("chestnut","12167",
[245,3.2,53,2.2,5.1,10.6,2],{aliases:["cooked chestnut","vacuum packed chestnut"],measures:{each:8,cup:143,package:200},tags:["high-carb"]}),food8("peanut","163\
90",[585,23.7,21.5,49.7,8,4.2,6],{aliases:["roasted peanut","salted peanut","dry roasted peanut","unsalted peanut"],measures:{each:.8,cup:146,handful:30},allergens:[
"peanuts"]}),food8("peanut-butter","16098",[588,25.1,19.6,50.4,6,9.2,459],{plural:"none",aliases:["smooth peanut butter","crunchy peanut butter","creamy peanut \
butter","natural peanut butter"],density:1.09,allergens:["peanuts"]}),food8("almond-butter","12195",[614,21,18.8,55.5,10.3,4.4,7],{plural:"none",aliases:["nut b\
utter","cashew butter"],density:1.06,allergens:["tree-nuts"]}),food8("sunflower-seed-butter","typical label",[617,17,23,55,6,10,3],{plural:"none",aliases:["sunf\
lower butter","seed butter","sunbutter"],density:1.08}),food8("sesame-seed","12023",[573,17.7,23.5,49.7,11.8,.3,11],{aliases:["black sesame seed","white sesame \
seed","toasted sesame seed","sesame"],density:.61,allergens:["sesame"]}),food8("sunflower-seed","12036",[584,20.8,20,51.5,8.6,2.6,9],{aliases:["hulled sunflower\
 seed","sunflower kernel"],density:.59}),food8("pumpkin-seed","12014",[559,30.2,10.7,49.1,6,1.4,7],{aliases:["pepita","shelled pumpkin seed","hulled pumpkin see\
d"],density:.55,measures:{handful:25}}),food8("chia-seed","12006",[486,16.5,42.1,30.7,34.4,0,16],{aliases:["chia"],density:.71}),food8("flaxseed-ground","12220",
[534,18.3,28.9,42.2,27.3,1.6,30],{name:"flaxseed",aliases:["flaxseed ground","flax seed","linseed","ground flaxseed","flax meal","flaxseed meal","ground flax","\
ground flax seed","ground linseed","mixed seed"],density:.5}),food8("hemp-seed","typical label",[553,31.6,8.7,48.8,4,1.5,5],{aliases:["hemp heart","shelled hemp\
 seed"],density:.68}),food8("coconut-shredded","12108",[660,6.9,23.7,64.5,16.3,7.4,37],{name:"desiccated coconut",plural:"none",aliases:["coconut shredded","shr\
edded coconut","flaked coconut","coconut","unsweetened shredded coconut","unsweetened coconut","coconut flake","dried coconut","grated coconut","unsweetened coc\
onut flake","coconut chip"],density:.36,mayContain:["sulphites"]}),food8("sweetened-coconut","12179",[501,2.9,47.7,35.5,4.5,43.2,262],{plural:"none",aliases:["s\
weetened shredded coconut","sweetened flaked coconut","sweetened coconut flake"],measures:{cup:93},mayContain:["sulphites"],tags:["high-carb"]}),food8("raisin",
"09298",[299,3.1,79.2,.5,3.7,59.2,11],{aliases:["sultana","golden raisin"],density:.61,measures:{each:.5,handful:40,box:43},mayContain:["sulphites"],tags:["high\
-carb"]}),food8("currant-dried","09085",[283,4.1,74.1,.3,6.8,67.3,8],{name:"dried currant",aliases:["currant dried","currant","zante currant"],density:.61,mayContain:[
"sulphites"],tags:["high-carb"]}),food8("cranberry-dried","09079",[308,.1,82.4,1.4,5.7,65,3],{name:"dried cranberry",aliases:["cranberry dried","craisin"],density:.51,
mayContain:["sulphites"],tags:["high-carb"]}),food8("cherry-dried","typical label",[333,1.3,80,.7,2.5,67,10],{name:"dried cherry",aliases:["cherry dried","dried\
 sour cherry","dried tart cherry"],measures:{cup:140},mayContain:["sulphites"],tags:["high-carb"]}),food8("apricot-dried","09032",[241,3.4,62.6,.5,7.3,53.4,10],
{name:"dried apricot",aliases:["apricot dried","soft dried apricot","ready to eat apricot"],measures:{each:7,cup:130},allergens:["sulphites"],tags:["high-carb"]}),
food8("date","09421",[277,1.8,75,.2,6.7,66.5,1],{aliases:["medjool date","pitted date","dried date","deglet noor date"],measures:{each:24,cup:147},mayContain:["\
sulphites"],tags:["high-carb"]}),food8("prune","09291",[240,2.2,63.9,.4,7.1,38.1,2],{aliases:["dried plum","pitted prune"],measures:{each:9.5,cup:174},mayContain:[
"sulphites"],tags:["high-carb"]}),food8("fig-dried","09094",[249,3.3,63.9,.9,9.8,47.9,10],{name:"dried fig",aliases:["fig dried"],measures:{each:8.4,cup:149},mayContain:[
"sulphites"],tags:["high-carb"]}),food8("mango-dried","typical label",[319,2.5,78.6,1.2,2.4,66,162],{name:"dried mango",plural:"none",aliases:["mango dried","dr\
ied mango slice"],measures:{cup:120,slice:12},allergens:["sulphites"],tags:["high-carb"]}),food8("mixed-dried-fruit","typical label",[285,2.5,68,.5,5,60,20],{plural:"\
none",aliases:["mixed fruit","dried fruit","dried mixed fruit","candied peel","mixed peel"],measures:{cup:145},allergens:["sulphites"],tags:["high-carb"]}),food8(
"banana-chips","typical label",[519,2.3,58.4,33.6,7.7,35,6],{plural:"none",aliases:["banana chip"],measures:{cup:55},tags:["high-carb"]}),food8("trail-mix","typ\
ical label",[462,13.8,44.9,29.4,5,25,200],{plural:"none",measures:{cup:150},allergens:["tree-nuts"],mayContain:["peanuts","milk","sulphites"],tags:["high-carb"]}),
rare8("egusi","typical label",[557,28.3,15.3,47.4,5,.5,99],{name:"egusi seeds",plural:"none",aliases:["egusi","ground egusi","melon seed","egusi seed","ground m\
elon seed","watermelon seed","ogbono","ground ogbono","ogbono seed","magaz"],measures:{cup:110,tablespoon:8}}),rare8("candlenut","typical label",[620,8,14,62,8,
3,5],{aliases:["kemiri","buah keras"],measures:{each:3,cup:120},allergens:["tree-nuts"]}),rare8("ginkgo-nut","typical label",[182,4.3,37.6,1.7,4,1,7],{aliases:[
"gingko nut","ginkgo seed","lotus seed","dried lotus seed","fox nut","makhana","phool makhana"],measures:{each:2,cup:120,can:100,tablespoon:9}}),rare8("tiger-nu\
t","typical label",[450,5,62,24,20,18,5],{aliases:["tigernut","chufa"],measures:{cup:130},tags:["high-carb"]}),rare8("chestnut-puree","typical label",[150,2,32,
1,4,6,10],{plural:"none",aliases:["unsweetened chestnut puree","chestnut pur\xE9e"],density:1.1,measures:{can:435},tags:["high-carb"]}),rare8("chestnut-cream","\
typical label",[260,1.5,62,.7,3,50,10],{name:"sweet chestnut cream",plural:"none",aliases:["cr\xE8me de marrons","sweetened chestnut puree","chestnut spread","c\
andied chestnut","marron glac\xE9","marrons glac\xE9s","chestnuts in syrup","sweetened chestnut pur\xE9e"],density:1.25,measures:{can:250,each:20},tags:["high-c\
arb"]}),rare8("jujube","typical label",[281,4.7,72.5,.5,6,60,10],{aliases:["dried jujube","red date","chinese red date","chinese date","dried red date"],measures:{
each:5,cup:100},tags:["high-carb"]}),rare8("goji-berry","typical label",[349,14.3,77.1,.4,13,46,298],{aliases:["wolfberry","dried goji berry","dried mulberry","\
dried blueberry","dried strawberry","freeze dried strawberry","freeze dried raspberry","freeze dried fruit","freeze dried blueberry","dried raspberry","inca ber\
ry"],measures:{tablespoon:7,cup:100},mayContain:["sulphites"],tags:["high-carb"]}),rare8("apple-dried","09011",[243,.9,65.9,.3,8.7,57.2,87],{name:"dried apple",
aliases:["apple dried","dried apple ring","dried apple slice","dried pear","dried peach","dried longan","dried persimmon","dried pineapple","dried papaya","drie\
d banana","dried quince","apple chip"],measures:{each:6,cup:86,ring:6},allergens:["sulphites"],tags:["high-carb"]}),rare8("candied-ginger","typical label",[335,
.2,82,.2,2,75,40],{plural:"none",aliases:["crystallized ginger","crystallised ginger","stem ginger","stem ginger in syrup","preserved ginger","ginger in syrup",
"ball of stem ginger"],measures:{piece:10,tablespoon:11,cup:170,ball:16,each:16},mayContain:["sulphites"],tags:["high-carb"]}),rare8("candied-citrus","typical l\
abel",[315,.3,80,.2,3,72,60],{name:"candied citrus peel",plural:"none",aliases:["candied orange peel","candied orange","candied lemon peel","candied lemon","can\
died citron","citron peel","chopped candied peel","candied fruit","candied orange slice","orangeat","zitronat","candied pineapple","candied melon","candied papa\
ya","mixed candied fruit","glac\xE9 fruit","candied mixed peel","succade","sukade","candied winter melon","candied citrus"],measures:{tablespoon:10,cup:150,each:20,
slice:10},allergens:["sulphites"],tags:["high-carb"]}),rare8("candied-nuts","typical label",[570,8,38,44,5,30,100],{plural:"none",aliases:["candied pecan","cand\
ied walnut","candied almond","caramelized almond","smoked almond","salted almond","marcona almond","salted mixed nut","honey roasted almond","honey roasted cash\
ew","candied nut","glazed pecan","glazed walnut","salted cashew","tamari almond"],measures:{cup:120,handful:30},allergens:["tree-nuts"],mayContain:["peanuts","m\
ilk","soy"]}),rare8("peanut-powder","typical label",[400,46,33,12,16,12,500],{plural:"none",aliases:["powdered peanut butter","peanut flour","ground peanut","gr\
ound roasted peanut","defatted peanut powder","kuli kuli"],measures:{tablespoon:7,cup:100},allergens:["peanuts"]}),rare8("coconut-fresh","12104",[354,3.3,15.2,33.5,
9,6.2,20],{name:"fresh coconut",aliases:["tender coconut","young coconut","young green coconut","coconut fresh","coconut meat","fresh grated coconut","frozen gr\
ated coconut","freshly grated coconut","fresh coconut meat","frozen shredded coconut","mature coconut","young coconut meat","coconut flesh","coconut half"],measures:{
cup:80,each:400,piece:45,tablespoon:5}}),rare8("toasted-coconut","12108",[592,5.3,44.4,47,10,15,37],{plural:"none",aliases:["toasted coconut flake","toasted coc\
onut chip","toasted shredded coconut","kerisik","toasted desiccated coconut"],measures:{cup:60,tablespoon:5},mayContain:["sulphites"]}),rare8("ground-sesame-see\
d","12023",[565,17,25.7,48,14,.5,11],{aliases:["hulled sesame seed","ground sesame","ground perilla seed","perilla seed","crushed sesame seed","ground black ses\
ame","black sesame powder"],density:.6,allergens:["sesame"]}),rare8("basil-seed","typical label",[440,15,60,17,30,0,20],{aliases:["sabja seed","tukmaria","sweet\
 basil seed","whole flaxseed","golden flaxseed","psyllium seed","alfalfa seed"],density:.7}),rare8("emping","typical label",[480,9,70,18,5,1,400],{name:"melinjo\
 crackers",plural:"none",aliases:["emping","melinjo cracker"],measures:{each:3,cup:20},tags:["high-carb"]})];var food9=foodsOfAisle("Oils & Condiments");var rare9=foodsOfAisle("Oils & Condiments",true);var oilsAndCondiments=[food9("olive-oil","04053",[884,0,0,100,0,0,2],
{plural:"none",aliases:["extra virgin olive oil","virgin olive oil","light olive oil","evoo","extra light olive oil"],density:.913}),food9("vegetable-oil","0404\
4",[884,0,0,100,0,0,0],{plural:"none",aliases:["oil","cooking oil","neutral oil","soybean oil","oil for frying","frying oil","rice bran oil","flavorless oil","v\
egetable cooking oil"],density:.92}),food9("canola-oil","04582",[884,0,0,100,0,0,0],{plural:"none",aliases:["rapeseed oil"],density:.92}),food9("sunflower-oil",
"04506",[884,0,0,100,0,0,0],{plural:"none",aliases:["safflower oil"],density:.92}),food9("peanut-oil","04042",[884,0,0,100,0,0,0],{plural:"none",aliases:["groun\
dnut oil"],density:.913,allergens:["peanuts"]}),food9("sesame-oil","04058",[884,0,0,100,0,0,0],{plural:"none",aliases:["toasted sesame oil"],density:.92,allergens:[
"sesame"]}),food9("coconut-oil","04047",[862,0,0,100,0,0,0],{plural:"none",aliases:["melted coconut oil","refined coconut oil","virgin coconut oil"],density:.92}),
food9("avocado-oil","04581",[884,0,0,100,0,0,0],{plural:"none",density:.92}),food9("grapeseed-oil","04517",[884,0,0,100,0,0,0],{plural:"none",density:.92}),food9(
"walnut-oil","04528",[884,0,0,100,0,0,0],{plural:"none",aliases:["hazelnut oil"],density:.92,allergens:["tree-nuts"]}),food9("corn-oil","04518",[900,0,0,100,0,0,
0],{plural:"none",density:.92}),food9("truffle-oil","USDA NDB 04053, as olive oil",[884,0,0,100,0,0,2],{plural:"none",aliases:["white truffle oil"],density:.913}),
food9("chili-oil","typical label",[800,1,4,88,1,1,400],{plural:"none",aliases:["chilli oil","chili crisp","chilli crisp","crispy chili oil"],density:.92,mayContain:[
"soy","sesame","peanuts"],tags:["nightshade"]}),food9("cooking-spray","typical label",[790,0,20,79,0,0,0],{plural:"none",aliases:["nonstick cooking spray","oil \
spray","low calorie cooking spray","nonstick spray"],measures:{each:.5,spray:.25},mayContain:["soy"]}),food9("lard","04002",[902,0,0,100,0,0,0],{plural:"none",aliases:[
"pork fat","bacon fat","bacon grease","bacon dripping"],density:.87,tags:["meat","pork"]}),food9("duck-fat","04574",[882,0,0,99.8,0,0,0],{plural:"none",aliases:[
"turkey fat","rendered turkey fat","turkey dripping","poultry dripping","goose fat","rendered duck fat","rendered goose fat","g\xE4nseschmalz","schmalz"],density:.87,
tags:["poultry"]}),food9("suet","13335",[854,1.5,0,94,0,0,7],{plural:"none",aliases:["beef suet","beef dripping","shredded suet"],measures:{tablespoon:8,cup:120},
mayContain:["gluten"],tags:["meat"]}),food9("shortening","04615",[884,0,0,100,0,0,4],{plural:"none",aliases:["vegetable shortening"],density:.87,mayContain:["so\
y"]}),food9("white-vinegar","02053",[18,0,0,0,0,0,2],{plural:"none",aliases:["vinegar","distilled vinegar","white distilled vinegar","distilled white vinegar"],
density:1.01}),food9("malt-vinegar","USDA NDB 02053, as distilled vinegar",[18,0,0,0,0,0,2],{plural:"none",density:1.01,allergens:["gluten"]}),food9("rice-vineg\
ar","USDA NDB 02053, as distilled vinegar",[18,0,0,0,0,0,2],{plural:"none",aliases:["rice wine vinegar","seasoned rice vinegar","unseasoned rice vinegar"],density:1.01}),
food9("black-vinegar","USDA NDB 02069, as balsamic",[88,.5,17,0,0,15,23],{plural:"none",aliases:["chinkiang vinegar","chinese black vinegar"],density:1.05,allergens:[
"gluten"]}),food9("white-wine-vinegar","USDA NDB 02053, as distilled vinegar",[18,0,0,0,0,0,2],{plural:"none",aliases:["champagne vinegar","tarragon vinegar"],density:1.01,
allergens:["sulphites"]}),food9("red-wine-vinegar","02068",[19,0,.3,0,0,0,8],{plural:"none",aliases:["wine vinegar"],density:1.01,allergens:["sulphites"]}),food9(
"sherry-vinegar","USDA NDB 02068, as red wine vinegar",[19,0,.3,0,0,0,8],{plural:"none",density:1.01,allergens:["sulphites"]}),food9("apple-cider-vinegar","0204\
8",[21,0,.9,0,0,.4,5],{name:"cider vinegar",plural:"none",aliases:["apple cider vinegar"],density:1.01,mayContain:["sulphites"]}),food9("balsamic-vinegar","0206\
9",[88,.5,17,0,0,15,23],{plural:"none",aliases:["balsamic","white balsamic vinegar"],density:1.08,allergens:["sulphites"]}),food9("balsamic-glaze","typical labe\
l",[250,.5,60,0,0,50,30],{plural:"none",aliases:["balsamic reduction","glaze balsamic"],density:1.3,allergens:["sulphites"],tags:["high-carb"]}),food9("soy-sauc\
e","16123",[53,8.1,4.9,.6,.8,.4,5493],{plural:"none",aliases:["light soy sauce","dark soy sauce","low sodium soy sauce","shoyu","reduced sodium soy sauce","soya\
 sauce","reduced salt soy sauce"],density:1.08,allergens:["soy","gluten"]}),food9("tamari","16124",[60,10.5,5.6,.1,.8,1.7,5586],{plural:"none",aliases:["gluten \
free soy sauce","tamari soy sauce"],density:1.2,allergens:["soy"]}),food9("coconut-aminos","typical label",[60,0,15,0,0,13,1800],{plural:"none",aliases:["liquid\
 aminos"],density:1.1}),food9("kecap-manis","typical label",[270,3,64,0,0,60,3e3],{plural:"none",aliases:["sweet soy sauce"],density:1.3,allergens:["soy","glute\
n"],tags:["high-carb"]}),food9("fish-sauce","06179",[35,5.1,3.6,0,0,3.6,7851],{plural:"none",aliases:["thai fish sauce","nam pla","vietnamese fish sauce","nuoc \
mam"],density:1.2,allergens:["fish"],tags:["fish"]}),food9("vegan-fish-sauce","typical label",[40,3,6,0,0,4,6500],{plural:"none",aliases:["vegetarian fish sauce"],
density:1.2,allergens:["soy"],mayContain:["gluten"]}),food9("oyster-sauce","06176",[51,1.4,10.9,.3,.3,0,2733],{plural:"none",density:1.2,allergens:["molluscs","\
gluten","soy"],tags:["shellfish"]}),food9("vegetarian-oyster-sauce","USDA NDB 06176, as oyster sauce",[51,1.4,10.9,.3,.3,0,2733],{plural:"none",aliases:["mushro\
om oyster sauce","vegan oyster sauce","mushroom stir fry sauce"],density:1.2,allergens:["gluten","soy"]}),food9("hoisin-sauce","06175",[220,3.3,44.1,3.4,2.8,27.3,
1615],{plural:"none",aliases:["hoisin"],density:1.08,allergens:["soy","gluten"],mayContain:["sesame"],tags:["high-carb","allium"]}),food9("teriyaki-sauce","0611\
2",[89,5.9,15.6,0,.1,14.1,3833],{plural:"none",aliases:["stir fry sauce","teriyaki marinade"],density:1.2,allergens:["soy","gluten"]}),food9("ponzu","typical la\
bel",[60,3,11,0,0,8,3500],{plural:"none",aliases:["ponzu sauce"],density:1.1,allergens:["soy","gluten"],mayContain:["fish"]}),food9("mirin","typical label",[230,
.3,43,0,0,38,10],{plural:"none",aliases:["sweet rice wine"],density:1.15,tags:["alcohol"]}),food9("miso","16112",[199,11.7,26.5,6,5.4,6.2,3728],{name:"miso past\
e",plural:"none",aliases:["miso","white miso","red miso","white miso paste","brown miso paste","red miso paste","shiro miso"],density:1.16,allergens:["soy"],mayContain:[
"gluten"]}),food9("gochujang","typical label",[220,5,45,2,3,25,2500],{plural:"none",aliases:["gochujang paste","korean chili paste","korean chilli paste"],density:1.25,
allergens:["soy"],mayContain:["gluten"],tags:["nightshade"]}),food9("doubanjiang","typical label",[130,7,15,5,4,4,4500],{plural:"none",aliases:["chili bean past\
e","black bean sauce","black bean paste","chilli bean paste"],density:1.15,allergens:["soy","gluten"],tags:["nightshade"]}),food9("sriracha","USDA NDB 06961, la\
bel sodium",[21,.9,3.9,.6,.7,2.6,1200],{plural:"none",aliases:["sriracha sauce","chili garlic sauce","chilli garlic sauce","sambal oelek","sambal","chili paste",
"chilli paste","chile paste","chili garlic paste"],density:1.04,mayContain:["sulphites"],tags:["nightshade","allium"]}),food9("sweet-chili-sauce","typical label",
[215,.5,52,.4,1,46,1300],{plural:"none",aliases:["sweet chilli sauce","thai sweet chili sauce"],density:1.2,tags:["nightshade","allium","high-carb"]}),food9("th\
ai-red-curry-paste","typical label",[130,3,14,7,5,5,3800],{name:"red curry paste",plural:"none",aliases:["thai red curry paste","thai curry paste","curry paste"],
density:1.08,measures:{jar:190},allergens:["crustaceans"],mayContain:["fish"],tags:["shellfish","nightshade","allium"]}),food9("thai-green-curry-paste","typical\
 label",[125,2.5,13,7,5,5,3800],{name:"green curry paste",plural:"none",aliases:["thai green curry paste"],density:1.08,measures:{jar:190},allergens:["crustacea\
ns"],mayContain:["fish"],tags:["shellfish","nightshade","allium"]}),food9("vegan-curry-paste","typical label",[125,2.5,13,7,5,5,3500],{plural:"none",aliases:["v\
egan red curry paste","vegan thai curry paste","vegan green curry paste","plant based curry paste"],density:1.08,measures:{jar:190},tags:["nightshade","allium"]}),
food9("indian-curry-paste","typical label",[230,4,13,18,5,4,2800],{plural:"none",aliases:["tikka masala paste","tikka paste","balti paste","korma paste","madras\
 curry paste","tandoori paste","rogan josh paste","tikka curry paste"],density:1.08,measures:{jar:280},mayContain:["mustard","celery","milk"],tags:["nightshade",
"allium"]}),food9("shrimp-paste","typical label",[120,20,5,2,0,0,8e3],{plural:"none",aliases:["belacan"],density:1.2,allergens:["crustaceans"],tags:["shellfish"]}),
food9("tamarind-paste","09322",[239,2.8,62.5,.6,5.1,57.4,28],{plural:"none",aliases:["tamarind","tamarind concentrate","tamarind pulp","tamarind extract","tamar\
ind puree"],density:1.2,mayContain:["sulphites"]}),food9("wasabi","typical label",[292,2.2,46,11,6,13,3400],{plural:"none",aliases:["wasabi paste"],density:1.15,
mayContain:["mustard"]}),food9("ketchup","11935",[112,1.3,26.2,.2,.3,21.7,907],{plural:"none",aliases:["tomato ketchup","catsup"],density:1.14,measures:{packet:9},
mayContain:["celery"],tags:["nightshade","high-carb"]}),food9("mustard","02046",[67,4.4,5.3,4,3.3,.9,1135],{plural:"none",aliases:["yellow mustard","english mus\
tard","prepared mustard","american mustard"],density:1.05,allergens:["mustard"]}),food9("dijon-mustard","02046",[67,4.4,5.3,4,3.3,.9,1135],{plural:"none",aliases:[
"dijon"],density:1.05,allergens:["mustard","sulphites"]}),food9("whole-grain-mustard","02046",[67,4.4,5.3,4,3.3,.9,1135],{name:"whole-grain mustard",plural:"non\
e",aliases:["whole grain mustard","wholegrain mustard","grainy mustard","stone ground mustard","grain mustard"],density:1.05,allergens:["mustard"],mayContain:["\
sulphites"]}),food9("mayonnaise","04025",[680,1,.6,74.9,0,.6,635],{plural:"none",aliases:["mayo","japanese mayonnaise","light mayonnaise","aioli","kewpie mayonn\
aise","garlic mayonnaise"],density:.93,allergens:["eggs"],mayContain:["mustard","soy"],tags:["egg"]}),food9("vegan-mayonnaise","typical label",[630,.5,3,69,0,1,
550],{plural:"none",aliases:["vegan mayo","egg free mayonnaise","plant based mayonnaise"],density:.94,mayContain:["soy","mustard"]}),food9("worcestershire-sauce",
"06971",[78,0,19.5,0,0,10,980],{plural:"none",aliases:["worcestershire","worcester sauce"],density:1.16,allergens:["fish"],mayContain:["gluten","soy"],tags:["fi\
sh"]}),food9("vegan-worcestershire-sauce","USDA NDB 06971, as Worcestershire",[78,0,19.5,0,0,10,980],{plural:"none",aliases:["vegetarian worcestershire sauce"],
density:1.16,mayContain:["gluten","soy"]}),food9("hot-sauce","06169",[12,1.3,.8,.8,.6,.1,633],{plural:"none",aliases:["tabasco","tabasco sauce","louisiana hot s\
auce","chilli sauce","hot pepper sauce","buffalo sauce","piri piri sauce","peri peri sauce","hot chilli sauce","buffalo wing sauce"],density:.95,tags:["nightsha\
de"]}),food9("chili-sauce","06972",[104,2.5,19.8,.3,5.9,10.5,1338],{plural:"none",aliases:["tomato chili sauce"],density:1.15,tags:["nightshade","allium"]}),food9(
"barbecue-sauce","06150",[172,.8,40.8,.6,.9,33.2,1027],{plural:"none",aliases:["bbq sauce","barbeque sauce"],density:1.15,mayContain:["mustard","celery","fish",
"soy"],tags:["nightshade","high-carb"]}),food9("steak-sauce","typical label",[110,1.2,25,.2,.8,20,1100],{plural:"none",aliases:["brown sauce","hp sauce"],density:1.15,
mayContain:["gluten","fish"]}),food9("horseradish","02055",[48,1.2,11.3,.7,3.3,8,420],{plural:"none",aliases:["prepared horseradish","horseradish sauce","creame\
d horseradish"],density:1.05,mayContain:["mustard","sulphites","milk"]}),food9("tartar-sauce","typical label",[320,.7,12,30,.5,5,700],{plural:"none",aliases:["t\
artare sauce"],density:1,allergens:["eggs"],mayContain:["mustard","milk"],tags:["egg"]}),food9("pesto","typical label",[430,5,7,43,2,2,900],{plural:"none",aliases:[
"basil pesto","green pesto","pesto sauce","red pesto","fresh pesto","sun dried tomato pesto"],density:1.02,measures:{jar:190},allergens:["milk","tree-nuts"],tags:[
"dairy","allium"]}),food9("vegan-pesto","typical label",[400,4,7,39,2,2,800],{plural:"none",aliases:["dairy free pesto"],density:1.02,measures:{jar:190},allergens:[
"tree-nuts"],tags:["allium"]}),food9("tapenade","typical label",[230,1.5,6,22,3,.5,1500],{plural:"none",aliases:["olive tapenade","olive paste"],density:1,mayContain:[
"fish"]}),food9("harissa","typical label",[110,2.5,10,6,5,6,1e3],{plural:"none",aliases:["harissa paste","rose harissa"],density:1.06,mayContain:["sulphites"],tags:[
"nightshade","allium"]}),food9("tahini","12166",[595,17,21.2,53.8,9.3,.5,115],{plural:"none",aliases:["tahini paste","sesame paste"],density:1.01,allergens:["se\
same"]}),food9("guacamole","typical label",[155,2,8.5,14,6,.8,380],{plural:"none",aliases:["avocado dip"],density:1,measures:{tub:200},tags:["allium"]}),food9("\
mango-chutney","typical label",[240,.5,60,.2,1,55,900],{plural:"none",aliases:["chutney","tomato chutney","fruit chutney","apple chutney"],density:1.2,measures:{
jar:300},mayContain:["sulphites","mustard"],tags:["high-carb"]}),food9("ranch-dressing","04639",[421,1.3,5.7,44.5,0,4.7,901],{plural:"none",aliases:["ranch","sa\
lad dressing"],density:1.01,allergens:["milk","eggs"],mayContain:["mustard","soy"],tags:["dairy","egg"]}),food9("caesar-dressing","typical label",[480,2.5,4,50,
.3,2.5,1e3],{plural:"none",aliases:["caesar salad dressing"],density:1,allergens:["milk","eggs","fish","mustard"],tags:["dairy","egg","fish"]}),food9("vinaigret\
te","04114",[240,.4,12.1,21.1,0,10.8,993],{plural:"none",aliases:["catalina dressing","poppy seed dressing","raspberry vinaigrette","greek dressing","oil and vi\
negar dressing","zesty italian dressing","italian dressing","balsamic vinaigrette","french dressing"],density:.99,mayContain:["mustard","sulphites"]}),food9("al\
fredo-sauce","typical label",[165,3,5,15,.5,2,650],{plural:"none",aliases:["jarred alfredo sauce"],density:1.05,measures:{jar:425},allergens:["milk"],mayContain:[
"gluten","eggs"],tags:["dairy"]}),food9("cranberry-relish","typical label",[159,.9,40,.2,1.1,32,5],{plural:"none",aliases:["whole berry cranberry sauce","whole \
cranberry sauce"],density:1.17,measures:{can:397},tags:["high-carb"]}),food9("nutritional-yeast","typical label",[360,50,36,5,22,0,50],{plural:"none",aliases:["\
brewer's yeast","brewers yeast","nutritional yeast flake","nooch"],density:.34}),food9("yeast-extract","typical label",[200,30,20,.3,3,1.5,3500],{plural:"none",
aliases:["marmite","vegemite"],density:1.2,allergens:["gluten","celery"]}),rare9("mustard-oil","04583",[884,0,0,100,0,0,0],{plural:"none",aliases:["mustard seed\
 oil"],density:.91,allergens:["mustard"]}),rare9("palm-oil","typical label",[884,0,0,100,0,0,0],{plural:"none",aliases:["red palm oil","dende oil","dend\xEA oil",
"dend\xEA","palm fruit concentrate","argan oil","pumpkin seed oil","flaxseed oil","perilla oil","linseed oil","hemp oil","lemon olive oil","sichuan pepper oil"],
density:.92}),rare9("schmaltz","typical label",[900,0,0,99.8,0,0,0],{name:"chicken fat",plural:"none",aliases:["schmaltz","rendered chicken fat"],density:.87,tags:[
"poultry"]}),rare9("tallow","typical label",[902,0,0,100,0,0,0],{name:"beef tallow",plural:"none",aliases:["tallow","rendered beef fat","lamb tail fat","mutton \
fat","tail fat"],density:.87,tags:["meat"]}),rare9("vegetable-suet","typical label",[830,1.2,10,87,0,0,10],{plural:"none",aliases:["vegetarian suet","shredded v\
egetable suet"],measures:{tablespoon:8,cup:120},allergens:["gluten"]}),rare9("niter-kibbeh","01003",[876,.3,0,99.5,0,0,2],{plural:"none",aliases:["truffle butte\
r","cultured butter spread","niter kebbeh","spiced clarified butter","ethiopian spiced butter","nit'ir qibe","smen","goat butter"],density:.87,allergens:["milk"],
tags:["dairy"]}),rare9("sushi-vinegar","typical label",[130,.1,30,0,0,29,3500],{plural:"none",aliases:["sushi seasoning","plum vinegar","ume vinegar","umeboshi \
vinegar"],density:1.1}),rare9("coconut-vinegar","USDA NDB 02053, as distilled vinegar",[18,0,0,0,0,0,2],{plural:"none",aliases:["cane vinegar","palm vinegar","d\
atu puti vinegar","filipino cane vinegar","sugarcane vinegar","raspberry vinegar","fruit vinegar","persimmon vinegar","pineapple vinegar","date vinegar","spirit\
 vinegar","white spirit vinegar","brown rice vinegar","pickling vinegar","verjuice","verjus","herb vinegar","elderflower vinegar","honey vinegar","white balsami\
c condiment"],density:1.01,mayContain:["sulphites"]}),rare9("doenjang","typical label",[190,12,20,7,6,5,4800],{plural:"none",aliases:["korean soybean paste","fe\
rmented soybean paste","soybean paste","korean fermented soybean paste","doenjang paste","meju"],density:1.15,allergens:["soy"],mayContain:["gluten"]}),rare9("s\
samjang","typical label",[210,7,32,6,4,18,3200],{plural:"none",aliases:["korean dipping paste","ssam sauce"],density:1.15,allergens:["soy","gluten","sesame"],tags:[
"nightshade","allium"]}),rare9("yellow-bean-sauce","typical label",[170,8,25,4,4,12,4500],{name:"yellow soybean sauce",plural:"none",aliases:["yellow soybean pa\
ste","huang jiang","doujiang","huangdoujiang","yellow soy bean paste","yellow bean sauce","tianmianjiang","sweet bean sauce","sweet flour sauce","sweet wheat pa\
ste","chunjang","korean black bean paste","black soybean paste","tauco","taucu","taotjo","brown bean sauce","fermented yellow soybean","tao jiao","thai soybean \
paste","ground bean sauce","salted soybean","roasted chunjang","char siu sauce","chinese barbecue sauce","peking duck sauce","stir fry black bean sauce"],density:1.2,
allergens:["soy","gluten"],mayContain:["sesame"]}),rare9("golden-mountain-sauce","USDA NDB 16123, as soy sauce",[60,6,8,.2,.5,5,6500],{name:"liquid seasoning",plural:"\
none",aliases:["maggi seasoning","golden mountain sauce","golden mountain seasoning","knorr liquid seasoning","thai thin soy sauce","mushroom soy sauce","thai s\
easoning sauce","thin soy sauce","white soy sauce","soup soy sauce","korean soup soy sauce","usukuchi soy sauce","seasoned soy sauce","black soy sauce","seasoni\
ng sauce","thai soy sauce","thai dark soy sauce","guk ganjang","japanese soy sauce","superior soy sauce","chinese soy sauce","maggi"],density:1.1,allergens:["so\
y","gluten"],mayContain:["celery","fish"]}),rare9("mentsuyu","typical label",[90,4,18,0,0,14,5e3],{plural:"none",aliases:["tsuyu","noodle soup base","tentsuyu",
"shiro dashi","kaeshi","dashi soy sauce","japanese noodle soup base"],density:1.15,allergens:["soy","gluten","fish"],tags:["fish"]}),rare9("tonkatsu-sauce","typ\
ical label",[130,1,31,.1,1,25,2e3],{plural:"none",aliases:["okonomiyaki sauce","takoyaki sauce","yakisoba sauce","bulldog sauce","japanese brown sauce","katsu s\
auce"],density:1.2,allergens:["soy","gluten"],mayContain:["fish","molluscs","celery","sesame"],tags:["high-carb","allium"]}),rare9("unagi-sauce","typical label",
[230,3,52,0,0,45,3e3],{plural:"none",aliases:["eel sauce","kabayaki sauce","yakitori tare","bulgogi marinade","korean barbecue sauce","kalbi marinade"],density:1.2,
allergens:["soy","gluten"],mayContain:["fish","sesame"],tags:["high-carb"]}),rare9("xo-sauce","typical label",[400,15,12,33,2,6,2500],{plural:"none",density:1.05,
allergens:["crustaceans","molluscs","soy"],mayContain:["fish","gluten","sesame"],tags:["shellfish","pork","meat","nightshade","allium"]}),rare9("plum-sauce","ty\
pical label",[184,.9,42.8,1,.7,36,538],{plural:"none",aliases:["tkemali sauce","georgian plum sauce","duck sauce","tkemali","chinese plum sauce","sour plum sauc\
e"],density:1.2,mayContain:["soy","gluten","sulphites"],tags:["high-carb"]}),rare9("nam-prik-pao","typical label",[330,7,30,20,4,20,2600],{name:"thai chili jam",
plural:"none",aliases:["nam prik pao","roasted chili paste","thai roasted chili paste","thai chili paste","thai chili paste in oil","chili paste in soybean oil",
"tom yum paste","tom yam paste","laksa paste","sambal belacan","rendang paste","nasi goreng paste","balachaung","yellow curry paste","thai yellow curry paste","\
panang curry paste","khao soi paste","sambal terasi","sambal goreng paste","asam laksa paste","bumbu paste","prik king paste","jungle curry paste","bumbu"],density:1.1,
allergens:["crustaceans"],mayContain:["fish","soy","gluten","tree-nuts","peanuts"],tags:["shellfish","nightshade","allium"]}),rare9("massaman-curry-paste","typi\
cal label",[150,3,15,9,5,6,3500],{plural:"none",aliases:["massaman paste","massaman","thai massaman curry paste"],density:1.08,measures:{jar:190},allergens:["cr\
ustaceans","peanuts"],mayContain:["fish","tree-nuts"],tags:["shellfish","nightshade","allium"]}),rare9("satay-paste","typical label",[257,8,22,16,3,14,1100],{plural:"\
none",aliases:["jarred satay sauce","bottled peanut sauce"],density:1.1,allergens:["peanuts"],mayContain:["soy","gluten","crustaceans","fish","sesame"],tags:["n\
ightshade","allium"]}),rare9("japanese-curry-roux","typical label",[510,6.5,45,34,4,9,4200],{plural:"none",aliases:["curry roux","curry roux block","japanese cu\
rry block","japanese curry cube","curry cube","curry block","japanese curry","curry roux cube","golden curry","korean curry powder","japanese curry roux cube","\
s&b golden curry"],measures:{block:20,cube:20,package:220,each:20,box:220},allergens:["gluten","soy","milk"],mayContain:["celery","mustard","peanuts","sesame","\
fish"],tags:["dairy","high-carb"]}),rare9("bagoong","typical label",[120,18,5,2,0,2,8500],{plural:"none",aliases:["bagoong alamang","bagoong isda","shrimp sauce",
"saeujeot","salted shrimp","korean salted shrimp","salted fermented shrimp","terasi","ginisang bagoong","saut\xE9ed shrimp paste","fine shrimp sauce","fermented\
 shrimp","fermented salted shrimp","mam tom","prahok","padaek","fermented fish","fermented fish sauce","unfiltered fish sauce","fermented fish paste","ngapi","k\
api","thai shrimp paste"],density:1.15,allergens:["crustaceans","fish"],tags:["shellfish","fish"]}),rare9("patis","06179",[35,5.1,3.6,0,0,3.6,7851],{plural:"non\
e",aliases:["korean fish sauce","anchovy sauce","colatura","colatura di alici","garum","korean anchovy sauce","filipino fish sauce","anchovy extract","anchovy e\
ssence","anchovy fish sauce"],density:1.2,allergens:["fish"],tags:["fish"]}),rare9("banana-ketchup","typical label",[130,.6,32,.1,.6,26,900],{plural:"none",aliases:[
"cocktail sauce","seafood cocktail sauce","filipino banana ketchup","curry ketchup","banana sauce","mustard ketchup"],density:1.14,mayContain:["celery","mustard",
"fish"],tags:["high-carb","nightshade"]}),rare9("lechon-sauce","typical label",[140,2,30,1,1,20,900],{name:"liver sauce",plural:"none",aliases:["lechon sauce","\
mang tomas","all purpose sauce"],density:1.15,allergens:["gluten"],mayContain:["soy"],tags:["meat","pork","cooked"]}),rare9("yuzu-kosho","typical label",[60,1.5,
10,1,6,2,9e3],{plural:"none",aliases:["yuzukosho","green yuzu kosho"],density:1.05,tags:["nightshade"]}),rare9("shio-koji","typical label",[180,3,40,.5,1,20,4800],
{plural:"none",aliases:["koji paste","amazake"],density:1.1}),rare9("turkish-pepper-paste","typical label",[90,3.5,14,2,5,9,3e3],{name:"turkish pepper paste",plural:"\
none",aliases:["sweet red pepper paste","hot red pepper paste","mild red pepper paste","turkish red pepper paste","biber sal\xE7as\u0131","biber salcasi","red p\
epper paste","pepper paste","sweet pepper paste","hot pepper paste","aleppo pepper paste","hungarian paprika paste","piros arany","paprika paste","paprikapaste",
"mild pepper paste","hot turkish pepper paste","calabrian chili paste","calabrian chile paste","calabrian chile","calabrian chili","crushed calabrian chile","po\
rtuguese pepper paste","massa de piment\xE3o","choricero pepper paste","choricero paste","\xF1ora paste"],density:1.1,measures:{each:5},tags:["nightshade"]}),rare9(
"aji-paste","typical label",[60,1.5,8,2.5,3,4,800],{name:"aji amarillo paste",plural:"none",aliases:["aj\xED amarillo paste","aji panca paste","aj\xED panca paste",
"rocoto paste","aji amarillo","aj\xED amarillo","aji panca","rocoto","aji pepper","aji rojo paste","locoto","frozen aji amarillo","aji limo","aji mirasol paste",
"aj\xED rocoto paste","aji dulce","aji amarillo pepper","aji amarillo chile","aj\xED panca"],density:1.03,measures:{each:30,jar:210},tags:["nightshade"]}),rare9(
"mole-paste","typical label",[480,8,40,32,9,20,1800],{plural:"none",aliases:["mole poblano paste","do\xF1a mar\xEDa mole","mole negro paste","jarred mole","pipi\
an paste"],density:1.15,measures:{jar:235},allergens:["peanuts","tree-nuts","sesame","gluten"],mayContain:["soy","milk"],tags:["nightshade"]}),rare9("chamoy","t\
ypical label",[150,.5,37,.2,1,32,2500],{plural:"none",aliases:["chamoy sauce"],density:1.2,mayContain:["sulphites"],tags:["nightshade"]}),rare9("mexican-hot-sau\
ce","06169",[12,1.3,.8,.8,.6,.1,1500],{plural:"none",aliases:["valentina","valentina hot sauce","cholula","frank's redhot","frank's red hot","crystal hot sauce",
"scotch bonnet sauce","habanero hot sauce","caribbean pepper sauce","scotch bonnet pepper sauce","louisiana style hot sauce","cayenne pepper sauce","green hot s\
auce","hot cayenne sauce","jalape\xF1o hot sauce","habanero sauce","green tabasco","malagueta pepper sauce"],density:1,tags:["nightshade"]}),rare9("tomatillo-sa\
lsa","typical label",[38,1.1,6.4,.9,1.9,3,600],{plural:"none",aliases:["green salsa","tomatillo salsa verde","jarred salsa verde","green enchilada sauce","mexic\
an salsa verde","hatch green chile sauce"],density:1.05,measures:{jar:450},tags:["nightshade","allium"]}),rare9("zhug","typical label",[250,3,7,24,3,1,1200],{name:"\
zhoug",plural:"none",aliases:["zhug","schug","s'chug","jarred chimichurri","shatta","shattah"],density:.98,tags:["nightshade","allium"]}),rare9("remoulade","typ\
ical label",[480,1,8,49,.5,6,850],{plural:"none",aliases:["r\xE9moulade","danish remoulade","salad cream","thousand island dressing","miracle whip","sandwich sp\
read","louisiana remoulade"],density:.98,allergens:["eggs","mustard"],mayContain:["milk","celery","fish"],tags:["egg"]}),rare9("blue-cheese-dressing","typical l\
abel",[480,1.4,4.8,51,0,3.7,930],{plural:"none",aliases:["gorgonzola dressing","roquefort dressing"],density:1,allergens:["milk","eggs"],mayContain:["mustard","\
soy"],tags:["dairy","egg"]}),rare9("gravy-powder","typical label",[340,9,60,7,2,5,5500],{plural:"none",aliases:["bisto","gravy mix","instant gravy","browning sa\
uce","gravy browning","kitchen bouquet","brown gravy mix","onion gravy granule","turkey gravy mix"],density:.6,measures:{packet:25,tablespoon:8},allergens:["glu\
ten"],mayContain:["soy","celery","milk"]}),rare9("mint-sauce","typical label",[100,.7,23,.2,1.5,20,600],{plural:"none",aliases:["bottled mint sauce","pickapeppa",
"pickapeppa sauce","tamarind chutney","imli chutney","date tamarind chutney"],density:1.1,mayContain:["gluten","sulphites"]}),rare9("jellied-cranberry-sauce","t\
ypical label",[159,.9,40,.2,1.1,32,5],{plural:"none",aliases:["canned cranberry sauce","canned jellied cranberry sauce","homemade cranberry sauce","leftover cra\
nberry sauce"],density:1.17,measures:{can:397,slice:57},tags:["high-carb"]}),rare9("creole-mustard","02046",[67,4.4,5.3,4,3.3,.9,1135],{plural:"none",aliases:["\
brown mustard","spicy brown mustard","german mustard","hot mustard","chinese hot mustard","chinese mustard","karashi","bavarian mustard","sweet bavarian mustard",
"medium hot mustard","mittelscharfer senf","sweet mustard","honey mustard","swedish mustard","dusseldorf mustard","d\xFCsseldorf mustard","tarragon mustard","de\
li mustard"],density:1.05,allergens:["mustard"],mayContain:["sulphites","gluten"]}),rare9("truffle-paste","typical label",[250,3,5,24,3,1,900],{plural:"none",aliases:[
"truffle sauce","porcini paste","mushroom powder","porcini powder","shiitake powder","mushroom seasoning","mushroom bouillon powder","mushroom paste","mushroom \
ketchup","mushroom bouillon"],density:.95,mayContain:["milk","celery"]}),rare9("black-garlic","typical label",[190,8,40,.5,5,20,30],{plural:"none",aliases:["bla\
ck garlic clove","fried garlic chip","jarred minced garlic"],measures:{clove:3,each:3,head:35,tablespoon:9},tags:["allium"]}),rare9("black-sesame-paste","12166",
[595,17,21.2,53.8,9.3,.5,40],{plural:"none",aliases:["chinese sesame paste","black tahini","roasted sesame paste","toasted sesame paste","neri goma"],density:1.02,
allergens:["sesame"]}),rare9("iru","typical label",[430,35,25,25,8,2,900],{name:"fermented locust beans",plural:"none",aliases:["iru","dawadawa","fermented locu\
st bean","ogiri","sumbala","soumbala","locust bean"],measures:{tablespoon:10,teaspoon:4,cube:10,cup:130},mayContain:["soy"]}),rare9("seafood-bouillon-cube","060\
81",[198,14.6,23.5,4.7,0,0,24e3],{aliases:["shrimp bouillon cube","fish bouillon","fish stock cube","shrimp bouillon","fish bouillon cube","fish stock powder","\
lobster base","seafood base"],measures:{each:4.8,cube:4.8,teaspoon:3.5,packet:10},allergens:["fish","crustaceans","celery"],mayContain:["gluten"],tags:["fish","\
shellfish"]}),rare9("fermented-black-bean","typical label",[190,14,18,7,6,2,4500],{aliases:["douchi","chinese fermented black bean","salted black bean","salted \
fermented black bean","preserved black bean","black bean douchi"],measures:{tablespoon:10,cup:160},allergens:["soy"],mayContain:["gluten"]})];var of={produce:foodsOfAisle("Produce"),meat:foodsOfAisle("Meat & Fish"),dairy:foodsOfAisle("Dairy & Eggs"),bakery:foodsOfAisle("Bakery"),grains:foodsOfAisle("P\
asta, Rice & Grains"),canned:foodsOfAisle("Canned & Jarred"),baking:foodsOfAisle("Baking"),spices:foodsOfAisle("Spices & Seasonings"),nuts:foodsOfAisle("Nuts & \
Dried Fruit"),frozen:foodsOfAisle("Frozen")};var otherForms=[of.produce("elderberry","09088",[73,.7,18.4,.5,7,7,6],{measures:{cup:145}}),of.produce("prickly-pea\
r","11963",[16,1.3,3.3,.1,2.2,1.1,21],{name:"nopal",aliases:["nopales","prickly pear","cactus paddle","cactus leaf"],measures:{cup:86,each:120}}),of.produce("pu\
rslane","11427",[20,2,3.4,.4,1,.5,45],{plural:"none",measures:{cup:43}}),of.produce("salsify","11437",[82,3.3,18.6,.2,3.3,2,20],{plural:"none",aliases:["oyster \
plant","scorzonera","black salsify"],measures:{cup:133,each:80}}),of.produce("peppermint","02064",[70,3.8,14.9,.9,8,.3,31],{plural:"none",aliases:["peppermint l\
eaf"],measures:{cup:25,tablespoon:1.6,leaf:.1,sprig:1}}),of.meat("cooked-bacon","43378",[541,37,1.4,41.8,0,0,1030],{name:"cooked bacon",plural:"none",aliases:["\
crumbled bacon","bacon crumble","crisp cooked bacon","crispy bacon"],measures:{slice:8,each:8,cup:80,tablespoon:5},tags:["meat","pork","cured","cooked"]}),of.meat(
"cooked-ground-beef","23575",[272,27,0,17.4,0,0,91],{name:"cooked ground beef",plural:"none",aliases:["browned ground beef","cooked minced beef"],measures:{cup:135},
tags:["meat","cooked"]}),of.meat("cooked-chicken-thigh","05098",[179,24.8,0,8.2,0,0,106],{name:"cooked chicken thigh",aliases:["roasted chicken thigh"],measures:{
each:116,cup:140},tags:["poultry","cooked"]}),of.meat("cooked-lamb","17014",[191,28.3,0,7.7,0,0,68],{name:"cooked lamb",plural:"none",aliases:["roast lamb","lef\
tover lamb"],measures:{cup:140,slice:45},tags:["meat","cooked"]}),of.meat("breakfast-sausage","07063",[287,15.4,.7,24.8,0,.9,740],{aliases:["breakfast link","br\
eakfast sausage link","sage sausage"],measures:{each:25,link:25,patty:35},mayContain:["gluten","sulphites"],tags:["meat","pork","ground-meat","raw-risk"]}),of.dairy(
"colby","01011",[394,23.8,2.6,32.1,0,.5,604],{plural:"none",aliases:["colby cheese","colby jack","colby jack cheese"],measures:{cup:113,slice:28},allergens:["mi\
lk"],tags:["dairy"]}),of.dairy("edam","01018",[357,25,1.4,27.8,0,1.4,812],{plural:"none",aliases:["edam cheese"],measures:{cup:113,slice:28},allergens:["milk"],
tags:["dairy"]}),of.dairy("muenster","01030",[368,23.4,1.1,30,0,1.1,628],{plural:"none",aliases:["munster","muenster cheese","munster cheese"],measures:{cup:113,
slice:28},allergens:["milk"],tags:["dairy"]}),of.dairy("low-fat-cottage-cheese","01016",[72,12.4,2.7,1,0,2.7,406],{name:"low-fat cottage cheese",plural:"none",aliases:[
"lowfat cottage cheese","1% cottage cheese","reduced fat cottage cheese"],measures:{cup:226},allergens:["milk"],tags:["dairy"]}),of.dairy("fat-free-evaporated-m\
ilk","01097",[78,7.5,11.3,.2,0,11.3,115],{name:"fat-free evaporated milk",plural:"none",aliases:["skimmed evaporated milk","nonfat evaporated milk","evaporated \
skim milk"],density:1.08,measures:{can:354},allergens:["milk"],tags:["dairy"]}),of.dairy("hard-goat-cheese","01156",[452,30.5,2.2,35.6,0,2.2,423],{name:"hard go\
at cheese",plural:"none",aliases:["aged goat cheese","goat gouda"],measures:{cup:113,slice:28},allergens:["milk"],tags:["dairy"]}),of.dairy("part-skim-ricotta",
"01037",[138,11.4,5.1,7.9,0,.3,99],{name:"part-skim ricotta",plural:"none",aliases:["part skim ricotta cheese","low fat ricotta","light ricotta"],measures:{cup:248},
allergens:["milk"],tags:["dairy"]}),of.dairy("whey-powder","01115",[353,12.9,74.5,1.1,0,74.5,1079],{plural:"none",aliases:["sweet whey","dried whey","whey"],measures:{
cup:145,tablespoon:7.5},allergens:["milk"],tags:["dairy"]}),of.bakery("angel-food-cake","18086",[258,5.9,57.8,.8,1.5,30,749],{aliases:["angel cake"],measures:{slice:28,
piece:28},allergens:["gluten","eggs"],mayContain:["milk"],tags:["egg","high-carb"]}),of.bakery("biscuit-dough","18012",[270,6.7,43.7,7.8,2,7.2,876],{name:"biscu\
it dough",plural:"none",aliases:["refrigerated biscuit","refrigerated biscuit dough","canned biscuit dough","crescent roll dough","crescent dough","refrigerated\
 crescent roll"],measures:{each:45,can:340},allergens:["gluten"],mayContain:["milk","soy"],tags:["high-carb"]}),of.bakery("multigrain-bread","18035",[265,13.4,43.3,
4.2,7.4,6.4,381],{plural:"none",aliases:["seeded bread","multi grain bread","granary bread"],measures:{slice:26,each:26,loaf:680},allergens:["gluten"],mayContain:[
"milk","soy","sesame"],tags:["high-carb"]}),of.bakery("raisin-bread","18047",[274,7.9,52.3,4.4,4.3,5.7,347],{plural:"none",aliases:["cinnamon raisin bread","fru\
it bread"],measures:{slice:26,each:26},allergens:["gluten"],mayContain:["milk","soy","eggs","sulphites"],tags:["high-carb"]}),of.bakery("chocolate-wafer","18157",
[433,6.6,72.7,14.2,3.4,37.4,580],{aliases:["chocolate wafer cookie","chocolate cookie crumb"],measures:{each:6,cup:112},allergens:["gluten"],mayContain:["milk",
"soy"],tags:["high-carb"]}),of.grains("cooked-couscous","20029",[112,3.8,23.2,.2,1.4,.1,5],{name:"cooked couscous",plural:"none",aliases:["leftover couscous"],measures:{
cup:157},allergens:["gluten"],tags:["cooked","high-carb"]}),of.grains("spinach-pasta","20126",[372,13.3,74.8,1.6,10.6,2.7,36],{plural:"none",aliases:["green pas\
ta","spinach fettuccine","spinach tagliatelle","spinach linguine"],measures:{cup:60,package:454},allergens:["gluten"],mayContain:["eggs"],tags:["high-carb"]}),of.
canned("canned-green-bean","11056",[25,1.3,4.2,.4,2.5,1.3,246],{name:"canned green bean",aliases:["tinned green bean"],measures:{cup:153,can:262}}),of.canned("c\
anned-pea","11311",[71,4.3,11.8,.9,4.1,3.2,231],{name:"canned pea",aliases:["tinned pea","canned green pea"],measures:{cup:163,can:257}}),of.canned("canned-swee\
t-potato","11514",[101,2,23.2,.2,1.7,5.5,75],{name:"canned sweet potato",plural:"canned sweet potatoes",aliases:["canned yam"],measures:{cup:255,can:496},tags:[
"high-carb"]}),of.canned("stewed-tomato","11533",[26,.9,6.2,.2,1,3.5,221],{name:"stewed tomatoes",plural:"none",aliases:["stewed tomato","canned stewed tomato"],
measures:{cup:255,can:411},mayContain:["celery"],tags:["nightshade"]}),of.canned("fried-onion","11295",[258,3.1,30.5,14.1,1.8,3,246],{name:"french fried onions",
plural:"none",aliases:["french fried onion","crispy fried onion","crispy onion","fried onion","fried shallot","crispy fried shallot","crispy shallot"],measures:{
cup:56,tablespoon:5,can:170},allergens:["gluten"],mayContain:["soy","milk"],tags:["allium"]}),of.baking("potato-flake","11378",[354,8.3,81.2,.4,6.6,3.4,104],{name:"\
potato flakes",plural:"none",aliases:["instant mashed potato","instant mash","instant potato","potato flake","mashed potato flake","instant potato flake"],measures:{
cup:60,tablespoon:3.75},mayContain:["sulphites","milk"],tags:["high-carb","nightshade"]}),of.baking("maple-sugar","19340",[354,.1,90.9,.2,0,84.9,11],{plural:"no\
ne",aliases:["granulated maple syrup"],measures:{teaspoon:3,tablespoon:9},tags:["high-carb"]}),of.spices("savory","02039",[272,6.7,68.7,5.9,45.7,2,24],{plural:"\
none",aliases:["summer savory","winter savory","dried savory"],measures:{teaspoon:1.4,tablespoon:4.4}}),of.spices("chervil-dried","02008",[237,23.2,49.1,3.9,11.3,
5,83],{name:"dried chervil",plural:"none",measures:{teaspoon:.6,tablespoon:1.9}}),of.spices("chili-seasoning","02076",[335,10.8,56.6,7.3,10.8,8.7,4616],{plural:"\
none",aliases:["chili seasoning mix","chilli seasoning","chili seasoning packet"],measures:{tablespoon:6.8,packet:35},mayContain:["gluten","celery","mustard"]}),
of.nuts("honey-roasted-peanut","16089",[599,28,15.3,52.5,9.4,4.2,320],{measures:{cup:144},allergens:["peanuts"],mayContain:["tree-nuts"],tags:["honey"]}),of.frozen(
"frozen-artichoke","11009",[38,2.6,7.8,.4,3.9,1,47],{name:"frozen artichoke heart",aliases:["frozen artichoke"],measures:{cup:168,package:255,each:20}}),of.frozen(
"frozen-carrot","11130",[36,.8,7.9,.5,3.3,4.8,68],{name:"frozen carrot",aliases:["frozen sliced carrot"],measures:{cup:128}}),of.frozen("frozen-cherry","09068",
[46,.9,11,.4,1.6,9,1],{name:"frozen cherry",aliases:["frozen sweet cherry","frozen dark cherry"],measures:{cup:155}}),of.frozen("lima-bean","11037",[106,6.4,19.8,
.3,5.5,1.4,58],{aliases:["baby lima bean","frozen lima bean","fresh butter bean"],measures:{cup:160,package:284}}),of.frozen("succotash","11495",[99,5,19.6,1,3.8,
3.5,4],{plural:"none",aliases:["frozen succotash"],measures:{cup:170}})];var food10=foodsOfAisle("Pasta, Rice & Grains");var rare10=foodsOfAisle("Pasta, Rice & Grains",true);var pastaAndGrains=[food10("pasta","20120",[371,13,74.7,1.5,
3.2,2.7,6],{plural:"none",aliases:["dried pasta","short pasta","pasta shape","pasta shell","dry pasta","ditalini","conchiglie","cavatappi","tagliatelle","pappar\
delle","elbow pasta","small pasta"],measures:{cup:100,package:454,handful:60},allergens:["gluten"],mayContain:["eggs"],tags:["high-carb"]}),food10("spaghetti","\
20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["angel hair","angel hair pasta","bucatini","capellini","vermicelli pasta","spaghettini"],measures:{cup:100,
package:454},allergens:["gluten"],tags:["high-carb"]}),food10("penne","20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["penne pasta","penne rigate","\
ziti"],measures:{cup:95,package:454},allergens:["gluten"],tags:["high-carb"]}),food10("rigatoni","20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["ri\
gatoni pasta","tortiglioni"],measures:{cup:85,package:454},allergens:["gluten"],tags:["high-carb"]}),food10("farfalle","20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"\
none",aliases:["bow tie pasta","farfalle pasta"],measures:{cup:80,package:454},allergens:["gluten"],tags:["high-carb"]}),food10("fettuccine","20120",[371,13,74.7,
1.5,3.2,2.7,6],{plural:"none",aliases:["fettuccine pasta","fettucine"],measures:{cup:100,package:454},allergens:["gluten"],tags:["high-carb"]}),food10("fusilli",
"20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["rotini","fusilli pasta"],measures:{cup:85,package:454},allergens:["gluten"],tags:["high-carb"]}),food10(
"linguine","20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["linguini","linguine pasta"],measures:{cup:100,package:454},allergens:["gluten"],tags:["h\
igh-carb"]}),food10("macaroni","20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["elbow macaroni"],measures:{cup:120,package:454},allergens:["gluten"],
tags:["high-carb"]}),food10("lasagna-noodle","20120",[371,13,74.7,1.5,3.2,2.7,6],{name:"lasagna sheet",aliases:["lasagna noodle","lasagne sheet","lasagne","drie\
d lasagne sheet","lasagna"],measures:{each:20,sheet:20,package:454},allergens:["gluten"],tags:["high-carb"]}),food10("orzo","20120",[371,13,74.7,1.5,3.2,2.7,6],
{plural:"none",aliases:["orzo pasta"],measures:{cup:190},allergens:["gluten"],tags:["high-carb"]}),food10("whole-wheat-pasta","20124",[348,14.6,75,1.4,9,2.7,8],
{name:"whole-wheat pasta",plural:"none",aliases:["whole wheat pasta","wholemeal pasta","whole wheat spaghetti","wholewheat pasta","whole wheat penne"],measures:{
cup:100,package:454},allergens:["gluten"],tags:["high-carb"]}),food10("gluten-free-pasta","typical label",[358,6.5,79,1.3,2,.5,5],{name:"gluten-free pasta",plural:"\
none",aliases:["gluten free pasta","rice pasta","gluten free spaghetti","gluten free penne","lentil pasta","chickpea pasta","gluten free macaroni","gluten free \
elbow macaroni","gluten free tagliatelle","gluten free linguine","gluten free noodle","gluten free orzo","rice orzo","gluten free fusilli","gluten free rigatoni",
"gluten free fettuccine","gluten free egg noodle","gluten free ramen noodle","gluten free soba","gluten free small pasta","gluten free ditalini","gluten free sh\
ell pasta"],measures:{cup:100,package:340},tags:["high-carb"]}),food10("fresh-pasta","20093",[288,11.3,54.7,2.3,2,.9,26],{plural:"none",aliases:["fresh papparde\
lle","fresh fettuccine","fresh linguine","fresh lasagne sheet","fresh egg fettuccine","fresh egg pappardelle","fresh egg tagliatelle","fresh egg lasagna sheet",
"fresh egg pasta sheet","fresh pasta sheet","fresh taglierini","fresh egg noodle pasta","fresh lasagna sheet","fresh tagliatelle","fresh egg pasta"],measures:{package:250},
allergens:["gluten","eggs"],tags:["egg","high-carb"]}),food10("pasta-cooked","20121",[158,5.8,30.9,.9,1.8,.6,1],{name:"cooked pasta",plural:"none",aliases:["pas\
ta cooked","cooked spaghetti","cooked macaroni"],measures:{cup:140},allergens:["gluten"],tags:["high-carb","cooked"]}),food10("ravioli","typical label",[295,12,
46,7,2.5,2,400],{plural:"none",aliases:["frozen pierogi","cheese pierogi","meat tortellini","fresh ravioli","spinach ricotta ravioli","ricotta ravioli","dried t\
ortellini","cappelletti","maultasche","tortellini","cheese ravioli","cheese tortellini","filled pasta","fresh tortellini"],measures:{package:255,cup:110},allergens:[
"gluten","eggs","milk"],tags:["egg","dairy","high-carb"]}),food10("gnocchi","typical label",[160,3.8,33,.9,2,.8,430],{plural:"none",aliases:["potato gnocchi"],measures:{
package:500,cup:150},allergens:["gluten"],mayContain:["eggs","sulphites"],tags:["nightshade","high-carb"]}),food10("egg-noodle","20109",[384,14.2,71.3,4.4,3.3,1.9,
21],{aliases:["medium egg noodle","fine egg noodle","hokkien noodle","wide egg noodle","noodle","chinese noodle","lo mein noodle"],measures:{cup:38,nest:60,package:340},
allergens:["gluten","eggs"],tags:["egg","high-carb"]}),food10("rice-noodle","20133",[364,6,80.2,.6,1.6,.1,182],{aliases:["rice vermicelli","rice stick","pad tha\
i noodle","flat rice noodle","vermicelli noodle","rice vermicelli noodle","vermicelli"],measures:{package:227,nest:50,cup:90},tags:["high-carb"]}),food10("glass\
-noodle","typical label",[351,.2,86,.1,.5,0,10],{aliases:["cellophane noodle","bean thread noodle","mung bean noodle","sweet potato noodle"],measures:{package:150,
cup:140},tags:["high-carb"]}),food10("udon","20116",[356,11.4,74.1,.8,4.3,1.5,1840],{name:"udon noodle",aliases:["udon","somen noodle","somen"],measures:{package:200,
bundle:90,nest:90},allergens:["gluten"],tags:["high-carb"]}),food10("ramen-noodle","USDA NDB 20116, dried wheat noodles",[356,11.4,74.1,.8,4.3,1.5,1840],{aliases:[
"ramen","instant noodle","instant ramen"],measures:{package:85,nest:80},allergens:["gluten"],mayContain:["eggs"],tags:["high-carb"]}),food10("soba","20114",[336,
14.4,74.6,.7,0,1,792],{name:"soba noodle",aliases:["soba","buckwheat noodle"],measures:{bundle:90,package:270},allergens:["gluten"],tags:["high-carb"]}),food10(
"chow-mein-noodle","20113",[459,10.6,67,17.6,2.7,.9,847],{aliases:["crispy noodle"],measures:{cup:56},allergens:["gluten"],mayContain:["eggs"],tags:["high-carb"]}),
food10("wonton-wrapper","18368",[291,9.8,57.9,1.5,1.8,.6,572],{aliases:["square wonton wrapper","potsticker wrapper","egg dumpling wrapper","round wonton wrappe\
r","dumpling wrapper","gyoza wrapper","wonton skin","gyoza skin","egg roll wrapper"],measures:{each:8,square:8,sheet:8,package:340},allergens:["gluten"],mayContain:[
"eggs"],tags:["high-carb"]}),food10("rice-paper","typical label",[340,1,83,.2,.5,0,400],{aliases:["rice paper wrapper","spring roll wrapper","rice paper sheet"],
measures:{each:9,sheet:9},tags:["high-carb"]}),food10("white-rice","20044",[365,7.1,80,.7,1.3,.1,5],{plural:"none",aliases:["rice","long grain rice","long grain\
 white rice","easy cook rice","uncooked rice"],density:.78,tags:["high-carb"]}),food10("basmati-rice","20044",[365,7.1,80,.7,1.3,.1,5],{plural:"none",aliases:["\
basmati"],density:.78,tags:["high-carb"]}),food10("jasmine-rice","20044",[365,7.1,80,.7,1.3,.1,5],{plural:"none",aliases:["thai rice","fragrant rice","thai jasm\
ine rice"],density:.78,tags:["high-carb"]}),food10("brown-rice","20036",[370,7.9,77.2,2.9,3.5,.9,7],{plural:"none",aliases:["brown basmati rice","long grain bro\
wn rice"],density:.78,tags:["high-carb"]}),food10("arborio-rice","20052",[358,6.5,79.2,.5,2.8,.1,1],{plural:"none",aliases:["risotto rice","carnaroli rice","pae\
lla rice","bomba rice","short grain rice","pudding rice","carnaroli","arborio"],density:.845,tags:["high-carb"]}),food10("sushi-rice","20052",[358,6.5,79.2,.5,2.8,
.1,1],{plural:"none",aliases:["glutinous rice","sticky rice","japanese rice","medium grain rice"],density:.845,tags:["high-carb"]}),food10("wild-rice","20088",[
357,14.7,74.9,1.1,6.2,2.5,7],{plural:"none",density:.676,tags:["high-carb"]}),food10("cooked-rice","20045",[130,2.7,28.2,.3,.4,.1,1],{plural:"none",aliases:["co\
oked long grain rice","cooked long grain white rice","cold cooked long grain rice","cooked medium grain rice","boiled rice","cooked parboiled rice","day old ric\
e","day old cooked rice","leftover rice","steamed rice","cooked white rice","cold rice","microwave rice","cooked jasmine rice","cooked basmati rice"],measures:{
cup:158,pouch:250},tags:["high-carb","cooked"]}),food10("brown-rice-cooked","20037",[111,2.6,23,.9,1.8,.4,5],{name:"cooked brown rice",plural:"none",aliases:["b\
rown rice cooked"],measures:{cup:195},tags:["high-carb","cooked"]}),food10("quinoa","20035",[368,14.1,64.2,6.1,7,1.5,5],{plural:"none",aliases:["red quinoa","wh\
ite quinoa"],density:.72,tags:["high-carb"]}),food10("quinoa-cooked","20137",[120,4.4,21.3,1.9,2.8,.9,7],{name:"cooked quinoa",plural:"none",aliases:["quinoa co\
oked"],measures:{cup:185},tags:["high-carb","cooked"]}),food10("couscous","20028",[376,12.8,77.4,.6,5,.1,10],{plural:"none",aliases:["cous cous"],density:.73,allergens:[
"gluten"],tags:["high-carb"]}),food10("israeli-couscous","20028",[376,12.8,77.4,.6,5,.1,10],{plural:"none",aliases:["pearl couscous","giant couscous"],density:.73,
allergens:["gluten"],tags:["high-carb"]}),food10("bulgur","20012",[342,12.3,75.9,1.3,18.3,.4,17],{plural:"none",aliases:["bulgur wheat","bulghur wheat","cracked\
 wheat","bulghar wheat"],density:.59,allergens:["gluten"],tags:["high-carb"]}),food10("pearl-barley","20005",[352,9.9,77.7,1.2,15.6,.8,9],{plural:"none",aliases:[
"barley"],density:.845,allergens:["gluten"],tags:["high-carb"]}),food10("farro","20140",[338,14.6,70.2,2.4,10.7,6.8,8],{plural:"none",aliases:["spelt","pearled \
spelt","freekeh","wheat berry"],density:.735,allergens:["gluten"],tags:["high-carb"]}),food10("millet","20031",[378,11,72.9,4.2,8.5,1.5,5],{plural:"none",density:.845,
tags:["high-carb"]}),food10("buckwheat","20009",[346,11.7,75,2.7,10.3,1,11],{plural:"none",aliases:["buckwheat groat","kasha"],density:.69,tags:["high-carb"]}),
food10("amaranth","20001",[371,13.6,65.3,7,6.7,1.7,4],{plural:"none",density:.815,tags:["high-carb"]}),food10("masarepa","USDA NDB 20022, as cornmeal",[370,7.1,
79.5,1.8,3.9,1.6,7],{name:"precooked cornmeal",plural:"none",aliases:["masarepa","harina pan","arepa flour","harina precocida"],density:.6,tags:["high-carb"]}),
food10("cornmeal","20022",[370,7.1,79.5,1.8,3.9,1.6,7],{plural:"none",aliases:["makki atta","makki ka atta","corn atta","corn flour","yellow cornmeal","fine cor\
nmeal"],density:.66,tags:["high-carb"]}),food10("polenta","20022",[370,7.1,79.5,1.8,3.9,1.6,7],{plural:"none",aliases:["instant polenta","quick cook polenta","q\
uick cooking polenta"],density:.66,tags:["high-carb"]}),food10("grits","08159",[368,6.7,79.9,1.5,3.9,.6,2],{plural:"none",aliases:["corn grits","hominy grits"],
density:.72,tags:["high-carb"]}),food10("semolina","20066",[360,12.7,72.8,1.1,3.9,1,1],{plural:"none",aliases:["semolina flour","fine semolina"],density:.705,allergens:[
"gluten"],tags:["high-carb"]}),food10("rolled-oat","08120",[379,13.2,67.7,6.5,10.1,1,6],{name:"rolled oats",plural:"none",aliases:["oat","old fashioned oat","ro\
lled oat","oatmeal","porridge oat","old fashioned rolled oat","quick oat","quick cooking oat","jumbo oat"],density:.36,allergens:["gluten"],tags:["high-carb"]}),
food10("steel-cut-oat","08120",[379,13.2,67.7,6.5,10.1,1,6],{name:"steel-cut oats",plural:"none",aliases:["pinhead oatmeal","steel cut oat"],density:.74,allergens:[
"gluten"],tags:["high-carb"]}),food10("gluten-free-oat","08120",[379,13.2,67.7,6.5,10.1,1,6],{name:"gluten-free oats",plural:"none",aliases:["gluten free oat","\
gluten free rolled oat","certified gluten free oat"],density:.36,tags:["high-carb"]}),food10("oat-bran","20033",[246,17.3,66.2,7,15.4,1.5,4],{plural:"none",density:.4,
allergens:["gluten"],tags:["high-carb"]}),food10("wheat-germ","20078",[360,23.2,51.8,9.7,13.2,8,12],{plural:"none",aliases:["wheatgerm"],density:.49,allergens:[
"gluten"]}),food10("wheat-bran","20077",[216,15.6,64.5,4.3,42.8,.4,2],{plural:"none",aliases:["bran"],density:.245,allergens:["gluten"]}),food10("granola","0803\
7",[489,14.9,53.3,24.1,9,20,25],{plural:"none",aliases:["muesli"],density:.52,allergens:["gluten"],mayContain:["tree-nuts","milk"],tags:["high-carb"]}),food10("\
corn-flake","08020",[357,7.5,84.1,.4,3.3,9.5,729],{name:"corn flakes",plural:"none",aliases:["cornflake","corn flake","breakfast cereal","cereal"],measures:{cup:28},
mayContain:["gluten"],tags:["high-carb"]}),food10("rice-cereal","08065",[381,6.8,85.1,2.1,.4,9.9,527],{plural:"none",aliases:["corn chex","rice chex","chex cere\
al","crisped rice cereal","puffed corn cereal","crisped rice","puffed rice","rice krispie","puffed rice cereal","crispy rice cereal"],measures:{cup:26},mayContain:[
"gluten"],tags:["high-carb"]}),food10("popcorn","19034",[387,12.9,77.8,4.5,14.5,.9,8],{plural:"none",measures:{cup:8},tags:["high-carb"]}),food10("popcorn-kerne\
l","19034",[387,12.9,77.8,4.5,14.5,.9,8],{aliases:["popping corn"],measures:{cup:205,tablespoon:13},tags:["high-carb"]}),food10("tortilla-chip","19056",[473,7,67.5,
20.8,5.7,.8,325],{name:"tortilla chips",plural:"none",aliases:["tortilla chip","corn chip","nacho chip"],measures:{cup:30,handful:30,bag:200},tags:["high-carb"]}),
food10("potato-chip","19411",[542,6.6,50.8,36.4,4.4,.4,450],{name:"potato chips",plural:"none",aliases:["potato chip","crisp","potato crisp"],measures:{cup:25,bag:150},
tags:["high-carb","nightshade"]}),food10("cracker","18228",[418,9.5,74.1,8.7,2.8,1.3,943],{aliases:["saltine","saltine cracker","water biscuit","ritz cracker"],
measures:{each:3,cup:70},allergens:["gluten"],mayContain:["milk","sesame"],tags:["high-carb"]}),food10("pretzel","19047",[384,10,80,3.5,3.3,2.4,1150],{aliases:[
"pretzel rod","mini pretzel","pretzel stick","pretzel twist","small pretzel","hard pretzel"],measures:{cup:45,each:6},allergens:["gluten"],tags:["high-carb"]}),
food10("lentil-red","16144",[345,25,59.2,2.2,10.8,2,7],{name:"red lentil",aliases:["lentil red","split red lentil","dried red lentil","masoor dal","dal","pink l\
entil","red split lentil","dhal"],density:.81,tags:["high-carb"]}),food10("lentil-brown","16069",[343,25.8,60.1,1.1,30.5,2,6],{name:"brown lentil",aliases:["len\
til brown","lentil","green lentil","puy lentil","french lentil","dried lentil","black lentil","beluga lentil","dried green lentil"],density:.81,tags:["high-carb"]}),
food10("lentil-cooked","16070",[116,9,20.1,.4,7.9,1.8,2],{name:"cooked lentil",aliases:["lentil cooked","canned lentil","tinned lentil","ready cooked puy lentil"],
measures:{cup:198,can:250,pouch:250},tags:["cooked"]}),food10("chickpea-dried","16056",[364,19.3,60.7,6,17.4,10.7,24],{name:"dried chickpea",aliases:["chickpea \
dried","dry chickpea","chana dal"],density:.845,tags:["high-carb"]}),food10("black-bean-dried","16014",[341,21.6,62.4,1.4,15.5,2.1,5],{name:"dried black bean",aliases:[
"black bean dried","dry black bean"],density:.82,tags:["high-carb"]}),food10("kidney-bean-dried","typical label",[333,23.6,60,.8,24.9,2.2,24],{name:"dried kidne\
y bean",aliases:["rajma","kidney bean dried","dry kidney bean","dried red kidney bean"],density:.78,tags:["high-carb","raw-risk"]}),food10("white-bean-dried","1\
6037",[337,22.3,60.8,1.5,24.4,3.9,5],{name:"dried white bean",aliases:["white bean dried","dried cannellini bean","dried navy bean","dried haricot bean"],density:.88,
tags:["high-carb"]}),food10("split-pea","16085",[341,24.6,60.4,1.2,25.5,8,15],{aliases:["whole dried yellow pea","dried yellow pea","dried green pea","yellow pe\
a","marrowfat pea","dried marrowfat pea","whole dried pea","dried pea","dried yellow split pea","dried green split pea","yellow split pea","green split pea","to\
or dal","dried split pea"],density:.83,tags:["high-carb"]}),food10("black-eyed-pea","16062",[336,23.5,60,1.3,10.6,6.9,16],{name:"black-eyed pea",aliases:["lobia",
"black eyed pea","black eyed bean","dried black eyed pea","blackeye bean"],density:.705,tags:["high-carb"]}),food10("mung-bean","16080",[347,23.9,62.6,1.2,16.3,
6.6,15],{aliases:["moong dal","mung dal"],density:.875,tags:["high-carb"]}),food10("teff","20142",[367,13.3,73.1,2.4,8,1.8,12],{plural:"none",density:.815,tags:[
"high-carb"]}),food10("sorghum","20067",[339,11.3,74.6,3.3,6.3,3.4,6],{plural:"none",density:.81,tags:["high-carb"]}),rare10("orecchiette","20120",[371,13,74.7,
1.5,3.2,2.7,6],{plural:"none",aliases:["orecchiette pasta","cavatelli","tonnarelli","casarecce","strozzapreti","trofie","gemelli","campanelle","radiatore","radi\
atori","mezze maniche","paccheri","conchiglioni","jumbo shell","stuffing shell","calamarata","mafalda","mafaldine","reginette","rotelle","gigli","malloreddus","\
lumaconi","medium shell","small shell","mezzi rigatoni","pipe rigate","garganelli","tubetti","jumbo pasta shell","sagnette","busiate"],measures:{cup:90,package:454,
each:8},allergens:["gluten"],mayContain:["eggs"],tags:["high-carb"]}),rare10("cannelloni","20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["cannellon\
i tube","manicotti","manicotti shell","dried cannelloni"],measures:{each:10,package:227,tube:10},allergens:["gluten"],mayContain:["eggs"],tags:["high-carb"]}),rare10(
"soup-pasta","20120",[371,13,74.7,1.5,3.2,2.7,6],{plural:"none",aliases:["seviyan","roasted seviyan","acini di pepe","stelline","pastina","alphabet pasta","fide\
o","fideos","fideo noodle","fideo pasta","broken vermicelli","fregola","fregula","sev vermicelli","semiya","sevai","wheat vermicelli","roasted vermicelli","krit\
haraki","anelli","filini","risoni"],measures:{cup:150,package:200,tablespoon:10,nest:30},allergens:["gluten"],mayContain:["eggs"],tags:["high-carb"]}),rare10("s\
paetzle","typical label, dried",[360,13,68,3.5,3,2,20],{name:"dried sp\xE4tzle",plural:"none",aliases:["dried spaetzle","dried egg sp\xE4tzle","store bought sp\xE4\
tzle","kn\xF6pfle","kluski","kluski noodle","tarhonya","egg barley","dried egg pasta","egg pappardelle","egg tagliatelle","egg fettuccine","csiga noodle","noked\
li"],measures:{cup:90,package:500,nest:50},allergens:["gluten","eggs"],tags:["egg","high-carb"]}),rare10("moghrabieh","20028",[376,12.8,77.4,.6,5,.1,10],{plural:"\
none",aliases:["maftoul","ptitim","lebanese couscous"],density:.73,allergens:["gluten"],mayContain:["milk"],tags:["high-carb"]}),rare10("fresh-noodle","typical \
label",[280,9.5,54,2.5,2,1,400],{name:"fresh wheat noodle",aliases:["fresh ramen noodle","fresh chinese noodle","fresh lo mein noodle","jajangmyeon noodle","kal\
guksu noodle","fresh wheat noodle","hand pulled noodle","lamian","shanghai noodle","fresh hokkien noodle","wheat noodle","dried wheat noodle","chinese wheat noo\
dle","fresh shanghai noodle","thin wheat noodle","laghman noodle"],measures:{package:340,nest:120,bundle:100,cup:120},allergens:["gluten"],mayContain:["eggs"],tags:[
"high-carb"]}),rare10("cracked-rye","20062",[338,10.3,75.9,1.6,15.1,1,2],{plural:"none",aliases:["chopped rye","rye chop","rye groat"],measures:{cup:165},allergens:[
"gluten"],tags:["high-carb"]}),rare10("dosa-batter","typical label",[150,4.5,30,.7,1.5,.3,250],{plural:"none",aliases:["idli batter","idli dosa batter","ferment\
ed dosa batter"],measures:{cup:245},tags:["high-carb"]}),rare10("wonton-noodle","typical label",[290,11,55,3,2,1,300],{aliases:["fresh lo mein egg noodle","fres\
h chinese egg noodle","fresh chow mein egg noodle","thin fresh chow mein egg noodle","fresh hong kong style egg noodle","thin fresh hong kong style egg noodle",
"fresh chow mein noodle","hong kong style noodle","fresh lo mein","fresh wonton noodle","fresh egg noodle","thin egg noodle","fresh thin egg noodle","pancit can\
ton","flour stick noodle","canton noodle","bami noodle"],measures:{package:340,nest:90,bundle:90,cup:100},allergens:["gluten","eggs"],tags:["egg","high-carb"]}),
rare10("fresh-udon","typical label",[127,3,26,.6,1.5,.3,200],{name:"fresh udon noodle",aliases:["fresh udon","frozen udon","frozen udon noodle","precooked udon \
noodle","cooked udon noodle","cooked udon"],measures:{package:200,cup:150,each:200,nest:200},allergens:["gluten"],tags:["high-carb"]}),rare10("rice-noodle-fresh",
"typical label",[145,2.2,31,1,.8,.1,30],{name:"fresh rice noodle",aliases:["rice noodle fresh","ho fun","hor fun","fresh wide rice noodle","kway teow","fresh fl\
at rice noodle","rice sheet","he fen","fresh ho fun noodle"],measures:{package:454,cup:176},tags:["high-carb"]}),rare10("dangmyeon","typical label",[351,.2,86,.1,
.5,0,10],{name:"sweet potato starch noodle",aliases:["dangmyeon","korean glass noodle","korean sweet potato noodle","sweet potato glass noodle","mung bean vermi\
celli","bean thread vermicelli","bean vermicelli","glass noodle vermicelli","bean thread","sweet potato vermicelli"],measures:{package:300,cup:140,bundle:50},tags:[
"high-carb"]}),rare10("naengmyeon","typical label",[340,10,72,1,3,1,500],{name:"naengmyeon noodle",aliases:["naengmyeon","korean cold noodle","buckwheat naengmy\
eon"],measures:{package:160,nest:160},allergens:["gluten"],tags:["high-carb"]}),rare10("korean-rice-cake","typical label",[226,4,50,.6,.8,.3,250],{aliases:["tte\
ok","tteokbokki tteok","garaetteok","garae tteok","korean rice cake stick","sliced rice cake","nian gao","chinese rice cake","tteokbokki rice cake","rice cake s\
tick","cylinder rice cake","shanghai rice cake","rice ovalette","sliced korean rice cake"],measures:{each:15,cup:150,package:500,piece:15},mayContain:["gluten"],
tags:["high-carb"]}),rare10("spring-roll-wrapper","18368",[291,9.8,57.9,1.5,1.8,.6,572],{name:"wheat spring roll wrapper",aliases:["lumpia wrapper","spring roll\
 pastry","frozen spring roll wrapper","spring roll skin","popiah skin","shumai wrapper","siu mai wrapper","round dumpling wrapper","mandu wrapper","empanada dis\
c","empanada wrapper","empanada dough disc","mandu skin","brik pastry","brick pastry","warka","feuille de brick"],measures:{each:13,square:13,package:300,sheet:13},
allergens:["gluten"],mayContain:["eggs","milk"],tags:["high-carb"]}),rare10("glutinous-rice","20052",[370,6.8,81.7,.6,2.8,.1,7],{name:"sweet glutinous rice",plural:"\
none",aliases:["sweet rice","thai sticky rice","white glutinous rice","black glutinous rice","black rice","forbidden rice","black sticky rice","mochigome","mala\
gkit","long grain glutinous rice","red rice","purple rice"],density:.82,tags:["high-carb"]}),rare10("broken-rice","20044",[365,7.1,80,.7,1.3,.1,5],{plural:"none",
aliases:["parboiled rice","converted rice","idli rice","sona masoori rice","ponni rice","bhutanese rice","matta rice","carolina gold rice","carolina rice","egyp\
tian rice","calrose rice","baldo rice","gobindobhog rice","vialone nano","vialone nano rice","baby basmati rice"],density:.8,tags:["high-carb"]}),rare10("sushi-\
rice-cooked","USDA NDB 20045, as cooked rice",[130,2.4,28.7,.2,.4,.1,1],{name:"cooked short-grain rice",plural:"none",aliases:["cooked sushi rice","cooked short\
 grain rice","cooked japanese rice","steamed sushi rice","steamed short grain rice","cooked glutinous rice","cooked sticky rice","steamed jasmine rice"],measures:{
cup:170,bowl:200},tags:["high-carb","cooked"]}),rare10("poha","typical label",[350,6.6,77.3,1.2,2,.5,10],{plural:"none",aliases:["flattened rice","thick poha","\
beaten rice","chivda","rice flake"],measures:{cup:70},tags:["high-carb"]}),rare10("puffed-rice","typical label",[402,6.3,89.8,.5,1.7,0,3],{name:"murmura",plural:"\
none",aliases:["indian puffed rice","puffed wild rice","puffed quinoa","puffed millet","puffed amaranth"],measures:{cup:14},tags:["high-carb"]}),rare10("fonio",
"typical label",[360,7,76,1.8,3.3,.5,5],{plural:"none",aliases:["acha","fonio grain"],density:.75,tags:["high-carb"]}),rare10("freekeh","typical label",[352,12.6,
69,2.7,13,1,10],{name:"cracked freekeh",plural:"none",aliases:["whole freekeh","frikeh","green wheat","kamut","einkorn","rye berry","wheatberry","ebly","kutia w\
heat","hulled wheat","khorasan wheat"],density:.75,allergens:["gluten"],tags:["high-carb"]}),rare10("barley-flake","20005",[352,9.9,77.7,1.2,15.6,.8,9],{aliases:[
"rye flake","wheat flake","spelt flake","rolled barley","rolled rye","barley groat","hulled barley","pot barley","triticale flake","barley couscous"],density:.45,
allergens:["gluten"],tags:["high-carb"]}),rare10("sev","typical label",[540,13,48,33,6,2,900],{plural:"none",aliases:["nylon sev","bhujia","boondi","crisp sev",
"gathiya"],measures:{cup:60,tablespoon:4},mayContain:["gluten","peanuts"],tags:["high-carb"]}),rare10("weetabix","typical label",[362,12,69,2,10,4.2,280],{name:"\
wheat biscuit cereal",plural:"none",aliases:["weetabix","shredded wheat","bran flake","all bran","bran cereal","wheat cereal","shreddies","cheerio","special k"],
measures:{each:19,cup:45},allergens:["gluten"],mayContain:["milk"],tags:["high-carb"]}),rare10("cream-of-wheat","USDA NDB 20066, as semolina",[360,11,76,1,3.5,.5,
5],{plural:"none",aliases:["farina","sooji","suji","rava","durum wheat semolina","semolina rimacinata","wheat semolina","fine sooji","grie\xDF","manna groat","c\
oarse semolina"],density:.7,allergens:["gluten"],tags:["high-carb"]}),rare10("urad-dal","typical label",[341,25.2,59,1.6,18.3,0,38],{plural:"none",aliases:["spl\
it urad dal","black gram","white urad dal","whole urad dal","black urad dal","skinned urad dal","urad bean","white lentil","sabut urad","split black gram","vign\
a mungo"],density:.85,tags:["high-carb"]}),rare10("pigeon-pea-dried","typical label",[330,22,58,1.5,16,1,15],{name:"dried pigeon pea",aliases:["pigeon pea dried",
"gandule","dried gandule","horse gram","kala chana","black chickpea","brown chickpea","dried brown chickpea","split pigeon pea","moth bean","masoor","whole maso\
or","arhar dal","split yellow lentil","yellow lentil"],density:.83,tags:["high-carb"]}),rare10("pinto-bean-dried","16042",[347,21.4,62.6,1.2,15.5,2.1,12],{name:"\
dried pinto bean",aliases:["pinto bean dried","dry pinto bean","dried borlotti bean","dried cranberry bean","dried bean","dried mixed bean","dried romano bean",
"dried mayocoba bean","dried peruano bean","dried flor de mayo bean"],density:.82,tags:["high-carb"]}),rare10("butter-bean-dried","16037",[337,22.3,60.8,1.5,24.4,
3.9,5],{name:"dried great northern bean",aliases:["butter bean dried","dried butter bean","dried lima bean","dried gigante bean","gigante bean","dried gigantes \
bean","corona bean","dried tarbais bean","tarbais bean","dried flageolet bean","dried large lima bean","giant white bean","dried giant white bean","judi\xF3n bean",
"dried judion bean","fabes","dried fabes"],density:.86,tags:["high-carb"]}),rare10("fava-bean-dried","typical label",[341,26.1,58.3,1.5,25,5.7,13],{name:"dried \
fava bean",aliases:["fava bean dried","dried broad bean","split fava bean","dried split fava bean","split dried fava bean","dried ful","dried peeled fava bean"],
density:.85,tags:["high-carb"]}),rare10("adzuki-dried","typical label",[329,19.9,62.9,.5,12.7,1,5],{name:"dried adzuki bean",aliases:["adzuki dried","adzuki bea\
n","azuki bean","aduki bean","red adzuki bean","dried azuki bean","dried red bean","small red bean","dried small red bean"],density:.83,tags:["high-carb"]}),rare10(
"soybean-dried","typical label",[446,36.5,30.2,19.9,9.3,7.3,2],{name:"dried soybean",aliases:["soybean dried","dried soya bean","dried soy bean","black soybean",
"dried yellow soybean"],density:.79,allergens:["soy"]}),rare10("tvp","typical label",[330,50,33,1.2,17,8,15],{name:"textured vegetable protein",plural:"none",aliases:[
"soy flake","tvp","soy mince","soya mince","soy curl","soya chunk","textured soy protein","dried soy mince","soy chunk","soy granule","dried soya mince"],measures:{
cup:90,package:200},allergens:["soy"]}),rare10("hominy-dried","20022",[365,9,74,4.5,7.3,.6,35],{name:"dried hominy",plural:"none",aliases:["dried white hominy c\
orn","dried hominy corn","dried large white corn","dried mote corn","hominy dried","dried white corn","dried corn","mote","dried maize","samp","ma\xEDz mote","c\
hulpe corn","cancha","dried field corn","dried pozole corn","canjica"],measures:{cup:166,package:400},tags:["high-carb"]}),rare10("gari","typical label",[354,1.1,
85,.5,5,2,5],{plural:"none",aliases:["garri","attieke","atti\xE9k\xE9","farofa","farinha de mandioca","cassava meal","manioc flour","cassava flour","toasted cas\
sava flour","toasted manioc flour","cassava couscous"],density:.55,tags:["high-carb"]}),rare10("fufu-flour","typical label",[355,1.5,85,.4,4,2,10],{plural:"none",
aliases:["pounded yam flour","plantain flour","yam flour","fufu mix","pounded yam","amala","fufu","fufu powder","green banana flour"],density:.6,tags:["high-car\
b","nightshade"]}),rare10("white-cornmeal","20022",[370,7.1,79.5,1.8,3.9,1.6,7],{plural:"none",aliases:["blue cornmeal","maize meal","mealie meal","white maize \
meal","coarse cornmeal","stone ground cornmeal","medium cornmeal","blue corn masa harina","maize flour","white maize flour","harina de ma\xEDz"],density:.62,tags:[
"high-carb"]}),rare10("quinoa-flake","20035",[368,14.1,64.2,6.1,7,1.5,5],{aliases:["buckwheat flake","millet flake"],density:.45,tags:["high-carb"]}),rare10("in\
stant-oatmeal","08120",[379,13.2,67.7,6.5,10.1,1,6],{plural:"none",aliases:["instant oat","oat flake","fine oatmeal","medium oatmeal","oat groat","irish oatmeal",
"scottish oatmeal","coarse oatmeal","baby oatmeal","baby oat cereal","whole oat groat"],density:.38,allergens:["gluten"],tags:["high-carb"]}),rare10("baby-rice-\
cereal","typical label",[390,7,84,2,1.5,1,5],{plural:"none",aliases:["infant rice cereal","baby cereal","baby rice"],measures:{cup:60,tablespoon:4},mayContain:[
"gluten","milk"],tags:["high-carb"]}),rare10("veggie-chips","typical label",[500,4,58,28,6,3,400],{plural:"none",aliases:["vegetable chip","sweet potato chip","\
plantain chip","shoestring potato","potato stick","batata palha","corn nut","cassava chip","taro chip"],measures:{cup:30,handful:25,bag:150},tags:["high-carb"]}),
rare10("prawn-cracker","typical label",[530,3,60,31,1,6,900],{aliases:["krupuk","kerupuk","shrimp chip","shrimp cracker","prawn chip","keropok"],measures:{each:2.5,
cup:15,handful:15},allergens:["crustaceans"],mayContain:["gluten","soy","fish"],tags:["shellfish","high-carb"]}),rare10("cheese-cracker","typical label",[490,11,
60,23,2.5,1,900],{aliases:["cheese straw","goldfish cracker","cheez it","cheese puff"],measures:{each:1.2,cup:55},allergens:["gluten","milk"],mayContain:["soy"],
tags:["dairy","high-carb"]}),rare10("gluten-free-gnocchi","typical label",[165,2.5,35,1.2,2,.8,430],{name:"gluten-free gnocchi",plural:"none",aliases:["gluten f\
ree gnocchi","gluten free potato gnocchi"],measures:{package:400,cup:150},mayContain:["eggs","sulphites"],tags:["nightshade","high-carb"]}),rare10("yakisoba-noo\
dle","typical label, steamed",[165,5.2,32,1.6,1.8,.5,250],{aliases:["steamed yakisoba noodle","fresh yakisoba noodle","steamed chow mein noodle","steamed wheat \
noodle","cooked wheat noodle","cooked ramen noodle","cooked egg noodle","cooked soba noodle","cooked noodle"],measures:{package:150,cup:140,nest:150},allergens:[
"gluten"],mayContain:["eggs"],tags:["high-carb"]}),rare10("kirimochi","typical label",[226,4,50.5,.6,.5,.1,2],{plural:"none",aliases:["plain mochi","mochi squar\
e","kiri mochi","dried mochi","mochi rice cake","mochi block"],measures:{each:50,piece:50,square:50},tags:["high-carb"]}),rare10("gluten-free-lasagna-noodle","t\
ypical label",[358,6.5,79,1.3,2,.5,5],{name:"gluten-free lasagna noodle",aliases:["gluten free lasagna noodle","gluten free lasagna sheet","gluten free lasagne \
sheet","gluten free cannelloni","gluten free lasagne"],measures:{each:20,sheet:20,package:250},mayContain:["eggs","soy"],tags:["high-carb"]}),rare10("trahana","\
typical label",[350,14,62,5,4,8,900],{plural:"none",aliases:["tarhana","trahanas","kishk","sour trahana","sweet trahana"],density:.65,allergens:["gluten","milk"],
tags:["dairy","high-carb"]})];var food11=foodsOfAisle("Produce");var rare11=foodsOfAisle("Produce",true);var produce=[food11("onion","11282",[40,1.1,9.3,.1,1.7,4.2,4],{aliases:["yellow onion",
"brown onion","white onion","spanish onion","cooking onion"],measures:{small:70,medium:110,large:150,each:110,cup:160,slice:14},refuse:.1,tags:["allium"]}),food11(
"red-onion","11282",[40,1.1,9.3,.1,1.7,4.2,4],{aliases:["purple onion"],measures:{small:70,medium:110,large:150,each:110,cup:160,slice:14},refuse:.1,tags:["alli\
um"]}),food11("sweet-onion","11294",[32,.8,7.6,.1,.9,5,8],{aliases:["vidalia onion"],measures:{small:120,medium:200,large:331,each:200,cup:160},refuse:.1,tags:[
"allium"]}),food11("shallot","11677",[72,2.5,16.8,.1,3.2,7.9,12],{aliases:["banana shallot","echalion shallot"],measures:{small:15,medium:25,large:40,each:25,cup:160,
bulb:25},refuse:.12,tags:["allium"]}),food11("scallion","11291",[32,1.8,7.3,.2,2.6,2.3,16],{aliases:["spring onion","green onion","salad onion"],measures:{small:5,
medium:15,large:25,each:15,bunch:100,cup:100,stalk:15},refuse:.04,tags:["allium"]}),food11("garlic","11215",[149,6.4,33.1,.5,2.1,1,17],{plural:"none",aliases:["\
garlic clove","garlic puree","garlic paste","clove of garlic"],measures:{each:3,clove:3,head:40,bulb:40,cup:136,teaspoon:2.8},refuse:.13,tags:["allium"]}),food11(
"leek","11246",[61,1.5,14.2,.3,1.8,3.9,20],{measures:{small:60,medium:90,large:150,each:90,cup:89},refuse:.15,tags:["allium"]}),food11("chive","11156",[30,3.3,4.4,
.7,2.5,1.9,3],{measures:{bunch:25,cup:48,tablespoon:3,teaspoon:1,sprig:.5},tags:["allium"]}),food11("pearl-onion","11282",[40,1.1,9.3,.1,1.7,4.2,4],{aliases:["c\
ocktail onion","silverskin onion","baby onion"],measures:{each:9,cup:155},refuse:.1,tags:["allium"]}),food11("potato","11352",[77,2,17.5,.1,2.2,.8,6],{aliases:[
"russet potato","baking potato","floury potato","yukon gold potato","maris piper potato","king edward potato","white potato","waxy potato"],plural:"potatoes",measures:{
small:130,medium:200,large:300,each:200,cup:150},refuse:.1,tags:["high-carb","nightshade"]}),food11("new-potato","11355",[70,1.9,15.9,.1,1.7,1.3,18],{aliases:["\
baby potato","red potato","salad potato","fingerling potato","red skinned potato","charlotte potato"],plural:"new potatoes",measures:{small:35,medium:50,large:80,
each:50,cup:150},tags:["high-carb","nightshade"]}),food11("sweet-potato","11507",[86,1.6,20.1,.1,3,4.2,55],{aliases:["satsumaimo","japanese sweet potato","korea\
n sweet potato","orange sweet potato","boniato","purple sweet potato","kumara"],plural:"sweet potatoes",measures:{small:100,medium:180,large:280,each:180,cup:133},
refuse:.12,tags:["high-carb"]}),food11("yam","11601",[118,1.5,27.9,.2,4.1,.5,9],{aliases:["naga imo","yellow yam","white yam","puna yam","african yam"],measures:{
each:400,cup:150},refuse:.14,tags:["high-carb"]}),food11("carrot","11124",[41,.9,9.6,.2,2.8,4.7,69],{measures:{small:50,medium:61,large:72,each:61,cup:128,stick:4,
bunch:300},refuse:.1}),food11("baby-carrot","11960",[35,.6,8.2,.1,2.9,4.8,78],{measures:{small:8,medium:10,large:15,each:10,cup:120}}),food11("parsnip","11298",
[75,1.2,18,.3,4.9,4.8,10],{aliases:["parsley root"],measures:{small:80,medium:120,large:160,each:120,cup:133},refuse:.15}),food11("beet","11080",[43,1.6,9.6,.2,
2.8,6.8,78],{aliases:["beetroot"],measures:{small:60,medium:82,large:150,each:82,cup:136,bunch:330},refuse:.2}),food11("turnip","11564",[28,.9,6.4,.1,1.8,3.8,67],
{measures:{small:61,medium:122,large:183,each:122,cup:130},refuse:.19}),food11("rutabaga","11435",[37,1.1,8.6,.2,2.3,4.5,12],{aliases:["swede","neep"],measures:{
small:192,medium:386,large:772,each:386,cup:140},refuse:.15}),food11("celeriac","11141",[42,1.5,9.2,.3,1.8,1.6,100],{aliases:["celery root"],measures:{each:430,
cup:156},refuse:.14,allergens:["celery"]}),food11("radish","11429",[16,.7,3.4,.1,1.6,1.9,39],{measures:{small:2,medium:4.5,large:9,each:4.5,cup:116,bunch:100},refuse:.1}),
food11("daikon","11430",[18,.6,4.1,.1,1.6,2.5,21],{aliases:["mooli","daikon radish","white radish"],measures:{each:338,cup:116},refuse:.2}),food11("jerusalem-ar\
tichoke","11226",[73,2,17.4,0,1.6,9.6,4],{aliases:["sunchoke"],measures:{each:60,cup:150},refuse:.3}),food11("cassava","11134",[160,1.4,38.1,.3,1.8,1.7,14],{aliases:[
"yuca","manioc"],measures:{each:408,cup:206},refuse:.14,tags:["high-carb"]}),food11("taro","11518",[112,1.5,26.5,.2,4.1,.4,11],{aliases:["satoimo","cocoyam","da\
sheen","taro stem","taro root"],measures:{each:200,cup:104},refuse:.14,tags:["high-carb"]}),food11("jicama","11603",[38,.7,8.8,.1,4.9,1.8,4],{measures:{small:365,
medium:659,large:1200,each:659,cup:130},refuse:.08}),food11("ginger","11216",[80,1.8,17.8,.8,2,1.7,13],{plural:"none",aliases:["ginger root","ginger puree","gin\
ger paste","root ginger","gingerroot","stem of ginger"],measures:{piece:15,inch:15,thumb:20,knob:15,each:30,slice:2,teaspoon:2,tablespoon:6,cup:96},refuse:.07}),
food11("galangal","USDA NDB 11216, as ginger",[80,1.8,17.8,.8,2,1.7,13],{plural:"none",measures:{piece:15,inch:15,slice:2,teaspoon:2,tablespoon:6},refuse:.07}),
food11("turmeric-root","typical label",[61,1.8,14,.5,2,1.5,13],{plural:"none",aliases:["fresh turmeric","root turmeric"],measures:{piece:10,inch:10,teaspoon:2,tablespoon:6}}),
food11("horseradish-root","typical label",[74,3,16,.7,4,7,8],{plural:"none",aliases:["fresh horseradish"],measures:{tablespoon:5,piece:20,inch:20}}),food11("cab\
bage","11109",[25,1.3,5.8,.1,2.5,3.2,18],{aliases:["coleslaw mix","shredded coleslaw mix","shredded cabbage mix","slaw mix","bagged coleslaw mix","green cabbage",
"white cabbage","pointed cabbage","hispi cabbage","sweetheart cabbage","spring greens"],measures:{small:500,medium:908,large:1248,each:908,head:908,cup:80,leaf:23},
refuse:.2}),food11("red-cabbage","11112",[31,1.4,7.4,.2,2.1,3.8,27],{aliases:["purple cabbage"],measures:{small:567,medium:839,large:1134,each:839,head:839,cup:80,
leaf:23},refuse:.2}),food11("savoy-cabbage","11114",[27,2,6.1,.1,3.1,2.3,28],{measures:{each:800,head:800,cup:70,leaf:25},refuse:.2}),food11("napa-cabbage","111\
19",[16,1.2,3.2,.2,1.2,1.4,9],{aliases:["chinese cabbage","chinese leaf","wombok"],measures:{each:840,head:840,cup:76,leaf:30},refuse:.07}),food11("bok-choy","1\
1116",[13,1.5,2.2,.2,1,1.2,65],{plural:"none",aliases:["pak choi","pak choy","bok choi","baby bok choy","baby pak choi"],measures:{small:100,each:200,head:200,cup:70,
leaf:14,bunch:200},refuse:.12}),food11("brussels-sprout","11098",[43,3.4,9,.3,3.8,2.2,25],{aliases:["brussel sprout","sprout"],measures:{each:19,cup:88},refuse:.1}),
food11("broccoli","11090",[34,2.8,6.6,.4,2.6,1.7,33],{plural:"none",aliases:["broccoli slaw","broccoli slaw mix","broccoli floret","broccoli crown","calabrese"],
measures:{small:220,medium:300,large:450,each:300,head:300,cup:91,bunch:608,stalk:151,floret:11,crown:230},refuse:.3}),food11("broccolini","11096",[22,3.2,2.9,.5,
2.7,.4,33],{plural:"none",aliases:["tenderstem","tenderstem broccoli","broccoli rabe","rapini","sprouting broccoli","tenderstem broccolini"],measures:{bunch:200,
each:19,stalk:19,stem:19,cup:40}}),food11("cauliflower","11135",[25,1.9,5,.3,2,1.9,30],{aliases:["cauliflower floret"],measures:{small:265,medium:588,large:840,
each:588,head:588,cup:107,floret:13},refuse:.4}),food11("cauliflower-rice","11135",[25,1.9,5,.3,2,1.9,30],{plural:"none",aliases:["riced cauliflower"],measures:{
cup:107,bag:340}}),food11("kale","11233",[49,4.3,8.8,.9,3.6,2.3,38],{plural:"none",aliases:["curly kale","tuscan kale","lacinato kale","cavolo nero","dinosaur k\
ale","black kale"],measures:{cup:35,bunch:200,leaf:20,handful:30},refuse:.2}),food11("collard-green","11161",[32,3,5.4,.6,4,.5,17],{name:"collard greens",plural:"\
none",aliases:["collard green","collard","collard leaf"],measures:{cup:36,bunch:250,leaf:30},refuse:.3}),food11("spinach","11457",[23,2.9,3.6,.4,2.2,.4,79],{plural:"\
none",aliases:["baby spinach","spinach leaf"],measures:{cup:30,bunch:340,leaf:5,handful:30,bag:200},refuse:.05}),food11("swiss-chard","11147",[19,1.8,3.7,.2,1.6,
1.1,213],{plural:"none",aliases:["chard","rainbow chard","silverbeet"],measures:{cup:36,bunch:250,leaf:48},refuse:.08}),food11("mustard-greens","11270",[27,2.9,
4.7,.4,3.2,1.3,20],{plural:"none",aliases:["gai choy"],measures:{cup:56,bunch:250},refuse:.07,allergens:["mustard"]}),food11("arugula","11959",[25,2.6,3.7,.7,1.6,
2.1,27],{plural:"none",aliases:["rocket","rocket leaf","wild rocket","baby arugula"],measures:{cup:20,bunch:100,handful:20,leaf:2}}),food11("watercress","11591",
[11,2.3,1.3,.1,.5,.2,41],{plural:"none",measures:{cup:34,bunch:100,handful:20,sprig:2.5}}),food11("lettuce","11250",[13,1.4,2.2,.2,1.1,.9,5],{aliases:["lamb's l\
ettuce","m\xE2che","mache","corn salad","red leaf lettuce","green leaf lettuce","oak leaf lettuce","leaf lettuce","butterhead","red leaf","gem lettuce","butter \
lettuce","boston lettuce","bibb lettuce","butterhead lettuce","lettuce leaf","round lettuce"],measures:{each:163,head:163,leaf:10,cup:55},refuse:.2}),food11("ro\
maine","11251",[17,1.2,3.3,.3,2.1,1.2,8],{name:"romaine lettuce",aliases:["cos lettuce","little gem lettuce","romaine","little gem","romaine heart","baby gem le\
ttuce","baby gem"],measures:{small:100,each:400,head:400,heart:170,leaf:15,cup:47},refuse:.06}),food11("iceberg-lettuce","11252",[14,.9,3,.1,1.2,2,10],{measures:{
small:324,medium:539,large:755,each:539,head:539,leaf:15,cup:65},refuse:.05}),food11("mixed-greens","11253",[15,1.4,2.9,.2,1.3,.8,28],{plural:"none",aliases:["s\
alad leaf","mixed salad leaf","spring mix","mesclun","mixed leaf","baby greens","salad greens","mixed salad","baby leaf salad"],measures:{cup:30,handful:25,bag:140}}),
food11("radicchio","11952",[23,1.4,4.5,.3,.9,.6,22],{plural:"none",measures:{each:250,head:250,cup:40,leaf:8},refuse:.1}),food11("endive","11213",[17,1.3,3.4,.2,
3.1,.3,22],{aliases:["belgian endive","chicory","frisee","escarole","curly endive"],measures:{each:100,head:150,cup:50,leaf:8},refuse:.14}),food11("fennel","119\
57",[31,1.2,7.3,.2,3.1,3.9,52],{plural:"none",aliases:["fennel bulb","florence fennel"],measures:{small:150,medium:234,large:330,each:234,bulb:234,cup:87},refuse:.28}),
food11("celery","11143",[16,.7,3,.2,1.6,1.8,80],{plural:"none",aliases:["celery leaf","chinese celery","celery with leaf","celery stalk","celery stick","stick o\
f celery","celery rib","celery heart"],measures:{small:17,medium:40,large:64,each:40,stalk:40,rib:40,stick:40,cup:101,head:450,bunch:450},refuse:.11,allergens:[
"celery"]}),food11("asparagus","11011",[20,2.2,3.9,.1,2.1,1.9,2],{plural:"none",aliases:["asparagus spear","asparagus tip"],measures:{each:16,spear:16,bunch:350,
cup:134},refuse:.3}),food11("artichoke","11007",[47,3.3,10.5,.2,5.4,1,94],{aliases:["globe artichoke"],measures:{each:120,medium:120,large:160},refuse:.6}),food11(
"rhubarb","09307",[21,.9,4.5,.2,1.8,1.1,4],{plural:"none",aliases:["rhubarb stalk"],measures:{each:51,stalk:51,cup:122},refuse:.25}),food11("kohlrabi","11241",[
27,1.7,6.2,.1,3.6,2.6,20],{measures:{each:250,cup:135},refuse:.4}),food11("okra","11278",[33,1.9,7.5,.2,3.2,1.5,7],{plural:"none",aliases:["ladies finger","lady\
 finger okra"],measures:{each:12,cup:100},refuse:.14}),food11("bean-sprout","11043",[30,3,5.9,.2,1.8,4.1,6],{name:"bean sprouts",plural:"none",aliases:["beanspr\
out","bean sprout","mung bean sprout","mungbean sprout"],measures:{cup:104,handful:50}}),food11("tomato","11529",[18,.9,3.9,.2,1.2,2.6,5],{plural:"tomatoes",aliases:[
"plum tomato","roma tomato","vine tomato","beefsteak tomato","heirloom tomato","ripe tomato","salad tomato"],measures:{small:91,medium:123,large:182,each:123,cup:180,
slice:20},refuse:.05,tags:["nightshade"]}),food11("cherry-tomato","11529",[18,.9,3.9,.2,1.2,2.6,5],{plural:"cherry tomatoes",aliases:["grape tomato","baby plum \
tomato","baby tomato"],measures:{each:17,small:12,medium:17,cup:149,punnet:300,pint:300},tags:["nightshade"]}),food11("tomatillo","11954",[32,1,5.8,1,1.9,3.9,1],
{measures:{each:34,medium:34,cup:132},tags:["nightshade"]}),food11("bell-pepper","11821",[31,1,6,.3,2.1,4.2,4],{aliases:["sweet pepper","mixed pepper","pointed \
pepper","mini pepper"],measures:{small:74,medium:119,large:164,each:119,cup:149,slice:10},refuse:.18,tags:["nightshade"]}),food11("red-bell-pepper","11821",[31,
1,6,.3,2.1,4.2,4],{aliases:["red pepper","romano pepper","red capsicum","sweet red pepper"],measures:{small:74,medium:119,large:164,each:119,cup:149,slice:10},refuse:.18,
tags:["nightshade"]}),food11("yellow-bell-pepper","USDA NDB 11821, as red bell pepper",[31,1,6,.3,2.1,4.2,4],{aliases:["yellow pepper","orange pepper","orange b\
ell pepper"],measures:{small:74,medium:119,large:164,each:119,cup:149,slice:10},refuse:.18,tags:["nightshade"]}),food11("green-bell-pepper","11333",[20,.9,4.6,.2,
1.7,2.4,3],{aliases:["green pepper","capsicum"],measures:{small:74,medium:119,large:164,each:119,cup:149},refuse:.18,tags:["nightshade"]}),food11("poblano","typ\
ical label",[29,1.2,6.5,.2,2.5,3,4],{aliases:["poblano pepper","poblano chile","poblano chili"],measures:{each:65,cup:130},refuse:.18,tags:["nightshade"]}),food11(
"red-chili","11819",[40,1.9,8.8,.4,1.5,5.3,9],{plural:"red chilies",aliases:["red chilli","chilli","chili","chile","red chile","thai chili","thai chile","thai c\
hilli","bird's eye chili","bird's eye chilli","fresno chili","long red chili","hot chili pepper","chili pepper","chilli pepper","chile pepper"],measures:{small:3,
medium:15,large:45,each:15,cup:150},refuse:.05,tags:["nightshade"]}),food11("green-chili","11670",[40,2,9.5,.2,1.5,5.1,7],{plural:"green chilies",aliases:["gree\
n chile","long green chile","hot green chile","green thai chile","green thai chili","green bird's eye chile","green bird's eye chili","long green chili","long h\
ot green pepper","green chilli","fresh green chile","green finger chili","finger chili"],measures:{small:3,medium:15,large:45,each:15,cup:150},refuse:.05,tags:[
"nightshade"]}),food11("jalapeno","11979",[29,.9,6.5,.4,2.8,4.1,3],{aliases:["jalapeno chile","jalape\xF1o chile","jalapeno chilli","jalape\xF1o","jalapeno pepp\
er","jalape\xF1o pepper","jalapeno chili","serrano","serrano pepper","serrano chile","serrano chili"],measures:{small:10,medium:14,large:25,each:14,cup:90},refuse:.08,
tags:["nightshade"]}),food11("habanero","typical label",[40,2,8.8,.4,1.5,5,7],{aliases:["scotch bonnet chile","habanero chile","habanero chilli","scotch bonnet",
"habanero pepper","scotch bonnet chili","scotch bonnet pepper","habanero chili","scotch bonnet chilli"],measures:{each:8},tags:["nightshade"]}),food11("eggplant",
"11209",[25,1,5.9,.2,3,3.5,2],{aliases:["aubergine","brinjal","japanese eggplant","italian eggplant"],measures:{small:250,medium:400,large:550,each:400,cup:82,slice:30},
refuse:.1,tags:["nightshade"]}),food11("zucchini","11477",[17,1.2,3.1,.3,1,2.5,8],{aliases:["zucchini noodle","zoodle","spiralized zucchini","courgetti","courge\
tte","baby courgette"],measures:{small:118,medium:196,large:323,each:196,cup:124,slice:10},refuse:.05}),food11("yellow-squash","11467",[19,1,3.9,.3,1,3.5,2],{plural:"\
yellow squash",aliases:["summer squash","crookneck squash","pattypan squash"],measures:{each:196,medium:196,cup:127},refuse:.05}),food11("butternut-squash","114\
85",[45,1,11.7,.1,2,2.2,4],{plural:"butternut squash",aliases:["butternut","butternut pumpkin"],measures:{small:500,medium:750,large:1150,each:750,cup:140},refuse:.16}),
food11("acorn-squash","11482",[40,.8,10.4,.1,1.5,2.2,3],{plural:"acorn squash",aliases:["kabocha squash","winter squash"],measures:{each:430,cup:140},refuse:.24}),
food11("spaghetti-squash","11492",[31,.6,6.9,.6,1.5,2.8,17],{plural:"spaghetti squash",measures:{each:850,cup:101},refuse:.29}),food11("pumpkin","11422",[26,1,6.5,
.1,.5,2.8,1],{aliases:["pumpkin flesh"],measures:{each:1400,cup:116},refuse:.3}),food11("cucumber","11205",[15,.7,3.6,.1,.5,1.7,2],{aliases:["english cucumber",
"persian cucumber","lebanese cucumber","kirby cucumber","mini cucumber"],measures:{small:120,medium:200,large:300,each:300,cup:104,slice:7},refuse:.03}),food11(
"green-bean","11052",[31,1.8,7,.2,2.7,3.3,6],{aliases:["wax bean","yellow wax bean","romano bean","flat bean","flat green bean","runner bean pod","yellow bean",
"french bean","runner bean","string bean","haricot vert","fine green bean","fine bean"],measures:{each:6,cup:110,handful:60},refuse:.12}),food11("snow-pea","113\
00",[42,2.8,7.6,.2,2.6,4,4],{aliases:["mangetout","mange tout"],measures:{each:3.4,cup:63,handful:40},refuse:.06}),food11("sugar-snap-pea","11300",[42,2.8,7.6,.2,
2.6,4,4],{aliases:["sugar snap","snap pea"],measures:{each:3.4,cup:63,handful:40},refuse:.06}),food11("pea","11304",[81,5.4,14.5,.4,5.1,5.7,5],{name:"fresh pea",
aliases:["shelled pea","pea","garden pea"],measures:{cup:145,handful:50}}),food11("fava-bean","11088",[72,5.6,11.7,.6,4.2,4,50],{aliases:["broad bean","fresh br\
oad bean"],measures:{cup:109}}),food11("edamame","11211",[110,10.3,8.6,4.7,4.8,2.5,6],{plural:"none",aliases:["edamame bean","soya bean","soy bean","soybean","s\
helled edamame"],measures:{cup:118,handful:50},allergens:["soy"]}),food11("corn","11167",[86,3.3,18.7,1.4,2,6.3,15],{plural:"none",aliases:["sweetcorn","corn ke\
rnel","corn on the cob","ear of corn","corn cob","sweet corn","fresh corn","baby corn"],measures:{each:90,ear:90,cob:90,cup:145},tags:["high-carb"]}),food11("mu\
shroom","11260",[22,3.1,3.3,.3,1,2,5],{aliases:["button mushroom","white mushroom","closed cup mushroom","champignon","field mushroom","mixed mushroom","wild mu\
shroom"],measures:{small:10,medium:18,large:23,each:18,cup:70,punnet:250,slice:6},refuse:.03}),food11("cremini","11266",[22,2.5,4.3,.1,.6,1.7,6],{name:"cremini \
mushroom",aliases:["chestnut mushroom","cremini","crimini mushroom","baby bella mushroom","baby bella","brown mushroom"],measures:{each:20,medium:20,cup:72}}),food11(
"portobello","11265",[22,2.1,3.9,.4,1.3,2.5,9],{name:"portobello mushroom",aliases:["portobello","portobello cap","portabella mushroom","flat mushroom","portobe\
llo mushroom cap"],measures:{each:84,large:84,cap:84,cup:86}}),food11("shiitake","11238",[34,2.2,6.8,.5,2.5,2.4,9],{name:"shiitake mushroom",aliases:["shiitake"],
measures:{each:19,cup:70}}),food11("oyster-mushroom","11987",[33,3.3,6.1,.4,2.3,1.1,18],{aliases:["king oyster mushroom","king trumpet mushroom"],measures:{each:15,
large:148,cup:86}}),food11("enoki","11950",[37,2.7,7.8,.3,2.7,.2,3],{name:"enoki mushroom",aliases:["enoki"],measures:{bunch:100,package:100,cup:65}}),food11("s\
hiitake-dried","11268",[296,9.6,75.4,1,11.5,2.2,13],{name:"dried shiitake mushroom",aliases:["shiitake dried","dried mushroom","dried porcini","porcini","dried \
porcini mushroom","porcini mushroom"],measures:{each:3.6,cup:30}}),food11("apple","09003",[52,.3,13.8,.2,2.4,10.4,1],{aliases:["granny smith apple","bramley app\
le","eating apple","cooking apple","gala apple","honeycrisp apple","green apple","red apple","dessert apple","granny smith"],measures:{small:149,medium:182,large:223,
each:182,cup:125,slice:15},refuse:.1}),food11("pear","09252",[57,.4,15.2,.1,3.1,9.8,1],{aliases:["asian pear","conference pear","anjou pear","bosc pear"],measures:{
small:148,medium:178,large:230,each:178,cup:140},refuse:.1}),food11("banana","09040",[89,1.1,22.8,.3,2.6,12.2,1],{measures:{small:101,medium:118,large:136,each:118,
cup:150,slice:5},refuse:.36,tags:["high-carb"]}),food11("lemon","09150",[29,1.1,9.3,.3,2.8,2.5,2],{aliases:["unwaxed lemon"],measures:{small:45,medium:58,large:75,
each:58,wedge:7,slice:8,cup:212},refuse:.47}),food11("lemon-juice","09152",[22,.4,6.9,.2,.3,2.5,1],{plural:"none",aliases:["bottled lemon juice","freshly squeez\
ed lemon juice","juice of lemon","juiced lemon","fresh lemon juice"],density:1.03,measures:{each:45,lemon:45}}),food11("lemon-zest","09156",[47,1.5,16,.3,10.6,4.2,
6],{plural:"none",aliases:["lemon peel","lemon rind","zest of lemon"],measures:{each:4,tablespoon:6,teaspoon:2,strip:2}}),food11("lime","09159",[30,.7,10.5,.2,2.8,
1.7,2],{measures:{small:50,medium:67,large:90,each:67,wedge:9,slice:6},refuse:.2}),food11("lime-juice","09160",[25,.4,8.4,.1,.4,1.7,2],{plural:"none",aliases:["\
juice of lime","fresh lime juice"],density:1.02,measures:{each:30}}),food11("lime-zest","USDA NDB 09156, as lemon zest",[47,1.5,16,.3,10.6,4.2,6],{plural:"none",
aliases:["lime peel","lime rind","zest of lime"],measures:{each:2,tablespoon:6,teaspoon:2}}),food11("lime-leaf","typical label",[80,3,17,1,8,1,10],{aliases:["ma\
krut lime leaf","kaffir lime leaf"],measures:{each:.5,leaf:.5}}),food11("orange","09200",[47,.9,11.8,.1,2.4,9.4,0],{aliases:["blood orange","navel orange","sevi\
lle orange"],measures:{small:96,medium:131,large:184,each:131,cup:180,slice:15,wedge:16},refuse:.27}),food11("orange-juice","09206",[45,.7,10.4,.2,.2,8.4,1],{plural:"\
none",aliases:["juice of orange","fresh orange juice"],density:1.05,measures:{each:80}}),food11("orange-zest","09216",[97,1.5,25,.2,10.6,3,3],{plural:"none",aliases:[
"orange peel","orange rind","zest of orange"],measures:{each:6,tablespoon:6,teaspoon:2,strip:3}}),food11("mandarin","09218",[53,.8,13.3,.3,1.8,10.6,2],{aliases:[
"clementine","tangerine","satsuma","mandarin orange"],measures:{small:76,medium:88,large:120,each:88,cup:195},refuse:.26}),food11("grapefruit","09112",[42,.8,10.7,
.1,1.6,6.9,0],{aliases:["pink grapefruit","ruby grapefruit","pomelo"],measures:{small:200,medium:246,each:246,cup:230},refuse:.5}),food11("strawberry","09316",[
32,.7,7.7,.3,2,4.9,1],{measures:{small:7,medium:12,large:18,each:12,cup:150,punnet:400,pint:357},refuse:.06}),food11("blueberry","09050",[57,.7,14.5,.3,2.4,10,1],
{measures:{each:1.4,cup:148,handful:60,punnet:150,pint:295},refuse:.05}),food11("raspberry","09302",[52,1.2,11.9,.7,6.5,4.4,1],{measures:{each:4,cup:123,handful:50,
punnet:150,pint:250}}),food11("blackberry","09042",[43,1.4,9.6,.5,5.3,4.9,1],{measures:{each:5,cup:144,handful:60,punnet:150}}),food11("cranberry","09078",[46,.4,
12.2,.1,4.6,4,2],{aliases:["fresh cranberry"],measures:{each:1.2,cup:100}}),food11("cherry","09070",[63,1.1,16,.2,2.1,12.8,0],{aliases:["sweet cherry","black ch\
erry","fresh cherry"],measures:{each:8.2,cup:154},refuse:.1}),food11("grape","09132",[69,.7,18.1,.2,.9,15.5,2],{aliases:["red grape","green grape","seedless gra\
pe"],measures:{each:5,cup:151,bunch:400}}),food11("peach","09236",[39,.9,9.5,.3,1.5,8.4,0],{measures:{small:130,medium:150,large:175,each:150,cup:154},refuse:.04}),
food11("nectarine","09191",[44,1.1,10.6,.3,1.7,7.9,0],{measures:{small:129,medium:142,large:156,each:142,cup:143},refuse:.09}),food11("plum","09279",[46,.7,11.4,
.3,1.4,9.9,0],{aliases:["red plum","damson"],measures:{each:66,cup:165},refuse:.06}),food11("apricot","09021",[48,1.4,11.1,.4,2,9.2,1],{aliases:["fresh apricot"],
measures:{each:35,cup:160},refuse:.07}),food11("mango","09176",[60,.8,15,.4,1.6,13.7,1],{plural:"mangoes",aliases:["honey mango","ataulfo mango"],measures:{small:200,
medium:336,each:336,cup:165},refuse:.31}),food11("pineapple","09266",[50,.5,13.1,.1,1.4,9.9,1],{aliases:["fresh pineapple","pineapple chunk"],measures:{each:905,
slice:84,cup:165,ring:84},refuse:.49}),food11("papaya","09226",[43,.5,10.8,.3,1.7,7.8,8],{aliases:["green papaya"],measures:{small:157,large:781,each:400,cup:145},
refuse:.38}),food11("kiwi","09148",[61,1.1,14.7,.5,3,9,3],{aliases:["kiwi fruit","kiwifruit"],measures:{each:69,cup:180},refuse:.24}),food11("pomegranate","0928\
6",[83,1.7,18.7,1.2,4,13.7,3],{aliases:["pomegranate seed","pomegranate aril"],measures:{each:280,cup:174,tablespoon:11},refuse:.44}),food11("passion-fruit","09\
231",[97,2.2,23.4,.7,10.4,11.2,28],{aliases:["passionfruit"],measures:{each:18,cup:236},refuse:.48}),food11("fig","09089",[74,.8,19.2,.3,2.9,16.3,1],{aliases:["\
fresh fig"],measures:{small:40,medium:50,large:64,each:50}}),food11("watermelon","09326",[30,.6,7.6,.2,.4,6.2,1],{measures:{cup:152,wedge:286,each:4500,slice:286},
refuse:.48}),food11("cantaloupe","09181",[34,.8,8.2,.2,.9,7.9,16],{aliases:["rockmelon","cantaloupe melon"],measures:{cup:156,wedge:69,each:552},refuse:.49}),food11(
"honeydew","09184",[36,.5,9.1,.1,.8,8.1,18],{aliases:["honeydew melon","melon","galia melon"],measures:{cup:170,wedge:125,each:1e3},refuse:.54}),food11("avocado",
"09037",[160,2,8.5,14.7,6.7,.7,7],{aliases:["hass avocado"],measures:{small:110,medium:150,large:200,each:150,cup:150,slice:15},refuse:.26}),food11("plantain","\
09277",[122,1.3,31.9,.4,2.3,15,4],{aliases:["ripe plantain","green plantain"],measures:{each:179,medium:179,cup:148},refuse:.35,tags:["high-carb"]}),food11("jac\
kfruit","09144",[95,1.7,23.3,.6,1.5,19.1,2],{plural:"none",aliases:["ripe jackfruit"],measures:{cup:165}}),food11("lychee","09164",[66,.8,16.5,.4,1.3,15.2,1],{aliases:[
"litchi"],measures:{each:9.6,cup:190,can:250},refuse:.4}),food11("gooseberry","09107",[44,.9,10.2,.6,4.3,8,1],{measures:{cup:150}}),food11("quince","09296",[57,
.4,15.3,.1,1.9,9,4],{measures:{each:92},refuse:.39}),food11("parsley","11297",[36,3,6.3,.8,3.3,.9,56],{plural:"none",aliases:["flat leaf parsley","italian parsl\
ey","curly parsley","parsley leaf","fresh parsley"],measures:{cup:60,tablespoon:3.8,teaspoon:1.3,bunch:60,handful:15,sprig:1}}),food11("cilantro","11165",[23,2.1,
3.7,.5,2.8,.9,46],{plural:"none",aliases:["cilantro root","coriander root","cilantro stem","coriander stem","cilantro root and stem","coriander leaf","fresh cor\
iander","coriander","cilantro leaf","fresh cilantro","coriander sprig"],measures:{cup:16,tablespoon:1,teaspoon:.4,bunch:60,handful:12,sprig:1}}),food11("basil",
"02044",[23,3.2,2.7,.6,1.6,.3,4],{plural:"none",aliases:["basil leaf","sweet basil","fresh basil"],measures:{cup:24,tablespoon:2.6,teaspoon:.9,bunch:50,handful:12,
leaf:.5,sprig:2}}),food11("thai-basil","USDA NDB 02044, as basil",[23,3.2,2.7,.6,1.6,.3,4],{plural:"none",aliases:["thai basil leaf","holy basil"],measures:{cup:24,
tablespoon:2.6,bunch:50,handful:12,leaf:.5,sprig:2}}),food11("mint","02065",[44,3.3,8.4,.7,6.8,0,30],{plural:"none",aliases:["mint leaf","spearmint","fresh mint"],
measures:{cup:45,tablespoon:5.7,teaspoon:1.9,bunch:50,handful:12,leaf:.1,sprig:1}}),food11("dill","02045",[43,3.5,7,1.1,2.1,0,61],{plural:"none",aliases:["dill \
frond","fresh dill"],measures:{cup:9,tablespoon:1,bunch:40,handful:8,sprig:1}}),food11("thyme","02049",[101,5.6,24.5,1.7,14,0,9],{plural:"none",aliases:["thyme \
leaf","thyme sprig","fresh thyme","lemon thyme"],measures:{tablespoon:2.4,teaspoon:.8,bunch:25,sprig:1}}),food11("rosemary","02063",[131,3.3,20.7,5.9,14.1,0,26],
{plural:"none",aliases:["rosemary leaf","rosemary sprig","rosemary needle","fresh rosemary"],measures:{tablespoon:1.7,teaspoon:.7,bunch:25,sprig:2}}),food11("sa\
ge","typical label",[60,4,10,1.5,5,.5,10],{plural:"none",aliases:["sage leaf","fresh sage"],measures:{tablespoon:2,teaspoon:.7,bunch:25,leaf:.5,sprig:2}}),food11(
"oregano","typical label",[55,2.5,9,1.2,5,.5,6],{plural:"none",aliases:["oregano leaf","fresh oregano","fresh marjoram"],measures:{tablespoon:3,teaspoon:1,bunch:25,
sprig:1}}),food11("tarragon","typical label",[55,3.5,8,1,2,.5,12],{plural:"none",aliases:["tarragon leaf","fresh tarragon"],measures:{tablespoon:2,teaspoon:.7,bunch:25,
sprig:1}}),food11("lemongrass","11972",[99,1.8,25.3,.5,0,0,6],{plural:"none",aliases:["lemon grass","lemongrass stalk","stalk of lemongrass"],measures:{each:15,
stalk:15,cup:67,tablespoon:4.8}}),food11("curry-leaf","typical label",[108,6,18.7,1,6.4,1,20],{aliases:["fresh curry leaf"],measures:{each:.2,leaf:.2,sprig:3,handful:4}}),
food11("tofu-firm","16426",[145,15.8,4.3,8.7,2.3,.6,14],{name:"firm tofu",plural:"none",aliases:["tofu firm","tofu","extra firm tofu","bean curd","pressed tofu",
"smoked tofu"],measures:{block:400,package:400,cup:252,slice:85},allergens:["soy"]}),food11("tofu-silken","16127",[61,6.6,1.8,3.7,.2,.7,8],{name:"silken tofu",plural:"\
none",aliases:["tofu silken","soft tofu"],measures:{block:340,package:340,cup:248},allergens:["soy"]}),food11("tempeh","16114",[193,18.5,9.4,10.8,5,0,9],{plural:"\
none",measures:{block:225,package:225,cup:166},allergens:["soy"]}),food11("seitan","typical label",[141,25,8,2,.6,1,390],{plural:"none",aliases:["wheat protein"],
measures:{package:225,cup:140},allergens:["gluten"],mayContain:["soy"]}),food11("hummus","16158",[166,7.9,14.3,9.6,6,.6,379],{plural:"none",aliases:["houmous"],
density:1.04,measures:{tub:200},allergens:["sesame"]}),food11("kimchi","typical label",[23,1.7,4,.5,2,1.5,600],{plural:"none",aliases:["cabbage kimchi"],measures:{
cup:150,tablespoon:10,jar:400},allergens:["fish","crustaceans"],mayContain:["soy","gluten"],tags:["fish","shellfish","allium","nightshade"]}),food11("vegan-kimc\
hi","typical label",[23,1.7,4,.5,2,1.5,600],{plural:"none",aliases:["plant based kimchi"],measures:{cup:150,tablespoon:10,jar:400},mayContain:["soy","gluten"],tags:[
"allium","nightshade"]}),food11("sauerkraut","11439",[19,.9,4.3,.1,2.9,1.8,661],{plural:"none",measures:{cup:142,jar:500}}),food11("beet-greens","11086",[22,2.2,
4.3,.1,3.7,.5,226],{plural:"none",aliases:["beet green","beetroot leaf"],measures:{cup:38,leaf:32,bunch:200}}),food11("turnip-greens","11568",[32,1.5,7.1,.3,3.2,
.8,40],{plural:"none",aliases:["turnip green","turnip top"],measures:{cup:55,bunch:250},refuse:.3}),food11("dandelion-greens","11207",[45,2.7,9.2,.7,3.5,.7,76],
{plural:"none",aliases:["dandelion green","dandelion leaf"],measures:{cup:55,bunch:200}}),food11("chayote","11149",[19,.8,4.5,.1,1.7,1.7,2],{aliases:["chocho","\
mirliton"],measures:{each:200,cup:132}}),food11("bitter-melon","11024",[17,1,3.7,.2,2.8,1,5],{aliases:["karela","bitter gourd"],measures:{each:125,cup:93}}),food11(
"lotus-root","11254",[74,2.6,17.2,.1,4.9,.5,40],{aliases:["renkon"],measures:{each:115,slice:10},refuse:.2}),food11("chanterelle","11239",[38,1.5,6.9,.5,3.8,1.2,
9],{aliases:["chanterelle mushroom","girolle"],measures:{each:5.4,cup:54}}),food11("morel","11240",[31,3.1,5.1,.6,2.8,.6,21],{aliases:["morel mushroom"],measures:{
each:12.9,cup:66}}),food11("sorrel","11616",[22,2,3.2,.7,2.9,0,4],{plural:"none",aliases:["sorrel leaf"],measures:{cup:133,bunch:50}}),food11("cress","11203",[32,
2.6,5.5,.7,1.1,4.4,14],{plural:"none",aliases:["garden cress","mustard cress"],measures:{cup:50}}),food11("alfalfa-sprouts","11001",[23,4,2.1,.7,1.9,.2,6],{plural:"\
none",aliases:["alfalfa sprout","radish sprout","microgreens","microgreen"],measures:{cup:33,handful:15}}),food11("guava","09139",[68,2.6,14.3,1,5.4,8.9,2],{measures:{
each:55,cup:165},refuse:.22}),food11("persimmon","09263",[70,.6,18.6,.2,3.6,12.5,1],{aliases:["sharon fruit","kaki"],measures:{each:168},refuse:.16}),food11("st\
arfruit","09060",[31,1,6.7,.3,2.8,4,2],{aliases:["star fruit","carambola"],measures:{small:70,medium:91,large:124,each:91,cup:108}}),food11("kumquat","09149",[71,
1.9,15.9,.9,6.5,9.4,10],{measures:{each:19},refuse:.07}),food11("dragon-fruit","typical label",[57,.4,15,.1,3.1,9.8,0],{aliases:["pitaya"],measures:{each:230,cup:180},
refuse:.4}),food11("redcurrant","typical label",[56,1.4,13.8,.2,4.3,7.4,1],{aliases:["red currant","black currant","blackcurrant","fresh currant"],measures:{cup:112}}),
food11("sour-cherry","09063",[50,1,12.2,.3,1.6,8.5,3],{aliases:["tart cherry","morello cherry"],measures:{cup:155,each:7},refuse:.1}),food11("chervil","typical \
label",[50,4,9,.8,3,.5,15],{plural:"none",aliases:["chervil sprig"],measures:{tablespoon:2,bunch:25,sprig:1}}),rare11("epazote","02065",[32,.3,7.4,.5,3.8,0,43],
{plural:"none",aliases:["epazote leaf","fresh epazote","dried epazote","epazote sprig"],measures:{sprig:2,tablespoon:1,leaf:.2}}),rare11("pandan-leaf","typical \
label",[40,2,8,.5,4,0,10],{aliases:["pandan","pandanus leaf","screwpine leaf"],measures:{each:5,leaf:5}}),rare11("banana-leaf","typical label",[0,0,0,0,0,0,0],{
aliases:["frozen banana leaf","fresh banana leaf"],measures:{each:60,leaf:60,piece:15,sheet:30,package:454}}),rare11("shiso","typical label",[37,3.9,7.5,.1,7.3,
0,1],{name:"shiso leaf",aliases:["shiso","perilla leaf","perilla","green shiso"],measures:{each:1,leaf:1,bunch:20}}),rare11("burdock-root","typical label",[72,1.5,
17.3,.2,3.3,2.9,5],{aliases:["burdock","gobo"],measures:{each:156,cup:118},refuse:.1}),rare11("culantro","USDA NDB 11165, as cilantro",[23,2.1,3.7,.5,2.8,.9,46],
{plural:"none",aliases:["sawtooth coriander","culantro leaf","recao","ngo gai"],measures:{leaf:1,each:1,bunch:40,tablespoon:2}}),rare11("vietnamese-coriander","\
USDA NDB 11165, as cilantro",[23,2.1,3.7,.5,2.8,.9,46],{plural:"none",aliases:["laksa leaf","rau ram","rice paddy herb"],measures:{cup:16,bunch:40,sprig:1,handful:10}}),
rare11("garlic-chive","USDA NDB 11156, as chives",[30,3.3,4.4,.7,2.5,1.9,3],{aliases:["chinese chive","chinese leek","nira","buchu"],measures:{bunch:100,cup:48,
tablespoon:3},tags:["allium"]}),rare11("ramps","USDA NDB 11246, as leeks",[61,1.5,14.2,.3,1.8,3.9,20],{plural:"none",aliases:["ramp leaf","wild garlic","wild ga\
rlic leaf","ramson","bear's garlic","wild leek"],measures:{bunch:100,handful:25,each:10,cup:40},tags:["allium"]}),rare11("gai-lan","typical label",[26,1.2,4.7,.8,
2.6,.9,7],{plural:"none",aliases:["chinese broccoli","chinese kale","kai lan"],measures:{bunch:350,stalk:30,cup:88},refuse:.08}),rare11("choy-sum","USDA NDB 111\
16, as bok choy",[13,1.5,2.2,.2,1,1.2,65],{plural:"none",aliases:["choi sum","yu choy","yu choy sum","tatsoi","chinese flowering cabbage"],measures:{bunch:300,cup:70,
each:30},refuse:.08}),rare11("water-spinach","typical label",[19,2.6,3.1,.2,2.1,0,113],{plural:"none",aliases:["morning glory","kangkong","ong choy"],measures:{
bunch:300,cup:56},refuse:.1}),rare11("amaranth-leaf","typical label",[23,2.5,4,.3,2.2,.5,20],{aliases:["callaloo","chinese spinach","amaranth greens","malabar s\
pinach"],measures:{bunch:300,cup:28,can:285}}),rare11("bitter-leaf","typical label",[52,5.2,10,.4,4.2,0,30],{aliases:["bitterleaf","washed bitter leaf","cassava\
 leaf","ugu leaf","pumpkin leaf","water leaf"],measures:{cup:60,bunch:200,package:200}}),rare11("moringa-leaf","typical label",[64,9.4,8.3,1.4,2,0,9],{aliases:[
"drumstick leaf","moringa","malunggay","malunggay leaf"],measures:{cup:21,handful:15}}),rare11("moringa-pod","typical label",[37,2.1,8.5,.2,3.2,0,42],{aliases:[
"indian drumstick","drumstick vegetable","murungakkai"],measures:{each:50,cup:100},refuse:.4}),rare11("fenugreek-fresh","typical label",[49,4.4,6,.9,1.1,0,76],{
name:"fresh fenugreek",plural:"none",aliases:["fenugreek fresh","fresh fenugreek leaf","methi","methi leaf","fresh methi"],measures:{bunch:150,cup:30,handful:15}}),
rare11("bottle-gourd","typical label",[14,.6,3.4,0,.5,1.2,2],{aliases:["calabash","lauki","doodhi","opo squash","ridge gourd","luffa","snake gourd"],measures:{each:770,
cup:116},refuse:.3}),rare11("winter-melon","typical label",[13,.4,3,.2,2.9,0,111],{aliases:["wax gourd","ash gourd"],measures:{cup:132},refuse:.29}),rare11("yar\
dlong-bean","typical label",[47,2.8,8.4,.4,2.6,2,4],{aliases:["winged bean","long bean","snake bean","chinese long bean","asparagus bean","sitaw"],measures:{each:14,
bunch:300,cup:91}}),rare11("thai-eggplant","USDA NDB 11209, as eggplant",[25,1,5.9,.2,3,3.5,2],{aliases:["thai aubergine","chinese eggplant","baby eggplant","in\
dian eggplant","baby aubergine","graffiti eggplant"],measures:{each:60,cup:82},refuse:.05,tags:["nightshade"]}),rare11("wood-ear","typical label",[284,9.2,73,.7,
70,2,35],{name:"dried wood ear mushroom",aliases:["snow fungus","white fungus","tremella","dried snow fungus","wood ear","dried wood ear","wood ear mushroom","b\
lack fungus","dried black fungus","cloud ear","cloud ear mushroom","dried wood ear fungus","wood ear fungus"],measures:{each:2,piece:2,cup:24,tablespoon:2}}),rare11(
"lily-bud","typical label",[280,10,60,2,15,20,30],{aliases:["dried lily bud","lily flower","tiger lily bud","golden needle"],measures:{each:.5,cup:20}}),rare11(
"straw-mushroom","typical label",[32,3.8,4.6,.7,2.5,0,384],{aliases:["canned straw mushroom"],measures:{cup:182,can:240,each:6}}),rare11("shimeji","typical labe\
l",[26,2.7,4.8,.5,3,2,2],{name:"shimeji mushroom",aliases:["shimeji","beech mushroom","hon shimeji","maitake","maitake mushroom","hen of the woods","hen of the \
woods mushroom","lion's mane mushroom"],measures:{package:150,cup:70,bunch:150}}),rare11("porcini-fresh","typical label",[35,3.7,5,.6,2,1.7,6],{name:"fresh porc\
ini",plural:"none",aliases:["porcini fresh","fresh porcini mushroom","cep","fresh cep","fresh porcino"],measures:{each:60,cup:80}}),rare11("truffle","typical la\
bel",[84,6,12,.5,8,.5,10],{aliases:["black truffle","white truffle","fresh truffle","summer truffle","perigord truffle"],measures:{each:30,slice:.5,small:20}}),
rare11("huitlacoche","typical label",[45,2.5,8,.6,3,2,10],{plural:"none",aliases:["cuitlacoche","corn smut","canned huitlacoche"],measures:{cup:150,can:215}}),rare11(
"wax-pepper","USDA NDB 11333, as bell pepper",[27,1.7,5.4,.5,3.4,2,13],{aliases:["hungarian wax pepper","banana pepper","cubanelle","cubanelle pepper","anaheim \
chile","anaheim pepper","anaheim chili","hatch chile","hatch green chile","new mexico green chile","padron pepper","padr\xF3n pepper","shishito","shishito peppe\
r","long green pepper","turkish green pepper","sweet italian pepper","frying pepper","yellow wax pepper"],measures:{small:15,medium:46,large:80,each:46,cup:124},
refuse:.15,tags:["nightshade"]}),rare11("squash-blossom","typical label",[15,1,3.3,.1,.9,0,5],{aliases:["zucchini flower","zucchini blossom","courgette flower",
"squash flower","pumpkin flower"],measures:{each:5,cup:33}}),rare11("delicata-squash","USDA NDB 11482, as acorn squash",[40,.8,10.4,.1,1.5,2.2,3],{plural:"delic\
ata squash",aliases:["hokkaido","potimarron","uchiki kuri","uchiki kuri squash","onion squash","delicata","hubbard squash","hokkaido squash","red kuri squash","\
hokkaido pumpkin","buttercup squash","kabocha","calabaza"],measures:{each:450,medium:450,cup:140},refuse:.2}),rare11("malanga","USDA NDB 11518, as taro",[98,1.5,
23.6,.4,1.5,.4,21],{aliases:["yautia","yaut\xEDa","arracacha","eddoe"],measures:{each:300,cup:135},refuse:.14,tags:["high-carb"]}),rare11("ube","USDA NDB 11601,\
 as yam",[118,1.5,27.9,.2,4.1,.5,9],{plural:"none",aliases:["purple yam","ube puree","mashed ube","frozen ube","grated ube","nagaimo","mountain yam"],measures:{
each:300,cup:150,package:454},tags:["high-carb"]}),rare11("oca","typical label",[61,1,13.3,.6,1,3,5],{aliases:["ulluco","olluco","papalisa"],measures:{each:30,cup:150},
tags:["high-carb"]}),rare11("romanesco","USDA NDB 11135, as cauliflower",[25,1.9,5,.3,2,1.9,30],{plural:"none",aliases:["romanesco broccoli","romanesco cauliflo\
wer"],measures:{each:500,head:500,cup:107},refuse:.35}),rare11("cardoon","typical label",[17,.7,4.1,.1,1.6,1.5,170],{measures:{each:600,stalk:80,cup:178},refuse:.4}),
rare11("fiddlehead","typical label",[34,4.6,5.5,.4,2,0,1],{aliases:["bracken fern","fernbrake","soaked gosari","rehydrated gosari","fiddlehead fern","gosari","b\
racken","dried gosari"],measures:{each:5,cup:100}}),rare11("samphire","typical label",[25,1.9,4.5,.2,2.5,0,1500],{plural:"none",aliases:["sea bean","marsh samph\
ire","glasswort","salicornia"],measures:{cup:60,handful:30}}),rare11("nettle","typical label",[42,2.7,7.5,.1,6.9,.3,4],{aliases:["stinging nettle","nettle leaf",
"young nettle","nettle top"],measures:{cup:40,handful:25,bunch:100}}),rare11("pea-shoot","typical label",[34,3.6,5,.5,2.5,1,6],{name:"pea shoots",plural:"none",
aliases:["pea shoot","pea tendril","pea sprout","dou miao"],measures:{cup:30,handful:20,package:100}}),rare11("lovage","USDA NDB 11297, as parsley",[36,3,6.3,.8,
3.3,.9,56],{plural:"none",aliases:["lovage leaf","borage","woodruff","salad burnet"],measures:{tablespoon:3,sprig:2,bunch:40,leaf:1}}),rare11("lavender","typica\
l label",[49,1,11,1,8,0,10],{plural:"none",aliases:["dried lavender","culinary lavender","lavender flower","lavender bud","dried lavender flower","lemon verbena",
"lemon balm","verbena leaf"],measures:{tablespoon:2,teaspoon:.7,sprig:1,cup:20,leaf:.3,handful:8}}),rare11("edible-flower","typical label",[30,1.5,6,.3,2,1,5],{
aliases:["rose petal","dried rose petal","nasturtium","nasturtium flower","pansy","viola","marigold petal","dried rosebud","rosebud","chrysanthemum flower","eld\
erflower","elderflower head","dandelion flower","cornflower","calendula petal"],measures:{each:2,tablespoon:1,teaspoon:.3,cup:15,handful:6,head:15}}),rare11("so\
ur-orange","USDA NDB 09200, as orange",[47,.9,11.8,.1,2.4,9.4,0],{aliases:["bitter orange","naranja agria"],measures:{each:120},refuse:.3}),rare11("sour-orange-\
juice","USDA NDB 09206, as orange juice",[45,.7,10.4,.2,.2,6,1],{plural:"none",aliases:["bitter orange juice","seville orange juice","naranja agria juice","tang\
erine juice","clementine juice","mandarin juice","blood orange juice","grapefruit juice","pink grapefruit juice"],density:1.04,measures:{each:60}}),rare11("cala\
mansi","USDA NDB 09159, as lime",[30,.7,10.5,.2,2.8,1.7,2],{plural:"none",aliases:["calamondin","kalamansi","calamansi juice","yuzu","sudachi","kabosu","yuzu ju\
ice"],density:1.02,measures:{each:15}}),rare11("key-lime","USDA NDB 09159, as lime",[30,.7,10.5,.2,2.8,1.7,2],{aliases:["finger lime","mexican lime"],measures:{
each:25},refuse:.2}),rare11("key-lime-juice","USDA NDB 09160, as lime juice",[25,.4,8.4,.1,.4,1.7,2],{plural:"none",aliases:["bottled key lime juice","bottled l\
ime juice"],density:1.02,measures:{each:10}}),rare11("meyer-lemon","USDA NDB 09150, as lemon",[29,1.1,9.3,.3,2.8,2.5,2],{aliases:["citron","buddha's hand","berg\
amot","etrog"],measures:{each:65},refuse:.4}),rare11("green-mango","USDA NDB 09176, as mango",[60,.8,15,.4,1.8,10,2],{plural:"green mangoes",aliases:["unripe ma\
ngo","raw mango","sour mango"],measures:{each:300,cup:120},refuse:.31}),rare11("mangosteen","typical label",[73,.4,17.9,.6,1.8,16,7],{aliases:["rambutan","longa\
n","loquat"],measures:{each:20,cup:190,can:250},refuse:.5}),rare11("durian","typical label",[147,1.5,27.1,5.3,3.8,20,2],{plural:"none",measures:{cup:243},refuse:.68,
tags:["high-carb"]}),rare11("soursop","typical label",[66,1,16.8,.3,3.3,13.5,14],{plural:"none",aliases:["guanabana","guan\xE1bana","cherimoya","custard apple",
"sapote","mamey","mamey sapote","lucuma","soursop pulp"],measures:{cup:225,each:600,package:400},refuse:.33}),rare11("passion-fruit-pulp","typical label",[60,1.2,
13.6,.2,3,11,20],{plural:"none",aliases:["passion fruit puree","passion fruit juice","maracuya","passionfruit pulp","passionfruit puree","frozen passion fruit p\
ulp"],density:1.04,measures:{package:400}}),rare11("guava-puree","USDA NDB 09139, as guava",[57,.3,14.8,0,2,12.8,6],{plural:"none",aliases:["guava nectar","mang\
o puree","mango pulp","alphonso mango pulp","kesar mango pulp","guava juice","mango nectar","mango juice","mango pur\xE9e","canned mango pulp","peach nectar","p\
each puree","apricot nectar","pear nectar","pear juice"],density:1.05,measures:{can:450,cup:250}}),rare11("breadfruit","typical label",[103,1.1,27.1,.2,4.9,11,2],
{plural:"none",measures:{each:380,cup:220},refuse:.22,tags:["high-carb"]}),rare11("ackee","typical label, canned",[151,2.9,.8,15.2,.7,.5,240],{plural:"none",aliases:[
"canned ackee","ackee in brine"],measures:{can:280,cup:180}}),rare11("cape-gooseberry","typical label",[53,1.9,11.2,.7,4,6,1],{aliases:["physalis","golden berry",
"goldenberry","ground cherry","aguaymanto"],measures:{cup:140,each:5}}),rare11("lingonberry","typical label",[53,.7,11.5,.5,3.7,7,2],{aliases:["fresh lingonberr\
y","frozen lingonberry","sea buckthorn","mulberry","huckleberry","bilberry","chokeberry","aronia berry","rowan berry","fresh mulberry"],measures:{cup:110,handful:50}}),
rare11("crabapple","typical label",[76,.4,20,.3,2.6,10,1],{aliases:["crab apple","medlar","rosehip","fresh rosehip"],measures:{each:35,cup:110},refuse:.1}),rare11(
"tofu-puff","typical label",[270,19,9,20,3.9,2.7,16],{aliases:["atsuage","ganmodoki","thick fried tofu","agedashi tofu","fried tofu","fried tofu puff","deep fri\
ed tofu","tau pok"],measures:{each:20,sheet:20,package:140,piece:15,cup:85},allergens:["soy"]}),rare11("yuba","typical label",[500,50,14,28,1,2,20],{plural:"non\
e",aliases:["tofu skin","bean curd skin","bean curd sheet","bean curd stick","dried bean curd","dried yuba","dried bean curd stick"],measures:{sheet:20,each:20,
package:150,stick:20},allergens:["soy"]}),rare11("pressed-tofu","typical label",[180,18,6,10,2,1,400],{name:"five-spice tofu",plural:"none",aliases:["five spice\
 or other pressed tofu","five spice pressed tofu","five spice dry tofu","smoked pressed tofu","spiced tofu","baked tofu","dry tofu","dougan","marinated tofu"],measures:{
block:200,package:225,piece:60,cup:150},allergens:["soy"],mayContain:["gluten"]}),rare11("fermented-tofu","typical label",[116,8.2,5.2,8,0,0,2873],{plural:"none",
aliases:["fermented bean curd","preserved tofu","red fermented tofu","fermented red bean curd","white fermented tofu","fermented white bean curd","preserved bea\
n curd"],measures:{cube:11,each:11,tablespoon:17,jar:300},allergens:["soy"],mayContain:["gluten","sulphites"]}),rare11("natto","typical label",[211,19.4,12.7,11,
5.4,4.9,7],{plural:"none",measures:{package:45,cup:175},allergens:["soy"]}),rare11("konjac","typical label",[9,.1,3,.1,2.9,0,5],{plural:"none",aliases:["konnyak\
u","shirataki","shirataki noodle","konjac noodle","shirataki rice","konjac rice"],measures:{package:200,block:250,cup:125}}),rare11("soup-greens","typical label",
[35,1.2,7.5,.2,2.3,3.5,60],{plural:"none",aliases:["suppengr\xFCn","suppengem\xFCse","soffritto mix","soup green","frozen mirepoix"],measures:{bunch:400,cup:140,
package:400},allergens:["celery"],tags:["allium"]}),rare11("hoja-santa","typical label",[40,3,7,.5,4,0,20],{plural:"hojas santas",aliases:["hoja santa leaf","av\
ocado leaf","dried avocado leaf","fig leaf","ti leaf","shiso flower","betel leaf","wild betel leaf","wild pepper leaf","la lot leaf"],measures:{each:2,leaf:2}}),
rare11("pickled-turnip","typical label",[20,.7,4,.1,1.3,2.5,900],{aliases:["pink pickled turnip","lebanese pickled turnip","pickled vegetable","mixed pickle","p\
ickled cabbage","pickled red cabbage","jarred red cabbage","rotkohl","pickled pumpkin"],measures:{cup:150,jar:450,slice:6,tablespoon:10},mayContain:["sulphites",
"mustard"]}),rare11("aburaage","typical label",[377,23.4,2.3,34,1.3,.5,10],{plural:"none",aliases:["abura age","thin fried tofu","fried tofu sheet","aburaage sh\
eet","inari pouch","inari pocket","seasoned inari pouch","inari tofu pocket","fried tofu pocket","seasoned tofu pocket","inari age"],measures:{each:20,sheet:20,
piece:20,package:60},allergens:["soy"],mayContain:["gluten"]}),rare11("kimchi-brine","typical label",[12,.8,2,.2,.3,1.2,900],{plural:"none",aliases:["liquid fro\
m the kimchi jar","brine from the kimchi","kimchi juice","kimchi liquid"],density:1.03,allergens:["fish","crustaceans"],mayContain:["soy","gluten"],tags:["fish",
"shellfish","allium","nightshade"]}),rare11("banana-blossom","typical label",[51,1.6,9.9,.6,5.7,2,9],{aliases:["banana flower","canned banana blossom","banana b\
lossom in brine"],measures:{each:300,can:260,cup:100},refuse:.3}),rare11("jackfruit-seed","typical label",[184,7,38,.5,4,1,10],{measures:{each:5,cup:150},tags:[
"high-carb"]}),rare11("bamboo-leaf","typical label",[0,0,0,0,0,0,0],{aliases:["lotus leaf","dried lotus leaf","dried bamboo leaf","corn silk","cherry leaf","sal\
ted cherry leaf","oak leaf for mochi","reed leaf","magnolia leaf"],measures:{each:3,leaf:3}}),rare11("lily-bulb","typical label",[125,3.8,28,.1,5.4,3,1],{measures:{
each:60,cup:100},tags:["high-carb"]}),rare11("mizuna","typical label",[22,2.2,3.7,.3,2.6,.7,30],{plural:"none",aliases:["mitsuba","komatsuna","shungiku","chrysa\
nthemum greens","garland chrysanthemum","crown daisy","edible chrysanthemum","kaiware","daikon sprout","japanese mustard spinach","tong ho","ssukgat","minari","\
water dropwort","chrysanthemum leaf","mitsuba sprig"],measures:{cup:30,bunch:150,handful:20,sprig:2}}),rare11("myoga","typical label",[12,.9,2.6,.1,2.1,.5,1],{plural:"\
none",aliases:["myoga ginger","japanese ginger bud","torch ginger flower","torch ginger","bunga kantan"],measures:{each:15}}),rare11("negi","USDA NDB 11291, as \
scallions",[34,1.4,8.3,.1,2.5,3,5],{plural:"none",aliases:["tokyo negi","welsh onion","japanese leek","naga negi","daepa","korean leek","large scallion","beijin\
g scallion"],measures:{each:100,stalk:100,cup:90},tags:["allium"]}),rare11("koya-dofu","typical label",[496,50,4.2,34,2.5,.5,440],{plural:"none",aliases:["freez\
e dried tofu","kori dofu","dried tofu"],measures:{each:16.5,piece:16.5,package:82},allergens:["soy"]}),rare11("ivy-gourd","typical label",[18,1.2,3.1,.1,1.6,1,5],
{aliases:["tindora","pointed gourd","parwal","sponge gourd","colocasia leaf","taro leaf","malanga leaf","nopal flower","arrowhead"],measures:{each:12,cup:90,leaf:15}}),
rare11("catnip","typical label",[40,2,8,.5,4,0,10],{plural:"none",aliases:["dried catnip","cat grass","wheatgrass","wheatgrass powder"],measures:{tablespoon:1.5,
teaspoon:.5}})];var food12=foodsOfAisle("Spices & Seasonings");var rare12=foodsOfAisle("Spices & Seasonings",true);var spices=[food12("salt","02047",[0,0,0,0,0,0,38758],{plural:"\
none",aliases:["kosher salt","sea salt","table salt","flaky sea salt","fine sea salt","flaky salt","coarse salt","himalayan salt","sea salt flake","flake salt",
"maldon salt"],density:1.2,measures:{pinch:.4}}),food12("black-pepper","02030",[251,10.4,64,3.3,25.3,.6,20],{plural:"none",aliases:["pepper","peppercorn","black\
 peppercorn","ground pepper","ground black pepper","cracked black pepper","whole peppercorn","pink peppercorn","green peppercorn"],density:.47,measures:{pinch:.2,
each:.03}}),food12("sichuan-pepper","USDA NDB 02030, as black pepper",[251,10.4,64,3.3,25.3,.6,20],{plural:"none",aliases:["sichuan peppercorn","szechuan pepper",
"szechuan peppercorn"],density:.3}),food12("white-pepper","02032",[296,10.4,68.6,2.1,26.2,0,5],{plural:"none",aliases:["white peppercorn","ground white pepper"],
density:.49}),food12("juniper-berry","typical label",[116,4,33,1,20,10,10],{aliases:["juniper"],measures:{each:.15,teaspoon:2}}),food12("annatto","typical label",
[350,12,65,6,20,5,20],{plural:"none",aliases:["annatto powder","ground achiote","ground annatto","achiote powder","achiote","annatto seed","achiote paste","reca\
do rojo","achiote seed"],density:.7}),food12("vadouvan","USDA NDB 02015, as curry powder",[325,14.3,55.8,14,53.2,2.8,52],{plural:"none",density:.42,mayContain:[
"mustard","celery"]}),food12("allspice","02001",[263,6.1,72.1,8.7,21.6,2,77],{plural:"none",aliases:["ground allspice","allspice berry","pimento berry"],density:.385,
measures:{each:.1}}),food12("bay-leaf","02004",[313,7.6,75,8.4,26.3,2,23],{aliases:["ground bay leaf","bay leaf powder","powdered bay leaf","ground bay","bay","\
dried bay leaf","fresh bay leaf"],measures:{each:.2,leaf:.2}}),food12("caraway-seed","02005",[333,19.8,49.9,14.6,38,.6,17],{aliases:["caraway"],density:.43}),food12(
"cardamom","02006",[311,10.8,68.5,6.7,28,2,18],{plural:"none",aliases:["cardamom pod","ground cardamom","green cardamom pod","cardamom seed","black cardamom","g\
reen cardamom"],density:.41,measures:{pod:.2,each:.2}}),food12("cayenne","02031",[318,12,56.6,17.3,27.2,10.3,30],{name:"cayenne pepper",plural:"none",aliases:["\
cayenne","ground cayenne","hot chili powder","hot chilli powder","gochugaru","korean chili flake","ground red pepper"],density:.365,measures:{pinch:.2},tags:["n\
ightshade"]}),food12("chili-flake","USDA NDB 02031, as cayenne",[318,12,56.6,17.3,27.2,10.3,30],{name:"red pepper flakes",plural:"none",aliases:["chili flake","\
chilli flake","crushed red pepper","crushed chilli","red pepper flake","crushed red pepper flake","dried chilli flake","dried chili flake","aleppo pepper","hot \
pepper flake","red chili flake","crushed chili","chile flake","dried chile flake"],density:.365,measures:{pinch:.3},tags:["nightshade"]}),food12("celery-seed","\
02007",[392,18.1,41.4,25.3,11.8,.7,160],{aliases:["celery salt"],density:.41,allergens:["celery"]}),food12("chili-powder","02009",[282,13.5,49.7,14.3,34.8,7.2,4e3],
{plural:"none",aliases:["chilli powder","chile powder","mild chili powder","mild chilli powder","ancho chili powder","kashmiri chili powder","chipotle powder","\
chipotle chili powder","kashmiri chilli powder","red chili powder","red chilli powder"],density:.55,mayContain:["celery","mustard"],tags:["nightshade"]}),food12(
"five-spice","typical label",[300,9,60,8,25,2,40],{name:"five-spice powder",plural:"none",aliases:["five spice","five spice powder","chinese five spice powder",
"chinese 5 spice","chinese 5 spice powder","chinese five-spice powder"],density:.41}),food12("cinnamon","02010",[247,4,80.6,1.2,53.1,2.2,10],{plural:"none",aliases:[
"ground cinnamon","cinnamon powder"],density:.53}),food12("cinnamon-stick","USDA NDB 02010, as ground cinnamon",[247,4,80.6,1.2,53.1,2.2,10],{aliases:["stick of\
 cinnamon","cinnamon bark","cassia bark"],measures:{each:4,stick:4,inch:1.3,piece:3}}),food12("clove-ground","02011",[274,6,65.5,13,33.9,2.4,277],{name:"clove",
aliases:["clove ground","clove powder","ground clove"],density:.43,measures:{each:.1}}),food12("coriander-ground","02013",[298,12.4,55,17.8,41.9,0,35],{name:"gr\
ound coriander",plural:"none",aliases:["coriander ground","coriander seed","coriander powder"],density:.365}),food12("cumin","02014",[375,17.8,44.2,22.3,10.5,2.3,
168],{name:"ground cumin",plural:"none",aliases:["cumin","cumin powder","ground roasted cumin"],density:.43}),food12("cumin-seed","02014",[375,17.8,44.2,22.3,10.5,
2.3,168],{aliases:["black cumin seed","nigella seed","jeera","whole cumin seed"],density:.43}),food12("curry-powder","02015",[325,14.3,55.8,14,53.2,2.8,52],{plural:"\
none",aliases:["mild curry powder","madras curry powder","hot curry powder","medium curry powder","yellow curry powder"],density:.41,mayContain:["mustard","cele\
ry"]}),food12("garam-masala","USDA NDB 02015, as curry powder",[325,14.3,55.8,14,53.2,2.8,52],{plural:"none",density:.41,mayContain:["mustard","celery"]}),food12(
"fennel-seed","02018",[345,15.8,52.3,14.9,39.8,0,88],{aliases:["saunf","ground fennel"],density:.41}),food12("fenugreek","02019",[323,23,58.4,6.4,24.6,0,67],{plural:"\
none",aliases:["fenugreek seed","fenugreek leaf","kasuri methi","dried fenugreek leaf"],density:.75}),food12("ginger-ground","02021",[335,9,71.6,4.2,14.1,3.4,27],
{name:"ground ginger",plural:"none",aliases:["ginger ground","ginger powder","powdered ginger"],density:.365}),food12("mace","02022",[475,6.7,50.5,32.4,20.2,2,80],
{plural:"none",aliases:["blade of mace","ground mace"],density:.345,measures:{blade:.5}}),food12("mustard-seed","02024",[508,26.1,28.1,36.2,12.2,6.8,13],{aliases:[
"yellow mustard seed","black mustard seed","brown mustard seed"],density:.6,allergens:["mustard"]}),food12("mustard-powder","02024",[508,26.1,28.1,36.2,12.2,6.8,
13],{plural:"none",aliases:["dry mustard","english mustard powder","ground mustard","dried mustard"],density:.43,allergens:["mustard"]}),food12("nutmeg","02025",
[525,5.8,49.3,36.3,20.8,28.5,16],{plural:"none",aliases:["ground nutmeg","grated nutmeg","whole nutmeg"],density:.45,measures:{pinch:.2,each:7}}),food12("paprik\
a","02028",[282,14.1,54,12.9,34.9,10.3,68],{plural:"none",aliases:["sweet paprika","hungarian paprika","mild paprika","hot paprika"],density:.467,tags:["nightsh\
ade"]}),food12("smoked-paprika","USDA NDB 02028, as paprika",[282,14.1,54,12.9,34.9,10.3,68],{plural:"none",aliases:["spanish paprika","sweet smoked paprika","p\
imenton","piment\xF3n","hot smoked paprika"],density:.467,tags:["nightshade"]}),food12("poppy-seed","02033",[525,18,28.1,41.6,19.5,3,26],{density:.57}),food12("\
saffron","02037",[310,11.4,65.4,5.9,3.9,0,148],{plural:"none",aliases:["saffron thread","saffron strand"],density:.14,measures:{pinch:.1,thread:.01}}),food12("s\
tar-anise","02002",[337,17.6,50,15.9,14.6,0,16],{plural:"none",aliases:["anise seed","aniseed","anise"],density:.43,measures:{each:1}}),food12("sumac","typical \
label",[300,4,60,8,29,0,30],{plural:"none",aliases:["ground sumac"],density:.5}),food12("turmeric","02043",[312,9.7,67.1,3.3,22.7,3.2,27],{plural:"none",aliases:[
"haldi","ground turmeric","turmeric powder"],density:.6}),food12("chili-dried","11978",[281,11.9,51.4,8.2,21.6,0,43],{name:"dried chili",plural:"dried chilies",
aliases:["chili dried","ancho chile","dried red chile","guajillo chile","dried red chili","dried chilli","dried red chilli","ancho chili","pasilla chile","arbol\
 chile","guajillo chili","dried chile","chile de arbol"],measures:{each:5},tags:["nightshade"]}),food12("lime-dried","typical label",[250,5,60,1,20,10,10],{name:"\
dried lime",aliases:["lime dried","black lime","loomi"],measures:{each:10}}),food12("basil-dried","02003",[233,23,47.8,4.1,37.7,1.7,76],{name:"dried basil",plural:"\
none",aliases:["basil dried"],density:.18}),food12("dill-dried","02017",[253,20,55.8,4.4,13.6,0,208],{name:"dried dill",plural:"none",aliases:["dill dried","dil\
l weed","dried dill weed","dillweed"],density:.2}),food12("marjoram-dried","02023",[271,12.7,60.6,7,40.3,4.1,77],{name:"dried marjoram",plural:"none",aliases:["\
marjoram dried","marjoram"],density:.12}),food12("mint-dried","typical label",[285,20,52,6,30,0,344],{name:"dried mint",plural:"none",aliases:["mint dried"],density:.1}),
food12("oregano-dried","02027",[265,9,68.9,4.3,42.5,4.1,25],{name:"dried oregano",plural:"none",aliases:["oregano dried","mexican oregano","greek oregano"],density:.2}),
food12("parsley-dried","02029",[292,26.6,50.6,5.5,26.7,7.3,452],{name:"dried parsley",plural:"none",aliases:["parsley dried","parsley flake","dried parsley flak\
e"],density:.1}),food12("rosemary-dried","02036",[331,4.9,64.1,15.2,42.6,0,50],{name:"dried rosemary",plural:"none",aliases:["rosemary dried"],density:.24}),food12(
"sage-dried","02038",[315,10.6,60.7,12.8,40.3,1.7,11],{name:"dried sage",plural:"none",aliases:["sage dried","rubbed sage","ground sage"],density:.14}),food12("\
tarragon-dried","02041",[295,22.8,50.2,7.2,7.4,0,62],{name:"dried tarragon",plural:"none",aliases:["tarragon dried"],density:.12}),food12("thyme-dried","02042",
[276,9.1,63.9,7.4,37,1.7,55],{name:"dried thyme",plural:"none",aliases:["thyme dried","ground thyme","dried thyme leaf"],density:.2}),food12("italian-seasoning",
"USDA NDB 02027, as dried oregano",[265,9,68.9,4.3,42.5,4.1,25],{plural:"none",aliases:["mixed herb","dried mixed herb","dried italian herb","italian herb","her\
bes de provence","dried italian seasoning","dried herb"],density:.2}),food12("garlic-powder","02020",[331,16.6,72.7,.7,9,2.4,60],{plural:"none",aliases:["granul\
ated garlic","garlic granule","garlic salt"],density:.63,tags:["allium"]}),food12("onion-powder","02026",[341,10.4,79.1,1,15.2,6.6,73],{plural:"none",aliases:["\
onion granule","onion salt"],density:.49,tags:["allium"]}),food12("onion-dried","11284",[349,9,83.3,.5,9.2,37.4,21],{name:"dried onion",plural:"none",aliases:["\
onion dried","dried minced onion","onion flake","minced dried onion"],density:.34,tags:["allium"]}),food12("taco-seasoning","02075",[322,4.5,58,0,13.3,10.8,7203],
{plural:"none",aliases:["fajita seasoning","taco seasoning mix","fajita spice mix","taco spice mix"],density:.59,measures:{packet:28},mayContain:["gluten","milk",
"celery"],tags:["nightshade","allium"]}),food12("cajun-seasoning","typical label",[200,8,40,4,14,6,9e3],{plural:"none",aliases:["creole seasoning","blackening s\
easoning","cajun spice","cajun spice mix","cajun seasoning mix"],density:.55,mayContain:["celery","mustard"],tags:["nightshade","allium"]}),food12("jerk-seasoni\
ng","typical label",[220,7,45,5,15,12,6e3],{plural:"none",aliases:["jamaican jerk seasoning","jerk spice","jerk paste","jerk marinade"],density:.55,mayContain:[
"celery","mustard"],tags:["nightshade","allium"]}),food12("zaatar","typical label",[320,10,40,15,20,1,2e3],{plural:"none",aliases:["za'atar"],density:.41,allergens:[
"sesame"]}),food12("ras-el-hanout","typical label",[310,11,55,11,27,4,150],{plural:"none",aliases:["baharat","moroccan spice","berbere","moroccan seasoning","ta\
gine spice","berbere spice"],density:.41,mayContain:["celery","mustard"],tags:["nightshade"]}),food12("dukkah","typical label",[530,18,25,42,13,3,900],{plural:"\
none",aliases:["egyptian dukkah"],density:.47,allergens:["tree-nuts","sesame"]}),food12("pumpkin-pie-spice","02035",[342,5.8,69.3,12.6,14.8,7.8,52],{plural:"non\
e",aliases:["mixed spice","pumpkin spice","apple pie spice","gingerbread spice"],density:.345}),food12("poultry-seasoning","02034",[307,9.6,65.6,7.5,11.3,3.1,27],
{plural:"none",density:.3}),food12("steak-seasoning","typical label",[150,5,30,3,10,4,16e3],{plural:"none",aliases:["all purpose seasoning","barbecue rub","bbq \
rub","seasoned salt","lemon pepper","old bay","old bay seasoning","seasoning salt","greek seasoning","steak rub"],density:.7,mayContain:["celery","mustard"],tags:[
"allium"]}),food12("everything-bagel-seasoning","typical label",[370,13,30,24,11,2,9e3],{plural:"none",density:.6,allergens:["sesame"],tags:["allium"]}),food12(
"furikake","typical label",[400,20,30,25,10,8,5e3],{plural:"none",density:.4,allergens:["sesame"],mayContain:["fish","soy","gluten","crustaceans"],tags:["fish"]}),
food12("ranch-seasoning","typical label",[250,6,50,3,2,10,14e3],{plural:"none",aliases:["onion soup mix","ranch seasoning mix","ranch dressing mix","dry ranch s\
easoning"],density:.6,measures:{packet:28},allergens:["milk"],mayContain:["gluten","celery"],tags:["dairy","allium"]}),food12("chaat-masala","typical label",[280,
8,50,7,20,8,5e3],{plural:"none",aliases:["amchur","amchoor","mango powder","tandoori masala","tandoori spice mix"],density:.41}),food12("asafoetida","typical la\
bel",[297,4,68,1,4,0,40],{plural:"none",aliases:["asafetida","asant","hing"],density:.41,measures:{pinch:.3},mayContain:["gluten"]}),food12("liquid-smoke","typi\
cal label",[5,0,1,0,0,0,10],{plural:"none",density:1,measures:{drop:.05}}),food12("msg","typical label",[280,0,0,0,0,0,12300],{plural:"none",aliases:["monosodiu\
m glutamate"],density:.8}),rare12("ajwain","USDA NDB 02005, as caraway",[333,19.8,49.9,14.6,38,.6,17],{plural:"none",aliases:["ajwain seed","carom seed","carom"],
density:.43}),rare12("panch-phoron","typical label",[375,19,45,19,20,2,80],{plural:"none",aliases:["bengali five spice","panch phoran","indian five spice"],density:.5,
allergens:["mustard"]}),rare12("kokum","typical label",[240,3,58,.5,12,30,50],{plural:"none",aliases:["dried kokum","gamboge","asam keping","kudampuli","cambodg\
e","asam gelugor","dried tamarind slice","anardana","pomegranate powder","dried pomegranate seed"],measures:{each:3,piece:3,tablespoon:6,teaspoon:2}}),rare12("b\
arberry","typical label",[316,4,70,2,15,35,20],{aliases:["dried barberry","zereshk"],measures:{tablespoon:5,cup:80},mayContain:["sulphites"]}),rare12("grains-of\
-paradise","USDA NDB 02030, as black pepper",[251,10.4,64,3.3,25.3,.6,20],{plural:"none",aliases:["long pepper","cubeb","alligator pepper","calabash nutmeg","eh\
uru","selim pepper","uziza seed","sansho","sansho pepper","timur pepper","tasmanian pepper","mixed peppercorn","rainbow peppercorn","five peppercorn","lemon myr\
tle","mahleb","mahlab","ground mahleb","tonka bean","nigella","kalonji","onion seed","nigella sativa"],density:.47,measures:{each:.5,pinch:.2}}),rare12("pure-ch\
ile-powder","USDA NDB 02028, as paprika",[282,14.1,54,12.9,34.9,10.3,68],{name:"pure chile powder",plural:"none",aliases:["ancho chile powder","ancho powder","g\
round ancho","ground ancho chile","guajillo chile powder","guajillo powder","chipotle chile powder","ground chipotle","new mexico chile powder","chimayo chile p\
owder","kashmiri chile powder","kashmiri red chili powder","kashmiri red chilli powder","korean chili powder","korean red pepper powder","korean red pepper flak\
e","korean chile flake","pasilla chile powder","arbol chile powder","ground chile","urfa biber","urfa pepper","urfa chile","marash pepper","maras pepper","espel\
ette pepper","piment d'espelette","silk chili","silk chile","aleppo chile","pul biber","calabrian chili flake","\xF1ora powder","dried ground chile","mild chile\
 powder","hot chile powder","gochugaru flake","chilli pepper flake"],density:.42,measures:{pinch:.2},tags:["nightshade"]}),rare12("dried-chile-mild","11978",[281,
11.9,51.4,8.2,21.6,0,43],{name:"dried mild chile",aliases:["guajillo","ancho","pasilla","mulato chile","mulato","chile negro","new mexico chile","dried new mexi\
co chile","california chile","dried california chile","cascabel chile","puya chile","\xF1ora pepper","\xF1ora","nora pepper","choricero pepper","choricero","chi\
lhuacle","dried guajillo chile","dried ancho chile","dried pasilla chile","dried mulato chile","chile ancho","chile guajillo","chile pasilla","aji mirasol","dri\
ed aji panca","chilhuacle negro","chilcostle"],measures:{each:8},tags:["nightshade"]}),rare12("dried-chile-hot","11978",[281,11.9,51.4,8.2,21.6,0,43],{name:"dri\
ed hot chile",aliases:["kashmiri chile","kashmiri chili","dried kashmiri chile","dried kashmiri chili","dried kashmiri chilli","chile pequin","pequin chile","mo\
rita chile","dried chipotle","dried chipotle chile","chipotle morita","chipotle meco","dried chile de arbol","dried arbol chile","arbol chili","chiltepin","faci\
ng heaven chile","facing heaven chili","dried sichuan chile","dried sichuan chili","dried thai chile","dried thai chili","dried bird's eye chili","small dried r\
ed chili","small dried chile","dried small red chile","tien tsin chile","dried japones chile","dried peperoncino","dried cayenne","dried hot chile","er jing tia\
o chile","dried spur chile"],measures:{each:1.2,cup:25,handful:8},tags:["nightshade"]}),rare12("shichimi-togarashi","typical label",[330,13,45,12,20,5,60],{plural:"\
none",aliases:["togarashi","nanami togarashi","japanese seven spice","shichimi","seven spice japanese","ichimi togarashi"],density:.42,allergens:["sesame"],tags:[
"nightshade"]}),rare12("gomasio","typical label",[560,17,23,48,12,.5,4e3],{plural:"none",aliases:["gomashio","sesame salt"],density:.55,allergens:["sesame"]}),rare12(
"lebanese-seven-spice","typical label",[300,8,62,9,25,3,60],{name:"seven spice",plural:"none",aliases:["lebanese seven spice","advieh","shawarma spice","shawarm\
a seasoning","kebab spice","hawaij","hawayej","quatre \xE9pices","quatre epices","four spice","persian spice mix","kofta spice","arabic seven spice","kabsa spic\
e","bzar","gyro seasoning","arabic mixed spice","khmeli suneli","svaneti salt","blue fenugreek","utskho suneli","shawarma spice mix","d\xF6ner spice","tabil","c\
hermoula spice"],density:.41,mayContain:["celery","mustard"]}),rare12("mitmita","typical label",[310,11,55,11,27,4,2e3],{plural:"none",aliases:["korerima","meke\
lesha","ethiopian cardamom","piri piri seasoning","peri peri seasoning","piri piri spice","harissa powder","harissa spice"],density:.45,mayContain:["celery"],tags:[
"nightshade"]}),rare12("indian-spice-mix","USDA NDB 02015, as curry powder",[325,14.3,55.8,14,53.2,2.8,52],{name:"sambar powder",plural:"none",aliases:["rasam p\
owder","chana masala powder","chole masala","pav bhaji masala","biryani masala","goda masala","kitchen king masala","meat masala","fish masala","chicken masala",
"sri lankan curry powder","roasted curry powder","jamaican curry powder","malaysian curry powder","vindaloo spice","balti spice","japanese curry powder","caribb\
ean curry powder","trinidad curry powder","bunny chow masala","vindaloo masala","korma spice","kala masala","bhuna masala","durban masala","durban curry powder",
"thai curry powder","roasted sri lankan curry powder","sambar masala","egg curry masala","xacuti masala","biryani spice mix","malay curry powder","meat curry po\
wder"],density:.42,mayContain:["mustard","celery","gluten"],tags:["nightshade"]}),rare12("black-salt","02047",[0,0,0,0,0,0,38758],{name:"kala namak",plural:"non\
e",aliases:["black salt","himalayan black salt","pickling salt","canning salt","pickling and canning salt","curing salt","pink curing salt","prague powder","pra\
gue powder 1","smoked salt","rock salt","korean coarse salt","korean sea salt","fleur de sel","ice cream salt","nitrite salt","instacure","cure 1","coarse sea s\
alt","pretzel salt","iodized salt","diamond crystal kosher salt","truffle salt","coarse kosher salt"],density:1.1,measures:{pinch:.4}}),rare12("adobo-seasoning",
"typical label",[150,5,30,2,8,3,2e4],{plural:"none",aliases:["saz\xF3n","sazon","goya saz\xF3n","saz\xF3n with achiote","saz\xF3n seasoning","vegeta","latin sea\
soning","adobo all purpose seasoning","knorr aromat","aromat","maggi powder","complete seasoning","lawry's seasoned salt","tony chachere's","slap ya mama","mont\
real steak seasoning","herb salt","herbamare","kr\xE4utersalz","soul seasoning"],density:.8,measures:{packet:5,sachet:5,envelope:5},mayContain:["celery","gluten",
"soy","milk"],tags:["allium"]}),rare12("tajin","typical label",[200,5,40,3,15,2,19e3],{name:"chile-lime seasoning",plural:"none",aliases:["taj\xEDn","tajin","ch\
ili lime seasoning","chile lime seasoning","taj\xEDn seasoning"],density:.7,tags:["nightshade"]}),rare12("file-powder","typical label",[270,8,60,5,30,2,20],{name:"\
fil\xE9 powder",plural:"none",aliases:["file powder","gumbo fil\xE9","gumbo file","fil\xE9","sassafras powder"],density:.3}),rare12("pickling-spice","typical la\
bel",[320,14,50,15,22,3,40],{plural:"none",aliases:["mixed pickling spice","crab boil","shrimp boil","corned beef spice","crawfish boil","seafood boil seasoning",
"zatarain's crab boil","crab boil seasoning"],density:.4,measures:{packet:10},allergens:["mustard"]}),rare12("mulling-spice","USDA NDB 02035, as pumpkin pie spi\
ce",[342,5.8,69.3,12.6,14.8,7.8,52],{aliases:["mulled wine spice","gl\xFChwein spice","chai spice","chai masala","speculaas spice","speculoos spice","lebkuchen \
spice","spekulatius spice","gingerbread spice mix","chai spice mix","kahwa spice","poudre colombo","apple spice","chai masala powder","tea masala"],density:.4,measures:{
packet:5,sachet:15}}),rare12("hibiscus-dried","typical label",[280,7,65,1,35,5,30],{name:"dried hibiscus flower",aliases:["hibiscus dried","hibiscus flower","hi\
biscus","dried hibiscus","flor de jamaica","jamaica flower","dried sorrel","roselle","karkade","dried roselle","bissap","dried hibiscus petal"],measures:{cup:40,
tablespoon:2.5,each:.7}}),rare12("bouquet-garni","typical label",[60,3,12,1,6,0,20],{plural:"none",aliases:["herb bundle","herb bouquet"],measures:{each:8},mayContain:[
"celery"]}),rare12("huacatay","typical label",[50,3,8,1,4,.5,20],{name:"huacatay paste",plural:"none",aliases:["huacatay","black mint paste","peruvian black min\
t","black mint","papalo","pipicha","quillqui\xF1a"],density:1.02,measures:{cup:25,sprig:1,handful:10}}),rare12("licorice-root","typical label",[300,6,70,1,20,5,
30],{plural:"none",aliases:["fresh ginseng root","ginseng root","fresh ginseng","liquorice root","angelica","angelica root","astragalus","dried chinese yam","da\
ng gui","dried orange peel","dried tangerine peel","chenpi","aged tangerine peel","dried mandarin peel","dried lemon peel","sand ginger","orris root","codonopsi\
s","dried ginseng","ginseng","solomon's seal"],measures:{piece:3,slice:.5,each:5,tablespoon:6,teaspoon:2}}),rare12("suya-spice","typical label",[450,20,28,30,10,
3,2500],{plural:"none",aliases:["yaji","suya pepper","suya seasoning","yaji spice"],density:.45,allergens:["peanuts"],tags:["nightshade"]}),rare12("pepper-soup-\
spice","typical label",[310,10,58,10,25,3,60],{plural:"none",aliases:["nigerian pepper soup spice","pepper soup spice mix","pepper soup seasoning"],density:.45,
tags:["nightshade"]}),rare12("guascas","typical label",[250,12,50,3,30,3,40],{plural:"none",aliases:["dried guascas","guasca","gallant soldier herb"],measures:{
tablespoon:1,teaspoon:.3,cup:10}})];var foods=[...produce,...meatAndFish,...dairyAndEggs,...bakery,...pastaAndGrains,...canned,...baking,...spices,...oilsAndCondiments,...nutsAndDriedFruit,...frozen,
...drinks,...otherForms];var decoys="rice cooker, garlic press, potato masher, potato ricer, bread knife, butter knife, cheese grater, cheese slicer, fish spatula, fish slice, egg timer\
, egg beater, egg slicer, salad spinner, lemon squeezer, lemon juicer, citrus juicer, coffee grinder, coffee maker, coffee cake, spice grinder, pepper mill, pep\
per grinder, salt shaker, bread machine, bread maker, pasta machine, pasta maker, pasta pot, pasta bowl, stock pot, ice cream maker, ice cream machine, ice crea\
m scoop, ice cube tray, ice bath, water bath, pastry brush, pastry blender, pastry bag, pastry cutter, cookie sheet, cookie cutter, cookie scoop, biscuit cutter\
, pizza stone, pizza peel, pie plate, pie dish, wine glass, milk pan, salt crust, tea towel, coffee filter, nut milk bag, bread crust, golden crust, apple corer\
, cherry pitter, oyster knife, lobster cracker, cup measure, egg cup, egg ring, honey dipper, plastic wrap, cling wrap, shrink wrap, black pepper mill, black pe\
ppermill, chicken wire, butter dish, gravy boat, sauce boat, taco night, coffee cup, tea cup, fish kettle, toast rack";var compiled=null;function lexicon(){if(compiled)
return compiled;const trie=phraseTrie();for(const food13 of foods){for(const alias of[food13.name,food13.plural,...food13.aliases])trie.add(alias,{food:food13,alias})}
for(const phrase of decoys.split(", "))trie.add(phrase,{food:null,alias:""},()=>({food:null,alias:""}));compiled=trie;return trie}var byId=new Map(foods.map(food13=>[
food13.id,food13]));var foodById=id=>byId.get(id);function longestHits(words5){const trie=lexicon();const hits=[];let from=0;while(from<words5.length){const best=trie.
longestAt(words5,from);if(!best){from+=1;continue}const food13=pluralMeaning(words5,from,best.to,best.value.food);if(food13)hits.push({food:food13,alias:best.value.
alias,from,to:best.to});from=best.to}return hits}function pluralMeaning(words5,from,to,food13){if(to-from===1&&words5[from].surface==="peppers")return foodById(
"bell-pepper")??food13;return food13}var animal=["meat","poultry","pork","fish","shellfish","gelatin"];var claims=[...["vegan","plant based","eggless","faux","mock"].map(words5=>({words:words5.split(
" "),brokenBy:food13=>carries(food13,[...animal,"dairy","egg","honey"])})),...["vegetarian","veggie","meatless","meat free","imitation"].map(words5=>({words:words5.
split(" "),brokenBy:food13=>carries(food13,animal)})),...["dairy free","non dairy","nondairy","lactose free"].map(words5=>({words:words5.split(" "),brokenBy:food13=>carries(
food13,["dairy"])})),{words:["gluten","free"],brokenBy:food13=>food13.allergens.includes("gluten")},{words:["egg","free"],brokenBy:food13=>food13.allergens.includes(
"eggs")},{words:["nut","free"],brokenBy:food13=>food13.allergens.includes("tree-nuts")},{words:["soy","free"],brokenBy:food13=>food13.allergens.includes("soy")},
{words:["alcohol","free"],brokenBy:food13=>carries(food13,["alcohol"])},{words:["non","alcoholic"],brokenBy:food13=>carries(food13,["alcohol"])}];var carries=(food13,tags)=>tags.
some(tag=>food13.tags.includes(tag));function breaksClaim(words5,from,hit){return claims.some(claim=>says(words5,from,hit.from,claim.words)&&claim.brokenBy(hit.
food))}function says(words5,from,to,phrase){for(let at=from;at+phrase.length<=to;at+=1){if(phrase.every((word2,offset)=>words5[at+offset].surface===word2))return true}
return false}var set=words5=>new Set(words5.split(" "));var describing=set("a an the of some any your about approximately roughly heaped level scant generous good quality be\
st fresh freshly large medium small extra big little mini jumbo baby thick thin long short whole half quarter ripe unripe firm soft chopped diced sliced minced \
grated shredded crushed cubed peeled pitted seeded deseeded cored trimmed rinsed drained cooked uncooked raw finely coarsely roughly thinly thickly lightly well\
 packed loosely boneless skinless skin bone organic free range corn fed grass wild caught pasture raised local seasonal unsalted salted sweetened unsweetened le\
an fat low reduced sodium salt lite light plain natural pure hot cold warm chilled room temperature leaf fillet filet loin tail stem joint unbleached cultured e\
uropean style piece chunk cube strip slice wedge ring half stick sprig bunch handful floret segment medallion ribbon round matchstick batton shaving curl dustin\
g drizzle knob pinch dash splash squeeze glug toasted roasted blanched smoked beaten melted softened sifted ground crumbled torn picked washed cleaned shelled u\
npeeled unwaxed tinned canned dried frozen thawed defrosted jarred ready made prepared homemade store bought leftover all purpose other each red green yellow wh\
ite black brown dark golden mixed assorted various favorite favourite additional more very");var strictHeads=set("flour milk butter cream berry paste wine steak");
var heads=set("oil cheese sugar vinegar bread pasta noodle sauce yogurt yoghurt stock broth syrup rice bacon sausage");var turning=set("in with for from on at t\
o into such like as without per plus if until used about");var joining=set("and or plus");var THRESHOLD=.5;var matchFood=remembered(text=>{const[main="",behind=""]=text.
split(/[,;(]/,2);const plain3=matchPhrase(main)??(main.length<text.length?matchPhrase(text):null);return matchInverted(main,behind)??plain3});var doneInKitchen=/\b(?:fresh|freshly|cooked|boiled|baked|roasted|grilled|fried|whole|half|(?!dried|canned|tinned|jarred|smoked|cured|powdered|sweetened|unsweetened|unsalted|salted|skimmed|mashed|red\b)\w+ed)\b/i;
function matchInverted(main,behind){const qualifier=behind.trim();if(!qualifier||!main.trim()||qualifier.split(" ").length>3||doneInKitchen.test(qualifier))return null;
const turned=`${qualifier} ${main}`;const words5=wordsOf(turned);const[hit]=longestHits(words5);const isWhole=hit!==void 0&&hit.from===0&&hit.to===words5.length;
return isWhole?{food:hit.food,score:1,alias:hit.alias}:null}function matchPhrase(text){const words5=wordsOf(text);const hits=longestHits(words5);if(hits.length===
0)return null;for(const[from,to]of segments(words5,hits)){const match=matchSegment(words5,hits,from,to);if(match)return match}return null}function segments(words5,hits){
const parts=[];let from=0;let closed=false;words5.forEach((word2,at)=>{const parting=turning.has(word2.stem)||joining.has(word2.stem);if(closed||!parting||hits.
some(hit=>hit.from<=at&&at<hit.to))return;if(at>from)parts.push([from,at]);from=at+1;closed=turning.has(word2.stem)&&parts.some(([start,end])=>words5.slice(start,
end).some(said=>!isDescribing(said)))});if(!closed&&from<words5.length)parts.push([from,words5.length]);return parts}function matchSegment(words5,hits,from,to){
const inside2=hits.filter(hit=>from<=hit.from&&hit.to<=to);const taken=at=>inside2.some(hit=>hit.from<=at&&at<hit.to);let last=to;while(last>from&&!taken(last-1)&&
isDescribing(words5[last-1]))last-=1;let telling=0;for(let at=from;at<last;at+=1)if(taken(at)||!describing.has(words5[at].stem))telling+=1;let best=null;for(const hit of inside2){
const share=(hit.to-hit.from)/telling;const score=Math.min(1,hit.to===last?.5+share/2:share*.75);if(score<THRESHOLD||best&&best.score>=score)continue;if(isMadeOfAnother(
words5,inside2,from,hit)||breaksClaim(words5,from,hit))continue;best={food:hit.food,score,alias:hit.alias}}return best}var isDescribing=word2=>describing.has(word2.
stem)||word2.surface.endsWith("ed");function isMadeOfAnother(words5,hits,from,hit){if(hit.to-hit.from!==1)return false;const{stem}=words5[hit.from];const strict=strictHeads.
has(stem);if(!strict&&!heads.has(stem))return false;if(hits.some(other2=>other2.to===hit.from))return true;const before2=words5[hit.from-1];return strict&&before2!==
void 0&&hit.from>from&&!isDescribing(before2)}function searchFoods(text,limit=20){const wanted=wordsOf(text).map(({stem})=>stem);if(wanted.length===0)return[];return foods.map(food13=>({food:food13,rank:Math.
min(...namesOf(food13).map(name=>rankOf2(name,wanted)))})).filter(({rank})=>rank<Number.POSITIVE_INFINITY).sort((a,b)=>a.rank-b.rank||a.food.name.localeCompare(
b.food.name,"en")).slice(0,limit).map(({food:food13})=>food13)}var namesOf=food13=>[food13.name,...food13.aliases].map((name,at)=>({name,at}));function rankOf2({
name,at},wanted){const words5=wordsOf(name).map(({stem})=>stem);if(!wanted.every(word2=>words5.some(own=>own.startsWith(word2))))return Number.POSITIVE_INFINITY;
const whole3=wanted.every(word2=>words5.includes(word2))?0:4;const inFront=words5[0]?.startsWith(wanted[0])?0:2;return whole3+inFront+(words5.length-wanted.length)+
(at===0?0:3)}var looseInProse=new Set("toast mince crisp chip wrap bun bay curd date nut berry port bitter ice wing pickle relish digestive graham sprout scotch cookie biscu\
it stuffing masa bran clove dal coke rasher spirit fish bass sole melon chile tea coffee curry cracker caramel pastry bean pepper salt water gin speck snail".split(
" "));var verbs=new Set("oil butter flour cream salt pepper water ice honey egg sugar zest juice".split(" "));var objects=new Set("the a an your each both it th\
em together well two generously lightly until all".split(" "));var findFoods=remembered(foodsIn,{longest:300});function foodsIn(text){const words5=wordsOf(text);
const mentions=[];for(const hit of longestHits(words5)){const first=words5[hit.from];if(hit.to-hit.from===1&&(isLoose(first)||isVerb(words5,hit.from)))continue;
if(breaksClaim(words5,Math.max(0,hit.from-2),hit))continue;mentions.push({food:hit.food,start:first.start,end:words5[hit.to-1].end,alias:hit.alias})}return mentions}
var isLoose=word2=>looseInProse.has(word2.stem)&&word2.surface!=="peppers";function isVerb(words5,at){const word2=words5[at];if(!verbs.has(word2.surface))return false;
const next=words5[at+1]?.surface;const before2=words5[at-1]?.surface;if(word2.surface==="cream"&&before2===void 0&&(next==="butter"||next==="sugar"))return true;
return next!==void 0&&objects.has(next)&&(before2===void 0||!objects.has(before2))}var aisles=["Produce","Meat & Fish","Dairy & Eggs","Bakery","Pasta, Rice & Grains","Canned & Jarred","Baking","Spices & Seasonings","Oils & Condiments","Nuts & \
Dried Fruit","Frozen","Drinks","Other"];function greatestCommonDivisor(a,b){let[x,y]=[Math.abs(a),Math.abs(b)];while(y>0)[x,y]=[y,x%y];return x||1}function rational(numerator,denominator=1){if(denominator===
0)throw new RangeError("a fraction needs a denominator");const divisor=greatestCommonDivisor(numerator,denominator)*Math.sign(denominator);return{numerator:numerator/
divisor,denominator:denominator/divisor}}var add=(a,b)=>rational(a.numerator*b.denominator+b.numerator*a.denominator,a.denominator*b.denominator);var multiply=(a,b)=>rational(
a.numerator*b.numerator,a.denominator*b.denominator);var toNumber=a=>a.numerator/a.denominator;var fromDecimal=value=>rational(Math.round(value*1e3),1e3);var glyphs={"\xBD":[1,2],"\u2153":[1,3],"\u2154":[2,3],"\xBC":[1,4],"\xBE":[3,4],"\u2155":[1,5],"\u2156":[2,5],"\u2157":[3,5],"\u2158":[4,5],"\u2159":[1,6],"\u215A":[
5,6],"\u215B":[1,8],"\u215C":[3,8],"\u215D":[5,8],"\u215E":[7,8],"\u2150":[1,7],"\u2151":[1,9],"\u2152":[1,10]};var numberWords="zero one two three four five si\
x seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(" ");var foreignNumbers=Object.fromEntries(["ei\
ne? un une? una uno","zwei dos deux due","drei tres trois tre","vier cuatro quatre quattro","f\xFCnf cinco cinq cinque","sechs seis six sei","sieben siete sept \
sette","acht ocho huit otto","neun nueve neuf nove","zehn diez dix dieci"].flatMap((names2,at)=>names2.split(" ").map(name=>[name.replace("?",""),at+1])));var glyph=`\
[${Object.keys(glyphs).join("")}]`;var slash="\\s?[/\u2044\u2215]\\s?";var whole="\\d{1,6}";var glyphNumber=new RegExp(`^(?:(${whole})(?:\\s*|\\s+(?:and|und|y|et|\
e)\\s+|-))?(${glyph})`,"u");var fractionNumber=new RegExp(`^(?:(${whole})(?:\\s+|\\s*-\\s*|\\s+(?:and|und|y|et|e)\\s+|\\s*&\\s*))?(${whole})${slash}(${whole})(?\
!\\d)`,"u");var decimalNumber=/^(\d{1,6})[.,](\d{1,3})(?!\d)/;var thousands=/^(\d{1,3}),(\d{3})(?!\d)/;var wholeNumber=new RegExp(`^(${whole})(?!\\d)`);var halfWord=/^(?:(?:a|one)\s+)?half(?:\s+(?:of\s+)?an?)?(?=\s|$)/i;
var quarterWord=/^(?:(?:a|one|(three))[\s-]+)?quarters?(?:\s+of)?(?:\s+an?)?(?=\s|$)/i;var foreignHalf=/^(?:halbe[nrms]?|halb|demi-?|demie|medi[ao]|mezz[ao]|mezz['\u2019])(?=\s|(?<=['\u2019-]))\s*/iu;
var oneAndAHalf=/^(?:eineinhalb|anderthalb)(?=\s)/iu;var andAHalf=/^\s+(?:et demie?|y medi[ao]|e mezz[ao])(?=\s|$)/iu;var foreignNumber=new RegExp(`^(${Object.keys(
foreignNumbers).join("|")})(?=[\\s-]|$)`,"iu");var wordNumber=new RegExp(`^(${numberWords.join("|")})(\\s+and\\s+a\\s+half)?(?=[\\s-]|$)`,"i");function readNumber(text){
const mixed=glyphNumber.exec(text);if(mixed){const[numerator,denominator]=glyphs[mixed[2]];return{value:add(rational(Number(mixed[1]??0)),rational(numerator,denominator)),
length:mixed[0].length}}const fraction=fractionNumber.exec(text);if(fraction&&Number(fraction[3])>0&&isFraction(fraction)){const part2=rational(Number(fraction[2]),
Number(fraction[3]));return{value:add(rational(Number(fraction[1]??0)),part2),length:fraction[0].length}}const grouped=thousands.exec(text);if(grouped&&grouped[1]!==
"0")return{value:rational(Number(grouped[1]+grouped[2])),length:grouped[0].length};const decimal=decimalNumber.exec(text);if(decimal)return{value:fromDecimal(Number(
`${decimal[1]}.${decimal[2]}`)),length:decimal[0].length};const point=/^\.(\d{1,3})(?!\d)/.exec(text);if(point)return{value:fromDecimal(Number(`0.${point[1]}`)),
length:point[0].length};const plain3=wholeNumber.exec(text);if(plain3)return withHalf(text,{value:rational(Number(plain3[1])),length:plain3[0].length});const word2=readWord(
text)??readForeignWord(text);return word2&&withHalf(text,word2)}var isFraction=match=>Number(match[3])<=32&&(match[1]===void 0||Number(match[2])<Number(match[3]));
function withHalf(text,read2){const half=andAHalf.exec(text.slice(read2.length));return half?{value:add(read2.value,rational(1,2)),length:read2.length+half[0].length}:
read2}function readForeignWord(text){const half=foreignHalf.exec(text);if(half)return{value:rational(1,2),length:half[0].trimEnd().length};const more=oneAndAHalf.
exec(text);if(more)return{value:rational(3,2),length:more[0].length};const word2=foreignNumber.exec(text);return word2?{value:rational(foreignNumbers[word2[1].toLowerCase()]),
length:word2[0].length}:null}function readWord(text){const half=halfWord.exec(text);if(half)return{value:rational(1,2),length:half[0].length};const quarter=quarterWord.
exec(text);if(quarter)return{value:rational(quarter[1]?3:1,4),length:quarter[0].length};const word2=wordNumber.exec(text);if(!word2)return null;const value=rational(
numberWords.indexOf(word2[1].toLowerCase()));return{value:word2[2]?add(value,rational(1,2)):value,length:word2[0].length}}var between=/^\s*(?:-\s*to|-|\u2013|\u2014|to|or|through|bis(?:\s+zu)?|oder|à|ou|a|o)\s*(?=[\d½\u2153\u2154¼¾\u215b\u215c\u215d\u215ea-z])/iu;
function readQuantity(text){if(/^\d+(?:[.,]\d+)?\s?%/.test(text))return null;const opening2=/^(?:between|zwischen|entre|tra|fra)\s+/i.exec(text)?.[0].length??0;
const first=readNumber(text.slice(opening2));if(!first)return null;const afterFirst=opening2+first.length;const link=(opening2>0?/^\s+(?:and|und|et|y|e)\s+/i:between).
exec(text.slice(afterFirst));if(link){const second=readNumber(text.slice(afterFirst+link[0].length));if(second&&isRange(first.value,second.value,link[0])){return{
quantity:{kind:"range",from:first.value,to:second.value},length:afterFirst+link[0].length+second.length}}}return{quantity:{kind:"exact",value:first.value},length:afterFirst}}
function isRange(from,to,link){const[low,high]=[from.numerator/from.denominator,to.numerator/to.denominator];return low<high&&(link.trim().length>0||false)&&high<=
low*20}var plainLetters=text=>/^[ -~]*$/.test(text)?text.toLowerCase():[...text.normalize("NFC")].map(plainLetter).join("").replaceAll("\u2019","'");function plainLetter(letter){
const plain3=letter.normalize("NFD").replace(new RegExp("\\p{M}","gu"),"").toLowerCase();return plain3.length===letter.length?plain3:letter}var unitWords=`
tablespoon | EL, EL, Essl\xF6ffel, Essl\xF6ffel, Essl\xF6ffeln, Essl\xF6ffeln, E\xDFl\xF6ffel, E\xDFl\xF6ffel, Essl., Essl., E\xDFl., E\xDFl. | cucharada, cucharadas, cda., cdas., cucharada \
sopera, cucharadas soperas, cucharada grande, cucharadas grandes | c. \xE0 soupe, c. \xE0 soupe, c. \xE0 s., c. \xE0 s., cuill\xE8re \xE0 soupe, cuill\xE8res \xE0 soupe, cuiller\xE9e \xE0 so\
upe, cuiller\xE9es \xE0 soupe, cuiller \xE0 soupe, cuillers \xE0 soupe, cuil. \xE0 soupe, cuil. \xE0 soupe, cuill. \xE0 soupe, cuill. \xE0 soupe, cuill\xE8re \xE0 table, cuill\xE8res \xE0 table, c\
uiller\xE9e, cuiller\xE9es, cas*, cas*, cs*, cs* | cucchiaio, cucchiai, cucchiaio da tavola, cucchiai da tavola, cucchiaiata, cucchiaiate, cucch., cucch.
teaspoon | TL, TL, Teel\xF6ffel, Teel\xF6ffel, Teel\xF6ffeln, Teel\xF6ffeln, Teel., Teel., Kaffeel\xF6ffel, Kaffeel\xF6ffel, KL*, KL* | cucharadita, cucharaditas, cdta., cdtas., \
cdita., cditas., cucharada de caf\xE9, cucharadas de caf\xE9, cucharilla, cucharillas, cucharada peque\xF1a, cucharadas peque\xF1as | c. \xE0 caf\xE9, c. \xE0 caf\xE9, c. \xE0 c., c. \xE0 c.\
, cuill\xE8re \xE0 caf\xE9, cuill\xE8res \xE0 caf\xE9, cuiller\xE9e \xE0 caf\xE9, cuiller\xE9es \xE0 caf\xE9, cuiller \xE0 caf\xE9, cuillers \xE0 caf\xE9, cuil. \xE0 caf\xE9, cuil. \xE0 caf\xE9, cuill. \xE0 caf\xE9, cuill. \xE0 c\
af\xE9, cuill\xE8re \xE0 th\xE9, cuill\xE8res \xE0 th\xE9, c. \xE0 th\xE9, c. \xE0 th\xE9, cac*, cac* | cucchiaino, cucchiaini, cucchiaino da caff\xE8, cucchiaini da caff\xE8, cucchiaino da t\xE8, cucch\
iaini da t\xE8
cup | Tasse, Tassen, Becher, Becher, Bechern, Bechern | taza, tazas | tasse, tasses | tazza, tazze, tazzina, tazzine
gram | g*, g*, Gramm, Gramm | g*, g*, gramo, gramos | g*, g*, gramme, grammes | g*, g*, grammo, grammi
kilogram | kg*, kg*, Kilo, Kilo, Kilos, Kilos, Kilogramm, Kilogramm | kg*, kg*, kilo, kilos, kilogramo, kilogramos | kg*, kg*, kilo, kilos, kilogramme, kilogram\
mes | kg*, kg*, chilo, chili, chilogrammo, chilogrammi
liter | l*, l*, Liter, Liter, Litern, Litern | l*, l*, litro, litros | l*, l*, litre, litres | l*, l*, litro, litri
milliliter | ml*, ml*, Milliliter, Milliliter | ml*, ml*, mililitro, mililitros | ml*, ml*, millilitre, millilitres | ml*, ml*, millilitro, millilitri
centimeter | cm*, cm*, Zentimeter, Zentimeter | cm*, cm*, cent\xEDmetro, cent\xEDmetros | cm*, cm*, centim\xE8tre, centim\xE8tres | cm*, cm*, centimetro, centimetri
pound | Pfund, Pfund, Pfd., Pfd. | libra, libras | livre*, livres* | libbra, libbre
pinch | Prise, Prisen, Messerspitze, Messerspitzen, Pr.*, Pr.*, Msp., Msp. | pizca, pizcas, pellizco, pellizcos | pinc\xE9e, pinc\xE9es, pointe de couteau, pointes de\
 couteau | pizzico, pizzichi, presa*, prese*, punta di coltello, punte di coltello
dash | Spritzer, Spritzer, Schuss, Schuss, Schu\xDF, Schu\xDF | chorrito, chorritos, chorro, chorros, chorret\xF3n, chorretones | trait, traits, filet d'huile, filets d'\
huile | goccio, gocci, spruzzata, spruzzate, spruzzo, spruzzi
drizzle | - | - | - | filo*, fili*
drop | Tropfen, Tropfen | gota, gotas | goutte, gouttes | goccia, gocce
handful | Handvoll, Handvoll, Hand voll, Hand voll | pu\xF1ado, pu\xF1ados | poign\xE9e, poign\xE9es | manciata, manciate
bunch | Bund, Bund, B\xFCnde, B\xFCnde, Bd.*, Bd.*, B\xFCndel, B\xFCndel, Str\xE4u\xDFchen, Str\xE4u\xDFchen | manojo, manojos, ramo, ramos, atado, atados | botte, bottes, bouquet, bou\
quets | mazzo, mazzi, mazzetto, mazzetti, ciuffo, ciuffi
sprig | Zweig, Zweige, Stiel, Stiele, Zweiglein, Zweiglein, Zweigen, Zweigen, Stielen, Stielen | ramita, ramitas | brin, brins, brindille, brindilles | rametto,\
 rametti
stalk | St\xE4ngel, St\xE4ngel, Stengel, Stengel, St\xE4ngeln, St\xE4ngeln | tallo, tallos, penca, pencas | tige, tiges, branche, branches, b\xE2ton de c\xE9leri, b\xE2tons de c\xE9ler\
i, c\xF4te de c\xE9leri, c\xF4tes de c\xE9leri | gambo, gambi, stelo, steli, costa, coste, gambo di sedano, gambi di sedano
leaf | Blatt, Bl\xE4tter, Bl\xE4ttchen, Bl\xE4ttchen, Bl\xE4ttern, Bl\xE4ttern | hoja, hojas | feuille, feuilles | foglia, foglie, fogliolina, foglioline
clove | Zehe, Zehen | diente, dientes | gousse, gousses | spicchio, spicchi
bulb | Knolle, Knollen | - | - | -
head | Kopf, K\xF6pfe, K\xF6pfen, K\xF6pfen | cabeza, cabezas | t\xEAte, t\xEAtes | testa, teste, cespo, cespi
stick | Stange, Stangen, Stick, Sticks, Stift, Stifte, St\xE4bchen, St\xE4bchen | palito, palitos, barra, barras, barrita, barritas, rama, ramas, bast\xF3n, bastones | b\
\xE2ton, b\xE2tons, b\xE2tonnet, b\xE2tonnets, barre, barres | bastoncino, bastoncini, stecca, stecche, barretta, barrette
strip | Streifen, Streifen | tira, tiras | lani\xE8re, lani\xE8res, lamelle, lamelles | striscia, strisce, listarella, listarelle
slice | Scheibe, Scheiben, Scheibchen, Scheibchen | loncha, lonchas, lonja, lonjas, rodaja, rodajas, rebanada, rebanadas | tranche, tranches, rondelle, rondelle\
s | fetta, fette, fettina, fettine, rondella, rondelle
cube | W\xFCrfel, W\xFCrfel, W\xFCrfelchen, W\xFCrfelchen, W\xFCrfeln, W\xFCrfeln | cubito, cubitos, dado, dados, cubo, cubos, pastilla*, pastillas* | cube, cubes | cubetto, cube\
tti, dado, dadi, dadino, dadini, cubo, cubi, dadolata, dadolate
piece | St\xFCck, St\xFCck, St\xFCcke, St\xFCcke, St\xFCckchen, St\xFCckchen, St\xFCcken, St\xFCcken, Stk., Stk., St.*, St.* | trozo, trozos, pieza, piezas, pedazo, pedazos, unidad, un\
idades, ud.*, uds.* | morceau, morceaux, pi\xE8ce, pi\xE8ces | pezzo, pezzi, pezzetto, pezzetti
ball | Kugel, Kugeln, B\xE4llchen, B\xE4llchen | bola, bolas, bolita, bolitas | boule, boules | palla, palle, pallina, palline
bar | Tafel, Tafeln, Riegel*, Riegel* | tableta*, tabletas* | tablette, tablettes | tavoletta, tavolette
block | - | - | - | panetto, panetti
can | Dose, Dosen, B\xFCchse, B\xFCchsen, Konserve, Konserven | lata, latas, conserva, conservas | bo\xEEte, bo\xEEtes, conserve, conserves | lattina, lattine, scatola, sca\
tole, scatoletta, scatolette, barattolo, barattoli, conserva, conserve
jar | Glas, Gl\xE4ser, Gl\xE4sern, Gl\xE4sern | tarro, tarros, frasco, frascos, bote, botes | bocal, bocaux, pot, pots | vasetto, vasetti
glass | Trinkglas, Trinkgl\xE4ser | vaso, vasos, copa, copas | verre, verres | bicchiere, bicchieri
bottle | Flasche, Flaschen | botella, botellas | bouteille, bouteilles | bottiglia, bottiglie
carton | Tetrapak, Tetrapaks | brik, briks, cart\xF3n*, cartones* | brique, briques, briquette, briquettes | brick, brick
punnet | Schale*, Schalen*, Sch\xE4lchen*, Sch\xE4lchen* | bandeja*, bandejas* | barquette, barquettes | vaschetta, vaschette
package | P\xE4ckchen, P\xE4ckchen, Packung, Packungen, Paket, Pakete, T\xFCte, T\xFCten, Beutel, Beutel, Pck., Pck., Pkg., Pkg., Pk., Pk., Pckg., Pckg. | paquete, paquetes\
, bolsa, bolsas, sobre, sobres | sachet, sachets, paquet, paquets | bustina, bustine, confezione, confezioni, pacco, pacchi, pacchetto, pacchetti
log | Rolle*, Rollen* | rollo*, rollos*, rulo, rulos | b\xFBche, b\xFBches | rotolo, rotoli
dozen | Dutzend, Dutzend | docena, docenas | douzaine, douzaines | dozzina, dozzine
`;var unit=(name,kind,size,symbol)=>({name,plural:`${name}s`,symbol,kind,size,metric:symbol!==void 0&&/^(m|c|d|k)?[glm]$/.test(symbol)});var count=(name,plural=`${name}\
s`)=>({name,plural,kind:"count",metric:false});var table=[[unit("teaspoon","volume",4.93),"tsp tsps teasp tspn ts teaspoonful"],[unit("tablespoon","volume",14.79),
"tbsp tbsps tb tbs tbl tblsp tblspn tbspn tablesp tablespoonful"],[unit("cup","volume",236.59),"c cupful"],[unit("fluid ounce","volume",29.57,"fl oz"),"floz"],[
unit("pint","volume",473.18),"pt pts"],[unit("quart","volume",946.35),"qt qts"],[unit("gallon","volume",3785.4),"gal gals"],[unit("milliliter","volume",1,"ml"),
"millilitre mls cc"],[unit("centiliter","volume",10,"cl"),"centilitre"],[unit("deciliter","volume",100,"dl"),"decilitre"],[unit("liter","volume",1e3,"l"),"litre\
 ltr lt"],[unit("gram","mass",1,"g"),"gr gm gms grs gramme"],[unit("kilogram","mass",1e3,"kg"),"kilo kgs kilogramme"],[unit("milligram","mass",.001,"mg"),""],[unit(
"ounce","mass",28.35,"oz"),"ozs"],[unit("pound","mass",453.59,"lb"),"lbs"],[unit("centimeter","length",10,"cm"),"centimetre cms"],[unit("millimeter","length",1,
"mm"),"millimetre"],[{...unit("inch","length",25.4),plural:"inches"},"in ins"],...[["clove",""],["can","tin"],["jar",""],["bottle",""],["carton",""],["package",
"pkg pkgs pkt pack packages pck"],["packet",""],["sachet",""],["envelope",""],["bag",""],["box",""],["container",""],["tub",""],["bucket",""],["pot",""],["punne\
t",""],["pouch",""],["tube",""],["block",""],["bar",""],["log",""],["wheel",""],["ball",""],["bunch","bn bnch"],["handful","handfull"],["sprig",""],["leaf",""],
["stalk",""],["stick",""],["stem",""],["spear",""],["rib",""],["head",""],["bulb",""],["heart",""],["ear",""],["cob",""],["slice",""],["rasher",""],["strip",""],
["piece","pc pcs"],["chunk",""],["wedge",""],["fillet",""],["sheet",""],["square",""],["cube",""],["scoop",""],["knob",""],["thumb",""],["pinch",""],["dash",""],
["splash",""],["drizzle",""],["drop",""],["glug",""],["dollop",""],["sprinkle","sprinkling"],["grating",""],["shot",""],["glass","wineglass"],["loaf",""],["rack",
""],["floret",""],["pod",""],["thread","strand"],["bundle",""],["nest",""],["batch",""],["recipe",""],["portion",""],["serving",""],["dozen",""],["ring",""],["r\
ound",""],["link",""],["blade",""],["pat",""]].map(([name,others])=>[count(name,countPlural(name)),others])];function countPlural(name){if(name==="leaf")return"\
leaves";if(name==="loaf")return"loaves";if(name==="dozen")return"dozen";return/(s|x|ch|sh)$/.test(name)?`${name}es`:`${name}s`}var bySpelling=new Map;for(const[
entry,others]of table){const spellings=[entry.name,entry.plural,entry.symbol,...others.split(" ")];for(const spelling of spellings){if(!spelling)continue;bySpelling.
set(spelling,entry);if(spelling.length>2)bySpelling.set(spelling.endsWith("s")?spelling:`${spelling}s`,entry)}}bySpelling.set("T",bySpelling.get("tablespoon")).
set("t",bySpelling.get("teaspoon"));function unitOf(word2){const bare2=word2.replace(/\.$/,"");if(bare2==="T")return bySpelling.get("T");const folded2=bare2.toLowerCase().
replace(/\.?\s+/g," ");return bySpelling.get(folded2)??null}var containers=new Set("can jar bottle carton package packet sachet envelope bag box container tub b\
ucket pot punnet pouch tube block bar log wheel ball loaf".split(" "));var trailingUnits=new Set("clove stalk stem spear sprig rib head bulb rasher slice leaf s\
tick floret fillet ear".split(" "));var columns=["en","de","es","fr","it"];var made=null;var bare=name=>name.replace(/\*$/,"");var folded=name=>plainLetters(name).replace(/[.\s]+/g," ").trim();var patternOf=spelling=>spelling.
split(" ").join(String.raw`\.?\s*`);function words(){if(made)return made;const bySpelling2=new Map;const printed=new Map;for(const row of unitWords.trim().split(
"\n")){const cells=row.split("|").map(cell=>cell.trim());const english=cells[0]??"";columns.slice(1).forEach((language,at)=>{const names2=(cells[at+1]??"-").split(
",").map(name=>name.trim());if(names2[0]==="-")return;const plain3=names2.map(bare);printed.set(`${language} ${english}`,plain3.flatMap((one2,index)=>index%2===
0?[{one:one2,more:plain3[index+1]??one2}]:[]));const needsOf=language!=="de"&&unitOf(english)?.kind==="count";for(const name of names2){const spelling=folded(bare(
name));if(!bySpelling2.has(spelling))bySpelling2.set(spelling,{unit:english,needsOf})}})}const spellings=[...bySpelling2.keys()].sort((a,b)=>b.length-a.length).
map(patternOf);const pattern2=new RegExp(String.raw`^(?:${spellings.join("|")})(?![\p{L}'\u2019])\.?`,"u");made={bySpelling:bySpelling2,pattern:pattern2,printed};return made}
var ofFat=[[/^(?:noix|nuez|noce|nocciola)(?=\s+(?:de|di)\s+(?:beurre|mantequilla|margarin\w*|burro)(?![a-z]))/,"knob"],[/^(?:filets?|hilos?|fili?)(?=\s+(?:d'huile|de aceite|d'olio|de citron|de vinaigre)(?![a-z]))/,
"drizzle"]];var beforeOf=/^\s*(?:$|[(,/]|d'|dell'|(?:de|du|des|di|del|dei|degli|delle|della|dello|bien|ras\w*|colm\w*|abbondant\w*|generos\w*)\b)/;var LONGEST=60;
function foreignUnitAt(text){const head=plainLetters(text.slice(0,LONGEST));for(const[pattern3,name]of ofFat){const found2=pattern3.exec(head);if(found2)return{
name,length:found2[0].length}}const{pattern:pattern2,bySpelling:bySpelling2}=words();const found=pattern2.exec(head);const spelled=found&&bySpelling2.get(folded(
found[0]));if(!spelled||spelled.needsOf&&!beforeOf.test(head.slice(found[0].length)))return null;return{name:spelled.unit,length:found[0].length}}function unitWordIn(unit3,language,isOne,like){
const pairs=words().printed.get(`${language} ${unit3}`);if(!pairs)return null;const said=like===void 0?void 0:folded(like);const names2=pairs.find(({one:one2,more})=>folded(
one2)===said||folded(more)===said)??pairs[0];return names2?isOne?names2.one:names2.more:null}var beforeUnit=/^(?:(?:heaped|heaping|level|rounded|scant|generous|good|large|lg|big|small|sm|packed|full|fat|thick|thin|loosely|firmly|lightly|well|overflowing|brimming|medium|plump|gestr\.|gestrichene[rns]?|geh\.|gehäufte[rns]?|große[rns]?|kleine[rns]?|gute[rns]?|bonnes?|belles?|gross?es?|grande?s?|petite?s?|pequeñ[ao]s?|buen[ao]?s?|piccol[aoie]|generos[ao]|abbondanti?|mittelgroße[rns]?)\s+)+/iu;
function readUnit(text){const direct=unitAt(text);if(direct){const full=afterUnit.exec(text.slice(direct.length))?.[0].length??0;return{unit:direct.unit,length:direct.
length+full}}const adjectives=beforeUnit.exec(text);if(!adjectives)return null;const after2=unitAt(text.slice(adjectives[0].length));return after2?{unit:after2.
unit,length:adjectives[0].length+after2.length}:null}var afterUnit=/^\s+(?:colmad[ao]s?|ras[aoie]|ras[ae]?s|bombée?s?|bien (?:pleine?|llena)s?|colm[oia]|abbondant[ei]|scars[oi])(?=\s)/iu;
var twoWords=/^fl(?:uid)?\.?[\s-]*(?:oz|ounces?)\b\.?/i;var onlyWithOf=/^rounds?$/i;var oneWord=/^[\p{L}]+\.?(?![\p{L}])/u;function unitAt(text){const fluid=twoWords.
exec(text);if(fluid)return{unit:unitOf("fluid ounce"),length:fluid[0].length};const wine=/^wine\s+glass(?:es|fuls?)?\b/i.exec(text);if(wine)return{unit:unitOf("\
glass"),length:wine[0].length};const foreign=foreignUnitAt(text);const word2=oneWord.exec(text);if(foreign&&foreign.length>(word2&&unitOf(word2[0])?word2[0].length:
0))return{unit:unitOf(foreign.name),length:foreign.length};if(!word2||onlyWithOf.test(word2[0])&&!/^\s+of\s/i.test(text.slice(word2[0].length)))return null;const unit3=unitOf(
word2[0]);return unit3?{unit:unit3,length:word2[0].length}:null}function readMeasure(text){const amount2=readQuantity(text);if(!amount2)return null;const gap=/^\s*-?\s*/.
exec(text.slice(amount2.length))[0].length;const unit3=readUnit(text.slice(amount2.length+gap));if(!unit3)return{measure:{quantity:amount2.quantity,unit:null},length:amount2.
length};const word2=text.slice(amount2.length+gap,amount2.length+gap+unit3.length).trim();const measure={quantity:amount2.quantity,unit:unit3.unit,word:word2};const length=amount2.
length+gap+unit3.length;return withOunces(measure,text,length)??{measure,length}}function withOunces(measure,text,length){if(measure.unit?.name!=="pound"||measure.
quantity.kind!=="exact")return null;const gap=/^\s+(?=[\d½¼¾\u2153\u2154])/u.exec(text.slice(length));if(!gap)return null;const amount2=readQuantity(text.slice(length+
gap[0].length));if(amount2?.quantity.kind!=="exact")return null;const rest=text.slice(length+gap[0].length+amount2.length);const unit3=/^\s*/.exec(rest)[0].length;
const ounce=readUnit(rest.slice(unit3));if(ounce?.unit.name!=="ounce")return null;const value=add(measure.quantity.value,sixteenth(amount2.quantity.value));return{
measure:{quantity:{kind:"exact",value},unit:measure.unit},length:length+gap[0].length+amount2.length+unit3+ounce.length}}var sixteenth=value=>rational(value.numerator,
value.denominator*16);function scaleQuantity(quantity,factor){return quantity.kind==="exact"?{kind:"exact",value:multiply(quantity.value,factor)}:{kind:"range",from:multiply(quantity.
from,factor),to:multiply(quantity.to,factor)}}var sizes={small:"small",sm:"small",medium:"medium",med:"medium","medium-sized":"medium","medium-size":"medium",large:"large",lg:"large",big:"large","extra-larg\
e":"large"};var sizeWord=new RegExp(`^(${Object.keys(sizes).sort((a,b)=>b.length-a.length).join("|")})(?:\\s+to\\s+\\w+)?\\.?,?\\s+`,"i");var bareUnits=new Set(
"pinch handful dash splash drizzle knob glug dollop drop sprinkle teaspoon tablespoon piece bunch sprig packet bag".split(" "));var one={kind:"exact",value:{numerator:1,
denominator:1}};var foreignOf=/^\s*(?:d['\u2019]|(?:de|du|des|di|del|dei|degli|delle|della|dello)\s+(?:l['\u2019]|la\s+)?|dell['\u2019])/i;var isBareMeasure=(text,{unit:unit3,
length})=>{const isEnglish=unitOf(text.slice(0,length).split(/\s/).at(-1)??"")!==null;if(!isEnglish)return length>3&&foreignOf.test(text.slice(length));return bareUnits.
has(unit3.name)||/^\s+of\s/i.test(text.slice(length))};function readAmount(text){const amount2={main:null,alternative:null,plus:null,size:null,note:null,end:0};
const article=readArticle(text);if(article)return finish(text,{...amount2,main:{quantity:one,unit:article.unit},end:article.length});const count2=readQuantity(text);
if(!count2){const bare2=readUnit(text);if(bare2&&isBareMeasure(text,bare2)){return finish(text,{...amount2,main:{quantity:one,unit:bare2.unit},end:bare2.length})}
return amount2}const packed=readPacks(text,count2.quantity,count2.length);if(packed)return finish(text,{...amount2,...packed});const main=readMeasure(text);if(!main)
return amount2;return finish(text,readDimension(text,{...amount2,main:main.measure,end:main.length}))}function readArticle(text){const match=/^(?:an?|the|another|ein(?:e[mnrs]?)?|une?|un[ao])\s+(?:(?:couple|few)\s+(?:of\s+)?)?/i.
exec(text);if(!match)return null;const unit3=readUnit(text.slice(match[0].length));return unit3?{unit:unit3.unit,length:match[0].length+unit3.length}:null}var packLink=/^(?:\s*[x×*]\s*|\s*\(\s*(?:about\s+|approx\.?\s+)?|\s+(?=[\d½¼¾\u2153\u2154\u215b]))/iu;
function readPacks(text,count2,length){const link=packLink.exec(text.slice(length));if(!link||count2.kind==="range")return null;let at=length+link[0].length;const each=readMeasure(
text.slice(at));const unit3=each?.measure.unit;if(!each||!unit3||unit3.kind==="count")return null;at+=each.length;const other2=/^\s*[/,]\s*/.exec(text.slice(at));
const second=other2?readMeasure(text.slice(at+other2[0].length)):null;if(other2&&second?.measure.unit)at+=other2[0].length+second.length;const measured2=at;const close=(link[0].
includes("(")?/^[^()]*\)\s*/:/^\s*/).exec(text.slice(at));if(!close)return null;at+=close[0].length;const container=readUnit(text.slice(at));const isLength=unit3.
kind==="length";return{main:{quantity:count2,unit:container?.unit??null},alternative:isLength?null:{quantity:scaleQuantity(each.measure.quantity,count2.value),unit:unit3},
note:isLength?text.slice(length+link[0].length,measured2).trim():null,end:at+(container?.length??0)}}function readDimension(text,amount2){const main=amount2.main;
if(!main.unit||main.unit.kind==="count")return amount2;let at=amount2.end;const other2=/^\s*(?:\/|\()\s*/.exec(text.slice(at));const second=other2?readMeasure(text.
slice(at+other2[0].length)):null;if(other2&&second?.measure.unit)at+=other2[0].length+second.length+(/^\s*\)/.exec(text.slice(at+other2[0].length+second.length))?.[0].
length??0);const gap=/^(?:[\s-]+(?:long|thick|wide|length))?\s*/i.exec(text.slice(at))[0].length;const container=readUnit(text.slice(at+gap));if(container?.unit.
kind!=="count")return amount2;if(main.unit.kind==="length")return{...amount2,end:at+gap+container.length,alternative:null};if(!containers.has(container.unit.name))
return amount2;return{...amount2,main:{quantity:one,unit:container.unit},alternative:main,end:at+gap+container.length}}function readAdded(main,rest){const gap=/^\s+(?=[\d½¼¾\u2153\u2154\u215b])/u.
exec(rest);const next=gap&&main?.unit?.kind==="volume"?readMeasure(rest.slice(gap[0].length)):null;if(!gap||next?.measure.unit?.kind!=="volume"||next.measure.unit.
size>=main.unit.size)return null;return{measure:next.measure,length:gap[0].length+next.length}}var timesCount=(each,count2)=>count2.kind==="exact"?{...each,quantity:scaleQuantity(
each.quantity,count2.value)}:each;function finish(text,start){const amount2={...start};for(;;){const rest2=text.slice(amount2.end);const link=/^\s*(?:(\/|=|\()|(\+|(?:,\s*)?plus\s|and\s+(?=[\d½¼¾\u2153\u2154\u215b]))|(or\s+(?=(?:about\s+)?[\d½¼¾\u2153\u2154\u215b])))\s*(?:about\s+|approx(?:\.|imately)?\s+|around\s+|roughly\s+|generous\s+|scant\s+|ca\.?\s*|circa\s+|etwa\s+|à\s+|je\s+(?:ca\.\s*)?|environ\s+|env\.\s*|de\s+|unos\s+|unas\s+|aprox\.\s*|da\s+)?/iu.
exec(rest2);const measure=link?readMeasure(rest2.slice(link[0].length)):null;const added=amount2.plus||link?null:readAdded(amount2.main,rest2);if(added){amount2.
plus=added.measure;amount2.end+=added.length;continue}if(link&&measure&&(measure.measure.unit||link[2])&&amount2.main){const end=amount2.end+link[0].length+measure.
length;if(link[2]){if(!measure.measure.unit)break;amount2.plus=measure.measure;amount2.end=end+(/^,(?=\s)/.exec(text.slice(end))?.[0].length??0);continue}if(link[1]===
"("){const close=/^([^()]*)\)/.exec(text.slice(end));if(!close)break;const said=close[1].replace(/^[\s/,;]+/,"").trim();const isEach=/^(?:each\b|l['\u2019]un[ao]|cada un[ao]|chacune?)/i.
test(said)&&amount2.main.quantity.kind==="exact";amount2.alternative??=isEach?timesCount(measure.measure,amount2.main.quantity):measure.measure;const other2=isEach?
said.replace(/^(?:each\b|l['\u2019]un[ao]|cada un[ao]|chacune?)[\s,;]*/i,""):said;if(other2&&!readMeasure(other2))amount2.note=other2;amount2.end=end+close[0].length;
const container=/^\s+/.exec(text.slice(amount2.end));const pack=container?readUnit(text.slice(amount2.end+container[0].length)):null;if(amount2.main.unit===null&&
pack){amount2.main={...amount2.main,unit:pack.unit};amount2.end+=container[0].length+pack.length}continue}amount2.alternative??=measure.measure;amount2.end=end;
continue}const size=/^\s*/.exec(rest2)[0].length;const word2=sizeWord.exec(rest2.slice(size));if(word2&&amount2.main&&amount2.size===null&&amount2.end>0){amount2.
size=sizes[word2[1].toLowerCase()];amount2.end+=size+word2[0].length;const unit3=amount2.main.unit===null?readUnit(text.slice(amount2.end)):null;if(unit3&&unit3.
unit.kind==="count"){amount2.main={...amount2.main,unit:unit3.unit};amount2.end+=unit3.length}continue}break}const rest=text.slice(amount2.end);const of2=/^\s*(?:of\s+(?:the\s+|an?\s+)?|each\s+)/i.
exec(rest)??foreignOf.exec(rest);if(of2)amount2.end+=of2[0].length;return amount2}var cuts="chopped diced sliced minced grated shredded crushed cubed peeled pitted stoned seeded deseeded cored trimmed rinsed drained halved quartered beaten me\
lted softened sifted crumbled torn picked squeezed zested julienned mashed smashed bruised cracked toasted washed cleaned shelled scrubbed packed divided cooled\
 cold-pressed flaked steamed unsifted pounded snipped thawed defrosted chilled whisked shaved segmented pureed pur\xE9ed";var cutWord=`(?:${cuts.replaceAll(" ",
"|")})`;var manner="(?:finely|coarsely|roughly|thinly|thickly|lightly|freshly|very|well|loosely|firmly|tightly|gently|evenly|neatly)";var leadingCuts=new RegExp(
`^((?:${manner}[\\s-]+)*${cutWord}(?:(?:\\s*(?:,|&)|\\s+(?:and|or|then))*\\s+(?:${manner}[\\s-]+)*${cutWord})*),?\\s+(?=\\S)`,"i");var remark=/^(?:(?:or\s+)?(?:more|less)\b|plus\s|and\s+extra\s|extra\b|to\s+(?:serve|garnish|taste|decorate|finish|dust|drizzle|season|sprinkle|grease|coat|fry|brush|glaze|cover)|for\s|as\s+(?:needed|required|desired)|if\s|optional|see\s|such\s+as|like\s|preferably|about\s|approximately|or\s|any\s|at\s+least|recipe\s|from\s|depending|not\s|no\s|homemade|store-bought|available|i\s+like|i\s+use|your\s+favou?rite|weighing|each\s|leaves\s+only|per\s)/i;
var tailRemark=/\s+(to\s+taste|to\s+(?:serve|garnish|decorate|finish|dust|drizzle|season|sprinkle|grease|coat|glaze|cover)\b.*|for\s+(?:\w+ing\b|the\b|garnish|decoration|serving).*|as\s+(?:needed|required|desired)|if\s+(?:needed|desired|using|necessary|you\s+like).*|plus\s+(?:more|extra|an?\s|[\d½¼¾\u2153\u2154\u215b]).*|\(optional\)|optional|or\s+(?:more|less|to\s+taste|as\s+needed)\b.*|or\s+(?!0)(?:[\d½¼¾\u2153\u2154\u215b]|an?\s).*|such\s+as\s.*|(?:dissolved|mixed|stirred|blended|combined|whisked)\s+(?:in|with|into)\s.*|at\s+room\s+temperature|divided)$/iu;
var tailPreparation=/^(?:at\s+room\s+temperature|divided|(?:dissolved|mixed|stirred|blended|combined|whisked)\s.*)$/i;function readFood(text){const notes=[];const preparations=[];
let rest=takeBrackets(text,notes);const parts=splitAtCommas(rest);rest=parts[0]??"";for(const part2 of parts.slice(1))(remark.test(part2)?notes:preparations).push(
part2);for(;;){const tail=tailRemark.exec(rest);if(!tail||tail.index===0||adjectiveOnly.test(rest.slice(0,tail.index)))break;(tailPreparation.test(tail[1])?preparations:
notes).unshift(tail[1].replace(/^\(|\)$/g,""));rest=rest.slice(0,tail.index)}const lead=leadingCuts.exec(rest);if(lead&&!isName(rest)){preparations.unshift(lead[1]);
rest=rest.slice(lead[0].length)}const cut=new RegExp(`\\s+((?:${manner}\\s+)*${cutWord}(?:\\s+.*)?)$`,"i").exec(rest);if(cut&&cut.index>0&&!/(?:^|\s)(?:or|and)$/i.
test(rest.slice(0,cut.index))&&!isTail(rest,cut.index)){preparations.unshift(cut[1]);rest=rest.slice(0,cut.index)}const said=`${notes.join(" ")} ${preparations.
join(" ")}`;return{food:rest.replace(/^[\s,;:\u2013-]+|[\s,;:*\u2013-]+$/gu,""),preparation:preparations.join(", ")||null,note:notes.join(", ")||null,optional:/\boptional\b|\bif (?:desired|using|you like|liked)\b/i.
test(said),toTaste:/\bto taste\b/i.test(said)}}function isName(text){const match=matchFood(text);if(match===null||match.score<1||!new RegExp(cutWord,"i").test(match.
alias))return false;return text.toLowerCase().startsWith(match.alias.split(" ")[0])}var isTail=(text,from)=>isName(text.slice(from).trim())||isName(text)||adjectiveOnly.
test(text.slice(0,from));function takeBrackets(text,notes){let rest=text;for(let round2=0;round2<8;round2+=1){const bracket=/\s*[([]([^()[\]]*)[)\]]/.exec(rest);
if(!bracket)break;if(bracket[1].trim())notes.push(bracket[1].trim());rest=`${rest.slice(0,bracket.index)}${rest.slice(bracket.index+bracket[0].length)}`}return rest.
replace(/[([\])]/g," ").replace(/\s+/g," ").trim()}var adjectiveOnly=/^(?:(?:boneless|skinless|bone-in|skin-on|fresh|ripe|soft|firm|small|large|medium|dried|dry|frozen|raw|cooked|unsalted|salted|organic|free-range|thin|thick|good-quality|hot|cold|warm|sweet|lean|whole|young|tender|plump|juicy|low-sodium|reduced-sodium|low-fat|fat-free|full-fat|unsweetened|red|green|yellow|white|black|long|short|extra|virgin|pure|plain|natural|crusty|day-old|stale|mature|mild|unbleached|lightly|finely|freshly|coarsely|smoked|roasted|toasted|chopped|peeled|cubed|and|or)\s*)+$/i;
function splitAtCommas(text){const parts=text.split(/\s*[,;]\s+|\s*[,;]$|\s+[\u2013\u2014-]\s+/u).map(part2=>part2.trim()).filter(Boolean);while(parts.length>1&&adjectiveOnly.
test(parts[0]))parts.splice(0,2,`${parts[0]} ${parts[1]}`);return parts}var MAX_READ=600;function parseIngredientLine(text){const line=text.slice(0,MAX_READ).normalize("NFC").replace(/[\s\u00a0]+/gu," ").replace(/^[\s\u2022·*\u25a2\u25a1\u2013\u2014-]+(?=\S)/u,
"").trim();const opening2=/^(optional:?|about|approximately|approx\.?|around|roughly|scant|generous|heaping|heaped|at least|up to|circa|ca\.|etwa|ungefähr|rund|knapp|reichlich|gut|mindestens|environ|env\.|à peu près|unos|unas|aprox\.|aproximadamente|alrededor de|como mínimo|all['\u2019]incirca|almeno|an?(?=\s+[\d½¼¾\u2153\u2154\u215b]))[:,]?\s+/iu.
exec(line);const body=opening2?line.slice(opening2[0].length):line;const squeezed=/^((?:finely\s+grated\s+|freshly\s+squeezed\s+)?(?:juice|zest|rind|peel)(?:\s+and\s+(?:juice|zest))?)\s+(?:of\s+|from\s+)?(?=an?\s|[\d½¼¾\u2153\u2154\u215b]|one\s|two\s|half\s)/iu.
exec(body);const head=squeezed?body.slice(squeezed[0].length).replace(/^an?\s+/i,"1 "):body;const amount2=readAmount(head);const trailing=amount2.main?null:readTrailing(
head);const found=trailing?.amount??amount2;const words5=readFood(trailing?trailing.rest:head.slice(amount2.end));const placed=placeUnit(found,words5.food);const prefix=opening2?.[1];
const remark2=prefix&&/^(?:optional|an?$)/i.test(prefix)?null:prefix?.toLowerCase()??null;return{text,quantity:placed.main?.quantity??null,unit:placed.main?.unit?.
name??null,size:placed.size,food:placed.food,preparation:joined(squeezed?`${squeezed[1].toLowerCase()} of`:null,words5.preparation),note:joined(remark2,found.note,
words5.note),optional:words5.optional||/^optional/i.test(prefix??""),toTaste:words5.toTaste,alternative:plain(found.alternative),plus:plain(found.plus??(placed.
main&&addedBehind(words5.note)))}}function parseIngredient(ingredient){return parseApart(`${ingredient.amount.trim()}${APART}${ingredient.item.trim()}`)}var APART="\
\0";var parseApart=remembered(line=>{const apart=line.indexOf(APART);return parseParts(line.slice(0,apart),line.slice(apart+1))},{longest:300});function parseParts(amount2,item){
if(amount2==="")return parseIngredientLine(item);const text=`${amount2} ${item}`;if(!/\d|[½¼¾\u2153\u2154\u215b\u215c\u215d\u215e]/u.test(amount2)&&!readAmount(amount2).main&&
!readAmount(text).main){return{...parseIngredientLine(`${item}, ${amount2}`),text}}const[first,...remarks]=amount2.split(/,(?!\d)\s*/);const order=remarks.length>
0&&!/^\d+$/.test(remarks[0])?[first,item].join(" ")+remarks.map(part2=>`, ${part2}`).join(""):text;return{...parseIngredientLine(order),text}}function addedBehind(note){
const added=/(?:^|, )plus\s+(?:another\s+|an additional\s+|an extra\s+)?/i.exec(note??"");const tail=added?note.slice(added.index+added[0].length):"";const read2=readMeasure(
tail);if(!read2?.measure.unit)return null;const about=tail.slice(read2.length);return/^(?:\s+(?:more|extra))?\s*(?:$|[,(]|(?:for|to)\s)(?!.*\b(?:needed|desired|necessary|optional|like)\b)/i.
test(about)?read2.measure:null}var plain=measure=>measure?{quantity:measure.quantity,unit:measure.unit?.name??null}:null;var joined=(...parts)=>parts.filter(Boolean).
join(", ")||null;function readTrailing(text){const match=/^((?:\d+ ?%)?\D*?[\p{L})])\s*(?:[,:\u2013\u2014]\s*|\s-\s|\s)\s*(?=[\d½¼¾\u2153\u2154\u215b\u215c\u215d\u215e])/u.exec(text);
if(!match||match[1].length>80)return null;const tail=text.slice(match[0].length);const measure=readMeasure(tail);if(!measure)return null;const after2=tail.slice(
measure.length);if(!/^\s*(?:$|[,(/]|each\b|plus\b)/i.test(after2))return null;if(!measure.measure.unit&&!/[,:\u2013\u2014]\s*$/.test(match[0]))return null;const amount2=readAmount(
tail);return{amount:amount2,rest:`${match[1]}${tail.slice(amount2.end).replace(/^\s*(?=[^,(\s])/,", ")}`}}function placeUnit(amount2,food13){const{main,size}=amount2;
if(!main||main.unit)return{main,size,food:food13};const match=new RegExp("^(.+?)[\\s-]+(\\p{L}+)$","u").exec(food13);const unit3=match?unitOf(match[2]):null;if(!match||
!unit3||!(trailingUnits.has(unit3.name)||containers.has(unit3.name)))return{main,size,food:food13};if(/\s(?:an?|the|of|from|in)$/i.test(match[1]))return{main,size,
food:food13};const known=matchFood(food13);const ownWord=known?.food.name.endsWith(unit3.name)??false;if(ownWord||/^(?:leaf|stick|fillet|slice)$/.test(unit3.name))
return{main,size,food:food13};return{main:{...main,unit:unit3},size,food:match[1]}}var foodOfLine=line=>(foodOf(parseIngredient(line))??matchFood(line.item))?.food??null;function foodOf(parsed){const turned=matchInverted(parsed.food,(parsed.preparation??
"").split(",")[0]);if(turned)return turned;const plain3=matchFood(parsed.food);if(parsed.unit==="can"||parsed.unit==="jar"){const canned2=matchFood(`canned ${parsed.
food}`);const surer=canned2!==null&&canned2.score>=(plain3?.score??0);if(surer&&(canned2.alias.startsWith("canned ")||canned2.food.id.endsWith("-canned")))return canned2}
const squeezed=/^(?:freshly squeezed |finely grated )?(juice|zest|rind|peel)(?:d$|ed$| of\b| only\b)/.exec(parsed.preparation??"");if(plain3&&squeezed){const part2=foodById(
`${plain3.food.id}-${squeezed[1]==="juice"?"juice":"zest"}`);if(part2)return{...plain3,food:part2}}return plain3}var fractions=[[1/16,"1/16"],[1/8,"\u215B"],[1/4,"\xBC"],[1/3,"\u2153"],[3/8,"\u215C"],[1/2,"\xBD"],[5/8,"\u215D"],[2/3,"\u2154"],[3/4,"\xBE"],[7/8,"\u215E"]];var coarse=new Set(
["\xBC","\u2153","\xBD","\u2154","\xBE"]);function withFractions(value,isMeasured){const whole3=Math.floor(value+1e-9);const part2=value-whole3;const exact=isMeasured&&
fractions.find(([size])=>Math.abs(size-part2)<1e-9);if(exact&&whole3>0&&exact[0]>=1/8)return`${whole3}${exact[1]}`;const allowed=fractions.filter(([,glyph4])=>whole3===
0?true:whole3<3?coarse.has(glyph4):glyph4==="\xBD");let[best,glyph3]=[whole3===0?1/16:0,whole3===0?"1/16":""];for(const[size,candidate]of allowed){if(Math.abs(size-
part2)<Math.abs(best-part2)-1e-9)[best,glyph3]=[size,candidate]}if(1-part2<Math.abs(best-part2)-1e-9)return String(whole3+1);return whole3===0?glyph3:`${whole3}${glyph3}`}
function withDecimals(value,large){if(large)return String(Number(value.toFixed(2))||.01);if(Math.abs(value-Math.round(value))<1e-9)return String(Math.round(value));
if(value>20)return String(Math.round(value/5)*5);if(value>5)return String(Math.round(value));if(value>=1)return String(Math.round(value*2)/2);return String(Math.
max(.1,Math.round(value*10)/10))}var inLanguage=(number4,language)=>language==="en"?number4:number4.replace(".",",");function formatNumber(value,unit3){const number4=toNumber(
value);if(number4===0)return"0";const known=unit3===null?null:unitOf(unit3);if(!known?.metric)return withFractions(number4,known!==null&&known.kind!=="count");return withDecimals(
number4,/^(?:kilogram|liter|deciliter)$/.test(known.name))}function withOunces2(quantity){if(quantity.kind==="range")return null;const pounds=toNumber(quantity.
value);const ounces=Math.round((pounds-Math.floor(pounds))*16);if(pounds<1||ounces===0||ounces%4===0||ounces===16)return null;return`${Math.floor(pounds)} lb ${ounces}\
 oz`}function formatQuantity(quantity,unit3,language="en",like){const inOunces=unit3==="pound"?withOunces2(quantity):null;if(inOunces)return inOunces;const last=quantity.
kind==="exact"?quantity.value:quantity.to;const low=inLanguage(formatNumber(quantity.kind==="exact"?quantity.value:quantity.from,unit3),language);const high=inLanguage(
formatNumber(last,unit3),language);const number4=quantity.kind==="exact"||low===high?high:`${low}\u2013${high}`;return unit3===null?number4:`${number4} ${unitWord(
unit3,high,language,like)}`}function unitWord(unit3,printed,language,like){const known=unitOf(unit3);if(!known)return unit3;const atMostOne=printed==="1"||printed===
"1/16"||!/\d/.test(printed);const foreign=language==="en"?null:unitWordIn(unit3,language,atMostOne,like);if(foreign)return foreign;return known.symbol??(atMostOne?
known.name:known.plural)}var elided=new RegExp("^(?:l|d|n|qu|j|s(?!'mores)|c|m|t|un|all|dell|nell|dall|sull|quell)'(?=\\p{L})","iu");var pattern=/([^\p{L}\p{N}'\u2019%&]*)(w\/o(?:ut)?(?![\p{L}])|[degn]\/f(?![\p{L}])|&(?=\s)|[\p{L}\p{M}\p{N}%][\p{L}\p{M}\p{N}'\u2019%]*)/giu;
var dash=/\s-+\s|[\u2013\u2014]/g;function splitWords(text){const words5=[];for(const match of text.matchAll(pattern)){const between2=match[1]??"";const stop=/[,;.!?:()\n+/]/.
exec(between2.replace(dash,";"))?.[0]??"";let start=(match.index??0)+between2.length;let typed=(match[2]??"").replace(/['\u2019]+$/,"").replace(/\u2019/g,"'");let before2=words5.
length===0?"":stop;if(typed==="&"){words5.push({typed:"and",folded:"and",start,end:start+1,stop:before2});continue}for(let cut=elided.exec(typed);cut;cut=elided.
exec(typed)){const[head]=cut;words5.push({typed:head,folded:foldWord(head.slice(0,-1)),start,end:start+head.length,stop:before2});start+=head.length;typed=typed.
slice(head.length);before2=""}words5.push({typed,folded:foldWord(typed),start,end:start+typed.length,stop:before2})}return words5}var isPlain=/^[a-z0-9\s.,;:!?()+-]*$/i;
var foldedWords=text=>isPlain.test(text)?text.toLowerCase().match(/[a-z0-9]+/g)??[]:splitWords(text).map(({folded:folded2})=>folded2);var foodWords=`
# Nut butters and oils
cashew butter | Cashewmus, Cashewbutter | crema de anacardos, crema de anacardo, mantequilla de anacardos | pur\xE9e de noix de cajou, pur\xE9e de cajou, beurre de ca\
jou | crema di anacardi, burro di anacardi
hazelnut oil | Haselnuss\xF6l | aceite de avellana, aceite de avellanas | huile de noisette, huile de noisettes | olio di nocciole
pistachio butter | Pistaziencreme, Pistazienmus, Pistazienpaste | crema de pistacho, pasta de pistacho | cr\xE8me de pistache, p\xE2te de pistache, pur\xE9e de pistache \
| crema di pistacchio, pasta di pistacchio, crema al pistacchio
tree nut | Schalenfr\xFCchte, Schalenfrucht, Schalenfr\xFCchten, Baumn\xFCsse, Baumn\xFCssen | frutos de c\xE1scara, fruto de c\xE1scara, nueces de \xE1rbol, nuez de \xE1rbol, frutos s\
ecos de c\xE1scara, frutos secos de \xE1rbol | fruits \xE0 coque, fruit \xE0 coque, fruits \xE0 coques, noix d'arbre, fruits secs \xE0 coque | frutta secca, frutta a guscio, frut\
to a guscio, frutta in guscio, frutta secca a guscio
# Gluten: wheat, rye, barley, oats, spelt
gluten | Gluten, Klebereiwei\xDF | gluten | gluten | glutine
wheat | Weizen, Weizenk\xF6rner | trigo, granos de trigo | bl\xE9, bl\xE9s, froment | frumento, grano, grano tenero
durum wheat | Hartweizen | trigo duro, trigo candeal | bl\xE9 dur | grano duro
wheat flour | Weizenmehl, Weizenmehle | harina de trigo | farine de bl\xE9, farine de froment | farina di frumento, farina di grano, farina di grano tenero, farina\
 di frumento tenero, farina doppio zero
flour | Mehl, Mehle, Mehls, Auszugsmehl, Haushaltsmehl | harina, harinas, harina com\xFAn, harina corriente, harina blanca | farine, farines, farine blanche, farin\
e fluide | farina, farine, farina bianca, farina manitoba, farina tipo 00, farina tipo 0, farina 00, farina 0
bread flour | Brotmehl | harina de fuerza, harina panificable, harina de panader\xEDa | farine \xE0 pain, farine de gruau | farina forte, farina per pane, manitoba, f\
arina di forza
cake flour | Kuchenmehl | harina de reposter\xEDa, harina floja, harina para reposter\xEDa | farine \xE0 g\xE2teaux, farine p\xE2tissi\xE8re | farina per dolci
self-rising flour | Mehl mit Backpulver | harina leudante, harina con levadura, harina bizcochona | farine \xE0 g\xE2teaux avec levure, farine \xE0 levure incorpor\xE9e, fa\
rine autolevante, farine fermentante | farina autolievitante
whole wheat flour | Vollkornmehl, Weizenvollkornmehl, Vollkornweizenmehl | harina integral, harina de trigo integral, harina integral de trigo | farine compl\xE8te\
, farine int\xE9grale, farine de bl\xE9 compl\xE8te, farine de bl\xE9 complet | farina integrale, farina di frumento integrale, farina di grano integrale
rye | Roggen | centeno | seigle | segale
rye flour | Roggenmehl, Roggenvollkornmehl | harina de centeno | farine de seigle | farina di segale
barley | Gerste, Graupen, Perlgraupen, Rollgerste, Gerstengraupen | cebada, cebada perlada | orge, orge perl\xE9, orge mond\xE9 | orzo, orzo perlato, orzo mondo
barley flour | Gerstenmehl | harina de cebada | farine d'orge | farina d'orzo
malt | Malz, Malzextrakt, Gerstenmalz | malta, extracto de malta, malta de cebada | malt, extrait de malt, malt d'orge | malto, estratto di malto, malto d'orzo
oat | Hafer, Haferk\xF6rner | avena | avoine | avena
rolled oats | Haferflocken, Haferflocke | copos de avena, avena en hojuelas, avena en copos, hojuelas de avena | flocons d'avoine, flocon d'avoine, gruau d'avoi\
ne | fiocchi d'avena, fiocchi di avena
oat flour | Hafermehl | harina de avena | farine d'avoine | farina d'avena, farina di avena
oat bran | Haferkleie | salvado de avena | son d'avoine | crusca d'avena, crusca di avena
spelt | Dinkel, Gr\xFCnkern, Dinkelk\xF6rner | espelta, escanda | \xE9peautre, grand \xE9peautre | spelta
spelt flour | Dinkelmehl, Dinkelvollkornmehl, Gr\xFCnkernmehl | harina de espelta | farine d'\xE9peautre, farine de grand \xE9peautre | farina di spelta
farro | Emmer, Einkorn, Farro | farro | petit \xE9peautre, engrain, farro | farro, farro perlato
farro flour | Emmermehl, Einkornmehl | harina de farro | farine de petit \xE9peautre | farina di farro
kamut | Kamut, Khorasanweizen | kamut, trigo khorasan | kamut, bl\xE9 khorasan | kamut, grano khorasan
triticale | Triticale | triticale | triticale | triticale
bulgur | Bulgur, Weizengr\xFCtze | bulgur, trigo bulgur | boulgour, bulgur, boulghour | bulgur, bulghur
couscous | Couscous, Kuskus | cusc\xFAs, cous cous, couscous | couscous, semoule de couscous | cuscus, cous cous, couscous
israeli couscous | Perlcouscous, Riesencouscous | cusc\xFAs perlado, cusc\xFAs israel\xED | couscous perl\xE9, couscous isra\xE9lien | fregola, fregola sarda, fregula, cous co\
us perlato
semolina | Grie\xDF, Weichweizengrie\xDF, Hartweizengrie\xDF, Weizengrie\xDF | s\xE9mola, s\xE9mola de trigo | semoule, semoule de bl\xE9, semoule fine | semola, semolino, semola di\
 grano duro, semola rimacinata
freekeh | Freekeh | freekeh | freekeh, frik | freekeh
seitan | Seitan | seit\xE1n | seitan | seitan, muscolo di grano
wheat gluten | Weizengluten, Weizeneiwei\xDF, Seitanpulver | gluten de trigo | gluten de bl\xE9 | glutine di frumento
wheat germ | Weizenkeime, Weizenkeim, Weizenkeimen | germen de trigo | germe de bl\xE9, germes de bl\xE9 | germe di grano
wheat bran | Weizenkleie, Kleie | salvado, salvado de trigo | son de bl\xE9 | crusca, crusca di frumento, crusca di grano
wheat starch | Weizenst\xE4rke | almid\xF3n de trigo, almid\xF3n trigo | amidon de bl\xE9 | amido di frumento, amido di grano
breadcrumbs | Paniermehl, Semmelbr\xF6sel, Br\xF6sel, Br\xF6seln, Weckmehl | pan rallado, pan molido, migas de pan | chapelure, panure, mie de pain | pangrattato, pan gr\
attato, mollica, mollica di pane
panko | Panko, Pankomehl | panko | panko, chapelure panko | panko
bread | Brot, Brote, Broten, Wei\xDFbrot, Toastbrot, Bauernbrot, Graubrot, Mischbrot, Brotscheiben, Laugenbrot | pan, panes, pan de molde, pan blanco, pan lactal, \
pan de barra, pan de pueblo, hogaza | pain, pains, pain de mie, pain de campagne, pain blanc, miche | pane, pani, pane bianco, pancarr\xE8, pan carr\xE9, pane in cass\
etta, pane casereccio
rye bread | Roggenbrot, Schwarzbrot, Pumpernickel | pan de centeno | pain de seigle, pain noir | pane di segale, pane nero
whole wheat bread | Vollkornbrot, Vollkorntoast, Dinkelbrot | pan integral, pan de trigo integral | pain complet, pain int\xE9gral | pane integrale
sourdough bread | Sauerteigbrot | pan de masa madre | pain au levain | pane con lievito madre, pane a lievitazione naturale
sourdough | Sauerteig, Anstellgut | masa madre | levain | lievito madre, pasta madre
stale bread | altbackenes Brot, altes Brot, Kn\xF6delbrot, Semmelw\xFCrfel | pan duro, pan del d\xEDa anterior | pain rassis, pain dur | pane raffermo, pane secco
toast | Toast, Toastscheiben, Toastscheibe | tostada de pan, pan tostado, tostadas de pan | pain grill\xE9, toasts, tartine grill\xE9e | pane tostato, fette tostate
crispbread | Kn\xE4ckebrot | pan crujiente, pan sueco | pain croustillant, pain su\xE9dois, cracotte, cracottes | pane croccante svedese
rusk | Zwieback | biscotes, biscote, pan tostado seco | biscotte, biscottes | fette biscottate, fetta biscottata, freselle, frisella, friselle
baguette | Baguette, Baguettes, Stangenbrot | baguette, baguettes, barra de pan | baguette, baguettes, ficelle | baguette, filone di pane, sfilatino, filone
ciabatta | Ciabatta | chapata | ciabatta | ciabatta
focaccia | Focaccia | focaccia | fougasse, focaccia | focaccia, focacce, schiacciata
bread roll | Br\xF6tchen, Semmel, Semmeln, Weckerl, Schrippe, Schrippen, Weggli, Wecken, Laugenbr\xF6tchen, Weckle | panecillo, panecillos, bolillo, bolillos, bollo d\
e pan, telera, mollete | petit pain, petits pains | panino di pane, rosetta di pane, michetta, panini di pane, panino all'olio, panini al latte, rosetta
hamburger bun | Burgerbr\xF6tchen, Burger Buns, Hamburgerbr\xF6tchen | pan de hamburguesa, panes de hamburguesa, pan para hamburguesa | pain \xE0 burger, pains \xE0 burger,\
 pain \xE0 hamburger, pains \xE0 hamburger | pane per hamburger, panini per hamburger
brioche | Brioche, Hefezopf, Briochebr\xF6tchen | brioche, brioches, pan brioche, pan dulce | brioche, brioches, pain brioch\xE9 | brioche, pan brioche
croissant | Croissant, Croissants, H\xF6rnchen | cruas\xE1n, cruasanes, croissant, croissants, medialuna, medialunas | croissant, croissants | cornetto, cornetti, cro\
issant
pita | Pita, Pitabrot, Fladenbrot, Fladenbrote, Pitabrote | pan de pita, pita, pan \xE1rabe | pain pita, pita, pitas | pane pita, pita, pane arabo
naan | Naan, Naanbrot, Nan-Brot | pan naan, naan | naan, pain naan | pane naan, naan
flour tortilla | Tortilla, Tortillas, Weizentortilla, Weizentortillas, Tortillafladen, Wrap, Wraps | tortilla de harina, tortillas de harina, tortilla de trigo,\
 tortillas de trigo, tortillas para fajitas | tortilla, tortillas, galette de bl\xE9, tortilla de bl\xE9, tortillas de bl\xE9, wraps | tortilla di grano, tortillas di gr\
ano, piadina, piadine, piada
corn tortilla | Maistortilla, Maistortillas | tortilla de ma\xEDz, tortillas de ma\xEDz | tortilla de ma\xEFs, tortillas de ma\xEFs | tortilla di mais, tortillas di mais
bagel | Bagel, Bagels | bagel, bagels | bagel, bagels | bagel
crouton | Croutons, Brotw\xFCrfel, Crouton | picatostes, crutones, croutons, cuscurros, picatoste | cro\xFBtons, cro\xFBton | crostini di pane, crostoni, crostini, crost\
ino
pretzel | Brezel, Brezeln, Breze, Brezen, Laugenbrezel, Laugengeb\xE4ck, Salzbrezeln, Salzstangen, Brezn | pretzel, pretzels | bretzel, bretzels | brezel, salatini\

breadstick | Grissini, Brotstangen | colines, palitos de pan, picos | gressins, gressin, grissini | grissini, grissino, taralli, tarallini
matzo | Matze, Mazze, Matzen | pan \xE1cimo, matz\xE1 | pain azyme, matza | pane azzimo, azzime
bun | Dampfnudel, Milchbr\xF6tchen, Rosinenbr\xF6tchen | bollo, bollos | pain au lait, pains au lait | panino al latte, maritozzo
cracker | Cracker, Kr\xE4cker, Salzgeb\xE4ck, Kekscracker | galletas saladas, galleta salada, crackers | crackers, cracker, biscuits sal\xE9s, biscuits ap\xE9ritifs | crack\
er, crackers
cookie | Keks, Kekse, Keksen, Pl\xE4tzchen, Geb\xE4ck, Guetzli, Butterkeks, Butterkekse | galleta, galletas, galletitas, galletita, galletas mar\xEDa, pastas de t\xE9 | bis\
cuit, biscuits, petits-beurre, petit-beurre, cookies, sabl\xE9s, sabl\xE9 | biscotto, biscotti, frollini, frollino, biscotti secchi
ladyfinger | L\xF6ffelbiskuit, L\xF6ffelbiskuits, Biskotten | bizcochos de soletilla, soletillas, vainillas, bizcocho de soletilla, melindros | biscuits \xE0 la cuill\xE8re\
, boudoir, boudoirs, biscuit \xE0 la cuill\xE8re | savoiardi, savoiardo, pavesini
speculoos | Spekulatius | speculoos, galletas speculoos | sp\xE9culoos, sp\xE9culos | speculoos
amaretti | Amaretti, Makronen | amaretti | amaretti, macarons aux amandes | amaretti, amaretto biscotto
wafer | Waffelr\xF6llchen, Oblaten, Oblate, Eiswaffeln, Eiswaffel | barquillo, barquillos, obleas, oblea | gaufrette, gaufrettes | cialda, cialde, wafer
sponge cake | Biskuit, Biskuitboden, Tortenboden, Biskuitteig | bizcocho, bizcochos, bizcochuelo, masa de bizcocho | g\xE9noise, biscuit g\xE9noise, g\xE2teau de Savoie \
| pan di Spagna
puff pastry | Bl\xE4tterteig, Butterbl\xE4tterteig | hojaldre, masa de hojaldre, l\xE1mina de hojaldre, masa hojaldrada | p\xE2te feuillet\xE9e, p\xE2tes feuillet\xE9es | pasta sfog\
lia, sfoglia di pasta, pasta sfoglia rotonda, sfoglia
pie crust | M\xFCrbeteig, M\xFCrbteig, Quicheteig | masa quebrada, masa brisa, masa para tarta, masa bris\xE9, pasta brisa | p\xE2te bris\xE9e, p\xE2te sabl\xE9e, p\xE2te \xE0 tarte, p\xE2te\
s bris\xE9es, fond de tarte | pasta frolla, pasta bris\xE9e, pasta bris\xE9, pastafrolla, frolla
phyllo pastry | Filoteig, Yufka, Yufkateig, Strudelteig, Phylloteig | masa filo, pasta filo | p\xE2te filo, p\xE2te phyllo, feuilles de brick, feuille de brick, feuil\
les de filo | pasta fillo, pasta phyllo, pasta filo
pizza dough | Pizzateig, Pizzaboden | masa de pizza, masa para pizza, base de pizza, prepizza | p\xE2te \xE0 pizza, p\xE2tes \xE0 pizza | impasto per pizza, pasta per pizza\
, impasto pizza, base per pizza
choux pastry | Brandteig, Windbeutel | masa choux, pasta choux, petis\xFAs | p\xE2te \xE0 choux, choux \xE0 la cr\xE8me | pasta choux, pasta bign\xE8, bign\xE8
bread dough | Hefeteig, Germteig | masa de levadura, masa de pan, masa leudada | p\xE2te lev\xE9e, p\xE2te \xE0 pain | pasta lievitata, impasto per pane, pasta per pane, pa\
sta di pane
wonton wrapper | Wan-Tan-Bl\xE4tter, Wan-Tan-Teig, Gyozateig, Wantanbl\xE4tter, Wontonbl\xE4tter | obleas de wonton, masa wonton, obleas para empanadillas, tapas de empa\
nadas, obleas para empanadas | feuilles \xE0 raviolis, p\xE2te \xE0 raviolis, p\xE2te \xE0 wonton, feuilles de wonton | sfoglie per wonton, sfoglia per gyoza
granola | M\xFCsli, Granola, Knusperm\xFCsli | muesli, granola | muesli, granola | muesli, granola
corn flakes | Cornflakes | copos de ma\xEDz, cereales de ma\xEDz, hojuelas de ma\xEDz | corn flakes, p\xE9tales de ma\xEFs, flocons de ma\xEFs | fiocchi di mais, cornflakes
breakfast cereal | Cerealien, Fr\xFChst\xFCckscerealien, Fr\xFChst\xFCcksflocken, Getreideflocken | cereales, cereales de desayuno | c\xE9r\xE9ales, c\xE9r\xE9ales du petit d\xE9jeuner | \
cereali per la colazione, cereali da colazione, cereali
pasta | Nudel, Nudeln, Teigwaren, Pasta, Hartweizennudeln | pasta, pasta alimenticia, pastas, fideu\xE1 | p\xE2tes, p\xE2tes alimentaires, p\xE2tes s\xE8ches | pasta, pasta se\
cca, pasta di semola, pasta corta
fresh pasta | frische Nudeln, frische Pasta, Eiernudeln, Eierteigwaren | pasta fresca, pasta al huevo, pasta de huevo | p\xE2tes fra\xEEches, p\xE2tes aux \u0153ufs, p\xE2tes fr\
a\xEEches aux \u0153ufs | pasta fresca, pasta all'uovo, pasta fresca all'uovo, sfoglia all'uovo
whole wheat pasta | Vollkornnudeln, Vollkornpasta, Vollkornspaghetti, Dinkelnudeln | pasta integral, espaguetis integrales | p\xE2tes compl\xE8tes, p\xE2tes int\xE9grales, \
spaghetti complets | pasta integrale, spaghetti integrali
egg noodle | Sp\xE4tzle, Sp\xE4tzli, Mie-Nudeln, Mienudeln, Bandnudeln, Kn\xF6pfle, Eiersp\xE4tzle | fideos de huevo, tallarines de huevo, fideos al huevo, tallarines chino\
s, tallarines al huevo | nouilles aux \u0153ufs, spaetzle, nouilles chinoises, sp\xE4tzle | noodles all'uovo, sp\xE4tzle, tagliolini all'uovo, tagliatelle all'uovo
noodle | Suppennudeln, Fadennudeln, asiatische Nudeln, Reibnudeln, Bandnudel, Asianudeln | fideos, fideo, noodles, fideos chinos | nouilles, nouille, vermicelle\
s | noodles, noodle, spaghetti cinesi
spaghetti | Spaghetti, Spagetti, Spaghettini, Bucatini | espaguetis, espagueti, spaghetti, espaguettis, cabello de \xE1ngel | spaghetti, spaghettis | spaghetti, sp\
aghettini, bucatini, vermicelli, capellini
penne | Penne | macarrones penne, penne, plumas | penne | penne, pennette, mezze penne
macaroni | Makkaroni, H\xF6rnchennudeln, H\xF6rnli | macarrones, macarr\xF3n, coditos | macaroni, macaronis, coquillettes, coquillette | maccheroni, sedani, ditalini, tu\
betti
rigatoni | Rigatoni | rigatoni | rigatoni | rigatoni, paccheri, mezze maniche, tortiglioni
fusilli | Fusilli, Spiralnudeln, Spirelli | espirales, fusilli, h\xE9lices, tirabuzones | fusilli, torsades | fusilli, eliche
farfalle | Farfalle, Schmetterlingsnudeln | farfalle, lazos, pajaritas | farfalle, papillons | farfalle
fettuccine | Fettuccine, Tagliatelle, Pappardelle | tallarines, cintas, fettuccine, tagliatelle, tallar\xEDn | tagliatelles, tagliatelle, fettuccine, pappardelle |\
 tagliatelle, fettuccine, pappardelle, tagliolini, taglierini, fettucine
linguine | Linguine | linguine, linguini | linguine, linguines | linguine, trenette, bavette di pasta
orzo | Kritharaki, Reisnudeln griechisch, Reisnudeln Orzo | risoni, orzo, pasta de arroz griega, pasta orzo | risoni, orzo, p\xE2tes en grains, langues d'oiseau, p\
\xE2tes risoni | risoni, puntine
lasagna sheet | Lasagneplatten, Lasagneplatte, Lasagnebl\xE4tter, Lasagnebl\xE4ttern, Lasagnenudeln | l\xE1minas de lasa\xF1a, placas de lasa\xF1a, l\xE1mina de lasa\xF1a, pasta par\
a lasa\xF1a | feuilles de lasagne, feuilles de lasagnes, plaques de lasagne, plaques de lasagnes | sfoglie per lasagne, fogli di lasagne, sfoglia per lasagne, lasa\
gne secche
cannelloni | Cannelloni | canelones, canel\xF3n | cannelloni, cannellonis | cannelloni, cannellone
ravioli | Ravioli, Maultaschen, Maultasche, Schlutzkrapfen | raviolis, ravioli, ravioles | raviolis, raviole, ravioles, ravioli | ravioli, agnolotti, culurgione\
s, plin
tortellini | Tortellini, Tortelloni | tortellini, tortelini, tortellinis | tortellinis, tortellini | tortellini, tortelloni, cappelletti, anolini
gnocchi | Gnocchi, Schupfnudeln, Kartoffelnocken | \xF1oquis, gnocchi, \xF1oqui | gnocchi, gnocchis | gnocchi, gnocchetti, gnocchi di patate
orecchiette | Orecchiette | orecchiette | orecchiette | orecchiette, cavatelli, trofie, strozzapreti
rice noodle | Reisnudeln, Reisnudel, Reisbandnudeln, Glasnudeln aus Reis | fideos de arroz, tallarines de arroz | nouilles de riz, vermicelles de riz, vermicell\
e de riz, p\xE2tes de riz | spaghetti di riso, noodles di riso, vermicelli di riso, tagliatelle di riso
glass noodle | Glasnudeln, Glasnudel | fideos de cristal, fideos celof\xE1n, fideos de soja | vermicelles de soja, nouilles de soja transparentes, vermicelle de so\
ja, nouilles de verre | spaghetti di soia, vermicelli di soia, noodles di soia
udon noodle | Udon, Udonnudeln, Udon-Nudeln | fideos udon, udon | nouilles udon, udon | udon
ramen noodle | Ramen, Ramennudeln, Instantnudeln, Ramen-Nudeln | fideos ramen, ramen, fideos instant\xE1neos | nouilles ramen, ramen, nouilles instantan\xE9es | ramen\
, noodles istantanei
soba noodle | Soba, Sobanudeln, Buchweizennudeln | fideos soba, soba | nouilles soba, soba, nouilles de sarrasin | soba, noodles di grano saraceno, pizzoccheri
gluten free flour | glutenfreies Mehl, Mehl glutenfrei, glutenfreie Mehlmischung, glutenfreiem Mehl | harina sin gluten, mezcla sin gluten | farine sans gluten,\
 mix sans gluten | farina senza glutine, mix senza glutine
gluten free bread | glutenfreies Brot, glutenfreiem Brot | pan sin gluten | pain sans gluten | pane senza glutine
gluten free pasta | glutenfreie Nudeln, glutenfreie Pasta, glutenfreien Nudeln | pasta sin gluten, espaguetis sin gluten | p\xE2tes sans gluten | pasta senza gluti\
ne, spaghetti senza glutine
gluten free oats | glutenfreie Haferflocken, glutenfreier Hafer | avena sin gluten, copos de avena sin gluten | flocons d'avoine sans gluten, avoine sans gluten\
 | avena senza glutine, fiocchi d'avena senza glutine
gluten free breadcrumbs | glutenfreies Paniermehl, glutenfreie Semmelbr\xF6sel | pan rallado sin gluten | chapelure sans gluten | pangrattato senza glutine
# Crustaceans
crustacean | Krustentier, Krustentiere, Krustentieren, Krebstiere, Krebstier, Krebstieren | crust\xE1ceo, crust\xE1ceos | crustac\xE9, crustac\xE9s | crostaceo, crostacei
seafood | Meeresfr\xFCchte, Meeresfr\xFCchten, Meeresfrucht, Seeigel | marisco y pescado, frutos del mar, frutos de mar, erizo de mar, erizos de mar | fruits de mer, \
fruit de mer, oursin, oursins | frutti di mare, frutto di mare, riccio di mare, ricci di mare
shellfish | Schalentiere, Schalentier, Schalentieren, Schal- und Krustentiere, Meerestiere, Muscheln und Krebse, Weichtier, Weichtiere, Weichtieren, Mollusken |\
 marisco, mariscos, molusco, moluscos | coquillages et crustac\xE9s, coquillage, coquillages, mollusque, mollusques | crostacei e molluschi, mollusco, molluschi
shrimp | Garnele, Garnelen, Shrimp, Shrimps, Krabben, Krabbe, Nordseekrabben, Riesengarnelen, Riesengarnele, Crevetten, Crevette, Gamba, Gambas, Tigergarnelen, \
Krevetten | gamba, gambas, camar\xF3n, camarones, gamb\xF3n, gambones, carabinero, carabineros, quisquilla, quisquillas, gamba roja, gambas peladas | crevette, crevet\
tes, gambas, gamba, crevettes roses, crevettes grises, bouquet de crevettes | gambero, gamberi, gamberetto, gamberetti, gamberone, gamberoni, mazzancolla, mazza\
ncolle, gambero rosso, gamberi rossi
dried shrimp | getrocknete Garnelen, Garnelenpulver | camar\xF3n seco, camarones secos | crevettes s\xE9ch\xE9es | gamberetti essiccati
langoustine | Kaisergranat, Scampi, Scampo, Langustine, Langustinen | langostino, langostinos, cigala, cigalas | langoustine, langoustines, scampi, scampis | sc\
ampo, scampi
lobster | Hummer, Hummern, Hummerfleisch, Languste, Langusten, Hummerschwanz | langosta, langostas, bogavante, bogavantes | homard, homards, langouste, langoust\
es | aragosta, aragoste, astice, astici
crab | Taschenkrebs, Taschenkrebse, Krebs, Krebse, Krebsen, Krebsfleisch, Krabbenfleisch, K\xF6nigskrabbe | cangrejo, cangrejos, buey de mar, centollo, centolla, c\
entollos, n\xE9cora, n\xE9coras, jaiba, jaibas, carne de cangrejo, txangurro | crabe, crabes, tourteau, tourteaux, araign\xE9e de mer, chair de crabe, \xE9trille, \xE9trilles,\
 araign\xE9e de mar | granchio, granchi, granseola, granceola, polpa di granchio, moeche, moleche
crayfish | Flusskrebs, Flusskrebse, Flusskrebsen, Edelkrebs, Flusskrebsschw\xE4nze | cangrejo de r\xEDo, cangrejos de r\xEDo, acocil | \xE9crevisse, \xE9crevisses, queues d'\xE9c\
revisses | gambero di fiume, gamberi di fiume
barnacle | Entenmuscheln, Entenmuschel | percebe, percebes | pouce-pied, pouces-pieds | percebes
shrimp paste | Garnelenpaste, Krabbenpaste, Shrimppaste | pasta de camarones, pasta de gambas, pasta de camar\xF3n | p\xE2te de crevettes, p\xE2te de crevette | pasta di\
 gamberi, pasta di gamberetti
shrimp cracker | Krabbenchips, Krupuk, Kroepoek | pan de gambas | chips de crevettes, chips \xE0 la crevette | nuvolette di drago, nuvole di drago
shrimp stock | Garnelenfond, Krustentierfond, Hummerfond | caldo de gambas, fumet de marisco, caldo de marisco, caldo de mariscos | bisque de crevettes, fumet d\
e crustac\xE9s, fond de crustac\xE9s, bouillon de crustac\xE9s | bisque di gamberi, brodo di crostacei, fumetto di crostacei
surimi | Surimi, Krebsfleischimitat, Seelachsst\xE4bchen | surimi, palitos de cangrejo, palito de cangrejo, muslitos de mar, gulas, gula | surimi, b\xE2tonnets de sur\
imi, b\xE2tonnet de crabe, b\xE2tonnets de crabe, b\xE2tonnet de surimi | surimi, bastoncini di granchio
# Molluscs
mussel | Muschel, Muscheln, Miesmuschel, Miesmuscheln, Pfahlmuscheln, Muschelfleisch | mejill\xF3n, mejillones, choro, choros, cholga | moule, moules, moules de bo\
uchot | cozza, cozze, mitili, peoci, muscoli di mare, muscoli
clam | Venusmuschel, Venusmuscheln, Vongole, Herzmuscheln, Herzmuschel, Schwertmuscheln, Teppichmuscheln | almeja, almejas, berberecho, berberechos, chirla, chi\
rlas, navaja de mar, navajas, coquina, coquinas, macha, machas, navaja | palourde, palourdes, clovisse, clovisses, praire, praires, telline, tellines, couteaux \
de mer, coque de mer, bucarde, bulot et coques, coques, couteau de mer | vongola, vongole, arselle, telline, tellina, lupini di mare, cannolicchi, cannolicchio,\
 fasolari, tartufi di mare
scallop | Jakobsmuschel, Jakobsmuscheln, Kammmuscheln, Kammmuschel, Pilgermuschel | vieira, vieiras, zamburi\xF1a, zamburi\xF1as, osti\xF3n del norte | noix de Saint-Jac\
ques, coquille Saint-Jacques, coquilles Saint-Jacques, Saint-Jacques, p\xE9toncle, p\xE9toncles | capasanta, capesante, cappasanta, cappesante, canestrelli di mare
oyster | Auster, Austern | ostra, ostras, osti\xF3n, ostiones | hu\xEEtre, hu\xEEtres | ostrica, ostriche
squid | Tintenfisch, Tintenfische, Tintenfischen, Kalmar, Kalmare, Kalmaren, Calamari, Calamaretti, Tintenfischringe, Sepia, Sepien, Calamares | calamar, calama\
res, chipir\xF3n, chipirones, pota, potas, sepia, sepias, jibia, jibias, choco de mar, chocos, puntillas | calamar, calamars, encornet, encornets, seiche, seiches,\
 chipiron, chipirons, supion, supions, blanc de seiche, calmar, calmars | calamaro, calamari, seppia, seppie, totano, totani, calamaretti, calamaretto, moscardi\
ni, moscardino, seppioline
octopus | Oktopus, Krake, Kraken, Pulpo, Oktopusse | pulpo, pulpos, pulpito, pulpitos | poulpe, poulpes, pieuvre, pieuvres | polpo, polpi, piovra, polipo, polpe\
tti
squid ink | Sepiatinte, Tintenfischtinte | tinta de calamar, tinta de sepia | encre de seiche, encre de calamar | nero di seppia
snail | Weinbergschnecke, Weinbergschnecken, Schnecken, Schnecke | caracol, caracoles | escargot, escargots, bulot, bulots, bigorneau, bigorneaux | lumaca, luma\
che, chiocciola, chiocciole, lumachine
abalone | Seeohr, Abalone, Abalonen | abul\xF3n, oreja de mar, loco chileno, abal\xF3n | ormeau, ormeaux | abalone, orecchia di mare
oyster sauce | Austernsauce, Austernso\xDFe | salsa de ostras, salsa de ostiones | sauce d'hu\xEEtre, sauce aux hu\xEEtres, sauce hu\xEEtre, sauce d'hu\xEEtres | salsa di ostr\
iche
mixed seafood | Meeresfr\xFCchtemischung, Meeresfr\xFCchte-Mix | mezcla de mariscos, c\xF3ctel de mariscos, preparado de paella | cocktail de fruits de mer, m\xE9lange de f\
ruits de mer | misto mare, misto di mare, misto di frutti di mare
# Fish
fish | Fisch, Fische, Fischen, Fischs, Fisches, Fischfilet, Fischfilets, Wei\xDFfisch, Seefisch, Speisefisch | pescado, pescados, pez, peces, pescado blanco, pesca\
dito, pescaditos, filete de pescado | poisson, poissons, poisson blanc, filet de poisson, filets de poisson | pesce, pesci, pesce bianco, filetti di pesce, file\
tto di pesce, pesciolini
salmon | Lachs, Lachse, Lachsfilet, Lachsfilets, Wildlachs, Lachssteak | salm\xF3n, salmones, lomo de salm\xF3n, lomos de salm\xF3n | saumon, saumons, pav\xE9 de saumon, pa\
v\xE9s de saumon, filet de saumon | salmone, salmoni, trancio di salmone, tranci di salmone, filetto di salmone
smoked salmon | R\xE4ucherlachs, ger\xE4ucherter Lachs, Graved Lachs, Graflachs, ger\xE4uchertem Lachs, Stremellachs | salm\xF3n ahumado, salm\xF3n marinado | saumon fum\xE9, sau\
mon gravlax, gravlax | salmone affumicato, salmone marinato
canned salmon | Lachs aus der Dose, Dosenlachs | salm\xF3n en lata, salm\xF3n enlatado | saumon en bo\xEEte, saumon en conserve | salmone in scatola
tuna | Thunfisch, Thunfische, Tunfisch, Dosenthunfisch, Thunfisch aus der Dose, Thon, Thun | at\xFAn, atunes, at\xFAn en lata, at\xFAn en conserva, at\xFAn en aceite, bonit\
o del norte, ventresca, bonito | thon, thons, thon en bo\xEEte, thon au naturel, thon \xE0 l'huile, thon en conserve | tonno, tonni, tonno in scatola, tonno sott'olio\
, tonno al naturale, ventresca di tonno
tuna steak | Thunfischsteak, Thunfischsteaks, frischer Thunfisch, Thunfischfilet | at\xFAn fresco, filete de at\xFAn, lomo de at\xFAn, at\xFAn rojo | steak de thon, thon fr\
ais, thon rouge, thon albacore | tonno fresco, trancio di tonno, bistecca di tonno, filetto di tonno
cod | Kabeljau, Dorsch, Kabeljaufilet, Kabeljaufilets, Skrei, Dorschfilet | bacalao, bacalao fresco, lomo de bacalao, lomos de bacalao, bacalaos | cabillaud, mo\
rue fra\xEEche, dos de cabillaud, skrei, cabillauds | merluzzo, merluzzi, filetto di merluzzo, filetti di merluzzo, nasello, naselli
salt cod | Stockfisch, Klippfisch, Bacalhau | bacalao salado, bacalao desalado | morue, morue sal\xE9e, morue dessal\xE9e, brandade, stockfisch | baccal\xE0, stoccafisso\
, baccal\xE0 ammollato, stocco
haddock | Schellfisch, Schellfischfilet | eglefino, abadejo ahumado | haddock, \xE9glefin, aiglefin | eglefino
pollock | Seelachs, Alaska-Seelachs, K\xF6hler, Seelachsfilet, Pollack, Seelachsfilets, Pangasius, Pangasiusfilet | abadejo, carbonero, fogonero, panga | lieu noir\
, lieu jaune, colin, colin d'Alaska, lieu, panga | merluzzo dell'Alaska, pollack, pangasio
hake | Seehecht, Hechtdorsch | merluza, merluzas, pescadilla, pescadillas, lomo de merluza, pijota | merlu, merlan, merlans, merluchon | merluzzo nasello, merlu\
zzo argentato
halibut | Heilbutt, Heilbuttfilet, Steinbutt | flet\xE1n, halibut, rodaballo | fl\xE9tan, turbot | halibut, ippoglosso, rombo, rombo chiodato
sole | Seezunge, Scholle, Schollen, Schollenfilet, Seezungen, Rotzunge, Flunder | lenguado, lenguados, gallo de mar, platija, aced\xEDa | sole, soles, limande, lim\
andes, carrelet, plie | sogliola, sogliole, platessa, filetti di platessa
sea bass | Wolfsbarsch, Seebarsch, Loup de Mer | lubina, lubinas, r\xF3balo, corvina, mero | bar, bars de ligne, loup de mer, m\xE9rou, bar de ligne, filet de bar | b\
ranzino, branzini, spigola, spigole, cernia, ombrina
sea bream | Dorade, Doraden, Goldbrasse, Goldbrassen, Brasse, Meerbrasse | dorada, doradas, besugo, sargo | daurade, daurades, dorade, dorades, pageot | orata, \
orate, dentice, pagello, sarago
snapper | Rotbarsch, Rotbarschfilet, Goldbarsch, Schnapper | pargo, huachinango, cabracho, gallineta | vivaneau, s\xE9baste, rascasse, rouget, rougets | scorfano, \
triglia, triglie, dentice rosso
perch | Barsch, Flussbarsch, Zander, Zanderfilet, Egli, Eglifilet, Viktoriabarsch | perca, percas, lucioperca | perche, perches, sandre, perche du Nil | persico\
, pesce persico, lucioperca
pike | Hecht | lucio | brochet, quenelles de brochet | luccio
carp | Karpfen | carpa, carpas | carpe, carpes | carpa, carpe
trout | Forelle, Forellen, Forellenfilet, Lachsforelle, Saibling, Saiblinge | trucha, truchas, trucha asalmonada | truite, truites, truite saumon\xE9e, omble cheva\
lier | trota, trote, trota salmonata, salmerino
smoked trout | R\xE4ucherforelle, ger\xE4ucherte Forelle, ger\xE4ucherte Forellenfilets | trucha ahumada | truite fum\xE9e | trota affumicata
mackerel | Makrele, Makrelen, Makrelenfilet | caballa, caballas, jurel, jureles, verdel, macarela | maquereau, maquereaux | sgombro, sgombri, sgombro sott'olio
smoked mackerel | ger\xE4ucherte Makrele, R\xE4uchermakrele | caballa ahumada | maquereau fum\xE9 | sgombro affumicato
herring | Hering, Heringe, Heringen, Matjes, Bismarckhering, Rollmops, Rollm\xF6pse, B\xFCckling, Matjesfilet, Heringsfilet, Brathering | arenque, arenques | hareng, \
harengs, hareng fum\xE9, rollmops | aringa, aringhe, aringa affumicata
sardine | Sardine, Sardinen, \xD6lsardinen, Sprotten, Sprotte, \xD6lsardine | sardina, sardinas, sardinillas, espad\xEDn | sardine, sardines, sprat, sprats | sardina, sa\
rdine, sarda, sarde, papaline
anchovy | Sardelle, Sardellen, Sardellenfilet, Sardellenfilets, Anchovis, Sardellenpaste, Anchovispaste, Anchovi | anchoa, anchoas, boquer\xF3n, boquerones, pasta \
de anchoas, filetes de anchoa, anchoveta | anchois, filets d'anchois, p\xE2te d'anchois, filet d'anchois, cr\xE8me d'anchois, ancho\xEFade, pissalat | acciuga, acciughe,\
 alice, alici, filetti di acciuga, pasta di acciughe, filetti d'acciuga, filetti di alici, pasta d'acciughe
monkfish | Seeteufel, Lotte, Seeteufelfilet | rape, rapes, cola de rape | lotte, baudroie, queue de lotte | rana pescatrice, coda di rospo, code di rospo
swordfish | Schwertfisch, Schwertfischsteak | pez espada, emperador | espadon | pesce spada, spada
shark | Hai, Haifisch, Schillerlocke, Schillerlocken, Haifischsteak | tibur\xF3n, caz\xF3n, tollo, marrajo, tintorera | requin, roussette, saumonette | squalo, palomb\
o, verdesca
skate | Rochen, Rochenfl\xFCgel | raya, rayas | raie, aile de raie, ailes de raie | razza pesce, razza chiodata, razza
eel | Aal, Aale, R\xE4ucheraal, Aalfilet | anguila, anguilas, anguila ahumada, congrio, angulas, angula | anguille, anguilles, anguille fum\xE9e, congre | anguilla, a\
nguille, capitone, grongo
catfish | Wels, Waller, Welsfilet | bagre, siluro, pez gato, pangasius | silure, poisson-chat | pesce gatto, siluro
tilapia | Tilapia | tilapia, mojarra | tilapia | tilapia
whitebait | Wei\xDFfischchen, Stint, Stinte | chanquetes, pesca\xEDto frito, morralla | petite friture, \xE9perlan, \xE9perlans, blanchaille | bianchetti, neonata, latterin\
i, rossetti
sturgeon | St\xF6r | esturi\xF3n | esturgeon | storione
mullet | Meer\xE4sche, Meerbarbe, Rotbarbe, Meerbarben, Rotbarben | lisa, salmonete, salmonetes, m\xFAjol | mulet, rouget barbet, rougets barbets | cefalo, muggine
fish roe | Fischrogen, Rogen, Kaviar, Lachskaviar, Forellenkaviar, Forellenrogen, Keta-Kaviar | huevas, hueva, huevas de pescado, caviar, huevas de salm\xF3n, huev\
as de lumpo, mojama | \u0153ufs de poisson, caviar, \u0153ufs de saumon, \u0153ufs de lump, \u0153ufs de truite, tarama, poutargue | uova di pesce, caviale, uova di lompo, uova di \
salmone, bottarga, uova di trota
fish stick | Fischst\xE4bchen, Fischst\xE4bchens | palitos de pescado, palitos de merluza, varitas de merluza, varitas de pescado | b\xE2tonnets de poisson, b\xE2tonnet de \
poisson, poisson pan\xE9 | bastoncini di pesce, bastoncino di pesce
fish stock | Fischfond, Fischbr\xFChe, Fischsud | caldo de pescado, fumet de pescado, fumet | fumet de poisson, fond de poisson, bouillon de poisson, court-bouillo\
n de poisson | brodo di pesce, fumetto di pesce, fumetto
fish sauce | Fischsauce, Fischso\xDFe, Nam Pla | salsa de pescado, nam pla | sauce poisson, nuoc-m\xE2m, sauce de poisson, sauce nuoc-m\xE2m | salsa di pesce, colatura d\
i alici, colatura
bonito flake | Bonitoflocken, Katsuobushi | copos de bonito, katsuobushi | flocons de bonite, bonite s\xE9ch\xE9e, katsuobushi | fiocchi di bonito, katsuobushi, tonne\
tto essiccato
dashi | Dashi | dashi, caldo dashi | dashi, bouillon dashi | dashi, brodo dashi
worcestershire sauce | Worcestersauce, Worcestershiresauce, Worcesterso\xDFe, Worcester-Sauce | salsa Worcestershire, salsa inglesa, salsa Perrins, salsa Worcester\
 | sauce Worcestershire, sauce Worcester, sauce anglaise | salsa Worcestershire, salsa Worcester
# Eggs
egg | Ei, Eier, Eiern, Eis Gr\xF6\xDFe M, H\xFChnerei, H\xFChnereier, Bio-Ei, Bio-Eier, Bioeier, Eiermasse, Vollei | huevo, huevos, huevos camperos, huevo de gallina, blanq\
uillo, blanquillos | \u0153uf, \u0153ufs | uovo, uova, ovetto, ovetti, uovo intero, uova intere
egg yolk | Eigelb, Eigelbe, Eidotter, Dotter, Eigelben | yema, yemas, yema de huevo, yemas de huevo | jaune d'\u0153uf, jaunes d'\u0153ufs, jaunes d'\u0153uf, jaune d'\u0153ufs | t\
uorlo, tuorli, tuorlo d'uovo, tuorli d'uovo, rosso d'uovo, rossi d'uovo
egg white | Eiwei\xDF, Eiklar, Eiwei\xDFe, Eischnee | clara, claras, clara de huevo, claras de huevo, claras a punto de nieve | blanc d'\u0153uf, blancs d'\u0153ufs, blancs en \
neige, blancs d'\u0153uf, blanc d'\u0153ufs | albume, albumi, chiara d'uovo, chiare d'uovo, bianco d'uovo, bianchi d'uovo
hard-boiled egg | hartgekochte Eier, hartgekochtes Ei, gekochtes Ei, gekochte Eier, hart gekochte Eier, hartgekochten Eiern | huevo duro, huevos duros, huevo co\
cido, huevos cocidos | \u0153uf dur, \u0153ufs durs | uovo sodo, uova sode
poached egg | pochiertes Ei, pochierte Eier, verlorene Eier | huevo escalfado, huevos escalfados, huevo poch\xE9 | \u0153uf poch\xE9, \u0153ufs poch\xE9s | uovo in camicia, uova i\
n camicia
scrambled egg | R\xFChrei, R\xFChreier, Eierspeise | huevos revueltos, huevo revuelto, revuelto de huevo | \u0153ufs brouill\xE9s | uova strapazzate, uovo strapazzato
fried egg | Spiegelei, Spiegeleier, Spiegeleiern | huevo frito, huevos fritos, huevo estrellado, huevos estrellados | \u0153uf au plat, \u0153ufs au plat, \u0153uf sur le plat\
 | uovo al tegamino, uova al tegamino, uovo fritto, uova all'occhio di bue, uovo all'occhio di bue
soft-boiled egg | weichgekochtes Ei, weichgekochte Eier, wachsweiches Ei | huevo pasado por agua, huevos pasados por agua, huevo mollet | \u0153uf \xE0 la coque, \u0153ufs \xE0\
 la coque, \u0153uf mollet, \u0153ufs mollets | uovo alla coque, uova alla coque, uovo barzotto
quail egg | Wachtelei, Wachteleier, Wachteleiern | huevo de codorniz, huevos de codorniz | \u0153uf de caille, \u0153ufs de caille | uovo di quaglia, uova di quaglia
duck egg | Entenei, Enteneier | huevo de pato, huevos de pato | \u0153uf de cane, \u0153ufs de cane | uovo di anatra, uova di anatra, uovo d'anatra, uova d'anatra
egg powder | Eipulver, Volleipulver, Eiwei\xDFpulver aus Ei, Trockenei | huevo en polvo, alb\xFAmina | \u0153uf en poudre, poudre d'\u0153uf, albumine | uova in polvere, albumi\
na, uovo in polvere
mayonnaise | Mayonnaise, Majon\xE4se, Mayo, Majo | mayonesa, mahonesa, mayo | mayonnaise, mayo | maionese, majonese
aioli | Aioli, Allioli | alioli, ajoaceite, ajiaceite | a\xEFoli, rouille, ailloli | aioli, salsa aioli
hollandaise sauce | Sauce hollandaise, Hollandaise, holl\xE4ndische Sauce, Sauce b\xE9arnaise, So\xDFe hollandaise | salsa holandesa, salsa bearnesa | sauce hollandaise,\
 hollandaise, sauce b\xE9arnaise, b\xE9arnaise | salsa olandese, salsa bernese
meringue | Baiser, Baisers, Meringue, Meringues, Meringen | merengue, merengues | meringue, meringues | meringa, meringhe
egg substitute | Ei-Ersatz, Eiersatz | sustituto de huevo, sustituto del huevo | substitut d'\u0153uf | sostituto dell'uovo
# Peanuts
peanut | Erdnuss, Erdn\xFCsse, Erdn\xFCssen, Erdnuesse, Erdnuessen, Erdnusskerne | cacahuete, cacahuetes, cacahuate, cacahuates, man\xED, man\xEDes, manises, cacahu\xE9, cacah\
u\xE9s | cacahu\xE8te, cacahu\xE8tes, cacahou\xE8te, cacahou\xE8tes, arachide, arachides, pistache de terre | arachide, arachidi, nocciolina americana, noccioline americane, n\
occioline, nocciolina, bagigi, spagnolette
peanut butter | Erdnussbutter, Erdnussmus, Erdnusscreme, Erdnusspaste | mantequilla de cacahuete, mantequilla de man\xED, crema de cacahuete, crema de cacahuate, p\
asta de cacahuete, pasta de cacahuate, manteca de man\xED, mantequilla de cacahuate, crema de man\xED, pasta de man\xED, crema de cacahuetes | beurre de cacahu\xE8te, beurr\
e de cacahu\xE8tes, beurre d'arachide, beurre d'arachides, p\xE2te d'arachide, pur\xE9e de cacahu\xE8tes, pur\xE9e de cacahu\xE8te, pur\xE9e d'arachide, cr\xE8me de cacahu\xE8te, beurre d\
e cacahou\xE8te | burro di arachidi, burro d'arachidi, crema di arachidi, pasta di arachidi, crema d'arachidi
peanut oil | Erdnuss\xF6l, Erdnussoel | aceite de cacahuete, aceite de man\xED, aceite de cacahuate | huile d'arachide, huile d'arachides, huile de cacahu\xE8te | olio d\
i arachidi, olio di semi di arachidi, olio di semi di arachide, olio d'arachidi, olio di arachide
peanut sauce | Erdnusssauce, Erdnussso\xDFe, Sat\xE9sauce, Sat\xE9-Sauce, Erdnuss-Sauce, Sataysauce, Satay-Sauce, Sat\xE9-So\xDFe | salsa de cacahuete, salsa de cacahuate, sal\
sa de man\xED, salsa satay | sauce cacahu\xE8te, sauce aux cacahu\xE8tes, sauce satay, sauce sat\xE9, sauce d'arachide | salsa di arachidi, salsa satay, salsa alle arachidi\

peanut flour | Erdnussmehl | harina de cacahuete, harina de man\xED, harina de cacahuate, cacahuete en polvo | farine d'arachide, poudre de cacahu\xE8te, poudre d'ara\
chide | farina di arachidi
peanut brittle | Erdnussflips, Erdnusskrokant, Erdnussriegel | palanqueta de cacahuate, turr\xF3n de man\xED | nougatine de cacahu\xE8tes, croquant aux cacahu\xE8tes | croc\
cante di arachidi
# Soy
soy | Soja, Sojaprodukte, Sojaeiwei\xDF, Sojaprotein, Soya | soja, soya, prote\xEDna de soja, prote\xEDna de soya | soja, prot\xE9ines de soja, prot\xE9ine de soja | soia, pro\
teine della soia, proteine di soia, soja
soya bean | Sojabohne, Sojabohnen | haba de soja, habas de soja, grano de soja, frijol de soya, frijoles de soya | graine de soja, graines de soja, f\xE8ve de soja\
, haricots de soja | fagioli di soia, semi di soia, fagiolo di soia
edamame | Edamame | edamame, vainas de soja, edamames | edamame, edamames | edamame
tofu | Tofu, R\xE4uchertofu, Naturtofu, Sojaquark, Tofus | tofu, queso de soja | tofu, fromage de soja | tofu, formaggio di soia
smoked tofu | ger\xE4ucherter Tofu | tofu ahumado | tofu fum\xE9 | tofu affumicato
silken tofu | Seidentofu | tofu sedoso, tofu blando, tofu suave, tofu silken | tofu soyeux | tofu vellutato, tofu setoso, silken tofu, tofu silken
tempeh | Tempeh, Tempe | tempeh, tempe | tempeh | tempeh
soya mince | Sojagranulat, Sojahack, Sojaschnetzel, Sojageschnetzeltes, Sojahackfleisch, veganes Hack, veganes Hackfleisch | soja texturizada, soya texturizada,\
 carne de soja, carne de soya | prot\xE9ines de soja textur\xE9es, PST, soja textur\xE9, hach\xE9 v\xE9g\xE9tal | soia disidratata, granulare di soia, macinato di soia, bocconcin\
i di soia, soia granulare
soy sauce | Sojasauce, Sojaso\xDFe, Shoyu, Soja-Sauce | salsa de soja, salsa de soya, sillao, salsa china, sillau | sauce soja, sauce de soja, sauce soya, sauce au\
 soja | salsa di soia, salsa soia, salsa di soja
tamari | Tamari | tamari | tamari | tamari
miso paste | Miso, Misopaste | miso, pasta de miso | miso, p\xE2te de miso | miso, pasta di miso
soy milk | Sojamilch, Sojadrink, Pflanzenmilch, pflanzliche Milch, Pflanzendrink, vegane Milch, Soja-Drink | leche de soja, bebida de soja, leche de soya, leche\
 vegetal, bebida vegetal, bebida de soya | lait de soja, boisson au soja, boisson de soja, lait v\xE9g\xE9tal, boisson v\xE9g\xE9tale | latte di soia, bevanda di soia, latt\
e vegetale, bevanda vegetale, bevanda alla soia
soy yogurt | Sojajoghurt, Sojaghurt, veganer Joghurt, Sojagurt | yogur de soja, yogur de soya, yogur vegetal | yaourt au soja, yaourt de soja, yaourt v\xE9g\xE9tal, y\
aourt soja | yogurt di soia, yogurt vegetale
soy cream | Sojasahne, Sojacreme, Soja Cuisine, vegane Sahne, pflanzliche Sahne, Pflanzensahne, Sojacuisine | nata de soja, crema de soja, nata vegetal, crema v\
egetal, crema de soya | cr\xE8me de soja, cr\xE8me soja, cr\xE8me v\xE9g\xE9tale, soja cuisine | panna di soia, panna vegetale
soy flour | Sojamehl | harina de soja, harina de soya | farine de soja | farina di soia
soybean oil | Soja\xF6l | aceite de soja, aceite de soya | huile de soja | olio di soia, olio di semi di soia
soy lecithin | Sojalecithin, Lecithin | lecitina de soja, lecitina, lecitina de soya | l\xE9cithine de soja, l\xE9cithine | lecitina di soia, lecitina
# Tree nuts
nut | Nuss, N\xFCsse, N\xFCssen, Nuesse, Nuessen, Nusskerne, Nussmischung, Studentenfutter, gehackte N\xFCsse, gemahlene N\xFCsse | nuez, nueces, frutos secos, fruto seco, \
frutas secas, fruta seca | noix, fruits secs, fruit sec, noix m\xE9lang\xE9es, m\xE9lange de noix, fruit sec ol\xE9agineux, fruits secs ol\xE9agineux | noce, noci, frutta secc\
a mista
nut butter | Nussmus, Nussbutter, Nusscreme | crema de frutos secos, mantequilla de frutos secos, mantequilla de nueces | pur\xE9e d'ol\xE9agineux, beurre de noix, pu\
r\xE9e de noix | burro di frutta secca, crema di frutta secca
nut flour | gemahlene Nusskerne, Nussmehl | harina de frutos secos | poudre de noix | farina di noci, farina di frutta secca
almond | Mandel, Mandeln, Mandelkerne, Mandelbl\xE4ttchen, Mandelstifte, Mandelsplitter | almendra, almendras, almendra laminada, almendras laminadas, almendras fi\
leteadas | amande, amandes, amandes effil\xE9es, amandes enti\xE8res, amande effil\xE9e | mandorla, mandorle, mandorle a lamelle, lamelle di mandorle, mandorle in scagli\
e
ground almond | gemahlene Mandeln, gemahlenen Mandeln, Mandelgrie\xDF, gemahlene Mandel | almendra molida, almendras molidas | poudre d'amande, poudre d'amandes, a\
mandes en poudre, amandes moulues, amande en poudre | mandorle tritate, mandorle macinate, mandorle in polvere
almond flour | Mandelmehl | harina de almendra, harina de almendras | farine d'amande, farine d'amandes | farina di mandorle, farina di mandorla
almond milk | Mandelmilch, Mandeldrink | leche de almendras, leche de almendra, bebida de almendras, bebida de almendra | lait d'amande, lait d'amandes, boisson\
 aux amandes, boisson amande, boisson \xE0 l'amande | latte di mandorla, latte di mandorle, bevanda di mandorla, bevanda alla mandorla, bevanda alle mandorle
almond butter | Mandelmus, Mandelbutter, Mandelcreme | crema de almendras, mantequilla de almendras, mantequilla de almendra, crema de almendra | pur\xE9e d'amande\
s, pur\xE9e d'amande, beurre d'amande, beurre d'amandes | burro di mandorle, crema di mandorle
almond extract | Bittermandelaroma, Bittermandel, Bittermandel\xF6l, Mandelaroma, Mandelextrakt | extracto de almendra, esencia de almendra, aroma de almendra | ex\
trait d'amande am\xE8re, extrait d'amande, ar\xF4me amande am\xE8re, extrait d'amandes am\xE8res, ar\xF4me d'amande am\xE8re | aroma di mandorla, essenza di mandorla, estratto di\
 mandorla, mandorle amare, essenza di mandorle amare
almond oil | Mandel\xF6l | aceite de almendra, aceite de almendras | huile d'amande, huile d'amande douce | olio di mandorle
marzipan | Marzipan, Marzipanrohmasse, Mandelsulz, Persipan | mazap\xE1n, mazapanes | massepain, p\xE2te d'amande, p\xE2te d'amandes, calisson, calissons | marzapane, pa\
sta di mandorle, pasta reale, frutta martorana
hazelnut | Haselnuss, Haseln\xFCsse, Haseln\xFCssen, Haselnuesse, Haselnusskerne | avellana, avellanas | noisette, noisettes | nocciola, nocciole, nocciole tostate, g\
ranella di nocciole
chocolate hazelnut spread | Nuss-Nougat-Creme, Nussnougatcreme, Nutella, Nuss-Nugat-Creme, Schokocreme, Schokoladenaufstrich, Haselnusscreme | crema de cacao y \
avellanas, Nutella, crema de avellanas, Nocilla, crema de cacao, crema de chocolate y avellanas | p\xE2te \xE0 tartiner, Nutella, p\xE2te \xE0 tartiner aux noisettes, p\xE2te \
\xE0 tartiner chocolat noisette, pur\xE9e de noisettes | crema di nocciole, Nutella, crema spalmabile, crema spalmabile alle nocciole, crema gianduia, pasta di noccio\
le
gianduja | Nougat, Nugat, Nussnougat, Gianduja, Nougatmasse | gianduja, chocolate con avellanas | gianduja, chocolat aux noisettes, chocolat noisettes | giandui\
a, gianduja, gianduiotti, cioccolato alle nocciole
praline | Krokant, Praline, Pralinen, Haselnusskrokant | pralin\xE9, pralin\xE9s, crocante de almendra, garrapi\xF1adas, almendras garrapi\xF1adas, crocante, guirlache | pr\
alin\xE9, pralin, pralines, nougatine | pralinato, pralina, praline, croccante di mandorle, croccante di mandorle, croccante alle mandorle, croccante di nocciole
turron | Turron, wei\xDFer Nougat, t\xFCrkischer Honig | turr\xF3n, turrones, turr\xF3n de Jijona | nougat, nougats, nougat de Mont\xE9limar, touron | torrone, torroni, torron\
cini, cubaita
frangipane | Frangipane, Mandelcremef\xFCllung | frangipane, crema frangipane | frangipane, cr\xE8me d'amande, cr\xE8me d'amandes | frangipane, crema frangipane
walnut | Walnuss, Waln\xFCsse, Waln\xFCssen, Walnuesse, Walnusskerne, Baumnuss | nuez de Castilla, nueces de Castilla, nuez de nogal, nueces de nogal | cerneaux de no\
ix, noix de Grenoble, cerneau de noix, noix du P\xE9rigord, cerneaux, noix commune | gherigli di noce, gherigli di noci, gheriglio di noce, noci sgusciate, gherigl\
i
walnut oil | Walnuss\xF6l, Nuss\xF6l | aceite de nuez, aceite de nueces | huile de noix | olio di noci, olio di noce
cashew | Cashew, Cashews, Cashewkern, Cashewkerne, Cashewnuss, Cashewn\xFCsse, Cashewn\xFCssen, Cashewkernen | anacardo, anacardos, nuez de la India, nueces de la Ind\
ia, casta\xF1a de caj\xFA, casta\xF1as de caj\xFA, mara\xF1\xF3n, merey, mara\xF1ones | noix de cajou, cajou, anacarde, anacardes, cajous | anacardo, anacardi
pecan | Pekannuss, Pekann\xFCsse, Pekann\xFCssen, Pecannuss, Pecann\xFCsse, Pekanuss, Pekan | nuez pecana, nueces pecanas, pacana, pacanas, nuez pec\xE1n, nueces pec\xE1n, pec\
anas, pecana, nuez de pec\xE1n, nueces de pec\xE1n | noix de p\xE9can, p\xE9can, noix de pacane, pacane, pacanes, p\xE9cans, noix de p\xE9cans | noce pecan, noci pecan, pecan
pistachio | Pistazie, Pistazien, Pistazienkerne | pistacho, pistachos, pistache, pistaches | pistache, pistaches | pistacchio, pistacchi, granella di pistacchio\
, granella di pistacchi
brazil nut | Paranuss, Paran\xFCsse, Paran\xFCssen | nuez de Brasil, nueces de Brasil, coquito de Brasil, nuez del Brasil, nueces del Brasil, casta\xF1a de Par\xE1, casta\xF1a\
s de Par\xE1 | noix du Br\xE9sil, noix de Br\xE9sil | noce del Brasile, noci del Brasile, noce brasiliana, noci brasiliane
macadamia nut | Macadamia, Macadamianuss, Macadamian\xFCsse, Macadamias, Macadamian\xFCssen | macadamia, macadamias, nuez de macadamia, nueces de macadamia | noix de \
macadamia, macadamia | noce macadamia, noci macadamia, macadamia, noci di macadamia, noce di macadamia
pine nut | Pinienkern, Pinienkerne, Pinienkernen, Pignoli, Pinie | pi\xF1\xF3n, pi\xF1ones | pignon, pignons, pignon de pin, pignons de pin | pinolo, pinoli
chestnut | Kastanie, Kastanien, Marone, Maronen, Maroni, Esskastanien, Edelkastanie, Marroni, Esskastanie, Edelkastanien | casta\xF1a, casta\xF1as | ch\xE2taigne, ch\xE2tai\
gnes, marron, marrons | castagna, castagne, marrone, marroni, caldarroste
chestnut puree | Kastanienp\xFCree, Maronenp\xFCree, Maronencreme, Vermicelles | crema de casta\xF1as, pur\xE9 de casta\xF1as | cr\xE8me de marrons, pur\xE9e de marrons, cr\xE8me de ma\
rron | crema di marroni, crema di castagne, purea di castagne
chestnut flour | Kastanienmehl, Maronenmehl | harina de casta\xF1a, harina de casta\xF1as | farine de ch\xE2taigne, farine de ch\xE2taignes | farina di castagne
pesto | Pesto, Basilikumpesto, Pesto Genovese, gr\xFCnes Pesto, rotes Pesto | pesto, salsa pesto, pesto genov\xE9s, pesto rojo | pesto, pesto vert, pesto rouge, sauce\
 pesto, pistou | pesto, pesto alla genovese, pesto genovese, pesto rosso, pesto di basilico
halva | Halva, Halwa, Helva | halva, jalva | halva, halwa | halva, halwa
# Sesame
sesame seed | Sesam, Sesamsamen, Sesamk\xF6rner, Sesamsaat, schwarzer Sesam | s\xE9samo, ajonjol\xED, semillas de s\xE9samo, semilla de s\xE9samo, semillas de ajonjol\xED | s\xE9sam\
e, graines de s\xE9same, graine de s\xE9same | sesamo, semi di sesamo, seme di sesamo, giuggiulena
sesame oil | Sesam\xF6l, Sesamoel | aceite de s\xE9samo, aceite de ajonjol\xED | huile de s\xE9same | olio di sesamo
tahini | Tahin, Tahini, Sesampaste, Sesammus, Tahina | tahini, tahina, tah\xEDn, pasta de s\xE9samo, crema de s\xE9samo, pasta de ajonjol\xED | tahini, tahin, tahina, pur\xE9e\
 de s\xE9same, cr\xE8me de s\xE9same, p\xE2te de s\xE9same | tahina, tahini, tahin, crema di sesamo, pasta di sesamo
hummus | Hummus, Humus, Kichererbsenp\xFCree, Kichererbsencreme, Hommus | hummus, humus, pur\xE9 de garbanzos | houmous, hummus, houmos, hoummous, pur\xE9e de pois chich\
es | hummus, crema di ceci, humus
gomasio | Gomasio, Sesamsalz | gomasio | gomasio | gomasio
zaatar | Zatar, Za'atar, Zahtar, Zaatar | zaatar, za'atar | zaatar, zahtar, za'atar | zaatar, za'atar
# Mustard
mustard | Senf, Senfe, Mostrich, Tafelsenf, mittelscharfer Senf, s\xFC\xDFer Senf | mostaza, mostazas | moutarde, moutardes | senape
dijon mustard | Dijonsenf, Dijon-Senf | mostaza de Dijon | moutarde de Dijon | senape di Digione, senape Dijon
whole-grain mustard | grober Senf, k\xF6rniger Senf, groben Senf, K\xF6rnersenf, Rotisseursenf | mostaza en grano, mostaza antigua, mostaza a la antigua | moutarde \xE0 \
l'ancienne, moutarde en grains | senape in grani, senape antica, senape all'antica
mustard seed | Senfk\xF6rner, Senfsaat, Senfk\xF6rnern, Senfsamen, Senfkorn | semillas de mostaza, granos de mostaza, semilla de mostaza, grano de mostaza | graines d\
e moutarde, grains de moutarde, graine de moutarde | semi di senape, seme di senape
mustard powder | Senfpulver, Senfmehl | mostaza en polvo, polvo de mostaza, harina de mostaza | moutarde en poudre, poudre de moutarde | senape in polvere, polv\
ere di senape, farina di senape
mostarda | Senffr\xFCchte | mostarda de frutas | mostarda | mostarda, mostarda di Cremona
mustard oil | Senf\xF6l | aceite de mostaza | huile de moutarde | olio di senape
mustard greens | Senfbl\xE4tter, Blattsenf | hojas de mostaza, mostaza china | feuilles de moutarde | foglie di senape
# Celery
celery | Sellerie, Staudensellerie, Stangensellerie, Bleichsellerie, Selleriestange, Selleriestangen, Stange Sellerie | apio, apios, tallo de apio, ramas de api\
o, rama de apio | c\xE9leri, c\xE9leri branche, branche de c\xE9leri, branches de c\xE9leri, c\xE9leris, c\xE9leri en branche | sedano, sedani verdi, costa di sedano, coste di se\
dano, gambo di sedano, gambi di sedano
celeriac | Knollensellerie, Sellerieknolle, Wurzelsellerie | apionabo, apio nabo, ra\xEDz de apio, apio r\xE1bano | c\xE9leri-rave | sedano rapa, sedano di Verona
celery seed | Selleriesamen, Selleriesalz | semillas de apio, sal de apio | graines de c\xE9leri, sel de c\xE9leri | semi di sedano, sale di sedano
mirepoix | R\xF6stgem\xFCse | mirepoix | mirepoix | trito per soffritto, soffritto, battuto di verdure, trito di sedano carota e cipolla
# Lupin
lupin | Lupine, Lupinen, S\xFC\xDFlupine, S\xFC\xDFlupinen, Lupinensamen | altramuz, altramuces, lupino, lupinos, chochos, tarwi, chocho | lupin, lupins, graines de lupin |\
 lupino, lupini, semi di lupino
lupin flour | Lupinenmehl, Lupinenprotein | harina de altramuz, harina de altramuces, harina de lupino | farine de lupin | farina di lupini, farina di lupino
# Sulphites
sulphite | Sulfit, Sulfite, Sulfiten, Schwefeldioxid, geschwefelt | sulfito, sulfitos, di\xF3xido de azufre, anh\xEDdrido sulfuroso | sulfite, sulfites, dioxyde de so\
ufre, anhydride sulfureux | solfito, solfiti, anidride solforosa, biossido di zolfo
# Nuts
peanut puff | - | - | curly cacahu\xE8te | -
hazelnut spread | Nougatcreme | - | pur\xE9e de noisette | crema alla nocciola
hazelnut milk | Haselnussmilch, Haselnussdrink | leche de avellana, leche de avellanas, bebida de avellana | lait de noisette, lait de noisettes, boisson noiset\
te | latte di nocciola, latte di nocciole
praline paste | Haselnussnougat | - | - | -
ground nut | - | nueces molidas | noix moulues, noix en poudre | noci tritate, granella di frutta secca
trail mix | Studentenfutter-Mischung | mezcla de frutos secos, mezcla de frutos secos y pasas | m\xE9lange de fruits secs, m\xE9lange \xE9tudiant, mendiants | mix di fru\
tta secca, mix di frutta secca e uvetta
# Sesame, mustard, celery, lupin and other seeds
poppy seed | Mohn, Mohnsamen, Blaumohn, gemahlener Mohn | amapola, semillas de amapola, semilla de amapola | pavot, graines de pavot, graine de pavot | papavero\
, semi di papavero
sunflower seed | Sonnenblumenkern, Sonnenblumenkerne, Sonnenblumenkernen | pipa, pipas, pipas de girasol, semillas de girasol, semilla de girasol, maravilla sem\
illa | graine de tournesol, graines de tournesol | semi di girasole, seme di girasole
pumpkin seed | K\xFCrbiskern, K\xFCrbiskerne, K\xFCrbiskernen | pipas de calabaza, semillas de calabaza, semilla de calabaza, pepitas de calabaza, pepitas | graine de co\
urge, graines de courge, graines de citrouille, graines de potiron, p\xE9pins de courge | semi di zucca, seme di zucca
chia seed | Chia, Chiasamen | ch\xEDa, semillas de ch\xEDa | chia, graines de chia | chia, semi di chia
flaxseed | Leinsamen, Leinsaat, geschrotete Leinsamen | linaza, lino, semillas de lino, semillas de linaza, semilla de lino | lin, graines de lin, graine de lin\
 | lino, semi di lino
hemp seed | Hanfsamen, Hanf | c\xE1\xF1amo, semillas de c\xE1\xF1amo | chanvre, graines de chanvre | canapa, semi di canapa
seed | Samen, Kerne, Saaten, K\xF6rner | semilla, semillas | graine, graines | semi, seme
# Soy
soybean | - | semillas de soja | f\xE8ves de soja, haricot de soja | -
textured soy protein | - | - | prot\xE9ine de soja textur\xE9e | -
bean sprout | Sojasprosse, Sojasprossen, Mungbohnensprossen, Bohnensprossen | brotes de soja, brote de soja, brotes de soya, germinados de soja, frijol germinad\
o | pousses de soja, germes de soja, pousses de haricot mungo | germogli di soia
teriyaki sauce | Teriyaki, Teriyakisauce, Teriyakiso\xDFe | teriyaki, salsa teriyaki | teriyaki, sauce teriyaki | teriyaki, salsa teriyaki
hoisin sauce | Hoisin, Hoisinsauce, Hoisinso\xDFe | hoisin, salsa hoisin | hoisin, sauce hoisin | hoisin, salsa hoisin
# Eggs
vegan mayonnaise | vegane Mayonnaise, vegane Mayo, veganer Mayonnaise | mayonesa vegana, veganesa | mayonnaise v\xE9gane, mayonnaise v\xE9g\xE9tale, mayonnaise vegan | m\
aionese vegana
tartar sauce | Remoulade, Remouladenso\xDFe, Tatarsauce, Sauce tartare, Remouladensauce | salsa t\xE1rtara, remolada | sauce tartare, r\xE9moulade, sauce r\xE9moulade, sauc\
e gribiche | salsa tartara, salsa remoulade
custard | Vanillesauce, Vanilleso\xDFe, Vanillepudding, Pudding, Puddingpulver, Eiercreme | natillas, crema pastelera, crema inglesa | cr\xE8me anglaise, cr\xE8me p\xE2tiss\
i\xE8re, flan, cr\xE8me aux \u0153ufs | crema pasticcera, crema pasticciera, crema inglese
# Milk and cream
dairy | Milchprodukt, Milchprodukte, Milchprodukten, Molkereiprodukte, Milcherzeugnisse, Molkereiprodukten | l\xE1cteo, l\xE1cteos, productos l\xE1cteos, producto l\xE1cteo\
, l\xE1ctea, l\xE1cteas | laitage, laitages, produit laitier, produits laitiers | latticino, latticini, latticinio, prodotti lattiero-caseari, prodotti caseari, prodo\
tto caseario, derivati del latte
lactose | Laktose, Lactose, Milchzucker | lactosa | lactose | lattosio
milk protein | Milcheiwei\xDF, Milchprotein | prote\xEDna de leche, prote\xEDna de la leche, prote\xEDnas de la leche, prote\xEDnas l\xE1cteas | prot\xE9ine de lait, prot\xE9ines de la\
it, prot\xE9ines du lait, prot\xE9ines laiti\xE8res | proteine del latte, proteina del latte
casein | Kasein, Casein | case\xEDna, caseinato | cas\xE9ine, cas\xE9inate | caseina, caseinato
milk | Milch, Kuhmilch, Vollmilch, Frischmilch, H-Milch, Rohmilch, Heumilch | leche, leche entera, leche de vaca, leches, leche fresca | lait, lait entier, lait\
 de vache, laits, lait cru | latte, latte intero, latte di mucca, latte vaccino, latti, latte fresco
low fat milk | fettarme Milch, teilentrahmte Milch | leche semidesnatada, leche semidescremada | lait demi-\xE9cr\xE9m\xE9 | latte parzialmente scremato
skim milk | Magermilch, entrahmte Milch | leche desnatada, leche descremada | lait \xE9cr\xE9m\xE9 | latte scremato, latte magro
goat milk | Ziegenmilch | leche de cabra | lait de ch\xE8vre | latte di capra
sheep milk | Schafmilch, Schafsmilch | leche de oveja | lait de brebis | latte di pecora
lactose free milk | laktosefreie Milch, laktosefreier Milch | leche sin lactosa, leche deslactosada | lait sans lactose, lait d\xE9lactos\xE9 | latte senza lattosio, \
latte delattosato, latte ad alta digeribilit\xE0
buttermilk | Buttermilch | suero de leche, suero de mantequilla, buttermilk | babeurre, lait battu, lait ribot, petit-lait | latticello
whey | Molke, Molkepulver, S\xFC\xDFmolke, Molkenpulver | suero l\xE1cteo, lactosuero | lactos\xE9rum | siero di latte, siero del latte
whey protein | Molkenprotein, Molkeneiwei\xDF, Molkeprotein, Wheyprotein, Whey | prote\xEDna de suero, prote\xEDna de suero de leche | prot\xE9ine de lactos\xE9rum, prot\xE9ines \
de lactos\xE9rum, whey | proteine del siero del latte, proteine del siero
cream | Sahne, Rahm, Obers, Kochsahne, Kochcreme, Kaffeesahne, Kaffeerahm | nata, crema de leche, nata l\xEDquida, nata para cocinar, natas, crema l\xEDquida | cr\xE8me,\
 cr\xE8me fleurette, cr\xE8me liquide, cr\xE8me fra\xEEche liquide, cr\xE8me fluide, cr\xE8me l\xE9g\xE8re | panna, panna da cucina, crema di latte, panne
heavy cream | Schlagsahne, Schlagrahm, Schlagobers, S\xFC\xDFrahm, Vollrahm, Konditorsahne, s\xFC\xDFe Sahne | nata para montar, crema para batir, crema espesa, nata de mon\
tar, crema doble, nata espesa, crema de batir, doble crema | cr\xE8me enti\xE8re, cr\xE8me enti\xE8re liquide, cr\xE8me \xE9paisse, cr\xE8me double | panna fresca, panna da montare,\
 panna fresca liquida, panna liquida, panna per dolci
whipped cream | geschlagene Sahne, Spr\xFChsahne, Schlag, geschlagener Sahne | nata montada, crema batida, crema chantilly, chantilly | cr\xE8me fouett\xE9e, chantilly, \
cr\xE8me chantilly | panna montata, crema chantilly
sour cream | saure Sahne, Sauerrahm, Schmand, saurer Sahne, sauren Rahm | crema agria, nata agria, crema \xE1cida | cr\xE8me aigre, cr\xE8me sure | panna acida
creme fraiche | Cr\xE8me fra\xEEche, Creme double, Cr\xE8me l\xE9g\xE8re, Cremefine | cr\xE8me fra\xEEche, nata fresca | cr\xE8me fra\xEEche, cr\xE8me fra\xEEche \xE9paisse | cr\xE8me fra\xEEche
clotted cream | Clotted Cream, Kaymak | cuajada, nata cuajada, crema coagulada | cr\xE8me caill\xE9e anglaise | panna rappresa
condensed milk | Kondensmilch, gezuckerte Kondensmilch, Milchm\xE4dchen, ges\xFC\xDFte Kondensmilch | leche condensada, lechera | lait concentr\xE9 sucr\xE9, lait condens\xE9 | l\
atte condensato, latte concentrato
evaporated milk | Dosenmilch, ungezuckerte Kondensmilch, Kaffeemilch | leche evaporada, leche ideal | lait concentr\xE9, lait concentr\xE9 non sucr\xE9, lait \xE9vapor\xE9 | l\
atte evaporato
milk powder | Milchpulver, Trockenmilch, Magermilchpulver | leche en polvo | lait en poudre, poudre de lait | latte in polvere
dulce de leche | Milchkaramell, Dulce de leche | dulce de leche, cajeta, arequipe, manjar | confiture de lait, dulce de leche | dulce de leche
yogurt | Joghurt, Jogurt, Naturjoghurt, Joghurts, Vollmilchjoghurt | yogur, yogures, yogurt, yoghurt, yogur natural | yaourt, yaourts, yogourt, yaourt nature, y\
oghourt | yogurt, iogurt, yogurt bianco, yogurt naturale
greek yogurt | griechischer Joghurt, Skyr, griechischen Joghurt, Sahnejoghurt | yogur griego, yogurt griego | yaourt grec, yaourt \xE0 la grecque, skyr | yogurt gr\
eco, skyr
kefir | Kefir, Ayran, Dickmilch, Sauermilch, Milchkefir | k\xE9fir, leche agria | k\xE9fir, lait ferment\xE9 | kefir
butter | Butter, S\xFC\xDFrahmbutter, Butterflocken, Sauerrahmbutter | mantequilla, manteca de vaca, mantequillas, mantequilla sin sal | beurre, beurre doux, beurres,\
 beurre pommade, noix de beurre, noisette de beurre | burro, burri, fiocchetti di burro
salted butter | gesalzene Butter, Salzbutter | mantequilla salada, mantequilla con sal | beurre sal\xE9, beurre demi-sel | burro salato
ghee | Ghee, Butterschmalz, Butterreinfett, gekl\xE4rte Butter | ghee, mantequilla clarificada, manteca clarificada | ghee, beurre clarifi\xE9 | ghee, burro chiarific\
ato
herb butter | Kr\xE4uterbutter, Knoblauchbutter | mantequilla de hierbas, mantequilla de ajo | beurre aux herbes, beurre ma\xEEtre d'h\xF4tel, beurre persill\xE9, beurre d'\
ail | burro alle erbe, burro all'aglio
margarine | Margarine, Pflanzenmargarine | margarina | margarine | margarina
ice cream | Eis, Eiscreme, Speiseeis, Sahneeis, Vanilleeis, Schokoladeneis, Glace | helado, helados, nieve de leche | glace, glaces, cr\xE8me glac\xE9e | gelato, gela\
ti
milk chocolate | Milchschokolade, Vollmilchschokolade, Vollmilchkuvert\xFCre, Vollmilch-Schokolade | chocolate con leche | chocolat au lait | cioccolato al latte, \
cioccolata al latte
white chocolate | wei\xDFe Schokolade, wei\xDFer Schokolade, wei\xDFe Kuvert\xFCre | chocolate blanco | chocolat blanc | cioccolato bianco, cioccolata bianca
bechamel sauce | B\xE9chamel, Bechamelsauce, B\xE9chamelso\xDFe | bechamel, besamel, salsa bechamel, salsa blanca | b\xE9chamel, sauce b\xE9chamel, sauce blanche | besciamella\
, salsa besciamella
# Cheese
cheese | K\xE4se, Reibek\xE4se, Hartk\xE4se, Weichk\xE4se, Schnittk\xE4se, Streuk\xE4se, Bergk\xE4se, Schafsk\xE4se, Hirtenk\xE4se, geriebener K\xE4se, K\xE4ses, geriebenen K\xE4se, K\xE4sescheiben, \
Raspelk\xE4se, Gratink\xE4se | queso, quesos, queso rallado, quesillo, queso curado, queso semicurado, queso tierno, queso para fundir | fromage, fromages, fromage r\xE2\
p\xE9, fromage \xE0 p\xE2te dure, fromage \xE0 p\xE2te molle | formaggio, formaggi, cacio, caciotta, formaggio grattugiato, formaggio a pasta dura, formaggio a pasta molle, fo\
rmaggio filante, formaggio stagionato
cream cheese | Frischk\xE4se, Doppelrahmfrischk\xE4se, Philadelphia, k\xF6rnigem Frischk\xE4se, Streichk\xE4se, Rahmfrischk\xE4se, Liptauer | queso crema, queso de untar, queso p\
hiladelphia, queso filadelfia, queso cremoso, queso untable, queso para untar, queso blanco para untar | fromage frais, fromage \xE0 tartiner, fromage fondu \xE0 tart\
iner, Saint M\xF4ret, Boursin, fromage frais \xE0 tartiner, fromage \xE0 la cr\xE8me, philadelphia | formaggio spalmabile, formaggio cremoso, Philadelphia, robiola, stracch\
ino, crescenza, formaggio fresco spalmabile
quark | Quark, Topfen, Magerquark, Speisequark, Sahnequark, Schichtk\xE4se | queso quark, queso batido, queso fresco batido, quark | fromage blanc, faisselle, peti\
t-suisse, petits-suisses, s\xE9r\xE9, quark | quark, formaggio quark
cottage cheese | k\xF6rniger Frischk\xE4se, H\xFCttenk\xE4se, k\xF6rnigen Frischk\xE4se, Cottage Cheese | reques\xF3n, queso cottage | cottage cheese, fromage cottage, cancoillotte \
| fiocchi di latte, fiocchi di formaggio, formaggio in fiocchi
queso fresco | Queso fresco, frischer Wei\xDFk\xE4se | queso fresco, queso blanco, queso de Burgos, cotija, queso cotija, queso panela, queso oaxaca, queso asadero | \
fromage frais mexicain, queso fresco | formaggio fresco, primosale, primo sale, giuncata, tuma, queso fresco
ricotta | Ricotta | ricotta, ricota | ricotta, brousse, brocciu | ricotta, ricotta salata, ricotta di pecora
mascarpone | Mascarpone | mascarpone, queso mascarpone | mascarpone | mascarpone
mozzarella | Mozzarella, B\xFCffelmozzarella, Mozzarellas, Mozzarellakugeln | mozzarella, muzzarella, mozarela, mozzarella fresca | mozzarella, mozzarella di bufal\
a | mozzarella, mozzarelle, fior di latte, fiordilatte, provola, scamorza, mozzarella di bufala, bocconcini di mozzarella, stracciatella di burrata
burrata | Burrata | burrata | burrata | burrata, stracciatella
parmesan | Parmesan, Parmesank\xE4se, Parmigiano, Grana Padano, Sbrinz | parmesano, queso parmesano, grana padano | parmesan, grana padano | parmigiano, parmigiano\
 reggiano, grana, grana padano
pecorino | Pecorino, Manchego | pecorino, manchego, queso manchego, queso de oveja, queso idiaz\xE1bal, queso pecorino | pecorino, ossau-iraty, fromage de brebis, \
tomme de brebis, manchego | pecorino, pecorino romano, pecorino sardo
feta | Feta, Fetak\xE4se, Schafk\xE4se | feta, queso feta | feta | feta, formaggio feta, formaggio greco
goat cheese | Ziegenk\xE4se, Ziegenfrischk\xE4se, Ziegenk\xE4serolle, Ziegenweichk\xE4se | queso de cabra, queso cabra, rulo de cabra | fromage de ch\xE8vre, ch\xE8vre, ch\xE8vre fr\
ais, b\xFBche de ch\xE8vre, crottin de ch\xE8vre, crottin, crottin de Chavignol | formaggio di capra, caprino, caprini, formaggio caprino
blue cheese | Blauschimmelk\xE4se, Edelpilzk\xE4se, Blauschimmel, Gorgonzola, Roquefort, Cambozola | queso azul, cabrales, roquefort, gorgonzola, queso roquefort, que\
so de cabrales | fromage bleu, bleu d'Auvergne, roquefort, gorgonzola, fourme d'Ambert, bleu de Bresse, bleu des Causses | gorgonzola, formaggio erborinato, roq\
uefort
brie | Brie | brie, queso brie | brie, coulommiers | brie
camembert | Camembert, Camemberts | camembert, queso camembert | camembert, reblochon, vacherin, mont d'or, camemberts | camembert
raclette cheese | Raclette, Raclettek\xE4se | raclette, queso raclette | raclette, fromage \xE0 raclette | raclette, formaggio raclette
gruyere | Greyerzer, Gruy\xE8re, Appenzeller, Comt\xE9 | gruyer, gruy\xE8re, queso gruyer, queso gruyere | gruy\xE8re, comt\xE9, beaufort, tomme, cantal, morbier, abondance, g\
ruy\xE8re r\xE2p\xE9 | groviera, gruviera, gruy\xE8re
emmental | Emmentaler, Emmental | emmental, emmenthal, queso suizo | emmental, emmenthal | emmental, emmenthal, emmentaler
gouda | Gouda, Goudak\xE4se, Leerdammer, Maasdamer | gouda, queso gouda | gouda, mimolette | gouda
edam | Edamer | edam, queso de bola, queso edam | \xE9dam | edam
cheddar | Cheddar, Cheddark\xE4se | cheddar, queso cheddar | cheddar | cheddar
provolone | Provolone | provolone, provoleta, queso provolone | provolone | provolone, caciocavallo, scamorza affumicata, scamorze
fontina | Fontina, Taleggio | fontina | fontina | fontina, taleggio, asiago, bitto, montasio, toma, castelmagno, bel paese
munster | Munster, M\xFCnsterk\xE4se, Limburger, Tilsiter, Butterk\xE4se, Romadur, Harzer K\xE4se, Handk\xE4se | tetilla, queso tetilla, mah\xF3n, queso mah\xF3n | munster, maroille\
s, livarot, pont-l'\xE9v\xEAque, \xE9poisses, saint-nectaire | -
halloumi | Halloumi, Grillk\xE4se | halloumi, queso halloumi | halloumi, fromage \xE0 griller | halloumi
paneer | Paneer | paneer, queso paneer | paneer | paneer
processed cheese | Schmelzk\xE4se, Scheibletten, Scheiblettenk\xE4se, Toastk\xE4se | queso fundido, queso en lonchas, queso procesado, quesito, quesitos, queso para s\xE1nd\
wich, queso americano | fromage fondu, vache qui rit, fromage en tranches, fromage pour burger | formaggio fuso, sottilette, formaggino, sottiletta, formaggini
vegan cheese | veganer K\xE4se, vegane K\xE4sealternative, veganen K\xE4se, veganem K\xE4se | queso vegano, queso vegetal | fromage v\xE9gane, fromage v\xE9g\xE9tal, fauxmage, froma\
ge vegan, faux-mage | formaggio vegano, formaggio vegetale
rennet | Lab, Labenzym, K\xE4lberlab | cuajo | pr\xE9sure | caglio
# Grain
self raising flour | - | - | farine avec levure incorpor\xE9e | -
einkorn wheat | - | esca\xF1a | - | farro monococco
oat milk | Hafermilch, Haferdrink | leche de avena, bebida de avena | lait d'avoine, boisson \xE0 l'avoine, boisson d'avoine, boisson avoine | latte d'avena, latte\
 di avena, bevanda di avena, bevanda all'avena, bevanda d'avena
oat cream | Hafersahne, Hafercreme, Hafer Cuisine | nata de avena, crema de avena | cr\xE8me d'avoine | panna di avena, panna d'avena
wheat berry | Weizenkorn, Zartweizen, Ebly | trigo tierno | bl\xE9 tendre, Ebly, bl\xE9 pr\xE9cuit | grano cotto
buckwheat | Buchweizen, Buchweizenk\xF6rner | trigo sarraceno, alforf\xF3n, sarraceno | sarrasin, bl\xE9 noir, kasha | grano saraceno
buckwheat flour | Buchweizenmehl | harina de trigo sarraceno, harina de alforf\xF3n, harina de sarraceno | farine de sarrasin, farine de bl\xE9 noir | farina di grano\
 saraceno
millet | Hirse, Hirseflocken | mijo | millet, mil | miglio
sorghum | Sorghum | sorgo | sorgho | sorgo
amaranth | Amaranth, Amarant | amaranto | amarante | amaranto
quinoa | Quinoa | quinoa, quinua | quinoa | quinoa
teff | Teff, Zwerghirse | teff | teff | teff
corn flour | Maismehl | harina de ma\xEDz | farine de ma\xEFs | farina di mais, farina gialla
masa harina | Masa Harina, nixtamalisiertes Maismehl | masa harina, harina de ma\xEDz nixtamalizada, maseca, masa de ma\xEDz, nixtamal, harina de ma\xEDz nixtamalizado, \
harina para tortillas | masa harina, farine de ma\xEFs nixtamalis\xE9e | masa harina, farina di mais nixtamalizzata
precooked cornmeal | - | harina PAN, masarepa, harina de ma\xEDz precocida | - | -
polenta | Polenta, Maisgrie\xDF, Polentagrie\xDF | polenta, s\xE9mola de ma\xEDz | polenta, semoule de ma\xEFs | polenta, farina per polenta
cornstarch | Speisest\xE4rke, Maisst\xE4rke, St\xE4rke, Maizena, St\xE4rkemehl, Mondamin | maicena, maizena, almid\xF3n de ma\xEDz, f\xE9cula de ma\xEDz, f\xE9cula, almid\xF3n | ma\xEFzena, ami\
don de ma\xEFs, f\xE9cule de ma\xEFs, f\xE9cule, amidon | maizena, amido di mais, fecola di mais, amido
potato starch | Kartoffelst\xE4rke, Kartoffelmehl | f\xE9cula de patata, almid\xF3n de patata, f\xE9cula de papa, chu\xF1o | f\xE9cule de pomme de terre, f\xE9cule de pommes de terr\
e | fecola di patate, fecola, amido di patate
tapioca starch | Tapioka, Tapiokast\xE4rke, Tapiokamehl, Tapiokaperlen | tapioca, almid\xF3n de tapioca, almid\xF3n de yuca, almid\xF3n agrio, harina de tapioca, almid\xF3n de\
 mandioca | tapioca, f\xE9cule de manioc, amidon de tapioca, perles du Japon, f\xE9cule de tapioca, perles de tapioca | tapioca, amido di tapioca, farina di tapioca
rice flour | Reismehl, Klebreismehl | harina de arroz | farine de riz | farina di riso
chickpea flour | Kichererbsenmehl | harina de garbanzo, harina de garbanzos | farine de pois chiche, farine de pois chiches | farina di ceci
coconut flour | Kokosmehl, Kokosnussmehl | harina de coco | farine de coco, farine de noix de coco | farina di cocco
# Bread
sandwich bread | Sandwichbrot, Buttertoast | pan de caja | - | pane per tramezzini
burger bun | - | pan para hamburguesas | pain burger, pains burger | -
pita bread | Pide | pan pita | - | -
flatbread | Piadina, Lavash, D\xFCr\xFCm | - | pain plat, lavash | pane carasau
tortilla | - | - | - | tortilla, tortillas
tortilla chip | Tortillachips, Nachos | totopos, nachos | nachos | nachos
breadcrumb | Brotkrumen | miga de pan, empanizador | - | pane grattugiato
empanada wrapper | - | masa de empanadas, masa para empanadas | - | -
rice paper | Reispapier, Reispapierbl\xE4tter | papel de arroz, obleas de arroz, hojas de arroz | galette de riz, galettes de riz, feuille de riz, feuilles de riz \
| carta di riso, fogli di riso, sfoglie di riso
cereal grain | Getreide | cereal | c\xE9r\xE9ale | cereale
# Pasta and rice
tagliatelle | - | tallarines frescos | - | -
lasagna noodle | Lasagne-Platten | - | - | sfoglie di lasagna
rice | Reis, Langkornreis, Rundkornreis, Milchreis, Reisk\xF6rner, Wildreismischung, Parboiled Reis, wei\xDFer Reis | arroz, arroces, arroz blanco, arroz largo | riz,\
 riz blanc, riz long, riz long grain | riso, riso bianco, riso originario, riso parboiled, riso superfino
brown rice | Vollkornreis, Naturreis, brauner Reis | arroz integral | riz complet, riz brun, riz complet rond | riso integrale
basmati rice | Basmatireis, Basmati | arroz basmati, basmati | riz basmati, basmati | riso basmati, basmati
jasmine rice | Jasminreis, Duftreis | arroz jazm\xEDn, arroz thai | riz jasmin, riz tha\xEF, riz parfum\xE9 | riso jasmine, riso thai
risotto rice | Risottoreis | arroz bomba, arroz para risotto, arroz redondo | riz \xE0 risotto, riz arborio, riz rond | riso carnaroli, riso arborio, riso per riso\
tti, riso vialone nano
sushi rice | Sushireis, Klebreis | arroz para sushi, arroz glutinoso | riz \xE0 sushi, riz gluant | riso per sushi, riso glutinoso
wild rice | Wildreis | arroz salvaje | riz sauvage | riso selvatico, riso venere, riso selvaggio
rice milk | Reismilch, Reisdrink | leche de arroz, bebida de arroz | lait de riz, boisson au riz | latte di riso, bevanda di riso
# Fish
canned tuna | - | lata de at\xFAn, at\xFAn enlatado | - | -
red snapper | Red Snapper | pargos | - | -
grouper | Zackenbarsch | - | - | -
# Crustaceans and molluscs
krill | Krill | krill | krill | krill
frog leg | Froschschenkel | ancas de rana | cuisses de grenouille, cuisses de grenouilles | cosce di rana, rane
# Meat
meat | Fleisch, Fleischsorten, Fleischst\xFCcke, Bratenfleisch, Fleischs, Fleischst\xFCck, Fleischwaren | carne, carnes, carne roja, carnes rojas | viande, viandes, v\
iande rouge, viandes blanches | carne, carni, carne rossa
ground meat | Hackfleisch, Hack, Faschiertes, Gehacktes, Gewiegtes | carne picada, carne molida, picadillo de carne, picadillo | viande hach\xE9e, chair \xE0 farce, c\
hair \xE0 farcir | carne macinata, carne trita, macinato, carne tritata, trita
ground beef | Rinderhackfleisch, Rinderhack, Rindshackfleisch, Rindfleischhack, Tatar, Tartar, Beefsteakhack, Rinderfaschiertes | carne picada de ternera, carne\
 picada de vacuno, carne molida de res, carne de res molida, carne picada de res, carne picada de vaca | b\u0153uf hach\xE9, steak hach\xE9, viande de b\u0153uf hach\xE9e, steaks \
hach\xE9s, viande hach\xE9e de b\u0153uf, hach\xE9 de b\u0153uf, tartare de b\u0153uf | macinato di manzo, carne macinata di manzo, manzo macinato, macinato di bovino, carne trita di m\
anzo, macinato di vitello, trita di manzo, tartare di manzo
ground pork | Schweinehackfleisch, Schweinehack, Mett, Hackepeter, Th\xFCringer Mett, Schweinemett | carne picada de cerdo, carne molida de cerdo, cerdo picado, ca\
rne picada de ternera y cerdo, carne de cerdo picada | porc hach\xE9, viande hach\xE9e de porc, chair \xE0 saucisse, viande de porc hach\xE9e | macinato di maiale, carne ma\
cinata di maiale, maiale macinato, carne trita di maiale, carne trita mista
ground turkey | Putenhackfleisch, Putenhack, Truthahnhack | carne picada de pavo, pavo molido, pavo picado, carne molida de pavo | dinde hach\xE9e, hach\xE9 de dinde \
| macinato di tacchino, carne macinata di tacchino
ground chicken | H\xE4hnchenhackfleisch, Gefl\xFCgelhackfleisch, H\xE4hnchenhack, Gefl\xFCgelhack | carne picada de pollo, pollo molido, pollo picado, carne molida de pollo\
 | poulet hach\xE9, volaille hach\xE9e | macinato di pollo, carne macinata di pollo
ground lamb | Lammhackfleisch, Lammhack | carne picada de cordero, cordero picado, carne molida de cordero | agneau hach\xE9, viande d'agneau hach\xE9e | macinato d'a\
gnello, macinato di agnello, carne macinata di agnello
beef | Rind, Rinder, Rindfleisch, Rinds, Ochsenfleisch, Gulaschfleisch, Rindergulasch, Suppenfleisch, Ochse | res, vacuno, carne de res, carne de vacuno, terner\
a, carne de ternera, buey, carne de vaca, morcillo, rag\xFA de ternera, vaca | b\u0153uf, viande de b\u0153uf, paleron, g\xEEte, macreuse, jarret de b\u0153uf | manzo, bovino, carne\
 di manzo, carne bovina, bue, spezzatino di manzo
steak | Steak, Steaks, Rindersteak, Rindersteaks, Rumpsteak, H\xFCftsteak | bistec, bistecs, bistek, bife, bifes, chulet\xF3n, solomillo de res | steak, steaks, bavet\
te, rumsteck, faux-filet, onglet | bistecca, bistecche, tagliata, controfiletto, fiorentina
roast beef | Roastbeef, Rinderbraten, Sauerbraten | rosbif, redondo de ternera | rosbif, r\xF4ti de b\u0153uf | roast beef, roastbeef, arrosto di manzo
beef tenderloin | Rinderfilet, Rinderlende, Filetsteak | solomillo de ternera, solomillo de vacuno, lomo fino | filet de b\u0153uf, tournedos, chateaubriand | filett\
o di manzo
ribeye steak | Entrec\xF4te, Ribeye, Hochrippe | entrecot, lomo alto | entrec\xF4te, entrec\xF4tes, c\xF4te de b\u0153uf | costata, costata di manzo, entrec\xF4te
beef brisket | Rinderbrust, Tafelspitz, Brustspitz, Ochsenbrust | falda de res, pecho de res, falda de ternera, pecho de ternera | poitrine de b\u0153uf, plat de c\xF4t\
es | punta di petto, biancostato, petto di manzo
oxtail | Ochsenschwanz | rabo de toro, cola de res, rabo de buey, rabo de res | queue de b\u0153uf | coda di bue, coda di vitello
beef shank | Beinscheibe, Rinderbeinscheibe | jarrete, ossobuco de res | - | muscolo di manzo
veal | Kalb, Kalbfleisch, Kalbs, Kalbsschnitzel, K\xE4lber, Kalbsbraten, Kalbsschulter, Kalbsr\xFCcken, Kalbsgeschnetzeltes, Kalbsfilet | ternera blanca, carne de ter\
nera blanca, ternero, chuletas de ternera, escalopes de ternera | veau, viande de veau, escalope de veau, escalopes de veau, noix de veau, \xE9paule de veau, r\xF4ti \
de veau | vitello, carne di vitello, vitellone, scaloppine di vitello, fesa di vitello, fettine di vitello, noce di vitello, arrosto di vitello, girello di vite\
llo
veal shank | Kalbshaxe, Kalbshachse, Kalbshaxen, Beinscheiben | osobuco, ossobuco, jarrete de ternera | osso buco, jarret de veau | ossobuco, ossibuchi, stinco \
di vitello
pork | Schwein, Schweine, Schweinefleisch, Schweins, Schweinebraten, Schnitzel, Schweineschnitzel, Schweinenacken, Krustenbraten, Schweinesteak, Schweinesteaks,\
 Spanferkel, Ferkel, Schweinegeschnetzeltes | cerdo, carne de cerdo, puerco, chancho, cochino, carne de puerco, marrano, lech\xF3n, cochinillo, secreto ib\xE9rico, pr\
esa ib\xE9rica, pluma ib\xE9rica, cerdos, carne de chancho, cerdo ib\xE9rico, cochinita | porc, viande de porc, cochon, r\xF4ti de porc, \xE9chine de porc, cochon de lait, por\
cs, porcelet | maiale, carne di maiale, suino, carne suina, porco, arista, lonza, arista di maiale, lonza di maiale, maialino, porchetta, maiali, suini
pork chop | Kotelett, Koteletts, Schweinekotelett, Schweinekoteletts, Stielkotelett | chuleta de cerdo, chuletas de cerdo, chuleta, chuletas, chuletas de puerco\
 | c\xF4te de porc, c\xF4tes de porc, c\xF4telette de porc, c\xF4telettes de porc | braciola, braciole, braciola di maiale, costoletta di maiale, braciole di maiale, costol\
ette di maiale
pork tenderloin | Schweinefilet, Schweinelende, Schweinemedaillons, Lungenbraten, Schweinefilets, Schweinsfilet | solomillo de cerdo, solomillo ib\xE9rico, solomil\
lo, filete de cerdo, filetes de cerdo | filet mignon, filet mignon de porc, filet de porc, filets mignons | filetto di maiale, filetto di suino
pork shoulder | Schweineschulter, Sch\xE4ufele, Schweinegulasch, Nackensteak, Nackensteaks, Schweinsbraten, Schweinehals, Schopfbraten, Schweinekamm, Nackenkotelet\
t | paleta de cerdo, paletilla de cerdo, aguja de cerdo, bondiola, magro de cerdo, pierna de cerdo, pierna de puerco, carnitas | \xE9paule de porc, palette de porc\
, rouelle de porc, saut\xE9 de porc, jambon frais | spalla di maiale, coppa di maiale, coscia di maiale, spezzatino di maiale, polpa di maiale
pork loin | Schweiner\xFCcken, Schweinelachs, Lachsbraten | lomo de cerdo, lomo, cinta de lomo, lomo embuchado, lomo de puerco | longe de porc, carr\xE9 de porc | lom\
bo di maiale, lombata di maiale, carr\xE9 di maiale, fettine di maiale
pork belly | Schweinebauch, Wammerl, Bauchfleisch, Bauchscheiben | panceta de cerdo, panza de cerdo, panceta fresca | poitrine de porc, poitrine fra\xEEche | panci\
a di maiale, pancetta fresca
pork rib | Rippchen, Spareribs, Sch\xE4lrippen, Schweinerippchen, Sch\xE4lrippchen, Schweinerippe | costilla, costillas, costilla de cerdo, costillas de cerdo, costil\
lar, costillar de cerdo, costillas de puerco | travers de porc, travers, ribs de porc, coustilles, ribs | costine, costine di maiale, rosticciana, puntine di ma\
iale, spuntature
pork knuckle | Eisbein, Schweinshaxe, Haxe, Surhaxe, Schweinshaxen, Stelze, Schweinsstelze, Haxen | codillo, codillo de cerdo, jarrete de cerdo, manos de cerdo \
| jarret de porc, jambonneau, jarret demi-sel | stinco di maiale, stinco, zampetti di maiale, piedino di maiale
pork foot | Schweinefu\xDF, Schweinef\xFC\xDFe | manitas de cerdo, manita de cerdo, patas de cerdo, pata de cerdo | pied de porc, pieds de porc, pied de cochon | zampett\
o, piedini di maiale
pork rind | Schweineschwarte, Schwarte, Grieben, Grammeln | chicharr\xF3n, chicharrones, corteza de cerdo, cortezas de cerdo, cuero de cerdo, torrezno, torreznos, \
oreja de cerdo | couenne, couenne de porc, grattons, rillons, oreille de porc | cotenna, cotica, cotiche, cotenne, ciccioli
lamb | Lamm, Lammfleisch, L\xE4mmer, Schaf, Lammkeule, Hammel, Hammelfleisch, Hammelkeule, Lammfilet, Lammlachse, Lammgulasch, Lammr\xFCcken, Lammfilets | cordero, co\
rdero lechal, lechazo, pierna de cordero, carne de cordero, borrego, corderos, ternasco, carne de borrego | agneau, gigot, gigot d'agneau, souris d'agneau, vian\
de d'agneau, agneaux, agneau de lait | agnello, carne d'agnello, abbacchio, cosciotto d'agnello, agnellone, agnelli, carne di agnello
lamb chop | Lammkotelett, Lammkoteletts, Lammkarree | chuleta de cordero, chuletas de cordero, chuletillas de cordero, costillas de cordero, chuletillas, carr\xE9 \
de cordero | c\xF4telette d'agneau, c\xF4telettes d'agneau, carr\xE9 d'agneau, c\xF4tes d'agneau | costolette d'agnello, costoletta d'agnello, carr\xE9 d'agnello, costolette d\
i agnello
lamb shoulder | Lammschulter | paletilla de cordero, paletillas de cordero | \xE9paule d'agneau, saut\xE9 d'agneau, collier d'agneau | spalla d'agnello, spezzatino di\
 agnello, spezzatino d'agnello
mutton | Schaffleisch | carnero, oveja | mouton, brebis | montone, pecora, castrato
goat meat | Ziege, Ziegenfleisch, Zicklein, Kitz | cabrito, chivo, cabra, carne de cabra, cabritos | chevreau, cabri, viande de ch\xE8vre | capretto, capra, carne \
di capra
venison | Reh, Rehfleisch, Hirsch, Hirschfleisch, Wildfleisch, Rehr\xFCcken, Hirschgulasch, Wildbret, Pferd, Pferdefleisch, Strau\xDFenfleisch, Wild, Rehkeule, Wildgu\
lasch, Rehragout, Elch, Rentier, Strau\xDFensteak, Strau\xDF | venado, ciervo, corzo, carne de caza, carne de venado, caballo, carne de caballo, avestruz, carne de ci\
ervo, carne de avestruz, carne de potro, potro | chevreuil, cerf, gibier, biche, cheval, viande de cheval, autruche, venaison, daim, viande d'autruche | capriol\
o, cervo, selvaggina, cavallo, carne di cavallo, carne equina, struzzo, daino, cacciagione, carne di cervo, carne di struzzo
rabbit | Kaninchen, Hase, Hasen, Kaninchenfleisch, Hasenkeule, Kaninchenkeule, Hasenr\xFCcken | conejo, conejos, liebre, carne de conejo | lapin, lapins, li\xE8vre, r\
\xE2ble de lapin, civet de li\xE8vre | coniglio, conigli, lepre, carne di coniglio
liver | Leber, Kalbsleber, Rinderleber, Schweineleber | h\xEDgado, h\xEDgados, h\xEDgado de ternera, h\xEDgado de res | foie, foie de veau, foie de g\xE9nisse | fegato, fegato\
 di vitello
beef tongue | Zunge, Rinderzunge, Ochsenzunge, Kalbszunge | lengua, lengua de res, lengua de ternera, lengua de vaca | langue de b\u0153uf, langue de veau | lingua d\
i manzo, lingua di vitello, lingua salmistrata
bone marrow | Markknochen, Knochenmark, Rindermark | tu\xE9tano, hueso de ca\xF1a, hueso de jam\xF3n | os \xE0 moelle, moelle | midollo, ossobuco midollo
# Poultry
poultry | Gefl\xFCgel, Gefl\xFCgelfleisch, Gefl\xFCgels | aves, carne de ave, aves de corral, ave | volaille, volailles, viande de volaille | pollame, carne bianca, vola\
tile, carni bianche
chicken | H\xE4hnchen, Huhn, H\xFChnchen, H\xFChner, H\xFChnerfleisch, H\xE4hnchenfleisch, Hendl, Poulet, Pouletfleisch, Suppenhuhn, Brath\xE4hnchen, Broiler, Poularde, Masth\xE4hnc\
hen, H\xFChnern, H\xE4hnchengeschnetzeltes, Stubenk\xFCken | pollo, pollos, carne de pollo, gallina, gallo, pollo entero, gallinas, pollo troceado, pularda, cap\xF3n | poul\
et, poulets, poule, coq, poularde, coquelet, viande de poulet, poules, chapon, poulet fermier, coquelets | pollo, polli, gallina, galletto, carne di pollo, capp\
one, faraona, galline, galletti
chicken breast | H\xE4hnchenbrust, H\xE4hnchenbrustfilet, H\xFChnerbrust, H\xE4hnchenfilet, Pouletbrust, H\xFChnerbrustfilet, H\xE4hnchenschnitzel, H\xE4hnchenbrustfilets, H\xE4hnchenf\
ilets, H\xFChnerbr\xFCste, H\xE4hnchenbr\xFCste, H\xFChnerfilet, Pouletbr\xFCstli | pechuga de pollo, pechugas de pollo, pechuga, pechugas, filete de pollo, filetes de pollo, sol\
omillo de pollo, suprema de pollo | blanc de poulet, blancs de poulet, filet de poulet, filets de poulet, escalope de poulet, supr\xEAme de poulet, aiguillettes de\
 poulet, escalopes de poulet, supr\xEAme de volaille, blancs de volaille | petto di pollo, petti di pollo, bocconcini di pollo, filetto di pollo, fettine di pollo,\
 straccetti di pollo
chicken thigh | H\xE4hnchenschenkel, H\xE4hnchenkeule, H\xE4hnchenkeulen, H\xFChnerkeule, H\xFChnerkeulen, H\xE4hnchenoberkeulen, Pouletschenkel, H\xE4hnchenoberschenkel, H\xE4hnchenob\
erkeule | muslo de pollo, muslos de pollo, contramuslo, contramuslos, muslo, muslos, encuentro de pollo, contramuslo de pollo, contramuslos de pollo | haut de c\
uisse de poulet, hauts de cuisse de poulet, hauts de cuisses de poulet | coscia di pollo, cosce di pollo, sovracoscia, sovracosce, sovracosce di pollo, sovracos\
cia di pollo
chicken wing | H\xE4hnchenfl\xFCgel, Chickenwings, H\xFChnerfl\xFCgel, H\xE4hnchenfl\xFCgeln, Chicken Wings, Pouletfl\xFCgel | alita, alitas, alitas de pollo, ala de pollo, alita de\
 pollo, alas de pollo | aile de poulet, ailes de poulet, manchons de poulet, ailerons de poulet | ali di pollo, alette di pollo
chicken liver | H\xFChnerleber, Gefl\xFCgelleber, H\xE4hnchenleber, H\xFChnerlebern, Gefl\xFCgellebern | h\xEDgado de pollo, h\xEDgados de pollo, higaditos de pollo, higadillos | fo\
ie de volaille, foies de volaille, foies de poulet | fegatini, fegatini di pollo, fegato di pollo
chicken nugget | Chickennuggets, H\xE4hnchennuggets, Chicken Nuggets, Nuggets | nuggets de pollo, nuggets | nuggets de poulet, nuggets | bocconcini di pollo impana\
ti, crocchette di pollo, nuggets di pollo
turkey | Pute, Puten, Truthahn, Putenfleisch, Truthahnfleisch, Putengulasch, Trute, Indian, Puter, Truth\xE4hne, Trutenfleisch | pavo, pavos, guajolote, carne de p\
avo | dinde, dindes, dindon, dindonneau, viande de dinde | tacchino, tacchini, carne di tacchino, tacchinella
turkey breast | Putenbrust, Putenschnitzel, Putenbrustfilet, Truthahnbrust, Putenfilet, Putengeschnetzeltes, Putensteak, Putensteaks | pechuga de pavo, pechugas\
 de pavo, filete de pavo, filetes de pavo | escalope de dinde, blanc de dinde, filet de dinde, escalopes de dinde, r\xF4ti de dinde, saut\xE9 de dinde | fesa di tacch\
ino, petto di tacchino, fettine di tacchino
duck | Ente, Enten, Entenbrust, Entenkeule, Entenfleisch, Entenkeulen, Entenbr\xFCste | pato, patos, magret de pato, magret, confit de pato, pechuga de pato, muslo\
s de pato | canard, canards, magret, magret de canard, magrets de canard, confit de canard, cuisse de canard, canette, magrets, cuisses de canard, aiguillettes \
de canard | anatra, anatre, petto d'anatra, papera, cosce d'anatra, petto di anatra
goose | Gans, G\xE4nse, G\xE4nsebrust, G\xE4nsekeule, G\xE4nsen, Martinsgans, G\xE4nsekeulen | oca, ganso, gansos, ocas | oie, oies | oca, oche, petto d'oca
foie gras | G\xE4nsestopfleber, G\xE4nseleber, Entenleber, Stopfleber, Foie gras | foie de pato, foie, foie gras, h\xEDgado de pato, micuit | foie gras, bloc de foie gra\
s, foie de canard | foie gras, fegato grasso, fegato d'oca
quail | Wachtel, Wachteln, Fasan, Taube, Tauben, Rebhuhn, Rebh\xFChner, Perlhuhn, Fasane | codorniz, codornices, fais\xE1n, pich\xF3n, pichones, perdiz, perdices, pintad\
a, faisanes | caille, cailles, faisan, pintade, perdrix, pigeon, pigeons, pigeonneau, perdreau, pintades, faisans | quaglia, quaglie, fagiano, piccione, piccion\
i, pernice, fagiani
# Sausages and cured meat
sausage | Wurst, W\xFCrste, W\xFCrstchen, Wurstbr\xE4t, Br\xE4t, Aufschnitt, Wurstwaren, W\xFCrsten, Bratw\xFCrstchen, Grillw\xFCrste, Merguez, Cervelat | salchicha, salchichas, emb\
utido, embutidos, longaniza, longanizas, butifarra, butifarras, chistorra, fuet, salchicha fresca, salchichas frescas | saucisse, saucisses, charcuterie, diots,\
 merguez, saucisse fum\xE9e, chipolata, chipolatas, saucisse fra\xEEche | salsiccia, salsicce, insaccati, luganega, salamella
pork sausage | Bratwurst, Bratw\xFCrste, Mettwurst, Wei\xDFwurst, Wei\xDFw\xFCrste, N\xFCrnberger, Th\xFCringer, Mettenden, Mettende, Kochwurst, Pinkel, Teewurst, Grillwurst, Sch\
weinsw\xFCrstel, Leberk\xE4se, Fleischk\xE4se, Leberk\xE4s, Jagdwurst, Knackwurst, Bierschinken, Presssack, Schwartenmagen, Extrawurst, K\xE4sekrainer, Mettw\xFCrstchen | morc\xF3n,\
 salchich\xF3n, sobrasada, chorizo fresco, txistorra, chorizo criollo, chorizo parrillero | saucisse de Toulouse, saucisses de Toulouse, saucisse de Morteau, sauci\
sse de Montb\xE9liard, saucisse de Strasbourg, andouille, cervelas, paupiettes de porc, saucisses de Morteau, saucisses de Strasbourg, diot, saucisson \xE0 cuire, cr\xE9\
pinette, cr\xE9pinettes, figatelli, caillette, caillettes, fromage de t\xEAte | cotechino, zampone, salsiccia di maiale, 'nduja, salsiccia fresca, cotechini, salamell\
e, pasta di salame, pasta di salsiccia, soppressa, salama da sugo, musetto, testa in cassetta
blood sausage | Blutwurst, Blunzen, Blutw\xFCrste, Rotwurst | morcilla, morcillas, moronga, prieta | boudin, boudin noir, boudins, boudins noirs | sanguinaccio, sa\
nguinacci
white pudding sausage | - | botifarra blanca | boudin blanc, boudins blancs | -
liver sausage | Leberwurst, Leberpastete, Leberkn\xF6del | pat\xE9 de h\xEDgado, pat\xE9 | p\xE2t\xE9 de campagne, p\xE2t\xE9 de foie, terrine, rillettes | pat\xE9 di fegato, pat\xE9
hot dog | Wiener W\xFCrstchen, Wiener, Frankfurter, Bockwurst, Bockw\xFCrste, Saitenw\xFCrstle, Debreziner, Hotdog | salchicha de Frankfurt, salchichas de Frankfurt, per\
rito caliente, salchichas Frankfurt | saucisse de Francfort, saucisses de Francfort, knack, knacks | w\xFCrstel
bologna | Fleischwurst, Lyoner, Mortadella, Gelbwurst | mortadela, chopped | mortadelle | mortadella
salami | Salami, Cervelatwurst, Zervelatwurst, Salamiwurst, Landj\xE4ger, Kaminwurzen, Rohwurst, Salamis, Kabanossi | salami, salame, salamis, salchichones | sauci\
sson, saucisson sec, salami, rosette de Lyon, saucissons, saucisse s\xE8che, rosette, j\xE9sus de Lyon | salame, salami, soppressata, finocchiona, ventricina, salamin\
o, salamini, cacciatorino, cacciatorini, salame Milano
pepperoni | Pepperoniwurst, Peperoniwurst, Peperonisalami, Pepperonisalami | pepperoni, peperoni | pepperoni | salame piccante, salamino piccante
chorizo | Chorizo, Chorizos, Sobrasada, Nduja, Paprikawurst | chorizo, chorizos, sobrasadas, chorizo ib\xE9rico, chorizo de Pamplona | chorizo, chorizos, soubressa\
de | chorizo, salsiccia calabrese
smoked sausage | Krakauer, Cabanossi, Kabanos, R\xE4ucherwurst, ger\xE4ucherte Wurst | salchicha ahumada, salchichas ahumadas, kielbasa | saucisses fum\xE9es, Montb\xE9liar\
d, Morteau | salsiccia affumicata, salsicce affumicate
bacon | Speck, Bacon, Fr\xFChst\xFCcksspeck, Bauchspeck, Speckw\xFCrfel, R\xE4ucherspeck, D\xF6rrfleisch, Bratspeck, Schinkenspeck, Schinkenw\xFCrfel, Katenschinken, Kasseler Spe\
ck, Speckstreifen, Speckscheiben, Tiroler Speck, S\xFCdtiroler Speck, durchwachsener Speck | bacon, beicon, tocino, tocineta, panceta ahumada, tocino ahumado, toci\
nos, tiras de tocino | bacon, lardon, lardons, lard fum\xE9, poitrine fum\xE9e, allumettes de lardons, allumettes de bacon, ventr\xE8che, lard, poitrine sal\xE9e, lardons f\
um\xE9s, allumettes fum\xE9es, lard maigre, poitrine de porc fum\xE9e | pancetta affumicata, bacon, speck
pancetta | Pancetta | panceta, panceta curada, panceta italiana | pancetta | pancetta, pancetta dolce, pancetta tesa, pancetta a cubetti, pancetta arrotolata, c\
ubetti di pancetta
guanciale | Guanciale | guanciale, papada, carrillera, carrilleras, carrillada | guanciale, joue de porc, joues de porc | guanciale
ham | Schinken, Kochschinken, Formschinken, Schinkenwurst, gekochter Schinken, Schinkens, gekochten Schinken, Hinterschinken, Beinschinken | jam\xF3n, jamones, jam\
\xF3n cocido, jam\xF3n york, jam\xF3n de York, jam\xF3n dulce, lac\xF3n, taquitos de jam\xF3n | jambon, jambons, jambon blanc, jambon cuit, jambon de Paris, d\xE9s de jambon | prosc\
iutto cotto, spalla cotta, prosciutto di Praga
smoked pork | Kassler, Kasseler, Selchfleisch, Geselchtes, Rauchfleisch, Kasslernacken | chuleta ahumada, chuletas ahumadas, cecina de cerdo, lomo ahumado, chul\
etas de Sajonia, chuleta de Sajonia | palette fum\xE9e, petit sal\xE9, porc fum\xE9 | carne affumicata di maiale, carne di maiale affumicata, costine affumicate
prosciutto | Parmaschinken, Serranoschinken, Rohschinken, roher Schinken, Schwarzw\xE4lder Schinken, rohen Schinken, Landschinken, Nussschinken, Lachsschinken, Wes\
tf\xE4lischer Schinken | jam\xF3n serrano, jam\xF3n ib\xE9rico, jam\xF3n curado, jam\xF3n crudo, paletilla ib\xE9rica, jam\xF3n de bellota, jam\xF3n de Parma | jambon cru, jambon sec, jam\
bon de Bayonne, jambon de Parme, jambon serrano, coppa, jambon fum\xE9, viande des Grisons, jambon de pays, chiffonnade de jambon | prosciutto, prosciutto crudo, c\
ulatello, coppa, capocollo, prosciutto di Parma, prosciutti, crudo di Parma, prosciutto San Daniele, lonzino
dried beef | B\xFCndnerfleisch, Trockenfleisch, Bresaola | cecina, carne seca, machaca, tasajo, charqui | viande s\xE9ch\xE9e, bresaola, pastrami | bresaola, carne salad\
a, carne secca
corned beef | Corned Beef, Cornedbeef, Pastrami, P\xF6kelfleisch | carne en conserva | corned-beef, b\u0153uf sal\xE9 | carne in scatola
meatball | Frikadelle, Frikadellen, Bulette, Buletten, Fleischb\xE4llchen, Hackb\xE4llchen, Fleischpflanzerl, Fleischk\xFCchle, Fleischkl\xF6\xDFchen, K\xF6ttbullar, K\xF6nigsberger\
 Klopse | alb\xF3ndiga, alb\xF3ndigas | boulette de viande, boulettes de viande | polpetta, polpette
# Animal fats, gelatin, honey
lard | Schmalz, Schweineschmalz, Griebenschmalz, Schweinefett, Grammelschmalz, tierisches Fett, tierische Fette | manteca de cerdo, manteca de puerco, grasa de \
cerdo, manteca colorada, manteca ib\xE9rica, grasa animal | saindoux, graisse de porc, graisse animale | strutto, lardo, sugna, lardo di Colonnata, grasso di maial\
e, grasso animale
beef tallow | Rindertalg, Talg, Rinderfett | sebo, sebo de res, grasa de res | suif, graisse de b\u0153uf, blanc de b\u0153uf | sego, grasso di manzo
duck fat | Entenschmalz, G\xE4nseschmalz, G\xE4nsefett, Entenfett | grasa de pato, manteca de pato, grasa de oca | graisse de canard, graisse d'oie | grasso d'anatra,\
 grasso d'oca
fat | Fett, Fette, Bratfett | grasa, grasas | mati\xE8re grasse, graisse, graisses | grasso, grassi
gelatin | Gelatine, Blattgelatine, Gelatinebl\xE4tter, Gelatinepulver, Blatt Gelatine, S\xFClze, Aspik, Gelatineblatt, Gelatinebl\xE4ttern, Sofortgelatine | gelatina, ge\
latina en polvo, hojas de gelatina, grenetina, cola de pescado, hoja de gelatina, gelatinas, gelatina neutra, l\xE1minas de gelatina, gelatina sin sabor | g\xE9latine\
, feuille de g\xE9latine, feuilles de g\xE9latine, g\xE9latine en feuilles | gelatina, colla di pesce, gelatina in fogli, fogli di gelatina, gelatine
agar | Agar, Agar-Agar | agar, agar agar | agar, agar-agar | agar, agar agar
honey | Honig, Bienenhonig, Waldhonig, Honigs, Bl\xFCtenhonig, Akazienhonig | miel, mieles, miel de abeja, miel de abejas, miel de flores | miel, miels, miel d'aca\
cia, miel de fleurs, miel liquide | miele, miele millefiori, mieli, miele d'acacia, miele di acacia
chicken stock | H\xFChnerbr\xFChe, Gefl\xFCgelbr\xFChe, H\xFChnerfond, Gefl\xFCgelfond, H\xFChnerbouillon, H\xFChnersuppe klar | caldo de pollo, caldo de ave, caldo de gallina, fondo d\
e ave | bouillon de poulet, bouillon de volaille, fond de volaille, bouillon de poule | brodo di pollo, brodo di gallina
beef stock | Rinderbr\xFChe, Fleischbr\xFChe, Rinderfond, Rindsbouillon, Kalbsfond, Rindsuppe, Kraftbr\xFChe, Knochenbr\xFChe, Bratfond | caldo de carne, caldo de res, cald\
o de ternera, fondo de carne, caldo de huesos, fondo oscuro | bouillon de b\u0153uf, fond de veau, fond brun, fond de b\u0153uf, bouillon de viande, bouillon d'os | brodo\
 di carne, brodo di manzo, brodo d'ossa
vegetable stock | Gem\xFCsebr\xFChe, Gem\xFCsefond, Gem\xFCsebouillon, Gem\xFCsesuppe klar, Gem\xFCsebr\xFChepulver | caldo de verduras, caldo vegetal, caldo de verdura | bouillon d\
e l\xE9gumes, bouillon de l\xE9gume, fond de l\xE9gumes | brodo vegetale, brodo di verdure, brodo di verdura
stock | Br\xFChe, Bouillon, Fond, Suppe klar, Rindsuppe klar, Instantbr\xFChe, Fleischfond | caldo, caldo de cocido, caldo de carne casero | bouillon, bouillon maison\
 | brodo, brodo ristretto
bouillon cube | Br\xFChw\xFCrfel, Suppenw\xFCrfel, Bouillonw\xFCrfel, Fleischbr\xFChw\xFCrfel | cubito de caldo, pastilla de caldo, cubo de caldo, avecrem, caldo en cubo, cubitos\
 de caldo, pastillas de caldo, pastilla de avecrem | cube de bouillon, bouillon cube, bouillon en cube, bouillon kub, kub or, cubes de bouillon | dado, dado da \
brodo, dado da cucina, dadi da brodo, dado per brodo, dado di carne
gravy | Bratenso\xDFe, Bratensauce, Bratensaft, Bratenfond, Rahmsauce | salsa de carne, salsa de asado | sauce brune, jus de viande, jus de r\xF4ti, demi-glace | fond\
o bruno, fondo di cottura
# Alcohol
alcohol | Alkohol, Alkohole, Alkohols, Spirituosen | alcohol, alcoholes, bebidas alcoh\xF3licas, bebida alcoh\xF3lica | alcool, alcools, boisson alcoolis\xE9e, boissons \
alcoolis\xE9es | alcol, alcool, superalcolici, alcolici, bevande alcoliche
wine | Wein, Weine, Kochwein, Weins, Weines, Dessertwein | vino, vinos, vino de mesa, vino para cocinar, vino rancio | vin, vins, vin doux, vin cuit | vino, vin\
i, vinsanto, vino cotto
white wine | Wei\xDFwein, Riesling, trockener Wei\xDFwein, trockenen Wei\xDFwein, Wei\xDFweine | vino blanco, vino blanco seco, vinos blancos | vin blanc, vin blanc sec, vi\
ns blancs, riesling, sauternes | vino bianco, vino bianco secco, vini bianchi
red wine | Rotwein, Burgunder, trockener Rotwein, trockenen Rotwein, Rotweine | vino tinto, tinto, vinos tintos | vin rouge, vins rouges | vino rosso, vini ross\
i, barolo, chianti
rose wine | Ros\xE9wein, Ros\xE9 | vino rosado, clarete | vin ros\xE9 | vino rosato
sparkling wine | Sekt, Champagner, Prosecco, Schaumwein | cava, champ\xE1n, champa\xF1a, vino espumoso, espumoso, prosecco | champagne, vin mousseux, cr\xE9mant, mousseu\
x, prosecco | prosecco, spumante, champagne, vino frizzante, franciacorta
sherry | Sherry | jerez, vino de Jerez, Pedro Xim\xE9nez, oloroso | x\xE9r\xE8s, sherry | sherry
port | Portwein, Madeira | oporto, vino de Oporto, vino dulce, moscatel | porto, mad\xE8re, vin jaune, pineau | porto, vino liquoroso, vin santo, passito, moscato
marsala | Marsala | marsala, vino de Marsala | marsala, vin de Marsala | marsala
vermouth | Wermut, Noilly Prat, Martini | verm\xFA, vermut, martini | vermouth, noilly prat, martini | vermut, vermouth, Martini bianco, martini
beer | Bier, Biere, Wei\xDFbier, Dunkelbier, Malzbier, Pils, Weizenbier, Schwarzbier, Altbier, Hefeweizen, Radler | cerveza, cervezas, cerveza negra, cerveza rubia\
 | bi\xE8re, bi\xE8res, bi\xE8re blonde, bi\xE8re brune, bi\xE8re ambr\xE9e | birra, birre, birra scura, birra chiara
cider | Apfelwein, Cidre, Most | sidra | cidre | sidro
rum | Rum, Strohrum | ron, ron a\xF1ejo, ron blanco, cachaza | rhum, rhum ambr\xE9, rhum brun, rhum blanc | rum, rhum scuro
brandy | Weinbrand, Cognac, Kognak, Brandy, Calvados, Kirschwasser, Kirsch, Obstbrand, Obstler, Weingeist, Grappa, Armagnac, Marillenschnaps | brandy, co\xF1ac, ag\
uardiente, orujo, brandy de Jerez | cognac, armagnac, calvados, kirsch, eau-de-vie, marc, eaux-de-vie, marc de Bourgogne, brandy, eau-de-vie de poire, eau-de-vi\
e de prune | brandy, cognac, grappa, acquavite, calvados
whiskey | Whisky, Whiskey, Bourbon | whisky, g\xFCisqui, whiskey, bourbon | whisky, whiskey, bourbon | whisky, whiskey, bourbon
vodka | Wodka, Korn, Schnaps, Vodka, Aquavit | vodka | vodka | vodka
gin | Gin, Wacholderschnaps | ginebra | geni\xE8vre, gin | gin
tequila | Tequila, Mezcal | tequila, mezcal | tequila, mezcal | tequila, mezcal
pisco | Pisco | pisco | pisco | pisco
orange liqueur | Lik\xF6r, Lik\xF6re, Orangenlik\xF6r, Cointreau, Grand Marnier | licor, licores, licor de naranja, triple seco, Cointreau | liqueur, liqueurs, Cointreau\
, Grand Marnier, triple sec, limoncello | liquore, liquori, limoncello, Alchermes, Strega, maraschino, Cointreau
coffee liqueur | Kaffeelik\xF6r | licor de caf\xE9 | liqueur de caf\xE9 | liquore al caff\xE8
amaretto | Amaretto, Amarettolik\xF6r | amaretto, licor de almendra, licor de almendras | amaretto, liqueur d'amande | amaretto, liquore amaretto, amaretto di Saro\
nno, liquore alle mandorle
anise liqueur | Ouzo, Pernod, Pastis, Raki, Anislik\xF6r | an\xEDs, licor de an\xEDs, anisete, an\xEDs dulce, an\xEDs seco | pastis, pernod, anisette, absinthe, ouzo, liqueur \
d'anis, raki | sambuca, anisetta, liquore d'anice, ouzo
bitters | Campari, Aperol, Magenbitter | angostura, amargo de angostura | angostura | Campari, Aperol, amaro, angostura
sake | Sake, Reiswein | sake, vino de arroz | sak\xE9, vin de riz, alcool de riz | sake, vino di riso
mirin | Mirin | mirin | mirin | mirin
# Pulses
legume | H\xFClsenfrucht, H\xFClsenfr\xFCchte, H\xFClsenfr\xFCchten | legumbre, legumbres, leguminosa, leguminosas | l\xE9gumineuse, l\xE9gumineuses, l\xE9gumes secs, l\xE9gume sec | legu\
me, legumi
bean | Bohne, Bohnen, Wachtelbohnen, Borlottibohnen, Dosenbohnen | frijol, frijoles, poroto, porotos, habichuela, habichuelas, alubia, alubias, jud\xEDa, jud\xEDas, f\
r\xE9jol, caraota, caraotas | haricot, haricots, haricots secs | fagiolo, fagioli, borlotti, fagioli borlotti
black bean | schwarze Bohnen, schwarzen Bohnen | frijol negro, frijoles negros, jud\xEDas negras, alubias negras, porotos negros, caraotas negras | haricots noirs,\
 haricot noir | fagioli neri, fagiolo nero
kidney bean | Kidneybohne, Kidneybohnen, rote Bohnen, Feuerbohnen | frijol rojo, frijoles rojos, alubias rojas, jud\xEDas rojas, jud\xEDas pintas, alubia roja, poroto\
s rojos | haricots rouges, haricot rouge | fagioli rossi, fagiolo rosso
white bean | wei\xDFe Bohnen, wei\xDFen Bohnen, Cannellinibohnen, Riesenbohnen, wei\xDFe Bohne | alubias blancas, jud\xEDas blancas, fabes, judi\xF3n, judiones, porotos blanco\
s, frijoles blancos, alubia blanca, jud\xEDa blanca, faba, pochas | haricots blancs, haricot blanc, flageolet, flageolets, haricots tarbais, mogette, mogettes, har\
icots coco, lingots | cannellini, fagioli cannellini, fagioli bianchi, fagioli di Spagna, fagiolo cannellino, fagioli bianchi di Spagna
pinto bean | Pintobohnen | frijoles pintos, frijol pinto, alubias pintas, frijoles bayos | haricots pinto, haricots borlotti | fagioli pinto
black eyed pea | Augenbohnen, Schwarzaugenbohnen | frijol de carita, jud\xEDas carilla, carillas, frijol carita, alubia carilla, alubias carillas, frijoles de cari\
ta | haricots cornille, cornilles, haricots \xE0 \u0153il noir, cornille | fagioli dell'occhio
refried beans | Bohnenmus | frijoles refritos | haricots frits, pur\xE9e de haricots rouges | crema di fagioli
lima bean | Limabohnen | pallar, pallares, garrof\xF3n, habas de lima | haricots de Lima | fagioli di Lima
chickpea | Kichererbse, Kichererbsen | garbanzo, garbanzos | pois chiche, pois chiches | cece, ceci
dried chickpea | getrocknete Kichererbsen | garbanzos secos, garbanzo seco | pois chiches secs | ceci secchi
dried white bean | getrocknete wei\xDFe Bohnen | alubias secas, jud\xEDas blancas secas | haricots blancs secs | fagioli secchi
lentil | Linse, Linsen, braune Linsen, gr\xFCne Linsen, Tellerlinsen, Berglinsen, Puy-Linsen, Belugalinsen | lenteja, lentejas, lenteja pardina, lentejas pardinas \
| lentille, lentilles, lentilles vertes, lentilles du Puy, lentilles blondes, lentilles corail vertes, lentilles brunes | lenticchia, lenticchie
red lentil | rote Linsen, roten Linsen, gelbe Linsen | lenteja roja, lentejas rojas, lentejas coral | lentilles corail, lentille corail, lentilles rouges | lent\
icchie rosse, lenticchie decorticate
split pea | Sch\xE4lerbsen, Splittererbsen, halbe Erbsen, Spalterbsen, gelbe Erbsen | guisantes secos, arvejas partidas, guisantes partidos | pois cass\xE9s, pois cas\
s\xE9 | piselli secchi, piselli spezzati
pea | Erbse, Erbsen, Zuckererbsen, TK-Erbsen, Tiefk\xFChlerbsen, Markerbsen | guisante, guisantes, arveja, arvejas, ch\xEDcharo, ch\xEDcharos, alverja, alverjas | petit \
pois, petits pois, pois | pisello, piselli, pisellini
snow pea | Zuckerschote, Zuckerschoten, Kaiserschoten, Kefen | tirabeque, tirabeques, bisaltos | pois gourmand, pois gourmands, pois mange-tout, mange-tout | ta\
ccole, taccola, piselli mangiatutto
fava bean | Ackerbohnen, Saubohnen, dicke Bohnen, Puffbohnen, Favabohnen, dicke Bohne | haba, habas, habitas, habitas tiernas | f\xE8ve, f\xE8ves, f\xE9vette, f\xE9vettes |\
 fava, fave
mung bean | Mungbohne, Mungbohnen, Mungobohnen | jud\xEDa mungo, jud\xEDas mungo, frijol mungo, soja verde | haricot mungo, haricots mungo | fagioli mung, fagioli mun\
go, azuki verdi
green bean | gr\xFCne Bohnen, gr\xFCnen Bohnen, Prinzessbohnen, Brechbohnen, Buschbohnen, Stangenbohnen, Fisolen, gr\xFCne Bohne | jud\xEDa verde, jud\xEDas verdes, ejote, ejo\
tes, vainita, vainitas, chaucha, chauchas, poroto verde, porotos verdes, vainas, habichuelas verdes, bajocas | haricot vert, haricots verts, haricots plats, har\
icots beurre | fagiolino, fagiolini, tegoline, taccole di fagiolini, cornetti verdi
# Vegetables
vegetable | Gem\xFCse, Gem\xFCsesorten, Gemuese, Gem\xFCses, Gem\xFCsesorte, Gr\xFCnzeug | verdura, verduras, hortaliza, hortalizas, vegetal, vegetales | l\xE9gume, l\xE9gumes, l\xE9gu\
mes verts, crudit\xE9, crudit\xE9s | verdura, verdure, ortaggio, ortaggi
mixed vegetable | Mischgem\xFCse, Buttergem\xFCse, TK-Gem\xFCse | menestra, menestra de verduras | mac\xE9doine, mac\xE9doine de l\xE9gumes | verdure miste
potato | Kartoffel, Kartoffeln, Erdapfel, Pellkartoffeln, Salzkartoffeln, Erd\xE4pfeln, Kartoffelw\xFCrfel | patata, patatas, papa, papas, papitas | pomme de terre, p\
ommes de terre, patate, patates, pdt | patata, patate
new potato | Fr\xFChkartoffeln, Drillinge, junge Kartoffeln, neue Kartoffeln | patatas nuevas, papas nuevas, cachelos, patata nueva, patatas nuevas baby, patatas b\
aby | pommes de terre nouvelles, pommes de terre grenaille, grenailles, pomme de terre nouvelle, pommes grenailles | patate novelle, patatine novelle, patata no\
vella
sweet potato | S\xFC\xDFkartoffel, S\xFC\xDFkartoffeln, Batate, Bataten | boniato, boniatos, batata, batatas, camote, camotes, moniato | patate douce, patates douces | pata\
ta dolce, patate dolci, patata americana, patate americane, batata
french fries | Pommes, Pommes frites, Fritten, Wedges | patatas fritas, papas fritas, papas a la francesa | frites, pommes frites, potatoes | patatine fritte, p\
atate fritte
potato chips | Kartoffelchips, Chips | patatas chips, papas de bolsa, patatas de bolsa | chips, chips de pommes de terre | patatine, patatine in busta
mashed potato | Kartoffelp\xFCree, Kartoffelbrei, Stampfkartoffeln | pur\xE9 de patata, pur\xE9 de patatas, pur\xE9 de papa, pur\xE9 de papas | pur\xE9e de pommes de terre, pur\xE9e\
 | pur\xE8 di patate, pur\xE8
tomato | Tomate, Tomaten, Paradeiser, Fleischtomaten, Strauchtomaten, Fleischtomate, Rispentomaten, Eiertomaten | tomate, tomates, jitomate, jitomates, tomate p\
era, tomates maduros | tomate, tomates, tomates fra\xEEches, tomates grappe | pomodoro, pomodori, pomodori ramati, pomodoro ramato
cherry tomato | Kirschtomate, Kirschtomaten, Cocktailtomaten, Cherrytomaten, Datteltomaten, Cocktailtomate | tomate cherry, tomates cherry, tomatitos, tomatitos\
 cherry, tomates cereza, tomate cereza | tomate cerise, tomates cerises, tomates cerise, tomates cocktail | pomodorino, pomodorini, ciliegini, datterini, pachin\
o, pomodori ciliegini, pomodorini ciliegino
canned tomato | Dosentomaten, gehackte Tomaten, gesch\xE4lte Tomaten, st\xFCckige Tomaten, Pelati, Tomaten aus der Dose, gest\xFCckelte Tomaten | tomate en conserva, tom\
ates en conserva, tomate triturado, tomate pelado, tomates pelados, tomate troceado, tomate en lata, tomates en lata, tomate natural triturado | tomates concass\
\xE9es, tomates pel\xE9es, tomates en conserve, pulpe de tomate, tomates en bo\xEEte, pulpe de tomates | pelati, pomodori pelati, polpa di pomodoro, pomodori in scatola
tomato passata | passierte Tomaten, Passata | tomate tamizado | coulis de tomate, coulis de tomates | passata, passata di pomodoro
tomato paste | Tomatenmark, Tomatenkonzentrat, Tomatenpaste | concentrado de tomate, tomate concentrado, pasta de tomate, extracto de tomate, pasta de jitomate \
| concentr\xE9 de tomate, concentr\xE9 de tomates, double concentr\xE9 de tomate, double concentr\xE9 de tomates | concentrato di pomodoro, doppio concentrato, doppio conce\
ntrato di pomodoro, triplo concentrato di pomodoro, estratto di pomodoro
tomato sauce | Tomatensauce, Tomatenso\xDFe, Tomatensugo, Sugo | salsa de tomate, tomate frito, salsa de jitomate | sauce tomate, sauce tomates | sugo di pomodoro,\
 salsa di pomodoro, sugo, sugo al pomodoro
sun dried tomato | getrocknete Tomaten, getrockneten Tomaten, Trockentomaten, getrocknete Tomate, getrocknete Tomaten in \xD6l, in \xD6l eingelegte getrocknete Tomate\
n | tomate seco, tomates secos, tomates deshidratados, tomates secos en aceite, tomate seco en aceite | tomates s\xE9ch\xE9es, tomate s\xE9ch\xE9e, tomates confites, tomate\
s s\xE9ch\xE9es \xE0 l'huile, tomates s\xE9ch\xE9es dans l'huile | pomodori secchi, pomodoro secco, pomodori secchi sott'olio, pomodori sott'olio
onion | Zwiebel, Zwiebeln, Gem\xFCsezwiebel, Gem\xFCsezwiebeln, Zwiebelchen, Zwiebelw\xFCrfel | cebolla, cebollas, cebolla blanca, cebollita | oignon, oignons, ognon, og\
nons, oignon jaune, oignon blanc | cipolla, cipolle, cipolla bianca, cipolla dorata
red onion | rote Zwiebel, rote Zwiebeln, roten Zwiebeln | cebolla morada, cebollas moradas, cebolla roja, cebollas rojas | oignon rouge, oignons rouges | cipoll\
a rossa, cipolle rosse, cipolla di Tropea, cipolle di Tropea
pearl onion | Perlzwiebeln, Silberzwiebeln | cebollitas, cebollita perla, cebollitas francesas, cebolletas en vinagre, cebollitas en vinagre | oignons grelots, \
oignon grelot, petits oignons | cipolline, cipolline borettane, cipollina
shallot | Schalotte, Schalotten | chalota, chalotas, chalote, echalota, echalote, escalu\xF1a | \xE9chalote, \xE9chalotes | scalogno, scalogni
scallion | Fr\xFChlingszwiebel, Fr\xFChlingszwiebeln, Lauchzwiebel, Lauchzwiebeln, Jungzwiebel, Jungzwiebeln, Schlotten | cebolleta, cebolletas, cebolla de verdeo, ce\
boll\xEDn, cebollines, cebolla larga, ceboll\xEDn verde, cebollino ingl\xE9s, cebollas de verdeo, cebolla verde | oignon nouveau, oignons nouveaux, c\xE9bette, c\xE9bettes, ci\
boule, oignon vert, oignons verts, cive | cipollotto, cipollotti, cipolla fresca, cipollotto fresco
garlic | Knoblauch, Knoblauchzehe, Knoblauchzehen, Knofi, Knofel | ajo, ajos, diente de ajo, dientes de ajo, ajete, ajetes, ajos tiernos | ail, aulx, gousse d'a\
il, gousses d'ail | aglio, spicchio d'aglio, spicchi d'aglio, spicchio di aglio, spicchi di aglio
wild garlic | B\xE4rlauch | ajo silvestre | ail des ours | aglio orsino
leek | Lauch, Porree, Lauchstange, Lauchstangen, Porreestange | puerro, puerros, poro, ajoporro, ajoporros | poireau, poireaux, blanc de poireau, blancs de poir\
eaux, vert de poireau | porro, porri
chive | Schnittlauch | cebollino, ciboulette | ciboulette | erba cipollina
carrot | Karotte, Karotten, M\xF6hre, M\xF6hren, Mohrr\xFCbe, Mohrr\xFCben, R\xFCebli, gelbe R\xFCben, M\xF6hrchen, gelbe R\xFCbe | zanahoria, zanahorias | carotte, carottes | carota, \
carote
parsnip | Pastinake, Pastinaken | chiriv\xEDa, chiriv\xEDas, pastinaca | panais | pastinaca, pastinache
beet | rote Bete, rote Beete, Randen, Rote R\xFCbe, rote R\xFCben, Rande, Rohne, Rohnen, Roter Bete, Roten Beten | remolacha, remolachas, betabel, betarraga, betabele\
s, beterraga | betterave, betteraves, betterave rouge, betteraves rouges | barbabietola, barbabietole, rapa rossa, rape rosse
turnip | R\xFCbe, R\xFCben, Mair\xFCbe, Mair\xFCbchen, wei\xDFe R\xFCbe, Mair\xFCben, Teltower R\xFCbchen | nabo, nabos, nabiza | navet, navets | rapa, rape
rutabaga | Steckr\xFCbe, Steckr\xFCben, Kohlr\xFCbe, Kohlr\xFCben | colinabo, colinabo amarillo, nabo sueco, rutabaga | rutabaga, rutabagas | navone, rutabaga
radish | Radieschen, Rettiche, Radi | r\xE1bano, r\xE1banos, rabanito, rabanitos | radis, radis rose | ravanello, ravanelli, rafano nero
daikon | Rettich, Daikon, Daikonrettich | daikon, r\xE1bano blanco, r\xE1bano daikon | radis noir, daikon, radis blanc | daikon
jerusalem artichoke | Topinambur | tupinambo, aguaturma | topinambour, topinambours | topinambur
salsify | Schwarzwurzel, Schwarzwurzeln, Haferwurzel | salsif\xED, salsif\xEDes, escorzonera | salsifis, scorson\xE8re | scorzonera, scorzobianca
cassava | Maniok, Yuca, Yucca | yuca, mandioca, guacamota, yucas, tapioca ra\xEDz | manioc | manioca, yuca
ginger | Ingwer, Ingwerwurzel, Ingwerknolle | jengibre, kion, ra\xEDz de jengibre, jengibre fresco | gingembre, gingembre frais, racine de gingembre | zenzero, zen\
zero fresco, radice di zenzero
horseradish | Meerrettich, Kren, Sahnemeerrettich, Tafelmeerrettich | r\xE1bano picante, ra\xEDz picante, crema de r\xE1bano | raifort | rafano, cren, salsa al rafano
cabbage | Kohl, Wei\xDFkohl, Kraut, Wei\xDFkraut, Spitzkohl, Kabis, Kohlkopf | col, coles, repollo, repollos, berza, repollo blanco, col blanca | chou, choux, chou bl\
anc, chou vert, chou pointu | cavolo, cavoli, cavolo cappuccio, cavolo bianco
red cabbage | Rotkohl, Rotkraut, Blaukraut, Apfelrotkohl | lombarda, col lombarda, col morada, repollo morado | chou rouge | cavolo rosso, cavolo cappuccio ross\
o, cavolo viola
savoy cabbage | Wirsing, Wirsingkohl | col rizada de Mil\xE1n, col de Mil\xE1n, repollo de Mil\xE1n | chou de Milan, chou fris\xE9, chou vert fris\xE9 | verza, cavolo verza, v\
erze
napa cabbage | Chinakohl | col china, repollo chino | chou chinois | cavolo cinese
bok choy | Pak Choi, Pak Choy, Paksoi | pak choi, bok choy | pak cho\xEF, bok choy, pak choy | pak choi, bok choy
brussels sprout | Rosenkohl, Kohlsprossen, Rosenkohls | coles de Bruselas, col de Bruselas, repollitos de Bruselas | chou de Bruxelles, choux de Bruxelles | cav\
olini di Bruxelles, cavoletti di Bruxelles, cavoletti, cavoletto di Bruxelles
broccoli | Brokkoli, Broccoli, Brokkolir\xF6schen | br\xF3coli, br\xE9col, br\xF3culi, br\xF3colis | brocoli, brocolis, fleurettes de brocoli | broccolo, broccoli
rapini | - | grelos | brocoli-rave | cime di rapa, friarielli
romanesco cauliflower | Romanesco | romanesco | romanesco | broccolo romanesco
cauliflower | Blumenkohl, Karfiol, Blumenkohlr\xF6schen | coliflor, coliflores | chou-fleur, choux-fleurs, fleurettes de chou-fleur | cavolfiore, cavolfiori
kale | Gr\xFCnkohl, Federkohl, Palmkohl, Schwarzkohl | kale, col rizada, berza rizada | chou kale, kale, chou noir | cavolo nero, cavolo riccio
kohlrabi | Kohlrabi, Kohlrabis | colirr\xE1bano | chou-rave | cavolo rapa
sauerkraut | Sauerkraut | chucrut, col fermentada, col agria | choucroute, choucroute crue, choucroute cuite | crauti
spinach | Spinat, Blattspinat, Rahmspinat, Babyspinat, Spinatbl\xE4tter | espinaca, espinacas, espinacas frescas | \xE9pinard, \xE9pinards, pousses d'\xE9pinards, \xE9pinards \
frais, \xE9pinards en branches, jeunes pousses d'\xE9pinards | spinacio, spinaci, spinacini
swiss chard | Mangold | acelga, acelgas | blette, blettes, bette, bettes, c\xF4tes de blettes | bietola, bietole, bieta, erbette, coste bietola, biete
lettuce | Kopfsalat, Salatbl\xE4tter, Feldsalat, N\xFCsslisalat, Vogerlsalat, Blattsalat, Salatherzen, Salatkopf, Eichblattsalat, Lollo Rosso, Salatherz, Salatblatt, \
Batavia, Rapunzel | lechuga, lechugas, can\xF3nigos, hojas de lechuga, can\xF3nigo | laitue, laitues, m\xE2che, batavia, feuille de ch\xEAne, salade verte, feuilles de sala\
de, doucette, salade de m\xE2che | lattuga, lattughe, songino, valeriana, insalata iceberg, lattughino, insalata verde, foglie di insalata, gentilina, soncino, val\
erianella
arugula | Rucola, Rauke, Ruccola | r\xFAcula, ar\xFAgula, r\xFAgula, rucola, roqueta | roquette | rucola, rughetta
watercress | Brunnenkresse | berro, berros | cresson | crescione
radicchio | Radicchio | radicchio, achicoria roja | tr\xE9vise, radicchio, chicor\xE9e rouge | radicchio, radicchio rosso, trevigiano
endive | Chicor\xE9e, Endivie, Endiviensalat, Fris\xE9esalat, Fris\xE9e | endivia, endivias, escarola, achicoria, escarolas | endive, endives, chicor\xE9e, scarole, fris\xE9e,\
 chicons, chicon | indivia, scarola, cicoria, catalogna, puntarelle, scarole, indivia belga
fennel | Fenchel, Fenchelknolle, Fenchelknollen | hinojo, hinojos, bulbo de hinojo | fenouil, fenouils, bulbe de fenouil | finocchio, finocchi
asparagus | Spargel, Spargeln, Gr\xFCnspargel, Spargelspitzen, Spargelstangen, wei\xDFer Spargel, gr\xFCner Spargel, gr\xFCnen Spargel | esp\xE1rrago, esp\xE1rragos, esp\xE1rragos t\
rigueros, esp\xE1rragos verdes, esp\xE1rragos blancos, trigueros | asperge, asperges, asperges vertes, asperges blanches, pointes d'asperges | asparago, asparagi, pun\
te di asparagi
artichoke | Artischocke, Artischocken, Artischockenherzen | alcachofa, alcachofas, alcaucil, corazones de alcachofa, alcauciles | artichaut, artichauts, c\u0153urs d\
'artichaut, fonds d'artichaut | carciofo, carciofi, carciofini
cardoon | Karde, Kardonen | cardo, cardos | cardon, cardons | cardi, cardo, gobbi
rhubarb | Rhabarber | ruibarbo | rhubarbe | rabarbaro
okra | Okra, Okraschoten, Okraschote | okra, quimbomb\xF3, quingomb\xF3, bamia | gombo, gombos, okra | okra, gombo
bell pepper | Paprikaschote, Paprikaschoten, Spitzpaprika, Peperoni s\xFC\xDF, Paprikas, Peperoni schweizerisch | pimiento, pimientos, piment\xF3n morr\xF3n, morr\xF3n, morron\
es, aj\xED morr\xF3n, aj\xED dulce, pimentones, pimiento morr\xF3n | poivron, poivrons | peperone, peperoni
red bell pepper | rote Paprika, rote Paprikaschote, roter Paprika, rote Peperoni, rote Paprikaschoten, roten Paprika | pimiento rojo, pimientos rojos, morr\xF3n ro\
jo, piment\xF3n rojo | poivron rouge, poivrons rouges, poivron rouge doux | peperone rosso, peperoni rossi, peperone rosso dolce
green bell pepper | gr\xFCne Paprika, gr\xFCne Paprikaschote, gr\xFCner Paprika, gr\xFCnen Paprika | pimiento verde, pimientos verdes, pimientos de Padr\xF3n, pimientos italia\
nos, piment\xF3n verde, morr\xF3n verde | poivron vert, poivrons verts | peperone verde, peperoni verdi, friggitelli
yellow bell pepper | gelbe Paprika, gelbe Paprikaschote, gelben Paprika | pimiento amarillo, pimientos amarillos, piment\xF3n amarillo | poivron jaune, poivrons ja\
unes | peperone giallo, peperoni gialli
chili | Chili, Chilis, Chilischote, Chilischoten, Peperoni, Peperoncini, Pfefferoni | chile, chiles, guindilla, guindillas, aj\xED, aj\xEDes, cayena fresca | piment, \
piments, piment rouge, piment oiseau | peperoncino, peperoncini
jalapeno | Jalape\xF1o, Jalape\xF1os | jalape\xF1o, jalape\xF1os, chile jalape\xF1o, chiles jalape\xF1os | jalape\xF1o, jalape\xF1os, piment jalape\xF1o | jalape\xF1o, jalape\xF1os
eggplant | Aubergine, Auberginen, Melanzani, Melanzane | berenjena, berenjenas | aubergine, aubergines | melanzana, melanzane
zucchini | Zucchini, Zucchetti, Zucchino, Zucchinis | calabac\xEDn, calabacines, calabacita, calabacitas, zapallito, zapallitos, zapallo italiano | courgette, cour\
gettes | zucchina, zucchine, zucchino, zucchini
pumpkin | K\xFCrbis, K\xFCrbisse, Hokkaido, Hokkaidok\xFCrbis, K\xFCrbisfleisch, Muskatk\xFCrbis | calabaza, calabazas, zapallo, zapallos, auyama, ayote, ahuyama | courge, cou\
rges, citrouille, citrouilles, potiron, potirons, potimarron, potimarrons, giraumon | zucca, zucche, zucca delica, zucca mantovana
butternut squash | Butternut, Butternussk\xFCrbis, Butternutk\xFCrbis, Butternuss-K\xFCrbis | calabaza cacahuete, calabaza butternut, calabaza viol\xEDn | courge butternut,\
 butternut, doubeurre | zucca butternut, zucca violina
cucumber | Gurke, Gurken, Salatgurke, Salatgurken, Schlangengurke, Landgurke | pepino, pepinos | concombre, concombres | cetriolo, cetrioli
pickle | Gew\xFCrzgurke, Gew\xFCrzgurken, Essiggurke, Essiggurken, Cornichon, Cornichons, saure Gurken, Spreewaldgurken | pepinillo, pepinillos | cornichon, cornichon\
s | cetriolino, cetriolini, sottaceti, giardiniera
corn | Mais, Zuckermais, Maiskolben, Gem\xFCsemais, Dosenmais, Kukuruz, Maiskorn, Maisk\xF6rner | ma\xEDz, elote, elotes, choclo, choclos, mazorca, mazorcas, ma\xEDz dulce,\
 jojoto | ma\xEFs, ma\xEFs doux, \xE9pi de ma\xEFs, grains de ma\xEFs | mais, granoturco, pannocchia, pannocchie, chicchi di mais
mushroom | Pilz, Pilze, Pilzen, Champignon, Champignons, Schwammerl, Egerlinge, Waldpilze, Egerling | champi\xF1\xF3n, champi\xF1ones, seta, setas, hongo, hongos, champi\
s, callampas, n\xEDscalos | champignon, champignons, champignons de Paris, champignon de Paris | fungo, funghi, champignon, funghi champignon, prataioli, funghi mi\
sti
porcini | Steinpilz, Steinpilze | boletus, boleto, hongo blanco | c\xE8pe, c\xE8pes, bolet, bolets | porcino, porcini, funghi porcini
chanterelle | Pfifferling, Pfifferlinge, Eierschwammerl, Eierschw\xE4mme, Pfifferlingen, Reherl | rebozuelo, rebozuelos, chantarela, rebollones amarillos | girolle\
, girolles, chanterelle, chanterelles | finferli, gallinacci, galletti funghi, funghi finferli, finferlo
oyster mushroom | Austernpilz, Austernpilze, Austernseitling, Austernseitlinge, Kr\xE4uterseitling, Kr\xE4uterseitlinge, Austernpilzen | seta de ostra, setas de ostra\
, g\xEDrgola, g\xEDrgolas, seta de cardo, setas de cardo, setas ostra, seta ostra, orellanas | pleurote, pleurotes, pleurote du panicaut | pleurotus, cardoncelli, fun\
ghi ostrica, funghi cardoncelli
shiitake | Shiitake, Shiitakepilze | shiitake | shiitake, shiitak\xE9s | shiitake
morel | Morchel, Morcheln, Spitzmorcheln | colmenilla, colmenillas | morille, morilles | spugnole, morchelle, spugnola
truffle | Tr\xFCffel, Tr\xFCffeln, Tr\xFCffelpilz, Tr\xFCffel schwarz, schwarze Tr\xFCffel | trufa, trufas, trufa negra, trufas negras, trufa blanca | truffe, truffes, truffe \
noire, truffe d'\xE9t\xE9 | tartufo, tartufi, tartufo nero, tartufo bianco
olive | Olive, Oliven | aceituna, aceitunas, oliva, olivas | olive, olives | oliva, olive
black olive | schwarze Oliven, schwarzen Oliven, Kalamata-Oliven, Kalamataoliven | aceitunas negras, aceituna negra, olivas negras | olives noires, olive noire \
| olive nere, olive taggiasche, olive di Gaeta
green olive | gr\xFCne Oliven, gr\xFCnen Oliven | aceitunas verdes, aceituna verde, aceitunas manzanilla | olives vertes, olive verte | olive verdi, olive ascolane ve\
rdi
caper | Kaper, Kapern, Kapern\xE4pfel | alcaparra, alcaparras, alcaparrones | c\xE2pre, c\xE2pres, c\xE2prons | cappero, capperi
avocado | Avocado, Avocados, Avocadocreme | aguacate, aguacates, palta, paltas | avocat, avocats | avocado, avocadi
nopal | Kaktusfeige, Kaktus | nopal, nopales, tuna fruta, higo chumbo, higos chumbos | figue de Barbarie, nopal, cactus | fico d'India, fichi d'India, nopal
tomatillo | Tomatillo | tomatillo, tomatillos, tomate verde, tomate verde mexicano, miltomate | tomatille | tomatillo
seaweed | Alge, Algen, Noribl\xE4tter, Meeresalgen | alga, algas | algue, algues | alga, alghe
nori | Nori, Noriblatt | nori, alga nori | nori, feuilles de nori | nori, alga nori
bamboo shoot | Bambussprossen | brotes de bamb\xFA | pousses de bambou | germogli di bamb\xF9
# Fruit
fruit | Obst, Frucht, Fr\xFCchte, Fr\xFCchten, Obstsorten, Obsts | fruta, frutas, fruta fresca, fruta de temporada | fruit, fruits, fruits frais | frutta, frutto, fru\
tti, frutta fresca
berry | Beere, Beeren, Beerenmischung, Waldbeeren | baya, bayas, frutos rojos, frutos del bosque | baie, baies, fruits rouges, fruits des bois, petits fruits | \
bacca, bacche, frutti di bosco, frutti rossi
citrus | Zitrusfrucht, Zitrusfr\xFCchte, Zitrusfr\xFCchten, Zitrus | c\xEDtrico, c\xEDtricos | agrume, agrumes | agrume, agrumi
apple | Apfel, \xC4pfeln, Boskoop, Koch\xE4pfel, Apfelst\xFCcke, Apfelspalten | manzana, manzanas, manzana reineta, manzanas reinetas | pomme, pommes, pommes golden, pom\
me golden, reinettes | mela, mele, mele golden, mele renette
applesauce | Apfelmus, Apfelmark, Apfelkompott, Apfelmu\xDF | pur\xE9 de manzana, compota de manzana | compote de pommes, compote de pomme, pur\xE9e de pommes | purea di\
 mele, mousse di mele, composta di mele, polpa di mela
pear | Birne, Birnen | pera, peras | poire, poires | pera, pere
quince | Quitte, Quitten | membrillo, membrillos | coing, coings | mela cotogna, mele cotogne, cotogna
banana | Banane, Bananen | pl\xE1tano, pl\xE1tanos, banana, bananas, banano, guineo, cambur, bananos | banane, bananes | banana, banane
plantain | Kochbanane, Kochbananen | pl\xE1tano macho, pl\xE1tano verde, pl\xE1tano maduro, pl\xE1tanos verdes, pl\xE1tanos maduros, pl\xE1tanos machos | banane plantain, bananes\
 plantain, plantain | platano, platani, banana da cuocere
lemon | Zitrone, Zitronen, Bio-Zitrone, Biozitrone | lim\xF3n, limones, lim\xF3n amarillo | citron, citrons, citron jaune, citron non trait\xE9 | limone, limoni, limone \
non trattato
lemon juice | Zitronensaft | zumo de lim\xF3n, jugo de lim\xF3n | jus de citron, jus d'un citron, jus de citrons | succo di limone, succo di limoni, succo di un limon\
e
lemon zest | Zitronenschale, Zitronenabrieb, Zitronenzeste, Zitronenzesten, abgeriebene Zitronenschale | ralladura de lim\xF3n, c\xE1scara de lim\xF3n, piel de lim\xF3n, ra\
lladura de un lim\xF3n, corteza de lim\xF3n | zeste de citron, zestes de citron, \xE9corce de citron | scorza di limone, buccia di limone, scorza di limone grattugiata, \
scorzetta di limone, buccia grattugiata di limone
lime | Limette, Limetten | lima, limas, lim\xF3n verde | citron vert, citrons verts, lime, limes | lime, limetta
lime juice | Limettensaft | zumo de lima, jugo de lima | jus de citron vert, jus de lime | succo di lime
orange | Orange, Orangen, Apfelsine, Apfelsinen, Blutorangen, Blutorange | naranja, naranjas | orange, oranges | arancia, arance, arancio, arance rosse
orange juice | Orangensaft | zumo de naranja, jugo de naranja | jus d'orange, jus d'oranges, jus d'une orange | succo d'arancia, succo di arancia, succo di aran\
ce, spremuta d'arancia
mandarin | Mandarine, Mandarinen, Clementine, Clementinen | mandarina, mandarinas, clementina, clementinas | mandarine, mandarines, cl\xE9mentine, cl\xE9mentines | ma\
ndarino, mandarini, clementina, clementine
grapefruit | Grapefruit, Pampelmuse, Grapefruits, Pomelo | pomelo, pomelos, toronja, toronjas | pamplemousse, pamplemousses, pomelo, pom\xE9los | pompelmo, pompelm\
i
strawberry | Erdbeere, Erdbeeren | fresa, fresas, frutilla, frutillas, fres\xF3n, fresones | fraise, fraises, gariguettes | fragola, fragole, fragoline
raspberry | Himbeere, Himbeeren | frambuesa, frambuesas | framboise, framboises | lampone, lamponi
blueberry | Heidelbeere, Heidelbeeren, Blaubeere, Blaubeeren, Schwarzbeeren | ar\xE1ndano, ar\xE1ndanos, ar\xE1ndanos azules | myrtille, myrtilles, bleuet, bleuets | mir\
tillo, mirtilli
blackberry | Brombeere, Brombeeren | mora, moras, zarzamora, zarzamoras | m\xFBre, m\xFBres | mora, more
cranberry | Cranberry, Cranberrys, Preiselbeere, Preiselbeeren, Moosbeeren, Cranberries | ar\xE1ndano rojo, ar\xE1ndanos rojos | canneberge, canneberges, airelle, air\
elles, cranberry, cranberries | mirtillo rosso, mirtilli rossi, cranberry
redcurrant | Johannisbeere, Johannisbeeren, Ribisel, schwarze Johannisbeeren, Ribiseln, rote Johannisbeeren, Cassis | grosella, grosellas, grosella roja, grosel\
la negra | groseille, groseilles, cassis | ribes, ribes rosso, ribes nero
gooseberry | Stachelbeere, Stachelbeeren | uva espina, uchuva, aguaymanto, grosella espinosa | groseille \xE0 maquereau, groseilles \xE0 maquereau | uva spina
cherry | Kirsche, Kirschen, S\xFC\xDFkirschen | cereza, cerezas, picota, picotas | cerise, cerises, bigarreaux | ciliegia, ciliegie, duroni
grape | Traube, Trauben, Weintraube, Weintrauben | uva, uvas | raisin frais, raisins frais, raisin blanc, raisin noir, raisins blancs, raisins noirs, grain de r\
aisin, grains de raisin | uva, uve, acini d'uva, chicchi d'uva
raisin | Rosine, Rosinen, Sultanine, Sultaninen, Korinthen, Weinbeeren | pasas, uvas pasas, pasa, uva pasa, pasas de uva, sultanas | raisin sec, raisins secs, r\
aisin, raisins, raisins de Smyrne, raisins de Corinthe, raisins blonds | uvetta, uva passa, uva sultanina, uvette, sultanina, passolina, zibibbo
peach | Pfirsich, Pfirsiche, Pfirsichen | melocot\xF3n, melocotones, durazno, duraznos | p\xEAche, p\xEAches | pesca, pesche
nectarine | Nektarine, Nektarinen | nectarina, nectarinas | nectarine, nectarines, brugnon | nettarina, pesca noce, nettarine, pesche noci
apricot | Aprikose, Aprikosen, Marille, Marillen | albaricoque, albaricoques, chabacano, damasco, damascos, chabacanos | abricot, abricots | albicocca, albicocc\
he
plum | Pflaume, Pflaumen, Zwetschge, Zwetschgen, Mirabelle, Mirabellen, Zwetschken, Zwetschke | ciruela, ciruelas | prune, prunes, quetsche, quetsches, mirabell\
e, mirabelles, reine-claude, reines-claudes | prugna, prugne, susina, susine
prune | Backpflaume, Backpflaumen, Trockenpflaumen, D\xF6rrpflaumen, D\xF6rrzwetschken | ciruela pasa, ciruelas pasas, ciruela seca, ciruelas secas, orejones de cirue\
la | pruneau, pruneaux, pruneaux d'Agen | prugna secca, prugne secche
date | Dattel, Datteln, Medjool-Datteln | d\xE1til, d\xE1tiles | datte, dattes | dattero, datteri
fig | Feige, Feigen | higo, higos, breva, brevas | figue, figues | fico, fichi
dried fruit | Trockenobst, Trockenfr\xFCchte, D\xF6rrobst | fruta deshidratada, frutas deshidratadas | fruits s\xE9ch\xE9s, fruit s\xE9ch\xE9 | frutta disidratata, frutta essicca\
ta
candied peel | Zitronat, Orangeat, Sukkade, kandierte Fr\xFCchte, Belegkirschen | fruta confitada, fruta escarchada, naranja confitada, frutas confitadas, frutas e\
scarchadas, acitr\xF3n | fruits confits, \xE9corces confites, \xE9corce d'orange confite, \xE9corces d'orange confites, orange confite, ang\xE9lique confite | canditi, frutta \
candita, cedro candito, scorze candite, arancia candita, scorzette candite
mango | Mango, Mangos | mango, mangos | mangue, mangues | mango, manghi
pineapple | Ananas | pi\xF1a, pi\xF1as, anan\xE1, anan\xE1s | ananas | ananas
papaya | Papaya | papaya, papayas, lechosa | papaye, papayes | papaia, papaya
kiwi | Kiwi, Kiwis | kiwi, kiwis | kiwi, kiwis | kiwi
pomegranate | Granatapfel, Granatapfelkerne | granada, granadas | grenade, grenades, graines de grenade | melagrana, melograno, melagrane, chicchi di melagrana,\
 chicchi di melograno
passion fruit | Passionsfrucht, Maracuja, Passionsfr\xFCchte, Maracujas | maracuy\xE1, fruta de la pasi\xF3n, parchita, maracuy\xE1s | fruit de la passion, fruits de la pas\
sion, maracuja, grenadelle | frutto della passione, maracuja, frutti della passione
watermelon | Wassermelone, Wassermelonen | sand\xEDa, sand\xEDas, patilla | past\xE8que, past\xE8ques | anguria, angurie, cocomero, cocomeri
melon | Melone, Melonen, Honigmelone | mel\xF3n, melones | melon, melons | melone, meloni
persimmon | Kaki, Kakis, Sharon | caqui, caquis, kaki, persim\xF3n | kaki, kakis | cachi, caco, kaki
guava | Guave, Guaven | guayaba, guayabas | goyave, goyaves | guava
lychee | Litschi, Litschis | lichi, lichis | litchi, litchis | litchi
coconut | Kokosnuss, Kokosn\xFCsse, Kokos, Kokosraspel, Kokosraspeln, Kokosflocken, Kokosfleisch | coco, cocos, coco rallado | noix de coco, coco, noix de coco r\xE2p\
\xE9e | cocco, noce di cocco, cocco grattugiato, noci di cocco
coconut milk | Kokosmilch, Kokosnussmilch | leche de coco | lait de coco | latte di cocco
coconut cream | Kokoscreme, Kokossahne | crema de coco, nata de coco | cr\xE8me de coco | crema di cocco, panna di cocco
coconut yogurt | Kokosjoghurt | yogur de coco | yaourt coco, yaourt \xE0 la noix de coco, yaourt de coco, yaourt au lait de coco | yogurt di cocco
# Herbs and spices
herb | Kraut frisch, Kr\xE4uter, Gartenkr\xE4uter, K\xFCchenkr\xE4uter, Kr\xE4utern, frische Kr\xE4uter | hierba, hierbas, hierbas arom\xE1ticas, hierbas frescas, yerbas | herbe, he\
rbes, herbes aromatiques, herbes fra\xEEches, fines herbes, aromates | erba aromatica, erbe, erbe aromatiche, erbette aromatiche
italian seasoning | italienische Kr\xE4uter, Kr\xE4uter der Provence, getrocknete Kr\xE4uter, Provence-Kr\xE4uter | hierbas provenzales, hierbas italianas, hierbas de Prove\
nza, hierbas secas | herbes de Provence, bouquet garni, herbes s\xE9ch\xE9es | erbe provenzali, erbe di Provenza, erbe secche, mazzetto aromatico
spice | Gew\xFCrz, Gew\xFCrze, Gew\xFCrzen, Gew\xFCrzmischung, Gewuerze | especia, especias | \xE9pice, \xE9pices | spezia, spezie
parsley | Petersilie, Petersil, Peterli, Petersilienbl\xE4tter | perejil | persil, persil plat, persil fris\xE9 | prezzemolo
cilantro | Koriandergr\xFCn, Koriander, Korianderbl\xE4tter, frischer Koriander, frischen Koriander | cilantro, culantro | coriandre, coriandre fra\xEEche, coriandre fra\
is, feuilles de coriandre | coriandolo, coriandolo fresco, foglie di coriandolo
basil | Basilikum, Basilikumbl\xE4tter | albahaca | basilic | basilico
mint | Minze, Minzbl\xE4tter, Minzebl\xE4tter | menta, hierbabuena, yerbabuena, menta fresca | menthe, menthe fra\xEEche, feuilles de menthe | menta, mentuccia, menta fr\
esca, foglie di menta
dill | Dill, Dille, Dillspitzen | eneldo | aneth | aneto
thyme | Thymian, Thymianzweige, Thymianzweig | tomillo, ramita de tomillo | thym, brin de thym, branche de thym, brins de thym | timo, rametto di timo
rosemary | Rosmarin, Rosmarinzweig, Rosmarinzweige | romero, ramita de romero | romarin, brin de romarin, branche de romarin | rosmarino, rametto di rosmarino
sage | Salbei, Salbeibl\xE4tter | salvia | sauge, feuilles de sauge | salvia, foglie di salvia
oregano | Oregano, Dost | or\xE9gano | origan | origano
marjoram | Majoran | mejorana | marjolaine | maggiorana
tarragon | Estragon | estrag\xF3n | estragon | dragoncello, estragone
chervil | Kerbel | perifollo | cerfeuil | cerfoglio
savory | Bohnenkraut | ajedrea | sarriette | santoreggia
sorrel | Sauerampfer | acedera, acederas | oseille | acetosa
bay leaf | Lorbeer, Lorbeerblatt, Lorbeerbl\xE4tter, Lorbeerbl\xE4ttern | laurel, hoja de laurel, hojas de laurel | laurier, feuille de laurier, feuilles de laurier |\
 alloro, foglia di alloro, foglie di alloro, foglia d'alloro, lauro
lemongrass | Zitronengras | hierba lim\xF3n, limoncillo, hierba luisa, citronela, zacate lim\xF3n | citronnelle | citronella, erba limone
salt | Salz, Meersalz, Speisesalz, Kochsalz, Jodsalz, Steinsalz | sal, sal marina, sal gruesa, sal fina | sel, fleur de sel, gros sel, sel marin, sel fin | sale\
, sale grosso, sale fino, sale marino
black pepper | Pfeffer, schwarzer Pfeffer, Pfefferk\xF6rner, bunter Pfeffer, schwarzen Pfeffer | pimienta, pimienta negra, pimienta molida, granos de pimienta, pim\
ienta en grano | poivre, poivre noir, grains de poivre, poivre moulu, poivre du moulin | pepe, pepe nero, grani di pepe, pepe in grani, pepe macinato
white pepper | wei\xDFer Pfeffer, wei\xDFen Pfeffer | pimienta blanca | poivre blanc | pepe bianco
paprika | Paprika, Paprikapulver, Rosenpaprika, Paprika edels\xFC\xDF, edels\xFC\xDFes Paprikapulver, Delikatesspaprika, Paprika rosenscharf, Paprikapulver edels\xFC\xDF | piment\
\xF3n, piment\xF3n dulce, piment\xF3n picante, paprika, aj\xED de color, piment\xF3n molido | paprika, paprika doux, piment doux | paprika, paprica, paprika dolce
smoked paprika | R\xE4ucherpaprika, ger\xE4uchertes Paprikapulver, Rauchpaprika, Paprika ger\xE4uchert | piment\xF3n ahumado, piment\xF3n de la Vera | paprika fum\xE9 | paprika a\
ffumicata
cayenne pepper | Cayennepfeffer, Cayenne | cayena, pimienta de cayena, pimienta cayena | piment de Cayenne, poivre de Cayenne, piment d'Espelette | pepe di Caie\
nna, pepe di Cayenna
red pepper flakes | Chiliflocken, Pul Biber | copos de chile, chile en hojuelas, hojuelas de chile, escamas de chile | flocons de piment, piment en flocons | pe\
peroncino in scaglie, peperoncino in fiocchi, fiocchi di peperoncino, peperoncino a scaglie
chili powder | Chilipulver | chile en polvo, aj\xED en polvo, aj\xED molido, chile molido | piment en poudre, poudre de piment, chili en poudre, piment moulu | pepero\
ncino in polvere
cumin | Kreuzk\xFCmmel, Cumin | comino, cominos | cumin | cumino
caraway | K\xFCmmel | alcaravea | carvi | k\xFCmmel, carvi
ground coriander | Koriandersamen, gemahlener Koriander, Korianderpulver | semillas de cilantro, cilantro en polvo, coriandro, coriandro molido, semillas de cor\
iandro | graines de coriandre, coriandre en poudre, coriandre moulue | semi di coriandolo, coriandolo in polvere
turmeric | Kurkuma, Gelbwurz, Kurkumapulver | c\xFArcuma | curcuma | curcuma
curry powder | Currypulver, Curry Gew\xFCrz, Madras-Curry | curry en polvo, polvo de curry | curry en poudre, poudre de curry, poudre de cari | curry in polvere
cinnamon | Zimt, Zimtpulver, Zimtstange, Zimtstangen, gemahlener Zimt | canela, canela en rama, canela en polvo, canela molida | cannelle, b\xE2ton de cannelle, ca\
nnelle en poudre | cannella, stecca di cannella, cannella in polvere
clove | Nelke, Nelken, Gew\xFCrznelke, Gew\xFCrznelken, Nelkenpulver | clavo, clavos, clavo de olor, clavos de olor | clou de girofle, clous de girofle, girofle | chi\
odi di garofano, chiodo di garofano
nutmeg | Muskat, Muskatnuss, Muskatn\xFCsse, geriebene Muskatnuss | nuez moscada, nuez noscada, moscada | noix de muscade, muscade, noix muscade | noce moscata, no\
ci moscate
cardamom | Kardamom, Kardamomkapseln, Kardamompulver | cardamomo | cardamome, gousses de cardamome | cardamomo, bacche di cardamomo
star anise | Sternanis, Anis, Anissamen | an\xEDs estrellado, semillas de an\xEDs, an\xEDs en grano | badiane, anis \xE9toil\xE9, anis, graines d'anis, anis vert | anice stell\
ato, anice, semi di anice
allspice | Piment, Pimentk\xF6rner, Nelkenpfeffer | pimienta de Jamaica, pimienta dulce, pimienta gorda | piment de la Jama\xEFque, quatre-\xE9pices, tout-\xE9pice | piment\
o, pepe della Giamaica
juniper berry | Wacholderbeere, Wacholderbeeren, Wacholder | enebro, bayas de enebro | baies de geni\xE8vre, baie de geni\xE8vre, gen\xE9vrier | bacche di ginepro, ginep\
ro
saffron | Safran, Safranf\xE4den | azafr\xE1n, hebras de azafr\xE1n | safran, pistils de safran, filaments de safran | zafferano, pistilli di zafferano
vanilla extract | Vanille, Vanilleextrakt, Vanillemark, Vanillearoma, Vanillepaste, Vanillepulver | vainilla, extracto de vainilla, esencia de vainilla, aroma d\
e vainilla, pasta de vainilla, vainilla l\xEDquida | vanille, extrait de vanille, vanille liquide, ar\xF4me vanille, vanille en poudre, essence de vanille | vaniglia,\
 estratto di vaniglia, vanillina, aroma di vaniglia, essenza di vaniglia, pasta di vaniglia
garlic powder | Knoblauchpulver, Knoblauchgranulat | ajo en polvo, ajo molido, ajo granulado | ail en poudre, ail semoule | aglio in polvere
achiote | - | achiote, onoto, bija | roucou | -
# Oils and sauces
oil | \xD6l, \xD6le, Speise\xF6l, Pflanzen\xF6l, Brat\xF6l, Oel, Keim\xF6l, Frittier\xF6l | aceite, aceites, aceite vegetal, aceite para fre\xEDr, aceite de semillas | huile, huiles, h\
uile v\xE9g\xE9tale, huile de friture, huile neutre | olio, oli, olio di semi, olio vegetale, olio per friggere, olio di semi vari
olive oil | Oliven\xF6l, natives Oliven\xF6l, Olivenoel | aceite de oliva, aceite de oliva virgen extra, AOVE, aceite de oliva virgen | huile d'olive, huile d'olives,\
 huile d'olive vierge | olio d'oliva, olio di oliva, olio extravergine d'oliva, olio extravergine, olio evo, olio extravergine di oliva, evo
sunflower oil | Sonnenblumen\xF6l | aceite de girasol, aceite de maravilla | huile de tournesol | olio di girasole, olio di semi di girasole
canola oil | Raps\xF6l, Rapskern\xF6l | aceite de colza, aceite de canola | huile de colza | olio di colza
coconut oil | Kokos\xF6l, Kokosfett, Palmin | aceite de coco | huile de coco, huile de noix de coco, v\xE9g\xE9taline | olio di cocco, burro di cocco
palm oil | Palm\xF6l, Palmfett | aceite de palma, dend\xE9 | huile de palme | olio di palma
vinegar | Essig, Branntweinessig, Tafelessig, Kr\xE4uteressig | vinagre, vinagre blanco, vinagres | vinaigre, vinaigre blanc, vinaigres, vinaigre d'alcool | aceto,\
 aceti
white wine vinegar | Wei\xDFweinessig, Weinessig | vinagre de vino, vinagre de vino blanco | vinaigre de vin, vinaigre de vin blanc | aceto di vino, aceto di vino \
bianco, aceto bianco
red wine vinegar | Rotweinessig | vinagre de vino tinto | vinaigre de vin rouge | aceto di vino rosso, aceto rosso
apple cider vinegar | Apfelessig | vinagre de manzana | vinaigre de cidre | aceto di mele
balsamic vinegar | Balsamico, Balsamicoessig, Balsamessig, Aceto balsamico | vinagre bals\xE1mico, vinagre de M\xF3dena, bals\xE1mico, aceto bals\xE1mico | vinaigre balsami\
que, balsamique | aceto balsamico, balsamico
sherry vinegar | Sherryessig | vinagre de Jerez | vinaigre de X\xE9r\xE8s | aceto di sherry
rice vinegar | Reisessig | vinagre de arroz | vinaigre de riz | aceto di riso
ketchup | Ketchup, Tomatenketchup, Curryketchup | ketchup, catsup | ketchup | ketchup
hot sauce | Tabasco, scharfe So\xDFe, scharfe Sauce | salsa picante, tabasco, salsa de chile, salsa valentina | tabasco, sauce piquante, sauce piment\xE9e | tabasco, \
salsa piccante
barbecue sauce | Barbecuesauce, BBQ-Sauce, Grillsauce, Barbecueso\xDFe | salsa barbacoa, salsa barbecue, salsa bbq | sauce barbecue | salsa barbecue, salsa bbq
curry paste | Currypaste, rote Currypaste, gr\xFCne Currypaste | pasta de curry | p\xE2te de curry | pasta di curry
harissa | Harissa | harissa | harissa | harissa
salad dressing | Salatdressing, Dressing, Salatso\xDFe, French Dressing | ali\xF1o, aderezo, ali\xF1o para ensalada | sauce salade, assaisonnement salade | condimento pe\
r insalata
vinaigrette | Vinaigrette | vinagreta | vinaigrette | vinaigrette, citronnette, citronette
guacamole | Guacamole | guacamole | guacamole | guacamole
tapenade | Olivenpaste, Tapenade | pat\xE9 de aceitunas, olivada, tapenade, pat\xE9 de olivas | tapenade | pat\xE9 di olive, tapenade, crema di olive
yeast extract | Hefeextrakt, Vegemite, Cenovis | extracto de levadura, marmite | extrait de levure | estratto di lievito
nutritional yeast | Hefeflocken, Edelhefeflocken, W\xFCrzhefe, Edelhefe | levadura nutricional | levure malt\xE9e, levure nutritionnelle | lievito alimentare, lievito\
 alimentare in scaglie
# Sugar, baking and drinks
sugar | Zucker, Kristallzucker, Feinzucker, Haushaltszucker, Zuckers, wei\xDFer Zucker, Staubzucker grob | az\xFAcar, az\xFAcares, az\xFAcar blanco, az\xFAcar blanquilla, az\xFAc\
ar granulada, az\xFAcar blanca | sucre, sucres, sucre en poudre, sucre blanc, sucre semoule, sucre cristallis\xE9, sucre fin | zucchero, zuccheri, zucchero semolato, \
zucchero bianco
brown sugar | brauner Zucker, braunen Zucker, Rohrzucker, Rohrohrzucker, Kandis, Kandiszucker, Muscovado | az\xFAcar moreno, az\xFAcar morena, az\xFAcar mascabado, az\xFAca\
r de ca\xF1a, az\xFAcar integral, az\xFAcar rubia | sucre roux, cassonade, vergeoise, sucre brun, sucre complet, sucre de canne, muscovado, rapadura | zucchero di canna,\
 zucchero grezzo, zucchero moscovado, zucchero bruno
palm sugar | Kokosbl\xFCtenzucker, Palmzucker | az\xFAcar de coco, panela, piloncillo, papel\xF3n, rapadura, chancaca | sucre de coco, sucre de palme, sucre de fleur de \
coco | zucchero di cocco, zucchero di palma, panela
powdered sugar | Puderzucker, Staubzucker | az\xFAcar glas, az\xFAcar glas\xE9, az\xFAcar impalpable, az\xFAcar flor, az\xFAcar glass, az\xFAcar en polvo, az\xFAcar pulverizado | sucre\
 glace | zucchero a velo
vanilla sugar | Vanillezucker, Vanillinzucker, Bourbonvanillezucker | az\xFAcar avainillado, az\xFAcar de vainilla, az\xFAcar vainillado, az\xFAcar avainillada | sucre vani\
ll\xE9, sachet de sucre vanill\xE9 | zucchero vanigliato, bustina di vanillina
sweetener | S\xFC\xDFstoff, Stevia, Xylit, Birkenzucker, Xucker | edulcorante, stevia, xilitol, edulcorantes, estevia, sacarina | \xE9dulcorant, st\xE9via, aspartame, \xE9dulc\
orants, xylitol, sucre de bouleau | dolcificante, stevia, dolcificanti, xilitolo
erythritol | Erythrit | eritritol | \xE9rythritol | eritritolo
syrup | Sirup, Zuckersirup | sirope, jarabe, alm\xEDbar | sirop, sirop de sucre | sciroppo
maple syrup | Ahornsirup | sirope de arce, jarabe de arce, miel de maple, jarabe de maple, miel de arce, sirope de maple | sirop d'\xE9rable | sciroppo d'acero, sc\
iroppo di acero
agave syrup | Agavensirup, Agavendicksaft, Dattelsirup, Reissirup | sirope de agave, jarabe de agave, miel de agave, sirope de arroz | sirop d'agave, sirop de r\
iz | sciroppo d'agave, sciroppo di agave, sciroppo di riso, malto di riso
corn syrup | Glukosesirup, Glucosesirup, Maissirup | glucosa, jarabe de ma\xEDz, jarabe de glucosa | sirop de glucose, sirop de ma\xEFs, glucose | sciroppo di glucosi\
o, glucosio
molasses | Melasse, Zuckerr\xFCbensirup, Zuckerrohrmelasse | melaza, miel de ca\xF1a, melado | m\xE9lasse | melassa
jam | Marmelade, Konfit\xFCre, Gelee, Fruchtaufstrich, Erdbeermarmelade, Aprikosenmarmelade, Aprikosenkonfit\xFCre, Himbeermarmelade, Konfi, Pflaumenmus, Powidl | mer\
melada, mermeladas | confiture, confitures, gel\xE9e de groseille, gel\xE9e de fruits, gel\xE9e de coing | marmellata, confettura, composta di frutta
caramel | Karamell, Karamellsauce, Karamellbonbons, Karamellcreme, Karamellso\xDFe | caramelo, caramelos, caramelo l\xEDquido, salsa de caramelo | caramel, caramels, \
caramel au beurre sal\xE9, sauce caramel | caramello, salsa al caramello, caramello salato
chocolate | Schokolade, Schoko, Zartbitterschokolade, Kuvert\xFCre, Blockschokolade | chocolate, chocolates, chocolate negro, chocolate amargo | chocolat, chocolat\
s, chocolat noir | cioccolato, cioccolata, cioccolato fondente
chocolate chip | Schokotropfen, Schokoladentropfen, Schokost\xFCckchen, Schokodrops, Schokoraspel | chispas de chocolate, pepitas de chocolate, chips de chocolate,\
 gotas de chocolate | p\xE9pites de chocolat, p\xE9pite de chocolat, copeaux de chocolat | gocce di cioccolato, scaglie di cioccolato, gocce di cioccolato fondente
cocoa powder | Kakao, Kakaopulver, Backkakao | cacao, cacao en polvo, cocoa, cacao puro, cacao amargo | cacao, cacao en poudre, poudre de cacao, cacao amer, van\
 houten | cacao, cacao amaro, cacao in polvere
baking powder | Backpulver, Weinsteinbackpulver, Weinstein-Backpulver | polvo de hornear, levadura qu\xEDmica, levadura en polvo, impulsor, polvos de hornear, Roya\
l polvo, polvo para hornear, gasificante | levure chimique, poudre \xE0 lever, poudre \xE0 p\xE2te, sachet de levure | lievito per dolci, lievito in polvere, lievito chi\
mico, bustina di lievito, lievito vanigliato
baking soda | Natron, Backnatron, Speisenatron, Haushaltsnatron | bicarbonato, bicarbonato de sodio, bicarbonato s\xF3dico | bicarbonate, bicarbonate de soude, bic\
arbonate alimentaire | bicarbonato di sodio, bicarbonato
yeast | Hefe, Trockenhefe, Germ, Trockengerm, Backhefe, Hefen | levadura, levadura seca, levadura de panader\xEDa, levaduras, levadura de panadero, levadura seca d\
e panader\xEDa, levadura instant\xE1nea | levure, levure de boulanger, levure boulang\xE8re, levure s\xE8che, levures | lievito, lievito di birra secco, lieviti, lievito se\
cco
fresh yeast | frische Hefe, Frischhefe, W\xFCrfel Hefe, Hefew\xFCrfel | levadura fresca, levadura prensada, levadura fresca de panadero | levure fra\xEEche, levure de bo\
ulanger fra\xEEche, cube de levure | lievito di birra, lievito fresco, lievito di birra fresco, cubetto di lievito, panetto di lievito
pectin | Gelierzucker, Pektin, Geliermittel | pectina | pectine, vitpris | pectina
marshmallow | Marshmallow, Marshmallows, M\xE4usespeck | malvavisco, malvaviscos, nubes de az\xFAcar, bombones marshmallow, masmelos, nubes de golosina | guimauve, gu\
imauves, chamallow, chamallows, marshmallows | marshmallow, toffolette
water | Wasser, Leitungswasser, Wassers, Nudelwasser, Kochwasser | agua, aguas, agua de cocci\xF3n | eau, eaux, eau de cuisson | acqua, acque, acqua di cottura
sparkling water | Mineralwasser, Sprudel, Sprudelwasser, Soda, Selters | agua con gas, soda, agua mineral, agua mineral con gas, sif\xF3n | eau gazeuse, eau p\xE9till\
ante, eau min\xE9rale | acqua frizzante, acqua gassata, acqua minerale
juice | Saft, Fruchtsaft | zumo, jugo, zumos, jugos | jus, jus de fruits | succo, succhi
apple juice | Apfelsaft, Apfelmost | zumo de manzana, jugo de manzana | jus de pomme, jus de pommes | succo di mela, succo di mele
coffee | Kaffee, Kaffees, Filterkaffee | caf\xE9, caf\xE9s | caf\xE9, caf\xE9s | caff\xE8, caff\xE8 americano
espresso | Espresso, Espressos | espresso, caf\xE9 expreso, expreso | espresso, expresso, caf\xE9 serr\xE9 | espresso, caff\xE8 espresso
tea | Tee, Schwarztee, Gr\xFCntee, Kr\xE4utertee, schwarzer Tee, gr\xFCner Tee, Tees | t\xE9, t\xE9 verde, t\xE9 negro, infusi\xF3n, t\xE9s | th\xE9, th\xE9 vert, th\xE9 noir, th\xE9s, infusion, t\
isane | t\xE8, t\xE8 verde, t\xE8 nero, tisana
cola | Cola, Coca-Cola | refresco de cola, cola, coca-cola | coca, cola, coca-cola | coca cola, cola
lemonade | Limonade, Limo, Zitronenlimonade, Zitronensprudel | limonada, gaseosa, refresco de lim\xF3n | limonade, citronnade | limonata, gazzosa, gassosa
# Milk (further)
sour milk | - | - | lait caill\xE9, lait aigre | latte acido, latte cagliato
rice cream | Reissahne | nata de arroz | cr\xE8me de riz | panna di riso
vegan butter | vegane Butter, Pflanzenbutter, veganer Butter | mantequilla vegana, mantequilla vegetal | beurre v\xE9g\xE9tal, beurre vegan | burro vegetale, burro ve\
gano
skyr | - | skyr | - | -
sheep cheese | Schafsmilchk\xE4se | - | - | formaggio di pecora
comte cheese | Beaufort | queso comt\xE9 | - | formaggio comt\xE9
swiss cheese | Emmenthaler, Schweizer K\xE4se | emental, queso emmental | emmental r\xE2p\xE9, fromage suisse | formaggio svizzero
fondue cheese | Fonduek\xE4se, Vacherin | queso para fondue | fromage \xE0 fondue | formaggio per fonduta
reblochon cheese | Reblochon | queso reblochon | tomme de Savoie, saint-marcellin | formaggio reblochon
manchego cheese | - | queso de tetilla, idiaz\xE1bal, queso ib\xE9rico, torta del Casar | - | formaggio manchego
harz cheese | Harzer, Obatzda | - | fromage de Limbourg | -
bechamel | Mehlschwitze, Einbrenn | - | roux, sauce mornay | balsamella
vanilla ice cream | Milcheis | helado de vainilla | glace \xE0 la vanille, glace vanille | gelato alla vaniglia, gelato alla crema
tzatziki | Tsatsiki, Zaziki, Tzatziki | tzatziki | tzatziki | tzatziki
cashew milk | Cashewmilch, Cashewdrink | leche de anacardos, bebida de anacardo | lait de cajou, lait de noix de cajou | latte di anacardi
# Meat in general (further)
red meat | rotes Fleisch | - | viandes rouges | carni rosse
cold cuts of pork | Wurstaufschnitt | fiambre, fiambres | charcuteries | salumi, salume
beef hamburger patty | Burgerpatty, Burgerpatties, Hacksteak | carne de hamburguesa, medall\xF3n de carne, medallones de carne | galette de b\u0153uf | svizzera di carn\
e, medaglione di manzo
beef jerky | Beef Jerky, Trockenfleisch vom Rind | ternera seca, tiras de ternera seca | b\u0153uf s\xE9ch\xE9, viande de b\u0153uf s\xE9ch\xE9e | beef jerky
# Beef and veal (further)
beef chuck | Schmorfleisch, Rinderschulter, Rindsgulasch, Siedfleisch | aguja de ternera, carne para guisar, ternera para guisar, carne de res para guisar, diez\
millo | b\u0153uf \xE0 braiser, jumeau, b\u0153uf \xE0 bourguignon, joue de b\u0153uf, joues de b\u0153uf | polpa di manzo, cappello del prete, guancia di manzo, guance di manzo, bollito\
 di manzo
beef round | Rouladen, Rinderrouladen, Rindsrouladen, Rouladenfleisch, Rinderroulade | tapa de ternera, babilla, peceto, cuadril, redondo | tende de tranche, ro\
ast-beef | noce di manzo, girello, fesa di manzo, magatello, scamone, straccetti di manzo
beef sirloin | Rumpsteaks, Rindsfilet, Rinderh\xFCfte | lomo de res, filete de ternera, filetes de ternera, entrecots, arrachera, entra\xF1a, churrasco, asado de tira\
, bife de chorizo, pica\xF1a | pav\xE9 de b\u0153uf | tagliata di manzo, fettine di manzo, bistecca di manzo
beef short rib | Rinderrippen, Rinderrippe, Short Ribs | costilla de res, costillas de res, costillas de ternera, costilla de ternera | travers de b\u0153uf | costin\
e di manzo
beef cheek | Rinderbacken, Rinderb\xE4ckchen, Ochsenbacken, Ochsenb\xE4ckchen, Kalbsb\xE4ckchen | carrillera de ternera, carrilleras de ternera | joue de veau, joues de \
veau | guancia di vitello, guanciale di vitello
beef liver | Lebern | h\xEDgado de cerdo | foies, foie de b\u0153uf, foie de porc | fegati, fegato di manzo, fegato di maiale, fegatelli
beef tripe | Kutteln, Pansen, Kuttel | mondongo, callos, tripa, tripas, panza de res, menudo de res | tripes, gras-double, tripe | trippa, lampredotto
beef kidney | Niere, Nieren, Nierchen, Rindernieren, Kalbsnieren | ri\xF1\xF3n, ri\xF1ones, ri\xF1ones de ternera | rognon, rognons, rognons de veau | rognone, rognoni, rog\
noncini
beef heart | Rinderherz | coraz\xF3n de res, coraz\xF3n de ternera, anticuchos | c\u0153ur de veau | cuore di manzo
veal sweetbread | Bries, Kalbsbries | mollejas, molleja, lechecillas | ris de veau, ris d'agneau | animelle, animella
beef offal | Innereien, Hirn | casquer\xEDa, asadura, sesos, v\xEDsceras, achuras, chinchulines, menudencias | abats, andouillette, cervelle, andouillettes, g\xE9siers d\
e canard | frattaglie, rigaglie, interiora, coratella, cervella, pajata
beef bone | Suppenknochen, Rinderknochen, Kalbsknochen | hueso de ternera, hueso de res, huesos de res | os de b\u0153uf, os de veau | ossa di manzo, osso di manzo
# Pork, ham, bacon and sausage (further)
cured pork fat | Lardo, wei\xDFer Speck, gr\xFCner Speck, R\xFCckenspeck, fetter Speck | tocino blanco, tocino ib\xE9rico, tocino salado | lard gras, barde de lard, bardes \
de lard, barde | -
bratwurst | Bratw\xFCrsten, Rostbratwurst, Rostbratw\xFCrste | salchicha alemana, salchichas alemanas, bratwurst | saucisse \xE0 griller, saucisses \xE0 griller | bratwurst\
, salsiccia tedesca
hot dog sausage | Frankfurter W\xFCrstchen, Bockw\xFCrstchen, Cocktailw\xFCrstchen, Wienerle, Saitenw\xFCrstchen, Wienerli | salchicha vienesa, salchichas vienesas, vienesa\
, panchos | saucisse \xE0 hot-dog, saucisses cocktail, saucisse viennoise | -
mortadella | - | - | - | mortadelle
pork blood sausage | Gr\xFCtzwurst, Panhas | prietas, sangre de cerdo | boudin antillais | biroldo
pork liver sausage | Leberw\xFCrste, Kalbsleberwurst | pat\xE9 de cerdo | mousse de foie | salsiccia di fegato, mazzafegato
pate | Fleischpastete, Terrine, Terrinen | pat\xE9s, pat\xE9 de campa\xF1a | p\xE2t\xE9 en cro\xFBte, terrine de campagne, rillettes de porc, rillettes d'oie, terrines, p\xE2t\xE9 de p\
orc | -
meat aspic | S\xFClzen | \xE1spic, gelatina de carne | aspic, gel\xE9e de viande | aspic, gelatina di carne
spam | Fr\xFChst\xFCcksfleisch, Dosenfleisch | carne enlatada, jamonilla, jam\xF3n del diablo | p\xE2t\xE9 de jambon en bo\xEEte | carne di maiale in scatola
# Poultry, lamb, game (further)
chicken leg | H\xE4hnchenbein, H\xE4hnchenbeine, ganze H\xE4hnchenkeule, ganze H\xE4hnchenkeulen | pierna de pollo, piernas de pollo, cuartos traseros de pollo, pata muslo \
| cuisse de volaille, cuisse de poulet, cuisses de poulet, cuisses de volaille | coscia di pollo intera, cosce di pollo intere, cosciotto di pollo
chicken drumstick | H\xE4hnchenunterschenkel, H\xE4hnchenunterkeule, H\xE4hnchenschlegel, H\xE4hnchenunterkeulen, Unterkeule vom Huhn | jamoncito de pollo, jamoncitos de po\
llo, muslito de pollo, muslitos de pollo | pilon de poulet, pilons de poulet | fuso di pollo, fusi di pollo, fusello di pollo, fuselli di pollo
cooked chicken | gegartes H\xE4hnchenfleisch, Grillh\xE4hnchen | pollo cocido, pollo desmenuzado, pollo deshebrado, pollo rostizado | poulet cuit, reste de poulet, re\
stes de poulet | pollo cotto, pollo lesso, pollo bollito
chicken stomach | H\xFChnermagen, H\xFChnerherzen | mollejas de pollo | g\xE9sier, g\xE9siers, g\xE9siers confits | durelli, cuori di pollo, rigaglie di pollo
chicken sausage | Gefl\xFCgelwurst, Gefl\xFCgelw\xFCrstchen, Gefl\xFCgelbratwurst, H\xE4hnchenwurst | salchichas de pollo, salchicha de pollo | saucisse de volaille, saucisses\
 de volaille | salsiccia di pollo, w\xFCrstel di pollo
turkey ham | Putenschinken, Truthahnschinken, Gefl\xFCgelschinken, Putenaufschnitt | jam\xF3n de pavo, fiambre de pavo | jambon de dinde, jambon de volaille | prosciu\
tto di tacchino, affettato di tacchino
turkey bacon | Putenspeck, Putenbacon | bacon de pavo, tocino de pavo, beicon de pavo | bacon de dinde, lardons de volaille, allumettes de volaille, lardons de \
dinde | bacon di tacchino
lamb leg | Lammhaxe, Lammhaxen, Lammstelze, Lammkeulen | piernas de cordero, pata de cordero | gigots | coscia d'agnello, stinco d'agnello, cosciotto di agnello\

boar pork | Wildschwein, Wildschweinfleisch, Wildschweingulasch | jabal\xED, carne de jabal\xED | sanglier, marcassin, viande de sanglier | cinghiale, carne di cinghi\
ale
gyro meat | D\xF6nerfleisch, Gyrosfleisch, Gyros, Kebabfleisch | carne de kebab, carne al pastor | viande \xE0 kebab, viande de kebab | carne kebab, carne di kebab
# Animal fats, gelatin, honey (further)
lard or butter | - | manteca, mantecas | - | -
suet | Nierenfett | grasa de ternera, grasa de vaca, grasa de vacuno | graisse de rognon | grasso di rognone
gummy gelatin candy | Gummib\xE4rchen, Fruchtgummi, Gummib\xE4ren, Weingummi | gomitas, gominolas, ositos de goma, golosinas de gelatina | bonbons g\xE9lifi\xE9s, oursons g\
\xE9lifi\xE9s | caramelle gommose, orsetti gommosi
royal jelly | Gel\xE9e royale, Propolis | jalea real, prop\xF3leo, prop\xF3leos | gel\xE9e royale, propolis | pappa reale, propoli
# Alcohol (further)
mulled wine | Gl\xFChwein, Punsch, Gl\xF6gg, Feuerzangenbowle, Bowle | vino caliente, ponche, sangr\xEDa | vin chaud, punch, sangria | vin brul\xE9, sangria
hard cider | \xC4ppelwoi, Ebbelwoi | sidra natural | cidre brut, cidre doux, cidre fermier | sidro di mele
kirsch | Kirschschnaps, Kirschlik\xF6r | kirsch, aguardiente de cerezas | eau-de-vie de cerise | kirsch
liqueur | Mandellik\xF6r, Kr\xE4uterlik\xF6r, Cassislik\xF6r, Kokoslik\xF6r, Limoncello, Maraschino, Sahnelik\xF6r | pachar\xE1n, licor de hierbas, triple sec | cr\xE8me de cassis, liq\
ueur d'orange, chartreuse, cura\xE7ao | liquore all'arancia, rosolio, alkermes, nocino
advocaat liqueur | Eierlik\xF6r, Eierpunsch | rompope, licor de huevo, ponche de huevo | liqueur aux \u0153ufs, advocaat, lait de poule | liquore all'uovo, vov, zabov
irish cream liqueur | Baileys, Irish Cream | crema irlandesa, baileys, crema de whisky | cr\xE8me de whisky, baileys | crema di whisky, baileys
port wine | Madeirawein | vino de Madeira | vin de porto, banyuls, pineau des Charentes | vino porto, madeira
alcohol free beer | alkoholfreies Bier | cerveza sin alcohol | bi\xE8re sans alcool | birra analcolica, birra senza alcol
alcohol free wine | alkoholfreier Wein | vino sin alcohol | vin sans alcool | vino analcolico
# Pulses (further)
baked beans | gebackene Bohnen | alubias con tomate | haricots blancs \xE0 la sauce tomate | fagioli in salsa
adzuki bean | Adzukibohnen, Azukibohnen | azuki, alubias azuki, jud\xEDas azuki | haricots azuki, azuki | azuki, fagioli azuki
sugar snap pea | Zuckerschoten-Erbsen, Knackerbsen | guisantes dulces, guisante dulce | pois croquants, pois sugar snap | piselli dolci croccanti, piselli dolci\
 da sgranocchiare
pea protein | Erbsenprotein, Erbseneiwei\xDF | prote\xEDna de guisante | prot\xE9ine de pois, prot\xE9ines de pois | proteine di piselli, proteine del pisello
falafel | Falafel, Falafeln | falafel | falafel, falafels | falafel
# Grains, flours and starches without gluten (further)
grain | Getreidek\xF6rner | granos | grains | -
arborio rice | Arborio, Milchreisreis | arroz arborio, arroz carnaroli | riz carnaroli, arborio | carnaroli, arborio, vialone nano, riso roma
black rice | schwarzer Reis, Venere-Reis | arroz negro integral, arroz venere | riz noir | riso nero, riso rosso
cooked rice | gekochter Reis, gekochten Reis, Reis vom Vortag | arroz cocido, arroz hervido, arroz del d\xEDa anterior | riz cuit | riso bollito, riso cotto, riso \
lesso
rice cake | Reiswaffel, Reiswaffeln | tortitas de arroz, tortita de arroz | galettes de riz souffl\xE9, galette de riz souffl\xE9 | gallette di riso, galletta di riso\

puffed rice | Puffreis, gepuffter Reis | arroz inflado | riz souffl\xE9 | riso soffiato
teff flour | Teffmehl | harina de teff | farine de teff | farina di teff
corn on the cob | - | mazorca de ma\xEDz, mazorcas de ma\xEDz | \xE9pis de ma\xEFs | -
canned corn | Mais aus der Dose | ma\xEDz en lata, ma\xEDz en conserva | ma\xEFs en bo\xEEte, ma\xEFs en conserve | mais in scatola
baby corn | Minimais, Babymais | mini mazorcas, mazorquitas, maicitos | mini ma\xEFs, \xE9pis de ma\xEFs nains | mini pannocchie
cornmeal | - | harina precocida de ma\xEDz | - | fioretto di mais
popcorn | Popcorn | palomitas, palomitas de ma\xEDz, pochoclo, crispetas, canchita, cotufas, cabritas | pop-corn, ma\xEFs \xE0 \xE9clater | popcorn, pop corn
arrowroot | Pfeilwurzelmehl, Pfeilwurzst\xE4rke | arrurruz | arrow-root | maranta, fecola di maranta
lentil flour | Linsenmehl | harina de lentejas | farine de lentilles | farina di lenticchie
potato flakes | Kartoffelp\xFCreepulver, Kartoffelflocken | pur\xE9 de patatas instant\xE1neo, copos de patata, copos de pur\xE9 de patata | flocons de pomme de terre, pur\xE9\
e en flocons, flocons de pommes de terre | fiocchi di patate, pur\xE8 istantaneo
# Vegetables (further)
onion powder | Zwiebelpulver, Zwiebelgranulat | cebolla en polvo | oignon en poudre, poudre d'oignon | cipolla in polvere
french fried onions | R\xF6stzwiebeln | cebolla frita crujiente, cebolla crujiente | oignons frits | cipolle fritte, cipolla croccante
ramps | - | ajo de oso | - | -
tortilla chips | Maischips | chips de tortilla | chips de ma\xEFs, tortillas chips | tortilla chips
parsley root | Petersilienwurzel, Petersilienwurzeln | ra\xEDz de perejil | racine de persil, persil tub\xE9reux | radice di prezzemolo
yam | Yams, Yamswurzel | \xF1ame, \xF1ames | igname, ignames | igname
taro | Taro | taro, malanga, ocumo | taro | taro
broccolini | Wilder Brokkoli, Bimi | bimi, broccolini | broccolini | broccoletti
romanesco | - | romanescu | chou romanesco | romanesco
turnip greens | R\xFCbstiel, St\xE4ngelmus, Cima di Rapa | hojas de nabo, nabizas | fanes de navet | cima di rapa
kimchi | Kimchi | kimchi | kimchi | kimchi
frozen spinach | TK-Spinat, Tiefk\xFChlspinat | espinacas congeladas | \xE9pinards surgel\xE9s | spinaci surgelati
romaine lettuce | Romana | - | salade romaine | -
iceberg lettuce | Eisbergsalat | lechuga iceberg | laitue iceberg, salade iceberg, iceberg | lattuga iceberg
cress | Kresse, Gartenkresse | berro de jard\xEDn, mastuerzo | cressonnette, cresson al\xE9nois | crescione di terra, crescione inglese
dandelion greens | L\xF6wenzahn | diente de le\xF3n | pissenlit, pissenlits | tarassaco, dente di leone
nettle | Brennnessel, Brennnesseln | ortiga, ortigas | ortie, orties | ortica, ortiche
artichoke heart | Artischockenherz, Artischockenb\xF6den | coraz\xF3n de alcachofa, corazones de alcachofas | c\u0153ur d'artichaut, c\u0153urs d'artichauts, fond d'artichaut, \
fonds d'artichauts | cuori di carciofo, cuori di carciofi
crushed tomato | passierten Tomaten | passata, pur\xE9 de jitomate | passata | passata di pomodori
tomato puree | Tomatenp\xFCree, passierte Tomate | pur\xE9 de tomate | pur\xE9e de tomates, pur\xE9e de tomate | purea di pomodoro
roasted red pepper | gegrillte Paprika, ger\xF6stete Paprika | pimiento del piquillo, pimientos del piquillo, pimiento asado, pimientos asados, piquillos | poivron\
s grill\xE9s, poivrons marin\xE9s, piquillos | peperoni arrostiti, peperoni grigliati, peperoni sott'olio
red chili | Peperoncino, rote Chili | chile rojo, cayena entera, rocoto | piments oiseaux, piment frais | peperoncino fresco, peperoncino rosso
green chili | gr\xFCne Chili, gr\xFCne Chilischote, gr\xFCne Peperoni | chile verde, guindilla verde, aj\xED verde, chiles verdes, pimiento de Padr\xF3n | piment vert, piments\
 verts | peperoncino verde
dried chili | getrocknete Chili, getrocknete Chilischote, getrocknete Chilischoten | chile seco, chiles secos, \xF1ora, \xF1oras, chile ancho, chile guajillo, chile p\
asilla, guindilla seca | piment s\xE9ch\xE9, piments s\xE9ch\xE9s, piment sec | peperoncino secco, peperoncini secchi, peperone crusco, peperoni cruschi
zucchini blossom | Zucchinibl\xFCten | flor de calabaza, flores de calabac\xEDn, flores de calabaza | fleurs de courgette, fleur de courgette | fiori di zucca, fiori \
di zucchina, fiore di zucca
pumpkin puree | K\xFCrbisp\xFCree | pur\xE9 de calabaza | pur\xE9e de potiron, pur\xE9e de courge, pur\xE9e de citrouille | purea di zucca, crema di zucca
dill pickle | Essiggurkerl, Salzgurken, Senfgurken, saure Gurke | pepinillos en vinagre | - | cetriolini sottaceto, cetrioli sottaceto
dried mushroom | getrocknete Pilze, getrocknete Shiitake, Trockenpilze | setas secas, setas deshidratadas, hongos secos, shiitake secos | champignons s\xE9ch\xE9s, ch\
ampignons noirs | funghi secchi
porcini mushroom | Steinpilzen, Herrenpilze | hongos boletus | - | -
shiitake mushroom | Shiitake-Pilze | setas shiitake | - | funghi shiitake
truffle oil | Tr\xFCffel\xF6l | aceite de trufa | huile de truffe, huile \xE0 la truffe | olio al tartufo, olio tartufato
bean sprouts | Mungosprossen, Sojakeime, Mungobohnenkeimlinge | germinado de soya, diente de drag\xF3n | - | germogli di fagioli mungo
alfalfa sprouts | Sprossen, Keimlinge, Alfalfasprossen, Keime | brotes, germinados, brotes de alfalfa, brotes germinados | graines germ\xE9es, pousses de luzerne, \
alfalfa, germes | germogli, germogli di alfalfa, germogli misti
mixed greens | Salatmischung, gemischter Salat, Wildkr\xE4utersalat, Pfl\xFCcksalat, Mesclun | mezclum, brotes tiernos, mezcla de lechugas, ensalada variada | mesclun\
, jeunes pousses, salade m\xE9lang\xE9e | misticanza, insalatina, insalata mista, songino misto
bamboo shoots | Bambus | - | - | -
hearts of palm | Palmherzen, Palmenherzen | palmito, palmitos | c\u0153urs de palmier, c\u0153ur de palmier | cuori di palma
grape leaf | Weinbl\xE4tter, Weinblatt | hojas de parra, hoja de parra | feuilles de vigne, feuille de vigne | foglie di vite
wakame | Wakame | wakame, alga wakame | wakame | wakame, alga wakame
kombu | Kombu | kombu, alga kombu | kombu | kombu, alga kombu
seaweed salad | Algensalat | ensalada de algas | salade d'algues | insalata di alghe
chayote | Chayote | chayote, chayotes | chayote, christophine, chouchou | chayote, zucca spinosa
jicama | Yambohne | j\xEDcama | jicama | jicama
lotus root | Lotuswurzel | ra\xEDz de loto | racine de lotus | radice di loto
vegetable mix | Kaisergem\xFCse, Gem\xFCsemischung, TK-Gem\xFCsemischung | verduras congeladas, verdura congelada, verduras variadas | l\xE9gumes surgel\xE9s, jardini\xE8re de l\xE9\
gumes, po\xEAl\xE9e de l\xE9gumes surgel\xE9e | minestrone surgelato, misto di verdure
# Fruit (further)
frozen mixed berries | TK-Beeren, Beerenmix, Waldfr\xFCchte, Beerenfr\xFCchte | frutas del bosque, frutas rojas | fruits rouges surgel\xE9s | -
lime zest | Limettenschale, Limettenabrieb | ralladura de lima, piel de lima | zeste de citron vert, zeste de lime | scorza di lime
lime leaf | Kaffirlimettenbl\xE4tter, Limettenbl\xE4tter, Kaffirlimettenblatt | hojas de lima kaffir, hojas de lima, hoja de lima | feuilles de combava, feuilles de k\
affir, combava | foglie di lime
orange zest | Orangenschale, Orangenabrieb, Orangenzeste | ralladura de naranja, piel de naranja, c\xE1scara de naranja | zeste d'orange, zestes d'orange | scorza \
d'arancia, scorza di arancia, buccia d'arancia
elderberry | Holunderbeeren, Holunder, Holunderbl\xFCten, Fliederbeeren | sa\xFAco, bayas de sa\xFAco, flor de sa\xFAco | sureau, baies de sureau, fleurs de sureau | sambuc\
o, bacche di sambuco, fiori di sambuco
sea buckthorn berry | Sanddorn | espino amarillo | argousier | olivello spinoso
sour cherry | Sauerkirsche, Weichseln, Schattenmorelle, Sauerkirschen, Schattenmorellen | cereza \xE1cida, guinda, guindas, cerezas \xE1cidas | griotte, griottes, cer\
ise acide, cerises acides | visciole, amarena, amarene, visciola
canned peach | Dosenpfirsiche, Pfirsiche aus der Dose | melocot\xF3n en alm\xEDbar, melocotones en alm\xEDbar, duraznos en alm\xEDbar | p\xEAches au sirop | pesche sciroppate
canned pineapple | Dosenananas, Ananas aus der Dose, Ananasst\xFCcke | pi\xF1a en alm\xEDbar, pi\xF1a en conserva, pi\xF1a en lata | ananas en bo\xEEte, ananas au sirop, ananas e\
n conserve | ananas sciroppato, ananas in scatola
honeydew melon | Honigmelonen, Cantaloupe, Galiamelone, Zuckermelone | - | - | -
quince paste | Quittenbrot, Quittengelee | dulce de membrillo, carne de membrillo, ate de membrillo | p\xE2te de coing, p\xE2te de coings | cotognata
jackfruit | Jackfrucht, Jackfruit | yaca, jackfruit | fruit du jacquier, jacquier, jaque | jackfruit
dragon fruit | Drachenfrucht, Pitahaya | pitahaya, pitaya | fruit du dragon, pitaya | frutto del drago, pitaya
desiccated coconut | Kokosett, Kokosnussraspel | coco deshidratado | coco r\xE2p\xE9e, coco r\xE2p\xE9 | cocco rap\xE8, farina di cocco rap\xE8, cocco disidratato
coconut water | Kokoswasser | agua de coco | eau de coco | acqua di cocco
tiger nut | Erdmandel, Erdmandeln | chufa, chufas | souchet, noix tigr\xE9e | zigolo dolce
mixed dried fruit | getrocknete Fr\xFCchte, Trockenfr\xFCchten, Backobst | fruta desecada, orejones variados | fruits d\xE9shydrat\xE9s | -
dried currant | Korinthe | pasas de Corinto, pasa de Corinto | raisins de Corinthe secs, raisin de Corinthe | uva di Corinto, uvetta di Corinto
dried fig | getrocknete Feigen, Trockenfeigen | higos secos, higo seco | figues s\xE8ches, figue s\xE8che, figues s\xE9ch\xE9es | fichi secchi, fico secco
dried apricot | getrocknete Aprikosen, Trockenaprikosen, getrocknete Marillen | orejones, orej\xF3n, albaricoques secos, orejones de albaricoque | abricot sec, abr\
icots secs | albicocche secche, albicocca secca
dried cranberry | getrocknete Cranberries, getrocknete Cranberrys | ar\xE1ndanos secos, ar\xE1ndanos deshidratados, ar\xE1ndanos rojos secos | cranberries s\xE9ch\xE9es, canne\
berges s\xE9ch\xE9es | mirtilli rossi secchi, mirtilli essiccati, mirtilli disidratati
# Herbs (further)
lovage | Liebst\xF6ckel, Maggikraut | lev\xEDstico, apio de monte | liv\xE8che, ache des montagnes | levistico, sedano di monte
curry leaf | Currybl\xE4tter | hojas de curry | feuilles de curry, feuille de curry, feuilles de cari | foglie di curry
lemon balm | Zitronenmelisse, Melisse | melisa, toronjil | m\xE9lisse | melissa
lavender | Lavendel | lavanda | lavande | lavanda
purslane | Portulak | verdolaga, verdolagas | pourpier | portulaca
# Spices (further)
pink peppercorn | rosa Pfeffer, rosa Beeren, gr\xFCner Pfeffer | pimienta rosa, pimienta verde | baies roses, poivre vert | pepe rosa, pepe verde
sichuan pepper | Szechuanpfeffer, Sichuanpfeffer | pimienta de Sichuan, pimienta de Szechuan | poivre de Sichuan, poivre du Sichuan | pepe di Sichuan
cumin seed | Kreuzk\xFCmmelsamen, Schwarzk\xFCmmel | semillas de comino, comino en grano, comino negro | graines de cumin, nigelle, graines de nigelle | semi di cumin\
o, nigella, semi di nigella
ground cumin | gemahlener Kreuzk\xFCmmel, Kreuzk\xFCmmelpulver | comino molido | cumin en poudre, cumin moulu | cumino in polvere
caraway seed | K\xFCmmelsamen, K\xFCmmelk\xF6rner | - | graines de carvi | cumino dei prati
cinnamon stick | Stange Zimt | rama de canela, palo de canela, ramas de canela | b\xE2tons de cannelle, cannelle en b\xE2ton | bastoncino di cannella, stecche di cann\
ella
mace | Muskatbl\xFCte, Macis | macis | macis | macis
ground ginger | Ingwerpulver, gemahlener Ingwer | jengibre en polvo, jengibre molido | gingembre en poudre, gingembre moulu | zenzero in polvere
garam masala | Garam Masala | garam masala | garam masala | garam masala
fennel seed | Fenchelsamen | semillas de hinojo, semilla de hinojo | graines de fenouil | semi di finocchio, finocchietto, finocchietto selvatico
fenugreek | Bockshornklee, Bockshornkleesamen | fenogreco, alholva | fenugrec | fieno greco
five-spice powder | F\xFCnf-Gew\xFCrze-Pulver, F\xFCnf-Gew\xFCrz-Pulver | cinco especias, polvo de cinco especias, cinco especias chinas | cinq \xE9pices | cinque spezie, cinq\
ue spezie cinesi
pumpkin pie spice | Lebkuchengew\xFCrz, Spekulatiusgew\xFCrz, Pumpkin Spice | especias para pan de jengibre, mezcla de especias para calabaza | \xE9pices \xE0 pain d'\xE9pices\
, m\xE9lange pain d'\xE9pices, m\xE9lange \xE0 pain d'\xE9pices | spezie per pan di zenzero, mix di spezie per dolci, pisto
ras el hanout | Ras el Hanout | ras el hanout | ras el hanout | ras el hanout
sumac | Sumach, Sumak | zumaque | sumac | sumac, sommacco
annatto | Annatto | bijol, pasta de achiote | - | annatto
food coloring | Lebensmittelfarbe, Lebensmittelfarben | colorante alimentario, colorante, colorantes | colorant alimentaire, colorant | colorante alimentare
msg | Glutamat, Geschmacksverst\xE4rker, Natriumglutamat | glutamato, glutamato monos\xF3dico | glutamate | glutammato
chipotle in adobo | Chipotle in Adobosauce, Chipotles in Adobo | chipotle en adobo, chiles chipotles en adobo, chipotle adobado, chiles chipotles adobados, chil\
e chipotle adobado | chipotle en adobo, piments chipotle en sauce adobo | chipotle in adobo
taco seasoning | Tacogew\xFCrz, Fajitagew\xFCrz | sazonador para tacos, sazonador para fajitas | \xE9pices \xE0 tacos, \xE9pices \xE0 fajitas, \xE9pices mexicaines | spezie per taco\
s
# Seeds (further)
flaxseed oil | Lein\xF6l | aceite de lino, aceite de linaza | huile de lin | olio di lino, olio di semi di lino
psyllium husk | Flohsamen, Flohsamenschalen | psyllium, psilio, c\xE1scara de psyllium, c\xE1scara de psilio | psyllium, t\xE9guments de psyllium | psillio, cuticole di \
psillio, buccia di psillio
# Oils and fats (further)
corn oil | Maiskeim\xF6l, Mais\xF6l | aceite de ma\xEDz | huile de ma\xEFs | olio di mais, olio di semi di mais
grapeseed oil | Traubenkern\xF6l | aceite de semillas de uva, aceite de pepita de uva | huile de p\xE9pins de raisin | olio di vinaccioli
pumpkin seed oil | K\xFCrbiskern\xF6l, Kern\xF6l | aceite de semillas de calabaza, aceite de pepitas de calabaza | huile de p\xE9pins de courge, huile de courge | olio di s\
emi di zucca
avocado oil | Avocado\xF6l | aceite de aguacate | huile d'avocat | olio di avocado
shortening | Pflanzenfett, Backfett, Frittierfett | manteca vegetal, grasa vegetal | graisse v\xE9g\xE9tale | grasso vegetale, margarina dura
cooking spray | Backspray, Backtrennspray, Trennspray | aceite en spray, espray antiadherente | spray de cuisson, huile en spray | spray staccante, olio spray
cocoa butter | Kakaobutter | manteca de cacao, mantequilla de cacao | beurre de cacao | burro di cacao
# Sauces, vinegars and condiments (further)
cider vinegar | - | vinagre de sidra | vinaigre de pomme | -
balsamic glaze | Balsamicocreme, Crema di Balsamico | crema de vinagre bals\xE1mico, reducci\xF3n de vinagre bals\xE1mico, crema de M\xF3dena, crema bals\xE1mica | cr\xE8me de ba\
lsamique, cr\xE8me balsamique | glassa di aceto balsamico, crema di aceto balsamico, glassa balsamica
malt vinegar | Malzessig | vinagre de malta | vinaigre de malt | aceto di malto
pasta sauce | Nudelsauce, Nudelso\xDFe, Pastasauce | salsa para pasta | sauce pour p\xE2tes | sugo per pasta, sugo pronto
salsa | Salsa, Tacosauce, Salsasauce | salsa mexicana, pico de gallo, salsa roja, salsa brava | sauce salsa, salsa | salsa messicana
sweet chili sauce | s\xFC\xDFe Chilisauce, Sweet-Chili-Sauce, s\xFC\xDFscharfe Chilisauce | salsa de chile dulce, salsa agridulce picante | sauce chili douce, sauce sweet c\
hili | salsa chili dolce, salsa al peperoncino dolce
chili sauce | Chilisauce, Chiliso\xDFe | salsa de chili | sauce chili | salsa chili, salsa al peperoncino
sriracha | Sriracha | sriracha | sriracha | sriracha
sambal oelek | Sambal Oelek, Sambal | sambal oelek | sambal oelek | sambal oelek
red curry paste | Thai-Currypaste, gelbe Currypaste | pasta de curry rojo | p\xE2te de curry rouge | pasta di curry rosso
green curry paste | gr\xFCne Curry-Paste, thail\xE4ndische gr\xFCne Currypaste | pasta de curry verde | p\xE2te de curry vert, p\xE2te de curry verte | pasta di curry verde
tamarind paste | Tamarinde, Tamarindenpaste | tamarindo, pasta de tamarindo | tamarin, p\xE2te de tamarin | tamarindo, pasta di tamarindo
wasabi | Wasabi, Wasabipaste | wasabi | wasabi | wasabi
cocktail sauce | Cocktailsauce, Cocktailso\xDFe | salsa rosa, salsa golf, salsa c\xF3ctel | sauce cocktail | salsa rosa, salsa cocktail
caesar dressing | Caesar-Dressing, Caesardressing | salsa c\xE9sar, aderezo c\xE9sar | sauce c\xE9sar, sauce caesar | salsa caesar
vegetable bouillon cube | Gem\xFCsebr\xFChw\xFCrfel, Gem\xFCsesuppenw\xFCrfel | pastilla de caldo vegetal, cubito de caldo vegetal, pastilla de caldo de verduras | cube de bou\
illon de l\xE9gumes, bouillon cube de l\xE9gumes | dado vegetale, dado vegetale fatto in casa
liquid seasoning | Maggi, Maggiw\xFCrze, Fl\xFCssigw\xFCrze, Suppenw\xFCrze, Streuw\xFCrze, Aromat | jugo Maggi, salsa Maggi, sazonador | ar\xF4me Maggi, maggi | salsa maggi
mango chutney | Chutney, Mangochutney | chutney, chutney de mango | chutney, chutney de mangue | chutney, chutney di mango
# Sweets and baking (further)
preserving sugar | Gelierpulver | az\xFAcar para mermelada, az\xFAcar gelificante | sucre \xE0 confiture, sucre g\xE9lifiant | zucchero gelificante, fruttapec
date syrup | - | sirope de d\xE1til, sirope de d\xE1tiles | sirop de dattes, sirop de datte | sciroppo di datteri
apple syrup | Apfeldicksaft, Apfelkraut, Birnendicksaft, R\xFCbensirup, R\xFCbenkraut | sirope de manzana | sirop de pomme, sirop de Li\xE8ge | succo concentrato di mela\

pomegranate molasses | Granatapfelsirup, Granatapfelmelasse | melaza de granada | m\xE9lasse de grenade | melassa di melograno, melassa di melagrana
marmalade | Orangenmarmelade, Bitterorangenmarmelade | mermelada de naranja, mermelada de naranja amarga | marmelade d'orange, confiture d'orange | marmellata d\
i arance, marmellata d'arance
dark chocolate | Bitterschokolade, Zartbitterkuvert\xFCre, dunkle Schokolade, Schokis | cobertura de chocolate, chocolate fondant, chocolate para postres, chocolat\
e puro, chocolate de cobertura | chocolat p\xE2tissier, chocolat de couverture, chocolat \xE0 cuire, chocolat dessert | cioccolato amaro, fondente, cioccolati
chocolate sauce | Schokoladensauce, Schokosauce, Schokoladenso\xDFe, Schokoso\xDFe | salsa de chocolate, sirope de chocolate | sauce chocolat, sauce au chocolat, napp\
age chocolat | salsa al cioccolato, topping al cioccolato
toffee | Toffee, Sahnebonbons | tofe, toffee, caramelos de leche | toffee, carambar | toffee, caramelle mou
vanilla bean | Vanilleschote, Vanilleschoten, Mark einer Vanilleschote | vaina de vainilla, vainas de vainilla, rama de vainilla, ramas de vainilla | gousses de\
 vanille, gousse de vanille | baccello di vaniglia, stecca di vaniglia, bacche di vaniglia, bacca di vaniglia
vanilla pudding mix | Vanillepuddingpulver, Puddingpulver Vanille | polvo para natillas, preparado para flan, flan en polvo, preparado de natillas | pr\xE9paration\
 pour flan, poudre \xE0 cr\xE8me, flan en poudre, pr\xE9paration pour cr\xE8me | preparato per budino, preparato per crema pasticcera
lemon extract | Zitronenaroma, Zitronenextrakt | esencia de lim\xF3n, extracto de lim\xF3n, aroma de lim\xF3n | ar\xF4me citron, extrait de citron | aroma di limone, aroma \
limone, fialetta di limone
rum extract | Rumaroma, Rum-Aroma | esencia de ron, aroma de ron | ar\xF4me rhum | aroma rum, fialetta di rum, aroma di rum
rose water | Rosenwasser, Orangenbl\xFCtenwasser | agua de rosas, agua de azahar | eau de rose, eau de fleur d'oranger, fleur d'oranger | acqua di rose, acqua di f\
iori d'arancio, fiori d'arancio, millefiori aroma
cream of tartar | Weinstein | cremor t\xE1rtaro | cr\xE8me de tartre | cremor tartaro
citric acid | Zitronens\xE4ure | \xE1cido c\xEDtrico | acide citrique | acido citrico
xanthan gum | Xanthan, Johannisbrotkernmehl, Guarkernmehl | goma xantana, xantana, goma guar, goma x\xE1ntica, garrof\xEDn | gomme xanthane, xanthane, gomme de guar, \
farine de caroube gomme | gomma di xantano, xantano, farina di semi di carrube, gomma di guar
carob powder | Carob, Johannisbrotmehl | algarroba, harina de algarroba | caroube, farine de caroube, poudre de caroube | carruba, farina di carrube, carrube
icing | Zuckerguss, Tortenguss, Kuchenglasur, Zuckerglasur, Fondant | glasa, ba\xF1o de az\xFAcar, fondant | fondant blanc, p\xE2te \xE0 sucre | glassa di zucchero, pasta d\
i zucchero
sprinkles | Streusel bunt, Zuckerstreusel, Schokostreusel, Liebesperlen, Zuckerperlen | fideos de colores, granillo de az\xFAcar, virutas de colores, virutas de ch\
ocolate, grageas, chispas de colores | vermicelles en sucre, vermicelles color\xE9s, vermicelles au chocolat, perles de sucre | zuccherini, codette, codette di cio\
ccolato, granella di zucchero, zuccherini colorati
cake mix | Backmischung, Kuchenmischung, Backmischungen | preparado para bizcocho, mezcla para pastel, mezcla para torta, preparado para tarta | pr\xE9paration pou\
r g\xE2teau, pr\xE9paration pour g\xE2teaux, mix pour g\xE2teau | preparato per torte, preparato per dolci
candy | Bonbon, Bonbons, S\xFC\xDFigkeiten, S\xFC\xDFigkeit | chuches, golosinas | bonbon, bonbons, friandise, friandises | caramella, caramelle
licorice | Lakritze, Lakritz, S\xFC\xDFholz | regaliz, orozuz | r\xE9glisse | liquirizia
custard powder | Cremepulver | polvo de crema | poudre \xE0 flan | polvere per crema
protein powder | Proteinpulver, Eiwei\xDFpulver, Proteinshake-Pulver | prote\xEDna en polvo, polvo de prote\xEDna | prot\xE9ine en poudre, prot\xE9ines en poudre, poudre prot\xE9\
in\xE9e | proteine in polvere, polvere proteica
lemon curd | Lemon Curd, Zitronencreme Aufstrich | crema de lim\xF3n, lemon curd, cuajada de lim\xF3n | lemon curd, cr\xE8me de citron | lemon curd, crema al limone
maraschino cherry | Cocktailkirschen, Cocktailkirsche | cerezas confitadas, cerezas al marrasquino, guindas en alm\xEDbar | cerises confites, bigarreaux confits, c\
erises au sirop | ciliegie candite, ciliegie al maraschino, amarene sciroppate
sorbet | Fruchteis, Wassereis | - | - | -
vegan ice cream | veganes Eis, veganem Eis | helado vegano | glace vegan, glace v\xE9g\xE9tale | gelato vegano
ice | Eisw\xFCrfel, Crushed Ice, Eisw\xFCrfeln | hielo, cubitos de hielo, hielo picado | gla\xE7ons, gla\xE7on, glace pil\xE9e | ghiaccio, cubetti di ghiaccio
# Drinks (further)
espresso powder | Instantkaffee, l\xF6slicher Kaffee, Espressopulver, Kaffeepulver | caf\xE9 instant\xE1neo, caf\xE9 soluble | caf\xE9 soluble, caf\xE9 instantan\xE9, caf\xE9 lyophilis\
\xE9 | caff\xE8 solubile, caff\xE8 istantaneo
matcha | Matcha, Matchapulver | matcha, t\xE9 matcha | matcha, th\xE9 matcha | matcha, t\xE8 matcha
hot chocolate mix | Kakaogetr\xE4nk, Trinkschokolade, Nesquik, Kaba, Trinkschokoladenpulver | cola cao, chocolate en polvo, nesquik, chocolate a la taza | chocolat\
 en poudre, nesquik, banania, poudre chocolat\xE9e | cioccolata in polvere, preparato per cioccolata calda, nesquik
grape juice | Traubensaft, Traubenmost | zumo de uva, jugo de uva, mosto | jus de raisin | succo d'uva, mosto d'uva, succo di uva, mosto
pineapple juice | Ananassaft | zumo de pi\xF1a, jugo de pi\xF1a | jus d'ananas | succo d'ananas, succo di ananas
tomato juice | Tomatensaft | zumo de tomate, jugo de tomate | jus de tomate, jus de tomates | succo di pomodoro
cranberry juice | Cranberrysaft | zumo de ar\xE1ndanos, jugo de ar\xE1ndano | jus de canneberge, jus de cranberry | succo di mirtilli rossi, succo di mirtillo rosso
pomegranate juice | Granatapfelsaft | zumo de granada, jugo de granada | jus de grenade | succo di melagrana, succo di melograno
ginger ale | Ginger Ale, Ingwerbier | ginger ale, cerveza de jengibre | ginger ale, ginger beer, bi\xE8re de gingembre | ginger ale, ginger beer
tonic water | Tonic, Tonicwasser | t\xF3nica, agua t\xF3nica | tonic, eau tonique | acqua tonica
simple syrup | L\xE4uterzucker | jarabe simple, jarabe de az\xFAcar | sirop de sucre de canne, sirop de canne | sciroppo di zucchero
eggnog | Eggnog | ponche crema, eggnog | eggnog, lait de poule sans alcool | eggnog, latte di gallina
beef meat loaf | Fleischk\xE4s, Hackbraten | pastel de carne | pain de viande | polpettone
# Foods of the table that had no names yet: vegetables, herbs, mushrooms
sweet onion | s\xFC\xDFe Zwiebel, s\xFC\xDFe Zwiebeln | cebolla dulce, cebollas dulces | oignon doux, oignons doux | cipolla dolce, cipolle dolci
baby carrot | Babykarotten, Babykarotte, Babym\xF6hren, Fingerm\xF6hren | zanahorias baby, zanahoria baby, zanahorias mini | mini-carottes, carottes fanes, carottes n\
ouvelles | carote novelle, carotine, carotina
galangal | Galgant, Galgantwurzel | galanga | galanga | galanga
turmeric root | Kurkumawurzel, frische Kurkuma, frischer Kurkuma | ra\xEDz de c\xFArcuma, c\xFArcuma fresca | racine de curcuma, curcuma frais | radice di curcuma, curcu\
ma fresca
horseradish root | Meerrettichwurzel, frischer Meerrettich, Krenwurzel | ra\xEDz de r\xE1bano picante, r\xE1bano picante fresco | racine de raifort, raifort frais | radi\
ce di rafano, rafano fresco
cauliflower rice | Blumenkohlreis | arroz de coliflor | riz de chou-fleur, semoule de chou-fleur | riso di cavolfiore
collard greens | Blattkohl | hojas de berza | chou cavalier, chou vert fris\xE9 \xE0 feuilles | cavolo da foglia
romaine | Romanasalat, R\xF6mersalat, Romanasalatherz, Romanasalatherzen | lechuga romana, cogollo, cogollos, cogollos de Tudela | romaine, laitue romaine, c\u0153ur de\
 romaine, sucrine, sucrines | lattuga romana
poblano | Poblano, Poblano-Chili | chile poblano, poblano | piment poblano | peperoncino poblano
habanero | Habanero, Habaneros | chile habanero, habanero | piment habanero, habanero, piment antillais | peperoncino habanero, habanero
yellow squash | gelbe Zucchini, Patisson, Patissons | calabac\xEDn amarillo, calabacines amarillos | courgette jaune, courgettes jaunes, p\xE2tisson, p\xE2tissons | zucc\
hina gialla, zucchine gialle
acorn squash | Eichelk\xFCrbis, Kabocha | calabaza bellota, calabaza kabocha | courge poivr\xE9e, kabocha | zucca ghianda, zucca kabocha
spaghetti squash | Spaghettik\xFCrbis | calabaza espagueti, calabaza espaguetis | courge spaghetti | zucca spaghetti
cremini mushroom | braune Champignons, brauner Champignon, Steinchampignons, Cremini | champi\xF1\xF3n portobello peque\xF1o, champi\xF1ones marrones, champi\xF1\xF3n marr\xF3n | ch\
ampignons bruns, champignon brun, champignons ros\xE9s | champignon cremini, funghi cremini, champignon marroni
portobello mushroom | Portobello, Portobellos, Riesenchampignon, Riesenchampignons | portobello, portobellos, champi\xF1\xF3n portobello, champi\xF1ones portobello | por\
tobello, champignon portobello, champignons portobello | portobello, funghi portobello, fungo portobello
enoki mushroom | Enoki, Enokipilze, Enoki-Pilze | enoki, setas enoki | enoki, champignons enoki | enoki, funghi enoki
cantaloupe | Cantaloupe-Melone, Charentais-Melone | mel\xF3n cantalupo, mel\xF3n franc\xE9s, cantalupo | melon charentais, cantaloup, melon cantaloup | melone cantalupo,\
 melone retato
thai basil | Thai-Basilikum, Thaibasilikum | albahaca tailandesa, albahaca thai | basilic tha\xEF, basilic tha\xEFlandais | basilico thailandese, basilico tailandese
vegan kimchi | veganes Kimchi | kimchi vegano | kimchi v\xE9g\xE9talien, kimchi vegan | kimchi vegano
beet greens | Rote-Bete-Bl\xE4tter, R\xFCbenbl\xE4tter | hojas de remolacha | fanes de betterave | foglie di barbabietola
bitter melon | Bittermelone, Bittergurke | mel\xF3n amargo, calabaza amarga | concombre amer, margose | melone amaro
starfruit | Sternfrucht, Sternfr\xFCchte, Karambole | carambola, carambolas | carambole, caramboles | carambola, carambole
kumquat | Kumquat, Kumquats | kumquat, naranja enana, quinoto | kumquat, kumquats | kumquat, mandarino cinese
pea shoots | Erbsensprossen | brotes de guisante | pousses de pois | germogli di piselli
samphire | Queller, Salicornia | salicornia | salicorne, salicornes | salicornia, asparagi di mare
edible flower | essbare Bl\xFCten, essbare Bl\xFCte | flores comestibles, flor comestible | fleurs comestibles, fleur comestible | fiori eduli, fiore edule, fiori com\
mestibili
delicata squash | Hokkaido-K\xFCrbis | calabaza hokkaido, calabaza potimarr\xF3n | courge potimarron | zucca hokkaido
passion fruit pulp | Maracujap\xFCree, Passionsfruchtmark, Maracujamark | pulpa de maracuy\xE1 | pulpe de fruit de la passion, pur\xE9e de fruit de la passion | polpa di\
 frutto della passione
cape gooseberry | Physalis, Kapstachelbeere, Kapstachelbeeren | uchuvas, alquequenje | physalis, groseille du Cap | alchechengi
konjac | Konjak, Konjaknudeln, Shirataki | konjac, fideos de konjac, shirataki | konjac, vermicelles de konjac, shirataki | konjac, spaghetti di konjac, shirata\
ki
soup greens | Suppengr\xFCn, Suppengem\xFCse, Wurzelwerk, Bund Suppengr\xFCn | verduras para caldo, hierbas para caldo | l\xE9gumes pour pot-au-feu, bouquet de l\xE9gumes | od\
ori, odori per brodo
mangosteen | Mangostan, Rambutan, Longan | mangost\xE1n, rambut\xE1n, n\xEDspero, n\xEDsperos | mangoustan, ramboutan, n\xE8fle, n\xE8fles | mangostano, rambutan, nespola, nespol\
e
durian | Durian | duri\xE1n | durian | durian
wood ear mushroom | Mu-Err-Pilze, Mu Err, Judasohr | orejas de Judas, oreja de madera | oreilles-de-Judas | funghi neri cinesi, orecchie di Giuda
shimeji mushroom | Shimeji, Buchenpilze | setas shimeji, shimeji | shimeji, pleurotes shimeji | shimeji, funghi shimeji
fresh porcini | frische Steinpilze, Steinpilze frisch | boletus frescos | c\xE8pes frais | porcini freschi, funghi porcini freschi
wax pepper | milde Peperoni | pimiento italiano, piparra | piments doux | friggitello, peperoni friggitelli
natto | Natto | natto | natto | natto
pressed tofu | - | - | - | -
# Poultry, meat and fish
bone-in chicken thigh | H\xE4hnchenschenkel mit Knochen, H\xE4hnchenoberkeulen mit Knochen | muslos de pollo con hueso, contramuslos con hueso | hauts de cuisse avec \
os, haut de cuisse avec os | sovracosce con osso, sovracosce di pollo con osso
cooked turkey | gekochte Putenbrust, gegarte Pute, Putenreste | pavo cocido, pavo asado | dinde cuite, dinde r\xF4tie | tacchino cotto, tacchino arrosto
lean ground beef | mageres Rinderhackfleisch, mageres Rinderhack, Tatar vom Rind | carne picada magra, carne picada de ternera magra | b\u0153uf hach\xE9 maigre, b\u0153uf h\
ach\xE9 5 % | macinato magro, macinato magro di manzo, carne macinata magra
flank steak | Flanksteak, Flank-Steak, Bavette vom Rind | vac\xEDo | bavette d'aloyau, hampe | bavetta di manzo, diaframma di manzo
italian sausage | Salsiccia, italienische Bratwurst | salchicha italiana, salchichas italianas | saucisse italienne, saucisses italiennes | salsiccia italiana
canadian bacon | kanadischer Speck | tocino canadiense, beicon de lomo | bacon de dos, bacon canadien | bacon canadese
ham steak | Kasslerbraten, Kasseler Nacken | lomo de Sajonia | kassler | carr\xE9 affumicato, kassler
mahi mahi | Mahi-Mahi, Goldmakrele | mahi mahi, lampuga, dorado de altura | mahi-mahi, dorade coryph\xE8ne | lampuga, mahi mahi
ground veal | Kalbshackfleisch, Kalbshack | ternera blanca picada, carne picada de ternera blanca | veau hach\xE9 | vitello macinato
ground beef and pork | Hackfleisch gemischt, gemischtes Hackfleisch, gemischtem Hackfleisch, gemischtes Hack, Hackfleisch halb und halb, gemischtes Faschiertes \
| carne picada mixta, carne picada de cerdo y ternera | hach\xE9 de porc et b\u0153uf, viande hach\xE9e porc et b\u0153uf | macinato misto, carne macinata mista
veal chop | Kalbskotelett, Kalbskoteletts | chuleta de ternera blanca, chuletas de ternera blanca | c\xF4te de veau, c\xF4tes de veau | costoletta di vitello, costole\
tte di vitello
wild boar | Wildschweinragout | - | - | -
pork back fat | Schweinespeck, R\xFCckenspeck vom Schwein | tocino fresco | cr\xE9pine | lardo di schiena
salt pork | gesalzener Schweinebauch, P\xF6kelspeck | panceta salada | porc sal\xE9, lard sal\xE9 | pancetta salata
sausage casing | Wurstdarm, Schweinedarm | tripa para embutir, tripa de cerdo | boyau, boyaux | budello, budello naturale
speck | - | speck | speck | -
'nduja | - | nduja | nduja | -
pastrami | - | pastrami | - | pastrami
cooked pork | gekochtes Schweinefleisch, Bratenaufschnitt | cerdo asado, cerdo cocido | r\xF4ti de porc cuit, porc cuit | arrosto di maiale, maiale cotto
merguez | - | merguez | - | merguez
mexican chorizo | frische Chorizo | chorizo mexicano | chorizo frais | chorizo fresco
boudin | - | butifarra blanca | - | weisswurst
turkey leg | Putenkeule, Putenkeulen, Putenoberkeule, Putenunterkeule | muslo de pavo, muslos de pavo, contramuslo de pavo | cuisse de dinde, cuisses de dinde, \
pilon de dinde | coscia di tacchino, cosce di tacchino
smoked turkey | ger\xE4ucherte Putenbrust, ger\xE4ucherte Pute | pavo ahumado, pechuga de pavo ahumada | dinde fum\xE9e, blanc de dinde fum\xE9 | tacchino affumicato
cornish hen | - | picant\xF3n, picantones, pollito, coquelet | - | -
pheasant | - | - | - | -
duck confit | Entenconfit, Confit von der Ente | - | cuisse de canard confite, cuisses de canard confites | confit d'anatra
chicken gizzard | - | corazones de pollo | g\xE9siers de volaille, c\u0153urs de volaille | ventrigli di pollo
chicken carcass | H\xFChnerkarkasse, H\xFChnerklein, Gefl\xFCgelkarkasse | carcasa de pollo, carcasas de pollo | carcasse de poulet, carcasse de volaille | carcassa di p\
ollo
escargot | - | - | - | -
branzino | ganzer Fisch | pescado entero | bars, poisson entier | -
arctic char | Saiblingsfilet, Seesaibling | trucha alpina, salvelino | filet d'omble | -
whitefish | Felchen, Renke, Renken, Mar\xE4ne | cor\xE9gono | cor\xE9gone, lavaret, f\xE9ra | coregone, lavarello
canned mackerel | Makrele aus der Dose, Makrelenfilets aus der Dose | caballa en conserva, caballa en aceite, caballa enlatada | maquereaux en bo\xEEte, maquereau \
en bo\xEEte, filets de maquereau en conserve | sgombro in scatola
pickled herring | Matjesfilets | arenque en vinagre, arenques en vinagre, arenque marinado | hareng marin\xE9, harengs marin\xE9s | aringa marinata, aringhe marinate
tarama | Tarama | tarama | \u0153ufs de cabillaud fum\xE9s | tarama
fish cake | Fischfrikadelle, Fischfrikadellen | pastel de pescado, tortita de pescado | croquette de poisson, galette de poisson | polpetta di pesce, polpette d\
i pesce
crab legs | K\xF6nigskrabbenbeine, Krabbenbeine | patas de cangrejo, patas de centollo | pattes de crabe | chele di granchio
whole crab | ganze Krabbe | - | - | granchio intero, granciporro
cooked shrimp | gekochte Garnelen, Eismeergarnelen, Cocktailgarnelen, B\xFCsumer Krabben | gambas cocidas, langostinos cocidos | crevettes cuites, crevettes roses \
cuites | gamberetti cotti, gamberi cotti, gamberetti precotti
sea urchin | - | - | - | -
canned clams | Venusmuscheln aus der Dose | almejas en conserva, almejas enlatadas | palourdes en bo\xEEte, palourdes en conserve | vongole in scatola, vongole al \
naturale
duck breast | Entenbrustfilet, Barbarie-Entenbrust | magrets | filet de canard | petti d'anatra
duck leg | - | muslo de pato | - | coscia d'anatra
capon | Kapaun | - | - | -
lamb kidney | Lammnieren, Lammherz | ri\xF1ones de cordero | rognons d'agneau | rognone d'agnello, rognoni d'agnello
beef rib roast | Roastbeef am Knochen | costillar de ternera, lomo alto con hueso | c\xF4tes de b\u0153uf, train de c\xF4tes | -
beef rump cap | Picanha | picanha, tapilla | picanha, aiguillette de rumsteck | picanha, codone di manzo
fish bones | Fischkarkassen, Fischgr\xE4ten, Fischk\xF6pfe | espinas de pescado, espinas y cabezas de pescado | ar\xEAtes de poisson, parures de poisson | lische di pesc\
e, carcasse di pesce
pork bone | Schweineknochen | huesos de cerdo, hueso de cerdo | os de porc | ossa di maiale, osso di prosciutto
chicken skin | H\xFChnerhaut, H\xE4hnchenhaut | piel de pollo | peau de poulet | pelle di pollo
cooked bacon | gebratener Speck, ausgelassener Speck, knuspriger Speck | beicon frito, bacon crujiente | lard grill\xE9, bacon grill\xE9, lardons grill\xE9s | pancetta c\
roccante, bacon croccante
cooked ground beef | gebratenes Hackfleisch, angebratenes Hackfleisch | carne picada cocinada | viande hach\xE9e cuite | carne macinata cotta
cooked chicken thigh | gebratene H\xE4hnchenschenkel, gegarte H\xE4hnchenkeule | muslos de pollo asados | cuisses de poulet cuites, cuisses de poulet r\xF4ties | cosce d\
i pollo arrosto, cosce di pollo cotte
cooked lamb | gebratenes Lammfleisch, Lammbraten gegart | cordero asado, cordero cocido | agneau cuit, agneau r\xF4ti | agnello cotto, agnello arrosto
breakfast sausage | Fr\xFChst\xFCcksw\xFCrstchen, N\xFCrnberger Rostbratw\xFCrste, N\xFCrnberger W\xFCrstchen | salchichas de desayuno | saucisses du petit-d\xE9jeuner | salsiccette
# Dairy and what stands for it
half-and-half | Halbrahm, Kaffeesahne zehn Prozent | crema ligera mitad leche | cr\xE8me l\xE9g\xE8re \xE0 12 % | panna e latte a met\xE0
nonfat greek yogurt | fettarmer griechischer Joghurt, griechischer Joghurt 0 %, griechischer Joghurt 2 %, fettfreier griechischer Joghurt | yogur griego desnata\
do, yogur griego 0 %, yogur griego ligero | yaourt grec 0 %, yaourt grec all\xE9g\xE9, yaourt \xE0 la grecque 0 % | yogurt greco 0 %, yogurt greco magro, yogurt greco se\
nza grassi
monterey jack | Monterey Jack | queso monterey jack, monterey jack | monterey jack | monterey jack
low moisture mozzarella | geriebener Mozzarella, Pizzak\xE4se, Mozzarella gerieben | mozzarella rallada, mozzarella para pizza, queso mozzarella rallado | mozzarel\
la r\xE2p\xE9e, mozzarella \xE0 pizza | mozzarella per pizza, mozzarella grattugiata, mozzarella a julienne
grated parmesan | geriebener Parmesan, geriebenen Parmesan, Parmesan gerieben | parmesano rallado, queso parmesano rallado | parmesan r\xE2p\xE9 | parmigiano grattugi\
ato, Parmigiano Reggiano grattugiato, grana grattugiato
parmesan rind | Parmesanrinde | corteza de parmesano | cro\xFBte de parmesan | crosta di parmigiano, croste di parmigiano
light cream cheese | Frischk\xE4se light, fettarmer Frischk\xE4se, leichter Frischk\xE4se, Frischk\xE4se leicht | queso crema light, queso de untar light, queso crema liger\
o | fromage frais all\xE9g\xE9, fromage \xE0 tartiner all\xE9g\xE9 | formaggio spalmabile light, formaggio fresco light
unsweetened almond milk | unges\xFC\xDFte Mandelmilch, Mandeldrink unges\xFC\xDFt, Mandelmilch unges\xFC\xDFt | leche de almendras sin az\xFAcar, bebida de almendras sin az\xFAcar | la\
it d'amande non sucr\xE9, boisson amande sans sucres | latte di mandorla non zuccherato, bevanda di mandorla senza zuccheri
vegan cream cheese | veganer Frischk\xE4se, pflanzlicher Frischk\xE4se | queso crema vegano, queso de untar vegano | fromage frais v\xE9g\xE9tal, fromage \xE0 tartiner vegan |\
 formaggio spalmabile vegano, formaggio cremoso vegetale
colby | Colby | queso colby | colby | colby
muenster | - | queso munster | fromage munster | munster
low-fat cottage cheese | magerer H\xFCttenk\xE4se, H\xFCttenk\xE4se light, fettarmer H\xFCttenk\xE4se, k\xF6rniger Frischk\xE4se light | reques\xF3n desnatado, queso cottage desnatado, qu\
eso cottage light | cottage cheese all\xE9g\xE9 | fiocchi di latte light, fiocchi di latte magri
fat-free evaporated milk | fettarme Kondensmilch, magere Kondensmilch | leche evaporada desnatada | lait concentr\xE9 \xE9cr\xE9m\xE9 non sucr\xE9 | latte evaporato magro
hard goat cheese | Ziegenhartk\xE4se, Ziegengouda, Ziegenschnittk\xE4se | queso de cabra curado, queso curado de cabra | tomme de ch\xE8vre, ch\xE8vre sec | caprino stagion\
ato, formaggio di capra stagionato
part-skim ricotta | fettarmer Ricotta, Ricotta light | ricotta light, ricotta baja en grasa | ricotta all\xE9g\xE9e | ricotta light, ricotta magra
mexican crema | Smetana | crema agria mexicana, smetana | smetana | smetana
oaxaca cheese | Oaxaca-K\xE4se | - | fromage d'Oaxaca | formaggio Oaxaca
ricotta salata | gesalzener Ricotta | ricotta salada | ricotta sal\xE9e, ricotta salata | -
asiago | Asiago, Mimolette | queso asiago, queso mimolette | asiago | -
scamorza | Scamorza, Caciocavallo, R\xE4uchermozzarella | scamorza, caciocavallo | scamorza, caciocavallo | -
boursin | Kr\xE4uterfrischk\xE4se, Knoblauch-Kr\xE4uter-Frischk\xE4se | queso a las finas hierbas, queso crema con hierbas | fromage ail et fines herbes, fromage frais ail \
et fines herbes | formaggio fresco alle erbe
brown cheese | Brunost | queso marr\xF3n noruego | brunost | brunost
ayran | - | ayran | ayran | ayran
goat yogurt | Ziegenjoghurt, Schafsjoghurt, Schafjoghurt | yogur de cabra, yogur de oveja | yaourt de ch\xE8vre, yaourt de brebis, yaourt au lait de brebis | yogur\
t di capra, yogurt di pecora
chocolate milk | Schokomilch, Kakaomilch | leche con chocolate, batido de chocolate | lait chocolat\xE9, lait au chocolat | latte al cioccolato
pasteurized egg white | pasteurisiertes Eiwei\xDF, fl\xFCssiges Eiwei\xDF | claras pasteurizadas, clara pasteurizada, claras de huevo pasteurizadas | blancs d'\u0153ufs paste\
uris\xE9s, blanc d'\u0153uf liquide | albume pasteurizzato, albumi pasteurizzati
pasteurized egg | Fl\xFCssigei, pasteurisiertes Ei | huevo l\xEDquido pasteurizado, huevo pasteurizado | \u0153uf entier pasteuris\xE9, \u0153ufs entiers liquides | uovo pastorizz\
ato, uova pastorizzate
cashew cream | Cashewcreme, Cashewsahne | nata de anacardos | cr\xE8me de cajou, cr\xE8me de noix de cajou | panna di anacardi
coconut milk beverage | Kokosdrink, Kokosnussdrink, Kokos-Reis-Drink | bebida de coco | boisson coco, boisson \xE0 la noix de coco | bevanda al cocco
coconut whipped cream | Kokosschlagsahne, geschlagene Kokossahne | nata montada de coco | chantilly de coco, cr\xE8me fouett\xE9e de coco | panna montata di cocco
vegan sour cream | vegane saure Sahne, veganer Schmand | crema agria vegana, nata agria vegana | cr\xE8me aigre v\xE9g\xE9tale | panna acida vegana, panna acida vegetale\

buttermilk powder | Buttermilchpulver | suero de mantequilla en polvo | babeurre en poudre | latticello in polvere
vegan liquid egg | fl\xFCssiger Ei-Ersatz, veganes R\xFChrei | huevo l\xEDquido vegano | \u0153uf liquide v\xE9g\xE9tal | uovo liquido vegetale
# Bread and pasta
gluten-free burger bun | glutenfreies Burgerbr\xF6tchen, glutenfreie Burgerbr\xF6tchen, glutenfreie Br\xF6tchen, glutenfreies Br\xF6tchen | pan de hamburguesa sin gluten, p\
anes de hamburguesa sin gluten | pain burger sans gluten, pains burger sans gluten | panino per hamburger senza glutine, panini per hamburger senza glutine
gluten-free pizza crust | glutenfreier Pizzateig, glutenfreier Pizzaboden | masa de pizza sin gluten, base de pizza sin gluten | p\xE2te \xE0 pizza sans gluten | base\
 pizza senza glutine, impasto per pizza senza glutine
taco shell | Taco-Schale, Taco-Schalen, Tacoschalen, Tacoschale | tortilla crujiente para tacos, conchas de taco | coquille \xE0 tacos, coquilles \xE0 tacos | guscio \
per tacos, gusci per tacos
hoagie roll | Baguettebr\xF6tchen | pan de bocadillo, bocata | pain \xE0 sandwich long | filoncino per panini
english muffin | englisches Muffin-Br\xF6tchen, Toastbr\xF6tchen, Toasties | panecillo ingl\xE9s, muffin ingl\xE9s | muffin anglais, muffins anglais | muffin inglese, muffi\
n inglesi
cornbread | Maisbrot | pan de ma\xEDz | pain de ma\xEFs | pane di mais
pound cake | Sandkuchen, R\xFChrkuchen | bizcocho cuatro cuartos, bizcocho de mantequilla | quatre-quarts, quatre-quart | torta quattro quarti, plumcake
angel food cake | Angel Food Cake, Engelskuchen | pastel de \xE1ngel | g\xE2teau des anges | torta degli angeli
biscuit dough | Croissantteig, Frischteig f\xFCr Br\xF6tchen | masa de croissant refrigerada | p\xE2te \xE0 croissants | impasto per croissant
multigrain bread | Mehrkornbrot, K\xF6rnerbrot, Saatenbrot | pan multicereales, pan de cereales, pan con semillas | pain aux c\xE9r\xE9ales, pain multic\xE9r\xE9ales, pain aux\
 graines | pane multicereali, pane ai cereali, pane ai semi
raisin bread | Rosinenbrot, Rosinenstuten | pan de pasas | pain aux raisins secs | pane all'uvetta, pane con uvetta
chocolate wafer | Schokoladenkekse, Schokokekse | galletas de chocolate, galleta de chocolate | biscuits au chocolat, g\xE2teaux secs au chocolat | biscotti al cio\
ccolato, biscotto al cioccolato
gluten-free tortilla | glutenfreie Tortilla, glutenfreie Tortillas, glutenfreie Wraps | tortilla sin gluten, tortillas sin gluten | tortilla sans gluten, tortil\
las sans gluten | tortilla senza glutine, tortillas senza glutine, piadina senza glutine
chapati | Chapati, Chapatis, Roti | chapati, chapatis, roti | chapati, chapatis, roti | chapati, roti
papadum | Papadam, Papadams, Papadum | papadum, papadums | papadum, papadums, poppadom | papadum, poppadum
panettone | Panettone, Christstollen, Stollen | panettone, rosc\xF3n | panettone, brioche tress\xE9e | panettone, pandoro, colomba
milk bread | Milchbrot | pan de leche, medias noches | - | pane al latte
soda bread | Sodabrot, irisches Sodabrot | pan de soda | pain au bicarbonate, soda bread | pane irlandese, soda bread
rice cracker | Reiscracker, Reiskr\xE4cker | galletas saladas de arroz | crackers de riz | cracker di riso
puffed rice cake | Maiswaffel, Maiswaffeln | tortitas de ma\xEDz | galettes de ma\xEFs | gallette di mais
meringue nest | - | merengue seco, merengues secos | nid de meringue | -
simit | Sesamring, Simit | simit | simit | simit
low-carb tortilla | Low-Carb-Wrap, Low-Carb-Wraps, Eiwei\xDF-Wraps | tortilla baja en carbohidratos | tortilla pauvre en glucides | piadina proteica, tortilla low \
carb
keto bread | Eiwei\xDFbrot, Proteinbrot, Low-Carb-Brot | pan proteico, pan keto, pan bajo en carbohidratos | pain prot\xE9in\xE9, pain keto | pane proteico, pane chetoge\
nico
cooked pasta | gekochte Nudeln, gekochte Pasta, gekochte Spaghetti | pasta cocida, espaguetis cocidos | p\xE2tes cuites, spaghetti cuits | pasta cotta, pasta gi\xE0 c\
otta
chow mein noodle | gebratene Nudeln knusprig | fideos chow mein, fideos crujientes | nouilles chow mein | noodles croccanti, chow mein
cooked brown rice | gekochter Naturreis, gekochter Vollkornreis | arroz integral cocido | riz complet cuit, riz brun cuit | riso integrale cotto
cooked quinoa | gekochte Quinoa, gekochter Quinoa | quinoa cocida, quinua cocida | quinoa cuit | quinoa cotta
cooked couscous | gekochter Couscous, gegarter Couscous | cusc\xFAs cocido | couscous cuit | cous cous cotto
spinach pasta | gr\xFCne Nudeln, Spinatnudeln, gr\xFCne Bandnudeln | pasta de espinacas, pasta verde | p\xE2tes aux \xE9pinards, p\xE2tes vertes | pasta verde, pasta agli spin\
aci, lasagne verdi
soup pasta | Buchstabennudeln | fideos para sopa, fideos finos, fideo fino, pasta para sopa, fideos cabell\xEDn | vermicelle, p\xE2tes \xE0 potage, petites p\xE2tes | pasti\
na, stelline, filini, capelli d'angelo
dried sp\xE4tzle | - | sp\xE4tzle | sp\xE4tzles, knepfles | -
masarepa | Harina PAN, vorgekochtes Maismehl, Masarepa | - | farine de ma\xEFs pr\xE9cuite, masarepa | farina di mais precotta, masarepa
grits | Maisgr\xFCtze, Grits | s\xE9mola de ma\xEDz blanca, grits | gruau de ma\xEFs, grits | grits di mais
steel-cut oats | Hafergr\xFCtze, Steel Cut Oats | avena cortada, avena troceada | avoine concass\xE9e, avoine \xE9point\xE9e | avena spezzata, avena decorticata tagliata
instant oatmeal | Schmelzflocken, zarte Haferflocken, Instant-Haferflocken, Instanthaferflocken | avena instant\xE1nea, copos de avena finos | petits flocons d'avo\
ine, flocons d'avoine instantan\xE9s | fiocchi d'avena piccoli, avena istantanea
popcorn kernel | Popcornmais | ma\xEDz para palomitas, ma\xEDz pira | ma\xEFs \xE0 pop-corn, ma\xEFs \xE0 popcorn | mais per popcorn
cooked lentil | gekochte Linsen, Linsen aus der Dose, vorgekochte Linsen | lentejas cocidas, lentejas en conserva, lentejas de bote, lentejas ya cocidas | lenti\
lles cuites, lentilles en bo\xEEte, lentilles en conserve | lenticchie cotte, lenticchie in scatola, lenticchie precotte, lenticchie lessate
dried black bean | getrocknete schwarze Bohnen | alubias negras secas, frijoles negros secos, jud\xEDas negras secas | haricots noirs secs | fagioli neri secchi
dried kidney bean | getrocknete Kidneybohnen | alubias rojas secas, jud\xEDas rojas secas, frijoles rojos secos | haricots rouges secs | fagioli rossi secchi
dried pinto bean | getrocknete Wachtelbohnen | alubias pintas secas, jud\xEDas pintas secas | haricots pinto secs | fagioli borlotti secchi
dried great northern bean | getrocknete Riesenbohnen | judiones secos | haricots cocos secs | fagioli bianchi di Spagna secchi, fagioli di Spagna secchi
dried fava bean | getrocknete Ackerbohnen, getrocknete dicke Bohnen | habas secas | f\xE8ves s\xE8ches, f\xE8ves s\xE9ch\xE9es | fave secche
dried soybean | getrocknete Sojabohnen | soja en grano, habas de soja secas | graines de soja s\xE8ches | soia secca, fagioli di soia secchi
sushi rice cooked | gekochter Sushireis | arroz de sushi cocido | riz \xE0 sushi cuit | riso per sushi cotto
broken rice | Parboiledreis | arroz vaporizado, arroz sancochado | riz \xE9tuv\xE9, riz incollable | -
wheat biscuit cereal | Weizenkissen, Weetabix | cereales de trigo integral, weetabix | weetabix, c\xE9r\xE9ales de bl\xE9 complet | weetabix
barley flakes | Gerstenflocken, Dinkelflocken, Roggenflocken | copos de espelta, copos de centeno, copos de cebada | flocons d'\xE9peautre, flocons de seigle, floc\
ons d'orge | fiocchi di farro, fiocchi d'orzo, fiocchi di segale
veggie chips | Gem\xFCsechips | chips de verduras, chips vegetales | chips de l\xE9gumes | chips di verdure
gluten-free gnocchi | glutenfreie Gnocchi | \xF1oquis sin gluten | gnocchis sans gluten, gnocchi sans gluten | gnocchi senza glutine
gluten-free lasagna noodle | glutenfreie Lasagneplatten | l\xE1minas de lasa\xF1a sin gluten, placas de lasa\xF1a sin gluten | feuilles de lasagne sans gluten | lasagne \
senza glutine, sfoglie per lasagne senza glutine
# Cans, jars, stocks
tomatoes with green chilies | Tomaten mit gr\xFCnen Chilis | tomates con chiles verdes | tomates aux piments verts | pomodori con peperoncini verdi
canned young jackfruit | junge Jackfrucht, Jackfruit aus der Dose, junge Jackfruit | jackfruit en conserva, yaca en conserva, yaca verde | jacquier en bo\xEEte, je\
une jacquier, jacquier vert | jackfruit in scatola, jackfruit al naturale
navy bean | kleine wei\xDFe Bohnen | alubias blancas peque\xF1as | haricots cocos, petits haricots blancs | fagioli bianchi piccoli
hominy | Hominy-Mais | ma\xEDz pozolero, mote, ma\xEDz mote | ma\xEFs lessiv\xE9 | mais bianco nixtamalizzato
sweet pickle | s\xFC\xDFsaure Gurken, Gew\xFCrzgurken s\xFC\xDF | pepinillos dulces, pepinillos agridulces | cornichons aigres-doux, pickles doux | cetriolini agrodolci, cetri\
olini in agrodolce
pickle relish | Gurkenrelish, Relish | relish de pepinillos, salsa relish | relish de cornichons, relish | relish di cetriolini
canned green chili | gr\xFCne Chilis aus der Dose | chiles verdes en lata, chiles verdes enlatados | piments verts en bo\xEEte | peperoncini verdi in scatola
pickled jalapeno | eingelegte Jalape\xF1os, eingelegte Jalapeno, Jalape\xF1os aus dem Glas | jalape\xF1os en vinagre, jalape\xF1os encurtidos | jalape\xF1os marin\xE9s, jalape\xF1os\
 au vinaigre | jalape\xF1os sottaceto, jalapeno sottaceto
pepperoncini | eingelegte Peperoni, Peperoni aus dem Glas | guindillas en vinagre, piparras en vinagre, guindillas encurtidas | piments doux au vinaigre | peper\
oncini sottaceto, lombardi
water chestnut | Wasserkastanie, Wasserkastanien | casta\xF1a de agua, casta\xF1as de agua | ch\xE2taigne d'eau, ch\xE2taignes d'eau | castagna d'acqua, castagne d'acqua
cooked beet | gekochte Rote Bete, vorgekochte Rote Bete, Rote Bete vorgegart, gegarte Rote Bete, eingelegte Rote Bete | remolacha cocida, remolachas cocidas | b\
etterave cuite, betteraves cuites | barbabietola cotta, barbabietole cotte, barbabietola precotta, barbabietole precotte, rapa rossa cotta
low-sodium chicken stock | salzarme H\xFChnerbr\xFChe, natriumarme H\xFChnerbr\xFChe | caldo de pollo bajo en sal, caldo de pollo bajo en sodio | bouillon de poulet pauvre \
en sel, bouillon de volaille \xE0 teneur r\xE9duite en sel | brodo di pollo a basso contenuto di sale
low-sodium vegetable stock | salzarme Gem\xFCsebr\xFChe, natriumarme Gem\xFCsebr\xFChe | caldo de verduras bajo en sal, caldo de verduras bajo en sodio | bouillon de l\xE9gume\
s pauvre en sel, bouillon de l\xE9gumes \xE0 teneur r\xE9duite en sel | brodo vegetale a basso contenuto di sale, brodo vegetale iposodico
dashi powder | Dashipulver, Dashi-Pulver, Instant-Dashi | dashi en polvo | dashi en poudre | dashi in polvere
kombu dashi | Kombu-Dashi, Kombudashi | dashi de kombu | dashi au kombu, dashi de kombu | dashi di kombu
cream of mushroom soup | Champignoncremesuppe aus der Dose, Pilzcremesuppe aus der Dose | crema de champi\xF1ones en lata | velout\xE9 de champignons en bo\xEEte, cr\xE8me \
de champignons en bo\xEEte | crema di funghi in scatola
cream of chicken soup | H\xFChnercremesuppe aus der Dose | crema de pollo en lata | velout\xE9 de poulet en bo\xEEte, cr\xE8me de poulet en bo\xEEte | crema di pollo in scatol\
a
enchilada sauce | Enchiladasauce, Enchilada-Sauce, Enchiladaso\xDFe | salsa para enchiladas, salsa de enchiladas | sauce enchilada | salsa per enchiladas
fruit cocktail | Fruchtcocktail | macedonia en alm\xEDbar, c\xF3ctel de frutas | cocktail de fruits, salade de fruits au sirop | macedonia sciroppata
canned mixed fruit | Obst aus der Dose, Birnen aus der Dose, Aprikosen aus der Dose | peras en alm\xEDbar, albaricoques en alm\xEDbar, fruta en alm\xEDbar | poires au si\
rop, abricots au sirop, fruits au sirop | pere sciroppate, albicocche sciroppate, frutta sciroppata
canned green bean | gr\xFCne Bohnen aus der Dose, Brechbohnen aus der Dose | jud\xEDas verdes en conserva, jud\xEDas verdes de bote | haricots verts en bo\xEEte, haricots v\
erts en conserve | fagiolini in scatola
canned pea | Erbsen aus der Dose | guisantes en conserva, guisantes de bote, guisantes de lata | petits pois en bo\xEEte, petits pois en conserve | piselli in scat\
ola
canned sweet potato | S\xFC\xDFkartoffeln aus der Dose | boniato en conserva | patates douces en conserve | patate dolci in scatola
stewed tomatoes | geschmorte Tomaten | tomates guisados, tomate guisado | tomates \xE9tuv\xE9es, compot\xE9e de tomates | pomodori stufati
lupini bean | Lupinenkerne | - | - | -
preserved lemon | Salzzitrone, Salzzitronen, eingelegte Zitrone | lim\xF3n en conserva, lim\xF3n encurtido, limones encurtidos | citron confit, citrons confits, citro\
n confit au sel | limone confit, limoni sotto sale, limone sotto sale
caperberry | - | alcaparr\xF3n | c\xE2pron, c\xE2pre \xE0 queue | cucunci, frutti del cappero
giardiniera | Mixed Pickles | encurtidos variados, banderillas | pickles de l\xE9gumes | giardiniera di verdure
pickled red onion | eingelegte rote Zwiebel, eingelegte rote Zwiebeln, Silberzwiebeln s\xFC\xDFsauer | cebolla morada encurtida, cebolla encurtida | oignons rouges au\
 vinaigre, oignon rouge marin\xE9, oignons rouges marin\xE9s | cipolle rosse sottaceto, cipolla rossa marinata
pickled ginger | Sushi-Ingwer, eingelegter Ingwer, Gari | jengibre encurtido | gingembre marin\xE9, gingembre au vinaigre | zenzero marinato, zenzero sottaceto
ajvar | Ajvar | ajvar | ajvar | ajvar
cherry pie filling | Kirschgr\xFCtze, Kirschf\xFCllung | relleno de cereza | garniture de cerises | farcitura di ciliegie
creamed coconut | Kokosmus, Kokoscreme fest | manteca de coco, pasta de coco | pur\xE9e de coco, cr\xE8me de coco solide | -
cream of coconut | ges\xFC\xDFte Kokoscreme, Cream of Coconut | crema de coco azucarada, crema de coco para pi\xF1a colada | cr\xE8me de coco sucr\xE9e | crema di cocco zucche\
rata
sweetened condensed coconut milk | gezuckerte Kokoskondensmilch, Kokoskondensmilch | leche condensada de coco | lait de coco concentr\xE9 sucr\xE9, lait concentr\xE9 de \
coco | latte condensato di cocco
demi glace | Kalbsfond konzentriert, Kalbsjus | demi-glace, salsa demiglace | fond de veau d\xE9shydrat\xE9, fond de veau li\xE9 | demi-glace
aquafaba | Kichererbsenwasser, Aquafaba | aquafaba | aquafaba, eau de pois chiches, jus de pois chiches | aquafaba, acqua di ceci
# Baking and sweets
cashew flour | Cashewmehl, gemahlene Cashewkerne, gemahlene Cashews | harina de anacardo, anacardos molidos | poudre de noix de cajou, farine de cajou | farina \
di anacardi
ground hazelnuts | gemahlene Haseln\xFCsse, gemahlene Haseln\xFCssen, gemahlenen Haseln\xFCsse, Haselnussmehl | avellanas molidas, avellana molida, harina de avellana | \
poudre de noisette, poudre de noisettes, noisettes en poudre, noisettes moulues | farina di nocciole, nocciole tritate finemente, nocciole macinate
amaranth flour | Amaranthmehl | harina de amaranto | farine d'amarante | farina di amaranto
matzo meal | Matzemehl, Matzenmehl | harina de matz\xE1, pan \xE1cimo molido | farine de matza, farine azyme | farina di matzo, farina di pane azzimo
stuffing mix | F\xFCllungsmischung | mezcla para relleno | pr\xE9paration pour farce | preparato per ripieno
corn husk | Maisbl\xE4tter, Maish\xFCllen | hojas de ma\xEDz, hojas de ma\xEDz secas, hojas para tamales | feuilles de ma\xEFs | foglie di mais
golden syrup | Zuckerr\xFCbensirup hell, heller Zuckersirup, Golden Syrup | jarabe dorado, golden syrup | golden syrup, sirop dor\xE9 | golden syrup, sciroppo dorato
semisweet chocolate | Halbbitterschokolade, Halbbitterkuvert\xFCre, halbbittere Schokolade | chocolate semiamargo, chocolate semidulce | chocolat mi-amer | cioccol\
ato semidolce, cioccolato semifondente
vegan dark chocolate | vegane Zartbitterschokolade, vegane Schokolade, milchfreie Schokolade | chocolate negro vegano, chocolate vegano | chocolat noir vegan, c\
hocolat noir v\xE9g\xE9tal, chocolat sans lait | cioccolato fondente vegano, cioccolato vegano
vegan chocolate chip | vegane Schokotropfen, vegane Schokoladentropfen | pepitas de chocolate veganas, chispas de chocolate veganas | p\xE9pites de chocolat vegan,\
 p\xE9pites de chocolat v\xE9ganes | gocce di cioccolato vegane
unsweetened chocolate | unges\xFC\xDFte Schokolade, Kakaomasse, hundertprozentige Schokolade | chocolate sin az\xFAcar, pasta de cacao | chocolat non sucr\xE9, p\xE2te de caca\
o | massa di cacao
sandwich cookie | Oreo, Oreo-Kekse, Oreos, Doppelkekse | galletas oreo, galleta oreo, oreo | oreo, biscuits oreo | oreo, biscotti oreo
malted milk powder | Malzmilchpulver, Ovomaltine | leche malteada en polvo | lait malt\xE9 en poudre, ovomaltine | latte maltato in polvere
butterscotch chip | Karamelltropfen, Butterscotch-Tropfen | pepitas de caramelo, chispas de caramelo | p\xE9pites de caramel | gocce di caramello, gocce al caramel\
lo
maple sugar | Ahornzucker | az\xFAcar de arce | sucre d'\xE9rable | zucchero d'acero
hazelnut chocolate spread | - | - | - | crema di nocciole e cacao
gluten-free baking mix | glutenfreie Backmischung | preparado panificable sin gluten, preparado para reposter\xEDa sin gluten | pr\xE9paration pour g\xE2teaux sans glute\
n | preparato per dolci senza glutine
gluten-free pie crust | glutenfreier M\xFCrbeteig | masa quebrada sin gluten | p\xE2te bris\xE9e sans gluten, p\xE2te sabl\xE9e sans gluten | pasta frolla senza glutine, pasta\
 bris\xE9e senza glutine
gluten-free cookie | glutenfreie Kekse, glutenfreier Keks | galletas sin gluten, galleta sin gluten | biscuits sans gluten | biscotti senza glutine
kataifi | Kadaif, Engelshaar-Teig, Kadayif | masa kataifi, kataifi | kada\xEFf, cheveux d'ange, p\xE2te kada\xEFf | pasta kataifi, kataifi
tart shell | Tortelettes, Tarteletts, Bl\xE4tterteigpasteten | tartaletas, tartaleta, volovanes | fonds de tarte, fond de tartelette, vol-au-vent | tartellette, ta\
rtelletta, vol-au-vent
graham cracker crust | Keksboden | base de galletas | fond de biscuit | base di biscotti
ice cream cone | Eist\xFCte, Eist\xFCten | cucurucho, cucuruchos | cornet de glace, cornets de glace | cono gelato, coni gelato
gingersnap | Ingwerkekse, Ingwerpl\xE4tzchen, Lebkuchen | galletas de jengibre | biscuits au gingembre, pain d'\xE9pices en biscuits | biscotti allo zenzero
cookie butter | Spekulatiuscreme, Spekulatius-Creme | crema de speculoos, crema de galletas lotus | p\xE2te \xE0 tartiner sp\xE9culoos, p\xE2te de sp\xE9culoos | crema di spec\
uloos, crema lotus
speculoos cookie | Karamellkekse | galletas lotus, galletas caramelizadas | - | biscotti speculoos, biscotti lotus
feuilletine | Hippenbruch, Feuilletine | barquillos triturados | cr\xEApes dentelle, gavottes, paillet\xE9 feuilletine | feuilletine, cr\xEApe dentelle
panela | Panela, Vollrohrzucker, Vollrohr-Zucker | - | sucre panela | zucchero panela
brown rice syrup | - | melaza de arroz | - | -
fruit syrup | Grenadine, Himbeersirup, Holunderbl\xFCtensirup, Erdbeersirup | granadina, sirope de granadina, sirope de frutas | sirop de grenadine, grenadine, sir\
op de fraise, sirop de framboise | sciroppo di granatina, granatina, sciroppo di lamponi, sciroppo di amarena
orgeat | Mandelsirup, Haselnusssirup | sirope de almendras, horchata concentrada | sirop d'orgeat, orgeat | sciroppo di mandorla, orzata
fondant | Rollfondant, Zuckerpaste | pasta de az\xFAcar | fondant p\xE2tissier | fondente di zucchero
nougat | Nuss-Nougat | turr\xF3n blando, turr\xF3n duro | - | torroncino
marshmallow creme | Marshmallow-Creme, Marshmallowcreme | crema de malvavisco, crema de nubes | cr\xE8me de guimauve | crema di marshmallow
meringue powder | Eiwei\xDFpulver getrocknet, Trockeneiwei\xDF | clara de huevo en polvo, merengue en polvo | blanc d'\u0153uf en poudre, blancs d'\u0153ufs en poudre | albume \
in polvere
hard candy | - | caramelo duro, caramelos duros | bonbons durs, berlingots | caramelle dure
candy-coated chocolate | Smarties, Schokolinsen | lacasitos, grageas de chocolate | smarties, drag\xE9es au chocolat | smarties, confetti al cioccolato
gummy candy | - | - | - | -
flavored gelatin | G\xF6tterspeise, Wackelpudding, G\xF6tterspeisenpulver | gelatina de sabores, gelatina de fresa | gel\xE9e aromatis\xE9e, g\xE9latine aromatis\xE9e | gelatina \
alla frutta
cocoa nibs | Kakaonibs | nibs de cacao | \xE9clats de cacao, gru\xE9 de cacao, f\xE8ves de cacao concass\xE9es | granella di cacao, fave di cacao tritate
apple butter | Apfelmus konzentriert | mantequilla de manzana, dulce de manzana | beurre de pommes, beurre de pomme | burro di mele, composta concentrata di mel\
e
baker's ammonia | Hirschhornsalz, Pottasche | bicarbonato am\xF3nico, carbonato am\xF3nico | ammoniaque de boulangerie, carbonate d'ammonium | ammoniaca per dolci
egg replacer powder | Eiersatzpulver, Ei-Ersatzpulver | sustituto de huevo en polvo | substitut d'\u0153uf en poudre | sostitutivo dell'uovo
chocolate pudding mix | Schokoladenpuddingpulver, Puddingpulver Schokolade | preparado para flan de chocolate, pud\xEDn de chocolate en polvo | pr\xE9paration pour cr\
\xE8me dessert chocolat | preparato per budino al cioccolato
sugar-free chocolate chip | zuckerfreie Schokotropfen | pepitas de chocolate sin az\xFAcar | p\xE9pites de chocolat sans sucre | gocce di cioccolato senza zucchero
edible glitter | Blattgold, essbarer Glitzer | purpurina comestible, oro comestible | paillettes alimentaires, feuille d'or alimentaire | brillantini alimentari\
, foglia d'oro
silver drag\xE9e | Silberperlen | perlas de az\xFAcar, perlitas plateadas | perles argent\xE9es, billes en sucre | perline di zucchero, perline argentate
collagen powder | Kollagenpulver, Kollagen | col\xE1geno en polvo | collag\xE8ne en poudre | collagene in polvere
sourdough starter | Sauerteigstarter, Weizensauerteig, Roggensauerteig | masa madre activa | levain actif, levain chef | lievito madre attivo, licoli
tapioca pearl | Perlsago, Sago | perlas de tapioca, tapioca en perlas | - | perle di tapioca, tapioca in perle
# Spices and seasonings
vadouvan | Vadouvan | vadouvan | vadouvan | vadouvan
dried lime | getrocknete Limette, getrocknete Limetten | lima seca, limas secas, lim\xF3n seco | citron vert s\xE9ch\xE9, citrons noirs, citron noir | lime essiccato, li\
me secco
dried basil | getrocknetes Basilikum, Basilikum getrocknet, getrockneter Basilikum | albahaca seca | basilic s\xE9ch\xE9, basilic sec | basilico secco, basilico essic\
cato
dried dill | getrockneter Dill, Dill getrocknet | eneldo seco | aneth s\xE9ch\xE9 | aneto secco, aneto essiccato
dried mint | getrocknete Minze, Minze getrocknet | menta seca, hierbabuena seca | menthe s\xE9ch\xE9e, menthe s\xE8che | menta secca, menta essiccata
dried oregano | getrockneter Oregano, Oregano getrocknet | or\xE9gano seco | origan s\xE9ch\xE9, origan sec | origano secco, origano essiccato
dried parsley | getrocknete Petersilie, Petersilie getrocknet | perejil seco | persil s\xE9ch\xE9 | prezzemolo secco, prezzemolo essiccato
dried rosemary | getrockneter Rosmarin, Rosmarin getrocknet | romero seco | romarin s\xE9ch\xE9 | rosmarino secco, rosmarino essiccato
dried sage | getrockneter Salbei, Salbei getrocknet | salvia seca | sauge s\xE9ch\xE9e | salvia secca, salvia essiccata
dried tarragon | getrockneter Estragon | estrag\xF3n seco | estragon s\xE9ch\xE9 | dragoncello secco, dragoncello essiccato
dried thyme | getrockneter Thymian, Thymian getrocknet | tomillo seco | thym s\xE9ch\xE9, thym sec | timo secco, timo essiccato
dried chervil | getrockneter Kerbel | perifollo seco | cerfeuil s\xE9ch\xE9 | cerfoglio secco
dried onion | getrocknete Zwiebel, getrocknete Zwiebeln, Zwiebelflocken | cebolla seca, cebolla deshidratada | oignon s\xE9ch\xE9, oignons s\xE9ch\xE9s, oignon d\xE9shydrat\xE9 |\
 cipolla secca, cipolla disidratata
cajun seasoning | Cajun-Gew\xFCrz, Cajungew\xFCrz, Cajun-Gew\xFCrzmischung | condimento caj\xFAn, especias caj\xFAn | \xE9pices cajun, m\xE9lange cajun | spezie cajun, condimento ca\
jun
jerk seasoning | Jerk-Gew\xFCrz | condimento jerk, especias jerk | \xE9pices jerk | spezie jerk
dukkah | Dukkah | dukkah | dukkah | dukkah
poultry seasoning | Gefl\xFCgelgew\xFCrz, H\xE4hnchengew\xFCrz | condimento para aves, especias para pollo | \xE9pices pour volaille, \xE9pices \xE0 poulet | spezie per pollo, aromi\
 per pollo
steak seasoning | Steakgew\xFCrz, Grillgew\xFCrz, Kr\xE4utersalz, Gew\xFCrzsalz | condimento para carne, especias para barbacoa, sal de hierbas | \xE9pices \xE0 steak, \xE9pices bar\
becue, sel aux herbes | spezie per bistecca, spezie per grigliata, sale aromatico, sale alle erbe
everything bagel seasoning | Everything-Bagel-Gew\xFCrz | condimento para bagel | assaisonnement everything bagel | condimento per bagel
furikake | Furikake | furikake | furikake | furikake
ranch seasoning | Zwiebelsuppenpulver, Zwiebelsuppe T\xFCte, Ranch-Gew\xFCrz | sopa de cebolla en sobre, condimento ranch | soupe \xE0 l'oignon en sachet, soupe \xE0 l'oign\
on d\xE9shydrat\xE9e, assaisonnement ranch | zuppa di cipolle liofilizzata, condimento ranch
chaat masala | Chaat Masala, Amchur | chaat masala | chaat masala | chaat masala
asafoetida | Asafoetida, Asant | asaf\xE9tida | ase f\xE9tide, asa f\u0153tida | assafetida
liquid smoke | Fl\xFCssigrauch | humo l\xEDquido | fum\xE9e liquide | fumo liquido
chili seasoning | Chili-con-Carne-Gew\xFCrz | especias para chili, mezcla de especias para chili | \xE9pices pour chili con carne, \xE9pices \xE0 chili | spezie per chili
adobo seasoning | Adobo-Gew\xFCrz | sazonador adobo, saz\xF3n, sazonador completo | assaisonnement adobo | condimento adobo
chile-lime seasoning | Taj\xEDn | taj\xEDn, chile en polvo con lim\xF3n | taj\xEDn | taj\xEDn
pickling spice | Gurkengew\xFCrz, Einlegegew\xFCrz | especias para encurtir | \xE9pices \xE0 marinade, \xE9pices pour cornichons | spezie per sottaceti
mulling spice | Gl\xFChweingew\xFCrz | especias para vino caliente | \xE9pices \xE0 vin chaud | spezie per vin brul\xE9
dried hibiscus flower | Hibiskusbl\xFCten, getrocknete Hibiskusbl\xFCten | flor de jamaica, flores de hibisco | fleurs d'hibiscus, bissap s\xE9ch\xE9 | fiori di ibisco, kar\
kad\xE8
bouquet garni | Kr\xE4uterbund, Bouquet garni, Kr\xE4uterstr\xE4u\xDFchen | bouquet garni, ramillete de hierbas, atadillo de hierbas | bouquets garnis | mazzetto di odori, \
bouquet garni
ajwain | Ajowan, K\xF6nigsk\xFCmmel | ajwain, semillas de ajowan | ajowan | ajowan
grains of paradise | Paradiesk\xF6rner, langer Pfeffer, Kubebenpfeffer | granos del para\xEDso, pimienta larga | graines de paradis, poivre long | grani del paradiso,\
 pepe lungo
pure chile powder | Anchopulver, Ancho-Chilipulver | chile ancho en polvo, chile en polvo puro | piment ancho en poudre | peperoncino ancho in polvere
dried mild chile | getrocknete milde Chili, Ancho-Chili, \xD1ora | pimiento choricero, pimientos choriceros | piment doux s\xE9ch\xE9, \xF1ora | chile ancho
dried hot chile | getrocknete scharfe Chili, Kaschmir-Chili | chile de \xE1rbol, chiles de \xE1rbol | piment fort s\xE9ch\xE9, piments forts s\xE9ch\xE9s | peperoncino forte secc\
o
shichimi togarashi | Shichimi Togarashi, Togarashi | shichimi togarashi, togarashi | shichimi togarashi, togarashi | shichimi togarashi
black salt | Kala Namak, Schwarzsalz, Himalayasalz | sal negra, kala namak, sal del Himalaya | sel noir, kala namak, sel de l'Himalaya | sale nero, kala namak, \
sale dell'Himalaya
# Sauces, oils and pastes
chili oil | Chili\xF6l, Chili-\xD6l, Chilicrisp, Chili Crisp | aceite de chile, aceite picante, aceite de guindilla | huile piment\xE9e, huile de piment, huile piquante \
| olio al peperoncino, olio piccante
black vinegar | schwarzer Essig, Chinkiang-Essig, chinesischer schwarzer Essig | vinagre negro, vinagre negro chino | vinaigre noir, vinaigre noir chinois | ace\
to nero, aceto nero cinese
coconut aminos | Coconut Aminos, Kokos-Aminos, Kokos-W\xFCrzsauce | aminos de coco, salsa de aminos de coco | aminos de coco, sauce aminos de coco | aminos di cocc\
o
kecap manis | Ketjap Manis, Kecap Manis, s\xFC\xDFe Sojasauce, s\xFC\xDFe Sojaso\xDFe | kecap manis, salsa de soja dulce | kecap manis, ketjap manis, sauce soja sucr\xE9e | kecap\
 manis, salsa di soia dolce
vegan fish sauce | vegane Fischsauce, vegane Fischso\xDFe | salsa de pescado vegana | sauce poisson vegan, nuoc-m\xE2m v\xE9g\xE9tal, sauce nuoc-m\xE2m v\xE9g\xE9tale | salsa di pes\
ce vegana
vegetarian oyster sauce | vegetarische Austernsauce, vegane Austernsauce, Pilzsauce statt Austernsauce | salsa de ostras vegetariana, salsa de ostras vegana | s\
auce hu\xEEtre v\xE9g\xE9tarienne, sauce d'hu\xEEtre v\xE9g\xE9tarienne, sauce hu\xEEtres v\xE9g\xE9tarienne | salsa di ostriche vegetariana, salsa d'ostriche vegana
ponzu | Ponzu, Ponzusauce | ponzu, salsa ponzu | ponzu, sauce ponzu | ponzu, salsa ponzu
gochujang | Gochujang, Gochujang-Paste, koreanische Chilipaste | gochujang, pasta gochujang, pasta de chile coreana | gochujang, p\xE2te gochujang, p\xE2te de piment \
cor\xE9enne | gochujang, pasta gochujang, pasta di peperoncino coreana
doubanjiang | Doubanjiang, Chilibohnenpaste, Bohnenpaste scharf, schwarze Bohnensauce | doubanjiang, pasta de jud\xEDas picante, salsa de jud\xEDas negras | doubanjia\
ng, p\xE2te de haricots piment\xE9e, sauce aux haricots noirs | doubanjiang, pasta di fagioli piccante, salsa di fagioli neri
vegan curry paste | vegane Currypaste, vegane rote Currypaste, vegane gr\xFCne Currypaste | pasta de curry vegana, pasta de curry roja vegana | p\xE2te de curry vegan\
, p\xE2te de curry v\xE9g\xE9talienne | pasta di curry vegana
indian curry paste | indische Currypaste, Tikka-Masala-Paste, Tandoori-Paste | pasta de curry india, pasta tikka masala | p\xE2te de curry indienne, p\xE2te tikka mas\
ala, p\xE2te tandoori | pasta di curry indiana, pasta tikka masala
massaman curry paste | Massaman-Currypaste, Massaman-Paste | pasta de curry massaman | p\xE2te de curry massaman | pasta di curry massaman
vegan worcestershire sauce | vegane Worcestersauce, vegane Worcestershiresauce | salsa Worcestershire vegana, salsa inglesa vegana | sauce Worcestershire vegan,\
 sauce Worcestershire v\xE9g\xE9talienne | salsa Worcestershire vegana, salsa Worcester vegana
steak sauce | Steaksauce, Steakso\xDFe, HP-Sauce | salsa para carne, salsa marr\xF3n, salsa HP | sauce pour steak, sauce brune anglaise | salsa per bistecca, salsa HP\

vegan pesto | veganes Pesto, veganes Basilikumpesto, milchfreies Pesto | pesto vegano | pesto vegan, pesto v\xE9g\xE9talien, pesto sans fromage | pesto vegano, pesto \
senza formaggio
alfredo sauce | Alfredosauce, Alfredo-Sauce | salsa Alfredo | sauce Alfredo | salsa Alfredo, sugo Alfredo
cranberry relish | Cranberrysauce, Preiselbeeren aus dem Glas, Wildpreiselbeeren | salsa de ar\xE1ndanos rojos, salsa de ar\xE1ndanos | sauce aux canneberges, sauce a\
ux airelles, airelles en bocal | salsa di mirtilli rossi
sunflower seed butter | Sonnenblumenkernmus, Sonnenblumenmus | crema de pipas de girasol, crema de semillas de girasol, mantequilla de girasol | pur\xE9e de tourne\
sol, beurre de graines de tournesol, pur\xE9e de graines de tournesol | crema di semi di girasole, burro di semi di girasole
plum sauce | Pflaumensauce, Pflaumenso\xDFe | salsa de ciruelas | sauce aux prunes | salsa di prugne
sushi vinegar | Sushi-Essig, Sushiessig | vinagre para sushi, vinagre de sushi | vinaigre \xE0 sushi, vinaigre pour sushi | aceto per sushi
remoulade | - | salsa remoulade, remoulade | - | -
mint sauce | Minzsauce, Minzso\xDFe | salsa de menta | sauce \xE0 la menthe | salsa alla menta
gravy powder | Bratenso\xDFenpulver, So\xDFenbinder, Instant-Bratenso\xDFe | salsa de carne en polvo | fond de sauce en poudre, sauce brune en poudre | preparato per sal\
sa d'arrosto
truffle paste | Tr\xFCffelpaste, Tr\xFCffelcreme, Tr\xFCffelsauce | crema de trufa, pasta de trufa, salsa tartufata | cr\xE8me de truffe, p\xE2te de truffe | crema al tartufo,\
 crema di tartufo, salsa tartufata
black garlic | schwarzer Knoblauch | ajo negro | ail noir | aglio nero
chestnut cream | s\xFC\xDFe Maronencreme | - | cr\xE8me de ch\xE2taignes | -
turkish pepper paste | Paprikamark, Biber Salcasi | pasta de pimiento, carne de pimiento choricero | p\xE2te de poivron, concentr\xE9 de poivron | concentrato di pepe\
roni
blue cheese dressing | Blauschimmel-Dressing, Blauschimmeldressing | salsa de queso azul | sauce au bleu, sauce au roquefort | salsa al gorgonzola
fruit wine | fruchtiger Wei\xDFwein, Wei\xDFburgunder, Grauburgunder | vino blanco afrutado, Albari\xF1o, Verdejo | vin blanc fruit\xE9 | vino bianco fruttato, Pinot grigio\

full-bodied red wine | kr\xE4ftiger Rotwein, vollmundiger Rotwein | vino tinto con cuerpo, vino tinto de crianza | vin rouge cors\xE9, vin rouge charpent\xE9 | vino ross\
o corposo, vino rosso strutturato
# Nuts and dried fruit
sweetened coconut | ges\xFC\xDFte Kokosraspel | coco rallado azucarado, coco azucarado | noix de coco r\xE2p\xE9e sucr\xE9e | cocco grattugiato zuccherato
dried cherry | getrocknete Kirschen, getrocknete Sauerkirschen | cerezas deshidratadas, cerezas secas | cerises s\xE9ch\xE9es | ciliegie essiccate, ciliegie secche
dried mango | getrocknete Mango, Mango getrocknet | mango deshidratado, mango seco | mangue s\xE9ch\xE9e | mango essiccato, mango secco
banana chips | Bananenchips | chips de pl\xE1tano, pl\xE1tano deshidratado | chips de banane, bananes s\xE9ch\xE9es | chips di banana
honey roasted peanut | Honig-Erdn\xFCsse, honigger\xF6stete Erdn\xFCsse | cacahuetes con miel, cacahuetes garrapi\xF1ados | cacahu\xE8tes au miel, cacahu\xE8tes grill\xE9es au miel \
| arachidi al miele
dried apple | getrocknete \xC4pfel, Apfelringe, getrocknete Apfelringe | manzana deshidratada, orejones de manzana | pommes s\xE9ch\xE9es, rondelles de pommes s\xE9ch\xE9es | \
mele essiccate, mela essiccata
candied ginger | kandierter Ingwer | jengibre confitado, jengibre cristalizado | gingembre confit | zenzero candito
candied citrus peel | kandierte Orangenschale | piel de naranja confitada, cidra confitada | c\xE9drat confit | scorza d'arancia candita
candied nuts | gebrannte Mandeln, kandierte N\xFCsse, karamellisierte N\xFCsse | frutos secos garrapi\xF1ados, nueces caramelizadas | noix caram\xE9lis\xE9es, amandes caram\xE9li\
s\xE9es | frutta secca caramellata, mandorle pralinate, mandorle caramellate
fresh coconut | frische Kokosnuss | coco fresco, pulpa de coco | noix de coco fra\xEEche, chair de coco | cocco fresco, polpa di cocco
toasted coconut | ger\xF6stete Kokosraspel, ger\xF6stete Kokosflocken | coco tostado | noix de coco grill\xE9e, coco grill\xE9 | cocco tostato
goji berry | Goji-Beere, Goji-Beeren, Gojibeeren | bayas de goji, baya de goji | baies de goji, baie de goji | bacche di goji
jujube | Jujube, chinesische Datteln | azufaifa, azufaifas, j\xEDnjoles | jujube, jujubes | giuggiola, giuggiole
# Frozen foods
frozen peas | tiefgek\xFChlte Erbsen, tiefgefrorene Erbsen, Erbsen TK, gefrorene Erbsen | guisantes congelados | petits pois surgel\xE9s, petits pois congel\xE9s | pisel\
li surgelati, pisellini surgelati
frozen corn | TK-Mais, tiefgek\xFChlter Mais | ma\xEDz congelado | ma\xEFs surgel\xE9 | mais surgelato
frozen broccoli | TK-Brokkoli, tiefgek\xFChlter Brokkoli | br\xF3coli congelado | brocoli surgel\xE9, brocolis surgel\xE9s | broccoli surgelati
frozen green beans | TK-Bohnen, tiefgek\xFChlte gr\xFCne Bohnen, TK-Prinzessbohnen | jud\xEDas verdes congeladas | haricots verts surgel\xE9s | fagiolini surgelati
frozen blueberry | TK-Heidelbeeren, tiefgek\xFChlte Heidelbeeren, TK-Blaubeeren, tiefgek\xFChlte Blaubeeren | ar\xE1ndanos congelados | myrtilles surgel\xE9es | mirtilli su\
rgelati
frozen strawberry | TK-Erdbeeren, tiefgek\xFChlte Erdbeeren | fresas congeladas | fraises surgel\xE9es | fragole surgelate
frozen mango | TK-Mango, tiefgek\xFChlte Mango | mango congelado | mangue surgel\xE9e | mango surgelato
frozen cherry | TK-Kirschen, tiefgek\xFChlte Kirschen, TK-Sauerkirschen | cerezas congeladas | cerises surgel\xE9es | ciliegie surgelate
frozen carrot | TK-Karotten, tiefgek\xFChlte Karotten, TK-M\xF6hren | zanahoria congelada, zanahorias congeladas | carottes surgel\xE9es | carote surgelate
frozen artichoke heart | TK-Artischocken, tiefgek\xFChlte Artischockenherzen | alcachofas congeladas, corazones de alcachofa congelados | c\u0153urs d'artichauts surgel\
\xE9s, fonds d'artichauts surgel\xE9s | cuori di carciofo surgelati, carciofi surgelati
frozen bell pepper | TK-Paprika, tiefgek\xFChlte Paprika | pimientos congelados, tiras de pimiento congeladas | poivrons surgel\xE9s | peperoni surgelati
frozen edamame | TK-Edamame, tiefgek\xFChlte Edamame | edamame congelado | edamame surgel\xE9, edamames surgel\xE9s | edamame surgelati
frozen fruit | TK-Obst, tiefgek\xFChltes Obst | fruta congelada | fruits surgel\xE9s | frutta surgelata
succotash | Succotash | succotash | succotash | succotash
hash browns | R\xF6sti, Kartoffelr\xF6sti, R\xF6stis, Tiefk\xFChlr\xF6sti | patatas hash brown, tortitas de patata | r\xF6sti, r\xF6stis, galettes de pommes de terre, galette de pom\
mes de terre | r\xF6sti, r\xF6sti di patate
veggie burger | Veggie-Burger, Gem\xFCsebratling, Gem\xFCsebratlinge, vegane Burgerpatties, veganer Burger | hamburguesa vegetal, hamburguesas vegetales, carne picada\
 vegetal, carne picada vegana, hamburguesa vegana | steak v\xE9g\xE9tal, steaks v\xE9g\xE9taux, burger v\xE9g\xE9tal, galette v\xE9g\xE9tale | burger vegetale, burger vegetali, macinat\
o vegetale, burger vegano, hamburger vegetale
frozen dumpling | TK-Gyoza, Gyoza, Teigtaschen | gyozas congeladas, gyozas, empanadillas chinas | raviolis chinois surgel\xE9s, gyozas, gyoza | ravioli cinesi surg\
elati, gyoza
mango sorbet | Mangosorbet, Zitronensorbet, Erdbeersorbet, Fruchtsorbet, Himbeersorbet | sorbete de mango, sorbete de lim\xF3n, sorbete de frutas | sorbet mangue, \
sorbet citron, sorbet fraise, sorbet aux fruits | sorbetto al mango, sorbetto al limone, sorbetto alla frutta
coffee ice cream | Kaffee-Eis, Mokkaeis, Erdbeereis, Walnusseis | helado de caf\xE9, helado de fresa | glace au caf\xE9, glace \xE0 la fraise | gelato al caff\xE8, gelato a\
lla fragola
# Drinks
tea bag | Teebeutel, Beutel Tee | bolsita de t\xE9, bolsitas de t\xE9, bolsa de t\xE9 | sachet de th\xE9, sachets de th\xE9 | bustina di t\xE8, bustine di t\xE8
shaoxing wine | Shaoxing-Wein, Shaoxing-Reiswein, chinesischer Reiswein | vino de Shaoxing, vino Shaoxing, vino de arroz chino | vin de Shaoxing, vin de riz chi\
nois | vino Shaoxing, vino di riso cinese
aperol | - | aperol | ap\xE9rol | -
campari | - | campari | campari | -
sweet vermouth | roter Wermut, s\xFC\xDFer Wermut | vermut rojo, vermut dulce | vermouth rouge, vermouth doux | vermouth rosso, vermut rosso
light rum | wei\xDFer Rum | - | - | rum bianco
blended whiskey | irischer Whiskey, Rye Whiskey | whisky irland\xE9s, whisky de centeno | whiskey irlandais, whisky de seigle | whiskey irlandese, whisky di segale\

absinthe | Absinth | absenta, pastis, ouzo | - | assenzio, sambuca secca, pastis
elderflower liqueur | Holunderbl\xFCtenlik\xF6r | licor de flor de sa\xFAco | liqueur de fleur de sureau, liqueur de sureau | liquore ai fiori di sambuco
hazelnut liqueur | Haselnusslik\xF6r, Nusslik\xF6r, Walnusslik\xF6r | licor de avellana, licor de nuez | liqueur de noisette, liqueur de noix | liquore alla nocciola
advocaat | - | advocaat | liqueur d'\u0153uf | bombardino
mead | Met, Honigwein | hidromiel | hydromel | idromele
wheat beer | Pilsner | cerveza de trigo, cerveza pilsen | bi\xE8re blanche, bi\xE8re de bl\xE9, pils | birra di frumento, birra weiss, birra pils
gluten-free lager | glutenfreies Bier | cerveza sin gluten | bi\xE8re sans gluten | birra senza glutine
tawny port | Tawny-Port, roter Portwein, wei\xDFer Portwein | fino, manzanilla de Jerez | porto rouge, porto blanc | vino di Porto
flavored soda | Limonade mit Geschmack, Orangenlimonade, Zitronenlimo | refresco de naranja, gaseosa de sabores | limonade aromatis\xE9e, soda \xE0 l'orange, soda aux\
 agrumes | aranciata, chinotto, bibita gassata
diet soda | Cola light, Cola Zero, Di\xE4t-Limonade | cola light, refresco light, cola zero | coca z\xE9ro, soda light, cola light | cola zero, bibita light
kombucha | Kombucha | kombucha | kombucha | kombucha
carrot juice | Karottensaft, M\xF6hrensaft, Rote-Bete-Saft | zumo de zanahoria, jugo de zanahoria, zumo de remolacha | jus de carotte, jus de betterave | succo di \
carota, succo di barbabietola
cherry juice | Kirschsaft, Sauerkirschsaft | zumo de cereza, zumo de guinda | jus de cerise, jus de griotte | succo di ciliegia, succo di amarena
rooibos | Rooibos, Rotbuschtee, Rooibostee | rooibos, t\xE9 rooibos | rooibos, th\xE9 rooibos, th\xE9 rouge rooibos | rooibos, t\xE8 rooibos
barley tea | Gerstentee | t\xE9 de cebada | th\xE9 d'orge, infusion d'orge | t\xE8 d'orzo, caff\xE8 d'orzo
chicory coffee | Zichorienkaffee, Malzkaffee, Landkaffee | caf\xE9 de achicoria, achicoria soluble | chicor\xE9e soluble, chicor\xE9e \xE0 boire | caff\xE8 di cicoria
ground coffee | gemahlener Kaffee, Kaffeebohnen | caf\xE9 molido, granos de caf\xE9 | caf\xE9 moulu, grains de caf\xE9, caf\xE9 en grains | caff\xE8 macinato, caff\xE8 in polvere, c\
hicchi di caff\xE8
horchata | Horchata | horchata, horchata de chufa | horchata | horchata
prepared infant formula | S\xE4uglingsmilch, Folgemilch, Babymilch | leche de f\xF3rmula, leche infantil | lait infantile, lait maternis\xE9 | latte in formula, latte ar\
tificiale
orange bitters | Orangenbitter | bitter de naranja | bitter \xE0 l'orange, amer \xE0 l'orange | bitter all'arancia
frozen orange juice concentrate | Orangensaftkonzentrat | concentrado de zumo de naranja | jus d'orange concentr\xE9 surgel\xE9, concentr\xE9 de jus d'orange | concentra\
to di succo d'arancia
dried porcini | getrocknete Steinpilze, Steinpilze getrocknet | boletus secos, boletus deshidratados | c\xE8pes s\xE9ch\xE9s, c\xE8pe s\xE9ch\xE9 | porcini secchi, funghi porcini\
 secchi
peppermint | Pfefferminze, Pfefferminzbl\xE4tter | menta piperita | menthe poivr\xE9e | menta piperita
# What the kitchens of the four languages have besides
rolled oat | kernige Haferflocken, bl\xFCtenzarte Haferflocken | copos de avena integrales | gros flocons d'avoine | fiocchi d'avena integrali
`;var grammarWords=`
# Negation
without | ohne, ohni, oni, frei von, bitte ohne | sin, libre de, libres de, libre en, sin nada de | sans, sans aucun, sans aucune, d\xE9pourvu de, hors | senza, pr\
ivo di, priva di, privi di, senza alcun
not contain | enth\xE4lt kein, enth\xE4lt keine, enth\xE4lt keinen, enthalten keine | - | ne contient pas, ne contient pas de, ne contenant pas, ne contenant pas de | -
no | kein, keine, keinen, keinem, keiner, keinerlei, nicht, nein, nix, kane, koa, koan, koane, ned, net, nit, kei, keis | no, nada de, ning\xFAn, ninguna, evitando\
 | pas de, pas d', pas, non, aucun, aucune, point de, jamais de | non, niente, nessun, nessuna, nessuno
nor | noch | ni, tampoco | ni | n\xE9, nemmeno, neanche, neppure
omitted | weglassen, weggelassen | - | - | -
off limits | geht gar nicht, gehen gar nicht, geht nicht, gehen nicht, ist tabu, sind tabu, tabu | ni hablar, prohibido, prohibida, prohibidos, prohibidas | int\
erdit, interdite, interdits, interdites, hors de question | vietato, vietata, vietati, vietate, proibito, proibiti
sick of | satt von, genug von | harto de, harta de, hartos de | marre de, marre du, marre des, ras le bol de, ras le bol du, ras le bol des | stufo di, stufa di\
, stufi di
pas mal de | - | - | pas mal de, pas mal d' | -
neither | weder | - | - | -
nothing with | nichts mit, nix mit | nada con | rien avec | niente con
except | au\xDFer, ausser, bis auf | excepto, salvo, menos, a excepci\xF3n de | sauf, except\xE9, hormis, \xE0 part | tranne, eccetto, salvo, a parte
instead of | statt, anstatt, anstelle von, anstelle, an Stelle von, statt mit | en vez de, en lugar de, en vez del, en lugar del | au lieu de, au lieu du, au li\
eu d', \xE0 la place de, \xE0 la place du, plut\xF4t que | al posto di, al posto del, al posto della, al posto dei, invece di, invece del, invece della, invece dei, anzi\
ch\xE9
avoid | meiden, vermeiden, meide, meidet, vermeidet, verzichten auf, verzichte auf, verzichtet auf, lass weg | evitar, evita, evito, evitamos, quita, qu\xEDtale, q\
uitale, qu\xEDtame, quitar, quitando, no le pongas, no pongas | \xE9viter, \xE9vite, \xE9vitent, \xE9viter de, j'\xE9vite, enl\xE8ve, enlever, enlevez, retire, retirer | evitare, ev\
ita, evito, evitiamo, togli, togliere, togliendo, leva, levare
hates | hasst, hasse, hassen, mag kein, mag keine, mag keinen, m\xF6gen keine, m\xF6gen kein, m\xF6gen keinen | odia, odio, odian, detesta, detesto | d\xE9teste, d\xE9testent,\
 n'aime pas, n'aime pas les, n'aiment pas, je n'aime pas, horreur de, horreur du, horreur des, horreur d', ai horreur de, ai horreur du, ai horreur des | odia, \
odio, odiano, detesta, detesto, non piace, non piacciono, non mi piace, non mi piacciono, non gli piace, non gli piacciono, non le piace, non ama
can't eat | isst kein, isst keine, isst keinen, esse kein, esse keine, essen keine, essen kein, darf kein, darf keine, darf keinen, d\xFCrfen keine, d\xFCrfen kein, k\
ann kein, kann keine, kann keinen | no come, no como, no comen, no comemos, no puede comer, no puedo comer, no pueden comer, no podemos comer, no puede tomar, n\
o puedo tomar, no debe comer, no debo comer, no soporta, no soporto, no le gusta, no le gustan, no me gusta, no me gustan, no les gusta, no les gustan, no quier\
e, no quiero, no consume, no lleve, no lleva, que no lleve, que no tenga, no tenga, no contenga, que no contenga | ne mange pas, ne mange pas de, ne mange pas d\
', ne mangent pas, ne mangent pas de, mange pas, mange pas de, ne peut pas manger, ne peut pas manger de, ne peut pas manger d', ne peux pas manger, ne peux pas\
 manger de, ne peuvent pas manger, ne doit pas manger, ne doit pas manger de, ne veut pas de, ne veux pas de | non mangia, non mangio, non mangiano, non mangiam\
o, non pu\xF2 mangiare, non posso mangiare, non possono mangiare, non deve mangiare, non devo mangiare, non sopporta, non vuole, non voglio, non contenga, che non \
contenga
cannot | darf nicht, vertr\xE4gt nicht, kann nicht | - | - | -
# Allergies
allergic to | allergisch gegen, allergisch auf, allergisch, allergisch gegen\xFCber | al\xE9rgico a, al\xE9rgica a, al\xE9rgicos a, al\xE9rgicas a, al\xE9rgico al, al\xE9rgica al, a\
l\xE9rgicos al, al\xE9rgicas al | allergique \xE0, allergique au, allergique aux, allergiques \xE0, allergiques au, allergiques aux, allergique | allergico a, allergica a, \
allergici a, allergiche a, allergico al, allergica al, allergici al, allergico alla, allergica alla, allergico alle, allergica alle, allergico agli, allergica a\
gli, allergico ai, allergica ai, allergici ai, allergici alle, allergici agli, allergiche alle, allergico allo, allergica allo, allergico all', allergica all'
allergy to | Allergie gegen, Allergie auf, Allergie, Allergien gegen | alergia a, alergia al, alergias a, alergia | allergie \xE0, allergie au, allergie aux, aller\
gies \xE0, allergies aux, allergie | allergia a, allergia al, allergia alla, allergia alle, allergia ai, allergia agli, allergia all', allergia allo, allergia
intolerant to | intolerant gegen, intolerant gegen\xFCber, unvertr\xE4glich | intolerante a, intolerantes a, intolerante al, intolerancia a, intolerancia al, sensible\
 a, sensible al, cel\xEDaca al | intol\xE9rant \xE0, intol\xE9rante \xE0, intol\xE9rants \xE0, intol\xE9rante au, intol\xE9rant au, intol\xE9rants au, intol\xE9rant aux, intol\xE9rante aux, intol\xE9\
rance \xE0, intol\xE9rance au, intol\xE9rance aux, sensible \xE0, sensible au | intollerante a, intollerante al, intollerante alla, intollerante alle, intollerante ai, into\
llerante agli, intollerante all', intolleranti a, intolleranti al, intolleranti alla, intolleranza a, intolleranza al, intolleranza alla, intolleranza ai, intol\
leranza alle, intolleranza agli, sensibile a, sensibile al
celiac | Z\xF6liakie, Z\xF6liakiekranke, z\xF6liakiekrank | cel\xEDaco, cel\xEDaca, cel\xEDacos, cel\xEDacas, celiaqu\xEDa | c\u0153liaque, coeliaque, c\u0153liaques, maladie c\u0153liaque | celiaco,\
 celiaca, celiaci, celiache, celiachia
lactose intolerant | laktoseintolerant, laktoseintolerante, Laktoseintoleranz, Laktose intolerant | - | - | -
is poison | - | me da alergia, le da alergia, nos da alergia, les da alergia, me dan alergia, le dan alergia, da alergia, dan alergia | - | mi d\xE0 allergia, gli \
d\xE0 allergia, le d\xE0 allergia
allergic | - | al\xE9rgico, al\xE9rgica, al\xE9rgicos, al\xE9rgicas | - | allergico, allergica, allergici, allergiche
allergies | Allergien | alergias | allergies | allergie
reacts to | reagiert auf, reagiere auf, reagieren auf, reagiert allergisch auf | reacciona a, reacciono a, reacci\xF3n a, hace reacci\xF3n a | r\xE9agit \xE0, r\xE9agis \xE0, fai\
t une r\xE9action \xE0, r\xE9action \xE0 | reagisce a, reagisco a, reazione a
cannot tolerate | vertr\xE4gt kein, vertr\xE4gt keine, vertr\xE4gt keinen, vertrage kein, vertrage keine, vertrage keinen, vertragen kein, vertragen keine, vertragen kei\
nen | no tolera, no tolero, no toleran, no digiere, no digiero | ne tol\xE8re pas, ne tol\xE8rent pas, ne tol\xE8re aucun, ne tol\xE8re pas de, ne dig\xE8re pas, ne dig\xE8re pas\
 de, ne supporte pas, ne supportent pas, ne supporte pas de | non tollera, non tollero, non tollerano, non digerisce, non digerisco
# Joining
and | und, sowie | y, e | et, ainsi que, pis | e, ed
or | oder | o, u | ou | o, oppure
with | mit | con | avec | con
for | f\xFCr | para | pour | per
but | aber, sondern | pero, sino | mais | ma, per\xF2
from | aus, vom, von | desde | - | dal, dalla, da
# Without a meaning of their own
~ | der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines | el, la, los, las, un, una, unos, unas, lo | le, la, les, l', un, une, des, du, de la, \
de l' | il, lo, la, i, gli, le, l', un, uno, una, un', dei, degli, delle, del, della, dello, dell'
my | mein, meine, meinen, meiner, meinem, unser, unsere, unseren | mi, mis, nuestro, nuestra, nuestros | mon, ma, mes, notre, nos | mio, mia, miei, mie, nostro,\
 nostra, nostri
something | etwas, was Leckeres, was | algo | quelque chose, qqch, qqchose | qualcosa, qlc
somebody | jemand, jemanden, jemandem | alguien | quelqu'un, quelqu'une | qualcuno
have | habe, haben, hat, hab | tengo, tiene, tienen, tenemos, hay | j'ai, avons, ont, ai, a, as, avez | ho, abbiamo, hanno, ha
is | ist, bin, sind, sein, sollte, soll, wird | es, soy, somos, son, est\xE1, estoy, ser, sea, sean | est, suis, sont, sommes, \xEAtre, es, soit | \xE8, sono, siamo, ess\
ere, sia
please | bitte | por favor | s'il vous pla\xEEt, s'il te pla\xEEt, svp, stp | per favore
what | welche, welches, wie, wer | qu\xE9, c\xF3mo, cu\xE1l, que | que, quoi, quel, quelle, qu', comment, qui | che, cosa, come, quale
can | kann, k\xF6nnen, k\xF6nnte, kannst, darf, d\xFCrfen | puedo, puede, podemos, poder | peux, peut, puis, pouvons, peut-on | posso, pu\xF2, possiamo, potrei
want | m\xF6chte, will, wollen, h\xE4tte, h\xE4tte gerne, h\xE4tte gern, Lust auf, gerne, gern, suche, brauche, brauchen | quiero, quisiera, quiere, me gustar\xEDa, busco, nec\
esito | veux, voudrais, veut, j'aimerais, cherche, besoin de, besoin d', envie de, envie d' | voglio, vorrei, vuole, cerco, bisogno di, voglia di
make | machen, mache, zubereiten | hacer, preparar, prepara, haz | faire, pr\xE9parer, fais | fare, preparare, fai
cook | kochen | cocinar | cuisiner | cucinare
eat | essen, isst, esse, gegessen, zum Essen, vertragen, vertr\xE4gt, vertrage | comer, come, como, comen | manger, mange, mangent, mang\xE9 | mangiare, mangia, mangi\
o, mangiano
of | vom, von der | del | d' | di
I | ich, wir, sie, er, es, uns, ihr, mir, ihm, ihn, man | yo, me, nos, le, les, se, \xE9l, ella, nosotros | je, j', nous, vous, il, elle, on, ils, elles, me, te, s\
e, s', m', c' | io, noi, lui, lei, mi, ci, si, loro
also | auch, noch etwas, dazu, und zwar, aber, sehr, ganz, zu, so, sch\xF6n | tambi\xE9n, muy, adem\xE1s | aussi, tr\xE8s, trop, bien | anche, molto, troppo
in | im, in, am, an, auf, bei, zum, zur | en | en, dans, sur, chez | in, nel, nella, su
`;var kitchenWords=`
# Cuts
breast | Brust, Br\xFCste, Br\xFCstchen | pechuga, pechugas | poitrine, poitrines, supr\xEAme, supr\xEAmes | petto, petti
thigh | Oberschenkel, Oberkeule, Oberkeulen | muslo, muslos, contramuslo, contramuslos | haut de cuisse, hauts de cuisse, hauts de cuisses | sovracoscia, sovrac\
osce, fusi di coscia
leg | Keule, Keulen, Schenkel, Schenkeln, Schlegel, Bein, Beine, Unterkeule, Unterschenkel | pierna, piernas, pata, patas, jamoncito, jamoncitos | cuisse, cuiss\
es, pilon, pilons, jambe | coscia, cosce, cosciotto, fuselli, gamba, gambe
fillet | Filet, Filets, Filetst\xFCck, Filetst\xFCcke | filete, filetes, filet, solomillos | filet, filets | filetto, filetti
wing | Fl\xFCgel, Fl\xFCgeln | ala, alas, alita, alitas | aile, ailes, aileron, ailerons | ala, ali, aletta, alette
steak | Steak, Steaks, Rumpsteak, H\xFCftsteak | bistec, bistecs, bife, bifes, chulet\xF3n | steak, steaks, bifteck, biftecks, pav\xE9, pav\xE9s, entrec\xF4te, entrec\xF4tes | bi\
stecca, bistecche, tagliata
cutlet | Schnitzel, Schnitzeln, Kotelett, Koteletts, Kotelette | escalope, escalopes, chuleta, chuletas, milanesa, milanesas | escalope, escalopes, c\xF4telette, c\
\xF4telettes, schnitzel | cotoletta, cotolette, scaloppina, scaloppine
rib | Rippe, Rippen | costilla, costillas | c\xF4te, c\xF4tes | costina, costine, costoletta, costolette
shoulder | Schulter, Schultern | paletilla, paleta, espaldilla | \xE9paule, \xE9paules, palette | spalla, spalle
loin | Lende, Lenden, R\xFCcken | lomo, lomos | longe, r\xE2ble, aloyau | lombo, lombata, carr\xE9
neck | Nacken, Hals | cuello, aguja | cou, collier, \xE9chine | collo
belly | Bauch | vientre | ventre | ventre
shank | Hachse | - | jarret, jarrets, souris | -
skin | Haut | piel, pieles | peau, peaux | pelle
bone | Knochen | hueso, huesos | os | osso, ossa
goulash meat | Gulaschst\xFCcke, Geschnetzeltes | - | - | bocconcini, straccetti
# Forms
paste | Paste, Pasten, Mark | concentrado, concentrados | concentr\xE9, concentr\xE9s | concentrato, concentrati
puree | P\xFCree, P\xFCrees, Mus, Stampf, Brei | pur\xE9, pur\xE9s, papilla, papillas, compota | pur\xE9e, pur\xE9es, compote, compotes, bouillie | purea, pur\xE8, passato, pappa, p\
appe, composta
cream | Creme, Cremes, Krem | - | - | -
powder | Pulver, Pulvers | polvo, polvos | poudre, poudres | polvere, polveri
flakes | Flocke, Flocken | copo, copos, hojuelas | flocon, flocons, paillettes | fiocco, fiocchi, scaglie, scaglia
sauce | So\xDFe, So\xDFen, Sauce, Saucen, Tunke | salsa, salsas, aderezo, aderezos | sauce, sauces, coulis | salsa, salse, sughi, salsina
gravy | Bratenso\xDFe, Bratensauce | jugo de carne | jus de cuisson | sugo d'arrosto, fondo di cottura
dressing | Dressing, Salatso\xDFe, Salatsauce | ali\xF1o | assaisonnement | condimento, condimenti
stock | Fond, Fonds | fondo, fondos | fond, fonds, fumet | -
broth | Br\xFChe, Br\xFChen, Bouillon | caldo, caldos, consom\xE9 | bouillon, bouillons, consomm\xE9 | brodo, brodi, brodino
juice | Saft, S\xE4fte, Saftes | zumo, zumos, jugo, jugos | jus | succo, succhi, spremuta
syrup | Sirup, Sirupe | sirope, alm\xEDbar, jarabe | sirop, sirops | sciroppo, sciroppi
zest | Abrieb, Zeste, Zesten | ralladura, ralladuras | zeste, zestes | scorza, scorze, scorzetta, zeste
spread | Aufstrich, Aufstriche, Brotaufstrich, streichen, bestreichen mit, verstreichen | untable, untables, extiende, unta | tartinade, tartinades, \xE9taler sur,\
 tartiner, tartinez | spalmabile, spalmabili, spalmare, spalmate
filling | F\xFCllung, F\xFCllungen, F\xFClle | relleno, rellenos | farce, farces, garniture, garnitures | ripieno, ripieni, farcia
topping | Belag, Glasur, Guss, \xDCberzug, Streusel, Topping | cobertura, coberturas, glaseado, glaseados | gla\xE7age, gla\xE7ages, nappage | glassa, copertura, glasse
crust | Kruste, Krusten, Boden | corteza, costra, base, bases | cro\xFBte, cro\xFBtes | crosta, croste, base, basi
crumbs | Kr\xFCmel | migas, miga | miettes, miette | briciole, briciola
seed | Samen, Saat, Kern, Kerne, Kernen | semilla, semillas | graine, graines, p\xE9pin, p\xE9pins | seme, semi, semini
pit | Stein, Steine | carozo | noyau, noyaux | nocciolo di frutta
floret | R\xF6schen | ramillete, ramilletes, arbolitos | fleurette, fleurettes, sommit\xE9s | cimetta, cimette, cima, cime
root | Wurzel, Wurzeln | ra\xEDz, ra\xEDces | racine, racines | radice, radici
half | halb, halbe, halber, halbes, halben, halbem, H\xE4lfte, H\xE4lften, halbiert, halbierte, halbierter, halbiertes, halbierten, halbiertem | medio, media, medios,\
 medias, mitad, mitades | demi, demie, demis, demies, moiti\xE9, moiti\xE9s | mezzo, mezza, mezzi, mezze, met\xE0
# Remarks of an ingredient line
for serving | zum Servieren, zum Anrichten, als Beilage, zum Dazureichen | para servir, para acompa\xF1ar, de acompa\xF1amiento | pour servir, pour le service, pour a\
ccompagner, au service, en accompagnement | per servire, per accompagnare, per il servizio, di contorno
for garnish | zum Garnieren, zum Dekorieren, zur Dekoration, zum Verzieren, als Garnitur, zum Bestreuen | para decorar, para adornar, para la decoraci\xF3n, para e\
spolvorear por encima | pour d\xE9corer, pour la d\xE9coration, pour garnir, pour le d\xE9cor | per decorare, per guarnire, per la decorazione, per la guarnizione
for greasing | zum Einfetten, zum Fetten, f\xFCr die Form, f\xFCr das Blech, f\xFCrs Blech, zum Ausfetten, f\xFCr das Backblech, zum Ausbuttern | para engrasar, para el mol\
de, para untar el molde, para la bandeja | pour le moule, pour graisser, pour graisser le moule, pour beurrer, pour beurrer le moule, pour huiler, pour la plaqu\
e, pour le plat | per ungere, per la teglia, per imburrare, per lo stampo, per la tortiera, per ungere la teglia, per imburrare la teglia
for dusting | zum Best\xE4uben, zum Bemehlen, f\xFCr die Arbeitsfl\xE4che, zum Ausrollen | para espolvorear, para enharinar, para la superficie de trabajo, para estirar \
la masa | pour saupoudrer, pour fariner, pour le plan de travail, pour \xE9taler la p\xE2te | per spolverare, per spolverizzare, per infarinare il piano, per il piano\
 di lavoro, per lo spolvero
for frying | zum Frittieren, zum Ausbacken | para fre\xEDr, para la fritura | pour la friture, pour frire | per friggere, per la frittura
for the pan | zum Braten, zum Anbraten, f\xFCr die Pfanne | para la sart\xE9n | pour la po\xEAle, pour la cuisson | per la padella, per rosolare
optional | optional, wahlweise, nach Wunsch, bei Bedarf, wer mag | opcional, opcionales, si se desea, si te gusta | facultatif, facultative, facultatifs, facult\
atives, optionnel, optionnelle, en option, selon envie | facoltativo, facoltativa, facoltativi, facoltative, opzionale, opzionali, a scelta
plus more | plus etwas mehr, und etwas mehr, plus etwas | y un poco m\xE1s, m\xE1s un poco, un poco m\xE1s | plus un peu, et un peu plus | pi\xF9 un po', e un po' di pi\xF9
freshly ground | frisch gemahlen, frisch gemahlene, frisch gemahlener, frisch gemahlenes, frisch gemahlenen, aus der M\xFChle | reci\xE9n molido, reci\xE9n molida, reci\xE9\
n molidos | fra\xEEchement moulu, du moulin, au moulin | macinato al momento, macinato fresco, appena macinato, macinata al momento, di mulinello
freshly grated | frisch gerieben, frisch geriebene, frisch geriebener, frisch geriebenes, frisch geriebenen | reci\xE9n rallado, reci\xE9n rallada | fra\xEEchement r\xE2p\xE9,\
 fra\xEEchement r\xE2p\xE9e, r\xE2p\xE9 minute | grattugiato al momento, grattugiata al momento, grattugiato fresco
finely chopped | fein gehackt, fein gehackte, fein gehackter, fein gehackten, feingehackt, fein gew\xFCrfelt, fein geschnitten | finamente picado, finamente picada\
, muy picado, muy picada, picado fino, picada fina, picado finamente, picada finamente | finement hach\xE9, finement hach\xE9e, finement cisel\xE9, finement cisel\xE9e, hac\
h\xE9 finement, hach\xE9e finement | tritato finemente, tritata finemente, tritato fine, tritata fine, tritati finemente
at room temperature | bei Zimmertemperatur, zimmerwarm, auf Zimmertemperatur | a temperatura ambiente | \xE0 temp\xE9rature ambiante, temp\xE9r\xE9, temp\xE9r\xE9e | a temperatur\
a ambiente
in cubes | in W\xFCrfel geschnitten, in kleine W\xFCrfel geschnitten | cortado en dados, cortada en dados | coup\xE9 en d\xE9s, coup\xE9e en d\xE9s, coup\xE9s en d\xE9s, coup\xE9es en d\xE9s\
 | tagliato a cubetti, tagliata a cubetti, tagliati a cubetti
in strips | in Streifen, in Streifen geschnitten | en tiras, en juliana, cortado en tiras | en lani\xE8res, en julienne, coup\xE9 en lani\xE8res, coup\xE9s en lani\xE8res | a \
striscioline, a listarelle, a julienne
a little | etwas, ein wenig, ein bisschen | un poco de, un poquito de | un peu de, un soup\xE7on de | un po' di, un poco di
# States
raw | roh, rohe, roher, rohes, rohen, rohem, ungekocht, ungekochte, ungekochter, ungekochtes, ungekochten, ungekochtem | crudo, cruda, crudos, crudas | cru, cru\
e, crus, crues | crudo, cruda, crudi, crude
cooked | gekocht, gekochte, gekochter, gekochtes, gekochten, gekochtem, gegart, gegarte, gegarter, gegartes, gegarten, gegartem, gar, vorgekocht, vorgekochte, v\
orgekochter, vorgekochtes, vorgekochten, vorgekochtem | cocido, cocida, cocidos, cocidas, cocinado, cocinada, cocinados, cocinadas | cuit, cuite, cuits, cuites,\
 pr\xE9cuit, pr\xE9cuite, pr\xE9cuits, pr\xE9cuites | cotto, cotta, cotti, cotte, cucinato, cucinata, cucinati, cucinate
boiled | abgekocht, abgekochte, abgekochter, abgekochtes, abgekochten, abgekochtem, gesotten, gesottene, gesottener, gesottenes, gesottenen, gesottenem | hervid\
o, hervida, hervidos, hervidas | bouilli, bouillis, bouillies, \xE0 l'eau | bollito, bollita, bolliti, bollite, lesso, lessa, lessi, lesse, lessato, lessata, lessa\
ti, lessate
hard boiled | hartgekocht, hartgekochte, hartgekochter, hartgekochtes, hartgekochten, hartgekochtem, hart gekocht, hart gekochte, hart gekochter, hart gekochtes\
, hart gekochten, hart gekochtem | - | - | sodo, sodi, sode
fried | gebraten, gebratene, gebratener, gebratenes, gebratenen, gebratenem, frittiert, frittierte, frittierter, frittiertes, frittierten, frittiertem, angebrat\
en, angebratene, angebratener, angebratenes, angebratenen, angebratenem, ausgebacken, ausgebackene, ausgebackener, ausgebackenes, ausgebackenen, ausgebackenem |\
 frito, frita, fritos, fritas, sofrito, sofrita, sofritos, sofritas | frit, frite, frits, saut\xE9, saut\xE9e, saut\xE9s, saut\xE9es, revenu, revenue, revenus, revenues | f\
ritto, fritta, fritti, fritte, saltato, saltata, saltati, saltate, soffritta, soffritti, soffritte
roasted | ofenger\xF6stet, ofenger\xF6stete, ofenger\xF6steter, ofenger\xF6stetes, ofenger\xF6steten, ofenger\xF6stetem, im Ofen gebraten | asado, asada, asados, asadas, rostizad\
o, rostizada, rostizados, rostizadas | r\xF4ti, r\xF4tie, r\xF4tis, r\xF4ties | arrostito, arrostita, arrostiti, arrostite, rosolato, rosolata, rosolati, rosolate
grilled | gegrillt, gegrillte, gegrillter, gegrilltes, gegrillten, gegrilltem, vom Grill | a la parrilla, a la plancha, grillado, grillada, grillados, grilladas\
, a la brasa | grill\xE9, grill\xE9e, grill\xE9s, grill\xE9es, \xE0 la plancha | alla griglia, grigliato, grigliata, grigliati, grigliate, alla piastra
baked | gebacken, gebackene, gebackener, gebackenes, gebackenen, gebackenem, \xFCberbacken, \xFCberbackene, \xFCberbackener, \xFCberbackenes, \xFCberbackenen, \xFCberbackenem, au\
s dem Ofen | horneado, horneada, horneados, horneadas, al horno | cuit au four, au four | al forno, infornato, infornata, infornati, infornate
steamed | ged\xE4mpft, ged\xE4mpfte, ged\xE4mpfter, ged\xE4mpftes, ged\xE4mpften, ged\xE4mpftem, ged\xFCnstet, ged\xFCnstete, ged\xFCnsteter, ged\xFCnstetes, ged\xFCnsteten, ged\xFCnstetem | al va\
por | \xE0 la vapeur | al vapore
braised | geschmort, geschmorte, geschmorter, geschmortes, geschmorten, geschmortem | braseado, braseada, braseados, braseadas, guisado, guisada, guisados, guis\
adas | brais\xE9, brais\xE9e, brais\xE9s, brais\xE9es, mijot\xE9, mijot\xE9e, mijot\xE9s, mijot\xE9es | brasato, brasata, brasati, brasate
smoked | ger\xE4uchert, ger\xE4ucherte, ger\xE4ucherter, ger\xE4uchertes, ger\xE4ucherten, ger\xE4uchertem, R\xE4ucher | ahumado, ahumada, ahumados, ahumadas | fum\xE9, fum\xE9e, fum\xE9s, f\
um\xE9es | affumicato, affumicata, affumicati, affumicate
dried | getrocknet, getrocknete, getrockneter, getrocknetes, getrockneten, getrocknetem, trocken, trockene, trockener, trockenes, trockenen, trockenem | seco, s\
eca, secos, secas, desecado, desecada, desecados, desecadas, deshidratado, deshidratada, deshidratados, deshidratadas | s\xE9ch\xE9, s\xE9ch\xE9e, s\xE9ch\xE9s, s\xE9ch\xE9es, sec, sec\
s, d\xE9shydrat\xE9, d\xE9shydrat\xE9e, d\xE9shydrat\xE9s, d\xE9shydrat\xE9es | essiccato, essiccata, essiccati, essiccate, secco, secca, secchi, secche, disidratato, disidratata, disi\
dratati, disidratate
cured | gep\xF6kelt, gep\xF6kelte, gep\xF6kelter, gep\xF6keltes, gep\xF6kelten, gep\xF6keltem, luftgetrocknet, luftgetrocknete, luftgetrockneter, luftgetrocknetes, luftgetrocknet\
en, luftgetrocknetem, gereift, gereifte, gereifter, gereiftes, gereiften, gereiftem | curado, curada, curados, curadas | affin\xE9, affin\xE9e, affin\xE9s, affin\xE9es, mat\
ur\xE9, matur\xE9e, matur\xE9s, matur\xE9es | stagionato, stagionata, stagionati, stagionate
fresh | frisch, frische, frischer, frisches, frischen, frischem | fresco, fresca, frescos, frescas | frais, fra\xEEche, fra\xEEches | fresco, fresca, freschi, fresche\

frozen | gefroren, gefrorene, gefrorener, gefrorenes, gefrorenen, gefrorenem, tiefgek\xFChlt, tiefgek\xFChlte, tiefgek\xFChlter, tiefgek\xFChltes, tiefgek\xFChlten, tiefgek\xFChl\
tem, tiefgefroren, tiefgefrorene, tiefgefrorener, tiefgefrorenes, tiefgefrorenen, tiefgefrorenem, TK, Tiefk\xFChl, eingefroren, eingefrorene, eingefrorener, eingef\
rorenes, eingefrorenen, eingefrorenem | congelado, congelada, congelados, congeladas, ultracongelado, ultracongelada, ultracongelados, ultracongeladas | surgel\xE9\
, surgel\xE9e, surgel\xE9s, surgel\xE9es, congel\xE9, congel\xE9e, congel\xE9s, congel\xE9es | surgelato, surgelata, surgelati, surgelate, congelato, congelata, congelati, congelate\

thawed | aufgetaut, aufgetaute, aufgetauter, aufgetautes, aufgetauten, aufgetautem | descongelado, descongelada, descongelados, descongeladas | d\xE9congel\xE9, d\xE9con\
gel\xE9e, d\xE9congel\xE9s, d\xE9congel\xE9es | scongelato, scongelata, scongelati, scongelate
canned | eingemacht, eingemachte, eingemachter, eingemachtes, eingemachten, eingemachtem, konserviert, konservierte, konservierter, konserviertes, konservierten\
, konserviertem, aus der Dose | enlatado, enlatada, enlatados, enlatadas, en lata, de lata, en conserva | en conserve, en bo\xEEte | in scatola, in lattina, inscat\
olato, inscatolata, inscatolati, inscatolate
leftover | \xFCbrig, \xFCbrige, \xFCbriger, \xFCbriges, \xFCbrigen, \xFCbrigem, Rest, Reste, Resten, \xDCberreste, restlich, restliche, restlicher, restliches, restlichen, restliche\
m, \xFCbriggeblieben, \xFCbriggebliebene, \xFCbriggebliebener, \xFCbriggebliebenes, \xFCbriggebliebenen, \xFCbriggebliebenem, \xFCbrig geblieben, \xFCbrig gebliebene, \xFCbrig gebliebener\
, \xFCbrig gebliebenes, \xFCbrig gebliebenen, \xFCbrig gebliebenem | sobra, sobras, sobrante, sobrantes, sobrado, sobrada, sobrados, sobradas, restante, restantes, resto\
, restos | reste, restes, restant, restante, restants, restantes | avanzo, avanzi, avanzato, avanzata, avanzati, avanzate, rimasto, rimasta, rimasti, rimaste, r\
imanente, rimanenti, resti
ground | gemahlen, gemahlene, gemahlener, gemahlenes, gemahlenen, gemahlenem, durchgedreht, durchgedrehte, durchgedrehter, durchgedrehtes, durchgedrehten, durch\
gedrehtem | molido, molida, molidos, molidas | moulu, moulue, moulus, moulues, hach\xE9, hach\xE9e, hach\xE9s, hach\xE9es | macinata, macinati, macinate, tritato, tritata, \
tritati, tritate
chopped | gehackt, gehackte, gehackter, gehackten, gehacktem, kleingeschnitten, kleingeschnittene, kleingeschnittener, kleingeschnittenes, kleingeschnittenen, k\
leingeschnittenem, zerkleinert, zerkleinerte, zerkleinerter, zerkleinertes, zerkleinerten, zerkleinertem | picado, picada, picados, picadas, cortado, cortada, c\
ortados, cortadas, troceado, troceada, troceados, troceadas | coup\xE9, coup\xE9e, coup\xE9s, coup\xE9es, cisel\xE9, cisel\xE9e, cisel\xE9s, cisel\xE9es, concass\xE9, concass\xE9e, concass\xE9s\
, concass\xE9es | tagliato, tagliati, tagliate, sminuzzato, sminuzzata, sminuzzati, sminuzzate, a pezzi
sliced | geschnitten, geschnittene, geschnittener, geschnittenes, geschnittenen, geschnittenem, in Scheiben, aufgeschnitten, aufgeschnittene, aufgeschnittener, \
aufgeschnittenes, aufgeschnittenen, aufgeschnittenem | en rodajas, en lonchas, en rebanadas, feteado, feteada, feteados, feteadas, laminado, laminada, laminados\
, laminadas, rebanado, rebanados | \xE9minc\xE9, \xE9minc\xE9e, \xE9minc\xE9s, \xE9minc\xE9es, en tranches, en rondelles | affettato, affettata, affettati, affettate, a fette, a rondel\
le
diced | gew\xFCrfelt, gew\xFCrfelte, gew\xFCrfelter, gew\xFCrfeltes, gew\xFCrfelten, gew\xFCrfeltem, in W\xFCrfeln | en dados, en cubos, en cubitos | en d\xE9s, en cubes | a cubetti, a\
 dadini
grated | gerieben, geriebene, geriebener, geriebenes, geriebenen, geriebenem, geraspelt, geraspelte, geraspelter, geraspeltes, geraspelten, geraspeltem, gehobel\
t, gehobelte, gehobelter, gehobeltes, gehobelten, gehobeltem | rallado, rallada, rallados, ralladas | r\xE2p\xE9, r\xE2p\xE9e, r\xE2p\xE9s, r\xE2p\xE9es | grattugiato, grattugiata, gra\
ttugiati, grattugiate
melted | geschmolzen, geschmolzene, geschmolzener, geschmolzenes, geschmolzenen, geschmolzenem, zerlassen, zerlassene, zerlassener, zerlassenes, zerlassenen, ze\
rlassenem | derretido, derretida, derretidos, derretidas, fundido, fundida, fundidos, fundidas | fondu, fondue, fondus, fondues | fuso, fusa, fusi, fuse, sciolt\
o, sciolta, sciolti, sciolte
toasted | ger\xF6stet, ger\xF6stete, ger\xF6steter, ger\xF6stetes, ger\xF6steten, ger\xF6stetem, getoastet, getoastete, getoasteter, getoastetes, getoasteten, getoastetem | tosta\
do, tostada, tostados, tostadas | toast\xE9, toast\xE9e, toast\xE9s, toast\xE9es, torr\xE9fi\xE9, torr\xE9fi\xE9e, torr\xE9fi\xE9s, torr\xE9fi\xE9es | tostato, tostata, tostati, tostate
salted | gesalzen, gesalzene, gesalzener, gesalzenes, gesalzenen, gesalzenem, salzig, salzige, salziger, salziges, salzigen, salzigem | salado, salada, salados,\
 saladas | sal\xE9, sal\xE9e, sal\xE9s, sal\xE9es | salato, salata, salati, salate
unsalted | ungesalzen, ungesalzene, ungesalzener, ungesalzenes, ungesalzenen, ungesalzenem | - | - | -
seasoned | gew\xFCrzt, gew\xFCrzte, gew\xFCrzter, gew\xFCrztes, gew\xFCrzten, gew\xFCrztem, abgeschmeckt, abgeschmeckte, abgeschmeckter, abgeschmecktes, abgeschmeckten, abgeschme\
cktem | condimentado, condimentada, condimentados, condimentadas, sazonado, sazonada, sazonados, sazonadas, ali\xF1ado, ali\xF1ada, ali\xF1ados, ali\xF1adas | assaisonn\xE9, a\
ssaisonn\xE9e, assaisonn\xE9s, assaisonn\xE9es | condito, condita, conditi, condite, insaporito, insaporita, insaporiti, insaporite
sweet | s\xFC\xDF, s\xFC\xDFe, s\xFC\xDFer, s\xFC\xDFes, s\xFC\xDFen, s\xFC\xDFem, ges\xFC\xDFt, ges\xFC\xDFte, ges\xFC\xDFter, ges\xFC\xDFtes, ges\xFC\xDFten, ges\xFC\xDFtem, s\xFC\xDFlich, s\xFC\xDFliche, s\xFC\xDFlicher, s\xFC\xDFliches, s\xFC\xDFlichen, s\xFC\xDFl\
ichem | dulce, dulces, endulzado, endulzada, endulzados, endulzadas | sucr\xE9e, sucr\xE9es | dolce, dolci, dolcificato, dolcificata, dolcificati, dolcificate
unsweetened | unges\xFC\xDFt, unges\xFC\xDFte, unges\xFC\xDFter, unges\xFC\xDFtes, unges\xFC\xDFten, unges\xFC\xDFtem | - | - | -
sour | sauer, saure, saurer, saures, sauren, saurem, s\xE4uerlich, s\xE4uerliche, s\xE4uerlicher, s\xE4uerliches, s\xE4uerlichen, s\xE4uerlichem | agrio, agria, agrios, agrias, \xE1\
cido, \xE1cida, \xE1cidos, \xE1cidas | aigre, aigres, acide, acides, acidul\xE9, acidul\xE9e, acidul\xE9s, acidul\xE9es | aspro, aspra, aspri, aspre, acido, acida, acidi, acide
bitter | bitter, bittere, bitterer, bitteres, bitteren, bitterem, herb, herbe, herber, herbes, herben, herbem | amargo, amarga, amargos, amargas | amer, am\xE8re, \
amers, am\xE8res | amaro, amara, amari, amare
ripe | reif, reife, reifer, reifes, reifen, reifem, vollreif, vollreife, vollreifer, vollreifes, vollreifen, vollreifem | maduro, madura, maduros, maduras | m\xFBr\
, m\xFBrs | maturo, matura, maturi, mature
unripe | unreif, unreife, unreifer, unreifes, unreifen, unreifem | - | - | acerbo, acerba, acerbi, acerbe
whole | ganz, ganze, ganzer, ganzes, ganzen, ganzem | entero, entera, enteros, enteras | entier, enti\xE8re, entiers, enti\xE8res | intero, intera, interi, intere
whole grain | Vollkorn, vollk\xF6rnig, vollk\xF6rnige, vollk\xF6rniger, vollk\xF6rniges, vollk\xF6rnigen, vollk\xF6rnigem | integral, integrales | complet, compl\xE8te, complets, co\
mpl\xE8tes | integrale, integrali
marinated | mariniert, marinierte, marinierter, mariniertes, marinierten, mariniertem, gebeizt, gebeizte, gebeizter, gebeiztes, gebeizten, gebeiztem | marinado,\
 marinada, marinados, marinadas, adobado, adobada, adobados, adobadas, macerado, macerada, macerados, maceradas | marin\xE9, marin\xE9e, marin\xE9s, marin\xE9es | marinato,\
 marinata, marinati, marinate
pickled | eingelegt, eingelegte, eingelegter, eingelegtes, eingelegten, eingelegtem | encurtido, encurtida, encurtidos, encurtidas, en vinagre, en escabeche | a\
u vinaigre | sottaceto, sott'aceto
fermented | fermentiert, fermentierte, fermentierter, fermentiertes, fermentierten, fermentiertem, vergoren, vergorene, vergorener, vergorenes, vergorenen, verg\
orenem | fermentado, fermentada, fermentados, fermentadas | ferment\xE9, ferment\xE9e, ferment\xE9s, ferment\xE9es | fermentato, fermentata, fermentati, fermentate
peeled | gesch\xE4lt, gesch\xE4lte, gesch\xE4lter, gesch\xE4ltes, gesch\xE4lten, gesch\xE4ltem, gepellt, gepellte, gepellter, gepelltes, gepellten, gepelltem | pelado, pelada, pe\
lados, peladas, mondado, mondada, mondados, mondadas | \xE9pluch\xE9, \xE9pluch\xE9e, \xE9pluch\xE9s, \xE9pluch\xE9es, pel\xE9, pel\xE9e, pel\xE9s, pel\xE9es | sbucciato, sbucciata, sbucciati, sbu\
cciate, pelato, pelata, pelate
pitted | entkernt, entkernte, entkernter, entkerntes, entkernten, entkerntem, entsteint, entsteinte, entsteinter, entsteintes, entsteinten, entsteintem, ohne St\
ein, ohne Kerne, kernlos, kernlose, kernlosen | deshuesado, deshuesada, deshuesados, deshuesadas, despepitado, despepitada, despepitados, despepitadas, sin hues\
o, sin pepitas, sin semillas | d\xE9noyaut\xE9, d\xE9noyaut\xE9e, d\xE9noyaut\xE9s, d\xE9noyaut\xE9es, \xE9p\xE9pin\xE9, \xE9p\xE9pin\xE9e, \xE9p\xE9pin\xE9s, \xE9p\xE9pin\xE9es, sans noyau, sans p\xE9pins | snocciolato, sn\
occiolata, snocciolati, snocciolate, denocciolato, denocciolata, denocciolati, denocciolate, senza semi, privato dei semi, private dei semi
mashed | zerdr\xFCckt, zerdr\xFCckte, zerdr\xFCckter, zerdr\xFCcktes, zerdr\xFCckten, zerdr\xFCcktem, gestampft, gestampfte, gestampfter, gestampftes, gestampften, gestampftem, p\
\xFCriert, p\xFCrierte, p\xFCrierter, p\xFCriertes, p\xFCrierten, p\xFCriertem, zersto\xDFen, zersto\xDFene, zersto\xDFener, zersto\xDFenes, zersto\xDFenen, zersto\xDFenem, gepresst, gepresste, ge\
presster, gepresstes, gepressten, gepresstem | machacado, machacada, machacados, machacadas, triturado, triturada, triturados, trituradas, aplastado, aplastada,\
 aplastados, aplastadas, majado, majada, majados, majadas | \xE9cras\xE9, \xE9cras\xE9e, \xE9cras\xE9s, \xE9cras\xE9es, pil\xE9, pil\xE9e, pil\xE9s, pil\xE9es, press\xE9, press\xE9e, press\xE9s, press\xE9es |\
 schiacciato, schiacciati, schiacciate, pestato, pestata, pestati, pestate, frullata, frullate
stuffed | gef\xFCllt, gef\xFCllte, gef\xFCllter, gef\xFClltes, gef\xFCllten, gef\xFClltem | rellena, rellenas | farci, farcie, farcis, farcies, fourr\xE9, fourr\xE9e, fourr\xE9s, fourr\xE9es\
 | farcito, farcita, farciti, farcite, imbottito, imbottita, imbottiti, imbottite
mixed | gemischt, gemischte, gemischter, gemischtes, gemischten, gemischtem, vermischt, vermischte, vermischter, vermischtes, vermischten, vermischtem | mezclad\
o, mezclada, mezclados, mezcladas, mixto, mixta, mixtos, mixtas, surtido, surtida, surtidos, surtidas, variado, variada, variados, variadas | m\xE9lang\xE9, m\xE9lang\xE9e,\
 m\xE9lang\xE9s, m\xE9lang\xE9es, mixte, mixtes, vari\xE9, vari\xE9e, vari\xE9s, vari\xE9es | misto, mista, misti, miste, mescolato, mescolata, mescolati, mescolate, mischiato, mischia\
ta, mischiati, mischiate
chilled | gek\xFChlt, gek\xFChlte, gek\xFChlter, gek\xFChltes, gek\xFChlten, gek\xFChltem, kaltgestellt, kaltgestellte, kaltgestellter, kaltgestelltes, kaltgestellten, kaltgestel\
ltem | refrigerado, refrigerada, refrigerados, refrigeradas, enfriado, enfriada, enfriados, enfriadas | refroidi, refroidie, refroidis, refroidies, r\xE9frig\xE9r\xE9, r\
\xE9frig\xE9r\xE9e, r\xE9frig\xE9r\xE9s, r\xE9frig\xE9r\xE9es | raffreddato, raffreddata, raffreddati, raffreddate, refrigerato, refrigerata, refrigerati, refrigerate
soaked | eingeweicht, eingeweichte, eingeweichter, eingeweichtes, eingeweichten, eingeweichtem | remojado, remojada, remojados, remojadas, en remojo | tremp\xE9, t\
remp\xE9e, tremp\xE9s, tremp\xE9es | ammollato, ammollata, ammollati, ammollate, in ammollo
drained | abgetropft, abgetropfte, abgetropfter, abgetropftes, abgetropften, abgetropftem, abgegossen, abgegossene, abgegossener, abgegossenes, abgegossenen, ab\
gegossenem | escurrido, escurrida, escurridos, escurridas | \xE9goutt\xE9, \xE9goutt\xE9e, \xE9goutt\xE9s, \xE9goutt\xE9es | sgocciolato, sgocciolata, sgocciolati, sgocciolate, scolato\
, scolata, scolati, scolate
beaten | geschlagen, geschlagene, geschlagener, geschlagenes, geschlagenen, geschlagenem, verquirlt, verquirlte, verquirlter, verquirltes, verquirlten, verquirl\
tem, aufgeschlagen, aufgeschlagene, aufgeschlagener, aufgeschlagenes, aufgeschlagenen, aufgeschlagenem, leicht verschlagen | batida, batidas, montado, montada, \
montados, montadas | battu, battue, battus, battues, fouett\xE9, fouett\xE9e, fouett\xE9s, fouett\xE9es | sbattuto, sbattuta, sbattuti, sbattute, montato, montata, montati,\
 montate
breaded | paniert, panierte, panierter, paniertes, panierten, paniertem | empanado, empanada, empanados, empanadas, rebozado, rebozada, rebozados, rebozadas, em\
panizado, empanizada, empanizados, empanizadas | pan\xE9, pan\xE9e, pan\xE9s, pan\xE9es | impanato, impanata, impanati, impanate, panato, panata, panati, panate
caramelized | karamellisiert, karamellisierte, karamellisierter, karamellisiertes, karamellisierten, karamellisiertem | caramelizado, caramelizada, caramelizado\
s, caramelizadas | caram\xE9lis\xE9, caram\xE9lis\xE9e, caram\xE9lis\xE9s, caram\xE9lis\xE9es | caramellato, caramellata, caramellati, caramellate
washed | gewaschen, gewaschene, gewaschener, gewaschenes, gewaschenen, gewaschenem | lavado, lavada, lavados, lavadas | lav\xE9, lav\xE9e, lav\xE9s, lav\xE9es | lavato, lav\
ata, lavati, lavate
shredded | gezupft, gezupfte, gezupfter, gezupftes, gezupften, gezupftem, zerpfl\xFCckt, zerpfl\xFCckte, zerpfl\xFCckter, zerpfl\xFCcktes, zerpfl\xFCckten, zerpfl\xFCcktem | desm\
enuzado, desmenuzada, desmenuzados, desmenuzadas, deshebrado, deshebrada, deshebrados, deshebradas | effiloch\xE9, effiloch\xE9e, effiloch\xE9s, effiloch\xE9es | sfilacciat\
o, sfilacciata, sfilacciati, sfilacciate
soft | weich, weiche, weicher, weiches, weichen, weichem, weich gewordene, streichzart, streichf\xE4hig | blando, blanda, blandos, blandas, tierno, tierna, tiernos\
, tiernas, en pomada, ablandado, ablandada, a punto de pomada | mou, molle, mous, molles, ramolli, ramollie, ramollis, ramollies, moelleux, moelleuse, moelleuse\
s, pommade, en pommade | morbido, morbida, morbidi, morbide, ammorbidito, ammorbidita, ammorbiditi, ammorbidite, mollo, molla, molli, molle, a pomata
hard | hart, harte, harter, hartes, harten, hartem, feste, fester, festes, festen, festem | duro, dura, duros, duras, firme, firmes | dur, dure, durs, dures, fe\
rme, fermes | duro, dura, duri, dure
tender | zart, zarte, zarter, zartes, zarten, zartem, bissfest, al dente, weich sind, butterzart | en su punto | tendre, tendres, fondant, fondante, fondants, f\
ondantes | tenero, tenera, teneri, tenere, al dente
fine | fein, feine, feiner, feines, feinen, feinem, d\xFCnn, d\xFCnne, d\xFCnner, d\xFCnnes, d\xFCnnen, d\xFCnnem | fino, fina, finos, finas, delgado, delgada, delgados, delgadas\
 | fin, fine, fins, fines, finement, mince, minces | fine, fini, finemente, sottile, sottili
thick | dick, dicke, dicker, dickes, dicken, dickem, grob, grobe, grober, grobes, groben, grobem | grueso, gruesa, gruesos, gruesas | \xE9pais, \xE9paisse, \xE9paisses, \
grossi\xE8rement | spesso, spessa, spessi, spesse, grossolano, grossolana, grossolani, grossolane
large | gro\xDF, gro\xDFe, gro\xDFer, gro\xDFes, gro\xDFen, gro\xDFem | grande, grandes | grand, grande, grands, grandes, gros, grosse, grosses | grande, grandi, grosso, grossa, \
grossi, grosse
medium | mittelgro\xDF, mittelgro\xDFe, mittelgro\xDFer, mittelgro\xDFes, mittelgro\xDFen, mittelgro\xDFem, mittlere, mittlerer, mittleres, mittleren, mittlerem | mediano, median\
a, medianos, medianas | moyen, moyenne, moyens, moyennes | medio, media, medie
small | klein, kleine, kleiner, kleines, kleinen, kleinem | peque\xF1o, peque\xF1a, peque\xF1os, peque\xF1as | petit, petite, petits, petites | piccolo, piccola, piccoli, p\
iccole
juicy | saftig, saftige, saftiger, saftiges, saftigen, saftigem | jugoso, jugosa, jugosos, jugosas | juteux, juteuse, juteuses | succoso, succosa, succosi, succ\
ose
# Cooking verbs
cook | kochen, koche, kocht, garen, gare, k\xF6cheln lassen, gar kochen, weich kochen, garkochen, gegart wird, kochst | cocinar, cocina, cocine, cocer, cuece, cuez\
a, cocemos, cu\xE9celo, coc\xEDnalo, cueces, cu\xE9celos | cuire, cuis, cuisez, cuisiner, cuisinez, cuisson, faire cuire, laisser cuire, laissez cuire, faites cuire, cui\
sent | cuocere, cuoci, cuocete, cucinare, cottura, cuocia, cuoce, far cuocere, fate cuocere, lasciar cuocere, cuocendo
boil | aufkochen, sieden, abkochen, zum Kochen bringen, sprudelnd kochen, kochend, kochende, kochendes, kochendem, kochenden, aufkochen lassen | hervir, hierve,\
 hierva, hervimos, lleva a ebullici\xF3n, llevar a ebullici\xF3n, ebullici\xF3n, hirviendo, rompa a hervir | bouillir, faire bouillir, portez \xE0 \xE9bullition, \xE9bullition, p\
orter \xE0 \xE9bullition, bouillante, bouillant | bollire, bolli, lessare, sbollentare, bollore, portare a bollore, portare a ebollizione, portate a ebollizione, boll\
ente, sbollentate
simmer | k\xF6cheln, k\xF6chelt, simmern, ziehen lassen, leise k\xF6cheln, simmern lassen | hervir a fuego lento, a fuego lento, cocer a fuego lento, cuece a fuego lento\
, a fuego suave, a fuego bajo | mijoter, mijotez, laisser mijoter, fr\xE9mir, laissez mijoter, faire mijoter, fr\xE9missante, \xE0 feu doux, cuire \xE0 feu doux | sobbollir\
e, fuoco lento, a fuoco lento, cuocere a fuoco lento, a fuoco basso, a fuoco dolce
fry | anbraten, brate, frittieren, ausbacken, anbraten lassen, anschwitzen, and\xFCnsten, scharf anbraten, ausbraten, auslassen, goldbraun braten, rausbacken | fre\
\xEDr, fr\xEDe, fre\xEDmos, sofre\xEDr, sofr\xEDe, sofr\xEDelo, fr\xEDelos, fr\xEDelas, saltear, saltea, salt\xE9alos, salt\xE9alas, rehogar, rehoga, pochar, pocha | frire, faire frire, fair\
e revenir, sauter, faites revenir, faites sauter, revenir, faire suer, faites suer, suer, saisir, saisissez, faites frire | friggere, friggi, friggete, soffrigg\
ere, saltare, friggetele, friggeteli, soffriggete, soffriggi, far soffriggere, saltateli, far appassire, fate appassire, appassire, stufate
bake | backen, backe, backt, \xFCberbacke, ausbacken im Ofen, fertig backen, goldbraun backen | hornear, hornea, hornee, horneamos, horn\xE9alo, horn\xE9ala, horn\xE9alos, \
lleva al horno, mete al horno, gratinar, gratina | cuire au four, enfourner, enfournez, enfournez pour, faire gratiner, gratiner, faites gratiner, gratinez, fai\
tes cuire au four | infornare, inforna, cuocere in forno, cuocete in forno, cuocere al forno, gratinare
roast | braten, r\xF6sten, r\xF6ste, R\xF6st, Rostbraten | asar, asa, ase | r\xF4tir, faire r\xF4tir | arrostire, arrosto, arrosti
brown | anr\xF6sten, br\xE4unen, br\xE4une, goldbraun anbraten, Farbe nehmen | dorar, dora, dore, dorado, dorados, d\xF3ralos, d\xF3ralas, dorarse, se dore, se doren | dorer, \
dorez, dor\xE9, dor\xE9e, dor\xE9s, dor\xE9es, faire dorer, faites dorer, colorer, faites colorer | rosolare, rosola, dorare, dorato, dorata, dorati, dorate, rosolarlo, dor\
ateli, colorire, tostare, tosta
heat | erhitzen, erhitze, erhitzt, erw\xE4rmen, erw\xE4rme, Hitze, hei\xDF werden lassen, hei\xDF werden, schwacher Hitze, mittlerer Hitze, starker Hitze, Umluft, Oberhitze\
, Unterhitze, Ober-/Unterhitze, Hei\xDFluft | calentar, calienta, caliente a fuego, fuego, cali\xE9ntalo, pon a calentar, ponga a calentar, sube el fuego, baja el fue\
go, apaga el fuego | chauffer, chauffez, faire chauffer, feu, faites chauffer, chauffer \xE0 feu vif, sur feu moyen, \xE0 feu moyen, \xE0 feu vif, hors du feu | scaldare\
, scalda, scaldate, fuoco, scaldate l, fate scaldare, a fuoco medio, a fuoco vivo, fiamma, spegnete il fuoco, spegnere il fuoco
reheat | aufw\xE4rmen, aufgew\xE4rmt, aufgew\xE4rmte, aufgew\xE4rmter, aufgew\xE4rmtes, aufgew\xE4rmten, aufgew\xE4rmtem | recalentar, recalienta, recalentado, recalentada, recalent\
ados, recalentadas | r\xE9chauffer, r\xE9chauffez, r\xE9chauff\xE9, r\xE9chauff\xE9e, r\xE9chauff\xE9s, r\xE9chauff\xE9es | riscaldare, riscaldato, riscaldata, riscaldati, riscaldate
preheat | vorheizen, vorheize, vorgeheizt, vorgeheizte, vorgeheizter, vorgeheiztes, vorgeheizten, vorgeheiztem | precalentar, precalienta, precaliente, precalen\
tado, precalentada, precalentados, precalentadas | pr\xE9chauffer, pr\xE9chauffez, pr\xE9chauff\xE9, pr\xE9chauff\xE9e, pr\xE9chauff\xE9s, pr\xE9chauff\xE9es | preriscaldare, preriscalda, pr\
eriscaldato, preriscaldata, preriscaldati, preriscaldate
melt | schmelzen, schmelze | derretir, derrite, derrita, fundir, funde | fondre, faire fondre, fondez | sciogliere, sciogli, sciogliete, fondere
steam | d\xE4mpfen, dampfgaren, Dampf, d\xFCnsten, d\xFCnste | cocer al vapor, vapor | cuire \xE0 la vapeur, vapeur | cuocere a vapore, vapore
braise | schmoren, schmore | brasear, guisar, estofar | braiser, braisez | brasare, stufare
blanch | blanchieren, blanchiere, blanchiert, blanchierte, blanchierter, blanchiertes, blanchierten, blanchiertem | escaldar, blanquear, escaldado, escaldada, e\
scaldados, escaldadas | blanchir, blanchissez, blanchi, blanchie, blanchis, blanchies | sbianchire, scottare, scottato, scottata, scottati, scottate
smoke | r\xE4uchern, Rauch | ahumar, humo | fumer, fumage | affumicare, fumo
marinate | marinieren, mariniere, Marinade, Marinaden, ziehen lassen \xFCber Nacht | marinar, adobar, macerar, marina, deja marinar, dejar marinar, macera | marine\
r, marinez, faire mariner, marinade, marinades, laisser mariner, laissez mariner | marinare, marinatura, lasciar marinare
chill | k\xFChlen, k\xFChl, k\xFChle, abk\xFChlen, ausk\xFChlen, kalt stellen | enfriar, enfr\xEDa, refrigerar | refroidir, laissez refroidir, r\xE9frig\xE9rer | raffreddare, raffredda\
, fate raffreddare
freeze | einfrieren, einfriere, gefrieren | congelar, congela | congeler, congelez, surgeler | congelare, congela, surgelare
thaw | auftauen, auftaue | descongelar, descongela | d\xE9congeler, d\xE9congelez | scongelare, scongela
soak | einweichen, weiche ein, quellen, einweichen lassen | remojar, remoja, poner en remojo, remojo, ponlas en remojo, pon en remojo, deja en remojo | tremper,\
 faire tremper, trempage, laisser tremper, faites tremper | ammollare, ammollo, mettere a bagno, mettere in ammollo, mettete in ammollo
drain | abgie\xDFen, abtropfen, abtropfen lassen, abseihen, gie\xDFe ab, absch\xFCtten | escurrir, escurre, escurra, colar, cuela, esc\xFArrelas, esc\xFArrelos, esc\xFArrelo | \xE9g\
outter, \xE9gouttez, \xE9gouttez-les, \xE9goutter les | scolare, scola, sgocciolare, scolateli, scolatele
mix | mischen, mische, vermischen, vermengen, vermenge, mengen, untermischen, mischen lassen | mezclar, mezcla, mezcle, combinar, combina, m\xE9zclalo, mezcla bien\
 | m\xE9langer, m\xE9langez, incorporer, incorporez, m\xE9langez bien, m\xE9langer bien | mescolare, mescola, unire, unisci, unite, amalgamare, amalgamate, miscela, mescola\
ndo, amalgama, mantecare, mantecate, manteca
stir | r\xFChren, r\xFChre, umr\xFChren, unterr\xFChren, verr\xFChren, ger\xFChrt, r\xFChren bis, dabei r\xFChren | remover, remueve, remueva, revolver, revuelve, removiendo, sin dejar\
 de remover | remuer, remuez, en remuant, remuer sans cesse | girare, rimestare, girate, mescolando spesso
whisk | schlagen, aufschlagen, verquirlen, quirlen, Schneebesen, schaumig schlagen, schaumig r\xFChren, steif schlagen | batir, bate, bata, montar, varillas, b\xE1tel\
os, b\xE1telas, blanqueen | fouetter, fouettez, battre, battez, monter, fouet, en fouettant, battre au fouet, blanchir au fouet, monter en neige | sbattere, sbatti\
, sbattete, montare, monta, frusta, sbattetele, montare a neve
fold | unterheben, heben, hebe, falten, unterziehen, vorsichtig unterheben | envolver, incorporar con cuidado, incorporar, incorpora, incorpora con movimientos \
envolventes, movimientos envolventes | plier, pliez, incorporer d\xE9licatement, incorporez d\xE9licatement | incorporare, incorporate, incorpora, piegare, incorporat\
evi
cut | schneiden, schneide, schneidet, zerteilen, Schnitt, aufschneiden, in Scheiben schneiden, in Ringe schneiden, in Spalten schneiden, vierteln, halbieren, en\
tkernen, putzen | cortar, corta, corte, cortes, c\xF3rtalas, c\xF3rtalos, c\xF3rtalo, c\xF3rtala, lamina, filetea | d\xE9couper, d\xE9coupez, couper, coupez, taillez, tailler, d\xE9\
tailler, d\xE9taillez, couper en tranches | tagliare, taglia, taglio, tagli, tagliatele, tagliateli, affettare, affetta
chop | hacken, hacke, kleinschneiden, zerkleinern, fein hacken, grob hacken | picar, trocear, trocea, p\xEDcalo, p\xEDcala, p\xEDcalos, p\xEDcalas | hacher, hachez, \xE9mincer\
, \xE9mincez, ciseler, hachez finement, concasser, concassez | sminuzzare, spezzettare, tritare, tritatelo, tritateli, spezzettate
dice | w\xFCrfle, in W\xFCrfel schneiden | cortar en dados | couper en d\xE9s | tagliare a cubetti
grate | reiben, reibe, raspeln, hobeln | rallar, ralla, rallador | r\xE2per, r\xE2pez | grattugiare, grattugia
grind | mahlen, mahle, m\xF6rsern, zerdr\xFCcken, stampfen | moler, machacar, triturar, tritura, aplastar | moudre, \xE9craser, \xE9crasez, piler, broyer | macinare, schiac\
ciare, schiaccia, pestare
peel | sch\xE4len, Schale, pellen, pelle | pelar, c\xE1scara, c\xE1scaras, monda, p\xE9lalas, p\xE9lalos, pela, pelo | \xE9plucher, \xE9pluchez, pelez, \xE9pluchure, \xE9pluchez-les, pele\
r | sbucciare, sbuccia, buccia, bucce, pelare, sbucciatele
wash | waschen, wasche, sp\xFClen, absp\xFClen, abbrausen, abwaschen, trocken tupfen, abtrocknen | lavar, lava, lave, enjuagar, enjuaga, l\xE1valas, enju\xE1galas | laver, \
lavez, rincer, rincez, essuyer, essuyez | lavare, sciacquare, sciacquate, asciugate, lavare bene
serve | servieren, serviere, serviert, anrichten, reichen | servir, sirve, sirva, servimos | servir, servez, dresser | servire, servi, servite, impiattare
season | w\xFCrzen, w\xFCrze, abschmecken, schmecken, mit Salz w\xFCrzen, nachw\xFCrzen, salzen, pfeffern, salze | sazonar, sazona, salpimentar, condimentar, ali\xF1ar, salpim\
ienta, sazone, sala, ali\xF1a, adereza | assaisonner, assaisonnez, saler, poivrer, salez, poivrez, rectifier l'assaisonnement, rectifiez | condire, insaporire, sal\
are, regolare di sale, salate bene, pepare, pepate, condisci, aggiustate di sale
cover | abdecken, zudecken, bedecken, Deckel, zugedeckt, abgedeckt, Deckel auflegen | tapar, tapa, cubrir, cubre, cubra, t\xE1palo, tapado, tapada, con tapa | couv\
rir, couvrez, couvercle, \xE0 couvert | coprire, copri, coprite, coperchio, coperto, coperta, con il coperchio
rest | ruhen, ruhen lassen, ruhe, ziehen, stehen lassen, gehen | reposar, repose, deja reposar, dejar reposar, deja que repose, dejar en reposo | reposer, laiss\
er reposer, laissez reposer, laisser au repos, reposer au frais | riposare, lasciare riposare, lascia riposare, riposo, far riposare, fate riposare, lasciate ri\
posare, lasciarle riposare
rise | gehen lassen, aufgehen, gehen lassen bis, aufgehen lassen | levar, leudar, fermentar, deja levar, dejar levar, deja que doble | lever, laisser lever, lai\
ssez lever, laisser pousser, laissez pousser | lievitare, lievitazione, lievitato, lievitata, lievitati, lievitate, far lievitare, fate lievitare, lasciate liev\
itare, lasciar lievitare
knead | kneten, knete, knetet, verkneten, geknetet, durchkneten, glatt kneten | amasar, amasa, amase, amasado, amasada, amasados, amasadas, am\xE1salo, amasa bien \
| p\xE9trir, p\xE9trissez, p\xE9tri, p\xE9trie, p\xE9tris, p\xE9tries, p\xE9trissez bien | impastare, impastate, impastato, impastata, impastati, impastare bene, lavorare l'impasto
roll out | ausrollen, rolle aus, ausgerollt | estirar, extender | \xE9taler, \xE9talez, abaisser | stendere, stendi, stendete
pour | gie\xDFen, gie\xDFe, aufgie\xDFen, eingie\xDFen, angie\xDFen, \xFCbergie\xDFen, dar\xFCbergie\xDFen, hineingie\xDFen, zugie\xDFen | verter, vierte, vierta, echar, echa, vi\xE9rtelo, riega |\
 verser, versez, arroser, arrosez, mouiller, mouillez, napper, nappez, versez-y | versare, versa, versate, versatevi, bagnare, bagnate, irrorare
sprinkle | streuen, streue, bestreuen, bestreut, best\xE4uben, dar\xFCberstreuen, bestreuen lassen | espolvorear, espolvorea, espolvoreado, espolvoreada, espolvoreado\
s, espolvoreadas, rociar, espolvorea por encima | saupoudrer, saupoudrez, parsemer, parsemez, parsemez de, saupoudrez de | cospargere, cospargete, spolverare, s\
polverizzare, cospargetele, spolverate, spolverizzate
blend | p\xFCrieren, p\xFCriere, mixen, mixe, fein p\xFCrieren, glatt p\xFCrieren, P\xFCrierstab | licuar, lic\xFAa, batidora, licuadora, trit\xFAralo, b\xE1telo, pasa por la batidora \
| mixer, mixez, mixeur, mixez finement, mixeur plongeant | frullare, frulla, frullatore, frullatore a immersione
add | hinzuf\xFCgen, zugeben, dazugeben, f\xFCge, geben, zuf\xFCgen, hinzugeben, hineingeben, unterheben und, einr\xFChren | a\xF1adir, a\xF1ade, a\xF1ada, agregar, agrega, a\xF1\xE1delo,\
 a\xF1\xE1delas, a\xF1\xE1delos, incorp\xF3ralo, agr\xE9guelo, incorporar a | ajouter, ajoutez, ajoutez-y, ajoutez-les | aggiungere, aggiungi, aggiungete, aggiungetevi, unitevi, \
aggiungendo
put | legen, stellen, setzen, verteilen, hineinlegen, darauflegen, verteile, schichten, auslegen, belegen, legen in, f\xFCllen, geben in | poner, pon, ponga, coloc\
ar, coloca, pon en, coloca en, disp\xF3n, disponer, reparte, repartir, mete | mettre, mettez, d\xE9poser, disposer, disposez, r\xE9partir, r\xE9partissez, mettez-les, place\
r, placez, garnir, garnissez, remettre, remettez | mettere, metti, mettete, disporre, adagiare, disponete, mettetele, sistemate, sistemare, distribuire, distrib\
uite, alternare, alternate
grease | einfetten, bestreichen, bepinseln, gefettet | engrasar, untar, pincelar, engrasado, engrasada, engrasados, engrasadas | graisser, beurrer, badigeonner \
| ungere, imburrare, spennellare
turn | wenden, wende, umdrehen, mehrfach wenden, gelegentlich wenden | voltear, dar la vuelta, girar, dales la vuelta, dale la vuelta | retourner, retournez, en\
 les retournant, en retournant | rigirare, capovolgere, girandole, rigirandoli
thicken | eindicken, einkochen, binden, reduzieren, einkochen lassen, eindicken lassen, einreduzieren | espesar, reducir, espese, deja que reduzca, deja reducir\
 | \xE9paissir, r\xE9duire, faire r\xE9duire, lier, laisser r\xE9duire, laissez r\xE9duire, laisser \xE9paissir, laissez \xE9paissir | addensare, ridurre, restringere, far addensare\
, far restringere, fate ridurre
to taste | nach Geschmack, nach Belieben, je nach Geschmack | al gusto, a gusto | au go\xFBt, selon go\xFBt, selon le go\xFBt, \xE0 votre go\xFBt | quanto basta, q b, qb, a pi\
acere, a piacimento
taste | kosten, probieren, Geschmack, Aroma | probar, prueba, sabor, sabores, gusto | go\xFBter, go\xFBtez, go\xFBt, saveur, saveurs | assaggiare, gusto, sapore, sapori
make | machen, mache, gemacht, zubereiten, zubereitet, vorbereiten, Zubereitung, mach | hacer, haz, haga, preparar, prepara, preparaci\xF3n, preparado, preparada, \
preparados, preparadas, hecho, hecha, hechos, hechas | faire, fais, faites, pr\xE9parer, pr\xE9parez, pr\xE9paration, pr\xE9par\xE9, pr\xE9par\xE9e, pr\xE9par\xE9s, pr\xE9par\xE9es | fare, fai,\
 preparare, prepara, preparate, preparazione
eat | essen, esse, isst, gegessen | comer, come, comemos | manger, mange, mangez, mangeons | mangiare, mangio, mangia, mangiamo
# Kitchen things
oven | Ofen, Backofen, Ofens, Backrohr | horno, hornos | four, fours | forno, forni
pan | Pfanne, Pfannen, Bratpfanne | sart\xE9n, sartenes | po\xEAle, po\xEAles, sauteuse | padella, padelle, tegame
pot | Topf, T\xF6pfe, Kochtopf, Br\xE4ter | olla, ollas, cacerola, cacerolas, cazo | casserole, casseroles, marmite, faitout, cocotte, cocottes | pentola, pentole, ca\
sseruola, pentolino
wok | Wok | wok | wok | wok
pressure cooker | Schnellkochtopf, Dampfkochtopf | olla a presi\xF3n, olla expr\xE9s, olla r\xE1pida | autocuiseur, cocotte minute, cocotte-minute | pentola a pressione
slow cooker | Schongarer, Slowcooker, Slow Cooker | olla lenta, olla de cocci\xF3n lenta, slow cooker, crockpot | mijoteuse, mijoteuses | slow cooker, pentola a co\
ttura lenta
rice cooker | Reiskocher | arrocera | cuiseur \xE0 riz | cuociriso
microwave | Mikrowelle, Mikrowellen | microondas | micro-ondes, micro-onde, four \xE0 micro-ondes | microonde, forno a microonde
air fryer | Hei\xDFluftfritteuse, Airfryer, Air Fryer | freidora de aire, airfryer, air fryer | friteuse \xE0 air, air fryer, airfryer | friggitrice ad aria, air frye\
r, airfryer
deep fryer | Fritteuse, Friteuse | freidora | friteuse | friggitrice
grill | Grill, grillen, grille, BBQ, Grillabend | parrilla, barbacoa, grill | griller, grillez, barbecue, gril, grillade, grillades | griglia, grigliare, barbec\
ue
refrigerator | K\xFChlschrank, K\xFChlschranks | nevera, frigor\xEDfico, refrigerador, refrigeradora, heladera | r\xE9frig\xE9rateur, frigo | frigorifero, frigo
freezer | Gefrierschrank, Tiefk\xFChlschrank, Gefriertruhe, Gefrierfach, Tiefk\xFChler | congelador, congeladores | cong\xE9lateur, cong\xE9lo | congelatore, freezer
pantry | Vorratskammer, Speisekammer, Vorrat, Vorr\xE4te | despensa, alacena | garde-manger, placard, placards, cellier | dispensa
stove | Herd, Herdplatte, Kochfeld | estufa, hornilla, fog\xF3n, vitrocer\xE1mica | cuisini\xE8re, plaque, gazini\xE8re | fornello, fornelli, piano cottura
bowl | Sch\xFCssel, Sch\xFCsseln, Bowl, Bowls, R\xFChrsch\xFCssel | bol, boles, cuenco, cuencos, taz\xF3n, bowl, recipiente, ensaladera | bol, bols, saladier, r\xE9cipient, jatte\
, cul-de-poule | ciotola, ciotole, terrina, bowl, boule, insalatiera
baking tray | Blech, Backblech | bandeja, bandejas, placa | plaque de cuisson, l\xE8chefrite | teglia, teglie, leccarda
baking tin | Backform, Form, Formen, Springform, Kastenform | molde, moldes | - | stampo, stampi, stampini, tortiera
baking paper | Backpapier, Pergamentpapier | papel de horno, papel vegetal, papel sulfurizado | papier cuisson, papier sulfuris\xE9, papier de cuisson | carta forn\
o, carta da forno
knife | Messer | cuchillo, cuchillos | couteau, couteaux | coltello, coltelli
spoon | L\xF6ffel, Kochl\xF6ffel | cuchara, cucharas | cuill\xE8re, cuill\xE8res, cuiller | mestolo
fork | Gabel, Gabeln | tenedor, tenedores | fourchette, fourchettes | forchetta, forchette
plate | Teller | - | assiette, assiettes | -
kitchen | K\xFCche | - | cuisine, cuisines | cucina
thermomix | Thermomix, K\xFCchenmaschine | robot de cocina, thermomix | robot, robot culinaire, thermomix | robot da cucina, bimby
# Dishes
soup | Suppe, Suppen, S\xFCppchen | sopa, sopas | soupe, soupes, potage, potages, velout\xE9, velout\xE9s | zuppa, zuppe, minestra, minestre, minestrone, vellutata, vell\
utate
stew | Eintopf, Eint\xF6pfe, Gulasch, Ragout, Ragouts, Schmorgericht | guiso, guisos, estofado, estofados, potaje, potajes | rago\xFBt, rago\xFBts, pot-au-feu, daube, po\
t\xE9e | stufato, stufati, spezzatino, spezzatini
salad | Salat, Salate, Salaten | ensalada, ensaladas | salade, salades | insalata, insalate
cake | Kuchen, Torte, Torten | pastel, pasteles, bizcocho, bizcochos, torta, tortas | g\xE2teau, g\xE2teaux, cake, cakes | torta, torte
pie | Pastete, Pasteten, Pie, Pies | pay, pie, tarta salada | tourte, tourtes | torta salata, torte salate, pasticcio
tart | Tarte, Tartes, T\xF6rtchen | tarta, tartas, tartaleta, tartaletas | tarte, tartes, tartelette, tartelettes | crostata, crostate, crostatina
quiche | Quiche, Quiches | quiche, quiches | quiche, quiches | quiche
cookie | Keks, Kekse, Keksen, Pl\xE4tzchen, Cookie, Cookies | galleta, galletas, cookies | biscuit, biscuits, cookie, cookies, petits g\xE2teaux | biscotto, biscotti
muffin | Muffin, Muffins | magdalena, magdalenas, muffin, muffins | muffin, muffins | muffin
cupcake | Cupcake, Cupcakes | cupcake, cupcakes | cupcake, cupcakes | cupcake
brownie | Brownie, Brownies | brownie, brownies | brownie, brownies | brownie, brownies
pastry | Geb\xE4ck, Backwaren, Backware | boller\xEDa, reposter\xEDa | p\xE2tisserie, p\xE2tisseries, viennoiserie, viennoiseries | pasticceria, pasticcino, pasticcini
pancake | Pfannkuchen, Pancake, Pancakes, Eierkuchen | tortita, tortitas, panqueque, panqueques, hotcakes | pancake, pancakes | pancake, pancakes, frittella, fr\
ittelle
crepe | Cr\xEApe, Cr\xEApes, Palatschinken | crep, creps, crepa, crepas, crepe, crepes | cr\xEApe, cr\xEApes, galette, galettes | crespella, crespelle, crepe, crepes
waffle | Waffel, Waffeln | gofre, gofres, waffle, waffles | gaufre, gaufres | cialda, cialde, waffle
pudding | Puddings, Puddinge | pudin, bud\xEDn, flan, flanes | pudding, puddings | budino, budini
mousse | Mousse | mousse | mousse, mousses | mousse
ice cream | Eis, Eiscreme, Speiseeis, Eiskrem | helado, helados | glace, glaces, cr\xE8me glac\xE9e | gelato, gelati
sorbet | Sorbet, Sorbets | sorbete, sorbetes | sorbet, sorbets | sorbetto, sorbetti
dip | Dip, Dips | dip, dips | dip, trempette | salsina da intingere, dip
pizza | Pizza, Pizzen, Pizzas | pizza, pizzas | pizza, pizzas | pizza, pizze
lasagna | Lasagne, Lasagnen, Lasagna | lasa\xF1a, lasa\xF1as | lasagne, lasagnes | lasagna, lasagne
risotto | Risotto, Risottos | risotto, risottos | risotto, risottos | risotto, risotti
paella | Paella | paella, paellas | paella | paella
curry | Curry, Currys, Currygericht | curry, curri | curry, currys, cari | curry
burger | Burger, Burgern, Hamburger, Frikadelle, Frikadellen, Bulette | hamburguesa, hamburguesas | burger, burgers, hamburger, hamburgers | hamburger, burger
sandwich | Sandwich, Sandwiches, Sandwichs | s\xE1ndwich, s\xE1ndwiches, bocadillo, bocadillos, emparedado | sandwich, sandwichs, sandwiches | panino, panini, tramezz\
ino, tramezzini, sandwich
taco | Taco, Tacos | taco, tacos | taco, tacos | taco, tacos
casserole | Auflauf, Aufl\xE4ufe, Gratin, Gratins, Ofengericht, Schmortopf, Kasserolle | cazuela, cazuelas, gratinado, grat\xE9n, cocotte | gratin, gratins, cocotte e\
n fonte | sformato, sformati, gratin, gratinato, gratinata, gratinati, gratinate, cocotte, tegami
omelette | Omelett, Omelette, Omeletts, Omelettes | omelette, omelet, tortilla francesa | omelette, omelettes | omelette, frittata, frittate
scrambled eggs | R\xFChrei, R\xFChreier | huevos revueltos, revuelto | \u0153ufs brouill\xE9s, oeufs brouill\xE9s | uova strapazzate
meatballs | Fleischb\xE4llchen, Hackb\xE4llchen, Klopse, Fleischkl\xF6\xDFchen | alb\xF3ndiga, alb\xF3ndigas | boulette, boulettes | polpetta, polpette
meatloaf | Hackbraten, Falscher Hase | pastel de carne | pain de viande | polpettone
dumplings | Klo\xDF, Kl\xF6\xDFe, Kn\xF6del, Kn\xF6deln, Teigtaschen | empanadilla, empanadillas, dumplings | quenelle, quenelles | canederlo, canederli, ravioli al vapore
stir-fry | Wokgericht, Pfannengericht, Pfannenger\xFChrtes | salteado, salteados, salteada, salteadas | po\xEAl\xE9e, po\xEAl\xE9es | saltato in padella
skewer | Spie\xDF, Spie\xDFe, Schaschlik, Kebab, D\xF6ner | brocheta, brochetas, pincho, pinchos, kebab | brochette, brochettes, kebab | spiedino, spiedini, kebab
smoothie | Smoothie, Smoothies, Shake, Shakes | batido, batidos, licuado, licuados, smoothie, smoothies | smoothie, smoothies | frullato, frullati, smoothie
milkshake | Milchshake, Milchshakes, Milkshake | malteada, malteadas, milkshake | milk-shake, milk-shakes, milkshake | frapp\xE8, milkshake
jam | Marmelade, Marmeladen, Konfit\xFCre, Konfit\xFCren | mermelada, mermeladas, confitura | confiture, confitures, marmelade | marmellata, marmellate, confettura, c\
onfetture
dough | Teig, Teige, Teigs | masa, masas | p\xE2te | impasto, impasti, pastella
breakfast | Fr\xFChst\xFCck, Fr\xFChst\xFCcke, Fr\xFChst\xFCcks, Brunch, Fr\xFChst\xFCcken | desayuno, desayunos, desayunar, brunch | petit-d\xE9jeuner, petit d\xE9jeuner, petits-d\xE9jeuners, \
brunch | colazione, colazioni, prima colazione, brunch
lunch | Mittagessen, Mittag, mittags | almuerzo, almuerzos, almorzar | d\xE9jeuner, d\xE9jeuners, midi | pranzo, pranzi, pranzare
dinner | Abendessen, Abendbrot, Abend, abends, heute Abend | cena, cenas, cenar, noche | d\xEEner, d\xEEners, souper, soir | cena, cene, cenare, sera
snack | Snack, Snacks, Imbiss, Zwischenmahlzeit, Pausenbrot | merienda, meriendas, tentempi\xE9, snack, snacks, botana | go\xFBters, en-cas, encas, casse-cro\xFBte, coll\
ation, collations | merenda, merende, spuntino, spuntini, snack
dessert | Nachtisch, Nachspeise, Nachspeisen, Dessert, Desserts, S\xFC\xDFspeise | postre, postres | dessert, desserts, entremets | dessert, dolcetto, dolcetti
appetizer | Vorspeise, Vorspeisen, H\xE4ppchen, Fingerfood | entrante, entrantes, aperitivo, aperitivos, tapas, entrem\xE9s | entr\xE9e, entr\xE9es, ap\xE9ritif, ap\xE9ro, amuse-\
bouche | antipasto, antipasti, aperitivo, stuzzichino, stuzzichini
main course | Hauptgericht, Hauptgerichte, Hauptspeise, Hauptgang | plato principal, platos principales, plato fuerte | plat principal, plats principaux | piatt\
o principale, secondo piatto, secondi piatti
side dish | Beilage, Beilagen | guarnici\xF3n, guarniciones, acompa\xF1amiento | accompagnement, accompagnements | contorno, contorni
drink | Getr\xE4nk, Getr\xE4nke, trinken, Drink | bebida, bebidas, beber | boisson, boissons, boire | bevanda, bevande, bere
cocktail | Cocktail, Cocktails | c\xF3ctel, c\xF3cteles | cocktail, cocktails | cocktail
recipe | Rezept, Rezepte, Rezepten, Kochrezept | receta, recetas | recette, recettes | ricetta, ricette
meal | Mahlzeit, Mahlzeiten, Mahl, Speise, Speisen | comida, comidas | repas | pasto, pasti
dish | Gericht, Gerichte, Gerichten | plato, platos, la tortilla, una tortilla, tortilla de patatas, tortilla de patata, tortilla espa\xF1ola, tu tortilla | plat, \
plats, mets | piatto, piatti, pietanza, pietanze
meal plan | Wochenplan, Essensplan, Speiseplan | men\xFA semanal, plan de comidas | menu de la semaine, planning de repas | men\xF9 settimanale, piano pasti
menu | Men\xFC, Men\xFCs, Speisekarte | men\xFA, men\xFAs | menu, menus | men\xF9
birthday cake | Geburtstagskuchen, Geburtstagstorte | tarta de cumplea\xF1os, pastel de cumplea\xF1os, torta de cumplea\xF1os | g\xE2teau d'anniversaire | torta di complean\
no
birthday | Geburtstag, Geburtstage, Geburtstags | cumplea\xF1os | anniversaire, anniversaires | compleanno, compleanni
party | Party, Partys, Feier, Fest, Feiern | fiesta, fiestas, celebraci\xF3n | f\xEAte, f\xEAtes | festa, feste
picnic | Picknick | picnic | pique-nique | picnic
lunch box | Brotdose, Lunchbox, Brotzeit | fiambrera, t\xE1per, tupper, lonchera | lunch box, panier-repas, gamelle | schiscetta, portapranzo
# Moods and seasons
quick | schnell, schnelle, schneller, schnelles, schnellen, schnellem, rasch, rasche, rascher, rasches, raschen, raschem, fix | r\xE1pido, r\xE1pida, r\xE1pidos, r\xE1pidas\
, r\xE1pidamente | rapide, rapides, rapidement, vite, express | veloce, veloci, rapido, rapida, rapidi, rapide, velocemente
easy | einfach, einfache, einfacher, einfaches, einfachen, einfachem, simpel, unkompliziert, unkomplizierte, unkomplizierter, unkompliziertes, unkomplizierten, \
unkompliziertem | f\xE1cil, f\xE1ciles, sencillo, sencilla, sencillos, sencillas, simple, simples | facile, faciles, simple, simples | facile, facili, semplice, sempl\
ici
light | leicht, leichte, leichter, leichtes, leichten, leichtem | ligero, ligera, ligeros, ligeras, liviano, liviana, livianos, livianas | l\xE9ger, l\xE9g\xE8re, l\xE9gers\
, l\xE9g\xE8res | leggero, leggera, leggeri, leggere
healthy | gesund, gesunde, gesunder, gesundes, gesunden, gesundem | sano, sana, sanos, sanas, saludable, saludables | sain, saine, sains, saines, \xE9quilibr\xE9, \xE9qu\
ilibr\xE9e, \xE9quilibr\xE9s, \xE9quilibr\xE9es | sano, sana, sani, sane, salutare, salutari
hearty | herzhaft, herzhafte, herzhafter, herzhaftes, herzhaften, herzhaftem, deftig, deftige, deftiger, deftiges, deftigen, deftigem, s\xE4ttigend, s\xE4ttigende, s\xE4\
ttigender, s\xE4ttigendes, s\xE4ttigenden, s\xE4ttigendem, kr\xE4ftig, kr\xE4ftige, kr\xE4ftiger, kr\xE4ftiges, kr\xE4ftigen, kr\xE4ftigem | contundente, contundentes, sustancioso, sustan\
ciosa, sustanciosos, sustanciosas | copieux, copieuse, copieuses, consistant, consistante, consistants, consistantes, nourrissant, nourrissante, nourrissants, n\
ourrissantes | sostanzioso, sostanziosa, sostanziosi, sostanziose, nutriente, nutrienti
savory | pikant, pikante, pikanter, pikantes, pikanten, pikantem, w\xFCrzig, w\xFCrzige, w\xFCrziger, w\xFCrziges, w\xFCrzigen, w\xFCrzigem | sabroso, sabrosa, sabrosos, sabrosas\
 | savoureux, savoureuse, savoureuses | saporito, saporita, saporiti, saporite
spicy | scharf, scharfe, scharfer, scharfes, scharfen, scharfem | picante, picantes | \xE9pic\xE9e, \xE9pic\xE9es, piquant, piquante, piquants, piquantes, relev\xE9, relev\xE9e, \
relev\xE9s, relev\xE9es | piccante, piccanti, speziato, speziata, speziati, speziate
mild | mild, milde, milder, mildes, milden, mildem, mittelscharf, mittelscharfe, mittelscharfer, edels\xFC\xDF, edels\xFC\xDFes | suave, suaves | doux, douce, douces | deli\
cato, delicata, delicati, delicate
creamy | cremig, cremige, cremiger, cremiges, cremigen, cremigem, sahnig, sahnige, sahniger, sahniges, sahnigen, sahnigem | cremoso, cremosa, cremosos, cremosas\
 | cr\xE9meux, cr\xE9meuse, cr\xE9meuses, onctueux, onctueuse | cremoso, cremosa, cremosi, cremose
crispy | knusprig, knusprige, knuspriger, knuspriges, knusprigen, knusprigem, kross, krosse, krosser, krosses, krossen, krossem, knackig, knackige, knackiger, k\
nackiges, knackigen, knackigem | crujiente, crujientes | croustillant, croustillante, croustillants, croustillantes, croquant, croquante, croquants, croquantes \
| croccante, croccanti
cheap | billig, billige, billiger, billiges, billigen, billigem, g\xFCnstig, g\xFCnstige, g\xFCnstiger, g\xFCnstiges, g\xFCnstigen, g\xFCnstigem, preiswert, preiswerte, preiswert\
er, preiswertes, preiswerten, preiswertem | barato, barata, baratos, baratas, econ\xF3mico, econ\xF3mica, econ\xF3micos, econ\xF3micas | pas cher, pas ch\xE8re, bon march\xE9, \xE9c\
onomique, \xE9conomiques | economico, economica, economici, economiche, poco costoso
warm | warm, warme, warmer, warmes, warmen, warmem, lauwarm, lauwarme, lauwarmer, lauwarmes, lauwarmen, lauwarmem | tibio, tibia, tibios, tibias, templado, temp\
lada, templados, templadas | ti\xE8de, ti\xE8des | tiepido, tiepida, tiepidi, tiepide
hot | hei\xDF, hei\xDFe, hei\xDFer, hei\xDFes, hei\xDFen, hei\xDFem | caliente, calientes | chaud, chaude, chauds, chaudes | caldo, calda, caldi, calde
cold | kalt, kalte, kalter, kaltes, kalten, kaltem | fr\xEDo, fr\xEDa, fr\xEDos, fr\xEDas | froid, froide, froids, froides | freddo, fredda, freddi, fredde
good | lecker, leckere, leckerer, leckeres, leckeren, leckerem, gut, gute, guter, gutes, guten, gutem, k\xF6stlich, k\xF6stliche, k\xF6stlicher, k\xF6stliches, k\xF6stlichen, \
k\xF6stlichem | bueno, buena, buenos, buenas, rico, rica, ricos, ricas, delicioso, deliciosa, deliciosos, deliciosas, buen | bon, bonne, bons, bonnes, d\xE9licieux, d\
\xE9licieuse, d\xE9licieuses | buon, buono, buona, buoni, buone, gustoso, gustosa, gustosi, gustose, delizioso, deliziosa, deliziosi, deliziose
best | beste, bester, bestes, besten | mejor, mejores | meilleur, meilleure, meilleurs, meilleures | migliore, migliori
new | neu, neue, neuer, neues, neuen, neuem | nuevo, nueva, nuevos, nuevas | nouveau, nouvelle, nouveaux, nouvelles | nuovo, nuova, nuovi, nuove
homemade | hausgemacht, hausgemachte, hausgemachter, hausgemachtes, hausgemachten, hausgemachtem, selbstgemacht, selbstgemachte, selbstgemachter, selbstgemachte\
s, selbstgemachten, selbstgemachtem, selbstgebacken, selbstgebackene, selbstgebackener, selbstgebackenes, selbstgebackenen, selbstgebackenem | casero, casera, c\
aseros, caseras | fait maison, faite maison, maison | fatto in casa, fatta in casa, casalingo, casalinga, casalinghi, casalinghe, casereccio
classic | klassisch, klassische, klassischer, klassisches, klassischen, klassischem, traditionell, traditionelle, traditioneller, traditionelles, traditionellen\
, traditionellem | cl\xE1sico, cl\xE1sica, cl\xE1sicos, cl\xE1sicas, tradicional, tradicionales | classique, classiques, traditionnel, traditionnelle, traditionnels, tradit\
ionnelles | classico, classica, classici, classiche, tradizionale, tradizionali
organic | bio, biologisch, biologische, biologischer, biologisches, biologischen, biologischem, unbehandelt, unbehandelte, unbehandelter, aus biologischem Anbau\
 | ecol\xF3gico, ecol\xF3gica, ecol\xF3gicos, ecol\xF3gicas, org\xE1nico, org\xE1nica, org\xE1nicos, org\xE1nicas, bio, sin tratar | bio, biologique, biologiques, non trait\xE9, non trait\
\xE9e, non trait\xE9s | biologico, biologica, biologici, biologiche, bio, non trattato, non trattata, non trattati
spring | Fr\xFChling, Fr\xFChlings, Fr\xFChjahr | primavera, primaveral | printemps, printanier, printani\xE8re | primavera, primaverile, primaverili
summer | Sommer, Sommers, sommerlich, sommerliche, sommerlicher, sommerliches, sommerlichen, sommerlichem | verano, veraniego, veraniega, veraniegos, veraniegas\
 | \xE9t\xE9, estival, estivale, estivals, estivales, estivaux | estate, estivo, estiva, estivi, estive
autumn | Herbst, herbstlich, herbstliche, herbstlicher, herbstliches, herbstlichen, herbstlichem | oto\xF1o, oto\xF1al, oto\xF1ales | automne, automnal, automnale, autom\
nals, automnales, automnaux | autunno, autunnale, autunnali
winter | Winter, winterlich, winterliche, winterlicher, winterliches, winterlichen, winterlichem | invierno, invernal, invernales | hiver, hivernal, hivernale, \
hivernals, hivernales, hivernaux | inverno, invernale, invernali
Christmas | Weihnachten, Weihnachts, weihnachtlich, weihnachtliche, weihnachtlicher, weihnachtliches, weihnachtlichen, weihnachtlichem | Navidad, Navidades, nav\
ide\xF1o, navide\xF1a, navide\xF1os, navide\xF1as | No\xEBl | Natale, natalizio, natalizia, natalizi, natalizie
Easter | Ostern, Oster, \xF6sterlich, \xF6sterliche, \xF6sterlicher, \xF6sterliches, \xF6sterlichen, \xF6sterlichem | Pascua, Semana Santa | P\xE2ques, pascal | Pasqua, pasquale, pa\
squali
New Year's Eve | Silvester, Neujahr | Nochevieja, A\xF1o Nuevo | r\xE9veillon, Saint-Sylvestre, Nouvel An | Capodanno, San Silvestro
Halloween | Halloween | Halloween | Halloween | Halloween
Sunday | Sonntag, Sonntags | domingo, domingos | dimanche, dimanches | domenica
weekend | Wochenende | fin de semana | week-end, weekend | fine settimana, weekend
week | Woche, Wochen | semana, semanas | semaine, semaines | settimana, settimane
today | heute | hoy | aujourd'hui | oggi
tomorrow | morgen | ma\xF1ana | demain | domani
day | Tag, Tage, Tagen | d\xEDa, d\xEDas | jour, jours, journ\xE9e | giorno, giorni
# People
kids | Kinder, Kindern, Kids | ni\xF1os, ni\xF1as | enfants | bambini, bambine
child | Kind, Kindes | ni\xF1o, ni\xF1a | enfant | bambino, bambina
baby | Baby, Babys, S\xE4ugling | beb\xE9, beb\xE9s | b\xE9b\xE9, b\xE9b\xE9s, nourrisson | beb\xE8, neonato, neonati
toddler | Kleinkind, Kleinkinder, Kleinkindern | ni\xF1o peque\xF1o, ni\xF1os peque\xF1os | tout-petit, tout-petits, bambin, bambins | bimbo, bimba, bimbi
guests | G\xE4ste, G\xE4sten, Gast, Besuch | invitados, invitado, invitada, hu\xE9spedes, visita, visitas | invit\xE9, invit\xE9s, convive, convives | ospite, ospiti, invitati\

family | Familie, Familien | familia, familias, familiar | famille, familles, familial, familiale, familials, familiales | famiglia, famiglie
people | Personen, Person, Leute, Leuten, Menschen | personas, persona, gente, comensales, comensal | personne, personnes, gens | persone, persona, gente, comme\
nsali
adults | Erwachsene, Erwachsenen | adulto, adultos | adulte, adultes | adulto, adulti
servings | Portion, Portionen | porci\xF3n, porciones, raci\xF3n, raciones | portion, portions, part, parts | porzione, porzioni
son | Sohn, S\xF6hne | hijo, hijos | fils | figlio, figli
daughter | Tochter | hija, hijas | fille, filles | figlia, figlie
husband | Mann, Ehemann, Gatte | marido, esposo | mari, \xE9poux | marito
wife | Frau, Ehefrau | mujer, esposa | femme, \xE9pouse | moglie
partner | Partner, Partnerin | pareja | conjoint, conjointe, partenaire | compagno, compagna, partner
mother | Mutter, Mama, Mutti | madre, mam\xE1 | m\xE8re, maman | madre, mamma
father | Vater, Papa, Vati | padre | p\xE8re, papa | padre, pap\xE0
parents | Eltern | padres | parents | genitori
brother | Bruder | hermano, hermanos | fr\xE8re, fr\xE8res | fratello, fratelli
sister | Schwester, Schwestern | hermana, hermanas | s\u0153ur, s\u0153urs, soeur, soeurs | sorella, sorelle
grandmother | Gro\xDFmutter, Oma, Omas | abuela | grand-m\xE8re, mamie | nonna
grandfather | Gro\xDFvater, Opa, Opas | abuelo | grand-p\xE8re, papi | nonno
friend | Freund, Freunde, Freunden, Freundin, Freundinnen | amigo, amiga, amigos, amigas | ami, amie, amis, amies, copain, copine | amico, amica, amici, amiche
# Numbers and time
one | eins | uno | - | -
two | zwei | dos | deux | due
three | drei | tres | trois | tre
four | vier | cuatro | quatre | quattro
five | f\xFCnf | cinco | cinq | cinque
six | sechs | seis | six | sei
seven | sieben | siete | sept | sette
eight | acht | ocho | huit | otto
nine | neun | nueve | neuf | nove
ten | zehn | diez | dix | dieci
eleven | elf | once | onze | undici
twelve | zw\xF6lf | doce | douze | dodici
fifteen | f\xFCnfzehn | quince | quinze | quindici
twenty | zwanzig | veinte | vingt | venti
thirty | drei\xDFig, dreissig | treinta | trente | trenta
forty | vierzig | cuarenta | quarante | quaranta
fifty | f\xFCnfzig | cincuenta | cinquante | cinquanta
sixty | sechzig | sesenta | soixante | sessanta
ninety | neunzig | noventa | quatre-vingt-dix | novanta
at least | mindestens, wenigstens | al menos, como m\xEDnimo, por lo menos | au moins | almeno, minimo
at most | h\xF6chstens, maximal | como m\xE1ximo, m\xE1ximo | au maximum, maximum, au plus | al massimo, massimo
less than | weniger als, unter | menos de | moins de | meno di, sotto
more than | mehr als, \xFCber | m\xE1s de | plus de | pi\xF9 di
double | doppelt, doppelte, doppelter, doppeltes, doppelten, doppeltem | doble, dobles | double, doubles | doppio, doppia, doppi, doppie
quarter | Viertel | cuarto, cuartos | quart, quarts | quarto, quarti
minutes | Minuten, Minute, Min | minutos, minuto, min | minutes, minute, min | minuti, minuto, min
hours | Stunden, Stunde, Std | horas, hora | heures, heure | ore, ora
half an hour | halbe Stunde, halben Stunde, halber Stunde | media hora | demi-heure, une demi-heure | mezz'ora, mezzora, mezza ora
time | Zeit | tiempo | temps | tempo
degrees | Grad | grado, grados | degr\xE9, degr\xE9s | grado, gradi
ingredients | Zutaten, Zutat | ingredientes, ingrediente | ingr\xE9dient, ingr\xE9dients | ingrediente, ingredienti
calories | Kalorien, Kalorie, kcal | calor\xEDas, calor\xEDa, kcal | calories, calorie, kcal | calorie, caloria, kcal
protein | Protein, Proteine | prote\xEDna, prote\xEDnas | prot\xE9ine, prot\xE9ines | proteina, proteine
high protein | proteinreich, proteinreiche, proteinreicher, proteinreiches, proteinreichen, proteinreichem, eiwei\xDFreich, eiwei\xDFreiche, eiwei\xDFreicher, eiwei\xDFreic\
hes, eiwei\xDFreichen, eiwei\xDFreichem | rico en prote\xEDnas, alto en prote\xEDnas, proteico, proteica, proteicos, proteicas | riche en prot\xE9ines, prot\xE9in\xE9e, prot\xE9in\xE9es |\
 proteico, proteica, proteici, proteiche, ricco di proteine
carbohydrates | Kohlenhydrate, Kohlenhydraten, Kohlenhydrat | carbohidratos, carbohidrato, hidratos de carbono | glucides, glucide | carboidrati, carboidrato
fat | Fett, Fette, Fetten | grasa, grasas | mati\xE8res grasses, lipides, gras, graisse, graisses | grasso, grassi
fiber | Ballaststoffe, Ballaststoff, Ballaststoffen | fibra, fibras | fibre, fibres | fibra, fibre
high fiber | ballaststoffreich, ballaststoffreiche, ballaststoffreicher, ballaststoffreiches, ballaststoffreichen, ballaststoffreichem | rico en fibra, alto en \
fibra | riche en fibres | ricco di fibre
vitamins | Vitamin, Vitamine, Vitaminen | vitamina, vitaminas | vitamine, vitamines | vitamina, vitamine
# Ways of eating
diet | Di\xE4t, Di\xE4ten, Ern\xE4hrung | dieta, dietas | r\xE9gime, r\xE9gimes | dieta, diete
vegan | vegan, vegane, veganer, veganes, veganen, veganem, Veganerin | vegano, vegana, veganos, veganas | v\xE9gane, v\xE9ganes, v\xE9gan, v\xE9gans, v\xE9g\xE9talien, v\xE9g\xE9talien\
ne, v\xE9g\xE9taliens, v\xE9g\xE9taliennes | vegano, vegana, vegani, vegane, vegan
plant based | pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen, pflanzlichem | a base de plantas | v\xE9g\xE9tal, v\xE9g\xE9tale, v\xE9g\xE9taux, v\xE9g\xE9tales | veg\
etale, vegetali
vegetarian | vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, vegetarischem, Vegetarier, Vegetarierin, veggie | vegetariano, vegetariana,\
 vegetarianos, vegetarianas, veggie | v\xE9g\xE9tarien, v\xE9g\xE9tarienne, v\xE9g\xE9tariens, v\xE9g\xE9tariennes, v\xE9g\xE9 | vegetariano, vegetariana, vegetariani, vegetariane
pescatarian | pescetarisch, pescetarische, pescetarischer, pescetarisches, pescetarischen, pescetarischem, pescatarisch, pescatarische, pescatarischer, pescatar\
isches, pescatarischen, pescatarischem, Pescetarier | pescetariano, pescetariana, pescetarianos, pescetarianas, pescatariano, pescatariana, pescatarianos, pesca\
tarianas | pesc\xE9tarien, pesc\xE9tarienne, pesc\xE9tariens, pesc\xE9tariennes, pescatarien | pescetariano, pescetariana, pescetariani, pescetariane, pescatariano, pescata\
riana, pescatariani, pescatariane
flexitarian | flexitarisch, flexitarische, flexitarischer, flexitarisches, flexitarischen, flexitarischem, Flexitarier | flexitariano, flexitariana, flexitarian\
os, flexitarianas | flexitarien, flexitarienne | flexitariano, flexitariana, flexitariani, flexitariane
kosher | koscher, koschere, koscheres | kosher, k\xF3sher | casher, cach\xE8re, kasher, cacher | kosher, kasher
halal | halal | halal | halal | halal
paleo | paleo | paleo | pal\xE9o | paleo
keto | keto, ketogen, ketogene, ketogener, ketogenes, ketogenen, ketogenem | keto, cetog\xE9nico, cetog\xE9nica, cetog\xE9nicos, cetog\xE9nicas | k\xE9to, c\xE9tog\xE8ne, c\xE9tog\xE8nes \
| keto, chetogenico, chetogenica, chetogenici, chetogeniche
gluten free | glutenfrei, glutenfreie, glutenfreier, glutenfreies, glutenfreien, glutenfreiem | - | - | -
dairy free | milchfrei, milchfreie, milchfreier, milchfreies, milchfreien, milchfreiem | - | - | -
lactose free | laktosefrei, laktosefreie, laktosefreier, laktosefreies, laktosefreien, laktosefreiem | - | - | -
egg free | eifrei, eifreie, eifreier, eifreies, eifreien, eifreiem, eierfrei, eierfreie, eierfreier, eierfreies, eierfreien, eierfreiem | - | - | -
nut free | nussfrei, nussfreie, nussfreier, nussfreies, nussfreien, nussfreiem | - | - | -
sugar free | zuckerfrei, zuckerfreie, zuckerfreier, zuckerfreies, zuckerfreien, zuckerfreiem | - | - | -
wheat free | weizenfrei, weizenfreie, weizenfreier, weizenfreies, weizenfreien, weizenfreiem | - | - | -
soy free | sojafrei, sojafreie, sojafreier, sojafreies, sojafreien, sojafreiem | - | - | -
low in | arm an, mit wenig | bajo en, baja en, bajos en, bajas en, con poca, con poco | pauvre en, pauvres en, faible en, faibles en | povero di, povera di, pov\
eri di, povere di, a basso contenuto di, con poco, con poca, con pochi, con poche
high in | reich an | alto en, alta en, altos en, altas en, rico en, rica en, ricos en, ricas en | riche en, riches en | ricco di, ricca di, ricchi di, ricche di\
, ad alto contenuto di, ad alto contenuto
low fat | fettarm, fettarme, fettarmer, fettarmes, fettarmen, fettarmem, fettreduziert, fettreduzierte, fettreduzierter, fettreduziertes, fettreduzierten, fettr\
eduziertem, mager, magere, magerer, mageres, mageren, magerem | bajo en grasa, baja en grasa, bajos en grasa, bajas en grasa, desnatado, desnatada, desnatados, \
desnatadas, descremado, descremada, descremados, descremadas, magro, magra, magros, magras | all\xE9g\xE9, all\xE9g\xE9e, all\xE9g\xE9s, all\xE9g\xE9es, \xE9cr\xE9m\xE9, \xE9cr\xE9m\xE9e, \xE9cr\xE9m\xE9s, \xE9cr\xE9m\
\xE9es, maigre, maigres, pauvre en graisses | magro, magra, magri, magre, scremato, scremata, scremati, scremate
low carb | kohlenhydratarm, kohlenhydratarme, kohlenhydratarmer, kohlenhydratarmes, kohlenhydratarmen, kohlenhydratarmem, Low Carb, Lowcarb, Low-Carb | bajo en \
carbohidratos, baja en carbohidratos, bajos en carbohidratos, bajas en carbohidratos, low carb | pauvre en glucides, low carb | low carb, povero di carboidrati,\
 povera di carboidrati, poveri di carboidrati, povere di carboidrati
low sodium | salzarm, salzarme, salzarmer, salzarmes, salzarmen, salzarmem, natriumarm, natriumarme, natriumarmer, natriumarmes, natriumarmen, natriumarmem | ba\
jo en sal, baja en sal, bajos en sal, bajas en sal, bajo en sodio, baja en sodio, bajos en sodio, bajas en sodio | pauvre en sel | iposodico, iposodica, iposodi\
chi, iposodiche
low calorie | kalorienarm, kalorienarme, kalorienarmer, kalorienarmes, kalorienarmen, kalorienarmem | bajo en calor\xEDas, baja en calor\xEDas, bajos en calor\xEDas, baj\
as en calor\xEDas | hypocalorique, hypocaloriques | ipocalorico, ipocalorica, ipocalorichi, ipocaloriche
low sugar | zuckerarm, zuckerarme, zuckerarmer, zuckerarmes, zuckerarmen, zuckerarmem, zuckerreduziert, zuckerreduzierte, zuckerreduzierter, zuckerreduziertes, \
zuckerreduzierten, zuckerreduziertem | bajo en az\xFAcar, baja en az\xFAcar, bajos en az\xFAcar, bajas en az\xFAcar | pauvre en sucre | -
# More of what steps and lines say
poach | pochieren, pochiere | escalfar, escalfa | pocher, pochez | affogare le uova, in camicia
deglaze | abl\xF6schen, l\xF6sche ab, abl\xF6sche | desglasar, desglasa, deja que se evapore, evaporar | d\xE9glacer, d\xE9glacez | sfumare, sfumate, sfuma
cool | abk\xFChlen lassen, ausk\xFChlen lassen, lauwarm abk\xFChlen, erkalten lassen | enfriar por completo, deja enfriar, dejar enfriar, entibiar, templar | laisser ref\
roidir, laisser ti\xE9dir, laissez ti\xE9dir, ti\xE9dir | lasciare raffreddare, far raffreddare, far intiepidire, intiepidire
reserve | beiseitestellen, beiseite stellen, zur Seite stellen, herausnehmen | reserva, res\xE9rvalas, res\xE9rvalo, reservar, retira, retirar | r\xE9server, r\xE9servez, l\
es r\xE9server | tenere da parte, tenete da parte, mettere da parte, togliete
until | bis, bis die, bis das, bis der | hasta que, hasta | jusqu'\xE0 ce que, jusqu'\xE0 ce qu', jusqu'\xE0, jusqu'au | finch\xE9, fino a quando, fino a, fin quando
opaque | undurchsichtig, nicht mehr glasig, milchig wei\xDF | opaco, opaca, opacos, opacas | opaque, opaques, nacr\xE9, nacr\xE9e, nacr\xE9s | opaco, opachi, opaca, opache
pink | rosa, rosig | rosado, rosada, rosados, rosadas | ros\xE9, ros\xE9e, ros\xE9s, ros\xE9es | rosato, rosati, rosate
flakes easily | zerf\xE4llt leicht, leicht zerf\xE4llt, bl\xE4ttrig zerf\xE4llt, sich leicht zerteilen l\xE4sst | se desmenuce, se desmenuza con facilidad, se separe en lascas\
 | s'effeuille, se d\xE9tache facilement, s'effiloche facilement | si sfalda, si sfaldi
no longer pink | nicht mehr rosa, nicht mehr roh | deje de estar rosado, ya no est\xE9 rosado, sin partes rosadas | ne soit plus ros\xE9, ne soit plus ros\xE9e, plus ros\
\xE9 \xE0 c\u0153ur | non \xE8 pi\xF9 rosa, non sia pi\xF9 rosa
opens | sich \xF6ffnen, ge\xF6ffnet haben, sich ge\xF6ffnet haben, \xF6ffnen | se abran, se abren, abiertos, abiertas | s'ouvrent, soient ouvertes, ouvertes | si aprono, si\
 aprano, si siano aperte, aperte
golden | goldbraun, goldbraune, goldgelb, goldgelbe, goldbrauner, hellbraun | est\xE9 dorada, est\xE9n doradas, quede dorada, queden doradas, bien dorada, bien dorada\
s, ligeramente dorada, ligeramente doradas, dorada por ambos lados, doradas por ambos lados, dorada y crujiente, doradas y crujientes, dorada y, doradas y, muy \
dorada | bien dor\xE9, bien dor\xE9e | ben dorato, ben dorata, doratura
about | ca, circa, etwa, ungef\xE4hr, je, jeweils, rund | aproximadamente, aprox, cada uno, cada una, alrededor de | environ, env, \xE0 peu pr\xE8s, chacun, chacune | ci\
rca, l'una, l'uno, ciascuno, ciascuna, all'incirca
type | Type, Typ, Gr\xF6\xDFe M, Gr\xF6\xDFe L, Klasse, Gewicht, Sorte | tama\xF1o, tama\xF1o M, tama\xF1o L, peso, calibre, variedad | taille, calibre, poids, type, vari\xE9t\xE9 | grand\
ezza, peso, calibro, variet\xE0, misura
waxy | festkochend, festkochende, festkochender, festkochendes, festkochenden, vorwiegend festkochend, vorwiegend festkochende, vorwiegend festkochenden | para \
cocer | \xE0 chair ferme | a pasta soda, a pasta gialla
floury | mehligkochend, mehligkochende, mehligkochenden, mehlig kochend, mehlig kochende | harinosa, harinosas, para pur\xE9 | \xE0 chair farineuse, farineuse, farine\
uses | farinoso, farinosa, farinose, a pasta bianca
flat leaf | glatt, glatte, glatter, glattes, glatten, glattem | liso, de hoja lisa, de hoja plana | plate, plates | liscio, liscia, lisci, lisce
good quality | hochwertig, hochwertige, hochwertiges, hochwertigen, gute Qualit\xE4t | de buena calidad, de calidad | de bonne qualit\xE9, de qualit\xE9 | di buona quali\
t\xE0, di qualit\xE0
ready made | fertig, fertige, fertiger, fertiges, fertigen, backfertig, k\xFCchenfertig, k\xFCchenfertige, k\xFCchenfertigen, pfannenfertig | listo, lista, listos, lista\
s, preparado para cocinar, ya hecho, ya hecha, comprado | pr\xEAt \xE0 l'emploi, pr\xEAte \xE0 l'emploi, pr\xEAts \xE0 l'emploi, tout pr\xEAt, toute pr\xEAte, du commerce | pronto, pro\
nta, pronti, pronte, gi\xE0 pronto, gi\xE0 pronta
boneless | ohne Knochen, ausgel\xF6st, entbeint, gr\xE4tenfrei, ohne Gr\xE4ten | sin espinas, deshuesado y limpio | d\xE9soss\xE9, d\xE9soss\xE9e, d\xE9soss\xE9s, d\xE9soss\xE9es, sans os, sans\
 ar\xEAtes | disossato, disossata, disossati, disossate, senza osso, senza lische, spinato, spinata
skinless | ohne Haut, geh\xE4utet, enth\xE4utet | sin piel | sans peau | senza pelle, spellato, spellata
in pieces | in St\xFCcken, in St\xFCcke geschnitten, in mundgerechte St\xFCcke, in mundgerechten St\xFCcken, grob zerteilt, zerzupft | en trozos, en gajos | en morceaux, co\
up\xE9 en morceaux, en quartiers, en bouquets, \xE9miett\xE9, \xE9miett\xE9e | a pezzetti, a tocchetti, a spicchi, spezzettato, spezzettata, sbriciolato, sbriciolata
in thin slices | in d\xFCnnen Scheiben, in feine Scheiben, in Scheiben geschnitten, in Ringe geschnitten, in Ringen, in feinen Ringen, in Spalten, in Stiften | en \
l\xE1minas, en aros, en rodajas finas, en lonchas finas, en juliana fina | en fines tranches, en lamelles, en tranches fines, en b\xE2tonnets, en allumettes | a fetti\
ne, affettato sottile, affettata sottile, a lamelle, a fette sottili, a bastoncini
crushed | gequetscht, gem\xF6rsert, zerbr\xF6selt, zerbr\xF6selte | prensado | - | -
sifted | gesiebt, gesiebte, gesiebtes | tamizado, tamizada, tamizados, tamizadas | tamis\xE9, tamis\xE9e, tamis\xE9s | setacciato, setacciata, setacciati
lukewarm | handwarm | - | - | -
ice cold | eiskalt, eiskaltes, eiskalte | muy fr\xEDo, muy fr\xEDa, helado y fr\xEDo | glac\xE9 d'eau, bien froid, bien froide, tr\xE8s froid, tr\xE8s froide, bien froids | ghiac\
ciato, freddissimo, freddissima, ben freddo
rinsed | abgesp\xFClt, abgesp\xFClte, geputzt, geputzte, geputzter, ges\xE4ubert | limpio, limpia, limpios, limpias, enjuagado, enjuagada | rinc\xE9, rinc\xE9e, rinc\xE9s, rinc\xE9e\
s, nettoy\xE9, nettoy\xE9e, par\xE9, par\xE9e | pulito, pulita, puliti, pulite, mondato, mondata, mondati, sciacquato, sciacquati
trimmed | pariert, parierte, geschnitten und geputzt, k\xFCchenfertig vorbereitet | recortado, recortada, sin grasa | \xE9bout\xE9, \xE9queut\xE9, \xE9queut\xE9s, \xE9queut\xE9es, d\xE9grais\
s\xE9, effil\xE9, effil\xE9s | spuntato, spuntati, mondate e lavate, eviscerato, eviscerati
whipped | steif geschlagen, steifgeschlagen | a punto de nieve | mont\xE9s en neige, en neige | montata a neve, montati a neve
strong | - | fuerte, fuertes | fort, forte, forts, fortes, cors\xE9, cors\xE9e | forte, forti
tin | - | el molde, un molde | un moule, le moule, du moule, au moule, dans un moule, moule \xE0 tarte, moule \xE0 g\xE2teau, moule \xE0 manqu\xE9, moule \xE0 cake, moule beurr\xE9,\
 moules individuels, moules \xE0 muffins, petits moules, moule \xE0 charni\xE8re, moule rond | uno stampo, lo stampo
baking sheet | Blechs, Backbleche | bandeja de horno, placa de horno | plaque du four | placca da forno, placca
baking dish | Auflaufform, Gratinform, Form einfetten | fuente de horno, fuente, fuente refractaria | plat \xE0 gratin, plat allant au four, cocotte allant au four\
 | pirofila, teglia da forno
side | Seite, Seiten, pro Seite, je Seite, von jeder Seite, auf jeder Seite, auf beiden Seiten | lado, lados, por cada lado, por lado, por ambos lados | face, f\
aces, de chaque c\xF4t\xE9, par face | lato, lati, per lato, su ogni lato, da entrambi i lati
surface | Oberfl\xE4che, Rand | superficie, borde, bordes | surface, dessus, bords, bord | superficie, bordo, bordi
thickest part | dickste Stelle, dicksten Stelle | parte m\xE1s gruesa | partie la plus \xE9paisse | parte pi\xF9 spessa
core | Kern des Fleischs, Kerntemperatur, im Kern | temperatura interior, en el centro, centro | \xE0 c\u0153ur, temp\xE9rature \xE0 c\u0153ur, c\u0153ur de la viande | al cuore, tempe\
ratura al cuore
batch | portionsweise, Portion f\xFCr Portion, nach und nach | por tandas, en tandas, poco a poco | en plusieurs fois, peu \xE0 peu, petit \xE0 petit, par petites quanti\
t\xE9s | poco alla volta, un po' per volta, a pi\xF9 riprese, man mano
rind | Rinde | corteza de queso | cro\xFBte de fromage | crosta di formaggio
`;var foreignLanguages=["de","es","fr","it"];var LONGEST_FOREIGN_PHRASE=6;var tables=[["grammar",grammarWords],["food",foodWords],["kitchen",unitWords],["kitchen",
kitchenWords]];var contractions={es:{de:["del"],a:["al"]},fr:{de:["du","des","d'"],\u00E0:["au","aux","\xE0 l'"],d:["du","des","de"]},it:{di:["del","dello","del\
la","dei","degli","delle","dell'","d'"],a:["al","allo","alla","ai","agli","alle","all'","ad"],da:["dal","dallo","dalla","dai","dagli","dalle","dall'"]}};function formsOf(phrase,language){
const at=phrase.lastIndexOf(" ");const ends=at>0?contractions[language]?.[phrase.slice(at+1)]:void 0;return ends?[phrase,...ends.map(end=>`${phrase.slice(0,at)}\
 ${end}`)]:[phrase]}var keyOf=phrase=>foldedWords(phrase).join(" ");function build(language){const column=foreignLanguages.indexOf(language)+1;const map=new Map;
for(const[kind,table2]of tables){for(const row of table2.split("\n")){if(row.trim()===""||row.startsWith("#"))continue;const cells=row.split("|").map(cell=>cell.
trim());const english=cells[0]??"";const names2=(cells[column]??"-").split(",").map(each=>each.trim());for(const name of names2.flatMap(each=>kind==="grammar"?formsOf(
each,language):[each])){if(name===""||name==="-"||name.endsWith("*"))continue;for(const key of new Set([keyOf(name),language==="de"?withoutUmlauts(name):foldWord(
name)]))if(!map.has(key))map.set(key,{english,kind})}}}return map}var built=new Map;function dictionaryOf(language){const known=built.get(language);if(known)return known;
const made3=build(language);built.set(language,made3);return made3}function withoutEnding(folded2,language){if(folded2.length<6)return folded2;if(language==="de")return folded2.replace(/(?:e[rsnm]?|n)$/,"");if(language==="it")return folded2.
replace(/(?<=[aei]r)(?:l[oaie]|gli|ne|si|vi|ci)$/,"e");if(language==="es")return folded2.replace(/(?<=[aer])(?:l[oae]s?|se)$/,"");return folded2}var links=["","s","n","en","es","er","e"];var SHORTEST_PART=2;var suffixes=[[/allergien?$/,["allergy"]],[/allergiker(?:in|innen|n)?$/,["allergy"]],[/allergisch(?:e[rsnm]?)?$/,
["allergy"]],[/(?:unvertraglichkeit|intoleranz)$/,["intolerance"]],[/(?:intolerante?[rsnm]?)$/,["intolerance"]],[/(?:freie?[rsnm]?)$/,["free"]],[/(?:lose?[rsnm]?)$/,
["free"]],[/(?:arme?[rsnm]?)$/,["low"]]];function compoundParts(folded2){for(const[pattern2,english]of suffixes){const head=folded2.replace(pattern2,"");if(head===
folded2||head.length<SHORTEST_PART)continue;const parts=partsOf(head);if(parts)return english[0]==="low"?["low",...parts]:[...parts,...english]}return folded2.length>
5?partsOf(folded2):null}function partsOf(folded2,depth=0){const dictionary=dictionaryOf("de");const known=part2=>{const meaning=dictionary.get(part2)??dictionary.
get(withoutEnding(part2,"de"));return meaning&&meaning.kind!=="grammar"&&meaning.english!=="~"?meaning.english.toLowerCase().split(" "):null};const whole3=known(
folded2);if(whole3)return whole3;if(depth>2)return null;for(let cut=folded2.length-SHORTEST_PART;cut>=SHORTEST_PART;cut--){for(const link of links){const head=folded2.
slice(0,cut);if(!head.endsWith(link))continue;const first=known(link===""?head:head.slice(0,-link.length));if(!first||cut<3&&folded2.length-cut<4)continue;const rest=partsOf(
folded2.slice(cut),depth+1);if(rest)return[...first,...rest]}}return null}var words2=new Set("a an the and or nor but with without for from of to in on at by as is are be am was were i you he she it we they me him her us them my your \
his its our their this that these those some any all no not so too very just only also than then here there what which who when where why how can could will wou\
ld should shall may might must do does did done have has had get got go let something anything nothing everything please thanks thank hi hello hey ok okay yes a\
bout around until after before if because while per via up down out off over under into i'm i've i'd i'll it's that's don't can't doesn't let's what's isn't won\
't we're they're you're he's she's im ive dont cant doesnt really style inspired like love loved great super good nice tasty yummy delicious best favorite favou\
rite perfect amazing awesome simple people person family friend friends guest guests wife husband son daughter kid kids child children mother father mom mum dad\
 boss sister brother partner girlfriend boyfriend roommate grandma grandpa grandmother grandfather mil in-law inlaws neighbor neighbour colleague coworker team \
teen teenager adult everyone everybody somebody someone recipe recipes idea ideas make makes making made cook cooks cooking cooked prepare preparing suggest sug\
gestion suggestions give tell show find help want wants wanted need needs needed crave craving craves feel feeling think thinking looking look try trying use us\
ing used up serve serves serving servings ready eat eats eating food foods meal meals dish dishes thing things stuff way kind type sort lot lots much many more \
less few bit little big large small today tonight tomorrow yesterday week weekend day days night evening morning afternoon time now soon later quick hour hours \
minute minutes min mins year years old month months ingredient ingredients leftover leftovers overripe ripe opened open jar piece pieces head half can cans bag \
box bunch home house table kitchen garden office work school full late prep post workout camping easter halloween valentine birthday mothers fathers allergy all\
ergies allergic intolerance free diet dietary restriction vegan convert converted standard turn into version based friendly option alternative instructions prev\
ious system prompt ignore world peace house another better never always every other others has hates like likes severe severely deadly deathly highly bad badly \
serious mild smth sth ppl tmrw payday pediatrician paediatrician nurse doctor doc dietitian midwife urologist ramadan iftar eid grandad granddad nan gran nana f\
il sil bil carer parents folks mate pal tablets tablet breastfeeding thx pls plz lol haha hahaha lmao omg yum mmm hmm hubby wifey bf tho coz cuz cos bc wanna go\
nna gimme u ur pref prefer reqs request requests fussy picky eater eaters extra fine safe well max dozen solo each left course main finger teatime couple couple\
s hr hrs nursery niece nephew flatmate flatmates roomie meeting coming take teach loads high topped patient stage porfa favor gracias bitte danke merci grazie f\
ried baked roasted boiled steamed sticky greasy surprise party".split(" "));var isGrammar=word2=>words2.has(word2);var RANK_OF_KIND={grammar:200,food:2500,kitchen:2500};var RANK_OF_COMPOUND=8e3;var RANK_OF_ENGLISH_FOOD=2500;var RANK_OF_ENGLISH_GRAMMAR=400;var UNKNOWN=12e4;var SMOOTHING=40;
var ENGLISH_FIRST=1.5;function detectLanguage(words5,englishFirst=ENGLISH_FIRST){const spoken=words5.filter(({folded:folded2})=>!/^\d/.test(folded2));const cost=language=>spoken.
reduce((sum2,word2)=>sum2+Math.log(rankIn(word2,language)+SMOOTHING),0);const costs=foreignLanguages.map(language=>({language,cost:cost(language)}));const best=costs.
reduce((a,b)=>b.cost<a.cost?b:a);return best.cost+englishFirst<cost("en")?best.language:"en"}function rankIn({folded:folded2,typed},language){const listed=rankOf(
folded2,language)??UNKNOWN;if(language==="en"){if(isGrammar(folded2))return Math.min(listed,RANK_OF_ENGLISH_GRAMMAR);if(matchFood(folded2))return Math.min(listed,
RANK_OF_ENGLISH_FOOD);return foldWord(typed)===typed.toLowerCase()?listed:UNKNOWN}const dictionary=dictionaryOf(language);const meaning=dictionary.get(folded2)??
dictionary.get(withoutEnding(folded2,language));if(meaning)return Math.min(listed,RANK_OF_KIND[meaning.kind]);if(language==="de"&&compoundParts(folded2)!==null)
return Math.min(listed,RANK_OF_COMPOUND);return listed}var joiners={de:new Set,es:new Set(["de","del","al","a"]),fr:new Set(["de","du","des","d","a","au","aux"]),it:new Set(["di","del","della","dei","delle","degli",
"dell","d","al","alla","ai","alle","agli","all"])};var flavors=new Set(["a","al","au","aux","alla","ai","alle","agli","all"]);var denials=new Set(["without","no",
"nor","avoid"]);var articles=new Set(["el","la","los","las","le","les","l","il","lo","gli","i"]);var states=new Set("raw cooked boiled fried roasted grilled bak\
ed smoked dried cured fresh frozen thawed canned leftover ground chopped sliced grated melted toasted salted unsalted ripe whole".split(" "));function gloss(text,keptAt=()=>0,asked){
const words5=splitWords(text);const language=asked??detectLanguage(words5);const segments2=language==="en"?inEnglishText(words5,keptAt):inForeignText(words5,language,
keptAt);return{language,words:segments2.flatMap(wordsOfSegment)}}function inEnglish(text,language){if(language==="en")return{text,unknown:[]};const{words:words5}=gloss(
text,void 0,language);const unknown2=[];let out="";let at=0;for(let i=0;i<words5.length;i++){const word2=words5[i];if(word2.start<at)continue;const same=words5.
filter(({start,end})=>start===word2.start&&end===word2.end);out+=text.slice(at,word2.start).replace(new RegExp("\\p{L}[\\p{L}\\p{M}'\u2019]*","gu"),"");out+=word2.
isForeign?same.map(({english})=>english).join(" "):text.slice(word2.start,word2.end);if(!word2.isForeign&&!isKnown(word2)&&!isDescribing2(text,word2,words5,language))
unknown2.push(word2.typed);at=word2.end}return{text:`${out}${text.slice(at).replace(new RegExp("\\p{L}[\\p{L}\\p{M}'\u2019]*","gu"),"")}`,unknown:unknown2}}var participles={
es:/(?:ad|id)[oa]s?$/,fr:/(?:ée?s?|ants?|antes?)$/,it:/(?:at|it|ut)[oaie]$/};function isMadeOfFood(folded2,language){const root=folded2.replace(/(?:ad[oa]s?|id[oa]s?|ees?|es?|ants?|antes?|at[oaie]|it[oaie]|ut[oaie])$/,
"");const dictionary=dictionaryOf(language);return["","a","o","e","i","s","as","os","es"].some(ending=>dictionary.get(`${root}${ending}`)?.kind==="food")}function isDescribing2(text,word2,words5,language){
const isBeside=words5.some(other2=>other2.isForeign&&other2!==word2);const typed=text.slice(word2.start,word2.end);if(!isBeside)return false;if(language!=="de")
return words5[0]!==word2&&participles[language].test(typed)&&!isMadeOfFood(word2.folded,language);return new RegExp("^\\p{Ll}","u").test(typed)&&new RegExp("(?<\
!\\p{L})\\p{Lu}\\p{Ll}","u").test(text)}var isKnown=({folded:folded2})=>folded2.length<3||/\d/.test(folded2)||matchFood(folded2)!==null;function wordsOfSegment({
english,from,to,isForeign,isName:isName2=false}){return english.map((word2,at)=>({english:word2,typed:from.typed.toLowerCase(),folded:from.folded,start:from.start,
end:to.end,stop:at===0?from.stop:"",isForeign,isName:isName2}))}var plain2=word2=>({english:[word2.typed.toLowerCase()],kind:"plain",from:word2,to:word2,isForeign:false});
var hasStopInside=(words5,at,length)=>words5.slice(at+1,at+length).some(({stop})=>stop!=="");function kept(words5,at,keptAt,language){const length=keptAt(words5.
map(({folded:folded2})=>folded2),at);if(length===0)return null;const dictionary=language==="en"||length===1?null:dictionaryOf(language);return words5.slice(at,at+
length).map(word2=>{const meaning=dictionary?.get(word2.folded);return meaning?.kind==="food"&&!meaning.english.includes(" ")?{english:[meaning.english.toLowerCase()],
kind:"plain",from:word2,to:word2,isForeign:true,isName:true}:plain2(word2)})}function inEnglishText(words5,keptAt){const segments2=[];for(let at=0;at<words5.length;){
const name=kept(words5,at,keptAt,"en");if(name){segments2.push(...name);at+=name.length;continue}const word2=words5[at];const isStranger=word2.folded.length>3&&
!isEnglishWord(word2.folded)&&matchFood(word2.folded)===null;const found=isStranger?foreignLanguages.map(language=>longest(words5,at,language)).find(hit=>hit!==
null&&hit.meaning.kind!=="grammar"):void 0;if(found)segments2.push(segmentOf(words5,at,found.length,found.meaning));else segments2.push(plain2(word2));at+=found?.
length??1}return segments2}function inForeignText(words5,language,keptAt){const segments2=[];let joined2=false;let isFlavor=false;const push=segment=>{const before2=segments2.
at(-1);const isThing=one2=>one2!==void 0&&(one2.kind==="food"||one2.kind==="kitchen");const isState=segment.english.length===1&&states.has(segment.english[0]);const turns=before2&&
segment.from.stop===""&&isThing(before2)&&isThing(segment);const isDenied2=isFlavor&&segments2.at(-2)?.kind==="grammar"&&denials.has(segments2.at(-2).english[0]);
if(turns&&isFlavor&&before2.kind==="food"&&segment.kind==="food"&&!isDenied2)segments2.push({...segment,english:["with"],kind:"grammar"},segment);else if(turns&&
!isDenied2&&(joined2||isState&&before2.kind==="food")){before2.english=[...segment.english,...before2.english];before2.to=segment.to;if(segment.kind==="food")before2.
kind="food"}else segments2.push(segment);joined2=false;isFlavor=false};for(let at=0;at<words5.length;){const name=kept(words5,at,keptAt,language);if(name&&(name.
length>1||!isDeniedAt(segments2,words5[at]))){for(const each of name)push(each);at+=name.length;continue}const word2=words5[at];const hit=longest(words5,at,language);
const isJoiner=joiners[language].has(word2.folded)&&(hit===null||hit.length===1);if(isJoiner&&segments2.length===0){at+=1;continue}if(isJoiner&&word2.stop===""){
joined2=true;isFlavor=flavors.has(word2.folded);at+=1;continue}if(joined2&&articles.has(word2.folded)&&(hit===null||hit.meaning.english==="~")){at+=1;continue}if(hit){
if(hit.meaning.english!=="~")push(segmentOf(words5,at,hit.length,hit.meaning));else if(word2.stop!=="")carryStop(words5,at+hit.length,word2.stop);at+=hit.length;
continue}const parts=language==="de"?compound(word2):null;const other2=parts?null:ofAnotherLanguage(words5,at,language);push(parts??(other2?segmentOf(words5,at,
other2.length,other2.meaning):plain2(word2)));at+=other2?.length??1}return segments2}var RARE=8e3;function ofAnotherLanguage(words5,at,language){const{folded:folded2}=words5[at];
if([language,"en"].some(one2=>(rankOf(folded2,one2)??RARE)<RARE))return null;return foreignLanguages.filter(other2=>other2!==language).map(other2=>longest(words5,
at,other2)).find(hit=>hit!==null&&hit.meaning.kind==="food")??null}var deniers=new Set("without no nor neither avoid allergic allergy intolerant hates can't can\
not not except instead reacts nothing allergies omitted".split(" "));function isDeniedAt(segments2,word2){if(!["",",",":"].includes(word2.stop))return false;const last=segments2.
findLastIndex(({kind})=>kind==="grammar");return last>=0&&segments2.length-last<=4&&deniers.has(segments2[last].english[0])}function carryStop(words5,at,stop){const next=words5[at];
if(next&&next.stop==="")next.stop=stop}var segmentOf=(words5,at,length,meaning)=>({english:meaning.english.toLowerCase().split(" "),kind:meaning.kind,from:words5[at],
to:words5[at+length-1],isForeign:true});function longest(words5,at,language){const dictionary=dictionaryOf(language);for(let length=Math.min(LONGEST_FOREIGN_PHRASE,
words5.length-at);length>=1;length--){if(hasStopInside(words5,at,length))continue;const key=words5.slice(at,at+length).map(({folded:folded2})=>folded2).join(" ");
const meaning=dictionary.get(key)??(length===1?dictionary.get(withoutEnding(key,language)):void 0);if(meaning)return{meaning,length}}return null}function compound(word2){
const english=compoundParts(word2.folded);return english&&{english,kind:"food",from:word2,to:word2,isForeign:true}}var isForeignWord=word2=>{const folded2=foldWord(
word2);return foreignLanguages.some(language=>dictionaryOf(language).has(folded2))};var MOSTLY=.9;var EVIDENCE=.8;function recipeLanguage(lines){const words5=splitWords(lines.map(({item})=>item).join(". "));const known=words5.filter(({folded:folded2})=>isEnglishWord(
folded2)||/^\d/.test(folded2));if(known.length>=MOSTLY*words5.length)return"en";const language=detectLanguage(words5,Math.max(1.5,EVIDENCE*words5.length));if(language===
"en")return"en";const dictionary=dictionaryOf(language);const isOfKitchen=words5.some(({folded:folded2})=>(dictionary.get(folded2)?.kind??"grammar")!=="grammar");
const isCompound=language==="de"&&words5.some(({folded:folded2})=>compoundParts(folded2)!==null);return isOfKitchen||isCompound?language:"en"}var opening=/^(?:circa|ca\.|etwa|ungefähr|rund|knapp|reichlich|gut|environ|env\.|unos|unas|aprox\.|aproximadamente|all['\u2019]incirca)\s+/iu;function lineInEnglish({
amount:amount2,item},language){if(language==="en")return{amount:amount2,item,unknown:[]};return foreignLine(`${language}${APART2}${amount2.trim()}${APART2}${item.
trim()}`)}var APART2="\0";var foreignLine=remembered(key=>{const[language="en",amount2="",item=""]=key.split(APART2);return putIntoEnglish(amount2,item,language)},
{longest:300});var writtenOut=text=>text.replace(new RegExp("(?<!\\p{L})q\\.?\\s?b(?:\\.|(?!\\p{L}))","giu"),"quanto basta").replace(new RegExp("(?<!\\p{L})c\\/n(\
?!\\p{L})","giu"),"al gusto");function putIntoEnglish(saidAmount,saidItem,language){const[amount2,item]=[writtenOut(saidAmount),writtenOut(saidItem)];const body=`${amount2}\
 ${item}`.trim().replace(opening,"");const read2=readAmount(body);if(!read2.main){const{text:words6,unknown:unknown3}=inEnglish(item,language);const said=inEnglish(
amount2,language).text;const isSome=some.test(said.trim())||some.test(words6);return{amount:isSome?"to taste":said,item:withoutDoubt(words6.replace(some,""),item),
unknown:unknown3}}const rest=body.slice(read2.end).trim();const{text:words5,unknown:unknown2}=inEnglish(rest,language);return{amount:englishAmount(read2),item:withoutDoubt(
words5,rest),unknown:unknown2}}var some=/^(?:something|a little)(?:\s+|$)/i;var plainNuts=new RegExp("^(?:de |d['\u2019]|di )?(?:noix|nuez|nueces|noce|noci)(?!\\p{L}|\
\\s+(?:de|del|di|du|m\xE9lang|mist|mixt|vari|\xE0))","iu");var withoutDoubt=(item,written)=>{const cream=item.replace(/^cream(?=\s*(?:$|[,(]))/i,"heavy cream");
const seasoned=cream.replace(/^salt, ((?:black |white )?pepper)\b/i,"salt and $1");return plainNuts.test(written)?seasoned.replace(/\bnuts?\b/i,"walnut"):seasoned};
function englishAmount({main,plus,alternative,size,note}){return[main&&inWords(main),plus&&`plus ${inWords(plus)}`,alternative&&`(${inWords(alternative)})`,note&&
`(${note})`,size].filter(Boolean).join(" ")}var inWords=({quantity,unit:unit3})=>[quantity.kind==="exact"?inFigures(quantity.value):`${inFigures(quantity.from)}\
-${inFigures(quantity.to)}`,unit3?.symbol??unit3?.name].filter(Boolean).join(" ");function inFigures({numerator,denominator}){const whole3=Math.floor(numerator/
denominator);const rest=numerator-whole3*denominator;if(rest===0)return String(whole3);if(denominator>16)return String(Math.round(numerator/denominator*1e3)/1e3);
return whole3===0?`${rest}/${denominator}`:`${whole3} ${rest}/${denominator}`}function readLines(ingredients){const language=recipeLanguage(ingredients);return{
language,lines:ingredients.map(line=>readLine(line,language))}}var withoutAmount=food13=>food13.replace(/^(?:etwas|ein wenig|un peu (?:de |d['\u2019])|un poco de |un po['\u2019] di )\s*/iu,
"").replace(/\s*(?:q\.?\s?b\.?|nach Geschmack|al gusto|au goût|a piacere)$/iu,"").replace(/^(?:d['\u2019]|(?:de|du|des|di|del|della|dei|delle)\s+)/iu,"").trim();function readLine(line,language){
const written=parseIngredient(line);if(language==="en")return written;const english=parseIngredient(lineInEnglish(line,language));const said=/\d/.test(written.food)?
void 0:{language,food:withoutAmount(written.food)};return{...english,text:written.text,...said&&{said}}}var fold2=text=>isPlain2.test(text)?text.toLowerCase():foldAny(text);var isPlain2=/^[ -~\n]*$/;var foldAny=text=>text.normalize("NFKD").replace(/[\u0300-\u036f]/g,
"").replace(/[\u2018\u2019]/g,"'").replace(/[\u2010-\u2015\u2212]/g,"-").replace(/\u2044/g,"/").toLowerCase();function singular2(word2){if(word2.length<=3)return word2;
if(word2.endsWith("ies")&&word2.length>5)return`${word2.slice(0,-3)}y`;if(/(ch|sh|ss|x|z|o)es$/.test(word2))return word2.slice(0,-2);if(/[aeo]lves$|leaves$|loaves$/.
test(word2))return`${word2.slice(0,-3)}f`;return word2.endsWith("s")&&!/(ss|us|is)$/.test(word2)?word2.slice(0,-1):word2}var tokens=text=>(fold2(text).match(/[a-z]+/g)??
[]).map(singular2);var wholeWords=alternatives=>new RegExp(`(?<![a-z])(?:${alternatives.join("|")})(?![a-z])`,"g");var sentences=text=>text.split(/(?<=[.!?])\s+/);var tagged=(...tags)=>food13=>tags.some(tag=>food13.tags.includes(tag));var carrying=(...allergens2)=>food13=>allergens2.some(allergen=>food13.allergens.includes(
allergen));var called=words5=>food13=>words5.test(food13.id)||words5.test(food13.name);var any=(...members)=>food13=>members.some(member=>member(food13));var onions=called(
/onion|shallot|leek|scallion|chive|ramps/);var nuts=any(carrying("tree-nuts","peanuts"),called(/peanut|almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|praline|marzipan|nutella/));
var shellfish=any(tagged("shellfish"),carrying("crustaceans","molluscs"),called(/oyster sauce|shrimp paste/));var peppers=called(/bell-pepper|chil[ei]|jalapeno|poblano|pimento|serrano|habanero|capsicum/);
var pasta=called(/pasta|spaghetti|penne|linguine|fettuccine|tagliatelle|macaroni|rigatoni|fusilli|farfalle|lasagn|orzo|noodle|gnocchi|ravioli|tortellini|ramen|udon|soba|vermicelli/);
var families={onion:onions,allium:any(tagged("allium"),onions,called(/garlic/)),garlic:called(/garlic|aioli/),nut:nuts,"tree nut":carrying("tree-nuts"),peanut:carrying(
"peanuts"),shellfish,seafood:any(shellfish,tagged("fish"),carrying("fish")),fish:any(tagged("fish"),carrying("fish")),crustacean:carrying("crustaceans"),meat:tagged(
"meat","poultry","pork"),"red meat":food13=>tagged("meat")(food13)&&!tagged("poultry","pork")(food13),pork:any(tagged("pork"),called(/pork|bacon|ham$|prosciutto|pancetta|lard$|chorizo|pepperoni|salami/)),
beef:called(/beef|steak|brisket|oxtail|corned/),lamb:called(/lamb|mutton/),poultry:tagged("poultry"),chicken:called(/chicken/),turkey:called(/turkey/),bird:tagged(
"poultry"),sausage:called(/sausage|chorizo|kielbasa|bratwurst|frankfurter|merguez|andouille/),dairy:any(tagged("dairy"),carrying("milk")),lactose:any(tagged("da\
iry"),carrying("milk")),milk:any(tagged("dairy"),carrying("milk")),cheese:called(/cheese|parmesan|cheddar|mozzarella|feta|ricotta|gruyere|pecorino|gouda|halloumi|paneer|mascarpone|brie|provolone|burrata|cotija/),
"soft cheese":called(/brie|camembert|goat-cheese|ricotta|feta|cream-cheese|mascarpone|burrata|blue-cheese|queso-fresco|cottage-cheese|mozzarella/),cream:called(
/cream$|creme|half-and-half|cream[- ](?!cheese)/),yogurt:called(/yogh?urt|skyr|labneh/),egg:any(tagged("egg"),carrying("eggs")),gluten:carrying("gluten"),wheat:carrying(
"gluten"),soy:carrying("soy"),soya:carrying("soy"),sesame:any(carrying("sesame"),called(/sesame|tahini/)),mustard:carrying("mustard"),celery:any(carrying("celer\
y"),called(/celery|celeriac/)),sulphite:carrying("sulphites"),lupin:carrying("lupin"),alcohol:tagged("alcohol"),wine:called(/wine(?![- ]vinegar)|port$|sherry|marsala|vermouth|champagne|prosecco/),
beer:called(/beer|stout|\bale$|lager/),gelatin:tagged("gelatin"),honey:tagged("honey"),nightshade:any(tagged("nightshade"),called(/tomato|eggplant|^potato|paprika/),
peppers),pepper:peppers,"bell pepper":called(/bell-pepper|capsicum|roasted-red-pepper|roasted-pepper/),chili:any(called(/chil[ei]|jalapeno|serrano|habanero|scotch-bonnet|cayenne|chipotle|\bancho|guajillo|pasilla|cascabel|arbol|aleppo|espelette|calabrian|peperoncin|pepperoncin|gochugaru|sriracha|harissa|gochujang|doubanjiang|hot-sauce|sambal|berbere|piri-piri/)),
pasta,noodle:pasta,rice:called(/(?:^|[- ])rice(?![- ](?:vinegar|noodle|wine|flour|paper))|arborio|basmati|risotto/),grain:called(/rice|quinoa|bulgur|couscous|farro|barley|millet|oats?|freekeh|buckwheat/),
buckwheat:called(/buckwheat|\bsoba\b/),oat:called(/\boats?\b|oatmeal/),corn:called(/(?<!pepper|a)corn(?!ed|ichon)|polenta|hominy|masa harina|masa-harina|grits/),
tea:called(/\btea\b/),bread:called(/bread(?![- ]?crumb)|bun|roll|baguette|pita|naan|ciabatta|sourdough|brioche|bagel|toast|english-muffin|tortilla|focaccia/),toast:called(
/bread|bun|baguette|sourdough|brioche|bagel|ciabatta|toast/),banger:called(/sausage|bratwurst|chorizo|merguez/),bun:called(/bun|roll|bread/),tortilla:called(/tortilla|wrap/),
flour:called(/flour/),sugar:called(/sugar/),"refined sugar":called(/(?<!coconut[- ])sugar|corn-syrup/),"deli meat":called(/^(?:ham|salami|prosciutto|pepperoni|pastrami|mortadella)|bologna|deli|corned-beef/),
bacon:called(/bacon|pancetta|guanciale|lardon/),"soy sauce":called(/soy-sauce|tamari/),"dried fruit":called(/raisin|^date$|prune|dried|sultana|currant/),"heavy \
cream":called(/cream$|creme|half-and-half/),oil:called(/oil$|-oil|spray/),fat:called(/oil$|butter|ghee|lard|shortening|fat$/),butter:called(/butter$|ghee/),vinegar:called(
/vinegar/),stock:called(/stock|broth|bouillon/),broth:called(/stock|broth|bouillon/),bean:called(/bean|chickpea|lentil|edamame/),lentil:called(/lentil|dal$/),legume:called(
/bean|chickpea|lentil|pea(?:s|$)|edamame|peanut/),green:called(/spinach|kale|lettuce|arugula|chard|greens|cabbage|bok-choy|watercress|endive|collard|romaine/),lettuce:called(
/lettuce|romaine|greens/),herb:called(/basil|parsley|cilantro|mint|dill|thyme|rosemary|oregano|sage|chive|tarragon|marjoram|bay/),mushroom:called(/mushroom|portobello|shiitake|cremini|porcini/),
tomato:called(/tomato|passata|marinara|ketchup/),potato:called(/potato/),squash:called(/squash|pumpkin|zucchini/),cabbage:called(/cabbage|slaw|bok-choy/),berry:called(
/berr(?:y|ies)|currant/),citrus:called(/lemon|lime|orange|grapefruit|clementine|mandarin/),coconut:called(/coconut/),chocolate:called(/chocolate|cocoa|cacao/),shrimp:called(
/shrimp|prawn/),prawn:called(/shrimp|prawn/),seed:called(/seed/),syrup:called(/syrup|honey|agave|molasses/),spice:food13=>food13.aisle==="Spices & Seasonings"};
var familyOf=word2=>{const name=word2.trim().toLowerCase().replace(/-/g," ");const stem=name.split(" ").map(singular2).join(" ");return Object.hasOwn(families,name)?
families[name]:Object.hasOwn(families,stem)?families[stem]:void 0};var pasta2={factor:2.35,cup:140};var risotto={factor:2.75,cup:165};var couscous={factor:3.36,cup:157};var cornmeal={factor:5.2,cup:233};var oats={factor:5.34,cup:234};
var wilted=cup=>({factor:1,cup});var boiled=(canned2,atHome,cup)=>({factor:canned2/atHome,cup});var yields={pasta:pasta2,spaghetti:pasta2,penne:pasta2,rigatoni:pasta2,
farfalle:pasta2,fettuccine:pasta2,fusilli:pasta2,linguine:pasta2,macaroni:pasta2,orzo:pasta2,"whole-wheat-pasta":pasta2,"gluten-free-pasta":pasta2,"egg-noodle":{
factor:2.78,cup:160},"rice-noodle":{factor:3.37,cup:176},udon:{factor:2.7,cup:150},soba:{factor:3.39,cup:114},"white-rice":{factor:2.81,cup:158},"basmati-rice":{
factor:2.81,cup:158},"jasmine-rice":{factor:2.81,cup:158},"brown-rice":{factor:3.33,cup:195},"arborio-rice":risotto,"sushi-rice":risotto,"wild-rice":{factor:3.53,
cup:164},quinoa:{factor:3.07,cup:185},couscous,"israeli-couscous":couscous,bulgur:{factor:4.12,cup:182},"pearl-barley":{factor:2.86,cup:157},farro:{factor:2.66,
cup:170},millet:{factor:3.18,cup:174},buckwheat:{factor:3.76,cup:168},amaranth:{factor:3.64,cup:246},cornmeal,polenta:cornmeal,grits:cornmeal,"rolled-oat":oats,
"steel-cut-oat":oats,"gluten-free-oat":oats,spinach:wilted(180),kale:wilted(130),"swiss-chard":wilted(175),"collard-green":wilted(190),"mustard-greens":wilted(140),
"turnip-greens":wilted(144),"beet-greens":wilted(144),cabbage:wilted(150),mushroom:{factor:22/28,cup:156},"chickpea-canned":boiled(139,164,164)};var isCooked=/\b(?:cooked|leftover|boiled|steamed|day-old)\b(?! (?:through|until|according))/i;
var isRaw=/\b(?:uncooked|pre-?cooked|quick-?cooking|to be cooked|before cooking)\b/i;function cookedAsMeasured({text,food:name,unit:unit3},food13){if(unit3==="c\
up"&&mashedCups[food13.id]!==void 0&&isMashed.test(text))return{food:withCup(food13,mashedCups[food13.id]),factor:1};const oily=inOil[food13.id];if(oily&&isInOil.
test(text))return{food:withCup(food13,oily.cup),factor:oily.factor};const known=yields[food13.id];if(!known||food13.tags.includes("cooked"))return null;const at=text.
toLowerCase().indexOf(name.toLowerCase());const said=`${at<0?text:text.slice(0,at)} ${name}`;if(!isCooked.test(said)||isRaw.test(said))return null;return{food:withCup(
food13,known.cup),factor:known.factor}}var inOil={"sun-dried-tomato":{factor:258/213,cup:110}};var isInOil=/\bin oil\b|\boil[- ]packed\b/i;var mashedCups={potato:210,
"sweet-potato":300,banana:225,avocado:230,pumpkin:245,"butternut-squash":245,cauliflower:240,parsnip:240,carrot:240};var isMashed=/\bmash(?:ed)?\b|\bpur[eé]ed?\b/i;
function withCup(food13,cup){const{density:_,...undense}=food13;return{...undense,measures:{...food13.measures,cup}}}var NONE="none";var ingredientNames=lines=>readLines(lines).lines.map(nameOf);var nameOf=parsed=>stemsOf(parsed.food);function findFood(parsed,corrections){const said=corrections.
get(nameOf(parsed));if(said===NONE)return{food:null,by:"set-aside"};const corrected=said===void 0?void 0:foodById(said);if(corrected)return{food:corrected,by:"c\
ook"};const food13=foodOf(parsed)?.food??null;return{food:food13,by:food13?"table":"none"}}var heat=/\b(?:simmer|boil|bake|roast|cook|reduce|deglaze|braise|fry|saut[eé]|grill|heat|bubble|flamb[eé])/i;var thrownAway=/\b(?:discard|throw away|pour (?:off|away))\b[^.]*\b(?:marinade|brine)\b|\b(?:marinade|brine)\b[^.]*\bdiscard|\b(?:remove|lift|take)\b[^.]*\bfrom (?:the|its) (?:marinade|brine)\b|\bdrain(?:ed)? off the (?:marinade|brine)\b|\bshak(?:e|ing) off (?:the |any )?(?:excess )?marinade\b/i;
function handlingOf(written,language){const instructions=written.map(step=>inEnglish(step,language).text);const text=instructions.join("\n");const discards=thrownAway.
test(text);const marinating=discards?instructions.filter(step=>/\bmarinade|\bmarinate|\bbrine/i.test(step)):[];return{deepFried:/\bdeep[\s-]?(?:fat[\s-])?fr(?:y|ied|ier|ying)\b|\b(?:350|360|375) ?°?F oil\b|\boil (?:reaches|registers|to) (?:1[6-9]0|3[2-7]\d)/i.
test(text),heated:heat.test(text),discarded:new Set(marinating.flatMap(step=>findFoods(step).map(mention=>mention.food.id)))}}var leftOut=/^(?:optional|(?:to|for) (?:serve|serving|garnish|garnishing|decorate|decoration|finish)\b|for (?:greasing|dusting|brushing|the (?:pan|tin|dish|bowl|grill|baking))|to (?:grease|dust)\b)/i;
var isBase=({quantity},{aisle})=>quantity!==null&&(aisle==="Bakery"||aisle==="Pasta, Rice & Grains");var toServe=/^(?:to|for) (?:serve|serving)\b/i;function leftOutBecause(parsed,food13){
if(parsed.optional)return"optional, counted as nothing";const remarks=`${parsed.note??""}, ${parsed.preparation??""}`.split(/,\s*/);const remark2=remarks.find(part2=>leftOut.
test(part2.trim()));if(remark2&&toServe.test(remark2.trim())&&isBase(parsed,food13))return null;return remark2?`${remark2.trim()}, counted as nothing`:null}var BATH_GRAMS=90;
function eatenShare(parsed,food13,grams,handling){const remarks=`${parsed.note??""} ${parsed.preparation??""} ${parsed.food}`;if(food13.fat>90&&grams>=BATH_GRAMS&&
(handling.deepFried||/\bfor (?:deep[\s-]|shallow[\s-])?frying\b/i.test(remarks))){return{share:.1,why:"for frying: a tenth is absorbed"}}if(/\bfor the (?:bath|dip)\b/i.
test(remarks)){return{share:.05,why:"a bath to dip in: a little clings"}}if(food13.id==="bacon"&&isCrisp.test(remarks)){return{share:LEFT_OF_BACON,why:"cooked c\
risp: its fat stays in the pan"}}const marinade=/\bmarinade\b/i.test(remarks)&&handling.discarded.size>0;if(marinade||handling.discarded.has(food13.id)&&isMarinade(
food13)){return{share:.5,why:"marinade: half is poured away"}}return{share:1}}var isCrisp=/\b(?:cooked|fried|crisp(?:ed|y)?)\b/i;var LEFT_OF_BACON=.375;var isMarinade=food13=>food13.
aisle==="Oils & Condiments"||food13.aisle==="Drinks"||["yogurt","greek-yogurt","buttermilk","salt","sugar","brown-sugar","honey"].includes(food13.id);var ALCOHOL_LEFT=.4;
function energyOf(food13,heated){if(!heated||!food13.tags.includes("alcohol"))return food13.kcal;const fromAlcohol=Math.max(0,food13.kcal-4*food13.protein-4*food13.
carbs-9*food13.fat);return food13.kcal-fromAlcohol*(1-ALCOHOL_LEFT)}var CUP=236.59;var usual={pinch:.4,dash:.6,drop:.05,splash:10,drizzle:8,glug:15,dollop:20,sprinkle:3,grating:.3,knob:15,thumb:15,handful:30,sprig:1,clove:3,can:400,
jar:300};var alike=[["stalk","rib","stick","stem","spear","each"],["sprig","stalk","stem"],["package","packet","bag","box","pouch","container","tub","carton","p\
unnet","block","pot"],["packet","sachet","envelope"],["head","bulb","heart","each"],["ear","cob","each"],["slice","rasher","strip"],["piece","chunk","fillet","b\
reast","each"],["wheel","log","ball","block","each"],["loaf","each"],["link","each"],["bar","block"]];var onePiece=["each","piece","medium","fillet","breast","h\
ead","stalk","ear","bulb","leaf","sheet","bunch","package","can","jar","slice"];function gramsOf(parsed,bought){if(!parsed.quantity)return null;const food13=/\bboneless\b/i.
test(`${parsed.food} ${parsed.preparation} ${parsed.note}`)?withoutBone(bought):bought;const own=measured(parsed.quantity,parsed.unit??unitInName(parsed.food,food13),
parsed.size??null,food13);const grams=weighed(parsed,food13)??own;if(grams===null||!parsed.plus)return grams;return grams+(measured(parsed.plus.quantity,parsed.
plus.unit,null,food13)??0)}var withoutBone=food13=>food13.tags.includes("meat")||food13.tags.includes("poultry")?{...food13,refuse:0}:food13;function unitInName(name,food13){
const unit3=unitOf(new RegExp("\\p{L}+$","u").exec(name)?.[0]??"");return unit3?.kind==="count"&&food13.measures[unit3.name]!==void 0?unit3.name:null}var middle=quantity=>quantity.
kind==="exact"?toNumber(quantity.value):(toNumber(quantity.from)+toNumber(quantity.to))/2;function weighed(parsed,food13){const stated=parsed.alternative??statedInNote(
parsed);if(!stated||unitOf(stated.unit??"")?.kind!=="mass")return null;const grams=measured(stated.quantity,stated.unit,null,food13);return grams===null||parsed.
unit!=="can"?grams:grams*drainedShare(food13)}var aboutWeight=/^(?:about|approx(?:\.|imately)?|around|roughly|weighing|total(?:ling)?|~)?\s*(?=[\d½¼¾\u2153\u2154\u215b])(.+?)(\s+each)?(?:\s+(?:in\s+)?total|\s+altogether)?$/iu;
function statedInNote({quantity,unit:unit3,note}){if(!note||!quantity||unit3!==null&&unitOf(unit3)?.kind!=="count")return null;for(const part2 of note.split(/,\s*/)){
const said=aboutWeight.exec(part2.trim());if(!said)continue;const each=parseIngredientLine(said[1]);if(each.food!==""||each.quantity===null||unitOf(each.unit??"")?.
kind!=="mass")continue;if(!said[2])return{quantity:each.quantity,unit:each.unit};return quantity.kind==="exact"?{quantity:scaleQuantity(each.quantity,quantity.value),
unit:each.unit}:null}return null}var inWater={"corn-canned":.66};var drainedShare=food13=>food13.measures.can===240?.6:inWater[food13.id]??1;function measured(quantity,unit3,size,food13){
const amount2=middle(quantity);if(unit3===null)return times(amount2,pieceOf(food13,size));const known=unitOf(unit3);if(known?.kind==="mass")return amount2*known.
size*(1-(food13.refuse??0));const stated=food13.measures[unit3];if(stated!==void 0)return amount2*stated;if(known?.kind==="volume")return times(amount2*known.size,
gramsPerMilliliter(food13));if(known?.kind==="length")return times(amount2*known.size/25.4,food13.measures.inch??food13.measures.piece??null);if(unit3==="dozen")
return times(amount2*12,pieceOf(food13,size));for(const group2 of alike){if(!group2.includes(unit3))continue;for(const other2 of group2)if(food13.measures[other2]!==
void 0)return amount2*food13.measures[other2]}return times(amount2,usual[unit3]??null)}var times=(amount2,grams)=>grams===null?null:amount2*grams;function gramsPerMilliliter(food13){
const{cup,tablespoon,teaspoon}=food13.measures;if(food13.density!==void 0)return food13.density;if(cup!==void 0)return cup/CUP;if(tablespoon!==void 0)return tablespoon/
14.79;return teaspoon===void 0?null:teaspoon/4.93}function pieceOf(food13,size){if(size!==null&&food13.measures[size]!==void 0)return food13.measures[size];const name=onePiece.
find(measure=>food13.measures[measure]!==void 0);if(name===void 0)return null;const factor=size==="small"?.7:size==="large"?1.4:1;return food13.measures[name]*factor}var herbs=new Set("parsley cilantro basil mint dill thyme rosemary sage oregano chive tarragon thai-basil chervil bay-leaf".split(" "));var isNegligible=food13=>food13.
aisle==="Spices & Seasonings"||food13.id==="water"||food13.id==="ice"||food13.id==="cooking-spray"||herbs.has(food13.id);var nothing={calories:0,protein:0,carbs:0,fat:0,fiber:0,sugar:0,sodium:0};var sum=(a,b)=>({calories:a.calories+b.calories,protein:a.protein+b.protein,carbs:a.carbs+
b.carbs,fat:a.fat+b.fat,fiber:a.fiber+b.fiber,sugar:a.sugar+b.sugar,sodium:a.sodium+b.sodium});function rounded(values,servings=1){const whole3=value=>Math.round(
value/servings);const tenth2=value=>Math.round(value/servings*10)/10;return{calories:whole3(values.calories),protein:tenth2(values.protein),carbs:tenth2(values.
carbs),fat:tenth2(values.fat),fiber:tenth2(values.fiber),sugar:tenth2(values.sugar),sodium:whole3(values.sodium)}}function countLine(parsed,handling,corrections){const found=findFood(parsed,corrections);const{text}=parsed;const name=nameOf(parsed);const notCounted=why2=>({text,
name,found,grams:null,share:0,counted:false,why:why2,values:null});if(!found.food)return notCounted(found.by==="set-aside"?"set aside by you":"not in our food t\
able");const{food:food13}=found;const cooked=cookedAsMeasured(parsed,food13);const weighed2=gramsOf(parsed,cooked?.food??food13);const grams=weighed2===null||!cooked?
weighed2:weighed2/cooked.factor;const asNothing=why2=>({text,name,found,grams,share:0,counted:true,why:why2,values:nothing});const leftOut2=leftOutBecause(parsed,
food13);if(leftOut2)return asNothing(leftOut2);if(grams===null){if(parsed.toTaste)return asNothing("to taste, counted as nothing");if(parsed.quantity!==null)return notCounted(
"we do not know what this amount weighs");return isNegligible(food13)?asNothing("no amount given, counted as nothing"):notCounted("no amount given")}const{share,
why}=eatenShare(parsed,food13,grams,handling);const values=valuesOf(food13,grams*share,handling.heated);return{text,name,found,grams,share,counted:true,why:why??
null,values}}function valuesOf(food13,grams,heated){const of2=perHundred=>perHundred*grams/100;return{calories:of2(energyOf(food13,heated)),protein:of2(food13.protein),
carbs:of2(food13.carbs),fat:of2(food13.fat),fiber:of2(food13.fiber),sugar:of2(food13.sugar),sodium:of2(food13.sodium)}}function computeNutrition(input){const read2=readLines(input.ingredients);const handling=handlingOf(input.instructions??[],read2.language);const corrections=input.
corrections??new Map;const lines=read2.lines.map(line=>countLine(line,handling,corrections));const total=lines.reduce((values,line)=>line.values?sum(values,line.
values):values,nothing);return{perServing:rounded(total,Math.max(1,input.servings)),coverage:{linesCounted:lines.filter(line=>line.counted).length,lines:lines.length,
unmatched:input.ingredients.filter((_,at)=>!lines[at].counted).map(line=>line.item)},parts:lines.map(({text,found,grams,share,counted,why,values})=>({line:text,
foodId:found.food?.id??null,grams:counted?Math.round((grams??0)*share*10)/10:null,counted,...why===null?{}:{why},values:values&&rounded(values)}))}}function nutritionLines(lines,servings,corrections=new Map,instructions=[]){const read2=readLines(lines);const handling=handlingOf(instructions,read2.language);
return read2.lines.map((each,index)=>{const{text,name,found,grams,share,counted,why,values}=countLine(each,handling,corrections);const{food:food13,by}=found;return{
index,line:text,name,food:food13&&{id:food13.id,name:food13.name,source:food13.source},foundBy:by,grams:grams===null?null:Math.round(grams*10)/10,share,counted,
why,perServing:values&&tenths(values,Math.max(1,servings))}})}function tenths(values,servings){const tenth2=value=>Math.round(value/servings*10)/10;return{...rounded(
values,servings),calories:tenth2(values.calories),sodium:tenth2(values.sodium)}}var number=String.raw`(\d+(?:\.\d+)?(?: \d\/\d)?|\d\/\d|an?|one|two|three|four|five|ten|half an?)`;var stretch=new RegExp(String.raw`(?<![\w/.])${number}(?:\s*(?:-|to|or)\s*${number})?[\s-]*(?:more |extra |additional |full )?(seconds?|secs?|minutes?|mins?|hours?|hrs?)\b`,
"g");var words3={a:1,an:1,one:1,two:2,three:3,four:4,five:5,ten:10,half:.5};var aside=/\b(?:keeps?|store|stored|leftovers?|ahead|in advance|freezer|up to \d+ days?|shelf)\b/;
var inside=/\b(?:every|last|final|first|after|within|than|previous|about halfway|at least once in)\s+$/;var perSide=/^\s*(?:per|each|a|on each|on the (?:first|second|other)) (?:side|batch)|^\s*(?:on|per) (?:both|each)/;
var waiting=/\b(?:chill|refrigerat|fridge|freez|marinat|soak|rest|rise|proof|cool|stand|ferment|steep|infuse|drain|brine|overnight)/;var unitOfTime=/sec|min|hour|hr/i;
function durationsOf(step,waits=true){if(!unitOfTime.test(step))return[];return sentences(step.toLowerCase()).filter(sentence=>!aside.test(sentence)).flatMap(sentence=>{
const found=durationsIn(sentence);return waits||!waiting.test(sentence)?found:found.filter(({least})=>least<=30)})}var restIn=step=>sentences(step.toLowerCase()).
filter(sentence=>waiting.test(sentence)&&!heats(sentence)).flatMap(durationsIn).reduce((sum2,{least})=>sum2+least,0);function durationsIn(sentence){const found=[];
let end=-1;let wasHours=false;for(const match of sentence.matchAll(stretch)){if(inside.test(sentence.slice(0,match.index)))continue;const unit3=match[3]??"";const scale=unit3.
startsWith("h")?60:unit3.startsWith("s")?1/60:1;const least=amount(match[1]??"")*scale;const most=match[2]?amount(match[2])*scale:least;const after2=match.index+
match[0].length;const doubled=perSide.test(sentence.slice(after2))?2:1;const last=found.at(-1);if(last&&wasHours&&scale===1&&/^\s*(?:and|,)?\s*$/.test(sentence.
slice(end,match.index))){last.least+=least;last.most+=most}else found.push({least:least*doubled,most:Math.max(least,most)*doubled});end=after2;wasHours=scale===
60}return found}function amount(text){const word2=words3[text.split(" ")[0]??""];if(word2!==void 0)return word2;return text.split(" ").reduce((sum2,part2)=>{const[
top="0",bottom]=part2.split("/");return sum2+Number(top)/Number(bottom??1)},0)}var heating=/\b(?:bak(?:e|es|ed|ing)|roast(?:s|ed|ing)?|boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|fr(?:y|ies|ied|ying)|saut[eé](?:s|ed|ing|ing)?|sear(?:s|ed|ing)?|grill(?:s|ed|ing)?|broil(?:s|ed|ing)?|toast(?:s|ed|ing)?|heat(?:s|ed|ing)?|preheat|microwave|steam(?:s|ed|ing)?|poach(?:es|ed|ing)?|cook(?:s|ed|ing)?|brown(?:s|ed|ing)?|melt(?:s|ed|ing)?|warm(?:s|ed|ing)?|brais(?:e|es|ed|ing)|blanch(?:ed)?|carameli[sz]e|char(?:red)?|griddle|reduce|scald|stew|wilt(?:s|ed)?|soften|sweat|scramble|stir-fry|air-fry|pressure)\b/;
var orders=/(?:^|[.;,]\s*|\band |\bthen |\bto )(?:bake|roast|boil|simmer|fry|saut[eé]|sear|grill|broil|heat|preheat|microwave|steam|poach|cook|brown|braise|blanch|griddle|stir-fry)\b(?! (?:spray|time|powder|soda|sheet|dish|book))/;
var minutesInAll=({prepTime,cookTime,restTime})=>prepTime+cookTime+restTime;var heats=step=>heating.test(step);var times2={group:"Times agree",check({draft,steps},{
source}){if(steps.length===0)return null;const{cookTime}=draft;const total=minutesInAll(draft);const durations=steps.flatMap(step=>durationsOf(step.folded,source===
"engine"));const findings=[];const longest3=Math.max(0,...durations.map(({least})=>least));const shortestSum=durations.reduce((sum2,{least})=>sum2+least,0);const longestSum=durations.
reduce((sum2,{most})=>sum2+most,0);if(longest3>total+5)findings.push(disagree("times.step-longer-than-total",`One step takes ${round(longest3)} minutes; the rec\
ipe says ${total} in all.`));else if(shortestSum>Math.max(1.4*total,total+15))findings.push(disagree("times.steps-too-long",`The steps add up to ${round(shortestSum)}\
 minutes; the recipe says ${total} in all.`));if(durations.length>0&&longestSum<.5*cookTime)findings.push(disagree("times.steps-too-short",`The steps name ${round(
longestSum)} minutes of the ${cookTime} minutes of cooking.`));if(cookTime>0&&!steps.some(step=>heats(step.folded)))findings.push(disagree("times.cooking-withou\
t-heat",`${cookTime} minutes of cooking, but no step heats anything.`));if(cookTime===0&&steps.some(step=>orders.test(step.folded)))findings.push(disagree("time\
s.heat-without-cooking","A step heats something, but the cooking time is 0."));return findings}};var round=minutes=>String(Math.round(minutes*10)/10);var disagree=(rule,message)=>({
rule,severity:"error",place:"times",message,remedy:"Make prepTime, cookTime, restTime and the minutes in the steps agree."});var common={en:"the and of with until then into from over about",de:"und die der das mit bis dann den dem im zum auf eine einen lassen dazu",es:"el los las con \
hasta una y del al a\xF1ade por que se durante",fr:"le les et des du dans avec une aux jusqu pendant puis sur laisser pour",it:"il gli di e con per della nel fi\
nch\xE9 dei fino una in poi delle"};var languageOf=new Map;for(const[language,words5]of Object.entries(common))for(const word2 of words5.split(" "))languageOf.set(
word2,[...languageOf.get(word2)??[],language]);var FEWEST=3;function proseLanguage(texts){const counts=new Map;for(const word2 of texts.join(" ").toLowerCase().
match(new RegExp("\\p{L}+","gu"))??[]){const languages=languageOf.get(word2)??[];for(const language of languages)counts.set(language,(counts.get(language)??0)+1/
languages.length)}const[best]=[...counts].sort((a,b)=>b[1]-a[1]);return best&&best[1]>=FEWEST?best[0]:"en"}var numberWords2={one:1,two:2,three:3,four:4,five:5,six:6,seven:7,eight:8,nine:9,ten:10,eleven:11,twelve:12,fifteen:15,twenty:20,thirty:30,forty:40,fifty:50,sixty:60,
ninety:90};var foreignNumbers2=Object.fromEntries([[1,"ein eine einen einer un une una uno un'"],[1.5,"anderthalb eineinhalb"],[2,"zwei zweieinhalb dos deux due"],[3,"drei\
 tres trois tre"],[4,"vier cuatro quatre quattro"],[5,"f\xFCnf cinco cinq cinque"],[6,"sechs seis sei"],[7,"sieben siete sept sette"],[8,"acht ocho huit otto"],
[9,"neun nueve neuf nove"],[10,"zehn diez dix dieci"],[12,"zw\xF6lf doce douze dodici"],[15,"f\xFCnfzehn quince quinze quindici"],[20,"zwanzig veinte vingt vent\
i"],[25,"f\xFCnfundzwanzig vingt-cinq venticinque veinticinco"],[30,"drei\xDFig dreissig treinta trente trenta"],[40,"vierzig cuarenta quarante quaranta"],[45,"\
f\xFCnfundvierzig quarante-cinq quarantacinque"],[50,"f\xFCnfzig cincuenta cinquante cinquanta"],[60,"sechzig sesenta soixante sessanta"],[90,"neunzig noventa n\
ovanta"]].flatMap(([value,names2])=>String(names2).split(" ").map(name=>[name,name==="zweieinhalb"?2.5:Number(value)])));var foreignUnits=[[`Sekunden?|Sek\b.?|se\
condes?|segundos?|second[oi]`,1],[`Minuten?|Min\b.?|minutos?|minut[oi]`,60],[String.raw`Stunden?|Std\b\.?|heures?|horas?|or[ae]`,3600]];var wholeTimes=[[`(?:ein\
e[rn]? )?halben? Minute|(?:une )?demi-minute|medio minuto|mezzo minuto`,30],[`(?:eine[rn]? )?Viertelstunde|(?:un )?quart d['\u2019]heure|(?:un )?cuarto de hora|(?:un\
 )?quarto d['\u2019]ora`,900],[`(?:eine[rn]? )?halben? Stunde|(?:une )?demi-heure|media hora|mezz['\u2019 ]?ora|mezza ora`,1800],[`(?:eine[rn]? )?Dreiviertelstu\
nde|trois quarts d['\u2019]heure|tres cuartos de hora|tre quarti d['\u2019]ora`,2700],["(?:durante |una )?hora y media",5400]];var foreignJoiner=String.raw`bis(?:\s+zu)?|à|a|ai|oder|ou|o|und|et|y|e`;
var foreignOpening="zwischen|entre|tra|fra|dai|da";var halfMore=` et demie?| y medi[ao]| e mezz[ao]`;var quarterMore=` et quart| y cuarto| e un quarto`;var foreignMore="\
weitere[nr]? |volle[nr]? |ganze[nr]? |gute[nr]? |knappe[nr]? |bonnes? |buenos? |buoni ";var foreignDeadline=/(?:innerhalb(?: von)?|binnen|haltbar(?: für)?|hält sich|dans les|se conserve(?:nt)?(?: pendant)?|en menos de|se conservan?(?: durante)?|entro|si conserva(?:no)?(?: per)?)\s+(?:ca\.\s+|etwa\s+)?$/i;
var foreignAhead=/^\s*(?:im Voraus|vorher|à l['\u2019]avance|de antelación|antes de empezar|in anticipo|alt\b)/i;var glyphs2={"\xBD":1/2,"\xBC":1/4,"\xBE":3/4,"\u2153":1/3,"\u2154":2/3,"\u215B":1/8};var words4={a:1,an:1,...numberWords2,...foreignNumbers2,"twenty-five":25,"\
thirty-five":35,"forty-five":45};var glyph2="[\xBD\xBC\xBE\u2153\u2154\u215B]";var word=Object.keys(words4).sort((a,b)=>b.length-a.length).join("|");var numberPattern=[
"three[- ]quarters of an?","(?:a |one )?quarter of an?","(?:a )?half(?: of)? an?",String.raw`(?:\d+|${word}) and a half`,"an? couple(?: of)?",String.raw`\d+[ -]\d\/\d`,
String.raw`\d\/\d`,String.raw`\d+\s?${glyph2}`,glyph2,String.raw`\d+(?:[.,]\d+)?`,`(?:${word})(?:(?<=')|(?![\\p{L}-]))`].join("|");function readNumber2(text){const said=text.
toLowerCase().trim().replace("\u2019","'");if(said.startsWith("three")){if(/quarters/.test(said))return .75}if(/quarter/.test(said))return .25;if(/couple/.test(
said))return 2;if(/^(?:a )?half/.test(said))return .5;if(said.endsWith("and a half"))return readNumber2(said.slice(0,-"and a half".length))+.5;const named2=words4[said];
if(named2!==void 0)return named2;const mixed=/^(?:(\d+)[ -])?(\d)\/(\d)$/.exec(said);if(mixed)return Number(mixed[1]??0)+Number(mixed[2])/Number(mixed[3]);const sign=glyphs2[said.
at(-1)??""];if(sign!==void 0)return Number(said.slice(0,-1).trim()||0)+sign;return Number(said.replace(",","."))}var joiner=String.raw`\s*(?:-|\u2013|\u2014|to|or|${foreignJoiner})\s*(?:up to\s+)?`;var unit2=`seconds?|secs?|minutes?|mins?|hours?|hrs?|${foreignUnits.map(([names2])=>names2).
join("|")}`;var part=new RegExp(String.raw`(?<![\p{L}\d/.,½¼¾\u2153\u2154\u215b])((?:between|${foreignOpening})\s+)?(${numberPattern})(?:(?:${joiner}|\s+and\s+)(${numberPattern}))?`+
String.raw`[\s-]*(?:more |extra |additional |further |full |whole |${foreignMore})?(${unit2})(?![\p{L}])( and an? (?:half|quarter)|${halfMore}|${quarterMore})?`,
"giu");var clock=/(?<![\p{L}\d/.,])(\d{1,2})\s?h(?:\s?(\d{1,2})(?:\s?m(?:ins?)?)?)?(?![\p{L}\d])/giu;var spokenClock=/(?<![\p{L}\d/.,])(\d{1,2})\s?(?:Std\.?|Stunden?|heures?|horas?|or[ae])\s(\d{1,2})(?![\p{L}\d]|\s*(?:(?:bis|à|a|-|\u2013)\s*\d+\s*)?min)/giu;
var whole2=wholeTimes.map(([names2,seconds])=>[new RegExp(String.raw`(?<![\p{L}\d])(?:${names2})(?![\p{L}])`,"giu"),seconds]);function readDurations(text){const parts=[
...[...text.matchAll(part)].flatMap(readPart),...[...text.matchAll(clock),...text.matchAll(spokenClock)].map(readClock),...whole2.flatMap(([names2,seconds])=>[...text.
matchAll(names2)].map(match=>readWhole(match,seconds)))];parts.sort((a,b)=>a.start-b.start||b.end-a.end);const found=[];for(const next of parts){const last=found.
at(-1);if(!last||next.start<last.end){if(!last)found.push(next);continue}const between2=text.slice(last.end,next.start);const smaller=next.scale<last.scale;if(smaller&&
/^[\s.]*(?:(?:and|und|y|et|e)\s*|,\s*(?:and\s*)?)?$/i.test(between2)){last.seconds=last.range?last.seconds:last.seconds+next.seconds;last.upTo+=next.upTo;Object.
assign(last,{end:next.end,scale:next.scale,range:last.range||next.range})}else if(!last.range&&!next.range&&new RegExp(`^${joiner}$`,"i").test(between2)){Object.
assign(last,{end:next.end,upTo:next.upTo,scale:next.scale,range:true})}else found.push(next)}return found.map(({start,end,seconds,upTo:upTo2})=>({start,end,seconds,
upTo:Math.max(seconds,upTo2)}))}var scales={s:1,m:60,h:3600};var isHalf=new RegExp(`^(?: and an? half|${halfMore})$`,"i");var foreignScales=foreignUnits.map(([names2,
seconds])=>[new RegExp(`^(?:${names2})$`,"i"),seconds]);var scaleOf=unit3=>foreignScales.find(([names2])=>names2.test(unit3))?.[1]??scales[unit3[0].toLowerCase()]??
60;function readPart(match){const[whole3,between2,first="",second,name="",and=""]=match;if(/^an?$/i.test(first)&&/^second$/i.test(name))return[];const scale=scaleOf(
name);const more=and===""?0:isHalf.test(and)?.5:.25;const seconds=Math.round((readNumber2(first)+(second?0:more))*scale);const upTo2=second?Math.round((readNumber2(
second)+more)*scale):seconds;const start=match.index+(between2?.length??0);const end=match.index+whole3.length;return[{start,end,seconds,upTo:upTo2,scale,range:second!==
void 0}]}function readWhole(match,seconds){const start=match.index;return{start,end:start+match[0].length,seconds,upTo:seconds,scale:60,range:false}}function readClock(match){
const seconds=Number(match[1])*3600+Number(match[2]??0)*60;const end=match.index+match[0].length;return{start:match.index,end,seconds,upTo:seconds,scale:match[2]===
void 0?3600:60,range:false}}var LONGEST_S=48*3600;var NEAR=80;var deadline=/\b(?:within(?: the)?|keeps?(?: for)?(?: up to)?|stored?(?: for)?(?: up to)?)\s+(?:about\s+)?$/i;
var ahead=/^\s*(?:ahead|in advance|beforehand|old\b|longer than|too (?:long|short|many|few))/i;function isTimer(text,{start,end,seconds}){if(seconds<1||seconds>
LONGEST_S)return false;const before2=text.slice(Math.max(0,start-NEAR),start);const after2=text.slice(end,end+NEAR);return![deadline,foreignDeadline].some(words5=>words5.
test(before2))&&![ahead,foreignAhead].some(words5=>words5.test(after2))}var LONGEST2=10080;var number2=String.raw`(\d+(?:[.,]\d+)?)`;var iso=new RegExp(`^P?(?:${number2}Y)?(?:${number2}M)?(?:${number2}W)?(?:${number2}D(?:AYS?)?)?(?:\
T?(?:${number2}H(?:OURS?|RS?)?)?(?:${number2}(?:M(?:IN(?:UTE)?S?)?|(?=$)))?(?:${number2}S(?:EC(?:OND)?S?)?)?)?$`);function readMinutes(value){if(typeof value===
"number")return bounded(value);if(typeof value!=="string")return null;const text=value.trim();if(text===""||text.length>200||/^[-\u2212\u2013]/.test(text))return null;
if(/^\d+(?:\.\d+)?$/.test(text))return bounded(Number(text));return readIso(text)??readClock2(text)??readWords(text)}function readIso(text){const packed=text.toUpperCase().
replace(/\s+/g,"");if(!/^(?:P|T|PT)\d/.test(packed))return null;const dated=packed.startsWith("T")?`P${packed}`:packed;const match=iso.exec(dated);if(!match)return null;
const[years=0,months=0,weeks=0,days=0,hours=0,minutes=0,seconds=0]=match.slice(1).map(part2=>Number((part2??"0").replace(",",".")));if(years>0)return null;const forgotten=/^P\d+M$/.
test(dated)?months:0;if(months>0&&forgotten===0)return null;return bounded(weeks*10080+days*1440+hours*60+minutes+forgotten+seconds/60)}function readClock2(text){
const[,hours,minutes,seconds]=/^(\d{1,3}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(text)??[];if(hours===void 0||Number(minutes)>59)return null;return bounded(Number(
hours)*60+Number(minutes)+Number(seconds??0)/60)}var day=/(\d+(?:[.,]\d+)?|an?|one)\s*days?\b/i;var overnight=/\bover ?night\b/i;var OVERNIGHT=8*60;function readWords(text){
const plain3=text.replace(/\b(\d+(?:[.,]\d+)?)\s*(?:h|hr|hrs|hour|hours)(?![a-z])\.?/gi,"$1 hours ").replace(/( hours\s+(?:and\s+)?[0-5]?\d)(?=\s*(?:$|[(,;]))/i,
"$1 minutes").replace(/\b(\d+(?:[.,]\d+)?)\s*(?:m|min|mins|minute|minutes|\u2032)\b\.?/gi,"$1 minutes").replace(/(\d)\u2032/g,"$1 minutes");const first=readDurations(
plain3.replace(day," "))[0];const days=day.exec(plain3)?.[1];const whole3=days===void 0?0:/\d/.test(days)?Number(days.replace(",",".")):1;if(!first&&days===void 0)
return overnight.test(text)?OVERNIGHT:null;return bounded(whole3*1440+(first?first.upTo/60:0))}var bounded=minutes=>Number.isFinite(minutes)&&minutes>=0&&minutes<=
LONGEST2?Math.round(minutes):null;var people=/serv|portion|people|person|helping|guest|adult|bowl|plate|raci[oó]n|porci[oó]n|porzion|comensal|convive|pers\b/i;var shared=/\b(?:loaf|loaves|cake|pie|tart|quiche|pan|tray|batch|pizza|jar|cup|pint|quart|lit(?:er|re)|gallon|gram|g|kg|ml|l|oz|ounce|pound|lb|inch|dish|bottle|recipe|log|wreath|ring|bundt|bread|terrine|tin)s?\b/i;
var MAX_READ2=200;function readServings(words5){if(!words5)return null;const text=headOf(words5,MAX_READ2);const said=/(?<!\d)(\d[\d\s./\u2044½¼¾\u2153\u2154-]*(?:(?:to|or|\u2013|\u2014)\s*\d+)?)\s*(?:\w+\s){0,2}?(?:servings?|portions?|people|persons?|helpings?)/i;
const serves=/\b(?:serves|feeds|enough for)\s*:?\s*(?:about\s+|up to\s+)?(.+)$/i.exec(text)?.[1];const told=serves===void 0?null:read(serves);if(told)return told;
const bare2=text.replace(/^\D*?(?=\d|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|a )\b)/i,"");const found=read(said.exec(text)?.[1]??bare2);if(!found)
return null;if(people.test(text)||/^[\s\d\u2013\u2014.,-]*(?:to\s*\d+)?\s*$/.test(bare2))return found;if(shared.test(text))return null;return{servings:found.servings,
as:"pieces"}}function read(text){const words5=text.replace(/[\u2013\u2014]/g,"-").replace(/^an?\s+(?=dozen\b)/i,"1 ");const amount2=readQuantity(words5);if(!amount2)return null;
const{quantity,length}=amount2;const each=/^\s*dozen\b/i.test(words5.slice(length))?12:1;const least=Math.round(toNumber(quantity.kind==="range"?quantity.from:quantity.
value)*each);if(least<1||least>100)return null;return{servings:least,as:quantity.kind==="range"?"range":"said"}}var forbids=(rule,food13,condition)=>rule.groups.find(group2=>group2.has(food13,condition)||food13.byName&&saysName(rule,group2,food13))?.why??null;var saysName=({
fine},{words:words5,said,unless},{name})=>!fine?.test(name)&&!unless?.test(name)&&(words5.test(name)||said.test(name));var listOf=words5=>words5.length<2?words5[0]??"":`${words5.slice(0,-1).join(", ")} and ${words5.at(-1)}`;var capital=text=>text.charAt(0).toUpperCase()+text.slice(
1);var doneness={poultry:{kind:"poultry",inside:74,asText:"165\xB0F (74\xB0C)",signs:null,sentence:name=>`The ${name} is done when its thickest part reaches 165\xB0F \
(74\xB0C).`},"ground-meat":{kind:"ground-meat",inside:71,asText:"160\xB0F (71\xB0C)",signs:null,sentence:name=>`The ${name} is done when no pink is left and it \
reaches 160\xB0F (71\xB0C) inside.`},pork:{kind:"pork",inside:63,asText:"145\xB0F (63\xB0C)",signs:null,sentence:name=>`The ${name} is done when its center reac\
hes 145\xB0F (63\xB0C); let it rest before cutting.`},fish:{kind:"fish",inside:63,asText:"145\xB0F (63\xB0C)",signs:/\bflak(?:es?|y|ing)\b|\bopaque\b/,sentence:name=>`\
The ${name} is done when it is opaque and flakes easily, at 145\xB0F (63\xB0C).`},shellfish:{kind:"shellfish",inside:63,asText:"145\xB0F (63\xB0C)",signs:/\bopaque\b|\bpink\b|\bturn(?:s|ed)? (?:red|white|coral|orange)\b|\bbright red\b/,
sentence:name=>`The ${name} is done when pink and opaque all the way through.`},molluscs:{kind:"molluscs",inside:63,asText:"145\xB0F (63\xB0C)",signs:/\bopen(?:s|ed)?\b|\bopaque\b|\bfirm\b/,
sentence:name=>`Cook the ${name} until open or opaque, and throw away any that stay closed.`}};var donenessFor=kind=>doneness[kind];var harmless=/\b(?:canned|tinned|can|cans|tin|tins|jar|jarred|cooked|precooked|pre-cooked|rotisserie|leftover|smoked|cured|pickled|deli|roasted|grilled|stock|broth|bouillon|consomme|sauce|paste|gravy|powder|seasoning|flavou?r(?:ed)?|fat|drippings|lard|ham|jerky|surimi|imitation|vegan|vegetarian|veggie|plant-based|meatless|substitute|cubes?|pepperoni|salami|prosciutto|bacon|pancetta|lox|gravlax)\b/;
var groundCut=/\b(?:ground|minced) (?:[a-z]+ )?(?:chuck|sirloin|round|brisket|short ribs?|steak|beef|veal|venison|bison|lamb|goat|shoulder)\b/;var unknownRaw=[[
/\b(?:ground|minced) (?:chicken|turkey|poultry|duck)\b|\b(?:chicken|turkey) mince\b/,"poultry"],[/\b(?:ground|minced) (?:beef|pork|lamb|veal|meat|bison|venison)\b|\b(?:beef|pork|lamb) mince\b|\bsausages?\b|\bburger patt/,
"ground-meat"],[groundCut,"ground-meat"],[/\b(?:chicken|turkey|duck|goose|quail|pheasant|guinea fowl|partridge|cornish hen)s?\b/,"poultry"],[/\bpork\b/,"pork"],
[/\b(?:salmon|cod|haddock|halibut|tilapia|trout|tuna steaks?|fish fillets?|snapper|sea bass|mahi|grouper|perch|barramundi|catfish)\b/,"fish"],[/\b(?:shrimps?|prawns?|lobster tails?|crayfish|langoustines?)\b/,
"shellfish"],[/\b(?:mussels|clams|oysters|scallops|cockles)\b/,"molluscs"]];function donenessOf(line){if(harmless.test(line.text))return null;const food13=line.
food;if(!food13){const hit=unknownRaw.find(([words5])=>words5.test(line.text));return hit?doneness[hit[1]]:null}const has=tag=>food13.tags.includes(tag);if(!has(
"raw-risk")||has("cooked")||has("cured"))return null;if(has("poultry"))return doneness.poultry;if(has("ground-meat")||has("meat")&&groundCut.test(line.text))return doneness["\
ground-meat"];if(has("pork"))return doneness.pork;if(food13.allergens.includes("molluscs"))return doneness.molluscs;if(has("shellfish")||food13.allergens.includes(
"crustaceans"))return doneness.shellfish;if(has("fish"))return doneness.fish;return null}var rawFishDish=/\b(?:sushi|sashimi|ceviche|tartare|poke|crudo|carpaccio|gravlax|aguachile)\b/;
var rawFishWords=/\b(?:sushi[- ]grade|sashimi[- ]grade|previously frozen|frozen for)\b/;var rawFishSentence="Use only seafood sold as sushi-grade or previously \
frozen, and keep it cold until serving.";var split=(ids="")=>ids.split(/\s+/).filter(Boolean);var nothing2=/(?!)/;function anyOf(list=""){const words5=list.split(",").map(word2=>word2.trim().replace(/ /g,
"[ -]")).filter(Boolean);return words5.length>0?new RegExp(`(?<![a-z])(?:${words5.join("|")})(?:e?s)?(?![a-z])`):nothing2}function group(listed){const{why,instead,
tags=[],allergens:allergens2=[],fits,unless}=listed;const ids=split(listed.ids);const named2=new Set(ids);const but=new Set(split(listed.but));return{why,...instead===
void 0?{}:{instead},has:(food13,condition)=>named2.has(food13.id)||!but.has(food13.id)&&(tags.some(tag=>food13.tags.includes(tag))||allergens2.some(allergen=>food13.
allergens.includes(allergen))||(fits?.(food13,condition)??false)),words:anyOf(listed.words),said:anyOf(listed.said),...unless===void 0?{}:{unless},isFineCooked:listed.
isFineCooked??false,ids:[...ids,...but]}}var grains=group({why:"a grain, or made of one",instead:"Use cauliflower rice, sweet potato, or almond, coconut or cassava flour.",allergens:["gluten"],ids:`
    white-rice basmati-rice jasmine-rice brown-rice arborio-rice sushi-rice wild-rice cooked-rice brown-rice-cooked
    rice-noodle rice-paper rice-flour rice-cereal rice-milk quinoa quinoa-cooked millet buckwheat amaranth
    amaranth-flour buckwheat-flour teff sorghum masarepa cornmeal polenta grits hominy masa-harina cornstarch corn
    corn-frozen corn-canned succotash corn-flake corn-tortilla taco-shell tortilla-chip popcorn popcorn-kernel cornbread
    gluten-free-oat gluten-free-bread gluten-free-burger-bun gluten-free-pizza-crust gluten-free-pasta gluten-free-flour
    gluten-free-breadcrumb wheat-bran corn-oil mixed-vegetable-frozen baking-powder sake mirin granola cake-mix
  `,words:"rice,wheat,rye,barley,spelt,oat,corn,quinoa,millet,buckwheat,amaranth,teff,sorghum,bread,pasta,noodle,couscous,bulgur,tortilla,cracker,cereal,flour,s\
emolina,cookie,biscuit,pastry,panko,breadcrumb,malt"});var grainVinegar=group({why:"made of rice",instead:"Use cider, wine or coconut vinegar.",ids:"rice-vinega\
r",words:"rice vinegar"});var chips=group({why:"a snack fried by a maker",instead:"Roast potatoes or plantain yourself.",ids:"potato-chip french-fry banana-chip\
s tortilla-chip",words:"chips,fries"});var legumeIds=`
  lentil-red lentil-brown lentil-cooked chickpea-dried chickpea-canned chickpea-flour black-bean-dried black-bean-canned
  kidney-bean-dried kidney-bean-canned white-bean-dried white-bean-canned navy-bean-canned pinto-bean-canned baked-beans
  refried-beans black-eyed-pea mung-bean fava-bean lima-bean succotash bean-sprout glass-noodle hummus falafel
  veggie-burger peanut peanut-butter peanut-oil honey-roasted-peanut trail-mix fenugreek vegan-cream vegan-fish-sauce
`;var peas="pea pea-frozen canned-pea split-pea mixed-vegetable-frozen";var legumeWords="bean,lentil,chickpea,dal,peanut,soy,soya,tofu,tempeh,edamame,miso,tamar\
i,lupin,gram flour,soybean,natto";var legumes=group({why:"a legume",instead:"Use meat, fish, eggs, mushrooms or more vegetables.",allergens:["soy","peanuts"],ids:`${legumeIds}\
 ${peas}`,words:`${legumeWords},pea`});var legumesButPeas=group({why:"a legume",instead:"Use meat, fish, eggs, mushrooms or more vegetables.",allergens:["soy","\
peanuts"],ids:legumeIds,words:legumeWords});var dairyWords="milk,butter,cream,cheese,yogh?urt,kefir,whey,casein,ice cream,buttermilk,quark";var dairy=group({why:"\
dairy",instead:"Use coconut milk, or olive oil or coconut oil for butter.",tags:["dairy"],allergens:["milk"],words:`${dairyWords},ghee`});var dairyButGhee=group(
{why:"dairy",instead:"Use ghee, coconut milk or olive oil.",tags:["dairy"],allergens:["milk"],but:"ghee",words:dairyWords});var refinedIds=`
  sugar brown-sugar powdered-sugar corn-syrup golden-syrup agave-syrup simple-syrup jam jelly marmalade caramel
  marshmallow toffee lemon-curd dark-chocolate chocolate-chip semisweet-chocolate milk-chocolate white-chocolate
  vegan-dark-chocolate vegan-chocolate-chip chocolate-syrup chocolate-hazelnut-spread butterscotch-chip sprinkles
  maraschino-cherry vanilla-pudding-mix custard sweetened-coconut sweetened-almond-milk sandwich-cookie vegan-ice-cream
  cola ginger-ale tonic-water ketchup barbecue-sauce steak-sauce sweet-chili-sauce sriracha chili-sauce mango-chutney
  cranberry-relish cranberry-juice cranberry-dried sweet-pickle pickle-relish peach-canned fruit-cocktail balsamic-glaze
  evaporated-coconut-milk banana-chips teriyaki-sauce hoisin-sauce worcestershire-sauce vegan-worcestershire-sauce vinaigrette
  ranch-dressing caesar-dressing
`;var sugarWords="sugar,corn syrup,agave,candy,candies,jam,jelly,marmalade,caramel,fudge,frosting,icing,soda,lemonade,sorbet,marzipan,nougat";var refinedSugar=group(
{why:"refined sugar, or made with it",instead:"Sweeten with fruit, dates, honey or maple syrup.",ids:refinedIds,words:sugarWords});var sweeteners=group({why:"a \
sweetener",instead:"Sweeten with fruit.",ids:"sweetener erythritol",words:"stevia,monk fruit,xylitol,erythritol,sucralose,aspartame,saccharin,allulose,swerve,sw\
eetener"});var anySweetener=group({why:"an added sweetener",instead:"Sweeten with fruit or fruit juice only, and not to make a treat.",ids:`${refinedIds} honey \
maple-syrup maple-sugar palm-sugar molasses pomegranate-molasses sweetener erythritol`,words:`${sugarWords},honey,maple syrup,coconut sugar,date syrup,syrup,mol\
asses,stevia,monk fruit,xylitol,sweetener,erythritol,allulose`});var seedOils=group({why:"an oil pressed from seeds or grain",instead:"Use olive, avocado or coc\
onut oil.",ids:`
    vegetable-oil canola-oil sunflower-oil peanut-oil corn-oil grapeseed-oil margarine shortening cooking-spray
    vegan-butter mayonnaise vegan-mayonnaise tartar-sauce chili-oil
  `,words:"canola oil,rapeseed oil,soybean oil,sunflower oil,safflower oil,corn oil,margarine,shortening,mayonnaise,mayo"});var alcohol=group({why:"alcohol",instead:"\
Use stock with a little vinegar or lemon juice.",tags:["alcohol"],words:"wine,beer,cider,rum,vodka,whisk(?:e)?y,bourbon,brandy,cognac,gin,tequila,liqueur,sherry\
,port,sake,mirin",unless:/\bvinegar\b|\bnon-?alcoholic\b|\balcohol[- ]free\b/});var processed=group({why:"a processed food",instead:"Use fresh meat, herbs and s\
ingle spices.",ids:`
    hot-dog mortadella american-cheese chicken-nugget fish-stick meatball veggie-burger vegan-cheese vegan-cream-cheese
    cream-of-mushroom-soup cream-of-chicken-soup bouillon-cube vegetable-bouillon-cube msg surimi potato-chip dashi-powder
  `,words:"hot dog,spam,bouillon,msg,artificial flavou?r,carrageenan,surimi,crab stick"});var potatoes=group({why:"white potatoes, which paleo leaves out",instead:"\
Use sweet potatoes, celeriac or rutabaga.",ids:"potato new-potato potato-starch potato-flake french-fry hash-brown gnocchi potato-chip",words:"potato,fries,hash\
 brown"});var meatLabels={ids:"bacon cooked-bacon pancetta canadian-bacon ham ham-steak prosciutto salami pepperoni chorizo kielbasa pork-sausage italian-sausag\
e breakfast-sausage beef-jerky salmon-smoked corned-beef",note:"Most brands are cured with sugar: use one without."};var jarLabels={ids:"chicken-stock low-sodiu\
m-chicken-stock beef-stock vegetable-stock vegetable-stock-low-sodium fish-stock pasta-sauce salsa hot-sauce mustard dijon-mustard whole-grain-mustard fish-sauc\
e coconut-aminos dill-pickle curry-powder almond-milk coconut-milk coconut-yogurt taco-seasoning cajun-seasoning jerk-seasoning chili-seasoning enchilada-sauce \
tomato-sauce kimchi vegan-kimchi vegan-pesto vegan-curry-paste indian-curry-paste mixed-dried-fruit harissa tapenade thai-red-curry-paste thai-green-curry-paste",
note:"Read the label: no sugar, soy, grain or seed oil may be in it."};var flours="(?:almond|coconut|cassava|tapioca|plantain|banana|hazelnut|chestnut|sweet pot\
ato|arrowroot) (?:flour|starch|tortillas?|meal)";var plantDairy="(?:almond|coconut|cashew|hazelnut|macadamia) (?:milk|cream|yogh?urt|butter|cheese)|coconut (?:m\
ilk|cream)";var vegetableNoodles="cauliflower rice|riced cauliflower|(?:zucchini|sweet potato|kelp|squash) noodles?|spaghetti squash";var sounds=`${flours}|${plantDairy}\
|${vegetableNoodles}|arrowroot(?: powder)?|cream of tartar|cocoa butter|butternut|butter lettuce|green beans?|coconut aminos|vanilla beans?|water chestnuts?|nut\
 butter|sugar[- ]free|unsweetened|no[- ]sugar[- ]added|jicama`;var paleo={id:"paleo",name:"paleo",verdict:"not paleo",groups:[grains,grainVinegar,legumes,dairy,
refinedSugar,sweeteners,alcohol,seedOils,potatoes,processed],fine:new RegExp(`${sounds}|coconut sugar|(?:avocado oil|olive oil|homemade|paleo) mayo(?:nnaise)?|p\
aleo [a-z]+|snow peas?|sugar snap(?: peas?)?`),labels:[meatLabels,jarLabels],limits:[],says:()=>"Checked for paleo: no grains, legumes, dairy, refined sugar, al\
cohol, seed oils or white potatoes. Not checked: the brands, and how strictly you read the rules on salt, honey and cured meat."};var treats=/\b(?:pancakes?|waffles?|crepes?|muffins?|cupcakes?|cakes?|cookies?|brownies?|blondies?|bread|buns?|biscuits?|tortillas?|wraps?|pizza|pie crust|pastry|granola|cereal|ice cream|doughnuts?|donuts?|fudge|truffles?|candy|chips|french fries|scones?|crackers?|energy (?:balls|bites)|fat bombs?)\b/;
var noTreat=/\b(?:crab|fish|salmon|tuna|meat|potato|shrimp|sweet potato) (?:cakes?|chips)\b|\b(?:lettuce|collard|cabbage|egg) wraps?\b|\bwithout\b.*$|\bpizza(?:-style| style)\b|\bin a bowl\b|\bbreadless\b|\bbunless\b/g;
var whole30={id:"whole30",name:"Whole30",verdict:"not Whole30",groups:[grains,legumesButPeas,dairyButGhee,anySweetener,alcohol,chips],fine:new RegExp(`${sounds}\
|clarified butter|(?:whole ?30|compliant)(?:[- ]compliant)? [a-z]+(?: [a-z]+)?|sugar[- ]free bacon|sugar snap(?: peas?)?|snow peas?|green peas?`),labels:[meatLabels,
jarLabels,{ids:"mayonnaise vegan-butter vegan-cheese vegan-cream-cheese msg hot-dog mortadella bouillon-cube vegetable-bouillon-cube",note:"Read the label: no s\
ugar, soy or grain may be in it."}],limits:[],practice({title,draft}){const treat=treats.exec(title.replace(noTreat," "))?.[0];if(!treat&&draft.category!=="dess\
ert")return[];return[{rule:"condition.whole30",severity:"error",place:"title",message:`${treat?capital(treat):"A dessert"}, even of allowed foods, is not Whole3\
0: no baked goods, junk foods or treats.`,remedy:"Make a plain meal of meat, fish or eggs, vegetables and fruit."}]},says:()=>"Checked for Whole30: no added swe\
etener of any kind, alcohol, grains, legumes but peas and green beans, or dairy but ghee, and no treats. Not checked: the brands; read every label."};var eggs=group(
{why:"eggs are left out in the elimination phase",instead:"Bind with gelatin, mashed sweet potato or arrowroot.",tags:["egg"],allergens:["eggs"],words:"egg,mayo\
nnaise,mayo,meringue,aioli"});var nuts2=group({why:"a nut",instead:"Use coconut or tigernuts.",allergens:["tree-nuts","peanuts"],ids:"pine-nut chestnut walnut-o\
il almond-extract trail-mix pesto vegan-pesto",words:"nut,almond,walnut,pecan,cashew,pistachio,hazelnut,macadamia,marzipan,praline"});var seeds=group({why:"a se\
ed, or pressed from one",instead:"Use coconut, olive oil or avocado oil.",allergens:["sesame"],ids:`
    sesame-seed sunflower-seed pumpkin-seed chia-seed flaxseed-ground hemp-seed poppy-seed sunflower-seed-butter tahini
    sesame-oil multigrain-bread psyllium-husk
  `,words:"seed,sesame,tahini,chia,flax,hemp,psyllium,halva"});var seedSpices=group({why:"a spice that is a seed or a berry",instead:"Use ginger, turmeric, cinn\
amon, cloves, mace, saffron, or leafy herbs.",allergens:["mustard"],ids:`
    cumin cumin-seed coriander-ground fennel-seed fenugreek caraway-seed celery-seed mustard-seed mustard-powder mustard
    dijon-mustard whole-grain-mustard nutmeg annatto star-anise allspice juniper-berry black-pepper white-pepper
    sichuan-pepper cardamom sumac vanilla-bean curry-powder garam-masala five-spice vadouvan poultry-seasoning
    pumpkin-pie-spice zaatar dukkah chaat-masala ras-el-hanout steak-seasoning everything-bagel-seasoning furikake
    indian-curry-paste bitters ranch-seasoning chili-seasoning pork-sausage breakfast-sausage italian-sausage kielbasa salami
    pepperoni chorizo corned-beef
  `,but:"mustard-greens",words:"pepper,peppercorn,cumin,coriander seed,mustard,nutmeg,cardamom,anise,caraway,juniper,allspice,curry,masala"});var nightshades=group(
{why:"a nightshade",instead:"Use sweet potato, beets, carrots, or horseradish for heat.",tags:["nightshade"],ids:"pasta-sauce ketchup salsa hot-sauce chili-powd\
er curry-powder worcestershire-sauce chaat-masala vegetable-stock vegetable-bouillon-cube steak-sauce guacamole",words:"tomato,potato,eggplant,aubergine,pepper,\
chil[ei],chill?i,paprika,cayenne,pimento,goji,tomatillo,tabasco,harissa,salsa,ketchup,marinara,hot sauce"});var coffeeAndCocoa=group({why:"made of a seed",instead:"\
Use carob, or tea.",ids:"coffee espresso espresso-powder coffee-liqueur cocoa-powder unsweetened-chocolate",words:"coffee,espresso,cocoa,cacao,chocolate"});var additives=group(
{why:"an additive that the elimination phase leaves out",instead:"Thicken with arrowroot or tapioca, or set with gelatin.",ids:"xanthan-gum msg food-coloring li\
quid-smoke",words:"xanthan gum,guar gum,carrageenan,lecithin,msg,food colou?ring"});var podLegumes=group({why:"a legume with its pod",instead:"Use asparagus, zu\
cchini or broccoli.",ids:"green-bean green-bean-frozen canned-green-bean snow-pea sugar-snap-pea",words:"green bean,snow pea,sugar snap,runner bean"});var madeForVegans=group(
{why:"made of seeds, legumes or additives",instead:"Use coconut oil, avocado oil or olive oil.",ids:"vegan-butter vegan-cheese vegan-cream-cheese vegan-cream ve\
gan-mayonnaise",words:"vegan butter,margarine,vegan cheese"});var aip={id:"aip",name:"AIP",verdict:"not AIP",groups:[grains,grainVinegar,legumes,podLegumes,dairy,
madeForVegans,eggs,nuts2,seedSpices,seeds,nightshades,coffeeAndCocoa,alcohol,refinedSugar,sweeteners,seedOils,processed,additives],fine:new RegExp(`(?:coconut|c\
assava|tapioca|plantain|tigernut|sweet potato|arrowroot|banana) (?:flour|starch|tortillas?|milk|cream|yogh?urt|sugar|butter)|${vegetableNoodles}|arrowroot(?: po\
wder)?|carob(?: powder| chips)?|cream of tartar|butternut|butter lettuce|coconut aminos|water chestnuts?|tiger ?nuts?|sweet potato(?:es)?|(?:aip|nomato|no[- ]ma\
to)(?:[- ]friendly)? [a-z]+(?: [a-z]+)?|eggplant-free`),labels:[{ids:"bacon cooked-bacon pancetta canadian-bacon ham ham-steak prosciutto beef-jerky salmon-smok\
ed",note:"Most brands are cured with sugar and pepper: use one without."},{ids:"chicken-stock low-sodium-chicken-stock beef-stock fish-stock fish-sauce coconut-\
aminos coconut-milk dill-pickle sauerkraut vanilla-extract olive-black olive-green apple-cider-vinegar vegetable-stock-low-sodium asafoetida tapenade truffle-oi\
l mixed-dried-fruit horseradish wasabi",note:"Read the label: no pepper, seed spice, nightshade, gum or sugar may be in it."}],limits:[],says:()=>"Checked for A\
IP, elimination phase: no grains, legumes, dairy, eggs, nuts, seeds and seed spices, nightshades, coffee, cocoa, alcohol, refined sugar, sweeteners or seed oils\
. Not checked: the brands. The phase is short and meant to be led by your doctor or dietitian."};var DIABETES_CARBS=45;var DIABETES_ADDED_SUGAR=8;var CARBS_THAT_NEED_FIBER=30;var FIBER_PER_THOUSAND_KCAL=14;var KETO_NET_CARBS=15;var sugaryDrinks=group({why:"\
a drink full of sugar",instead:"Use water, soda water, unsweetened tea or a drink with a sweetener.",ids:"cola ginger-ale tonic-water eggnog",words:"soda,energy\
 drink,sports drink,soft drink,lemonade,fruit punch,sweet tea,slush",unless:/\b(?:diet|zero|sugar[- ]free|unsweetened|without sugar)\b|\bbaking soda\b|\bsoda water\b/});
var candy=group({why:"almost nothing but sugar",instead:"Use fresh fruit, or leave it out.",ids:"marshmallow caramel toffee butterscotch-chip sprinkles simple-s\
yrup condensed-milk dulce-de-leche evaporated-coconut-milk chocolate-syrup",words:"candy,candies,gummy bear,jelly bean,fudge,nougat,frosting,icing,marzipan,cott\
on candy,corn syrup",unless:/\b(?:sugar[- ]free|unsweetened)\b/});var diabetes={id:"diabetes",name:"diabetes-friendly",verdict:"not diabetes-friendly",groups:[sugaryDrinks,
candy],labels:[{ids:"yogurt greek-yogurt nonfat-greek-yogurt soy-yogurt coconut-yogurt soy-milk oat-milk rice-milk peanut-butter pasta-sauce",note:"Use one with\
out added sugar."}],limits:[{measure:"carbs",atMost:DIABETES_CARBS,says:`a diabetes-friendly serving has at most ${DIABETES_CARBS}`},{measure:"addedSugar",atMost:DIABETES_ADDED_SUGAR,
says:`a diabetes-friendly serving has at most ${DIABETES_ADDED_SUGAR}`}],practice:(_recipe,_condition,{perServing,isEnough})=>{const due=perServing.calories/1e3*
FIBER_PER_THOUSAND_KCAL;if(!isEnough||perServing.carbs<CARBS_THAT_NEED_FIBER||perServing.fiber>=due)return[];return[{rule:"condition.diabetes.fiber",severity:"n\
ote",place:"recipe",message:`Only ${tenth(perServing.fiber)} g of fiber to ${tenth(perServing.carbs)} g of carbohydrate per serving: whole grains, vegetables or\
 pulses would slow the sugar down.`}]},says:()=>`Checked for diabetes: at most ${DIABETES_CARBS} g of carbohydrate and ${DIABETES_ADDED_SUGAR} g of added sugar \
per serving, as computed from the food table. Not checked: your own targets, the glycemic index, salt, saturated fat and the brands. Ask your doctor or dietitia\
n what suits you, above all if you take insulin.`};var starchAndSugar=group({why:"starch or sugar",instead:"Use cauliflower rice, zucchini noodles, almond flour\
 or erythritol.",tags:["high-carb"],but:"dark-chocolate vegan-dark-chocolate ketchup balsamic-glaze kecap-manis hominy",ids:`
    hominy rice-milk oat-milk sweetened-almond-milk milk-powder whey-powder malted-milk-powder eggnog custard
    wheat-germ falafel veggie-burger vegan-cheese tonic-water ginger-ale simple-syrup honey-roasted-peanut
  `,words:"rice,pasta,noodle,bread,flour,potato,oat,quinoa,couscous,bulgur,barley,corn,tortilla,cracker,cereal,granola,sugar,honey,syrup,agave,molasses,candy,ca\
ke,cookie,juice concentrate,maltodextrin,dextrose"});var pulses=group({why:"pulses are rich in starch",instead:"Use mushrooms, nuts, tofu or meat.",ids:`
    lentil-red lentil-brown lentil-cooked chickpea-canned black-bean-canned kidney-bean-canned white-bean-canned
    navy-bean-canned pinto-bean-canned baked-beans refried-beans lima-bean succotash fava-bean chickpea-flour hummus
    chickpea-dried black-bean-dried kidney-bean-dried white-bean-dried split-pea black-eyed-pea mung-bean
  `,words:"bean,lentil,chickpea,dal,split pea,gram flour"});var sweetFruit=group({why:"sweet fruit",instead:"Use a few raspberries, blackberries or strawberries\
.",ids:`
    apple pear banana grape mango pineapple cherry sour-cherry frozen-cherry fig pomegranate lychee jackfruit persimmon
    orange mandarin grapefruit peach nectarine plum apricot kiwi papaya passion-fruit guava dragon-fruit kumquat quince
    watermelon cantaloupe honeydew blueberry blueberry-frozen mango-frozen mixed-berry-frozen pineapple-canned
    peach-canned fruit-cocktail applesauce redcurrant elderberry orange-juice apple-juice grape-juice pineapple-juice
    pomegranate-juice cranberry-juice cranberry-relish
  `,words:"apple,pear,banana,grape,mango,pineapple,cherry,date,raisin,dried fruit,fruit juice"});var sweetDrinks=group({why:"a drink with sugar or malt in it",instead:"\
Use dry wine, spirits or stock.",ids:"beer hard-cider mirin sherry marsala orange-liqueur coffee-liqueur cola",words:"beer,cider,liqueur,soda,lemonade,port,dess\
ert wine",unless:/\b(?:diet|zero|sugar[- ]free|unsweetened)\b|\bbaking soda\b|\bsoda water\b/});var keto={id:"keto",name:"keto",verdict:"not keto",groups:[starchAndSugar,
pulses,sweetFruit,sweetDrinks],fine:/cauliflower rice|riced cauliflower|(?:zucchini|shirataki|konjac|hearts? of palm|kelp) (?:noodles?|rice|pasta|spaghetti)|(?:almond|coconut|flax(?:seed)?|lupin|sesame|hazelnut|pecan|walnut) (?:flour|meal)|(?:keto|low[- ]carb) [a-z]+|sugar[- ]free [a-z]+(?: syrup)?|(?:allulose|monk ?fruit|stevia|swerve|erythritol)(?: sweetener| syrup)?|oat fiber|baby corn|green beans?|black soy ?beans?/,
labels:[{ids:"bacon ham pork-sausage breakfast-sausage hot-dog salami pepperoni beef-jerky almond-milk coconut-milk mayonnaise pasta-sauce peanut-butter almond-\
butter yogurt greek-yogurt",note:"Use one without added sugar."}],limits:[{measure:"netCarbs",atMost:KETO_NET_CARBS,says:`a keto serving has at most ${KETO_NET_CARBS}`}],
says:()=>`Checked for keto: at most ${KETO_NET_CARBS} g of net carbohydrate (less fiber and erythritol) per serving, as computed from the food table, and no sta\
rchy or sugary foods. Not checked: the share of fat, the brands, and whether you are in ketosis. Ask your doctor first if you take medicine for diabetes or bloo\
d pressure, or are pregnant.`};var tenth=value=>String(Math.round(value*10)/10);var sweetening=new Set(split(`
    sugar brown-sugar palm-sugar powdered-sugar maple-sugar honey maple-syrup agave-syrup corn-syrup golden-syrup
    molasses pomegranate-molasses simple-syrup jam jelly marmalade caramel marshmallow toffee lemon-curd
    dark-chocolate chocolate-chip semisweet-chocolate milk-chocolate white-chocolate vegan-dark-chocolate
    vegan-chocolate-chip chocolate-syrup chocolate-hazelnut-spread butterscotch-chip sprinkles maraschino-cherry
    vanilla-pudding-mix custard cake-mix graham-cracker ladyfinger sandwich-cookie vanilla-wafer chocolate-wafer
    malted-milk-powder condensed-milk dulce-de-leche evaporated-coconut-milk eggnog whipped-cream
    sponge-cake pound-cake angel-food-cake vanilla-ice-cream vegan-ice-cream granola cola ginger-ale tonic-water
    cranberry-juice cranberry-relish mango-chutney sweetened-coconut sweetened-almond-milk honey-roasted-peanut
    ketchup barbecue-sauce sweet-chili-sauce hoisin-sauce teriyaki-sauce kecap-manis steak-sauce mirin balsamic-glaze
    sweet-pickle pickle-relish peach-canned pineapple-canned fruit-cocktail cranberry-dried orange-liqueur
    coffee-liqueur
  `));function figuresOf({draft,lines}){const{perServing,coverage,parts}=computeNutrition(draft);const servings=Math.max(1,draft.servings);const sumOf=(pick,isMember)=>parts.
reduce((sum2,{foodId,values})=>foodId&&values&&isMember(foodId)?sum2+pick(values):sum2,0)/servings;const carbs=perServing.carbs-sumOf(values=>values.carbs,id=>id===
"erythritol");return{perServing:{...perServing,carbs,netCarbs:Math.max(0,carbs-perServing.fiber),addedSugar:sumOf(values=>values.sugar,id=>sweetening.has(id))},
grams:parts.map(({grams})=>grams===null?null:grams/servings),uncounted:lines.filter(line=>line.food&&!parts[line.index]?.counted).map(line=>line.item),isEnough:coverage.
lines>0&&coverage.linesCounted/coverage.lines>=.8}}var gramsOf2=(recipe,figures,isMember)=>recipe.lines.filter(isMember).reduce((sum2,line)=>sum2+(figures.grams[line.
index]??0),0);var HIGH_FAT=17.5;var YOLKS=1;var fattyMeat=group({why:"fatty meat, rich in saturated fat",instead:"Use skinless poultry, fish, lean meat or pulses.",ids:`
    beef-ground beef-chuck beef-ribeye beef-brisket beef-short-rib oxtail corned-beef pork-shoulder pork-belly
    pork-rib pork-ground lamb-shoulder lamb-chop lamb-ground meatball duck chicken-wing cooked-ground-beef
  `,words:"ribs,burger patty,minced? beef,ground beef,ground lamb,ground pork,goose,pork belly,mutton,brisket,marrow",said:"wagyu,crackling",unless:/\b(?:extra[- ]lean|lean|fat trimmed|trimmed of (?:all )?fat|skinless|skin removed|9\d% lean|5% fat)\b/});
var processedMeat=group({why:"processed meat, rich in saturated fat and salt",instead:"Use skinless poultry, fish, mushrooms or beans.",ids:`
    bacon pancetta canadian-bacon ham ham-steak prosciutto salami pepperoni chorizo kielbasa hot-dog mortadella beef-jerky
    cooked-bacon pork-sausage italian-sausage breakfast-sausage chicken-nugget
  `,words:"sausage,bacon,salami,ham,chorizo,pepperoni,bologna,hot dog,pastrami,spam,pate,nduja,jerky,black pudding"});var organs=group({why:"offal, rich in chol\
esterol",instead:"Use lean meat.",ids:"chicken-liver beef-liver",words:"liver,kidney,heart,brain,sweetbread,tripe,tongue,haggis,foie gras"});var dairyFat=group(
{why:"milk fat, which is saturated",instead:"Use olive oil for butter, low-fat yogurt for cream, and a little reduced-fat cheese.",fits:({tags,fat})=>tags.includes(
"dairy")&&fat>HIGH_FAT,but:"pesto",ids:"half-and-half cream-of-mushroom-soup cream-of-chicken-soup alfredo-sauce vanilla-ice-cream condensed-milk dulce-de-leche\
 eggnog ranch-dressing caesar-dressing",words:"butter,ghee,cream,cheese,ice cream,hollandaise,bechamel"});var hardFat=group({why:"a fat that is mostly saturated",
instead:"Use olive, rapeseed or sunflower oil.",ids:"coconut-oil coconut-milk coconut-cream evaporated-coconut-milk coconut-shredded sweetened-coconut coconut-y\
ogurt lard suet duck-fat shortening",words:"palm oil,palm kernel oil,coconut oil,creamed coconut,lard,dripping,tallow,schmaltz,shortening,cocoa butter",said:"pa\
lm oil,hydrogenated"});var bakedFat=group({why:"baked or fried in saturated fat",instead:"Use whole-grain bread, fruit or a pastry made with oil.",ids:`
    croissant brioche-bun puff-pastry pie-crust pound-cake vanilla-wafer chocolate-wafer sandwich-cookie graham-cracker
    biscuit-dough toffee caramel lemon-curd french-fry potato-chip
  `,words:"croissant,brioche,pastry,doughnut,donut,cookie,biscuit,shortbread,fries,chips"});var yolks=group({why:"rich in cholesterol",instead:"Use egg whites, \
or a single whole egg per serving.",ids:"fish-roe",words:"caviar,roe,duck egg"});var eggsPerServing=new Map([["egg",50],["egg-yolk",17],["hard-boiled-egg",50],[
"duck-egg",70],["quail-egg",45]]);var lowCholesterol={id:"low-cholesterol",name:"low cholesterol",verdict:"not suited to lowering cholesterol",groups:[fattyMeat,
processedMeat,organs,dairyFat,hardFat,bakedFat,yolks],fine:/(?:reduced|low|half|light|lite|non|zero|0%)[- ]?fat [a-z]+(?: [a-z]+)?|fat[- ]free [a-z]+(?: [a-z]+)?|(?:peanut|almond|nut|seed|cashew|sunflower|apple) butter|cream of tartar|butter beans?|butternut|butter lettuce|oat cream|soya? cream|kidney beans?|artichoke hearts?|hearts? of palm|romaine hearts?|celery hearts?|tortilla chips/,
labels:[{ids:"milk yogurt greek-yogurt evaporated-milk",note:"Choose the skimmed or low-fat kind."},{ids:"bone-in-chicken-thigh chicken-leg chicken-drumstick ch\
icken-whole turkey-whole",note:"Take the skin off: most of the fat is in it."},{ids:"beef-tenderloin beef-sirloin beef-round beef-flank lamb-leg pork-loin pork-\
chop veal veal-shank",note:"Trim off all fat that can be seen."},{ids:"margarine vegan-butter vegan-cheese vegan-cream vegan-cream-cheese",note:"Use one without\
 palm, coconut or hydrogenated fat."}],limits:[],practice(recipe,_condition,figures){const count2=recipe.lines.reduce((sum2,{food:food13,index})=>{const one2=food13?
eggsPerServing.get(food13.id):void 0;return one2===void 0?sum2:sum2+(figures.grams[index]??0)/one2},0);const findings=[];if(count2>YOLKS+.05)findings.push({rule:"\
condition.low-cholesterol",severity:"error",place:"recipe",message:`About ${Math.round(count2*10)/10} egg yolks per serving; ${YOLKS} is enough.`,remedy:"Use eg\
g whites for some of the eggs."});if(/\bdeep[- ]?fr(?:y|ied|ies|ying)\b/.test(`${recipe.title}
${recipe.method}`))findings.push({rule:"condition.low-cholesterol.frying",severity:"warning",place:"recipe",message:"It is deep-fried; grilling, steaming, poach\
ing or baking takes less fat."});return findings},says:()=>"Checked for low cholesterol: no butter, cream, full-fat cheese, coconut or palm fat, fatty or proces\
sed meat or offal, and at most one egg yolk per serving. Not checked: saturated fat and cholesterol as figures, and the brands. Ask your doctor or dietitian, ab\
ove all if you take medicine for it."};var GOUT_MEAT_G=170;var offal=group({why:"offal, very rich in purines",instead:"Use a little lean meat, eggs or dairy.",ids:"\
chicken-liver beef-liver",words:"liver,kidney,heart,sweetbread,brain,tripe,pate,foie gras,haggis,giblet,black pudding"});var purineSeafood=group({why:"fish or s\
hellfish rich in purines",instead:"Use a small portion of white fish, or eggs.",ids:"anchovy sardine herring mackerel mussel scallop trout fish-roe shrimp-paste\
 dashi-powder",words:"anchovy,anchovies,sardine,herring,mackerel,mussel,scallop,sprat,whitebait,roe,caviar,bloater,pilchard,bonito"});var game=group({why:"game,\
 rich in purines",instead:"Use chicken or turkey in a small portion.",ids:"venison rabbit quail",words:"venison,rabbit,hare,pheasant,partridge,quail,pigeon,grou\
se,wild boar,elk,moose,goose,bison"});var extracts=group({why:"a yeast or meat extract, rich in purines",instead:"Use vegetable stock and herbs.",ids:"yeast-ext\
ract nutritional-yeast gravy bouillon-cube",words:"yeast extract,marmite,vegemite,bovril,nutritional yeast,brewer's yeast,meat extract,gravy,demi-glace,bone bro\
th",said:"bone broth,demi[- ]?glace,meat extract"});var drinks2=group({why:"beer and spirits raise uric acid",instead:"Use stock, vinegar or lemon juice.",tags:[
"alcohol"],but:"white-wine red-wine sparkling-wine shaoxing-wine sake mirin sherry marsala vermouth",words:"beer,ale,lager,stout,whisk(?:e)?y,vodka,rum,gin,bran\
dy,tequila,liqueur",unless:/\b(?:non-?alcoholic|alcohol[- ]free)\b|\b(?:ginger|root) (?:beer|ale)\b/});var fructose=group({why:"sugared drinks and fructose syru\
p raise uric acid",instead:"Use water or soda water; sweeten with a little sugar.",ids:"cola ginger-ale tonic-water corn-syrup agave-syrup",words:"high-fructose\
 corn syrup,energy drink,soft drink,fructose,agave",said:"high[- ]fructose",unless:/\b(?:diet|zero|sugar[- ]free)\b/});var gout={id:"gout",name:"gout",verdict:"\
not for someone with gout",groups:[offal,purineSeafood,game,extracts,drinks2,fructose],fine:/kidney beans?|artichoke hearts?|hearts? of palm|romaine hearts?|celery hearts?/,
labels:[{ids:"white-wine red-wine sparkling-wine shaoxing-wine sake mirin sherry marsala vermouth",note:"Leave it out in an attack of gout: any alcohol can brin\
g one on."},{ids:"shrimp crab lobster crayfish clam oyster squid octopus salmon tuna-canned tuna-steak sea-bass",note:"Keep it a small portion: seafood holds pu\
rines."},{ids:"beef-stock chicken-stock low-sodium-chicken-stock fish-stock dashi fish-sauce worcestershire-sauce",note:"Use little of it: meat and fish stocks \
hold purines."}],limits:[],practice(recipe,_condition,figures){const grams=gramsOf2(recipe,figures,({food:food13})=>{const tags=food13?.tags??[];return tags.some(
tag=>tag==="meat"||tag==="poultry"||tag==="fish"||tag==="shellfish")&&(food13?.aisle==="Meat & Fish"||food13?.id==="tuna-canned"||food13?.id==="salmon-canned")});
if(grams<=GOUT_MEAT_G)return[];return[{rule:"condition.gout",severity:"error",place:"recipe",message:`About ${Math.round(grams)} g of meat, poultry or fish per \
serving; with gout at most ${GOUT_MEAT_G} g a day is advised.`,remedy:"Make the portion smaller, or use eggs, dairy or beans for some of it."}]},says:()=>`Check\
ed for gout: no offal, game, oily fish, mussels, scallops, yeast or meat extracts, beer, spirits or fructose syrup, and at most ${GOUT_MEAT_G} g of meat, poultr\
y or fish per serving. Not checked: purines as a figure, and the brands. Diet alone seldom lowers uric acid enough: ask your doctor.`};var fructans=group({why:"fructans",instead:"Use garlic-infused oil, chives or the green parts of scallions in its place.",ids:`
    onion red-onion sweet-onion shallot scallion garlic leek pearl-onion onion-powder onion-dried garlic-powder
    fried-onion artichoke artichoke-canned frozen-artichoke jerusalem-artichoke salsify beet savoy-cabbage snow-pea
    bitter-melon grapefruit kimchi vegan-kimchi amaranth-flour
  `,words:"onion,garlic,shallot,leek,ramp,ramson,wild garlic,black garlic,garlic scape,artichoke,sunchoke,chicory root,inulin,burdock,beetroot,dandelion root,ya\
con,nectarine",said:"chili crisp,chilli crisp,garlic mayonnaise,aioli,garlic salt,garlic butter,onion salt,chicory root,inulin"});var withAlliums=group({why:"on\
ion and garlic are in it",instead:"Season with single spices, herbs and garlic-infused oil.",ids:`
    pasta-sauce salsa enchilada-sauce chipotle-in-adobo barbecue-sauce chili-sauce sweet-chili-sauce hoisin-sauce
    sriracha harissa thai-red-curry-paste thai-green-curry-paste vegan-curry-paste indian-curry-paste pesto vegan-pesto
    guacamole ranch-dressing ranch-seasoning caesar-dressing alfredo-sauce taco-seasoning cajun-seasoning jerk-seasoning
    steak-seasoning everything-bagel-seasoning chili-seasoning vadouvan mango-chutney steak-sauce gravy chorizo kielbasa
    meatball chicken-nugget fish-stick veggie-burger falafel hummus cream-of-mushroom-soup cream-of-chicken-soup
    italian-sausage
  `,tags:["allium"],but:"chive",words:"tzatziki,chimichurri,zhoug,gremolata,baba ganoush,marinade,marinara,ranch,onion dip,curry paste,kimchi",said:"lemon peppe\
r,old bay"});var wheat=group({why:"fructans of wheat, rye or barley",instead:"Use a gluten-free kind, or rice, quinoa or oats.",allergens:["gluten"],ids:"wheat-\
bran wheat-germ granola malted-milk-powder",but:`
    rolled-oat steel-cut-oat oat-bran oat-flour oat-milk sourdough-bread soba soy-sauce ponzu oyster-sauce
    vegetarian-oyster-sauce teriyaki-sauce kecap-manis doubanjiang malt-vinegar black-vinegar shaoxing-wine beer seitan
    vital-wheat-gluten yeast-extract surimi
  `,words:"wheat,rye,barley,spelt,kamut,einkorn,emmer,triticale,freekeh,bread,brioche,pasta,noodle,couscous,bulgur,semolina,cracker,cookie,biscuit,cake,pastry,c\
routon,breadcrumb,panko,matzo,bagel,bun,pie crust,dumpling,wonton"});var pulses2=group({why:"galacto-oligosaccharides",instead:"Use firm tofu, tempeh, edamame, \
eggs, fish or meat.",ids:`
    lentil-red lentil-brown lentil-cooked chickpea-dried chickpea-canned chickpea-flour black-bean-dried
    black-bean-canned kidney-bean-dried kidney-bean-canned white-bean-dried white-bean-canned navy-bean-canned
    pinto-bean-canned baked-beans refried-beans split-pea black-eyed-pea mung-bean fava-bean lima-bean succotash pea
    pea-frozen canned-pea mixed-vegetable-frozen tofu-silken soy-milk soy-yogurt cashew cashew-flour pistachio mixed-nuts
    trail-mix
  `,words:"bean,lentil,chickpea,dal,pea,split pea,lupin,cashew,pistachio,soy milk,soya milk,soy yogurt,silken tofu,hummus,falafel,gram flour",said:"cashew butte\
r,cashew milk,chickpea pasta,lentil pasta"});var mannitol=group({why:"mannitol",instead:"Oyster mushrooms, zucchini, eggplant and green bell pepper are low.",ids:`\

    mushroom cremini portobello shiitake shiitake-dried enoki chanterelle morel cauliflower cauliflower-rice celery
    sauerkraut
  `,words:"mushroom,porcini,chanterelle,cauliflower,celery,sauerkraut"});var fructoseAndSorbitol=group({why:"more fructose or sorbitol than the body takes up",instead:"\
Use strawberries, blueberries, oranges, kiwis, pineapple or a just ripe banana.",ids:`
    apple pear mango watermelon peach nectarine plum apricot cherry sour-cherry frozen-cherry fig blackberry lychee grape
    persimmon asparagus sugar-snap-pea mango-frozen mixed-berry-frozen applesauce apple-juice grape-juice hard-cider
    peach-canned fruit-cocktail maraschino-cherry raisin currant-dried cranberry-dried cherry-dried apricot-dried date
    prune fig-dried mango-dried mixed-dried-fruit raisin-bread coconut-flour honey agave-syrup molasses
    pomegranate-molasses rum sherry marsala jackfruit honey-roasted-peanut
  `,words:"apple,pear,mango,peach,plum,cherry,fig,nashi,boysenberry,watermelon,asparagus,honey,agave,molasses,treacle,raisin,sultana,date,prune,dried fruit,high\
-fructose corn syrup,fruit juice concentrate,cider,port",said:"high[- ]fructose,ripe banana,overripe banana,honey mustard,date syrup,dried fruit",unless:/\bjust[- ]ripe\b|\bunripe\b|\bfirm\b/});
var polyols=group({why:"a sugar alcohol that ferments",instead:"Sweeten with sugar, maple syrup, glucose or stevia.",words:"sorbitol,mannitol,xylitol,maltitol,i\
somalt,lactitol",said:"sorbitol,mannitol,xylitol,maltitol,isomalt,lactitol,sugar-free candy,sugar-free gum"});var lactose=group({why:"lactose",instead:"Use a la\
ctose-free kind, almond or rice milk, or an aged cheese.",ids:`
    milk low-fat-milk skim-milk buttermilk evaporated-milk fat-free-evaporated-milk condensed-milk dulce-de-leche
    milk-powder whey-powder eggnog yogurt greek-yogurt nonfat-greek-yogurt kefir half-and-half light-cream custard
    vanilla-ice-cream vanilla-pudding-mix ricotta part-skim-ricotta cottage-cheese low-fat-cottage-cheese
  `,words:"milk,buttermilk,yogh?urt,kefir,quark,ice cream,custard,ricotta,cottage cheese,condensed milk,milk powder"});var lowFodmap={id:"low-fodmap",name:"low \
FODMAP",verdict:"not low FODMAP",groups:[fructans,withAlliums,polyols,wheat,pulses2,mannitol,fructoseAndSorbitol,lactose],fine:new RegExp(["(?:garlic|onion|shal\
lot|leek)[- ](?:infused|flavou?red)[a-z ]* oil",String.raw`(?:scallions?|spring onions?|green onions?|leeks?)(?=[^;]*\b(?:green|dark green) (?:parts?|tops?|leaves|ends?)\b)`,
"(?:scallion|spring onion|green onion|leek) (?:greens?|tops?)(?: only)?|leek leaves",String.raw`(?:green|dark green) (?:parts?|tops?|ends?)(?: only)?(?: of (?:the )?(?:\d+ )?(?:scallions?|spring onions?|green onions?|leeks?))?`,
"lactose[- ]free [a-z]+(?: (?:yogurt|yoghurt|cheese|milk|cream))?","(?:low[- ]fodmap|fodmap[- ]friendly)(?: certified)? [a-z]+(?: [a-z]+)?","canned (?:button )?\
(?:mushrooms|champignons)|(?:button )?(?:mushrooms|champignons), (?:canned|from a can)","(?:onion|garlic)[- ]free|(?:without|no) (?:onions?|garlic)(?: (?:and|or\
) (?:onions?|garlic))?","gluten[- ]free (?:bread|pasta|noodles?|flour|oats?|breadcrumbs|panko|crackers?|tortillas?|spaghetti|penne|buns?|soy sauce)"].join("|")),
labels:[{ids:"chicken-stock low-sodium-chicken-stock beef-stock vegetable-stock vegetable-stock-low-sodium fish-stock bouillon-cube vegetable-bouillon-cube",note:"\
Most stock is made with onion and garlic: use one that is made without."},{ids:"pork-sausage breakfast-sausage salami pepperoni hot-dog mortadella ham beef-jerk\
y corned-beef surimi tapenade tartar-sauce vinaigrette tomato-sauce stewed-tomato tomatoes-with-green-chilies chili-oil gochujang doubanjiang teriyaki-sauce ket\
chup curry-powder ras-el-hanout hash-brown seitan",note:"Some brands have onion, garlic, honey or sorbitol in it: read the label."},{ids:"gluten-free-bread glut\
en-free-burger-bun gluten-free-pizza-crust gluten-free-pasta gluten-free-flour gluten-free-breadcrumb vegan-ice-cream vegan-cheese vegan-cream protein-powder co\
conut-yogurt",note:"Some brands have inulin, soy flour, bean flour or apple in it: read the label."},{ids:"sourdough-bread",note:"Use bread that was fermented f\
or long in the traditional way."},{ids:"banana",note:"Use a banana that is just ripe: fructans grow as it gets spotted."},{ids:"corn-syrup golden-syrup",note:"U\
se one without added fructose."},{ids:"beet-canned",note:"Use canned or pickled beets: fresh ones are high."},{ids:"oat-milk",note:"Use little of it, some 100 m\
l: more is high in fructans."},{ids:"tofu-firm",note:"Use firm tofu, drained: silken tofu is high."}],portions:[{ids:"almond hazelnut",grams:15},{ids:"almond-fl\
our",grams:24},{ids:"almond-butter",grams:25},{ids:"cream-cheese light-cream-cheese sour-cream creme-fraiche mascarpone",grams:45},{ids:"heavy-cream whipped-cre\
am",grams:60},{ids:"coconut-milk coconut-cream",grams:80},{ids:"avocado",grams:60},{ids:"pomegranate",grams:45},{ids:"butternut-squash",grams:60},{ids:"brussels\
-sprout",grams:40},{ids:"fennel",grams:50},{ids:"sweet-potato canned-sweet-potato",grams:80},{ids:"corn corn-frozen corn-canned",grams:75},{ids:"zucchini strawb\
erry strawberry-frozen",grams:75},{ids:"raspberry",grams:60},{ids:"coconut-water",grams:120},{ids:"sun-dried-tomato",grams:10},{ids:"milk-chocolate white-chocol\
ate dark-chocolate chocolate-chip semisweet-chocolate",grams:30}],limits:[],says:()=>"Checked for low FODMAP: no food on the list is known to be high in fructan\
s, GOS, lactose, excess fructose or polyols, and the amounts of some that are low only in small servings were compared with published ones. Not checked: the bra\
nds, and what several small amounts add up to. Use it with the help of a dietitian; the strict phase is meant to last a few weeks only."};var cooking=/\b(?:bake|roast|boil|simmer|fry|saut[eé]|sear|grill|broil|microwave|steam|poach|cook|braise|stew|scramble|stir-fry|deep-fry|air-fry|pan-fry|blanch|brown|crisp|heat|toast|griddle|caramelize|soften|render|sweat|char|barbecue|reheat|pressure-cook|bubbl\w+|until (?:set|firm|golden|piping hot|steaming))\b/;
var noCooking=/\b(?:off|from|without|turn off) (?:the )?heat\b|\bpreheat\w*|\bno[- ]cook\b|\bnot cook\b/g;var cooks=sentence=>cooking.test(sentence.replace(noCooking,
" "));var sentencesOf=recipe=>recipe.steps.flatMap(step=>sentences(step.folded));var vague=new Set("fresh large small medium fillet piece slice breast thigh loi\
n steak strip cheese raw sprout whole baby".split(" "));var nameOf2=line=>{const all=tokens(line.parsed.food);const own=all.filter(token=>!vague.has(token));return own.
length>0?own:all};var names=(sentence,name)=>{const said=new Set(tokens(sentence));return name.some(token=>said.has(token))};function isCooked2(recipe,line,strict=false){
const name=nameOf2(line);const all=sentencesOf(recipe);const first=all.findIndex(sentence=>names(sentence,name));if(first<0)return all.some(cooks);const others=recipe.
lines.filter(other2=>other2!==line).flatMap(({food:food13})=>food13&&food13.id!==line.food?.id?[food13.id]:[]);return all.slice(first).some(sentence=>{if(!cooks(
sentence))return false;if(!strict||names(sentence,name))return true;return!findFoods(sentence).some(({food:food13})=>others.includes(food13.id))})}var cutting=/\b(?:halv\w+|quarter\w*|chop\w*|cut|cuts|cutting|dic\w+|slic\w+|minc\w+|mash\w*|puree\w*|blend\w*|blitz\w*|process\w*|flatten\w*|squash\w*|crush\w*|grat\w+|shred\w*|mince|finely|ground|grind|smash\w*|small pieces|strips|batons|wedges|melt\w*)\b/;
function isCut(recipe,line){if(cutting.test(line.text))return true;const name=nameOf2(line);return sentencesOf(recipe).some(sentence=>cutting.test(sentence)&&(names(
sentence,name)||/\b(?:everything|all|mixture|until smooth|the pan|batter)\b/.test(sentence)))}function rawEggs(recipe){return recipe.lines.filter(({food:food13,
text})=>{if(!food13||!/^(?:egg|egg-white|egg-yolk|quail-egg|duck-egg)$/.test(food13.id))return false;if(/pasteuri[sz]ed|boiled|cooked/.test(text))return false;return!eggsAreCooked(
recipe)})}function eggsAreCooked(recipe){const all=sentencesOf(recipe);const first=all.findIndex(sentence=>/\beggs?\b|\byolks?\b|\bwhites\b/.test(sentence));return(first<
0?all:all.slice(first)).some(cooks)}var runnyEggs=recipe=>/\b(?:runny|soft[- ]boil(?:ed|s)?|jammy|sunny[- ]side|over[- ]easy|softly set|barely set|just set yolks?)\b/.
test(`${recipe.title}
${recipe.method}`.replace(/\b(?:no longer|not|never|no|isn't|aren't) (?:at all )?runny\b/g," "))&&recipe.lines.some(line=>line.food?.tags.includes("egg")??false);var alcohol2=group({why:"no amount of alcohol is known to be safe",instead:"Use stock with a little vinegar, lemon juice or grape juice.",tags:["alcohol"],words:"\
wine,beer,cider,rum,vodka,whisk(?:e)?y,bourbon,brandy,cognac,gin,tequila,mezcal,liqueur,sherry,port,sake,mirin,schnapps,kirsch,absinthe",unless:/\bvinegar\b|\bnon-?alcoholic\b|\balcohol[- ]free\b|\b(?:ginger|root) beer\b|\bapple cider\b/});
var mercury=group({why:"a large fish that is high in mercury",instead:"Use salmon, cod, trout, haddock or shrimp, cooked through.",ids:"swordfish",words:"swordf\
ish,shark,marlin,king mackerel,tilefish,orange roughy,bigeye tuna,escolar,dogfish,rock salmon",said:"shark,marlin,king mackerel,tilefish,orange roughy,bigeye,ah\
i,escolar"});var vitaminA=group({why:"liver holds too much vitamin A, and any p\xE2t\xE9 may carry listeria",instead:"Use lean meat, lentils or mushrooms.",ids:"\
chicken-liver beef-liver",words:"liver,liver sausage,haggis,foie gras,pate,liverwurst,cod liver oil",said:"liver,liverwurst,pate,foie gras,cod liver oil"});var mouldyCheese=group(
{why:"soft cheese with mold or a rind may carry listeria",instead:"Use a hard cheese, mozzarella, feta or cream cheese from pasteurized milk, or cook it until i\
t steams.",ids:"brie camembert blue-cheese goat-cheese",words:"brie,camembert,gorgonzola,roquefort,stilton,blue cheese,chevre,taleggio,reblochon,vacherin,epoiss\
es,saint agur,cambozola,limburger",said:"taleggio,gorgonzola,cambozola,reblochon",isFineCooked:true});var unpasteurized=group({why:"milk that is not pasteurized\
 may carry listeria",instead:"Use the pasteurized kind.",words:"raw[- ]milk,unpasteuri[sz]ed",said:"raw milk,raw[- ]milk cheese,unpasteuri[sz]ed [a-z]+",isFineCooked:true});
var cured=group({why:"cured meat that was never cooked may carry toxoplasma or listeria",instead:"Use cooked ham or bacon, fried or baked until it steams.",ids:"\
prosciutto salami pepperoni chorizo mortadella beef-jerky",words:"prosciutto,salami,bresaola,coppa,speck,pepperoni,chorizo,jerky,biltong,nduja,cured ham,soppres\
sata,carpaccio,tartare",isFineCooked:true});var smokedFish=group({why:"cold-smoked or cured fish may carry listeria",instead:"Use cooked or canned salmon, or co\
ok it until it steams.",ids:"salmon-smoked fish-roe eel",words:"lox,gravlax,smoked (?:salmon|trout|mackerel|fish|eel|haddock),caviar,roe,bottarga,ceviche,sashim\
i",said:"gravlax,gravad lax,cold-smoked,smoked (?:mackerel|haddock|trout|eel),sashimi[- ]grade,sushi[- ]grade",isFineCooked:true});var sprouts=group({why:"raw s\
prouts may carry salmonella and E. coli",instead:"Use shredded cabbage or watercress, washed, or cook them until they steam.",ids:"alfalfa-sprouts bean-sprout",
words:"sprout",said:"(?:alfalfa|mung|bean|radish|clover|lentil) sprout",unless:/\bbrussels?\b|\bmicrogreens?\b/,isFineCooked:true});var other=group({why:"it is \
advised against in pregnancy",words:"licorice root,liquorice root,liquorice,energy drink,ginseng,comfrey,pennyroyal",said:"licorice root,liquorice root"});var caffeine={
coffee:40,espresso:212,"espresso-powder":3142,tea:20,"tea-bag":1100,matcha:3e3,cola:8,"cocoa-powder":230,"dark-chocolate":80,"vegan-dark-chocolate":80,"unsweete\
ned-chocolate":80,"semisweet-chocolate":62,"chocolate-chip":62,"vegan-chocolate-chip":62,"milk-chocolate":20};var CAFFEINE_MG=200;var CAFFEINE_TO_TELL_MG=40;var underdone=/\b(?:(?:medium[- ])?rare|tartare|carpaccio|ceviche|sashimi|crudo|poke|sushi|aguachile|tataki|blood[- ]?rare)\b/;
var denied=/\b(?:not|never|no|instead of|avoid|rather than) (?:medium[- ])?(?:rare)\b/g;var throughout=/\bno (?:trace of )?pink\b|\bno longer pink\b|\bcooked through\b|\bcook(?:s|ed)? (?:all the way )?through\b|\bwell[- ]done\b|\b1(?:45|6\d|7\d)\s?°|\b7[0-9]\s?°c|\bfork[- ]tender\b|\bfalling apart\b|\bshreds? easily\b|\bno blood\b/;
var LONG_ENOUGH_MIN=60;var onlyCooked=new Set(split("bacon pancetta canadian-bacon ham ham-steak hot-dog kielbasa corned-beef surimi crab"));var pregnancy={id:"\
pregnancy",name:"pregnancy",verdict:"not for pregnancy",groups:[alcohol2,mercury,vitaminA,mouldyCheese,unpasteurized,cured,smokedFish,sprouts,other],fine:/wine vinegar|(?:rice|sherry|cider|champagne) (?:wine )?vinegar|hard goats? cheese|port(?:o)?bello|brussels? sprouts?|vegan [a-z]+|pate (?:brisee|sucree|a choux)/,
labels:[{ids:"feta queso-fresco ricotta part-skim-ricotta cottage-cheese cream-cheese mascarpone mozzarella paneer halloumi fontina milk buttermilk kefir creme-\
fraiche",note:"Use one from pasteurized milk."},{ids:"mayonnaise caesar-dressing tartar-sauce vanilla-ice-cream eggnog",note:"Use a bought one, which is made wi\
th pasteurized egg."},{ids:"tuna-canned tuna-steak",note:"NHS: at most four cans or two steaks of tuna a week."},{ids:"apple-juice",note:"Use pasteurized juice."}],
limits:[],practice:(recipe,_condition,figures)=>[...eggs2(recipe),...raw(recipe),...pinkMeat(recipe),...reheated(recipe),...stimulating(recipe,figures)],says:()=>"\
Checked for pregnancy: no alcohol, raw or cured fish and meat, raw or runny egg, moldy soft cheese, raw milk, liver, raw sprouts or large predatory fish. Not ch\
ecked: your own needs and allergies, washing and keeping, and how much you eat of it. Ask your doctor or midwife when in doubt."};var harm=(place,message,remedy)=>({
rule:"condition.pregnancy",severity:"error",place,message,remedy});function eggs2(recipe){const[uncooked2]=rawEggs(recipe);if(uncooked2)return[harm(`ingredients\
.${uncooked2.index}`,"The eggs stay raw: they may carry salmonella.","Use pasteurized eggs, or cook them until white and yolk are firm.")];if(!runnyEggs(recipe))
return[];return[harm("recipe","The yolks stay soft.","Cook the eggs until white and yolk are firm.")]}var isRaw2=line=>{const tags=line.food?.tags??[];return tags.
includes("raw-risk")&&!tags.includes("egg")&&!/kidney-bean/.test(line.food?.id??"")||donenessOf(line)!==null};function raw(recipe){const dish=rawFishDish.exec(recipe.
title)?.[0];return recipe.lines.filter(line=>isRaw2(line)&&!/\b(?:cooked|canned|tinned|rotisserie|leftover)\b/.test(line.text)).filter(line=>!isCooked2(recipe,line)).
map(line=>harm(`ingredients.${line.index}`,`${line.item} stays raw${dish?` in the ${dish}`:""}.`,"Cook it all the way through."))}var isRedMeat=line=>{const tags=line.
food?.tags??[];return tags.includes("meat")&&tags.includes("raw-risk")};function pinkMeat(recipe){const meat=recipe.lines.filter(line=>isRedMeat(line)||line.food?.
id==="duck"&&isRaw2(line));const fish2=recipe.lines.filter(line=>line.food?.tags.includes("fish")&&isRaw2(line));const text=`${recipe.title}
${recipe.method}`.replace(denied," ");const word2=underdone.exec(text)?.[0];const[first]=[...meat,...fish2];if(word2&&first)return[harm("recipe",`"${word2}" lea\
ves ${first.food?.name??first.item} raw inside.`,"Cook it until no pink is left.")];const[red]=meat;if(!red||throughout.test(recipe.method))return[];const longest3=Math.
max(0,...recipe.steps.flatMap(step=>durationsOf(step.folded)).map(({least})=>least));if(longest3>=LONG_ENOUGH_MIN)return[];return[{rule:"condition.pregnancy.don\
eness",severity:"warning",place:`ingredients.${red.index}`,message:`Nothing says that the ${red.food?.name??red.item} is cooked through.`,remedy:`Cook the ${red.
food?.name??red.item} until no pink is left.`}]}var reheated=recipe=>recipe.lines.filter(line=>line.food&&onlyCooked.has(line.food.id)&&!/\bcooked\b|\bcanned\b/.
test(line.text)).filter(line=>!isCooked2(recipe,line,true)).map(line=>harm(`ingredients.${line.index}`,`${line.item} is eaten cold: it may carry listeria.`,"Hea\
t it until it steams."));function stimulating(recipe,figures){const milligrams=recipe.lines.reduce((sum2,{food:food13,index})=>{const one2=food13?caffeine[food13.
id]:void 0;return one2===void 0?sum2:sum2+(figures.grams[index]??0)*one2/100},0);if(milligrams<CAFFEINE_TO_TELL_MG)return[];const message=`About ${Math.round(milligrams)}\
 mg of caffeine per serving; ${CAFFEINE_MG} mg a day is the most in pregnancy.`;return milligrams>CAFFEINE_MG?[harm("recipe",message,"Use decaffeinated coffee o\
r tea.")]:[{rule:"condition.pregnancy.caffeine",severity:"note",place:"recipe",message}]}var HIGH_SODIUM_MG=600;var BABY_SODIUM_MG=200;var TODDLER_SODIUM_MG=400;var MONTHS_OF_FULL_FAT=24;var MONTHS_OF_SOFT_FOOD=9;var MONTHS_OF_SOLIDS=6;var MONTHS_TOO_EARLY=4;
var honey=group({why:"honey may carry botulism and is not for the first year",instead:"Sweeten with mashed banana or apple.",tags:["honey"],words:"honey,honeyco\
mb,royal jelly",said:"honey mustard,honey[- ]roasted,honey"});var salty=group({why:"too salty for a baby to deal with",instead:"Leave it out for the baby; seaso\
n with herbs, garlic or lemon.",fits:({sodium})=>sodium>=HIGH_SODIUM_MG,but:"baking-powder baking-soda cheddar mozzarella mozzarella-low-moisture monterey-jack \
colby muenster tea",ids:`
    salt chicken-stock beef-stock fish-stock vegetable-stock dashi gravy kimchi vegan-kimchi sauerkraut dill-pickle
    sweet-pickle tomato-sauce pasta-sauce enchilada-sauce hummus halloumi potato-chip tortilla-chip corn-flake
    pork-sausage breakfast-sausage yeast-extract rye-bread fish-stick chicken-nugget veggie-burger french-fry surimi
    baked-beans fried-onion vegan-mayonnaise
  `,words:"salt,soy sauce,stock cube,bouillon,broth,bacon,ham,sausage,salami,olive,caper,pickle,anchovy,anchovies,feta,halloumi,miso,gravy,chips,crisps,cured me\
at",said:"celery salt,garlic salt,onion salt,seasoned salt,salted butter",unless:/\b(?:unsalted|no[- ]salt(?:[- ]added)?|salt[- ]free|without salt|low[- ]salt baby)\b/});
var sugar=group({why:"added sugar",instead:"Sweeten with mashed banana, apple or a few soft dates.",ids:`
    sugar brown-sugar palm-sugar powdered-sugar maple-sugar maple-syrup agave-syrup corn-syrup golden-syrup molasses
    pomegranate-molasses simple-syrup sweetener erythritol jam jelly marmalade caramel marshmallow toffee lemon-curd
    dark-chocolate chocolate-chip semisweet-chocolate milk-chocolate white-chocolate vegan-dark-chocolate
    vegan-chocolate-chip chocolate-syrup chocolate-hazelnut-spread butterscotch-chip sprinkles maraschino-cherry
    vanilla-pudding-mix custard cake-mix graham-cracker ladyfinger sandwich-cookie vanilla-wafer chocolate-wafer
    malted-milk-powder condensed-milk dulce-de-leche evaporated-coconut-milk eggnog whipped-cream sponge-cake pound-cake
    angel-food-cake vanilla-ice-cream vegan-ice-cream granola cola ginger-ale tonic-water cranberry-juice
    cranberry-relish mango-chutney sweetened-coconut sweetened-almond-milk honey-roasted-peanut ketchup barbecue-sauce
    sweet-chili-sauce balsamic-glaze cranberry-dried fruit-cocktail peach-canned trail-mix mirin banana-chips protein-powder
  `,words:"sugar,syrup,jam,candy,candies,chocolate,cookie,biscuit,cake,ice cream,sweetener,stevia,jelly,pudding",unless:/\b(?:no|without|zero)[- ](?:added[- ])?sugar\b|\bsugar[- ]free\b|\bunsweetened\b|\bsugar snap\b/});
var nutIds="almond walnut pecan cashew pistachio hazelnut macadamia brazil-nut mixed-nuts peanut honey-roasted-peanut trail-mix pine-nut pumpkin-seed sunflower-\
seed";var wholeNuts=group({why:"whole nuts and large seeds can choke a small child",instead:"Use nut butter, or nuts and seeds that are finely ground.",ids:nutIds,
words:"nut,almond,cashew,peanut,pistachio,pecan,walnut,hazelnut,pumpkin seed,sunflower seed,pepita,whole seed",unless:/\b(?:finely|ground|crushed|blended|milled|powdered|meal|flour|butter|milk|chopped very fine|minced|pureed|soaked and blended)\b/});
var alcohol3=group({why:"alcohol",instead:"Use water, juice or stock without salt.",tags:["alcohol"],words:"wine,beer,cider,rum,vodka,whisk(?:e)?y,brandy,liqueu\
r,sherry,port,sake,mirin,bourbon,cognac",unless:/\bvinegar\b|\bnon-?alcoholic\b|\balcohol[- ]free\b|\bapple cider\b/});var fish=group({why:"a large fish that is\
 high in mercury",instead:"Use salmon, cod or trout, cooked through and without bones.",ids:"swordfish",words:"swordfish,shark,marlin,king mackerel,tilefish,big\
eye tuna,orange roughy",said:"shark,marlin,king mackerel,tilefish,bigeye"});var softCheese=group({why:"soft cheese with mold or a rind may carry listeria",instead:"\
Use mild cheddar, cottage cheese or cream cheese, or cook it until it steams.",ids:"brie camembert blue-cheese goat-cheese",words:"brie,camembert,blue cheese,go\
rgonzola,roquefort,stilton,chevre",said:"raw milk,unpasteuri[sz]ed [a-z]+",isFineCooked:true});var sprouts2=group({why:"raw sprouts may carry salmonella and E. \
coli",instead:"Cook them until they steam, or leave them out.",ids:"alfalfa-sprouts bean-sprout",words:"sprout",unless:/\bbrussels?\b|\bmicrogreens?\b/,isFineCooked:true});
var riceDrink=group({why:"rice drinks hold arsenic and are not for children under five",instead:"Use whole milk, or an unsweetened oat or soy drink with calcium\
.",ids:"rice-milk",words:"rice milk,rice drink"});var lowFat=group({why:"small children need the fat of full-fat dairy",instead:"Use the full-fat kind.",ids:"sk\
im-milk low-fat-milk nonfat-greek-yogurt light-cream-cheese low-fat-cottage-cheese fat-free-evaporated-milk part-skim-ricotta",said:"low[- ]fat (?:milk|yogh?urt\
|cheese),fat[- ]free (?:milk|yogh?urt|cheese),skimmed milk"});var lowFatUnderTwo={...lowFat,has:(food13,condition)=>(condition.months??0)<MONTHS_OF_FULL_FAT&&lowFat.
has(food13,condition),said:/(?!)/};var caffeine2=group({why:"caffeine",instead:"Use milk or water.",ids:"coffee espresso espresso-powder tea tea-bag matcha cola\
 coffee-liqueur",words:"coffee,espresso,energy drink,matcha,green tea,black tea",unless:/\b(?:decaf|decaffeinated|herbal|rooibos|fruit tea)\b/});var hot=group({
why:"too hot for a small child",instead:"Use sweet paprika, cumin or cinnamon.",ids:`
    cayenne chili-flake chili-powder red-chili green-chili jalapeno habanero chili-dried hot-sauce sriracha gochujang
    harissa doubanjiang wasabi horseradish horseradish-root chili-oil thai-red-curry-paste thai-green-curry-paste
    vegan-curry-paste indian-curry-paste jerk-seasoning cajun-seasoning chipotle-in-adobo pickled-jalapeno
    green-chile-canned tomatoes-with-green-chilies kimchi vegan-kimchi chili-seasoning
  `,words:"chil[ei],chill?i,cayenne,hot sauce,wasabi,jalapeno,habanero,sriracha,ghost pepper",unless:/\bmild chil[ei]|\bmild chilli\b|\bsweet chil[ei]\b/});var hardAndSticky=group(
{why:"it can choke a small child",instead:"Use soft fruit, or puffed snacks that melt in the mouth.",ids:"popcorn popcorn-kernel marshmallow toffee caramel butt\
erscotch-chip",words:"popcorn,hard candy,boiled sweet,lollipop,chewing gum,gum,jelly cube,jelly bean,gummy bear,marshmallow,toffee,candy,candies,jawbreaker,mint\
 candy,ice cube"});var roundUntilCooked=new Set(split(`
    grape cherry-tomato cherry sour-cherry frozen-cherry blueberry blueberry-frozen gooseberry lychee baby-carrot kumquat
    honeydew cantaloupe watermelon quail-egg chestnut redcurrant
  `));var roundAlways=new Set(split("olive-black olive-green hot-dog kielbasa pork-sausage breakfast-sausage italian-sausage"));var sticky=new Set(split("raisin\
 currant-dried date prune apricot-dried fig-dried cherry-dried mango-dried mixed-dried-fruit"));var hardWhenRaw=new Set(split("carrot baby-carrot apple celery p\
arsnip beet turnip kohlrabi radish jicama fennel"));var isSmallEnough=(recipe,line)=>isCut(recipe,line)||/\b(?:mash|puree|blend|blitz)/.test(recipe.method);function choking(recipe,id){
const isRound=line=>{const food13=line.food?.id??"";if(id==="baby"&&sticky.has(food13))return true;return roundAlways.has(food13)||roundUntilCooked.has(food13)&&
!isCooked2(recipe,line)};const uncut=recipe.lines.filter(isRound).filter(line=>!isSmallEnough(recipe,line));const hard=recipe.lines.filter(({food:food13})=>food13&&
hardWhenRaw.has(food13.id)).filter(line=>!isCooked2(recipe,line)&&!/\bgrat\w+|\bmash|\bpuree|\bblend|\bfinely\b/.test(`${line.text} ${recipe.method}`));return[...uncut.
map(line=>({rule:`condition.${id}.choking`,severity:"error",place:`ingredients.${line.index}`,message:`${line.item}: round or firm pieces can choke a small chil\
d, and nothing says to cut them.`,remedy:"Cut round foods lengthwise into quarters; mash or flatten small ones."})),...hard.map(line=>({rule:`condition.${id}.ch\
oking`,severity:"error",place:`ingredients.${line.index}`,message:`${line.item} stays raw and hard.`,remedy:"Cook it until soft, or grate it finely."}))]}function uncooked(recipe,id){
const rule=`condition.${id}`;const[egg]=rawEggs(recipe);const found=[];if(egg)found.push({rule,severity:"error",place:`ingredients.${egg.index}`,message:"The eg\
gs stay raw.",remedy:"Cook them until white and yolk are firm."});else if(runnyEggs(recipe))found.push({rule,severity:"error",place:"recipe",message:"The yolks \
stay soft.",remedy:"Cook the eggs until white and yolk are firm."});for(const line of recipe.lines)if((donenessOf(line)||line.food?.tags.includes("raw-risk"))&&
!line.food?.tags.includes("egg")){if(!/\b(?:cooked|canned|tinned)\b/.test(line.text)&&!isCooked2(recipe,line))found.push({rule,severity:"error",place:`ingredien\
ts.${line.index}`,message:`${line.item} stays raw.`,remedy:"Cook it all the way through."})}return found}var soft=/\b(?:puree\w*|mash\w*|blend\w*|blitz\w*|soft|softened|tender|smooth|strips|fingers?|flakes?|flaked|soft enough|squash\w* between|batons|porridge|creamy)\b/;
var smooth=/\b(?:puree\w*|mash\w*|blend\w*|blitz\w*|smooth|very soft|soft|tender|strips|fingers?|batons|flake\w*)\b/;function texture(recipe,{months}){const young=months!==
void 0&&months<MONTHS_OF_SOFT_FOOD;if((young?smooth:soft).test(`${recipe.title}
${recipe.draft.description.toLowerCase()}
${recipe.method}`))return[];return[{rule:"condition.baby.texture",severity:"warning",place:"recipe",message:young?"Nothing says how soft it is: under nine month\
s food is mashed, or cut into soft strips as long as a finger.":"Nothing says how soft it is: for a baby food is mashed, minced or cut into soft pieces.",remedy:"\
Mash it, or cut it into soft strips that can be squashed between two fingers."}]}var drink=/\b(?:smoothies?|shakes?|milkshakes?|hot chocolate|latte|drinks?|cocoa|juice|lassi|horchata|tea|mocktail|punch)\b/;
function drinks3({title,lines}){const hit=drink.exec(title)?.[0];const milk=lines.find(({food:food13})=>food13&&(food13.tags.includes("dairy")||/-milk$/.test(food13.
id))&&/milk|kefir/.test(food13.id));if(!hit||!milk)return[];return[{rule:"condition.baby",severity:"error",place:`ingredients.${milk.index}`,message:`${milk.item}\
 as a drink is not for a baby under one year; in cooking it is fine.`,remedy:"Use breast milk or formula, or make a pur\xE9e to be spooned."}]}function tooEarly({
months}){if(months===void 0||months>=MONTHS_OF_SOLIDS)return[];const early=months<MONTHS_TOO_EARLY;return[{rule:"condition.baby.age",severity:early?"error":"war\
ning",place:"recipe",message:`At ${months} months ${early?"a baby eats no solid food yet":"many babies eat no solid food yet"}: breast milk or formula is enough\
 until about six months.`,remedy:"Ask your doctor or health visitor before you start."}]}var ofAge=months=>months===void 0?"":` of ${months} months`;var baby={id:"\
baby",name:"baby",verdict:"not for a baby",groups:[honey,hardAndSticky,wholeNuts,salty,sugar,alcohol3,fish,softCheese,sprouts2,riceDrink,lowFat,caffeine2,hot],fine:/(?:no|low|reduced|un)[- ]?salt(?:ed)?(?:[- ]added)? (?:baby )?(?:stock|broth|bouillon|cubes?|vegetable stock|chicken stock|beef stock|butter|peanut butter|hummus|tomatoes|beans|chickpeas)|baby (?:rice|cereal|stock|porridge)|infant (?:cereal|formula)|(?:breast ?milk|formula)|formula milk|(?:unsweetened|no[- ]sugar[- ]added) (?:apple ?sauce|yogh?urt|peanut butter)/,
labels:[{ids:"peanut-butter almond-butter tahini sunflower-seed-butter",note:"Use a smooth one without salt or sugar, thinly spread or stirred in."},{ids:"bread\
 whole-wheat-bread pita pasta-cooked chickpea-canned black-bean-canned kidney-bean-canned corn-canned tuna-canned tomato-canned crushed-tomato",note:"Use one wi\
th little or no salt, and rinse what comes in brine."},{ids:"yogurt greek-yogurt soy-yogurt coconut-yogurt oat-milk soy-milk almond-milk",note:"Use a plain, uns\
weetened one."},{ids:"orange-juice apple-juice grape-juice pineapple-juice pomegranate-juice",note:"For cooking only: juice is no drink for a baby."},{ids:"chic\
ken-liver beef-liver",note:"NHS: not more than once a week, for its vitamin A."}],limits:[{measure:"sodium",atMost:BABY_SODIUM_MG,says:`a baby's serving has at \
most ${BABY_SODIUM_MG}`}],practice:(recipe,condition)=>[...tooEarly(condition),...uncooked(recipe,"baby"),...choking(recipe,"baby"),...drinks3(recipe),...texture(
recipe,condition)],says:({months})=>`Checked for a baby${ofAge(months)}: no honey, added salt or sugar, salty foods, whole nuts, raw egg, meat or fish, low-fat \
dairy, caffeine or hot spices, and a word on round, hard or firm pieces. Not checked: allergies of the child, the size of each piece on the plate, and how hot i\
t is. Stay with the baby while it eats, bring in new foods one at a time, and ask your doctor or health visitor when in doubt.`};var toddler={id:"toddler",name:"\
toddler",verdict:"not for a toddler",groups:[hardAndSticky,wholeNuts,alcohol3,fish,softCheese,sprouts2,riceDrink,lowFatUnderTwo,caffeine2,hot],fine:/nut butter|(?:peanut|almond|cashew) butter|(?:almond|coconut|oat|nut) milk|coconuts?|nutmeg|butternut|sugar[- ]free gum/,
labels:[{ids:"salt",note:"Take the child's portion out before you salt."},{ids:"soy-sauce tamari fish-sauce chicken-stock beef-stock vegetable-stock bouillon-cu\
be vegetable-bouillon-cube",note:"Use little, or one with less salt."},{ids:"peanut-butter almond-butter",note:"Spread it thinly: a lump of it sticks in the thr\
oat."}],limits:[{measure:"sodium",atMost:TODDLER_SODIUM_MG,isAdvice:true,says:`a toddler's serving has at most ${TODDLER_SODIUM_MG}`}],practice:recipe=>[...uncooked(
recipe,"toddler"),...choking(recipe,"toddler")],says:({months})=>`Checked for a toddler${ofAge(months)}: no whole nuts, popcorn, hard sweets, alcohol, caffeine,\
 hot spices or raw egg, meat or fish, little salt, and a word on round or firm pieces. Not checked: allergies of the child, the size of each piece on the plate,\
 and how hot it is. Stay with the child while it eats.`};var conditionRules={"low-fodmap":lowFodmap,diabetes,keto,paleo,whole30,aip,"low-cholesterol":lowCholesterol,gout,pregnancy,baby,toddler};var allowsFood=(food13,conditions)=>conditions.
every(condition=>forbids(conditionRules[condition.id],food13,condition)===null);function conditionFindings(recipe,conditions){if(conditions.length===0)return[];const figures=figuresOf(recipe);return conditions.flatMap(condition=>{const rule=conditionRules[condition.
id];const lines=recipe.lines.flatMap(line=>lineFindings(recipe,line,rule,condition));const faulty=new Set(lines.filter(({severity})=>severity==="error").map(({place})=>place));
const practice=(rule.practice?.(recipe,condition,figures)??[]).filter(({place,severity})=>severity!=="error"||!faulty.has(place));return[...lines,...stepFindings(
recipe,rule,condition),...portionFindings(recipe,rule,figures),...limitFindings(rule,figures),...practice]})}function lineFindings(recipe,line,rule,condition){const place=`\
ingredients.${line.index}`;const fault=faultOf(recipe,line,rule,condition);if(fault){const{name,group:group2}=fault;return[{rule:`condition.${rule.id}`,severity:"\
error",place,message:`${capital(name)} ${isMany(name)?"are":"is"} ${rule.verdict}: ${group2.why}.`,remedy:group2.instead??"Leave it out."}]}if(isUnproved(line,rule))
return[{rule:`condition.${rule.id}.unproved`,severity:"warning",place,message:`${line.item} is not in our ${line.food?"lists of what may be eaten":"food table"}\
, so ${rule.name} is not proved for it.`,remedy:"Read its label, or use a food that is known."}];const food13=line.food;return food13?(rule.labels??[]).filter(({
ids})=>split(ids).includes(food13.id)).slice(0,1).map(({note})=>({rule:`condition.${rule.id}.label`,severity:"note",place,message:`${capital(food13.name)}: ${note}`})):
[]}var denials2=/\b[a-z]+[- ]free\b|\b(?:no|without|zero)[- ](?:added[- ])?[a-z]+(?:[- ]added)?\b|\bunsalted\b|\bunsweetened\b/g;var made2=/^(?:all-purpose-flour|milk|butter|salted-butter|light-cream|cheddar|bread|pasta|egg-noodle|sugar|white-rice|vegetable-oil|chicken-stock|yogurt|beef-sirloin|red-wine)$/;
var gear=/\b(?:skewers?|toothpicks?|parchment|foil|twine|cupcake liners?|muffin liners?|popsicle sticks?)\b/;function restOf(line,rule){const{text}=line;const rest=rule.
fine?text.replace(new RegExp(rule.fine,"g")," "):text;return{text:rest.replace(denials2," "),isFine:rest!==text}}function foodsOf(line,rest){const own=rest.isFine?
matchFood(stripped(rest.text))?.food??null:line.food;const found=findFoods(rest.text).filter(({food:food13,start})=>own!==null||!made2.test(food13.id)||!/[a-z] $|[a-z]-$/.
test(rest.text.slice(0,start))).map(({food:food13})=>food13);return[...new Set(own?[own,...found]:found)]}var stripped=text=>text.replace(/[\d/.½¼¾\u2153\u2154]+|\b(?:cups?|tablespoons?|teaspoons?|tbsp|tsp|grams?|g|ml|ounces?|oz|pounds?|lb|of|the|and)\b/g,
" ");function faultOf(recipe,line,rule,condition){const rest=restOf(line,rule);const foods2=foodsOf(line,rest);for(const group2 of rule.groups){if(group2.unless?.
test(line.text))continue;const food13=foods2.find(each=>group2.has(each,condition));const word2=group2.said.exec(rest.text)?.[0]??(isUnlisted(line)&&!rest.isFine?
group2.words.exec(rest.text)?.[0]:void 0);if(!food13&&word2===void 0)continue;if(group2.isFineCooked&&isCooked2(recipe,line,true))continue;return{name:word2!==void 0&&
!food13?word2:food13?.name??line.item,group:group2}}return null}var isUnlisted=({food:food13})=>food13===null||food13.byName===true;var isUnproved=(line,rule)=>isUnlisted(
line)&&!restOf(line,rule).isFine&&!gear.test(line.text);var onlyTalk=/(?:without|\bno|\bnot|instead of|rather than|in place of|replac\w+|substitute for|size of an?|like|as thick as|consistency of|avoid(?:ing)?|skip(?:ping)?|if using|if you like|-free|vegan|plant-based)\s+(?:an? |the |any |some )?$/;
var compared=/^\s*(?:-?sized|-?size\b|-?colou?red|-?like)/;function stepFindings(recipe,rule,condition){const listed=new Set(recipe.lines.flatMap(line=>line.tokens));
const isListed=alias=>tokens(alias).every(token=>listed.has(token));return recipe.steps.flatMap(step=>step.mentions.flatMap(({food:food13,start,end})=>{const alias=step.
folded.slice(start,end);const group2=rule.groups.find(each=>each.has(food13,condition));if(!group2||isListed(alias)||isTalk(step,start,end)||group2.unless?.test(
step.folded))return[];if(recipe.lines.some(line=>line.food?.id===food13.id))return[];if(rule.fine&&coveredBy(rule.fine,step.folded,start))return[];return[{rule:`\
condition.${rule.id}`,severity:"error",place:`instructions.${step.index}`,message:`Step ${step.index+1} uses ${alias}, which is ${rule.verdict}: ${group2.why}.`,
remedy:"Take it out of the step."}]}))}var isTalk=(step,start,end)=>onlyTalk.test(step.folded.slice(Math.max(0,start-40),start))||compared.test(step.folded.slice(
end,end+20));var coveredBy=(fine,text,at)=>[...text.matchAll(new RegExp(fine,"g"))].some(match=>match.index<=at&&at<match.index+match[0].length);function portionFindings(recipe,rule,figures){
return(rule.portions??[]).flatMap(({ids,grams:most})=>{const some2=new Set(split(ids));const lines=recipe.lines.filter(line=>line.food&&some2.has(line.food.id));
const grams=lines.reduce((sum2,line)=>sum2+(figures.grams[line.index]??0),0);const[first]=lines;if(!first||grams<=most*1.05)return[];return[{rule:`condition.${rule.
id}.portion`,severity:"warning",place:`ingredients.${first.index}`,message:`About ${Math.round(grams)} g of ${first.food?.name} per serving; it is ${rule.name} \
up to ${most} g.`,remedy:"Use less of it, or make more servings of it."}]})}var measureNames={calories:"kcal",protein:"g of protein",carbs:"g of carbohydrate",netCarbs:"\
g of net carbohydrate",fat:"g of fat",fiber:"g of fiber",sugar:"g of sugar",addedSugar:"g of added sugar",sodium:"mg of sodium"};function limitFindings(rule,figures){
if(rule.limits.length===0)return[];const over=rule.limits.filter(({measure,atMost})=>figures.perServing[measure]>atMost).map(({measure,says:says2,isAdvice})=>({
rule:`condition.${rule.id}`,severity:isAdvice?"warning":"error",place:"recipe",message:`${Math.round(figures.perServing[measure])} ${measureNames[measure]} per \
serving; ${says2}.`,remedy:"Use less of what brings it, or make the servings smaller."}));const open=figures.uncounted;return figures.isEnough&&open.length===0?
over:[...over,{rule:`condition.${rule.id}.unproved`,severity:"warning",place:"recipe",message:open.length>0?`We do not know what the amount of ${open.join(", ")}\
 weighs, so the figures of ${rule.name} leave it out.`:`Too few ingredients have values in our food table to hold the figures of ${rule.name}.`,remedy:"Give amo\
unts in grams, cups or pieces."}]}var isMany=name=>/(?<![sui])s$/.test(name);var numbers={...{"one and a half":1.5,one:1,two:2,three:3,four:4,five:5,six:6,seven:7,eight:8,nine:9,ten:10,eleven:11,twelve:12},...{ein:1,zwei:2,drei:3,vier:4,
funf:5,sechs:6,sieben:7,acht:8,neun:9,zehn:10,elf:11,zwolf:12},...{un:1,uno:1,dos:2,tres:3,cuatro:4,cinco:5,seis:6,siete:7,ocho:8,nueve:9,diez:10,once:11},...{deux:2,
trois:3,quatre:4,cinq:5,sept:7,huit:8,neuf:9,dix:10,onze:11},...{due:2,tre:3,quattro:4,cinque:5,sei:6,sette:7,otto:8,nove:9,dieci:10,undici:11}};var number3=`(\\\
d{1,2}(?:[.,]5| ?1/2)?|${Object.keys(numbers).sort((a,b)=>b.length-a.length).join("|")})`;var upTo=`(?:\\s*(?:-|to|or|and|bis|a|o|y|ou|et)\\s*(?:\\d{1,2}))?`;var before="\
(?<![\\p{L}\\p{N}.,/])";var after="(?![\\p{L}\\p{N}])";var child="(?:toddlers?|infants?|newborns?|lo|babys?|babies|bebes?|bambin[oaie]|bimb[oaie]|neonat[oi]|nin\
os?|ninas?|hij[oa]s?|enfants?|fils|fille|nourrisson|figli[oa]|kind|kinder|kindes|sohn|tochter|kleinkind|saugling|son|daughter|child|kid|kiddo|grandson|granddaug\
hter|nephew|niece|little one|twins)";var monthsOld=[`${number3}${upTo}[\\s-]*(?:months?|mos?|mths?)[\\s-]+olds?`,`${child}(?:,| is| of| at| who is| aged| \\()?\\s\
+${number3}${upTo}[\\s-]*(?:months?|mos?)(?:[\\s-]+old)?`,`${number3}${upTo}[\\s-]*(?:months?|mo)(?=[\\s-]+(?:bab(?:y|ies)|infants?|toddlers?|kid|child))`,`(\\d{\
1,2})[\\s-]?m(?:os?|ths?)`,`(?:from|ab|ab dem|des|a partir de|a partir des|a partir dai|dai|desde los|desde)\\s+${number3}${upTo}\\.?\\s*(?:months?|monate?n?|mois\
|meses|mesi)`,`${number3}\\s*\\+\\s*(?:months?|monate?n?|mois|meses|mesi)|${number3}\\s*(?:months?|mois|meses|mesi)\\s*\\+`,`${number3}${upTo}[\\s-]*monate?n?[\\s\
-]+alte?[snmr]*`,`${number3}${upTo}[\\s-]*monatige[snmr]?`,`${child}(?:,| de| di| von| mit| ab| d'| ist| (?:de|di) eta)?\\s+(?:de |di |von |mit |ab )?${number3}${upTo}\
\\s*(?:monate?n?|meses|mois|mesi)`];var yearsOld=[`${number3}${upTo}[\\s-]*(?:years?|yrs?)[\\s-]+olds?`,`${number3}${upTo}[\\s-]*y[/.]?o`,`${number3}${upTo}[\\s-\
]*jahrige[snmr]?`,`${number3}${upTo}[\\s-]*jahre?n?[\\s-]+alte?[snmr]*`,`${child}(?:,| is| de| di| von| mit| aged| \\()?\\s+(?:de |di |von |mit )?${number3}${upTo}\
\\s*(?:years?|jahre?n?|anos?|ans?|anni|anno)`];var patternsOf=list=>list.map(each=>new RegExp(`${before}(?:${each})${after}`,"gu"));var inMonths=patternsOf(monthsOld);
var inYears=patternsOf(yearsOld);var ripens=/^[\s-]*(?:\w+ )?(?:parmesan|parmigiano|cheddar|gouda|cheese|cheeses|gruyere|comte|manchego|pecorino|ham|prosciutto|jamon|whisk(?:e)?y|scotch|bourbon|rum|wine|balsamic|vinegar|port|brandy|cognac|miso|starter|sourdough|kimchi|soy sauce|sauce|recipe|kase|schinken|queso|kittens?|pupp(?:y|ies)|dogs?|cats?|leftovers?|fromage|formaggio)/;
var LAST_MONTH_OF_A_TODDLER=59;function agesIn(text){const found=(patterns,monthsOf)=>patterns.flatMap(pattern2=>[...text.matchAll(pattern2)].map(match=>{const end=match.
index+match[0].length;const months=Math.floor(monthsOrYears(match[1]??match[2]??"")*monthsOf);const isChild=!ripens.test(text.slice(end,end+40));return{start:match.
index,end,condition:isChild?audienceOf(months):null}}));return[...found(inMonths,1),...found(inYears,12)]}var audienceOf=months=>months<12?{id:"baby",months}:months<=
LAST_MONTH_OF_A_TODDLER?{id:"toddler",months}:null;function monthsOrYears(text){const word2=numbers[text];if(word2!==void 0)return word2;return Number(text.replace(
/ ?1\/2/,".5").replace(",","."))}var decoys2=`
  baby spinach, baby carrots?, baby potatoe?s?, baby corn, baby sweetcorn, baby sweet corn, baby kale,
  baby bok choy, baby bok choi, baby pak choi, baby pak choy, baby greens, baby lea(?:f|ves),
  baby leaf spinach, baby leaf salad, baby tomatoe?s?, baby plum tomatoe?s?, baby beets?, baby beetroots?,
  baby arugula, baby rocket, baby lettuces?, baby gem, baby gems, baby gem lettuce, baby romaine,
  baby chard, baby squid, baby squids, baby octopus, baby clams?, baby onions?, baby peas, baby shrimp,
  baby shrimps, baby prawns?, baby squash, baby artichokes?, baby zucchini, baby zucchinis,
  baby courgettes?, baby eggplants?, baby aubergines?, baby cucumbers?, baby bella, baby bellas,
  baby bella mushrooms?, baby portobellos?, baby portobello mushrooms?, baby mushrooms?, baby turnips?,
  baby radishes, baby leeks?, baby fennel, baby broccoli, baby broccolini, baby cauliflower, baby marrows?,
  baby peppers?, baby bell peppers?, baby sweet peppers?, baby new potatoes, baby red potatoes, baby back,
  baby back rib, baby back ribs, baby ribs?, baby mozzarella, baby scallops?, baby capers?,
  baby lima beans, baby limas, baby swiss, baby bananas, baby pineapples?, baby watermelon, baby okra,
  baby asparagus, baby brussels sprouts, baby cabbages?, baby salad, baby salad leaves, baby mixed greens,
  baby spring mix, baby spring greens, baby mustard greens, baby shower, baby showers, baby ruth,
  baby guinness, baby yoda, baby sitter, baby sitters, baby sitting, baby boomers?, baby doll, baby blue,
  baby chicks?, baby gherkins?, baby pickles?, baby eels?, baby lamb, baby lambs, baby goat, baby herring,
  baby crabs?, baby lobsters?, babysitter, dutch baby, dutch babies, dutch baby pancakes?,
  dutch baby pancake, german baby, jelly babies, jelly baby, sugar baby, ice ice baby, hey baby, oh baby,
  yeah baby, baby leaf salat, babyspinat, baby spinat, baby karotten, baby mohren, baby kartoffeln,
  baby mais, baby ananas, baby calamari, baby tintenfische, baby pute, baby salat, baby mangold,
  espinacas baby, espinaca baby, espinacas bebe, zanahorias baby, zanahoria baby, zanahorias bebe,
  patatas baby, patata baby, papas baby, calamares baby, brotes baby, verduras baby, maiz baby, maiz bebe,
  rucula baby, hojas baby, gulas baby, ensalada baby, epinards baby, bebe epinards, bebes epinards,
  pousses d'epinards, bebe carottes, carottes bebe, mini mais, bebe mais, bebes calamars, bebe poulpes,
  bebe bok choy, petit pot de creme, petit pot de yaourt, petits pots de creme, petit pot de moutarde,
  spinaci baby, spinacini baby, carote baby, calamari baby, mais baby, patate baby, polpi baby,
  rucola baby, whole 30 minutes?, whole 30 mins?, whole 30 g, whole 30 grams, high fodmap, high fodmaps,
  high purine, au gout, au gout de, bon gout, du gout, le gout, de gout, gout de, gout du, un gout,
  mon gout, a mon gout, sans gout, plein de gout, gout vanille, gout chocolat, une goutte, une goutte de,
  goutte de, quelques gouttes, goutte d'eau, la goutte d'eau, goutte a goutte, una gota, una gota de,
  la ultima gota, ultima gota, gota a gota, la gota de, una gotta, sopa de gota, mur d'enceinte,
  enceinte acoustique, enceintes acoustiques
`;function foldWithPlaces(typed){const places=[];let text="";let at=0;for(const character of typed){const plain3=character.normalize("NFKD").replace(/[\u0300-\u036f]/g,
"").toLowerCase().replace(/ß/g,"ss").replace(/\u0153/g,"oe").replace(/[\u2018\u2019]/g,"'").replace(/[\u2010-\u2015\u2212]/g,"-");for(let unit3=0;unit3<plain3.length;unit3+=
1)places.push(at);text+=plain3;at+=character.length}places.push(typed.length);return{text,places}}var conditionNames={"low-fodmap":`
    low fodmap, lowfodmap, lo fodmap, low fod map, fodmap friendly, fodmap free, fodmaps?, fodmap diet, fodmap arm,
    fodmap arme, fodmap armes, fodmap armen, fodmaparm, fodmaparme, fodmaparmes, fodmap reduziert,
    baja en fodmap, bajo en fodmap, bajas en fodmap, bajos en fodmap, baja en fodmaps, bajo en fodmaps,
    sin fodmap, pauvre en fodmap, pauvre en fodmaps, pauvres en fodmap, faible en fodmap,
    faible en fodmaps, sans fodmap, sans fodmaps, basso contenuto di fodmap, a basso contenuto di fodmap,
    povero di fodmap, povera di fodmap, senza fodmap
  `,diabetes:`
    diabetics?, diabetes, diabetic friendly, diabetes friendly, pre diabetics?, prediabetics?,
    pre diabetes, prediabetes, type 2 diabetes, type 1 diabetes, type ii diabetes, type i diabetes,
    type 2 diabetics?, type 1 diabetics?, type two diabetes, type one diabetes, t2d, t1d, blood sugar,
    blood sugar friendly, blood glucose, insulin resistant, insulin resistance, diabetiker, diabetikern,
    diabetikerin, diabetikerinnen, diabetikergerecht, diabetikergeeignet, diabetikerfreundlich, diabetisch,
    fur diabetiker geeignet, zuckerkrank, zuckerkranke, zuckerkrankheit, blutzucker, blutzuckerfreundlich,
    blutzuckerspiegel, pradiabetes, insulinresistenz, diabeticos?, diabeticas?, prediabeticos?,
    prediabeticas?, azucar en sangre, azucar en la sangre, glucosa en sangre, diabetes tipo 2,
    diabetes tipo 1, resistencia a la insulina, diabetiques?, prediabetiques?, diabete, diabete de type 2,
    diabete de type 1, prediabete, glycemie, sucre dans le sang, resistance a l'insuline, diabetico,
    diabetica, diabetici, diabetiche, prediabetico, diabete di tipo 2, diabete tipo 2, glicemia,
    insulino resistenza, insulinoresistenza
  `,keto:`
    keto, keto friendly, keto diet, ketogenic, ketogenic diet, ketosis, ketogen, ketogene, ketogener,
    ketogenes, ketogenen, ketogene diat, ketogene ernahrung, ketotauglich, cetogenica, cetogenico,
    cetogenicas, cetogenicos, dieta cetogenica, dieta keto, ceto, cetogene, cetogenes, regime cetogene,
    regime keto, chetogenica, chetogenico, chetogeniche, chetogenici, dieta chetogenica, cheto
  `,paleo:`
    paleo, paleo diet, paleo friendly, paleolithic, paleolithic diet, caveman diet, palao, palaeo,
    steinzeiternahrung, steinzeitdiat, steinzeit diat, paleolitica, paleolitico, dieta paleo,
    dieta paleolitica, regime paleo, paleolithique, regime paleolithique
  `,whole30:"whole30, whole 30, whole thirty, whole30 compliant, whole 30 compliant, w30",aip:`
    aip, aip diet, aip friendly, autoimmune protocol, auto immune protocol, autoimmune paleo,
    autoimmune diet, auto immune diet, autoimmunprotokoll, autoimmun protokoll, autoimmun diat,
    autoimmundiat, protocolo autoinmune, dieta autoinmune, protocole auto immun, protocole autoimmun,
    regime auto immun, protocollo autoimmune, dieta autoimmune
  `,"low-cholesterol":`
    low cholesterol, lower cholesterol, lower my cholesterol, lowers cholesterol, lowering cholesterol,
    reduce cholesterol, reduce my cholesterol, cholesterol lowering, high cholesterol, cholesterol free,
    cholesterol friendly, bad cholesterol, ldl, cholesterol, hypercholesterolemia, cholesterinarm,
    cholesterinarme, cholesterinarmes, cholesterinarmer, cholesterin arm, cholesterinsenkend,
    cholesterinsenkende, cholesterinfrei, cholesterin, erhohter cholesterinspiegel, cholesterinspiegel,
    cholesterinbewusst, colesterol, bajo en colesterol, baja en colesterol, colesterol alto,
    bajar el colesterol, sin colesterol, pauvre en cholesterol, sans cholesterol,
    faire baisser le cholesterol, anti cholesterol, hypercholesterolemie, colesterolo,
    basso contenuto di colesterolo, colesterolo alto, abbassare il colesterolo, senza colesterolo
  `,gout:`
    gout, gout friendly, gout diet, low purine, low in purines, uric acid, hyperuricemia, hyperuricaemia,
    gouty arthritis, gicht, gichtkranke, gichtanfall, purinarm, purinarme, purinarmes, purin arm,
    harnsaure, harnsaurespiegel, la gota, de gota, con gota, para gota, tengo gota, ataque de gota,
    bajo en purinas, baja en purinas, acido urico, hiperuricemia, la goutte, crise de goutte, de goutte,
    contre la goutte, pauvre en purines, pauvre en purine, acide urique, hyperuricemie, la gotta, di gotta,
    con la gotta, per la gotta, ho la gotta, attacco di gotta, povero di purine, povera di purine,
    iperuricemia
  `,pregnancy:`
    pregnant, midwife, midwives, hebamme, sage femme, matrona, comadrona, ostetrica, preggo, preggers, prego mom, pregnancy, pregnancies, pregnancy safe, expect\
ing a baby, expecting a child, expecting twins,
    expecting our first, expecting baby, expecting mum, expecting mom, expecting mothers?,
    expectant mothers?, expectant mums?, expectant moms?, mother to be, mothers to be, mum to be,
    mom to be, moms to be, mums to be, prenatal, gestational, trimester, schwanger, schwangere,
    schwangeren, ssw, schwangerschaft, schwangerschaftstauglich, werdende mutter, in anderen umstanden,
    schwangerschaftsdiabetes, embarazada, embarazadas, embarazo, encinta, gestante, gestantes,
    mujer embarazada, enceinte, enceintes, femme enceinte, femmes enceintes, grossesse, future maman,
    futures mamans, incinta, in gravidanza, gravidanza, donna incinta, donne incinte, in dolce attesa,
    aspetto un bimbo, aspetto un bambino, aspetto una bambina, aspetta un bimbo, aspetta un bambino, aspettiamo un bambino,
    j'attends un bebe, attends un bebe, attend un bebe, attend un enfant, espero un bebe, espera un bebe,
    esperando un bebe, erwarte ein kind, erwarte ein baby, erwartet ein kind, erwartet ein baby, erwarten ein kind,
    futura mamma
  `,baby:`
    baby, babys, babies, baby's, infants?, newborns?, weaning, baby led weaning, blw, baby food,
    first foods?, starting solids, start solids, saugling, sauglinge, beikost, babybrei, babynahrung,
    breifrei, fingerfood furs baby, kleinstkind, bebe, bebes, para bebes, lactante, lactantes,
    papilla de bebe, alimentacion complementaria, destete, nourrisson, nourrissons, petit pot, petits pots,
    diversification, diversification alimentaire, pour bebe, neonato, neonati, neonata, lattante, lattanti,
    svezzamento, autosvezzamento, pappa per bebe
  `,toddler:`
    toddlers?, toddler friendly, preschoolers?, pre schoolers?, smash cake, first birthday, 1st birthday,
    kleinkind, kleinkinder, kleinkindern, kleinkindes, kindergartenkind, kindergartenkinder, nino pequeno,
    nina pequena, ninos pequenos, ninas pequenas, preescolar, preescolares, peque, peques, tout petit,
    tout petits, tout petites, jeune enfant, jeunes enfants, bambin, bambins, enfant en bas age,
    bimbo piccolo, bimba piccola, bimbi piccoli, bambino piccolo, bambina piccola, bambini piccoli
  `};var unknownConditions=[{name:"kidney disease",phrases:`
      kidney disease, kidney failure, kidney diet, kidney friendly, kidney patients?, kidney stones?,
      bad kidneys, renal, renal diet, renal failure, chronic kidney disease, ckd, nierenkrank,
      nierenkranke, nierenkrankheit, nierenschonend, niereninsuffizienz, nierensteine, nierendiat,
      enfermedad renal, insuficiencia renal, dieta renal, piedras en el rinon, insuffisance renale,
      maladie renale, calculs renaux, insufficienza renale, malattia renale, calcoli renali
    `},{name:"dialysis",phrases:"dialysis, dialyse, dialisis, dialisi, dialysepatienten"},{name:"low potassium",phrases:`
      low potassium, potassium restricted, kaliumarm, kaliumarme, bajo en potasio, pauvre en potassium,
      basso contenuto di potassio, povero di potassio
    `},{name:"low phosphorus",phrases:`
      low phosphorus, low phosphate, phosphatarm, phosphorarm, bajo en fosforo, pauvre en phosphore,
      povero di fosforo
    `},{name:"low protein",phrases:`
      low protein diet, protein restricted, eiweissarm, eiweissarme, bajo en proteinas,
      pauvre en proteines, ipoproteica
    `},{name:"acid reflux",phrases:`
      acid reflux, gerd, gord, reflux, heartburn, lpr, sodbrennen, refluxkrankheit, reflujo, reflujo acido,
      acidez estomacal, reflux gastrique, reflux gastro oesophagien, brulures d'estomac, reflusso,
      reflusso gastroesofageo, bruciore di stomaco
    `},{name:"histamine intolerance",phrases:`
      histamine intolerance, histamine intolerant, low histamine, antihistamine diet, histamines?,
      histaminarm, histaminarme, histaminarmes, histaminintoleranz, histamin, histamina, bajo en histamina,
      baja en histamina, intolerancia a la histamina, pauvre en histamine, intolerance a l'histamine,
      basso contenuto di istamina, istamina, intolleranza all'istamina
    `},{name:"low oxalate",phrases:`
      low oxalate, oxalates?, oxalatarm, oxalatarme, bajo en oxalatos, oxalatos, pauvre en oxalates,
      ossalati, basso contenuto di ossalati
    `},{name:"gastritis",phrases:`
      gastritis, gastrite, magenschleimhautentzundung, stomach ulcers?, peptic ulcer, magengeschwur,
      ulcera, ulcere
    `},{name:"gastroparesis",phrases:"gastroparesis, gastroparese, gastroparesia"},{name:"IBS",phrases:`
      ibs, irritable bowel, irritable bowel syndrome, spastic colon, reizdarm, reizdarmsyndrom,
      colon irritable, intestino irritable, sindrome del intestino irritable,
      syndrome de l'intestin irritable, syndrome du colon irritable, colon irritabile,
      intestino irritabile
    `,explainedBy:"low-fodmap"},{name:"SIBO",phrases:"sibo, small intestinal bacterial overgrowth, dunndarmfehlbesiedlung",explainedBy:"low-fodmap"},{name:"IBD",
phrases:`
      ibd, inflammatory bowel disease, chronisch entzundliche darmerkrankung,
      enfermedad inflamatoria intestinal, maladie inflammatoire de l'intestin,
      malattia infiammatoria intestinale
    `},{name:"Crohn's disease",phrases:`
      crohn'?s, crohns disease, crohn's disease, morbus crohn, crohn, enfermedad de crohn,
      maladie de crohn, morbo di crohn
    `},{name:"ulcerative colitis",phrases:`
      ulcerative colitis, colitis, colitis ulcerosa, colite, colite ulcereuse, rectocolite,
      rettocolite ulcerosa
    `},{name:"diverticulitis",phrases:`
      diverticulitis, diverticulosis, divertikulitis, divertikulose, diverticulite, diverticolite,
      diverticulose
    `},{name:"low residue",phrases:`
      low residue, low fib(?:er|re) diet, colonoscopy, bowel prep, ballaststoffarm, ballaststoffarme,
      bajo en residuos, baja en residuos, sans residus, pauvre en residus, senza scorie
    `},{name:"a stoma",phrases:`
      ileostomy, colostomy, stoma, ostomy, ileostoma, kunstlicher darmausgang, ileostomia, colostomia,
      stomie
    `},{name:"gallstones",phrases:`
      gallstones?, gallbladder, gall bladder, gallbladder diet, gallensteine, gallenblase, vesicula,
      vesicula biliar, calculs biliaires, vesicule biliaire, calcoli biliari, cistifellea
    `},{name:"pancreatitis",phrases:"pancreatitis, pankreatitis, pancreatite, bauchspeicheldrusenentzundung"},{name:"liver disease",phrases:`
      liver disease, fatty liver, nafld, cirrhosis, liver cleanse, hepatitis, fettleber, leberzirrhose,
      higado graso, cirrosis, foie gras hepatique, steatose hepatique, cirrhose, fegato grasso, cirrosi
    `},{name:"PKU",phrases:`
      pku, phenylketonuria, phenylketonurie, fenilcetonuria, phenylcetonurie, fenilchetonuria
    `},{name:"fructose intolerance",phrases:`
      fructose intolerance, fructose intolerant, fructose malabsorption, fructose free, low fructose,
      fruktoseintoleranz, fructoseintoleranz, fruktosearm, fructosearm, fruktosefrei,
      intolerancia a la fructosa, sin fructosa, intolerance au fructose, sans fructose,
      intolleranza al fruttosio, senza fruttosio
    `,explainedBy:"low-fodmap"},{name:"sucrose intolerance",phrases:`
      csid, sucrose intolerance, sucrase isomaltase deficiency, sorbitol intolerance, sorbitintoleranz
    `},{name:"galactosemia",phrases:"galactosemia, galactosaemia, galaktosamie, galactosemie, galattosemia"},{name:"favism",phrases:"favism, g6pd, g6pd deficien\
cy, favismus, favismo, favisme"},{name:"salicylate intolerance",phrases:`
      salicylates?, low salicylate, salicylate intolerance, salicylat, salicylatarm, salicilatos,
      salicilati, failsafe diet, feingold diet
    `},{name:"nickel allergy",phrases:`
      nickel allergy, low nickel, nickel free, nickelallergie, nickelarm, alergia al niquel,
      bajo en niquel, allergie au nickel, allergia al nichel, senza nichel, nichel
    `},{name:"alpha-gal syndrome",phrases:"alpha gal, alpha gal syndrome, red meat allergy, alfa gal"},{name:"oral allergy syndrome",phrases:`
      oral allergy syndrome, pollen food syndrome, kreuzallergie, sindrome de alergia oral,
      sindrome orale allergica
    `},{name:"FPIES",phrases:"fpies"},{name:"eosinophilic esophagitis",phrases:`
      eoe, eosinophilic, eosinophilic esophagitis, six food elimination diet, eosinophile osophagitis,
      esofagitis eosinofilica, oesophagite a eosinophiles, esofagite eosinofila
    `},{name:"mast cell activation",phrases:`
      mcas, mast cell, mast cell activation, mastocytosis, mastzellaktivierungssyndrom, mastozytose,
      mastocitosis, mastocytose, mastocitosi
    `},{name:"GAPS",phrases:"gaps diet, gaps intro, gaps friendly, gut and psychology syndrome"},{name:"GAPS",phrases:"gaps",isAcronym:true},{name:"the specific\
 carbohydrate diet",phrases:"scd diet, specific carbohydrate diet, scd legal"},{name:"the specific carbohydrate diet",phrases:"scd",isAcronym:true},{name:"candi\
da",phrases:"candida, candida diet, anti candida, yeast overgrowth, candidiasis, candidose"},{name:"Passover",phrases:"passover, pesach, pessach, kosher for pas\
sover"},{name:"a fast for Lent",phrases:"great lent, for lent, lenten, lenten fast, orthodox fast, fastenzeit, careme, cuaresma, quaresima"},{name:"latex-fruit \
syndrome",phrases:"latex fruit syndrome, latex fruit"},{name:"the DASH diet",phrases:"dash diet, dash eating plan, dash friendly, dash diat, dieta dash, regime \
dash"},{name:"the DASH diet",phrases:"dash",isAcronym:true},{name:"high blood pressure",phrases:`
      high blood pressure, high bp, high b p, high blood pressures, hypertension, hypertensive, hipertenso, hipertensa,
      iperteso, ipertesa, hypertendue, hoher blutdruck, hohen blutdruck, hohem blutdruck, blutdruckpatient, lower blood pressure, bluthochdruck, hypertonie,
      hipertension, presion alta, tension alta, hypertendu, pression arterielle, ipertensione,
      pressione alta
    `},{name:"heart failure",phrases:`
      heart failure, congestive heart failure, heart disease, heart attack, herzinfarkt, infarctus, infarto, cardiac diet, coronary,
      herzinsuffizienz, herzkrank, herzkrankheit, insuficiencia cardiaca, enfermedad cardiaca,
      insuffisance cardiaque, maladie cardiaque, scompenso cardiaco, insufficienza cardiaca
    `},{name:"blood thinners",phrases:`
      warfarin, previscan, antivitamine k, acenocoumarol, blood thinners?, coumadin, low vitamin k, marcumar, blutverdunner, sintrom,
      anticoagulants?, anticoagulantes?, anticoagulanti
    `},{name:"a bariatric diet",phrases:`
      bariatric, gastric bypass, gastric sleeve, stomach stapling, lap band, magenbypass, schlauchmagen,
      bariatrisch, bypass gastrico, manga gastrica, bariatrica, bypass gastrique, bariatrique,
      sleeve gastrectomy
    `},{name:"cancer treatment",phrases:`
      cancer, cancer patients?, chemo, chemotherapy, neutropenic, radiation therapy, krebs diat,
      krebspatienten, krebskranke, chemotherapie, quimioterapia, quimio, chimiotherapie, chimio,
      chemioterapia, leukemia, leukamie
    `},{name:"POTS",phrases:"pots syndrome, postural orthostatic tachycardia, posturales tachykardiesyndrom"},{name:"POTS",phrases:"pots",isAcronym:true},{name:"\
lupus",phrases:"lupus",explainedBy:"aip"},{name:"autoimmune disease",phrases:`
      autoimmune disease, auto immune disease, autoimmune condition, autoimmune, auto immune,
      autoimmunerkrankung, autoimmunkrankheit, enfermedad autoinmune, maladie auto immune,
      malattia autoimmune
    `,explainedBy:"aip"},{name:"thyroid disease",phrases:`
      thyroid, hypothyroid, hypothyroidism, hyperthyroid, hyperthyroidism, graves disease, low iodine,
      schilddruse, schilddrusenunterfunktion, jodarm, tiroides, hipotiroidismo, thyroide, hypothyroidie,
      tiroide, ipotiroidismo
    `},{name:"Hashimoto's disease",phrases:"hashimoto'?s?, hashimotos",explainedBy:"aip"},{name:"arthritis",phrases:`
      arthritis, rheumatoid, rheumatoid arthritis, rheuma, arthrose, artritis, arthrite, artrite
    `,explainedBy:"aip"},{name:"psoriasis or eczema",phrases:"psoriasis, eczema, rosacea, schuppenflechte, neurodermitis, psoriasi",explainedBy:"aip"},{name:"mu\
ltiple sclerosis",phrases:`
      multiple sclerosis, multiple sklerose, esclerosis multiple, sclerose en plaques, sclerosi multipla,
      wahls protocol
    `,explainedBy:"aip"},{name:"endometriosis",phrases:"endometriosis, endometriose, endometriosi"},{name:"PCOS",phrases:`
      pcos, polycystic, polycystic ovary syndrome, pco syndrom, ovario poliquistico, sopk,
      ovaires polykystiques, ovaio policistico
    `},{name:"hemochromatosis",phrases:`
      hemochromatosis, haemochromatosis, hamochromatose, eisenspeicherkrankheit, hemocromatosis,
      hemochromatose, emocromatosi, iron overload
    `},{name:"Wilson's disease",phrases:"wilson'?s disease, wilson disease, low copper, morbus wilson"},{name:"anemia",phrases:`
      anemia, anaemia, anemic, anaemic, iron deficiency, anamie, eisenmangel, anemico, anemie
    `},{name:"osteoporosis",phrases:"osteoporosis, osteoporose, osteoporosi"},{name:"migraine",phrases:"migraines?, migraine diet, low tyramine, migrane, migran\
a, emicrania, maoi"},{name:"epilepsy",phrases:"epilepsy, epileptic, epilepsie, epilepsia, epilessia",explainedBy:"keto"},{name:"hypoglycemia",phrases:`
      hypoglycemia, hypoglycaemia, hypoglycemic, unterzuckerung, hipoglucemia, hypoglycemie, ipoglicemia
    `},{name:"low glycemic index",phrases:`
      low gi, low glycemic, low glycaemic, low glycemic index, glycemic index, glycaemic index,
      niedriger glykamischer index, glykamischer index, bajo indice glucemico, indice glucemico,
      indice glucemico bajo, index glycemique, indice glycemique, indice glycemique bas,
      basso indice glicemico, indice glicemico, indice glicemico basso
    `,explainedBy:"diabetes"},{name:"dysphagia",phrases:`
      dysphagia, trouble swallowing, difficulty swallowing, swallowing problems, iddsi, dysphagie,
      schluckstorung, schluckbeschwerden, disfagia, liquid diet, clear liquids?, full liquid diet,
      wired jaw, jaw surgery
    `},{name:"a bland diet",phrases:`
      bland diet, brat diet, schonkost, dieta blanda, dieta in bianco, after surgery, post op, stomach flu
    `},{name:"cystic fibrosis",phrases:"cystic fibrosis, mukoviszidose, fibrosis quistica, mucoviscidose, fibrosi cistica"},{name:"Parkinson's disease",phrases:"\
parkinson'?s?(?: disease)?, morbus parkinson"},{name:"dementia",phrases:"dementia, alzheimer'?s?, demenz, demencia, demence, demenza"},{name:"an ADHD diet",phrases:"\
adhd diet, adhs diat, dieta tdah, regime tdah, autism diet"},{name:"an eating disorder",phrases:`
      eating disorder, anorexia, anorexic, bulimia, arfid, essstorung, trastorno alimentario,
      trouble alimentaire, disturbo alimentare
    `},{name:"interstitial cystitis",phrases:`
      interstitial cystitis, bladder diet, painful bladder, interstitielle zystitis, cistitis intersticial,
      cystite interstitielle, cistite interstiziale
    `},{name:"an anti-inflammatory diet",phrases:`
      anti inflammatory, antiinflammatory, inflammation, entzundungshemmend, entzundungshemmende,
      antientzundlich, antiinflamatoria, antiinflamatorio, anti inflammatoire, antinfiammatoria,
      antinfiammatorio
    `},{name:"the carnivore diet",phrases:`
      carnivore, carnivore diet, lion diet, zero carb, carnivora, dieta carnivora, regime carnivore,
      karnivor, karnivore
    `},{name:"the Ornish diet",phrases:"ornish, ornish diet, dean ornish"},{name:"the Pritikin diet",phrases:"pritikin"},{name:"the Daniel fast",phrases:`
      daniel fast, daniel diet, ayuno de daniel, daniel fasten, jeune de daniel, digiuno di daniele
    `},{name:"a macrobiotic diet",phrases:`
      macrobiotics?, makrobiotisch, makrobiotische, makrobiotik, macrobiotica, macrobiotico, macrobiotique
    `},{name:"the blood type diet",phrases:`
      blood type diet, blood type, blutgruppendiat, dieta del grupo sanguineo, regime groupe sanguin,
      dieta del gruppo sanguigno
    `},{name:"an alkaline diet",phrases:`
      alkaline foods?, alkaline recipes?, alkaline vegan, alkaline diet, basisch, basische, basenfasten,
      dieta alcalina, alcalina, regime alcalin, dr sebi
    `},{name:"a raw food diet",phrases:`
      raw food, raw food diet, raw vegan, rohkost, rohkostdiat, crudivegano, crudivora, crudivore,
      crudivorisme, crudismo, crudista
    `},{name:"Weight Watchers",phrases:`
      weight watchers?, ww points, smart ?points, zero points?, point plus, weightwatchers
    `},{name:"Slimming World",phrases:"slimming world, syn free, syns"},{name:"the Atkins diet",phrases:"atkins, atkins diet, atkins diat"},{name:"the South Bea\
ch diet",phrases:"south beach diet"},{name:"the Dukan diet",phrases:"dukan, dukan diet, regime dukan, dieta dukan"},{name:"the Zone diet",phrases:"zone diet, di\
eta a zona, dieta de la zona"},{name:"Optavia",phrases:"optavia, medifast"},{name:"the HCG diet",phrases:"hcg diet"},{name:"Noom",phrases:"noom"},{name:"the Pla\
nt Paradox",phrases:`
      plant paradox, lectin free, lectins?, gundry, lektinfrei, sin lectinas, sans lectines, senza lectine
    `},{name:"a Jain diet",phrases:"jain, jain friendly, jainism, jainistisch, jaina, jainista"},{name:"a sattvic diet",phrases:`
      sattvic, satvic, sattvik, ayurvedic, ayurveda, ayurvedisch, ayurvedica, ayurvedico, ayurvedique
    `},{name:"an Ital diet",phrases:"rastafarian, ital food, ital stew"}];var wordsOf2=phrases=>new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.split(",").map(phrase=>phrase.trim()).filter(Boolean).sort((a,b)=>b.length-a.length).map(phrase=>phrase.
replace(/[\s-]+/g,"[\\s-]+")).join("|")})(?![\\p{L}\\p{N}])`,"gu");var named=Object.entries(conditionNames).map(([id,phrases])=>({id,words:wordsOf2(phrases)}));
var unknown=unknownConditions.map(({name,phrases,isAcronym,explainedBy})=>({name,words:wordsOf2(phrases),isAcronym:isAcronym??false,explainedBy}));var decoyWords=wordsOf2(
decoys2);var denied2=/(?<![\p{L}\p{N}])(?:not|non|isn't|aren't|never|nicht|kein|keine|keinen|pas|ni|senza|non e)(?:\s+(?:a|an|for|for a|fur|pour|para|per|even|strictly))?[\s-]+$/u;
var spansOf=(words5,text)=>[...text.matchAll(words5)].map(match=>({start:match.index,end:match.index+match[0].length}));var overlaps=(a,b)=>a.start<b.end&&b.start<
a.end;var isDenied=(text,start)=>denied2.test(text.slice(Math.max(0,start-24),start));function longest2(spans){const kept2=[];for(const span of[...spans].sort((a,b)=>b.
end-b.start-(a.end-a.start)))if(!kept2.some(other2=>overlaps(other2,span)))kept2.push(span);return kept2.sort((a,b)=>a.start-b.start)}var asTyped=(folded2,span)=>({
...span,start:folded2.places[span.start]??0,end:folded2.places[span.end]??folded2.places.at(-1)??0});function conditionsIn(text){const folded2=foldWithPlaces(text);
const words5=[...spansOf(decoyWords,folded2.text).map(span=>({...span,condition:null})),...named.flatMap(({id,words:names2})=>spansOf(names2,folded2.text).filter(
({start,end})=>id!=="gout"||!/û/iu.test(text.slice(folded2.places[start],folded2.places[end]))).map(span=>({...span,condition:{id}}))),...agesIn(folded2.text)];
const found=longest2(words5).flatMap(span=>span.condition===null||isDenied(folded2.text,span.start)?[]:[{...asTyped(folded2,span),condition:span.condition}]);return withAges(
found)}function withAges(found){const ages=found.flatMap(({condition})=>condition.months===void 0?[]:[condition.months]);const youngest=ages.length>0?Math.min(...ages):
void 0;const isGrown=youngest!==void 0&&youngest>=12&&youngest<24;return found.map(mention=>{const{condition}=mention;if(condition.id!=="baby"&&condition.id!=="\
toddler")return mention;if(condition.id==="baby"&&isGrown)return{...mention,condition:{id:"toddler",months:youngest}};const own=ages.filter(months=>condition.id===
"baby"?months<12:months>=12);return own.length>0?{...mention,condition:{id:condition.id,months:Math.min(...own)}}:mention})}function unknownConditionsIn(text){const folded2=foldWithPlaces(
text);const known=new Set(conditionsIn(text).map(({condition})=>condition.id));const spans=unknown.filter(({explainedBy})=>explainedBy===void 0||!known.has(explainedBy)).
flatMap(({name,words:words5,isAcronym})=>spansOf(words5,folded2.text).filter(({start})=>!isDenied(folded2.text,start)).map(span=>({...asTyped(folded2,span),name})).
filter(({start,end})=>!isAcronym||isCapital(text.slice(start,end),text)));return longest2(spans)}var isCapital=(typed,text)=>typed===typed.toUpperCase()&&text!==
text.toUpperCase();export{remembered,singular,wordsOf,stemsOf,phraseTrie,foods,foodById,longestHits,findFoods,aisles,matchFood,searchFoods,rational,multiply,toNumber,fromDecimal,unitOf,
scaleQuantity,readAmount,parseIngredientLine,parseIngredient,foodOfLine,foodOf,formatQuantity,splitWords,foldedWords,foreignLanguages,dictionaryOf,isGrammar,detectLanguage,
gloss,inEnglish,isForeignWord,recipeLanguage,lineInEnglish,readLines,fold2 as fold,singular2,tokens,wholeWords,sentences,familyOf,halfSymbol,headOf,storable,forbids,
listOf,capital,ingredientNames,nameOf,gramsOf,computeNutrition,nutritionLines,figuresOf,donenessFor,donenessOf,rawFishDish,rawFishWords,rawFishSentence,durationsOf,
restIn,minutesInAll,heats,times2 as times,conditionRules,allowsFood,conditionFindings,conditionsIn,unknownConditionsIn,numberWords2 as numberWords,readDurations,
isTimer,proseLanguage,readMinutes,readServings};
//# sourceMappingURL=chunk-TETHUGLX.js.map
